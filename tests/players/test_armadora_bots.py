"""What only the bots of Armadöra do; what all bots are held to is in `tests/players/test_bots.py`."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from orclib.games.armadora.bots.opponents import Sensible
from orclib.games.armadora.bots.outlook import Outlook
from orclib.games.armadora.box import Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.state import Options, State
from tests.players import courses

pytestmark = pytest.mark.thorough

advise, decisions = partial(courses.advise, GAME), partial(courses.states, GAME)


def said(text: str) -> tuple[str, str]:
    """What the sensible bot would do in a typed position, as it is typed, and why."""
    advice = advise(Sensible(), GAME.position(text))
    return GAME.format(advice.action), advice.why


# --- sense --------------------------------------------------------------------------------------------------


def test_a_corner_that_can_be_closed_where_one_is_ahead_is_closed() -> None:
    move, why = said("basic, ME\nsticks: F1|G1 F2|G2\nM:G1=5 M:H1=2 E:B1=1\nthen: G2/G3")
    assert move == "fence H2/H3"
    assert why == "It closes off G1, H1, G2 and H2, where you are ahead: 7 gold."


def test_the_last_square_decides_and_is_filled() -> None:
    move, why = said("basic, ME\nNE closed\nM:G1=3 E:H1=2\nM to move\nsupply: 31")
    assert move.startswith("place")
    assert move.endswith("G2")
    assert why == "It fills the last free square around 7 gold."


def test_a_reinforcement_turns_a_lost_tie() -> None:
    move, _why = said(
        "advanced, ME\nall 35 upright sticks\nM:H1=3 M:H3=1 E:H4=2 E:H5=2\npowers: M 0\nseen: M H4 H5\nhand M: none\n"
        "M:A1=5 M:A2=4 M:A3=2 M:A5=2 M:B1=1 M:B3=1 M:C1=1 M:C2=1 M:D2=1 M:D3=1 M:E1=1 M:E2=1 M:F1=1 M:F3=1"
    )
    assert move in ("reinforce H1", "reinforce H3")


def test_nobody_passes_while_something_can_be_gained() -> None:
    for state in decisions([Sensible()], Options(), seed=2):
        advice = advise(Sensible(), state)
        if GAME.format(advice.action) == "pass":
            gains = [each.gain for each in Sensible().weighed(GAME.observe(state, state.active), _legal(state))]
            assert max(gains) <= 0


def _legal(state: State) -> tuple[Any, ...]:
    return GAME.legal_actions(state, state.active)


def test_the_outlook_of_two_sides_adds_up_to_the_gold() -> None:
    state = GAME.position("basic, ME\nNE closed\nsticks: A3/A4 A4|B4\nM:G1=3 E:H1=2 E:B3=4 M:C3=1")
    view = GAME.observe(state, None)
    mage, elf = Outlook(view, 0), Outlook(view, 1)
    assert mage.gold + elf.gold == pytest.approx(40)
    assert mage.gain(Square.G2, 1) > 0
    assert mage.gain(Square.C4, 5) > mage.gain(Square.C4, 1) > 0
    for line in ("A5|B5", "C3|D3"):
        action = GAME.parse(f"fence {line}", state)
        if not GAME.refusals(state, action):
            land = state.land.with_palisade(action.line)  # type: ignore[union-attr]
            assert mage.with_land(land) + elf.with_land(land) == pytest.approx(40)
