"""What can happen in De l'Orc pour les Braves: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import Facts, by_clause
from orclib.games.braves.actions import DECK, START_CARD, row_target
from orclib.games.braves.box import POINTS, Back, Counts, Design
from orclib.games.braves.rules.strength import Term
from orclib.games.braves.text.names import (
    backs_count,
    cards_count,
    points_count,
)
from orclib.language import labelled, plural, say

_DESERTED: Mapping[str, Callable[[], str]] = {
    "BRV-10.2": lambda: say(
        "In pile {pile} the card right beneath a desertion deserts",
        "Dans la pile {pile}, la carte juste sous une désertion déserte",
    ),
    "BRV-10.3": lambda: say(
        "In pile {pile} a desertion lies on a shield, and the card beneath the shield deserts",
        "Dans la pile {pile}, une désertion est posée sur un bouclier, et la carte sous ce bouclier déserte",
    ),
    "BRV-10.4": lambda: say(
        "In pile {pile} a desertion lies on {shields} shields, and the card beneath them deserts",
        "Dans la pile {pile}, une désertion est posée sur {shields} boucliers, et la carte qui est dessous déserte",
    ),
    "BRV-R9": lambda: say(
        "In pile {pile} a desertion passes another one, as we agreed, and the next card deserts",
        "Dans la pile {pile}, une désertion en traverse une autre, comme convenu, et la carte suivante déserte",
    ),
}


# --- the game and the round ------------------------------------------------------------------------------------------


class WheelsSet(Event, frozen=True, tag=True):
    """Every player set the score wheel to 0 (BRV-2.1)."""

    players: int
    says = (
        "All {players} players set their score wheels to 0.",
        "Les {players} joueurs mettent leur roue crantée à 0.",
    )


class SorcererNamed(Event, frozen=True, tag=True):
    """It was settled who is the sorcerer of the round (BRV-2.2, 2.3)."""

    seat: Seat
    round_no: int

    where = "seat:{seat}"

    says = by_clause(
        {
            "BRV-2.2": (
                "Round {round_no}: {seat} is the first sorcerer.",
                "Manche {round_no} : {seat} est le premier sorcier.",
            ),
            "BRV-2.3": (
                "Round {round_no}: the tile goes to the left, and {seat} is the sorcerer.",
                "Manche {round_no} : la tuile passe à gauche, et {seat} devient sorcier.",
            ),
        }
    )


class CardsTaken(Event, frozen=True, tag=True):
    """Each recruiter took shields and desertions (BRV-4.1, 4.2); those of the sorcerer stay out of play."""

    shields: int
    desertions: int

    says = (
        (
            "Each recruiter takes {shields} shields and {desertions} desertion. The sorcerer takes none.",
            "Each recruiter takes {shields} shields and {desertions} desertions. The sorcerer takes none.",
        ),
        (
            "Chaque recruteur prend {shields} boucliers et {desertions} désertion. Le sorcier n'en prend pas.",
            "Chaque recruteur prend {shields} boucliers et {desertions} désertions. Le sorcier n'en prend pas.",
        ),
        "desertions",
    )


class DeckMade(Event, frozen=True, tag=True):
    """The army cards were shuffled, and the start card slipped in among them (BRV-4.4, 4.5)."""

    cards: int
    least: int
    """The fewest army cards that may lie above the start card."""
    most: int

    where = DECK

    @property
    def says(self) -> str:
        if self.least == self.most:
            return say(
                "{cards} army cards are shuffled. The start card is slipped in beneath {least} of them.",
                "On mélange {cards} cartes « armée ». La carte « début des recrutements » est glissée sous {least} "
                "d'entre elles.",
            )
        return say(
            "{cards} army cards are shuffled. The start card is slipped in beneath {least} to {most} of them.",
            "On mélange {cards} cartes « armée ». La carte « début des recrutements » est glissée sous {least} "
            "à {most} "
            "d'entre elles.",
        )


class RingMade(Event, frozen=True, tag=True):
    """So many piles will be dealt (BRV-4.6)."""

    piles: int
    says = (
        "The cards are dealt to a ring of {piles} piles.",
        "Les cartes seront distribuées en un cercle de {piles} piles.",
    )


# --- the deal --------------------------------------------------------------------------------------------------------


class BackSeen(Event, frozen=True, tag=True):
    """The kind of the next card came in sight (BRV-22.3)."""

    back: Back
    says = ("The next card shows its back: {back}.", "La carte suivante montre son dos : {back}.")

    where = DECK


class CardDealt(Event, frozen=True, tag=True):
    """A card fell on a pile (BRV-5.2)."""

    number: int
    """1 for the first army card of the round."""
    design: Design
    pile: int
    says = ("Card {number} falls on pile {pile}: {design}.", "La carte {number} tombe sur la pile {pile} : {design}.")

    where = "pile:{pile}"


class StartShown(Event, frozen=True, tag=True):
    """The start card came up and was laid in the centre (BRV-5.6)."""

    above: int
    """How many army cards lay above it."""

    where = START_CARD

    says = (
        (
            "The start card comes up after {above} army card. From now on shields may be played.",
            "The start card comes up after {above} army cards. From now on shields may be played.",
        ),
        (
            "La carte « début des recrutements » apparaît après {above} carte « armée ». Dès maintenant, on peut "
            "jouer des boucliers.",
            "La carte « début des recrutements » apparaît après {above} cartes « armée ». Dès maintenant, on peut "
            "jouer des boucliers.",
        ),
        "above",
    )


class DesertionPlayed(Event, frozen=True, tag=True):
    """A desertion was laid on a pile (BRV-6.3)."""

    seat: Seat
    pile: int
    left: int

    where = "pile:{pile}"

    @property
    def says(self) -> str:
        if self.left:
            return say(
                "{seat} lays a desertion on pile {pile} and has {left} left.",
                "{seat} pose une désertion sur la pile {pile} et en a encore {left}.",
            )
        return say(
            "{seat} lays a desertion on pile {pile} and has none left.",
            "{seat} pose une désertion sur la pile {pile} et n'en a plus.",
        )


class ShieldPlayed(Event, frozen=True, tag=True):
    """A shield was laid on a pile (BRV-7.3), perhaps on a claimed one (BRV-7.4, 8.5)."""

    seat: Seat
    pile: int
    left: int
    first: bool
    """Whether no shield lay in the pile before."""

    where = "pile:{pile}"

    @property
    def says(self) -> str:
        lays = (
            say(
                "{seat} lays a shield on pile {pile} and has {left} left.",
                "{seat} pose un bouclier sur la pile {pile} et en a encore {left}.",
            )
            if self.left
            else say(
                "{seat} lays a shield on pile {pile} and has none left.",
                "{seat} pose un bouclier sur la pile {pile} et n'en a plus.",
            )
        )
        means = (
            say(
                "It is the lowest shield there, so it claims the pile.",
                "C'est le bouclier le plus bas : il prend la pile.",
            )
            if self.first
            else say(
                "Another shield lies lower, so it claims nothing.",
                "Un autre bouclier est plus bas : celui-ci ne prend rien.",
            )
        )
        return f"{lays} {means}"


class DealEnded(Event, frozen=True, tag=True):
    """All army cards lie in piles (BRV-5.7)."""

    cards: int
    says = (
        "All {cards} army cards lie in piles: the deal is over.",
        "Les {cards} cartes « armée » sont dans les piles : la distribution est finie.",
    )


class DesertionsLost(Event, frozen=True, tag=True):
    """Desertions still in hand are lost for the round (BRV-8.2)."""

    seat: Seat
    count: int

    where = "seat:{seat}"

    says = (
        (
            "{seat} has not played {count} desertion in time: it is lost for this round.",
            "{seat} has not played {count} desertions in time: they are lost for this round.",
        ),
        (
            "{seat} n'a pas joué {count} désertion à temps : elle est perdue pour cette manche.",
            "{seat} n'a pas joué {count} désertions à temps : elles sont perdues pour cette manche.",
        ),
        "count",
    )


class ShieldsOwed(Event, frozen=True, tag=True):
    """Shields still in hand must all be played (BRV-8.3)."""

    seat: Seat
    count: int

    where = "seat:{seat}"

    says = (
        (
            "{seat} still holds {count} shield and must play it.",
            "{seat} still holds {count} shields and must play them all.",
        ),
        (
            "{seat} a encore {count} bouclier et doit le jouer.",
            "{seat} a encore {count} boucliers et doit tous les jouer.",
        ),
        "count",
    )


class ShieldsAllPlayed(Event, frozen=True, tag=True):
    """Nobody holds a shield any more (BRV-8.6)."""

    says = ("Nobody holds a shield any more.", "Plus personne n'a de bouclier en main.")


# --- the champion and the piles --------------------------------------------------------------------------------------


class ChampionNamed(Event, frozen=True, tag=True):
    """The sorcerer named the champion (BRV-9.2)."""

    sorcerer: Seat
    champion: Seat
    stop = True
    says = (
        "{sorcerer} names {champion} as champion and will score what {champion} scores.",
        "{sorcerer} nomme {champion} champion et marquera ce que marque {champion}.",
    )

    where = "seat:{champion}"


class _Opening(Event, frozen=True):
    """Something the sorcerer found in a pile; the faces are for the sorcerer and the owner of the pile."""

    pile: int
    sees: tuple[Seat, ...]

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.sees


class Deserted(_Opening, frozen=True, tag=True):
    """A desertion cancelled an army card (BRV-10.2), perhaps through shields (BRV-10.3, 10.4)."""

    private: ClassVar[tuple[str, ...]] = ("design",)
    design: Design | None
    shields: int
    """How many shields it looked through."""

    @property
    def says(self) -> str:
        text = _DESERTED[self.clause]()
        return (text if self.design is None else labelled(text, "{design}")) + "."


class DesertionVoid(_Opening, frozen=True, tag=True):
    """A desertion had no effect (BRV-10.5, 10.7)."""

    shields: int
    """How many shields lay between it and the desertion beneath."""

    @property
    def says(self) -> str:
        if not self.shields:
            return say(
                "In pile {pile} a desertion lies on another desertion: it has no effect.",
                "Dans la pile {pile}, une désertion est posée sur une autre désertion : elle est sans effet.",
            )
        if self.clause == "BRV-R9":
            return say(
                "In pile {pile} a desertion finds no army card that has not deserted: it has no effect.",
                "Dans la pile {pile}, une désertion ne trouve aucune carte « armée » qui n'ait déjà déserté : elle "
                "est sans effet.",
            )
        return plural(
            self.shields,
            (
                "In pile {pile} a desertion has no effect: beneath the shield under it lies another desertion.",
                "In pile {pile} a desertion has no effect: beneath the {shields} shields under it "
                "lies another desertion.",
            ),
            (
                "Dans la pile {pile}, une désertion est sans effet : sous le bouclier qui la porte, il y a une autre "
                "désertion.",
                "Dans la pile {pile}, une désertion est sans effet : sous les {shields} boucliers qui la portent, il "
                "y a une autre désertion.",
            ),
        )


class ShieldVoid(_Opening, frozen=True, tag=True):
    """A shield above another one was discarded without effect (BRV-10.11)."""

    seat: Seat
    says = (
        "In pile {pile} the shield of {seat} lies above another one: it has no effect.",
        "Dans la pile {pile}, le bouclier de {seat} est au-dessus d'un autre : il est sans effet.",
    )


class PileGiven(_Opening, frozen=True, tag=True):
    """A pile went to the player whose shield lay lowest (BRV-10.9, 10.10)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: Counts | None

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say(
                "Pile {pile} goes to {seat}, but all its army cards have deserted: it brings nothing.",
                "La pile {pile} revient à {seat}, mais toutes ses cartes « armée » ont déserté : elle ne rapporte "
                "rien.",
            )
        if self.cards is not None:
            return say(
                "Pile {pile} goes to {seat}, whose shield lies lowest: {cards}.",
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {cards}.",
            )
        return plural(
            self.count,
            (
                "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army card.",
                "Pile {pile} goes to {seat}, whose shield lies lowest: {count} army cards.",
            ),
            (
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {count} carte « armée ».",
                "La pile {pile} revient à {seat}, qui a le bouclier le plus bas : {count} cartes « armée ».",
            ),
        )


class PileUnclaimed(_Opening, frozen=True, tag=True):
    """A pile without a shield was discarded whole (BRV-10.12)."""

    private: ClassVar[tuple[str, ...]] = ("cards",)
    count: int
    cards: Counts | None

    @property
    def says(self) -> str:
        if not self.count:
            return say(
                "Pile {pile} has no shield, and all its army cards have deserted: what is left is discarded.",
                "La pile {pile} n'a pas de bouclier, et toutes ses cartes « armée » ont déserté : on défausse le "
                "reste.",
            )
        if self.cards is not None:
            return say(
                "Pile {pile} has no shield, so it goes to nobody. Discarded unseen: {cards}.",
                "La pile {pile} n'a pas de bouclier : elle n'est à personne. On défausse sans montrer : {cards}.",
            )
        return plural(
            self.count,
            (
                "Pile {pile} has no shield, so it goes to nobody: {count} army card is discarded unseen.",
                "Pile {pile} has no shield, so it goes to nobody: {count} army cards are discarded unseen.",
            ),
            (
                "La pile {pile} n'a pas de bouclier et n'est à personne : {count} carte « armée » est défaussée "
                "sans être "
                "montrée.",
                "La pile {pile} n'a pas de bouclier et n'est à personne : {count} cartes « armée » sont défaussées "
                "sans "
                "être montrées.",
            ),
        )


# --- spies and giants ------------------------------------------------------------------------------------------------


class SpyMissing(Event, frozen=True, tag=True):
    """Nobody holds the called spy (BRV-11.13)."""

    spy: int
    says = ("Spy {spy} is called, and nobody holds it.", "On appelle l'espion {spy}, mais personne ne l'a.")


class SpyRevealed(Event, frozen=True, tag=True):
    """The holder of the called spy revealed it (BRV-11.2); it may have come by another spy (BRV-11.11)."""

    spy: int
    seat: Seat
    stop = True
    says = by_clause(
        {
            "BRV-11.2": ("Spy {spy} is called: {seat} reveals it.", "On appelle l'espion {spy} : {seat} le révèle."),
            "BRV-11.11": (
                "Spy {spy} is called: {seat}, who got it by a spy, reveals it and uses it.",
                "On appelle l'espion {spy} : {seat}, qui l'a eu par un espion, le révèle et s'en sert.",
            ),
        }
    )

    where = "seat:{seat}"


class CardGiven(Event, frozen=True, tag=True):
    """The player asked gave the card, which is protected now (BRV-11.6, 11.8)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design
    stop = True
    says = (
        "With spy {spy}, {seat} asks {player} for {design} and gets the card. No other spy can take it this round.",
        "Avec l'espion {spy}, {seat} demande {design} à {player} et obtient la carte. Aucun autre espion ne peut "
        "la prendre dans cette manche.",
    )

    where = "seat:{player} seat:{seat}"


class CardRefused(Event, frozen=True, tag=True):
    """The player asked had no such card to give: the spy has no effect (BRV-11.7)."""

    spy: int
    seat: Seat
    player: Seat
    design: Design
    protected: bool
    """Whether the only copies were protected ones."""

    stop = True
    where = "seat:{player}"

    @property
    def says(self) -> str:
        if self.protected:
            return say(
                "With spy {spy}, {seat} asks {player} for {design}. A spy brought that card to {player}, so it is "
                "protected: no effect.",
                "Avec l'espion {spy}, {seat} demande {design} à {player}. Cette carte, {player} l'a eue par un "
                "espion, elle est donc protégée : sans effet.",
            )
        return say(
            "With spy {spy}, {seat} asks {player} for {design}. {player} has no such card to give: no effect.",
            "Avec l'espion {spy}, {seat} demande {design} à {player}. {player} n'a pas de telle carte à donner : sans "
            "effet.",
        )


class SpyDeclined(Event, frozen=True, tag=True):
    """The holder of the spy asked for nothing (BRV-11.3)."""

    spy: int
    seat: Seat
    says = ("{seat} asks for nothing with spy {spy}.", "{seat} ne demande rien avec l'espion {spy}.")


class SpyDiscarded(Event, frozen=True, tag=True):
    """The spy was discarded (BRV-11.12)."""

    spy: int
    says = ("Spy {spy} is discarded.", "L'espion {spy} est défaussé.")


class GiantsQuarrelled(Event, frozen=True, tag=True):
    """A recruiter with two giants or more discarded them all (BRV-12.1)."""

    seat: Seat
    count: int
    says = (
        "{seat} has {count} giants. They quarrel, and all of them are discarded.",
        "{seat} a {count} géants. Ils se disputent, et on les défausse tous.",
    )

    where = "seat:{seat}"


# --- a battle --------------------------------------------------------------------------------------------------------


class PeopleCalled(Event, frozen=True, tag=True):
    """The sorcerer called a people to battle (BRV-14.1)."""

    battle: int
    people: Back

    @property
    def says(self) -> str:
        return say(
            "Battle {battle}, for {prize}: {people} fight.", "Bataille {battle}, pour {prize} : {people} combattent."
        ).replace("{prize}", points_count(POINTS[self.battle - 1]))


class Mustered(Event, frozen=True, tag=True):
    """A recruiter laid all cards of the people face down (BRV-14.2), or has none (BRV-14.4)."""

    seat: Seat
    people: Back
    count: int

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say(
                "{seat} has no card of this people and lays none.",
                "{seat} n'a aucune carte de ce peuple et n'en pose pas.",
            )
        return say("{seat} lays {row} face down.", "{seat} pose {row}, face cachée.").replace(
            "{row}", backs_count(self.people, self.count)
        )


class FirstSpeaker(Event, frozen=True, tag=True):
    """It was told who sends mercenaries first (BRV-15.2, 15.3)."""

    battle: int
    seat: Seat

    where = "seat:{seat}"

    says = by_clause(
        {
            "BRV-15.2": (
                "{seat} is the first to decide about mercenaries.",
                "{seat} décide en premier pour les mercenaires.",
            ),
            "BRV-15.3": (
                "The sorcerer would begin but sends no mercenaries: {seat} decides first.",
                "Ce serait au sorcier de commencer, mais il n'envoie pas de mercenaires : {seat} décide en premier.",
            ),
        }
    )


class MercenarySent(Event, frozen=True, tag=True):
    """A mercenary was laid face down (BRV-15.4), perhaps beside no card of the people (BRV-15.8)."""

    private: ClassVar[tuple[str, ...]] = ("design",)
    seat: Seat
    design: Design | None

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return (self.seat,)

    where = "row:{seat}:mercenary"

    @property
    def says(self) -> str:
        return (
            say("{seat} lays a mercenary face down.", "{seat} pose un mercenaire face cachée.")
            if self.design is None
            else say(
                "{seat} lays a mercenary face down: {design}.", "{seat} pose un mercenaire face cachée : {design}."
            )
        )


class SendingEnded(Event, frozen=True, tag=True):
    """A recruiter sends no more mercenaries, or none (BRV-15.4)."""

    seat: Seat
    count: int

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say("{seat} sends no mercenary.", "{seat} n'envoie aucun mercenaire.")
        return plural(
            self.count,
            (
                "{seat} has sent {count} mercenary and stops there.",
                "{seat} has sent {count} mercenaries and stops there.",
            ),
            (
                "{seat} a envoyé {count} mercenaire et s'en tient là.",
                "{seat} a envoyé {count} mercenaires et s'en tient là.",
            ),
        )


class CommandoPlayed(Event, frozen=True, tag=True):
    """The commando was sent against an opponent (BRV-16.2)."""

    seat: Seat
    player: Seat
    back: Back | None
    cards: int
    """How many cards it may strike."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (row_target(self.player, self.back),)

    @property
    def says(self) -> str:
        cards, back = self.cards, self.back
        if cards == 1:
            return (
                say(
                    "{seat} sends the goblin commando against the only card of {player}.",
                    "{seat} envoie le commando gobelin contre la seule carte de {player}.",
                )
                if back is None
                else say(
                    "{seat} sends the goblin commando against {player}. There is just one such card: {back}.",
                    "{seat} envoie le commando gobelin contre {player}. Il n'y a qu'une telle carte : {back}.",
                )
            )
        row = cards_count(cards) if back is None else backs_count(back, cards)
        text = say(
            "{seat} sends the goblin commando against {player}. Chance picks one of {row}.",
            "{seat} envoie le commando gobelin contre {player}. Le hasard choisit parmi {row}.",
        )
        return text.replace("{row}", row)


class CardStruck(Event, frozen=True, tag=True):
    """The commando removed a card, which was shown (BRV-16.3, 16.4)."""

    player: Seat
    design: Design
    stop = True
    says = (
        "The commando takes a card of {player} away: {design}. Both are discarded.",
        "Le commando enlève une carte de {player} : {design}. On défausse les deux.",
    )

    @property
    def marks(self) -> tuple[str, ...]:
        return (row_target(self.player, self.design.back),)


class CommandoHeld(Event, frozen=True, tag=True):
    """A recruiter plays no commando (BRV-16.1)."""

    seat: Seat
    says = ("{seat} plays no goblin commando.", "{seat} ne joue pas de commando gobelin.")


class ArmyRevealed(Event, frozen=True, tag=True):
    """An army was turned up and its strength reckoned (BRV-17.1, 17.2)."""

    seat: Seat
    army: Counts
    strength: int
    stop = True
    says = ("{seat} reveals {army}: strength {strength}.", "{seat} révèle {army} : force {strength}.")

    where = "seat:{seat}"


class PartCounted(Event, frozen=True, tag=True):
    """A part of the strength of an army was reckoned (BRV-17.2 to 17.13, BRV-18); the parts add up to it."""

    seat: Seat
    term: Term

    @property
    def facts(self) -> Facts:
        return {"seat": self.seat, **self.term.facts}

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        text = self.term.template
        return labelled("{seat}", text[:1].lower() + text[1:])


class FlyerJoined(Event, frozen=True, tag=True):
    """The flying machine joined an army after the reveal (BRV-18.5)."""

    seat: Seat
    goblins: int
    before: int
    after: int
    """The strengths of the army."""

    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if self.clause == "BRV-18.9":
            return plural(
                self.goblins,
                (
                    "{seat} plays the flying machine with {goblins} goblin, but two leaders quarrel there: strength "
                    "{after}.",
                    "{seat} plays the flying machine with {goblins} goblins, but two leaders quarrel there: strength "
                    "{after}.",
                ),
                (
                    "{seat} joue la machine volante avec {goblins} gobelin, mais deux chefs s'y "
                    "disputent : force {after}.",
                    "{seat} joue la machine volante avec {goblins} gobelins, mais deux chefs s'y disputent : force "
                    "{after}.",
                ),
            )
        if not self.goblins and self.before == self.after:
            return say(
                "{seat} plays the flying machine with no goblin from the hand: the strength stays {after}.",
                "{seat} joue la machine volante sans gobelin de la main : la force reste {after}.",
            )
        if not self.goblins:
            return say(
                "{seat} plays the flying machine; goblins of the army are its company. Strength {after} instead of "
                "{before}.",
                "{seat} joue la machine volante ; des gobelins de l'armée l'accompagnent. Force {after} au lieu de "
                "{before}.",
            )
        return plural(
            self.goblins,
            (
                "{seat} plays the flying machine with {goblins} goblin: strength {after} instead of {before}.",
                "{seat} plays the flying machine with {goblins} goblins: strength {after} instead of {before}.",
            ),
            (
                "{seat} joue la machine volante avec {goblins} gobelin : force {after} au lieu de {before}.",
                "{seat} joue la machine volante avec {goblins} gobelins : force {after} au lieu de {before}.",
            ),
        )


class FlyerHeld(Event, frozen=True, tag=True):
    """A recruiter plays no flying machine (BRV-18.1)."""

    seat: Seat
    says = ("{seat} plays no flying machine.", "{seat} ne joue pas de machine volante.")


class StoodAside(Event, frozen=True, tag=True):
    """A recruiter without a card in the battle does not compete (BRV-19.5)."""

    seat: Seat
    says = (
        "{seat} has no card in the battle and does not compete.",
        "{seat} n'a aucune carte dans la bataille et ne concourt pas.",
    )

    where = "seat:{seat}"


class CompetedAtZero(Event, frozen=True, tag=True):
    """An army of strength 0 competes (BRV-19.6); by another reading one without a card does, too (BRV-R24)."""

    seat: Seat

    where = "seat:{seat}"

    says = by_clause(
        {
            "BRV-19.6": (
                "The army of {seat} has strength 0 and competes all the same.",
                "L'armée de {seat} a une force de 0 et concourt quand même.",
            ),
            "BRV-R24": (
                "{seat} has no card in the battle and competes with strength 0, as we agreed.",
                "{seat} n'a aucune carte dans la bataille et concourt avec une force de 0, comme convenu.",
            ),
        }
    )


class BattleWon(Event, frozen=True, tag=True):
    """The strongest army won, or several tied (BRV-19.1, 19.3)."""

    battle: int
    winners: tuple[Seat, ...]
    strength: int

    stop = True
    where = "seat:{winners...}"

    @property
    def says(self) -> str:
        if len(self.winners) == 1:
            return say(
                "{winners} wins battle {battle} with strength {strength}.",
                "{winners} gagne la bataille {battle} avec une force de {strength}.",
            )
        return say(
            "{winners} tie at strength {strength}: each of them wins battle {battle}.",
            "{winners} sont à égalité avec une force de {strength} : chacun gagne la bataille {battle}.",
        )


class NobodyCompeted(Event, frozen=True, tag=True):
    """Nobody had a card in the battle (BRV-19.5)."""

    battle: int
    says = (
        "Nobody has a card in battle {battle}, so nobody scores.",
        "Personne n'a de carte dans la bataille {battle} : personne ne marque.",
    )


class PointsScored(Event, frozen=True, tag=True):
    """A player scored: the points of the battle (BRV-19.2), or those of the champion (BRV-19.4)."""

    seat: Seat
    points: int
    score: int
    battle: int

    where = "seat:{seat}"

    says = by_clause(
        {
            "BRV-19.2": (
                "{seat} scores {points}. The score is {score}.",
                "{seat} marque {points}. Son score est de {score}.",
            ),
            "BRV-19.4": (
                "{seat} scores {points} as the sorcerer, since the champion does. The score is {score}.",
                "{seat} marque {points} comme sorcier, puisque le champion les marque. Son score est de {score}.",
            ),
        }
    )


class WheelTurned(Event, frozen=True, tag=True):
    """A marker was turned to its +10 side (BRV-1.4)."""

    seat: Seat
    says = (
        "{seat} has reached 10 points: the marker is turned to its +10 side.",
        "{seat} atteint 10 points : on tourne le marqueur sur son côté +10.",
    )

    where = "seat:{seat}"


class ArmiesDiscarded(Event, frozen=True, tag=True):
    """The cards of the battle were discarded (BRV-19.8)."""

    cards: int

    says = (
        ("{cards} card of the battle is discarded.", "{cards} cards of the battle are discarded."),
        ("{cards} carte de la bataille est défaussée.", "{cards} cartes de la bataille sont défaussées."),
        "cards",
    )


# --- the end ---------------------------------------------------------------------------------------------------------


class RoundEnded(Event, frozen=True, tag=True):
    """The fourth battle is over: cards go back, nothing is kept (BRV-20.1 to 20.3)."""

    round_no: int
    says = (
        "Round {round_no} is over. All cards go back, and nothing is kept.",
        "La manche {round_no} est finie. Toutes les cartes sont reprises, on ne garde rien.",
    )


class GameGoesOn(Event, frozen=True, tag=True):
    """Nobody is past the limit: another round (BRV-20.4, 21.3)."""

    best: int
    limit: int

    @property
    def says(self) -> str:
        if self.best == self.limit:
            return say(
                "The best score is {best}, just the limit and no more: another round follows.",
                "Le meilleur score est {best}, tout juste la limite : on joue encore une manche.",
            )
        return say(
            "The best score is {best}, and the limit is {limit}: another round follows.",
            "Le meilleur score est {best}, et la limite est {limit} : on joue encore une manche.",
        )


class GameEnded(Event, frozen=True, tag=True):
    """Somebody is past the limit (BRV-21.3)."""

    seats: tuple[Seat, ...]
    limit: int

    stop = True
    where = "seat:{seats...}"

    @property
    def says(self) -> str:
        if len(self.seats) == 1:
            return say(
                "{seats} has enough points to end the game: the limit is {limit}.",
                "{seats} a assez de points pour finir la partie : la limite est {limit}.",
            )
        return say(
            "{seats} have enough points to end the game: the limit is {limit}.",
            "{seats} ont assez de points pour finir la partie : la limite est {limit}.",
        )
