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
from collections.abc import Iterable, Iterator
from typing import Any, cast

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.patterns import Grammar
from orclib.engine.positions import Told, fault, half_done
from orclib.engine.reading import tokens, words_of
from orclib.errors import PositionError
from orclib.games.armadora.box import (
    GOLD_SQUARES,
    PALISADES,
    REFERENCE,
    SQUARES,
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

_GRAMMAR = Grammar(says.STATEMENTS, WORDS)
_BRACKET = re.compile(r"\([^()]*\)")
_PAIRS = re.compile(r"\b[A-H][|/][A-H]\b")
"""Columns side by side, as in "A|B": a remark on where palisades lie."""
_STATING = {
    *(word for opening in _GRAMMAR.openings for word in words_of(opening)),
    *(word for names in PEOPLES.values() for name in names.split("|") for word in words_of(name)),
    *(word for name in (*OPTIONS, *says.CORNERS) for word in words_of(name)),
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


# --- building --------------------------------------------------------------------------------------------------------


def built(told: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    draft = says.Draft().take(told)
    options = _options(draft)
    for people in dict.fromkeys(people for each in draft.said for people in _named(each.statement)):
        if people not in options.seating:
            en, fr = "{people} does not play here: the seats are {seats}", "{people} ne joue pas ici : il y a {seats}"
            draft.wrong("ARM-3.1", en, fr, people=people_name(people), seats=options.peoples)
    if draft.new_game:
        draft.says_only("ARM-3.7", says.NewGame, says.Rules, says.Seats, says.Players, says.Switches)
        draft.ensure()
        return transitions.new(options)
    heaps, lines, squares = _heaps(draft), _lines(draft), _squares(draft, options)
    state = State(
        options=options,
        phase=Phase.OVER if all(_gone(draft, options)) else Phase.ACTION,
        heaps=heaps,
        land=land(lines, options.min_territory),
        supply=max(0, PALISADES - len(lines)) if draft.supply is None else draft.supply,
        squares=squares,
        **_in_play(draft, options, squares),
    )
    opened = draft.first is not None or isinstance(options.first_player, int)
    draft.faults += faults_of(state, turn_told=opened or draft.turn is not None)
    draft.faults += [_untrue(claim) for claim in draft.claims if not claim.holds(state)]
    if state.phase is Phase.OVER and draft.mover is not None:
        draft.wrong("ARM-8.8", "All have passed: nobody is to move", "Tous ont passé : personne ne joue")
    draft.ensure(state=state)
    return state


def _named(statement: Any) -> Iterator[People]:
    """Whom a statement speaks of as a player."""
    if hasattr(statement, "people"):
        yield statement.people
    yield from getattr(statement, "who", ())
    yield from (one.people for name in ("powers", "tokens") for one in getattr(statement, name, ()))


def _untrue(claim: says.Claim) -> str:
    en, fr = 'It is told "{what}", and that is not so', "Il est dit « {what} », et ce n'est pas le cas"
    return fault(claim.cites(), en, fr, what=_GRAMMAR.write(claim))


def _options(draft: says.Draft) -> Options:
    told, peoples, options = draft.players, draft.peoples, dict(draft.options)
    players = Options().players if told is None else told
    if peoples:
        if told not in (None, len(peoples)):
            en, fr = "{peoples} are {n} players, not {players}", "{peoples}, ce sont {n} joueurs et non {players}"
            draft.wrong("ARM-3.1", en, fr, peoples=peoples, n=len(peoples), players=players)
        players = len(peoples)
    elif players not in Options.player_counts:
        en, fr = "{n} cannot play: it is a game for two to four", "On ne joue pas à {n} : c'est un jeu de deux à quatre"
        draft.wrong("ARM-3.1", en, fr, n=players)
        players = Options().players
    first = options.get("first_player")
    if isinstance(first, int) and first >= players:
        en = "first_player {n} is no seat: there are seats 0 to {last}"
        draft.wrong("ARM-R10", en, "first_player {n} : les places vont de 0 à {last}", n=first, last=players - 1)
        del options["first_player"]
    return Options(players=players, peoples=peoples, advanced=draft.advanced, **options)


def _heaps(draft: says.Draft) -> tuple[int, ...]:
    if not draft.heaps:
        return REFERENCE
    for square in draft.heaps:
        if square not in GOLD_SQUARES:
            en, fr = (
                "A heap lies on {square}, which is no gold square",
                "Un tas est en {square}, qui n'est pas une mine",
            )
            draft.wrong("ARM-2.3", en, fr, square=square.value)
    return tuple(draft.heaps.get(square, 0) for square in GOLD_SQUARES)


def _lines(draft: says.Draft) -> list[Line]:
    good = list[Line]()
    for line, count in Counter(draft.lines).items():
        if line.exists:
            good.append(line)
        elif line.missing:
            draft.faults += map(_no_square, line.missing)
        else:
            en = "{a} and {b} share no side, so there is no line between them"
            fr = "{a} et {b} n'ont pas de côté commun : il n'y a pas de ligne entre elles"
            draft.wrong("ARM-2.5, ARM-6.5", en, fr, a=line.a.value, b=line.b.value)
        if count > 1:
            en, fr = (
                "{n} palisades lie on {line}; a line takes one",
                "{n} palissades sur {line} ; une ligne en prend une",
            )
            draft.wrong("ARM-6.6", en, fr, n=count, line=line)
    return good


def _no_square(square: Square) -> str:
    en, fr = (
        "{square} is no square: columns are A to H, rows 1 to 5",
        "{square} n'existe pas : colonnes A à H, rangées 1 à 5",
    )
    return fault("ARM-2.1", en, fr, square=square.value)


def _squares(draft: says.Draft, options: Options) -> tuple[Warrior | None, ...]:
    """The warriors, with the arrows and reinforcements that they carry."""
    arrows, reinforced = Counter(draft.arrows), Counter(square for square, _ in draft.reinforced)
    there: dict[Square, Warrior] = {}

    def wrong(clause: str, en: str, fr: str, square: Square, **facts: Any) -> None:
        draft.wrong(clause, en, fr, square=square.value, **facts)

    for people, tile in draft.tiles:
        square = tile.square
        if not square.bit:
            draft.faults.append(_no_square(square))
        elif square in there:
            en, fr = (
                "Two warriors stand on {square}; a square holds one",
                "Deux guerriers en {square} ; une case en tient un",
            )
            wrong("ARM-5.6", en, fr, square)
        elif people in options.seating:
            owner = Seat(options.seating.index(people))
            there[square] = Warrior(owner, tile.value, tile.face_up, arrows[square], square in reinforced)
    for square in dict.fromkeys((*draft.arrows, *reinforced, *(one for seen in draft.seen.values() for one in seen))):
        if not square.bit:
            draft.faults.append(_no_square(square))
    for square in arrows:
        if square.bit and square not in there:
            en, fr = (
                "An arrow sticks on {square}, where no warrior stands",
                "Une flèche en {square}, où il n'y a aucun guerrier",
            )
            wrong("ARM-14.16", en, fr, square)
    for square, whose in draft.reinforced:
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


def _gone(draft: says.Draft, options: Options) -> tuple[bool, ...]:
    """By seat, who has passed."""
    return tuple(draft.all_passed or people in draft.passed for people in options.seating)


def _in_play(draft: says.Draft, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """Whose turn it is, which, and what the players have."""
    seats = dict(zip(options.seating, options.seats, strict=True))

    def seat_of(people: People | None) -> Seat | None:
        return None if people is None else seats.get(people)

    passed = _gone(draft, options)
    turn = _turn(draft, passed) if draft.turn is None else draft.turn
    chosen = Seat(options.first_player) if isinstance(options.first_player, int) else None
    first, active, previous = seat_of(draft.first), seat_of(draft.mover), seat_of(draft.previous)
    opener = chosen if first is None else first
    if any(passed):
        first = Seat(0) if opener is None else opener
        if active is None:
            active = Seat(passed.index(False)) if False in passed else previous or Seat(0)
    else:
        if opener is None and draft.turn is not None:
            opener = _opener(draft, options, squares, turn, active)
        turn, first, active = _round(turn, opener, active, len(seats))
        turn = turn if draft.turn is None else draft.turn
    return {
        "passed": passed, "first": first, "active": active, "previous": previous, "turn": turn,
        **_belongings(draft, options, squares),
    }  # fmt: skip


def _belongings(draft: says.Draft, options: Options, squares: tuple[Warrior | None, ...]) -> dict[str, Any]:
    """Hands, tokens and what Mages have seen, by seat."""
    hands, powers, reinforcements, seen = [], [], [], []
    for people, seat in zip(options.seating, options.seats, strict=True):
        tiles = [one for one in squares if one is not None and one.owner == seat]
        looked = {square for square in draft.seen.get(people, ()) if square.bit}
        hands.append(_hand_of(draft, options, people, tiles))
        spent = {
            People.MAGE: len(draft.seen.get(people, ())),  # one may look twice at the same warrior
            People.ELF: sum(one.arrows for one in squares if one is not None),
            People.GOBLIN: sum(one.face_up for one in tiles),
            People.ORC: 0,
        }[people]
        powers.append(draft.powers.get(people, max(0, people.powers - spent) if options.advanced else 0))
        kept = draft.reinforcements.get(people, int(options.advanced and not any(one.reinforced for one in tiles)))
        if kept > 1:
            en = "{people} has {n} reinforcements; each player has one"
            fr = "{people} a {n} renforts ; chaque joueur en a un"
            draft.wrong("ARM-11.1", en, fr, people=people_name(people), n=kept)
        reinforcements.append(kept > 0)
        seen.append(tuple(sorted(looked, key=lambda square: square.index)))
    return {
        "hands": tuple(hands), "powers": tuple(powers), "reinforcements": tuple(reinforcements), "seen": tuple(seen)
    }  # fmt: skip


def _hand_of(draft: says.Draft, options: Options, people: People, tiles: list[Warrior]) -> Counts:
    """The hand that was told, or what of the starting hand is not on the board."""
    hand = Counter(draft.hands.get(people, ()))
    for value in sorted({*hand} - {*VALUES}):
        en = "{people} cannot hold a {value}: values are 1 to 5"
        fr = "{people} ne peut pas avoir un {value} : les valeurs vont de 1 à 5"
        draft.wrong("ARM-3.3", en, fr, people=people_name(people), value=value)
    if people not in draft.hands:
        hand = Counter(dict(zip(VALUES, start_hand(options), strict=True)))
        hand -= Counter(one.value for one in tiles if one.value is not None)
    return cast(Counts, tuple(hand[value] for value in VALUES))


def _turn(draft: says.Draft, passed: tuple[bool, ...]) -> int:
    """The turn it must be at least, had nobody used a power.

    Each turn lays a warrior, a reinforcement or at most two palisades, or is a pass. The turn that begins counts too;
    once everybody has passed none does.
    """
    down = sum(not tile.face_up for _, tile in draft.tiles)  # a Goblin's face-up warrior takes no turn
    taken = down + (len(draft.lines) + 1) // 2 + len(draft.reinforced) + sum(passed)
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
    draft: says.Draft, options: Options, squares: tuple[Warrior | None, ...], turn: int, active: Seat | None
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
    draft.wrong("ARM-4.4", en, fr, turn=turn)
    return openers[0]


def with_options(state: State, options: Options) -> State:
    """The same calm position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them, or something is half done.
    """
    if not calm(state):
        raise PositionError([half_done()])
    return built(Told(each, 0) for each in told(_under(state, options)))


def _under(state: State, options: Options) -> State:
    """With another smallest territory, with or without the tokens."""
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
    changed = [each for each in options.unusual.items() if each[0] not in (*NOT_SWITCHES, "advanced")]
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
