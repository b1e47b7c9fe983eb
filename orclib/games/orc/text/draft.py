"""What the statements of a typed position say together, before anybody asks whether it can be."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from orclib.engine import Seat, positions
from orclib.games.orc.box import Card, End, Half, Tribe
from orclib.games.orc.state import Placed, Use

_REMARK = re.compile(r"\([^()]*\)")
_FACTS = re.compile(
    r"\b(?:[RYBGWV]{2}|[RYBGWV]\d|[RYBGWV]\s*[-=]\s*[NS]|frontier|row|piles|won|frozen|trophies|owners|removed|buried|turn|last|starter"
    r"|dealer|options?|hand|move|north|south|frontière|pioches|gagnées|gelées|trophées|main|nord|sud)\b|□",
    re.IGNORECASE,
)
"""What a bracket that tells something holds: a card, a pile, a player, or the name of a statement."""


def plain(text: str) -> str:
    """The text without bold marks, bars, and brackets that only explain, such as "(2 red)"; `[]` is the box."""

    def remark(found: re.Match[str]) -> str:
        return found.group() if _FACTS.search(found.group()) else re.sub(r"[^\n]", " ", found.group())

    return _REMARK.sub(remark, text.replace("[]", "□ ").translate(str.maketrans("*|.", "   ")))


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be."""

    halves: list[tuple[Tribe, Half]] = []
    """The row, from left to right."""
    box: End | None = None
    frontier_cards: tuple[Card, ...] | None = None
    piles: dict[Tribe, int] = {}
    tops: list[tuple[Tribe, Card]] = []
    sides: dict[tuple[Tribe, Seat], tuple[Placed, ...]] = {}
    bare: list[Tribe] = []
    """The tribes at which, as the text says, no card lies."""
    owners: dict[Tribe, Seat] = {}
    trophies: dict[Tribe, Card] = {}
    frozen: tuple[Tribe, ...] = ()
    hands: dict[Seat, tuple[Card, ...]] = {}
    removed: tuple[Card, ...] | None = None
    buried: dict[Seat, tuple[Card, ...]] = {}
    mover: Seat | None = None
    chooses: bool = False
    starter: Seat | None = None
    dealer: Seat | None = None
    turn: int | None = None
    last_use: Use | None = None
    new_game: bool = False
    options: dict[str, Any] = {}
