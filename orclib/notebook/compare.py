"""The same position under two readings of a rule, side by side: what differs, in words and cut out of the pictures."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Any, Final

import ipywidgets as ipw
from msgspec.structs import asdict

from orclib.engine import CHANCE, Game, Reason
from orclib.engine.game import AnyGame
from orclib.engine.teaching import Compared, Start, comparisons, presets
from orclib.errors import IllegalAction, UsageError
from orclib.language import labelled, listing, plural, say
from orclib.names import meant
from orclib.notebook import explain, html
from orclib.notebook.displayed import Displayed
from orclib.scene import Box, Scene, cut, marked, positions, svg
from orclib.scene.answer import Answer, Cited
from orclib.scene.page import Said, page
from orclib.scene.palette import LINE
from orclib.scene.shared_widgets import new_widget

SAID: Final = 200
"""So many letters are told of what happened on a side; the rest is counted."""
CHOICES: Final = 130
"""In so many letters is named what only one side allows."""
STYLE: Final = """<style>
.orc-two {display: flex; flex-wrap: wrap; gap: 8px 14px}
.orc-two > div {flex: 1 1 var(--least); min-width: 0; display: flex; flex-direction: column}
.orc-two h4 {margin-top: 0}
.orc-two > div > div {margin-top: auto}
.orc-two svg {display: block; width: 100%}
</style>"""
READABLE: Final = 11
"""The px of the smallest words; where there is no room for that, the two cut-outs stand one above the other."""
LEAST: Final = 300
"""The width in px of a side without a picture, at least."""
LARGER: Final = 1.3
"""A cut-out is drawn so much larger than on the table, where there is room."""
HIGH: Final = 288
"""No cut-out is higher, in px, so that the words fit on the same screen."""


class Reading:
    """One side of a comparison: an option's value, the line of play under it, and what was refused."""

    def __init__(self, game: AnyGame, start: Start, switch: str, value: object, moves: tuple[str, ...]) -> None:
        self.value, self._start = value, start
        self.match, before = start.opened(game, **{switch: value})
        self.refused: tuple[Reason, ...] = ()
        try:
            start.go_on(self.match, before)
            for move in moves:
                self.match.play(move)
        except IllegalAction as error:
            self.refused = error.reasons

    @property
    def eyes(self) -> Any:
        """The seat that looks; None for the referee."""
        return explain.looker(self.match, self._start.eyes)

    def scene(self, other: Reading) -> Scene:
        """The position reached; ringed is what may be done here and not under the other reading."""
        scene = positions.seen(self.match, self.eyes, self._start.overlay)
        only = (action.paths[0][-1] for action in self.only(other))
        return marked(scene, last=positions.places(scene, self.match.last), legal=positions.present(scene, only))

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
            return say("The game is over", "La partie est finie")
        if seats == (CHANCE,):
            return say("Now chance decides", "Au hasard de décider")
        if not named:
            return plural(
                count, ("{n} legal action", "{n} legal actions"), ("{n} action permise", "{n} actions permises")
            ).format(n=count)
        names = listing(self.match.game.seat_name(seat, self.match.options) for seat in seats if seat != CHANCE)
        text = plural(
            count,
            ("{n} legal action for {names}", "{n} legal actions for {names}"),
            ("{n} action permise pour {names}", "{n} actions permises pour {names}"),
        )
        return text.format(n=count, names=names)


class Compare(Displayed):
    """Two lines of play that differ in one option; moves are played on both, and what differs is said and cut out."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        start: Start,
        switch: str,
        moves: tuple[str, ...] = (),
        other: object = None,
    ) -> None:
        self.game, self.switch, self.moves = game, switch_meant(game, switch), moves
        values = values_meant(game, self.switch, other)
        self.readings = tuple(Reading(game, start, self.switch, value, moves) for value in values)
        self._text = new_widget(ipw.HTML)
        self.keep_following()
        self._show()

    def build(self) -> ipw.Widget:
        return self._text

    @property
    def title(self) -> str:
        """The question that is read in two ways."""
        ruling = self.game.rulebook.switches().get(self.switch)
        return f"{ruling.id} {ruling.question}" if ruling else self.switch

    def sides(self) -> tuple[tuple[str, list[str]], ...]:
        """What each side is called with its answer, and the sentences that hold there and not on the other side."""
        told = [self._told(reading) for reading in self.readings]
        if told[0] == told[1]:
            told = [self._ending(reading) for reading in self.readings]
        apart = len({reading.match.to_act for reading in self.readings}) > 1
        allowed = [f"{reading.allowed(named=apart)}." for reading in self.readings]
        found = []
        for at, (reading, other) in enumerate(self._pairs()):
            happened = list((Counter(told[at]) - Counter(told[1 - at])).elements())
            said = _few(happened, SAID)
            if rest := len(happened) - len(said):
                said.append(
                    plural(rest, ("… and {n} more", "… and {n} more"), ("… et {n} de plus", "… et {n} de plus")).format(
                        n=rest
                    )
                )
            if allowed[0] != allowed[1]:
                said.append(allowed[at])
            only = [self.game.sentence(action) for action in reading.only(other)]
            if only:
                named = _few(only, CHOICES)
                end = " \N{HORIZONTAL ELLIPSIS}" if len(only) > len(named) else "."
                said.append(labelled(say("Allowed only here", "Permis ici seulement"), listing(named) + end))
            found.append((called(self.game, self.switch, reading.value, usual=reading is self.readings[0]), said))
        return tuple(found)

    def note(self) -> str:
        """What is to be said of the cut-outs, if anything."""
        told = any(said for _name, said in self.sides())
        if self._window is None:
            if told:
                return say(
                    "No part of the pictures tells them apart: what differs lies in the words.",
                    "Rien dans les images ne les distingue : la différence est dans les mots.",
                )
            return say("Here nothing that can be seen differs.", "Ici, rien de visible ne diffère.")
        return (
            ""
            if told
            else say(
                "What may be done is the same under both readings; what can be seen is different.",
                "Les actions permises sont les mêmes dans les deux lectures ; ce qu'on voit est différent.",
            )
        )

    def lines(self) -> list[str]:
        """The question, what holds on either side alone, and what is to be said of the cut-outs."""
        sides = [" ".join([name, *said]) for name, said in self.sides()]
        return [self.title, *sides, *filter(None, [self.note()])]

    def answer(self) -> Answer:
        """The same as an answer: words, and both cut-outs as one picture."""
        cuts = self.cuts()
        picture = cut.beside(cuts, self.title, "") if cuts else None
        return Answer(self.title, tuple(map(Cited, self.lines()[1:])), picture)

    def _told(self, reading: Reading) -> list[str]:
        """What happened on a side, or why nothing did."""
        events = [event.seen_by(reading.eyes) for event in reading.match.last]
        return list(map(self.game.sentence, reading.refused or events))

    def _ending(self, reading: Reading) -> list[str]:
        """How the game ended on a side, if it did."""
        outcome = reading.match.outcome
        return [self.game.sentence(outcome.reason)] if outcome else []

    def _pairs(self) -> tuple[tuple[Reading, Reading], ...]:
        one, two = self.readings
        return (one, two), (two, one)

    def scenes(self) -> tuple[Scene, ...]:
        """Both pictures."""
        return tuple(reading.scene(other) for reading, other in self._pairs())

    def cuts(self) -> tuple[Scene, ...]:
        """The same part of both pictures, around what differs; () where nothing does."""
        if self._window is None:
            return ()
        texts = [" ".join([name, *said]) for name, said in self.sides()]
        return tuple(
            cut.framed(cut.cut(scene, self._window, text), LINE)
            for scene, text in zip(self.scenes(), texts, strict=True)
        )

    def follow_language(self) -> None:
        self._show()

    def html(self) -> str:
        """The whole comparison, without the style sheet of all panels."""
        cuts = self.cuts()
        pictures = [_picture(scene) for scene in cuts] or ["", ""]
        least = READABLE / min(map(cut.smallest, cuts)) * cuts[0].width if cuts else LEAST
        columns = []
        for (name, said), picture in zip(self.sides(), pictures, strict=True):
            items = "".join(f"<li>{escape(line)}</li>" for line in said)
            columns.append(f"<div><h4>{escape(name)}</h4>{f'<ul>{items}</ul>' if items else ''}{picture}</div>")
        note = self.note()
        more = f'<p class="house">{escape(note)}</p>' if note else ""
        return f'{STYLE}<div class="orc-two" style="--least:{least:.0f}px">{"".join(columns)}</div>{more}'

    def _show(self) -> None:
        self._window: Box | None = cut.window(*self.scenes())
        self._text.value = html.STYLE + html.box(f"<h4>{escape(self.title)}</h4>", self.html())

    def __repr__(self) -> str:
        digests = ", ".join(scene.digest() for scene in self.cuts())
        return "\n".join([*self.lines(), *([f"[{digests}]"] if digests else [])])

    def still(self) -> Scene:
        """Both cut-outs, and the words beside them."""
        cuts = self.cuts()
        words = [Said(self.title, "title"), *map(Said, self.lines()[1:])]
        return page(cut.beside(cuts, self.title, "") if cuts else None, words)


def switch_meant(game: AnyGame, name: str) -> str:
    """The option that is read in two ways, by its name or its ruling's. Raises UsageError."""
    rulings = game.rulebook.switches()
    names: dict[str, tuple[str, ...]] = dict.fromkeys(game.Options.readings(), ())
    names |= {switch: (ruling.id, ruling.id.partition("-")[2]) for switch, ruling in rulings.items()}
    return meant(say("reading of {game}", "dans le jeu {game} aucune lecture").format(game=game.title), name, names)


def values_meant(game: AnyGame, switch: str, other: object) -> tuple[Any, Any]:
    """The usual value of the switch, and the other one. Raises UsageError for what no reading has."""
    known = game.Options.readings()
    if switch not in known and other is None:
        told = say(
            "The option {switch} has more values than can be listed: say which, with “to”.",
            "L'option {switch} a plus de valeurs qu'on n'en peut citer : dites laquelle, avec « to ».",
        )
        effect = game.rulebook.switches()[switch].effect
        raise UsageError(" ".join([told.format(switch=switch), *([str(effect)] if effect else [])]))
    if switch not in known:
        return getattr(game.options(), switch), other
    usual, *others = known[switch]
    if other is not None and other not in others:
        what = say("other value of {option}", "pour l'option {option} aucune autre valeur").format(option=switch)
        raise UsageError.unknown(what, other, map(str, others))
    return usual, others[0] if other is None else other


def called(game: AnyGame, switch: str, value: object, *, usual: bool) -> str:
    """What a reading is called: with the ruling's own words for it, where they are known, or what the switch does."""
    name = html.reading_name(usual)
    ruling = game.rulebook.switches().get(switch)
    values = game.Options.readings().get(switch, ())
    if ruling and (usual or len(ruling.options) == len(values)):
        return labelled(name, str(ruling.options[values.index(value) if values else 0]))
    if ruling and ruling.effect and not usual:
        return labelled(say("Another reading", "Autre lecture"), str(ruling.effect))
    return f"{name} ({switch}={value})"


def told_apart(game: AnyGame, name: str, to: object = None) -> tuple[str, tuple[Any, Any], dict[str, Any]]:
    """The switch meant, its usual and its other value, and the other options of where both are told apart best."""
    switch = switch_meant(game, name)
    told = comparisons(game.slug).get(switch, Compared())
    options = asdict(_start(game, told).match(game).options)
    del options[switch]
    return switch, values_meant(game, switch, told.to if to is None else to), options


def _start(game: AnyGame, told: Compared) -> Start:
    return presets(game.slug)[told.preset] if told.preset else Start(position=told.position, seed=1)


def comparison(game: AnyGame, switch: str, moves: tuple[str, ...] = (), to: object = None) -> Compare:
    """Two readings of a switch on the position that tells them apart; on a new game where none is known to."""
    told = comparisons(game.slug).get(switch, Compared())
    return Compare(game, _start(game, told), switch, moves or told.moves, told.to if to is None else to)


def _few(lines: list[str], room: int) -> list[str]:
    """The first lines that have room, at least one."""
    fit = 1
    while fit < len(lines) and sum(map(len, lines[: fit + 1])) <= room:
        fit += 1
    return lines[:fit]


def _picture(scene: Scene) -> str:
    """A cut-out, as large as is of use."""
    widest = min(LARGER, HIGH / scene.height) * scene.width
    return f'<div style="max-width:{widest:.0f}px">{svg(scene)}</div>'
