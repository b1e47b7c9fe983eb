"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest

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
)

STATE = at("advanced, GME; E:A1=4 M:B1=2; sticks: A3/A4; G to move")
PLACE = act.PlaceWarrior(FIRST, 4, Square.C1)
ONE, TWO = line("A1|B1"), line("A1/A2")
PAIR = act.LayPalisades(FIRST, (ONE, TWO))


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
