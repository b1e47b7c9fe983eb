"""The storyboard of ORC: the scenes, and where each reading of the rules shows."""

from __future__ import annotations

from tests.laws.storyboard import Compared, Storyboard, numbered

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
    readings={
        "start_choice": Compared(),
        "attack_on_won": Compared("E17 closed doors"),
        "peek_between_draws": Compared("E7 no refusing", ("GB:1-V",)),
        "discard_face_down": Compared("E18 only a discard", ("discard RB",)),
        "far_battle_first": Compared("E13 two battles", ("RV:1-V", "draw G", "draw Y")),
    },
    unruled=frozenset({"far_battle_first"}),
)
