"""The decisions of ORC, the attempts that are never allowed, what happens, and how all of it is typed."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import CHANCE, Action, Event, Seat
from orclib.engine.notation import Reader
from orclib.games.orc.components import CARDS, NORTH, SEATS, SOUTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Table

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
    """Without `peek_between_draws`: name the piles of both cards at once."""

    tribe: Tribe
    second: Tribe

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((pile_target(self.tribe), pile_target(self.second)),)


# --- attempts: things a learner tries and the rules never allow ------------------------------------------------------


class Attempt(Action, frozen=True):
    """Never legal in any position: it exists so that "why not?" has an answer."""


class Stop(Attempt, frozen=True, tag="stop"):
    """Pass, or end the turn early."""


class PutAstray(Attempt, frozen=True, tag="astray"):
    """Place a card on the opponent's side, beside no tribe, or beside two."""

    card: Card
    half: Half
    tribes: tuple[Tribe, ...]
    own_side: bool = True


class TakeBack(Attempt, frozen=True, tag="take"):
    """Move, turn or take a card that has been used: placed, removed, or a trophy."""

    card: Card
    at: str = ""
    """The target where it lies, when it was pointed at."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((self.at,),) if self.at else ()


class DrawBelow(Attempt, frozen=True, tag="below"):
    """Take a card of a pile that is not the top one."""

    tribe: Tribe


class Claim(Attempt, frozen=True, tag="claim"):
    """Say that a tribe is won, without a battle."""

    tribe: Tribe


class Resolve(Attempt, frozen=True, tag="resolve"):
    """Fight two battles of one turn in an order of one's own."""

    tribes: tuple[Tribe, ...]


class Count(Attempt, frozen=True, tag="count"):
    """Count something in the battle for a tribe that does not face it: `what` is half, trophy or drawn."""

    what: str
    tribe: Tribe


class LookPile(Attempt, frozen=True, tag="look pile"):
    """Look into a pile."""

    tribe: Tribe


class LookHand(Attempt, frozen=True, tag="look hand"):
    """Look at the opponent's hand."""

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((hand_target(SEATS[1 - self.seat]),),) if self.seat in SEATS else ()


Decision = ChooseStart | PlaceBox | Attack | Discard | Draw | DrawTwo
Chance = LayFrontier | NameStarter | NameDealer | DealCard | TurnUp
AnyAttempt = Stop | PutAstray | TakeBack | DrawBelow | Claim | Resolve | Count | LookPile | LookHand
AnyAction = Decision | Chance | AnyAttempt


# --- what happens ----------------------------------------------------------------------------------------------------


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

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.first), tribe_target(self.second))


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
    | Discarded | MayDraw | Drew | Forfeited | BattleSounded | TwoBattles | Fought | Won | Froze | Cleared
    | TrophyRaised | TurnPassed | GameStopped | HandsRevealed | GameDecided
)  # fmt: skip


# --- notation --------------------------------------------------------------------------------------------------------

_SEATS = {"n": NORTH, "north": NORTH, "s": SOUTH, "south": SOUTH}
_TRIBES = {tribe.value: tribe for tribe in TRIBES} | {tribe.value.casefold(): tribe for tribe in TRIBES}
_CARDS = {card.value: card for card in CARDS} | {card.value.casefold(): card for card in CARDS}
_HALVES = {"1": Half.SINGLE, "2": Half.DOUBLE}
_ENDS = {"left": End.LEFT, "right": End.RIGHT}
_ORDER = {"first": True, "second": False}
_COUNTED = {"half": "half", "trophy": "trophy", "drawn": "drawn"}

A_TRIBE = "a tribe (R, Y, B, G, W or V)"
A_CARD = 'a card (two different letters of R Y B G W V, such as "RB")'
_A_MOVE = 'a move such as "RB:1-G" (card, half, tribe), "discard RB", "draw G", "draw G W", "box left", "choose first" or "pass"'


def write(action: AnyAction) -> str:
    """An action as a person types it; `read` reads it back."""
    match action:
        case LayFrontier(card=card, flipped=flipped):
            return f"lay {card.value}{' flipped' if flipped else ''}"
        case NameStarter(player=player):
            return f"starter {'north' if player == NORTH else 'south'}"
        case NameDealer(player=player):
            return f"dealer {'north' if player == NORTH else 'south'}"
        case DealCard(player=player, card=card):
            return f"deal {'north' if player == NORTH else 'south'} {card.value}"
        case TurnUp(tribe=tribe, card=card):
            return f"turn {tribe.value} {card.value}"
        case ChooseStart(first=first):
            return f"choose {'first' if first else 'second'}"
        case PlaceBox(end=end):
            return f"box {end.value}"
        case Attack(card=card, half=half, tribe=tribe):
            return f"{card.value}:{half.value}-{tribe.value}"
        case Discard(card=card):
            return f"discard {card.value}"
        case Draw(tribe=tribe):
            return f"draw {tribe.value}"
        case DrawTwo(tribe=tribe, second=second):
            return f"draw {tribe.value} {second.value}"
        case Stop():
            return "pass"
        case PutAstray(card=card, half=half, tribes=tribes, own_side=own_side):
            where = "+".join(tribe.value for tribe in tribes) or "nowhere"
            return f"{card.value}:{half.value}-{where}{'' if own_side else ' across'}"
        case TakeBack(card=card):
            return f"take {card.value}"
        case DrawBelow(tribe=tribe):
            return f"draw below {tribe.value}"
        case Claim(tribe=tribe):
            return f"claim {tribe.value}"
        case Resolve(tribes=tribes):
            return f"resolve {' '.join(tribe.value for tribe in tribes)}"
        case Count(what=what, tribe=tribe):
            return f"count {what} {tribe.value}"
        case LookPile(tribe=tribe):
            return f"look {tribe.value}"
        case LookHand():
            return "look hand"


def read(text: str, state: Table, seat: Seat | None) -> AnyAction:
    """The action that was typed. A leading `N:` or `S:` says who, otherwise the one to move.

    "RB:1-G", "RB:1→G" and "RB:1->G" are the same; so are "draw G" and "Draw(G)". Raises NotationError.
    """
    # "Draw(G)" is how the specification writes "draw G": brackets and commas only separate.
    reader = Reader(text.translate(str.maketrans("(),;", "    ")))
    if reader.next is None:
        raise reader.fail(_A_MOVE)
    who = state.mover if seat is None or seat == CHANCE else seat
    token = reader.next
    if token.text.casefold() in _SEATS and len(reader.tokens) > 1 and reader.tokens[1].text == ":":
        who = reader.take_one("a seat", _SEATS)
        reader.take("a colon", ":")
    action = _read_action(reader, state, who)
    reader.end()
    return action


def _read_action(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.next is not None and (reader.next.text in _CARDS or reader.next.text.casefold() in _CARDS):
        return _read_attack(reader, who)
    word = reader.take_one(_A_MOVE, {word: word for word in _WORDS})
    return _WORDS[word](reader, state, who)


def _read_attack(reader: Reader, who: Seat) -> AnyAction:
    card = reader.take_one(A_CARD, _CARDS)
    reader.take('a colon and the half, as in "RB:1-G"', ":")
    half = reader.take_one("the half: 1 for one orc, 2 for two", _HALVES)
    reader.take('an arrow or a hyphen before the tribe, as in "RB:1-G"', "-", "→", "->", "=>", ">")
    if reader.maybe("nowhere"):
        return PutAstray(who, card, half, (), own_side=not reader.maybe("across"))
    tribes = [reader.take_one(A_TRIBE, _TRIBES)]
    while reader.maybe("+"):
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))
    across = reader.maybe("across")
    if across or len(tribes) > 1:
        return PutAstray(who, card, half, tuple(tribes), own_side=not across)
    return Attack(who, card, half, tribes[0])


def _read_draw(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.maybe("below"):
        return DrawBelow(who, reader.take_one(A_TRIBE, _TRIBES))
    first = reader.take_one(f'{A_TRIBE}, or "below"', _TRIBES)
    if reader.next is None:
        return Draw(who, first)
    return DrawTwo(who, first, reader.take_one(A_TRIBE, _TRIBES))


def _read_two(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return DrawTwo(who, reader.take_one(A_TRIBE, _TRIBES), reader.take_one(A_TRIBE, _TRIBES))


def _read_lay(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return LayFrontier(CHANCE, reader.take_one(A_CARD, _CARDS), reader.maybe("flipped"))


def _read_deal(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return DealCard(CHANCE, reader.take_one("north or south", _SEATS), reader.take_one(A_CARD, _CARDS))


def _read_turn(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return TurnUp(CHANCE, reader.take_one(A_TRIBE, _TRIBES), reader.take_one(A_CARD, _CARDS))


def _read_resolve(reader: Reader, state: Table, who: Seat) -> AnyAction:
    tribes = [reader.take_one(A_TRIBE, _TRIBES)]
    while reader.next is not None:
        tribes.append(reader.take_one(A_TRIBE, _TRIBES))
    return Resolve(who, tuple(tribes))


def _read_count(reader: Reader, state: Table, who: Seat) -> AnyAction:
    return Count(who, reader.take_one("half, trophy or drawn", _COUNTED), reader.take_one(A_TRIBE, _TRIBES))


def _read_look(reader: Reader, state: Table, who: Seat) -> AnyAction:
    if reader.maybe("hand"):
        return LookHand(who)
    return LookPile(who, reader.take_one(f'{A_TRIBE} or "hand"', _TRIBES))


_WORDS = {
    "lay": _read_lay,
    "starter": lambda r, _, __: NameStarter(CHANCE, r.take_one("north or south", _SEATS)),
    "dealer": lambda r, _, __: NameDealer(CHANCE, r.take_one("north or south", _SEATS)),
    "deal": _read_deal,
    "turn": _read_turn,
    "choose": lambda r, _, who: ChooseStart(who, r.take_one("first or second", _ORDER)),
    "box": lambda r, _, who: PlaceBox(who, r.take_one("left or right", _ENDS)),
    "placebox": lambda r, _, who: PlaceBox(who, r.take_one("left or right", _ENDS)),
    "discard": lambda r, _, who: Discard(who, r.take_one(A_CARD, _CARDS)),
    "draw": _read_draw,
    "drawtwo": _read_two,
    "pass": lambda _, __, who: Stop(who),
    "stop": lambda _, __, who: Stop(who),
    "take": lambda r, _, who: TakeBack(who, r.take_one(A_CARD, _CARDS)),
    "claim": lambda r, _, who: Claim(who, r.take_one(A_TRIBE, _TRIBES)),
    "resolve": _read_resolve,
    "count": _read_count,
    "look": _read_look,
}
