"""What the rulebook leaves open: the question, the readings, our reason, and both readings side by side."""

from __future__ import annotations

from html import escape

from orclib.engine import Ruling
from orclib.engine.teaching import comparisons
from orclib.language import labelled, say
from orclib.notebook import html
from orclib.notebook.browser import Browser
from orclib.notebook.compare import Compare, comparison
from orclib.notebook.displayed import Displayed
from orclib.notebook.finding import Entry, entry
from orclib.notebook.impact import in_short
from orclib.probe.impact import Impact, known
from orclib.scene import Scene
from orclib.scene.cut import beside
from orclib.scene.page import Said, page


def ruling_entry(ruling: Ruling) -> Entry:
    """A ruling in a list, found by the same words wherever it is looked for."""
    number = ruling.id.partition("-")[2]
    return entry(
        ruling.id,
        f"{number} {ruling.question}",
        (number, ruling.question, ruling.switch or ""),
        (*ruling.options, ruling.reason, *ruling.clauses, *([ruling.effect] if ruling.effect else [])),
    )


class RulingsView(Browser):
    """The open questions of a rulebook."""

    def __init__(self, game: html.Rules) -> None:
        self._compared: Compare | None = None
        super().__init__(game)

    def entries(self) -> tuple[Entry, ...]:
        return tuple(map(ruling_entry, self.game.rulebook.rulings.values()))

    def heading(self) -> str:
        return say("What the rules of {game} leave open", "{game} : ce que la règle laisse ouvert").format(
            game=self.game.title
        )

    @property
    def ruling(self) -> Ruling:
        """The question chosen."""
        return self.game.rulebook.rulings[self.chosen]

    def compared(self) -> Compare | None:
        """Both readings where they differ; None where nothing can be switched, or nothing here would differ."""
        switch = self.ruling.switch
        if self._compared is None or self._compared.switch != switch:
            self._compared = comparison(self.game, switch) if switch in comparisons(self.game.slug) else None
        return self._compared

    def deed(self) -> str:
        return (
            say("Both readings, larger", "Les deux lectures, en grand")
            if self.ruling.switch in comparisons(self.game.slug)
            else ""
        )

    def live(self) -> Displayed:
        assert self.ruling.switch is not None
        return comparison(self.game, self.ruling.switch)

    def _about(self) -> list[str]:
        """The readings, the reason and the switch, without what a comparison says by itself."""
        ruling, compared = self.ruling, self.compared()
        lines = []
        if compared is None or len(ruling.options) > 2:
            for at, reading in enumerate(ruling.options):
                lines.append(labelled(html.reading_name(at == 0), str(reading)))
        lines.append(labelled(say("Why", "Pourquoi"), str(ruling.reason)))
        if ruling.switch:
            effect = [str(ruling.effect)] if ruling.effect else []
            lines.append(" ".join([f"{labelled(say('Switch', 'Option'), ruling.switch)}.", *effect]))
        lines += map(in_short, self._measured())
        if ruling.unseen:
            lines.append(str(ruling.unseen))
        return lines

    def _measured(self) -> tuple[Impact, ...]:
        """How often the reading that is shown beside ours changes the winner, where that was measured."""
        compared = self.compared()
        found = known(self.game.slug, compared.switch, compared.readings[1].value) if compared else None
        return (found,) if found is not None else ()

    def panel(self) -> str:
        ruling, compared = self.ruling, self.compared()
        about = "".join(f"<p>{escape(line)}</p>" for line in self._about())
        links = " ".join(html.clause_link(self.game, id) for id in ruling.clauses)
        both = compared.html() if compared else ""
        head = f"<h4>{escape(ruling.id)} {escape(str(ruling.question))}</h4>"
        return f"{head}{both}{about}<div>{labelled(say('About', 'Concerne'), links)}</div>"

    def lines(self) -> list[str]:
        compared = self.compared()
        lines = [f"{self.ruling.id} {self.ruling.question}", *self._about()]
        return [lines[0], *(repr(compared).splitlines()[1:] if compared else []), *lines[1:]]

    def still(self) -> Scene:
        """The two readings, where there are such, and our reason."""
        compared = self.compared()
        if self.opened is not None or not self.found or compared is None:
            return super().still()
        cuts = compared.cuts()
        words = [Said(line) for line in self.lines()[1:] if not line.startswith("[")]
        lead = Said(f"{self.ruling.id} {self.ruling.question}", "title")
        return page(beside(cuts, lead.text, "") if cuts else None, [lead, *words])
