"""Three opponents: one that plays sanely at random, one that weighs the table, one that also looks ahead.

Everything rests on one estimate: for each tribe, how likely each side is to win it, times what it is worth to that side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, tanh
from random import Random
from typing import Any

from orclib.engine import Game, Seat
from orclib.games.orc import actions as act
from orclib.games.orc.components import SEATS, TRIBES, Half, Tribe
from orclib.games.orc.scoring import score
from orclib.games.orc.state import Phase, State, Table, Use, View
from orclib.players import Advice
from orclib.players.search import Search

Orcs = Sequence[float]
"""How many orcs of each colour a hand holds, in the order of `Tribe`; a fraction when they are expected."""

SPREAD = (0.0, 0.6, 0.9, 1.4, 2.0)
TIE = (0.5,) * 5
TEMPO = (0.3,) * 5
HELD = 0.1
FLEX = 0.75
EARLY = 24
DRAWN = 1.0


def value(state: State, seat: Seat, held: tuple[Orcs, Orcs]) -> float:
    """How many points a seat is ahead, as expected from here; where a card is due, the mover takes the best pile."""
    piles = [front.pile for front in state.fronts]
    for tribe in state.picked:
        piles[tribe.index] -= 1
    board = _Board(state, held)
    due = 0
    if state.phase is Phase.DRAW:
        due = min(state.owed, sum(piles))
    owed = due + len(state.picked)
    for _ in range(due):
        board.best_pile(piles, state.mover)
    lead = board.lead(piles)
    hands = [len(hand) for hand in state.hands]
    hands[state.mover] += owed
    flex = FLEX * min(1.0, sum(piles) / EARLY) * (hands[0] - hands[1])
    gain = 0.0
    if owed:
        gain = owed * DRAWN
        if state.mover:
            gain = -gain
    lead += flex + gain
    return -lead if seat else lead


class _Board:
    def __init__(self, state: State, held: tuple[Orcs, Orcs]) -> None:
        self.ranks = _ranks(state.frontier, state.box)
        worths = _worths(state.frontier)
        north, south = held
        self.north = [w + n for w, n in zip(worths, north)]
        self.south = [w + n for w, n in zip(worths, south)]
        drawing = state.phase in (Phase.DRAW, Phase.TURN_UP)
        nxt = 1 - state.mover if drawing else state.mover
        self.sign = -1 if nxt else 1
        self.edge = []
        self.fixed = []
        for i, front in enumerate(state.fronts):
            if front.owner is not None:
                self.fixed.append((1.0, 0.0) if front.owner == 0 else (0.0, 1.0))
                self.edge.append(0.0)
            elif front.frozen:
                self.fixed.append((0.0, 0.0))
                self.edge.append(0.0)
            else:
                self.fixed.append(None)
                n, s = front.sides
                d = 0
                for p in n:
                    d += p.half
                for p in s:
                    d -= p.half
                self.edge.append(d)
        self.bias = [HELD * (n - s) for n, s in zip(north, south)]

    def outright(self, i: int, pile: int) -> tuple[float, float]:
        if self.fixed[i]:
            return self.fixed[i]
        d = self.edge[i]
        if pile == 0:
            return (1.0, 0.0) if d > 0 else (0.0, 1.0) if d < 0 else (0.0, 0.0)
        d += self.bias[i] + self.sign * TEMPO[pile]
        c = TIE[pile]
        s = SPREAD[pile]
        return 1 / (1 + exp((c - d) / s)), 1 / (1 + exp((c + d) / s))

    def lead(self, piles) -> float:
        return self.settle([self.outright(i, p) for i, p in enumerate(piles)])

    def settle(self, odds) -> float:
        w = l = 0.0
        ranks = self.ranks
        for i in ranks:
            a, b = odds[i]
            t = 1 - a - b
            w, l = a + t * w, b + t * l
        total = 0.0
        for i in ranks:
            a, b = odds[i]
            t = 1 - a - b
            w, l = a + t * w, b + t * l
            total += w * self.north[i] - l * self.south[i]
        return total

    def best_pile(self, piles, mover) -> int:
        odds = [self.outright(i, p) for i, p in enumerate(piles)]
        best, at = None, 0
        for i, p in enumerate(piles):
            if p:
                keep = odds[i]
                odds[i] = self.outright(i, p - 1)
                lead = self.settle(odds)
                odds[i] = keep
                if mover:
                    lead = -lead
                if best is None or lead > best:
                    best, at = lead, i
        piles[at] -= 1
        return at


@cache
def _ranks(frontier: Any, box: Any) -> tuple[int, ...]:
    return tuple(tribe.index for tribe in Table(options=None, frontier=frontier, box=box).ranks)


@cache
def _worths(frontier: Any) -> tuple[int, ...]:
    return tuple(Table(options=None, frontier=frontier).worth(tribe) for tribe in TRIBES)


def count(cards) -> list[float]:
    orcs = [0.0] * 6
    for card in cards:
        orcs[card.single.index] += 1
        orcs[card.double.index] += 2
    return orcs


def guess(view: View) -> tuple[Orcs, Orcs]:
    seat = view.seat
    mine = count(view.hands[seat])
    n = len(view.hands[1 - seat])
    share = n / max(1, len(view.unknown))
    theirs = [share * x for x in count(view.unknown)]
    return (mine, theirs) if seat == 0 else (theirs, mine)


def _spent(held, action):
    if isinstance(action, (act.Attack, act.Discard)):
        orcs = list(held[action.seat])
        orcs[action.card.single.index] -= 1
        orcs[action.card.double.index] -= 2
        return (orcs, held[1]) if action.seat == 0 else (held[0], orcs)
    return held


class Beginner:
    name = "beginner"

    def choose(self, game, view, legal, rng):
        attacks = [a for a in legal if isinstance(a, act.Attack)]
        if not attacks:
            return Advice(rng.choice(legal), "")
        w = []
        for a in attacks:
            f = view.front(a.tribe)
            behind = f.strength(a.seat) < f.strength(SEATS[1 - a.seat])
            w.append((2 if a.half is Half.DOUBLE else 1) * (2 if behind else 1))
        return Advice(rng.choices(attacks, w)[0], "")


class Sensible:
    name = "sensible"

    def choose(self, game, view, legal, rng):
        if view.phase is Phase.CHOOSE:
            return Advice(legal[1], "")
        world = game.determinize(view, rng)
        held = guess(view)
        best = max(legal, key=lambda a: value(game.carry_out(world, a)[0], view.seat, _spent(held, a)))
        return Advice(best, "")


def prospect(state: State, seat: Seat) -> float:
    if state.phase is Phase.OVER:
        n, s = score(state).totals
        lead = n - s
        if not lead:
            o = state.front(state.ranks[0]).owner
            lead = 0 if o is None else 0.5 if o == 0 else -0.5
        v = (1 if lead > 0 else -1 if lead < 0 else 0) + 0.01 * lead
        return -v if seat else v
    return tanh(value(state, seat, (count(state.hands[0]), count(state.hands[1]))) / 6)


class Strong:
    name = "strong"
    samples = 48
    near = 4

    def choose(self, game, view, legal, rng):
        if view.phase is Phase.CHOOSE:
            return Advice(legal[1], "")
        s = Search(evaluate=prospect, samples=self.samples, depth=lambda st: 99 if st.pile_cards <= 6 else self.near)
        return Advice(s.best(game, view, legal, rng), "")
