"""Every clause of the rules, one after the other: what it says, shown by the engine."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.errors import UsageError
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
    Card,
    Half,
    Options,
    Phase,
    State,
    Step,
    Tribe,
    act,
    at,
    attacks,
    cards,
    ev,
    everywhere,
    frozen,
    letters,
    of,
    only,
    owners,
    piles,
    play,
    random_game,
    sheet,
    step,
    strengths,
    totals,
    tries,
    uses,
)

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
BOX = "frontier: Y1 G2 | W2 R1 | B1 V2\nall piles 4. starter North. North to move, hand RB. South: GW, YV"
MIDDLE = (
    F1
    + """piles Y1 G2 W2 R3 B3 V3; Y: N GR:2, S RB:2; G: N WR:2, S YB:2; W: S RG:2
North to move, hand RV, BY; South WY, VW"""
)


@cache
def games() -> tuple[tuple[Step, ...], ...]:
    """Some random games, from the closed box to the score."""
    return tuple(tuple(random_game(seed)) for seed in range(1000, 1012))


def phase_of(phase: Phase, seed: int = 0) -> State:
    """The first state of a random game in a phase."""
    state: State = next(s.before for s in random_game(seed) if s.before.phase is phase)
    return state


# --- 1 aim and cards ----------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-1.1")
def test_two_players_and_no_others() -> None:
    assert list(GAME.players) == [2]
    assert {s.before.mover for s in games()[0]} == {NORTH, SOUTH}
    for players in (0, 1, 3, 4):
        with pytest.raises(UsageError, match="2 players"):
            GAME.options(players=players)


@pytest.mark.clause("ORC-1.2")
def test_thirty_cards_of_which_three_are_the_frontier() -> None:
    assert len(GAME.new().unseen) == 30
    after = phase_of(Phase.START)
    assert (len(after.frontier), len(after.unseen)) == (3, 27)


@pytest.mark.clause("ORC-1.3")
def test_a_card_shows_two_colours() -> None:
    assert all(card.half[Half.SINGLE] is not card.half[Half.DOUBLE] for card in CARDS)


@pytest.mark.clause("ORC-1.4")
def test_one_half_shows_one_orc_and_the_other_two() -> None:
    assert strengths(step(START, "RB:1-Y").state, "Y") == (1, 0)
    assert strengths(step(START, "RB:2-Y").state, "Y") == (2, 0)
    assert all(sorted(card.orcs(t) for t in card.half.values()) == [1, 2] for card in CARDS)


@pytest.mark.clause("ORC-1.5")
def test_dots_are_no_points() -> None:
    """All orcs of a hand score nothing as long as no tribe is won, though every half has its dots."""
    ends = at(F1 + "all piles empty; frozen: R Y B G W V; North RB, YV, GW; South BY")
    assert totals(ends) == (0, 0)


@pytest.mark.clause("ORC-1.6")
def test_the_six_colours() -> None:
    assert [GAME.sentence(tries.Claim(NORTH, tribe)) for tribe in TRIBES] == [
        f"Claim the {name} tribe" for name in ("red", "yellow", "blue", "green", "white", "violet")
    ]


@pytest.mark.clause("ORC-1.7")
def test_backs_tell_nothing_about_a_card() -> None:
    one = at(START)
    other = replace(one, hands=(one.hands[NORTH], one.unseen[:2]), unseen=(*one.unseen[2:], *one.hands[SOUTH]))
    assert other != one
    assert GAME.observe(other, NORTH) == GAME.observe(one, NORTH)


@pytest.mark.clause("ORC-1.8")
def test_every_ordered_pair_of_colours_is_one_card() -> None:
    assert Counter((c.single, c.double) for c in CARDS) == Counter(itertools.permutations(TRIBES, 2))


@pytest.mark.clause("ORC-1.9")
def test_points_come_from_tribes_won_and_orcs_kept() -> None:
    for steps in games():
        outcome = GAME.outcome(steps[-1].state)
        assert outcome is not None
        assert {line.code for line in outcome.score.lines if line.points} <= {"worth", "orcs"}
        best = max(outcome.score.totals)
        assert all(outcome.score.totals[winner] == best for winner in outcome.winners)


# --- 2 set-up -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-2.1")
def test_the_frontier_shows_each_colour_once() -> None:
    for steps in games():
        laid = [s for s in steps if s.before.phase is Phase.FRONTIER]
        assert len(laid) == 3
        assert sorted(letters(laid[-1].state.row)) == sorted("RYBGWV")


@pytest.mark.clause("ORC-2.2")
def test_the_frontier_cards_lie_in_one_row_of_six_tribes() -> None:
    two = step(step(GAME.new(), "lay YG").state, "lay RW flipped").state
    assert letters(two.row) == "YGWR"
    three = step(two, "lay BV")
    assert letters(three.state.row) == "YGWRBV"
    assert only(three.events, ev.FrontierComplete).clause == "ORC-2.2"


@pytest.mark.clause("ORC-2.3")
def test_the_worth_of_a_tribe_is_the_orcs_on_its_frontier_half() -> None:
    state = at(F1)
    assert [state.worth(tribe) for tribe in state.row] == [1, 2, 2, 1, 1, 2]


@pytest.mark.clause("ORC-2.5", "ORC-13.4")
def test_the_other_27_cards_are_equally_likely_at_every_draw() -> None:
    for steps in games()[:3]:
        for s in steps:
            if s.before.phase not in (Phase.DEAL, Phase.TURN_UP):
                continue
            chances = GAME.chances(s.before)
            turned = {a.card for a, _ in chances if isinstance(a, act.DealCard | act.TurnUp)}
            assert turned == set(s.before.unseen)
            assert {share for _, share in chances} == {Fraction(1, len(s.before.unseen))}


@pytest.mark.clause("ORC-2.6")
def test_beside_each_tribe_lies_a_pile_of_four() -> None:
    state = phase_of(Phase.BOX)
    assert piles(state) == dict.fromkeys("RYBGWV", 4)
    assert len(state.unseen) == 24


@pytest.mark.clause("ORC-2.7")
def test_one_player_receives_one_card_and_the_other_two() -> None:
    for steps in games():
        box = next(s.before for s in steps if s.before.phase is Phase.BOX)
        assert sorted(map(len, box.hands)) == [1, 2]
        assert [e.clause for s in steps for e in of(s.events, ev.HandDealt)] == ["ORC-2.7"] * 3


@pytest.mark.clause("ORC-2.8")
def test_the_player_with_a_single_card_starts() -> None:
    seen = set()
    for steps in games():
        first = next(s.before for s in steps if s.before.phase is Phase.USE)
        assert len(first.hands[first.mover]) == 1
        assert len(first.hands[1 - first.mover]) == 2
        seen.add(first.mover)
    assert seen == {NORTH, SOUTH}


@pytest.mark.clause("ORC-2.9")
def test_chance_lays_the_frontier_and_says_who_starts() -> None:
    assert GAME.to_act(GAME.new()) == (CHANCE,)
    assert Counter(share for _, share in GAME.chances(GAME.new())) == {Fraction(1, 60): 60}
    start = phase_of(Phase.START)
    assert {GAME.format(a): share for a, share in GAME.chances(start)} == {
        "starter north": Fraction(1, 2),
        "starter south": Fraction(1, 2),
    }


@pytest.mark.clause("ORC-2.10")
def test_last_of_all_the_starter_puts_the_box_at_an_end() -> None:
    state = at(BOX)
    assert GAME.to_act(state) == (state.starter,)
    assert [GAME.format(a) for a in GAME.legal_actions(state, NORTH)] == ["box left", "box right"]
    assert only(play(state, "box left").events, ev.BoxPlaced).clause == "ORC-2.10"


@pytest.mark.clause("ORC-2.11")
def test_the_box_stays_and_ranks_the_tribes() -> None:
    left, right = play(BOX, "box left").state, play(BOX, "box right").state
    assert [left.rank(tribe) for tribe in left.row] == [1, 2, 3, 4, 5, 6]
    assert [right.rank(tribe) for tribe in right.row] == [6, 5, 4, 3, 2, 1]
    for steps in games():
        assert len({s.state.box for s in steps} - {None}) == 1


@pytest.mark.clause("ORC-2.12")
def test_each_player_has_an_own_side_at_each_tribe() -> None:
    for seat, text in (
        (NORTH, START),
        (SOUTH, START.replace("North to move, hand RB. South: GW, YV", "South to move, hand RB. North: GW, YV")),
    ):
        state = at(text)
        for attack in GAME.legal_actions(state, seat):
            if isinstance(attack, act.Attack):
                after = GAME.apply(state, attack)[0]
                assert [len(side) for side in after.front(attack.tribe).sides] == [
                    seat == NORTH,
                    seat == SOUTH,
                ]


@pytest.mark.clause("ORC-2.13")
def test_frontier_cards_never_leave_the_frontier() -> None:
    for steps in games():
        table = {slot.card for slot in steps[3].before.frontier}
        for s in steps[3:]:
            elsewhere = everywhere(replace(s.state, frontier=()))
            assert not table & set(elsewhere)
            assert {slot.card for slot in s.state.frontier} == table


# --- 3 turns ------------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-3.1")
def test_turns_alternate_from_the_starter() -> None:
    for steps in games():
        users = [s.action.seat for s in steps if s.before.phase is Phase.USE]
        starter = steps[-1].state.starter
        assert starter is not None
        assert users == [SEATS[(starter + turn) % 2] for turn in range(len(users))]


@pytest.mark.clause("ORC-3.2")
def test_a_turn_uses_a_card_and_then_draws() -> None:
    for steps in games():
        order = [s.before.phase for s in steps if s.before.phase in (Phase.USE, Phase.DRAW)]
        assert all(then is Phase.DRAW for now, then in itertools.pairwise(order) if now is Phase.USE)
        assert order[0] is Phase.USE
        assert order[-1] is Phase.DRAW


@pytest.mark.clause("ORC-3.3")
def test_both_actions_are_compulsory() -> None:
    assert GAME.refusals(at(START), tries.Stop(NORTH))[0].clause == "ORC-3.3"
    for steps in games():
        for s in steps:
            if s.before.phase in (Phase.USE, Phase.DRAW):
                legal = GAME.legal_actions(s.before, s.before.mover)
                assert legal
                for action in legal:
                    after = GAME.apply_unchecked(s.before, action)[0]
                    assert after.mover == s.before.mover  # no decision but the last draw hands the turn over


@pytest.mark.clause("ORC-3.4")
def test_exactly_one_card_is_used_in_a_turn() -> None:
    for steps in games():
        used = Counter(s.before.turn for s in steps if isinstance(s.action, act.Attack | act.Discard))
        assert used == dict.fromkeys(range(1, steps[-1].state.turn + 1), 1)


# --- 4 attack -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-4.1")
def test_an_attack_takes_a_card_from_the_hand_to_ones_own_side_of_one_tribe() -> None:
    after, events = step(START, "RB:2-Y")
    assert after.hands[NORTH] == ()
    assert [placed.card for front in after.fronts for side in front.sides for placed in side] == [Card.RB]
    assert after.front(Tribe.Y).sides[NORTH][0].card is Card.RB
    assert events[0] == ev.Attacked("ORC-4.1", NORTH, Card.RB, Half.DOUBLE, Tribe.Y, 2)


@pytest.mark.clause("ORC-4.3")
def test_the_facing_half_gives_colour_and_strength() -> None:
    for move, colour, orcs in (("RB:1-G", Tribe.R, 1), ("RB:2-G", Tribe.B, 2)):
        green = step(START, move).state.front(Tribe.G)
        assert (green.colour(NORTH), green.strength(NORTH)) == (colour, orcs)


@pytest.mark.clause("ORC-4.4")
def test_the_other_half_is_ignored_by_every_rule() -> None:
    assert strengths(step(START, "RB:1-B").state, "B") == (1, 0)  # its other half is blue itself
    text = F1 + "all piles 3; G: N RB:2; Y: N VB:1. {}"
    text.format("North to move, hand WB, RG; South RV, VW")


@pytest.mark.clause("ORC-4.5")
def test_not_with_the_tribes_own_colour() -> None:
    state = at(START)
    for card, half in itertools.product(set(CARDS) - {slot.card for slot in state.frontier}, Half):
        held = replace(state, hands=((card,), ()))
        own = card.half[half]
        told = [r.clause for r in GAME.refusals(held, act.Attack(NORTH, card, half, own))]
        assert told == ["ORC-4.5"]
        assert letters(sorted((t for t in TRIBES if t is not own), key=lambda t: t.index)) == "".join(
            a[-1] for a in attacks(held) if a.startswith(f"{card.value}:{half.value}")
        )


@pytest.mark.clause("ORC-4.6")
def test_not_with_the_opponents_colour_there() -> None:
    text = F1 + "all piles 3; G: S WB:2. North to move, hand RB, BY; South GW, VW"
    assert attacks(text, "G") == ["RB:1-G", "BY:2-G"]


@pytest.mark.clause("ORC-4.7")
def test_one_colour_a_side() -> None:
    text = F1 + "all piles 3; G: N WB:2. North to move, hand RB, BR; South GW, VW"
    assert attacks(text, "G") == ["RB:2-G", "BR:1-G"]


@pytest.mark.clause("ORC-4.8")
def test_one_colour_may_attack_several_tribes() -> None:
    text = F1 + "all piles 3; G: N WB:2; Y: N GB:2; R: N VB:2. North to move, hand RB; South GW, VW"
    assert [a for a in attacks(text) if ":2" in a] == ["RB:2-R", "RB:2-Y", "RB:2-G", "RB:2-W", "RB:2-V"]


@pytest.mark.clause("ORC-4.9")
def test_any_number_of_cards_at_a_tribe() -> None:
    blue = "WB:2, GB:2, VB:2, YB:2, BR:1, BY:1, BG:1, BW:1"
    text = F1 + f"all piles 1; G: N {blue.replace(',', '')}. North to move, hand RB; South GW, VW"
    after = step(text, "RB:2-G").state
    assert len(after.front(Tribe.G).sides[NORTH]) == 9
    assert strengths(after, "G") == (14, 0)


@pytest.mark.clause("ORC-4.10")
def test_a_placed_card_is_not_moved_turned_or_taken_back() -> None:
    for steps in games():
        for s in steps:
            for before, after in zip(s.before.fronts, s.state.fronts, strict=True):
                for seat in SEATS:
                    kept = after.sides[seat][: len(before.sides[seat])]
                    assert kept == before.sides[seat] or (after.owner is not None and after.sides[seat] == ())


ICE = (
    F1
    + """piles Y1 W2 R3 B3 V3; frozen: G; G: N WR:2, S YB:2
{} to move, hand VR, BY; {} WY, VW"""
)


@pytest.mark.clause("ORC-4.11", "ORC-9.5")
@pytest.mark.parametrize(("mover", "foe", "lawful"), [("North", "South", "VR:2-G"), ("South", "North", "BY:1-G")])
def test_nobody_plays_at_a_frozen_tribe(mover: str, foe: str, lawful: str) -> None:
    assert attacks(ICE.format(mover, foe), "G") == []


@pytest.mark.clause("ORC-4.12")
def test_nobody_attacks_a_won_tribe() -> None:
    text = F1 + "piles Y1 W2 R3 B3 V3; won: G-{}. North to move, hand VR, BY; South WY, VW"
    for owner in "NS":
        assert attacks(text.format(owner), "G") == []


@pytest.mark.clause("ORC-4.13")
def test_open_to_attack_are_exactly_the_tribes_whose_pile_holds_cards() -> None:
    every = tuple(CARDS)
    for steps in games():
        for s in steps:
            if s.before.phase is Phase.USE:
                for front in s.before.fronts:
                    assert front.open == (front.pile > 0)
                held = replace(s.before, hands=(every, every))
                open_to = {a.tribe.value for a in GAME.legal_actions(held, s.before.mover) if isinstance(a, act.Attack)}
                assert open_to == set(piles(s.before))


# --- 5 discard ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-5.1")
def test_instead_of_attacking_you_may_remove_a_card_of_your_hand() -> None:
    after = step(START, "discard RB").state
    assert (after.hands[NORTH], after.removed) == ((), cards("RB"))
    assert not any(side for front in after.fronts for side in front.sides)
    hidden = step(START + "\noptions: discard_face_down on", "discard RB")
    assert only(hidden.events, ev.Discarded).clause == "ORC-5.1"


@pytest.mark.clause("ORC-5.2")
def test_a_discard_is_always_allowed_and_sometimes_the_only_use() -> None:
    for steps in games():
        for s in steps:
            if s.before.phase is Phase.USE:
                legal = GAME.legal_actions(s.before, s.before.mover)
                thrown = {a.card for a in legal if isinstance(a, act.Discard)}
                assert thrown == set(s.before.hands[s.before.mover])
    text = F1 + "piles R2; won: Y-N, W-N, B-N, G-S, V-S; R: S GB:2. North to move, hand RB, BR"
    assert uses(text) == (0, 2)


@pytest.mark.clause("ORC-5.3")
def test_a_removed_card_never_comes_back_and_scores_nothing() -> None:
    for steps in games():
        for s in steps:
            assert s.state.removed[: len(s.before.removed)] == s.before.removed
    text = F1 + "all piles empty; won: R-N, B-N, Y-S, G-S, W-S, V-S; North {}; South YV, VW"
    assert Card.RB in at(text.format("GW")).removed
    assert totals(at(text.format("GW")))[NORTH] == 2
    assert totals(at(text.format("GW, RB")))[NORTH] == 2 + 3


@pytest.mark.clause("ORC-5.4")
def test_a_discard_lies_face_up() -> None:
    after, events = step(START, "discard RB")
    assert only(events, ev.Discarded) == ev.Discarded("ORC-5.1", NORTH, Card.RB, face_down=False)
    assert only(events, ev.Discarded).marks == ("heap",)
    assert events[0].seen_by(SOUTH) == events[0]
    assert after.removed == cards("RB")
    assert GAME.observe(after, SOUTH).removed == cards("RB")


# --- 6 draw -------------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-6.1", "ORC-6.2", "ORC-6.3")
@pytest.mark.parametrize(
    ("use", "drawn", "clause"), [("RB:1-Y", 2, "6.1"), ("RB:2-Y", 1, "6.2"), ("discard RB", 1, "6.3")]
)
def test_how_many_cards_a_use_draws(use: str, drawn: int, clause: str) -> None:
    after, events = play(START, use, *["draw G"] * drawn)
    assert only(events, ev.MayDraw) == ev.MayDraw(f"ORC-{clause}", NORTH, drawn)
    assert (len(after.hands[NORTH]), after.mover, piles(after)["G"]) == (drawn, SOUTH, 4 - drawn)


@pytest.mark.clause("ORC-6.4")
def test_any_pile_with_cards_may_be_drawn_from() -> None:
    used = step(MIDDLE, "RV:1-B").state
    assert [GAME.format(a) for a in GAME.legal_actions(used, NORTH)] == [f"draw {t}" for t in "RYBGWV"]
    assert only(play(MIDDLE, "RV:2-B", "draw R").events, ev.Drew).clause == "ORC-6.4"


@pytest.mark.clause("ORC-6.5")
@pytest.mark.parametrize("second", "RYBGWV")
def test_two_cards_come_from_one_pile_or_from_two(second: str) -> None:
    after, events = play(START, "RB:1-Y", "draw G", f"draw {second}")
    assert piles(after) == {t: 4 - (t == "G") - (t == second) for t in "RYBGWV"}
    assert [drew.clause for drew in of(events, ev.Drew)] == ["ORC-6.4", "ORC-6.5"]


@pytest.mark.clause("ORC-6.6")
def test_drawing_is_not_optional() -> None:
    owed = play(START, "RB:1-Y", "draw G").state
    assert owed.owed == 1
    assert "ORC-6.6" in {r.clause for r in GAME.refusals(owed, tries.Stop(NORTH))}
    assert all(isinstance(a, act.Draw) for a in GAME.legal_actions(owed, NORTH))
    for steps in games():
        drawn = Counter(s.before.turn for s in steps if isinstance(s.action, act.TurnUp))
        for s in steps:
            if isinstance(s.action, act.Attack | act.Discard):
                single = isinstance(s.action, act.Attack) and s.action.half is Half.SINGLE
                assert drawn[s.before.turn] == min(2 if single else 1, s.before.pile_cards)


LAST_CARD = F1 + "piles V1; won: Y-N, W-N, G-S, R-S, B-S; V: N BY:2, S WR:1. North to move, hand YB, WB; South GB"


@pytest.mark.clause("ORC-6.7")
def test_the_second_card_is_forfeited_when_all_piles_are_empty() -> None:
    end, events = play(LAST_CARD, "YB:1-V", "draw V")
    assert only(events, ev.Forfeited) == ev.Forfeited("ORC-6.7", NORTH)
    assert (len(of(events, ev.Drew)), end.phase) == (1, Phase.OVER)
    assert of(play(LAST_CARD, "discard YB", "draw V").events, ev.Forfeited) == []


@pytest.mark.clause("ORC-6.9")
def test_drawn_cards_go_to_the_hand_without_a_limit() -> None:
    after = play(START, "RB:1-Y", "draw G", "turn G VW", "draw W", "turn W VG").state
    assert after.hands[NORTH] == cards("VW VG")
    big = F1 + "piles W2 V2; won: Y-N, G-N, R-S, B-S; North to move, hand RB RG RV YB YR YV GR GB GW; South VW, VG"
    assert len(play(big, "RB:1-V", "draw W", "draw W").state.hands[NORTH]) == 10


@pytest.mark.clause("ORC-6.10")
def test_one_card_at_a_time_from_the_top_and_the_first_may_be_looked_at() -> None:
    used = step(START, "RB:1-Y").state
    turning = step(used, "draw G").state
    seen = step(turning, "turn G VW").state
    assert GAME.observe(seen, NORTH).hands[NORTH] == cards("VW")  # before the second pile is named
    assert (seen.phase, seen.mover, seen.owed) == (Phase.DRAW, NORTH, 1)


@pytest.mark.clause("ORC-6.11", "ORC-6.12")
def test_every_turn_begins_with_a_card_in_hand_and_a_card_in_some_pile() -> None:
    for steps in games():
        for s in steps:
            if s.before.phase is Phase.USE:
                assert s.before.hands[s.before.mover]
                assert s.before.pile_cards
                assert set(map(type, GAME.legal_actions(s.before, s.before.mover))) & {act.Discard}


# --- 7 battles ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-7.1")
def test_the_last_card_of_a_pile_starts_the_battle_beside_it() -> None:
    for steps in games():
        for turn in range(1, steps[-1].state.turn + 1):
            mine = [s for s in steps if s.before.turn == turn and s.before.phase is not Phase.BOX]
            ended = {t for t in "RYBGWV" if t in piles(mine[0].before)} - set(piles(mine[-1].state))
            assert {e.tribe.value for s in mine for e in of(s.events, ev.Fought)} == ended
            assert {e.tribe.value for s in mine for e in of(s.events, ev.BattleSounded)} == ended


@pytest.mark.clause("ORC-7.2")
def test_battles_wait_until_the_turn_has_drawn_its_cards() -> None:
    one = play(MIDDLE, "RV:1-B", "draw Y")
    assert of(one.events, ev.BattleSounded)
    assert (of(one.events, ev.Fought), owners(one.state)) == ([], {})
    two = play(one.state, "draw B")
    order = [type(e) for e in two.events]
    assert order.index(ev.Drew) < order.index(ev.Fought) < order.index(ev.TurnPassed)


@pytest.mark.clause("ORC-7.3")
def test_strength_is_the_sum_of_facing_orcs() -> None:
    text = F1 + "piles Y1 G3 W4 R4 B4 V4; Y: N GR:2, WR:2, RV:1. North to move, hand BG; South WG, VW"
    assert strengths(at(text), "Y") == (5, 0)
    assert only(play(text, "BG:2-W", "draw Y").events, ev.Fought) == ev.Fought("ORC-7.3", Tribe.Y, 5, 0)


@pytest.mark.clause("ORC-7.4")
@pytest.mark.parametrize(
    ("sides", "winner"),
    [("N GR:2, S RB:2", None), ("N GR:2, S BW:1", "N"), ("N RG:1, S WB:2", "S"), ("S RB:1", "S")],
)
def test_more_orcs_win_and_one_against_none_is_enough(sides: str, winner: str | None) -> None:
    text = F1 + f"piles Y1 G4 W4 R4 B4 V4; Y: {sides}\nNorth to move, hand YB; South WG, VW, VG"
    end, events = play(text, "discard YB", "draw Y")
    assert owners(end) == ({"Y": winner} if winner else {})
    assert [w.clause for w in of(events, ev.Won)] == (["ORC-7.4"] if winner else [])


@pytest.mark.clause("ORC-7.5")
def test_each_tribe_has_one_battle_and_one_owner() -> None:
    for steps in games():
        fought = Counter(e.tribe for s in steps for e in of(s.events, ev.Fought))
        assert fought == dict.fromkeys(TRIBES, 1)
        for s in steps:
            for before, after in zip(s.before.fronts, s.state.fronts, strict=True):
                assert before.owner is None or after.owner == before.owner


@pytest.mark.clause("ORC-7.6")
@pytest.mark.parametrize(("first", "second"), [("Y", "G"), ("G", "Y")])
@pytest.mark.parametrize("box", ["left", "right"])
def test_of_two_battles_the_one_nearer_the_box_comes_first(first: str, second: str, box: str) -> None:
    row = "□ Y1 G2 | W2 R1 | B1 V2" if box == "left" else "Y1 G2 | W2 R1 | B1 V2 □"
    rest = "piles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV"
    events = play(f"frontier: {row}\n{rest}", "RV:1-V", f"draw {first}", f"draw {second}").events
    near, far = (Tribe.Y, Tribe.G) if box == "left" else (Tribe.G, Tribe.Y)
    assert only(events, ev.TwoBattles) == ev.TwoBattles("ORC-7.6", near, far)
    assert [e.tribe for e in of(events, ev.Fought)] == [near, far]


@pytest.mark.clause("ORC-7.7")
def test_you_may_start_a_battle_you_lose_or_have_no_card_in() -> None:
    text = F1 + "piles Y1 G1 W3 R3 B4 V4; Y: N RB:1, S GV:2; G: S YB:2. North to move, hand RV, GW"
    for tribe in "YG":
        end, events = play(text, "RV:2-W", f"draw {tribe}")
        assert only(events, ev.BattleSounded).seat == NORTH
        assert owners(end) == {tribe: "S"}


@pytest.mark.clause("ORC-7.8")
def test_the_card_used_fights_and_the_cards_drawn_do_not() -> None:
    text = F1 + "piles Y1 VR G3 W4 R4 B4 V4; Y: N GR:2, S WB:2, BR:1. North to move, hand RV; South WG, VW"
    assert strengths(at(text), "Y") == (2, 3)
    end, events = play(text, "RV:1-Y", "draw Y", "turn Y VR", "draw G")
    assert only(events, ev.Fought) == ev.Fought("ORC-9.3", Tribe.Y, 3, 3)  # the red of RV counts, that of VR not
    assert Card.VR in end.hands[NORTH]


# --- 8 after a battle ---------------------------------------------------------------------------------------

WON = (
    F1
    + """piles Y1 G3 W4 R4 B3 V3; Y: N GR:2, WR:2, S BW:1, VB:2; G: N RV:1
North to move, hand BG; South WG, VW"""
)


@pytest.mark.clause("ORC-8.1", "ORC-8.6")
def test_all_cards_there_but_one_leave_the_game_for_good() -> None:
    end, events = play(WON, "BG:1-V", "draw Y", "draw B")
    assert set(only(events, ev.Cleared).cards) == set(cards("GR BW VB"))
    assert only(events, ev.Cleared).clause == "ORC-8.1"
    assert end.front(Tribe.Y).sides == ((), ())
    assert set(cards("GR BW VB")) <= set(end.removed)
    assert end.front(Tribe.G).sides[NORTH]  # elsewhere nothing is touched


@pytest.mark.clause("ORC-8.2", "ORC-8.3")
@pytest.mark.parametrize(("order", "trophy"), [("GR:2, WR:2", "WR"), ("WR:2, GR:2", "GR")])
def test_the_winners_last_card_is_the_trophy_in_his_camp(order: str, trophy: str) -> None:
    end, events = play(WON.replace("GR:2, WR:2", order), "BG:1-V", "draw Y", "draw B")
    assert only(events, ev.TrophyRaised) == ev.TrophyRaised("ORC-8.3", Tribe.Y, NORTH, Card(trophy))
    assert only(events, ev.TrophyRaised).marks == ("side:Y:N",)
    assert end.front(Tribe.Y).trophy is Card(trophy)


@pytest.mark.clause("ORC-8.2")
def test_the_winners_only_card_is_the_trophy_in_his_camp() -> None:
    end, events = play(WON.replace("GR:2, WR:2, S BW:1, VB:2", "GR:2, S BW:1"), "BG:1-V", "draw Y", "draw B")
    assert only(events, ev.TrophyRaised) == ev.TrophyRaised("ORC-8.2", Tribe.Y, NORTH, Card.GR)
    assert end.front(Tribe.Y).trophy is Card.GR


@pytest.mark.clause("ORC-8.5")
def test_a_trophy_is_not_in_hand_and_scores_nothing() -> None:
    text = F1 + "all piles empty; won: R-N, V-N, W-N, Y-S, G-S, B-S; trophies: R VW; North {}; South YB, GB"
    assert totals(at(text.format("BG")))[NORTH] == 1 + 2 + 2
    assert totals(at(text.replace("; trophies: R VW", "").format("BG, VW")))[NORTH] == 5 + 1 + 2


# --- 9 ties -------------------------------------------------------------------------------------------------

TIE = (
    F1
    + """piles {p}W1 R2 B2 V2; {state}; W: N RB:2, S BG:1, BR:1
North to move, hand YV; South GR, GB, VW"""
)


@pytest.mark.clause("ORC-9.1")
@pytest.mark.parametrize("owner", "NS")
def test_a_tie_goes_to_the_owner_of_the_neighbour_toward_the_box(owner: str) -> None:
    text = TIE.format(p="Y2 ", state=f"won: G-{owner}").replace("RB:2", "YR:2")
    end, events = play(text, "discard YV", "draw W")
    assert only(events, ev.Won) == ev.Won("ORC-9.1", Tribe.W, SEATS["NS".index(owner)], Tribe.G)
    assert owners(end)["W"] == owner


@pytest.mark.clause("ORC-9.2")
def test_the_tribe_nearest_the_box_looks_to_the_farthest() -> None:
    for row, near, far in (("□ Y1 G2 | W2 R1 | B1 V2", "Y", "V"), ("Y1 G2 | W2 R1 | B1 V2 □", "V", "Y")):
        text = f"frontier: {row}\npiles {near}1 G2 W2 R2 B2; won: {far}-S. North to move, hand RG"
        end, events = play(text, "RG:2-B", f"draw {near}")
        assert of(events, ev.Fought) == [ev.Fought("ORC-9.3", Tribe(near), 0, 0)]
        assert only(events, ev.LooksAround) == ev.LooksAround("ORC-9.2", Tribe(near), Tribe(far))
        assert events.index(only(events, ev.LooksAround)) == events.index(only(events, ev.Fought)) + 1
        assert only(events, ev.Won) == ev.Won("ORC-9.1", Tribe(near), SOUTH, Tribe(far))
        assert owners(end)[near] == "S"
        waiting = play(text.replace(f"; won: {far}-S", f" {far}2"), "RG:2-B", f"draw {near}").events
        assert [type(e) for e in waiting if isinstance(e, ev.Fought | ev.LooksAround | ev.Froze)] == [
            ev.Fought, ev.LooksAround, ev.Froze,
        ]  # fmt: skip


@pytest.mark.clause("ORC-9.2")
def test_only_the_tied_tribe_nearest_the_box_looks_around() -> None:
    won = play(F1 + "piles Y1 G2 W2 R2 B2; won: V-S; Y: N RB:1. North to move, hand RG", "RG:2-B", "draw Y")
    tied = play(F1 + "piles Y2 W1 R3 B3 V3; won: G-N. North to move, hand RV, YB", "YB:2-R", "draw W")
    assert (of(won.events, ev.LooksAround), of(tied.events, ev.LooksAround)) == ([], [])
    assert (owners(won.state)["Y"], owners(tied.state)["W"]) == ("N", "N")


@pytest.mark.clause("ORC-9.4")
@pytest.mark.parametrize(("piles_", "state"), [("Y2 G2 ", "won: none"), ("Y2 ", "frozen: G")])
def test_a_tie_whose_neighbour_is_not_won_is_frozen(piles_: str, state: str) -> None:
    text = TIE.format(p=piles_, state="" if "none" in state else state).replace("RB:2", "YR:2")
    end, events = play(text, "discard YV", "draw W")
    assert only(events, ev.Froze) == ev.Froze("ORC-9.4", Tribe.W, Tribe.G)
    assert "W" in frozen(end)
    assert "W" not in owners(end)


@pytest.mark.clause("ORC-9.6")
def test_cards_at_a_frozen_tribe_stay() -> None:
    end = play(MIDDLE, "RV:2-B", "draw Y").state
    assert frozen(end) == "Y"
    assert strengths(end, "Y") == (2, 2)
    assert end.front(Tribe.Y).trophy is None
    assert end.removed == at(MIDDLE).removed


THAW = (
    F1
    + """piles Y1 B3 V3; frozen: G, W, R; Y: N GR:2, S BR:1; G: N WR:2, S YB:2; W: N VY:1, S BG:1
South to move, hand RB, WB, YV"""
)


@pytest.mark.clause("ORC-9.8")
def test_thaws_run_along_the_row_before_the_next_battle() -> None:
    text = THAW.replace("piles Y1 B3", "piles Y1 B1")
    _, events = play(text, "RB:1-V", "draw B", "draw Y")
    told = [(type(e).__name__, e.tribe.value) for e in events if isinstance(e, ev.Fought | ev.Won)]
    assert told == [
        ("Fought", "Y"), ("Won", "Y"), ("Won", "G"), ("Won", "W"), ("Won", "R"),
        ("Fought", "B"), ("Won", "B"),
    ]  # fmt: skip
    assert [w.clause for w in of(events, ev.Won)] == [f"ORC-{c}" for c in ("7.4", "9.7", "9.8", "9.8", "9.1")]


@pytest.mark.clause("ORC-9.10")
def test_the_neighbour_on_the_other_side_has_no_say() -> None:
    text = TIE.format(p="Y2 G2 ", state="won: R-S").replace("RB:2", "YR:2").replace("R2 ", "")
    end = play(text, "discard YV", "draw W").state
    assert "W" in frozen(end)
    both = TIE.format(p="Y2 ", state="won: R-S, G-N").replace("RB:2", "YR:2").replace("R2 ", "")
    assert owners(play(both, "discard YV", "draw W").state)["W"] == "N"


# --- 10 the end ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-10.1")
def test_the_game_stops_with_the_last_pile() -> None:
    for steps in games():
        for s in steps:
            over = s.state.frontier and len(s.state.frontier) == 3 and not s.state.pile_cards
            assert (GAME.to_act(s.state) == ()) == bool(over) == (GAME.outcome(s.state) is not None)
    _end, events = play(LAST_CARD, "YB:1-V", "draw V")
    assert only(events, ev.GameStopped).clause == "ORC-10.1"


@pytest.mark.clause("ORC-10.2")
def test_the_last_battle_and_its_thaws_come_before_the_count() -> None:
    end, events = play(
        F1 + """piles B1; frozen: V, Y, G, W, R; North to move, hand BY, RV; South WY, VR""",
        "RV:1-B",
        "draw B",
    )
    kinds = [type(e) for e in events]
    assert max(at_ for at_, k in enumerate(kinds) if k is ev.Won) < kinds.index(ev.GameStopped)
    assert kinds.index(ev.GameStopped) < kinds.index(ev.HandsRevealed) < kinds.index(ev.GameDecided)
    assert len(owners(end)) == 6


@pytest.mark.clause("ORC-10.3")
def test_nobody_gets_another_turn() -> None:
    end, events = play(LAST_CARD, "YB:1-V", "draw V")
    assert of(events, ev.TurnPassed) == []
    assert [GAME.legal_actions(end, seat) for seat in SEATS] == [(), ()]
    ended_by = {(s[-1].state.mover == s[-1].state.starter) for s in games()}
    assert ended_by == {True, False}  # also when the starter has had one turn more


@pytest.mark.clause("ORC-10.4")
def test_at_the_end_all_six_battles_were_fought_and_all_tribes_are_won_or_none() -> None:
    for steps in games():
        assert len([e for s in steps for e in of(s.events, ev.Fought)]) == 6
        assert len(owners(steps[-1].state)) in (0, 6)


# --- 11 and 12 scoring --------------------------------------------------------------------------------------

NOTHING = ("GY", "VR, WR")
"""Hands that score nothing for who won red, white and violet, and for the other."""
COUNT = F1 + "all piles empty; won: R-N, W-N, V-N, Y-S, G-S, B-S; North {}; South {}"


@pytest.mark.clause("ORC-11.1")
def test_both_hands_are_shown_at_the_end() -> None:
    end, events = play(LAST_CARD, "YB:1-V", "draw V")
    assert only(events, ev.HandsRevealed) == ev.HandsRevealed("ORC-11.1", *end.hands)
    for seat in SEATS:
        assert GAME.observe(end, seat).hands == end.hands


@pytest.mark.clause("ORC-11.2", "ORC-11.3", "ORC-11.7")
def test_a_count_made_by_hand_gives_the_same_totals() -> None:
    for steps in games():
        end = steps[-1].state
        for seat in SEATS:
            mine = [t for t in TRIBES if end.front(t).owner == seat]
            worth = sum(slot.card.orcs(t) for slot in end.frontier for t in mine)
            kept = sum(card.orcs(t) for card in end.hands[seat] for t in mine)
            assert totals(end)[seat] == worth + kept


@pytest.mark.clause("ORC-11.3")
def test_each_tribe_won_scores_its_orcs_in_hand() -> None:
    end = at(COUNT.format("WG, VW", NOTHING[1]))
    assert sheet(end, NORTH, "W") == {"11.2": 2, "11.3": 1 + 2}


@pytest.mark.clause("ORC-11.4")
@pytest.mark.parametrize(("card", "points"), [("BG", 0), ("RB", 1), ("BR", 2), ("WV", 3)])
def test_both_halves_of_a_hand_card_are_looked_at(card: str, points: int) -> None:
    bare = totals(at(COUNT.format(*NOTHING)))[NORTH]
    assert totals(at(COUNT.format(f"{card}, {NOTHING[0]}", NOTHING[1])))[NORTH] == bare + points


@pytest.mark.clause("ORC-11.5")
def test_orcs_of_a_tribe_you_did_not_win_score_nothing() -> None:
    end = at(COUNT.format("YB, GY", NOTHING[1]))
    assert totals(end) == totals(at(COUNT.format(*NOTHING)))
    assert (sheet(end, NORTH, "Y"), sheet(end, NORTH, "B")) == ({"11.5": 0}, {"11.5": 0})


@pytest.mark.clause("ORC-11.6")
def test_cards_of_the_last_draw_count() -> None:
    end = play(LAST_CARD.replace("V1;", "V1 VW;"), "YB:1-V", "draw V").state
    without = replace(end, hands=(tuple(c for c in end.hands[NORTH] if c is not Card.VW), end.hands[SOUTH]))
    assert totals(end)[NORTH] - totals(without)[NORTH] == 3


@pytest.mark.clause("ORC-11.7")
def test_nothing_else_scores() -> None:
    """Taking away trophies, removed cards and cards that lie at tribes changes no total."""
    won = Options(attack_on_won=True)
    for steps in (*games()[:4], *(tuple(random_game(seed, won)) for seed in range(3))):
        end = steps[-1].state
        bare = replace(end, removed=(), fronts=tuple(replace(f, trophy=None, sides=((), ())) for f in end.fronts))
        assert totals(bare) == totals(end)
    many = at(COUNT.format("BG, GB, YB, BY", NOTHING[1]))
    assert totals(many) == totals(at(COUNT.format(*NOTHING)))


@pytest.mark.clause("ORC-12.2")
@pytest.mark.parametrize(("box", "winner"), [(End.LEFT, SOUTH), (End.RIGHT, NORTH)])
def test_equal_totals_go_to_the_owner_of_the_tribe_nearest_the_box(box: End, winner: Seat) -> None:
    even = replace(at(COUNT.format("GY", "BW, VR")), box=box)  # 5 to 4 + 1
    assert totals(even) == (5, 5)
    outcome = GAME.outcome(even)
    assert outcome is not None
    assert (outcome.winners, outcome.reason.clause) == ((winner,), "ORC-12.2")


# --- 13 who knows what --------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-13.1")
def test_nobody_knows_what_lies_in_a_pile() -> None:
    state = at(START)
    for seat in SEATS:
        names = {f for f in type(GAME.observe(state, seat)).__struct_fields__ if "unseen" in f}
        assert names == set()
        view = GAME.observe(state, seat)
        hidden = len(state.hands[1 - seat])
        assert len(view.unknown) == 24 + hidden  # the piles' cards are mixed with the other hand's
    impossible = GAME.refusals(step(step(START, "RB:2-Y").state, "draw G").state, act.TurnUp(CHANCE, Tribe.G, Card.RB))
    assert {r.clause for r in impossible} == {"ORC-13.1"}


@pytest.mark.clause("ORC-13.4")
def test_after_the_deal_chance_only_turns_cards_up() -> None:
    for steps in games():
        started = False
        for s in steps:
            started = started or s.before.phase is Phase.USE
            if started and s.action.seat == CHANCE:
                assert isinstance(s.action, act.TurnUp)


# --- the ledger ---------------------------------------------------------------------------------------------
