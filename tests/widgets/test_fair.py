"""A fair table tells, shows, saves and sends what its eyes know, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import ipywidgets as ipw
import pytest

import orclib
from orclib import CHANCE, OrclibError, SaveError, UsageError, armadora, braves, explain, orc, thorval
from orclib.engine import Match, Seat
from orclib.engine.match import digest
from orclib.players import Advice
from orclib.testing import AnyGame, AnyMatch, random_line, random_options, seats_of, stray_actions
from orclib.widgets import Table
from tests.widgets.support import NORTH, Clock, Person, Traffic, codes_in, controls, hidden_from, opened, panel

# --- the law ---------------------------------------------------------------------------------------------------------


def hidden(game: AnyGame, seat: Seat, rng: Random) -> tuple[Any, Any]:
    """Two states that a seat cannot tell apart: different ones, from random play under random readings."""
    while True:
        line = random_line(game, random_options(game, rng), seed=rng.randrange(10**6), plies=rng.choice((15, 50, 120)))
        for ply in rng.sample(line.plies, len(line.plies)):
            other = game.sample_hidden(ply.state, seat, rng)
            if other != ply.state and game.outcome(ply.state) is None:
                return ply.state, other


def twins(game: AnyGame, seat: Seat, rng: Random) -> tuple[AnyMatch, AnyMatch]:
    """Two lines of play that a seat has seen alike, though what lies hidden from it differs."""
    pair: list[AnyMatch] = [Match(game, start=state, seed=1, deal=False) for state in hidden(game, seat, rng)]
    for _ in range(5):
        one, two = pair
        both = [action for who in one.to_act for action in one.legal(who) if action in two.legal(who)]
        if not both:
            break
        after = [match.fork() for match in pair]
        action = rng.choice(both)
        for match in after:
            match.play(action)
        if len({digest(game.observe(match.state, seat)) for match in after}) > 1:
            break  # it showed what was hidden
        if after[0].state == after[1].state:
            break
        pair = after
    for match in pair:
        match.deal = True
    return pair[0], pair[1]


def told(ask: Callable[[], object]) -> str:
    """What an answer says, or the error in its place."""
    try:
        answer = ask()
    except OrclibError as error:
        return f"{type(error).__name__}: {error}"
    return repr(answer)


def answers(table: Table, moves: list[str], clause: str, folder: Path) -> dict[str, str]:
    """What everything says that a person may ask of a table."""
    replay = table.replay()
    found = {
        "repr": repr(table),
        "state": repr(table.state),
        "still": repr(table.still()),
        "bundle": repr(table._repr_mimebundle_()["text/plain"]),
        "why": told(table.why),
        "legal": told(table.legal),
        "hint": told(table.hint),
        "hinted": repr(table),
        "log": repr(table.log()) + table.log().html(),
        "recent": repr(table.recent()),
        "replay": "".join(repr(replay.go(step)) for step in range(len(replay.match.plies) + 1)),
        "strip": repr(replay.strip()),
        "code": told(table.code),
        "save": table.save(folder / "game.json").read_text(),
        "fork": told(table.fork) + told(table.fork().code),
        "undo": repr((table.can_undo, table.match.can_redo)),
        "who wins": told(table.how_likely),
        "when": told(lambda: table.how_likely(clause=clause)),
        "shortest": told(lambda: table.shortest(clause)),
    }
    for seat in (*seats_of(table.match.state), None, "referee", "mover"):
        found[f"eyes {seat}"] = told(lambda seat=seat: table.look(seat))  # type: ignore[misc]
        if seat != "mover":
            found[f"code {seat}"] = told(lambda seat=seat: table.code(eyes=seat))  # type: ignore[misc]
    for move in moves:
        found[f"why not {move}"] = told(lambda move=move: table.why_not(move))  # type: ignore[misc]
        found[f"shown {move}"] = repr(table.scene()) + table.face.word
        found[f"odds of {move}"] = told(lambda move=move: table.how_likely(move))  # type: ignore[misc]
    return found


def sent(widget: ipw.Widget) -> Iterator[str]:
    """The state of a widget and of all within it, as the browser has it, without names that only number things."""
    yield re.sub(r"IPY_MODEL_\w+", "", repr(sorted(widget.get_state().items(), key=lambda item: item[0])))
    for child in getattr(widget, "children", ()):
        yield from sent(child)


def clicks(table: Table, traffic: Traffic) -> Iterator[str]:
    """What is sent for the opening of every drawer, and for clicks all over the board that play nothing."""
    boxes = controls(table)
    for drawer in (0, 1, 2, None):
        boxes.below.set_state({"selected_index": drawer})
        yield from sent(table.widget)
    for target in [each.id for each in table.board.scene.targets][::7]:
        plies = len(table.match.plies)
        traffic.clear()
        table.press(target)
        if len(table.match.plies) != plies:
            return
        yield f"{target}: {table.board.scene}"  # all that is drawn is in the scene
        yield from map(repr, traffic.panels(table))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("slug", orclib.list_games())
def test_who_cannot_tell_two_games_apart_gets_the_same_from_both(
    slug: str, seed: int, traffic: Traffic, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = orclib.game(slug).rules, Random(f"{slug}/{seed}")
    monkeypatch.setattr(type(game), "playouts", 2)
    monkeypatch.setitem(explain.shortest_answer.__kwdefaults__, "most", 50)
    seat = Seat(rng.randrange(min(game.players)))
    one, two = twins(game, seat, rng)
    assert one.state != two.state
    known = [*game.candidates(one.state, seat), *one.legal()]
    asked = [*rng.sample(known, min(5, len(known))), *stray_actions(game, one.state, rng, 5)]
    moves = [game.format(action) for action in asked] + ["nonsense"]
    clause = rng.choice(list(game.rulebook.clauses))
    tables = [Table(match, eyes=seat, keep=False, fair=True) for match in (one, two)]
    first, second = (answers(table, moves, clause, tmp_path) for table in tables)
    for name, answer in first.items():
        assert second[name] == answer, name
    for here, there in zip(*[list(clicks(table, traffic)) for table in tables], strict=True):
        assert here == there


def test_the_law_finds_what_an_ordinary_table_tells(tmp_path: Path) -> None:
    game = orc.rules
    one, two = twins(game, NORTH, Random(1))
    first, second = (
        answers(Table(match, eyes=NORTH, keep=False), [], "ORC-4.1", tmp_path) for match in (one, two)
    )
    assert {name for name, answer in first.items() if second[name] != answer} >= {"state", "code", "save", "eyes 1"}
