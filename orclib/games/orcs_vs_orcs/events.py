"""What can happen in Orcs vs Orcs: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.orcs_vs_orcs.actions import (
    losses_target,
    seat_target,
    slot_target,
    strike_target,
    tile_target,
    zone_target,
)
from orclib.games.orcs_vs_orcs.box import Card, Line, Objective
from orclib.games.orcs_vs_orcs.state import Spot

# --- set-up and turns -------------------------------------------------------------------------------------------------


class TileTurned(Event, frozen=True, tag=True):
    """An objective came into the river (OVO-4.20), or lies on top of the pile (4.21, 28.4)."""

    tile: Objective
    top: bool
    """Whether it is the top of the pile."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player: drawn or agreed (OVO-4.22), or as the neighbour of the last one (28.1)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class GameTurnBegan(Event, frozen=True, tag=True):
    """A game turn began (OVO-5.1)."""

    number: int


class TurnBegan(Event, frozen=True, tag=True):
    """A player turn began: with the basic actions (OVO-5.2, 31.2), or one more for a well (5.3, 31.3)."""

    seat: Seat
    actions: int
    wells: tuple[str, ...]
    """Controlled now."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat), *map(zone_target, self.wells))


class ActionsOver(Event, frozen=True, tag=True):
    """A player ended the action phase (OVO-5.8)."""

    seat: Seat
    unused: int
    """Actions that are lost."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


# --- moving -----------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag=True):
    """Hordes went along a road (OVO-6.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return zone_target(self.start), zone_target(self.end)


class LeftBehind(Event, frozen=True, tag=True):
    """Hordes stayed in the zone between (OVO-6.8)."""

    seat: Seat
    zone: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class TakenAlong(Event, frozen=True, tag=True):
    """Hordes came along from the zone between (OVO-6.9)."""

    seat: Seat
    zone: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Marched(Event, frozen=True, tag=True):
    """Hordes made a forced march (OVO-7.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return zone_target(self.start), zone_target(self.end)


class Exhausted(Event, frozen=True, tag=True):
    """A Horde was removed by a forced march (OVO-7.2)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


# --- entering a zone --------------------------------------------------------------------------------------------------


class Razed(Event, frozen=True, tag=True):
    """A village was razed: its token is a trophy (OVO-8.3), the strike token turns red (8.2), or was red (8.4)."""

    seat: Seat
    zone: str
    reddened: bool
    """Whether the token was white."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Converted(Event, frozen=True, tag=True):
    """A village was converted: its token is a trophy (OVO-8.6), and a Horde came (8.5), or none was left (8.7)."""

    seat: Seat
    zone: str
    came: bool

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class MarkerReturned(Event, frozen=True, tag=True):
    """A village burned, so the marker there went back to its owner: whose own it was (OVO-8.11), or not (8.12)."""

    seat: Seat
    owner: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return zone_target(self.zone), seat_target(self.owner)


class PartnerKeeps(Event, frozen=True, tag=True):
    """Hordes stopped where the partner has a marker, which stays (OVO-30.4)."""

    seat: Seat
    owner: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Controlled(Event, frozen=True, tag=True):
    """A marker was put on a village (OVO-8.8), city (9.2, 9.6), tower or well (10.1, 10.2, 10.3, 11.16)."""

    seat: Seat
    zone: str
    before: Seat | None
    """Whose marker lay there."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class MarkerTaken(Event, frozen=True, tag=True):
    """A player took a marker back to put it elsewhere (OVO-8.14)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class NoMarker(Event, frozen=True, tag=True):
    """Without a marker a tower or well keeps its state (OVO-8.14)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class MilitiaFought(Event, frozen=True, tag=True):
    """The militia of a neutral city killed a Horde (OVO-9.1), perhaps the only one (9.4)."""

    seat: Seat
    zone: str
    left: int
    """Hordes that are left."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class HeroDrawn(Event, frozen=True, tag=True):
    """A Hero was drawn from the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HeroKept(Event, frozen=True, tag=True):
    """A drawn Hero was kept (OVO-9.3, 9.5)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HeroPutUnder(Event, frozen=True, tag=True):
    """The other Hero was put under the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


class NoHeroLeft(Event, frozen=True, tag=True):
    """The Hero pile is empty (OVO-9.5)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HeroStolen(Event, frozen=True, tag=True):
    """A Hero was drawn from an enemy for a city (OVO-9.7); those who may know see which."""

    seat: Seat
    victim: Seat
    hero: Card | None
    open: bool
    """Whether all saw which: it was set aside, or all are open."""
    private: ClassVar[tuple[str, ...]] = ("hero",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return None if self.open else (self.seat, self.victim)

    @property
    def marks(self) -> tuple[str, ...]:
        return seat_target(self.seat), seat_target(self.victim)


class NothingToSteal(Event, frozen=True, tag=True):
    """The enemy who lost a city holds no Hero (OVO-9.8)."""

    seat: Seat
    victim: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.victim),)


class Conquered(Event, frozen=True, tag=True):
    """A standing fortress was conquered and laid down (OVO-14.11, 14.12)."""

    seat: Seat
    zone: str
    before: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class FortressPasses(Event, frozen=True, tag=True):
    """A fortress has a new owner, who holds its zone (OVO-14.9): a lying one, or a partner's."""

    seat: Seat
    zone: str
    before: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


# --- meeting an enemy -------------------------------------------------------------------------------------------------


class Met(Event, frozen=True, tag=True):
    """An army stands before an enemy army, which may retreat (OVO-11.1, later entries: 11.15), or must (11.6, 11.8)."""

    seat: Seat
    defender: Seat
    zone: str
    attackers: int
    defenders: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Stood(Event, frozen=True, tag=True):
    """The defender stands (OVO-11.13), for want of an open zone (11.11), or alone behind walls (11.7)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Retreated(Event, frozen=True, tag=True):
    """An army retreated before a battle (OVO-11.4), or after one (26.2)."""

    seat: Seat
    start: str
    end: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return zone_target(self.start), zone_target(self.end)


class Destroyed(Event, frozen=True, tag=True):
    """An army that must retreat and cannot was destroyed (OVO-11.9, 26.3)."""

    seat: Seat
    zone: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class GloryWon(Event, frozen=True, tag=True):
    """A player gained a point: an enemy left (OVO-11.5) or was destroyed (11.10), or a battle was won (26.1)."""

    seat: Seat
    supply: int
    """What is left."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class NoGloryLeft(Event, frozen=True, tag=True):
    """A point was due, but the supply is empty (OVO-1.6)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


# --- the other actions ------------------------------------------------------------------------------------------------


class Recruited(Event, frozen=True, tag=True):
    """Hordes came from the reserve (OVO-12.1), to two places (12.3)."""

    seat: Seat
    zone: str
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class Bought(Event, frozen=True, tag=True):
    """A player took cards from the piles (OVO-13.1)."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class Laid(Event, frozen=True, tag=True):
    """A foundation was laid (OVO-14.1)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class StoodUp(Event, frozen=True, tag=True):
    """A fortress was stood up (OVO-14.2)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


# --- before a battle --------------------------------------------------------------------------------------------------


class BattleChosen(Event, frozen=True, tag=True):
    """The active player chose which battle comes next (OVO-16.1)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class BattleBegan(Event, frozen=True, tag=True):
    """A battle began: in the open (OVO-16.7), or before a standing fortress (24.1)."""

    zone: str
    attacker: Seat
    defender: Seat
    attackers: int
    defenders: int
    assault: bool

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class MarchCounts(Event, frozen=True, tag=True):
    """Hordes removed by forced marches are losses of the army from the start (OVO-7.7)."""

    seat: Seat
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (losses_target(self.seat),)


class DeckBuilt(Event, frozen=True, tag=True):
    """A combat deck is built (OVO-16.3); its owner knows the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class PreEngaged(Event, frozen=True, tag=True):
    """A first-line Unit goes first against a fortress (OVO-24.2)."""

    seat: Seat
    card: Card
    column: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (slot_target(self.seat, self.column, Line.FIRST),)


# --- a round ----------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag=True):
    """A round began (OVO-17.1)."""

    number: int


class CardDrawn(Event, frozen=True, tag=True):
    """A card was drawn (OVO-17.1)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


class DeckEmpty(Event, frozen=True, tag=True):
    """A player goes on with what is in hand, for the deck is empty (OVO-17.2)."""

    seat: Seat


class Declared(Event, frozen=True, tag=True):
    """OVO-R36: both have said whether they reorganise."""

    seat: Seat
    yes: bool


class Reorganised(Event, frozen=True, tag=True):
    """A player reorganised, for one strike (OVO-17.5, 17.6), and may have shuffled (17.7)."""

    seat: Seat
    shuffled: bool
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


class Committed(Event, frozen=True, tag=True):
    """A player chose a card in secret (OVO-17.3)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


class Revealed(Event, frozen=True, tag=True):
    """A card was revealed (OVO-17.4), or turned up unseen (22.17)."""

    seat: Seat
    card: Card


class Swapped(Event, frozen=True, tag=True):
    """Shagratt: a card went back to hand, and the other one is engaged (OVO-22.14)."""

    seat: Seat
    victim: Seat
    back: Card
    card: Card


class NotSwapped(Event, frozen=True, tag=True):
    """Shagratt lets the card be (OVO-22.14)."""

    seat: Seat
    victim: Seat


class Engaged(Event, frozen=True, tag=True):
    """A card came on the battlefield (OVO-17.10): behind another (19.3) or walls (24.7), a Hero on a Unit (21.1)."""

    seat: Seat
    card: Card
    spot: Spot
    column: int
    """Where it lies."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (
            slot_target(
                self.seat, self.column, self.spot.line or (Line.FIRST if self.card.chevrons == 1 else Line.SECOND)
            ),
        )


class Unprotected(Event, frozen=True, tag=True):
    """A card has no place: only its strength counts (a Unit: OVO-19.5, a Hero: 21.4)."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


# --- strikes ----------------------------------------------------------------------------------------------------------


class Struck(Event, frozen=True, tag=True):
    """An army takes strikes (OVO-18.1): from a strength (17.11), from an effect, from reorganising (17.6)."""

    seat: Seat
    strikes: int
    card: Card | None
    """Whose strength or effect; None for reorganising."""
    effect: bool
    """Whether it is a battle effect."""
    parts: tuple[tuple[str, int, int], ...]
    """What the effect counts: the code of the thing, how many, strikes each."""
    before: int
    """The space of the token."""
    after: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


class HordeLost(Event, frozen=True, tag=True):
    """A token left the last space: a Horde is lost (OVO-18.2)."""

    seat: Seat
    losses: int

    @property
    def marks(self) -> tuple[str, ...]:
        return strike_target(self.seat), losses_target(self.seat)


class NobodyLeft(Event, frozen=True, tag=True):
    """A token left the last space, but the army has no Horde left (OVO-18.5)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


# --- effects ----------------------------------------------------------------------------------------------------------


class EffectCancelled(Event, frozen=True, tag=True):
    """An effect is cancelled by Froksh (OVO-22.4)."""

    seat: Seat
    card: Card
    by: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class EffectLost(Event, frozen=True, tag=True):
    """A card that left the battlefield, or lies face down, has no effect (OVO-22.1, 22.13)."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class NoEffect(Event, frozen=True, tag=True):
    """An effect finds nothing to do; the clause says why."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class Skipped(Event, frozen=True, tag=True):
    """The owner of an effect lets it go by (OVO-22.12)."""

    seat: Seat
    card: Card


class Revived(Event, frozen=True, tag=True):
    """A lost Horde came back (OVO-20.9)."""

    seat: Seat
    losses: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (losses_target(self.seat),)


class Discarded(Event, frozen=True, tag=True):
    """A card was discarded (OVO-19.9): a price (20.9), an effect (20.11, 20.12, 22.10, 22.15), unprotected (19.6)."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class NothingToDiscard(Event, frozen=True, tag=True):
    """A discard was due, but the deck is empty (OVO-20.13)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class CardDestroyed(Event, frozen=True, tag=True):
    """A Unit was destroyed and is in its pile again (OVO-22.1, 19.10)."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class Copied(Event, frozen=True, tag=True):
    """Buurk copies an engaged card (OVO-22.2)."""

    seat: Seat
    card: Card

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class EnemyFirst(Event, frozen=True, tag=True):
    """Eruhsk: in the next round the enemy shows first (OVO-22.3)."""

    seat: Seat
    victim: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class BerserkStolen(Event, frozen=True, tag=True):
    """Khanrogg: a red face changed sides (OVO-22.6)."""

    seat: Seat
    victim: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return strike_target(self.seat), strike_target(self.victim)


class Pushed(Event, frozen=True, tag=True):
    """Kro-Morda: a token moved to the next segment (OVO-22.9)."""

    seat: Seat
    before: int
    after: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


class DeckSearched(Event, frozen=True, tag=True):
    """A deck was looked through and shuffled (OVO-22.10, 22.19); the looker knows the cards."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.owner),)


class CardFetched(Event, frozen=True, tag=True):
    """Vrushn: a card of the deck was put in hand (OVO-22.19)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


class DiscardsBack(Event, frozen=True, tag=True):
    """Pogdush: all discarded cards are in the deck again, which is shuffled (OVO-22.11)."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HordeJoined(Event, frozen=True, tag=True):
    """Porkash: a Horde joined the battle (OVO-22.12)."""

    seat: Seat
    zone: str

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class TurnedDown(Event, frozen=True, tag=True):
    """Roshnar: all other engaged Units of a side lie face down (OVO-22.13)."""

    seat: Seat
    count: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class TopUnseen(Event, frozen=True, tag=True):
    """Vri-Hurcka: in the next round the enemy engages the top card unseen (OVO-22.17)."""

    seat: Seat
    victim: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class Rewound(Event, frozen=True, tag=True):
    """Xaphyr: a token moved one space left (OVO-22.20); back over the first space the Horde is not lost."""

    seat: Seat
    before: int
    after: int
    saved: bool

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


# --- Berserk ----------------------------------------------------------------------------------------------------------


class ZoneEntered(Event, frozen=True, tag=True):
    """A red token entered the Berserk zone: its owner may use Berserk (OVO-23.2)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


class BerserkUsed(Event, frozen=True, tag=True):
    """Berserk: an enemy Horde is eliminated (OVO-23.3), its token goes back (23.4), the own turns white (23.5)."""

    seat: Seat
    victim: Seat
    losses: int

    @property
    def marks(self) -> tuple[str, ...]:
        return strike_target(self.seat), losses_target(self.victim)


class BerserkKept(Event, frozen=True, tag=True):
    """The owner of a red token did not use it (OVO-23.2)."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (strike_target(self.seat),)


# --- the end of a battle ----------------------------------------------------------------------------------------------


class BattleEnded(Event, frozen=True, tag=True):
    """An ending came about (OVO-25.2 to 25.8)."""

    zone: str
    ending: int
    """1 to 4."""
    winner: Seat | None
    """None: nobody."""
    losers: tuple[Seat, ...]
    """Both, where nobody won."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (zone_target(self.zone),)


class HordesBack(Event, frozen=True, tag=True):
    """Hordes on the combat tracking tile went back to their owner (OVO-26.7)."""

    seat: Seat
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HordesKept(Event, frozen=True, tag=True):
    """Eliminated Hordes are kept by the enemy until the glory is distributed (OVO-26.8)."""

    seat: Seat
    by: Seat
    """Who keeps them."""
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.by),)


class SetAside(Event, frozen=True, tag=True):
    """Heroes that were engaged are set aside until the next game turn (OVO-21.8)."""

    seat: Seat
    heroes: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


# --- the end of a game turn -------------------------------------------------------------------------------------------


class ReckoningBegan(Event, frozen=True, tag=True):
    """All players have played: the four active objectives are scored (OVO-27.1)."""

    number: int
    """The game turn."""


class ObjectiveScored(Event, frozen=True, tag=True):
    """An objective was scored (OVO-27.2, 27.3, 27.13)."""

    tile: Objective
    seats: tuple[Seat, ...]
    counts: tuple[int, ...]
    """By seat, what was counted."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (tile_target(self.tile), *map(seat_target, self.seats))


class ObjectiveVoid(Event, frozen=True, tag=True):
    """An objective paid nobody: too many tied (OVO-27.4), none has any (27.5), the tower is free (27.13)."""

    tile: Objective
    counts: tuple[int, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


class ObjectiveUnpaid(Event, frozen=True, tag=True):
    """Points were due, but the supply did not cover them (OVO-27.14)."""

    tile: Objective
    seats: tuple[Seat, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


class RiverMoved(Event, frozen=True, tag=True):
    """The last tile of the river left it (OVO-28.2), the top of the pile came in (28.3)."""

    out: Objective
    into: Objective

    @property
    def marks(self) -> tuple[str, ...]:
        return tile_target(self.out), tile_target(self.into)


class PileTurned(Event, frozen=True, tag=True):
    """The pile was four face-down tiles: it was shuffled and turned face up (OVO-28.4)."""


class KeptReturned(Event, frozen=True, tag=True):
    """Hordes that enemies kept went back to the reserve (OVO-26.8)."""

    seat: Seat
    hordes: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class HeroesBack(Event, frozen=True, tag=True):
    """Heroes that were set aside may fight again (OVO-28.6)."""

    seat: Seat
    heroes: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (seat_target(self.seat),)


class GameOver(Event, frozen=True, tag=True):
    """The game is over: the supply is empty (OVO-29.1), or the lead cannot be beaten (29.2)."""

    winners: tuple[Seat, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(map(seat_target, self.winners))
