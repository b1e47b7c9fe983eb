"""What is never allowed, and may be tried all the same to hear why."""

from __future__ import annotations

from orclib.engine import Reason, Rule
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.actions import Trick, zone_target
from orclib.games.orcs_vs_orcs.rules.building import HEROES_NOT_FOR_SALE, NO_HERO_FOR_SALE
from orclib.games.orcs_vs_orcs.state import State

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
FIGHT_NOW = Rule(
    "fight-now",
    "OVO-5.9",
    "Battles are fought after the last action of the turn, not before.",
    "Les batailles se jouent après la dernière action du tour, pas avant.",
)
MOVE_IS_OVER = Rule(
    "go-on",
    "OVO-6.2",
    "A move is over where it meets an enemy army.",
    "Un mouvement s'arrête là où il rencontre une armée ennemie.",
)
NO_FATE = Rule(
    "no-fate",
    "OVO-8.1",
    "Whoever stops in a village chooses its fate at once: raze, convert or control.",
    "Qui s'arrête dans un Village choisit aussitôt son sort : raser, convertir ou contrôler.",
)
KEEP_BOTH = Rule(
    "keep-both",
    "OVO-9.3",
    "You keep one of the drawn Heroes: the other goes under the pile.",
    "Vous gardez un des Héros piochés : l'autre va sous la pile.",
)
DRAW_PILE = Rule(
    "draw-pile",
    "OVO-9.7",
    "A city taken from an enemy gives a Hero of that enemy, and none of the pile.",
    "Une Cité prise à un ennemi donne un Héros de cet ennemi, et aucun de la pile.",
)
LOOK = Rule(
    "look",
    "OVO-9.10",
    "The Heroes that others hold are hidden until they fight.",
    "Les Héros que les autres détiennent sont cachés jusqu'à ce qu'ils combattent.",
)
SPLIT_RETREAT = Rule(
    "split-retreat",
    "OVO-11.4",
    "The whole army retreats, and all of it to the same zone.",
    "Toute l'armée se replie, et dans une seule et même zone.",
)
GO_ON = Rule(
    "go-on",
    "OVO-11.12",
    "The enemy has retreated, but your move is over: the army stops there.",
    "L'ennemi s'est replié, mais votre mouvement est terminé : l'armée s'arrête là.",
)
TWO_CARDS = Rule(
    "two-cards",
    "OVO-17.3",
    "Each player chooses one card in a round, and keeps the other in hand.",
    "Chacun choisit une carte par round et garde l'autre en main.",
)
ONLY_KOKOTH = Rule(
    "two-cards",
    "OVO-22.7",
    "Only the effect of Kokoth brings a second card in a round.",
    "Seul l'Effet de Kokoth apporte une deuxième carte dans un round.",
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

_BY_TRICK: dict[Trick, tuple[Rule, ...]] = {
    Trick.KEEP_BOTH: (KEEP_BOTH,),
    Trick.LOOK: (LOOK,),
    Trick.DRAW_PILE: (DRAW_PILE,),
    Trick.SPLIT_RETREAT: (SPLIT_RETREAT,),
    Trick.GO_ON: (GO_ON, MOVE_IS_OVER),
    Trick.FIGHT_NOW: (FIGHT_NOW,),
    Trick.TWO_CARDS: (TWO_CARDS, ONLY_KOKOTH),
    Trick.NO_FATE: (NO_FATE,),
}


def judge_try(state: State, action: act.Try) -> list[Reason]:
    zone, card = action.zone, action.card
    here = () if zone is None else (zone_target(zone),)
    facts = {"zone": zone or "", "card": card.value if card else ""}
    return [rule(*here, **facts) for rule in _rules(state, action)]


def _rules(state: State, action: act.Try) -> tuple[Rule, ...]:
    """What fits the thing on which a trick is tried; all of them where it is tried on nothing."""
    match action.trick:
        case Trick.MARK:
            return (
                (MARK_RUIN, MARK_FORTRESS, MARK_DARK_CITY, MARK_NO_ACTION)
                if action.zone is None
                else (_marking(state, action.zone),)
            )
        case Trick.EFFECT:
            if action.card is None:
                return UNPROTECTED, WITHOUT_PLACE
            return (WITHOUT_PLACE if action.card.is_hero else UNPROTECTED,)
        case Trick.BUY_HERO:
            return (NO_HERO_FOR_SALE if action.card is not None and action.card.is_hero else HEROES_NOT_FOR_SALE,)
    return _BY_TRICK[action.trick]


def _marking(state: State, zone: str) -> Rule:
    """Why no marker is simply put down in a zone."""
    if zone in state.board.dark_city:
        return MARK_DARK_CITY
    if state.fortress(zone) is not None:
        return MARK_FORTRESS
    takes = state.village(zone) or state.board.kind[zone] in ("city", "tower") or zone in state.board.wells
    return MARK_NO_ACTION if takes else MARK_RUIN
