"""What a click costs: messages and bytes to the browser."""

from __future__ import annotations

import pytest

from orclib import language, orc
from orclib.notebook.drawers import Kept, Moves, Past, View
from orclib.notebook.table import Table
from orclib.scene.canvas import Board
from orclib.scene.check import faults
from tests.notebook.support import TWO_REASONS, Clock, Person, Traffic, click_button, controls, opened, panel

TYPICAL = ("box:right", "half:RB:1", "tribe:G", "pile:V")


def shown(table: Table) -> Table:
    """The table, with a browser that has asked for its picture."""
    table.board.canvas._handle_custom_msg({"event": "client_ready"}, [])
    return table


def test_a_typical_click_is_one_picture_and_less_than_9_kb(clock: Clock, traffic: Traffic) -> None:
    table = shown(opened(eyes=0))
    someone = Person(table, clock)
    for target in TYPICAL:
        traffic.clear()
        someone.click(target)
        frames, panels = traffic.frames(table.board), traffic.panels(table)
        assert len(frames) == 1, target
        told = sum(len(state["value"].encode()) for state in panels)
        assert sum(map(len, frames)) + told < 9_000, target
        assert traffic.bytes() < 10_000, target
        assert len(traffic.sent) <= 5, target  # picture, two panels, undo and redo at most


def test_a_refusal_costs_no_more(clock: Clock, traffic: Traffic) -> None:
    table = shown(orc.table(TWO_REASONS, seed=1, eyes=0))
    Person(table, clock).click("half:BY:1")
    traffic.clear()
    Person(table, clock).click("tribe:G")
    assert len(traffic.frames(table.board)) == 1
    assert [state["value"] for state in traffic.panels(table)] == [table.layout.word]
    assert traffic.bytes() < 9_000


def test_a_click_that_a_quick_bot_answers_is_one_picture_too(clock: Clock, traffic: Traffic) -> None:
    """The first time nobody knows how quick it is: then one's own move is shown before."""
    table = shown(opened("box right", "RB:2-G", eyes=0, bots={1: "beginner"}))
    for pictures in (2, 1, 1):
        while len(table.match.legal()) == 1 or table.match.legal()[0].paths[0][0].startswith("half"):
            table.play(table.match.game.format(table.match.legal()[0]))
        traffic.clear()
        Person(table, clock).click(table.match.legal()[0].paths[0][0])
        assert len(traffic.frames(table.board)) == pictures
        assert traffic.sent


@pytest.mark.parametrize("button", ["hint", "why", "undo", "redo"])
def test_a_button_is_one_picture_and_a_word(button: str, clock: Clock, traffic: Traffic) -> None:
    table = shown(opened("box right", "RB:1-G", eyes=0))
    table.undo()
    traffic.clear()
    Person(table, clock).push(button)
    assert len(traffic.frames(table.board)) <= 1
    assert traffic.panels(table)


def test_choosing_a_half_lifts_its_card_and_leaves_the_table(clock: Clock, traffic: Traffic) -> None:
    table = shown(opened("box right", eyes=0))
    traffic.clear()
    Person(table, clock).click("half:RB:1")
    (frame,) = traffic.frames(table.board)
    assert traffic.updates(table.layout._story) == []
    lower, upper = (f"IPY_MODEL_{sheet.canvas.model_id}".encode() for sheet in table.board._sheets)
    assert upper in frame
    assert lower not in frame  # the card is held above the table, which is not painted again
    assert len(frame) < 6_000


def test_the_same_click_again_sends_no_picture(clock: Clock, traffic: Traffic) -> None:
    table = shown(orc.table(TWO_REASONS, seed=1, eyes=0))
    Person(table, clock).click("half:BY:1", "tribe:G")
    traffic.clear()
    Person(table, clock).click("tribe:G")
    assert traffic.sent == []


def test_closed_drawers_are_sent_nothing(clock: Clock, traffic: Traffic) -> None:
    table = shown(opened(eyes=0))
    boxes = controls(table)
    inside = (boxes[Moves].list, boxes[Past].text, boxes[Kept].text)
    someone = Person(table, clock)
    traffic.clear()
    someone.click(*TYPICAL)
    table.undo()
    assert traffic.updates(*inside) == []
    someone.open_drawer(Past)
    assert "North" in boxes[Past].text.value
    assert traffic.updates(boxes[Moves].list, boxes[Kept].text) == []
    traffic.clear()
    someone.click("pile:V")
    assert len(traffic.updates(*inside)) == 1
    someone.open_drawer(None)
    traffic.clear()
    table.undo()
    assert traffic.updates(*inside) == []


def test_an_opened_drawer_shows_how_things_stand_now(clock: Clock) -> None:
    table = opened("box right")
    someone = Person(table, clock)
    for drawer in (Moves, Past, Kept):
        someone.open_drawer(drawer)
    someone.open_drawer(None)
    table.play("RB:1-G")
    boxes = controls(table)
    someone.open_drawer(Moves)
    listed = [value for _, value in boxes[Moves].list.options]
    assert sorted(listed) == sorted(table.match.game.format(action) for action in table.match.legal())
    someone.open_drawer(Past)
    assert "attacks green" in boxes[Past].text.value
    someone.open_drawer(Kept)
    assert table.code() in boxes[Kept].text.value


def test_moving_the_mouse_over_a_table_is_answered_by_nobody(traffic: Traffic) -> None:
    table = shown(opened())
    traffic.clear()
    table.board.canvas._handle_custom_msg({"event": "mouse_move", "x": 400, "y": 700}, [])
    assert traffic.sent == []


def test_a_watched_board_takes_no_pointer() -> None:
    board = Board(opened().scene(), live=False)
    assert "orc-view" in board.widget._dom_classes


# --- when something of ours breaks -------------------------------------------------------------------


def broken(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a <fault> of ours")

    monkeypatch.setattr(table.pointing, "press", fail)
    monkeypatch.setattr(table.match, "undo", fail)


@pytest.mark.parametrize("by", ["click", "key", "button"])
def test_an_unexpected_error_is_shown_logged_and_raised(
    by: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened("box right")
    someone = Person(table, clock)
    someone.walk_to("half:RB:1")
    before = table.state
    broken(table, monkeypatch)
    deeds = {
        "click": lambda: someone.click("half:RB:1"),
        "key": lambda: someone.keys("Enter"),
        "button": lambda: someone.push("undo"),
    }
    with pytest.raises(ZeroDivisionError):
        deeds[by]()
    assert "ZeroDivisionError: a &lt;fault&gt; of ours" in panel(table)
    assert 'role="alert"' in panel(table)
    assert isinstance(table.error, ZeroDivisionError)
    assert "a table failed" in caplog.messages
    assert table.state == before
    monkeypatch.undo()
    table.play("RB:1-G")


def test_an_unexpected_error_is_logged_once(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = opened("box right")
    broken(table, monkeypatch)
    with pytest.raises(ZeroDivisionError):
        Person(table, clock).click("half:RB:1")
    assert caplog.messages == ["a table failed"]


def test_a_picture_that_cannot_be_drawn_is_shown_as_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.board, "_paint", fail)
    with pytest.raises(ZeroDivisionError):
        table.board.canvas._handle_custom_msg({"event": "client_ready"}, [])
    assert "ZeroDivisionError" in panel(table)


# --- language ----------------------------------------------------------------------------------------


def test_an_open_table_follows_the_language(clock: Clock, traffic: Traffic) -> None:
    table = shown(opened("box right", "RB:1-G", eyes=0))
    clause = table.match.game.rulebook["ORC-4.1"]
    assert clause.text.en.split(".")[0] in panel(table).replace("&#x27;", "'")
    traffic.clear()
    language("fr")
    assert clause.text.fr.split(".")[0] in panel(table).replace("&#x27;", "'")
    assert controls(table).row["undo"].description == "Annuler"
    assert traffic.panels(table)
    assert len(traffic.frames(table.board)) <= 1
    assert faults(table.board.scene) == ()
    language("en")
    assert clause.text.en.split(".")[0] in panel(table).replace("&#x27;", "'")


def test_one_switch_of_language_stands_under_all_that_is_shown_and_changes_all() -> None:
    one, two, lesson = opened("box right"), opened("box right"), orc.lesson("ties")
    french = one.match.game.rulebook["ORC-2.10"].text.fr.split(".")[0]
    strips = {shown.widget.children[1] for shown in (one, two, lesson, orc.dials("ring"), orc.rulings())}
    assert len(strips) == 1
    switch, stage = strips.pop().children
    assert switch.description == "Français"
    click_button(switch)
    assert language() == "fr"
    for table in (one, two):
        assert french in panel(table).replace("&#x27;", "'")
    assert switch.description == "English"
    assert "Remplir la fenêtre" in stage.value  # the style shows it, whatever it says stays as it is: see `_Strip`
    click_button(switch)
    assert language() == "en"


def test_a_switch_of_language_changes_neither_game_nor_eyes(clock: Clock) -> None:
    table = opened("box right", eyes=0)
    Person(table, clock).click("half:RB:1")
    before, chosen = table.state, table.pointing.chosen
    language("fr")
    assert (table.state, table.pointing.chosen, table.eyes) == (before, chosen, 0)
    assert controls(table)[View].eyes.value == 0
    click_button(controls(table).row["undo"])
    assert table.state == opened(eyes=0).state
