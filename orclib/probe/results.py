"""What can come of a position, each different result with its exact chance: all of chance counted over equal states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple

from orclib.engine import CHANCE, Event, Seat
from orclib.engine.bot import Bot
from orclib.engine.game import AnyGame
from orclib.engine.saves import digest
from orclib.engine.spans import Ends
from orclib.errors import UsageError, shortened
from orclib.language import say
from orclib.players.asking import ask, bot_called, name_of
from orclib.players.luck import chance_action

MOST: Final = 20_000
"""So much work is done: a counting that needs more is given up."""
ASKING: Final = 100
"""To ask a bot is as much work as to try so many actions."""
SENSIBLE: Final = "sensible"
RANDOM: Final = "random"

Worlds = Mapping[Any, Fraction]
"""States that may be, each with its chance."""


class TooManyError(Exception):
    """There is more to count than is counted."""


class Result(NamedTuple):
    """How a stretch of play may end."""

    state: Any
    chance: Fraction
    """Where choices are kept apart: if these choices are made wherever they can be."""
    choices: tuple[Any, ...] = ()
    """The decisions that led there, where they are kept apart."""


class Counted(NamedTuple):
    """Every different result, the likeliest first, and how many positions were looked at for it."""

    results: tuple[Result, ...]
    positions: int


def ends(game: AnyGame, until: str) -> Ends:
    """How the end of a stretch of play is known, by its name. Raises UsageError for one that the game does not know."""
    if until == "move":
        return lambda _before, after, _told: game.to_act(after) != (CHANCE,) or game.clocked(after)
    if until == "end":
        return lambda _before, _after, _told: False
    if not isinstance(until, str) or until not in game.spans:
        what = say("stretch of {game}", "dans le jeu {game} aucune étape").format(game=game.title)
        raise UsageError.unknown(what, until, ["move", *game.spans, "end"])
    return game.spans[until].ends


class Policy:
    """Who decides for the seats: a bot by its name, a bot, bots by seat, "random"; the same for the same view."""

    def __init__(self, game: AnyGame, given: str | Bot | Mapping[int, str | Bot] = SENSIBLE) -> None:
        """Raises UsageError for what is none of these."""
        self.game = game
        self.random = given == RANDOM
        self._given = given
        self._bots: dict[Seat, Bot] = {}
        self._known: dict[Any, Mapping[Any, Fraction]] = {}
        self.asked: set[Seat] = set()
        """The seats that had something to decide."""
        if not self.random:
            for each in given.values() if isinstance(given, Mapping) else [given]:
                self._bot(each)

    def _bot(self, given: str | Bot) -> Bot:
        if isinstance(given, str):
            return bot_called(self.game, given, RANDOM)
        if not callable(getattr(given, "choose", None)):
            told = say(
                'A policy is the name of a bot, a bot, bots by seat, or "random", not {given}.',
                "Une conduite est le nom d'un robot, un robot, des robots par siège, ou « random », et non {given}.",
            )
            raise UsageError(told.format(given=shortened(given)))
        return given

    def bot(self, seat: Seat) -> Bot:
        """Who decides for a seat; the sensible bot where nobody else was named."""
        if seat not in self._bots:
            given = self._given.get(seat, SENSIBLE) if isinstance(self._given, Mapping) else self._given
            self._bots[seat] = self._bot(given)
        return self._bots[seat]

    def __call__(self, state: Any, seat: Seat) -> Mapping[Any, Fraction]:
        """What a seat does in a state, by what it may know."""
        legal = self.game.legal_actions(state, seat)
        if len(legal) > 1:
            self.asked.add(seat)
        if self.random:
            return dict.fromkeys(legal, Fraction(1, len(legal)))
        if len(legal) == 1 and not self.game.clocked(state):
            return {legal[0]: Fraction(1)}
        view = self.game.observe(state, seat)
        if view not in self._known:
            self._known[view] = {ask(self.game, self.bot(seat), state, seat, Random(digest(view))).action: Fraction(1)}
        return self._known[view]

    @property
    def work(self) -> int:
        """How much work the bots have been."""
        return ASKING * len(self._known)

    def named(self, options: Any) -> str:
        """Who decided, in words; "" where nobody had anything to decide."""
        if not self.asked:
            return ""
        if self.random:
            return say(
                "Where somebody decides in between, each choice is as likely as any other.",
                "Là où quelqu'un décide entre-temps, tous les choix sont aussi probables.",
            )
        who = {seat: name_of(self.bot(seat)) for seat in sorted(self.asked)}
        told = ", ".join(f"{self.game.seat_name(seat, options)}: {name}" for seat, name in who.items())
        return say(
            "Where somebody decides in between, bots do, each by what its seat may know ({who}).",
            "Là où quelqu'un décide entre-temps, des robots décident, chacun selon ce que son siège peut savoir "
            "({who}).",
        ).format(who=told)


class _Node(NamedTuple):
    state: Any
    choices: tuple[Any, ...] = ()
    over: bool = False


class _Counting:
    """The positions between here and the end of a stretch, each once, and how likely each leads to which."""

    def __init__(self, game: AnyGame, end: Ends, decide: Policy | None, most: int) -> None:
        self.game, self.end, self.decide, self.most = game, end, decide, most
        self.ways: dict[_Node, dict[_Node, Fraction]] = {}
        self.tried = 0
        self.known = decide.work if decide else 0
        """What the bots have been asked before."""

    def explore(self, starts: list[_Node]) -> None:
        """Look at everything that can follow. Raises TooManyError."""
        left = list(starts)
        self.ways = {node: {} for node in left}
        while left:
            node = left.pop()
            ways = self.ways[node]
            for after, share in self._following(node):
                ways[after] = ways.get(after, Fraction(0)) + share
                if after not in self.ways:
                    self.ways[after] = {}
                    left.append(after)
                self.tried += 1
                if self.tried + (self.decide.work if self.decide else 0) - self.known > self.most:
                    raise TooManyError

    def _following(self, node: _Node) -> Iterator[tuple[_Node, Fraction]]:
        game, state = self.game, node.state
        acting = () if node.over else game.to_act(state)
        for action, share in moves(game, state, acting, self.decide):
            after, over = step(game, state, action, self.end)
            apart = self.decide is None and action.seat != CHANCE
            yield _Node(after, (*node.choices, action) if apart else node.choices, over), share


def moves(game: AnyGame, state: Any, acting: tuple[Seat, ...], decide: Policy | None) -> Iterator[tuple[Any, Fraction]]:
    """What is done next, with its chance; without anybody who decides, every choice there is, each for sure."""
    if decide is None or decide.random:
        share = Fraction(1, len(acting)) if decide is not None and acting else Fraction(1)
        for seat in acting:
            chosen: Mapping[Any, Fraction] = dict.fromkeys(game.legal_actions(state, seat), Fraction(1))
            if seat == CHANCE:
                chosen = dict(game.chances(state))
            elif decide is not None:
                chosen = decide(state, seat)
            yield from ((action, share * part) for action, part in chosen.items())
        return
    for seat in acting:
        if seat == CHANCE:
            continue
        found = {action: part for action, part in decide(state, seat).items() if action is not None}
        if found:
            yield from found.items()
            return
    if CHANCE in acting:
        yield from game.chances(state)


def step(game: AnyGame, state: Any, action: Any, end: Ends) -> tuple[Any, bool]:
    """The state after an action, and whether the stretch is over with it."""
    return _told(game, state, game.apply_unchecked(state, action), end)


def _told(game: AnyGame, state: Any, done: tuple[Any, tuple[Event, ...]], end: Ends) -> tuple[Any, bool]:
    after = game.forget(done[0])
    return after, end(state, after, done[1]) or not game.to_act(after)


def begun(game: AnyGame, state: Any, end: Ends, first: Any = None) -> tuple[Any, bool]:
    """Where a stretch of play begins, with a first move if there is one, and whether it is over already."""
    if first is None:
        return state, not game.to_act(state)
    return _told(game, state, game.apply(state, first), end)


def count(
    game: AnyGame, worlds: Worlds, end: Ends, decide: Policy | None, most: int = MOST, first: Any = None
) -> Counted:
    """Every way in which a stretch of play that begins in one of these states may end, counted exactly.

    Raises TooManyError where that is too much.
    """
    counting = _Counting(game, end, decide, most)
    starts: dict[_Node, Fraction] = {}
    for world, share in worlds.items():
        state, over = begun(game, world, end, first)
        node = _Node(state, (), over)
        starts[node] = starts.get(node, Fraction(0)) + share
    counting.explore(list(starts))
    mass = _mass(counting.ways, starts)
    found = [Result(node.state, mass[node], node.choices) for node, ways in counting.ways.items() if not ways]
    found = [result for result in found if result.chance]
    return Counted(tuple(sorted(found, key=lambda each: -each.chance)), len(counting.ways))


def _mass(ways: Mapping[_Node, Mapping[_Node, Fraction]], starts: Mapping[_Node, Fraction]) -> dict[_Node, Fraction]:
    """How often each position is reached on average: those that lead to one another are solved together."""
    import networkx as nx  # only for whoever counts

    graph: Any = nx.DiGraph()
    graph.add_nodes_from(ways)
    graph.add_edges_from((node, after) for node, some in ways.items() for after in some)
    rings = nx.condensation(graph)
    mass = dict.fromkeys(ways, Fraction(0)) | dict(starts)
    for at in nx.topological_sort(rings):
        ring = list(rings.nodes[at]["members"])
        if len(ring) > 1 or ring[0] in ways[ring[0]]:
            mass |= _solved(ring, ways, mass)
        inside = set(ring)
        for node in ring:
            for after, share in ways[node].items():
                if after not in inside:
                    mass[after] += mass[node] * share
    return mass


def _solved(
    ring: list[_Node], ways: Mapping[_Node, Mapping[_Node, Fraction]], mass: Mapping[_Node, Fraction]
) -> dict[_Node, Fraction]:
    """How often each of some positions is reached that lead to one another.

    One after the other is left out, what comes to it going on at once to where it leads; those with the fewest ways
    first. Raises TooManyError where it goes round for ever.
    """
    into: dict[_Node, dict[_Node, Fraction]] = {node: {} for node in ring}
    out = {node: {after: share for after, share in ways[node].items() if after in into} for node in ring}
    for node, some in out.items():
        for after, share in some.items():
            into[after][node] = share
    comes = {node: mass[node] for node in ring}
    undone: list[tuple[_Node, Fraction, dict[_Node, Fraction], Fraction]] = []
    while out:
        node = min(out, key=lambda each: len(out[each]) * len(into[each]))
        leads, before = out.pop(node), into.pop(node)
        stays = leads.pop(node, Fraction(0))
        before.pop(node, None)
        if stays == 1:
            raise TooManyError
        times = 1 / (1 - stays)
        undone.append((node, times, before, comes[node]))
        for to, share in leads.items():
            del into[to][node]
            comes[to] += comes[node] * times * share
        for origin, share in before.items():
            del out[origin][node]
            for to, part in leads.items():
                way = share * times * part
                out[origin][to] = into[to][origin] = out[origin].get(to, Fraction(0)) + way
    found: dict[_Node, Fraction] = {}
    for node, times, before, own in reversed(undone):
        found[node] = times * (own + sum((found[origin] * share for origin, share in before.items()), Fraction(0)))
    return found


def played(game: AnyGame, state: Any, end: Ends, decide: Policy, rng: Random, first: Any = None) -> Any:
    """The state in which one stretch of play ends that is played by chance and by who decides."""
    state, over = begun(game, state, end, first)
    while not over:
        acting = game.to_act(state)
        if acting == (CHANCE,):
            action = chance_action(game, state, rng)
        else:
            chosen = list(moves(game, state, acting, decide))
            action = rng.choices([each for each, _share in chosen], [float(share) for _each, share in chosen])[0]
        state, over = step(game, state, action, end)
    return state
