"""What the game says: something for every action, event, reason and score line, and well in both languages."""

from __future__ import annotations

import inspect
import json
import pkgutil
import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, get_args, get_type_hints

import pytest

from orclib.engine import Action, Event, Line, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import board, rules
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Card, Objective
from orclib.games.orcs_vs_orcs.box import Line as Row
from orclib.games.orcs_vs_orcs.rules import decks, moment, tries, turn
from orclib.games.orcs_vs_orcs.state import FRONT, Spot
from orclib.games.orcs_vs_orcs.text.sentences import (
    chapter,
    sentence,
    zone_name,
)
from orclib.language import LANGUAGES
from orclib.language.switch import language
from orclib.testing.words import _BLEMISHES, speaking

GREEN, BLUE, ORANGE, VIOLET = map(Seat, range(4))
NBSP = "\N{NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the map of the box is loaded, and English is spoken."""
    monkeypatch.setattr(board.FILES, "loaded", {})
    with speaking("en"):
        yield


def both(thing: Action | Event | Reason | Line) -> tuple[str, str]:
    """A sentence in English and in French, where a plain blank stands for one that does not break."""
    texts = []
    for code in LANGUAGES:
        with speaking(code):
            texts.append(sentence(thing))
    return texts[0], texts[1].replace(NBSP, " ")


def reads_well(thing: Action | Event | Reason | Line) -> None:
    for code in LANGUAGES:
        with speaking(code):
            text = sentence(thing)
        for blemish, name in _BLEMISHES:
            assert not blemish.search(text), f"{text!r} has {name}: that is {thing!r}, in {code!r}"
        assert text[0] == text[0].upper()
        assert isinstance(thing, Action | Line) or text[-1] in ".!", text


# --- everything has words --------------------------------------------------------------------------------------------


def classes(module: types.ModuleType, base: type) -> set[type]:
    """The classes of a module that extend another."""
    found = {each for _name, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, base)}
    return {each for each in found if each.__module__.startswith(module.__name__)}


EVENTS: Final = classes(ev, Event)


def test_every_action_and_every_event_has_words() -> None:
    assert all(vars(each).get("says") for each in classes(act, Action))
    assert all(vars(each).get("says") for each in EVENTS)


def entries() -> list[Rule]:
    """Every rule of the chapters."""
    chapters = [import_module(found.name) for found in pkgutil.iter_modules(rules.__path__, f"{rules.__name__}.")]
    found = [each for chapter in chapters for each in vars(chapter).values() if isinstance(each, Rule)]
    for each in get_args(tries.AnyTry):
        found += [each.against] if isinstance(each.against, Rule) else each.against
    return [each for at, each in enumerate(found) if each not in found[:at]] + [*moment.FIRST.values()]


RULES: Final = entries()


# --- every clause of every event -------------------------------------------------------------------------------------

_ENGAGED = ("OVO-17.10", "OVO-19.3", "OVO-21.1", "OVO-24.7", "OVO-24.8")
_BY_EFFECT = ("OVO-20.2", "OVO-20.4", "OVO-20.5", "OVO-20.6", "OVO-20.12", "OVO-22.5", "OVO-22.8", "OVO-22.16")
CLAUSES: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.TileTurned: ("OVO-4.20", "OVO-4.21", "OVO-28.3", "OVO-28.4"),
    ev.FirstNamed: ("OVO-4.22", "OVO-28.1"),
    ev.TurnBegan: ("OVO-5.2", "OVO-5.3", "OVO-5.4", "OVO-31.2", "OVO-31.3"),
    ev.MarkerReturned: ("OVO-8.11", "OVO-8.12"),
    ev.PartnerKeeps: ("OVO-30.4",),
    ev.Razed: ("OVO-8.2", "OVO-8.4"),
    ev.Converted: ("OVO-8.5", "OVO-8.7"),
    ev.Controlled: (
        "OVO-8.8", "OVO-8.12", "OVO-9.2", "OVO-9.6", "OVO-10.1", "OVO-10.2", "OVO-10.3", "OVO-11.16",
    ),
    ev.MilitiaFought: ("OVO-9.1", "OVO-9.4"),
    ev.HeroKept: ("OVO-9.3", "OVO-9.5"),
    ev.Conquered: ("OVO-14.11", "OVO-14.12"),
    ev.Met: ("OVO-11.1", "OVO-11.6", "OVO-11.8", "OVO-11.15"),
    ev.Stood: ("OVO-11.7", "OVO-11.11", "OVO-11.13"),
    ev.Retreated: ("OVO-11.4", "OVO-26.2", "OVO-26.4"),
    ev.BerserkCost: ("OVO-23.4", "OVO-23.5"),
    ev.ZoneEntered: ("OVO-23.2", "OVO-23.8"),
    ev.ZoneSettled: ("OVO-26.5", "OVO-26.6"),
    ev.Destroyed: ("OVO-11.9", "OVO-26.3"),
    ev.GloryWon: ("OVO-11.5", "OVO-11.10", "OVO-26.1"),
    ev.Recruited: ("OVO-12.1", "OVO-12.3"),
    ev.BattleBegan: ("OVO-16.7", "OVO-24.1"),
    ev.RoundBegan: ("OVO-17.1", "OVO-17.16"),
    ev.CardDrawn: ("OVO-17.1", "OVO-22.7"),
    ev.Revealed: ("OVO-17.4", "OVO-22.3", "OVO-22.7", "OVO-22.17"),
    ev.Engaged: _ENGAGED,
    ev.Unprotected: ("OVO-19.5", "OVO-21.4"),
    ev.Struck: ("OVO-17.6", "OVO-17.11", *_BY_EFFECT, "OVO-22.18"),
    ev.HordeLost: ("OVO-18.2", "OVO-22.9"),
    ev.NoEffect: (
        "OVO-20.1", "OVO-20.2", "OVO-20.5", "OVO-20.6", "OVO-20.7", "OVO-20.12", "OVO-22.1", "OVO-22.2", "OVO-22.6",
        "OVO-22.7", "OVO-22.8", "OVO-22.10", "OVO-22.11", "OVO-22.12", "OVO-22.13", "OVO-22.14", "OVO-22.15",
        "OVO-22.16", "OVO-22.17", "OVO-22.18", "OVO-22.19", "OVO-22.20",
    ),
    ev.Discarded: (
        "OVO-19.6", "OVO-20.9", "OVO-20.11", "OVO-20.12", "OVO-21.4", "OVO-22.10", "OVO-22.15",
    ),
    ev.DeckSearched: ("OVO-22.10", "OVO-22.19"),
    ev.BattleEnded: (
        "OVO-25.2", "OVO-25.3", "OVO-25.4", "OVO-25.5", "OVO-25.6", "OVO-25.7", "OVO-25.8",
    ),
    ev.HordesBack: ("OVO-11.10", "OVO-26.3", "OVO-26.7"),
    ev.ObjectiveScored: ("OVO-27.2", "OVO-27.3", "OVO-27.13"),
    ev.ObjectiveVoid: ("OVO-27.4", "OVO-27.5", "OVO-27.13"),
    ev.GameOver: ("OVO-29.1", "OVO-29.2"),
}  # fmt: skip
"""The clauses that change what an event says; all others have one sentence for all of theirs."""

VALUES: Final[dict[Any, tuple[Any, ...]]] = {
    Seat: (GREEN, ORANGE),
    Card: (Card.SHAMAN, Card.ASHANI),
    Objective: (Objective.KILLS, Objective.TOWER),
    Spot: (Spot(1, Row.FIRST), Spot(1, Row.SECOND), FRONT),
    bool: (False, True),
    int: (0, 1, 5),
    str: ("n_cw1", "n_road", "tower", "start_w"),
    tuple[str, ...]: (("n_road",), ("n_road", "tower")),
    tuple[int, ...]: ((1, 0), (2, 2)),
    tuple[Seat, ...]: ((GREEN,), (BLUE, ORANGE)),
    tuple[Card, ...]: ((Card.ORC,), (Card.ORC, Card.ORC, Card.XAPHYR)),
    tuple[tuple[str, int, int], ...]: (
        (("ORC", 1, 1), ("HEAVY", 2, 1)),
        (("fortress", 1, 2), ("BOAR", 0, 1)),
        (("XBOW", 2, 2),),
    ),
}
"""What a field of a kind may hold."""


def made(kind: type[Event], clause: str, rng: Random) -> Event:
    """An event with some of the values that its fields may hold; who does not know a private one sees None."""
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(kind).items():
        if name == "clause" or name not in kind.__struct_fields__:
            continue
        wanted = [each for each in get_args(hint) if each is not type(None)] if type(None) in get_args(hint) else [hint]
        fields[name] = rng.choice(VALUES[wanted[0]])
        if name in kind.private and rng.random() < 0.5:
            fields[name] = None
    if kind is ev.BattleEnded:
        fields["losers"], fields["winner"] = (GREEN,), ORANGE
    if kind is ev.Struck:
        fields["card"] = None if clause == "OVO-17.6" else rng.choice(VALUES[Card])
        fields["effect"] = clause not in ("OVO-17.6", "OVO-17.11")
    return kind(clause, **fields)


@pytest.mark.parametrize("kind", sorted(EVENTS, key=str), ids=lambda kind: kind.__name__)
def test_an_event_reads_well_whatever_it_holds(kind: type[Event]) -> None:
    rng = Random(1)
    for clause in CLAUSES.get(kind, ("OVO-1.1",)):
        for _ in range(12):
            event = made(kind, clause, rng)
            reads_well(event)
            english, french = both(event)
            assert english != french


# --- every reason ----------------------------------------------------------------------------------------------------

FACTS: Final[tuple[dict[str, Any], ...]] = tuple(
    {
        **dict.fromkeys(("zone", "start"), zone), "end": "n_road", "city": "n_city", "seat": seat, "card": card,
        **dict.fromkeys(
            (
                "n", "there", "fresh", "along", "moved", "marched", "reserve", "done", "most", "supply", "space",
                "zones", "rooted", "wanted",
            ),
            n,
        ),
        "hero": "ASHANI", "tile": "CITIES", "players": 2, "way": ("n_city", "ne_in", "n_road"),
    }
    for zone, seat, card, n in (
        ("n_cw1", GREEN, "ORC", 0), ("tower", ORANGE, "SHAMAN", 1), ("start_w", VIOLET, "ERUHSK", 2),
    )
)  # fmt: skip


@pytest.mark.parametrize("entry", RULES, ids=lambda entry: f"{entry.clause} {entry.code}")
def test_a_reason_reads_well_whatever_its_facts(entry: Rule) -> None:
    for facts in FACTS:
        reason = entry(**facts)
        reads_well(reason)
        english, french = both(reason)
        assert english != french


def test_the_same_code_under_two_clauses_says_two_things_about_one_action() -> None:
    pairs = (
        ("no-road", "OVO-3.3", "OVO-3.4"),
        ("dark-city", "OVO-6.15", "OVO-15.2"),
        ("partner-there", "OVO-30.2", "OVO-30.3"),
        ("enemy-stops", "OVO-6.2", "OVO-6.3"),
        ("march-too-few", "OVO-7.2", "OVO-7.3"),
        ("march-unmoved", "OVO-7.1", "OVO-7.4"),
        ("fortress-lies", "OVO-12.8", "OVO-14.8"),
        ("closed-dark-city", "OVO-6.15", "OVO-11.3"),
        ("covered", "OVO-21.5", "OVO-22.1"),
        ("go-on", "OVO-6.2", "OVO-11.12"),
    )
    for code, one, other in pairs:
        said = {each.clause: both(each(**FACTS[0])) for each in RULES if each.code == code}
        assert said[one] != said[other]


# --- words, one by one -----------------------------------------------------------------------------------------------

EXAMPLES: Final[tuple[tuple[Any, str, str], ...]] = (
    (
        act.Move(GREEN, "start_n", 4, ("n_road", "n_city"), leave=1, take=2),
        "Move 4 Hordes from Start N by Oxwell to Hallowmere, leave 1 and take 2 along on the way",
        "Déplacer 4 Hordes du Départ N par Oxwell à Hallowmere, en laisser 1 et en prendre 2 en route",
    ),
    (
        act.Recruit(GREEN, (("start_n", 1), ("n_road", 1))),
        "Recruit 1 Horde at Start N and 1 Horde at Oxwell",
        "Recruter 1 Horde au Départ N et 1 Horde à Oxwell",
    ),
    (
        act.Commit(GREEN, Card.XBOW, Spot(1, Row.SECOND)),
        "Choose the Crossbowman, in the second line of column 2",
        "Choisir l'Arbalétrier, en seconde ligne de la colonne 2",
    ),
    (
        act.Commit(GREEN, Card.SHAMAN, None),
        "Choose the Shaman, without protection",
        "Choisir la Shaman, sans protection",
    ),
    (
        act.Commit(GREEN, Card.FROKSH, Spot(0, Row.FIRST)),
        "Choose Froksh, on the first-line Unit of column 1",
        "Choisir Froksh, sur l'Unité de première ligne de la colonne 1",
    ),
    (tries.Mark(GREEN, "tower"), "Put a marker at the White Tower", "Poser un marqueur à la Tour blanche"),
    (act.Vanguard(GREEN, ()), "Engage nobody before the first round", "N'engager personne avant le premier round"),
    (
        ev.MilitiaFought("OVO-9.1", ORANGE, "n_city", 1),
        "The militia of Hallowmere kills one of Orange's Hordes: 1 is left.",
        "La milice de Hallowmere tue une des Hordes d'Orange : il en reste 1.",
    ),
    (
        ev.ActionsOver("OVO-5.8", GREEN, 1),
        "Green ends the action phase: 1 action is lost.",
        "Vert termine sa phase d'actions : 1 action est perdue.",
    ),
    (ev.HeroDrawn("OVO-9.3", GREEN, None), "Green draws a Hero.", "Vert pioche un Héros."),
    (
        ev.HeroDrawn("OVO-9.3", GREEN, Card.KRO_MORDA),
        "Green draws a Hero: Kro-Morda.",
        "Vert pioche un Héros : Kro-Morda.",
    ),
    (ev.CardDrawn("OVO-17.1", BLUE, None), "Blue draws a card.", "Bleu pioche une carte."),
    (ev.CardDrawn("OVO-17.1", BLUE, Card.BOAR), "Blue draws a Boar rider.", "Bleu pioche un Sanglier monté."),
    (
        ev.GloryWon("OVO-26.1", BLUE, 0),
        "Blue gains 1 glory point for the battle won. The supply is empty.",
        "Bleu gagne 1 point de gloire pour la bataille gagnée. Le stock est vide.",
    ),
    (
        ev.Struck("OVO-17.11", BLUE, 2, Card.HEAVY, False, (), 1, 3),
        "The Heavy Orc's strength: 2 strikes for Blue, token from 1 to 3.",
        "Force de l'Orc lourd : 2 frappes pour Bleu, jeton de 1 à 3.",
    ),
    (
        ev.Struck("OVO-20.4", BLUE, 4, Card.HEAVY, True, (("fortress", 1, 2), ("BOAR", 2, 1)), 3, 1),
        "The Heavy Orc's effect: 2 for the fortress + 1 × 2 Boar riders = 4 strikes for Blue, token from 3 past the "
        "end to 1.",
        "Effet de l'Orc lourd : 2 pour la Forteresse + 1 × 2 Sangliers montés = 4 frappes pour Bleu, jeton de 3 à 1 en "
        "passant la fin.",
    ),
    (
        ev.Struck("OVO-20.2", GREEN, 1, Card.XBOW, True, (("ORC", 0, 1), ("HEAVY", 1, 1)), 5, 6),
        "The Crossbowman's effect: 1 × 1 Heavy Orc = 1 strike for Green, token from 5 to 6.",
        "Effet de l'Arbalétrier : 1 × 1 Orc lourd = 1 frappe pour Vert, jeton de 5 à 6.",
    ),
    (
        ev.Struck("OVO-17.6", GREEN, 1, None, False, (), 6, 1),
        "Reorganising: 1 strike for Green, token from 6 past the end to 1.",
        "Réorganisation : 1 frappe pour Vert, jeton de 6 à 1 en passant la fin.",
    ),
    (
        ev.ObjectiveScored("OVO-27.3", Objective.HORDES, (BLUE, GREEN), (7, 7, 3)),
        "Most Hordes on the board: Blue and Green are tied and gain 1 point each.",
        "Le plus de Hordes sur le plateau : Bleu et Vert sont à égalité et gagnent 1 point chacun.",
    ),
    (
        turn.MOVED_ALREADY(zone="n_cw1", n=3, there=3, fresh=1),
        "Only 1 of your Hordes at Thornby has not moved in this turn, and 3 are to move.",
        "Seule 1 de vos Hordes à Thornby ne s'est pas déplacée à ce tour, et vous en déplacez 3.",
    ),
    (
        decks.NOT_OWNED(card="HEAVY", n=2),
        "You do not have 2 Heavy Orcs to put in the deck.",
        "Il vous manque pour le Deck : 2 Orcs lourds.",
    ),
    (
        decks.NOT_OWNED(card="CATAPULT", n=1),
        "You do not have a Catapult to put in the deck.",
        "Il vous manque pour le Deck : une Catapulte.",
    ),
)


@pytest.mark.parametrize(("thing", "english", "french"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_how_it_is_said(thing: Any, english: str, french: str) -> None:
    assert both(thing) == (english, french)


# --- names -----------------------------------------------------------------------------------------------------------


def test_where_two_maps_do_not_agree_a_zone_goes_by_its_id(tmp_path: Path) -> None:
    plan = board.plan()
    plan["name"] = "other"
    for face in plan["boards"].values():
        for zone in face["zones"]:
            if zone["id"] == "n_cw1":
                zone["name"] = "Elsewhere"
            if zone["id"] == "tower":
                zone["name"] = "White {Tower}"
    path = tmp_path / "other.json"
    path.write_text(json.dumps(plan), "utf-8")
    board.load(path)
    assert zone_name("n_cw1") == "n_cw1"
    assert zone_name("n_road") == "Oxwell"
    assert sentence(ev.LeftBehind("OVO-6.8", GREEN, "tower", 1)) == "Green leaves 1 Horde behind at tower."


# --- the story -------------------------------------------------------------------------------------------------------


def test_the_story_has_chapters() -> None:
    began = ev.BattleBegan("OVO-16.7", "n_road", GREEN, ORANGE, 3, 2, False)
    reckoned = ev.ReckoningBegan("OVO-27.1", 3)
    events = (ev.GameTurnBegan("OVO-5.1", 3), ev.TurnBegan("OVO-5.2", ORANGE, 3, ()), began, reckoned)
    assert [chapter(event) for event in events] == [
        "Game turn 3",
        "Orange's turn",
        "Battle at Oxwell: Green against Orange",
        "The reckoning of game turn 3",
    ]
    language("fr")
    assert [chapter(event).replace(NBSP, " ") for event in events[:3]] == [
        "Tour de jeu 3",
        "Le tour d'Orange",
        "Bataille à Oxwell : Vert contre Orange",
    ]
    assert chapter(ev.RoundBegan("OVO-17.1", 1)) == ""
