"""Painting only what changed must give the same picture as painting all: tried on a coarse raster."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from orclib.scene import Box, Circle, Glyph, Group, Poly, Rect, Scene, Shape, Text, group, marked
from orclib.scene.canvas import _reaches
from orclib.scene.changes import dirty
from tests.scene.sample import sample

SCENE = sample()
IDS = [target.id for target in SCENE.targets]


def paint(image: Image.Image, scene: Scene, boxes: tuple[Box, ...] = ()) -> Image.Image:
    """The image after a frame; with boxes, what the board would send, clipped to them."""
    layer = image.copy()
    pen = ImageDraw.Draw(layer)
    for placed in scene.ordered:
        for shape in placed.shapes:
            if not boxes or _reaches(shape, placed, boxes):
                draw(pen, shape, placed)
    if not boxes:
        return layer
    mask = Image.new("1", image.size)
    clip = ImageDraw.Draw(mask)
    for box in boxes:
        clip.rectangle((box.x, box.y, box.right - 1, box.bottom - 1), fill=1)
    return Image.composite(layer, image, mask)


def draw(pen: ImageDraw.ImageDraw, shape: Shape, placed: Group) -> None:
    """A rough drawing: texts as bars, signs as squares; what counts is that it stays within the ink."""
    box = shape.bounds.moved(placed.x, placed.y)
    place = (round(box.x) + 1, round(box.y) + 1, max(round(box.right) - 1, 0), max(round(box.bottom) - 1, 0))
    match shape:
        case Rect():
            pen.rounded_rectangle(place, shape.radius, shape.fill, shape.stroke, round(shape.line))
        case Circle():
            pen.ellipse(place, shape.fill, shape.stroke, round(shape.line))
        case Poly():
            points = [(x + placed.x, y + placed.y) for x, y in shape.points]
            if shape.fill:
                pen.polygon(points, shape.fill)
            if shape.stroke:
                pen.line(points, shape.stroke)
        case Glyph() | Text():
            pen.rectangle(place, shape.fill)


def full(scene: Scene) -> Image.Image:
    return paint(Image.new("RGB", (round(scene.width), round(scene.height))), scene)


def after(old: Scene, new: Scene) -> Image.Image:
    boxes = dirty(old, new)
    if boxes is None:
        return full(new)
    return paint(full(old), new, boxes) if boxes else full(old)


def same(a: Image.Image, b: Image.Image) -> bool:
    return ImageChops.difference(a, b).getbbox() is None


some = st.lists(st.sampled_from(IDS), max_size=4, unique=True)


@st.composite
def pictures(draw: st.DrawFn) -> Scene:
    """The sample with marks, a card lifted, a group gone or brought to the front."""
    scene = SCENE
    if draw(st.booleans()):
        scene = scene.lifted(draw(st.sampled_from(["card:GW", "card:BV"])))
    gone = draw(st.sampled_from([None, "card:VR", "pills", "status"]))
    groups = [g for g in scene.groups if g.id != gone]
    first = draw(st.integers(4, len(groups) - 1))
    groups = [*groups[:4], *groups[first:], *groups[4:first]]
    scene = replace(scene, groups=tuple(groups))
    return marked(scene, legal=draw(some), evidence=draw(some), selected=draw(some), last=draw(some))


@given(pictures(), pictures())
def test_painting_the_changes_is_painting_all(old: Scene, new: Scene) -> None:
    assert same(after(old, new), full(new))


def test_equal_pictures_differ_nowhere() -> None:
    assert dirty(SCENE, sample()) == ()


def test_a_new_size_is_a_new_picture() -> None:
    assert dirty(SCENE, replace(SCENE, width=1300)) is None


def test_a_new_ground_is_a_new_picture() -> None:
    ground = group("ground", Rect(0, 0, 1200, 800, fill="#000000"))
    assert dirty(SCENE, replace(SCENE, groups=(ground, *SCENE.groups[1:]))) is None


def test_one_changed_shape_of_a_group_is_all_that_is_painted() -> None:
    squares = [Rect(40 * i, 0, 30, 30, fill="#FFFFFF") for i in range(9)]
    old = Scene(400, 400, "t", "t", (group("board", squares),))
    squares[3] = Rect(120, 0, 30, 30, fill="#000000")
    new = Scene(400, 400, "t", "t", (group("board", squares),))
    assert dirty(old, new) == (Box(119, -1, 32, 32),)


@pytest.mark.parametrize("new", [marked(SCENE, legal=["card:VR"]), marked(SCENE, selected=["card:VR"])])
def test_a_ring_leaves_its_inside_alone(new: Scene) -> None:
    boxes = dirty(SCENE, new)
    assert boxes is not None
    card = SCENE.target("card:VR").boxes[0]
    assert not any(box.contains(card.cx, card.cy) for box in boxes)


def test_two_groups_of_one_id_are_told_apart() -> None:
    old = Scene(99, 99, "t", "t", (group("a", Rect(0, 0, 9, 9)), group("a", Rect(20, 0, 9, 9))))
    new = replace(old, groups=(old.groups[0], group("a", Rect(40, 0, 9, 9, fill="#000000"))))
    boxes = dirty(old, new)
    assert boxes is not None
    assert not any(box.contains(5, 5) for box in boxes)
    assert any(box.contains(45, 5) for box in boxes)
