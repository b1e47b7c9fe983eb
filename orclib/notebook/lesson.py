"""A lesson on a live board: read, step forward and back, act for yourself at any moment, answer what is asked."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib.engine import CHANCE, Game, Seat
from orclib.engine.teaching import Lesson, Question, Step
from orclib.errors import UsageError
from orclib.language import labelled, listing, say
from orclib.notebook import html
from orclib.notebook.choices import Choices
from orclib.notebook.deck import count
from orclib.notebook.displayed import Displayed
from orclib.notebook.quiz import Quiz
from orclib.notebook.row import Row
from orclib.notebook.table import Table
from orclib.scene import Scene
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import new_widget


class LessonView(Displayed):
    """The pages of a lesson, each with its own position: whatever is played on one, the next sets its own up.

    A page that asks stands on the same board, to be looked at; `answer(...)` does what ticking and checking does. What
    was answered stays so when the page is turned to again.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], lesson: Lesson, side: Seat | None = None) -> None:
        """`side` is the seat at the bottom; all pages have the same, if none is told that of the first."""
        self.game, self.lesson = game, lesson
        self.pages: tuple[Step | Question, ...] = (Step(lesson.en, lesson.fr, focus=lesson.focus), *lesson.steps)
        self.page = 0
        start = lesson.start
        self.table = Table(
            self._page(0)[0],
            eyes=start.eyes,
            controls=False,
            keep=False,
            watch=start.watch,
            overlay=start.overlay,
            side=side,
        )
        self.table.about = lesson.focus
        self.table.settled = len(self.table.match.plies)
        self._turning = False
        """Whether a page is being set up."""
        self._asked: dict[int, Quiz] = {}
        self._text = new_widget(ipw.HTML)
        self.row = Row(
            {
                "back": lambda: self.turn(-1),
                "next": lambda: self.turn(+1),
                "hint": self.table.hint,
                "throw": self.table.throw,
                "again": lambda: self.turn(0),
                "undo": self.table.undo,
            },
            self.table.guarded,
        )
        self.sheet: Choices | None = None
        """Where the questions of the pages are answered, once one has been turned to."""
        self.table.watch(self._follow)
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        self._lay_out()
        return self.table.widget

    def _lay_out(self) -> None:
        # The buttons come first: they stay where they are, however long a page is.
        self.table.put_above(self.row.widget, self._text, *([self.sheet.widget] if self.sheet else []))

    def _follow(self) -> None:
        """The table has changed: what was played can be taken back, and chance may be due."""
        if not self._turning:
            self._show_row()

    @property
    def _acted(self) -> bool:
        """Whether somebody has played on this page."""
        return len(self.table.match.plies) != self.table.settled

    @property
    def asked(self) -> Quiz | None:
        """The question of this page, if it has one."""
        here = self.pages[self.page]
        if isinstance(here, Step):
            return None
        if self.page not in self._asked:
            self._asked[self.page] = Quiz(self.game, here)
        self._asked[self.page].side = self.table.side
        return self._asked[self.page]

    def turn(self, pages: int) -> LessonView:
        """Go some pages on or back; 0 sets the page up again."""
        self.page = min(max(self.page + pages, 0), len(self.pages) - 1)
        self._ask()
        self._set_up()
        self._show()
        return self

    def _ask(self) -> None:
        """Put the question of this page on a sheet."""
        if self.sheet is None and self.asked is not None:
            self.sheet = Choices()
            self.sheet.button.on_click(lambda _button: self.table.guarded(self._check))
            self._lay_out()
        if self.sheet is not None:
            self.sheet.ask(self.asked)

    def answer(self, *names: str) -> LessonView:
        """Answer what this page asks. Raises UsageError where it asks nothing, or for what is not among the choices."""
        if self.asked is None:
            told = say(
                "This page asks nothing: turn to one that does.",
                "Cette page ne demande rien : allez à une page qui pose une question.",
            )
            raise UsageError(told)
        count(self.game.slug, self.asked.question.slug, self.asked.answer(*names))
        self._ask()
        self._set_up()
        self._show()
        return self

    def _check(self) -> None:
        if self.sheet and self.asked:
            if self.sheet.check():
                count(self.game.slug, self.asked.question.slug, bool(self.asked.right))
            self._set_up()
            self._show()

    def _set_up(self) -> None:
        """Put on the table what the page shows."""
        self._turning = True
        here = self.pages[self.page]
        self.table.about = here.focus if isinstance(here, Step) else ()
        if self.asked:
            self.table.set_up(self.asked.match, picture=self.asked.scene)
        else:
            self.table.set_up(*self._page(self.page))
        self.table.settled, self._turning = len(self.table.match.plies), False

    def _page(self, number: int) -> tuple[Any, int | None]:
        """The play up to the end of a page, and the ply with which the page begins if it plays at all."""
        match, since = self.lesson.start.match(self.game), None
        for each in self.pages[: number + 1]:
            if isinstance(each, Step):
                since = len(match.plies) if each.moves else None
                match.play_all(each.moves)
        return match, since

    def follow_language(self) -> None:
        if self.sheet:
            self.sheet.say()
        self._show()

    def _show(self) -> None:
        here, asked = self.pages[self.page], self.asked
        number = f"<span class='house page'>{self.page + 1} / {len(self.pages)}</span>"
        said = asked.prompt if asked else _words(here)
        links = " ".join(html.clause_link(self.game, id, titled=True) for id in self.lesson.clauses)
        rules = "" if asked else html.fold(say("The rules of this lesson", "Les règles de cette leçon"), links)
        title = f"{escape(str(self.lesson.title))} {number}"
        self._text.value = html.box(f"<h4>{title}</h4>{escape(said)}{rules}")
        self._show_row()

    def _show_row(self) -> None:
        """The buttons that can do something now."""
        asked, deal = self.asked, self.lesson.start.deal
        unanswered = asked is not None and asked.right is None
        onward = say("Skip the question", "Passer la question") if unanswered else say("Next", "Suivant")
        labels = {"back": say("Back", "Précédent"), "next": onward} if len(self.pages) > 1 else {}
        if not asked and not self.lesson.start.watch:
            labels |= {"hint": say("Hint", "Conseil")} if deal else {}
            labels |= (
                {"throw": say("Leave it to chance", "Laisser faire le hasard")}
                if not deal and CHANCE in self.table.match.to_act
                else {}
            )
            labels |= {"again": say("Again", "Recommencer")} if self._acted else {}
            labels |= {"undo": say("Undo", "Annuler")} if self.table.can_undo else {}
        self.row.show(labels)
        if len(self.pages) > 1:
            back, forth = self.row["back"], self.row["next"]
            back.icon, forth.icon = "arrow-left", "arrow-right"
            back.add_class("orc-back").tooltip = say(
                "The page before (Page Up; in the full window the left arrow)",
                "La page précédente (Page préc. ; en pleine fenêtre, la flèche de gauche)",
            )
            forth.add_class("orc-next").tooltip = say(
                "The next page (Page Down; in the full window the right arrow)",
                "La page suivante (Page suiv. ; en pleine fenêtre, la flèche de droite)",
            )
            back.disabled, forth.disabled = self.page == 0, self.page == len(self.pages) - 1
            forth.button_style = "" if forth.disabled or unanswered else "info"

    def __repr__(self) -> str:
        here, asked = self.pages[self.page], self.asked
        said = asked.told() if asked else [_words(here)]
        return "\n".join([f"{self.lesson.title} ({self.page + 1} / {len(self.pages)})", *said, repr(self.table)])

    def still(self) -> Scene:
        """This page with its board, and what the pages after it say and ask: on paper nobody turns any."""
        said = [Said(str(self.lesson.title), "title")]
        said += self.asked.said() if self.asked else [Said(_words(self.pages[self.page]))]
        for number, each in enumerate(self.pages[self.page + 1 :], start=self.page + 2):
            asked = None if isinstance(each, Step) else Quiz(self.game, each)
            told = asked.prompt if asked else _words(each)
            said.append(Said(f"{number} / {len(self.pages)}  {told}", "quiet"))
            said += asked.choices() if asked else []
        rules = listing(self.lesson.clauses)
        return page(
            self.table.scene(),
            [*said, Said(labelled(say("The rules of this lesson", "Les règles de cette leçon"), rules), "quiet")],
        )


def _words(page: Step | Question) -> str:
    """What a page says, or asks."""
    return str(page.say)
