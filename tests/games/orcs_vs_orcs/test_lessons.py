"""What only the lessons of Orcs vs Orcs have; what all lessons have is in `tests/laws/test_lessons.py`."""

from __future__ import annotations

import re

import pytest

from orclib.engine import CHANCE
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Lesson
from orclib.games.orcs_vs_orcs.box import HEROES, Objective
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.lessons.cases import PRESETS, W9_MOVES, W10_MOVES
from orclib.games.orcs_vs_orcs.lessons.experiments import (
    COUNTED,
    DECKS,
    GALLERY,
    NONE,
    PLACES,
    city,
    distance,
    effect,
    ending,
    fate,
    fortress,
    hero,
    lab,
    march,
    market,
    objective,
    opening,
    run,
    setup,
    strike,
    walk,
)
from orclib.scene.answer import Answer
from tests.laws.lessons import words

LESSONS = lessons(GAME)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)


# --- words, pages and questions --------------------------------------------------------------------------------------


@every_lesson
def test_nobody_is_a_he(lesson: Lesson) -> None:
    for text in words(lesson):
        assert not re.search(r"\b(he|him)\b", text.en), text.en


@every_lesson
def test_no_lesson_ends_before_a_draw(lesson: Lesson) -> None:
    """Every card and tile of a page is drawn in it, those of the last page too."""
    match = lesson.start.match(GAME)
    match.deal = False
    for moves in lesson.moves:
        for move in moves:
            match.play(move)
    assert CHANCE not in match.to_act


# --- worked examples: the numbers of the specification ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["W9 battle in the field", "W10 the assault"])
def test_cards_come_off_the_decks_as_the_specification_lists_them(name: str) -> None:
    """Whoever plays the example on a live table sees the cards of the text."""
    pages = {"W9 battle in the field": W9_MOVES, "W10 the assault": W10_MOVES}[name]
    match = PRESETS[name].match(GAME)
    drawn = []
    for move in (move for moves in pages for move in moves):
        if move.startswith("draw"):
            drawn.append(move)
        else:
            match.play(move)
    found = [GAME.format(ply.action) for ply in match.plies[4:] if ply.automatic]
    assert found == drawn


# --- dials -----------------------------------------------------------------------------------------------------------


def told(answer: Answer) -> str:
    return "\n".join(line.text for line in answer.lines)


def test_distances_are_those_of_the_specification() -> None:
    for players, counts in (("4", (1, 3, 5, 7, 7, 9, 9, 7, 5, 0, 0)), ("3", (1, 3, 5, 7, 7, 9, 8, 3, 3, 0, 0))):
        found = [distance(players, str(roads)).title for roads in range(11)]
        assert [int(re.findall(r"\d+", title)[-1]) for title in found][:9] == list(counts[:9])
    assert "the White Tower" in told(distance("2", "4"))


@pytest.mark.parametrize(
    ("players", "scenario", "villages", "roads"),
    [("2", "1", 28, "3, 3, 6 and 6"), ("3", "2", 32, "3, 5, 5 and 5"), ("4", "3", 36, "1, 5, 5 and 7")],
)
def test_the_set_up_of_the_specification(players: str, scenario: str, villages: int, roads: str) -> None:
    answer = setup(players, scenario)
    assert f"{villages} villages" in answer.title
    assert roads in told(answer)
    assert "0 Orcs, 4 Crossbowmen" in told(answer)


def test_a_move_leaves_and_takes_or_is_refused() -> None:
    assert walk("3", "1", "1").title == "3 Hordes at Goosefold, 2 actions left"
    assert walk("5", "0", "0").clauses == ("OVO-6.5",)
    assert walk("2", "2", "0").clauses == ("OVO-6.14",)
    assert walk("2", "0", "3").clauses[0] in ("OVO-6.5", "OVO-6.9")


def test_fates_change_what_the_rulebook_says() -> None:
    assert fate("raze", "white", "9", NONE).title == "1 trophy, and Berserk is ready"
    assert "OVO-8.4" in fate("raze", "red", "9", NONE).clauses
    assert "OVO-8.7" in fate("convert", "white", "0", "B").clauses
    assert fate("control", "white", "1", "B").title == "0 trophies, 1 marker on the board"


def test_a_city_costs_a_horde_or_a_hero() -> None:
    assert city("1", NONE).title == "The city stays neutral"
    assert city("4", NONE).title == "In the city: 3 Hordes"
    assert city("1", "B").clauses[-1] == "OVO-9.8"
    assert "Froksh 1/2 and Vigdish 1/2" in told(city("1", "B+"))


@pytest.mark.parametrize(
    ("setting", "title"),
    [
        (("3", "1", "ruin", NONE), "Blue must retreat: Thornby"),
        (("2", "1", "ruin", NONE), "Blue may stand, or retreat: Thornby"),
        (("3", "1", "village", NONE), "Blue's army is destroyed"),
        (("4", "2", "village", NONE), "Blue has to stand and fight"),
        (("4", "1", "village B", "standing"), "Blue may stand, or retreat: Thornby"),
        (("4", "1", "village B", "lying"), "Blue must retreat: Thornby"),
        (("4", "1", "G fortress", "standing"), "Blue has to stand and fight"),
    ],
)
def test_who_may_stand_and_who_must_run(setting: tuple[str, str, str, str], title: str) -> None:
    assert run(*setting).title == title


def test_a_forced_march_costs_what_it_meets() -> None:
    assert march("3", "stand").title == "2 Hordes left, 1 on the tracking tile"
    assert march("3", "retreat").title == "2 Hordes left, 0 on the tracking tile"
    assert march("1", NONE).clauses == ("OVO-7.3", "OVO-7.2")


def test_fortresses_buy_and_protect() -> None:
    assert market("2", "0").title == "Up to 1 card with one action"
    assert market("3", "4").title == "Up to 5 cards with one action"
    assert "Cards with one buy action: 2" in told(fortress("standing", "0"))
    assert "Blue's attack is an assault on walls: yes" in told(fortress("standing", "1"))
    assert "Blue's attack is an assault on walls: no" in told(fortress("lying", "2"))


@pytest.mark.parametrize(
    ("setting", "title", "clause"),
    [
        (("3", "4", "red", "6"), "Blue: space 1, 1 Horde lost", "OVO-23.3"),  # E12
        (("3", "6", "white", "1"), "Blue: space 3, 1 Horde lost", "OVO-23.1"),  # W8
        (("5", "2", "red", "1"), "Blue: space 1, 1 Horde lost", "OVO-23.6"),
        (("1", "12", "white", "1"), "Blue: space 1, 2 Hordes lost", "OVO-18.3"),
    ],
)
def test_strikes_are_counted_round_the_tile(setting: tuple[str, str, str, str], title: str, clause: str) -> None:
    answer = strike(*setting)
    assert answer.title == title
    assert clause in answer.clauses


def test_the_first_hand_of_a_starting_deck() -> None:
    answer = opening("4", "2")
    assert answer.title == "No first-line card: 6.7% = 1/15"
    assert "Both players with this deck: 1/225" in told(answer)
    assert opening("8", "6").clauses == ("OVO-16.3",)
    assert opening("0", "0").clauses == ("OVO-16.5",)


@pytest.mark.parametrize(
    ("setting", "title"),
    [
        (("HEAVY", "BOAR BOAR", "assault"), "Heavy Orc: 2 + 4 = 6 strikes"),  # W1
        (("BOAR", "HEAVY/XBOW ORC/XBOW", NONE), "Boar rider: 2 + 4 = 6 strikes"),  # W8
        (("BOAR", "HEAVY/XBOW ORC/XBOW", "assault"), "Boar rider: 2 + 0 = 2 strikes"),
        (("XBOW", "ORC/XBOW HEAVY", NONE), "Crossbowman: 1 + 2 = 3 strikes"),  # W9
        (("XBOW", "ORC+BUURK/XBOW HEAVY", NONE), "Crossbowman: 1 + 1 = 2 strikes"),
        (("CATAPULT", "ORC", "assault"), "Catapult: 0 + 4 = 4 strikes"),
        (("SHAMAN", "ORC", NONE), "Shaman: 0 + 0 = 0 strikes"),
    ],
)
def test_effects_count_what_lies_open(setting: tuple[str, str, str], title: str) -> None:
    assert effect(*setting).title == title


@pytest.mark.parametrize("name", GALLERY[1:])
def test_every_hero_does_something_in_the_sandbox(name: str) -> None:
    """With a place the effect is told with its clause; without one the Hero is discarded."""
    clause = f"OVO-22.{[each.value for each in HEROES].index(name) + 1}"
    placed, loose = hero(name, PLACES[0], "XBOW behind 2"), hero(name, "loose", "ORC")
    assert [line.clause for line in placed.lines].count(clause) > 2
    assert "OVO-21.4" in loose.clauses


@pytest.mark.thorough
def test_the_odds_of_the_specification() -> None:
    assert lab("A", "A", "2 : 2", NONE).title == "The attacker wins: 0%"
    even = lab("A", "A", "1 : 1", NONE)
    assert even.title == "The attacker wins: 27.9% = 251/900"
    assert "Exact" in told(even)
    assert lab("A", "A", "2 : 1", NONE).title == "The attacker wins: 93.3% = 14/15"
    counted = lab("B", "B", "4 : 4", "assault")
    assert "Counted in 400 battles" in told(counted)
    shares = [float(text) for text in re.findall(r"([\d.]+)% ±", repr(counted))]
    assert [abs(share - wanted) < 7 for share, wanted in zip(shares, (66.5, 28.6, 4.9), strict=True)] == [True] * 3
    assert all(1 <= len(deck.split()) <= 10 for deck in DECKS.values())


@pytest.mark.parametrize(
    ("setting", "title", "clause"),
    [
        (("2", "1", "2", "1", "3", "2"), "Green wins", "OVO-25.5"),
        (("0", "2", "2", "0", "3", "2"), "Nobody wins", "OVO-25.3"),
        (("0", "1", "2", "1", "3", "2"), "Blue wins", "OVO-25.2"),
        (("2", "0", "2", "2", "2", "2"), "Green wins", "OVO-25.4"),
        (("2", "1", "2", "2", "2", "2"), "The battle goes on", "OVO-17.16"),
        (("2", "3", "2", "2", "3", "2"), "Nobody wins", "OVO-25.6"),
        (("2", "1", "0", "2", "2", "1"), "Blue wins", "OVO-25.7"),
        (("2", "1", "0", "2", "2", "0"), "Nobody wins", "OVO-25.8"),
    ],
)
def test_the_right_ending_lights_up(setting: tuple[str, ...], title: str, clause: str) -> None:
    answer = ending(*setting)
    assert answer.title == title
    assert answer.lines[0].clause == clause


@pytest.mark.parametrize("tile", COUNTED)
def test_objectives_pay_one_or_two(tile: str) -> None:
    assert objective(tile, "2", "1", "1").title == "A point for Green"
    assert objective(tile, "2", "2", "1").title == "A point for Green and Blue"
    assert objective(tile, "2", "2", "2").title == "A point for nobody"
    assert objective(tile, "0", "0", "0").title == "A point for nobody"
    assert {*COUNTED} == {each.value for each in Objective} - {"TOWER"}
