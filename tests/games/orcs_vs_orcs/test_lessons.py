"""The lessons of Orcs vs Orcs: pages, questions, presets, dials and comparisons work in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from orclib.engine import CHANCE
from orclib.explain import Answer
from orclib.games.orcs_vs_orcs.components import HEROES, Objective
from orclib.games.orcs_vs_orcs.examples import PRESETS, W9_MOVES, W10_MOVES
from orclib.games.orcs_vs_orcs.experiments import (
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
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.lessons import LESSONS
from orclib.games.orcs_vs_orcs.state import Phase
from orclib.language import Bilingual, language
from orclib.scene import faults
from orclib.teaching import Lesson, Question, WhichOnes
from orclib.testing.words import speaking
from orclib.widgets import Compare, DialsView, LessonView, QuestionView

QUESTIONS = [question for lesson in LESSONS for question in lesson.questions]
DIALS = [lesson.dials for lesson in LESSONS if lesson.dials]
SCENES: dict[str, dict[int, Iterable[int]]] = {
    "land": {1: range(1, 8), 2: range(1, 12), 3: range(1, 14)},
    "set-up": {4: range(1, 23), 12: (10,)},
    "three-actions": {5: range(1, 10), 6: range(1, 17)},
    "three-fates": {8: range(1, 15)},
    "walls-of-men": {9: range(1, 11), 10: range(1, 6)},
    "stand-or-run": {11: range(1, 18)},
    "exhausted": {7: range(1, 10)},
    "feeding-the-war": {12: range(1, 10), 13: range(1, 10), 15: range(1, 5)},
    "stone-by-stone": {14: range(1, 16)},
    "counting-strikes": {18: range(1, 7), 23: range(1, 12)},
    "battle-round": {16: range(1, 11), 17: range(1, 18), 20: range(1, 8)},
    "two-lines": {19: range(1, 11), 20: range(8, 15)},
    "legends": {21: range(1, 11), 22: range(1, 21)},
    "breaking-walls": {24: range(1, 11)},
    "how-it-ends": {25: range(1, 9), 26: range(1, 11)},
    "reckoning": {27: range(1, 15), 28: range(1, 7), 29: range(1, 5), 30: range(1, 7), 31: range(1, 5)},
}
"""The storyboard of the specification (section 11): the scenes in order, with the clauses that each teaches."""
CHOSEN = ("play HEAVY", "play XBOW behind 1")
SWITCHES: dict[str, tuple[str, tuple[str, ...], Any]] = {
    "segments": ("R6 Kro-Morda pushes", ("play KRO-MORDA on 1 first", "play ORC"), None),
    "fresh_hordes_move": ("R13 fresh recruits", ("recruit 2 start_n",), None),
    "forced_march_repeat": ("R16 marching on", ("march 4 n_cwm ne_in",), None),
    "retreat_takes_control": ("R21 a retreat to a well", ("move 3 start_n n_road n_cwm", "retreat ne_out"), None),
    "marker_limit": ("R26 twelve markers", ("move 2 start_n n_cw1",), None),
    "rebuild_same_turn": ("E8 nobody on guard", ("move 2 n_ward tower",), None),
    "reorganise_blind": ("R36 blind or not", (), None),
    "effect_order": (
        "R39 Shaman or Ashani",
        ("play SHAMAN behind 1", "play ASHANI on 1 first"),
        "attacker_first",
    ),
    "berserk_timing": ("R40 now or later", (*CHOSEN, "berserk"), None),
    "endings_check": ("E14 saved by the Shaman", ("play HEAVY", "play SHAMAN behind 1"), None),
    "forced_discard_rout": ("R44 an empty deck", ("play SHAMAN behind 1", "play ORC", "red"), None),
    "catapult_discard_always": ("R46 a Catapult in the field", ("play CATAPULT behind 1", "play ORC"), None),
    "zero_scores": ("R53 nothing for nothing", ("end",), None),
    "razed_counts": ("R54 razed or converted", ("end",), None),
    "dark_city_counts": ("R53 nothing for nothing", ("end",), None),
    "supply_cap": ("E23 the purse is empty", ("end",), "overdraw"),
    "finish_turn": ("R58 the last point", ("move 3 start_n n_road n_cwm", "retreat n_cw1"), None),
    "early_end": ("R59 a lead of four", ("end",), None),
    "free_for_all": ("R61 partners", (), None),
    "open_heroes": ("R64 hidden Heroes", (), None),
    "longer_game": ("W12 the glory supply", (), None),
    "tactical_start": ("R8 who begins", ("first green",), None),
    "scenario": ("", (), None),
}
"""For each reading of the rules, a preset, moves that show what it changes, and the other value if there are several.

The first player (OVO-R8) and the strengths of Heroes (OVO-R7) are a name each, and no reading to compare.
"""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)
every_question = pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.slug)
every_dial = pytest.mark.parametrize("dials", DIALS, ids=lambda dials: dials.slug)
both_languages = pytest.mark.parametrize("code", ["en", "fr"])


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Every test starts in English, and leaves the language as it was."""
    with speaking("en"):
        yield


def words(thing: Any) -> Iterator[Bilingual]:
    """Every text in a lesson or in a part of one."""
    if isinstance(thing, Bilingual):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from words(each)
    elif isinstance(thing, dict):
        yield from words(tuple(thing.values()))
    elif hasattr(thing, "__struct_fields__"):
        yield from words(tuple(getattr(thing, field) for field in thing.__struct_fields__))


# --- what there is ---------------------------------------------------------------------------------------------------


def test_the_lessons_are_the_sixteen_scenes_of_the_storyboard() -> None:
    assert [lesson.slug for lesson in LESSONS] == list(SCENES)
    asked = [question.slug for question in QUESTIONS]
    turned = [dials.slug for dials in DIALS]
    assert len(set(asked)) == len(asked)
    assert len(set(turned)) == len(turned) == len(LESSONS)
    assert all(lesson.questions for lesson in LESSONS)


@every_lesson
def test_every_scene_teaches_the_clauses_that_the_storyboard_gives_it(lesson: Lesson) -> None:
    wanted = [f"OVO-{section}.{number}" for section, numbers in SCENES[lesson.slug].items() for number in numbers]
    assert list(lesson.clauses) == wanted


def test_together_they_teach_every_clause_once() -> None:
    taught = [clause for lesson in LESSONS for clause in lesson.clauses]
    assert len(taught) == len(set(taught)) == 331
    assert set(taught) == set(GAME.rulebook)


def test_every_worked_example_and_edge_case_is_a_preset_of_a_lesson() -> None:
    numbers = {name.split()[0] for name in PRESETS}
    wanted = {*(f"W{n}" for n in range(1, 13)), *(f"E{n}" for n in range(1, 26))}
    assert wanted <= numbers
    used = {name: start for lesson in LESSONS for name, start in lesson.presets.items()}
    assert used == PRESETS


@every_lesson
def test_everything_is_said_in_both_languages(lesson: Lesson) -> None:
    for text in words(lesson):
        assert text.en
        assert text.fr
        assert not re.search(r" [:;!?»]|« ", text.fr), text.fr
        assert "\N{RIGHT SINGLE QUOTATION MARK}" not in text.en + text.fr
        assert "  " not in text.en + text.fr
        assert text.en[-1:] not in " ,"
        assert not re.search(r"\b(he|him)\b", text.en), text.en


@every_lesson
def test_sentences_are_short(lesson: Lesson) -> None:
    """Twelve-year-olds read them, at a projector."""
    for text in words(lesson):
        for sentence in re.split(r"[.!?:;()]", text.en) + re.split(r"[.!?:;()]", text.fr):
            assert len(sentence.split()) <= 28, sentence


@both_languages
def test_players_are_called_as_on_the_picture(code: str) -> None:
    language(code)
    told = " ".join(str(text) for lesson in LESSONS for text in words(lesson))
    options = GAME.options(players=4)
    assert all(GAME.seat_name(seat, options) in told for seat in options.seats)


# --- every part works ------------------------------------------------------------------------------------------------


@every_lesson
@both_languages
def test_every_page_of_a_lesson_is_a_sound_picture(lesson: Lesson, code: str) -> None:
    language(code)
    view = LessonView(GAME, lesson)
    states = []
    for number in range(len(view.pages)):
        assert view.page == number
        assert str(view.pages[number].say) in repr(view)
        assert faults(view.table.scene()) == ()
        states.append(view.table.state)
        view.turn(+1)
    assert all(one != two for one, two in pairwise(states))


@every_lesson
def test_pages_leave_nothing_to_luck(lesson: Lesson) -> None:
    """What a page shows is where the next one begins: every card and tile of a page is drawn in it."""
    match = lesson.start.match(GAME)
    match.deal = False
    for step in lesson.steps:
        assert CHANCE not in match.to_act or lesson.start.deal is False
        for move in step.moves:
            match.play(move)
    assert CHANCE not in match.to_act


@every_question
def test_every_question_has_right_and_wrong_answers(question: Question) -> None:
    view = QuestionView(GAME, question)
    truth, offered = view.truth, view._names()
    assert truth
    assert set(truth) < set(offered)
    wrong = tuple(name for name in offered if name not in truth)[:1]
    assert view.answer(*wrong).right is False
    assert view.answer(*truth).right
    if isinstance(question, WhichOnes):
        assert all(reason.clause in GAME.rulebook for reasons in question.reasons(GAME).values() for reason in reasons)
    else:
        assert len(question.choices) > 1
        assert CHANCE not in question.played(GAME).to_act or "tile" not in repr(question.moves)


@every_question
def test_every_answer_comes_with_its_rule(question: Question) -> None:
    """A wrong answer gets the rule, and it is one that this game has."""
    view = QuestionView(GAME, question)
    clauses = {line.clause for line in view._lines() if line.clause}
    assert clauses
    assert clauses <= set(GAME.rulebook)
    if not isinstance(question, WhichOnes):
        happened = {event.clause for event in view._events()}
        assert happened.isdisjoint(question.because), "what happens says so already"


@every_question
@both_languages
def test_every_question_reads_and_looks_well(question: Question, code: str) -> None:
    language(code)
    view = QuestionView(GAME, question)
    offered = view._names()
    assert len({view._label(name) for name in offered}) == len(offered), "two answers read the same"
    assert faults(view.scene()) == ()
    view.right = True  # what shows the answer
    assert faults(view.scene()) == ()
    assert view._lines() or not question.start.moves


@every_question
def test_questions_about_draws_make_them_in_sight(question: Question) -> None:
    """No question begins where chance has just decided something that its text does not tell."""
    match = question.start.match(GAME)
    told = ("draw", "first", "tile")
    drawn = [ply for ply in match.plies if ply.automatic and not question.start.script]
    wished = len(list(GAME.wishes(question.start.position)))
    assert len(drawn) <= wished, [GAME.format(ply.action) for ply in drawn if GAME.format(ply.action).startswith(told)]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_a_position_to_play_on(name: str) -> None:
    start = PRESETS[name]
    match = start.match(GAME)
    assert match.to_act
    assert GAME.position(GAME.describe(match.state)) == match.state
    for eyes in (None, match.options.seats[0], match.options.seats[-1]):
        assert faults(GAME.picture(GAME.observe(match.state, eyes))) == ()


@pytest.mark.parametrize("switch", [name for name in SWITCHES if SWITCHES[name][0]])
def test_every_reading_makes_a_difference_that_can_be_shown(switch: str) -> None:
    name, moves, other = SWITCHES[switch]
    view = Compare(GAME, PRESETS[name], switch, moves, other)
    one, two = view.readings
    assert not one.refused
    assert not two.refused
    assert len({scene.digest() for scene in view.scenes()}) > 1


def test_every_switch_of_a_lesson_is_one_of_these() -> None:
    assert {lesson.switch for lesson in LESSONS if lesson.switch} <= SWITCHES.keys()
    assert set(GAME.Options.readings()) == SWITCHES.keys()
    assert set(GAME.rulebook.switches()) == SWITCHES.keys() - {"longer_game", "tactical_start", "scenario"} | {
        "heroes_file", "first_player",
    }  # fmt: skip


# --- worked examples: the numbers of the specification ---------------------------------------------------------------

RESULTS: dict[str, tuple[tuple[str, ...], str, str]] = {
    "W1 Heavy Orc at the walls": (("play HEAVY", "play ORC"), "g2 b1", "0-1"),
    "W7 first strikes": (("play ORC", "play HEAVY"), "g3 b2", "0-0"),
    "W8 two Crossbowmen": (("play ORC", "play BOAR"), "g3 b2", "1-0"),
    "W11 Kraash": (("play KRAASH on 1 first", "play ORC", "name HEAVY"), "g2 b6", "0-0"),
    "E11 rage before the clash": (("reorganise XBOW", "berserk", "play ORC", "play ORC"), "g5 b2", "0-1"),
    "E12 straight through": (("play CATAPULT behind 1", "play ORC", "berserk"), "g1 b1", "1-1"),
    "E13 the exhausted": (("play BOAR", "play ORC"), "g2 b1", "1-2"),
    "E14 saved by the Shaman": (("play HEAVY", "play SHAMAN behind 1", "green"), "g1 b2", "1-2"),
    "E15 the naked Crossbowman": (("play BOAR", "play XBOW"), "g2 b5", "0-0"),
    "E16 riders at the walls": (("play BOAR", "play XBOW wall", "play ORC", "play BOAR"), "g2 b4", "1-0"),
    "E19 the attacker's Hero": (("play ASHANI on 1 second", "play XBOW behind 1", "hit 1 second"), "g2 b3", "0-0"),
    "E20 unless it is Froksh": (("play VIGDISH on 1 first", "play FROKSH on 1 first"), "g3 b2", "0-0"),
    "E21 Xaphyr": (("play HEAVY", "play XAPHYR on 1 first"), "g3 b6", "0-1"),
}
"""The moves of worked examples, where the tokens stand then, and the losses, the attacker's first."""


@pytest.mark.parametrize("name", RESULTS)
def test_the_worked_examples_end_as_the_specification_says(name: str) -> None:
    moves, tokens, losses = RESULTS[name]
    match = PRESETS[name].match(GAME)
    for move in moves:
        match.play(move)
    battle = match.state.battle
    assert battle is not None
    assert " ".join(f"{'gb'[side.seat]}{side.space}" for side in sorted(battle.sides, key=lambda s: s.seat)) == tokens
    assert "-".join(str(side.losses) for side in battle.sides) == losses


TABLES = {
    "W9 battle in the field": (W9_MOVES[:4], [(2, 1, 0, 0), (3, 2, 0, 0), (6, 4, 0, 0), (3, 5, 1, 0)]),
    "W10 the assault": (W10_MOVES, [(2, 1, 0, 0), (4, 5, 0, 0), (1, 6, 0, 0)]),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_two_battles_of_the_rulebook_go_as_told(name: str) -> None:
    pages, wanted = TABLES[name]
    match = PRESETS[name].match(GAME)
    match.deal = False
    for moves, (one, two, *losses) in zip(pages, wanted, strict=True):
        for move in moves:
            match.play(move)
        battle = match.state.battle
        assert battle is not None
        assert [side.space for side in battle.sides] == [one, two]
        assert [side.losses for side in battle.sides] == losses
    if name.startswith("W10"):
        assert [len(secret.cards) for secret in match.state.secrets] == [5, 7]


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


@every_dial
@both_languages
def test_every_dial_answers_in_every_setting_tried(dials: Any, code: str) -> None:
    language(code)
    rng = Random(dials.slug)
    tries = [dials.begin, *(tuple(choices[end] for choices in dials.choices) for end in (0, -1))]
    tries += [tuple(rng.choice(choices) for choices in dials.choices) for _ in range(4)]
    tries += [
        (*dials.begin[:place], value, *dials.begin[place + 1 :])
        for place, choices in enumerate(dials.choices)
        for value in choices
    ]
    assert len(dials.names) == len(dials.choices) == len(dials.begin)
    for setting in dict.fromkeys(tries):
        answer: Answer = dials.show(*setting)
        assert answer.title
        assert answer.lines
        assert set(answer.clauses) <= set(GAME.rulebook)
        assert answer.scene is not None
        assert faults(answer.scene) == (), setting
        drawn = answer.picture()
        assert drawn is not None
        assert faults(drawn) == (), setting


@every_dial
@both_languages
def test_dials_speak_in_words(dials: Any, code: str) -> None:
    """What a cell types is no word for a learner: every setting but a number or the letter of a deck has a name."""
    plain = re.compile(r"[0-9 :]+|[A-D]")
    assert {setting for choices in dials.choices for setting in choices if not plain.fullmatch(setting)} <= {
        *dials.labels
    }
    language(code)
    view = DialsView(GAME, dials)
    for number, (knob, choices) in enumerate(zip(view._knobs, dials.choices, strict=True)):
        shown = [label for label, _setting in knob.options]
        assert len(set(shown)) == len(choices), number
        assert all(plain.fullmatch(label) or label in map(str, dials.labels.values()) for label in shown)


def test_a_dial_keeps_its_setting_when_the_language_changes() -> None:
    dials = next(dials for dials in DIALS if dials.slug == "fate")
    view = DialsView(GAME, dials).turn("control", "red", "1", "B")
    language("fr")
    assert view.values == ("control", "red", "1", "B")
    assert [knob.value for knob in view._knobs] == ["control", "red", "1", "B"]
    assert "contrôler, rouge, 1, Bleu" in repr(view)


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


def test_the_gallery_tells_what_is_ours() -> None:
    assert "Buurk and Gruragh" in told(hero(NONE, PLACES[0], "ORC"))
    assert "read from an example" in told(hero("GRURAGH", PLACES[0], "ORC"))
    assert "our own: the card is lost" in told(hero("ASHANI", PLACES[0], "ORC"))


def test_the_odds_of_the_specification() -> None:
    assert lab("A", "A", "2 : 2", NONE).title == "The attacker wins: 0%"
    even = lab("A", "A", "1 : 1", NONE)
    assert even.title == "The attacker wins: 27.9% = 251/900"
    assert "Exact" in told(even)
    assert "14/15" in told(lab("A", "A", "2 : 1", NONE))
    found = told(lab("B", "B", "4 : 4", "assault"))
    assert "Counted in 400 battles" in found
    shares = [float(text) for text in re.findall(r"([\d.]+)% ±", found)]
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


def test_no_lesson_begins_at_the_end_of_a_game() -> None:
    assert all(lesson.start.match(GAME).state.phase is not Phase.OVER for lesson in LESSONS)
