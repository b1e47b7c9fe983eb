"""Who sits at a line of play: people and bots, whose eyes look, and which seat is at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.engine.bot import Bot
from orclib.errors import BotError, UsageError
from orclib.language import listing, say
from orclib.scene import Scene
from orclib.scene.positions import AnyMatch

REFEREE: Final = "referee"
MOVER: Final = "mover"
"""The eyes of whoever is to move, as at one screen for two."""


class Seating:
    """The seats around a line of play, and what may be seen and done from them."""

    def __init__(
        self,
        match: AnyMatch,
        *,
        bots: Mapping[Seat, Bot] | None,
        eyes: Seat | str | None,
        watch: bool,
        fair: bool,
        side: Seat | None,
    ) -> None:
        self.match = match
        self.fair = fair
        self.bots = dict(bots or {})
        self._watch = watch
        self.shown_instead: Callable[[], Scene] | None = None
        """What is looked at in place of the position."""
        self.stuck: BotError | None = None
        """What a bot did that no bot may do, until it is asked again, or somebody takes over or takes back."""
        self._eyes = self._only_eyes(eyes) if fair else self._known_eyes(eyes)
        self.side = side if side is None else self._known_seat(side)
        """The seat at the bottom."""
        self._keeps_side = side is not None
        """Whether it was asked for, so that other eyes do not change it."""
        self._sit()

    @property
    def watches(self) -> bool:
        """Whether nobody acts at this table."""
        return self._watch or self.shown_instead is not None

    @property
    def eyes(self) -> Seat | None:
        """The seat whose eyes are used now; None for the referee."""
        if not isinstance(self._eyes, str):
            return self._eyes
        if people := self.people_to_act:
            return people[0]
        if CHANCE in self.match.to_act:
            return None
        # A bot thinks, or it is over: nobody sees more for that, so the last person goes on looking.
        acted = [ply.action.seat for ply in self.match.plies if self._is_person(ply.action.seat)]
        seats = acted[-1:] or [Seat(seat) for seat in range(self.match.options.players) if seat not in self.bots]
        return seats[0] if seats else None

    @property
    def chosen_eyes(self) -> Seat | str:
        """Whose eyes were asked for: a seat, "referee" or "mover"."""
        return REFEREE if self._eyes is None else self._eyes

    @property
    def sole(self) -> Seat | None:
        """At a fair table the seat of its eyes; None at all others."""
        return self.eyes if self.fair else None

    @property
    def people_to_act(self) -> tuple[Seat, ...]:
        """The seats of people who may act now."""
        return tuple(filter(self._is_person, self.match.to_act))

    @property
    def seen_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now and whose decisions the eyes may see: nobody else's are listed or pointed at."""
        if self.watches:
            return ()
        eyes = self.eyes
        return tuple(seat for seat in self.match.to_act if seat not in self.bots and eyes in (None, seat))

    def named(self, seats: Iterable[Seat]) -> str:
        """Seats as they are called, in a list."""
        return listing(self.match.game.seat_name(seat, self.match.options) for seat in seats)

    def _is_person(self, seat: Seat) -> bool:
        return seat != CHANCE and seat not in self.bots

    def _sit(self) -> None:
        """Let the seat of the eyes be at the bottom, unless another was asked for; a hot seat stays where it began."""
        if not self._keeps_side and (isinstance(self._eyes, int) or self.side is None):
            self.side = self.eyes

    def _known_seat(self, seat: int) -> Seat:
        """The seat. Raises UsageError for one at which nobody plays."""
        if seat not in range(self.match.options.players):
            raise UsageError.unknown(say("seat", "aucun siège"), seat, map(str, range(self.match.options.players)))
        return Seat(seat)

    def _known_eyes(self, eyes: Seat | str | None) -> Seat | str | None:
        """The eyes asked for. Raises UsageError for those that nobody has."""
        known = (MOVER, REFEREE, None, *range(self.match.options.players))
        if eyes not in known:
            raise UsageError.unknown(say("view", "aucune vue"), eyes, map(str, known))
        return None if eyes == REFEREE else eyes

    def _only_eyes(self, eyes: Seat | str | None) -> Seat:
        """The eyes of a fair table: a person's. Raises UsageError where it is not said which."""
        people = [seat for seat in range(self.match.options.players) if seat not in self.bots]
        if eyes == MOVER and len(people) == 1:
            return Seat(people[0])
        if isinstance(eyes, str) or eyes is None or eyes not in people:
            raise UsageError(
                say(
                    "A fair table has the eyes of one person and no referee: say which seat, such as eyes=0, and let "
                    "bots play the others.",
                    "Une table équitable montre ce que voit une seule personne, sans arbitre : dites quel siège, par "
                    "exemple eyes=0, et confiez les autres à des robots.",
                )
            )
        return eyes

    def _demand_own(self, seat: Seat) -> None:
        """Nothing, for a seat of a person here. Raises UsageError for a bot's, at a fair table for any but its own."""
        if self.sole is not None and seat != self.sole:
            told = say(
                "At this fair table you play {own}, and nothing else.",
                "À cette table équitable, vous jouez {own}, et rien d'autre.",
            )
            raise UsageError(told.format(own=self.named([self.sole])))
        if seat in self.bots:
            told = say(
                "A bot plays {seat}. With take_over({number}) you would play there yourself.",
                "Un robot joue {seat}. Avec take_over({number}), vous joueriez vous-même à sa place.",
            )
            raise UsageError(told.format(seat=self.named([seat]), number=seat))
