"""Reading a pile from the bottom up: what deserts, whose it is (BRV-10)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from msgspec.structs import replace

from orclib.engine import Event, Log, Seat
from orclib.games.braves import events as ev
from orclib.games.braves.box import NONE, Army, Counts, Pile, Shield, plus, with_cards
from orclib.games.braves.state import Options, State


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
    army = [(card.design, fate) for card, fate in zip(pile, fates, strict=True) if isinstance(card, Army)]
    stays = with_cards(NONE, [design for design, fate in army if fate is Fate.STAYS])
    gone = with_cards(NONE, [design for design, fate in army if fate is Fate.DESERTS])
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


def opened(state: State, log: Log) -> State:
    """The sorcerer opens all piles and gives them out, and the recruiters have their hands."""
    hands, unseen = list(state.hands), state.unseen_discards
    for number, pile in enumerate(state.piles, 1):
        if not pile:
            continue  # in a typed position
        reading = read_pile(pile, state.options)
        log += _opened(state, number, pile, reading)
        unseen = plus(unseen, reading.gone)
        if reading.owner is None:
            unseen = plus(unseen, reading.stays)  # BRV-10.12
        else:
            hands[reading.owner] = plus(hands[reading.owner], reading.stays)  # BRV-10.10
    return replace(state, piles=(), last_pile=None, hands=tuple(hands), unseen_discards=unseen)


_STRIKES: dict[Fate, str] = {Fate.STRIKES: "BRV-10.2", Fate.THROUGH: "BRV-10.3", Fate.PASSES: "BRV-R9"}
_VOIDS: dict[Fate, str] = {Fate.ON_DESERTION: "BRV-10.5", Fate.BEHIND_SHIELD: "BRV-10.7"}


def _opened(state: State, number: int, pile: Pile, reading: Reading) -> Iterator[Event]:
    """What the sorcerer finds in a pile, from the bottom up."""
    owner = reading.owner
    looks = (state.sorcerer,)  # BRV-22.4
    for place, (card, fate, hit) in enumerate(zip(pile, reading.fates, reading.hits, strict=True)):
        if hit is not None:
            struck = pile[hit]
            assert isinstance(struck, Army)
            shields = sum(isinstance(each, Shield) for each in pile[hit + 1 : place])
            clause = "BRV-10.4" if fate is Fate.THROUGH and shields > 1 else _STRIKES[fate]
            yield ev.Deserted(clause, number, looks, struck.design, shields)
        elif fate in _VOIDS:
            below = place - 1
            while isinstance(pile[below], Shield):
                below -= 1
            passed = fate is Fate.BEHIND_SHIELD and state.options.desertion_through_shield == "next_army"
            clause = "BRV-R9" if passed else _VOIDS[fate]  # by that reading no army card was left beneath
            yield ev.DesertionVoid(clause, number, looks, place - 1 - below)
        elif fate is Fate.VOID:
            assert isinstance(card, Shield)
            yield ev.ShieldVoid("BRV-10.11", number, looks, card.owner)
    if owner is None:
        yield ev.PileUnclaimed("BRV-10.12", number, looks, sum(reading.stays), reading.stays)
    else:
        clause = "BRV-10.9" if Fate.VOID in reading.fates else "BRV-10.10"
        clause = clause if any(reading.stays) else "BRV-10.13"
        yield ev.PileGiven(clause, number, (*looks, owner), owner, sum(reading.stays), reading.stays)
