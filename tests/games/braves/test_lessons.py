"""What only the lessons of De l'Orc pour les Braves have; what all lessons have is in `tests/laws/test_lessons.py`."""

from __future__ import annotations

import pytest

from orclib import game
from orclib.engine import Seat
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Lesson, Question, WhatHappens
from orclib.games.braves.box import DESIGNS, Back
from orclib.games.braves.game import GAME
from orclib.games.braves.lessons.cases import DECK
from orclib.games.braves.lessons.experiments import army, ending, ring, stack, strike, values
from orclib.games.braves.state import Phase
from orclib.games.braves.text.names import player_letter, player_name
from orclib.scene.answer import Answer
from orclib.testing.words import speaking
from tests.games.braves.support import cards, strength

every_lesson = pytest.mark.parametrize("lesson", lessons(GAME), ids=lambda lesson: lesson.slug)
every_question = pytest.mark.parametrize("question", game("braves").questions().values(), ids=lambda each: each.slug)


# --- pages and questions ---------------------------------------------------------------------------------------------


def test_the_deal_of_the_lessons_is_the_whole_deck() -> None:
    assert cards(" ".join(DECK)) == GAME.options().deck


@every_lesson
def test_pages_leave_nothing_of_the_deal_to_luck(lesson: Lesson) -> None:
    """What a page shows is where the next one begins, so the next back is always said."""
    match = lesson.start.match(GAME)
    match.deal = False
    for moves in lesson.moves:
        for move in moves:
            match.play(move)
        if match.state.phase is Phase.DEAL:
            assert match.state.next is not None


@every_question
def test_questions_about_a_battle_are_played_to_its_end(question: Question) -> None:
    if isinstance(question, WhatHappens) and question.moves:
        phase = question.played(GAME).state.phase
        assert phase not in (Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)


def test_a_page_about_what_nobody_can_click_ticks_nothing_until_somebody_plays_on() -> None:
    view = game("braves").lesson("under").turn(+1)
    table = view.table
    assert (table.about, table.view.ringed, table.view.framed(table.scene())) == (("seat:1",), (), ("seat:1",))
    table.press("people:orc")
    assert table.view.ringed


def test_an_early_shield_is_refused_before_a_pile_is_chosen() -> None:
    table = game("braves").lesson("shields").table
    table.press("shield")
    assert "“Your shields”: not allowed." in table.word.note
    assert "BRV-7.1" in table.word.note


def test_the_bet_of_the_lesson_has_the_reason_that_is_told() -> None:
    match = next(lesson for lesson in lessons(GAME) if lesson.slug == "champion").start.match(GAME)
    match.play("Z: champion B")
    state = match.state
    for people in (Back.BARBARIAN, Back.SKELETON):
        armies = [
            tuple(n if at.back is people else 0 for at, n in zip(DESIGNS, hand, strict=True)) for hand in state.hands
        ]
        best = [strength(state.options, army).total for army in armies]
        assert max(best) == best[2] > max(best[1], best[3])


@pytest.mark.parametrize("code", ["en", "fr"])
def test_each_player_has_a_letter_of_the_colour_and_no_other_has_it(code: str) -> None:
    with speaking(code):
        letters = [player_letter(Seat(seat)) for seat in range(7)]
        assert len(set(letters)) == 7
        for seat, letter in enumerate(letters):
            assert letter in player_name(Seat(seat)).upper()


# --- dials -----------------------------------------------------------------------------------------------------------


def told(answer: Answer) -> str:
    return "\n".join(line.text for line in answer.lines)


@pytest.mark.parametrize(("players", "last"), [("4", 8), ("5", 3), ("6", 2), ("7", 10)])
def test_the_ring_says_where_the_last_card_falls(players: str, last: int) -> None:
    assert f"The last card fell on pile {last}." in told(ring(players, "80"))


def test_the_ring_says_how_high_the_piles_are() -> None:
    assert told(ring("4", "80")).startswith("Piles 1 to 8: 9 each.\nPile 9: 8.")
    assert told(ring("5", "80")).startswith("Piles 1 to 3: 8 each.\nPiles 4 to 11: 7 each.")


def test_the_stack_reads_a_pile_under_both_readings() -> None:
    assert stack("E3", "none").title == "Yellow receives an orc warrior and a dwarf veteran"
    assert stack("E3", "next_army").title == "Yellow receives a dwarf veteran"
    assert stack("W6", "none").title == "Nobody receives this pile"
    assert stack("E4", "none").clauses == ("BRV-10.10", "BRV-10.2", "BRV-10.9", "BRV-10.11", "BRV-10.4")


def test_the_lines_of_an_army_add_up() -> None:
    answer = army("2", "1", "1", "2", "1", "1", "1", "+2")
    assert answer.title == "Strength 58"
    assert "In all: 8 + 6 + 0 + 14 + 2 + 9 + 5 + 8 + 4 + 2 = 58." in told(answer)
    whole = cards("2 OR4 OR6 OR* 4 gob war tro gia fly")
    assert strength(GAME.options(), whole, flown=True, aboard=2).total == 58
    assert army("0", "1", "2", "1", "1", "0", "1", "+1").title == "Strength 0"


def test_other_values_change_the_strength() -> None:
    assert values("4", "6", "0", "5", "8").title == "Strength 41"
    assert "on the peoples: 208; on the mercenaries: 116." in told(values("4", "6", "0", "5", "8"))
    assert values("5", "6", "0", "5", "8").title == "Strength 45"


def test_the_strike_tells_exact_chances() -> None:
    people, mercenaries = told(strike("E15", "orc")), told(strike("E15", "mercenary"))
    assert "Before: Blue 38, Green 29." in people
    assert "An orc warrior, 1/2 = 50%: Blue 30, Green 29. Blue wins." in people
    assert "A war machine, 1/2 = 50%: Blue 29, Green 29. Blue and Green tie." in mercenaries
    assert "An orc leader, 2/3 = 66.7%: Blue 20, Green 4. Blue wins." in told(strike("E13", "orc"))


def test_the_ending_says_who_wins() -> None:
    assert ending("8", "7", "2.4", "2.3", "exceed").title == "The game goes on"
    assert ending("8", "7", "2.4", "2.3", "reach").title == "Blue wins the game"
    assert ending("9", "9", "2.3", "2.4", "exceed").title == "Green wins the game"
    assert ending("9", "9", "2.4", "2.4", "exceed").title == "Blue and Green share the victory"
