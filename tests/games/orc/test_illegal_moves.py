"""The 25 rows of the table of illegal moves: all their clauses, their evidence, their legal twins."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError, UsageError
from orclib.games.orc.box import End
from tests.games.orc.support import (
    CARDS,
    CHANCE,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    TRIBES,
    Half,
    Options,
    Phase,
    Seat,
    State,
    Tribe,
    act,
    allowed,
    at,
    attacks,
    cards,
    ev,
    evidence,
    game,
    only,
    play,
    random_game,
    readings,
    refused,
    step,
)

FULL = F1 + "piles Y4 G4 W4 R4 B4 V3. North to move, hand RB, YV. South: GW"
BOX = "frontier: Y1 G2 | W2 R1 | B1 V2\nall piles 4. starter North. North to move, hand RB. South: GW, YV"
LATE = (
    F1
    + """piles Y1 GY W2 RB RG B3 RV YR YW V3 YV BG BW; won: R-S; trophies: R BY; frozen: G
G: N WR:2, S YB:2; W: N GB:2; North to move, hand BR, VY; South WY, VW"""
)  # so RY is among the removed
OVER = F1 + "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North BW, VW; South BR, VR"


# --- 1 to 3: the set-up -------------------------------------------------------------------------------------


def test_1_a_frontier_card_may_not_repeat_a_colour() -> None:
    one = step(GAME.new(), "lay RB").state
    assert evidence(refused(one, "lay BG", "2.1")) == {"tribe:B"}
    assert evidence(refused(one, "lay BR", "2.1")) == {"tribe:B", "tribe:R"}
    allowed(one, "lay YG")


def test_1_a_frontier_may_not_miss_a_colour() -> None:
    two = step(step(GAME.new(), "lay RB").state, "lay WV flipped").state
    fitting = {GAME.format(a) for a in GAME.legal_actions(two, CHANCE)}
    assert fitting == {"lay YG", "lay YG flipped", "lay GY", "lay GY flipped"}
    for card in set(CARDS) - set(cards("YG GY")):
        refused(two, f"lay {card.value}", "2.1")


@pytest.mark.parametrize("start", [FULL, LATE], ids=["first turn", "late"])
def test_1_a_frontier_that_stands_is_all_six_tribes(start: str) -> None:
    reasons = refused(start, act.LayFrontier(CHANCE, cards("RB")[0]), "2.13")
    assert evidence(reasons) == {f"tribe:{tribe.value}" for tribe in TRIBES}


def test_2_only_the_starter_places_the_box() -> None:
    assert evidence(refused(BOX, "S: box left", "2.10")) == {"hand:N"}
    allowed(BOX, "N: box left")
    other = "frontier: Y1 G2 | W2 R1 | B1 V2\nall piles 4. starter South. South to move, hand RB. North: GW, YV"
    allowed(other, "S: box left")


def test_2_the_box_goes_to_an_end_and_nowhere_else() -> None:
    assert evidence(refused(BOX, "box middle", "2.10")) == {"box:left", "box:right"}
    refused(BOX, "box side", "2.10", "R5")  # that "a side" means an end is our reading
    refused(BOX, "S: box middle", "2.10", "2.10")  # not there, and not by South
    refused(GAME.new(), "box middle", "2.10", "2.10")
    refused(step(BOX, "box left").state, "box middle", "2.11", "2.10")
    with pytest.raises(NotationError, match="left or right"):
        GAME.parse("box moon", at(BOX))
    assert {GAME.format(a) for a in GAME.legal_actions(at(BOX), NORTH)} == {"box left", "box right"}


def test_2_the_box_comes_last() -> None:
    refused(GAME.new(), "box left", "2.10")
    allowed(BOX, "box right")


def test_3_the_box_is_not_moved() -> None:
    allowed(BOX, "box right")
    placed = step(BOX, "box left").state
    assert evidence(refused(placed, "box right", "2.11")) == {"box"}
    assert evidence(refused(placed, "box left", "2.11")) == {"box"}
    assert evidence(refused(play(placed, "discard RB", "draw Y").state, "box right", "2.11")) == {"box"}


def test_the_start_is_refused_under_what_decides_it() -> None:
    """By chance under ORC-2.9; with a choice under the ruling, for ORC-2.9 says the contrary."""
    chosen = Options(start_choice=True)
    begun, whole = GAME.new(chosen), next(s.state for s in random_game(3, chosen) if s.state.phase is Phase.START)
    asked = step(whole, "dealer north").state
    done = play(asked, "choose first").state
    told = {
        "first a dealer": (refused(begun, "S: choose first", "R3"), refused(whole, "S: choose first", "R3")),
        "up to South": (refused(asked, "N: choose first", "R3"),),
        "settled": (refused(done, "S: choose first", "R3"), refused(done, "dealer north", "R3")),
        "has an order": (refused(begun, "dealer north", "R3"), refused(begun, "deal north RB", "2.7")),
        "South has to choose": (refused(asked, "pass", "R3"), refused(asked, "starter north", "R3")),
    }
    for words, answers in told.items():
        for reasons in answers:
            assert words.casefold() in GAME.sentence(reasons[0]).casefold()
    allowed(asked, "S: choose first")
    refused(next(s.state for s in random_game(3) if s.state.phase is Phase.START), "N: choose first", "2.9")


def test_a_pass_during_the_set_up_is_told_what_is_to_be_done() -> None:
    refused(GAME.new(), "pass", "2.10")
    assert "one end" in GAME.sentence(refused(BOX, "pass", "2.10")[0])
    refused(BOX, "S: pass", "2.10", "2.10")


# --- 4 to 7: turns ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["GW:1-Y", "discard GW"])
def test_4_nobody_plays_out_of_turn(move: str) -> None:
    assert evidence(refused(FULL, f"S: {move}", "3.1")) == {"hand:N"}
    allowed(FULL.replace("North to move, hand RB, YV. South: GW", "South to move, hand GW, GY. North RB"), move)


def test_4_nobody_draws_out_of_turn() -> None:
    used = step(FULL, "RB:2-R").state
    assert evidence(refused(used, "S: draw Y", "3.1")) == {"hand:N"}
    allowed(used, "N: draw Y")


def test_4_nobody_passes_out_of_turn() -> None:
    used = step(FULL, "RB:1-Y").state
    for start in (FULL, used, step(used, "draw G").state):  # to use, to draw, and while the card is turned up
        assert evidence(refused(start, "S: pass", "3.1", "3.3")) == {"hand:N"}


def test_5_a_card_is_used_before_one_is_drawn() -> None:
    refused(FULL, "draw G", "3.2")
    allowed(step(FULL, "discard RB").state, "draw G")
    allowed(step(FULL, "RB:2-Y").state, "draw G")


def test_6_nobody_passes() -> None:
    refused(FULL, "pass", "3.3")
    refused(step(step(FULL, "RB:1-Y").state, "draw G").state, "pass", "3.3")
    allowed(FULL, "discard RB")
    allowed(FULL, "RB:1-Y")


@pytest.mark.parametrize("first", ["RB:1-Y", "RB:2-Y", "discard RB"])
@pytest.mark.parametrize("second", ["YV:1-R", "discard YV"])
def test_7_a_turn_uses_one_card(first: str, second: str) -> None:
    allowed(FULL, second)
    refused(step(FULL, first).state, second, "3.4")


def test_7_also_while_the_drawn_card_is_being_turned_up() -> None:
    turning = step(step(FULL, "RB:1-Y").state, "draw G").state
    refused(turning, "YV:1-R", "3.4")


# --- 8 to 16: using a card ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("GB", {"card:GB"}),
        ("YB", {"card:YB"}),
        ("RY", {"card:RY"}),
        ("BY", {"card:BY"}),
        ("VW", set()),
        ("GY", set()),
    ],
    ids=["own-card-at-a-tribe", "enemy-card-at-a-tribe", "removed", "trophy", "other-hand", "pile"],
)
def test_8_a_card_that_is_not_in_hand_is_not_used(card: str, where: set[str]) -> None:
    state = at(LATE)
    half = next(h for h in Half if cards(card)[0].half[h].value not in "V")
    assert evidence(refused(state, f"{card}:{half.value}-V", "4.1")) == where
    assert evidence(refused(state, f"discard {card}", "5.1")) == where
    held = replace(state, hands=((*state.hands[NORTH], *cards(card)), state.hands[SOUTH]))
    allowed(held, f"{card}:{half.value}-V")
    allowed(held, f"discard {card}")


def test_8_a_frontier_card_is_not_used() -> None:
    assert evidence(refused(LATE, "RW:1-V", "4.1", "2.13")) == {"card:RW"}
    assert evidence(refused(LATE, "discard RW", "5.1", "2.13")) == {"card:RW"}


def test_8_a_refusal_does_not_tell_where_a_hidden_card_is() -> None:
    state = at(LATE)
    told = [
        [(r.clause, r.code, r.evidence) for r in GAME.refusals(state, act.Discard(NORTH, card))]
        for card in (*state.hands[SOUTH], *state.unseen)
    ]
    assert all(one == told[0] for one in told)


def test_9_a_card_goes_to_ones_own_side_of_one_tribe() -> None:
    allowed(FULL, "RB:1-Y")
    assert evidence(refused(FULL, "RB:1-Y across", "4.1")) == {"tribe:Y"}
    refused(FULL, "RB:1-nowhere", "4.1")
    assert evidence(refused(FULL, "RB:1-Y+G", "4.1")) == {"tribe:Y", "tribe:G"}


def test_9_a_card_put_astray_breaks_the_other_rules_too() -> None:
    """Section 6: "list every clause a move breaks, not only the first"."""
    state = at(FULL)
    for typed, clause in (
        ("S: GW:1-Y across", "ORC-3.1"),
        ("GY:1-Y across", "ORC-4.1"),
        ("YG:1-R across", "ORC-2.13"),
    ):
        assert clause in {r.clause for r in GAME.refusals(state, GAME.parse(typed, state))}, typed


@pytest.mark.parametrize(
    ("move", "codes", "clauses"),
    [
        ("VY:1-W across", ["wrong-side"], []),  # 4.6 and 4.7 speak of one's own side
        ("VY:1-nowhere across", ["wrong-side", "no-tribe"], []),
        ("VY:2-Y+W across", ["wrong-side", "two-tribes"], ["4.5"]),
        ("VY:1-Y+B", ["two-tribes"], []),
        ("VY:2-W+B", ["two-tribes"], ["4.7"]),
        ("BR:1-G+R", ["two-tribes"], ["4.6", "4.7", "4.11", "9.5", "4.12"]),
        ("BR:1-G+R across", ["wrong-side", "two-tribes"], ["4.11", "9.5", "4.12"]),
        ("BR:2-R across", ["wrong-side"], ["4.5", "4.12"]),
        ("GY:1-nowhere across", ["not-in-hand", "wrong-side", "no-tribe"], []),
        ("GB:1-Y+B", ["not-in-hand", "two-tribes"], []),
        ("S: VW:1-nowhere", ["no-tribe"], ["3.1"]),
        ("S: WY:2-Y+G", ["two-tribes"], ["3.1", "4.5", "4.7", "4.11", "9.5"]),
    ],
)
def test_9_a_card_put_astray_is_told_every_reason(move: str, codes: list[str], clauses: list[str]) -> None:
    reasons = refused(LATE, move, *["4.1"] * len(codes), *clauses)
    assert [reason.code for reason in reasons if reason.clause == "ORC-4.1"] == codes


def test_9_a_card_put_astray_at_another_time_is_told_that_too() -> None:
    used = step(LATE, "BR:1-W").state
    refused(used, "VY:1-nowhere", "3.4", "4.1")
    refused(BOX, "RB:1-nowhere", "2.10", "4.1")
    refused(OVER, "BW:1-nowhere", "10.1", "10.3", "4.1")


def test_10_a_tribe_is_not_attacked_with_its_own_colour() -> None:
    assert evidence(refused(FULL, "RB:1-R", "4.5")) == {"tribe:R"}
    assert evidence(refused(FULL, "RB:2-B", "4.5")) == {"tribe:B"}
    allowed(FULL, "RB:2-R")
    allowed(FULL, "RB:1-B")


def test_11_the_enemys_colour_is_closed_there() -> None:
    text = F1 + "piles Y3 G4 W4 R4 B4 V4; {} North to move, hand RB, VB. South: YV"
    assert evidence(refused(text.format("G: S WR:2;"), "RB:1-G", "4.6")) == {"side:G:S"}
    allowed(text.format(""), "RB:1-G")
    allowed(text.format("G: S RW:2;").replace("RW", "VY"), "RB:1-G")


def test_12_a_side_keeps_its_colour() -> None:
    text = F1 + "piles Y3 G4 W4 R4 B4 V4; {} North to move, hand RB, VB. South: YV"
    assert evidence(refused(text.format("G: N YR:1;"), "RB:1-G", "4.7")) == {"side:G:N"}
    allowed(text.format("G: N YR:2;"), "RB:1-G")
    allowed(text.format(""), "RB:1-G")


def test_13_a_placed_card_stays() -> None:
    placed = step(FULL, "RB:1-Y").state
    assert evidence(refused(placed, "take RB", "4.10")) == {"side:Y:N"}
    assert evidence(refused(LATE, "take GB", "4.10")) == {"side:W:N"}
    assert evidence(refused(LATE, "take YB", "4.10")) == {"side:G:S"}
    allowed(FULL, "RB:1-Y")  # in hand it is free to go


def test_14_a_frozen_tribe_is_not_attacked() -> None:
    ice = F1 + "piles Y1 {}W2 R2 B3 V3; {}G: N VR:2, S YB:2. North to move, hand RG, VB; South WY, VW"
    frozen = ice.format("", "frozen: G; ")
    assert evidence(refused(frozen, "RG:1-G", "4.11", "9.5")) == {"tribe:G"}
    allowed(ice.format("G1 ", ""), "RG:1-G")


def test_14_a_frozen_tribe_is_closed_to_both() -> None:
    text = F1 + "piles Y1 W2 R2 B3 V3; frozen: G; G: N VR:2, S YB:2. South to move, hand BG; North WY, VW, VG"
    refused(text, "BG:1-G", "4.11", "9.5")


def test_15_a_won_tribe_is_not_attacked() -> None:
    text = F1 + "piles Y1 G1 {}R2 B3 V3; {} North to move, hand RG, VB; South WY, VW"
    assert evidence(refused(text.format("", "won: W-S;"), "RG:1-W", "4.12")) == {"tribe:W"}
    allowed(text.format("W1 ", ""), "RG:1-W")
    allowed(text.format("", "won: W-S; options: attack_on_won on"), "RG:1-W")


def test_16_what_has_left_the_game_stays_out() -> None:
    assert evidence(refused(LATE, "take RY", "5.3", "8.6")) == {"heap"}
    thrown = play(FULL, "discard RB", "draw Y").state
    assert evidence(refused(thrown, "N: take RB", "5.3", "8.6")) == {"heap"}
    allowed(FULL, "discard RB")


def test_16_a_trophy_is_not_taken_back() -> None:
    assert evidence(refused(LATE, "take BY", "8.5", "8.6")) == {"side:R:S"}


# --- 17 to 20: drawing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "clause"), [("RB:2-Y", "6.2"), ("discard RB", "6.3")])
def test_17_no_second_card_after_a_double_half_or_a_discard(use: str, clause: str) -> None:
    done = play(FULL, use, "draw G").state
    refused(done, "N: draw G", "3.1", clause)
    allowed(play(FULL, "RB:1-Y", "draw G").state, "N: draw G")


def test_17_no_third_card() -> None:
    done = play(FULL, "RB:1-Y", "draw G", "draw W").state
    refused(done, "N: draw G", "3.1", "6.1")


def test_17_two_piles_are_not_named_when_one_card_is_owed() -> None:
    blind = FULL + "\noptions: peek_between_draws off"
    refused(step(blind, "RB:2-Y").state, "draw G W", "6.2")
    refused(step(blind, "discard RB").state, "draw G W", "6.3")
    allowed(step(blind, "RB:1-Y").state, "draw G W")


def test_17_two_piles_named_for_one_card_are_told_that_one_is_owed() -> None:
    owed = play(FULL, "RB:1-Y", "draw G").state
    reasons = refused(owed, "draw G W", "6.10", "6.1")
    assert "one is still owed" in GAME.sentence(reasons[1])
    blind = step(FULL + "\noptions: peek_between_draws off", "discard RB").state
    (reason,) = refused(blind, "draw R R", "6.3")
    assert "One card is owed" in GAME.sentence(reason)
    for state, told in ((owed, reasons[1]), (blind, reason)):
        assert "No more cards" not in GAME.sentence(told)
        allowed(state, "draw G")


def test_18_where_one_card_is_left_one_is_demanded() -> None:
    text = F1 + "piles: V1\nwon: Y-N W-N G-S R-S B-S\nV: N BY:2, S WR:1\nNorth to move, hand YB WB\nSouth: GB"
    used = step(text, "YB:1-V").state
    reasons = refused(used, "pass", "6.6", "6.7", "3.3")
    assert "draw 1 card:" in GAME.sentence(reasons[0])
    assert only(step(text, "YB:1-V").events, ev.MayDraw) == ev.MayDraw("ORC-6.7", NORTH, 1)
    assert "draw 1 card" in GAME.picture(GAME.observe(used, NORTH)).text
    allowed(used, "draw V")
    two = step(text.replace("V1", "V2"), "YB:1-V").state
    assert "draw 2 cards:" in GAME.sentence(refused(two, "pass", "6.6", "3.3")[0])


def test_18_the_second_card_is_not_refused() -> None:
    owed = play(FULL, "RB:1-Y", "draw G").state
    reasons = refused(owed, "pass", "6.6", "3.3")  # 3.3: both actions of a turn are compulsory
    assert evidence(reasons) == {f"pile:{tribe.value}" for tribe in TRIBES}
    allowed(owed, "draw G")
    assert play(owed, "draw G").state.mover == SOUTH


def test_19_an_empty_pile_gives_nothing() -> None:
    used = step(LATE, "BR:1-W").state
    assert evidence(refused(used, "draw R", "6.8")) == {"pile:R"}
    assert evidence(refused(used, "draw G", "6.8")) == {"pile:G"}
    allowed(used, "draw Y")
    emptied = play(used, "draw Y").state
    assert evidence(refused(emptied, "draw Y", "6.8")) == {"pile:Y"}


def test_19_an_empty_pile_gives_nothing_from_below_either() -> None:
    used = step(LATE, "BR:1-W").state
    assert evidence(refused(used, "draw below R", "6.8")) == {"pile:R"}
    refused(LATE, "draw below R", "3.2", "6.8")
    refused(LATE, "S: draw below R", "3.1", "6.8")
    refused(OVER, "draw below R", "10.1", "10.3", "6.8")


def test_19_two_piles_are_told_to_be_empty_at_any_time_of_play() -> None:
    used = step(LATE, "BR:1-W").state
    turning = step(used, "draw Y").state
    assert evidence(refused(LATE, "draw R G", "3.2", "6.8", "6.8", "6.10")) == {"pile:R", "pile:G"}
    assert evidence(refused(LATE, "draw Y Y", "3.2", "6.8", "6.10")) == {"pile:Y"}
    assert evidence(refused(used, "draw R R", "6.8", "6.10")) == {"pile:R"}
    assert evidence(refused(turning, "draw R W", "6.8", "6.10")) == {"pile:R"}
    assert evidence(refused(LATE, "S: draw R Y", "3.1", "6.8", "6.10")) == {"hand:N", "pile:R"}


def test_19_a_pile_of_one_does_not_give_two() -> None:
    used = step(LATE + "\noptions: peek_between_draws off", "BR:1-W").state
    assert evidence(refused(used, "draw Y Y", "6.8")) == {"pile:Y"}
    assert evidence(refused(used, "draw Y R", "6.8")) == {"pile:R"}
    allowed(used, "draw W W")
    allowed(used, "draw Y W")


def test_20_only_the_top_card_is_taken() -> None:
    used = step(FULL, "RB:1-Y").state
    assert evidence(refused(used, "draw below G", "6.10")) == {"pile:G"}
    assert evidence(refused(step(used, "draw W").state, "draw below G", "6.10")) == {"pile:G"}
    refused(FULL, "draw below G", "3.2", "6.10")
    refused(used, "S: draw below G", "3.1", "6.10")
    refused(BOX, "draw below G", "2.10", "6.10")
    allowed(used, "draw G")


# --- 21 to 24: battles and secrets --------------------------------------------------------------------------


def test_21_a_tribe_is_not_claimed_while_its_pile_holds_cards() -> None:
    used = step(LATE, "BR:1-Y").state
    assert evidence(refused(used, "claim Y", "7.1")) == {"pile:Y"}
    fought = play(used, "draw Y", "draw W").state  # one orc against none: what was claimed comes by battle
    assert fought.front(TRIBES[1]).owner == NORTH


def test_21_a_claim_on_a_tribe_that_is_won_or_frozen_says_so() -> None:
    assert evidence(refused(LATE, "claim R", "7.5")) == {"tribe:R"}
    assert evidence(refused(LATE, "claim G", "9.7")) == {"tribe:Y"}


def test_21_a_claim_between_the_last_card_and_its_battle_is_not_told_that_cards_lie_there() -> None:
    emptied = play(LATE, "BR:1-Y", "draw Y").state
    assert emptied.owed == 1
    reasons = GAME.refusals(emptied, GAME.parse("claim Y", emptied))
    assert {r.clause for r in reasons} == {"ORC-7.2"}
    assert "0 cards" not in GAME.sentence(reasons[0])


def test_21_a_claim_during_the_set_up_counts_no_cards_that_are_not_there() -> None:
    for state in (GAME.new(), step(GAME.new(), "lay RB").state):
        (reason,) = refused(state, "claim G", "2.10")
        assert "set-up" in GAME.sentence(reason)
    reasons = refused(BOX, "claim G", "2.10", "7.1")
    assert "4 cards" in GAME.sentence(reasons[1])


def test_22_one_battle_has_no_order() -> None:
    assert evidence(refused(LATE, "resolve W", "7.1")) == {"pile:W"}
    assert evidence(refused(LATE, "resolve R", "7.5")) == {"tribe:R"}
    assert evidence(refused(LATE, "resolve R W", "7.5", "7.1")) == {"tribe:R", "pile:W"}
    assert evidence(refused(LATE, "resolve R G", "7.5", "9.7")) == {"tribe:R", "tribe:Y"}
    refused(play(LATE, "BR:1-Y", "draw Y").state, "resolve Y", "7.2")
    (reason,) = refused(LATE, "resolve B W Y", "7.6")
    assert reason.facts["tribes"] == (Tribe.Y, Tribe.W, Tribe.B)
    refused(OVER, "resolve R Y", "10.1", "10.3", "7.5", "7.5")
    refused(BOX, "resolve R Y", "2.10")  # without the box there is no order yet


def test_22_two_battles_are_not_fought_in_another_order() -> None:
    text = F1 + "piles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV, BY"
    owed = play(text, "RV:1-V", "draw G").state
    assert evidence(refused(owed, "resolve G Y", "7.6")) == {"tribe:G", "tribe:Y"}
    order = [e.tribe.value for e in play(owed, "draw Y").events if isinstance(e, ev.Fought)]
    assert order == ["Y", "G"]


@pytest.mark.parametrize(("far", "order"), [("off", "YG"), ("on", "GY")])
def test_22_the_order_told_is_the_order_fought(far: str, order: str) -> None:
    text = F1 + "piles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV, BY"
    owed = play(f"{text}; options: far_battle_first {far}", "RV:1-V", "draw G").state
    for asked in ("resolve Y G", "resolve G Y"):
        (reason,) = refused(owed, asked, "7.6")
        assert reason.facts["tribes"] == tuple(Tribe(letter) for letter in order)
    assert [e.tribe.value for e in play(owed, "draw Y").events if isinstance(e, ev.Fought)] == list(order)


@pytest.mark.parametrize(
    ("what", "clauses", "where"),
    [
        ("half", ("4.3", "4.4"), {"side:Y:N", "side:Y:S"}),
        ("trophy", ("8.5",), {"side:Y:N", "side:Y:S"}),
        ("drawn", ("7.8",), {"hand:N"}),
    ],
)
def test_23_only_facing_halves_count_in_a_battle(what: str, clauses: tuple[str, ...], where: set[str]) -> None:
    owed = play(LATE, "BR:1-Y", "draw Y").state
    assert evidence(refused(owed, f"count {what} Y", *clauses)) == where
    fought = [e for e in play(owed, "draw W").events if isinstance(e, ev.Fought)]
    assert fought == [ev.Fought("ORC-7.3", TRIBES[1], 1, 0)]


def test_24_nobody_looks_into_a_pile() -> None:
    assert evidence(refused(FULL, "look G", "13.1")) == {"pile:G"}
    (reason,) = refused(LATE, "look G", "6.8")  # there is nothing face down
    assert "empty" in GAME.sentence(reason)
    refused(GAME.new(), "look G", "2.6")


def test_24_nobody_looks_at_the_opponents_hand() -> None:
    assert evidence(refused(FULL, "look hand", "13.2")) == {"hand:S"}
    assert evidence(refused(FULL, "S: look hand", "13.2")) == {"hand:N"}
    shown = GAME.observe(at(OVER), NORTH).hands[SOUTH]  # when the game has stopped, everybody sees it
    assert shown == cards("BR VR")


# --- 25: after the end --------------------------------------------------------------------------------------

ONE_MORE = F1 + "piles V1; won: Y-N, G-N, W-N, R-S, B-S; North to move, hand BW, VW; South BR, GR"


def test_25_nothing_is_used_after_the_last_pile() -> None:
    end = play(ONE_MORE, "discard BW", "draw V").state
    assert end.phase is Phase.OVER
    refused(end, "S: discard BR", "10.1", "10.3")
    refused(end, "N: discard VW", "10.1", "10.3")
    refused(end, "S: BR:1-Y", "10.1", "10.3", "4.12")
    refused(end, "S: draw V", "10.1", "10.3", "6.8")
    refused(end, "S: pass", "10.1", "10.3")  # no turn is left that would have to use a card
    allowed(ONE_MORE, "discard VW")
    allowed(ONE_MORE, "BW:1-V")


def test_25_the_players_hands_are_no_secret_then() -> None:
    """ORC-13.2 ends when the game stops, so it is not a reason any more: the hands lie open."""
    (reason,) = refused(OVER, "look hand", "11.1")
    assert evidence([reason]) == {"hand:N", "hand:S"}
    assert "lie open" in GAME.sentence(reason)


def test_25_every_other_action_is_told_that_the_game_is_over() -> None:
    state = at(OVER)
    for typed in (
        "box right",
        "choose first",
        "lay RB",
        "starter north",
        "deal north RB",
        "turn Y RB",
        "draw Y Y",
    ):
        told = {r.clause for r in GAME.refusals(state, GAME.parse(typed, state))}
        assert {"ORC-10.1", "ORC-10.3"} <= told, typed


# --- all reasons at once ------------------------------------------------------------------------------------


def test_a_move_that_breaks_many_rules_hears_of_all_of_them() -> None:
    text = (
        F1
        + """piles Y4 W4 R3 B4 V4; frozen: G; G: N YR:2, S VB:2
    North to move, hand RV; South WY, VW, VG"""
    )
    refused(text, "S: GB:2-G", "3.1", "4.1", "4.11", "9.5")
    refused(text, "BV:2-G", "4.1", "2.13", "4.7", "4.11", "9.5")
    refused(text, "GB:1-G", "4.1", "4.5", "4.7", "4.11", "9.5")
    refused(text, "GB:2-G", "4.1", "4.6", "4.7", "4.11", "9.5")


def test_the_reasons_come_in_the_order_of_the_rules() -> None:
    text = F1 + "piles Y4 W4 R3 B4 V4; frozen: G; G: N YR:2, S VB:2. North to move, hand RV; South WY, VW, VG"
    state = at(text)
    told = [r.clause for r in GAME.refusals(state, GAME.parse("GB:2-G", state))]
    assert told == ["ORC-4.1", "ORC-4.6", "ORC-4.7", "ORC-4.11", "ORC-9.5"]


def everything(state: State, seats: tuple[Seat, ...] = (*SEATS, CHANCE)) -> list[act.AnyAction]:
    """Everything anybody could try, sensible or not."""
    some = [
        *state.hands[NORTH][:1],
        *state.hands[SOUTH][:1],
        *state.unseen[:1],
        *state.removed[:1],
        *cards("RB YG"),
    ]
    every: list[act.AnyAction] = []
    for seat in seats:
        every += [act.Stop(seat), act.LookHand(seat), act.ChooseStart(seat, True)]
        every += [act.BoxAstray(seat, where) for where in (act.MIDDLE, act.LONG_SIDE)]
        every += [act.PlaceBox(seat, end) for end in End]
        every += [act.NameStarter(seat, who) for who in SEATS] + [act.NameDealer(seat, who) for who in SEATS]
        for tribe in TRIBES:
            every += [act.Draw(seat, tribe), act.DrawBelow(seat, tribe), act.Claim(seat, tribe)]
            every += [
                act.LookPile(seat, tribe),
                *(act.Count(seat, w, tribe) for w in ("half", "trophy", "drawn")),
            ]
        for one, two in itertools.combinations_with_replacement(TRIBES, 2):
            every += [act.DrawTwo(seat, one, two), act.Resolve(seat, (one, two))]
        for card in some:
            every += [act.Discard(seat, card), act.TakeBack(seat, card), act.LayFrontier(seat, card)]
            every += [act.DealCard(seat, who, card) for who in SEATS]
            for half, tribe in itertools.product(Half, TRIBES):
                every += [act.Attack(seat, card, half, tribe), act.TurnUp(seat, tribe, card)]
                every += [act.PutAstray(seat, card, half, (tribe,), own_side=False)]
    return every


@pytest.mark.parametrize("options", readings(), ids=["default", "start", "won", "blind", "buried", "all"])
def test_the_judge_has_an_answer_to_everything_in_every_phase(options: Options) -> None:
    faults: set[str] = set()
    for step_ in itertools.islice(random_game(4, options), 60):
        state, seats = step_.before, GAME.to_act(step_.before)
        legal = GAME.legal_actions(state, seats[0])
        for action in everything(state):
            try:
                reasons = GAME.refusals(state, action)
                for reason in reasons:
                    assert GAME.sentence(reason)
                    assert reason.clause in GAME.rulebook
            except Exception as error:  # noqa: BLE001, RUF100 - whatever it is, it is what we look for
                faults.add(f"{state.phase.value}: {type(action).__name__}: {error!r}")
                continue
            if (not reasons) != (action in legal and action.seat in seats):
                faults.add(f"{state.phase.value}: {action} is {'refused' if reasons else 'accepted'}, not in {seats}")
    assert faults == set()


def test_legal_actions_are_the_candidates_that_are_not_refused() -> None:
    for options in readings():
        for step_ in random_game(11, options):
            for seat in (*SEATS, CHANCE):
                slow = tuple(
                    a for a in GAME.pseudo_legal_actions(step_.before, seat) if not GAME.refusals(step_.before, a)
                )
                assert GAME.legal_actions(step_.before, seat) == (slow if seat in GAME.to_act(step_.before) else ())


def test_attempts_are_never_legal() -> None:
    for step_ in random_game(2):
        for action in everything(step_.before, GAME.to_act(step_.before)):
            if isinstance(action, act.NeverLegal):
                assert GAME.refusals(step_.before, action)


def test_chance_names_only_players_who_are_there() -> None:
    """A tampered save may name player 7: the judge has to refuse it, or the game falls over later."""
    full = next(s.state for s in game(lambda _, legal: legal[0]) if s.state.phase is Phase.START)
    assert GAME.refusals(full, act.NameStarter(CHANCE, Seat(7)))
    choice = game(lambda _, legal: legal[0], options=Options(start_choice=True))
    by_choice = next(s.state for s in choice if s.state.phase is Phase.START)
    assert GAME.refusals(by_choice, act.NameDealer(CHANCE, Seat(7)))


def test_an_action_that_is_none_of_orcs_is_no_action() -> None:
    with pytest.raises(UsageError, match="not an action of ORC"):
        GAME.refusals(at(FULL), "RB:1-Y")  # type: ignore[arg-type]


def test_the_legal_twins_stand_on_the_list() -> None:
    assert attacks(FULL, "R") == ["RB:2-R", "YV:1-R", "YV:2-R"]
