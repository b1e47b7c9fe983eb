import subprocess
import sys

import pytest
from msgspec.structs import replace

from orclib.scene import Box, Circle, Glyph, Poly, Rect, Scene, Target, Text, group, parts
from tests.scene.sample import sample


def test_a_box_knows_its_sides_and_its_neighbours() -> None:
    box = Box(10, 20, 30, 40)
    assert (box.right, box.bottom, box.cx, box.cy) == (40, 60, 25, 40)
    assert box.grow(5) == Box(5, 15, 40, 50)
    assert box.contains(10, 60)
    assert not box.contains(9, 60)
    assert box.overlaps(Box(39, 59, 1, 1))
    assert not box.overlaps(Box(40, 20, 5, 5))
    assert box.union(Box(0, 30, 5, 5)) == Box(0, 20, 40, 40)


def test_bounds_reach_as_far_as_the_ink() -> None:
    assert Rect(0, 0, 10, 10, fill="#000000").bounds == Box(0, 0, 10, 10)
    assert Rect(0, 0, 10, 10, stroke="#000000", line=4).bounds == Box(-2, -2, 14, 14)
    assert Circle(5, 5, 5, stroke="#000000", line=2).bounds == Box(-1, -1, 12, 12)
    assert Poly(((0, 0), (4, 8)), stroke="#000000", line=2).bounds == Box(-1, -1, 6, 10)
    assert Glyph("axe", 0, 0, 10).bounds == Box(0, 0, 10, 10)
    assert Glyph("axe", 0, 0, 10, turn=45).bounds.w == pytest.approx(10 * 2**0.5)


@pytest.mark.parametrize(("align", "share"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_text_lies_where_its_alignment_puts_it(align: parts.Align, share: float) -> None:
    text = Text(100, 50, "orc", align=align)
    assert text.bounds.x == pytest.approx(100 - share * text.width)


def test_a_group_moves_its_shapes() -> None:
    assert group("a", Rect(1, 2, 3, 4), [Rect(5, 2, 3, 4)], x=10, y=20).bounds == Box(11, 22, 7, 4)
    assert group("empty", x=3).bounds == Box(3, 0, 0, 0)


def test_the_last_target_at_a_point_is_the_one_pointed_at() -> None:
    below, above = (
        Target("below", (Box(0, 0, 50, 50),), "Below."),
        Target("above", (Box(25, 0, 50, 50),), "Above."),
    )
    scene = Scene(100, 100, "t", "t", (), (below, above))
    assert scene.at(10, 10) is below
    assert scene.at(30, 10) is above
    assert scene.at(90, 90) is None


def test_the_corner_of_a_round_target_is_not_hit() -> None:
    scene = Scene(100, 100, "t", "t", (), (Target("a", (Box(0, 0, 40, 40),), "A.", shape="circle"),))
    assert scene.at(20, 1) is not None
    assert scene.at(2, 2) is None


def test_an_unknown_target_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match="no target 'card:X'"):
        sample().target("card:X")


def test_groups_are_painted_layer_by_layer() -> None:
    scene = Scene(9, 9, "t", "t", (group("a", layer="front"), group("b"), group("c", layer="marks"), group("d")))
    assert [g.id for g in scene.ordered] == ["b", "d", "a", "c"]


def test_a_lifted_thing_is_held_above_its_place_and_nothing_else_changes() -> None:
    scene = sample()
    lifted = scene.lifted("card:GW", 8)
    before = scene.target("card:GW")
    assert lifted.target("card:GW").boxes[0].y == before.boxes[0].y - 8
    *others, held = lifted.groups
    assert tuple(others) == scene.groups
    (lies,) = [group for group in others if group.id == before.group]
    assert (held.layer, held.x, held.y) == ("marks", lies.x, lies.y - 8)
    shadow, *shapes = held.shapes
    assert tuple(shapes) == lies.shapes
    assert shadow.bounds.moved(held.x, held.y) == before.boxes[0]


def test_the_digest_follows_drawing_and_targets_only() -> None:
    scene = sample()
    assert scene.digest() == sample().digest()
    assert len(scene.digest()) == 12
    assert scene.digest() != scene.lifted("card:GW").digest()
    assert scene.digest() != replace(scene, targets=scene.targets[1:]).digest()
    # A difference that no picture shows, such as the last bit of a cosine, does not count.
    moved = replace(scene, groups=(replace(scene.groups[0], x=1e-9), *scene.groups[1:]))
    assert scene.digest() == moved.digest()


def test_what_is_told_of_a_scene_says_which_it_is() -> None:
    scene = sample()
    assert repr(scene) == f"South to move.\nFour cards in hand.\n[A sample table: {scene.digest()}]"


def test_importing_scenes_loads_no_widget() -> None:
    code = (
        "import sys, orclib.scene; from orclib.scene import check, changes, marks, parts, svg; "
        "print([m for m in ('ipycanvas', 'ipywidgets', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
