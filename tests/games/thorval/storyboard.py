"""The storyboard of Thorval: the scenes, and which readings of the rules have no ruling."""

from __future__ import annotations

from tests.laws.storyboard import Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "island": "1.1-6 2.1-13",
        "peopling": "3.1-10 3.17-18 4.1-5",
        "hiding": "3.11-16 17.6",
        "round": "5.1-3",
        "spread": "6.1-8",
        "strength": "15.1-10",
        "exchange": "15.11-18",
        "orks": "7.1-15",
        "refill": "8.1-2 16.6",
        "dragon": "9.1-8",
        "mediator": "10.1-7",
        "realm": "11.1-3 12.1 13.1-6",
        "attack": "14.1-14 16.1-5 16.7",
        "help": "12.2-13",
        "treasures": "17.1-5 17.7 18.1-2",
        "play": "19.1-5",
    },
    examples=("D1", *numbered("W", 11), *numbered("E", 25)),
    searches={
        "peut-on traverser l'eau": "THO-2.5",
        "can I cross the river": "THO-2.5",
        "mur": "THO-14.3",
        "wall": "THO-14.3",
        "garder une demande": "THO-12.3",
        "retreat": "THO-16.2",
        "fuir": "THO-16.2",
        "voisine": "THO-2.4",
        "déplacement": "THO-14.6",
        "trêve": "THO-10.5",
        "troops": "THO-1.6",
        "mage": "THO-15.3",
        "attack twice": "THO-12.6",
        "qui meurt": "THO-15.17",
        "plafond": "THO-15.1",
        "draw": "THO-16.6",
    },
    dials=("spread", "strength", "exchange", "band", "landings", "realm", "battle", "heat"),
)
