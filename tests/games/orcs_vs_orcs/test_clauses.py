"""What happens by the rules, section after section; examples, Heroes and what is refused have their own files."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from orclib.games.orcs_vs_orcs.box import (
    BERSERK,
    COPIES,
    FIRST_LINE,
    HEROES,
    LAP,
    OBJECTIVES,
    SECOND_LINE,
    SEGMENTS,
    SKULLS,
    UNITS,
)
from orclib.games.orcs_vs_orcs.rules import tries
from orclib.games.orcs_vs_orcs.rules.building import fortress_stock, purchases
from orclib.games.orcs_vs_orcs.rules.field import pool
from orclib.games.orcs_vs_orcs.rules.reckoning import counted, leaders
from orclib.games.orcs_vs_orcs.state import FRONT, Fortress
from tests.games.orcs_vs_orcs.moments import (
    CITIES,
    at_battles,
    at_berserk,
    at_decks,
    at_fate,
    at_retreat,
    at_river,
    at_taking_back,
    at_vanguard,
    before_the_first,
    chanting,
    without_markers,
)
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    CONTROL,
    CONVERT,
    GAME,
    GREEN,
    HEAVY,
    HOUSE,
    ORANGE,
    ORC,
    PLAYERS,
    RAZE,
    SHAMAN,
    VIOLET,
    XBOW,
    Card,
    Event,
    Fate,
    Line,
    Objective,
    Options,
    Phase,
    Seat,
    Spot,
    State,
    UsageError,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    buy,
    calm,
    cited,
    ev,
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
    walled,
)
from tests.games.orcs_vs_orcs.test_knowledge import kept

ASHANI, BUURK, ERUHSK, FROKSH, GRURAGH = HEROES[:5]
KOKOTH, KRO_MORDA, ROSHNAR, VIGDISH = Card("KOKOTH"), Card("KRO-MORDA"), Card("ROSHNAR"), Card("VIGDISH")
numbers_of_players = pytest.mark.parametrize("players", PLAYERS)
TEAMS: dict[str, Any] = {"players": 4}


def new(players: int = 2, **switches: Any) -> State:
    """The table as it is laid out, before anything is turned up."""
    return GAME.new(Options(players=players, **switches))


def of_kind(state: State, kind: str) -> list[str]:
    """The zones of a kind."""
    return [zone for zone in state.board.zones if state.board.kind[zone] == kind]


def moved(state: State, zone: str) -> int:
    """How many Hordes lie down in a zone."""
    army = state.army(zone)
    assert army is not None
    return army.moved


def attack(attackers: int = 2, defenders: int = 2, **rest: Any) -> State:
    """Green stands before Blue in n_cwm, and Blue is asked."""
    return at_retreat(attackers, defenders, **rest)


def march_in(hordes: int = 3, **rest: Any) -> State:
    """Green has made a forced march with some Hordes from n_road to n_cwm, where Blue is."""
    usual: dict[str, Any] = {"hordes": f"G n_road {hordes} moved {hordes}; B n_cwm 2", "bare": "n_cw1, n_cwm"}
    return after(position(**{**usual, **rest}), march("n_road", hordes, "n_cwm"))


# --- 1 aim and glory -------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.1")
def test_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (0, 1, 5):
        with pytest.raises(UsageError, match="2 to 4 players"):
            Options(players=players)
    refused(position(), stop(ORANGE), "1.1")
    allowed(position(players=3, mover=ORANGE), stop(ORANGE))


@pytest.mark.clause("OVO-1.3", "OVO-30.1")
def test_a_camp_is_a_player_or_a_team_of_two() -> None:
    for players in (2, 3):
        for seat in range(players):
            assert Options(players=players).camp(Seat(seat)) == (seat,)
    assert Options(players=4).camp(GREEN) == Options(players=4).camp(ORANGE) == (GREEN, ORANGE)
    assert Options(players=4).camp(BLUE) == Options(players=4).camp(VIOLET) == (BLUE, VIOLET)
    end = after(
        position(**TEAMS, mover=VIOLET, glory="G 2; O 9; B 5; V 4", supply=0, river="RAZED KILLS TOWER CITIES"),
        stop(VIOLET),
    )
    assert end.winners == (GREEN, ORANGE)
    lines = [(line.seat, line.points, line.clause) for line in outcome(end).score.lines if line.seat == GREEN]
    assert lines == [(GREEN, 2, "OVO-1.4"), (GREEN, 9, "OVO-30.1")]
    assert outcome(end).score.totals == (11, 9, 11, 9)


@pytest.mark.clause("OVO-1.4")
def test_glory_comes_from_objectives_and_victories_only() -> None:
    gained = 0
    for kind, seed in (("battle", 1), ("battle", 2), ("map", 1), ("map", 4), ("map", 6)):
        for before, _, end, events in kept(kind, seed):
            won = Counter(event.seat for event in of(events, ev.GloryWon))
            for event in of(events, ev.ObjectiveScored):
                won.update(event.seats)
            for seat in before.options.seats:
                assert end.players[seat].glory - before.players[seat].glory == won[seat]
            gained += won.total()
    assert gained > 10


# --- 2 pieces --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-2.1", "OVO-2.4")
@numbers_of_players
def test_fifteen_hordes_each(players: int) -> None:
    state = new(players)
    for seat in state.options.seats:
        assert (reserve(state, seat), state.hordes(seat)) == (9, 6)
        assert GAME.inventory(state)[f"{seat} hordes"] == 15
    last = position(hordes="G start_n 14")
    assert reserve(last, GREEN) == 1
    refused(last, recruit(start_n=2), "12.7")
    assert reserve(after(last, recruit(start_n=1)), GREEN) == 0


@pytest.mark.clause("OVO-2.2", "OVO-2.4")
def test_twelve_markers_each() -> None:
    state = position()
    assert state.stock(GREEN) == state.stock(BLUE) == 12
    assert after(at_fate(), fate(CONTROL)).stock(GREEN) == 11
    assert without_markers().stock(GREEN) == 0


@pytest.mark.clause("OVO-2.3", "OVO-2.4")
def test_twelve_fortresses_in_one_stock() -> None:
    state = position(hordes="G n_road 1; B s_road 1")
    assert fortress_stock(state) == 12
    state = after(state, act.LayFoundation(GREEN, "n_road"), stop(), act.LayFoundation(BLUE, "s_road"))
    assert fortress_stock(state) == 10


@pytest.mark.clause("OVO-2.4")
def test_pieces_are_neither_made_nor_lost() -> None:
    assert sum(COPIES) == 56
    assert dict(zip(UNITS, COPIES, strict=True)) == {ORC: 16, HEAVY: 8, BOAR: 8, XBOW: 8, SHAMAN: 8, CATAPULT: 8}
    assert len(HEROES) == 20
    for kind, seed in (("battle", 3), ("battle", 5), ("map", 2), ("map", 5)):
        played = kept(kind, seed)
        first = GAME.inventory(played[0][0])
        for _, _, end, _ in played:
            assert GAME.inventory(end) == first


@pytest.mark.clause("OVO-2.5")
@numbers_of_players
def test_nothing_is_in_play_but_what_the_box_lists(players: int) -> None:
    """No spare token: the numbers of the specification and nothing else."""
    things = Counter(GAME.inventory(new(players)))
    missing = 4 - players
    wanted = {"fortresses": 12, "glory": 26, "objectives": 8, "heroes": 20}
    wanted |= {f"{seat} hordes": 15 for seat in range(players)} | {f"{seat} markers": 12 for seat in range(players)}
    wanted |= {"ORC": 16 - 4 * missing, "XBOW": 8 - missing, "HEAVY": 8, "BOAR": 8, "SHAMAN": 8, "CATAPULT": 8}
    assert things == wanted


@pytest.mark.clause("OVO-2.6", "OVO-2.7")
def test_an_army_is_all_hordes_of_a_player_in_a_zone() -> None:
    state = after(position(), walk("start_n", 1, "n_cw1"), fate(CONTROL))
    stands(state, start_n="G 5", n_cw1="G 1")
    state = after(state, walk("start_n", 2, "n_cw1"))
    stands(state, start_n="G 3", n_cw1="G 3")
    assert state.hordes(GREEN) == 6
    alone = attack(2, 1)
    allowed(alone, stand())  # a single Horde is an army too
    allowed(alone, flee("n_cw1"))


@pytest.mark.clause("OVO-2.8", "OVO-19.1")
def test_chevrons_tell_the_kind_of_a_card() -> None:
    assert {card: card.chevrons for card in UNITS} == {ORC: 1, HEAVY: 1, BOAR: 1, XBOW: 2, SHAMAN: 2, CATAPULT: 2}
    assert {hero.chevrons for hero in HEROES} == {3}
    assert (FIRST_LINE, SECOND_LINE) == ((ORC, HEAVY, BOAR), (XBOW, SHAMAN, CATAPULT))


@pytest.mark.clause("OVO-2.9", "OVO-16.3")
def test_heroes_are_units_for_decks_and_belong_to_neither_line() -> None:
    nine = "ORC, ORC, ORC, ORC, XBOW, CATAPULT, HEAVY, HEAVY, HEAVY"
    start = at_decks(units="G ORC 4, XBOW 1, CATAPULT 1, HEAVY 3", heroes="G VIGDISH, FROKSH")
    allowed(start, build(GREEN, f"{nine}, VIGDISH"))
    refused(start, build(GREEN, f"{nine}, VIGDISH, FROKSH"), "16.3")
    refused(at_vanguard(), act.PreEngage(GREEN, VIGDISH), "24.2")
    fight = battle(green="ORC, HEAVY/XBOW", decks=("VIGDISH, ORC", "ORC, ORC"))
    refused(fight.state, act.Commit(GREEN, VIGDISH, Spot(0, Line.SECOND)), "21.1")
    refused(fight.state, act.Commit(GREEN, VIGDISH, FRONT), "21.1")


@pytest.mark.clause("OVO-2.10", "OVO-18.3")
def test_the_strike_tile() -> None:
    assert (LAP, BERSERK, SEGMENTS["one_two"]) == (6, 4, (1, 2, 4))
    for start in range(1, 7):
        fight = battle("3-3", f"g1 b{start}", green="ORC/CATAPULT", decks=("HEAVY, BOAR, ORC", "CATAPULT, ORC, ORC"))
        fight.round(HEAVY, CATAPULT)
        assert fight.side(BLUE).space == (start + 2 - 1) % 6 + 1
    fight = battle("3-3", "g1 b3", red="B", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(ORC, ORC)
    assert (fight.tokens, fight.state.phase) == ("g2 b4", Phase.BERSERK)


@pytest.mark.clause("OVO-2.11", "OVO-18.4")
def test_the_combat_tracking_tile() -> None:
    assert SKULLS == 3
    fight = battle("3-3", "g6 b6", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    assert fight.losses == "0-0"
    events = fight.round(ORC, ORC)
    assert (fight.losses, fight.hordes) == ("1-1", "2-2")
    assert {event.marks for event in of(events, ev.HordeLost)} == {
        ("strikes:0", "losses:0"), ("strikes:1", "losses:1"),
    }  # fmt: skip


# --- 3 the map -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-3.2")
@numbers_of_players
def test_a_ruin_place_holds_a_village_a_well_or_nothing(players: int) -> None:
    state = new(players)
    for zone in state.board.zones:
        village, well = state.village(zone), zone in state.board.wells
        assert village + well <= 1
        assert state.board.kind[zone] == "ruin" or not (village or well)
    bare = [zone for zone in of_kind(state, "ruin") if not state.village(zone) and zone not in state.board.wells]
    assert len(bare) == {2: 10, 3: 0, 4: 0}[players]


@pytest.mark.clause("OVO-3.3", "OVO-3.4")
def test_roads_are_the_only_way() -> None:
    neighbours = HOUSE.neighbours
    assert all(a in neighbours[b] for a, near in neighbours.items() for b in near)
    state = position()
    for zone in HOUSE.zones:
        going = act.Move(GREEN, "start_n", 1, (zone,))
        if zone in neighbours["start_n"]:
            allowed(state, going)
        else:
            assert {"3.3", "3.4"} <= cited(state, going)


@pytest.mark.clause("OVO-3.5")
def test_a_zone_holds_any_number() -> None:
    state = after(position(hordes="G start_n 1, n_cw1 14", markers="G n_cw1"), walk("start_n", 1, "n_cw1"))
    stands(state, n_cw1="G 15")


@pytest.mark.clause("OVO-3.6", "OVO-3.10")
def test_whose_a_village_is() -> None:
    """Nobody's until a marker lies there; then it stays with the marker, Hordes or not."""
    state = position()
    assert set(state.control) == {None}
    state = after(at_fate(), fate(CONTROL))
    assert state.marker("n_road") == GREEN
    state = after(next_turn(state, GREEN), walk("n_road", 2, "n_city"), VIGDISH, ERUHSK, act.KeepHero(GREEN, VIGDISH))
    assert here(state, "n_road") == ""
    assert state.marker("n_road") == GREEN
    assert next_turn(state, GREEN).marker("n_road") == GREEN
    for zone in ("n_city", "tower", "ne_out"):
        there = next_turn(position(markers=f"G {zone}"), GREEN)
        assert there.marker(zone) == GREEN
    lost = after(
        position(mover=BLUE, hordes="B n_cwm 1", markers="G n_road"),
        act.Move(BLUE, "n_cwm", 1, ("n_road",)),
        fate(CONTROL, BLUE),
    )
    assert lost.marker("n_road") == BLUE


@pytest.mark.clause("OVO-3.7", "OVO-3.8", "OVO-8.3", "OVO-8.6")
@pytest.mark.parametrize("how", [RAZE, CONVERT])
def test_a_burned_village_is_a_bare_ruin_for_good(how: Fate) -> None:
    state = after(at_fate(), fate(how))
    for _ in range(3):
        assert not state.village("n_road")
        assert state.marker("n_road") is None
        state = next_turn(state, GREEN)
    refused(state, tries.Mark(GREEN, "n_road"), "3.8")
    refused(state, act.BurnOwned(GREEN, "n_road", RAZE), "8.9")
    state = after(state, walk("start_n", 1, "n_road"))  # nothing is asked
    assert (state.phase, state.marker("n_road")) == (Phase.ACTIONS, None)


@pytest.mark.clause("OVO-3.9", "OVO-9.1")
def test_the_militia_never_returns() -> None:
    """Taken, then left empty and taken by Blue: nobody is lost."""
    state = position(hordes="G start_n 2; B n_ward 2", markers="G n_city", mover=BLUE)
    state, events = play(state, act.Move(BLUE, "n_ward", 2, ("n_city",)))
    assert not of(events, ev.MilitiaFought)
    stands(state, n_city="B 2")
    neutral = position(hordes="G n_road 2", markers="G n_road")
    assert of(play(neutral, walk("n_road", 2, "n_city")).events, ev.MilitiaFought)


@pytest.mark.clause("OVO-3.11", "OVO-10.1")
def test_the_tower_has_no_defence() -> None:
    state, events = play(position(hordes="G n_ward 1", bare="n_ward"), walk("n_ward", 1, "tower"))
    assert told(events) == ["Moved 6.1", "Controlled 10.1"]
    stands(state, tower="G 1")


@pytest.mark.clause("OVO-3.12", "OVO-27.13")
def test_the_tower_scores_while_its_tile_is_active() -> None:
    for river, points in (("TOWER RAZED KILLS FORTRESSES", 1), ("CITIES RAZED KILLS FORTRESSES", 0)):
        state = position(mover=BLUE, markers="G tower", river=river, top="VILLAGES")
        assert glory(after(state, stop(BLUE))) == (points, 0)


@pytest.mark.clause("OVO-3.13", "OVO-6.4")
def test_a_neutral_city_may_be_crossed() -> None:
    state, events = play(position(hordes="G n_road 2", markers="G n_road"), walk("n_road", 2, "n_city", "n_ward"))
    assert told(events) == ["Moved 6.1", "Moved 6.1"]
    assert (state.marker("n_city"), here(state, "n_ward")) == (None, "G 2")


# --- 4 setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-4.5", "OVO-4.7", "OVO-4.12")
@numbers_of_players
def test_what_everybody_gets(players: int) -> None:
    state = new(players)
    for seat in state.options.seats:
        player = state.players[seat]
        assert (player.reserve, player.red, state.stock(seat)) == (9, False, 12)
        home = state.board.starts[seat]
        assert state.dark_city(home) == seat
        assert here(state, home) == f"{'GBOV'[seat]} 6"
    fight = battle(decks=("ORC, ORC", "ORC, ORC"))
    assert fight.tokens == "g1 b1"


@pytest.mark.clause("OVO-4.6")
@numbers_of_players
def test_starting_cards(players: int) -> None:
    for player in new(players).players:
        assert dict(zip(UNITS, player.units, strict=True)) == {
            ORC: 4, XBOW: 1, CATAPULT: 1, HEAVY: 0, BOAR: 0, SHAMAN: 0,
        }  # fmt: skip


@pytest.mark.clause("OVO-4.8", "OVO-4.9")
@pytest.mark.parametrize(
    ("scenario", "two", "three"),
    [
        ("standard", "ne_out se_out sw_out nw_out", "ab_out bc_out ca_out ab_court"),
        ("total_fight", "ne_in se_in sw_in nw_in", "a_ward b_ward c_ward bc_court"),
        ("calm", "n_road e_road s_road w_road", "a_road b_road c_road ca_court"),
    ],
)
def test_scenarios_place_four_wells(scenario: str, two: str, three: str) -> None:
    for players, wells in ((2, two), (3, three), (4, two)):
        state = new(players, scenario=scenario)
        assert state.board.wells == frozenset(wells.split())
        assert not any(state.village(zone) for zone in state.board.wells)
    assert Options().scenario == "standard"


@pytest.mark.clause("OVO-4.14", "OVO-4.15", "OVO-4.16")
@pytest.mark.parametrize(
    ("players", "piles"), [(2, (0, 8, 8, 4, 8, 6)), (3, (0, 8, 8, 4, 8, 5)), (4, (0, 8, 8, 4, 8, 4))]
)
def test_piles_of_unit_cards(players: int, piles: tuple[int, ...]) -> None:
    state = new(players)
    assert state.piles == piles
    owned = [sum(player.units[at] for player in state.players) + piles[at] for at in range(6)]
    boxed = [copies - own for copies, own in zip(COPIES, owned, strict=True)]
    assert boxed == [4 * (4 - players), 0, 0, 4 - players, 0, 0]
    for seat in (*state.options.seats, None):
        assert GAME.observe(state, seat).piles == piles  # face up


@pytest.mark.clause("OVO-4.19")
def test_fortresses_and_the_tracking_tile_lie_beside_the_board() -> None:
    state = new()
    assert set(state.fortresses) == {None}
    assert fortress_stock(state) == 12
    assert state.battle is None


@pytest.mark.clause("OVO-4.20", "OVO-4.21", "OVO-4.22")
def test_river_pile_and_first_player() -> None:
    state, events = at_river(), tuple[Event, ...]()
    for at, tile in enumerate((Objective.TOWER, Objective.KILLS, Objective.RAZED, Objective.HORDES, Objective.CITIES)):
        assert shares(state) == {left: Fraction(1, 8 - at) for left in state.face_up}
        state, more = play(state, tile)
        events += more
    assert told(events) == ["TileTurned 4.20"] * 4 + ["TileTurned 4.21"]
    assert state.river == (Objective.TOWER, Objective.KILLS, Objective.RAZED, Objective.HORDES)
    assert (state.top, state.phase) == (Objective.CITIES, Phase.FIRST_PLAYER)
    assert shares(state) == {GREEN: Fraction(1, 2), BLUE: Fraction(1, 2)}
    state, events = play(before_the_first(), act.Begin(CHANCE, BLUE))
    assert (state.first, state.mover) == (BLUE, BLUE)
    assert told(events)[0] == "FirstNamed 4.22"
    agreed = new(3, first_player="3")
    for tile in OBJECTIVES[:5]:
        agreed = after(agreed, tile)
    assert (agreed.first, agreed.mover) == (ORANGE, ORANGE)


# --- 5 turns and actions ---------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-5.1", "OVO-27.1")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_everybody_plays_one_turn_clockwise(players: int, first: int) -> None:
    state = position(players=players, mover=Seat(first), first=Seat(first))
    order = []
    while state.phase is Phase.ACTIONS:
        assert state.mover is not None
        order.append(state.mover)
        state, events = play(state, stop(state.mover))
        assert bool(of(events, ev.RiverMoved)) is (len(order) == players)
    assert order == [(first + n) % players for n in range(players)]


@pytest.mark.clause("OVO-5.2", "OVO-5.3", "OVO-5.4", "OVO-31.2", "OVO-31.3")
@pytest.mark.parametrize(
    ("wells", "tactical", "actions", "clause"),
    [
        ("", False, 3, "5.2"), ("G ne_out", False, 4, "5.3"), ("G ne_out, nw_out, se_out", False, 4, "5.4"),
        ("B ne_out", False, 3, "5.2"), ("", True, 2, "31.2"), ("G ne_out", True, 3, "31.3"),
    ],
)  # fmt: skip
def test_how_many_actions(wells: str, tactical: bool, actions: int, clause: str) -> None:
    state = position(mover=BLUE, first=BLUE, markers=wells, tactical_start=tactical)
    state, events = play(state, stop(BLUE))
    assert state.actions == actions
    assert only(events, ev.TurnBegan).clause == f"OVO-{clause}"
    for _ in range(actions):
        assert state.mover == GREEN
        state = after(state, recruit(start_n=1))
    assert state.mover != GREEN


@pytest.mark.clause("OVO-5.6", "OVO-5.7")
def test_four_kinds_of_action_in_any_order_and_repeated() -> None:
    start = position(hordes="G start_n 3, n_cw1 2", markers="G n_cw1, ne_out")
    kinds: dict[str, act.AnyAction] = {
        "move": walk("n_cw1", 1, "n_cw2"),
        "recruit": recruit(start_n=2),
        "buy": buy(HEAVY),
        "build": act.LayFoundation(GREEN, "n_cw1"),
    }
    for order in itertools.permutations(kinds):
        state = start
        for kind in order:
            state = after(state, kinds[kind])
            if state.phase is Phase.FATE:
                state = after(state, fate(CONTROL))
        assert (state.mover, state.actions) == (GREEN, 0)  # there is still a village to burn, for nothing
    state = after(start, *[buy(HEAVY)] * 4)
    assert state.players[GREEN].units[1] == 4
    assert {type(each) for each in legal(start)} == {
        act.Move, act.Recruit, act.Buy, act.LayFoundation, act.BurnOwned, act.EndActions,
    }  # fmt: skip


@pytest.mark.clause("OVO-5.8")
def test_actions_may_be_left() -> None:
    state, events = play(position(), recruit(start_n=1), stop())
    assert only(events, ev.ActionsOver) == ev.ActionsOver("OVO-5.8", GREEN, 2)
    assert (state.mover, state.actions) == (BLUE, 3)


@pytest.mark.clause("OVO-5.9", "OVO-11.13")
def test_battles_wait_for_the_last_action() -> None:
    state = after(attack(), stand())
    assert (state.phase, state.actions, state.battle) == (Phase.ACTIONS, 2, None)
    refused(state, act.NextBattle(GREEN, "n_cwm"), "5.9")
    state = after(state, recruit(start_n=1), recruit(start_n=1))
    assert (state.phase, state.active) == (Phase.DECKS, GREEN)


# --- 6 movement ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-6.2", "OVO-6.3")
def test_enemy_hordes_stop_and_nothing_else_does() -> None:
    enemy = position(hordes="G start_n 4; B n_road 1")
    refused(enemy, walk("start_n", 2, "n_road", "n_cwm"), "6.2", "6.3")
    empty = position(hordes="G start_n 4", markers="B n_road", forts="B n_road standing")
    allowed(empty, walk("start_n", 2, "n_road", "n_cwm"))


@pytest.mark.clause("OVO-6.4", "OVO-10.5")
@pytest.mark.parametrize("owner", ["", "G n_road, n_city", "B n_road, n_city"])
def test_crossing_changes_nothing(owner: str) -> None:
    state = position(hordes="G start_n 2, n_ward 2", markers=owner, forts="B n_road standing")
    after_it, events = play(state, walk("start_n", 2, "n_road", "n_cwm"), fate(CONTROL))
    assert not of(events, ev.Conquered)
    after_it = after(after_it, walk("n_ward", 2, "n_city", "n_road")) if owner.startswith("G") else after_it
    for zone in ("n_road", "n_city"):
        assert after_it.marker(zone) == state.marker(zone)
    if not owner.startswith("G"):
        assert after_it.village("n_road")
        assert after_it.fortress("n_road") == Fortress(BLUE, True)


@pytest.mark.clause("OVO-6.12", "OVO-9.1", "OVO-9.3", "OVO-9.4")
@pytest.mark.parametrize(("left", "stays"), [(1, ""), (2, "G 1")])
def test_who_is_left_in_a_neutral_city_meets_the_militia(left: int, stays: str) -> None:
    start = position(hordes="G n_road 4", markers="G n_road", bare="n_ward")
    state = after(start, walk("n_road", 4, "n_city", "n_ward", leave=left))
    if left == 2:
        assert (state.phase, here(state, "n_ward")) == (Phase.HERO_DRAW, "")  # the others wait
        state = after(state, VIGDISH, ERUHSK, act.KeepHero(GREEN, ERUHSK))
    stands(state, n_city=stays, n_ward=f"G {4 - left}")
    assert state.marker("n_city") == (GREEN if left == 2 else None)


@pytest.mark.clause("OVO-6.16")
def test_there_and_back() -> None:
    state = after(position(), walk("start_n", 3, "n_road", "start_n"))
    stands(state, start_n="G 6", n_road="")
    assert (moved(state, "start_n"), state.actions) == (3, 2)


# --- 7 forced march --------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-7.4")
def test_those_who_stay_have_not_moved() -> None:
    state = after(position(hordes="G n_cw1 4 moved 2", bare="n_cw2"), march("n_cw1", 2, "n_cw2"))
    stands(state, n_cw1="G 2", n_cw2="G 1")
    assert (moved(state, "n_cw1"), moved(state, "n_cw2")) == (0, 1)


@pytest.mark.clause("OVO-7.7", "OVO-7.9")
def test_the_exhausted_horde_is_a_loss_from_the_start() -> None:
    state, events = play(after(march_in(), stand()), stop())
    assert only(events, ev.MarchCounts) == ev.MarchCounts("OVO-7.7", GREEN, 1)
    assert state.battle is not None
    assert (state.battle.sides[0].losses, state.battle.sides[0].exhausted) == (1, 1)
    twice = position(hordes="G n_road 2 moved 2, n_cw1 3 moved 3; B n_cwm 2", bare="n_cw1, n_cwm, ne_in")
    twice = after(twice, march("n_road", 2, "n_cwm"), stand(), march("n_cw1", 3, "n_cwm"), stand(), stop())
    assert twice.battle is not None
    assert (twice.battle.sides[0].losses, here(twice, "n_cwm")) == (2, "B 2, G 3")


@pytest.mark.clause("OVO-7.8")
def test_without_a_battle_it_is_only_gone() -> None:
    start = reserve(march_in(), GREEN)
    left = after(march_in(), flee("n_cw1"))
    assert (reserve(left, GREEN), here(left, "n_cwm")) == (start, "G 2")
    assert left.clashes == ()
    crushed, events = play(
        position(hordes="G n_road 4 moved 4; B n_cwm 1", markers="G ne_out"), march("n_road", 4, "n_cwm")
    )
    assert of(events, ev.Destroyed)
    assert reserve(crushed, GREEN) == 15 - 6 - 4 + 1
    free = after(position(hordes="G n_cw1 2 moved 2", bare="n_cw2"), march("n_cw1", 2, "n_cw2"))
    assert reserve(free, GREEN) == 15 - 6 - 2 + 1


@pytest.mark.clause("OVO-7.9", "OVO-26.9", "OVO-25.4", "OVO-25.5")
def test_it_counts_for_the_endings_and_is_nobodys_kill() -> None:
    """With a second loss the army is not routed by two-nil the other way; with a third one in all it is beaten."""
    fight = battle("2-4", "g1 b5", "1-1", exhausted=1, decks=("BOAR, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(BOAR, ORC)
    assert (fight.losses, fight.battle.round) == ("1-2", 2)  # two-one and not two-nil
    beaten = battle("2-3", "g6 b1", "2-1", exhausted=1, decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    events = beaten.round(ORC, ORC)
    assert only(events, ev.BattleEnded) == ev.BattleEnded("OVO-25.5", "e_cw1", 3, BLUE, (GREEN,))
    assert beaten.state.players[BLUE].kills == 2  # and not three
    refused(chanting("1-0", "SHAMAN, ORC, ORC", 1), green(GREEN), "20.10", "7.9")


# --- 8 villages ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-8.2", "OVO-8.3", "OVO-8.4")
def test_razing() -> None:
    state, events = play(at_fate(), fate(RAZE))
    assert only(events, ev.Razed) == ev.Razed("OVO-8.2", GREEN, "n_road", True)
    assert (state.players[GREEN].red, state.players[GREEN].trophies) == (True, 1)
    assert not state.village("n_road")
    state, events = play(after(state, walk("start_n", 2, "n_cw1")), fate(RAZE))
    assert only(events, ev.Razed) == ev.Razed("OVO-8.4", GREEN, "n_cw1", False)
    assert (state.players[GREEN].red, state.players[GREEN].trophies) == (True, 2)


@pytest.mark.clause("OVO-8.5", "OVO-8.6", "OVO-8.7")
def test_converting() -> None:
    state, events = play(at_fate(), fate(CONVERT))
    assert only(events, ev.Converted) == ev.Converted("OVO-8.5", GREEN, "n_road", True)
    stands(state, start_n="G 5", n_road="G 2")
    assert (reserve(state, GREEN), state.players[GREEN].trophies, state.players[GREEN].red) == (8, 1, False)
    assert not state.village("n_road")
    last = after(position(hordes="G start_n 15"), walk("start_n", 2, "n_road"))
    state, events = play(last, fate(CONVERT))
    assert only(events, ev.Converted) == ev.Converted("OVO-8.7", GREEN, "n_road", False)
    assert (here(state, "start_n"), state.players[GREEN].trophies, state.village("n_road")) == ("G 13", 1, False)


@pytest.mark.clause("OVO-8.9", "OVO-8.10", "OVO-8.11")
@pytest.mark.parametrize("how", [RAZE, CONVERT])
def test_burning_an_own_village_later_is_free(how: Fate) -> None:
    taken = after(at_fate(), fate(CONTROL))
    burning = act.BurnOwned(GREEN, "n_road", how)
    refused(taken, burning, "8.10")
    later = next_turn(taken, GREEN)
    state = after(later, burning)
    assert (state.actions, state.stock(GREEN), state.players[GREEN].trophies) == (3, 12, 1)
    assert state.players[GREEN].red is (how is RAZE)
    assert here(state, "start_n") == ("G 4" if how is RAZE else "G 5")
    without = after(later, walk("n_road", 2, "n_cwm"), fate(RAZE))
    refused(without, burning, "8.9")
    arrived = after(without, walk("start_n", 1, "n_road"))
    allowed(arrived, burning)  # arriving Hordes qualify
    spent = after(later, recruit(start_n=1), recruit(start_n=1), recruit(start_n=1))
    assert (spent.phase, spent.mover, spent.actions) == (Phase.ACTIONS, GREEN, 0)  # there is still something to burn
    allowed(spent, burning)


@pytest.mark.clause("OVO-8.14")
def test_without_a_marker_one_may_be_taken_back() -> None:
    state = at_taking_back()
    assert (state.phase, state.deciding) == (Phase.TAKE_BACK, "ne_out")
    taken, events = play(state, act.TakeBackMarker(GREEN, "n_cw2"))
    assert told(events) == ["MarkerTaken 8.14", "Controlled 10.2"]
    assert (taken.marker("n_cw2"), taken.marker("ne_out"), taken.stock(GREEN)) == (None, GREEN, 0)
    kept_, events = play(state, act.LeaveMarkers(GREEN))
    assert told(events) == ["NoMarker 8.14"]
    assert kept_.marker("ne_out") is None
    held = f"G {CITIES}, n_cw1, n_cw2, n_cc1, n_cc2"
    everywhere = "G n_cwm 2, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1"
    stuck = without_markers(everywhere, held)
    refused(after(stuck, walk("n_cwm", 2, "n_road")), fate(CONTROL), "8.14")
    well, events = play(stuck, walk("n_cwm", 2, "ne_out"))
    assert told(events) == ["Moved 6.1", "NoMarker 8.14"]
    assert well.marker("ne_out") is None


@pytest.mark.clause("OVO-8.14")
@pytest.mark.parametrize("owner", ["", "B"])
def test_nor_can_a_city_be_entered_without_a_marker(owner: str) -> None:
    mine = f"G {CITIES.replace('n_city, ', '', 1)}, n_road, n_cw1, n_cw2, n_cc1, n_cc2"
    full = without_markers(
        "G n_road 3, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1", mine + (f"; {owner} n_city" if owner else "")
    )
    assert full.stock(GREEN) == 0
    refused(full, walk("n_road", 3, "n_city"), "8.14")
    refused(full, walk("n_road", 3, "n_city", "n_ward", leave=2), "8.14")
    allowed(full, walk("n_road", 3, "n_city", "n_ward"))


@pytest.mark.clause("OVO-8.14", "OVO-9.2", "OVO-9.3")
def test_the_last_marker_to_take_back_is_not_gone_when_the_city_is_reached() -> None:
    """Green could take back n_road's marker only; a Horde left there on the way would leave none for the city."""
    mine = f"G {CITIES.replace('n_city, ', '', 1)}, n_road, n_cw1, n_cw2, n_cc1, n_cc2"
    state = without_markers("G n_ccm 4, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1", mine)
    allowed(state, walk("n_ccm", 4, "n_road", "n_city"))
    refused(state, walk("n_ccm", 4, "n_road", "n_city", leave=1), "8.14")


# --- 9 cities --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-9.5")
def test_the_pile_runs_out() -> None:
    for left in (1, 0):
        others = ", ".join(hero.value for hero in HEROES[left:])
        state, events = play(position(heroes=f"B {others}"), walk("start_n", 4, "n_road", "n_city"), *HEROES[:left])
        assert [held.hero for held in state.held[GREEN]] == [*HEROES[:left]]
        assert told(events)[-1] == ("HeroKept 9.5" if left else "NoHeroLeft 9.5")
        assert state.marker("n_city") == GREEN


@pytest.mark.clause("OVO-9.9", "OVO-26.5")
def test_a_city_taken_in_battle() -> None:
    fight = battle(
        "3-1", "g1 b6", decks=("ORC, ORC", "ORC, ORC"), zone="ne_city", markers="B ne_city", heroes="B FROKSH, VIGDISH"
    )
    events = fight.round(ORC, ORC)
    assert told(events)[-1] == "Controlled 9.9"
    assert fight.state.phase is Phase.HERO_STEAL
    state = after(fight.state, VIGDISH)
    assert [held.hero for held in state.held[GREEN]] == [VIGDISH]
    assert here(state, "ne_city") == "G 3"  # no militia


# --- 10 tower, wells, ruins ------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-10.1", "OVO-10.2", "OVO-10.3")
@pytest.mark.parametrize(
    ("start", "zone", "owner", "clause"),
    [
        ("n_ward", "tower", "", "10.1"), ("n_cwm", "ne_out", "", "10.2"), ("n_ward", "tower", "B tower", "10.3"),
        ("n_cwm", "ne_out", "B ne_out", "10.3"),
    ],
)  # fmt: skip
def test_tower_and_wells_take_a_marker(start: str, zone: str, owner: str, clause: str) -> None:
    state, events = play(position(hordes=f"G {start} 1", markers=owner, bare=start), walk(start, 1, zone))
    assert only(events, ev.Controlled) == ev.Controlled(f"OVO-{clause}", GREEN, zone, BLUE if owner else None)
    assert (state.marker(zone), state.stock(GREEN), state.stock(BLUE)) == (GREEN, 11, 12)


@pytest.mark.clause("OVO-10.4", "OVO-3.8")
@pytest.mark.parametrize("zone", ["n_cw1", "e_cw1", "start_e"])
def test_a_bare_ruin_does_nothing(zone: str) -> None:
    near = next(each for each in HOUSE.neighbours[zone] if each != "start_n")
    start = position(hordes=f"G {near} 2, start_n 0", bare="n_cw1, n_cw2")
    state, events = play(start, walk(near, 2, zone))
    assert told(events) == ["Moved 6.1"]
    assert (state.phase, state.marker(zone), state.stock(GREEN)) == (Phase.ACTIONS, None, 12)


# --- 11 meeting the enemy --------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-11.2", "OVO-11.3")
@pytest.mark.parametrize(
    ("where", "zone", "changes", "is_open"),
    [
        ("a bare ruin", "n_cw1", {"bare": "n_cw1, n_cwm"}, True),
        ("a neutral village", "n_cw1", {"bare": "n_cwm"}, False),
        ("an own village", "n_cw1", {"markers": "B n_cw1"}, True),
        ("an enemy village", "n_cw1", {"markers": "G n_cw1"}, False),
        ("a free well", "ne_out", {}, True),
        ("an own well", "ne_out", {"markers": "B ne_out"}, True),
        ("an enemy well", "ne_out", {"markers": "G ne_out"}, False),
        ("enemy Hordes", "n_cw1", {"bare": "n_cw1", "hordes": "G start_n 2, n_cw1 1; B n_cwm 2"}, False),
        ("own Hordes", "n_cw1", {"bare": "n_cw1", "hordes": "G start_n 2; B n_cwm 2, n_cw1 1"}, True),
        ("an enemy fortress", "n_cw1", {"bare": "n_cw1", "forts": "G n_cw1 standing"}, False),
        ("a lying enemy fortress", "n_cw1", {"bare": "n_cw1", "forts": "G n_cw1 lying"}, False),
        ("an enemy fortress in an own village", "n_cw1", {"markers": "B n_cw1", "forts": "G n_cw1 lying"}, False),
        ("an own fortress", "n_cw1", {"bare": "n_cw1", "forts": "B n_cw1 standing"}, True),
        ("an own fortress in a neutral village", "n_cw1", {"bare": "", "forts": "B n_cw1 standing"}, False),
    ],
)  # fmt: skip
def test_where_a_retreat_may_go(where: str, zone: str, changes: dict[str, Any], is_open: bool) -> None:
    state = attack(**changes)
    assert (zone in retreats(state)) is is_open


@pytest.mark.clause("OVO-11.4", "OVO-11.12")
def test_the_whole_army_goes_even_where_the_attacker_came_from() -> None:
    start = position(hordes="G n_cw1 2; B n_cwm 4", bare="n_cw1, n_cwm")
    state, events = play(after(start, walk("n_cw1", 2, "n_cwm")), flee("n_cw1"))
    assert only(events, ev.Retreated) == ev.Retreated("OVO-11.4", BLUE, "n_cwm", "n_cw1", 4)
    stands(state, n_cw1="B 4", n_cwm="G 2")


@pytest.mark.clause("OVO-11.6", "OVO-11.7", "OVO-11.8")
@pytest.mark.parametrize(
    ("attackers", "defenders", "forts", "bound"),
    [
        (2, 1, "", False), (3, 1, "", True), (5, 1, "", True), (5, 2, "", False), (3, 1, "B n_cwm lying", True),
        (3, 1, "B n_cwm standing", False), (3, 1, "G n_cwm standing", True),
    ],
)  # fmt: skip
def test_one_against_three(attackers: int, defenders: int, forts: str, bound: bool) -> None:
    state = attack(attackers, defenders, forts=forts)
    assert (stand() in legal(state)) is not bound
    allowed(state, flee("n_cw1"))
    if bound:
        refused(state, stand(), "11.6")
    elif "standing" in forts:
        assert told(play(state, stand()).events)[0] == "Stood 11.7"


@pytest.mark.clause("OVO-11.8")
def test_it_never_binds_an_attacker() -> None:
    state = after(attack(1, 5), stand(), stop())
    assert (state.phase, state.active) == (Phase.DECKS, GREEN)


CLOSED: dict[str, Any] = {"hordes": "G start_n 4; B n_cwm 1", "markers": "G ne_out; B n_cwm", "bare": ""}
"""Around n_cwm all is closed to Blue."""


@pytest.mark.clause("OVO-11.11")
def test_not_obliged_it_stands() -> None:
    state, events = play(position(**CLOSED), walk("start_n", 2, "n_cw1", "n_cwm"))
    assert told(events)[-1] == "Stood 11.11"
    assert (state.phase, state.active) == (Phase.ACTIONS, GREEN)
    stands(state, n_cwm="B 1, G 2")


@pytest.mark.clause("OVO-11.13", "OVO-11.14", "OVO-11.15")
def test_several_armies_fight_as_one() -> None:
    start = attack(2, 3, hordes="G start_n 5; B n_cwm 3")
    state, events = play(start, stand())
    assert told(events) == ["Stood 11.13"]
    state = after(state, walk("start_n", 3, "n_cw1", "n_cwm"))
    assert state.phase is Phase.RETREAT
    state, events = play(after(state, stand()), stop())
    began = only(events, ev.BattleBegan)
    assert (began.attackers, began.defenders) == (5, 3)
    again = after(after(start, stand()), walk("start_n", 3, "n_cw1", "n_cwm"), flee("ne_out"))
    stands(again, n_cwm="G 5", ne_out="B 3")
    assert (glory(again), again.clashes) == ((1, 0), ())


# --- 12 recruiting ---------------------------------------------------------------------------------------------------

BUILT: dict[str, Any] = {
    "hordes": "G n_road 1",
    "forts": "G n_road standing, n_cwm standing, n_cw1 lying; B s_road standing",
}


@pytest.mark.clause("OVO-12.1", "OVO-12.2", "OVO-12.3", "OVO-12.8")
def test_recruiting() -> None:
    start = position(**BUILT)
    state, events = play(start, recruit(start_n=2))
    assert only(events, ev.Recruited) == ev.Recruited("OVO-12.1", GREEN, "start_n", 2)
    assert (here(state, "start_n"), reserve(state, GREEN)) == ("G 8", 15 - 7 - 2)
    state, events = play(start, recruit(n_cwm=1, n_road=1))
    assert told(events) == ["Recruited 12.3"] * 2
    stands(state, n_cwm="G 1", n_road="G 2")  # n_cwm was empty
    places = {place for action in legal(start) if isinstance(action, act.Recruit) for place, _ in action.places}
    assert places == {"start_n", "n_road", "n_cwm"}
    refused(start, recruit(start_n=3), "12.1")


@pytest.mark.clause("OVO-12.10")
def test_without_hordes_one_is_still_in_the_game() -> None:
    state = position(hordes="G start_n 0")
    assert state.hordes(GREEN) == 0
    assert next_turn(state, GREEN).mover == GREEN
    assert here(after(state, recruit(start_n=2)), "start_n") == "G 2"


# --- 13 cards --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-13.1", "OVO-13.2", "OVO-15.3")
@pytest.mark.parametrize(
    ("forts", "most"),
    [
        ("", 1),
        ("G n_road standing", 2),
        ("G n_road standing, n_cwm standing", 3),
        ("G n_road lying", 1),
        ("B n_road standing", 1),
    ],
)
def test_one_card_per_standing_fortress_and_the_dark_city(forts: str, most: int) -> None:
    state = position(forts=forts)
    assert purchases(state, GREEN) == most
    kinds = (HEAVY, BOAR, XBOW, SHAMAN)
    allowed(state, buy(*kinds[:most]))
    assert "13.1" in cited(state, buy(*kinds[: most + 1]))
    assert ("13.2" in cited(state, buy(*kinds[: most + 1]))) is (forts == "G n_road lying")
    bought = after(state, buy(*kinds[:most]))
    assert sum(bought.players[GREEN].units) == 6 + most


@pytest.mark.clause("OVO-13.7")
def test_no_limit_to_cards() -> None:
    state = position(units="G ORC 4, HEAVY 7, BOAR 8, SHAMAN 8, XBOW 1, CATAPULT 1", heroes="G VIGDISH, FROKSH")
    state = after(state, buy(HEAVY), buy(CATAPULT), buy(XBOW))
    assert sum(state.players[GREEN].units) == 29 + 3


@pytest.mark.clause("OVO-13.8")
def test_bought_cards_fight_at_once() -> None:
    state = after(attack(), stand(), buy(HEAVY), buy(HEAVY))
    assert state.phase is Phase.DECKS
    allowed(state, build(GREEN, "HEAVY, HEAVY"))


# --- 14 fortresses ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-14.1", "OVO-14.2", "OVO-14.3")
def test_two_turns_to_build() -> None:
    state, events = play(position(hordes="G n_road 1"), act.LayFoundation(GREEN, "n_road"))
    assert told(events) == ["Laid 14.1"]
    assert (state.actions, fortress_stock(state)) == (2, 11)
    refused(state, act.StandUp(GREEN, "n_road"), "14.3")
    state, events = play(next_turn(state, GREEN), act.StandUp(GREEN, "n_road"))
    assert told(events) == ["StoodUp 14.2"]
    assert (state.fortress("n_road"), state.actions) == (Fortress(GREEN, True), 2)


@pytest.mark.clause("OVO-14.4")
def test_two_foundations_in_a_turn() -> None:
    state = after(
        position(hordes="G n_road 1, n_cw1 1"), act.LayFoundation(GREEN, "n_road"), act.LayFoundation(GREEN, "n_cw1")
    )
    assert (fortress_stock(state), state.actions) == (10, 1)


@pytest.mark.clause("OVO-14.5", "OVO-14.10")
@pytest.mark.parametrize("zone", ["n_road", "n_city", "ne_out", "tower", "e_cw1", "start_e"])
def test_anywhere_but_on_a_dark_city(zone: str) -> None:
    state = after(position(hordes=f"G {zone} 1"), act.LayFoundation(GREEN, zone))
    assert state.fortress(zone) == Fortress(GREEN, False, True)
    assert state.marker(zone) is None  # a fortress is no marker


@pytest.mark.clause("OVO-14.8", "OVO-24.1")
def test_a_lying_fortress_gives_nothing() -> None:
    state = position(forts="G n_road lying")
    assert (purchases(state, GREEN), state.standing(GREEN)) == (1, 0)
    refused(state, recruit(n_road=1), "14.8", "12.8")
    assert counted(state, Objective.FORTRESSES) == (0, 0)
    began = only(play(after(attack(forts="B n_cwm lying"), stand()), stop()).events, ev.BattleBegan)
    assert (began.assault, began.clause) == (False, "OVO-16.7")


@pytest.mark.clause("OVO-14.9")
def test_a_fortress_belongs_to_the_last_occupant() -> None:
    state = position(hordes="G n_road 2", forts="G n_road standing", markers="G n_road")
    left = after(state, walk("n_road", 2, "n_cwm"), fate(RAZE))
    assert left.fortress("n_road") == Fortress(GREEN, True)  # it stays his
    lying = position(hordes="G start_n 2", forts="B n_road lying", bare="n_road")
    state, events = play(lying, walk("start_n", 2, "n_road"))
    assert told(events)[-1] == "FortressPasses 14.9"
    assert state.fortress("n_road") == Fortress(GREEN, False)
    allowed(state, act.StandUp(GREEN, "n_road"))  # finished by the new holder


@pytest.mark.clause("OVO-14.11", "OVO-14.13", "OVO-26.5")
def test_conquered_in_battle() -> None:
    fight = battle("3-1", "g1 b6", decks=("ORC, ORC", "ORC, ORC"), assault=True)
    events = fight.round(ORC, ORC)
    (fallen,) = of(events, ev.Conquered)
    assert fallen == ev.Conquered("OVO-14.11", GREEN, "e_cw1", BLUE)
    fort = fight.state.fortress("e_cw1")
    assert fort is not None
    assert (fort.owner, fort.standing) == (GREEN, False)


@pytest.mark.clause("OVO-14.11", "OVO-11.12")
def test_conquered_from_a_defender_who_left() -> None:
    """That brings glory, so it is not the conquest of an empty fortress."""
    state = at_retreat(hordes="G start_n 4; B n_cwm 2", bare="n_cw1, n_cwm, n_cw2", forts="B n_cwm standing")
    events = play(state, flee(min(retreats(state))))[1]
    assert [event.clause for event in of(events, ev.Conquered)] == ["OVO-14.11"]


@pytest.mark.clause("OVO-14.14")
def test_a_lying_fortress_stays_after_a_battle() -> None:
    for tokens, holder in (("g1 b6", GREEN), ("g6 b1", BLUE)):
        fight = battle(
            "1-1", tokens, decks=("ORC, ORC", "ORC, ORC"), forts="B e_cw1 lying", river="RAZED KILLS TOWER CITIES"
        )
        fight.round(ORC, ORC)
        assert fight.state.fortress("e_cw1") == Fortress(holder, False)


# --- 15 Dark Cities --------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-15.1")
def test_a_dark_city_is_never_lost() -> None:
    for kind, seed in (("map", 0), ("map", 3)):
        for before, *_ in kept(kind, seed)[::5]:
            for seat in before.options.seats:
                assert before.dark_city(before.board.starts[seat]) == seat
                there = before.army(before.board.starts[seat])
                assert there is None or there.seat == seat


@pytest.mark.clause("OVO-15.3", "OVO-15.4")
def test_what_it_counts_for() -> None:
    state = position(hordes="G start_n 0")
    assert purchases(state, GREEN) == 1
    allowed(state, recruit(start_n=2))
    assert counted(state, Objective.FORTRESSES) == counted(state, Objective.MARKERS) == (0, 0)
    refused(state, tries.Mark(GREEN, "start_n"), "15.4")
    assert (
        after(position(hordes="G n_road 2", markers="G n_road"), walk("n_road", 2, "start_n")).marker("start_n") is None
    )


# --- 16 before a battle ----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-16.1")
@pytest.mark.parametrize("zone", ["n_cwm", "n_ccm"])
def test_the_active_player_orders_the_battles(zone: str) -> None:
    state = at_battles()
    assert legal(state) == [act.NextBattle(GREEN, "n_cwm"), act.NextBattle(GREEN, "n_ccm")]
    state, events = play(state, act.NextBattle(GREEN, zone))
    assert told(events)[0] == "BattleChosen 16.1"
    assert only(events, ev.BattleBegan).zone == zone
    assert len(state.clashes) == 2  # one after another


@pytest.mark.clause("OVO-16.2", "OVO-16.4", "OVO-16.6")
def test_decks_are_changed_before_each_battle() -> None:
    state = after(at_battles(), act.NextBattle(GREEN, "n_cwm"), build(GREEN, "ORC"), build(BLUE, "ORC, XBOW"))
    assert [len(secret.deck) for secret in state.secrets] == [1, 2]
    state = after(state, ORC, ORC, XBOW, act.Commit(GREEN, ORC, FRONT), act.Commit(BLUE, ORC, FRONT))
    assert state.phase is Phase.ROUT  # out of cards
    state = after(state, act.Retreat(GREEN, "n_cw1"))
    assert (state.phase, state.active) == (Phase.DECKS, GREEN)
    allowed(state, build(GREEN, "ORC, ORC, XBOW"))  # what was left out is there again
    allowed(state, act.AddAll(GREEN))


@pytest.mark.clause("OVO-16.3")
def test_what_is_in_the_deck_is_not_added_again() -> None:
    state = after(at_decks(), *(act.AddCard(GREEN, card) for card in pool(at_decks(), 0)))
    assert (state.phase, pool(state, 0)) == (Phase.DECKS, ())
    reasons = refused(state, act.AddAll(GREEN), "16.3")
    assert [reason.code for reason in reasons] == ["nothing-left"]


@pytest.mark.clause("OVO-16.8", "OVO-17.1")
def test_decks_are_shuffled() -> None:
    state = after(at_decks(), act.AddAll(GREEN), act.AddAll(BLUE))
    assert state.phase is Phase.DRAW
    assert shares(state) == {ORC: Fraction(4, 6), XBOW: Fraction(1, 6), CATAPULT: Fraction(1, 6)}
    assert shares(after(state, ORC)) == {ORC: Fraction(3, 5), XBOW: Fraction(1, 5), CATAPULT: Fraction(1, 5)}


@pytest.mark.clause("OVO-16.9")
@pytest.mark.parametrize("mover", [GREEN, BLUE])
def test_the_attacker_is_the_active_player(mover: Seat) -> None:
    zone, near, other = ("n_cwm", "n_road", BLUE) if mover == GREEN else ("s_cwm", "s_road", GREEN)
    hordes = f"{'GB'[mover]} {near} 2; {'GB'[other]} {zone} 2"
    state = position(mover=mover, first=mover, hordes=hordes, bare=f"{near}, {zone}, n_cw1, s_cw1")
    state, events = play(state, act.Move(mover, near, 2, (zone,)), stand(other), stop(mover))
    began = only(events, ev.BattleBegan)
    assert (began.attacker, began.defender) == (mover, other)


@pytest.mark.clause("OVO-16.10")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 2), (5, 1), (2, 9)])
def test_the_deck_does_not_depend_on_the_hordes(attackers: int, defenders: int) -> None:
    forts = "B n_cwm standing" if defenders == 1 else ""
    start = attack(attackers, defenders, forts=forts, hordes=f"G start_n {attackers}; B n_cwm {defenders}, start_s 0")
    state = after(start, stand(), stop())
    allowed(state, act.AddAll(GREEN))
    assert len(after(state, act.AddAll(GREEN)).secrets[0].deck) == 6


# --- 17 a round ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.1", "OVO-17.2", "OVO-17.16")
def test_hands_are_filled_to_two() -> None:
    fight = battle("3-3", decks=("ORC, HEAVY, BOAR", "ORC, ORC, ORC, ORC"))
    assert (fight.secret(GREEN).hand, fight.secret(BLUE).hand) == ((ORC, HEAVY), (ORC, ORC))
    events = fight.round(ORC, ORC)
    assert only(events, ev.RoundBegan) == ev.RoundBegan("OVO-17.16", 2)
    assert fight.secret(GREEN).hand == (HEAVY, BOAR)
    events = fight.round(HEAVY, ORC)
    assert of(events, ev.DeckEmpty) == [ev.DeckEmpty("OVO-17.2", GREEN)]
    assert fight.secret(GREEN).hand == (BOAR,)
    assert legal(fight.state, GREEN) == [act.Commit(GREEN, BOAR, FRONT)]


@pytest.mark.clause("OVO-17.3", "OVO-17.4", "OVO-17.17")
def test_both_choose_in_secret_and_reveal_together() -> None:
    fight = battle("3-3", green="HEAVY, BOAR", decks=("XBOW, ORC, ORC", "ORC, ORC, ORC"))
    events = fight.go(act.Commit(GREEN, XBOW, Spot(1, Line.SECOND)))
    assert told(events) == ["Committed 17.3"]
    assert fight.field(GREEN) == "HEAVY, BOAR"
    assert fight.secret(GREEN).hand == (ORC,)
    events = fight.go(act.Commit(BLUE, ORC, FRONT))
    assert told(events)[:3] == ["Committed 17.3", "Revealed 17.4", "Revealed 17.4"]
    assert fight.field(GREEN) == "HEAVY, BOAR/XBOW"  # where it was to go
    assert ORC in fight.secret(GREEN).hand


@pytest.mark.clause("OVO-17.5", "OVO-17.6", "OVO-17.7", "OVO-17.8", "OVO-17.9")
def test_reorganising() -> None:
    fight = battle("3-3", decks=("XBOW, CATAPULT, ORC, HEAVY, BOAR", "ORC, ORC, ORC"))
    events = fight.go(act.Reorganise(GREEN, CATAPULT))
    assert told(events)[:2] == ["Reorganised 17.5", "Struck 17.6"]
    assert strikes(events) == ["g 1 - 17.6"]
    secret = fight.secret(GREEN)
    assert (secret.hand, secret.deck, secret.under) == ((ORC, HEAVY), (BOAR,), (CATAPULT, XBOW))
    assert fight.side(GREEN).discards == ()
    fight.go(act.Reorganise(GREEN, ORC))  # again in the same round
    assert (fight.tokens, fight.secret(GREEN).hand) == ("g3 b1", (BOAR, CATAPULT))
    assert fight.secret(GREEN).under == (XBOW, ORC, HEAVY)
    fight.go(act.Reorganise(GREEN, BOAR, True))
    assert (fight.secret(GREEN).hand, fight.secret(GREEN).under) == ((XBOW, ORC), ())
    assert fight.secret(GREEN).deck == (HEAVY, BOAR, CATAPULT)  # shuffled
    assert fight.cards_left(GREEN) == 5
    one = battle("3-3", decks=("ORC", "ORC, ORC, ORC"))
    refused(one.state, act.Reorganise(GREEN, ORC), "17.8")
    refused(battle("3-3", decks=("ORC, XBOW", "ORC, ORC, ORC")).state, act.Reorganise(GREEN, ORC), "17.8")


@pytest.mark.clause("OVO-17.11", "OVO-17.12", "OVO-17.14")
def test_strengths_together_then_effects_which_count_this_rounds_cards() -> None:
    fight = battle("1-1", "g6 b5", green="ORC", decks=("XBOW, ORC", "HEAVY, ORC"))
    events = fight.round(XBOW, HEAVY)
    assert strikes(events) == ["b 1 XBOW 17.11", "g 2 HEAVY 17.11", "b 1 XBOW 20.2"]
    assert len(of(events, ev.HordeLost)) == 2  # Green's Horde is gone, and the Crossbowman still strikes
    assert of(events, ev.Struck)[-1].parts == (("ORC", 0, 1), ("HEAVY", 1, 1))


# --- 18 strikes ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-18.1", "OVO-18.2", "OVO-18.3", "OVO-18.4")
@pytest.mark.parametrize(("start", "space", "lost"), [(1, 3, 0), (3, 5, 0), (4, 6, 0), (5, 1, 1), (6, 2, 1)])
def test_two_strikes(start: int, space: int, lost: int) -> None:
    fight = battle("3-3", f"g1 b{start}", decks=("HEAVY, ORC, ORC", "SHAMAN, ORC, ORC"))
    events = fight.round(HEAVY, SHAMAN)
    assert (fight.side(BLUE).space, fight.losses, fight.hordes) == (space, f"0-{lost}", f"3-{3 - lost}")
    assert of(events, ev.HordeLost) == [ev.HordeLost("OVO-18.2", BLUE, 1)] * lost


@pytest.mark.clause("OVO-18.3")
def test_twelve_strikes_are_two_laps() -> None:
    mine = "ORC/XBOW, ORC/XBOW, HEAVY/XBOW, HEAVY/XBOW, HEAVY"
    fight = battle("3-4", "g1 b1", "1-0", blue=mine, decks=("BOAR, ORC, ORC", "XBOW, ORC, ORC"))
    events = fight.round(BOAR, XBOW)  # 2 and 2 × 5
    assert [event.strikes for event in of(events, ev.Struck) if event.seat == BLUE] == [2, 10]
    assert (fight.side(BLUE).space, fight.losses, fight.hordes) == (1, "1-2", "3-2")


@pytest.mark.clause("OVO-18.5")
def test_an_army_without_hordes_loses_no_more() -> None:
    fight = battle("3-1", "g1 b6", blue="ORC/XBOW, ORC/XBOW, ORC/XBOW", decks=("BOAR, ORC", "ORC, ORC"))
    events = fight.round(BOAR, ORC)  # 2 and 2 × 3: spaces 2 and 2 again
    assert of(events, ev.HordeLost) == [ev.HordeLost("OVO-18.2", BLUE, 1)]
    assert of(events, ev.NobodyLeft) == [ev.NobodyLeft("OVO-18.5", BLUE)]
    assert [event.after for event in of(events, ev.Struck) if event.seat == BLUE] == [2, 2]


# --- 19 lines --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-19.1")
@pytest.mark.parametrize("card", UNITS)
def test_first_and_second_line(card: Card) -> None:
    """A first-line Unit has a column of its own; a second-line Unit goes behind one."""
    fight = battle("3-3", green="ORC", decks=(f"{card.value}, ORC", "ORC, ORC"))
    spots = [each.spot for each in legal(fight.state) if isinstance(each, act.Commit) and each.card is card]
    assert spots == ([FRONT] if card in (ORC, HEAVY, BOAR) else [Spot(0, Line.SECOND)])


@pytest.mark.clause("OVO-19.2", "OVO-19.3", "OVO-19.4")
def test_protection() -> None:
    fight = battle("3-3", green="HEAVY, BOAR/XBOW, ORC", blue="ORC, ORC", decks=("XBOW, ORC, ORC", "ORC, ORC, ORC"))
    spots = [each.spot for each in legal(fight.state) if isinstance(each, act.Commit) and each.card is XBOW]
    assert spots == [Spot(0, Line.SECOND), Spot(2, Line.SECOND)]  # any free one; one for each
    refused(fight.state, act.Commit(GREEN, XBOW, None), "19.4")
    refused(fight.state, act.Commit(GREEN, XBOW, Spot(1, Line.SECOND)), "19.3")
    events = fight.round(behind(XBOW, 3), ORC)
    assert strikes(events)[-1] == "b 3 XBOW 20.2"
    assert fight.field(GREEN) == "HEAVY, BOAR/XBOW, ORC/XBOW"


@pytest.mark.clause("OVO-19.9", "OVO-26.10")
def test_discards_come_back_after_the_battle() -> None:
    fight = battle("3-1", "g1 b6", decks=("ORC, ORC", "XBOW, ORC"), discards=("", "CATAPULT"))
    before = fight.state.players[BLUE].units
    fight.round(ORC, XBOW)
    assert fight.state.battle is None
    assert fight.state.players[BLUE].units == before


# --- 20 Units --------------------------------------------------------------------------------------------------------


def effect(card: Card, mine: str = "", theirs: str = "", foe: Card = SHAMAN, **rest: Any) -> list[str]:
    """What a Green card strikes: its strength and its effect."""
    fight = battle("3-3", green=mine, blue=theirs, decks=(f"{card.value}, ORC, ORC", f"{foe.value}, ORC, ORC"), **rest)
    events = fight.round(card, foe)
    return [each.split(" ", 1)[1] for each in strikes(events) if each.startswith("b")]


def defence(card: Card, mine: str = "", theirs: str = "", **rest: Any) -> list[str]:
    """What a Blue card strikes, in the defence."""
    fight = battle("3-3", green=theirs, blue=mine, decks=("ORC, ORC, ORC", f"{card.value}, ORC, ORC"), **rest)
    events = fight.round(ORC, walled(card) if rest.get("assault") and card in SECOND_LINE else card)
    return [each.split(" ", 1)[1] for each in strikes(events) if each.startswith("g")]


@pytest.mark.clause("OVO-20.1", "OVO-20.3", "OVO-20.6", "OVO-20.2", "OVO-20.8", "OVO-20.12")
def test_strengths() -> None:
    power = {ORC: 1, HEAVY: 2, BOAR: 2, XBOW: 1, SHAMAN: 0, CATAPULT: 0}
    for card, strength in power.items():
        assert effect(card) == ([f"{strength} {card.value} 17.11"] if strength else [])
    assert {card: Options().strength(card) for card in UNITS} == power


@pytest.mark.clause("OVO-20.2")
def test_the_crossbowman() -> None:
    assert effect(XBOW, "ORC", "ORC/CATAPULT, HEAVY/CATAPULT, BOAR/XBOW") == ["1 XBOW 17.11", "2 XBOW 20.2"]


@pytest.mark.clause("OVO-20.4", "OVO-20.5")
def test_the_heavy_orc() -> None:
    assert effect(HEAVY, "", "BOAR/XBOW, BOAR/XBOW") == ["2 HEAVY 17.11", "2 HEAVY 20.5"]
    both = {"assault": True}
    assert effect(HEAVY, "", "BOAR/XBOW, BOAR/XBOW", BOAR, **both) == ["2 HEAVY 17.11", "5 HEAVY 20.4"]
    assert effect(HEAVY, "", "", ORC, **both) == ["2 HEAVY 17.11", "2 HEAVY 20.4"]
    assert defence(HEAVY, "", "BOAR", **both) == ["2 HEAVY 17.11", "1 HEAVY 20.5"]  # nobody attacks Green's walls


@pytest.mark.clause("OVO-20.6", "OVO-20.7")
def test_the_boar_rider() -> None:
    assert effect(BOAR, "", "ORC/XBOW") == ["2 BOAR 17.11", "2 BOAR 20.6"]
    assert effect(BOAR, "", "wall/XBOW", ORC, assault=True) == ["2 BOAR 17.11"]
    assert defence(BOAR, "", "ORC/XBOW", assault=True) == ["2 BOAR 17.11", "2 BOAR 20.6"]
    lying = battle("3-3", blue="ORC/XBOW", decks=("BOAR, ORC", "ORC, ORC"), forts="B e_cw1 lying")
    assert strikes(lying.round(BOAR, ORC))[-1] == "b 2 BOAR 20.6"
    walls = battle("3-3", blue="wall/XBOW", decks=("BOAR, ORC", "ORC, ORC"), assault=True)
    assert ev.NoEffect("OVO-20.7", GREEN, BOAR) in walls.round(BOAR, ORC)


# --- 21 Heroes -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-21.8", "OVO-21.9", "OVO-28.6", "OVO-26.10")
def test_an_engaged_hero_is_set_aside_until_the_next_game_turn() -> None:
    """Vigdish was engaged, Eruhsk engaged without a place, Froksh stayed in hand."""
    fight = battle(
        "3-1", "g1 b3", green="ORC/XBOW", decks=("ERUHSK, VIGDISH, FROKSH, ORC", "ORC, ORC, ORC"),
        river="TOWER RAZED FORTRESSES CITIES", heroes="G BUURK",
    )  # fmt: skip
    fight.round(upon(VIGDISH, 1), ORC)
    events = fight.round(ERUHSK, ORC)
    assert only(events, ev.SetAside) == ev.SetAside("OVO-21.8", GREEN, (ERUHSK, VIGDISH))
    assert {held.hero: held.away for held in fight.state.held[GREEN]} == {
        BUURK: False, ERUHSK: True, FROKSH: False, VIGDISH: True,
    }  # fmt: skip
    state, events = play(fight.state, stop(BLUE))
    assert only(events, ev.HeroesBack) == ev.HeroesBack("OVO-28.6", GREEN, (ERUHSK, VIGDISH))
    assert not any(held.away for held in state.held[GREEN])


@pytest.mark.clause("OVO-21.10")
def test_a_heros_text_holds() -> None:
    """Two cards in a round with Kokoth; a discard that takes part again with Pogdush."""
    fight = battle("3-3", green="ORC/XBOW", decks=("KOKOTH, ORC, HEAVY", "ORC, ORC, ORC"))
    fight.round(upon(KOKOTH, 1), ORC, act.Commit(GREEN, HEAVY, FRONT))
    assert fight.field(GREEN) == "ORC+KOKOTH/XBOW, HEAVY"
    again = battle("3-3", green="ORC/XBOW", decks=("POGDUSH, ORC, HEAVY", "ORC, ORC, ORC"), discards=("BOAR", ""))
    again.round(upon(Card.POGDUSH, 1), ORC)
    assert BOAR in again.secret(GREEN).cards


# --- 23 Berserk ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-23.2", "OVO-23.11")
def test_berserk_may_be_kept() -> None:
    state, events = play(at_berserk(), calm(GREEN))
    assert told(events)[0] == "BerserkKept 23.11"
    assert state.players[GREEN].red
    fight = battle("3-1", "g3 b6", red="G", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(ORC, ORC)
    assert fight.state.battle is None  # the battle is over, and the token still red
    assert fight.state.players[GREEN].red
    assert next_turn(fight.state, GREEN).players[GREEN].red


@pytest.mark.clause("OVO-23.6")
def test_only_at_the_entry() -> None:
    fight = battle("4-4", "g4 b1", red="G", decks=("ORC, HEAVY, BOAR, ORC", "ORC, HEAVY, ORC, ORC"))
    fight.round(ORC, ORC)
    assert (fight.tokens, fight.state.phase) == ("g5 b2", Phase.COMMIT)
    fight.round(HEAVY, HEAVY)  # 5 to 1
    assert fight.tokens == "g1 b4"
    again = battle("4-4", "g6 b1", red="G", green="ORC, ORC", decks=("CATAPULT, ORC", "XBOW, ORC, ORC"), blue="ORC")
    again.round(behind(CATAPULT, 1), XBOW)  # out with the first strike, in again with the third and fourth
    assert again.tokens == "g3 b1"
    again.round(ORC, ORC)
    assert (again.tokens, again.state.phase) == ("g4 b2", Phase.BERSERK)


@pytest.mark.clause("OVO-23.7")
def test_it_is_decided_at_the_end_of_the_step() -> None:
    strengths = battle("3-3", "g2 b1", red="G", decks=("BOAR, ORC, ORC", "HEAVY, ORC, ORC"))
    events = strengths.round(BOAR, HEAVY)
    assert strengths.state.phase is Phase.BERSERK
    assert len(of(events, ev.Struck)) == 2  # the effects are still to come
    effect_ = battle("3-3", "g2 b1", red="G", green="ORC, ORC", blue="ORC", decks=("ORC, ORC", "XBOW, ORC, ORC"))
    events = effect_.round(ORC, XBOW)
    assert (effect_.tokens, effect_.state.phase) == ("g6 b2", Phase.BERSERK)
    reorganised = battle("3-3", "g3 b1", red="G", decks=("ORC, XBOW, ORC, ORC", "ORC, ORC, ORC"))
    reorganised.go(act.Reorganise(GREEN, ORC))
    assert (reorganised.state.phase, reorganised.battle.round) == (Phase.BERSERK, 1)


@pytest.mark.clause("OVO-23.10")
def test_the_attacker_decides_first() -> None:
    fight = battle("3-3", "g3 b3", red="GB", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(ORC, ORC)
    assert (fight.state.phase, fight.state.active) == (Phase.BERSERK, GREEN)
    fight.go(rage(GREEN))
    assert (fight.tokens, fight.state.phase, fight.state.active) == ("g4 b1", Phase.BERSERK, BLUE)
    fight.go(rage(BLUE))
    assert (fight.tokens, fight.losses) == ("g1 b1", "1-1")


# --- 24 fortresses under attack --------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-24.7")
def test_the_walls_protect_any_number() -> None:
    fight = battle(
        "3-3", green="ORC, ORC", blue="wall/XBOW, wall/XBOW", decks=("ORC, ORC, ORC", "XBOW, ORC, ORC"), assault=True
    )
    events = fight.round(ORC, XBOW)
    assert ev.Engaged("OVO-24.7", BLUE, XBOW, FRONT, 2) in events
    assert strikes(events)[-1] == "g 3 XBOW 20.2"
    assert fight.field(BLUE) == "wall/XBOW, wall/XBOW, wall/XBOW"
    assert fight.side(BLUE).discards == ()


@pytest.mark.clause("OVO-24.8", "OVO-24.9")
def test_heroes_behind_walls() -> None:
    fight = battle(
        "3-3", green="ORC", blue="wall/XBOW, ORC/CATAPULT, wall/SHAMAN+ERUHSK, HEAVY",
        decks=("ORC, ORC, ORC", "VIGDISH, XBOW, ORC"), assault=True,
    )  # fmt: skip
    fight.go(act.Commit(GREEN, ORC, FRONT))
    spots = [each.spot for each in legal(fight.state) if isinstance(each, act.Commit) and each.card is VIGDISH]
    assert spots == [Spot(0, Line.SECOND), Spot(1, Line.FIRST), Spot(1, Line.SECOND)]
    spots = [each.spot for each in legal(fight.state) if isinstance(each, act.Commit) and each.card is XBOW]
    assert spots == [Spot(3, Line.SECOND), FRONT]
    refused(fight.state, act.Commit(BLUE, VIGDISH, Spot(2, Line.SECOND)), "21.2")
    events = fight.go(act.Commit(BLUE, VIGDISH, Spot(0, Line.SECOND)))
    assert "g 1 VIGDISH 22.16" in strikes(events)


# --- 25 endings ------------------------------------------------------------------------------------------------------

ENDINGS = [
    ("2-1", "g1 b6", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, GREEN),
    ("1-2", "g6 b1", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, BLUE),
    ("1-1", "g6 b6", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.3", 1, None),
    ("2-3", "g1 b6", "0-1", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.4", 2, GREEN),
    ("3-2", "g6 b1", "1-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.4", 2, BLUE),
    ("2-3", "g1 b6", "1-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.5", 3, GREEN),
    ("3-2", "g6 b1", "2-1", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.5", 3, BLUE),
    ("3-3", "g6 b6", "2-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.6", 3, None),
    ("3-3", "g1 b1", "0-0", "ORC", "ORC, ORC, ORC", "25.7", 4, BLUE),
    ("3-3", "g1 b1", "0-0", "ORC, ORC, ORC", "ORC", "25.7", 4, GREEN),
    ("3-3", "g1 b1", "0-0", "ORC", "ORC", "25.8", 4, None),
    ("1-3", "g6 b6", "2-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, BLUE),  # the first that applies
    ("3-3", "g6 b1", "1-0", "ORC", "ORC, ORC, ORC", "25.4", 2, BLUE),  # before the cards run out
]


@pytest.mark.parametrize(
    ("hordes", "tokens", "losses", "mine", "theirs", "clause", "number", "winner"),
    [
        pytest.param(*row, marks=pytest.mark.clause("OVO-25.1", f"OVO-{row[5]}"), id=f"{row[5]} {row[7]}")
        for row in ENDINGS
    ],
)
def test_endings(
    hordes: str, tokens: str, losses: str, mine: str, theirs: str, clause: str, number: int, winner: Seat | None
) -> None:
    fight = battle(hordes, tokens, losses, decks=(mine, theirs), markers="B se_city")
    events = fight.round(ORC, ORC)
    ended = only(events, ev.BattleEnded)
    losers = (GREEN, BLUE) if winner is None else (BLUE if winner == GREEN else GREEN,)
    assert ended == ev.BattleEnded(f"OVO-{clause}", "e_cw1", number, winner, losers)
    won = [event.seat for event in of(events, ev.GloryWon)]
    assert won == ([] if winner is None else [winner])
    assert fight.state.phase is (Phase.ROUT if number > 1 else fight.state.phase)


@pytest.mark.clause("OVO-25.3", "OVO-25.6", "OVO-25.8", "OVO-26.6")
@pytest.mark.parametrize(
    ("hordes", "tokens", "losses", "deck"),
    [("1-1", "g6 b6", "0-0", "ORC, ORC"), ("3-3", "g6 b6", "2-2", "ORC, ORC"), ("3-3", "g1 b1", "0-0", "ORC")],
)
def test_where_nobody_wins_all_stays_as_it_was(hordes: str, tokens: str, losses: str, deck: str) -> None:
    fight = battle(hordes, tokens, losses, decks=(deck, deck), zone="e_cwm", markers="B e_cwm", assault=True)
    fight.round(ORC, ORC)
    state = fight.state
    while state.phase is Phase.ROUT:
        state = after(state, legal(state)[0])
    assert state.battle is None
    assert here(state, "e_cwm") == ""
    assert (state.marker("e_cwm"), state.village("e_cwm")) == (BLUE, True)
    assert state.fortress("e_cwm") == Fortress(BLUE, True)


# --- 26 after a battle -----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-26.2", "OVO-26.3")
def test_the_loser_retreats_or_is_destroyed() -> None:
    fight = battle("2-3", "g1 b6", "0-1", decks=("ORC, ORC", "ORC, ORC"))
    fight.round(ORC, ORC)
    assert (fight.state.phase, fight.state.active) == (Phase.ROUT, BLUE)
    assert retreats(fight.state) == {"start_e", "e_cw2"}
    refused(fight.state, stand(), "26.2")
    refused(fight.state, flee("e_cwm"), "11.3")
    events = fight.go(flee("e_cw2"))
    assert ev.Retreated("OVO-26.2", BLUE, "e_cw1", "e_cw2", 2) in events
    trapped = battle(
        "2-3", "g1 b6", "0-1", decks=("ORC, ORC", "ORC, ORC"), elsewhere="G start_n 0, e_cw2 1, start_e 1; B start_s 0"
    )
    events = trapped.round(ORC, ORC)
    assert ev.Destroyed("OVO-26.3", BLUE, "e_cw1", 2) in events
    assert trapped.state.players[GREEN].kills == 4  # two in the battle and these two
    assert glory(trapped.state)[GREEN] == 1


@pytest.mark.clause("OVO-26.4")
def test_both_retreat_the_attacker_first() -> None:
    fight = battle("3-3", decks=("ORC", "ORC"))
    fight.round(ORC, ORC)
    assert (fight.state.active, retreats(fight.state)) == (GREEN, {"start_e", "e_cw2"})
    fight.go(act.Retreat(GREEN, "e_cw2"))
    assert (fight.state.active, retreats(fight.state)) == (BLUE, {"start_e"})
    refused(fight.state, flee("e_cw2"), "11.3")
    fight.go(flee("start_e"))
    stands(fight.state, e_cw1="", e_cw2="G 3", start_e="B 3")


@pytest.mark.clause("OVO-26.5", "OVO-8.1", "OVO-10.3")
def test_a_winning_attacker_takes_the_zone() -> None:
    village = battle("3-1", "g1 b6", decks=("ORC, ORC", "ORC, ORC"), zone="e_cwm", markers="B e_cwm")
    village.round(ORC, ORC)
    assert (village.state.phase, village.state.deciding) == (Phase.FATE, "e_cwm")
    well = battle("3-1", "g1 b6", decks=("ORC, ORC", "ORC, ORC"), zone="ne_out", markers="B ne_out")
    assert ev.Controlled("OVO-10.3", GREEN, "ne_out", BLUE) in well.round(ORC, ORC)
    assert here(well.state, "ne_out") == "G 3"


@pytest.mark.clause("OVO-26.6")
def test_a_winning_defender_keeps_it() -> None:
    fight = battle("1-3", "g6 b1", decks=("ORC, ORC", "ORC, ORC"), zone="e_cwm", markers="G e_cwm", assault=True)
    fight.round(ORC, ORC)
    assert (here(fight.state, "e_cwm"), fight.state.marker("e_cwm")) == ("B 3", GREEN)
    assert fight.state.fortress("e_cwm") == Fortress(BLUE, True)


@pytest.mark.clause("OVO-26.7", "OVO-26.8", "OVO-27.8", "OVO-28.6")
@pytest.mark.parametrize("active", [False, True])
def test_lost_hordes(active: bool) -> None:
    """They go back at once, or after the glory of this game turn."""
    river = "KILLS RAZED TOWER FORTRESSES" if active else "CITIES RAZED TOWER FORTRESSES"
    fight = battle("3-2", "g1 b6", "0-1", river=river, top="VILLAGES", decks=("ORC, ORC", "ORC, ORC"))
    start = reserve(fight.state, BLUE)
    events = fight.round(ORC, ORC)
    what = [each for each in told(events) if each.startswith("Hordes")]
    assert what == (["HordesKept 26.8"] if active else ["HordesBack 26.7"])
    assert reserve(fight.state, BLUE) == start + (0 if active else 2)
    assert (fight.state.players[BLUE].kept, fight.state.players[GREEN].kills) == (2 if active else 0, 2)
    state = after(fight.state, flee("start_e")) if fight.state.phase is Phase.ROUT else fight.state
    state, events = play(state, stop(BLUE))
    assert (glory(state)[GREEN] == 2) is active  # the battle, and the objective
    assert reserve(state, BLUE) == start + 2
    assert [player.kills for player in state.players] == [0, 0]
    assert bool(of(events, ev.KeptReturned)) is active


@pytest.mark.clause("OVO-26.9")
def test_every_lost_horde_is_a_kill() -> None:
    """By one's own Gruragh, by Berserk, by Kro-Morda, by a reorganisation."""
    gruragh = battle("3-1", "g1 b6", blue="ORC/XBOW", decks=("SHAMAN, ORC", "GRURAGH, ORC"))
    gruragh.round(SHAMAN, upon(GRURAGH, 1))
    berserk = battle("3-1", "g3 b1", red="G", decks=("ORC, ORC", "ORC, ORC"))
    berserk.round(ORC, ORC, rage(GREEN))
    kro_morda = battle("3-1", "g1 b4", green="ORC/XBOW", decks=("KRO-MORDA, ORC", "SHAMAN, ORC"))
    kro_morda.round(upon(KRO_MORDA, 1), SHAMAN)
    own = battle("3-1", "g1 b6", decks=("ORC, ORC", "ORC, XBOW, ORC, ORC"))
    own.go(act.Commit(GREEN, ORC, FRONT), act.Reorganise(BLUE, ORC), act.Commit(BLUE, ORC, FRONT))
    for fight in (gruragh, berserk, kro_morda, own):
        assert only(fight.log, ev.BattleEnded).clause == "OVO-25.2"
        assert [player.kills for player in fight.state.players] == [1, 0]


# --- 27 objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-27.1", "OVO-27.14")
def test_all_four_are_scored_when_all_have_played() -> None:
    state = position(river="CITIES HORDES VILLAGES MARKERS", markers="G n_city, n_road", hordes="G start_n 7")
    middle, events = play(state, stop())
    assert not of(events, ev.ObjectiveScored)
    end, events = play(middle, stop(BLUE))
    assert [event.tile.value for event in of(events, ev.ObjectiveScored)] == ["MARKERS", "VILLAGES", "HORDES", "CITIES"]
    assert glory(end) == (4, 0)


@pytest.mark.parametrize(
    ("counts", "paid", "clause"),
    [
        pytest.param((3, 1, 1), [0], "27.2", marks=pytest.mark.clause("OVO-27.2")),
        pytest.param((2, 2, 1), [0, 1], "27.3", marks=pytest.mark.clause("OVO-27.3")),
        pytest.param((2, 2, 2), [], "27.4", marks=pytest.mark.clause("OVO-27.4")),
        pytest.param((0, 0, 0), [], "27.5", marks=pytest.mark.clause("OVO-27.5")),
        pytest.param((0, 1, 0), [1], "27.2", marks=pytest.mark.clause("OVO-27.2", "OVO-27.5")),
        pytest.param((0, 4, 4), [1, 2], "27.3", marks=pytest.mark.clause("OVO-27.3")),
    ],
)
def test_majorities(counts: tuple[int, ...], paid: list[int], clause: str) -> None:
    zones = iter(["a_road", "a_cw1", "a_cw2", "a_cwm", "a_cwn", "b_road", "b_cw1", "b_cw2", "b_cwm", "b_cwn"])
    markers = "; ".join(
        f"{'GBO'[seat]} {', '.join(itertools.islice(zones, count))}" for seat, count in enumerate(counts) if count
    )
    river: dict[str, Any] = {"river": "VILLAGES RAZED KILLS TOWER", "top": "HORDES"}
    state, events = play(position(players=3, mover=ORANGE, markers=markers, **river), stop(ORANGE))
    assert glory(state) == tuple(int(seat in paid) for seat in range(3))
    if paid:
        scored = ev.ObjectiveScored(f"OVO-{clause}", Objective.VILLAGES, tuple(map(Seat, paid)), counts)
        assert of(events, ev.ObjectiveScored) == [scored]
    else:
        assert ev.ObjectiveVoid(f"OVO-{clause}", Objective.VILLAGES, counts) in events
    assert state.supply == 26 - len(paid)


def ended(tile: str, **rest: Any) -> tuple[tuple[int, ...], Event]:
    """What a tile counts for Green and Blue, and the event that tells what it pays."""
    others = [name for name in ("RAZED", "KILLS", "TOWER", "FORTRESSES", "CITIES") if name != tile][:3]
    top = next(each.value for each in Objective if each.value not in (tile, *others))
    state = position(**{"mover": BLUE, "river": " ".join((tile, *others)), "top": top, **rest})
    _, events = play(state, stop(BLUE))
    scored = [
        event
        for event in events
        if isinstance(event, ev.ObjectiveScored | ev.ObjectiveVoid) and event.tile is Objective(tile)
    ]
    assert isinstance(scored[0], ev.ObjectiveScored | ev.ObjectiveVoid)
    return scored[0].counts, scored[0]


COUNTED: list[tuple[str, dict[str, Any], tuple[int, int], str]] = [
    ("CITIES", {"markers": "G n_city, e_city; B s_city", "hordes": "B w_city 1"}, (2, 1), "27.6"),
    ("HORDES", {"hordes": "G start_n 4, n_road 1; B start_s 6"}, (5, 6), "27.7"),
    ("KILLS", {"kills": "G 2; B 1"}, (2, 1), "27.8"),
    ("VILLAGES", {"markers": "G n_road, n_city, n_cw1, tower; B s_road"}, (2, 1), "27.9"),
    ("MARKERS", {"markers": "G n_road, n_city, ne_out, tower; B s_road"}, (4, 1), "27.10"),
    ("RAZED", {"trophies": "G 1; B 3"}, (1, 3), "27.11"),
    ("FORTRESSES", {"forts": "G n_road standing, n_cw1 lying; B s_road standing, s_cw1 standing"}, (1, 2), "27.12"),
    ("TOWER", {"markers": "B tower"}, (0, 1), "27.13"),
]


@pytest.mark.parametrize(
    ("tile", "rest", "counts", "clause"),
    [pytest.param(*row, marks=pytest.mark.clause(f"OVO-{row[3]}"), id=row[0]) for row in COUNTED],
)
def test_what_each_objective_counts(tile: str, rest: dict[str, Any], counts: tuple[int, int], clause: str) -> None:
    found, event = ended(tile, **rest)
    assert found == counts
    assert isinstance(event, ev.ObjectiveScored)
    assert event.seats == (GREEN if counts[0] > counts[1] else BLUE,)
    assert event.clause == ("OVO-27.13" if tile == "TOWER" else "OVO-27.2")


@pytest.mark.clause("OVO-27.9", "OVO-27.11")
def test_a_burned_village_is_a_trophy_and_no_village() -> None:
    state = after(position(markers="G n_cw1"), walk("start_n", 2, "n_road"), fate(RAZE))
    state = after(state, walk("start_n", 2, "n_cc1"), fate(CONVERT))
    assert counted(state, Objective.RAZED) == (2, 0)
    assert counted(state, Objective.VILLAGES) == (1, 0)


# --- 28 the next game turn -------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-28.4", "OVO-28.5")
def test_every_fourth_game_turn_the_pile_is_shuffled() -> None:
    state, active = (
        position(hordes="G start_n 6; B start_s 6", river="RAZED KILLS TOWER FORTRESSES", top="CITIES"),
        Counter[Objective](),
    )
    for number in range(1, 9):
        active.update(state.river)
        state, events = play(state, stop(state.mover or GREEN), stop(BLUE if state.mover == GREEN else GREEN))
        assert bool(of(events, ev.PileTurned)) is (number % 4 == 0)
        if number == 4:
            assert of(events, ev.PileTurned) == [ev.PileTurned("OVO-28.4")]
            assert state.spent == ()
            assert shares(state) == {tile: Fraction(1, 4) for tile in state.face_up}
        state = after(state, state.face_up[0])
        if number == 4:
            assert active[Objective.CITIES] == 3
        assert len(state.river) == 4
    assert active[Objective.CITIES] == 4


@pytest.mark.clause("OVO-28.6", "OVO-6.6")
def test_marks_are_cleared() -> None:
    state = after(position(), walk("start_n", 6, "n_road"), fate(CONTROL), stop(), stop(BLUE))
    assert moved(state, "n_road") == 0


# --- 29 the end ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-29.1")
def test_the_last_point_ends_the_game_at_once() -> None:
    """In the middle of a turn, with another battle pending."""
    start = after(
        position(hordes="G start_n 5; B n_cwm 2, n_ccm 2", bare="n_cw1, n_cc1, n_cwm, n_ccm", supply=1),
        walk("start_n", 2, "n_road", "n_ccm"),
        stand(),
    )
    state, events = play(start, walk("start_n", 3, "n_road", "n_cwm"), flee("n_cw1"))
    assert told(events)[-1] == "GameOver 29.1"
    assert (state.phase, state.winners, legal(state)) == (Phase.OVER, (GREEN,), [])
    assert outcome(state).reason.clause == "OVO-29.1"


@pytest.mark.clause("OVO-29.4")
def test_only_points_matter() -> None:
    """The supply and the points are numbers: no token is ever too large to be paid."""
    state = position(glory="G 21", supply=5)
    assert (state.supply, glory(state)) == (5, (21, 0))
    assert glory(after(attack(glory="G 20", supply=6), flee("n_cw1"))) == (21, 0)


# --- 30 teams --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-30.1")
def test_objectives_are_counted_player_by_player() -> None:
    state = position(**TEAMS, markers="G n_city; O s_city; B e_city, ne_city")
    assert counted(state, Objective.CITIES) == (1, 2, 1, 0)
    assert leaders(state, Objective.CITIES) == (BLUE,)


TEAM: dict[str, Any] = {"players": 4, "hordes": "G n_road 3, start_n 3; O n_cwm 2; B n_ccm 2", "bare": "n_cw1"}


@pytest.mark.clause("OVO-30.2", "OVO-30.3")
def test_partners_do_not_fight() -> None:
    state = position(**TEAM)
    refused(state, walk("n_road", 3, "n_cwm"), "30.3", "30.2")
    crossed, events = play(state, walk("n_road", 3, "n_cwm", "n_cw1"))
    assert not of(events, ev.Met)
    stands(crossed, n_cwm="O 2", n_cw1="G 3")
    assert of(play(state, walk("n_road", 3, "n_ccm")).events, ev.Met)
    home = position(players=4, hordes="G s_road 2", markers="G s_road")
    refused(home, walk("s_road", 2, "start_s"), "30.3")
    allowed(home, walk("s_road", 2, "start_s", "s_cw1"))


@pytest.mark.clause("OVO-30.4")
@pytest.mark.parametrize("zone", ["n_road", "n_city", "tower", "ne_out"])
def test_the_partners_zones_stay_the_partners(zone: str) -> None:
    near = {"n_road": "start_n", "n_city": "n_ward", "tower": "n_ward", "ne_out": "n_cwm"}[zone]
    state, events = play(position(players=4, hordes=f"G {near} 2", markers=f"O {zone}"), walk(near, 2, zone))
    assert told(events) == ["Moved 6.1", "PartnerKeeps 30.4"]
    assert (state.marker(zone), here(state, zone), state.phase) == (ORANGE, "G 2", Phase.ACTIONS)


@pytest.mark.clause("OVO-30.6", "OVO-30.3")
@pytest.mark.parametrize(
    ("markers", "zone", "is_open"),
    [
        ("V n_road", "n_road", False), ("V ne_out", "ne_out", True), ("G ne_out", "ne_out", False),
        ("B n_road", "n_road", True),
    ],
)  # fmt: skip
def test_the_partners_zones_as_a_refuge(markers: str, zone: str, is_open: bool) -> None:
    """Green attacks Blue, whose partner is Violet."""
    state = position(players=4, hordes="G n_cw1 2; B n_cwm 2", markers=markers, bare="n_cw1, n_cwm")
    state = after(state, walk("n_cw1", 2, "n_cwm"))
    assert (zone in retreats(state)) is is_open
    if markers == "V n_road":
        refused(state, flee("n_road"), "30.6")


# --- 31 options and advice -------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-31.4")
def test_advice_is_no_rule() -> None:
    """Small decks, lone Hordes, attacks by one Horde, Heroes only: all of it is allowed."""
    allowed(position(), walk("start_n", 1, "n_road"))
    allowed(attack(1, 3), stand())
    allowed(at_decks(heroes="G VIGDISH, FROKSH, ERUHSK"), build(GREEN, "VIGDISH, FROKSH, ERUHSK"))
    allowed(at_vanguard(), act.Vanguard(GREEN, (ORC, ORC)))
    late = battle("3-3", "g3 b6", red="G", decks=("SHAMAN, ORC, ORC", "ORC, ORC, ORC"))
    late.round(SHAMAN, ORC)
    allowed(late.state, rage(GREEN))


# --- the clauses of this file ----------------------------------------------------------------------------------------
