"""The decisions of De l'Orc pour les Braves and the attempts that are never allowed, with the targets to point at."""

from __future__ import annotations

import enum

from orclib.engine import Action, Announced, Seat
from orclib.games.braves.box import Back, Design

# --- targets on the picture ------------------------------------------------------------------------------------------

DECK = "deck"
START_CARD = "start"
SHIELD = "shield"
DESERTION = "desertion"
DECLINE = "decline"
DONE = "done"
HOLD = "hold"
FLYER = "flyer"


def pile_target(pile: int) -> str:
    """A pile of the ring, counted from 1."""
    return f"pile:{pile}"


def seat_target(seat: Seat) -> str:
    """A player: name, score wheel, cards."""
    return f"seat:{seat}"


def design_target(design: Design) -> str:
    """A design in the list of all that there are."""
    return f"design:{design.slug}"


def back_target(back: Back) -> str:
    """A kind of card in the list of all that there are."""
    return f"back:{back.value}"


def people_target(people: Back) -> str:
    """A people that may be called."""
    return f"people:{people.value}"


def hand_target(design: Design) -> str:
    """The cards of a design in the hand of whoever looks."""
    return f"hand:{design.slug}"


def row_target(seat: Seat, back: Back | None) -> str:
    """The cards with one back (None: all of them) that a player has in the battle."""
    return f"row:{seat}:{'all' if back is None else back.value}"


def goblins_target(goblins: int) -> str:
    """So many goblins for the flying machine."""
    return f"goblins:{goblins}"


# --- chance ----------------------------------------------------------------------------------------------------------


class NameSorcerer(Action, frozen=True, tag="sorcerer"):
    """Chance draws the first sorcerer (BRV-2.2)."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((seat_target(self.player),),)


class ShowBack(Action, frozen=True, tag="back"):
    """The kind of the next card comes in sight, as it is the first in the sorcerer's hand (BRV-22.3)."""

    back: Back

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((back_target(self.back),),)


class Deal(Action, frozen=True, tag="deal"):
    """The clock: the next army card falls on the pile whose turn it is (BRV-5.2). None is the start card (BRV-5.6)."""

    design: Design | None

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((back_target(Back.START) if self.design is None else design_target(self.design),),)


class Strike(Action, frozen=True, tag="strike"):
    """Chance picks the card that the commando removes (BRV-16.2)."""

    design: Design

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((design_target(self.design),),)


class EndRound(Action, frozen=True, tag="end round"):
    """The clock: the round is over, everything goes back (BRV-20)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((DECK,),)


# --- recruitment -----------------------------------------------------------------------------------------------------


class PlayDesertion(Action, frozen=True, tag="desertion"):
    """Lay a desertion on a pile (BRV-6)."""

    pile: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((DESERTION, pile_target(self.pile)),)


class PlayShield(Action, frozen=True, tag="shield"):
    """Lay a shield on a pile (BRV-7)."""

    pile: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((SHIELD, pile_target(self.pile)),)


class NameChampion(Action, frozen=True, tag="champion"):
    """The sorcerer names the champion (BRV-9); then the piles are opened (BRV-10)."""

    player: Seat

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((seat_target(self.player),),)


class SpyAsk(Action, frozen=True, tag="ask"):
    """With the called spy, ask a player for a card (BRV-11.3)."""

    player: Seat
    design: Design

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((seat_target(self.player), design_target(self.design)),)


class SpyDecline(Action, frozen=True, tag="decline"):
    """Ask for nothing with the called spy (BRV-11.3)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((DECLINE,),)


# --- war -------------------------------------------------------------------------------------------------------------


class CallPeople(Action, frozen=True, tag="call"):
    """The sorcerer calls a people to battle (BRV-14.1)."""

    people: Back

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((people_target(self.people),),)


class Send(Action, frozen=True, tag="send"):
    """Lay a mercenary of the hand face down beside one's army (BRV-15.4)."""

    design: Design

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(self.design),),)


class EndSending(Action, frozen=True, tag="done"):
    """Say that no more mercenaries are sent, or none at all (BRV-15.4)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((DONE,),)


class PlayCommando(Action, frozen=True, tag="commando"):
    """Send the commando against an opponent's cards with one back (BRV-16.2).

    Without a back it may strike any of them, which is the other reading of BRV-R17.
    """

    player: Seat
    back: Back | None

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((row_target(self.player, self.back),),)


class HoldCommando(Action, frozen=True, tag="no commando"):
    """Play no commando in this battle, be it in hand or not (BRV-16.1)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((HOLD,),)


class PlayFlyer(Action, frozen=True, tag="flyer"):
    """Add the flying machine of the hand to the battle, with so many goblins of the hand (BRV-18.2)."""

    goblins: int

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((FLYER, goblins_target(self.goblins)),)


class HoldFlyer(Action, frozen=True, tag="no flyer"):
    """Play no flying machine in this battle, be it in hand or not (BRV-18.1)."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((HOLD,),)


# --- an announcement: all mercenaries said at once -------------------------------------------------------------------


class Commit(Announced, frozen=True, tag="commit"):
    """Announce all mercenaries of a battle at once: all are laid or none is (BRV-15.4).

    It is played as its parts, `Send` and `EndSending`, and never listed among the legal actions.
    """

    designs: tuple[Design, ...]


# --- attempts that are never allowed ---------------------------------------------------------------------------------


class Trick(enum.Enum):
    """What learners try and the rules never allow."""

    HALT = "halt"
    """Stop the deal."""
    DEAL_TO = "deal to"
    """Have the next card dealt to another pile."""
    UNDER = "under"
    """Slip a card under or into a pile."""
    TAKE_BACK = "take back"
    """Take a played card back, or move it."""
    PEEK = "peek"
    """Look through a pile."""
    KEEP_SHIELD = "keep shield"
    """Keep a shield at the end of the deal."""
    OTHER_CHAMPION = "other champion"
    """Change the champion, or name a second one."""
    NO_CHAMPION = "no champion"
    """Name nobody."""
    HIDE_SPY = "hide spy"
    """Not reveal a called spy."""
    ASK_VAGUELY = "ask vaguely"
    """Ask for "an orc" or "your best card"."""
    ASK_AGAIN = "ask again"
    """Ask a second time, or for two cards."""
    REFUSE = "refuse"
    """Not give a card that was asked for."""
    KEEP_GIANTS = "keep giants"
    """Keep one of two giants."""
    HOLD_BACK = "hold back"
    """Hold back a card of the people that was called."""
    TAKE_HOME = "take home"
    """Take a card of the battle back, or add one after one's turn."""
    CARRY = "carry"
    """Fly in something else than goblins."""
    LOOK = "look"
    """Look at another's hand."""
    END = "end"
    """End the game in the middle of a round."""


class Try(Action, frozen=True, tag="try"):
    """One of the attempts that no rule allows; `place` is the pile or the seat it is about."""

    trick: Trick
    place: int = 0

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        match self.trick:
            case Trick.PEEK:
                return ((pile_target(self.place),),)
            case Trick.LOOK:
                return ((seat_target(Seat(self.place)),),)
            case Trick.HALT:
                return ((START_CARD,),)
        return ()


Decision = (
    PlayDesertion
    | PlayShield
    | NameChampion
    | SpyAsk
    | SpyDecline
    | CallPeople
    | Send
    | EndSending
    | PlayCommando
    | HoldCommando
    | PlayFlyer
    | HoldFlyer
)
Chance = NameSorcerer | ShowBack | Deal | Strike | EndRound
Stored = Decision | Chance | Try
"""What a save may hold: everything but an announcement, which is played as its parts."""
AnyAction = Stored | Commit
