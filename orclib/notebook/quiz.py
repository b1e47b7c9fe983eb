"""A question put to somebody: what it asks, what was answered, whether that is right and why, and what shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

import msgspec

from orclib.engine import Game, Seat
from orclib.engine.teaching import OneOf, Question, WhatHappens, WhichOnes
from orclib.language import labelled, say
from orclib.language.switch import language
from orclib.names import meant
from orclib.notebook import explain, html
from orclib.notebook.drawings import called, read_drawings
from orclib.scene import Scene, marked, positions
from orclib.scene.answer import Cited
from orclib.scene.drawn import drawn
from orclib.scene.page import Look, Said

LEAD: Final = 4
"""So many words at the beginning of all choices are said once."""


class Judgement(NamedTuple):
    """One choice, judged."""

    name: str
    given: bool
    true: bool
    reasons: list[Cited]

    @property
    def well(self) -> bool:
        """Whether it was chosen if it is right, and not if it is not."""
        return self.given is self.true

    @property
    def mark(self) -> str:
        """A tick for what is right, a cross for what is not."""
        return "\N{CHECK MARK}" if self.true else "\N{MULTIPLICATION X}"


class Quiz:
    """One question and the answer given to it, without any widget."""

    def __init__(self, game: Game[Any, Any, Any, Any], question: Question) -> None:
        self.game, self.question = game, question
        self.match = question.start.match(game)
        self.eyes = explain.looker(self.match, question.start.eyes)
        self.side: Seat | None = None
        """The seat at the bottom of the picture, if not that of the eyes."""
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
    def title(self) -> str:
        """Its heading."""
        own = self.question.title if isinstance(self.question, OneOf) else None
        return str(own) if own else say("Question", "Question")

    @property
    def prompt(self) -> str:
        """What is asked, what the reader has to do, and how all choices begin."""
        if not self.many:
            return str(self.question.say)
        asks = f"{self.question.say} {say('Tick every right answer.', 'Cochez toutes les bonnes réponses.')}"
        return f"{asks} {lead}…" if (lead := self._lead()) else asks

    def _lead(self) -> str:
        """The words with which all choices begin, where those are so many that the rest is hard to see."""
        first, *others = (self.label(name).split(" ") for name in self.names)
        shared = 0
        while all(len(words) > shared + 1 and words[: shared + 1] == first[: shared + 1] for words in [first, *others]):
            shared += 1
        return " ".join(first[:shared]) if self.many and shared >= LEAD else ""

    def choice(self, name: str) -> str:
        """A choice in words, without those that it has in common with all others."""
        lead = self._lead()
        return f"… {self.label(name).removeprefix(lead).strip()}" if lead else self.label(name)

    def label(self, name: str) -> str:
        """A choice in words."""
        if isinstance(self.question, WhatHappens):
            return str(self.question.choices[name])
        if isinstance(self.question, OneOf):
            return str(self.question.choices[name].say)
        return self.game.sentence(self.match.read(self.question.move.format(name)))

    @property
    def truth(self) -> tuple[str, ...]:
        """The right answer, as the engine judges it."""
        if isinstance(self.question, WhichOnes):
            return tuple(name for name, reasons in self.question.reasons(self.game).items() if not reasons)
        return (self.question.right(self.game),)

    def answer(self, *names: str) -> bool:
        """Answer and have it judged: whether it is right. Raises UsageError for what is not among the choices."""
        known: dict[str, tuple[str, ...]] = dict.fromkeys(self.names, ())
        self.given = tuple(meant(say("answer", "aucune réponse"), name, known) for name in names)
        self.right = set(self.given) == set(self.truth)
        return self.right

    def forget(self) -> None:
        """Ask again, as if nothing had been answered."""
        self.given, self.right = (), None

    # --- why ---------------------------------------------------------------------------------------------------------

    @property
    def verdict(self) -> str:
        """Whether the answer is right."""
        truth = self.truth
        if self.right:
            if self.many:
                return say("Right!", "C'est juste !") if truth else say("Right: none of them.", "C'est juste : aucune.")
            if isinstance(self.question, OneOf):  # what is right stands below, with its reasons
                return say("Right!", "C'est juste !")
            return say("Right: {right}.", "C'est juste : {right}.").format(right=self.label(truth[0]))
        so_far = self.many and self.given and set(self.given) < set(truth)
        return (
            say("Right so far, but not all.", "Juste, mais incomplet.")
            if so_far
            else say("Not quite.", "Pas tout à fait.")
        )

    def judgements(self) -> list[Judgement]:
        """The choices, those first that were answered wrongly, and why each is right or wrong."""
        truth, reasons = self.truth, dict[str, list[Cited]]()
        if isinstance(self.question, WhichOnes):
            for name, against in self.question.reasons(self.game).items():
                reasons[name] = [Cited(self.game.sentence(it), it.clause) for it in against] or [
                    Cited(say("Allowed.", "Permis."))
                ]
        if isinstance(self.question, OneOf):
            for name, choice in self.question.choices.items():
                reasons[name] = [Cited(str(why.say), why.clause) for why in choice.why]
        found = [Judgement(name, name in self.given, name in truth, reasons.get(name, [])) for name in self.names]
        return sorted(found, key=lambda each: (each.well, not self.many and not each.given))

    def deciding(self) -> list[Cited]:
        """What decides a question about what happens: by the clauses that it names, else all that happens.

        Of what happens by one clause, only what speaks of the place that is asked about, where anything does.
        """
        if not isinstance(self.question, WhatHappens):
            return []
        happens, named = self._happens(), self.question.because
        cited = {line.clause for line in happens}
        texts = [Cited(str(self.game.rulebook[id].text), id) for id in named if id not in cited]
        told = [line for line in happens if not named or line.clause in named]
        places = [re.escape(word) for word in self.question.truth.split() if re.search(r"[A-Za-z].*\d", word)]
        here = [line for line in told if places and re.search(rf"\b({'|'.join(places)})\b", line.text)]
        told = [line for line in told if line in here or line.clause not in {each.clause for each in here}]
        return told + texts or self._stands(self.question)

    def _stands(self, question: WhatHappens) -> list[Cited]:
        """What the board says of the things asked about, where nothing has happened."""
        scene = self.scene()
        found = [called(scene, word) for word in question.truth.split()[1:]]
        if things := [scene.target(id).sentence for id in found if id is not None]:
            return [Cited(sentence) for sentence in things]
        return [Cited(say("So it stands on the board.", "C'est ce que montre le plateau."))]

    def besides(self) -> list[Cited]:
        """What else happens."""
        told = self.deciding() or [reason for each in self.judgements() if each.true for reason in each.reasons]
        return [] if self.many else [line for line in self._happens() if line not in told]

    def lines(self) -> list[Cited]:
        """Why the answer is what it is: first what was wrong with the one given, and what decides."""
        return [*(line for each in self.judgements() for line in each.reasons), *self.deciding(), *self.besides()]

    def _happens(self) -> list[Cited]:
        assert not isinstance(self.question, WhichOnes)
        told = [Cited(self.game.sentence(event.seen_by(self.eyes)), event.clause) for event in self.events()]
        end = self.question.played(self.game).outcome
        return told if end is None else [*told, Cited(self.game.sentence(end.reason), end.reason.clause)]

    def events(self) -> list[Any]:
        """All that happens in the moves of the answer."""
        assert not isinstance(self.question, WhichOnes)
        plies = self.question.played(self.game).plies[len(self.match.plies) :]
        return [event for ply in plies for event in ply.events]

    def judged(self) -> str:
        """The verdict, what was chosen and what is right, and why, in HTML; "" before an answer."""
        if self.right is None:
            return ""
        told = html.told(self.verdict) if self.right else html.failure(self.verdict)
        every = self.judgements()
        wrong, well = [each for each in every if not each.well], [each for each in every if each.well]
        if self.many:
            shown, rest = (wrong, well) if wrong else (well, [])
        elif isinstance(self.question, OneOf):
            shown, rest = (wrong, well) if wrong else (well[:1], well[1:])
        else:
            shown, rest = ([each for each in every if each.given or each.true] if wrong else []), []
        parts = [self._choices_told(shown), html.sentences(self.game, self.deciding())]
        if rest:
            parts.append(html.fold(say("The others", "Les autres"), self._choices_told(rest)))
        if besides := self.besides():
            more = say("All that happens", "Tout ce qui se passe")
            parts.append(html.fold(more, html.sentences(self.game, besides)))
        return html.live(told, *parts)

    def _choices_told(self, some: Sequence[Judgement]) -> str:
        """Choices with their marks, what was chosen, and the reasons, in HTML."""
        rows = "".join(
            f"<li>{each.mark} {escape(self._told(each))} {html.run_on(self.game, each.reasons)}</li>" for each in some
        )
        return f'<ul class="judged">{rows}</ul>' if rows else ""

    def _told(self, each: Judgement) -> str:
        """A choice, whether it was chosen, and whether it is right where that differs."""
        label = self.choice(each.name)
        label += "." if each.reasons and label[-1:] not in ".!?" else ""
        if each.given:
            return labelled(say("Your answer", "Votre réponse"), label)
        if each.well:
            return label
        return labelled(say("Missing", "Il manque") if self.many else say("Right", "Juste"), label)

    def asking(self, title: str) -> str:
        """What is asked under a title, in HTML."""
        return html.box(f"<h4>{title}</h4>{escape(self.prompt)}")

    def told(self) -> list[str]:
        """The question, the choices and the verdict in plain lines."""
        sign = {True: "x", False: " "}
        lines = [
            labelled(say("Question", "Question"), self.prompt),
            *(f"({sign[name in self.given]}) {name}: {self.choice(name)}" for name in self.names),
        ]
        return lines if self.right is None else [*lines, self.verdict, *(f"- {line}" for line in self._why())]

    def _why(self) -> list[str]:
        """The reasons in plain lines: what was answered wrongly, what is right, what decides."""
        told = [each for each in self.judgements() if each.reasons or (not self.right and (each.given or each.true))]
        choices = [" ".join([each.mark, self._told(each), *map(str, each.reasons)]) for each in told]
        return [*choices, *map(str, self.deciding()), *map(str, self.besides())]

    def shown(self) -> list[str]:
        """The same with the picture."""
        scene = self.scene()
        return [*self.told(), scene.text, f"[{scene.title}: {scene.digest()}]"]

    def said(self) -> list[Said]:
        """All of it as the lines of a page, without the picture."""
        lines = [Said(self.title, "title"), Said(self.prompt), *self.choices()]
        if self.right is not None:
            lines.append(Said(self.verdict, "yes" if self.right else "no"))
            lines += map(Said, self._why())
        return lines

    def choices(self) -> list[Said]:
        """The choices as lines of a page."""
        way: Look = "tick" if self.many else "choice"
        return [Said(self.choice(name), way) for name in self.names]

    # --- the picture -------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The position asked about; once answered, what shows the answer."""
        now = (self.right is None, language())
        if self._drawn is None or self._drawn[0] != now:
            scene = self._before() if self.right is None else self._after()
            marks = read_drawings(self._before(), self.question.marks) if self.question.marks else ()
            self._drawn = now, drawn(scene, marks)
        return self._drawn[1]

    def _before(self) -> Scene:
        """The position without buttons, and without the line that says how a finished game ended, the first of all."""
        scene = positions.seen(self.match, self.eyes, self.question.start.overlay, self.side).without_buttons()
        if self.match.outcome is None:
            return scene
        groups = tuple(group for group in scene.groups if group.id != "status")
        return msgspec.structs.replace(scene, groups=groups, text=scene.text.partition("\n")[2])

    def _after(self) -> Scene:
        question = self.question
        if not isinstance(question, WhichOnes):
            scene = positions.seen(question.played(self.game), self.eyes, question.start.overlay, self.side)
            if isinstance(question, OneOf) and (reasons := question.reasons(self.game)):
                against = positions.proof(scene, reasons)
                return marked(scene.without_buttons(against), evidence=against)
            last = positions.places(scene, self.events())
            return marked(scene.without_buttons(last), last=last)
        scene = positions.seen(question.judged(self.game), self.eyes, question.start.overlay, self.side)
        evidence = (
            id for reasons in question.reasons(self.game).values() for reason in reasons for id in reason.evidence
        )
        right = [self.match.read(question.move.format(name)) for name in self.truth]
        good = [id for action in right for path in action.paths[:1] for id in path]
        legal = positions.present(scene, good)
        proof = positions.present(scene, (id for id in evidence if id not in good))
        return marked(scene.without_buttons({*proof, *legal}), legal=legal, evidence=proof)
