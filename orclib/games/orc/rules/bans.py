"""What keeps colours away from a tribe: each rule stands here once, as the colours that it closes.

Colours are a set: a number with the `bit` of each.
"""

from __future__ import annotations

from collections.abc import Callable

from orclib.engine import Reason, Rule, Seat
from orclib.games.orc.actions import side_target, tribe_target
from orclib.games.orc.box import SEATS, TRIBES, Tribe
from orclib.games.orc.state import Front, State

ALL = sum(tribe.bit for tribe in TRIBES)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return SEATS[1 - seat]


class Ban(Rule, frozen=True, kw_only=True):
    """A rule that closes colours to a seat at a tribe."""

    closes: Callable[[Front, Seat], int]
    side: Callable[[Seat], Seat] | None = None
    """Whose cards there prove it; None where the tribe itself does, to both players alike."""
    tells: tuple[str, ...] = ()
    """Its facts, beside the tribe."""


OWN_COLOUR = Ban(
    "own-colour",
    "ORC-4.5",
    "The {tribe} tribe cannot be attacked by orcs of its own colour.",
    "La tribu {tribe} ne peut pas être attaquée par des orcs de sa propre couleur.",
    closes=lambda front, seat: front.tribe.bit,
)
ENEMY_COLOUR = Ban(
    "enemy-colour",
    "ORC-4.6",
    "Your opponent attacks {tribe} with {colour}, so {colour} is closed to you there.",
    "Votre adversaire attaque déjà la tribu {tribe} avec la couleur {colour} : elle vous est interdite à cet endroit.",
    closes=lambda front, seat: 0 if (colour := front.colour(SEATS[1 - seat])) is None else colour.bit,
    side=other,
    tells=("colour",),
)
COLOUR_LOCK = Ban(
    "colour-lock",
    "ORC-4.7",
    "Your side of {tribe} is {own} already: one colour a side, so not {colour}.",
    "Vous attaquez déjà la tribu {tribe} avec la couleur {own} : une seule couleur par attaque, donc pas la {colour}.",
    closes=lambda front, seat: 0 if (own := front.colour(seat)) is None else ALL & ~own.bit,
    side=lambda seat: seat,
    tells=("colour", "own"),
)
FROZEN = Ban(
    "frozen",
    "ORC-4.11",
    "The {tribe} tribe is frozen until somebody wins {neighbour}: nobody may attack it.",
    "La tribu {tribe} est gelée jusqu'à ce que quelqu'un gagne la tribu {neighbour} : personne ne peut l'attaquer.",
    closes=lambda front, seat: ALL if front.frozen else 0,
    tells=("neighbour",),
)
FROZEN_BOTH = Ban(
    "frozen-both",
    "ORC-9.5",
    "No card is played at a frozen tribe, by either player; {tribe} waits for {neighbour}.",
    "Aucun des deux joueurs ne peut poser de carte près d'une tribu gelée ; la tribu {tribe} attend la tribu "
    "{neighbour}.",
    closes=FROZEN.closes,
    tells=FROZEN.tells,
)
WON = Ban(
    "won",
    "ORC-4.12",
    "The {tribe} tribe has been won by {seat}: its battle is over.",
    "La tribu {tribe} a été gagnée par {seat} : sa bataille est finie.",
    closes=lambda front, seat: 0 if front.owner is None else ALL,
    tells=("seat",),
)
BANS = (OWN_COLOUR, ENEMY_COLOUR, COLOUR_LOCK, FROZEN, FROZEN_BOTH, WON)
_IN_FORCE = {False: BANS, True: tuple(ban for ban in BANS if ban is not WON)}
"""By whether a tribe that has been won may still be attacked (ORC-R7)."""
_SETS = {lenient: tuple(dict.fromkeys(ban.closes for ban in found)) for lenient, found in _IN_FORCE.items()}


def open_colours(state: State, seat: Seat) -> int:
    """The colours with which a seat may attack, tribe by tribe: those of the first tribe are the lowest bits."""
    sets, found = _SETS[state.options.attack_on_won], 0
    for front in reversed(state.fronts):
        closed = 0
        for closes in sets:
            closed |= closes(front, seat)
        found = found << len(TRIBES) | ALL & ~closed
    return found


def against(state: State, seat: Seat | None, colour: Tribe, tribe: Tribe) -> list[Reason]:
    """Every ban that holds a colour; without a seat, only those that hold for both sides."""
    front, eyes = state.fronts[tribe.index], SEATS[0] if seat is None else seat
    found = [
        ban
        for ban in _IN_FORCE[state.options.attack_on_won]
        if ban.closes(front, eyes) & colour.bit and (ban.side is None or seat is not None)
    ]
    if not found:
        return []
    known = {
        "colour": colour,
        "own": front.colour(eyes),
        "neighbour": state.toward_box(tribe) if front.frozen else None,
        "seat": front.owner,
    }
    return [
        ban(
            tribe_target(tribe) if ban.side is None else side_target(tribe, ban.side(eyes)),
            tribe=tribe,
            **{fact: known[fact] for fact in ban.tells},
        )
        for ban in found
    ]
