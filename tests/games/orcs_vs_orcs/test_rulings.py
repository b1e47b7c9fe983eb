"""The twenty-two switches, in all their readings where they differ, and what rulings of our own settle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from orclib.games.orcs_vs_orcs.rules.knowledge import observe
from orclib.games.orcs_vs_orcs.state import Clash
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CONTROL,
    CONVERT,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    RAZE,
    SHAMAN,
    VIOLET,
    XBOW,
    Card,
    Fight,
    Line,
    Objective,
    Options,
    Phase,
    Spot,
    State,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    cards,
    cited,
    ev,
    fate,
    flee,
    glory,
    green,
    here,
    march,
    next_turn,
    of,
    only,
    outcome,
    play,
    position,
    rage,
    recruit,
    red,
    refused,
    stand,
    stands,
    stop,
    strikes,
    told,
    upon,
    walk,
)
from tests.games.orcs_vs_orcs.tales import Tale, begun, holds, played, tales

# --- R12 to R18: moving and meeting ----------------------------------------------------------------------------------


@pytest.mark.clause("OVO-6.13")
def test_r13_fresh_hordes_move() -> None:
    start = position(hordes="G start_n 1")
    allowed(after(start, recruit(start_n=2)), walk("start_n", 3, "n_road"))
    tired = after(position(hordes="G start_n 1", fresh_hordes_move=False), recruit(start_n=2))
    allowed(tired, walk("start_n", 1, "n_road"))
    refused(tired, walk("start_n", 2, "n_road"), "R13")
    assert cited(tired, march("start_n", 2, "n_road"))
    allowed(next_turn(tired, GREEN), walk("start_n", 3, "n_road"))


BARE = "n_cw1, n_cwm, ne_in, n_ward, e_ccm"


@pytest.mark.clause("OVO-7.5")
def test_r16_a_second_forced_march() -> None:
    for repeat in (False, True):
        state = position(hordes="G n_cwm 4 moved 4", bare=BARE, forced_march_repeat=repeat)
        state = after(state, march("n_cwm", 4, "ne_in"))
        again = march("ne_in", 3, "n_ward")
        if repeat:
            allowed(state, again)
            stands(after(state, again), n_ward="G 2", ne_in="")
        else:
            refused(state, again, "7.5")
            allowed(next_turn(state, GREEN), walk("ne_in", 3, "n_ward"))
            others = position(hordes="G n_cwm 4 moved 4, ne_in 2 moved 2", bare=BARE)
            others = after(others, march("n_cwm", 4, "ne_in"))  # 3 have marched, 2 have not
            allowed(others, march("ne_in", 2, "n_ward"))
            refused(others, march("ne_in", 3, "n_ward"), "7.5")


@pytest.mark.clause("OVO-7.5")
def test_r16_those_who_fell_have_not_marched() -> None:
    """Two marching Hordes attack, one falls, and a second battle is still to come: one is left that has marched."""
    start = position(hordes="G n_cwm 3 moved 3; B ne_in 1, n_cw1 2", bare=f"{BARE}, n_cw2")
    state = after(start, march("n_cwm", 3, "ne_in"), stand(), walk("start_n", 2, "n_cw1"), stand(), stop())
    decks = ("ORC, ORC, ORC", "ORC, ORC, ORC")
    state = after(state, act.NextBattle(GREEN, "ne_in"), build(GREEN, decks[0]), build(BLUE, decks[1]))
    assert state.battle is not None
    sides = tuple(replace(side, space=6) for side in state.battle.sides)  # the next strike costs each a Horde
    fight = Fight(replace(state, battle=replace(state.battle, sides=sides)), decks)
    assert only(fight.round(ORC, ORC), ev.BattleEnded).winner == GREEN
    army = fight.state.army("ne_in")
    assert army is not None
    assert (army.hordes, army.moved, army.marched) == (1, 1, 1)


@pytest.mark.clause("OVO-11.5", "OVO-11.8", "OVO-11.9", "OVO-11.10")
@pytest.mark.parametrize("way_out", [True, False])
def test_r18_the_test_is_made_again_before_the_battle(way_out: bool) -> None:
    bare = "n_cwm, n_cw1" if way_out else "n_cwm"
    start = position(hordes="G n_road 2; B n_cwm 1", markers="G n_road, ne_out", bare=bare)
    state = after(start, walk("n_road", 2, "n_cwm"), *([stand()] if way_out else []))
    state = replace(state, clashes=(Clash("n_cwm", 3),))  # as if a third had come since
    state, events = play(state, stop())
    assert of(events, ev.Met)[-1] == ev.Met("OVO-11.8", GREEN, BLUE, "n_cwm", 3, 1)
    assert not of(events, ev.BattleBegan)
    if way_out:
        refused(state, stand(), "11.6")
        state, events = play(state, flee("n_cw1"))
        assert only(events, ev.GloryWon).clause == "OVO-11.5"
    else:
        assert only(events, ev.Destroyed).clause == "OVO-11.9"
        assert only(events, ev.GloryWon).clause == "OVO-11.10"
    assert (here(state, "n_cwm"), glory(state), state.mover) == ("G 3", (1, 0), BLUE)


# --- R19 to R22: retreats --------------------------------------------------------------------------------------------

FROM = {"n_cwm": "n_road", "ne_out": "n_cwm", "n_ward": "n_city", "s_road": "s_cwm", "n_road": "n_city"}


def attacked(zone: str, hordes: str = "", markers: str = "", **more: Any) -> State:
    """Blue's two in a zone of his, attacked by two of Green's from the zone beside; they can always run somewhere."""
    origin = FROM[zone]
    ways_out = {"n_cwm": "n_cw1", "ne_out": "e_ccm", "n_ward": "nw_in", "s_road": "s_ccm", "n_road": "n_ccm"}
    bare = f"{more.pop('bare', '')}, {ways_out[zone]}"
    state = position(
        hordes=f"G {origin} 2; B {zone} 2; {hordes}", markers=f"G {origin}; B {zone}; {markers}", bare=bare, **more
    )
    return after(state, walk(origin, 2, zone))


@pytest.mark.clause("OVO-10.1", "OVO-10.2", "OVO-11.16")
@pytest.mark.parametrize(("zone", "to"), [("n_cwm", "ne_out"), ("n_ward", "tower")])
def test_r21_a_retreat_takes_a_free_well_or_tower(zone: str, to: str) -> None:
    state, events = play(attacked(zone), flee(to))
    assert of(events, ev.Controlled)[0] == ev.Controlled("OVO-11.16", BLUE, to, None)
    assert state.marker(to) == BLUE
    state, events = play(attacked(zone, retreat_takes_control=False), flee(to))
    assert not [event for event in of(events, ev.Controlled) if event.seat == BLUE]
    assert state.marker(to) is None
    stands(state, **{to: "B 2"})


# --- R23 to R29: cities and villages ---------------------------------------------------------------------------------


TWELVE = "G n_cc1, n_cc2, n_ccm, n_cw2, n_ward, nw_in, ne_in, w_ccm, w_cwm, nw_city, nw_out, n_road"
"""All of Green's markers: on villages, a city and a well; on n_road stands a Horde."""


def spent(**more: Any) -> State:
    return position(markers=TWELVE, hordes="G n_road 1, n_ward 1", **more)


@pytest.mark.clause("OVO-8.14")
@pytest.mark.parametrize("nothing_to_take", [True, False])
def test_r26_without_a_marker_to_take_there_is_no_control(nothing_to_take: bool) -> None:
    """All Green's markers lie on cities or under Hordes; or by the other reading none is taken back."""
    if nothing_to_take:
        cities = "n_city, ne_city, e_city, se_city, sw_city, w_city, nw_city"
        places = ("n_cc1", "n_cc2", "n_ccm", "n_road", "n_ward")
        hordes = ", ".join(f"{place} 1" for place in places)
        start = position(
            markers=f"G {cities}, {', '.join(places)}", hordes=f"G {hordes}; G s_road 2, start_n 2", bare="s_road"
        )
        city = walk("s_road", 2, "s_city")
    else:
        start, city = spent(marker_limit="no_control"), walk("start_n", 3, "n_road", "n_city")
    state = after(start, walk("start_n", 2, "n_cw1"))
    refused(state, fate(CONTROL), "8.14")
    allowed(state, fate(RAZE))
    allowed(state, fate(CONVERT))
    refused(start, city, "8.14")
    across = walk("s_road", 2, "s_city", "s_ward") if nothing_to_take else walk("start_n", 3, "n_road", "n_cwm")
    allowed(start, across)  # crossing a city and stopping in a village are as free as ever


@pytest.mark.clause("OVO-8.8")
def test_r26_or_markers_never_run_out() -> None:
    state = after(spent(marker_limit="unlimited"), walk("start_n", 2, "n_cw1"), fate(CONTROL))
    assert state.markers(GREEN) == 13


# --- R30 to R34: fortresses, recruits, cards -------------------------------------------------------------------------


@pytest.mark.clause("OVO-14.12", "OVO-14.13")
@pytest.mark.parametrize("again", [False, True])
def test_r31_a_conquered_fortress_in_the_same_turn(again: bool) -> None:
    markers = "G n_ward; B tower"
    start = position(hordes="G n_ward 2", markers=markers, forts="B tower standing", rebuild_same_turn=again)
    state, rise = after(start, walk("n_ward", 2, "tower")), act.StandUp(GREEN, "tower")
    if again:
        allowed(state, rise)
    else:
        refused(state, rise, "14.13")
        allowed(next_turn(state, GREEN), rise)


# --- R35 to R38: decks, hands, places --------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.8")
def test_r36_both_declare_blindly() -> None:
    fight = battle(decks=("ORC, ORC, HEAVY, BOAR", "ORC, ORC, HEAVY, BOAR"), reorganise_blind=True)
    assert (fight.state.phase, fight.state.active) == (Phase.DECLARE, GREEN)
    events = fight.go(act.DeclareReorganise(GREEN, True))
    assert (fight.state.active, of(events, ev.Declared)) == (BLUE, [])  # nothing is shown yet
    assert observe(fight.state, BLUE).secrets[0].declared is None
    events = fight.go(act.DeclareReorganise(BLUE, False))
    assert [(event.seat, event.yes) for event in of(events, ev.Declared)] == [(GREEN, True), (BLUE, False)]
    assert (fight.state.phase, fight.state.active) == (Phase.COMMIT, GREEN)
    refused(fight.state, act.Commit(GREEN, ORC, Spot()), "17.8")
    fight.go(act.Reorganise(GREEN, ORC), act.DeclareReorganise(GREEN, False))
    assert (fight.state.phase, fight.state.active, fight.tokens) == (Phase.COMMIT, GREEN, "g2 b1")
    refused(fight.state, act.Reorganise(GREEN, HEAVY), "17.8")
    fight.go(act.Commit(GREEN, HEAVY, Spot()))
    refused(fight.state, act.Reorganise(BLUE, ORC), "17.8")
    allowed(fight.state, act.Commit(BLUE, ORC, Spot()))


# --- R39 to R41: effects and Berserk ---------------------------------------------------------------------------------


def shaman_against_ashani(order: str) -> Fight:
    """The attacker's Unit, the defender's Hero; Green has a Horde to revive."""
    decks = ("SHAMAN, ORC, HEAVY, ORC", "ASHANI, ORC, ORC")
    fight = battle("2-2", losses="1-1", green="ORC", blue="ORC/XBOW", decks=decks, effect_order=order)
    fight.round(SHAMAN, upon(Card.ASHANI, 1))
    return fight


KILL_SHAMAN = act.Hit(BLUE, GREEN, 0, Line.SECOND)


@pytest.mark.clause("OVO-17.15", "OVO-22.1")
def test_r39_heroes_come_before_units() -> None:
    fight = shaman_against_ashani("heroes_first")
    assert fight.state.active == BLUE
    events = fight.go(KILL_SHAMAN)
    assert told(events)[:2] == ["CardDestroyed 22.1", "EffectLost 22.1"]
    assert (fight.losses, fight.state.phase) == ("1-1", Phase.COMMIT)


@pytest.mark.clause("OVO-17.15", "OVO-20.9")
def test_r39_or_the_attacker_comes_first() -> None:
    fight = shaman_against_ashani("attacker_first")
    assert fight.state.active == GREEN
    fight.go(green(GREEN), KILL_SHAMAN)
    assert (fight.losses, fight.field(GREEN)) == ("0-1", "ORC")


@pytest.mark.clause("OVO-17.15", "OVO-20.9")
def test_r39_or_all_at_once() -> None:
    fight = shaman_against_ashani("simultaneous")
    fight.go(KILL_SHAMAN, green(GREEN))  # she acts all the same
    assert (fight.losses, fight.field(GREEN)) == ("0-1", "ORC")


@pytest.mark.clause("OVO-17.15", "OVO-22.16")
@pytest.mark.parametrize(("order", "counted"), [("heroes_first", 1), ("attacker_first", 1), ("simultaneous", 2)])
def test_r39_at_once_counts_what_stood_there_before(order: str, counted: int) -> None:
    """Ashani destroys one of the two Orcs that Vigdish counts."""
    decks = ("ASHANI, ORC, ORC", "VIGDISH, ORC, ORC")
    fight = battle(green="ORC/XBOW", blue="ORC/SHAMAN, ORC", decks=decks, effect_order=order)
    fight.round(upon(Card.ASHANI, 1), upon(Card.VIGDISH, 1, Line.SECOND))
    events = fight.go(act.Hit(GREEN, BLUE, 1, Line.FIRST))
    assert strikes(events) == [f"g {counted} VIGDISH 22.16"]


@pytest.mark.clause("OVO-21.7", "OVO-22.4")
@pytest.mark.parametrize("order", ["heroes_first", "simultaneous", "attacker_first"])
def test_r39_the_printed_rule_and_froksh_hold_in_every_order(order: str) -> None:
    decks = ("ASHANI, ORC, ORC", "XBOW, ORC, ORC")
    fight = battle(green="ORC/XBOW, HEAVY", blue="ORC", decks=decks, effect_order=order)
    fight.round(upon(Card.ASHANI, 1), XBOW)
    events = fight.go(act.Hit(GREEN, BLUE, 0, Line.SECOND))
    assert only(events, ev.EffectLost).card is XBOW
    decks = ("VIGDISH, ORC, ORC", "FROKSH, ORC, ORC")
    fight = battle(green="ORC/XBOW, ORC", blue="ORC/SHAMAN", decks=decks, effect_order=order)
    events = fight.round(upon(Card.VIGDISH, 1), upon(Card.FROKSH, 1))
    assert only(events, ev.EffectCancelled).card is Card.VIGDISH


@pytest.mark.clause("OVO-23.7")
@pytest.mark.parametrize(("timing", "asked", "end"), [("step", "g2 b4", "g3 b4"), ("round", "g4 b4", "g1 b4")])
def test_r40_when_berserk_is_decided(timing: str, asked: str, end: str) -> None:
    """Blue enters the zone by the strength of a Heavy Orc; his Crossbowman's effect is two strikes."""
    fight = battle(
        "2-2", "g1 b2", red="B", green="ORC", blue="ORC", decks=("HEAVY, ORC, ORC", "XBOW, ORC, ORC"),
        berserk_timing=timing,
    )  # fmt: skip
    fight.round(HEAVY, XBOW)
    assert (fight.state.phase, fight.state.active, fight.tokens) == (Phase.BERSERK, BLUE, asked)
    fight.go(rage(BLUE))
    assert (fight.tokens, fight.losses) == (end, "1-0")
    assert fight.state.phase is Phase.COMMIT


@pytest.mark.clause("OVO-23.6", "OVO-23.7")
def test_r40_a_strike_of_a_reorganisation_waits_for_the_end_of_the_round_too() -> None:
    decks = ("XBOW, CATAPULT, ORC, ORC", "ORC, ORC")
    fight = battle("2-2", "g3 b5", red="G", decks=decks, berserk_timing="round")
    fight.go(act.Reorganise(GREEN, XBOW))
    assert fight.state.phase is Phase.COMMIT
    fight.round(ORC, ORC)
    assert (fight.state.phase, fight.state.active, fight.tokens) == (Phase.BERSERK, GREEN, "g5 b6")


# --- R42 to R46: endings, discards -----------------------------------------------------------------------------------


@pytest.mark.clause("OVO-25.1", "OVO-25.5")
def test_r42_endings_after_every_strike() -> None:
    decks = ("HEAVY, ORC, ORC", "SHAMAN, ORC, XBOW")
    for check in ("round", "strike"):
        fight = battle("2-2", "g1 b6", "1-2", blue="ORC", decks=decks, endings_check=check)
        events = fight.round(HEAVY, SHAMAN)
        if check == "round":
            assert (fight.state.phase, of(events, ev.BattleEnded)) == (Phase.EFFECT, [])
        else:
            assert only(events, ev.BattleEnded).clause == "OVO-25.5"
            assert fight.state.phase is Phase.ROUT


@pytest.mark.clause("OVO-17.6", "OVO-18.5", "OVO-25.2")
def test_r42_the_strike_of_a_reorganisation_can_end_it() -> None:
    decks = ("ORC, ORC, HEAVY, HEAVY", "ORC, ORC, ORC")
    fight = battle("1-2", "g6 b1", decks=decks, endings_check="strike")
    assert only(fight.go(act.Reorganise(GREEN, ORC)), ev.BattleEnded).clause == "OVO-25.2"
    fight = battle("1-2", "g6 b1", decks=decks)
    assert not of(fight.go(act.Reorganise(GREEN, ORC)), ev.BattleEnded)
    ended = only(fight.round(HEAVY, ORC), ev.BattleEnded)
    assert (ended.clause, ended.winner) == ("OVO-25.2", BLUE)


@pytest.mark.clause("OVO-20.11", "OVO-20.13", "OVO-25.7")
def test_r44_a_discard_from_an_empty_deck() -> None:
    for rout in (False, True):
        decks = ("SHAMAN, ORC, ORC", "ORC, ORC")
        fight = battle("2-2", green="ORC", decks=decks, forced_discard_rout=rout)
        fight.round(SHAMAN, ORC)
        events = fight.go(red(GREEN))
        assert only(events, ev.NothingToDiscard) == ev.NothingToDiscard("OVO-20.13", BLUE)
        if rout:
            ended = only(events, ev.BattleEnded)
            assert (ended.ending, ended.winner, ended.losers) == (4, GREEN, (BLUE,))
        else:
            assert (fight.state.phase, fight.battle.round) == (Phase.COMMIT, 2)


@pytest.mark.clause("OVO-20.12")
@pytest.mark.parametrize("always", [False, True])
def test_r46_the_catapult_in_the_field(always: bool) -> None:
    fight = battle(green="ORC", decks=("CATAPULT, ORC", "ORC, ORC, HEAVY"), catapult_discard_always=always)
    events = fight.round(CATAPULT, ORC)
    assert strikes(events) == ["g 1 ORC 17.11"]  # only walls bring the four strikes
    assert [event.card for event in of(events, ev.Discarded)] == ([HEAVY] if always else [])
    walls = battle(
        assault=True, green="ORC, ORC", decks=("CATAPULT, ORC", "ORC, ORC, HEAVY"), catapult_discard_always=always
    )
    events = walls.round(behind(CATAPULT, 1), ORC)
    assert strikes(events)[-1] == "b 4 CATAPULT 20.12"
    assert only(events, ev.Discarded).card is HEAVY


# --- R47 to R52: lines, walls, Heroes --------------------------------------------------------------------------------


@pytest.mark.clause("OVO-24.2", "OVO-24.3", "OVO-24.6")
@pytest.mark.parametrize(
    ("deck", "vanguard"),
    [("ORC, XBOW, SHAMAN", [ORC]), ("XBOW, SHAMAN", []), ("ORC, ORC, XBOW", [ORC, ORC]), ("BOAR, ORC", [ORC, BOAR])],
)
def test_r48_as_many_as_there_are_go_first_without_strength(deck: str, vanguard: list[Card]) -> None:
    units = "G ORC 2, BOAR 1, XBOW 1, SHAMAN 1"
    start = position(
        hordes="G n_road 2; B n_cwm 2", markers="G n_road; B n_cwm", forts="B n_cwm standing", bare="n_cw1", units=units
    )
    state = after(start, walk("n_road", 2, "n_cwm"), stand(), stop())
    state, events = play(state, build(GREEN, deck), build(BLUE, "ORC"))
    assert [event.card for event in of(events, ev.PreEngaged)] == vanguard
    if len(vanguard) == len(cards(deck)):
        assert only(events, ev.BattleEnded).clause == "OVO-25.7"  # nobody draws any more
        return
    assert state.phase is Phase.DRAW
    assert state.battle is not None
    assert [side.space for side in state.battle.sides] == [1, 1]
    assert len(state.secrets[0].deck) == len(cards(deck)) - len(vanguard)


# --- R53 to R60: glory -----------------------------------------------------------------------------------------------


def scored(state: State) -> dict[Objective, tuple[Any, ...]]:
    """Who gains a point for which objective when the game turn ends; nobody acts any more."""
    while True:
        assert state.mover is not None
        state, events = play(state, stop(state.mover))
        if paid := {event.tile: event.seats for event in of(events, ev.ObjectiveScored)}:
            return paid
        if any(isinstance(event, ev.ObjectiveVoid | ev.ObjectiveUnpaid) for event in events):
            return {}


NOTHING = "FORTRESSES TOWER KILLS RAZED"


@pytest.mark.clause("OVO-27.4", "OVO-27.5", "OVO-27.13")
def test_r53_a_tie_at_nothing() -> None:
    assert scored(position(river=NOTHING)) == {}
    both = (GREEN, BLUE)
    assert scored(position(river=NOTHING, zero_scores=True)) == {
        Objective.RAZED: both, Objective.KILLS: both, Objective.FORTRESSES: both,
    }  # fmt: skip
    assert scored(position(players=3, river=NOTHING, zero_scores=True)) == {}  # three are too many


@pytest.mark.clause("OVO-27.11")
def test_r54_do_converted_villages_count() -> None:
    for counts in ("trophies", "razed_only"):
        start = position(river="RAZED TOWER KILLS CITIES", top="HORDES", razed_counts=counts)
        state = after(start, walk("start_n", 2, "n_cw1"), fate(CONVERT), walk("start_n", 2, "n_road"), fate(CONVERT))
        state = after(state, stop(), walk("start_s", 2, "s_cw1", seat=BLUE), fate(RAZE, BLUE))
        assert scored(state) == {Objective.RAZED: (GREEN,) if counts == "trophies" else (BLUE,)}


@pytest.mark.clause("OVO-15.4", "OVO-27.12")
def test_r55_does_the_dark_city_count() -> None:
    river = "FORTRESSES TOWER KILLS RAZED"
    assert scored(position(river=river)) == {}
    assert scored(position(river=river, dark_city_counts=True)) == {Objective.FORTRESSES: (GREEN, BLUE)}
    for counts in (False, True):
        built = position(river=river, forts="B s_road standing, s_cwm lying; G n_road lying", dark_city_counts=counts)
        assert scored(built) == {Objective.FORTRESSES: (BLUE,)}


def short(**more: Any) -> State:
    """Three points are left, six are due: two for markers, one for the tower, one for cities, two for Hordes."""
    markers, river = "G n_city, n_road; B tower, s_road", "HORDES CITIES TOWER MARKERS"
    return position(mover=BLUE, markers=markers, river=river, glory="G 12; B 11", **more)


@pytest.mark.clause("OVO-27.14", "OVO-29.1")
@pytest.mark.parametrize(
    ("cap", "points", "left"), [("in_order", (13, 13), 0), ("overdraw", (15, 14), 0), ("nobody", (12, 11), 3)]
)
def test_r57_a_supply_that_is_too_small(cap: str, points: tuple[int, int], left: int) -> None:
    start = short(supply_cap=cap)
    assert start.supply == 3
    state, events = play(start, stop(BLUE))
    assert (glory(state), state.supply) == (points, left)
    assert (state.phase is Phase.OVER) == (left == 0)
    if cap == "nobody":
        assert len(of(events, ev.ObjectiveUnpaid)) == 4


@pytest.mark.clause("OVO-1.6", "OVO-29.1")
def test_r58_the_last_point_in_the_middle_of_a_turn() -> None:
    flight: dict[str, Any] = {"hordes": "B n_cwm 1", "markers": "B n_cwm", "bare": "n_cw1", "glory": "G 12; B 13"}
    attack = (walk("start_n", 3, "n_road", "n_cwm"), flee("n_cw1"))
    state, events = play(position(**flight), *attack)
    assert only(events, ev.GameOver).clause == "OVO-29.1"
    assert (state.phase, glory(state), state.winners) == (Phase.OVER, (13, 13), (GREEN, BLUE))
    state, events = play(position(finish_turn=True, **flight), *attack)
    assert not of(events, ev.GameOver)
    assert (state.phase, state.supply) == (Phase.FATE, 0)
    state = after(state, fate(RAZE), stop())
    assert (state.phase, state.mover) == (Phase.ACTIONS, BLUE)
    state, events = play(state, stop(BLUE))
    assert only(events, ev.GameOver).clause == "OVO-29.1"
    assert state.phase is Phase.OVER


@pytest.mark.clause("OVO-29.2")
@pytest.mark.parametrize(
    ("points", "unbeatable", "uncatchable"),
    [("G 13; B 9", True, False), ("G 14; B 9", True, True), ("G 12; B 9", False, False), ("G 8; B 13", True, False)],
)
def test_r59_a_lead_that_ends_the_game(points: str, unbeatable: bool, uncatchable: bool) -> None:
    """26 points: 13 against 9 + 4 can be equalled, not beaten."""
    for early, ends in (("unbeatable", unbeatable), ("uncatchable", uncatchable)):
        state, events = play(position(river=NOTHING, mover=BLUE, glory=points, early_end=early), stop(BLUE))
        assert [event.clause for event in of(events, ev.GameOver)] == ["OVO-29.2"] * ends
        assert (state.phase is Phase.OVER) == ends
        if ends:
            assert outcome(state).reason.clause == "OVO-29.2"
            assert outcome(state).winners == ((GREEN,) if points.startswith("G 1") else (BLUE,))


@pytest.mark.clause("OVO-29.2", "OVO-30.1")
@pytest.mark.parametrize(
    ("points", "teams", "alone"),
    [
        ("G 7; B 5; O 6; V 4", (GREEN, ORANGE), ()),
        ("G 12; B 9; V 2", (), (GREEN,)),
        ("G 6; B 5; O 6; V 4", (), ()),
    ],
)
def test_r59_camps_are_compared(points: str, teams: tuple[Any, ...], alone: tuple[Any, ...]) -> None:
    """Partners have 13 against 9 + 4; for themselves, 12 against 9 + 3."""
    for free, winners in ((False, teams), (True, alone)):
        state = position(players=4, mover=VIOLET, river=NOTHING, glory=points, free_for_all=free)
        assert after(state, stop(VIOLET)).winners == winners


# --- R61 to R68 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.3", "OVO-4.2", "OVO-30.1", "OVO-30.2")
def test_r61_four_players_play_in_teams() -> None:
    teams, alone = Options(players=4), Options(players=4, free_for_all=True)
    assert [teams.camp(seat) for seat in teams.seats] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert [alone.camp(seat) for seat in alone.seats] == [(0,), (1,), (2,), (3,)]
    meeting: dict[str, Any] = {"players": 4, "hordes": "O n_cw1 1", "bare": "n_cw1, n_cw2"}
    refused(position(**meeting), walk("start_n", 2, "n_cw1"), "30.2", "30.3")
    state = after(position(free_for_all=True, **meeting), walk("start_n", 2, "n_cw1"))
    assert (state.phase, state.active) == (Phase.RETREAT, ORANGE)
    points = "G 9; B 8; O 1; V 4"
    river = "CITIES TOWER KILLS RAZED"
    end: dict[str, Any] = {"players": 4, "mover": VIOLET, "river": river, "glory": points, "supply": 1}
    state = after(position(markers="B e_city", **end), stop(VIOLET))
    assert (glory(state), state.winners) == ((9, 9, 1, 4), (BLUE, VIOLET))
    assert outcome(state).score.totals == (10, 13, 10, 13)
    state = after(position(markers="B e_city", free_for_all=True, **end), stop(VIOLET))
    assert state.winners == (GREEN, BLUE)
    assert outcome(state).score.totals == (9, 9, 1, 4)


@pytest.mark.clause("OVO-9.10")
def test_r64_who_holds_which_hero() -> None:
    held = "G FROKSH, VIGDISH away; B ASHANI"
    view = observe(position(heroes=held), BLUE)
    assert [hero.hero for hero in view.held[GREEN]] == [Card.VIGDISH, None]  # he has been engaged
    assert [hero.hero for hero in view.held[BLUE]] == [Card.ASHANI]
    opened = observe(position(heroes=held, open_heroes=True), BLUE)
    assert [hero.hero for hero in opened.held[GREEN]] == [Card.FROKSH, Card.VIGDISH]


# --- rulings on what the specification leaves open -------------------------------------------------------------------

SHAMAN_OR_NOT = (
    "w_cwm: ruin\nbattle w_cwm, 3 against 3\nriver KILLS CITIES TOWER MARKERS\n"
    "Green: losses 1, field ORC, hand SHAMAN ORC, deck ORC\nBlue: losses 1, hand ORC"
)


@pytest.mark.clause("OVO-20.9", "OVO-26.9")
@pytest.mark.parametrize(("colour", "kills"), [("green", 0), ("red", 1)])
def test_r71_a_horde_that_came_back_is_no_kill(colour: str, kills: int) -> None:
    match = begun(SHAMAN_OR_NOT)
    played(match, f"play SHAMAN behind 1; play ORC; {colour}")
    while match.state.battle is not None:
        match.play(match.legal()[0])
    assert match.state.players[BLUE].kills == kills


@pytest.mark.parametrize(
    "row",
    tales(
        Tale(
            "R72: those who came may all stay, and those who were there go on",
            "6.10 6.14",
            "start_n: G 2\nn_road: village G, G 1",
            "move 2 start_n n_road leave 2 take 1 n_cwm; control",
            "Moved 6.1, TakenAlong 6.9, LeftBehind 6.8, Moved 6.1, Controlled 8.8",
            "n_road: G 2, G marker, village; n_cwm: G 1, G marker, village",
            {"move 1 n_cwm ne_in": "6.7 6.10"},
        ),
        Tale(
            "R58: where the turn goes on, no point is left for a later victory",
            "1.6",
            "P14 no glory left",
            "move 3 start_n n_road n_cwm; retreat n_cw1; move 3 start_n n_road n_ccm; retreat n_cc1",
            "Moved 6.1, Moved 6.1, Met 11.6, Retreated 11.4, GloryWon 11.5, Moved 6.1, Moved 6.1, Met 11.6, "
            "Retreated 11.4, NoGloryLeft 1.6",
            "G glory 13; B glory 13; supply 0; G to act",
        ),
        Tale(
            "R21, R26: a retreat onto the tower may take a marker back",
            "8.14 11.16",
            "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2: village B\n"
            "n_ward: ruin, B 1\nn_city: G 3\nthen: move 3 n_city n_ward",
            "retreat tower; take back n_cw1",
            "Retreated 11.4, GloryWon 11.5, MarkerTaken 8.14, Controlled 11.16",
            "tower: B 1, B marker; n_cw1: village",
        ),
    ),
)
def test_what_follows_from_rulings(row: Tale) -> None:
    holds(row)


@pytest.mark.clause("OVO-9.7")
@pytest.mark.parametrize(("heroes", "is_open"), [("VIGDISH away", True), ("VIGDISH", False)])
def test_r73_a_hero_set_aside_is_stolen_in_public(heroes: str, is_open: bool) -> None:
    match = begun(f"ne_city: B marker\nne_out: G 1\nBlue: heroes {heroes}")
    stolen = only(played(match, "move 1 ne_out ne_city"), ev.HeroStolen)
    assert (stolen.open, stolen.witnesses is None) == (is_open, is_open)
