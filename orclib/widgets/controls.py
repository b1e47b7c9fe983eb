"""The buttons, lists and fields around a board: a full path beside the canvas for everything it can do."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from orclib.engine import BotError, NotationError, SaveError, Seat
from orclib.explain import AnyMatch
from orclib.language import NAMES, _, language
from orclib.scene.made import SNUG, WRAPPED, made
from orclib.widgets import html

if TYPE_CHECKING:
    from orclib.widgets.table import Table

REFEREE = "referee"
MOVER = "mover"
"""The eyes of whoever is to move, as at one screen for two."""


class Controls:
    """The buttons and lists around a board: a full path beside the canvas for everything it can do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        filling = {**SNUG, "flex": "1 1 auto"}
        self._buttons: dict[str, ipw.Button] = {}
        for name, deed in (
            ("undo", table.undo),
            ("redo", table.redo),
            ("hint", table.hint),
            *([] if table.match.deal else [("throw", table.throw)]),
            ("why", self._why),
        ):
            self._buttons[name] = made(ipw.Button, layout=SNUG)
            self._buttons[name].on_click(lambda _button, deed=deed: table.guarded(deed))
        self._eyes = made(ipw.Dropdown, layout=SNUG, style={"description_width": "auto"})
        self._eyes.observe(self._look, "value")
        self._overlay = made(ipw.Dropdown, layout=SNUG, style={"description_width": "auto"})
        self._overlay.observe(self._show_on_top, "value")
        shown = [self._overlay] if table.match.game.overlays() else []
        known = [(name, code) for code, name in NAMES.items()]
        self._language = made(ipw.Dropdown, options=known, value=language(), layout=SNUG)
        self._language.observe(lambda change: language(change.new), "value")
        self.offer = made(ipw.HBox, [], layout=WRAPPED)
        eyes = [] if table.fair else [self._eyes]
        row = made(ipw.HBox, list(self._buttons.values()), layout=WRAPPED)
        self._mending = made(ipw.HBox, [], layout=WRAPPED)
        self.top = made(ipw.VBox, [row, self.offer, self._mending])
        self._moves = made(ipw.Select, options=(), rows=8, layout=filling)
        self._do_move = made(ipw.Button, layout=SNUG)
        self._do_move.on_click(lambda _b: table.guarded(self._play_listed))
        self._typed = made(ipw.Text, layout=filling)
        self._typed.on_msg(self._entered)
        self._why_not = made(ipw.Button, layout=SNUG)
        self._why_not.on_click(lambda _b: table.guarded(self._ask_typed))
        self._code = made(ipw.Text, layout=filling, continuous_update=False)
        self._enter = made(ipw.Button, layout=SNUG)
        self._enter.on_click(lambda _b: table.guarded(lambda: table.enter(self._code.value)))
        self._file = made(ipw.FileUpload, accept=".json", multiple=False, layout=SNUG)
        self._file.observe(lambda _change: table.guarded(self._open_file), "value")
        self._saved, self._log = made(ipw.HTML), made(ipw.HTML)
        asking = made(ipw.HBox, [self._typed, self._why_not])
        listed = made(ipw.VBox, [self._moves, made(ipw.HBox, [self._do_move]), asking])
        kept = made(ipw.VBox, [self._saved, self._file, made(ipw.HBox, [self._code, self._enter])])
        view = made(ipw.VBox, [*eyes, *shown, self._language])
        self.below = made(ipw.Accordion, [listed, self._log, kept, view], selected_index=None)
        self.below.observe(lambda _change: self.refresh(), "selected_index")
        self._filling = False
        self._mended: BotError | None = None
        self._seen_by: Seat | None = table.eyes
        """Whose eyes what is in the drawers is for."""
        self.relabel()

    def relabel(self) -> None:
        """Say everything in the language in use."""
        words = {
            "undo": (_("Undo"), _("Take back the last move")),
            "redo": (_("Redo"), _("Play the move again")),
            "hint": (_("Hint"), _("What a sensible player would do")),
            "why": (_("Why?"), _("Which rules made this happen")),
            "throw": (_("Leave it to chance"), _("Chance throws the dice or draws the card")),
        }
        for name, button in self._buttons.items():
            button.description, button.tooltip = words[name]
        self._do_move.description, self._why_not.description = _("Play this move"), _("Why not?")
        self._enter.description, self._enter.tooltip = _("Go on with this code"), _("Paste a share code first")
        self._file.description = _("Open a file")
        self._typed.placeholder = _("or type a move, then Enter")
        self._code.placeholder = _("paste a share code")
        for place, title in enumerate((_("All moves"), _("Log"), _("Save and share"), _("View and language"))):
            self.below.set_title(place, title)
        self._filling = True
        game, options = self.table.match.game, self.table.match.options
        seats = [Seat(seat) for seat in range(options.players)]
        known: list[tuple[str, Seat | str]] = [(game.seat_name(seat, options), seat) for seat in seats]
        if not self.table.fair:
            known = [(_("whoever is to move"), MOVER), *known, (_("referee (sees all)"), REFEREE)]
        self._eyes.options = known
        self._eyes.value = self.table.chosen_eyes
        self._eyes.description = _("Seen by")
        self._overlay.options = [(_("the board alone"), ""), *((o.label, name) for name, o in game.overlays().items())]
        self._overlay.value = self.table.overlay
        self._overlay.description = _("Show")
        self._language.value = language()
        self._filling = False
        self.offer_resume()
        self._mend(None)

    def offer_resume(self) -> None:
        """Ask what to do with a game that an earlier run left, or take the question away."""
        if self.table.left_over is None:
            if self.offer.children:
                self.offer.children = ()
            return
        text = made(ipw.Label, value=_("An unfinished game from before was kept."))
        resume = made(ipw.Button, description=_("Go on with it"), button_style="info")
        drop = made(ipw.Button, description=_("Delete it"))
        resume.on_click(lambda _b: self.table.guarded(self.table.resume))
        drop.on_click(lambda _b: self.table.guarded(self.table.forget))
        self.offer.children = (text, resume, drop)

    def _mend(self, stuck: BotError | None) -> None:
        """Offer what can be done about the error of a bot, or no longer."""
        if stuck is self._mended:
            return
        self._mended, self._mending.children = stuck, ()
        if stuck is not None:
            seat = self.table.match.game.seat_name(stuck.seat, self.table.match.options)
            again = made(ipw.Button, description=_("Ask the bot again"), button_style="info", layout=SNUG)
            again.on_click(lambda _b: self.table.guarded(self.table.ask_again))
            over = made(ipw.Button, description=_("Play {seat} myself").format(seat=seat), layout=SNUG)
            over.on_click(lambda _b: self.table.guarded(self.table.take_over))
            self._mending.children = (again,) if self.table.fair else (again, over)

    def _change_eyes(self) -> None:
        """Take out of closed drawers what was there for other eyes."""
        self._seen_by, open_one = self.table.eyes, self.below.selected_index
        if open_one != 0:
            self._moves.options, self._typed.value = (), ""
        if open_one != 1:
            self._log.value = ""
        if open_one != 2:
            self._saved.value = ""

    def refresh(self) -> None:
        """Follow the table. Closed drawers are left alone: what nobody sees need not be sent."""
        match = self.table.match
        self._mend(self.table.stuck)
        if self._seen_by != self.table.eyes:
            self._change_eyes()
        for name, on in (("undo", self.table.can_undo), ("redo", match.can_redo)):
            if self._buttons[name].disabled is on:
                self._buttons[name].disabled = not on
        for chooser, now in ((self._eyes, self.table.chosen_eyes), (self._overlay, self.table.overlay)):
            if chooser.value != now:
                self._filling, chooser.value = True, now
                self._filling = False
        game = match.game
        if self.below.selected_index == 0:
            legal = [action for seat in self.table.seen_to_act for action in match.legal(seat)]
            self._moves.options = [(f"{game.sentence(a)}  [{game.format(a)}]", game.format(a)) for a in legal]
        elif self.below.selected_index == 1:
            self._log.value = self.table.log().html()
        elif self.below.selected_index == 2:
            whole = _("This code holds the whole game, hidden things included:")
            told = [] if self.table.fair else [_kept(match, whole)]
            if (eyes := self.table.eyes) is not None:
                seat = game.seat_name(eyes, match.options)
                own = _("This one is for the eyes of {seat}: it holds nothing that {seat} does not know, and no past:")
                told.append(_kept(match.known_to(eyes), own.format(seat=seat)))
            self._saved.value = html.box(*told)

    def _why(self) -> None:
        answer = self.table.why()
        self.table.tell(f"<h4>{answer.title}</h4>{html.sentences(self.table.match.game, answer.lines)}")

    def _look(self, change: Any) -> None:
        if not self._filling:
            self.table.guarded(lambda: self.table.look(change.new))

    def _show_on_top(self, change: Any) -> None:
        if not self._filling:
            self.table.guarded(lambda: self.table.show(change.new))

    def _play_listed(self) -> None:
        if self._moves.value is not None:
            self.table.play(self._moves.value)

    def _play_typed(self) -> None:
        if self.table.attempt(self._typed.value):
            self._typed.value = ""

    def _open_file(self) -> None:
        for file in self._file.value:
            self.table.read_save(bytes(file.content))

    def _entered(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("event") == "submit":
            self.table.guarded(self._play_typed)

    def _ask_typed(self) -> None:
        if not self._typed.value.strip():
            raise NotationError("", 1, 1, "", "a move to ask about")
        self.table.why_not(self._typed.value)


def _kept(match: AnyMatch, lead: str) -> str:
    """A share code, and a link that saves the game as a file on the reader's own machine."""
    try:
        data, code = base64.b64encode(match.dumps()).decode(), match.code()
    except SaveError as error:  # too long
        return html.failure(str(error))
    name = f"{match.game.slug}-{match.seed}.json"
    link = f'<a download="{name}" href="data:application/json;base64,{data}">{_("Save as a file")}</a>'
    return f'<p>{lead}</p><div class="code">{code}</div>{link}'
