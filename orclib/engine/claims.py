"""What may be claimed of a move that is tried, each claim a line of words, and whether the engine bears it out.

allowed                      nothing forbids it
forbidden ORC-4.5            this clause is among the reasons against it
happens North wins green.    the engine tells this of it, in English, to whoever may know it
acts ORC-9.4                 this clause has a part in what happens
won ORC-12.2 0 1             the game ends with it, these seats win by this clause (none: nobody)
score 10 9                   the game ends with it, and these are the totals, seat by seat
rests ORC-R7                 if this ruling were read another way, something else would come of it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.records import Event, Outcome, Reason, Seat
from orclib.errors import OrclibError, UsageError
from orclib.language import say, speaking


class Tried(NamedTuple):
    """A move tried: every reason against it; or, where it is allowed, what it did, and how the game ended with it."""

    calm: Any
    """The calm moment from which one came there."""
    before: tuple[Any, ...]
    """The actions from there."""
    state: Any
    action: Any
    reasons: tuple[Reason, ...]
    events: tuple[Event, ...] = ()
    outcome: Outcome | None = None

    @classmethod
    def of(cls, game: AnyGame, calm: Any, before: Sequence[Any], action: Any) -> Self:
        """An action tried after others. Raises IllegalAction for one of those."""
        state = calm
        for each in before:
            state, _events = game.apply(state, each)
        if reasons := game.refusals(state, action):
            return cls(calm, tuple(before), state, action, reasons)
        after, events = game.apply(state, action)
        return cls(calm, tuple(before), state, action, (), events, game.outcome(after))


def borne_out(game: AnyGame, tried: Tried, claim: str) -> bool:
    """Whether what is claimed of a move is so. Raises UsageError for what is no claim."""
    kind, _space, told = claim.partition(" ")
    end = tried.outcome
    match kind:
        case "allowed":
            return not tried.reasons
        case "forbidden":
            return any(reason.clause == told for reason in tried.reasons)
        case "happens":
            return told in sentences(game, tried)
        case "acts":
            return told in game.cited(tried.events, end)
        case "won":
            return end is not None and claim == won(end)
        case "score":
            return end is not None and claim == score(end.score.totals)
        case "rests":
            ruling = game.rulebook.rulings[told]
            return any(comes(game, other) != comes(game, tried) for other in otherwise(game, tried, str(ruling.switch)))
    known = ("allowed", "forbidden", "happens", "acts", "won", "score", "rests")
    raise UsageError.unknown(say("claim", "aucune affirmation"), kind, known)


def won(end: Outcome, seats: tuple[Seat, ...] | None = None, clause: str = "") -> str:
    """The claim that seats have won by a clause; by default those that have, by the clause by which they did."""
    winners = end.winners if seats is None else seats
    return " ".join(["won", clause or end.reason.clause, *map(str, winners)])


def score(totals: tuple[int, ...]) -> str:
    """The claim that these are the totals."""
    return " ".join(["score", *map(str, totals)])


def sentences(game: AnyGame, tried: Tried) -> set[str]:
    """All that may be told of what comes of a move, in English: to those who know all, and to those who do not."""
    seats = (None, *map(Seat, range(tried.state.options.players)))
    with speaking("en"):
        return {game.sentence(event.seen_by(seat)) for event in tried.events for seat in seats}


def comes(game: AnyGame, tried: Tried) -> tuple[str, ...]:
    """All that comes of a move in words: the same words, and nobody could tell the one from the other."""
    end = tried.outcome
    things = (*tried.reasons, *tried.events, *((end.reason,) if end else ()))
    with speaking("en"):
        told = [f"{thing.clause} {game.sentence(thing)}" for thing in things]
    return (*told, *((won(end), score(end.score.totals)) if end else ()))


def otherwise(game: AnyGame, tried: Tried, switch: str) -> list[Tried]:
    """The same move in the same place where a switch has another value, for each under which one comes there."""
    found, options = [], tried.calm.options
    for value in game.Options.readings().get(switch, ()):
        if value == getattr(options, switch):
            continue
        try:
            calm = game.with_options(tried.calm, msgspec.structs.replace(options, **{switch: value}))
            found.append(Tried.of(game, calm, tried.before, tried.action))
        except OrclibError:  # the position, or this number of players, cannot be under it, or an earlier move
            continue
    return found
