"""What can happen in Orcs vs Orcs: each event with what it tells, to whom, and where on the picture.

An event with a `title` begins a chapter of the story.
"""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.actions import (
    slot_target,
)
from orclib.games.orcs_vs_orcs.box import Card, Line, Objective
from orclib.games.orcs_vs_orcs.box import Line as Row
from orclib.games.orcs_vs_orcs.state import Spot
from orclib.language import plural, say

# --- set-up and turns -------------------------------------------------------------------------------------------------


class TileTurned(Event, frozen=True, tag=True):
    """An objective came into the river (OVO-4.20), or lies on top of the pile (4.21, 28.4)."""

    tile: Objective
    top: bool
    """Whether it is the top of the pile."""
    where = "tile:{tile}"
    says = by_clause(
        {
            "OVO-4.20": ("A tile joins the river: {tile}.", "Une tuile entre dans la rivière : {tile}."),
            "OVO-4.21": (
                "Next to come, on top of the pile of objectives: {tile}.",
                "Le prochain, sur le dessus de la pile des Objectifs : {tile}.",
            ),
            "OVO-28.3": (
                "Next to come, now on top of the pile of objectives: {tile}.",
                "Le prochain, maintenant sur le dessus de la pile des Objectifs : {tile}.",
            ),
            "OVO-28.4": (
                "Next to come, on top of the shuffled pile of objectives: {tile}.",
                "Le prochain, sur le dessus de la pile mélangée des Objectifs : {tile}.",
            ),
        }
    )


class FirstNamed(Event, frozen=True, tag=True):
    """Somebody is first player: drawn or agreed (OVO-4.22), or as the neighbour of the last one (28.1)."""

    seat: Seat
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-4.22": ("{seat} is the first player.", "Le premier joueur est {seat}."),
            "OVO-28.1": (
                "The first player tile is passed to the left: {seat} is first player now.",
                "La tuile Premier joueur passe à gauche : c'est maintenant {seat} qui commence.",
            ),
        }
    )


class GameTurnBegan(Event, frozen=True, tag=True):
    """A game turn began (OVO-5.1)."""

    number: int
    title = ("Game turn {number}", "Tour de jeu {number}")
    says = ("Game turn {number} begins.", "Le tour de jeu {number} commence.")


class TurnBegan(Event, frozen=True, tag=True):
    """A player turn began: with the basic actions (OVO-5.2, 31.2), or one more for a well (5.3, 31.3)."""

    seat: Seat
    actions: int
    wells: tuple[str, ...]
    """Controlled now."""
    where = "seat:{seat} zone:{wells...}"
    title = ("{whose_seat} turn", "Le tour {whose_seat}")
    says = by_clause(
        {
            "OVO-5.2": ("It is {whose_seat} turn: {actions}.", "C'est le tour {whose_seat} : {actions}."),
            "OVO-5.3": (
                "It is {whose_seat} turn: {actions}, one of them for the mana well {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, dont une grâce au puits de Mana {at_wells}.",
            ),
            "OVO-5.4": (
                "It is {whose_seat} turn: {actions}, just one of them for the mana wells {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, dont une seule grâce aux puits de Mana {at_wells}.",
            ),
            "OVO-31.2": (
                "It is {whose_seat} turn: {actions}, since the start is tactical.",
                "C'est le tour {whose_seat} : {actions}, car le démarrage est tactique.",
            ),
            "OVO-31.3": (
                "It is {whose_seat} turn: {actions}, two for the tactical start and one for mana {at_wells}.",
                "C'est le tour {whose_seat} : {actions}, deux pour le démarrage tactique et une pour "
                "le Mana {at_wells}.",
            ),
        }
    )


class ActionsOver(Event, frozen=True, tag=True):
    """A player ended the action phase (OVO-5.8)."""

    seat: Seat
    unused: int
    """Actions that are lost."""
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.unused:
            return say("{seat} ends the action phase.", "{seat} termine sa phase d'actions.")
        return plural(
            self.unused,
            (
                "{seat} ends the action phase: {unused} action is lost.",
                "{seat} ends the action phase: {unused} actions are lost.",
            ),
            (
                "{seat} termine sa phase d'actions : {unused} action est perdue.",
                "{seat} termine sa phase d'actions : {unused} actions sont perdues.",
            ),
        )


# --- moving -----------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag=True):
    """Hordes went along a road (OVO-6.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = ("{seat} moves {hordes} {from_start} {to_end}.", "{seat} déplace {hordes} {from_start} {to_end}.")


class LeftBehind(Event, frozen=True, tag=True):
    """Hordes stayed in the zone between (OVO-6.8)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = ("{seat} leaves {hordes} behind {at_zone}.", "{seat} laisse {hordes} {at_zone}.")


class TakenAlong(Event, frozen=True, tag=True):
    """Hordes came along from the zone between (OVO-6.9)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = ("{seat} takes {hordes} along {from_zone}.", "{seat} emmène {hordes} {from_zone}.")


class Marched(Event, frozen=True, tag=True):
    """Hordes made a forced march (OVO-7.1)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = (
        "Forced march: {seat} moves {hordes} {from_start} {to_end}.",
        "Marche forcée : {seat} déplace {hordes} {from_start} {to_end}.",
    )


class Exhausted(Event, frozen=True, tag=True):
    """A Horde was removed by a forced march (OVO-7.2)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "For a forced march {from_zone}, {seat} removes one Horde, which is worn out.",
        "Pour une marche forcée au départ {from_zone}, {seat} retire une Horde épuisée.",
    )


# --- entering a zone --------------------------------------------------------------------------------------------------


class Razed(Event, frozen=True, tag=True):
    """A village was razed: its token is a trophy (OVO-8.3), the strike token turns red (8.2), or was red (8.4)."""

    seat: Seat
    zone: str
    reddened: bool
    """Whether the token was white."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.2": (
                "{seat} razes the village {of_zone}: that brings a trophy, and the strike token turns red.",
                "{seat} rase le Village {of_zone} : cela rapporte un trophée, et son jeton de suivi des frappes "
                "passe au rouge.",
            ),
            "OVO-8.4": (
                "{seat} razes the village {of_zone}: that brings a trophy; the strike token was red already.",
                "{seat} rase le Village {of_zone} : cela rapporte un trophée ; son jeton de suivi des frappes "
                "était déjà rouge.",
            ),
        }
    )


class Converted(Event, frozen=True, tag=True):
    """A village was converted: its token is a trophy (OVO-8.6), and a Horde came (8.5), or none was left (8.7)."""

    seat: Seat
    zone: str
    came: bool
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.5": (
                "{seat} converts the village {of_zone}: that brings a trophy, and a new Horde on the Dark City.",
                "{seat} convertit le Village {of_zone} : cela rapporte un trophée et une nouvelle Horde sur sa "
                "Cité Sombre.",
            ),
            "OVO-8.7": (
                "{seat} converts the village {of_zone}: that brings a trophy; but the reserve holds no Horde.",
                "{seat} convertit le Village {of_zone} : cela rapporte un trophée ; mais sa réserve n'a plus de Horde.",
            ),
        }
    )


class MarkerReturned(Event, frozen=True, tag=True):
    """A village burned, so the marker there went back to its owner: whose own it was (OVO-8.11), or not (8.12)."""

    seat: Seat
    owner: Seat
    zone: str
    where = "zone:{zone} seat:{owner}"
    says = by_clause(
        {
            "OVO-8.11": (
                "Burning the own village {of_zone} takes no action, and {whose_seat} marker goes back to the stock.",
                "Brûler son propre Village {of_zone} ne coûte aucune action, et le marqueur {whose_seat} retourne "
                "au stock.",
            ),
            "OVO-8.12": (
                "The village {of_zone} burns, so {whose_owner} marker goes back to the stock.",
                "Le Village {of_zone} brûle : le marqueur {whose_owner} retourne donc au stock.",
            ),
        }
    )


class PartnerKeeps(Event, frozen=True, tag=True):
    """Hordes stopped where the partner has a marker, which stays (OVO-30.4)."""

    seat: Seat
    owner: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{whose_owner} marker stays {at_zone}: between partners there is no fate, no cost and no Hero.",
        "Le marqueur {whose_owner} reste {at_zone} : entre équipiers, il n'y a ni sort à choisir, ni perte, ni Héros.",
    )


class Controlled(Event, frozen=True, tag=True):
    """A marker was put on a village (OVO-8.8), city (9.2, 9.6), tower or well (10.1, 10.2, 10.3, 11.16)."""

    seat: Seat
    zone: str
    before: Seat | None
    """Whose marker lay there."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-8.8": (
                "{seat} puts a marker under the village {of_zone} and controls it.",
                "{seat} pose un marqueur sous le Village {of_zone} et en prend le contrôle.",
            ),
            "OVO-8.12": (
                "{seat} takes control of the village {of_zone}: the marker replaces {whose_before}.",
                "{seat} prend le contrôle du Village {of_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-9.2": (
                "{seat} takes the city {of_zone} and puts a marker on it.",
                "{seat} prend la Cité {of_zone} et y pose un marqueur.",
            ),
            "OVO-9.6": (
                "{seat} takes the city {of_zone}: the marker replaces {whose_before}.",
                "{seat} prend la Cité {of_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-9.9": (
                "{seat} has won the city {of_zone} by battle: the marker replaces {whose_before}.",
                "{seat} a gagné la Cité {of_zone} par une bataille : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-10.1": (
                "{seat} puts a marker on {zone} and controls it.",
                "{seat} pose un marqueur sur {zone} et en prend le contrôle.",
            ),
            "OVO-10.2": (
                "{seat} puts a marker on the mana well {of_zone}: from the next turn on, it may give an action.",
                "{seat} pose un marqueur sur le puits de Mana {of_zone} : dès le tour suivant, il "
                "peut donner une action.",
            ),
            "OVO-10.3": (
                "{seat} takes control {at_zone}: the marker replaces {whose_before}.",
                "{seat} prend le contrôle {at_zone} : son marqueur remplace celui {whose_before}.",
            ),
            "OVO-11.16": (
                "After the retreat, {seat} puts a marker {at_zone}, where there was none.",
                "Après le repli, {seat} pose un marqueur {at_zone}, où il n'y en avait pas.",
            ),
        }
    )


class MarkerTaken(Event, frozen=True, tag=True):
    """A player took a marker back to put it elsewhere (OVO-8.14)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} has no marker in stock and takes one back {from_zone}.",
        "{seat} n'a plus de marqueur en stock et reprend celui {from_zone}.",
    )


class NoMarker(Event, frozen=True, tag=True):
    """Without a marker a tower or well keeps its state (OVO-8.14)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} puts no marker {at_zone}: control there stays as it was.",
        "{seat} ne pose pas de marqueur {at_zone} : le contrôle n'y change pas.",
    )


class MilitiaFought(Event, frozen=True, tag=True):
    """The militia of a neutral city killed a Horde (OVO-9.1), perhaps the only one (9.4)."""

    seat: Seat
    zone: str
    left: int
    """Hordes that are left."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-9.1": (
                (
                    "The militia {of_zone} kills one of {whose_seat} Hordes: {left} is left.",
                    "The militia {of_zone} kills one of {whose_seat} Hordes: {left} are left.",
                ),
                (
                    "La milice {of_zone} tue une des Hordes {whose_seat} : il en reste {left}.",
                    "La milice {of_zone} tue une des Hordes {whose_seat} : il en reste {left}.",
                ),
                "left",
            ),
            "OVO-9.4": (
                "The militia {of_zone} kills {whose_seat} lone Horde: the city stays neutral.",
                "La milice {of_zone} tue l'unique Horde {whose_seat} : la Cité reste neutre.",
            ),
        }
    )


class HeroDrawn(Event, frozen=True, tag=True):
    """A Hero was drawn from the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat}"
    says = ("{seat} draws a Hero: {hero}.", "{seat} pioche un Héros : {hero}.")
    unseen = ("{seat} draws a Hero.", "{seat} pioche un Héros.")


class HeroKept(Event, frozen=True, tag=True):
    """A drawn Hero was kept (OVO-9.3, 9.5)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-9.3": ("{seat} keeps {hero}.", "{seat} garde {hero}."),
            "OVO-9.5": (
                "Only one Hero was left: {seat} keeps {hero}.",
                "Il ne restait qu'un Héros : {seat} garde {hero}.",
            ),
        }
    )
    unseen = by_clause(
        {
            "OVO-9.3": ("{seat} keeps one of the two Heroes.", "{seat} garde un des deux Héros."),
            "OVO-9.5": ("{seat} keeps the only Hero left.", "{seat} garde le seul Héros qui restait."),
        }
    )


class HeroPutUnder(Event, frozen=True, tag=True):
    """The other Hero was put under the pile (OVO-9.3)."""

    seat: Seat
    hero: Card | None
    private: ClassVar[tuple[str, ...]] = ("hero",)
    says = ("{seat} puts {hero} under the Hero pile.", "{seat} met {hero} sous la pile des Héros.")
    unseen = ("{seat} puts the other Hero under the pile.", "{seat} met l'autre Héros sous la pile.")


class NoHeroLeft(Event, frozen=True, tag=True):
    """The Hero pile is empty (OVO-9.5)."""

    seat: Seat
    where = "seat:{seat}"
    says = ("The Hero pile is empty: {seat} gets no Hero.", "La pile des Héros est vide : {seat} n'a pas de Héros.")


class HeroStolen(Event, frozen=True, tag=True):
    """A Hero was drawn from an enemy for a city (OVO-9.7); those who may know see which."""

    seat: Seat
    victim: Seat
    hero: Card | None
    open: bool
    """Whether all saw which: it was set aside, or all are open."""
    private: ClassVar[tuple[str, ...]] = ("hero",)
    where = "seat:{seat} seat:{victim}"
    says = (
        "For the city, {seat} steals a Hero from {victim} at random: {hero}.",
        "Pour la Cité, {seat} vole au hasard un Héros à {victim} : {hero}.",
    )
    unseen = (
        "For the city, {seat} steals a Hero from {victim} at random.",
        "Pour la Cité, {seat} vole au hasard un Héros à {victim}.",
    )

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return None if self.open else (self.seat, self.victim)


class NothingToSteal(Event, frozen=True, tag=True):
    """The enemy who lost a city holds no Hero (OVO-9.8)."""

    seat: Seat
    victim: Seat
    where = "seat:{victim}"
    says = (
        "{victim} holds no Hero: {seat} gets none for the city.",
        "{victim} ne détient aucun Héros : {seat} n'en reçoit pas pour la Cité.",
    )


class Conquered(Event, frozen=True, tag=True):
    """A standing fortress was conquered and laid down (OVO-14.11, 14.12)."""

    seat: Seat
    zone: str
    before: Seat
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-14.11": (
                "{seat} conquers {whose_before} fortress {at_zone}: it is laid down.",
                "{seat} conquiert la Forteresse {whose_before} {at_zone} : on la couche.",
            ),
            "OVO-14.12": (
                "{seat} conquers {whose_before} empty fortress {at_zone}: it is laid down.",
                "{seat} conquiert la Forteresse vide {whose_before} {at_zone} : on la couche.",
            ),
        }
    )


class FortressPasses(Event, frozen=True, tag=True):
    """A fortress has a new owner, who holds its zone (OVO-14.9): a lying one, or a partner's."""

    seat: Seat
    zone: str
    before: Seat
    where = "zone:{zone}"
    says = (
        "{whose_before} fortress {at_zone} belongs to {seat} now.",
        "La Forteresse {whose_before} {at_zone} est maintenant à {seat}.",
    )


# --- meeting an enemy -------------------------------------------------------------------------------------------------


class Met(Event, frozen=True, tag=True):
    """An army stands before an enemy army, which may retreat (OVO-11.1, later entries: 11.15), or must (11.6, 11.8)."""

    seat: Seat
    defender: Seat
    zone: str
    attackers: int
    defenders: int
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-11.1": (
                "{seat} meets {defender} {at_zone}: {attackers} against {defenders}.",
                "{seat} rencontre {defender} {at_zone} : {attackers} contre {defenders}.",
            ),
            "OVO-11.15": (
                "{seat} brings more Hordes against {defender} {at_zone}: {attackers} against {defenders} now.",
                "{seat} amène d'autres Hordes contre {defender} {at_zone} : {attackers} contre {defenders} maintenant.",
            ),
            "OVO-11.6": (
                "{seat} meets {defender} {at_zone}: {attackers} against a lone one, which must retreat.",
                "{seat} rencontre {defender} {at_zone} : {attackers} contre une seule, qui doit se replier.",
            ),
            "OVO-11.8": (
                "Just before the battle {at_zone}, it is {attackers} against a lone one: {defender} must retreat.",
                "Juste avant la bataille {at_zone}, c'est {attackers} contre une seule : {defender} doit se replier.",
            ),
        }
    )


class Stood(Event, frozen=True, tag=True):
    """The defender stands (OVO-11.13), for want of an open zone (11.11), or alone behind walls (11.7)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-11.13": (
                "{seat} does not retreat {from_zone}: a battle is pending.",
                "{seat} ne se replie pas {from_zone} : une bataille est en attente.",
            ),
            "OVO-11.11": (
                "{seat} finds no zone open for a retreat {from_zone}, stands and will fight.",
                "Pour se replier {from_zone}, {seat} n'a aucune zone permise, reste sur place et va combattre.",
            ),
            "OVO-11.7": (
                "{whose_seat} lone Horde {at_zone} has a fortress around it and stands: a battle is pending.",
                "La Horde isolée {whose_seat} {at_zone} est dans sa Forteresse et reste sur place : "
                "une bataille est en "
                "attente.",
            ),
        }
    )


class Retreated(Event, frozen=True, tag=True):
    """An army retreated before a battle (OVO-11.4), or after one (26.2)."""

    seat: Seat
    start: str
    end: str
    hordes: int
    where = "zone:{start} zone:{end}"
    says = by_clause(
        {
            "OVO-11.4": (
                "{seat} retreats {from_start} {to_end} with {hordes}.",
                "{seat} se replie {from_start} {to_end} avec {hordes}.",
            ),
            "OVO-26.2": (
                "After the battle, {seat} retreats {from_start} {to_end} with {hordes}.",
                "Après la bataille, {seat} se replie {from_start} {to_end} avec {hordes}.",
            ),
        }
    )


class Destroyed(Event, frozen=True, tag=True):
    """An army that must retreat and cannot was destroyed (OVO-11.9, 26.3)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = (
        (
            "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Horde is destroyed.",
            "{seat} must retreat {from_zone}, but no zone is open: {n_hordes} Hordes are destroyed.",
        ),
        (
            "{seat} doit se replier {from_zone}, mais n'a aucune zone permise : {n_hordes} Horde est détruite.",
            "{seat} doit se replier {from_zone}, mais n'a aucune zone permise : {n_hordes} Hordes sont détruites.",
        ),
        "hordes",
    )


class GloryWon(Event, frozen=True, tag=True):
    """A player gained a point: an enemy left (OVO-11.5) or was destroyed (11.10), or a battle was won (26.1)."""

    seat: Seat
    supply: int
    """What is left."""
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-11.5": (
                "{seat} gains 1 glory point for the retreat of the enemy. {rest}",
                "{seat} gagne 1 point de gloire pour le repli de l'adversaire. {rest}",
            ),
            "OVO-11.10": (
                "{seat} gains 1 glory point for the army destroyed. {rest}",
                "{seat} gagne 1 point de gloire pour l'armée détruite. {rest}",
            ),
            "OVO-26.1": (
                "{seat} gains 1 glory point for the battle won. {rest}",
                "{seat} gagne 1 point de gloire pour la bataille gagnée. {rest}",
            ),
        }
    )


class NoGloryLeft(Event, frozen=True, tag=True):
    """A point was due, but the supply is empty (OVO-1.6)."""

    seat: Seat
    where = "seat:{seat}"
    says = (
        "A glory point is due to {seat}, but the supply is empty.",
        "{seat} devrait recevoir un point de gloire, mais le stock est vide.",
    )


# --- the other actions ------------------------------------------------------------------------------------------------


class Recruited(Event, frozen=True, tag=True):
    """Hordes came from the reserve (OVO-12.1), to two places (12.3)."""

    seat: Seat
    zone: str
    hordes: int
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-12.1": ("{seat} recruits {hordes} {at_zone}.", "{seat} recrute {hordes} {at_zone}."),
            "OVO-12.3": (
                "{seat} recruits in two places: {hordes} {at_zone}.",
                "{seat} recrute dans deux endroits : {hordes} {at_zone}.",
            ),
        }
    )


class Bought(Event, frozen=True, tag=True):
    """A player took cards from the piles (OVO-13.1)."""

    seat: Seat
    cards: tuple[Card, ...]
    where = "seat:{seat}"
    says = ("{seat} buys {a_cards}.", "{seat} achète {a_cards}.")


class Laid(Event, frozen=True, tag=True):
    """A foundation was laid (OVO-14.1)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} lays the foundation of a fortress {at_zone}.",
        "{seat} pose les fondations d'une Forteresse {at_zone}.",
    )


class StoodUp(Event, frozen=True, tag=True):
    """A fortress was stood up (OVO-14.2)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = ("{seat} stands up the fortress {of_zone}.", "{seat} redresse la Forteresse {of_zone}.")


# --- before a battle --------------------------------------------------------------------------------------------------


class BattleChosen(Event, frozen=True, tag=True):
    """The active player chose which battle comes next (OVO-16.1)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "{seat} chooses the battle {at_zone} as the next one.",
        "{seat} choisit comme prochaine bataille celle qui attend {at_zone}.",
    )


class BattleBegan(Event, frozen=True, tag=True):
    """A battle began: in the open (OVO-16.7), or before a standing fortress (24.1)."""

    zone: str
    attacker: Seat
    defender: Seat
    attackers: int
    defenders: int
    assault: bool
    where = "zone:{zone}"
    title = ("Battle {at_zone}: {attacker} against {defender}", "Bataille {at_zone} : {attacker} contre {defender}")
    says = by_clause(
        {
            "OVO-16.7": (
                "{attacker} attacks {defender} {at_zone}: {attackers} against {defenders}.",
                "{attacker} attaque {defender} {at_zone} : {attackers} contre {defenders}.",
            ),
            "OVO-24.1": (
                "{attacker} attacks {whose_defender} fortress {at_zone}: {attackers} against {defenders}.",
                "{attacker} attaque la Forteresse {whose_defender} {at_zone} : {attackers} contre {defenders}.",
            ),
        }
    )


class MarchCounts(Event, frozen=True, tag=True):
    """Hordes removed by forced marches are losses of the army from the start (OVO-7.7)."""

    seat: Seat
    hordes: int
    where = "losses:{seat}"
    says = (
        (
            "{seat} begins the battle with {n_hordes} loss: the Horde that the forced march cost.",
            "{seat} begins the battle with {n_hordes} losses: the Hordes that forced marches cost.",
        ),
        (
            "{seat} commence la bataille avec {n_hordes} perte : la Horde qu'a coûtée la marche forcée.",
            "{seat} commence la bataille avec {n_hordes} pertes : les Hordes qu'ont coûtées les marches forcées.",
        ),
        "hordes",
    )


class DeckBuilt(Event, frozen=True, tag=True):
    """A combat deck is built (OVO-16.3); its owner knows the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "seat:{seat}"

    @property
    def says(self) -> str:
        if not self.count:
            return say("{seat} has no card for a combat deck.", "{seat} n'a aucune carte pour un Deck de combat.")
        if self.cards is None:
            return plural(
                self.count,
                ("{seat} builds a combat deck of {count} card.", "{seat} builds a combat deck of {count} cards."),
                (
                    "{seat} compose un Deck de combat de {count} carte.",
                    "{seat} compose un Deck de combat de {count} cartes.",
                ),
            )
        return plural(
            self.count,
            (
                "{seat} builds a combat deck of {count} card: {cards}.",
                "{seat} builds a combat deck of {count} cards: {cards}.",
            ),
            (
                "{seat} compose un Deck de combat de {count} carte : {cards}.",
                "{seat} compose un Deck de combat de {count} cartes : {cards}.",
            ),
        )


class PreEngaged(Event, frozen=True, tag=True):
    """A first-line Unit goes first against a fortress (OVO-24.2)."""

    seat: Seat
    card: Card
    column: int
    where = "slot:{seat}:{column}:first"
    says = (
        "Against the fortress, {seat} engages {a_card} before the first round.",
        "Contre la Forteresse, {seat} engage {a_card} avant le premier round.",
    )


# --- a round ----------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag=True):
    """A round began (OVO-17.1)."""

    number: int
    says = ("Round {number} begins.", "Le round {number} commence.")


class CardDrawn(Event, frozen=True, tag=True):
    """A card was drawn (OVO-17.1)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = by_clause(
        {
            "OVO-17.1": ("{seat} draws {a_card}.", "{seat} pioche {a_card}."),
            "OVO-22.7": ("Thanks to Kokoth, {seat} draws {a_card}.", "Grâce à Kokoth, {seat} pioche {a_card}."),
        }
    )


class DeckEmpty(Event, frozen=True, tag=True):
    """A player goes on with what is in hand, for the deck is empty (OVO-17.2)."""

    seat: Seat
    says = (
        "{whose_seat} deck is empty: {seat} goes on with the card in hand.",
        "Le Deck {whose_seat} est vide : {seat} continue avec la carte qui reste en main.",
    )


class Declared(Event, frozen=True, tag=True):
    """OVO-R36: both have said whether they reorganise."""

    seat: Seat
    yes: bool

    @property
    def says(self) -> str:
        return (
            say("{seat} will reorganise.", "{seat} va se réorganiser.")
            if self.yes
            else say("{seat} will not reorganise.", "{seat} ne va pas se réorganiser.")
        )


class Reorganised(Event, frozen=True, tag=True):
    """A player reorganised, for one strike (OVO-17.5, 17.6), and may have shuffled (17.7)."""

    seat: Seat
    shuffled: bool
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        known, shuffled = self.cards is not None, self.shuffled
        if known and shuffled:
            return say(
                "{seat} reorganises: {cards} go under the deck, which is shuffled once two cards are drawn.",
                "{seat} se réorganise : {cards} vont sous le Deck, que l'on mélange après la pioche de deux cartes.",
            )
        if known:
            return say(
                "{seat} reorganises: {cards} go under the deck, and two cards are drawn.",
                "{seat} se réorganise : {cards} vont sous le Deck, puis on pioche deux cartes.",
            )
        if shuffled:
            return say(
                "{seat} reorganises: both cards go under the deck, which is shuffled once two cards are drawn.",
                "{seat} se réorganise : les deux cartes vont sous le Deck, que l'on mélange après la pioche de deux "
                "cartes.",
            )
        return say(
            "{seat} reorganises: both cards go under the deck, and two cards are drawn.",
            "{seat} se réorganise : les deux cartes vont sous le Deck, puis on pioche deux cartes.",
        )


class Committed(Event, frozen=True, tag=True):
    """A player chose a card in secret (OVO-17.3)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = ("{seat} chooses {the_card} in secret.", "{seat} choisit en secret {the_card}.")
    unseen = ("{seat} has chosen a card in secret.", "{seat} a choisi une carte en secret.")


class Revealed(Event, frozen=True, tag=True):
    """A card was revealed (OVO-17.4), or turned up unseen (22.17)."""

    seat: Seat
    card: Card
    says = by_clause(
        {
            "OVO-17.4": ("{seat} reveals {a_card}.", "{seat} révèle {a_card}."),
            "OVO-22.3": (
                "{seat} has to show a card first, and reveals {a_card}.",
                "{seat} doit montrer sa carte en premier et révèle {a_card}.",
            ),
            "OVO-22.7": (
                "Thanks to Kokoth, {seat} engages {a_card} as well.",
                "Grâce à Kokoth, {seat} engage aussi {a_card}.",
            ),
            "OVO-22.17": (
                "{seat} turns up the top card unseen: {a_card}.",
                "{seat} joue en aveugle la première carte de son Deck : {a_card}.",
            ),
        }
    )


class Swapped(Event, frozen=True, tag=True):
    """Shagratt: a card went back to hand, and the other one is engaged (OVO-22.14)."""

    seat: Seat
    victim: Seat
    back: Card
    card: Card
    says = (
        "Shagratt makes {victim} take {the_back} back and engage {a_card} instead.",
        "À cause de Shagratt, {victim} reprend {the_back} en main et engage {a_card} à la place.",
    )


class NotSwapped(Event, frozen=True, tag=True):
    """Shagratt lets the card be (OVO-22.14)."""

    seat: Seat
    victim: Seat
    says = (
        "Shagratt could make {victim} change cards, but {seat} lets it be.",
        "Shagratt pourrait faire changer de carte à {victim}, mais {seat} laisse faire.",
    )


class Engaged(Event, frozen=True, tag=True):
    """A card came on the battlefield (OVO-17.10): behind another (19.3) or walls (24.7), a Hero on a Unit (21.1)."""

    seat: Seat
    card: Card
    spot: Spot
    column: int
    """Where it lies."""

    @property
    def marks(self) -> tuple[str, ...]:
        return (
            slot_target(
                self.seat, self.column, self.spot.line or (Line.FIRST if self.card.chevrons == 1 else Line.SECOND)
            ),
        )

    @property
    def says(self) -> str:
        match self.clause, self.spot.line:
            case "OVO-21.1", Row.FIRST:
                return say(
                    "{own_card} covers the first-line Unit of {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité de première ligne de la colonne {number_column} {whose_seat}.",
                )
            case "OVO-21.1", _:
                return say(
                    "{own_card} covers the second-line Unit of {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité de seconde ligne de la colonne {number_column} {whose_seat}.",
                )
            case "OVO-19.3", _:
                return say(
                    "{own_card} goes into the second line of column {number_column}, protected by the Unit in front.",
                    "{own_card} se place en seconde ligne, colonne {number_column}, sous la protection de l'Unité de "
                    "devant.",
                )
            case "OVO-24.7", _:
                return say(
                    "{own_card} takes its place behind the walls, in column {number_column}.",
                    "{own_card} se place derrière les murs, colonne {number_column}.",
                )
            case "OVO-24.8", _:
                return say(
                    "{own_card} covers the Unit behind the walls in {whose_seat} column {number_column}.",
                    "{own_card} recouvre l'Unité derrière les murs dans la colonne {number_column} {whose_seat}.",
                )
        return say(
            "{own_card} goes into the first line, in column {number_column}.",
            "{own_card} se place en première ligne, colonne {number_column}.",
        )


class Unprotected(Event, frozen=True, tag=True):
    """A card has no place: only its strength counts (a Unit: OVO-19.5, a Hero: 21.4)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-19.5": (
                "{own_card} has no protection: only the strength counts, not the effect.",
                "{own_card} n'a pas de protection : seule compte la Force, pas l'Effet.",
            ),
            "OVO-21.4": (
                "There is no place for {the_card}: only the strength counts, not the effect.",
                "Il n'y a pas de place pour {the_card} : seule compte la Force, pas l'Effet.",
            ),
        }
    )


# --- strikes ----------------------------------------------------------------------------------------------------------


class Struck(Event, frozen=True, tag=True):
    """An army takes strikes (OVO-18.1): from a strength (17.11), from an effect, from reorganising (17.6)."""

    seat: Seat
    strikes: int
    card: Card | None
    """Whose strength or effect; None for reorganising."""
    effect: bool
    """Whether it is a battle effect."""
    parts: tuple[tuple[str, int, int], ...]
    """What the effect counts: the code of the thing, how many, strikes each."""
    before: int
    """The space of the token."""
    after: int
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.card is None:
            return say(
                "Reorganising: {strikes} for {seat}, {token}.", "Réorganisation : {strikes} pour {seat}, {token}."
            )
        if not self.effect:
            return say(
                "{its_card} strength: {strikes} for {seat}, {token}.",
                "Force {its_card} : {strikes} pour {seat}, {token}.",
            )
        match self.clause:
            case "OVO-22.5":
                return say(
                    "Gruragh hits friends too: {strikes} for {seat}, {token}.",
                    "Gruragh frappe aussi ses alliés : {strikes} pour {seat}, {token}.",
                )
            case "OVO-22.8":
                return say(
                    "Kraash lets them strike again: {parts} = {strikes} for {seat}, {token}.",
                    "Kraash les fait frapper encore : {parts} = {strikes} pour {seat}, {token}.",
                )
            case "OVO-20.12":
                return say(
                    "{its_card} effect against the fortress: {strikes} for {seat}, {token}.",
                    "Effet {its_card} contre la Forteresse : {strikes} pour {seat}, {token}.",
                )
        return say(
            "{its_card} effect: {parts} = {strikes} for {seat}, {token}.",
            "Effet {its_card} : {parts} = {strikes} pour {seat}, {token}.",
        )


class HordeLost(Event, frozen=True, tag=True):
    """A token left the last space: a Horde is lost (OVO-18.2)."""

    seat: Seat
    losses: int
    where = "strikes:{seat} losses:{seat}"
    says = by_clause(
        {
            "OVO-18.2": ("{seat} loses a Horde: {so_far}.", "{seat} perd une Horde : {so_far}."),
            "OVO-22.9": ("Kro-Morda costs {seat} a Horde: {so_far}.", "Kro-Morda coûte une Horde à {seat} : {so_far}."),
        }
    )


class NobodyLeft(Event, frozen=True, tag=True):
    """A token left the last space, but the army has no Horde left (OVO-18.5)."""

    seat: Seat
    where = "strikes:{seat}"
    says = (
        "{seat} would lose another Horde, but has none left.",
        "{seat} devrait perdre encore une Horde, mais n'en a plus.",
    )


# --- effects ----------------------------------------------------------------------------------------------------------


class EffectCancelled(Event, frozen=True, tag=True):
    """An effect is cancelled by Froksh (OVO-22.4)."""

    seat: Seat
    card: Card
    by: Seat
    where = "seat:{seat}"
    says = ("Froksh cancels {its_card} effect.", "Froksh annule l'Effet {its_card}.")


class EffectLost(Event, frozen=True, tag=True):
    """A card that left the battlefield, or lies face down, has no effect (OVO-22.1, 22.13)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = (
        "{its_card} effect is lost: the card is no longer there.",
        "L'Effet {its_card} est perdu : la carte n'est plus là.",
    )


class NoEffect(Event, frozen=True, tag=True):
    """An effect finds nothing to do; the clause says why."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-20.1": ("An Orc has no effect.", "Un Orc n'a pas d'Effet."),
            "OVO-20.2": (
                "{its_card} effect finds no enemy Orc or Heavy Orc in the open: no strike.",
                "L'Effet {its_card} ne trouve ni Orc ni Orc lourd ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.5": (
                "{its_card} effect finds no enemy Boar rider in the open: no strike.",
                "L'Effet {its_card} ne trouve aucun Sanglier monté ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.6": (
                "{its_card} effect finds no enemy Crossbowman in the open: no strike.",
                "L'Effet {its_card} ne trouve aucun Arbalétrier ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.7": (
                "{the_card} attacks a standing fortress and has no effect there.",
                "{the_card} attaque une Forteresse debout : pas d'Effet.",
            ),
            "OVO-20.12": (
                "{the_card} attacks no standing fortress: no effect.",
                "{the_card} n'attaque pas de Forteresse debout : pas d'Effet.",
            ),
            "OVO-22.1": ("Ashani finds no Unit to destroy.", "Ashani ne trouve aucune Unité à détruire."),
            "OVO-22.2": ("Buurk finds no effect to copy.", "Buurk ne trouve aucun Effet à copier."),
            "OVO-22.6": (
                "Khanrogg steals no Berserk: the enemy's token has to be red, and {whose_seat} white.",
                "Khanrogg ne vole aucun effet Berserk : il faudrait que le jeton adverse soit rouge "
                "et celui {whose_seat} "
                "blanc.",
            ),
            "OVO-22.7": ("Kokoth finds no card to engage as well.", "Kokoth ne trouve aucune carte à engager en plus."),
            "OVO-22.8": (
                "Kraash finds no strength to use again.",
                "Kraash ne trouve aucune Force à appliquer de nouveau.",
            ),
            "OVO-22.10": ("Moordakk finds no Hero in the deck.", "Moordakk ne trouve aucun Héros dans le Deck."),
            "OVO-22.11": (
                "Pogdush finds no discarded card to bring back.",
                "Pogdush ne trouve aucune carte défaussée à ramener.",
            ),
            "OVO-22.12": (
                "Porkash finds no Horde near enough to join.",
                "Porkash ne trouve aucune Horde assez proche pour venir.",
            ),
            "OVO-22.13": ("Roshnar finds no Unit to turn face down.", "Roshnar ne trouve aucune Unité à retourner."),
            "OVO-22.14": (
                "Shagratt can make nobody change cards now.",
                "Shagratt ne peut faire changer de carte à personne maintenant.",
            ),
            "OVO-22.15": (
                "Vhraarg finds no card in the enemy's hand.",
                "Vhraarg ne trouve aucune carte dans la main de l'adversaire.",
            ),
            "OVO-22.16": (
                "Vigdish finds no Orc engaged on {whose_seat} side: no strike.",
                "Vigdish ne trouve aucun Orc engagé du côté {whose_seat} : pas de frappe.",
            ),
            "OVO-22.17": (
                "Vri-Hurcka has no effect: the enemy's deck is empty.",
                "Vri-Hurcka n'a pas d'Effet : le Deck de l'adversaire est vide.",
            ),
            "OVO-22.18": (
                "Vriurck finds no Heavy Orc engaged on {whose_seat} side: no strike.",
                "Vriurck ne trouve aucun Orc lourd engagé du côté {whose_seat} : pas de frappe.",
            ),
            "OVO-22.19": (
                "Vrushn has no effect: {whose_seat} deck is empty.",
                "Vrushn n'a pas d'Effet : le Deck {whose_seat} est vide.",
            ),
            "OVO-22.20": (
                "Xaphyr has no effect: {whose_seat} token cannot go back from space 1.",
                "Xaphyr n'a pas d'Effet : le jeton {whose_seat} ne peut pas reculer de la case 1.",
            ),
        }
    )


class Skipped(Event, frozen=True, tag=True):
    """The owner of an effect lets it go by (OVO-22.12)."""

    seat: Seat
    card: Card
    says = (
        "Porkash could bring a Horde, but {seat} lets it be.",
        "Porkash pourrait amener une Horde, mais {seat} y renonce.",
    )


class Revived(Event, frozen=True, tag=True):
    """A lost Horde came back (OVO-20.9)."""

    seat: Seat
    losses: int
    where = "losses:{seat}"
    says = (
        "A lost Horde comes back to {whose_seat} army: {so_far}.",
        "Une Horde perdue revient dans l'armée {whose_seat} : {so_far}.",
    )


class Discarded(Event, frozen=True, tag=True):
    """A card was discarded (OVO-19.9): a price (20.9), an effect (20.11, 20.12, 22.10, 22.15), unprotected (19.6)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-20.9": (
                "{seat} pays with the top card of the deck and discards {a_card}.",
                "{seat} paie avec la première carte de son Deck et défausse {a_card}.",
            ),
            "OVO-20.11": (
                "{seat} has to discard the top card of the deck: {a_card}.",
                "{seat} doit défausser la première carte de son Deck : {a_card}.",
            ),
            "OVO-20.12": (
                "The Catapult makes {seat} discard the top card of the deck: {a_card}.",
                "À cause de la Catapulte, {seat} défausse la première carte de son Deck : {a_card}.",
            ),
            "OVO-22.10": (
                "Moordakk makes {seat} discard a Hero of the deck: {a_card}.",
                "À cause de Moordakk, {seat} défausse un Héros de son Deck : {a_card}.",
            ),
            "OVO-22.15": (
                "Vhraarg makes {seat} discard the card kept in hand: {a_card}.",
                "À cause de Vhraarg, {seat} défausse la carte gardée en main : {a_card}.",
            ),
            "OVO-19.6": (
                "{seat} discards {the_card}, which had no protection.",
                "{seat} défausse {the_card}, qui n'avait pas de protection.",
            ),
            "OVO-21.4": (
                "{seat} discards {the_card}, for whom there was no place.",
                "{seat} défausse {the_card}, faute de place.",
            ),
        }
    )


class NothingToDiscard(Event, frozen=True, tag=True):
    """A discard was due, but the deck is empty (OVO-20.13)."""

    seat: Seat
    where = "seat:{seat}"
    says = (
        "{seat} should discard the top card of the deck, but the deck is empty.",
        "{seat} devrait défausser la première carte de son Deck, mais il est vide.",
    )


class CardDestroyed(Event, frozen=True, tag=True):
    """A Unit was destroyed and is in its pile again (OVO-22.1, 19.10)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = (
        "Ashani destroys {own_card}: the card goes back to its pile for good.",
        "Ashani détruit {own_card} : la carte retourne pour de bon dans sa pile.",
    )


class Copied(Event, frozen=True, tag=True):
    """Buurk copies an engaged card (OVO-22.2)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = ("Buurk copies {its_card} effect.", "Buurk copie l'Effet {its_card}.")


class EnemyFirst(Event, frozen=True, tag=True):
    """Eruhsk: in the next round the enemy shows first (OVO-22.3)."""

    seat: Seat
    victim: Seat
    where = "seat:{seat}"
    says = (
        "Because of Eruhsk, {victim} has to show a card first in the next round.",
        "À cause d'Eruhsk, {victim} devra montrer sa carte en premier au prochain round.",
    )


class BerserkStolen(Event, frozen=True, tag=True):
    """Khanrogg: a red face changed sides (OVO-22.6)."""

    seat: Seat
    victim: Seat
    where = "strikes:{seat} strikes:{victim}"
    says = (
        "Khanrogg steals Berserk: {whose_victim} token turns white, and {whose_seat} turns red.",
        "Khanrogg vole l'effet Berserk : le jeton {whose_victim} devient blanc, et celui {whose_seat} devient rouge.",
    )


class Pushed(Event, frozen=True, tag=True):
    """Kro-Morda: a token moved to the next segment (OVO-22.9)."""

    seat: Seat
    before: int
    after: int
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.after == 1:
            return say(
                "Kro-Morda pushes {whose_seat} token from space {before} past the end, to space 1.",
                "Kro-Morda pousse le jeton {whose_seat} au-delà de la fin, de la case {before} à la case 1.",
            )
        return say(
            "Kro-Morda pushes {whose_seat} token to the next segment, from space {before} to {after}.",
            "Kro-Morda pousse le jeton {whose_seat} au segment suivant, de la case {before} à la case {after}.",
        )


class DeckSearched(Event, frozen=True, tag=True):
    """A deck was looked through and shuffled (OVO-22.10, 22.19); the looker knows the cards."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "seat:{owner}"
    says = by_clause(
        {
            "OVO-22.10": (
                "Moordakk looks through {whose_owner} deck: {cards}. Then it is shuffled.",
                "Moordakk fouille le Deck {whose_owner} : {cards}. Puis on le mélange.",
            ),
            "OVO-22.19": (
                "Vrushn looks through {whose_owner} deck: {cards}. Then it is shuffled.",
                "Vrushn fouille le Deck {whose_owner} : {cards}. Puis on le mélange.",
            ),
        }
    )
    unseen = by_clause(
        {
            "OVO-22.10": (
                "Moordakk looks through {whose_owner} deck. Then it is shuffled.",
                "Moordakk fouille le Deck {whose_owner}. Puis on le mélange.",
            ),
            "OVO-22.19": (
                "Vrushn looks through {whose_owner} deck. Then it is shuffled.",
                "Vrushn fouille le Deck {whose_owner}. Puis on le mélange.",
            ),
        }
    )


class CardFetched(Event, frozen=True, tag=True):
    """Vrushn: a card of the deck was put in hand (OVO-22.19)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = ("{seat} takes {a_card} from the deck into the hand.", "{seat} prend {a_card} de son Deck en main.")
    unseen = ("{seat} takes a card from the deck into the hand.", "{seat} prend une carte de son Deck en main.")


class DiscardsBack(Event, frozen=True, tag=True):
    """Pogdush: all discarded cards are in the deck again, which is shuffled (OVO-22.11)."""

    seat: Seat
    cards: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        "Pogdush brings discarded cards back into {whose_seat} deck: {cards}.",
        "Pogdush ramène des cartes défaussées dans le Deck {whose_seat} : {cards}.",
    )


class HordeJoined(Event, frozen=True, tag=True):
    """Porkash: a Horde joined the battle (OVO-22.12)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "Porkash brings one of {whose_seat} Hordes {from_zone} into the battle.",
        "Porkash amène {from_zone} une des Hordes {whose_seat} dans la bataille.",
    )


class TurnedDown(Event, frozen=True, tag=True):
    """Roshnar: all other engaged Units of a side lie face down (OVO-22.13)."""

    seat: Seat
    count: int
    where = "seat:{seat}"
    says = (
        (
            "Roshnar turns {count} of {whose_seat} Units face down: no effect counts it any more.",
            "Roshnar turns {count} of {whose_seat} Units face down: no effect counts them any more.",
        ),
        (
            "Roshnar retourne {count} Unité {whose_seat} : plus aucun Effet ne la compte.",
            "Roshnar retourne {count} Unités {whose_seat} : plus aucun Effet ne les compte.",
        ),
        "count",
    )


class TopUnseen(Event, frozen=True, tag=True):
    """Vri-Hurcka: in the next round the enemy engages the top card unseen (OVO-22.17)."""

    seat: Seat
    victim: Seat
    where = "seat:{seat}"
    says = (
        "Because of Vri-Hurcka, {victim} has to engage the top card of the deck unseen in the next round.",
        "À cause de Vri-Hurcka, {victim} devra engager en aveugle la première carte de son Deck au prochain round.",
    )


class Rewound(Event, frozen=True, tag=True):
    """Xaphyr: a token moved one space left (OVO-22.20); back over the first space the Horde is not lost."""

    seat: Seat
    before: int
    after: int
    saved: bool
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.saved:
            return say(
                "Xaphyr takes {whose_seat} token back from space {before} to {after}: the Horde is not lost.",
                "Xaphyr ramène le jeton {whose_seat} de la case {before} à la case {after} : la "
                "Horde n'est pas perdue.",
            )
        return say(
            "Xaphyr takes {whose_seat} token back from space {before} to {after}.",
            "Xaphyr ramène le jeton {whose_seat} de la case {before} à la case {after}.",
        )


# --- Berserk ----------------------------------------------------------------------------------------------------------


class ZoneEntered(Event, frozen=True, tag=True):
    """A red token entered the Berserk zone: its owner may use Berserk (OVO-23.2)."""

    seat: Seat
    where = "strikes:{seat}"
    says = (
        "{whose_seat} red token has entered the Berserk zone: {seat} may use Berserk now.",
        "Le jeton rouge {whose_seat} est entré dans la zone Berserk : {seat} peut maintenant utiliser l'effet Berserk.",
    )


class BerserkUsed(Event, frozen=True, tag=True):
    """Berserk: an enemy Horde is eliminated (OVO-23.3), its token goes back (23.4), the own turns white (23.5)."""

    seat: Seat
    victim: Seat
    losses: int
    where = "strikes:{seat} losses:{victim}"
    says = (
        "Berserk! {seat} eliminates one of {whose_victim} Hordes: {so_far}. {whose_victim} token goes back to "
        "space 1, and {whose_seat} turns white.",
        "Berserk ! {seat} élimine une des Hordes {whose_victim} : {so_far}. Le jeton {whose_victim} revient sur "
        "la case 1, et celui {whose_seat} redevient blanc.",
    )


class BerserkKept(Event, frozen=True, tag=True):
    """The owner of a red token did not use it (OVO-23.2)."""

    seat: Seat
    where = "strikes:{seat}"
    says = (
        "{seat} does not use Berserk: the token stays red.",
        "{seat} n'utilise pas l'effet Berserk : son jeton reste rouge.",
    )


# --- the end of a battle ----------------------------------------------------------------------------------------------


class BattleEnded(Event, frozen=True, tag=True):
    """An ending came about (OVO-25.2 to 25.8)."""

    zone: str
    ending: int
    """1 to 4."""
    winner: Seat | None
    """None: nobody."""
    losers: tuple[Seat, ...]
    """Both, where nobody won."""
    where = "zone:{zone}"
    says = by_clause(
        {
            "OVO-25.2": (
                "{losers} has no Horde left: {winner} wins the battle {at_zone}.",
                "{losers} n'a plus de Horde : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.3": (
                "Both armies are wiped out: nobody wins the battle {at_zone}.",
                "Les deux armées sont exterminées : personne ne gagne la bataille {at_zone}.",
            ),
            "OVO-25.4": (
                "{losers} has two losses or more and {winner} none: {winner} wins the battle {at_zone}.",
                "{losers} a au moins deux pertes et {winner} aucune : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.5": (
                "{losers} has three losses or more: {winner} wins the battle {at_zone}.",
                "{losers} a au moins trois pertes : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.6": (
                "Both armies have three losses or more: nobody wins the battle {at_zone}, and both retreat.",
                "Les deux armées ont au moins trois pertes : personne ne gagne la bataille {at_zone}, et elles se "
                "replient toutes deux.",
            ),
            "OVO-25.7": (
                "{losers} has no card left to play or discard: {winner} wins the battle {at_zone}.",
                "{losers} n'a plus de carte à jouer ou à défausser : {winner} gagne la bataille {at_zone}.",
            ),
            "OVO-25.8": (
                "Neither side has a card left: nobody wins the battle {at_zone}, and both retreat.",
                "Plus personne n'a de carte : personne ne gagne la bataille {at_zone}, et les deux armées se replient.",
            ),
        }
    )


class HordesBack(Event, frozen=True, tag=True):
    """Hordes on the combat tracking tile went back to their owner (OVO-26.7)."""

    seat: Seat
    hordes: int
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-26.7": (
                (
                    "{n_hordes} lost Horde goes back to {whose_seat} reserve.",
                    "{n_hordes} lost Hordes go back to {whose_seat} reserve.",
                ),
                (
                    "{n_hordes} Horde perdue retourne dans la réserve {whose_seat}.",
                    "{n_hordes} Hordes perdues retournent dans la réserve {whose_seat}.",
                ),
                "hordes",
            ),
            **dict.fromkeys(
                ("OVO-11.10", "OVO-26.3"),
                (
                    (
                        "{n_hordes} destroyed Horde goes back to {whose_seat} reserve.",
                        "{n_hordes} destroyed Hordes go back to {whose_seat} reserve.",
                    ),
                    (
                        "{n_hordes} Horde détruite retourne dans la réserve {whose_seat}.",
                        "{n_hordes} Hordes détruites retournent dans la réserve {whose_seat}.",
                    ),
                    "hordes",
                ),
            ),
        }
    )


class HordesKept(Event, frozen=True, tag=True):
    """Eliminated Hordes are kept by the enemy until the glory is distributed (OVO-26.8)."""

    seat: Seat
    by: Seat
    """Who keeps them."""
    hordes: int
    where = "seat:{by}"
    says = (
        (
            "{by} keeps {n_hordes} of {whose_seat} Hordes, which counts for an objective of this game turn.",
            "{by} keeps {n_hordes} of {whose_seat} Hordes, which count for an objective of this game turn.",
        ),
        (
            "{by} garde {n_hordes} Horde {whose_seat}, qui compte pour un Objectif de ce tour de jeu.",
            "{by} garde {n_hordes} Hordes {whose_seat}, qui comptent pour un Objectif de ce tour de jeu.",
        ),
        "hordes",
    )


class SetAside(Event, frozen=True, tag=True):
    """Heroes that were engaged are set aside until the next game turn (OVO-21.8)."""

    seat: Seat
    heroes: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        (
            "{heroes} has fought for {seat} and rests until the next game turn.",
            "{heroes} have fought for {seat} and rest until the next game turn.",
        ),
        (
            "{heroes} a combattu pour {seat} et se repose jusqu'au prochain tour de jeu.",
            "{heroes} ont combattu pour {seat} et se reposent jusqu'au prochain tour de jeu.",
        ),
        "heroes",
    )


# --- the end of a game turn -------------------------------------------------------------------------------------------


class ReckoningBegan(Event, frozen=True, tag=True):
    """All players have played: the four active objectives are scored (OVO-27.1)."""

    number: int
    """The game turn."""
    title = ("The reckoning of game turn {number}", "Le décompte du tour de jeu {number}")
    says = (
        "All have played: the objectives of game turn {number} are scored.",
        "Tout le monde a joué : on compte les Objectifs du tour de jeu {number}.",
    )


class ObjectiveScored(Event, frozen=True, tag=True):
    """An objective was scored (OVO-27.2, 27.3, 27.13)."""

    tile: Objective
    seats: tuple[Seat, ...]
    counts: tuple[int, ...]
    """By seat, what was counted."""
    where = "tile:{tile} seat:{seats...}"
    says = by_clause(
        {
            "OVO-27.2": ("{tile} ({counts}): {seats} gains 1 point.", "{tile} ({counts}) : {seats} gagne 1 point."),
            "OVO-27.3": (
                (
                    "{tile} ({counts}): two are tied, and {seats} gains 1 point.",
                    "{tile} ({counts}): {seats} are tied and gain 1 point each.",
                ),
                (
                    "{tile} ({counts}) : égalité à deux, et {seats} gagne 1 point.",
                    "{tile} ({counts}) : {seats} sont à égalité et gagnent 1 point chacun.",
                ),
                "seats",
            ),
            "OVO-27.13": ("{tile}: {seats} gains 1 point.", "{tile} : {seats} gagne 1 point."),
        }
    )


class ObjectiveVoid(Event, frozen=True, tag=True):
    """An objective paid nobody: too many tied (OVO-27.4), none has any (27.5), the tower is free (27.13)."""

    tile: Objective
    counts: tuple[int, ...]
    where = "tile:{tile}"
    says = by_clause(
        {
            "OVO-27.4": (
                "{tile} ({counts}): more than two are tied, so nobody gains a point.",
                "{tile} ({counts}) : plus de deux sont à égalité, donc personne ne gagne de point.",
            ),
            "OVO-27.5": (
                "{tile}: nobody has any, so nobody gains a point.",
                "{tile} : personne n'a rien, donc personne ne gagne de point.",
            ),
            "OVO-27.13": (
                "{tile}: by nobody, so nobody gains a point.",
                "{tile} : par personne, donc personne ne gagne de point.",
            ),
        }
    )


class ObjectiveUnpaid(Event, frozen=True, tag=True):
    """Points were due, but the supply did not cover them (OVO-27.14)."""

    tile: Objective
    seats: tuple[Seat, ...]
    where = "tile:{tile}"
    says = (
        (
            "{tile}: the supply is too small, so {seats} gets nothing.",
            "{tile}: the supply is too small, so {seats} get nothing.",
        ),
        (
            "{tile} : le stock est trop petit, donc {seats} n'a rien.",
            "{tile} : le stock est trop petit, donc {seats} n'ont rien.",
        ),
        "seats",
    )


class RiverMoved(Event, frozen=True, tag=True):
    """The last tile of the river left it (OVO-28.2), the top of the pile came in (28.3)."""

    out: Objective
    into: Objective
    where = "tile:{out} tile:{into}"
    says = ("Out of the river: {out}. Into the river: {into}.", "Il sort de la rivière : {out}. Il y entre : {into}.")


class PileTurned(Event, frozen=True, tag=True):
    """The pile was four face-down tiles: it was shuffled and turned face up (OVO-28.4)."""

    says = (
        "Four objectives lie face down: they are shuffled and turned face up.",
        "Quatre Objectifs sont face cachée : on les mélange et on les remet face visible.",
    )


class KeptReturned(Event, frozen=True, tag=True):
    """Hordes that enemies kept went back to the reserve (OVO-26.8)."""

    seat: Seat
    hordes: int
    where = "seat:{seat}"
    says = ("{seat} gets {hordes} back that the enemy has kept.", "{seat} récupère {hordes} que gardait l'ennemi.")


class HeroesBack(Event, frozen=True, tag=True):
    """Heroes that were set aside may fight again (OVO-28.6)."""

    seat: Seat
    heroes: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        ("{heroes} may fight for {seat} again.", "{heroes} may fight for {seat} again."),
        ("{heroes} peut de nouveau combattre pour {seat}.", "{heroes} peuvent de nouveau combattre pour {seat}."),
        "heroes",
    )


class GameOver(Event, frozen=True, tag=True):
    """The game is over: the supply is empty (OVO-29.1), or the lead cannot be beaten (29.2)."""

    winners: tuple[Seat, ...]
    where = "seat:{winners...}"
    says = by_clause(
        {
            "OVO-29.1": (
                (
                    "The glory supply is empty and the game is over: {winners} wins!",
                    "The glory supply is empty and the game is over: {winners} win!",
                ),
                (
                    "Le stock de gloire est vide et la partie est finie : {winners} gagne !",
                    "Le stock de gloire est vide et la partie est finie : {winners} gagnent !",
                ),
                "winners",
            ),
            "OVO-29.2": (
                (
                    "Nobody can beat {winners} any more, so the game is over: {winners} wins!",
                    "Nobody can beat {winners} any more, so the game is over: {winners} win!",
                ),
                (
                    "Plus personne ne peut battre {winners}, donc la partie est finie : {winners} gagne !",
                    "Plus personne ne peut battre {winners}, donc la partie est finie : {winners} gagnent !",
                ),
                "winners",
            ),
        }
    )
