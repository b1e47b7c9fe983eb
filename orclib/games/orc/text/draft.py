"""What the statements of a typed position say together, before anybody asks whether it can be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from orclib.engine import Seat
from orclib.engine.positions import fault
from orclib.games.orc.box import NORTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Placed, Use
from orclib.games.orc.text import statements as says
from orclib.language import say

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


class Typed:
    """What a text said, before anybody asks whether it can be."""

    def __init__(self, statements: Sequence[Any], found: Sequence[str]) -> None:
        self.faults = list(found)
        self.halves: list[tuple[Tribe, Half]] = []
        self.box: End | None = None
        self.frontier_cards: tuple[Card, ...] | None = None
        self.piles: dict[Tribe, int] | None = None
        self.tops: list[tuple[Tribe, Card]] = []
        self.sides: dict[tuple[Tribe, Seat], tuple[Placed, ...]] = {}
        self.bare: list[Tribe] = []
        """The tribes at which, as the text says, no card lies."""
        self.owners: dict[Tribe, Seat] = {}
        self.trophies: dict[Tribe, Card] = {}
        self.frozen: tuple[Tribe, ...] = ()
        self.hands: dict[Seat, tuple[Card, ...]] = {}
        self.removed: tuple[Card, ...] | None = None
        self.buried: dict[Seat, tuple[Card, ...]] = {}
        self.mover: Seat | None = None
        self.chooses = False
        self.starter: Seat | None = None
        self.dealer: Seat | None = None
        self.turn: int | None = None
        self.last_use: Use | None = None
        self.new_game = False
        self.options: dict[str, Any] = {}
        self._own: list[tuple[Card, ...]] = []
        for statement in statements:
            self.note(statement)
        for cards in self._own:
            self._put(self.hands, self.mover or NORTH, cards, "a hand", "une main")

    @property
    def has_frontier(self) -> bool:
        """Whether the row was written, or named."""
        return bool(self.halves)

    def _put(self, where: dict[Any, Any], key: object, value: object, en: str, fr: str) -> None:
        """Note one of several facts of a kind; another one of the same thing is a fault."""
        if where.setdefault(key, value) != value:
            self.faults.append(say(f"This tells {en} twice, and differently.", f"Ceci dit deux fois {fr}, autrement."))

    def note(self, statement: Any) -> None:
        """Take in one statement."""
        match statement:
            case says.Frontier() as row:
                halves = [(half.tribe, half.half) for half in row.halves]
                if not halves:
                    halves = [
                        half for card in row.cards for half in ((card.single, Half.SINGLE), (card.double, Half.DOUBLE))
                    ]
                else:
                    self.frontier_cards = row.cards or self.frontier_cards
                if row.left and row.right:
                    self._two_boxes()
                if self.halves and halves not in ([], self.halves):
                    self.faults.append(
                        say(
                            "The row that is named is not the row that is written.",
                            "La rangée nommée n'est pas celle écrite.",
                        )
                    )
                self.halves = self.halves or halves
                self._box(End.LEFT if row.left else End.RIGHT if row.right else None)
            case says.NamedFrontier() as row:
                self.note(says.ROWS[row.name])
                self.frontier_cards = row.cards or self.frontier_cards
            case says.BoxAt() as box:
                self._box(box.end)
            case says.Piles() as piles:
                self.piles = self.piles or {}
                for pile in piles.piles:
                    self._put(self.piles, pile.tribe, pile.count, f"the pile of {pile.tribe.value}", "une pioche")
                    self.tops += [(pile.tribe, card) for card in pile.tops]
            case says.AllPiles() as piles:
                self.piles = dict.fromkeys(TRIBES, piles.each)
            case says.Won() as won:
                for each in won.winners:
                    self._owner(each.tribe, each.winner)
            case says.Owners() as won:
                for tribe in won.tribes:
                    self._owner(tribe, won.seat)
            case says.Trophies() as trophies:
                for one in trophies.trophies:
                    what = f"the trophy of {one.tribe.value}", f"le trophée de {one.tribe.value}"
                    self._put(self.trophies, one.tribe, one.card, *what)
            case says.Frozen() as frozen:
                self.frozen = frozen.tribes
            case says.Sides() as sides:
                for side in sides.sides:
                    what = f"what lies at {sides.tribe.value}", f"ce qu'il y a devant {sides.tribe.value}"
                    self._put(self.sides, (sides.tribe, side.side), side.cards, *what)
            case says.Bare() as bare:
                self.bare += bare.tribes or TRIBES
            case says.Mover() as mover:
                self._to_move(mover.seat)
            case says.MoverWith() as mover:
                self._to_move(mover.seat)
                self.note(says.Hand(mover.seat, mover.cards))
            case says.Chooser() as chooser:
                self._to_move(chooser.seat)
                self.chooses = True
            case says.Hand() as hand:
                self._put(self.hands, hand.seat, hand.cards, "a hand", "une main")
            case says.OwnHand() as hand:
                self._own.append(hand.cards)
            case says.Removed() as removed:
                self.removed = removed.cards
            case says.Buried() as buried:
                self.buried[buried.seat] = buried.cards
            case says.Turn() as turn:
                self.turn = turn.number
            case says.LastUse() as last:
                self.last_use = last.use
            case says.Starter() as starter:
                self.starter = starter.seat
            case says.Dealer() as dealer:
                self.dealer = dealer.seat
            case says.Switch() as switch:
                self.options[switch.option] = switch.on
            case says.NewGame():
                self.new_game = True
            case _:
                raise AssertionError(f"no statement of ORC: {statement!r}")

    def _box(self, end: End | None) -> None:
        if end is not None and self.box not in (None, end):
            self._two_boxes()
        self.box = self.box or end

    def _two_boxes(self) -> None:
        en, fr = "There is one box, at one end of the row, not at both", "Il y a une boîte, à un seul bout"
        self.faults.append(fault("ORC-2.10", en, fr))

    def _owner(self, tribe: Tribe, seat: Seat) -> None:
        self._put(self.owners, tribe, seat, f"the winner of {tribe.value}", f"qui a gagné {tribe.value}")

    def _to_move(self, seat: Seat) -> None:
        if self.mover not in (None, seat):
            self.faults.append(say("Only one player is to move (ORC-3.1).", "Un seul joueur est au trait (ORC-3.1)."))
        self.mover = seat
