"""Using a card: an attack, or a discard instead (ORC-4, 5).

What keeps colours away from a tribe: each rule stands here once, as the colours that it closes. Colours are a set: a
number with the `bit` of each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced, without
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.actions import side_target, tribe_target
from orclib.games.orc.box import SEATS, TRIBES, Half, Tribe
from orclib.games.orc.rules.moment import not_in_hand, not_now, other
from orclib.games.orc.state import Front, Phase, Placed, State, Use

ALL = sum(tribe.bit for tribe in TRIBES)


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


def open_tribes(state: State, seat: Seat) -> bytes:
    """The tribes that a seat may attack: for each colour, in the order of `Tribe`, a set of them."""
    lenient, found = state.options.attack_on_won, 0
    for front in state.fronts:
        found |= _open(front, seat, lenient)
    return found.to_bytes(len(TRIBES), "little")


@lru_cache(maxsize=16384)
def _open(front: Front, seat: Seat, lenient: bool) -> int:
    """A tribe, in the byte of each colour with which a seat may attack it: those that no ban in force closes."""
    closed = 0
    for closes in _SETS[lenient]:
        closed |= closes(front, seat)
    return sum([front.tribe.bit << 8 * colour.index for colour in TRIBES if not closed & colour.bit])


def can_attack(state: State, seat: Seat) -> bool:
    """Whether a seat holds a card that some tribe is open to."""
    found, colours = open_tribes(state, seat), {colour for card in state.hands[seat] for colour in card.half.values()}
    return any(found[colour.index] for colour in colours)


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


def judge_attack(state: State, action: act.Attack) -> list[Reason]:
    card, seat = action.card, action.seat
    reasons = [*not_now(state, seat), *not_in_hand(state, seat, card, "ORC-4.1")]
    if state.frontier:
        who = seat if seat in SEATS else None
        reasons += against(state, who, card.half[action.half], action.tribe)
    return reasons


_USES = {Half.SINGLE: Use.SINGLE, Half.DOUBLE: Use.DOUBLE}


def attack(state: State, action: act.Attack, log: Log) -> State:
    seat, front = action.seat, state.fronts[action.tribe.index]
    sides = replaced(front.sides, seat, (*front.sides[seat], Placed(action.card, action.half)))  # ORC-4.1, 4.9
    front = Front(front.tribe, front.pile, sides, front.owner, front.frozen, front.trophy)
    use = _USES[action.half]
    state = replace(
        state,
        fronts=replaced(state.fronts, action.tribe.index, front),
        hands=replaced(state.hands, seat, without(state.hands[seat], action.card)),
        phase=Phase.DRAW,
        owed=use.cards,
        last_use=use,
    )
    log += (
        ev.Attacked("ORC-4.1", seat, action.card, action.half, action.tribe, front.strength(seat)),
        _may_draw(state, seat, use),
    )
    return state


def _may_draw(state: State, seat: Seat, use: Use) -> ev.MayDraw:
    if use is Use.DOUBLE:
        return ev.MayDraw("ORC-6.2", seat, use.cards)
    if state.pile_cards < use.cards:
        return ev.MayDraw("ORC-6.7", seat, state.pile_cards)
    return ev.MayDraw("ORC-6.1", seat, use.cards)


def judge_discard(state: State, action: act.Discard) -> list[Reason]:
    return [*not_now(state, action.seat), *not_in_hand(state, action.seat, action.card, "ORC-5.1")]


def discard(state: State, action: act.Discard, log: Log) -> State:
    seat, card = action.seat, action.card
    hidden = state.options.discard_face_down  # ORC-R20
    log += (ev.Discarded("ORC-5.1", seat, card, hidden), ev.MayDraw("ORC-6.3", seat, Use.DISCARD.cards))
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], card)),
        removed=state.removed if hidden else (*state.removed, card),
        buried=replaced(state.buried, seat, (*state.buried[seat], card)) if hidden else state.buried,
        phase=Phase.DRAW,
        owed=Use.DISCARD.cards,
        last_use=Use.DISCARD,
    )
