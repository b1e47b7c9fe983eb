"""What has happened, as it is told beside a board: by whom, since the last decision of a person, in chapters."""

from __future__ import annotations

from collections.abc import Sequence

from orclib.engine import CHANCE, Event, Seat
from orclib.engine.match import Ply
from orclib.language import labelled, listing, say
from orclib.notebook import explain, html
from orclib.notebook.seating import Seating
from orclib.notebook.steps import Step

Chapter = tuple[Seat | str | None, list[Event]]
"""Who did something, and what happened then. None is the set-up.

Dice that a person throws, and what a game sets apart, are nobody's, and stand by their title.
"""


class Story:
    """What the eyes at a line of play have seen happen."""

    def __init__(self, seating: Seating, page: range | None = None) -> None:
        """`page` are the plies to tell of, as long as nobody has played on."""
        self._seating, self._page = seating, page

    @property
    def _plies(self) -> Sequence[Ply]:
        return self._seating.match.plies

    @property
    def begins(self) -> int:
        """The ply with which it begins: the last person's decision, or the set-up."""
        if self._page is not None and self._page.stop == len(self._plies):
            return self._page.start
        bots = self._seating.bots
        people = [at for at, ply in enumerate(self._plies) if not ply.automatic and ply.action.seat not in bots]
        return self._said_at(people[-1]) if people else 0

    def _said_at(self, at: int) -> int:
        """The ply with which the line began that a decision is a part of."""
        while self._plies[at].joined:
            at -= 1
        return at

    def recent(self) -> list[Chapter]:
        """What happened since the last person's decision, that one included."""
        return self._since(self.begins)

    def since_own(self, eyes: Seat | str | None) -> list[Chapter]:
        """What happened since the last decision of the seat that looks all the time, at least something."""
        plies, start = self._plies, self.begins
        own = [at for at, ply in enumerate(plies[:start]) if ply.action.seat == eyes]
        start = self._said_at(own[-1]) if own and plies[start].action.seat != eyes else start
        while start and not any(ply.events for ply in plies[start:]):
            start -= 1
        return self._since(start)

    def _since(self, start: int) -> list[Chapter]:
        match, eyes = self._seating.match, self._seating.eyes
        told: list[Chapter] = []
        for ply in self._plies[start:]:
            who = ply.action.seat
            if who == CHANCE:
                who = None if ply.automatic else explain.heading(match, ply.action)
            if not told or who not in (None, told[-1][0]):
                told.append((who, []))
            for event in ply.events:
                if title := match.game.chapter(event):
                    told.append((title, []))
                told[-1][1].append(event.seen_by(eyes))
        return told

    def chapters(self) -> list[str]:
        """The newest first and open, in HTML; of the earlier ones only what they are called."""
        match, eyes = self._seating.match, self._seating.eyes
        told = self.verdict()
        for who, events in reversed(self.recent()):
            if told or who is None:
                told.append(html.folded(match.game, "" if isinstance(who, int) else self.by(who), events, eyes))
            else:
                told.append(html.chapter(match.game, self.by(who), events, eyes))
        return [chapter for chapter in told if chapter]

    def verdict(self) -> list[str]:
        """How the game ended, in HTML, if it has."""
        match = self._seating.match
        return [] if match.outcome is None else [html.score_sheet(match.game, match.outcome, match.options)]

    def step(self, found: Sequence[Step], number: int) -> str:
        """What happened in one of the steps, which is looked at, and how to come back from there, in HTML."""
        match, step = self._seating.match, found[number - 1]
        title = say("Step {at} of {all}", "Étape {at} sur {all}").format(at=number, all=len(found))
        who = listing(dict.fromkeys(explain.heading(match, action) for action in (step.action, *step.others)))
        told = html.chapter(match.game, labelled(title, who), step.events, self._seating.eyes)
        then = say(
            "This is how it was. Click anywhere on the board to see how it is now.",
            "Voilà comment c'était. Cliquez n'importe où sur le plateau pour voir où on en est.",
        )
        return f"{told}{html.told(then)}"

    def by(self, who: Seat | str | None) -> str:
        """The heading of a chapter."""
        if who is None or isinstance(who, str):
            return who or explain.heading(self._seating.match, None)
        return self._seating.named([who])
