"""Bots at a table: what they may not do is told and can be settled, and nobody waits for them without a word."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import ipywidgets as ipw
import pytest

from orclib import CHANCE, BotError, UsageError, braves, language, orc
from orclib.engine.bot import Advice
from orclib.games.orc.actions import Attack, Draw
from orclib.notebook.bots import SLOW
from orclib.notebook.table import Table
from tests.notebook.support import Clock, Person, click_button, controls, marks, opened, panel

OPENING = ("box right", "RB:1-G", "draw V")
"""North's first turn but for the last draw: after that it is South's turn."""


class Bot:
    """A bot that does what a test gives it to do; asked in vain it takes the first thing allowed."""

    name = "scripted"

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        answer = self.answers.pop(0) if self.answers else legal[0]
        if isinstance(answer, BaseException):
            raise answer
        if callable(answer):
            answer = answer(legal)
        return answer if answer is None or isinstance(answer, str | Advice) else Advice(answer, "")


def stolen(legal: tuple[Any, ...]) -> Any:
    return Attack(0, legal[0].card, legal[0].half, legal[0].tribe)  # type: ignore[arg-type]


def forbidden(legal: tuple[Any, ...]) -> Any:
    return Draw(1, legal[0].tribe)  # type: ignore[arg-type]


WRONG: list[tuple[Any, str]] = [
    (forbidden, "which is not allowed:"),
    (stolen, "another seat"),
    (None, "no Advice"),
    ("RB:1-G", "no Advice"),
    (Advice(None, ""), "no clock runs"),
    (Advice("RB:1-G", ""), "none of the actions that it was given"),
    (Advice(Attack(1, "XX", 7, "?"), ""), "none of the actions that it was given"),  # type: ignore[arg-type]
    (ZeroDivisionError("a <slip> of the bot"), "ZeroDivisionError: a <slip> of the bot"),
    (SystemExit("enough"), "SystemExit: enough"),
    (GeneratorExit("enough"), "GeneratorExit: enough"),
]
names = pytest.mark.parametrize(("answer", "told"), WRONG, ids=[told for _, told in WRONG])


def against(*answers: Any, **choices: Any) -> Table:
    """North is to draw the last card of the turn; then South, a bot, is asked."""
    return opened(*OPENING, bots={1: Bot(*answers)}, **choices)


@names
def test_what_a_bot_does_wrong_is_told_beside_the_board(answer: Any, told: str, clock: Clock) -> None:
    table = against(answer)
    someone = Person(table, clock)
    someone.click("pile:V")
    assert "The bot scripted (Bot), which plays South, made an error." in panel(table)
    assert told.replace("<", "&lt;").replace(">", "&gt;") in panel(table)
    assert table.error is None  # no fault of ours
    assert "scripted (Bot)" in repr(table)
    someone.click("tribe:R")
    assert "scripted (Bot)" in panel(table)  # until it is settled


def test_a_bot_that_is_refused_is_told_every_reason_with_its_clause() -> None:
    table = against(forbidden)
    with pytest.raises(BotError) as found:
        table.play("draw V")
    reasons = found.value.reasons
    assert reasons
    for reason in reasons:
        assert table.match.game.sentence(reason) in str(found.value)
        assert f"({reason.clause})" in str(found.value)
        assert f"<summary>{reason.clause}" in table.layout.word


def test_a_bot_that_keeps_to_the_rules_is_no_error() -> None:
    table = against().play("draw V")
    assert table.stuck is None
    assert table.match.to_act == (0,)


def test_the_bot_is_asked_again() -> None:
    table = against(forbidden, forbidden)
    with pytest.raises(BotError):
        table.play("draw V")
    with pytest.raises(BotError):
        table.ask_again()
    click_button(controls(table).row["ask again"])
    assert table.stuck is None
    assert table.match.to_act == (0,)
    assert not controls(table).row.shows("ask again")
    assert "scripted" not in panel(table) + repr(table)


def test_somebody_takes_over_from_the_bot() -> None:
    table = against(forbidden, eyes=0)
    with pytest.raises(BotError):
        table.play("draw V")
    over = controls(table).row["take over"]
    assert over.description == "Play South myself"
    click_button(over)
    assert (table.stuck, table.bots, table.eyes) == (None, {}, 1)
    table.play(table.match.game.format(table.match.legal()[0]))
    assert table.match.plies[-1].action.seat == 1


def test_nobody_takes_over_a_seat_without_a_bot() -> None:
    table = against()
    for seat in (0, None, 7):
        with pytest.raises(UsageError, match="There is no bot at seat"):
            table.take_over(seat)  # type: ignore[arg-type]
    assert table.take_over(1).bots == {}  # type: ignore[arg-type]


def test_the_move_before_a_bots_error_is_taken_back_and_answered_when_it_is_played_again() -> None:
    table = against(forbidden)
    before = table.state
    with pytest.raises(BotError):
        table.play("draw V")
    assert table.undo()
    assert (table.state, table.stuck) == (before, None)
    assert not controls(table).row.shows("ask again")
    assert table.redo()
    assert table.match.plies[-1].action.seat in (1, CHANCE)
    assert table.match.to_act == (0,)


def test_who_plays_on_without_settling_it_hears_of_it_again() -> None:
    table = against(forbidden)
    with pytest.raises(BotError):
        table.play("draw V")
    with pytest.raises(BotError, match="scripted"):
        table.play("N: draw V")


def test_a_bot_that_errs_at_its_first_move_leaves_a_table() -> None:
    table = orc.table(seed=7, bots={0: Bot(None)})
    assert table.stuck is not None
    assert "scripted (Bot)" in panel(table)
    assert "scripted (Bot)" in repr(table)
    assert table.ask_again().match.to_act == (1,)


def test_a_bot_that_errs_when_a_game_is_opened_leaves_the_game(tmp_path: Any) -> None:
    kept = opened(*OPENING).play("draw V").save(tmp_path / "kept.json")
    table = orc.table(seed=1, bots={1: Bot(None, None)}).load(kept)
    assert table.stuck is not None
    assert table.match.to_act == (1,)


@pytest.mark.parametrize("is_fair", [False, True])
@names
def test_what_a_bot_does_wrong_is_raised_and_told_in_either_language(answer: Any, told: str, is_fair: bool) -> None:
    table = against(answer, eyes=0, fair=is_fair)
    with pytest.raises(BotError) as found:
        table.play("draw V")
    error = found.value
    assert "The bot scripted (Bot), which plays South, made an error." in str(error)
    assert is_fair or told in str(error)
    assert error.seat == 1
    assert error.__cause__ is (answer if isinstance(answer, BaseException) and not is_fair else None)
    assert table.stuck is error
    assert table.match.game.format(table.match.last_action) == "draw V"  # one's own move stands
    assert table.match.to_act == (1,)
    english = panel(table)
    language("fr")
    labels = [controls(table).row[name].description for name in ("ask again", "take over")]
    assert is_fair or labels == ["Interroger à nouveau le robot", "Jouer Sud moi-même"]
    for words in (panel(table), repr(table), str(error), error.lead):
        assert "Le robot scripted" in words
        assert "The bot" not in words
    if not is_fair and not isinstance(answer, BaseException):
        assert told not in panel(table)
    language("en")
    assert panel(table) == english


def test_what_a_bot_says_can_be_sent() -> None:
    """Half of a pair of surrogates in an error was no text that a browser could be sent."""
    table = against(ValueError("half \ud800 of a letter"))
    with pytest.raises(BotError, match=r"half \? of a letter"):
        table.play("draw V")
    assert "half ? of a letter" in panel(table)
    assert (panel(table) + repr(table)).encode()


def test_what_is_no_bot_is_refused_at_once() -> None:
    with pytest.raises(UsageError, match="choose"):
        orc.table(seed=7, bots={1: print})  # type: ignore[dict-item]


def test_an_interrupt_stops_the_cell_and_leaves_the_table() -> None:
    table = against(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        table.play("draw V")
    assert "South was interrupted." in panel(table)
    language("fr")
    assert "South was interrupted." not in panel(table)
    assert "Sud" in panel(table)
    assert table.match.to_act == (1,)
    assert table.ask_again().match.to_act == (0,)


def test_a_bot_that_waits_while_a_clock_runs_is_no_error_and_one_that_cheats_is() -> None:
    waits = Bot(*[Advice(None, "")] * 3)
    table = braves.table(seed=5, first_sorcerer=3, eyes=0, bots={1: waits}).tick(2)
    assert table.stuck is None
    table.bots[table.match.to_act[1]] = Bot(SystemExit())
    with pytest.raises(BotError):
        table.tick(5)
    assert table.clock_runs
    dealt = table.state.dealt
    table.take_over(1).tick()  # type: ignore[arg-type]
    assert table.state.dealt == dealt + 1


# --- a bot's seat is the bot's -------------------------------------------------------------------------------------


def test_nobody_plays_for_a_bot() -> None:
    table = braves.table(seed=3, eyes=0, players=4, first_sorcerer=3, bots={1: Bot(*[Advice(None, "")] * 99)})
    table.tick(2)
    plies = len(table.match.plies)
    for deed in (table.play, table.attempt):
        with pytest.raises(UsageError, match=r"A bot plays|only"):
            deed("blue: desertion 1")
    assert len(table.match.plies) == plies
    with pytest.raises(UsageError, match=r"A bot plays Blue. With take_over\(1\)"):
        table.play("blue: desertion 1")
    referee = table.look("referee")
    with pytest.raises(UsageError, match="A bot plays Blue"):
        referee.attempt("blue: desertion 1")
    assert table.take_over(1).play("blue: desertion 1").state.desertions[1] == 1  # type: ignore[arg-type]


def test_people_of_one_table_play_for_each_other() -> None:
    table = braves.table(seed=3, eyes=0, players=4, first_sorcerer=3).tick(2)
    assert table.play("blue: desertion 1").state.desertions[1] == 1


def test_whoever_has_the_eyes_is_meant_where_nobody_is_named() -> None:
    table = braves.table(seed=3, eyes=1, players=4, first_sorcerer=3, bots={0: Bot(*[Advice(None, "")] * 99)})
    assert table.tick(2).play("desertion 1").state.desertions[:2] == (2, 1)


def test_chance_is_played_by_hand_where_it_is_not_dealt() -> None:
    table = orc.table(seed=7, deal=False, bots={1: "beginner"})
    before = table.match.legal()
    table.play(table.match.game.format(before[0]))
    assert table.match.last_action == before[0]
    assert before[0].seat == CHANCE


# --- bots that take their time ---------------------------------------------------------------------------------------


class Slow(Bot):
    """A bot that takes five seconds, and looks at the table meanwhile."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.saw: list[tuple[str, set[str]]] = []
        self.meanwhile: Any = None
        self.table: Table

    def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        self.saw.append((panel(self.table), marks(self.table, "last")))
        if self.meanwhile is not None:
            self.meanwhile()
        self.clock.now += 5
        return super().choose(game, view, legal, rng)


def waiting(clock: Clock) -> tuple[Table, Slow]:
    bot = Slow(clock)
    bot.table = opened(*OPENING, bots={1: bot})
    return bot.table, bot


def test_ones_own_move_is_drawn_before_a_slow_bot_thinks(clock: Clock) -> None:
    table, bot = waiting(clock)
    Person(table, clock).click("pile:V")
    assert bot.saw
    for told, _marks in bot.saw:
        assert "South is thinking …" in told
    assert bot.saw[0][1] == {"pile:V"}
    assert "thinking" not in panel(table)


def test_a_click_while_a_bot_thinks_is_answered_by_a_word(clock: Clock) -> None:
    table, bot = waiting(clock)
    heard: list[str] = []

    def another_thread() -> None:
        thread = threading.Thread(target=click)
        thread.start()
        thread.join(10)
        assert not thread.is_alive()

    def click() -> None:
        someone = Person(table, clock)
        deeds: list[Callable[[], None]] = [
            lambda: someone.click("tribe:R"),
            lambda: someone.push("undo"),
            lambda: someone.keys("Enter"),
        ]
        for deed in deeds:
            table.layout.word = ""
            table.focus = "tribe:R"
            deed()
            heard.append(table.layout.word)

    bot.meanwhile = another_thread
    table.play("draw V")
    assert heard[:3] == [heard[0]] * 3
    assert "South is still thinking." in heard[0]
    assert table.match.to_act == (0,)


def test_a_click_that_waited_for_a_slow_bot_plays_nothing_that_was_not_seen(clock: Clock) -> None:
    """Where the kernel has one thread, clicks made meanwhile arrive all at once when the bot is done."""
    table, _ = waiting(clock)
    table.play("draw V")
    someone = Person(table, clock)
    target = table.match.legal()[0].paths[0][0]
    someone.click(target, after=0)
    someone.click(target, after=SLOW / 4)
    assert "Now look, and click again" in panel(table)
    assert marks(table, "selected") == set()
    someone.click(target)
    assert marks(table, "selected") == {target}


def test_after_a_quick_bot_every_click_counts(clock: Clock) -> None:
    table = against().play("draw V")
    target = table.match.legal()[0].paths[0][0]
    Person(table, clock).click(target, after=0)
    assert table.pointing.chosen == (target,)


def test_a_bot_that_reaches_for_its_own_table_is_an_error(clock: Clock) -> None:
    table, bot = waiting(clock)
    bot.meanwhile = table.undo
    with pytest.raises(BotError, match="does nothing else at the table"):
        table.play("draw V")
    assert table.match.to_act == (1,)


def test_all_bots_of_a_clocked_game_think_together(clock: Clock) -> None:
    seen: list[str] = []

    class Looks(Bot):
        def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
            seen.append(panel(table))
            return Advice(None, "")

    table = braves.table(seed=5, first_sorcerer=3, eyes=0)
    assert isinstance(table.widget, ipw.Widget)
    table.bots = {1: Looks(), 2: Looks()}  # type: ignore[dict-item]
    table.tick()
    assert "Blue and Green are thinking …" in seen[0]
