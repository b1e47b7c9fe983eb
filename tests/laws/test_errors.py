"""What errors repeat is cut to what can be read, and text without end is refused at once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import orclib
from orclib.engine import Rule
from orclib.engine.reading import LONGEST_WORD, MOST_LETTERS, Reading
from orclib.errors import IllegalAction, NotationError, OrclibError, PositionError, SaveError, UsageError
from orclib.games import rules
from orclib.games.orcs_vs_orcs import strengths
from orclib.games.thorval import board as thorval_board
from tests import effort

LONG = "x" * 10**6
READABLE = 5_000
"""Letters that a person may be asked to look at."""


def seconds(call: Callable[[], object]) -> float:
    """How long a call takes, which may fail as it should."""
    begun = effort.seconds()
    with pytest.raises(OrclibError) as caught:
        call()
    assert len(str(caught.value)) < READABLE
    return effort.seconds() - begun


ENDLESS = (
    LONG,
    '"' * 10**6,
    "9" * 10**6,
    "(" * 10**6,
    "A " * 10**6,
    "\n" * 10**6,
    "1" * 5_000,
    "=" * 10**6,
    "é" * 10**6,
)


@pytest.mark.parametrize("text", ENDLESS, ids=lambda text: f"{text[:2]!r} {len(text)}")
@pytest.mark.parametrize("slug", orclib.list_games())
def test_text_without_end_is_refused_at_once_and_not_repeated(slug: str, text: str) -> None:
    """A million quotation marks as a move of Braves took 2.6 s, and the error was as long."""
    game = rules(slug)
    state = game.new()
    assert seconds(lambda: game.position(text)) < 0.5
    assert seconds(lambda: game.parse(text, state)) < 0.5
    assert seconds(lambda: game.options(players=text)) < 0.5
    assert seconds(lambda: game.options(**{text: 1})) < 0.5
    assert seconds(lambda: orclib.game(slug).lesson(text)) < 0.5
    assert seconds(lambda: orclib.game(slug).enter(text)) < 0.5
    assert seconds(lambda: game.rulebook[text]) < 0.5


@pytest.mark.parametrize("slug", orclib.list_games())
@pytest.mark.parametrize("name", ["players", "board", "first_player", "min_territory", "hand"])
def test_a_number_of_thousands_of_digits_is_an_error_like_any_other(slug: str, name: str) -> None:
    """Python reads and writes none of more than 4,300 digits, and says so in its own words."""
    game = rules(slug)
    for digits in (99, 100, 101, 4_300, 4_301, 9_000):
        for text in (f"{name}={'9' * digits}", f"{'9' * digits} {name}", f"{name}: {'9' * digits}"):
            assert seconds(lambda text=text: game.position(text)) < 0.5  # type: ignore[misc]
    assert seconds(lambda: game.options(players=10**5_000)) < 0.5


def test_a_row_is_cut_around_the_caret() -> None:
    """What is pointed at stands above the caret, however long the row is."""
    for before in (0, 1, 59, 60, 61, 500):
        for after in (0, 1, 59, 60, 61, 500):
            error = NotationError("a\n" + "b" * before + "!" + "c" * after, 2, before + 1, '"!"', "something")
            told, row, caret = str(error).split("\n")
            assert told == f'Line 2, column {before + 1}: expected something, found "!".'
            assert row[caret.index("^")] == "!"
            assert len(row) < 150
            assert row.count("…") == (before > 60) + (after > 59)
            assert (error.line, error.column) == (2, before + 1)


def test_a_caret_may_stand_behind_its_row() -> None:
    assert str(NotationError("ab", 1, 3, "", "more")).endswith("\n  ab\n    ^")
    assert str(NotationError("ab\ncd", 2, 3, "", "more")).endswith("\n  cd\n    ^")


@pytest.mark.parametrize(("text", "line", "column"), [("", 1, 1), ("   ", 1, 4), ("ab\n \ncd", 2, 2)])
def test_where_nothing_stands_nothing_is_pointed_at(text: str, line: int, column: int) -> None:
    told = str(NotationError(text, line, column, "", "more"))
    assert told == f"Line {line}, column {column}: expected more, found nothing."


def test_every_error_is_cut_and_says_how_it_begins_and_ends() -> None:
    for error in (
        SaveError(f"from {LONG} to"),
        UsageError.unknown("from", LONG, [LONG, "to"]),
        PositionError([f"from {LONG} to", "short"]),
        PositionError(["from"] * 10**5),
        IllegalAction((Rule("x", "X-1")(),), (f"from {LONG} to",)),
        NotationError(LONG, 1, 5 * 10**5, LONG, f"from {LONG} to"),
    ):
        assert len(str(error)) < READABLE
        assert "from" in str(error)
    assert str(SaveError(f"from {LONG} to")).startswith("from x")
    assert str(SaveError(f"from {LONG} to")).endswith("x to")
    assert str(SaveError("short")) == "short"
    assert len(PositionError(["x"] * 99).faults) == 99, "all of them can be asked for"


def test_as_much_as_a_person_types_is_read() -> None:
    assert Reading(" " * (MOST_LETTERS - LONGEST_WORD) + "a" * LONGEST_WORD, None).tokens
    with pytest.raises(NotationError, match=r"at most 20,000 letters, found 20,001 letters"):
        Reading(" " * (MOST_LETTERS + 1), None)
    with pytest.raises(NotationError, match=r"column 3: expected at most 200 words of at most 100 letters"):
        Reading("a " + "b" * (LONGEST_WORD + 1), None)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_is_no_position_is_refused_in_words(slug: str) -> None:
    """Options, a number, a state of another game; the game's own state is taken."""
    game = orclib.game(slug)
    others = [orclib.game(other) for other in orclib.list_games() if other != slug]
    for stranger in (game.options(), 3, others[0].match(seed=1).state):
        for begin in (game.match, game.table):
            with pytest.raises(UsageError, match="begins with a position"):
                begin(stranger)
    state = game.match(seed=1).state
    assert game.match(state, deal=False).state == state


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_errors_repeat_can_be_sent_and_written(slug: str) -> None:
    """Half of a pair of surrogates, as a browser may send it, is no text that goes back to it."""
    game, half = orclib.game(slug), "\ud800 is half of a letter"
    match = game.match(seed=1)
    calls: list[Callable[[str], object]] = [match.play, game.position, game.enter, game.lesson, game.load]
    for call in calls:
        with pytest.raises(OrclibError) as caught:
            call(half)
        assert str(caught.value).encode()


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_is_no_move_at_all_is_told(slug: str) -> None:
    table = orclib.game(slug).table(seed=1)
    for odd in (None, 5, b"pass", ["pass"], 10**5000):
        for ask in (table.play, table.why_not, table.match.play, table.match.refusals):
            with pytest.raises(UsageError, match="A move is an action, or text"):
                ask(odd)  # type: ignore[arg-type]
    assert table.match.refusals(table.match.legal()[0]) == ()


@pytest.mark.parametrize("odd", [5, None, b"x", ["x"], 10**5000], ids=lambda odd: f"{type(odd).__name__}")
def test_what_names_no_file_is_told_in_one_line(odd: Any) -> None:
    game = orclib.orc
    table, question = game.table(seed=1), game.question("far-end")
    calls = (table.save, table.load, table.picture, table.log().picture, game.load, game.lesson("ties").picture)
    for call in (*calls, question.picture, thorval_board.load, strengths.load):
        with pytest.raises(UsageError, match=r"^A file is named by text or a path, not by .*\.$"):
            call(odd)
    for read in (table.read_save, table.enter, game.enter):
        with pytest.raises(SaveError) as caught:
            read(odd)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_is_no_action_of_a_game_is_said_to_be_none(slug: str) -> None:
    game, state = rules(slug), rules(slug).new()
    other = next(rules(each) for each in orclib.list_games() if each != slug)
    strange = other.legal_actions(other.new(), other.to_act(other.new())[0])[0]
    game.legal_actions(state, game.to_act(state)[0])  # what is listed is found among the listed
    for odd in ("text", None, 5, strange):
        for ask in (game.refusals, game.apply, game.ensure_legal, game.steps):
            with pytest.raises(UsageError, match=f"is not an action of {game.title}"):
                ask(state, odd)


def test_a_cell_shows_what_is_wrong_and_no_code_of_ours() -> None:
    """IPython asks an error how it is told; who asks again, with `%tb`, is shown where it came from."""
    command = [sys.executable, "-m", "IPython", "--HistoryManager.enabled=False", "--colors=NoColor", "-c"]
    cell = "from orclib import orc\norc.preset('E100')"
    told = subprocess.run([*command, cell], capture_output=True, text=True, check=False).stdout
    assert told.splitlines() == ['UsageError: There is no preset of ORC "E100". Did you mean "E10 three thaws"?']
    with pytest.raises(UsageError) as caught:
        orclib.orc.preset("E100")
    assert caught.value._render_traceback_() == told.splitlines()
    assert any("names.py" in line for line in caught.value._render_traceback_())
