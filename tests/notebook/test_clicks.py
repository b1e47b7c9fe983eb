"""One road for every input: mouse, keyboard, notation, lists and buttons give the same game."""

from __future__ import annotations

from html import unescape

import pytest

import orclib
from orclib import IllegalAction, NotationError, UsageError, armadora, orc, orcs_vs_orcs
from orclib.games.orc.game import GAME
from orclib.language.switch import language
from orclib.notebook.drawers import Moves
from orclib.notebook.table import Table
from orclib.scene import Text
from orclib.scene.check import faults
from tests.notebook.support import (
    FULL,
    LAST_CARD,
    TWO_REASONS,
    Clock,
    Person,
    Traffic,
    bubble,
    carry,
    click_button,
    controls,
    marks,
    opened,
    panel,
    spot,
)


def person(clock: Clock, *moves: str, **choices: object) -> tuple[Table, Person]:
    table = opened(*moves, **choices)
    return table, Person(table, clock)


# --- the same by every road --------------------------------------------------------------------------


def test_a_click_on_a_half_then_on_a_tribe_attacks(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    someone.click("half:RB:1", "tribe:G")
    assert table.match.game.format(table.match.last_action) == "RB:1-G"


def test_every_input_leads_to_the_same_position(clock: Clock) -> None:
    wanted = opened("box right", "RB:1-G", "draw V").state

    by_mouse, someone = person(clock)
    someone.click("box:right", "half:RB:1", "tribe:G", "pile:V")
    assert by_mouse.state == wanted

    by_name = opened().press("box:right", "half:RB:1", "side:G:N", "pile:V")
    assert by_name.state == wanted

    by_keys, someone = person(clock)
    for target in ("box:right", "half:RB:1", "tribe:G", "pile:V"):
        someone.walk_to(target)
        someone.keys("Enter")
    assert by_keys.state == wanted

    by_list, someone = person(clock)
    someone.open_drawer(Moves)
    for move in ("box right", "RB:1-G", "draw V"):
        moves = controls(by_list)[Moves].list
        moves.set_state({"index": [value for _, value in moves.options].index(move)})
        click_button(controls(by_list)[Moves].play)
    assert by_list.state == wanted


def test_a_typed_move_is_played_with_enter(clock: Clock) -> None:
    table, someone = person(clock)
    for move in ("box right", "RB:1-G", "draw V"):
        someone.type(move)
    assert table.state == opened("box right", "RB:1-G", "draw V").state
    assert controls(table)[Moves].typed.value == ""


def test_a_tap_plays_as_a_click_does(clock: Clock) -> None:
    table, _ = person(clock)
    x, y = spot(table.board.scene, "box:right")
    table.board.canvas._handle_custom_msg({"event": "touch_start", "touches": [{"x": x, "y": y}]}, [])
    assert table.state == opened("box right").state


def test_a_card_is_carried_to_where_a_click_would_put_it(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    before = len(table.match.plies)
    carry(table.board, "half:RB:2", "half:RB:2")  # let go where it was
    assert table.pointing.chosen == ("half:RB:2",)
    carry(table.board, "half:RB:1", "tribe:G")  # the other half instead
    assert table.match.game.format(table.match.last_action) == "RB:1-G"
    carry(table.board, "pile:V", "hand:N")  # to point at a pile is a whole move: it is clicked
    carry(table.board, "tribe:W", "pile:V")
    assert [*table.pointing.chosen] == []
    assert len(table.match.plies) == before + 1
    someone.click("pile:V")
    assert len(table.match.plies) > before + 1


def test_where_a_carried_card_may_not_lie_is_told_and_it_stays_in_hand(clock: Clock) -> None:
    table = orc.table(TWO_REASONS, seed=1)
    carry(table.board, "half:BY:1", "tribe:G")
    assert "Not allowed (2 reasons)" in bubble(table)
    assert (table.pointing.chosen, table.match.plies) == (("half:BY:1",), [])
    Person(table, clock).click("half:BY:2")
    carry(table.board, "half:BY:2", "tribe:G")
    assert table.pointing.chosen == ("half:BY:2",), "what has been clicked can be carried"


def test_the_first_click_rings_where_the_second_may_go(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    assert marks(table, "legal") == {"half:RB:1", "half:RB:2"}
    someone.click("half:RB:1")
    legal = {a.paths[0][1] for a in table.match.legal() if a.paths[0][0] == "half:RB:1"}
    assert marks(table, "legal") == legal
    assert "tribe:R" not in legal
    assert marks(table, "selected") == {"half:RB:1"}
    assert "Card RB: the half with 1 red orc." in panel(table)


def test_another_half_may_be_chosen_instead(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    someone.click("half:RB:1", "half:RB:2")
    assert marks(table, "selected") == {"half:RB:2"}


def test_the_chosen_half_may_be_let_go(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    someone.click("half:RB:1", "half:RB:1")
    assert marks(table, "selected") == set()
    someone.click("half:RB:1")
    someone.keys("Escape")
    assert marks(table, "selected") == set()


def test_a_thing_that_comes_second_says_what_comes_first(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    before = table.state
    someone.click("tribe:G")
    assert "First choose: “Card RB”." in panel(table)
    assert table.state == before
    language("fr")
    someone.click("tribe:G")
    assert "Choisissez d'abord\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}Carte RB\N{NO-BREAK SPACE}»." in unescape(
        panel(table)
    )


# --- what may not be ---------------------------------------------------------------------------------


def test_a_wrong_click_shows_its_evidence_and_every_reason_and_changes_nothing(clock: Clock) -> None:
    table = orc.table(TWO_REASONS, seed=1)
    before = table.state
    reasons = table.match.refusals("BY:1-G")
    assert [reason.clause for reason in reasons] == ["ORC-4.6", "ORC-4.7"]
    Person(table, clock).click("half:BY:1", "tribe:G")
    assert marks(table, "evidence") == {"side:G:N", "side:G:S"}
    assert "Not allowed (2 reasons)" in bubble(table)
    assert "closed to you there. ORC-4.6" in bubble(table)
    for reason in reasons:
        assert table.match.game.sentence(reason) in panel(table)
        assert f"<summary>{reason.clause}</summary>" in panel(table)
    assert table.state == before
    assert table.match.plies == []
    assert faults(table.board.scene) == ()


def test_one_pile_clicked_too_early_is_one_card_drawn(clock: Clock) -> None:
    table = opened("box right")
    someone = Person(table, clock)
    someone.click("half:RB:1")
    someone.click("pile:G")
    assert "Draw from the green pile: not allowed" in panel(table)


def test_after_a_wrong_click_the_half_is_still_chosen_and_a_right_one_plays(clock: Clock) -> None:
    table = orc.table(TWO_REASONS, seed=1)
    Person(table, clock).click("half:BY:1", "tribe:G", "tribe:R")
    assert table.match.game.format(table.match.last_action) == "BY:1-R"
    assert bubble(table) == ""
    assert marks(table, "evidence") == set()


def test_a_wrong_typed_move_is_explained_like_a_wrong_click(clock: Clock) -> None:
    table = orc.table(TWO_REASONS, seed=1)
    Person(table, clock).type("BY:1-G")
    assert marks(table, "evidence") == {"side:G:N", "side:G:S"}
    assert "ORC-4.7" in panel(table)
    with pytest.raises(IllegalAction):
        table.play("BY:1-G")
    assert table.match.plies == []


def test_what_cannot_be_read_is_said_beside_the_board(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    before = table.state
    someone.type("RB to green")
    assert "RB to green" in panel(table)
    assert 'role="alert"' in panel(table)
    assert table.state == before
    with pytest.raises(NotationError):
        table.play("RB to green")


def test_a_click_beside_everything_says_what_can_be_clicked(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    before = table.state
    assert table.board.scene.at(3, 3) is None
    someone.click("half:RB:1")
    someone.click_at(3, 3)
    assert "There is nothing there." in panel(table)
    assert "Card RB" in panel(table)
    assert table.pointing.chosen == ()
    assert table.state == before


def test_a_click_beside_everything_after_the_end_is_still_answered(clock: Clock) -> None:
    table = orc.table(LAST_CARD, seed=1).play("BY:1-Y", "draw Y")
    assert table.match.outcome is not None
    Person(table, clock).click_at(3, 3)
    assert "There is nothing there." in panel(table)
    assert ": ." not in panel(table)


def test_where_too_much_may_be_clicked_for_rings_an_answer_names_the_dots(clock: Clock) -> None:
    table = armadora.table(seed=3, first_player=0)
    Person(table, clock).click_at(3, 3)
    assert "So can what has a green dot, such as: “The line between" in panel(table)


def test_an_unknown_thing_on_the_board_is_an_error_that_names_the_known() -> None:
    table = opened("box right")
    with pytest.raises(UsageError, match=r'"half:RB:3".*Did you mean "half:RB'):
        table.press("half:RB:3")
    assert table.match.game.format(table.match.last_action) == "box right"


def test_those_before_an_unknown_thing_stand() -> None:
    table = opened()
    with pytest.raises(UsageError):
        table.press("box:right", "pile:X")
    assert table.match.game.format(table.match.last_action) == "box right"


def test_asking_why_not_of_a_typed_move_does_not_play_it(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    before = table.state
    someone.type("RB:1-R", enter=False)
    click_button(controls(table)[Moves].why_not)
    assert "ORC-4.5" in panel(table)
    someone.type("RB:1-G", enter=False)
    click_button(controls(table)[Moves].why_not)
    assert table.state == before
    someone.type("", enter=False)
    click_button(controls(table)[Moves].why_not)
    assert "a move to ask about" in panel(table)


def test_a_typed_move_that_is_refused_is_told_in_words(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    someone.type("RB:1-R")
    told = table.match.game.sentence(table.match.read("RB:1-R"))
    assert f"{told}: not allowed." in unescape(panel(table))


# --- a hasty hand ------------------------------------------------------------------------------------


def test_two_quick_clicks_on_a_half_choose_it_once(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    someone.click("half:RB:1")
    someone.click("half:RB:1", after=0.1)
    assert marks(table, "selected") == {"half:RB:1"}


def test_a_double_click_that_ends_the_turn_does_not_act_for_the_next_player(clock: Clock) -> None:
    table, someone = person(clock, "box right", "RB:1-G", "draw V")
    someone.click("pile:V")
    after, shown, told = table.state, table.board.scene, panel(table)
    assert table.match.to_act == (1,)
    someone.click("pile:V", after=0.1)
    assert (table.state, table.board.scene, panel(table)) == (after, shown, told)


def test_a_double_click_that_ends_the_turn_is_no_fault_after_a_bot_has_answered(clock: Clock) -> None:
    table, someone = person(clock, "box right", "RB:1-G", "draw V", bots={1: "beginner"})
    someone.click("pile:V")
    after, shown, told = table.state, table.board.scene, panel(table)
    assert table.match.to_act == (0,)
    someone.click("pile:V", after=0.1)
    assert (table.state, table.board.scene, panel(table)) == (after, shown, told)


def test_two_cards_may_be_drawn_from_one_pile(clock: Clock) -> None:
    table, someone = person(clock, "box right", "RB:1-G")
    someone.click("pile:V", "pile:V")
    assert table.match.to_act == (1,)


# --- the keyboard ------------------------------------------------------------------------------------


def test_arrows_walk_over_what_can_be_chosen_and_say_what_it_is(clock: Clock) -> None:
    table, someone = person(clock)
    someone.keys("ArrowRight")
    assert marks(table, "focus") == {"box:left"}
    assert "A place for the box" in panel(table)
    someone.keys("ArrowRight")
    assert marks(table, "focus") == {"box:right"}
    someone.keys("ArrowDown")
    assert marks(table, "focus") == {"box:left"}
    someone.keys("ArrowLeft")
    assert marks(table, "focus") == {"box:right"}


def test_enter_without_a_focus_does_nothing(clock: Clock) -> None:
    table, someone = person(clock)
    someone.keys("Enter", " ")
    assert table.match.game.to_act(table.state) == (0,)
    assert not table.match.can_undo


def test_enter_twice_on_what_has_gone_does_no_harm(clock: Clock) -> None:
    table, someone = person(clock)
    someone.walk_to("box:right")
    someone.keys("Enter", "Enter")
    assert table.state == opened("box right").state
    assert table.error is None


def test_keys_are_told_and_one_takes_back(clock: Clock) -> None:
    table, someone = person(clock, "box left", eyes=None)
    someone.keys("ArrowRight")
    assert "all keys" in table.layout.word
    someone.keys("ArrowRight")
    assert "all keys" not in table.layout.word
    someone.keys("?")
    for key in ("Arrows", "Enter", "Escape", "u takes", "?", "Page Up"):
        assert key.casefold() in table.layout.word.casefold()
    language("fr")
    someone.keys("?")
    for key in ("flèches", "Entrée", "Échap", "u reprend", "?", "Page préc."):
        assert key in table.layout.word
    assert "(sur le plateau\N{NO-BREAK SPACE}: u)" in controls(table).row["undo"].tooltip
    someone.keys("u")
    assert not table.match.can_undo
    assert table.layout.word == ""
    someone.keys("u")
    assert "rien à reprendre" in table.layout.word


def test_a_key_takes_back_no_more_than_the_button(clock: Clock) -> None:
    lesson = orc.lesson("turn")
    lesson.turn(1)
    table, someone = lesson.table, Person(lesson.table, clock)
    assert table.board
    begun = table.state
    assert lesson.row["undo"] not in lesson.row.widget.children
    someone.keys("u")
    assert table.state is begun
    assert "nothing to take back" in table.layout.word
    table.play(table.match.game.format(table.match.legal()[0]))
    assert lesson.row["undo"] in lesson.row.widget.children
    someone.keys("u")
    assert table.state is begun
    assert lesson.row["undo"] not in lesson.row.widget.children
    assert not table.undo()


def test_tab_lets_go_of_the_board_both_ways(clock: Clock, traffic: Traffic) -> None:
    table, _ = person(clock)
    for shift in (False, True):
        traffic.clear()
        table.board._key(table.board.canvas, "Tab", shift, False, False)
        asked = [widget for widget, msg, _ in traffic.sent if msg.get("content", {}).get("do") in ("blur", "focus")]
        assert asked == [table.board.canvas]


# --- undo, redo --------------------------------------------------------------------------------------


def test_undo_and_redo_go_back_and_forth_over_decisions(clock: Clock) -> None:
    table, someone = person(clock)
    start = table.state
    assert table.undo() is False
    assert table.redo() is False
    assert controls(table).row["undo"].disabled
    table.play("box right", "RB:1-G")
    end = table.state
    someone.push("undo")
    someone.push("undo")
    assert table.state == start
    assert controls(table).row["undo"].disabled
    assert not controls(table).row["redo"].disabled
    someone.push("redo")
    someone.push("redo")
    assert table.state == end
    assert controls(table).row["redo"].disabled


def test_undo_with_a_bot_returns_to_the_last_own_decision() -> None:
    table = opened("box right", "RB:1-G", "draw V", bots={1: "beginner"})
    before = table.state
    table.play("draw V")
    after = table.state
    assert table.match.to_act == (0,)
    assert len({ply.action.seat for ply in table.match.plies}) == 3  # the bot has had its turn
    assert table.undo()
    assert table.state == before
    assert table.redo()
    assert table.state == after


def test_undo_and_redo_go_through_a_whole_game_with_a_bot() -> None:
    table = opened(bots={1: "beginner"})
    decisions = [table.state]
    while table.match.outcome is None:
        table.play(table.match.game.format(table.match.legal()[-1]))
        decisions.append(table.state)
    for state in reversed(decisions[:-1]):
        assert table.undo()
        assert table.state == state
    assert not table.undo()
    for state in decisions[1:]:
        assert table.redo()
        assert table.state == state
    assert not table.redo()


def test_a_bots_opening_is_not_ones_own_to_take_back() -> None:
    table = orc.table(seed=7, bots={0: "beginner"})
    opening = table.state
    assert table.match.to_act == (1,)
    move = table.match.game.format(table.match.legal()[0])
    table.play(move)
    after = table.state
    assert table.undo()
    assert table.state == opening
    assert not table.undo(), "there is no own decision left"
    assert table.state == opening
    assert table.redo(), "what was taken back is still there"
    assert table.state == after


def test_a_fork_goes_its_own_way() -> None:
    table = opened("box right")
    fork = table.fork().play("RB:1-G")
    assert table.state == opened("box right").state
    assert fork.state != table.state


# --- hints -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "name"), [("armadora", "reinforcement"), ("armadora", "palisades"), ("orc", "colours")]
)
def test_a_hint_in_a_lesson_is_about_what_the_page_is_about(slug: str, name: str) -> None:
    view = orclib.game(slug).lesson(name)
    told = view.table.hint()
    about = [a for a in view.table.match.legal() if type(a).__struct_config__.tag in view.lesson.focus]
    assert about
    (hinted,) = [a for a in about if told.startswith(f"{view.game.sentence(a)}. ")]
    assert view.table.word.hinted == hinted.paths[0]


def test_where_a_bot_would_wait_a_hint_is_still_about_what_the_page_is_about() -> None:
    view = orclib.game("braves").lesson("desertion")
    assert "this page is about it" in view.table.hint()
    assert view.table.word.hinted == view.lesson.focus == ("desertion",)
    assert "I wait" in orclib.game("braves").table(view.lesson.start.position, eyes=1).hint()


def test_a_hint_is_legal_and_its_path_is_ringed(clock: Clock) -> None:
    table, someone = person(clock, "box right")
    text = table.hint()
    hinted = [a for a in table.match.legal() if text.startswith(table.match.game.sentence(a) + ".")]
    assert len(hinted) == 1
    assert marks(table, "legal") == set(hinted[0].paths[0])
    assert "Hint:" in panel(table)
    assert not table.match.plies[-1].automatic  # advice plays nothing
    someone.push("hint")
    assert marks(table, "legal") == set(hinted[0].paths[0])
    someone.click(*hinted[0].paths[0])
    assert table.match.last_action == hinted[0]


def test_a_hint_says_why() -> None:
    table = opened("box right")
    text = table.hint()
    action = next(a for a in table.match.legal() if text.startswith(table.match.game.sentence(a)))
    assert len(text) > len(table.match.game.sentence(action)) + 2


def test_there_is_no_hint_when_it_is_over() -> None:
    table = orc.table(LAST_CARD, seed=1).play("BY:1-Y", "draw Y")
    assert table.hint() == "There is nothing to advise here."


# --- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["beginner", "sensible"])
def test_bots_play_against_each_other_to_the_end(bot: str) -> None:
    table = orc.table(seed=3, bots={0: bot, 1: "beginner"})
    assert table.match.outcome is not None
    assert "Who won" in panel(table) or "wins" in panel(table)
    assert faults(table.board.scene) == ()


def test_the_same_seed_gives_the_same_game_against_a_bot() -> None:
    one, two = (opened("box right", "RB:2-G", "draw V", bots={1: "beginner"}) for _ in range(2))
    assert one.state == two.state
    assert repr(one) == repr(two)


# --- notes -------------------------------------------------------------------------------------------


def test_an_allowed_why_not_does_not_leave_the_refusal_of_another_move() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    table.why_not("BY:1-G")
    assert "not allowed" in panel(table)
    table.why_not("BY:1-R")
    assert "not allowed" not in panel(table)
    assert marks(table, "evidence") == set()


def test_the_score_sheet_stands_beside_a_finished_game() -> None:
    table = orc.table(LAST_CARD, seed=1).play("BY:1-Y", "draw Y")
    outcome = table.match.outcome
    assert outcome is not None
    for line in outcome.score.lines:
        assert table.match.game.sentence(line) in panel(table)
        assert f"<summary>{line.clause}</summary>" in panel(table)
    assert faults(table.board.scene) == ()


def test_a_table_is_made_without_a_warning(recwarn: pytest.WarningsRecorder) -> None:
    orc.table(FULL + "North to move, hand BY\nSouth: VG VB", seed=1)
    assert [str(each.message) for each in recwarn] == []


def test_a_watched_table_says_what_things_are_and_plays_nothing(clock: Clock) -> None:
    table = Table(orc.match(seed=7), watch=True, keep=False)
    before = table.state
    Person(table, clock).click("box:right", "pile:V")
    assert table.state == before
    assert "The pile beside violet" in panel(table)
    assert marks(table, "legal") == set()


# --- what a choice would do --------------------------------------------------------------------------


def test_a_chosen_half_tells_what_it_would_make_of_each_strength() -> None:
    table = orc.table("piles: Y3 G3 W3 R3 B3 V3\nV: N RB:2, S YR:1\nNorth to move, hand GB", seed=1, eyes=0)
    assert not previews(table)
    table.press("half:GB:2")
    told = previews(table)
    assert told["V"] == "2 → 4"
    assert set(told) == {a.tribe.value for a in table.match.legal() if getattr(a, "half", 0) == 2}
    for tribe, text in told.items():
        after, _ = GAME.apply(table.state, GAME.parse(f"GB:2-{tribe}", table.state))
        assert text.endswith(str(after.front(type(after.row[0])(tribe)).strength(table.match.to_act[0])))


def previews(table: Table) -> dict[str, str]:
    """What the board says beside each tribe a choice is for."""
    return {
        group.id.split(":")[2]: next(shape.text for shape in group.shapes if isinstance(shape, Text))
        for group in table.scene().groups
        if group.id.startswith("preview:")
    }


def test_the_list_of_moves_has_each_in_words_and_walks_in_a_circle_come_late(clock: Clock) -> None:
    table = orcs_vs_orcs.preset("P16 your first victim", eyes=0, bots={1: "beginner"})
    Person(table, clock).open_drawer(Moves)
    listed = dict(controls(table)[Moves].list.options)
    game, legal = table.match.game, table.match.legal()
    assert sorted(listed.values()) == sorted(map(game.format, legal))
    assert not any("start_n" in line for line in listed)
    paths = [next(each for each in legal if game.format(each) == typed).paths[0] for typed in listed.values()]
    circles = [at for at, path in enumerate(paths) if len(set(path)) < len(path)]
    assert circles
    assert all(len(path) == 1 for path in paths[circles[-1] + 1 :])
