"""Opponents for Thorval: one that plays sanely at random, one that knows the odds and the way to its treasures.

The better one rests on `outlook.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from orclib.engine import Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.thorval import actions as act
from orclib.games.thorval.bots.beginner import BEGINNER
from orclib.games.thorval.bots.fight_odds import Side
from orclib.games.thorval.bots.outlook import UNIT, Outlook, Plan, chance, largest, units
from orclib.games.thorval.box import (
    EXTRA,
    LEAST_REINFORCEMENTS,
    MUSTER,
    REAL,
    Figure,
    Kind,
    Piece,
    Route,
)
from orclib.games.thorval.helps import HELPS
from orclib.games.thorval.rules.battle import ends
from orclib.games.thorval.rules.fight import bonus
from orclib.games.thorval.state import Phase, View, lying_at
from orclib.language import say

# --- the sensible bot ------------------------------------------------------------------------------------------------

FAIR: Final = 0.45
"""What an attack must be likely to succeed."""
HOPELESS: Final = 0.35
"""An attack that may be broken off is, once it is less likely to succeed than this."""
SURE: Final = 0.95
"""Soldiers beyond what makes an attack as likely as this are used elsewhere."""
ENOUGH: Final = 0.25
"""A defender who loses no more often than this gathers no more."""
AGAIN: Final = 0.6
"""What a second attack from the same space is worth, compared with one from elsewhere."""
STACK: Final = 5
"""So many units are worth a hero to keep orks off."""
NEAR_KINGDOM: Final = 3
"""So many territories beside the castle are settled before others."""


class Sensible:
    """Attacks where the win is likely and brings a treasure nearer; asks for the help that makes most of it."""

    name = "sensible"

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], "")
        match view.phase:
            case Phase.CASTLES:
                return self._castle(view, legal, rng)
            case Phase.SETTLE:
                return self._settle(view, legal, rng)
            case Phase.HIDE:
                return self._hide(view, legal, rng)
            case Phase.MUSTER:
                return self._muster(view, legal)
            case Phase.HELP:
                return self._help(view, legal)
            case Phase.LIFT:
                return self._lift(view, legal)
            case Phase.LAY:
                return self._lay(view, legal)
            case Phase.REINFORCE | Phase.EXTRA | Phase.CROWN:
                return self._place(view, legal)
            case Phase.DECLARE:
                return self._attack(view, legal)
            case Phase.ANNOUNCE:
                return self._announce(view, legal)
            case Phase.SECOND_ATTACK:
                return self._begin(view, legal)
            case Phase.PREPARE:
                return self._prepare(view, legal)
            case Phase.DEFEND:
                return self._defend(view, legal)
            case Phase.LOSSES:
                return self._lose(view, legal)
            case Phase.GO_ON:
                return self._go_on(view, legal)
            case Phase.OCCUPY:
                return self._occupy(view, legal)
            case Phase.RING:
                return self._ring(view, legal)
        return self._mass(view, legal)  # gift, chest, help soldiers

    # --- set-up

    def _castle(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        board = view.board
        taken = [castle for castle in board.castles if view.force(castle) is not None]

        def value(action: act.Settle) -> tuple[float, float]:
            near = set(board.neighbours[action.space])
            shared = sum(len(near & set(board.neighbours[other])) for other in taken)
            return len(near) - shared, rng.random()

        return Advice(
            max(legal, key=value),
            say(
                "Many territories around it, and few of them beside another player.",
                "Beaucoup de territoires autour, et peu d'entre eux à côté d'un autre joueur.",
            ),
        )

    def _settle(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        board, seat = view.board, legal[0].seat
        own = view.own(seat)
        castles = {space for space in own if board.is_castle(space)}
        kingdom = {space for group in board.groups(own) if group & castles for space in group}
        if len(kingdom) - 1 < NEAR_KINGDOM:
            beside = [action for action in legal if kingdom & set(board.neighbours[action.space])]
            if beside:
                best = max(beside, key=lambda action: (_open(view, action.space, seat), rng.random()))
                return Advice(best, say("It makes my kingdom larger.", "Cela agrandit mon royaume."))
        far = _hops(view, own)
        best = max(legal, key=lambda action: (far[action.space], len(board.neighbours[action.space]), rng.random()))
        return Advice(
            best,
            say(
                "Far from my other spaces: wherever my treasures are, somebody will be near.",
                "Loin de mes autres cases : où que soient mes trésors, j'aurai quelqu'un à côté.",
            ),
        )

    def _hide(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        owner, board = legal[0].owner, view.board
        far = _hops(view, view.own(owner))
        kinds = {action.kind for action in legal}
        kind = next(each for each in (Kind.RING, Kind.CHEST, Kind.CROWN, Kind.BLANK) if each in kinds)

        def value(action: act.Hide) -> tuple[bool, float, float]:
            orks = view.holds(None, action.space)
            hard = bonus(view, action.space, Route.LAND)
            doors = len(board.neighbours[action.space])
            points = 2.0 * far[action.space] + 1.0 * orks + 0.6 * hard - 0.2 * doors
            return orks and board.is_castle(action.space), points, rng.random()

        best = max([action for action in legal if action.kind is kind], key=value)
        if view.hiding == 1 and view.holds(None, best.space):
            return Advice(
                best,
                say(
                    "A castle of orks is hard to take, and its orks multiply.",
                    "Un château d'Orks est difficile à prendre, et ses Orks se multiplient.",
                ),
            )
        return Advice(
            best, say("Far from its owner, and hard to take.", "Loin de son propriétaire, et difficile à prendre.")
        )

    def _muster(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        plans = outlook.plans(MUSTER)
        origins = [plan.origin for plan in plans if plan.win >= FAIR]
        best = origins[0] if origins else largest(view)
        why = say(
            "From here the way to my treasures is short; the wizard is worth more than two soldiers.",
            "D'ici, le chemin vers mes trésors est court ; le petit magicien vaut plus que deux soldats.",
        )
        return Advice(_with_figure(legal, Figure.WIZARD, best), why)

    # --- help

    def _help(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        asks = {action.option: action for action in legal}
        good = _good(outlook.plans(outlook.due))
        base, wins = (good[0].value, good[0].win) if good else (0.0, 0.0)
        if 3 in asks and self._danger(outlook) is not None and not self._wins_now(outlook, good):
            return Advice(
                asks[3],
                say(
                    "A rival needs only one more treasure: it must lie farther away.",
                    "Il ne manque qu'un trésor à un rival : il faut l'éloigner.",
                ),
            )
        gains: dict[int, float] = {}
        if 1 in asks and good:
            gains[1] = base + wins * HELPS[1].soldiers * UNIT
        if 2 in asks and good:
            second = self._second(outlook, good[0], outlook.due)
            gains[2] = base + wins * HELPS[2].soldiers * UNIT + (second.value if second else 0.0)
        if 4 in asks:
            more = _good(outlook.plans(outlook.due + EXTRA))
            gains[4] = (more[0].value if more else 0.0) + EXTRA * UNIT
        if 5 in asks:
            boats = _good(outlook.plans(outlook.due, boat=True))
            gains[5] = boats[0].value if boats else 0.0
        best = max(gains, key=gains.__getitem__, default=0)
        if gains.get(best, 0.0) <= 0:
            return Advice(
                asks[0],
                say(
                    "There is no help that would bring me anything now.",
                    "Aucune aide ne m'apporterait quelque chose maintenant.",
                ),
            )
        return Advice(asks[best], _why_help(best))

    def _danger(self, outlook: Outlook) -> Seat | None:
        """A rival who needs one more treasure, which lies on the board."""
        near = [seat for seat, found in outlook.rivals.items() if found >= len(REAL) - 1]
        there = [seat for seat in near if seat in outlook.lying.values()]
        return min(there, key=lambda seat: min(_way_of(outlook, seat).values(), default=0), default=None)

    def _wins_now(self, outlook: Outlook, plans: Sequence[Plan]) -> bool:
        """Whether one of the attacks is likely to bring the last treasure."""
        found = sum(kind in REAL for kind in outlook.view.found[outlook.seat])
        return found == len(REAL) - 1 and any(plan.target in outlook.wanted and plan.win > 0.6 for plan in plans)

    def _second(self, outlook: Outlook, first: Plan, extra: int) -> Plan | None:
        """The best attack beside another one; from the same space with half of the soldiers that are still to come."""
        found = [
            outlook.plan(origin, target, extra // 2 if origin == first.origin else 0)
            for origin, target in outlook.pairs()
            if target != first.target
        ]
        return max(_good(found), key=lambda plan: plan.value, default=None)

    def _lift(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        rival = self._danger(outlook)
        ways = {seat: _way_of(outlook, seat) for seat in outlook.rivals}
        blanks = {lying.space for lying in view.lying if lying.kind is Kind.BLANK}

        def value(action: act.Lift) -> tuple[bool, bool, int, int]:
            owner = outlook.lying[action.space]
            return action.space not in blanks, owner == rival, outlook.rivals[owner], -ways[owner][action.space]

        return Advice(
            max(legal, key=value),
            say("This treasure is the nearest to its owner.", "Ce trésor est le plus proche de son propriétaire."),
        )

    def _lay(self, view: View, legal: Sequence[Any]) -> Advice:
        seat = legal[0].seat
        lying = lying_at(view, view.lifted)
        assert lying is not None
        owner = lying.owner
        far = _hops(view, view.own(owner))

        def value(action: act.Lay) -> float:
            hard = bonus(view, action.space, Route.LAND)
            own = view.holds(seat, action.space)
            return 2.0 * far[action.space] + 0.6 * hard + 0.3 * min(units(view, action.space), 8) - 0.5 * own

        return Advice(
            max(legal, key=value),
            say(
                "As far from its owner as possible, and hard to take.",
                "Aussi loin que possible de son propriétaire, et difficile à prendre.",
            ),
        )

    # --- soldiers

    def _place(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook, due = Outlook(view, legal[0].seat), view.to_place
        puts = {(action.space, action.piece): action for action in legal}
        hero = self._ward(outlook, puts)
        if hero is not None:
            return Advice(
                hero,
                say(
                    "Orks may not attack the space of a hero, and here they could.",
                    "Les Orks ne peuvent pas attaquer la case d'un héros, et ici ils le pourraient.",
                ),
            )
        turn = view.phase is not Phase.CROWN
        plans = outlook.plans(due) + (outlook.plans(due, boat=True) if turn and view.help == 5 else [])
        plans = sorted(_good(plans), key=lambda plan: plan.value, reverse=True)
        chosen = plans[:1]
        if turn and view.help == 2 and plans and (second := self._second(outlook, plans[0], due)):
            chosen.append(second)
        for plan in chosen:
            wizard = puts.get((plan.origin, Piece.WIZARD))
            if wizard is not None:
                return Advice(
                    wizard,
                    say(
                        "The wizard in the attacking stack is worth more than two soldiers.",
                        "Dans la pile qui attaque, le petit magicien vaut plus que deux soldats.",
                    ),
                )
            lacks = self._lack(outlook, plan, due)
            if lacks == due:
                return Advice(
                    puts[plan.origin, Piece.REST],
                    say(
                        "They make the next attack likely to succeed.",
                        "Avec eux, la prochaine attaque a de bonnes chances de réussir.",
                    ),
                )
            if lacks:
                return Advice(
                    puts[plan.origin, Piece.SOLDIER],
                    say(
                        "They make the next attack likely to succeed.",
                        "Avec eux, la prochaine attaque a de bonnes chances de réussir.",
                    ),
                )
        if plans:
            return Advice(
                puts[plans[0].origin, Piece.REST],
                say("From here the stack goes on to my treasures.", "D'ici, la pile continue vers mes trésors."),
            )
        front = min(outlook.own, key=lambda space: (outlook.pull(space), -units(view, space)))
        return Advice(
            puts[front, Piece.REST],
            say(
                "No attack is good enough now; here they are near a treasure.",
                "Aucune attaque n'est assez bonne maintenant ; ici, ils sont près d'un trésor.",
            ),
        )

    def _lack(self, outlook: Outlook, plan: Plan, most: int) -> int:
        """How many soldiers make an attack nearly sure; all if none of them suffice."""
        for extra in range(most):
            if outlook.best_odds(plan.origin, plan.target, extra, boat=plan.boat).prospect.win >= SURE:
                return extra
        return most

    def _ward(self, outlook: Outlook, puts: dict[Any, Any]) -> Any:
        """The hero in the largest stack beside a band of orks, if soldiers enough come; None if he is not needed."""
        if Figure.WIZARD not in outlook.homes or outlook.view.to_place <= LEAST_REINFORCEMENTS:
            return None
        stacks = {
            units(outlook.view, space): action
            for (space, piece), action in puts.items()
            if piece is Piece.HERO and outlook.bands(space)
        }
        largest = max(stacks, default=0)
        return stacks[largest] if largest >= STACK else None

    def _mass(self, view: View, legal: Sequence[Any]) -> Advice:
        """All soldiers come together: which space, with which figure."""
        outlook = Outlook(view, legal[0].seat)
        keep = next((action for action in legal if isinstance(action, act.Keep)), None)
        masses = [action for action in legal if isinstance(action, act.Mass)]
        if keep is not None and view.second is not None and view.second.target in outlook.wanted:
            return Advice(
                keep,
                say(
                    "It may be needed after the second attack.",
                    "On en aura peut-être besoin après la deuxième attaque.",
                ),
            )
        best = min({action.space for action in masses}, key=lambda space: (outlook.pull(space), space))
        choice = _with_figure(masses, Figure.WIZARD, best)
        if choice.figures:
            return Advice(
                choice,
                say("The wizard is worth more than two soldiers.", "Le petit magicien vaut plus que deux soldats."),
            )
        if units(view, best) >= STACK and outlook.bands(best):
            choice = _with_figure(masses, Figure.HERO, best)
            if choice.figures:
                return Advice(
                    choice,
                    say(
                        "Orks may not attack the space of a hero, and here they could.",
                        "Les Orks ne peuvent pas attaquer la case d'un héros, et ici ils le pourraient.",
                    ),
                )
        return Advice(
            choice, say("Here they are nearest to my treasures.", "C'est ici qu'ils sont le plus près de mes trésors.")
        )

    # --- attacks

    def _attack(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        boat = any(getattr(action, "boat", False) for action in legal)
        attacks = {
            (each.origin, each.target, each.mode, each.boat): each for each in legal if isinstance(each, act.Attack)
        }
        every = {
            plan: attacks[wanted]
            for plan in outlook.plans() + (outlook.plans(boat=True) if boat else [])
            if (wanted := (plan.origin, plan.target, plan.odds.mode, plan.boat)) in attacks
        }
        passes = next((each for each in legal if isinstance(each, act.Pass)), None)
        plans = _good(every)
        if not plans and (passes is not None or not every):
            return Advice(
                passes or legal[0],
                say(
                    "No attack is likely enough to gain anything.",
                    "Aucune attaque n'a assez de chances de rapporter quelque chose.",
                ),
            )
        best = max(plans or every, key=lambda plan: plan.value)
        action = every[best]
        if not plans:
            return Advice(
                action,
                say(
                    "Of the attacks offered here it promises most.",
                    "Des attaques proposées ici, c'est elle qui promet le plus.",
                ),
            )
        if best.target in outlook.wanted:
            return Advice(
                action,
                say(
                    "One of my treasures lies there, and the odds are good.",
                    "Un de mes trésors s'y trouve, et les chances sont bonnes.",
                ),
            )
        if outlook.saved(best.target):
            return Advice(
                action,
                say(
                    "It is on the way to a treasure, and the odds are good.",
                    "C'est sur le chemin d'un trésor, et les chances sont bonnes.",
                ),
            )
        return Advice(
            action, say("The odds are good, and every space counts.", "Les chances sont bonnes, et chaque case compte.")
        )

    def _announce(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook, fight = Outlook(view, legal[0].seat), view.fight
        assert fight is not None
        weights = {fight.origin: AGAIN}
        pairs = [action for action in legal if isinstance(action, act.Announce) and action.target != fight.target]
        found = {outlook.plan(each.origin, each.target): each for each in pairs if each.origin != fight.target}
        plans = _good(found)
        if not plans:
            return Advice(
                legal[0],
                say(
                    "No second attack is likely enough to gain anything.",
                    "Aucune deuxième attaque n'a assez de chances de rapporter quelque chose.",
                ),
            )
        best = max(plans, key=lambda plan: plan.value * weights.get(plan.origin, 1.0))
        return Advice(
            found[best], say("The second attack brings me on too.", "La deuxième attaque me fait avancer aussi.")
        )

    def _begin(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        assert view.second is not None
        odds = outlook.best_odds(view.second.origin, view.second.target)
        action = next(each for each in legal if each.mode is odds.mode)
        if not odds.mode.stops:
            return Advice(
                action,
                say(
                    "Units that gather make it likelier to succeed.",
                    "Avec des unités en renfort, elle a plus de chances de réussir.",
                ),
            )
        return Advice(action, say("I can stop if it goes badly.", "Je peux m'arrêter si cela tourne mal."))

    def _prepare(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook, fight = Outlook(view, legal[0].seat), view.fight
        assert fight is not None
        transfers = {action.figure: action for action in legal if isinstance(action, act.Transfer)}
        now = chance(view, fight)
        if Figure.WIZARD in transfers and now < SURE:
            return Advice(
                transfers[Figure.WIZARD],
                say(
                    "The wizard comes: two more points of strength.",
                    "Le petit magicien vient : deux points de puissance en plus.",
                ),
            )
        if Figure.HERO in transfers and now < SURE and not outlook.bands(transfers[Figure.HERO].space):
            return Advice(
                transfers[Figure.HERO],
                say("The hero comes: one more point of strength.", "Le héros vient : un point de puissance en plus."),
            )
        return self._gather(
            view,
            legal,
            now < SURE,
            say("More units make it likelier to succeed.", "Avec plus d'unités, on a plus de chances de réussir."),
        )

    def _gather(self, view: View, legal: Sequence[Any], wanted: bool, why: str) -> Advice:
        gathers = [action for action in legal if isinstance(action, act.Gather) and action.piece is Piece.REST]
        if not wanted or not gathers:
            return Advice(legal[0], say("Enough units are there.", "Il y a assez d'unités."))
        return Advice(max(gathers, key=lambda action: units(view, action.space)), why)

    def _defend(self, view: View, legal: Sequence[Any]) -> Advice:
        fight, outlook = view.fight, Outlook(view, legal[0].seat)
        assert fight is not None
        if chance(view, fight) <= ENOUGH:
            return Advice(legal[0], say("Enough units are there.", "Il y a assez d'unités."))
        transfers = {action.figure: action for action in legal if isinstance(action, act.Transfer)}
        coming = next((figure for figure in (Figure.WIZARD, Figure.HERO) if figure in transfers), None)
        gathers = any(isinstance(action, act.Gather) for action in legal)
        here = outlook.at[fight.target]
        alone = coming is None and (here is None or here.figure is None)
        spare = outlook.spare(fight.target, outlook.seat, not alone) if gathers else 0
        if chance(view, fight, spare + (coming is not None), coming) > 1 - FAIR:
            return Advice(
                legal[0],
                say(
                    "This space cannot be held: the others are kept.",
                    "Cette case ne peut pas être tenue : on garde les autres.",
                ),
            )
        if coming is not None:
            return Advice(transfers[coming], say("Strength is needed here.", "Ici, il faut de la puissance."))
        return self._gather(
            view,
            legal,
            True,
            say("More units are needed to hold this space.", "Il faut plus d'unités pour tenir cette case."),
        )

    def _lose(self, view: View, legal: Sequence[Any]) -> Advice:
        loss, outlook = view.losses[0], Outlook(view, legal[0].seat)
        force = outlook.at[loss.space]
        assert force is not None
        assert force.figure is not None
        left = force.units - loss.count
        no_weaker = Side(left).strength >= Side(left, force.figure.strength).strength
        wizard = outlook.homes.get(Figure.WIZARD)
        if no_weaker and wizard is not None and outlook.may_leave(wizard) and not outlook.bands(loss.space):
            return Advice(
                legal[-1],
                say(
                    "Without the hero the soldiers are as strong, and the wizard can come.",
                    "Sans le héros, les soldats sont aussi forts, et le magicien peut venir.",
                ),
            )
        return Advice(
            legal[0],
            say("Hero and wizard are worth more than a soldier.", "Le héros et le magicien valent plus qu'un soldat."),
        )

    def _go_on(self, view: View, legal: Sequence[Any]) -> Advice:
        assert view.fight is not None
        if chance(view, view.fight) >= HOPELESS:
            return Advice(legal[0], say("The odds are still good.", "Les chances sont encore bonnes."))
        return Advice(
            legal[1],
            say(
                "The odds have become bad: better to keep what is left.",
                "Les chances sont devenues mauvaises : mieux vaut garder ce qui reste.",
            ),
        )

    def _occupy(self, view: View, legal: Sequence[Any]) -> Advice:
        assert view.fight is not None
        home, emptied = ends(view.fight)
        outlook = Outlook(view, legal[0].seat, emptied)
        moved, total = units(view, emptied), units(view, emptied) + units(view, home)
        few = max(1, total // 4)
        forward = outlook.pull(emptied) <= outlook.pull(home)
        add_target = total - min(outlook.garrison(home), few) if forward else min(outlook.garrison(emptied), few)
        if moved >= add_target:
            return Advice(
                legal[0], say("The others are needed where they are.", "Les autres sont utiles là où ils sont.")
            )
        moves = {action.piece: action for action in legal if isinstance(action, act.Advance)}
        order = [Piece.REST if add_target == total - 1 else Piece.SOLDIER, Piece.SOLDIER, Piece.WIZARD, Piece.HERO]
        if forward:
            order = [Piece.WIZARD, Piece.HERO, *order]
        piece = next(piece for piece in order if piece in moves)
        return Advice(
            moves[piece],
            say("From there the way goes on.", "De là, le chemin continue.")
            if forward
            else say("A few are enough there.", "Quelques-uns suffisent là-bas."),
        )

    # --- treasures

    def _ring(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        last = [action for action in legal if view.units(_holder(view, action.space)) <= view.to_place]
        if last:
            return Advice(
                last[0], say("These are the last units of a rival.", "Ce sont les dernières unités d'un rival.")
            )

        def value(action: act.Take) -> float:
            rival = _holder(view, action.space)
            points = 2.0 * outlook.rivals[rival] + 2.0 * (action.space in outlook.wanted)
            points += 1.5 * (action.piece.figure.strength if action.piece.figure is not None else 0)
            return points + 0.1 * units(view, action.space) + 0.2 * outlook.menace(rival, action.space)

        return Advice(
            max(legal, key=value), say("It is what hurts a rival most.", "C'est ce qui fait le plus mal à un rival.")
        )


def _why_help(option: int) -> str:
    match option:
        case 1:
            return say(
                "Two more soldiers in what I am likely to take.",
                "Deux soldats de plus dans ce que je vais sans doute prendre.",
            )
        case 2:
            return say("There are two good targets.", "Il y a deux bonnes cibles.")
        case 4:
            return say("Six soldiers, as I have few units.", "Six soldats, puisque j'ai peu d'unités.")
    return say("By water the way is shorter.", "Par l'eau, le chemin est plus court.")


def _good(plans: Iterable[Plan]) -> list[Plan]:
    """The attacks that are likely enough and gain something."""
    return [plan for plan in plans if plan.win >= FAIR and plan.value > 0]


def _holder(view: View, space: str) -> Seat:
    """The player who holds a space."""
    force = view.force(space)
    assert force is not None
    assert force.holder is not None
    return force.holder


def _with_figure(legal: Sequence[Any], figure: Figure, space: str) -> Any:
    """Soldiers in a space, with a figure if it may come."""
    here = [action for action in legal if action.space == space]
    return next((action for action in here if figure in action.figures), here[0])


def _hops(view: View, spaces: Sequence[str]) -> dict[str, int]:
    """How many steps each space is from some spaces; 0 everywhere when there are none."""
    board = view.board
    found = dict.fromkeys(spaces, 0) if spaces else dict.fromkeys(board.spaces, 0)
    row = list(found)
    for space in row:
        for near in board.neighbours[space]:
            if near not in found:
                found[near] = found[space] + 1
                row.append(near)
    return found


def _open(view: View, space: str, seat: Seat) -> int:
    """The neighbours of a territory that are vacant or one's own."""
    return sum(view.force(near) is None or view.holds(seat, near) for near in view.board.neighbours[space])


def _way_of(outlook: Outlook, rival: Seat) -> dict[str, int]:
    """How far the treasures of a rival are from his units, in steps."""
    far = _hops(outlook.view, outlook.view.own(rival))
    return {space: far[space] for space, owner in outlook.lying.items() if owner == rival}


BOTS: Final[dict[str, Bot]] = {"beginner": BEGINNER, "sensible": Sensible()}
"""The bots of Thorval, the weakest first."""
