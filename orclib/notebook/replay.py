"""A line of play to scrub through: every step again, with what happened, on the board."""

from __future__ import annotations

import ipywidgets as ipw
import msgspec

from orclib.engine import Seat
from orclib.errors import UsageError
from orclib.language import labelled, say
from orclib.notebook import explain, html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import framed
from orclib.scene import Scene, positions
from orclib.scene.answer import Cited
from orclib.scene.page import Said, page
from orclib.scene.positions import AnyMatch
from orclib.scene.shared_widgets import SNUG, new_widget


class Replay(Displayed):
    """The steps of a line of play as some eyes saw them. `go(n)` does what the slider does."""

    def __init__(self, match: AnyMatch, eyes: Seat | None, side: Seat | None = None) -> None:
        self.match, self.eyes, self.side = match.fork(), eyes, side
        self.at = len(self.match.plies)
        self._slider = new_widget(
            ipw.IntSlider,
            value=self.at,
            min=0,
            max=self.at,
            layout={"width": "95%"},
            style={"description_width": "auto"},
        )
        self._slider.observe(lambda _change: self.go(self._slider.value), "value")
        self._strip, self._picture = new_widget(ipw.HTML), new_widget(ipw.HTML)
        self._text = new_widget(ipw.HTML, layout=SNUG)
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        return framed(self._picture, self._board(), [self._slider, self._strip, self._text])

    def go(self, step: int) -> Replay:
        """Show the table after so many steps. Raises UsageError for a step that was not made."""
        if not 0 <= step <= len(self.match.plies):
            told = say(
                "There are {n} steps, so none has the number {step}.",
                "Nombre d'étapes : {n} ; aucune n'a donc le numéro {step}.",
            )
            raise UsageError(told.format(n=len(self.match.plies), step=step))
        if step != self.at:
            self.at = step
            self._slider.value = step
            self._show()
        return self

    @property
    def then(self) -> AnyMatch:
        """The line of play as far as it is shown."""
        shorter = self.match.fork()
        del shorter.plies[self.at :]
        return shorter

    def lines(self) -> tuple[Cited, ...]:
        """What happened in the step shown."""
        return explain.cited(self.match, self.match.plies[self.at - 1].events, self.eyes) if self.at else ()

    def _title(self) -> str:
        step = say("Step {at} of {all}", "Étape {at} sur {all}").format(at=self.at, all=len(self.match.plies))
        if not self.at:
            return step
        return labelled(step, explain.heading(self.match, self.match.plies[self.at - 1].action))

    def strip(self) -> Scene | None:
        """The whole line at a glance, where the game draws one."""
        return self.match.game.timeline(self.match.events, self.then.events)

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        self._slider.description = say("Step", "Étape")
        told = html.sentences(self.match.game, self.lines())
        self._text.value = html.box(f"<h4>{self._title()}</h4>{told}")
        strip = self.strip()
        self._strip.value = html.still(strip) if strip is not None else ""
        self._picture.value = html.still(self._board())

    def __repr__(self) -> str:
        lines = [self._title(), *map(str, self.lines())]
        return "\n".join([*lines, f"[{self._drawn().digest()}]"])

    def _board(self) -> Scene:
        return positions.seen(self.then, self.eyes, side=self.side)

    def still(self) -> Scene:
        """The board, and the strip below it, with what happened in the step beside them."""
        said = [Said(self._title(), "title"), *(Said(str(line)) for line in self.lines())]
        return page(self._drawn(), said)

    def _drawn(self) -> Scene:
        board, strip = self._board(), self.strip()
        return board if strip is None else below(board, strip)


def below(scene: Scene, other: Scene) -> Scene:
    """Two pictures in one, the second under the first; nothing on it can be pointed at."""
    low = [msgspec.structs.replace(group, id=f"below:{group.id}", y=group.y + scene.height) for group in other.groups]
    return msgspec.structs.replace(
        scene,
        width=max(scene.width, other.width),
        height=scene.height + other.height,
        text=f"{scene.text}\n{other.text}",
        groups=(*scene.groups, *low),
        targets=(),
    )
