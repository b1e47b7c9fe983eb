"""How soon a rule shows: the shortest play known, from some positions, in which each clause is cited.

What is looked through is always the same, so the answer is too: first every action of everybody, breadth first, as far
as that goes; then random lines, in which each kind of action is as likely as any other, that go on from wherever a
clause was cited for the first time. What a line found is shortened: actions that are not needed are left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from orclib.engine import CHANCE, Event, Match, Reason, Seat

AnyMatch = Match[Any, Any, Any, Any]
Rules = Any

BROAD: Final = 10_000
"""Actions tried breadth first, from all positions together; all first ones are in any case."""
RANDOM: Final = 20_000
"""Actions played at random, from all positions together."""
NEAR: Final = 5_000
"""Actions tried either way for one clause, from the positions of the lessons that teach it."""
LENGTHS: Final = (4, 8, 16, 32, 64, 128, 256)
"""How many actions a random line has, in turn."""
SHORTENED: Final = 10_000
"""Actions tried to shorten a play."""
PASSING: Final = 1
"""So many actions more are worth a play whose last move ends with what it shows, so that the board shows it too."""
SAMPLED: Final = 500
"""Of so many states on random lines one is kept, to see what is forbidden there."""


class Position(NamedTuple):
    """Where a search begins: its name, the line of play that stands there, the clauses that its lesson teaches."""

    name: str
    match: AnyMatch
    about: tuple[str, ...] = ()


class Play(NamedTuple):
    """Actions from a position, and the line of play at their end."""

    position: Position
    actions: tuple[Any, ...]

    @property
    def match(self) -> AnyMatch:
        fork = self.position.match.fork()
        fork.deal = False
        for action in self.actions:
            fork.play(action)
        return fork


class Refusal(NamedTuple):
    """An action that is forbidden at the end of a play, and every reason against it."""

    play: Play
    action: Any
    reasons: tuple[Reason, ...]


class _Node(NamedTuple):
    """A state, and how it was reached: from which position, by how many actions, and these, the last one outside."""

    at: int
    state: Any
    depth: int = 0
    trail: tuple[Any, ...] | None = None

    def then(self, action: Any, state: Any) -> _Node:
        return _Node(self.at, state, self.depth + 1, (self.trail, action))

    @property
    def actions(self) -> tuple[Any, ...]:
        found, trail = [], self.trail
        while trail is not None:
            trail, action = trail
            found.append(action)
        return tuple(reversed(found))


def goes_on(events: Sequence[Event], clauses: Collection[str]) -> bool:
    """Whether what happens goes on where it shows one of the clauses: the board behind it is of another moment."""
    shown = [at for at, event in enumerate(events) if event.clause in clauses]
    places = set(events[shown[-1]].marks) if shown else set()
    return any(places & set(event.marks) for event in events[shown[-1] + 1 :]) if shown else False


def _breadth_first(game: Rules, start: _Node) -> Iterator[tuple[_Node, set[str]]]:
    """Everything that can follow, nearest first, with the clauses that the last step shows."""
    layer, seen = [start], {start.state}
    while layer:
        following = []
        for node in layer:
            for seat in game.to_act(node.state):
                for action in game.legal_actions(node.state, seat):
                    state, events = game.apply_unchecked(node.state, action)
                    after = node.then(action, state)
                    yield after, game.cited(events, game.outcome(state))
                    if state not in seen:
                        seen.add(state)
                        following.append(after)
        layer = following


class Search:
    """What is met from some positions: plays that show a clause, actions that a clause forbids.

    It looks when it is first asked, and remembers; no answer depends on what else was asked. `eyes`: the seat that
    asks, of whose actions alone it is told what forbids them.
    """

    def __init__(
        self,
        game: Rules,
        positions: Sequence[Position],
        eyes: Seat | None = None,
        *,
        broad: int = BROAD,
        random: int = RANDOM,
        lines: Mapping[str, tuple[str, ...]] = {},
    ) -> None:
        self.game, self.positions, self.eyes = game, tuple(positions), eyes
        self._lines = dict(lines)
        """By clause a named position and moves, whose last one shows the clause: it is far, or has to be typed."""
        self._broad, self._random = broad, random
        self._roots = [_Node(at, position.match.state) for at, position in enumerate(self.positions)]
        self._forget()
        self._answers: dict[str, Play | None] = {}
        self._judged: dict[int, dict[str, _Judgement]] = {}

    # --- questions ---------------------------------------------------------------------------------------------------

    def play(self, clause: str) -> Play | None:
        """The shortest play known that shows a clause; None when none was met."""
        if clause not in self._answers:
            self._answers[clause] = self._play(clause)
        return self._answers[clause]

    def _play(self, clause: str) -> Play | None:
        self._look()
        line = self.line(clause)
        told = line if isinstance(line, Play) else None
        if clause not in self._met:
            near = [position for position in self.positions if clause in position.about]
            if told is None and 0 < len(near) < len(self.positions):
                return Search(self.game, near, self.eyes, broad=NEAR, random=NEAR).play(clause)
            return told
        ends = self._met[clause].values()
        least = min(node.depth for node in ends)
        end = min(
            (node for node in ends if node.depth <= least + PASSING),
            key=lambda node: (
                node.depth + PASSING * self._passes(node, clause),
                clause not in self.positions[node.at].about,
                node.at,
            ),
        )
        if end.depth > self.depth + 1:
            end = _Shortening(self.game, clause, self._roots[end.at]).shortened(end)
        return told if told is not None and len(told.actions) < end.depth else Play(self.positions[end.at], end.actions)

    def _passes(self, end: _Node, clause: str) -> bool:
        """Whether the last move goes on where it shows the clause."""
        *before, last = end.actions
        state = self._roots[end.at].state
        for action in before:
            state, _events = self.game.apply_unchecked(state, action)
        _state, events = self.game.apply_unchecked(state, last)
        return goes_on(events, (clause,))

    def refusal(self, clause: str) -> Refusal | None:
        """The plainest action met that a clause forbids, if can be where its lesson looks; None when none was met."""
        line = self.line(clause)
        if isinstance(line, Refusal):
            return line
        self._look()
        near = [node for node in self._fresh if clause in self.positions[node.at].about]
        for nodes in (near, self._fresh, self._sampled):
            found = [told[clause] for node in nodes if clause in (told := self._judgement(node))]
            if found:
                return min(found, key=lambda judgement: judgement.rank).refusal
        return None

    def line(self, clause: str) -> Play | Refusal | None:
        """Where the line leads that is told for a clause; None when there is none."""
        if clause not in self._lines:
            return None
        name, *moves, last = self._lines[clause]
        position = next(position for position in self.positions if position.name == name)
        match = position.match.fork()
        match.deal = False
        for move in moves:
            match.play(move)
        action = match.read(last)
        reasons = match.refusals(action)
        if not reasons:
            match.play(action)
        play = Play(position, tuple(ply.action for ply in match.plies[len(position.match.plies) :]))
        return Refusal(play, action, reasons) if reasons else play

    def shown(self) -> set[str]:
        """The clauses that some play shows, as far as all positions together have been looked through."""
        self._look()
        return {*self._met, *(clause for clause in self._lines if isinstance(self.line(clause), Play))}

    def refused(self) -> set[str]:
        """The clauses that forbid something in some position."""
        self._look()
        told = {clause for clause in self._lines if isinstance(self.line(clause), Refusal)}
        return told.union(*map(self._judgement, (*self._fresh, *self._sampled)))

    # --- looking -----------------------------------------------------------------------------------------------------

    def _forget(self) -> None:
        """Begin as if nothing had been looked at."""
        self.looked = 0
        """How many actions were tried."""
        self.depth: float = 0
        """How many actions deep everything was tried; inf when nothing is left to try."""
        self._fresh = list(self._roots)
        """Where random lines begin: the positions, and wherever a clause was cited for the first time."""
        self._sampled: list[_Node] = []
        self._met: dict[str, dict[int, _Node]] = {}
        """For each clause, and each position from which it was met, the shortest play."""

    def _look(self) -> None:
        if self.looked:
            return
        try:
            depths = [self._look_broadly(root, self._broad // len(self._roots)) for root in self._roots]
            self.depth = min(depths)
            self._wander()
        except BaseException:  # stopped half-way, by a person: what was not reached is no "nothing shows it"
            self._forget()
            raise

    def _look_broadly(self, root: _Node, most: int) -> float:
        """Try everything breadth first, at least all first actions; how many actions deep all has been tried."""
        for number, (node, clauses) in enumerate(_breadth_first(self.game, root)):
            if number >= most and node.depth > 1:
                return node.depth - 1
            self._note(node, clauses)
        return inf

    def _wander(self) -> None:
        """Play at random, from the positions and from wherever something new was met on the way."""
        game, rng, end = self.game, Random(self.game.slug), self.looked + self._random
        for length in cycle(LENGTHS):
            for node in self._fresh:
                for _step in range(length):
                    acting = game.to_act(node.state)
                    if not acting:
                        break
                    if self.looked == end:
                        return
                    action = _chosen(game.legal_actions(node.state, rng.choice(acting)), rng)
                    state, events = game.apply_unchecked(node.state, action)
                    node = node.then(action, state)
                    if self._note(node, game.cited(events, game.outcome(state))):
                        self._fresh.append(node)
                    if self.looked % SAMPLED == 0:
                        self._sampled.append(node)
            if all(not game.to_act(node.state) for node in self._fresh):
                return

    def _note(self, node: _Node, clauses: Iterable[str]) -> bool:
        """Remember what shows the clauses; whether one is new."""
        self.looked += 1
        new = False
        for clause in clauses:
            new |= clause not in self._met
            known = self._met.setdefault(clause, {}).get(node.at)
            if known is None or known.depth > node.depth:
                self._met[clause][node.at] = node
        return new

    def _judgement(self, node: _Node) -> dict[str, _Judgement]:
        """For each clause that forbids something in a state, the plainest: forbidden by it alone, to who may act."""
        if id(node) in self._judged:
            return self._judged[id(node)]
        told: dict[str, _Judgement] = {}
        game, state = self.game, node.state
        acting, play = game.to_act(state), Play(self.positions[node.at], node.actions)
        seats = [*map(Seat, range(state.options.players)), CHANCE] if self.eyes is None else [self.eyes]
        for seat in seats:
            for far, actions in enumerate(
                (game.pseudo_legal_actions(state, seat), game.never_legal_actions(state, seat))
            ):
                for action in actions:
                    reasons = game.refusals(state, action)
                    for place, reason in enumerate(reasons):
                        rank = place > 0, seat not in acting, seat == CHANCE, far, node.depth, len(reasons), node.at
                        if reason.clause not in told or rank < told[reason.clause].rank:
                            told[reason.clause] = _Judgement(rank, Refusal(play, action, reasons))
        self._judged[id(node)] = told
        return told


class _Judgement(NamedTuple):
    rank: tuple[int, ...]
    """The lower, the plainer."""
    refusal: Refusal


def _chosen(legal: Sequence[Any], rng: Random) -> Any:
    """An action of any kind: each kind is as likely, so that none drowns among many of another."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([action for action in legal if type(action) is kind])


class _Shortening:
    """Makes a play shorter that shows a clause: parts are left out, or its end is reached on another way."""

    def __init__(self, game: Rules, clause: str, root: _Node) -> None:
        self.game, self.clause, self.root = game, clause, root
        self.left = SHORTENED
        """How many more actions are tried."""

    def shortened(self, end: _Node) -> _Node:
        """The shortest play found."""
        while self.left > 0 and (shorter := self._left_out(end) or self._reached(end) or self._tried(end)) is not None:
            end = shorter
        return end

    def _tried(self, end: _Node) -> _Node | None:
        """Another play from the same position, at random."""
        rng = Random(self.clause)
        while self.left > 0:
            node = self.root
            while node.depth < end.depth - 1 and (acting := self.game.to_act(node.state)):
                self.left -= 1
                action = _chosen(self.game.legal_actions(node.state, rng.choice(acting)), rng)
                state, events = self.game.apply_unchecked(node.state, action)
                node = node.then(action, state)
                if self.clause in self.game.cited(events, self.game.outcome(state)):
                    return node
        return None

    def _left_out(self, end: _Node) -> _Node | None:
        """The play without some actions in a row, as many as can be."""
        actions, size = end.actions, end.depth // 2
        while size:
            for first in range(end.depth - size + 1):
                shorter = self._replayed((*actions[:first], *actions[first + size :]))
                if shorter is not None or self.left <= SHORTENED // 2:
                    return shorter
            size //= 2
        return None

    def _replayed(self, actions: Iterable[Any]) -> _Node | None:
        """The play of these actions up to where the clause shows; None when one is forbidden or it does not."""
        node = self.root
        for action in actions:
            self.left -= 1
            if self.game.refusals(node.state, action):
                return None
            state, events = self.game.apply_unchecked(node.state, action)
            node = node.then(action, state)
            if self.clause in self.game.cited(events, self.game.outcome(state)):
                return node
        return None

    def _reached(self, end: _Node) -> _Node | None:
        """The play with its end reached sooner: looked for breadth first from places on the way."""
        way = [self.root]
        for action in end.actions[:-2]:
            way.append(way[-1].then(action, self.game.apply_unchecked(way[-1].state, action)[0]))
        for place in way[:: 1 + len(way) // 8]:
            tries = min(self.left, SHORTENED // 8)
            for _try, (node, clauses) in zip(range(tries), _breadth_first(self.game, place), strict=False):
                self.left -= 1
                if node.depth >= end.depth:
                    break
                if self.clause in clauses:
                    return node
        return None
