"""Every picture that a table shows through a whole game is without fault."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orclib import language, orc
from orclib.notebook.table import Table
from orclib.scene.check import faults
from orclib.testing.play import random_step
from tests.depth import sampled
from tests.notebook.support import NORTH

READINGS: dict[str, dict[str, Any]] = {
    "default": {},
    "start_choice": {"start_choice": True},
    "attack_on_won": {"attack_on_won": True},
    "name both piles": {"peek_between_draws": False},
    "discard_face_down": {"discard_face_down": True},
}


def sound(table: Table) -> None:
    __tracebackhide__ = True
    assert faults(table.board.scene) == (), f"{table!r}"


def walk(table: Table, rng: Random, share: float = 1.0) -> None:
    """Point at a random thing now and then, then play a random action by its path; every picture is looked at."""
    targets = [target.id for target in table.board.scene.targets]
    before = table.state
    if rng.random() < share:
        table.press(rng.choice(targets))
        sound(table)
        if table.state != before:
            return
        table.pointing.chosen = ()
    action: Any = random_step(table.match.game, table.state, rng)
    *first, last = rng.choice(action.paths)
    for target in first:
        table.press(target)
        sound(table)
    table.press(last)
    sound(table)
    assert table.state != before or table.pointing.chosen


@pytest.mark.parametrize("name", sampled(READINGS, most=1))
def test_pointing_through_a_whole_game_shows_sound_pictures(name: str) -> None:
    table = orc.table(seed=11, **READINGS[name])
    rng = Random(name)
    while table.match.outcome is None:
        walk(table, rng, 1.0 if name == "default" else 0.2)
    sound(table)


def test_the_set_up_by_hand_can_be_pointed_at() -> None:
    table = orc.table(seed=11, deal=False)
    rng = Random(1)
    for _ in range(14):
        walk(table, rng)
    assert table.match.state.turn >= 1


@pytest.mark.thorough
@pytest.mark.parametrize("eyes", [0, "referee"])
def test_a_game_in_french_seen_from_one_side_shows_sound_pictures(eyes: int | str) -> None:
    language("fr")
    table = orc.table(seed=12, eyes=eyes)
    rng = Random(2)
    while table.match.outcome is None:
        table.play(table.match.game.format(random_step(table.match.game, table.state, rng)))
        sound(table)


def test_every_hint_and_refusal_of_a_game_is_drawn_soundly() -> None:
    table = orc.table(seed=13, bots={1: "beginner"})
    rng = Random(3)
    while table.match.outcome is None:
        table.hint()
        sound(table)
        refused = [a for a in table.match.game.pseudo_legal_actions(table.state, NORTH) if table.match.refusals(a)]
        table.why_not(table.match.game.format(rng.choice(refused)))
        sound(table)
        table.play(table.match.game.format(random_step(table.match.game, table.state, rng)))
        sound(table)
