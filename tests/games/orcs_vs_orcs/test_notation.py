"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from orclib.errors import NotationError
from orclib.games.orcs_vs_orcs.box import CARDS
from orclib.games.orcs_vs_orcs.rules import tries
from orclib.games.orcs_vs_orcs.state import FRONT, LOOSE
from orclib.games.orcs_vs_orcs.text.names import card_name, cards_list
from orclib.games.orcs_vs_orcs.text.words import read_cards
from orclib.testing.words import speaking
from tests.games.orcs_vs_orcs.moments import (
    at_commit,
    at_decks,
    at_effect,
    at_fate,
    at_retreat,
    at_vanguard,
)
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    CONTROL,
    CONVERT,
    GAME,
    GREEN,
    HEAVY,
    LETTERS,
    ORANGE,
    ORC,
    PLAYERS,
    RAZE,
    SEATS,
    XBOW,
    Card,
    Colour,
    Line,
    Objective,
    Seat,
    Spot,
    State,
    act,
    after,
    allowed,
    position,
    refused,
    walk,
)
from tests.games.pointed import check_pointed_at

COLOURS = ("green", "blue", "orange", "violet")
VIGDISH, KRO_MORDA = Card("VIGDISH"), Card("KRO-MORDA")
STATE = position(players=4)


def read(state: State, text: str) -> act.AnyAction:
    """What a text means."""
    action: act.AnyAction = GAME.parse(text, state)
    return action


# --- both ways -------------------------------------------------------------------------------------------------------

G = GREEN
WRITTEN: dict[str, act.AnyAction] = {
    "tile KILLS": act.TurnUp(CHANCE, Objective.KILLS),
    "first orange": act.Begin(CHANCE, ORANGE),
    "hero KRO-MORDA": act.DrawHero(CHANCE, KRO_MORDA),
    "steal VIGDISH": act.StealHero(CHANCE, VIGDISH),
    "draw XBOW": act.Draw(CHANCE, XBOW),
    "green: move 2 start_n n_road": walk("start_n", 2, "n_road"),
    "green: move 3 start_n n_road n_cwm": walk("start_n", 3, "n_road", "n_cwm"),
    "green: move 3 start_n n_road leave 1 n_cwm": walk("start_n", 3, "n_road", "n_cwm", leave=1),
    "green: move 3 start_n n_road take 2 n_cwm": walk("start_n", 3, "n_road", "n_cwm", take=2),
    "green: move 3 start_n n_road leave 1 take 2 n_cwm": walk("start_n", 3, "n_road", "n_cwm", leave=1, take=2),
    "green: move 1 start_n n_road start_n": walk("start_n", 1, "n_road", "start_n"),
    "green: march 3 n_road n_city": act.ForcedMarch(G, "n_road", 3, "n_city"),
    "green: recruit 2 start_n": act.Recruit(G, (("start_n", 2),)),
    "green: recruit 1 start_n": act.Recruit(G, (("start_n", 1),)),
    "green: recruit start_n n_road": act.Recruit(G, (("start_n", 1), ("n_road", 1))),
    "green: recruit 2 start_n 1 n_road": act.Recruit(G, (("start_n", 2), ("n_road", 1))),
    "green: buy HEAVY": act.Buy(G, (HEAVY,)),
    "green: buy HEAVY BOAR CATAPULT": act.Buy(G, (HEAVY, BOAR, CATAPULT)),
    "green: lay n_road": act.LayFoundation(G, "n_road"),
    "green: stand up n_road": act.StandUp(G, "n_road"),
    "green: raze n_cw1": act.BurnOwned(G, "n_cw1", RAZE),
    "green: convert n_cw1": act.BurnOwned(G, "n_cw1", CONVERT),
    "green: control n_cw1": act.BurnOwned(G, "n_cw1", CONTROL),
    "green: end": act.EndActions(G),
    "green: raze": act.ChooseFate(G, RAZE),
    "green: convert": act.ChooseFate(G, CONVERT),
    "blue: control": act.ChooseFate(BLUE, CONTROL),
    "green: take back n_cw1": act.TakeBackMarker(G, "n_cw1"),
    "green: leave it": act.LeaveMarkers(G),
    "green: keep VIGDISH": act.KeepHero(G, VIGDISH),
    "blue: stand": act.Stand(BLUE),
    "blue: retreat tower": act.Retreat(BLUE, "tower"),
    "green: battle n_city": act.NextBattle(G, "n_city"),
    "green: deck ORC ORC XBOW KRO-MORDA": act.BuildDeck(G, (ORC, ORC, XBOW, KRO_MORDA)),
    "green: deck none": act.BuildDeck(G, ()),
    "green: add HEAVY": act.AddCard(G, HEAVY),
    "green: all": act.AddAll(G),
    "green: ready": act.DeckReady(G),
    "green: vanguard ORC BOAR": act.Vanguard(G, (ORC, BOAR)),
    "green: engage BOAR": act.PreEngage(G, BOAR),
    "green: reorganise": act.DeclareReorganise(G, True),
    "green: hold": act.DeclareReorganise(G, False),
    "green: reorganise ORC": act.Reorganise(G, ORC),
    "green: reorganise ORC shuffle": act.Reorganise(G, ORC, True),
    "green: play ORC": act.Commit(G, ORC, FRONT),
    "green: play XBOW": act.Commit(G, XBOW, LOOSE),
    "green: play XBOW behind 1": act.Commit(G, XBOW, Spot(0, Line.SECOND)),
    "green: play XBOW wall": act.Commit(G, XBOW, FRONT),
    "green: play VIGDISH on 2 first": act.Commit(G, VIGDISH, Spot(1, Line.FIRST)),
    "green: play VIGDISH on 10 second": act.Commit(G, VIGDISH, Spot(9, Line.SECOND)),
    "green: play VIGDISH": act.Commit(G, VIGDISH, LOOSE),
    "green: place on 3 second": act.Place(G, Spot(2, Line.SECOND)),
    "green: place on 1 first": act.Place(G, Spot(0, Line.FIRST)),
    "green: place wall": act.Place(G, FRONT),
    "green: swap": act.ForceSwap(G, True),
    "green: let": act.ForceSwap(G, False),
    "green: berserk": act.UseBerserk(G, True),
    "green: calm": act.UseBerserk(G, False),
    "green: green": act.Chant(G, Colour.GREEN),
    "blue: red": act.Chant(BLUE, Colour.RED),
    "green: hit 2 first": act.Hit(G, BLUE, 1, Line.FIRST),
    "green: hit 1 second": act.Hit(G, BLUE, 0, Line.SECOND),
    "green: hit loose 1": act.Hit(G, BLUE, 0),
    "green: name HEAVY": act.NameCard(G, HEAVY),
    "green: seek VIGDISH": act.Seek(G, VIGDISH),
    "green: summon e_cw2": act.Summon(G, "e_cw2"),
    "green: skip": act.SkipEffect(G),
    "green: try look": tries.Look(G),
    "green: try keep_both": tries.KeepBoth(G),
    "green: try draw_pile": tries.DrawPile(G),
    "green: try split_retreat": tries.SplitRetreat(G),
    "green: try go_on": tries.GoOn(G),
    "green: try fight_now": tries.FightNow(G),
    "green: try two_cards": tries.TwoCards(G),
    "green: try effect": tries.Effect(G),
    "green: try no_fate": tries.NoFate(G),
    "green: try mark n_road": tries.Mark(G, "n_road"),
    "green: try buy_hero VIGDISH": tries.BuyHero(G, None, VIGDISH),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_every_kind_of_action_is_written_and_read(text: str, action: act.AnyAction) -> None:
    assert GAME.format(action) == text
    assert read(STATE, text) == action
    assert read(STATE, text.upper()) == action
    assert read(STATE, f"   {text.replace(' ', '   ')} ") == action
    assert read(STATE, f"`{text}`  # a remark") == action


def test_no_kind_of_action_was_forgotten() -> None:
    kinds = {*act.Decision.__args__, *act.Chance.__args__, *act.Announcement.__args__, *tries.AnyTry.__args__}
    assert {type(action) for action in WRITTEN.values()} == kinds


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


@pytest.mark.parametrize(
    ("state", "move", "seat"),
    [
        (position(), "end", GREEN),
        (position(mover=BLUE), "end", BLUE),
        (at_fate(), "control", GREEN),
        (at_retreat(), "stand", BLUE),
        (at_decks(), "all", GREEN),
        (after(at_decks(), act.AddAll(GREEN)), "all", BLUE),
        (at_vanguard(), "engage HEAVY", GREEN),
        (at_commit(), "play ORC", GREEN),
    ],
)
def test_without_a_name_it_is_whoever_has_to_decide(state: State, move: str, seat: Seat) -> None:
    assert read(state, move).seat == seat
    allowed(state, move)


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

A_MOVE = "a move such as"
A_ZONE = "a zone (its id, or its name on the map)"
A_PLAYER = "a player (by colour or letter)"
A_CARD = "a card (such as ORC"
A_HERO = "a Hero (such as FROKSH)"
A_TILE = "an objective (such as CITIES"
A_COLUMN = "a column (counted from 1)"
A_SPOT = '"wall", "behind" or "on"'
A_LINE = "a line (first or second)"
END = "the end of the line"
HORDES = 'a number of Hordes or "all"'
HORDES_OR_ZONE = f'a number of Hordes, "all" or {A_ZONE}'
AN_ATTEMPT = "an attempt (mark, keep_both"


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "", A_MOVE),
        ("   ", 1, 4, "", A_MOVE),
        ("# only a remark", 1, 16, "", A_MOVE),
        ("banana", 1, 1, '"banana"', A_MOVE),
        ("G: banana", 1, 4, '"banana"', A_MOVE),
        ("G:", 1, 3, "", A_MOVE),
        ("X: end", 1, 1, '"X"', A_PLAYER),
        ("4: end", 1, 1, '"4"', A_PLAYER),
        ("end it", 1, 5, '"it"', END),
        ("G: end\nB: end", 2, 1, '"B"', END),
        ("tile gold", 1, 6, '"gold"', A_TILE),
        ("tile CITIES HORDES", 1, 13, '"HORDES"', END),
        ("first me", 1, 7, '"me"', A_PLAYER),
        ("hero 2", 1, 6, '"2"', A_HERO),
        ("move", 1, 5, "", HORDES_OR_ZONE),
        ("move many", 1, 6, '"many"', HORDES_OR_ZONE),
        ("move 2 nowhere", 1, 8, '"nowhere"', A_ZONE),
        ("move 2 from", 1, 12, "", A_ZONE),
        ("move 100 start_n n_road", 1, 6, '"100"', HORDES),
        ("move -1 start_n n_road", 1, 7, '"1"', A_ZONE),
        ("move start_n n_road", 1, 14, '"n_road"', HORDES),
        ("move 2 start_n", 1, 15, "", A_ZONE),
        ("move 2 start_n to", 1, 18, "", A_ZONE),
        ("move 2 start_n n_road and", 1, 23, '"and"', f'{A_ZONE}, "leave", "take" or {END}'),
        ("move 2 start_n n_road leave", 1, 28, "", "a number of Hordes to leave"),
        ("move 2 start_n n_road leave some n_cwm", 1, 29, '"some"', "a number of Hordes to leave"),
        ("move 2 start_n n_road take 100", 1, 28, '"100"', "a number of Hordes to take"),
        ("move 2 start_n n_road leave 1 leave 1 n_cwm", 1, 31, '"leave"', f'{A_ZONE}, "take" or {END}'),
        ("march 2 n_road n_city n_cwm", 1, 23, '"n_cwm"', END),
        ("recruit", 1, 8, "", f"a number of Hordes or {A_ZONE}"),
        ("recruit here", 1, 9, '"here"', f"a number of Hordes or {A_ZONE}"),
        ("recruit start_n and", 1, 20, "", f"a number of Hordes or {A_ZONE}"),
        ("recruit start_n:", 1, 17, "", "a number of Hordes"),
        ("recruit 100 start_n", 1, 9, '"100"', "a number of Hordes"),
        ("recruit start_n banana", 1, 17, '"banana"', f"a number of Hordes, {A_ZONE} or {END}"),
        ("buy", 1, 4, "", A_CARD),
        ("buy troll", 1, 5, '"troll"', A_CARD),
        ("buy HEAVY and or", 1, 15, '"or"', A_CARD),
        ("buy 100x HEAVY", 1, 5, '"100x"', "a number of cards"),
        ("take", 1, 1, '"take"', A_MOVE),
        ("deck ORC 2", 1, 11, "", A_CARD),
        ("deck ORC none", 1, 10, '"none"', A_CARD),
        ("vanguard", 1, 9, "", A_CARD),
        ("engage none", 1, 8, '"none"', A_CARD),
        ("reorganise all", 1, 12, '"all"', f"{A_CARD}, XBOW or FROKSH), a shuffle (shuffle) or {END}"),
        ("reorganise ORC XBOW", 1, 16, '"XBOW"', f"a shuffle (shuffle) or {END}"),
        ("play", 1, 5, "", A_CARD),
        ("play XBOW behind", 1, 17, "", A_COLUMN),
        ("play XBOW behind 0", 1, 18, '"0"', A_COLUMN),
        ("play XBOW behind 100", 1, 18, '"100"', A_COLUMN),
        ("play XBOW behind ORC", 1, 18, '"ORC"', A_COLUMN),
        ("play XBOW before 1", 1, 11, '"before"', f'"loose", "wall", "behind", "on" or {END}'),
        ("play VIGDISH on 1 third", 1, 19, '"third"', f"{A_LINE} or {END}"),
        ("place", 1, 6, "", A_SPOT),
        ("place here", 1, 7, '"here"', A_SPOT),
        ("place loose", 1, 7, '"loose"', A_SPOT),
        ("hit", 1, 4, "", A_COLUMN),
        ("hit 1", 1, 6, "", A_LINE),
        ("hit 1 third", 1, 7, '"third"', A_LINE),
        ("hit 0 first", 1, 5, '"0"', A_COLUMN),
        ("try", 1, 4, "", AN_ATTEMPT),
        ("try magic", 1, 5, '"magic"', AN_ATTEMPT),
        ("try mark here", 1, 10, '"here"', A_ZONE),
        ("try mark n_road here", 1, 17, '"here"', A_CARD),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    check_pointed_at(lambda text: GAME.parse(text, STATE), text, line, column, found, expected)


def test_a_zone_of_the_other_side_is_no_zone_of_this_one() -> None:
    assert read(position(players=3), "lay ab_city") == act.LayFoundation(GREEN, "ab_city")
    with pytest.raises(NotationError, match="a zone"):
        read(position(), "lay ab_city")
    with pytest.raises(NotationError, match="a zone"):
        read(position(players=3), "lay n_road")
