"""The 31 rulings: each default as decided, each switch in both readings."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction

import pytest
from msgspec.structs import replace

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
    cards,
    ev,
    game,
    last,
    of,
    only,
    owners,
    piles,
    play,
    random_game,
    settle,
    step,
    strengths,
    totals,
)

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"


def reach(phase: Phase, options: Options | None = None) -> State:
    """The first state of a random game in a phase."""
    state: State = next(s.before for s in random_game(3, options) if s.before.phase is phase)
    return state


def test_the_rulebook_lists_31_rulings_and_four_of_them_have_a_switch() -> None:
    rulings = GAME.rulebook.rulings
    assert list(rulings) == [f"ORC-R{n}" for n in range(1, 32)]
    assert {r.id: name for name, r in GAME.rulebook.switches().items()} == {
        "ORC-R3": "start_choice",
        "ORC-R7": "attack_on_won",
        "ORC-R11": "peek_between_draws",
        "ORC-R20": "discard_face_down",
    }
    for name, ruling in GAME.rulebook.switches().items():
        assert getattr(Options(), name) is ruling.default
    for ruling in rulings.values():
        assert set(ruling.clauses) <= set(GAME.rulebook.clauses)
        assert all(ruling.id in GAME.rulebook.clauses[clause].rulings for clause in ruling.clauses)


# --- R3: who starts -----------------------------------------------------------------------------------------


CHOICE = Options(start_choice=True)


@pytest.mark.parametrize(("dealer", "chooser"), [("north", SOUTH), ("south", NORTH)])
@pytest.mark.parametrize("first", [True, False])
def test_r3_with_a_choice_the_one_who_does_not_deal_chooses(dealer: str, chooser: int, first: bool) -> None:
    state = reach(Phase.START, CHOICE)
    assert dict(GAME.chances(state)) == {
        act.NameDealer(CHANCE, NORTH): Fraction(1, 2),
        act.NameDealer(CHANCE, SOUTH): Fraction(1, 2),
    }
    asked = step(state, f"dealer {dealer}").state
    assert GAME.to_act(asked) == (chooser,)
    assert asked.hands == ((), ())  # before anybody has seen one of the three cards
    chosen, events = step(asked, f"choose {'first' if first else 'second'}")
    assert "ORC-2.8" in {event.clause for event in events}
    starter = chooser if first else 1 - chooser
    box = settle(chosen).state
    assert (box.phase, box.starter, box.mover) == (Phase.BOX, starter, starter)
    assert (len(box.hands[starter]), len(box.hands[1 - starter])) == (1, 2)


# --- R4 to R6 -----------------------------------------------------------------------------------------------


def test_r4_the_starter_sees_his_card_and_the_row_before_he_places_the_box() -> None:
    state = reach(Phase.BOX)
    assert state.starter is not None
    view = GAME.observe(state, state.starter)
    assert view.hands[state.starter] == state.hands[state.starter] != ()
    assert len(view.row) == 6


# --- R7: attacks on won tribes ------------------------------------------------------------------------------

WON = (
    F1
    + """piles Y2 W2 R3 B3 V3; won: G-S; trophies: G WR. North to move, hand BR, VY, RB; South WY, RG
options: attack_on_won {}"""
)


def test_r7_switched_on_a_won_tribe_may_be_attacked_under_the_colour_rules() -> None:
    open_ = WON.format("on")
    assert attacks(open_, "G") == [f"{c}:{h}-G" for c in ("BR", "VY", "RB") for h in (1, 2)]
    after, events = play(open_, "BR:1-G", "draw Y", "draw W")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.1", NORTH, 2)
    assert (of(events, ev.Fought), owners(after)) == ([], {"G": "S"})  # no battle follows


def test_r7_switched_on_the_cards_stay_to_the_end_and_score_nothing() -> None:
    text = (
        F1
        + """piles V1; won: Y-N, G-S, W-N, R-N, B-N; trophies: G WR. North to move, hand BR, VY; South WY
    options: attack_on_won on"""
    )
    end, events = play(text, "BR:1-G", "draw V")
    assert end.phase is Phase.OVER
    assert strengths(end, "G") == (1, 0)
    assert end.front(Tribe.G).trophy is Card.WR
    assert owners(end)["G"] == "S"
    assert [e.tribe for e in of(events, ev.Fought)] == [Tribe.V]
    bare = replace(end, fronts=tuple(replace(f, sides=((), ())) for f in end.fronts))
    assert totals(end) == totals(bare)


def test_r7_switched_on_a_battle_elsewhere_clears_only_its_own_tribe() -> None:
    text = (
        F1
        + """piles Y2 W1 R3 B3 V3; won: G-S; G: N YR:2; W: S GB:2. North to move, hand BR, VY; South WY, VW
    options: attack_on_won on"""
    )
    end = play(text, "discard VY", "draw W").state
    assert (strengths(end, "G"), strengths(end, "W")) == ((2, 0), (0, 0))
    assert owners(end) == {"G": "S", "W": "S"}


# --- R8 to R10 ----------------------------------------------------------------------------------------------


# --- R11: looking at the first card -------------------------------------------------------------------------

BLIND = "\noptions: peek_between_draws off"


def test_r11_switched_off_both_piles_are_named_at_once() -> None:
    used = play(START + BLIND, "RB:1-Y").state
    assert len(GAME.legal_actions(used, NORTH)) == 21  # unordered pairs of six piles, twins included
    assert all(isinstance(a, act.DrawTwo) for a in GAME.legal_actions(used, NORTH))
    after, events = play(used, "draw W G")
    assert [drew.tribe.value for drew in of(events, ev.Drew)] == ["G", "W"]
    assert (len(after.hands[NORTH]), piles(after)["G"], piles(after)["W"]) == (2, 3, 3)


def test_r11_switched_off_nothing_is_decided_between_the_two_cards() -> None:
    turning = step(step(START + BLIND, "RB:1-Y").state, "draw G G").state
    between = step(turning, "turn G VW").state
    assert GAME.to_act(turning) == GAME.to_act(between) == (CHANCE,)
    assert between.hands[NORTH] == (Card.VW,)
    assert piles(settle(between).state)["G"] == 2


def test_r11_switched_off_two_from_one_pile_needs_two_cards_there() -> None:
    text = F1 + "piles Y1 G2 W3 R3 B3 V3; North to move, hand RV; South WY, VW, VG" + BLIND
    used = step(text, "RV:1-B").state
    named = {GAME.format(a) for a in GAME.legal_actions(used, NORTH)}
    assert len(named) == 20
    assert "draw Y Y" not in named


def test_r11_switched_off_the_last_single_card_is_drawn_plainly() -> None:
    text = F1 + "piles V1; won: Y-N, W-N, G-S, R-S, B-S; North to move, hand YB, WB; South GB" + BLIND
    used = step(text, "YB:1-V").state
    assert used.owed == 2
    assert [GAME.format(a) for a in GAME.legal_actions(used, NORTH)] == ["draw V"]
    assert only(play(used, "draw V").events, ev.Forfeited).clause == "ORC-6.7"


def test_r11_switched_off_one_owed_card_is_drawn_plainly() -> None:
    used = step(START + BLIND, "RB:2-Y").state
    assert [GAME.format(a) for a in GAME.legal_actions(used, NORTH)] == [f"draw {t}" for t in "RYBGWV"]


def test_r11_switched_off_both_battles_of_a_blind_draw_are_fought_in_order() -> None:
    text = F1 + "piles Y1 G1 W3 R3 B3 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV" + BLIND
    end, events = play(text, "RV:1-B", "draw G Y")
    assert [e.tribe.value for e in of(events, ev.Fought)] == ["Y", "G"]
    assert owners(end) == {"Y": "S", "G": "S"}


# --- R12 to R19 ---------------------------------------------------------------------------------------------


def test_r14_and_r15_a_thaw_runs_before_the_second_battle_and_owners_are_the_same_either_way() -> None:
    text = (
        F1
        + """piles Y1 B1 V3; frozen: G, W, R; Y: N GR:2, S BR:1; G: N WR:2, S YB:2
    South to move, hand RB, WB, YV; North VW, VG; options: far_battle_first {}"""
    )
    near, far = (play(text.format(how), "RB:1-V", "draw Y", "draw B") for how in ("off", "on"))
    order = [e.tribe.value for e in near.events if isinstance(e, ev.Fought | ev.Won)]
    assert order == ["Y", "Y", "G", "W", "R", "B", "B"]
    assert [e.tribe.value for e in of(far.events, ev.Fought)] == ["B", "Y"]
    assert owners(near.state) == owners(far.state) == dict.fromkeys("YGWRB", "N")


# --- R20: discards ------------------------------------------------------------------------------------------


def test_r20_switched_on_the_opponent_never_sees_discards() -> None:
    after, events = step(START + "\noptions: discard_face_down on", "discard RB")
    thrown = only(events, ev.Discarded)
    assert thrown.seen_by(NORTH) == thrown == ev.Discarded("ORC-5.1", NORTH, Card.RB, face_down=True)
    assert thrown.seen_by(SOUTH) == ev.Discarded("ORC-5.1", NORTH, None, face_down=True)
    assert "RB" not in GAME.sentence(thrown.seen_by(SOUTH))
    south, north = GAME.observe(after, SOUTH), GAME.observe(after, NORTH)
    assert (north.buried, south.buried) == ((cards("RB"), ()), ((None,), ()))
    assert (north.removed, south.removed) == ((), ())
    assert Card.RB in south.unknown
    assert Card.RB not in north.unknown


def test_r20_switched_on_discards_stay_hidden_after_the_game() -> None:
    end = last(random_game(5, Options(discard_face_down=True)))
    assert end.buried[SOUTH]
    shown = GAME.observe(end, NORTH)
    assert shown.buried == (end.buried[NORTH], (None,) * len(end.buried[SOUTH]))
    assert set(shown.unknown) == set(end.buried[SOUTH])
    assert shown.hands == end.hands


def test_r20_switched_on_cards_cleared_by_battles_are_still_public() -> None:
    text = (
        F1
        + "piles Y1 G3 W3 R3 B3 V3; Y: N GR:2, S BW:1. North to move, hand RV; South WY, VW"
        + ("\noptions: discard_face_down on")
    )
    end = play(text, "discard RV", "draw Y").state
    assert Card.BW in GAME.observe(end, SOUTH).removed
    assert Card.RV not in GAME.observe(end, SOUTH).removed


# --- R21 to R28 ---------------------------------------------------------------------------------------------


def test_r26_the_tie_break_looks_at_rank_one() -> None:
    for seed in range(30):
        end = last(random_game(seed))
        nearest_won = next((end.front(t).owner for t in end.ranks if end.front(t).owner is not None), None)
        assert end.front(end.ranks[0]).owner == nearest_won  # the two readings never differ


# --- R29 to R31: what the switches leave open ----------------------------------------------------------------


def test_r29_who_chooses_sees_the_frontier_and_no_hand_card() -> None:
    asked = reach(Phase.CHOOSE, CHOICE)
    view = GAME.observe(asked, asked.mover)
    assert (len(view.row), view.hands, len(view.unknown)) == (6, ((), ()), 27)


def test_r30_the_two_piles_have_no_order() -> None:
    used = step(START + BLIND, "RB:1-Y").state
    assert GAME.parse("draw W G", used) == GAME.parse("draw G W", used)
    assert play(used, "draw W G") == play(used, "draw G W")


def test_r31_a_typed_heap_tells_whose_discard_is_whose() -> None:
    text = (
        F1 + "piles Y1 G3 W4 R4 B4 V4; North RB RV; South GW GR; buried N RG; removed BG; options: discard_face_down on"
    )
    state = at(text)
    north, south = (GAME.observe(state, seat) for seat in SEATS)
    assert (north.buried, south.buried) == ((cards("RG"), ()), ((None,), ()))
    assert Card.BG not in {*north.unknown, *south.unknown}  # both have seen it
    assert Card.RG in south.unknown
    assert GAME.with_options(state, replace(state.options, attack_on_won=True)).buried == state.buried
    assert GAME.with_options(state, Options()).buried == ((), ())  # under the usual reading discards lie open


def test_half_by_half_the_switches_leave_the_rest_alone() -> None:
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
