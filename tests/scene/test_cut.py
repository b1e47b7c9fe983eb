"""A part of a picture is a picture of its own: nothing on it reaches out, and what lay in the middle is as it was."""

from __future__ import annotations

import pytest

from orclib import orc
from orclib.scene import Box, Circle, Glyph, Group, Poly, Rect, Scene, Shape, Text
from orclib.scene.check import faults
from orclib.scene.cut import LEAST, MOST, beside, cut, differing, framed, window
from orclib.scene.palette import INK, PANEL

FRAME = Box(100, 100, 400, 300)


def scene(*shapes: Shape, layer: str = "board", id: str = "things") -> Scene:
    ground = Group("ground", (Rect(0, 0, 1200, 760, fill=PANEL),))
    return Scene(1200, 760, "A table", "text", (ground, Group(id, shapes, layer=layer)))  # type: ignore[arg-type]


def things(part: Scene) -> tuple[Shape, ...]:
    return next((group.shapes for group in part.groups if group.id == "things"), ())


def test_what_lies_inside_is_only_moved() -> None:
    part = cut(scene(Rect(150, 160, 20, 30, fill=INK), Text(200, 200, "word"), Glyph("orc", 300, 200, 30)), FRAME)
    assert things(part) == (Rect(50, 60, 20, 30, fill=INK), Text(100, 100, "word"), Glyph("orc", 200, 100, 30))
    assert (part.width, part.height, part.targets) == (400, 300, ())


def test_what_lies_outside_is_not_there() -> None:
    assert things(cut(scene(Rect(600, 160, 20, 30, fill=INK), Circle(50, 50, 20, fill=INK)), FRAME)) == ()


def test_words_and_signs_on_the_edge_are_left_out() -> None:
    assert things(cut(scene(Text(480, 200, "a long word"), Glyph("orc", 90, 200, 30)), FRAME)) == ()


@pytest.mark.parametrize(
    ("shape", "covered"),
    [
        (Rect(50, 150, 100, 100, fill=INK), Box(0, 50, 50, 100)),
        (Rect(450, 350, 100, 100, fill=INK), Box(350, 250, 50, 50)),
        (Poly(points=((0, 100), (200, 100), (200, 300)), fill=INK), Box(0, 0, 100, 200)),
        (Circle(100, 100, 80, fill=INK), Box(0, 0, 80, 80)),
        (Rect(0, 0, 1200, 760, fill=INK), Box(0, 0, 400, 300)),
    ],
)
def test_a_shape_on_the_edge_is_cut_there(shape: Shape, covered: Box) -> None:
    (part,) = things(cut(scene(shape), FRAME))
    box = part.bounds
    assert (box.x, box.y, box.w, box.h) == pytest.approx((covered.x, covered.y, covered.w, covered.h))


def test_a_line_that_leaves_and_comes_back_is_two() -> None:
    zigzag = Poly(points=((120, 120), (120, 50), (300, 50), (300, 120)), closed=False, stroke=INK, line=2)
    parts = things(cut(scene(zigzag), FRAME))
    assert [part.bounds.w for part in parts] == [2, 2]
    assert all(part.bounds.y >= 0 for part in parts)


def test_an_outline_along_the_edge_stays_inside() -> None:
    part = cut(scene(Rect(80, 80, 440, 340, fill=PANEL, stroke=INK, line=6), Circle(110, 300, 40, stroke=INK)), FRAME)
    for shape in things(part):
        box = shape.bounds
        assert box.x >= 0
        assert box.right <= 400


@pytest.mark.parametrize("box", [FRAME, Box(0, 0, 360, 240), Box(500, 300, 500, 300)])
def test_a_part_of_a_real_table_has_no_fault(box: Box) -> None:
    table = orc.table(seed=7).scene()
    assert faults(framed(cut(table, box), INK)) == ()


def test_only_what_is_drawn_on_one_of_two_differs() -> None:
    one, two = scene(Rect(150, 160, 20, 30, fill=INK)), scene(Rect(150, 160, 20, 30, fill=INK), id="other name")
    assert differing(one, two) == ()
    assert window(one, two) is None
    assert differing(one, scene()) == (Box(150, 160, 20, 30),)


def test_the_window_lies_around_what_differs() -> None:
    box = window(scene(Rect(700, 400, 20, 30, fill=INK)), scene())
    assert box is not None
    assert (box.w, box.h) == LEAST
    assert (box.cx, box.cy) == (710, 415)
    corner = window(scene(Rect(1180, 740, 20, 20, fill=INK)), scene())
    assert corner is not None
    assert (corner.right, corner.bottom) == (1200, 760)


def test_the_window_is_never_larger_than_can_be_read() -> None:
    words = Text(600, 380, "word", size=14)
    box = window(scene(Rect(10, 10, 1180, 740, fill=INK), words), scene())
    assert box is not None
    assert (box.w, box.h) == (14 * MOST[0], 14 * MOST[1])


def test_what_may_be_done_is_shown_first() -> None:
    rings = scene(*(Rect(20 * at, 700, 10, 10, fill=INK) for at in range(9)))
    ring = Group("legal:pile", (Rect(1000, 100, 40, 40, stroke=INK),), layer="marks")
    box = window(rings.with_groups([ring]), scene())
    assert box is not None
    assert box.overlaps(ring.bounds)


def test_two_parts_stand_side_by_side() -> None:
    part = cut(scene(Rect(150, 160, 20, 30, fill=INK)), FRAME)
    both = beside([part, part], "both", "text")
    assert (both.width, both.height) == (820, 300)
    assert faults(both) == ()
