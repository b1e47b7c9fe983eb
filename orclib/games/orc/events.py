"""What can happen in ORC: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.games.orc.actions import HEAP, hand_target, pile_target, side_target, tribe_target
from orclib.games.orc.box import NORTH, SOUTH, Card, End, Half, Tribe


class FrontierLaid(Event, frozen=True, tag=True):
    """A frontier card was laid; `place` counts from the left."""

    card: Card
    place: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.card.single), tribe_target(self.card.double))


class FrontierComplete(Event, frozen=True, tag=True):
    """All six tribes stand in the row."""


class PilesMade(Event, frozen=True, tag=True):
    """Six piles of four were made of the shuffled cards."""


class StarterNamed(Event, frozen=True, tag=True):
    """It was settled who starts."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class DealerNamed(Event, frozen=True, tag=True):
    """It was settled who deals."""

    seat: Seat

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class HandDealt(Event, frozen=True, tag=True):
    """A card came to a hand during the set-up."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class BoxPlaced(Event, frozen=True, tag=True):
    """The box was put at an end of the row."""

    seat: Seat
    end: End
    first: Tribe

    @property
    def marks(self) -> tuple[str, ...]:
        return ("box",)


class Attacked(Event, frozen=True, tag=True):
    """A card was sent against a tribe."""

    seat: Seat
    card: Card
    half: Half
    tribe: Tribe
    total: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (side_target(self.tribe, self.seat),)


class Discarded(Event, frozen=True, tag=True):
    """A card was removed from a hand, face up or face down."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None
    face_down: bool

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,) if self.face_down else None

    @property
    def marks(self) -> tuple[str, ...]:
        return (HEAP,)


class MayDraw(Event, frozen=True, tag=True):
    """It was settled how many cards the turn draws."""

    seat: Seat
    cards: int


class Drew(Event, frozen=True, tag=True):
    """A card was taken from a pile into a hand."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    tribe: Tribe
    card: Card | None
    left: int

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    @property
    def marks(self) -> tuple[str, ...]:
        return (pile_target(self.tribe),)


class Forfeited(Event, frozen=True, tag=True):
    """The second card could not be drawn: every pile is empty."""

    seat: Seat


class BattleSounded(Event, frozen=True, tag=True):
    """The last card of a pile was taken."""

    seat: Seat
    tribe: Tribe

    @property
    def marks(self) -> tuple[str, ...]:
        return (pile_target(self.tribe),)


class TwoBattles(Event, frozen=True, tag=True):
    """Two battles of one turn were put in order."""

    first: Tribe
    second: Tribe
    far_first: bool = False
    """Against the rule, as only the laboratory does it."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.first), tribe_target(self.second))


class LooksAround(Event, frozen=True, tag=True):
    """The tied tribe nearest the box looks to the far end of the row."""

    tribe: Tribe
    neighbour: Tribe

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.tribe), tribe_target(self.neighbour))


class RingFrozen(Event, frozen=True, tag=True):
    """All six battles tied: each tribe waits for the next, for good."""


class Fought(Event, frozen=True, tag=True):
    """The two strengths were compared."""

    tribe: Tribe
    north: int
    south: int

    @property
    def marks(self) -> tuple[str, ...]:
        return (side_target(self.tribe, NORTH), side_target(self.tribe, SOUTH))


class Won(Event, frozen=True, tag=True):
    """A tribe was won: by strength, by a tie (through `neighbour`), or by a thaw (with `neighbour`)."""

    tribe: Tribe
    seat: Seat
    neighbour: Tribe | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        own = (tribe_target(self.tribe),)
        return own if self.neighbour is None else (*own, tribe_target(self.neighbour))


class Froze(Event, frozen=True, tag=True):
    """A tied tribe waits for its neighbour toward the box."""

    tribe: Tribe
    neighbour: Tribe

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.tribe), tribe_target(self.neighbour))


class Cleared(Event, frozen=True, tag=True):
    """The cards at a won tribe left the game."""

    tribe: Tribe
    cards: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (HEAP,)


class TrophyRaised(Event, frozen=True, tag=True):
    """A trophy was laid in the winner's camp; no card means a neutral marker."""

    tribe: Tribe
    seat: Seat
    card: Card | None

    @property
    def marks(self) -> tuple[str, ...]:
        return (side_target(self.tribe, self.seat),)


class TurnPassed(Event, frozen=True, tag=True):
    """It is the other player's turn."""

    seat: Seat


class GameStopped(Event, frozen=True, tag=True):
    """The last pile is exhausted."""


class HandsRevealed(Event, frozen=True, tag=True):
    """Both players showed their hands."""

    north: tuple[Card, ...]
    south: tuple[Card, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(NORTH), hand_target(SOUTH))


class GameDecided(Event, frozen=True, tag=True):
    """The totals were compared; no winner means a draw."""

    winner: Seat | None
    north: int
    south: int


AnyEvent = (
    FrontierLaid | FrontierComplete | PilesMade | StarterNamed | DealerNamed | HandDealt | BoxPlaced | Attacked
    | Discarded | MayDraw | Drew | Forfeited | BattleSounded | TwoBattles | Fought | LooksAround | Won | Froze
    | RingFrozen | Cleared | TrophyRaised | TurnPassed | GameStopped | HandsRevealed | GameDecided
)  # fmt: skip
