"""What is folded away beside a board, each made when it is first opened: moves, log, saves, view."""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import ipywidgets as ipw

from orclib.engine import Seat
from orclib.errors import NotationError, SaveError
from orclib.language import say
from orclib.notebook import html
from orclib.notebook.kept_session import KeptSession
from orclib.notebook.log import Log
from orclib.notebook.seating import MOVER, REFEREE
from orclib.scene.positions import AnyMatch
from orclib.scene.shared_widgets import SNUG, new_widget

FILLING = {**SNUG, "flex": "1 1 auto"}


class Drawer:
    """What is in one drawer of a table."""

    contents: Sequence[ipw.Widget]
    """What lies in it, from above."""

    def __init__(self, table: KeptSession) -> None:
        self.table = table
        self.relabel()

    @staticmethod
    def title() -> str:
        """What is written on it."""
        raise NotImplementedError

    def relabel(self) -> None:
        """Say everything in the language in use."""

    def refresh(self) -> None:
        """Follow the table; called while it is open."""

    def empty(self) -> None:
        """Take out what is for other eyes only."""


class Moves(Drawer):
    """All legal moves in a list, and a field to type one."""

    def __init__(self, table: KeptSession) -> None:
        self.list = new_widget(ipw.RadioButtons, options=(), layout=SNUG).add_class("orc-moves")
        """One widget for all, whose lines wrap: those of a list that drops down or scrolls are cut."""
        self.play = new_widget(ipw.Button, layout={**SNUG, "align_self": "flex-start"})
        self.why_not = new_widget(ipw.Button, layout=SNUG)
        self.typed = new_widget(ipw.Text, layout=FILLING)
        self.play.on_click(lambda _button: table.guarded(self._play_listed))
        self.typed.on_msg(self._entered)
        self.why_not.on_click(lambda _button: table.guarded(self._ask_typed))
        self.contents = [self.list, self.play, new_widget(ipw.HBox, [self.typed, self.why_not])]
        super().__init__(table)

    @staticmethod
    def title() -> str:
        return say("All moves", "Tous les coups")

    def relabel(self) -> None:
        self.play.description, self.why_not.description = (
            say("Play this move", "Jouer ce coup"),
            say("Why not?", "Pourquoi pas ?"),
        )
        self.typed.placeholder = say("or type a move, then Enter", "ou tapez un coup, puis Entrée")

    def refresh(self) -> None:
        game, match = self.table.match.game, self.table.match
        legal = sorted((action for seat in self.table.seen_to_act for action in match.legal(seat)), key=_order)
        told = [(game.sentence(action), game.format(action)) for action in legal]
        same = Counter(sentence for sentence, _typed in told)
        self.list.options = [(f"{line} [{typed}]" if same[line] > 1 else line, typed) for line, typed in told]

    def empty(self) -> None:
        self.list.options, self.typed.value = (), ""

    def _play_listed(self) -> None:
        if self.list.value is not None:
            self.table.play(self.list.value)

    def _play_typed(self) -> None:
        if self.table.attempt(self.typed.value):
            self.typed.value = ""

    def _entered(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") == "submit":
            self.table.guarded(self._play_typed)

    def _ask_typed(self) -> None:
        if not self.typed.value.strip():
            raise NotationError("", 1, 1, "", say("a move to ask about", "un coup sur lequel poser la question"))
        self.table.why_not(self.typed.value)


def _order(action: Any) -> tuple[bool, bool, int]:
    """The simplest moves come first: few clicks, then many, then a walk in a circle; last a mere word, as to pass."""
    path = action.paths[0] if action.paths else ()
    return len(path) < 2, len(set(path)) < len(path), len(path)


class Past(Drawer):
    """All that has happened."""

    def __init__(self, table: KeptSession) -> None:
        self.text = new_widget(ipw.HTML)
        self.contents = [self.text]
        super().__init__(table)

    @staticmethod
    def title() -> str:
        return say("Log", "Journal")

    def refresh(self) -> None:
        self.text.value = Log(self.table.match, self.table.eyes).html()

    def empty(self) -> None:
        self.text.value = ""


class Kept(Drawer):
    """Codes and files to go on with elsewhere, and to go on from."""

    def __init__(self, table: KeptSession) -> None:
        self.text = new_widget(ipw.HTML)
        self.code = new_widget(ipw.Text, layout=FILLING, continuous_update=False)
        self.enter = new_widget(ipw.Button, layout=SNUG)
        self.enter.on_click(lambda _button: table.guarded(lambda: table.enter(self.code.value)))
        self.file = new_widget(ipw.FileUpload, accept=".json", multiple=False, layout=SNUG)
        self.file.observe(lambda _change: table.guarded(self._open_file), "value")
        self.contents = [self.text, self.file, new_widget(ipw.HBox, [self.code, self.enter])]
        super().__init__(table)

    @staticmethod
    def title() -> str:
        return say("Save and share", "Enregistrer et partager")

    def relabel(self) -> None:
        self.enter.description, self.enter.tooltip = (
            say("Go on with this code", "Continuer avec ce code"),
            say("Paste a share code first", "Collez d'abord un code de partage"),
        )
        self.file.description = say("Open a file", "Ouvrir un fichier")
        self.code.placeholder = say("paste a share code", "collez un code de partage")

    def refresh(self) -> None:
        match = self.table.match
        whole = say(
            "This code holds the whole game, hidden things included:",
            "Ce code contient toute la partie, même ce qui est caché :",
        )
        told = [] if self.table.fair else [_kept(match, whole)]
        if (eyes := self.table.eyes) is not None:
            seat = match.game.seat_name(eyes, match.options)
            own = say(
                "This one is for the eyes of {seat}: it holds nothing that {seat} does not know, and no past:",
                "Celui-ci est réservé à {seat} : il ne contient rien qui soit caché à {seat}, et rien du passé :",
            )
            told.append(_kept(match.known_to(eyes), own.format(seat=seat)))
        self.text.value = html.box(*told)

    def empty(self) -> None:
        self.text.value = ""

    def _open_file(self) -> None:
        for file in self.file.value:
            self.table.read_save(bytes(file.content))


class View(Drawer):
    """Whose eyes see the board, from which side, and what is shown on top of it."""

    def __init__(self, table: KeptSession) -> None:
        wide = {"description_width": "auto"}
        self.eyes, self.side, self.overlay = (new_widget(ipw.Dropdown, layout=SNUG, style=wide) for _each in range(3))
        self._filling = False
        game = table.match.game
        there = (self.eyes, not table.fair), (self.side, game.turns), (self.overlay, game.overlays())
        self.contents = [chosen for chosen, of_use in there if of_use]
        super().__init__(table)
        for chosen, deed in ((self.eyes, table.look), (self.side, table.turn_to), (self.overlay, table.show)):
            chosen.observe(partial(self._chosen, deed), "value")

    @staticmethod
    def title() -> str:
        return say("View", "Vue")

    def relabel(self) -> None:
        game, options = self.table.match.game, self.table.match.options
        seats = [Seat(seat) for seat in range(options.players)]
        known: list[tuple[str, Seat | str]] = [(game.seat_name(seat, options), seat) for seat in seats]
        if not self.table.fair:
            known = [
                (say("whoever is to move", "celui qui doit jouer"), MOVER),
                *known,
                (say("referee (sees all)", "l'arbitre (il voit tout)"), REFEREE),
            ]
        self._filling = True
        self.eyes.options = known
        self.overlay.options = [
            (say("the board alone", "le plateau seul"), ""),
            *((o.label, name) for name, o in game.overlays().items()),
        ]
        self.side.options = [(game.seat_name(seat, options), seat) for seat in seats]
        self._filling = False
        self.eyes.description, self.overlay.description = say("Seen by", "Vu par"), say("Show", "Montrer")
        self.side.description = say("At the bottom", "En bas")
        self.refresh()

    def refresh(self) -> None:
        self._filling = True
        self.eyes.value, self.overlay.value = self.table.chosen_eyes, self.table.overlay
        self.side.value = self.table.side
        self._filling = False

    def _chosen(self, deed: Callable[[Any], object], change: Any) -> None:
        if not self._filling:
            self.table.guarded(partial(deed, change.new))


def _kept(match: AnyMatch, lead: str) -> str:
    """A share code, and a link that saves the game as a file on the reader's own machine."""
    try:
        data, code = base64.b64encode(match.dumps()).decode(), match.code()
    except SaveError as error:  # too long
        return html.failure(str(error))
    name = f"{match.game.slug}-{match.seed}.json"
    label = say("Save as a file", "Enregistrer dans un fichier")
    link = f'<a download="{name}" href="data:application/json;base64,{data}">{label}</a>'
    copy = html.copying(say("Copy", "Copier"))
    return f'<div><p>{lead}</p><div class="code">{code}</div>{copy} {link}</div>'
