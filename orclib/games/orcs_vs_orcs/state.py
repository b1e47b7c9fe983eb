"""A position of Orcs vs Orcs as a value, what a seat may know of it, and the readings of the rules."""

from __future__ import annotations

from itertools import compress
from typing import Any, ClassVar, Final, Literal

import msgspec

from orclib.engine import Seat
from orclib.engine.options import GameOptions, value_of
from orclib.engine.values import Sole, computed_once
from orclib.errors import UsageError
from orclib.games.orcs_vs_orcs.board import HOUSE, Board, board, no_such_board
from orclib.games.orcs_vs_orcs.box import (
    ACTIONS,
    GLORY,
    LONG_GLORY,
    MARKERS,
    NO_UNITS,
    OBJECTIVES,
    TACTICAL_ACTIONS,
    Card,
    Counts,
    Line,
    Objective,
)
from orclib.games.orcs_vs_orcs.strengths import strengths

_SEATS: Final = tuple(map(Seat, range(4)))
_FIRST: Final = ("random", "1", "2", "3", "4")


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Who plays, what is agreed, and the readings of the rules; the defaults are the rulebook as we read it."""

    players: int = 2
    scenario: Literal["standard", "total_fight", "calm"] = "standard"
    """Where the wells are (OVO-4.8)."""
    longer_game: bool = False
    """OVO-31.1: 41 glory points instead of 26."""
    tactical_start: bool = False
    """OVO-31.2: two basic actions instead of three."""
    segments: Literal["one_two", "two_one"] = "one_two"
    """OVO-R6: the first two segments of the strike tile."""
    heroes_file: str = HOUSE
    """OVO-R7: the strengths of the Heroes: a name that `heroes.load` knows."""
    first_player: Literal["random", "1", "2", "3", "4"] = "random"
    """OVO-R8: drawn, or a seat counted from 1."""
    fresh_hordes_move: bool = True
    """OVO-R13: Hordes recruited or converted this turn may move."""
    forced_march_repeat: bool = False
    """OVO-R16: the same Hordes may force-march again."""
    retreat_takes_control: bool = True
    """OVO-R21: a retreat onto a free tower or well puts a marker there."""
    marker_limit: Literal["take_back", "no_control", "unlimited"] = "take_back"
    """OVO-R26: what happens when the markers run out."""
    rebuild_same_turn: bool = False
    """OVO-R31: a conquered fortress may be stood up in the same turn."""
    reorganise_blind: bool = False
    """OVO-R36: both sides declare blindly whether they reorganise."""
    effect_order: Literal["heroes_first", "simultaneous", "attacker_first"] = "heroes_first"
    """OVO-R39: the order of battle effects."""
    berserk_timing: Literal["step", "round"] = "step"
    """OVO-R40: when Berserk is decided."""
    endings_check: Literal["round", "strike"] = "round"
    """OVO-R42: when endings 1 to 3 are tested."""
    forced_discard_rout: bool = False
    """OVO-R44: a forced discard from an empty deck loses the battle."""
    catapult_discard_always: bool = False
    """OVO-R46: the Catapult makes the enemy discard in the field too."""
    zero_scores: bool = False
    """OVO-R53: a tie at nothing scores."""
    razed_counts: Literal["trophies", "razed_only"] = "trophies"
    """OVO-R54: what counts as a razed village."""
    dark_city_counts: bool = False
    """OVO-R55: the Dark City counts as a fortress for the objective."""
    supply_cap: Literal["in_order", "overdraw", "nobody"] = "in_order"
    """OVO-R57: a supply that is smaller than the points due."""
    finish_turn: bool = False
    """OVO-R58: an emptied supply ends the game only after the game turn."""
    early_end: Literal["unbeatable", "uncatchable"] = "unbeatable"
    """OVO-R59: when a lead ends the game."""
    free_for_all: bool = False
    """OVO-R61: four players without teams."""
    open_heroes: bool = False
    """OVO-R64: everybody sees who holds which Hero."""
    board: str = HOUSE
    """The map: a name that `board.load` knows."""

    player_counts: ClassVar[range] = range(2, 5)
    seat_counted_from: ClassVar[dict[str, int]] = {"first_player": 1}
    allowed: ClassVar[dict[str, tuple[Any, ...]]] = {"first_player": ()}

    def __post_init__(self) -> None:
        super().__post_init__()
        if type(self.board) is not str:
            raise no_such_board(self.board)
        board(self.board, self.players)  # a name that nobody knows is an error
        strengths(self.heroes_file)
        firsts = _FIRST[: self.players + 1]
        if self.first_player not in firsts:
            raise UsageError.unknown(value_of("first_player"), self.first_player, firsts)

    @computed_once
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise (OVO-4.13)."""
        return _SEATS[: self.players]

    @computed_once
    def map(self) -> Board:
        """The side of the board that so many players use, with its wells and starts (OVO-4.1)."""
        return board(self.board, self.players, self.scenario)

    @property
    def teams(self) -> bool:
        """Whether partners play together (OVO-1.3, R61)."""
        return self.players == 4 and not self.free_for_all

    def camp(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win together with this one, itself included (OVO-1.3, 4.2)."""
        return tuple(sorted((seat, _SEATS[(seat + 2) % 4]))) if self.teams else (seat,)

    def partner(self, seat: Seat) -> Seat | None:
        """The other player of the team; None without one."""
        return _SEATS[(seat + 2) % 4] if self.teams else None

    def enemies(self, one: Seat | None, other: Seat | None) -> bool:
        """Whether two seats are enemies (OVO-30.2); nobody is nobody's enemy."""
        if one is None or other is None or one == other:
            return False
        return not self.teams or (one - other) % 2 == 1

    @computed_once
    def foes(self) -> tuple[frozenset[Seat], ...]:
        """By seat: its enemies (OVO-30.2)."""
        return tuple([frozenset([other for other in self.seats if self.enemies(seat, other)]) for seat in self.seats])

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in the order of play, from one on (OVO-5.1)."""
        return self.seats[first:] + self.seats[:first]

    @property
    def glory(self) -> int:
        """The supply at the start (OVO-4.18, 31.1)."""
        return LONG_GLORY if self.longer_game else GLORY

    @property
    def actions(self) -> int:
        """The basic actions of a turn (OVO-5.2, 31.2)."""
        return TACTICAL_ACTIONS if self.tactical_start else ACTIONS

    def strength(self, card: Card) -> int:
        """The combat strength of a card."""
        return strengths(self.heroes_file)[card]


class Phase(Sole):
    """Where in the game we are (spec 5)."""

    RIVER = "river"
    """Objective tiles are turned up: the river of the set-up, then the top of the pile."""
    FIRST_PLAYER = "first_player"
    """The first player is drawn."""
    ACTIONS = "actions"
    """The player whose turn it is acts on the map."""
    FATE = "fate"
    """What becomes of a village."""
    TAKE_BACK = "take_back"
    """Without a marker in stock: which one is taken back, or none."""
    HERO_DRAW = "hero_draw"
    """Heroes are drawn for a city that was neutral."""
    HERO_PICK = "hero_pick"
    """One of the drawn Heroes is kept."""
    HERO_STEAL = "hero_steal"
    """A Hero is drawn from those of an enemy who lost a city."""
    RETREAT = "retreat"
    """Whoever is attacked stands or retreats."""
    BATTLES = "battles"
    """The active player says which battle comes next."""
    DECKS = "decks"
    """Combat decks are built."""
    VANGUARD = "vanguard"
    """The attacker of a fortress engages first-line Units."""
    DRAW = "draw"
    """Cards are drawn, or turned up from a deck."""
    DECLARE = "declare"
    """OVO-R36 the other way: both say whether they reorganise."""
    COMMIT = "commit"
    """Cards are chosen in secret."""
    PLACE = "place"
    """A card that was not chosen has to be placed."""
    SWAP = "swap"
    """Shagratt: does the enemy have to play the other card?"""
    EFFECT = "effect"
    """A battle effect leaves a choice to its owner."""
    BERSERK = "berserk"
    """A token has entered the Berserk zone, red face up."""
    ROUT = "rout"
    """A beaten army retreats."""
    OVER = "over"

    # What happens by itself in between; no position rests here.
    BY_ITSELF = "by_itself"


class Task(Sole):
    """What goes on by itself once a decision is done; tasks wait in a row (`Table.todo`)."""

    ARRIVE = "arrive"
    """Hordes enter a zone."""
    STEP = "step"
    """Hordes that travel take the second road of their move."""
    FREE = "free"
    """The attackers hold a zone that the enemy has left (OVO-11.12)."""
    SETTLE = "settle"
    """An army has retreated to a zone (OVO-11.16)."""
    HEROES = "heroes"
    """Heroes are drawn for a city (OVO-9.3)."""
    HOLD = "hold"
    """Whoever stands in a zone takes it (OVO-8 to 10)."""
    MARK = "mark"
    """A marker is put on a tower, a well, a city or a village."""
    CONQUER = "conquer"
    """A fortress gets a new owner (OVO-14.9, 14.12)."""
    MEET = "meet"
    """An army stands before an enemy army (OVO-11.1)."""
    STEAL = "steal"
    """A Hero is stolen for a city (OVO-9.7)."""
    CARRY_ON = "carry_on"
    """The action phase goes on, or ends."""
    NEXT_BATTLE = "next_battle"
    """The next battle, or the end of the turn."""
    RECHECK = "recheck"
    """A lone Horde before a battle (OVO-11.8)."""
    BEGIN_BATTLE = "begin_battle"
    """The decks are built: the battle begins."""
    ROUND = "round"
    """A round of a battle begins (OVO-17.1)."""
    FILL = "fill"
    """Hands are filled to two (OVO-17.1)."""
    CHOOSE_CARDS = "choose_cards"
    """Hands are full: endings 4, then the choice (OVO-17.3)."""
    REVEAL = "reveal"
    """Both have chosen (OVO-17.4)."""
    NOTE = "note"
    """Froksh is noted, then Shagratt asked (spec 5.2)."""
    ENGAGE = "engage"
    """The revealed cards come on the battlefield (OVO-17.10)."""
    STRENGTHS = "strengths"
    """Both strengths are applied (OVO-17.11)."""
    EFFECTS = "effects"
    """The next effect in the queue (OVO-17.15)."""
    SHUFFLE = "shuffle"
    """A deck is shuffled after a reorganisation (OVO-17.7)."""
    DISCARD = "discard"
    """The top card of a deck is discarded (OVO-20.9, 20.11, 20.12)."""
    EXTRA = "extra"
    """Kokoth: a card has been drawn, one is engaged (OVO-22.7)."""
    CHECK = "check"
    """OVO-R42 the other way: endings after every strike."""
    WINDOW = "window"
    """Whoever entered the Berserk zone may use it (OVO-23.7)."""
    ROUND_END = "round_end"
    """Berserk that waited (OVO-R40), then the end of the round."""
    JUDGE_ROUND = "judge_round"
    """Xaphyr, discards and endings (OVO-22.20, 19.6, 25.1)."""
    AFTERMATH = "aftermath"
    """The battle is over (OVO-26)."""
    FALL_BACK = "fall_back"
    """A beaten army has to retreat (OVO-26.2)."""
    SETTLED = "settled"
    """All that was beaten has left: a winning attacker holds the zone (OVO-26.5)."""
    SCORING = "scoring"
    """The end of a game turn (OVO-27)."""
    ROTATION = "rotation"
    """The next game turn is prepared (OVO-28)."""
    TURN = "turn"
    """A player's turn begins (OVO-5.1)."""


class Job(msgspec.Struct, frozen=True, gc=False):
    """A task with what it is about."""

    task: Task
    seat: Seat | None = None
    zone: str | None = None
    number: int = 0
    """Hordes, or the side of a battle."""
    forced: bool = False
    """Whether they made a forced march, or retreated; or whether Berserk that has waited is asked for now."""
    along: int = 0
    """How many of them were taken along."""

    @property
    def where(self) -> tuple[Seat, str]:
        """Whose it is, and the zone that it is about."""
        assert self.seat is not None
        assert self.zone is not None
        return self.seat, self.zone


class Army(msgspec.Struct, frozen=True, gc=False):
    """The Hordes of one player in a zone (OVO-2.7)."""

    seat: Seat
    hordes: int
    moved: int = 0
    """How many of them lie down (OVO-6.6)."""
    marched: int = 0
    """How many of those have made a forced march (OVO-7.5), or may not make one."""
    along: int = 0
    """How many of those that lie down were taken along (OVO-6.10)."""
    rooted: int = 0
    """How many of those that may not march have come in this turn, and have not moved at all (OVO-R13)."""

    @property
    def fresh(self) -> int:
        """How many have not moved."""
        return self.hordes - self.moved

    def cut(self, hordes: int, moved: int) -> Army:
        """So many of its Hordes, of which at most so many lie down."""
        down = [min(count, moved) for count in (self.moved, self.marched, self.along, self.rooted)]
        return Army(self.seat, hordes, *down)

    @property
    def tired(self) -> int:
        """How many have moved and may march (OVO-7.4)."""
        return self.moved - self.marched


class Clash(msgspec.Struct, frozen=True, gc=False):
    """A battle that is pending: the active player's Hordes in a zone of an enemy army (OVO-11.13)."""

    zone: str
    hordes: int
    marched: int = 0
    exhausted: int = 0
    """Hordes removed by forced marches that ended here (OVO-7.7)."""


class Walk(msgspec.Struct, frozen=True, gc=False):
    """A move or a forced march, as it was made: what it leaves on the map need not tell it."""

    hordes: int
    zones: tuple[str, ...]
    """From where, perhaps by way of where, to where (OVO-6.1, 7.1)."""
    leave: int = 0
    take: int = 0


class Deed(Sole):
    """What somebody has just done or seen that the table need not show afterwards."""

    NAMED = "named"
    """Named a card: Buurk copies it (OVO-22.2), or Kraash lets its kind strike again (22.8)."""
    SWAPPED = "swapped"
    """Made the enemy take a card back (OVO-22.14); the other one may be of the same kind."""
    BUILT = "built"
    """Built a deck of so many cards (OVO-16.3), and the battle ended."""
    SHUFFLED = "shuffled"
    """Wanted the deck shuffled after a reorganisation (OVO-17.7), and the battle ended."""
    SAW = "saw"
    """Saw cards that others did not see, and the battle ended (OVO-17.5, 22.10, 22.19)."""


class Note(msgspec.Struct, frozen=True, gc=False):
    """A deed that is told nowhere else, until something else is decided."""

    seat: Seat
    deed: Deed
    cards: tuple[Card, ...] = ()
    """The card named, or those seen."""
    number: int = 0
    """The cards of a deck that was built."""


class Fortress(msgspec.Struct, frozen=True, gc=False):
    """A fortress figure on the board (OVO-14)."""

    owner: Seat
    standing: bool
    fresh: bool = False
    """Laid, or laid down, in this player turn (OVO-14.3, 14.13)."""
    fallen: bool = False
    """Laid down by a conquest in this player turn (OVO-14.13)."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a player has beside the board, open to all."""

    reserve: int
    """Hordes (OVO-2.1)."""
    glory: int = 0
    red: bool = False
    """Whether the strike token shows its Berserk face (OVO-8.2)."""
    trophies: int = 0
    """Village tokens kept (OVO-8.3, 8.6)."""
    razed: int = 0
    """How many of them were razed."""
    kills: int = 0
    """Enemy Hordes eliminated in this game turn (OVO-26.9)."""
    kept: int = 0
    """Own Hordes that enemies keep until the glory is distributed (OVO-26.8)."""
    units: Counts = NO_UNITS
    """Unit cards owned, those in battle included."""


class Held(msgspec.Struct, frozen=True, gc=False):
    """A Hero card that somebody holds, or that lies under the pile."""

    hero: Card | None
    """None where a view's eyes do not know it."""
    seen: tuple[Seat, ...] = ()
    """Who else knows that it is there, rising; everybody where it has been engaged."""
    away: bool = False
    """Set aside until the next game turn (OVO-21.8)."""
    looked: tuple[Seat, ...] = ()
    """Those who have seen it of whom nobody but the owner knows it: they looked where it was (OVO-9.7, 22.10)."""


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A Unit on the battlefield."""

    card: Card
    down: bool = False
    """Face down, by Roshnar (OVO-22.13)."""


class Column(msgspec.Struct, frozen=True, gc=False):
    """A first-line Unit and what stands behind it; or a second-line Unit behind walls (OVO-19.3, 24.7)."""

    first: Slot | None = None
    second: Slot | None = None
    hero: Card | None = None
    on: Line | None = None
    """Which of the two the Hero covers."""
    wall: bool = False
    """Whether the walls of a fortress protect the second-line Unit."""

    def slot(self, line: Line) -> Slot | None:
        """The Unit of a line."""
        return self.first if line is Line.FIRST else self.second

    def covers(self, line: Line) -> bool:
        """Whether a Hero lies on the Unit of a line (OVO-21.5)."""
        return self.on is line

    @property
    def open_to_heroes(self) -> bool:
        """Whether a Hero may be placed here (OVO-21.1, 21.2, 24.8)."""
        return self.hero is None and self.second is not None and (self.first is not None or self.wall)


class Spot(msgspec.Struct, frozen=True, gc=False):
    """Where a card is placed: the column, and for a Hero the line. No spot: a new column, or without protection."""

    column: int | None = None
    """From 0; None for a new column (a first-line Unit, or a second-line Unit behind walls)."""
    line: Line | None = None


LOOSE: Final[None] = None
"""The spot of a card that has no place: its effect is cancelled and it is discarded (OVO-19.5, 21.4)."""
FRONT: Final = Spot()
"""The spot of a first-line Unit, and of a second-line Unit behind walls: a column of its own."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card engaged in this round, and where."""

    card: Card
    spot: Spot | None


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a battle, as far as all see it."""

    seat: Seat
    space: int = 1
    """Of the strike token (OVO-16.7)."""
    losses: int = 0
    """Hordes on this side of the combat tracking tile."""
    exhausted: int = 0
    """How many of those a forced march cost (OVO-7.9)."""
    columns: tuple[Column, ...] = ()
    loose: tuple[Slot, ...] = ()
    """Units engaged without protection, until the end of the round (OVO-19.6)."""
    strays: tuple[Card, ...] = ()
    """Heroes engaged without a place, until the end of the round (OVO-21.4)."""
    discards: tuple[Card, ...] = ()
    """Face up, out of this battle (OVO-19.9)."""
    back: tuple[Card, ...] = ()
    """Heroes that Pogdush has brought back to the deck although they were engaged before (OVO-22.11)."""
    plays: tuple[Play, ...] = ()
    """The cards engaged in this round: one, or two with Kokoth."""
    entered: bool = False
    """Whether the token has entered the Berserk zone and its owner has not been asked yet."""
    lapped: bool = False
    """Whether strikes completed a lap in this round, and nothing but strikes has moved the token since (OVO-22.20)."""
    cancelled: bool = False
    """Whether Froksh cancels the effect of the card revealed this round (OVO-22.4)."""
    rewinds: int = 0
    """Xaphyr at the end of this round."""
    blind: bool = False
    """Vri-Hurcka: in the next round, or this one, the top card is engaged unseen (OVO-22.17)."""
    waits: bool = False
    """Eruhsk: in the next round, or this one, the enemy shows first (OVO-22.3)."""
    starved: bool = False
    """OVO-R44 the other way: had to discard from an empty deck."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """A battle effect that is still to come, or goes on: the side (0 attacker, 1 defender) and the card."""

    side: int
    card: Card
    copied: bool = False
    """Whether Buurk copies it."""
    play: int = 0
    """Which of the cards that the side engaged in this round it is: the first, or one that Kokoth brought."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    """The battle that goes on, as far as all see it. Sides: 0 is the attacker, 1 the defender (OVO-16.9)."""

    zone: str
    assault: bool
    """Whether the defender has a standing fortress there (OVO-24.1)."""
    sides: tuple[Side, Side]
    round: int = 0
    """0 while the decks are built."""
    queue: tuple[Step, ...] = ()
    """The effects of this round still to come."""
    step: Step | None = None
    """The effect that leaves a choice now."""
    drawing: int | None = None
    """For whom a card is drawn or turned up now: the side; None where nobody's."""
    turned: bool = False
    """Whether the card drawn now is discarded face up, and not taken in hand."""
    blind: bool = False
    """Whether the card drawn now is engaged unseen (OVO-22.17)."""
    snapshot: tuple[Side, ...] = ()
    """OVO-R39, all at once: both sides as the effects began."""
    vanguard: int = 0
    """How many Units the attacker still has to engage before round 1 (OVO-24.2)."""
    winner: int | None = None
    """The side that has won, once it is over; the others retreat."""
    ending: int = 0
    """Which of the four endings came about (OVO-25); 0 while it goes on."""


class Secret(msgspec.Struct, frozen=True, gc=False):
    """What one side of a battle keeps to itself."""

    hand: tuple[Card, ...] = ()
    """The card kept first, then those drawn."""
    deck: tuple[Card, ...] = ()
    """The shuffled part, in the order of `CARDS`: any may be on top."""
    under: tuple[Card, ...] = ()
    """Below it, in order: cards put under the deck and not shuffled since (OVO-17.5)."""
    commit: Play | None = None
    """The card chosen for this round, before it is revealed."""
    declared: bool | None = None
    """OVO-R36 the other way: whether it reorganises."""
    told: bool = False
    """Whether the answer has been told."""
    peeked: tuple[Card, ...] = ()
    """Cards among these that the enemy has seen (Moordakk, Shagratt), in the order of `CARDS`."""
    shown: tuple[Card, ...] = ()
    """Those of them that the enemy knows to be in hand, or chosen, and not in the deck; in the same order."""
    open: tuple[Card, ...] = ()
    """Those of the peeked cards that everybody at the table has seen: Shagratt, Pogdush (OVO-22.11, 22.14)."""
    returned: tuple[Card, ...] = ()
    """Those of the open cards that everybody knows to be in hand, or chosen."""
    sunk: tuple[Card, ...] = ()
    """Those of the peeked cards that the enemy knows to lie below the shuffled part (OVO-17.5)."""
    apart: int = 0
    """How many first cards in hand were there as the enemy looked through the deck: none of the others (OVO-22.10)."""
    done: bool = False
    """Whether the deck is built (OVO-16.3)."""
    tops: tuple[Card, ...] = ()
    """The shuffled part from the top, where a position says in which order it lies; nobody who plays knows it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the deck and the hand, the chosen one included."""
        chosen = (self.commit.card,) if self.commit else ()
        return (*self.hand, *self.deck, *self.under, *chosen)


class Hidden(msgspec.Struct, frozen=True, gc=False):
    """What others see of one side's secrets: how many cards lie where."""

    hand: int = 0
    deck: int = 0
    under: int = 0
    commit: bool = False
    """Whether a card has been chosen."""
    declared: bool | None = None
    """OVO-R36 the other way: whether it reorganises, once that is told."""
    answered: bool = False
    """Whether it has said so, in secret or not."""
    told: bool = False
    peeked: tuple[Card, ...] = ()
    """What the eyes of this view have seen of it."""
    shown: tuple[Card, ...] = ()
    """What of that they know to be in hand, or chosen."""
    open: tuple[Card, ...] = ()
    """What of that everybody has seen."""
    returned: tuple[Card, ...] = ()
    """What of that everybody knows to be in hand, or chosen."""
    sunk: tuple[Card, ...] = ()
    """What of that they know to lie below the shuffled part."""
    apart: int = 0
    """How many cards in hand they know to be none of those seen elsewhere."""
    done: bool = False


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What everybody knows: all of a position but Heroes held, and decks, hands and choices in a battle."""

    options: Options
    phase: Phase = Phase.RIVER
    turn_no: int = 0
    """The game turn, from 1; 0 during the set-up."""
    first: Seat | None = None
    """Who has the first player tile."""
    mover: Seat | None = None
    """Whose player turn it is."""
    active: Seat | None = None
    """Who has to decide; None where chance has, or nobody."""
    actions: int = 0
    """Left in this turn."""
    players: tuple[Player, ...] = ()
    supply: int = 0
    """Glory (OVO-1.6)."""
    armies: tuple[Army | None, ...] = ()
    """By zone: whoever stands there; attackers of a pending battle are in `clashes`."""
    control: tuple[Seat | None, ...] = ()
    """By zone: whose marker lies there (OVO-3.10)."""
    villages: tuple[bool, ...] = ()
    """By zone: whether a village stands there (OVO-3.2)."""
    fortresses: tuple[Fortress | None, ...] = ()
    """By zone."""
    piles: Counts = NO_UNITS
    """Unit cards that can be bought (OVO-4.16)."""
    river: tuple[Objective, ...] = ()
    """The active objectives, left to right (OVO-4.20)."""
    top: Objective | None = None
    """The visible tile of the objective pile (OVO-4.21)."""
    spent: tuple[Objective, ...] = ()
    """Face down under the pile, in the order in which they left the river (OVO-28.2)."""
    clashes: tuple[Clash, ...] = ()
    """The pending battles."""
    travelling: Army | None = None
    """Hordes between two zones of a move, while something is decided in the first."""
    walked: Walk | None = None
    """The move or forced march that was just made, until something else is decided."""
    fought: Battle | None = None
    """The battle that has just ended, as all saw its end, until something else is decided."""
    recruited: tuple[tuple[str, int], ...] = ()
    """Hordes recruited this turn, by fortress (OVO-12.4)."""
    taken: tuple[str, ...] = ()
    """Villages that came under control in this player turn (OVO-8.10)."""
    deciding: str | None = None
    """The zone that a fate, a retreat or a marker is decided for."""
    victim: Seat | None = None
    """From whom a Hero is stolen."""
    to_draw: int = 0
    """Heroes still to be drawn."""
    battle: Battle | None = None
    todo: tuple[Job, ...] = ()
    """What goes on by itself after this decision, in order."""
    winners: tuple[Seat, ...] = ()
    """Once it is over (OVO-29.3)."""

    @property
    def board(self) -> Board:
        """The map."""
        return self.options.map

    def army(self, zone: str) -> Army | None:
        """Who stands in a zone; the attackers of a pending battle not counted."""
        return self.armies[self.options.map.index[zone]]

    def clash(self, zone: str) -> Clash | None:
        """The pending battle in a zone."""
        return next((clash for clash in self.clashes if clash.zone == zone), None)

    def marker(self, zone: str) -> Seat | None:
        """Whose marker lies in a zone."""
        return self.control[self.options.map.index[zone]]

    def village(self, zone: str) -> bool:
        """Whether a village stands in a zone."""
        return self.villages[self.options.map.index[zone]]

    def fortress(self, zone: str) -> Fortress | None:
        """The fortress in a zone."""
        return self.fortresses[self.options.map.index[zone]]

    @computed_once
    def there(self) -> dict[str, Army]:
        """All armies by their zones, in the order of the map; the attackers of pending battles not counted."""
        return dict(zip(compress(self.board.zones, self.armies), filter(None, self.armies), strict=True))

    def own(self, seat: Seat) -> dict[str, Army]:
        """A player's armies by their zones, in the order of the map."""
        return {zone: army for zone, army in self.there.items() if army.seat == seat}

    @computed_once
    def built(self) -> dict[str, Fortress]:
        """All fortresses by their zones, in the order of the map."""
        return dict(zip(compress(self.board.zones, self.fortresses), filter(None, self.fortresses), strict=True))

    def dark_city(self, zone: str) -> Seat | None:
        """Whose Dark City a zone is (OVO-4.12)."""
        return self.board.dark_city.get(zone)

    def hordes(self, seat: Seat) -> int:
        """All Hordes of a player on the board."""
        count = sum([army.hordes for army in self.there.values() if army.seat == seat])
        if seat == self.mover:
            count += sum([clash.hordes for clash in self.clashes])
            count += self.travelling.hordes if self.travelling is not None else 0
        return count

    def markers(self, seat: Seat) -> int:
        """A player's markers on the board."""
        return self.control.count(seat)

    def stock(self, seat: Seat) -> int:
        """A player's markers in stock (OVO-2.2); always one where they are unlimited (OVO-R26)."""
        left = MARKERS - self.control.count(seat)
        return max(1, left) if self.options.marker_limit == "unlimited" else left

    def standing(self, seat: Seat) -> int:
        """A player's standing fortresses, the Dark City not counted."""
        return sum([fort.standing and fort.owner == seat for fort in self.built.values()])

    def enemy_army(self, seat: Seat, zone: str) -> bool:
        """Whether enemy Hordes stand in a zone (OVO-6.3), attackers of a pending battle included."""
        army, enemies = self.army(zone), self.options.enemies
        if army is not None and enemies(army.seat, seat):
            return True
        return bool(self.clashes) and enemies(self.mover, seat) and self.clash(zone) is not None

    @property
    def face_up(self) -> tuple[Objective, ...]:
        """The tiles of the pile below its top that lie face up, in no known order."""
        gone = {*self.river, *self.spent, self.top}
        return tuple([tile for tile in OBJECTIVES if tile not in gone])

    def side(self, seat: Seat | None) -> int | None:
        """Which side of the battle a seat is: 0 attacks, 1 defends; None for others."""
        if self.battle is not None:
            for number, side in enumerate(self.battle.sides):
                if side.seat == seat:
                    return number
        return None

    def fighters(self, number: int) -> int:
        """The Hordes of one side of the battle."""
        assert self.battle is not None
        zone = self.battle.zone
        if number == 0:
            clash = self.clash(zone)
            return clash.hordes if clash is not None else 0
        army = self.army(zone)
        return army.hordes if army is not None else 0


class State(Table, frozen=True, kw_only=True):
    """A whole position."""

    pile: tuple[Card, ...] = ()
    """The shuffled part of the Hero pile, in the order of `CARDS`: any may be on top (OVO-4.17)."""
    under: tuple[Held, ...] = ()
    """Heroes put under the pile, the first to come in front (OVO-9.3)."""
    drawn: tuple[Held, ...] = ()
    """The Heroes of which the active player keeps one, in the order in which they were drawn."""
    held: tuple[tuple[Held, ...], ...] = ()
    """By seat: the Heroes held, those in battle included, in the order of `CARDS`."""
    secrets: tuple[Secret, ...] = ()
    """In a battle: by side."""
    noted: tuple[Note, ...] = ()
    """What has just been done or seen and is told nowhere else, until something else is decided."""
    next_tiles: tuple[Objective, ...] = ()
    """The objectives that are turned up next, where a position says so; nobody who plays knows them."""
    next_heroes: tuple[Card, ...] = ()
    """The Heroes on top of the pile, likewise."""


class View(Table, frozen=True, kw_only=True):
    """What one seat may know."""

    seat: Seat | None
    """Whose eyes these are; None for the referee."""
    pile: int
    """How many Heroes the shuffled part of the pile has."""
    under: tuple[Held, ...]
    drawn: tuple[Held, ...]
    held: tuple[tuple[Held, ...], ...]
    """Heroes that these eyes know, in order, then the others."""
    secrets: tuple[Secret | Hidden, ...]
    noted: tuple[Note, ...] = ()
    """What all know of it, and what these eyes have seen."""
    next_tiles: tuple[Objective, ...] = ()
    """Known to the referee alone."""
    next_heroes: tuple[Card, ...] = ()


AnyTable = State | View
