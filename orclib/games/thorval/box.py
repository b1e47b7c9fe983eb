"""What is in the box of Thorval, and the numbers of its rules, each with its clause."""

from __future__ import annotations

from typing import Final

from orclib.engine.values import Sole

DIE: Final = range(1, 7)
REGIONS: Final = ("I", "II", "III", "IV", "V", "VI")
"""The regions in order; `DIE` names them too (THO-2.1)."""


class Kind(Sole):
    """What the face of a treasure shows (THO-1.3)."""

    CHEST = "chest"
    CROWN = "crown"
    RING = "ring"
    BLANK = "blank"
    """Only in the variant (THO-19.4)."""

    @property
    def place(self) -> int:
        """Its place in the order of kinds."""
        return _KINDS.index(self)


_KINDS: Final = tuple(Kind)
REAL: Final = (Kind.CHEST, Kind.CROWN, Kind.RING)
"""The three that win the game (THO-18.2)."""


class Figure(Sole):
    """A unit that is no soldier: one of each to a player (THO-1.3)."""

    HERO = "hero"
    WIZARD = "wizard"

    @property
    def strength(self) -> int:
        """What it adds to the strength of the soldiers beside it, and has alone (THO-15.2, 15.3)."""
        return 1 if self is Figure.HERO else 2

    @property
    def other(self) -> Figure:
        """The figure that may not stand in the same space (THO-4.3)."""
        return Figure.WIZARD if self is Figure.HERO else Figure.HERO


class Piece(Sole):
    """What one decision puts, gathers, moves in or takes."""

    SOLDIER = "soldier"
    HERO = "hero"
    WIZARD = "wizard"
    REST = "rest"
    """All soldiers that can go there, at once: a short cut."""

    @property
    def figure(self) -> Figure | None:
        """The figure that it is; None for soldiers."""
        return _FIGURES.get(self)

    @staticmethod
    def of(figure: Figure) -> Piece:
        """The piece for a figure."""
        return Piece.HERO if figure is Figure.HERO else Piece.WIZARD


_FIGURES: Final = {Piece.HERO: Figure.HERO, Piece.WIZARD: Figure.WIZARD}


class Mode(Sole):
    """How an attack is made (THO-14.7, 16.2, R11)."""

    TOTAL = "total"
    """Both sides may gather, and the fight goes on to the end."""
    PARTIAL = "partial"
    """Nobody gathers, and the attacker may stop after any exchange."""
    SERIES = "series"
    """The other reading of THO-R11: both may gather, and the attacker may stop after any exchange."""

    @property
    def gathers(self) -> bool:
        """Whether both sides may gather."""
        return self is not Mode.PARTIAL

    @property
    def stops(self) -> bool:
        """Whether the attacker may break off."""
        return self is not Mode.TOTAL


class Route(Sole):
    """How an attack gets to its target (THO-R25)."""

    LAND = "land"
    BRIDGE = "bridge"
    TUNNEL = "tunnel"
    BOAT = "boat"


SET_UP_ORKS: Final = 2
"""Orks in each castle left over (THO-3.5), and in two territories of each region (THO-3.6)."""
MUSTER: Final = 10
"""Soldiers put in one space at the end of the set-up (THO-3.17)."""
FIGURE_COST: Final = 2
"""Soldiers that a figure replaces (THO-4.1)."""
BAND: Final = 4
"""Orks that attack (THO-7.1)."""
CARRY_ON: Final = 2
"""Orks that go on attacking (THO-7.4)."""
GIFT: Final = 3
"""Soldiers or orks that the mediator brings (THO-10.2, 10.3)."""
REQUESTS: Final = 10
"""How often a player may ask for help in a game (THO-12.2)."""
FEW_UNITS: Final = 7
"""With fewer units than this, option 4 may be asked for (THO-12.11)."""
EXTRA: Final = 6
"""Soldiers of option 4 (THO-12.11)."""
LEAST_REINFORCEMENTS: Final = 4
"""THO-13.4."""
CHEST: Final = 4
"""Soldiers for the chest (THO-17.2)."""
CROWN: Final = 3
"""Soldiers for the crown (THO-17.3)."""
RING: Final = 3
"""Units that the ring takes (THO-17.4)."""
CAP: Final = 4
"""The most that soldiers or orks count for in a fight (THO-15.1)."""
CASTLE_BONUS: Final = 2
"""THO-15.7."""
CROSSING_BONUS: Final = 2
"""For whoever is attacked over a bridge or through the tunnel (THO-15.8)."""
