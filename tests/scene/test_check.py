import math

import pytest

from orclib.scene import Box, Circle, Glyph, Group, Poly, Rect, Scene, Shape, Target, Text, group
from orclib.scene.check import faults, unfit

GROUND = Rect(0, 0, 200, 100, fill="#FFFFFF")


def scene(*shapes: Shape, targets: tuple[Target, ...] = ()) -> Scene:
    return Scene(200, 100, "t", "t", (group("ground", GROUND), group("g", *shapes)), targets)


@pytest.mark.parametrize(
    ("shape", "fault"),
    [
        (
            Text(10, 50, "too wide", room=20),
            "Text 'too wide' of group 'g' is 73 px wide and has room for 20.",
        ),
        (Text(10, 50, "tiny", size=16), "Text 'tiny' of group 'g' is 16 px, under 17."),
        (
            Text(10, 50, "pale", fill="#DDDDDD"),
            "Text 'pale' of group 'g' has contrast 1.4 on #FFFFFF, under 4.5.",
        ),
        (Rect(150, 10, 60, 10), "Rect of group 'g' reaches outside the frame: x 150 to 210, y 10 to 20."),
        (Glyph("elk", 10, 10, 20), "Glyph elk of group 'g' is no glyph we have."),
        (Circle(50, 50, -1), "Circle of group 'g' has a negative r, -1."),
        (Circle(math.nan, 50, 1), "Circle of group 'g' has x = nan."),
        (Poly(((0, 0), (math.inf, 1))), "Poly of group 'g' has points[1] = inf."),
        (Poly(((0, 0),)), "Poly of group 'g' has 1 points."),
        (Rect(1, 1, 5, 5, fill="red"), "Rect of group 'g' has fill 'red', which is not #RRGGBB."),
    ],
)
def test_a_faulty_shape_is_named(shape: Shape, fault: str) -> None:
    assert fault in faults(scene(shape))


@pytest.mark.parametrize(
    ("target", "fault"),
    [
        (
            Target("a", (Box(190, 10, 24, 24),), "A."),
            "Target 'a' reaches outside the frame: x 190 to 214, y 10 to 34.",
        ),
        (Target("a", (), "A."), "Target 'a' has no box."),
        (Target("a", (Box(0, 0, 24, 23),), "A."), "Target 'a' is 24 x 23 px, under 24 x 24."),
        (Target("a", (Box(0, 0, 24, 24),), " "), "Target 'a' has no sentence."),
        (
            Target("a", (Box(0, 0, 24, 24),), "A.", group="x"),
            "Target 'a' stands for group 'x', which is not there.",
        ),
        (
            Target("a", (Box(math.nan, 0, 24, 24),), "A."),
            "Target 'a' has the box Box(x=nan, y=0, w=24, h=24).",
        ),
    ],
)
def test_a_faulty_target_is_named(target: Target, fault: str) -> None:
    assert faults(scene(targets=(target,))) == (fault,)


def test_ids_must_not_come_twice() -> None:
    twice = Target("a", (Box(0, 0, 24, 24),), "A.")
    assert faults(scene(targets=(twice, twice))) == ("Target 'a' is there 2 times.",)
    doubled = Scene(200, 100, "t", "t", (group("g", GROUND), group("g", GROUND)))
    assert faults(doubled) == ("Group 'g' is there 2 times.",)


def test_a_group_must_be_somewhere() -> None:
    lost = Scene(200, 100, "t", "t", (Group("g", (GROUND,), x=math.nan),))
    assert faults(lost) == ("Group 'g' is at (nan, 0.0).",)


def test_texts_must_not_run_into_each_other() -> None:
    one, two = Text(10, 50, "one"), Text(20, 52, "two")
    assert faults(scene(one, two)) == ("Text 'one' of group 'g' and Text 'two' of group 'g' overlap.",)
    assert faults(scene(one, Text(10, 62, "two"))) == ()


def test_a_text_under_a_card_is_no_fault() -> None:
    card = Rect(5, 30, 60, 30, fill="#FFFFFF")
    assert faults(scene(Text(10, 50, "one"), card, Text(20, 52, "two"))) == ()


def test_the_contrast_is_that_on_the_topmost_fill() -> None:
    dark = Rect(0, 0, 200, 100, fill="#000000")
    assert faults(scene(dark, Text(10, 50, "white", fill="#FFFFFF"))) == ()
    assert faults(scene(dark, Circle(30, 45, 30, fill="#FFFFFF"), Text(12, 50, "white", fill="#FFFFFF"))) != ()
    triangle = Poly(((0, 99), (100, 99), (50, 0)), fill="#000000")
    assert faults(scene(triangle, Text(50, 60, "in", fill="#FFFFFF", align="middle"))) == ()
    assert faults(scene(triangle, Text(5, 20, "out", fill="#FFFFFF"))) != ()


def test_a_frame_that_a_small_screen_cannot_show_is_named() -> None:
    assert unfit(Scene(1201, 760, "t", "t", ())) == ("The frame is 1201 x 760, over 1200 x 760.",)
    assert unfit(Scene(1200, 761, "t", "t", ())) == ("The frame is 1200 x 761, over 1200 x 760.",)
    assert unfit(Scene(1200, 760, "t", "t", ())) == ()
