"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Match
from orclib.errors import NotationError
from orclib.games.orcs_vs_orcs.box import HEROES, OBJECTIVES
from orclib.games.orcs_vs_orcs.state import LOOSE, Clash, Deed, Note, Play, Secret, Slot, Step, Task, Walk
from orclib.games.orcs_vs_orcs.text import position_faults as faults_module
from orclib.games.orcs_vs_orcs.text.position import with_options
from orclib.games.orcs_vs_orcs.text.position_faults import faults as faults_of
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    GAME,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    PLAYERS,
    RAZE,
    SHAMAN,
    VIOLET,
    XBOW,
    Army,
    Card,
    Held,
    Line,
    Objective,
    Options,
    Phase,
    PositionError,
    Seat,
    Spot,
    State,
    act,
    after,
    allowed,
    columns,
    fate,
    here,
    legal,
    march,
    position,
    recruit,
    refused,
    reserve,
    stands,
    walk,
)
from tests.games.orcs_vs_orcs.test_knowledge import READINGS, steps
from tests.games.pointed import check_pointed_at

CITIES, KILLS, RAZED, TOWER = Objective.CITIES, Objective.KILLS, Objective.RAZED, Objective.TOWER
FROKSH, KOKOTH, VIGDISH, VRUSHN = map(Card, ("FROKSH", "KOKOTH", "VIGDISH", "VRUSHN"))


def at(text: str) -> State:
    """The state that was typed."""
    state: State = GAME.position(text)
    return state


def but(text: str, *changes: tuple[str, str]) -> str:
    """A text with some words replaced, each of which stands there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# --- a position in every phase, as short as can be -------------------------------------------------------------------

VILLAGES = "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2"
FATE = "start_n: G 4\nn_road: G 2 moved\nphase fate n_road"
TAKE_BACK = f"start_n: G 4\nne_out: G 2 moved\n{VILLAGES}: village G\nphase take_back ne_out"
HERO_DRAW = "start_n: G 2\nn_city: G 3 moved\nphase hero_draw n_city"
HERO_PICK = "start_n: G 2\nn_city: G 3 moved\nphase hero_pick n_city\ndrawn VIGDISH VRUSHN"
HERO_STEAL = "ne_city: G 1 moved\nphase hero_steal ne_city\nvictim B\nBlue: heroes FROKSH VIGDISH"
RETREAT = "n_cw1: ruin\nn_cwm: ruin, B 2, G 2 attacking\nphase retreat n_cwm"
BATTLES = "n_cwm, n_ccm: B 2, G 3 attacking\nphase battles"
DECKS = "battle n_cwm, 3 against 2"
VANGUARD = (
    "n_cwm: B fortress standing\nphase vanguard\nbattle n_cwm, 2 against 2\n"
    "Green: deck ORC ORC HEAVY XBOW\nBlue: deck ORC ORC XBOW"
)
START = "battle n_cwm, 3 against 2\nGreen: deck ORC ORC XBOW\nBlue: deck ORC ORC XBOW"
DRAW = f"{START}\nphase draw"
DECLARE = f"reorganise_blind=on\n{START.replace('deck ORC ORC XBOW', 'hand ORC XBOW, deck ORC')}\nphase declare"
COMMIT = (
    "battle n_cwm, 3 against 2\nphase commit\n"
    "Green: field ORC/XBOW HEAVY, hand ORC XBOW, deck ORC\nBlue: field ORC, hand BOAR XBOW, deck ORC"
)
CHOSEN = but(COMMIT, ("hand ORC XBOW", "hand XBOW, chosen ORC"))
ENDED = "fought n_cwm\nfought Green: token 2\nfought Blue: token 1"
PLACE = (
    "battle n_cwm, 2 against 2\nphase place\n"
    "Green: field ORC/XBOW, played SHAGRATT on 1 first, hand ORC, deck ORC, heroes SHAGRATT seen\n"
    "Blue: field ORC HEAVY, played XBOW behind 1, hand BOAR, deck ORC, shown BOAR"
)
SWAP = but(
    PLACE, ("phase place", "phase swap"), ("played XBOW behind 1, hand BOAR", "played BOAR, hand XBOW"),
    (", shown BOAR", ""),
)  # fmt: skip
EFFECT = (
    "battle n_cwm, 2 against 2\nphase effect\n"
    "Green: token 2, losses 1, field ORC/XBOW HEAVY/SHAMAN, played SHAMAN behind 2, hand ORC, deck BOAR\n"
    "Blue: field ORC/XBOW BOAR ORC, played ORC on 3 first, hand BOAR, deck HEAVY FROKSH\n"
    "effect Green SHAMAN\nqueue Blue ORC"
)
BERSERK = (
    "battle n_cwm, 3 against 3\nphase berserk\n"
    "Green: red, token 4, field ORC, played ORC on 1 first, entered, hand ORC, deck ORC\n"
    "Blue: token 2, field ORC, played ORC on 1 first, hand ORC, deck ORC\n"
    "queue Green ORC, Blue ORC"
)
ROUT = (
    "battle n_cwm, Green 1 against Blue 2, ending 2, won by Blue, routed G\nphase rout\n"
    "Green: token 2, losses 2, field ORC, played ORC on 1 first\n"
    "Blue: glory 1, kills 2, token 2, field HEAVY, played HEAVY on 1 first"
)
OVER = "phase over\nsupply 0\nGreen: glory 20\nBlue: glory 6"
RIVER = "phase river"
NEXT_TILE = "phase river\nturn 2"
FIRST = "phase first_player"
WAY = "start_n: G 2\nn_road: G 1 moved\nphase fate n_road\non the way 3 n_road n_cwm"
HEROIC = (
    "battle n_cwm, 5 against 5\n"
    "Green: red, field ORC/XBOW ORC, deck SHAGRATT KOKOTH BUURK MOORDAKK PORKASH SHAMAN BOAR\n"
    "Blue: red, field ORC/XBOW, deck ASHANI KRAASH VRUSHN VRI-HURCKA ERUHSK SHAMAN ORC HEAVY"
)
"""A battle that leaves many choices."""

PHASES = {
    Phase.RIVER: RIVER, Phase.FIRST_PLAYER: FIRST, Phase.ACTIONS: "", Phase.FATE: FATE, Phase.TAKE_BACK: TAKE_BACK,
    Phase.HERO_DRAW: HERO_DRAW, Phase.HERO_PICK: HERO_PICK, Phase.HERO_STEAL: HERO_STEAL, Phase.RETREAT: RETREAT,
    Phase.BATTLES: BATTLES, Phase.DECKS: DECKS, Phase.VANGUARD: VANGUARD, Phase.DRAW: DRAW, Phase.DECLARE: DECLARE,
    Phase.COMMIT: COMMIT, Phase.PLACE: PLACE, Phase.SWAP: SWAP, Phase.EFFECT: EFFECT, Phase.BERSERK: BERSERK,
    Phase.ROUT: ROUT, Phase.OVER: OVER,
}  # fmt: skip


# --- both ways -------------------------------------------------------------------------------------------------------


def test_no_phase_was_forgotten() -> None:
    assert set(PHASES) == set(Phase) - {Phase.BY_ITSELF}


@pytest.mark.parametrize("phase", PHASES)
def test_a_typed_position_is_described_and_read_back(phase: Phase) -> None:
    state = at(PHASES[phase])
    assert state.phase is phase
    text = GAME.describe(state)
    assert at(text) == state
    assert GAME.describe(at(text)) == text
    assert bool(GAME.to_act(state)) is bool(legal(state)) is (phase is not Phase.OVER)


@cache
def games() -> tuple[State, ...]:
    """All states of some games from the set-up on, each under other readings."""
    found = list[State]()
    for seed, switches in enumerate(({}, *READINGS[2:], *OTHER_READINGS)):
        starts = GAME.new(Options(players=2 + seed % 3, **switches)), with_options(at(HEROIC), Options(**switches))
        for start in starts:
            found += [step[2] for step in steps(start, Random(seed), 250)]
    return tuple(found)


def test_so_is_every_state_of_a_game() -> None:
    for state in games()[::2]:
        text = GAME.describe(state)
        assert at(text) == state
        assert GAME.describe(at(text)) == text


def test_those_games_come_through_the_phases() -> None:
    rare = {Phase.TAKE_BACK, Phase.BATTLES, Phase.VANGUARD, Phase.PLACE, Phase.OVER}
    assert {state.phase for state in games()} >= set(PHASES) - rare


OTHER_READINGS: tuple[dict[str, Any], ...] = (
    {"fresh_hordes_move": False, "forced_march_repeat": True},
    {"marker_limit": "no_control", "rebuild_same_turn": True, "tactical_start": True},
    {"marker_limit": "unlimited", "free_for_all": True, "finish_turn": True},
    {"longer_game": True, "supply_cap": "overdraw"},
)
SWITCHES: dict[str, tuple[Any, ...]] = {
    **Options.allowed,
    **dict.fromkeys(
        (
            "longer_game", "tactical_start", "fresh_hordes_move", "forced_march_repeat", "retreat_takes_control",
            "rebuild_same_turn", "reorganise_blind", "forced_discard_rout", "catapult_discard_always", "zero_scores",
            "dark_city_counts", "finish_turn", "free_for_all", "open_heroes",
        ),
        (True, False),
    ),
    "first_player": ("random", "1", "2"),
}  # fmt: skip


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", SWITCHES)
def test_every_option_can_be_typed_with_each_of_its_values(players: int, name: str) -> None:
    for value in SWITCHES[name]:
        options = Options(players=players, **{name: value})
        assert at(GAME.describe(GAME.new(options))).options == options
        word = f'"{value}"' if isinstance(value, str) else "on" if value else "off"
        assert at(f"{name}={word}\n{players} players").options == options


def test_no_option_was_forgotten() -> None:
    assert {*SWITCHES, "players", "heroes_file", "board"} == set(Options.__struct_fields__)


def test_options_in_other_words() -> None:
    assert at("LONGER_GAME = yes").options.longer_game
    assert at("fresh_hordes_move=no, players=3").options == Options(players=3, fresh_hordes_move=False)
    assert at("fresh_hordes_move=FALSE, players=3").options == Options(players=3, fresh_hordes_move=False)
    assert at('board="house", heroes_file=house, scenario="calm"').options == Options(scenario="calm")


def test_only_what_differs_from_the_set_up_is_told() -> None:
    assert GAME.describe(at("")) == "2 players"
    assert GAME.describe(at("4 players\nturn 1\nGreen to act\n3 actions\nstart_n: G 6\nsupply 26")) == "4 players"
    state = after(at(""), walk("start_n", 4, "n_road", "n_cwm", leave=1), fate(RAZE))
    assert GAME.describe(state).splitlines() == [
        "2 players", "phase fate n_cwm", "start_n: G 2", "n_road: ruin, G 1 moved", "n_cwm: G 3 moved",
        "Green: red, trophies 1",
    ]  # fmt: skip


# --- what is understood ----------------------------------------------------------------------------------------------


def test_nothing_typed_is_the_first_turn_of_two_players() -> None:
    state = at("")
    assert (state.phase, state.turn_no, state.mover, state.actions) == (Phase.ACTIONS, 1, GREEN, 3)
    stands(state, start_n="G 6", start_s="B 6")
    assert at("phase river") == GAME.new(Options())


def test_the_statements_about_the_map_are_understood() -> None:
    state = at(
        """4 players, longer_game=on
        turn 2, Green to act, 2 actions
        start_n: G 4
        n_road: village G, G 2 moved
        ne_city: B marker; Thornby, n_cw2: ruin
        n_cwm: B fortress lying, B 1
        ne_in: V 2, G 3 attacking exhausted 1 marched 2
        n_cc1: G 4 moved 3 marched 2 along 1
        supply 3, first B, recruited n_cc2 2, taken n_road
        n_cc2: G 2, G fortress
        walked 3 start_n n_road leave 2 n_cwm"""
    )
    assert (state.options.players, state.options.longer_game, state.turn_no, state.mover) == (4, True, 2, GREEN)
    assert (state.first, state.actions, state.supply) == (BLUE, 2, 3)
    stands(state, start_n="G 4", n_road="G 2", n_cwm="B 1", ne_in="V 2, G 3", n_cc1="G 4", n_cc2="G 2")
    assert state.army("n_road") == Army(GREEN, 2, 2)
    assert state.army("n_cc1") == Army(GREEN, 4, 3, 2, 1)
    assert state.clashes == (Clash("ne_in", 3, 2, 1),)
    assert [state.marker(zone) for zone in ("n_road", "ne_city", "n_cwm", "ne_in")] == [GREEN, BLUE, BLUE, VIOLET]
    assert [state.village(zone) for zone in ("n_road", "n_cw1", "n_cw2")] == [True, False, False]
    lying, standing = state.fortress("n_cwm"), state.fortress("n_cc2")
    assert lying is not None
    assert standing is not None
    assert (lying.owner, lying.standing, standing.owner, standing.standing) == (BLUE, False, GREEN, True)
    assert (state.recruited, state.taken) == ((("n_cc2", 2),), ("n_road",))
    assert state.walked == Walk(3, ("start_n", "n_road", "n_cwm"), leave=2)
    assert reserve(state, GREEN) == 15 - 4 - 2 - 3 - 4 - 2


def test_the_statements_about_players_and_heroes_are_understood() -> None:
    state = at(
        """3 players
        turn 2, river KILLS CITIES TOWER MARKERS, top HORDES, spent RAZED
        a_road, a_cwm, a_ward: ruin
        Green: red, glory 2, trophies 2, razed 1, kills 3, units HEAVY 2 ORC 3, heroes VIGDISH away FROKSH seen B
        Blue: trophies 1, kept 2, heroes KOKOTH seen
        Orange: heroes others
        under VRUSHN seen G, pile KRAASH ASHANI"""
    )
    green, blue, orange = state.players
    assert (green.red, green.glory, green.trophies, green.razed, green.kills) == (True, 2, 2, 1, 3)
    assert green.units == (3, 2, 0, 1, 0, 1)
    assert (blue.trophies, blue.razed, blue.kept, orange.kept) == (1, 1, 2, 0)
    assert state.supply == 26 - 2
    assert state.river == tuple(map(Objective, ("KILLS", "CITIES", "TOWER", "MARKERS")))
    assert (state.top, state.spent) == (Objective.HORDES, (Objective.RAZED,))
    assert state.held[GREEN] == (Held(FROKSH, (BLUE,)), Held(VIGDISH, (BLUE, ORANGE), True))
    assert state.held[BLUE] == (Held(KOKOTH, (GREEN, ORANGE)),)
    assert len(state.held[ORANGE]) == len(HEROES) - 6
    assert state.under == (Held(VRUSHN, (GREEN,)),)
    assert state.pile == (Card("ASHANI"), Card("KRAASH"))


def test_the_statements_about_a_battle_are_understood() -> None:
    state = at(
        """n_cwm: B fortress standing, B 2
        battle n_cwm, Green 3 marched 3 exhausted 1 against Blue, round 4, g5 b3, assault
        phase commit
        Green: losses 2 (1 exhausted), field ORC+VIGDISH/XBOW HEAVY* -/SHAMAN, hand XBOW CATAPULT, deck ORC ORC
        Blue: losses 1, field wall/XBOW wall/SHAMAN+VRUSHN, discards ORC FROKSH, hand BOAR ORC, shown BOAR
        Blue: deck SHAMAN, under ORC XBOW, waits, back VRUSHN"""
    )
    assert state.battle is not None
    green, blue = state.battle.sides
    assert (state.battle.round, state.battle.assault, green.space, blue.space) == (4, True, 5, 3)
    assert (green.losses, green.exhausted, blue.losses, state.fighters(0), state.fighters(1)) == (2, 1, 1, 3, 2)
    assert green.columns[0] == columns("ORC+VIGDISH/XBOW")[0]
    assert green.columns[1].first == Slot(HEAVY, down=True)
    assert (green.columns[2].first, green.columns[2].second) == (None, Slot(SHAMAN))
    assert blue.columns == columns("wall/XBOW, wall/SHAMAN+VRUSHN")
    assert (blue.discards, blue.back, blue.waits) == ((ORC, FROKSH), (VRUSHN,), True)
    assert state.secrets[0] == Secret((XBOW, CATAPULT), (ORC, ORC), done=True)
    assert state.secrets[1] == Secret((BOAR, ORC), (SHAMAN,), (ORC, XBOW), peeked=(BOAR,), shown=(BOAR,), done=True)
    assert state.held[GREEN] == (Held(VIGDISH, (BLUE,), True),)
    assert state.held[BLUE] == (Held(FROKSH, (GREEN,)), Held(VRUSHN, (GREEN,), True))
    assert state.players[GREEN].units == (4, 1, 0, 2, 1, 1)


AT_ONCE = (
    f"effect_order=simultaneous\n{but(EFFECT, ('2 against 2', '2 against 2, together'))}\n"
    "before Green: field ORC/XBOW HEAVY/SHAMAN\nbefore Blue: field ORC/XBOW BOAR ORC"
)
"""All effects count what lay there as they began."""


def test_the_statements_about_a_round_are_understood() -> None:
    state = at(EFFECT)
    assert state.battle is not None
    assert (state.battle.step, state.battle.queue) == (Step(0, SHAMAN), (Step(1, ORC),))
    assert [side.plays for side in state.battle.sides] == [
        (Play(SHAMAN, Spot(1, Line.SECOND)),), (Play(ORC, Spot(2, Line.FIRST)),),
    ]  # fmt: skip
    assert [job.task for job in state.todo] == [Task.CHECK, Task.WINDOW, Task.EFFECTS, Task.NEXT_BATTLE]
    chosen = at(but(CHOSEN, ("chosen ORC", "chosen XBOW loose"), ("field ORC/XBOW HEAVY", "field ORC/XBOW")))
    assert chosen.secrets[0].commit == Play(XBOW, LOOSE)
    copied = at(but(EFFECT, ("queue Blue ORC", "queue Green XBOW copied, Blue ORC"))).battle
    assert copied is not None
    assert copied.queue == (Step(0, XBOW, copied=True), Step(1, ORC))
    at_once = at(AT_ONCE)
    assert at_once.battle is not None
    assert [len(side.columns) for side in at_once.battle.snapshot] == [2, 3]
    assert at(GAME.describe(at_once)) == at_once


TOPS = "w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: deck from top XBOW HEAVY BOAR SHAMAN ORC CATAPULT\n"
BLUES = {"Blue: deck SHAMAN BOAR HEAVY ORC XBOW": None, "Blue: hand ORC, deck from top BOAR ORC XBOW": BOAR}


@pytest.mark.parametrize("blue", BLUES)
def test_each_side_draws_its_own_cards_in_the_order_that_was_typed(blue: str) -> None:
    for seed in range(5):
        match = Match(GAME, seed=seed, start=at(TOPS + blue))
        assert match.state.secrets[0].hand == (XBOW, HEAVY)
        assert BLUES[blue] in (None, match.state.secrets[1].hand[-1])
        match.play("reorganise XBOW")
        assert match.state.secrets[0].hand == (BOAR, SHAMAN)
        assert match.state.secrets[0].tops == (ORC, CATAPULT)
        match.play("play BOAR")
        match.play("play ORC" if ORC in match.state.secrets[1].hand else match.legal()[0])
        assert match.state.secrets[0].hand == (SHAMAN, ORC)
        assert Match.from_code(match.code(), lambda _slug: GAME).state == match.state
        assert Match.loads(match.dumps(), lambda _slug: GAME).state == match.state
    hands = {Match(GAME, seed=seed, start=at(TOPS + blue)).state.secrets[1].hand for seed in range(20)}
    assert (len(hands) > 1) is (BLUES[blue] is None), "only the side whose order was typed draws in order"


def certain(state: State) -> act.AnyAction:
    """What chance does for certain."""
    ((action, share),) = GAME.chances(state)
    assert share == 1
    assert GAME.legal_actions(state, CHANCE) == (action,)
    return action


def test_what_a_position_puts_on_top_comes_for_certain_and_nobody_who_plays_knows() -> None:
    cases: list[tuple[str, act.AnyAction, act.AnyAction]] = [
        (f"{TOPS}Blue: deck ORC", act.Draw(CHANCE, XBOW), act.Draw(CHANCE, HEAVY)),
        ("phase river\ntiles from top TOWER KILLS", act.TurnUp(CHANCE, TOWER), act.TurnUp(CHANCE, CITIES)),
        (f"{HERO_DRAW}\npile from top FROKSH KOKOTH", act.DrawHero(CHANCE, FROKSH), act.DrawHero(CHANCE, KOKOTH)),
    ]
    for text, comes, other in cases:
        state, plain = at(text), at(text.replace("deck from top", "deck").replace(TEXT_FROM_TOP[comes], ""))
        assert certain(state) == comes
        assert GAME.refusals(state, comes) == ()
        assert GAME.refusals(state, other)
        assert not GAME.refusals(plain, other)
        for seat in state.options.seats:
            assert GAME.observe(state, seat) == GAME.observe(plain, seat)
            assert GAME.chances_known(state, seat) == GAME.chances_known(plain, seat)
            guess = GAME.sample_hidden(state, seat, Random(1))
            assert len(GAME.chances(guess)) > 1
        assert GAME.chances_known(state, None) == GAME.chances(state)
        assert GAME.determinize(GAME.observe(state, None), Random(1)) == state


TEXT_FROM_TOP: dict[act.AnyAction, str] = {
    act.Draw(CHANCE, XBOW): "none",
    act.TurnUp(CHANCE, TOWER): "tiles from top TOWER KILLS",
    act.DrawHero(CHANCE, FROKSH): "pile from top FROKSH KOKOTH",
}


def test_what_was_put_on_top_comes_in_order_and_then_any() -> None:
    state = at("phase river\ntiles from top TOWER KILLS RAZED")
    for tile in (TOWER, KILLS, RAZED):
        assert at(GAME.describe(state)) == state
        assert certain(state) == act.TurnUp(CHANCE, tile)
        state, _events = GAME.apply(state, act.TurnUp(CHANCE, tile))
    assert len(GAME.chances(state)) == 5
    state = at(f"{HERO_DRAW}\npile from top FROKSH KOKOTH ASHANI")
    for _hero in range(2):
        assert at(GAME.describe(state)) == state
        state, _events = GAME.apply(state, certain(state))
    assert [held.hero for held in state.drawn] == [FROKSH, KOKOTH]
    assert state.next_heroes == (Card("ASHANI"),)


@pytest.mark.parametrize(
    ("moves", "shuffled"),
    [(["reorganise XBOW shuffle"], True), (["reorganise XBOW"], False), (["play XBOW"], False)],
)
def test_a_shuffle_ends_the_order(moves: list[str], shuffled: bool) -> None:
    match = Match(GAME, seed=1, start=at(f"{TOPS}Blue: deck from top ORC ORC ORC"))
    for move in moves:
        match.play(move)
    assert (match.state.secrets[0].tops == ()) is shuffled
    assert match.state.secrets[1].tops == (ORC,)


def test_units_that_go_first_leave_the_order_of_the_others() -> None:
    start = at(
        "w_cwm: ruin, B fortress\nbattle w_cwm, 3 against 3\nphase vanguard\nBlue: deck ORC\n"
        "Green: units ORC 2 HEAVY 1 BOAR 1 XBOW 2, deck from top ORC XBOW HEAVY ORC BOAR XBOW"
    )
    match = Match(GAME, seed=1, start=start)
    match.play("engage HEAVY")
    match.play("engage ORC")
    assert match.state.secrets[0].hand == (XBOW, ORC)
    assert match.state.secrets[0].tops == (BOAR, XBOW)


@pytest.mark.parametrize(
    ("effect", "move"), [("effect Green VRUSHN", "seek ORC"), ("effect Green MOORDAKK", "seek FROKSH")]
)
def test_a_deck_that_is_looked_through_has_no_order_any_more(effect: str, move: str) -> None:
    hero = effect.split()[-1]
    start = at(
        f"w_cwm: ruin\nbattle w_cwm, 3 against 3\nphase effect\n{effect}\n"
        f"Green: field ORC+{hero}/XBOW, played {hero} on 1 first, deck from top XBOW ORC\n"
        "Blue: field ORC, played ORC on 1 first, deck from top FROKSH ORC"
    )
    number = 0 if hero == "VRUSHN" else 1
    assert start.secrets[number].tops
    match = Match(GAME, seed=1, start=start, deal=False)
    match.play(move)
    assert match.state.secrets[number].tops == ()
    assert match.state.secrets[1 - number].tops == start.secrets[1 - number].tops


def test_names_of_cards_are_understood_as_their_codes() -> None:
    names = "Heavy Orc 2 Sanglier monté 1"
    assert at(f"Green: units {names}") == at("Green: units HEAVY 2 BOAR 1")
    assert at("Green: units HEAVY\nOrange: glory 1\n3 players") == at(
        "3 players\nGreen: units HEAVY 1\nOrange: glory 1"
    )
    text = but(COMMIT, ("hand ORC XBOW", "hand Orc, Crossbowman"), ("field ORC/XBOW", "field Orc/Crossbowman"))
    assert at(text) == at(COMMIT)
    field = "battle n_cwm, 3 against 2\nn_cwm: B marker\nGreen: field {}, hand ORC, deck ORC\nBlue: hand ORC, deck ORC"
    assert at(field.format("Heavy Orc/Arbalétrier Boar rider")) == at(field.format("HEAVY/XBOW BOAR"))


OTHER_WORDS = [
    ("", "2 players"),
    ("", "players=2. start_n: G 6. start_s: Blue 6"),
    ("4 players", "players = 4"),
    ("n_road: village G, G 2 moved", "N_ROAD village green green 2 moved 2"),
    ("n_road: village G, G 2 moved", "n_road = G 2 (2 moved), G marker"),
    ("n_road: village G, G 2 moved", "Oxwell: G 2 moved"),
    ("n_road: G 3 moved 1", "n_road: G 3 (1 moved)"),
    ("n_road: G 3 moved 2 marched 2", "n_road: G 3 marched 2"),
    ("fresh_hordes_move=off, n_road: G 3 moved 2 marched 2 rooted 2", "fresh_hordes_move=off\nn_road: G 3 rooted 2"),
    ("n_cw1, n_cw2: ruin", "n_cw1: ruin\nn_cw2: bare ruin"),
    ("n_cw1, n_cw2: ruin", "`n_cw1 n_cw2: bare`  # burned"),
    ("ne_city: B marker", "ne_city: city B"),
    ("ne_city: B marker", "ne_city: marker B"),
    ("ne_city: G 2\ntower: B marker", "ne_city: city, G 2; tower: tower B"),
    ("n_road: B 1, B fortress", "n_road: B 1; n_road: fortress B standing"),
    ("n_cwm: B 2, G 3 attacking", "n_cwm: B 2, G 3"),
    ("n_cwm: B 2, G 3 attacking", "n_cwm: G 3 attacks, B 2"),
    ("Blue: red", "B: red"),
    ("Blue: red, glory 2", "blue: glory 2; red"),
    ("Blue: heroes FROKSH seen", "Blue: heroes FROKSH seen by all"),
    ("Blue: heroes FROKSH seen", "Blue: heroes FROKSH seen by G"),
    ("Blue: heroes FROKSH", "Blue: heroes FROKSH seen nobody"),
    ("Blue: units HEAVY 1", "blue: units heavy"),
    ("river HORDES CITIES TOWER MARKERS", "River: hordes, cities, tower, markers"),
    ("phase river\nturn 2", "phase: river, turn: 2, nobody to act"),
    (HERO_DRAW, HERO_DRAW.replace("hero_draw", "hero draw")),
    (START, START.replace("battle n_cwm, 3 against 2", "battle: n_cwm 3 vs 2")),
    (START, START.replace("3 against 2", "Green 3 v Blue 2")),
    (START, START.replace("battle n_cwm, 3 against 2", "n_cwm: B 2, G 3\nbattle n_cwm")),
    (START, START.replace("ORC ORC XBOW", "2x ORC, XBOW")),
    (START, START.replace("ORC ORC XBOW", "XBOW ORC ORC")),
    (COMMIT, COMMIT.replace("3 against 2", "3 against 2, g1 b1, losses 0-0")),
    (CHOSEN, CHOSEN.replace("phase commit\n", "")),
    (EFFECT, EFFECT.replace("played SHAMAN behind 2", "played SHAMAN on 2 second")),
    ("walked 3 start_n n_road leave 1 n_cwm", "walked: 3 start_n -> n_road leave 1 -> n_cwm"),
    ("walked 1 start_n n_road", "walked 1 start_n to Oxwell"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other"), OTHER_WORDS)
def test_what_may_be_typed_in_other_words(text: str, other: str) -> None:
    assert at(text) == at(other)
    assert at(text.lower()) == at(text.upper()) == at(text)


@pytest.mark.parametrize("phase", PHASES)
def test_statements_may_stand_in_any_order(phase: Phase) -> None:
    rows = PHASES[phase].splitlines()
    assert at("\n".join(reversed(rows))) == at(". ".join(rows)) == at("\n\n".join(rows)) == at(PHASES[phase])


@pytest.mark.parametrize(
    ("text", "phase", "who"),
    [
        ("", Phase.ACTIONS, GREEN),
        ("Blue to act", Phase.ACTIONS, BLUE),
        ("turn 2", Phase.ACTIONS, BLUE),
        ("phase river", Phase.RIVER, CHANCE),
        (DECKS, Phase.DECKS, GREEN),
        (START, Phase.DRAW, CHANCE),
        (CHOSEN, Phase.COMMIT, BLUE),
        (but(CHOSEN, ("phase commit\n", "")), Phase.COMMIT, BLUE),
        (but(COMMIT, ("Green: ", "Green: waits, ")), Phase.COMMIT, BLUE),
        (OVER, Phase.OVER, None),
    ],
)
def test_the_phase_and_who_decides_follow_from_what_is_told(text: str, phase: Phase, who: Seat | None) -> None:
    state = at(text)
    assert (state.phase, GAME.to_act(state)) == (phase, () if who is None else (who,))


def test_where_nobody_decides_the_game_goes_on_by_itself() -> None:
    assert at("then next_battle\n0 actions").mover == BLUE
    assert at("then carry_on\n2 actions").phase is Phase.ACTIONS
    assert at("then turn B\nnobody to act\n0 actions").mover == BLUE
    assert at("then scoring\nnobody to act\n0 actions").phase is Phase.RIVER
    assert at("then rotation\nnobody to act\n0 actions").turn_no == 2
    lone = at("n_cwm: B 1, G 3 attacking\nthen recheck G n_cwm, next_battle\n0 actions\nn_cw1: ruin")
    assert (lone.phase, lone.active) == (Phase.RETREAT, BLUE)
    first = at(f"{but(START, ('3 against 2', '3 against 2, round 1'))}\nthen round, next_battle").battle
    assert first is not None
    assert first.round == 2


def test_what_is_left_out_is_filled_in() -> None:
    state = at("turn 3\nn_road: G 2")
    assert (state.first, state.mover, len(state.spent)) == (GREEN, GREEN, 2)
    assert len({*state.river, state.top, *state.spent}) == len(OBJECTIVES) - 1
    assert state.marker("n_road") == GREEN
    assert reserve(state, GREEN) == 15 - 6 - 2
    assert at("first_player=2").first == BLUE
    assert at("tower: G 1").marker("tower") == GREEN
    well = min(at("").board.wells)
    assert (at(f"{well}: G 1").actions, at(f"{well}: B 1").actions) == (4, 3)
    kills = at("river KILLS CITIES HORDES TOWER\nGreen: kills 2")
    assert (kills.players[BLUE].kept, reserve(kills, BLUE)) == (2, 15 - 6 - 2)
    vanguard, commit = at(VANGUARD).battle, at(COMMIT).battle
    assert vanguard is not None
    assert commit is not None
    assert (vanguard.vanguard, vanguard.round, vanguard.assault) == (2, 0, True)
    assert (commit.vanguard, commit.round, commit.assault) == (0, 1, False)
    assert at(SWAP).held[GREEN] == (Held(Card("SHAGRATT"), (BLUE,)),)


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        (Phase.RIVER, "tile KILLS"), (Phase.FIRST_PLAYER, "first B"), (Phase.ACTIONS, "move 2 start_n n_road"),
        (Phase.FATE, "raze"), (Phase.TAKE_BACK, "take back n_cw1"), (Phase.HERO_DRAW, "hero FROKSH"),
        (Phase.HERO_PICK, "keep VIGDISH"), (Phase.HERO_STEAL, "steal FROKSH"), (Phase.RETREAT, "retreat n_cw1"),
        (Phase.BATTLES, "battle n_ccm"), (Phase.DECKS, "all"), (Phase.VANGUARD, "engage HEAVY"),
        (Phase.DRAW, "draw XBOW"), (Phase.DECLARE, "hold"), (Phase.COMMIT, "play XBOW behind 2"),
        (Phase.PLACE, "place behind 2"), (Phase.SWAP, "swap"), (Phase.EFFECT, "green"), (Phase.BERSERK, "berserk"),
        (Phase.ROUT, "retreat tower"),
    ],
)  # fmt: skip
def test_a_position_can_be_played_on(phase: Phase, move: str) -> None:
    if phase is Phase.ROUT:
        move = GAME.format(legal(at(ROUT))[0])
    allowed(at(PHASES[phase]), move)


# --- rooted Hordes, and the last move --------------------------------------------------------------------------------


@pytest.mark.parametrize("repeat", [True, False])
def test_recruits_that_may_not_move_are_rooted(repeat: bool) -> None:
    switches: dict[str, Any] = {"fresh_hordes_move": False, "forced_march_repeat": repeat}
    state = after(position(hordes="G start_n 1, n_road 3 moved 3", markers="G n_road", **switches), recruit(start_n=2))
    assert state.army("start_n") == Army(GREEN, 3, 2, 2, 0, 2)
    assert at(GAME.describe(state)) == state
    refused(state, march("start_n", 2, "n_road"), "7.1", "7.4")
    allowed(state, walk("start_n", 1, "n_road"))
    allowed(state, march("n_road", 2, "n_cwm"))
    some = after(position(hordes="G start_n 3 moved 3", **switches), recruit(start_n=2))
    refused(some, march("start_n", 4, "n_road"), "7.1", "7.4")
    assert {move.hordes for move in legal(some) if isinstance(move, act.ForcedMarch)} == {2, 3}
    left = after(some, march("start_n", 2, "n_cw1"), fate(RAZE)).army("start_n")
    assert left == Army(GREEN, 3, 3, 2, 0, 2)


def test_under_the_other_reading_rooted_hordes_have_not_moved() -> None:
    state = after(position(hordes="G start_n 3 moved 1", fresh_hordes_move=False), recruit(start_n=2))
    assert with_options(state, Options()).army("start_n") == Army(GREEN, 5, 1)
    repeat = replace(state.options, forced_march_repeat=True)
    assert with_options(state, repeat).army("start_n") == state.army("start_n")


def test_the_last_move_is_told_until_something_else_is_done() -> None:
    state = after(at(""), walk("start_n", 2, "n_cw1", "start_n"))
    assert state.walked == Walk(2, ("start_n", "n_cw1", "start_n"))
    assert "walked 2 start_n n_cw1 start_n" in GAME.describe(state).splitlines()
    assert after(state, act.Buy(GREEN, (HEAVY,))).walked is None
    marched = after(at("n_road: G 3 moved"), march("n_road", 3, "n_cwm"))
    assert marched.walked == Walk(3, ("n_road", "n_cwm"))
    gone = after(at("n_road: G 1"), walk("n_road", 1, "n_city"))  # the militia wins, and nothing on the map tells where
    assert (here(gone, "n_city"), gone.walked) == ("", Walk(1, ("n_road", "n_city")))
    last = after(at("1 action"), walk("start_n", 2, "n_cw1", "start_n"))
    assert (last.mover, last.walked) == (BLUE, Walk(2, ("start_n", "n_cw1", "start_n")))
    for each in (state, marched, gone, last):
        assert at(GAME.describe(each)) == each


def test_the_last_battle_is_told_until_something_else_is_done() -> None:
    lost = after(
        at(but(CHOSEN, ("3 against 2", "3 against 1"), ("Blue: ", "Blue: token 6, "))), read(CHOSEN, "play BOAR")
    )
    assert lost.battle is None
    assert lost.fought is not None
    assert (lost.fought.zone, lost.fought.ending, lost.fought.winner) == ("n_cwm", 1, 0)
    assert [side.plays for side in lost.fought.sides] == [
        (Play(ORC, Spot(2, Line.FIRST)),), (Play(BOAR, Spot(1, Line.FIRST)),),
    ]  # fmt: skip
    assert at(GAME.describe(lost)) == lost
    assert after(lost, *legal(lost)[:1]).fought is None


NOTES = "noted Green named HEAVY, Blue built 9, Blue shuffled, Green swapped, Blue saw ORC ORC"
"""All that may be noted."""


def test_what_was_just_done_is_read_and_written() -> None:
    state = at(f"{ENDED}\n{NOTES}")
    assert state.noted == (
        Note(GREEN, Deed.NAMED, (HEAVY,)), Note(BLUE, Deed.BUILT, number=9), Note(BLUE, Deed.SHUFFLED),
        Note(GREEN, Deed.SWAPPED), Note(BLUE, Deed.SAW, (ORC, ORC)),
    )  # fmt: skip
    assert NOTES in GAME.describe(state).splitlines()
    assert at(GAME.describe(state)) == state
    assert after(state, legal(state)[0]).noted == ()
    told = GAME.picture(GAME.observe(state, GREEN)).text
    for line in (
        "Green has just named: Heavy Orc.",
        "Green has just made the enemy engage the other card.",
        "Blue had a combat deck of 9 cards.",
        "Blue has just shuffled the deck.",
    ):
        assert line in told
    assert "just seen" not in told
    assert "Blue has just seen in the battle: 2 × Orc." in GAME.picture(GAME.observe(state, BLUE)).text


@pytest.mark.parametrize(
    ("typed", "open_", "returned", "shown", "peeked"),
    [
        ("returned BOAR", (BOAR,), (BOAR,), (BOAR,), (BOAR,)),
        ("open BOAR", (BOAR,), (), (), (BOAR,)),
        ("open BOAR, shown XBOW", (BOAR,), (), (XBOW,), (BOAR, XBOW)),
        ("returned BOAR, shown BOAR XBOW", (BOAR,), (BOAR,), (BOAR, XBOW), (BOAR, XBOW)),
        ("shown BOAR", (), (), (BOAR,), (BOAR,)),
    ],
)
def test_what_all_have_seen_of_hidden_cards(
    typed: str,
    open_: tuple[Card, ...],
    returned: tuple[Card, ...],
    shown: tuple[Card, ...],
    peeked: tuple[Card, ...],
) -> None:
    state = at(but(COMMIT, ("Blue: ", f"Blue: {typed}, ")))
    secret = state.secrets[1]
    assert (secret.open, secret.returned, secret.shown, secret.peeked) == (open_, returned, shown, peeked)
    assert typed in GAME.describe(state)
    assert "peeked" not in GAME.describe(state)
    assert at(GAME.describe(state)) == state


def read(text: str, move: str) -> act.AnyAction:
    """A move that is typed in a position."""
    action: act.AnyAction = GAME.parse(move, at(text))
    return action


# --- other readings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "options", "fault"),
    [
        ("", Options(players=3), "The position is one of 2 players, not of 3."),
        ("", Options(scenario="calm"), "In the scenario calm the wells are elsewhere (OVO-4.9)."),
        ("1 action", Options(tactical_start=True), "Under these readings all actions of the turn have been taken"),
    ],
)
def test_a_position_that_cannot_be_under_other_readings(text: str, options: Options, fault: str) -> None:
    with pytest.raises(PositionError, match=re.escape(fault)):
        with_options(at(text), options)


@pytest.mark.parametrize("phase", PHASES)
def test_under_its_own_readings_a_position_stays_as_it_is(phase: Phase) -> None:
    state = at(PHASES[phase])
    assert with_options(state, state.options) == state


# --- what cannot be --------------------------------------------------------------------------------------------------

DECKS_FIRST = 'The battle in n_city begins with its decks, "Blue: deck ORC": no "{}" comes before (OVO-16.2).'
FAULTS: list[tuple[str, str]] = [
    ("n_city: village", "There has never been a village in n_city (OVO-4.10)."),
    ("phase fate n_road", "Green decides the fate of a village with own Hordes in it (OVO-8.1)."),
    ("phase take_back n_road", "A marker is taken back for a zone where own Hordes stand (OVO-8.14)."),
    ("phase hero_draw n_city", "Heroes come with a city that Green has just taken, and n_city is none (OVO-9.3)."),
    ("battle n_city, 3 against 2\nGreen: token 5, field ORC", DECKS_FIRST.format("token")),
    ("battle n_city, 3 against 2\nGreen: token 5, field ORC", DECKS_FIRST.format("field")),
    ("battle n_city, 3 against 2, g5 b1", DECKS_FIRST.format("token")),
    ("battle n_city, 3 against 2, round 2", DECKS_FIRST.format("round")),
    ("battle n_city, 3 against 2\nBlue: exhausted 1", DECKS_FIRST.format("exhausted")),
    ("battle n_city, 3 against 2, losses 1-0", DECKS_FIRST.format("losses")),
    ("battle n_city, 3 against 2, won by Green", DECKS_FIRST.format("won")),
    ("battle n_city, 3 against 2\neffect Green SHAMAN", DECKS_FIRST.format("effect")),
    (
        "phase rout\nbattle n_cwm, 3 against 2, ending 3, won by Green, routed B\nGreen: hand ORC",
        'The battle in n_cwm is over, so nothing is told of "hand" (OVO-26.10).',
    ),
    (
        "n_road: G 2 exhausted 1",
        "Only Hordes that attack were exhausted on the way, and in n_road none do (OVO-7.7).",
    ),
    ("phase fate", 'Say for which zone: "phase fate n_city" (OVO-8.1).'),
    ("n_road: G 2 moved\nphase actions n_road", "This phase is about no zone, so not about n_road (OVO-5.7)."),
    ("on the way 3", 'Say from where to where: "on the way 3 n_road n_cwm" (OVO-6.1).'),
    ("Green: reserve 5", "Green has 15 Hordes, so 9 are in reserve, not 5 (OVO-2.1)."),
    ("n_road: G 2, B 2, G 1", "Green is named twice in n_road; all Hordes of a zone are one army (OVO-2.7)."),
    (
        "3 players\na_road: B 2, O 2",
        "a_road holds Hordes of Blue and of Orange, and neither has just come to attack (OVO-11.13).",
    ),
    ("n_road: B 2 attacking", "Blue attacks in n_road, but only the player whose turn it is attacks (OVO-16.9)."),
    ("n_road: empty, G 2", "n_road is said to be empty, and holds Hordes (OVO-2.7)."),
    (
        "n_cwm: B 2\nbattle n_cwm, 3 against 2",
        "The Hordes of n_cwm are told twice: in the battle, and in the zone (OVO-2.7).",
    ),
    ("n_road: well", "There is no well in n_road (OVO-4.9)."),
    ("n_road: city", "There is no city in n_road (OVO-3.1)."),
    ("n_road: tower", "There is no tower in n_road (OVO-3.1)."),
    ("Green: hand ORC", '"hand" of Green belongs to a battle: "battle n_city, 3 against 2" (OVO-16.1).'),
    (f"3 players\n{but(START, ('n_cwm', 'a_road'))}\nOrange: hand ORC", "Orange does not fight in a_road (OVO-16.9)."),
    (
        f"3 players\n{but(EFFECT, ('n_cwm', 'a_road'), ('queue Blue', 'queue Orange'))}",
        "Orange does not fight in a_road (OVO-16.9).",
    ),
    ("effect Green SHAMAN", 'Battle effects belong to a battle: "battle n_city, 3 against 2" (OVO-17.12).'),
    (f"{EFFECT}\nbefore Blue: token 2", 'What was before the effects counts where they come "together" (OVO-R39).'),
    ("battle n_cwm, Blue 3 against Green 2", "Blue attacks, so it must be that player's turn (OVO-16.9)."),
    (
        "battle n_cwm, 3 against 2, assault\nn_cwm: B fortress lying",
        "There is no standing fortress of the defender in n_cwm (OVO-24.1).",
    ),
    (
        "battle n_cwm, 3 against 2, field\nn_cwm: B fortress",
        "The defender has a standing fortress in n_cwm: it is an assault (OVO-24.1).",
    ),
    (
        but(START, ("\nBlue: deck ORC ORC XBOW", "\nBlue: token 2")),
        'Say which cards Blue fights with: "deck ORC XBOW" (OVO-16.3).',
    ),
    (
        but(START, ("3 against 2", "3 against 2, losses 2-0")),
        "The battle is over, since Green would have lost it (OVO-25.4).",
    ),
    (
        but(START, ("3 against 2", "3 against 2, losses 3-3")),
        "The battle is over, since Green and Blue would have lost it (OVO-25.5).",
    ),
    ("Green: heroes FROKSH FROKSH", "FROKSH is named 2 times for Green; there is one of each Hero (OVO-2.4)."),
    ("Green: heroes others\nBlue: heroes others", "One player holds all others, not two (OVO-2.4)."),
    ("pile FROKSH", 'ASHANI lies nowhere: add it to the pile, or say "Blue: heroes others" (OVO-4.17).'),
    (
        "pile FROKSH\nGreen: heroes FROKSH\nBlue: heroes others",
        "FROKSH is in the pile, and somewhere else too (OVO-4.17).",
    ),
    ("Green: heroes FROKSH\npile from top FROKSH", "FROKSH is not in the pile, so it cannot come next (OVO-4.17)."),
    ("tiles from top CITIES", "CITIES is not face up in the pile, so it cannot come next (OVO-4.21)."),
    ("tiles from top KILLS RAZED", "RAZED is not face up in the pile, so it cannot come next (OVO-4.21)."),
    (
        "phase river\ntiles from top KILLS KILLS",
        "KILLS comes next 2 times; there is one of each objective (OVO-4.20).",
    ),
    ("pile from top FROKSH FROKSH", "FROKSH comes next 2 times; there is one of each Hero (OVO-2.4)."),
    (
        "battle n_cwm, 3 against 2\nphase decks\nGreen: deck from top ORC XBOW, building",
        "The deck of Green is shuffled once it is built, so no card is on top yet (OVO-16.8).",
    ),
    ("n_road: G 10", "Green has 15 Hordes, and 16 are told (OVO-2.1)."),
    (f"{VILLAGES}, e_cwm, n_road: village G", "Green has 12 markers, not 13 (OVO-2.2)."),
    ("n_road: ruin\nGreen: trophies 0, razed 1", "Green has razed 1 villages and keeps 0 trophies (OVO-8.3)."),
    ("Blue: kept 2\nGreen: kills 2", "Hordes of Blue are kept by enemies only while KILLS is in the river (OVO-26.8)."),
    (f"{VILLAGES}, n_road: ruin, G fortress", "There are 12 fortresses, not 13 (OVO-2.3)."),
    ("Green: units HEAVY 9", "There are 8 cards HEAVY, not 9 (OVO-2.4)."),
    ("Green: trophies 1", "Players keep 1 trophies, but no village has burned: n_cw1: ruin (OVO-8.3)."),
    ("n_cw1: ruin\nGreen: trophies 2", "Players keep 2 trophies, but 1 village has burned: n_cw1: ruin (OVO-8.3)."),
    (
        "n_cw1, n_cw2: ruin\nGreen: trophies 3",
        "Players keep 3 trophies, but 2 villages have burned: n_cw1: ruin (OVO-8.3).",
    ),
    (
        "river KILLS CITIES HORDES TOWER\nBlue: kept 2",
        "More Hordes are kept than were eliminated in this game turn (OVO-26.8).",
    ),
    ("Green: glory 20\nsupply 7", "There are 26 glory points, not 27 (OVO-1.6)."),
    ("longer_game=on\nsupply 42", "There are 41 glory points, not 42 (OVO-1.6)."),
    ("supply_cap=overdraw\nsupply 27", "The supply has 26 glory points at most, not 27 (OVO-1.6)."),
    ("supply 0", "The supply is empty, so the game is over (OVO-29.1)."),
    ("w_cw1: village", "There has never been a village in w_cw1 (OVO-4.10)."),
    ("start_n: G marker", "A Dark City carries no marker, so none lies in start_n (OVO-15.4)."),
    ("n_cw1: ruin, G marker", "A ruin takes no marker, so none lies in n_cw1 (OVO-3.8)."),
    ("start_n: G fortress", "No fortress stands on a Dark City such as start_n (OVO-14.6)."),
    (
        "n_road: G 1, G fortress standing fresh",
        "The fortress in n_road cannot have been laid down in this turn (OVO-14.3).",
    ),
    (
        "n_road: B 1, B fortress lying fresh",
        "The fortress in n_road cannot have been laid down in this turn (OVO-14.3).",
    ),
    (
        "n_city: G fortress lying",
        "A fortress is built where own Hordes stand, so the city n_city is marked by Green (OVO-14.1).",
    ),
    ("start_s: G 2", "Hordes of Green never stop in start_s, the Dark City of Blue (OVO-15.2)."),
    ("4 players\nstart_s: G 2", "Hordes of Green never stop in start_s, the Dark City of Orange (OVO-30.3)."),
    ("n_road: G 2 moved 3", "2 Hordes stand in n_road, so no 3 lie down (OVO-6.6)."),
    ("n_road: G 3 moved 1 marched 2", "Only Hordes that have moved march, in n_road too (OVO-7.1)."),
    (
        "n_road: G 3 moved 1 rooted 1",
        "Hordes that have come in this turn are rooted where they may not move, in n_road too (OVO-R13).",
    ),
    (
        "fresh_hordes_move=off\nn_road: G 3 moved 2 marched 1 rooted 2",
        "Hordes that have come in this turn are rooted where they may not move, in n_road too (OVO-R13).",
    ),
    ("n_road: G 3 moved 1 along 2", "Hordes that were taken along lie down, in n_road too (OVO-6.10)."),
    (
        "n_road: B 3 moved 1",
        "Nobody but the player whose turn it is has moved, so no Horde of Blue lies in n_road (OVO-6.6).",
    ),
    (
        "n_road: G 1, no marker",
        "Whoever stops in a village marks or burns it, so n_road is marked by Green, or a ruin (OVO-8.1).",
    ),
    (
        "n_road: G 1, B marker",
        "Whoever stops in a village marks or burns it, so n_road is marked by Green, or a ruin (OVO-8.12).",
    ),
    ("n_city: G 1, no marker", "Whoever stops in a city takes it, so n_city is marked by Green (OVO-9.2)."),
    ("n_city: G 1, B marker", "Whoever stops in a city takes it, so n_city is marked by Green (OVO-9.6)."),
    ("n_road: G 1, B fortress", "A fortress belongs to whoever holds its zone, so that in n_road to Green (OVO-14.9)."),
    (
        f"n_road: B 1, G 2 attacking\n{RIVER}\nturn 2\nnobody to act",
        "Nobody attacks in n_road while it is nobody's turn (OVO-16.9).",
    ),
    ("start_s: B 2, G 2 attacking", "No battle is fought in a Dark City such as start_s (OVO-15.2)."),
    ("n_road: G 2, G 2 attacking", "Nobody attacks an own army, in n_road neither (OVO-2.7)."),
    ("4 players\nn_road: O 2, G 2 attacking", "Nobody attacks a partner, in n_road neither (OVO-30.2)."),
    ("n_road: G 2 attacking", "There is nobody to be attacked in n_road (OVO-11.13)."),
    ("n_road: B 2, G 0 attacking", "Nobody attacks in n_road: leave it out (OVO-2.7)."),
    (
        "n_road: B 2, G 2 attacking exhausted 1",
        "A Horde is removed for each march that ended in n_road, not more (OVO-7.7).",
    ),
    (
        "n_road: B 2, G 1 attacking marched 2",
        "A Horde is removed for each march that ended in n_road, not more (OVO-7.7).",
    ),
    ("turn 0\nfirst none", "The game turns are counted from 1 (OVO-5.1)."),
    ("phase first_player\nturn 1", "The first player is drawn before the first game turn (OVO-4.22)."),
    ("phase river\nturn 1", "Before the first game turn the river belongs to the set-up: turn 0 (OVO-4.20)."),
    ("first none", "In game turn 1 somebody has the first player tile (OVO-4.22)."),
    ("phase river\nfirst G", "In game turn 0 nobody has the first player tile (OVO-4.22)."),
    ("nobody to act", "It must be somebody's turn in this phase (OVO-5.1)."),
    (
        "phase river\nturn 2\nBlue to act",
        "It is nobody's turn between two game turns, nor between two turns (OVO-5.1).",
    ),
    (
        "recruited n_road 1",
        "Nobody recruits in n_road without a standing fortress there; a Dark City is not counted (OVO-12.2).",
    ),
    (
        "n_road: G 3, G fortress\nrecruited n_road 3",
        "A fortress receives 2 Hordes in a turn at most, not 3, in n_road too (OVO-12.4).",
    ),
    ("n_road: G 3, G fortress\nrecruited n_road 1, n_road 1", "Recruits are told once for each zone (OVO-12.4)."),
    ("taken w_cw1", "No village has been taken in w_cw1 in this turn: there was none (OVO-8.10)."),
    (
        "phase river\nturn 2\ntaken n_road",
        "Nobody has recruited or taken a village while it is nobody's turn (OVO-5.1).",
    ),
    ("walked 2 n_road n_cw1", "No road leads from n_road to n_cw1, so nobody has just gone there (OVO-3.4)."),
    (
        "walked 2 start_n n_road leave 1",
        "Hordes stay or come along in the zone between, and the last move had none (OVO-6.8).",
    ),
    ("walked 0 start_n n_road", "At least one Horde makes every step of a move, so of the last one too (OVO-6.14)."),
    (
        "walked 2 start_n n_road leave 2 n_cwm",
        "At least one Horde makes every step of a move, so of the last one too (OVO-6.14).",
    ),
    (
        but(OVER, ("supply 0", "supply 0\nwinners B")),
        "Whoever has the most points wins, with the partner, or shares the victory (OVO-29.3).",
    ),
    ("phase over", "The game is over when the supply is empty, or nobody can be overtaken (OVO-29.2)."),
    ("winners G", "Somebody has won, so the game is over (OVO-29.3)."),
    ("5 actions", "There are 3 actions in a turn, and one more with a well, not 5 (OVO-5.3)."),
    ("tactical_start=on\n4 actions", "There are 2 actions in a turn, and one more with a well, not 4 (OVO-31.2)."),
    ("4 actions", "Green controls no well, so there are 3 actions, not 4 (OVO-5.3)."),
    (f"{BATTLES}\n1 action", "Battles and the end of a turn come after the last action: 0 actions (OVO-5.9)."),
    ("river CITIES CITIES HORDES TOWER", "CITIES is there 2 times; there is one of each objective (OVO-4.20)."),
    ("river CITIES HORDES TOWER", "There are 4 objectives in the river, not 3 (OVO-4.20)."),
    ("top none", "In this phase the top tile of the pile is known (OVO-4.21)."),
    ("phase river\ntop KILLS", "In this phase the top tile of the pile is still to be turned up (OVO-4.21)."),
    ("turn 2\nspent none", "Tiles that lie face down under the pile in game turn 2: 1, not 0 (OVO-28.2)."),
    ("Green: heroes FROKSH\nBlue: heroes FROKSH", "FROKSH is in 2 places; there is one of each Hero (OVO-2.4)."),
    ("under FROKSH away", "Only Heroes that somebody holds are set aside (OVO-21.8)."),
    ("phase actions\ndrawn FROKSH KOKOTH", "Drawn Heroes belong to the taking of a city (OVO-9.3)."),
    ("to draw 1", "Heroes are still to be drawn only where a city was taken: phase hero_draw (OVO-9.3)."),
    (
        "phase actions\nvictim B",
        "Heroes are stolen only where a city was taken from an enemy: phase hero_steal (OVO-9.7).",
    ),
    ("phase commit", 'There must be a battle in this phase: "battle n_city, 3 against 2" (OVO-17.3).'),
    (f"{START}\nphase actions", "Battles are fought after the last action, not in phase actions (OVO-5.9)."),
    (
        f"4 players\n{but(START, ('3 against 2', '3 against Orange 2'))}\nOrange: deck ORC",
        "Green does not fight against Orange (OVO-30.2).",
    ),
    (but(ROUT, ("ending 2, ", "")), "Of this battle say how it ended: ending 1 to 4 (OVO-25.1)."),
    (
        but(COMMIT, ("3 against 2", "3 against 2, ending 1")),
        "Of this battle say no ending while it goes on (OVO-25.1).",
    ),
    (
        but(COMMIT, ("3 against 2", "3 against 2, won by Blue")),
        "Nobody has won or lost while the battle goes on (OVO-25.1).",
    ),
    (but(ROUT, ("routed G", "routed B")), "Whoever has won does not retreat (OVO-26.2)."),
    (
        but(COMMIT, ("3 against 2", "3 against 2, round 0")),
        "The rounds of a battle are counted from 1, once the decks are built (OVO-17.1).",
    ),
    (but(COMMIT, ("3 against 2", "3 against 2, vanguard 1")), "Nobody is still to go first in this phase (OVO-24.2)."),
    (
        but(COMMIT, ("3 against 2", "0 against 2")),
        'Green needs Hordes in n_cwm: "battle n_cwm, 3 against 2" (OVO-11.13).',
    ),
    (
        but(COMMIT, ("3 against 2", "3 against 0")),
        'Blue needs Hordes in n_cwm: "battle n_cwm, 3 against 2" (OVO-11.13).',
    ),
    (
        "3 players\na_road: O 2\nbattle a_road, 3 against Blue\nphase commit\nGreen: hand ORC\nBlue: hand ORC",
        "Orange stands in a_road, and so defends it (OVO-16.9).",
    ),
    (
        but(COMMIT, ("3 against 2", "Green gone against 2"), ("Green: ", "Green: losses 1, ")),
        "Those who attack in n_cwm are gone only after the battle (OVO-26.2).",
    ),
    (
        but(COMMIT, ("Green: ", "Green: token 7, ")),
        "The strike tile has spaces 1 to 6, so the token of Green is not on 7 (OVO-2.10).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: losses 1 (1 exhausted), ")),
        "Only Hordes that Blue has lost by forced marches before attacking are exhausted (OVO-7.7).",
    ),
    (
        but(
            COMMIT, ("3 against 2", "3 marched 3 exhausted 2 against 2"), ("Green: ", "Green: losses 1 (1 exhausted), ")
        ),
        "2 Hordes of Green were exhausted on the way to n_cwm (OVO-7.7).",
    ),
    (
        but(COMMIT, ("Green: field ORC/XBOW HEAVY", "Green: field ORC/XBOW HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY")),
        "Green fights with 12 cards; a combat deck holds 10 at most (OVO-16.3).",
    ),
    (but(COMMIT, ("Green: ", "Green: units HEAVY 0, ")), "Green fights with 1 cards HEAVY and owns 0 (OVO-16.3)."),
    (
        but(COMMIT, ("Green: ", "Green: discards VIGDISH VIGDISH, ")),
        "Green has VIGDISH in 2 places of the battle; there is one of each Hero (OVO-2.4).",
    ),
    (
        but(COMMIT, ("Green: ", "Green: back VIGDISH, ")),
        "Green does not hold VIGDISH, whom Pogdush would have brought back (OVO-22.11).",
    ),
    (
        but(VANGUARD, ("Green: ", "Green: token 2, ")),
        "Nothing has happened to Green before the first round (OVO-16.7).",
    ),
    (
        but(COMMIT, ("Green: ", "Green: loose SHAMAN, ")),
        "What Green has engaged without a place was played in this round: it is discarded at its end (OVO-19.6).",
    ),
    (but(COMMIT, ("Green: ", "Green: loose BOAR, ")), "BOAR needs no protection, so it is never without (OVO-19.2)."),
    (
        but(COMMIT, ("Green: ", "Green: stray BOAR, ")),
        "Only Heroes have no place: of Green, Units without protection are loose (OVO-21.4).",
    ),
    (
        but(COMMIT, ("Green: ", "Green: starved, ")),
        "A discard that Green cannot pay ends no battle under this reading (OVO-R44).",
    ),
    (
        but(COMMIT, ("field ORC/XBOW", "field XBOW/XBOW")),
        "XBOW does not stand in the first line, as in column 1 of Green (OVO-19.1).",
    ),
    (
        but(COMMIT, ("field ORC/XBOW", "field ORC/ORC")),
        "ORC does not stand in the second line, as in column 1 of Green (OVO-19.1).",
    ),
    (but(COMMIT, ("field ORC/XBOW", "field wall/XBOW")), "No walls protect the Units of Green (OVO-24.7)."),
    (
        but(COMMIT, ("field ORC/XBOW", "field -+VIGDISH/XBOW")),
        "VIGDISH covers a Unit, and there is none in column 1 of Green (OVO-21.1).",
    ),
    (
        but(COMMIT, ("Green: field", "Green: heroes VIGDISH away, field"), ("hand ORC XBOW", "hand ORC VIGDISH")),
        "VIGDISH is set aside until the next game turn, so Green has no such card to play (OVO-21.8).",
    ),
    (but(VANGUARD, ("Green: ", "Green: hand ORC, ")), "Green draws no card before the decks are built (OVO-16.2)."),
    (but(COMMIT, ("Green: ", "Green: building, ")), "The deck of Green is built (OVO-16.2)."),
    (
        f"{DECKS}\nphase decks\nGreen: ready, deck ORC\nBlue: ready, deck ORC",
        "The deck of Blue is still to be built (OVO-16.2).",
    ),
    (
        but(COMMIT, ("hand ORC XBOW", "hand ORC XBOW BOAR")),
        "Green holds 2 cards at most, the chosen one included (OVO-17.1).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: peeked VIGDISH, ")),
        "The enemy has seen cards of Blue that are not there (OVO-22.10).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: shown ORC, ")),
        "The enemy knows cards in the hand of Blue that are not there (OVO-22.14).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: apart 3, ")),
        "Blue has 2 cards in hand, so 3 cannot be apart from the deck (OVO-22.10).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: sunk BOAR, ")),
        "The enemy knows cards at the bottom of the deck of Blue that are not there (OVO-17.5).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: shown BOAR, peeked XBOW, ")),
        "What the enemy knows to be in the hand of Blue has been seen: peeked (OVO-22.14).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: open BOAR, peeked XBOW, ")),
        "What all have seen of the cards of Blue the enemy has seen too: peeked (OVO-22.14).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: returned BOAR, shown XBOW, peeked BOAR XBOW, ")),
        "What all know to be in the hand of Blue all have seen, the enemy too: open, shown (OVO-22.14).",
    ),
    (
        but(COMMIT, ("Blue: ", "Blue: declared hold, ")),
        "Blue does not say whether to reorganise under this reading (OVO-R36).",
    ),
    (
        but(
            DECLARE,
            ("phase declare", ""),
            ("Blue: hand ORC XBOW, deck ORC", "phase commit\nBlue: hand ORC, declared reorganise, deck ORC"),
        ),
        "Blue needs two cards in hand and one in the deck to reorganise (OVO-17.8).",
    ),
    (but(COMMIT, ("Blue: ", "Blue: told, ")), "Blue has not said whether to reorganise, so nothing is told (OVO-R36)."),
    (
        but(CHOSEN, ("chosen ORC", "chosen SHAMAN behind 2"), ("field ORC/XBOW HEAVY", "field ORC/XBOW HEAVY/XBOW")),
        "SHAMAN cannot be placed there by Green (OVO-17.17).",
    ),
    (
        but(CHOSEN, ("chosen ORC", "chosen ORC, played BOAR")),
        "Green has shown the card of this round, so none is still chosen (OVO-17.4).",
    ),
    (
        but(EFFECT, ("played SHAMAN behind 2", "played SHAMAN behind 3")),
        "SHAMAN cannot lie there, as Green has played it (OVO-17.10).",
    ),
    (
        but(SWAP, ("played SHAGRATT on 1 first", "played SHAGRATT on 2 first")),
        "SHAGRATT cannot lie there, as Green has played it (OVO-17.10).",
    ),
    (
        but(EFFECT, ("played ORC on 3 first, ", "")),
        'Say what Blue has played in this round: "played ORC on 1 first" (OVO-17.4).',
    ),
    (but(SWAP, ("played BOAR", "played BOAR ORC")), "Blue plays one card in a round (OVO-17.3)."),
    (but(VANGUARD, ("Green: ", "Green: played ORC, ")), "Green has played nothing before the first round (OVO-17.1)."),
    (
        f"{COMMIT}\nqueue Green XBOW",
        "Battle effects come once cards are engaged, in the effect step of a round (OVO-17.12).",
    ),
    (but(EFFECT, ("queue Blue ORC", "queue Blue BOAR")), "Blue has not played BOAR in this round (OVO-17.13)."),
    (
        but(EFFECT, ("2 against 2", "2 against 2, together")),
        "Battle effects come one after the other under this reading (OVO-R39).",
    ),
    (
        "effect_order=simultaneous\n" + but(COMMIT, ("3 against 2", "3 against 2, together")),
        "Battle effects come together in the effect step of a round (OVO-R39).",
    ),
    (
        "effect_order=simultaneous\n" + but(EFFECT, ("2 against 2", "2 against 2, together")),
        "What Green has played lay there as the effects began (OVO-R39).",
    ),
    (
        "fought n_cwm",
        'Say where a battle was fought, and both sides: "fought n_city", "fought Green: token 2" (OVO-16.9).',
    ),
    (
        "4 players\nfought n_cwm\nfought Green: token 1\nfought Orange: token 1",
        "Green has not fought against Orange (OVO-30.2).",
    ),
    (
        "fought n_cwm, ending 0\nfought Green: token 1\nfought Blue: token 1",
        "Of the battle fought in n_cwm say in which round and how it ended: ending 1 to 4 (OVO-25.1).",
    ),
    (
        "fought n_cwm\nfought Green: token 7\nfought Blue: token 1",
        "The token of Green has not stood on space 7 of 6 (OVO-2.10).",
    ),
    (
        "fought n_cwm\nfought Green: field XBOW\nfought Blue: token 1",
        "XBOW does not stand in the first line, as in column 1 of Green (OVO-19.1).",
    ),
    ("noted Green named ORC XBOW", "One card is named at a time, and Green has named 2 (OVO-17.12)."),
    (f"{ENDED}\nnoted Blue saw none", "A deck has 1 to 10 cards, so Blue has not seen 0 of them (OVO-16.3)."),
    (f"{ENDED}\nnoted Blue built 11", "A combat deck holds 10 cards at most, not 11 as that of Blue (OVO-16.3)."),
    ("noted Blue shuffled", 'While a battle goes on its cards tell what Blue has "shuffled" (OVO-25.1).'),
    (f"{FATE}\nthen effects", '"then effects" does not follow on phase fate (OVO-8.1).'),
    (f"{HERO_PICK}\nthen nothing", '"then nothing" does not follow on phase hero_pick (OVO-9.3).'),
    (
        f"{FATE}\nthen conquer B n_road, carry_on",
        '"then conquer" does not say with whom or where, or not rightly (OVO-8.1).',
    ),
    (f"{FATE}\nthen conquer, carry_on", '"then conquer" does not say with whom or where, or not rightly (OVO-8.1).'),
    (
        f"{FATE}\nthen conquer G n_road, step G n_road n_cwm, carry_on",
        "Hordes on the way go on to the second zone of their move: then step (OVO-6.12).",
    ),
    (
        but(WAY, ("on the way 3", "on the way 0")),
        "At least one Horde makes every step of a move, those that were taken along included (OVO-6.14).",
    ),
    (f"{NEXT_TILE}\nthen turn G", "Once the tile is turned up, the first player's turn begins: then turn (OVO-28.1)."),
    ("phase river\nthen turn G", "In the set-up nothing follows on a tile by itself (OVO-4.20)."),
    (
        "n_road: B 2\nphase fate n_road\nthen conquer B n_road, carry_on",
        "Green decides the fate of a village with own Hordes in it (OVO-8.1).",
    ),
    (
        but(FATE, ("n_road: G 2 moved", "n_road: ruin, G 2 moved")),
        "There is no village in n_road whose fate could be decided (OVO-8.1).",
    ),
    (
        but(FATE, ("n_road: G 2 moved", "n_road: G 2 moved, G marker")),
        "Green controls the village in n_road, so nothing is to be decided (OVO-8.13).",
    ),
    (
        but(TAKE_BACK, (" ne_out", ""), ("2 moved", "2 moved, no marker")) + "\nthen conquer G ne_out, carry_on",
        "A marker is taken back for a zone where own Hordes stand (OVO-8.14).",
    ),
    (f"marker_limit=no_control\n{TAKE_BACK}", "No marker is taken back under this reading (OVO-R26)."),
    (
        but(TAKE_BACK, (f"{VILLAGES}: village G", "n_cw1: village G")),
        "Green has markers in stock and takes none back (OVO-8.14).",
    ),
    (
        but(TAKE_BACK, ("ne_out: G", "n_road: ruin, G"), ("take_back ne_out", "take_back n_road")),
        "No marker is due in n_road (OVO-3.8).",
    ),
    (
        but(HERO_PICK, ("n_city: G 3 moved\n", "n_road: G 3 moved\n"), ("pick n_city", "pick n_road")),
        "Heroes come with a city that Green has just taken, and n_road is none (OVO-9.3).",
    ),
    (f"{HERO_DRAW}\nBlue: heroes others", "There is no Hero to be drawn in the shuffled part of the pile (OVO-9.5)."),
    (f"{HERO_DRAW}\ndrawn FROKSH\nto draw 2", "2 Heroes are drawn for a city, not 1 drawn and 2 to come (OVO-9.3)."),
    (but(HERO_PICK, (" VRUSHN", "")), 'One of 2 drawn Heroes is kept: "drawn FROKSH KOKOTH" (OVO-9.3).'),
    (but(HERO_STEAL, ("victim B\n", "")), 'Say from which enemy the city was taken: "victim B" (OVO-9.7).'),
    (but(HERO_STEAL, (" VIGDISH", "")), "Blue needs two Heroes, or chance has nothing to choose (OVO-9.7)."),
    ("phase retreat n_cwm", 'Somebody is attacked where a retreat is decided: "n_cwm: B 1, G 3 attacking" (OVO-11.1).'),
    (
        "n_cwm: B 2, G 3 attacking\nphase battles",
        "Where the next battle is chosen, two are pending at least (OVO-16.1).",
    ),
    (f"{DECKS}\nphase decks\nGreen: ready", "The combat deck of Green holds one card at least (OVO-16.5)."),
    (f"{DECKS}\nphase decks\nBlue: deck ORC", "Green builds the deck first here: ready (OVO-16.6)."),
    (
        but(VANGUARD, ("n_cwm: B fortress standing\n", "")),
        "There is no standing fortress of the defender in n_cwm (OVO-24.1).",
    ),
    (
        but(VANGUARD, ("2 against 2", "2 against 2, vanguard 3")),
        "2 Units go first against a fortress, those that stand there already included (OVO-24.2).",
    ),
    (
        but(VANGUARD, ("HEAVY ", "")),
        "There is nothing to choose: not enough kinds of first-line Units are in the deck (OVO-24.6).",
    ),
    (
        but(DRAW, ("Green: deck ORC ORC XBOW", "Green: hand ORC"), ("3 against 2", "3 against 2, draws Green")),
        'A card is drawn from a deck that holds one: "draws Green", and Green has "deck ORC" (OVO-17.1).',
    ),
    (
        f"{COMMIT.replace('phase commit', 'phase draw')}".replace("3 against 2", "3 against 2, draws Green"),
        "Whoever holds 2 cards draws none (OVO-17.1).",
    ),
    (
        but(DRAW, ("3 against 2", "3 against 2, unseen, draws Green"))
        + "\nthen fill 0, fill 1, choose_cards, next_battle",
        "A card that is drawn unseen is engaged at once (OVO-22.17).",
    ),
    (
        but(EFFECT, ("phase effect", "phase draw"), ("2 against 2", "2 against 2, draws Blue"))
        + "\nthen check, effects, next_battle",
        "A card that an effect turns up is discarded: face up (OVO-20.11).",
    ),
    (
        but(
            EFFECT,
            ("phase effect", "phase draw"),
            ("2 against 2", "2 against 2, face up, draws Blue"),
            ("effect Green SHAMAN", ""),
        ),
        'Say which effect draws a card: "effect Green SHAMAN" (OVO-17.12).',
    ),
    (
        but(DRAW, ("3 against 2", "3 against 2, unseen, draws Green")),
        'Say what Blue has played in this round: "played ORC" (OVO-17.4).',
    ),
    (but(DECLARE, ("reorganise_blind=on\n", "")), "Nobody says whether to reorganise under this reading (OVO-R36)."),
    (
        but(
            DECLARE,
            ("Blue: hand ORC XBOW, deck ORC", "Blue: hand ORC XBOW"),
            ("Green: hand ORC XBOW, deck ORC", "Green: hand ORC XBOW"),
        ),
        "Only whoever has two cards in hand and one in the deck says whether to reorganise (OVO-17.8).",
    ),
    (
        but(COMMIT, ("hand ORC XBOW", "hand XBOW, chosen ORC"), ("hand BOAR XBOW", "hand XBOW, chosen BOAR")),
        "Somebody still has to choose a card, or cards are revealed (OVO-17.3).",
    ),
    (but(COMMIT, ("hand ORC XBOW, ", "")), 'Green has no card in hand to choose: "hand ORC" (OVO-25.7).'),
    (but(PLACE, ("played SHAGRATT on 1 first, ", "")), "Both have shown a card before they are engaged (OVO-17.4)."),
    (
        but(PLACE, ("played SHAGRATT on 1 first, ", "")) + "\nthen reveal, next_battle",
        "A card that was shown has to be placed (OVO-17.17).",
    ),
    (but(SWAP, ("played BOAR, ", "")), "Both have shown a card before they are engaged (OVO-17.4)."),
    (
        but(SWAP, ("played SHAGRATT on 1 first", "played BOAR")),
        "Only Shagratt makes the enemy take a card back (OVO-22.14).",
    ),
    (but(SWAP, ("hand XBOW, ", "")), "Shagratt needs a place, and the enemy a card in hand (OVO-22.14)."),
    (
        but(EFFECT, ("effect Green SHAMAN\n", "")),
        'Say which effect leaves a choice: "effect Green SHAMAN" (OVO-17.12).',
    ),
    (but(BERSERK, ("entered, ", "")), 'A token has just come into the Berserk zone: "entered" (OVO-23.2).'),
    (but(BERSERK, ("red, ", "")), "The token of Green is white, so there is no Berserk (OVO-23.1)."),
    (
        but(BERSERK, ("3 against 3", "3 against 0"), ("token 2", "token 2, losses 1")),
        "Berserk eliminates an enemy Horde, and there is none (OVO-23.3).",
    ),
    (
        but(COMMIT, ("phase commit", "phase berserk"), ("Green: ", "Green: red, entered, "))
        + "\nthen window, fill 1, choose_cards, next_battle",
        "Whoever has reorganised draws (OVO-17.5).",
    ),
    (but(ROUT, (", routed G", "")), 'Say who has to retreat: "routed B" (OVO-26.2).'),
    (but(ROUT, ("Green 1 against", "Green gone against")), "Green has no Horde left to retreat (OVO-26.2)."),
    (
        but(ROUT, ("battle n_cwm", "n_cw1, n_road, ne_in, ne_out: B 1\nbattle n_cwm")),
        "There is nothing to decide in phase rout (OVO-26.2).",
    ),
]


def faults(text: str) -> tuple[str, ...]:
    """The faults of a position."""
    with pytest.raises(PositionError) as caught:
        at(text)
    return caught.value.faults


@pytest.mark.parametrize(("text", "expected"), FAULTS, ids=range(len(FAULTS)))
def test_a_position_that_cannot_be_is_told_why(text: str, expected: str) -> None:
    found = faults(text)
    assert expected in found
    assert len(set(found)) == len(found)


def all_faults() -> list[str]:
    """Everything that these positions are told."""
    return [fault for text, _ in FAULTS for fault in faults(text)]


def test_every_clause_that_a_fault_cites_exists() -> None:
    for fault in all_faults():
        (cited,) = re.findall(r"OVO-R?[0-9]+(?:\.[0-9]+)?", fault)
        assert cited in GAME.rulebook, fault


def patterns() -> list[str]:
    """The sentences about faults that the game can say, each as a pattern."""
    found = []
    for node in ast.walk(ast.parse(Path(faults_module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant):
            found.append(re.escape(str(node.value.value)))
        elif isinstance(node, ast.Yield) and isinstance(node.value, ast.JoinedStr):
            parts = [
                ".*" if not isinstance(part, ast.Constant) else re.escape(str(part.value)) for part in node.value.values
            ]
            found.append("".join(parts))
    return found


UNTYPED = "Orange does not play, and knows no Hero (OVO-9.10)."
"""What nobody can type; the judge of positions says it of states made by hand."""


def test_no_fault_was_forgotten() -> None:
    said, known = [*all_faults(), UNTYPED], patterns()
    assert len(known) > 180
    assert [pattern for pattern in known if not any(re.fullmatch(pattern, fault) for fault in said)] == []


def test_what_nobody_can_type() -> None:
    state = at("Green: heroes FROKSH seen")
    assert faults_of(state) == []
    assert faults_of(replace(state, held=((Held(FROKSH, (BLUE, ORANGE)),), ()))) == [UNTYPED]


MANY = """n_road: G 12
n_city: B 1, no marker
w_cw1: village
Green: trophies 1
Blue: heroes FROKSH FROKSH, units HEAVY 9
river CITIES CITIES HORDES TOWER
5 actions, supply 27"""


def test_all_faults_are_told_at_once() -> None:
    found = faults(MANY)
    for fault in (
        "FROKSH is named 2 times for Blue",
        "Green has 15 Hordes, and 18 are told",
        "There are 8 cards HEAVY, not 9",
        "Players keep 1 trophies",
        "There are 26 glory points, not 27",
        "There has never been a village in w_cw1",
        "Whoever stops in a city takes it",
        "There are 3 actions in a turn",
        "CITIES is there 2 times",
    ):
        assert any(each.startswith(fault) for each in found), (fault, found)
    with pytest.raises(PositionError, match=rf"This position cannot be \({len(found)} faults\)"):
        at(MANY)
    with pytest.raises(PositionError, match=r"This position cannot be \(1 fault\)"):
        at("supply 0")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("5 players", "This game is for 2 to 4 players, not 5."),
        ("players=1", "This game is for 2 to 4 players, not 1."),
        ("segments=three", "one_two, two_one"),
        ("longer_game=maybe", 'There is no value of longer_game "maybe"'),
        ("first_player=3", "random, 1, 2"),
        ("board=atlantis", '"atlantis"'),
        ("heroes_file=gods", '"gods"'),
    ],
)
def test_options_that_cannot_be(text: str, fault: str) -> None:
    (told,) = faults(text)
    assert fault in told


# --- text that cannot be read ----------------------------------------------------------------------------------------

A_STATEMENT = 'a statement such as "n_road: village G'
A_FACT = "something of a player (red, glory 2"
AN_ITEM = 'what is in the zone (such as "G 3"'
AN_ARMY = '"marker", "fortress", or how many Hordes'
CONTRARY = "nothing that contradicts what was said before"
A_PLAYER = "a player (a colour such as green, a letter G or B)"
A_ZONE = 'a zone (such as "n_road"'
A_CARD = "a card (such as ORC"
A_HERO = "a Hero (such as FROKSH)"
A_TILE = "an objective (such as CITIES"
A_PHASE = "a phase (river, first_player"
A_UNIT = "a kind of Unit (ORC"
A_COLUMN = 'a column such as "ORC"'
A_TASK = "what comes then (arrive, step"


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("banana", 1, 1, '"banana"', A_STATEMENT),
        ("n_road: G 2\nbanana", 2, 1, '"banana"', A_STATEMENT),
        ("foo=bar", 1, 1, '"foo"', A_STATEMENT),
        ("4 dragons", 1, 1, '"4"', A_STATEMENT),
        ("G", 1, 2, "", 'a colon, or "to act"'),
        ("G to", 1, 5, "", '"act"'),
        ("G to go", 1, 6, '"go"', '"act"'),
        ("Green:", 1, 7, "", A_FACT),
        ("Green:\nturn 2", 2, 1, '"turn"', A_FACT),
        ("Green: purse 3", 1, 8, '"purse"', A_FACT),
        ("Green: 3", 1, 8, '"3"', A_FACT),
        ("n_road", 1, 7, "", AN_ITEM),
        ("n_road:", 1, 8, "", AN_ITEM),
        ("n_road: many", 1, 9, '"many"', AN_ITEM),
        ("n_road: G", 1, 10, "", AN_ARMY),
        ("n_road: G 100", 1, 11, '"100"', AN_ARMY),
        ("n_road: G 2 moved x", 1, 19, '"x"', AN_ITEM),
        ("n_road: G 3 moved 1 moved 2", 1, 21, '"moved"', "moved only once"),
        ("n_road: village X", 1, 17, '"X"', AN_ITEM),
        ("n_road: no", 1, 11, "", '"marker"'),
        ("n_road: no village", 1, 12, '"village"', '"marker"'),
        ("n_road: village village", 1, 17, '"village"', "village only once"),
        ("n_road: G marker, B marker", 1, 21, '"marker"', "marker only once"),
        ("n_road: fortress", 1, 17, "", A_PLAYER),
        ("n_road: G 2 fortress", 1, 21, "", A_PLAYER),
        ("ab_city: G 1", 1, 1, '"ab_city"', "a zone or a player; did you mean "),
        ("n_rood: G 2", 1, 1, '"n_rood"', 'a zone or a player; did you mean "n_road"?'),
        ("zzz: G 2", 1, 1, '"zzz"', A_ZONE),
        ("n_road: O 2", 1, 9, '"O"', A_PLAYER),
        ("3 players\na_road: V 2", 2, 9, '"V"', "a player (a colour such as green, a letter G, B or O)"),
        ("n_road: village, ruin", 1, 18, '"ruin"', CONTRARY),
        ("n_road: G marker, no marker", 1, 22, '"marker"', CONTRARY),
        ("phase", 1, 6, "", A_PHASE),
        ("phase dinner", 1, 7, '"dinner"', A_PHASE),
        ("phase fate, phase rout", 1, 13, '"phase"', "phase only once"),
        ("turn", 1, 5, "", "the number of the game turn"),
        ("turn two", 1, 6, '"two"', "the number of the game turn"),
        ("first", 1, 6, "", A_PLAYER),
        ("first X", 1, 7, '"X"', A_PLAYER),
        ("first 1", 1, 7, '"1"', A_PLAYER),
        ("nobody", 1, 7, "", '"to act"'),
        ("nobody to", 1, 10, "", '"act"'),
        ("supply", 1, 7, "", "how many glory points are left"),
        ("supply all", 1, 8, '"all"', "how many glory points are left"),
        ("river", 1, 6, "", A_TILE),
        ("river CITIES GOLD", 1, 14, '"GOLD"', A_STATEMENT),
        ("top", 1, 4, "", A_TILE),
        ("top gold", 1, 5, '"gold"', A_TILE),
        ("spent", 1, 6, "", A_TILE),
        ("tiles", 1, 6, "", '"from top"'),
        ("tiles from", 1, 11, "", '"top"'),
        ("tiles CITIES", 1, 7, '"CITIES"', '"from top"'),
        ("pile", 1, 5, "", A_CARD),
        ("pile from", 1, 10, "", '"top"'),
        ("under", 1, 6, "", A_HERO),
        ("drawn ORC", 1, 7, '"ORC"', A_HERO),
        ("to", 1, 3, "", '"draw"'),
        ("to play", 1, 4, '"play"', '"draw"'),
        ("to draw", 1, 8, "", "how many Heroes are still to be drawn"),
        ("victim", 1, 7, "", A_PLAYER),
        ("recruited", 1, 10, "", A_ZONE),
        ("recruited n_road", 1, 17, "", "how many Hordes were recruited there"),
        ("recruited n_road many", 1, 18, '"many"', "how many Hordes were recruited there"),
        ("taken", 1, 6, "", A_ZONE),
        ("taken x", 1, 7, '"x"', A_ZONE),
        ("walked", 1, 7, "", "how many Hordes moved"),
        ("walked 2", 1, 9, "", A_ZONE),
        ("walked 2 n_road", 1, 16, "", A_ZONE),
        ("walked 2 n_road leave", 1, 22, "", "how many Hordes"),
        ("noted", 1, 6, "", A_PLAYER),
        ("noted Green built", 1, 18, "", "how many cards"),
        ("walked 2 n_road n_cwm leave 1 leave 1", 1, 31, '"leave"', "leave only once"),
        ("on", 1, 3, "", '"the way"'),
        ("on the", 1, 7, "", '"way"'),
        ("on the way", 1, 11, "", "how many Hordes are on the way"),
        ("battle", 1, 7, "", A_ZONE),
        ("battle n_cwm, 3", 1, 16, "", '"against"'),
        ("battle n_cwm, 3 against", 1, 24, "", "how many Hordes fight"),
        ("battle n_cwm, fast", 1, 15, '"fast"', "something of the battle"),
        ("battle n_cwm, losses 1", 1, 23, "", '"-" and how many the defender has lost'),
        ("battle n_cwm, ending 5", 1, 22, '"5"', "an ending 1 to 4"),
        ("battle n_cwm, face", 1, 19, "", '"up"'),
        ("battle n_cwm, routed", 1, 21, "", A_PLAYER),
        ("battle n_cwm, won", 1, 18, "", A_PLAYER),
        ("battle n_cwm\nbattle n_cwm", 2, 1, '"battle"', "battle only once"),
        ("before", 1, 7, "", A_PLAYER),
        ("before Blue", 1, 12, "", "a colon"),
        ("effect", 1, 7, "", A_PLAYER),
        ("effect Green", 1, 13, "", A_CARD),
        ("queue Green", 1, 12, "", A_CARD),
        ("then", 1, 5, "", A_TASK),
        ("then sleep", 1, 6, '"sleep"', A_TASK),
        ("winners X", 1, 9, '"X"', A_PLAYER),
        ("Green: glory", 1, 13, "", "glory points"),
        ("Green: glory lots", 1, 14, '"lots"', "glory points"),
        ("Green: units", 1, 13, "", A_UNIT),
        ("Green: units 4", 1, 14, '"4"', A_UNIT),
        ("Green: units ORC 1 ORC 2", 1, 20, '"ORC"', "ORC only once"),
        ("Green: heroes", 1, 14, "", A_HERO),
        ("Green: heroes ORC", 1, 15, '"ORC"', A_HERO),
        ("Green: heroes FROKSH seen by", 1, 29, "", 'who has seen the Hero, or "all"'),
        ("Green: heroes FROKSH seen by me", 1, 30, '"me"', 'who has seen the Hero, or "all"'),
        ("Green: red, white", 1, 13, '"white"', CONTRARY),
        ("Green: red, red", 1, 13, '"red"', "red only once"),
        ("Green: glory 1, glory 2", 1, 17, '"glory"', "glory only once"),
        ("Green: token", 1, 13, "", "a space of the strike tile, 1 to 6"),
        ("Green: losses", 1, 14, "", "how many Hordes are lost"),
        ("Green: field", 1, 13, "", A_COLUMN),
        ("Green: field 3", 1, 14, '"3"', A_COLUMN),
        ("Green: field ORC/", 1, 18, "", A_CARD),
        ("Green: field ORC+ORC", 1, 18, '"ORC"', A_HERO),
        ("Green: loose", 1, 13, "", A_CARD),
        ("Green: played", 1, 14, "", A_CARD),
        ("Green: played XBOW behind", 1, 26, "", "a column, counted from 1"),
        ("Green: hand", 1, 12, "", A_CARD),
        ("Green: deck from", 1, 17, "", '"top"'),
        ("Green: declared", 1, 16, "", "reorganise or hold"),
        ("Green: declared maybe", 1, 17, '"maybe"', "reorganise or hold"),
        ("Green: chosen", 1, 14, "", A_CARD),
        ("longer_game=", 1, 13, "", "a value of longer_game"),
        ("longer_game on", 1, 1, '"longer_game"', A_STATEMENT),
        ("4 players, 3 players", 1, 12, '"3"', "the number of players only once"),
        ("2 players, O to act", 1, 12, '"O"', A_PLAYER),
        ("G to act, B to act", 1, 16, '"act"', "to act only once"),
    ],
)
def test_text_that_cannot_be_read_is_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    check_pointed_at(at, text, line, column, found, expected)


def test_an_error_shows_the_text_as_it_was_typed() -> None:
    with pytest.raises(NotationError) as caught:
        at("turn 2  # soon\n  n_road: G 3, dragons")
    assert (caught.value.line, caught.value.column) == (2, 16)
    assert str(caught.value).splitlines()[1:] == ["    n_road: G 3, dragons", " " * 17 + "^"]
