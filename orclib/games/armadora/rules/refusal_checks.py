"""Grounds of refusal that several actions share: whose turn it is, what a square, a line or a token allows."""

from __future__ import annotations

from enum import Enum
from typing import Final

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import COLUMNS, GOLD_SQUARES, HEAPS, STICKS, VALUES, Line, People, Square
from orclib.games.armadora.rules.territories import Land, line_bit, lines_of, squares_of
from orclib.games.armadora.state import SETTING_UP, Options, Phase, State, free_mask, reinforced, start_hand

FOUR: Final = Options().min_territory
"""The fewest squares of a territory, as the rulebook says (ARM-6.9)."""
FEW: Final = COLUMNS
"""A longer list of squares proves nothing to the eye: only the square in question is shown then."""


class Kind(Enum):
    """What an action is to a turn."""

    ACTION = "action"
    POWER = "power"
    PASS = "pass"


def marks(squares: tuple[Square, ...]) -> tuple[str, ...]:
    """The targets of squares, as evidence."""
    return tuple(map(act.square_target, squares))


def outside(square: Square) -> list[Reason]:
    """A place that the board does not have (ARM-2.1)."""
    return [] if square.bit else [Reason("ARM-2.1", "outside", (), {"place": square.value})]


def plays(state: State, seat: Seat) -> bool:
    """Whether the seat is one of this table's."""
    return seat in state.options.seats


# --- set-up ----------------------------------------------------------------------------------------------------------


def heaps_left(state: State) -> tuple[int, ...]:
    """The sizes of the heaps that have not been put yet."""
    left = list(HEAPS)
    for gold in state.heaps:
        if gold in left:
            left.remove(gold)
    return tuple(left)


def next_mine(state: State) -> Square:
    """The first gold square, in reading order, without a heap."""
    return next(square for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if not gold)


def setter(state: State) -> Seat:
    """Who puts the heaps: chance, or the first seat for everybody (ARM-R8)."""
    return state.options.seats[0] if state.options.heap_placement == "manual" else CHANCE


# --- turns -----------------------------------------------------------------------------------------------------------


def over(state: State) -> list[Reason]:
    """After everybody has passed nothing is done any more."""
    return [Reason("ARM-8.8", "stopped")] if state.phase is Phase.OVER else []


def setting_up(state: State) -> list[Reason]:
    """Before the first turn nobody acts."""
    if state.phase not in SETTING_UP:
        return []
    return [Reason("ARM-3.5", "heaps-first") if state.phase is Phase.HEAPS else Reason("ARM-3.7", "first-player-first")]


def not_chance(action: act.AnyAction) -> list[Reason]:
    """What chance decides, nobody else does."""
    return [] if action.seat == CHANCE else [Reason("ARM-3.7", "chance-only")]


def not_now(state: State, seat: Seat, kind: Kind) -> list[Reason]:
    """Why the turn has no room for an action, a power or a pass of this seat."""
    if state.phase in SETTING_UP:
        return setting_up(state)
    reasons = over(state)
    gone = plays(state, seat) and state.passed[seat]
    if gone:
        reasons.append(Reason("ARM-8.5", "passed", (act.screen_target(seat),), {"people": state.people(seat)}))
    if state.phase is Phase.OVER:
        return reasons
    if seat != state.active:
        reasons.append(
            Reason("ARM-4.3", "not-yours", (act.screen_target(state.active),), {"people": state.people(state.active)})
        )
        acted = seat == state.previous and not gone
        if acted and kind is Kind.POWER and state.options.advanced:
            reasons.append(Reason("ARM-13.1", "power-after"))
        elif acted and kind is Kind.ACTION:
            reasons.append(Reason("ARM-4.1", "one-action"))
    elif state.phase is Phase.SECOND_STICK:
        assert state.stick is not None
        may_stop = state.options.stick_count == "one_or_two"
        evidence, facts = (act.line_target(state.stick),), {"line": state.stick, "may_stop": may_stop}
        if kind is Kind.ACTION:
            reasons.append(Reason("ARM-4.1", "palisades-begun", evidence, facts))
        elif kind is Kind.PASS:
            reasons.append(Reason("ARM-4.2", "pass-midway", evidence, facts))
        elif state.options.advanced:
            reasons.append(Reason("ARM-13.1", "power-midway", evidence, facts))
    elif state.phase is Phase.AFTER_POWER and kind is Kind.PASS and state.options.power_needs_action:
        reasons.append(Reason("ARM-13.3", "pass-after-power"))
    if seat == state.active and state.power_used and kind is Kind.POWER:
        reasons.append(Reason("ARM-13.2", "second-power"))
    return reasons


# --- warriors --------------------------------------------------------------------------------------------------------


def not_in_hand(state: State, seat: Seat, value: int) -> list[Reason]:
    """Why a seat has no tile of that value to lay."""
    facts = {"value": value, "players": state.options.players}
    if value not in VALUES:
        return [Reason("ARM-5.1", "no-such-value", (), facts)]
    hands = state.hands or (start_hand(state.options),) * state.options.players
    if not plays(state, seat) or hands[seat][value - 1]:
        return []
    reasons = [Reason("ARM-5.1", "not-in-hand", (), facts)]
    if not start_hand(state.options)[value - 1]:
        reasons.append(Reason("ARM-3.3", "never-dealt", (), facts))
    return reasons


def not_free(state: State, square: Square) -> list[Reason]:
    """Why a square cannot receive a warrior."""
    here, facts = (act.square_target(square),), {"square": square}
    if not square.bit:
        return outside(square)
    if square in GOLD_SQUARES:
        return [Reason("ARM-5.3", "on-gold", here, facts), Reason("ARM-2.6", "gold-not-free", here, facts)]
    if state.squares[square.index] is not None:
        return [Reason("ARM-5.3", "on-warrior", here, facts), Reason("ARM-5.6", "one-each", here, facts)]
    return []


# --- palisades -------------------------------------------------------------------------------------------------------


def not_on_line(land: Land, line: Line) -> list[Reason]:
    """Why a line cannot take a palisade, as far as the board goes."""
    facts = {"line": line, "one": line.a, "two": line.b}
    bit = line_bit(line)
    if line.rim is not None:
        rim, beside = (act.line_target(line),), {"square": line.a}
        return [Reason("ARM-6.7", "on-rim", rim, beside), Reason("ARM-2.5", "rim-no-line", rim, beside)]
    if line.missing:
        return [reason for square in line.missing for reason in outside(square)]
    if not bit:
        here = marks((line.a, line.b))
        return [Reason("ARM-6.5", "no-line", here, facts), Reason("ARM-2.2", "not-neighbours", here, facts)]
    if land.palisades & bit:
        return [Reason("ARM-6.6", "line-taken", (act.line_target(line),), facts)]
    return too_small(land, line) if land.closed & bit else []


def pockets(land: Land, line: Line) -> tuple[int, ...]:
    """The territories under the minimum that a palisade would make; () when it makes none."""
    return tuple(part for part in land.parts(line) if 0 < part.bit_count() < land.minimum)


def too_small(land: Land, line: Line) -> list[Reason]:
    """What a palisade on a closed line would cut off, square by square (ARM-6.9 to 6.11).

    Where another figure than four is read (ARM-R2), it is that reading which decides.
    """
    reasons, small = [], pockets(land, line)
    for pocket in small:
        squares = squares_of(pocket)
        for clause, minimum in {"ARM-6.9": FOUR, "ARM-R2": land.minimum}.items():
            if len(squares) < minimum and (clause, minimum) != ("ARM-R2", FOUR):
                facts = {"line": line, "squares": squares, "n": len(squares), "minimum": minimum}
                reasons.append(Reason(clause, "too-small", marks(squares), facts))
    rest = land.territory(line.a).bit_count() - small[0].bit_count()
    if rest >= land.minimum and small[0].bit_count() < FOUR:
        facts = {"rest": rest, "n": small[0].bit_count(), "minimum": land.minimum}
        reasons.append(Reason("ARM-6.10", "both-parts", marks(squares_of(small[0])), facts))
    return reasons


def occupied_count_too(state: State, land: Land, line: Line) -> list[Reason]:
    """In a pocket with gold or warriors: they have been counted, and it is still too small (ARM-6.11)."""
    reasons = []
    for pocket in pockets(land, line) if land.closed & line_bit(line) else ():
        squares = squares_of(pocket)
        if len(squares) >= FOUR:
            continue
        taken = tuple(square for square in squares if square in GOLD_SQUARES or state.squares[square.index] is not None)
        if taken:
            reasons.append(Reason("ARM-6.11", "occupied-count", marks(taken), {"squares": taken, "n": len(squares)}))
    return reasons


def line_refused(state: State, land: Land, line: Line) -> list[Reason]:
    """Every reason of the board and the supply against a palisade."""
    reasons = [*not_on_line(land, line), *occupied_count_too(state, land, line)]
    if not state.supply:
        reasons.append(Reason("ARM-6.4", "supply-empty", (act.SUPPLY,), {"n": 1, "supply": 0}))
    return reasons


def has_second(state: State, land: Land, supply: int) -> bool:
    """Whether a second palisade could be laid on this land."""
    return supply > 0 and land.legal != 0


def room_for_two(state: State, line: Line) -> Line | None:
    """With `two_if_possible`: a line, this one if it will do, after which a second palisade fits (ARM-R1)."""
    land = state.land
    if state.options.stick_count == "one_or_two" or state.phase is Phase.SECOND_STICK or state.supply < STICKS:
        return None
    first = [line] if land.legal & line_bit(line) else []
    return next((one for one in (*first, *lines_of(land.legal)) if land.with_palisade(one).legal), None)


def lone(state: State, line: Line, *, announced: bool) -> list[Reason]:
    """With `two_if_possible`: why a palisade may not stay alone, if it is announced so or leaves no room (ARM-R1)."""
    room = room_for_two(state, line)
    if room is None:
        return []
    if room == line:
        return [Reason("ARM-R1", "second-wanted", (), {"line": line})] if announced else []
    if not announced and not state.land.legal & line_bit(line):
        return []
    return [Reason("ARM-R1", "two-wanted", (act.line_target(room),), {"line": room})]


# --- advanced rules --------------------------------------------------------------------------------------------------


def advanced_only(state: State) -> list[Reason]:
    """The basic rules know neither powers nor reinforcements."""
    if state.options.advanced:
        return []
    return [Reason("ARM-4.1", "basic-rules"), Reason("ARM-11.3", "advanced-only")]


def no_power(state: State, seat: Seat, people: People) -> list[Reason]:
    """Why a seat cannot use the power of a people, whatever it is used on."""
    reasons = advanced_only(state)
    if not plays(state, seat):
        return [*reasons, *not_now(state, seat, Kind.POWER)]
    own = state.people(seat)
    if own is not people:
        here = (act.screen_target(seat),)
        reasons.append(Reason("ARM-13.7", "other-people", here, {"people": own, "other": people}))
    if state.options.advanced and state.phase not in SETTING_UP and not state.powers[seat]:
        reasons.append(Reason("ARM-13.5", "no-token", (act.screen_target(seat),), {"people": own}))
    return [*reasons, *not_now(state, seat, Kind.POWER)]


def can_reinforce(state: State, seat: Seat) -> bool:
    """Whether a seat has a reinforcement and a warrior that may take it."""
    if not state.options.advanced or not state.reinforcements[seat]:
        return False
    free = free_mask(state)
    for territory in state.land.territories:
        if territory & free or reinforced(state, territory):
            continue
        if any(
            (one := state.squares[square.index]) is not None and one.owner == seat for square in squares_of(territory)
        ):
            return True
    return False


def can_act(state: State, seat: Seat) -> bool:
    """Whether a seat could perform one of the three actions, if it were its turn (ARM-8.3, ARM-13.4)."""
    return (
        (state.supply > 0 and state.land.legal != 0)
        or (any(state.hands[seat]) and free_mask(state) != 0)
        or can_reinforce(state, seat)
    )


def incomplete(state: State, square: Square) -> tuple[Square, ...]:
    """The free squares of a territory; () when it is complete."""
    return squares_of(state.land.territory(square) & free_mask(state))


def few(state: State, square: Square) -> tuple[str, ...]:
    """The territory of a square as evidence, or the square alone where that would be half the board."""
    squares = squares_of(state.land.territory(square))
    return marks(squares if len(squares) <= FEW else (square,))
