"""What is folded away beside a board, each made when it is first opened: moves, log, saves, view."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import ipywidgets as ipw

from orclib.engine import Seat
from orclib.errors import NotationError, SaveError
from orclib.language import NAMES, say
from orclib.language.switch import language
from orclib.notebook import html
from orclib.notebook.any_table import AnyTable
from orclib.scene.positions import AnyMatch
from orclib.scene.shared_widgets import SNUG, new_widget

REFEREE = "referee"
MOVER = "mover"
"""The eyes of whoever is to move, as at one screen for two."""
FILLING = {**SNUG, "flex": "1 1 auto"}


class Drawer:
    """What is in one drawer of a table."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.relabel()

    def widgets(self) -> list[ipw.Widget]:
        """What lies in it, from above."""
        raise NotImplementedError

    def relabel(self) -> None:
        """Say everything in the language in use."""

    def refresh(self) -> None:
        """Follow the table; called while it is open."""

    def empty(self) -> None:
        """Take out what is for other eyes only."""


class Moves(Drawer):
    """All legal moves in a list, and a field to type one."""

    def __init__(self, table: AnyTable) -> None:
        self.list = new_widget(ipw.Select, options=(), rows=8, layout=FILLING)
        self.play = new_widget(ipw.Button, layout={**SNUG, "align_self": "flex-start"})
        self.why_not = new_widget(ipw.Button, layout=SNUG)
        self.typed = new_widget(ipw.Text, layout=FILLING)
        self.play.on_click(lambda _button: table.guarded(self._play_listed))
        self.typed.on_msg(self._entered)
        self.why_not.on_click(lambda _button: table.guarded(self._ask_typed))
        super().__init__(table)

    def widgets(self) -> list[ipw.Widget]:
        return [self.list, self.play, new_widget(ipw.HBox, [self.typed, self.why_not])]

    def relabel(self) -> None:
        self.play.description, self.why_not.description = (
            say("Play this move", "Jouer ce coup"),
            say("Why not?", "Pourquoi pas ?"),
        )
        self.typed.placeholder = say("or type a move, then Enter", "ou tapez un coup, puis Entrée")

    def refresh(self) -> None:
        game, match = self.table.match.game, self.table.match
        legal = [action for seat in self.table.seen_to_act for action in match.legal(seat)]
        self.list.options = [(f"{game.sentence(a)}  [{game.format(a)}]", game.format(a)) for a in legal]

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


class Past(Drawer):
    """All that has happened."""

    def __init__(self, table: AnyTable) -> None:
        self.text = new_widget(ipw.HTML)
        super().__init__(table)

    def widgets(self) -> list[ipw.Widget]:
        return [self.text]

    def refresh(self) -> None:
        self.text.value = self.table.log().html()

    def empty(self) -> None:
        self.text.value = ""


class Kept(Drawer):
    """Codes and files to go on with elsewhere, and to go on from."""

    def __init__(self, table: AnyTable) -> None:
        self.text = new_widget(ipw.HTML)
        self.code = new_widget(ipw.Text, layout=FILLING, continuous_update=False)
        self.enter = new_widget(ipw.Button, layout=SNUG)
        self.enter.on_click(lambda _button: table.guarded(lambda: table.enter(self.code.value)))
        self.file = new_widget(ipw.FileUpload, accept=".json", multiple=False, layout=SNUG)
        self.file.observe(lambda _change: table.guarded(self._open_file), "value")
        super().__init__(table)

    def widgets(self) -> list[ipw.Widget]:
        return [self.text, self.file, new_widget(ipw.HBox, [self.code, self.enter])]

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
    """Whose eyes see the board, what is shown on top of it, and the language."""

    def __init__(self, table: AnyTable) -> None:
        wide = {"description_width": "auto"}
        self.eyes = new_widget(ipw.Dropdown, layout=SNUG, style=wide)
        self.overlay = new_widget(ipw.Dropdown, layout=SNUG, style=wide)
        known = [(name, code) for code, name in NAMES.items()]
        self.language = new_widget(ipw.Dropdown, options=known, value=language(), layout=SNUG)
        self._filling = False
        super().__init__(table)
        self.eyes.observe(lambda change: self._chosen(lambda: table.look(change.new)), "value")
        self.overlay.observe(lambda change: self._chosen(lambda: table.show(change.new)), "value")
        self.language.observe(lambda change: language(change.new), "value")

    def widgets(self) -> list[ipw.Widget]:
        eyes = [] if self.table.fair else [self.eyes]
        return [*eyes, *([self.overlay] if self.table.match.game.overlays() else []), self.language]

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
        self._filling = False
        self.eyes.description, self.overlay.description = say("Seen by", "Vu par"), say("Show", "Montrer")
        self.language.value = language()
        self.refresh()

    def refresh(self) -> None:
        self._filling = True
        self.eyes.value, self.overlay.value = self.table.chosen_eyes, self.table.overlay
        self._filling = False

    def _chosen(self, deed: Any) -> None:
        if not self._filling:
            self.table.guarded(deed)


def _kept(match: AnyMatch, lead: str) -> str:
    """A share code, and a link that saves the game as a file on the reader's own machine."""
    try:
        data, code = base64.b64encode(match.dumps()).decode(), match.code()
    except SaveError as error:  # too long
        return html.failure(str(error))
    name = f"{match.game.slug}-{match.seed}.json"
    label = say("Save as a file", "Enregistrer dans un fichier")
    link = f'<a download="{name}" href="data:application/json;base64,{data}">{label}</a>'
    return f'<p>{lead}</p><div class="code">{code}</div>{link}'
