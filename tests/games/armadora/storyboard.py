"""The storyboard of Armadöra: the scenes, and which readings of the rules have no ruling."""

from __future__ import annotations

from tests.laws.storyboard import Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "board": "1.1-3 2.1-7 3.1-8",
        "warrior": "5.1-6 15.1-4",
        "palisades": "6.1-8 6.14-15",
        "territories": "7.1-7",
        "four-squares": "6.9-13 6.16",
        "one-action": "4.1-5",
        "passing": "8.1-10",
        "count": "9.1-3 9.9",
        "ties": "9.4-8 9.10-11",
        "teams": "10.1-7",
        "reinforcement": "7.8-9 11.1-6 12.1-12",
        "powers": "13.1-7 14.1-15",
        "arrows": "14.16-25",
    },
    examples=("WE-1", *numbered("EC-", 25)),
    dials=("set-up", "smallest", "duel", "shares"),
    unruled=frozenset({"peoples", "advanced"}),
)
