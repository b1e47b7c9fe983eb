"""Typed moves: both ways, in many spellings, and what is wrong with the others."""

from __future__ import annotations

import pytest

from orclib.engine.reading import words_of
from orclib.errors import IllegalAction, NotationError
from orclib.games.braves.text.words import COLOURS, card_names
from tests.games.braves.support import (
    CHANCE,
    DESIGNS,
    GAME,
    LETTERS,
    A,
    B,
    C,
    Design,
    Options,
    Phase,
    Seat,
    act,
    after,
    at,
    code,
    read,
    refused,
)
from tests.games.braves.tools import (
    CALL,
    COMMANDO,
    COMMIT,
    FLYER,
    OPEN,
    PHASES,
    readings,
)
from tests.games.support import changed

STATE = at(COMMIT)
GOB, TRO, GIA = Design.GOBLIN, Design.TROLL, Design.GIANT


# --- cards -----------------------------------------------------------------------------------------------------------

SPELLINGS: dict[str, list[str]] = {
    "orc_warrior": ["OR4", "or4", "orw", "ORw", "orc_warrior", "Orc_Warrior", "orc warrior", "orc 4", "ORC 4"],
    "orc_veteran": ["OR6", "orv", "orc_veteran", "orc veteran", "orc 6"],
    "orc_leader": ["OR*", "or*", "orl", "orc_leader", "orc leader"],
    "barbarian_veteran": ["BA6", "bav", "barbarian veteran", "barbarian 6"],
    "skeleton_warrior": ["SK4", "skw", "skeleton warrior", "skeleton 4"],
    "dwarf_leader": ["DW*", "dwl", "dwarf leader"],
    "goblin": ["gob", "GOB", "goblin", "Goblin"],
    "troll": ["tro", "troll"],
    "giant": ["gia", "giant"],
    "war_machine": ["war", "war_machine", "war machine", "machine"],
    "flying_machine": ["fly", "flying_machine", "flying machine", "flyer"],
    "goblin_commando": ["com", "goblin_commando", "goblin commando", "commando"],
    "spy_1": ["sp1", "spy_1", "spy 1"],
    "spy_4": ["SP4", "spy_4", "spy 4"],
}


@pytest.mark.parametrize(("slug", "text"), [(slug, text) for slug, texts in SPELLINGS.items() for text in texts])
def test_a_card_may_be_written_in_many_words(slug: str, text: str) -> None:
    (design,) = (design for design in DESIGNS if design.slug == slug)
    assert GAME.parse(f"deal {text}", STATE) == act.Deal(CHANCE, design)
    assert GAME.parse(f"strike {text}", STATE) == act.Strike(CHANCE, design)
    assert GAME.parse(f"A: ask B {text}", STATE) == act.SpyAsk(A, B, design)
    assert GAME.parse(f"A: ask B for {text}", STATE) == act.SpyAsk(A, B, design)
    assert GAME.parse(f"A: commit gob {text} tro", STATE) == act.Commit(A, (GOB, design, TRO))


def test_every_card_has_its_code_and_its_name() -> None:
    codes = {code(design, Options()): design for design in DESIGNS}
    peoples = {f"{people}{rank}" for people in ("OR", "BA", "SK", "DW") for rank in "46*"}
    assert set(codes) == peoples | {"gob", "tro", "gia", "war", "fly", "com", "sp1", "sp2", "sp3", "sp4"}
    for name, design in codes.items():
        for text in (name, design.slug, design.slug.replace("_", " ")):
            assert GAME.parse(f"deal {text}", STATE) == act.Deal(CHANCE, design)


def test_under_other_values_cards_are_called_by_these() -> None:
    swapped = at("warrior_value=6\nveteran_value=4\nphase call")
    assert read(swapped, "deal OR6") == act.Deal(CHANCE, Design.ORC_WARRIOR)
    assert read(swapped, "deal OR4") == act.Deal(CHANCE, Design.ORC_VETERAN)
    assert read(swapped, "deal orc 4") == act.Deal(CHANCE, Design.ORC_VETERAN)
    same = at("warrior_value=6\nphase call")
    assert [code(design, same.options) for design in DESIGNS[:3]] == ["ORw", "ORv", "OR*"]
    for text, design in (("ORw", Design.ORC_WARRIOR), ("ORv", Design.ORC_VETERAN), ("ORl", Design.ORC_LEADER)):
        assert read(same, f"deal {text}") == act.Deal(CHANCE, design)
    with pytest.raises(NotationError):
        read(same, "deal OR6")  # which of the two?
    low = at("warrior_value=0\nphase call")
    assert read(low, "deal OR0") == act.Deal(CHANCE, Design.ORC_WARRIOR)


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_no_two_cards_share_a_name(options: Options) -> None:
    codes = [code(design, options) for design in DESIGNS]
    assert len(set(codes)) == len(DESIGNS)
    known = [words_of(name) for names in card_names(options).values() for name in set(names.split("|"))]
    owners = {words_of(name): design for design, names in card_names(options).items() for name in names.split("|")}
    for design, names in card_names(options).items():
        assert all(owners[words_of(name)] is design for name in names.split("|"))
    assert set(known) == set(owners)


# --- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("sorcerer", [0, 3])
def test_players_are_colours_seats_or_letters_from_the_sorcerer_on(players: int, sorcerer: int) -> None:
    state = at(f"{players} players, sorcerer {sorcerer}\nphase call")
    for step, letter in enumerate(LETTERS[:players]):
        seat = Seat((sorcerer + step) % players)
        for name in (letter, letter.lower(), COLOURS[seat], COLOURS[seat].upper(), str(seat)):
            assert read(state, f"{name}: done") == act.EndSending(seat)
            assert read(state, f"champion {name}") == act.NameChampion(Seat(sorcerer), seat)
            assert read(state, f"A: ask {name} gob") == act.SpyAsk(state.recruiters[0], seat, GOB)
    for name in (*LETTERS[players:], *COLOURS[players:], str(players), "9"):
        with pytest.raises(NotationError, match="expected a player"):
            read(state, f"champion {name}")


def test_a_seat_or_a_name_in_front_says_who() -> None:
    assert GAME.parse("done", STATE, C) == act.EndSending(C)
    assert GAME.parse("B: done", STATE, C) == act.EndSending(B)  # the text knows better
    assert GAME.parse("done", STATE, CHANCE) == act.EndSending(A)
    assert GAME.parse("deal gia", STATE, B) == act.Deal(CHANCE, GIA)  # which is nobody's to do


# --- the moves in other words ----------------------------------------------------------------------------------------


SPELT: dict[str, tuple[str, ...]] = {
    "blue: desertion 3": (
        "A: desertion on pile 3", "A: desertion pile 3", "A: desertion on 3", "A: desert 3", "a: DES 3",
        "desertion(3)", "Bleu : désertion sur pile 3", "bleu: deserter la pile 3", "Blue: lay a desertion on pile 3",
    ),
    "blue: shield 3": ("A: shield on pile 3", "A: sh 3", "A: claim pile 3", "A: claim 3"),
    "blue: champion green": ("champion(B)",),
    "blue: ask green orc_veteran": (
        "A: ask(B, OR6)", "A: ask B for OR6", "A: demander un vétéran orc à B", "A: demander à Vert un vétéran orc",
        "A: ask B for an orc veteran",
    ),
    "red: call orc": ("Z: call orcs", "Z: call orc", "Z: call OR"),
    "red: call barbarian": ("Z: call barbarians",),
    "red: call skeleton": ("Z: call skeletons", "Z: call the Skeletons to battle"),
    "red: call dwarf": ("Z: call dwarves", "Z: call dw", "Z: appeler les nains au combat"),
    "red: call mercenary": ("Z: call mercenaries",),
    "red: call spy": ("Z: call spies",),
    "blue: commit none": (
        "A: send none", "A: send nothing", "A: commit nothing", "A: n'envoyer aucun mercenaire", "A: commit aucun",
    ),
    "blue: commit goblin troll": ("A: send gob tro", "A: send gob and tro", "A: send gob + tro"),
    "blue: commit goblin goblin troll": ("A: commit gob, gob, tro", "A: send 2xgob and a troll"),
    "blue: commit goblin": ("A: commit gob",),
    "blue: commit war_machine flying_machine": ("A: commit war machine flying machine",),
    "blue: commando green any": ("A: commando B", "A: commando B all", "A: commando against B any"),
    "blue: commando green orc": ("A: commando B orcs",),
    "blue: commando green mercenary": ("A: commando B merc", "A: commando B mercenaries"),
    "blue: flyer 2": ("A: flyer with 2", "A: machine volante avec 2 gobelins", "A: flying machine with 2 goblins"),
    "blue: flyer 0": ("A: flyer alone",),
    "blue: no commando": ("A: hold commando", "A: hold", "A: ne pas jouer de commando", "A: pas de commando"),
    "blue: no flyer": ("A: hold flyer", "A: no flyer", "A: sans machine volante"),
    "back start": ("BACK start",),
    "deal start": ("deal START", "distribuer début"),
    "blue: done": (
        "  A:   done  ", "`A: done`", "A: done  # no mercenaries", "A:done", "A: ne plus rien envoyer", "A done",
        "A: fini", "A: pass",
    ),
    "blue: shield 5": ("A: poser un bouclier sur la pile 5", "A bouclier 5"),
    "red: champion green": ("rouge: nommer Vert champion", "Z: name B as champion"),
    "blue: ask green spy_3": ("A: ask B for spy3",),
    "blue: ask green flying_machine": ("A: ask for the flying machine from B",),
    "blue: decline": ("A: Ne rien demander", "A: ask for nothing"),
    "blue: send goblin": ("A: send a goblin",),
    "blue: send war_machine": ("A: envoyer la machine de guerre",),
    "blue: commit goblin goblin": ("A: send 2 gob",),
    "blue: commit goblin goblin goblin troll": ("A: engager 3 gobelins, 1 troll",),
    "blue: commando green skeleton": ("A: commando contre les squelettes de B",),
    "blue: commando green dwarf": ("A: commando contre B : nains",),
    "blue: try peek 3": ("A: essayer fouiller 3",),
    "blue: try look 2": ("A: essayer regarder vert",),
    "deal dwarf_leader": ("distribuer un chef nain",),
    "strike giant": ("frapper le géant",),
    "end round": ("Fin de la manche",),
    "sorcerer yellow": ("sorcier jaune",),
}  # fmt: skip
"""What is written, and in which other words it may be typed."""


@pytest.mark.parametrize(("text", "plain"), [(text, plain) for plain, texts in SPELT.items() for text in texts])
def test_a_move_may_be_typed_in_many_words(text: str, plain: str) -> None:
    for typed_ in (text, text.upper()):
        assert GAME.format(GAME.parse(typed_, STATE)) == plain


@pytest.mark.parametrize(
    ("phase", "plain"),
    [
        (Phase.SPY, "blue: decline"),
        (Phase.COMMIT, "blue: done"),
        (Phase.COMMANDO, "blue: no commando"),
        (Phase.FLYER, "green: no flyer"),
    ],
)
def test_to_pass_is_to_answer_nothing(phase: Phase, plain: str) -> None:
    state = at(PHASES[phase])
    for word in ("pass", "passer"):
        assert GAME.format(GAME.parse(word, state)) == plain


def test_what_may_not_be_done_is_forbidden_and_no_slip_of_the_pen() -> None:
    for text in ("A: lay a shield on pile 3", "A: demander un troll à B", "B: pass", "A: send 9 dwarf leaders"):
        with pytest.raises(IllegalAction):
            GAME.apply(STATE, GAME.parse(text, STATE))


def test_hold_means_the_card_that_is_asked_about() -> None:
    for word in ("hold", "no"):
        assert read(COMMANDO, f"A: {word}") == act.HoldCommando(A)
        assert read(FLYER, f"B: {word}") == act.HoldFlyer(B)
        assert read(FLYER, f"B: {word} commando") == act.HoldCommando(B)


def test_one_mercenary_is_sent_and_several_are_announced() -> None:
    assert read(COMMIT, "A: send gob") == act.Send(A, GOB)
    assert read(COMMIT, "A: commit gob") == act.Commit(A, (GOB,))
    one, two = after(COMMIT, "A: send gob", "A: done"), after(COMMIT, "A: commit gob")
    assert one == two
    assert after(COMMIT, "A: send gob").active == A  # the turn goes on


def test_what_no_rule_allows_is_read_and_left_to_the_judge() -> None:
    refused(OPEN, "A: desertion 99", "4.6")
    refused(OPEN, "A: desertion 0", "4.6")
    refused(FLYER, "B: flyer 99", "18.2", "18.4")
    refused(COMMIT, "A: send OR4", "15.5", "15.4")
    refused(CALL, "Z: call spies", "14.1")
