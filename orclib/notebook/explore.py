"""Edge cases found by asking: one rule or two, or a ruling, chosen from a search; a board with its proof answers.

`search`, `show`, `combine`, `alone`, `surprise`, `open` and `back` do what typing, choosing and clicking do.
"""

from __future__ import annotations

from functools import cached_property
from html import escape
from random import Random
from typing import Any, Self

from orclib.engine import Clause, Ruling
from orclib.engine.teaching import comparisons
from orclib.errors import UsageError
from orclib.language import labelled, say
from orclib.notebook import html, witnessed
from orclib.notebook.browser import Browser
from orclib.notebook.compare import Compare, comparison
from orclib.notebook.displayed import Displayed
from orclib.notebook.finding import Entry
from orclib.notebook.lesson import LessonView
from orclib.notebook.row import Row
from orclib.notebook.rules import rule_entry
from orclib.probe.atlas import atlas
from orclib.scene import Scene
from orclib.scene.page import Said, page


class Explore(Browser):
    """The rules that meet, as the atlas of a game knows them, and the rulings whose readings part."""

    def __init__(self, game: html.Rules, *asked: str) -> None:
        """`asked` are one or two rules, or a ruling; without any it begins with all there are. Raises UsageError."""
        self.first = ""
        """The rule with which another is looked for; "" for none."""
        self._atlas = atlas(game.slug)
        self._surprises = witnessed.surprises(game.slug)
        Random(game.slug).shuffle(self._surprises)
        super().__init__(game)
        if len(asked) > 2:
            raise UsageError(say("Ask for one rule, or for two.", "Demandez une règle, ou deux."))
        for at, id in enumerate(asked):
            if at:
                self.combine()
            self.show(id)

    def entries(self) -> tuple[Entry, ...]:
        book, known = self.game.rulebook, self._atlas
        if self.first:
            first = self.first  # rulings are cited too
            others = (card for id, card in book.items() if id != first and known.meeting(first, id))
            return tuple(rule_entry(self.game, card) for card in others)
        compared = comparisons(self.game.slug)
        rulings = (card for id, card in book.rulings.items() if card.switch in compared or known.shows(id))
        clauses = (card for id, card in book.clauses.items() if known.shows(id))
        cards: tuple[Clause | Ruling, ...] = (*clauses, *rulings)
        return tuple(rule_entry(self.game, card) for card in cards)

    def heading(self) -> str:
        if self.first:
            return say("What meets {rule}", "Ce qui rencontre {rule}").format(rule=self.first)
        return say("Edge cases of {game}", "{game} : les cas limites").format(game=self.game.title)

    # --- what a person does ------------------------------------------------------------------------------------------

    def combine(self) -> Self:
        """List what meets the rule chosen, to choose a second. Raises UsageError where nothing does."""
        first = self.chosen
        if not self._can_combine:
            told = say("Nothing is known to meet {rule}.", "Rien de connu ne rencontre {rule}.")
            raise UsageError(told.format(rule=first))
        self._keep_to(first)
        return self

    def alone(self) -> Self:
        """Go back to all rules, with the first of two chosen."""
        first = self.first or self.chosen
        self._keep_to("")
        return self.show(first)

    def surprise(self) -> Self:
        """Choose a pair of rules that is seldom met, another one each time."""
        if not self._surprises:
            told = say("No two rules are known to meet.", "On ne connaît pas deux règles qui se rencontrent.")
            raise UsageError(told)
        key = self._surprises.pop(0)
        self._surprises.append(key)
        self.back()
        first, second = witnessed.clauses_in(key)
        self._keep_to(first)
        return self.show(second)

    def _keep_to(self, first: str) -> None:
        """List what meets a rule, or everything."""
        self.first = first
        self._entries.clear()
        self.search("")

    @property
    def _can_combine(self) -> bool:
        if self.first or not self.key:
            return False
        return any(self._atlas.meeting(self.chosen, id) for id in self.game.rulebook if id != self.chosen)

    # --- what is shown -----------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """What is chosen, as the atlas knows it; "" for a ruling whose readings are compared."""
        card = self.game.rulebook[self.chosen]
        if not self.first and isinstance(card, Ruling) and card.switch in comparisons(self.game.slug):
            return ""
        return self._atlas.meeting(self.first or self.chosen, self.chosen)

    @property
    def _compared(self) -> Compare:
        ruling = self.game.rulebook.rulings[self.chosen]
        assert ruling.switch is not None
        return comparison(self.game, ruling.switch)

    def deed(self) -> str:
        if self.key:
            return say("On a live board", "Sur un plateau vivant")
        return say("Both readings, larger", "Les deux lectures, en grand")

    def live(self) -> Displayed:
        return LessonView(self.game, witnessed.lesson(self.game, self.key)) if self.key else self._compared

    def bar(self) -> str:
        return witnessed.asked(self.game, self.key) if self.key else self._title()

    def panel(self) -> str:
        if self.key:
            return witnessed.panel(self.game, self.key)
        ruling = self.game.rulebook.rulings[self.chosen]
        head = f"<h4>{escape(ruling.id)} {escape(str(ruling.question))}</h4>"
        why = f"<p>{labelled(say('Why', 'Pourquoi'), escape(str(ruling.reason)))}</p>"
        return f"{head}{self._compared.html()}{why}"

    def lines(self) -> list[str]:
        return witnessed.words(self.game, self.key) if self.key else repr(self._compared).splitlines()

    def still(self) -> Scene:
        if self.opened is not None or not self.found:
            return super().still()
        if not self.key:
            return self._compared.still()
        lines, scene = witnessed.proof(self.game, self.key)
        told = [witnessed.how_often(self.game, self.key), *map(str, lines)]
        return page(scene, [Said(witnessed.asked(self.game, self.key), "title"), *map(Said, told)])

    # --- widgets -----------------------------------------------------------------------------------------------------

    @cached_property
    def row(self) -> Row:
        """The buttons below the board."""
        deeds = {"combine": self.combine, "alone": self.alone, "surprise": self.surprise}
        return Row(deeds, self._guarded, stays=False)

    def _show_on(self, parts: Any) -> None:
        super()._show_on(parts)
        if self.opened is not None:
            return
        two = {"combine": say("With a second rule", "Avec une deuxième règle")} if self._can_combine else {}
        one = {"alone": say("All rules", "Toutes les règles")} if self.first else {}
        chance = {"surprise": say("Surprise me", "Surprenez-moi")}
        self.row.show(*([parts.open] if self.found else []), two, one, chance)
        parts.chosen.children = (parts.panel, self.row.widget)
