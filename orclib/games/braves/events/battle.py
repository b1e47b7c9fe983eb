"""What can happen in a battle."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import Facts, by_clause
from orclib.games.braves.actions import row_target
from orclib.games.braves.box import POINTS, Back, Counts, Design
from orclib.games.braves.rules.strength import Term
from orclib.games.braves.text.names import (
    backs_count,
    cards_count,
    points_count,
)
from orclib.language import labelled, plural, say


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
