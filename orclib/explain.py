"""Answers to why, why not, how likely and how soon, on any position: sentences with their clauses, and a picture.

No widget is needed for any of it, so an answer prints, exports and compares like any other value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import starmap
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from orclib.engine import CHANCE, Event, IllegalAction, Match, Reason, Seat, UsageError
from orclib.engine.match import Ply
from orclib.language import _, labelled, ngettext, number, percent
from orclib.scene import Box, Group, Rect, Scene, Shape, Text, group, marked, parts
from orclib.scene import text as metrics
from orclib.scene.palette import ACCENT, INK, PANEL

AnyMatch = Match[Any, Any, Any, Any]
Rules = Any

LINE_HEIGHT = 22
MOST_STATES = 20_000
MOST_PARTS = 10_000
"""A fraction with a larger denominator says nothing to anybody."""


class Cited(msgspec.Struct, frozen=True):
    """One sentence of an answer and the clause behind it ("" for none)."""

    text: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


class Answer(msgspec.Struct, frozen=True):
    """An answer: a headline, sentences with their clauses, and the position that shows it, if any."""

    title: str
    lines: tuple[Cited, ...]
    scene: Scene | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses cited, each once."""
        return tuple(dict.fromkeys(line.clause for line in self.lines if line.clause))

    def picture(self) -> Scene | None:
        """The position with the whole answer written below it."""
        if self.scene is None:
            return None
        return captioned(self.scene, self.title, [str(line) for line in self.lines])

    def __repr__(self) -> str:
        text = "\n".join([self.title, *(f"- {line}" for line in self.lines)])
        scene = self.picture()
        return text if scene is None else f"{text}\n[{scene.title}: {scene.digest()}]"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from orclib.scene import svg

        scene = self.picture()
        return {"text/plain": repr(self)} | ({} if scene is None else {"image/svg+xml": svg(scene)})


def captioned(scene: Scene, title: str, lines: Iterable[str]) -> Scene:
    """The scene with a panel of text below it, as high as the text needs."""
    room = scene.width - 80
    rows: list[Shape] = []
    y = scene.height + 34
    for text in metrics.wrap(title, room, 17, bold=True):
        rows.append(Text(40, y, text, 17, ACCENT, bold=True))
        y += LINE_HEIGHT + 4
    for line in lines:
        for at, text in enumerate(metrics.wrap(f"\N{BULLET} {line}", room, 16)):
            rows.append(Text(40 if at == 0 else 54, y, text, 16, INK))
            y += LINE_HEIGHT
    height = y + 6
    panel = Rect(0, scene.height, scene.width, height - scene.height, fill=PANEL)
    return replace(
        scene,
        height=height,
        text="\n".join([scene.text, title, *lines]),
        groups=(*scene.groups, group("caption", [panel], rows, layer="front")),
    )


def present(scene: Scene, ids: Iterable[str]) -> tuple[str, ...]:
    """Those of the ids that are targets of the scene: evidence may lie where the picture has nothing to show."""
    there = {target.id for target in scene.targets}
    return tuple(id for id in dict.fromkeys(ids) if id in there)


def places(scene: Scene, events: Iterable[Event]) -> tuple[str, ...]:
    """The targets of the scene at which events happened."""
    return present(scene, (mark for event in events for mark in event.marks))


def proof(scene: Scene, reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The targets of the scene that prove a refusal."""
    return present(scene, (id for reason in reasons for id in reason.evidence))


def looker(match: AnyMatch, eyes: Seat | str | None) -> Seat | None:
    """Whose eyes look: the seat asked for, or ("mover") who is to act or, at the end, acted last; None: the referee."""
    if not isinstance(eyes, str):
        return eyes
    if eyes != "mover" or CHANCE in match.to_act:
        return None
    acted = (ply.action.seat for ply in reversed(match.plies) if ply.action.seat != CHANCE)
    return next(iter(match.to_act), None) if match.to_act else next(acted, None)


def bubble(scene: Scene, reasons: Sequence[Reason], sentence: Callable[[Any], str]) -> tuple[Group, ...]:
    """The first reason of a refusal, written in the picture where there is room for it."""
    if scene.note is None or not reasons:
        return ()
    box, first = scene.note, reasons[0]
    lines = metrics.wrap(f"{sentence(first)} {first.clause}", box.w - 30, 14)
    if len(lines) > 4:
        lines = [*lines[:3], metrics.fit(f"{lines[3]} \N{HORIZONTAL ELLIPSIS}", box.w - 30, 14)]
    box = Box(box.x, box.y, box.w, 46 + 21 * len(lines))
    more = ngettext("Not allowed", "Not allowed ({n} reasons)", len(reasons)).format(n=len(reasons))
    return (group("bubble", parts.bubble(box, more, lines), layer="front"),)


def seen(match: AnyMatch, eyes: Seat | None, overlay: str = "") -> Scene:
    """The picture of where a match stands, for the eyes of a seat (None for the referee), an overlay on top of it."""
    view = match.game.observe(match.state, eyes)
    scene = match.game.picture(view)
    return match.game.overlays()[overlay].draw(scene, view) if overlay else scene


# --- why, why not ----------------------------------------------------------------------------------------------------


def cited(match: AnyMatch, events: Iterable[Event], eyes: Seat | None) -> tuple[Cited, ...]:
    """Events as sentences with clauses, as the eyes saw them."""
    return tuple(Cited(match.game.sentence(event.seen_by(eyes)), event.clause) for event in events)


def why(match: AnyMatch, eyes: Seat | None) -> Answer:
    """What just happened, and by which rules."""
    events = match.last
    scene = seen(match, eyes)
    scene = marked(scene, last=places(scene, events))
    if not events:
        end = match.outcome  # a typed position may be the end of a game
        lines = () if end is None else (Cited(match.game.sentence(end.reason), end.reason.clause),)
        return Answer(_("Nothing has happened yet."), lines, scene)
    return Answer(_("Why? This is what happened, and by which rules:"), cited(match, events, eyes), scene)


def against(match: AnyMatch, action: Any, eyes: Seat | None) -> tuple[Reason, ...]:
    """Every reason against an action of a person.

    Raises UsageError for what the eyes may not know: whether chance (where it plays by itself) or another seat can do
    something would tell where hidden things are.
    """
    if action.seat == CHANCE and (match.deal or eyes is not None):
        raise UsageError(f'"{match.game.format(action)}" is for chance to do; only the referee can ask about it.')
    if eyes is not None and action.seat != eyes:
        looking, asked = (match.game.seat_name(seat, match.options) for seat in (eyes, action.seat))
        raise UsageError(f"You look with {looking}'s eyes: what {asked} can do, only {asked} knows.")
    return match.game.refusals(match.state, action)


def why_not(match: AnyMatch, action: Any, eyes: Seat | None) -> Answer:
    """Every reason against an action, shown on the board; or that it is allowed, and what it would do."""
    game = match.game
    move = match.read(action)
    name = game.sentence(move)
    scene = seen(match, eyes)
    reasons = against(match, move, eyes)
    if reasons:
        scene = marked(scene, evidence=proof(scene, reasons))
        title = _("{move}: not allowed.").format(move=name)
        return Answer(title, tuple(Cited(game.sentence(r), r.clause) for r in reasons), scene)
    view = game.observe(match.state, eyes)
    if eyes is not None and game.discloses(view, move):
        told = _("What it shows is known only once it is done.")
        return Answer(_("{move}: allowed.").format(move=name), (Cited(told), *_shares(game.reveals(view, move))), scene)
    after, events = game.apply(match.state, move)
    fork = match.fork()
    fork.plies.append(Ply(move, after, events, automatic=False))
    scene = seen(fork, eyes)
    scene = marked(scene, last=places(scene, events))
    lines = cited(match, events, eyes) or (Cited(_("Then chance says what comes up.")),)
    return Answer(_("{move}: allowed. It would go like this:").format(move=name), lines, scene)


def legal(match: AnyMatch, seats: Iterable[Seat]) -> Answer:
    """Everything that these seats may do now, in notation and in words."""
    game = match.game
    actions = [action for seat in seats for action in match.legal(seat)]
    title = ngettext("{n} legal action:", "{n} legal actions:", len(actions)).format(n=len(actions))
    return Answer(title, tuple(Cited(labelled(game.format(action), game.sentence(action))) for action in actions))


# --- how likely ------------------------------------------------------------------------------------------------------


def odds(match: AnyMatch, action: Any, eyes: Seat | None) -> Answer:
    """What chance may make of an action, with exact probabilities as the eyes have to reckon them."""
    game = match.game
    fork = match.fork()
    fork.deal = False
    move = match.read(action, eyes)
    if reasons := against(match, move, eyes):
        raise IllegalAction(reasons, tuple(map(game.sentence, reasons)))
    fork.play(move)
    shares = dict(game.reveals(game.observe(match.state, eyes), move))
    if not shares and fork.to_act == (CHANCE,):  # what it reveals says more, and what follows may depend on it
        for chance, share in game.chances_known(fork.state, eyes):
            for aspect in game.aspects(chance):
                shares[aspect] = shares.get(aspect, Fraction(0)) + share
    title = _("{move}: how likely is what?").format(move=game.sentence(move))
    if not shares:
        return Answer(title, (Cited(_("Chance has no part in it: what happens is certain.")),))
    shown = _shares(shares)
    if sum(shares.values()) > 1:
        shown.append(Cited(_("Several of these come together, so the lines add up to more than 100%.")))
    if told := game.assumes(game.observe(match.state, eyes), move):
        shown.append(Cited(told))
    return Answer(title, tuple(shown))


def _shares(shares: Mapping[str, Fraction]) -> list[Cited]:
    """Chances as lines, the largest first."""
    ordered = sorted(shares.items(), key=lambda item: -item[1])
    return [Cited(labelled(words, f"{_fraction(share)}{percent(float(share))}")) for words, share in ordered]


def _fraction(share: Fraction) -> str:
    return f"{share.numerator}/{share.denominator} = " if share.denominator <= MOST_PARTS else ""


def chances_to_win(match: AnyMatch, eyes: Seat | None, *, games: int = 0, seed: int = 0, clause: str = "") -> Answer:
    """How often each seat wins (and a clause fires) when this position is played on at random; with its error.

    `games` are played, 0 for as many as the game says. What the eyes cannot know is dealt afresh for each.
    """
    game, rng = match.game, Random(seed)
    games = games or game.playouts
    if clause:
        game.rulebook[clause]  # an unknown clause is an error
    seats = range(match.options.players)
    wins: dict[Seat | None, int] = dict.fromkeys([*map(Seat, seats), None], 0)
    fired = 0
    for _game in range(games):
        state = match.state if eyes is None else game.sample_hidden(match.state, eyes, rng)
        clauses: set[str] = set()
        while acting := game.to_act(state):
            state, events = game.carry_out(state, rng.choice(game.legal_actions(state, rng.choice(acting))))
            if clause:
                clauses |= _cited_by(game, state, events)
        fired += clause in clauses
        outcome = game.outcome(state)
        assert outcome is not None
        for seat in outcome.winners or (None,):
            wins[seat] += 1
    names = {seat: game.seat_name(seat, match.options) if seat is not None else _("a draw") for seat in wins}
    shares = [(names[seat], count) for seat, count in wins.items() if count]
    if clause:
        title = _("“{clause}” happens before the end, when everybody plays at random:").format(
            clause=game.rulebook[clause].title
        )
        shares = [(clause, fired)]
    else:
        title = _("Who wins from here, when everybody plays at random?")
    lines = [labelled(name, _about(count, games)) for name, count in shares]
    note = _("Counted in {n} games played on in our heads; it may be off by what stands behind ±.").format(n=games)
    reckoned = () if clause else starmap(Cited, game.prospects(game.observe(match.state, eyes)))
    return Answer(title, (*map(Cited, lines), Cited(note), *reckoned), None)


def _about(count: int, games: int) -> str:
    share = count / games
    error = 2 * (max(share * (1 - share), 1 / games) / games) ** 0.5
    return f"{percent(share)} ± {percent(error)}"


# --- how soon --------------------------------------------------------------------------------------------------------


def shortest(match: AnyMatch, clause: str, *, most: int = MOST_STATES) -> tuple[AnyMatch, int] | None:
    """The play with the fewest actions from here in which a clause fires (as event or score line), and its length.

    Breadth first over every action of everybody, chance included; None when `most` positions show none.
    """
    game = match.game
    game.rulebook[clause]
    seen_states = {match.state}
    layer: list[tuple[Any, tuple[Any, ...]]] = [(match.state, ())]
    looked = 0
    while layer:
        following: list[tuple[Any, tuple[Any, ...]]] = []
        for state, path in layer:
            for seat in game.to_act(state):
                for action in game.legal_actions(state, seat):
                    looked += 1
                    if looked > most:
                        return None
                    after, events = game.carry_out(state, action)
                    if clause in _cited_by(game, after, events):
                        return _played(match, (*path, action)), len(path) + 1
                    if after not in seen_states:
                        seen_states.add(after)
                        following.append((after, (*path, action)))
        layer = following
    return None


def _cited_by(game: Rules, state: Any, events: Iterable[Event]) -> set[str]:
    clauses = {event.clause for event in events}
    outcome = game.outcome(state)
    if outcome is not None:
        clauses |= {outcome.reason.clause, *(line.clause for line in outcome.score.lines)}
    return clauses


def _played(match: AnyMatch, actions: Iterable[Any]) -> AnyMatch:
    fork = match.fork()
    fork.deal = False
    for action in actions:
        fork.play(action)
    return fork


def shortest_answer(match: AnyMatch, clause: str, eyes: Seat | None, *, most: int = MOST_STATES) -> Answer:
    """The shortest play in which a clause fires, move by move, and where it ends.

    What the eyes do not know is dealt afresh first: the answer is one that could be, and gives nothing away.
    """
    if eyes is not None:
        guess = match.game.sample_hidden(match.state, eyes, Random(match.seed))
        match = Match(match.game, start=guess, seed=match.seed, deal=False)
    found = shortest(match, clause, most=most)
    title = f"{clause} {match.game.rulebook[clause].title}"
    if found is None:
        told = _("No play from here shows this rule within {n} positions.").format(n=number(most))
        return Answer(title, (Cited(told),), seen(match, eyes))
    fork, length = found
    game = match.game
    lines = [Cited(labelled(game.format(ply.action), game.sentence(ply.action))) for ply in fork.plies[-length:]]
    lines += [line for line in cited(fork, fork.plies[-1].events, eyes) if line.clause == clause]
    scene = seen(fork, eyes)
    scene = marked(scene, last=places(scene, fork.plies[-1].events))
    return Answer(title, tuple(lines), scene)
