"""What a person types in a cell: one object per game that joins its rules, pictures and widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from os import PathLike
from typing import TYPE_CHECKING, Any, cast, overload

from msgspec.structs import asdict, replace

from orclib.engine import Game, Match, Ruling, Seat
from orclib.engine.lesson_file import NEW_GAME, lessons, read_lessons, read_page, text_of
from orclib.engine.teaching import Lesson, Question, Start, Step, names_preset, preset_meant
from orclib.errors import UsageError, shortened
from orclib.games import rules
from orclib.language import Bilingual, listing, say
from orclib.names import meant
from orclib.notebook import explain, reckoning
from orclib.notebook.reckoning import AnyPolicy, Likely
from orclib.probe.impact import BOT, PAIRS
from orclib.probe.results import MOST
from orclib.scene.answer import Answer

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from orclib.classroom.vote import Vote
    from orclib.engine.bot import Bot
    from orclib.notebook.atlas import AtlasView
    from orclib.notebook.cases import CasesView
    from orclib.notebook.compare import Compare
    from orclib.notebook.dials import DialsView
    from orclib.notebook.editor import Editor
    from orclib.notebook.explore import Explore
    from orclib.notebook.found import Finding
    from orclib.notebook.glance import Glance
    from orclib.notebook.lesson import LessonView
    from orclib.notebook.practice import Practice
    from orclib.notebook.question import QuestionView
    from orclib.notebook.rulecard import RuleCard
    from orclib.notebook.rules import RulesView
    from orclib.notebook.rulings import RulingsView
    from orclib.notebook.table import Table
    from orclib.probe.moment import Predicate
    from orclib.probe.questions import Questions

VOTED = 5
"""So many of the questions that the engine makes without end are put to a class."""


class Api:
    """A game with everything a notebook needs. All that the rules offer (`new`, `legal_actions`, …) is here too."""

    def __init__(self, engine: Game[Any, Any, Any, Any]) -> None:
        self.engine = engine

    if not TYPE_CHECKING:  # who checks types knows the rules by their own, see `AnyApi`

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
        side: int | None = None,
        **options: Any,
    ) -> Table:
        """A live table: a new game, or a position (typed, or a state).

        bots: who plays which seat, such as {0: "sensible"}. eyes: a seat, "referee" or "mover". script: chance
        actions in notation to prefer. deal=False: chance is played by hand. overlay: what to show on top
        of the board. fair: for contests and class pages, see `Table`. side: the seat at the bottom of a board that
        looks another way from each side. options: the readings of the rules.
        Raises UsageError, NotationError or PositionError.
        """
        match = self.match(position, seed=seed, script=script, deal=deal, **options)
        return self._table(match, bots, eyes, controls=controls, overlay=overlay, fair=fair, side=side)

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
        if isinstance(position, str):
            match, moves = Match.opened(self.engine, position, choices=options, seed=seed, script=script)
            match.go_on(moves, position)
            match.deal = deal
            match.run_chance()
            return match
        if position is None:
            start, chosen = None, self.engine.options(**options)
            state = self.engine.new(chosen)
        elif isinstance(position, self.engine.State):
            start = state = self.engine.under(position, options)
            chosen = state.options
        else:
            told = say(
                "A game begins with a position, typed or as a state, not with {given}.",
                "Une partie commence par une position, tapée ou donnée comme état, et non par {given}.",
            )
            raise UsageError(told.format(given=shortened(position)))
        wished = [self.engine.parse(text, state) for text in script]
        return Match(self.engine, chosen, seed=seed, start=start, script=wished, deal=deal)

    def describe(self, state: Any) -> str:
        """A position as a person types it, of a state, or of a table or line of play (such as `preset(…)`).

        The latter know the moves that led where something is half done; of a state, only a calm one can be typed.
        Raises PositionError.
        """
        if isinstance(state, self.engine.State):
            return self.engine.describe(state)
        if not callable(getattr(state, "describe", None)):
            told = say(
                "A position is a state, a table or a line of play, not {given}.",
                "Une position est un état, une table ou une suite de coups, et non {given}.",
            )
            raise UsageError(told.format(given=shortened(state)))
        return str(state.describe())

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
        from orclib.players.asking import bot_called

        return bot_called(self.engine, bot)

    def editor(self, position: str | Any = None) -> Editor:
        """A board to be set up with the mouse, from a bare one, a typed position, a preset, a state or a table.

        Raises UsageError, NotationError or PositionError.
        """
        from orclib.notebook.editor import Editor

        if isinstance(position, str) and names_preset(self.engine, position):
            position = preset_meant(self.engine, position).match(self.engine)
        return Editor(self.engine, position, partial(self._table, bots=None, eyes="mover", keep=False))

    # --- learning ----------------------------------------------------------------------------------------------------

    def lessons(self) -> dict[str, Lesson]:
        """The scenes of the notebook by name, in order."""
        return {lesson.slug: lesson for lesson in lessons(self.engine)}

    def lesson(
        self, lesson: str | PathLike[str] | Sequence[str | PathLike[str]], slug: str = "", side: int | None = None
    ) -> LessonView:
        """One scene of the notebook, by name; or a lesson of one's own: the path of a `.toml` file, or its text.

        Several are chapters: those of a text, or of a list of names, paths and texts; `slug` says which one alone, or
        with which the list begins. `side` is the seat at the bottom of a board that looks another way from each side.
        How a lesson is written is told in `orclib/engine/lesson_file.py`. Raises UsageError for one that does not
        exist, NotationError and LessonError for a text that is no lesson.
        """
        from orclib.notebook.lesson import LessonView

        several = [lesson] if isinstance(lesson, (str, PathLike)) else list(lesson)
        chapters = [chapter for each in several for chapter in self._chapters(each)]
        if not chapters:
            raise UsageError(say("Name at least one lesson.", "Nommez au moins une leçon."))
        if slug:
            known = {each.slug: each for each in chapters}
            chapters = [self._find(say("lesson of {game}", "dans le jeu {game} aucune leçon"), slug, known)]
        return LessonView(self.engine, *chapters, side=None if side is None else Seat(side))

    def _chapters(self, lesson: str | PathLike[str]) -> tuple[Lesson, ...]:
        """The lessons that are meant: one of ours by its name, or all of a text. Raises UsageError and LessonError."""
        from orclib.notebook.lesson import ensure_shown

        text = text_of(lesson)
        if text is not None:
            return read_lessons(text, self.engine, ensure_shown)
        what = say("lesson of {game}", "dans le jeu {game} aucune leçon")
        return (self._find(what, str(lesson), self.lessons()),)

    @overload
    def ask(
        self, words: str | tuple[str, str], position: Any = ..., *, goal: str, moves: int = ..., **fields: Any
    ) -> LessonView: ...

    @overload
    def ask(self, words: str | tuple[str, str], position: Any = ..., **fields: Any) -> QuestionView: ...

    def ask(self, words: str | tuple[str, str], position: Any = "", **fields: Any) -> QuestionView | LessonView:
        """A question of one's own, judged by the engine like ours; `words` in one language, or English and French.

        position: a named or typed one, or a table; "" for a new game. fields: those of a page of a lesson (see
        `orclib/engine/lesson_file.py`), lists as such or as "VR:1, VR:2":

            orc.ask("Which halves may North send to white?", position, which="{}-W", over="VR:1, VR:2")
            orc.ask("Who wins white?", position, play="draw W", truth="owner W", choices="N, S, frozen")
            orc.ask("Win red in two moves.", position, goal="won: R-N", moves=2)

        Raises UsageError, NotationError, PositionError, and LessonError for a question without wrong or right answers
        or a goal that cannot be reached.
        """
        from orclib.notebook.lesson import LessonView, ensure_shown
        from orclib.notebook.question import QuestionView

        if not isinstance(position, str):
            position = self.describe(position)
        english, french = (words, words) if isinstance(words, str) else words
        told = {"en": english, "fr": french, "begin": position or NEW_GAME, **fields}
        for name in ("over", "choices", "focus", "marks"):
            if isinstance(told.get(name), str):
                told[name] = [each.strip() for each in told[name].split(",")]
        if "goal" not in told:
            told.setdefault("ask", "own-question")
        start, page = read_page(self.engine, told, check=ensure_shown)
        if not isinstance(page, Step):
            return QuestionView(self.engine, page)
        title = Bilingual("Find the move", "Trouvez le coup")
        stands = replace(start, moves=(*start.moves, *page.moves))
        same = asdict(page)
        del same["moves"]  # they lead to where it begins
        return LessonView(self.engine, Lesson(slug="own-goal", title=title, start=stands, clauses=(), **same))

    def questions(self) -> dict[str, Question]:
        """Every question of every lesson by name, in order."""
        return {question.slug: question for lesson in self.lessons().values() for question in lesson.asked}

    def question(self, slug: str | Question) -> QuestionView:
        """A question to answer before the answer is shown: one of the lessons by name, or one that is given."""
        from orclib.notebook.question import QuestionView

        if not isinstance(slug, str):
            return QuestionView(self.engine, slug)
        return QuestionView(
            self.engine,
            self._find(say("question of {game}", "dans le jeu {game} aucune question"), slug, self.questions()),
        )

    def vote(
        self, *questions: Any, share: bool | str = False, port: int | None = None, room: str = "", hands: bool = False
    ) -> Vote:
        """Ask the class: pupils answer on their phones, the teacher reveals what was answered, what is right and why.

        questions: names of questions or lessons, a lesson's text or file, questions of one's own (`orc.ask(…)`) or made
        by the engine (of `orc.made(…)` the first five), lists of them. share: whether the phones of the network are let
        in (else it is this computer alone), or at which address of this computer. port: where the pages are served, if
        not at a free one. room: what the class is called, if one notebook has several. hands: no phones, hands are
        counted.

        Where no phone can reach this computer hands are counted, and it is said why. Raises UsageError for what is no
        question and for a port in use, LessonError for a question without right or without wrong answers.
        """
        from orclib.classroom.vote import Vote

        asked = [each for question in questions for each in self._votable(question)]
        return Vote(asked, share=share, port=port, room=room, hands=hands)

    def _votable(self, asked: Any) -> list[tuple[Game[Any, Any, Any, Any], Question]]:
        """The questions that are meant: by a name, as such, on what shows them, of a lesson, or in a list of these."""
        if isinstance(asked, (str, PathLike)):
            return [(self.engine, each) for each in self._questions_of(asked)]
        if isinstance(asked, Question):
            return [(self.engine, asked)]
        if isinstance(asked, Lesson):
            return [(self.engine, each) for each in asked.asked]
        if isinstance(getattr(asked, "question", None), Question):  # a quiz
            return [(asked.game, asked.question)]
        if (chapters := getattr(asked, "chapters", None)) is not None:  # a lesson that is shown
            return [(asked.game, question) for lesson in chapters for question in lesson.asked]
        if getattr(asked, "asked", None) is not None:  # what shows a quiz
            return self._votable(asked.asked)
        if callable(take := getattr(asked, "take", None)):  # made without end
            return [(asked.game, each) for each in take(VOTED)]
        if isinstance(asked, Iterable):
            return [each for question in asked for each in self._votable(question)]
        told = say(
            "A vote is about a question, or the name of one, not about {given}.",
            "Un vote porte sur une question, ou sur le nom d'une question, et non sur {given}.",
        )
        raise UsageError(told.format(given=shortened(asked)))

    def _questions_of(self, named: str | PathLike[str]) -> tuple[Question, ...]:
        """The question of that name, or all of the lesson of that name, or of one's own. Raises UsageError."""
        if text_of(named) is not None:
            return tuple(question for lesson in self._chapters(named) for question in lesson.asked)
        name, questions, lessons = str(named), self.questions(), self.lessons()
        if name in questions:
            return (questions[name],)
        if name not in lessons:
            what = say("question or lesson of {game}", "dans le jeu {game} aucune question ni leçon")
            name = self._find(what, name, {each: each for each in (*questions, *lessons)})
        return (questions[name],) if name in questions else lessons[name].asked

    def made(self, about: str | None = None, level: int | None = None, seed: int | None = None) -> Questions:
        """Questions made and proven by the engine, as many as one likes: `next(orc.made("ties"))`.

        about: a lesson, a clause or a ruling, by name. level: 1 to 3, by how many rules meet. seed: the same one asks
        the same; without one they differ every time. Raises UsageError.
        """
        from orclib.probe.questions import Questions

        return Questions(self.engine, about, level, seed)

    def practice(
        self,
        kept: bool = True,
        made: bool = False,
        about: str | None = None,
        level: int | None = None,
        seed: int | None = None,
    ) -> Practice:
        """All questions as one deck, one after the other: what was missed comes back, on other days too.

        kept: whether how far one is stays for the next time. made: questions made by the engine instead, without end,
        of which nothing is kept; about, level and seed as for `made`. Raises UsageError.
        """
        from orclib.notebook.practice import MadePractice, Practice

        if made:
            first = self.made(about, level, seed)
            return MadePractice(self.engine, first.again, first.told)
        if (about, level, seed) != (None, None, None):
            told = say("{names} go with made=True.", "{names} vont avec made=True.")
            raise UsageError(told.format(names=listing(("about=", "level=", "seed="))))
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
        start = preset_meant(self.engine, name)
        view = {"bots": None, "eyes": start.eyes, "overlay": start.overlay, **view}
        return self._table(start.match(self.engine), view.pop("bots"), view.pop("eyes"), keep=False, **view)

    def cases(self) -> CasesView:
        """Every named position to search, look at and open."""
        from orclib.notebook.cases import CasesView

        return CasesView(self.engine)

    def explore(self, *asked: str) -> Explore:
        """Edge cases found by asking: one rule or two, or a ruling, and a board with its proof; or a surprise.

        Rules are searched in either language; what is known to meet stands in the atlas. Raises UsageError.
        """
        from orclib.notebook.explore import Explore

        return Explore(self.engine, *asked)

    def atlas(self) -> AtlasView:
        """Which rules meet, on a drawn page: chapters, then clauses; the case of two of them opens on a live board."""
        from orclib.notebook.atlas import AtlasView

        return AtlasView(self.engine)

    def compare(
        self, switch: str, *moves: str, position: str = "", preset: str = "", to: object = None, **options: Any
    ) -> Compare:
        """The same position under two readings of a rule, side by side; `moves` are played on both.

        Without any position it is the one that tells them apart best. A switch is named, or its ruling. `to` is the
        other value of a switch that has several.
        """
        from orclib.notebook.compare import Compare, comparison
        from orclib.probe.readings import switch_meant

        switch = switch_meant(self.engine, switch)
        if not (position or preset or options):
            return comparison(self.engine, switch, moves, to)
        start = preset_meant(self.engine, preset) if preset else Start(position=position, options=options, seed=1)
        return Compare(self.engine, start, switch, moves, to)

    def impact(
        self,
        switch: str,
        to: object = None,
        *,
        bot: str = BOT,
        pairs: int = PAIRS,
        seconds: float = 30,
        workers: int = 1,
        executor: Executor | None = None,
        seed: int = 0,
        **options: Any,
    ) -> Answer:
        """How much a ruling matters: how often somebody else wins the same game under the other reading.

        So many pairs of games, or as many as there is time for; the bot plays all seats. As it is asked here it is
        known, for most switches, and told at once. A switch is named, or its ruling; `to` is the other value of a
        switch that has several. Raises UsageError.
        """
        from orclib.notebook.impact import impact_answer
        from orclib.probe.workers import Workers

        self._bot(bot)
        how = {"bot": bot, "pairs": pairs, "seconds": seconds, "seed": seed}
        return impact_answer(self.engine, switch, to, options, Workers(workers, executor), **how)

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

    def find(
        self,
        *asked: str | Predicate,
        refused: str | Iterable[str] = (),
        differs: str = "",
        to: object = None,
        without: str | Iterable[str] = (),
        seconds: float = 30,
        workers: int = 1,
        executor: Executor | None = None,
        seed: int = 0,
        **options: Any,
    ) -> Finding:
        """The smallest position found in which these clauses act in one move, or a function of a moment says yes.

        refused: a move that just these clauses forbid. differs: a switch, or its ruling, whose usual reading and
        another one part there; `to` is the other value of a switch that has several. without: clauses that have no
        part in it. seconds: how long is looked where nothing is known. workers: so many processes look; or an executor
        does, such as that of a cluster. options: the players and readings. A moment has `before`, `action`, `events`,
        `after` and `outcome`.
        Raises UsageError.
        """
        from orclib.notebook.found import finding
        from orclib.probe import find
        from orclib.probe.workers import Workers

        query = find.asked(self.engine, asked, refused, without, options, differs=differs, to=to)
        hands = Workers(workers, executor)
        return finding(self.engine, find.find(self.engine, query, seconds=seconds, workers=hands, seed=seed))

    def shortest(self, clause: str, seconds: float = 10) -> Answer:
        """The shortest play that shows a rule, or what it forbids: `find` with one clause.

        A ruling that can be read another way is shown under both readings. seconds: how long is looked for what is not
        known.
        """
        from orclib.notebook.found import shortest

        card = self.engine.rulebook[clause]
        if isinstance(card, Ruling) and card.switch and card.switch in self.engine.Options.readings():
            return self.find(differs=card.switch)
        return shortest(self.engine, card.id, seconds)

    def results(
        self, state: Any, until: str = "move", policy: AnyPolicy | None = "sensible", most: int = MOST
    ) -> Likely:
        """Every different result of a stretch of play that begins in a state, each with its exact chance.

        state: a state, a typed position, or a table (what it shows counts as known). until: "move", a stretch of the
        game such as "fight" or "turn", "end". policy: who decides in between, see `Table.odds`; None keeps every choice
        apart. most: so much work is done. The answer's `results` hold state, chance (a fraction) and choices. Raises
        UsageError where there is more to count, NotationError or PositionError.
        """
        if isinstance(state, str):
            state = self.engine.position(state)
        state = getattr(state, "state", state)
        if not isinstance(state, self.engine.State):
            told = say(
                "Results are those of a state, a typed position or a table, not of {given}.",
                "On compte les résultats d'un état, d'une position tapée ou d'une table, et non de {given}.",
            )
            raise UsageError(told.format(given=shortened(state)))
        return reckoning.outcomes(self.engine, state, until, policy, most)

    def _find(
        self, what: str, name: str, known: Mapping[str, Any], titles: Mapping[str, Bilingual] | None = None
    ) -> Any:
        """What is meant by a name, or by a part of one or of its title. Raises UsageError."""
        names = {key: (titles[key],) if titles else () for key in known}
        return known[meant(what.format(game=self.engine.title), name, names)]


if TYPE_CHECKING:

    class AnyApi(Api, Game[Any, Any, Any, Any]):
        """A game with everything a notebook needs, whichever it is."""


@cache
def game(slug: str) -> AnyApi:
    """A game by its slug, with everything a person types in a cell. Raises UsageError."""
    return cast("AnyApi", Api(rules(slug)))
