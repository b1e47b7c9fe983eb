"""A position typed by hand, and back.

    advanced, MOGE                                      # basic or advanced; who plays, in turn order
    heaps: D1=5 B2=6 F2=4 H2=7 A4=4 E4=5 C5=3 G5=6      # or in reading order: heaps: 5 6 4 7 4 5 3 6
    sticks: B1|C1 B2|C2 A2/A3 B2/B3                     # or by name: NW closed
    M:A1=2 A2=1 O:B1=3 E:C1=1                           # warriors: owner, square, value; ^ lies face up
    arrows: A1   reinforced: A2                         # on the board
    seen: M C1                                          # what a Mage has looked at
    powers: M 1, E 1   reinforcements: M 0, O 1         # tokens left
    hand M: 1x4 3 4   supply: 31                        # tiles and palisades left
    passed: E, M to move
    options: relook on                                  # readings of the rules
    then: fence C1|D1; fence C2|D2                      # moves from there

Everything may be left out: heaps lie as in the specification's examples, hands are what is not on the board, tokens
are unspent but for what lies there, the first seat that has not passed is to move. The words of the specification's
examples are understood; what they say is checked, in brackets too. `armadora.notation()` shows every statement.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from msgspec.structs import fields, replace

from orclib.engine import Seat
from orclib.engine.patterns import Grammar
from orclib.engine.positions import Told, contradictions, fault
from orclib.engine.reading import tokens, words_of
from orclib.errors import PositionError
from orclib.games.armadora.box import (
    FLAT,
    GOLD_SQUARES,
    LINES,
    PALISADES,
    REFERENCE,
    SQUARES,
    UPRIGHT,
    VALUES,
    Counts,
    Line,
    People,
    Square,
)
from orclib.games.armadora.rules import transitions
from orclib.games.armadora.rules.territories import land, lines_of
from orclib.games.armadora.state import Options, Phase, State, Warrior, start_hand
from orclib.games.armadora.text import statements as says
from orclib.games.armadora.text.names import people_name
from orclib.games.armadora.text.position_faults import faults_of
from orclib.games.armadora.text.words import COUNTS, NOT_SWITCHES, OPTIONS, PEOPLES, WORDS
from orclib.language import say

_GRAMMAR = Grammar(says.STATEMENTS, WORDS)
_BRACKET = re.compile(r"\([^()]*\)")
_PAIRS = re.compile(r"\b[A-H][|/][A-H]\b")
"""Columns side by side, as in "A|B": a remark on where palisades lie."""
_CORNERS = {
    "NW": "A1 B1 A2 B2", "NE": "G1 H1 G2 H2", "SW": "A4 B4 A5 B5", "SE": "G4 H4 G5 H5"
}  # fmt: skip
_CLOSED = {name: tuple(map(Square, block.split())) for name, block in _CORNERS.items()}
"""The corners that four palisades close."""
_STATING = {
    *(word for opening in _GRAMMAR.openings for word in words_of(opening)),
    *(word for names in PEOPLES.values() for name in names.split("|") for word in words_of(name)),
    *(word for name in (*OPTIONS, *_CORNERS) for word in words_of(name)),
    *COUNTS,
    *words_of("basic advanced avancées move jouer free libre closed fermés"),
} - {*words_of("a an un une in of the is to and et en de")}
"""The words with which something is stated, in brackets too."""


def plain(text: str) -> str:
    """The text without bold marks, full stops, and brackets that state nothing, such as "(a remark)"."""

    def unmarked(found: re.Match[str]) -> str:
        said = _PAIRS.sub("", found.group())
        words = {token.word for token in tokens(said)}
        seats = any(re.fullmatch("[mego]{2,}", word) for word in words)
        stated = seats or words & _STATING or any(word.isdecimal() for word in words)
        return found.group() if stated else re.sub(r"[^\n]", " ", found.group())

    return _BRACKET.sub(unmarked, re.sub(r"\*\*|\.(?=\s|$)", lambda found: " " * len(found.group()), text))


class Typed:
    """What a text said, before anybody asks whether it can be."""

    def __init__(self, statements: Sequence[Any], found: Sequence[str]) -> None:
        self.faults = list(found)
        self.once: dict[str, Any] = {}
        """What can be told only once: advanced, peoples, mover, turn …"""
        self.heaps: dict[Square, int] | None = None
        self.lines: list[Line] = []
        self.tiles: list[tuple[People, says.Tile]] = []
        self.arrows: list[Square] = []
        self.reinforced: list[tuple[Square, People | None]] = []
        self.powers: dict[People, int] = {}
        self.reinforcements: dict[People, int] = {}
        self.hands: dict[People, tuple[int, ...]] = {}
        self.seen: dict[People, tuple[Square, ...]] = {}
        self.passed: list[People] = []
        self.options: dict[str, Any] = {}
        self.claims: list[says.Claim] = []
        self.named: list[People] = []
        for statement in statements:
            self.note(statement)
        if "advanced" in self.options:
            self._tell("advanced", self.options.pop("advanced"), says.Rules.tells)

    def _put(self, where: dict[Any, Any], key: object, value: object, tells: tuple[str, str], of: str = "") -> None:
        """Note a fact that can be told only once; saying the same again is no harm."""
        what = say(*tells)
        if where.setdefault(key, value) != value and not any(what in told for told in self.faults):
            told = say("This tells {what} twice, and differently", "Ceci dit deux fois {what}, et autrement")
            self.faults.append(told.format(what=f"{what}{of and f' ({of})'}") + ".")

    def _tell(self, what: str, value: object, tells: tuple[str, str]) -> None:
        """Note a fact about the whole position."""
        self._put(self.once, what, value, tells)

    def told(self, what: str) -> Any:
        """A fact about the whole position, None where nothing is told."""
        return self.once.get(what)

    def note(self, statement: Any) -> None:
        """Take in one statement."""
        match statement:
            case says.NewGame():
                self.once["new"] = True
            case says.Rules() as rules:
                self._tell("advanced", rules.advanced, rules.tells)
            case says.Seats() as seats:
                self._tell("peoples", seats.peoples, seats.tells)
            case says.Players() as players:
                self._tell("players", players.players, players.tells)
            case says.Switches() as switches:
                for name, value in switches.settings:
                    self._put(self.options, name, value, switches.tells, name)
            case says.Heaps() as heaps:
                self.heaps = self.heaps or {}
                for heap in heaps.heaps:
                    self._put(self.heaps, heap.square, heap.gold, heaps.tells, heap.square.value)
            case says.HeapRow() as heaps:
                if len(heaps.sizes) != len(GOLD_SQUARES):
                    self.faults.append(
                        fault(
                            "ARM-3.5",
                            "There are {n} heaps, not eight",
                            "Il y a {n} tas et non huit",
                            n=len(heaps.sizes),
                        )
                    )
                self.note(says.Heaps(tuple(map(says.Heap, GOLD_SQUARES, heaps.sizes))))
            case says.Sticks() as sticks:
                self.lines += sticks.sticks
                if not sticks.sticks:
                    self.claims.append(says.Lacking("sticks"))
            case says.Corners() as closed:
                for name in closed.corners:
                    block = _CLOSED[name]
                    self.lines += [line for line in LINES if (line.a in block) is not (line.b in block)]
                    if closed.empty:
                        self.claims.append(says.Free(tuple(square for square in block if square not in GOLD_SQUARES)))
            case says.AllSticks() as every:
                lines = UPRIGHT if every.way == "upright" else FLAT
                if every.count not in (0, len(lines), *([len(lines) // 5] if every.rows else ())):
                    en, fr = "All are {all} lines, not {n}", "Toutes, ce sont {all} lignes et non {n}"
                    self.faults.append(fault("ARM-2.5", en, fr, all=len(lines), n=every.count))
                rows = [line for line in lines if not every.rows or line.a.row + 1 in every.rows]
                self.lines += [line for line in rows if line not in every.without]
            case says.RowsOfSticks() as some:
                self.note(says.AllSticks(some.way, some.count, some.rows))
            case says.Block() as block:
                self.lines += block.sticks
                self.claims.append(says.Territory(len({*block.squares}), (block.squares,)))
            case says.Warriors() as warriors:
                self.named.append(warriors.people)
                self.tiles += [(warriors.people, tile) for tile in warriors.tiles]
            case says.Arrows() as arrows:
                self.arrows += [square for square in arrows.squares for _ in range(arrows.count)]
                if not arrows.squares:
                    self.claims.append(says.Lacking("arrows"))
            case says.Reinforced() as reinforced:
                self.reinforced += [(square, reinforced.owner) for square in reinforced.squares]
                if not reinforced.squares:
                    self.claims.append(says.Lacking("reinforcements"))
            case says.ArrowsAndReinforcement() as both:
                self.note(says.Arrows(both.squares, both.count))
                self.note(says.Reinforced(both.squares, both.owner))
            case says.Powers() as powers:
                for one in powers.powers or [says.Tokens(people, 0) for people in People]:
                    self._put(self.powers, one.people, one.left, says.PowerLeft.tells, people_name(one.people))
                self.named += [one.people for one in powers.powers]
            case says.PowerLeft() as power:
                self.note(says.Powers((says.Tokens(power.people, power.count),)))
            case says.NoPowers():
                self.note(says.Powers(()))
            case says.Reinforcements() as left:
                for one in left.tokens or [says.Tokens(people, 0) for people in People]:
                    self._put(self.reinforcements, one.people, one.left, left.tells, people_name(one.people))
                self.named += [one.people for one in left.tokens]
            case says.Supply() as supply:
                self._tell("supply", supply.number, supply.tells)
            case says.Hand() as hand:
                self.named.append(hand.people)
                values = sorted(held.value for held in hand.hand for _ in range(held.times))
                self._put(self.hands, hand.people, tuple(values), hand.tells, people_name(hand.people))
            case says.Seen() as seen:
                self.named.append(seen.people)
                self._put(self.seen, seen.people, seen.squares, seen.tells, people_name(seen.people))
            case says.Passed() as passed:
                self.named += passed.who
                self.passed += passed.who
                if not passed.who:
                    self.claims.append(says.NobodyPassed())
            case says.AllPassed():
                self.once["all passed"] = True
            case (says.Mover() | says.First() | says.Previous()) as turn:
                self.named.append(turn.people)
                self._tell(type(turn).__name__, turn.people, turn.tells)
            case says.Turn() as turn:
                self._tell("turn", turn.number, turn.tells)
            case says.Claim() as claim:
                self.claims.append(claim)
            case _:
                raise AssertionError(f"no statement of Armadöra: {statement!r}")


# --- building --------------------------------------------------------------------------------------------------------


def built(given: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    given = list(given)
    statements, faults = [each.statement for each in given], contradictions(given)
    typed = Typed(statements, faults)
    options = _options(typed)
    for people in dict.fromkeys(typed.named):
        if people not in options.seating:
            en, fr = "{people} does not play here: the seats are {seats}", "{people} ne joue pas ici : il y a {seats}"
            typed.faults.append(fault("ARM-3.1", en, fr, people=people_name(people), seats=options.peoples))
    if typed.told("new"):
        return _new(typed, options, statements)
    heaps, lines, squares = _heaps(typed), _lines(typed), _squares(typed, options)
    state = State(
        options=options,
        phase=Phase.OVER if all(_gone(typed, options)) else Phase.ACTION,
        heaps=heaps,
        land=land(lines, options.min_territory),
        supply=typed.once.get("supply", max(0, PALISADES - len(lines))),
        squares=squares,
        **_in_play(typed, options, squares),
    )
    opened = "First" in typed.once or isinstance(options.first_player, int)
    typed.faults += faults_of(state, turn_told=opened or "turn" in typed.once)
    typed.faults += [_untrue(claim) for claim in typed.claims if not claim.holds(state)]
    if state.phase is Phase.OVER and "Mover" in typed.once:
        typed.faults.append(fault("ARM-8.8", "All have passed: nobody is to move", "Tous ont passé : personne ne joue"))
    if typed.faults:
        raise PositionError(dict.fromkeys(typed.faults))
    return state


def _new(typed: Typed, options: Options, statements: Sequence[Any]) -> State:
    if not all(
        isinstance(each, says.NewGame | says.Rules | says.Seats | says.Players | says.Switches) for each in statements
    ):
        en, fr = "In a new game nothing is put, dealt or done yet", "Dans une nouvelle partie, rien n'est encore fait"
        typed.faults.append(fault("ARM-3.7", en, fr))
    if typed.faults:
        raise PositionError(dict.fromkeys(typed.faults))
    return transitions.new(options)


def _untrue(claim: says.Claim) -> str:
    en, fr = 'It is told "{what}", and that is not so', "Il est dit « {what} », et ce n'est pas le cas"
    return fault(claim.cites(), en, fr, what=_GRAMMAR.write(claim))


def _options(typed: Typed) -> Options:
    once, found = typed.once, typed.faults
    peoples, players = once.get("peoples", ""), once.get("players", Options().players)
    if peoples:
        if players != len(peoples) and "players" in once:
            en, fr = "{peoples} are {n} players, not {players}", "{peoples}, ce sont {n} joueurs et non {players}"
            found.append(fault("ARM-3.1", en, fr, peoples=peoples, n=len(peoples), players=players))
        players = len(peoples)
    elif players not in Options.player_counts:
        en, fr = "{n} cannot play: it is a game for two to four", "On ne joue pas à {n} : c'est un jeu de deux à quatre"
        found.append(fault("ARM-3.1", en, fr, n=players))
        players = Options().players
    first = typed.options.get("first_player")
    if isinstance(first, int) and first >= players:
        en, fr = (
            "first_player {n} is no seat: there are seats 0 to {last}",
            "first_player {n} : les places vont de 0 à {last}",
        )
        found.append(fault("ARM-R10", en, fr, n=first, last=players - 1))
        del typed.options["first_player"]
    return Options(players=players, peoples=peoples, advanced=once.get("advanced", False), **typed.options)


def _heaps(typed: Typed) -> tuple[int, ...]:
    if typed.heaps is None:
        return REFERENCE
    for square in typed.heaps:
        if square not in GOLD_SQUARES:
            en, fr = (
                "A heap lies on {square}, which is no gold square",
                "Un tas est en {square}, qui n'est pas une mine",
            )
            typed.faults.append(fault("ARM-2.3", en, fr, square=square.value))
    return tuple(typed.heaps.get(square, 0) for square in GOLD_SQUARES)


def _lines(typed: Typed) -> list[Line]:
    good = list[Line]()
    for line, count in Counter(typed.lines).items():
        if line.exists:
            good.append(line)
        elif line.missing:
            typed.faults += map(_no_square, line.missing)
        else:
            en = "{a} and {b} share no side, so there is no line between them"
            fr = "{a} et {b} n'ont pas de côté commun : il n'y a pas de ligne entre elles"
            typed.faults.append(fault("ARM-2.5, ARM-6.5", en, fr, a=line.a.value, b=line.b.value))
        if count > 1:
            en, fr = (
                "{n} palisades lie on {line}; a line takes one",
                "{n} palissades sur {line} ; une ligne en prend une",
            )
            typed.faults.append(fault("ARM-6.6", en, fr, n=count, line=line))
    return good


def _no_square(square: Square) -> str:
    en, fr = (
        "{square} is no square: columns are A to H, rows 1 to 5",
        "{square} n'existe pas : colonnes A à H, rangées 1 à 5",
    )
    return fault("ARM-2.1", en, fr, square=square.value)


def _squares(typed: Typed, options: Options) -> tuple[Warrior | None, ...]:
    """The warriors, with the arrows and reinforcements that they carry."""
    arrows, reinforced = Counter(typed.arrows), Counter(square for square, _ in typed.reinforced)
    there: dict[Square, Warrior] = {}

    def wrong(clause: str, en: str, fr: str, square: Square, **facts: Any) -> None:
        typed.faults.append(fault(clause, en, fr, square=square.value, **facts))

    for people, tile in typed.tiles:
        square = tile.square
        if not square.bit:
            typed.faults.append(_no_square(square))
        elif square in there:
            en, fr = (
                "Two warriors stand on {square}; a square holds one",
                "Deux guerriers en {square} ; une case en tient un",
            )
            wrong("ARM-5.6", en, fr, square)
        elif people in options.seating:
            owner = Seat(options.seating.index(people))
            there[square] = Warrior(owner, tile.value, tile.face_up, arrows[square], square in reinforced)
    for square in dict.fromkeys((*typed.arrows, *reinforced, *(one for seen in typed.seen.values() for one in seen))):
        if not square.bit:
            typed.faults.append(_no_square(square))
    for square in arrows:
        if square.bit and square not in there:
            en, fr = (
                "An arrow sticks on {square}, where no warrior stands",
                "Une flèche en {square}, où il n'y a aucun guerrier",
            )
            wrong("ARM-14.16", en, fr, square)
    for square, whose in typed.reinforced:
        if not square.bit:
            continue
        if square not in there:
            en = "A reinforcement lies on {square}, where no warrior stands"
            wrong("ARM-12.1", en, "Un renfort en {square}, où il n'y a aucun guerrier", square)
        elif whose is not None and options.seating[there[square].owner] is not whose:
            en, fr = (
                "{people} reinforces {square}, another's warrior",
                "{people} renforce {square}, guerrier d'un autre",
            )
            wrong("ARM-12.1", en, fr, square, people=people_name(whose))
    for square, count in reinforced.items():
        if count > 1:
            en = "{square} is reinforced twice; a territory holds one reinforcement"
            wrong("ARM-12.4", en, "{square} est renforcée deux fois ; un territoire tient un renfort", square)
    return tuple(there.get(square) for square in SQUARES)


def _gone(typed: Typed, options: Options) -> tuple[bool, ...]:
    """By seat, who has passed."""
    return tuple("all passed" in typed.once or people in typed.passed for people in options.seating)


def _in_play(typed: Typed, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """Whose turn it is, which, and what the players have."""
    once, seats = typed.once, dict(zip(options.seating, options.seats, strict=True))

    def told(what: str) -> Seat | None:
        return seats.get(cast(People, once.get(what)))

    passed = _gone(typed, options)
    turn = once.get("turn", _turn(typed, passed))
    chosen = Seat(options.first_player) if isinstance(options.first_player, int) else None
    first, active, previous = told("First"), told("Mover"), told("Previous")
    opener = chosen if first is None else first
    if any(passed):
        first = Seat(0) if opener is None else opener
        if active is None:
            active = Seat(passed.index(False)) if False in passed else previous or Seat(0)
    else:
        if opener is None and "turn" in once:
            opener = _opener(typed, options, squares, turn, active)
        turn, first, active = _round(turn, opener, active, len(seats))
        turn = once.get("turn", turn)
    return {
        "passed": passed, "first": first, "active": active, "previous": previous, "turn": turn,
        **_belongings(typed, options, squares),
    }  # fmt: skip


def _belongings(typed: Typed, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """Hands, tokens and what Mages have seen, by seat."""
    hands, powers, reinforcements, seen = [], [], [], []
    for people, seat in zip(options.seating, options.seats, strict=True):
        tiles = [one for one in squares if one is not None and one.owner == seat]
        looked = {square for square in typed.seen.get(people, ()) if square.bit}
        hands.append(_hand_of(typed, options, people, tiles))
        spent = {
            People.MAGE: len(typed.seen.get(people, ())),  # one may look twice at the same warrior
            People.ELF: sum(one.arrows for one in squares if one is not None),
            People.GOBLIN: sum(one.face_up for one in tiles),
            People.ORC: 0,
        }[people]
        powers.append(typed.powers.get(people, max(0, people.powers - spent) if options.advanced else 0))
        kept = typed.reinforcements.get(people, int(options.advanced and not any(one.reinforced for one in tiles)))
        if kept > 1:
            en = "{people} has {n} reinforcements; each player has one"
            fr = "{people} a {n} renforts ; chaque joueur en a un"
            typed.faults.append(fault("ARM-11.1", en, fr, people=people_name(people), n=kept))
        reinforcements.append(kept > 0)
        seen.append(tuple(sorted(looked, key=lambda square: square.index)))
    return {
        "hands": tuple(hands), "powers": tuple(powers), "reinforcements": tuple(reinforcements), "seen": tuple(seen)
    }  # fmt: skip


def _hand_of(typed: Typed, options: Options, people: People, tiles: list[Warrior]) -> Counts:
    """The hand that was told, or what of the starting hand is not on the board."""
    hand = Counter(typed.hands.get(people, ()))
    for value in sorted({*hand} - {*VALUES}):
        en = "{people} cannot hold a {value}: values are 1 to 5"
        fr = "{people} ne peut pas avoir un {value} : les valeurs vont de 1 à 5"
        typed.faults.append(fault("ARM-3.3", en, fr, people=people_name(people), value=value))
    if people not in typed.hands:
        hand = Counter(dict(zip(VALUES, start_hand(options), strict=True)))
        hand -= Counter(one.value for one in tiles if one.value is not None)
    return cast(Counts, tuple(hand[value] for value in VALUES))


def _turn(typed: Typed, passed: tuple[bool, ...]) -> int:
    """The turn it must be at least, had nobody used a power.

    Each turn lays a warrior, a reinforcement or at most two palisades, or is a pass. The turn that begins counts too;
    once everybody has passed none does.
    """
    down = sum(not tile.face_up for _, tile in typed.tiles)  # a Goblin's face-up warrior takes no turn
    taken = down + (len(typed.lines) + 1) // 2 + len(typed.reinforced) + sum(passed)
    return max(1, taken + (not all(passed)))


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
    en = "By turn {turn} nobody can have laid all that lies there: turns go round"
    fr = "Au tour {turn}, personne n'a pu poser tout ce qui est là : on joue à tour de rôle"
    typed.faults.append(fault("ARM-4.4", en, fr, turn=turn))
    return openers[0]


def under(state: State, options: Options) -> State:
    """The same calm position under other readings: another smallest territory, with or without the tokens."""
    changed = replace(state, options=options, land=land(lines_of(state.land.palisades), options.min_territory))
    count = len(options.seats)
    if not state.hands or options.advanced is state.options.advanced:
        return changed
    if options.advanced:
        powers = tuple(people.powers for people in options.seating)
        return replace(changed, powers=powers, reinforcements=(True,) * count)
    return replace(
        changed,
        squares=tuple(None if one is None else Warrior(one.owner, one.value) for one in state.squares),
        powers=(0,) * count,
        reinforcements=(False,) * count,
        seen=((),) * count,
    )


# --- writing ---------------------------------------------------------------------------------------------------------


def calm(state: State) -> bool:
    """Whether a turn is about to begin; also at the end, or before all."""
    if state.phase is Phase.HEAPS:
        return not any(state.heaps)
    return state.phase is Phase.OVER or (state.phase is Phase.ACTION and not state.power_used)


def told(state: State) -> Iterator[Any]:
    """The statements that tell a calm moment."""
    options = state.options
    yield says.Rules(options.advanced)
    yield says.Seats(options.peoples)
    yield from _told_table(state) if state.hands else [says.NewGame()]
    changed = [
        (field.name, getattr(options, field.name))
        for field in fields(Options)
        if field.name not in (*NOT_SWITCHES, "advanced") and getattr(options, field.name) != field.default
    ]
    if changed:
        yield says.Switches(tuple(changed))


def _told_table(state: State) -> Iterator[Any]:
    there = [(square, one) for square, one in zip(SQUARES, state.squares, strict=True) if one is not None]
    seating = [*zip(state.options.seating, state.options.seats, strict=True)]
    yield says.Heaps(tuple(map(says.Heap, GOLD_SQUARES, state.heaps)))
    if state.land.palisades:
        yield says.Sticks(lines_of(state.land.palisades))
    for people, seat in seating:
        tiles = [says.Tile(square, one.value or 0, one.face_up) for square, one in there if one.owner == seat]
        if tiles:
            yield says.Warriors(people, tuple(tiles))
    if arrows := [square for square, one in there for _ in range(one.arrows)]:
        yield says.Arrows(tuple(arrows))
    if reinforced := [square for square, one in there if one.reinforced]:
        yield says.Reinforced(tuple(reinforced))
    if state.options.advanced:
        yield says.Powers(tuple(says.Tokens(people, state.powers[seat]) for people, seat in seating))
        yield says.Reinforcements(
            tuple(says.Tokens(people, int(state.reinforcements[seat])) for people, seat in seating)
        )
    yield says.Supply(state.supply)
    for people, seat in seating:
        held = [says.Held(value, count) for value, count in zip(VALUES, state.hands[seat], strict=True) if count]
        yield says.Hand(people, tuple(held))
    yield from (says.Seen(people, state.seen[seat]) for people, seat in seating if state.seen[seat])
    if passed := [people for people, seat in seating if state.passed[seat]]:
        yield says.Passed(tuple(passed))
    if state.phase is not Phase.OVER:
        yield says.Mover(state.people(state.active))
    if state.first is not None:
        yield says.First(state.people(state.first))
    if state.previous is not None:
        yield says.Previous(state.people(state.previous))
    yield says.Turn(state.turn)
