"""A game that is played: what people and bots do, what is taken back, and what is said of it, without any widget."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, NamedTuple, Self, TypeVar, cast

from orclib.engine import CHANCE, Reason, Seat
from orclib.engine.teaching import Start
from orclib.errors import BotError, OrclibError, UsageError
from orclib.language import say
from orclib.notebook import chances, explain, html, reckoning
from orclib.notebook.bots import Thinking
from orclib.notebook.pointing import Pointing
from orclib.notebook.reckoning import AnyPolicy, Likely, Solved
from orclib.notebook.seating import MOVER, Seating
from orclib.notebook.steps import Step, steps
from orclib.notebook.story import Story
from orclib.players.asking import advised
from orclib.probe.nearest import nearest
from orclib.probe.odds import SECONDS, EachMove, Question
from orclib.probe.solve import BUDGET
from orclib.scene import Scene
from orclib.scene.answer import Answer
from orclib.scene.drawn import Drawing
from orclib.scene.positions import AnyMatch

F = TypeVar("F", bound=Callable[..., Any])


def deed(method: F) -> F:
    """What somebody does at a table, see `Session._do`."""

    @wraps(method)
    def done(self: Session, *given: Any, **named: Any) -> Any:
        return self._do(partial(method, self, *given, **named))

    return cast(F, done)


class Word(NamedTuple):
    """What was said of the last click, and what is marked with it."""

    note: str = ""
    """In HTML."""
    retold: str = ""
    """What was said in place of the story."""
    refused: tuple[Reason, ...] = ()
    tried: str = ""
    """What they refuse, in words."""
    near: tuple[Any, ...] = ()
    """What is allowed that is most like it."""
    hinted: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    """In a finished game, the things that the score lines pointed at are for."""


class Session(Seating):
    """A line of play with those who sit at it. A deed changes it, and `_show` is called.

    Bots act once `_start_bots` has been called, whenever it is their turn.
    """

    def __init__(self, match: AnyMatch, *, overlay: str, **seating: Any) -> None:
        """`overlay` is shown on top of the board; for the rest see `Seating`."""
        super().__init__(match, **seating)
        self.overlay = self._known_overlay(overlay)
        self.about: tuple[str, ...] = ()
        """What a lesson's page is about, as its `focus` says."""
        self.drawn: tuple[Drawing, ...] = ()
        """The rings and arrows that somebody has drawn, until the next move."""
        self.settled = 0
        """How many plies nobody takes back: those with which a lesson's page begins."""
        self.opened = len(match.plies)
        """How many plies were played when the line of play came on the table."""
        self._page: range | None = None
        self.back: int | None = None
        """Which of the `steps` is looked at in place of the present, see `go`."""
        self.word = Word()
        self.focus: str | None = None
        """The thing to which the arrow keys have come."""
        self.thinking = Thinking()
        self.pointing = self._new_pointing()
        self._asked: tuple[object, Question | EachMove] | None = None
        """What `odds` was asked last, and how far it has got."""
        self._lock = threading.RLock()
        self._doing = False
        self._watchers: list[Callable[[], None]] = []

    # --- what a person types -----------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position now; at a fair table one that fits all that the eyes know, since more is nobody's to know."""
        return self.match.state if self.sole is None else self.match.known_to(self.sole).state

    def play(self, *moves: str) -> Self:
        """Play moves in notation, one after the other; the table itself, so that it can be shown.

        Raises NotationError or IllegalAction at the first move that cannot be, UsageError at one for a seat that is not
        a person's here; those before it stand. Raises BotError where a bot that answers does what no bot may do: the
        move stands, see `stuck`.
        """
        for move in moves:
            self._do(partial(self._play_read, move))
        return self

    def tick(self, strokes: int = 1) -> Self:
        """Let the clock strike: the next card falls. Raises UsageError where no clock runs.

        Of several strokes, those after the clock has stopped are not struck.
        """
        for stroke in range(strokes):
            if stroke == 0 or self.clock_runs:
                self._do(self._strike)
        return self

    @deed
    def throw(self) -> Self:
        """Let chance throw, where dice are thrown by hand. Raises UsageError where chance has nothing to do."""
        self.match.throw()
        self._go_on()
        return self

    @property
    def clock_runs(self) -> bool:
        """Whether a card falls when the clock strikes next."""
        return not self.watches and self.match.game.clocked(self.match.state)

    def why(self) -> Answer:
        """Why the move just tried is refused; else what happened since the eyes' own last decision, by which rules.

        For the referee, since the last decision of a person.
        """
        if self.word.refused:
            return explain.why_refused(self.match, self.word.tried, self.word.refused, self.word.near)
        told = self.story.since_own(self._eyes)
        return explain.why(self.match, self.eyes, [(self.story.by(who), events) for who, events in told])

    @deed
    def why_not(self, move: str) -> Answer:
        """Every reason against a move of the eyes' seat, shown on the board; or that it is allowed."""
        action = self.match.read(move, self.eyes)
        answer = explain.why_not(self.match, action, self.eyes)
        self._refuse(action, explain.against(self.match, action, self.eyes))
        if not self.word.refused:
            self._say(answer.title)
        return answer

    def nearest(self, move: str) -> Answer:
        """What is allowed that is most like a refused move of the eyes' seat: the fewest fields changed."""
        return explain.nearest_allowed(self.match, move, self.eyes)

    def how_likely(self, move: str = "", clause: str = "") -> Answer:
        """Exact odds of what chance makes of a move; without one, who wins (or whether a clause fires) from here."""
        if move:
            return chances.odds(self.match, move, self.eyes)
        return chances.chances_to_win(self.match, self.eyes, clause=clause)

    def odds(
        self,
        condition: str | Callable[[Any], Any],
        until: str = "now",
        policy: AnyPolicy = "sensible",
        games: int | None = None,
        seconds: float = SECONDS,
        moves: bool | str | Sequence[str] = False,
    ) -> Likely:
        """How likely something is, for all that the eyes know: now, or at the end of a stretch of play.

        condition: typed as positions are ("II/5: B 0", "hand A: giant", "North wins"), or a function of the state.
        until: "now", "move", a stretch of the game such as "fight" or "turn", "end". policy: who decides in between, a
        bot by name or as such, bots by seat, or "random". Exact where all can be counted; else so many games are
        played, or as many as there is time for: asked again, it goes on from there. moves: True to ask after each move
        that the eyes' seat may make, or some of them, typed: the best comes first. Raises UsageError, NotationError,
        IllegalAction.
        """
        decides = policy if isinstance(policy, str) else id(policy)
        chosen = (moves,) if isinstance(moves, str) else moves if isinstance(moves, bool) else tuple(moves)
        key = (self.match.state, self.eyes, condition, until, decides, chosen)
        if self._asked is None or self._asked[0] != key:
            about = self.match, condition, self.eyes, until, policy
            self._asked = key, reckoning.after_each(*about, chosen) if chosen else reckoning.question(*about)
        asked = self._asked[1]
        if isinstance(asked, EachMove):
            return reckoning.likely_after(self.match, asked, until, games, seconds)
        return reckoning.likely(self.match, asked, until, games, seconds)

    def solve(self, budget: int = BUDGET) -> Solved:
        """A small ending: who wins, the best move and what every move is worth, counted exactly with open cards.

        What the eyes do not know is averaged over all deals that they cannot tell apart. budget: so many positions are
        looked at before it is left unsolved. Raises UsageError.
        """
        return reckoning.solved(self.match, self.eyes, budget)

    def shortest(self, clause: str) -> Answer:
        """The shortest play from here in which a clause fires; or what it forbids here."""
        return explain.shortest_from(self.match, clause, self.eyes)

    def legal(self) -> Answer:
        """Everything that may be done now."""
        return explain.legal(self.match, self.seen_to_act)

    @deed
    def ask_again(self) -> Self:
        """Ask the bot again that made an error. Raises BotError when it does so again."""
        self._run_bots()
        return self

    @deed
    def take_over(self, seat: Seat | None = None) -> Self:
        """Let a person play a bot's seat from now on: that of the bot that made an error, or another one's.

        Raises UsageError for a seat that no bot plays, and at a fair table.
        """
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
        self._go_on()
        return self

    @deed
    def hint(self) -> str:
        """A good move and why; it is marked on the board."""
        people = [seat for seat in self.seen_to_act if seat != CHANCE]
        bots = self.match.game.bots()
        if not people or not bots:
            told = say("There is nothing to advise here.", "Il n'y a rien à conseiller ici.")
            self._say(told)
            return told
        self.pointing.chosen = ()
        among = self.pointing.within(self.about) if self.about else ()
        advice = advised(self.match, people[0], bots.get("sensible") or list(bots.values())[-1], among)
        if advice.action is not None:
            return self.point_out(advice.action, advice.why)
        if among:  # a bot would wait; whoever learns tries it
            told = say("Try what is marked: this page is about it.", "Essayez ce qui est marqué : la page en parle.")
            return self._advise(told, self.about)
        told = say("Wait for the next card.", "Attendez la carte suivante.")
        return self._advise(f"{told} {advice.why}".strip(), (self.match.game.clock,))

    @deed
    def point_out(self, action: Any, why: str = "") -> str:
        """Advise a move, and mark it on the board."""
        self.pointing.chosen = ()
        return self._advise(f"{self.match.game.sentence(action)}. {why}".strip(), action.paths[0])

    def _advise(self, text: str, hinted: tuple[str, ...]) -> str:
        """Say a piece of advice beside the board, and mark what it is about; the same text."""
        self.word = Word(html.told(say("Hint: {hint}", "Conseil : {hint}").format(hint=text)), hinted=hinted)
        return text

    @deed
    def undo(self) -> bool:
        """Take back the last decision (with a bot: back to your own); False when there is none.

        At a fair table only one's own last decision, and none that has shown anything new or been answered.
        """
        done = self.can_undo
        if self.fair and not done and self.match.can_undo:
            self._say(
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
            self._go_on()
        return done

    @deed
    def redo(self) -> bool:
        """Play again what was taken back; False when nothing was."""
        done = self.match.redo()
        while done and self.match.undone is not None and self.match.undone.seat in self.bots:
            self.match.redo()
        if done:
            self._changed()
            if not self.clock_runs:  # in whose window they have said all that they wanted to
                self._run_bots()
        return done

    @property
    def steps(self) -> list[Step]:
        """The last person's decision, or else the set-up, and what was done since, unless that is a single thing."""
        if self.watches or self.clock_runs:
            return []
        found = steps(self.match.plies, self.story.begins)
        return found if len(found) > 2 else []

    @deed
    def go(self, step: int) -> Self:
        """Look at the table as it was after one of the `steps`, counted from 1; the last one is the present.

        Whatever is done then shows the present again. Raises UsageError for a step that was not made.
        """
        last = len(self.steps)
        if not 1 <= step <= last:
            told = say(
                "There are {n} steps since your own last move, so none has the number {step}.",
                "Nombre d'étapes depuis votre dernier coup : {n} ; aucune n'a donc le numéro {step}.",
            )
            raise UsageError(told.format(n=last, step=step))
        self.word = Word()
        self.back = step if step < last else None
        return self

    @deed
    def look(self, eyes: Seat | str | None) -> Self:
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
        self._sit()
        self.word, self.focus = Word(), None  # what the eyes before were told is not for these
        if self.pointing.seats != self.seen_to_act:
            self.pointing = self._new_pointing()
        return self

    @deed
    def turn_to(self, seat: int) -> Self:
        """Turn the board so that this seat is at the bottom, whoever looks. Raises UsageError for no seat."""
        self.side, self._keeps_side = self._known_seat(seat), True
        return self

    @deed
    def show(self, overlay: str = "") -> Self:
        """Show something on top of the board, such as its territories; "" shows the board alone.

        Raises UsageError for an overlay that the game does not have.
        """
        self.overlay = self._known_overlay(overlay)
        return self

    # --- for what stands around it -----------------------------------------------------------------------------------

    @property
    def story(self) -> Story:
        """What has happened, as the eyes saw it."""
        return Story(self, self._page)

    @deed
    def attempt(self, move: str) -> bool:
        """Play a typed move of the eyes' seat, or show beside the board why it is not allowed."""
        action = self.match.read(move, self.eyes)
        self._demand_own(action.seat)
        reasons = explain.against(self.match, action, self.eyes)
        if reasons:
            self._refuse(action, reasons)
        else:
            self._play(action)
        return not reasons

    @deed
    def tell(self, words: str, *, retold: bool = False) -> None:
        """Say something beside the board, in HTML, until the next deed; in place of the story if it is `retold`."""
        self.word = self.word._replace(note=words, retold=words if retold else "")

    def watch(self, fn: Callable[[], None]) -> None:
        """Call fn after every change of the position."""
        self._watchers.append(fn)

    @deed
    def set_up(
        self,
        match: AnyMatch,
        since: int | None = None,
        picture: Callable[[], Scene] | None = None,
        start: Start | None = None,
    ) -> None:
        """Put another line of play on the table, as a lesson does when a page is turned.

        since: the story tells all from that ply on, until somebody goes on playing. picture: what is looked at in place
        of the position, as long as that is on the table; nobody acts, nothing is told of the play. start: who looks, on
        top of what, and whether anybody acts, where that is another than before.
        """
        self.match, self.shown_instead, self.settled = match, picture, 0
        if start is not None:
            self._eyes, self._watch = self._known_eyes(start.eyes), start.watch
            self.overlay = self._known_overlay(start.overlay)
            if self.side not in (None, *range(match.options.players)):
                self.side = None
        self._page = None if since is None else range(since, len(match.plies))
        self.opened = len(match.plies)
        self._changed()

    def guarded(self, deed: Callable[[], Any]) -> None:
        """Do what somebody asks for: what is wrong with it is said beside the board, nothing is lost."""
        try:
            self._do(deed)
        except OrclibError as error:
            self.word = Word("" if error is self.stuck else html.failure(str(error)))
            self._show()

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back: at a fair table the last one, if it has shown nothing new."""
        match, eyes = self.match, self.sole
        if eyes is None:
            return any(not ply.automatic and ply.action.seat not in self.bots for ply in match.plies[self.settled :])
        if not match.plies or match.plies[-1].automatic or match.plies[-1].action.seat != eyes:
            return False
        before = match.plies[-2].state if len(match.plies) > 1 else match.start
        return not match.game.discloses(match.game.observe(before, eyes), match.plies[-1].action)

    # --- one road for every deed -------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show how things stand, where they are shown at all."""

    def _keep(self) -> None:
        """Keep what has been played, where it is kept at all."""

    def _do(self, deed: Callable[[], Any]) -> Any:
        """Do something under the lock, then show how things stand, once for a deed and all that are a part of it."""
        with self._lock:
            if self.thinking.seats:
                raise UsageError(
                    say(
                        "A bot that is asked answers; it does nothing else at the table.",
                        "Un robot interrogé répond ; il ne fait rien d'autre à la table.",
                    )
                )
            if self._doing:
                return deed()
            back, self.back, self._doing = self.back, None, True
            try:
                result = deed()
            except BaseException:
                if back is not None:
                    self._show()
                raise
            finally:
                self._doing = False
            self._show()
            return result

    def _say(self, told: str) -> None:
        """Say something beside the board; what is marked stays."""
        self.word = self.word._replace(note=html.told(told))

    def _refuse(self, action: Any, reasons: tuple[Reason, ...], what: str = "") -> None:
        """Show why an action (or a part of one, called `what`) is not allowed, and what is most like it that is."""
        self.word, self.back, game = Word(), None, self.match.game
        if reasons:
            what, near = what or game.sentence(action), nearest(game, self.match.state, action)
            title = say("{move}: not allowed.", "{move} : interdit.").format(move=what)
            told = html.refusal(game, title, explain.refused(game, reasons, near))
            self.word = Word(told, refused=reasons, tried=what, near=near)

    def _play_read(self, move: str) -> None:
        eyes = self.eyes
        action = self.match.read(move, eyes if eyes in self.match.to_act else None)
        if self.stuck is not None and action.seat not in self.match.to_act:
            raise self.stuck  # nobody else can act before that is settled
        self._demand_own(action.seat)
        if eyes is not None and action.seat != eyes and self.match.refusals(action):
            explain.against(self.match, action, eyes)  # why another could not is not for these eyes
        self._play(action)

    def _play(self, action: Any) -> None:
        self.match.play(action)
        self._go_on()

    def _go_on(self) -> None:
        """What follows when somebody has changed how things stand: it is told, then bots act."""
        self._changed()
        self._run_bots()

    def _strike(self) -> None:
        """Let the clock strike. Where it stops with that, look at what it struck: bots have gone on at once."""
        self.match.tick()
        self._go_on()
        self.back = 1 if self.steps else None

    def _changed(self) -> None:
        self._sit()
        self.word, self.drawn = Word(), ()
        self.stuck = None
        before, self.pointing = self.pointing, self._new_pointing()
        others = {ply.action.seat for ply in self.match.plies[-1:]}.difference(self.seen_to_act)
        if self.clock_runs and others:  # those who point here keep what they hold
            self.pointing.take_over(before)
        self._keep()
        for fn in self._watchers:
            fn()

    def _new_pointing(self) -> Pointing:
        return Pointing(self.match.game, self.match.state, self.seen_to_act)

    def _start_bots(self) -> None:
        """Let bots act when a game comes on the table: there it is told, and settled, what they do wrong."""
        with contextlib.suppress(BotError):
            self._run_bots()

    def _run_bots(self) -> None:
        """Let bots act until it is a person's turn. Raises BotError, which is told beside the board too."""
        self.stuck = None
        try:
            while self.match.outcome is None and any(seat in self.bots for seat in self.match.to_act):
                word = self.word
                actions = self.thinking.actions(self, self._show)
                if not actions:
                    return  # they wait for the clock
                for action in actions:
                    if not self.match.refusals(action):  # another was faster
                        self.match.play(action)
                self._changed()
                if not self.word.note:  # what was told of one's own move
                    self.word = self.word._replace(note=word.note, retold=word.retold)
        except BotError as error:
            self.stuck = error.discreet() if self.fair else error
            self._show()
            raise self.stuck from None if self.fair else error.__cause__

    def _known_overlay(self, overlay: str) -> str:
        known = self.match.game.overlays()
        if overlay and overlay not in known:
            what = say("overlay of {game}", "dans le jeu {game} aucun calque").format(game=self.match.game.title)
            raise UsageError.unknown(what, overlay, known)
        return overlay
