"""Films of what moved: what travels, from where, over what, and what is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import orclib
from orclib import CHANCE, armadora, orc, thorval
from orclib.engine import Seat
from orclib.scene import Scene, group, parts
from orclib.scene.check import faults
from orclib.scene.model import Target
from orclib.scene.motion import LINK, MOST, TRAVEL, TURN, film
from orclib.scene.shapes import Box, Circle, Rect


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
    grass = group("grass", [Circle(740, 250, 40 + blade, stroke="#A8926C") for blade in range(99)])
    crowded = Scene(900, 300, "", "", (*scene.groups, grass), scene.targets)
    after = Scene(900, 300, "", "", (*table_at(710).groups, grass), table_at(710).targets)
    assert film(crowded, after, ("card", "field")) == ""
    kept = film(crowded, after, ("card", "field"), [("field",), ("card",)])
    assert "orc-link" in kept
    assert "orc-travel" not in kept
    assert len(kept) <= MOST + 200


def dice_at(*faces: int, choose: int = 0) -> Scene:
    """A tray with dice that were thrown together, and beside it a die to choose a face from, if any."""
    boxes = [Box(40 + 60 * place, 40, 40, 40) for place in range(len(faces))]
    shapes = [shape for box, face in zip(boxes, faces, strict=True) for shape in parts.die(box, face)]
    tray = group("tray", [Rect(0, 0, 400, 120, r=10, fill="#F6ECD6")], shapes)
    ground = group("ground", [Rect(0, 0, 400, 300, fill="#E9DCC0")])
    if not choose:
        return Scene(400, 300, "", "", (ground, tray))
    spot = Box(40, 200, 40, 40)
    choice = group("die", parts.die(spot, choose))
    return Scene(400, 300, "", "", (ground, tray, choice), (Target("die", (spot,), "a face", group="die"),))


def faces_of(shown: str) -> list[int]:
    """How many pips each face has that dice show while they turn, in order."""
    return [face.count("h0") for face in re.findall(r'class="orc-face".*?</g>', shown)]


def test_a_die_that_was_thrown_turns_and_shows_other_faces_than_its_last() -> None:
    shown = film(dice_at(2), dice_at(5), thrown=True)
    faces = faces_of(shown)
    assert len(faces) == len(set(faces)) == 4
    assert set(faces) < {1, 2, 3, 4, 6}
    assert shown.count('class="orc-die"') == 1
    assert f"animation-delay:{TURN}ms" in shown  # so long nothing but the tray is seen in its place
    assert "F6ECD6" in shown
    assert "E9DCC0" not in shown  # what the tray hides need not be sent
    assert len(shown) < 2_000


def test_dice_that_were_thrown_together_turn_together() -> None:
    assert film(dice_at(2, 3), dice_at(2, 4), thrown=True).count('class="orc-die"') == 2


def test_dice_lie_still_that_nobody_threw_or_that_are_a_choice() -> None:
    assert film(dice_at(2), dice_at(5)) == ""
    assert film(dice_at(5), dice_at(5), thrown=True) == ""
    assert film(dice_at(5), dice_at(5, choose=3), thrown=True) == ""


def test_a_chain_waits_until_the_dice_lie_still() -> None:
    both = film(dice_at(2, choose=1), dice_at(5, choose=1), (), [("die",), ("die",)], thrown=True)
    assert both.count('class="orc-die"') == 1
    delays = [int(found) for found in re.findall(r'orc-link" style="animation-delay:(\d+)ms', both)]
    assert sorted(set(delays)) == [TURN, TURN + LINK]


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


def test_the_dice_of_a_game_are_seen_to_turn(moving: None) -> None:
    table = thorval.table(seed=2, eyes=0, bots=dict.fromkeys((1, 2, 3), "beginner"), deal=False)
    assert table.board
    assert table.match.to_act == (CHANCE,)
    table.throw()
    assert 'class="orc-die"' in shown_by(table)
    assert len(shown_by(table)) < 6_144
    table.undo()
    assert shown_by(table) == ""
