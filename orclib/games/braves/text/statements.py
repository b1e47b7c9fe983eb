"""What a typed position of De l'Orc pour les Braves may say, a class for each, and what each sets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from orclib.engine import Seat, positions
from orclib.engine.positions import Statement
from orclib.games.braves.box import Back, Design
from orclib.games.braves.state import Phase, State

SLUGS: Final = {"design": {design: design.slug for design in Design}}
"""What targets call the cards."""


class Draft(positions.Draft, msgspec.Struct):
    """What a text said, before anybody asks whether it can be."""

    options: dict[str, Any] = {}
    """As they were typed, the number of players among them."""
    sorcerer: Seat | None = None
    phase: Phase | None = None
    round_no: int = 1
    scores: dict[Seat, int] = {}
    battles: list[Won | WarStory] = []
    piles: dict[int, tuple[PileCard, ...]] = {}
    deck: tuple[Lot, ...] = ()
    start_shown: bool = False
    next: Back | None = None
    last_pile: int = 0
    shields: dict[Seat, int] = {}
    desertions: dict[Seat, int] = {}
    asked: Seat | None = None
    champion: Seat | None = None
    spy: int = 0
    hands: dict[Seat, tuple[Lot, ...]] = {}
    known: dict[Seat, tuple[Lot, ...]] = {}
    refused: tuple[Wanted, ...] = ()
    given: tuple[Gift, ...] = ()
    quarrelled: tuple[Seat, ...] = ()
    called: tuple[Back, ...] = ()
    discards: tuple[Lot, ...] = ()


class Lot(msgspec.Struct, frozen=True):
    """Cards of one design."""

    design: Design
    count: int = 1
    typed = "[{count} [x]] {design}"
    about = ("design",)
    many: ClassVar[str] = "count"


class PileCard(msgspec.Struct, frozen=True):
    """A card in a pile: an army card, a shield, or else a desertion."""

    design: Design | None = None
    owner: Seat | None = None
    typed = "{design}", "shield|bouclier|sh {owner}", "desertion|désertion|des"
    points = "card:{design}", "shield:{owner}", "fled"


class Has(msgspec.Struct, frozen=True):
    """A number of a player's: points, shields, desertions."""

    whose: Seat
    count: int
    typed = "{whose} [=] {count}"
    about = ("whose",)


class Wanted(msgspec.Struct, frozen=True):
    """Who was asked for what."""

    player: Seat
    design: Design
    typed = "{player} {design}"


class Gift(msgspec.Struct, frozen=True):
    """Who gave whom what."""

    giver: Seat
    taker: Seat
    design: Design
    typed = "{giver} [to|à] {taker} {design}"


class Fought(msgspec.Struct, frozen=True):
    """An army as it fought, with the goblins that flew in with its flying machine."""

    player: Seat
    cards: tuple[Lot, ...]
    aboard: int | None = None
    typed = "army|armée {player}: {cards...}", "army|armée {player}: {cards...} flown|volé {aboard}"


# --- the table -------------------------------------------------------------------------------------------------------


class Players(Statement, frozen=True):
    """How many play."""

    players: int
    typed = "{players} players|joueurs|player|joueur", "players|joueurs [=] {players}"
    by_hand = positions.CHOSEN
    tells = "the number of players", "le nombre de joueurs"

    def put(self, draft: Draft) -> None:
        draft.put("options", self.players, "players")


class FirstSeat(Statement, frozen=True):
    """Who is the sorcerer; by letter, counted from the first seat."""

    tile: Seat
    typed = "sorcerer|sorcier [=] {tile}"
    points = "sorcerer seat:{tile}"
    tells = "the sorcerer", "le sorcier"
    sets = "sorcerer"


class Switch(Statement, frozen=True):
    """A reading of the rules."""

    option: str
    value: str
    typed = "[options|option|variante:] {option}={value}"
    by_hand = positions.CHOSEN
    tells = "a reading of the rules", "une lecture de la règle"
    about = ("option",)
    sets = "options"


class Moment(Statement, frozen=True):
    """The phase, where it does not follow from what else is told."""

    phase: Phase
    typed = "phase [=] {phase}"
    points = "phase:{phase}"
    tells = "the phase", "la phase"
    sets = "phase"

    def holds(self, state: State) -> bool:
        return state.phase is self.phase


class Round(Statement, frozen=True):
    """The number of the round."""

    round_no: int
    typed = "round|manche [=] {round_no}"
    points = "round +{round_no}"
    tells = "the number of the round", "le numéro de la manche"
    sets = "round_no"


class Scores(Statement, frozen=True):
    """The points; who is not named has none."""

    scores: tuple[Has, ...]
    typed = "scores|score: {scores,...|none|aucun}"
    points = "score seat:{scores.whose} +{scores.count}"
    tells = "the scores", "les scores"
    sets = "scores..."

    def holds(self, state: State) -> bool:
        return all(state.scores[each.whose] == each.count for each in self.scores)


class Won(Statement, frozen=True):
    """Who won a battle that was fought, such as 2.4: the fourth of round 2."""

    round_no: int
    battle: int
    winners: tuple[Seat, ...]
    typed = "won|gagnée {round_no}.{battle} [=] {winners...|nobody|personne}"
    points = "won:{round_no}:{battle} seat:{winners}"
    tells = "who won a battle", "qui a gagné une bataille"
    about = ("round_no", "battle")

    def put(self, draft: Draft) -> None:
        _fought(self, draft)

    def holds(self, state: State) -> bool:
        """Each of those named is among the winners; where nobody is, nobody won."""
        fought = [
            each.winners for each in state.battles if (each.round_no, each.number) == (self.round_no, self.battle)
        ]
        return any({*self.winners} <= {*winners} if self.winners else not winners for winners in fought)


def _fought(battle: Won | WarStory, draft: Draft) -> None:
    if battle not in draft.battles:
        draft.battles.append(battle)
    if len(set(battle.winners)) < len(battle.winners):
        en, fr = (
            "A player wins battle {head} once, not twice",
            "Un joueur gagne la bataille {head} une fois, et non deux",
        )
        draft.wrong("BRV-19.1", en, fr, head=f"{battle.round_no}.{battle.battle}")


class WarStory(Statement, frozen=True):
    """A battle that was fought, in full."""

    round_no: int
    battle: int
    people: Back
    sorcerer: Seat
    champion: Seat
    winners: tuple[Seat, ...]
    armies: tuple[Fought, ...] = ()
    lost: Wanted | None = None
    typed = (
        "battle|bataille {round_no}.{battle} {people} sorcerer|sorcier {sorcerer} champion {champion} [{armies...}] "
        "[lost|perd {lost}] won|gagnée [=] {winners...|nobody|personne}"
    )
    by_hand = (
        "a battle in full has armies of its own, which the board does not show",
        "une bataille en entier a ses propres armées, que le plateau ne montre pas",
    )
    tells = "a battle in full: its armies, a card struck, its winners", "une bataille en entier : armées, vainqueurs"
    about = ("round_no", "battle")

    def put(self, draft: Draft) -> None:
        _fought(self, draft)


# --- the deal --------------------------------------------------------------------------------------------------------


class Pile(Statement, frozen=True):
    """The cards of a pile, from the bottom up."""

    pile: int
    cards: tuple[PileCard, ...]
    typed = "pile {pile}: {cards...|empty|vide|none}"
    points = "{cards} pile:{pile}"
    marks = SLUGS
    repeats = ("cards",)
    tells = "a pile, from the bottom up", "une pile, de bas en haut"
    about = ("pile",)
    sets = "piles"


class Deck(Statement, frozen=True):
    """What is still to be dealt."""

    cards: tuple[Lot, ...]
    typed = "deck|pioche: {cards...|none|rien}"
    points = "undealt card:{cards.design} +{cards.count}"
    marks = SLUGS
    tells = "what is still to be dealt", "ce qui reste à distribuer"
    sets = "deck"


class StartCard(Statement, frozen=True):
    """Whether the start card lies in the centre."""

    out: bool
    typed = "start|début [card] {out}"
    points = "start:{out}"
    tells = "whether the start card lies in the centre", "si la carte « début » est au centre"
    sets = "start_shown"

    def holds(self, state: State) -> bool:
        return state.start_shown is self.out


class Next(Statement, frozen=True):
    """The back of the next card, where it has been seen."""

    back: Back = Back.START
    typed = "next|prochaine [=] {back}", "next|prochaine [=] start|début"
    points = "next:{back}"
    tells = "the back of the next card", "le dos de la carte suivante"
    sets = "next"


class LastPile(Statement, frozen=True):
    """The pile that got the card dealt last; 0 where the start card came last."""

    last: int
    typed = "last|dernière [pile] [=] {last}"
    points = "last pile:{last}"
    tells = "the pile that got the last card", "la pile qui a reçu la dernière carte"
    sets = "last_pile"

    def holds(self, state: State) -> bool:
        return (state.last_pile or 0) == self.last


class Shields(Statement, frozen=True):
    """Shields in hand."""

    left: tuple[Has, ...]
    typed = "shields|boucliers: {left,...|none|aucun}"
    points = "held_shield seat:{left.whose} +{left.count}"
    tells = "the shields in hand", "les boucliers en main"
    sets = "shields..."

    def holds(self, state: State) -> bool:
        return all(state.shields[each.whose] == each.count for each in self.left)


class Desertions(Statement, frozen=True):
    """Desertions in hand."""

    left: tuple[Has, ...]
    typed = "desertions|désertions: {left,...|none|aucune}"
    points = "held_desertion seat:{left.whose} +{left.count}"
    tells = "the desertions in hand", "les désertions en main"
    sets = "desertions..."

    def holds(self, state: State) -> bool:
        return all(state.desertions[each.whose] == each.count for each in self.left)


class Asked(Statement, frozen=True):
    """Who is asked for a shield (with `leftover_order=clockwise`)."""

    player: Seat
    typed = "asked|interrogé [=] {player}"
    points = "asked seat:{player}"
    tells = "who is asked for a shield", "à qui on demande un bouclier"
    sets = "asked"


# --- the war ---------------------------------------------------------------------------------------------------------


class Champion(Statement, frozen=True):
    """The champion of the round."""

    player: Seat
    typed = "champion [=] {player}"
    points = "champion seat:{player}"
    tells = "the champion", "le champion"
    sets = "champion"


class Spy(Statement, frozen=True):
    """The spy that was called last."""

    spy: int
    typed = "spy|espion [=] {spy}"
    points = "spy +{spy}"
    tells = "the spy called last", "le dernier espion appelé"
    sets = "spy"

    def holds(self, state: State) -> bool:
        return state.spy == self.spy


class Hand(Statement, frozen=True):
    """The army cards of a player."""

    player: Seat
    cards: tuple[Lot, ...]
    typed = "hand|main {player}: {cards...|none|rien}", "{player} holds|has|tient: {cards...|none|rien}"
    points = "card:{cards.design} seat:{player} +{cards.count}"
    marks = SLUGS
    tells = "a hand", "une main"
    about = ("player",)
    sets = "hands"


class Known(Statement, frozen=True):
    """Cards that everybody knows a player to have, since a spy brought them."""

    player: Seat
    cards: tuple[Lot, ...]
    typed = "known|connues {player}: {cards...|none|rien}"
    points = "known card:{cards.design} seat:{player} +{cards.count}"
    marks = SLUGS
    tells = "the cards that everybody knows of", "les cartes que tous connaissent"
    about = ("player",)
    sets = "known"


class Refused(Statement, frozen=True):
    """Whom a spy asked in vain, and for what."""

    refused: tuple[Wanted, ...]
    typed = "refused|refusé [=] {refused,...}"
    points = "refused card:{refused.design} seat:{refused.player}"
    marks = SLUGS
    tells = "whom a spy asked in vain", "à qui un espion a demandé en vain"
    sets = "refused"


class Given(Statement, frozen=True):
    """Who gave whom what to a spy."""

    given: tuple[Gift, ...]
    typed = "given|donné [=] {given,...}"
    points = "given seat:{given.giver} seat:{given.taker} card:{given.design}"
    marks = SLUGS
    tells = "who gave whom what to a spy", "qui a donné quoi à un espion"
    sets = "given"


class Quarrelled(Statement, frozen=True):
    """Whose giants quarrelled."""

    seats: tuple[Seat, ...]
    typed = "quarrelled|querelle [=] {seats...}"
    points = "quarrel seat:{seats}"
    tells = "whose giants quarrelled", "chez qui les géants se sont querellés"
    sets = "quarrelled"


class Called(Statement, frozen=True):
    """The peoples called this round, in order."""

    peoples: tuple[Back, ...]
    typed = "called|appelés [=] {peoples...}"
    points = "called:{peoples}"
    tells = "the peoples called this round", "les peuples appelés cette manche"
    sets = "called"


class Discards(Statement, frozen=True):
    """What was discarded before everybody's eyes."""

    cards: tuple[Lot, ...]
    typed = "discards|défausse: {cards...|none|rien}"
    points = "discarded card:{cards.design} +{cards.count}"
    marks = SLUGS
    tells = "what was discarded in the open", "ce qui a été défaussé devant tous"
    sets = "discards"


STATEMENTS: tuple[type[Statement], ...] = (
    Players, FirstSeat, Switch, Moment, Round, Scores, Won, WarStory, Pile, Deck, StartCard, Next, LastPile, Shields,
    Desertions, Asked, Champion, Spy, Hand, Known, Refused, Given, Quarrelled, Called, Discards,
)  # fmt: skip

IN_THE_BOX = {
    "card": ("Cards", "Cartes"),
    "shield": ("Shields", "Boucliers"),
    "fled": ("Desertion", "Désertion"),
    "held_shield": ("Shield in hand", "Bouclier en main"),
    "held_desertion": ("Desertion in hand", "Désertion en main"),
    "sorcerer": ("Sorcerer", "Sorcier"),
    "champion": ("Champion", "Champion"),
    "score": ("One point", "Un point"),
    "won": ("Won battle", "Bataille gagnée"),
    "start": ("Start card", "Carte « début »"),
    "next": ("Next back", "Dos suivant"),
    "last": ("Dealt last to", "Donnée en dernier à"),
    "undealt": ("To be dealt", "À distribuer"),
    "spy": ("Spy", "Espion"),
    "asked": ("Asked for a shield", "Interrogé"),
    "known": ("Known to all", "Connue de tous"),
    "refused": ("Refused a spy", "Refus à un espion"),
    "given": ("Given to a spy", "Donnée à un espion"),
    "quarrel": ("Giants quarrelled", "Géants querellés"),
    "called": ("Called", "Appelés"),
    "discarded": ("Discarded", "Défaussée"),
    "round": ("Round", "Manche"),
    "phase": ("Phase", "Phase"),
}
"""What lies beside the board where a position is set up."""
