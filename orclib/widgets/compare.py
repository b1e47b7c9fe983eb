"""The same position under two readings of a rule, side by side."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as ipw

from orclib import explain
from orclib.engine import CHANCE, Game, IllegalAction, Reason, UsageError
from orclib.explain import AnyMatch
from orclib.language import _, labelled, listing, ngettext
from orclib.scene import Scene, marked
from orclib.scene.page import Said, page
from orclib.teaching import Start
from orclib.widgets import html
from orclib.widgets.made import WRAPPED, made
from orclib.widgets.shown import Shown


class Reading:
    """One side of a comparison: an option's value, the line of play under it, and what was refused."""

    def __init__(self, match: AnyMatch, value: object, moves: tuple[str, ...], start: Start) -> None:
        self.match, self.value = match, value
        self.refused: tuple[Reason, ...] = ()
        self._start = start
        try:
            for move in moves:
                match.play(move)
        except IllegalAction as error:
            self.refused = error.reasons

    @property
    def eyes(self) -> Any:
        """The seat that looks; None for the referee."""
        return explain.looker(self.match, self._start.eyes)

    def scene(self, other: Reading) -> Scene:
        """The position reached; ringed is what may be done here and not under the other reading."""
        scene = explain.seen(self.match, self.eyes, self._start.overlay)
        only = (action.paths[0][-1] for action in self.only(other))
        return marked(scene, last=explain.places(scene, self.match.last), legal=explain.present(scene, only))

    @property
    def choices(self) -> list[Any]:
        """What people may do here; what chance does is nobody's choice."""
        return [action for action in self.match.legal() if action.seat != CHANCE]

    def only(self, other: Reading) -> list[Any]:
        """What those who may act under both readings may do here and not there."""
        there = set(other.choices)
        return [action for action in self.choices if action.seat in other.match.to_act and action not in there]

    def allowed(self, *, named: bool) -> str:
        """How much may be done here; `named` says for whom, where the other side has moved on to other seats."""
        seats, count = self.match.to_act, len(self.choices)
        if not seats:
            return _("The game is over")
        if seats == (CHANCE,):
            return _("Now chance acts")
        if not named:
            return ngettext("{n} legal action", "{n} legal actions", count).format(n=count)
        names = listing(self.match.game.seat_name(seat, self.match.options) for seat in seats if seat != CHANCE)
        text = ngettext("{n} legal action for {names}", "{n} legal actions for {names}", count)
        return text.format(n=count, names=names)


class Compare(Shown):
    """Two lines of play that differ in one option; moves are played on both, and what differs is said."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        start: Start,
        switch: str,
        moves: tuple[str, ...] = (),
        other: object = None,
    ) -> None:
        known = game.Options.readings()
        if switch not in known:
            raise UsageError.unknown(f"reading of {game.title}", switch, known)
        usual, *others = known[switch]
        if other is not None and other not in others:
            raise UsageError.unknown(f"other value of {switch}", other, map(str, others))
        self.game, self.switch, self.moves = game, switch, moves
        self.readings = tuple(
            Reading(start.match(game, **{switch: value}), value, moves, start)
            for value in (usual, others[0] if other is None else other)
        )
        self._text = made(ipw.HTML)
        beside = {"flex": "1 1 460px", "min_width": "300px"}
        self._pictures = [made(ipw.HTML, layout=beside) for _reading in self.readings]
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        return made(ipw.VBox, [self._text, made(ipw.HBox, self._pictures, layout=WRAPPED)])

    def lines(self) -> list[str]:
        """What the question is, what happened on either side, and what is allowed on one side only."""
        ruling = self.game.rulebook.switches().get(self.switch)
        rows = [labelled(f"{ruling.id} ({self.switch})", str(ruling.question))] if ruling else []
        if ruling and ruling.effect:
            rows.append(str(ruling.effect))
        happened = [[event.seen_by(reading.eyes) for event in reading.match.last] for reading in self.readings]
        tells = bool(self.moves) or happened[0] != happened[1]
        apart = len({reading.match.to_act for reading in self.readings}) > 1
        for reading, last in zip(self.readings, happened, strict=True):
            events = last if tells else []
            told = " ".join(map(self.game.sentence, reading.refused or events))
            said = [self._answer(reading), told, f"{reading.allowed(named=apart)}."]
            rows.append(labelled(self._name(reading), " ".join(filter(None, said))))
        for reading, other in self._pairs():
            only = [self.game.sentence(action) for action in reading.only(other)]
            if only:
                shown = listing(only[:8]) + (" \N{HORIZONTAL ELLIPSIS}" if len(only) > 8 else "")
                head = _("Allowed only here ({name})").format(name=self._name(reading))
                rows.append(labelled(head, shown) + ".")
        same = not any(reading.only(other) for reading, other in self._pairs())
        if same and not apart and not tells and len(set(map(Scene.digest, self.scenes()))) > 1:
            rows.append(_("What may be done is the same under both readings; what can be seen is different."))
        return rows

    def _answer(self, reading: Reading) -> str:
        """The ruling's own words for a side, where each value of the option is one answer of the ruling."""
        ruling = self.game.rulebook.switches().get(self.switch)
        values = self.game.Options.readings()[self.switch]
        if ruling is None or len(ruling.options) != len(values):
            return ""
        return str(ruling.options[values.index(reading.value)])

    def _name(self, reading: Reading) -> str:
        name = _("As we play") if reading is self.readings[0] else _("Read the other way")
        return name if self._answer(reading) else f"{name} ({self.switch}={reading.value})"

    def _pairs(self) -> tuple[tuple[Reading, Reading], ...]:
        one, two = self.readings
        return (one, two), (two, one)

    def scenes(self) -> tuple[Scene, ...]:
        """Both pictures."""
        return tuple(reading.scene(other) for reading, other in self._pairs())

    def follow_language(self) -> None:
        self._show()

    def _show(self) -> None:
        items = "".join(f"<li>{escape(line)}</li>" for line in self.lines())
        self._text.value = html.STYLE + html.box(f"<h4>{_('Two readings')}</h4><ul>{items}</ul>")
        for picture, reading, scene in zip(self._pictures, self.readings, self.scenes(), strict=True):
            picture.value = f"<b>{escape(self._name(reading))}</b>{html.still(scene)}"

    def __repr__(self) -> str:
        digests = ", ".join(scene.digest() for scene in self.scenes())
        return "\n".join([*self.lines(), f"[{digests}]"])

    def still(self) -> Scene:
        return page(self.scenes()[1], [Said(self._name(self.readings[1]), "title"), *map(Said, self.lines())])
