"""The story beside the board: of what has happened since one's own move nothing is lost, and that move comes first."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

import orclib
from orclib import CHANCE, armadora
from orclib.engine import Event, Seat
from orclib.notebook.table import Table


def since_own(table: Table) -> list[Event]:
    """What the eyes have seen since the last line that a person said began, or a stroke of the clock."""
    plies = table.match.plies
    at = max(at for at, ply in enumerate(plies) if not ply.automatic and ply.action.seat not in table.bots)
    while plies[at].joined:
        at -= 1
    return [event.seen_by(table.eyes) for ply in plies[at:] for event in ply.events]


def check_story(table: Table) -> None:
    happened, story = since_own(table), table._told()
    assert [event for _, events in table.story.recent() for event in events] == happened
    words = unescape(re.sub("<[^>]+>", " ", "".join(story)))
    lines = [line.text for line in table.why().lines]
    own = [line for line in lines if not line.startswith("\N{EM DASH}")]
    sentences = [table.match.game.sentence(event) for event in happened]
    for sentence in sentences:
        assert sentence in words
        assert sentence in lines
    if sentences:
        assert sentences[0] == own[0] or table.clock_runs, "one's own move is the first, or a stroke after it"
        assert own[0].startswith(table.match.game.seat_name(Seat(0), table.match.options)) or not table.clock_runs
        assert not story[0].startswith("<details"), "the newest is open"
    for more, rest in re.findall(r"… and (\d+) more</summary><div><ul>(.*?)</ul>", "".join(story)):
        assert int(more) == rest.count("<li>")


def act(table: Table, rng: Random) -> None:
    """One deed of the person, or of the clock or the dice where it is theirs."""
    actions = [action for seat in table.seen_to_act for action in table.match.legal(seat) if seat != CHANCE]
    if actions and (not table.clock_runs or rng.random() < 0.5):
        table.play(rng.choice(actions))
    elif table.clock_runs:
        table.tick()
    else:
        table.throw()


@pytest.mark.parametrize("slug", orclib.list_games())
def test_nothing_of_the_story_is_lost(slug: str) -> None:
    game, rng = orclib.game(slug), Random(f"{slug}/story")
    choices: dict[str, Any] = {"seed": 1, "eyes": 0}
    players = game.table(seed=1).match.options.players
    choices["bots"] = dict.fromkeys(range(1, players), "beginner")
    table = game.table(**choices)
    for _ in range(15):
        act(table, rng)
        if any(ply.action.seat == 0 and not ply.automatic for ply in table.match.plies):
            check_story(table)
    told = table._told()
    assert table.undo()
    assert table.redo()
    assert table._told() == told
    table.close()
    again = game.table(**choices)
    assert again.left_over is not None
    again.resume()
    assert again._told() == told
    check_story(again)


def test_a_line_of_several_decisions_is_told_whole() -> None:
    table = armadora.table(seed=7, bots={1: "beginner"}, eyes=0).play("palisades A1|B1, A2|B2")
    for _ in range(2):
        check_story(table)
        newest, own = table._told()
        assert "A1|B1" in own
        assert "A2|B2" in own
        assert "palisade on" not in newest
        table.undo()
        assert "A1|B1" in table._told()[0]
        assert "A2|B2" not in "".join(table._told())
        table.redo()


def test_why_stands_in_place_of_the_story() -> None:
    table = orclib.orcs_vs_orcs.preset("P16 your first victim", eyes=0, bots={1: "beginner"})
    _widget, layout = table.widget, table._layout
    assert layout is not None
    assert layout.controls is not None
    table.play("move 3 n_road n_cwm")
    told = "Blue retreats from Goosefold to Thornby with 1 Horde."
    before = layout.story.partition('<div class="heard">')[0]
    assert told in before
    assert told not in layout.word
    layout.controls.row["why"].click()
    assert told in layout.word
    assert told not in layout.story.partition('<div class="heard">')[0]
    table.play("control")
    assert "takes control" in layout.story


def test_why_after_a_refused_move_is_about_that_move() -> None:
    table = orclib.orcs_vs_orcs.preset("P16 your first victim", eyes=0, bots={1: "beginner"})
    _widget, layout = table.widget, table._layout
    assert layout is not None
    assert layout.controls is not None
    table.press("zone:start_n", "zone:tower")
    clauses = [line.clause for line in table.why().lines if line.clause]
    assert clauses
    layout.controls.row["why"].click()
    for clause in clauses:
        assert layout.word.count(f"<summary>{clause}") == 1
        assert str(table.match.game.rulebook[clause].text)[:40] in unescape(layout.word)
    table.play("move 3 n_road n_cwm")
    assert not set(clauses) & {line.clause for line in table.why().lines}


def test_why_after_the_turns_of_others_tells_each_in_a_part_to_be_opened() -> None:
    table = orclib.orcs_vs_orcs.preset("P16 your first victim", eyes=0, bots={1: "beginner"})
    _widget, layout = table.widget, table._layout
    assert layout is not None
    assert layout.controls is not None
    table.play("end")
    layout.controls.row["why"].click()
    told = layout.word
    assert told.count('<details class="past">') >= 2
    parts = re.sub(
        r'<details class="past">.*?</div></details>(?=<details class="past">|</div>|$)', "", told, flags=re.S
    )
    assert "<li>" not in parts
    assert all(line.text in unescape(told) for line in table.why().lines if line.clause)
