"""The mediator's help: what is told of each option, in one entry (THO-12.4 to 12.12).

What an option needs, and what it leads to, stands in `rules/turn.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Pair = tuple[str, str]
"""A text in English and in French."""


class Help(NamedTuple):
    """An option."""

    says: Pair
    """What a player does who chooses it."""
    asked: Pair
    """What happened then."""
    label: Pair
    """A few words on its card."""
    brief: Pair = ("", "")
    """A line on the page at a glance."""
    soldiers: int = 0
    """Soldiers for a space that is taken (THO-12.5, 12.6)."""


HELPS: Final = (
    Help(
        ("Ask for no help", "Ne pas demander d'aide"),
        ("{seat} asks for no help this turn.", "{seat} ne demande pas d'aide pendant ce tour."),
        ("no help", "aucune aide"),
    ),
    Help(
        ("Option 1: two more soldiers", "Possibilité 1 : deux soldats de plus"),
        (
            "{seat} asks the mediator for option 1: two soldiers for a space taken this turn.",
            "{seat} demande au médiateur la possibilité 1 : deux soldats pour une case prise pendant ce tour.",
        ),
        ("two soldiers where you conquer", "deux soldats dans votre conquête"),
        ("Two soldiers in a space you take", "Deux soldats dans une case conquise"),
        soldiers=2,
    ),
    Help(
        (
            "Option 2: one more soldier and a second attack",
            "Possibilité 2 : un soldat de plus et une deuxième attaque",
        ),
        (
            "{seat} asks the mediator for option 2: a second attack, and a soldier for a space taken this turn.",
            "{seat} demande au médiateur la possibilité 2 : une deuxième attaque, et un soldat pour une case prise "
            "pendant ce tour.",
        ),
        ("a second attack, and a soldier", "une deuxième attaque, et un soldat"),
        ("A second attack, and a soldier", "Une deuxième attaque, et un soldat"),
        soldiers=1,
    ),
    Help(
        ("Option 3: move a treasure", "Possibilité 3 : déplacer un trésor"),
        (
            "{seat} asks the mediator for option 3: to move a treasure of an opponent.",
            "{seat} demande au médiateur la possibilité 3 : déplacer un trésor adverse.",
        ),
        ("move a treasure, unseen", "déplacer un trésor sans le voir"),
        (
            "Move an opponent's treasure, unseen (once in the whole game)",
            "Déplacer un trésor adverse sans le voir (une fois par partie)",
        ),
    ),
    Help(
        ("Option 4: six soldiers", "Possibilité 4 : six soldats"),
        (
            "{seat} asks the mediator for option 4: six soldiers at once.",
            "{seat} demande au médiateur la possibilité 4 : six soldats tout de suite.",
        ),
        ("six soldiers, if you have few", "six soldats, si vous en avez peu"),
        ("Six soldiers, with fewer than 7 units", "Six soldats, avec moins de 7 unités"),
    ),
    Help(
        ("Option 5: attack by boat", "Possibilité 5 : attaque en bateau"),
        (
            "{seat} asks the mediator for option 5: an attack by boat.",
            "{seat} demande au médiateur la possibilité 5 : une attaque en bateau.",
        ),
        ("attack by boat", "attaquer en bateau"),
        ("Attack by boat, water to water", "Attaque en bateau, d'une case au bord de l'eau à une autre"),
    ),
)
"""By number; 0 is none (THO-12.4)."""
OPTIONS: Final = range(len(HELPS))
