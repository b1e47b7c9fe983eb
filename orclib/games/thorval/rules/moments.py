"""Whose moment it is (THO-1.2, 1.5, 3.3, 5.1, 12.1): what each phase waits for, and what only dice decide."""

from __future__ import annotations

from typing import Final

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.actions import seat_target
from orclib.games.thorval.box import DIE
from orclib.games.thorval.rules.scoring import verdict
from orclib.games.thorval.state import MASSING, ROLLING, SETUP, SPREADING, Phase, State


def episode(state: State) -> tuple[int, Phase]:
    """Which episode of which round it is (THO-5.1), by a phase of it; the set-up is one too."""
    if state.phase in SETUP:
        return 0, Phase.OPENING_ROLL
    if state.mover is not None:
        return state.round_no, Phase.TURN
    return state.round_no, _of_nobody(state)


def _of_nobody(state: State) -> Phase:
    """The episode in which nobody has the turn, by a phase of it."""
    match state.phase:
        case Phase.DRAGON | Phase.FIRST_PLAYER:
            return state.phase
        case Phase.MEDIATOR | Phase.GIFT:
            return Phase.MEDIATOR
        case Phase.LOSSES if state.then is Phase.LANDING:
            return Phase.DRAGON
    return Phase.SPREAD


NO_SUCH_SEAT = Rule(
    "no-such-seat",
    "THO-1.2",
    "There is no such player: {players} play at this table.",
    "Ce joueur n'existe pas : on joue à {players} à cette table.",
)
OVER = Rule("over", "THO-18.2", "The game is over.", "La partie est finie.")
ELIMINATED = Rule(
    "eliminated",
    "THO-18.1",
    "{seat} has no unit left and is out of the game.",
    "{seat} n'a plus d'unité et se trouve éliminé.",
)
IN_STRICT_ORDER = Rule(
    "not-your-turn",
    "THO-3.3",
    "Now it is up to {seat}: the island is filled in strict order.",
    "C'est maintenant à {seat} : l'île se remplit dans un ordre strict.",
)
NOT_YOUR_TURN = Rule("not-your-turn", "THO-12.1", "Now it is up to {seat}.", "C'est maintenant à {seat}.")
DICE_ONLY = Rule(
    "dice-only",
    "THO-1.5",
    "No player chooses that: the dice do.",
    "Aucun joueur ne choisit cela : ce sont les dés qui décident.",
)
NO_DIE_NOW = Rule(
    "no-die-now", "THO-1.5", "This is no time for a single die.", "Ce n'est pas le moment de jeter un seul dé."
)
NO_DICE_NOW = Rule(
    "no-die-now",
    "THO-15.11",
    "This is no time for the dice of a fight.",
    "Ce n'est pas le moment de jeter les dés d'un combat.",
)
NO_SUCH_FACE = Rule(
    "no-such-face", "THO-1.3", "A die shows 1 to 6, and never {n}.", "Un dé montre de 1 à 6, et jamais {n}."
)

_DUE: Final[dict[Phase, Rule]] = {
    Phase.OPENING_ROLL: Rule(
        "opening-roll-first",
        "THO-3.1",
        "First all roll for the first player.",
        "Chacun jette d'abord son dé pour désigner le premier joueur.",
    ),
    Phase.CASTLES: Rule(
        "castles-now",
        "THO-3.4",
        "Now each player puts a soldier in a castle where nobody is.",
        "Chaque joueur pose maintenant un soldat dans un château inoccupé.",
    ),
    Phase.ORK_SETUP: Rule(
        "orks-now",
        "THO-3.6",
        "Now the dice say which territories get orks.",
        "Les dés disent maintenant quels territoires reçoivent des Orks.",
    ),
    Phase.SETTLE: Rule(
        "settle-now",
        "THO-3.8",
        "Now the vacant territories get a soldier each, one after the other.",
        "Les territoires libres reçoivent maintenant un soldat chacun, l'un après l'autre.",
    ),
    Phase.HIDE: Rule("hide-now", "THO-3.12", "Now the treasures are hidden.", "C'est le moment de cacher les trésors."),
    Phase.MUSTER: Rule(
        "muster-now",
        "THO-3.17",
        "Now each player puts ten soldiers in one space.",
        "Chaque joueur pose maintenant dix soldats dans une case.",
    ),
    Phase.SPREAD: Rule(
        "spread-now",
        "THO-6.1",
        "Now the dice say in which regions the orks multiply.",
        "Les dés disent maintenant dans quelles régions les Orks se multiplient.",
    ),
    Phase.DRAGON: Rule(
        "dragon-now", "THO-9.1", "Now the dice lead the dragon.", "Les dés guident maintenant le dragon."
    ),
    Phase.MEDIATOR: Rule(
        "mediator-now", "THO-10.1", "Now the dice lead the mediator.", "Les dés guident maintenant le médiateur."
    ),
    Phase.GIFT: Rule(
        "gift-now",
        "THO-10.2",
        "First the three soldiers of the mediator are put in his space.",
        "On pose d'abord les trois soldats du médiateur dans sa case.",
    ),
    Phase.FIRST_PLAYER: Rule(
        "first-player-now",
        "THO-11.1",
        "Now all roll for the first player of this round.",
        "Chacun jette maintenant son dé pour désigner le premier joueur de ce tour de jeu.",
    ),
    Phase.HELP: Rule(
        "help-first",
        "THO-12.1",
        "A turn begins with the mediator's help: choose an option, or none.",
        "Un tour commence par l'aide du médiateur : choisissez une possibilité, ou aucune.",
    ),
    Phase.LIFT: Rule(
        "lift-now",
        "THO-12.9",
        "First choose the treasure that option 3 moves.",
        "Choisissez d'abord le trésor que la possibilité 3 déplace.",
    ),
    Phase.LAY: Rule(
        "lay-now",
        "THO-12.9",
        "First lay down the treasure that was taken up.",
        "Posez d'abord le trésor que vous avez pris.",
    ),
    Phase.EXTRA: Rule(
        "extra-now",
        "THO-12.11",
        "First the six soldiers of option 4 are placed.",
        "On pose d'abord les six soldats de la possibilité 4.",
    ),
    Phase.REINFORCE: Rule(
        "reinforce-first",
        "THO-13.1",
        "First all reinforcements are placed, then an attack may follow.",
        "On pose d'abord tous les renforts, ensuite on peut attaquer.",
    ),
    Phase.DECLARE: Rule(
        "declare-now",
        "THO-14.1",
        "Now an attack may be declared, or none.",
        "C'est le moment de déclarer une attaque, ou aucune.",
    ),
    Phase.ANNOUNCE: Rule(
        "announce-now",
        "THO-12.7",
        "Now the second attack is announced, or none, before any die is thrown.",
        "C'est le moment d'annoncer la deuxième attaque, ou aucune, avant de jeter les dés.",
    ),
    Phase.PREPARE: Rule(
        "prepare-now",
        "THO-14.7",
        "The attacker is preparing the fight: say first when all is ready.",
        "L'attaquant prépare le combat : il dit d'abord quand tout est prêt.",
    ),
    Phase.DEFEND: Rule(
        "defend-now",
        "THO-14.9",
        "The defender is preparing for the fight: say first when all is ready.",
        "Le défenseur prépare le combat : il dit d'abord quand tout est prêt.",
    ),
    Phase.EXCHANGE: Rule(
        "dice-now",
        "THO-15.11",
        "Now both sides of the fight throw their dice.",
        "Les deux camps jettent maintenant leur dé.",
    ),
    Phase.LOSSES: Rule(
        "losses-now",
        "THO-15.17",
        "First the owner says which units are lost.",
        "Le propriétaire dit d'abord quelles unités sont perdues.",
    ),
    Phase.GO_ON: Rule(
        "go-on-now",
        "THO-16.1",
        "Now the attacker decides: fight on, or break off.",
        "L'attaquant décide maintenant : continuer le combat, ou l'interrompre.",
    ),
    Phase.OCCUPY: Rule(
        "occupy-now",
        "THO-16.3",
        "First the winner moves into the emptied space.",
        "Le vainqueur occupe d'abord la case vidée.",
    ),
    Phase.CHEST: Rule(
        "chest-now",
        "THO-17.2",
        "First the four soldiers of the chest are put where it lay.",
        "On pose d'abord les quatre soldats du coffret là où il se trouvait.",
    ),
    Phase.CROWN: Rule(
        "crown-now",
        "THO-17.3",
        "First the three soldiers of the crown are placed.",
        "On pose d'abord les trois soldats de la couronne.",
    ),
    Phase.RING: Rule(
        "ring-now", "THO-17.4", "First the magic ring takes its units.", "L'anneau magique enlève d'abord ses unités."
    ),
    Phase.HELP_SOLDIERS: Rule(
        "help-soldiers-now",
        "THO-12.5",
        "First the mediator's soldiers go into a space taken this turn.",
        "On pose d'abord les soldats du médiateur dans une case prise pendant ce tour.",
    ),
    Phase.SECOND_ATTACK: Rule(
        "second-now",
        "THO-12.8",
        "Now the second attack begins: say whether it is total or partial.",
        "La deuxième attaque commence : dites si elle est totale ou partielle.",
    ),
}
"""What a phase waits for."""
REINFORCE_FIRST = _DUE[Phase.REINFORCE]
_ONE_REGION_SPARED = Rule(
    "spread-now",
    "THO-6.3",
    "Now a die says in which region the orks do not multiply.",
    "Maintenant, un dé dit dans quelle région les Orks ne se multiplient pas.",
)
_EATEN_FIRST = Rule(
    "losses-now",
    "THO-9.4",
    "First the owner says which units are eaten.",
    "D'abord, le propriétaire dit quelles unités sont dévorées.",
)
_HELP_SOLDIER_FIRST = Rule(
    "help-soldiers-now",
    "THO-12.6",
    "First the mediator's soldier goes into a space taken this turn.",
    "D'abord, le soldat du médiateur va dans une case prise pendant ce tour.",
)

MOMENTS: Final[dict[type, tuple[Phase, ...]]] = {
    act.Roll: ROLLING,
    act.Exchange: (Phase.EXCHANGE,),
    act.Settle: (Phase.CASTLES, Phase.SETTLE),
    act.Hide: (Phase.HIDE,),
    act.Mass: MASSING,
    act.Help: (Phase.HELP,),
    act.Lift: (Phase.LIFT,),
    act.Lay: (Phase.LAY,),
    act.Put: SPREADING,
    act.Pass: (Phase.DECLARE, Phase.ANNOUNCE),
    act.Attack: (Phase.DECLARE,),
    act.Announce: (Phase.ANNOUNCE,),
    act.Begin: (Phase.SECOND_ATTACK,),
    act.Ready: (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY),
    act.Transfer: (Phase.PREPARE, Phase.DEFEND),
    act.Gather: (Phase.PREPARE, Phase.DEFEND),
    act.Lose: (Phase.LOSSES,),
    act.GoOn: (Phase.GO_ON,),
    act.Stop: (Phase.GO_ON,),
    act.Advance: (Phase.OCCUPY,),
    act.Take: (Phase.RING,),
    act.Keep: (Phase.HELP_SOLDIERS,),
    act.Reinforce: SPREADING,
    act.AskExtra: (Phase.HELP,),
    act.MoveTreasure: (Phase.HELP,),
    act.Rally: (Phase.PREPARE, Phase.DEFEND),
    act.Occupy: (Phase.OCCUPY,),
    act.TakeUnits: (Phase.RING,),
    act.AttackTwice: (Phase.DECLARE,),
}
"""The phases in which each decision or announcement can be made; those of one phase are listed in this order."""


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return part.seat == state.active and state.phase in MOMENTS[type(part)]


def untimely(state: State, action: act.AnyAction) -> list[Reason]:
    """Why it is not this seat's moment for such a decision."""
    if timely(state, action):
        return []
    if reasons := nobody(state, action.seat):
        return reasons
    due = _due(state)
    if state.active is not None and action.seat != state.active:
        rule = NOT_YOUR_TURN if state.mover is not None else NOT_YOUR_TURN.under(due.clause)
        rule = IN_STRICT_ORDER if state.phase in SETUP else rule
        reasons.append(rule(seat_target(state.active), seat=state.active))
    if state.phase not in MOMENTS[type(action)]:
        reasons.append(due())
    return reasons


def nobody(state: State, seat: Seat) -> list[Reason]:
    """Why a seat can never act now: it does not exist, is out, or all is over."""
    if not 0 <= seat < state.options.players:
        return [NO_SUCH_SEAT(players=state.options.players)]
    if state.phase is Phase.OVER:
        return [OVER.under(verdict(state).clause)(*map(seat_target, state.winners))]
    if seat in state.out:
        return [ELIMINATED(seat_target(seat), seat=seat)]
    return []


def _due(state: State) -> Rule:
    """What is due now; the phase alone does not always tell it."""
    due = _DUE[state.phase]
    match state.phase:
        case Phase.HELP_SOLDIERS if state.help == 2:
            return _HELP_SOLDIER_FIRST
        case Phase.HIDE if state.hiding > 1:
            return due.under("THO-3.14" if state.hiding <= 3 else "THO-19.4")
        case Phase.SPREAD if len(state.alive) == len(DIE) - 1:
            return _ONE_REGION_SPARED
        case Phase.LOSSES if state.then is Phase.LANDING:
            return _EATEN_FIRST
        case Phase.PREPARE if not state.may_gather:
            return due.under("THO-14.11")
    return due


def judge_throw(state: State, action: act.Roll | act.Exchange) -> list[Reason]:
    """Why dice are not thrown now, or do not show this (THO-1.3, 1.5, 15.11)."""
    faces = (action.face,) if isinstance(action, act.Roll) else (action.attack, action.defence)
    reasons = [NO_SUCH_FACE(n=face) for face in faces if face not in DIE]
    if action.seat != CHANCE:
        return [DICE_ONLY(), *reasons]
    if state.phase is Phase.OVER:
        return [OVER.under(verdict(state).clause)(*map(seat_target, state.winners)), *reasons]
    if state.phase not in MOMENTS[type(action)]:
        return [NO_DIE_NOW() if isinstance(action, act.Roll) else NO_DICE_NOW(), *reasons]
    return reasons
