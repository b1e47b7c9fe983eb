"""Orcs vs Orcs on one page: the turn, zones entered, Units, the battle, glory, the Heroes."""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.box import COPIES, HEROES, UNITS
from orclib.games.orcs_vs_orcs.picture import cards, pieces
from orclib.games.orcs_vs_orcs.rules.effects import ENTRIES
from orclib.games.orcs_vs_orcs.state import Options
from orclib.games.orcs_vs_orcs.text.names import card_name
from orclib.language import labelled, spoken
from orclib.scene import Scene, parts
from orclib.scene.handout import Handout, Panel
from orclib.scene.palette import INK, PANEL

_SEAT: Final = Seat(0)


def glance() -> Scene:
    """The turn and the tables of the game on one page."""
    lead = spoken(
        "The camp with the most glory wins: four objectives a game turn, and military victories.",
        "Le plus de gloire l'emporte : quatre Objectifs par tour, et des victoires militaires.",
    )
    sheet = Handout("Orcs vs Orcs", lead, (1.08, 1.12, 0.8))
    _turn(sheet.panel(0, spoken("A turn: 3 actions", "Un tour : 3 actions")))
    _entered(sheet.panel(0, spoken("When you stop in a zone", "S'arrêter dans une zone")))
    _units(sheet.panel(1, spoken("Units: strength, effect", "Unités : force, Effet")))
    _battle(sheet.panel(1, spoken("A battle, round by round", "Une bataille, round par round")))
    _heroes(sheet.panel(2, spoken("Heroes", "Héros")))
    _glory(sheet.panel(2, spoken("Glory", "Gloire")))
    return sheet.scene()


def _turn(panel: Panel) -> None:
    panel.about(
        spoken("4 actions with a mana well when the turn begins.", "4 avec un Puits de Mana au début du tour."),
        pieces.scaled(pieces.well(), 0, -1, 0.85),
    )
    panel.about(
        spoken(
            "Move an army 1 or 2 zones; some may stay or join on the way. Moved Hordes lie down.",
            "Mouvement : 1 ou 2 zones, en laissant ou prenant des Hordes en route ; couchées.",
        ),
        (pieces.horde(0, 0, pieces.swatch(_SEAT).fill, size=24, stroke=INK),),
    )
    panel.about(
        spoken(
            "Forced march: moved Hordes go 1 zone more; one of them is removed.",
            "Marche forcée : 1 zone de plus, au prix d'une Horde.",
        ),
        (pieces.horde(0, 0, pieces.swatch(_SEAT).fill, lying=True, size=24, stroke=INK),),
    )
    panel.about(
        spoken(
            "Recruit 2 Hordes: Dark City, or standing fortress (2 a turn each).",
            "Recruter 2 Hordes : Cité Sombre, Forteresse debout (2 par tour).",
        ),
        pieces.scaled(pieces.dark_city(0, 0, _SEAT), 0, 0, 0.62),
    )
    panel.about(
        spoken(
            "Buy a card per standing fortress and Dark City, all of different kinds.",
            "Acheter une carte par Forteresse debout et Cité Sombre, toutes différentes.",
        ),
        (parts.sign(0, 0, "gold", 24),),
    )
    panel.about(
        spoken(
            "Build where you have a Horde: 1 action to lay a fortress, 1 in a later turn to stand it up.",
            "Édifier là où est une Horde : 1 action pour poser, 1 plus tard pour dresser.",
        ),
        pieces.scaled(pieces.fortress(0, 0, _SEAT, True), 0, 0, 0.9),
    )
    panel.done()


def _entered(panel: Panel) -> None:
    panel.about(
        spoken(
            "Village: raze (token red, trophy), convert (a Horde, trophy) or control (marker).",
            "Village : raser (jeton rouge, trophée), convertir (Horde, trophée), contrôler.",
        ),
        pieces.scaled(pieces.village(), 0, 0, 0.85),
    )
    panel.about(
        spoken(
            "City: a neutral one costs a Horde; draw 2 Heroes, keep 1. An enemy's: take a Hero of theirs.",
            "Cité neutre : coûte une Horde ; 2 Héros piochés, 1 gardé. Ennemie : un de ses Héros.",
        ),
        pieces.scaled(pieces.city(), 0, 0, 0.7),
    )
    panel.about(
        spoken(
            "Enemy army: it retreats (1 glory for you), or a battle after the actions.",
            "Armée ennemie : elle recule (1 gloire), ou bataille après les actions.",
        ),
        (parts.sign(0, 0, "axe", 24),),
    )
    panel.about(
        spoken("White Tower, mana well: your marker.", "Tour blanche, Puits de Mana : votre marqueur."),
        pieces.scaled(pieces.tower(), 0, 0, 0.68),
    )
    panel.done()


def _units(panel: Panel) -> None:
    for card, count in zip(UNITS, COPIES, strict=True):
        name = f"{card_name(card)} {cards.value(card, Options())} ({count}\N{MULTIPLICATION SIGN})"
        brief = ENTRIES[card].brief
        told = labelled(name, str(brief)) if brief else name
        panel.about(told, cards.art(card, 0, 0, 26, INK, PANEL))
    panel.row(
        spoken(
            "The last three stand behind one of the first three, or have their strength only and are discarded.",
            "Les trois derniers : derrière l'un des trois premiers, sinon force seule, puis défausse.",
        ),
        after=2,
    )
    panel.done()


def _battle(panel: Panel) -> None:
    steps = (
        (
            "Deck: up to 10 of your cards, in secret.",
            "Deck : jusqu'à 10 de vos cartes, en secret.",
        ),
        (
            "Draw up to 2; choose 1, reveal together. Or 2 new ones for 1 strike.",
            "Piochez jusqu'à 2 ; choisissez-en 1, révélez. Ou 2 autres contre 1 frappe.",
        ),
        (
            "Strengths together; then Heroes, then Units, attacker first. 6 strikes cost a Horde.",
            "Forces ensemble ; puis Héros, puis Unités, attaquant d'abord. 6 frappes = une Horde.",
        ),
        (
            "Lost: no Horde left, 2 losses to 0, 3 losses, or no card. The winner gains 1 glory.",
            "Perdu : plus de Horde, 2 pertes à 0, 3 pertes ou plus de carte. Le vainqueur a 1 gloire.",
        ),
    )
    panel.numbered(spoken(*words) for words in steps)
    panel.done()


def _heroes(panel: Panel) -> None:
    for hero in HEROES:
        art = cards.art(hero, 10, 11, 20, INK, PANEL)
        panel.row(labelled(card_name(hero), str(ENTRIES[hero].brief)), art, 20, 22, after=0)
    panel.done()


def _glory(panel: Panel) -> None:
    panel.about(
        spoken(
            "Each of 4 objectives pays 1 a game turn (two tied: both); the right one goes. "
            "End: no glory left, or nobody can pass the leader any more.",
            "Chacun des 4 Objectifs paie 1 par tour (ou 1 à chacun de deux ex æquo) ; celui de droite part. "
            "Fin : plus de gloire ou avance décisive.",
        ),
    )
    panel.done()
