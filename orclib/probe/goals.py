"""Find the move: a goal typed as positions are, so many moves to reach it, and whether there is a way at all."""

from __future__ import annotations

from typing import Any, Final

from orclib.engine import CHANCE, Match, Seat
from orclib.engine.bot import Bot
from orclib.errors import LessonError
from orclib.language import plural, say
from orclib.players.asking import advised, bot_called
from orclib.probe.conditions import condition

AnyMatch = Match[Any, Any, Any, Any]

BUDGET: Final = 5_000
"""So many moves are tried when a way is looked for."""


class SpentError(Exception):
    """No way was found, and not everything was tried."""


class Goal:
    """What the first who is to act at the end of a line of play has to reach in so many moves of their own.

    Any way is right. Other seats answer as the sensible bot does; chance does what it would do on a table.
    """

    def __init__(self, match: AnyMatch, told: str, moves: int) -> None:
        """Raises NotationError or UsageError for what is no goal, LessonError where nobody can move or it is so."""
        self.begin, self.moves = match.fork(), moves
        self.begin.deal = True
        self.holds = condition(match.game, told, match.state).holds
        people = [seat for seat in match.to_act if seat != CHANCE]
        if not people or match.game.clocked(match.state):
            told_ = say(
                "Nobody has a move to find here, where the game is over, or a clock runs.",
                "Personne n'a de coup à trouver ici : la partie est finie, ou une horloge tourne.",
            )
            raise LessonError(told_)
        if self.holds(match.state):
            raise LessonError(say("This goal is reached before any move.", "Ce but est atteint avant tout coup."))
        self.seat: Seat = people[0]
        self.bots: dict[Seat, Bot] = {
            Seat(seat): bot_called(match.game, "sensible") for seat in range(match.options.players) if seat != self.seat
        }

    def made(self, match: AnyMatch) -> int:
        """How many moves of one's own a line of play has behind the beginning."""
        new = match.plies[len(self.begin.plies) :]
        return sum(ply.action.seat == self.seat for ply in new)

    def reached(self, match: AnyMatch, missed: int = 0) -> bool:
        """Whether the goal was reached anywhere behind the beginning, within so many moves.

        `missed`: with so many plies of the line of play it is known not to have been reached.
        """
        made = 0
        for number, ply in enumerate(match.plies[len(self.begin.plies) :], len(self.begin.plies)):
            made += ply.action.seat == self.seat
            if number >= missed and made <= self.moves and self.holds(ply.state):
                return True
        return False

    def way(self, match: AnyMatch | None = None, budget: int = BUDGET) -> tuple[Any, ...] | None:
        """The moves of a shortest way from the beginning, or from where a line of play has come; None for none.

        Raises SpentError where that takes more tries than the budget, BotError.
        """
        begin = (match or self.begin).fork()
        layer: list[tuple[AnyMatch, tuple[Any, ...]]] = [(begin, ())]
        seen, tries = {begin.state}, 0
        for _move in range(self.made(begin), self.moves):
            following = []
            for line, trail in layer:
                for action in line.legal(self.seat) if self.seat in line.to_act else ():
                    tries += 1
                    if tries > budget:
                        raise SpentError
                    after = line.fork()
                    after.play(action)
                    self._answered(after)
                    if self.reached(after, len(line.plies) if trail else 0):
                        return (*trail, action)
                    if after.state not in seen:
                        seen.add(after.state)
                        following.append((after, (*trail, action)))
            layer = following
        return None

    def _answered(self, match: AnyMatch) -> None:
        """Let others act, until it is one's own turn again, or the end."""
        while self.seat not in match.to_act and (others := [seat for seat in match.to_act if seat in self.bots]):
            if (action := advised(match, others[0], self.bots[others[0]]).action) is None:
                return  # a clock runs
            match.play(action)


def ensure_reachable(match: AnyMatch, told: str, moves: int) -> bool:
    """Whether a way to a goal is known from there; False where not everything was tried.

    Raises LessonError where there is none, and whatever a goal raises that cannot be set there.
    """
    try:
        way = Goal(match, told, moves).way()
    except SpentError:
        return False
    if way is None:
        told = plural(
            moves,
            ("This goal cannot be reached in {n} move.", "This goal cannot be reached in {n} moves."),
            ("Ce but ne peut être atteint en {n} coup.", "Ce but ne peut être atteint en {n} coups."),
        )
        raise LessonError(told.format(n=moves))
    return True
