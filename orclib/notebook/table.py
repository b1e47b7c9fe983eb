"""A table to play at: any game, with pictures, reasons, hints, undo, bots, saves, in either language."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any, Final, Self

import ipywidgets as ipw

from orclib import files
from orclib.engine import CHANCE, Seat
from orclib.engine.bot import Bot
from orclib.errors import UsageError
from orclib.language import say
from orclib.notebook import explain, html
from orclib.notebook.board_view import BoardView
from orclib.notebook.displayed import Displayed
from orclib.notebook.drawings import read_drawings
from orclib.notebook.editor import Editor
from orclib.notebook.kept_session import KeptSession
from orclib.notebook.log import Log
from orclib.notebook.pointing import Chosen, Later, Played, Refused, arrowed
from orclib.notebook.replay import Replay
from orclib.notebook.seating import MOVER
from orclib.notebook.session import Word, deed
from orclib.notebook.table_layout import TableLayout
from orclib.scene import Scene, positions
from orclib.scene.canvas import Board
from orclib.scene.drawn import COLOURS, Drawing, toggled
from orclib.scene.positions import AnyMatch

QUICK: Final = 0.35
"""Seconds within which a second press on the same thing is taken for a slip of the finger."""


class Table(KeptSession, Displayed):
    """A game on a live board. Everything a click does can be done from code too, on the same path.

    `eyes` says who looks: a seat, `None` for the referee, "mover" for whoever is to move (hot seat). `side` is the seat
    at the bottom, where a board looks another way from there: that of the eyes, but a hot seat does not turn it round.

    `fair` is for contests and class pages: one person plays (at one screen two would see each other's hands), with eyes
    that are never changed, and nothing that the table shows, says, saves or sends to a browser tells more than these
    eyes know. Nothing is taken back once chance or another player has answered, or something hidden has come to light;
    a fork deals what is hidden afresh. (Only `match` is the whole truth: who runs code beside the table is trusted.)
    """

    def __init__(
        self,
        match: AnyMatch,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        eyes: Seat | str | None = MOVER,
        controls: bool = True,
        keep: bool = True,
        watch: bool = False,
        overlay: str = "",
        fair: bool = False,
        side: Seat | None = None,
    ) -> None:
        super().__init__(match, bots=bots, eyes=eyes, keep=keep, watch=watch, overlay=overlay, fair=fair, side=side)
        self._has_controls = controls
        self._above: tuple[ipw.Widget, ...] = ()
        self._last_press: tuple[str, float, tuple[Any, ...]] = ("", 0.0, ())
        self.error: BaseException | None = None
        if files.came_back() and self.left_over is not None:
            self.resume()
        else:
            self._start_bots()
        self.keep_following()

    @cached_property
    def view(self) -> BoardView:
        """What is seen on the board."""
        return BoardView(self)

    @cached_property
    def layout(self) -> TableLayout:
        """The widgets, built when they are first asked for."""
        with self._lock:
            layout = TableLayout(self, self.scene(), controls=self._has_controls, above=self._above)
            layout.board.errors = self._failed
            layout.board.on_pick(lambda target, x, y: self._picked(target))
            layout.board.lifts = self._lifts
            layout.board.on_key(self._typed)
            layout.board.on_draw(self._drew)
            self._show_on(layout)
            return layout

    @property
    def _layout(self) -> TableLayout | None:
        """The widgets, if anybody has asked for them."""
        return self.__dict__.get("layout")

    @property
    def board(self) -> Board:
        """The live picture."""
        return self.layout.board

    def build(self) -> ipw.Widget:
        return self.layout.widget

    def put_above(self, *widgets: ipw.Widget) -> None:
        """Let something else stand beside the board, above what is said of the play, at a table without controls."""
        self._above = widgets
        if self._layout:
            self._layout.put_above(widgets)

    def press(self, *targets: str) -> Self:
        """Point at things on the board by their names, as a click does."""
        for target in targets:
            known = [each.id for each in self.view.plain().targets]
            if target not in known:
                raise UsageError.unknown(
                    say("thing on the board called", "sur le plateau aucun élément"), target, known
                )
            self._do(partial(self._press, target))
        return self

    @deed
    def mark(self, *things: str) -> Self:
        """Draw rings around things ("W") and arrows ("Y->G"), in a colour ("blue Y->G"); without any, wipe all away.

        What is drawn already is taken away again, as by the right mouse button; all is gone with the next move. Raises
        UsageError for what is not on the board.
        """
        found = read_drawings(self.view.plain(), things)
        self.drawn = toggled(self.drawn, found) if things else ()
        return self

    def editor(self) -> Editor:
        """An editor in which the position can be changed with the mouse; as the eyes of a fair table know it."""
        begin = self.match if self.sole is None else self.match.known_to(self.sole)
        return Editor(self.match.game, begin, partial(Table, keep=False))

    def log(self) -> Log:
        """Everything that happened, as the eyes of this table saw it."""
        return Log(self.match, self.eyes)

    def replay(self) -> Replay:
        """Every step so far, to scrub through, as the eyes of this table saw it."""
        return Replay(self.match, self.eyes, self.side)

    def fork(self) -> Table:
        """A second table that goes on from here by itself; from a fair one, with what is hidden dealt afresh."""
        return Table(
            self.match.fork() if self.sole is None else self.match.known_to(self.sole),
            bots=self.bots,
            eyes=self._eyes,
            controls=self._has_controls,
            keep=False,
            overlay=self.overlay,
            fair=self.fair,
            side=self.side,
        )

    def close(self) -> None:
        """Leave the table: its widgets are gone, and its game is left over for the next table with the same start."""
        super().close()
        if self._layout:
            self._layout.widget.close()

    def scene(self) -> Scene:
        """The picture as it is on the board now, marks included."""
        return self.view.scene()

    def __repr__(self) -> str:
        scene = self.scene()
        stuck = "" if self.stuck is None else f"{self.stuck}\n"
        return f"{scene.text}\n{stuck}[{scene.title}: {scene.digest()}]"

    def still(self) -> Scene:
        return self.scene()

    def follow_language(self) -> None:
        self.word = self.word._replace(note="", refused=())
        for bar in self._layout.bars if self._layout else ():
            bar.relabel()
        self._show()

    # --- clicks ------------------------------------------------------------------------------------------------------

    def guarded(self, deed: Callable[[], Any]) -> None:
        """Do what a button or a click asks for: what is wrong with it is said beside the board, nothing is lost."""
        if told := self.thinking.too_early(self):
            if self._layout:
                self._layout.word = html.box(html.told(told))
            return
        if self._layout:
            self._layout.board.wake()
        try:
            super().guarded(deed)
        except Exception as error:
            self._failed(error)

    def _failed(self, error: BaseException) -> None:
        """A fault of ours: nobody sees an exception of a callback, so it is shown, logged and raised."""
        if error is self.error:
            raise error  # told already
        self.error = error
        if self._layout:
            self._layout.word = html.live(html.failure(f"{type(error).__name__}: {error}"))
        logging.getLogger(__name__).exception("a table failed", exc_info=error)
        raise error

    def _picked(self, target: str | None) -> None:
        if self.back is not None:  # this only brings back the present, and so does a double click
            self.guarded(lambda: None)
            self._last_press = (target or "", time.monotonic(), ())
            return
        before, at, turn = self._last_press
        quick = target is not None and target == before and time.monotonic() - at < QUICK
        if quick and (turn != self._turn() or target in self.pointing.chosen):
            return  # the second half of a double click: the first one has done it
        turn = self._turn()
        self.guarded(lambda: self._press(target) if target else self._missed())
        self._last_press = (target or "", time.monotonic(), turn)

    def _lifts(self, target: str) -> bool:
        """Choose what the mouse begins to carry, where that is but a step on the way, and say whether it is chosen."""
        if self.back is None and self.pointing.begins(target):
            self._picked(target)
        return target in self.pointing.chosen

    def _turn(self) -> tuple[Any, ...]:
        """What stays the same while one player acts: who may act, and how often others (bots too) have."""
        seats = self.match.to_act
        return seats, sum(ply.action.seat not in (CHANCE, *seats) for ply in self.match.plies)

    def _drew(self, at: str | None, to: str | None, colour: int) -> None:
        """The right button has drawn a ring, or an arrow where it was let go on another thing."""
        if at and to:
            drawing = Drawing(at, "" if at == to else to, list(COLOURS)[colour % len(COLOURS)])
            self.guarded(lambda: self._draw(drawing))

    def _draw(self, drawing: Drawing) -> None:
        self.drawn = toggled(self.drawn, [drawing])

    def _missed(self) -> None:
        self.pointing.chosen, self.word, self.drawn = (), Word(), ()
        ringed, dotted = self.view.few(positions.present(self.view.plain(), self.view.ringed))
        names = self.view.names(ringed)
        told = say(
            "There is nothing there. Ringed things can be clicked: {names}.",
            "Il n'y a rien à cet endroit. On peut cliquer sur ce qui est entouré : {names}.",
        ).format(names=names)
        if dotted:
            told += say(
                " So can what has a green dot, such as: {name}.", " Et sur ce qui a un point vert, comme : {name}."
            ).format(name=self.view.short(dotted[0]))
        self._say(told if names else say("There is nothing there.", "Il n'y a rien à cet endroit."))

    def _press(self, target: str) -> None:
        self.word = Word()
        if self._count(target):
            return
        if target == self.match.game.clock and self.clock_runs:
            self._strike()
            return
        press, sentence = self.pointing.press(target), self.view.sentence(target)
        if isinstance(press, Played):
            self._play(press.action)
        elif isinstance(press, Refused):
            self._refuse(press.action, press.reasons, "" if press.whole else self.view.short(target))
        elif isinstance(press, Chosen):
            if self.pointing.chosen:
                told = say(
                    "{sentence} Go on: click something marked in green.",
                    "{sentence} Continuez : cliquez ce qui est marqué en vert.",
                )
                self._say(told.format(sentence=sentence))
        elif isinstance(press, Later):
            names = self.view.names(press.first)
            told = say("{sentence} First choose: {names}.", "{sentence} Choisissez d'abord : {names}.")
            self._say(told.format(sentence=sentence, names=names) if names else sentence)
        else:
            self._say(f"{sentence} {self._whose_turn()}".strip())

    def _whose_turn(self) -> str:
        """Why these eyes can do nothing now, when it is for others to act."""
        acting = [seat for seat in self.match.to_act if seat != CHANCE]
        if self.watches or not acting or self.seen_to_act:
            return ""
        return say(
            "It is up to {seat} now, and these are not the eyes of {seat}.",
            "C'est à {seat} maintenant, et ce ne sont pas les yeux de ce joueur.",
        ).format(seat=self.named(acting[:1]))

    def _count(self, target: str) -> bool:
        """In a finished game, light up and tell the score lines that a thing belongs to; False when there is none."""
        outcome = self.match.outcome
        sheet = () if outcome is None or self.shown_instead is not None else outcome.score.lines
        things = {id for line in sheet if target in line.evidence for id in line.evidence}
        if not things:
            return False
        lines = [line for line in sheet if line.evidence and things.issuperset(line.evidence)]
        told = html.told(self.view.sentence(target)) + html.score_lines(self.match.game, lines, self.match.options)
        self.word = Word(told, counted=tuple(dict.fromkeys(id for line in lines for id in line.evidence)))
        return True

    # --- the keyboard ------------------------------------------------------------------------------------------------

    def _typed(self, key: str, shift: bool, ctrl: bool) -> None:
        """What `_tell_keys` says; and by Escape the board is left, as by Tab."""
        if key == "?":
            self.guarded(self._tell_keys)
        elif key in ("u", "U"):
            self.guarded(self._take_back)
        elif key in ("m", "M") and self.focus:
            self._drew(self.focus, self.focus, 0)
        elif self.back is not None:
            if key in ("Escape", "Enter", " ") or key.startswith("Arrow"):
                self.guarded(lambda: None)
        elif key == "Escape":
            self.focus, self.pointing.chosen = None, ()
            self.guarded(lambda: None)
        elif key in ("Enter", " "):
            if self.focus and positions.present(self.board.scene, (self.focus,)):
                self.guarded(partial(self._press, self.focus))
        elif key.startswith("Arrow"):
            scene = self.board.scene
            ids = list(positions.present(scene, self.view.ringed)) or [target.id for target in scene.targets]
            more = "" if self.focus else say(" (Key ?: all keys.)", " (Touche ? : toutes les touches.)")
            self.focus = arrowed(ids, self.focus, key)
            if self.focus:
                self._say(f"{self.view.sentence(self.focus)}{more}")
            self.guarded(lambda: None)

    def _tell_keys(self) -> None:
        """Say what each key does."""
        self.word = Word()
        self._say(
            say(
                "Keys on a board: the arrows go from one thing to the next, Enter clicks on it, Escape lets go, m "
                "draws a ring around it, u takes the last move back, ? says this. Page Up and Page Down turn the pages "
                "of a lesson. The mouse can also drag a thing to its place; its right button draws rings and arrows, "
                "with Shift and Alt in other colours.",
                "Touches sur un plateau : les flèches mènent d'un élément à l'autre, Entrée clique "
                "dessus, Échap le relâche, m l'entoure, u reprend le dernier coup, ? affiche ces lignes. Page préc. et "
                "Page suiv. tournent les pages d'une leçon. La souris peut aussi faire glisser une chose à sa place ; "
                "son bouton droit dessine des anneaux et des flèches, avec Maj et Alt dans d'autres couleurs.",
            )
        )

    def _take_back(self) -> None:
        """Do what the Undo button does, and say so where it does nothing."""
        if not self.undo() and not self.word.note:
            self._say(say("There is nothing to take back.", "Il n'y a rien à reprendre."))

    # --- showing it --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._layout:
            self._show_on(self._layout)

    def _show_on(self, layout: TableLayout) -> None:
        before, scene = layout.board.scene, self.scene()
        layout.board.play("")  # whatever happens ends what is still moving
        layout.board.show(scene)
        layout.board.play(self.view.film(before, scene))
        words = f"{self._trouble()}{self.word.note}"
        unkept = "".join(map(html.failure, self.unkept))
        layout.word = f"{html.live(words) if words else ''}{html.box(unkept) if unkept else ''}"
        newest, *earlier = self._told() or [""]
        story = html.live(newest) if newest else ""
        past = html.box(*earlier) if earlier else ""
        # What sleeps is an image with these words in it.
        heard = html.read_out(layout.board.scene.text) if layout.board.awake else ""
        if not layout.board.pointed:
            layout.story = f"{story}{past}{heard}"
        elif layout.story.partition('<div class="heard">')[0] != f"{story}{past}":  # who points sees it: less to send
            layout.story = f"{story}{past}"
        for bar in layout.bars:
            bar.refresh()

    def _told(self) -> list[str]:
        """The story, in HTML, the newest first."""
        if self.shown_instead is not None:
            return []
        if self.back is not None:
            return [self.story.step(self.steps, self.back)]
        return self.story.verdict() if self.word.note and self.word.note == self.word.retold else self.story.chapters()

    def _trouble(self) -> str:
        """Why it does not go on at once, if so: bots think, or one of them made an error; in HTML."""
        if self.stuck is None or self.thinking.seats:
            told = self.thinking.told(self) or self._elsewhere()
            return html.told(told) if told else ""
        if self.stuck.reasons:
            title = " ".join([self.stuck.lead, *self.stuck.detail.splitlines()[:1]])
            return html.refusal(self.match.game, title, explain.refused(self.match.game, self.stuck.reasons, ()))
        return html.failure(str(self.stuck))

    def _elsewhere(self) -> str:
        """What to do where those who may act are people at whose cards these eyes may not look."""
        people = self.people_to_act
        if self.watches or self.eyes is None or not people or self.seen_to_act or CHANCE in self.match.to_act:
            return ""
        told = say(
            "Now {who} may act, and this board has the eyes of {own} only. Choose other eyes in the View drawer, "
            "or make the table with bots.",
            "C'est à {who} de jouer, et ce plateau ne montre que ce que voit {own}. Choisissez d'autres yeux dans le "
            "tiroir Vue, ou faites la table avec des robots.",
        )
        return told.format(who=self.named(people), own=self.named([self.eyes]))
