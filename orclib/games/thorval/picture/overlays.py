"""What can be shown on top of any picture of the island: regions, terrain, water, roads, kingdoms, targets, bands.

Each function takes a scene and its view, and returns the scene with more on it; its text says the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from orclib.engine import Overlay, Seat
from orclib.games.thorval.board import HOUSE, Board, Point
from orclib.games.thorval.box import CASTLE_BONUS, REGIONS, Route
from orclib.games.thorval.picture import pieces
from orclib.games.thorval.picture.island import CONTENT, MAP, TREASURE, island
from orclib.games.thorval.picture.panel import COLUMN
from orclib.games.thorval.rules.orks import band_targets, bands
from orclib.games.thorval.rules.turn import attackable, kingdoms, reinforcements
from orclib.games.thorval.state import SETUP, View
from orclib.games.thorval.text.names import house_name, region_name, route_name, seat_name, space_name, spaces_list
from orclib.language import capital, labelled, plural, say, series
from orclib.scene import Box, Circle, Group, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import ACCENT, GOLD, ICE_LINE, INK, LEGAL, LEGAL_WASH, PAPER, REFUSE, TERRAINS, mix

CORNERS: Final = ((34, -34), (-34, -34), (40, -4), (-40, -4), (36, 20), (-36, 20))
"""Where a number or sign of an overlay may lie about the anchor of a space."""
TINTS: Final = (
    "#F6ECD6", mix(TERRAINS["desert"], "#E8691F", 0.22), mix(TERRAINS["forest"], "#1F6F5B", 0.22), "#E9D98C",
    mix(TERRAINS["plain"], "#7E9C60", 0.35), mix(TERRAINS["mountain"], "#AE879E", 0.35),
)  # fmt: skip


def overlays() -> dict[str, Overlay]:
    """Every overlay by name, with its label in the language in use."""
    return {
        "regions": Overlay(say("the six regions", "les six régions"), regions),
        "terrain": Overlay(say("what spaces add to a defence", "ce que les cases ajoutent à la défense"), terrain),
        "water": Overlay(say("the spaces on the water", "les cases au bord de l'eau"), water),
        "roads": Overlay(say("bridges and tunnel", "les ponts et le tunnel"), roads),
        "kingdoms": Overlay(say("the kingdoms of whoever moves", "les royaumes de celui qui joue"), kingdoms_of),
        "targets": Overlay(
            say("what may be attacked, what is threatened", "ce qu'on peut attaquer, ce qui est menacé"), targets
        ),
        "bands": Overlay(say("which bands would attack now", "les bandes qui attaqueraient maintenant"), raids),
    }


# --- the map ---------------------------------------------------------------------------------------------------------


def regions(scene: Scene, view: View) -> Scene:
    """Each region in a tint of its own, with its name; castles belong to none."""
    land, shapes, names = island(view.board), list[Shape](), list[str]()
    for number in range(1, len(REGIONS) + 1):
        spaces = [s for s in view.board.territories if view.board.region[s] == number]
        for space in spaces:
            shapes.append(
                Poly(land.polygon[space], fill=TINTS[number - 1], stroke=mix(TINTS[number - 1], INK, 0.45), line=1.25)
            )
        shapes += land.edge(spaces, 3, (INK, 4))
        named = view.board.name == HOUSE
        names.append(f"{REGIONS[number - 1]}  {house_name(number)}" if named else capital(region_name(number)))
    said = labelled(say("Regions", "Régions"), series(name.replace("  ", " ") for name in names))
    return _with(scene, f"{said}.", group("regions", shapes), _legend(names))


def terrain(scene: Scene, view: View) -> Scene:
    """What whoever defends a space adds for its terrain or walls."""
    board, shapes, told = view.board, list[Shape](), dict[int, list[str]]()
    for space in board.spaces:
        points = CASTLE_BONUS if board.is_castle(space) else board.bonus[space]
        if points:
            shapes += _disc(view, space, f"+{points}", GOLD)
            told.setdefault(points, []).append(space)
    said = [labelled(f"+{points}", spaces_list(told[points])) for points in sorted(told)]
    lines = [
        labelled("+1", say("forest and mountain", "forêt et montagne")),
        labelled(f"+{CASTLE_BONUS}", say("castle", "château")),
        labelled("+2", say("over a bridge, by tunnel", "par un pont, par le tunnel")),
    ]
    said.append(
        say(
            "+2 for whoever is attacked over a bridge or through the tunnel",
            "+2 pour qui est attaqué par un pont ou par le tunnel",
        )
    )
    return _with(
        scene,
        labelled(say("Defence", "Défense"), series(said)) + ".",
        group("bonus", shapes, layer="front"),
        _legend(lines),
    )


def water(scene: Scene, view: View) -> Scene:
    """The spaces on the river or the inner sea, between which boats go."""
    spaces = [space for space in view.board.spaces if space in view.board.water]
    shapes, front = list[Shape](), list[Shape]()
    for space in spaces:  # not in the colour of water: they are land
        shapes += island(view.board).edge((space,), 3, (ICE_LINE, 4))
        front += _sign(view, space, "drop", ICE_LINE)
    said = labelled(say("On the water", "Au bord de l'eau"), spaces_list(spaces) or say("none", "aucune"))
    legend = _legend(
        [
            plural(
                len(spaces),
                ("{n} space on the water", "{n} spaces on the water"),
                ("{n} case au bord de l'eau", "{n} cases au bord de l'eau"),
            ).format(n=len(spaces))
        ]
    )
    return _with(scene, f"{said}.", group("shores", shapes), group("drops", front, layer="front"), legend)


def roads(scene: Scene, view: View) -> Scene:
    """Bridges and the tunnel, with the spaces at their ends."""
    land, lines, front, told = island(view.board), list[Shape](), list[Shape](), list[str]()
    ends: list[str] = []
    for kind, a, b, (start, end) in land.crossings():
        ends += [a, b]
        label = say("bridge", "pont") if kind == "bridge" else say("tunnel", "tunnel")
        told.append(f"{label} {space_name(a)} – {space_name(b)}")
        if kind == "bridge":
            lines.append(Poly((start, end), closed=False, stroke=INK, line=34))
            lines.append(Poly((start, end), closed=False, stroke=GOLD, line=30))
            labels = [((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)]
        else:
            for dash in land.dashes(start, end):
                lines.append(Poly(dash, closed=False, stroke=INK, line=8))
                lines.append(Poly(dash, closed=False, stroke=GOLD, line=4.5))
            lines += [Circle(x, y, 21, fill=GOLD, stroke=INK, line=2) for x, y in (start, end)]
            labels = [start, end]
        for x, y in labels:
            wide = metrics.width(label, 17, bold=True) + 20
            side = 1 if x + wide + 30 < MAP.right else -1
            front += parts.pill(x + side * (wide / 2 + 22), y, label, PAPER)
    shapes = _lit(view, ends, mix(GOLD, PAPER, 0.6), INK)
    said = labelled(say("Roads", "Passages"), series(told) or say("none", "aucun"))
    ways = group("ways", lines, layer="board")
    names = group("road names", front, layer="front")
    return _with(scene, f"{said}.", group("ends", shapes), ways, names, _legend(map(capital, told)))


# --- positions -------------------------------------------------------------------------------------------------------


def mover(view: View) -> Seat:
    """Whose kingdoms and targets are shown: whoever moves, acts, looks or plays first."""
    found = [each for each in (view.mover, view.active, view.seat, view.first) if each is not None]
    return found[0] if found else Seat(0)


def kingdoms_of(scene: Scene, view: View) -> Scene:
    """Each kingdom of a player with its number of spaces, and the reinforcements that they bring."""
    seat = mover(view)
    shapes, front, told = list[Shape](), list[Shape](), list[str]()
    found = kingdoms(view, seat)
    for spaces in found:
        shapes += _lit(view, spaces, mix(GOLD, PAPER, 0.55), INK, whole=True)
        castle = next(space for space in spaces if view.board.is_castle(space))
        front += _disc(view, castle, str(len(spaces)), GOLD)
        told.append(f"{spaces_list(spaces)} ({len(spaces)})")
    lead = plural(
        len(found),
        ("Kingdom of {player}", "Kingdoms of {player}"),
        ("Royaume du joueur {player}", "Royaumes du joueur {player}"),
    ).format(player=seat_name(seat))
    due = plural(
        reinforcements(view, seat),
        ("{n} soldier a turn", "{n} soldiers a turn"),
        ("{n} soldat par tour", "{n} soldats par tour"),
    ).format(n=reinforcements(view, seat))
    said = labelled(lead, series([*told, due]) if told else f"{say('none', 'aucun')}; {due}")
    legend = _legend([lead, due])
    return _with(scene, f"{said}.", group("kingdoms", shapes), group("sizes", front, layer="front"), legend)


def targets(scene: Scene, view: View) -> Scene:
    """What a player may attack from where the units stand now, and which of the own spaces others border."""
    seat, board = mover(view), view.board
    own = view.own(seat) if view.phase not in SETUP else ()
    reach = {near for space in own for near in board.neighbours[space]}
    if view.help == 5 and board.water & set(own):
        reach |= board.water
    goals = [space for space in board.spaces if space in reach and attackable(view, seat, space)]
    threatened = [space for space in own if _foes(view, seat, space)]
    shapes = _lit(view, goals, LEGAL_WASH, LEGAL)
    for space in threatened:
        shapes += island(board).edge((space,), 5, (PAPER, 6), (REFUSE, 3.5), dash=(9, 5))
    front: list[Shape] = []
    for space in goals:
        front += _sign(view, space, "axe", LEGAL)
    none = say("none", "aucune")
    lead = say("{player} may attack", "{player} peut attaquer").format(player=seat_name(seat))
    exposed = say("Threatened by players", "Menacées par des joueurs")
    said = f"{labelled(lead, spaces_list(goals) or none)}. {labelled(exposed, spaces_list(threatened) or none)}."
    legend = _legend([labelled(lead, str(len(goals))), labelled(exposed, str(len(threatened)))])
    return _with(scene, said, group("goals", shapes), group("axes", front, layer="front"), legend)


def _foes(view: View, seat: Seat, space: str) -> list[str]:
    """The spaces from which other players may attack one."""
    forces = ((near, view.force(near)) for near in view.board.neighbours[space])
    foes = [(near, force.holder) for near, force in forces if force is not None and force.holder not in (None, seat)]
    return [near for near, foe in foes if foe is not None and attackable(view, foe, space)]


def raids(scene: Scene, view: View) -> Scene:
    """The bands that would attack now, numbered in the order of their targets."""
    land, arrows, discs, told = island(view.board), list[Shape](), list[Shape](), list[str]()
    number, starts = 0, list[str]()
    for band in bands(view):
        goals = band_targets(view, band)
        if not goals:
            continue
        starts.append(band)
        facts = []
        for goal in goals:
            number += 1
            start, end = pieces.middle(land.anchor[band]), pieces.middle(land.anchor[goal])
            tunnel = view.board.route(band, goal) is Route.TUNNEL
            arrows += pieces.arrow(start, end, ACCENT, wide=8, dash=tunnel)
            discs += pieces.beside_arrow(start, end, str(number))
            facts.append(f"{number} {space_name(goal)}" + (f" {route_name(Route.TUNNEL)}" if tunnel else ""))
        told.append(labelled(space_name(band), ", ".join(facts)))
    if view.fight is not None:  # its strengths stand at the side too, and would be under the arrows
        scene = replace(scene, groups=tuple(each for each in scene.groups if not each.id.startswith("strength:")))
    said = labelled(
        say("Bands that would attack, in order", "Bandes qui attaqueraient, dans l'ordre"),
        series(told) or say("none", "aucune"),
    )
    count = plural(
        len(starts),
        ("{n} band would attack", "{n} bands would attack"),
        ("{n} bande attaquerait", "{n} bandes attaqueraient"),
    ).format(n=len(starts))
    shapes = _lit(view, starts, mix(ACCENT, PAPER, 0.7), ACCENT)
    return _with(
        scene, f"{said}.", group("bands", shapes), group("raids", arrows, discs, layer="front"), _legend([count])
    )


# --- drawing ---------------------------------------------------------------------------------------------------------


def _with(scene: Scene, said: str, *groups: Group) -> Scene:
    """A scene with more on it: the legend in place of the key, or where the column is too full for it, on the sea."""
    legend = next(each for each in groups if each.id == "legend")
    rest = [each for each in groups if each is not legend]
    top = min((each.bounds.y for each in scene.groups if each.id == "key"), default=COLUMN.bottom)
    told = [each.text for each in legend.shapes if isinstance(each, Text)]
    if scene.note is None and legend.bounds.y < top:
        told = _packed(told)
        legend = _legend(told)
    if scene.note is not None or legend.bounds.y >= top:
        scene = replace(scene, groups=tuple(each for each in scene.groups if each.id != "key"))
        return scene.with_groups([*rest, legend], said)
    slim = _legend(told, 28 + max(metrics.width(line, 17) for line in told))
    aside = replace(slim, x=MAP.right - 8 - COLUMN.right, y=MAP.bottom - 8 - COLUMN.bottom)
    return scene.with_groups([*rest, aside], said)


def _packed(lines: Iterable[str]) -> list[str]:
    """The same in fewer lines, as many of them in one as there is room for."""
    packed = list[str]()
    for line in lines:
        joined = f"{packed[-1]} · {line}" if packed else line
        if packed and metrics.width(joined, 17) <= COLUMN.w - 28:
            packed[-1] = joined
        else:
            packed.append(line)
    return packed


def _lit(view: View, spaces: Sequence[str], fill: str, edge: str, *, whole: bool = False) -> list[Shape]:
    """Spaces in one light, each with a border, or all of them together."""
    land, shapes = island(view.board), list[Shape]()
    for space in spaces:
        shapes.append(Poly(land.polygon[space], fill=fill, stroke=mix(fill, INK, 0.4), line=1.25))
    for part in (spaces,) if whole else [(space,) for space in spaces]:
        shapes += land.edge(part, 3, (edge, 4))
    return shapes


def _disc(view: View, space: str, text: str, fill: str) -> list[Shape]:
    """A number at the corner of a space."""
    return parts.disc(*_corner(view.board, space), text, fill, 14)


def _sign(view: View, space: str, glyph: str, fill: str) -> list[Shape]:
    """A sign at the corner of a space."""
    x, y = _corner(view.board, space)
    return parts.badge(x, y, glyph, fill, 11)


@cache
def _corner(board: Board, space: str) -> Point:
    """The corner of a space where a sign hides least of the others."""
    land, (x, y) = island(board), island(board).anchor[space]
    others = [CONTENT.moved(*at) for each, at in land.anchor.items() if each != space and not board.is_castle(each)]
    others += [Box(cx - 30, cy - 38, 60, 78) for c in board.castles if c != space for cx, cy in (land.center[c],)]
    others += [TREASURE.moved(*land.treasure[each]) for each in board.castles]

    def hidden(corner: tuple[int, int]) -> float:
        box = Box(x + corner[0] - 13, y + corner[1] - 13, 26, 26)
        return sum(
            max(0.0, min(box.right, other.right) - max(box.x, other.x))
            * max(0.0, min(box.bottom, other.bottom) - max(box.y, other.y))
            for other in others
        )

    dx, dy = min(CORNERS, key=hidden)
    return x + dx, y + dy


def _legend(lines: Iterable[str], wide: float = COLUMN.w) -> Group:
    """What the overlay shows, at the foot of the column, at its right."""
    room = wide - 28
    told = [part for line in lines for part in metrics.wrap(line, room, 17)]
    high = 16 + 23 * len(told)
    box = Box(COLUMN.right - wide, COLUMN.bottom - high, wide, high)
    shapes: list[Shape] = [Rect(box.x, box.y, box.w, box.h, 10, fill=PAPER, stroke=INK)]
    for place, line in enumerate(told):
        shapes.append(Text(box.x + 14, box.y + 25 + 23 * place, line, 17, INK, room=room))
    return group("legend", shapes, layer="front")


__all__ = ["overlays"]
