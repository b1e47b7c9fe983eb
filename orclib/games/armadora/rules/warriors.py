"""Placing a warrior (ARM-5)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import GOLD_SQUARES, VALUES, Counts, Square
from orclib.games.armadora.rules.places import outside
from orclib.games.armadora.rules.turn import Kind, completed, end_turn, not_now, plays
from orclib.games.armadora.state import State, Warrior, free_mask, start_hand

NO_SUCH_VALUE = Rule(
    "no-such-value",
    "ARM-5.1",
    "There is no warrior of value {value}: the tiles go from 1 to 5.",
    "Il n'y a pas de guerrier de valeur {value} : les tuiles vont de 1 à 5.",
)
NOT_IN_HAND = Rule(
    "not-in-hand",
    "ARM-5.1",
    "You have no {value} left behind your screen.",
    "Il ne vous reste aucun {value} derrière votre paravent.",
)
NEVER_DEALT = Rule(
    "never-dealt",
    "ARM-3.3",
    "With {players} players nobody starts with a {value}.",
    "À {players} joueurs, personne ne commence avec un {value}.",
)


def not_in_hand(state: State, seat: Seat, value: int) -> list[Reason]:
    """Why a seat has no tile of that value to lay."""
    facts = {"value": value, "players": state.options.players}
    if value not in VALUES:
        return [NO_SUCH_VALUE(**facts)]
    hands = state.hands or (start_hand(state.options),) * state.options.players
    if not plays(state, seat) or hands[seat][value - 1]:
        return []
    reasons = [NOT_IN_HAND(**facts)]
    if not start_hand(state.options)[value - 1]:
        reasons.append(NEVER_DEALT(**facts))
    return reasons


ON_GOLD = Rule(
    "on-gold",
    "ARM-5.3",
    "There is gold on {square}: warriors go on free squares.",
    "Il y a de l'or en {square} : les guerriers vont sur des cases libres.",
)
GOLD_NOT_FREE = Rule(
    "gold-not-free",
    "ARM-2.6",
    "{square} is not free: a free square has neither a warrior nor gold.",
    "La case {square} n'est pas libre : une case libre n'a ni guerrier ni or.",
)
ON_WARRIOR = Rule(
    "on-warrior",
    "ARM-5.3",
    "A warrior stands on {square} already: warriors go on free squares.",
    "Il y a déjà un guerrier en {square} : les guerriers vont sur des cases libres.",
)
ONE_EACH = Rule(
    "one-each", "ARM-5.6", "{square} holds at most one warrior.", "Il n'y a de place que pour un guerrier en {square}."
)


def not_free(state: State, square: Square) -> list[Reason]:
    """Why a square cannot receive a warrior."""
    here, facts = (act.square_target(square),), {"square": square}
    if square.bit & free_mask(state) or not square.bit:
        return outside(square)
    if square in GOLD_SQUARES:
        return [ON_GOLD(*here, **facts), GOLD_NOT_FREE(*here, **facts)]
    return [ON_WARRIOR(*here, **facts), ONE_EACH(*here, **facts)]


def judge_warrior(state: State, action: act.PlaceWarrior) -> list[Reason]:
    return [
        *not_now(state, action.seat, Kind.ACTION),
        *not_free(state, action.square),
        *not_in_hand(state, action.seat, action.value),
    ]


def with_warrior(state: State, seat: Seat, value: int, square: Square, *, face_up: bool = False) -> State:
    """A tile goes from the hand to a square."""
    hand = state.hands[seat]
    return replace(
        state,
        squares=replaced(state.squares, square.index, Warrior(seat, value, face_up)),
        hands=replaced(state.hands, seat, without(hand, value)),
    )


def without(hand: Counts, value: int) -> Counts:
    """A hand with one tile of a value less."""
    return cast(Counts, replaced(hand, value - 1, hand[value - 1] - 1))


def place(state: State, action: act.PlaceWarrior, log: Log) -> State:
    seat, square, options = action.seat, action.square, state.options
    state = with_warrior(state, seat, action.value, square)
    left, people = sum(state.hands[seat]), options.seating[seat]
    knows = options.confidants(seat) if options.relook else ()
    log.append(ev.WarriorPlaced("ARM-5.2", seat, people, square, action.value, knows, left))
    if not left:
        log.append(ev.HandEmpty("ARM-8.1", seat, people))
    completed(state, square, log)
    return end_turn(state, log)
