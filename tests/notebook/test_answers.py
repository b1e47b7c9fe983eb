"""Why, why not, how likely, how soon: an answer is sentences with clauses that exist, and a picture without fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orclib import IllegalAction, NotationError, UsageError, armadora, braves, orc, orcs_vs_orcs, thorval
from orclib.engine import Seat
from orclib.notebook.answer import view
from orclib.notebook.table import Table
from orclib.scene.answer import Answer
from orclib.scene.check import faults
from tests.notebook.support import LAST_CARD, TWO_REASONS, bubble, marks, opened

ANSWERS: dict[str, Callable[[], Answer]] = {
    "why at the start": lambda: Table(orc.match(seed=7, deal=False), keep=False).why(),
    "why": lambda: opened("box right", "RB:1-G").why(),
    "why after the end": lambda: orc.table(LAST_CARD, seed=1).play("BY:1-Y", "draw Y").why(),
    "why not": lambda: orc.table(TWO_REASONS, seed=1).why_not("BY:1-G"),
    "why not, allowed draw": lambda: opened("box right", "RB:1-G").why_not("draw V"),
    "why not, allowed": lambda: orc.table(TWO_REASONS, seed=1).why_not("BY:1-R"),
    "why not, of the game": lambda: orc.why_not("BY:1-G", TWO_REASONS),
    "legal": lambda: opened("box right").legal(),
    "how likely is what": lambda: opened("box right", "RB:1-G").how_likely("draw V"),
    "how likely is what is certain": lambda: opened("box right").how_likely("RB:1-G"),
    "who wins": lambda: orc.table(LAST_CARD, seed=1).how_likely(),
    "how likely is a rule": lambda: orc.table(LAST_CARD, seed=1).how_likely(clause="ORC-7.3"),
    "shortest": lambda: opened("box right").shortest("ORC-6.4"),
    "shortest to a refusal": lambda: orc.table(TWO_REASONS, seed=1).shortest("ORC-4.6"),
    "no shortest": lambda: orc.table(LAST_CARD, seed=1).shortest("ORC-1.1"),
}
UNPICTURED = ("legal", "likely", "wins")
"""What has no picture has one of these in its name."""


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_prints_and_draws_its_headline_its_sentences_and_their_clauses(name: str) -> None:
    answer = ANSWERS[name]()
    assert answer.lines or not name.startswith("why not")
    assert answer.lines or not answer.title.endswith(":"), "a headline that announces something is followed by it"
    text = repr(answer)
    assert text.startswith(answer.title)
    for line in answer.lines:
        assert line.text in text
        assert line.text == line.text.strip() != ""
        assert not line.clause or f"({line.clause})" in text
    assert all(clause in orc.rulebook for clause in answer.clauses)
    assert "{" not in text
    assert repr(ANSWERS[name]()) == text
    if not any(word in name for word in UNPICTURED):
        scene = answer.still()
        assert scene is not None
        assert faults(scene) == ()
        assert answer.title in scene.text
        assert all(line.text in scene.text for line in answer.lines)
        assert answer.scene is not None
        assert view(answer).words().endswith(f"{answer.scene.digest()}]")


def test_a_typed_end_says_what_decided_it() -> None:
    end = orc.preset("E19 equal totals")
    assert end.why().clauses == ("ORC-12.2",)
    assert "tribe nearest the box" in orc.picture(orc.observe(end.match.state, None)).text.splitlines()[0]
    assert orc.table("all piles 4", seed=1).why().lines == ()


def test_why_cites_the_clause_of_each_event_and_marks_where_it_happened() -> None:
    table = opened("box right", "RB:1-G")
    answer = table.why()
    assert [line.clause for line in answer.lines if line.clause] == [event.clause for event in table.match.last]
    assert f"{(rule := orc.rulebook['ORC-4.1']).title}: {rule.text}" in [line.text for line in answer.lines]
    assert "ORC-4.1" in answer.clauses
    scene = answer.still()
    assert scene is not None
    assert "last:side:G:N" in {group.id for group in scene.groups}


def test_why_not_gives_every_reason_and_shows_it_on_the_board() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    before = table.state
    answer = table.why_not("BY:1-G")
    assert answer.clauses == ("ORC-4.6", "ORC-4.7")
    assert answer.title.endswith("not allowed.")
    assert marks(table, "evidence") == {"side:G:N", "side:G:S"}
    assert "Not allowed" in bubble(table)
    assert table.state == before
    assert table.match.plies == []


def test_why_not_of_an_allowed_move_tells_what_it_would_do_and_does_not_do_it() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    answer = table.why_not("BY:1-R")
    assert "allowed" in answer.title
    assert "not allowed" not in answer.title
    assert "ORC-4.1" in answer.clauses
    assert table.match.plies == []
    assert marks(table, "evidence") == set()


def test_legal_names_every_legal_action_in_notation() -> None:
    table = opened("box right")
    answer = table.legal()
    named = [line.text.rsplit(": ", 1)[0] for line in answer.lines]
    assert named == [table.match.game.format(action) for action in table.match.legal()]
    assert answer.title == f"{len(named)} legal actions:"


def test_the_odds_are_exact() -> None:
    answer = opened("box right", "RB:1-G").how_likely("draw V")
    *shares, note = [line.text for line in answer.lines]
    assert "more than 100%" in note  # each card has two halves
    assert all(" = " in share and "%" in share and "/" in share for share in shares)


def test_the_odds_of_a_forbidden_move_are_refused_with_its_reasons() -> None:
    with pytest.raises(IllegalAction):
        opened("box right").how_likely("draw V")


def test_asking_changes_nothing() -> None:
    table = opened("box right", "RB:1-G")
    before, plies = table.state, list(table.match.plies)
    table.how_likely("draw V")
    table.shortest("ORC-6.4")
    table.legal()
    table.why()
    assert table.state == before
    assert table.match.plies == plies


def test_the_shortest_play_is_played_from_here_and_shows_the_clause() -> None:
    table = opened("box right", "RB:1-G")
    answer = table.shortest("ORC-6.4")
    assert "ORC-6.4" in answer.clauses
    assert "ORC-6.4" in answer.title
    assert answer.lines[0].text.startswith("draw ")


@pytest.mark.parametrize("ask", ["how_likely", "shortest"])
def test_a_clause_that_does_not_exist_is_named_with_its_neighbours(ask: str) -> None:
    with pytest.raises(UsageError, match="Did you mean"):
        getattr(opened("box right"), ask)(clause="ORC-6.44")


def test_a_move_that_cannot_be_read_is_an_error_of_notation() -> None:
    with pytest.raises(NotationError):
        opened("box right").why_not("RB->")


@pytest.mark.parametrize(
    ("game", "clause", "moves"),
    [
        (thorval, "THO-14.7", 2),
        (thorval, "THO-14.10", 2),
        (thorval, "THO-7.12", 1),
        (thorval, "THO-7.13", 1),
        (armadora, "ARM-8.5", 1),
        (armadora, "ARM-9.11", 3),
        (braves, "BRV-15.7", 3),
        (orcs_vs_orcs, "OVO-8.10", 3),
        (orcs_vs_orcs, "OVO-12.7", 3),
    ],
)
def test_what_few_moves_show_from_a_named_position_is_shown_in_no_more(game: Any, clause: str, moves: int) -> None:
    """So many moves a person needed, by hand."""
    answer = game.shortest(clause)
    assert clause in answer.clauses
    assert len(answer.witness.moves) <= moves


def test_a_clause_that_only_forbids_is_shown_by_what_it_forbids_and_who_tries_is_said() -> None:
    answer = orc.shortest("ORC-4.5")
    assert answer.clauses == ("ORC-4.5",)
    assert any("North: " in line.text and "(not allowed)" in line.text for line in answer.lines)
    scene = answer.still()
    assert scene is not None
    assert any(group.id.startswith("evidence:") for group in scene.groups)


def test_a_clause_that_nothing_cites_says_where_it_is_taught() -> None:
    for clause, told in (("ORC-1.1", "moves from"), ("ORC-1.9", str(orc.rulebook.clauses["ORC-1.9"].definition))):
        answer = orc.shortest(clause, seconds=0)
        assert answer.clauses == ()
        assert told in repr(answer)
        assert "orc.lesson(" in repr(answer)


def test_of_a_lesson_that_teaches_it_what_can_be_seen_at_work_is_told_if_anything_can() -> None:
    told = "can be seen at work: "
    assert f"{told}ORC-10.1, ORC-10.2 and ORC-11.1." in repr(orc.shortest("ORC-11.7", seconds=0))
    assert told not in repr(orc.shortest("ORC-1.9", seconds=0))


def test_at_a_table_only_the_eyes_own_refusals_are_told() -> None:
    table = orc.table(TWO_REASONS, seed=1, eyes=0)
    refused = table.shortest("ORC-4.6").lines[0].text.partition(":")[0]
    assert refused in {"BY", "RG"}, "a card of the hand that the eyes see"


def test_no_answer_depends_on_what_else_was_asked() -> None:
    first = orc.table(TWO_REASONS, seed=1).shortest("ORC-6.4")
    orc.shortest("ORC-12.3")
    assert repr(orc.table(TWO_REASONS, seed=1).shortest("ORC-6.4")) == repr(first)


def test_the_odds_of_two_cards_are_those_of_both() -> None:
    """26 cards are unseen, 5 of them with two yellow orcs: 1 - 21/26 x 20/25."""
    position = "all piles 4\nNorth to move, hand RB\noptions: peek_between_draws off"
    table = orc.table(position, seed=1, eyes=0).play("RB:1-G")
    for move in ("draw Y G", "draw G G"):
        assert "2 yellow orcs: 23/65 = 35.4%" in [line.text for line in table.how_likely(move).lines]


def test_the_odds_of_cards_that_the_eyes_will_not_see_are_not_told() -> None:
    """Who comes second is dealt two cards, the other one before: 1 - 22/27 x 21/26 for two blue orcs."""
    table = orc.table(seed=1, start_choice=True)
    seat = table.match.to_act[0]
    answer = table.look(seat).how_likely("choose second")
    assert "2 blue orcs: 40/117 = 34.2%" in [line.text for line in answer.lines]


def test_odds_that_come_together_add_up_to_more_and_it_is_said() -> None:
    table = orc.table("all piles 4\nNorth to move, hand RB\noptions: peek_between_draws off", seed=1, eyes=0)
    table.play("RB:1-G")
    assert "add up to more than 100%" in table.how_likely("draw Y G").lines[-1].text
    attack = thorval.table("A II/2 = 3S\nB II/5 = 3S", seed=1).how_likely("attack II/2 II/5 total")
    assert "100%" not in repr(attack)  # one ending or another: they add up to 100 %


def test_what_may_still_be_decided_is_said_with_the_odds() -> None:
    table = thorval.table("A II/2 = 3S\nB II/5 = 3S+H; V/1 = 9S", seed=1)
    told = table.how_likely("attack II/2 II/5 total").lines[-1].text
    assert told.startswith("Reckoned with the units that stand there now")  # what the game takes for granted
    assert "Blue may still decide" in told  # and who may change it
    alone = thorval.table("A II/2 = 3S\nB II/5 = 3S+H", seed=1)
    assert "may still decide" not in repr(alone.how_likely("attack II/2 II/5 total"))


def test_the_odds_of_what_chance_does_next_can_be_asked() -> None:
    table = thorval.table("A II/2 = 3S\nB II/5 = 3S+H", seed=1, deal=False).play("attack II/2 II/5 total")
    while table.match.to_act != (-1,):
        table.play(table.match.game.format(table.match.legal()[0]))
    assert table.how_likely("exchange 4 3").lines[0].text.endswith("1/36 = 2.8%")
    with pytest.raises(IllegalAction):
        table.how_likely("ready")


def test_why_tells_ones_own_move_and_then_what_a_bot_did() -> None:
    table = orc.table(seed=3, bots={1: "beginner"}, eyes=0)
    while not {ply.action.seat for ply in table.match.plies} >= {0, 1}:
        table.play(table.match.game.format(table.match.legal()[0]))
    told = [line.text for line in table.why().lines]
    own, others = told.index("— North —"), told.index("— South —")
    assert own < others
    assert told[own + 1].startswith("North ")


def test_why_at_the_end_tells_by_which_rule_the_loser_lost() -> None:
    table = orc.table(LAST_CARD, seed=1).play("BY:1-Y", "draw Y")
    outcome = table.match.outcome
    assert outcome is not None
    loser = next(seat for seat in (Seat(0), Seat(1)) if seat not in outcome.winners)
    last = table.why().lines[-1]
    assert last.text.startswith(f"{orc.seat_name(loser, table.match.options)} has {outcome.score.totals[loser]}")
    assert last.clause == "ORC-12.1"


def test_a_rule_that_random_play_seldom_shows_is_not_said_never_to_happen() -> None:
    answer = orc.preset("E12 a thaw around the corner").how_likely(clause="ORC-12.3")
    assert not answer.lines[0].text.startswith("ORC-12.3: 0%")


def test_a_ban_and_a_definition_never_happen_and_that_is_said_at_once() -> None:
    table = orc.preset("E3")
    ban = table.how_likely(clause="ORC-4.5")
    assert ban.lines[0].clause == "ORC-4.5"
    assert "forbids" in ban.lines[0].text
    refused = sum(
        any(reason.clause == "ORC-4.5" for reason in table.match.refusals(action))
        for action in orc.engine.pseudo_legal_actions(table.match.state, table.match.to_act[0])
    )
    assert f"it refuses {refused}" in ban.lines[1].text
    nothing_near = opened().how_likely(clause="ORC-4.5")
    assert nothing_near.lines[0] == ban.lines[0]
    assert "it refuses 0" in nothing_near.lines[1].text
    defined = table.how_likely(clause="ORC-1.9")
    assert defined.lines[1].text == str(orc.rulebook.clauses["ORC-1.9"].definition)
