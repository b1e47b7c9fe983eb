"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking for the refusals of every pseudo-legal action (a law holds
the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import compress
from typing import Any, Final

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.box import CARDS, SEATS, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.rules.attack import ALL, open_tribes
from orclib.games.orc.rules.drawing import judge_draw_two, names_two
from orclib.games.orc.rules.moment import CHANCE_PHASES, coming
from orclib.games.orc.rules.setup import deal_to, judge_box, judge_choose, judge_start, shown
from orclib.games.orc.state import Phase, State, Table


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    waits = _NO_PLAYER.get(state.phase)
    return (state.mover,) if waits is None else waits


_NO_PLAYER: Final[dict[Phase, tuple[Seat, ...]]] = {Phase.OVER: (), **dict.fromkeys(CHANCE_PHASES, (CHANCE,))}
"""Who acts in the phases in which no player does."""


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
        yield from _draws(seat)
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
    return _LEGAL[state.phase](state, seat) if seat in to_act(state) else ()


def _judged(judge: Callable[[State, Any], list[Reason]]) -> Callable[[State, Seat], tuple[act.AnyAction, ...]]:
    """Where there is no faster road: what a judge does not refuse."""
    return lambda state, seat: tuple([each for each in pseudo_legal_actions(state, seat) if not judge(state, each)])


def _legal_lays(state: State, _seat: Seat) -> tuple[act.AnyAction, ...]:
    return _lays(shown(state))


def _legal_deals(state: State, _seat: Seat) -> tuple[act.AnyAction, ...]:
    return tuple(map(_deals(deal_to(state)).__getitem__, coming(state)))


def _legal_turns(state: State, _seat: Seat) -> tuple[act.AnyAction, ...]:
    return tuple(map(_turns(state.picked[0]).__getitem__, coming(state)))


def _legal_uses(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """Attacks and discards."""
    found = open_tribes(state, seat)
    legal: list[act.AnyAction] = []
    for card in state.hands[seat]:
        singles, doubles, discard = _uses(seat, card)
        legal += singles[found[card.single.index]]
        legal += doubles[found[card.double.index]]
        legal.append(discard)
    return tuple(legal)


def _legal_draws(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if names_two(state):
        return tuple([action for action in _draw_twos(seat) if not judge_draw_two(state, action)])
    return tuple(compress(_draws(seat), [front.pile for front in state.fronts]))


_LEGAL: Final[dict[Phase, Callable[[State, Seat], tuple[act.AnyAction, ...]]]] = {
    Phase.FRONTIER: _legal_lays,
    Phase.START: _judged(judge_start),
    Phase.CHOOSE: _judged(judge_choose),
    Phase.DEAL: _legal_deals,
    Phase.BOX: _judged(judge_box),
    Phase.USE: _legal_uses,
    Phase.DRAW: _legal_draws,
    Phase.TURN_UP: _legal_turns,
}
"""By phase, the actions of a seat that may act."""

# Actions are values, so each is made once.


@cache
def _attacks(seat: Seat, card: Card, half: Half) -> tuple[act.Attack, ...]:
    return tuple(act.Attack(seat, card, half, tribe) for tribe in TRIBES)


@cache
def _uses(seat: Seat, card: Card) -> tuple[list[list[act.Attack]], list[list[act.Attack]], act.Discard]:
    """What a card can be used for: the attacks with each half, by the set of tribes open to it, and the discard."""
    singles, doubles = (
        [[attack for attack in _attacks(seat, card, half) if attack.tribe.bit & tribes] for tribes in range(ALL + 1)]
        for half in Half
    )
    return singles, doubles, _discard(seat, card)


@cache
def _discard(seat: Seat, card: Card) -> act.Discard:
    return act.Discard(seat, card)


@cache
def _draws(seat: Seat) -> tuple[act.Draw, ...]:
    return tuple(act.Draw(seat, tribe) for tribe in TRIBES)


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
