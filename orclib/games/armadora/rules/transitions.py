"""The rules of Armadöra, in the rulebook's order. The clause that a line carries out stands beside it.

`apply_unchecked` does what `refusals.py` allows; `legal_actions` is a faster road to the same answer as asking for the
refusals of every pseudo-legal action (a test holds the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import compress
from typing import Any, TypeVar

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import (
    GOLD_SQUARES,
    HEAPS,
    LINES,
    PEOPLES,
    SQUARES,
    TILES,
    VALUES,
    Counts,
    Line,
    People,
    Square,
)
from orclib.games.armadora.rules import effects, places, refusal_checks, scoring
from orclib.games.armadora.rules.refusal_checks import Kind, heaps_left, next_mine, setter
from orclib.games.armadora.rules.refusals import refusals
from orclib.games.armadora.rules.territories import Land, line_bit, squares_of
from orclib.games.armadora.state import SETTING_UP, Options, Phase, State, Table, free_mask, is_complete, start_hand

Does = tuple[State, tuple[Event, ...]]

T = TypeVar("T")

_AIMED = (People.MAGE, People.ELF)
"""The peoples whose power takes nothing from the hand or the supply."""
_SQUARE_BITS = tuple(square.bit for square in SQUARES)
_LINE_BITS = tuple(map(line_bit, LINES))


def new(options: Options | None = None) -> State:
    """The open box: no heap on the board, nobody has a hand."""
    options = options or Options()
    return State(options=options, land=Land(options.min_territory))


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase is Phase.HEAPS and state.options.heap_placement == "manual":
        return (state.options.seats[0],)
    if state.phase in SETTING_UP:
        return (CHANCE,)
    return () if state.phase is Phase.OVER else (state.active,)


# --- what may be tried, and what may be done -------------------------------------------------------------------------


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if state.phase is Phase.HEAPS:
        if seat == setter(state):
            yield from (act.PutHeap(seat, square, gold) for square in GOLD_SQUARES for gold in dict.fromkeys(HEAPS))
    elif seat == CHANCE:
        if state.phase is Phase.FIRST:
            yield from (act.NameFirst(CHANCE, player) for player in state.options.seats)
    elif state.phase is not Phase.FIRST:
        for value in VALUES:
            yield from _placements(seat)[value - 1]
        yield from _palisades(seat)
        yield act.Stop(seat)
        if state.options.advanced:
            yield from _reinforcements(seat)
            yield from _powers(seat, state.people(seat))
        yield act.Pass(seat)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if seat not in to_act(state):
        return ()
    if state.phase is Phase.HEAPS and seat == CHANCE:
        square = next_mine(state)
        wanted = places.prescribed(state, square)
        left = heaps_left(state) if wanted is None else (wanted,)
        return tuple(_heaps(square)[gold] for gold in dict.fromkeys(left))
    if state.phase in SETTING_UP or state.options.stick_count == "two_if_possible":
        return tuple([action for action in pseudo_legal_actions(state, seat) if not refusals(state, action)])
    if state.phase is Phase.SECOND_STICK:
        return (*_legal_palisades(state, _palisades(seat)), _stop(seat))
    free = free_mask(state)
    legal: list[act.AnyAction] = _from_hand(_placements(seat), state.hands[seat], free)
    legal += _legal_palisades(state, _palisades(seat))
    if state.options.advanced:
        legal += _at(_reinforcements(seat), places.reinforceable(state, seat))
        if not refusal_checks.no_power(state, seat, state.people(seat)):
            legal += _legal_powers(state, seat, free, bool(legal))
    if not refusal_checks.not_now(state, seat, Kind.PASS):
        legal.append(_pass(seat))
    return tuple(legal)


def _at(row: tuple[T, ...], squares: int) -> list[T]:
    """Those of a row of actions, one for each of `SQUARES`, whose square is in the set."""
    return list(compress(row, [squares & bit for bit in _SQUARE_BITS]))


def _from_hand(rows: tuple[tuple[T, ...], ...], hand: Counts, free: int) -> list[Any]:
    """Of such rows, one for each value, those with a tile of that value in the hand, on free squares."""
    at = [free & bit for bit in _SQUARE_BITS]
    return [action for row in compress(rows, hand) for action in compress(row, at)]


def _legal_palisades(state: State, row: tuple[T, ...]) -> list[T]:
    """Those of a row of palisade actions, one for each of `LINES`, whose line may take one."""
    lines = places.lines(state)
    return list(compress(row, [lines & bit for bit in _LINE_BITS]))


def _legal_powers(state: State, seat: Seat, free: int, can_act: bool) -> list[effects.Power]:
    """The powers that have a target and, with `power_needs_action`, leave an action to follow (ARM-13.4)."""
    people, hand, powers = state.people(seat), state.hands[seat], _powers(seat, state.people(seat))
    match people:
        case People.MAGE:
            found = _at(powers, places.lookable(state, seat))
        case People.ELF:
            found = _at(powers, places.foes(state, seat) & places.range_of(state, seat))
        case People.GOBLIN:
            found = _from_hand(_extra_warriors(seat), hand, free)
        case People.ORC:
            found = _legal_palisades(state, powers)
    if not state.options.power_needs_action or (can_act and people in _AIMED):
        return found  # what could be done before can be done after
    if people is People.ORC and free and any(hand):
        return found
    if people is People.GOBLIN and free & (free - 1) and sum(hand) > 1:
        return found
    return [action for action in found if refusal_checks.can_act(effects.power(state, action), seat)]


# Actions are values, so each is made once.


@cache
def _heaps(square: Square) -> dict[int, act.PutHeap]:
    return {gold: act.PutHeap(CHANCE, square, gold) for gold in HEAPS}


@cache
def _placements(seat: Seat) -> tuple[tuple[act.PlaceWarrior, ...], ...]:
    return tuple(tuple(act.PlaceWarrior(seat, value, square) for square in SQUARES) for value in VALUES)


@cache
def _palisades(seat: Seat) -> tuple[act.LayPalisade, ...]:
    return tuple(act.LayPalisade(seat, line) for line in LINES)


@cache
def _reinforcements(seat: Seat) -> tuple[act.PlaceReinforcement, ...]:
    return tuple(act.PlaceReinforcement(seat, square) for square in SQUARES)


@cache
def _extra_warriors(seat: Seat) -> tuple[tuple[act.ExtraWarrior, ...], ...]:
    return tuple(tuple(act.ExtraWarrior(seat, value, square) for square in SQUARES) for value in VALUES)


@cache
def _powers(seat: Seat, people: People) -> tuple[Any, ...]:
    """Every use of a people's power."""
    match people:
        case People.MAGE:
            return tuple(act.Look(seat, square) for square in SQUARES)
        case People.ELF:
            return tuple(act.Shoot(seat, square) for square in SQUARES)
        case People.GOBLIN:
            return tuple(action for row in _extra_warriors(seat) for action in row)
        case People.ORC:
            return tuple(act.ExtraPalisade(seat, line) for line in LINES)


@cache
def _stop(seat: Seat) -> act.Stop:
    return act.Stop(seat)


@cache
def _pass(seat: Seat) -> act.Pass:
    return act.Pass(seat)


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


# --- doing it --------------------------------------------------------------------------------------------------------


def apply_unchecked(state: State, action: act.AnyAction) -> Does:
    """What a legal action does, the final count included."""
    does: Callable[[State, Any], Does] = _DOES[type(action)]
    return does(state, action)


def _put_heap(state: State, action: act.PutHeap) -> Does:
    heaps = replaced(state.heaps, GOLD_SQUARES.index(action.square), action.gold)
    phase = Phase.HEAPS if 0 in heaps else Phase.FIRST
    return replace(state, heaps=heaps, phase=phase), (ev.HeapPut("ARM-3.5", action.square, action.gold),)


def _name_first(state: State, action: act.NameFirst) -> Does:
    """The set-up ends: hands, supply, teams, tokens, and the first player (ARM-3.3 to 3.7, ARM-11.1, 11.2)."""
    options, hand, seat = state.options, start_hand(state.options), action.player
    people, seating = state.people(seat), options.seating
    told: list[Event] = [
        ev.HandsTaken("ARM-3.3", sum(hand), sum(value * n for value, n in zip(VALUES, hand, strict=True))),
        ev.TilesLeftOut("ARM-3.4", TILES - sum(hand), len(PEOPLES) - len(seating)),
        ev.SupplyMade("ARM-3.6", state.supply),
    ]
    if options.in_teams:
        told.append(ev.TeamsMade("ARM-10.1", (seating[0], seating[2]), (seating[1], seating[3])))
    if options.advanced:
        told += [ev.TokensGiven("ARM-11.1", each, 1) for each in seating]
        told += [ev.TokensGiven("ARM-11.2", each, each.powers) for each in seating]
    told += [ev.FirstNamed("ARM-3.7", seat, people), ev.TurnBegun("ARM-4.1", seat, people)]
    count = len(seating)
    return replace(
        state,
        phase=Phase.ACTION,
        hands=(hand,) * count,
        passed=(False,) * count,
        powers=tuple(each.powers for each in seating) if options.advanced else (0,) * count,
        reinforcements=(options.advanced,) * count,
        seen=((),) * count,
        first=seat,
        active=seat,
        turn=1,
    ), tuple(told)


def _place(state: State, action: act.PlaceWarrior) -> Does:
    seat, square, options = action.seat, action.square, state.options
    after = effects.with_warrior(state, seat, action.value, square)
    left, people = sum(after.hands[seat]), options.seating[seat]
    knows = options.confidants(seat) if options.relook else ()
    told: list[Event] = [ev.WarriorPlaced("ARM-5.2", seat, people, square, action.value, knows, left)]
    if not left:
        told.append(ev.HandEmpty("ARM-8.1", seat, people))
    _completed(after, square, told)
    return _end_turn(after, told)


def _completed(state: State, square: Square, told: list[Event]) -> None:
    """Under the advanced rules it matters whether a territory has become complete (ARM-7.8)."""
    if state.options.advanced:
        territory = state.land.territory(square)
        if is_complete(state, territory):
            told.append(ev.TerritoryCompleted("ARM-7.8", squares_of(territory)))


def _lay(state: State, action: act.LayPalisade) -> Does:
    after, told = _laid(state, action.seat, action.line, "ARM-6.1")
    if state.phase is not Phase.SECOND_STICK and places.lines(after):
        return replace(after, phase=Phase.SECOND_STICK, stick=action.line), tuple(told)
    return _end_turn(after, told)


def _laid(state: State, seat: Seat, line: Line, clause: str) -> tuple[State, list[Event]]:
    """A palisade goes from the supply to a line; what it divides (ARM-6.3, ARM-7.1, ARM-7.6)."""
    land = state.land.with_palisade(line)
    supply = state.supply - 1
    after = replace(state, land=land, supply=supply)
    divides = len(land.territories) > len(state.land.territories)
    told: list[Event] = [
        ev.PalisadeLaid(clause, seat, state.people(seat), line, supply, clause != "ARM-6.1", not divides)
    ]
    if divides:
        one, two = squares_of(land.territory(line.a)), squares_of(land.territory(line.b))
        first = len(state.land.territories) == 1
        told.append(ev.TerritoryDivided("ARM-7.4" if first else "ARM-7.6", one, two))
        if state.options.advanced and not is_complete(state, state.land.territory(line.a)):
            _completed(after, line.a, told)
            _completed(after, line.b, told)
    if not supply:
        told.append(ev.SupplyEmpty("ARM-6.4"))
    return after, told


def _stop_laying(state: State, action: act.Stop) -> Does:
    return _end_turn(state, [ev.Stopped("ARM-6.1", action.seat, state.people(action.seat))])


def _reinforce(state: State, action: act.PlaceReinforcement) -> Does:
    one = state.squares[action.square.index]
    assert one is not None
    clause = "ARM-12.5" if one.arrows else "ARM-12.12" if one.face_up else "ARM-12.1"
    after = effects.with_reinforcement(state, action.square)
    return _end_turn(after, [ev.ReinforcementPlaced(clause, action.seat, state.people(action.seat), action.square)])


def _pass_for_good(state: State, action: act.Pass) -> Does:
    seat = action.seat
    forced = legal_actions(state, seat) == (action,)
    after = replace(state, passed=replaced(state.passed, seat, True))
    told: list[Event] = [
        ev.Passed("ARM-8.3" if forced else "ARM-8.4", seat, state.people(seat), sum(state.hands[seat]), forced)
    ]
    return _end_turn(after, told)


# --- powers ----------------------------------------------------------------------------------------------------------


def _look(state: State, action: act.Look) -> Does:
    seat, one = action.seat, state.squares[action.square.index]
    assert one is not None
    people, owner = state.people(seat), state.people(one.owner)
    knows, left = state.options.confidants(seat), state.powers[seat] - 1
    if not state.options.relook:
        knows = ()  # shown once, and not kept
    seen = ev.Looked("ARM-14.1", seat, people, action.square, owner, one.value, knows, left)
    return _after_power(state, action, [seen, ev.TokenSpent("ARM-14.6", people, left)])


def _shoot(state: State, action: act.Shoot) -> Does:
    seat, one = action.seat, state.squares[action.square.index]
    assert one is not None
    people, owner, left = state.people(seat), state.people(one.owner), state.powers[seat] - 1
    clause = "ARM-14.22" if one.arrows else "ARM-14.16"
    shot = ev.ArrowShot(clause, seat, people, action.square, owner, one.arrows + 1, left)
    return _after_power(state, action, [shot, ev.TokenSpent("ARM-14.21", people, left)])


def _extra_warrior(state: State, action: act.ExtraWarrior) -> Does:
    seat, people = action.seat, state.people(action.seat)
    placed = ev.ExtraWarriorPlaced("ARM-14.8", seat, people, action.square, action.value)
    told: list[Event] = [placed, ev.TokenSpent("ARM-14.11", people, state.powers[seat] - 1)]
    after = effects.power(state, action)
    if not any(after.hands[seat]):
        told.append(ev.HandEmpty("ARM-8.1", seat, people))
    _completed(after, action.square, told)
    return _after_power(state, action, told)


def _extra_palisade(state: State, action: act.ExtraPalisade) -> Does:
    seat, people = action.seat, state.people(action.seat)
    _, told = _laid(state, seat, action.line, "ARM-14.12")
    return _after_power(state, action, [*told, ev.TokenSpent("ARM-14.15", people, state.powers[seat] - 1)])


def _after_power(state: State, action: effects.Power, told: list[Event]) -> Does:
    after = replace(effects.power(state, action), phase=Phase.AFTER_POWER)
    if state.options.power_needs_action:
        told.append(ev.ActionFollows("ARM-13.3", state.people(action.seat)))
    return after, tuple(told)


# --- from turn to turn -----------------------------------------------------------------------------------------------


def _end_turn(state: State, told: list[Event]) -> Does:
    """The next player clockwise who has not passed (ARM-4.4), or the end (ARM-8.8)."""
    count, seat = state.options.players, state.active
    following = [who for step in range(1, count + 1) if not state.passed[who := Seat((seat + step) % count)]]
    seen = state.seen if state.options.relook else ((),) * count
    if not following:
        return _count_up(replace(state, phase=Phase.OVER, previous=seat, power_used=False, stick=None, seen=seen), told)
    after = replace(
        state,
        phase=Phase.ACTION,
        active=following[0],
        previous=seat,
        turn=state.turn + 1,
        power_used=False,
        stick=None,
        seen=seen,
    )
    again = following[0] == seat
    told.append(ev.TurnBegun("ARM-8.7" if again else "ARM-4.4", after.active, after.people(after.active)))
    return after, tuple(told)


def _count_up(state: State, told: list[Event]) -> Does:
    """All warriors are turned up and every territory is counted (ARM-9)."""
    told += [
        ev.GameStopped("ARM-8.8"),
        ev.WarriorsRevealed("ARM-9.1", sum(one is not None and not one.face_up for one in state.squares)),
    ]
    found = scoring.counts(state)
    for count in found:
        if count.gold:
            if count.low is not None:
                told.append(ev.BestIsLow("ARM-9.8", count.number, count.squares, count.low))
            told.append(_counted(state, count))
    reason = scoring.decision(state, found)[1]
    told += [each for each in fates(state, found) if each.clause != reason.clause]  # the rule that decides comes last
    told.append(ev.GameDecided(reason.clause, reason.facts["winners"], reason.facts["gold"]))
    return state, tuple(told)


def fates(state: State, found: tuple[scoring.Count, ...]) -> tuple[Event, ...]:
    """By which rule each loser lost (ARM-9.9, ARM-9.10)."""
    return tuple(ev.PlayerBeaten(*each) for each in scoring.beaten(state, found))


def _counted(state: State, count: scoring.Count) -> Event:
    squares, gold = count.squares, count.gold
    if not count.takers:
        return ev.TerritoryUnclaimed(count.clause, count.number, squares, gold)
    total = dict(count.totals)[count.takers[0]]
    if len(count.takers) == 1:
        side = scoring.peoples_of(state, count.takers[0])
        best = max(n for _side, n in count.totals)
        return ev.TerritoryWon(count.clause, count.number, squares, side, gold, total, best)
    sides = tuple(people for side in count.takers for people in scoring.peoples_of(state, side))
    return ev.TerritoryShared(
        "ARM-9.4", count.number, squares, sides, gold, count.share, count.remainder, total, state.options.in_teams
    )


_DOES: dict[type, Callable[[State, Any], Does]] = {
    act.PutHeap: _put_heap,
    act.NameFirst: _name_first,
    act.PlaceWarrior: _place,
    act.LayPalisade: _lay,
    act.Stop: _stop_laying,
    act.PlaceReinforcement: _reinforce,
    act.Pass: _pass_for_good,
    act.Look: _look,
    act.Shoot: _shoot,
    act.ExtraWarrior: _extra_warrior,
    act.ExtraPalisade: _extra_palisade,
}
