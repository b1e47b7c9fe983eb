"""Edge cases found by asking: typed as it is shown, each does what it says; the same whoever looks."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count
from typing import Any, cast

import pytest

import orclib
from orclib.errors import UsageError
from orclib.games import rules
from orclib.language import speaking
from orclib.notebook.found import finding
from orclib.probe import find as probing
from orclib.probe.atlas import FORBID
from orclib.probe.find import asked, find
from orclib.probe.moment import Moment, clauses_of, keys
from orclib.probe.sweep import Sweep, draft, swept
from orclib.probe.witness import line
from orclib.probe.workers import Workers
from orclib.testing import AnyGame
from tests.laws.lessons import every_game


def ends_in_a_tie(moment: Moment) -> bool:
    return moment.outcome is not None and len(moment.outcome.winners) == 2


@every_game
def test_whatever_is_swept_is_typed_and_does_the_same(game: AnyGame) -> None:
    """A place of a sweep, made small or not, is a text that shows the clauses under which it is kept."""
    from orclib.probe.shrink import Shrinking

    sweep = Sweep(game)
    for task in sweep.tasks()[:2]:
        sweep.merge(swept(task))
    shrinking = Shrinking(game)
    for key, place in list(sweep.found.items())[:: 1 + len(sweep.found) // 12]:

        def fits(moment: Moment, key: str = key) -> bool:
            return key in keys(clauses_of(game, moment), bool(moment.reasons))

        begin = draft(game, place)
        first, small = shrinking.witness(begin), shrinking.witness(shrinking.smallest(begin, fits, 60))
        assert first is not None, key
        assert small is not None, key
        assert fits(line(game, small[0].text)[1]), small[0].text
        assert len(small[0].text) <= len(first[0].text)


@every_game
def test_an_answer_typed_as_it_is_shown_does_what_it_says(game: AnyGame) -> None:
    api = orclib.game(game.slug)
    acting = sorted(clauses_of(game, _any_moment(game)))[:2]
    answer = api.find(*acting, seconds=60)
    _match, moment = line(game, answer.text)
    assert {*acting} <= clauses_of(game, moment) == {*answer.clauses}
    assert all(text in str(answer) for text in answer.text.splitlines())
    after = api.table(answer.text, seed=0).match
    assert after.state == answer.table().match.state or after.to_act == (orclib.CHANCE,)
    with speaking("fr"):
        assert {*acting} <= {*api.find(*acting, seconds=60).clauses}


def _any_moment(game: AnyGame) -> Moment:
    """A moment in which at least two clauses meet, of a short sweep."""
    sweep = Sweep(game)
    sweep.merge(swept(sweep.tasks()[0]))
    pair = next(key for key in sorted(sweep.found) if " " in key and key[0] not in FORBID)
    begin = draft(game, sweep.found[pair])
    _match, moment = line(game, "\n".join(begin.lines) + "\nthen: " + "; ".join(_typed(game, begin)))
    return moment


def _typed(game: AnyGame, begin: Any) -> tuple[str, ...]:
    from orclib.probe.shrink import Shrinking

    witness = Shrinking(game).witness(begin)
    assert witness is not None
    return witness[0].moves


def test_what_is_refused_is_refused_by_these_alone() -> None:
    answer = orclib.orc.find(refused=("ORC-4.5", "4.7"))
    assert {*answer.clauses} == {"ORC-4.5", "ORC-4.7"}
    moment = line(orclib.orc.engine, answer.text)[1]
    assert {reason.clause for reason in moment.reasons} == {"ORC-4.5", "ORC-4.7"}
    assert len(answer.text) < 60
    with pytest.raises(orclib.errors.IllegalAction):
        orclib.orc.position(answer.text)


def test_options_and_what_must_not_act_are_kept_to() -> None:
    answer = orclib.armadora.find("ARM-8.4", without="ARM-9.1", players=3)
    moment = line(orclib.armadora.engine, answer.text)[1]
    assert moment.before.options.players == 3
    assert "ARM-9.1" not in answer.clauses


def test_any_function_of_a_moment_may_be_asked() -> None:
    answer = orclib.armadora.find(ends_in_a_tie, seconds=60)
    outcome = line(orclib.armadora.engine, answer.text)[1].outcome
    assert outcome is not None
    assert len(outcome.winners) == 2


@pytest.mark.thorough
def test_two_processes_find_what_one_finds() -> None:
    game = rules("orc")
    query = asked(game, ("ORC-9.8", "ORC-7.6"))
    assert find(game, query, known=(), seconds=300, workers=Workers(2)) == find(game, query, known=(), seconds=300)


class Losing(Executor):
    """An executor that loses every other task with its worker."""

    def __init__(self) -> None:
        self.number = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.number += 1
        if self.number % 2:
            future.set_exception(RuntimeError("the worker is gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_is_lost_with_its_worker_is_done_again() -> None:
    game = rules("orc")
    query = asked(game, ("ORC-6.5", "ORC-7.1"))
    losing = Losing()
    assert find(game, query, known=(), workers=Workers(executor=losing)) == find(game, query, known=())
    assert losing.number >= 8


def test_what_is_never_met_is_not_denied() -> None:
    answer = orclib.orc.find("ORC-9.8", without="ORC-6.5", seconds=0.5)
    if not answer.text:
        assert "Not in" in str(answer)
    nothing = orclib.orc.find(lambda moment: False, seconds=0.1)
    assert "Not in" in str(nothing)
    assert "36 positions" in str(nothing)
    with pytest.raises(UsageError, match="Nothing was found"):
        nothing.table()


def test_stopped_it_keeps_what_it_has_and_poisons_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped as the button does it, in the middle of looking: nothing found, nothing said."""
    game = rules("orc")
    query = asked(game, ("ORC-6.5", "ORC-7.1"))
    expected = find(game, query, known=())
    moments = count()

    def pressed_at_the_fiftieth(_moment: object) -> bool:
        if next(moments) == 50:
            signal.raise_signal(signal.SIGINT)
        return False

    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # where tests run in the background nobody hears it
    try:
        with pytest.raises(KeyboardInterrupt):
            find(game, asked(game, [pressed_at_the_fiftieth]), known=(), seconds=600)
    finally:
        signal.signal(signal.SIGINT, ours)
    assert next(moments) < 60
    with monkeypatch.context() as patched:

        def stop(*_args: object) -> bool:
            raise KeyboardInterrupt

        patched.setattr("orclib.probe.shrink._left_out", stop)
        stopped = find(game, query, known=())
    assert stopped.stopped
    assert stopped.witness is not None
    assert {"ORC-6.5", "ORC-7.1"} <= {*stopped.witness.clauses} == clauses_of(game, line(game, stopped.witness.text)[1])
    assert "Stopped" in str(finding(game, stopped))
    assert find(game, query, known=()) == expected


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: orclib.orc.find("ORC-9.88"), 'Did you mean "ORC-9.8"'),
        (lambda: orclib.orc.find(), "Ask for clauses"),
        (lambda: orclib.orc.find(cast(Any, 3)), "named by text"),
        (lambda: orclib.orc.find("ORC-9.8", refused="ORC-4.5"), "refused"),
        (lambda: orclib.orc.find("R7"), "is a ruling"),
        (lambda: orclib.orc.find("ORC-9.8", colour=3), "option"),
        (lambda: orclib.orc.find("ORC-9.8", players=7), "players"),
        (lambda: orclib.orc.find(lambda moment: 1 / 0), "ZeroDivisionError"),
        (lambda: orclib.orc.find(lambda moment: True, workers=2), "one worker"),
        (lambda: orclib.orc.find("ORC-9.8", workers=0), "workers"),
        (lambda: orclib.orc.find("ORC-9.8", executor=cast(Any, 3)), "submit"),
    ],
)
def test_a_bad_question_is_one_clear_error(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(UsageError, match=told) as caught:
        ask()
    with speaking("fr"), pytest.raises(UsageError) as french:
        ask()
    assert str(french.value) != str(caught.value)


@every_game
def test_a_definition_is_never_looked_for(game: AnyGame) -> None:
    clauses = game.rulebook.clauses.values()
    definition = next(clause for clause in clauses if clause.definition and clause.id != game.decides)
    with pytest.raises(UsageError, match="is a definition"):
        probing.asked(game, [definition.id])
