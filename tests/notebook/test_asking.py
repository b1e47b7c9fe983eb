"""Who may ask what: odds are refused like moves, and nothing is told that the eyes do not know."""

from __future__ import annotations

from random import Random

import pytest

from orclib import IllegalAction, UsageError, armadora, orc
from orclib.engine import Seat

POSITION = "all piles 4. North to move, hand RB. South: GW, YV"


def test_the_odds_are_refused_like_the_move() -> None:
    table = orc.table(POSITION, seed=1, eyes=0)
    with pytest.raises(IllegalAction) as caught:
        table.how_likely("RB:1-R")
    assert tuple(reason.clause for reason in caught.value.reasons) == table.why_not("RB:1-R").clauses == ("ORC-4.5",)


@pytest.mark.parametrize("ask", ["how_likely", "why_not"])
def test_nothing_is_told_about_another_seat(ask: str) -> None:
    for card in ("GW", "VW"):  # whether the other player holds it or not
        with pytest.raises(UsageError, match="only South knows"):
            getattr(orc.table(POSITION, seed=1, eyes=0), ask)(f"S: {card}:1-Y")


@pytest.mark.parametrize("ask", ["how_likely", "why_not"])
def test_only_the_referee_asks_about_chance(ask: str) -> None:
    for eyes, deal in ((0, True), (0, False), ("referee", True)):
        table = orc.table(POSITION, seed=1, eyes=eyes, deal=deal).play("RB:2-Y")
        with pytest.raises(UsageError, match="for chance to do"):
            getattr(table, ask)("turn G VW")
    referee = orc.table(POSITION, seed=1, eyes="referee", deal=False).play("RB:2-Y", "draw G")
    assert getattr(referee, ask)("turn G VW").lines


def test_a_seat_is_not_shown_what_chance_may_do() -> None:
    moves = "RB:2-Y", "draw G"
    assert orc.table(POSITION, seed=1, eyes=0, deal=False).play(*moves).legal().lines == ()
    assert len(orc.table(POSITION, seed=1, eyes="referee", deal=False).play(*moves).legal().lines) == 24


@pytest.mark.parametrize("clause", ["", "ORC-9.4"])
def test_who_wins_is_reckoned_without_what_the_eyes_do_not_know(clause: str) -> None:
    text = "piles Y2 V2; won: G-N, W-S, R-N, B-S. North to move, hand RB. South: GW, YV"
    one = orc.table(text, seed=1, eyes=0)
    view = orc.observe(one.state, Seat(0))
    others = [orc.table(orc.determinize(view, Random(seed)), seed=1, eyes=0) for seed in range(3)]
    assert len({other.state.hands[1] for other in others}) > 1
    assert {repr(other.how_likely(clause=clause)) for other in others} == {repr(one.how_likely(clause=clause))}


def test_what_a_move_leads_to_is_told_where_chance_has_no_part_in_it() -> None:
    table = armadora.preset("EC-24 what the Mage may look at", eyes=0)
    move = table.match.game.format(table.match.legal()[0])
    told = repr(table.how_likely(move))
    assert "what happens is certain" in told
    assert "Who wins from here" in told
    assert "who takes its 40 gold?" in told
    assert table.match.plies == []


def test_what_a_move_leads_to_tells_nothing_hidden() -> None:
    one = orc.table(POSITION, seed=1, eyes=0)
    view = orc.observe(one.state, Seat(0))
    others = [orc.table(orc.determinize(view, Random(seed)), seed=1, eyes=0) for seed in range(3)]
    assert len({repr(other.how_likely("RB:1-G")) for other in (one, *others)}) == 1
