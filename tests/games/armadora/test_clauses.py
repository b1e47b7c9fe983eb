"""What happens, clause by clause: events, and who takes the gold. What is refused stands in test_illegal_moves."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, islice, permutations
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from orclib.errors import UsageError
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import LAND, LINES, SQUARES, People
from orclib.games.armadora.rules import scoring, verdicts
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import Phase, State
from tests.games.armadora.support import (
    ALL_LINES,
    FIRST,
    FOURTH,
    GAME,
    GOLD,
    NAMED,
    SECOND,
    STUCK,
    THIRD,
    Options,
    Seat,
    Square,
    act,
    after,
    at,
    complete,
    count,
    ended,
    free_lines,
    gold,
    lands,
    legal,
    legal_lines,
    on,
    pass_on,
    play,
    random_game,
    regions,
    result,
    set_up,
    sheet,
    sticks,
    takers,
    territory,
    totals,
)
from tests.games.rows import shown
from tests.games.support import Step, of, only

FULL = NAMED["EC-12 behind by one is enough"]
SPY = "advanced, ME; E:A1=4 E:B1=1"
RANGE = "advanced, EM, NE closed; E:H1=1 M:G1=4"


# --- what is told, and what is legal then ----------------------------------------------------------------------------

TOLD: list[tuple[str, str, str, type, dict[str, Any]]] = [
    ("4.4", "MOGE; passed: O G", "place 1 A1", ev.TurnBegun, {"seat": FOURTH}),
    ("5.2", "advanced, GM", "place 5 A1", ev.WarriorPlaced, {"value": 5}),
    ("6.1", "", "fence C3|D3", ev.PalisadeLaid, {"extra": False, "closes_nothing": True, "supply": 34}),
    ("6.1", "then: fence C3|D3", "stop", ev.Stopped, {}),
    ("6.1 6.13", "B1|C1 B2|C2 A2/A3", "fence B2/B3", ev.PalisadeLaid, {"closes_nothing": False}),
    ("6.4", NAMED["EC-7 one palisade left"], "fence G1|H1", ev.SupplyEmpty, {}),
    ("7.6", f"{NAMED['EC-15 the free square is cut away']}; sticks: A1|B1", "fence H2/H3", ev.TerritoryDivided, {}),
    ("7.8", NAMED["EC-18 filling is a shield"], "place 1 G2", ev.TerritoryCompleted, {"squares": "G1 H1 G2 H2"}),
    (
        "7.8",
        NAMED["EC-15 the free square is cut away"],
        "fence H2/H3",
        ev.TerritoryCompleted,
        {"squares": "G1 H1 G2 H2"},
    ),
    ("8.1", STUCK.replace(" M:F1=1", ""), "place 1 F1", ev.HandEmpty, {}),
    ("8.3", STUCK, "pass", ev.Passed, {"forced": True, "tiles": 0}),
    ("8.4 8.9", "", "pass", ev.Passed, {"forced": False, "tiles": 16}),
    ("8.7", "MEG; passed: M E", "place 1 A1", ev.TurnBegun, {"seat": THIRD}),
    ("8.8", "passed: M", "pass", ev.GameStopped, {}),
    ("9.1", "MEG; M:A1=4 E:B1=1; passed: M E", "pass", ev.WarriorsRevealed, {"warriors": 2}),
    ("12.1", FULL, "reinforce G1", ev.ReinforcementPlaced, {}),
    ("12.5", f"{FULL}\narrows: G1", "reinforce G1", ev.ReinforcementPlaced, {}),
    ("12.12", NAMED["P2 reinforcing a face-up warrior"], "reinforce A1", ev.ReinforcementPlaced, {}),
    ("13.3", SPY, "look A1", ev.ActionFollows, {}),
    ("14.1", SPY, "look A1", ev.Looked, {"value": 4}),
    ("14.6", SPY, "look A1", ev.TokenSpent, {"people": People.MAGE, "left": 1}),
    ("14.8 14.10", "advanced, GM", "extra 3 A1", ev.ExtraWarriorPlaced, {}),
    ("14.11", "advanced, GM", "extra 3 A1", ev.TokenSpent, {"people": People.GOBLIN, "left": 0}),
    ("14.12", "advanced, OM", "extra B2|C2", ev.PalisadeLaid, {"extra": True}),
    ("14.15", "advanced, OM", "extra B2|C2", ev.TokenSpent, {"people": People.ORC, "left": 0}),
    ("14.16", RANGE, "shoot G1", ev.ArrowShot, {}),
    ("14.21", RANGE, "shoot G1", ev.TokenSpent, {"people": People.ELF, "left": 1}),
    ("14.22", f"{RANGE}; arrows: G1", "shoot G1", ev.ArrowShot, {}),
]


@shown("armadora", "clause start move kind facts", [(row[0], *row) for row in TOLD])
def test_what_is_told(clause: str, start: str, move: str, kind: type[Any], facts: dict[str, Any]) -> None:
    event = only(play(start, move).events, kind)
    assert event.clause == f"ARM-{clause.split()[0]}"
    found = {name: getattr(event, name) for name in facts}
    assert {name: _plain(value) for name, value in found.items()} == facts


@pytest.mark.clause("ARM-8.1")
@pytest.mark.parametrize(("start", "move"), [("advanced, GM", "extra 3 A1"), ("", "place 1 A1")])
def test_a_hand_is_empty_after_its_last_tile_only(start: str, move: str) -> None:
    assert not of(play(start, move).events, ev.HandEmpty)


def _plain(value: Any) -> Any:
    return " ".join(square.value for square in value) if isinstance(value, tuple) else value


LEGAL: list[tuple[str, str, str, str]] = [
    ("5.5", "M:B1=3 M:C1=5", "place", "1 2 4"),
    ("8.3 8.10", STUCK, "", "pass"),
    ("8.10", f"{STUCK}\nE to move\nthen: place 1 A5", "reinforce", "A1 A2 A3"),  # had the Elf moved first
    ("12.1", FULL, "reinforce", "G1"),
    ("12.9", f"{FULL}\nreinforced: G1", "reinforce", ""),
    ("12.11", NAMED["EC-16 a reinforced territory is cut"].replace("G2/G3", "G2/G3 H2/H3", 1), "reinforce", "G3 G4"),
    ("12.12", "advanced, GM; NE closed; G:G1=3 G:H1=2^ M:G2=2", "reinforce", "G1 H1"),
    ("14.1 14.4", NAMED["EC-24 what the Mage may look at"], "look", "A1 C1"),
    ("14.1", "advanced, ME; M:A1=1 E:B1=4", "look", "B1"),
    ("14.2", "advanced, EMO, NE closed; E:G1=1 M:H1=1 O:G2=3 O:A1=2; arrows: G2; M to move", "look", "A1 G1 G2"),
    ("14.5", "advanced, MEG, G:B1=3^ E:C1=1", "look", "C1"),
    ("14.6", f"{SPY}; seen: M A1 A1", "look", ""),
    ("14.16", RANGE, "shoot", "G1"),
    ("14.17", "advanced, EM, NE closed, E:A1=1 M:G1=4 M:B1=1", "shoot", "B1"),
    ("14.20", "advanced, EOMG; E:A1=1 M:B1=1 O:C1=1 G:E1=1", "shoot", "C1 E1"),
]


@shown("armadora", "start word targets", LEGAL)
def test_what_is_legal(start: str, word: str, targets: str) -> None:
    found = [move.split() for move in legal(start)]
    assert {told[1] if word else told[0] for told in found if not word or told[0] == word} == set(targets.split())


# --- all through random games ----------------------------------------------------------------------------------------

POWERS = act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade


@pytest.mark.clause(
    "ARM-1.1", "ARM-1.2", "ARM-2.6", "ARM-2.7", "ARM-4.3", "ARM-4.4", "ARM-4.5", "ARM-5.1", "ARM-5.4", "ARM-5.6",
    "ARM-6.15", "ARM-8.4", "ARM-8.5", "ARM-8.8", "ARM-9.9", "ARM-12.9", "ARM-13.2", "ARM-13.4", "ARM-13.5",
)  # fmt: skip
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_holds_in_any_game(players: int, advanced: bool) -> None:
    game = tuple(random_game(1, players=players, advanced=advanced))
    for s in (s for s in game if s.before.hands):
        _holds_at_a_turn(s)
    end = game[-1].state
    found = GAME.outcome(end)
    assert found is not None
    assert {found.score.totals[winner] for winner in found.winners} == {max(found.score.totals)}
    lost = sum(x.points for x in found.score.lines if x.seat is None)
    assert sum(found.score.totals[side[0]] for side in end.options.sides) + lost == 40
    reinforced = [one.owner for one in end.squares if one is not None and one.reinforced]
    assert len(set(reinforced)) == len(reinforced)


def _holds_at_a_turn(s: Step) -> None:
    """What holds at one step of a game after the set-up."""
    before, state, seat = s.before, s.state, s.before.active
    may = GAME.legal_actions(before, seat)
    assert (GAME.to_act(before), before.passed[seat], state.heaps) == ((seat,), False, before.heaps)  # never chance
    assert (act.Pass(seat) in may) == (before.phase is Phase.ACTION)
    assert (GAME.outcome(state) is None) == (state.phase is not Phase.OVER) == (not all(state.passed))
    placed = {a.square for a in may if isinstance(a, act.PlaceWarrior)}
    assert not placed or placed == {square for square in LAND if before.squares[square.index] is None}
    assert before.land.palisades & ~state.land.palisades == 0
    laid = isinstance(s.action, act.LayPalisade | act.ExtraPalisade)
    assert [e.supply for e in of(s.events, ev.PalisadeLaid)] == [state.supply] * laid == [before.supply - 1] * laid
    for old, new in zip(before.squares, state.squares, strict=True):
        if old is not None:
            assert new is not None
            assert (new.owner, new.value, new.face_up) == (old.owner, old.value, old.face_up)
            assert (new.arrows, new.reinforced) >= (old.arrows, old.reinforced)
    if isinstance(s.action, act.PlaceWarrior):
        fewer = [n - (place == s.action.value - 1) for place, n in enumerate(before.hands[seat])]
        assert list(state.hands[seat]) == fewer
    used, turn_over = isinstance(s.action, POWERS), state.turn > before.turn or state.phase is Phase.OVER
    assert state.power_used == (not turn_over and (used or before.power_used))
    assert [was - now for was, now in zip(before.powers, state.powers, strict=True)] == [
        int(used and who == seat) for who in state.options.seats
    ]
    if state.turn > before.turn:
        order = [(seat + step) % state.options.players for step in range(1, state.options.players + 1)]
        assert state.active == next(who for who in order if not state.passed[who])
    if before.phase is Phase.ACTION and before.powers[seat] and {type(a) for a in may} - {act.Pass}:
        aimed = {a.square for a in may if isinstance(a, act.Shoot | act.Look)}
        assert aimed == set(targets(before))


def targets(state: State) -> Iterator[Square]:
    """The warriors that the Elf or the Mage to move may use a power on, counted by hand."""
    seat, people = state.active, state.people(state.active)
    for square, one in zip(Square, state.squares, strict=True):
        if one is not None and state.options.side(one.owner) != state.options.side(seat):
            here = squares_of(state.land.territory(square))
            archer = any((near := state.squares[s.index]) is not None and near.owner == seat for s in here)
            full = all(state.gold(near) or state.squares[near.index] for near in here)
            if (people is People.ELF and archer and not full) or (people is People.MAGE and not one.face_up):
                yield square


# --- 1 to 3: aim, board, set-up --------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-1.3", "ARM-3.6", "ARM-6.3", "ARM-6.15")
def test_warriors_are_of_ones_own_people_and_palisades_of_all() -> None:
    state = after("", "place 5 A1", "fence A1|B1 stop", "fence B1|C1 stop")
    assert GAME.seat_name(on(state, "A1").owner, state.options) == "Mage"
    assert ([sum(hand) for hand in state.hands], state.supply) == ([15, 16], 35 - 2)
    assert after("", "fence A1|B1 stop", "fence C1|D1 stop") == after("", "fence C1|D1 stop", "fence A1|B1 stop")


@pytest.mark.clause("ARM-2.1", "ARM-2.2", "ARM-2.3", "ARM-2.4", "ARM-2.5")
def test_the_board_has_40_squares_8_of_gold_and_67_lines_between_neighbours() -> None:
    assert [square.value for square in SQUARES] == [f"{column}{row}" for row in range(1, 6) for column in "ABCDEFGH"]
    assert [square.value for square in SQUARES if at("").gold(square)] == GOLD.split()
    ground = {a.square for a in GAME.legal_actions(at(""), FIRST) if isinstance(a, act.PlaceWarrior)}
    assert {square.value for square in SQUARES} - {square.value for square in ground} == set(GOLD.split())
    assert legal_lines("") == ALL_LINES == [str(each) for each in LINES]
    near = {frozenset((each.a.value, each.b.value)) for each in LINES}
    for one, two in combinations(SQUARES, 2):
        step = abs(ord(one.value[0]) - ord(two.value[0])) + abs(int(one.value[1]) - int(two.value[1]))
        assert (frozenset((one.value, two.value)) in near) == (step == 1)


@pytest.mark.clause("ARM-3.1", "ARM-11.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_different_peoples_and_their_tokens(players: int) -> None:
    tokens = {"E": 2, "M": 2, "O": 1, "G": 1}
    for peoples in map("".join, permutations("MEGO", players)):
        state = set_up(players=players, peoples=peoples, advanced=True).state
        assert [one.value for one in state.options.seating] == list(peoples)
        assert state.powers == tuple(tokens[people] for people in peoples)
    for wrong in ("MM", "MX", "M", "mE"):
        with pytest.raises(UsageError):
            GAME.options(players=2, peoples=wrong)


@pytest.mark.clause("ARM-3.2")
def test_under_the_basic_rules_the_people_makes_no_difference() -> None:
    for s in list(random_game(5, players=3, peoples="MEG"))[::5]:
        other = at(s.before, peoples="OGE")
        for seat in GAME.to_act(s.before):
            assert GAME.legal_actions(other, seat) == GAME.legal_actions(s.before, seat)
        end, _ = GAME.apply(other, s.action)
        assert replace(end, options=s.state.options) == s.state
        assert scoring.score(end).totals == scoring.score(s.state).totals


@pytest.mark.clause("ARM-3.3", "ARM-3.4", "ARM-3.6", "ARM-11.1")
@pytest.mark.parametrize(
    ("players", "hand", "out", "unused"),
    [(2, (11, 2, 1, 1, 1), 0, 2), (3, (7, 2, 1, 1, 0), 5, 1), (4, (5, 1, 1, 1, 0), 8, 0)],
)
def test_all_start_with_the_same_hand(players: int, hand: tuple[int, ...], out: int, unused: int) -> None:
    state, events = set_up(players=players)
    points = sum(value * tiles for value, tiles in enumerate(hand, 1))
    assert state.hands == (hand,) * players
    assert only(events, ev.HandsTaken) == ev.HandsTaken("ARM-3.3", sum(hand), points)
    assert only(events, ev.TilesLeftOut) == ev.TilesLeftOut("ARM-3.4", out, unused)
    assert only(events, ev.SupplyMade) == ev.SupplyMade("ARM-3.6", 35)
    assert (of(events, ev.TokensGiven), any(state.powers), any(state.reinforcements)) == ([], False, False)
    state, events = set_up(players=players, advanced=True)
    given = [(e.clause, e.people, e.tokens) for e in of(events, ev.TokensGiven)]
    assert given[:players] == [("ARM-11.1", people, 1) for people in state.options.seating]
    assert given[players:] == [
        ("ARM-11.2", people, 2 if people.value in "ME" else 1) for people in state.options.seating
    ]
    assert state.reinforcements == (True,) * players


@pytest.mark.clause("ARM-3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_and_play_goes_clockwise(players: int) -> None:
    state = next(s.before for s in random_game(1, players=players) if s.before.phase is Phase.FIRST)
    assert [share for _, share in GAME.chances(state)] == [Fraction(1, players)] * players
    for first, (action, _) in enumerate(GAME.chances(state)):
        now, events = GAME.apply(state, action)
        people, movers = state.options.seating[first], []
        assert only(events, ev.FirstNamed) == ev.FirstNamed("ARM-3.7", Seat(first), people)
        assert only(events, ev.TurnBegun) == ev.TurnBegun("ARM-4.1", Seat(first), people)
        for _turn in range(2 * players):
            movers.append(now.active)
            now = GAME.apply(now, GAME.legal_actions(now, now.active)[0])[0]
        assert movers == [(first + turn) % players for turn in range(2 * players)]


# --- 4 to 6: turns, warriors, palisades ------------------------------------------------------------------------------


@pytest.mark.clause("ARM-4.1", "ARM-4.2", "ARM-11.3")
@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("ME; M:G1=3 E:H1=2 E:G2=2", act.Look),
        ("EM; E:G1=3 M:H1=2 E:G2=2 E:A1=1 M:B1=1", act.Shoot),
        ("GM; G:G1=3 M:H1=2 M:G2=2", act.ExtraWarrior),
        ("OM; O:G1=3 M:H1=2 M:G2=2", act.ExtraPalisade),
    ],
)
def test_a_turn_is_one_of_three_actions_or_a_power_and_one_of_them(text: str, power: type[act.AnyAction]) -> None:
    basic, state = at(f"basic, {text}; NE closed"), at(f"advanced, {text}; NE closed")
    two = {act.PlaceWarrior, act.LayPalisade}
    three = two | {act.PlaceReinforcement}
    assert {type(a) for a in GAME.legal_actions(basic, FIRST)} == {*two, act.Pass}
    assert {type(a) for a in GAME.legal_actions(state, FIRST)} == {*three, power, act.Pass}
    used = GAME.apply(state, next(a for a in GAME.legal_actions(state, FIRST) if isinstance(a, power)))[0]
    assert (used.active, {type(a) for a in GAME.legal_actions(used, FIRST)}) == (FIRST, three)


@pytest.mark.clause("ARM-6.1", "ARM-6.8")
def test_one_or_two_palisades_as_the_player_likes_and_anywhere() -> None:
    one = after("", "fence C3|D3")
    assert (one.phase, one.active, set(legal_lines(one))) == (Phase.SECOND_STICK, FIRST, free_lines(one))
    for ending, laid in (("stop", ["C3|D3"]), ("fence G5|H5", ["C3|D3", "G5|H5"])):
        assert (after(one, ending).active, sticks(after(one, ending))) == (SECOND, laid)


@pytest.mark.clause("ARM-6.4", "ARM-8.2")
def test_after_the_last_palisade_warriors_may_still_be_placed() -> None:
    none = after(NAMED["EC-7 one palisade left"], "fence G1|H1")
    assert (none.active, none.phase, none.supply, legal_lines(none)) == (SECOND, Phase.ACTION, 0, [])
    assert len(legal(none, act.PlaceWarrior)) == 5 * 32


LINES_LEFT: list[tuple[str, str, str, str]] = [
    ("6.13 6.14", "E:A1=5 E:B1=1 E:A2=1 E:C3=1 M:G1=1 M:H5=4", "", ""),  # EC-1, whoever stands there
    ("6.9", NAMED["EC-1 a corner needs its exit"], "fence A1|B1 stop", "A1/A2"),
    ("6.9", NAMED["EC-1 a corner needs its exit"], "fence A1|B1", "A1/A2"),
    ("6.10", NAMED["EC-3 three squares never close"], "", "B5|C5 A5|B5 A4/A5"),
    ("6.10", NAMED["EC-4 what is left over is too small"], "", "C1|D1 B2|C2 C1/C2"),
    ("6.13", NAMED["EC-5 a dead end in four squares"], "fence A1|B1 stop", "A2|B2 A1/A2 B1/B2"),
    ("7.6", NAMED["EC-15 the free square is cut away"], "", "F5|G5 G5|H5"),
]
"""Of the lines that are free, those that no palisade may lie on."""


@shown("armadora", "start move forbidden", LINES_LEFT)
def test_what_palisades_leave_free_and_forbidden(start: str, move: str, forbidden: str) -> None:
    state = after(start, *([move] if move else []))
    assert free_lines(state) - set(legal_lines(state)) == set(forbidden.split())


# --- 7 territories (more in test_territories) ------------------------------------------------------------------------


@pytest.mark.clause("ARM-7.1", "ARM-7.2", "ARM-7.3", "ARM-7.4")
@pytest.mark.parametrize("name", NAMED)
def test_territories_are_what_one_can_walk_and_the_legal_lines_what_leaves_none_too_small(name: str) -> None:
    """By a flood fill of these tests, which knows nothing of the engine's."""
    state = at(NAMED[name] or "")
    laid = sticks(state)
    assert {frozenset(land.split()) for land in lands(state)} == regions(laid)
    fitting = [line for line in ALL_LINES if line not in laid and min(map(len, regions([*laid, line]))) >= 4]
    assert state.phase is not Phase.ACTION or legal_lines(state) == (fitting if state.supply else [])


# --- 8 to 10: the end, the count, teams ------------------------------------------------------------------------------


@pytest.mark.clause("ARM-8.5", "ARM-8.6", "ARM-8.7", "ARM-8.8", "ARM-10.6")
def test_the_last_one_plays_on() -> None:
    """EC-22, and with four players a partner."""
    state = at(NAMED["EC-22 the last one plays on"])
    movers, told = "", list[str]()
    for move in ("pass", "place 1 A1", "place 1 B1", "pass", "place 4 C1", "fence A1|B1 stop", "pass"):
        movers += state.options.peoples[state.active]
        state, events = play(state, move)
        told += [begun.clause for begun in of(events, ev.TurnBegun)]
    assert (movers, told) == ("MEGEGGG", ["ARM-4.4"] * 4 + ["ARM-8.7"] * 2)
    assert (GAME.to_act(state), totals(state, "A1")) == ((), "E1 G5")
    assert after("MOGE", "pass", "place 1 A1").passed == (True, False, False, False)


FOUR_TIE = "MOGE, A4|B4 A5|B5 B3/B4 C3/C4 C4|D4 D4/D5 D5|E5, M:B4=1 O:C4=1 G:B5=1 E:D5=1; teams off"
TEAM_TIE = "MOGE, NW NE SW closed; sticks: {}; M:A1=1 G:D3=1 E:G1=1 O:B5=1"
BLOCK = "C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5"
"""Closes D3, E3, D4 and E4, heap 5."""
LOW = "advanced, ME, NE closed, M:G1=1 E:A1=1, arrows G1{}"
NAUGHT = "advanced, MEG, NE closed, M:G1=1 G:H1=1 E:A1=1, arrows G1 H1"
OTHERS_TIE = "advanced, MEG, NE closed, M:G1=3 E:H1=3 G:G2=1, reinforced G2"
ENDS: list[tuple[str, str, str, int, str, str]] = [
    ("8.6", "NE closed\nthen: place 2 G1; place 1 H1; pass; place 1 A1", "M7 E33", 0, "E", "9.9"),
    ("8.9", "M:A1=1 E:B1=2", "M0 E40", 0, "E", "9.9"),  # the Mage keeps a 5
    ("8.9", NAMED["EC-21 one warrior too many"], "M20 E20 G0", 0, "ME", "9.11"),
    ("8.9 11.6", NAMED["EC-12 behind by one is enough"] + "\nthen: pass", "M0 E7", 33, "E", "9.9"),
    ("9.3", "A3/A4 A4|B4 B4/B5 C4/C5 C5|D5; M:A5=1 E:B5=2", "M0 E7", 33, "E", "9.9"),  # two heaps
    ("9.4 9.7 9.11", NAMED["EC-8 add up the heaps, then share"], "M4 E4", 32, "ME", "9.11"),
    ("9.4 9.5", NAMED["EC-9 three share seven gold"], "M2 E2 G2", 33 + 1, "MEG", "9.11"),
    ("9.4", "MEG, SW closed; M:A5=2 E:B5=2 G:B4=1", "M2 E2 G0", 36, "ME", "9.11"),
    ("9.5", FOUR_TIE, "M0 O0 G0 E0", 40, "MOGE", "9.11"),
    ("9.7", NAMED["EC-10 a single 1 takes the gold"], "M33 E0", 7, "M", "9.9"),
    ("9.7 9.11", "", "M0 E0", 40, "ME", "9.11"),
    ("9.8", LOW.format(""), "M7 E33", 0, "E", "9.9"),
    ("9.8", LOW.format(" G1"), "M7 E33", 0, "E", "9.9"),
    ("R19", LOW.format(" G1; claim_needs_positive on"), "M0 E33", 7, "E", "9.9"),
    ("9.8 9.4", NAUGHT, "M3 E33 G3", 1, "E", "9.9"),
    ("R19", f"{NAUGHT}; claim_needs_positive on", "M0 E33 G0", 7, "E", "9.9"),
    ("9.9", "NW NE SW closed; M:A1=1 M:A5=1 E:G1=1", "M10 E7", 23, "M", "9.9"),
    ("9.10", NAMED["EC-23 equal gold, bigger heap"], "M11 E11", 18, "E", "9.10"),
    ("R21", f"{NAMED['EC-23 equal gold, bigger heap']}; final_tie shared", "M11 E11", 18, "ME", "R21"),
    ("10.3 10.4", NAMED["EC-11 partners add up"], "M7 O0 G7 E0", 33, "MG", "9.9"),
    ("R33", f"{NAMED['EC-11 partners add up']}; teams off", "M0 O7 G0 E0", 33, "O", "9.9"),
    ("10.4", "MOGE, NW NE SE closed; M:A1=1 G:G1=1 O:G4=1", "M13 O6 G13 E6", 21, "MG", "9.9"),
    ("10.5", "MOGE, SW closed; M:A5=1 G:B4=1 E:B5=2", "M2 O2 G2 E2", 36, "MOGE", "9.11"),
    ("10.5 9.10", TEAM_TIE.format(BLOCK), "M11 O11 G11 E11", 18, "OE", "9.10"),
    ("12.2", "advanced, ME; NE closed; M:G1=2 E:H1=1 E:G2=1", "M3 E3", 34, "ME", "9.11"),
    ("12.2", "advanced, ME; NE closed; M:G1=2 E:H1=1 E:G2=1; reinforced: G1", "M7 E0", 33, "M", "9.9"),
    ("12.7", f"{FULL}\nreinforced: G1", "M7 E0", 33, "M", "9.9"),
    ("12.7", "advanced, MOGE, NE closed; M:G1=1 O:H1=3 G:G2=1; reinforced: G2", "M7 O0 G7 E0", 33, "MG", "9.9"),
    ("12.8", OTHERS_TIE, "M3 E3 G0", 34, "ME", "9.11"),
    ("R24", f"{OTHERS_TIE}; reinforcement_breaks any_tie", "M0 E0 G7", 33, "G", "9.9"),
    ("12.7", OTHERS_TIE.replace("=3", "=2"), "M0 E0 G7", 33, "G", "9.9"),  # one's own tie
    ("13.6 14.18", f"{NAMED['EC-13 arrow, then fill, then reinforcement']}\nthen: shoot G1; place 1 G2; reinforce G1",
     "E0 O7", 33, "O", "9.9"),
    ("13.6 14.9", f"{NAMED['EC-14 the Goblin fills the gap']}\nthen: extra 1 A2; reinforce A2",
     "G6 M0", 34, "G", "9.9"),
    ("13.6 14.12", f"{NAMED['EC-15 the free square is cut away']}\nthen: extra H2/H3; reinforce G2",
     "O7 E0", 33, "O", "9.9"),
    ("7.9 12.11", f"{NAMED['EC-16 a reinforced territory is cut']}\nthen: fence H2/H3 stop; pass; reinforce G4",
     "E0 O7", 33, "O", "9.9"),
    ("14.18", "advanced, EM, NE closed; E:H1=2 M:G1=2; arrows: G1", "E7 M0", 33, "E", "9.9"),
    ("14.23", NAMED["EC-19 a warrior below zero"], "M0 E7", 33, "E", "9.9"),
    ("R28", f"{NAMED['EC-19 a warrior below zero']}; arrow_floor on", "M3 E3", 34, "ME", "9.11"),
]  # fmt: skip
"""How games end when all pass: gold, what nobody has, who wins, by which clause."""


@shown("armadora", "start gold unclaimed winners by", ENDS)
def test_how_it_ends(start: str, gold: str, unclaimed: int, winners: str, by: str) -> None:
    assert result(start) == (gold, unclaimed, winners, by)


SHOT = "advanced, MEG, NE closed, M:G1=1 G:H1=1"
LEFT = "advanced, EO, E:A1=1 O:G1=2\nthen: shoot G1"
TOTALS: list[tuple[str, str, str, str, str]] = [
    ("9.2", "NE closed; M:G1=1 M:H1=2 E:G2=4 M:A1=5 E:C3=1 E:D3=1", "G1", "M3 E4", "E"),
    ("9.2", "NE closed; M:G1=1 M:H1=2 E:G2=4 M:A1=5 E:C3=1 E:D3=1", "A1", "M5 E2", "M"),
    ("12.8", OTHERS_TIE, "G1", "M3 E3 G2", "ME"),
    ("R19", f"{SHOT} E:G2=1, arrows G1 G1; claim_needs_positive on", "G1", "M-1 E1 G1", "EG"),
    ("R24", OTHERS_TIE.replace("H1=3", "H1=2") + "; reinforcement_breaks any_tie", "G1", "M3 E2 G2", "M"),
    ("12.11", NAMED["EC-16 a reinforced territory is cut"].replace("G2/G3", "G2/G3 H2/H3", 1), "G1", "E2 O3", "O"),
    ("12.11", NAMED["EC-16 a reinforced territory is cut"].replace("G2/G3", "G2/G3 H2/H3", 1), "G3", "E3 O3", "EO"),
    ("14.9", "advanced, GE, NE closed, E:H1=1\nthen: extra 3 G1; place 1 G2", "G1", "G4 E1", "G"),
    ("14.24", f"{LEFT}; place 1 B1; fence F1|G1 F2|G2; fence G2/G3 H2/H3", "G1", "O1", "O"),
    ("14.22", "advanced, EM; E:A1=1 M:B1=4; arrows: B1 B1", "B1", "E1 M2", "M"),
    ("R28", FULL.replace("G1=3", "G1=1") + "\narrows: G1 G1, reinforced: G1; arrow_floor on", "G1", "M0 E4", "E"),
    ("R28", "advanced, ME, NE closed, M:G1=1 M:H1=2 E:G2=1, arrows G1 G1; arrow_floor on", "G1", "M2 E1", "M"),
    ("R28", "advanced, ME, NE closed, M:G1=1 M:H1=2 E:G2=1, arrows G1 G1", "G1", "M1 E1", "ME"),
]  # fmt: skip


@shown("armadora", "start square found who", TOTALS)
def test_totals_of_a_territory(start: str, square: str, found: str, who: str) -> None:
    assert (totals(start, square), takers(start, square)) == (found, who)


# --- the score sheet -------------------------------------------------------------------------------------------------

SHEETS: list[tuple[str, str, str, str, dict[str, int]]] = [
    ("9.3", NAMED["EC-10 a single 1 takes the gold"], "M", "A1", {"9.2": 0, "9.3": 33}),
    ("9.3", "M:A1=2 E:B1=1", "E", "A1", {"9.2": 0, "9.3": 0}),
    ("9.4", NAMED["EC-8 add up the heaps, then share"], "E", "E4", {"9.2": 0, "9.4": 4}),
    ("12.7", f"{FULL}\nreinforced: G1", "M", "G1", {"9.2": 0, "12.2": 0, "12.7": 7}),
    ("12.7", f"{FULL}\nreinforced: G1", "E", "G1", {"9.2": 0, "12.7": 0}),
    ("12.8", OTHERS_TIE, "G", "G1", {"9.2": 0, "12.2": 0, "12.8": 0}),
    ("14.18", "advanced, EO, NE closed, O:G1=2 E:H1=1 E:G2=1, arrows G1, reinforced G1", "O", "G1",
     {"9.2": 0, "14.18": 0, "12.2": 0, "12.7": 7}),
    ("R28", f"{NAMED['EC-19 a warrior below zero']}; arrow_floor on",
     "M", "G1", {"9.2": 0, "14.18": 0, "R28": 0, "9.4": 3}),
    ("R19", LOW.format("; claim_needs_positive on"), "M", "G1", {"9.2": 0, "14.18": 0, "R19": 0}),
    ("9.8", LOW.format(""), "M", "G1", {"9.2": 0, "14.18": 0, "9.8": 7}),
]  # fmt: skip


@shown("armadora", "start people square points", SHEETS)
def test_the_lines_of_the_sheet(start: str, people: str, square: str, points: dict[str, int]) -> None:
    assert sheet(start, people, square) == points


@pytest.mark.clause("ARM-9.5", "ARM-9.7")
@pytest.mark.parametrize(
    ("text", "nobodys"),
    [
        (NAMED["EC-9 three share seven gold"], [("ARM-9.7", "unclaimed", 33), ("ARM-9.5", "remainder", 1)]),
        ("NE closed; M:A1=1", [("ARM-9.7", "unclaimed", 7)]),
        (LOW.format("; claim_needs_positive on"), [("ARM-R19", "no-total", 7)]),
    ],
)
def test_what_is_nobodys(text: str, nobodys: list[tuple[str, str, int]]) -> None:
    assert [(x.clause, x.code, x.points) for x in ended(text).score.lines if x.seat is None] == nobodys


@pytest.mark.clause("ARM-9.1", "ARM-9.3", "ARM-9.4", "ARM-9.6", "ARM-9.7", "ARM-9.8", "ARM-12.7")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            NAMED["EC-8 add up the heaps, then share"],
            [("9.7", 32, ()), ("9.4", 8, (4, 0))],
        ),  # the sum is shared and not heap by heap
        (NAMED["EC-9 three share seven gold"], [("9.7", 33, ()), ("9.4", 7, (2, 1))]),
        ("A3/A4 A4|B4 B4/B5 C4/C5 C5|D5; M:A5=1 E:B5=2", [("9.7", 33, ()), ("9.3", 7, (2,))]),
        (LOW.format(" G1"), [("9.3", 33, (1,)), ("9.8", 7, (-1,))]),
        (f"{FULL}\nreinforced: G1", [("9.7", 33, ()), ("12.7", 7, (4,))]),
    ],
)
def test_what_is_told_of_each_territory(text: str, told: list[tuple[str, int, tuple[int, ...]]]) -> None:
    found: list[tuple[str, int, tuple[int, ...]]] = []
    for event in pass_on(text).events:
        if isinstance(event, ev.TerritoryWon):
            found.append((event.clause, event.gold, (event.total,)))
        elif isinstance(event, ev.TerritoryShared):
            found.append((event.clause, event.gold, (event.share, event.remainder)))
        elif isinstance(event, ev.TerritoryUnclaimed):
            found.append((event.clause, event.gold, ()))
    assert found == [(f"ARM-{clause}", points, more) for clause, points, more in told]


@pytest.mark.clause("ARM-9.9", "ARM-9.10", "ARM-9.11")
@pytest.mark.parametrize(
    ("piles", "how", "winners", "by"),
    [
        (((6, 4, 3), (6, 5, 2)), "piles", (1,), "9.10"),  # WE-2
        (((6, 4), (6, 3, 1)), "piles", (0,), "9.10"),
        (((4,), (4,)), "piles", (0, 1), "9.11"),
        (((5, 5), (6, 3), (5, 4)), "piles", (0,), "9.9"),
        (((4, 4), (5, 3), (5, 3)), "piles", (1, 2), "9.11"),
        (((6, 4, 3), (6, 5, 2)), "shared", (0, 1), "R21"),
        (((5, 5), (6, 3)), "shared", (0,), "9.9"),
    ],
)
def test_equal_gold_is_decided_by_the_piles(
    piles: tuple[tuple[int, ...], ...], how: Any, winners: tuple[int, ...], by: str
) -> None:
    found = verdicts.decision(piles, how)
    assert (found.winning, found.by.clause) == (winners, f"ARM-{by}")


def test_shares_are_piles_too() -> None:
    shared = at("SW closed; M:A5=1 E:B5=1; M:A1=1")
    assert [scoring.piles(scoring.counts(shared), side) for side in (0, 1)] == [(7, 6, 6, 5, 5, 4, 3, 2), (2,)]
    we2 = """basic, MEG; heaps: D1=7 B2=6 F2=4 H2=5 A4=4 E4=5 C5=3 G5=6; NW, NE and SE closed
    A3/A4 A4|B4 B4/B5 C4/C5 C5|D5; D1|E1 D2|E2 E2/E3 F2/F3; M:A1=1 M:B5=1 E:G1=1 E:H5=1 E:E1=1 G:F1=1"""
    assert result(we2) == ("M13 E13 G2", 12, "E", "9.10")
    assert ended(we2).reason.facts["piles"] == ((6, 4, 3), (6, 5, 2), (2,))


@pytest.mark.clause("ARM-10.1", "ARM-10.2")
def test_who_face_each_other_are_a_team_with_hands_tokens_and_turns_of_their_own() -> None:
    for peoples in map("".join, permutations("MEGO", 4)):
        options = Options(players=4, peoples=peoples)
        assert options.sides == ((FIRST, THIRD), (SECOND, FOURTH))
        assert [options.partner(seat) for seat in options.seats] == [THIRD, FOURTH, FIRST, SECOND]
    state, events = set_up(players=4, advanced=True)
    mage, orc, goblin, elf = state.options.seating
    assert only(events, ev.TeamsMade) == ev.TeamsMade("ARM-10.1", (mage, goblin), (orc, elf))
    assert of(set_up(players=4, teams=False).events, ev.TeamsMade) == []
    placed = after("advanced, MOGE", "place 4 A1")
    assert ([sum(hand) for hand in placed.hands], placed.powers) == ([7, 8, 8, 8], (2, 1, 1, 2))


# --- the finished game of four (WE-1) --------------------------------------------------------------------------------

WE1 = NAMED["WE-1 four players in teams"]
TABLE = [
    ("A1 B1 C1 D1 A2 B2 C2", (5, 6), "M5 O1 G1", "MG", 11, "M", 11),
    ("E1 D2 E2 A3 B3 C3 D3 E3 D4", (), "M1 O4 G2 E5", "OE", 0, "E", 0),
    ("F1 G1 H1 F2 G2 H2", (4, 7), "O3 G7 E2", "MG", 11, "G", 11),
    ("F3 G3 H3 F4 G4 H4 G5 H5", (6,), "M2 O6 G2 E4", "OE", 6, "O", 6),
    ("A4 B4 C4 A5 B5", (4,), "G2 E2", "MGOE", 2, "GE", 2),
    ("E4 C5 D5 E5 F5", (5, 3), "M6 E1", "MG", 8, "M", 8),
]
"""T1 to T6: squares, heaps, totals of each player who is there; who takes how much in teams, and each alone."""


@pytest.mark.clause("ARM-7.5", "ARM-9.2", "ARM-9.3", "ARM-9.4", "ARM-10.3", "ARM-10.5")
@pytest.mark.parametrize("number", range(6))
def test_we_1_each_territory_in_teams_and_alone(number: int) -> None:
    squares, heaps, singles, team, share, one, lone = TABLE[number]
    for state, who, what in ((at(WE1), team, share), (at(WE1, teams=False), one, lone)):
        found = count(state, squares[:2])
        assert (territory(state, squares[:2]), found.heaps, found.number) == (squares, heaps, number + 1)
        assert (totals(state, squares[:2]), complete(state, squares[:2])) == (singles, True)
        if heaps:
            assert (takers(state, squares[:2]), found.share, found.remainder) == (who, what, 0)
            for people in "MOGE":
                got = sum(sheet(state, people, squares[:2]).values())
                assert got == (what if people in who else 0)
        else:
            assert all(sheet(state, people, squares[:2]) == {} for people in "MOGE")


@pytest.mark.clause("ARM-9.1", "ARM-9.9", "ARM-10.4")
def test_we_1_mage_and_goblin_win_32_to_8_and_alone_the_mage_with_19() -> None:
    state = at(WE1)
    assert (sum(map(sum, state.hands)), len(sticks(state)), state.supply) == (0, 28, 7)
    assert result(WE1) == ("M32 O8 G32 E8", 0, "MG", "9.9")
    assert result(NAMED["P4 four players, each alone"]) == ("M19 O6 G13 E2", 0, "M", "9.9")
    events = pass_on(WE1).events
    assert [(passed.people.value, passed.tiles) for passed in of(events, ev.Passed)] == [(p, 0) for p in "MOGE"]
    assert only(events, ev.WarriorsRevealed).warriors == 32
    assert (only(events, ev.GameDecided).clause, only(events, ev.GameDecided).gold) == ("ARM-9.9", 32)


# --- 11 to 14: the advanced rules ------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-11.4")
def test_the_basic_rules_stay_in_force() -> None:
    """What may be placed and laid is the same in every position, and so is what it leads to."""
    kinds = (act.PlaceWarrior, act.LayPalisade, act.Pass)
    for s in islice(random_game(1, players=4, advanced=True), 0, None, 4):
        if s.before.phase is Phase.ACTION:
            squares = tuple(one and replace(one, arrows=0, reinforced=False) for one in s.before.squares)
            basic = replace(at(s.before, advanced=False), squares=squares)
            assert legal(basic, *kinds) == legal(s.before, *kinds) == legal(basic)


@pytest.mark.clause("ARM-11.6")
def test_passing_needs_no_token() -> None:
    spent = f"{FULL}; seen: M H1 G2; reinforced: G1"
    assert (at(spent).powers[FIRST], at(spent).reinforcements[FIRST]) == (0, False)
    assert "pass" in legal(spent)


@pytest.mark.clause("ARM-12.10", "ARM-13.3", "ARM-13.5", "ARM-13.6")
def test_a_power_and_then_an_action_on_the_board_that_it_has_made() -> None:
    both = after(FULL, "look H1", "reinforce G1")
    assert (both.active, both.powers, both.reinforcements) == (SECOND, (1, 2), (False, True))
    looked = after(SPY, "look A1")
    assert (looked.phase, looked.active, looked.powers) == (Phase.AFTER_POWER, FIRST, (1, 2))
    assert {type(a) for a in GAME.legal_actions(looked, FIRST)} == {act.PlaceWarrior, act.LayPalisade}
    cut = after(NAMED["EC-15 the free square is cut away"], "extra H2/H3")
    assert legal(cut, act.PlaceReinforcement) == ["reinforce G1", "reinforce G2"]


@pytest.mark.clause("ARM-14.2", "ARM-14.3")
def test_the_mage_alone_learns_the_printed_value_and_the_tile_stays_face_down() -> None:
    text = "advanced, MEG, NE closed; E:G1=4 M:H1=1 G:G2=3; arrows: G2; reinforced: G2"
    for square, value in (("G1", 4), ("G2", 3)):
        state, events = play(text, f"look {square}")
        heard = [asdict(only(events, ev.Looked).seen_by(seat))["value"] for seat in state.options.seats]
        assert (heard, on(state, square).face_up) == ([value, None, None], False)
        assert state.seen[FIRST] == (Square(square),)
    again = after(text, "look G1", "place 1 A1", "place 1 B1", "place 1 C1", "look G1")  # the same tile once more
    assert (again.powers[FIRST], again.seen[FIRST]) == (0, (Square.G1,))


@pytest.mark.clause("ARM-14.7", "ARM-14.13", "ARM-14.14")
def test_extra_ones_come_from_the_hand_and_the_supply() -> None:
    assert after("advanced, GM", "extra 3 A1").hands[FIRST] == (11, 2, 0, 1, 1)
    text = NAMED["EC-25 three palisades in one turn"]
    assert [move.split()[1] for move in legal(text, act.ExtraPalisade)] == legal_lines(text)
    state = after(text, "extra B2|C2", "fence A2/A3 B2/B3")
    assert (state.supply, state.active, lands(state)[0]) == (31, SECOND, "A1 B1 A2 B2")
    assert state.turn == at(text).turn + 1


@pytest.mark.clause("ARM-14.23", "ARM-14.25")
@pytest.mark.parametrize("value", [1, 2, 5])
@pytest.mark.parametrize("arrows", [0, 1, 2])
@pytest.mark.parametrize("reinforced", [False, True])
def test_a_warrior_is_worth_its_value_less_arrows_plus_a_reinforcement(
    value: int, arrows: int, reinforced: bool
) -> None:
    text = f"advanced, ME; NE closed; M:G1={value} E:H1=1 E:G2=2"
    text += f"; arrows: {' '.join(['G1'] * arrows) or 'none'}; reinforced: {'G1' if reinforced else 'none'}"
    worth = value - arrows + reinforced
    assert scoring.final_value(on(text, "G1"), at(text).options) == worth
    assert gold(text) == ((7, 0) if worth > 3 or (worth == 3 and reinforced) else (3, 3) if worth == 3 else (0, 7))
