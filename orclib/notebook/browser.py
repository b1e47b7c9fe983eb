"""A list to search, what is chosen beside it, and something live in their place: what all browsers share."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import Any, Final, Self

import ipywidgets as ipw

from orclib.engine import Game
from orclib.errors import OrclibError, UsageError
from orclib.language import current, labelled, plural, say
from orclib.names import meant
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.finding import Entry, Found, find
from orclib.notebook.layout import played
from orclib.scene import Scene
from orclib.scene.canvas import HIGH
from orclib.scene.shared_widgets import SNUG, new_widget

BAR: Final = f"""<style class="orc-sheet">
.orc-opened .jupyter-widgets.orc-desk {{{HIGH}: calc(80vh - 42px)}}
</style>"""
"""What is open stands below a bar, and is that much less high."""
STYLE: Final = """<style class="orc-sheet">
.orc-browse {gap: 8px; height: min(860px, 77vh)}
.orc-browse > * {margin: 0}
.orc-found {flex: none; width: clamp(236px, 42%, 440px); height: 100%}
.orc-found .widget-text {flex-flow: column-reverse; align-items: stretch; height: auto}
.orc-found .widget-text input {flex: none}
.orc-found .widget-text label {text-align: left; line-height: 1.6; height: auto}
.orc-found .widget-select {max-width: 100%}
.orc-found select {height: 100%; flex: 1 1 0; min-width: 0; max-width: 100%; overflow: hidden auto}
.orc-found option {white-space: normal; padding: 2px 4px; border-bottom: 1px solid #0002}
.orc-chosen {flex: 1 1 0; min-width: 0; height: 100%}
.orc-chosen > :first-child {flex: 1 1 0; min-height: 0; overflow-y: auto; margin: 0 0 4px}
.orc-chosen svg {display: block; width: 100%; max-height: 50vh}
.orc-chosen p {margin: 4px 0}
@container (max-width: 560px) {
  .jupyter-widgets.orc-browse {flex-direction: column; height: auto}
  .orc-found {height: 180px; flex: 0 0 180px; width: auto; max-width: 100%}
  .orc-chosen {height: auto}
}
</style>"""
"""List and panel scroll by themselves: together they are no higher than a small screen."""
SPACE: Final = " \u200b"
"""A space at which a line of a list may be broken: of one alone ipywidgets makes a space that holds."""
SHOWN: Final = 6
"""So many of what was found are named in the alt text."""


class Browser(Displayed):
    """A searchable list with a panel. `search`, `show`, `open` and `back` do what typing, choosing and clicking do."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.game = game
        self.sought = ""
        self._entries: dict[str, tuple[Entry, ...]] = {}
        """All there is, by language."""
        self._found = self._matching("")
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

    def search(self, words: str = "") -> Self:
        """List only what has all these words, of either language, or what is meant by them; else what is nearest."""
        self.sought = words
        self._found = self._matching(words)
        if self.found:
            self.chosen = self.found[0].key
        self._show()
        return self

    def show(self, key: str) -> Self:
        """Choose a thing by its name. Raises UsageError."""
        key = self._key(key)
        if key not in [each.key for each in self.found]:
            self.sought, self._found = "", self._matching("")
        self.chosen = key
        self._show()
        return self

    def open(self) -> Self:
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

    def back(self) -> Self:
        """Return to the list."""
        if self.opened is not None:
            was, self.opened = self.opened, None
            self._show()
            was.close_widget()
        return self

    def _key(self, name: str) -> str:
        """The key that a person means, who may leave out the letters of the game."""
        what = say("entry of {list}", "dans « {list} » aucune entrée").format(list=self.heading())
        known = {each.key: (each.key.removeprefix(f"{self.game.prefix}-"), *each.names) for each in self.all}
        return meant(what, name, known)

    @property
    def all(self) -> tuple[Entry, ...]:
        """All there is to choose from: made once in each language, and not for every letter that is typed."""
        code = current()
        if code not in self._entries:
            self._entries[code] = self.entries()
        return self._entries[code]

    @property
    def found(self) -> tuple[Entry, ...]:
        """What is listed."""
        return self._found.entries

    def _matching(self, words: str) -> Found:
        return find(self.all, words, self.game.rulebook.synonyms)

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
        self._found = self._matching(self.sought)
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
            parts.root.children = (parts.top, self.opened.widget, *parts.rest)
            return
        parts.root.remove_class("orc-opened")
        parts.filling = True
        parts.field.placeholder = parts.field.tooltip = say(
            "Search: words or a number", "Chercher : des mots ou un numéro"
        )
        if parts.field.value != self.sought:
            parts.field.value = self.sought
        titles = tuple(each.title.replace(" ", SPACE) for each in self.found)
        if parts.list.options != titles:
            parts.list.options = titles
        parts.list.index = self._at()
        parts.list.tooltip = self.heading()
        parts.filling = False
        parts.field.description = self._count()
        parts.panel.value = STYLE + (html.box(self.panel() if self.found else html.told(self._nothing())))
        parts.open.description = self.deed() if self.found else ""
        parts.chosen.children = (parts.panel, parts.open) if parts.open.description else (parts.panel,)
        parts.root.children = (parts.both, *parts.rest)

    def _at(self) -> int | None:
        return next((at for at, each in enumerate(self.found) if each.key == self.chosen), None)

    def _title(self) -> str:
        return next((each.title for each in self.all if each.key == self.chosen), self.chosen)

    def _nothing(self) -> str:
        """That nothing was found, and what to do then."""
        told = say(
            "Nothing here speaks of {words}: this game may well have no such thing. Try another word, or a number.",
            "Rien ici ne parle de {words} : ce jeu n'a peut-être rien de tel. Essayez un autre mot, ou un numéro.",
        )
        return told.format(words=quoted(self.sought))

    def _count(self) -> str:
        """How many there are of how many."""
        n = len(self.found)
        told = (
            say("{n} of {all}", "{n} sur {all}")
            if self._found.exact
            else plural(n, ("the nearest", "the {n} nearest"), ("au plus près", "les {n} plus proches"))
            if n
            else say("nothing", "rien")
        )
        return told.format(n=n, all=len(self.all))

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
        lines += ["", *self.lines()] if self.found else [self._nothing()]
        return "\n".join(lines)

    def still(self) -> Scene:
        return self.opened.still() if self.opened is not None else super().still()


def quoted(text: object) -> str:
    """A text in the quotation marks of the language in use."""
    return say("“{text}”", "« {text} »").format(text=text)


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
        self.rest = self.root.children[1:]
        """What every output has besides: style, and what the page does itself."""
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
