"""Answers to why, why not and how soon, on any position: sentences with their clauses, and a picture.

No widget is needed for any of it, so an answer prints and compares like any other value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from orclib.engine import CHANCE, Event, Line, Match, Reason, Ruling, Seat
from orclib.engine.lesson_file import lessons
from orclib.engine.match import Ply
from orclib.engine.teaching import cases
from orclib.errors import UsageError
from orclib.language import labelled, listing, number, plural, say
from orclib.notebook import reckoning
from orclib.probe.atlas import atlas
from orclib.probe.find import way
from orclib.probe.moment import Moment, Query, forced, goes_on
from orclib.probe.nearest import nearest
from orclib.scene import Box, Group, Scene, group, marked, parts, positions
from orclib.scene import text as metrics
from orclib.scene.answer import Answer, Cited, headed
from orclib.scene.positions import AnyMatch

Rules = Any

FEW = 4
"""What happened by so few rules is told with what they say; so many decisions in a row stand in one line."""


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
    room = box.w - 30
    lines = metrics.wrap(f"{sentence(first)} {first.clause}", room, 17)
    if len(lines) > 3:
        cut = metrics.fit(f"{lines[2]} \N{HORIZONTAL ELLIPSIS}", room - metrics.width(f" {first.clause}", 17), 17)
        lines = [*lines[:2], f"{cut} {first.clause}"]
    box = Box(box.x, box.y, box.w, 46 + 23 * len(lines))
    more = plural(
        len(reasons), ("Not allowed", "Not allowed ({n} reasons)"), ("Interdit", "Interdit ({n} raisons)")
    ).format(n=len(reasons))
    return (group("bubble", parts.bubble(box, more, lines), layer="front"),)


# --- why, why not ----------------------------------------------------------------------------------------------------


def heading(match: AnyMatch, action: Any) -> str:
    """What is written above what an action did: who did it, or what it is that chance did; None is the set-up."""
    if action is None:
        return say("How the table was set up", "Comment la table a été préparée")
    return say(*action.headline) if action.seat == CHANCE else match.game.seat_name(action.seat, match.options)


def deed(match: AnyMatch, action: Any, *, refused: bool = False) -> str:
    """Who does what; or tries it, where that is refused."""
    told = labelled(heading(match, action), match.game.sentence(action).rstrip("."))
    return say("{move} (not allowed)", "{move} (interdit)").format(move=told) if refused else told


def cited(match: AnyMatch, events: Iterable[Event], eyes: Seat | None) -> tuple[Cited, ...]:
    """Events as sentences with clauses, as the eyes saw them."""
    return tuple(Cited(match.game.sentence(event.seen_by(eyes)), event.clause) for event in events)


def why(match: AnyMatch, eyes: Seat | None, story: Iterable[tuple[str, Sequence[Event]]] = ()) -> Answer:
    """What just happened, and by which rules; at the end also why each seat has won or lost.

    story: who did what, the oldest first; by default what the last decision did.
    """
    chapters = [(name, events) for name, events in story if events] or [("", _told_last(match))]
    events = [event for _name, some in chapters for event in some]
    scene = positions.seen(match, eyes)
    scene = marked(scene, last=positions.places(scene, events))
    if not events:
        end = match.outcome  # a typed position may be the end of a game
        why = [] if end is None else [Cited(match.game.sentence(end.reason), end.reason.clause)]
        told = dict.fromkeys([*why, *_fates(match)])
        return Answer(say("Nothing has happened yet.", "Il ne s'est encore rien passé."), tuple(told), scene)
    lines: list[Cited] = []
    for name, some in chapters:
        if len(chapters) > 1:
            lines.append(headed(name))
        lines += cited(match, some, eyes)
    if len(ids := {line.clause for line in lines if line.clause}) <= FEW:
        lines = [each for line in lines for each in (line, *_in_words(match.game, line.clause, ids))]
    lines += [line for line in _fates(match) if line not in lines]
    return Answer(
        say(
            "Why? This is what happened, and by which rules:",
            "Pourquoi ? Voici ce qui s'est passé, et selon quelles règles :",
        ),
        tuple(lines),
        scene,
    )


def why_refused(match: AnyMatch, what: str, reasons: Iterable[Reason], near: Sequence[Any]) -> Answer:
    """Why something tried is refused: every reason, with what its rule says; then what is allowed and most like it."""
    told = refused(match.game, reasons, near)
    left = {line.clause for line in told if line.clause}
    title = say("{move}: not allowed.", "{move} : interdit.").format(move=what)
    return Answer(title, tuple(each for line in told for each in (line, *_in_words(match.game, line.clause, left))))


def refused(game: Rules, reasons: Iterable[Reason], near: Sequence[Any]) -> tuple[Cited, ...]:
    """Every reason against an action, and in one line what is allowed that is most like it, if anything is."""
    told = [Cited(game.sentence(reason), reason.clause) for reason in reasons]
    if near:
        moves = "; ".join(map(game.sentence, near[:FEW]))
        more = "; \N{HORIZONTAL ELLIPSIS}" if len(near) > FEW else "."
        told.append(Cited(labelled(say("Nearest allowed", "Le plus proche permis"), f"{moves}{more}")))
    return tuple(told)


def nearest_allowed(match: AnyMatch, action: Any, eyes: Seat | None) -> Answer:
    """What is allowed that is most like a refused action: typed and in words, ringed on the board."""
    game, move = match.game, match.read(action, eyes)
    name, scene = game.sentence(move), positions.seen(match, eyes)
    if not against(match, move, eyes):
        title = say("{move}: allowed.", "{move} : permis.").format(move=name)
        return Answer(title, (), marked(scene, legal=positions.present(scene, reckoning.ways([move]))))
    near = nearest(game, match.state, move)
    lines = [Cited(labelled(game.format(each), game.sentence(each))) for each in near]
    if near:
        title = say(
            "{move}: not allowed. Allowed, and nearest to it:",
            "{move} : interdit. Le plus proche de ce qui est permis :",
        )
    else:
        title = say(
            "{move}: not allowed, and nothing that is allowed now has anything in common with it.",
            "{move} : interdit, et rien de ce qui est permis maintenant n'a quoi que ce soit en commun avec ce coup.",
        )
    scene = marked(scene, legal=positions.present(scene, reckoning.ways(near)))
    return Answer(title.format(move=name), tuple(lines), scene)


def _in_words(game: Rules, id: str, left: set[str]) -> Iterator[Cited]:
    """What a clause says, if it is among those that are left to tell."""
    if id in left:
        left.remove(id)
        card = game.rulebook[id]
        yield Cited(labelled(str(card.title), str(card.text)))


def _told_last(match: AnyMatch) -> tuple[Event, ...]:
    """What the last decision did; where it did nothing that is told, what was told before it as well."""
    events, at = match.last, len(match.plies)
    while not events and at:
        at -= 1
        events = match.plies[at].events
    return events


def _fates(match: AnyMatch) -> Iterable[Cited]:
    """At the end: what decides, and for each seat that has not won the rule by which it lost."""
    game, outcome = match.game, match.outcome
    if outcome is None:
        return
    if outcome.reason.clause != game.decides:
        yield Cited(game.sentence(outcome.reason), outcome.reason.clause)
    yield from cited(match, game.fates(match.state), None)
    totals = outcome.score.totals
    if not game.decides or not outcome.winners:
        return
    most = totals[outcome.winners[0]]
    for seat, total in enumerate(totals):
        if seat in outcome.winners:
            continue
        less = say("{seat} has {n}, less than {most}.", "{seat} a {n}, moins que {most}.")
        level = say(
            "{seat} has {n} as well, and loses by the rule that decides then.",
            "{seat} a aussi {n} et perd selon la règle qui départage alors.",
        )
        name = game.seat_name(Seat(seat), match.options)
        told = (less if total < most else level).format(seat=name, n=total, most=most)
        yield Cited(told, game.decides if total < most else outcome.reason.clause)


def ending(match: AnyMatch) -> Iterator[Cited]:
    """At the end: why, the score sheet, and every seat's fate."""
    outcome = match.outcome
    if outcome is not None:
        sheet: tuple[Reason | Line, ...] = (outcome.reason, *outcome.score.lines)
        yield from (Cited(match.game.sentence(each), each.clause) for each in sheet)
        yield from _fates(match)


def against(match: AnyMatch, action: Any, eyes: Seat | None) -> tuple[Reason, ...]:
    """Every reason against an action of a person.

    Raises UsageError for what the eyes may not know: whether chance (where it plays by itself) or another seat can do
    something would tell where hidden things are.
    """
    if action.seat == CHANCE and (match.deal or eyes is not None):
        told = say(
            '"{move}" is for chance to do; only the referee can ask about it.',
            "« {move} » revient au hasard ; seul l'arbitre peut poser la question.",
        )
        raise UsageError(told.format(move=match.game.format(action)))
    if eyes is not None and action.seat != eyes:
        looking, asked = (match.game.seat_name(seat, match.options) for seat in (eyes, action.seat))
        told = say(
            "You look with {looking}'s eyes: what {asked} can do, only {asked} knows.",
            "Vous voyez ce que voit {looking} : ce que peut faire {asked}, {asked} est seul à le savoir.",
        )
        raise UsageError(told.format(looking=looking, asked=asked))
    return match.game.refusals(match.state, action)


def why_not(match: AnyMatch, action: Any, eyes: Seat | None) -> Answer:
    """Every reason against an action, shown on the board; or that it is allowed, and what it would do."""
    game = match.game
    move = match.read(action)
    name = game.sentence(move)
    scene = positions.seen(match, eyes)
    reasons = against(match, move, eyes)
    if reasons:
        near, proof = nearest(game, match.state, move), positions.proof(scene, reasons)
        allowed = (id for id in positions.present(scene, reckoning.ways(near)) if id not in proof)
        title = say("{move}: not allowed.", "{move} : interdit.").format(move=name)
        return Answer(title, refused(game, reasons, near), marked(scene, legal=allowed, evidence=proof))
    view = game.observe(match.state, eyes)
    if eyes is not None and game.discloses(view, move):
        told = say(
            "What it shows is known only once it is done.", "Ce qu'on y verra, on ne le saura qu'une fois le coup joué."
        )
        return Answer(
            say("{move}: allowed.", "{move} : permis.").format(move=name),
            (Cited(told), *reckoning.each_share(game.reveals(view, move))),
            scene,
        )
    after, events = game.apply(match.state, move)
    fork = match.fork()
    fork.plies.append(Ply(move, after, events, automatic=False))
    scene = positions.seen(fork, eyes)
    scene = marked(scene, last=positions.places(scene, events))
    lines = cited(match, events, eyes) or (
        Cited(say("Then chance says what comes up.", "Puis le hasard dit ce qui sort.")),
    )
    return Answer(
        say("{move}: allowed. It would go like this:", "{move} : permis. Voici ce qui se passerait :").format(
            move=name
        ),
        lines,
        scene,
    )


def legal(match: AnyMatch, seats: Iterable[Seat]) -> Answer:
    """Everything that these seats may do now, in notation and in words."""
    game = match.game
    actions = [action for seat in seats for action in match.legal(seat)]
    title = plural(
        len(actions), ("{n} legal action:", "{n} legal actions:"), ("{n} action permise :", "{n} actions permises :")
    ).format(n=len(actions))
    return Answer(title, tuple(Cited(labelled(game.format(action), game.sentence(action))) for action in actions))


# --- how soon --------------------------------------------------------------------------------------------------------


def shortest_from(match: AnyMatch, clause: str, eyes: Seat | None) -> Answer:
    """The shortest play from here in which a clause is cited, move by move, or an action that it forbids.

    What the eyes do not know is dealt afresh first: the answer is one that could be, and gives nothing away.
    """
    game = match.game
    card = game.rulebook[clause]
    title, guess = f"{card.id} {card.title}", guessed(match, eyes)
    if isinstance(card, Ruling):
        return Answer(title, tuple(taught(game, card.id)))
    found = way(game, guess.state, Query(frozenset([card.id]), eyes=eyes))
    if not found.moments:
        told = _not_here(found.tried, everything=found.everything)
        return Answer(title, (Cited(told), *elsewhere(game, card.id)), positions.seen(match, eyes))
    line = guess.fork()
    line.deal = False
    typed = []
    for moment in found.moments:
        if moment is found.moments[-1] or not forced(game, moment.before):
            words = deed(line, moment.action, refused=bool(moment.reasons))
            typed.append(Cited(labelled(game.format_in(moment.before, moment.action), words)))
        if moment is not found.moments[-1]:
            line.play(moment.action)
    lines, scene = last_moment(line, found.moments[-1], eyes, frozenset([card.id]))
    return Answer(title, (*typed, *lines), scene)


def _not_here(tried: int, *, everything: bool) -> str:
    """That a rule was not met from here, and how much was looked at."""
    if everything:
        return say(
            "No play from here shows this rule: all of them were looked through. No refusal by it was met either.",
            "Aucune suite de coups d'ici ne montre cette règle : toutes ont été parcourues. Aucun refus par elle n'a "
            "été rencontré non plus.",
        )
    text = say(
        "In {actions} actions from here nothing happened by this rule and nothing was refused.",
        "En {actions} actions à partir d'ici, cette règle n'a rien produit ni rien interdit.",
    )
    return text.format(actions=number(tried))


def last_moment(
    match: AnyMatch, moment: Moment, eyes: Seat | None, about: frozenset[str] = frozenset()
) -> tuple[tuple[Cited, ...], Scene]:
    """What happens in a move made where a line of play stands, or speaks against it, and the board of that moment.

    Where what happens goes on behind what it is about, that is the board before the move.
    """
    game = match.game
    before = positions.seen(match, eyes)
    if moment.reasons:
        reasons = tuple(Cited(game.sentence(reason), reason.clause) for reason in moment.reasons)
        return reasons, marked(before, evidence=positions.proof(before, moment.reasons))
    after = match.fork()
    after.deal = False
    after.play(moment.action)
    happens = [*cited(match, moment.events, eyes), *ending(after)]
    passing = goes_on(moment.events, about)
    if passing:
        told = say(
            "The board is that before this move: what happens goes on.",
            "Le plateau est celui d'avant ce coup : la suite le change encore.",
        )
        happens.append(Cited(told))
    scene = before if passing else positions.seen(after, eyes)
    once: dict[tuple[str, str | None], Cited] = {}
    for each in happens:  # the end is an event and an outcome
        once.setdefault((each.text.rstrip(" \N{NO-BREAK SPACE}.!"), each.clause), each)
    return tuple(once.values()), marked(scene, last=positions.places(scene, moment.events))


def guessed(match: AnyMatch, eyes: Seat | None) -> AnyMatch:
    """A line of play that could stand here for all that the eyes know."""
    if eyes is None:
        return match
    guess = match.game.sample_hidden(match.state, eyes, Random(match.seed))
    return Match(match.game, start=guess, seed=match.seed, deal=False)


def case_about(game: Rules, clause: str) -> str | None:
    """The named position that is there to show a clause: where it decides before others; None when there is none."""
    found = {name: case.why.index(clause) for name, case in cases(game.slug).items() if clause in case.why}
    return min(found, key=found.__getitem__, default=None)


def elsewhere(game: Rules, clause: str) -> Iterable[Cited]:
    """Where a rule can be seen that does not show here."""
    if not atlas(game.slug).shows(clause):
        return taught(game, clause)
    told = say("It can be seen elsewhere: {call}", "On peut la voir ailleurs : {call}")
    return (Cited(told.format(call=f'{game.slug}.shortest("{clause}")')),)


def taught(game: Rules, clause: str) -> Iterable[Cited]:
    """Where a rule is taught that stands behind others, and what else is taught there that can be seen at work."""
    card = game.rulebook[clause]
    if isinstance(card, Ruling):
        yield Cited(str(card.text))
        if card.switch in game.Options.readings():
            told = say("Both readings, side by side: {call}", "Les deux lectures, côte à côte : {call}")
            yield Cited(told.format(call=f'{game.slug}.compare("{card.switch}")'))
    if (name := case_about(game, clause)) is not None:
        told = say("This case is about it: {call}", "Ce cas en parle : {call}")
        yield Cited(told.format(call=f'{game.slug}.cases().show("{name}")'))
    for lesson in lessons(game):
        if clause in lesson.clauses:
            text = say(
                "It stands behind other rules. The scene “{title}” teaches it: {call}",
                "Elle fonde d'autres règles. La scène « {title} » l'enseigne : {call}",
            )
            yield Cited(text.format(title=lesson.title, call=f'{game.slug}.lesson("{lesson.slug}")'))
            seen_there = [each for each in lesson.clauses if atlas(game.slug).acts(each)][:3]
            if seen_there:
                yield Cited(
                    say(
                        "Of that scene, these can be seen at work: {clauses}.",
                        "De cette scène, on peut voir à l'œuvre : {clauses}.",
                    ).format(clauses=listing(seen_there))
                )
            return
