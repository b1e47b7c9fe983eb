"""Several decisions said at once: judged step by step, refused with all reasons, played and told as one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import orclib
from orclib.engine import Match
from orclib.errors import IllegalAction
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import Kind
from orclib.games.thorval.state import Found, Lying, Phase
from tests.games.thorval.support import GAME, A, Moment, Seat, at, only, refused, told

T = orclib.game("thorval")
RING = """A II/5 = 4S
O II/2 = 1
B I/3 = 2S; 2 = 2S; 8 = H
treasures A ring II/2
then: attack II/5 II/2 total; exchange 1 6; occupy 3"""
TWO_FINDS = """3 players
A II/5 = 4S
O II/2 = 1
B III/6 = 2S; I/4 = 2S
C III/2 = 6S
treasures A ring II/2
then: attack II/5 II/2 total; exchange 1 6; occupy 3"""
PLAIN = "A 3, II/3 = 1S\nB VI/4 = 1S\nO II/4 = 1\nphase reinforce"


def said(start: Moment, move: str) -> list[str]:
    """The sentences against a move."""
    state = at(start)
    return [GAME.sentence(reason) for reason in GAME.refusals(state, GAME.parse(move, state))]


# --- what is refused -------------------------------------------------------------------------------------------------


def test_a_ring_that_takes_too_much_of_several_does_not_tell_what_is_found_next() -> None:
    """The units after the third are refused as too many, and not by what the next treasure would ask for."""
    found = at(TWO_FINDS)
    for kind in (Kind.CROWN, Kind.CHEST):
        lying = (Lying("III/6", Seat(1), kind),)
        start = replace(found, finds=(*found.finds, Found(Seat(1), "III/6")), lying=lying)
        refused(start, "take units III/2 4, I/4 1", "17.4")
        assert said(start, "take units III/2 4, I/4 1") == said(start, "take units III/2 5")


def test_what_is_refused_changes_nothing_and_what_is_said_too_much_neither() -> None:
    match = Match(GAME, start=at(PLAIN), deal=False)
    for move in ("reinforce 3 5", "reinforce 3 3", "reinforce 3 4, II/4 1", "help 1"):
        with pytest.raises(IllegalAction):
            match.play(move)
    assert (match.plies, match.state) == ([], at(PLAIN))


# --- what is played --------------------------------------------------------------------------------------------------


def test_a_part_that_happens_by_itself_is_not_done_twice() -> None:
    won = "A II/2 = 3S\nB 8 = 1S\nO II/5, VI/2 = 1\nthen: attack II/2 II/5 total; exchange 1 6"
    match = Match(GAME, start=at(won), deal=False)
    match.play("occupy 2")  # the second unit leaves one behind: nobody has to say that no more move in
    assert [GAME.format(ply.action) for ply in match.plies] == ["orange: advance II/5"] * 2
    match = Match(GAME, start=at(won), deal=False)
    match.play("occupy 1")
    assert [GAME.format(ply.action) for ply in match.plies] == ["orange: advance II/5", "orange: ready"]


def test_what_one_line_did_is_told_whole_and_taken_back_decision_by_decision() -> None:
    match = Match(GAME, start=at(RING), seed=1)
    told_at_once = match.play("take units I/3 1, 2 1, 8 1".replace("8 1", "8 H"))
    assert match.last == told_at_once
    assert told(match.last)[:3] == ["RingTook 17.4"] * 3
    for again in (Match.loads(match.dumps(), lambda _: GAME), Match.from_code(match.code(), lambda _: GAME)):
        assert (again.plies, again.last) == (match.plies, match.last)
    assert match.undo()
    assert told(match.last) == ["RingTook 17.4"] * 2
    assert match.redo()
    assert match.last == told_at_once


def test_the_move_in_is_told_with_the_treasure_that_it_finds() -> None:
    won = "A II/2 = 4S\nB 8 = 1S\nO II/5, VI/2 = 1\ntreasures A crown II/5\n"
    table = T.table(f"{won}then: attack II/2 II/5 total; exchange 1 6", seed=1)
    table.play("occupy 2")
    assert [line.clause for line in table.why().lines if line.clause] == ["THO-16.3", "THO-16.3", "THO-17.1"]


def test_each_line_is_told_for_itself() -> None:
    match = Match(GAME, start=at(PLAIN), deal=False)
    match.play("reinforce 3 4")
    assert len(match.last) == 4
    match.play("pass")
    assert only(match.last, ev.Passed).seat == A
    assert match.state.phase is Phase.HELP


# --- odds and answers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "move", "more_may_come"),
    [
        ((), "attack II/2 II/5 total", True),
        (("attack II/2 II/5 total",), "ready", True),
        (("attack II/2 II/5 total",), "rally II/1 3", True),
        (("attack II/2 II/5 total", "ready"), "B: ready", False),
        (("attack II/2 II/5 total", "ready"), "B: rally V/1 8", False),
        (("attack II/2 II/5 total", "ready", "B: ready"), "exchange 6 6", False),
    ],
)
def test_odds_say_what_they_take_for_granted(before: tuple[str, ...], move: str, more_may_come: bool) -> None:
    table = T.table("A II/2 = 3S; II/1 = 4S\nB II/5 = 3S+H; V/1 = 9S", deal=False)
    for each in before:
        table.play(each)
    *odds, told = (line.text for line in table.how_likely(move).lines)
    assert len(odds) >= 2
    assert told.startswith("Reckoned with the units that stand there now" if more_may_come else "Reckoned to the end")


def test_odds_follow_what_is_gathered_and_thrown() -> None:
    def wins(move: str, *before: str) -> str:
        table = T.table("A II/2 = 3S; II/1 = 4S\nB II/5 = 3S+H; V/1 = 9S", deal=False)
        for each in before:
            table.play(each)
        return next(line.text for line in table.how_likely(move).lines if "the attacker wins" in line.text)

    begun = "attack II/2 II/5 total"
    assert wins(begun) == wins("ready", begun) != wins("rally II/1 3", begun)
    assert wins("exchange 3 6", begun, "ready", "B: ready") != wins("exchange 6 3", begun, "rally II/1 3", "B: ready")
    done = T.table("A II/2 = 3S\nB II/5 = 3S; V/1 = 9S", deal=False)
    done.play("attack II/2 II/5 partial")
    (own,) = done.how_likely("exchange 3 6").lines  # a throw is chance's own; that one ends the fight
    assert own.text.endswith("1/36 = 2.8%")


def test_what_an_announcement_would_do_is_told_to_all_eyes() -> None:
    won = "A II/2 = 4S\nB 8 = 1S\nO II/5, VI/2 = 1\ntreasures A crown II/5, ring VI/6, chest 3\n"
    won += "then: attack II/2 II/5 total; exchange 1 6"
    assert "THO-17.1" in [line.clause for line in T.table(won, eyes=None, deal=False).why_not("occupy 2").lines]
    hidden = T.table(won, eyes=0, deal=False).why_not("occupy 2")
    assert "THO-17.1" not in [line.clause for line in hidden.lines]
    assert len(hidden.lines) == 4  # what it shows is known once it is done, and the three that it may be


def test_where_a_decision_did_nothing_that_is_told_what_was_told_before_it_is() -> None:
    table = T.table("A II/2 = 3S; II/1 = 3S\nB II/5 = 3S; V/1 = 3S", deal=False, eyes="referee")
    assert table.why().title == "Nothing has happened yet."
    table.play("attack II/2 II/5 total")
    told = table.why().lines
    table.play("ready")
    assert table.why().lines == told != ()
    lifted = T.table("A II/2 = 3S\nB V/1 = 3S\ntreasures B ring IV/4\nphase help", deal=False, eyes="referee")
    lifted.play("help 3")
    lifted.play("lift IV/4")
    assert lifted.why().clauses == ("THO-12.4",)
