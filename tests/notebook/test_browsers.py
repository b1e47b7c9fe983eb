"""Cases, rulings and rules of every game in one output each: typed, chosen and clicked as a browser sends it."""

from __future__ import annotations

import html
import re
from typing import Any

import ipywidgets as ipw
import pytest

from orclib import armadora, game, orc, orcs_vs_orcs, thorval
from orclib.engine.teaching import Step
from orclib.errors import UsageError
from orclib.games import list_games
from orclib.language import current, speaking
from orclib.language.switch import language
from orclib.names import folded
from orclib.notebook.answer import AnswerView
from orclib.notebook.browser import Browser
from orclib.notebook.cases import CasesView
from orclib.notebook.compare import Compare
from orclib.notebook.finding import Entry
from orclib.notebook.lesson import LessonView
from orclib.notebook.question import QuestionView
from orclib.notebook.rules import RulesView, place, shown_in, taught
from orclib.notebook.rulings import RulingsView
from orclib.scene.canvas import OFTEN
from tests.laws.storyboard import storyboard
from tests.notebook.support import Traffic, click_button

MOST_MODELS = 30
"""The models of one browser, layouts and styles included."""
every_game = pytest.mark.parametrize("slug", list_games())


def shown(view: Browser) -> Browser:
    """The browser on a page."""
    assert view.widget is not None
    return view


def type_in(view: Browser, text: str) -> None:
    """What the browser sends when words are typed into the field."""
    view.parts.field.set_state({"value": text})


def choose(view: Browser, at: int) -> None:
    """What the browser sends when a line of the list is clicked, or reached with an arrow."""
    view.parts.list.set_state({"index": at})


def on_page(view: Browser) -> set[ipw.Widget]:
    """All widgets within the output."""
    found, due = set(), [view.widget]
    while due:
        widget = due.pop()
        found.add(widget)
        due += getattr(widget, "children", ())
    return found


def browsers(slug: str) -> tuple[Browser, ...]:
    face = game(slug)
    return face.cases(), face.rulings(), face.rules()


# --- all of them -----------------------------------------------------------------------------------------------------


@every_game
def test_a_browser_is_a_dozen_models_however_long_its_list(slug: str) -> None:
    for view in browsers(slug):
        before = len(ipw.widgets.widget._instances)
        assert view.widget is not None
        assert len(ipw.widgets.widget._instances) - before <= MOST_MODELS


@every_game
def test_a_browser_says_what_it_lists_and_what_is_chosen(slug: str) -> None:
    for view in browsers(slug):
        lines = repr(view).splitlines()
        assert lines[0].endswith(f"{len(view.entries())} of {len(view.entries())}.")
        assert lines[1] == f"- {view.found[0].title}"
        assert len(lines) < 20
        assert len(view.parts.list.options or shown(view).parts.list.options) == len(view.entries())


@pytest.mark.thorough
@every_game
def test_everything_that_is_listed_can_be_chosen(slug: str) -> None:
    for view in browsers(slug):
        shown(view)
        for at in range(0, len(view.entries()), 7):
            choose(view, at)
            assert view.chosen == view.entries()[at].key
            assert "Error" not in view.parts.panel.value
            assert view.lines()


def test_searching_lists_what_has_all_the_words() -> None:
    view = shown(orc.rules())
    type_in(view, "frozen tribe")
    assert 0 < len(view.found) < len(view.entries())
    assert [line.replace("\u200b", "") for line in view.parts.list.options] == [each.title for each in view.found]
    assert "frozen" in view.parts.panel.value.casefold()
    type_in(view, "qqqqqqqq")
    assert view.parts.list.options == ()
    assert view.parts.open not in on_page(view)
    assert repr(view).splitlines() == [
        "The rules of ORC “qqqqqqqq”: nothing.",
        "Nothing here speaks of “qqqqqqqq”: this game may well have no such thing. Try another word, or a number.",
    ]
    type_in(view, "")
    assert len(view.found) == len(view.entries())


def test_the_first_that_is_found_is_shown() -> None:
    view = shown(orc.rules()).show("9.6")
    for words in ("frozen", "three cards"):
        type_in(view, words)
        assert view.chosen == view.found[0].key
        assert view.parts.list.index == 0


@pytest.mark.parametrize("words", ["gelée", "GELEE", "frozen", "gelée frozen"])
def test_words_of_either_language_find_a_rule_in_either(words: str) -> None:
    for code in ("en", "fr"):
        language(code)
        assert "ORC-4.11" in [each.key for each in orc.rules().search(words).found]


@pytest.mark.parametrize("number", ["4.1", "ORC-4.1", "orc 4.1"])
def test_a_whole_number_comes_first(number: str) -> None:
    found = orc.rules().search(number).found
    assert found[0].key == "ORC-4.1"
    assert {"ORC-4.10", "ORC-4.14"} <= {each.key for each in found}


def test_showing_what_the_search_left_out_ends_the_search() -> None:
    view = shown(orc.rules().search("frozen"))
    view.show("1.1")
    assert view.parts.field.value == ""
    assert (view.chosen, len(view.found)) == ("ORC-1.1", len(view.entries()))
    with pytest.raises(UsageError, match="no entry"):
        view.show("99.9")


def test_a_browser_follows_the_language() -> None:
    for view in browsers("armadora"):
        shown(view)
        english, panel = view.parts.list.options, view.parts.panel.value
        language("fr")
        assert view.parts.list.options != english
        assert view.parts.panel.value != panel
        assert view.parts.field.placeholder.startswith("Chercher")
        language("en")
        assert (view.parts.list.options, view.parts.panel.value) == (english, panel)


def test_an_arrow_sends_little(traffic: Traffic) -> None:
    view = shown(orcs_vs_orcs.rules())
    traffic.clear()
    choose(view, 40)
    assert traffic.bytes() < 10_000
    assert not traffic.updates(view.parts.list)


def test_opening_and_going_back_leaves_few_models() -> None:
    view = shown(thorval.cases())
    for _time in range(1 + OFTEN):  # what is drawn often becomes a path
        view.open().back()
    before = len(ipw.widgets.widget._instances)
    for _time in range(5):
        view.open().back()
    assert len(ipw.widgets.widget._instances) - before <= 5


def test_the_entries_of_a_list_are_made_once_in_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    made, entries = list[str](), CasesView.entries

    def counted(self: CasesView) -> tuple[Entry, ...]:
        made.append(current())
        return entries(self)

    monkeypatch.setattr(CasesView, "entries", counted)
    view = orc.cases()
    for typed in ("t", "ti", "tie", ""):
        shown(view).search(typed)
    with speaking("fr"):
        assert view.search("égalité").found
    assert made == ["en", "fr"]


# --- cases -----------------------------------------------------------------------------------------------------------


def test_a_case_shows_its_position_asks_tells_what_happens_and_why() -> None:
    view = orc.cases()
    shown(view).show("E3 tied to one colour")
    panel = view.parts.panel.value
    assert "<svg" in panel
    told = [line for told in view.happens() for line in told]
    assert told
    for text in (str(view.case.asks), "What happens", *(line.text for line in told), "Why", *view.case.why):
        assert html.escape(text) in panel
        assert text in repr(view) or text == "What happens"
    assert not re.search(r"\bE3\b", panel)


def test_a_case_is_found_by_its_lesson_and_by_its_rules() -> None:
    titles = {each.key for each in orc.cases().search("Colours you may not use").found}
    assert {"E3 tied to one colour", "E4 a ban at one tribe only"} <= titles
    assert "E13 two battles in one turn" in {each.key for each in orc.cases().search("7.2").found}


def test_a_case_is_opened_on_a_live_board_page_by_page_and_left_again() -> None:
    view = orc.cases()
    shown(view).show("E1 one card, two halves")
    assert view.parts.open.description == "Open"
    click_button(view.parts.open)
    opened = view.opened
    assert isinstance(opened, LessonView)
    assert opened.widget in on_page(view)
    assert view.parts.list not in on_page(view)
    assert [page.en for page in opened.pages[1:]] == [" ".join(map(str, told)) for told in view.happens()]
    opened.table.play("RB:2-G")
    assert str(view.case.asks) in repr(opened.turn(0))
    click_button(view.parts.back)
    assert view.opened is None
    assert view.parts.list in on_page(view)
    assert view.chosen == "E1 one card, two halves"


# --- rulings ---------------------------------------------------------------------------------------------------------


def test_a_ruling_tells_question_readings_reason_and_switch() -> None:
    view = shown(orc.rulings()).show("R7")
    ruling = orc.rulebook.rulings["ORC-R7"]
    assert isinstance(view, RulingsView)
    for text in (ruling.question, *ruling.options, ruling.reason, "attack_on_won"):
        assert str(text).split("'")[0] in view.parts.panel.value
        assert str(text) in repr(view)
    assert view.parts.panel.value.count("<svg") == 2
    click_button(view.parts.open)
    assert isinstance(view.opened, Compare)
    click_button(view.parts.back)
    assert view.opened is None


def test_a_ruling_on_the_other_reading_of_one_is_shown_by_the_two_readings_of_that() -> None:
    view = armadora.rules().show("ARM-R36").open()
    assert isinstance(view.opened, Compare)
    assert view.opened.switch == "reinforcement_breaks"
    assert view.bar().endswith("(ARM-R19)? It is about ARM-R24.")


def test_what_was_open_is_closed_when_something_else_is_opened() -> None:
    view = shown(thorval.cases())
    first = view.open().opened
    second = view.show(view.found[1].key).open().opened
    assert first is not None
    assert second is not None
    assert (first.gone, second.gone) == (True, False)


def test_a_ruling_without_a_switch_has_nothing_to_open() -> None:
    view = shown(orc.rulings()).show("R1")
    assert view.parts.open not in on_page(view)
    for option in orc.rulebook.rulings["ORC-R1"].options:
        assert str(option) in repr(view)
    with pytest.raises(UsageError, match="nothing to open"):
        view.open()


def test_a_switch_that_takes_a_file_says_so() -> None:
    view = shown(orcs_vs_orcs.rulings()).show("R7")
    assert "heroes_file" in view.parts.panel.value
    assert "a file of your own" in view.parts.panel.value


# --- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("page", LessonView),
        ("case", LessonView),
        ("question", QuestionView),
        ("play", AnswerView),
        ("lesson", LessonView),
    ],
)
def test_a_rule_is_shown_at_work(way: str, kind: type[Any]) -> None:
    id = next(id for id in armadora.rulebook.clauses if place(armadora.engine, id).kind == way)
    view = shown(armadora.rules()).show(id)
    assert isinstance(view, RulesView)
    click_button(view.parts.open)
    assert isinstance(view.opened, kind)
    assert view.opened.widget in on_page(view)
    assert id in view.parts.bar.value
    language("fr")
    assert view.opened.widget in on_page(view)
    closed = view.opened  # it may stay in memory for a while, and nothing is written on what is closed
    click_button(view.parts.back)
    assert view.parts.list in on_page(view)
    language("en")
    assert closed.gone


def test_the_page_of_the_lesson_is_the_one_on_which_the_rule_fires() -> None:
    ways = ((id, place(orc.engine, id)) for id in orc.rulebook.clauses)
    id = next(id for id, way in ways if way.lesson and isinstance(way.lesson.steps[way.page - 1], Step))
    lesson = orc.rules().show(id).open().opened
    assert isinstance(lesson, LessonView)
    assert id in {event.clause for ply in lesson.table.match.plies for event in ply.events}


@every_game
def test_a_rule_is_taught_where_a_page_or_a_question_shows_it(slug: str) -> None:
    """Elsewhere it only belongs to a lesson."""
    view, claims = game(slug).rules(), list[bool]()
    for id in tuple(game(slug).rulebook.clauses)[::9]:
        view.show(id)
        acting = [lesson for lesson in taught(view.game, id) if id in shown_in(view.game, lesson)]
        told = next(line for line in view.lines() if line.startswith(("Taught in", "Belongs to")))
        assert told.startswith("Taught in") is bool(acting)
        assert all(str(lesson.title) in told for lesson in acting)
        claims.append(bool(acting))
    assert any(claims)


def test_a_rule_card_holds_section_text_and_source() -> None:
    view = shown(armadora.rules()).show("4.1")
    card = armadora.rulebook.clauses["ARM-4.1"]
    for text in (armadora.rulebook.sections[card.section].title, card.title, card.text, card.source):
        assert str(text).split("'")[0] in view.parts.panel.value
        assert str(text) in repr(view)


def test_a_fault_of_a_click_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    view = shown(orc.rules())
    monkeypatch.setattr(view, "live", lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        click_button(view.parts.open)
    assert "ZeroDivisionError" in view.parts.panel.value


def test_the_picture_of_a_case_is_its_board_with_the_question_and_of_an_open_one_the_table() -> None:
    view = orc.cases()
    assert view.widget is not None
    assert view.case.asks is not None
    assert str(view.case.asks) in view.still().text.replace("\n", " ")
    opened = view.open().opened
    assert opened is not None
    assert view.still() == opened.still()


def test_what_was_open_takes_nothing_away_from_other_outputs() -> None:
    """All outputs share their style and boards of a size their layout."""
    other, cases = orc.table(seed=7), orc.cases()
    assert other.widget is not None
    assert cases.widget is not None
    cases.open()
    assert cases.opened is not None
    assert cases.opened.widget is not None
    cases.back()
    style, board = other.widget.children[0], other.board
    assert all(widget.comm is not None for widget in (style, style.layout, board.canvas.layout, board.widget.layout))


FIRST = 3
"""What is meant stands among so many of what was found."""


@every_game
def test_what_people_search_for_finds_what_they_mean(slug: str) -> None:
    view = game(slug).rules()
    assert storyboard(slug).searches
    for text, meant in storyboard(slug).searches.items():
        found = [each.key for each in view.search(text).found]
        assert meant in found[:FIRST], (text, found[:FIRST])


@every_game
def test_every_synonym_means_something(slug: str) -> None:
    view, rulebook, prefix = game(slug).rules(), game(slug).rulebook, f"{game(slug).prefix}-"
    known = set().union(*(each.words for each in view.entries()))
    for meaning in {each for synonym in rulebook.synonyms for each in synonym.means}:
        assert meaning in rulebook if meaning.startswith(prefix) else set(folded(meaning)) <= known, meaning


def test_a_mistyped_word_and_too_many_words_find_the_nearest() -> None:
    view = orc.rules()
    assert "frozen" in view.search("frozzen").found[0].words
    assert view.search("tribe bananas frontier").found
    assert "nearest" in repr(view)


@every_game
def test_the_rules_find_each_ruling_that_the_rulings_find(slug: str) -> None:
    rules, rulings = game(slug).rules(), game(slug).rulings()
    for word in ("tied", "égalité", "turn", "end", "carte"):
        if rulings.search(word)._found.exact and rules.search(word)._found.exact:
            assert {each.key for each in rulings.found} <= {each.key for each in rules.found}


def test_what_people_call_things_leads_somewhere_and_what_is_not_there_is_said_plainly() -> None:
    assert {"OVO-R60", "OVO-29.3"} <= {each.key for each in orcs_vs_orcs.rules().search("égalité").found}
    for words, first in (("magie", "OVO-20.9"), ("mort du héros", "OVO-21.4"), ("Héros meurt", "OVO-21.4")):
        assert orcs_vs_orcs.rules().search(words).found[0].key == first
    nothing = orcs_vs_orcs.rules().search("xyzzyq")
    assert not nothing.found
    assert "speaks of “xyzzyq”" in repr(nothing)
