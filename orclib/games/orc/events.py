"""What can happen in ORC: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orc.actions import hand_target, side_target, tribe_target
from orclib.games.orc.box import Card, End, Half, Tribe
from orclib.games.orc.text.phrases import orcs
from orclib.language import say


class FrontierLaid(Event, frozen=True, tag=True):
    """A frontier card was laid; `place` counts from the left."""

    card: Card
    place: int
    says = ("Frontier card {place}: {card}.", "Carte {place} de la frontière : {card}.")

    @property
    def marks(self) -> tuple[str, ...]:
        return (tribe_target(self.card.single), tribe_target(self.card.double))


class FrontierComplete(Event, frozen=True, tag=True):
    """All six tribes stand in the row."""

    says = ("Six tribes stand in a row, each colour once.", "Six tribus sont alignées, une de chaque couleur.")


class Shuffled(Event, frozen=True, tag=True):
    """The cards that are not in the frontier were shuffled."""

    says = ("The other 27 cards are shuffled.", "Les 27 autres cartes sont mélangées.")


class PilesMade(Event, frozen=True, tag=True):
    """Six piles of four were made of the shuffled cards."""

    says = (
        "Four of them lie face down beside each tribe.",
        "Quatre d'entre elles forment une pioche face cachée près de chaque tribu.",
    )


class StarterNamed(Event, frozen=True, tag=True):
    """It was settled who starts."""

    seat: Seat
    says = (
        "{seat} receives a single card, so {seat} starts.",
        "{seat} reçoit une seule carte et commence donc : c'est l'Oya.",
    )

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class DealerNamed(Event, frozen=True, tag=True):
    """It was settled who deals."""

    seat: Seat
    says = (
        "{seat} deals; the other player chooses who starts.",
        "{seat} distribue ; l'autre joueur choisit qui commence.",
    )

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class HandDealt(Event, frozen=True, tag=True):
    """A card came to a hand during the set-up."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None
    unseen = ("{seat} receives a card.", "{seat} reçoit une carte.")
    says = ("{seat} receives {card}.", "{seat} reçoit {card}.")

    @property
    def marks(self) -> tuple[str, ...]:
        return (hand_target(self.seat),)


class BoxPlaced(Event, frozen=True, tag=True):
    """The box was put at an end of the row."""

    seat: Seat
    end: End
    first: Tribe
    where = "box"
    says = (
        "{seat} puts the box beside the {first} tribe, which is nearest to it now.",
        "{seat} pose la boîte à côté de la tribu {first}, qui en est maintenant la plus proche.",
    )


class Attacked(Event, frozen=True, tag=True):
    """A card was sent against a tribe."""

    seat: Seat
    card: Card
    half: Half
    tribe: Tribe
    total: int

    @property
    def says(self) -> str:
        text = say(
            "{seat} attacks {tribe} with {orcs} ({card}). Strength there: {total}.",
            "{seat} attaque la tribu {tribe} avec {orcs} ({card}). Sa force y est de {total}.",
        )
        return text.replace("{orcs}", orcs(int(self.half), self.card.half[self.half]))

    @property
    def marks(self) -> tuple[str, ...]:
        return (side_target(self.tribe, self.seat),)


class Discarded(Event, frozen=True, tag=True):
    """A card was removed from a hand, face up or face down."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None
    face_down: bool
    where = "heap"

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,) if self.face_down else None

    @property
    def says(self) -> str:
        return (
            say("{seat} discards a card, face down.", "{seat} écarte une carte, face cachée.")
            if self.card is None
            else say("{seat} discards {card}, face down.", "{seat} écarte {card}, face cachée.")
            if self.face_down
            else say("{seat} discards {card}.", "{seat} écarte {card}.")
        )


class MayDraw(Event, frozen=True, tag=True):
    """It was settled how many cards the turn draws."""

    seat: Seat
    cards: int
    says = (
        ("{seat} has to draw {cards} card.", "{seat} has to draw {cards} cards."),
        ("{seat} doit piocher {cards} carte.", "{seat} doit piocher {cards} cartes."),
        "cards",
    )


class Drew(Event, frozen=True, tag=True):
    """A card was taken from a pile into a hand."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    tribe: Tribe
    card: Card | None
    left: int
    where = "pile:{tribe}"

    unseen = (
        (
            "{seat} draws from the {tribe} pile; {left} card is left there.",
            "{seat} draws from the {tribe} pile; {left} cards are left there.",
        ),
        (
            "{seat} pioche près de la tribu {tribe} ; il y reste {left} carte.",
            "{seat} pioche près de la tribu {tribe} ; il y reste {left} cartes.",
        ),
        "left",
    )
    says = (
        (
            "{seat} draws {card} from the {tribe} pile; {left} card is left there.",
            "{seat} draws {card} from the {tribe} pile; {left} cards are left there.",
        ),
        (
            "{seat} pioche {card} près de la tribu {tribe} ; il y reste {left} carte.",
            "{seat} pioche {card} près de la tribu {tribe} ; il y reste {left} cartes.",
        ),
        "left",
    )


class Forfeited(Event, frozen=True, tag=True):
    """The second card could not be drawn: every pile is empty."""

    seat: Seat
    says = (
        "Every pile is empty: {seat} does not get the second card.",
        "Toutes les pioches sont vides : {seat} se passe de la deuxième carte.",
    )


class BattleSounded(Event, frozen=True, tag=True):
    """The last card of a pile was taken."""

    seat: Seat
    tribe: Tribe
    where = "pile:{tribe}"
    says = (
        "That was the last card beside {tribe}: there will be a battle.",
        "C'était la dernière carte près de la tribu {tribe} : il y aura bataille.",
    )


class TwoBattles(Event, frozen=True, tag=True):
    """Two battles of one turn were put in order."""

    first: Tribe
    second: Tribe
    far_first: bool = False
    """Against the rule, as only the laboratory does it."""
    where = "tribe:{first} tribe:{second}"

    @property
    def says(self) -> str:
        return (
            say(
                "Two battles, in the laboratory's order: {first} first, then {second}. The owners will be the same.",
                "Deux batailles, dans l'ordre du laboratoire : d'abord {first}, puis {second}. Les propriétaires "
                "seront les mêmes.",
            )
            if self.far_first
            else say(
                "Two battles in one turn: {first} first, then {second}.",
                "Deux batailles dans le même tour : d'abord la tribu {first}, puis la tribu {second}.",
            )
        )


class LooksAround(Event, frozen=True, tag=True):
    """The tied tribe nearest the box looks to the far end of the row."""

    tribe: Tribe
    neighbour: Tribe
    where = "tribe:{tribe} tribe:{neighbour}"
    says = (
        "The {tribe} tribe is nearest the box, so its tie looks around to the far end of the row: {neighbour}.",
        "La tribu {tribe} est la plus proche de la boîte : son égalité regarde tout au bout de la rangée, la "
        "tribu {neighbour}.",
    )


class OtherSide(Event, frozen=True, tag=True):
    """A tie does not look to the neighbour away from the box, although somebody has won it."""

    tribe: Tribe
    other: Tribe
    seat: Seat
    where = "tribe:{tribe} tribe:{other}"
    says = (
        "{seat} owns {other}, the neighbour of {tribe} away from the box: that one has no say.",
        "La tribu {other}, voisine de la tribu {tribe} du côté opposé à la boîte, est à {seat} : elle ne compte pas.",
    )


class RingFrozen(Event, frozen=True, tag=True):
    """All six battles tied: each tribe waits for the next, for good."""

    says = (
        "All six tied: each waits for the next, all around the ring, and nobody owns anything.",
        "Six égalités : chaque tribu attend sa voisine, tout autour de l'anneau, et personne n'a rien.",
    )


class Fought(Event, frozen=True, tag=True):
    """The two strengths were compared."""

    tribe: Tribe
    north: int
    south: int
    stop = True
    where = "side:{tribe}:N side:{tribe}:S"

    @property
    def says(self) -> str:
        if self.north == self.south == 0:
            return say(
                "Battle for the {tribe} tribe: nobody is there, and 0 against 0 is a tie too.",
                "Bataille pour la tribu {tribe} : personne n'y est, et 0 contre 0 est aussi une égalité.",
            )
        if self.north == self.south:
            return say(
                "Battle for the {tribe} tribe: {north} against {south}, a tie.",
                "Bataille pour la tribu {tribe} : {north} contre {south}, égalité.",
            )
        return say(
            "Battle for the {tribe} tribe: North {north}, South {south}.",
            "Bataille pour la tribu {tribe} : Nord {north}, Sud {south}.",
        )


class Won(Event, frozen=True, tag=True):
    """A tribe was won: by strength, by a tie (through `neighbour`), or by a thaw (with `neighbour`)."""

    tribe: Tribe
    seat: Seat
    neighbour: Tribe | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        own = (tribe_target(self.tribe),)
        return own if self.neighbour is None else (*own, tribe_target(self.neighbour))

    says = by_clause(
        {
            "ORC-7.4": (
                "{seat} wins the {tribe} tribe: more orcs.",
                "{seat} gagne la tribu {tribe} : son camp a le plus d'orcs.",
            ),
            "ORC-9.7": (
                "{seat} has just won {neighbour}, so the frozen {tribe} tribe thaws and is {seat}'s too.",
                "{seat} vient de gagner la tribu {neighbour} : la tribu {tribe}, qui était gelée, dégèle et lui "
                "revient du même coup.",
            ),
            "ORC-9.8": (
                "The thaw goes on: {neighbour} is {seat}'s, so {tribe}, which waited for it, is {seat}'s as well.",
                "Le dégel continue : la tribu {neighbour} est à {seat}, donc la tribu {tribe}, qui l'attendait, lui "
                "revient aussi.",
            ),
            "ORC-9.1": (
                "The {neighbour} tribe, which a tie looks to, is {seat}'s: {seat} wins the {tribe} tribe.",
                "La tribu {neighbour}, que regarde l'égalité, est à {seat} : {seat} gagne la tribu {tribe}.",
            ),
        }
    )


class Froze(Event, frozen=True, tag=True):
    """A tied tribe waits for its neighbour toward the box."""

    tribe: Tribe
    neighbour: Tribe
    where = "tribe:{tribe} tribe:{neighbour}"
    says = (
        "A tie, and nobody has won its neighbour {neighbour} yet: the {tribe} tribe is frozen.",
        "Égalité, et personne n'a encore gagné sa voisine, la tribu {neighbour} : la tribu {tribe} est gelée.",
    )


class CardsStay(Event, frozen=True, tag=True):
    """The cards at a frozen tribe stay there."""

    tribe: Tribe
    where = "side:{tribe}:N side:{tribe}:S"
    says = (
        "The cards at the {tribe} tribe stay until somebody wins it.",
        "Les cartes de la tribu {tribe} restent jusqu'à ce que quelqu'un la gagne.",
    )


class Cleared(Event, frozen=True, tag=True):
    """The cards at a won tribe left the game."""

    tribe: Tribe
    cards: tuple[Card, ...]
    where = "heap"
    says = ("Out of the game: {cards}.", "Cartes écartées : {cards}.")


class TrophyRaised(Event, frozen=True, tag=True):
    """A trophy was laid in the winner's camp; no card means a neutral marker."""

    tribe: Tribe
    seat: Seat
    card: Card | None

    @property
    def says(self) -> str:
        return (
            say(
                "No card lies there: a marker shows that {tribe} is {seat}'s.",
                "Aucune carte n'est posée là : un jeton montre que la tribu {tribe} est à {seat}.",
            )
            if self.card is None
            else say(
                "{card} is turned spear up in {seat}'s camp: the trophy of {tribe}.",
                "{card} est tournée côté lance dans le camp de {seat} : c'est le trophée de la tribu {tribe}.",
            )
        )

    @property
    def marks(self) -> tuple[str, ...]:
        return (side_target(self.tribe, self.seat),)


class TurnPassed(Event, frozen=True, tag=True):
    """It is the other player's turn."""

    seat: Seat
    says = ("It is {seat}'s turn.", "C'est au tour de {seat}.")


class LastBattles(Event, frozen=True, tag=True):
    """The last piles are empty, and what was sounded there is still fought."""

    says = (
        "No pile is left; what this draw has started is still fought before the count.",
        "Il ne reste plus de pioche ; les batailles que ces cartes provoquent se livrent encore avant le décompte.",
    )


class GameStopped(Event, frozen=True, tag=True):
    """The last pile is exhausted."""

    says = ("The last pile is empty: the game stops.", "La dernière pioche est vide : la partie s'arrête.")


class HandsRevealed(Event, frozen=True, tag=True):
    """Both players showed their hands."""

    north: tuple[Card, ...]
    south: tuple[Card, ...]
    stop = True
    where = "hand:N hand:S"
    says = ("Hands are shown. North: {north}. South: {south}.", "On montre les mains. Nord : {north}. Sud : {south}.")


class GameDecided(Event, frozen=True, tag=True):
    """The totals were compared; no winner means a draw."""

    winner: Seat | None
    north: int
    south: int

    stop = True
    says = by_clause(
        {
            "ORC-12.1": (
                "North {north}, South {south}: {winner} wins the game.",
                "Nord {north}, Sud {south} : {winner} gagne la partie.",
            ),
            "ORC-12.2": (
                "{north} to {south}, a tie: {winner} has the tribe nearest the box and wins.",
                "{north} à {south}, égalité : {winner} a la tribu la plus proche de la boîte et gagne.",
            ),
            "ORC-12.3": (
                "{north} to {south}, and nobody won the tribe nearest the box: a draw.",
                "{north} à {south}, et personne n'a gagné la tribu la plus proche de la boîte : la partie est nulle.",
            ),
        }
    )
