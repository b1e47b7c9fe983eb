"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import re

import pytest

from orclib.errors import IllegalAction, NotationError, PositionError
from orclib.games.thorval.lessons.cases import PEOPLED
from orclib.games.thorval.state import Lying
from orclib.testing.words import speaking
from tests.games.thorval.support import (
    CHANCE,
    GAME,
    A,
    B,
    C,
    D,
    Kind,
    Options,
    Phase,
    Seat,
    after,
    at,
    board,
    here,
    stands,
)
from tests.games.thorval.tools import (
    CASTLED,
    D1,
    GIFT,
    HIDE,
    INFESTED,
    MIDDLE,
    MUSTER,
    OCCUPY,
    REINFORCE,
    SETTLE,
)

TWO = "A II/2 = 3S\nB II/5 = 2S"
"""The smallest position that can be played on."""

# --- both ways -------------------------------------------------------------------------------------------------------


def test_a_state_made_by_play_is_described_as_typed() -> None:
    end = after(MIDDLE, "A: attack II/2 II/5 partial", "2 : 2", "A: lose soldiers", "A: stop")
    told = GAME.describe(end).splitlines()
    assert told[:4] == ["3 players", "phase help", "B to move", "first A"]
    assert "A I/5, II/6, VI/5 = 1; II/1 = 3; II/2 = 2+W; II/3, 3 = 2" in told
    assert "O II/5, III/6 = 2; III/1 = 1" in told
    assert told[-1].startswith("treasures A ring I/1, chest II/5, crown V/1, B ")
    assert "last 2 2" in told


# --- what is understood ----------------------------------------------------------------------------------------------


def test_the_statements_are_understood() -> None:
    state = at(
        """A II/2 = 4S+W; 3 = 9S+H; II/4, III/2 = 1S
        O II/5 = 4
        B VI/2 = 1S
        defender_transfer=on
        phase help
        B to move
        round 4, first B
        requests A 3, B 1
        dragon IV/5, mediator II/6, regions I IV, last 5
        treasures A chest 2; B ring IV/4
        found A crown, gone A ring"""
    )
    stands(state, II_2="A 4S+W", castle_3="A 9S+H", II_4="A 1S", III_2="A 1S", II_5="O 4", VI_2="B 1S", II_3="")
    assert (state.phase, state.mover, state.active, state.first, state.queue) == (Phase.HELP, B, B, B, (A,))
    assert (state.round_no, state.requests, state.dragon, state.mediator) == (4, (3, 1), "IV/5", "II/6")
    assert (state.regions, state.thrown) == ((1, 4), (5,))
    assert state.lying == (Lying("IV/4", B, Kind.RING), Lying("2", A, Kind.CHEST))
    assert (state.found, state.gone) == (((Kind.CROWN,), ()), ((Kind.RING,), (Kind.CHEST, Kind.CROWN)))
    assert state.options.defender_transfer


OTHER_WORDS = [
    ("5 players", "players=5"),
    ("5 Players", "PLAYERS = 5"),
    ("5 players", "5 joueurs"),
    (f"{TWO}\nphase help", "phase help, orange II/2 = 3S, blue II/5 = 2"),
    (f"{TWO}\nphase help", "phase aide, Orange II/2 = 3 soldats\nBleu II/5 = 2"),
    (TWO, "A II/2: 3 soldiers\nB II/5: 2"),
    (TWO, "A: II/2 = 3\nB: ii/5 = 2s"),
    (TWO, "full position. A II/2 = 3S. B II/5 = 2S."),
    (TWO, f"2 players\n{TWO}"),
    (TWO, f"{TWO}\nA to move"),
    (TWO, f"{TWO}\nturn A"),
    (TWO, f"{TWO}\nA doit jouer"),
    (TWO, f"{TWO}\nA II/2 = 3"),  # told twice alike
    (TWO, f"`{TWO}`  # a remark"),
    ("A II/2 = 4S+W; II/3 = H\nB 3 = 1S", "A II/2 = W+4, II/3 = hero\nB castle 3 = 1S"),
    ("A II/2 = 4S+W; II/3 = H\nB 3 = 1S", "A II/2 = 4 soldiers + small wizard\nA II/3 = H\nB château 3 = 1"),
    (f"{TWO}\nO 1, I/1 = 4", f"{TWO}\nOrks 1 = 4; I/1 = 4 orks"),
    (f"{TWO}\nO 1, I/1 = 4", f"{TWO}\nork castle 1, I/1: 4"),
    (f"{TWO}\ntreasures A chest 2, crown 1; B ring 3", f"{TWO}\ntreasure A chest in 2 crown in 1\ntreasure B: ring 3"),
    (f"{TWO}\ntreasures A chest 2; B ring 3", f"{TWO}\nTrésors : A coffret dans 2; B anneau magique dans 3"),
    (f"{TWO}\nfound A chest crown; B ring", f"{TWO}\nfound: A chest, crown, B ring"),
    (f"{TWO}\nphase spread\nfirst B", f"{TWO}\nphase: spread, first: blue"),
    (f"{TWO}\nphase first_player\nfirst B", f"{TWO}\nphase first player\nfirst player B"),
    (f"{TWO}\ndragon IV/5\nmediator none", f"{TWO}\ndragon IV/5"),
    (f"{TWO}\ndragon away", TWO),
    (f"{TWO}\nrequests A 3\nround 4", f"{TWO}\nround 4. requests: A 3, B 0"),
    (f"{TWO}\nhelp none", f"{TWO}\nhelp 0"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "other"), OTHER_WORDS)
def test_what_may_be_typed_in_other_words(text: str, other: str) -> None:
    assert at(text) == at(other)


def test_what_is_left_out_is_what_can_have_been() -> None:
    assert at(f"{TWO}\nrequests A 10").round_no == 10  # once a turn at most
    assert at(f"{TWO}\nrequests A 10\nphase help").round_no == 11
    assert at(f"{TWO}\nround 12\nrequests A 10").round_no == 12
    assert at("6 players\nA II/2 = 1S\nF 3 = 2S").out == tuple(map(Seat, range(1, 5)))
    assert at("A II/2 = 1S\nC 3 = 2S\nfar soldiers").out == ()  # B has a far soldier


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
        (f"{TWO}\nphase spread", Phase.SPREAD, (CHANCE,)),
        ("4 players\nphase castles\nfirst C", Phase.CASTLES, (C,)),
        ("4 players\nphase castles\nfirst C\nC 3 = 1S\nD 4 = 1S", Phase.CASTLES, (A,)),
        (f"{INFESTED}\nphase settle\nfirst D", Phase.SETTLE, (D,)),
        (f"{PEOPLED}\nphase hide\nfirst D", Phase.HIDE, (D,)),
        (MUSTER.replace("A 4 = 1S", "A 4 = 9S+H"), Phase.MUSTER, (B,)),
        (f"{TWO}\nphase gift\nmediator II/5", Phase.GIFT, (B,)),
        (f"{D1}\nphase round\nfirst A", Phase.SPREAD, (CHANCE,)),  # the round begins by itself
    ],
)
def test_the_phase_and_who_decides_follow_from_what_is_told(text: str, phase: Phase, who: tuple[Seat, ...]) -> None:
    state = at(text)
    assert (state.phase, GAME.to_act(state)) == (phase, who)


def test_what_is_left_out_is_filled_in() -> None:
    state = at(f"{MIDDLE}\nB to move\nfirst A")
    assert (state.round_no, state.first, state.mover, state.queue, state.help) == (1, A, B, (C,), 0)
    assert (state.requests, state.dragon, state.mediator, state.gone) == ((0, 0, 0), None, None, ((), (), ()))
    assert at(f"{MIDDLE}\nB to move").queue == (C, A)  # B is first player, too
    asked = at(f"{MIDDLE}\nhelp 1\nrequests A 1")
    assert (asked.requests, asked.help_soldiers) == ((1, 0, 0), 2)
    assert at(REINFORCE).to_place == 5
    assert at(SETTLE).queue == (C, D, *(A, B, C, D) * 5)
    assert at(HIDE).to_hide == ((Kind.CROWN, Kind.RING),) * 4
    assert at(HIDE).hiding == 2
    assert (at(MUSTER).to_place, at(MUSTER).queue) == (10, (A, B, C, D))
    assert at("3 players\nA II/2 = 1S\nB II/5 = 1S").out == (C,)
    assert at(TWO).gone == (tuple(Kind)[:3],) * 2  # treasures named nowhere have left the board


# --- moves behind then: ----------------------------------------------------------------------------------------------


def test_moves_go_on_from_a_calm_moment() -> None:
    assert at(OCCUPY) == after(MIDDLE, "A: attack II/2 II/5 total", "A: ready", "4 : 6")
    french = "3 joueurs\nphase croissance\nA II/2 = 3\nB II/5 = 2\nC I/1 = 1\npuis : lancer 2; lancer 3\nlancer 5"
    assert at(french).round_no == 1
    with pytest.raises(IllegalAction, match="II/3"):
        at(f"{TWO}\nthen: attack II/2 II/3 total")
    with pytest.raises(NotationError) as caught:
        at(f"{TWO}\nthen: pass; B: help 0\n  B: put casle 3")
    assert (caught.value.line, caught.value.column) == (4, 10)


# --- other readings --------------------------------------------------------------------------------------------------


def test_other_numbers_of_players_or_spaces_are_no_other_reading() -> None:
    with pytest.raises(PositionError, match="one of 3 players, not of 4"):
        GAME.with_options(at(MIDDLE), Options(players=4))


# --- faults ----------------------------------------------------------------------------------------------------------

LAND = ", ".join(board().territories)
FAULTS: dict[str, list[str]] = {
    # players and options
    "1 players": ["Two to six play, not 1 .THO-1.2"],
    "7 players\nphase help": ["Two to six play, not 7 .THO-1.2"],
    "3 players\nA II/2 = 1S\nD to move": ["With 3 players nobody is Yellow .THO-1.2"],
    "kingdom_rule=on": ['The option kingdom_rule has no value "True"'],
    "A II/2 = 1S\nF 3 = 2S": [f"{seat} is named nowhere.*before F: write .6 players..*THO-1.2" for seat in "BCDE"],
    "B II/2 = 1S": ["A is named nowhere, and sits before B.*THO-1.2"],
    # what is told twice, and differently
    "4 players\n5 players": ["Line 2 tells how many play again, and differently"],
    f"{TWO}\nround 1\nround 2": ["Line 4 tells the number of the round again"],
    f"{TWO}\nA to move\nB to move": ["Line 4 tells whose turn it is again"],
    # what stands in a space
    f"{TWO}\nA II/3 = 0": ["Nothing stands in II/3: leave it out .THO-2.11"],
    f"{TWO}\nO II/3 = 2+H": ["Orks have no hero and no wizard, as in II/3 .THO-1.3"],
    f"{TWO}\nA II/3 = 2+H+W": ["A has hero and wizard together in II/3 .THO-4.3"],
    f"{TWO}\nA II/3 = H+H": ["A has the same figure more than once in II/3 .THO-4.4"],
    f"{TWO}\nA II/3, II/4 = 1S+W": ["A has one wizard, not 2 .THO-4.4"],
    f"{TWO}\nA II/2 = 1S": ["Line 3 tells units of a player .II/2. again, and differently"],
    f"{TWO}\nO II/2 = 1": ["II/2 holds orks and units of a player.*THO-2.10"],
    f"{TWO}\nB II/2 = 1": ["II/2 holds units of A and of B; a space is one player's .THO-2.9"],
    f"{TWO}\nB I/5 = 1S\nfar soldiers": ["A cannot have a far soldier in I/5, where others are .THO-2.9"],
    f"{TWO}\ndragon 3": ["Dragon and mediator never come to a castle such as 3 .THO-9.2"],
    f"{TWO}\nmediator 3": ["Dragon and mediator never come to a castle such as 3 .THO-10.1"],
    # the set-up
    f"{PEOPLED}\nphase hide\nfirst A\ndragon I/1": ["Dragon and mediator are off the board.*THO-R35"],
    f"{PEOPLED}\nphase hide\nfirst A\nrequests A 1": ["Nobody has asked for help in the set-up .THO-12.1"],
    f"{PEOPLED}\nphase hide\nfirst A\ntreasure moved": ["Nobody has asked for help in the set-up .THO-12.1"],
    "A 3 = 1S\nphase ork_setup\nfirst A": ["B has put a soldier in a castle by now .THO-3.4"],
    "A 3 = 1S\nphase opening_roll": ["The island is empty before the first player is known .THO-3.3"],
    "A II/2 = 1S\nphase castles\nfirst A": ["Soldiers in castles come before anything else.*THO-3.3"],
    "O 3 = 2\nphase castles\nfirst A": ["Soldiers in castles come before anything else.*THO-3.3"],
    "A 1, 2, 3, 4, 5, 6, 7, 8 = 1S\nphase castles\nfirst A": ["more players to come than castles .THO-3.4"],
    "A 1 = 1S\nB 2 = 1S\nphase castles\nfirst A": ["Nobody is left to come in this phase: it is over .THO-3.3"],
    f"{CASTLED}\nphase ork_setup\nfirst A\nO II/1, II/2 = 2": ["Nobody stands in II/1 yet.*THO-3.3", "in II/2"],
    f"{CASTLED}\nphase ork_setup\nfirst A\nregions I": ["Regions are told after the spread.*THO-6.1"],
    # treasures
    f"{TWO}\ntreasures A chest I/1, ring I/1": ["2 treasures lie in I/1.*THO-3.15"],
    f"{TWO}\ntreasures A blank I/1": ["A has a blank treasure, which only the variant has .THO-19.4"],
    f"{TWO}\ntreasures A chest I/1, chest I/2": ["A has one chest, not 2 .THO-1.3"],
    f"{TWO}\ntreasures A chest I/1\nfound A chest": ["A has one chest, not 2 .THO-1.3"],
    f"{TWO}\nfound A chest crown ring": ["A has found all three treasures: the game is over .THO-18.2"],
    f"3 players\n{TWO}\ntreasures C chest I/1": ["C is out, and the treasures.*THO-18.1"],
    f"{PEOPLED}\nphase hide\nfirst A\nfound A chest": ["Nothing has been found or lost.*of A either .THO-3.3"],
    f"{PEOPLED}\nphase hide\nfirst A\ntreasures A chest I/1": [
        "One treasure of A is hidden in a castle.*not 0 .THO-3.12"
    ],
    f"{PEOPLED}\nphase muster\nfirst A\ntreasures A chest 1, ring 2, crown 3": ["One treasure of A.*not 3 .THO-3.12"],
    f"{PEOPLED}\nphase hide\nfirst A\ntreasures A chest 1, ring I/1": ["has 2 treasures of.*not 1 .THO-3.12"],
    f"{INFESTED}\nphase settle\nfirst A\ntreasures A chest 1": ["Treasures are hidden after the soldiers.*THO-3.3"],
    f"{TWO}\ntreasures A chest II/2": ["A stands on an own treasure in II/2, which is turned over.*THO-17.1"],
    f"{TWO}\ntreasures A chest I/1\ngone A chest": ["The chest of A is elsewhere, so it is not gone .THO-1.3"],
    MUSTER.replace("A chest 2, crown I/1, ring IV/4", "A chest 2, crown I/1"): [
        "All treasures are hidden before.*ring of A lies .THO-3.3"
    ],
    f"hide_under_owner=off\nA 1 = 1S\nB {LAND} = 1S\ntreasures A chest 2; B chest 3\nphase hide\nfirst A": [
        "There is no place left for a treasure of B .THO-3.14"
    ],
    # the round
    f"3 players\n{TWO}\nfirst C": ["C has no unit on the board, so is out, rolls no more and acts no more .THO-18.1"],
    f"3 players\n{TWO}\nC to move": ["C has no unit on the board, so is out.*THO-18.1"],
    "phase opening_roll\nfirst A": ["The first player is not known before the throw .THO-3.1"],
    "O II/2 = 3\nphase spread": ["Nobody has a unit on the board .THO-18.1"],
    f"{PEOPLED}\nphase hide\nfirst A\nround 1": ["first round begins after the set-up.*THO-5.3"],
    f"{TWO}\nround 0": ["The rounds are counted from 1 .THO-5.3"],
    f"{TWO}\nround 1\nrequests A 10": ["A has asked 10 times.*that is 1 at most .*THO-12.3"],
    f"{TWO}\nround 4, phase help\nrequests A 4": ["that is 3 at most by now .THO-12.3"],
    f"{TWO}\nrequests A 11": ["A has asked 11 times for help; there are 10 requests .THO-12.2"],
    f"{TWO}\nhelp 1\nrequests none": ["A has asked for option 1, so the request is noted .THO-12.4"],
    f"{TWO}\nhelp 6\nrequests A 1": ["There is no option 6 of help .THO-12.4"],
    f"{TWO}\nphase spread\nhelp 1": ["It is nobody's turn, so nobody has asked for help .THO-12.1"],
    f"{TWO}\nphase spread\nturn A": ["It is nobody's turn in this phase .THO-5.1"],
    f"{TWO}\nphase help\nhelp 1": ["Help has been asked for already .THO-12.3"],
    f"{TWO}\nregions II II": ["Each region is named once, from I to VI .THO-6.2"],
    "6 players\nA 1 = 1S\nB 2 = 1S\nC 3 = 1S\nD 4 = 1S\nE 5 = 1S\nF 6 = 1S\nphase spread": [
        "With six players.*THO-6.4"
    ],
    f"{TWO}\nlast 1 2 3": ["One die was thrown last, or attacker's and defender's .THO-15.11"],
    # what phases need
    "A 3 = 1S\nB 1 = 1S\nphase dragon": ["No territory holds a unit of a player.*THO-R8"],
    f"{D1}\nphase gift\nfirst A": ["The mediator brings soldiers where he is.*THO-10.2"],
    f"{GIFT.replace('mediator II/4', 'mediator I/5')}": ["The mediator brings soldiers where he is.*THO-10.2"],
}  # fmt: skip
COLOURS = {"A": "Orange", "B": "Blue", "C": "Green", "D": "Yellow"}


def faults(text: str) -> tuple[str, ...]:
    """The faults of a position."""
    with pytest.raises(PositionError) as caught:
        at(text)
    return caught.value.faults


@pytest.mark.parametrize(("text", "expected"), FAULTS.items(), ids=range(len(FAULTS)))
def test_a_position_that_cannot_be_is_told_why(text: str, expected: list[str]) -> None:
    found = faults(text)
    for fault in expected:
        if "is named nowhere" not in fault:  # there it is the letter that counts
            fault = re.sub(r"\b[A-D]\b(?= (?:has|is|stands|cannot|lies|either|and of|are)|[.;,]|$| is)", _colour, fault)
            fault = re.sub(r"(?<=of )[A-D]\b|(?<=for )[A-D]\b|^[A-D]\b", _colour, fault)
        assert any(re.search(fault, each) for each in found), found
    assert len(set(found)) == len(found)
    with speaking("fr"):
        french = faults(text)
    assert len(french) == len(found)
    assert not set(french) & set(found)
    for one, other in zip(found, french, strict=True):
        assert re.findall(r"THO-[R0-9.]*[0-9]", one) == re.findall(r"THO-[R0-9.]*[0-9]", other)


def _colour(letter: re.Match[str]) -> str:
    return COLOURS[letter.group()]


# --- text that cannot be read ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "near"), [("treasure movd", "moved"), ("pase help", "phase"), ("first oragne", "orange")]
)
def test_the_nearest_thing_is_named(text: str, near: str) -> None:
    with pytest.raises(NotationError) as caught:
        at(f"{TWO}\n{text}")
    assert caught.value.nearest == near
