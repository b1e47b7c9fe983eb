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
        "live": "5.5 5.8 6.2 7.6 22.1-6",
        "champion": "3.4 9.1-3 19.4",
        "spies": "11.1-15",
        "giants": "12.1-3",
        "muster": "13.1-4 14.1-4 15.1-9",
        "strength": "17.1-13",
        "commando": "16.1-6",
        "flyer": "18.1-11",
        "points": "19.1-8 20.1-4 21.1-7",
    },
    examples=(*numbered("W", 14), *numbered("E", 25)),
    dials=("values", "ring", "stack", "army", "strike", "ending"),
    unruled=frozenset({"first_sorcerer", *HOUSE_VALUES}) - {"warrior_value"},  # ruling BRV-R30 is for all
)
