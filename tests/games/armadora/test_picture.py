"""The picture where the laws' random games seldom come: every sign of the key at once."""

from __future__ import annotations

import pytest

from orclib.scene import Glyph, Text, marked
from orclib.scene.check import faults, unfit
from orclib.testing.words import speaking
from tests.games.armadora.support import GAME, SEATS, Seat, at

ALL_SIGNS = """advanced, teams on, EMGO, NE closed
E:A1=1 M:B1=1 G:C1=2^ O:G1=1 O:H1=1 O:G2=1
arrows: B1; seen: M A1; reinforced: G1"""


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seat", [None, *SEATS])
def test_every_sign_of_the_key_has_room(seat: Seat | None, code: str) -> None:
    with speaking(code):
        scene = GAME.picture(GAME.observe(at(ALL_SIGNS), seat))
        (key,) = (group for group in scene.groups if group.id == "key")
        assert {"hat", "arrow", "shield"} <= {shape.name for shape in key.shapes if isinstance(shape, Glyph)}
        words = [shape.text for shape in key.shapes if isinstance(shape, Text)]
        teams = ("team 1", "team 2") if code == "en" else ("équipe 1", "équipe 2")
        assert {*teams} <= {*words}
        assert not [word for word in words if word.endswith("…")], "a word is cut short"
        assert faults(scene) == ()
        assert unfit(scene) == ()


def test_a_dot_lies_on_its_line_and_no_square() -> None:
    scene = GAME.picture(GAME.observe(at(ALL_SIGNS), None))
    lines = [target for target in scene.targets if target.id.startswith("line:")]
    [dots] = [each for each in marked(scene, many=(line.id for line in lines)).groups if each.id == "dots"]
    middles = {(round(line.boxes[0].cx), round(line.boxes[0].cy)) for line in lines}
    assert {(round(dot.bounds.cx), round(dot.bounds.cy)) for dot in dots.shapes} == middles
