"""What can happen in De l'Orc pour les Braves: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.braves.actions import DECK, START_CARD, pile_target, row_target, seat_target
from orclib.games.braves.box import Back, Counts, Design

# --- the game and the round ------------------------------------------------------------------------------------------


class WheelsSet(Event, frozen=True, tag=True):
    """Every player set the score wheel to 0 (BRV-2.1)."""

    players: int


class SorcererNamed(Event, frozen=True, tag=True):
    """It was settled who is the sorcerer of the round (BRV-2.2, 2.3)."""

    seat: Seat
    round_no: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class CardsTaken(Event, frozen=True, tag=True):
    """Each recruiter took shields and desertions (BRV-4.1, 4.2); those of the sorcerer stay out of play."""

    shields: int
    desertions: int


class DeckMade(Event, frozen=True, tag=True):
    """The army cards were shuffled, and the start card slipped in among them (BRV-4.4, 4.5)."""

    cards: int
    least: int
    """The fewest army cards that may lie above the start card."""
    most: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (DECK,)


class RingMade(Event, frozen=True, tag=True):
    """So many piles will be dealt (BRV-4.6)."""

    piles: int


# --- the deal --------------------------------------------------------------------------------------------------------


class BackSeen(Event, frozen=True, tag=True):
    """The kind of the next card came in sight (BRV-22.3)."""

    back: Back

    @property
    def marks(self) -> tuple[str, ...]:
        return (DECK,)


class CardDealt(Event, frozen=True, tag=True):
    """A card fell on a pile (BRV-5.2)."""

    number: int
    """1 for the first army card of the round."""
    design: Design
    pile: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (pile_target(self.pile),)


class StartShown(Event, frozen=True, tag=True):
    """The start card came up and was laid in the centre (BRV-5.6)."""

    above: int
    """How many army cards lay above it."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (START_CARD,)


class DesertionPlayed(Event, frozen=True, tag=True):
    """A desertion was laid on a pile (BRV-6.3)."""

    seat: Seat
    pile: int
    left: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (pile_target(self.pile),)


class ShieldPlayed(Event, frozen=True, tag=True):
    """A shield was laid on a pile (BRV-7.3)."""

    seat: Seat
    pile: int
    left: int
    first: bool
    """Whether no shield lay in the pile before."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (pile_target(self.pile),)


class DealEnded(Event, frozen=True, tag=True):
    """All army cards lie in piles (BRV-5.7)."""

    cards: int


class DesertionsLost(Event, frozen=True, tag=True):
    """Desertions still in hand are lost for the round (BRV-8.2)."""

    seat: Seat
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class ShieldsOwed(Event, frozen=True, tag=True):
    """Shields still in hand must all be played (BRV-8.3)."""

    seat: Seat
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class ShieldsAllPlayed(Event, frozen=True, tag=True):
    """Nobody holds a shield any more (BRV-8.6)."""


# --- the champion and the piles --------------------------------------------------------------------------------------


class ChampionNamed(Event, frozen=True, tag=True):
    """The sorcerer named the champion (BRV-9.2)."""

    sorcerer: Seat
    champion: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.champion),)


class _Opening(Event, frozen=True):
    """Something the sorcerer found in a pile; the faces are for the sorcerer and the owner of the pile."""

    pile: int
    sees: tuple[Seat, ...]

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.sees


class Deserted(_Opening, frozen=True, tag=True):
    """A desertion cancelled an army card (BRV-10.2), perhaps through shields (BRV-10.3, 10.4)."""

    private: ClassVar[tuple[str, ...]] = ("design",)
    design: Design | None
    shields: int
    """How many shields it looked through."""


class DesertionVoid(_Opening, frozen=True, tag=True):
    """A desertion had no effect (BRV-10.5, 10.7)."""

    shields: int
    """How many shields lay between it and the desertion beneath."""


class ShieldVoid(_Opening, frozen=True, tag=True):
    """A shield above another one was discarded without effect (BRV-10.11)."""

    seat: Seat


class PileGiven(_Opening, frozen=True, tag=True):
    """A pile went to the player whose shield lay lowest (BRV-10.9, 10.10)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: Counts | None

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class PileUnclaimed(_Opening, frozen=True, tag=True):
    """A pile without a shield was discarded whole (BRV-10.12)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    count: int
    cards: Counts | None


# --- spies and giants ------------------------------------------------------------------------------------------------


class SpyMissing(Event, frozen=True, tag=True):
    """Nobody holds the called spy (BRV-11.13)."""

    spy: int


class SpyRevealed(Event, frozen=True, tag=True):
    """The holder of the called spy revealed it (BRV-11.2)."""

    spy: int
    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class CardGiven(Event, frozen=True, tag=True):
    """The player asked gave the card, which is protected now (BRV-11.6, 11.8)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.player), seat_target(self.seat))


class CardRefused(Event, frozen=True, tag=True):
    """The player asked had no such card to give: the spy has no effect (BRV-11.7)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design
    protected: bool
    """Whether the only copies were protected ones."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.player),)


class SpyDeclined(Event, frozen=True, tag=True):
    """The holder of the spy asked for nothing (BRV-11.3)."""

    spy: int
    seat: Seat


class SpyDiscarded(Event, frozen=True, tag=True):
    """The spy was discarded (BRV-11.12)."""

    spy: int


class GiantsQuarrelled(Event, frozen=True, tag=True):
    """A recruiter with two giants or more discarded them all (BRV-12.1)."""

    seat: Seat
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


# --- a battle --------------------------------------------------------------------------------------------------------


class PeopleCalled(Event, frozen=True, tag=True):
    """The sorcerer called a people to battle (BRV-14.1)."""

    battle: int
    people: Back


class Mustered(Event, frozen=True, tag=True):
    """A recruiter laid all cards of the people face down (BRV-14.2), or has none (BRV-14.4)."""

    seat: Seat
    people: Back
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class FirstSpeaker(Event, frozen=True, tag=True):
    """It was told who sends mercenaries first (BRV-15.2, 15.3)."""

    battle: int
    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class MercenarySent(Event, frozen=True, tag=True):
    """A mercenary was laid face down (BRV-15.4)."""

    private: ClassVar[tuple[str, ...]] = ("design",)
    seat: Seat
    design: Design | None

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (row_target(self.seat, Back.MERCENARY),)


class SendingEnded(Event, frozen=True, tag=True):
    """A recruiter sends no more mercenaries, or none (BRV-15.4)."""

    seat: Seat
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class CommandoPlayed(Event, frozen=True, tag=True):
    """The commando was sent against an opponent (BRV-16.2)."""

    seat: Seat
    player: Seat
    back: Back | None
    cards: int
    """How many cards it may strike."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (row_target(self.player, self.back),)


class CardStruck(Event, frozen=True, tag=True):
    """The commando removed a card, which was shown (BRV-16.3, 16.4)."""

    player: Seat
    design: Design

    @property
    def marks(self) -> tuple[str, ...]:
        return (row_target(self.player, self.design.back),)


class CommandoHeld(Event, frozen=True, tag=True):
    """A recruiter plays no commando (BRV-16.1)."""

    seat: Seat


class ArmyRevealed(Event, frozen=True, tag=True):
    """An army was turned up and its strength reckoned (BRV-17.1, 17.2)."""

    seat: Seat
    army: Counts
    strength: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class PartCounted(Event, frozen=True, tag=True):
    """A part of the strength of an army was reckoned (BRV-17.2 to 17.13, BRV-18); the parts add up to it."""

    seat: Seat
    code: str
    designs: tuple[Design, ...]
    cards: int
    points: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class FlyerJoined(Event, frozen=True, tag=True):
    """The flying machine joined an army after the reveal (BRV-18.5)."""

    seat: Seat
    goblins: int
    before: int
    after: int
    """The strengths of the army."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class FlyerHeld(Event, frozen=True, tag=True):
    """A recruiter plays no flying machine (BRV-18.1)."""

    seat: Seat


class StoodAside(Event, frozen=True, tag=True):
    """A recruiter without a card in the battle does not compete (BRV-19.5)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class CompetedAtZero(Event, frozen=True, tag=True):
    """An army of strength 0 competes (BRV-19.6); by another reading one without a card does, too (BRV-R24)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class BattleWon(Event, frozen=True, tag=True):
    """The strongest army won, or several tied (BRV-19.1, 19.3)."""

    battle: int
    winners: tuple[Seat, ...]
    strength: int

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(seat_target, self.winners))


class NobodyCompeted(Event, frozen=True, tag=True):
    """Nobody had a card in the battle (BRV-19.5)."""

    battle: int


class PointsScored(Event, frozen=True, tag=True):
    """A player scored: the points of the battle (BRV-19.2), or those of the champion (BRV-19.4)."""

    seat: Seat
    points: int
    score: int
    battle: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class WheelTurned(Event, frozen=True, tag=True):
    """A marker was turned to its +10 side (BRV-1.4)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class ArmiesDiscarded(Event, frozen=True, tag=True):
    """The cards of the battle were discarded (BRV-19.8)."""

    cards: int


# --- the end ---------------------------------------------------------------------------------------------------------


class RoundEnded(Event, frozen=True, tag=True):
    """The fourth battle is over: cards go back, nothing is kept (BRV-20.1 to 20.3)."""

    round_no: int


class GameGoesOn(Event, frozen=True, tag=True):
    """Nobody is past the limit: another round (BRV-20.4, 21.3)."""

    best: int
    limit: int


class GameEnded(Event, frozen=True, tag=True):
    """Somebody is past the limit (BRV-21.3)."""

    seats: tuple[Seat, ...]
    limit: int

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(seat_target, self.seats))
