"""What a typed position of Armadöra may say, one class a kind of statement, and what each sets."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from orclib.engine import positions
from orclib.engine.positions import Statement
from orclib.games.armadora.actions import LINE_TARGETS, Mine
from orclib.games.armadora.box import FLAT, GOLD_SQUARES, LINES, REFERENCE, UPRIGHT, Line, People, Square
from orclib.games.armadora.rules.territories import line_bit, squares_of
from orclib.games.armadora.state import State

_BLOCKS = {"NW": "A1 B1 A2 B2", "NE": "G1 H1 G2 H2", "SW": "A4 B4 A5 B5", "SE": "G4 H4 G5 H5"}
CORNERS = {name: tuple(map(Square, block.split())) for name, block in _BLOCKS.items()}
"""The corners that four palisades close."""


def _seats(state: State) -> dict[People, int]:
    """What targets call the peoples: by their seats."""
    return {people: seat for seat, people in enumerate(state.options.seating)}


BY_SEAT = {"people": _seats, "who": _seats, "sticks": LINE_TARGETS}


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be."""

    new_game: bool = False
    advanced: bool = False
    peoples: str = ""
    players: int | None = None
    options: dict[str, Any] = {}
    heaps: dict[Square, int] = {}
    lines: list[Line] = []
    tiles: list[tuple[People, Tile]] = []
    arrows: list[Square] = []
    reinforced: list[tuple[Square, People | None]] = []
    powers: dict[People, int] = {}
    reinforcements: dict[People, int] = {}
    supply: int | None = None
    hands: dict[People, tuple[int, ...]] = {}
    seen: dict[People, tuple[Square, ...]] = {}
    passed: list[People] = []
    all_passed: bool = False
    mover: People | None = None
    first: People | None = None
    previous: People | None = None
    turn: int | None = None
    claims: list[Claim] = []


class Heap(msgspec.Struct, frozen=True):
    """A heap on a gold square."""

    square: Mine
    gold: int
    typed = "{square}={gold}"
    about = ("square",)


class Tile(msgspec.Struct, frozen=True):
    """A warrior on a square."""

    square: Square
    value: int
    face_up: bool = False
    typed = "{square}={value}[{face_up}]"


class Held(msgspec.Struct, frozen=True):
    """Tiles of one value in a hand."""

    value: int
    times: int = 1
    typed = "{value}", "{value}x{times}", "{value}×{times}"
    about = ("value",)
    many: ClassVar[str] = "times"


class Tokens(msgspec.Struct, frozen=True):
    """How many tokens a player has left."""

    people: People
    left: int
    typed = "{people} {left}"
    about = ("people",)


NOBODY_HAS = tuple(Tokens(people, 0) for people in People)


class Team(msgspec.Struct, frozen=True):
    """Two partners."""

    people: People
    partner: People
    typed = "{people}+{partner}"


# --- who plays, and how ----------------------------------------------------------------------------------------------


class NewGame(Statement, frozen=True):
    """Nothing has been put or dealt."""

    typed = "new|nouvelle game|partie"
    tells = "that nothing has been put or dealt yet", "que rien n'est encore posé ni distribué"
    by_hand = positions.WHOLE
    sets = "new_game"


class Rules(Statement, frozen=True):
    """Basic or advanced."""

    advanced: bool
    typed = "[rules|règles] {advanced} [rules|règles]"
    tells = "whether the rules are basic or advanced", "si les règles sont de base ou avancées"
    by_hand = positions.CHOSEN
    sets = "advanced"


class Seats(Statement, frozen=True):
    """Who plays, in turn order."""

    peoples: str
    typed = "[peoples|peuples|players|joueurs|seats: [=]] {peoples} [seats]"
    tells = "who plays, in turn order", "qui joue, dans l'ordre du tour"
    by_hand = positions.CHOSEN
    sets = "peoples"


class Players(Statement, frozen=True):
    """How many play."""

    players: int
    typed = "players|joueurs: {players}", "{players} players|joueurs"
    tells = "how many play", "combien de joueurs jouent"
    sets = "players"


class Switches(Statement, frozen=True):
    """Readings of the rules."""

    settings: tuple[tuple[str, Any], ...]
    typed = "options|variantes|option|variante: {settings,...}", "{settings...}"
    tells = "readings of the rules", "des lectures de la règle"
    by_hand = positions.CHOSEN
    about = ("settings",)

    def put(self, draft: Draft) -> None:
        for name, value in self.settings:
            if name == "advanced":
                draft.put(name, value)
            else:
                draft.put("options", value, name)


# --- the board -------------------------------------------------------------------------------------------------------


class Heaps(Statement, frozen=True):
    """The heaps, by square."""

    heaps: tuple[Heap, ...]
    typed = "heaps|tas|gold|or: {heaps...}"
    tells = "the heaps", "les tas d'or"
    points = "heap:{heaps.gold} square:{heaps.square}"
    sets = "heaps..."


class HeapRow(Statement, frozen=True):
    """The heaps in reading order."""

    sizes: tuple[int, ...]
    typed = "heaps|tas|gold|or: {sizes...}"
    tells = "the heaps in reading order", "les tas d'or, de gauche à droite et de haut en bas"
    asks = False

    def put(self, draft: Draft) -> None:
        if len(self.sizes) != len(GOLD_SQUARES):
            draft.wrong("ARM-3.5", "There are {n} heaps, not eight", "Il y a {n} tas et non huit", n=len(self.sizes))
        Heaps(tuple(map(Heap, GOLD_SQUARES, self.sizes))).put(draft)


class Sticks(Statement, frozen=True):
    """Palisades."""

    sticks: tuple[Line, ...]
    typed = (
        "sticks|palissades|palisades|stick|palisade|palissade|fences|walls|murs: {sticks...|none|aucune}",
        "{sticks...}",
    )
    tells = "palisades", "des palissades"
    about = ("sticks",)
    points = "{sticks}", "supply {sticks}"
    marks = BY_SEAT
    joins = ("sticks",)

    def put(self, draft: Draft) -> None:
        draft.lines += self.sticks
        if not self.sticks:
            draft.claims.append(Lacking("sticks"))


class Corners(Statement, frozen=True):
    """Corners that four palisades close."""

    corners: tuple[str, ...]
    empty: bool = False
    typed = "{corners...} closed|fermés|fermé [[and|et] {empty}]"
    tells = "corners that are closed", "des coins fermés"
    about = ("corners",)
    asks = False

    def put(self, draft: Draft) -> None:
        for block in map(CORNERS.__getitem__, self.corners):
            draft.lines += [line for line in LINES if (line.a in block) is not (line.b in block)]
            if self.empty:
                draft.claims.append(Free(tuple(square for square in block if square not in GOLD_SQUARES)))


class AllSticks(Statement, frozen=True):
    """All upright or all flat palisades, or those of some rows."""

    way: str
    count: int = 0
    rows: tuple[int, ...] = ()
    without: tuple[Line, ...] = ()
    typed = (
        "all|toutes [{count}] {way} sticks|palissades|palisades [[are|sont] laid|posées] "
        "[[in|de] rows|rangées|row|rangée {rows...}] [except|sauf {without...}]",
        "all|toutes [{count}] palissades|sticks {way} [[sont|are] posées|laid] "
        "[[de|in] rangées|rows|rangée|row {rows...}] [sauf|except {without...}]",
    )
    tells = "rows of palisades", "des rangées de palissades"
    about = "way", "rows"
    asks = False

    def put(self, draft: Draft) -> None:
        lines = UPRIGHT if self.way == "upright" else FLAT
        if self.count not in (0, len(lines), *([len(lines) // 5] if self.rows else ())):
            en, fr = "All are {all} lines, not {n}", "Toutes, ce sont {all} lignes et non {n}"
            draft.wrong("ARM-2.5", en, fr, all=len(lines), n=self.count)
        rows = [line for line in lines if not self.rows or line.a.row + 1 in self.rows]
        draft.lines += [line for line in rows if line not in self.without]


class RowsOfSticks(Statement, frozen=True):
    """The same, the rows in front."""

    rows: tuple[int, ...]
    way: str
    count: int = 0
    typed = (
        "in|dans [each|chaque] [of] rows|rangées|row|rangée {rows...} all|toutes [{count}] {way} sticks|palissades "
        "[[are|sont] laid|posées]"
    )
    tells = "palisades in rows", "des palissades par rangées"
    about = "way", "rows"
    asks = False

    def put(self, draft: Draft) -> None:
        AllSticks(self.way, self.count, self.rows).put(draft)


class Block(Statement, frozen=True):
    """A closed block, and the palisades around it."""

    squares: tuple[Square, ...]
    sticks: tuple[Line, ...]
    typed = "[middle] [block|bloc] {squares...} closed|fermé by|par {sticks...}"
    tells = "a closed block, and what closes it", "un bloc fermé, et ce qui le ferme"
    about = ("squares",)
    asks = False

    def put(self, draft: Draft) -> None:
        draft.lines += self.sticks
        draft.claims.append(Territory(len({*self.squares}), (self.squares,)))


class Warriors(Statement, frozen=True):
    """A player's warriors."""

    people: People
    tiles: tuple[Tile, ...]
    typed = "[warriors|guerriers:] {people}:{tiles...}"
    tells = "warriors: owner, square, value; ^ lies face up", "des guerriers : à qui, case, valeur ; ^ face visible"
    about = "people", "tiles"
    points = (
        "tile:{people}:{tiles.value} square:{tiles.square}",
        "up:{people}:{tiles.value} square:{tiles.square} +{tiles.face_up}",
    )
    marks = BY_SEAT
    joins = ("tiles",)
    single = "tiles.square"

    def put(self, draft: Draft) -> None:
        draft.tiles += [(self.people, tile) for tile in self.tiles]


class Arrows(Statement, frozen=True):
    """Arrows on warriors."""

    squares: tuple[Square, ...]
    count: int = 1
    typed = (
        "arrows|flèches|arrow|flèche: {squares...|none|aucune}",
        "{count} arrow|flèche|arrows|flèches {squares...}",
    )
    tells = "arrows", "des flèches"
    about = "squares", "count"
    points = "arrow square:{squares}"
    joins = ("squares",)
    repeats = ("squares",)

    def put(self, draft: Draft) -> None:
        draft.arrows += [square for square in self.squares for _ in range(self.count)]
        if not self.squares:
            draft.claims.append(Lacking("arrows"))


class Reinforced(Statement, frozen=True):
    """Warriors that carry a reinforcement."""

    squares: tuple[Square, ...]
    owner: People | None = None
    typed = (
        "reinforced|renforcés|renforcé: {squares...|none|aucun}",
        "reinforcement|renfort [[of|de|du] {owner}] {squares...}",
        "{owner} [s] reinforcement|renfort {squares...}",
    )
    tells = "warriors that carry a reinforcement", "des guerriers qui portent un renfort"
    about = ("squares",)
    points = "reinforced square:{squares}"
    joins = ("squares",)

    def put(self, draft: Draft) -> None:
        draft.reinforced += [(square, self.owner) for square in self.squares]
        if not self.squares:
            draft.claims.append(Lacking("reinforcements"))


class ArrowsAndReinforcement(Statement, frozen=True):
    """Both on the same squares."""

    count: int
    owner: People
    squares: tuple[Square, ...]
    typed = (
        "{count} arrow|flèche|arrows|flèches and|et {owner} [s] reinforcement|renfort {squares...}",
        "{count} arrow|flèche|arrows|flèches and|et reinforcement|renfort of|de|du {owner} {squares...}",
    )
    tells = "arrows and a reinforcement on a square", "des flèches et un renfort sur une case"
    about = ("squares",)
    asks = False

    def put(self, draft: Draft) -> None:
        Arrows(self.squares, self.count).put(draft)
        Reinforced(self.squares, self.owner).put(draft)


# --- the players -----------------------------------------------------------------------------------------------------


class Powers(Statement, frozen=True):
    """The power tokens that are left."""

    powers: tuple[Tokens, ...]
    typed = "powers|pouvoirs|tokens|jetons: {powers...|none|aucun}"
    tells = "the power tokens left", "les jetons de pouvoir qui restent"
    about = ("powers",)
    points = "powers screen:{powers.people} +{powers.left}"
    marks = BY_SEAT
    joins = ("powers",)

    def put(self, draft: Draft) -> None:
        for one in self.powers or NOBODY_HAS:
            draft.put("powers", one.left, one.people)


class PowerLeft(Statement, frozen=True):
    """The power tokens that one player has left."""

    people: People
    count: int
    typed = "{people} has|a {count} power_token|jeton_de_pouvoir|power_tokens|jetons_de_pouvoir [left]"
    tells = "a player's power tokens", "les jetons de pouvoir d'un joueur"
    about = ("people",)
    sets = "powers"
    asks = False


class NoPowers(Statement, frozen=True):
    """Nobody has a power token left."""

    typed = "without|sans power_tokens|jetons_de_pouvoir", "no|aucun power_tokens|jeton_de_pouvoir"
    tells = "that no power token is left", "qu'il ne reste aucun jeton de pouvoir"
    asks = False

    def put(self, draft: Draft) -> None:
        Powers(()).put(draft)


class Reinforcements(Statement, frozen=True):
    """The reinforcements that are left."""

    tokens: tuple[Tokens, ...]
    typed = "reinforcements|renforts: {tokens...|none|aucun}"
    tells = "the reinforcements left", "les renforts qui restent"
    about = ("tokens",)
    points = "reserve screen:{tokens.people} +{tokens.left}"
    marks = BY_SEAT
    joins = ("tokens",)

    def put(self, draft: Draft) -> None:
        for one in self.tokens or NOBODY_HAS:
            draft.put("reinforcements", one.left, one.people)


class Supply(Statement, frozen=True):
    """The palisades left."""

    number: int
    typed = "supply|réserve: {number}", "{number} sticks|palissades|palisades left|restantes"
    tells = "the palisades left", "les palissades qui restent"
    points = "more supply +{number}"
    sets = "supply"

    def holds(self, state: State) -> bool:
        return state.supply == self.number


class Hand(Statement, frozen=True):
    """A player's tiles."""

    people: People
    hand: tuple[Held, ...]
    typed = "hand|main {people}: {hand...|none|vide}", "{people} hand|main|holds|tient: {hand...|none|vide}"
    tells = "a hand", "une main"
    about = ("people",)
    points = "tile:{people}:{hand.value} screen:{people} +{hand.times}"
    marks = BY_SEAT

    def put(self, draft: Draft) -> None:
        values = sorted(held.value for held in self.hand for _ in range(held.times))
        draft.put("hands", tuple(values), self.people)


class Seen(Statement, frozen=True):
    """What a Mage has looked at."""

    people: People
    squares: tuple[Square, ...]
    typed = "seen|vu: {people}: {squares...|none|rien}", "{people} has|a seen|vu {squares...}"
    tells = "what a Mage has looked at", "ce qu'un Mage a regardé"
    about = ("people",)
    points = "seen:{people} square:{squares}"
    marks = BY_SEAT
    sets = "seen"


# --- the turn --------------------------------------------------------------------------------------------------------


class Passed(Statement, frozen=True):
    """Who has passed."""

    who: tuple[People, ...]
    typed = "passed|passé: {who...|none|nobody|personne}", "{who...} [has|have|a|ont] passed|passé"
    tells = "who has passed", "qui a passé"
    about = ("who",)
    points = "passed screen:{who}"
    marks = BY_SEAT
    joins = ("who",)

    def put(self, draft: Draft) -> None:
        draft.passed += self.who
        if not self.who:
            draft.claims.append(NobodyPassed())


class AllPassed(Statement, frozen=True):
    """Everybody has passed."""

    typed = (
        "all|tous [players|les_joueurs] [have|ont] passed|passé|pass",
        "both|les_deux [have|ont] passed|passé",
    )
    tells = "that all have passed", "que tous ont passé"
    sets = "all_passed"

    def holds(self, state: State) -> bool:
        return all(state.passed)


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    people: People
    typed = "{people} [is] to|doit move|jouer", "to_move|trait|au_trait: {people}"
    tells = "whose turn it is", "à qui de jouer"
    points = "mover screen:{people}"
    marks = BY_SEAT
    sets = "mover"


class First(Statement, frozen=True):
    """Who took the first turn."""

    people: People
    typed = "first|premier: {people}"
    tells = "who took the first turn", "qui a joué en premier"
    points = "first screen:{people}"
    marks = BY_SEAT
    sets = "first"


class Previous(Statement, frozen=True):
    """Who took the turn before."""

    people: People
    typed = "previous|précédent: {people}"
    tells = "who took the turn before", "qui a joué au tour d'avant"
    points = "previous screen:{people}"
    marks = BY_SEAT
    sets = "previous"


class Turn(Statement, frozen=True):
    """The number of the turn."""

    number: int
    typed = "turn|tour: {number}"
    tells = "the number of the turn", "le numéro du tour"
    points = "turn +{number}"
    sets = "turn"


# --- what the rest has to bear out -----------------------------------------------------------------------------------


class Claim(Statement, frozen=True):
    """Something that can be seen of what else is told; it is checked once the position is built."""

    clause: ClassVar[str] = ""

    def put(self, draft: Draft) -> None:
        draft.claims.append(self)

    def cites(self) -> str:
        """The clause that speaks of such things."""
        return self.clause

    def holds(self, state: State) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class NobodyPassed(Claim, frozen=True):
    """All still play."""

    typed = "nobody|personne [has|n] [a] passed|passé"
    tells = "that nobody has passed", "que personne n'a passé"
    clause = "ARM-8.5"

    def holds(self, state: State) -> bool:
        return not any(state.passed)


class Free(Claim, frozen=True):
    """Free squares."""

    squares: tuple[Square, ...]
    typed = "{squares...} [is|are] free|libre|libres"
    tells = "free squares", "des cases libres"
    about = ("squares",)
    clause = "ARM-2.6"

    def holds(self, state: State) -> bool:
        return not any(state.gold(square) or (square.bit and state.squares[square.index]) for square in self.squares)


class Lacking(Claim, frozen=True):
    """What does not lie on the board."""

    nothing: str
    typed = "no|aucune|aucun|sans {nothing} [lie|lies]"
    tells = "what does not lie there", "ce qui n'est pas là"
    about = ("nothing",)

    def cites(self) -> str:
        return {"warriors": "ARM-2.6", "arrows": "ARM-14.16", "reinforcements": "ARM-12.1"}.get(self.nothing, "ARM-3.6")

    def holds(self, state: State) -> bool:
        there = [one for one in state.squares if one is not None]
        return not {
            "sticks": state.land.palisades,
            "flat sticks": state.land.flat,
            "upright sticks": state.land.upright,
            "warriors": there,
            "arrows": [one for one in there if one.arrows],
            "reinforcements": [one for one in there if one.reinforced],
        }[self.nothing]


class EmptyBoard(Claim, frozen=True):
    """Neither warriors nor palisades."""

    typed = "empty board", "empty table", "plateau vide"
    tells = "that the board is empty", "que le plateau est vide"
    clause = "ARM-2.7"

    def holds(self, state: State) -> bool:
        return not (any(state.squares) or state.land.palisades)


class ReferenceHeaps(Claim, frozen=True):
    """The heaps of the examples."""

    typed = "heaps|tas [as|reference|exemples] [in 2.4]"
    tells = "that the heaps lie as in the examples", "que les tas d'or sont ceux des exemples"
    clause = "ARM-3.5"

    def holds(self, state: State) -> bool:
        return state.heaps == REFERENCE


class Laid(Claim, frozen=True):
    """How many palisades lie there."""

    count: int
    typed = "{count} laid|posées", "{count} in_all|en_tout"
    tells = "how many palisades are laid", "combien de palissades sont posées"
    clause = "ARM-3.6"

    def holds(self, state: State) -> bool:
        return state.land.palisades.bit_count() == self.count


class HeapsEach(Claim, frozen=True):
    """How many heaps each territory has."""

    count: int
    typed = "{count} heap|tas|heaps in_each|par_territoire"
    tells = "how many heaps each territory holds", "combien de tas d'or tient chaque territoire"
    clause = "ARM-7.5"

    def holds(self, state: State) -> bool:
        return all(sum(map(bool, map(state.gold, squares_of(mask)))) == self.count for mask in state.land.territories)


class Territory(Claim, frozen=True):
    """A territory of a size, perhaps the one with these squares."""

    size: int
    spans: tuple[tuple[Square, ...], ...] = ()
    typed = "[a|un] [closed] territory|territoire of|de {size} [cases][: {spans...}]"
    tells = "territories by their size", "des territoires par leur taille"
    about = "size", "spans"
    clause = "ARM-7.1"

    def holds(self, state: State) -> bool:
        return bool(_territories(state, self.size, self.spans))


class Territories(Claim, frozen=True):
    """So many territories of a size."""

    number: int
    size: int
    spans: tuple[tuple[Square, ...], ...] = ()
    typed = (
        "{number} [closed] territories|territoires|territory|territoire|columns|colonnes|column of|de {size} [cases]"
        "[: {spans...}]"
    )
    tells = "how many territories have a size", "combien de territoires ont une taille"
    about = "size", "spans"
    clause = "ARM-7.1"

    def holds(self, state: State) -> bool:
        return len(_territories(state, self.size, ())) == self.number and bool(
            _territories(state, self.size, self.spans)
        )


def _territories(state: State, size: int, spans: tuple[tuple[Square, ...], ...]) -> list[int]:
    wanted = sum({square.bit for span in spans for square in span})
    return [mask for mask in state.land.territories if mask.bit_count() == size and wanted in (0, mask)]


class OpenRow(Claim, frozen=True):
    """A row without upright palisades."""

    row: int
    typed = "row|rangée {row} [is|est] open|ouverte"
    tells = "that a row is open", "qu'une rangée est ouverte"
    about = ("row",)
    clause = "ARM-6.6"

    def holds(self, state: State) -> bool:
        across = sum(line_bit(line) for line in UPRIGHT if line.a.row + 1 == self.row)
        return not state.land.palisades & across


class OpenLines(Claim, frozen=True):
    """No flat, or no upright, palisades."""

    way: str
    row: int = 0
    typed = "[row|rangée {row} and|et] all|toutes {way} lines|lignes [are|sont] open|ouvertes"
    tells = "that lines are open", "que des lignes sont ouvertes"
    about = "way", "row"
    clause = "ARM-6.6"

    def holds(self, state: State) -> bool:
        lines = FLAT if self.way == "flat" else UPRIGHT
        return not any(
            state.land.palisades & line_bit(line)
            for line in (*lines, *(line for line in UPRIGHT if line.a.row + 1 == self.row))
        )


class Teams(Claim, frozen=True):
    """Who are partners."""

    teams: tuple[Team, ...]
    typed = "teams|équipes: {teams...}"
    tells = "who are partners", "qui sont partenaires"
    clause = "ARM-10.1"

    def holds(self, state: State) -> bool:
        pairs = [(state.seat_of(team.people), state.seat_of(team.partner)) for team in self.teams]
        return all(one is not None and two is not None and state.options.partner(one) == two for one, two in pairs)


STATEMENTS: tuple[type[Statement], ...] = (
    NewGame, Rules, Seats, Players, Switches, Heaps, HeapRow, Sticks, Corners, AllSticks, RowsOfSticks, Block,
    Warriors, Arrows, Reinforced, ArrowsAndReinforcement, Powers, PowerLeft, NoPowers, Reinforcements, Supply, Hand,
    Seen, Passed, AllPassed, Mover, First, Previous, Turn, NobodyPassed, Free, Lacking, EmptyBoard, ReferenceHeaps,
    Laid, HeapsEach, Territory, Territories, OpenRow, OpenLines, Teams,
)  # fmt: skip

IN_THE_BOX = {
    "heap": ("Heaps", "Tas"),
    "tile": ("Warriors", "Guerriers"),
    "up": ("Face up", "Face visible"),
    "arrow": ("Arrow", "Flèche"),
    "reinforced": ("Reinforcement laid", "Renfort posé"),
    "seen": ("Looked at by", "Regardé par"),
    "powers": ("Power token", "Jeton de pouvoir"),
    "reserve": ("Reinforcement left", "Renfort en réserve"),
    "more": ("One more", "Un de plus"),
    "passed": ("Has passed", "A passé"),
    "mover": ("To move", "À jouer"),
    "first": ("Began", "A commencé"),
    "previous": ("Moved before", "A joué avant"),
    "turn": ("Turn", "Tour"),
}
"""What lies beside the board where a position is set up."""
