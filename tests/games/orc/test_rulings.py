"""The 31 rulings: each default as decided, each switch in both readings."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.games.orc.support import (
    CARDS,
    CHANCE,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    TRIBES,
    Card,
    Half,
    Options,
    Phase,
    State,
    Tribe,
    act,
    allowed,
    at,
    attacks,
    cards,
    ev,
    frozen,
    game,
    last,
    of,
    only,
    owners,
    piles,
    play,
    random_game,
    refused,
    settle,
    step,
    strengths,
    totals,
    uses,
)

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"


def reach(phase: Phase, options: Options | None = None) -> State:
    """The first state of a random game in a phase."""
    return next(s.before for s in random_game(3, options) if s.before.phase is phase)


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


def test_r1_the_deck_is_every_ordered_pair_once() -> None:
    assert sorted(GAME.new().unseen, key=lambda c: c.index) == list(CARDS)
    assert {(c.single, c.double) for c in CARDS} == set(itertools.permutations(TRIBES, 2))


def test_r2_chance_lays_the_frontier_evenly() -> None:
    state = GAME.new()
    for ways in (60, 24, 4):  # 30, 12, then 2 cards that fit, each either way round
        assert {share for _, share in GAME.chances(state)} == {Fraction(1, ways)}
        state = GAME.apply(state, GAME.legal_actions(state, CHANCE)[-1])[0]


# --- R3: who starts -----------------------------------------------------------------------------------------


def test_r3_chance_says_who_receives_a_single_card() -> None:
    state = reach(Phase.START)
    assert {GAME.format(a) for a in GAME.legal_actions(state, CHANCE)} == {"starter north", "starter south"}
    refused(state, "dealer north", "2.9")
    refused(state, "N: choose first", "2.9")


CHOICE = Options(start_choice=True)


@pytest.mark.parametrize(("dealer", "chooser"), [("north", SOUTH), ("south", NORTH)])
@pytest.mark.parametrize("first", [True, False])
def test_r3_with_a_choice_the_one_who_does_not_deal_chooses(dealer: str, chooser: int, first: bool) -> None:
    state = reach(Phase.START, CHOICE)
    assert dict(GAME.chances(state)) == {
        act.NameDealer(CHANCE, NORTH): Fraction(1, 2),
        act.NameDealer(CHANCE, SOUTH): Fraction(1, 2),
    }
    refused(state, "starter north", "R3")
    asked = step(state, f"dealer {dealer}").state
    assert GAME.to_act(asked) == (chooser,)
    assert asked.hands == ((), ())  # before anybody has seen one of the three cards
    refused(asked, act.ChooseStart(SEATS[1 - chooser], first), "R3")
    chosen = step(asked, f"choose {'first' if first else 'second'}").state
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


def test_r5_the_box_stands_at_an_end_of_the_row() -> None:
    state = reach(Phase.BOX)
    ends = [GAME.apply(state, a)[0] for a in GAME.legal_actions(state, state.mover)]
    assert {after.ranks[0] for after in ends} == {state.row[0], state.row[-1]}


def test_r6_the_half_is_chosen_freely_and_then_fixed() -> None:
    assert attacks(START, "G") == ["RB:1-G", "RB:2-G"]
    refused(step(START, "RB:1-G").state, "take RB", "4.10")


# --- R7: attacks on won tribes ------------------------------------------------------------------------------

WON = (
    F1
    + """piles Y2 W2 R3 B3 V3; won: G-S; trophies: G WR. North to move, hand BR, VY, RB; South WY, RG
options: attack_on_won {}"""
)


def test_r7_a_won_tribe_is_closed() -> None:
    assert attacks(WON.format("off"), "G") == []
    refused(WON.format("off"), "BR:1-G", "4.12")


def test_r7_switched_on_a_won_tribe_may_be_attacked_under_the_colour_rules() -> None:
    open_ = WON.format("on")
    assert attacks(open_, "G") == [f"{c}:{h}-G" for c in ("BR", "VY", "RB") for h in (1, 2)]
    blue = play(open_, "BR:1-G", "draw Y", "draw W").state
    refused(blue, "RG:2-G", "4.5")
    allowed(blue, "RG:1-G")
    red = play(open_, "BR:2-G", "draw Y").state
    refused(red, "RG:1-G", "4.6")
    allowed(red, "WY:1-G")
    again = play(blue, "discard WY", "draw B").state
    refused(again, "VY:1-G", "4.7")
    allowed(again, "RB:2-G")


def test_r7_switched_on_it_draws_as_usual_and_no_battle_follows() -> None:
    after, events = play(WON.format("on"), "BR:1-G", "draw Y", "draw W")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.1", NORTH, 2)
    assert (of(events, ev.Fought), owners(after)) == ([], {"G": "S"})
    after, events = play(WON.format("on"), "BR:2-G", "draw Y")
    assert only(events, ev.MayDraw) == ev.MayDraw("ORC-6.2", NORTH, 1)


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


def test_r7_switched_on_frozen_tribes_stay_closed() -> None:
    text = F1 + "piles Y2 W2 R3 B3 V3; frozen: G. North to move, hand BR; South WY, VW, VG. options: attack_on_won on"
    refused(text, "BR:1-G", "4.11", "9.5")


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


def test_r8_nobody_there_is_a_tie() -> None:
    text = F1 + "piles Y2 W1 R3 B3 V3; won: G-N. North to move, hand RV; South WY, VW"
    assert owners(play(text, "RV:2-Y", "draw W").state) == {"G": "N", "W": "N"}


def test_r9_one_side_alone_wins() -> None:
    text = F1 + "piles Y2 W1 R3 B3 V3; won: G-N; W: S YB:1. North to move, hand RV; South WY, VW"
    assert owners(play(text, "RV:2-Y", "draw W").state) == {"G": "N", "W": "S"}


def test_r10_battles_come_after_both_cards() -> None:
    text = F1 + "piles Y1 G3 W3 R3 B3 V3; Y: N RB:1. North to move, hand RV; South WY, VW"
    owed = play(text, "RV:1-B", "draw Y")
    assert (owed.state.phase, of(owed.events, ev.Fought)) == (Phase.DRAW, [])
    assert owners(play(owed.state, "draw B").state) == {"Y": "N"}


# --- R11: looking at the first card -------------------------------------------------------------------------

BLIND = "\noptions: peek_between_draws off"


def test_r11_the_first_card_is_seen_before_the_second_pile_is_named() -> None:
    owed = play(START, "RB:1-Y", "draw G", "turn G VW").state
    assert owed.phase is Phase.DRAW
    assert GAME.observe(owed, NORTH).hands[NORTH] == (Card.VW,)
    refused(play(START, "RB:1-Y").state, "draw G W", "6.10")


def test_r11_switched_off_both_piles_are_named_at_once() -> None:
    used = play(START + BLIND, "RB:1-Y").state
    assert len(GAME.legal_actions(used, NORTH)) == 21  # unordered pairs of six piles, twins included
    assert all(isinstance(a, act.DrawTwo) for a in GAME.legal_actions(used, NORTH))
    (reason,) = refused(used, "draw G", "R11")  # ORC-6.10 permits it: what forbids it is the ruling
    assert reason.code == "name-both"
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
    refused(used, "draw Y Y", "6.8")
    allowed(used, "draw G G")
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
    refused(used, "draw G W", "6.2")


def test_r11_switched_off_both_battles_of_a_blind_draw_are_fought_in_order() -> None:
    text = F1 + "piles Y1 G1 W3 R3 B3 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV" + BLIND
    end, events = play(text, "RV:1-B", "draw G Y")
    assert [e.tribe.value for e in of(events, ev.Fought)] == ["Y", "G"]
    assert owners(end) == {"Y": "S", "G": "S"}


# --- R12 to R19 ---------------------------------------------------------------------------------------------


def test_r12_no_card_is_declined() -> None:
    for moves in (("RB:1-Y",), ("RB:1-Y", "draw G"), ("RB:2-Y",)):
        state = play(START, *moves).state
        assert "ORC-6.6" in {r.clause for r in GAME.refusals(state, act.Stop(NORTH))}


def test_r13_both_cards_may_come_from_one_pile() -> None:
    assert piles(play(START, "RB:1-Y", "draw G", "draw G").state)["G"] == 2


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


def test_r16_a_ring_of_six_ties_is_won_by_nobody() -> None:
    text = F1 + "piles B1; frozen: V, Y, G, W, R; North to move, hand BY, RV; South WY, VR"
    end = play(text, "discard RV", "draw B").state
    assert (len(frozen(end)), owners(end), totals(end)) == (6, {}, (0, 0))


def test_r17_the_trophy_is_the_winners_last_card() -> None:
    text = F1 + "piles Y1 G3 W3 R3 B3 V3; Y: N GR:2, WR:2, S BW:1. North to move, hand RV; South WY, VW"
    end = play(text, "RV:1-Y", "draw Y", "draw G").state
    assert end.front(Tribe.Y).trophy is Card.RV


def test_r18_a_marker_stands_in_where_no_card_lies() -> None:
    text = F1 + "piles Y2 W1 R3 B3 V3; won: G-S. North to move, hand RV, YB; South GW, VW"
    end = play(text, "YB:2-R", "draw W").state
    assert (end.front(Tribe.W).owner, end.front(Tribe.W).trophy) == (SOUTH, None)
    assert end.hands[SOUTH] == cards("GW VW")


def test_r19_the_cards_at_a_frozen_tribe_stay_and_are_cleared_with_the_thaw() -> None:
    text = (
        F1
        + """piles Y1 G1 W3 R3 B3 V3; G: N WR:2, S YB:2; Y: N RB:1
    North to move, hand VB, BY; South WY, VW"""
    )
    ice = play(text, "VB:2-W", "draw G").state
    assert (frozen(ice), strengths(ice, "G")) == ("G", (2, 2))
    thawed = play(ice, "discard WY", "draw Y").state
    assert (owners(thawed), strengths(thawed, "G")) == ({"Y": "N", "G": "N"}, (0, 0))
    assert Card.YB in thawed.removed


# --- R20: discards ------------------------------------------------------------------------------------------


def test_r20_a_discard_is_shown() -> None:
    after, events = step(START, "discard RB")
    assert (after.removed, after.buried) == (cards("RB"), ((), ()))
    assert only(events, ev.Discarded).seen_by(SOUTH) == ev.Discarded("ORC-5.1", NORTH, Card.RB, face_down=False)
    assert Card.RB not in GAME.observe(after, SOUTH).unknown


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


def test_r21_piles_hands_and_the_heap_may_be_counted() -> None:
    for s in random_game(8):
        for seat in SEATS:
            view = GAME.observe(s.state, seat)
            assert [f.pile for f in view.fronts] == [f.pile for f in s.state.fronts]
            assert list(map(len, view.hands)) == list(map(len, s.state.hands))
            assert view.removed == s.state.removed


LAST = F1 + "piles V1 VW; won: Y-N, W-N, G-S, R-S, B-S; V: N BY:2, S WR:1. {} to move, hand YB, WB; {} GB"


def test_r22_the_last_battle_and_the_last_cards_count() -> None:
    end = play(LAST.format("North", "South"), "YB:1-V", "draw V").state
    assert owners(end)["V"] == "N"
    assert Card.VW in end.hands[NORTH]
    assert totals(end)[NORTH] == 9  # 6 without the last card


def test_r23_the_second_player_gets_no_last_turn() -> None:
    for text in (LAST.format("North", "South"), LAST.format("South", "North")):
        end = play(text, "discard WB", "draw V").state
        assert GAME.to_act(end) == ()


def test_r24_nil_all_without_an_owner_is_a_draw() -> None:
    outcome = GAME.outcome(at(F1 + "all piles empty; frozen: R Y B G W V; North WV, VW; South RB"))
    assert outcome is not None
    assert (outcome.winners, outcome.score.totals) == ((), (0, 0))


def test_r25_both_halves_of_a_hand_card_score() -> None:
    text = F1 + "all piles empty; won: R-N, W-N, V-N, Y-N, G-N, B-N; North GW{}"
    assert totals(at(text.format(", RB")))[NORTH] - totals(at(text.format("")))[NORTH] == 3


def test_r26_the_tie_break_looks_at_rank_one() -> None:
    for seed in range(30):
        end = last(random_game(seed))
        nearest_won = next((end.front(t).owner for t in end.ranks if end.front(t).owner is not None), None)
        assert end.front(end.ranks[0]).owner == nearest_won  # the two readings never differ


def test_r27_without_an_attack_one_discards() -> None:
    text = F1 + "piles R2; won: Y-N, W-N, B-N, G-S, V-S; R: S GB:2. North to move, hand RB, BR"
    assert uses(text) == (0, 2)
    refused(text, "pass", "3.3")


def test_r28_the_starter_chooses_the_end_of_the_box() -> None:
    state = reach(Phase.BOX)
    assert GAME.to_act(state) == (state.starter,) != (CHANCE,)
    assert len(GAME.legal_actions(state, state.mover)) == 2


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


@pytest.mark.parametrize("name", ["start_choice", "attack_on_won", "peek_between_draws", "discard_face_down"])
def test_every_switch_plays_to_the_end(name: str) -> None:
    options = Options(**{name: not getattr(Options(), name)})
    for seed in range(10):
        end = last(random_game(seed, options))
        assert end.phase is Phase.OVER
        assert len(owners(end)) in (0, 6)


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
