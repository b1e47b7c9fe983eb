"""What people try and the rules never allow, each with every rule against it (spec 6)."""

from __future__ import annotations

from collections.abc import Sequence

from orclib.engine import Reason, Rule, Try
from orclib.engine.pointing import Paths
from orclib.games.orcs_vs_orcs.actions import hero_target, zone_target
from orclib.games.orcs_vs_orcs.box import Card
from orclib.games.orcs_vs_orcs.rules.building import HEROES_NOT_FOR_SALE, NO_HERO_FOR_SALE
from orclib.games.orcs_vs_orcs.state import State


class OvoTry(Try, frozen=True):
    """Never legal in any position."""

    zone: str | None = None
    card: Card | None = None
    typed = "try|tenter|essayer {trick} [{zone}] [{card}]"

    @property
    def paths(self) -> Paths:
        if self.zone is not None:
            return ((zone_target(self.zone),),)
        return () if self.card is None else ((hero_target(self.card),),)

    def reasons(self, state: State) -> list[Reason]:
        here = () if self.zone is None else (zone_target(self.zone),)
        facts = {"zone": self.zone or "", "card": self.card.value if self.card else ""}
        return [rule(*here, **facts) for rule in self.rules(state)]


MARK_RUIN = Rule(
    "mark-ruin",
    "OVO-3.8",
    "A bare ruin takes no marker: nobody can control it.",
    "Une simple ruine ne reçoit pas de marqueur : personne ne peut la contrôler.",
)
MARK_NO_ACTION = Rule(
    "mark-no-action",
    "OVO-5.6",
    "Putting a marker down is no action: Hordes that stop there do it.",
    "Poser un marqueur n'est pas une action : les Hordes qui s'arrêtent sur place le font.",
)
MARK_FORTRESS = Rule(
    "mark-fortress",
    "OVO-14.10",
    "A fortress alone brings no marker into its zone.",
    "Une Forteresse ne suffit pas pour poser un marqueur sur sa zone.",
)
MARK_DARK_CITY = Rule(
    "mark-dark-city", "OVO-15.4", "A Dark City carries no marker.", "Une Cité Sombre ne porte pas de marqueur."
)


class Mark(OvoTry, frozen=True, tag="mark"):
    name = "mark|marquer"
    against = (MARK_RUIN, MARK_FORTRESS, MARK_DARK_CITY, MARK_NO_ACTION)

    @property
    def says(self) -> tuple[str, str]:
        if self.zone:
            return "Put a marker {at_zone}", "Poser un marqueur {at_zone}"
        return (
            "Put a marker on a ruin, a Dark City or a fortress",
            "Poser un marqueur sur une ruine, une Cité Sombre ou une Forteresse",
        )

    def rules(self, state: State) -> Sequence[Rule]:
        zone = self.zone
        if zone is None:
            return super().rules(state)
        if zone in state.board.dark_city:
            return (MARK_DARK_CITY,)
        if state.fortress(zone) is not None:
            return (MARK_FORTRESS,)
        takes = state.village(zone) or state.board.kind[zone] in ("city", "tower") or zone in state.board.wells
        return (MARK_NO_ACTION if takes else MARK_RUIN,)


class KeepBoth(OvoTry, frozen=True, tag="keep both"):
    name = "keep_both|garder_les_deux"
    says = ("Keep both Heroes", "Garder les deux Héros")
    against = Rule(
        "keep-both",
        "OVO-9.3",
        "You keep one of the drawn Heroes: the other goes under the pile.",
        "Vous gardez un des Héros piochés : l'autre va sous la pile.",
    )


class Look(OvoTry, frozen=True, tag="look"):
    name = "look|regarder"
    says = ("Look at somebody's Heroes", "Regarder les Héros de quelqu'un")
    against = Rule(
        "look",
        "OVO-9.10",
        "The Heroes that others hold are hidden until they fight.",
        "Les Héros que les autres détiennent sont cachés jusqu'à ce qu'ils combattent.",
    )


class DrawPile(OvoTry, frozen=True, tag="draw pile"):
    name = "draw_pile|piocher_pile"
    says = ("Draw a Hero of the pile for a city of an enemy", "Piocher un Héros de la pile pour une Cité d'un ennemi")
    against = Rule(
        "draw-pile",
        "OVO-9.7",
        "A city taken from an enemy gives a Hero of that enemy, and none of the pile.",
        "Une Cité prise à un ennemi donne un Héros de cet ennemi, et aucun de la pile.",
    )


class SplitRetreat(OvoTry, frozen=True, tag="split retreat"):
    name = "split_retreat|retraite_partagée"
    against = Rule(
        "split-retreat",
        "OVO-11.4",
        "The whole army retreats, and all of it to the same zone.",
        "Toute l'armée se replie, et dans une seule et même zone.",
    )
    says = (
        "Retreat with some Hordes only, or to two zones",
        "Ne replier que quelques Hordes, ou se replier dans deux zones",
    )


class GoOn(OvoTry, frozen=True, tag="go on"):
    name = "go_on|continuer"
    against = (
        Rule(
            "go-on",
            "OVO-11.12",
            "The enemy has retreated, but your move is over: the army stops there.",
            "L'ennemi s'est replié, mais votre mouvement est terminé : l'armée s'arrête là.",
        ),
        Rule(
            "go-on",
            "OVO-6.2",
            "A move is over where it meets an enemy army.",
            "Un mouvement s'arrête là où il rencontre une armée ennemie.",
        ),
    )

    @property
    def says(self) -> tuple[str, str]:
        if self.zone:
            return "Go on {from_zone}", "Continuer au-delà {from_zone}"
        return "Go on after meeting an enemy", "Continuer après avoir rencontré un ennemi"


class FightNow(OvoTry, frozen=True, tag="fight now"):
    name = "fight_now|livrer_bataille"
    says = ("Fight a battle before the last action", "Jouer une bataille avant la dernière action")
    against = Rule(
        "fight-now",
        "OVO-5.9",
        "Battles are fought after the last action of the turn, not before.",
        "Les batailles se jouent après la dernière action du tour, pas avant.",
    )


class TwoCards(OvoTry, frozen=True, tag="two cards"):
    name = "two_cards|deux_cartes"
    says = ("Play two cards in one round", "Jouer deux cartes dans un round")
    against = (
        Rule(
            "two-cards",
            "OVO-17.3",
            "Each player chooses one card in a round, and keeps the other in hand.",
            "Chacun choisit une carte par round et garde l'autre en main.",
        ),
        Rule(
            "two-cards",
            "OVO-22.7",
            "Only the effect of Kokoth brings a second card in a round.",
            "Seul l'Effet de Kokoth apporte une deuxième carte dans un round.",
        ),
    )


UNPROTECTED = Rule(
    "effect-unprotected",
    "OVO-19.5",
    "Without protection, a second-line Unit has its strength only, no effect.",
    "Sans protection, une Unité de seconde ligne n'a que sa Force, pas d'Effet.",
)
WITHOUT_PLACE = Rule(
    "effect-without-place",
    "OVO-21.4",
    "Without a place, a Hero has strength only, no effect.",
    "Sans place, un Héros n'a que sa Force, pas d'Effet.",
)


class Effect(OvoTry, frozen=True, tag="effect"):
    name = "effect|effet"
    against = (UNPROTECTED, WITHOUT_PLACE)

    @property
    def says(self) -> tuple[str, str]:
        if self.card is None:
            return "Use the effect of a card without protection", "Utiliser l'Effet d'une carte sans protection"
        if self.card.is_hero:
            return "Use {its_card} effect without a place", "Utiliser l'Effet {its_card} sans place"
        return "Use {its_card} effect without protection", "Utiliser l'Effet {its_card} sans protection"

    def rules(self, state: State) -> Sequence[Rule]:
        if self.card is None:
            return super().rules(state)
        return (WITHOUT_PLACE if self.card.is_hero else UNPROTECTED,)


class BuyHero(OvoTry, frozen=True, tag="buy hero"):
    name = "buy_hero|acheter_héros"

    @property
    def says(self) -> tuple[str, str]:
        return ("Buy {card}", "Acheter {card}") if self.card else ("Buy a Hero", "Acheter un Héros")

    def rules(self, state: State) -> Sequence[Rule]:
        return (NO_HERO_FOR_SALE if self.card is not None and self.card.is_hero else HEROES_NOT_FOR_SALE,)


class NoFate(OvoTry, frozen=True, tag="no fate"):
    name = "no_fate|laisser"
    says = ("Leave the village as it is", "Laisser le Village comme il est")
    against = Rule(
        "no-fate",
        "OVO-8.1",
        "Whoever stops in a village chooses its fate at once: raze, convert or control.",
        "Qui s'arrête dans un Village choisit aussitôt son sort : raser, convertir ou contrôler.",
    )


AnyTry = Mark | KeepBoth | Look | DrawPile | SplitRetreat | GoOn | FightNow | TwoCards | Effect | BuyHero | NoFate
