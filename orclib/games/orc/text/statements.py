"""What a typed position of ORC may say, one class a kind of statement, and what each puts into the draft."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import fields, replace

from orclib.engine import Seat, positions
from orclib.engine.positions import Statement
from orclib.games.orc.box import NORTH, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.state import Options, Placed, State, Use

SWITCHES = tuple(field.name for field in fields(Options) if field.type is bool)


SEATS = {"seat": "NS", "side": "NS", "winner": "NS"}
"""What targets call the players."""


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be."""

    halves: list[tuple[Tribe, Half]] = []
    """The row, from left to right."""
    box: End | None = None
    frontier_cards: tuple[Card, ...] | None = None
    piles: dict[Tribe, int] = {}
    tops: list[tuple[Tribe, Card]] = []
    sides: dict[Tribe, dict[Seat, tuple[Placed, ...]]] = {}
    bare: list[Tribe] = []
    """The tribes at which, as the text says, no card lies."""
    owners: dict[Tribe, Seat] = {}
    trophies: dict[Tribe, Card] = {}
    frozen: tuple[Tribe, ...] = ()
    hands: dict[Seat, tuple[Card, ...]] = {}
    removed: tuple[Card, ...] | None = None
    buried: dict[Seat, tuple[Card, ...]] = {}
    mover: Seat | None = None
    chooses: bool = False
    starter: Seat | None = None
    dealer: Seat | None = None
    turn: int | None = None
    last_use: Use | None = None
    new_game: bool = False
    options: dict[str, Any] = {}


class Worth(msgspec.Struct, frozen=True):
    """Half a frontier card: a tribe and its worth."""

    tribe: Tribe
    half: Half
    typed = "{tribe}{half}"


class Pile(msgspec.Struct, frozen=True):
    """How many cards lie beside a tribe, and those that lie on top, the first to be drawn in front."""

    tribe: Tribe
    count: int
    tops: tuple[Card, ...] = ()
    typed = "{tribe}{count} [{tops...}]"
    about = ("tribe",)


class Winner(msgspec.Struct, frozen=True):
    """Who has won a tribe."""

    tribe: Tribe
    winner: Seat
    typed = "{tribe}-{winner}"
    about = ("tribe",)


class Trophy(msgspec.Struct, frozen=True):
    """The card that marks a won tribe."""

    tribe: Tribe
    card: Card
    typed = "{tribe}:{card}"
    about = ("tribe",)


class Side(msgspec.Struct, frozen=True):
    """The cards of a player at a tribe."""

    side: Seat
    cards: tuple[Placed, ...]
    typed = "{side} {cards...}"
    about = ("side",)


class Frontier(Statement, frozen=True):
    """The row, half a card after the other, and the box at one of its ends."""

    left: bool = False
    halves: tuple[Worth, ...] = ()
    right: bool = False
    cards: tuple[Card, ...] = ()
    typed = (
        "frontier|frontière|row|rangée: [{left}] {halves...} [{right}] [cards|cartes {cards...}]",
        "[{left}] {halves...} [{right}] [cards|cartes {cards...}]",
        "frontier|frontière|row|rangée: [{left}] {cards...} [{right}]",
    )
    tells = "the frontier: six halves from left to right, box where it stands", "la frontière : six bouts, et la boîte"
    example = (
        ("frontier: □ Y1 G2 W2 R1 B1 V2", "frontière : □ Y1 G2 W2 R1 B1 V2"),
        ("Y1 G2 W2 R1 B1 V2 □", "Y1 G2 W2 R1 B1 V2 □"),
        ("frontier: box YG RW BV", "frontière : boîte YG RW BV"),
    )
    points = "box_left +{left} -{right}", "box_right +{right} -{left}"
    by_hand = (
        "the row is six halves in an order, and only a whole row can be; where the box stands is pointed at",
        "la rangée est faite de six bouts dans un ordre, et n'existe qu'entière ; on y montre la place de la boîte",
    )

    def put(self, draft: Draft) -> None:
        halves = [(half.tribe, half.half) for half in self.halves]
        for card in () if halves else self.cards:
            halves += [(card.single, Half.SINGLE), (card.double, Half.DOUBLE)]
        if halves:
            draft.put("halves", halves)
        if self.halves and self.cards:
            draft.put("frontier_cards", self.cards)
        if self.left and self.right:
            en, fr = "There is one box, at one end of the row, not at both", "Il y a une boîte, à un seul bout"
            draft.wrong("ORC-2.10", en, fr)
        if self.left or self.right:
            draft.put("box", End.LEFT if self.left else End.RIGHT)


def _row(told: str) -> Frontier:
    """A row with the box at its left end."""
    return Frontier(left=True, halves=tuple(Worth(Tribe(half[0]), Half(int(half[1]))) for half in told.split()))


ROWS = {"F0": _row("G1 R2 W1 Y2 V1 B2"), "F1": _row("Y1 G2 W2 R1 B1 V2")}
"""The rows of the rulebook's two games, as the specification names them."""


class NamedFrontier(Statement, frozen=True):
    """A row by its name: those of the two games that the specification tells."""

    name: str
    cards: tuple[Card, ...] = ()
    typed = "[frontier|frontière|row|rangée] {name} [cards|cartes {cards...}]"
    tells = "the frontier by its name", "la frontière par son nom"
    example = "F0", "F0"
    asks = False

    def put(self, draft: Draft) -> None:
        replace(ROWS[self.name], cards=self.cards).put(draft)


class BoxAt(Statement, frozen=True):
    """Where the box stands."""

    end: End
    typed = "box|boîte: [at|à] {end}"
    tells = "where the box stands", "où se trouve la boîte"
    example = "box: left", "boîte : gauche"
    sets = "box"

    def holds(self, state: State) -> bool:
        return state.box is self.end


class Piles(Statement, frozen=True):
    """What the piles hold; one that is not named holds nothing."""

    piles: tuple[Pile, ...]
    typed = "piles|pioches|pile|pioche: {piles...|none|aucune}"
    tells = "the piles; none beside a tribe that is not named", "les pioches ; aucune pour une tribu non citée"
    example = "piles: Y1 R2 (GV) B2", "pioches : Y1 R2 (GV) B2"
    points = (
        "more pile:{piles.tribe} +{piles.count}",
        "half:{piles.tops}:1 pile:{piles.tribe}",
        "half:{piles.tops}:2 pile:{piles.tribe}",
    )
    single = "piles.tops"

    def put(self, draft: Draft) -> None:
        for tribe in () if self.piles else TRIBES:
            draft.put("piles", 0, tribe)
        for pile in self.piles:
            draft.put("piles", pile.count, pile.tribe)
            draft.tops += [(pile.tribe, card) for card in pile.tops]

    def holds(self, state: State) -> bool:
        return all(state.front(pile.tribe).pile == pile.count for pile in self.piles)


class AllPiles(Statement, frozen=True):
    """All piles hold as many cards."""

    each: int
    typed = "all|toutes [les] piles|pioches [of|de] {each}"
    tells = "the piles, all alike", "les pioches, toutes pareilles"
    example = "all piles 4", "toutes les pioches 4"

    def put(self, draft: Draft) -> None:
        for tribe in TRIBES:
            draft.put("piles", self.each, tribe)

    def holds(self, state: State) -> bool:
        return all(front.pile == self.each for front in state.fronts)


class Won(Statement, frozen=True):
    """Who has won which tribes."""

    winners: tuple[Winner, ...]
    typed = "won|gagnées: {winners...}"
    tells = "who has won which tribes", "qui a gagné quelles tribus"
    example = "won: Y-N, G-S", "gagnées : Y-N, G-S"
    points = "won:{winners.winner} tribe:{winners.tribe}"
    marks = SEATS
    sets = "owners..."


class Owners(Statement, frozen=True):
    """Several tribes of one winner."""

    tribes: tuple[Tribe, ...]
    seat: Seat
    typed = "[owners:] {tribes...} = {seat}"
    tells = "tribes of one winner", "les tribus d'un même gagnant"
    example = "Y, G = north", "Y, G = nord"
    about = ("tribes",)

    def put(self, draft: Draft) -> None:
        for tribe in self.tribes:
            draft.put("owners", self.seat, tribe)

    def holds(self, state: State) -> bool:
        return all(state.front(tribe).owner == self.seat for tribe in self.tribes)


class Trophies(Statement, frozen=True):
    """The cards that mark won tribes."""

    trophies: tuple[Trophy, ...]
    typed = "trophies|trophées: {trophies...}"
    tells = "the trophies", "les trophées"
    example = "trophies: Y RB", "trophées : Y RB"
    points = (
        "trophy half:{trophies.card}:1 tribe:{trophies.tribe}",
        "trophy half:{trophies.card}:2 tribe:{trophies.tribe}",
    )
    single = "trophies.card"
    sets = "trophies..."


class Frozen(Statement, frozen=True):
    """The frozen tribes."""

    tribes: tuple[Tribe, ...]
    typed = "frozen|gelées: {tribes...}"
    tells = "the frozen tribes", "les tribus gelées"
    example = "frozen: W", "gelées : W"
    points = "frozen tribe:{tribes}"
    sets = "frozen"


class Sides(Statement, frozen=True):
    """The cards at a tribe."""

    tribe: Tribe
    sides: tuple[Side, ...]
    typed = "[at|à] {tribe}: {sides,...}"
    tells = (
        "the cards at a tribe, with the half that faces it",
        "les cartes devant une tribu, et le bout qui lui fait face",
    )
    example = "G: N WR:2, S YB:2 GV:1", "G : N WR:2, S YB:2 GV:1"
    points = "half:{sides.cards.card}:{sides.cards.half} side:{tribe}:{sides.side}"
    marks = SEATS
    single = "sides.cards.card"
    about = ("tribe",)
    sets = "sides..."


class Bare(Statement, frozen=True):
    """Tribes at which no card lies."""

    tribes: tuple[Tribe, ...] = ()
    """All, where none is named."""
    typed = (
        "{tribes...}: none|rien|aucune",
        "no|aucune card|carte|cards|cartes at|à {tribes...}",
        "empty|vide table",
        "table vide",
    )
    tells = "where no card lies", "où il n'y a pas de carte"
    example = ("W: none", "W : aucune"), ("no card at W", "aucune carte à W"), ("empty table", "table vide")
    about = ("tribes",)

    def put(self, draft: Draft) -> None:
        draft.bare += self.tribes or TRIBES

    def holds(self, state: State) -> bool:
        return not any(any(state.front(tribe).sides) for tribe in self.tribes or TRIBES)


class Hand(Statement, frozen=True):
    """A player's cards."""

    seat: Seat
    cards: tuple[Card, ...]
    typed = "{seat} [holds|has|hand|tient|a|main]: {cards...|none|rien|aucune}"
    tells = "a hand", "une main"
    example = "South: RB GW", "Sud : RB GW"
    points = "half:{cards}:1 hand:{seat}", "half:{cards}:2 hand:{seat}"
    marks = SEATS
    single = "cards"
    about = ("seat",)
    sets = "hands"


class Mover(Statement, frozen=True):
    """Whose turn it is."""

    seat: Seat
    typed = "{seat} to|doit move|jouer", "to_move|trait: {seat}"
    tells = "whose turn it is", "à qui de jouer"
    example = "North to move", "Nord doit jouer"
    points = "mover:{seat}"
    marks = SEATS
    sets = "mover"


class MoverWith(Statement, frozen=True):
    """Whose turn it is, and that player's cards."""

    seat: Seat
    cards: tuple[Card, ...]
    typed = "{seat} to|doit move|jouer hand|main|with|avec: {cards...|none|rien|aucune}"
    tells = "whose turn it is, and the hand", "à qui de jouer, et sa main"
    example = "North to move, hand YB YR", "Nord doit jouer, main YB YR"

    def put(self, draft: Draft) -> None:
        Mover(self.seat).put(draft)
        Hand(self.seat, self.cards).put(draft)

    def holds(self, state: State) -> bool:
        return state.mover == self.seat and {*self.cards} <= {*state.hands[self.seat]}


class OwnHand(Statement, frozen=True):
    """The cards of the player whose turn it is."""

    cards: tuple[Card, ...]
    typed = "hand|main: {cards...|none|rien|aucune}"
    tells = "the hand of the player to move", "la main du joueur dont c'est le tour"
    order = 1
    example = "hand: YB YR", "main : YB YR"

    def put(self, draft: Draft) -> None:
        Hand(draft.mover or NORTH, self.cards).put(draft)

    def holds(self, state: State) -> bool:
        return {*self.cards} <= {*state.hands[state.mover]}


class Chooser(Statement, frozen=True):
    """Who chooses to start or to come second (with `start_choice`)."""

    seat: Seat
    typed = "{seat} to|doit choose|choisir"
    tells = "who chooses whether to start", "qui choisit de commencer ou non"
    example = "South to choose", "Sud doit choisir"
    by_hand = "it is told with the option start_choice only", "cela ne se dit qu'avec l'option start_choice"

    def put(self, draft: Draft) -> None:
        Mover(self.seat).put(draft)
        draft.chooses = True


class Removed(Statement, frozen=True):
    """The cards out of the game."""

    cards: tuple[Card, ...]
    typed = "removed|retirées|écartées: {cards...|none|rien|aucune}"
    tells = "the removed cards", "les cartes retirées"
    example = "removed: RB GW", "retirées : RB GW"
    points = "half:{cards}:1 heap", "half:{cards}:2 heap"
    partly = True
    single = "cards"
    sets = "removed"


class Buried(Statement, frozen=True):
    """What a player has discarded face down (with `discard_face_down`)."""

    seat: Seat
    cards: tuple[Card, ...]
    typed = "buried|cachées: {seat} {cards...|none|rien|aucune}"
    tells = "the cards a player discarded face down", "les cartes qu'un joueur a écartées face cachée"
    example = "buried: N RB", "cachées : N RB"
    by_hand = "it is told with the option discard_face_down only", "cela ne se dit qu'avec l'option discard_face_down"
    single = "cards"
    about = ("seat",)
    sets = "buried"


class Turn(Statement, frozen=True):
    """The number of the turn."""

    number: int
    typed = "turn|tour: {number}"
    tells = "the number of the turn", "le numéro du tour"
    example = "turn: 3", "tour : 3"
    sets = "turn"

    def holds(self, state: State) -> bool:
        return state.turn == self.number


class LastUse(Statement, frozen=True):
    """What the card of the turn before was used for."""

    use: Use
    typed = "last|dernière: {use}"
    tells = "what the last card was used for", "à quoi a servi la dernière carte"
    example = "last: single", "dernière : simple"
    points = "last:{use}"
    sets = "last_use"

    def holds(self, state: State) -> bool:
        return state.last_use is self.use


class Starter(Statement, frozen=True):
    """Who started."""

    seat: Seat
    typed = "starter|premier|started: {seat}"
    tells = "who started", "qui a commencé"
    example = "starter: north", "premier : nord"
    sets = "starter"

    def holds(self, state: State) -> bool:
        return state.starter == self.seat


class Dealer(Statement, frozen=True):
    """Who dealt (with `start_choice`)."""

    seat: Seat
    typed = "dealer|donneur: {seat}"
    tells = "who deals", "qui donne"
    example = "dealer: north", "donneur : nord"
    by_hand = "it is told with the option start_choice only", "cela ne se dit qu'avec l'option start_choice"
    sets = "dealer"


class Switch(Statement, frozen=True):
    """A reading of the rules."""

    option: str
    on: bool
    typed = "[options|option|variante:] {option} = {on}"
    tells = "a reading of the rules", "une lecture de la règle"
    example = "start_choice = on", "start_choice = oui"
    by_hand = positions.CHOSEN
    about = ("option",)
    sets = "options"


class NewGame(Statement, frozen=True):
    """Nothing has been laid or dealt."""

    typed = "new|nouvelle game|partie"
    tells = "that nothing has been laid or dealt yet", "que rien n'est encore posé ni distribué"
    example = "new game", "nouvelle partie"
    by_hand = positions.WHOLE
    sets = "new_game"


STATEMENTS: tuple[type[Statement], ...] = (
    Frontier, NamedFrontier, BoxAt, Piles, AllPiles, Won, Owners, Trophies, Frozen, Sides, Bare, MoverWith, Mover,
    Chooser, Hand, OwnHand, Removed, Buried, Turn, LastUse, Starter, Dealer, Switch, NewGame,
)  # fmt: skip

IN_THE_BOX = {
    "half": ("Cards", "Cartes"),
    "more": ("One more", "Un de plus"),
    "won": ("Won by", "Gagnée par"),
    "trophy": ("Trophy", "Trophée"),
    "frozen": ("Frozen", "Gelée"),
    "box_left": ("Box at the left", "Boîte à gauche"),
    "box_right": ("Box at the right", "Boîte à droite"),
    "mover": ("To move", "À jouer"),
    "last": ("Last used", "Dernière carte"),
}
"""What lies beside the board where a position is set up."""
