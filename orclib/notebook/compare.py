"""The same position under two readings of a rule, side by side: what differs, in words and cut out of the pictures."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Any, Final

import ipywidgets as ipw

from orclib.engine import CHANCE, Game, Reason, Seat
from orclib.engine.game import AnyGame
from orclib.engine.positions import Move, actions
from orclib.engine.teaching import Compared, Start, comparisons
from orclib.errors import IllegalAction
from orclib.language import labelled, listing, plural, say
from orclib.notebook import explain, html
from orclib.notebook.displayed import Displayed
from orclib.probe.readings import parting, start_written, switch_meant, values_meant
from orclib.probe.witness import Witness, retold
from orclib.scene import Box, Scene, cut, marked, positions, svg
from orclib.scene.answer import Answer, Cited, headed
from orclib.scene.page import Said, page
from orclib.scene.palette import LINE
from orclib.scene.shared_widgets import new_widget

SAID: Final = 150
"""So many letters are told of what happened on a side; the rest is counted."""
CHOICES: Final = 130
"""In so many letters is named what only one side allows."""
STYLE: Final = """<style class="orc-sheet">
.orc-two {display: flex; flex-wrap: wrap; gap: 8px 14px}
.orc-two > div {flex: 1 1 var(--least); min-width: 0; display: flex; flex-direction: column}
.orc-two h4 {margin-top: 0}
.orc-typed {float: right}
.orc-two > div > div {margin-top: auto}
.orc-two svg {display: block; width: 100%}
</style>"""
READABLE: Final = 11
"""The px of the smallest words; where there is no room for that, the two cut-outs stand one above the other."""
LEAST: Final = 300
"""The width in px of a side without a picture, at least."""
LARGER: Final = 1.3
"""A cut-out is drawn so much larger than on the table, where there is room."""
HIGH: Final = 281
"""No cut-out is higher, in px, so that the words fit on the same screen."""


class Reading:
    """One side of a comparison: an option's value, the line of play under it, and what was refused."""

    def __init__(self, game: AnyGame, start: Start, switch: str, value: object, moves: tuple[str, ...]) -> None:
        self.value, self._start = value, start
        self.match, before = start.opened(game, **{switch: value})
        self.tried: Any = None
        """The last move that was made or refused; None where none was."""
        self.said_by = ""
        """Who made it, or what it is that chance did."""
        self.refused: tuple[Reason, ...] = ()
        try:
            start.go_on(self.match, before)
            for move in moves:
                self._play(Move(move, 1, 1))
        except IllegalAction as error:
            self.refused = error.reasons

    def _play(self, move: Move) -> None:
        """A typed move, behind what chance does without a choice. Raises IllegalAction."""
        *_forced, self.tried = actions(self.match.game, self.match.state, move, move.text)
        self.said_by = explain.heading(self.match, self.tried)
        self.match.go_on((move,), move.text)

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

    def chances(self, other: Reading) -> list[str]:
        """What chance alone may do here and not under the other reading, or with other odds."""
        game = self.match.game
        if not (CHANCE in self.match.to_act and CHANCE in other.match.to_act):
            return []
        here, there = (dict(game.chances(one.match.state)) for one in (self, other))
        apart = [action for action, odds in here.items() if there.get(action) != odds]
        return [f"{game.sentence(action).rstrip('.')} ({here[action]})" for action in apart]

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
        self.game, self.switch, self.moves, self._start = game, switch_meant(game, switch), moves, start
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
        return title_of(self.game, self.switch)

    @property
    def move(self) -> str:
        """The last move and whose it is; "" where the position is compared as it stands."""
        tried = self.readings[0]
        return labelled(tried.said_by, self.game.sentence(tried.tried)) if tried.tried is not None else ""

    @property
    def text(self) -> str:
        """The position and the moves as a person types them; "" for a new game and a named position."""
        if self._start.options or self._start.moves or not self._start.position:
            return ""
        head = self._start.position
        joint = "; " if "then:" in head else "\nthen: "
        return retold(self.game, f"{head}{joint}{'; '.join(self.moves)}" if self.moves else head)

    def sides(self) -> tuple[tuple[str, list[Cited]], ...]:
        """What each side is called with its answer, and the sentences that hold there and not on the other side."""
        told = [self._told(reading) for reading in self.readings]
        if told[0] == told[1]:
            told = [self._ending(reading) for reading in self.readings]
        apart = len({reading.match.to_act for reading in self.readings}) > 1
        allowed = [f"{reading.allowed(named=apart)}." for reading in self.readings]
        found = []
        for at, (reading, other) in enumerate(self._pairs()):
            happened = list((Counter(told[at]) - Counter(told[1 - at])).elements())
            said = happened[: _few([line.text for line in happened], SAID)]
            if rest := len(happened) - len(said):
                more = plural(rest, ("… and {n} more", "… and {n} more"), ("… et {n} de plus", "… et {n} de plus"))
                said.append(Cited(more.format(n=rest)))
            if allowed[0] != allowed[1]:
                said.append(Cited(allowed[at]))
            only = [self.game.sentence(action) for action in reading.only(other)]
            said += _named(say("Allowed only here", "Permis ici seulement"), only)
            said += _named(say("By chance only here", "Par hasard, ici seulement"), reading.chances(other))
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
        sides = [" ".join([name, *map(str, said)]) for name, said in self.sides()]
        return [self.title, *filter(None, [self.move]), *sides, *filter(None, [self.note()])]

    def told(self) -> tuple[Cited, ...]:
        """What holds on either side alone, below what the side is called, and what is to be said of the cut-outs."""
        sides = [each for name, said in self.sides() for each in (headed(name.rstrip(".")), *said)]
        return (*sides, *map(Cited, filter(None, [self.note()])))

    def board(self) -> Scene | None:
        """Both cut-outs as one picture; None where nothing that can be cut out differs."""
        cuts = self.cuts()
        return cut.beside(cuts, self.title, "") if cuts else None

    def answer(self) -> Answer:
        """The same as an answer: words, and both cut-outs as one picture."""
        return Answer(self.title, (*map(Cited, filter(None, [self.move])), *self.told()), self.board())

    def _told(self, reading: Reading) -> list[Cited]:
        """What happened on a side, or why nothing did."""
        events = [event.seen_by(reading.eyes) for event in reading.match.last]
        return [Cited(self.game.sentence(each), each.clause) for each in reading.refused or events]

    def _ending(self, reading: Reading) -> list[Cited]:
        """How the game ended on a side, if it did."""
        outcome = reading.match.outcome
        return [Cited(self.game.sentence(outcome.reason), outcome.reason.clause)] if outcome else []

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
        texts = [" ".join([name, *(line.text for line in said)]) for name, said in self.sides()]
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
            columns.append(f"<div><h4>{escape(name)}</h4>{html.sentences(self.game, said)}{picture}</div>")
        note = self.note()
        more = f'<p class="house">{escape(note)}</p>' if note else ""
        move = f"<div>{escape(self.move)}</div>" if self.move else ""
        typed = html.unfolded(say("To type", "À taper"), f"<pre>{escape(self.text)}</pre>") if self.text else ""
        two = f'<div class="orc-two" style="--least:{least:.0f}px">{"".join(columns)}</div>'
        return f'{STYLE}<div class="orc-typed">{typed}</div>{move}{two}{more}'

    def _show(self) -> None:
        self._window: Box | None = cut.window(*self.scenes())
        self._text.value = html.STYLE + html.box(f"<h4>{escape(self.title)}</h4>", self.html())

    def __repr__(self) -> str:
        digests = ", ".join(scene.digest() for scene in self.cuts())
        return "\n".join([*self.lines(), *([f"[{digests}]"] if digests else [])])

    def still(self) -> Scene:
        """Both cut-outs, and the words beside them."""
        return page(self.board(), [Said(self.title, "title"), *map(Said, self.lines()[1:])])


def title_of(game: AnyGame, switch: str) -> str:
    """The question that a switch answers, or what it is called."""
    ruling, variant = game.rulebook.switches().get(switch), game.rulebook.variants.get(switch)
    return f"{ruling.id} {ruling.question}" if ruling else str(variant.title) if variant else switch


def effect_of(game: AnyGame, switch: str) -> str:
    """What the values of a switch are about: its question, or what else it does where they do not answer that."""
    ruling, values = game.rulebook.switches().get(switch), game.Options.readings().get(switch, ())
    if ruling and ruling.effect and len(ruling.options) != len(values):
        return f"{ruling.id} {ruling.effect}"
    return title_of(game, switch)


def value_said(game: AnyGame, switch: str, value: object, options: Any = None) -> str:
    """A value of a switch in words, where it has any; else as it is typed. Seats are called as under the options."""
    first = game.Options.seat_counted_from.get(switch)
    if first is not None and str(value).isdigit():
        most = game.Options.player_counts[-1]
        return game.seat_name(Seat(int(str(value)) - first), options or game.options(players=most))
    card = game.rulebook.switches().get(switch) or game.rulebook.variants.get(switch)
    values = game.Options.readings().get(switch, ())
    told = card.options if card and (len(card.options) == len(values) or isinstance(value, str)) else ()
    if value in values[: len(told)]:
        return str(told[values.index(value)])
    if isinstance(value, bool):
        return say("on", "oui") if value else say("off", "non")
    words = {"random": say("by chance", "au hasard"), "": say("as usual", "comme d'habitude")}
    return words.get(str(value), str(value))


def start_of(witness: Witness) -> Start:
    """Where a line of play begins that was found."""
    return Start(position=witness.position, seed=1, deal=False)


def called(game: AnyGame, switch: str, value: object, *, usual: bool) -> str:
    """What a reading is called: with the ruling's own words for it, where they are known, or what the switch does."""
    name, ruling = html.reading_name(usual), game.rulebook.switches().get(switch)
    values = game.Options.readings().get(switch, ())
    if ruling and len(ruling.options) != len(values):
        if usual:
            return labelled(name, str(ruling.options[0]))
        if ruling.effect:
            return labelled(say("Another reading", "Autre lecture"), str(ruling.effect))
    if switch in game.rulebook.variants:
        name = say("As usual", "Comme d'habitude") if usual else say("Otherwise", "Autrement")
    return labelled(name, value_said(game, switch, value)) if value != "" else name


def comparison(game: AnyGame, switch: str, moves: tuple[str, ...] = (), to: object = None) -> Compare:
    """Two readings of a switch on the smallest position found that tells them apart, or on one written down.

    That is where a reason is given to keep it, or where none was found; where neither is, it is a new game.
    """
    told = comparisons(game.slug).get(switch, Compared())
    written = told.to if switch not in game.Options.readings() else values_meant(game, switch, told.to)[1]
    value = written if to is None else values_meant(game, switch, to)[1]
    found = None if told.kept and value == written else parting(game.slug, switch, value)
    if found is not None:
        return Compare(game, start_of(found), switch, moves or found.moves, value)
    return Compare(game, start_written(game, told), switch, moves or told.moves, value)


def _few(lines: list[str], room: int) -> int:
    """How many of the lines have room, at least one."""
    fit = 1
    while fit < len(lines) and sum(map(len, lines[: fit + 1])) <= room:
        fit += 1
    return fit


def _named(label: str, things: list[str]) -> list[Cited]:
    """Some of the things in one line; none where there are none."""
    if not things:
        return []
    some = things[: _few(things, CHOICES)]
    end = " \N{HORIZONTAL ELLIPSIS}" if len(things) > len(some) else "."
    return [Cited(labelled(label, listing(some) + end))]


def _picture(scene: Scene) -> str:
    """A cut-out, as large as is of use."""
    widest = min(LARGER, HIGH / scene.height) * scene.width
    return f'<div style="max-width:{widest:.0f}px">{svg(scene)}</div>'
