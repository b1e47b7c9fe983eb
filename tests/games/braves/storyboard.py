"""The storyboard of De l'Orc pour les Braves: the scenes, and which readings of the rules have no ruling."""

from __future__ import annotations

from orclib.games.braves.lessons.cases import HOUSE_VALUES
from tests.laws.storyboard import Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "cards": "1.1-13 2.1-6",
        "deal": "3.1-3 4.1-6 5.1-8 22.1-3",
        "desertion": "6.1-8 10.1-2 10.8",
        "shields": "7.1-7 10.9-14",
        "under": "10.2-8 10.12-13",
        "last-cards": "8.1-6",
        "live": "5.5 5.8 6.2 7.6 22.1-3",
        "champion": "3.4 9.1-3 19.4 22.4",
        "spies": "11.1-15",
        "giants": "12.1-3",
        "muster": "13.1-4 14.1-4 15.1-9 22.5-6",
        "strength": "17.1-13",
        "commando": "16.1-6",
        "flyer": "18.1-11",
        "points": "19.1-8 20.1-4 21.1-7",
    },
    examples=(*numbered("W", 14), *numbered("E", 25)),
    dials=("values", "ring", "stack", "army", "strike", "ending"),
    searches={
        "what happens if nobody wins": "BRV-19.5",
        "personne ne gagne la bataille": "BRV-19.5",
        "who starts battle 4": "BRV-15.3",
        "qui commence la bataille": "BRV-15.2",
        "sorcerer skipped": "BRV-15.3",
        "army of zero": "BRV-19.6",
        "armée à zéro": "BRV-19.6",
        "two giants": "BRV-12.1",
        "deux géants": "BRV-12.1",
        "both leaders": "BRV-17.6",
        "deux chefs": "BRV-17.6",
        "unprotected copy": "BRV-11.9",
        "steal a spy": "BRV-11.10",
        "tie": "BRV-19.3",
        "égalité": "BRV-19.3",
        "tie break": "BRV-21.5",
        "départager": "BRV-21.5",
        "leftover shields": "BRV-8.3",
        "boucliers qui restent": "BRV-8.3",
        "desertion on a shield": "BRV-10.3",
        "désertion sur désertion": "BRV-10.5",
        "catapult": "BRV-17.8",
        "ballon": "BRV-18.2",
        "undo": "BRV-6.6",
        "peek": "BRV-22.1",
        "pause": "BRV-5.5",
        "end of game": "BRV-21.3",
        "but du jeu": "BRV-21.3",
        "exactly 8 points": "BRV-21.3",
        "how many cards": "BRV-1.5",
        "combien vaut un géant": "BRV-17.12",
        "favourite": "BRV-9.2",
        "goblins on the table": "BRV-18.4",
    },
    unruled=frozenset({"first_sorcerer", *HOUSE_VALUES}) - {"warrior_value"},  # ruling BRV-R30 is for all
)
