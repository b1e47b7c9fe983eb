"""What others did since one's own last move can be stepped through, as these eyes saw it, and left by any deed."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest

import orclib
from orclib import CHANCE, IllegalAction, NotationError, UsageError, armadora, orc
from orclib.engine import ChanceAction, Seat
from orclib.games import rules
from orclib.language import labelled
from orclib.language.switch import language
from orclib.notebook import explain
from orclib.notebook.controls import Stepper
from orclib.notebook.steps import LONG, MOST, steps
from orclib.notebook.table import Table
from orclib.scene import positions
from tests.notebook.support import Clock, Person, Traffic, carry, click_button, codes_in, controls, hidden_from


def answered(slug: str = "thorval", seed: int = 1, **choices: Any) -> Table:
    """A table at which bots have just done several things since one's own move."""
    game = orclib.game(slug)
    players = game.match(seed=seed).options.players
    table = game.table(seed=seed, eyes=0, bots=dict.fromkeys(range(1, players), "beginner"), **choices)
    assert table.board
    rng = Random(slug)
    while len(table.steps) < 4 or table.steps[0].seat != 0:
        actions = [action for seat in table.seen_to_act for action in table.match.legal(seat)]
        table.play(rng.choice(actions))
    return table


def stepper(table: Table) -> Stepper:
    return controls(table).stepper


def shown(table: Table) -> bool:
    """Whether the row stands beside the board."""
    row = vars(stepper(table)).get("row")
    return row is not None and row.widget in controls(table).row.widget.children


@pytest.mark.parametrize("slug", ["orc", "thorval", "orcs_vs_orcs"])
def test_each_step_shows_what_stood_then_and_tells_what_was_done(slug: str) -> None:
    table = answered(slug)
    match, steps = table.match, table.steps
    assert steps[0].seat == 0, "one's own move is the first"
    assert steps[-1].plies == len(match.plies)
    happened = [event for who, events in table.story.recent() for event in events]
    assert [event.seen_by(Seat(0)) for step in steps for event in step.events] == happened
    for number, step in enumerate(steps[:-1], start=1):
        table.go(number)
        past = match.fork()
        del past.plies[step.plies :]
        seen = positions.seen(past, Seat(0))
        assert table.board.scene == table.scene()
        assert table.scene().text == seen.text
        assert table.scene().groups[: len(seen.groups)] == seen.groups
        for event in step.events:
            assert match.game.sentence(event.seen_by(Seat(0))) in table.layout.story.replace("&#x27;", "'")
    assert match.plies[-1].state is table.state
    now = table.go(len(steps)).board.scene
    assert table.back is None
    assert now.text == positions.seen(match, Seat(0)).text


def test_what_chance_does_at_length_is_stepped_through_too() -> None:
    table, rng = answered(), Random(1)
    while all(step.seat != CHANCE for step in table.steps[:-1]):
        table.play(rng.choice([action for seat in table.seen_to_act for action in table.match.legal(seat)]))
    found = table.steps
    for step, after in pairwise(found):
        assert step.events
        if after.seat == CHANCE:
            assert len(step.events) >= LONG or step.stops
    at = next(number for number, step in enumerate(found[:-1], start=1) if step.seat == CHANCE)
    assert labelled(f"Step {at} of {len(found)}", found[at - 1].action.headline[0]) in table.go(at).layout.story


@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_chance_does_is_headed_by_what_it_is_in_both_languages(slug: str) -> None:
    deeds = [cls for cls in get_args(rules(slug).action_type) if issubclass(cls, ChanceAction)]
    assert deeds
    for deed in deeds:
        assert not set(deed.headline) & set(ChanceAction.headline), deed


@pytest.mark.parametrize("slug", orclib.list_games())
def test_many_steps_are_few_and_each_thing_that_one_wants_to_see_ends_one(slug: str) -> None:
    game, rng = orclib.game(slug), Random(slug)
    match, grouped, ended = game.match(seed=1), 0, 0
    while match.outcome is None and len(match.plies) < 600:
        match.play(rng.choice(match.legal(rng.choice(match.to_act))))
    for start in range(0, len(match.plies), 5):
        plies = match.plies[: start + rng.randrange(10, 80)]
        found = steps(plies, start)
        told = [event for ply in plies[start:] for event in ply.events]
        assert [event for step in found for event in step.events] == told
        assert len(found) <= max(MOST, 3 + sum(step.stops for step in found))
        grouped += len(found) < sum(bool(ply.events) and not (ply.automatic or ply.joined) for ply in plies[start:])
        for since, step in zip([start, *(step.plies for step in found)], found, strict=False):
            done = [ply for ply in plies[since : step.plies] if ply.events]
            seen = [any(event.stop for event in ply.events) for ply in done]
            assert not any(is_stop and not after.joined for is_stop, after in zip(seen, done[1:], strict=False))
            ended += any(seen)
    assert grouped
    assert ended


def test_the_start_of_thorval_is_stepped_through_in_a_few_steps() -> None:
    """After the set-up come orks, dragon, mediator and three bots."""
    bots = {1: "sensible", 2: "beginner", 3: "sensible"}
    table, rng, own = orclib.thorval.table(players=4, seed=2, eyes=0, bots=bots), Random(1), 0
    while not any(type(event).__name__ == "RoundBegan" for event in table.match.events):
        own = len(table.match.plies)
        table.play(rng.choice(table.match.legal(Seat(0))))
    assert len(table.steps) <= MOST
    assert len(table.match.plies) - own > 20
    assert "Emptied" in [type(event).__name__ for step in table.steps for event in step.events if event.stop]
    several = next(number for number, step in enumerate(table.steps, 1) if step.others)
    heading = table.go(several).layout.story.partition("</h4>")[0]
    for action in (table.steps[several - 1].action, *table.steps[several - 1].others):
        assert explain.heading(table.match, action) in heading


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_game_that_begins_has_nothing_to_step_through(slug: str) -> None:
    table = orclib.game(slug).table(seed=1)
    assert table.board
    assert table.steps == []
    assert "row" not in vars(stepper(table))


def test_the_set_up_is_one_step_before_what_bots_do() -> None:
    table = armadora.table(seed=3, eyes=1, bots={0: "beginner"})
    while len(table.steps) < 3:
        table = armadora.table(seed=table.match.seed + 1, eyes=1, bots={0: "beginner"})
    assert table.steps[0].seat is None
    assert "How the table was set up" in table.go(1).layout.story


def test_the_row_is_made_when_it_is_needed_and_goes_when_it_is_not() -> None:
    table = armadora.table(seed=3, eyes=0, bots={1: "beginner"})
    assert table.board
    assert table.steps == []
    assert "row" not in vars(stepper(table))
    table = answered()
    assert shown(table)
    row = stepper(table).row
    while table.undo():
        pass
    assert table.steps == []
    assert not shown(table)
    while table.redo():
        pass
    assert shown(table)
    assert stepper(table).row is row


def test_the_buttons_go_round_and_say_where_one_is() -> None:
    table = answered()
    row, all = stepper(table), len(table.steps)
    assert row.row["on"].description == f"See what happened ({all})"
    counts = []
    for _press in range(all):
        click_button(row.row["on"])
        counts.append(row.count.value or row.row["on"].description)
    assert counts == [
        *(f"Since your move: {number} / {all}" for number in range(1, all)),
        f"See what happened ({all})",
    ]
    click_button(row.row["back"])
    assert table.back == all - 1
    assert f"Step {all - 1} of {all}" in table.layout.story
    tooltip = row.row["back"].tooltip
    language("fr")
    assert row.row["back"].tooltip != tooltip
    assert f"Étape {all - 1} sur {all}" in table.layout.story


def test_a_click_on_the_board_only_brings_the_present_back(clock: Clock) -> None:
    table = answered("orc")
    someone, now = Person(table, clock), table.scene()
    plies = len(table.match.plies)
    thing = table.view.ringed[0]
    for quick in (False, True):
        table.go(1)
        assert table.scene() != now
        someone.click_at(30, 200)
        assert table.board.scene == table.scene() == now
        if quick:
            table.go(1)
            someone.click(table.board.scene.targets[0].id)
            someone.click(table.board.scene.targets[0].id, after=0.1)  # the second half of a double click
            assert table.pointing.chosen == ()
    assert len(table.match.plies) == plies
    someone.click(thing)
    assert table.match.plies[plies:] or table.pointing.chosen


@pytest.mark.parametrize("key", ["Enter", "Escape", "ArrowRight"])
def test_a_key_brings_the_present_back_but_tab_passes_by(key: str, clock: Clock) -> None:
    table = answered("orc")
    someone, now, state = Person(table, clock), table.scene(), table.state
    table.go(2)
    someone.keys("Tab", "Shift")
    assert table.back == 2
    someone.keys(key)
    assert table.board.scene == now
    assert table.state == state


def test_whatever_is_done_is_done_in_the_present() -> None:
    table = answered("orc")
    move = table.match.game.format(table.match.legal(Seat(0))[0])
    now = table.scene()
    with pytest.raises(NotationError):
        table.go(1).play("nonsense")
    assert table.board.scene == now
    illegal = next(a for a in ("box left", "draw V", "RB:1-G", "VG:1-R") if table.match.refusals(a))
    with pytest.raises(IllegalAction):
        table.go(1).play(illegal)
    assert table.board.scene == now
    assert table.go(1).why_not(illegal).lines
    assert table.back is None
    table.go(1).undo()
    assert table.board.scene == table.scene()
    table.redo()
    plies = len(table.match.plies)
    table.go(1).play(move)
    assert len(table.match.plies) > plies
    assert table.back is None
    assert table.board.scene == table.scene()


def test_a_step_that_was_not_made_is_refused() -> None:
    table = answered("orc")
    for step in (0, -1, len(table.steps) + 1):
        with pytest.raises(UsageError, match=f"There are {len(table.steps)} steps"):
            table.go(step)
    with pytest.raises(UsageError, match="no"):
        orc.table(seed=1).go(1)


def test_looking_back_shows_nothing_that_the_eyes_never_saw() -> None:
    for fair in (False, True):
        table = answered("orc", seed=2, fair=fair)
        for number in range(1, len(table.steps) + 1):
            past = table.go(number).match.fork()
            del past.plies[table.steps[number - 1].plies :]
            hidden = hidden_from(Table(past, eyes=Seat(0), keep=False), Seat(0))
            assert hidden
            scene = table.board.scene
            names = " ".join(group.id for group in scene.groups) + " ".join(each.id for each in scene.targets)
            assert codes_in(scene.text + table.layout.story) & hidden == set()
            assert codes_in(names.replace(":", " ")) & hidden == set()


@pytest.mark.parametrize("slug", ["orc", "thorval", "orcs_vs_orcs"])
def test_a_step_sends_a_picture_what_was_done_and_its_number(slug: str, traffic: Traffic) -> None:
    table = answered(slug)
    table.board.canvas._handle_custom_msg({"event": "client_ready"}, [])
    for place, _step in enumerate(table.steps[1:]):
        traffic.clear()
        click_button(stepper(table).row["back"])
        assert len(traffic.frames(table.board)) == 1
        assert len(traffic.updates(table.layout._story)) == len(traffic.updates(stepper(table).count)) == 1
        assert len(traffic.sent) <= (4 if place == 0 else 3)  # what was said of the last click goes
        assert traffic.bytes() < 20_000


def test_nothing_is_carried_where_one_looks_back() -> None:
    table = answered("orc")
    table.go(1)
    half = next(each for each in table.pointing.next if each.startswith("half:"))
    carry(table.board, half, "tribe:W")
    assert (table.back, table.pointing.chosen) == (1, ())
