"""Whose moment it is: what every decision needs before its chapter asks for more (OVO-1.1, 3.1, 5, 29, 30.5)."""

from __future__ import annotations

from typing import Final

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs.actions import seat_target, zone_target
from orclib.games.orcs_vs_orcs.state import Phase, State

NO_SUCH_SEAT = Rule(
    "no-such-seat",
    "OVO-1.1",
    "There is no such player: {players} play at this table.",
    "Ce joueur n'existe pas : on joue à {players} à cette table.",
)
NO_SUCH_ZONE = Rule(
    "no-such-zone",
    "OVO-3.1",
    "There is no zone “{zone}” on this map.",
    "Il n'y a pas de zone « {zone} » sur cette carte.",
)
OVER = Rule("over", "OVO-29.2", "The game is over.", "La partie est finie.")
NOT_YOUR_TURN = Rule("not-your-turn", "OVO-5.1", "Now it is up to {seat}.", "C'est maintenant à {seat}.")
NO_ACTION_LEFT = Rule(
    "no-action-left", "OVO-5.2", "You have no action left in this turn.", "Il ne vous reste aucune action à ce tour."
)
NO_WELL = Rule(
    "no-action-left",
    "OVO-5.3",
    "One action more comes only with a mana well that you controlled as your turn began.",
    "Une action de plus ne vient qu'avec un puits de Mana que vous contrôliez au début de votre tour.",
)
ONLY_BURNING = Rule(
    "no-action-left",
    "OVO-8.9",
    "Without an action you may only burn villages of yours.",
    "Sans action, vous pouvez seulement brûler de vos Villages.",
)
NOT_SHARED = Rule(
    "not-shared",
    "OVO-30.5",
    "{seat} is your partner, and partners share neither Hordes nor fortresses.",
    "{seat} est votre équipier, et les équipiers ne partagent ni leurs Hordes ni leurs Forteresses.",
)
CHANCE_ONLY = Rule(
    "chance-only",
    "OVO-4.20",
    "Nobody chooses this: chance decides.",
    "Personne ne choisit cela : c'est le hasard qui décide.",
)
FIRST: Final[dict[Phase, Rule]] = {
    Phase.RIVER: Rule(
        "river-now", "OVO-4.20", "First the objective tiles are turned up.", "D'abord, on révèle les tuiles Objectifs."
    ),
    Phase.FIRST_PLAYER: Rule(
        "first-player-now",
        "OVO-4.22",
        "First it is drawn who is first player.",
        "D'abord, on tire au sort le premier joueur.",
    ),
    Phase.ACTIONS: Rule(
        "actions-now",
        "OVO-5.6",
        "Now is the time for actions: move, recruit, buy cards or build.",
        "C'est le moment des actions : mouvement, recrutement, achat de cartes ou édification.",
    ),
    Phase.FATE: Rule(
        "fate-now",
        "OVO-8.1",
        "First the fate of the village is chosen: raze, convert or control.",
        "D'abord, on choisit le sort du Village : raser, convertir ou contrôler.",
    ),
    Phase.TAKE_BACK: Rule(
        "marker-now",
        "OVO-8.14",
        "First it is decided whether a marker is taken back, and from where.",
        "D'abord, on décide si l'on reprend un marqueur, et où.",
    ),
    Phase.HERO_DRAW: Rule(
        "heroes-now", "OVO-9.3", "First Heroes are drawn for the city.", "D'abord, on pioche des Héros pour la Cité."
    ),
    Phase.HERO_PICK: Rule(
        "pick-now", "OVO-9.3", "First one of the drawn Heroes is kept.", "D'abord, on garde un des Héros piochés."
    ),
    Phase.HERO_STEAL: Rule(
        "steal-now", "OVO-9.7", "First a Hero is stolen for the city.", "D'abord, on vole un Héros pour la Cité."
    ),
    Phase.RETREAT: Rule(
        "retreat-now",
        "OVO-11.1",
        "First the army that is attacked stands or retreats.",
        "D'abord, l'armée attaquée reste ou se replie.",
    ),
    Phase.BATTLES: Rule(
        "battles-now",
        "OVO-16.1",
        "Now is the time for battles: choose the next one.",
        "C'est le moment des batailles : choisissez la prochaine.",
    ),
    Phase.DECKS: Rule(
        "decks-now", "OVO-16.2", "First the combat decks are built.", "D'abord, on compose les Decks de combat."
    ),
    Phase.VANGUARD: Rule(
        "vanguard-now",
        "OVO-24.2",
        "First the attacker of the fortress engages first-line Units.",
        "D'abord, l'attaquant de la Forteresse engage des Unités de première ligne.",
    ),
    Phase.DRAW: Rule(
        "draw-now",
        "OVO-17.1",
        "First a card is drawn from the top of a deck.",
        "D'abord, on pioche la première carte d'un Deck.",
    ),
    Phase.DECLARE: Rule(
        "declare-now",
        "OVO-17.8",
        "First both players say whether they reorganise.",
        "D'abord, les deux joueurs disent s'ils se réorganisent.",
    ),
    Phase.COMMIT: Rule(
        "commit-now", "OVO-17.3", "Now cards are chosen in secret.", "C'est le moment de choisir les cartes en secret."
    ),
    Phase.PLACE: Rule(
        "place-now",
        "OVO-17.17",
        "First the card that has to be engaged gets its place.",
        "D'abord, on place la carte à engager.",
    ),
    Phase.SWAP: Rule(
        "swap-now",
        "OVO-22.14",
        "First Shagratt's owner says whether the enemy changes cards.",
        "D'abord, le joueur de Shagratt dit si l'adversaire change de carte.",
    ),
    Phase.EFFECT: Rule(
        "effect-now",
        "OVO-17.12",
        "First the owner of a battle effect makes a choice.",
        "D'abord, on fait le choix que demande un Effet de bataille.",
    ),
    Phase.BERSERK: Rule(
        "berserk-now",
        "OVO-23.6",
        "First Berserk is used or not, while the token enters the zone.",
        "D'abord, on utilise l'effet Berserk ou pas, au moment où le jeton entre dans la zone.",
    ),
    Phase.ROUT: Rule("rout-now", "OVO-26.2", "First the beaten army retreats.", "D'abord, l'armée battue se replie."),
}
"""What has to be done before anything else."""


def untimely(state: State, seat: Seat, *phases: Phase) -> list[Reason]:
    """Why it is not this seat's moment for something of these phases."""
    if not 0 <= seat < state.options.players:
        return [NO_SUCH_SEAT(players=state.options.players)]
    if state.phase is Phase.OVER:
        over = OVER if state.supply else OVER.under("OVO-29.1")
        return [over(*map(seat_target, state.winners))]
    reasons = []
    if state.active is not None and seat != state.active:
        clause = "OVO-5.1" if state.phase is Phase.ACTIONS else FIRST[state.phase].clause
        reasons.append(NOT_YOUR_TURN.under(clause)(seat_target(state.active), seat=state.active))
    if state.phase not in phases:
        reasons.append(FIRST[state.phase](*([zone_target(state.deciding)] if state.deciding else [])))
    return reasons


def actionless(state: State, seat: Seat) -> list[Reason]:
    """Why a seat may not spend an action now (OVO-5.2, 5.3, 8.9)."""
    reasons = untimely(state, seat, Phase.ACTIONS)
    if not reasons and not state.actions:
        basic = NO_ACTION_LEFT, NO_WELL
        if state.options.tactical_start:
            basic = NO_ACTION_LEFT.under("OVO-31.2"), NO_WELL.under("OVO-31.3")
        reasons += [rule(seat_target(seat)) for rule in (*basic, ONLY_BURNING)]
    return reasons


def left_to_chance(state: State, seat: Seat, phase: Phase, not_now: Rule) -> list[Reason]:
    """Why it is not the moment for a stroke of chance, or not chance that tries it."""
    if seat != CHANCE:
        return [CHANCE_ONLY.under(not_now.clause)()]
    return [not_now()] if state.phase is not phase else []


def at(zone: str, *rules: Rule, **facts: object) -> list[Reason]:
    """What rules have against something in a zone, which proves it."""
    return [rule(zone_target(zone), zone=zone, **facts) for rule in rules]


def not_shared(state: State, seat: Seat, owner: Seat | None) -> list[Reason]:
    """What is a partner's is not one's own (OVO-30.5)."""
    if owner is None or state.options.partner(seat) != owner:
        return []
    return [NOT_SHARED(seat_target(owner), seat=owner)]
