"""A table to play at: any game, with pictures, reasons, hints, undo, bots, saves, in either language."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any

import ipywidgets as ipw

from orclib.engine import CHANCE, Event, Match, Reason, Seat
from orclib.engine.bot import Bot
from orclib.engine.match import Ply
from orclib.errors import BotError, OrclibError, UsageError
from orclib.games import rules
from orclib.language import either, labelled, listing, plural, say
from orclib.language.switch import language
from orclib.notebook import explain, html
from orclib.notebook.autosave import Autosave
from orclib.notebook.displayed import Displayed
from orclib.notebook.drawers import MOVER, REFEREE
from orclib.notebook.log import Log
from orclib.notebook.pointing import Chosen, Later, Played, Pointing, Refused
from orclib.notebook.replay import Replay
from orclib.notebook.steps import Step, pictured, steps
from orclib.notebook.table_layout import TableLayout
from orclib.players.asking import ask
from orclib.players.clock import answers
from orclib.scene import Group, Scene, group, marked, parts, positions
from orclib.scene.answer import Answer
from orclib.scene.canvas import Board
from orclib.scene.motion import film, motion
from orclib.scene.palette import LEGAL, PAPER

AnyMatch = Match[Any, Any, Any, Any]

QUICK = 0.35
"""Seconds within which a second press on the same thing is taken for a slip of the finger."""


SLOW = 0.2
"""Seconds after which an answer is waited for. A bot that may take longer thinks before everybody's eyes."""

MANY = 24
"""Of more things than these only those of few kinds are ringed, such as the tiles of a hand beside all lines."""
FEW = 8
"""More than these make a kind of thing too many to ring among others."""


class Table(Displayed):
    """A game on a live board. Everything a click does can be done from code too, on the same path.

    `eyes` says who looks: a seat, `None` for the referee, "mover" for whoever is to move (hot seat).

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
    ) -> None:
        self.match = match
        self.fair = fair
        self.overlay = self._known_overlay(overlay)
        self._watch = watch
        self._picture: Callable[[], Scene] | None = None
        """What is looked at in place of the position, see `set_up`."""
        self.bots = dict(bots or {})
        self._eyes = self._only_eyes(eyes) if fair else self._known_eyes(eyes)
        self._note = ""
        self._page: range | None = None
        self._refused: tuple[Reason, ...] = ()
        self._hinted: tuple[str, ...] = ()
        self._counted: tuple[str, ...] = ()
        """In a finished game, the things that the score lines pointed at are for."""
        self._focus: str | None = None
        self._drawn: tuple[object, Scene] | None = None
        self._filmed: tuple[Seat | None, int, Ply | None, int | None] = (None, 0, None, None)
        """Whose eyes saw the table last, after how many plies, the last of them, and whether they looked back."""
        self.back: int | None = None
        """Which of the `steps` is looked at in place of the present, see `go`."""
        self._pointing = self._new_pointing()
        self._lock = threading.RLock()
        self._thinking: tuple[Seat, ...] = ()
        """The seats of the bots that are asked now."""
        self._paces: dict[Seat, float] = {}
        """How many seconds each bot took last."""
        self._woken = -SLOW
        """When somebody stopped thinking who was waited for."""
        self.stuck: BotError | None = None
        """What a bot did that no bot may do, until it is asked again, or somebody takes over or takes back."""
        self._last_press: tuple[str, float, tuple[Any, ...]] = ("", 0.0, ())
        self._watchers: list[Callable[[], None]] = []
        self._above: tuple[ipw.Widget, ...] = ()
        self._autosave = Autosave(match, set(self.bots)) if keep else None
        self._offer = self._autosave.left_over() if self._autosave else None
        self.error: BaseException | None = None
        self._start_bots()
        self._has_controls = controls
        self.keep_following()

    # --- what a person types -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position now; at a fair table one that fits all that the eyes know, since more is nobody's to know."""
        return self.match.state if self._sole is None else self.match.known_to(self._sole).state

    @cached_property
    def layout(self) -> TableLayout:
        """The widgets, built when they are first asked for."""
        with self._lock:
            layout = TableLayout(self, controls=self._has_controls, above=self._above)
            layout.board.errors = self._failed
            layout.board.on_pick(lambda target, x, y: self._picked(target))
            layout.board.on_key(self._typed)
            self._show_on(layout)
            return layout

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

    @property
    def _layout(self) -> TableLayout | None:
        """The widgets, if anybody has asked for them."""
        return self.__dict__.get("layout")

    def play(self, *moves: str) -> Table:
        """Play moves in notation, one after the other; the table itself, so that it can be shown.

        Raises NotationError or IllegalAction at the first move that cannot be, UsageError at one for a seat that is not
        a person's here; those before it stand. Raises BotError where a bot that answers does what no bot may do: the
        move stands, see `stuck`.
        """
        for move in moves:
            self._do(partial(self._play_read, move))
        return self

    def press(self, *targets: str) -> Table:
        """Point at things on the board by their names, as a click does."""
        for target in targets:
            known = [each.id for each in self._plain().targets]
            if target not in known:
                raise UsageError.unknown(
                    say("thing on the board called", "sur le plateau aucun élément"), target, known
                )
            self._do(partial(self._press, target))
        return self

    def tick(self, strokes: int = 1) -> Table:
        """Let the clock strike: the next card falls. Raises UsageError where no clock runs.

        Of several strokes, those after the clock has stopped are not struck.
        """
        for stroke in range(strokes):
            if stroke == 0 or self.clock_runs:
                self._do(partial(self._by_chance, self.match.tick))
        return self

    def throw(self) -> Table:
        """Let chance throw, where dice are thrown by hand. Raises UsageError where chance has nothing to do."""
        self._do(partial(self._by_chance, self.match.throw))
        return self

    @property
    def clock_runs(self) -> bool:
        """Whether a card falls when the clock strikes next."""
        return not self.watches and self.match.game.clocked(self.match.state)

    @property
    def watches(self) -> bool:
        """Whether nobody acts at this table."""
        return self._watch or self._picture is not None

    def why(self) -> Answer:
        """What happened since the eyes' own last decision, and by which rules; for the referee, the last decision."""
        if self.eyes is None:
            return explain.why(self.match, None)
        return explain.why(self.match, self.eyes, [(self._by(who), events) for who, events in self._since_own()])

    def why_not(self, move: str) -> Answer:
        """Every reason against a move of the eyes' seat, shown on the board; or that it is allowed."""
        action = self.match.read(move, self.eyes)
        answer = explain.why_not(self.match, action, self.eyes)
        reasons = explain.against(self.match, action, self.eyes)
        self._refuse(action, reasons)
        if not reasons:
            self._note = html.told(answer.title)
        self._show()
        return answer

    def how_likely(self, move: str = "", clause: str = "") -> Answer:
        """Exact odds of what chance makes of a move; without one, who wins (or whether a clause fires) from here."""
        if move:
            return explain.odds(self.match, move, self.eyes)
        return explain.chances_to_win(self.match, self.eyes, clause=clause)

    def shortest(self, clause: str) -> Answer:
        """The shortest play from here in which a clause fires; or what it forbids here."""
        return explain.shortest_from(self.match, clause, self.eyes)

    def legal(self) -> Answer:
        """Everything that may be done now."""
        return explain.legal(self.match, self.seen_to_act)

    def ask_again(self) -> Table:
        """Ask the bot again that made an error. Raises BotError when it does so again."""
        self._do(self._run_bots)
        return self

    def take_over(self, seat: Seat | None = None) -> Table:
        """Let a person play a bot's seat from now on: that of the bot that made an error, or another one's.

        Raises UsageError for a seat that no bot plays, and at a fair table.
        """
        self._do(partial(self._take_over, seat))
        return self

    def _take_over(self, seat: Seat | None) -> None:
        who = self.stuck.seat if seat is None and self.stuck is not None else seat
        if self.fair:
            raise UsageError(
                say(
                    "At a fair table nobody takes a seat over: its eyes are settled.",
                    "À une table équitable, nul ne prend la place d'un autre : chacun y garde sa vue.",
                )
            )
        if who not in self.bots:
            raise UsageError.unknown(say("bot at seat", "aucun robot au siège"), who, map(str, self.bots))
        del self.bots[Seat(who)]
        if self._eyes is not None:
            self._eyes = MOVER
        self._changed()
        self._run_bots()

    def hint(self) -> str:
        """A good move and why; it is marked on the board."""
        return str(self._do(self._hint))

    def undo(self) -> bool:
        """Take back the last decision (with a bot: back to your own); False when there is none.

        At a fair table only one's own last decision, and none that has shown anything new or been answered.
        """
        return bool(self._do(self._undo))

    def redo(self) -> bool:
        """Play again what was taken back; False when nothing was."""
        return bool(self._do(self._redo))

    def fork(self) -> Table:
        """A second table that goes on from here by itself; from a fair one, with what is hidden dealt afresh."""
        return Table(
            self.match.fork() if self._sole is None else self.match.known_to(self._sole),
            bots=self.bots,
            eyes=self._eyes,
            controls=self._has_controls,
            keep=False,
            overlay=self.overlay,
            fair=self.fair,
        )

    def save(self, path: str | PathLike[str], eyes: int | None = None) -> Path:
        """Write the game to a file: all of it, hidden things included, or only what the eyes of a seat know.

        A save for a seat begins at the position reached; at a fair table every save is for its eyes. Raises UsageError
        for a seat that does not play, and at a fair table for other eyes.
        """
        return self._shared(eyes).save(path)

    def load(self, path: str | PathLike[str]) -> Table:
        """Go on with a saved game. Raises SaveError, with this table as it was."""
        self._adopt(Match.load(path, rules))
        return self

    def read_save(self, data: bytes) -> Table:
        """Go on with the game in the bytes of a save. Raises SaveError, with this table as it was."""
        self._adopt(Match.loads(data, rules))
        return self

    def code(self, eyes: int | None = None) -> str:
        """The game as a short word to paste in a chat: all of it, or only what the eyes of a seat know."""
        return self._shared(eyes).code()

    def _shared(self, eyes: int | None) -> AnyMatch:
        """The line of play to give away. Raises UsageError for a seat that does not play."""
        if self._sole is not None:
            if eyes not in (None, self._sole):
                raise UsageError(
                    say(
                        "A fair table gives nothing away but what its own eyes know.",
                        "Une table équitable ne livre rien d'autre que ce que sait son joueur.",
                    )
                )
            eyes = self._sole
        if eyes is None:
            return self.match
        if eyes not in range(self.match.options.players):
            raise UsageError.unknown(say("seat", "aucun siège"), eyes, map(str, range(self.match.options.players)))
        return self.match.known_to(Seat(eyes))

    def enter(self, code: str) -> Table:
        """Go on with the game of a share code. Raises SaveError, with this table as it was."""
        self._adopt(Match.from_code(code, rules))
        return self

    def log(self) -> Log:
        """Everything that happened, as the eyes of this table saw it."""
        return Log(self.match, self.eyes)

    @property
    def steps(self) -> list[Step]:
        """The last person's decision, or else the set-up, and what was done since, unless that is a single thing."""
        if self.watches or self.clock_runs:
            return []
        found = steps(self.match.plies, self._last_of_people())
        return found if len(found) > 2 else []

    def go(self, step: int) -> Table:
        """Look at the table as it was after one of the `steps`, counted from 1; the last one is the present.

        Whatever is done then shows the present again. Raises UsageError for a step that was not made.
        """
        self._do(partial(self._go, step))
        return self

    def _go(self, step: int) -> None:
        last = len(self.steps)
        if not 1 <= step <= last:
            told = say(
                "There are {n} steps since your own last move, so none has the number {step}.",
                "Nombre d'étapes depuis votre dernier coup : {n} ; aucune n'a donc le numéro {step}.",
            )
            raise UsageError(told.format(n=last, step=step))
        self._hush()
        self.back = step if step < last else None

    def replay(self) -> Replay:
        """Every step so far, to scrub through, as the eyes of this table saw it."""
        return Replay(self.match, self.eyes)

    def look(self, eyes: Seat | str | None) -> Table:
        """Look with other eyes: a seat's, "referee", or "mover". Raises UsageError for any others at a fair table."""
        wanted = self._known_eyes(eyes)
        if self.fair and wanted != self._eyes:
            raise UsageError(
                say(
                    "A fair table has one pair of eyes, from the beginning to the end.",
                    "À une table équitable, la vue reste la même du début à la fin.",
                )
            )
        self._eyes = wanted
        self._hush()  # what the eyes before were told is not for these
        self._focus = None
        if self._pointing.seats != self.seen_to_act:
            self._pointing = self._new_pointing()
        self._do(lambda: None)
        return self

    def show(self, overlay: str = "") -> Table:
        """Show something on top of the board, such as its territories; "" shows the board alone.

        Raises UsageError for an overlay that the game does not have.
        """
        self.overlay = self._known_overlay(overlay)
        self._do(lambda: None)
        return self

    def _known_overlay(self, overlay: str) -> str:
        known = self.match.game.overlays()
        if overlay and overlay not in known:
            what = say("overlay of {game}", "dans le jeu {game} aucun calque").format(game=self.match.game.title)
            raise UsageError.unknown(what, overlay, known)
        return overlay

    def _known_eyes(self, eyes: Seat | str | None) -> Seat | str | None:
        """The eyes asked for. Raises UsageError for those that nobody has."""
        known = (MOVER, REFEREE, None, *range(self.match.options.players))
        if eyes not in known:
            raise UsageError.unknown(say("view", "aucune vue"), eyes, map(str, known))
        return None if eyes == REFEREE else eyes

    def _only_eyes(self, eyes: Seat | str | None) -> Seat:
        """The eyes of a fair table: a person's. Raises UsageError where it is not said which."""
        people = [seat for seat in range(self.match.options.players) if seat not in self.bots]
        if eyes == MOVER and len(people) == 1:
            return Seat(people[0])
        if isinstance(eyes, str) or eyes is None or eyes not in people:
            raise UsageError(
                say(
                    "A fair table has the eyes of one person and no referee: say which seat, such as eyes=0, and let "
                    "bots play the others.",
                    "Une table équitable montre ce que voit une seule personne, sans arbitre : dites quel siège, par "
                    "exemple eyes=0, et confiez les autres à des robots.",
                )
            )
        return eyes

    @property
    def _sole(self) -> Seat | None:
        """At a fair table the seat of its eyes; None at all others."""
        return self.eyes if self.fair else None

    @property
    def chosen_eyes(self) -> Seat | str:
        """Whose eyes were asked for: a seat, "referee" or "mover"."""
        return REFEREE if self._eyes is None else self._eyes

    def attempt(self, move: str) -> bool:
        """Play a typed move of the eyes' seat, or show beside the board why it is not allowed."""
        action = self.match.read(move, self.eyes)
        self._demand_own(action.seat)
        reasons = explain.against(self.match, action, self.eyes)
        self._do(partial(self._refuse, action, reasons) if reasons else partial(self._play, action))
        return not reasons

    def tell(self, words: str) -> None:
        """Say something beside the board, in HTML, until the next deed."""
        self._note = words
        self._show()

    @property
    def left_over(self) -> AnyMatch | None:
        """A game that an earlier run left unfinished at this table, until somebody resumes or forgets it."""
        return self._offer if self._offer is None or self._sole is None else self._offer.known_to(self._sole)

    def resume(self) -> None:
        """Go on with the game that was left over."""
        found, self._offer = self._offer, None
        if found is not None and self._autosave:
            self._autosave.resume()
            self._go_on(found)
        self._reoffer()

    def forget(self) -> None:
        """Delete the game that was left over; the next one is offered, if there are several."""
        if self._offer is not None and self._autosave:
            self._offer = self._autosave.left_over() if self._autosave.forget() else None
            self._show()
        self._reoffer()

    def close(self) -> None:
        """Leave the table: its widgets are gone, and its game is left over for the next table with the same start."""
        if self._autosave:
            self._autosave.close()
        if self._layout:
            self._layout.widget.close()

    def _reoffer(self) -> None:
        """Let the controls ask what to do with a game that was left over, or no longer ask."""
        if self._layout and self._layout.controls:
            self._layout.controls.offer_resume()

    def watch(self, fn: Callable[[], None]) -> None:
        """Call fn after every change of the position."""
        self._watchers.append(fn)

    @property
    def eyes(self) -> Seat | None:
        """The seat whose eyes are used now; None for the referee."""
        if not isinstance(self._eyes, str):
            return self._eyes
        people = [seat for seat in self.match.to_act if seat != CHANCE and seat not in self.bots]
        if people:
            return people[0]
        if CHANCE in self.match.to_act:
            return None
        # A bot thinks, or it is over: nobody sees more for that, so the last person goes on looking.
        acted = [ply.action.seat for ply in self.match.plies if ply.action.seat not in (CHANCE, *self.bots)]
        seats = acted[-1:] or [Seat(seat) for seat in range(self.match.options.players) if seat not in self.bots]
        return seats[0] if seats else None

    def scene(self) -> Scene:
        """The picture as it is on the board now, marks included."""
        if self.back is not None:
            return pictured(self.match, self.steps[self.back - 1], self.eyes, self.overlay)
        scene, game = self._plain(), self.match.game
        if self._picture is not None:
            return marked(scene, focus=next(iter(positions.present(scene, (self._focus or "",))), None))
        chosen = self._pointing.chosen
        for id in positions.present(scene, chosen):
            scene = scene.lifted(id) if scene.target(id).loose else scene
        # What a person just did, or all that bots have done since.
        answers = self.recent()[1:] or self.recent()
        moved = [event for seat, events in answers for event in events if seat is not None]
        legal, many = self._few(scene, positions.present(scene, self._hinted or self.ringed))
        marks = marked(
            scene,
            legal=[id for id in legal if id not in chosen],
            many=many if chosen or not self.overlay else (),
            evidence=positions.proof(scene, self._refused),
            selected=positions.present(scene, chosen or self._counted),
            last=() if chosen or self._refused or self._counted else positions.places(scene, moved),
            focus=self._focus if self._focus and positions.present(scene, (self._focus,)) else None,
        )
        return marks.with_groups((*self._previews(scene), *explain.bubble(scene, self._refused, game.sentence)))

    @property
    def ringed(self) -> tuple[str, ...]:
        """What can be pointed at next, the clock too while it runs."""
        clock = (self.match.game.clock,) if self.clock_runs else ()
        return (*self._pointing.next, *clock)

    def _few(self, scene: Scene, ids: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Things to ring, and things of which there are too many for it: rings on everything point at nothing."""
        loud = tuple(id for id in ids if not scene.target(id).quiet)
        ids = loud or ids
        if len(ids) <= (FEW if self.overlay or self._pointing.chosen else MANY):
            return ids, ()
        kinds = Counter(id.partition(":")[0] for id in ids)
        few = tuple(id for id in ids if kinds[id.partition(":")[0]] <= FEW)
        return few, tuple(id for id in ids if id not in few)

    def _previews(self, scene: Scene) -> Iterable[Group]:
        """What each choice would make of a number on the table, beside the place it is for."""
        for action in self._pointing.completing:
            told = self.match.game.preview(self.match.state, action)
            if told is None or not positions.present(scene, told[:1]):
                continue
            box = scene.target(told[0]).boxes[0]
            toward_middle = box.bottom + 20 if box.cy < scene.height / 2 else box.y - 23
            pill = parts.pill(box.cx, toward_middle, told[1], LEGAL, PAPER, wide=box.w)
            yield group(f"preview:{told[0]}", pill, layer="marks")

    def _plain(self) -> Scene:
        """The picture without marks, drawn once for each position, pair of eyes and language."""
        if self._picture is not None:
            return self._picture()
        now = (self.match.state, self.eyes, language(), self.overlay)
        if self._drawn is None or self._drawn[0] != now:
            self._drawn = now, positions.seen(self.match, self.eyes, self.overlay)
        return self._drawn[1]

    def __repr__(self) -> str:
        scene = self.scene()
        stuck = "" if self.stuck is None else f"{self.stuck}\n"
        return f"{scene.text}\n{stuck}[{scene.title}: {scene.digest()}]"

    def still(self) -> Scene:
        return self.scene()

    def follow_language(self) -> None:
        self._note, self._refused = "", ()
        for bar in self._layout.bars if self._layout else ():
            bar.relabel()
        self._show()

    # --- one road for every input ------------------------------------------------------------------------------------

    def _do(self, deed: Callable[[], Any]) -> Any:
        """Do something under the lock, then show the table."""
        with self._lock:
            if self._thinking:
                raise UsageError(
                    say(
                        "A bot that is asked answers; it does nothing else at the table.",
                        "Un robot interrogé répond ; il ne fait rien d'autre à la table.",
                    )
                )
            back, self.back = self.back, None
            try:
                result = deed()
            except BaseException:
                if back is not None:
                    self._show()
                raise
            self._show()
            return result

    def guarded(self, deed: Callable[[], Any]) -> None:
        """Do what a button or a click asks for: what is wrong with it is said beside the board, nothing is lost."""
        if self._too_early():
            return
        if self._layout:
            self._layout.board.wake()
        try:
            self._do(deed)
        except OrclibError as error:
            self._hush()
            self._note = "" if error is self.stuck else html.failure(str(error))
            self._show()
        except Exception as error:
            self._failed(error)

    def _too_early(self) -> bool:
        """Answer, and leave at that, what somebody asks for while a bot is waited for.

        Such a click arrives meanwhile where the kernel has a thread for clicks, and else just after: it was aimed at a
        position that is no more.
        """
        if who := self._thinking:
            told = plural(
                len(who),
                ("{who} is still thinking.", "{who} are still thinking."),
                ("{who} réfléchit encore.", "{who} réfléchissent encore."),
            )
        elif time.monotonic() - self._woken < SLOW / 2:
            self._woken = time.monotonic()  # perhaps there are more of them
            told = say(
                "You clicked while others were thinking. Now look, and click again.",
                "Vous avez cliqué pendant que d'autres réfléchissaient. Regardez, puis cliquez à nouveau.",
            )
        else:
            return False
        if self._layout:
            self._layout.word = html.box(html.told(told.format(who=self._named(who))))
        return True

    def _named(self, seats: Iterable[Seat]) -> str:
        return listing(self.match.game.seat_name(seat, self.match.options) for seat in seats)

    def _hush(self) -> None:
        """Forget what was said of the last click, and the marks that go with it."""
        self._note, self._refused, self._hinted, self._counted = "", (), (), ()

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
        if quick and (turn != self._turn() or target in self._pointing.chosen):
            return  # the second half of a double click: the first one has done it
        turn = self._turn()
        self.guarded(lambda: self._press(target) if target else self._missed())
        self._last_press = (target or "", time.monotonic(), turn)

    def _turn(self) -> tuple[Any, ...]:
        """What stays the same while one player acts: who may act, and how often others (bots too) have."""
        seats = self.match.to_act
        return seats, sum(ply.action.seat not in (CHANCE, *seats) for ply in self.match.plies)

    def _missed(self) -> None:
        self._pointing.chosen, self._refused, self._hinted, self._counted = (), (), (), ()
        names = self._names(self._few(self._plain(), positions.present(self._plain(), self.ringed))[0])
        told = say(
            "There is nothing there. Ringed things can be clicked: {names}.",
            "Il n'y a rien à cet endroit. On peut cliquer sur ce qui est entouré : {names}.",
        ).format(names=names)
        self._note = html.told(told if names else say("There is nothing there.", "Il n'y a rien à cet endroit."))

    def _names(self, ids: Iterable[str]) -> str:
        """The things of these ids that can be seen, as a list to choose from."""
        return either(dict.fromkeys(self._short(id) for id in positions.present(self._plain(), ids)[:6]))

    def _short(self, id: str) -> str:
        """What a target is, without its details."""
        found = [target.sentence for target in self._plain().targets if target.id == id]
        return found[0].split(":")[0].split(",")[0].strip(" .\N{NO-BREAK SPACE}") if found else id

    def _press(self, target: str) -> None:
        self._hush()
        if self._count(target):
            return
        if target == self.match.game.clock and self.clock_runs:
            self._by_chance(self.match.tick)
            return
        press = self._pointing.press(target)
        if isinstance(press, Played):
            self._play(press.action)
        elif isinstance(press, Refused):
            self._refuse(press.action, press.reasons)
        elif isinstance(press, Chosen):
            if self._pointing.chosen:
                told = say(
                    "{sentence} Go on: click something marked in green.",
                    "{sentence} Continuez : cliquez ce qui est marqué en vert.",
                )
                self._note = html.told(told.format(sentence=self._sentence(target)))
        elif isinstance(press, Later):
            names, sentence = self._names(press.first), self._sentence(target)
            told = say("{sentence} First choose: {names}.", "{sentence} Choisissez d'abord : {names}.").format(
                sentence=sentence, names=names
            )
            self._note = html.told(told if names else sentence)
        else:
            self._note = html.told(f"{self._sentence(target)} {self._whose_turn()}".strip())

    def _whose_turn(self) -> str:
        """Why these eyes can do nothing now, when it is for others to act."""
        acting = [seat for seat in self.match.to_act if seat != CHANCE]
        if self.watches or not acting or self.seen_to_act:
            return ""
        options = self.match.options
        name = self.match.game.seat_name(acting[0], options)
        return say(
            "It is up to {seat} now, and these are not the eyes of {seat}.",
            "C'est à {seat} maintenant, et ce ne sont pas les yeux de ce joueur.",
        ).format(seat=name)

    def _count(self, target: str) -> bool:
        """In a finished game, light up and tell the score lines that a thing belongs to; False when there is none."""
        outcome = self.match.outcome
        sheet = () if outcome is None or self._picture is not None else outcome.score.lines
        things = {id for line in sheet if target in line.evidence for id in line.evidence}
        if not things:
            return False
        lines = [line for line in sheet if line.evidence and things.issuperset(line.evidence)]
        self._counted = tuple(dict.fromkeys(id for line in lines for id in line.evidence))
        self._note = html.told(self._sentence(target)) + html.score_lines(self.match.game, lines, self.match.options)
        return True

    def _sentence(self, target: str) -> str:
        return self._plain().target(target).sentence

    def _refuse(self, action: Any, reasons: tuple[Reason, ...]) -> None:
        self._refused, self._hinted, self._note, self.back = reasons, (), "", None
        if reasons:
            title = say("{move}: not allowed.", "{move} : interdit.").format(move=self.match.game.sentence(action))
            self._note = html.refusal(self.match.game, title, reasons)

    def _play_read(self, move: str) -> None:
        eyes = self.eyes
        action = self.match.read(move, eyes if eyes in self.match.to_act else None)
        if self.stuck is not None and action.seat not in self.match.to_act:
            raise self.stuck  # nobody else can act before that is settled
        self._demand_own(action.seat)
        if eyes is not None and action.seat != eyes and self.match.refusals(action):
            explain.against(self.match, action, eyes)  # why another could not is not for these eyes
        self._play(action)

    def _demand_own(self, seat: Seat) -> None:
        """Nothing, for a seat of a person here. Raises UsageError for a bot's, at a fair table for any but its own."""
        if seat in self.bots or (self.fair and seat != self._sole):
            raise UsageError(self._not_yours(seat))

    def _not_yours(self, seat: Seat) -> str:
        """Why nobody here may act for a seat."""
        if self._sole is not None:
            told = say(
                "At this fair table you play {own}, and nothing else.",
                "À cette table équitable, vous jouez {own}, et rien d'autre.",
            )
            return told.format(own=self._named([self._sole]))
        told = say(
            "A bot plays {seat}. With take_over({number}) you would play there yourself.",
            "Un robot joue {seat}. Avec take_over({number}), vous joueriez vous-même à sa place.",
        )
        return told.format(seat=self._named([seat]), number=seat)

    def _play(self, action: Any) -> None:
        self.match.play(action)
        self._changed()
        self._run_bots()

    def _by_chance(self, deed: Callable[[], object]) -> None:
        deed()
        self._changed()
        self._run_bots()

    def _changed(self) -> None:
        self._hush()
        self.stuck = None
        before, self._pointing = self._pointing, self._new_pointing()
        if self._by_others():
            self._pointing.take_over(before)
        if self._autosave:
            self._autosave.keep(self.match)
        for fn in self._watchers:
            fn()

    def _by_others(self) -> bool:
        """Whether a clock runs and the last thing done was not of those who point here: what they hold they keep."""
        plies = self.match.plies
        return self.clock_runs and bool(plies) and plies[-1].action.seat not in self.seen_to_act

    def _new_pointing(self) -> Pointing:
        return Pointing(self.match.game, self.match.state, self.seen_to_act)

    @property
    def seen_to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now and whose decisions the eyes may see: nobody else's are listed or pointed at."""
        if self.watches:
            return ()
        eyes = self.eyes
        people = (seat for seat in self.match.to_act if seat not in self.bots)
        return tuple(seat for seat in people if eyes is None or seat == eyes)

    def _start_bots(self) -> None:
        """Let bots act when a game comes on the table: there it is told, and settled, what they do wrong."""
        with contextlib.suppress(BotError):
            self._run_bots()

    def _run_bots(self) -> None:
        """Let bots act until it is a person's turn. Raises BotError, which is told beside the board too."""
        self.stuck = None
        try:
            while self.match.outcome is None and any(seat in self.bots for seat in self.match.to_act):
                note = self._note
                actions = self._bot_actions()
                if not actions:
                    return  # they wait for the clock
                for action in actions:
                    if not self.match.refusals(action):  # another was faster
                        self.match.play(action)
                self._changed()
                self._note = self._note or note  # what was told of one's own move
        except BotError as error:
            self.stuck = error.discreet() if self.fair else error
            self._show()
            raise self.stuck from None if self.fair else error.__cause__

    def _bot_actions(self) -> tuple[Any, ...]:
        """What bots do now: in the window of a clock what they play in it, else the decision of the first of them."""
        match = self.match
        seats = tuple(seat for seat in match.to_act if seat in self.bots)
        if match.game.clocked(match.state):
            mark = f"{match.seed}/{len(match.plies)}"
            return self._thought(seats, lambda: answers(match.game, match.state, self.bots, mark))
        return self._thought(seats[:1], lambda: (self._advised(seats[0], self.bots[seats[0]]).action,))

    def _thought(self, seats: tuple[Seat, ...], answer: Callable[[], tuple[Any, ...]]) -> tuple[Any, ...]:
        """What the bots of these seats answer. Unless they are known to be quick, all else is shown before."""
        self._thinking, began = seats, time.monotonic()
        try:
            if any(self._paces.get(seat, SLOW) >= SLOW for seat in seats):
                self._show()
            return answer()
        except KeyboardInterrupt:
            self.stuck = BotError(seats[0], partial(self._interrupted, seats))
            self._thinking = ()
            self._show()
            raise
        finally:
            self._thinking, now = (), time.monotonic()
            self._paces.update(dict.fromkeys(seats, now - began))
            if now - began >= SLOW:
                self._woken = now

    def _interrupted(self, seats: tuple[Seat, ...]) -> str:
        told = plural(
            len(seats),
            ("{who} was interrupted.", "{who} were interrupted."),
            ("{who} : réflexion interrompue.", "{who} : réflexion interrompue."),
        )
        return told.format(who=self._named(seats))

    def _advised(self, seat: Seat, bot: Bot) -> Any:
        match = self.match
        return ask(match.game, bot, match.state, seat, Random(f"{match.seed}/{len(match.plies)}/{seat}"))

    def _hint(self) -> str:
        people = [seat for seat in self.seen_to_act if seat != CHANCE]
        bots = self.match.game.bots()
        if not people or not bots:
            self._note = html.told(say("There is nothing to advise here.", "Il n'y a rien à conseiller ici."))
            return say("There is nothing to advise here.", "Il n'y a rien à conseiller ici.")
        advice = self._advised(people[0], bots.get("sensible") or list(bots.values())[-1])
        self._pointing.chosen, self._refused = (), ()
        if advice.action is None:
            self._hinted, told = (self.match.game.clock,), say("Wait for the next card.", "Attendez la carte suivante.")
        else:
            self._hinted, told = advice.action.paths[0], f"{self.match.game.sentence(advice.action)}."
        text = f"{told} {advice.why}".strip()
        self._note = html.told(say("Hint: {hint}", "Conseil : {hint}").format(hint=text))
        return text

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back."""
        if self._sole is not None:
            return self._can_take_back(self._sole)
        return any(not ply.automatic and ply.action.seat not in self.bots for ply in self.match.plies)

    def _can_take_back(self, eyes: Seat) -> bool:
        """Whether the last thing done was a decision of these eyes that has shown them nothing new."""
        match = self.match
        if not match.plies or match.plies[-1].automatic or match.plies[-1].action.seat != eyes:
            return False
        before = match.plies[-2].state if len(match.plies) > 1 else match.start
        return not match.game.discloses(match.game.observe(before, eyes), match.plies[-1].action)

    def _undo(self) -> bool:
        done = self.can_undo
        if self.fair and not done and self.match.can_undo:
            self._note = html.told(
                say(
                    "At a fair table nothing is taken back once it has shown something new.",
                    "À une table équitable, on ne reprend rien de ce qui a révélé quelque chose de nouveau.",
                )
            )
        while self.can_undo:
            last = self.match.last_action
            self.match.undo()
            if last is not None and last.seat not in self.bots:
                break
        if done:
            self._changed()
            self._run_bots()
        return done

    def _redo(self) -> bool:
        done = self.match.redo()
        while done and self.match.undone is not None and self.match.undone.seat in self.bots:
            self.match.redo()
        if done:
            self._changed()
            if not self.clock_runs:  # in whose window they have said all that they wanted to
                self._run_bots()
        return done

    def set_up(self, match: AnyMatch, since: int | None = None, picture: Callable[[], Scene] | None = None) -> None:
        """Put another line of play on the table, as a lesson does when a page is turned.

        since: the story tells all from that ply on, until somebody goes on playing. picture: what is looked at in place
        of the position, as long as that is on the table; nobody acts, nothing is told of the play.
        """
        self.match, self._picture = match, picture
        self._page = None if since is None else range(since, len(match.plies))
        self._do(self._changed)

    def _adopt(self, match: AnyMatch) -> None:
        """Go on with a game from elsewhere: it gets a file of its own."""
        if match.game is not self.match.game:
            told = say(
                "This is a game of {game}, and this is a table of {other}.",
                "C'est une partie du jeu {game}, et cette table est pour le jeu {other}.",
            )
            raise UsageError(told.format(game=match.game.title, other=self.match.game.title))
        if self.fair and match.eyes not in (None, self._eyes):
            raise UsageError(
                say(
                    "This game was saved for other eyes than those of this fair table.",
                    "Cette partie a été enregistrée pour un autre siège que celui de cette table équitable.",
                )
            )
        taken = {*self.bots, *([self._eyes] if isinstance(self._eyes, int) and match.eyes is None else [])}
        if absent := sorted(taken.difference(range(match.options.players))):
            told = say(
                "This is a game of {players} players, and at this table somebody sits at seat {seat}: load it at a "
                "table of its own.",
                "C'est une partie à {players} joueurs, et à cette table quelqu'un occupe le siège {seat} : ouvrez-la à "
                "une table à part.",
            )
            raise UsageError(told.format(players=match.options.players, seat=absent[-1]))
        if self._sole is not None and match.eyes is None:
            match = match.known_to(self._sole)  # who has read the whole game knows no more of what is played here
        if self._autosave:
            self._autosave.close()
            self._autosave, self._offer = Autosave(match, set(self.bots)), None
            self._reoffer()
        if match.eyes is not None:
            self._eyes = match.eyes
        self._go_on(match)
        if match.eyes is not None:
            told = say(
                "Saved for the eyes of {seat}: what {seat} did not know has been dealt afresh.",
                "Partie réservée à {seat} : ce qui était caché à {seat} a été redistribué au hasard.",
            )
            self.tell(html.told(told.format(seat=match.game.seat_name(match.eyes, match.options))))

    def _go_on(self, match: AnyMatch) -> None:
        self.set_up(match)
        self._do(self._start_bots)

    # --- the keyboard ------------------------------------------------------------------------------------------------

    def _typed(self, key: str, shift: bool, ctrl: bool) -> None:
        """Arrows walk over what can be chosen, Enter presses, Escape lets go (and the board is left, as by Tab)."""
        if self.back is not None:
            if key in ("Escape", "Enter", " ") or key.startswith("Arrow"):
                self.guarded(lambda: None)
        elif key == "Escape":
            self._focus, self._pointing.chosen = None, ()
            self.guarded(lambda: None)
        elif key in ("Enter", " "):
            if self._focus and positions.present(self.board.scene, (self._focus,)):
                focus = self._focus
                self.guarded(lambda: self._press(focus))
        elif key.startswith("Arrow"):
            scene = self.board.scene
            ids = list(positions.present(scene, self.ringed)) or [target.id for target in scene.targets]
            step = 1 if key in ("ArrowRight", "ArrowDown") else -1
            at = ids.index(self._focus) + step if self._focus in ids else 0
            self._focus = ids[at % len(ids)] if ids else None
            if self._focus:
                self._note = html.told(self._sentence(self._focus))
            self.guarded(lambda: None)

    # --- showing it --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the table as it is, where it is shown at all."""
        if self._layout:
            self._show_on(self._layout)

    def _show_on(self, layout: TableLayout) -> None:
        before, scene = layout.board.scene, self.scene()
        layout.board.play("")  # whatever happens ends what is still moving
        layout.board.show(scene)
        layout.board.play(self._film(before, scene))
        words = f"{self._trouble()}{self._note}"
        unkept = "".join(map(html.failure, self._autosave.told if self._autosave else ()))
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

    def _film(self, before: Scene, after: Scene) -> str:
        """What has been played since the table was shown last, as it moved; "" where it was not simply played on."""
        (eyes, count, last, back), plies = self._filmed, self.match.plies
        self._filmed = self.eyes, len(plies), plies[-1] if plies else None, self.back
        plies, known = plies[count:], plies[:count]
        if not motion() or not plies or back is not None or eyes != self.eyes or (known[-1] if known else None) != last:
            return ""
        first = plies[0].action
        # Where others pointed may be hidden from these eyes.
        path = first.paths[0] if first.paths and eyes in (None, first.seat) else ()
        links = [event.seen_by(eyes).marks for ply in plies for event in ply.events]
        return film(before, after, path, links, any(ply.action.seat == CHANCE for ply in plies))

    def _trouble(self) -> str:
        """Why it does not go on at once, if so: bots think, or one of them made an error; in HTML."""
        if self._thinking:
            told = plural(
                len(self._thinking),
                ("{who} is thinking …", "{who} are thinking …"),
                ("{who} réfléchit…", "{who} réfléchissent…"),
            )
            return html.told(told.format(who=self._named(self._thinking)))
        if self.stuck is None:
            return ""
        if self.stuck.reasons:
            title = " ".join([self.stuck.lead, *self.stuck.detail.splitlines()[:1]])
            return html.refusal(self.match.game, title, self.stuck.reasons)
        return html.failure(str(self.stuck))

    def recent(self) -> list[tuple[Seat | str | None, list[Event]]]:
        """What happened since the last person's decision, that one included, by who did it; None is the set-up.

        Dice that a person throws are CHANCE's. A chapter of the story, by its title, is nobody's.
        """
        return self._told_since(self._last_of_people())

    def _last_of_people(self) -> int:
        """The ply with which the story begins."""
        plies = self.match.plies
        if self._page is not None and self._page.stop == len(plies):
            return self._page.start
        people = [at for at, ply in enumerate(plies) if not ply.automatic and ply.action.seat not in self.bots]
        return self._said_at(people[-1]) if people else 0

    def _said_at(self, at: int) -> int:
        """The ply with which the line began that a decision is a part of."""
        while self.match.plies[at].joined:
            at -= 1
        return at

    def _since_own(self) -> list[tuple[Seat | str | None, list[Event]]]:
        """What happened since the last decision of the seat that looks all the time, at least something."""
        plies, start = self.match.plies, self._last_of_people()
        own = [at for at, ply in enumerate(plies[:start]) if ply.action.seat == self._eyes]
        start = self._said_at(own[-1]) if own and plies[start].action.seat != self._eyes else start
        while start and not any(ply.events for ply in plies[start:]):
            start -= 1
        return self._told_since(start)

    def _told_since(self, start: int) -> list[tuple[Seat | str | None, list[Event]]]:
        told: list[tuple[Seat | str | None, list[Event]]] = []
        for ply in self.match.plies[start:]:
            seat = None if ply.automatic and ply.action.seat == CHANCE else ply.action.seat
            if not told or seat not in (None, told[-1][0]):
                told.append((seat, []))
            for event in ply.events:
                if title := self.match.game.chapter(event):
                    told.append((title, []))
                told[-1][1].append(event.seen_by(self.eyes))
        return told

    def _told(self) -> list[str]:
        """The story in chapters, the newest first and open; of the earlier ones only what they are called."""
        if self._picture is not None:
            return []
        if self.back is not None:
            return [self._told_step(self.back)]
        game, outcome = self.match.game, self.match.outcome
        options = self.match.options
        told = [] if outcome is None else [html.score_sheet(game, outcome, options)]
        for who, events in reversed(self.recent()):
            if told or who is None:
                title = "" if isinstance(who, int) else self._by(who)
                told.append(html.folded(game, title, events, self.eyes))
            else:
                told.append(html.chapter(game, self._by(who), events, self.eyes))
        return [chapter for chapter in told if chapter]

    def _told_step(self, number: int) -> str:
        """What happened in the step that is looked at, and how to come back from there."""
        found, game = self.steps, self.match.game
        step = found[number - 1]
        title = say("Step {at} of {all}", "Étape {at} sur {all}").format(at=number, all=len(found))
        name = say("Chance", "Le hasard") if step.seat == CHANCE else self._by(step.seat)
        told = html.chapter(game, labelled(title, name), step.events, self.eyes)
        then = say(
            "This is how it was. Click anywhere on the board to see how it is now.",
            "Voilà comment c'était. Cliquez n'importe où sur le plateau pour voir où on en est.",
        )
        return f"{told}{html.told(then)}"

    def _by(self, who: Seat | str | None) -> str:
        """The heading of a part of the story."""
        if who is None or isinstance(who, str):
            return who or say("How the table was set up", "Comment la table a été préparée")
        return self.match.game.seat_name(who, self.match.options)
