"""A question asked before the answer is shown: predict, check, then see why."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw
import msgspec

from orclib import explain
from orclib.engine import Game, UsageError
from orclib.explain import Cited
from orclib.language import _, labelled, listing
from orclib.scene import Scene, marked
from orclib.teaching import Question, WhatHappens, WhichOnes
from orclib.widgets import html
from orclib.widgets.desk import framed, picture
from orclib.widgets.made import SNUG, made
from orclib.widgets.shown import Shown


class QuestionView(Shown):
    """A question with its position. `answer(...)` does what ticking and checking does."""

    def __init__(self, game: Game[Any, Any, Any, Any], question: Question) -> None:
        self.game, self.question = game, question
        self.match = question.start.match(game)
        self._eyes = explain.looker(self.match, question.start.eyes)
        self.given: tuple[str, ...] = ()
        self.right: bool | None = None
        self._prompt, self._verdict, self._picture = made(ipw.HTML), made(ipw.HTML), picture()
        many = isinstance(question, WhichOnes)
        ticked = self._names() if many else ()
        self._boxes = {name: made(ipw.Checkbox, indent=False, layout=SNUG) for name in ticked}
        self._radio = None if many else made(ipw.RadioButtons, options=[], layout=SNUG)
        self._check = made(ipw.Button, button_style="info", layout={**SNUG, "align_self": "flex-start"})
        self._check.on_click(lambda _button: self._guarded())
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        ways = self._radio or made(ipw.VBox, list(self._boxes.values()))
        return framed(self._picture, self.scene(), [self._prompt, self._verdict, ways, self._check])

    def _names(self) -> tuple[str, ...]:
        return self.question.over if isinstance(self.question, WhichOnes) else tuple(self.question.choices)

    @property
    def truth(self) -> tuple[str, ...]:
        """The right answer, as the engine judges it."""
        if isinstance(self.question, WhichOnes):
            return tuple(name for name, reasons in self.question.reasons(self.game).items() if not reasons)
        return (self.question.truth(self.question.played(self.game).state),)

    def answer(self, *names: str) -> QuestionView:
        """Answer and have it judged. Raises UsageError for an answer that is not among the choices."""
        for name in names:
            if name not in self._names():
                raise UsageError.unknown("answer", name, self._names())
        self.given = names
        self.right = set(names) == set(self.truth)
        self._show()
        return self

    def scene(self) -> Scene:
        """The position asked about; once answered, what shows the answer."""
        question = self.question
        if self.right is None:
            return self._asked()
        if isinstance(question, WhatHappens):
            played = question.played(self.game)
            scene = explain.seen(played, self._eyes, question.start.overlay)
            return marked(scene, last=explain.places(scene, self._events()))
        scene = explain.seen(question.judged(self.game), self._eyes, question.start.overlay)
        evidence = (
            id for reasons in question.reasons(self.game).values() for reason in reasons for id in reason.evidence
        )
        right = [self.match.read(question.move.format(name)) for name in self.truth]
        good = [id for action in right for path in action.paths[:1] for id in path]
        proof = explain.present(scene, (id for id in evidence if id not in good))
        return marked(scene, legal=explain.present(scene, good), evidence=proof)

    def _asked(self) -> Scene:
        """The position, without the line that says how a finished game ended."""
        scene = explain.seen(self.match, self._eyes, self.question.start.overlay)
        if self.match.outcome is None:
            return scene
        groups = tuple(group for group in scene.groups if group.id != "status")
        return msgspec.structs.replace(scene, groups=groups, text=str(self.question.prompt))

    def _events(self) -> list[Any]:
        assert isinstance(self.question, WhatHappens)
        plies = self.question.played(self.game).plies[len(self.match.plies) :]
        return [event for ply in plies for event in ply.events]

    def _lines(self) -> list[Cited]:
        """Why the answer is what it is."""
        if isinstance(self.question, WhatHappens):
            told = [Cited(self.game.sentence(event.seen_by(self._eyes)), event.clause) for event in self._events()]
            return told + [Cited(str(self.game.rulebook[id].text), id) for id in self.question.because]
        lines = []
        for name, reasons in self.question.reasons(self.game).items():
            if not reasons:
                lines.append(Cited(labelled(self._label(name), _("allowed")) + "."))
            lines += [
                Cited(labelled(self._label(name), self.game.sentence(reason)), reason.clause) for reason in reasons
            ]
        return lines

    def _label(self, name: str) -> str:
        if isinstance(self.question, WhatHappens):
            return str(self.question.choices[name])
        return self.game.sentence(self.match.read(self.question.move.format(name)))

    def _verdict_text(self) -> str:
        right = listing(self._label(name) for name in self.truth) or _("none of them")
        if self.right:
            return _("Right!")
        if self.given and set(self.given) < set(self.truth):
            return _("Right so far, but not all. The answer is: {right}.").format(right=right)
        return _("Not quite. The answer is: {right}.").format(right=right)

    # --- widgets -----------------------------------------------------------------------------------------------------

    def _guarded(self) -> None:
        """Nobody sees an exception of a callback, so it is shown too."""
        try:
            self._checked()
        except Exception as error:
            self._verdict.value = html.STYLE + html.live(html.failure(f"{type(error).__name__}: {error}"))
            raise

    def _checked(self) -> None:
        if self._radio is None:
            self.answer(*(name for name, tick in self._boxes.items() if tick.value))
        elif self._radio.value is not None:
            self.answer(self._radio.value)
        else:
            self._verdict.value = html.STYLE + html.live(html.told(_("Choose an answer first.")))

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        many = f" {_('Tick every right answer.')}" if self._boxes else ""
        prompt = escape(f"{self.question.prompt}{many}")
        self._prompt.value = html.STYLE + html.box(f"<h4>{_('Question')}</h4>{prompt}")
        for name, tick in self._boxes.items():
            tick.description = self._label(name)
        if self._radio is not None and isinstance(self.question, WhatHappens):
            value = self._radio.value
            self._radio.options = [(str(text), key) for key, text in self.question.choices.items()]
            self._radio.value = value
        self._check.description = _("Check my answer")
        if self.right is not None:
            told = html.told(self._verdict_text()) if self.right else html.failure(self._verdict_text())
            self._verdict.value = html.STYLE + html.live(told, html.sentences(self.game, self._lines()))
        self._picture.value = html.still(self.scene())

    def __repr__(self) -> str:
        lines = [
            labelled(_("Question"), str(self.question.prompt)),
            *(f"( ) {name}: {self._label(name)}" for name in self._names()),
        ]
        if self.right is not None:
            lines += [self._verdict_text(), *(f"- {line}" for line in self._lines())]
        scene = self.scene()
        return "\n".join([*lines, f"[{scene.title}: {scene.digest()}]"])

    def still(self) -> Scene:
        return self.scene()
