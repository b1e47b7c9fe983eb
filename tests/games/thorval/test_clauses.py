"""Every clause of the rules, one after the other: what it says, shown by the engine."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from orclib.engine import Event, Try
from orclib.games.thorval.box import DIE
from orclib.games.thorval.lessons.cases import PEOPLED, wilds
from orclib.games.thorval.rules import moments
from orclib.games.thorval.rules.turn import kingdoms
from orclib.games.thorval.state import Lying
from tests.games.thorval.support import (
    CHANCE,
    COLOURS,
    GAME,
    HOUSE,
    PLAYERS,
    SEATS,
    A,
    B,
    C,
    Kind,
    Options,
    Phase,
    Tale,
    act,
    after,
    allowed,
    at,
    comes_true,
    ev,
    here,
    legal,
    of,
    only,
    orks,
    outcome,
    play,
    stands,
    tales,
    units,
)
from tests.games.thorval.tools import (
    CHEST,
    CROWN,
    D1,
    DECLARE,
    EXTRA,
    HELP,
    HELP_SOLDIERS,
    MIDDLE,
    MUSTER,
    OCCUPY,
    PHASES,
    RESTING,
    RING,
    games,
    steps,
)

numbers_of_players = pytest.mark.parametrize("players", PLAYERS)
LAND, WATER = HOUSE.territories, [space for space in HOUSE.spaces if space in HOUSE.water]


def small(*lines: str, turn: str = "A to move") -> str:
    """A position with soldiers far away, so that nobody is eliminated by accident."""
    return "\n".join([*lines, "far soldiers", turn])


def episode(*lines: str) -> str:
    """A position at the start of an ork episode."""
    return small(*lines, turn="phase spread")


def dragon(*lines: str) -> str:
    """The dragon is about to fly."""
    return small(*lines, turn="phase dragon")


def mediator(*lines: str) -> str:
    """The mediator is about to come."""
    return small(*lines, turn="phase mediator")


def in_turn(phase: str, *lines: str) -> str:
    """A position in some phase of A's turn."""
    return small(*lines, turn=f"phase {phase}")


FIGHT = "attack II/2 II/5"
WON = small("A II/2 = 4S", "O II/5 = 1")
CHARGE = f"{small('A II/2 = 3S+H', 'B II/5 = 3S+W')}\nthen: {FIGHT} partial; exchange 2 2"

TALES = [
    Tale(f"{D1}\nphase spread\nfirst C", "2 3 5 6", "Rolled 6.1 x4, RegionsNamed 6.2"),
    Tale(episode("O II/2 = 4", "A II/5 = 2S; II/6 = 1S"), "1 3; 2 : 2", "Occupied 7.6, Refilled 8.1"),  # one is left
    Tale(episode("O II/2 = 4", "A II/5 = 2S; II/6 = 1S"), "1 3; 2 : 1", "BandAttacks 7.1, BandAttacks 7.4"),
    Tale(
        episode("O II/2 = 4", "A II/5 = 4S"), "1 3; 1 : 1; 1 : 1", "Thrown 15.11, Thrown 15.18", "II/2: O 2; II/5: A 2S"
    ),
    Tale(episode("O II/2 = 4", "A II/5 = 4S"), "1 3; 1 : 1; 1 : 1; 5 : 1", "BandStalls 7.5", "II/2: O 1; II/5: A 2S"),
    Tale(episode("O II/2 = 4", "A II/5 = 1S", "mediator II/5"), "1 3", "BandHeldOff 7.12", "II/2: O 4; II/5: A 1S"),
    Tale(episode("O II/2 = 4", "A II/5 = 1S", "dragon II/5"), "1 3", "BandHeldOff 7.13", "II/2: O 4; II/5: A 1S"),
    Tale(episode("O II/2 = 4", "A II/5, II/6 = 1S"), "1 3", "EmptySpared 7.10, TargetsInOrder 7.3, BandAttacks 7.1"),
    Tale(episode("O II/2 = 4", "A II/5 = 1S", "mediator II/6"), "1 3", "BandAttacks 7.14"),
    Tale(wilds(episode("O II/2 = 4")), "1 3", "BandIdle 7.9"),
    Tale(episode("O II/2, VI/2 = 4", "A II/5 = 1S"), "1 3", "BandsInOrder 7.2, BandAttacks 7.1"),
    Tale(small("A II/2 = 1S", "O II/5 = 1"), f"{FIGHT} partial; 1 : 1", "AttackAllowed 14.13, FellTogether 15.14"),
    Tale(small("A II/2 = 2S", "O III/6 = 1", "mediator II/6"), "attack II/2 III/6 partial", "AttackAllowed 10.6"),
    Tale(dragon("A II/5 = 3S"), "2 5 1", "DragonEats 9.3", "II/5: A 2S"),
    Tale(dragon("A II/5 = 3S"), "2 5 3", "DragonEats 9.3", "II/5: "),
    Tale(dragon("A II/5 = 3S"), "2 5 6", "DragonEats 9.3", "II/5: "),
    Tale(dragon("B II/5 = 3S+H"), "2 5 2; B: lose soldiers", "Lost 9.4", "II/5: B 1S+H"),
    Tale(dragon("B II/5 = 3S+H"), "2 5 2; B: lose figure", "Lost 9.5, DragonStays 9.8", "II/5: B 2S"),
    Tale(dragon("B II/5 = 3S", "mediator II/5"), "2 5 1", "MediatorUnharmed 9.7", "II/5: B 2S"),
    Tale(dragon("B II/5 = 1S+W"), "2 5 2", "DragonEats 9.3", "II/5: "),
    Tale(dragon("B II/5 = W"), "2 5 1", "DragonEats 9.3", "II/5: "),
    Tale(mediator("B II/5 = 2S"), "2 5; B: mass II/5", "Placed 10.2", "II/5: B 5S"),
    Tale(mediator("B II/5 = 2S"), "2 5; B: mass II/5 hero", "Placed 10.2", "II/5: B 3S+H"),
    Tale(mediator("B II/5 = 2S+H; II/6 = 1S+W"), "2 5", "Placed 10.2", "II/5: B 5S+H"),  # no choice
    Tale(mediator("O II/5 = 2"), "2 5", "OrksJoin 10.3", "II/5: O 5"),
    Tale(mediator("O II/5 = 2", "mediator V/1"), "2 5", "MediatorLeaves 10.7, MediatorComes 10.1"),
    Tale(mediator("O II/6 = 2"), "2 5", "MediatorComes 10.1, MediatorComes 10.4", "II/5: "),
    Tale(HELP, "help 3 III/6 III/5", "HelpAsked 12.4, TreasureMoved 12.9"),
    Tale(HELP_SOLDIERS, "mass II/5 hero", "Placed 12.13", "II/5: A 2S+H"),
    Tale(EXTRA, "put 3 wizard", "Placed 12.13", "3: A 4S+W"),
    Tale("A 3, II/3, II/4 = 1S\nB IV/6 = 1S\nphase help", "help 0; reinforce 3 4", "ReinforcementsDue 13.4", "3: A 5S"),
    Tale("A 3, I/5, V/6 = 1S\nB IV/6 = 1S\nphase help", "help 0; reinforce 3 4", "ReinforcementsDue 13.4", "3: A 5S"),
    Tale("A 3, V/6 = 1S\nB IV/6 = 1S\nphase reinforce", "reinforce 3 1, V/6 3", "Placed 13.5 x4", "3: A 2S; V/6: A 4S"),
    Tale("A 3 = 1S\nB IV/6 = 1S\nphase reinforce", "reinforce 3 2+H", "Placed 13.6, Placed 13.5 x2", "3: A 3S+H"),
    Tale(DECLARE, "pass", "Passed 14.1"),
    Tale(small("A II/2 = 3S", "B II/5 = 3S"), f"{FIGHT} total; 5 : 2", "Struck 15.12", "II/2: A 1S; II/5: B 3S"),
    Tale(small("A II/2 = 3S", "B II/5 = 9S"), f"{FIGHT} partial; 3 : 6", "Struck 15.12", "II/2: A 3S; II/5: B 6S"),
    Tale(small("A II/2 = 3S", "B II/5 = 4S+H"), f"{FIGHT} partial; 5 : 1", "Missed 15.13", "II/2: A 2S; II/5: B 4S+H"),
    Tale(small("A II/2 = 4S", "B II/5 = 4S"), f"{FIGHT} partial; 2 : 2", "Struck 15.12 x2", "II/2: A 2S; II/5: B 2S"),
    Tale(small("A II/2 = 4S", "B II/5 = 2S"), f"{FIGHT} total; 4 : 6", "Struck 15.15", "II/5: "),
    Tale(small("A II/2 = 3S", "B II/5 = 2S"), f"{FIGHT} partial; 4 : 3", "BothMissed 15.16", "II/2: A 2S; II/5: B 2S"),
    Tale(CHARGE, "lose figure", "Lost 15.17", "II/2: A 2S"),
    Tale(CHARGE, "lose figure; B: lose soldiers", "Lost 15.17 x2", "II/5: B 1S+W"),
    Tale(CHARGE, "lose soldiers; B: lose figure", "Lost 15.17 x2", "II/2: A 1S+H; II/5: B 2S"),
    Tale(WON, f"{FIGHT} total; 1 : 6; occupy 1", "Occupied 16.3", "II/2: A 3S; II/5: A 1S"),
    Tale(WON, f"{FIGHT} total; 1 : 6; occupy 3", "Occupied 16.3 x3", "II/2: A 1S; II/5: A 3S"),
    Tale(small("A II/2 = 2S", "B II/5 = 3S"), f"{FIGHT} total; 5 : 2; B: occupy 2", "Occupied 16.3 x2", "II/2: B 2S"),
    Tale(
        small("A II/2 = 2S+W", "O II/5 = 1"),
        f"{FIGHT} total; 1 : 6; advance II/5 wizard; ready",
        "Occupied 16.7",
        "II/2: A 2S; II/5: A W",
    ),
    Tale(CHEST, "mass II/5", "Placed 17.2", "II/5: A 6S"),
    Tale(CHEST, "mass II/5 hero", "Placed 17.5", "II/5: A 4S+H"),
    Tale(CROWN, "put II/5; put 3 rest", "Placed 17.3, Placed 17.3", "II/5: A 3S; 3: A 4S"),
    Tale(CROWN, "put 3 hero", "Placed 17.5", "3: A 2S+H"),
    Tale(
        RING,
        "take V/1 hero; take II/4; take I/3",
        "RingTook 17.4 x3",
        "V/1: B 2S; II/4: B 1S; I/3: ",
    ),
]


@pytest.mark.parametrize("tale", tales(*TALES))
def test_what_a_clause_brings_about(tale: Tale) -> None:
    comes_true(tale)


# --- 1 aim and equipment ---------------------------------------------------------------------------------------------

THIRD = small("A II/2 = 3S", "O II/5 = 1", "treasures A ring II/5", "found A chest crown")
"""A's third treasure lies under an ork next to A's soldiers."""


@pytest.mark.clause("THO-1.3")
@numbers_of_players
def test_everybody_has_a_colour_two_figures_three_treasures_and_a_die(players: int) -> None:
    assert len(set(COLOURS)) == 6
    state = GAME.new(Options(players=players))
    assert len({GAME.seat_name(seat, state.options) for seat in SEATS[:players]}) == players
    things = GAME.inventory(state)
    assert len(things) == players * (3 + 2)
    assert {name for name in things if name.startswith("0 ")} == {
        "0 hero", "0 wizard", "0 chest", "0 crown", "0 ring",
    }  # fmt: skip
    assert [face for face in range(9) if not cited_face(face)] == list(DIE)


def cited_face(face: int) -> bool:
    """Whether a die has no such face."""
    return bool(GAME.refusals(GAME.new(), act.Roll(CHANCE, face)))


@pytest.mark.clause("THO-1.4")
def test_everybody_sees_how_often_help_was_asked_for() -> None:
    state, events = play(HELP, "A: help 1")
    asked = only(events, ev.HelpAsked)
    for seat in (A, B, C):
        assert asked.seen_by(seat) == asked
        assert GAME.observe(state, seat).requests == (1, 0, 0)


# --- 2 board and control ---------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-2.11")
def test_a_space_is_controlled_by_orks_by_a_player_or_by_nobody() -> None:
    state = at(MIDDLE)
    for space in HOUSE.spaces:
        holders = [holder for holder in (*state.options.seats, None) if state.holds(holder, space)]
        assert len(holders) == (state.force(space) is not None)
    assert state.force("V/6") is None
    assert here(state, "V/6") == ""


@pytest.mark.clause("THO-2.12")
def test_markers_stand_beside_anybody_and_control_nothing() -> None:
    for space in ("II/2", "III/6", "V/6"):
        state = at(f"{MIDDLE}\ndragon {space}\nmediator {space}")
        assert (state.forces, state.dragon, state.mediator) == (at(MIDDLE).forces, space, space)
    empty = episode("A II/5 = 2S", "dragon II/2", "mediator II/4")
    end = after(empty, "1", "3")
    stands(end, II_2="O 1", II_4="O 1")  # they did not fill the space


@pytest.mark.clause("THO-2.13")
def test_treasures_lie_face_down_and_control_nothing() -> None:
    state, bare = at(MIDDLE), at(MIDDLE.partition("\ntreasures")[0])
    assert state.lying
    assert not bare.lying
    assert state.forces == bare.forces
    assert legal(state) == legal(bare)
    for seat in (A, C):
        assert [each.kind for each in GAME.observe(state, seat).lying if each.owner == A] == [None] * 3


# --- 4 soldiers, hero, small wizard ----------------------------------------------------------------------------------


@pytest.mark.clause("THO-4.2")
def test_both_figures_come_for_four_soldiers_in_two_spaces() -> None:
    start = in_turn("reinforce", "A 3, II/3 = 1S", "B 1 = 1S")
    end = after(start, "A: reinforce 3 H, II/3 W")
    stands(end, castle_3="A 1S+H", II_3="A 1S+W")
    assert end.phase is Phase.DECLARE


# --- 5 the round -----------------------------------------------------------------------------------------------------

ROUND = [Phase.SPREAD, Phase.DRAGON, Phase.MEDIATOR, Phase.FIRST_PLAYER, Phase.TURN]
"""The episodes of a round, each by a phase of it."""


@pytest.mark.clause("THO-5.1")
def test_a_round_has_five_episodes_in_order() -> None:
    whole = 0
    for every in games():
        for _, group in itertools.groupby((s for s in every if s.before.round_no), key=lambda s: s.before.round_no):
            order = [phase for (_, phase), _ in itertools.groupby(moments.episode(step.before) for step in group)]
            assert order == [phase for phase in ROUND if phase in order]
            whole += order == ROUND
    assert whole > 5


@pytest.mark.clause("THO-5.2")
def test_after_the_last_player_a_new_round_begins_without_end() -> None:
    text = small("A II/2 = 3S", "B II/4 = 2S", "round 999, first A", turn="B to move")
    end, events = play(text, "B: pass")
    assert only(events, ev.RoundBegan) == ev.RoundBegan("THO-5.2", 1000)
    assert (end.phase, end.round_no) == (Phase.SPREAD, 1000)


@pytest.mark.clause("THO-5.3")
def test_the_game_starts_with_the_orks() -> None:
    end, events = play(MUSTER.replace("first A", "first B"), "B: mass 5", "C: mass 7", "D: mass 2", "A: mass 4")
    assert only(events, ev.RoundBegan) == ev.RoundBegan("THO-5.3", 1)
    assert (end.phase, end.mover) == (Phase.SPREAD, None)


# --- 13 reinforcements -----------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-13.2")
def test_a_kingdom_is_a_castle_and_what_hangs_on_it() -> None:
    across = at("A 6, V/1, II/5, 8, V/5, III/4, II/1 = 1S\nB IV/6 = 1S")
    assert {frozenset(kingdom) for kingdom in kingdoms(across, A)} == {
        frozenset({"6", "V/1", "II/5"}), frozenset({"8", "V/5", "III/4"}),
    }  # fmt: skip
    assert kingdoms(at("A 3 = 1S\nB IV/6 = 1S"), A) == (("3",),)
    assert kingdoms(at("A II/3, II/4 = 1S\nB IV/6 = 1S"), A) == ()


@pytest.mark.clause("THO-13.2")
def test_kingdoms_stand_in_the_order_of_their_first_spaces() -> None:
    many = at("A 8, IV/3, V/1, 6, 2, 3, 4 = 1S\nB IV/6 = 1S")
    assert kingdoms(many, A) == (("IV/3", "8"), ("V/1", "6"), ("2",), ("3",), ("4",))


# --- 15 strength and exchange ----------------------------------------------------------------------------------------


def parts_of(events: Iterable[Event], attacks: bool) -> list[tuple[str, int]]:
    """What each clause brings to the strength of a side, as it was told."""
    return [
        (event.clause.removeprefix("THO-"), event.points)
        for event in of(events, ev.PartCounted)
        if event.attacks is attacks
    ]


@pytest.mark.clause("THO-15.1", "THO-15.2", "THO-15.3", "THO-15.5", "THO-15.6", "THO-15.7", "THO-15.8", "THO-15.9")
@pytest.mark.parametrize(
    ("ours", "theirs", "spaces", "attack", "defence"),
    [
        ("6S", "2S", "II/2 II/5", [("15.1", 4)], [("15.1", 2)]),
        ("6S", "9", "II/2 II/5", [("15.1", 4)], [("15.1", 4)]),
        ("2S+H", "W", "II/2 II/5", [("15.1", 2), ("15.2", 1)], [("15.3", 2)]),
        ("H", "3S+W", "II/4 VI/1", [("15.2", 1)], [("15.1", 3), ("15.3", 2), ("15.5", 1)]),
        ("3S", "2", "II/4 3", [("15.1", 3)], [("15.1", 2), ("15.7", 2)]),
        ("3S", "2S", "V/1 II/5", [("15.1", 3), ("15.6", 0)], [("15.1", 2), ("15.8", 2)]),
        ("3S", "2S", "II/5 V/1", [("15.1", 3)], [("15.1", 2), ("15.5", 1), ("15.8", 2)]),
        ("3S", "2S", "III/4 V/5", [("15.1", 3), ("15.6", 0)], [("15.1", 2), ("15.9", 0), ("15.8", 2)]),
    ],
)
def test_the_parts_of_both_strengths_are_told_as_a_fight_begins(
    ours: str, theirs: str, spaces: str, attack: list[tuple[str, int]], defence: list[tuple[str, int]]
) -> None:
    origin, target = spaces.split()
    start = small(f"A {origin} = {ours}", f"{'O' if theirs.isdecimal() else 'B'} {target} = {theirs}")
    _state, events = play(start, f"A: attack {origin} {target} partial", "1 : 1")
    assert (parts_of(events, attacks=True), parts_of(events, attacks=False)) == (attack, defence)
    thrown = only(events, ev.Thrown)
    assert (thrown.attack_strength, thrown.defence_strength) == (sum(p for _, p in attack), sum(p for _, p in defence))
    order = [type(event) for event in events]
    assert order[order.index(ev.PartCounted) : order.index(ev.Thrown)] == [ev.PartCounted] * len(attack + defence)
    assert [event.attacks for event in of(events, ev.PartCounted)] == [True] * len(attack) + [False] * len(defence)


def test_every_fight_in_play_tells_parts_that_add_up_to_its_strengths() -> None:
    met = set()
    for step in steps(Phase.EXCHANGE):
        thrown, parts = only(step.events, ev.Thrown), of(step.events, ev.PartCounted)
        assert bool(parts) is (thrown.number == 1)
        for attacks, strength_ in ((True, thrown.attack_strength), (False, thrown.defence_strength)):
            if parts:
                assert sum(points for _, points in parts_of(parts, attacks)) == strength_
        assert all(bool(each.points) is (each.clause not in ("THO-15.6", "THO-15.9")) for each in parts)
        met |= {each.clause.removeprefix("THO-") for each in parts}
    assert met >= {"15.1", "15.2", "15.3", "15.5", "15.6", "15.7", "15.8"}


# --- 17 treasures ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-17.6")
def test_the_treasures_of_others_stay_face_down() -> None:
    text = small("A II/2 = 3S", "O II/5 = 1", "treasures B chest II/5")
    end, events = play(text, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert not of(events, ev.TreasureFound)
    assert end.lying == (Lying("II/5", B, Kind.CHEST),)


@pytest.mark.clause("THO-17.1", "THO-17.4")
@pytest.mark.parametrize(("taken", "found"), [("II/2 1, II/3 1, II/6 1", 0), ("5 3", 1)])
def test_from_whose_treasure_the_ring_takes_the_units_nobody_turns_it_over(taken: str, found: int) -> None:
    """A's ring and B's crown are both about to be turned over, as the last ten soldiers have been put."""
    hidden = "A ring II/4, crown I/1, chest 2; B crown II/2, chest 4, ring IV/6; D chest 7, crown III/2, ring V/1"
    start = f"{PEOPLED}\ntreasures {hidden}; C chest 3, crown I/4, ring I/3\nphase muster\nfirst A"
    ringed = after(start, "A: mass 4", "B: mass 5", "C: mass 7", "D: mass 2")
    assert ringed.phase is Phase.RING
    end = after(ringed, f"A: take units {taken}")
    assert [len(kinds) for kinds in end.found] == [1, found, 0, 0]


@pytest.mark.clause("THO-17.7")
def test_what_is_found_stays_its_owners() -> None:
    state = after(OCCUPY, "A: advance II/5", "A: ready")
    assert state.found == ((Kind.CHEST,), (), ())
    assert all(lying.space != "II/5" for lying in state.lying)
    lines = outcome(PHASES[Phase.OVER]).score.lines
    assert {line.clause for line in lines if line.seat == A} == {"THO-17.7"}
    assert sum(line.points for line in lines if line.seat == A) == 3


# --- 19 negotiation, spare pieces, variant ---------------------------------------------------------------------------


@pytest.mark.clause("THO-19.1")
def test_players_may_talk_and_nothing_comes_of_it() -> None:
    assert Try not in {type(action) for phase in RESTING for action in legal(PHASES[phase])}


@pytest.mark.clause("THO-19.3")
def test_there_is_no_end_of_soldiers_and_orks() -> None:
    start = in_turn("reinforce", "A II/2 = 200S; 3 = 1S", "O II/5 = 156")
    allowed(start, "A: put II/2", "A: put II/2 rest")
    end = after(start, f"A: reinforce II/2 {at(start).to_place}")
    assert units(end, A) > 200
    allowed(end, "A: attack II/2 II/5 total")
    grown = after(episode("O II/2 = 500; II/6 = 500"), "2 3")
    assert orks(grown) > 1_000


@pytest.mark.clause("THO-1.1", "THO-19.5")
def test_the_blank_one_brings_nothing_and_is_not_needed() -> None:
    text = small("blank_treasure=on", "A II/2 = 3S", "O II/5 = 1", "treasures A blank II/5", "first A")
    end, events = play(text, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-19.5", A, Kind.BLANK, "II/5")
    assert not of(events, ev.Placed)
    assert (end.mover, end.found[A]) == (B, (Kind.BLANK,))
    three = f"blank_treasure=on\n{THIRD}"
    won = after(three, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert won.winners == (A,)
    two = three.replace("found A chest crown", "found A chest blank")
    going = after(two, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert going.phase is not Phase.OVER
