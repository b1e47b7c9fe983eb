"""Every clause of the rules, one after the other: what it says, shown by the engine."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

import pytest

from orclib.engine import Event, Try
from orclib.errors import UsageError
from orclib.games.thorval.box import BAND, CARRY_ON, DIE, REAL, REGIONS
from orclib.games.thorval.lessons.cases import PEOPLED, wilds
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.turn import kingdoms
from orclib.games.thorval.state import SETUP, Lying
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
    D,
    Figure,
    Kind,
    Options,
    Phase,
    Route,
    Seat,
    State,
    Step,
    Tale,
    act,
    after,
    allowed,
    at,
    chances,
    comes_true,
    ev,
    evidence,
    here,
    left_to,
    legal,
    of,
    only,
    orks,
    outcome,
    pairs,
    play,
    refused,
    stands,
    tales,
    told,
    typed,
    units,
)
from tests.games.thorval.tools import (
    CASTLED,
    CHEST,
    CROWN,
    D1,
    DECLARE,
    EXTRA,
    FIRST_PLAYER,
    GIFT,
    HELP,
    HELP_SOLDIERS,
    HIDE,
    HIDE_FIRST,
    MIDDLE,
    MUSTER,
    OCCUPY,
    PHASES,
    REINFORCE,
    RESTING,
    RING,
    SETTLE,
    SPREAD,
    TREASURES,
    games,
    happened,
    heard,
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


def clash(ours: str, theirs: str, dice: str, mode: str = "total", origin: str = "II/2", target: str = "II/5") -> State:
    """A attacks another space; what one exchange of dice leaves."""
    start = small(f"A {origin} = {ours}", f"B {target} = {theirs}")
    return after(start, f"A: attack {origin} {target} {mode}", dice)


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


@pytest.mark.clause("THO-1.1")
def test_the_first_with_all_three_own_treasures_wins() -> None:
    end = after(THIRD, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert (end.phase, end.winners) == (Phase.OVER, (A,))
    assert outcome(end).reason.clause == "THO-18.2"
    two = THIRD.replace("found A chest crown", "found A chest")
    assert after(two, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1").phase is not Phase.OVER


@pytest.mark.clause("THO-1.2")
def test_two_to_six_players() -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    for players in (0, 1, 7):
        with pytest.raises(UsageError, match="2 to 6 players"):
            GAME.options(players=players)
    for players in PLAYERS:
        assert len(GAME.new(Options(players=players)).queue) == players
    allowed(f"{DECLARE}\nB to move", "B: pass")


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
    for step in itertools.islice(steps(), 0, None, 101):
        assert set(GAME.inventory(step.state).values()) == {1}
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
    for step in steps(Phase.HELP):
        told_ = of(step.events, ev.HelpAsked)
        assert [10 - event.left for event in told_] == [step.state.requests[event.seat] for event in told_]


@pytest.mark.clause("THO-1.5")
def test_dice_direct_orks_dragon_and_mediator() -> None:
    for phase in (Phase.SPREAD, Phase.DRAGON, Phase.MEDIATOR, Phase.EXCHANGE):
        state = at(PHASES[phase])
        assert GAME.to_act(state) == (CHANCE,)
        for seat in state.options.seats:
            assert GAME.legal_actions(state, seat) == ()
    for face in DIE:
        assert chances(SPREAD)[f"roll {face}"] == Fraction(1, 6)
    assert {force.holder for force in at(MIDDLE).forces if force is not None} == {A, B, C, None}


@pytest.mark.clause("THO-1.6")
def test_a_unit_is_a_soldier_a_hero_or_a_wizard() -> None:
    state = at(small("A II/2 = 4S+W; II/3 = H", "O II/5 = 4"))
    assert [state.units(A), state.force("II/2").units, state.force("II/3").units] == [7, 5, 1]  # type: ignore[union-attr]
    few = "A 3 = 5S; II/3 = H\nB IV/6 = 1S\nphase help"
    allowed(few, "A: help 4")
    assert of(play(RING, "A: take V/1 hero").events, ev.RingTook)[0].figure is Figure.HERO
    assert after(RING, "A: take V/1 hero").to_place == 2


# --- 2 board and control ---------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-2.4")
def test_spaces_are_contiguous_by_land_bridge_and_tunnel() -> None:
    routes = Counter(HOUSE.route(a, b) for a, b in itertools.combinations(HOUSE.spaces, 2))
    assert (routes[Route.LAND], routes[Route.BRIDGE], routes[Route.TUNNEL]) == (102, 2, 1)
    for origin, target in (("II/2", "II/5"), ("II/5", "V/1"), ("III/4", "V/5"), ("3", "VI/1")):
        assert target in HOUSE.neighbours[origin]
        assert origin in HOUSE.neighbours[target]
        allowed(small(f"A {origin} = 3S", f"B {target} = 1S"), f"A: attack {origin} {target} total")


@pytest.mark.clause("THO-2.5")
def test_water_separates() -> None:
    for origin, target in (("I/1", "VI/2"), ("IV/4", "IV/1"), ("IV/5", "5")):
        text = small(f"A {origin} = 3S", f"B {target} = 1S")
        allowed(f"{text}\nhelp 5", f"A: attack {origin} {target} total by boat")
    allowed(small("A II/5 = 3S", "B V/1 = 1S"), "A: attack II/5 V/1")  # a bridge joins them


@pytest.mark.clause("THO-2.9")
def test_a_space_is_one_players() -> None:
    reasons = refused(REINFORCE, "A: put II/4", "13.5", "2.9")
    assert evidence(reasons, "2.9") == {"space:II/4"}
    with pytest.raises(ValueError, match=r"II/4 holds units of Blue and of Orange.*THO-2\.9"):
        at(f"{MIDDLE}\nA II/4 = 1S")


@pytest.mark.clause("THO-2.10")
def test_orks_and_players_never_share_a_space() -> None:
    with pytest.raises(ValueError, match=r"III/6 holds orks and units of a player.*THO-2\.10"):
        at(f"{MIDDLE}\nA III/6 = 1S")
    for step in itertools.islice(steps(), 0, None, 7):
        for force in step.state.forces:
            assert force is None or force.holder is not None or force.figure is None


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


# --- 3 set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-3.1")
def test_the_highest_throw_begins() -> None:
    end, events = play(GAME.new(Options(players=3)), "2 5 3")
    assert told(events) == ["Rolled 3.1"] * 3 + ["FirstNamed 3.1"]
    assert (end.first, end.active, end.phase) == (B, B, Phase.CASTLES)
    tied, events = play(GAME.new(Options(players=3)), "5 5 3")
    assert only(events, ev.Tied).seats == (A, B)
    assert tied.queue == (A, B)
    assert after(tied, "1 2").first == B


@pytest.mark.clause("THO-3.2")
@numbers_of_players
def test_the_others_follow_clockwise(players: int) -> None:
    for first in range(players):
        faces = " ".join("6" if seat == first else "1" for seat in range(players))
        state = after(GAME.new(Options(players=players)), faces)
        assert state.queue == tuple((first + step) % players for step in range(players))


@pytest.mark.clause("THO-3.3")
def test_the_island_is_filled_in_order() -> None:
    for every in games():
        order = [phase for phase, _ in itertools.groupby(step.before.phase for step in every)]
        assert order[:6] == list(SETUP)


@pytest.mark.clause("THO-3.4")
def test_everybody_puts_a_soldier_in_an_unoccupied_castle() -> None:
    state = at("4 players\nphase castles\nfirst C")
    for seat, castle in ((C, "7"), (D, "2"), (A, "4"), (B, "5")):
        assert state.active == seat
        state, events = play(state, f"settle {castle}")
        assert of(events, ev.Settled) == [ev.Settled("THO-3.4", seat, castle)]
        assert here(state, castle).endswith(" 1S")
    assert len(legal("4 players\nphase castles\nfirst A")) == 8


@pytest.mark.clause("THO-3.5")
@numbers_of_players
def test_castles_left_over_get_two_orks(players: int) -> None:
    state = at(f"{players} players\nphase castles\nfirst A")
    events: tuple[object, ...] = ()
    for castle in range(1, players + 1):
        state, more = play(state, f"settle {castle}")
        events += more
    left = tuple(map(str, range(players + 1, 9)))
    assert [event for event in events if isinstance(event, ev.OrksPlaced)] == [ev.OrksPlaced("THO-3.5", left, 2)]
    assert {here(state, castle) for castle in left} == {"O 2"}
    assert orks(state) == 2 * (8 - players)


@pytest.mark.clause("THO-3.6")
def test_two_dice_name_two_territories_of_each_region() -> None:
    start = f"{CASTLED}\nphase ork_setup\nfirst A"
    end, events = play(start, "2 3", "1 5", "1 4", "3 5", "2 6", "4 6")
    assert [event.spaces for event in of(events, ev.OrksPlaced)][:2] == [("I/2", "I/3"), ("II/1", "II/5")]
    assert {event.clause for event in of(events, ev.OrksPlaced)} == {"THO-3.6"}
    assert orks(end) == 4 * 2 + 24
    assert end.phase is Phase.SETTLE
    for region in DIE:
        assert sum(here(end, HOUSE.territory(region, number)) == "O 2" for number in DIE) == 2


@pytest.mark.clause("THO-3.8")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_twenty_four_territories_are_settled_one_by_one(players: int) -> None:
    state = settled(players)
    assert [state.queue.count(seat) for seat in SEATS[:players]] == [24 // players] * players
    start = state.queue
    for number in range(24):
        assert state.active == number % players
        state, events = play(state, legal(state)[0])
        assert only(events, ev.Settled).clause == "THO-3.8"
    assert start[:players] == SEATS[:players]
    assert state.phase is Phase.HIDE


def settled(players: int) -> State:
    """Everybody is about to place soldiers in the vacant territories."""
    state = at(f"{players} players\nphase castles\nfirst A")
    for castle in range(1, players + 1):
        state = after(state, f"settle {castle}")
    return after(state, *["1 2"] * 6)


@pytest.mark.clause("THO-3.9")
def test_of_five_players_the_last_places_four() -> None:
    state = settled(5)
    assert [state.queue.count(seat) for seat in SEATS[:5]] == [5, 5, 5, 5, 4]
    clauses = []
    while state.phase is Phase.SETTLE:
        state, events = play(state, legal(state)[0])
        clauses.append(only(events, ev.Settled).clause)
    assert clauses == ["THO-3.8"] * 20 + ["THO-3.9"] * 4
    assert sorted(len(state.own(seat)) for seat in SEATS[:5]) == [5, 6, 6, 6, 6]


@pytest.mark.clause("THO-3.10")
def test_placing_next_to_the_own_castle_is_advice_only() -> None:
    state = at(SETTLE)
    free = [space for space in LAND if state.force(space) is None]
    assert [action.space for action in legal(state) if isinstance(action, act.Settle)] == free
    assert any(space not in HOUSE.neighbours["7"] for space in free)


@pytest.mark.clause("THO-3.11")
@numbers_of_players
def test_the_left_hand_neighbour_hides_the_treasures(players: int) -> None:
    options = Options(players=players)
    for owner in options.seats:
        assert options.hider(owner) == (owner + 1) % players
        assert options.hides_for(options.hider(owner)) == owner
    for every in games():
        handed = only(happened(every), ev.TreasuresHanded)
        assert (handed.clause, handed.count) == ("THO-3.11", 3)
        for event in of(happened(every), ev.Hidden):
            assert event.seat == every[0].before.options.hider(event.owner)


@pytest.mark.clause("THO-3.12")
def test_the_first_treasure_goes_to_a_castle() -> None:
    state = at(HIDE_FIRST)
    for seat, castle in ((A, "1"), (B, "2"), (C, "3"), (D, "4")):
        assert state.active == seat
        state, events = play(state, f"hide chest {castle}")
        assert only(events, ev.Hidden).clause == "THO-3.12"
        assert heard(only(events, ev.Hidden), Seat((seat + 1) % 4), "kind") is None
    assert (state.hiding, state.active) == (2, A)


@pytest.mark.clause("THO-3.14")
def test_the_second_and_third_go_to_any_territory() -> None:
    assert {action.space for action in legal(HIDE) if isinstance(action, act.Hide)} == set(LAND)
    state = at(HIDE)
    for turn in (2, 3):
        for number, seat in enumerate((A, B, C, D)):
            assert (state.active, state.hiding) == (seat, turn)
            state, events = play(state, f"hide {'crown' if turn == 2 else 'ring'} {REGIONS[turn]}/{number + 1}")
            assert only(events, ev.Hidden).clause == "THO-3.14"
    assert state.phase is Phase.MUSTER


@pytest.mark.clause("THO-3.15")
def test_two_treasures_never_lie_in_one_territory() -> None:
    state = after(HIDE, "A: hide crown V/5")
    allowed(state, "B: hide crown V/6")
    for step in itertools.islice(steps(), 0, None, 13):
        spaces = [lying.space for lying in step.state.lying]
        assert len(set(spaces)) == len(spaces)


@pytest.mark.clause("THO-3.16")
def test_the_hider_chooses_which_treasure_goes_where() -> None:
    kinds = {action.kind for action in legal(HIDE_FIRST) if isinstance(action, act.Hide)}
    assert kinds == set(REAL)
    for kind in REAL:
        assert after(HIDE_FIRST, f"A: hide {kind.value} 3").lying == (Lying("3", D, kind),)


@pytest.mark.clause("THO-3.17")
def test_ten_soldiers_go_to_one_own_space() -> None:
    state, events = play(MUSTER, "A: mass II/4")
    assert only(events, ev.Placed) == ev.Placed("THO-3.17", A, "II/4", 10)
    assert (here(state, "II/4"), state.active) == ("A 11S", B)
    assert typed(MUSTER).count("mass II/4") == 1
    done = after(state, "B: mass 5", "C: mass 7", "D: mass 2")
    assert (done.phase, done.round_no) == (Phase.SPREAD, 1)


# --- 4 soldiers, hero, small wizard ----------------------------------------------------------------------------------


@pytest.mark.clause("THO-4.1")
def test_a_figure_comes_for_two_soldiers_wherever_two_or_more_are_put() -> None:
    for text, move in (
        (MUSTER, "A: mass 4 hero"),
        (GIFT, "A: mass II/4 wizard"),
        (REINFORCE, "A: put 3 hero"),
        (EXTRA, "A: put 3 wizard"),
        (CHEST, "A: mass II/5 hero"),
        (CROWN, "A: put 3 hero"),
        (HELP_SOLDIERS, "A: mass II/5 hero"),
    ):
        before, end = at(text), after(text, move)
        due = before.help_soldiers if before.phase is Phase.HELP_SOLDIERS else before.to_place
        placed = of(play(text, move).events, ev.Placed)[0]
        assert placed.figure is not None
        assert placed.soldiers in (0, due - 2)
        assert end.to_place in (0, due - 2) or end.phase is Phase.MUSTER


@pytest.mark.clause("THO-4.2")
def test_both_figures_come_for_four_soldiers_in_two_spaces() -> None:
    start = in_turn("reinforce", "A 3, II/3 = 1S", "B 1 = 1S")
    end = after(start, "A: reinforce 3 H, II/3 W")
    stands(end, castle_3="A 1S+H", II_3="A 1S+W")
    assert end.phase is Phase.DECLARE


@pytest.mark.clause("THO-4.3")
def test_hero_and_wizard_are_never_together() -> None:
    start = in_turn("reinforce", "A 3 = 1S+H; II/3 = 1S", "B 1 = 1S")
    allowed(start, "A: put II/3 wizard")
    with pytest.raises(ValueError, match=r"Orange has hero and wizard together in II/2 .THO-4\.3"):
        at("A II/2 = 1+H+W\nB II/5 = 1S")


@pytest.mark.clause("THO-4.4")
def test_only_a_figure_that_is_not_on_the_board_comes_in() -> None:
    start = in_turn("reinforce", "A 3 = 1S+H; II/3 = 1S", "B 1 = 1S+W")
    allowed(start, "A: put II/3 wizard")  # B's own wizard is another one
    for step in itertools.islice(steps(), 0, None, 17):
        for seat, figure in itertools.product(step.state.options.seats, Figure):
            places = [f for f in step.state.forces if f is not None and f.holder == seat and f.figure is figure]
            assert len(places) <= 1


@pytest.mark.clause("THO-4.5")
def test_units_that_were_lost_may_come_back() -> None:
    lost = after(
        small("A II/2 = 3S+H", "O II/5 = 4"), "A: attack II/2 II/5 partial", "6 : 1", "A: lose figure", "A: stop"
    )
    assert lost.where(A, Figure.HERO) is None
    assert here(lost, "II/2") == "A 3S"
    again = in_turn("reinforce", "A II/2 = 3S", "O II/5 = 4")
    allowed(again, "A: put II/2 hero")
    for every in games():
        gone = [event.seat for event in of(happened(every), ev.Lost) if event.figure is Figure.HERO]
        came = [event.seat for event in of(happened(every), ev.Placed) if event.figure is Figure.HERO]
        if any(came.count(seat) > 1 and gone.count(seat) for seat in set(came)):
            return
    pytest.fail("no hero ever came back")


# --- 5 the round -----------------------------------------------------------------------------------------------------

EPISODES = {
    Phase.SPREAD: 1,
    Phase.DRAGON: 2,
    Phase.MEDIATOR: 3,
    Phase.FIRST_PLAYER: 4,
    **dict.fromkeys((Phase.HELP, Phase.REINFORCE, Phase.DECLARE, Phase.GO_ON, Phase.ANNOUNCE), 5),
}
"""The number of the episode by phases that belong to one only."""


@pytest.mark.clause("THO-5.1")
def test_a_round_has_five_episodes_in_order() -> None:
    whole = 0
    for every in games():
        for _, group in itertools.groupby((s for s in every if s.before.round_no), key=lambda s: s.before.round_no):
            row = [EPISODES[step.before.phase] for step in group if step.before.phase in EPISODES]
            order = [number for number, _ in itertools.groupby(row)]
            assert order == sorted(set(order))
            whole += order == [1, 2, 3, 4, 5]
    assert whole > 20


@pytest.mark.clause("THO-5.2")
def test_after_the_last_player_a_new_round_begins_without_end() -> None:
    for number in (1, 7, 999):
        text = small("A II/2 = 3S", "B II/4 = 2S", f"round {number}, first A", turn="B to move")
        end, events = play(text, "B: pass")
        assert only(events, ev.RoundBegan) == ev.RoundBegan("THO-5.2", number + 1)
        assert (end.phase, end.round_no) == (Phase.SPREAD, number + 1)


@pytest.mark.clause("THO-5.3")
def test_the_game_starts_with_the_orks() -> None:
    end, events = play(MUSTER.replace("first A", "first B"), "B: mass 5", "C: mass 7", "D: mass 2", "A: mass 4")
    assert only(events, ev.RoundBegan) == ev.RoundBegan("THO-5.3", 1)
    assert (end.phase, end.mover) == (Phase.SPREAD, None)


# --- 6 orks multiply -------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-6.2")
@pytest.mark.parametrize(("players", "more"), [(2, "5"), (3, "5 6"), (4, "5 6 1")])
def test_as_many_regions_as_players(players: int, more: str) -> None:
    start = episode(f"{players} players", "A II/2 = 1S", "D 8 = 1S" if players == 4 else "")
    again, events = play(start, "4 4")
    assert only(events, ev.DieAgain) == ev.DieAgain("THO-6.2", 4)
    assert again.queue[0] == B
    named = only(play(again, more).events, ev.RegionsNamed)
    assert (named.clause, len(named.regions)) == ("THO-6.2", players)


FIVE = "5 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nO I/5, II/1, III/3 = 1\nphase spread\nfirst B"


@pytest.mark.clause("THO-6.3")
def test_of_five_players_one_rolls_for_the_region_without() -> None:
    assert at(FIVE).queue == (B,)
    events = play(FIVE, "2").events
    assert of(events, ev.Rolled) == [ev.Rolled("THO-6.3", B, 2)]
    assert only(events, ev.RegionsNamed) == ev.RegionsNamed("THO-6.3", (1, 3, 4, 5, 6))
    assert of(events, ev.OrksGrew) == [ev.OrksGrew("THO-6.5", 1, ("I/5",)), ev.OrksGrew("THO-6.5", 3, ("III/3",))]


@pytest.mark.clause("THO-6.4")
def test_of_six_players_nobody_rolls() -> None:
    text = FIVE.replace("5 players", "6 players\nF I/1 = 1S").replace("phase spread", "phase round")
    state = at(text)
    assert state.phase is Phase.DRAGON
    stands(state, I_5="O 2", II_1="O 2", III_3="O 2")
    for step in kept_steps(6):
        for event in of(step.events, ev.RegionsNamed):
            if len(step.state.alive) == 6:
                assert event == ev.RegionsNamed("THO-6.4", tuple(DIE))


def kept_steps(players: int) -> list[Step]:
    """The steps of the games of so many players."""
    return [step for step in steps() if step.before.options.players == players]


# --- 7 orks attack ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-7.1")
def test_four_orks_attack_every_contiguous_space_of_a_player() -> None:
    events = play(episode("O II/2 = 4", "A II/5 = 1S"), "1 3").events
    assert only(events, ev.BandAttacks) == ev.BandAttacks("THO-7.1", "II/2", "II/5", 4, Route.LAND)
    three = play(episode("O II/2 = 3", "A II/5 = 1S"), "1 3")
    assert of(three.events, ev.BandAttacks) == []
    assert three.state.phase is Phase.DRAGON
    assert (BAND, CARRY_ON) == (4, 2)
    both = play(episode("O II/2 = 9", "A II/5, II/6 = 1S"), "1 3", "1 : 6", "1 : 6")
    assert [event.target for event in of(both.events, ev.BandAttacks)] == ["II/5", "II/6"]


@pytest.mark.clause("THO-7.2")
def test_bands_act_in_order_castles_last() -> None:
    text = episode("O 3, VI/1, II/4, II/3, I/2 = 9", "A I/4, II/5, 4, III/1 = 1S")
    state = at(text)
    attackers: list[str] = []
    played = play(state, "4 5")
    state = played.state
    attackers += [event.origin for event in of(played.events, ev.BandAttacks)]
    while state.phase is Phase.EXCHANGE:
        state, events = play(state, "1 : 6")
        attackers += [event.origin for event in of(events, ev.BandAttacks)]
    order = [HOUSE.index[space] for space in attackers]
    assert order == sorted(order)
    assert attackers[0] == "I/2"
    assert attackers[-1] == "3" or "3" not in attackers
    for step in steps(Phase.SPREAD):
        row = [HOUSE.index[event.origin] for event in of(step.events, ev.BandAttacks)]
        assert row == sorted(row)


@pytest.mark.clause("THO-7.9")
def test_orks_never_attack_orks() -> None:
    end, events = play(episode("O II/2 = 9; II/5 = 1; II/6 = 4"), "1 3")
    assert of(events, ev.BandAttacks) == []
    stands(end, II_2="O 9", II_5="O 1", II_6="O 4")


@pytest.mark.clause("THO-7.10")
def test_orks_never_attack_empty_spaces() -> None:
    events = play(episode("O II/2 = 9", "A V/6 = 1S"), "1 3").events
    assert of(events, ev.BandAttacks) == []
    assert set(only(events, ev.Refilled).spaces) >= set(HOUSE.neighbours["II/2"])


@pytest.mark.clause("THO-7.14")
def test_orks_attack_the_other_territories_of_the_mediators_region() -> None:
    events = play(episode("O II/2 = 4", "A II/5 = 1S", "mediator II/6"), "1 3").events
    assert only(events, ev.BandAttacks).target == "II/5"


@pytest.mark.clause("THO-7.15")
def test_bands_attack_without_anybodys_choice() -> None:
    state = after(episode("O II/2 = 4", "A II/5 = 3S; II/6 = 3S"), "1 3")
    assert (state.phase, GAME.to_act(state)) == (Phase.EXCHANGE, (CHANCE,))
    assert state.fight is not None
    assert (state.fight.attacker, state.fight.mode) == (None, None)
    for seat in (A, B):
        assert GAME.legal_actions(state, seat) == ()
    assert strengths(state, state.fight) == (4, 3)  # by the rules of all fights


# --- 8 orks fill what is empty ---------------------------------------------------------------------------------------


@pytest.mark.clause("THO-8.1")
def test_an_ork_comes_into_each_empty_space() -> None:
    end, events = play(episode("O II/2 = 3", "A II/5 = 2S"), "1 3")
    filled = only(events, ev.Refilled)
    assert filled.clause == "THO-8.1"
    assert len(filled.spaces) == 44 - 4
    assert None not in end.forces
    assert orks(end) == 3 + 40
    for step in steps(Phase.DRAGON):
        if not step.before.dice and step.before.dragon is None:
            assert None not in step.before.forces


@pytest.mark.clause("THO-8.2")
def test_what_is_emptied_later_stays_empty_until_the_next_refill() -> None:
    both = clash("3S", "3S", "3 : 3")
    stands(both, II_2="", II_5="")
    later = play(small("A II/2 = 3S", "B II/5 = 3S", "first A"), "A: attack II/2 II/5 total", "3 : 3")
    end, events = play(later.state, "B: help 0", "B: reinforce I/3 4", "B: pass", "1 3")
    assert {"II/2", "II/5"} <= set(only(events, ev.Refilled).spaces)
    stands(end, II_2="O 1", II_5="O 1")


# --- 9 the dragon ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-9.2")
def test_the_dragon_never_lands_on_a_castle() -> None:
    for region, number in itertools.product(DIE, DIE):
        landed = only(play(dragon("A II/5 = 2S"), f"{region} {number}").events, ev.DragonLands)
        assert landed.space in LAND
    for step in steps():
        assert step.state.dragon is None or step.state.dragon in LAND


@pytest.mark.clause("THO-9.6")
def test_he_flies_on_until_he_has_eaten_a_players_unit() -> None:
    text = dragon("O III/1 = 3", "A V/1 = 2S+H")
    state, events = play(text, "3 1 2", "6 6")
    assert [event.space for event in of(events, ev.DragonFliesOn)] == ["III/1", "VI/6"]
    assert {event.clause for event in of(events, ev.DragonFliesOn)} == {"THO-9.6"}
    assert (state.phase, here(state, "III/1")) == (Phase.DRAGON, "O 1")
    end = after(state, "5 1 5")
    assert (end.phase, end.dragon, here(end, "V/1")) == (Phase.MEDIATOR, "V/1", "")
    nobody = episode("A 3 = 1S", "B 1 = 1S").replace("far soldiers", "full position")
    assert only(play(nobody, "4 5").events, ev.DragonAway).clause == "THO-9.6"


@pytest.mark.clause("THO-9.7")
def test_he_eats_beside_the_mediator() -> None:
    end = after(dragon("A V/1 = 2S", "mediator V/1"), "5 1 1")
    assert (here(end, "V/1"), end.mediator, end.dragon) == ("A 1S", "V/1", "V/1")


@pytest.mark.clause("THO-9.8")
def test_he_stays_where_he_landed_last() -> None:
    end = after(dragon("A V/1 = 2S"), "1 1", "5 1 6")
    assert (end.dragon, here(end, "V/1")) == ("V/1", "")
    for every in games():
        for step in every:
            if step.before.phase is not Phase.DRAGON and not of(step.events, ev.DragonAway):
                assert step.state.dragon == step.before.dragon or step.state.phase is Phase.DRAGON


# --- 10 the mediator -------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-10.1")
def test_two_dice_lead_the_mediator_never_to_a_castle() -> None:
    for region, number in itertools.product(DIE, DIE):
        end, events = play(mediator("A II/5 = 2S"), f"{region} {number}")
        assert of(events, ev.MediatorComes)[0] == ev.MediatorComes("THO-10.1", HOUSE.territory(region, number), region)
        assert end.mediator in LAND


TRUCE = small("mediator II/2", "A II/3 = 5S", "B II/4 = 2S; 3, III/1 = 1S", "O II/5 = 4; II/2 = 1; III/6 = 2")


@pytest.mark.clause("THO-10.6")
def test_other_regions_may_be_attacked_from_his() -> None:
    assert pairs(TRUCE) == [("II/3", "III/1"), ("II/3", "III/6"), ("II/3", "3")]


@pytest.mark.clause("THO-10.7")
def test_he_stays_until_the_next_mediator_episode() -> None:
    for every in games():
        for step in every:
            if step.before.phase is not Phase.MEDIATOR:
                assert step.state.mediator == step.before.mediator
    state, events = play(episode("O II/2 = 4", "A II/5 = 1S", "mediator II/5"), "1 3")
    assert state.mediator == "II/5"
    assert only(events, ev.BandHeldOff).clause == "THO-7.12"


# --- 11 the first player ---------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-11.1")
def test_each_round_the_highest_throw_makes_the_first_player() -> None:
    end, events = play(FIRST_PLAYER, "2 4 6 1")
    assert [event.clause for event in of(events, ev.Rolled)] == ["THO-11.1"] * 4
    assert only(events, ev.FirstNamed) == ev.FirstNamed("THO-11.1", C)
    assert (end.first, end.mover, end.queue) == (C, C, (D, A, B))


@pytest.mark.clause("THO-11.2")
def test_those_tied_throw_again() -> None:
    state, events = play(FIRST_PLAYER, "6 4 6 6")
    assert only(events, ev.Tied) == ev.Tied("THO-11.2", (A, C, D), 6)
    assert state.queue == (A, C, D)
    again, events = play(state, "1 3 3")
    assert only(events, ev.Tied).seats == (C, D)
    assert after(again, "1 2").first == D


@pytest.mark.clause("THO-11.3")
def test_the_first_player_stays_until_the_next_throw() -> None:
    for every in games():
        for step in every:
            named = of(step.events, ev.FirstNamed)
            assert step.state.first == (named[-1].seat if named else step.before.first)
    text = "3 players\nA II/2 = 4S\nB II/5 = 1S\nC VI/4 = 1S\nround 2\nfirst B\nA to move"
    end, events = play(text, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert only(events, ev.FirstNamed) == ev.FirstNamed("THO-11.3", C)
    assert end.queue[0] == C  # who leads the next ork episode


# --- 12 the mediator's help ------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-12.1")
def test_a_turn_is_help_reinforcements_and_fights() -> None:
    state, events = play(FIRST_PLAYER, "2 4 6 1")
    assert only(events, ev.TurnBegan) == ev.TurnBegan("THO-12.1", C)
    assert state.phase is Phase.HELP
    state = after(state, "C: help 0")
    assert state.phase is Phase.REINFORCE
    state = after(state, f"C: reinforce 7 {state.to_place}")
    assert state.phase is Phase.DECLARE
    state, events = play(state, "C: pass")
    assert only(events, ev.TurnBegan).seat == D


@pytest.mark.clause("THO-12.2")
def test_ten_requests_in_the_whole_game() -> None:
    last = f"{HELP}\nrequests A 9"
    assert only(play(last, "A: help 1").events, ev.HelpAsked).left == 0
    assert typed(f"{HELP}\nrequests A 10") == ["help 0"]


@pytest.mark.clause("THO-12.3")
def test_one_option_a_turn() -> None:
    for every in games():
        turn: list[ev.HelpAsked] = []
        for event in happened(every):
            if isinstance(event, ev.TurnBegan):
                turn = []
            elif isinstance(event, ev.HelpAsked):
                turn.append(event)
                assert len(turn) == 1


@pytest.mark.clause("THO-12.4")
def test_the_option_is_named_applied_at_once_and_noted() -> None:
    for option, phase in ((1, Phase.REINFORCE), (2, Phase.REINFORCE), (3, Phase.LIFT), (5, Phase.REINFORCE)):
        end, events = play(HELP, f"A: help {option}")
        assert of(events, ev.HelpAsked) == [ev.HelpAsked("THO-12.4", A, option, 9)]
        assert (end.help, end.requests, end.phase) == (option, (1, 0, 0), phase)


@pytest.mark.clause("THO-12.10")
def test_option_3_is_used_once_in_the_game() -> None:
    assert after(HELP, "A: help 3 III/6 III/5").treasure_moved
    for every in games():
        assert len(of(happened(every), ev.TreasureMoved)) <= 1


@pytest.mark.clause("THO-12.11")
def test_option_4_is_six_soldiers_for_who_has_few_units() -> None:
    few = EXTRA.replace("\nthen: help 4", "")
    end, events = play(few, "A: help 4 3 2, II/3 4")
    stands(end, castle_3="A 6S", II_3="A 4S+H")
    assert {event.clause for event in of(events, ev.Placed)} == {"THO-12.11"}
    assert end.phase is Phase.REINFORCE


@pytest.mark.clause("THO-12.12")
def test_option_5_is_an_attack_by_boat() -> None:
    text = small("A I/1 = 3S", "B VI/2 = 1S", "help 5")
    assert pairs(text, boat=True) == [("I/1", "VI/2")]
    events = play(text, "A: attack I/1 VI/2 total by boat").events
    assert only(events, ev.AttackDeclared).clause == "THO-12.12"
    assert only(events, ev.AttackDeclared).route is Route.BOAT
    for origin, target in itertools.permutations(WATER, 2):
        ready = small(f"A {origin} = 3S", f"B {target} = 1S", "help 5")
        assert (origin, target) in pairs(ready, boat=True)


# --- 13 reinforcements -----------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-13.1")
def test_reinforcements_come_before_the_attack() -> None:
    for every in games():
        due = 0
        for event in happened(every):
            if isinstance(event, ev.TurnBegan):
                due = 0
            due += isinstance(event, ev.ReinforcementsDue)
            if isinstance(event, ev.AttackDeclared):
                assert due == 1


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


# --- 14 launching an attack ------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-14.1")
def test_one_attack_or_none() -> None:
    assert only(play(DECLARE, "A: pass").events, ev.Passed).clause == "THO-14.1"
    end = after(small("A II/2 = 3S", "O II/5 = 1", "first A"), "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert end.mover == B


@pytest.mark.clause("THO-14.2")
def test_from_an_own_space_to_a_contiguous_one() -> None:
    declared = only(play(DECLARE, "A: attack II/2 II/5 total").events, ev.AttackDeclared)
    assert (declared.clause, declared.origin, declared.target) == ("THO-14.2", "II/2", "II/5")
    for origin, target in pairs(DECLARE):
        assert at(DECLARE).holds(A, origin)
        assert target in HOUSE.neighbours[origin]


@pytest.mark.clause("THO-14.4")
def test_not_the_dragons_space() -> None:
    allowed(f"{DECLARE}\ndragon II/5", "A: attack II/2 III/6")
    out = small("A II/2 = 3S", "B II/5 = 2S", "dragon II/5", turn="B to move")
    allowed(out, "B: attack II/5 II/2")


@pytest.mark.clause("THO-14.6")
def test_nobody_moves_without_an_attack() -> None:
    moving = (ev.Occupied, ev.Gathered, ev.Transferred)
    for step in itertools.islice(steps(), 0, None, 3):
        if step.before.phase not in SETUP and not any(isinstance(event, moving) for event in step.events):
            for seat in step.before.options.seats:
                assert set(step.state.own(seat)) <= set(step.before.own(seat))


GATHERING = small("A II/2 = 1S; II/1 = 4S; II/3 = 2S+H; II/6 = 1S; VI/5 = 3S", "O II/5 = 4")


@pytest.mark.clause("THO-14.7")
def test_in_a_total_attack_units_are_gathered_from_contiguous_spaces() -> None:
    state = after(GATHERING, "A: attack II/2 II/5 total")
    assert state.phase is Phase.PREPARE
    assert {action.space for action in legal(state) if isinstance(action, act.Gather)} == {"II/1", "II/3"}
    end = after(state, "A: rally II/1 3, II/3 1+H")
    assert here(end, "II/2") == "A 5S+H"
    partial = after(GATHERING, "A: attack II/2 II/5 partial")
    assert not [action for action in legal(partial) if isinstance(action, act.Gather)]


@pytest.mark.clause("THO-14.9")
def test_the_defender_gathers_too() -> None:
    text = small("A II/2 = 4S", "B II/5 = 2S; II/6 = 3S; VI/2 = 1S; V/1 = 2S; II/1 = 4S")
    state = after(text, "A: attack II/2 II/5 total")
    assert (state.phase, state.active) == (Phase.DEFEND, B)
    assert {action.space for action in legal(state) if isinstance(action, act.Gather)} == {"II/6", "V/1"}
    end, events = play(state, "B: rally II/6 2, V/1 1")
    assert {event.clause for event in of(events, ev.Gathered)} == {"THO-14.9"}
    assert here(end, "II/5") == "B 5S"
    assert after(text, "A: attack II/2 II/5 partial").phase is Phase.EXCHANGE


@pytest.mark.clause("THO-14.10")
def test_no_space_is_emptied_by_gathering() -> None:
    for step in steps(Phase.PREPARE, Phase.DEFEND):
        for event in of(step.events, ev.Gathered):
            assert step.state.force(event.start) is not None


@pytest.mark.clause("THO-14.11")
def test_the_attacker_may_transfer_a_figure_from_anywhere() -> None:
    text = small("A II/2 = 2S; VI/5 = 1S+H", "B II/5 = 2S; II/6 = 1S+W")
    for mode in ("total", "partial"):
        state = after(text, f"A: attack II/2 II/5 {mode}")
        end, events = play(state, "A: transfer hero VI/5")
        assert only(events, ev.Transferred) == ev.Transferred("THO-14.11", A, Figure.HERO, "VI/5", "II/2")
        stands(end, II_2="A 2S+H", VI_5="A 1S")
    defending = after(text, "A: attack II/2 II/5 total", "A: ready")
    assert not [action for action in legal(defending) if isinstance(action, act.Transfer)]


@pytest.mark.clause("THO-14.13")
def test_a_single_unit_may_attack() -> None:
    for unit in ("1S", "H", "W"):
        allowed(small(f"A II/2 = {unit}", "O II/5 = 9"), "A: attack II/2 II/5 total", "A: attack II/2 II/5 partial")


@pytest.mark.clause("THO-14.14")
def test_all_in_both_spaces_fight() -> None:
    state = after(small("A II/2 = 9S+W", "B II/5 = 7S+H"), "A: attack II/2 II/5 partial")
    assert state.fight is not None
    assert strengths(state, state.fight) == (6, 5)
    end = after(state, "6 : 5", "A: lose soldiers", "B: lose soldiers")
    stands(end, II_2="A 4S+W", II_5="B 1S+H")


# --- 15 strength and exchange ----------------------------------------------------------------------------------------


def strength(ours: str, theirs: str, origin: str = "II/2", target: str = "II/5", boat: bool = False) -> tuple[int, int]:
    """The strengths of A, who attacks, and B."""
    text = small(f"A {origin} = {ours}", f"{'O' if theirs.isdecimal() else 'B'} {target} = {theirs}")
    text = text.replace("far soldiers", "A I/4 = 1S\nB III/3 = 1S")
    way = " by boat" if boat else ""
    state = after(f"{text}\nhelp 5" if boat else text, f"A: attack {origin} {target} total{way}")
    assert state.fight is not None
    return strengths(state, state.fight)


@pytest.mark.clause("THO-15.1")
def test_soldiers_and_orks_count_up_to_four() -> None:
    for count in range(1, 9):
        assert strength(f"{count}S", "1S")[0] == strength("1S", f"{count}S")[1] == min(4, count)
        assert strength("1S", str(count))[1] == min(4, count)


@pytest.mark.clause("THO-15.4")
def test_the_cap_is_on_soldiers_only() -> None:
    for count, (letter, more) in itertools.product(range(1, 8), (("H", 1), ("W", 2))):
        assert strength(f"{count}S+{letter}", "1S")[0] == min(4, count) + more


@pytest.mark.clause("THO-15.5")
@pytest.mark.parametrize("region", DIE)
def test_defenders_in_mountain_and_forest_add_one(region: int) -> None:
    for number in DIE:
        target = HOUSE.territory(region, number)
        origin = next(near for near in HOUSE.neighbours[target] if HOUSE.route(near, target) is Route.LAND)
        if {"I/4", "III/3"} & {origin, target}:
            continue
        assert strength("3S", "2S", origin, target)[1] == 2 + (region in (3, 5, 6))


@pytest.mark.clause("THO-15.6")
def test_attackers_have_no_bonus() -> None:
    assert strength("6S", "1S", "V/5", "V/4")[0] == 4
    assert strength("2S", "1S", "3", "II/3")[0] == 2
    assert strength("2S", "1S", "V/1", "II/5")[0] == 2


@pytest.mark.clause("THO-15.7")
def test_defenders_of_a_castle_add_two() -> None:
    for castle in HOUSE.castles:
        origin = next(near for near in HOUSE.neighbours[castle] if near not in ("I/4", "III/3"))
        assert strength("3S", "2S", origin, castle)[1] == 4


@pytest.mark.clause("THO-15.8")
def test_defenders_at_a_bridge_or_the_tunnel_add_two() -> None:
    assert strength("3S", "2S", "V/1", "II/5")[1] == 4
    assert strength("3S", "2S", "I/6", "IV/4")[1] == strength("3S", "2S", "IV/4", "I/6")[1] == 4
    assert strength("3S", "2S", "III/4", "V/5")[1] == strength("3S", "2S", "V/5", "III/4")[1] == 4
    assert strength("3S", "2S", "II/5", "V/1")[1] == 5  # forest, too
    assert strength("3S", "2S", "II/5", "V/1", boat=True)[1] == 3


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


@pytest.mark.clause("THO-15.1", "THO-15.18")
def test_the_parts_are_told_once_a_fight() -> None:
    start = small("A II/2 = 4S", "O II/5 = 4")
    state, events = play(start, "A: attack II/2 II/5 partial", "2 : 2")
    assert [parts_of(events, attacks=attacks) for attacks in (True, False)] == [[("15.1", 4)]] * 2
    again = play(state, "A: go on", "2 : 1").events
    assert only(again, ev.Thrown).number == 2
    assert not of(again, ev.PartCounted)


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


@pytest.mark.clause("THO-15.10")
def test_the_bonus_is_for_whoever_defends() -> None:
    assert strength("3S", "2", "II/4", "VI/1")[1] == strength("3S", "2S", "II/4", "VI/1")[1] == 3
    assert strength("3S", "2", "II/4", "3")[1] == 4
    band = after(episode("O II/4 = 4", "A VI/1 = 2S"), "1 3")
    assert band.fight is not None
    assert strengths(band, band.fight) == (4, 3)


@pytest.mark.clause("THO-15.18")
def test_strength_is_counted_anew_before_each_exchange() -> None:
    start = small("A II/2 = 4S+W", "O II/5 = 4")
    line = ["A: attack II/2 II/5 partial", "2 : 2", "A: lose soldiers", "A: go on", "5 : 5", "A: lose soldiers"]
    thrown = of(play(start, *line, "A: go on", "3 : 4").events, ev.Thrown)
    assert [(each.attack_strength, each.defence_strength) for each in thrown] == [(6, 4), (4, 2), (3, 2)]


# --- 16 course and end of a fight ------------------------------------------------------------------------------------


@pytest.mark.clause("THO-16.1")
def test_a_fight_goes_on_until_a_space_is_emptied() -> None:
    start = small("A II/2 = 3S", "O II/5 = 4")
    state = after(start, "A: attack II/2 II/5 total", "6 : 2")
    assert (state.phase, here(state, "II/2")) == (Phase.EXCHANGE, "A 1S")
    emptied = only(play(state, "1 : 1").events, ev.Emptied)
    assert emptied == ev.Emptied("THO-16.1", ("II/2",))
    for step in steps(Phase.EXCHANGE):
        if of(step.events, ev.Emptied):
            fight = step.before.fight
            assert fight is not None


# --- 17 treasures ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("THO-17.1")
def test_who_occupies_a_space_with_an_own_treasure_turns_it_over() -> None:
    events = play(OCCUPY, "A: advance II/5", "A: ready").events
    assert only(events, ev.TreasureFound) == ev.TreasureFound("THO-17.1", A, Kind.CHEST, "II/5")
    hidden = TREASURES.replace("crown I/1", "crown II/4")
    under = play(
        left_to(f"{PEOPLED}\n{hidden.replace('ring II/4', 'ring V/2')}\nphase muster\nfirst A", D), "D: mass 2"
    ).events
    assert only(under, ev.TreasureFound) == ev.TreasureFound("THO-17.1", A, Kind.CROWN, "II/4")
    alone = small("A II/2 = 1S", "O II/5 = 1", "treasures A chest II/5")
    assert not of(play(alone, "A: attack II/2 II/5 total", "1 : 3").events, ev.TreasureFound)


@pytest.mark.clause("THO-17.6")
def test_the_treasures_of_others_stay_face_down() -> None:
    text = small("A II/2 = 3S", "O II/5 = 1", "treasures B chest II/5")
    end, events = play(text, "A: attack II/2 II/5 total", "1 : 6", "A: occupy 1")
    assert not of(events, ev.TreasureFound)
    assert end.lying == (Lying("II/5", B, Kind.CHEST),)


@pytest.mark.clause("THO-17.7")
def test_what_is_found_stays_its_owners() -> None:
    for every in games():
        for step in every:
            for one, two in zip(step.before.found, step.state.found, strict=True):
                assert two[: len(one)] == one
    state = after(OCCUPY, "A: advance II/5", "A: ready")
    assert state.found == ((Kind.CHEST,), (), ())
    assert all(lying.space != "II/5" for lying in state.lying)
    lines = outcome(PHASES[Phase.OVER]).score.lines
    assert {line.clause for line in lines if line.seat == A} == {"THO-17.7"}
    assert sum(line.points for line in lines if line.seat == A) == 3


# --- 18 elimination and end ------------------------------------------------------------------------------------------


# --- 19 negotiation, spare pieces, variant ---------------------------------------------------------------------------


@pytest.mark.clause("THO-19.1")
def test_players_may_talk_and_nothing_comes_of_it() -> None:
    for phase in RESTING:
        assert Try not in {type(action) for action in legal(PHASES[phase])}


@pytest.mark.clause("THO-19.3")
def test_there_is_no_end_of_soldiers_and_orks() -> None:
    start = in_turn("reinforce", "A II/2 = 200S; 3 = 1S", "O II/5 = 156")
    allowed(start, "A: put II/2", "A: put II/2 rest")
    end = after(start, f"A: reinforce II/2 {at(start).to_place}")
    assert units(end, A) > 200
    allowed(end, "A: attack II/2 II/5 total")
    grown = after(episode("O II/2 = 500; II/6 = 500"), "2 3")
    assert orks(grown) > 1_000


@pytest.mark.clause("THO-19.4")
def test_in_the_variant_a_fourth_treasure_is_hidden() -> None:
    start = "\n".join(["blank_treasure=on", HIDE_FIRST])
    state = at(start)
    assert state.options.kinds == (*REAL, Kind.BLANK)
    assert {action.kind for action in legal(state) if isinstance(action, act.Hide)} == set(Kind)
    hidden = {"chest": "1345", "crown": ("I/1", "I/2", "I/3", "I/4"), "ring": ("V/1", "V/2", "V/3", "V/4")}
    for kind, places in hidden.items():
        for place in places:
            state = after(state, f"hide {kind} {place}")
    assert (state.phase, state.hiding) == (Phase.HIDE, 4)
    state, events = play(state, "A: hide blank VI/1")
    assert only(events, ev.Hidden).clause == "THO-19.4"


@pytest.mark.clause("THO-19.5")
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


# --- the ledger ------------------------------------------------------------------------------------------------------
