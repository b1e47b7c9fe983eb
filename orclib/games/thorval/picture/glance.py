"""Thorval on one page: set-up, the round, helps, units, the attack, treasures, the end."""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.games.thorval.box import Kind
from orclib.games.thorval.helps import HELPS
from orclib.games.thorval.picture import pieces
from orclib.language import spoken
from orclib.scene import Box, Scene, parts
from orclib.scene.handout import Handout, Panel
from orclib.scene.palette import INK

_SEAT: Final = Seat(0)


def glance() -> Scene:
    """The turn and the tables of the game on one page."""
    lead = spoken(
        "Recover your own chest, crown and magic ring: who has all three is king.",
        "Retrouvez vos coffret, couronne et anneau magique : qui a les trois est roi.",
    )
    sheet = Handout("Thorval", lead, (1, 1, 1))
    _setup(sheet.panel(0, spoken("Set-up", "Mise en place")))
    _units(sheet.panel(0, spoken("Units and strength", "Unités et puissance")))
    _round(sheet.panel(1, spoken("A round", "Un tour de jeu")))
    _help(sheet.panel(1, spoken("Help: one a turn, ten in all", "Aide : 1 par tour, 10 en tout")))
    _attack(sheet.panel(2, spoken("The attack", "L'attaque")))
    _treasures(sheet.panel(2, spoken("Treasures and the end", "Trésors et fin")))
    return sheet.scene()


def _setup(panel: Panel) -> None:
    panel.numbered(
        [
            spoken(*words)
            for words in (
                (
                    "Each puts a soldier in a free castle; two orks go in each other castle.",
                    "Chacun met un soldat dans un château libre ; deux Orks dans chaque autre château.",
                ),
                (
                    "In each region two dice name two territories: two orks in each.",
                    "Dans chaque région, deux dés désignent deux territoires : deux Orks dans chacun.",
                ),
                (
                    "In turn a soldier in a vacant territory, until none is left.",
                    "À tour de rôle, un soldat dans un territoire vacant, jusqu'au dernier.",
                ),
                (
                    "The left neighbour hides your treasures: one in a castle, two in territories.",
                    "Le voisin de gauche cache vos trésors : un dans un château, deux dans des territoires.",
                ),
                ("Ten soldiers in one of your spaces.", "Dix soldats dans une de vos cases."),
            )
        ]
    )
    panel.done()


def _units(panel: Panel) -> None:
    panel.about(
        spoken("Soldiers, orks: 1 each, 4 at most", "Soldats, Orks : 1 chacun, 4 au plus"),
        pieces.soldiers(0, 0, _SEAT, 4, 30),
    )
    panel.about(
        spoken("Hero: +1 (alone 1); no ork attacks him", "Héros : +1 (seul : 1) ; aucun Ork ne l'attaque"),
        parts.badge(0, 0, "sword", INK, 15),
    )
    panel.about(
        spoken("Small wizard: +2 (alone 2)", "Petit magicien : +2 (seul : 2)"),
        parts.badge(0, 0, "hat", INK, 15),
    )
    panel.about(
        spoken(
            "Defender: +1 forest or mountain (not by tunnel), +2 castle, +2 by bridge or tunnel",
            "Défenseur : +1 forêt ou montagne (sauf par tunnel), +2 château, +2 par pont ou tunnel",
        ),
        (parts.sign(0, 0, "castle", 28),),
    )
    panel.about(
        spoken(
            "Two soldiers put together may be hero or wizard; the two are never in one space.",
            "Deux soldats posés ensemble : un héros ou un magicien ; jamais les deux au même endroit.",
        ),
    )
    panel.done()


def _round(panel: Panel) -> None:
    ork, die = (parts.sign(0, 0, "orc_head", 30, pieces.ORK, INK),), parts.die(Box(-14, -14, 28, 28), 5)
    panel.about(
        spoken(
            "Each player rolls a region: one ork more wherever orks are. Four or more attack their neighbours. "
            "An ork in each empty space.",
            "Chacun tire une région : un Ork de plus partout où il y en a. À quatre ou plus, ils attaquent leurs "
            "voisins. Un Ork dans chaque case vide.",
        ),
        ork,
    )
    panel.about(
        spoken(
            "The dragon lands in a territory and eats up to 6. Nobody attacks him.",
            "Le dragon se pose dans un territoire et en mange jusqu'à 6. On ne l'attaque pas.",
        ),
        pieces.marker("dragon"),
    )
    panel.about(
        spoken(
            "The mediator brings 3 soldiers (or orks). No player attacks in his region.",
            "Le médiateur amène 3 soldats (ou Orks). Aucun joueur n'attaque dans sa région.",
        ),
        pieces.marker("mediator"),
    )
    panel.about(spoken("The highest roll is first player.", "Le plus haut jet est premier joueur."), die)
    panel.about(
        spoken(
            "Each player: help, reinforcements (a soldier per space of your kingdoms, at least 4), one attack.",
            "Chacun : aide, renforts (un soldat par case de vos royaumes, au moins 4), une attaque.",
        ),
        pieces.soldiers(0, 0, _SEAT, 1, 30),
    )
    panel.done()


def _help(panel: Panel) -> None:
    panel.numbered([spoken(*help.brief) for help in HELPS[1:]])
    panel.done()


def _attack(panel: Panel) -> None:
    panel.about(
        spoken(
            "From a space to a neighbour. First your hero or wizard may come from anywhere.",
            "D'une case à une voisine. D'abord, héros ou magicien peut venir de partout.",
        ),
        (parts.sign(0, 0, "arrow", 26),),
    )
    panel.about(
        spoken(
            "Total: both gather units from neighbours (one stays in each); to the end.",
            "Totale : chacun se renforce des cases voisines (un reste partout) ; jusqu'au bout.",
        ),
        (parts.sign(0, 0, "axe", 28),),
    )
    panel.about(
        spoken("Partial: nobody gathers; stop when you like.", "Partielle : sans renfort ; arrêt au choix."),
        (parts.sign(0, 0, "spear", 28),),
    )
    dice = [*parts.die(Box(-17, -16, 22, 22), 3), *parts.die(Box(-5, -4, 22, 22), 2, attacker=False)]
    panel.about(
        spoken(
            "Both roll: the enemy loses as many. More than your own strength: nothing. Both too high: the attacker "
            "loses one.",
            "Les deux jettent : l'ennemi en perd autant. Au-dessus de sa propre puissance : rien. Les deux dés trop "
            "hauts : l'attaquant en perd un.",
        ),
        dice,
    )
    panel.about(
        spoken(
            "The winner moves in with one or more, and leaves at least one.",
            "Le vainqueur occupe avec un ou plus, et en laisse au moins un.",
        ),
        (parts.sign(0, 0, "flag", 28),),
    )
    panel.done()


def _treasures(panel: Panel) -> None:
    for kind, words in (
        (Kind.CHEST, ("Chest: 4 soldiers there", "Coffret : 4 soldats sur place")),
        (Kind.CROWN, ("Crown: 3 soldiers where you are", "Couronne : 3 soldats où vous êtes")),
        (Kind.RING, ("Ring: take 3 units of one opponent", "Anneau : ôtez 3 unités à un adversaire")),
    ):
        panel.about(spoken(*words), pieces.found(0, 0, kind, 15))
    panel.about(
        spoken(
            "You find your own by moving in. Three: you win at once. No unit left: you are out.",
            "On trouve les siens en occupant. Les trois : victoire immédiate. Plus d'unité : éliminé.",
        ),
        (parts.sign(0, 0, "crown", 28),),
    )
    panel.done()
