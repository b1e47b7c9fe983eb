"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError
from orclib.games.thorval.state import AUTOMATIC, Found, Loss, Lying, Pair
from orclib.games.thorval.text import position_faults as faults_module
from tests.games.pointed import check_pointed_at
from tests.games.thorval.support import (
    CHANCE,
    GAME,
    A,
    B,
    C,
    D,
    Fight,
    Kind,
    Mode,
    Options,
    Phase,
    PositionError,
    Route,
    Seat,
    act,
    after,
    allowed,
    at,
    board,
    ev,
    here,
    of,
    only,
    play,
    stands,
    units,
)
from tests.games.thorval.tools import (
    ANNOUNCE,
    CASTLED,
    CHEST,
    D1,
    DECLARE,
    DEFEND,
    EXTRA,
    FLIPS,
    GO_ON,
    HELP_SOLDIERS,
    HIDE,
    INFESTED,
    LOSSES,
    MIDDLE,
    MUSTER,
    OCCUPY,
    OVER,
    PEOPLED,
    PHASES,
    PREPARE,
    REINFORCE,
    RESTING,
    RING,
    SECOND_ATTACK,
    SETTLE,
    SPREAD,
    changed,
    kept,
    readings,
)

TWO = "A II/2 = 3S\nB II/5 = 2S"
"""The smallest position that can be played on."""

# --- both ways -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_what_is_described_is_read_back_in_every_phase(options: Options) -> None:
    states = [GAME.new(options), *(step.state for step in kept(31, options))]
    phases = [state.phase for state in states]
    firsts = [states[phases.index(phase)] for phase in set(phases)]
    for state in (*firsts, *states[::37], states[-1]):
        assert GAME.position(GAME.describe(state)) == state
    assert set(phases) >= {Phase.OPENING_ROLL, Phase.SETTLE, Phase.MUSTER, Phase.HELP, Phase.EXCHANGE, Phase.DECLARE}


@pytest.mark.parametrize("phase", RESTING)
def test_so_are_the_typed_ones(phase: Phase) -> None:
    state = at(PHASES[phase])
    assert state.phase is phase
    text = GAME.describe(state)
    assert GAME.position(text) == state
    assert GAME.describe(GAME.position(text)) == text


def test_no_phase_was_forgotten() -> None:
    assert set(PHASES) == set(RESTING) == set(Phase) - set(AUTOMATIC)


def test_every_option_can_be_typed_with_each_of_its_values() -> None:
    for options in readings():
        assert at(GAME.describe(GAME.new(options))).options == options
    assert at("kingdom_rule=any").options.kingdom_rule == "any"
    assert at("kingdom_rule = any\ndefender_transfer=yes").options.defender_transfer is True
    assert at("dragon_eats_orks=false").options.dragon_eats_orks is False
    assert at("defender_occupies=no\nBLANK_TREASURE=ON").options.blank_treasure is True
    assert at("players=6").options.players == 6
    assert at("board=thorval").options.board == at('board="thorval"').options.board == "thorval"


def test_a_state_made_by_play_is_described_as_typed() -> None:
    end = after(MIDDLE, "A: attack II/2 II/5 total", "A: ready", "2 : 2", "A: lose soldiers")
    told = GAME.describe(end).splitlines()
    assert told[:2] == ["3 players", "phase exchange"]
    assert "fight A II/2 orks II/5 land total exchanges 1 thrown 2 2" in told
    assert "A II/6, VI/5 = 1S" not in told  # I/5 has as many
    assert "A I/5, II/6, VI/5 = 1S; II/1 = 3S; II/2 = 2S+W; II/3, 3 = 2S" in told
    assert "O II/5, III/6 = 2; III/1 = 1" in told
    assert told[-1].startswith("treasures A ring I/1, chest II/5, crown V/1; B ")


# --- what is understood ----------------------------------------------------------------------------------------------


def test_nothing_typed_is_the_open_box_of_two_players() -> None:
    state = at("")
    assert (state.phase, state.options, GAME.to_act(state)) == (Phase.OPENING_ROLL, Options(players=2), (CHANCE,))
    assert at("4 players") == GAME.new()


def test_the_statements_of_the_docstring_are_understood() -> None:
    state = at(
        """A II/2 = 4S+W; 3 = 9S+H; II/4, III/2 = 1S
        O II/5 = 4
        B VI/2 = 1S
        defender_transfer=on
        phase help
        B to move
        round 4, first B, queue A
        requests A 3, B 1
        dragon IV/5, mediator II/6
        treasures A chest 2; B ring IV/4
        found A crown, gone A ring"""
    )
    stands(state, II_2="A 4S+W", castle_3="A 9S+H", II_4="A 1S", III_2="A 1S", II_5="O 4", VI_2="B 1S", II_3="")
    assert (state.phase, state.mover, state.active, state.first, state.queue) == (Phase.HELP, B, B, B, (A,))
    assert (state.round_no, state.requests, state.dragon, state.mediator) == (4, (3, 1), "IV/5", "II/6")
    assert state.lying == (Lying("IV/4", B, Kind.RING), Lying("2", A, Kind.CHEST))
    assert (state.found, state.gone) == (((Kind.CROWN,), ()), ((Kind.RING,), (Kind.CHEST, Kind.CROWN)))
    assert state.options.defender_transfer


def test_the_statements_about_fights_are_understood() -> None:
    state = at(f"{MIDDLE}\nphase go_on\nfight A II/2 orks II/5 partial exchanges 2 thrown 5 5\nhelp 5, requests A 1")
    assert state.fight == Fight("II/2", "II/5", A, None, Route.LAND, Mode.PARTIAL, exchanges=2, dice=(5, 5))
    assert (state.help, state.requests) == (5, (1, 0, 0))
    boat = at(f"{MIDDLE}\nfight II/6 VI/2 by boat total\nhelp 5")
    assert boat.fight == Fight("II/6", "VI/2", A, B, Route.BOAT, Mode.TOTAL)
    second = at(f"{MIDDLE}\nphase prepare\nfight II/2 II/5 total second transferred\nhelp 2\nconquests II/3 II/6")
    assert second.fight == Fight("II/2", "II/5", A, None, Route.LAND, Mode.TOTAL, second=True, transferred=True)
    assert second.conquests == ("II/3", "II/6")
    band = at("O II/2 = 4\nA II/5 = 3S\nB I/3 = 1S\nfight orks II/2 A II/5")
    assert (band.fight, band.band) == (Fight("II/2", "II/5", None, A, Route.LAND), "II/2")
    assert at(OCCUPY).fight == Fight(
        "II/2", "II/5", A, None, Route.LAND, Mode.TOTAL, exchanges=2, dice=(4, 6), winner="II/2"
    )
    assert at(SECOND_ATTACK).second == Pair("II/2", "II/5")
    assert at(LOSSES).losses == (Loss("II/2", 3),)
    assert at(CHEST).finds == (Found(A, "II/5"),)
    assert at(f"{RING}\nvictim B\nto place 2").victim == B
    assert (at(HELP_SOLDIERS).help_soldiers, at(f"{HELP_SOLDIERS}\nhelp soldiers 2").help_soldiers) == (2, 2)


def test_the_statements_about_dice_are_understood() -> None:
    assert at("3 players\nrolls A 5, B 3").rolls == ((A, 5), (B, 3))
    assert at("3 players\nrolls A 5, B 3").queue == (C,)
    assert at(f"{D1}\nphase dragon\ndice 4 5\ndragon IV/5\nfirst A").dice == (4, 5)
    assert at(f"{D1}\nphase first_player\nfirst B\nregions II IV").regions == (2, 4)
    assert at(f"{D1}\nphase first_player\nfirst B\nregions rolled 2 4").regions == (2, 4)


OTHER_WORDS = [
    ("5 players", "players=5"),
    ("5 Players", "PLAYERS = 5"),
    (f"{TWO}\nphase help", "phase help, orange II/2 = 3S, blue II/5 = 2"),
    (TWO, "A II/2: 3 soldiers\nB II/5: 2"),
    (TWO, "A: II/2 = 3\nB: ii/5 = 2s"),
    (TWO, "full position. A II/2 = 3S. B II/5 = 2S."),
    (TWO, f"2 players\n{TWO}"),
    (TWO, f"{TWO}\nA to move"),
    (TWO, f"{TWO}\nturn A"),
    (TWO, f"`{TWO}`  # a remark"),
    ("A II/2 = 4S+W; II/3 = H\nB 3 = 1S", "A II/2 = W+4, II/3 = hero\nB castle 3 = 1S"),
    ("A II/2 = 4S+W; II/3 = H\nB 3 = 1S", "A II/2 = 4 soldiers + wizard\nA II/3 = H\nB 3 = 1"),
    (f"{TWO}\nO 1, I/1 = 4", f"{TWO}\nOrks 1 = 4; I/1 = 4 orks"),
    (f"{TWO}\nO 1, I/1 = 4", f"{TWO}\nork castle 1, I/1: 4"),
    (f"{TWO}\ntreasures A chest 2, crown 1; B ring 3", f"{TWO}\ntreasure A chest in 2 crown in 1\ntreasure B: ring 3"),
    (f"{TWO}\nfound A chest crown; B ring", f"{TWO}\nfound: A chest, crown, B ring"),
    (f"{TWO}\nphase spread\nfirst B", f"{TWO}\nphase: spread, first: blue"),
    (f"{TWO}\nphase first_player\nfirst B", f"{TWO}\nphase first player\nfirst 1"),
    (f"{TWO}\nfight A II/2 B II/5 total", f"{TWO}\nfight II/2 -> II/5 land total"),
    (f"{TWO}\nfight A II/2 B II/5 total", f"{TWO}\nfight: orange II/2 on blue II/5"),
    (f"{TWO}\ndragon IV/5\nmediator none", f"{TWO}\ndragon IV/5"),
    (f"{TWO}\ndragon away", TWO),
    (f"{TWO}\nrequests A 3\nround 4", f"{TWO}\nround 4. requests: A 3, B 0"),
    (f"{TWO}\nhelp none\nphase help", f"{TWO}\nphase help"),
    (f"{TWO}\nhelp 2, second II/2 II/3, B II/3 = 1S", f"{TWO}\nB II/3 = 1S\nsecond II/2 to II/3\nhelp 2"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other"), OTHER_WORDS)
def test_what_may_be_typed_in_other_words(text: str, other: str) -> None:
    assert at(text) == at(other)


def test_statements_may_stand_in_any_order() -> None:
    rows = [
        "5 players",
        "phase reinforce",
        "round 4",
        "A II/2 = 3S+H",
        "B 3 = 1S",
        "C I/1 = 1S",
        "D 8 = 2S",
        "E V/1 = W",
    ]
    rows += ["first B", "turn C", "help 2", "requests C 4, A 1", "dragon II/2", "O II/5 = 3", "treasures A ring VI/6"]
    rows += ["found B crown", "queue D E A", "to place 3", "castle_growth=rolled", "help soldiers 1"]
    assert at("\n".join(rows)) == at("\n".join(reversed(rows)))
    assert at("\n".join(rows)) == at(". ".join(rows))


def test_what_is_left_out_is_what_can_have_been() -> None:
    assert at(f"{TWO}\nrequests A 10").round_no == 10  # once a turn at most
    assert at(f"{TWO}\nrequests A 10\nphase help").round_no == 11
    assert at(f"{TWO}\nround 12\nrequests A 10").round_no == 12
    assert at("6 players\nA II/2 = 1S\nF 3 = 2S").out == tuple(map(Seat, range(1, 5)))
    assert at("A II/2 = 1S\nC 3 = 2S\nfar soldiers").out == ()  # B has a far soldier
    assert at("A II/2 = 1S\nC 3 = 2S\nout B").out == (B,)


def test_treasures_that_have_left_the_board_are_told() -> None:
    one = at(f"{TWO}\ntreasures A chest VI/6")
    assert one.gone == ((Kind.CROWN, Kind.RING), (Kind.CHEST, Kind.CROWN, Kind.RING))
    assert GAME.describe(one).endswith("treasures A chest VI/6\ngone A crown ring")
    assert "gone" not in GAME.describe(at(TWO))


def test_far_soldiers_are_put_where_the_specification_puts_them() -> None:
    two = at(f"{TWO}\nfar soldiers")
    stands(two, I_5="A 1S", I_3="B 1S", VI_4="")
    three = at(f"3 players\n{TWO}\nfar soldiers")
    stands(three, I_5="A 1S", I_3="B 1S", VI_4="C 1S")
    assert here(at("A I/5 = 3S+H\nB II/5 = 1S\nfar soldiers"), "I/5") == "A 4S+H"
    assert three.out == ()


@pytest.mark.parametrize(
    ("text", "phase", "who"),
    [
        ("", Phase.OPENING_ROLL, (CHANCE,)),
        (TWO, Phase.DECLARE, (A,)),
        (f"{TWO}\nB to move", Phase.DECLARE, (B,)),
        (f"{TWO}\nto place 2", Phase.REINFORCE, (A,)),
        (f"{TWO}\nfight II/2 II/5", Phase.EXCHANGE, (CHANCE,)),
        (f"{TWO}\nfight II/5 II/2", Phase.EXCHANGE, (CHANCE,)),
        (f"{TWO}\nA II/6 = 2S\nphase prepare\nfight II/2 II/5", Phase.PREPARE, (A,)),
        ("A II/2 = 3S\nB I/1 = 1S\nfight A II/2 orks II/5 won II/2", Phase.OCCUPY, (A,)),
        ("A II/2 = 3S+H\nB II/5 = 4S\nfight II/2 II/5\nlosses II/2 2", Phase.LOSSES, (A,)),
        ("A II/2 = 4S\nB II/5 = 3S+H\nfight II/2 II/5\nlosses II/5 2", Phase.LOSSES, (B,)),
        (f"{TWO}\nphase spread", Phase.SPREAD, (CHANCE,)),
        ("4 players\nphase castles\nfirst C", Phase.CASTLES, (C,)),
        ("4 players\nphase castles\nfirst C\nC 3 = 1S\nD 4 = 1S", Phase.CASTLES, (A,)),
        (f"{INFESTED}\nphase settle\nfirst D", Phase.SETTLE, (D,)),
        (f"{PEOPLED}\nphase hide\nfirst D", Phase.HIDE, (D,)),
        (MUSTER.replace("A 4 = 1S", "A 4 = 9S+H"), Phase.MUSTER, (B,)),
        (f"{TWO}\nphase gift\nmediator II/5", Phase.GIFT, (B,)),
        (DEFEND, Phase.DEFEND, (B,)),
        (OVER, Phase.OVER, ()),
    ],
)
def test_the_phase_and_who_decides_follow_from_what_is_told(text: str, phase: Phase, who: tuple[Seat, ...]) -> None:
    state = at(text)
    assert (state.phase, GAME.to_act(state)) == (phase, who)


@pytest.mark.parametrize("phase", AUTOMATIC)
def test_where_nobody_decides_the_game_goes_on_by_itself(phase: Phase) -> None:
    if phase in (Phase.FIGHT, Phase.FOUGHT):
        text = f"{MIDDLE}\nphase {phase.value}\nfight A II/2 orks II/5 partial exchanges 1"
    elif phase in (Phase.SUPPLY, Phase.FIND):
        text = f"{MIDDLE}\nphase {phase.value}\nA to move\nhelp 0"
    elif phase in (Phase.REVEAL, Phase.ROUND):
        text = f"{D1}\nphase {phase.value}\nfirst A"
    else:
        text = f"{D1}\nphase {phase.value}\nfirst A\nround 1"
    state = at(text)
    assert state.phase in RESTING
    assert GAME.to_act(state)


def test_what_is_left_out_is_filled_in() -> None:
    state = at(f"{MIDDLE}\nB to move\nfirst A")
    assert (state.round_no, state.first, state.mover, state.queue, state.help) == (1, A, B, (C,), 0)
    assert (state.requests, state.dragon, state.mediator, state.gone) == ((0, 0, 0), None, None, ((), (), ()))
    assert at(f"{MIDDLE}\nB to move").queue == (C, A)  # B is first player, too
    asked = at(f"{MIDDLE}\nhelp 1")
    assert (asked.requests, asked.help_soldiers) == ((1, 0, 0), 2)
    assert at(REINFORCE).to_place == 5
    assert at(EXTRA).to_place == 6
    assert at(SETTLE).queue == (C, D, *(A, B, C, D) * 5)
    assert at(HIDE).to_hide == ((Kind.CROWN, Kind.RING),) * 4
    assert at(HIDE).hiding == 2
    assert (at(MUSTER).to_place, at(MUSTER).queue) == (10, (A, B, C, D))
    assert at(SPREAD).queue == (B, C, D)
    assert at("3 players\nA II/2 = 1S\nB II/5 = 1S").out == (C,)
    assert at(TWO).gone == (tuple(Kind)[:3],) * 2  # treasures named nowhere have left the board


def test_a_position_can_be_played_on() -> None:
    for phase, move in {
        Phase.OPENING_ROLL: "roll 4",
        Phase.CASTLES: "B: settle 5",
        Phase.ORK_SETUP: "roll 2",
        Phase.SETTLE: "C: settle V/1",
        Phase.HIDE: "A: hide ring I/1",
        Phase.MUSTER: "A: mass 4 hero",
        Phase.SPREAD: "roll 3",
        Phase.DRAGON: "roll 5",
        Phase.MEDIATOR: "roll 5",
        Phase.GIFT: "A: mass II/4",
        Phase.FIRST_PLAYER: "roll 1",
        Phase.HELP: "A: help 3 II/6 II/4",
        Phase.LIFT: "A: lift II/6",
        Phase.LAY: "A: lay II/4",
        Phase.EXTRA: "A: put 3 rest",
        Phase.REINFORCE: "A: reinforce 3 5",
        Phase.DECLARE: "A: attack II/2 II/5 total",
        Phase.ANNOUNCE: "A: announce II/3 II/4",
        Phase.PREPARE: "A: rally II/1 2",
        Phase.DEFEND: "B: gather II/6",
        Phase.EXCHANGE: "2 : 2",
        Phase.LOSSES: "A: lose figure",
        Phase.GO_ON: "A: stop",
        Phase.OCCUPY: "A: occupy 2",
        Phase.CHEST: "A: mass II/5",
        Phase.CROWN: "A: put 3 rest",
        Phase.RING: "A: take II/4",
        Phase.HELP_SOLDIERS: "A: mass II/5",
        Phase.SECOND_ATTACK: "A: begin total",
    }.items():
        end, events = play(PHASES[phase], move)
        assert events or phase in (Phase.LIFT, Phase.ORK_SETUP, Phase.DRAGON, Phase.MEDIATOR), phase
        assert GAME.position(GAME.describe(end)) == end


def test_without_far_soldiers_the_last_one_wins() -> None:
    end = after("A II/2 = 3S\nB II/5 = 1S", "A: attack II/2 II/5 total", "2 : 6")
    assert (end.phase, end.winners) == (Phase.OVER, (A,))
    assert GAME.position(GAME.describe(end)) == end


# --- other readings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flip", FLIPS, ids=str)
@pytest.mark.parametrize("phase", RESTING)
def test_a_position_under_another_reading_can_be_described(phase: Phase, flip: dict[str, object]) -> None:
    state = at(PHASES[phase])
    try:
        other = GAME.with_options(state, replace(state.options, **flip))
    except PositionError as impossible:
        told = impossible.faults
        assert told
        return
    assert other.options == replace(state.options, **flip)
    assert GAME.position(GAME.describe(other)) == other
    back = GAME.with_options(other, state.options)
    if "attack_modes" not in flip:
        assert back == state


def test_other_numbers_of_players_or_spaces_are_no_other_reading() -> None:
    with pytest.raises(PositionError, match="one of 3 players, not of 4"):
        GAME.with_options(at(MIDDLE), Options(players=4))


def test_reinforcements_follow_the_reading() -> None:
    start = "A 3, II/3, II/4, II/2, 8, I/1, I/2 = 1S\nB IV/6 = 1S\nphase reinforce"
    assert at(start).to_place == 5
    assert at(start, kingdom_rule="touching_castle").to_place == 4
    assert at(start, kingdom_rule="any").to_place == 7
    one = after(start, "A: put 3", "A: put 3", "A: put 3", "A: put 3")
    with pytest.raises(PositionError, match=r"all reinforcements have been placed .THO-13\.3"):
        at(one, kingdom_rule="touching_castle")


def test_a_declared_attack_under_the_other_reading_of_attacks() -> None:
    for text in (PREPARE, GO_ON, ANNOUNCE):
        fight = at(text, attack_modes="per_exchange").fight
        assert fight is not None
        assert fight.mode is Mode.SERIES
        back = at(at(text, attack_modes="per_exchange"), attack_modes="declared").fight
        assert back is not None
        assert back.mode is (Mode.PARTIAL if text == GO_ON else Mode.TOTAL)


# --- faults ----------------------------------------------------------------------------------------------------------

BAND = "O II/2 = 4\nA II/5 = 3S\nfar soldiers\nfirst A\nfight orks II/2 A II/5"
LAND = ", ".join(board().territories)
FAULTS: dict[str, list[str]] = {
    # players and options
    "1 players": ["2 to 6 players, not 1"],
    "7 players\nphase help": ["2 to 6 players, not 7"],
    "kingdom_rule=foo": ['no value of kingdom_rule "foo"'],
    "defender_transfer=maybe": ['no value of defender_transfer "maybe"'],
    "defender_transfer=1": ['no value of defender_transfer "1"'],
    'board="atlantis"': ['no board of Thorval "atlantis"'],
    # what stands in a space
    f"{TWO}\nA II/3 = 0": ["Nothing stands in II/3: leave it out .THO-2.11"],
    f"{TWO}\nO II/3 = 2+H": ["Orks have no hero and no wizard, as in II/3 .THO-1.3"],
    f"{TWO}\nA II/3 = 2+H+W": ["A has hero and wizard together in II/3 .THO-4.3"],
    f"{TWO}\nA II/3 = H+H": ["A has one hero, not 2 .THO-1.3"],
    f"{TWO}\nA II/3, II/4 = 1S+W": ["A has one wizard, not 2 .THO-4.4"],
    f"{TWO}\nA II/2 = 1S": ["II/2 is named twice for A"],
    f"{TWO}\nO II/2 = 1": ["II/2 holds orks and units of a player.*THO-2.10"],
    f"{TWO}\nB II/2 = 1": ["II/2 holds units of A and of B; a space is one player's .THO-2.9"],
    f"{TWO}\nB I/5 = 1S\nfar soldiers": ["A cannot have a far soldier in I/5, where others are .THO-2.9"],
    f"3 players\n{TWO}\nout B": ["B is out and has units on the board .THO-18.1", "C has no unit"],
    f"{TWO}\ndragon 3": ["Dragon and mediator never come to a castle such as 3 .THO-9.2"],
    f"{TWO}\nmediator 3": ["Dragon and mediator never come to a castle such as 3 .THO-10.1"],
    f"3 players\n{TWO}\nout none": ["C has no unit on the board and is out .THO-18.1"],
    # the set-up
    f"{PEOPLED}\nphase hide\nfirst A\ndragon I/1": ["Dragon and mediator are off the board.*THO-R35"],
    f"{PEOPLED}\nphase hide\nfirst A\nrequests A 1": ["Nobody has asked for help in the set-up .THO-12.1"],
    f"{PEOPLED}\nphase hide\nfirst A\ntreasure moved": ["Nobody has asked for help in the set-up .THO-12.1"],
    "A 3 = 1S\nphase ork_setup\nfirst A": ["B has put a soldier in a castle by now .THO-3.4"],
    "A 3 = 1S\nphase opening_roll": ["The island is empty before the first player is known .THO-3.3"],
    "A II/2 = 1S\nphase castles\nfirst A": ["Soldiers in castles come before anything else.*THO-3.3"],
    "O 3 = 2\nphase castles\nfirst A": ["Soldiers in castles come before anything else.*THO-3.3"],
    f"{CASTLED}\nphase ork_setup\nfirst A\nO II/1, II/2 = 2": ["Nobody stands in II/1 yet.*THO-3.3", "in II/2"],
    f"{CASTLED}\nphase ork_setup\nfirst A\nregions I\nA I/1 = 1S": ["Nobody stands in I/1 yet.*THO-3.3"],
    # treasures
    f"{TWO}\ntreasures A chest I/1, ring I/1": ["2 treasures lie in I/1.*THO-3.15"],
    f"{TWO}\ntreasures A blank I/1": ["A has a blank treasure, which only the variant has .THO-19.4"],
    f"{TWO}\ntreasures A chest I/1, chest I/2": ["A has one chest, not 2 .THO-1.3"],
    f"{TWO}\ntreasures A chest I/1\nfound A chest": ["A has one chest, not 2 .THO-1.3"],
    f"{TWO}\nfound A chest crown ring": ["A has found all three treasures: the game is over .THO-18.2"],
    f"3 players\n{TWO}\ntreasures C chest I/1": ["C is out, and the treasures.*THO-18.1"],
    f"{TWO}\nto hide A chest": ["The treasures of A are hidden in the set-up .THO-3.3"],
    f"{PEOPLED}\nphase hide\nfirst A\nfound A chest": ["Nothing has been found or lost.*of A either .THO-3.3"],
    f"{PEOPLED}\nphase hide\nfirst A\ntreasures A chest I/1": [
        "One treasure of A is hidden in a castle.*not 0 .THO-3.12"
    ],
    f"{PEOPLED}\nphase muster\nfirst A\ntreasures A chest 1, ring 2, crown 3": ["One treasure of A.*not 3 .THO-3.12"],
    f"{INFESTED}\nphase settle\nfirst A\ntreasures A chest 1": ["Treasures are hidden after the soldiers.*THO-3.3"],
    f"{TWO}\ntreasures A chest II/2": ["A stands on an own treasure in II/2, which is turned over.*THO-17.1"],
    f"{TWO}\ntreasures A chest I/1\ngone A chest": ["A has the chest elsewhere: it is not gone .THO-1.3"],
    # the round
    f"3 players\n{TWO}\nfirst C": ["C is out, rolls no more and acts no more .THO-18.1"],
    f"3 players\n{TWO}\nC to move": ["C is out, rolls no more and acts no more .THO-18.1", "C has no unit"],
    f"3 players\n{TWO}\nqueue C": ["C is out, rolls no more and acts no more .THO-18.1"],
    "phase opening_roll\nfirst A": ["The first player is not known before the throw .THO-3.1"],
    "O II/2 = 3\nphase spread": ["Nobody has a unit on the board .THO-18.1"],
    f"{PEOPLED}\nphase hide\nfirst A\nround 1": ["first round begins after the set-up.*THO-5.3"],
    f"{TWO}\nround 0": ["The rounds are counted from 1 .THO-5.3"],
    f"{TWO}\nround 1\nrequests A 10": ["A has asked 10 times.*that is 1 at most .*THO-12.3"],
    f"{TWO}\nround 4, phase help\nrequests A 4": ["that is 3 at most by now .THO-12.3"],
    f"{TWO}\nround 4, queue B\nrequests B 4": ["B has asked 4 times.*that is 3 at most by now .THO-12.3"],
    "A II/2 = 1S\nF 3 = 2S": [f"{seat} is named nowhere.*before F: write .6 players..*THO-1.2" for seat in "BCDE"],
    "B II/2 = 1S": ["A is named nowhere, and sits before B.*THO-1.2"],
    f"{TWO}\nphase reinforce\nto place 9": ["9 soldiers are to be placed; A gets 4 .THO-13.4"],
    f"{TWO}\nrequests A 11": ["A has asked 11 times for help; there are 10 requests .THO-12.2"],
    f"{TWO}\nhelp 1\nrequests none": ["A has asked for option 1, so the request is noted .THO-12.4"],
    f"{TWO}\nphase spread\nhelp 1": ["It is nobody's turn, so nobody has asked for help .THO-12.1"],
    f"{MIDDLE}\nphase lift\nhelp 1": ["This phase belongs to option 3 of help .THO-12.4"],
    HELP_SOLDIERS.replace("help 1", "help 3\nhelp soldiers 1"): [
        "This phase belongs to option 1 or 2 of help .THO-12.4"
    ],
    f"{TWO}\nB II/3 = 1S\nsecond II/2 II/3\nhelp 1": ["second attack is announced with option 2 only .THO-12.6"],
    f"3 players\n{TWO}\nC 8 = 1S\nqueue B B": ["Nobody comes twice in the queue .THO-12.1"],
    f"{TWO}\nturn nobody": ["It must be somebody's turn in this phase .THO-12.1"],
    f"{TWO}\nphase spread\nturn A": ["It is nobody's turn in this phase .THO-5.1"],
    f"{TWO}\nphase help\nhelp 1": ["Help has been asked for already .THO-12.3"],
    f"{TWO}\nphase declare\nhelp none": ["Help is asked for, or not, before anything else.*THO-12.1"],
    "6 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nF 6 = 1S\nphase spread": [
        "With six players.*THO-6.4"
    ],
    # a fight
    f"{TWO}\nhelp 2\nsecond II/2 VI/6": ["II/2 and VI/6 are not contiguous .THO-14.2"],
    f"{TWO}\nphase prepare": ["There must be a fight in this phase.*THO-14.2"],
    f"{TWO}\nphase losses\nthen fight\nlosses II/2 1": ["There must be a fight in this phase.*THO-14.2"],
    f"{TWO}\nA II/3 = 1S\nfight II/2 II/3": ["Nobody attacks an own space .THO-14.3"],
    f"{TWO}\nfight II/2 II/2": ["Nobody attacks an own space .THO-14.3"],
    f"{BAND} total": ["Orks make neither total nor partial attacks .THO-7.15"],
    f"{TWO}\nO II/1, I/1 = 4\nfight orks II/1 orks I/1": ["Orks never attack orks .THO-7.9"],
    f"{BAND}\nturn A": ["In the ork episode it is nobody's turn .THO-5.1"],
    f"{BAND}\nband II/3": ["The band that attacks is that of II/2 .THO-7.2"],
    f"{TWO}\nfight II/2 II/5 series": ["Attacks are total or partial .THO-R11"],
    f"attack_modes=per_exchange\n{TWO}\nfight II/2 II/5 total": ["Attacks are series .THO-R11"],
    f"{TWO}\nfight A II/2 B II/5 total\nturn B": ["A attacks, so it must be that player's turn .THO-14.1"],
    f"{TWO}\nfight II/2 II/5 won II/3": ["II/3 is no space of the fight .THO-16.1"],
    f"{TWO}\nfight B II/2 A II/5": ["II/2 must hold units of B.*THO-14.14", "II/5 must hold units of A"],
    f"{TWO}\nfight A II/2 orks II/6": ["II/6 must hold units of orks.*THO-14.14"],
    f"{LOSSES}".replace("fight A II/2 orks II/5", "fight A II/2 B II/5"): ["II/5 is held by orks.*THO-14.14"],
    f"{TWO}\nA III/6 = 1S\nB III/5 = 1S\nfight III/6 III/5 by boat\nhelp 5": [
        "No boat sails from III/6 to III/5 .THO-12.12"
    ],
    f"{TWO}\nA II/6 = 1S\nfight II/6 II/5 boat\nhelp 1": ["Attacks by boat are made with option 5 .THO-12.12"],
    f"{TWO}\nfight II/2 II/5 bridge": ["No bridge way leads from II/2 to II/5 .THO-14.2"],
    f"{TWO}\nB VI/6 = 1S\nfight II/2 VI/6": ["No land way leads from II/2 to VI/6 .THO-14.2"],
    # soldiers to come
    f"{MIDDLE}\nphase extra\nto place 7": ["7 are still to come; in this phase there are 1 to 6 .THO-12.11"],
    f"{MUSTER}\nto place 9": ["9 are still to come; in this phase there are 10 .THO-3.17"],
    f"{RING}\nto place 0": ["0 are still to come; in this phase there are 1 to 3 .THO-17.4"],
    f"{TWO}\nphase reinforce\nto place 5": ["5 soldiers are to be placed; A gets 4 .THO-13.4"],
    f"{TWO}\nphase reinforce\nto place 0": ["0 soldiers are to be placed; A gets 4 .THO-13.4"],
    # who is still to come
    f"{TWO}\nphase spread\nqueue none": ["Nobody is left to come in this phase: it is over .THO-3.3"],
    f"{TWO}\nphase spread\nrolls A 3\nqueue A B": ["Who has rolled is not still to roll .THO-11.1"],
    f"{SETTLE}\nqueue A B C D": ["22 territories are vacant, so as many soldiers come, not 4 .THO-3.8"],
    "5 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nphase spread\nrolls A 4\nqueue B": [
        "five players.*THO-6.3"
    ],
    f"3 players\n{TWO}\nC 8 = 1S\nphase spread\nrolls A 4, B 4": ["Everybody names another region .THO-6.2"],
    f"3 players\n{TWO}\nC 8 = 1S\nphase spread\nrolls A 4\nqueue C": ["As many regions are named as.*THO-6.2"],
    # what phases need
    f"{CASTLED}\nphase ork_setup\nfirst A\nregions II": ["Orks are put region by region.*THO-3.6"],
    f"{CASTLED}\nphase ork_setup\nfirst A\nregions I II III IV V VI": ["the last one is still to come .THO-3.6"],
    f"{CASTLED}\nphase ork_setup\nfirst A\ndice 3 4": ["no more than one has been thrown so far .THO-3.6"],
    f"{HIDE}\nhiding 4": ["There are 3 turns of hiding .THO-3.14"],
    f"{HIDE}\nqueue A B C": ["D has 1 treasures of C to hide, not 2 .THO-3.12"],
    f"{HIDE}\nhiding 3": ["A has 0 treasures of D to hide, not 2 .THO-3.12"],
    f"{MUSTER}\nto hide A ring".replace(", ring IV/4; B", "; B"): ["All treasures of A are hidden before.*THO-3.3"],
    MUSTER.replace("A chest 2, crown I/1, ring IV/4", "A chest 2, crown I/1"): [
        "All treasures of A are hidden.*THO-3.3"
    ],
    f"{MUSTER}\nhiding 2": ["All 3 turns of hiding are over .THO-3.3"],
    "A 3 = 1S\nB 1 = 1S\nphase dragon": ["No territory holds a unit of a player.*THO-R8"],
    f"{D1}\nphase dragon\nfirst A\ndice 1 2 3": ["region, territory and appetite; two at most.*THO-9.1"],
    f"{D1}\nphase dragon\nfirst A\ndice 1 2\ndragon I/3": ["The dice led the dragon to I/2 .THO-9.1"],
    f"{TWO}\nphase dragon\ndice 1 2\ndragon I/2": ["The dragon finds nothing to eat in I/2 and flies on .THO-9.6"],
    f"{D1}\nphase mediator\nfirst A\ndice 1 2": ["Two dice lead the mediator.*THO-10.1"],
    f"{D1}\nphase gift\nfirst A": ["The mediator brings soldiers where he is.*THO-10.2"],
    f"{D1}\nphase gift\nfirst A\nmediator I/5": ["The mediator brings soldiers where he is.*THO-10.2"],
    f"{TWO}\nphase lift": ["No opponent has a treasure on the board to be moved .THO-12.9"],
    f"{MIDDLE}\nphase lift\ntreasure moved": ["A treasure has been moved already, once in the game .THO-12.10"],
    f"{MIDDLE}\nphase lay": ["Say which treasure of an opponent is being moved.*THO-12.9"],
    f"{MIDDLE}\nphase lay\nlifted V/1": ["Say which treasure of an opponent is being moved.*THO-12.9"],
    f"{BAND}\nphase prepare": ["Bands of orks gather nobody .THO-7.15"],
    f"{PREPARE} exchanges 1": ["Nothing has been thrown before all have gathered .THO-14.7"],
    f"{MIDDLE}\nphase defend\nfight A II/2 orks II/5 total": ["Orks who are attacked gather nobody .THO-14.9"],
    BAND.replace("O II/2 = 4", "O II/2 = 1"): ["One ork is too few to go on .THO-7.5., and stands alone in II/2"],
    f"{TWO}\nphase exchange\nfight II/2 II/5 won II/2": ["The fight goes on, so nobody has won .THO-16.1"],
    f"{TWO}\nphase go_on\nfight II/2 II/5 total": ["Only the attacker of a partial attack may stop .THO-16.2"],
    f"{LOSSES}\nthen round": ["Units are lost to an enemy or to the dragon.*THO-15.17"],
    f"{TWO}\nphase losses\nfight II/2 II/5 total": ["Say how many units are lost.*THO-15.17"],
    f"{BAND}\nA II/6 = H\nlosses II/5 2\nthen landing".replace("3S\n", "3S+H\n").replace("A II/6 = H\n", ""): [
        "There is no fight while the dragon eats .THO-9.3"
    ],
    f"{LOSSES}, II/2 1": ["Losses are told once for each space .THO-15.17"],
    LOSSES.replace("losses II/2 3", "losses II/2 5"): ["Nobody has a choice of 5 units to lose in II/2 .THO-15.17"],
    LOSSES.replace("losses II/2 3", "losses II/2 0"): ["Nobody has a choice of 0 units to lose in II/2 .THO-15.17"],
    LOSSES.replace("losses II/2 3", "losses II/1 1"): [
        "II/1 is not in the fight .THO-15.12", "Nobody has a choice of 1"
    ],
    f"{D1}\nphase losses\nthen landing\nlosses 4 2\nfirst A\ndragon I/2": ["The dragon is not in 4 .THO-9.3"],
    f"{TWO}\nphase occupy\nfight II/2 II/5": ["Say which space has won.*THO-16.3"],
    "A II/2 = 3S\nB I/1 = 1S\nO II/5 = 3\nfight A II/2 orks II/5 won II/5": [
        "Orks who win move in by themselves .THO-16.5"
    ],
    "A II/2 = 1S\nB I/1 = 1S\nfight A II/2 orks II/5 won II/2": ["II/2 must hold two units of A at least .THO-16.4"],
    f"{TWO}\nfight A II/2 B II/5 won II/2": ["II/5 is emptied, so nobody else stands there .THO-16.3"],
    "defender_occupies=off\nB II/5 = 3S\nA I/1 = 1S\nfight A II/2 B II/5 won II/5": [
        "A defender who wins stays.*THO-R15"
    ],
    CHEST + "\nthen fight": ["Treasures are found after a fight.*THO-17.1"],
    f"3 players\n{TWO}\nphase find\nfinds C I/1\nthen supply\nhelp 0\nA to move": [
        "C is out and finds nothing .THO-18.1"
    ],
    CHEST.replace("finds A II/5\n", ""): ["Say who has found it, and where.*THO-17.1"],
    CHEST.replace("found A chest\n", ""): ["A has not just found the chest.*THO-17.1"],
    CHEST.replace("finds A II/5", "finds A II/4"): ["A must stand in II/4 to find a treasure there .THO-17.1"],
    CHEST.replace("C chest 6", "C chest II/5"): ["The treasure of II/5 has been turned over.*THO-17.7"],
    f"{RING}\nvictim A": ["The ring takes units of an opponent who has some .THO-17.4"],
    HELP_SOLDIERS.replace("help 1", "help 1\nhelp soldiers 0"): ["No soldiers of option 1 or 2 are left.*THO-12.5"],
    HELP_SOLDIERS.replace("conquests II/5\n", ""): ["They come into a space that was taken this turn.*THO-12.5"],
    SECOND_ATTACK.replace("second II/2 II/5\n", ""): ["Say which second attack was announced.*THO-12.7"],
    f"dragon II/5\n{SECOND_ATTACK}": ["A can no longer attack II/5 from II/2 .THO-12.7"],
    SECOND_ATTACK.replace("second II/2 II/5", "second II/5 II/2"): ["A can no longer attack II/2 from II/5 .THO-12.7"],
    f"{TWO}\nphase spread\nlast 1 2 3": ["One die was thrown last, or attacker's and defender's .THO-15.11"],
    f"{TWO}\nlast 1 2 3": ["One die was thrown last, or attacker's and defender's .THO-15.11"],
    f"hide_under_owner=off\nA 1 = 1S\nB {LAND} = 1S\ntreasures A chest 2; B chest 3\nphase hide\nfirst A": [
        "There is no place left for a treasure of B .THO-3.14"
    ],
    f"hide_under_owner=off\nA I/1 = 1S\nB {LAND}, 1, 2, 3, 4, 5, 6, 7, 8 = 1S".replace("B I/1, ", "B ")
    + "\ntreasures B chest I/1\nphase lay\nlifted I/1": ["There is no space to lay the treasure in .THO-12.9"],
    # what would lead to something that cannot be
    f"{TWO}\nphase over": ["."],  # nobody has won, and both are there
    f"{TWO}\nwinners A": ["."],  # somebody has won, and the game goes on
    f"{TWO}\nhelp soldiers 3\nhelp 1": ["."],  # more than the option brings
    f"{TWO}\nhelp soldiers 2": ["."],  # which nobody asked for
    f"{TWO}\nlifted II/2": ["."],  # nothing is being moved
    f"{TWO}\ndice 3": ["."],  # no dice are being thrown
    f"{TWO}\nrolls A 3": ["."],
    f"{TWO}\nphase spread\nrolls A 3\nqueue B\nregions I II": ["."],  # known before they are rolled
    f"{TWO}\nvictim B": ["."],  # no ring has been found
    f"{TWO}\nlosses II/2 1\nphase declare": ["."],
    f"{TWO}\nband II/2": ["."],  # A's soldiers are no band
    f"{TWO}\nto place 3\nphase declare": ["."],
    f"{TWO}\nphase spread\nround 1\nrolls A 7, B 3": ["."],
}  # fmt: skip


def faults(text: str) -> tuple[str, ...]:
    """The faults of a position."""
    with pytest.raises(PositionError) as caught:
        at(text)
    return caught.value.faults


@pytest.mark.parametrize(("text", "expected"), FAULTS.items(), ids=range(len(FAULTS)))
def test_a_position_that_cannot_be_is_told_why(text: str, expected: list[str]) -> None:
    found = faults(text)
    for fault in expected:
        assert any(re.search(fault, each) for each in found), found
    assert len(set(found)) == len(found)


def test_the_number_of_players_is_told_once() -> None:
    with pytest.raises(NotationError, match="only once"):
        at("4 players\n5 players")


def all_faults() -> list[str]:
    """Everything that these positions are told."""
    found: list[str] = []
    for text in FAULTS:
        try:
            at(text)
        except PositionError as error:
            found += error.faults
    return found


def test_every_clause_that_a_fault_cites_exists() -> None:
    for fault in all_faults():
        for clause in re.findall(r"THO-[0-9][0-9.]*[0-9]", fault):
            assert clause in GAME.rulebook
        for ruling in re.findall(r"THO-R[0-9]+", fault):
            assert ruling in GAME.rulebook.rulings


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


def test_no_fault_was_forgotten() -> None:
    said, known = all_faults(), patterns()
    assert len(known) > 90
    silent = [pattern for pattern in known if not any(re.fullmatch(pattern, fault) for fault in said)]
    assert {pattern.replace("\\", "") for pattern in silent} <= UNTYPED


UNTYPED = {
    "There is a first player once the first throw is made (THO-3.1).",
    "The regions are I to VI, each named once (THO-6.2).",
    "There are more players to come than castles (THO-3.4).",
}
"""What nobody can type; the judge of positions says it of states made by hand."""


MANY = """A II/2 = 3S+H+W; 3 = H
A II/3 = 1S+H
B II/2 = 1S; VI/1 = 1S
O VI/6 = 1+W
dragon 3
help 1, requests B 12
treasures A chest I/1, ring I/1; B blank I/2"""


def test_all_faults_are_told_at_once() -> None:
    found = faults(MANY)
    for fault in (
        "A has hero and wizard together in II/2",
        "Orks have no hero and no wizard",
        "II/2 holds units of A and of B",
        "A has one hero, not 3",
        "Dragon and mediator never come to a castle",
        "B has asked 12 times",
        "A has asked for option 1",
        "2 treasures lie in I/1",
        "B has a blank treasure",
    ):
        assert any(each.startswith(fault) for each in found), (fault, found)
    with pytest.raises(PositionError, match=rf"This position cannot be \({len(found)} faults\)"):
        at(MANY)
    with pytest.raises(PositionError, match=r"This position cannot be \(1 fault\)"):
        at(f"{TWO}\ndragon 3")


def test_every_state_of_a_game_is_without_fault() -> None:
    for options in (Options(players=5), Options(players=2, blank_treasure=True)):
        for step in kept(12, options)[::9]:
            at(GAME.describe(step.state))


# --- text that cannot be read ----------------------------------------------------------------------------------------

A_STATEMENT = 'a statement such as "A II/2 = 4S+W"'
A_SPACE = "a space (a territory such as"
A_PLAYER = "a player (a colour such as orange"
A_KIND = "a treasure (chest, crown, ring or blank)"
UNITS = "units (such as 4"
A_PHASE = "a phase (opening_roll, castles"


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("banana", 1, 1, '"banana"', A_STATEMENT),
        ("A II/2 = 1S\nbanana", 2, 1, '"banana"', A_STATEMENT),
        ("foo=bar", 1, 1, '"foo"', A_STATEMENT),
        ("4 dragons", 1, 1, '"4"', A_STATEMENT),
        ("2 players, C to move", 1, 12, '"C"', A_STATEMENT),
        ("A", 1, 2, "", A_SPACE),
        ("A to", 1, 5, "", '"move"'),
        ("A to go", 1, 6, '"go"', '"move"'),
        ("A II", 1, 5, "", '"/" and a number'),
        ("A II/7 = 1S", 1, 6, '"7"', "a number 1 to 6"),
        ("A VII/1 = 1S", 1, 3, '"VII"', A_SPACE),
        ("A 9 = 1S", 1, 3, '"9"', A_SPACE),
        ("A II/2", 1, 7, "", '"=", or a space'),
        ("A II/2 4S", 1, 9, '"S"', '"=", or a space'),  # castle 4
        ("A II/2 =", 1, 9, "", UNITS),
        ("A II/2 = many", 1, 10, '"many"', UNITS),
        ("A II/2 = 4S+", 1, 13, "", UNITS),
        ("A II/2 = 4S+D", 1, 13, '"D"', UNITS),
        ("A II/2 = 10000", 1, 10, '"10000"', UNITS),
        ("A II/2 = -1", 1, 10, '"-"', UNITS),
        ("A II/2 = 4S W", 1, 13, '"W"', A_STATEMENT),
        ("phase dinner", 1, 7, '"dinner"', A_PHASE),
        ("phase", 1, 6, "", A_PHASE),
        ("phase help, phase declare", 1, 13, '"phase"', "phase only once"),
        ("round", 1, 6, "", "the number of the round"),
        ("round two", 1, 7, '"two"', "the number of the round"),
        ("first", 1, 6, "", A_PLAYER),
        ("first X", 1, 7, '"X"', A_PLAYER),
        ("turn", 1, 5, "", A_PLAYER),
        ("queue", 1, 6, "", A_PLAYER),
        ("rolls A", 1, 8, "", "a number for A"),
        ("rolls A six", 1, 9, '"six"', "a number for A"),
        ("dice", 1, 5, "", "a number 1 to 6"),
        ("dice 7", 1, 6, '"7"', "a number 1 to 6"),
        ("hiding", 1, 7, "", "the number of the turn of hiding"),
        ("regions", 1, 8, "", "a region I to VI"),
        ("regions VII", 1, 9, '"VII"', "a region I to VI"),
        ("dragon", 1, 7, "", A_SPACE),
        ("dragon here", 1, 8, '"here"', A_SPACE),
        ("mediator II", 1, 12, "", '"/" and a number'),
        ("requests", 1, 9, "", A_PLAYER),
        ("requests A", 1, 11, "", "a number for A"),
        ("help", 1, 5, "", "an option of help (0 for none, 1 to 5)"),
        ("help 6", 1, 6, '"6"', "an option of help (0 for none, 1 to 5)"),
        ("help soldiers", 1, 14, "", "how many soldiers are still to come"),
        ("lifted", 1, 7, "", A_SPACE),
        ("to", 1, 3, "", '"hide" or "place"'),
        ("to eat", 1, 4, '"eat"', '"hide" or "place"'),
        ("to place", 1, 9, "", "how many soldiers are still to be placed"),
        ("to hide", 1, 8, "", A_PLAYER),
        ("to hide A", 1, 10, "", A_KIND),
        ("fight", 1, 6, "", A_SPACE),
        ("fight A", 1, 8, "", A_SPACE),
        ("fight A II/2", 1, 13, "", A_SPACE),
        ("fight II/2 II/5 by", 1, 19, "", "a road (land, bridge, tunnel, boat)"),
        ("fight II/2 II/5 by air", 1, 20, '"air"', "a road (land, bridge, tunnel, boat)"),
        ("fight II/2 II/5 exchanges", 1, 26, "", "how many exchanges there were"),
        ("fight II/2 II/5 thrown 5", 1, 25, "", "a number 1 to 6"),
        ("fight II/2 II/5 thrown 5 7", 1, 26, '"7"', "a number 1 to 6"),
        ("fight II/2 II/5 won", 1, 20, "", A_SPACE),
        ("fight II/2 II/5 quickly", 1, 17, '"quickly"', A_STATEMENT),
        ("second", 1, 7, "", A_SPACE),
        ("second II/2", 1, 12, "", A_SPACE),
        ("conquests", 1, 10, "", A_SPACE),
        ("band", 1, 5, "", A_SPACE),
        ("losses", 1, 7, "", A_SPACE),
        ("losses II/2", 1, 12, "", "how many units are lost"),
        ("finds A", 1, 8, "", A_SPACE),
        ("victim", 1, 7, "", A_PLAYER),
        ("then", 1, 5, "", A_PHASE),
        ("out", 1, 4, "", A_PLAYER),
        ("winners X", 1, 9, '"X"', A_PLAYER),
        ("treasures", 1, 10, "", A_PLAYER),
        ("treasures A", 1, 12, "", A_KIND),
        ("treasures A sword 3", 1, 13, '"sword"', A_KIND),
        ("treasures A chest", 1, 18, "", A_SPACE),
        ("treasures A chest in", 1, 21, "", A_SPACE),
        ("found", 1, 6, "", A_PLAYER),
        ("found A", 1, 8, "", A_KIND),
        ("gone A", 1, 7, "", A_KIND),
        ("far", 1, 4, "", '"soldiers"'),
        ("far orks", 1, 5, '"orks"', '"soldiers"'),
        ("full house", 1, 6, '"house"', '"position"'),
        ("kingdom_rule=", 1, 14, "", "a value of kingdom_rule"),
        ("kingdom_rule any", 1, 1, '"kingdom_rule"', A_STATEMENT),
        ("4 players, 5 players", 1, 12, '"5"', "the number of players only once"),
        ("A to move, B to move", 1, 17, '"move"', ""),
    ],
)
def test_text_that_cannot_be_read_is_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    check_pointed_at(at, text, line, column, found, expected)


def test_what_is_said_twice_is_named_as_a_person_says_it() -> None:
    """The names of fields are ours."""
    for text in (
        "A to move\nturn B\nB II/2 = 1S",
        "round 1\nround 2",
        "to place 1\nto place 2",
        "A to move\nA to move",
    ):
        with pytest.raises(NotationError) as caught:
            at(text)
        for name in ("mover", "round no", "to_place"):
            assert name not in caught.value.expected


def test_an_error_shows_the_text_as_it_was_typed() -> None:
    with pytest.raises(NotationError) as caught:
        at("phase help  # soon\n  A II/2 = 4S, dragons")
    assert (caught.value.line, caught.value.column) == (2, 16)
    assert str(caught.value).splitlines()[1:] == ["    A II/2 = 4S, dragons", " " * 17 + "^"]


def test_named_positions_of_other_tests_are_what_they_say() -> None:
    for phase, text in PHASES.items():
        state = at(text)
        assert GAME.to_act(state) or phase is Phase.OVER
        assert set(GAME.inventory(state).values()) == {1}
    assert units(MIDDLE, A) == 4 + 1 + 3 + 2 + 1 + 1 + 2 + 1
    allowed(PHASES[Phase.DECLARE], "A: attack II/2 II/5 total")
    assert only(play(DECLARE, "A: pass").events, ev.Passed) == ev.Passed("THO-14.1", A)
    assert isinstance(GAME.parse("A: pass", at(DECLARE)), act.Pass)
    assert of(play(OCCUPY, "A: occupy 1").events, ev.TreasureFound)
