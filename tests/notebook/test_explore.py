"""Edge cases found by asking, and the page of what meets: clicks, keys, words, the board of each case."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orclib
from orclib import UsageError, orc, thorval
from orclib.engine.game import AnyGame
from orclib.language import speaking
from orclib.notebook import witnessed
from orclib.notebook.atlas import AtlasView
from orclib.notebook.compare import Compare
from orclib.notebook.explore import Explore
from orclib.notebook.lesson import LessonView
from orclib.probe.atlas import atlas
from orclib.probe.witness import line
from orclib.scene.check import faults, unfit
from tests.depth import always, few
from tests.laws.lessons import every_game
from tests.notebook.support import click_button

# --- a case as a lesson ----------------------------------------------------------------------------------------------


@always
@every_game
def test_a_witness_is_stepped_through_to_the_moment_that_it_shows(game: AnyGame) -> None:
    known = atlas(game.slug)
    keys = sorted(known.smallest)
    for key in keys[:: 1 + len(keys) // few(60)]:
        _match, moment = line(game, known.smallest[key].text)
        view = LessonView(game, witnessed.lesson(game, key))
        view.turn(len(view.pages) - 1)
        assert view.table.match.state == moment.after, key
        told = view.lesson.steps[-1]
        assert all(f"({id})" in told.en and f"({id})" in told.fr for id in witnessed.clauses_in(key)), key
        assert moment.reasons == () or "(not allowed)" in told.en


# --- the page of what meets ------------------------------------------------------------------------------------------


@every_game
def test_the_page_is_seen_whole_and_has_no_faults_in_either_language(game: AnyGame) -> None:
    view = AtlasView(game)
    largest = sorted(view.sections, key=lambda name: len(view.sections[name]))[-2:]
    for code in ("en", "fr"):
        with speaking(code):
            for scene in (view.chapters().plain(), view.between(*largest).plain(), view.between(largest[0]).plain()):
                assert faults(scene) == ()
                assert unfit(scene) == ()


def test_pointing_at_chapters_and_clauses_leads_to_a_case_on_a_live_board() -> None:
    view = orc.atlas().press("chapters:9/7")
    assert view.block == ("9", "7")
    view.press("clauses:ORC-9.8/ORC-7.6")
    assert view.key == "ORC-7.6 ORC-9.8"
    assert "then: " in view.told()
    assert "Met" in repr(view)
    opened = view.press("clauses:ORC-9.8/ORC-7.6").opened
    assert isinstance(opened, LessonView)
    assert view.back().opened is None
    assert view.chapters().block is None


def test_keys_and_lists_do_what_clicks_do() -> None:
    view = orc.atlas()
    assert view.widget is not None
    parts = view.parts
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        parts._key(key, shift=False, ctrl=False)
    assert view.focus == "chapters:2/2"
    assert "2 × 2" in parts.panel.value
    seen = []
    for key in ("Enter", "Escape"):
        parts._key(key, shift=False, ctrl=False)
        seen.append(view.block)
    parts.lists[0].value, parts.lists[1].value = "7", "9"
    assert [*seen, view.block] == [("2", "2"), None, ("9", "7")]
    parts.pairs.value = "ORC-9.8/ORC-7.6"
    assert view.pair == ("ORC-9.8", "ORC-7.6")
    assert parts.row.shows("open")
    click_button(parts.row["open"])
    assert isinstance(view.opened, LessonView)
    click_button(parts.back["back"])
    assert view.opened is None


def test_what_was_never_met_is_not_denied() -> None:
    view = orc.atlas().show("ORC-2.1", "ORC-12.2")
    assert view.key == ""
    head = atlas("orc").head
    assert f"Not in {head.steps:,} moves from {head.places} positions" in view.told()
    with speaking("fr"):
        assert "Pas en" in view.told()
        assert "jamais avec" in view.plain().text
    with pytest.raises(UsageError, match="rules that meet"):
        view.open()


# --- asking ----------------------------------------------------------------------------------------------------------


def test_one_rule_is_found_by_words_of_either_language_and_a_second_among_those_that_meet_it() -> None:
    view = orc.explore().search("thaw")
    assert "ORC-9.7" in [each.key for each in view.found]
    with speaking("fr"):
        assert "ORC-9.7" in [each.key for each in orc.explore().search("dégel").found]
    view.show("ORC-9.8").combine()
    assert view.first == "ORC-9.8"
    assert {each.key for each in view.found} == {
        id for id in orc.rulebook.clauses if id != "ORC-9.8" and atlas("orc").meeting("ORC-9.8", id)
    }
    view.show("7.6")
    assert view.key == "ORC-7.6 ORC-9.8"
    assert "In one move: ORC-7.6" in repr(view)
    assert isinstance(view.open().opened, LessonView)
    assert view.alone().chosen == "ORC-9.8"
    assert repr(orc.explore("9.8", "7.6")) == repr(orc.explore().show("9.8").combine().show("7.6"))


def test_a_ruling_is_answered_by_both_readings_and_a_ban_by_what_it_forbids() -> None:
    view = orc.explore("R7")
    assert isinstance(view.open().opened, Compare)
    ban = orc.explore("ORC-4.5")
    assert "(not allowed)" in repr(ban)
    assert "It forbids; nothing happened by it" in repr(ban)
    both = ban.combine().show("ORC-4.7")
    assert "Refused by ORC-4.5" in repr(both)


@every_game
def test_surprises_are_rare_pairs_another_each_time(game: AnyGame) -> None:
    view, keys = Explore(game), list[str]()
    for _time in range(5):
        keys.append(view.surprise().key)
    assert len({*keys}) == 5
    assert {*keys} <= {*atlas(game.slug).pairs}
    assert [Explore(game).surprise().key] == keys[:1]


def test_buttons_ask_as_code_does() -> None:
    view = orc.explore("ORC-9.8")
    assert view.widget is not None
    view.row["combine"].click()
    assert view.first == "ORC-9.8"
    view.row["alone"].click()
    assert view.first == ""
    view.row["surprise"].click()
    assert view.first


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: orc.explore("ORC-9.88"), "Did you mean"),
        (lambda: orc.explore("9.8", "7.6", "7.3"), "one rule, or for two"),
        (lambda: orc.explore("R7").combine(), "Nothing is known to meet"),
        (lambda: orc.atlas().between("Btailles"), "chapter"),
        (lambda: orc.atlas().show("ORC-1.9"), "nothing that a move can show"),
        (lambda: thorval.atlas().press("chapters:1/99"), "cell called"),
    ],
)
def test_a_bad_question_is_one_clear_error(ask: Callable[[], Any], told: str) -> None:
    with pytest.raises(UsageError, match=told) as caught:
        ask()
    with speaking("fr"), pytest.raises(UsageError) as french:
        ask()
    assert str(french.value) != str(caught.value)
    assert orclib.orc.explore("ORC-9.8").key  # nothing is lost
