"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError
from orclib.games.orc.box import End
from tests.games.orc.support import (
    CHANCE,
    F1,
    GAME,
    NORTH,
    SOUTH,
    Card,
    Half,
    Tribe,
    act,
    at,
    tries,
)

STATE = at(F1 + "all piles 4. North to move, hand RB. South: GW, YV")
ATTACK = act.Attack(NORTH, Card.RB, Half.SINGLE, Tribe.G)

WRITTEN: dict[str, act.AnyAction] = {
    "RB:1-G": ATTACK,
    "RB:2-G": act.Attack(NORTH, Card.RB, Half.DOUBLE, Tribe.G),
    "discard RB": act.Discard(NORTH, Card.RB),
    "draw G": act.Draw(NORTH, Tribe.G),
    "draw G W": act.DrawTwo(NORTH, Tribe.G, Tribe.W),
    "draw G G": act.DrawTwo(NORTH, Tribe.G, Tribe.G),
    "box left": act.PlaceBox(NORTH, End.LEFT),
    "box right": act.PlaceBox(NORTH, End.RIGHT),
    "choose first": act.ChooseStart(NORTH, True),
    "choose second": act.ChooseStart(NORTH, False),
    "lay RB": act.LayFrontier(CHANCE, Card.RB),
    "lay RB flipped": act.LayFrontier(CHANCE, Card.RB, flipped=True),
    "starter south": act.NameStarter(CHANCE, SOUTH),
    "dealer north": act.NameDealer(CHANCE, NORTH),
    "deal south RB": act.DealCard(CHANCE, SOUTH, Card.RB),
    "turn G RB": act.TurnUp(CHANCE, Tribe.G, Card.RB),
    "pass": tries.Stop(NORTH),
    "RB:1-nowhere": tries.PutAstray(NORTH, Card.RB, Half.SINGLE, ()),
    "RB:1-G across": tries.PutAstray(NORTH, Card.RB, Half.SINGLE, (Tribe.G,), own_side=False),
    "RB:1-G+W": tries.PutAstray(NORTH, Card.RB, Half.SINGLE, (Tribe.G, Tribe.W)),
    "box middle": tries.BoxAstray(NORTH, tries.MIDDLE),
    "box side": tries.BoxAstray(NORTH, tries.LONG_SIDE),
    "take RB": tries.TakeBack(NORTH, Card.RB),
    "draw below G": tries.DrawBelow(NORTH, Tribe.G),
    "claim G": tries.Claim(NORTH, Tribe.G),
    "resolve G W": tries.Resolve(NORTH, (Tribe.G, Tribe.W)),
    "count half G": tries.Count(NORTH, "half", Tribe.G),
    "count trophy G": tries.Count(NORTH, "trophy", Tribe.G),
    "count drawn G": tries.Count(NORTH, "drawn", Tribe.G),
    "look G": tries.LookPile(NORTH, Tribe.G),
    "look hand": tries.LookHand(NORTH),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_every_kind_of_action_is_written_and_read(text: str, action: act.AnyAction) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text, STATE) == action


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


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "", "a move such as"),
        ("   ", 1, 4, "", "a move such as"),
        ("banana", 1, 1, '"banana"', "a move such as"),
        ("RB:3-G", 1, 4, '"3"', "the half: 1 for one orc, 2 for two"),
        ("RB:1", 1, 5, "", "a tribe (R, Y, B, G, W or V)"),
        ("RB:1-", 1, 6, "", "a tribe (R, Y, B, G, W or V)"),
        ("RB:1-X", 1, 6, '"X"', "a tribe"),
        ("RB", 1, 3, "", "the half: 1 for one orc, 2 for two"),
        ("discard", 1, 8, "", "a card (two different letters"),
        ("discard RR", 1, 9, '"RR"', "two different letters"),
        ("discard XY", 1, 9, '"XY"', "a card"),
        ("draw", 1, 5, "", "a tribe"),
        ("draw 5", 1, 6, '"5"', "a tribe"),
        ("RB:1-G please", 1, 8, '"please"', "the end of the line"),
        ("draw G W R", 1, 10, '"R"', "the end of the line"),
        ("box moon", 1, 5, '"moon"', "left or right"),
        ("choose third", 1, 8, '"third"', "first or second"),
        ("look moon", 1, 6, '"moon"', '"hand"'),
        ("count beans G", 1, 7, '"beans"', "half, trophy or drawn"),
        ("turn G", 1, 7, "", "a card"),
        ("N: banana", 1, 4, '"banana"', "a move such as"),
        ("discard\nRR", 2, 1, '"RR"', "a card"),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text, STATE)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert expected in error.expected
    message = str(error)
    assert message.startswith(f"Line {line}, column {column}: expected ")
    assert message.splitlines()[-1].find("^") == (column + 1 if text.strip() else -1)
