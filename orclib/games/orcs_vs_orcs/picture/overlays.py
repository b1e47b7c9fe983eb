"""What can be shown on top of any picture of the map: holdings, reach, retreats, lone Hordes, objectives.

Each function takes a scene and its view, and returns the scene with more on it; its text says the same. While a battle
is fought the map is not seen, and only the text is added.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from orclib.engine import Overlay, Seat
from orclib.games.orcs_vs_orcs.box import OVERWHELMING, Objective
from orclib.games.orcs_vs_orcs.picture import pieces
from orclib.games.orcs_vs_orcs.picture.land import LAND, land
from orclib.games.orcs_vs_orcs.picture.panel import COLUMN
from orclib.games.orcs_vs_orcs.rules.choices import Reach
from orclib.games.orcs_vs_orcs.rules.meeting import retreats
from orclib.games.orcs_vs_orcs.rules.reckoning import counted, leaders
from orclib.games.orcs_vs_orcs.state import View
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.games.orcs_vs_orcs.text.names import (
    objective_name,
    objective_rule,
    seat_name,
    seats_list,
    zone_name,
    zones_list,
)
from orclib.language import labelled, say, series
from orclib.scene import Box, Circle, Group, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, LEGAL, PAPER, REFUSE, mix

AREA: Final = 36
"""How far from the middle of a place what lies under it reaches."""


def overlays() -> dict[str, Overlay]:
    """Every overlay by name, with its label in the language in use."""
    return {
        "holdings": Overlay(say("who holds what", "qui tient quoi"), holdings),
        "reach": Overlay(say("where one action leads whoever moves", "où mène une action de celui qui joue"), reach),
        "retreats": Overlay(say("where each army could retreat to", "où chaque armée pourrait se replier"), ways_out),
        "lone": Overlay(
            say("lone Hordes, and who can drive them out", "les Hordes isolées, et qui peut les chasser"), lone
        ),
        "objectives": Overlay(
            say("who would be paid now, and for what", "qui serait payé maintenant, et pour quoi"), objectives
        ),
    }


# --- the map ---------------------------------------------------------------------------------------------------------


def holder(zone: str, view: View) -> Seat | None:
    """Who holds a zone: by a Dark City, by a marker, or by Hordes on a bare ruin."""
    home, owner, army = view.dark_city(zone), view.marker(zone), view.army(zone)
    if home is not None:
        return home
    return owner if owner is not None else army.seat if army is not None else None


def holdings(scene: Scene, view: View) -> Scene:
    """Each zone in the colour of whoever holds it."""
    held = {zone: who for zone in view.board.zones if (who := holder(zone, view)) is not None}
    told = [
        labelled(seat_name(who), zones_list([zone for zone in held if held[zone] == who], view.board))
        for who in view.options.seats
        if who in held.values()
    ]
    said = labelled(say("Held", "Qui tient quoi"), series(told) or say("none", "aucune")) + "."
    shapes: list[Shape] = []
    for zone, who in held.items():
        x, y = land(view.board).at[zone]
        shapes.append(Circle(x, y, AREA, fill=mix(LAND, pieces.swatch(who).fill, 0.42), stroke=INK, line=1.25))
    return _with(scene, view, said, under=group("holdings", shapes))


def reached(view: View, seat: Seat, origin: str) -> set[str]:
    """The zones that Hordes of a player may get to with one move action (OVO-6.1 to 6.4, 6.15, 30.3)."""
    found = set[str]()
    for first, stop, _local, further, _whole in Reach(view, seat).ways(origin):
        found.update(further, [first] if stop else [])
    return found - {origin}


def reach(scene: Scene, view: View) -> Scene:
    """How many Hordes of whoever moves one action can bring to each zone."""
    who, counts = view.mover, dict[str, int]()
    if who is not None:
        for zone, army in zip(view.board.zones, view.armies, strict=True):
            if army is not None and army.seat == who and army.fresh:
                for to in reached(view, who, zone):
                    counts[to] = max(counts.get(to, 0), army.fresh)
    there = [zone for zone in view.board.zones if zone in counts]
    told = [f"{zone_name(zone, view.board)} {counts[zone]}" for zone in there]
    name = seat_name(who) if who is not None else say("nobody", "personne")
    lead = say("Hordes that one action of {player} brings", "Hordes que peut amener une action ({player})").format(
        player=name
    )
    said = labelled(lead, ", ".join(told) or say("none", "aucune")) + "."
    under, front = list[Shape](), list[Shape]()
    for zone in there:
        x, y = land(view.board).at[zone]
        under.append(Circle(x, y, AREA, fill=mix(LAND, LEGAL, 0.3), stroke=LEGAL, line=2))
        front += parts.disc(x + _aside(view, zone), y - 4, str(counts[zone]), PAPER, 11)
    return _with(scene, view, said, group("reach-counts", front, layer="front"), under=group("reach", under))


def ways_out(scene: Scene, view: View) -> Scene:
    """From each army an arrow to every zone that it could retreat to; a cross where there is none."""
    here, front, told = land(view.board), list[Shape](), list[str]()
    for zone, army in zip(view.board.zones, view.armies, strict=True):
        if army is None or zone in view.board.dark_city:
            continue
        x, y = here.at[zone]
        open_to = retreats(view, army.seat, zone)
        told.append(f"{zone_name(zone, view.board)} → {zones_list(open_to, view.board) or say('none', 'aucune')}")
        if not open_to:
            front += parts.badge(x + _aside(view, zone), y - 2, "cross", REFUSE, 12)
        for near in open_to:
            bx, by = here.at[near]
            long = math.hypot(bx - x, by - y) or 1.0
            ux, uy = (bx - x) / long, (by - y) / long
            start, end = max(0.44 * long, 26), max(0.76 * long, 52)
            if uy < -0.8:  # from below: not over the name
                start, end = long - 64, long - 44
            front += parts.arrow((x + start * ux, y + start * uy), (x + end * ux, y + end * uy), LEGAL)
    said = labelled(say("Open to a retreat", "Permis pour un repli"), series(told) or say("none", "aucune")) + "."
    return _with(scene, view, said, group("retreats", front, layer="front"))


def lone(scene: Scene, view: View) -> Scene:
    """Lone Hordes without walls, and how many enemies one action can bring; three drive them out (OVO-11.6)."""
    here, front, told = land(view.board), list[Shape](), list[str]()
    for zone, army in zip(view.board.zones, view.armies, strict=True):
        fort = view.fortress(zone)
        walled = fort is not None and fort.standing and fort.owner == (army.seat if army is not None else None)
        if army is None or army.hordes != 1 or walled or zone in view.board.dark_city:
            continue
        enemies = [
            other.hordes
            for origin, other in zip(view.board.zones, view.armies, strict=True)
            if other is not None
            and view.options.enemies(other.seat, army.seat)
            and zone in reached(view, other.seat, origin)
        ]
        most = max(enemies, default=0)
        x, y = here.at[zone]
        fill = REFUSE if most >= OVERWHELMING else GOLD
        front += parts.disc(x + _aside(view, zone), y - 4, str(most), fill, 12)
        told.append(
            say("{zone} of {player}, {n} enemies can come", "{zone} ({player}), {n} ennemis peuvent venir").format(
                zone=zone_name(zone, view.board), player=seat_name(army.seat), n=most
            )
        )
    said = labelled(say("Lone Hordes", "Hordes isolées"), series(told) or say("none", "aucune")) + "."
    return _with(scene, view, said, group("lone", front, layer="front"))


def _aside(view: View, zone: str) -> float:
    """How far beside a place a number hides nothing: where a fortress would stand, else beyond the marker."""
    side = land(view.board).side[zone]
    return 30.0 * side if view.fortress(zone) is None else -34.0 * side


# --- objectives ------------------------------------------------------------------------------------------------------


def objectives(scene: Scene, view: View) -> Scene:
    """What each active objective counts now, player by player, and who would be paid."""
    lines = [_standing(tile, view) for tile in view.river]
    said = (
        labelled(
            say("If the game turn ended now", "Si le tour de jeu finissait maintenant"),
            series(lines) or say("none", "aucun"),
        )
        + "."
    )
    table = tuple(_table(view))
    if table and not alt_text.fights(view):
        scene = replace(scene, groups=tuple(each for each in scene.groups if each.id != "key"))
    return _with(scene, view, said, *table)


def _standing(tile: Objective, view: View) -> str:
    counts = zip(view.options.seats, counted(view, tile), strict=True)
    told = ", ".join(f"{seat_name(who)} {n}" for who, n in counts)
    due = leaders(view, tile)
    paid = (
        say("a point for {players}", "un point pour {players}").format(players=seats_list(due))
        if due
        else say("a point for nobody", "un point pour personne")
    )
    return labelled(f"{objective_name(tile)} ({objective_rule(tile)})", f"{told}, {paid}")


def _table(view: View) -> Iterable[Group]:
    """The counts in a table in place of the key: a row for each tile, a column for each player; on gold who is paid."""
    if not view.river:
        return
    seats, rows = view.options.seats, len(view.river)
    box = Box(COLUMN.x, COLUMN.bottom - 40 - 30 * rows, COLUMN.w, 40 + 30 * rows)
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, 10, fill=PAPER, stroke=INK, line=2)]
    left, step = box.x + 180, (COLUMN.w - 190) / len(seats)
    for place, who in enumerate(seats):
        shapes += pieces.marker(left + step * (place + 0.5), box.y + 20, who, 18)
    for row, tile in enumerate(view.river):
        y, due = box.y + 48 + 30 * row, leaders(view, tile)
        name = metrics.fit(objective_name(tile), 160, 17)
        shapes.append(Text(box.x + 14, y + 6, name, 17, INK, room=164))
        for place, (who, n) in enumerate(zip(seats, counted(view, tile), strict=True)):
            x = left + step * (place + 0.5)
            shapes += parts.disc(x, y, str(n), GOLD) if who in due else [parts.middle(x, y, str(n), 17, INK)]
    yield group("standings", shapes, layer="front")


def _with(scene: Scene, view: View, said: str, *more: Group, under: Group | None = None) -> Scene:
    """A scene with more on it, and below the names what lies under the places."""
    text = f"{scene.text}\n{said}"
    if alt_text.fights(view):
        return replace(scene, text=text)
    groups = list(scene.groups)
    if under is not None:
        at = next((place for place, thing in enumerate(groups) if thing.id == "land"), -1) + 1
        groups.insert(at, under)
    return replace(scene, text=text, groups=(*groups, *more))


__all__ = ["overlays"]
