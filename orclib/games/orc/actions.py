"""The decisions of ORC and the attempts that are never allowed, with the targets one points at to make them."""

from __future__ import annotations

from msgspec.structs import force_setattr

from orclib.engine import Action, Seat
from orclib.games.orc.box import SEATS, Card, End, Half, Tribe

# --- targets on the picture ------------------------------------------------------------------------------------------


def half_target(card: Card, half: Half) -> str:
    """One half of a card in hand (during the set-up: in the grid of all cards)."""
    return f"half:{card.value}:{half.value}"


def card_target(card: Card) -> str:
    """A whole card, wherever it lies."""
    return f"card:{card.value}"


def tribe_target(tribe: Tribe) -> str:
    """A tribe of the row."""
    return f"tribe:{tribe.value}"


def pile_target(tribe: Tribe) -> str:
    """The pile beside a tribe."""
    return f"pile:{tribe.value}"


def side_target(tribe: Tribe, seat: Seat) -> str:
    """The cards of one player at a tribe, or the empty place for them."""
    return f"side:{tribe.value}:{'NS'[seat]}"


def hand_target(seat: Seat) -> str:
    """A player's whole hand."""
    return f"hand:{'NS'[seat]}"


HEAP = "heap"


# --- chance ----------------------------------------------------------------------------------------------------------


class LayFrontier(Action, frozen=True, tag="lay"):
    """Chance lays a card at the next free place of the frontier; South sees its single half left, unless flipped."""

    card: Card
    flipped: bool = False

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((half_target(self.card, Half.DOUBLE if self.flipped else Half.SINGLE),),)


class NameStarter(Action, frozen=True, tag="starter"):
    """Chance says who receives a single card."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(self.player),),)


class NameDealer(Action, frozen=True, tag="dealer"):
    """Chance says who deals (with `start_choice`)."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(self.player),),)


class DealCard(Action, frozen=True, tag="deal"):
    """Chance deals a card to a hand."""

    player: Seat
    card: Card

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((card_target(self.card),),)


class TurnUp(Action, frozen=True, tag="turn"):
    """Chance says which card was on top of a pile."""

    tribe: Tribe
    card: Card

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((card_target(self.card),),)


# --- the players' decisions ------------------------------------------------------------------------------------------


class ChooseStart(Action, frozen=True, tag="choose"):
    """With `start_choice`: take one card and start, or two cards and come second."""

    first: bool

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return (("choice:first" if self.first else "choice:second",),)


class PlaceBox(Action, frozen=True, tag="box"):
    """The starter puts the box at one end of the row."""

    end: End

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"box:{self.end.value}",),)


class Attack(Action, frozen=True, tag="attack"):
    """Send a card of the hand against a tribe, one half facing it."""

    card: Card
    half: Half
    tribe: Tribe

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        half = half_target(self.card, self.half)
        return ((half, tribe_target(self.tribe)), (half, side_target(self.tribe, self.seat)))


class Discard(Action, frozen=True, tag="discard"):
    """Remove a card of the hand from the game instead of attacking."""

    card: Card

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((half_target(self.card, Half.SINGLE), HEAP), (half_target(self.card, Half.DOUBLE), HEAP))


class Draw(Action, frozen=True, tag="draw"):
    """Take the top card of a pile."""

    tribe: Tribe

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((pile_target(self.tribe),),)


class DrawTwo(Action, frozen=True, tag="draw two"):
    """Without `peek_between_draws`: name the piles of both cards at once, in any order."""

    tribe: Tribe
    second: Tribe

    def __post_init__(self) -> None:
        # Neither card is seen before both piles are named, so their order says nothing: one order stands for both.
        if self.tribe.index > self.second.index:
            first = self.second
            force_setattr(self, "second", self.tribe)
            force_setattr(self, "tribe", first)

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        one, two = pile_target(self.tribe), pile_target(self.second)
        return ((one, two),) if one == two else ((one, two), (two, one))


# --- attempts: things a learner tries and the rules never allow ------------------------------------------------------


class NeverLegal(Action, frozen=True):
    """Never legal in any position: it exists so that "why not?" has an answer."""


class Stop(NeverLegal, frozen=True, tag="stop"):
    """Pass, or end the turn early."""


class PutAstray(NeverLegal, frozen=True, tag="astray"):
    """Place a card on the opponent's side, beside no tribe, or beside two."""

    card: Card
    half: Half
    tribes: tuple[Tribe, ...]
    own_side: bool = True


LONG_SIDE = "side"
MIDDLE = "middle"


class BoxAstray(NeverLegal, frozen=True, tag="box astray"):
    """Put the box anywhere but at an end of the row: in its middle, or along a long side."""

    where: str


class TakeBack(NeverLegal, frozen=True, tag="take"):
    """Move, turn or take a card that has been used: placed, removed, or a trophy."""

    card: Card
    at: str = ""
    """The target where it lies, when it was pointed at."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((self.at,),) if self.at else ()


class DrawBelow(NeverLegal, frozen=True, tag="below"):
    """Take a card of a pile that is not the top one."""

    tribe: Tribe


class Claim(NeverLegal, frozen=True, tag="claim"):
    """Say that a tribe is won, without a battle."""

    tribe: Tribe


class Resolve(NeverLegal, frozen=True, tag="resolve"):
    """Fight two battles of one turn in an order of one's own."""

    tribes: tuple[Tribe, ...]


class Count(NeverLegal, frozen=True, tag="count"):
    """Count something in the battle for a tribe that does not face it: `what` is half, trophy or drawn."""

    what: str
    tribe: Tribe


class LookPile(NeverLegal, frozen=True, tag="look pile"):
    """Look into a pile."""

    tribe: Tribe


class LookHand(NeverLegal, frozen=True, tag="look hand"):
    """Look at the opponent's hand."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(SEATS[1 - self.seat]),),) if self.seat in SEATS else ()


Decision = ChooseStart | PlaceBox | Attack | Discard | Draw | DrawTwo
Chance = LayFrontier | NameStarter | NameDealer | DealCard | TurnUp
AnyAttempt = Stop | PutAstray | BoxAstray | TakeBack | DrawBelow | Claim | Resolve | Count | LookPile | LookHand
AnyAction = Decision | Chance | AnyAttempt
