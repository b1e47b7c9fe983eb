"""A position typed by hand, and back.

    advanced, MOGE                                      # basic or advanced; who plays, in turn order
    heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6
    sticks: B1|C1 B2|C2 A2/A3 B2/B3                     # or by name: NW closed
    M:A1=2 O:A2=1 G:B1=3^ E:C1=1                        # warriors: owner, square, value; ^ lies face up
    arrows: A1   reinforced: A2                         # on the board
    seen: M C1                                          # what a Mage has looked at
    powers: M 1, E 1   reinforcements: M 1, O 0         # tokens left
    hand M: 1x5 3 4   supply: 31                        # tiles and palisades left
    passed: E, M to move
    options: relook on                                  # readings of the rules

Everything may be left out: heaps lie as in the specification's examples, hands are what is not on the board, tokens
are unspent but for what lies there, the first seat that has not passed is to move. The words of the specification's
examples are understood; what they say is checked, in brackets too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.errors import PositionError
from orclib.games.armadora.box import GOLD_SQUARES, PALISADES, REFERENCE, SQUARES, VALUES, Counts, Line, People, Square
from orclib.games.armadora.rules.territories import land, lines_of
from orclib.games.armadora.state import SETTING_UP, Options, Phase, State, View, Warrior, start_hand
from orclib.games.armadora.text.position_faults import faults, named
from orclib.games.armadora.text.position_reader import DEFAULTS, Typed, read


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    return _build(read(text))


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: Typed) -> State:
    found, once = typed.faults, typed.once
    options = _options(typed)
    seats = dict(zip(options.seating, options.seats, strict=True))
    for people in dict.fromkeys(typed.named):
        if people not in seats:
            found.append(f"{named(people)} does not play here: the seats are {options.peoples} (ARM-3.1).")
    phase = _phase(typed, len(seats))
    heaps, lines, squares = _heaps(typed, phase), _lines(typed), _squares(typed, seats)
    set_up = phase in SETTING_UP
    found += _too_early(typed, options) if set_up else []
    state = State(
        options=options,
        phase=phase,
        heaps=heaps,
        land=land(lines, options.min_territory),
        supply=once.get("the supply", max(0, PALISADES - len(lines))),
        squares=squares,
        **({} if set_up else _in_play(typed, options, squares)),
    )
    opened = "who took the first turn" in once or isinstance(options.first_player, int)
    found += faults(state, turn_told=opened or "the turn" in once)
    found += [
        f"It is told that {what}, and that is not so ({clause})."
        for what, clause, holds in typed.claims
        if not holds(state)
    ]
    if found:
        raise PositionError(dict.fromkeys(found))
    return state


def _options(typed: Typed) -> Options:
    once, found = typed.once, typed.faults
    peoples, players = once.get("seats", ""), once.get("players", Options().players)
    if peoples:
        if once.get("players", len(peoples)) != len(peoples):
            found.append(f"{peoples} are {len(peoples)} players, not {players} (ARM-3.1).")
        players = len(peoples)
    elif players not in Options.player_counts:
        found.append(f"{players} cannot play: it is a game for two to four (ARM-3.1).")
        players = Options().players
    first = typed.options.get("first_player")
    if isinstance(first, int) and first >= players:
        found.append(f"first_player {first} is no seat: there are seats 0 to {players - 1} (ARM-R10).")
        del typed.options["first_player"]
    advanced = once.get("basic or advanced", False)
    return Options(players=players, peoples=peoples, advanced=advanced, **typed.options)


def _phase(typed: Typed, players: int) -> Phase:
    once = typed.once
    if "the phase" in once:
        return cast(Phase, once["the phase"])
    if "stick" in once:
        return Phase.SECOND_STICK
    if typed.all_passed or len({*typed.passed}) == players:
        return Phase.OVER
    if "power used" in once:
        return Phase.AFTER_POWER
    begun = typed.lines or typed.tiles or typed.passed
    short = typed.heaps is not None and len(typed.heaps) < len(GOLD_SQUARES)
    return Phase.HEAPS if short and not begun else Phase.ACTION


def _heaps(typed: Typed, phase: Phase) -> tuple[int, ...]:
    if typed.heaps is None:
        return (0,) * len(GOLD_SQUARES) if phase is Phase.HEAPS else REFERENCE
    for square in typed.heaps:
        if square not in GOLD_SQUARES:
            typed.faults.append(f"A heap lies on {square.value}, which is no gold square (ARM-2.3).")
    return tuple(typed.heaps.get(square, 0) for square in GOLD_SQUARES)


def _lines(typed: Typed) -> list[Line]:
    counts = Counter(typed.lines)
    for line, count in counts.items():
        if count > 1:
            typed.faults.append(f"{count} palisades lie on {line}; a line takes one (ARM-6.6).")
    return list(counts)


def _squares(typed: Typed, seats: dict[People, Seat]) -> tuple[Warrior | None, ...]:
    """The warriors, with the arrows and reinforcements that they carry."""
    arrows, reinforced, found = Counter(typed.arrows), {square for square, _ in typed.reinforced}, typed.faults
    there: dict[Square, Warrior] = {}
    for people, square, value, face_up in typed.tiles:
        if square in there:
            found.append(f"Two warriors stand on {square.value}; a square holds one (ARM-5.6).")
        elif people in seats:
            there[square] = Warrior(seats[people], value, face_up, arrows[square], square in reinforced)
    for square in arrows:
        if square not in there:
            found.append(f"An arrow sticks on {square.value}, where no warrior stands (ARM-14.16).")
    for square, owner in typed.reinforced:
        if square not in there:
            found.append(f"A reinforcement lies on {square.value}, where no warrior stands (ARM-12.1).")
        elif owner in seats and there[square].owner != seats[owner]:
            found.append(f"{named(owner)} reinforces {square.value}, where another's warrior stands (ARM-12.1).")
    for square, count in Counter(square for square, _ in typed.reinforced).items():
        if count > 1:
            found.append(f"{square.value} is reinforced twice; a territory holds one reinforcement (ARM-12.4).")
    for square in typed.free:
        what = "a warrior" if square in there else "gold" if square in GOLD_SQUARES else ""
        if what:
            found.append(f"{square.value} is not free: {what} is there (ARM-2.6).")
    return tuple(there.get(square) for square in SQUARES)


def _too_early(typed: Typed, options: Options) -> list[str]:
    """What was told of a set-up that only comes after it."""
    once = typed.once
    owned = (typed.hands, typed.powers, typed.reinforcements, typed.seen, typed.passed, typed.all_passed)
    begun = {"who took the turn before", "who took the first turn", "stick", "power used"} & {*once}
    waits = once.get("who is to move", options.seating[0]) is not options.seating[0]
    if not any(owned) and not begun and not waits and not once.get("the turn"):
        return []
    return ["During the set-up nobody has tiles, tokens or a turn yet; they come with the first player (ARM-3.7)."]


def _in_play(typed: Typed, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """What a state has once the set-up is over."""
    once, seats = typed.once, dict(zip(options.seating, options.seats, strict=True))

    def told(what: str) -> Seat | None:
        return seats.get(cast(People, once.get(what)))

    passed = tuple(typed.all_passed or people in typed.passed for people in seats)
    turn = once.get("the turn", _turn(typed, passed))
    chosen = Seat(options.first_player) if isinstance(options.first_player, int) else None
    first, active = told("who took the first turn"), told("who is to move")
    opener = chosen if first is None else first
    if any(passed):
        first = Seat(0) if opener is None else opener
        active = Seat(passed.index(False) if False in passed else 0) if active is None else active
    else:
        if opener is None and "the turn" in once:
            opener = _opener(typed, options, squares, turn, active)
        turn, first, active = _round(turn, opener, active, len(seats))
        turn = once.get("the turn", turn)
    used = once.get("power used", False) or once.get("the phase") is Phase.AFTER_POWER
    return {
        "passed": passed,
        "first": first,
        "active": active,
        "previous": told("who took the turn before"),
        "turn": turn,
        "power_used": used,
        "stick": once.get("stick"),
        **_belongings(typed, options, squares, active if used else None),
    }


def _belongings(
    typed: Typed, options: Options, squares: tuple[Warrior | None, ...], user: Seat | None
) -> dict[str, Any]:
    """Hands, tokens and what Mages have seen, by seat. `user` has used a power this turn."""
    hands, powers, reinforcements, seen = [], [], [], []
    for people, seat in zip(options.seating, options.seats, strict=True):
        tiles = [one for one in squares if one is not None and one.owner == seat]
        looked = tuple(sorted({*typed.seen.get(people, ())}, key=lambda square: square.index))
        hands.append(_hand_of(typed, options, people, tiles))
        spent = {
            People.MAGE: len(typed.seen.get(people, ())),  # one may look twice at the same warrior
            People.ELF: sum(one.arrows for one in squares if one is not None),
            People.GOBLIN: sum(one.face_up for one in tiles),
            People.ORC: int(seat == user),
        }[people]
        powers.append(typed.powers.get(people, max(0, people.powers - spent) if options.advanced else 0))
        kept = typed.reinforcements.get(people, int(options.advanced and not any(one.reinforced for one in tiles)))
        if kept > 1:
            typed.faults.append(f"{named(people)} has {kept} reinforcements; each player has one (ARM-11.1).")
        reinforcements.append(kept > 0)
        seen.append(looked)
    return {
        "hands": tuple(hands),
        "powers": tuple(powers),
        "reinforcements": tuple(reinforcements),
        "seen": tuple(seen),
    }


def _hand_of(typed: Typed, options: Options, people: People, tiles: list[Warrior]) -> Counts:
    """The hand that was told, or what of the starting hand is not on the board."""
    hand = Counter(typed.hands.get(people, ()))
    for value in sorted({*hand} - {*VALUES}):
        typed.faults.append(f"{named(people)} cannot hold a {value}: values are 1 to {VALUES[-1]} (ARM-3.3).")
    if people not in typed.hands:
        hand = Counter(dict(zip(VALUES, start_hand(options), strict=True)))
        hand -= Counter(one.value for one in tiles if one.value is not None)
    return cast(Counts, tuple(hand[value] for value in VALUES))


def _turn(typed: Typed, passed: tuple[bool, ...]) -> int:
    """The turn it must be at least, had nobody used a power.

    Each turn lays a warrior, a reinforcement or at most two palisades, or is a pass. The turn that goes on counts too,
    unless it has begun with the palisade just laid; once everybody has passed none goes on.
    """
    down = sum(not face_up for *_, face_up in typed.tiles)  # a Goblin's face-up warrior takes no turn
    taken = down + (len(typed.lines) + 1) // 2 + len(typed.reinforced) + sum(passed)
    goes_on = not all(passed) and "stick" not in typed.once
    return max(1, taken + goes_on)


def _round(turn: int, first: Seat | None, active: Seat | None, seats: int) -> tuple[int, Seat, Seat]:
    """The turn, who took the first one and who is to move, while nobody has passed: they follow each other (ARM-4.4).

    Who starts and who is to move settle the turn, which is at least the one that is given; else the first seat moves.
    """
    if first is not None and active is not None:
        return turn + (active - first - turn + 1) % seats, first, active
    if first is not None:
        return turn, first, Seat((first + turn - 1) % seats)
    active = Seat(0) if active is None else active
    return turn, Seat((active - turn + 1) % seats), active


def _opener(
    typed: Typed, options: Options, squares: tuple[Warrior | None, ...], turn: int, active: Seat | None
) -> Seat:
    """Who took the first turn, if nobody has passed: everybody has to have had a turn for each thing laid."""
    count, done = options.players, turn - 1
    openers = options.seats if active is None else (Seat((active - done) % count),)
    laid = [0] * count
    for one in squares:
        if one is not None:
            laid[one.owner] += (not one.face_up) + one.reinforced
    for first in openers:
        if all(n <= (done - (seat - first) % count + count - 1) // count for seat, n in enumerate(laid)):
            return first
    typed.faults.append(f"By turn {turn} nobody can have laid all that lies there: turns go round (ARM-4.4).")
    return openers[0]


def with_options(state: State, options: Options) -> State:
    """The same position under other readings: another smallest territory, with or without the advanced rules' tokens.

    Raises PositionError where it cannot be under them.
    """
    changed = replace(state, options=options, land=land(lines_of(state.land.palisades), options.min_territory))
    count = len(options.seats)
    if state.phase in SETTING_UP or options.advanced is state.options.advanced:
        pass
    elif options.advanced:
        powers = tuple(people.powers for people in options.seating)
        changed = replace(changed, powers=powers, reinforcements=(True,) * count)
    else:
        changed = replace(
            changed,
            squares=tuple(None if one is None else Warrior(one.owner, one.value) for one in state.squares),
            powers=(0,) * count,
            reinforcements=(False,) * count,
            seen=((),) * count,
            power_used=False,
            phase=Phase.ACTION if state.phase is Phase.AFTER_POWER else state.phase,
        )
    return position(describe(changed))


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State | View) -> str:
    """The position as a person types it; values that a view may not show are written as `?`."""
    options, in_play = state.options, state.phase not in SETTING_UP
    heaps = [f"{square.value}={gold}" for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if gold]
    lines = [
        f"{'advanced' if options.advanced else 'basic'}, {options.peoples}",
        f"heaps: {' '.join(heaps) or 'none'}",
    ]
    if in_play:
        lines += _board_lines(state)
        lines += _player_lines(state)
        lines += _turn_lines(state)
    lines.append(f"phase: {state.phase.value}")
    changed = [
        f"{name} {'on' if value is True else 'off' if value is False else value}"
        for name, default in DEFAULTS.items()
        if (value := getattr(options, name)) != default
    ]
    if changed:
        lines.append(f"options: {', '.join(changed)}")
    return "\n".join(lines)


def _letter(state: State | View, seat: Seat) -> str:
    return state.options.peoples[seat]


def _board_lines(state: State | View) -> list[str]:
    there = [(square, one) for square, one in zip(SQUARES, state.squares, strict=True) if one is not None]
    warriors = [f"{_letter(state, one.owner)}:{square.value}={_value(one)}" for square, one in there]
    arrows = [square.value for square, one in there for _ in range(one.arrows)]
    rows = {
        "sticks": [str(line) for line in lines_of(state.land.palisades)],
        "warriors": warriors,
        "arrows": arrows,
        "reinforced": [square.value for square, one in there if one.reinforced],
    }
    return [f"{name}: {' '.join(row)}" for name, row in rows.items() if row]


def _value(one: Warrior) -> str:
    return "?" if one.value is None else f"{one.value}{'^' if one.face_up else ''}"


def _player_lines(state: State | View) -> list[str]:
    seats, lines = state.options.seats, []
    if state.options.advanced:
        lines.append("powers: " + ", ".join(f"{_letter(state, s)} {state.powers[s]}" for s in seats))
        lines.append("reinforcements: " + ", ".join(f"{_letter(state, s)} {state.reinforcements[s]:d}" for s in seats))
    lines.append(f"supply: {state.supply}")
    lines += [f"hand {_letter(state, seat)}: {_hand(state, seat)}" for seat in seats]
    lines += [
        f"seen: {_letter(state, seat)} {' '.join(square.value for square in state.seen[seat])}"
        for seat in seats
        if state.seen[seat]
    ]
    return lines


def _hand(state: State | View, seat: Seat) -> str:
    hand = state.hands[seat]
    if hand is None:
        assert isinstance(state, View)
        tiles = [("?", state.held[seat])]
    else:
        tiles = [(str(value), count) for value, count in zip(VALUES, hand, strict=True)]
    return " ".join(value if count == 1 else f"{value}x{count}" for value, count in tiles if count) or "none"


def _turn_lines(state: State | View) -> list[str]:
    lines = []
    passed = [_letter(state, seat) for seat in state.options.seats if state.passed[seat]]
    if passed:
        lines.append(f"passed: {' '.join(passed)}")
    active = _letter(state, state.active)
    lines.append(f"active: {active}" if state.phase is Phase.OVER else f"{active} to move")
    for name, seat in (("first", state.first), ("previous", state.previous)):
        if seat is not None:
            lines.append(f"{name}: {_letter(state, seat)}")
    lines.append(f"turn: {state.turn}")
    if state.stick is not None:
        lines.append(f"stick: {state.stick}")
    if state.power_used:
        lines.append("power used")
    return lines
