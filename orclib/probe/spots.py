"""Where questions are asked: typed positions and moves from there, of the atlas or from play, and what is like them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import CHANCE, Outcome, Seat
from orclib.engine.claims import Tried, otherwise
from orclib.engine.game import AnyGame
from orclib.engine.teaching import Start, presets
from orclib.errors import OrclibError
from orclib.games import rules
from orclib.language import speaking
from orclib.probe.atlas import atlas
from orclib.probe.moment import attempts, chosen
from orclib.probe.shrink import Shrinking
from orclib.probe.witness import Witness, line

STEPS: Final = 24
"""So many moves at most are played on from where somebody begins."""
LONGEST: Final = 12
"""No more moves lie between the typed position and what is asked about."""
SET_UP: Final = 0.1
"""How often something is asked that goes without anybody's doing, such as the set-up."""
FEW: Final = 4
"""As long as no more than so many are known, there may be others of another kind."""
ENDS: Final = 24
"""So many places at which games end are kept."""
LOOKED: Final = 12
"""At so many places is looked at a time for such."""
SEVERAL: Final = (2, 3)
"""Rulings with more values are not about how things are read, but about numbers and the set-up."""
LIKE: Final = 10
"""So many positions that are nearly the same are looked at,"""
DRAWN: Final = 36
"""among so many that are drafted."""
_WORD: Final = re.compile(r"[^\W\d_]\w*|\d+")


class Spot(NamedTuple):
    """A calm position by its lines, the actions from there, and the state in which something is tried."""

    lines: tuple[str, ...]
    calm: Any
    before: tuple[Any, ...]
    state: Any
    eyes: Seat | None = None
    """Who looks; None for the referee, who sees all."""

    def tried(self, game: AnyGame, action: Any) -> Tried:
        """What comes of an action here."""
        if reasons := game.refusals(self.state, action):
            return Tried(self.calm, self.before, self.state, action, reasons)
        after, events = game.apply(self.state, action)
        return Tried(self.calm, self.before, self.state, action, (), events, game.outcome(after))

    def start(self, game: AnyGame) -> Start:
        """The same as it is typed. Raises NotationError and PositionError."""
        state, moves = self.calm, list[str]()
        for action in self.before:
            moves.append(game.format_in(state, action))
            state, _events = game.apply(state, action)
        then = [f"then: {'; '.join(moves)}"] if moves else []
        return Start(position="\n".join([*self.lines, *then]), deal=False, eyes=self.eyes)


class Spots:
    """The places of a game at which questions about some clauses can be asked, chosen by a seed."""

    def __init__(
        self, game: AnyGame, rng: Random, clauses: frozenset[str] = frozenset(), rulings: frozenset[str] = frozenset()
    ) -> None:
        self.game, self.rng, self.clauses, self.rulings = game, rng, clauses, rulings
        self.endings: dict[str, set[int]] = {}
        """The clauses by which games end that were met so far, and how many sides won by each."""
        every = atlas(game.slug).witnesses
        self.witnesses = tuple(each for each in every if not clauses or not clauses.isdisjoint(each.clauses))
        self._shrinking = Shrinking(game)
        self._ends: list[Witness] = []
        """Witnesses that end the game, as far as they are known."""
        self._opened = Counter[str]()
        """How often each of them was taken."""
        self._unseen = [each for each in self.witnesses if not each.refused]
        rng.shuffle(self._unseen)

    def witness(self, *, refused: bool | None = None) -> tuple[Spot, Any] | None:
        """A place of the atlas and what is tried there."""
        some = [each for each in self.witnesses if refused is None or each.refused is refused]
        return self.opened(self.rng.choice(some)) if some else None

    def ending(self) -> tuple[Spot, Any] | None:
        """A place of the atlas and an action that ends the game there."""
        tries = 0
        while self._unseen and len(self._ends) < ENDS and (tries := tries + 1) < LOOKED:
            witness = self._unseen.pop()
            if (found := self.opened(witness, ends=True)) and (end := found[0].tried(self.game, found[1]).outcome):
                self._ends.append(witness)
                shape = self.shape(end, found[0].calm.options)
                self.endings.setdefault(end.reason.clause, set()).add(shape)
        if not self._ends:
            return None
        least = min(self._opened[each.text] for each in self._ends)
        witness = self.rng.choice([each for each in self._ends if self._opened[each.text] == least])
        self._opened[witness.text] += 1
        return self.opened(witness, ends=True)

    def shape(self, end: Outcome, options: Any) -> int:
        """How many sides won."""
        return sum(not set(side).isdisjoint(end.winners) for side in self.game.sides(options))

    @property
    def looks_on(self) -> bool:
        """Whether there are places left at which the game may end."""
        return bool(self._unseen) and len(self._ends) < FEW

    def opened(self, witness: Witness, *, ends: bool = False) -> tuple[Spot, Any] | None:
        """The place of a witness and what is tried there, as it is or nearly; None where it is not asked about."""
        match, moment = line(self.game, witness.text)
        lines, before = tuple(witness.position.splitlines()), tuple([ply.action for ply in match.plies])
        spot = Spot(lines, match.start, before, moment.before)
        laid = any(action.seat != CHANCE for action in (*before, moment.action))
        if not self.usual(match.start.options) or not (laid or ends or self.clauses or self.rng.random() < SET_UP):
            return None
        if self.rng.random() < 0.6 and (other := self._like(spot, moment.action)):
            tried = other.tried(self.game, moment.action)
            if bool(tried.reasons) is witness.refused and self.about(tried) and (tried.outcome or not ends):
                return other, moment.action
        return spot, moment.action

    def walked(self) -> tuple[Spot, Any] | None:
        """A place reached by play from one of the atlas or from a named position, and what is done there."""
        game, rng = self.game, self.rng
        state, actions = self._begun()
        if state is None or not self.usual(state.options):
            return None
        states, tries = [state], list[Tried]()
        for _step in range(rng.randrange(1, STEPS)):
            acting = game.to_act(state)
            if not acting:
                break
            legal = game.legal_actions(state, rng.choice(acting))
            if not legal:
                break
            action = chosen(legal, rng)
            after, events = game.apply_unchecked(state, action)
            tries.append(Tried(None, (), state, action, (), events, game.outcome(after)))
            actions.append(action)
            states.append(after)
            state = after
        fit = [at for at, tried in enumerate(tries) if self.about(tried)]
        if not self.clauses:
            fit = [at for at in fit if any(each.seat != CHANCE for each in actions[: at + 1]) or rng.random() < SET_UP]
        if not fit:
            return None
        at = rng.choices(fit, [self.weight(tries[at]) for at in fit])[0]
        calm = next((place for place in reversed(range(at + 1)) if game.calm(states[place])), None)
        if calm is None or at - calm > LONGEST:
            return None
        try:
            with speaking("en"):
                lines = tuple(game.describe(states[calm]).splitlines())
        except OrclibError:  # nothing tells it
            return None
        return Spot(lines, states[calm], tuple(actions[calm:at]), states[at]), actions[at]

    def _begun(self) -> tuple[Any, list[Any]]:
        """A state from which play goes on."""
        named = sorted(presets(self.game.slug))
        try:
            if self.clauses or self.rng.random() < 0.5:
                found = self.witness()
                return (found[0].state if found else None), []
            if self.rng.random() < 0.2:
                return self.game.new(self.game.options(players=self.rng.choice(self.game.players))), []
            match = presets(self.game.slug)[self.rng.choice(named)].match(self.game)
        except OrclibError:
            return None, []
        return match.state, []

    def attempts(self, spot: Spot) -> list[Any]:
        """What may be tried at a place by those who act there: each kind of thing as often."""
        acting = self.game.to_act(spot.state)
        kinds: dict[type, list[Any]] = {}
        for action in attempts(self.game, spot.state):
            if action.seat in acting and action.seat != CHANCE:
                kinds.setdefault(type(action), []).append(action)
        return [self.rng.choice(actions) for actions in kinds.values() for _turn in range(4)]

    def about(self, tried: Tried) -> bool:
        """Whether the clauses asked about have a part in it."""
        return not self.clauses or not self.clauses.isdisjoint(clauses_of(self.game, tried))

    def weight(self, tried: Tried) -> float:
        """How much is to be asked about it: the rarer its clauses are, the more."""
        counts = atlas(self.game.slug).head.counts
        return sum(1 / sqrt(1 + counts.get(clause, 0)) for clause in clauses_of(self.game, tried)) or 1e-6

    def usual(self, options: Any) -> bool:
        """Whether all rulings are read as we read them, and what else is chosen can be seen on the table."""
        return _usual(self.game.slug, msgspec.msgpack.encode(options))

    def like(self, spot: Spot, action: Any) -> Iterator[Tried]:
        """The same tried in positions that are typed nearly the same, as far as one comes there."""
        found = 0
        for _turn in range(DRAWN):
            if found < LIKE and (other := self._like(spot, action)):
                found += 1
                yield other.tried(self.game, action)

    def fewer(self, spot: Spot) -> Iterator[Spot]:
        """The same place with one line of what is typed left out."""
        for at in range(len(spot.lines)):
            if other := self._typed(spot, (*spot.lines[:at], *spot.lines[at + 1 :])):
                yield other

    def _like(self, spot: Spot, action: Any) -> Spot | None:
        other = self._typed(spot, self._changed(spot.lines))
        if other is None:
            return None
        asked = action.seat in self.game.to_act(other.state) or self.game.refusals(other.state, action)
        return other if asked else None

    def _typed(self, spot: Spot, lines: tuple[str, ...]) -> Spot | None:
        """The place where other lines are typed and the same is done; None where that cannot be, or is no other."""
        state = calm = self._shrinking.state(lines) if lines != spot.lines else None
        if calm is None or calm == spot.calm or calm.options != spot.calm.options:
            return None
        for each in spot.before:
            if self.game.refusals(state, each):
                return None
            state, _events = self.game.apply_unchecked(state, each)
        return Spot(lines, calm, spot.before, state, spot.eyes)

    def _changed(self, lines: tuple[str, ...]) -> tuple[str, ...]:
        """The lines with one of them left out, or a word of one, or a number or a name in one changed."""
        rng = self.rng
        if not lines:
            return lines
        at = rng.randrange(len(lines))
        words, way = [*_WORD.finditer(lines[at])], rng.random()
        if way < 0.15 or not words:
            return (*lines[:at], *lines[at + 1 :])
        text, word = lines[at], rng.choice(words)
        if way < 0.3:
            parts = text.split()
            parts.pop(rng.randrange(len(parts)))
            return (*lines[:at], " ".join(parts), *lines[at + 1 :])
        new = self._other(word.group(), lines)
        return (*lines[:at], text[: word.start()] + new + text[word.end() :], *lines[at + 1 :])

    def _other(self, word: str, lines: tuple[str, ...]) -> str:
        """A number one more or one less; another name of the same look, if there is one."""
        if word.isdecimal():
            return str(max(0, int(word) + self.rng.choice((-1, 1))))
        others = sorted({each for line in lines for each in _WORD.findall(line)} - {word})
        like = [each for each in others if _look(each) == _look(word)] or [each for each in others if each.isalpha()]
        return self.rng.choice(like) if like else word

    def readings(self, spot: Spot, action: Any, most: int | None = None) -> Iterator[tuple[str, Tried]]:
        """The same under other readings of rulings, by the ruling's number: of all rulings, or of some chosen ones."""
        tried, values = spot.tried(self.game, action), self.game.Options.readings()
        rulings = [
            ruling
            for ruling in self.game.rulebook.switches().values()
            if len(values.get(str(ruling.switch), ())) in SEVERAL or ruling.id in self.rulings
        ]
        if most is not None:
            rulings = self.rng.sample(rulings, min(most, len(rulings)))
        for ruling in rulings:
            for other in otherwise(self.game, tried, str(ruling.switch)):
                yield ruling.id, other


def _look(word: str) -> tuple[int, bool]:
    """What makes words look alike: signs and initials with signs, words with words."""
    return min(len(word), 3), word.isupper()


def clauses_of(game: AnyGame, tried: Tried) -> set[str]:
    """The clauses that have a part in it: of all reasons against it, or of all that happens."""
    return {reason.clause for reason in tried.reasons} or game.cited(tried.events, tried.outcome)


@cache
def _usual(slug: str, encoded: bytes) -> bool:
    game = rules(slug)
    options = msgspec.msgpack.decode(encoded, type=game.Options)
    usual = game.options(players=options.players)
    if options.unusual.keys() & game.rulebook.switches().keys():
        return False
    for name in options.unusual:
        plain = msgspec.structs.replace(options, **{name: getattr(usual, name)})
        if _first_seen(game, options) == _first_seen(game, plain):
            return False
    return True


def _first_seen(game: AnyGame, options: Any) -> str:
    """What the table tells once a new game is laid and somebody has to decide."""
    state, rng = game.new(options), Random(0)
    while (acting := game.to_act(state)) == (CHANCE,):
        state, _events = game.apply_unchecked(state, rng.choice(game.legal_actions(state, acting[0])))
    return str(game.picture(game.observe(state, None)).text)
