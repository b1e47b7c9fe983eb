"""A recorded game still goes as it went: the same choices at every step, the same end."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

import orclib
from orclib.engine import Match
from orclib.engine.saves import digest
from orclib.testing import AnyMatch
from tests import depth, ledger
from tests.golden import drawings, misread, record, sayings, texts

CASES = list(record.cases())


@cache
def golden(slug: str, players: int, rule_set: str) -> dict[str, Any]:
    """The recorded game."""
    path = record.file(slug, players, rule_set)
    if not path.exists():
        pytest.fail(f"{path.name} is missing: python -m tests.golden.record")
    told: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return told


def replay(told: dict[str, Any]) -> AnyMatch:
    """Play the recorded actions from their notation, counting the choices at every step."""
    game = orclib.game(told["game"]).engine
    match: AnyMatch = Match(game, game.options(**told["options"]), seed=told["seed"], deal=False)
    for number, (seat, text, legal) in enumerate(told["steps"], 1):
        where = f"step {number}, {text}"
        assert len(match.legal()) == legal, f"{where}: the number of legal actions"
        action = game.parse(text, match.state, seat)
        assert action.seat == seat, f"{where}: whose action it is"
        assert game.format(action) == text, f"{where}: how it is written"
        ledger.witness(match.play(action))
    ledger.witness(outcome=match.outcome)
    return match


RECORD = "meant? uv run python -m tests.golden.record"


def final_digests() -> list[str]:
    """The fingerprints of all final states, from playing again."""
    return [digest(replay(golden(*case)).state) for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: record.file(*case).stem)
def test_the_recorded_game_goes_as_it_went(case: record.Case) -> None:
    told = golden(*case)
    match = replay(told)
    assert record.plain(match.options) == told["options"], f"an option is new, gone or has another default: {RECORD}"
    assert match.outcome is not None
    assert record.ending(match.outcome) == told["outcome"], RECORD
    assert digest(match.state) == told["digest"], RECORD


@pytest.mark.thorough
@pytest.mark.parametrize("case", CASES, ids=lambda case: record.file(*case).stem)
def test_the_digest_is_that_of_the_value(case: record.Case) -> None:
    match = replay(golden(*case))
    again = Match.loads(match.dumps(), lambda name: orclib.game(name).engine, seconds=60)  # busy machines too
    assert again.state is not match.state
    assert digest(again.state) == digest(match.state) == digest(again.state)


@pytest.mark.thorough
def test_the_digest_is_the_same_in_another_process() -> None:
    code = "from tests.golden.test_golden import final_digests; print(*final_digests())"
    environment = os.environ | {"PYTHONHASHSEED": "4711"}
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=record.FOLDER.parents[1],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == final_digests() == [golden(*case)["digest"] for case in CASES]


def test_no_recording_is_left_over() -> None:
    assert {path.name for path in record.FOLDER.glob("*.json")} == {record.file(*case).name for case in CASES}


@depth.always
@pytest.mark.parametrize("slug", orclib.list_games())
def test_the_recorded_game_says_what_it_said(slug: str) -> None:
    """But in a long run it is asked what is refused only where something was."""
    kept, moments = sayings.kept(slug)
    said = sayings.lines(slug, None if depth.DEPTH == "long" else moments)
    meant = f"meant? uv run python -m tests.golden.sayings {slug}"
    assert [line for line in said if line not in kept] == [], meant
    assert said == kept, meant


@pytest.mark.parametrize("slug", orclib.list_games())
def test_nothing_is_said_as_code_writes_it(slug: str) -> None:
    """A list of spaces is told in words, not as a tuple of texts; nobody is told of None."""
    kept, _moments = sayings.kept(slug)
    assert [line for line in kept if re.search(r"""[(\[]['"]|\(\d+, |\bNone\b|<\w+\.|\w\(\w+=""", line)] == []


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_cannot_be_read_is_told_as_it_was(slug: str) -> None:
    assert misread.lines(slug) == texts.kept(slug, "misread"), f"meant? uv run python -m tests.golden.misread {slug}"


@pytest.mark.parametrize("slug", orclib.list_games())
def test_every_picture_looks_as_it_did(slug: str) -> None:
    kept, drawn = texts.kept(slug, "drawings"), drawings.lines(slug)
    meant = f"look at them; meant? uv run python -m tests.golden.drawings {slug}"
    assert [line for line in drawn if line not in kept] == [], meant
    assert drawn == kept, meant
