"""Films of what moved: what travels, from where, over what, and what is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import orclib
from orclib import armadora, orc
from orclib.engine import Seat
from orclib.scene import Scene, group
from orclib.scene.check import faults
from orclib.scene.model import Box, Rect, Target
from orclib.scene.motion import LINK, MOST, TRAVEL, film


@pytest.fixture
def moving() -> Iterator[None]:
    """Moves are seen to move, which they are not while tests run."""
    assert not orclib.motion()
    orclib.motion(True)
    yield
    orclib.motion(False)


def table_at(x: float, *, here: str = "hand") -> Scene:
    """A table with a hand, a field, and a card that lies at x."""
    ground = group("ground", [Rect(0, 0, 900, 300, fill="#E9DCC0")])
    card = group("card", [Rect(0, 0, 60, 90, fill="#FFFBF2")], x=x, y=200, layer="pieces")
    targets = [
        Target("card", (Box(x, 200, 60, 90),), "a card", group="card", loose=True),
        Target("field", (Box(700, 190, 80, 110),), "the field"),
    ]
    return Scene(900, 300, "a table", here, (ground, card), tuple(targets))


def test_a_card_travels_from_where_it_was_lifted_over_what_was_there_before() -> None:
    before, after = table_at(100), table_at(710)
    assert faults(before) == faults(after) == ()
    shown = film(before, after, ("card", "field"))
    assert "--x:-610px;--y:0px" in shown
    assert re.search(r'class="orc-before".*E9DCC0', shown, re.DOTALL)  # the bare ground, until it has come
    assert shown.count("FFFBF2") == 1


def test_what_did_not_move_far_or_came_from_nowhere_is_not_filmed() -> None:
    before = table_at(100)
    for after, path in (
        (before, ("card", "field")),
        (table_at(110), ("card", "field")),
        (table_at(710), ()),
        (table_at(710), ("elsewhere", "field")),
    ):
        assert film(before, after, path) == ""
    other = Scene(800, 300, "another", "", before.groups[:0], ())
    assert film(before, other, ("card", "field")) == ""


def test_the_links_of_a_chain_come_one_after_the_other() -> None:
    scene = table_at(100)
    shown = film(scene, scene, (), [("card",), ("field",), ("nowhere",), ("card",)])
    delays = re.findall(r"animation-delay:(\d+)ms", shown)
    assert list(map(int, dict.fromkeys(delays))) == [0, LINK, 2 * LINK]
    assert film(scene, scene, (), [("card",)]) == ""  # one thing is no chain: the last move is marked anyway
    both = film(scene, table_at(710), ("card", "field"), [("field",), ("card",)])
    assert f"animation-delay:{TRAVEL}ms" in both


def test_a_film_that_would_take_much_to_send_is_cut() -> None:
    scene = table_at(100)
    many = Scene(900, 300, "", "", (group("ground", [Rect(i, 0, 800, 300, fill="#E9DCC0") for i in range(99)]),), ())
    crowded = Scene(900, 300, "", "", many.groups + scene.groups, scene.targets)
    after = Scene(900, 300, "", "", many.groups + table_at(710).groups, table_at(710).targets)
    assert film(crowded, after, ("card", "field")) == ""
    kept = film(crowded, after, ("card", "field"), [("field",), ("card",)])
    assert "orc-link" in kept
    assert "orc-travel" not in kept
    assert len(kept) <= MOST + 200


def shown_by(table: object) -> str:
    """The film above a table's board."""
    return str(table.board.film)  # type: ignore[attr-defined]


def test_a_move_of_ones_own_travels_and_the_next_deed_ends_it(moving: None) -> None:
    table = orc.lesson("turn").table
    assert shown_by(table) == ""
    table.press("half:RB:2", "tribe:R")
    assert 'class="orc-travel"' in shown_by(table)
    table.undo()
    assert shown_by(table) == ""


def test_nothing_moves_when_it_is_switched_off() -> None:
    table = orc.lesson("turn").table
    assert table.board
    table.press("half:RB:2", "tribe:R")
    assert shown_by(table) == ""


def test_where_another_player_pointed_is_not_shown(moving: None) -> None:
    """A warrior laid face down comes from somewhere that only its owner knows."""
    table = armadora.table(seed=3, eyes=0)
    assert table.board
    while 0 in table.match.to_act:
        table.match.play(table.match.legal(Seat(0))[0])
    table.set_up(table.match)
    other = next(each for each in table.match.legal() if type(each).__name__ == "PlaceWarrior")
    table.match.play(other)
    table.set_up(table.match)
    assert "orc-travel" not in shown_by(table)
