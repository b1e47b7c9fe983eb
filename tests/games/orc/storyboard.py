"""The storyboard of ORC: the scenes, and which readings of the rules have no ruling."""

from __future__ import annotations

from tests.laws.storyboard import Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "cards": "1.1-9",
        "frontier": "2.1-4 2.9 2.13",
        "set-up": "2.5-8 2.10-12",
        "turn": "3.1-4 4.1-3 4.10",
        "colours": "4.4-9 4.14",
        "draw": "6.1-12",
        "discard": "5.1-4",
        "battle": "7.1 7.3-5 7.7-8",
        "trophy": "8.1-6",
        "ties": "9.1-3 9.10",
        "frozen": "4.11-13 9.4-9",
        "two-battles": "7.2 7.6 9.12",
        "ring": "9.11 10.4 12.3",
        "score": "10.1-3 11.1-7 12.1-2",
        "knowledge": "13.1-4",
    },
    examples=(*numbered("W", 6), *numbered("E", 22)),
    dials=("ring",),
    unruled=frozenset({"far_battle_first"}),
)
