"""A question put to somebody: what it asks, what was answered, whether that is right and why, and what shows it."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from orclib.engine import Game
from orclib.engine.teaching import Question, WhatHappens, WhichOnes
from orclib.errors import UsageError
from orclib.language import labelled, say
from orclib.language.switch import language
from orclib.notebook import explain, html
from orclib.scene import Scene, marked, positions
from orclib.scene.answer import Cited
from orclib.scene.page import Look, Said


class Quiz:
    """One question and the answer given to it, without any widget."""

    def __init__(self, game: Game[Any, Any, Any, Any], question: Question) -> None:
        self.game, self.question = game, question
        self.match = question.start.match(game)
        self.eyes = explain.looker(self.match, question.start.eyes)
        self.given: tuple[str, ...] = ()
        self.right: bool | None = None
        """Whether the answer is right; None before there is one."""
        self._drawn: tuple[object, Scene] | None = None

    @property
    def many(self) -> bool:
        """Whether any number of the choices may be right, and not exactly one."""
        return isinstance(self.question, WhichOnes)

    @property
    def names(self) -> tuple[str, ...]:
        """The choices, by name."""
        return self.question.over if isinstance(self.question, WhichOnes) else tuple(self.question.choices)

    @property
    def prompt(self) -> str:
        """What is asked, and what the reader has to do."""
        return (
            f"{self.question.say} {say('Tick every right answer.', 'Cochez toutes les bonnes réponses.')}"
            if self.many
            else str(self.question.say)
        )

    def label(self, name: str) -> str:
        """A choice in words."""
        if isinstance(self.question, WhatHappens):
            return str(self.question.choices[name])
        return self.game.sentence(self.match.read(self.question.move.format(name)))

    @property
    def truth(self) -> tuple[str, ...]:
        """The right answer, as the engine judges it."""
        if isinstance(self.question, WhichOnes):
            return tuple(name for name, reasons in self.question.reasons(self.game).items() if not reasons)
        return (self.question.truth(self.question.played(self.game).state),)

    def answer(self, *names: str) -> bool:
        """Answer and have it judged: whether it is right. Raises UsageError for what is not among the choices."""
        for name in names:
            if name not in self.names:
                raise UsageError.unknown(say("answer", "aucune réponse"), name, self.names)
        self.given = names
        self.right = set(names) == set(self.truth)
        return self.right

    def forget(self) -> None:
        """Ask again, as if nothing had been answered."""
        self.given, self.right = (), None

    # --- why ---------------------------------------------------------------------------------------------------------

    @property
    def verdict(self) -> str:
        """Whether the answer is right, and if not, what is wrong with it."""
        truth = self.truth
        if not self.many:
            told = (
                say("Right: {right}.", "C'est juste : {right}.")
                if self.right
                else say("Not quite. The answer is: {right}.", "Pas tout à fait. La réponse est : {right}.")
            )
            return told.format(right=self.label(truth[0]))
        if self.right:
            return say("Right!", "C'est juste !") if truth else say("Right: none of them.", "C'est juste : aucune.")
        so_far = self.given and set(self.given) < set(truth)
        return (
            say("Right so far, but not all.", "Juste, mais incomplet.")
            if so_far
            else say("Not quite.", "Pas tout à fait.")
        )

    def lines(self) -> list[Cited]:
        """Why the answer is what it is: first what was wrong with the one given."""
        if isinstance(self.question, WhatHappens):
            told = [Cited(self.game.sentence(event.seen_by(self.eyes)), event.clause) for event in self.events()]
            return told + [Cited(str(self.game.rulebook[id].text), id) for id in self.question.because]
        wrong, missed, well = (
            say("Wrongly ticked: {line}", "Cochée à tort : {line}"),
            say("Missing: {line}", "Il manque : {line}"),
            "{line}",
        )
        lines: dict[str, list[Cited]] = {wrong: [], missed: [], well: []}
        for name, reasons in self.question.reasons(self.game).items():
            told = [Cited(self.game.sentence(reason), reason.clause) for reason in reasons] or [
                Cited(say("allowed.", "permis."))
            ]
            form = well if (name in self.given) is (not reasons) else wrong if reasons else missed
            lines[form] += [Cited(form.format(line=labelled(self.label(name), it.text)), it.clause) for it in told]
        return [line for some in lines.values() for line in some]

    def events(self) -> list[Any]:
        """All that happens in the moves of the answer."""
        assert isinstance(self.question, WhatHappens)
        plies = self.question.played(self.game).plies[len(self.match.plies) :]
        return [event for ply in plies for event in ply.events]

    def judged(self) -> str:
        """The verdict with its reasons, in HTML; "" before an answer."""
        if self.right is None:
            return ""
        told = html.told(self.verdict) if self.right else html.failure(self.verdict)
        return html.live(told, html.sentences(self.game, self.lines()))

    def asking(self, title: str) -> str:
        """What is asked under a title, in HTML."""
        return html.box(f"<h4>{title}</h4>{escape(self.prompt)}")

    def told(self) -> list[str]:
        """The question, the choices and the verdict in plain lines."""
        sign = {True: "x", False: " "}
        lines = [
            labelled(say("Question", "Question"), self.prompt),
            *(f"({sign[name in self.given]}) {name}: {self.label(name)}" for name in self.names),
        ]
        return lines if self.right is None else [*lines, self.verdict, *(f"- {line}" for line in self.lines())]

    def shown(self) -> list[str]:
        """The same with the picture."""
        scene = self.scene()
        return [*self.told(), scene.text, f"[{scene.title}: {scene.digest()}]"]

    def said(self) -> list[Said]:
        """All of it as the lines of a page, without the picture."""
        lines = [Said(say("Question", "Question"), "title"), Said(self.prompt), *self.choices()]
        if self.right is not None:
            lines.append(Said(self.verdict, "yes" if self.right else "no"))
            lines += [Said(str(line)) for line in self.lines()]
        return lines

    def choices(self) -> list[Said]:
        """The choices as lines of a page."""
        way: Look = "tick" if self.many else "choice"
        return [Said(self.label(name), way) for name in self.names]

    # --- the picture -------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The position asked about; once answered, what shows the answer."""
        now = (self.right is None, language())
        if self._drawn is None or self._drawn[0] != now:
            self._drawn = now, self._before() if self.right is None else self._after()
        return self._drawn[1]

    def _before(self) -> Scene:
        """The position, without the line that says how a finished game ended, which is the first of its words."""
        scene = positions.seen(self.match, self.eyes, self.question.start.overlay)
        if self.match.outcome is None:
            return scene
        groups = tuple(group for group in scene.groups if group.id != "status")
        return msgspec.structs.replace(scene, groups=groups, text=scene.text.partition("\n")[2])

    def _after(self) -> Scene:
        question = self.question
        if isinstance(question, WhatHappens):
            scene = positions.seen(question.played(self.game), self.eyes, question.start.overlay)
            return marked(scene, last=positions.places(scene, self.events()))
        scene = positions.seen(question.judged(self.game), self.eyes, question.start.overlay)
        evidence = (
            id for reasons in question.reasons(self.game).values() for reason in reasons for id in reason.evidence
        )
        right = [self.match.read(question.move.format(name)) for name in self.truth]
        good = [id for action in right for path in action.paths[:1] for id in path]
        proof = positions.present(scene, (id for id in evidence if id not in good))
        return marked(scene, legal=positions.present(scene, good), evidence=proof)
