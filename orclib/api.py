"""What a person types in a cell: one object per game that joins its rules, pictures and widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from os import PathLike
from typing import TYPE_CHECKING, Any

from orclib.engine import Game, Match, Seat
from orclib.engine.teaching import Lesson, Question, Start, lessons
from orclib.errors import UsageError, shortened
from orclib.games import rules
from orclib.language import say
from orclib.notebook import explain
from orclib.scene.answer import Answer

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.notebook.cases import CasesView
    from orclib.notebook.compare import Compare
    from orclib.notebook.dials import DialsView
    from orclib.notebook.glance import Glance
    from orclib.notebook.lesson import LessonView
    from orclib.notebook.practice import Practice
    from orclib.notebook.question import QuestionView
    from orclib.notebook.rulecard import RuleCard
    from orclib.notebook.rules import RulesView
    from orclib.notebook.rulings import RulingsView
    from orclib.notebook.table import Table


class Api:
    """A game with everything a notebook needs. All that the rules offer (`new`, `legal_actions`, …) is here too."""

    def __init__(self, engine: Game[Any, Any, Any, Any]) -> None:
        self.engine = engine

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *dir(self.engine)})

    def __repr__(self) -> str:
        return f"<{self.engine.title}: orclib.{self.engine.slug}>"

    # --- playing -----------------------------------------------------------------------------------------------------

    def table(
        self,
        position: str | Any = None,
        *,
        seed: int | None = None,
        bots: Mapping[int, str | Bot] | None = None,
        eyes: int | str | None = "mover",
        script: Iterable[str] = (),
        deal: bool = True,
        controls: bool = True,
        overlay: str = "",
        fair: bool = False,
        **options: Any,
    ) -> Table:
        """A live table: a new game, or a position (typed, or a state).

        bots: who plays which seat, such as {0: "sensible"}. eyes: a seat, "referee" or "mover". script: chance
        actions in notation to prefer. deal=False: chance is played by hand. overlay: what to show on top
        of the board. fair: for contests and class pages, see `Table`. options: the readings of the rules.
        Raises UsageError, NotationError or PositionError.
        """
        match = self.match(position, seed=seed, script=script, deal=deal, **options)
        return self._table(match, bots, eyes, controls=controls, overlay=overlay, fair=fair)

    def _table(
        self,
        match: Match[Any, Any, Any, Any],
        bots: Mapping[int, str | Bot] | None,
        eyes: int | str | None,
        **view: Any,
    ) -> Table:
        from orclib.notebook.table import Table

        seats = range(match.options.players)
        for seat in bots or {}:
            if seat not in seats:
                raise UsageError.unknown(say("seat for a bot", "pour un robot aucun siège"), seat, map(str, seats))
        if eyes not in ("mover", "referee", None, *seats):
            raise UsageError.unknown(say("view", "aucune vue"), eyes, ("mover", "referee", *map(str, seats)))
        return Table(
            match,
            bots={Seat(seat): self._bot(bot) for seat, bot in (bots or {}).items()},
            eyes=None if eyes == "referee" else eyes if isinstance(eyes, str) or eyes is None else Seat(eyes),
            **view,
        )

    def match(
        self,
        position: str | Any = None,
        *,
        seed: int | None = None,
        script: Iterable[str] = (),
        deal: bool = True,
        **options: Any,
    ) -> Match[Any, Any, Any, Any]:
        """A line of play without any widget; as for `table`."""
        if position is None:
            start, chosen = None, self.engine.options(**options)
            state = self.engine.new(chosen)
        elif options:
            told = say(
                'A position brings its own options: write them into it, as in "{option}".',
                "Une position apporte ses propres options : écrivez-les dedans, comme « {option} ».",
            )
            raise UsageError(told.format(option=_typed(options, self.engine.Options.readings())))
        else:
            if isinstance(position, str):
                match, moves = Match.opened(self.engine, position, seed=seed, script=script)
                match.go_on(moves, position)
                match.deal = deal
                match.run_chance()
                return match
            start = position
            if not isinstance(start, self.engine.State):
                told = say(
                    "A game begins with a position, typed or as a state, not with {given}.",
                    "Une partie commence par une position, tapée ou donnée comme état, et non par {given}.",
                )
                raise UsageError(told.format(given=shortened(start)))
            chosen, state = start.options, start
        wished = [self.engine.parse(text, state) for text in script]
        return Match(self.engine, chosen, seed=seed, start=start, script=wished, deal=deal)

    def load(self, path: str | PathLike[str]) -> Table:
        """A table that goes on with a saved game. Raises SaveError."""
        return self.table(seed=0).load(path)

    def enter(self, code: str) -> Table:
        """A table that goes on with the game of a share code. Raises SaveError."""
        return self.table(seed=0).enter(code)

    def _bot(self, bot: str | Bot) -> Bot:
        if not isinstance(bot, str):
            if not callable(getattr(bot, "choose", None)):
                raise UsageError(
                    say(
                        "{bot} is no bot: it has no method choose(game, view, legal, rng).",
                        "{bot} n'est pas un robot : il lui manque une méthode choose(game, view, legal, rng).",
                    ).format(bot=repr(bot))
                )
            return bot
        known = self.engine.bots()
        if bot not in known:
            raise UsageError.unknown(say("bot", "aucun robot"), bot, known)
        return known[bot]

    # --- learning ----------------------------------------------------------------------------------------------------

    def lessons(self) -> dict[str, Lesson]:
        """The scenes of the notebook by name, in order."""
        return {lesson.slug: lesson for lesson in lessons(self.engine.slug)}

    def lesson(self, slug: str) -> LessonView:
        """One scene of the notebook. Raises UsageError for one that does not exist."""
        from orclib.notebook.lesson import LessonView

        return LessonView(
            self.engine, self._find(say("lesson of {game}", "dans le jeu {game} aucune leçon"), slug, self.lessons())
        )

    def questions(self) -> dict[str, Question]:
        """Every question of every lesson by name, in order."""
        return {question.slug: question for lesson in self.lessons().values() for question in lesson.asked}

    def question(self, slug: str) -> QuestionView:
        """A question to answer before the answer is shown."""
        from orclib.notebook.question import QuestionView

        return QuestionView(
            self.engine,
            self._find(say("question of {game}", "dans le jeu {game} aucune question"), slug, self.questions()),
        )

    def practice(self, kept: bool = True) -> Practice:
        """All questions as one deck, one after the other: what was missed comes back, on other days too.

        kept: whether how far one is stays for the next time.
        """
        from orclib.notebook.practice import Practice

        return Practice(self.engine, self.lessons(), kept=kept)

    def dials(self, slug: str) -> DialsView:
        """A small experiment with dials."""
        from orclib.notebook.dials import DialsView

        known = {lesson.dials.slug: lesson.dials for lesson in self.lessons().values() if lesson.dials}
        return DialsView(
            self.engine, self._find(say("experiment of {game}", "dans le jeu {game} aucune expérience"), slug, known)
        )

    def glance(self, path: str | PathLike[str] = "") -> Glance:
        """The game on one drawn page; with a path that ends in .png or .svg, written there too. Raises UsageError."""
        from orclib.notebook.glance import Glance

        page = Glance(self.engine)
        if path:
            page.picture(path)
        return page

    def presets(self) -> dict[str, Start]:
        """Every named position: worked examples and edge cases of the lessons."""
        return {name: start for lesson in self.lessons().values() for name, start in lesson.presets.items()}

    def preset(self, name: str, **view: Any) -> Table:
        """A live table at a named position; `view` as for `table`."""
        start = self._find(_named_position(), name, self.presets())
        view = {"bots": None, "eyes": start.eyes, "overlay": start.overlay, **view}
        return self._table(start.match(self.engine), view.pop("bots"), view.pop("eyes"), keep=False, **view)

    def cases(self) -> CasesView:
        """Every named position to search, look at and open."""
        from orclib.notebook.cases import CasesView

        return CasesView(self.engine)

    def compare(
        self, switch: str, *moves: str, position: str = "", preset: str = "", to: object = None, **options: Any
    ) -> Compare:
        """The same position under two readings of a rule, side by side; `moves` are played on both.

        `to` is the other value of a switch that has several.
        """
        from orclib.notebook.compare import Compare

        start = (
            self._find(_named_position(), preset, self.presets())
            if preset
            else Start(position=position, options=options, seed=1)
        )
        return Compare(self.engine, start, switch, moves, to)

    def rulings(self) -> RulingsView:
        """Every question the rulebook leaves open: how we read it and why, and what another reading would change."""
        from orclib.notebook.rulings import RulingsView

        return RulingsView(self.engine)

    # --- asking ------------------------------------------------------------------------------------------------------

    def rules(self) -> RulesView:
        """The whole rulebook, to search in either language; every rule can be shown at work."""
        from orclib.notebook.rules import RulesView

        return RulesView(self.engine)

    def clause(self, id: str) -> RuleCard:
        """A rule, in the language chosen. Raises UsageError."""
        from orclib.notebook.rulecard import RuleCard

        return RuleCard(self.engine, id)

    def why_not(self, move: str, position: str | Any = None, **view: Any) -> Answer:
        """Every reason against a move in a position, shown on the board."""
        match = self.match(position, seed=view.pop("seed", 0), **view)
        return explain.why_not(match, move, explain.looker(match, "mover"))

    def shortest(self, clause: str) -> Answer:
        """The shortest play that shows a rule, from any of the named positions; or what the rule forbids in one."""
        return explain.shortest(self.engine, clause)

    def _find(self, what: str, name: str, known: Mapping[str, Any]) -> Any:
        if name not in known:
            raise UsageError.unknown(what.format(game=self.engine.title), name, known)
        return known[name]


def _named_position() -> str:
    return say("preset of {game}", "dans le jeu {game} aucune position nommée")


def _typed(chosen: Mapping[str, Any], readings: Mapping[str, tuple[Any, ...]]) -> str:
    """One of the options chosen as a position writes it; any other one where none of them can be written."""
    written = {name: value for name, value in chosen.items() if value in readings.get(name, ())}
    name, value = next(iter((written or {name: values[1] for name, values in readings.items()}).items()))
    return f"{name}={value if not isinstance(value, bool) else 'on' if value else 'off'}"


@cache
def game(slug: str) -> Api:
    """A game by its slug, with everything a person types in a cell. Raises UsageError."""
    return Api(rules(slug))
