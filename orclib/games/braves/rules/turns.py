"""Who may act and when: the rules that all decisions share (BRV-3)."""

from __future__ import annotations

from orclib.engine import Reason, Rule, Seat
from orclib.games.braves import actions as act
from orclib.games.braves.state import Phase, State

Reasons = list[Reason]

NO_SUCH_SEAT = Rule(
    "no-such-seat",
    "BRV-1.1",
    "There is no such player: {players} play at this table.",
    "Ce joueur n'existe pas : on joue à {players} à cette table.",
)
OVER = Rule("over", "BRV-21.3", "The game is over.", "La partie est finie.")
SORCERER_FIRST = Rule(
    "sorcerer-first",
    "BRV-2.2",
    "First chance names the first sorcerer, then the round begins.",
    "D'abord le hasard désigne le premier sorcier, puis la manche commence.",
)
SORCERER_DECIDES = Rule(
    "sorcerer-decides",
    "BRV-9.1",
    "Only the sorcerer names the champion, and that is {seat}.",
    "Seul le sorcier nomme le champion, et c'est {seat}.",
)
CALLER = Rule(
    "sorcerer-decides",
    "BRV-14.1",
    "Only the sorcerer calls a people, and that is {seat}.",
    "Seul le sorcier appelle un peuple, et c'est {seat}.",
)
SORCERER_PLAYS_NOTHING = Rule(
    "sorcerer-plays-nothing",
    "BRV-3.2",
    "You are the sorcerer, who plays no card all round: no shield, no desertion, no army card.",
    "Vous êtes le sorcier, qui ne joue aucune carte de toute la manche : bouclier, désertion ou carte « armée ».",
)


def plays(state: State, seat: Seat) -> bool:
    """Whether the seat is one of this table's."""
    return 0 <= seat < state.options.players


def nobody(state: State, seat: Seat) -> tuple[Reason, ...]:
    """Why a seat cannot act at all: it is no player's, or the game is over or has not begun."""
    if not plays(state, seat):
        return (NO_SUCH_SEAT(players=state.options.players),)
    if state.phase is Phase.OVER:
        return (OVER(),)
    return (SORCERER_FIRST(),) if state.phase is Phase.SORCERER else ()


def sorcerer_only(state: State, seat: Seat, rule: Rule) -> Reasons:
    """Why a recruiter does not decide that."""
    return [] if seat == state.sorcerer else [rule(act.seat_target(state.sorcerer), seat=state.sorcerer)]


def recruiters_only(state: State, seat: Seat) -> Reasons:
    """Why the sorcerer does not do that."""
    return [SORCERER_PLAYS_NOTHING(act.seat_target(seat))] if seat == state.sorcerer else []


def whose_turn(state: State, seat: Seat, rule: Rule) -> Reasons:
    """Why another seat than the one that is asked does not do that; of the sorcerer `recruiters_only` tells."""
    if state.active is None or seat in (state.active, state.sorcerer):
        return []
    return [rule(act.seat_target(state.active), seat=state.active)]
