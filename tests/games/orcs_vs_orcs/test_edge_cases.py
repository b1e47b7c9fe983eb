"""E1 to E25 of the specification, one by one: positions, actions, refusals with their clauses, sums, results."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CONTROL,
    CONVERT,
    GREEN,
    HEAVY,
    HOUSE,
    ORANGE,
    ORC,
    RAZE,
    SHAMAN,
    XBOW,
    Card,
    Fight,
    Held,
    Line,
    Objective,
    Phase,
    State,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    buy,
    ev,
    evidence,
    fate,
    flee,
    glory,
    green,
    here,
    legal,
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
    reserve,
    retreats,
    shares,
    stand,
    stands,
    stop,
    strikes,
    told,
    upon,
    walk,
)

# --- cities ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.7", "OVO-3.13", "OVO-6.4", "OVO-9.1", "OVO-9.2", "OVO-9.3", "OVO-10.5")
def test_e1_crossing_a_village_taking_a_city() -> None:
    """E1: the village is left alone; the militia costs a Horde; of two Heroes one is kept."""
    state, events = play(position(), walk("start_n", 4, "n_road", "n_city"))
    assert told(events) == ["Moved 6.1", "Moved 6.1", "MilitiaFought 9.1", "Controlled 9.2"]
    assert state.phase is Phase.HERO_DRAW
    state, events = play(state, Card.FROKSH, Card.ASHANI)
    assert told(events) == ["HeroDrawn 9.3", "HeroDrawn 9.3"]
    assert (state.phase, state.active) == (Phase.HERO_PICK, GREEN)
    state, events = play(state, act.KeepHero(GREEN, Card.FROKSH))
    assert told(events) == ["HeroKept 9.3", "HeroPutUnder 9.3"]
    assert state.held == ((Held(Card.FROKSH),), ())
    assert [held.hero for held in state.under] == [Card.ASHANI]
    assert len(state.pile) + len(state.under) == 19
    stands(state, start_n="G 2", n_road="", n_city="G 3")
    assert (state.marker("n_city"), state.marker("n_road")) == (GREEN, None)
    assert state.village("n_road")
    assert reserve(state, GREEN) == 9 + 1
    assert (glory(state), state.supply) == ((0, 0), 26)


@pytest.mark.clause("OVO-9.4")
def test_e2_suicide() -> None:
    """E2: a lone Horde dies, and nothing else happens but that an action is spent."""
    state, events = play(position(), walk("start_n", 1, "n_road", "n_city"))
    assert told(events) == ["Moved 6.1", "Moved 6.1", "MilitiaFought 9.4"]
    assert only(events, ev.MilitiaFought).left == 0
    stands(state, start_n="G 5", n_city="")
    assert reserve(state, GREEN) == 10
    assert (state.marker("n_city"), state.held[GREEN], len(state.pile)) == (None, (), 20)
    assert (state.phase, state.active, state.actions) == (Phase.ACTIONS, GREEN, 2)
    taken = after(position(), walk("start_n", 2, "n_road", "n_city"))  # two are enough
    assert (here(taken, "n_city"), taken.marker("n_city")) == ("G 1", GREEN)


# --- villages --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-3.7", "OVO-8.2", "OVO-8.3", "OVO-8.8", "OVO-8.9", "OVO-8.10", "OVO-8.11")
def test_e3_slaves_today_fire_tomorrow() -> None:
    """E3: the village that came under control today burns for nothing in the next turn."""
    state = after(position(), walk("start_n", 2, "n_cw1"), fate(CONTROL))
    burn = act.BurnOwned(GREEN, "n_cw1", RAZE)
    refused(state, burn, "8.10")
    assert (state.marker("n_cw1"), state.stock(GREEN)) == (GREEN, 11)
    later = next_turn(state, GREEN)
    assert later.actions == 3
    allowed(later, burn)
    end, events = play(later, burn)
    assert only(events, ev.Razed) == ev.Razed("OVO-8.2", GREEN, "n_cw1", True)
    player = end.players[GREEN]
    assert (player.red, player.trophies) == (True, 1)
    assert (end.stock(GREEN), end.marker("n_cw1"), end.village("n_cw1")) == (12, None, False)
    assert (end.actions, end.active, here(end, "n_cw1")) == (3, GREEN, "G 2")


@pytest.mark.clause("OVO-8.5", "OVO-8.6", "OVO-8.9", "OVO-8.11")
def test_e3_or_slaves_become_orcs() -> None:
    """E3: converting is as free."""
    state = next_turn(after(position(), walk("start_n", 2, "n_cw1"), fate(CONTROL)), GREEN)
    state, events = play(state, act.BurnOwned(GREEN, "n_cw1", CONVERT))
    assert only(events, ev.Converted) == ev.Converted("OVO-8.5", GREEN, "n_cw1", True)
    player = state.players[GREEN]
    assert (player.red, player.trophies, player.reserve, state.actions) == (False, 1, 8, 3)
    stands(state, start_n="G 5", n_cw1="G 2")


# --- meeting an enemy ------------------------------------------------------------------------------------------------


def alone(**more: Any) -> State:
    """E4: Blue's Horde at n_cwm, a village of his; Green's marker on the well beside."""
    return position(hordes="B n_cwm 1", markers="B n_cwm; G ne_out", **more)


@pytest.mark.clause("OVO-8.12", "OVO-11.3", "OVO-11.6", "OVO-11.9", "OVO-11.10", "OVO-11.12")
def test_e4_nowhere_to_run() -> None:
    """E4: one against three, all four neighbours closed: destroyed, for a point."""
    assert set(HOUSE.neighbours["n_cwm"]) == {"n_cw1", "n_road", "ne_in", "ne_out"}
    state, events = play(alone(), walk("start_n", 3, "n_cw1", "n_cwm"))
    assert told(events)[2:] == ["Met 11.6", "Destroyed 11.9", "HordesBack 11.10", "GloryWon 11.10"]
    assert only(events, ev.Destroyed) == ev.Destroyed("OVO-11.9", BLUE, "n_cwm", 1)
    assert (glory(state), state.supply) == ((1, 0), 25)
    assert (state.phase, state.active, state.deciding) == (Phase.FATE, GREEN, "n_cwm")
    stands(state, n_cwm="G 3")
    assert state.stock(BLUE) == 11
    for choice in (RAZE, CONVERT, CONTROL):
        end = after(state, fate(choice))
        assert end.stock(BLUE) == 12
        assert end.marker("n_cwm") == (GREEN if choice is CONTROL else None)
    assert only(play(state, fate(CONTROL)).events, ev.Controlled) == ev.Controlled("OVO-8.12", GREEN, "n_cwm", BLUE)


@pytest.mark.clause("OVO-11.10", "OVO-26.8", "OVO-27.8")
def test_e4_it_is_a_kill() -> None:
    """E4: while that objective is active, Green keeps the Horde."""
    start = alone(river="KILLS HORDES VILLAGES MARKERS")
    state, events = play(start, walk("start_n", 3, "n_cw1", "n_cwm"))
    assert only(events, ev.HordesKept) == ev.HordesKept("OVO-26.8", BLUE, GREEN, 1)
    assert (state.players[GREEN].kills, state.players[BLUE].kept) == (1, 1)
    assert reserve(state, BLUE) == reserve(start, BLUE)
    state, events = play(after(state, fate(RAZE), stop()), stop(BLUE))
    kills = next(event for event in of(events, ev.ObjectiveScored) if event.tile is Objective.KILLS)
    assert (kills.seats, kills.counts) == ((GREEN,), (1, 0))
    assert only(events, ev.KeptReturned) == ev.KeptReturned("OVO-26.8", BLUE, 1)
    assert reserve(state, BLUE) == reserve(start, BLUE) + 1


@pytest.mark.clause("OVO-11.1", "OVO-11.5", "OVO-11.6", "OVO-11.8", "OVO-11.13", "OVO-11.14", "OVO-11.15")
def test_e5_three_in_two_steps() -> None:
    """E5: two do not drive him out, the third does; one point in all."""
    state, events = play(alone(bare="n_cw1"), walk("start_n", 2, "n_road", "n_cwm"))
    assert only(events, ev.Met) == ev.Met("OVO-11.1", GREEN, BLUE, "n_cwm", 2, 1)
    assert (state.phase, state.active) == (Phase.RETREAT, BLUE)
    allowed(state, stand())
    allowed(state, flee("n_cw1"))
    state = after(state, stand())
    assert (state.phase, state.active, state.actions) == (Phase.ACTIONS, GREEN, 4 - 1)  # he controls a well
    stands(state, n_cwm="B 1, G 2")
    state, events = play(state, walk("start_n", 1, "n_road", "n_cwm"))
    assert only(events, ev.Met) == ev.Met("OVO-11.6", GREEN, BLUE, "n_cwm", 3, 1)
    refused(state, stand(), "11.6")
    assert retreats(state) == {"n_cw1"}
    state, events = play(state, flee("n_cw1"))
    assert only(events, ev.GloryWon) == ev.GloryWon("OVO-11.5", GREEN, 25)
    stands(state, n_cwm="G 3", n_cw1="B 1")
    assert glory(state) == (1, 0)
    assert (state.phase, state.deciding) == (Phase.FATE, "n_cwm")


@pytest.mark.clause("OVO-11.6", "OVO-11.7", "OVO-24.1")
def test_e6_the_lone_horde_behind_its_walls() -> None:
    """E6: a standing fortress of his own lets him stand."""
    start = alone(bare="n_cw1", forts="B n_cwm standing")
    state = after(start, walk("start_n", 4, "n_road", "n_cwm"))
    allowed(state, flee("n_cw1"))
    state, events = play(state, stand())
    assert only(events, ev.Stood) == ev.Stood("OVO-11.7", BLUE, "n_cwm")
    began = only(play(state, stop()).events, ev.BattleBegan)
    assert (began.clause, began.assault, began.attackers, began.defenders) == ("OVO-24.1", True, 4, 1)


@pytest.mark.clause("OVO-11.6", "OVO-14.8")
def test_e6_a_lying_fortress_protects_nobody() -> None:
    """E6: lying, it lets him only run."""
    start = alone(bare="n_cw1", forts="B n_cwm lying")
    state = after(start, walk("start_n", 4, "n_road", "n_cwm"))
    refused(state, stand(), "11.6")
    assert retreats(state) == {"n_cw1"}


# --- empty places of the enemy ---------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.7", "OVO-9.6", "OVO-9.7", "OVO-21.8", "OVO-28.6")
def test_e7_the_stolen_hero() -> None:
    """E7: one of Blue's two Heroes, each with 1/2; one that was engaged stays set aside."""
    start = position(hordes="G ne_out 1", markers="B ne_city; G ne_out", heroes="B VIGDISH away, FROKSH")
    state, events = play(start, walk("ne_out", 1, "ne_city"))
    assert told(events) == ["Moved 6.1", "Controlled 9.6"]
    assert shares(state) == {Card.FROKSH: Fraction(1, 2), Card.VIGDISH: Fraction(1, 2)}
    froksh = after(state, Card.FROKSH)
    assert [(held.hero, held.away) for held in froksh.held[GREEN]] == [(Card.FROKSH, False)]
    assert [(held.hero, held.away) for held in froksh.held[BLUE]] == [(Card.VIGDISH, True)]
    state, events = play(state, Card.VIGDISH)
    assert only(events, ev.HeroStolen).clause == "OVO-9.7"
    assert [(held.hero, held.away) for held in state.held[GREEN]] == [(Card.VIGDISH, True)]
    assert (state.marker("ne_city"), here(state, "ne_city")) == (GREEN, "G 1")
    assert (state.stock(GREEN), state.stock(BLUE)) == (10, 12)
    assert (len(state.pile), glory(state)) == (18, (0, 0))
    state, events = play(after(state, stop()), stop(BLUE))
    assert only(events, ev.HeroesBack) == ev.HeroesBack("OVO-28.6", GREEN, (Card.VIGDISH,))
    assert not state.held[GREEN][0].away


@pytest.mark.clause("OVO-10.3", "OVO-14.11", "OVO-14.12", "OVO-14.13", "OVO-14.15")
def test_e8_a_fortress_without_guards() -> None:
    """E8: conquered and laid down without glory; it stands again in Green's next turn."""
    start = position(hordes="G n_ward 2", markers="G n_ward; B tower", forts="B tower standing")
    state, events = play(start, walk("n_ward", 2, "tower"))
    assert told(events) == ["Moved 6.1", "Controlled 10.3", "Conquered 14.12"]
    fort = state.fortress("tower")
    assert fort is not None
    assert (fort.owner, fort.standing, state.marker("tower"), glory(state)) == (GREEN, False, GREEN, (0, 0))
    rise = act.StandUp(GREEN, "tower")
    refused(state, rise, "14.13")
    later = next_turn(state, GREEN)
    refused(later, buy(HEAVY, BOAR), "13.1", "13.2")
    allowed(later, rise)
    state = after(later, rise)
    assert state.actions == later.actions - 1
    allowed(state, buy(HEAVY, BOAR))
    refused(state, buy(HEAVY, BOAR, SHAMAN), "13.1")


@pytest.mark.clause("OVO-5.3", "OVO-5.4", "OVO-5.5", "OVO-10.2")
def test_e9_whose_well_is_it() -> None:
    """E9: a well counts when the turn begins, and only once."""
    start = position(hordes="G n_cwm 2; B ne_city 2", markers="G n_cwm; B ne_city")
    state, events = play(start, walk("n_cwm", 2, "ne_out"))
    assert told(events) == ["Moved 6.1", "Controlled 10.2"]
    assert state.actions == 2
    kept = next_turn(state, GREEN)
    assert kept.actions == 4
    lost = after(state, stop(), walk("ne_city", 2, "ne_out", seat=BLUE), flee("n_cwm", GREEN))
    assert lost.marker("ne_out") == BLUE
    assert next_turn(lost, GREEN).actions == 3
    both = position(hordes="G n_cwm 2", markers="G n_cwm, nw_out")
    assert both.actions == 4
    both, events = play(both, walk("n_cwm", 2, "ne_out"))
    assert both.actions == 3
    assert next_turn(both, GREEN).actions == 4


# --- recruiting ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-12.1", "OVO-12.2", "OVO-12.3", "OVO-12.4", "OVO-12.5", "OVO-12.6")
def test_e10_recruiting_limits() -> None:
    """E10: two by fortress and turn, as many as one likes on the Dark City."""
    start = position(hordes="G n_road 0", forts="G n_road standing", markers="G n_road")
    assert (reserve(start, GREEN), start.actions) == (9, 3)
    state = after(start, recruit(n_road=2))
    refused(state, recruit(n_road=1, start_n=1), "12.4")
    allowed(start, recruit(n_road=1, start_n=1))
    state = after(state, recruit(start_n=2), recruit(start_n=2))
    stands(state, n_road="G 2", start_n="G 10")
    assert reserve(state, GREEN) == 3


# --- Berserk ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.6", "OVO-23.2", "OVO-23.3", "OVO-23.4", "OVO-23.5", "OVO-23.7")
def test_e11_rage_before_the_clash() -> None:
    """E11: the strike of a reorganisation brings the token into the zone."""
    fight = battle("2-2", "g3 b5", red="G", decks=("XBOW, CATAPULT, ORC, ORC", "ORC, ORC"))
    events = fight.go(act.Reorganise(GREEN, XBOW))
    assert strikes(events) == ["g 1 - 17.6"]
    assert only(events, ev.ZoneEntered) == ev.ZoneEntered("OVO-23.2", GREEN)
    assert (fight.state.phase, fight.state.active, fight.tokens) == (Phase.BERSERK, GREEN, "g4 b5")
    events = fight.go(rage(GREEN))
    assert only(events, ev.BerserkUsed) == ev.BerserkUsed("OVO-23.3", GREEN, BLUE, 1)
    assert (fight.tokens, fight.losses, fight.hordes) == ("g4 b1", "0-1", "2-1")
    assert not fight.state.players[GREEN].red
    fight.round(ORC, ORC)
    assert (fight.tokens, fight.losses) == ("g5 b2", "0-1")


@pytest.mark.clause("OVO-20.12", "OVO-23.4", "OVO-23.7", "OVO-23.8")
def test_e12_straight_through_the_zone() -> None:
    """E12: in one step into the zone and out of it: Blue may use Berserk."""
    fight = battle(
        "3-3", "g5 b3", assault=True, red="B", green="ORC, BOAR", decks=("CATAPULT, ORC", "ORC, HEAVY, SHAMAN, ORC")
    )
    events = fight.round(behind(CATAPULT, 1), ORC)
    assert strikes(events) == ["g 1 ORC 17.11", "b 4 CATAPULT 20.12"]
    assert (fight.tokens, fight.losses) == ("g6 b1", "0-1")
    assert only(events, ev.Discarded) == ev.Discarded("OVO-20.12", BLUE, SHAMAN)
    assert (fight.state.phase, fight.state.active) == (Phase.BERSERK, BLUE)
    fight.go(rage(BLUE))
    assert (fight.tokens, fight.losses, fight.hordes) == ("g1 b1", "1-1", "2-2")


# --- endings ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-7.7", "OVO-7.9", "OVO-25.4")
def test_e13_the_exhausted_horde_spoils_the_rout() -> None:
    """E13: losses 1-2 are not two-nil, for the marched Horde is a recorded loss."""
    fight = battle("2-3", "g1 b5", "1-1", exhausted=1, decks=("BOAR, ORC, ORC", "ORC, ORC, ORC"))
    events = fight.round(BOAR, ORC)
    assert not of(events, ev.BattleEnded)
    assert (fight.tokens, fight.losses, fight.hordes) == ("g2 b1", "1-2", "2-2")
    assert (fight.state.phase, fight.battle.round) == (Phase.COMMIT, 2)
    without = battle("2-3", "g1 b5", "0-1", decks=("BOAR, ORC", "ORC, ORC"))
    assert only(without.round(BOAR, ORC), ev.BattleEnded).clause == "OVO-25.4"


@pytest.mark.clause("OVO-7.1", "OVO-7.2", "OVO-7.7", "OVO-7.9", "OVO-26.9")
def test_e13_the_removed_horde_goes_on_the_tile_and_is_nobodys_kill() -> None:
    """E13, from the march on."""
    start = position(hordes="B ne_in 4", bare="n_cw1, n_cwm, ne_in, e_ccm")
    state = after(start, walk("start_n", 3, "n_cw1", "n_cwm"))
    state, events = play(state, march("n_cwm", 3, "ne_in"))
    assert told(events)[:2] == ["Exhausted 7.2", "Marched 7.1"]
    assert reserve(state, GREEN) == 10
    state, events = play(state, stand(), stop())
    assert only(events, ev.MarchCounts) == ev.MarchCounts("OVO-7.7", GREEN, 1)
    assert state.battle is not None
    assert [(side.losses, side.exhausted) for side in state.battle.sides] == [(1, 1), (0, 0)]
    assert (here(state, "ne_in"), state.players[BLUE].kills) == ("B 4, G 2", 0)


def saved() -> Fight:
    """E14: Blue has lost two of four; behind his Orc comes a Shaman."""
    return battle("2-2", "g1 b6", "1-2", blue="ORC", decks=("HEAVY, ORC, ORC", "SHAMAN, ORC, XBOW"))


@pytest.mark.clause("OVO-20.9", "OVO-20.10", "OVO-25.1", "OVO-25.5")
def test_e14_saved_by_the_shaman() -> None:
    """E14: the third loss is undone in the effect step: no ending."""
    fight = saved()
    events = fight.round(HEAVY, SHAMAN)
    assert (fight.tokens, fight.losses, fight.hordes) == ("g1 b2", "1-3", "2-1")
    assert not of(events, ev.BattleEnded)
    events = fight.go(green(BLUE))
    assert only(events, ev.Revived) == ev.Revived("OVO-20.9", BLUE, 2)
    assert [(event.seat, event.card) for event in of(events, ev.Discarded)] == [(BLUE, XBOW)]
    assert (fight.losses, fight.hordes, fight.battle.round) == ("1-2", "2-2", 2)
    lost = saved()
    lost.round(HEAVY, SHAMAN)
    ended = only(lost.go(red(BLUE)), ev.BattleEnded)  # without it, the third loss
    assert (ended.clause, ended.winner) == ("OVO-25.5", GREEN)


@pytest.mark.clause("OVO-20.9")
def test_e14_the_discard_is_the_price_of_the_green_effect() -> None:
    """E14: his own card goes by OVO-20.9; 20.11 is the enemy's."""
    fight = saved()
    fight.round(HEAVY, SHAMAN)
    assert only(fight.go(green(BLUE)), ev.Discarded) == ev.Discarded("OVO-20.9", BLUE, XBOW)


@pytest.mark.clause("OVO-19.5", "OVO-19.6", "OVO-19.7", "OVO-20.6")
def test_e15_naked_crossbowman() -> None:
    """E15: his strength works, his effect does not, and he counts until the end of the round."""
    fight = battle(decks=("BOAR, BOAR, ORC", "XBOW, SHAMAN, ORC"))
    events = fight.round(BOAR, XBOW)
    assert strikes(events) == ["b 2 BOAR 17.11", "g 1 XBOW 17.11", "b 2 BOAR 20.6"]
    assert only(events, ev.Unprotected) == ev.Unprotected("OVO-19.5", BLUE, XBOW)
    assert only(events, ev.Discarded) == ev.Discarded("OVO-19.6", BLUE, XBOW)
    assert fight.tokens == "g2 b5"
    assert (fight.field(BLUE), fight.side(BLUE).discards) == ("", (XBOW,))
    events = fight.round(BOAR, ORC)
    assert strikes(events) == ["b 2 BOAR 17.11", "g 1 ORC 17.11"]  # he counts no longer


@pytest.mark.clause("OVO-20.2", "OVO-20.7", "OVO-24.4", "OVO-24.7")
def test_e16_boar_riders_at_the_walls() -> None:
    """E16: off in the attack, on in the defence."""
    fight = battle(
        "3-3", assault=True, green="ORC/XBOW, ORC", decks=("BOAR, ORC, HEAVY", "XBOW, BOAR, ORC")
    )  # fmt: skip
    events = fight.round(BOAR, XBOW)
    assert strikes(events) == ["b 2 BOAR 17.11", "g 1 XBOW 17.11", "g 2 XBOW 20.2"]
    assert only(events, ev.NoEffect) == ev.NoEffect("OVO-20.7", GREEN, BOAR)
    assert (fight.tokens, fight.field(BLUE)) == ("g4 b3", "wall/XBOW")
    events = fight.round(ORC, BOAR)
    assert strikes(events) == ["b 1 ORC 17.11", "g 2 BOAR 17.11", "g 2 BOAR 20.6"]
    assert (fight.tokens, fight.losses) == ("g2 b4", "1-0")
    assert 1 + 2 + 2 + 2 == 7 == 6 + 1


@pytest.mark.clause("OVO-16.3", "OVO-25.7", "OVO-25.8", "OVO-26.4")
@pytest.mark.parametrize("seed", range(12))
def test_e17_two_starting_decks(seed: int) -> None:
    """E17: after six rounds both are out of cards, whatever they play: both retreat, nobody wins."""
    rng = Random(seed)
    decks = []
    for _ in range(2):
        deck = ["ORC", "ORC", "ORC", "ORC", "XBOW", "CATAPULT"]
        rng.shuffle(deck)
        decks.append(", ".join(deck))
    fight = battle("2-2", decks=decks)
    while fight.state.phase is Phase.COMMIT:
        assert fight.state.active is not None
        fight.go(rng.choice([action for action in legal(fight.state) if isinstance(action, act.Commit)]))
    ended = only(fight.log, ev.BattleEnded)
    assert ended == ev.BattleEnded("OVO-25.8", "e_cw1", 4, None, (GREEN, BLUE))
    taken = [
        sum(event.strikes for event in of(fight.log, ev.Struck) if event.seat == seat) for seat in (GREEN, BLUE)
    ]  # fmt: skip
    assert max(taken) <= 4 + 1 + 4 == 9
    assert all(event.losses == 1 for event in of(fight.log, ev.HordeLost))
    assert of(fight.log, ev.RoundBegan)[-1].number == 7
    assert (fight.state.phase, fight.state.active) == (Phase.ROUT, GREEN)  # the attacker chooses first
    fight.go(flee("e_cw2", GREEN))
    assert retreats(fight.state) == {"start_e"}
    fight.go(flee("start_e"))
    assert (glory(fight.state), fight.state.supply) == ((0, 0), 26)


@pytest.mark.clause("OVO-25.3", "OVO-26.6", "OVO-26.7")
def test_e18_mutual_extermination() -> None:
    """E18: nobody wins; Blue's marker stays where nobody stands."""
    fight = battle("1-1", "g6 b6", zone="n_cwm", markers="B n_cwm", decks=("ORC, ORC", "ORC, ORC"))
    events = fight.round(ORC, ORC)
    assert only(events, ev.BattleEnded) == ev.BattleEnded("OVO-25.3", "n_cwm", 1, None, (GREEN, BLUE))
    assert of(events, ev.HordesBack) == [
        ev.HordesBack("OVO-26.7", GREEN, 1),
        ev.HordesBack("OVO-26.7", BLUE, 1),
    ]
    state = fight.state
    assert (here(state, "n_cwm"), state.marker("n_cwm"), state.village("n_cwm")) == ("", BLUE, True)
    assert (reserve(state, GREEN), reserve(state, BLUE), glory(state)) == (15, 15, (0, 0))
    assert (state.phase, state.active) == (Phase.ACTIONS, BLUE)


# --- Heroes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.15", "OVO-19.10", "OVO-21.7", "OVO-22.1")
def test_e19_the_attackers_hero_is_quicker() -> None:
    """E19: the Crossbowman is destroyed before his effect."""
    fight = battle(green="ORC/XBOW, HEAVY", blue="ORC", decks=("ASHANI, ORC, ORC", "XBOW, ORC, ORC"))
    before = fight.state
    fight.round(upon(Card.ASHANI, 1, Line.SECOND), XBOW)
    assert fight.tokens == "g2 b3"
    events = fight.go(act.Hit(GREEN, BLUE, 0, Line.SECOND))
    assert told(events)[:2] == ["CardDestroyed 22.1", "EffectLost 22.1"]
    assert not strikes(events)
    assert (fight.tokens, fight.field(BLUE)) == ("g2 b3", "ORC")
    assert fight.state.piles[3] == before.piles[3] + 1
    assert fight.state.players[BLUE].units[3] == before.players[BLUE].units[3] - 1


@pytest.mark.clause("OVO-21.1", "OVO-22.4", "OVO-22.16")
def test_e20_unless_it_is_froksh() -> None:
    """E20: he cancels even the attacker's Hero."""
    decks = ("VIGDISH, ORC, ORC", "FROKSH, ORC, ORC")
    fight = battle(green="ORC/XBOW, ORC", blue="ORC/SHAMAN", decks=decks)
    events = fight.round(upon(Card.VIGDISH, 1), upon(Card.FROKSH, 1))
    assert strikes(events) == ["b 1 VIGDISH 17.11", "g 2 FROKSH 17.11"]
    assert only(events, ev.EffectCancelled) == ev.EffectCancelled("OVO-22.4", GREEN, Card.VIGDISH, BLUE)
    assert fight.tokens == "g3 b2"
    fight = battle(green="ORC/XBOW, ORC", blue="ORC/SHAMAN", decks=(decks[0], "ORC, ORC, ORC"))
    assert strikes(fight.round(upon(Card.VIGDISH, 1), ORC))[-1] == "b 2 VIGDISH 22.16"  # it would have been 2


@pytest.mark.clause("OVO-22.20", "OVO-25.1", "OVO-25.2")
def test_e21_xaphyr_turns_the_clock_back() -> None:
    """E21: back to space 6, and the last Horde lives."""
    start = battle("2-1", "g1 b5", "0-1", blue="ORC/SHAMAN", decks=("HEAVY, ORC, ORC", "XAPHYR, ORC, ORC"))
    events = start.round(HEAVY, upon(Card.XAPHYR, 1))
    assert only(events, ev.HordeLost) == ev.HordeLost("OVO-18.2", BLUE, 2)
    assert only(events, ev.Rewound) == ev.Rewound("OVO-22.20", BLUE, 1, 6, True)
    assert not of(events, ev.BattleEnded)
    assert (start.tokens, start.losses, start.hordes) == ("g3 b6", "0-1", "2-1")
    other = battle("2-1", "g1 b5", "0-1", blue="ORC/SHAMAN", decks=("HEAVY, ORC, ORC", "ORC, ORC, ORC"))
    assert only(other.round(HEAVY, ORC), ev.BattleEnded).clause == "OVO-25.2"


# --- scoring ---------------------------------------------------------------------------------------------------------

E22 = (
    "G a_city, ab_city, a_cw1, a_cw2, a_cwm; B b_city, bc_city, b_cw1, b_cw2, b_cwm; O c_city, c_cw1, c_cw2, c_cwm"
)  # fmt: skip


@pytest.mark.clause("OVO-27.1", "OVO-27.2", "OVO-27.3", "OVO-27.4", "OVO-27.5", "OVO-27.13")
def test_e22_ties() -> None:
    """E22: two share, three get nothing, nothing is worth nothing."""
    state = position(players=3, mover=ORANGE, markers=E22, river="CITIES VILLAGES FORTRESSES TOWER")
    state, events = play(state, stop(ORANGE))
    assert only(events, ev.ObjectiveScored) == ev.ObjectiveScored(
        "OVO-27.3", Objective.CITIES, (GREEN, BLUE), (2, 2, 1)
    )
    assert of(events, ev.ObjectiveVoid) == [
        ev.ObjectiveVoid("OVO-27.13", Objective.TOWER, (0, 0, 0)),
        ev.ObjectiveVoid("OVO-27.5", Objective.FORTRESSES, (0, 0, 0)),
        ev.ObjectiveVoid("OVO-27.4", Objective.VILLAGES, (3, 3, 3)),
    ]
    assert (glory(state), state.supply) == ((1, 1, 0), 24)


def purse(supply: int, **more: Any) -> State:
    """E23: before the end of a game turn."""
    points = {3: "G 10; B 13", 1: "G 12; B 13"}[supply]
    markers, river = "G n_city, n_road; B tower, s_road", "HORDES CITIES TOWER MARKERS"
    return position(markers=markers, river=river, glory=points, **{"mover": BLUE, **more})


@pytest.mark.clause("OVO-1.2", "OVO-27.14", "OVO-29.1", "OVO-29.3")
def test_e23_the_purse_is_empty() -> None:
    """E23: from right to left until nothing is left; the game ends."""
    start = purse(3)
    assert start.supply == 3
    state, events = play(start, stop(BLUE))
    assert [(event.tile, event.seats) for event in of(events, ev.ObjectiveScored)] == [
        (Objective.MARKERS, (GREEN, BLUE)),
        (Objective.TOWER, (BLUE,)),
    ]
    assert [(event.tile, event.clause) for event in of(events, ev.ObjectiveUnpaid)] == [
        (Objective.CITIES, "OVO-27.14"),
        (Objective.HORDES, "OVO-27.14"),
    ]
    assert (glory(state), state.supply, state.phase) == ((11, 15), 0, Phase.OVER)
    assert only(events, ev.GameOver) == ev.GameOver("OVO-29.1", (BLUE,))
    found = outcome(state)
    assert (found.winners, found.score.totals, found.reason.clause) == ((BLUE,), (11, 15), "OVO-29.1")
    assert legal(state) == []


@pytest.mark.clause("OVO-27.14", "OVO-29.3")
def test_e23_the_last_point_goes_to_the_first_in_the_order_of_play() -> None:
    """E23 with a supply of 1."""
    state, events = play(purse(1), stop(BLUE))
    assert only(events, ev.ObjectiveScored).seats == (GREEN,)
    assert glory(state) == (13, 13)
    assert state.winners == (GREEN, BLUE)  # a shared victory
    assert outcome(state).reason.clause == "OVO-29.3"
    state, events = play(purse(1, mover=GREEN, first=BLUE), stop(GREEN))
    assert only(events, ev.ObjectiveScored).seats == (BLUE,)
    assert (glory(state), state.winners) == ((12, 14), (BLUE,))


# --- the two-player map ----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-3.8", "OVO-4.4", "OVO-11.2", "OVO-14.5")
def test_e24_the_empty_seat() -> None:
    """E24: a start that nobody uses is a bare ruin: open to a retreat, fit for a fortress, never for a marker."""
    assert (HOUSE.kind["start_e"], HOUSE.kind["start_w"]) == ("ruin", "ruin")
    start = position(hordes="G e_cc1 2; B e_cw1 2")
    state = after(start, walk("e_cc1", 2, "start_e", "e_cw1"))
    assert retreats(state) == {"start_e", "e_cw2"}
    state = after(state, flee("start_e"))
    assert glory(state) == (1, 0)
    stands(state, start_e="B 2", e_cw1="G 2")
    state = after(state, stop())
    allowed(state, act.LayFoundation(BLUE, "start_e"))
    (reason,) = refused(state, act.Try(BLUE, act.Trick.MARK, "start_e"), "3.8")
    assert evidence((reason,)) == {"zone:start_e"}
    assert after(state, act.LayFoundation(BLUE, "start_e")).marker("start_e") is None


@pytest.mark.clause("OVO-6.15", "OVO-11.3", "OVO-15.2")
def test_e24_the_enemys_seat_stays_closed() -> None:
    """E24: nobody comes to start_n but Green, not even running."""
    start = position(hordes="B n_road 2; G n_cwm 2, start_n 0", markers="B n_road", bare="n_cwm, n_ccm")
    refused(after(start, stop()), walk("n_road", 1, "start_n", seat=BLUE), "6.15", "15.2")
    refused(after(start, stop()), walk("n_road", 1, "start_n", "n_cc1", seat=BLUE), "6.15", "15.2")
    state = after(start, walk("n_cwm", 2, "n_road"))
    refused(state, flee("start_n"), "11.3", "6.15")
    assert retreats(state) == {"n_cwm", "n_ccm"}


# --- a trap ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "OVO-6.4", "OVO-11.3", "OVO-16.5", "OVO-25.7", "OVO-26.1", "OVO-26.2", "OVO-26.3", "OVO-26.6", "OVO-26.9"
)
def test_e25_the_beaten_attacker_in_a_trap() -> None:
    """E25: out of cards, and all around is closed."""
    decks = ("ORC, ORC, ORC, ORC, CATAPULT", "ORC, ORC, ORC, ORC, CATAPULT, XBOW")
    start = position(hordes="G start_n 2; B n_cwm 2", markers="B n_cwm, ne_out")
    state = after(start, walk("start_n", 2, "n_road", "n_cwm"), stand(), stop())
    fight = Fight(after(state, build(GREEN, decks[0]), build(BLUE, decks[1])), decks)
    for _ in range(4):
        fight.round(ORC, ORC)
    events = fight.round(behind(CATAPULT, 1), behind(CATAPULT, 1))
    assert of(fight.log, ev.HordeLost) == []
    assert of(events, ev.RoundBegan)[-1].number == 6
    assert only(events, ev.BattleEnded) == ev.BattleEnded("OVO-25.7", "n_cwm", 4, BLUE, (GREEN,))
    assert only(events, ev.Destroyed) == ev.Destroyed("OVO-26.3", GREEN, "n_cwm", 2)
    state = fight.state
    stands(state, n_cwm="B 2", start_n="")
    assert (glory(state), state.players[BLUE].kills) == ((0, 1), 2)
    assert (state.marker("n_cwm"), reserve(state, GREEN)) == (BLUE, 15)
