"""Every clause of the rules, one after the other: what it says, shown by the engine."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Event
from orclib.errors import NotationError, UsageError
from orclib.games.braves.box import BY_BACK, DESERTIONS, PILES, SHIELD_OF, SHIELDS, PileCard
from orclib.games.braves.picture.cards import SEAT_FILLS, wheel
from orclib.games.braves.state import RECRUITING, WAR
from orclib.games.braves.text.words import COLOURS
from orclib.scene import Text
from tests.games.braves.support import (
    BACKS,
    CHANCE,
    DESIGNS,
    GAME,
    PEOPLES,
    PLAYERS,
    SEATS,
    A,
    Army,
    B,
    Back,
    C,
    Desertion,
    Design,
    Fate,
    Options,
    Phase,
    Rank,
    Seat,
    Shield,
    State,
    View,
    Z,
    act,
    after,
    allowed,
    army,
    at,
    backs,
    battle,
    begin,
    cards,
    chances,
    cited,
    deal,
    deal_until,
    ev,
    flown,
    hand,
    laid,
    legal,
    lot,
    names,
    of,
    only,
    opened,
    outcome,
    pile,
    play,
    quiet,
    read_pile,
    reading,
    refused,
    result,
    show,
    told,
    typed,
)
from tests.games.braves.tools import (
    CALL,
    CHAMPION,
    COMMANDO,
    COMMIT,
    FLYER,
    LEFTOVER,
    OPEN,
    PHASES,
    SPY,
    games,
    last_battle,
    rounds,
    steps,
)

numbers_of_players = pytest.mark.parametrize("players", PLAYERS)


def texts(shapes: object) -> set[str]:
    """What is written on a drawing."""
    return {shape.text for shape in shapes if isinstance(shape, Text)} if isinstance(shapes, tuple) else set()


def deal_all(state: State) -> State:
    """Deal to the end, whatever comes; nobody plays."""
    return deal_until(state, state.options.army_cards)


def window(state: State, dealt: int) -> State:
    """The window after so many army cards."""
    return deal_until(state, dealt)


# --- 1 material ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-1.1")
def test_four_to_seven_players_take_part() -> None:
    assert list(GAME.players) == [4, 5, 6, 7]
    for players in (0, 1, 3, 8):
        with pytest.raises(UsageError, match="4 to 7 players"):
            GAME.options(players=players)
    for players in PLAYERS:
        assert len(begin(players=players).recruiters) == players - 1


@pytest.mark.clause("BRV-1.2")
def test_one_sorcerer_at_a_time() -> None:
    for every in games():
        for each in rounds(every):
            assert len({step.before.sorcerer for step in each}) == 1
            for step in each[::25]:
                sorcerers = {GAME.observe(step.before, seat).sorcerer for seat in step.before.options.seats}
                assert sorcerers == {step.before.sorcerer} <= set(step.before.options.seats)


@pytest.mark.clause("BRV-1.3")
def test_seven_wheels_show_colour_and_score() -> None:
    seven = begin(players=7)
    assert len({GAME.seat_name(seat, seven.options) for seat in SEATS}) == 7
    assert len(set(SEAT_FILLS)) == len(set(COLOURS)) == 7
    assert len({repr(wheel(seat, 3)) for seat in SEATS}) == 7
    for score in range(10):
        assert str(score) in texts(wheel(A, score))
    assert seven.scores == (0,) * 7  # a wheel each


@pytest.mark.clause("BRV-1.4")
def test_a_marker_is_turned_at_ten_points() -> None:
    assert [score for score in range(15) if "+10" in texts(wheel(A, score))] == [10, 11, 12, 13, 14]
    for before, turned in ((7, False), (8, True), (9, True), (10, False)):
        end = quiet(last_battle(f"A {before}", "hand A: DW4"))
        assert end.state.scores[A] == before + 2
        assert [event.seat for event in of(end.events, ev.WheelTurned)] == [A] * turned
    both = quiet(last_battle("A 8, Z 9", "hand A: DW4", champion="A")).events
    assert [event.seat for event in of(both, ev.WheelTurned)] == [A, Z]


@pytest.mark.clause("BRV-1.5")
def test_110_cards_of_which_80_are_army_cards() -> None:
    assert sum(Options().deck) == sum(design.copies for design in DESIGNS) == 80
    shields, desertions = SHIELDS * len(SHIELD_OF), 14  # BRV-1.10
    assert 80 + shields + desertions + len(("start card", "help card")) == 110
    for step in itertools.islice(steps(), 0, None, 11):
        assert sum(GAME.inventory(step.state).values()) == 80
        assert set(GAME.inventory(step.state)) == {design.slug for design in DESIGNS}


@pytest.mark.clause("BRV-1.6")
@pytest.mark.parametrize("people", PEOPLES)
def test_thirteen_cards_of_each_people(people: Back) -> None:
    there = {design.rank: Options().deck[design] for design in BY_BACK[people]}
    assert there == {Rank.WARRIOR: 7, Rank.VETERAN: 4, Rank.LEADER: 2}
    code = {"orc": "OR", "barbarian": "BA", "skeleton": "SK", "dwarf": "DW"}[people.value]
    for one_more in (f"8 {code}4", f"5 {code}6", f"3 {code}*"):
        with pytest.raises(ValueError, match=r"but the box has [742] \(BRV-1\.6\)"):
            at(f"phase call\nhand A: {one_more}")
    assert {people.value for people in PEOPLES} == {"orc", "barbarian", "skeleton", "dwarf"}


@pytest.mark.clause("BRV-1.9")
def test_six_different_backs() -> None:
    assert len(BACKS) == 6
    assert {back: sum(design.copies for design in BY_BACK[back]) for back in BACKS} == {
        **dict.fromkeys(PEOPLES, 13),
        Back.MERCENARY: 24,
        Back.SPY: 4,
    }
    state = at("phase spy\nspy 1\nhand A: OR4 OR* gob gia com sp1")
    assert GAME.observe(state, B).held[A] == (2, 0, 0, 0, 3, 1)  # all that B sees


@pytest.mark.clause("BRV-1.10")
@numbers_of_players
def test_shields_desertions_and_one_start_card(players: int) -> None:
    for every in games():
        if every[0].before.options.players != players:
            continue
        for each in rounds(every):
            assert len(of([event for step in each for event in step.events], ev.StartShown)) == 1
            for step in each:
                state = step.before
                if state.phase in RECRUITING:
                    played = [card for one in state.piles for card in one]
                    for seat in state.options.seats:
                        own = state.shields[seat] + sum(card == Shield(seat) for card in played)
                        assert own == (0 if seat == state.sorcerer else 2)
                    flags = sum(state.desertions) + sum(isinstance(card, Desertion) for card in played)
                    assert flags <= (players - 1) * DESERTIONS[players] <= 14


@pytest.mark.clause("BRV-1.11")
def test_player_cards_are_never_hidden_on_the_table() -> None:
    for step in itertools.islice(steps(*RECRUITING), 0, None, 7):
        state = step.before
        views = [GAME.observe(state, seat) for seat in state.options.seats]
        assert all(view.piles == state.piles for view in views)
        assert all((view.next is Back.START) == (state.next is Back.START) for view in views)
    assert Back.START not in BACKS  # it looks like no army card
    assert Desertion.__struct_fields__ == ()  # nobody's colour is on it
    assert Shield.__struct_fields__ == ("owner",)


@pytest.mark.clause("BRV-1.13")
def test_the_numbered_rules_go_before_the_summary() -> None:
    """The summary lets the sorcerer's neighbour begin every battle, and a goblin add to the machine it serves."""
    assert at("called orcs dwarves\nhand A: DW4").active == B  # looser than the numbered rule
    assert army("war gob") == 9 + 1  # a detail that the numbered rules leave open


# --- 2 setting up the game -------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-2.1")
@numbers_of_players
def test_all_wheels_start_at_zero(players: int) -> None:
    state, events = GAME.apply(GAME.new(Options(players=players)), act.NameSorcerer(CHANCE, B))
    assert state.scores == (0,) * players
    assert only(events, ev.WheelsSet) == ev.WheelsSet("BRV-2.1", players)


@pytest.mark.clause("BRV-2.2")
@numbers_of_players
def test_the_first_sorcerer_is_drawn(players: int) -> None:
    state = GAME.new(Options(players=players))
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.chances(state) == tuple(
        (act.NameSorcerer(CHANCE, seat), Fraction(1, players)) for seat in SEATS[:players]
    )
    named, events = GAME.apply(state, act.NameSorcerer(CHANCE, C))
    assert named.sorcerer == C
    assert only(events, ev.SorcererNamed) == ev.SorcererNamed("BRV-2.2", C, 1)


@pytest.mark.clause("BRV-2.3")
def test_the_next_sorcerer_is_the_left_neighbour() -> None:
    for every in games():
        named = of([event for step in every for event in step.events], ev.SorcererNamed)
        assert [event.clause for event in named] == ["BRV-2.2"] + ["BRV-2.3"] * (len(named) - 1)
        for one, two in itertools.pairwise(named):
            assert (two.seat, two.round_no) == ((one.seat + 1) % every[0].before.options.players, one.round_no + 1)


@pytest.mark.clause("BRV-2.4")
@numbers_of_players
def test_left_is_clockwise(players: int) -> None:
    for sorcerer in range(players):
        state = at(f"{players} players, sorcerer {sorcerer}\nphase commit\ncalled orcs")
        order = tuple((sorcerer + step) % players for step in range(1, players))
        assert state.recruiters == state.speakers == order
        assert state.active == order[0]
        ended = quiet(replace(state, called=tuple(PEOPLES), active=order[(4 - 1) % (players - 1)]))
        assert only(ended.events, ev.SorcererNamed).seat == order[0]


@pytest.mark.clause("BRV-2.5")
def test_the_number_of_rounds_is_not_fixed() -> None:
    lengths = {every[-1].before.round_no for every in games()}
    assert len(lengths) > 1
    for number in (1, 20, 90):
        text = last_battle("A 5", "hand A: DW4").replace("round 3", f"round {number}")
        assert quiet(text).state.round_no == number + 1
        assert quiet(text.replace("A 5", "A 7")).state.phase is Phase.OVER


@pytest.mark.clause("BRV-2.6")
def test_a_round_is_recruitment_then_war() -> None:
    for every in games():
        for each in rounds(every):
            phases = [name for name, _ in itertools.groupby(step.before.phase in WAR for step in each)]
            assert phases == [False, True]
            order = [phase for phase, _ in itertools.groupby(step.before.phase for step in each)]
            assert order[0] is Phase.DEAL
            assert order.index(Phase.CHAMPION) < order.index(Phase.CALL)


# --- 3 the sorcerer --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-3.1")
def test_only_the_sorcerers_deal_brings_cards() -> None:
    for step in steps(Phase.DEAL):
        gained = sum(len(one) for one in step.state.piles) - sum(len(one) for one in step.before.piles)
        assert isinstance(step.action, act.Deal) or step.state.dealt == step.before.dealt
        assert gained == (0 if isinstance(step.action, act.ShowBack) or step.action == act.Deal(CHANCE, None) else 1)


@pytest.mark.clause("BRV-3.3")
@numbers_of_players
def test_all_the_others_are_recruiters(players: int) -> None:
    for sorcerer in range(players):
        state = window(begin(players=players, first_sorcerer=sorcerer), 3)
        assert set(state.recruiters) == set(SEATS[:players]) - {sorcerer}
        assert set(GAME.to_act(state)) == {CHANCE, *state.recruiters}


@pytest.mark.clause("BRV-3.4")
def test_the_sorcerer_decides_champion_and_peoples_only() -> None:
    kinds = set()
    for step in steps():
        if step.before.phase is not Phase.SORCERER:
            kinds |= {type(action) for action in GAME.legal_actions(step.before, step.before.sorcerer)}
    assert kinds == {act.NameChampion, act.CallPeople}


# --- 4 preparing a round ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-4.1")
@numbers_of_players
def test_two_shields_each(players: int) -> None:
    state = begin(players=players)
    assert [state.shields[seat] for seat in state.recruiters] == [2] * (players - 1)


@pytest.mark.clause("BRV-4.2")
@pytest.mark.parametrize(("players", "count"), [(4, 2), (5, 2), (6, 1), (7, 1)])
def test_two_desertions_or_one(players: int, count: int) -> None:
    start, events = GAME.apply(GAME.new(Options(players=players, first_sorcerer=0)), act.NameSorcerer(CHANCE, Z))
    assert only(events, ev.CardsTaken) == ev.CardsTaken("BRV-4.2", 2, count)
    assert [start.desertions[seat] for seat in start.recruiters] == [count] * (players - 1)
    state = window(start, 4)
    for left in range(count, 0, -1):
        assert state.desertions[A] == left
        state = after(state, "A: desertion 1")


@pytest.mark.clause("BRV-4.3")
def test_the_sorcerers_cards_stay_out_of_play() -> None:
    for step in steps(*RECRUITING):
        state = step.before
        assert (state.shields[state.sorcerer], state.desertions[state.sorcerer]) == (0, 0)
        assert all(card != Shield(state.sorcerer) for one in state.piles for card in one)
    assert begin(players=4, first_sorcerer=2).shields == (2, 2, 0, 2)


@pytest.mark.clause("BRV-4.4")
def test_all_80_cards_are_shuffled() -> None:
    state = begin(show_next_back=False)
    assert sum(state.deck) == 80
    assert dict(GAME.chances(state)) == {
        act.Deal(CHANCE, design): Fraction(design.copies, 80) for design in DESIGNS
    }  # each card is as likely as any other
    seen = begin()
    assert chances(seen) == {
        **{f"back {people.value}": Fraction(13, 80) for people in PEOPLES},
        "back mercenary": Fraction(24, 80),
        "back spy": Fraction(4, 80),
    }
    assert chances(after(seen, "back spy")) == {f"deal spy_{n}": Fraction(1, 4) for n in range(1, 5)}
    for every in games():
        for each in rounds(every):
            dealt = Counter(event.design for step in each for event in of(step.events, ev.CardDealt))
            assert dealt == {design: design.copies for design in DESIGNS}


@pytest.mark.clause("BRV-4.5")
def test_the_start_card_is_near_the_middle() -> None:
    seen = set()
    for every in games():
        for event in of([event for step in every for event in step.events], ev.StartShown):
            seen.add(event.above)
    assert seen <= set(range(35, 46))
    assert len(seen) > 3
    for dealt in range(34, 46):
        start = chances(deal_until(begin(), dealt, window=False)).get("back start", 0)
        assert start == (Fraction(1, 46 - dealt) if dealt >= 35 else 0)


@pytest.mark.clause("BRV-4.6")
@pytest.mark.parametrize(("players", "count"), [(4, 9), (5, 11), (6, 13), (7, 14)])
def test_the_number_of_piles(players: int, count: int) -> None:
    start, events = GAME.apply(GAME.new(Options(players=players, first_sorcerer=0)), act.NameSorcerer(CHANCE, Z))
    assert only(events, ev.RingMade) == ev.RingMade("BRV-4.6", count)
    state = window(start, count)
    assert len(state.piles) == count
    assert all(state.piles)


# --- 5 dealing -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-5.1")
def test_one_card_at_a_time_face_up_by_the_clock() -> None:
    for step in steps(Phase.DEAL):
        if not isinstance(step.action, act.Deal):
            assert step.state.dealt == step.before.dealt
            continue
        assert step.state.dealt - step.before.dealt == (step.action.design is not None)
        assert GAME.clocked(step.before)  # it falls when it is time
        for event in of(step.events, ev.CardDealt):
            assert all(event.seen_by(seat) == event for seat in step.state.options.seats)
            views = [GAME.observe(step.state, seat) for seat in step.state.options.seats]
            assert all(view.piles[event.pile - 1][-1] == Army(event.design) for view in views if view.piles)


@pytest.mark.clause("BRV-5.2")
@numbers_of_players
def test_card_after_card_goes_to_pile_after_pile(players: int) -> None:
    for every in games():
        if every[0].before.options.players == players:
            for each in rounds(every):
                dealt = of([event for step in each for event in step.events], ev.CardDealt)
                assert [event.number for event in dealt] == list(range(1, 81))
                assert [event.pile for event in dealt] == [(i - 1) % PILES[players] + 1 for i in range(1, 81)]
                assert {event.clause for event in dealt} == {"BRV-5.2"}


@pytest.mark.clause("BRV-5.3")
@numbers_of_players
def test_the_piles_form_a_ring(players: int) -> None:
    state = window(begin(players=players), 40)
    scene = GAME.picture(GAME.observe(state, A))
    boxes = {target.id: target.boxes[0] for target in scene.targets}
    spots = [(boxes[f"pile:{n}"].cx, boxes[f"pile:{n}"].cy) for n in range(1, PILES[players] + 1)]
    cx, cy = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    angles = [math.atan2(y - cy, x - cx) for x, y in spots]
    turns = [(two - one) % math.tau for one, two in itertools.pairwise([*angles, angles[0]])]
    assert all(0 < turn < math.pi for turn in turns)
    assert sum(turns) == pytest.approx(math.tau)  # once round the centre, in order


NINE = "start_depth=1\nstart out\nnext mercenary\n" + "\n".join(f"pile {n}: BA4" for n in range(2, 9)) + "\npile 9: DW4"
"""All nine piles have been begun, but for the first, which is to be typed; then it is the next."""


@pytest.mark.clause("BRV-5.4")
def test_a_card_falls_on_top_of_all_that_lies_there() -> None:
    for text in ("gob", "gob Des", "gob Sh(A)", "OR4 Des", "OR4 Sh(A) Des Sh(B)"):
        state = at(f"{NINE}\npile 1: {text}")
        assert after(state, "deal tro").piles[0] == (*pile(text), Army(Design.TROLL))
    for step in steps(Phase.DEAL):
        if step.state.phase is Phase.DEAL:
            for one, two in zip(step.before.piles, step.state.piles, strict=True):
                assert two[: len(one)] == one


@pytest.mark.clause("BRV-5.5")
def test_nothing_stops_delays_or_reorders_the_deal() -> None:
    for step in steps(Phase.DEAL):
        state = step.before
        assert CHANCE in GAME.to_act(state)
        assert GAME.legal_actions(state, CHANCE)
        if isinstance(step.action, act.PlayDesertion | act.PlayShield):
            assert GAME.chances(step.state) == GAME.chances(state)
            assert (step.state.deck, step.state.next) == (state.deck, state.next)
    state = at(OPEN)
    played = after(state, "A: shield 1", "B: desertion 2", "B: desertion 3")
    one, two = (play(each, "deal OR6").events for each in (state, played))
    assert one == two


@pytest.mark.clause("BRV-5.6")
def test_the_start_card_goes_to_the_centre_and_takes_no_turn() -> None:
    state = window(begin(), 40)
    state = replace(state, next=Back.START)
    shown, events = GAME.apply(state, act.Deal(CHANCE, None))
    assert only(events, ev.StartShown) == ev.StartShown("BRV-5.6", 40)
    assert shown.start_shown
    assert (shown.piles, shown.dealt) == (state.piles, 40)
    assert only(deal(shown, "sp1").events, ev.CardDealt).pile == 40 % 9 + 1
    assert GAME.observe(shown, C).start_shown


@pytest.mark.clause("BRV-5.7")
@numbers_of_players
def test_dealing_goes_on_until_all_80_cards_lie_in_piles(players: int) -> None:
    state = window(begin(players=players), 79)
    assert state.phase is Phase.DEAL
    last, events = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])
    assert only(events, ev.DealEnded) == ev.DealEnded("BRV-5.7", 80)
    assert sum(isinstance(card, Army) for one in last.piles for card in one) == 80
    assert last.phase is Phase.LEFTOVER


@pytest.mark.clause("BRV-5.8")
def test_a_window_after_every_dealt_card_but_the_last() -> None:
    for players in (4, 7):
        state, windows = begin(players=players), 0
        seats = [CHANCE]
        while state.phase is Phase.DEAL:
            if state.next is None and state.dealt:
                refused(state, "A: desertion 1", "22.3")  # the next card is not in sight yet
            elif state.dealt:
                windows += 1
                allowed(state, "A: desertion 1")
                assert len(GAME.to_act(state)) == players
            state = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])[0]
            seats = [*GAME.to_act(state)]
        assert windows == 80
        assert CHANCE not in seats


# --- 6 desertion cards -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-6.1")
def test_a_desertion_may_be_played_from_the_first_card_to_the_last() -> None:
    state = begin()
    assert GAME.to_act(after(state, "back orc")) == (CHANCE,)
    for dealt in range(1, 80):
        state = deal_until(state, dealt)


@pytest.mark.clause("BRV-6.2")
def test_no_turns_and_no_order() -> None:
    state = window(begin(), 9)
    moves = ["A: desertion 1", "C: desertion 1", "A: desertion 2", "B: desertion 1"]
    for order in itertools.permutations(moves):
        end = after(state, *order)
        assert end.desertions == (0, 0, 1, 1)
        assert end.next == state.next  # all in one window
    assert GAME.to_act(after(state, *moves)) == (B, C, CHANCE)


@pytest.mark.clause("BRV-6.3")
@pytest.mark.parametrize("below", ["OR4", "OR4 Sh(B)", "OR4 Des", "OR4 Sh(A) Sh(B)"])
def test_a_desertion_is_laid_on_top(below: str) -> None:
    state = at(f"start_depth=1\nstart out\nnext orc\npile 1: {below}")
    end, events = play(state, "A: desertion 1")
    assert end.piles[0] == (*state.piles[0], Desertion())
    assert only(events, ev.DesertionPlayed) == ev.DesertionPlayed("BRV-6.3", A, 1, 1)


@pytest.mark.clause("BRV-6.5")
def test_a_desertion_waits_until_the_piles_are_opened() -> None:
    state = window(begin(), 9)
    end = after(state, "A: desertion 1")
    later = deal_all(end)
    assert later.piles[0][:2] == (Army(Design.ORC_WARRIOR), Desertion())
    assert len([card for card in later.piles[0] if isinstance(card, Army)]) == 9  # nothing has gone yet
    for step in steps(*RECRUITING):
        if not isinstance(step.action, act.NameChampion):
            assert not of(step.events, ev.Deserted)


@pytest.mark.clause("BRV-6.6", "BRV-7.7")
def test_a_laid_card_stays() -> None:
    for step in steps(*RECRUITING):
        if step.state.phase in RECRUITING and step.state.round_no == step.before.round_no:
            for one, two in zip(step.before.piles, step.state.piles, strict=True):
                assert two[: len(one)] == one


@pytest.mark.clause("BRV-6.7")
def test_playing_desertions_is_optional() -> None:
    state = begin()
    while state.phase is Phase.DEAL:
        assert GAME.legal_actions(state, CHANCE)
        state = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])[0]
    assert not any(isinstance(card, Desertion) for one in state.piles for card in one)
    assert state.phase is Phase.LEFTOVER


@pytest.mark.clause("BRV-6.8")
def test_desertions_stay_playable_after_the_start_card() -> None:
    for dealt in (45, 60, 79):
        state = window(begin(), dealt)
        state = state if state.start_shown else show(deal(replace(state, next=Back.START), "start").state, Design.SPY_1)
        assert state.start_shown


# --- 7 recruitment shields -------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-7.2")
def test_then_shields_at_any_moment_and_in_any_order() -> None:
    state = show(deal(replace(window(begin(), 40), next=Back.START), "start").state, Design.SPY_1)
    for order in itertools.permutations(("A: shield 1", "B: shield 2", "C: shield 3")):
        assert after(state, *order).shields == (0, 1, 1, 1)


@pytest.mark.clause("BRV-7.3")
def test_a_shield_is_laid_on_top_and_the_deal_goes_on_over_it() -> None:
    state = at(f"{NINE} Des\npile 1: SK6")
    end, events = play(state, "A: shield 1", "A: shield 9")
    assert end.piles[0] == pile("SK6 Sh(A)")
    assert end.piles[8] == pile("DW4 Des Sh(A)")
    assert of(events, ev.ShieldPlayed) == [
        ev.ShieldPlayed("BRV-7.3", A, 1, 1, True),
        ev.ShieldPlayed("BRV-7.3", A, 9, 0, True),
    ]
    assert after(end, "deal gob").piles[0] == pile("SK6 Sh(A) gob")
    assert all(GAME.observe(end, seat).piles == end.piles for seat in SEATS[:4])  # face up


@pytest.mark.clause("BRV-7.4")
def test_any_pile_may_be_chosen_also_a_claimed_one() -> None:
    state = at("start_depth=1\nstart out\nnext orc\npile 1: OR4 Sh(A)\npile 2: OR6 Sh(B) Des\npile 3: gob")
    again = play(state, "A: shield 1")
    assert only(again.events, ev.ShieldPlayed).first is False
    assert again.state.piles[0] == pile("OR4 Sh(A) Sh(A)")


@pytest.mark.clause("BRV-7.5")
@pytest.mark.parametrize(
    "moves",
    [
        ("A: shield 1", "A: shield 1"),
        ("A: shield 1", "A: shield 2"),
        ("A: shield 1", "A: desertion 1", "A: shield 1"),
        ("A: desertion 2", "A: shield 3", "A: desertion 3", "A: shield 2"),
    ],
)
def test_both_shields_in_one_window_mixed_with_desertions(moves: tuple[str, ...]) -> None:
    state = at("start_depth=1\nstart out\nnext orc\npile 1: OR4\npile 2: OR6\npile 3: gob")
    end = after(state, *moves)
    assert end.shields[A] == 0
    assert end.next is Back.ORC  # the window is still open


@pytest.mark.clause("BRV-7.6")
def test_the_lower_card_was_played_first() -> None:
    state = at("start_depth=1\nstart out\nnext orc\npile 1: tro")
    for first, second in (("A", "B"), ("B", "A")):
        end = after(state, f"{first}: shield 1", f"{second}: shield 1")
        assert end.piles[0] == pile(f"tro Sh({first}) Sh({second})")
        assert reading(f"tro Sh({first}) Sh({second})").owner == {"A": A, "B": B}[first]


# --- 8 end of the deal -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-8.2")
def test_desertions_in_hand_are_lost() -> None:
    state = after(window(begin(), 79), "A: desertion 1", "A: desertion 2", "B: desertion 1")
    end, events = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])
    assert of(events, ev.DesertionsLost) == [ev.DesertionsLost("BRV-8.2", B, 1), ev.DesertionsLost("BRV-8.2", C, 2)]
    assert end.desertions == (0, 0, 0, 0)


@pytest.mark.clause("BRV-8.3")
def test_shields_that_are_left_must_be_played() -> None:
    state = after(window(begin(), 79), "A: shield 1", "A: shield 2", "B: shield 1")
    end, events = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])
    assert of(events, ev.ShieldsOwed) == [ev.ShieldsOwed("BRV-8.3", B, 1), ev.ShieldsOwed("BRV-8.3", C, 2)]
    assert GAME.to_act(end) == (B, C)
    assert {type(action) for action in legal(end)} == {act.PlayShield}
    assert {action.pile for action in legal(end, C) if isinstance(action, act.PlayShield)} == set(range(1, 10))


@pytest.mark.clause("BRV-8.4")
def test_no_order_is_prescribed_for_them() -> None:
    state = at(LEFTOVER)
    moves = ["A: shield 1", "B: shield 2", "B: shield 3", "C: shield 1"]
    for order in itertools.permutations(moves):
        here = state
        for move in order:
            here = after(here, move)
        assert here.phase is Phase.CHAMPION


@pytest.mark.clause("BRV-8.5")
def test_a_claimed_pile_will_do() -> None:
    state = at(LEFTOVER)
    end = after(state, "A: shield 2")
    assert end.piles[1] == pile("OR* Sh(C) Sh(A)")


@pytest.mark.clause("BRV-8.6")
def test_the_phase_ends_when_nobody_holds_a_shield() -> None:
    end, events = play(LEFTOVER, "C: shield 1", "B: shield 1", "A: shield 1")
    assert not of(events, ev.ShieldsAllPlayed)
    assert end.phase is Phase.LEFTOVER
    done = play(end, "B: shield 3")
    assert only(done.events, ev.ShieldsAllPlayed) == ev.ShieldsAllPlayed("BRV-8.6")
    assert done.state.phase is Phase.CHAMPION
    none_left = after(window(begin(), 79), *(f"{seat}: shield 1" for seat in "AABBCC"))
    assert GAME.apply(none_left, GAME.legal_actions(none_left, CHANCE)[0])[0].phase is Phase.CHAMPION


# --- 9 the champion --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-9.1")
def test_the_champion_is_named_when_all_lies_there_and_nothing_is_open() -> None:
    assert told(play(CHAMPION, "Z: champion B").events)[0] == "ChampionNamed 9.2"
    assert not any(map(any, at(CHAMPION).hands))
    for seat in SEATS[:4]:  # aloud
        assert GAME.observe(after(CHAMPION, "Z: champion B"), seat).champion == B


@pytest.mark.clause("BRV-9.2")
@numbers_of_players
def test_exactly_one_other_player_is_champion(players: int) -> None:
    for sorcerer in (0, players - 1):
        state = at(f"{players} players, sorcerer {sorcerer}\nphase champion")
        named = {action.player for action in legal(state) if isinstance(action, act.NameChampion)}
        assert named == set(state.recruiters)
        assert len(legal(state)) == players - 1  # nothing else may be done


@pytest.mark.clause("BRV-9.3")
def test_the_choice_holds_for_the_whole_round() -> None:
    for every in games():
        for each in rounds(every):
            named = [step.action.player for step in each if isinstance(step.action, act.NameChampion)]
            assert {step.before.champion for step in each} == {None, *named}
            assert len(named) == 1


# --- 10 opening the piles --------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-10.1")
def test_each_pile_is_read_from_the_bottom_up() -> None:
    text = "OR4 Des gia Sh(A) Des Des gob Sh(B) Des"
    events = opened(text).events
    assert [type(event) for event in events if getattr(event, "pile", 0) == 1] == [
        ev.Deserted, ev.Deserted, ev.DesertionVoid, ev.ShieldVoid, ev.Deserted, ev.PileGiven,
    ]  # fmt: skip
    piles = ["OR4 gia Sh(A) Des", "OR6 Sh(B)", "gob Des Sh(A)", "tro"]
    hands = set()
    for order in itertools.permutations(piles):
        state = at("phase champion\n" + "\n".join(f"pile {n}: {text}" for n, text in enumerate(order, 1)))
        end, events = play(state, "Z: champion A")
        hands.add(end.hands)
        ends = [event.pile for event in events if isinstance(event, ev.PileGiven | ev.PileUnclaimed)]
        assert ends == [1, 2, 3, 4]  # one after the other
    assert len(hands) == 1  # their order does not matter


@pytest.mark.clause("BRV-10.2")
def test_a_desertion_cancels_the_army_card_beneath_it() -> None:
    end, events = opened("OR4 gia Des Sh(A)")
    gone = only(events, ev.Deserted)
    assert (gone.clause, gone.design, gone.shields) == ("BRV-10.2", Design.GIANT, 0)
    assert hand(end, A) == "OR4"
    assert end.unseen_discards[Design.GIANT] == 6  # the others lie in piles that nobody claimed
    assert reading("OR4 gia Des Sh(A)").gone == cards("gia")


@pytest.mark.clause("BRV-10.4")
@pytest.mark.parametrize("shields", ["Sh(A) Sh(B)", "Sh(A) Sh(A)", "Sh(A) Sh(C) Sh(B) Sh(C)"])
def test_a_desertion_looks_through_several_shields(shields: str) -> None:
    end, events = opened(f"war gob {shields} Des")
    gone = only(events, ev.Deserted)
    assert (gone.clause, gone.design, gone.shields) == ("BRV-10.4", Design.GOBLIN, len(shields.split()))
    assert hand(end, A) == "war"


@pytest.mark.clause("BRV-10.5")
def test_a_desertion_on_a_desertion_has_no_effect() -> None:
    end, events = opened("OR4 BA6 Des Des SK4 Sh(B)")
    assert only(events, ev.Deserted).design is Design.BARBARIAN_VETERAN
    void = only(events, ev.DesertionVoid)
    assert (void.clause, void.shields) == ("BRV-10.5", 0)
    assert hand(end, B) == lot("OR4 SK4")


@pytest.mark.clause("BRV-10.7")
@pytest.mark.parametrize("shields", ["Sh(C)", "Sh(C) Sh(A)"])
def test_a_desertion_on_shields_that_lie_on_a_desertion_has_no_effect(shields: str) -> None:
    end, events = opened(f"OR4 BA6 Des {shields} Des DW6")
    assert only(events, ev.Deserted).design is Design.BARBARIAN_VETERAN
    void = only(events, ev.DesertionVoid)
    assert (void.clause, void.shields) == ("BRV-10.7", len(shields.split()))
    assert hand(end, C) == lot("OR4 DW6")


@pytest.mark.clause("BRV-10.8")
def test_one_desertion_cancels_one_card_at_most() -> None:
    kinds: dict[str, PileCard] = {"OR4": Army(Design.ORC_WARRIOR), "Sh(A)": Shield(A), "Des": Desertion()}
    for size in range(1, 7):
        for order in itertools.product(kinds, repeat=size):
            if order[0] != "OR4" or order.count("Des") > 3:
                continue
            there = tuple(kinds[card] for card in order)
            found = read_pile(there, Options())
            hits = [hit for hit in found.hits if hit is not None]
            assert len(set(hits)) == len(hits)
            assert sum(found.gone) == len(hits) <= order.count("Des")
            assert all(isinstance(there[hit], Army) and found.fates[hit] is Fate.DESERTS for hit in hits)


@pytest.mark.clause("BRV-10.9")
def test_the_lowest_shield_owns_the_pile() -> None:
    for order in itertools.permutations("ABC"):
        text = f"SK6 Sh({order[0]}) gob Sh({order[1]}) war Sh({order[2]})"
        end, events = opened(text)
        owner = {"A": A, "B": B, "C": C}[order[0]]
        assert only(events, ev.PileGiven).seat == owner
        assert hand(end, owner) == lot("SK6 gob war")
        assert sum(map(sum, end.hands)) == 3


@pytest.mark.clause("BRV-10.10")
def test_the_owner_gets_all_that_has_not_deserted() -> None:
    end, events = opened("gia Sh(A) OR4 SK* Des OR4 sp2")
    given = only(events, ev.PileGiven)
    assert (given.clause, given.seat, given.count) == ("BRV-10.10", A, 4)
    assert given.cards == cards("gia 2 OR4 sp2")  # below and above the shield
    assert end.phase is Phase.SPY
    assert hand(end, A) == lot("gia OR4 OR4 sp2")


@pytest.mark.clause("BRV-10.11")
def test_other_shields_are_void() -> None:
    end, events = opened("SK6 Sh(B) gob Sh(A) war Sh(B)")
    assert [(event.clause, event.seat) for event in of(events, ev.ShieldVoid)] == [("BRV-10.11", A), ("BRV-10.11", B)]
    assert hand(end, B) == lot("SK6 gob war")
    assert not hand(end, A)


@pytest.mark.clause("BRV-10.12")
def test_a_pile_without_a_shield_goes_to_nobody() -> None:
    end, events = opened("SK6 Des gob war")
    lost = [event for event in of(events, ev.PileUnclaimed) if event.pile == 1]
    assert [(event.clause, event.count, event.cards) for event in lost] == [("BRV-10.12", 2, cards("gob war"))]
    assert not any(map(any, end.hands))
    assert end.unseen_discards == Options().deck


@pytest.mark.clause("BRV-10.13")
def test_a_recruiter_gets_no_pile_or_one_or_two() -> None:
    for every in games():
        for each in rounds(every):
            given = Counter(event.seat for step in each for event in of(step.events, ev.PileGiven))
            assert set(given.values()) <= {1, 2}
            assert given[each[0].before.sorcerer] == 0
    end, events = opened("SK6 Des Sh(A)")
    nothing = only(events, ev.PileGiven)
    assert (nothing.clause, nothing.seat, nothing.count) == ("BRV-10.13", A, 0)
    assert not hand(end, A)
    two = after("phase champion\npile 1: OR4 Sh(A)\npile 2: tro Sh(A)\npile 3: gob Sh(B)", "Z: champion C")
    assert [hand(two, seat) for seat in (A, B, C)] == [lot("OR4 tro"), "gob", ""]


@pytest.mark.clause("BRV-10.14")
def test_the_cards_received_are_the_hand() -> None:
    for step in steps(Phase.CHAMPION):
        assert not any(map(any, step.before.hands))
        got = {seat: cards("") for seat in step.before.options.seats}
        for event in of(step.events, ev.PileGiven):
            assert event.cards is not None
            got[event.seat] = tuple(a + b for a, b in zip(got[event.seat], event.cards, strict=True))
        if step.state.phase is Phase.SPY:  # nothing was taken or discarded yet
            assert step.state.hands == tuple(got.values())


# --- 11 spies --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-11.1")
def test_spies_are_called_from_1_to_4_each_to_its_end() -> None:
    state = at("phase spy\nspy 1\nhand A: sp3 sp1 OR4\nhand B: sp2 gia\nhand C: sp4 tro")
    for number, seat in ((1, A), (2, B), (3, A), (4, C)):
        assert (state.spy, state.active, GAME.to_act(state)) == (number, seat, (seat,))
        state = after(state, act.SpyDecline(seat))
    assert state.phase is Phase.CALL
    for step in steps(Phase.CHAMPION):
        assert told(step.events)[-1].split()[0] in ("SpyRevealed", "SpyMissing", "GiantsQuarrelled")


@pytest.mark.clause("BRV-11.2")
def test_the_holder_of_the_called_spy_must_reveal_it() -> None:
    _, events = play("phase champion\npile 1: sp1 Sh(B)", "Z: champion A")
    shown = only(events, ev.SpyRevealed)
    assert shown == ev.SpyRevealed("BRV-11.2", 1, B)
    assert all(shown.seen_by(seat) == shown for seat in SEATS[:4])


@pytest.mark.clause("BRV-11.3")
def test_then_he_may_ask_one_player_for_one_card_or_decline() -> None:
    assert {type(action) for action in legal(SPY)} == {act.SpyAsk, act.SpyDecline}
    end, events = play(SPY, "A: decline")
    assert only(events, ev.SpyDeclined) == ev.SpyDeclined("BRV-11.3", 1, A)
    assert [hand(end, seat) for seat in (A, B, C)] == [
        lot("OR4 gob"), hand(SPY, B), hand(SPY, C),
    ]  # fmt: skip


@pytest.mark.clause("BRV-11.4")
def test_a_precise_card_is_one_design() -> None:
    asked = {action.design for action in legal(SPY) if isinstance(action, act.SpyAsk)}
    assert asked == set(DESIGNS) - {Design.SPY_1}  # people and value or leader, mercenary, number of a spy
    for vague in ("A: ask B orc", "A: ask B mercenary", "A: ask B", "A: ask B gob tro"):
        with pytest.raises(NotationError):
            GAME.parse(vague, at(SPY))


@pytest.mark.clause("BRV-11.5")
def test_only_another_recruiter_may_be_asked() -> None:
    assert {action.player for action in legal(SPY) if isinstance(action, act.SpyAsk)} == {B, C}


@pytest.mark.clause("BRV-11.6")
def test_who_has_the_card_must_give_exactly_one() -> None:
    end, events = play(SPY, "A: ask B OR6")
    assert only(events, ev.CardGiven) == ev.CardGiven("BRV-11.6", 1, A, B, Design.ORC_VETERAN)
    assert hand(end, A) == lot("OR4 OR6 gob")
    assert hand(end, B) == lot("OR6 gob gia fly sp2")  # one of two


@pytest.mark.clause("BRV-11.7")
def test_otherwise_the_spy_has_no_effect() -> None:
    end, events = play(SPY, "A: ask C gia")
    assert only(events, ev.CardRefused) == ev.CardRefused("BRV-11.7", 1, A, C, Design.GIANT, False)
    assert [hand(end, seat) for seat in (B, C)] == [hand(SPY, seat) for seat in (B, C)]
    assert hand(end, A) == lot("OR4 gob")  # the spy is gone all the same
    assert end.active == B


@pytest.mark.clause("BRV-11.8")
def test_a_card_that_a_spy_brought_is_protected() -> None:
    state = after(SPY, "A: ask B gia")
    end, events = play(state, "B: ask A gia")
    assert only(events, ev.CardRefused) == ev.CardRefused("BRV-11.8", 2, B, A, Design.GIANT, True)
    assert hand(end, A) == lot("OR4 gia gob")
    assert only(play(end, "C: ask A gia").events, ev.CardRefused).protected


@pytest.mark.clause("BRV-11.10")
def test_a_spy_that_was_not_called_may_be_asked_for() -> None:
    end = after(SPY, "A: ask B sp2")
    assert (end.spy, end.active) == (2, A)
    assert hand(end, A) == lot("OR4 gob sp2")


@pytest.mark.clause("BRV-11.12")
@pytest.mark.parametrize("move", ["A: ask B gia", "A: ask C gia", "A: decline"])
def test_a_spy_is_discarded_after_its_call(move: str) -> None:
    end, events = play(SPY, move)
    assert only(events, ev.SpyDiscarded) == ev.SpyDiscarded("BRV-11.12", 1)
    assert end.seen_discards == cards("sp1")
    assert all(one[Design.SPY_1] == 0 for one in end.hands)


@pytest.mark.clause("BRV-11.13")
def test_a_spy_that_nobody_holds_is_passed_over() -> None:
    end, events = play("phase champion\npile 1: sp1 Des sp2 Sh(B)\npile 2: sp3", "Z: champion A")
    assert only(events, ev.SpyMissing) == ev.SpyMissing("BRV-11.13", 1)
    assert (end.spy, end.active) == (2, B)
    later, events = play(end, "B: decline")
    assert of(events, ev.SpyMissing) == [ev.SpyMissing("BRV-11.13", 3), ev.SpyMissing("BRV-11.13", 4)]
    assert later.phase is Phase.CALL


@pytest.mark.clause("BRV-11.14")
def test_a_player_with_several_spies_uses_each_in_its_time() -> None:
    state = at("phase spy\nspy 1\nhand B: sp1 sp2 sp4\nhand A: sp3 gia tro OR*")
    state = after(state, "B: ask A gia")
    assert (state.spy, state.active) == (2, B)
    state = after(state, "B: ask A tro")
    assert (state.spy, state.active) == (3, A)
    state = after(state, "A: decline")
    assert (state.spy, state.active) == (4, B)
    assert hand(after(state, "B: ask A OR*"), B) == lot("gia tro OR*")


@pytest.mark.clause("BRV-11.15")
def test_all_see_the_backs_of_all_hands() -> None:
    for step in itertools.islice(steps(Phase.SPY, *WAR), 0, None, 3):
        state = step.before
        for seat in state.options.seats:
            view = GAME.observe(state, seat)
            assert view.held == tuple(map(backs, state.hands))
    assert GAME.observe(at(SPY), C).held[:3] == ((0,) * 6, (1, 0, 0, 0, 1, 1), (2, 0, 0, 0, 3, 1))


# --- 12 giants -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-12.1")
@pytest.mark.parametrize("giants", [2, 3, 6])
def test_two_giants_or_more_are_all_discarded(giants: int) -> None:
    end, events = play(f"phase champion\npile 1: OR4 Sh(A) {'gia ' * giants}", "Z: champion B")
    assert only(events, ev.GiantsQuarrelled) == ev.GiantsQuarrelled("BRV-12.1", A, giants)
    assert hand(end, A) == "OR4"
    assert end.seen_discards == cards(f"{giants} gia")
    assert end.phase is Phase.CALL


# --- 13 war ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-13.1", "BRV-13.2")
def test_four_battles_and_each_people_fights_in_one() -> None:
    for every in games():
        for each in rounds(every):
            called = of([event for step in each for event in step.events], ev.PeopleCalled)
            assert [event.battle for event in called] == [1, 2, 3, 4]
            assert {event.people for event in called} == set(PEOPLES)
    for order in itertools.permutations(("orcs", "barbarians", "skeletons", "dwarves")):
        state = at(CALL)
        for _number, people in enumerate(order):
            state = quiet(after(state, f"Z: call {people}")).state
        assert (state.phase, state.round_no) == (Phase.DEAL, 2)


@pytest.mark.clause("BRV-13.3")
def test_only_recruiters_fight() -> None:
    for step in steps(*WAR):
        state = step.before
        assert not any(state.laid[state.sorcerer])
        assert not any(state.hands[state.sorcerer])
        for each in step.state.battles[len(state.battles) :]:
            assert each.strengths[state.sorcerer] is None
            assert state.sorcerer not in each.winners


@pytest.mark.clause("BRV-13.4")
def test_mercenaries_in_hand_wait_for_later_battles() -> None:
    state = quiet(at("called orcs\nhand A: OR4 gob tro\nhand B: BA4 gia")).state
    assert (state.phase, state.battle) == (Phase.CALL, 1)
    assert hand(state, A) == lot("gob tro")


# --- 14 call and muster ----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-14.1")
def test_the_sorcerer_calls_a_people_freely() -> None:
    assert {move.removeprefix("call ") for move in typed(CALL)} == {people.value for people in PEOPLES}
    _end, events = play(CALL, "Z: call skeletons")
    assert only(events, ev.PeopleCalled) == ev.PeopleCalled("BRV-14.1", 1, Back.SKELETON)
    third = at("phase call\ncalled dwarves orcs\nhand A: BA4")
    assert typed(third) == ["call barbarian", "call skeleton"]


@pytest.mark.clause("BRV-14.2")
def test_all_cards_of_the_people_are_laid_and_no_others() -> None:
    for step in steps(Phase.CALL):
        assert isinstance(step.action, act.CallPeople)
        for seat in step.before.recruiters:
            before, now = step.before.hands[seat], step.state.laid[seat]
            assert all(now[d] == (before[d] if d.back is step.action.people else 0) for d in DESIGNS)
    end, events = play(CALL, "Z: call orcs")
    assert [laid(end, seat) for seat in (A, B, C)] == ["OR4", "OR6 OR6", ""]
    assert hand(end, A) == lot("BA6 gob")
    assert of(events, ev.Mustered)[:2] == [
        ev.Mustered("BRV-14.2", A, Back.ORC, 1),
        ev.Mustered("BRV-14.2", B, Back.ORC, 2),
    ]
    assert GAME.observe(end, C).laid[A] is None  # face down


@pytest.mark.clause("BRV-14.3")
def test_the_number_of_cards_is_seen() -> None:
    end = after(CALL, "Z: call orcs")
    for seat in SEATS[:4]:
        view = GAME.observe(end, seat)
        assert [sum(row) for row in view.shown] == [0, 1, 2, 0]


@pytest.mark.clause("BRV-14.4")
def test_without_cards_of_the_people_none_is_laid() -> None:
    end, events = play(CALL, "Z: call dwarves")
    assert [event.clause for event in of(events, ev.Mustered)] == ["BRV-14.4"] * 3
    assert not any(map(any, end.laid))
    assert of(play(CALL, "Z: call orcs").events, ev.Mustered)[2] == ev.Mustered("BRV-14.4", C, Back.ORC, 0)


# --- 15 mercenaries --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-15.1")
@numbers_of_players
def test_recruiters_send_one_after_the_other_once_each(players: int) -> None:
    for number in range(1, 5):
        called = " ".join(people.value for people in PEOPLES[:number])
        state, order = at(f"{players} players\nphase commit\ncalled {called}"), []
        while state.phase is Phase.COMMIT:
            assert state.active is not None
            order.append(state.active)
            assert GAME.to_act(state) == (state.active,)
            for other in set(state.recruiters) - {state.active}:
                assert "15.1" in cited(state, act.EndSending(other))
            state = after(state, act.EndSending(state.active))
        steps_round = [(two - one) % players for one, two in itertools.pairwise(order)]
        assert set(order) == set(SEATS[1:players])
        assert len(order) == players - 1
        assert set(steps_round) <= {1, 2}  # clockwise; 2 where the sorcerer sits between
        assert steps_round.count(2) <= 1


@pytest.mark.clause("BRV-15.4")
def test_none_some_or_all_mercenaries_are_sent() -> None:
    for sent, left in (("none", "gob tro"), ("gob", "tro"), ("tro", "gob"), ("gob tro", "")):
        end, events = play(COMMIT, f"A: commit {sent}")
        assert hand(end, A) == lot(f"BA6 {left}")
        assert laid(end, A) == lot("OR4 " + sent.replace("none", ""))
        count = len(sent.split()) if sent != "none" else 0
        assert only(events, ev.SendingEnded) == ev.SendingEnded("BRV-15.4", A, count)
        assert [event.clause for event in of(events, ev.MercenarySent)] == ["BRV-15.4"] * count
        assert end.active == B
    assert len(GAME.legal_actions(at(COMMIT), A)) == 3  # goblin, troll, done


@pytest.mark.clause("BRV-15.6")
def test_how_many_is_seen_but_not_which() -> None:
    one, two = (play(COMMIT, f"A: send {card}", "A: done") for card in ("gob", "tro"))
    for seat in (B, C):
        assert GAME.observe(one.state, seat) == GAME.observe(two.state, seat)
        assert GAME.observe(one.state, seat).shown[A] == (1, 0, 0, 0, 1, 0)
        assert [event.seen_by(seat) for event in one.events] == [event.seen_by(seat) for event in two.events]
    assert one.state.active == B  # who decides knowing it


@pytest.mark.clause("BRV-15.7")
def test_sent_is_sent() -> None:
    later = after(COMMIT, "A: send gob", "A: done")
    all_done = after(later, "B: done", "C: done")
    assert all_done.phase is Phase.COMMANDO


@pytest.mark.clause("BRV-15.9")
def test_specials_may_be_laid_like_any_mercenary() -> None:
    end = after(COMMIT, "A: done", "B: commit fly gob", "C: commit com")
    assert laid(end, C) == lot("OR* com")
    done = quiet(end).state.battles[-1]
    assert done.strengths == (None, 4, 2 * 6 + 4 + 1, 0)  # commando 0, flying machine with a free goblin 4
    shown = after(COMMIT, "A: done", "B: commit fly gob", "C: done")
    revealed = quiet(shown, Phase.FLYER)
    assert revealed.state.phase is not Phase.FLYER  # nobody is asked for it any more


# --- 16 goblin commando ----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-16.1")
def test_the_commando_strikes_after_the_last_has_sent_and_before_the_reveal() -> None:
    state = after(COMMIT, "A: done", "B: done")
    ready = quiet(after(state, "C: done"), Phase.COMMANDO).state
    assert not ready.revealed
    while ready.active != C:
        ready = after(ready, act.HoldCommando(ready.active or A))
    revealed = after(ready, "C: hold")
    assert revealed.phase is Phase.FLYER


@pytest.mark.clause("BRV-16.2")
def test_he_picks_an_opponent_and_a_back_and_chance_the_card() -> None:
    assert set(typed(COMMANDO)) == {"commando green orc", "commando green mercenary", "no commando"}
    end, events = play(COMMANDO, "A: commando B orc")
    assert only(events, ev.CommandoPlayed) == ev.CommandoPlayed("BRV-16.2", A, B, Back.ORC, 2)
    assert GAME.to_act(end) == (CHANCE,)
    mixed = COMMANDO.replace("hand B: 2 OR6", "hand B: OR6 2 OR4 OR*")
    assert chances(after(mixed, "A: commando B orc")) == {
        "strike orc_warrior": Fraction(2, 4),
        "strike orc_veteran": Fraction(1, 4),
        "strike orc_leader": Fraction(1, 4),
    }
    assert chances(after(mixed, "A: commando B mercenary")) == {"strike giant": Fraction(1)}


@pytest.mark.clause("BRV-16.3")
def test_one_card_and_the_commando_are_discarded() -> None:
    end, events = play(COMMANDO, "A: commando B orc", "strike OR6")
    assert only(events, ev.CardStruck) == ev.CardStruck("BRV-16.3", B, Design.ORC_VETERAN)
    assert laid(end, B) == lot("OR6 gia")
    assert hand(end, A) == lot("BA6 tro")
    assert end.seen_discards == cards("com OR6")


@pytest.mark.clause("BRV-16.4")
def test_the_struck_card_is_shown() -> None:
    end, events = play(COMMANDO, "A: commando B mercenary", "strike gia")
    struck = only(events, ev.CardStruck)
    for seat in SEATS[:4]:
        assert struck.seen_by(seat) == struck
        assert GAME.observe(end, seat).seen_discards == cards("com gia")


@pytest.mark.clause("BRV-16.5")
def test_with_or_without_an_army_but_never_against_oneself() -> None:
    no_army = "called orcs\nhand A: BA4 com\nhand B: OR4\nthen: done; done; done"
    assert not laid(no_army, A)
    assert battle(no_army, "A: commando B orc", "strike OR4").winners == ()


# --- 17 reveal and strength ------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-17.1")
def test_all_reveal_at_the_same_time() -> None:
    hidden = after(COMMIT, "A: commit gob", "B: done", "C: done")
    shown, events = quiet(hidden, Phase.FLYER)
    revealed = of(events, ev.ArmyRevealed)
    assert [(event.clause, event.seat, names(event.army)) for event in revealed] == [
        ("BRV-17.1", A, lot("OR4 gob")), ("BRV-17.1", B, "OR6 OR6"), ("BRV-17.1", C, "OR*"),
    ]  # fmt: skip
    for seat in SEATS[:4]:
        assert GAME.observe(shown, seat).laid == shown.laid
    assert GAME.observe(hidden, A).laid[B:] == (None, None)
    order = told(events)
    first = order.index("ArmyRevealed 17.1")
    assert order[first : first + 3] == ["ArmyRevealed 17.1"] * 3


STRENGTHS: list[tuple[str, str, int]] = [
    *(("1.12", text, value) for text, value in (("OR4", 4), ("BA6", 6), ("SK*", 0), ("DW4", 4), ("com", 0))),
    ("17.2", "OR4 OR4 OR6 tro gob", 4 + 4 + 6 + 5 + 1),
    ("17.2", "", 0),
    *(("17.3", f"{people}* {people}4 {people}4 {people}6", 2 * 14) for people in ("OR", "BA", "SK", "DW")),
    ("17.3", "OR4 OR4 OR6", 14),
    ("17.4", "OR* OR4 gia tro war gob", 2 * 4 + 8 + 5 + 9 + 1),
    ("17.6", "OR* OR* OR6 gia war gob", 0),
    ("17.7", "8 gob", 8),
    ("17.8", "war tro", 0 + 5),
    ("17.8", "war gob", 9 + 1),
    ("17.9", "2 war gob", 9 + 0 + 1),
    ("17.9", "4 war 3 gob", 3 * 9 + 3),
    ("17.10", "2 war 2 gob", 20),
    ("17.11", "2 war 5 gob", 18 + 5),
    ("17.12", "4 tro", 20),
    ("17.12", "tro gia", 13),
    ("17.13", "fly", 0),
    ("17.13", "fly gob", 5),
    ("17.13", "war fly gob", 10),
    ("17.13", "war fly 2 gob", 15),
    ("17.13", "2 war fly 3 gob", 25),
    ("16.6", "war com", 0),
    ("16.6", "fly com", 0),
]


@pytest.mark.parametrize(
    ("text", "strength"),
    [pytest.param(*more, marks=pytest.mark.clause(f"BRV-{clause}")) for clause, *more in STRENGTHS],
)
def test_how_strong_an_army_is(text: str, strength: int) -> None:
    assert army(text) == strength


@pytest.mark.clause("BRV-18.7", "BRV-18.8")
def test_what_flies_in_serves_no_machine_and_is_not_doubled() -> None:
    assert flown("DW6 2 war gob", 3) == 6 + 9 + 1 + 4 + 3
    assert flown("OR* OR4", 2) == 2 * 4 + 4 + 2


def parts_of(events: Iterable[Event], seat: Seat) -> dict[str, int]:
    """What each clause brings to the strength of an army, as it was told."""
    found: dict[str, int] = {}
    for event in of(events, ev.PartCounted):
        if event.seat == seat:
            clause = event.clause.removeprefix("BRV-")
            found[clause] = found.get(clause, 0) + event.term.points
    return found


@pytest.mark.parametrize(
    ("cards_", "switches", "parts"),
    [
        ("OR4 OR4 OR6", {}, {"17.2": 14}),
        ("OR* OR4 OR6", {}, {"17.2": 10, "17.3": 10, "17.5": 0}),
        ("OR* OR4 tro", {"leader_value": 3}, {"17.2": 7, "17.3": 4, "17.5": 3, "17.4": 0, "17.12": 5}),
        ("OR* OR4", {"leader_value": 3, "leader_doubles_self": False}, {"17.2": 7, "17.3": 4, "R19": 0}),
        ("2 OR* OR6 gia war gob", {}, {"17.6": 0}),
        ("OR4 gob", {}, {"17.2": 4, "17.7": 1}),
        ("war gob", {}, {"17.7": 1, "17.8": 9, "17.10": 0}),
        ("war", {}, {"17.8": 0}),
        ("war war gob", {}, {"17.7": 1, "17.8": 9, "17.9": 0, "17.10": 0}),
        ("war gob gob", {}, {"17.7": 2, "17.8": 9, "17.10": 0, "17.11": 0}),
        ("tro gia", {}, {"17.12": 13}),
        ("fly gob", {}, {"17.7": 1, "17.13": 4}),
        ("fly war gob", {}, {"17.7": 1, "17.8": 9, "17.10": 0, "17.13": 0}),
        ("com", {}, {"15.9": 0}),
        ("war com", {}, {"15.9": 0, "16.6": 0, "17.8": 0}),
    ],
)
def test_every_part_of_a_strength_is_told_with_its_clause(
    cards_: str, switches: dict[str, Any], parts: dict[str, int]
) -> None:
    """BRV-16.6, 17.2 to 17.13: the parts add up to the strength, and all that acted is among them."""
    start = at(f"called orcs\nhand A: {cards_}\nhand B: OR4", **switches)
    sent = [name for name in cards_.split() if name in ("gob", "tro", "gia", "war", "fly", "com")]
    events = quiet(after(start, f"A: commit {' '.join(sent) or 'none'}"), Phase.CALL).events
    told_ = parts_of(events, A)
    assert told_ == parts
    assert sum(told_.values()) == next(each.strength for each in of(events, ev.ArmyRevealed) if each.seat == A)
    assert parts_of(events, B) == {"17.2": 4}


@pytest.mark.parametrize(
    ("laid", "switches", "joined", "parts"),
    [
        ("BA4", {}, "18.5", {"18.5": 5}),
        ("BA4 war", {}, "18.5", {"18.5": 5, "18.7": 0}),
        ("BA4 war", {"embarked_goblins_serve": True}, "18.5", {"18.5": 5, "17.8": 9, "R22": 0}),
        ("BA* BA4", {}, "18.5", {"18.5": 5, "18.8": 0}),
        ("2 BA* BA4", {}, "18.9", {}),
    ],
)
def test_what_flies_in_is_told_part_by_part(
    laid: str, switches: dict[str, Any], joined: str, parts: dict[str, int]
) -> None:
    """BRV-18.5 to 18.9: only what the flight changes is told."""
    people, mercenaries = " ".join(re.findall(r"(?:\d )?BA.", laid)), re.sub(r"(?:\d )?BA.", "", laid).strip()
    start = (
        f"called barbarians\nhand A: {people} {mercenaries} fly gob\nthen: commit {mercenaries or 'none'}; done; done"
    )
    events = play(quiet(at(start, **switches), Phase.FLYER).state, "A: flyer 1").events
    assert only(events, ev.FlyerJoined).clause == f"BRV-{joined}"
    assert parts_of(events, A) == parts


def test_who_has_no_card_stands_aside_and_who_has_competes_at_zero() -> None:
    """BRV-19.5, 19.6, R24: why Blue alone wins, or all tie."""
    text = "phase commit\ncalled dwarves\nhand A: 2 DW*\nthen: done; done"
    events = play(text, "C: done").events
    assert [(event.clause, event.seat) for event in of(events, ev.StoodAside)] == [("BRV-19.5", B), ("BRV-19.5", C)]
    assert [(event.clause, event.seat) for event in of(events, ev.CompetedAtZero)] == [("BRV-19.6", A)]
    events = play(at(text, empty_army_competes=True), "C: done").events
    assert not of(events, ev.StoodAside)
    assert [(event.clause, event.seat) for event in of(events, ev.CompetedAtZero)] == [
        ("BRV-19.6", A), ("BRV-R24", B), ("BRV-R24", C),
    ]  # fmt: skip


# --- 18 flying machine -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-18.1")
def test_the_flying_machine_is_played_after_the_reveal() -> None:
    assert at(FLYER).revealed
    assert at(FLYER).active == B
    assert quiet(FLYER).state.battles[-1].flown is None  # he may


@pytest.mark.clause("BRV-18.2")
def test_it_comes_with_goblins_of_the_hand_as_many_as_he_likes() -> None:
    assert typed(FLYER) == ["flyer 1", "flyer 2", "no flyer"]
    end, events = play(FLYER, "B: flyer 1")
    assert only(events, ev.FlyerJoined).goblins == 1
    assert hand(end, B) == "gob"


@pytest.mark.clause("BRV-18.3")
def test_it_is_not_played_alone() -> None:
    assert "flyer 0" not in typed(FLYER)


@pytest.mark.clause("BRV-18.4")
def test_goblins_on_the_table_are_no_company() -> None:
    text = "called orcs\nhand B: OR4 3 gob tro fly\nthen: done; commit 3 gob; done"
    assert typed(text) == ["no flyer"]


@pytest.mark.clause("BRV-18.5")
@pytest.mark.parametrize("goblins", range(1, 9))
def test_it_adds_4_and_1_for_each_goblin(goblins: int) -> None:
    text = f"called orcs\nhand B: OR4 OR6 fly {goblins} gob\nhand A: OR4\nthen: done; done; done; hold"
    end, events = play(text, f"B: flyer {goblins}")
    assert only(events, ev.FlyerJoined) == ev.FlyerJoined("BRV-18.5", B, goblins, 10, 10 + 4 + goblins)
    assert end.battles[-1].strengths == (None, 4, 14 + goblins, None)


@pytest.mark.clause("BRV-18.6")
def test_it_carries_goblins_only() -> None:
    assert {type(action) for action in legal(FLYER)} == {act.PlayFlyer, act.HoldFlyer}
    assert act.PlayFlyer.__struct_fields__ == ("seat", "goblins")


@pytest.mark.clause("BRV-18.9")
def test_two_leaders_keep_the_army_at_0() -> None:
    assert flown("OR* OR* OR6", 4) == 0
    text = "called orcs\nhand A: OR4\nhand B: 2 OR* 4 gob fly\nthen: done; done; done; hold"
    end, events = play(text, "B: flyer 4")
    assert only(events, ev.FlyerJoined) == ev.FlyerJoined("BRV-18.9", B, 4, 0, 0)
    assert end.battles[-1].winners == (A,)


@pytest.mark.clause("BRV-18.10")
@pytest.mark.parametrize(
    ("other", "held", "played"),
    [("6 OR4", "A", "A"), ("2 OR4", "A", "B"), ("2 OR6", "A", "AB"), ("OR4 BA4", "AB", "B"), ("SK4", "B", "B")],
)
def test_for_any_purpose_and_the_strengths_after_it_are_final(other: str, held: str, played: str) -> None:
    gain = 8 if played == "AB" else 5
    start = f"called orcs\nhand B: OR4 fly {gain - 4} gob\nhand A: {other}\nthen: done; done; done"
    text = quiet(start, Phase.FLYER).state
    for move, winners in (("B: hold", held), (f"B: flyer {gain - 4}", played)):
        fought = battle(text, move)
        assert "".join("ZABC"[seat] for seat in fought.winners) == winners
    assert GAME.to_act(after(text, "B: flyer 1")) == (Z,)  # nobody answers it: the battle is scored


@pytest.mark.clause("BRV-18.11")
def test_it_may_fly_where_its_owner_has_no_other_card() -> None:
    text = "called orcs\nhand A: OR4\nhand B: DW4 gob fly\nthen: done; done; done; hold"
    assert not laid(text, B)
    assert battle(text, "B: flyer 1").winners == (B,)


# --- 19 scoring ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-19.1")
def test_the_strongest_army_wins() -> None:
    end, events = quiet("called orcs\nhand A: OR4 OR4\nhand B: OR6\nhand C: OR*")
    assert only(events, ev.BattleWon) == ev.BattleWon("BRV-19.1", 1, (A,), 8)
    for step in steps(*WAR):
        for fought in step.state.battles[len(step.before.battles) :]:
            found = [each for each in fought.strengths if each is not None]
            best = max(found, default=None)
            assert fought.winners == tuple(
                seat for seat, each in enumerate(fought.strengths) if each is not None and each == best
            )
    assert end.battles[0].winners == (A,)


@pytest.mark.clause("BRV-19.2")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 1), (3, 1), (4, 2)])
def test_the_battles_are_worth_2_1_1_and_2_points(number: int, points: int) -> None:
    called = " ".join(people.value for people in PEOPLES[-number:])
    assert result(f"phase commit\ncalled {called}\nchampion C\nhand A: DW4") == {"A": points}
    events = quiet(f"phase commit\ncalled {called}\nchampion C\nhand A: DW4").events
    assert only(events, ev.PointsScored) == ev.PointsScored("BRV-19.2", A, points, points, number)


@pytest.mark.clause("BRV-19.4")
def test_the_sorcerer_scores_what_the_champion_scores() -> None:
    text = "called orcs\nchampion {}\nhand A: OR4\nhand B: OR4\nhand C: OR*"
    assert result(text.format("A")) == {"Z": 2, "A": 2, "B": 2}
    assert result(text.format("C")) == {"A": 2, "B": 2}
    shared = of(quiet(text.format("B")).events, ev.PointsScored)[-1]
    assert shared == ev.PointsScored("BRV-19.4", Z, 2, 2, 1)
    for every in games():
        for each in rounds(every):
            scored = of([event for step in each for event in step.events], ev.PointsScored)
            champion = next(step.action.player for step in each if isinstance(step.action, act.NameChampion))
            gains = Counter[Seat]()
            for event in scored:
                gains[event.seat] += event.points
            assert gains[each[0].before.sorcerer] == gains[champion]


@pytest.mark.clause("BRV-19.5")
def test_without_a_card_nobody_competes() -> None:
    text = "called dwarves\nchampion C\nhand A: 2 DW*\nhand B: OR4"
    assert result(text) == {"A": 2}
    nobody = quiet("called dwarves\nhand A: OR4")
    assert only(nobody.events, ev.NobodyCompeted) == ev.NobodyCompeted("BRV-19.5", 1)
    assert nobody.state.scores == (0, 0, 0, 0)
    assert nobody.state.battles[0].strengths == (None,) * 4
    struck = "called orcs\nhand A: com\nhand B: OR4\nthen: done; done; done"
    assert result(struck, "A: commando B orc", "strike OR4") == {}


@pytest.mark.clause("BRV-19.7")
def test_markers_are_moved_at_once() -> None:
    for step in steps(*WAR):
        gains = [(event.seat, event.points) for event in of(step.events, ev.PointsScored)]
        now = list(step.before.scores)
        for seat, points in gains:
            now[seat] += points
        assert list(step.state.scores) == now  # before the next battle begins
    sheet = [line for line in outcome(after_end("A 8")).score.lines if line.clause == "BRV-19.7"]
    assert [(line.seat, line.points) for line in sheet] == [(A, 8)]  # what the wheel showed before


def after_end(scores: str) -> State:
    """The end of a game in which A had so many points and wins the last battle."""
    end: State = quiet(last_battle(scores, "hand A: DW4")).state
    return end


@pytest.mark.clause("BRV-19.8")
def test_played_cards_are_discarded_before_the_next_battle() -> None:
    end, events = quiet("called orcs\nhand A: OR4 gob\nhand B: 2 OR6")
    assert only(events, ev.ArmiesDiscarded) == ev.ArmiesDiscarded("BRV-19.8", 3)
    assert not any(map(any, end.laid))
    assert end.seen_discards == cards("OR4 2 OR6")
    assert hand(end, A) == "gob"


# --- 20 end of the round ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-20.1")
def test_the_round_ends_after_the_fourth_battle() -> None:
    ended = [event for every in games() for step in every for event in of(step.events, ev.RoundEnded)]
    called = [event for every in games() for step in every for event in of(step.events, ev.PeopleCalled)]
    assert len(called) == 4 * len(ended)
    for number in (1, 2, 3):
        text = f"phase commit\ncalled {' '.join(people.value for people in PEOPLES[:number])}\nhand A: gob"
        assert quiet(text).state.phase is Phase.CALL
    fought, events = quiet(last_battle("", "hand A: DW4"), Phase.ROUND_END)
    assert told(events)[-1] == "RoundEnded 20.1"
    assert GAME.clocked(fought)  # it can be looked at until it is time


@pytest.mark.clause("BRV-20.2")
@numbers_of_players
def test_all_take_their_shields_and_desertions_back(players: int) -> None:
    for every in games():
        if every[0].before.options.players == players:
            for each in rounds(every):
                start = each[0].before
                for seat in start.recruiters:  # whatever became of them
                    assert (start.shields[seat], start.desertions[seat]) == (2, DESERTIONS[players])


@pytest.mark.clause("BRV-20.3")
def test_nothing_is_carried_over() -> None:
    end = quiet(last_battle("", "hand A: DW4 gob tro\nhand B: com fly")).state
    assert (end.phase, end.round_no) == (Phase.DEAL, 4)
    assert end.deck == Options().deck
    assert not any(map(any, (*end.hands, *end.laid, *end.known, end.seen_discards, end.unseen_discards)))
    assert (end.champion, end.called, end.refused, end.spy, end.start_shown) == (None, (), (), 0, False)


@pytest.mark.clause("BRV-20.4")
def test_then_the_left_neighbour_is_the_sorcerer() -> None:
    end, events = quiet(last_battle("A 5", "hand A: DW4"))
    assert only(events, ev.GameGoesOn) == ev.GameGoesOn("BRV-20.4", 7, 8)
    assert only(events, ev.SorcererNamed) == ev.SorcererNamed("BRV-2.3", A, 4)
    assert (end.sorcerer, end.phase) == (A, Phase.DEAL)
    last = quiet("sorcerer 3\n" + last_battle("", "hand A: DW4")).state
    assert last.sorcerer == 0  # round the table


# --- 21 end of the game ----------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-21.1")
def test_the_end_is_checked_only_when_a_round_is_over() -> None:
    for number in (2, 3):
        text = f"phase commit\nscores: A 10\ncalled {' '.join(people.value for people in PEOPLES[-number:])}"
        end = quiet(text + "\nhand A: DW4").state
        assert (end.phase, GAME.outcome(end)) == (Phase.CALL, None)
        assert end.scores[A] > 10
    for step in steps():
        if of(step.events, ev.GameEnded):
            assert step.before.phase is Phase.ROUND_END


@pytest.mark.clause("BRV-21.4")
def test_the_highest_score_wins() -> None:
    found = outcome(after_end("A 7, B 8, C 11"))
    assert (found.winners, found.reason.clause) == ((C,), "BRV-21.4")
    assert found.score.totals == (0, 9, 8, 11)
    for every in games():
        end = outcome(every[-1].state)
        best = max(end.score.totals)
        assert all(end.score.totals[seat] == best for seat in end.winners)
        assert end.score.totals == every[-1].state.scores


@pytest.mark.clause("BRV-21.6")
def test_a_won_battle_is_won_with_ones_own_army() -> None:
    text = last_battle("Z 7, A 7", "hand A: DW4\nwon 3.1: A", champion="A")
    end = quiet(text).state
    assert end.scores[:2] == (9, 9)
    assert (outcome(end).winners, outcome(end).reason.clause) == ((A,), "BRV-21.6")  # Z only shared
    tied = quiet(last_battle("A 7, C 9", "hand A: DW4\nhand B: DW4\nwon 3.2: C", champion="B")).state
    assert outcome(tied).winners == (A,)  # a tie is won too


# --- 22 what players may know ----------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-22.1")
def test_all_see_what_is_dealt_and_nobody_looks_again() -> None:
    for step in itertools.islice(steps(Phase.DEAL), 0, None, 5):
        for event in of(step.events, ev.CardDealt):
            assert [event.seen_by(seat) for seat in step.state.options.seats] == [event] * len(step.state.options.seats)


@pytest.mark.clause("BRV-22.2")
def test_the_top_card_of_each_pile_is_visible() -> None:
    state = at("start_depth=2\nstart out\nnext orc\npile 1: OR4 gia\npile 2: OR* Des\npile 3: gob Sh(B)")
    tops: set[str] = set()
    for seat in SEATS[:4]:
        view = GAME.observe(state, seat)
        assert [one[-1] for one in view.piles if one] == [Army(Design.GIANT), Desertion(), Shield(B)]
        boxes = {target.id for target in GAME.picture(view).targets}
        tops |= {f"pile:{n}" for n in (1, 2, 3)} - boxes
    assert not tops


@pytest.mark.clause("BRV-22.3")
def test_the_back_of_the_next_card_is_seen() -> None:
    for step in steps(Phase.DEAL):
        if isinstance(step.action, act.Deal):
            design = step.action.design
            back = Back.START if design is None else design.back
            views = [GAME.observe(step.before, seat) for seat in step.before.options.seats]
            assert all(view.next is back for view in views)
        elif isinstance(step.action, act.ShowBack):
            assert step.events == (ev.BackSeen("BRV-22.3", step.action.back),)
    hidden = begin(show_next_back=False)
    assert GAME.observe(hidden, A).next is None


@pytest.mark.clause("BRV-22.4")
def test_only_the_sorcerer_looks_through_the_piles() -> None:
    state = at("phase champion\npile 1: OR4 gia Des Sh(A)\npile 2: tro SK* Sh(B)\npile 3: gob")
    end, events = play(state, "Z: champion C")
    given = of(events, ev.PileGiven)
    lost = [event for event in of(events, ev.PileUnclaimed) if event.pile == 3]
    for seat, sees in ((Z, [True, True]), (A, [True, False]), (B, [False, True]), (C, [False, False])):
        faces = [event.seen_by(seat) for event in given]
        assert [isinstance(event, ev.PileGiven) and event.cards is not None for event in faces] == sees
        unclaimed = lost[0].seen_by(seat)
        assert isinstance(unclaimed, ev.PileUnclaimed)
        assert (unclaimed.cards is not None) == (seat == Z)
        assert GAME.observe(end, seat).piles == ()
        assert (GAME.observe(end, seat).unseen_discards is not None) == (seat == Z)
        assert GAME.observe(end, seat).held[A] == (1, 0, 0, 0, 0, 0)  # the backs are seen


@pytest.mark.clause("BRV-22.5")
def test_faces_in_hand_are_hidden_from_the_other_recruiters() -> None:
    for phase in (Phase.SPY, *WAR):
        state = at(PHASES[phase])
        for seat in (A, B, C):
            view = GAME.observe(state, seat)
            assert [view.pools[who] is not None for who in (A, B, C)] == [who == seat for who in (A, B, C)]
    asked = after(SPY, "A: ask B gia")
    assert GAME.observe(asked, C).known[A] == cards("gia")  # asked for aloud


@pytest.mark.clause("BRV-22.6")
def test_scores_champion_peoples_and_numbers_are_public() -> None:
    for step in itertools.islice(steps(), 0, None, 9):
        state = step.before
        views: list[View] = [GAME.observe(state, seat) for seat in state.options.seats]
        for view in views:
            assert (view.scores, view.champion, view.called) == (state.scores, state.champion, state.called)
            assert (view.shields, view.desertions) == (state.shields, state.desertions)
            assert [sum(row) for row in view.held] == [sum(one) for one in state.hands]
            assert [sum(row) for row in view.shown] == [sum(one) for one in state.laid]


# --- the ledger ------------------------------------------------------------------------------------------------------
