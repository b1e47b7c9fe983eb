"""A position of De l'Orc pour les Braves as a value, what a seat may know of it, and the readings of the rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar, Final, Literal

import msgspec

from orclib.engine import Seat
from orclib.engine.options import GameOptions, value_of
from orclib.engine.values import Sole, computed_once
from orclib.errors import UsageError
from orclib.games.braves.box import (
    DESERTIONS,
    LIMITS,
    MACHINES,
    MIDDLE,
    NEAR,
    NONE,
    PILES,
    ROUND_BATTLES,
    SPECIALS,
    Back,
    Counts,
    Design,
    Pile,
    Rank,
)
from orclib.language import say

_VALUES: Final = tuple(range(10))


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays, and the readings of the rules; the defaults are the rulebook as we read it."""

    players: int = 4
    first_sorcerer: int | str = "random"
    """BRV-2.2: "random", or the seat of the first sorcerer, counted from 0."""
    war_machines: int = MACHINES
    """BRV-R1: how many war machines are among the mercenaries."""
    start_depth: int | str = "near_middle"
    """BRV-R2: how many army cards lie above the start card: 35 to 45 by chance, "exact_middle" (40), or that many."""
    show_next_back: bool = True
    """BRV-R3: the back of the next card can be seen."""
    leftover_order: Literal["free", "clockwise"] = "free"
    """BRV-R7: the order of the shields that are left after the deal."""
    desertion_through_shield: Literal["none", "next_army"] = "none"
    """BRV-R9: what a desertion on a shield that lies on a desertion does."""
    spies_take_spies: bool = True
    """BRV-R10: a spy that has not been called may be asked for."""
    mercs_need_people: bool = False
    """BRV-R15: mercenaries only reinforce an army of the people that fights."""
    specials_may_be_committed: bool = True
    """BRV-R16: the commando and the flying machine may be laid face down like any mercenary."""
    commando_by_back: bool = True
    """BRV-R17: the commando chooses a back; otherwise any card of the opponent may be struck."""
    leader_doubles_self: bool = True
    """BRV-R19: a leader's own value is doubled too."""
    flyer_alone: bool = False
    """BRV-R20: the flying machine may be played alone, for nothing."""
    flyer_uses_table_goblins: bool = False
    """BRV-R21: goblins in the army are company enough for the flying machine."""
    embarked_goblins_serve: bool = False
    """BRV-R22: goblins that fly in serve war machines of the army."""
    empty_army_competes: bool = False
    """BRV-R24: a recruiter without a card in the battle competes with 0."""
    end_rule: Literal["exceed", "reach"] = "exceed"
    """BRV-R25: whether the limit must be exceeded."""
    sorcerer_share_counts_as_win: bool = False
    """BRV-R26: a battle that the champion wins counts as won by the sorcerer when ties are broken."""
    memory_aid: Literal["off", "counts", "full"] = "off"
    """BRV-R28: how much of covered cards the picture shows."""
    warrior_value: int = 4
    """BRV-R30: a house value, as are the next five."""
    veteran_value: int = 6
    leader_value: int = 0
    troll_value: int = 5
    giant_value: int = 8
    commando_value: int = 0

    player_counts: ClassVar[range] = range(4, 8)
    seat_counted_from: ClassVar[dict[str, int]] = {"first_sorcerer": 0}
    allowed: ClassVar[dict[str, tuple[Any, ...]]] = {
        "first_sorcerer": ("random", *range(7)),
        "war_machines": (MACHINES, 1, 2, 3),
        "start_depth": ("near_middle", "exact_middle", *range(1, 80)),
        **dict.fromkeys(
            ("warrior_value", "veteran_value", "leader_value", "troll_value", "giant_value", "commando_value"), _VALUES
        ),
    }

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.first_sorcerer, int) and self.first_sorcerer >= self.players:
            raise UsageError.unknown(value_of("first_sorcerer"), self.first_sorcerer, map(str, range(self.players)))
        if isinstance(self.start_depth, int) and self.start_depth >= self.army_cards:
            told = say(
                "start_depth {depth} puts the start card behind all {n} cards.",
                "start_depth {depth} met la carte de départ derrière les {n} cartes.",
            )
            raise UsageError(told.format(depth=self.start_depth, n=self.army_cards))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise."""
        return _SEATS[: self.players]

    @property
    def piles(self) -> int:
        """How many piles are dealt (BRV-4.6)."""
        return PILES[self.players]

    @property
    def desertions(self) -> int:
        """How many desertions each recruiter has (BRV-4.2)."""
        return DESERTIONS[self.players]

    @property
    def limit(self) -> int:
        """The score that is to be exceeded (BRV-21.2)."""
        return LIMITS[self.players]

    @property
    def deck(self) -> Counts:
        """All army cards (BRV-1.5)."""
        return _DECKS[self.war_machines]

    @computed_once
    def army_cards(self) -> int:
        """How many army cards there are."""
        return sum(self.deck)

    @computed_once
    def depths(self) -> range:
        """How many army cards may lie above the start card, each number as likely as the others (BRV-R2)."""
        if self.start_depth == "near_middle":
            return NEAR
        depth = MIDDLE if self.start_depth == "exact_middle" else int(self.start_depth)
        return range(depth, depth + 1)

    @property
    def kept_back(self) -> tuple[Design, ...]:
        """The mercenaries that may not be laid face down (BRV-15.9)."""
        return () if self.specials_may_be_committed else SPECIALS

    def value(self, design: Design) -> int:
        """What is printed on a card; 0 where it has no strength of its own (table 2.3)."""
        match design:
            case Design.GOBLIN:
                return 1
            case Design.TROLL:
                return self.troll_value
            case Design.GIANT:
                return self.giant_value
            case Design.COMMANDO:
                return self.commando_value
        match design.rank:
            case Rank.WARRIOR:
                return self.warrior_value
            case Rank.VETERAN:
                return self.veteran_value
            case Rank.LEADER:
                return self.leader_value
        return 0


def _deck(machines: int) -> Counts:
    return tuple(machines if design is Design.WAR_MACHINE else design.copies for design in Design)


_SEATS: Final = tuple(map(Seat, range(7)))


@cache
def _recruiters(players: int, sorcerer: Seat) -> tuple[Seat, ...]:
    return tuple(_SEATS[(sorcerer + step) % players] for step in range(1, players))


@lru_cache(maxsize=1024)
def _speakers(players: int, sorcerer: Seat, battle: int) -> tuple[Seat, ...]:
    own = _recruiters(players, sorcerer)
    first = (battle - 1) % len(own)
    return own[first:] + own[:first]


_DECKS: Final = {machines: _deck(machines) for machines in range(1, MACHINES + 1)}


class Phase(Sole):
    """Where in the round we are (spec 5.1)."""

    SORCERER = "sorcerer"
    """Chance draws the first sorcerer."""
    DEAL = "deal"
    """The clock deals, and recruiters play shields and desertions at any moment."""
    LEFTOVER = "leftover"
    """Shields that are left over are played."""
    CHAMPION = "champion"
    """The sorcerer names the champion; then the piles are opened."""
    SPY = "spy"
    """The holder of a called spy asks for a card, or not."""
    CALL = "call"
    """The sorcerer calls a people to battle."""
    COMMIT = "commit"
    """The recruiters send mercenaries, one after the other."""
    COMMANDO = "commando"
    """Whoever may hold the commando is asked whether to play it."""
    STRIKE = "strike"
    """Chance picks the card that the commando removes."""
    FLYER = "flyer"
    """Whoever may hold the flying machine is asked whether to play it."""
    ROUND_END = "round_end"
    """The fourth battle can still be seen; then the round ends, when the clock strikes."""
    OVER = "over"


RECRUITING: Final = (Phase.DEAL, Phase.LEFTOVER, Phase.CHAMPION)
"""The phases in which piles lie on the table."""
WAR: Final = (Phase.CALL, Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER, Phase.ROUND_END)
"""The phases of the battles."""


BETWEEN: Final = (Phase.CALL, Phase.ROUND_END)
"""The phases between two battles, in which the last one can still be seen."""


class Battle(msgspec.Struct, frozen=True):
    """A battle that was fought: who won it, and with what (BRV-19). A typed one may tell the winners alone."""

    round_no: int
    number: int
    """1 to 4."""
    winners: tuple[Seat, ...]
    sorcerer: Seat | None = None
    champion: Seat | None = None
    people: Back | None = None
    strengths: tuple[int | None, ...] = ()
    """By seat; None for those who did not compete."""
    armies: tuple[Counts, ...] = ()
    """By seat: the cards that fought."""
    flown: Seat | None = None
    """Who played the flying machine after the reveal."""
    aboard: int = 0
    """The goblins that it brought."""
    lost: tuple[Seat, Design] | None = None
    """Whose card the commando struck before the cards were revealed, and which."""

    @property
    def mark(self) -> int:
        """Its place in the order of all battles."""
        return self.round_no * ROUND_BATTLES + self.number

    @property
    def shared(self) -> bool:
        """Whether the sorcerer scored too, since the champion won (BRV-19.4)."""
        return self.champion is not None and self.champion in self.winners


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows (BRV-22): all of a position but the faces of hands and of cards laid face down."""

    options: Options
    phase: Phase = Phase.SORCERER
    round_no: int = 0
    """1 for the first round, 0 before it."""
    sorcerer: Seat = _SEATS[0]
    scores: tuple[int, ...] = ()
    """By seat."""
    battles: tuple[Battle, ...] = ()
    """Every battle fought, in order."""
    deck: Counts = NONE
    """What is still to be dealt this round."""
    start_shown: bool = False
    """Whether the start card lies in the centre (BRV-5.6)."""
    next: Back | None = None
    """The back of the next card, where it has been seen (BRV-22.3)."""
    piles: tuple[Pile, ...] = ()
    """Empty again once they have been opened."""
    last_pile: int | None = None
    """The pile that got the card dealt last, counted from 1; None for the start card and before the first."""
    shields: tuple[int, ...] = ()
    """By seat: shields in hand; the sorcerer has none (BRV-4.3)."""
    desertions: tuple[int, ...] = ()
    """By seat: desertions in hand."""
    champion: Seat | None = None
    spy: int = 0
    """The number of the spy called last this round."""
    active: Seat | None = None
    """Who is asked, where one seat after the other is."""
    known: tuple[Counts, ...] = ()
    """By seat: cards that everybody knows it to hold or to have laid, because a spy brought them (BRV-11.8)."""
    refused: tuple[tuple[Seat, Design], ...] = ()
    """Whom a spy asked in vain this round, and for what: everybody heard it (BRV-11.7)."""
    given: tuple[tuple[Seat, Seat, Design], ...] = ()
    """Who gave whom what to a spy this round: everybody saw it (BRV-11.6)."""
    quarrelled: tuple[Seat, ...] = ()
    """Whose giants quarrelled this round: they have none left (BRV-12.1)."""
    called: tuple[Back, ...] = ()
    """The peoples called this round, the last one fighting now (BRV-14.1)."""
    struck: tuple[Seat, Back | None] | None = None
    """Whom the commando strikes at, and at which back (None: any card)."""
    lost: tuple[Seat, Design] | None = None
    """Whose card the commando has struck in this battle, and which: it was shown (BRV-16.4)."""
    revealed: bool = False
    """Whether the cards of the battle lie face up (BRV-17.1)."""
    flown: Seat | None = None
    """Who has played the flying machine after the reveal, in this battle."""
    aboard: int = 0
    """The goblins that it brought."""
    seen_discards: Counts = NONE
    """Cards of this round that were discarded before everybody's eyes."""

    @property
    def battle(self) -> int:
        """The number of the battle that is fought, 1 to 4; 0 before the first."""
        return len(self.called)

    @property
    def people(self) -> Back | None:
        """The people that fights now."""
        return self.called[-1] if self.called else None

    @property
    def fought(self) -> int:
        """How many battles of the round have been fought to their end."""
        if self.phase is Phase.OVER:
            return ROUND_BATTLES
        return self.battle if self.phase in BETWEEN else max(self.battle - 1, 0)

    def sorcerer_in(self, round_no: int) -> Seat:
        """Who was the sorcerer in a round up to this one: the tile goes to the left (BRV-2.3)."""
        return _SEATS[(self.sorcerer + round_no - self.round_no) % self.options.players]

    @property
    def recruiters(self) -> tuple[Seat, ...]:
        """The other players, clockwise from the sorcerer's left (BRV-3.3)."""
        return _recruiters(self.options.players, self.sorcerer)

    @property
    def speakers(self) -> tuple[Seat, ...]:
        """The recruiters in the order in which they send mercenaries in this battle (BRV-15.2, 15.3)."""
        return _speakers(self.options.players, self.sorcerer, self.battle)

    @property
    def dealt(self) -> int:
        """How many army cards have been dealt this round."""
        return self.options.army_cards - sum(self.deck)


class State(Table, frozen=True, kw_only=True):
    """A whole position."""

    hands: tuple[Counts, ...] = ()
    """By seat: army cards in hand, after the piles were opened."""
    laid: tuple[Counts, ...] = ()
    """By seat: army cards in the battle."""
    unseen_discards: Counts = NONE
    """Cards of this round that only the sorcerer saw leave: deserted, or in a pile that nobody claimed (BRV-R33)."""


class View(Table, frozen=True, kw_only=True):
    """What one seat may know."""

    seat: Seat | None
    """Whose eyes these are; None for the referee."""
    held: tuple[tuple[int, ...], ...]
    """By seat: how many cards of each of `BACKS` it holds (BRV-11.15)."""
    shown: tuple[tuple[int, ...], ...]
    """By seat: how many cards of each back it has in the battle."""
    pools: tuple[Counts | None, ...]
    """By seat: the faces of what it holds and has in the battle, together; None where these eyes do not know them."""
    laid: tuple[Counts | None, ...]
    """By seat: the faces of what it has in the battle; None where these eyes do not know them."""
    unseen_discards: Counts | None
    """None for all but the sorcerer and the referee."""

    def hand(self, seat: Seat) -> Counts | None:
        """The faces of a hand, where these eyes know them."""
        pool, laid = self.pools[seat], self.laid[seat]
        return None if pool is None or laid is None else tuple([a - b for a, b in zip(pool, laid, strict=True)])


AnyTable = State | View
