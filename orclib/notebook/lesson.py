"""A lesson on a live board: read, step forward and back, act for yourself at any moment, answer what is asked."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from typing import Any, Literal

import ipywidgets as ipw

from orclib.engine import CHANCE, Game, Seat
from orclib.engine.teaching import Lesson, Question, Start, Step
from orclib.errors import UsageError
from orclib.language import labelled, listing, plural, say
from orclib.names import meant
from orclib.notebook import bookmarks, explain, html
from orclib.notebook.bookmarks import Bookmark
from orclib.notebook.choices import Choices
from orclib.notebook.deck import count
from orclib.notebook.displayed import Displayed
from orclib.notebook.drawings import read_drawings
from orclib.notebook.quiz import Quiz
from orclib.notebook.row import Row
from orclib.notebook.table import Table
from orclib.probe.goals import Goal, SpentError, ensure_reachable
from orclib.scene import Scene, positions
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import SNUG, new_widget


class LessonView(Displayed):
    """The pages of a lesson, each with its own position: whatever is played on one, the next sets its own up.

    A page that asks stands on the same board, to be looked at; `answer(...)` does what ticking and checking does. What
    was answered stays so when the page is turned to again. A page may set a goal: any way that reaches it is right.
    Several lessons are chapters, of which one is chosen; behind the last page of one the next begins.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], *chapters: Lesson, side: Seat | None = None) -> None:
        """`side` is the seat at the bottom; all pages have the same, if none is told that of the first."""
        self.game, self.chapters = game, chapters
        self.chapter = self.page = 0
        start = self.lesson.start
        self.table = Table(
            self._page(0)[0],
            eyes=start.eyes,
            controls=False,
            keep=False,
            watch=start.watch,
            overlay=start.overlay,
            side=side,
        )
        self._turning = False
        """Whether a page is being set up."""
        self._stood = 0
        """The chapter of which a page was set up last."""
        self._asked: dict[tuple[int, int], Quiz] = {}
        self.goal: Goal | None = None
        """What is to be reached on this page, if anything is."""
        self._text = new_widget(ipw.HTML)
        self._choice: ipw.Dropdown | None = None
        """Which chapter it is, where there are several."""
        self._clock: ipw.HTML | None = None
        """The time to think, once a page has had any."""
        self.row = Row(
            {
                "back": lambda: self.turn(-1),
                "next": lambda: self.turn(+1),
                "hint": self._hint,
                "throw": self.table.throw,
                "again": lambda: self.turn(0),
                "undo": self.table.undo,
            },
            self.table.guarded,
        )
        self.sheet: Choices | None = None
        """Where the questions of the pages are answered, once one has been turned to."""
        if len(chapters) > 1:
            self._choice = new_widget(ipw.Dropdown, layout=SNUG)
            self._choice.observe(self._chosen, "value")
        self.table.about = self.lesson.focus
        self._settle()
        self.table.watch(self._follow)
        self.keep_following()
        self._go_back()
        self._show()

    def build(self) -> ipw.Widget:
        self._lay_out()
        return self.table.widget

    @property
    def _name(self) -> str:
        """By what its bookmark is found."""
        return " ".join(each.slug for each in self.chapters)

    def _go_back(self) -> None:
        """Go where somebody was when this page was loaded before."""
        mark = bookmarks.found(self.game.slug, self._name)
        if mark is None or not self._has(mark.chapter, mark.page):
            return
        for *at, names in mark.given:
            asked = self._quiz(*at) if self._has(*at) else None
            if asked and set(names) <= set(asked.names):
                asked.answer(*names)
        self._open(mark.chapter, mark.page)

    def _has(self, chapter: int, page: int) -> bool:
        return chapter in range(len(self.chapters)) and page in range(len(self.chapters[chapter].pages))

    def _put_bookmark(self) -> None:
        given = [(*at, asked.given) for at, asked in self._asked.items() if asked.given]
        bookmarks.put(self.game.slug, self._name, Bookmark(self.chapter, self.page, tuple(given)))

    def _lay_out(self) -> None:
        # The buttons come first: they stay where they are, however long a page is.
        parts = (self._choice, self.row.widget, self._text, self._clock, self.sheet and self.sheet.widget)
        self.table.put_above(*filter(None, parts))

    @property
    def lesson(self) -> Lesson:
        """The lesson, or the chapter that is open."""
        return self.chapters[self.chapter]

    @property
    def pages(self) -> tuple[Step | Question, ...]:
        """The pages of the lesson."""
        return self.lesson.pages

    def _follow(self) -> None:
        """The table has changed: what was played can be taken back, chance may be due, a goal may be reached."""
        if not self._turning:
            if self.goal:
                self._show_text()
            self._show_row()

    @property
    def _acted(self) -> bool:
        """Whether somebody has played on this page."""
        return len(self.table.match.plies) != self.table.settled

    @property
    def asked(self) -> Quiz | None:
        """The question of this page, if it has one."""
        return self._quiz(self.chapter, self.page)

    def _quiz(self, chapter: int, page: int) -> Quiz | None:
        """The question of a page, with what was answered to it; None for a page that asks nothing."""
        here, at = self.chapters[chapter].pages[page], (chapter, page)
        if isinstance(here, Step):
            return None
        if at not in self._asked:
            self._asked[at] = Quiz(self.game, here)
        self._asked[at].side = self.table.side
        return self._asked[at]

    def turn(self, pages: int) -> LessonView:
        """Go some pages on or back, from chapter to chapter; 0 sets the page up again."""
        every = [(chapter, page) for chapter, each in enumerate(self.chapters) for page in range(len(each.pages))]
        at = every.index((self.chapter, self.page)) + pages
        return self._open(*every[min(max(at, 0), len(every) - 1)])

    def go_to(self, chapter: str) -> LessonView:
        """Open a chapter, by its name or title. Raises UsageError."""
        known = {each.slug: (each.title,) for each in self.chapters}
        slug = meant(say("chapter", "aucun chapitre"), chapter, known)
        return self._open(list(known).index(slug), 0)

    def _open(self, chapter: int, page: int) -> LessonView:
        self.chapter, self.page = chapter, page
        self._ask()
        self._set_up()
        self._show()
        self._put_bookmark()
        return self

    def _chosen(self, change: Any) -> None:
        if change["new"] is not None and change["new"] != self.chapter:
            self.table.guarded(lambda: self._open(change["new"], 0))

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
        self._put_bookmark()
        return self

    def _check(self) -> None:
        if self.sheet and self.asked:
            if self.sheet.check():
                count(self.game.slug, self.asked.question.slug, bool(self.asked.right))
            self._set_up()
            self._show()
            self._put_bookmark()

    def _set_up(self) -> None:
        """Put on the table what the page shows."""
        self._turning = True
        here, start = self.pages[self.page], self.lesson.start if self.chapter != self._stood else None
        self._stood = self.chapter
        self.table.about = here.focus if isinstance(here, Step) else ()
        self.table.bots, self.goal = {}, None
        if self.asked:
            self.table.set_up(self.asked.match, picture=self.asked.scene, start=start)
        else:
            self.table.set_up(*self._page(self.page), start=start)
        self._settle()
        self._turning = False

    def _settle(self) -> None:
        """What holds from the position of a page on: its goal, its marks, and that nobody takes it back."""
        here = self.pages[self.page]
        if isinstance(here, Step) and here.goal:
            self.goal = Goal(self.table.match, here.goal, here.within)
            self.table.bots = dict(self.goal.bots)
        if isinstance(here, Step) and here.marks:  # a question draws its own
            self.table.mark(*here.marks)
        self.table.settled = len(self.table.match.plies)

    def _hint(self) -> None:
        """What to play: on the way to the goal, where there is one and it is known."""
        way = None
        if self.goal:
            with suppress(SpentError):
                way = self.goal.way(self.table.match)
        if way:
            self.table.point_out(way[0])
        else:
            self.table.hint()

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
        if self._choice:
            titles = [(f"{number}. {each.title}", number - 1) for number, each in enumerate(self.chapters, start=1)]
            if self._choice.options != tuple(titles):
                self._choice.options = titles
            self._choice.value = self.chapter
        if self._clock is None and self.pages[self.page].think:
            self._clock = new_widget(ipw.HTML)
            self._lay_out()
        if self._clock:
            self._clock.value = html.countdown(self.pages[self.page].think)
        self._show_text()
        self._show_row()

    def _show_text(self) -> None:
        here, asked = self.pages[self.page], self.asked
        place = f"{self.page + 1} / {len(self.pages)}"
        said = asked.prompt if asked else _words(here)
        links = " ".join(html.clause_link(self.game, id, titled=True) for id in self.lesson.clauses)
        rules = html.fold(say("The rules of this lesson", "Les règles de cette leçon"), links) if links else ""
        title = f"<h4>{escape(str(self.lesson.title))} <span class='house page'>{place}</span></h4>"
        note = html.note(f"{self.lesson.title} {place}", str(here.note)) if here.note else ""
        self._text.value = html.box(f"{title}{escape(said)}", self._progress(), "" if asked else rules, note)

    def _progress(self) -> str:
        """How far one is on the way to the goal, in HTML."""
        if self.goal is None:
            return ""
        told = html.failure(self._goal_told()) if self._state == "missed" else html.told(self._goal_told())
        return f'<div role="status">{told}</div>'

    @property
    def _state(self) -> Literal["open", "reached", "missed"]:
        """How it stands with the goal of this page."""
        assert self.goal is not None
        if self.goal.reached(self.table.match):
            return "reached"
        over = self.table.match.outcome is not None or self.goal.made(self.table.match) >= self.goal.moves
        return "missed" if over else "open"

    @property
    def reached(self) -> bool | None:
        """Whether the goal of this page is reached; None where it has none."""
        return None if self.goal is None else self._state == "reached"

    def _goal_told(self) -> str:
        """How it stands with the goal, in words."""
        assert self.goal is not None
        made, most = self.goal.made(self.table.match), self.goal.moves
        told = {
            "reached": say("Reached: right!", "But atteint : bravo !"),
            "missed": say("Not reached. Try again.", "But non atteint. Recommencez."),
            "open": plural(
                most,
                ("Find the move: {made} of {most} made.", "Find the moves: {made} of {most} made."),
                ("Trouvez le coup : {made} sur {most} joué.", "Trouvez les coups : {made} sur {most} joués."),
            ),
        }[self._state]
        return told.format(made=made, most=most)

    def _show_row(self) -> None:
        """The buttons that can do something now."""
        asked, deal = self.asked, self.lesson.start.deal
        unanswered = asked is not None and asked.right is None
        onward = say("Skip the question", "Passer la question") if unanswered else say("Next", "Suivant")
        several = len(self.pages) > 1 or len(self.chapters) > 1
        labels = {"back": say("Back", "Précédent"), "next": onward} if several else {}
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
        if several:
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
            back.disabled = self.chapter == self.page == 0
            forth.disabled = self.chapter == len(self.chapters) - 1 and self.page == len(self.pages) - 1
            forth.button_style = "" if forth.disabled or unanswered else "info"

    def __repr__(self) -> str:
        here, asked = self.pages[self.page], self.asked
        said = asked.told() if asked else [_words(here)]
        said += [self._goal_told()] if self.goal else []
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


def ensure_shown(game: Game[Any, Any, Any, Any], start: Start, page: Step | Question) -> None:
    """Nothing, for a page that can be shown in a lesson that stands at a start.

    Raises OrclibError for one whose marks are not on the picture, or whose goal cannot be reached.
    """
    match = start.match(game)
    read_drawings(positions.seen(match, explain.looker(match, start.eyes), start.overlay), page.marks)
    if isinstance(page, Step) and page.goal:
        ensure_reachable(match, page.goal, page.within)


def _words(page: Step | Question) -> str:
    """What a page says, or asks."""
    return str(page.say)
