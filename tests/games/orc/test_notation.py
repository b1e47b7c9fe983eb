"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError
from tests.games.orc.support import (
    F1,
    GAME,
    NORTH,
    SOUTH,
    Card,
    Half,
    Tribe,
    act,
    at,
)

STATE = at(F1 + "all piles 4. North to move, hand RB. South: GW, YV")
ATTACK = act.Attack(NORTH, Card.RB, Half.SINGLE, Tribe.G)


SPELT: dict[str, tuple[str, ...]] = {
    "RB:1-G": (
        "RB:1→G", "RB:1->G", "RB:1=>G", "RB:1>G", "rb:1-g", "  RB : 1 - G  ", "RB:1-G # a strong start", "N: RB:1-G",
        "(RB:1-G)", "Attack(RB, 1, G)", "Attack(RB, single, G)", "attack RB:1-G", "`RB:1→G`", "RB:single-G",
        "Attack green with 1 red orc (RB)", "South: Attack green with 1 red orc (RB).",
    ),
    "draw G": (
        "Draw(G)", "draw green", "draw from G", "draw green pile", "Draw from the green pile.", "piocher verte",
        "piocher dans la pioche verte",
    ),
    "discard RB": ("Discard(RB)", "DISCARD rb", "écarter RB", "ECARTER rb", "e\u0301carter RB"),
    "draw G W": ("DrawTwo(G, W)", "DrawTwo(W, G)"),
    "box left": ("PlaceBox(LEFT)", "boîte à gauche", "box at the left end"),
    "pass": ("stop", "passer"),
    "WB:2-G": (
        "WB:2 G", "WB2-G", "WB:2–G", "wb 2 g", "N WB:2-G", "attack green with WB:2", "attaquer la verte avec WB:2",
    ),
    "WB:2-V": ("Nord : WB:2 => V",),
    "draw R W": ("draw red and white",),
    "box middle": ("box middle", "boite au milieu"),
    "RB:1-G across": ("RB:1-G en face",),
    "look hand": ("regarder la main",),
    "RB:2-G": ("attaquer la tribu verte avec 2 orcs bleus (rb)",),
}  # fmt: skip
"""What is written, and in which other words it may be typed."""


@pytest.mark.parametrize(("text", "plain"), [(text, plain) for plain, texts in SPELT.items() for text in texts])
def test_a_move_may_be_typed_in_many_words(text: str, plain: str) -> None:
    assert GAME.format(GAME.parse(text, STATE)) == plain


@pytest.mark.parametrize(
    ("text", "expected", "nearest"),
    [
        ("drow G", "a move such as", "draw"),
        ("draw gren", "a tribe (R, Y, B, G, W or V)", "green"),
        ("piocher vrte", "a tribe (R, Y, B, G, W or V)", "verte"),
        ("box lft", "an end of the row (left or right) or a place (middle or side)", "left"),
        ("RB:1-nowher", 'a tribe (R, Y, B, G, W or V) or "nowhere"', "nowhere"),
        ("RB:1-G acros", "the other side (across) or the end of the line", "across"),
        ("look hnad", 'a tribe (R, Y, B, G, W or V) or "hand"', "hand"),
    ],
)
def test_the_nearest_thing_is_named(text: str, expected: str, nearest: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, STATE)
    assert expected in caught.value.expected
    assert caught.value.nearest == nearest
    assert f'Did you mean "{nearest}"?' in str(caught.value)


def test_a_sentence_is_said_by_whoever_is_asked() -> None:
    text = "Attack green with 1 red orc (RB)"
    for typed, seat in ((text, None), (f"N: {text}", None), (text, NORTH), (f"North: {text}", SOUTH)):
        assert GAME.parse(typed, STATE, seat) == ATTACK
    for typed, seat in ((text, SOUTH), (f"S: {text}", None), (f"South {text}", NORTH)):
        assert GAME.parse(typed, STATE, seat) == replace(ATTACK, seat=SOUTH)


def test_a_letter_in_front_says_who() -> None:
    assert GAME.parse("S: draw G", STATE) == act.Draw(SOUTH, Tribe.G)
    assert GAME.parse("south: discard GW", STATE) == act.Discard(SOUTH, Card.GW)
    assert GAME.parse("draw G", STATE, SOUTH) == act.Draw(SOUTH, Tribe.G)
