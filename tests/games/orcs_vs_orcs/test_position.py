"""Positions typed by hand: what is read, what is filled in, what cannot be, and the moves behind `then:`."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from orclib.engine import Match
from orclib.errors import IllegalAction, NotationError
from orclib.games.orcs_vs_orcs.box import HEROES, OBJECTIVES
from orclib.games.orcs_vs_orcs.state import Clash, Secret, Slot, Walk
from orclib.games.orcs_vs_orcs.text import position_faults as faults_module
from orclib.games.orcs_vs_orcs.text.position import with_options
from orclib.testing.checks import check_position
from orclib.testing.words import speaking
from tests.games.orcs_vs_orcs.phases import COMMIT, HERO_DRAW, OVER, START, THEN
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    CONTROL,
    GAME,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    RAZE,
    SHAMAN,
    VIOLET,
    XBOW,
    Army,
    Card,
    Held,
    Objective,
    Options,
    Phase,
    PositionError,
    State,
    act,
    after,
    columns,
    fate,
    here,
    march,
    position,
    recruit,
    reserve,
    stands,
    walk,
)

CITIES, KILLS, RAZED, TOWER = Objective.CITIES, Objective.KILLS, Objective.RAZED, Objective.TOWER
FROKSH, KOKOTH, VIGDISH, VRUSHN = map(Card, ("FROKSH", "KOKOTH", "VIGDISH", "VRUSHN"))


def at(text: str) -> State:
    """The state that was typed."""
    state: State = GAME.position(text)
    return state


# --- both ways -------------------------------------------------------------------------------------------------------


def test_a_move_behind_then_is_judged_and_pointed_at_where_it_stands() -> None:
    with pytest.raises(IllegalAction, match="You have only 1 Horde at Start N, not 2"):
        at("start_n: G 1\nthen: move 2 start_n n_road")
    with pytest.raises(NotationError) as caught:
        at("start_n: G 4\nthen: move 2 start_n n_road; banana")
    assert (caught.value.line, caught.value.column, caught.value.found) == (2, 30, '"banana"')
    assert at("puis : déplacer 2 start_n n_road; raser") == at("then: move 2 start_n n_road; raze")


def test_a_round_that_has_begun_a_memory_or_a_last_battle_is_not_calm() -> None:
    start = at(COMMIT)
    assert not GAME.calm(after(start, GAME.parse("play ORC", start)))
    for secret in (replace(start.secrets[0], peeked=(ORC,)), replace(start.secrets[0], declared=False)):
        assert not GAME.calm(replace(start, secrets=(secret, start.secrets[1])))
    assert start.battle is not None
    one, other = start.battle.sides
    assert not GAME.calm(replace(start, battle=replace(start.battle, sides=(replace(one, waits=True), other))))
    lost = at("battle n_cwm, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC\nthen: play ORC; play ORC")
    assert lost.fought is not None
    assert not GAME.calm(lost)


def test_only_what_differs_from_the_set_up_is_told() -> None:
    assert GAME.describe(at("")) == "2 players"
    assert GAME.describe(at("4 players\nturn 1\nGreen to act\n3 actions\nstart_n: G 6\nsupply 26")) == "4 players"
    state = after(at(""), walk("start_n", 4, "n_road", "n_cwm", leave=1), fate(RAZE), fate(CONTROL))
    assert GAME.describe(state).splitlines() == [
        "2 players", "2 actions", "taken n_cwm", "start_n: G 2", "n_road: ruin, G 1 moved", "n_cwm: G 3 moved",
        "Green: red, trophies 1",
    ]  # fmt: skip
    battle = (
        "battle n_cwm Green 3 against Blue 2, round 2",
        "Green: token 5, field ORC+VIGDISH/XBOW HEAVY, hand ORC XBOW, deck ORC",
        "Blue: losses 1, field wall/XBOW, discards SHAMAN, hand BOAR XBOW, deck from top ORC",
    )
    text = "\n".join(["2 players", "n_cwm: B fortress", *battle])
    assert GAME.describe(at(text)) == text


# --- what is understood ----------------------------------------------------------------------------------------------


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
    check_position(GAME, state)


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
    check_position(GAME, state)


def test_the_statements_about_a_battle_are_understood() -> None:
    state = at(
        """n_cwm: B fortress standing, B 2
        battle n_cwm, Green 3 marched 3 exhausted 1 against Blue, round 4, g5 b3, assault
        Green: losses 2 (1 exhausted), field ORC+VIGDISH/XBOW HEAVY* -/SHAMAN, hand XBOW CATAPULT, deck ORC ORC
        Blue: losses 1, field wall/XBOW wall/SHAMAN+VRUSHN, discards ORC FROKSH, hand BOAR ORC
        Blue: deck SHAMAN, under ORC XBOW"""
    )
    assert state.battle is not None
    green, blue = state.battle.sides
    assert (state.battle.round, state.battle.assault, green.space, blue.space) == (4, True, 5, 3)
    assert (green.losses, green.exhausted, blue.losses, state.fighters(0), state.fighters(1)) == (2, 1, 1, 3, 2)
    assert green.columns[0] == columns("ORC+VIGDISH/XBOW")[0]
    assert green.columns[1].first == Slot(HEAVY, down=True)
    assert (green.columns[2].first, green.columns[2].second) == (None, Slot(SHAMAN))
    assert blue.columns == columns("wall/XBOW, wall/SHAMAN+VRUSHN")
    assert blue.discards == (ORC, FROKSH)
    assert state.secrets[0] == Secret((XBOW, CATAPULT), (ORC, ORC), done=True)
    assert state.secrets[1] == Secret((BOAR, ORC), (SHAMAN,), (ORC, XBOW), done=True)
    assert state.held[GREEN] == (Held(VIGDISH, (BLUE,), True),)
    assert state.held[BLUE] == (Held(FROKSH, (GREEN,)), Held(VRUSHN, (GREEN,), True))
    assert state.players[GREEN].units == (4, 1, 0, 2, 1, 1)
    check_position(GAME, state)


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
        (
            "tiles from top TOWER KILLS\n1 action, Blue to act\nthen: end",
            act.TurnUp(CHANCE, TOWER),
            act.TurnUp(CHANCE, Objective.FORTRESSES),
        ),
        (f"pile from top FROKSH KOKOTH\n{HERO_DRAW}", act.DrawHero(CHANCE, FROKSH), act.DrawHero(CHANCE, KOKOTH)),
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


@pytest.mark.parametrize(("hero", "move"), [("VRUSHN", "seek ORC"), ("MOORDAKK", "seek FROKSH")])
def test_a_deck_that_is_looked_through_has_no_order_any_more(hero: str, move: str) -> None:
    start = at(
        "w_cwm: ruin\nbattle w_cwm, 3 against 3\n"
        f"Green: field ORC/XBOW, hand {hero} ORC, deck from top XBOW ORC\n"
        "Blue: hand ORC HEAVY, deck from top FROKSH ORC"
    )
    number = 0 if hero == "VRUSHN" else 1
    match = Match(GAME, seed=1, start=start, deal=False)
    match.play(f"play {hero} on 1 first")
    match.play("play ORC")
    match.play(move)
    assert match.state.secrets[number].tops == ()
    assert match.state.secrets[1 - number].tops == start.secrets[1 - number].tops


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
    ("start_n: G 3\ntower: B 2", "start_n: G 3; tower: B 2"),
    ("n_road: village G\ntower: B marker", "n_road: village G; tour : B marqueur"),
    ("n_cwm: B 2, G 3 attacking", "n_cwm: B 2, G 3"),
    ("n_cwm: B 2, G 3 attacking", "n_cwm: G 3 attacks, B 2"),
    ("Blue: red", "B: red"),
    ("Blue: red, glory 2", "blue: glory 2; red"),
    ("Blue: heroes FROKSH seen", "Blue: heroes FROKSH seen by all"),
    ("Blue: heroes FROKSH seen", "Blue: heroes FROKSH seen by G"),
    ("Blue: heroes FROKSH", "Blue: heroes FROKSH seen nobody"),
    ("Blue: units HEAVY 1", "blue: units heavy"),
    ("river HORDES CITIES TOWER MARKERS", "River: hordes, cities, tower, markers"),
    (START, START.replace("battle n_cwm, 3 against 2", "battle: n_cwm 3 vs 2")),
    (START, START.replace("3 against 2", "Green 3 v Blue 2")),
    (START, START.replace("battle n_cwm, 3 against 2", "n_cwm: B 2, G 3\nbattle n_cwm")),
    (START, START.replace("ORC ORC XBOW", "2x ORC, XBOW")),
    (START, START.replace("ORC ORC XBOW", "XBOW ORC ORC")),
    (COMMIT, COMMIT.replace("3 against 2", "3 against 2, g1 b1, losses 0-0")),
    ("walked 3 start_n n_road leave 1 n_cwm", "walked: 3 start_n -> n_road leave 1 -> n_cwm"),
    ("walked 1 start_n n_road", "walked 1 start_n to Oxwell"),
    ("n_road: G 2", "n_road: 2 G"),
    ("n_road: G 2", "n_road: G2"),
    ("n_road: G 2", "at n_road: G 2"),
    ("Blue to act", "Blue to play"),
    (START, START.replace("battle n_cwm", "battle: n_cwm:")),
    (START, START.replace("ORC ORC XBOW", "2xORC, 1 Crossbowman")),
    ("3 players, Blue to act, 2 actions", "3 joueurs, Bleu doit jouer, 2 actions"),
    ("n_road: village G, G 2 moved", "Oxwell : village vert, vert 2 couchées"),
    ("n_cw1: ruin", "n_cw1 : ruine"),
    ("start_n: empty\ntower: G marker", "Départ N : vide\nTour blanche : marqueur vert"),
    ("n_cwm: B fortress lying, B 1", "n_cwm : B forteresse couchée, B 1"),
    ("Blue: red, glory 2, units HEAVY 2", "Bleu : rouge, gloire 2, unités Orc lourd 2"),
    (COMMIT, COMMIT.replace("battle", "bataille").replace("against", "contre").replace("hand", "main")),
    ("turn 2, river HORDES CITIES TOWER MARKERS", "tour 2, rivière Hordes Cités Tour Marqueurs"),
    (OVER, OVER.replace("game over", "partie finie").replace("supply", "réserve")),
    ("new game", "Nouvelle partie"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other"), OTHER_WORDS)
def test_what_may_be_typed_in_other_words(text: str, other: str) -> None:
    assert at(text) == at(other)
    assert at(text.lower()) == at(text.upper()) == at(text)


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
    vanguard, commit = at(THEN[Phase.VANGUARD]).battle, at(COMMIT).battle
    assert vanguard is not None
    assert commit is not None
    assert (vanguard.vanguard, vanguard.round, vanguard.assault) == (2, 0, True)
    assert (commit.vanguard, commit.round, commit.assault) == (0, 1, False)
    held = at("battle n_cwm, 2 against 2\nGreen: field ORC+SHAGRATT/XBOW, deck ORC\nBlue: deck ORC").held[GREEN]
    assert held == (Held(Card("SHAGRATT"), (BLUE,), True),)


# --- rooted Hordes, and the last move --------------------------------------------------------------------------------


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
        check_position(GAME, each)


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


# --- what cannot be --------------------------------------------------------------------------------------------------

FAULTS: list[tuple[str, str]] = [
    ("n_city: village", "There has never been a village in n_city (OVO-4.10)."),
    (
        "battle n_city, 3 against 2\nGreen: token 5, field ORC",
        'The battle in n_city begins with its decks, "Blue: deck ORC": no "token" comes before (OVO-16.2).',
    ),
    (
        "n_road: G 2 exhausted 1",
        "Only Hordes that attack were exhausted on the way, and those in n_road do not (OVO-7.7).",
    ),
    (
        "n_cwm: B 2 exhausted 1, G 3 attacking",
        "Only Hordes that attack were exhausted on the way, and those in n_cwm do not (OVO-7.7).",
    ),
    (
        "battle n_cwm 3 against 1 exhausted 2\nGreen: hand ORC\nBlue: hand ORC",
        "Only Hordes that attack were exhausted on the way, and those in n_cwm do not (OVO-7.7).",
    ),
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
    (
        "3 players\nbattle a_road, 3 against 2\nGreen: deck ORC ORC XBOW\nBlue: deck ORC ORC XBOW\nOrange: hand ORC",
        "Orange does not fight in a_road (OVO-16.9).",
    ),
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
        "battle n_cwm, 3 against 2\nGreen: deck ORC ORC XBOW\nBlue: token 2",
        'Say which cards Blue fights with: "deck ORC XBOW" (OVO-16.3).',
    ),
    (
        "battle n_cwm, 3 against 2, losses 2-0\nGreen: deck ORC ORC XBOW\nBlue: deck ORC ORC XBOW",
        "The battle is over, since Green would have lost it (OVO-25.4).",
    ),
    (
        "battle n_cwm, 3 against 2, losses 3-3\nGreen: deck ORC ORC XBOW\nBlue: deck ORC ORC XBOW",
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
    ("pile from top FROKSH FROKSH", "FROKSH comes next 2 times; there is one of each Hero (OVO-2.4)."),
    ("n_road: G 10", "Green has 15 Hordes, and 16 are told (OVO-2.1)."),
    (
        "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2, e_cwm, n_road: village G",
        "Green has 12 markers, not 13 (OVO-2.2).",
    ),
    ("n_road: ruin\nGreen: trophies 0, razed 1", "Green has razed 1 villages and keeps 0 trophies (OVO-8.3)."),
    ("Blue: kept 2\nGreen: kills 2", "Hordes of Blue are kept by enemies only while KILLS is in the river (OVO-26.8)."),
    (
        "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2, n_road: ruin, G fortress",
        "There are 12 fortresses, not 13 (OVO-2.3).",
    ),
    ("Green: units HEAVY 9", "There are 8 cards HEAVY, not 9 (OVO-2.4)."),
    (
        "river KILLS CITIES HORDES TOWER\nBlue: kept 2",
        "More Hordes are kept than were eliminated in this game turn (OVO-26.8).",
    ),
    ("Green: glory 20\nsupply 7", "There are 26 glory points, not 27 (OVO-1.6)."),
    ("supply_cap=overdraw\nsupply 27", "The supply has 26 glory points at most, not 27 (OVO-1.6)."),
    ("supply 0", "The supply is empty, so the game is over (OVO-29.1)."),
    ("start_n: G marker", "A Dark City carries no marker, so none lies in start_n (OVO-15.4)."),
    ("n_cw1: ruin, G marker", "A ruin takes no marker, so none lies in n_cw1 (OVO-3.8)."),
    ("start_n: G fortress", "No fortress stands on a Dark City such as start_n (OVO-14.6)."),
    (
        "n_road: G 1, G fortress standing fresh",
        "The fortress in n_road cannot have been laid down in this turn (OVO-14.3).",
    ),
    (
        "n_city: G fortress lying",
        "A fortress is built where own Hordes stand, so the city n_city is marked by Green (OVO-14.1).",
    ),
    ("start_s: G 2", "Hordes of Green never stop in start_s, the Dark City of Blue (OVO-15.2)."),
    ("4 players\nstart_s: G 2", "Hordes of Green never stop in start_s, the Dark City of Orange (OVO-30.3)."),
    ("n_road: G 3 moved 1 marched 2", "Only Hordes that have moved march, in n_road too (OVO-7.1)."),
    (
        "n_road: G 3 moved 1 rooted 1",
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
    ("start_s: B 2, G 2 attacking", "No battle is fought in a Dark City such as start_s (OVO-15.2)."),
    ("4 players\nn_road: O 2, G 2 attacking", "Nobody attacks a partner, in n_road neither (OVO-30.2)."),
    ("n_road: G 2 attacking", "There is nobody to be attacked in n_road (OVO-11.13)."),
    ("n_road: B 2, G 0 attacking", "Nobody attacks in n_road: leave it out (OVO-2.7)."),
    (
        "n_road: B 2, G 2 attacking exhausted 1",
        "A Horde is removed for each march that ended in n_road, not more (OVO-7.7).",
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
    ("walked 2 n_road n_cw1", "No road leads from n_road to n_cw1, so nobody has just gone there (OVO-3.4)."),
    (
        "walked 2 start_n n_road leave 1",
        "Hordes stay or come along in the zone between, and the last move had none (OVO-6.8).",
    ),
    ("walked 0 start_n n_road", "At least one Horde makes every step of a move, so of the last one too (OVO-6.14)."),
    ("5 actions", "There are 3 actions in a turn, and one more with a well, not 5 (OVO-5.3)."),
    ("tactical_start=on\n4 actions", "There are 2 actions in a turn, and one more with a well, not 4 (OVO-31.2)."),
    ("4 actions", "Green controls no well, so there are 3 actions, not 4 (OVO-5.3)."),
    ("river CITIES CITIES HORDES TOWER", "CITIES is there 2 times; there is one of each objective (OVO-4.20)."),
    ("river CITIES HORDES TOWER", "There are 4 objectives in the river, not 3 (OVO-4.20)."),
    ("turn 2\nspent none", "Tiles that lie face down under the pile in game turn 2: 1, not 0 (OVO-28.2)."),
    ("Green: heroes FROKSH\nBlue: heroes FROKSH", "FROKSH is in 2 places; there is one of each Hero (OVO-2.4)."),
    ("under FROKSH away", "Only Heroes that somebody holds are set aside (OVO-21.8)."),
    (
        "4 players\nbattle n_cwm, 3 against Orange 2\nGreen: deck ORC ORC "
        "XBOW\nBlue: deck ORC ORC XBOW\nOrange: deck ORC",
        "Green does not fight against Orange (OVO-30.2).",
    ),
    ("Green: trophies 1", "Villages kept as trophies: 1; villages burned: 0, as in n_cw1: ruin (OVO-8.3)."),
    ("n_road: G 2 moved 3", "Hordes in n_road: 2, so no 3 of them lie down (OVO-6.6)."),
    ("n_road: G 2, G 2 attacking", "Green is named twice in n_road; all Hordes of a zone are one army (OVO-2.7)."),
    ("battle n_cwm", 'Two armies fight in n_cwm: "battle n_cwm, 3 against 2" (OVO-11.13).'),
    ("turn 0", "The game turns are counted from 1; before them there is a new game (OVO-5.1)."),
    ("new game\nturn 2", "In a new game nothing lies on the table yet (OVO-4.20)."),
    ("walked 2 start_n n_road n_cwm ne_in", "A move takes two roads at most (OVO-6.1)."),
    ("n_road: G marker, B marker", "Line 1 tells what is in a zone (n_road, marker) again, and differently."),
    ("n_road: village, ruin", "Line 1 tells what is in a zone (n_road, village) again, and differently."),
    ("Green: red, white", "Line 1 tells what a player has (red) again, and differently."),
    ("Green: glory 1, glory 2", "Line 1 tells what a player has (glory) again, and differently."),
    ("Green: token 1\nGreen: token 2", "Line 2 tells what a player has (token) again, and differently."),
    ("Green: units ORC 1 ORC 2", "Line 1 tells what a player has (units, ORC) again, and differently."),
    ("G to act, B to act", "Line 1 tells whose turn it is again, and differently."),
    ("4 players, 3 players", "Line 1 tells how many play again, and differently."),
    (
        "battle n_cwm, 3 against 2, round 2, round 3\nGreen: deck ORC\nBlue: deck ORC",
        "Line 1 tells a battle (round) again, and differently.",
    ),
    (f"{OVER}\ntaken n_road", "Nobody has recruited or taken a village while it is nobody's turn (OVO-5.1)."),
    (
        "game over won by B\nsupply 0\nGreen: glory 20\nBlue: glory 6",
        "Whoever has the most points wins, with the partner, or shares the victory (OVO-29.3).",
    ),
    ("game over", "The game is over when the supply is empty, or nobody can be overtaken (OVO-29.2)."),
    (f"1 action\n{COMMIT}", "Battles come after the last action: 0 actions (OVO-5.9)."),
    (
        COMMIT.replace("3 against 2", "3 against 2, round 0"),
        "The rounds of a battle are counted from 1, once the decks are built (OVO-17.1).",
    ),
    (
        COMMIT.replace("Green: ", "Green: token 7, "),
        "The strike tile has spaces 1 to 6, so the token of Green is not on 7 (OVO-2.10).",
    ),
    (
        COMMIT.replace("Blue: ", "Blue: losses 1 (1 exhausted), "),
        "Only Hordes that Blue has lost by forced marches before attacking are exhausted (OVO-7.7).",
    ),
    (
        COMMIT.replace("3 against 2", "Green 3 marched 1 exhausted 1 against Blue 2").replace(
            "Green: field", "Green: losses 0 (0 exhausted), field"
        ),
        "Hordes of Green exhausted on the way to n_cwm: 1 (OVO-7.7).",
    ),
    (
        COMMIT.replace("hand ORC XBOW", "hand ORC XBOW, discards 8x ORC"),
        "Green fights with 14 cards; a combat deck holds 10 at most (OVO-16.3).",
    ),
    (
        COMMIT.replace("field ORC/XBOW", "field XBOW/XBOW"),
        "XBOW does not stand in the first line, as in column 1 of Green (OVO-19.1).",
    ),
    (
        COMMIT.replace("field ORC/XBOW", "field ORC/ORC"),
        "ORC does not stand in the second line, as in column 1 of Green (OVO-19.1).",
    ),
    (COMMIT.replace("field ORC/XBOW", "field wall/XBOW"), "No walls protect the Units of Green (OVO-24.7)."),
    (
        COMMIT.replace("field ORC/XBOW", "field ORC/-+FROKSH"),
        "FROKSH covers a Unit, and there is none in column 1 of Green (OVO-21.1).",
    ),
    (
        COMMIT.replace("hand ORC XBOW", "heroes FROKSH away, hand FROKSH XBOW"),
        "FROKSH is set aside until the next game turn, so Green has no such card to play (OVO-21.8).",
    ),
    (COMMIT.replace("hand ORC XBOW", "hand ORC ORC XBOW"), "Green holds 2 cards at most (OVO-17.1)."),
    (
        COMMIT.replace("3 against 2", "0 against 2"),
        'Green needs Hordes in n_cwm: "battle n_cwm, 3 against 2" (OVO-11.13).',
    ),
    (
        COMMIT.replace("deck ORC", "units ORC 1, deck ORC ORC", 1),
        "Green fights with 4 cards ORC and owns 1 (OVO-16.3).",
    ),
    (
        COMMIT.replace("field ORC/XBOW", "field ORC+FROKSH/XBOW").replace("hand ORC XBOW", "hand FROKSH XBOW"),
        "Green has FROKSH in 2 places of the battle; there is one of each Hero (OVO-2.4).",
    ),
    (
        "3 players\nbattle a_cwm, Green 3 against Blue\na_cwm: O 1\nGreen: deck ORC\nBlue: deck ORC",
        "Orange stands in a_cwm, and so defends it (OVO-16.9).",
    ),
    ("tiles from top RAZED RAZED\ntop KILLS", "RAZED comes next 2 times; there is one of each objective (OVO-4.20)."),
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
    with speaking("fr"):
        french = faults(text)
    assert len(french) == len(found)
    assert not {*french} & {*found}


def all_faults() -> list[str]:
    """Everything that these positions are told."""
    return [fault for text, _ in FAULTS for fault in faults(text)]


def test_a_wrong_player_to_act_is_one_fault() -> None:
    text = "Blue to act\nbattle n_cwm, Green 3 against Blue 3\nGreen: deck ORC\nBlue: deck ORC"
    assert faults(text) == ("Green attacks, so it must be that player's turn (OVO-16.9).",)


def test_a_battle_may_begin_with_two_exhausted_hordes_and_ends_only_after_a_round() -> None:
    text = COMMIT.replace("3 against 2", "3 exhausted 2 against 2")
    state = at(text)
    assert at(GAME.describe(state)) == state
    assert state.battle is not None
    assert [side.losses for side in state.battle.sides] == [2, 0]
    assert "The battle is over, since Green would have lost it (OVO-25.4)." in faults(
        text.replace("2 against 2", "2 against 2, round 2")
    )


def patterns() -> list[str]:
    """The sentences about faults that the game can say in English, each as a pattern."""
    found = []
    for node in ast.walk(ast.parse(Path(faults_module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "fault":
            told = node.args[1]
            if isinstance(told, ast.Constant):
                found.append(re.escape(str(told.value)))
            elif isinstance(told, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in told.values]
                found.append("".join(parts))
    return found


def test_no_fault_was_forgotten() -> None:
    said, known = all_faults(), patterns()
    assert len(known) > 80
    assert [each for each in known if not any(re.match(each, fault) for fault in said)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("5 players", "This game is for 2 to 4 players, not 5."),
        ("players=1", "This game is for 2 to 4 players, not 1."),
        ("segments=calm", "one_two, two_one"),
        ("longer_game=calm", 'There is no value of longer_game "calm"'),
        ("first_player=3", "random, 1, 2"),
        ("board=calm", '"calm"'),
        ("heroes_file=calm", '"calm"'),
    ],
)
def test_options_that_cannot_be(text: str, fault: str) -> None:
    (told,) = faults(text)
    assert fault in told


# --- text that cannot be read ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("n_rood: G 2", "n_road"),
        ("n_road: G 2\nn_ctiy: B marker", "n_city"),
        ("battle n_cwn, 3 against 2", "n_cwm"),
        ("Thornbi: ruin", "Thornby"),
        ("Green: hand HEVY", "HEAVY"),
        ("rivr CITIES", "river"),
        ("scenario=clam", "calm"),
        ("Green: heroes FROSKH", "FROKSH"),
    ],
)
def test_the_nearest_thing_that_exists_is_named(text: str, nearest: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(text)
    assert caught.value.nearest == nearest
    assert f'Did you mean "{nearest}"?' in str(caught.value)
    with speaking("fr"), pytest.raises(NotationError, match="Vouliez-vous dire"):
        at(text)
