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
    dials=("spread", "strength", "exchange", "band", "landings", "realm", "battle", "heat"),
)
