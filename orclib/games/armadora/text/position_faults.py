"""What cannot be in a position of Armadöra, each with the clause that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, takewhile

from orclib.engine import Seat
from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, PALISADES, REFERENCE, SQUARES, STICKS, VALUES, People, Square
from orclib.games.armadora.rules.refusal_checks import FOUR, can_act
from orclib.games.armadora.rules.territories import line_bit, squares_of
from orclib.games.armadora.state import SETTING_UP, Phase, State, Warrior, is_complete, reinforced, start_hand


def faults(state: State, turn_told: bool) -> list[str]:
    """Every fault of a position; [] means that it can be played on. A turn that nobody told is not judged.

    A state in itself, such as one with two warriors on a square, is not asked about: it cannot hold that.
    """
    setting_up = state.phase in SETTING_UP
    return list(
        chain(
            _heap_faults(state),
            _palisade_faults(state),
            _warrior_faults(state),
            _set_up_faults(state) if setting_up else chain(_player_faults(state), _turn_faults(state, turn_told)),
        )
    )


def named(people: People, *, inside: bool = False) -> str:
    """`The Mage`; `inside` a sentence `the Mage`."""
    return f"{'the' if inside else 'The'} {people.name.capitalize()}"


def _the(state: State, seat: Seat) -> str:
    return named(state.people(seat))


def _listed(squares: tuple[Square, ...]) -> str:
    return " ".join(square.value for square in squares)


def _warriors(state: State) -> Iterator[tuple[Square, Warrior]]:
    return ((square, one) for square, one in zip(SQUARES, state.squares, strict=True) if one is not None)


# --- the board -------------------------------------------------------------------------------------------------------


def _heap_faults(state: State) -> Iterator[str]:
    heaps = Counter(gold for gold in state.heaps if gold)
    many, all_heaps = heaps - Counter(HEAPS), " ".join(map(str, HEAPS))
    if many:
        told = " and ".join(f"{'one' if count == 1 else count} of {gold}" for gold, count in sorted(many.items()))
        yield f"There is a heap too many, {told}: the heaps are {all_heaps} (ARM-3.5)."
    bare = tuple(square for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if not gold)
    if bare and state.phase is not Phase.HEAPS:
        yield f"No heap lies on {_listed(bare)}: each gold square has one, {all_heaps} in all (ARM-3.5)."
    if not bare and state.phase is Phase.HEAPS:
        yield "All eight heaps lie there, so the phase is not heaps (ARM-3.5)."
    if state.options.heap_placement == "reference":
        for square, gold, wanted in zip(GOLD_SQUARES, state.heaps, REFERENCE, strict=True):
            if gold not in (0, wanted):
                yield f"With heap_placement reference the heap on {square.value} is {wanted}, not {gold} (ARM-R8)."


def _palisade_faults(state: State) -> Iterator[str]:
    laid = state.land.palisades.bit_count()
    if state.supply + laid != PALISADES:
        yield f"{laid} palisades are laid and {state.supply} left; together there are {PALISADES} (ARM-3.6)."
    for territory in state.land.territories:
        size = territory.bit_count()
        fewest = min(state.land.minimum, FOUR)  # those of four may have been there before a larger figure (ARM-R40)
        if size < fewest:
            squares = _listed(squares_of(territory))
            yield f"{squares}: a territory of {size}; none has fewer than {fewest} squares (ARM-6.9)."


def _warrior_faults(state: State) -> Iterator[str]:
    options = state.options
    archer = state.seat_of(People.ELF) if options.advanced else None
    for square, one in _warriors(state):
        people = state.people(one.owner)
        if square in GOLD_SQUARES:
            yield f"A warrior stands on {square.value}, a gold square (ARM-5.3)."
        if one.value not in VALUES:
            yield f"There is no warrior of value {one.value}, as on {square.value}: 1 to {VALUES[-1]} (ARM-3.3)."
        if one.face_up and not options.advanced:
            yield f"{square.value} lies face up; under the basic rules warriors are laid face down (ARM-5.2)."
        elif one.face_up and people is not People.GOBLIN:
            yield f"{square.value} lies face up; only the Goblin lays a warrior so (ARM-14.8)."
        if one.arrows and archer is None:
            yield f"An arrow sticks on {square.value}, but no Elf plays by the advanced rules (ARM-14.16)."
        elif one.arrows and one.owner == archer:
            yield f"An arrow sticks on {square.value}, the Elf's own warrior (ARM-14.16)."
        elif one.arrows and archer is not None and one.owner == options.partner(archer):
            yield f"An arrow sticks on {square.value}, a warrior of the Elf's partner (ARM-14.20)."
        if one.reinforced and not options.advanced:
            yield f"{square.value} is reinforced; under the basic rules there is no reinforcement (ARM-11.1)."
        if one.reinforced and not is_complete(state, state.land.territory(square)):
            yield f"{square.value} is reinforced, yet its territory is not complete (ARM-12.3, ARM-7.9)."
    for territory in state.land.territories:
        carriers = reinforced(state, territory)
        if len(carriers) > 1:
            yield f"{_listed(carriers)} are reinforced in one territory, which holds one reinforcement (ARM-12.4)."


# --- the players -----------------------------------------------------------------------------------------------------


def _player_faults(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        yield from _tile_faults(state, seat)
        if state.options.advanced:
            yield from _reinforcement_faults(state, seat)
            yield from _power_faults(state, seat)
        elif state.powers[seat] or state.reinforcements[seat]:
            yield f"{_the(state, seat)} has tokens; under the basic rules there are none (ARM-11.1, ARM-11.2)."
        yield from _seen_faults(state, seat)


def _tile_faults(state: State, seat: Seat) -> Iterator[str]:
    """Nothing leaves the game: a hand and what it laid are the starting hand (ARM-3.3, ARM-5.1)."""
    laid = Counter(one.value for _, one in _warriors(state) if one.owner == seat)
    lacking = []
    for value, kept, start in zip(VALUES, state.hands[seat], start_hand(state.options), strict=True):
        has = laid[value] + kept
        if has > start:
            tiles = f"{has} {'tile' if has == 1 else 'tiles'} of value {value}"
            yield f"{_the(state, seat)} has {tiles}; with {state.options.players} players it is {start} (ARM-3.3)."
        elif has < start:
            lacking.append(f"{start - has} of value {value}")
    if lacking:
        told = ", ".join(lacking)
        yield f"{_the(state, seat)} lacks {told}: neither in the hand nor on the board (ARM-3.3, ARM-5.1)."


def _reinforcement_faults(state: State, seat: Seat) -> Iterator[str]:
    placed = [square for square, one in _warriors(state) if one.owner == seat and one.reinforced]
    if len(placed) > 1:
        yield f"{_the(state, seat)} has reinforced {_listed(tuple(placed))}; each player does so once (ARM-12.9)."
    elif placed and state.reinforcements[seat]:
        yield f"{_the(state, seat)} has reinforced {placed[0].value}, yet has the reinforcement left (ARM-12.9)."
    elif not placed and not state.reinforcements[seat]:
        yield f"{_the(state, seat)} has no reinforcement left, yet none lies on the board (ARM-2.7)."


def _power_faults(state: State, seat: Seat) -> Iterator[str]:
    people, left = state.people(seat), state.powers[seat]
    if left > people.powers:
        yield f"{named(people)} has {left} power tokens; this people has {people.powers} (ARM-11.2)."
        return
    used = people.powers - left
    match people:
        case People.ELF:
            arrows = sum(one.arrows for _, one in _warriors(state))
            if arrows != used:
                told = f"{arrows} arrows stick on the board and the Elf has {left} left"
                yield f"{told}; together there are {people.powers} (ARM-14.21)."
            if arrows and all(one.owner != seat for _, one in _warriors(state)):
                yield "The Elf has shot, yet has no warrior on the board to shoot from (ARM-14.17)."
        case People.GOBLIN:
            shown = [square for square, one in _warriors(state) if one.owner == seat and one.face_up]
            if len(shown) > people.powers:
                yield f"{_listed(tuple(shown))} lie face up; the Goblin lays one warrior so (ARM-14.11)."
            elif len(shown) > used:
                yield f"{shown[0].value} lies face up, yet the Goblin has the power token left (ARM-14.11)."
            elif used > len(shown):
                yield "The Goblin has used the power, yet no warrior lies face up (ARM-14.8)."
        case People.ORC:
            if used and not state.land.palisades:
                yield "The Orc has used the power, yet no palisade is laid (ARM-14.12)."
        case People.MAGE:
            if len(state.seen[seat]) > used:
                yield f"The Mage has seen {_listed(state.seen[seat])} with {used} tokens spent (ARM-14.6)."
            just_looked = state.power_used and state.active == seat
            own = (seat, state.options.partner(seat))
            if used and state.options.relook and not state.seen[seat]:
                yield "The Mage has used the power, yet has seen nothing (ARM-14.1)."
            if used and all(one.face_up or one.owner in own for _, one in _warriors(state)):
                yield "The Mage has used the power, yet no opposing warrior lies face down (ARM-14.1)."
            if state.seen[seat] and not state.options.relook and not just_looked:
                yield "With relook off a Mage remembers nothing after the turn, so nothing is seen (ARM-R12)."


def _seen_faults(state: State, seat: Seat) -> Iterator[str]:
    options, seen = state.options, state.seen[seat]
    if seen and (state.people(seat) is not People.MAGE or not options.advanced):
        yield f"{_the(state, seat)} has looked at nothing: only the Mage does, by the advanced rules (ARM-14.1)."
        return
    for square in seen:
        one = state.squares[square.index]
        if one is None:
            yield f"The Mage has seen {square.value}, where no warrior stands (ARM-14.1)."
        elif one.face_up:
            yield f"The Mage has seen {square.value}, which lies face up (ARM-14.5)."
        elif options.side(one.owner) == options.side(seat):
            clause = "ARM-14.1" if one.owner == seat else "ARM-14.4"
            yield f"The Mage has seen {square.value}, which is no opposing warrior ({clause})."


# --- the moment ------------------------------------------------------------------------------------------------------


def _set_up_faults(state: State) -> Iterator[str]:
    if any(state.squares) or state.land.palisades:
        yield "Before the first turn only gold lies on the board (ARM-4.1)."


def _turn_faults(state: State, turn_told: bool) -> Iterator[str]:
    options, phase, active = state.options, state.phase, state.active
    latest = PALISADES + len(SQUARES) - len(GOLD_SQUARES) + options.players * (2 if options.advanced else 1)
    if not 1 <= state.turn <= latest:
        yield f"Turn {state.turn} cannot be: turns count from 1, and a game has at most {latest} (ARM-2.7, ARM-8.5)."
    if isinstance(options.first_player, int) and state.first != options.first_player:
        starter = named(state.people(Seat(options.first_player)), inside=True)
        yield f"With first_player {options.first_player}, {starter} takes the first turn (ARM-R10)."
    if state.turn == 1 and active != state.first:
        yield f"{_the(state, active)} is to move in turn 1, which is the first player's (ARM-3.7)."
    elif not any(state.passed) and state.first is not None and 1 <= state.turn <= latest:
        mover = Seat((state.first + state.turn - 1) % options.players)
        if mover != active:
            told = f"after {named(state.people(state.first), inside=True)} began, turn {state.turn}"
            yield f"{_the(state, active)} is to move, yet {told} is another's: turns go round (ARM-4.4)."
    if phase is Phase.OVER:
        waiting = [named(state.people(seat), inside=True) for seat in options.seats if not state.passed[seat]]
        if waiting:
            yield f"The game is over only when all have passed; {' and '.join(waiting)} have not (ARM-8.8)."
    elif all(state.passed):
        yield "All have passed, so the game is over (ARM-8.8)."
    elif state.passed[active]:
        yield f"{_the(state, active)} is to move, yet has passed (ARM-8.5)."
    alone = all(gone for seat, gone in enumerate(state.passed) if seat != active)
    if state.previous == active and phase is not Phase.OVER and not alone:
        yield f"{_the(state, active)} took the turn before, so it is another's turn: not all have passed (ARM-4.4)."
    elif state.previous is not None and phase is not Phase.OVER:
        after = (Seat((state.previous + k) % options.players) for k in range(1, options.players))
        if not all(state.passed[seat] for seat in takewhile(lambda seat: seat != active, after)):
            told = named(state.people(state.previous), inside=True)
            yield f"{_the(state, active)} is to move, yet {told}, who took the turn before, sits not next (ARM-4.4)."
    if state.previous is not None and state.turn == 1:
        yield "In turn 1 nobody has taken the turn before (ARM-3.7)."
    if turn_told:
        yield from _turn_count_faults(state)
    yield from _power_used_faults(state)
    yield from _second_stick_faults(state)


def _turn_count_faults(state: State) -> Iterator[str]:
    """Every turn but the present one laid down a warrior, palisades, a reinforcement, or was a pass."""
    down = sum(not one.face_up for _, one in _warriors(state))
    single = down + sum(one.reinforced for _, one in _warriors(state)) + sum(state.passed)
    laid = state.land.palisades.bit_count()
    extra = sum(
        people.powers - state.powers[seat]
        for seat, people in enumerate(state.options.seating)
        if people is People.ORC and state.options.advanced
    )
    before = laid - extra - (state.phase is Phase.SECOND_STICK)
    most, least = single + laid, single + max(0, -(-before // STICKS))
    done = state.turn - (state.phase is not Phase.OVER)
    if not least <= done <= most:
        told = f"{least} to {most} turns" if least < most else "1 turn" if least == 1 else f"{least} turns"
        yield f"Turn {state.turn} does not fit: what lies there took {told} (ARM-4.1)."


def _power_used_faults(state: State) -> Iterator[str]:
    midway = state.phase in (Phase.AFTER_POWER, Phase.SECOND_STICK)
    if state.phase is Phase.AFTER_POWER and not state.options.advanced:
        yield "Under the basic rules no power is used, so the phase is not after_power (ARM-11.3)."
    elif state.power_used and not midway:
        yield f"A power is used in the midst of a turn, so the phase is not {state.phase.value} (ARM-13.1)."
    elif state.power_used and not state.options.advanced:
        yield "Under the basic rules no power is used (ARM-11.3)."
    elif state.power_used and state.powers[state.active] >= state.people(state.active).powers:
        yield f"{_the(state, state.active)} has used a power this turn, yet has all power tokens left (ARM-13.5)."
    elif state.phase is Phase.AFTER_POWER and state.options.power_needs_action and not can_act(state, state.active):
        yield f"{_the(state, state.active)} can do nothing, so no power was used (ARM-13.4)."


def _second_stick_faults(state: State) -> Iterator[str]:
    stick = state.stick
    if state.phase is not Phase.SECOND_STICK:
        if stick is not None:
            yield f"A palisade just laid is told only in the phase second_stick, not {state.phase.value} (ARM-6.1)."
    elif stick is None:
        yield 'In the phase second_stick a palisade has just been laid: tell it, as in "stick: A1|B1" (ARM-6.1).'
    elif not state.land.palisades & line_bit(stick):
        yield f'The palisade just laid, {stick}, is not on the board: tell it under "sticks" too (ARM-6.3).'
    elif not state.supply or not state.land.legal:
        yield "No second palisade can be laid, so the turn is over and the phase is not second_stick (ARM-6.4)."
