"""What is said against an action: every reason that holds, none whose words do not fit, each with its legal twin."""

from __future__ import annotations

from random import Random

import pytest

from orclib.engine import Match
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.bots.opponents import Sensible, _move
from orclib.games.orcs_vs_orcs.bots.outlook import Outlook
from orclib.games.orcs_vs_orcs.text.sentences import sentence
from orclib.testing import AnyMatch
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    GAME,
    GREEN,
    ORANGE,
    Card,
    State,
    act,
    allowed,
    refused,
)


def at(text: str) -> State:
    state: State = GAME.position(text)
    return state


def line(text: str, *moves: str) -> AnyMatch:
    """A line of play from a position."""
    match: AnyMatch = Match(GAME, seed=1, start=at(text))
    for move in moves:
        match.play(move)
    return match


def said(state: State, move: str) -> str:
    """All that is said against a move."""
    return " ".join(map(sentence, GAME.refusals(state, GAME.parse(move, state))))


def against(state: State, action: act.AnyAction) -> set[str]:
    """The clauses that stand against an action."""
    return {reason.clause.removeprefix("OVO-") for reason in GAME.refusals(state, action)}


# --- Hordes that have just come --------------------------------------------------------------------------------------

JUST_COME = "fresh_hordes_move=off\nstart_n: G {}\nn_road: village G, G 1"


@pytest.mark.clause("OVO-6.13", "OVO-7.4")
def test_hordes_that_have_just_come_have_not_moved_and_do_not_move() -> None:
    state = line(JUST_COME.format("0"), "recruit 2 start_n").state
    refused(state, "move 1 start_n n_road", "R13")
    refused(state, "march 2 start_n n_road", "7.4", "7.1")
    assert "have moved" not in said(state, "move 1 start_n n_road")
    allowed(line(JUST_COME.format("0").replace("off", "on"), "recruit 2 start_n").state, "move 1 start_n n_road")


def test_those_who_have_moved_and_those_who_have_just_come_are_told_apart() -> None:
    state = at("fresh_hordes_move=off\nstart_n: G 5 moved 4 marched 2 rooted 2\n2 actions")
    allowed(state, "move 1 start_n n_road")
    refused(state, "move 3 start_n n_road", "R13")
    refused(state, "move 4 start_n n_road", "R13", "6.7")
    assert "2 of your Hordes" in said(state, "move 3 start_n n_road")
    moved = at("start_n: G 5 moved 2\n2 actions")
    refused(moved, "move 4 start_n n_road", "6.7")


def test_nor_do_they_come_along() -> None:
    text = "fresh_hordes_move=off\nstart_n: G 2\nn_road: village G, G {}\n2 actions"
    allowed(at(text.format("2")), "move 2 start_n n_road take 1 n_cwm")
    refused(at(text.format("2 rooted 2")), "move 2 start_n n_road take 1 n_cwm", "R13")
    refused(at(text.format("2 moved 2")), "move 2 start_n n_road take 1 n_cwm", "6.9")
    refused(at(text.format("2 moved 2 marched 1 rooted 1")), "move 2 start_n n_road take 2 n_cwm", "6.9", "R13")


# --- roads and marches -----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-7.1", "OVO-3.4")
def test_advice_about_the_zone_on_the_way_is_given_only_where_it_helps() -> None:
    advice = "point at the zone on the way first"
    near = at("n_road: village G, G 3")
    assert advice in said(near, "move 2 n_road n_ward")
    assert advice not in said(at("n_road: village G, G 3 moved\n2 actions"), "march 2 n_road n_ward")
    assert advice not in said(near, "move 2 n_road n_cwm tower"), "three zones are too far for a move"
    between = [zone for zone in near.board.neighbours["n_road"] if "n_ward" in near.board.neighbours[zone]]
    held = "\n".join(f"{zone}: ruin, B 1" for zone in between)
    assert advice not in said(at(f"n_road: village G, G 3\n{held}"), "move 2 n_road n_ward"), "enemies bar the way"


@pytest.mark.clause("OVO-7.5", "OVO-7.4", "OVO-6.5")
@pytest.mark.parametrize(
    ("army", "hordes", "clauses"),
    [
        ("2 moved", 2, ""),
        ("2 moved marched", 2, "7.5"),
        ("2 moved marched", 3, "6.5 7.5"),
        ("2 moved", 3, "6.5"),
        ("3 moved 2", 3, "7.1 7.4"),
        ("3 moved 2 marched 2", 3, "7.1 7.4 7.5"),
        ("2", 3, "6.5 7.1 7.4"),
    ],
)
def test_a_march_is_refused_for_all_that_stands_against_it(army: str, hordes: int, clauses: str) -> None:
    state = at(f"n_cwm: ruin, G {army}\n2 actions")
    assert against(state, act.ForcedMarch(GREEN, "n_cwm", hordes, "n_cw1")) == {*clauses.split()}


# --- what others have ------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-12.4", "OVO-14.8")
def test_a_fortress_takes_two_recruits_whether_it_stands_or_lies() -> None:
    text = "n_road: ruin, G 1, G fortress {}"
    allowed(at(text.format("standing")), "recruit 2 n_road")
    refused(at(text.format("standing")), "recruit 3 n_road", "12.1", "12.4")
    refused(at(text.format("lying")), "recruit 3 n_road", "12.1", "12.4", "12.8", "14.8")
    refused(at(text.format("lying")), "recruit 2 n_road", "12.8", "14.8")


@pytest.mark.clause("OVO-30.5", "OVO-30.4")
def test_what_a_partner_has_is_not_shared() -> None:
    state = at(
        "4 players\nn_road: ruin, O 2, O fortress lying\nn_cwm: village O\nn_cw1: ruin, B 2, B fortress\n"
        "ne_in: village O, O 1"
    )
    allowed(state, "recruit 1 start_n", "move 1 start_n n_cw1")
    refused(state, "recruit 1 start_s", "12.2", "30.5")
    refused(state, "recruit 1 start_e", "12.2")
    refused(state, "recruit 1 n_road", "12.8", "14.8", "30.5")
    refused(state, "recruit 1 n_cw1", "12.8")
    refused(state, "move 1 n_road n_cwm", "6.1", "30.5")
    refused(state, "stand up n_road", "14.2", "14.9", "30.5")
    refused(state, "lay ne_in", "14.1", "30.5")
    refused(state, "raze n_cwm", "8.9", "30.4")
    alone = at("4 players\nfree_for_all=on\nn_road: ruin, O 2")
    refused(alone, "move 1 n_road n_cwm", "6.1")


@pytest.mark.clause("OVO-30.4")
def test_stopping_where_the_partner_has_a_marker_tells_that_it_stays() -> None:
    match = line("4 players\nn_road: village O\nn_cw1: village G", "move 1 start_n n_road")
    assert ev.PartnerKeeps("OVO-30.4", GREEN, ORANGE, "n_road") in match.last
    match.play("move 1 start_n n_cw1")
    assert not any(isinstance(event, ev.PartnerKeeps) for event in match.last)


@pytest.mark.clause("OVO-8.11", "OVO-8.12")
@pytest.mark.parametrize("how", ["raze", "convert"])
def test_burning_tells_whose_marker_goes_back(how: str) -> None:
    own = line("n_road: village G, G 2\nn_cw1: village B", f"{how} n_road")
    assert ev.MarkerReturned("OVO-8.11", GREEN, GREEN, "n_road") in own.last
    assert "takes no action" in " ".join(map(sentence, own.last))
    assert own.state.actions == 3
    own.play("move 1 start_n n_cw1")
    own.play(how)
    assert ev.MarkerReturned("OVO-8.12", GREEN, BLUE, "n_cw1") in own.last
    own.play("move 1 start_n n_cc1")
    own.play(how)
    assert not any(isinstance(event, ev.MarkerReturned) for event in own.last), "nobody's village had no marker"


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-16.3", "OVO-21.8")
def test_a_card_that_is_owned_is_not_said_to_be_missing() -> None:
    state = line("w_cwm: ruin, B 2, G 3 attacking\nGreen: heroes XAPHYR, units SHAMAN 1", "end").state
    allowed(state, "deck XAPHYR", "deck 4x ORC SHAMAN")
    refused(state, "deck XAPHYR XAPHYR", "16.3")
    assert said(state, "deck XAPHYR XAPHYR") == "There is only one card of Xaphyr: the deck cannot hold 2."
    assert said(state, "deck 5x ORC") == "You own 4 Orcs: the deck cannot hold 5."
    assert said(state, "deck 2x SHAMAN") == "You own a Shaman: the deck cannot hold 2."
    assert said(state, "deck 2x HEAVY") == "You do not have 2 Heavy Orcs to put in the deck."
    assert said(state, "deck FROKSH") == "You do not have Froksh to put in the deck."
    inside = line("w_cwm: ruin, B 2, G 3 attacking\nGreen: heroes XAPHYR", "end", "add XAPHYR").state
    assert said(inside, "add XAPHYR") == "There is only one card of Xaphyr: the deck cannot hold 2."
    away = line("w_cwm: ruin, B 2, G 3 attacking\nGreen: heroes XAPHYR away", "end").state
    refused(away, "deck XAPHYR", "21.8")
    refused(away, "deck XAPHYR XAPHYR", "21.8", "16.3")


# --- places ----------------------------------------------------------------------------------------------------------

WALLS = (
    "w_cwm: ruin\nbattle w_cwm, 3 against 3, assault\n"
    "Green: field ORC ORC, hand HEAVY ORC\nBlue: field wall/XBOW, hand GRURAGH SHAMAN"
)
OPEN = "w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field ORC/XBOW, hand GRURAGH ORC\nBlue: hand ORC HEAVY"


@pytest.mark.clause("OVO-21.1", "OVO-24.8", "OVO-21.4")
def test_a_hero_takes_a_free_place_by_a_ruling_of_ours() -> None:
    allowed(at(OPEN), "play GRURAGH on 1 first")
    refused(at(OPEN), "play GRURAGH", "R70")
    walls = line(WALLS, "play HEAVY").state
    allowed(walls, "play GRURAGH on 1 second", "play SHAMAN wall")
    refused(walls, "play GRURAGH", "R70")
    refused(walls, "play SHAMAN loose", "R38")
    allowed(at(OPEN.replace("ORC/XBOW", "ORC")), "play GRURAGH")


@pytest.mark.clause("OVO-24.8")
def test_a_hero_behind_walls_is_not_said_to_stand_in_the_first_line() -> None:
    match = line(WALLS, "play HEAVY", "play GRURAGH on 1 second")
    (engaged,) = [event for event in match.events if isinstance(event, ev.Engaged) and event.card is Card.GRURAGH]
    assert engaged.clause == "OVO-24.8"
    assert sentence(engaged) == "Gruragh covers the Unit behind the walls in Blue's column 1."


# --- other reasons ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-14.1")
def test_where_enemies_stand_and_nobody_of_ones_own_both_are_told() -> None:
    state = at("n_cwm: ruin, B 2\nn_road: ruin, G 1")
    allowed(state, "lay n_road")
    codes = {reason.code for reason in GAME.refusals(state, GAME.parse("lay n_cwm", state))}
    assert codes == {"no-horde-there", "enemy-there"}


@pytest.mark.clause("OVO-23.1", "OVO-23.2")
def test_berserk_out_of_season_is_refused_for_the_token_and_for_its_space() -> None:
    white = at(OPEN)
    red = at(OPEN.replace("Green: ", "Green: red, token 4, "))
    assert against(white, act.UseBerserk(GREEN, True)) == {"23.1", "23.2", "17.3"}
    assert against(red, act.UseBerserk(GREEN, True)) == {"23.6", "17.3"}


@pytest.mark.clause("OVO-5.9", "OVO-5.1")
def test_who_is_not_to_act_is_told_so_beside_what_comes_first() -> None:
    state = at("n_cwm: ruin, B 2, G 3 attacking")
    refused(state, "battle n_cwm", "5.9")
    refused(state, "blue: battle n_cwm", "5.9", "5.1")
    two = "n_cwm: ruin, B 2, G 3 attacking\nw_cwm: ruin, B 2, G 3 attacking"
    allowed(line(two, "end").state, "battle n_cwm")


# --- rulings on what the specification leaves open -------------------------------------------------------------------


@pytest.mark.clause("OVO-20.9", "OVO-26.9")
@pytest.mark.parametrize(("colour", "kills"), [("green", 0), ("red", 1)])
def test_r71_a_horde_that_came_back_is_no_kill(colour: str, kills: int) -> None:
    match = line(
        "w_cwm: ruin\nbattle w_cwm, 3 against 3\nriver KILLS CITIES TOWER MARKERS\n"
        "Green: losses 1, field ORC, hand SHAMAN ORC, deck ORC\nBlue: losses 1, hand ORC",
        "play SHAMAN behind 1",
        "play ORC",
        colour,
    )
    while match.state.battle is not None:
        match.play(match.legal()[0])
    assert match.state.players[BLUE].kills == kills


@pytest.mark.clause("OVO-6.10", "OVO-6.14")
def test_r72_those_who_came_may_all_stay_and_those_who_were_there_go_on() -> None:
    state = at("start_n: G 2\nn_road: village G, G 1")
    allowed(state, "move 2 start_n n_road leave 2 take 1 n_cwm")
    refused(state, "move 2 start_n n_road leave 2 n_cwm", "6.14")
    after = line("start_n: G 2\nn_road: village G, G 1", "move 2 start_n n_road leave 2 take 1 n_cwm", "control").state
    refused(after, "move 1 n_cwm ne_in", "6.7", "6.10")


@pytest.mark.clause("OVO-9.7")
@pytest.mark.parametrize(("heroes", "is_open"), [("VIGDISH away", True), ("VIGDISH", False)])
def test_r73_a_hero_set_aside_is_stolen_in_public(heroes: str, is_open: bool) -> None:
    match = line(f"ne_city: B marker\nne_out: G 1\nBlue: heroes {heroes}", "move 1 ne_out ne_city")
    (stolen,) = [event for event in match.last if isinstance(event, ev.HeroStolen)]
    assert stolen.open is is_open
    assert (stolen.witnesses is None) is is_open


@pytest.mark.clause("OVO-22.2")
def test_r74_buurk_does_not_copy_himself() -> None:
    state = at(
        "w_cwm: ruin\nbattle w_cwm, 3 against 3\n"
        "Green: field ORC/XBOW, hand BUURK ORC, deck ORC\nBlue: hand ORC HEAVY, deck ORC\n"
        "then: play BUURK on 1 first; play ORC"
    )
    allowed(state, "name XBOW")
    refused(state, "name BUURK", "22.2", "R74")
    refused(state, "name HEAVY", "22.2")


@pytest.mark.clause("OVO-22.4", "OVO-21.4")
@pytest.mark.parametrize(("field", "cancels"), [("ORC/XBOW", True), ("ORC", False)])
def test_froksh_without_a_place_cancels_nothing(field: str, cancels: bool) -> None:
    match = line(
        f"w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: field {field}, hand FROKSH ORC, deck ORC\n"
        "Blue: field ORC, hand XBOW ORC, deck ORC",
        "play FROKSH on 1 second" if cancels else "play FROKSH",
        "play XBOW behind 1",
    )
    assert any(isinstance(event, ev.EffectCancelled) for event in match.events) is cancels


@pytest.mark.clause("OVO-11.16", "OVO-8.14")
def test_a_retreat_onto_the_tower_may_take_a_marker_back() -> None:
    state = at("n_road: village G")
    zones = [zone for zone in state.board.zones if state.village(zone) and zone not in ("n_ward", "n_road")][:12]
    text = f"{', '.join(zones)}: village B\nn_ward: ruin, B 1\nn_city: G 3\nthen: move 3 n_city n_ward"
    match = line(text, "retreat tower")
    assert match.state.active == BLUE
    back = match.legal()[0]
    assert isinstance(back, act.TakeBackMarker)
    match.play(back)
    assert match.state.marker("tower") == BLUE


# --- advice ----------------------------------------------------------------------------------------------------------


def test_a_round_trip_is_never_worth_an_action() -> None:
    state = at("n_ward: ruin, G 3\nstart_n: G 2\n1 actions")
    outlook = Outlook(GAME.observe(state, GREEN), GREEN)
    trips = [
        move
        for move in GAME.legal_actions(state, GREEN)
        if isinstance(move, act.Move) and move.path[-1] == move.origin and not (move.leave or move.take)
    ]
    assert trips
    assert {_move(outlook, move) for move in trips} == {0.0}
    end = act.EndActions(GREEN)
    assert Sensible().choose(GAME, GAME.observe(state, GREEN), [*trips, end], Random(1)).action == end
