"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest

from orclib.errors import NotationError
from orclib.games.armadora.box import Side, off_board
from tests.games.armadora.support import (
    CHANCE,
    FIRST,
    GAME,
    SECOND,
    THIRD,
    Options,
    Square,
    act,
    at,
    line,
    refused,
    tries,
)

STATE = at("advanced, GME; E:A1=4 M:B1=2; sticks: A3/A4; G to move")
PLACE = act.PlaceWarrior(FIRST, 4, Square.C1)
ONE, TWO = line("A1|B1"), line("A1/A2")
FENCE = act.LayPalisade(FIRST, ONE)
PAIR = act.LayPalisades(FIRST, (ONE, TWO))

WRITTEN: dict[str, act.AnyAction] = {
    "heap D1=5": act.PutHeap(CHANCE, Square.D1, 5),
    "first 2": act.NameFirst(CHANCE, THIRD),
    "place 4 C1": PLACE,
    "fence A1|B1": FENCE,
    "fence A1/A2": act.LayPalisade(FIRST, TWO),
    "fence A1|B1 stop": act.LayPalisades(FIRST, (ONE,)),
    "fence A1|B1 A1/A2": PAIR,
    "fence A1|B1 A1/A2 C4/C5": act.LayPalisades(FIRST, (ONE, TWO, line("C4/C5"))),
    "fence nothing": act.LayPalisades(FIRST, ()),
    "stop": act.Stop(FIRST),
    "reinforce G2": act.PlaceReinforcement(FIRST, Square.G2),
    "pass": act.Pass(FIRST),
    "look A1": act.Look(FIRST, Square.A1),
    "extra 3 E1": act.ExtraWarrior(FIRST, 3, Square.E1),
    "extra B2|C2": act.ExtraPalisade(FIRST, line("B2|C2")),
    "shoot A1": act.Shoot(FIRST, Square.A1),
    "fence rim A1 left": act.LayPalisade(FIRST, Side.LEFT.beside(Square.A1)),
    "extra rim A1 top": act.ExtraPalisade(FIRST, Side.TOP.beside(Square.A1)),
    "place 9 J7": act.PlaceWarrior(FIRST, 9, off_board("J7")),
    "fence A1|B1 rim H5 bottom": act.LayPalisades(FIRST, (ONE, Side.BOTTOM.beside(Square.H5))),
    "take A1": tries.TakeBack(FIRST, Square.A1),
    "take A3/A4": tries.TakePalisade(FIRST, line("A3/A4")),
    "turn A1": tries.TurnOver(FIRST, Square.A1),
    "peek A1": tries.Peek(FIRST, Square.A1),
    "behind 2": tries.LookBehind(FIRST, THIRD),
    "show": tries.Show(FIRST),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_every_kind_of_action_is_written_and_read(text: str, action: act.AnyAction) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text, STATE) == action


SPELT: dict[str, tuple[str, ...]] = {
    "place 4 C1": (
        "4 C1", "4 on C1", "4 at C1", "C1=4", "c1 = 4", "place C1=4", "place 4 on C1", "PLACE 4 c1",
        "place_warrior(4, C1)", "  place   4   C1  ", "place 4 C1  # next to the heap", "`place 4 C1`",
        "G: place 4 C1", "goblin: C1=4", "G:C1=4", "placer 4 C1", "Poser un 4 face cachée en C1",
        "un guerrier de valeur 4 en C1", "place 4 [C1]",
    ),
    "fence A1|B1": (
        "A1|B1", "A1/B1", "A1-B1", "A1–B1", "B1|A1", "a1 | b1", "fence A1 B1", "fences A1|B1", "stick A1|B1",
        "sticks A1|B1", "palisade A1|B1", "palisades A1|B1", "lay A1|B1", "lay palisade A1|B1", "lay a1|b1", "A1-B1",
        "A1->B1", "poser une palissade en A1|B1", "palissade entre A1 et B1", "put A1 B1",
    ),
    "fence A1|B1 A1/A2": (
        "A1|B1 A1/A2", "A1|B1, A1/A2", "A1|B1 and A1/A2", "A1|B1 + A1/A2", "fence A1 B1 A1 A2",
        "lay sticks A1|B1 A1/A2", "place_palisades(A1|B1, A1/A2)", "A1|B1 A1/A2 stop",
        "poser des palissades en A1|B1 et A1/A2",
    ),
    "fence A1|B1 stop": ("A1|B1 stop", "place_palisades(A1|B1)", "Lay a palisade on A1|B1, and stop"),
    "fence nothing": ("place_palisades()", "rien"),
    "reinforce G2": (
        "+ G2", "reinforce on G2", "reinforcement G2", "place_reinforcement(G2)", "renforcer le guerrier en G2",
        "Put the reinforcement on G2",
    ),
    "pass": ("pass_turn()", "PASS", "passer pour le reste de la partie"),
    "look A1": (
        "look at A1", "look(A1)", "power look A1", "use_power(look A1)", "use_power(look(A1))",
        "regarder la tuile en A1",
    ),
    "shoot A1": ("arrow A1", "arrow(A1)", "use_power(arrow(A1))", "shoot at A1", "tirer une fleche sur A1"),
    "extra 3 E1": (
        "E1=3^", "G:E1=3^", "3 on E1 ^", "extra E1=3", "extra E1=3^", "power 3 E1", "extra_warrior(3, E1)",
        "use_power(extra_warrior(3, E1))",
    ),
    "extra B2|C2": ("extra B2 C2", "power B2|C2", "extra_palisade(B2|C2)", "use_power(extra_palisade(B2|C2))"),
    "fence rim A1 left": ("rim A1 left", "lay palisade rim A1 left", "bordure A1 gauche"),
    "fence rim H1 right": ("fence H1|I1",),
    "fence rim A5 bottom": ("A5/A6",),
    "fence rim A1 top": ("A1/A0",),
    "fence rim H3 right": ("I3|H3",),
    "fence A1-J7": ("fence A1 J7",),
    "place 1 J7": ("J7=1",),
    "look J7": ("look at j7",),
    "extra 1 A9": ("power 1 A9",),
    "fence A1|B1 J7/J8": ("A1|B1 J7/J8",),
    "extra rim A1 top": ("extra A1/A0",),
    "take A1": ("take back A1", "reprendre A1"),
    "take A3/A4": ("take back A3/A4",),
    "turn A1": ("turn over A1", "turn up A1", "turn down A1", "retourner A1"),
    "peek A1": ("peek at A1",),
    "behind 2": ("look behind E", "behind Elf", "derrière le paravent de l'Elfe"),
    "first 2": ("first Elf", "premier Elfe"),
    "place 5 D1": ("D1=5", "put D1=5", "put 5 on D1"),
    "heap D1=5": ("heap 5 D1", "tas de 5 en D1"),
    "place 5 A2": ("Place a 5 face down on A2",),
    "stop": ("ARRÊTER",),
    "extra 4 E1": ("4 face visible en E1", "4 face up on E1"),
    "extra A1|B1": ("pouvoir A1|B1",),
    "take A1-C1": ("take A1|C1",),
    "show": ("montrer",),
}  # fmt: skip
"""What is written, and in which other words it may be typed."""


@pytest.mark.parametrize(("text", "plain"), [(text, plain) for plain, texts in SPELT.items() for text in texts])
def test_a_move_may_be_typed_in_many_words(text: str, plain: str) -> None:
    for typed in (text, text.upper()):
        assert GAME.format(GAME.parse(typed, STATE)) == plain


def test_a_power_named_by_its_square_alone_is_that_of_the_people() -> None:
    for word in ("power", "extra", "use_power"):
        assert GAME.parse(f"{word} A1", STATE, SECOND) == act.Look(SECOND, Square.A1)
        assert GAME.parse(f"{word} A1", STATE, THIRD) == act.Shoot(THIRD, Square.A1)
        refused(STATE, f"{word} A1", "13.7")  # a Goblin has to tell the value


def test_while_heaps_are_put_a_number_on_a_square_is_a_heap() -> None:
    closed, manual = GAME.new(), GAME.new(Options(heap_placement="manual"))
    for text in ("D1=5", "5 on D1", "heap D1=5"):
        assert GAME.parse(text, closed) == act.PutHeap(CHANCE, Square.D1, 5)
        assert GAME.parse(text, manual) == act.PutHeap(FIRST, Square.D1, 5)


def test_a_people_in_front_says_who() -> None:
    assert GAME.parse("M: pass", STATE) == act.Pass(SECOND)
    assert GAME.parse("Elf: place 1 C1", STATE) == act.PlaceWarrior(THIRD, 1, Square.C1)
    assert GAME.parse("pass", STATE, THIRD) == act.Pass(THIRD)
    assert GAME.parse("M: pass", STATE, THIRD) == act.Pass(SECOND)  # the text knows better
    assert GAME.parse("pass", STATE, CHANCE) == act.Pass(FIRST)


A_SQUARE = "a square (A1 to H5)"
A_LINE = "a line (A1|B1 or A1/A2)"
A_VALUE = "a value (1 to 5)"
A_HEAP = "the size of a heap (3 to 7)"
A_SIDE = "a side of the rim (left, right, top or bottom)"
A_PLAYER = "a people that plays, or its seat from 0"


@pytest.mark.parametrize(
    ("text", "line_", "column", "found", "expected"),
    [
        ("", 1, 1, "", "a move such as"),
        ("   ", 1, 4, "", "a move such as"),
        ("# only a remark", 1, 16, "", "a move such as"),
        ("banana", 1, 1, '"banana"', "a move such as"),
        ("G: banana", 1, 4, '"banana"', "a move such as"),
        ("G:", 1, 3, "", "a move such as"),
        ("O: pass", 1, 1, '"O"', "a move such as"),
        ("place", 1, 6, "", A_VALUE),
        ("place four C1", 1, 7, '"four"', A_VALUE),
        ("place 100 C1", 1, 7, '"100"', A_VALUE),
        ("place 4", 1, 8, "", A_SQUARE),
        ("place 4 C", 1, 9, '"C"', A_SQUARE),
        ("place 4 on", 1, 11, "", A_SQUARE),
        ("4", 1, 2, "", A_SQUARE),
        ("place C1", 1, 9, "", A_VALUE),
        ("C1=", 1, 4, "", A_VALUE),
        ("C1=x", 1, 4, '"x"', A_VALUE),
        ("A1", 1, 3, "", f'{A_VALUE}, "|", "/", {A_SQUARE}'),
        ("A1|", 1, 4, "", A_SQUARE),
        ("A1|banana", 1, 4, '"banana"', A_SQUARE),
        ("fence", 1, 6, "", f'{A_LINE} or "nothing"'),
        ("fence banana", 1, 7, '"banana"', A_LINE),
        ("A1|B1 banana", 1, 7, '"banana"', f'"stop", {A_LINE}'),
        ("A1|B1|C1", 1, 6, '"|"', f'"stop", {A_LINE}'),
        ("A1|B1 and", 1, 10, "", f'"stop" or {A_LINE}'),
        ("A1|B1 stop please", 1, 12, '"please"', "the end of the line"),
        ("place 4 C1 D1", 1, 12, '"D1"', '"^" or the end of the line'),
        ("pass now", 1, 6, '"now"', "the end of the line"),
        ("stop it", 1, 6, '"it"', "the end of the line"),
        ("fence rim", 1, 10, "", A_SQUARE),
        ("fence rim A1", 1, 13, "", A_SIDE),
        ("fence rim A1 up", 1, 14, '"up"', A_SIDE),
        ("reinforce", 1, 10, "", A_SQUARE),
        ("shoot", 1, 6, "", A_SQUARE),
        ("look", 1, 5, "", f'{A_SQUARE} or "behind"'),
        ("look moon", 1, 6, '"moon"', A_SQUARE),
        ("extra", 1, 6, "", f"{A_SQUARE}, {A_VALUE} or {A_LINE}"),
        ("extra banana", 1, 7, '"banana"', f"{A_SQUARE} or {A_LINE}"),
        ("power shoot", 1, 12, "", A_SQUARE),
        ("extra_palisade(3, E1)", 1, 16, '"3"', A_LINE),
        ("take", 1, 5, "", f"{A_SQUARE} or {A_LINE}"),
        ("turn", 1, 5, "", A_SQUARE),
        ("peek", 1, 5, "", A_SQUARE),
        ("behind X", 1, 8, '"X"', A_PLAYER),
        ("look behind", 1, 12, "", A_PLAYER),
        ("first 3", 1, 7, '"3"', A_PLAYER),
        ("fence rim B2 left", 1, 14, '"left"', "a side at which B2 lies at the rim"),
        ("heap", 1, 5, "", f"{A_SQUARE} or {A_HEAP}"),
        ("heap D1", 1, 8, "", A_HEAP),
        ("heap D1=", 1, 9, "", A_HEAP),
        ("fence A1|B1\nbanana", 2, 1, '"banana"', f'"stop", {A_LINE}'),
        ("place 4\nC", 2, 1, '"C"', A_SQUARE),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, line_: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, STATE)
    error = caught.value
    assert (error.line, error.column, error.found) == (line_, column, found)
    assert error.expected.startswith(expected)
    message = str(error)
    assert message.startswith(f"Line {line_}, column {column}: expected ")
    assert message.splitlines()[-1].find("^") == (column + 1 if text.strip() else -1)
