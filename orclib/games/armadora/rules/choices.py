"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking for the refusals of every pseudo-legal action (a law holds
the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import compress
from typing import Any, Final, TypeVar

from orclib.engine import CHANCE, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, LINES, SQUARES, VALUES, Counts, People
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.palisades import judge_palisade, judge_stop
from orclib.games.armadora.rules.powers import Power, can_act, no_power, power
from orclib.games.armadora.rules.setup import heaps_left, judge_first, judge_heap, next_mine, setter
from orclib.games.armadora.rules.territories import bits
from orclib.games.armadora.rules.turn import Kind, not_now
from orclib.games.armadora.state import SETTING_UP, Phase, State, Table, free_mask

T = TypeVar("T", bound=act.AnyAction)
_AIMED = (People.MAGE, People.ELF)
"""The peoples whose power takes nothing from the hand or the supply."""
_POWERS: Final[dict[People, Any]] = {
    People.MAGE: act.Look,
    People.ELF: act.Shoot,
    People.GOBLIN: act.ExtraWarrior,
    People.ORC: act.ExtraPalisade,
}


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    waits = _NO_PLAYER.get(state.phase)
    if waits is None:
        return (state.active,)
    manual = state.phase is Phase.HEAPS and state.options.heap_placement == "manual"
    return (state.options.seats[0],) if manual else waits


_NO_PLAYER: Final[dict[Phase, tuple[Seat, ...]]] = {Phase.OVER: (), **dict.fromkeys(SETTING_UP, (CHANCE,))}
"""Who acts in the phases in which no player does, but for heaps put down by hand."""


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if state.phase is Phase.HEAPS:
        if seat == setter(state):
            yield from (act.PutHeap(seat, square, gold) for square in GOLD_SQUARES for gold in dict.fromkeys(HEAPS))
    elif seat == CHANCE:
        if state.phase is Phase.FIRST:
            yield from (act.NameFirst(CHANCE, player) for player in state.options.seats)
    elif state.phase is not Phase.FIRST:
        for row in _rows(act.PlaceWarrior, seat):
            yield from row
        yield from _row(act.LayPalisade, seat)
        yield act.Stop(seat)
        if state.options.advanced:
            yield from _row(act.PlaceReinforcement, seat)
            kind = _POWERS[state.people(seat)]
            rows = _rows(kind, seat) if kind is act.ExtraWarrior else (_row(kind, seat),)
            yield from (action for row in rows for action in row)
        yield act.Pass(seat)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if seat not in to_act(state):
        return ()
    return _LEGAL[state.phase](state, seat)


def _heaps(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if seat == CHANCE:
        square = next_mine(state)
        wanted = places.prescribed(state, square)
        left = heaps_left(state) if wanted is None else (wanted,)
        return tuple([_one(act.PutHeap, CHANCE, square, gold) for gold in dict.fromkeys(left)])
    return _judged(judge_heap, state, seat)


def _first(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    return _judged(judge_first, state, seat)


def _judged(judge: Any, state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """Where there is no faster road: what a judge does not refuse."""
    return tuple([action for action in pseudo_legal_actions(state, seat) if not judge(state, action)])


def _second_stick(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    stop = _one(act.Stop, seat)
    return (*_legal_palisades(state, _row(act.LayPalisade, seat)), *(() if judge_stop(state, stop) else (stop,)))


def _after_power(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    last = _one(act.Pass, seat)
    return (*_turn(state, seat), *(() if not_now(state, seat, Kind.PASS) else (last,)))


def _action(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    return (*_turn(state, seat), _one(act.Pass, seat))


_LEGAL: Final[dict[Phase, Callable[[State, Seat], tuple[act.AnyAction, ...]]]] = {
    Phase.HEAPS: _heaps,
    Phase.FIRST: _first,
    Phase.ACTION: _action,
    Phase.AFTER_POWER: _after_power,
    Phase.SECOND_STICK: _second_stick,
}
"""By phase, the actions of a seat that may act."""


def _turn(state: State, seat: Seat) -> list[act.AnyAction]:
    """What may be done in a turn but for passing: the actions, and a power."""
    free = free_mask(state)
    legal: list[act.AnyAction] = _from_hand(_rows(act.PlaceWarrior, seat), state.hands[seat], free)
    palisades = _legal_palisades(state, _row(act.LayPalisade, seat))
    if state.options.stick_count == "two_if_possible":
        palisades = [action for action in palisades if not judge_palisade(state, action)]
    legal += palisades
    if state.options.advanced:
        legal += _at(_row(act.PlaceReinforcement, seat), places.reinforceable(state, seat))
        if not no_power(state, seat, state.people(seat)):
            legal += _legal_powers(state, seat, free, bool(legal))
    return legal


def _at(row: tuple[T, ...], squares: int) -> list[T]:
    """Those of a row of actions, one for each of `SQUARES`, whose square is in the set."""
    return list(compress(row, bits(squares)))


def _from_hand(rows: tuple[tuple[T, ...], ...], hand: Counts, free: int) -> list[Any]:
    """Of such rows, one for each value, those with a tile of that value in the hand, on free squares."""
    at, found = tuple(bits(free)), list[Any]()
    for row in compress(rows, hand):
        found += compress(row, at)
    return found


def _legal_palisades(state: State, row: tuple[T, ...]) -> list[T]:
    """Those of a row of palisade actions, one for each of `LINES`, whose line may take one."""
    return list(compress(row, bits(places.lines(state))))


def _legal_powers(state: State, seat: Seat, free: int, before: bool) -> list[Power]:
    """The powers that have a target and, with `power_needs_action`, leave an action to follow (ARM-13.4)."""
    people, hand = state.people(seat), state.hands[seat]
    match people:
        case People.MAGE:
            found = _at(_row(act.Look, seat), places.lookable(state, seat))
        case People.ELF:
            found = _at(_row(act.Shoot, seat), places.foes(state, seat) & places.range_of(state, seat))
        case People.GOBLIN:
            found = _from_hand(_rows(act.ExtraWarrior, seat), hand, free)
        case People.ORC:
            found = _legal_palisades(state, _row(act.ExtraPalisade, seat))
    if not state.options.power_needs_action or (before and people in _AIMED):
        return found  # what could be done before can be done after
    if people is People.ORC and free and any(hand):
        return found
    if people is People.GOBLIN and free & (free - 1) and sum(hand) > 1:
        return found
    return [action for action in found if can_act(power(state, action), seat)]


# Actions are values, so each is made once.


@cache
def _one(kind: Any, *fields: Any) -> Any:
    """The action with these fields."""
    return kind(*fields)


@cache
def _row(kind: Any, seat: Seat) -> tuple[Any, ...]:
    """The actions of a kind, one for each line or square."""
    over: tuple[Any, ...] = LINES if kind in (act.LayPalisade, act.ExtraPalisade) else SQUARES
    return tuple(kind(seat, each) for each in over)


@cache
def _rows(kind: Any, seat: Seat) -> tuple[tuple[Any, ...], ...]:
    """The actions of a kind, one for each value and square."""
    return tuple(tuple(kind(seat, value, square) for square in SQUARES) for value in VALUES)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """What chance may do: of the heaps left each is as likely to be the next one (ARM-3.5); any seat may start."""
    actions = legal_actions(state, CHANCE)
    if state.phase is not Phase.HEAPS:
        return tuple((action, Fraction(1, len(actions))) for action in actions)
    if len(actions) == 1:
        return ((actions[0], Fraction(1)),)
    left = heaps_left(state)
    return tuple(
        (action, Fraction(left.count(action.gold), len(left))) for action in actions if isinstance(action, act.PutHeap)
    )
