"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError
from orclib.games.orcs_vs_orcs.box import CARDS
from orclib.games.orcs_vs_orcs.text.names import card_name, cards_list
from orclib.games.orcs_vs_orcs.text.words import read_cards
from orclib.testing.words import speaking
from tests.games.orcs_vs_orcs.moments import (
    at_commit,
    at_effect,
    at_fate,
)
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    CHANCE,
    GAME,
    GREEN,
    LETTERS,
    ORC,
    PLAYERS,
    RAZE,
    SEATS,
    XBOW,
    Card,
    Line,
    State,
    act,
    allowed,
    position,
    refused,
    walk,
)

COLOURS = ("green", "blue", "orange", "violet")
VIGDISH, KRO_MORDA = Card("VIGDISH"), Card("KRO-MORDA")
STATE = position(players=4)


def read(state: State, text: str) -> act.AnyAction:
    """What a text means."""
    action: act.AnyAction = GAME.parse(text, state)
    return action


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_players_are_colours_letters_or_seats(players: int) -> None:
    state = position(players=players)
    for seat in SEATS[:players]:
        colour, letter = COLOURS[seat], LETTERS[seat]
        for name in (colour, colour.upper(), letter, letter.lower(), str(seat)):
            assert read(state, f"{name}: end") == act.EndActions(seat)
            assert read(state, f"{name}:stand") == act.Stand(seat)
            assert read(state, f"first {name}") == act.Begin(CHANCE, seat)
    assert read(state, "vert: fin du tour") == read(state, "Verte: end") == act.EndActions(GREEN)
    assert read(state, "bleue : fin") == act.EndActions(BLUE)
    for name in (*LETTERS[players:], *COLOURS[players:], str(players), "9", "purple"):
        with pytest.raises(NotationError, match="expected a player"):
            read(state, f"{name}: end")


# --- the moves in other words ----------------------------------------------------------------------------------------

OTHER_WORDS = [
    ("move(start_n, 2, [n_road])", "move 2 start_n n_road"),
    ("Move(start_n, 3, [n_road, n_cwm], leave=1, take=2)", "move 3 start_n n_road leave 1 take 2 n_cwm"),
    ("move 3 start_n n_road n_cwm leave 1", "move 3 start_n n_road leave 1 n_cwm"),
    ("move 3 start_n n_road take: 2 leave: 1 n_cwm", "move 3 start_n n_road leave 1 take 2 n_cwm"),
    ("move 2 from start_n to n_road", "move 2 start_n n_road"),
    ("move 2 start_n -> n_road => n_cwm", "move 2 start_n n_road n_cwm"),
    ("move 2 start_n→n_road→n_cwm", "move 2 start_n n_road n_cwm"),
    ("move start_n 2 n_road", "move 2 start_n n_road"),
    ("move all start_n n_road", "move 6 start_n n_road"),
    ("move start_n all n_road", "move 6 start_n n_road"),
    ("move all from start_n to n_road", "move 6 start_n n_road"),
    ("move all start_s n_road", "move 0 start_s n_road"),
    ("march n_road 3 n_city", "march 3 n_road n_city"),
    ("march 3 from n_road to n_city", "march 3 n_road n_city"),
    ("recruit start_n", "recruit 2 start_n"),
    ("recruit start_n: 1", "recruit 1 start_n"),
    ("recruit start_n and n_road", "recruit start_n n_road"),
    ("recruit n_road, start_n", "recruit start_n n_road"),
    ("recruit n_road: 1, start_n: 1", "recruit start_n n_road"),
    ("recruit(start_n=2)", "recruit 2 start_n"),
    ("buy BOAR, HEAVY", "buy HEAVY BOAR"),
    ("buy 2x HEAVY", "buy HEAVY HEAVY"),
    ("buy nothing", "buy none"),
    ("pass", "end"),
    ("take back from n_cw1", "take back n_cw1"),
    ("leave", "leave it"),
    ("retreat to tower", "retreat tower"),
    ("deck 2x ORC XBOW", "deck ORC ORC XBOW"),
    ("deck 2 × ORC, crossbowman", "deck ORC ORC XBOW"),
    ("deck none", "deck none"),
    ("deck nothing", "deck none"),
    ("done", "ready"),
    ("reorganize ORC", "reorganise ORC"),
    ("reorganize", "reorganise"),
    ("play XBOW loose", "play XBOW"),
    ("play ORC front", "play ORC"),
    ("play XBOW walls", "play XBOW wall"),
    ("play XBOW on 1 second", "play XBOW behind 1"),
    ("place walls", "place wall"),
    ("place behind 3", "place on 3 second"),
    ("copy HEAVY", "name HEAVY"),
    ("add rider", "add BOAR"),
    ("add crossbow", "add XBOW"),
    ("add orcs", "add ORC"),
    # the natural forms
    ("recruit 2 at start_n", "recruit 2 start_n"),
    ("end turn", "end"),
    ("deck 4 ORC", "deck ORC ORC ORC ORC"),
    ("deck 4xORC and 2xHEAVY", "deck ORC ORC ORC ORC HEAVY HEAVY"),
    ("buy HEAVY and BOAR", "buy HEAVY BOAR"),
    ("buy 2 HEAVY", "buy HEAVY HEAVY"),
    ("move 2 Hordes from Start N to Oxwell", "move 2 start_n n_road"),
    ("retreat to the White Tower", "retreat tower"),
    ("battle at n_city", "battle n_city"),
    ("march all from n_road to n_city", "march 0 n_road n_city"),
    # in French
    ("déplacer 2 Hordes de Départ N à Oxwell laisser 1 Goosefold", "move 2 start_n n_road leave 1 n_cwm"),
    ("deplacer 2 depart n oxwell", "move 2 start_n n_road"),
    ("recruter 2 à Départ N", "recruit 2 start_n"),
    ("marche forcée 3 n_road n_city", "march 3 n_road n_city"),
    ("acheter Orc lourd et Sanglier monté", "buy HEAVY BOAR"),
    ("poser n_road", "lay n_road"),
    ("relever n_road", "stand up n_road"),
    ("raser n_cw1", "raze n_cw1"),
    ("convertir", "convert"),
    ("contrôler", "control"),
    ("fin du tour", "end"),
    ("terminer", "end"),
    ("garder Kro-Morda", "keep KRO-MORDA"),
    ("reprendre n_cw1", "take back n_cw1"),
    ("laisser", "leave it"),
    ("se replier vers la Tour blanche", "retreat tower"),
    ("bataille n_city", "battle n_city"),
    ("deck aucune", "deck none"),
    ("ajouter Arbalétrier", "add XBOW"),
    ("ajouter arbaletrier", "add XBOW"),
    ("prêt", "ready"),
    ("jouer Arbalétrier derrière 1", "play XBOW behind 1"),
    ("jouer Vigdish sur 1 première ligne", "play VIGDISH on 1 first"),
    ("réorganiser Orc mélanger", "reorganise ORC shuffle"),
    ("calme", "calm"),
    ("vert", "green"),
    ("frapper 2 première", "hit 2 first"),
    ("nommer Orc lourd", "name HEAVY"),
    ("passer", "end"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "plain"), OTHER_WORDS)
def test_other_words_are_understood(text: str, plain: str) -> None:
    assert GAME.format(read(STATE, text)) == f"green: {plain}"
    assert GAME.format(read(STATE, f"Green: {text.upper()}")) == f"green: {plain}"


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_known_by_the_name_that_is_printed_on_it(card: Card, code: str) -> None:
    with speaking(code):
        name, several = card_name(card), cards_list([card] * 3)
    assert read_cards(name) == (card,)
    assert read_cards(several) == (card,) * 3
    assert read_cards(f"{name} {name.lower()}, ORC") == (card, card, ORC)
    assert read(STATE, f"play {name} wall") == read(STATE, f"play {card.value} wall")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Heavy Orc", "HEAVY"),
        ("Heavy Orcs", "HEAVY"),
        ("heavy orc orc", "HEAVY ORC"),
        ("Orc Heavy Orc", "ORC HEAVY"),
        ("HEAVY ORC", "HEAVY ORC"),
        ("Heavy, Orc", "HEAVY ORC"),
        ("Boar rider Boar riders BOAR", "BOAR BOAR BOAR"),
        ("2x Heavy Orc 3 × Sangliers montés", "HEAVY HEAVY BOAR BOAR BOAR"),
        ("Orcs lourds, Orc, Arbalétriers", "HEAVY ORC XBOW"),
    ],
)
def test_a_name_of_two_words_is_one_card(text: str, cards: str) -> None:
    assert " ".join(card.value for card in read_cards(text)) == cards
    assert GAME.format(read(STATE, f"deck {text}")) == f"green: deck {cards}"


def test_without_a_number_as_many_as_one_may_are_recruited() -> None:
    last = position(hordes="G start_n 14")
    assert read(last, "recruit start_n") == read(last, "recruit 1 start_n")
    assert "recruit 2 start_n" in str(GAME.notation())


def test_all_are_those_who_have_not_moved() -> None:
    state = position(hordes="G n_road 5 moved 2", markers="G n_road")
    assert read(state, "move all n_road n_cwm") == walk("n_road", 3, "n_cwm")
    allowed(state, "move all n_road n_cwm")


def test_a_fate_is_the_choice_where_it_is_due_and_else_the_free_action() -> None:
    state = at_fate()
    assert state.deciding is not None
    assert read(state, f"raze {state.deciding}") == read(state, "raze") == act.ChooseFate(GREEN, RAZE)
    assert read(state, "raze n_cw2") == act.BurnOwned(GREEN, "n_cw2", RAZE)
    assert read(position(), "raze n_cw2") == act.BurnOwned(GREEN, "n_cw2", RAZE)


def test_the_upper_card_need_not_be_named_where_the_deck_is_shuffled() -> None:
    last = at_commit()
    assert read(last, "reorganise shuffle") == act.Reorganise(GREEN, ORC, True)
    assert read(last, "reorganise XBOW shuffle") == act.Reorganise(GREEN, XBOW, True), "XBOW is drawn again"
    allowed(last, "reorganise XBOW shuffle")
    allowed(last, "reorganise ORC shuffle")
    state = replace(last, secrets=(replace(last.secrets[0], deck=(ORC, ORC)), *last.secrets[1:]))
    for text in ("reorganise shuffle XBOW", "reorganise XBOW shuffle", "reorganise ORC shuffle"):
        assert read(state, text) == act.Reorganise(GREEN, ORC, True), "shuffled, the order of the two means nothing"
        allowed(state, text)
    assert read(state, "reorganise XBOW") == act.Reorganise(GREEN, XBOW)
    refused(state, "reorganise HEAVY shuffle", "17.5")
    allowed(state, "reorganise shuffle")
    refused(position(), "reorganise shuffle", "5.6")  # nobody has a hand


def test_the_victim_of_a_blow_is_the_other_side_of_the_battle() -> None:
    state = at_effect(Card("ASHANI"))
    for move in GAME.legal_actions(state, GREEN):
        assert isinstance(move, act.Hit)
        assert move.victim == BLUE
        assert read(state, GAME.format(move)) == move
    assert read(state, "blue: hit 1 first") == act.Hit(BLUE, GREEN, 0, Line.FIRST)


# --- what cannot be read ---------------------------------------------------------------------------------------------


def test_a_zone_of_the_other_side_is_no_zone_of_this_one() -> None:
    assert read(position(players=3), "lay ab_city") == act.LayFoundation(GREEN, "ab_city")
    with pytest.raises(NotationError, match="a zone"):
        read(position(), "lay ab_city")
    with pytest.raises(NotationError, match="a zone"):
        read(position(players=3), "lay n_road")
