"""Positions set up by pointing: what lies in the box, then a place on the board; the text follows, and is followed."""

from __future__ import annotations

import pytest

import orclib
from orclib import armadora, orc
from orclib.errors import NotationError, UsageError
from orclib.games import list_games, rules
from orclib.language.switch import language
from orclib.notebook.compare import value_said
from orclib.notebook.editor import Editor
from orclib.notebook.set_up import AWAY
from orclib.scene.supply import SHELF, WHOLE
from orclib.scene.svg import svg
from tests.notebook.support import carry, press, spot

BARE = "frontier: □ Y1 G2 W2 R1 B1 V2\npiles: Y3 G3 W3 R3 B3 V3\nnorth to move"
TIED = ("half:WR:2", "side:G:N", "half:YB:2", "side:G:S")


def lines(editor: Editor) -> list[str]:
    """What the text tells beside a bare board."""
    return [line for line in editor.text.splitlines() if line not in BARE.splitlines()]


def click(editor: Editor, *targets: str) -> None:
    """Click things on the board and in the box, where one sees them."""
    for target in targets:
        press(editor.parts.board, *spot(editor.parts.board.scene, target))


WRITTEN = [
    pytest.param("half:WR:2 side:G:N half:YB:2 side:G:S", ["G: N WR:2, S YB:2"], id="both sides of a tribe, one line"),
    pytest.param("half:WR:2 side:G:N side:B:S", ["B: S WR:2"], id="it stays chosen; a card is in one place"),
    pytest.param("half:BY:1 hand:S", ["south: WG WV BY"], id="a hand is added to as it is shown"),
    pytest.param("half:BY:1 heap", ["removed: BY"], id="what is filled in need not be told"),
    pytest.param("more pile:Y pile:Y", [], id="one more, twice, on the line that is there"),
    pytest.param("half:WR:2 side:G:N side:G:N", [], id="there and away again"),
    pytest.param("half:WR:2 side:G:N away side:G:N", [], id="away, then the thing"),
    pytest.param("mover:S", ["south to move"], id="who is to move is one line"),
]


@pytest.mark.parametrize(("presses", "written"), WRITTEN)
def test_what_is_pointed_at_is_written_as_a_person_would_type_it(presses: str, written: list[str]) -> None:
    editor = orc.editor().press(*presses.split())
    told = [line for line in lines(editor) if not line.startswith("piles")]
    assert told == written


@pytest.mark.parametrize("slug", list_games())
def test_what_finds_no_room_in_the_box_is_on_another_shelf_of_it(slug: str) -> None:
    game = rules(slug)
    for players in game.players:
        editor = orclib.game(slug).editor(game.new(game.options(players=players)))
        listed = {tool.id for some in editor.set_up.lists.values() for tool in some}
        wanted = {tool.id for some in editor.set_up.tools.values() for tool in some} - listed
        found: set[str] = set()
        for _shelf in range(4):
            scene = editor.scene()
            assert scene.height <= WHOLE, "its letters are too small in a small window"
            found |= {each.id for each in scene.targets}
            editor.press(SHELF)
        assert wanted <= found


def test_counts_go_up_with_each_click_and_down_with_take_away() -> None:
    editor = orc.editor().press("away", "pile:Y", "pile:Y", "more", "pile:G")
    assert "piles: Y1 G4 W3 R3 B3 V3" in editor.text


def test_clicks_on_the_board_and_in_the_box_do_the_same_and_what_they_wrote_is_said() -> None:
    editor = orc.editor()
    assert editor.widget is not None
    click(editor, *TIED)
    assert lines(editor) == ["G: N WR:2, S YB:2"]
    assert editor.parts.text.value == editor.text
    assert "South&#x27;s side of green. Written: G: N WR:2, S YB:2" in editor.parts.message.value


def test_what_is_in_the_box_is_carried_to_its_place_and_what_lies_there_away() -> None:
    editor = orc.editor()
    assert editor.widget is not None
    board = editor.parts.board
    carry(board, "half:WR:2", "side:G:N")
    carry(board, "half:YB:2", "side:G:S")
    assert lines(editor) == ["G: N WR:2, S YB:2"]
    carry(board, "side:G:N", AWAY)
    assert lines(editor) == ["G: S YB:2"]
    assert "North&#x27;s side of green. Written: G: S YB:2" in editor.parts.message.value
    carry(board, "tribe:G", "side:B:S")  # no thing of the box
    assert lines(editor) == ["G: S YB:2"]


def test_typing_changes_the_board_and_keeps_what_was_typed() -> None:
    editor = orc.editor()
    assert editor.widget is not None
    editor.parts.text.value = "# ours\nall piles 3; South to move   # for now\nG: N WR:2"
    assert "WR" in editor.set_up.scene.text or editor.state.fronts[3].sides[0]
    editor.press("half:YB:2", "side:G:S")
    assert editor.text == "# ours\nall piles 3; South to move   # for now\nG: N WR:2, S YB:2"


def test_what_cannot_be_is_told_with_its_clauses_and_shown_all_the_same() -> None:
    editor = orc.editor().press(*TIED, "half:GV:1", "side:G:S")
    assert editor.widget is not None
    assert [fault[-10:-2] for fault in editor.troubles] == ["ORC-4.7)", "ORC-4.5)"] or len(editor.troubles) == 2
    assert "ORC-4.7" in editor.parts.message.value
    assert editor.parts.row["play"].disabled
    assert editor.parts.row["ask"].disabled
    assert len(editor.set_up.state.front(editor.set_up.state.row[1]).sides[1]) == 2
    editor.undo()
    assert not editor.troubles
    assert not editor.parts.row["play"].disabled
    assert editor.redo()
    assert editor.troubles


def test_what_cannot_be_read_is_told_the_board_stays_and_nothing_is_lost() -> None:
    editor = orc.editor()
    assert editor.widget is not None
    before = svg(editor.scene())
    editor.parts.text.value = f"{BARE}\nG: N WX:2"
    assert editor.text.endswith("WX:2")
    assert "Line 4, column 6" in editor.parts.message.value
    assert svg(editor.scene()) == before
    with pytest.raises(NotationError):
        editor.press("half:YB:2")
    click(editor, "half:YB:2")
    assert editor.text.endswith("WX:2")


def test_play_from_here_opens_a_table_in_place_and_leads_back() -> None:
    editor = orc.editor().press(*TIED)
    assert editor.widget is not None
    table = editor.play()
    assert table.widget in editor.parts.root.children
    assert orc.describe(table.state) == orc.describe(editor.state)
    editor.back()
    assert table.widget not in editor.parts.root.children


def test_an_editor_begins_from_a_text_a_preset_a_state_or_a_table() -> None:
    table = orc.table(seed=7)
    state = orc.position(orc.describe(table))
    for start in (orc.describe(table), state):
        assert orc.editor(start).state == state
    assert orc.editor(table).state == table.state
    assert table.editor().state == table.state
    for name in ("E3 tied to one colour", "E3", "E3 tenu à une"):
        assert orc.editor(name).state == orc.preset("E3").state
    with pytest.raises(UsageError, match="E10 three thaws"):
        orc.editor("E100")


def test_options_are_chosen_from_lists() -> None:
    editor = orc.editor().choose("attack_on_won", True)
    assert lines(editor) == ["attack_on_won = on"]
    assert not lines(editor.choose("attack_on_won", False))
    with pytest.raises(UsageError):
        editor.choose("attack_on_one", True)


def test_keys_and_the_list_reach_all_that_a_mouse_does() -> None:
    editor = orc.editor()
    assert editor.widget is not None
    editor.parts._open("list")
    for target in TIED:
        list_, button = editor.parts.listed
        list_.value = target
        button.click()
    assert lines(editor) == ["G: N WR:2, S YB:2"]
    event = {"event": "key_down", "shift_key": False, "ctrl_key": False, "meta_key": False}

    def strike(key: str) -> None:
        editor.parts.board.canvas._handle_custom_msg(event | {"key": key}, [])

    strike("Escape")
    strike("?")
    assert "down and up to the next kind" in editor.parts.message.value
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowUp"):
        strike(key)  # what can be taken away, the cards, one more, the cards
    assert editor.focus == "half:RB:1"
    strike("ArrowUp")
    assert editor.focus == AWAY
    while editor.focus != "half:BY:1":
        strike("ArrowRight")
    strike("Enter")
    assert editor.set_up.walk.chosen == ("half:BY:1",)
    while editor.focus != "side:R:N":
        strike("ArrowRight")
    strike("Enter")
    assert "R: N BY:1" in editor.text


def test_it_is_told_in_french_too_and_the_text_with_it() -> None:
    editor = orc.editor().press(*TIED)
    assert editor.widget is not None
    language("fr")
    assert "nord doit jouer" in editor.text
    assert "Enlever" in svg(editor.scene())
    assert editor.set_up.possible
    editor.press(AWAY)
    assert "Montrez ce qui doit partir" in editor.parts.message.value


def test_the_line_that_asks_a_class_is_a_question_with_right_and_wrong_answers() -> None:
    code = orc.editor().press(*TIED).asking()
    asked = eval(code.removeprefix("orc.vote(").removesuffix(")"), {"orc": orc}).asked
    assert 0 < len(asked.truth) < len(asked.names)


def test_its_words_and_its_picture_hold_the_text_and_the_faults() -> None:
    editor = orc.editor().press(*TIED, "half:GV:1", "side:G:S")
    assert "ORC-4.7" in repr(editor)
    assert "S YB:2 GV:1" in repr(editor)
    assert "ORC-4.7" in svg(editor.still())
    with pytest.raises(UsageError):
        editor.press("half:WX:2")


@pytest.mark.parametrize("slug", list_games())
def test_nothing_on_the_board_looks_like_a_button_that_makes_a_move(slug: str) -> None:
    game = rules(slug)
    editor = Editor(game, None, lambda _match: None)  # type: ignore[arg-type, return-value]
    table = game.picture(game.observe(editor.state, None))
    buttons = {target.id for target in table.targets if target.button}
    assert not buttons & {target.id for target in editor.scene().targets}
    assert not {f"label:{id.partition(':')[0]}" for id in buttons} & {group.id for group in editor.scene().groups}
    assert "Point at a thing, in the box" in editor.parts._told()


@pytest.mark.parametrize("slug", list_games())
def test_a_bare_board_already_has_a_question_for_a_class(slug: str) -> None:
    game = orclib.game(slug)
    asked = eval(game.editor().asking().removeprefix(f"{slug}.vote(").removesuffix(")"), {slug: game}).asked
    assert 0 < len(asked.truth) < len(asked.names)


def test_a_class_is_asked_about_moves_of_several_kinds_others_elsewhere() -> None:
    asked = [armadora.editor(text).asking().partition("over=")[2] for text in ("2 players", "2 players\nM:B1=2")]
    assert asked[0] != asked[1]
    assert all("place" in each and "fence" in each for each in asked)


@pytest.mark.parametrize(
    ("slug", "option", "value", "named"),
    [
        ("braves", "first_sorcerer", 1, "Blue"),
        ("armadora", "first_player", 0, "Mage"),
        ("orcs_vs_orcs", "first_player", "1", "Green"),
    ],
)
def test_an_option_that_is_a_seat_is_called_as_the_player(slug: str, option: str, value: object, named: str) -> None:
    assert value_said(rules(slug), option, value) == named
    assert value_said(rules(slug), option, "random") != "random"
