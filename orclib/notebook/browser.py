"""A list to search, what is chosen beside it, and something live in their place: what all browsers share."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cached_property
from html import escape
from typing import Any, Final, NamedTuple

import ipywidgets as ipw

from orclib.engine import Game
from orclib.errors import OrclibError, UsageError
from orclib.language import labelled, plural, say
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import played
from orclib.scene import Scene
from orclib.scene.canvas import HIGH
from orclib.scene.shared_widgets import SNUG, closed, new_widget

BAR: Final = f"""<style>
.orc-opened .jupyter-widgets.orc-desk {{{HIGH}: calc(80vh - 42px)}}
</style>"""
"""What is open stands below a bar, and is that much less high."""
STYLE: Final = """<style>
.orc-browse {gap: 8px; height: min(540px, 80vh)}
.orc-browse > * {margin: 0}
.orc-found {flex: 0 0 32%; min-width: 220px; height: 100%}
.orc-found select {height: 100%}
.orc-chosen {flex: 1 1 0; min-width: 0; height: 100%}
.orc-chosen > :first-child {flex: 1 1 0; min-height: 0; overflow-y: auto; margin: 0 0 4px}
.orc-chosen svg {display: block; width: 100%; max-height: 270px}
.orc-chosen p {margin: 4px 0}
@container (max-width: 560px) {
  .jupyter-widgets.orc-browse {flex-direction: column; height: auto}
  .orc-found {height: 180px; flex: 0 0 180px}
  .orc-chosen {height: auto}
}
</style>"""
"""List and panel scroll by themselves: together they are no higher than a small screen."""
SHOWN: Final = 6
"""So many of what was found are named in the alt text."""


class Entry(NamedTuple):
    """One thing of the list: its name, what stands in the list, and the words by which it is found."""

    key: str
    title: str
    words: frozenset[str]
    """Of either language."""
    first: frozenset[str]
    """Those of its name: who searches for them means it rather than others."""


def folded(text: str) -> list[str]:
    """The words of a text without capitals and accents; a number with points is one word."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [word.strip(".") for word in re.findall(r"[\w.]+", plain) if word.strip(".")]


def entry(key: str, title: str, names: Iterable[object], texts: Iterable[object]) -> Entry:
    """A thing that is found by its key and names, and after those by its texts; texts in two languages by both."""
    first = frozenset(word for text in (key, *_both(names)) for word in folded(text))
    return Entry(key, title, first.union(word for text in _both(texts) for word in folded(text)), first)


def _both(texts: Iterable[object]) -> Iterable[str]:
    for text in texts:
        yield from (text.en, text.fr) if hasattr(text, "en") and hasattr(text, "fr") else (str(text),)


class Browser(Displayed):
    """A searchable list with a panel. `search`, `show`, `open` and `back` do what typing, choosing and clicking do."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.sought = ""
        self.found = self._matching("")
        self.chosen = self.found[0].key
        self.opened: Displayed | None = None
        """What is live in the place of list and panel."""
        self.keep_following()

    # --- what the game's browsers say --------------------------------------------------------------------------------

    def entries(self) -> tuple[Entry, ...]:
        """All there is to choose from, titles in the language in use."""
        raise NotImplementedError

    def heading(self) -> str:
        """What the list is a list of."""
        raise NotImplementedError

    def panel(self) -> str:
        """What stands beside the list about the thing chosen, in HTML."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """The same in lines of text."""
        raise NotImplementedError

    def deed(self) -> str:
        """What the button does that opens the thing chosen; "" where there is nothing to open."""
        raise NotImplementedError

    def live(self) -> Displayed:
        """What the button opens."""
        raise NotImplementedError

    def bar(self) -> str:
        """What stands above something open."""
        return self._title()

    # --- what a person does ------------------------------------------------------------------------------------------

    def search(self, words: str = "") -> Browser:
        """List only what has all these words, of either language; a number that is whole comes first."""
        self.sought = words
        self.found = self._matching(words)
        if self.found:
            self.chosen = self.found[0].key
        self._show()
        return self

    def show(self, key: str) -> Browser:
        """Choose a thing by its name. Raises UsageError."""
        key = self._key(key)
        if key not in [each.key for each in self.found]:
            self.sought, self.found = "", self._matching("")
        self.chosen = key
        self._show()
        return self

    def open(self) -> Browser:
        """Put the thing chosen live in the place of the list. Raises UsageError where there is nothing to open."""
        if not self.deed():
            raise UsageError(
                say("There is nothing to open for {name}.", "Il n'y a rien à ouvrir pour {name}.").format(
                    name=self.chosen
                )
            )
        self.back()
        self.opened = self.live()
        self._show()
        return self

    def back(self) -> Browser:
        """Return to the list."""
        if self.opened is not None:
            was, self.opened = self.opened, None
            self._show()
            if "widget" in was.__dict__:
                closed(was.widget)
        return self

    def _key(self, name: str) -> str:
        """The key that a person means, who may leave out the letters of the game."""
        known, prefixed = [each.key for each in self.entries()], f"{self.game.prefix}-{name}"
        if prefixed in known:
            return prefixed
        if name not in known:
            what = say("entry of {list}", "dans « {list} » aucune entrée").format(list=self.heading())
            raise UsageError.unknown(what, name, known)
        return name

    def _matching(self, words: str) -> tuple[Entry, ...]:
        wanted = folded(words)

        def rank(each: Entry) -> int:
            if any("." in word and word in each.first for word in wanted):
                return 0
            return 1 if all(_has(each.first, word) for word in wanted) else 2

        found = [each for each in self.entries() if all(_has(each.words, word) for word in wanted)]
        return tuple(sorted(found, key=rank) if wanted else found)

    # --- widgets -----------------------------------------------------------------------------------------------------

    @cached_property
    def parts(self) -> _Parts:
        """The widgets, built when they are first shown."""
        parts = _Parts()
        parts.field.observe(lambda change: self._guarded(lambda: self.search(change.new)), "value")
        parts.list.observe(self._picked, "index")
        parts.open.on_click(lambda _button: self._guarded(self._opened))
        return parts

    def build(self) -> ipw.Widget:
        self._show_on(self.parts)
        return self.parts.root

    def _opened(self) -> None:
        self.parts.open.description = say("One moment …", "Un instant…")  # to look for a play may take some seconds
        back = self.parts.back  # on the page in time to take the focus
        try:
            self.open()
        finally:
            self.parts.open.description = self.deed()
        back.focus()

    def _returned(self) -> None:
        self.back()
        self.parts.list.focus()

    def _picked(self, change: Any) -> None:
        if not self.parts.filling and change.new is not None:
            self._guarded(lambda: self.show(self.found[change.new].key))

    def _guarded(self, deed: Any) -> None:
        """Do what a click asks for; what is wrong with it is said in the panel, since nobody sees an exception."""
        try:
            deed()
        except OrclibError as error:
            self.parts.panel.value = STYLE + html.live(html.failure(str(error)))
        except Exception as error:
            told = html.failure(f"{type(error).__name__}: {error}")
            self.parts.panel.value = STYLE + html.live(told)
            raise

    def follow_language(self) -> None:
        self.found = self._matching(self.sought)
        self._show()

    def _show(self) -> None:
        if "widget" in self.__dict__:
            self._show_on(self.parts)

    def _show_on(self, parts: _Parts) -> None:
        if self.opened is not None:
            if parts.top is None:
                parts.top = new_widget(ipw.HBox, [parts.back, parts.bar])
                parts.back.on_click(lambda _button: self._guarded(self._returned))
            parts.back.description = say("Back to the list", "Retour à la liste")
            parts.bar.value = BAR + f"<b>{escape(self.bar())}</b>"
            parts.root.add_class("orc-opened")
            parts.root.children = (parts.top, self.opened.widget, parts.style)
            return
        parts.root.remove_class("orc-opened")
        parts.filling = True
        parts.field.placeholder = parts.field.tooltip = say(
            "Search: words or a number", "Chercher : des mots ou un numéro"
        )
        if parts.field.value != self.sought:
            parts.field.value = self.sought
        titles = tuple(each.title for each in self.found)
        if parts.list.options != titles:
            parts.list.options = titles
        parts.list.index = self._at()
        parts.list.tooltip = self.heading()
        parts.filling = False
        parts.field.description = self._count()
        parts.panel.value = STYLE + (html.box(self.panel()) if self.found else "")
        parts.open.description = self.deed() if self.found else ""
        parts.chosen.children = (parts.panel, parts.open) if parts.open.description else (parts.panel,)
        parts.root.children = (parts.both, parts.style)

    def _at(self) -> int | None:
        return next((at for at, each in enumerate(self.found) if each.key == self.chosen), None)

    def _title(self) -> str:
        return next((each.title for each in self.entries() if each.key == self.chosen), self.chosen)

    def _count(self) -> str:
        """How many there are of how many."""
        n = len(self.found)
        return say("{n} of {all}", "{n} sur {all}").format(n=n, all=len(self.entries()))

    # --- text --------------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        if self.opened is not None:
            return f"{self.bar()}\n{self.opened!r}"
        sought = [quoted(self.sought)] if self.sought else []
        lines = [f"{labelled(' '.join([self.heading(), *sought]), self._count())}."]
        lines += [f"- {each.title}" for each in self.found[:SHOWN]]
        if len(self.found) > SHOWN:
            more = len(self.found) - SHOWN
            lines.append(
                plural(more, ("… and {n} more", "… and {n} more"), ("… et {n} de plus", "… et {n} de plus")).format(
                    n=more
                )
            )
        if self.found:
            lines += ["", *self.lines()]
        return "\n".join(lines)

    def still(self) -> Scene:
        return self.opened.still() if self.opened is not None else super().still()


def quoted(text: object) -> str:
    """A text in the quotation marks of the language in use."""
    return say("“{text}”", "« {text} »").format(text=text)


def _has(words: frozenset[str], wanted: str) -> bool:
    """Whether one of the words begins with what is wanted."""
    return wanted in words or any(word.startswith(wanted) for word in words)


class _Parts:
    """The widgets of one browser: a dozen models, however long the list is."""

    def __init__(self) -> None:
        filling = {**SNUG, "flex": "1 1 auto", "margin": "0 0 4px"}
        self.filling = False
        self.field = new_widget(ipw.Text, layout={**SNUG, "flex": "none"}, style={"description_width": "auto"})
        self.list = new_widget(ipw.Select, options=(), layout=filling)
        self.panel = new_widget(ipw.HTML)
        self.open = new_widget(ipw.Button, button_style="info", layout={**SNUG, "align_self": "flex-start"})
        found = new_widget(ipw.VBox, [self.field, self.list])
        found.add_class("orc-found")
        self.chosen = new_widget(ipw.VBox, [self.panel])
        self.chosen.add_class("orc-chosen")
        self.both = new_widget(ipw.HBox, [found, self.chosen])
        self.both.add_class("orc-browse")
        self.root = played(self.both)
        self.style = self.root.children[-1]
        self.top: ipw.HBox | None = None
        """The bar above something open."""

    @cached_property
    def back(self) -> ipw.Button:
        """The way back to the list."""
        return new_widget(ipw.Button, icon="arrow-left", layout={**SNUG, "flex": "none"})

    @cached_property
    def bar(self) -> ipw.HTML:
        """What is open."""
        return new_widget(ipw.HTML, layout=SNUG)
