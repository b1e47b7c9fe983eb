"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking for the refusals of every pseudo-legal action (a law holds
the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import CARDS, SEATS, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.rules.attack import FIRST_COLOUR, open_colours
from orclib.games.orc.rules.drawing import judge_draw_two, names_two
from orclib.games.orc.rules.moment import CHANCE_PHASES, coming
from orclib.games.orc.rules.setup import deal_to, judge_box, judge_choose, judge_start, shown
from orclib.games.orc.state import Phase, State, Table


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase in CHANCE_PHASES:
        return (CHANCE,)
    return () if state.phase is Phase.OVER else (state.mover,)


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if seat == CHANCE:
        yield from _chance_candidates(state)
    elif state.phase is Phase.CHOOSE:
        yield from (act.ChooseStart(seat, True), act.ChooseStart(seat, False))
    elif state.phase is Phase.BOX:
        yield from (act.PlaceBox(seat, End.LEFT), act.PlaceBox(seat, End.RIGHT))
    else:
        for card in state.hands[seat]:
            for half in Half:
                yield from _attacks(seat, card, half)
            yield _discard(seat, card)
        for tribe in TRIBES:
            yield _draw(seat, tribe)
        yield from _draw_twos(seat)


def _chance_candidates(state: State) -> Iterator[act.AnyAction]:
    if state.phase is Phase.FRONTIER:
        yield from _lays(0)
    elif state.phase is Phase.START:
        name = act.NameDealer if state.options.start_choice else act.NameStarter
        yield from (name(CHANCE, player) for player in SEATS)
    elif state.phase is Phase.DEAL:
        yield from _deals(deal_to(state)).values()
    elif state.phase is Phase.TURN_UP:
        yield from _turns(state.picked[0]).values()


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    phase = state.phase
    if seat not in to_act(state):
        return ()
    if phase is Phase.USE:
        return _legal_uses(state, seat)
    if phase is Phase.TURN_UP:
        return tuple(map(_turns(state.picked[0]).__getitem__, coming(state)))
    if phase is Phase.DRAW:
        return _legal_draws(state, seat)
    if phase is Phase.FRONTIER:
        return _lays(shown(state))
    if phase is Phase.DEAL:
        return tuple(map(_deals(deal_to(state)).__getitem__, coming(state)))
    judge = _JUDGES[phase]
    return tuple([action for action in pseudo_legal_actions(state, seat) if not judge(state, action)])


def _legal_uses(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """Attacks and discards."""
    open_ = open_colours(state, seat)
    legal: list[act.AnyAction] = []
    for card in state.hands[seat]:
        legal += _open_to(seat, card, Half.SINGLE, open_ >> card.single.index & FIRST_COLOUR)
        legal += _open_to(seat, card, Half.DOUBLE, open_ >> card.double.index & FIRST_COLOUR)
        legal.append(_discard(seat, card))
    return tuple(legal)


def _legal_draws(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if names_two(state):
        return tuple([action for action in _draw_twos(seat) if not judge_draw_two(state, action)])
    return tuple([_draw(seat, front.tribe) for front in state.fronts if front.pile])


_JUDGES: dict[Phase, Callable[[State, Any], list[Reason]]] = {
    Phase.START: judge_start,
    Phase.CHOOSE: judge_choose,
    Phase.BOX: judge_box,
}
"""Who judges where there is no faster road."""

# Actions are values, so each is made once.


@cache
def _attacks(seat: Seat, card: Card, half: Half) -> tuple[act.Attack, ...]:
    return tuple(act.Attack(seat, card, half, tribe) for tribe in TRIBES)


@lru_cache(maxsize=16384)
def _open_to(seat: Seat, card: Card, half: Half, tribes: int) -> tuple[act.Attack, ...]:
    """The attacks with a half on the tribes that are open to it (as bits apart by `len(TRIBES)`)."""
    return tuple([attack for attack in _attacks(seat, card, half) if tribes >> attack.tribe.index * len(TRIBES) & 1])


@cache
def _discard(seat: Seat, card: Card) -> act.Discard:
    return act.Discard(seat, card)


@cache
def _draw(seat: Seat, tribe: Tribe) -> act.Draw:
    return act.Draw(seat, tribe)


@cache
def _draw_twos(seat: Seat) -> tuple[act.DrawTwo, ...]:
    return tuple(act.DrawTwo(seat, one, two) for one in TRIBES for two in TRIBES[one.index :])


@cache
def _lays(closed: int) -> tuple[act.LayFrontier, ...]:
    cards = [card for card in CARDS if not card.bits & closed]
    return tuple(act.LayFrontier(CHANCE, card, flipped) for card in cards for flipped in (False, True))


@cache
def _deals(player: Seat) -> dict[Card, act.DealCard]:
    return {card: act.DealCard(CHANCE, player, card) for card in CARDS}


@cache
def _turns(tribe: Tribe) -> dict[Card, act.TurnUp]:
    return {card: act.TurnUp(CHANCE, tribe, card) for card in CARDS}
