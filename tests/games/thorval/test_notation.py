"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest

from orclib.errors import NotationError
from orclib.games.thorval.actions import Lot
from orclib.games.thorval.rules import tries
from tests.games.pointed import check_pointed_at
from tests.games.thorval.support import (
    CHANCE,
    COLOURS,
    GAME,
    HOUSE,
    LETTERS,
    SEATS,
    A,
    B,
    C,
    D,
    Figure,
    Kind,
    Mode,
    Phase,
    Piece,
    Seat,
    act,
    after,
    allowed,
    at,
    read,
    refused,
)
from tests.games.thorval.tools import (
    CASTLES,
    DECLARE,
    DEFEND,
    GIFT,
    GO_ON,
    HELP,
    HIDE,
    LOSSES,
    MUSTER,
    OCCUPY,
    PREPARE,
    REINFORCE,
    SETTLE,
)

STATE = at(DECLARE)
HERO, WIZARD = Figure.HERO, Figure.WIZARD
ATTACK = act.Attack(A, "II/2", "II/5", Mode.TOTAL)

LOTS = (Lot("II/3", 4), Lot("II/4", 2, HERO), Lot("3", 0, WIZARD))

WRITTEN: dict[str, act.AnyAction] = {
    "roll 4": act.Roll(CHANCE, 4),
    "exchange 2 5": act.Exchange(CHANCE, 2, 5),
    "orange: settle II/5": act.Settle(A, "II/5"),
    "green: settle 8": act.Settle(C, "8"),
    "orange: hide ring of green 3": act.Hide(A, C, Kind.RING, "3"),
    "orange: hide blank of green VI/6": act.Hide(A, C, Kind.BLANK, "VI/6"),
    "orange: mass II/4": act.Mass(A, "II/4"),
    "orange: mass 4 hero": act.Mass(A, "4", (HERO,)),
    "orange: mass 4 hero wizard": act.Mass(A, "4", (HERO, WIZARD)),
    "blue: help 0": act.Help(B, 0),
    "blue: help 5": act.Help(B, 5),
    "orange: help 3 IV/4 3": act.MoveTreasure(A, "IV/4", "3"),
    "orange: help 4 II/2 4+W, 3 0": act.AskExtra(A, (Lot("II/2", 4, WIZARD), Lot("3", 0))),
    "orange: lift IV/4": act.Lift(A, "IV/4"),
    "orange: lay 3": act.Lay(A, "3"),
    "orange: put II/3": act.Put(A, "II/3"),
    "orange: put II/3 hero": act.Put(A, "II/3", Piece.HERO),
    "orange: put 3 rest": act.Put(A, "3", Piece.REST),
    "orange: reinforce II/3 4, II/4 2+H, 3 W": act.Reinforce(A, LOTS),
    "orange: reinforce nothing": act.Reinforce(A, ()),
    "orange: pass": act.Pass(A),
    "orange: attack II/2 II/5 total": ATTACK,
    "orange: attack II/2 3 partial": act.Attack(A, "II/2", "3", Mode.PARTIAL),
    "orange: attack II/2 II/5 series": act.Attack(A, "II/2", "II/5", Mode.SERIES),
    "orange: attack I/1 VI/2 partial by boat": act.Attack(A, "I/1", "VI/2", Mode.PARTIAL, boat=True),
    "orange: attack II/2 II/5 total then II/3 II/4": act.AttackTwice(A, ATTACK, "II/3", "II/4"),
    "orange: announce II/3 II/4": act.Announce(A, "II/3", "II/4"),
    "orange: begin total": act.Begin(A, Mode.TOTAL),
    "orange: transfer hero VI/5": act.Transfer(A, "VI/5", HERO),
    "orange: gather II/1": act.Gather(A, "II/1"),
    "orange: gather II/1 wizard": act.Gather(A, "II/1", Piece.WIZARD),
    "orange: gather 3 rest": act.Gather(A, "3", Piece.REST),
    "orange: rally II/1 3, II/3 1+H": act.Rally(A, (Lot("II/1", 3), Lot("II/3", 1, HERO))),
    "orange: rally nothing": act.Rally(A, ()),
    "orange: ready": act.Ready(A),
    "orange: lose soldiers": act.Lose(A, figure=False),
    "orange: lose figure": act.Lose(A, figure=True),
    "orange: go on": act.GoOn(A),
    "orange: stop": act.Stop(A),
    "orange: advance II/5": act.Advance(A, "II/5"),
    "orange: advance 3 wizard": act.Advance(A, "3", Piece.WIZARD),
    "orange: occupy 3": act.Occupy(A, 3),
    "orange: occupy 3 with figure": act.Occupy(A, 3, figure=True),
    "orange: take II/4": act.Take(A, "II/4"),
    "orange: take V/1 hero": act.Take(A, "V/1", Piece.HERO),
    "orange: take units II/4 2, V/1 H": act.TakeUnits(A, (Lot("II/4", 2), Lot("V/1", 0, HERO))),
    "orange: keep": act.Keep(A),
    "orange: try look II/6": tries.Look(A, "II/6"),
    "orange: try walk II/2 II/3": tries.Walk(A, "II/2", "II/3"),
    "orange: try bind": tries.Bind(A),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_every_kind_of_action_is_written_and_read(text: str, action: act.AnyAction) -> None:
    assert GAME.format(action) == text
    assert GAME.parse(text, STATE) == action
    assert GAME.parse(text.upper(), STATE) == action


def test_no_kind_of_action_was_forgotten() -> None:
    kinds = {*act.Decision.__args__, *act.Chance.__args__, *act.Announcement.__args__, *tries.AnyTry.__args__}
    assert {type(action) for action in WRITTEN.values()} == kinds


@pytest.mark.parametrize("space", HOUSE.spaces)
def test_every_space_is_written_and_read(space: str) -> None:
    for action in (act.Settle(A, space), act.Put(A, space, Piece.REST), act.Attack(A, space, space, Mode.PARTIAL)):
        assert GAME.parse(GAME.format(action), STATE) == action
    assert read(STATE, f"settle {space.lower()}") == act.Settle(A, space)
    assert read(STATE, f"settle {space.replace('/', ' / ')}") == act.Settle(A, space)
    if HOUSE.is_castle(space):
        assert read(STATE, f"settle castle {space}") == act.Settle(A, space)
        assert read(STATE, f"attack II/2 to castle {space}") == act.Attack(A, "II/2", space, Mode.TOTAL)


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_players_are_colours_seats_or_letters(players: int) -> None:
    state = at(f"{players} players\nA II/2 = 1S\nB II/5 = 1S")
    for seat in SEATS[:players]:
        for name in (LETTERS[seat], LETTERS[seat].lower(), COLOURS[seat], COLOURS[seat].upper(), str(seat)):
            assert read(state, f"{name}: go on") == act.GoOn(seat)
            assert read(state, f"hide ring of {name} 3") == act.Hide(A, seat, Kind.RING, "3")
    for name in (*LETTERS[players:], *COLOURS[players:], str(players), "9", "purple"):
        with pytest.raises(NotationError, match="expected a player"):
            read(state, f"hide ring of {name} 3")


@pytest.mark.parametrize(
    ("text", "move", "seat"),
    [
        (CASTLES, "settle 3", B),
        (SETTLE, "settle I/2", C),
        (HIDE, "hide ring I/1", A),
        (MUSTER, "mass II/4", A),
        (GIFT, "mass II/4", A),
        (HELP, "help 0", A),
        (f"{HELP}\nB to move", "help 0", B),
        (REINFORCE, "put 3", A),
        (DEFEND, "ready", B),
        (LOSSES, "lose figure", A),
        (GO_ON, "stop", A),
    ],
)
def test_without_a_name_it_is_whoever_has_to_decide(text: str, move: str, seat: Seat) -> None:
    assert read(text, move).seat == seat
    allowed(text, move)


def test_treasures_are_those_of_the_right_hand_neighbour_where_nobody_is_named() -> None:
    assert read(HIDE, "hide ring I/1") == act.Hide(A, D, Kind.RING, "I/1")
    assert read(HIDE, "B: hide ring I/1") == act.Hide(B, A, Kind.RING, "I/1")


# --- the moves in other words ----------------------------------------------------------------------------------------

OTHER_WORDS = [
    ("A: settle II 3", "orange: settle II/3"),
    ("orange: hide the magic ring of Green in Castle 3", "orange: hide ring of green 3"),
    ("Bleu : cacher l'anneau magique du vert dans le château 3", "blue: hide ring of green 3"),
    ("A: masser 4 avec le petit magicien", "orange: mass 4 wizard"),
    ("A: aide 2", "orange: help 2"),
    ("A: possibilité 3 IV/4 vers 3", "orange: help 3 IV/4 3"),
    ("A: pas d'aide", "orange: help 0"),
    ("A: put hero II/3", "orange: put II/3 hero"),
    ("A: poser le héros dans II/3", "orange: put II/3 hero"),
    ("A: put 3 4", "orange: reinforce 3 4"),
    ("A: crown 3 2, II/2 1", "orange: reinforce 3 2, II/2 1"),
    ("A: renforts: 4 soldats dans II/3 et le heros dans 3", "orange: reinforce II/3 4, 3 H"),
    ("A: reinforce 4 in II/3 and 2+h in II/4", "orange: reinforce II/3 4, II/4 2+H"),
    ("A: reinforce II/3 4 soldiers and the hero", "orange: reinforce II/3 4+H"),
    ("A: pas d'attaque", "orange: pass"),
    ("A: attaquer II/5 depuis II/2", "orange: attack II/2 II/5 total"),
    ("A: attaque totale depuis II/2 contre II/5", "orange: attack II/2 II/5 total"),
    ("A: Partial attack from II/2 on II/5", "orange: attack II/2 II/5 partial"),
    ("A: attack total II/2 II/5 en bateau", "orange: attack II/2 II/5 total by boat"),
    ("A: attaquer II/2 II/5 puis II/3 - II/4", "orange: attack II/2 II/5 total then II/3 II/4"),
    ("A: transfer VI/5 hero", "orange: transfer hero VI/5"),
    ("A: transférer le héros de VI/5", "orange: transfer hero VI/5"),
    ("A: gather hero II/1", "orange: gather II/1 hero"),
    ("A: rassembler II/1 tout", "orange: gather II/1 rest"),
    ("A: gather II/1 2", "orange: rally II/1 2"),
    ("A: gather 2 from II/1", "orange: rally II/1 2"),
    ("A: prêt", "orange: ready"),
    ("A: occuper 3 avec la figurine", "orange: occupy 3 with figure"),
    ("A: take II/4 2, V/1 H", "orange: take units II/4 2, V/1 H"),
    ("A: enlever II/4 tout", "orange: take II/4 rest"),
    ("A: regarder II/6", "orange: try look II/6"),
    ("lancer 4", "roll 4"),
    ("dice 2 5", "exchange 2 5"),
    ("exchange 2 : 5", "exchange 2 5"),
    ("2 : 5", "exchange 2 5"),
    ("2:5", "exchange 2 5"),
    ("A: hide ring of C in 3", "orange: hide ring of green 3"),
    ("A: hide ring in castle 3", "orange: hide ring of green 3"),
    ("A: muster 4 hero", "orange: mass 4 hero"),
    ("A: mass 4 with hero", "orange: mass 4 hero"),
    ("A: mass 4 with hero and wizard", "orange: mass 4 hero wizard"),
    ("A: mass 4 h + w", "orange: mass 4 hero wizard"),
    ("A: mass 4 none", "orange: mass 4"),
    ("A: gift II/4 w", "orange: mass II/4 wizard"),
    ("A: three II/4", "orange: mass II/4"),
    ("A: chest II/5 with hero", "orange: mass II/5 hero"),
    ("A: place II/5", "orange: mass II/5"),
    ("A: help none", "orange: help 0"),
    ("A: help nothing", "orange: help 0"),
    ("A: no help", "orange: help 0"),
    ("A: no attack", "orange: pass"),
    ("A: help(3, IV/4, 3)", "orange: help 3 IV/4 3"),
    ("A: help 3 IV/4 -> 3", "orange: help 3 IV/4 3"),
    ("A: help 3 IV/4 to castle 3", "orange: help 3 IV/4 3"),
    ("A: help 4 3 6", "orange: help 4 3 6"),
    ("A: help 4 3=4S+W; II/2=0", "orange: help 4 3 4+W, II/2 0"),
    ("A: put in II/3", "orange: put II/3"),
    ("A: put II/3 soldier", "orange: put II/3"),
    ("A: put II/3 with hero", "orange: put II/3 hero"),
    ("A: put II/3 all", "orange: put II/3 rest"),
    ("A: reinforce II/3 4 and II/4 2+H", "orange: reinforce II/3 4, II/4 2+H"),
    ("A: reinforce II/3=4S, II/4=2S+H", "orange: reinforce II/3 4, II/4 2+H"),
    ("A: reinforce II/3: 4 soldiers + hero", "orange: reinforce II/3 4+H"),
    ("A: reinforce II/3 h+4", "orange: reinforce II/3 4+H"),
    ("A: attack II/2 II/5", "orange: attack II/2 II/5 total"),
    ("A: attack from II/2 on II/5 partial", "orange: attack II/2 II/5 partial"),
    ("A: attack II/2→II/5 partial", "orange: attack II/2 II/5 partial"),
    ("A: attack(II/2, II/5, partial)", "orange: attack II/2 II/5 partial"),
    ("A: attack I/1 VI/2 boat", "orange: attack I/1 VI/2 total by boat"),
    ("A: attack I/1 VI/2 by boat partial", "orange: attack I/1 VI/2 partial by boat"),
    ("A: attack II/2 -> II/5 then II/3 -> II/4", "orange: attack II/2 II/5 total then II/3 II/4"),
    ("A: announce II/3 => II/4", "orange: announce II/3 II/4"),
    ("A: begin", "orange: begin total"),
    ("A: transfer h from VI/5", "orange: transfer hero VI/5"),
    ("A: gather from II/1", "orange: gather II/1"),
    ("A: gather II/1 all", "orange: gather II/1 rest"),
    ("A: done", "orange: ready"),
    ("A: lose soldier", "orange: lose soldiers"),
    ("A: lose wizard", "orange: lose figure"),
    ("A: continue", "orange: go on"),
    ("A: advance to II/5 wizard", "orange: advance II/5 wizard"),
    ("A: take from II/4", "orange: take II/4"),
    ("A: take units II/4 2", "orange: take units II/4 2"),
    ("A: try walk II/2 -> II/3", "orange: try walk II/2 II/3"),
    ("  A:   pass  ", "orange: pass"),
    ("`A: pass`", "orange: pass"),
    ("A: pass  # no attack", "orange: pass"),
    ("A:pass", "orange: pass"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "plain"), OTHER_WORDS)
def test_other_words_are_understood(text: str, plain: str) -> None:
    assert GAME.format(GAME.parse(text, at(LOSSES) if "lose" in text else STATE)) == plain


def test_where_the_winner_moves_in_nobody_need_say() -> None:
    assert read(OCCUPY, "advance") == act.Advance(A, "II/5")
    assert read(OCCUPY, "advance wizard") == act.Advance(A, "II/5", Piece.WIZARD)
    defended = "A II/2 = 1S\nB II/5 = 5S\nfar soldiers\nthen: attack II/2 II/5 total; exchange 1 1"
    assert read(defended, "advance") == act.Advance(B, "II/2")
    refused(DECLARE, "advance", "2.1")


def test_without_a_word_an_attack_is_the_first_of_the_ways_there_are() -> None:
    series = at(f"attack_modes=per_exchange\n{DECLARE}")
    assert read(series, "attack II/2 II/5") == act.Attack(A, "II/2", "II/5", Mode.SERIES)
    assert read(series, "begin") == act.Begin(A, Mode.SERIES)
    allowed(series, "attack II/2 II/5")


def test_a_rally_of_all_that_there_is_ends_by_itself() -> None:
    """The last unit that may come leaves nothing to prepare, so nobody has to be ready."""
    allowed(PREPARE, "A: rally II/1 2, II/3 1, 3 0")
    text = "A II/2 = 1S; II/1 = 2S\nO II/5 = 2\nfar soldiers\nthen: attack II/2 II/5 total"
    allowed(text, "A: rally II/1 1")
    assert after(text, "A: rally II/1 1").phase is Phase.EXCHANGE


@pytest.mark.parametrize(("start", "move"), [(OCCUPY, "A: occupy 1 with hero"), (LOSSES, "A: lose hero")])
def test_a_figure_that_is_not_there_is_not_taken_for_the_other(start: str, move: str) -> None:
    """A wizard stands in II/2, and the hero is not on the board."""
    state = at(start)
    try:
        action = GAME.parse(move, state)
    except NotationError:
        return
    assert GAME.refusals(state, action)


# --- what cannot be read ---------------------------------------------------------------------------------------------

A_SPACE = "a space (a territory such as"
A_PLAYER = "a player (a colour such as orange"
A_MODE = "the kind of attack (total, partial or series)"
A_PIECE = "what is meant (soldier, hero, wizard or rest)"
A_KIND = "a treasure (chest, crown, ring or blank)"
A_FIGURE = "a figure (hero or wizard)"
UNITS = "units (such as 4"
END = "the end of the line"


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "", "a move such as"),
        ("   ", 1, 4, "", "a move such as"),
        ("# only a remark", 1, 16, "", "a move such as"),
        ("banana", 1, 1, '"banana"', "a move such as"),
        ("A: banana", 1, 4, '"banana"', "a move such as"),
        ("A:", 1, 3, "", "a move such as"),
        ("X: pass", 1, 1, '"X"', A_PLAYER),
        ("D: pass", 1, 1, '"D"', A_PLAYER),
        ("purple: pass", 1, 1, '"purple"', A_PLAYER),
        ("A: pass on", 1, 9, '"on"', END),
        ("roll", 1, 5, "", "a face of the die"),
        ("roll six", 1, 6, '"six"', "a face of the die"),
        ("roll 100", 1, 6, '"100"', "a face of the die"),
        ("roll 3 4", 1, 8, '"4"', END),
        ("exchange", 1, 9, "", "the attacker's die"),
        ("exchange 3", 1, 11, "", "the defender's die"),
        ("2 : x", 1, 5, '"x"', "a move such as"),
        ("8 : x", 1, 5, '"x"', "the defender's die"),
        ("A: settle", 1, 10, "", A_SPACE),
        ("A: settle 9", 1, 11, '"9"', A_SPACE),
        ("A: settle castle", 1, 11, '"castle"', A_SPACE),
        ("A: settle castle II/3", 1, 11, '"castle"', A_SPACE),
        ("A: settle here", 1, 11, '"here"', A_SPACE),
        ("A: settle II", 1, 11, '"II"', A_SPACE),
        ("A: settle II/", 1, 11, '"II"', A_SPACE),
        ("A: settle II/7", 1, 11, '"II"', A_SPACE),
        ("A: settle II/x", 1, 11, '"II"', A_SPACE),
        ("A: settle VII/3", 1, 11, '"VII"', A_SPACE),
        ("A: settle 3 4", 1, 13, '"4"', END),
        ("A: hide", 1, 8, "", A_KIND),
        ("A: hide sword 3", 1, 9, '"sword"', A_KIND),
        ("A: hide ring of", 1, 16, "", A_PLAYER),
        ("A: hide ring of me 3", 1, 17, '"me"', A_PLAYER),
        ("A: hide ring", 1, 13, "", f'"of" or {A_SPACE}'),
        ("A: mass", 1, 8, "", A_SPACE),
        ("A: mass 4 dragon", 1, 11, '"dragon"', A_FIGURE),
        ("A: mass 4 hero and", 1, 19, "", A_FIGURE),
        ("A: help", 1, 8, "", "an option of help"),
        ("A: help me", 1, 9, '"me"', "an option of help"),
        ("A: help 3 IV/4", 1, 15, "", A_SPACE),
        ("A: help 4 six", 1, 11, '"six"', A_SPACE),
        ("A: help 1 3", 1, 11, '"3"', END),
        ("A: no", 1, 6, "", '"help" or "attack"'),
        ("A: put", 1, 7, "", A_SPACE),
        ("A: put II/3 two", 1, 13, '"two"', A_PIECE),
        ("A: reinforce", 1, 13, "", A_SPACE),
        ("A: reinforce II/3", 1, 18, "", UNITS),
        ("A: reinforce II/3 x", 1, 19, '"x"', UNITS),
        ("A: reinforce II/3 4+", 1, 21, "", UNITS),
        ("A: reinforce II/3 10000", 1, 19, '"10000"', UNITS),
        ("A: reinforce II/3 4, banana", 1, 22, '"banana"', A_SPACE),
        ("A: attack", 1, 10, "", A_SPACE),
        ("A: attack II/2", 1, 15, "", A_SPACE),
        ("A: attack II/2 II/5 fully", 1, 21, '"fully"', A_MODE),
        ("A: attack II/2 II/5 total partial", 1, 27, '"partial"', "the boat (boat) or"),
        ("A: attack II/2 II/5 by", 1, 23, "", "the boat (boat)"),
        ("A: attack II/2 II/5 by foot", 1, 24, '"foot"', "the boat (boat)"),
        ("A: attack II/2 II/5 then", 1, 25, "", A_SPACE),
        ("A: announce II/2", 1, 17, "", A_SPACE),
        ("A: begin slowly", 1, 10, '"slowly"', A_MODE),
        ("A: transfer", 1, 12, "", A_FIGURE),
        ("A: transfer king VI/5", 1, 13, '"king"', A_FIGURE),
        ("A: transfer hero", 1, 17, "", A_SPACE),
        ("A: gather", 1, 10, "", A_SPACE),
        ("A: rally II/1 -1", 1, 15, '"-"', UNITS),
        ("A: lose", 1, 8, "", "soldiers or figure"),
        ("A: lose all", 1, 9, '"all"', "soldiers or figure"),
        ("A: go", 1, 6, "", '"on"'),
        ("A: go back", 1, 7, '"back"', '"on"'),
        ("A: stop it", 1, 9, '"it"', END),
        ("A: occupy", 1, 10, "", "how many units move in"),
        ("A: occupy all", 1, 11, '"all"', "how many units move in"),
        ("A: occupy 3 with", 1, 17, "", "the figure"),
        ("A: take", 1, 8, "", A_SPACE),
        ("A: take units", 1, 14, "", A_SPACE),
        ("A: try", 1, 7, "", "something to try (look, walk or bind)"),
        ("A: try magic", 1, 8, '"magic"', "something to try (look, walk or bind)"),
        ("A: keep it", 1, 9, '"it"', END),
        ("A: pass\nB: pass", 2, 1, '"B"', END),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    check_pointed_at(lambda text: GAME.parse(text, STATE), text, line, column, found, expected)
