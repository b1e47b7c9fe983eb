"""The decisions of ORC, with the targets one points at to make them."""

from __future__ import annotations

from msgspec.structs import force_setattr

from orclib.engine import Action, ChanceAction, Seat, Try
from orclib.games.orc.box import Card, End, Half, Tribe
from orclib.games.orc.text.phrases import orcs
from orclib.language import say

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
MARKS = {"seat": "NS", "player": "NS", "first": ("second", "first"), "flipped": "12"}
"""What targets call the values of these fields: seats are letters, a flipped card is known by its double half."""


class OrcAction(Action, frozen=True):
    """A decision of a player."""

    marks = MARKS


class OrcChance(ChanceAction, frozen=True):
    """What chance does."""

    marks = MARKS


# --- chance ----------------------------------------------------------------------------------------------------------


class LayFrontier(OrcChance, frozen=True, tag="lay"):
    """Chance lays a card at the next free place of the frontier; South sees its single half left, unless flipped."""

    card: Card
    flipped: bool = False
    typed = "lay|poser {card} [{flipped}]"
    points = "half:{card}:{flipped}"
    headline = ("The frontier", "La frontière")

    @property
    def says(self) -> str:
        return (
            say("Lay {card} in the frontier, double half left", "Poser {card} dans la frontière, côté double à gauche")
            if self.flipped
            else say("Lay {card} in the frontier", "Poser {card} dans la frontière")
        )


class NameStarter(OrcChance, frozen=True, tag="starter"):
    """Chance says who receives a single card."""

    player: Seat
    typed = "starter|premier {player}"
    points = "hand:{player}"
    headline = ("Who starts", "Qui commence")
    says = ("{player} receives one card and starts", "{player} reçoit une carte et commence")


class NameDealer(OrcChance, frozen=True, tag="dealer"):
    """Chance says who deals (with `start_choice`)."""

    player: Seat
    typed = "dealer|donneur {player}"
    points = "hand:{player}"
    headline = ("Who deals", "Qui distribue")
    says = ("{player} deals", "{player} distribue")


class DealCard(OrcChance, frozen=True, tag="deal"):
    """Chance deals a card to a hand."""

    player: Seat
    card: Card
    typed = "deal|donner {player} {card}", "deal|donner {card} to|à {player}"
    points = "card:{card}"
    headline = ("The hands", "Les mains")
    says = ("Deal {card} to {player}", "Distribuer {card} à {player}")


class TurnUp(OrcChance, frozen=True, tag="turn"):
    """Chance says which card was on top of a pile."""

    tribe: Tribe
    card: Card
    typed = "turn|retourner {tribe} {card}"
    points = "card:{card}"
    headline = ("The card drawn", "La carte piochée")
    says = ("{card} is the card drawn from the {tribe} pile", "{card} est la carte piochée près de la tribu {tribe}")


# --- the players' decisions ------------------------------------------------------------------------------------------


class ChooseStart(OrcAction, frozen=True, tag="choose"):
    """With `start_choice`: take one card and start, or two cards and come second."""

    first: bool
    typed = "choose|choisir {first}"
    points = "choice:{first}"

    @property
    def says(self) -> str:
        return (
            say("Take one card and start", "Prendre une carte et commencer")
            if self.first
            else say("Take two cards and come second", "Prendre deux cartes et jouer en second")
        )


class PlaceBox(OrcAction, frozen=True, tag="box"):
    """The starter puts the box at one end of the row."""

    end: End
    typed = "box|boîte|placebox [at|à|to] {end} [end]"
    points = "box:{end}"

    @property
    def says(self) -> str:
        return (
            say(
                "Put the box at the end on South's left, North's right",
                "Poser la boîte au bout qui est à gauche de Sud, à droite de Nord",
            )
            if self.end is End.LEFT
            else say(
                "Put the box at the end on South's right, North's left",
                "Poser la boîte au bout qui est à droite de Sud, à gauche de Nord",
            )
        )


class Attack(OrcAction, frozen=True, tag="attack"):
    """Send a card of the hand against a tribe, one half facing it."""

    card: Card
    half: Half
    tribe: Tribe
    typed = "[attack|attaquer] {card}:{half}-{tribe}", "attack|attaquer {tribe} with|avec {card}:{half}"
    points = "half:{card}:{half} tribe:{tribe}", "half:{card}:{half} side:{tribe}:{seat}"

    @property
    def says(self) -> str:
        text = say("Attack {tribe} with {orcs} ({card})", "Attaquer la tribu {tribe} avec {orcs} ({card})")
        return text.replace("{orcs}", orcs(int(self.half), self.card.half[self.half]))


class Discard(OrcAction, frozen=True, tag="discard"):
    """Remove a card of the hand from the game instead of attacking."""

    card: Card
    typed = "discard|écarter|défausser {card}"
    points = "half:{card}:1 heap", "half:{card}:2 heap"
    says = ("Discard {card}", "Écarter {card}")


class Draw(OrcAction, frozen=True, tag="draw"):
    """Take the top card of a pile."""

    tribe: Tribe
    typed = "draw|piocher|take [from|dans|de] [pile|pioche] {tribe} [pile|pioche]"
    points = "pile:{tribe}"
    says = ("Draw from the {tribe} pile", "Piocher près de la tribu {tribe}")


class DrawTwo(OrcAction, frozen=True, tag="draw two"):
    """Without `peek_between_draws`: name the piles of both cards at once, in any order."""

    tribe: Tribe
    second: Tribe
    typed = "draw|piocher|take|drawtwo [from|dans|de] {tribe} [and|et] {second} [piles|pioches]"
    points = "pile:{tribe} pile:{second}", "pile:{second} pile:{tribe}"

    def __post_init__(self) -> None:
        # Neither card is seen before both piles are named, so their order says nothing: one order stands for both.
        if self.tribe.index > self.second.index:
            first = self.second
            force_setattr(self, "second", self.tribe)
            force_setattr(self, "tribe", first)

    @property
    def says(self) -> str:
        return (
            say("Draw two from the {tribe} pile", "Piocher deux cartes près de la tribu {tribe}")
            if self.tribe is self.second
            else say("Draw from the {tribe} and {second} piles", "Piocher près des tribus {tribe} et {second}")
        )


Decision = ChooseStart | PlaceBox | Attack | Discard | Draw | DrawTwo
Chance = LayFrontier | NameStarter | NameDealer | DealCard | TurnUp
AnyAction = Decision | Chance | Try
