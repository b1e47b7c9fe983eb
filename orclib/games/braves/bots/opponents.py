"""Opponents for De l'Orc pour les Braves: one sane and random, one that remembers and weighs every card.

The better one rests on `outlook.py`. In games against copies of itself with other numbers in `Bars` (and with hands
valued by the battles that they may win instead of by their strength) none was clearly better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from orclib.engine import Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.braves import actions as act
from orclib.games.braves.bots import odds, outlook
from orclib.games.braves.bots.beginner import BEGINNER
from orclib.games.braves.bots.outlook import Heap
from orclib.games.braves.box import (
    NONE,
    POINTS,
    ROUND_BATTLES,
    Back,
    Counts,
    Design,
    minus,
    only,
    plus,
    with_one,
)
from orclib.games.braves.rules.strength import strength
from orclib.games.braves.state import Options, Phase, View
from orclib.language import say

# --- the sensible bot ------------------------------------------------------------------------------------------------

SCENES: Final = 60
"""In how many ways the hidden cards of a battle are imagined."""
TOLD: Final = 0.5
"""How likely a bot must be to win a battle if it is to say so."""


class Weighed(NamedTuple):
    """A pile, and what a play on it gains."""

    gain: float
    heap: Heap


class Bars(NamedTuple):
    """What a bot asks for before it acts, in the unit in which it values hands."""

    wait: float
    """What a pile must be ahead of the next best to be claimed, for each card that is still to come to it."""
    strike: tuple[float, float]
    """What a rival must lose by a desertion: when the deal begins, and when it ends."""
    tidy: tuple[float, float]
    """What one's own hand must gain by a desertion: when the deal begins, and when it ends."""
    price: tuple[float, ...] = (0.03, 0.05, 0.05, 0.0)
    """Points that a point of strength among one's mercenaries is worth after battles 1 to 4."""
    commando: tuple[float, ...] = (0.3, 0.3, 0.3, 0.01)
    """Points that the commando must gain in battles 1 to 4."""


class Mine(NamedTuple):
    """What the seat of a view has in hand and in the battle."""

    seat: Seat
    hand: Counts
    army: Counts


def _mine(view: View) -> Mine:
    assert view.seat is not None
    hand, army = view.hand(view.seat), view.laid[view.seat]
    assert hand is not None
    assert army is not None
    return Mine(view.seat, hand, army)


class Sensible:
    """Remembers every pile, claims what stands out, and spends mercenaries where they are likely to decide."""

    name = "sensible"
    bars = Bars(wait=4.0, strike=(14.0, 5.0), tidy=(6.0, 2.0))

    def worth(self, options: Options, hand: Counts) -> float:
        """What a hand is worth, in strength."""
        return outlook.worth(options, hand)

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        if view.phase is Phase.DEAL:
            return self._recruit(view, legal)
        if len(legal) == 1:
            return Advice(legal[0], "")
        match view.phase:
            case Phase.LEFTOVER:
                return self._leftover(view, legal)
            case Phase.CHAMPION:
                return self._champion(view, legal)
            case Phase.SPY:
                return self._ask(view, legal)
            case Phase.CALL:
                return self._call(view, legal)
            case Phase.COMMIT:
                return self._send(view, legal, rng)
            case Phase.COMMANDO:
                return self._raid(view, legal, rng)
        return self._fly(view, legal)

    # recruitment

    def _recruit(self, view: View, legal: Sequence[Any]) -> Advice:
        heaps = outlook.ring(view)
        shields = _by_pile(legal, act.PlayShield)
        if shields:
            free = self._free(view, heaps)
            # What is left to take if somebody else is faster; a pile that harms need not be taken.
            other = max(free[1].gain, 0.0) if len(free) > 1 else 0.0
            if free and free[0].gain - other > self.bars.wait * free[0].heap.to_come:
                why = say(
                    "Among the piles that nobody has claimed this one stands out: better now than too late.",
                    "Parmi les piles que personne n'a prises, celle-ci sort du lot : mieux vaut maintenant que "
                    "trop tard.",
                )
                return Advice(shields[free[0].heap.number], why)
        strikes = _by_pile(legal, act.PlayDesertion)
        if strikes:
            target = max(self._targets(view, heaps), key=lambda each: each.gain, default=None)
            if target is not None and target.gain >= 1:
                own = target.heap.owner == view.seat
                why = (
                    say("I am stronger without that card.", "Je suis plus fort sans cette carte.")
                    if own
                    else say("A rival loses much with that card.", "Avec cette carte, un rival perd beaucoup.")
                )
                return Advice(strikes[target.heap.number], why)
        return Advice(
            None,
            say(
                "Nothing stands out yet: I wait for more cards.",
                "Rien ne sort du lot pour l'instant : j'attends d'autres cartes.",
            ),
        )

    def _free(self, view: View, heaps: Sequence[Heap]) -> list[Weighed]:
        """The piles that nobody has claimed with what each would add to one's hand, the best first."""
        assert view.seat is not None
        own = outlook.recruits(heaps, view.seat)
        now = self.worth(view.options, own)
        free = [
            Weighed(self.worth(view.options, plus(own, heap.cards)) - now, heap) for heap in heaps if heap.owner is None
        ]
        return sorted(free, key=lambda each: each.gain, reverse=True)

    def _targets(self, view: View, heaps: Sequence[Heap]) -> Iterator[Weighed]:
        """The claimed piles with what a desertion would do for oneself; 1 is just enough to play it."""
        hands: dict[Seat, Counts] = {}
        for heap in heaps:
            if heap.owner is None or heap.target is None:
                continue
            if heap.owner not in hands:
                hands[heap.owner] = outlook.recruits(heaps, heap.owner)
            hand = hands[heap.owner]
            change = self.worth(view.options, with_one(hand, heap.target, -1)) - self.worth(view.options, hand)
            if heap.owner == view.seat:
                yield Weighed(change / _bar(view, self.bars.tidy), heap)
            else:
                yield Weighed(-change / _bar(view, self.bars.strike), heap)

    def _leftover(self, view: View, legal: Sequence[Any]) -> Advice:
        heaps, shields = outlook.ring(view), _by_pile(legal, act.PlayShield)
        free = self._free(view, heaps)
        claimed = [heap for heap in heaps if heap.owner is not None]
        if claimed and (not free or free[0].gain < 0):
            why = say(
                "No pile that is left would help me: on this one the shield is void.",
                "Aucune des piles qui restent ne m'aiderait : sur celle-ci, le bouclier est sans effet.",
            )
            return Advice(shields[claimed[0].number], why)
        return Advice(
            shields[free[0].heap.number],
            say("The best of the piles that nobody has claimed.", "La meilleure des piles que personne n'a prises."),
        )

    # the sorcerer

    def _champion(self, view: View, legal: Sequence[Any]) -> Advice:
        heaps = outlook.ring(view)
        best = max(legal, key=lambda action: self.worth(view.options, outlook.recruits(heaps, action.player)))
        return Advice(
            best,
            say(
                "No other piles are as good, as far as I can tell.",
                "Pour autant que je sache, personne d'autre n'a d'aussi bonnes piles.",
            ),
        )

    def _call(self, view: View, legal: Sequence[Any]) -> Advice:
        ranked = sorted(legal, key=lambda action: _lead(view, action.people), reverse=True)
        if view.battle in (0, ROUND_BATTLES - 1):
            return Advice(
                ranked[0],
                say(
                    "Two points: the people in which my champion is furthest ahead.",
                    "Deux points : le peuple où mon champion a le plus d'avance.",
                ),
            )
        return Advice(
            ranked[-1],
            say(
                "One point: my champion's better peoples can wait.",
                "Un point : les meilleurs peuples de mon champion peuvent attendre.",
            ),
        )

    # spies

    def _ask(self, view: View, legal: Sequence[Any]) -> Advice:
        own = _mine(view).hand
        now = self.worth(view.options, own)
        best, most = legal[-1], 0.0
        for action in legal:
            if isinstance(action, act.SpyAsk):
                gain = self.worth(view.options, with_one(own, action.design)) - now
                if gain > most:  # else it cannot be the best, however likely it is
                    gain *= float(odds.gives(view, action.player, action.design))
                    if gain > most:
                        best, most = action, gain
        if not most:
            return Advice(
                best,
                say(
                    "No card that somebody may have would help me.",
                    "Aucune carte que quelqu'un pourrait avoir ne m'aiderait.",
                ),
            )
        return Advice(
            best,
            say("The card helps me, and it may well be there.", "La carte m'aide, et il se peut bien qu'elle y soit."),
        )

    # battles

    def _send(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        mine, options, battle = _mine(view), view.options, view.battle - 1
        sends = {action.design: action for action in legal if isinstance(action, act.Send)}
        rivals = [outlook.strongest(options, armies) for armies in outlook.imagined(view, rng, SCENES)]

        def chance(force: Counts) -> float:
            reach = outlook.may_reach(options, plus(mine.army, force), minus(mine.hand, force))
            return _share(reach, rivals)

        def value(force: Counts) -> tuple[float, int]:
            kept = outlook.reserve_strength(options, minus(mine.hand, force))
            points = POINTS[battle] * chance(force) + self.bars.price[battle] * kept
            return round(points, 6), -sum(force)  # of equals the smallest

        plan = max(outlook.forces(mine.hand), key=value)
        for design, action in sends.items():
            if plan[design]:
                if chance(plan) >= TOLD:
                    return Advice(
                        action,
                        say(
                            "With this force I am likely to win, as far as I can see.",
                            "Avec ces forces, j'ai de bonnes chances de gagner, pour autant que je voie.",
                        ),
                    )
                return Advice(
                    action,
                    say(
                        "It may be just enough, and it is worth the attempt.",
                        "Cela peut suffire de justesse, et cela vaut la peine d'essayer.",
                    ),
                )
        if chance(NONE) >= TOLD:
            return Advice(legal[-1], say("What lies here should be enough.", "Ce qui est posé ici devrait suffire."))
        return Advice(legal[-1], say("More would be a waste here.", "Ici, en mettre plus serait du gâchis."))

    def _raid(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        """The commando goes against the rival that looks strongest, if the chance to win grows enough."""
        mine, options, battle = _mine(view), view.options, view.battle - 1
        reach, scenes = outlook.may_reach(options, mine.army, mine.hand), outlook.imagined(view, rng, SCENES)
        looks: Counter[Seat] = Counter()
        for armies in scenes:
            looks.update({rival: strength(options, army).total for rival, army in armies.items()})
        strongest = looks.most_common(1)[0][0]
        now = _share(reach, [outlook.strongest(options, armies) for armies in scenes])
        best, most = legal[-1], self.bars.commando[battle] / POINTS[battle]
        for action in legal:
            if isinstance(action, act.PlayCommando) and action.player == strongest:
                gain = sum(_after_raid(options, armies, action, reach) for armies in scenes) / len(scenes) - now
                if gain > most:
                    best, most = action, gain
        if best == legal[-1]:
            return Advice(
                best,
                say("The commando would hardly change anything here.", "Ici, le commando ne changerait presque rien."),
            )
        if best.back is Back.MERCENARY:
            return Advice(
                best,
                say(
                    "A machine and its goblin may lie there: one is worth little without the other.",
                    "Il y a peut-être là une machine et son gobelin : l'un sans l'autre ne vaut pas grand-chose.",
                ),
            )
        return Advice(
            best,
            say(
                "It may hit the card that makes this army too strong for me.",
                "Il peut toucher la carte qui rend cette armée trop forte pour moi.",
            ),
        )

    def _fly(self, view: View, legal: Sequence[Any]) -> Advice:
        """The faces lie open, so the result is certain: the smallest flight that changes it for the better."""
        mine, options = _mine(view), view.options
        armies = {rival: army for rival, army in enumerate(view.laid) if rival != mine.seat and army and any(army)}
        rival = max([strength(options, army).total for army in armies.values()], default=outlook.ABSENT)
        own = strength(options, mine.army).total if any(mine.army) else outlook.ABSENT
        best, most = legal[-1], _result(own, rival)
        for action in legal:
            if isinstance(action, act.PlayFlyer):
                result = _result(outlook.with_flight(options, mine.army, action.goblins), rival)
                if result > most:
                    best, most = action, result
        if best == legal[-1]:
            return Advice(
                best,
                say(
                    "The flying machine would not change who wins.", "La machine volante ne changerait pas le gagnant."
                ),
            )
        return Advice(best, say("The flying machine changes who wins.", "La machine volante change le gagnant."))


def _by_pile(legal: Sequence[Any], kind: type[Any]) -> dict[int, Any]:
    """The plays of one kind by the pile on which they are made."""
    return {action.pile: action for action in legal if isinstance(action, kind)}


def _bar(view: View, bars: tuple[float, float]) -> float:
    """From the first bar to the second, as the deal goes on."""
    done = view.dealt / view.options.army_cards
    return bars[0] * (1 - done) + bars[1] * done


def _lead(view: View, people: Back) -> int:
    """How far the champion is ahead of the strongest other army of a people; the sorcerer has seen all hands."""
    forces = {
        seat: outlook.people_strength(view.options, pool, people)
        for seat, pool in zip(view.options.seats, view.pools, strict=True)
        if pool is not None
    }
    assert view.champion is not None
    return forces.pop(view.champion) - max(forces.values())


def _share(mine: int, rivals: Sequence[int]) -> float:
    """In what part of the scenes an army wins; a tie counts as won, as all who are tied score."""
    return 0.0 if mine == outlook.ABSENT else sum(mine >= rival for rival in rivals) / len(rivals)


def _after_raid(options: Options, armies: outlook.Armies, raid: act.PlayCommando, mine: int) -> float:
    """How likely it is to win in one scene, if the commando takes any of the cards that it is sent against."""
    others = {rival: army for rival, army in armies.items() if rival != raid.player}
    if mine < outlook.strongest(options, others):
        return 0.0
    army = armies[raid.player]
    row = army if raid.back is None else only(army, raid.back)
    won = [
        cards
        for design, cards in zip(Design, row, strict=True)
        if cards and mine >= strength(options, with_one(army, design, -1)).total
    ]
    return sum(won) / sum(row)


def _result(mine: int, rival: int) -> int:
    """0 for a battle lost, 1 for one won together with others, 2 for one won alone."""
    return 0 if mine == outlook.ABSENT else (mine >= rival) + (mine > rival)


BOTS: Final[dict[str, Bot]] = {"beginner": BEGINNER, "sensible": Sensible()}
"""The bots of De l'Orc pour les Braves, the weakest first."""
