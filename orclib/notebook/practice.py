"""Practice: all questions of a game as one deck, asked one after the other; what was missed comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from html import escape
from typing import Any, Final

import ipywidgets as ipw

from orclib.engine import Game
from orclib.engine.teaching import Lesson, OneOf, Question
from orclib.errors import UsageError
from orclib.language import labelled, listing, plural, say
from orclib.notebook import html
from orclib.notebook.choices import Choices, show
from orclib.notebook.deck import Deck, Endless, Mode, Progress, Stage, utc
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import framed
from orclib.notebook.quiz import Quiz
from orclib.notebook.row import Row
from orclib.scene import Scene
from orclib.scene.page import Said, page
from orclib.scene.palette import ACCENT, GOLD, LINE, PANEL
from orclib.scene.shared_widgets import SNUG, new_widget

PAINTS: Final[dict[Stage, str]] = {
    "known": ACCENT,
    "learning": f"repeating-linear-gradient(45deg, {GOLD} 0 4px, {PANEL} 4px 8px)",
    "new": PANEL,
}
"""How much is known, as a bar: full, striped, empty."""


class Practice(Displayed):
    """A deck of all questions of a game's lessons. `answer(...)` and `next()` do what the clicks do.

    What was missed comes back after a few other questions, and on other days as FSRS reckons it. How far somebody is
    is kept with the games, unless `kept` is false.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        lessons: Mapping[str, Lesson],
        *,
        kept: bool = True,
        now: Callable[[], datetime] = utc,
    ) -> None:
        self._questions = {asked.slug: (lesson, asked) for lesson in lessons.values() for asked in lesson.asked}
        self._open(game, Deck(self._questions, Progress(game.slug, kept), now), next(iter(self._questions)))

    def _open(self, game: Game[Any, Any, Any, Any], deck: Deck, first: str) -> None:
        """Begin with a deck, whose first question is the one of that name."""
        self.game, self.deck = game, deck
        self.sheet = Choices(after=lambda: say("Next question", "Question suivante"))
        self._touched = False
        """Whether anybody has done anything here yet."""
        self._asks_restart = False
        self._bar, self._text = new_widget(ipw.HTML, layout=SNUG), new_widget(ipw.HTML)
        self._picture = new_widget(ipw.HTML)
        self.row = Row(
            {
                "new": lambda: self.go_on("new"),
                "all": lambda: self.go_on("all"),
                "restart": lambda: self._ask_restart(True),
                "forget": self.restart,
                "back": lambda: self._ask_restart(False),
            },
            self.sheet.guarded,
        )
        self.sheet.button.on_click(lambda _button: self.sheet.guarded(self._pressed))
        self._first = self._last = self._put(first)
        """What comes first, and what was asked last."""
        self.asked: Quiz | None = None
        """What is asked now; None while nothing is due."""
        self._turn()
        self.keep_following()

    def build(self) -> ipw.Widget:
        return framed(self._picture, self.scene(), [self._bar, self._text, self.sheet.widget, self.row.widget])

    # --- what a person types -----------------------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """The name of what is asked now; None while nothing is due."""
        return None if self.asked is None else self.asked.question.slug

    def answer(self, *names: str) -> Practice:
        """Answer what is asked, once. Raises UsageError for what is not among the choices, or once it is answered."""
        if self.asked is None or self.asked.right is not None:
            told = say(
                "There is nothing to answer now: go on with next(), or go_on().",
                "Aucune réponse n'est attendue maintenant : continuez avec next() ou go_on().",
            )
            raise UsageError(told)
        self.asked.answer(*names)
        self.sheet.ask(self.asked)
        self._judged()
        return self

    def next(self) -> Practice:
        """Ask the next question. Raises UsageError before this one is answered."""
        if self.asked is not None and self.asked.right is None:
            raise UsageError(say("Answer this question first.", "Répondez d'abord à cette question."))
        self._turn()
        self._touched = True
        return self

    def go_on(self, mode: Mode = "new") -> Practice:
        """Go on though nothing is due: with "new" questions, or with "all" of them once more."""
        self.deck.go_on(mode)
        return self.next() if self.asked is None else self

    def restart(self) -> Practice:
        """Forget all progress in this game, and begin again."""
        self.deck.restart()
        self._asks_restart, self._touched = False, True
        self._turn()
        return self

    # --- widgets -----------------------------------------------------------------------------------------------------

    def _pressed(self) -> None:
        """The one button: check the answer, then go on."""
        if self.asked is not None and self.asked.right is not None:
            self.next()
        elif self.sheet.check():
            self._judged()

    def _judged(self) -> None:
        assert self.asked is not None
        self.deck.answered(self.asked.question.slug, bool(self.asked.right))
        self._touched = True
        self._show()

    def _turn(self) -> None:
        """Put the next question on the desk, if there is one."""
        name = self.deck.next()
        self.asked = None if name is None else self._put(name)
        self._last = self.asked or self._last
        self.sheet.ask(self.asked)
        self._show()

    def _put(self, name: str) -> Quiz:
        return Quiz(self.game, self._question(name))

    def _question(self, name: str) -> Question:
        """The question of that name."""
        return self._questions[name][1]

    def _ask_restart(self, asks: bool) -> None:
        self._asks_restart = asks
        self._show()

    def follow_language(self) -> None:
        self.sheet.say()
        self._show()

    def _show(self) -> None:
        self._bar.value = self._painted() + "".join(map(html.failure, self.deck.progress.told))
        if self._asks_restart:
            asking = say("Forget all progress in {game}?", "Oublier tous les progrès dans {game} ?").format(
                game=self.game.title
            )
            self._text.value = html.live(html.told(asking))
        elif self.asked is None:
            self._text.value = html.live("".join(f"<p>{escape(line)}</p>" for line in self._pause()))
        else:
            self._text.value = self.asked.asking(escape(self._heading(self.asked)))
        pausing, labels = self.asked is None, self._ways_on()
        if self._asks_restart:
            labels |= {"forget": say("Yes, forget it", "Oui, oublier"), "back": say("No, go on", "Non, continuer")}
        elif self._begun:
            labels |= {"restart": say("Again from the beginning", "Reprendre depuis le début")}
        self.row.show(labels)
        if "new" in labels:
            self.row["new"].button_style = "info"
        show(self.sheet.widget, not pausing and not self._asks_restart)
        self._picture.value = html.still(self.scene())

    def _ways_on(self) -> dict[str, str]:
        """The buttons with which somebody goes on while nothing is due."""
        if self.asked is not None:
            return {}
        new = say("Go on with new questions", "Passer à de nouvelles questions")
        labels = {"new": new} if self.deck.count("new") else {}
        return {**labels, "all": say("Practise anyway", "S'entraîner quand même")}

    @property
    def _begun(self) -> bool:
        """Whether anything was ever answered."""
        return self.deck.count("new") < len(self._questions)

    def _heading(self, asked: Quiz) -> str:
        """What a question is about: the title of its lesson."""
        return str(self._questions[asked.question.slug][0].title)

    def _pause(self) -> list[str]:
        """What is said while nothing is due."""
        wait, new = self.deck.wait, self.deck.count("new")
        told = (
            []
            if wait is None
            else [
                say(
                    "Nothing is due now. The next question comes back {when}.",
                    "Rien à revoir pour l'instant. La prochaine question revient {when}.",
                ).format(when=_when(wait))
            ]
        )
        if new:
            told.append(
                plural(
                    new,
                    ("{n} new question waits.", "{n} new questions wait."),
                    ("{n} nouvelle question attend.", "{n} nouvelles questions attendent."),
                ).format(n=new)
            )
        return told

    def _counts(self) -> str:
        """How far somebody is, in words."""
        known, learning, new = (self.deck.count(stage) for stage in PAINTS)
        return listing(
            (
                plural(known, ("{n} known", "{n} known"), ("{n} acquise", "{n} acquises")).format(n=known),
                plural(learning, ("{n} being learnt", "{n} being learnt"), ("{n} en cours", "{n} en cours")).format(
                    n=learning
                ),
                plural(new, ("{n} new", "{n} new"), ("{n} nouvelle", "{n} nouvelles")).format(n=new),
            )
        )

    def _painted(self) -> str:
        """How far somebody is, as a bar under its words."""
        parts = "".join(
            f'<div style="flex:{self.deck.count(stage)} 1 0;background:{paint}"></div>'
            for stage, paint in PAINTS.items()
        )
        frame = f"display:flex;height:10px;border:1px solid {LINE};border-radius:5px;overflow:hidden"
        bar = f'<div aria-hidden="true" style="{frame}">{parts}</div>'
        return f'<div class="orclib" style="border:0;background:none;padding:0">{escape(self._counts())}{bar}</div>'

    def __repr__(self) -> str:
        lines = [self._title(), f"{self._counts()}.", *self.deck.progress.told]
        if self.asked is None:
            return "\n".join([*lines, *self._pause()])
        return "\n".join([*lines, self._heading(self.asked), *self.asked.shown()])

    def _title(self) -> str:
        n = len(self._questions)
        count = plural(n, ("{n} question", "{n} questions"), ("{n} question", "{n} questions")).format(n=n)
        return labelled(say("Practice", "Entraînement"), f"{self.game.title}, {count}")

    def scene(self) -> Scene:
        """The picture of what is asked, or was asked last."""
        return self._last.scene()

    def words(self) -> str:
        """Until somebody does something, what a notebook stores tells nothing of earlier days: the first question."""
        if self._touched:
            return repr(self)
        return "\n".join([self._title(), self._heading(self._first), *self._first.shown()])

    def still(self) -> Scene:
        asked = self.asked if self._touched else self._first
        said = asked.said() if asked else [Said(line) for line in self._pause()]
        return page((asked or self._last).scene(), [Said(self._title(), "title"), *said])


class MadePractice(Practice):
    """Questions made and proven by the engine, one after the other, as many as one likes.

    What was missed comes back after a few others. Nothing is kept: the same seed asks the same again.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], questions: Callable[[], Iterator[OneOf]], about: str) -> None:
        """`questions` begins them anew; `about` says what they are about, if not about all."""
        self._about = about
        deck = Endless(questions)
        self._open(game, deck, deck.first)

    def _question(self, name: str) -> Question:
        assert isinstance(self.deck, Endless)
        return self.deck.questions[name]

    def _heading(self, asked: Quiz) -> str:
        return asked.title

    def _ways_on(self) -> dict[str, str]:
        return {}

    @property
    def _begun(self) -> bool:
        return self._tally[1] > 0

    @property
    def _tally(self) -> tuple[int, int]:
        """How many answers were right, of how many."""
        assert isinstance(self.deck, Endless)
        return self.deck.right, self.deck.answers

    def _counts(self) -> str:
        right, answers = self._tally
        told = plural(answers, ("{n} answer", "{n} answers"), ("{n} réponse", "{n} réponses")).format(n=answers)
        return f"{told}, {plural(right, ('{n} right', '{n} right'), ('{n} juste', '{n} justes')).format(n=right)}"

    def _painted(self) -> str:
        frame = "border:0;background:none;padding:0"
        return f'<div class="orclib" style="{frame}">{escape(self._counts())}</div>'

    def _pause(self) -> list[str]:
        return [say("No other question was found.", "Aucune autre question n'a été trouvée.")]

    def _title(self) -> str:
        made = say("Practice, made questions", "Entraînement, questions composées")
        return labelled(made, ", ".join(filter(None, (self.game.title, self._about))))


def _when(wait: timedelta) -> str:
    """How long something takes to come, roughly."""
    minutes = max(1, round(wait.total_seconds() / 60))
    if minutes < 60:
        return plural(minutes, ("in {n} minute", "in {n} minutes"), ("dans {n} minute", "dans {n} minutes")).format(
            n=minutes
        )
    hours = round(minutes / 60)
    if hours < 24:
        return plural(hours, ("in {n} hour", "in {n} hours"), ("dans {n} heure", "dans {n} heures")).format(n=hours)
    days = round(hours / 24)
    return plural(days, ("in {n} day", "in {n} days"), ("dans {n} jour", "dans {n} jours")).format(n=days)
