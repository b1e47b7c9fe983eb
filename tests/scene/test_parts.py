import pytest

from orclib.scene import Box, Scene, Target, group, marked, parts
from orclib.scene.check import faults
from orclib.scene.palette import INK, PLAYERS
from orclib.scene.shapes import Circle, Glyph, Group, Poly, Rect, Text
from tests.scene.sample import sample

CARD = Target("card", (Box(100, 100, 94, 138),), "A card.")
TILE = Target("tile", (Box(100, 100, 94, 138),), "A tile.", inside=True)
ROUND = Target("round", (Box(100, 100, 40, 40),), "A town.", shape="circle")


def mark(state: str, target: Target) -> Scene:
    """A target alone with a mark on it."""
    ids = target.id if state == "focus" else [target.id]
    return marked(Scene(400, 400, "t", "t", (), (target,)), **{state: ids})  # type: ignore[arg-type]


def test_the_sample_table_is_without_fault() -> None:
    assert faults(sample()) == ()


def test_a_pile_is_as_high_as_it_has_cards_up_to_four() -> None:
    box = Box(0, 100, 50, 78)
    tops = [min(s.bounds.y for s in parts.pile(box, n, "spear")) for n in (1, 2, 3, 4, 9)]
    assert tops == [99.25, 96.25, 93.25, 90.25, 90.25]


def test_a_pile_does_not_say_how_high_it_is() -> None:
    shapes = parts.pile(Box(0, 100, 50, 78), 3, "spear")
    assert not any(isinstance(s, Text | Circle) for s in shapes)  # the count stands beside it, where the game wants it


def test_the_lines_of_halves_take_another_colour() -> None:
    def strokes(**outline: str) -> set[str | None]:
        shapes = parts.halves(Box(0, 0, 60, 90), "#112233", "#445566", **outline)  # type: ignore[arg-type]
        return {s.stroke for s in shapes if isinstance(s, Rect | Poly) and s.stroke}

    assert strokes() == {INK}
    assert strokes(stroke="#778899") == {"#778899"}


def test_a_bubble_has_room_for_three_lines_and_draws_no_more() -> None:
    box = Box(20, 20, 290, 130)
    drawn = parts.bubble(box, "Not allowed", [f"line {n}" for n in range(1, 6)])
    texts = [s for s in drawn if isinstance(s, Text)]
    assert [s.text for s in texts] == ["Not allowed", "line 1", "line 2", "line 3"]
    assert all(s.bounds.bottom < box.bottom for s in texts)
    assert faults(Scene(340, 180, "t", "t", (group("bubble", drawn),))) == ()


def test_an_empty_pile_is_a_dashed_place() -> None:
    shapes = parts.pile(Box(0, 100, 60, 78), 0, "spear", empty="empty")
    assert isinstance(shapes[0], Rect)
    assert shapes[0].dash
    assert [s.text for s in shapes if isinstance(s, Text)] == ["empty"]
    assert not any(isinstance(s, Glyph) for s in shapes)


def test_a_die_shows_as_many_pips_as_it_counts() -> None:
    for value in range(1, 7):
        pips = [s for s in parts.die(Box(0, 0, 48, 48), value) if isinstance(s, Circle)]
        assert len(pips) == value


def test_a_pill_has_room_for_its_text() -> None:
    for words in ("2", "South", "a rather long remark"):
        for glyph in (None, "flag"):
            texts = [s for s in parts.pill(0, 0, words, glyph=glyph) if isinstance(s, Text)]
            assert all(s.room is not None and s.width <= s.room for s in texts)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("number", ["7", "12"])
def test_the_number_stands_in_the_players_shape(player: int, number: str) -> None:
    scene = Scene(200, 200, "t", "t", (group("t", parts.token(Box(80, 80, 44, 44), player, number)),))
    assert faults(scene) == ()


@pytest.mark.parametrize("off", [False, True])
@pytest.mark.parametrize("words", ["Go", "a word that has hardly room", "a word that has no room there at all"])
@pytest.mark.parametrize("sign", ["", "flag", (parts.middle(0, 0, "±"),)])
def test_the_word_of_a_button_stands_in_it(words: str, sign: parts.Sign, off: bool) -> None:
    box = Box(20, 20, 250, 40)
    shapes = parts.button(box, words, sign, off=off)
    assert faults(Scene(300, 80, "t", "t", (group("button", shapes),))) == ()
    (told,) = (shape for shape in shapes if isinstance(shape, Text) and shape.text != "±")
    assert box.x < told.bounds.x
    assert told.bounds.right < box.right


def test_a_key_is_as_high_as_its_rows_and_shows_what_has_room() -> None:
    room, entries = Box(0, 0, 300, 100), [("flag", str(n)) for n in range(9)]
    for low in (False, True):
        drawn = parts.key(room, entries, low=low)
        assert [shape.text for shape in drawn if isinstance(shape, Text)] == [str(n) for n in range(6)]
        frame = drawn[0].bounds.grow(-0.625)
        assert (frame.bottom == room.bottom) is low
        assert frame == parts.key_box(room, 3, low=low)
    assert parts.key(Box(0, 0, 300, 30), entries) == []
    assert parts.key(room, []) == []


def test_an_arrow_ends_where_it_points() -> None:
    for dash in (False, True):
        for end in ((80.0, 0.0), (0.0, 30.0), (-9.0, -9.0)):
            found = {point for shape in parts.arrow((0, 0), end, INK, dash=dash) for point in shape.points}  # type: ignore[union-attr]
            assert end in found


def test_every_sign_of_the_key_can_be_drawn() -> None:
    drawn = (parts.sign(0, 0, "orc_head", 20),)
    entries: list[tuple[parts.Sign, str]] = [(sign, "words") for sign in ("frozen", "dimmed", "flag", "3", drawn)]
    scene = Scene(400, 300, "t", "t", (group("key", parts.key(Box(20, 20, 360, 220), entries)),))
    assert faults(scene) == ()


@pytest.mark.parametrize("state", ["legal", "evidence", "selected", "last", "focus"])
def test_marks_stay_inside_what_touches_its_neighbours(state: str) -> None:
    rings = [shape.bounds for shape in mark(state, TILE).groups[0].shapes]
    edge = TILE.boxes[0].grow(1.01)
    assert rings
    assert all(edge.contains(b.x, b.y) and edge.contains(b.right, b.bottom) for b in rings)


@pytest.mark.parametrize("state", ["legal", "evidence", "selected", "focus"])
def test_a_round_thing_gets_round_marks(state: str) -> None:
    drawn = mark(state, ROUND).groups[0].shapes
    assert not any(isinstance(s, Rect) for s in drawn)
    assert any(isinstance(s, Circle) and (s.x, s.y) == (120, 120) for s in drawn)


def test_a_tick_leaves_a_name_to_be_read_that_stands_above() -> None:
    def middle(*groups: Group) -> float:
        done = marked(Scene(400, 400, "t", "t", groups, (CARD,)), legal=["card"])
        (disc,) = [shape for shape in done.groups[-1].shapes if isinstance(shape, Circle)]
        return disc.x

    box = CARD.boxes[0]
    name = group("name", [Text(box.cx, box.y, "Oxwell", align="middle")])
    assert middle() == box.cx
    assert middle(name) > box.right - 3
    assert middle(name, group("more", [Text(box.right, box.y, "12", align="middle")])) < box.x + 3


def test_marks_lie_in_the_order_of_the_look_with_badges_on_top() -> None:
    scene = Scene(400, 400, "t", "t", (), (CARD, ROUND))
    done = marked(scene, legal=["card", "round"], evidence=["round"], selected=["card"], last=["card"], focus="card")
    rings = ["last:card", "legal:card", "legal:round", "evidence:round", "selected:card", "focus:card"]
    assert [g.id for g in done.groups] == [*rings, "badges"]
    badges = done.groups[-1].shapes
    assert [s.name for s in badges if isinstance(s, Glyph)] == ["tick", "tick", "cross"]
    kinds = [type(s) for s in badges]
    assert kinds == sorted(kinds, key=lambda kind: kind is Glyph), "no disc may cover a sign"
    assert {g.layer for g in done.groups} == {"marks"}
