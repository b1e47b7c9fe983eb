"""What can be shown on top of the table on any position: territories, lines, the reach of arrows, gold in sight."""

from __future__ import annotations

from orclib.engine import Overlay
from orclib.games.armadora.bots import odds
from orclib.games.armadora.box import People, Square
from orclib.games.armadora.picture import overlays as drawn
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import View, free_mask
from orclib.games.armadora.text.names import people_name
from orclib.language import percent, say
from orclib.scene import Scene


def overlays() -> dict[str, Overlay]:
    """Every overlay by name, with its label in the language in use."""
    return {
        "territories": Overlay(
            say("territories and their sizes", "les territoires et leurs tailles"),
            lambda scene, view: drawn.territories(scene, view.land),
        ),
        "lines": Overlay(
            say("where a palisade may lie", "où poser une palissade"), lambda scene, view: drawn.lines(scene, view.land)
        ),
        "free": Overlay(
            say("free squares of each territory", "les cases libres de chaque territoire"),
            lambda scene, view: drawn.gaps(scene, view.land, free_mask(view)),
        ),
        "reach": Overlay(
            say("where arrows may go", "où peuvent aller les flèches"),
            lambda scene, view: drawn.reach(scene, targets(view)),
        ),
        "odds": Overlay(say("who would take the gold", "qui prendrait l'or"), prospects),
    }


def targets(view: View) -> tuple[Square, ...]:
    """The squares that the Elf's arrows reach: of territories with an Elf that are not complete (ARM-14.16 ff.)."""
    elf = view.seat_of(People.ELF)
    if elf is None or not view.options.advanced:
        return ()
    free, own = free_mask(view), {s for s in Square if (one := view.squares[s.index]) is not None and one.owner == elf}
    return tuple(
        square
        for mask in view.land.territories
        if mask & free and any(mask & each.bit for each in own)
        for square in squares_of(mask)
    )


def prospects(scene: Scene, view: View) -> Scene:
    """Who would most likely take each territory's gold if the game were counted now, as far as these eyes know."""
    notes = {}
    for each in odds.prospects(view):
        hopes = [win + share / 2 for win, share in zip(each.wins, each.shares, strict=True)]
        side = hopes.index(max(hopes))
        names = "+".join(people_name(view.people(seat)) for seat in view.options.sides[side])
        notes[each.squares] = f"{names} {percent(float(each.wins[side]))}"
    return drawn.noted(scene, view.land, notes)


__all__ = ["overlays"]
