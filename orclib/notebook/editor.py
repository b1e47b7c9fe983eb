"""A position set up with the mouse: what lies in the box is pointed at, then a place on the board; the text follows.

`press`, `type`, `choose`, `undo`, `redo` and `play` do what clicks do.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property, partial
from html import escape
from random import Random
from typing import Any, Final, Self

import ipywidgets as ipw

from orclib.engine import CHANCE, Match
from orclib.engine.game import AnyGame
from orclib.engine.saves import digest
from orclib.errors import OrclibError, UsageError
from orclib.language import say
from orclib.notebook import bookmarks, html
from orclib.notebook.bookmarks import Bookmark
from orclib.notebook.compare import effect_of, value_said
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import desk, played
from orclib.notebook.pointing import Chosen, striding
from orclib.notebook.row import Row
from orclib.notebook.set_up import AWAY, SetUp, Tool, beginning
from orclib.scene import Scene
from orclib.scene.canvas import Board
from orclib.scene.page import Said, page
from orclib.scene.positions import AnyMatch, present
from orclib.scene.shared_widgets import SNUG, new_widget

STYLE: Final = """<style class="orc-sheet">
.orc-text textarea {font: var(--jp-widgets-font-size, 13px)/1.35 monospace; resize: vertical; white-space: pre-wrap}
.jupyter-widgets.orc-text {width: auto; flex: none; margin: 2px 0}
.orc-hidden-text {position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: pre}
.orc-questions .widget-dropdown {flex-direction: column; height: auto}
.orc-questions .widget-dropdown label {width: auto; height: auto; text-align: left; white-space: normal;
  line-height: 1.3}
.orc-questions .widget-dropdown select {flex: none; width: 100%; height: var(--jp-widgets-inline-height)}
</style>"""


ASKED: Final = 2
"""So many allowed moves, each of another kind, are offered to a class, and as many that are refused by other rules."""


class Editor(Displayed):
    """A board to be set up, its text, and the box beside it."""

    def __init__(self, game: AnyGame, start: Any, table: Callable[[AnyMatch], Displayed]) -> None:
        """`start` is what it begins from (see `beginning`), `table` makes a live table of a line of play."""
        self.game, self._table = game, table
        self.set_up = SetUp(game, beginning(game, start))
        self.focus: str | None = None
        """The thing on the board that the keys are at."""
        self.said = ""
        """What is said of the last deed, in HTML."""
        self.opened: Displayed | None = None
        """The table on which the position is played."""
        self._bookmark = f"editor {digest([self.text])}"
        if mark := bookmarks.found(game.slug, self._bookmark):
            self.set_up.type(mark.text)
        self.keep_following()

    # --- what a person does ------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The position as it is typed."""
        return self.set_up.text

    @property
    def state(self) -> Any:
        """The position. Raises what is wrong with the text."""
        return self.game.position(self.text)

    def press(self, *targets: str) -> Self:
        """Point at things in the box and on the board by their names, as clicks do."""
        for target in targets:
            if not self.set_up.knows(target):
                known = [*(each.id for each in self.set_up.scene.targets), *(tool.id for tool in self._tools())]
                what = say("thing on the board or in the box called", "sur le plateau ou dans la boîte aucun élément")
                raise UsageError.unknown(what, target, known)
            self._press(target)
        self._show()
        return self

    def type(self, text: str) -> Self:
        """Put another text in the place of the present one."""
        self.set_up.type(text)
        self.said = ""
        self._show()
        return self

    def choose(self, option: str, value: Any) -> Self:
        """Let so many play (`players`), or read a rule in that way. Raises UsageError."""
        self.set_up.choose(option, value)
        self.said = ""
        self._show()
        return self

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        return self._turned(self.set_up.undo())

    def redo(self) -> bool:
        """Make it again."""
        return self._turned(self.set_up.redo())

    def _turned(self, done: bool) -> bool:
        self.said = ""
        self._show()
        return done

    def play(self) -> Any:
        """A live table in the place of the editor that goes on from here. Raises what is wrong with the text."""
        match, moves = Match.opened(self.game, self.text, seed=0)
        match.go_on(moves, self.text)
        match.run_chance()
        table = self._table(match)
        self.back()
        self.opened = table
        self._show()
        return table

    def back(self) -> Self:
        """Return from the table to the editor."""
        if self.opened is not None:
            was, self.opened = self.opened, None
            self._show()
            was.close_widget()
        return self

    def asking(self) -> str:
        """The line of code that asks a class which of some moves are allowed here, in words to be changed."""
        game, text = self.game, self.text.replace("\\", "\\\\").replace('"', '\\"')
        asks, moves = say("Which of these moves are allowed?", "Lesquels de ces coups sont permis ?"), list[str]()
        state = self.set_up.state if self.set_up.possible else None
        for seat in () if state is None else [seat for seat in game.to_act(state) if seat != CHANCE][:1]:
            thought_of = [*game.pseudo_legal_actions(state, seat), *game.never_legal_actions(state, seat)]
            Random(self.text).shuffle(thought_of)  # another position, other moves
            allowed, refused = dict[object, Any](), dict[object, Any]()
            for move in thought_of:
                against = game.refusals(state, move)
                (refused if against else allowed).setdefault(against[0].clause if against else type(move), move)
            some = (*[*allowed.values()][:ASKED], *[*refused.values()][:ASKED])
            moves = [game.format_in(state, move) for move in some]
        question = f'{game.slug}.ask("{asks}", """\n{text}\n""", which="{{}}", over={moves})'
        return f"{game.slug}.vote({question})"

    def _tools(self) -> list[Tool]:
        return [tool for some in self.set_up.tools.values() for tool in some]

    def _press(self, target: str) -> None:
        chosen, sentence = self.set_up.walk.chosen, self.set_up.sentence(target)
        name = self.set_up.name(chosen[-1] if chosen and target == AWAY else target)
        made = self.set_up.press(target)
        if isinstance(made, Chosen):
            if not self.set_up.walk.chosen:
                told = say("Point at what is to go.", "Montrez ce qui doit partir.")
                self.said = html.told(told) if self.set_up.away else ""
            else:
                told = say(
                    "{what}. Now point at its place, which is marked.", "{what}. Montrez sa place, qui est marquée."
                )
                self.said = html.told(told.format(what=name))
        elif made is None:
            self.said = html.told(sentence)
        elif made.written:
            told = say("{what}. Written: {lines}", "{what}. Écrit : {lines}")
            self.said = html.told(told.format(what=name, lines="; ".join(made.written)))
        else:
            self.said = html.told(say("{what}. Taken away.", "{what}. Enlevé.").format(what=name))

    # --- text --------------------------------------------------------------------------------------------------------

    @property
    def troubles(self) -> list[str]:
        """What is wrong with the text, a line each."""
        unread = self.set_up.unread
        return [str(unread)] if unread is not None else list(self.set_up.faults)

    def scene(self) -> Scene:
        """The board as it is shown, with what is chosen and what can be pointed at."""
        return self.set_up.marked(self.focus)

    def __repr__(self) -> str:
        if self.opened is not None:
            return repr(self.opened)
        scene = self.scene()
        return "\n".join([scene.text, "", self.text, *self.troubles, f"[{scene.title}: {scene.digest()}]"])

    def still(self) -> Scene:
        if self.opened is not None:
            return self.opened.still()
        title = Said(say("The position as it is typed", "La position comme on la tape"), "title")
        wrong = [Said(each, "no") for each in self.troubles]
        return page(self.scene(), [title, *map(Said, self.text.splitlines()), *wrong])

    # --- widgets -----------------------------------------------------------------------------------------------------

    @cached_property
    def parts(self) -> _Parts:
        """The widgets, built when it is first shown."""
        return _Parts(self)

    def build(self) -> ipw.Widget:
        self.parts.show()
        return self.parts.root

    def follow_language(self) -> None:
        self.set_up.follow_language()
        self.said = ""
        self._show()

    def _show(self) -> None:
        if self.set_up.can_undo or self.set_up.can_redo:
            bookmarks.put(self.game.slug, self._bookmark, Bookmark(text=self.text))
        if "widget" in self.__dict__:
            self.parts.show()

    def guarded(self, deed: Callable[[], object]) -> None:
        """Do what a click asks for; what is wrong with it is said beside the board, since nobody sees an exception."""
        try:
            deed()
        except OrclibError as error:
            self.said = html.failure(str(error))
            self._show()
        except Exception as error:
            self.said = html.failure(f"{type(error).__name__}: {error}")
            self._show()
            logging.getLogger(__name__).exception("an editor failed", exc_info=error)
            raise

    def close(self) -> None:
        """Take the editor from the page."""
        self.back()
        self.close_widget()


class _Parts:
    """The widgets of one editor."""

    def __init__(self, editor: Editor) -> None:
        self.editor, self._filling, self._shown = editor, False, ""
        self.board = Board(editor.scene())
        self.board.on_pick(lambda target, x, y: self._picked(target))
        self.board.lifts = self._lifts
        self.board.on_key(self._key)
        self.row = Row(
            {
                "undo": editor.undo, "redo": editor.redo, "options": partial(self._open, "options"),
                "list": partial(self._open, "list"), "play": editor.play, "ask": partial(self._open, "ask"),
            },
            editor.guarded,
        )  # fmt: skip
        self.text = new_widget(ipw.Textarea, rows=7, continuous_update=False).add_class("orc-text")
        self.text.observe(self._typed, "value")
        self.message = new_widget(ipw.HTML)
        self.drawer = new_widget(ipw.VBox, []).add_class("orc-drawer").add_class("orc-questions")
        self.drawn: str = ""
        """Which drawer is open."""
        self._choices: dict[str, ipw.Dropdown] = {}
        self._column = new_widget(ipw.VBox, [])
        self._desk = desk(self.board.widget, self._column)
        self.root = played(self._desk)
        self.rest = self.root.children[1:]

    @cached_property
    def back(self) -> Row:
        """The way back from the table to the editor."""
        return Row({"back": self.editor.back}, self.editor.guarded, stays=False)

    @cached_property
    def listed(self) -> tuple[ipw.Dropdown, ipw.Button]:
        """All that can be pointed at next, in a list, and the button that points at it."""
        list_, button = new_widget(ipw.Dropdown, options=(), layout=SNUG), new_widget(ipw.Button, layout=SNUG)
        button.on_click(lambda _button: self.editor.guarded(lambda: list_.value and self.editor.press(list_.value)))
        return list_, button

    @cached_property
    def asking(self) -> ipw.HTML:
        """The line of code that asks a class."""
        return new_widget(ipw.HTML)

    # --- what is done ------------------------------------------------------------------------------------------------

    def _picked(self, target: str | None) -> None:
        self.board.wake()
        self.editor.focus = None
        self.editor.guarded(lambda: self.editor.press(target) if target else self._let_go())

    def _lifts(self, target: str) -> bool:
        """Choose what the mouse begins to carry, out of the box or to be taken away, and say whether it is chosen."""
        if self.editor.set_up.lifts(target):
            self._picked(target)
        return target in self.editor.set_up.walk.chosen

    def _let_go(self) -> None:
        self.editor.set_up.let_go()
        self.editor.said = ""
        self.show()

    def _key(self, key: str, shift: bool, ctrl: bool) -> None:
        editor = self.editor
        self.board.wake()
        if key == "Escape":
            editor.focus = None
            editor.guarded(self._let_go)
        elif key == "?":
            editor.guarded(self._tell_keys)
        elif key in ("u", "U"):
            editor.guarded(editor.undo)
        elif key in ("Enter", " ") and editor.focus:
            editor.guarded(partial(editor.press, editor.focus))
        elif key.startswith("Arrow"):
            scene, set_up = self.board.scene, editor.set_up
            busy = set_up.walk.chosen or set_up.away
            ids, on_board = [target.id for target in scene.targets], len(set_up.scene.targets)
            every = (*ids[on_board:], *ids[:on_board])  # one begins with the box
            was, editor.focus = (
                editor.focus,
                striding(present(scene, set_up.next) if busy else every, editor.focus, key),
            )
            if editor.focus:
                more = "" if was else say(" (Key ?: all keys.)", " (Touche ? : toutes les touches.)")
                editor.said = html.told(f"{set_up.sentence(editor.focus)}{more}")
            self.show()

    def _tell_keys(self) -> None:
        """Say what each key does."""
        told = say(
            "Keys on this board: right and left go from one thing to the next, down and up to the next kind of things, "
            "Enter points at it, Escape lets go, u takes the last change back, ? says this.",
            "Touches sur ce plateau : droite et gauche mènent d'un élément à l'autre, bas et haut à la sorte suivante, "
            "Entrée le montre, Échap le relâche, u annule le dernier changement, ? affiche ces lignes.",
        )
        self.editor.said = html.told(told)
        self.show()

    def _typed(self, change: Any) -> None:
        if not self._filling:
            self.editor.guarded(lambda: self.editor.type(change.new))

    def _chose(self, deed: Callable[[Any], object], change: Any) -> None:
        if not self._filling:
            self.editor.guarded(partial(deed, change))

    def _chosen(self, option: str, change: Any) -> None:
        self.editor.choose(option, change.new)

    def _open(self, drawer: str) -> None:
        self.drawn = "" if self.drawn == drawer else drawer
        self.show()

    # --- showing it --------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Follow the editor."""
        editor = self.editor
        if editor.opened is not None:
            self.back.show({"back": say("Back to setting up", "Retour à la mise en place")})
            self.back["back"].icon = "arrow-left"
            self.root.children = (self.back.widget, editor.opened.widget, *self.rest)
            self.root.add_class("orc-opened")
            return
        self.root.remove_class("orc-opened")
        self._filling = True
        try:
            self._show()
        finally:
            self._filling = False

    def _show(self) -> None:
        editor, set_up = self.editor, self.editor.set_up
        self.board.show(editor.scene())
        if self.text.value != editor.text:
            self.text.value = editor.text
        self.text.description, self.text.placeholder = "", say("type a position", "tapez une position")
        self.text.tooltip = say("The position as it is typed", "La position comme on la tape")
        self.row.show(
            {"undo": say("Undo", "Annuler"), "redo": say("Redo", "Rétablir")},
            {
                "options": say("Turn and rules", "Tour et règles"), "list": say("By list", "Par liste"),
                "play": say("Play from here", "Jouer d'ici"), "ask": say("Ask the class", "Demander à la classe"),
            },
        )  # fmt: skip
        off = {"undo": not set_up.can_undo, "redo": not set_up.can_redo}
        for name, is_off in (off | dict.fromkeys(("play", "ask"), not set_up.possible)).items():
            self.row[name].disabled = is_off
        self.row["play"].button_style = "info" if set_up.possible else ""
        self.message.value = STYLE + self._told()
        self.drawer.children = self._contents()
        drawer = [self.drawer] if self.drawn else []
        self._column.children = [self.row.widget, *drawer, self.text, self.message]
        if self._desk not in self.root.children:
            self.root.children = (self._desk, *self.rest)

    def _told(self) -> str:
        """What was done, and what is wrong, in HTML."""
        editor = self.editor
        if (unread := editor.set_up.unread) is not None:
            return html.live(html.failure(str(unread)))
        faults = "".join(f"<li>{escape(each)}</li>" for each in editor.set_up.faults)
        cannot = say("This cannot be yet:", "Cela ne peut pas encore être :")
        wrong = f'<div class="no"><b>\N{MULTIPLICATION X} {cannot}</b><ul>{faults}</ul></div>' if faults else ""
        copy = f'<span class="code orc-hidden-text">{escape(editor.text)}</span>'
        copy += html.copying(say("Copy the text", "Copier le texte"))
        how = say(
            "Point at a thing, in the box or on the board, then at its place. The text follows; it can be typed too.",
            "Montrez une chose, dans la boîte ou sur le plateau, puis sa place. Le texte suit ; il peut être tapé.",
        )
        return html.live(editor.said or html.told(how), wrong) + f"<div>{copy}</div>"

    def _contents(self) -> list[ipw.Widget]:
        """What is in the open drawer."""
        if self.drawn == "options":
            return self._options()
        if self.drawn == "list":
            list_, button = self.listed
            list_.options = [(_short(self.editor.set_up.sentence(id)), id) for id in self.editor.set_up.listed]
            button.description = say("Point at it", "Le montrer")
            return [list_, button]
        if self.drawn == "ask":
            told = say(
                "A question about this position, in a cell of your own:",
                "Une question sur cette position, dans une cellule à vous :",
            )
            code = f'<pre class="code">{escape(self.editor.asking())}</pre>'
            copy = html.copying(say("Copy", "Copier"))
            self.asking.value = html.box(f"<p>{told}</p>{code}{copy}")
            return [self.asking]
        return []

    def _options(self) -> list[ipw.Widget]:
        game, set_up = self.editor.game, self.editor.set_up
        for option, values in set_up.choices.items():
            box = self._box(option, partial(self._chosen, option))
            box.options = [(_short(value_said(game, option, value, set_up.options)), value) for value in values]
            box.value = getattr(set_up.options, option)
            box.description = say("Players", "Joueurs") if option == "players" else effect_of(game, option)
        for kind, tools in set_up.lists.items():
            box = self._box(kind, lambda change: change.new and self.editor.press(change.new))
            box.options = [("", ""), *((f"{'✓ ' if set_up.told(tool) else ''}{tool.name}", tool.id) for tool in tools)]
            box.value, box.description = "", say(*self.editor.game.in_the_box[kind])
        there = [*set_up.choices, *set_up.lists]
        return [box for name, box in self._choices.items() if name in there]

    def _box(self, name: str, deed: Callable[[Any], object]) -> ipw.Dropdown:
        """A list to choose from, made when it is first shown."""
        if name not in self._choices:
            wide = {"description_width": "auto"}
            self._choices[name] = new_widget(ipw.Dropdown, options=(), layout=SNUG, style=wide)
            self._choices[name].observe(partial(self._chose, deed), "value")
        return self._choices[name]


def _short(sentence: str) -> str:
    return sentence if len(sentence) <= 60 else f"{sentence[:59]}…"
