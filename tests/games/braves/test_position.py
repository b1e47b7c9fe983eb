"""Positions typed by hand: what is read, what is filled in, what cannot be."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from orclib.errors import NotationError
from orclib.language import speaking
from tests.games.braves.support import (
    CHANCE,
    CLAUSES,
    GAME,
    NONE,
    A,
    Army,
    B,
    Back,
    C,
    Desertion,
    Design,
    Options,
    Phase,
    PositionError,
    Seat,
    Shield,
    State,
    Z,
    act,
    after,
    at,
    cards,
    hand,
    laid,
    lot,
    quiet,
)
from tests.games.braves.tools import (
    CALL,
    COMMANDO,
    FLYER,
    OPEN,
    PHASES,
)

# --- both ways -------------------------------------------------------------------------------------------------------


def test_a_battle_that_was_fought_is_described_with_its_armies() -> None:
    state = quiet(after(FLYER, "B: flyer 2")).state
    told = [line for line in GAME.describe(state).splitlines() if line.startswith("battle")]
    assert told == [
        "battle 1.1 orc sorcerer red champion blue army blue: orc_warrior army green: 2 orc_veteran 3 goblin "
        "flying_machine flown 2 army yellow: orc_warrior orc_leader won green"
    ]
    again = at(GAME.describe(state)).battles[0]
    assert again == state.battles[0]
    assert again.strengths == (None, 4, 12 + 1 + 4 + 2, 8)


# --- what is understood ----------------------------------------------------------------------------------------------


def test_nothing_typed_is_the_open_box_of_four_players() -> None:
    state = at("")
    assert (state.phase, state.options, GAME.to_act(state)) == (Phase.SORCERER, Options(), (CHANCE,))
    assert state == at("4 players") == GAME.new()


def test_the_statements_of_the_docstring_are_understood() -> None:
    state = at(
        "4 players, sorcerer red\nend_rule=reach\nphase leftover\npile 3: OR4 gia Sh(A) Des\nshields: A 1\nlast 8"
    )
    assert state.options.end_rule == "reach"
    assert state.piles[2] == (Army(Design.ORC_WARRIOR), Army(Design.GIANT), Shield(A), Desertion())
    assert (state.shields, state.last_pile) == ((0, 1, 0, 0), 8)
    war = at("""champion A   spy 4   scores: A 8, B 7   won 1.4: A B
    round 2
    called orcs dwarves
    hand A: gob DW* DW4 gia   known B: fly
    hand B: fly 2 gob
    then: B: send gob""")
    assert (war.champion, war.spy, war.active, war.scores) == (A, 4, B, (0, 8, 7, 0))
    assert war.called == (Back.ORC, Back.DWARF)
    assert war.known == (NONE, NONE, cards("fly"), NONE)
    assert (laid(war, A), laid(war, B)) == (lot("DW* DW4"), lot("gob"))
    assert [(each.round_no, each.number, each.winners) for each in war.battles] == [(1, 4, (A, B))]
    window = at("deck: gia\nstart out, next mercenary")
    assert (sum(window.deck), window.start_shown, window.next) == (1, True, Back.MERCENARY)


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("5 players", "players=5"),
        ("5 Players\nphase call", "phase call, players=5"),
        ("sorcerer blue\nphase call", "sorcerer: 1\nphase call"),
        ("sorcerer blue\nphase call\nhand A: gob", "sorcerer blue\nphase call\nhand green: gob"),
        ("sorcerer blue\nphase call\nhand 2: gob", "phase call, hand A: gob, sorcerer 1"),
        ("phase call\nhand A: OR4 OR4 gob", "phase call\nhand A: 2 OR4 gob"),
        ("phase call\nhand A: 2 OR4, gob", "phase call\nhand A: orc_warrior orc warrior goblin"),
        ("phase call\nhand A: 2x OR4 1 gob", "phase call\nhand A: 2 orc 4 1 goblin"),
        ("phase call\nhand A: 3 gob 2 war", "phase call\nhand A: war gob war gob gob"),
        ("phase call\nhand A: none", "phase call"),
        ("phase call\nscore: A 3", "phase call\nscores: blue 3"),
        ("phase call\nscores: A 3 B 2", "phase call\nscores: B 2, A 3, C 0"),
        ("pile 1: OR4 Des\nnext orc", "pile 1: orc_warrior desertion, next orcs"),
        ("phase champion\npile 1: OR4 Sh(A)", "phase champion\npile 1: OR4 shield A"),
        ("phase champion\npile 1: OR4 Sh(A)", "phase champion\npile 1: OR4 sh blue"),
        ("called orc\nhand A: OR4", "phase commit\ncalled orcs\nhand A: OR4"),
        ("called orcs, dwarves", "called orc dwarf"),
        ("called orcs\nhand A: OR4  # a remark", "called orcs\nhand A: OR4"),
        ("`called orcs`", "called orcs"),
        ("round 2\nphase call\nchampion B\nwon 1.1: A B", "round 2\nphase call\nchampion green\nwon 1.1: B A"),
        ("phase call\ndiscards: gob com", "phase call\ndiscards: com, goblin"),
        ("players 5\nphase call\nscores: A=3", "5 joueurs\nphase appel\nscores: bleu 3"),
        ("phase call\nhand A: 3 goblins 2xOR6", "phase call\nmain bleu: 3 gobelins, 2 vétérans orcs"),
        ("phase champion\npile1: OR4 Des Sh(A)", "phase champion\npile 1 : guerrier orc, désertion, bouclier bleu"),
        ("hand A: sp1 OR6\nspy 1", "main A: espion 1, vétéran orc\nespion 1"),
    ],
)  # fmt: skip
def test_what_may_be_typed_in_other_words(text: str, other: str) -> None:
    assert at(text) == at(other)


def test_a_spy_may_be_named_after_a_hand() -> None:
    """The number of the called spy stands in a statement of its own, not among the cards of the line before."""
    state = at("hand A: sp2 gob\nhand B: gia\nspy 2")
    assert (state.phase, state.spy, state.active) == (Phase.SPY, 2, A)
    assert hand(state, B) == "gia"


def test_the_phase_before_the_game_can_be_typed() -> None:
    """It is called "sorcerer", as the statement that says who it is."""
    assert at("phase sorcerer") == GAME.new()
    assert at("5 players\nphase sorcerer") == GAME.new(Options(players=5))


def test_letters_are_told_from_the_sorcerer_of_this_round() -> None:
    """In a battle fought before another one was the sorcerer; that does not turn the table."""
    battle = "battle 1.1 orcs sorcerer yellow champion green army green: OR4 won green"
    state = at(f"{battle}\nround 2\nphase call\nhand A: gob")
    assert (state.sorcerer, hand(state, A)) == (Z, "gob")


@pytest.mark.parametrize(
    ("text", "phase", "who"),
    [
        ("", Phase.SORCERER, (CHANCE,)),
        ("pile 1: OR4", Phase.DEAL, (CHANCE,)),
        ("pile 1: OR4\nnext orc", Phase.DEAL, (A, B, C, CHANCE)),
        ("deck: gia\nstart out", Phase.DEAL, (CHANCE,)),
        ("hand A: gob", Phase.CALL, (Z,)),
        ("hand A: sp1 gob", Phase.SPY, (A,)),
        ("spy 3\nhand A: sp3", Phase.SPY, (A,)),
        ("spy 4\nhand A: gob", Phase.CALL, (Z,)),
        ("called orcs", Phase.COMMIT, (A,)),
        ("called orcs dwarves", Phase.COMMIT, (B,)),
        ("phase leftover\npile 1: OR4\nshields: A 1, C 2", Phase.LEFTOVER, (A, C)),
        ("leftover_order=clockwise\nphase leftover\npile 1: OR4\nshields: B 1, C 2", Phase.LEFTOVER, (B,)),
        ("phase champion", Phase.CHAMPION, (Z,)),
        (COMMANDO, Phase.COMMANDO, (A,)),
        (FLYER, Phase.FLYER, (B,)),
        ("phase round_end\ncalled orcs dwarves skeletons barbarians", Phase.ROUND_END, (CHANCE,)),
        ("phase over\nscores: A 9", Phase.OVER, ()),
    ],
)
def test_the_phase_and_who_is_asked_follow_from_what_is_told(text: str, phase: Phase, who: tuple[Seat, ...]) -> None:
    state = at(text)
    assert (state.phase, GAME.to_act(state)) == (phase, who)


def test_what_is_left_out_is_filled_in() -> None:
    state = at("pile 1: OR4 gia\npile 2: tro Des\nnext orc")
    assert sum(state.deck) == 77  # everything that lies nowhere else
    assert (state.shields, state.desertions) == ((0, 2, 2, 2), (0, 2, 2, 1))
    assert (state.last_pile, state.start_shown, state.round_no, state.scores) == (3, False, 1, (0, 0, 0, 0))
    owed = at("phase leftover\npile 1: OR4 Sh(A)\npile 2: gob Sh(A) Sh(B)")
    assert owed.shields == (0, 0, 1, 2)
    assert owed.desertions == (0, 0, 0, 0)
    assert owed.start_shown
    assert sum(owed.unseen_discards) == 78
    war = at(CALL)
    assert war.champion == A
    assert war.spy == 4
    assert sum(war.unseen_discards) == 80 - sum(map(sum, war.hands))  # in piles that nobody claimed
    assert at(OPEN).start_shown


def test_cards_of_the_people_that_fights_are_laid_by_themselves() -> None:
    state = at("called orcs\nhand A: OR4 OR* BA4 gob")
    assert laid(state, A) == lot("OR4 OR*")
    assert hand(state, A) == lot("BA4 gob")


def test_no_laid_card_is_seen_before_the_reveal() -> None:
    assert [at(PHASES[phase]).revealed for phase in (Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)] == [
        False, False, False, True,
    ]  # fmt: skip


# --- faults ----------------------------------------------------------------------------------------------------------

ALL = " ".join(f"7 {people}4 4 {people}6 2 {people}*" for people in ("OR", "BA", "SK", "DW"))
ALL += " 8 gob 4 tro 6 gia 4 war fly com sp1 sp2 sp3 sp4"

FAULTS: dict[str, list[str]] = {
    "phase call\nquarrelled B\nhand B: gia": ["Green has a giant, though all of them quarrelled.*BRV-12.1"],
    # players and options
    "3 players": ["4 to 7 players, not 3"],
    "8 players\nphase call": ["4 to 7 players, not 8"],
    "warrior_value=13": ['no value of warrior_value "13"'],
    "first_sorcerer=4": ['no value of first_sorcerer "4"'],
    "war_machines=1\nstart_depth=77": ["start_depth 77.*behind all 77"],
    # cards
    "phase call\nhand A: 8 OR4": ["8 of OR4.*box has 7 .BRV-1.6"],
    "phase call\nhand A: 3 SK*": ["3 of SK\\*.*box has 2 .BRV-1.6"],
    "phase call\nhand A: 9 gob": ["9 of gob.*box has 8 .BRV-1.7"],
    "phase call\nhand A: fly\nhand B: fly": ["2 of fly.*box has 1 .BRV-1.7"],
    "war_machines=2\nphase call\nhand A: 3 war": ["3 of war.*box has 2 .BRV-1.7"],
    "phase spy\nhand A: sp1 sp1": ["2 of sp1.*box has 1 .BRV-1.8"],
    # piles
    "pile 10: OR4": ["no pile 10: 4 players have 9 piles .BRV-4.6"],
    "7 players\npile 15: OR4": ["no pile 15: 7 players have 14 piles .BRV-4.6"],
    "pile 0: OR4": ["no pile 0.*BRV-4.6"],
    "phase call\npile 1: OR4": ["piles have been opened.*BRV-10.1"],
    "phase over\nscores: A 9\npile 1: OR4": ["piles have been opened.*BRV-10.1"],
    "pile 1: Des": ["Pile 1 begins with a card that was played on nothing .BRV-6.4"],
    "phase champion\npile 2: Sh(A) OR4": ["Pile 2 begins with a card.*BRV-6.4"],
    # shields and desertions
    "phase champion\npile 1: OR4 Sh(Z)": ["Red is the sorcerer and plays no cards .BRV-3.2"],
    "phase leftover\nshields: Z 1, A 1": ["Red is the sorcerer and plays no cards .BRV-3.2"],
    "desertions: Z 1\nphase deal": ["Red is the sorcerer and plays no cards .BRV-3.2"],
    "phase leftover\nshields: A 3": ["Blue has 3 shields, not 2 .BRV-4.1"],
    "phase champion\npile 1: OR4 Sh(A) Sh(A) Sh(A)": ["Blue has 3 shields.*BRV-4.1"],
    "phase leftover\nshields: A 1\npile 1: OR4 Sh(A) Sh(A)": ["Blue has 3 shields.*BRV-4.1"],
    "phase deal\ndesertions: A 3": ["Blue has 3 desertions, not 2 .BRV-4.2"],
    "6 players\nphase deal\ndesertions: A 2": ["Blue has 2 desertions, not 1 .BRV-4.2"],
    "phase champion\nshields: A 1": ["All shields are played before the champion is named .BRV-9.1"],
    "phase leftover\nshields: none": ["Nobody has a shield left over.*BRV-8.6"],
    # the deal
    "deck: none\nphase deal\nstart out": ["All cards have been dealt.*BRV-5.7"],
    "start_depth=1\nstart in\npile 1: OR4 Sh(A)": ["Shields lie in piles before the start card has come .BRV-7.1"],
    "pile 1: OR4\nstart out": ["start card has come as card 2; 35 or more.*BRV-4.5"],
    "start_depth=1\npile 1: OR4 OR4\nstart in": ["start card has not come by card 2; at most 1.*BRV-4.5"],
    "show_next_back=off\npile 1: OR4\nnext orc": ["back of the next card is not seen here .BRV-R3"],
    "pile 1: OR4\nnext start": ["start card cannot come now .BRV-4.5"],
    "deck: gia\nstart out\nnext start": ["start card cannot come now .BRV-4.5"],
    "deck: gia\nstart out\nnext orc": ["No card of that back .orc. is left to deal .BRV-22.3"],
    "start_depth=1\npile 1: OR4\nstart in\nnext orc": ["start card is the only one that can come now .BRV-4.5"],
    f"pile 1: OR4\ndeck: {ALL}": ["There are more army cards in piles than have been dealt .BRV-5.2", "8 of OR4"],
    # hands
    "phase call\nhand Z: gob": ["Red is the sorcerer and has no army .BRV-3.2"],
    "phase call\nknown A: gob": ["Blue is known to have a card that is not there .BRV-11.8"],
    "phase call\nhand A: gob\nknown A: 2 gob": ["Blue is known to have a card.*BRV-11.8"],
    "phase spy\nspy 2\nrefused A gia\nhand B: sp2\nhand A: gia": ["Blue was asked for gia in vain.*BRV-11.6"],
    "called orcs\nrefused A OR4\nhand A: OR4": ["Blue was asked for OR4 in vain, and has one .BRV-11.6"],
    "phase deal\nhand A: gob": ["Blue has army cards before the piles are opened .BRV-10.14"],
    "phase call\nhand A: 2 gia": ["Blue has more than one giant.*BRV-12.1"],
    "phase call\nhand A: sp1": ["Blue holds a spy that has been called .BRV-11.12"],
    "phase spy\nspy 2\nhand A: sp2\nhand B: sp1": ["Green holds a spy that has been called .BRV-11.12"],
    "phase call\ncalled orcs\nhand A: OR4": ["Blue holds cards of a people that has fought: Orcs .BRV-14.2"],
    # before the first round
    "phase sorcerer\nround 2": ["nothing to be told of: the number of the round .BRV-2.2"],
    "phase sorcerer\nsorcerer blue": ["nothing to be told of: the sorcerer .BRV-2.2"],
    # piles as they are dealt
    f"phase champion\npile 1: {' '.join(['gob'] * 8 + ['tro'] * 4)}": ["Pile 1 has 12 army cards; only 9.*BRV-5.2"],
    "7 players\nphase champion\npile 11: OR4 OR4 OR4 OR4 OR4 OR4": ["Pile 11 has 6 army cards; only 5.*BRV-5.2"],
    "phase leftover": ["need a pile that has been begun .BRV-6.4"],
    "pile 1: OR4\nlast 2": ["The last card fell on pile 1, not on pile 2 .BRV-5.2"],
    "phase call\nlast 2": ["The last card fell on no pile, not on pile 2 .BRV-5.2"],
    "phase call\nshields: A 1": ["All shields are played before the champion is named .BRV-9.1"],
    # what the spies and the giants have left behind
    "phase deal\nspy 2": ["Spies are called once the piles are given out.*BRV-11.1"],
    "phase over\nscores: A 9\nspy 4": ["Spies are called once the piles are given out.*BRV-11.1"],
    "phase call\nspy 2": ["All four spies are called before the war .BRV-11.1"],
    "hand A: sp1\nrefused B gia": ["Spies used: 0; cards that were asked for: 1 .BRV-11.3"],
    "hand A: sp1 gob\nknown A: gob": ["Spies used: 0; cards that were asked for: 1 .BRV-11.3"],
    "phase call\nrefused Z gia": ["Red is the sorcerer and cannot be asked .BRV-11.5"],
    "phase call\nrefused A sp1": ["Nobody can have asked for sp1 .BRV-11.10"],
    "spies_take_spies=off\nphase call\nrefused A sp3": ["Nobody can have asked for sp3 .BRV-11.10"],
    "phase call\ngiven A A gob": ["Blue cannot have given a card to Blue .BRV-11.5"],
    "phase call\ngiven A Z gob": ["Blue cannot have given a card to Red .BRV-11.5"],
    "hand A: sp1\nquarrelled A": ["Giants quarrel after the spies .BRV-12.1"],
    "phase call\nquarrelled Z": ["Red is the sorcerer and has no giants .BRV-3.2"],
    "phase call\nquarrelled A B\ndiscards: 3 gia": ["Two giants or more of each.*and 3 are .BRV-12.1"],
    # who is asked
    "called orcs\nasked A": ["Who is asked follows from the rest.*BRV-8.4"],
    "leftover_order=clockwise\nphase leftover\npile 1: OR4\nshields: B 1\nasked A": ["Whoever is asked.*BRV-8.3"],
    "phase over\nscores: A 9\ndeck: gia": ["Nothing of the round is kept when the game is over .BRV-20.3"],
    # told twice
    "phase call\nphase deal": ["Line 2 tells the phase again, and differently"],
    "scores: A 3, score: B 2": ["Line 1 tells the scores again"],
    "phase champion\npile 1: OR4\npile 1: gia": ["Line 3 tells a pile again"],
    "phase call\nhand A: gob\nhand blue: tro": ["Line 3 tells a hand again"],
    "4 players\n5 players": ["Line 2 tells the number of players again"],
    "end_rule=reach\nend_rule=exceed": ["Line 2 tells a reading of the rules again"],
    "phase call\nscores: A 3, A 4": ["Line 2 tells the scores again, and differently"],
    "phase call\nround 2\nwon 1.1: A A": ["A player wins battle 1.1 once, not twice .BRV-19.1"],
    "called orcs orcs": ["Each people is called once .BRV-13.2"],
    "phase call\ncalled mercenary": ["One of the four peoples is called .BRV-14.1"],
    "phase commit": ["No people has been called .BRV-14.1"],
    "phase call\ncalled orcs dwarves skeletons barbarians": ["All four peoples have fought.*BRV-20.1"],
    "phase round_end\ncalled orcs dwarves skeletons": ["The round ends when all four.*BRV-20.1"],
    "phase champion\ncalled orcs": ["Peoples are called in the war only .BRV-14.1"],
    "phase spy": ["Nobody holds the spy that is called .BRV-11.13"],
    "phase spy\nspy 0\nhand A: sp1": ["Nobody holds the spy that is called .BRV-11.13"],
    "phase spy\nhand A: sp1\nasked B": ["Who is asked follows from the rest.*BRV-8.4"],
    "phase leftover\nshields: B 1\nasked A": ["Who is asked follows from the rest.*BRV-8.4"],
    "leftover_order=clockwise\nphase leftover\nshields: B 1\nasked A": ["Whoever is asked for a shield.*BRV-8.3"],
    "phase call\nchampion Z": ["Red is the sorcerer and cannot be the champion .BRV-9.2"],
    # scores
    "round 0\nphase deal": ["The first round is round 1 .BRV-2.5"],
    "first_sorcerer=2\nsorcerer red\nphase call": [
        "Green was the first sorcerer, so Red is not the sorcerer of round 1 .BRV-2.3"
    ],
    "first_sorcerer=2\nsorcerer blue\nround 2\nphase call": ["Blue is not the sorcerer of round 2 .BRV-2.3"],
    "phase over\nscores: A 9\nchampion A": ["Nothing of the round is kept when the game is over .BRV-20.3"],
    "phase over\nscores: A 99": ["Blue has a score of 99; 14 is the most there can be by now .BRV-21.3"],
    "phase call\nround 2\nscores: A 12": ["Blue has a score of 12; 8 is the most there can be by now .BRV-21.3"],
    "end_rule=reach\nphase call\ncalled orcs\nscores: A 14": ["; 9 is the most there can be by now .BRV-21.3"],
    "won 1.1: A\nphase call": ["Battle 1.1 has not been fought yet .BRV-13.1"],
    "called orcs\nwon 1.4: A": ["Battle 1.4 has not been fought yet .BRV-13.1"],
    "called orcs\nwon 1.1: A": ["Battle 1.1 has not been fought yet .BRV-13.1"],
    "phase call\ncalled orcs\nwon 1.1: A\nscores: A 1": [
        "Blue has a score of 1, and 2 from the battles told .BRV-19.7"
    ],
    "phase call\ncalled orcs\nwon 1.1: Z\nscores: Z 2": ["Red was the sorcerer of battle 1.1.*BRV-13.3"],
    "round 2\nphase call\nwon 1.1: C": ["Yellow was the sorcerer of battle 1.1.*BRV-13.3"],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer A champion B won B": ["sorcerer of battle 1.1 was Yellow.*BRV-2.3"],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion C won B": ["Yellow was the sorcerer.*not the champion"],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion A won B\nbattle 1.2 orcs sorcerer C champion B won B": [
        "In battle 1.2 a people fought that had fought before .BRV-13.2",
        "The champion of battle 1.2 was another one before .BRV-9.3",
    ],
    "phase call\ncalled orcs\nchampion A\nbattle 1.1 dwarves sorcerer Z champion A won B": [
        "Battle 1.1 is one of this round, with its people and its champion"
    ],
    "phase call\ncalled orcs\nbattle 1.1 orcs sorcerer Z champion A army B: OR4 won B": [
        "The cards of battle 1.1 are not all among the discards .BRV-19.8"
    ],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion A army B: 3 OR* won B": [
        "The cards of battle 1.1 are not all in the box .BRV-19.8"
    ],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion A army B: DW4 won B": [
        "In battle 1.1 one people fights, and mercenaries .BRV-14.2, BRV-15.5"
    ],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion A army B: OR4 gob flown 1 won B": [
        "Green flew in what is not there in battle 1.1 .BRV-18.5"
    ],
    "round 2\nphase call\nbattle 1.1 orcs sorcerer C champion A army B: OR4 army A: OR6 won B": [
        "With these armies battle 1.1 was won by Blue .BRV-19.1"
    ],
    "phase call\nwon 1.2: A\nwon 1.1: B": ["Battles are told in order, each once .BRV-13.1"],
    "phase call\nwon 1.1: A\nwon 1.1: B": ["Line 3 tells who won a battle again, and differently"],
    "phase call\nround 2\nwon 1.1: A\nbattle 1.1 orc sorcerer Z champion A won A": [
        "Battles are told in order, each once .BRV-13.1"
    ],
    "phase over": ["nobody has passed it .BRV-21.3"],
    "phase over\nscores: A 8": ["limit of 8 is passed, and nobody has passed it .BRV-21.3"],
    "7 players\nphase over\nscores: A 6": ["limit of 6 is passed.*BRV-21.3"],
    "pile 1: OR4 Des Des Des Des Des Des Des": ["desertions.*BRV-(1.10|4.2)"],  # four players have six
    "6 players\ndesertions: A 1, B 1, C 1, D 1, E 1\npile 1: OR4 Des": ["desertions.*BRV-(1.10|4.2)"],
    "phase leftover\nshields: A 1\ndesertions: B 1": ["BRV-8.[12]"],  # they are lost
    "phase leftover\nstart in\nshields: A 1": ["BRV-5"],  # the start card has long come
    "phase deal\nchampion A": ["BRV-9.1"],  # before the piles lie there
    "phase call\ndeck: OR4": ["BRV-5.7"],  # a card was never dealt
    "phase call\nnext orc": ["BRV-"],  # there is no next card
    "phase over\nscores: A 9\nhand A: gia": ["BRV-20.3"],  # nothing is carried over
    "phase call\nround 2\nwon 1.0: A": ["battle.*BRV-13.1"],  # battles are numbered from 1
    "phase call\nround 1\nwon 2.1: A": ["BRV-"],  # in a round that is still to come
    "phase call\nasked A": ["BRV-"],  # only the sorcerer acts
    "sorcerer red, phase sorcerer\nhand A: gia": ["."],  # nobody has army cards yet
}


def faults(text: str) -> tuple[str, ...]:
    """The faults of a position."""
    with pytest.raises(PositionError) as caught:
        at(text)
    return caught.value.faults


@pytest.mark.parametrize(("text", "expected"), FAULTS.items(), ids=FAULTS)
def test_a_position_that_cannot_be_is_told_why(text: str, expected: list[str]) -> None:
    found = faults(text)
    for fault in expected:
        assert any(re.search(fault, each) for each in found), found
    assert len(set(found)) == len(found)
    assert set(re.findall(r"BRV-R?[0-9.]*[0-9]", " ".join(found))) <= CLAUSES


def test_every_fault_is_told_in_french_too() -> None:
    for text in FAULTS:
        with speaking("fr"):
            french = faults(text)
        for one, other in zip(faults(text), french, strict=True):
            assert one != other or "start_depth" in one or "value of" in one or "players, not" in one


def test_all_faults_are_told_at_once() -> None:
    text = """4 players, phase commit
    pile 12: OR4
    called orcs orcs
    champion Z
    hand Z: gob
    hand A: 2 gia sp1 9 gob
    hand B: fly
    hand A: gob
    known C: com
    asked A
    won 1.2: A, won 1.1: B"""
    found = faults(text)
    for fault in (
        "Line 8 tells a hand again",
        "There is no pile 12",
        "The piles have been opened",
        "Each people is called once",
        "Red is the sorcerer and cannot be the champion",
        "Red is the sorcerer and has no army",
        "Blue has more than one giant",
        "Blue holds a spy",
        "There are 10 of gob",
        "Yellow is known to have a card",
        "Who is asked follows",
        "Battles are told in order",
    ):
        assert any(each.startswith(fault) for each in found), fault
    with pytest.raises(PositionError, match=rf"This position cannot be \({len(found)} faults\)"):
        at(text)
    with pytest.raises(PositionError, match=r"This position cannot be \(1 fault\)"):
        at("phase call\nhand A: 2 gia")


# --- text that cannot be read ----------------------------------------------------------------------------------------


def test_describing_is_for_all_readings_of_card_values() -> None:
    state: State = at("warrior_value=6\nphase call\nhand A: ORw 2 ORv OR*")
    assert state.hands[A][:3] == (1, 2, 1)
    assert "hand blue: orc_warrior 2 orc_veteran orc_leader" in GAME.describe(state)
    assert GAME.position(GAME.describe(state)) == state


# --- what is typed is kept, or refused -------------------------------------------------------------------------------

KEPT: dict[str, Callable[[State], object]] = {
    "5 players": lambda state: state.options.players == 5,
    "end_rule=reach": lambda state: state.options.end_rule == "reach",
    "sorcerer blue": lambda state: state.sorcerer == A,
    "sorcerer B": lambda state: state.sorcerer == B,
    "round 3": lambda state: state.round_no == 3,
    "scores: A 3": lambda state: state.scores[A] == 3,
    "won 1.1: A": lambda state: (
        [(each.round_no, each.number, each.winners) for each in state.battles] == [(1, 1, (A,))]
    ),
    "round 2\nwon 1.1: A": lambda state: state.scores[A] >= 2 and state.battles[0].winners == (A,),
    "champion B": lambda state: state.champion == B,
    "start out": lambda state: state.start_shown,
    "next orc": lambda state: state.next is Back.ORC,
    "last 1": lambda state: state.last_pile == 1,
    "pile 1: OR4": lambda state: state.piles[0] == (Army(Design.ORC_WARRIOR),),
    "deck: gia": lambda state: state.deck == cards("gia"),
    "shields: A 1": lambda state: state.shields == (0, 1, *state.shields[2:]),
    "desertions: A 1": lambda state: state.desertions == (0, 1, *state.desertions[2:]),
    "spy 2": lambda state: state.spy == 2,
    "asked A": lambda state: state.active == A,
    "hand A: gob": lambda state: state.hands[A] == cards("gob"),
    "known A: gob": lambda state: state.known[A] == cards("gob"),
    "refused A gob": lambda state: state.refused == ((A, Design.GOBLIN),),
    "given A B gob": lambda state: state.given == ((A, B, Design.GOBLIN),),
    "quarrelled A": lambda state: state.quarrelled == (A,),
    "called orcs": lambda state: state.called == (Back.ORC,),
    "discards: gob": lambda state: state.seen_discards == cards("gob"),
}
"""Every statement, and whether a position has kept it."""


@pytest.mark.parametrize("statement", KEPT)
def test_a_statement_is_kept_or_refused(statement: str) -> None:
    """Alone and in every phase: `describe` tells it, or the position cannot be; and whoever is to act can."""
    kept_in = 0
    for phase in (
        "",
        *(f"phase {phase.value}\n" for phase in Phase),
        *(f"{text}\n" for text in PHASES.values() if "then:" not in text),
    ):
        try:
            state = at(phase + statement)
        except (PositionError, NotationError):
            continue
        kept_in += 1
        assert KEPT[statement](state), phase
        assert at(GAME.describe(state)) == state, phase
        assert all(GAME.legal_actions(state, seat) for seat in GAME.to_act(state)), phase
    assert kept_in or statement in ("quarrelled A", "last 1", "spy 2", "asked A")  # need more


@pytest.mark.parametrize(
    "text",
    ["scores 3 2 1 0\nhand A: gob", "scores:", "end_rule=foo", "flyer_alone=maybe", "start_depth=80", "laid A: gob"],
)
def test_what_could_be_misread_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        at(text)


def test_the_letter_of_the_sorcerer_counts_from_the_first_seat() -> None:
    assert [at(f"sorcerer {letter}\nphase call").sorcerer for letter in "ZABC"] == [0, 1, 2, 3]
    assert at("5 players\nsorcerer B\nphase call").sorcerer == B
    state = at("called orcs\nsorcerer B\nhand A: gob")  # after a people, too
    assert (state.sorcerer, state.hands[C]) == (B, cards("gob"))


@pytest.mark.parametrize(("told", "sorcerer"), [("", 2), ("round 2", 3), ("round 3", 0), ("round 4\nsorcerer blue", 1)])
def test_the_first_sorcerer_says_who_is_it_in_a_later_round(told: str, sorcerer: int) -> None:
    """And letters count from there (BRV-2.3)."""
    state = at(f"first_sorcerer=2\nphase call\nhand A: gob\n{told}")
    assert state.sorcerer == sorcerer
    assert [seat for seat in state.options.seats if any(state.hands[seat])] == [(sorcerer + 1) % 4]
    assert at(GAME.describe(state)) == state


def test_a_battle_of_this_round_has_its_sorcerer_and_its_champion() -> None:
    """Typed short or in full, it counts for the sorcerer alike when ties are broken (BRV-R26)."""
    text = (
        "sorcerer_share_counts_as_win=on\nphase round_end\ncalled orcs barbarians skeletons dwarves\nchampion A\n"
        "scores: Z 9, A 9\n"
    )
    for told in ("won 1.4: A", "battle 1.4 dwarves sorcerer Z champion A won A"):
        state = at(text + told)
        assert (state.battles[0].sorcerer, state.battles[0].champion) == (Z, A)
        end = GAME.apply(state, act.EndRound(CHANCE))[0]
        found = GAME.outcome(end)
        assert found is not None
        assert found.winners == (Z, A)
        assert at(GAME.describe(end)) == end
