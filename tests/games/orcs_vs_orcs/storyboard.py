"""The storyboard of Orcs vs Orcs: the scenes, and which readings of the rules have no ruling."""

from __future__ import annotations

from tests.laws.storyboard import Storyboard, numbered

STORYBOARD = Storyboard(
    scenes={
        "land": "1.1-7 2.1-11 3.1-13",
        "set-up": "4.1-22 12.10",
        "three-actions": "5.1-9 6.1-16",
        "three-fates": "8.1-14",
        "walls-of-men": "9.1-10 10.1-5",
        "stand-or-run": "11.1-17",
        "exhausted": "7.1-9",
        "feeding-the-war": "12.1-9 13.1-9 15.1-4",
        "stone-by-stone": "14.1-15",
        "counting-strikes": "18.1-6 23.1-11",
        "battle-round": "16.1-10 17.1-17 20.1-7",
        "two-lines": "19.1-10 20.8-14",
        "legends": "21.1-10 22.1-20",
        "breaking-walls": "24.1-10",
        "how-it-ends": "25.1-8 26.1-10",
        "reckoning": "27.1-14 28.1-6 29.1-4 30.1-6 31.1-4",
    },
    examples=(*numbered("W", 12), *numbered("E", 25)),
    dials=(
        "distance",
        "setup",
        "walk",
        "fate",
        "city",
        "run",
        "march",
        "market",
        "fortress",
        "strike",
        "opening",
        "effect",
        "hero",
        "lab",
        "ending",
        "objective",
    ),
    unruled=frozenset({"longer_game", "tactical_start", "scenario"}),
    named=frozenset({"heroes_file"}),
)
