"""R1 to R38: each default as decided, and each of the fourteen switches in all its readings where they differ."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.orks import band_targets
from orclib.games.thorval.rules.turn import kingdoms, reinforcements
from tests.games.thorval.support import (
    GAME,
    A,
    B,
    C,
    D,
    Kind,
    Mode,
    Moment,
    Options,
    Phase,
    Played,
    PositionError,
    State,
    Tale,
    act,
    after,
    allowed,
    at,
    comes_true,
    differ,
    ev,
    evidence,
    here,
    of,
    only,
    outcome,
    pairs,
    play,
    random_game,
    refused,
    stands,
    states_of,
    tales,
    typed,
)

TOUCHES = {
    "attack_modes": {Phase.DECLARE, Phase.SECOND_ATTACK, Phase.PREPARE, Phase.DEFEND},
    "defender_transfer": {Phase.DEFEND},
    "kingdom_rule": {Phase.REINFORCE},
    "transfer_may_empty": {Phase.PREPARE},
    "second_attack_origin": {Phase.ANNOUNCE},
    "hide_under_owner": {Phase.HIDE, Phase.LAY},
    "blank_treasure": {Phase.HIDE},
}
"""The phases in which another reading changes what may be done."""
FLIPS = [(name, value) for name, values in Options.readings().items() for value in values[1:]]


def named(played: Played) -> list[str]:
    """The attacks of bands, in order."""
    return [f"{event.origin} {event.target}" for event in of(played.events, ev.BandAttacks)]


def sums(start: Moment, *moves: str) -> tuple[int, int]:
    """The strengths of attacker and defender once these moves are made."""
    state = after(start, *moves)
    assert state.fight is not None
    return strengths(state, state.fight)


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "value"), FLIPS)
def test_a_switch_changes_what_may_be_done_only_where_its_question_arises(name: str, value: Any) -> None:
    seen, compared = set(), 0
    for seed in range(2):
        for state in islice(filter(GAME.calm, states_of(random_game(seed, players=3 + seed), 5)), 120):
            try:
                added, lost = differ(state, **{name: value})
            except PositionError:  # it cannot be under that reading
                continue
            compared += 1
            if added or lost:
                seen.add(state.phase)
    assert seen <= TOUCHES.get(name, set())
    assert compared > 200


# --- R4 to R9: orks and dragon ---------------------------------------------------------------------------------------

R4 = "3 players\nO 3 = 2; II/1 = 2; III/2 = 1\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-6.6", "THO-6.7")
@pytest.mark.parametrize(
    ("rolled", "default", "by_roll", "by_orks"),
    [("2 4 6", 3, 4, 4), ("1 2 4", 3, 3, 4), ("1 4 6", 2, 3, 4), ("2 3 6", 4, 5, 4), ("1 4 5", 2, 2, 4)],
)
def test_r4_which_regions_make_a_castle_grow(rolled: str, default: int, by_roll: int, by_orks: int) -> None:
    assert here(after(R4, rolled), "3") == f"O {default}"
    assert here(after(f"castle_growth=rolled\n{R4}", rolled), "3") == f"O {by_roll}"
    assert here(after(f"castle_growth=any_with_orks\n{R4}", rolled), "3") == f"O {by_orks}"


@pytest.mark.clause("THO-6.8")
def test_r4_a_castle_without_orks_gains_none_and_castles_do_not_infest_each_other() -> None:
    for growth in ("rolled_with_orks", "rolled", "any_with_orks"):
        assert here(after(f"castle_growth={growth}\n{R4}\nA 4 = 1S", "1 2 3"), "4") == "A 1S"
    lonely = "3 players\nO 3, 4 = 2\nfar soldiers\nphase spread"  # both border III and VI, where no orks are
    stands(after(lonely, "2 3 6"), castle_3="O 2", castle_4="O 2")
    stands(after(f"castle_growth=rolled\n{lonely}", "2 3 6"), castle_3="O 5", castle_4="O 4")
    stands(after(f"castle_growth=any_with_orks\n{lonely}", "2 3 6"), castle_3="O 2", castle_4="O 2")


@pytest.mark.clause("THO-6.1", "THO-6.3", "THO-6.4")
def test_r5_those_who_are_left_roll_for_the_spread() -> None:
    six = "6 players\nA I/1 = 1S\nB I/2 = 1S\nC I/3 = 1S\nD I/4 = 1S\nE I/5 = 1S\n"
    state, events = play(f"{six}O II/1, III/1 = 1\nphase spread", "3")
    assert only(events, ev.RegionsNamed) == ev.RegionsNamed("THO-6.3", (1, 2, 4, 5, 6))
    stands(state, II_1="O 2", III_1="O 1")
    five = "5 players\nA I/1 = 1S\nB I/2 = 1S\nC I/3 = 1S\nD I/4 = 1S\nO II/1, III/1 = 1\nphase spread"
    state, events = play(five, "3 3 2 1 4")  # E is out: four numbers, the second 3 counts for nothing
    assert [event.seat for event in of(events, ev.Rolled)] == [A, B, B, C, D]
    assert only(events, ev.RegionsNamed) == ev.RegionsNamed("THO-6.2", (1, 2, 3, 4))


TUNNEL = "O V/5 = 6; V/3 = 1\nB III/4 = 1S\nfar soldiers\nphase spread"


@pytest.mark.clause("THO-7.8", "THO-7.11", "THO-7.12", "THO-7.13")
@pytest.mark.parametrize("shield", ["A V/4 = H", "A V/4 = 1S\ndragon V/4", "A V/4 = 1S\nmediator V/4"])
@pytest.mark.parametrize("rule", ["no_player_neighbour", "all_orks"])
def test_r6_a_players_space_that_orks_may_not_attack_keeps_it_shut(shield: str, rule: str) -> None:
    state, events = play(f"tunnel_rule={rule}\n{TUNNEL}\n{shield}", "1 2")
    assert not of(events, ev.BandAttacks)
    assert "THO-7.8" in [event.clause for event in of(events, ev.BandHeldOff)]
    assert here(state, "III/4") == "B 1S"


DRAGON = "O III/1 = 3\nA V/1 = 3S\nfar soldiers\nphase dragon"


# --- R10 to R15: attack and defence ----------------------------------------------------------------------------------

SIEGE = "O II/2 = 4\nA II/5 = 1S; VI/2 = 4S+H\nfar soldiers\nphase spread"


GATHERING = "A II/2 = 4S; II/1 = 4S\nB II/5 = 2S; VI/2 = 3S; I/1 = 2S\nfar soldiers"


@pytest.mark.clause("THO-14.7", "THO-16.2")
def test_r11_by_the_other_reading_both_gather_and_the_attacker_may_always_stop() -> None:
    start = f"attack_modes=per_exchange\n{GATHERING}"
    assert {action.mode for action in GAME.legal_actions(at(start), A) if isinstance(action, act.Attack)} == {
        Mode.SERIES
    }
    state = after(start, "attack II/2 II/5")
    assert state.phase is Phase.PREPARE
    state = after(state, "rally II/1 3")
    assert state.phase is Phase.DEFEND
    state = after(state, "rally VI/2 2")
    stands(state, II_2="A 7S", II_5="B 4S")
    state = after(state, "6 : 6")
    allowed(state, "stop", "go on")
    stands(after(state, "stop"), II_2="A 6S", II_5="B 4S")


TRANSFER = "A II/2 = 3S\nB II/5 = 2S; VI/5 = 2S+H\nfar soldiers"


SIX = "2 players\nA 3, II/3, II/4, III/1, VI/1, II/2, IV/1 = 1S\nB IV/6 = 1S\nphase help"


@pytest.mark.clause("THO-13.2", "THO-13.3")
@pytest.mark.parametrize(
    ("rule", "kingdom", "due"),
    [
        ("connected", {"3", "II/3", "II/4", "III/1", "VI/1", "II/2"}, 6),
        ("touching_castle", {"3", "II/3", "II/4", "III/1", "VI/1"}, 5),
        ("any", {"3", "II/3", "II/4", "III/1", "VI/1", "II/2", "IV/1"}, 7),
    ],
)
def test_r13_which_spaces_belong_to_a_kingdom(rule: str, kingdom: set[str], due: int) -> None:
    start = at(f"kingdom_rule={rule}\n{SIX}")
    assert [set(found) for found in kingdoms(start, A)] == [kingdom]
    supply = only(play(start, "help 0").events, ev.ReinforcementsDue)
    assert supply.soldiers == due == len(kingdom)


@pytest.mark.clause("THO-13.4")
def test_r13_without_a_castle_there_is_no_kingdom_by_any_reading() -> None:
    start = "2 players\nA II/3, II/4, III/1, VI/1, II/2, IV/1 = 1S\nB IV/6 = 1S\nphase help"
    for rule in ("connected", "touching_castle", "any"):
        state = at(f"kingdom_rule={rule}\n{start}")
        assert kingdoms(state, A) == ()
        assert reinforcements(state, A) == 4


FAR_HERO = "A II/2 = 2S; VI/5 = H\nB II/5 = 2S\nfar soldiers"


DEFENCE = "A II/2 = 2S\nB II/5 = 3S\nfar soldiers"


# --- R16 to R21: help, treasures -------------------------------------------------------------------------------------

SECOND = "A II/2 = 6S\nO II/5 = 1; VI/2 = 1; II/3 = 1\nfar soldiers\nhelp 2"


@pytest.mark.clause("THO-12.6", "THO-12.7")
def test_r16_the_origin_of_the_second_attack_is_ones_own_already() -> None:
    state = after(SECOND, "attack II/2 II/5 total")
    assert (state.phase, state.active) == (Phase.ANNOUNCE, A)
    assert set(pairs(state)) == {("II/2", "II/5"), ("II/2", "II/3")}
    free = after(f"second_attack_origin=free\n{SECOND}", "attack II/2 II/5 total")
    assert set(pairs(free)) == {("II/2", "II/5"), ("II/2", "II/3"), ("II/5", "VI/2"), ("II/5", "II/3")}
    allowed(free, "announce II/5 VI/2")


TWICE = "A II/2 = 9S; II/1 = 6S\nO II/5 = 1; I/1 = 1\nfar soldiers\nhelp 2"


PEOPLED = """4 players
A 3, II/4, III/2, III/3, VI/1, VI/2, VI/3 = 1S
B 5, I/1, II/2, II/3, II/6, III/5, V/3 = 1S
C 7, IV/1, IV/2, IV/6, V/1, V/4, V/5 = 1S
D 2, I/2, I/3, I/4, III/6, IV/4, VI/5 = 1S
O I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6, 1, 4, 6, 8 = 2
phase hide
first A
"""


CROWNED = f"{PEOPLED}treasures A chest 2; B chest 1; C chest 8; D chest 7"


@pytest.mark.clause("THO-3.14", "THO-17.1")
def test_r21_may_a_treasure_be_hidden_under_its_owners_units() -> None:
    state = after(CROWNED, "A: hide crown III/2")
    allowed(state, "B: hide crown II/4")
    assert here(state, "II/4") == "A 1S"
    off = at(state, hide_under_owner=False)
    (reason,) = refused(off, "B: hide crown II/4", "3.14")
    assert evidence([reason]) == {"space:II/4"}
    allowed(off, "B: hide crown III/1")
    added, lost = differ(state, hide_under_owner=False)
    assert not added
    assert {move.split()[-1] for move in lost} == {"II/4", "III/3", "VI/1", "VI/2", "VI/3"}


@pytest.mark.clause("THO-17.1", "THO-17.2", "THO-17.3")
def test_r21_in_the_set_up_it_is_found_when_all_is_done_in_turn_order() -> None:
    lying = "A chest 2, crown II/4, ring I/3; B crown 1, chest I/1, ring II/3; C chest 8, crown I/4, ring V/2"
    start = f"{PEOPLED.replace('hide', 'muster').replace('first A', 'first B')}treasures {lying}\n"
    start += "treasures D chest 7, crown IV/6, ring IV/5"
    state, events = play(start, "B: mass 5", "C: mass 7", "D: mass 2", "A: mass 3")
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-17.1", B, Kind.CHEST, "I/1")
    assert (state.phase, state.active, state.round_no) == (Phase.CHEST, B, 0)
    state, events = play(state, "mass I/1 hero")
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-17.1", B, Kind.RING, "II/3")
    assert (state.phase, state.to_place) == (Phase.RING, 3)
    state, events = play(state, "take units 3 3")
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-17.1", A, Kind.CROWN, "II/4")
    state = after(state, "put 3 rest")
    assert (state.phase, state.round_no) == (Phase.SPREAD, 1)
    stands(state, I_1="B 3S+H", castle_3="A 11S")


@pytest.mark.clause("THO-12.9", "THO-17.1")
def test_r21_by_option_3_it_is_found_at_once() -> None:
    start = "A II/2 = 2S\nB IV/1 = 1S\nfar soldiers\ntreasures B chest 4\nphase help"
    state, events = play(start, "help 3 4 IV/1")
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-17.1", B, Kind.CHEST, "IV/1")
    assert (state.phase, state.active) == (Phase.CHEST, B)
    state = after(state, "mass IV/1")
    assert (state.phase, state.active, here(state, "IV/1")) == (Phase.REINFORCE, A, "B 5S")
    off = after(f"hide_under_owner=off\n{start}", "help 3", "lift 4")
    allowed(off, "lay II/2")
    last = f"{start}\nfound B crown ring"
    over = after(last, "help 3 4 IV/1")
    assert outcome(over).winners == (B,)


# --- R22, R23: ring, elimination -------------------------------------------------------------------------------------

RING = """3 players
A II/2 = 3S
O II/5 = 1; V/6 = 3
B VI/5 = 2S+H; VI/1 = 1S+W; I/6 = 1S
C IV/1 = 1S; IV/6 = W
treasures A ring II/5
"""


@pytest.mark.clause("THO-17.4", "THO-18.1")
def test_r22_fewer_than_three_units_are_all_taken() -> None:
    state = after(RING, "attack II/2 II/5 total", "1 : 6", "occupy 1")
    state, events = play(state, "take units IV/1 1, IV/6 W")
    assert only(events, ev.Eliminated).seat == C
    stands(state, IV_1="", IV_6="")
    assert state.out == (C,)
    assert (state.phase, state.active) == (Phase.HELP, B)


@pytest.mark.clause("THO-18.1")
def test_r23_who_has_no_unit_left_is_out_and_his_treasures_leave() -> None:
    lying = "treasures A chest 2; B ring II/3, crown 4; C ring I/2\nfound B chest"
    start = f"3 players\nA II/2 = 3S\nB II/5 = 1S\nC IV/1 = 1S\n{lying}"
    state, events = play(start, "attack II/2 II/5 total", "1 : 6")
    assert only(events, ev.Eliminated) == ev.Eliminated("THO-18.1", B)
    assert set(only(events, ev.TreasuresLeave).spaces) == {"II/3", "4"}
    assert [lying.space for lying in state.lying] == ["I/2", "2"]
    assert state.gone[B] == (Kind.CROWN, Kind.RING)
    state = after(state, "occupy 1")
    assert (state.phase, state.active) == (Phase.HELP, C)  # B does not play
    state, events = play(state, "help 0", "reinforce IV/1 4", "pass", "1 2")  # two roll for the spread
    assert [event.seat for event in of(events, ev.Rolled)] == [A, C]


TWO = "2 players\nA II/2 = 3S\nB II/5 = 1S\ntreasures A ring I/1"


@pytest.mark.clause("THO-18.1")
def test_r23_the_last_survivor_wins_or_goes_on_alone() -> None:
    state, events = play(TWO, "attack II/2 II/5 total", "1 : 6")
    assert only(events, ev.GameOver) == ev.GameOver("THO-18.1", (A,))
    assert outcome(state).winners == (A,)
    assert outcome(state).reason.code == "last-survivor"
    state, events = play(f"last_survivor_wins=off\n{TWO}", "attack II/2 II/5 total", "1 : 6", "occupy 1")
    assert only(events, ev.Eliminated).seat == B
    assert not of(events, ev.GameOver)
    assert GAME.outcome(state) is None
    assert (state.phase, state.queue, state.round_no) == (Phase.SPREAD, (A,), 2)
    alone = after("last_survivor_wins=off\n2 players\nA II/2 = 3S\nphase mediator", "5 5")
    assert (alone.phase, alone.active) == (Phase.HELP, A)  # nobody rolls to be first
    crowned = f"last_survivor_wins=off\nfound A chest crown\n{TWO.replace('I/1', 'II/5')}"
    assert outcome(after(crowned, "attack II/2 II/5 total", "1 : 6", "occupy 1")).reason.clause == "THO-18.2"


@pytest.mark.clause("THO-18.1", "THO-16.6")
@pytest.mark.parametrize("reading", ["on", "off"])
def test_r23_if_the_last_two_vanish_together_nobody_wins(reading: str) -> None:
    start = f"last_survivor_wins={reading}\n2 players\nA II/2 = 1S\nB II/5 = 1S"
    state, events = play(start, "attack II/2 II/5 total", "1 : 1")
    assert [event.seat for event in of(events, ev.Eliminated)] == [A, B]
    assert outcome(state).winners == ()
    assert outcome(state).reason.clause == "THO-18.1"


# --- R24 to R30: bonuses, routes, borders ----------------------------------------------------------------------------

BRIDGE = "A II/5 = 4S\nB V/1 = 2S+H\nfar soldiers\nhelp 5"


@pytest.mark.clause("THO-15.5", "THO-15.8", "THO-15.9")
def test_r24_bridge_and_forest_add_up_or_not() -> None:
    assert sums(BRIDGE, "attack II/5 V/1 partial")[1] == 3 + 1 + 2
    off = f"bridge_adds_terrain=off\n{BRIDGE}"
    assert sums(off, "attack II/5 V/1 partial")[1] == 3 + 2
    assert sums(off, "attack II/5 V/1 partial by boat")[1] == 3 + 1
    tunnel = "A III/4 = 4S\nB V/5 = 2S+H\nfar soldiers"
    back = "A V/1 = 4S\nB II/5 = 2S+H\nfar soldiers"
    for reading in ("on", "off"):
        assert sums(f"bridge_adds_terrain={reading}\n{tunnel}", "attack III/4 V/5 partial")[1] == 3 + 2
        assert sums(f"bridge_adds_terrain={reading}\n{back}", "attack V/1 II/5 partial")[1] == 3 + 2
    plain = "A I/6 = 4S\nB IV/4 = 2S+H\nfar soldiers"
    assert sums(plain, "attack I/6 IV/4 partial")[1] == 3 + 2


# --- R32 to R38 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-7.1", "THO-7.2")
def test_r33_a_space_that_a_player_took_is_a_target_for_later_bands() -> None:
    start = "O II/2, II/3 = 4\nA II/5 = 6S\nfar soldiers\nphase spread"
    state = after(start, "1 3", "6 : 4", "occupy 3")
    stands(state, II_2="A 3S", II_5="A 3S")
    played = play(start, "1 3", "6 : 4", "occupy 3", "3 : 6", "3 : 6")
    assert named(played) == ["II/2 II/5", "II/3 II/2", "II/3 II/5"]


@pytest.mark.clause("THO-7.11", "THO-9.5")
def test_r34_anybodys_hero_protects_the_whole_space_against_orks_only() -> None:
    start = "O II/2 = 4\nA II/5 = 3S+H; II/6 = 1S\nB II/3 = 5S+H; I/3 = 1S\nphase spread"
    assert band_targets(at(start), "II/2") == ("II/6",)
    assert band_targets(at(start.replace("+H", "+W")), "II/2") == ("II/3", "II/5", "II/6")
    allowed("A II/5 = 3S\nB II/3 = 5S+H\nfar soldiers", "attack II/5 II/3 total")
    state = after("A II/5 = 1S\nB V/3 = 1S+H\nfar soldiers\nphase dragon", "5 3 6")
    stands(state, V_3="")


@pytest.mark.clause("THO-12.2", "THO-12.4", "THO-12.9", "THO-12.10", "THO-12.11", "THO-12.12")
def test_r36_requests_that_cannot_work_are_refused() -> None:
    dry = "2 players\nA II/2 = 9S\nB I/3 = 1S\ntreasures A chest I/1\nphase help"
    assert typed(dry) == ["help 0", "help 1", "help 2"]
    assert typed(dry.replace("A II/2 = 9S", "A II/5 = 6S") + "\ntreasures B chest I/2") == [
        f"help {option}" for option in range(6)
    ]
    spent = "2 players\nA II/5 = 6S\nB I/3 = 1S\ntreasures B chest I/2\nphase help\nrequests A 10"
    assert typed(spent) == ["help 0"]


def _heir(state: State, events: tuple[object, ...]) -> None:
    assert state.first == C
    named = [event for event in events if isinstance(event, ev.FirstNamed)]
    assert named == [ev.FirstNamed("THO-11.3", C)]


@pytest.mark.clause("THO-11.3", "THO-18.1")
def test_r38_the_next_survivor_clockwise_holds_the_office() -> None:
    forces = "3 players\nA I/1 = 9S\nB IV/1 = 1S\nC V/5 = 9S\nfirst B\n"
    _heir(*play(f"{forces}phase dragon", "4 1 1"))
    band = play(f"{forces}O IV/3 = 4\nphase spread", "1 2 3", "1 : 6")
    _heir(*band)
    assert band.state.queue == ()
    start = f"{forces.replace('A I/1', 'A IV/2')}turn A"
    attacked = play(start, "attack IV/2 IV/1 total", "1 : 6", "occupy 1")
    _heir(*attacked)
    state = attacked.state
    assert (state.phase, state.queue) == (Phase.SPREAD, (C, A))  # and leads the next ork episode


# --- what comes of them ----------------------------------------------------------------------------------------------

ATTACK = "attack II/2 II/5"
BUSY = TUNNEL.replace("V/3 = 1", "V/3, V/4, V/6, IV/3, 8 = 1")
"""Orks are in every space around the tunnel."""
SHUT = f"tunnel_rule=all_orks\n{TUNNEL.replace('= 6', '= 4')}"
"""A band that is just big enough, and orks behind it that it would leave to go through the tunnel."""
BAND = "O II/2 = 4\nA II/5 = 5S\nfar soldiers\nphase spread"
STUBBORN = "A II/2 = 6S; II/1 = 2S\nO II/5 = 4\nfar soldiers\nhelp 2"
FIRST = f"{ATTACK} partial; announce II/1 I/1; 1 : 6; occupy 1"

TALES = [
    Tale(TUNNEL, "1 2", "BandAttacks 7.8"),
    Tale(f"tunnel_rule=all_orks\n{TUNNEL}", "1 2", "EmptySpared 7.10, BandHeldOff 7.8"),
    Tale(BUSY, "1 2", "BandAttacks 7.8"),
    Tale(f"tunnel_rule=all_orks\n{BUSY}", "1 2", "BandAttacks 7.8"),
    Tale(f"{TUNNEL}\nmediator V/4\ndragon V/6", "1 2", "BandAttacks 7.8"),
    Tale(
        f"{TUNNEL}\nA V/4 = 1S; 8 = 1S", "1 2; 1 : 6; 1 : 6; 1 : 6", "BandAttacks 7.1, BandAttacks 7.4, BandAttacks 7.8"
    ),
    Tale(
        f"tunnel_rule=all_orks\n{TUNNEL}\nA V/4 = 1S; 8 = 1S", "1 2; 1 : 6; 1 : 6", "BandAttacks 7.1, BandAttacks 7.4"
    ),
    Tale(f"{SHUT}\nA V/4 = 1S", "1 2; 6 : 1; 1 : 6", "BandAttacks 7.1, BandHeldOff 7.8", "V/5: O 2"),
    Tale(f"{SHUT}\nA V/4 = 1S", "1 2; 6 : 1; 6 : 1; 1 : 6", "BandAttacks 7.1", "V/5: O 1"),
    Tale("O V/5 = 6; V/3 = 1\nB III/4 = H\nfar soldiers\nphase spread", "1 2", "BandHeldOff 7.11"),
    Tale("O V/5 = 6; V/3 = 1\nB III/4 = 1S\ndragon III/4\nfar soldiers\nphase spread", "1 2", "BandHeldOff 7.13"),
    Tale("O V/5 = 6; V/3 = 1\nB III/4 = 1S\nmediator III/4\nfar soldiers\nphase spread", "1 2", "BandHeldOff 7.12"),
    Tale(DRAGON, "3 1 5", "DragonEats 9.3", "III/1: "),
    Tale(f"dragon_eats_orks=off\n{DRAGON}", "3 1", "DragonLands 9.1, DragonFliesOn 9.6", "III/1: O 3"),
    Tale(f"dragon_eats_orks=off\n{DRAGON}", "3 1; 5 1 2", "DragonEats 9.3", "V/1: A 1S"),
    Tale(f"gather_against_orks=on\n{SIEGE}", "1 3; rally VI/2 3", "Gathered 14.9 x3", "II/5: A 4S; VI/2: A 1S+H"),
    Tale(f"gather_against_orks=on\n{SIEGE}", "1 3; rally VI/2 H", "Gathered 14.9", "II/5: A 1S+H; VI/2: A 4S"),
    Tale(
        f"defender_transfer=on\n{TRANSFER}",
        f"{ATTACK} total; transfer hero VI/5",
        "Transferred 14.11",
        "II/5: B 2S+H; VI/5: B 2S",
    ),
    Tale(
        f"transfer_may_empty=on\n{FAR_HERO}",
        f"{ATTACK} total; transfer hero VI/5",
        "Transferred 14.11",
        "II/2: A 2S+H; VI/5: ",
    ),
    Tale(
        f"defender_transfer=on\n{TRANSFER}",
        f"{ATTACK} partial; transfer hero VI/5",
        "Transferred 14.11",
        "II/5: B 2S+H; VI/5: B 2S",
    ),
    Tale(
        f"transfer_may_empty=on\n{FAR_HERO}",
        f"{ATTACK} partial; transfer hero VI/5",
        "Transferred 14.11",
        "II/2: A 2S+H; VI/5: ",
    ),
    Tale(DEFENCE, f"{ATTACK} total; 6 : 2; B: occupy 2", "Occupied 16.3 x2", "II/2: B 2S; II/5: B 1S"),
    Tale(f"defender_occupies=off\n{DEFENCE}", f"{ATTACK} total; 6 : 2", "StaysHome 16.3", "II/2: ; II/5: B 3S"),
    Tale(BAND, "1 3; 6 : 4; occupy 4", "Occupied 16.3 x4", "II/2: A 4S; II/5: A 1S"),
    Tale(f"defender_occupies=off\n{BAND}", "1 3; 6 : 4", "StaysHome 16.3", "II/2: O 1; II/5: A 5S"),
    Tale(
        "defender_occupies=on\nA II/2 = 1S\nO II/5 = 2\nfar soldiers",
        f"{ATTACK} total; 6 : 1",
        "Occupied 16.5",
        "II/2: O 1; II/5: O 1",
    ),
    Tale(
        "defender_occupies=off\nA II/2 = 1S\nO II/5 = 2\nfar soldiers",
        f"{ATTACK} total; 6 : 1",
        "Occupied 16.5",
        "II/2: O 1; II/5: O 1",
    ),
    Tale(
        f"second_attack_origin=free\n{SECOND}",
        f"{ATTACK} total; announce II/5 VI/2; 1 : 6; occupy 3; mass II/5; begin total",
        "AttackDeclared 14.2, AttackDeclared 12.8",
        "II/2: A 3S; II/5: A 4S",
    ),
    Tale(
        f"second_attack_origin=free\n{SECOND}",
        f"{ATTACK} partial; announce II/5 VI/2; 6 : 6; stop",
        "SecondLapsed 12.7",
    ),
    Tale(
        STUBBORN,
        f"{ATTACK} partial; announce II/2 II/5; 2 : 6; stop; begin total; gather II/1",
        "Gathered 14.8",
        "II/2: A 7S; II/5: O 2",
    ),
    Tale(STUBBORN, f"{ATTACK} partial; announce II/2 II/5; 4 : 6; occupy 1", "SecondLapsed 12.7"),
    Tale(SECOND, "pass", "HelpLost 12.6"),
    Tale(SECOND, f"{ATTACK} total; pass", "SecondLapsed 12.6"),
    Tale("A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 1", "pass", "HelpLost 12.5"),
    Tale("A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 1", f"{ATTACK} partial; 6 : 6; stop", "HelpLost 12.5"),
    Tale("A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 2", "pass", "HelpLost 12.6"),
    Tale("A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 2", f"{ATTACK} partial; pass; 6 : 6; stop", "HelpLost 12.6"),
    Tale(
        "A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 1",
        f"{ATTACK} total; 1 : 6; mass II/5 hero",
        "Placed 12.13",
        "II/5: A 1S+H",
    ),
    Tale("A II/2 = 2S\nO II/5 = 1\nfar soldiers\nhelp 2", f"{ATTACK} total; pass; 1 : 6", "Placed 12.6", "II/5: A 2S"),
    Tale("A II/2 = 1S\nB II/5 = 3S\nfar soldiers\nhelp 1", f"{ATTACK} total; 6 : 1; B: occupy 2", "HelpLost 12.5"),
    Tale(TWICE, f"{FIRST}; mass II/5", "Placed 12.6", "II/5: A 2S"),
    Tale(
        TWICE,
        f"{FIRST}; keep; begin partial; 1 : 6; occupy 1; mass I/1",
        "HelpKept 12.6, Placed 12.6",
        "I/1: A 2S; II/5: A 1S",
    ),
    Tale(TWICE, f"{FIRST}; keep; begin partial; 6 : 6; stop", "Placed 12.6", "II/5: A 2S"),
    Tale(
        TWICE,
        f"{ATTACK} partial; announce II/1 I/1; 6 : 6; stop; begin partial; 1 : 6; occupy 1",
        "Placed 12.6",
        "II/5: O 1; I/1: A 2S",
    ),
    Tale(TWICE, f"{FIRST}; mass II/5; begin partial; 1 : 6; occupy 1", "Placed 12.6", "I/1: A 1S"),
    Tale("O II/2 = 5\nA II/5 = 1S; VI/2 = 1S\nfar soldiers\nphase spread", "1 3; 1 : 6", "BandAttacks 7.1"),
    Tale("O II/2 = 3; II/3 = 4\nA II/5 = 1S; II/6 = 1S\nfar soldiers\nphase spread", "1 3; 1 : 6", "BandAttacks 7.1"),
    Tale(
        "O II/2 = 3; II/3 = 4\nA II/5 = 1S; II/6 = 1S\nfar soldiers\nphase spread",
        "2 3; 1 : 6",
        "BandAttacks 7.1, BandAttacks 7.4",
    ),
    Tale("A II/5 = 1S\nB V/3 = 1S+H\nfar soldiers\nphase dragon", "5 3 6", "DragonEats 9.3", "V/3: "),
    Tale(
        "A II/2 = 6S\nO II/5 = 1; II/3 = 1\nfar soldiers\ntreasures A crown II/5\nhelp 2",
        f"{ATTACK} total; announce II/2 II/3; 1 : 6; occupy 1; put II/5 rest; mass II/5",
        "Occupied 16.3, TreasureFound 17.1, Placed 17.3, Placed 12.6",
        "II/2: A 5S; II/5: A 5S",
    ),
    Tale(
        "A II/2 = 6S\nO II/5 = 1; II/3 = 1\nfar soldiers\nfound A crown ring\ntreasures A chest II/5\nhelp 2",
        f"{ATTACK} total; announce II/2 II/3; 1 : 6; occupy 1",
        "TreasureFound 17.1, GameOver 18.2",
        "II/5: A 1S",
    ),
]


@pytest.mark.parametrize("tale", tales(*TALES))
def test_what_follows_from_rulings(tale: Tale) -> None:
    comes_true(tale)
