"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest

from orclib.errors import NotationError
from tests.games.thorval.support import (
    COLOURS,
    GAME,
    HOUSE,
    LETTERS,
    SEATS,
    A,
    B,
    D,
    Figure,
    Kind,
    Mode,
    Phase,
    Piece,
    act,
    after,
    allowed,
    at,
    read,
    refused,
)
from tests.games.thorval.tools import (
    DECLARE,
    HIDE,
    LOSSES,
    OCCUPY,
    PREPARE,
)

STATE = at(DECLARE)
HERO, WIZARD = Figure.HERO, Figure.WIZARD


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
