"""The 31 rulings: each switch in both readings, and what the defaults decide that no other test shows."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction

import pytest
from msgspec.structs import replace

from orclib import orc
from orclib.engine import Event
from orclib.errors import IllegalAction
from tests.games.orc.support import (
    CHANCE,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    Card,
    Half,
    Options,
    Phase,
    State,
    Tribe,
    act,
    at,
    attacks,
    bound,
    brings,
    cards,
    ev,
    game,
    last,
    of,
    only,
    play,
    random_game,
    settle,
    step,
    tale,
)
from tests.games.rows import shown

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
CHOICE = Options(start_choice=True)
ON_WON = F1 + "{}options: attack_on_won on\n"
WON = ON_WON.format("piles Y2 W2 R3 B3 V3; won: G-S; trophies: G WR. North to move, hand BR, VY, RB; South WY, RG\n")
AT_THE_END = ON_WON.format(
    "piles V1; won: Y-N, G-S, W-N, R-N, B-N; trophies: G WR. North to move, hand BR, VY; South WY\n"
)
ELSEWHERE = ON_WON.format(
    "piles Y2 W1 R3 B3 V3; won: G-S; G: N YR:2; W: S GB:2. North to move, hand BR, VY; South WY, VW\n"
)
BLIND = "\noptions: peek_between_draws off"
TWO = F1 + "piles Y1 G1 W3 R3 B3 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV" + BLIND
HIDDEN = "\noptions: discard_face_down on"
CLEARED = F1 + "piles Y1 G3 W3 R3 B3 V3; Y: N GR:2, S BW:1. North to move, hand RV; South WY, VW" + HIDDEN


def reach(phase: Phase, options: Options | None = None) -> State:
    """The first state of a random game in a phase."""
    state: State = next(s.before for s in random_game(3, options) if s.before.phase is phase)
    return state


@shown(
    "orc",
    "start moves tells leaves",
    [
        ("R7", WON, "BR:1-G; draw Y; draw W", [ev.MayDraw("ORC-6.1", NORTH, 2)], "G 1:0; G won by S; S to move"),
        ("R7", AT_THE_END, "BR:1-G; draw V", [], "phase over; G 1:0; G trophy WR; G won by S"),
        ("R7", ELSEWHERE, "discard VY; draw W",
         [ev.TrophyRaised("ORC-8.2", Tribe.W, SOUTH, Card.GB)], "G 2:0; W 0:0; W won by S"),
        ("R11", START + BLIND, "RB:1-Y; draw W G; turn G VW; turn W VG",
         [ev.Drew("ORC-6.4", NORTH, Tribe.G, Card.VW, 3), ev.Drew("ORC-6.5", NORTH, Tribe.W, Card.VG, 3)],
         "N holds VW VG; G pile 3; W pile 3; S to move"),
        ("R11", START + BLIND, "RB:1-Y; draw G G; turn G VW; turn G VG", [], "N holds VW VG; G pile 2; S to move"),
        ("R11", TWO, "RV:1-B; draw G Y", [ev.TwoBattles("ORC-7.6", Tribe.Y, Tribe.G)], "Y won by S; G won by S"),
        ("R11", F1 + "piles V1; won: Y-N, W-N, G-S, R-S, B-S; North to move, hand YB, WB; South GB" + BLIND,
         "YB:1-V; draw V", [ev.Forfeited("ORC-6.7", NORTH)], "phase over"),
        ("R20", START + HIDDEN, "discard RB; draw G", [ev.Discarded("ORC-5.1", NORTH, Card.RB, face_down=True)], ""),
    ],
)  # fmt: skip
def test_what_a_switch_brings(start: str, moves: str, tells: list[Event], leaves: str) -> None:
    brings(start, moves, tells, leaves)


# --- R3: who starts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "chooser"), [("north", SOUTH), ("south", NORTH)])
@pytest.mark.parametrize("first", [True, False])
def test_r3_and_r29_the_one_who_does_not_deal_chooses_before_any_card_is_seen(
    dealer: str, chooser: int, first: bool
) -> None:
    state = reach(Phase.START, CHOICE)
    assert dict(GAME.chances(state)) == {act.NameDealer(CHANCE, seat): Fraction(1, 2) for seat in SEATS}
    asked = step(state, f"dealer {dealer}").state
    view = GAME.observe(asked, asked.mover)
    assert (GAME.to_act(asked), view.hands, len(view.unknown)) == ((chooser,), ((), ()), 27)
    chosen, events = step(asked, f"choose {'first' if first else 'second'}")
    assert "ORC-2.8" in {event.clause for event in events}
    starter = chooser if first else 1 - chooser
    box = settle(chosen).state
    assert (box.phase, box.starter, box.mover) == (Phase.BOX, starter, starter)
    assert (len(box.hands[starter]), len(box.hands[1 - starter])) == (1, 2)


def test_r3_without_the_choice_nobody_has_dealt() -> None:
    asked = reach(Phase.CHOOSE, CHOICE)
    assert GAME.with_options(asked, CHOICE) == asked
    state = GAME.with_options(asked, Options())
    assert (state.phase, state.dealer, GAME.to_act(state)) == (Phase.START, None, (CHANCE,))


# --- R7: attacks on won tribes ---------------------------------------------------------------------------------------


def test_r7_a_won_tribe_is_attacked_under_the_colour_rules_and_that_scores_nothing() -> None:
    assert attacks(WON, "G") == [f"{c}:{h}-G" for c in ("BR", "VY", "RB") for h in (1, 2)]
    end = play(AT_THE_END, "BR:1-G", "draw V").state
    bare = replace(end, fronts=tuple(replace(f, sides=((), ())) for f in end.fronts))
    assert GAME.outcome(end) == GAME.outcome(bare)


def test_r7_a_flipped_option_makes_a_code_that_can_be_read() -> None:
    match = orc.match("won: Y-N\nNorth to move, hand RB WV\noptions: attack_on_won on", seed=1)
    for move in ("RB:1-Y", "draw G", "draw G"):
        match.play(move)
    table = orc.table(orc.with_options(match.state, orc.options()), seed=1)
    state = orc.enter(table.code()).match.state
    assert state == table.match.state
    assert Card.RB in state.removed  # ORC-8.1: nothing lies at a won tribe
    with pytest.raises(IllegalAction):
        orc.enter(table.code()).match.play("WV:1-Y")


# --- R11: looking at the first card ----------------------------------------------------------------------------------


def test_r11_and_r30_the_piles_are_named_at_once_and_have_no_order() -> None:
    used = step(START + BLIND, "RB:1-Y").state
    pairs = [f"draw {one} {two}" for one, two in itertools.combinations_with_replacement("RYBGWV", 2)]
    assert sorted(bound.legal(used)) == sorted(pairs)
    assert play(used, "draw W G") == play(used, "draw G W")
    between = step(step(used, "draw G G").state, "turn G VW").state
    assert (GAME.to_act(between), between.hands[NORTH]) == ((CHANCE,), (Card.VW,))
    few = F1 + "piles Y1 G2 W3 R3 B3 V3; North to move, hand RV; South WY, VW, VG" + BLIND
    assert {*pairs} - {*bound.legal(step(few, "RV:1-B").state)} == {"draw Y Y"}  # two cards, from a pile of one
    one = step(START + BLIND, "RB:2-Y").state
    assert bound.legal(one) == [f"draw {tribe}" for tribe in "RYBGWV"]


# --- R14 and R15: the order of battles -------------------------------------------------------------------------------


def test_r14_and_r15_a_thaw_runs_before_the_second_battle_and_owners_are_the_same_either_way() -> None:
    text = (
        F1
        + """piles Y1 B1 V3; frozen: G, W, R; Y: N GR:2, S BR:1; G: N WR:2, S YB:2
    South to move, hand RB, WB, YV; North VW, VG; options: far_battle_first {}"""
    )
    near, far = (play(text.format(how), "RB:1-V", "draw Y", "draw B") for how in ("off", "on"))
    assert tale(near.events) == "Y2:1 Y>N 7.4 G>N 9.7 W>N 9.8 R>N 9.8 B0:0 B>N 9.1"
    assert [e.tribe.value for e in of(far.events, ev.Fought)] == ["B", "Y"]
    assert [f.owner for f in near.state.fronts] == [f.owner for f in far.state.fronts]


# --- R20 and R31: discards -------------------------------------------------------------------------------------------


def test_r20_the_opponent_never_sees_discards() -> None:
    after, events = step(START + HIDDEN, "discard RB")
    thrown = only(events, ev.Discarded)
    assert (thrown.seen_by(NORTH), thrown.seen_by(SOUTH)) == (thrown, replace(thrown, card=None))
    assert "RB" not in GAME.sentence(thrown.seen_by(SOUTH))
    south, north = GAME.observe(after, SOUTH), GAME.observe(after, NORTH)
    assert (north.buried, south.buried) == ((cards("RB"), ()), ((None,), ()))
    assert (Card.RB in south.unknown, Card.RB in north.unknown) == (True, False)
    cleared = GAME.observe(play(CLEARED, "discard RV", "draw Y").state, SOUTH)
    assert (Card.BW in cleared.removed, Card.RV in cleared.removed) == (True, False)  # battles clear in the open


def test_r20_discards_stay_hidden_after_the_game() -> None:
    end = last(random_game(5, Options(discard_face_down=True)))
    shown_ = GAME.observe(end, NORTH)
    assert shown_.buried == (end.buried[NORTH], (None,) * len(end.buried[SOUTH]))
    assert (set(shown_.unknown), shown_.hands) == (set(end.buried[SOUTH]), end.hands)


def test_r31_a_typed_heap_tells_whose_discard_is_whose() -> None:
    text = F1 + "piles Y1 G3 W4 R4 B4 V4; North RB RV; South GW GR; buried N RG; removed BG" + HIDDEN
    state = at(text)
    north, south = (GAME.observe(state, seat) for seat in SEATS)
    assert (north.buried, south.buried) == ((cards("RG"), ()), ((None,), ()))
    assert Card.BG not in {*north.unknown, *south.unknown}  # both have seen it
    assert GAME.with_options(state, replace(state.options, attack_on_won=True)).buried == state.buried
    assert GAME.with_options(state, Options()).buried == ((), ())  # under the usual reading discards lie open


# --- the rest --------------------------------------------------------------------------------------------------------


def test_the_switches_leave_the_rest_alone() -> None:
    """With no discard, no won tribe attacked and nothing peeked at, all readings lead to the same table."""

    def choose(state: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        strong = [a for a in legal if isinstance(a, act.Attack) and a.half is Half.DOUBLE]
        return next((a for a in strong if state.front(a.tribe).owner is None), legal[0])

    ends = {
        (tuple(f.owner for f in end.fronts), end.hands, end.turn)
        for options in (Options(), Options(attack_on_won=True), Options(peek_between_draws=False))
        for end in [last(itertools.islice(game(choose, options=options), 30))]
    }
    assert len(ends) == 1
