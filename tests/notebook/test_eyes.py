"""Who sees what: no word, picture or answer of a table holds a card that its eyes may not see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from orclib import IllegalAction, UsageError, orc
from orclib.engine import Seat
from orclib.notebook.drawers import Kept, Moves, Past, View
from orclib.notebook.log import Log
from orclib.notebook.table import Table
from orclib.scene import svg
from orclib.testing.play import random_step
from tests.depth import sampled
from tests.notebook.support import NORTH, SOUTH, Clock, Person, codes_in, controls, hidden_from, marks, opened, panel

FIXED = "North to move, hand BY RG\nSouth: VG VB"
POSITION = "frontier: □ Y1 G2 | W2 R1 | B1 V2\npiles: Y3 R3 B3 G3 W3 V3\n" + FIXED


def everything(table: Table) -> dict[str, str]:
    """All that a table shows, by where it is shown."""
    scene = table.board.scene
    return {
        "repr": repr(table),
        "text": scene.text,
        "svg": svg(scene),
        "groups": " ".join(group.id for group in scene.groups).replace(":", " "),
        "targets": " ".join(f"{target.id} {target.sentence}" for target in scene.targets).replace(":", " "),
        "panel": panel(table),
        "log": repr(table.log()),
        "log as HTML": table.log().html(),
        "why": repr(table.why()),
        "moves": " ".join(label for label, _ in controls(table)[Moves].list.options).replace(":", " "),
    }


def leaks(table: Table, eyes: Seat) -> dict[str, set[str]]:
    """Where the table names cards that the seat has not seen."""
    hidden = hidden_from(table, eyes)
    return {where: found for where, text in everything(table).items() if (found := codes_in(text) & hidden)}


def test_the_search_finds_a_card_that_is_shown() -> None:
    table = opened("box right", eyes="referee")
    found = leaks(table, NORTH)
    assert {"repr", "text", "groups", "targets"} <= set(found)
    shown = {card.value for card in table.state.hands[1]}
    assert found["repr"] == shown


def test_hot_seat_looks_with_the_eyes_of_the_mover() -> None:
    table = opened("box right")
    assert table.eyes == 0
    assert leaks(table, NORTH) == {}
    table.play("RB:2-G", "draw V")
    assert table.eyes == 1
    assert leaks(table, SOUTH) == {}
    assert "South's hand: 2 cards" not in repr(table)


def test_a_hot_seat_does_not_turn_the_board_round(clock: Clock) -> None:
    table = opened("box right")
    someone = Person(table, clock)

    def at_the_left() -> str:
        piles = [target for target in table.scene().targets if target.id.startswith("pile:")]
        return min(piles, key=lambda target: target.boxes[0].x).id

    as_north_sees, others_eyes = at_the_left(), orc.table(POSITION, seed=1, eyes=SOUTH)
    table.play("RB:2-G", "draw V")
    assert (table.eyes, table.side, at_the_left()) == (SOUTH, NORTH, as_north_sees)
    someone.open_drawer(View)
    chosen = controls(table)[View].side
    assert chosen is not None
    chosen.value = SOUTH
    assert at_the_left() != as_north_sees
    assert table.look(NORTH).side == SOUTH  # what was asked for stays
    assert others_eyes.side == SOUTH
    assert others_eyes.look(NORTH).side == NORTH
    assert orc.table(POSITION, seed=1, eyes=NORTH, side=1).side == SOUTH
    with pytest.raises(UsageError, match="seat"):
        orc.table(seed=1, side=2)


@pytest.mark.parametrize("slug", orc.lessons())
def test_all_pages_of_a_lesson_show_one_side(slug: str) -> None:
    shown = orc.lesson(slug)
    sides = [shown.turn(1).table.side for _page in shown.pages]
    assert len(set(sides)) == 1
    assert orc.lesson(slug, side=1).turn(1).table.side == SOUTH


@pytest.mark.parametrize("eyes", [NORTH, SOUTH])
@pytest.mark.parametrize("seed", sampled(range(3), most=1))
def test_a_fixed_seat_never_sees_a_hidden_card_against_a_bot(eyes: Seat, seed: int, clock: Clock) -> None:
    table = orc.table(seed=seed, eyes=eyes, bots={1 - eyes: "beginner"})
    Person(table, clock).open_drawer(Moves)
    rng = Random(seed)
    while table.match.outcome is None:
        assert leaks(table, eyes) == {}
        assert table.eyes == eyes
        table.play(table.match.game.format(random_step(table.match.game, table.state, rng)))


@pytest.mark.parametrize("seed", sampled(range(2), most=1))
def test_a_fixed_seat_never_sees_a_hidden_card_while_the_other_moves_at_the_same_table(seed: int) -> None:
    table = orc.table(seed=seed, eyes=0)
    rng = Random(seed)
    while table.match.outcome is None:
        assert leaks(table, NORTH) == {}
        table.play(table.match.game.format(random_step(table.match.game, table.state, rng)))


AT_THE_OTHERS_TURN: dict[str, Callable[[Table, Person], object]] = {
    "a click beside everything": lambda _table, someone: someone.click_at(3, 3),
    "what comes first": lambda _table, someone: someone.click("tribe:R"),
    "the arrows": lambda _table, someone: someone.keys("ArrowRight"),
    "the list of moves": lambda _table, someone: someone.open_drawer(Moves),
    "the legal moves": lambda table, _someone: table.legal(),
    "a hint": lambda table, _someone: table.hint(),
}
"""What North may do who looks on while South, at the same table, is to move."""


@pytest.mark.parametrize("deed", AT_THE_OTHERS_TURN)
def test_nothing_done_at_the_others_turn_names_a_hidden_card(deed: str, clock: Clock) -> None:
    table = orc.table(POSITION, seed=1, eyes=0).play("BY:2-G", "draw V")
    assert (table.match.to_act, table.eyes) == ((1,), 0)
    told = AT_THE_OTHERS_TURN[deed](table, Person(table, clock))
    assert table.error is None
    assert codes_in(repr(told).replace(":", " ")) & hidden_from(table, NORTH) == set()
    assert leaks(table, NORTH) == {}


def test_the_odds_of_a_draw_do_not_tell_what_the_other_holds() -> None:
    """Positions that differ only in what the seat cannot know give the same answer."""
    one = orc.table(POSITION, seed=1, eyes=0).play("BY:2-G")
    game = one.match.game
    view = game.observe(one.state, NORTH)
    others = [orc.table(game.determinize(view, Random(seed)), seed=1, eyes=0) for seed in range(3)]
    assert len({other.state.hands[1] for other in others}) == 3
    assert {repr(other.how_likely("draw G")) for other in others} == {repr(one.how_likely("draw G"))}


def test_the_shortest_play_is_shown_to_the_eyes_of_the_table() -> None:
    table = orc.table(POSITION, seed=1, eyes=0)
    answer = table.shortest("ORC-6.4")
    scene = answer.still()
    assert scene is not None
    hand = {card.value for card in table.state.hands[1]}
    assert codes_in(scene.text) & hand == set()


@pytest.mark.parametrize("hand", ["VG VB", "VW VB"])
def test_why_not_does_not_tell_what_the_other_holds(hand: str) -> None:
    table = orc.table(POSITION.replace("VG VB", hand), seed=1, eyes=0)
    with pytest.raises(UsageError, match="only South knows"):
        table.why_not("S: VG:1-R")


def test_the_referee_sees_all() -> None:
    table = opened("box right", eyes="referee")
    for seat in (0, 1):
        for card in table.state.hands[seat]:
            assert card.value in repr(table)
            assert f"card:{card.value}" in {group.id for group in table.board.scene.groups}
    assert table.eyes is None
    table.play("RB:2-G", "draw V")
    assert table.state.hands[0][-1].value in repr(table.log())


def test_a_table_of_widgets_knows_the_referee_by_name() -> None:
    table = Table(orc.match(seed=7), eyes="referee", keep=False)
    assert table.eyes is None


def test_everybody_sees_both_hands_when_it_is_over() -> None:
    table = orc.table(seed=3, eyes=0, bots={0: "beginner", 1: "beginner"})
    for card in table.state.hands[1]:
        assert card.value in repr(table)


def test_the_log_of_a_seat_hides_what_the_seat_did_not_see() -> None:
    table = opened("box right", "RB:2-G", "draw V")
    drawn = table.state.hands[0][-1].value
    assert drawn in repr(Log(table.match, NORTH))
    assert drawn in repr(Log(table.match, None))
    assert drawn not in repr(Log(table.match, SOUTH))
    assert drawn not in Log(table.match, SOUTH).html()


@pytest.mark.parametrize("deed", ["play", "attempt", "why_not", "how_likely"])
@pytest.mark.parametrize("move", ["VB:1-R", "VB:2-G", "VG:1-W", "discard VB", "draw G"])
def test_what_is_refused_to_another_tells_nothing_of_the_hand(move: str, deed: str) -> None:
    told = set()
    for hand in ("VG VB", "VW VG", "VW VB"):
        table = orc.table(POSITION.replace("VG VB", hand), seed=1, eyes=0).play("BY:2-G", "draw V")
        assert table.match.to_act == (1,)
        for typed in (f"S: {move}", move) if deed == "play" else (f"S: {move}",):
            if deed == "play" and not table.match.refusals(typed):
                continue  # it is played, and then everybody sees it
            with pytest.raises(UsageError) as found:
                getattr(table, deed)(typed)
            told.add(str(found.value))
    assert told == {"You look with North's eyes: what South can do, only South knows."}


def test_what_is_refused_to_oneself_is_told_with_all_reasons() -> None:
    table = orc.table(POSITION, seed=1, eyes=0)
    with pytest.raises(IllegalAction) as found:
        table.play("VG:1-R")
    assert found.value.reasons == table.match.refusals("VG:1-R")


# --- changing the eyes -------------------------------------------------------------------------------


def test_the_eyes_can_be_changed_by_name_and_by_list() -> None:
    table = opened("box right")
    table.look("referee")
    assert codes_in(repr(table)) >= {card.value for hand in table.state.hands for card in hand}
    table.look(SOUTH)
    assert leaks(table, SOUTH) == {}
    table.look("mover")
    assert table.eyes == 0
    chosen = controls(table)[View].eyes
    chosen.set_state({"index": [value for _, value in chosen.options].index(1)})
    assert table.eyes == 1
    assert leaks(table, SOUTH) == {}


def test_the_list_of_eyes_says_whose_eyes_are_used() -> None:
    table = opened(eyes=1)
    assert controls(table)[View].eyes.value == 1
    table.look("referee")
    assert controls(table)[View].eyes.value == "referee"


def test_a_board_with_the_eyes_of_one_says_what_to_do_where_another_is_to_play() -> None:
    table = opened(eyes=0)
    assert "View drawer" not in table.layout.word
    while table.match.to_act == (0,):
        table.play(table.match.game.legal_actions(table.state, Seat(0))[0])
    assert "View drawer" in table.layout.word
    table.look("mover")
    assert "View drawer" not in table.layout.word


@pytest.mark.parametrize("eyes", ["queen", 2, -1])
def test_eyes_that_do_not_exist_are_refused(eyes: str | int) -> None:
    with pytest.raises(UsageError):
        orc.table(seed=7, eyes=eyes)
    table = opened()
    with pytest.raises(UsageError):
        table.look(eyes)  # type: ignore[arg-type]
    assert table.eyes == 0


def test_other_eyes_do_not_let_go_of_what_is_chosen(clock: Clock) -> None:
    table = opened("box right")
    Person(table, clock).click("half:RB:1")
    table.look("referee").look(NORTH)
    assert marks(table, "selected") == {"half:RB:1"}


def test_a_referee_can_point_for_either_player() -> None:
    table = opened("box right", eyes="referee")
    while table.match.to_act == (0,):
        table.press(*table.match.legal()[0].paths[0])
    table.press(*table.match.legal()[0].paths[0])


@pytest.mark.parametrize("deed", ["hint", "why", "refusal", "click"])
def test_what_one_was_told_another_does_not_read(deed: str, clock: Clock) -> None:
    told = {}
    for eyes in (NORTH, SOUTH):
        table = orc.table(POSITION, seed=1, eyes=0)
        someone = Person(table, clock)
        if deed in ("hint", "why"):
            someone.push(deed)
        elif deed == "refusal":
            someone.type("BY:1-B")
        else:
            someone.keys("ArrowRight", "Enter")
        assert table.layout.word
        table.look(eyes)
        told[eyes] = table.layout.word, marks(table, "legal"), marks(table, "evidence"), marks(table, "focus")
        assert leaks(table, eyes) == {}
    fresh = orc.table(POSITION, seed=1, eyes=0)
    fresh.look(SOUTH)
    assert told[SOUTH] == (fresh.layout.word, set(), set(), set()), "no more than whose turn it is"


def test_closed_drawers_keep_nothing_of_what_other_eyes_saw(clock: Clock) -> None:
    table = opened("box right", "RB:1-G", "draw V", eyes=0)
    someone, boxes = Person(table, clock), controls(table)
    for drawer in (Moves, Past, Kept, None):
        someone.open_drawer(drawer)
    someone.type("draw", enter=False)
    assert boxes[Moves].list.options
    assert boxes[Past].text.value
    assert boxes[Kept].text.value
    table.look(SOUTH)
    assert (boxes[Moves].list.options, boxes[Past].text.value, boxes[Kept].text.value, boxes[Moves].typed.value) == (
        (),
        "",
        "",
        "",
    )
    someone.open_drawer(Past)
    table.look(NORTH)
    seen = boxes[Past].text.value
    table.look(SOUTH)
    assert boxes[Past].text.value not in ("", seen)
