"""Which rules meet: a drawn page of chapters, then of clauses; point at two, and their case stands beside.

`between`, `chapters`, `show`, `press`, `open` and `back` do what clicks do.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property
from html import escape
from math import log1p
from typing import Any, Final, Self

import ipywidgets as ipw

from orclib.errors import OrclibError, UsageError
from orclib.language import labelled, listing, number, plural, say
from orclib.names import meant
from orclib.notebook import html, witnessed
from orclib.notebook.browser import BAR
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import desk, played
from orclib.notebook.lesson import LessonView
from orclib.notebook.row import Row
from orclib.probe.atlas import FORBID, atlas
from orclib.scene import Scene, marked
from orclib.scene.canvas import Board
from orclib.scene.matrix import Cell, Kind, matrix
from orclib.scene.page import Said, page
from orclib.scene.shared_widgets import SNUG, new_widget

NAMED: Final = 12
"""So many clauses that never meet another are named in the alt text."""
STYLE: Final = """<style class="orc-sheet">
.orc-met .orclib svg {display: block; width: 100%; height: auto}
.orc-met .orclib {--orc-text: 13px; padding: 4px 10px}
</style>"""


class AtlasView(Displayed):
    """Chapters by chapters, then the clauses of two of them."""

    def __init__(self, game: html.Rules) -> None:
        self.game, self.known = game, atlas(game.slug)
        book = game.rulebook
        cited = [card for card in book.clauses.values() if card.definition is None or card.id == game.decides]
        self.sections = {name: [card.id for card in cited if card.section == name] for name in book.sections}
        """The clauses that something can cite, by chapter."""
        self.sections = {name: ids for name, ids in self.sections.items() if ids}
        self.block: tuple[str, str] | None = None
        """The two chapters whose clauses are shown; None for all chapters."""
        self.pair: tuple[str, str] | None = None
        """The clauses chosen."""
        self.focus: str | None = None
        self.opened: Displayed | None = None
        self.keep_following()

    # --- what a person does ------------------------------------------------------------------------------------------

    def between(self, one: str, other: str = "") -> Self:
        """Show the clauses of two chapters, by their numbers, or of one among themselves. Raises UsageError."""
        chosen = [self._section(name) for name in (one, other or one)]
        order = [*self.sections]
        self.block = max(chosen, key=order.index), min(chosen, key=order.index)
        self.pair = self.focus = None
        self.back()
        return self

    def chapters(self) -> Self:
        """Show all chapters again."""
        self.block = self.pair = self.focus = None
        self.back()
        return self

    def show(self, one: str, other: str = "") -> Self:
        """Choose two clauses, or one by itself. Raises UsageError."""
        cards = [self.game.rulebook[name] for name in (one, other or one)]
        for card in cards:
            if not any(card.id in ids for ids in self.sections.values()):
                told = say("{id} is nothing that a move can show.", "{id} n'est rien qu'un coup puisse montrer.")
                raise UsageError(told.format(id=card.id))
        self.between(*(self._home(card.id) for card in cards))
        assert self.block is not None
        ids = [card.id for card in cards]
        rows, _columns = (self.sections[name] for name in self.block)
        self.pair = (ids[0], ids[1]) if ids[0] in rows else (ids[1], ids[0])
        if self.block[0] == self.block[1] and rows.index(self.pair[0]) < rows.index(self.pair[1]):
            self.pair = self.pair[1], self.pair[0]
        self._show()
        return self

    def press(self, *targets: str) -> Self:
        """Point at cells by their names, as clicks do; a cell that is chosen is opened."""
        for target in targets:
            if target not in (known := [each.id for each in self.plain().targets]):
                raise UsageError.unknown(say("cell called", "aucune case"), target, known)
            kind, _colon, both = target.partition(":")
            one, other = both.split("/")
            if kind == "chapters":
                self.between(one, other)
            elif self.pair == (one, other) and self.key:
                self.open()
            else:
                self.show(one, other)
        return self

    def open(self) -> Self:
        """Put the case chosen on a live board in the place of the page. Raises UsageError where there is none."""
        if not self.key:
            raise UsageError(say("Choose two rules that meet.", "Choisissez deux règles qui se rencontrent."))
        self.back()
        self.opened = LessonView(self.game, witnessed.lesson(self.game, self.key))
        self._show()
        return self

    def back(self) -> Self:
        """Return to the page."""
        was, self.opened = self.opened, None
        self._show()
        if was is not None:
            was.close_widget()
        return self

    def _section(self, name: str) -> str:
        titles = {key: (self.game.rulebook.sections[key].title,) for key in self.sections}
        what = say("chapter of {game}", "dans le jeu {game} aucun chapitre").format(game=self.game.title)
        return meant(what, str(name), titles)

    def _home(self, id: str) -> str:
        return next(name for name, ids in self.sections.items() if id in ids)

    # --- the page ----------------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """What is chosen, as the atlas knows it; "" where that is nothing, or was never met."""
        return "" if self.pair is None else self.known.meeting(*self.pair)

    def plain(self) -> Scene:
        """The page without marks."""
        return self._of_chapters() if self.block is None else self._of_clauses(*self.block)

    def scene(self) -> Scene:
        """The page as it is shown."""
        chosen = [f"clauses:{self.pair[0]}/{self.pair[1]}"] if self.pair else []
        return marked(self.plain(), selected=chosen, focus=self.focus)

    def _of_chapters(self) -> Scene:
        names, counts = [*self.sections], dict[tuple[int, int], tuple[int, Kind]]()
        for row, one in enumerate(names):
            for column, other in enumerate(names[: row + 1]):
                keys = {self.known.meeting(a, b) for a in self.sections[one] for b in self.sections[other]} - {""}
                acting = {key for key in keys if key[0] not in FORBID}
                kind: Kind = "met" if acting else "refused" if keys else "never"
                counts[row, column] = sum(" " in key for key in acting), kind
        most = max((n for n, _kind in counts.values()), default=0)
        cells, lines = {}, []
        for row, one in enumerate(names):
            met = []
            for column, other in enumerate(names[: row + 1]):
                n, kind = counts[row, column]
                share, said = log1p(n) / log1p(most) if n else 0, labelled(f"{one} × {other}", self._pairs(n, kind))
                cells[row, column] = Cell(f"chapters:{one}/{other}", kind, str(n) if n else "", share * 0.999, said)
                if n:
                    met.append(f"{other} ({n})")
            lines.append(labelled(self._chapter(one), listing(met) if met else self._pairs(0, "never")))
        title = say("Which rules meet", "Quelles règles se rencontrent")
        key: list[tuple[Kind, str]] = [
            ("met", say("pairs of rules that act in one move", "paires de règles dans un même coup")),
            ("refused", say("they only forbid", "elles ne font qu'interdire")),
            ("never", say("never met", "jamais rencontrées")),
        ]
        return matrix(title, [self._chapter(name) for name in names], names, cells, key, self._alt(title, lines))

    def _of_clauses(self, one: str, other: str) -> Scene:
        rows, columns = self.sections[one], self.sections[other]
        most = max((self.known.times(key) for key in self.known.smallest), default=0)
        cells, lines = {}, []
        for row, a in enumerate(rows):
            met, never = list[str](), list[str]()
            for column, b in enumerate(columns[: row + 1] if one == other else columns):
                key = self.known.meeting(a, b)
                kind: Kind = "never" if not key else "refused" if key[0] in FORBID else "met"
                times = self.known.times(key) if kind == "met" else 0
                share = log1p(times) / log1p(most) if times else 0
                both = f"{_number(a)} × {_number(b)}" if a != b else _number(a)
                said = labelled(both, witnessed.how_often(self.game, key))
                cells[row, column] = Cell(f"clauses:{a}/{b}", kind, _short(times), share * 0.999, said)
                (met if key else never).append(f"{_number(b)} ({times})" if times else _number(b))
            told = [listing(met)] if met else []
            if never:
                words = say("never with {rules}", "jamais avec {rules}")
                told.append(words.format(rules=listing([*never[:NAMED], *(["…"] if len(never) > NAMED else [])])))
            lines.append(labelled(self._clause(a), "; ".join(told)))
        title = f"{self._chapter(one)} × {self._chapter(other)}"
        key_: list[tuple[Kind, str]] = [
            ("met", say("met so many times", "rencontrées tant de fois")),
            ("refused", say("forbid together", "interdisent ensemble")),
            ("never", say("never met", "jamais rencontrées")),
        ]
        heads = [f".{id.rpartition('.')[2]}" for id in columns]
        return matrix(title, [self._clause(id) for id in rows], heads, cells, key_, self._alt(title, lines))

    def _alt(self, title: str, lines: list[str]) -> str:
        return "\n".join([f"{title}. {self._looked()}", *lines])

    def _looked(self) -> str:
        told = say(
            "Looked at: {steps} moves from {places} positions.", "Parcouru : {steps} coups depuis {places} positions."
        )
        return told.format(steps=number(self.known.head.steps), places=number(self.known.head.places))

    def _pairs(self, n: int, kind: Kind) -> str:
        """How many pairs of rules act in one move."""
        if kind == "refused":
            return say("they only forbid", "elles ne font qu'interdire")
        if kind == "never":
            return say("never met", "jamais rencontrées")
        if not n:
            return say("each by itself alone", "chacune pour soi seulement")
        return plural(n, ("{n} pair", "{n} pairs"), ("{n} paire", "{n} paires")).format(n=n)

    def _chapter(self, name: str) -> str:
        return f"{name} {self.game.rulebook.sections[name].title}"

    def _clause(self, id: str) -> str:
        return f"{_number(id)} {self.game.rulebook[id].title}"

    # --- words -------------------------------------------------------------------------------------------------------

    def told(self) -> str:
        """What stands beside the page, in HTML."""
        if self.pair is not None:
            if self.key:
                return html.box(witnessed.panel(self.game, self.key))
            head = f"<h4>{escape(' × '.join(map(self._clause, dict.fromkeys(self.pair))))}</h4>"
            return html.box(f"{head}<p>{escape(witnessed.how_often(self.game, ''))}</p>")
        told = (
            say("Point at two chapters: their rules follow.", "Montrez deux chapitres : leurs règles suivent.")
            if self.block is None
            else say("Point at two rules: their case follows.", "Montrez deux règles : leur cas suit.")
        )
        head = escape(self.plain().title)
        return html.box(f"<h4>{head}</h4><p>{escape(self._looked())}</p><p>{escape(told)}</p>")

    def __repr__(self) -> str:
        if self.opened is not None:
            return repr(self.opened)
        scene = self.scene()
        told = witnessed.words(self.game, self.key) if self.key else []
        return "\n".join([scene.text, *told, f"[{scene.title}: {scene.digest()}]"])

    def still(self) -> Scene:
        if self.opened is not None:
            return self.opened.still()
        told = witnessed.words(self.game, self.key) if self.key else [self._looked()]
        return page(self.scene(), [Said(self.plain().title, "title"), *map(Said, told)])

    # --- widgets -----------------------------------------------------------------------------------------------------

    @cached_property
    def parts(self) -> _Parts:
        """The widgets, built when it is first shown."""
        return _Parts(self)

    def build(self) -> ipw.Widget:
        self.parts.show()
        return self.parts.root

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        if "widget" in self.__dict__:
            self.parts.show()

    def guarded(self, deed: Callable[[], object]) -> None:
        """Do what a click asks for; what is wrong with it is said beside the page, since nobody sees an exception."""
        try:
            deed()
        except OrclibError as error:
            self.parts.panel.value = html.live(html.failure(str(error)))
        except Exception as error:
            self.parts.panel.value = html.live(html.failure(f"{type(error).__name__}: {error}"))
            logging.getLogger(__name__).exception("an atlas failed", exc_info=error)
            raise


class _Parts:
    """The widgets of one page."""

    def __init__(self, view: AtlasView) -> None:
        self.view, self._filling = view, False
        self.board = Board(view.scene())
        self.board.on_pick(lambda target, x, y: self._picked(target))
        self.board.on_key(self._key)
        deeds = {"chapters": view.chapters, "open": view.open}
        self.row = Row(deeds, view.guarded)
        self.lists = [new_widget(ipw.Dropdown, options=(), layout=SNUG) for _each in range(2)]
        for box in self.lists:
            box.observe(lambda _change: self._chose_chapters(), "value")
        self.panel = new_widget(ipw.HTML)
        self.column = new_widget(ipw.VBox)
        self.desk = desk(self.board.widget, self.column).add_class("orc-wordy").add_class("orc-met")
        self.root = played(self.desk)
        self.rest = self.root.children[1:]

    @cached_property
    def back(self) -> Row:
        """The way back from the case to the page."""
        return Row({"back": self.view.back}, self.view.guarded, stays=False)

    @cached_property
    def bar(self) -> ipw.HTML:
        """What is open."""
        return new_widget(ipw.HTML, layout=SNUG)

    @cached_property
    def pairs(self) -> ipw.Dropdown:
        """The rules of two chapters, two by two."""
        box = new_widget(ipw.Dropdown, options=(), layout=SNUG)
        box.observe(lambda _change: self._chose_pair(), "value")
        return box

    # --- what is done ------------------------------------------------------------------------------------------------

    def _picked(self, target: str | None) -> None:
        self.board.wake()
        self.view.focus = None
        if target:
            self.view.guarded(lambda: self.view.press(target))

    def _key(self, key: str, shift: bool, ctrl: bool) -> None:
        view = self.view
        self.board.wake()
        if key == "Escape":
            view.guarded(view.chapters)
        elif key in ("Enter", " ") and view.focus:
            focus = view.focus
            view.guarded(lambda: view.press(focus))
        elif key.startswith("Arrow"):
            view.focus = _next(view.plain(), view.focus, key)
            self.show()
            if view.focus:
                self.panel.value = STYLE + html.live(html.told(view.plain().target(view.focus).sentence))

    def _chose_chapters(self) -> None:
        one, other = (box.value for box in self.lists)
        if one and other and not self._filling:
            self.view.guarded(lambda: self.view.between(one, other))

    def _chose_pair(self) -> None:
        pair = self.pairs.value
        if pair and not self._filling:
            self.view.guarded(lambda: self.view.show(*pair.split("/")))

    # --- showing it --------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Follow the view."""
        view = self.view
        if view.opened is not None:
            self.back.show({"back": say("Back to the page", "Retour à la page")}, self.bar)
            self.back["back"].icon = "arrow-left"
            self.bar.value = BAR + f"<b>{escape(witnessed.asked(view.game, view.key))}</b>"
            self.root.children = (self.back.widget, view.opened.widget, *self.rest)
            self.root.add_class("orc-opened")
            return
        self.root.remove_class("orc-opened")
        self._filling = True
        try:
            self._show()
        finally:
            self._filling = False

    def _show(self) -> None:
        view = self.view
        self.board.show(view.scene())
        chapters = {"chapters": say("All chapters", "Tous les chapitres")} if view.block else {}
        opens = {"open": say("On a live board", "Sur un plateau vivant")} if view.key else {}
        self.row.show(chapters, opens)
        if opens:
            self.row["open"].button_style = "info"
        one, other = self.lists
        for box, name, tip in (
            (one, view.block and view.block[0], say("A chapter", "Un chapitre")),
            (other, view.block and view.block[1], say("and another", "et un autre")),
        ):
            box.options = [(f"({tip})", ""), *((view._chapter(name), name) for name in view.sections)]
            box.value, box.tooltip = name or "", tip
        pairs = self._pairs()
        if pairs:
            tip = say("Two rules", "Deux règles")
            self.pairs.options = [(f"({tip})", ""), *pairs]
            self.pairs.value, self.pairs.tooltip = "/".join(view.pair) if view.pair else "", tip
        self.panel.value = STYLE + view.told()
        self.column.children = (self.row.widget, one, other, *([self.pairs] if pairs else []), self.panel)
        if self.desk not in self.root.children:
            self.root.children = (self.desk, *self.rest)

    def _pairs(self) -> list[tuple[str, str]]:
        """The cells of two chapters, in a list."""
        if self.view.block is None:
            return []
        cells = ((target.id.partition(":")[2], target.sentence) for target in self.view.plain().targets)
        return [(sentence if len(sentence) <= 60 else f"{sentence[:59]}…", both) for both, sentence in cells]


def _next(scene: Scene, focus: str | None, key: str) -> str | None:
    """The cell that an arrow key leads to: the nearest in that direction, else the same."""
    if focus not in {target.id for target in scene.targets}:
        return scene.targets[0].id if scene.targets else None
    here = scene.target(focus).boxes[0]
    across, step = key in ("ArrowLeft", "ArrowRight"), -1 if key in ("ArrowLeft", "ArrowUp") else 1

    def away(target: Any) -> tuple[float, float]:
        box = target.boxes[0]
        along, aside = (box.cx - here.cx, box.cy - here.cy) if across else (box.cy - here.cy, box.cx - here.cx)
        return along * step, abs(aside)

    ahead = [target for target in scene.targets if away(target)[0] > 1 and away(target)[1] < 1]
    return min(ahead, key=away).id if ahead else focus


def _number(id: str) -> str:
    return id.partition("-")[2]


def _short(n: int) -> str:
    """A count in at most four letters."""
    return str(n) if n < 1_000 else f"{n // 1_000}k" if n < 1_000_000 else f"{n // 1_000_000}M"
