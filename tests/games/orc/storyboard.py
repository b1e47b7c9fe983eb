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
    searches={
        "what happens if nobody wins": "ORC-12.3",
        "mort": "ORC-8.1",
        "échanger": "ORC-4.10",
        "tiebreaker": "ORC-12.2",
        "hand limit": "ORC-6.9",
        "may I skip my turn": "ORC-3.3",
        "which colours may I not use": "ORC-4.6",
        "can't attack": "ORC-5.2",
        "défausser une carte": "ORC-5.1",
        "who goes first": "ORC-2.8",
        "qui commence": "ORC-2.8",
        "melt": "ORC-9.7",
        "glace": "ORC-9.5",
        "drapeau": "ORC-8.2",
        "combien de cartes": "ORC-6.1",
        "déplacer une carte": "ORC-4.10",
        "last card of a pile": "ORC-7.1",
        "final score": "ORC-11.3",
        "égalité": "ORC-9.1",
    },
)
