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
    CONTROL,
    CONVERT,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    RAZE,
    VIOLET,
    Card,
    Fight,
    Objective,
    Options,
    Phase,
    Spot,
    State,
    act,
    after,
    allowed,
    battle,
    build,
    cards,
    ev,
    fate,
    flee,
    glory,
    here,
    march,
    of,
    only,
    outcome,
    play,
    position,
    refused,
    stand,
    stop,
    walk,
)
from tests.games.orcs_vs_orcs.tales import Tale, begun, holds, played, tales

# --- R12 to R18: moving and meeting ----------------------------------------------------------------------------------


BARE = "n_cw1, n_cwm, ne_in, n_ward, e_ccm"


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
    assert [side.declared for side in observe(fight.state, BLUE).secrets] == [True, False]
    assert (fight.state.phase, fight.state.active) == (Phase.COMMIT, GREEN)
    refused(fight.state, act.Commit(GREEN, ORC, Spot()), "17.8")
    fight.go(act.Reorganise(GREEN, ORC), act.DeclareReorganise(GREEN, False))
    assert (fight.state.phase, fight.state.active, fight.tokens) == (Phase.COMMIT, GREEN, "g2 b1")
    refused(fight.state, act.Reorganise(GREEN, HEAVY), "17.8")
    fight.go(act.Commit(GREEN, HEAVY, Spot()))
    refused(fight.state, act.Reorganise(BLUE, ORC), "17.8")
    allowed(fight.state, act.Commit(BLUE, ORC, Spot()))


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


FOLLOWS = tales(
    Tale("R13: Hordes that have just been recruited move", "6.13", "start_n: G 1", "recruit 2 start_n",
         "Recruited 12.1", "start_n: G 3", yes="move 3 start_n n_road"),
    Tale("R13: or do not", "6.13", "fresh_hordes_move=off\nstart_n: G 1", "recruit 2 start_n", "Recruited 12.1",
         "start_n: G 3; start_n moved 2", {"move 2 start_n n_road": "R13"}, "move 1 start_n n_road"),
    Tale("R16: nobody marches twice", "7.5", "n_cwm: ruin, G 4 moved\nne_in: ruin, G 2 moved\nn_ward: ruin",
         "march 4 n_cwm ne_in", "Exhausted 7.2, Marched 7.1, MarchFree 7.8", "ne_in: G 5",
         {"march 3 ne_in n_ward": "7.5"}, "march 2 ne_in n_ward"),
    Tale("R16: or as often as there is an action", "7.5",
         "forced_march_repeat=on\nn_cwm: ruin, G 4 moved\nne_in, n_ward: ruin",
         "march 4 n_cwm ne_in; march 3 ne_in n_ward",
         "Exhausted 7.2, Marched 7.1, MarchFree 7.8, Exhausted 7.2, Marched 7.1, MarchFree 7.8",
         "n_cwm: nothing; n_ward: G 2"),
    Tale("R21: a retreat takes a free well", "10.2 11.16", "n_road: village G, G 2\nn_cwm: ruin, B 2\nn_cw1: ruin",
         "move 2 n_road n_cwm; retreat ne_out", "Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5, Controlled 11.16",
         "ne_out: B 2, B marker"),
    Tale("R21: or only stops there", "10.2",
         "retreat_takes_control=off\nn_road: village G, G 2\nn_cwm: ruin, B 2\nn_cw1: ruin",
         "move 2 n_road n_cwm; retreat ne_out", "Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5", "ne_out: B 2"),
    Tale("R21: and the tower", "10.1 11.16", "n_city: G 2\nn_ward: ruin, B 2", "move 2 n_city n_ward; retreat tower",
         "Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5, Controlled 11.16", "tower: B 2, B marker"),
    Tale("R21: or not", "10.1", "retreat_takes_control=off\nn_city: G 2\nn_ward: ruin, B 2",
         "move 2 n_city n_ward; retreat tower", "Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5", "tower: B 2"),
    Tale("R26: or markers never run out", "8.8",
         "marker_limit=unlimited\nn_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2, "
         "n_cwm: village G", "move 2 start_n n_cw1; control", "Moved 6.1, Controlled 8.8",
         "n_cw1: G 2, G marker, village; n_cw2: G marker, village"),
    Tale("R31: a conquered fortress stands up in the next turn", "14.12 14.13",
         "n_ward: village G, G 2\ntower: B fortress", "move 2 n_ward tower",
         "Moved 6.1, Controlled 10.1, Conquered 14.12", "tower: G 2, G marker, G fort lying",
         {"stand up tower": "14.13"}),
    Tale("R31: or in this one", "14.12", "rebuild_same_turn=on\nn_ward: village G, G 2\ntower: B fortress",
         "move 2 n_ward tower", "Moved 6.1, Controlled 10.1, Conquered 14.12", "tower: G 2, G marker, G fort lying",
         yes="stand up tower"),
    Tale("R39: Heroes come before Units", "17.15 20.9 22.1",
         "effect_order=heroes_first\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: losses 1, field ORC, hand "
         "SHAMAN ORC, deck ORC ORC\nBlue: losses 1, field ORC/XBOW, hand ASHANI ORC, deck ORC",
         "play SHAMAN behind 1; play ASHANI on 1 first; hit 1 second",
         "Engaged 19.3, Engaged 21.1, g 2 ASHANI 17.11, CardDestroyed 22.1, EffectLost 22.1", "losses 1-1"),
    Tale("R39: or the attacker comes first", "17.15 20.9 22.1",
         "effect_order=attacker_first\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: losses 1, field ORC, hand "
         "SHAMAN ORC, deck ORC ORC\nBlue: losses 1, field ORC/XBOW, hand ASHANI ORC, deck ORC",
         "play SHAMAN behind 1; play ASHANI on 1 first; green; hit 1 second",
         "Engaged 19.3, Engaged 21.1, g 2 ASHANI 17.11, Revived 20.9, Discarded 20.9, CardDestroyed 22.1",
         "losses 0-1; G field ORC"),
    Tale("R39: or all act at once", "17.15 20.9 22.1",
         "effect_order=simultaneous\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: losses 1, field ORC, hand "
         "SHAMAN ORC, deck ORC ORC\nBlue: losses 1, field ORC/XBOW, hand ASHANI ORC, deck ORC",
         "play SHAMAN behind 1; play ASHANI on 1 first; blue: hit 1 second; green: green",
         "Engaged 19.3, Engaged 21.1, g 2 ASHANI 17.11, CardDestroyed 22.1, Revived 20.9, Discarded 20.9",
         "losses 0-1; G field ORC"),
    Tale("R39: one after the other counts what is left", "17.15 22.16",
         "effect_order=heroes_first\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW, hand ASHANI "
         "ORC, deck ORC\nBlue: field ORC/SHAMAN ORC, hand VIGDISH ORC, deck ORC",
         "play ASHANI on 1 first; play VIGDISH on 1 second; hit 2 first",
         "Engaged 21.1, Engaged 21.1, b 2 ASHANI 17.11, g 1 VIGDISH 17.11, CardDestroyed 22.1, g 1 VIGDISH 22.16"),
    Tale("R39: in either order", "17.15 22.16",
         "effect_order=attacker_first\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW, hand ASHANI "
         "ORC, deck ORC\nBlue: field ORC/SHAMAN ORC, hand VIGDISH ORC, deck ORC",
         "play ASHANI on 1 first; play VIGDISH on 1 second; hit 2 first",
         "Engaged 21.1, Engaged 21.1, b 2 ASHANI 17.11, g 1 VIGDISH 17.11, CardDestroyed 22.1, g 1 VIGDISH 22.16"),
    Tale("R39: at once what stood there before", "17.15 22.16",
         "effect_order=simultaneous\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW, hand ASHANI "
         "ORC, deck ORC\nBlue: field ORC/SHAMAN ORC, hand VIGDISH ORC, deck ORC",
         "play ASHANI on 1 first; play VIGDISH on 1 second; hit 2 first",
         "Engaged 21.1, Engaged 21.1, b 2 ASHANI 17.11, g 1 VIGDISH 17.11, CardDestroyed 22.1, g 2 VIGDISH 22.16"),
    Tale("R39: the printed rule holds, attacker_first", "21.7 22.1",
         "effect_order=attacker_first\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW HEAVY, hand "
         "ASHANI ORC, deck ORC\nBlue: field ORC, hand XBOW ORC, deck ORC",
         "play ASHANI on 1 first; play XBOW behind 1; hit 1 second",
         "Engaged 21.1, Engaged 19.3, b 2 ASHANI 17.11, g 1 XBOW 17.11, CardDestroyed 22.1, EffectLost 22.1"),
    Tale("R39: and Froksh does, attacker_first", "22.4",
         "effect_order=attacker_first\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW ORC, hand "
         "VIGDISH ORC, deck ORC\nBlue: field ORC/SHAMAN, hand FROKSH ORC, deck ORC",
         "play VIGDISH on 1 first; play FROKSH on 1 first",
         "Engaged 21.1, Engaged 21.1, b 1 VIGDISH 17.11, g 2 FROKSH 17.11, EffectCancelled 22.4"),
    Tale("R39: the printed rule holds, simultaneous", "21.7 22.1",
         "effect_order=simultaneous\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW HEAVY, hand "
         "ASHANI ORC, deck ORC\nBlue: field ORC, hand XBOW ORC, deck ORC",
         "play ASHANI on 1 first; play XBOW behind 1; hit 1 second",
         "Engaged 21.1, Engaged 19.3, b 2 ASHANI 17.11, g 1 XBOW 17.11, CardDestroyed 22.1, EffectLost 22.1"),
    Tale("R39: and Froksh does, simultaneous", "22.4",
         "effect_order=simultaneous\nw_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW ORC, hand "
         "VIGDISH ORC, deck ORC\nBlue: field ORC/SHAMAN, hand FROKSH ORC, deck ORC",
         "play VIGDISH on 1 first; play FROKSH on 1 first",
         "Engaged 21.1, Engaged 21.1, b 1 VIGDISH 17.11, g 2 FROKSH 17.11, EffectCancelled 22.4"),
    Tale("R40: Berserk is decided before the effects", "23.7",
         "berserk_timing=step\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand HEAVY ORC, deck "
         "ORC\nBlue: red, token 2, field ORC, hand XBOW ORC, deck ORC", "play HEAVY; play XBOW behind 1; berserk",
         "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, g 1 XBOW 17.11, ZoneEntered 23.2, BerserkUsed 23.3, "
         "NoEffect 20.5, g 2 XBOW 20.2", "tokens g3 b4; losses 1-0"),
    Tale("R40: or at the end of the round", "23.7",
         "berserk_timing=round\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand HEAVY ORC, deck "
         "ORC\nBlue: red, token 2, field ORC, hand XBOW ORC, deck ORC", "play HEAVY; play XBOW behind 1; berserk",
         "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, g 1 XBOW 17.11, NoEffect 20.5, g 2 XBOW 20.2, ZoneEntered "
         "23.2, BerserkUsed 23.3", "tokens g1 b4; losses 1-0"),
    Tale("R40: a strike of a reorganisation waits for it too", "23.6 23.7",
         "berserk_timing=round\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: red, token 3, hand XBOW CATAPULT, "
         "deck ORC ORC\nBlue: token 5, hand ORC ORC", "reorganise XBOW; play ORC; play ORC",
         "Reorganised 17.5, g 1 - 17.6, Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 1 ORC 17.11, ZoneEntered 23.2",
         "tokens g5 b6; phase berserk; G to act"),
    Tale("R42: a battle ends when the round does", "25.1",
         "w_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: losses 1, hand HEAVY ORC, deck ORC\nBlue: losses 2, token "
         "6, field ORC, hand SHAMAN ORC, deck XBOW", "play HEAVY; play SHAMAN behind 1",
         "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, HordeLost 18.2, NoEffect 20.5", "phase effect; losses 1-3"),
    Tale("R42: or after any strike", "25.5",
         "endings_check=strike\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: losses 1, hand HEAVY ORC, deck "
         "ORC\nBlue: losses 2, token 6, field ORC, hand SHAMAN ORC, deck XBOW", "play HEAVY; play SHAMAN behind 1",
         "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, HordeLost 18.2, BattleEnded 25.5, HordesBack 26.7, "
         "HordesBack 26.7, GloryWon 26.1", "phase rout"),
    Tale("R42: who has lost all by a reorganisation still plays the round", "17.6 25.2",
         "w_cwm: ruin\nbattle w_cwm, 1 against 2\nGreen: token 6, hand ORC ORC, deck HEAVY HEAVY\nBlue: hand ORC "
         "ORC, deck ORC", "reorganise ORC; play HEAVY; play ORC",
         "Reorganised 17.5, g 1 - 17.6, HordeLost 18.2, Engaged 17.10, Engaged 17.10, b 2 HEAVY 17.11, g 1 ORC "
         "17.11, NoEffect 20.5, BattleEnded 25.2, HordesBack 26.7, GloryWon 26.1", "B glory 1"),
    Tale("R42: or it ends there", "17.6 25.2",
         "endings_check=strike\nw_cwm: ruin\nbattle w_cwm, 1 against 2\nGreen: token 6, hand ORC ORC, deck HEAVY "
         "HEAVY\nBlue: hand ORC ORC, deck ORC", "reorganise ORC",
         "Reorganised 17.5, g 1 - 17.6, HordeLost 18.2, BattleEnded 25.2, HordesBack 26.7, GloryWon 26.1", "B glory 1"),
    Tale("R44: a discard from an empty deck is no rout", "20.11 20.13",
         "w_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand SHAMAN ORC, deck ORC\nBlue: hand ORC ORC",
         "play SHAMAN behind 1; play ORC; red", "Engaged 19.3, Engaged 17.10, g 1 ORC 17.11, NothingToDiscard 20.13",
         "round 2; phase commit"),
    Tale("R44: or is one", "20.13 25.7",
         "forced_discard_rout=on\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand SHAMAN ORC, deck "
         "ORC\nBlue: hand ORC ORC", "play SHAMAN behind 1; play ORC; red",
         "Engaged 19.3, Engaged 17.10, g 1 ORC 17.11, NothingToDiscard 20.13, BattleEnded 25.7, GloryWon 26.1",
         "phase rout; G glory 1"),
    Tale("R46: in the field the Catapult does nothing", "20.12",
         "w_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand CATAPULT ORC\nBlue: hand ORC ORC, deck HEAVY",
         "play CATAPULT behind 1; play ORC", "Engaged 19.3, Engaged 17.10, g 1 ORC 17.11, NoEffect 20.12"),
    Tale("R46: or costs the enemy a card", "20.12",
         "catapult_discard_always=on\nw_cwm: ruin\nbattle w_cwm, 2 against 2\nGreen: field ORC, hand CATAPULT "
         "ORC\nBlue: hand ORC ORC, deck HEAVY", "play CATAPULT behind 1; play ORC",
         "Engaged 19.3, Engaged 17.10, g 1 ORC 17.11, Discarded 20.12", "B discards HEAVY"),
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
)  # fmt: skip


@pytest.mark.parametrize("row", FOLLOWS)
def test_what_follows_from_rulings(row: Tale) -> None:
    holds(row)


@pytest.mark.clause("OVO-9.7")
@pytest.mark.parametrize(("heroes", "is_open"), [("VIGDISH away", True), ("VIGDISH", False)])
def test_r73_a_hero_set_aside_is_stolen_in_public(heroes: str, is_open: bool) -> None:
    match = begun(f"ne_city: B marker\nne_out: G 1\nBlue: heroes {heroes}")
    stolen = only(played(match, "move 1 ne_out ne_city"), ev.HeroStolen)
    assert (stolen.open, stolen.witnesses is None) == (is_open, is_open)
