"""Opponents for De l'Orc pour les Braves: one sane and random, one that remembers and weighs every card.

The better one rests on `forecast.py`. WAIT, SPARE and PRICE were found in games against changed copies of itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import comb
from random import Random
from typing import Any, Final

from orclib.engine import Seat
from orclib.games.braves import actions as act
from orclib.games.braves import forecast
from orclib.games.braves.components import (
    MERCENARIES,
    NONE,
    POINTS,
    ROUND_BATTLES,
    Army,
    Back,
    Counts,
    Design,
    Rank,
    minus,
    only,
    plus,
    with_one,
)
from orclib.games.braves.forecast import Heap
from orclib.games.braves.piles import owner_of
from orclib.games.braves.state import Phase, View
from orclib.games.braves.strength import strength
from orclib.language import _
from orclib.players import Advice, Bot

# --- the beginner ------------------------------------------------------------------------------------------------------

NOTICES: Final = 0.1
"""How likely a beginner is to notice, when asked, that a desertion would hit something good."""
SENDS: Final = 0.25
"""How likely a beginner is to send each mercenary in battles 1 to 3."""


class Beginner:
    """Shields and desertions at random times, spies at random; most mercenaries are kept for the last battle."""

    name = "beginner"

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        match view.phase:
            case Phase.DEAL:
                return self._recruit(view, legal, rng)
            case Phase.LEFTOVER:
                return Advice(self._shield(view, legal, rng), _("All shields must be played."))
            case Phase.CHAMPION:
                return Advice(rng.choice(legal), _("Anybody may be lucky."))
            case Phase.SPY:
                asks = [action for action in legal if isinstance(action, act.SpyAsk)]
                return Advice(rng.choice(asks or legal), _("Perhaps the card is there."))
            case Phase.CALL:
                return Advice(legal[0], _("One people after the other."))
            case Phase.COMMIT:
                return self._send(view, legal, rng)
            case Phase.COMMANDO:
                return self._strike(view, legal, rng)
            case Phase.FLYER:
                flights = [action for action in legal if isinstance(action, act.PlayFlyer)]
                if flights:
                    return Advice(rng.choice(flights), _("The flying machine has a goblin: off it goes."))
        return Advice(legal[-1], "")

    def _recruit(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        """Each moment that is left is as good for a shield as any other."""
        left = view.options.army_cards - view.dealt
        if any(isinstance(action, act.PlayShield) for action in legal) and rng.random() * (left + 1) < view.shields[
            view.seat or 0
        ]:
            return Advice(self._shield(view, legal, rng), _("Nobody seems to have claimed this pile."))
        strikes = [action for action in legal if isinstance(action, act.PlayDesertion) and self._tempting(view, action)]
        if strikes and rng.random() < NOTICES:
            return Advice(rng.choice(strikes), _("A strong card lies on top."))
        return Advice(None, _("There is time."))

    def _shield(self, view: View, legal: Sequence[Any], rng: Random) -> Any:
        shields = [action for action in legal if isinstance(action, act.PlayShield)]
        free = [action for action in shields if owner_of(view.piles[action.pile - 1]) is None]
        return rng.choice(free or shields)

    def _tempting(self, view: View, action: act.PlayDesertion) -> bool:
        """Whether a strong card lies on top of a pile that is not one's own."""
        pile = view.piles[action.pile - 1]
        top = pile[-1]
        if not isinstance(top, Army) or owner_of(pile) == view.seat:
            return False
        return top.design.rank is Rank.LEADER or top.design in (Design.GIANT, Design.WAR_MACHINE)

    def _send(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        """Each mercenary is sent with the same chance, and all of them at last; the commando stays."""
        seat = view.active
        assert seat is not None
        kept = (Design.COMMANDO,) if view.battle == ROUND_BATTLES else (Design.COMMANDO, Design.FLYING_MACHINE)
        sends = [action for action in legal if isinstance(action, act.Send) and action.design not in kept]
        hand, laid = view.hand(seat), view.laid[seat]
        if not sends or hand is None or laid is None:
            return Advice(legal[-1], _("No mercenaries go now."))
        if view.battle == ROUND_BATTLES:
            return Advice(sends[0], _("It is the last battle: they all go."))
        sent = sum(laid[design] for design in MERCENARIES)
        able = sent + sum(hand[action.design] for action in sends)
        if rng.random() < _more(sent, able):
            return Advice(rng.choice(sends), _("A mercenary may help."))
        return Advice(legal[-1], _("No more mercenaries go now."))

    def _strike(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        strikes = [action for action in legal if isinstance(action, act.PlayCommando)]
        if not strikes:
            return Advice(legal[-1], "")
        most = max(sum(view.shown[action.player]) for action in strikes)
        largest = [action for action in strikes if sum(view.shown[action.player]) == most]
        return Advice(rng.choice(largest), _("The commando goes where most cards lie."))


def _more(sent: int, able: int) -> float:
    """How likely it is that more are sent than so many, if each of all is sent with the chance SENDS."""
    shares = [comb(able, n) * SENDS**n * (1 - SENDS) ** (able - n) for n in range(able + 1)]
    return sum(shares[sent + 1 :]) / sum(shares[sent:])


# --- the sensible bot --------------------------------------------------------------------------------------------------

WAIT: Final = 4.0
"""Strength that a pile must be ahead of the next best to be claimed at once, for each card that it still gets."""
STRIKE: Final = (14.0, 5.0)
"""Strength that a rival must lose by a desertion: when the deal begins, and when it ends."""
TIDY: Final = (6.0, 2.0)
"""Strength that one's own hand must gain by a desertion: when the deal begins, and when it ends."""
PRICE: Final = (0.03, 0.05, 0.05, 0.0)
"""Points that a point of strength among one's mercenaries is worth after battles 1 to 4."""
COMMANDO: Final = (0.3, 0.3, 0.3, 0.01)
"""Points that the commando must gain in battles 1 to 4."""
SCENES: Final = 30
"""How many ways the hidden cards of a battle may lie are imagined."""


class Sensible:
    """Remembers every pile, claims what stands out, and spends mercenaries where they are likely to decide."""

    name = "sensible"
    wait = WAIT
    strike = STRIKE
    tidy = TIDY
    price = PRICE
    commando = COMMANDO
    alt = 1
    reflex = 1.0

    def worth(self, view: View, hand: Counts) -> float:
        return forecast.worth(view.options, hand)

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        if view.phase is Phase.DEAL:
            return self._recruit(view, legal, rng)
        if len(legal) == 1:
            return Advice(legal[0], "")
        match view.phase:
            case Phase.LEFTOVER:
                return self._leftover(view, legal)
            case Phase.CHAMPION:
                return self._champion(view, legal)
            case Phase.SPY:
                return self._spy(view, legal)
            case Phase.CALL:
                return self._call(view, legal)
            case Phase.COMMIT:
                return self._send(view, legal, rng)
            case Phase.COMMANDO:
                return self._strike(view, legal, rng)
            case Phase.FLYER:
                return self._fly(view, legal)
        return Advice(legal[0], "")

    # recruitment

    def _recruit(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        assert view.seat is not None
        heaps = forecast.ring(view)
        shields = {action.pile: action for action in legal if isinstance(action, act.PlayShield)}
        strikes = {action.pile: action for action in legal if isinstance(action, act.PlayDesertion)}
        if shields:
            best, lead = self._claim(view, heaps)
            if best is not None and lead > self.wait * best.to_come and (self.reflex==1 or rng.random() < self.reflex):
                return Advice(shields[best.number], _("This pile is clearly the best for me: before somebody else takes it."))
        if strikes:
            found = self._desert(view, heaps)
            if found is not None:
                return Advice(strikes[found[0].number], found[1])
        return Advice(None, _("Waiting shows more cards."))

    def _gains(self, view: View, heaps: Sequence[Heap]) -> list[tuple[float, Heap]]:
        """The piles that nobody has claimed, and what each would add to one's hand; the best first."""
        own = forecast.recruits(heaps, view.seat)
        now = self.worth(view, own)
        gains = [
            (self.worth(view, plus(own, heap.cards)) - now, heap) for heap in heaps if heap.owner is None
        ]
        return sorted(gains, key=lambda each: each[0], reverse=True)

    def _claim(self, view: View, heaps: Sequence[Heap]) -> tuple[Heap | None, float]:
        """The best free pile and how far it is ahead of the next best."""
        gains = self._gains(view, heaps)
        if not gains or gains[0][0] <= 0:
            return None, 0.0
        other = gains[self.alt][0] if len(gains) > self.alt else 0.0
        return gains[0][1], gains[0][0] - max(other, 0.0)

    def _bar(self, view: View, bars: tuple[float, float]) -> float:
        """From the first number down to the second in the course of the deal."""
        done = view.dealt / view.options.army_cards
        return bars[0] * (1 - done) + bars[1] * done

    def _desert(self, view: View, heaps: Sequence[Heap]) -> tuple[Heap, str] | None:
        """The pile on which a desertion does most for oneself, if that is enough."""
        found: list[tuple[float, Heap, str]] = []
        hands: dict[Seat, Counts] = {}
        for heap in heaps:
            if heap.target is None or heap.owner is None:
                continue
            if heap.owner not in hands:
                hands[heap.owner] = forecast.recruits(heaps, heap.owner)
            hand = hands[heap.owner]
            change = self.worth(view, with_one(hand, heap.target, -1)) - self.worth(view, hand)
            if heap.owner == view.seat:
                found.append((change / self._bar(view, self.tidy), heap, _("Better without that card: two of them only quarrel.")))
            else:
                found.append((-change / self._bar(view, self.strike), heap, _("The best card of a rival's pile lies on top: away with it.")))
        best = max(found, key=lambda each: each[0], default=None)
        return best[1:] if best is not None and best[0] >= 1 else None

    def _leftover(self, view: View, legal: Sequence[Any]) -> Advice:
        shields = {action.pile: action for action in legal if isinstance(action, act.PlayShield)}
        heaps = forecast.ring(view)
        gains = self._gains(view, heaps)
        claimed = [heap for heap in heaps if heap.owner is not None]
        if claimed and (not gains or gains[0][0] < 0):
            return Advice(shields[claimed[0].number], _("No pile that is left would help: a shield here has no effect."))
        return Advice(shields[gains[0][1].number], _("The best of the piles that nobody has claimed."))

    # the sorcerer

    def _champion(self, view: View, legal: Sequence[Any]) -> Advice:
        heaps = forecast.ring(view)
        best = max(legal, key=lambda action: self.worth(view, forecast.recruits(heaps, action.player)))
        return Advice(best, _("These piles are the best, as I remember them."))

    def _call(self, view: View, legal: Sequence[Any]) -> Advice:
        leads = {action: self._lead(view, action.people) for action in legal}
        ranked = sorted(legal, key=leads.__getitem__, reverse=True)
        if view.battle in (0, ROUND_BATTLES - 1):
            return Advice(ranked[0], _("My champion is strong there, and this battle is worth two points."))
        return Advice(ranked[-1], _("My champion's better peoples are kept for the last battle."))

    def _lead(self, view: View, people: Back) -> float:
        """How far the champion's army of a people is ahead of the strongest other one."""
        lead, rival = 0, 0
        for seat in view.recruiters:
            pool = view.pools[seat]
            assert pool is not None
            force = forecast.people_strength(view.options, pool, people)
            if seat == view.champion:
                lead = force
            else:
                rival = max(rival, force)
        return lead - rival

    # spies

    def _spy(self, view: View, legal: Sequence[Any]) -> Advice:
        own = view.hand(view.seat)
        hidden, now = forecast.unseen(view), self.worth(view, own)
        best, most = legal[-1], 0.0
        for action in legal:
            if isinstance(action, act.SpyAsk):
                gain = self.worth(view, with_one(own, action.design)) - now
                if gain > 0:
                    gain *= forecast.chance_to_hold(view, hidden, action.player, action.design)
                    if gain > most:
                        best, most = action, gain
        if most == 0:
            return Advice(legal[-1], _("No card would help me."))
        return Advice(best, _("A card that would help me much, and that is likely to be there."))

    # battles

    def _send(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        seat = view.seat
        done = legal[-1]
        hand, laid = view.hand(seat), view.laid[seat]
        sends = {action.design: action for action in legal if isinstance(action, act.Send)}
        rivals = self._rivals(view, rng)
        points, price = POINTS[view.battle - 1], self.price[view.battle - 1]
        before = forecast.reserve_strength(view.options, hand)
        best: tuple[float, int] = (-1.0, 0)
        plan: Counts = NONE
        for force in _forces(hand, sends):
            rest = minus(hand, force)
            army = plus(laid, force)
            mine = strength(view.options, army).total + self._flight(rest) * bool(any(army))
            cost = price * (before - forecast.reserve_strength(view.options, rest))
            value = points * self._chance(mine, rivals) * (any(army)) - cost
            key = (round(value, 9), -sum(force))
            if key > best:
                best, plan = key, force
        for design in sends:
            if plan[design]:
                return Advice(sends[design], _("Enough to beat what is likely to come."))
        return Advice(done, _("More would cost too much here."))

    def _flight(self, hand: Counts) -> int:
        goblins = hand[Design.GOBLIN]
        return 4 + goblins if hand[Design.FLYING_MACHINE] and goblins else 0

    def _rivals(self, view: View, rng: Random) -> list[int]:
        """The strongest rival's strength in each scene; -1 where there is none."""
        return [
            max((strength(view.options, army).total for army in scene.armies.values()), default=-1)
            for scene in forecast.scenes(view, rng, SCENES)
        ]

    def _chance(self, mine: int, rivals: Sequence[int]) -> float:
        return sum(mine >= rival for rival in rivals) / len(rivals)

    def _strike(self, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        seat, options = view.seat, view.options
        laid, hand = view.laid[seat], view.hand(seat)
        hold = legal[-1]
        army = laid
        mine = strength(options, army).total + self._flight(hand)
        if not any(army) and not self._flight(hand):
            return Advice(hold, _("I have no army that it could help."))
        scenes = [scene.armies for scene in forecast.scenes(view, rng, SCENES)]
        forces = [{rival: strength(options, army).total for rival, army in armies.items()} for armies in scenes]
        sums = {rival: sum(force.get(rival, 0) for force in forces) for force in forces for rival in force}
        strongest = max(sums, key=sums.__getitem__)
        now = sum(mine >= max(force.values()) for force in forces) / len(forces)
        best, most = hold, self.commando[view.battle - 1]
        for action in legal:
            if not isinstance(action, act.PlayCommando) or action.player != strongest:
                continue
            then = 0.0
            for armies, force in zip(scenes, forces, strict=True):
                others = max((n for rival, n in force.items() if rival != strongest), default=-1)
                if others > mine:
                    continue
                row = armies[strongest] if action.back is None else only(armies[strongest], action.back)
                good = sum(
                    n for design, n in zip(Design, row) if n and mine >= strength(options, with_one(armies[strongest], design, -1)).total
                )
                then += good / sum(row)
            gain = POINTS[view.battle - 1] * (then / len(forces) - now)
            if gain > most:
                best, most = action, gain
        if best is hold:
            return Advice(hold, _("It would hardly change anything."))
        if best.back is Back.MERCENARY:
            return Advice(best, _("A machine and its goblin may lie there: without one of them both are lost."))
        return Advice(best, _("It may take the card that beats me."))

    def _fly(self, view: View, legal: Sequence[Any]) -> Advice:
        seat, options = view.seat, view.options
        laid = view.laid[seat]
        others = max((strength(options, view.laid[rival]).total for rival in view.recruiters
                      if rival != seat and any(view.laid[rival])), default=-1)
        hold = legal[-1]

        def result(mine: int) -> int:
            return (mine >= others) + (mine > others)

        now = result(strength(options, laid).total) if any(laid) else 0
        best = hold
        for action in legal:
            if isinstance(action, act.PlayFlyer):
                army = plus(laid, with_one(with_one(NONE, Design.FLYING_MACHINE), Design.GOBLIN, action.goblins))
                then = result(strength(options, army, True, action.goblins).total)
                if then > now:
                    best, now = action, then
        if best is hold:
            return Advice(hold, _("It would not change who wins."))
        return Advice(best, _("It changes who wins."))


def _forces(hand: Counts, sends: Iterable[Design]) -> Iterator[Counts]:
    """Every lot of mercenaries that may be sent (specials not), the empty one first."""
    lots = [NONE]
    for design in sends:
        if design in (Design.COMMANDO, Design.FLYING_MACHINE):
            continue
        lots = [with_one(lot, design, n) for lot in lots for n in range(hand[design] + 1)]
    return iter(lots)


BOTS: Final[dict[str, Bot]] = {"beginner": Beginner(), "sensible": Sensible()}
"""The bots of De l'Orc pour les Braves, the weakest first."""
