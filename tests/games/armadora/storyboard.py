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
    searches={
        "fence": "ARM-6.1",
        "stick": "ARM-6.1",
        "how small may a territory be, minimum size": "ARM-6.9",
        "clôture": "ARM-6.1",
        "what happens if nobody wins": "ARM-9.7",
        "tiebreaker": "ARM-9.10",
        "kill a warrior": "ARM-2.7",
        "échanger": "ARM-2.7",
        "mort": "ARM-2.7",
        "can I skip a turn": "ARM-8.4",
        "hand size": "ARM-3.3",
        "teammate": "ARM-10.3",
        "coéquipier": "ARM-10.3",
        "below zero": "ARM-14.23",
        "who goes first, who starts": "ARM-3.7",
        "full territory": "ARM-7.8",
        "égalité": "ARM-9.4",
        "qui commence": "ARM-3.7",
        "jeton": "ARM-11.2",
        "arrow complete": "ARM-14.19",
        "arrow in a complete territory": "ARM-14.19",
        "flèche dans un territoire complet": "ARM-14.19",
        "pass wait reinforcement": "ARM-8.10",
    },
)
