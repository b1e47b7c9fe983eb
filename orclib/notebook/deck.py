"""A deck of questions to practise: which one comes next, what is known of each, and where that is kept.

When a question comes back on another day is reckoned by FSRS, the scheduler that Anki uses.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec

from orclib import files
from orclib.language import say
from orclib.notebook.autosave import in_words, put_aside, room

if TYPE_CHECKING:
    from fsrs import Scheduler

    from orclib.engine.teaching import OneOf

Stage = Literal["new", "learning", "known"]
Mode = Literal["due", "new", "all"]

APART: Final = 3
"""So many other questions are answered before one that was missed comes back, twice as many the second time, and so on;
fewer only where there are no others."""
KNOWN: Final = 2
"""On so many days a question was right if it is known."""
SOON: Final = timedelta(minutes=1)
"""When what was missed is due again."""
LONGEST: Final = 36_500
"""The stability of what is as good as never forgotten, in days."""
MOST_BYTES: Final = 1_000_000
TRIES: Final = 40
PATIENCE: Final = 0.05
"""Seconds between two tries to hold what another kernel holds."""

Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a question is known, in the words of FSRS."""

    state: Annotated[int, msgspec.Meta(ge=1, le=3)]
    stability: Annotated[float, msgspec.Meta(gt=0, le=LONGEST)]
    difficulty: Annotated[float, msgspec.Meta(ge=1, le=10)]
    due: Moment
    last: Moment
    days: Annotated[int, msgspec.Meta(ge=0)] = 0
    """On how many days it was right since it was last missed."""

    @property
    def is_right(self) -> bool:
        """Whether it was right when it was last asked."""
        return self.state == 2

    @property
    def is_known(self) -> bool:
        """Whether it was right on two days: once may have been luck, or fresh from the page."""
        return self.days >= KNOWN


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file."""

    cards: dict[str, Memory]
    version: Literal[1] = 1


def remembered(before: Memory | None, right: bool, now: datetime) -> Memory:
    """What is known of a question after it was answered."""
    from fsrs import Card, Rating, State

    if before is None:
        card = Card(card_id=0, due=now)
    else:
        state = State(before.state)
        step = None if state is State.Review else 0
        card = Card(0, state, step, before.stability, before.difficulty, before.due, before.last)
    after, _log = _scheduler().review_card(card, Rating.Good if right else Rating.Again, now)
    assert after.stability is not None
    assert after.difficulty is not None
    again = before is not None and before.days > 0 and _day(before.last) == _day(now)
    days = (before.days if before else 0) + (not again) if right else 0
    return Memory(int(after.state), min(after.stability, LONGEST), after.difficulty, after.due, now, days)


def _day(moment: datetime) -> date:
    """The day on which something was, where the reader is."""
    return moment.astimezone().date()


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # slow to import, and needed only once somebody answers

    return Scheduler(learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False)


class Progress:
    """What somebody knows of the questions of a game, kept in a file that several kernels may use at once."""

    def __init__(self, game: str, kept: bool) -> None:
        self._name = f"{game}-practice" if kept else ""
        self._trouble: list[Callable[[], str]] = []
        self.cards: dict[str, Memory] = {}
        self._own: dict[str, Memory] = {}
        """What was answered here."""
        if kept:
            try:
                self._read()
            except OSError as error:
                self._tell(error)

    @property
    def told(self) -> tuple[str, ...]:
        """What a person must know about what is kept: sentences."""
        return tuple(dict.fromkeys(sentence() for sentence in self._trouble))

    def put(self, name: str, memory: Memory) -> None:
        """Keep what is known of one question; what others have kept meanwhile stays."""
        self._own[name] = memory
        self.cards = {**self.cards, name: memory}
        self._keep()

    def clear(self) -> None:
        """Forget all."""
        self.cards, self._own = {}, {}
        self._keep(merged=False)

    def _keep(self, merged: bool = True) -> None:
        """Write what is known, with what others have written meanwhile. Where that cannot be, it counts here alone."""
        if not self._name:
            return
        lock = None
        try:
            lock = self._lock()
            if merged:
                self._read()
            files.write(room("practice") / f"{self._name}.json", msgspec.json.encode(_Kept(self.cards)), mode=0o600)
        except OSError as error:
            self._tell(error)
        finally:
            if lock is not None:
                lock.let_go()

    def _lock(self) -> files.Lock | None:
        """Hold the file against other kernels; None where one of them holds it for too long. Raises OSError."""
        for _try in range(TRIES):
            if lock := files.Lock.take(room("locks") / self._name):
                return lock
            time.sleep(PATIENCE)
        return None

    def _read(self) -> None:
        """What the file holds now; one that cannot be understood is put aside. Raises OSError."""
        file = room("practice") / f"{self._name}.json"
        try:
            data = files.read(file, MOST_BYTES)
        except FileNotFoundError:
            return
        try:
            kept = msgspec.json.decode(data, type=_Kept).cards
            newer = {name: own for name, own in self._own.items() if name not in kept or own.last >= kept[name].last}
            self.cards = {**kept, **newer}
        except (msgspec.MsgspecError, ValueError, RecursionError):
            aside = put_aside(file, "unread", data)
            self._trouble.append(
                lambda: say(
                    "What was practised before cannot be read. It is kept as {file}.",
                    "Ce qui a été travaillé avant est illisible. C'est gardé dans {file}.",
                ).format(file=aside)
            )

    def _tell(self, error: OSError) -> None:
        self._trouble.append(
            lambda: say("Progress cannot be kept: {error}", "Les progrès ne peuvent pas être gardés : {error}").format(
                error=in_words(error)
            )
        )


def count(game: str, name: str, right: bool) -> None:
    """Let an answer that was given elsewhere, such as in a lesson, count in Practice too."""
    progress = Progress(game, kept=True)
    progress.put(name, remembered(progress.cards.get(name), right, utc()))


class Deck:
    """Questions by name, in the order in which they are taught, and how far somebody is with them."""

    def __init__(self, names: Iterable[str], progress: Progress, now: Callable[[], datetime]) -> None:
        self.names = tuple(names)
        self.progress = progress
        self.now = now
        self._begin()

    def _begin(self) -> None:
        self.mode: Mode = "due" if any(name in self.progress.cards for name in self.names) else "new"
        """Whether only what is due is asked, or what is new too, or all once more."""
        self._missed: dict[str, int] = {}
        """What was missed in this sitting, and how many answers there will be when it comes back."""
        self._times: Counter[str] = Counter()
        """How often each was missed in this sitting."""
        self._answers = 0
        self._left: list[str] = []
        """What is still to be asked of a round of all."""

    def stage(self, name: str) -> Stage:
        """How far somebody is with a question."""
        card = self.progress.cards.get(name)
        return "new" if card is None else "known" if card.is_known else "learning"

    def count(self, stage: Stage) -> int:
        """How many questions somebody is so far with."""
        return sum(self.stage(name) == stage for name in self.names)

    def answered(self, name: str, right: bool) -> None:
        """A question was answered."""
        self._answers += 1
        self._missed.pop(name, None)
        if not right:
            self._times[name] += 1
            self._missed[name] = self._answers + APART * self._times[name]
        self._left = [each for each in self._left if each != name]
        self.progress.put(name, remembered(self.progress.cards.get(name), right, self.now()))

    def next(self) -> str | None:
        """The question to ask: one missed a while ago, else what is due, else what is new, else one missed just now."""
        rested = [name for name, at in self._missed.items() if self._answers >= at]
        later = self._left if self.mode == "all" else self._new() if self.mode == "new" else []
        return next(iter([*rested, *self._due(), *later, *self._missed]), None)

    def _due(self) -> list[str]:
        """What is due of earlier sittings, the longest due first."""
        cards, now = self.progress.cards, self.now()
        known = [name for name in self.names if name in cards and name not in self._missed]
        due = [name for name in known if not cards[name].is_right or cards[name].due <= now]
        return sorted(due, key=lambda name: cards[name].due)

    def _new(self) -> list[str]:
        return [name for name in self.names if self.stage(name) == "new"]

    def go_on(self, mode: Mode) -> None:
        """Ask new questions too, or all once more, those first that are due first."""
        self.mode = mode
        if mode == "all":
            cards = self.progress.cards
            seen = sorted((name for name in self.names if name in cards), key=lambda name: cards[name].due)
            self._left = [*seen, *self._new()]

    @property
    def wait(self) -> timedelta | None:
        """How long it is until the next question is due; None where none ever was answered."""
        cards = self.progress.cards
        return min((cards[name].due - self.now() for name in self.names if name in cards), default=None)

    def restart(self) -> None:
        """Begin again, as if nothing had ever been answered."""
        self.progress.clear()
        self._begin()


class Endless(Deck):
    """Questions as they come, of which nothing is kept: what was missed comes back after a few others."""

    def __init__(self, questions: Callable[[], Iterator[OneOf]]) -> None:
        """`questions` begins them anew."""
        self._source = questions
        super().__init__((), Progress("", kept=False), utc)

    def _begin(self) -> None:
        super()._begin()
        self._coming = self._source()
        self.questions: dict[str, OneOf] = {}
        """All that were asked, by name."""
        self.right = self.answers = 0
        self.first = self._drawn() or ""
        """The name of the first."""
        self._waiting = [self.first] if self.first else []

    def _drawn(self) -> str | None:
        """The name of another question; None where there is none."""
        question = next(self._coming, None)
        if question is None:
            return None
        self.questions[question.slug] = question
        return question.slug

    def answered(self, name: str, right: bool) -> None:
        """A question was answered."""
        self.answers += 1
        self.right += right
        super().answered(name, right)

    def next(self) -> str | None:
        """The question to ask: one missed a while ago, else a new one, else one missed just now."""
        if self._waiting:
            return self._waiting.pop()
        rested = next((name for name, at in self._missed.items() if self._answers >= at), None)
        return rested or self._drawn() or next(iter(self._missed), None)

    @property
    def wait(self) -> timedelta | None:
        """Nothing is due on another day."""
        return None


def utc() -> datetime:
    """The time now."""
    return datetime.now(UTC)
