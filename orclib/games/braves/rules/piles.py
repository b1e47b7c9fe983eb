"""Reading a pile from the bottom up: what deserts, whose it is (BRV-10)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from orclib.engine import Seat
from orclib.games.braves.box import NONE, Army, Counts, Pile, Shield, with_one
from orclib.games.braves.state import Options


class Fate(Enum):
    """What becomes of a card of a pile."""

    STAYS = "stays"
    """An army card that has not deserted."""
    DESERTS = "deserts"
    """An army card that a desertion cancels (BRV-10.2)."""
    STRIKES = "strikes"
    """A desertion on the army card directly beneath it (BRV-10.2)."""
    THROUGH = "through"
    """A desertion that looks through shields to the army card beneath them (BRV-10.3, 10.4)."""
    PASSES = "passes"
    """A desertion that passes another one, which is the other reading of BRV-R9."""
    ON_DESERTION = "on desertion"
    """A desertion without effect, as it lies on a desertion (BRV-10.5)."""
    BEHIND_SHIELD = "behind shield"
    """A desertion without effect, as the shields under it lie on a desertion (BRV-10.7)."""
    CLAIMS = "claims"
    """The lowest shield (BRV-10.9)."""
    VOID = "void"
    """A shield above another one (BRV-10.11)."""


class Reading(NamedTuple):
    """A pile read from the bottom up."""

    fates: tuple[Fate, ...]
    """Of each card, the lowest first."""
    hits: tuple[int | None, ...]
    """Of each card, if it is a desertion with effect: the place of the army card that it cancels."""
    owner: Seat | None
    """Whose pile it is; None when nobody claims it (BRV-10.12)."""
    stays: Counts
    """The army cards that have not deserted."""
    gone: Counts
    """The army cards that have."""


def read_pile(pile: Pile, options: Options) -> Reading:
    """What becomes of each card of a pile. "Beneath" means the places in which the cards were played (BRV-10.6)."""
    fates: list[Fate] = []
    hits: list[int | None] = []
    owner: Seat | None = None
    for place, card in enumerate(pile):
        hit: int | None = None
        if isinstance(card, Army):
            fate = Fate.STAYS
        elif isinstance(card, Shield):
            fate = Fate.CLAIMS if owner is None else Fate.VOID
            owner = card.owner if owner is None else owner
        else:
            fate, hit = _aim(pile, place, fates, options)
            if hit is not None:
                fates[hit] = Fate.DESERTS
        fates.append(fate)
        hits.append(hit)
    stays, gone = NONE, NONE
    for card, fate in zip(pile, fates, strict=True):
        if isinstance(card, Army):
            if fate is Fate.STAYS:
                stays = with_one(stays, card.design)
            else:
                gone = with_one(gone, card.design)
    return Reading(tuple(fates), tuple(hits), owner, stays, gone)


def _aim(pile: Pile, place: int, fates: list[Fate], options: Options) -> tuple[Fate, int | None]:
    """What a desertion does, and the place of the army card that it cancels."""
    below = place - 1
    while below >= 0 and isinstance(pile[below], Shield):
        below -= 1
    shielded = below < place - 1
    if below >= 0 and isinstance(pile[below], Army):
        return (Fate.THROUGH if shielded else Fate.STRIKES), below
    if shielded and options.desertion_through_shield == "next_army":
        while below >= 0 and fates[below] is not Fate.STAYS:
            below -= 1
        if below >= 0:
            return Fate.PASSES, below
    return (Fate.BEHIND_SHIELD if shielded else Fate.ON_DESERTION), None


def owner_of(pile: Pile) -> Seat | None:
    """Whose shield lies lowest (BRV-10.9)."""
    return next((card.owner for card in pile if isinstance(card, Shield)), None)
