"""A position of Thorval as a value, what a seat may know of it, and the readings of the rules."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec

from orclib.engine import Seat
from orclib.engine.options import GameOptions
from orclib.engine.values import Sole, computed_once
from orclib.games.thorval.board import HOUSE, Board, board, no_such_board
from orclib.games.thorval.box import CAP, REAL, Figure, Kind, Mode, Piece, Route

_SEATS: Final = tuple(map(Seat, range(6)))


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """Who plays, and the readings of the rules; the defaults are the rulebook as we read it."""

    players: int = 4
    blank_treasure: bool = False
    """THO-R32: the variant with a fourth, blank treasure."""
    castle_growth: Literal["rolled_with_orks", "rolled", "any_with_orks"] = "rolled_with_orks"
    """THO-R4: which of the regions around a castle of orks add an ork to it."""
    tunnel_rule: Literal["no_player_neighbour", "all_orks"] = "no_player_neighbour"
    """THO-R6: when orks may attack through the tunnel."""
    dragon_eats_orks: bool = True
    """THO-R7: the dragon eats orks before he flies on."""
    gather_against_orks: bool = False
    """THO-R10: a defender may gather against a band of orks."""
    attack_modes: Literal["declared", "per_exchange"] = "declared"
    """THO-R11: total and partial attacks are declared; or every attack may be broken off, and both sides gather."""
    defender_transfer: bool = False
    """THO-R12: the defender may transfer hero or wizard too."""
    kingdom_rule: Literal["connected", "touching_castle", "any"] = "connected"
    """THO-R13: which spaces belong to a kingdom."""
    transfer_may_empty: bool = False
    """THO-R14: a transfer may leave a space without a unit."""
    defender_occupies: bool = True
    """THO-R15: a defender who wins occupies the attacker's space."""
    second_attack_origin: Literal["held_now", "free"] = "held_now"
    """THO-R16: whether the second attack may start from the space that the first one is to win."""
    hide_under_owner: bool = True
    """THO-R21: a treasure may be put where its owner's units stand."""
    last_survivor_wins: bool = True
    """THO-R23: the last player with units wins."""
    bridge_adds_terrain: bool = True
    """THO-R24: the bonus of a bridge comes on top of that of forest or mountain."""
    board: str = HOUSE
    """The map: a name that `board.load` knows."""

    player_counts: ClassVar[range] = range(2, 7)

    def __post_init__(self) -> None:
        super().__post_init__()
        if type(self.board) is not str:
            raise no_such_board(self.board)
        board(self.board)  # a name that nobody knows is an error

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats clockwise."""
        return _SEATS[: self.players]

    @computed_once
    def island(self) -> Board:
        """The map."""
        return board(self.board)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The treasures of each player (THO-1.3, 19.4)."""
        return tuple(Kind) if self.blank_treasure else REAL

    @property
    def modes(self) -> tuple[Mode, ...]:
        """How an attack may be made (THO-R11)."""
        return (Mode.TOTAL, Mode.PARTIAL) if self.attack_modes == "declared" else (Mode.SERIES,)

    def hider(self, owner: Seat) -> Seat:
        """Who hides a player's treasures: the left-hand neighbour (THO-3.11)."""
        return _SEATS[(owner + 1) % self.players]

    def hides_for(self, hider: Seat) -> Seat:
        """Whose treasures a player hides: those of the right-hand neighbour."""
        return _SEATS[(hider - 1) % self.players]

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, from one on (THO-3.2)."""
        return self.seats[first:] + self.seats[:first]


class Phase(Sole):
    """Where in the game we are (spec 5)."""

    OPENING_ROLL = "opening_roll"
    """All roll for the first player."""
    CASTLES = "castles"
    """Each player puts a soldier in a castle."""
    ORK_SETUP = "ork_setup"
    """Dice name two territories of each region."""
    SETTLE = "settle"
    """The 24 vacant territories get a soldier each."""
    HIDE = "hide"
    """Treasures are hidden."""
    MUSTER = "muster"
    """Each player puts ten soldiers in one space."""
    SPREAD = "spread"
    """Dice name the regions in which orks multiply."""
    DRAGON = "dragon"
    """Dice lead the dragon."""
    MEDIATOR = "mediator"
    """Dice lead the mediator."""
    GIFT = "gift"
    """The player whom the mediator visits puts three soldiers."""
    FIRST_PLAYER = "first_player"
    """All roll for the first player of the round."""
    HELP = "help"
    """The player whose turn it is asks the mediator for help, or not."""
    LIFT = "lift"
    """Option 3: which treasure is moved."""
    LAY = "lay"
    """Option 3: where to."""
    EXTRA = "extra"
    """Option 4: six soldiers are placed."""
    REINFORCE = "reinforce"
    """Reinforcements are placed."""
    DECLARE = "declare"
    """An attack is declared, or none."""
    ANNOUNCE = "announce"
    """Option 2: the second attack is announced, or none."""
    PREPARE = "prepare"
    """The attacker transfers and gathers."""
    DEFEND = "defend"
    """The defender gathers."""
    EXCHANGE = "exchange"
    """Both sides of a fight roll."""
    LOSSES = "losses"
    """An owner chooses which units are lost."""
    GO_ON = "go_on"
    """The attacker goes on or stops."""
    OCCUPY = "occupy"
    """The winner moves into the emptied space."""
    CHEST = "chest"
    """The finder of a chest puts four soldiers."""
    CROWN = "crown"
    """The finder of a crown puts three soldiers."""
    RING = "ring"
    """The finder of a ring takes three units."""
    HELP_SOLDIERS = "help_soldiers"
    """Options 1 and 2: soldiers are put in a space that was taken."""
    SECOND_ATTACK = "second_attack"
    """Option 2: the second attack begins."""
    OVER = "over"

    # What happens by itself in between; no position rests here.
    REVEAL = "reveal"
    ROUND = "round"
    ORK_ATTACK = "ork_attack"
    REFILL = "refill"
    LANDING = "landing"
    TURN = "turn"
    SUPPLY = "supply"
    FIGHT = "fight"
    FIND = "find"
    FOUGHT = "fought"


AUTOMATIC: Final = (
    Phase.REVEAL, Phase.ROUND, Phase.ORK_ATTACK, Phase.REFILL, Phase.LANDING, Phase.TURN, Phase.SUPPLY, Phase.FIGHT,
    Phase.FIND, Phase.FOUGHT,
)  # fmt: skip
SETUP: Final = (Phase.OPENING_ROLL, Phase.CASTLES, Phase.ORK_SETUP, Phase.SETTLE, Phase.HIDE, Phase.MUSTER)
"""The phases before the first round."""
FIGHTING: Final = (
    Phase.ANNOUNCE, Phase.PREPARE, Phase.DEFEND, Phase.EXCHANGE, Phase.LOSSES, Phase.GO_ON, Phase.OCCUPY,
)  # fmt: skip
"""The phases of a fight, from its declaration to the last unit that moves in."""
SPREADING: Final = (Phase.EXTRA, Phase.REINFORCE, Phase.CROWN)
"""The phases in which soldiers are placed one by one in spaces of one's choice."""
MASSING: Final = (Phase.MUSTER, Phase.GIFT, Phase.CHEST, Phase.HELP_SOLDIERS)
"""The phases in which soldiers are put all in one space."""
ROLLING: Final = (Phase.OPENING_ROLL, Phase.ORK_SETUP, Phase.SPREAD, Phase.DRAGON, Phase.MEDIATOR, Phase.FIRST_PLAYER)
"""The phases in which chance throws one die after the other."""
THROWING: Final = (*ROLLING, Phase.EXCHANGE)
"""The phases in which chance throws dice."""


class Force(msgspec.Struct, frozen=True):
    """All that stands in a space: units of one player, or orks."""

    holder: Seat | None
    """None for orks."""
    count: int
    """Soldiers, or orks."""
    figure: Figure | None = None

    @property
    def units(self) -> int:
        """Soldiers and figure, or orks (THO-1.6)."""
        return self.count + (self.figure is not None)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What there is to gather, move in or take: soldiers, one or all that may go, and the figure."""
        figure = () if self.figure is None else (Piece.of(self.figure),)
        return (Piece.SOLDIER, *figure, Piece.REST) if self.count else figure

    @property
    def strength(self) -> int:
        """Before terrain (THO-15.1 to 15.4)."""
        return min(CAP, self.count) + (self.figure.strength if self.figure else 0)


class Lying(msgspec.Struct, frozen=True):
    """A treasure face down in a space."""

    space: str
    owner: Seat
    kind: Kind | None
    """None where a view's eyes do not know it."""


class Fight(msgspec.Struct, frozen=True):
    """A fight that is prepared, runs, or is just over."""

    origin: str
    target: str
    attacker: Seat | None
    """None for orks."""
    defender: Seat | None
    route: Route
    mode: Mode | None = None
    """None for a band of orks."""
    second: bool = False
    """Whether it is the second attack of option 2."""
    transferred: bool = False
    """Whether hero or wizard has been transferred by whoever prepares now."""
    exchanges: int = 0
    dice: tuple[int, int] | None = None
    """What attacker and defender rolled last."""
    winner: str | None = None
    """The space of the winner, once the other one is emptied; or None."""


class Pair(msgspec.Struct, frozen=True):
    """The second attack as it was announced (THO-12.7)."""

    origin: str
    target: str


class Loss(msgspec.Struct, frozen=True):
    """Units that a player has to give, and may choose."""

    space: str
    count: int


class Found(msgspec.Struct, frozen=True):
    """Somebody stands on an own treasure, which will be turned over (THO-17.1)."""

    seat: Seat
    space: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows: all of a position but the kinds of treasures that lie face down."""

    options: Options
    phase: Phase = Phase.OPENING_ROLL
    round_no: int = 0
    """1 for the first round, 0 during the set-up."""
    forces: tuple[Force | None, ...] = ()
    """What stands in each space, in the order of the board."""
    found: tuple[tuple[Kind, ...], ...] = ()
    """By seat: the treasures found, in the order of finding."""
    first: Seat | None = None
    """The first player."""
    active: Seat | None = None
    """Who has to decide; None where chance has, or nobody."""
    mover: Seat | None = None
    """Whose turn of the players' episode it is."""
    queue: tuple[Seat, ...] = ()
    """Who is still to come in this episode or part of the set-up, in order."""
    rolls: tuple[tuple[Seat, int], ...] = ()
    """What was thrown for first player or spread, by whom; in this throw."""
    dice: tuple[int, ...] = ()
    """The dice thrown so far for a place: region, territory, appetite; or the ork dice of a region."""
    thrown: tuple[int, ...] = ()
    """What was thrown last: one die, or attacker's and defender's."""
    hiding: int = 0
    """The turn of hiding: 1 for castles, then territories; 0 before."""
    regions: tuple[int, ...] = ()
    """Where orks multiplied this round."""
    dragon: str | None = None
    mediator: str | None = None
    requests: tuple[int, ...] = ()
    """By seat: how often the mediator was asked for help (THO-12.2)."""
    treasure_moved: bool = False
    """Whether option 3 has been used (THO-12.10)."""
    help: int | None = None
    """The option that the mover asked for this turn, 0 for none; None before the choice."""
    lifted: str | None = None
    """The space whose treasure is being moved."""
    to_place: int = 0
    """Soldiers still to be placed, or units still to be taken with the ring."""
    fight: Fight | None = None
    second: Pair | None = None
    """The second attack, announced and not yet begun."""
    conquests: tuple[str, ...] = ()
    """The spaces that the mover took this turn."""
    help_soldiers: int = 0
    """Soldiers of option 1 or 2 still to come."""
    band: str | None = None
    """The space of the band that attacks, or attacked last, in this ork episode."""
    losses: tuple[Loss, ...] = ()
    """What owners still have to choose, in order."""
    finds: tuple[Found, ...] = ()
    """The treasures still to be turned over, in order."""
    victim: Seat | None = None
    """From whom the ring takes units, once the first is taken."""
    then: Phase = Phase.ROUND
    """What goes on when losses and finds are dealt with."""
    out: tuple[Seat, ...] = ()
    """The eliminated players (THO-18.1)."""
    winners: tuple[Seat, ...] = ()
    """Once it is over: the winner; nobody when the last two vanished together (THO-R23)."""

    @property
    def board(self) -> Board:
        """The map."""
        return self.options.island

    def force(self, space: str) -> Force | None:
        """What stands in a space."""
        return self.forces[self.options.island.index[space]]

    def holds(self, seat: Seat | None, space: str) -> bool:
        """Whether a player (None: the orks) controls a space (THO-2.11)."""
        force = self.force(space)
        return force is not None and force.holder == seat

    def own(self, seat: Seat | None) -> tuple[str, ...]:
        """The spaces that a player (None: the orks) controls, in order."""
        pairs = zip(self.board.spaces, self.forces, strict=True)
        return tuple([space for space, force in pairs if force is not None and force.holder == seat])

    def units(self, seat: Seat) -> int:
        """All units of a player on the board."""
        return sum([force.units for force in self.forces if force is not None and force.holder == seat])

    def where(self, seat: Seat, figure: Figure) -> str | None:
        """The space of a player's figure; None when it is not on the board."""
        for space, force in zip(self.board.spaces, self.forces, strict=True):
            if force is not None and force.figure is figure and force.holder == seat:
                return space
        return None

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The players who are not eliminated, by seat."""
        return tuple([seat for seat in self.options.seats if seat not in self.out])

    @property
    def fighting(self) -> Fight | None:
        """The fight that is declared, prepared or goes on; one that is over is none."""
        ends = self.phase is Phase.LOSSES and self.then is not Phase.FIGHT
        return self.fight if self.phase in FIGHTING and not ends else None

    @property
    def may_gather(self) -> bool:
        """Whether whoever prepares a fight now may gather: in a total attack only (THO-14.7, 14.9, R10, R11)."""
        fight = self.fight
        if fight is None:
            return False
        return self.options.gather_against_orks if fight.mode is None else fight.mode.gathers

    @property
    def held_conquests(self) -> tuple[str, ...]:
        """The spaces taken this turn that the mover still holds, in order."""
        return self.board.ordered({space for space in self.conquests if self.holds(self.mover, space)})

    @property
    def truce(self) -> int | None:
        """The region that the mediator protects (THO-10.5)."""
        return None if self.mediator is None else self.board.region[self.mediator]


class State(Table, frozen=True, kw_only=True):
    """A whole position."""

    lying: tuple[Lying, ...] = ()
    """The treasures face down on the board, in the order of their spaces."""
    to_hide: tuple[tuple[Kind, ...], ...] = ()
    """By owner: the treasures in the hider's hand, in the order of kinds."""
    gone: tuple[tuple[Kind, ...], ...] = ()
    """By owner: the treasures that left the board unseen, when the owner was eliminated."""


class View(Table, frozen=True, kw_only=True):
    """What one seat may know; a kind that it does not know is None."""

    seat: Seat | None
    """Whose eyes these are; None for the referee."""
    lying: tuple[Lying, ...]
    to_hide: tuple[tuple[Kind | None, ...], ...]
    gone: tuple[tuple[Kind | None, ...], ...]


AnyTable = State | View


def lying_at(table: AnyTable, space: str | None) -> Lying | None:
    """The treasure face down in a space; None without one."""
    return next((lying for lying in table.lying if lying.space == space), None)
