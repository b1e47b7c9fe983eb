"""Answers to why, why not, how likely and how soon, on any position: sentences with their clauses, and a picture.

No widget is needed for any of it, so an answer prints and compares like any other value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import starmap
from random import Random
from typing import Any

from orclib.engine import CHANCE, Event, Line, Match, Reason, Ruling, Seat
from orclib.engine.lesson_file import lessons
from orclib.engine.match import Ply
from orclib.engine.teaching import cases
from orclib.errors import IllegalAction, UsageError
from orclib.language import labelled, listing, number, percent, plural, say
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
MOST_CHANCES = 5_000
"""More things that chance may do in a row are not followed."""
MOST_GAMES = 100
"""So many games tell what a move leads to."""
MOST_ASSUMED = 200
"""So many states are looked at for who may still decide something."""


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
            (Cited(told), *_shares(game.reveals(view, move))),
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


# --- how likely ------------------------------------------------------------------------------------------------------


def odds(match: AnyMatch, action: Any, eyes: Seat | None) -> Answer:
    """What chance may make of an action, or how likely it does one itself: exact, as the eyes have to reckon it."""
    game = match.game
    fork = match.fork()
    fork.deal = False
    move = match.read(action, eyes)
    title = say("{move}: how likely is what?", "{move} : quelles sont les chances ?").format(move=game.sentence(move))
    view = game.observe(match.state, eyes)
    shares = dict(game.reveals(view, move))  # it says more than what chance does next, and may depend on what follows
    own = list[Cited]()
    if move.seat == CHANCE and CHANCE in match.to_act:
        share = _of_chance(game, match.state, move, eyes)
        if share is None:
            game.ensure_legal(
                match.state if eyes is None else game.sample_hidden(match.state, eyes, Random(match.seed)), move
            )
        own = _shares({game.sentence(move): share or Fraction(0)})
        if not share or not shares:
            return Answer(title, tuple(own))
    elif reasons := against(match, move, eyes):
        raise IllegalAction(reasons, tuple(map(game.sentence, reasons)))
    fork.play(move)
    decided_later = bool(shares) and not game.discloses(view, move)
    whole = True
    if not shares and fork.to_act == (CHANCE,):
        shares, whole = _in_a_row(game, fork.state, eyes)
        if not shares:
            return Answer(
                title,
                (
                    Cited(
                        say(
                            "Chance has its part in it, but shows nothing of it to these eyes.",
                            "Le hasard s'en mêle, mais ne montre rien à ces yeux.",
                        )
                    ),
                ),
            )
    if not shares:
        certain = say(
            "Chance has no part in it: what happens is certain.",
            "Le hasard n'y est pour rien : le résultat est certain.",
        )
        return Answer(title, (Cited(certain), *_leads_to(fork, move, eyes, view)))
    shown = [*own, *_shares(shares)]
    if sum(shares.values()) > 1:
        shown.append(
            Cited(
                say(
                    "Several of these come together, so the lines add up to more than 100%.",
                    "Plusieurs de ces choses viennent ensemble : les lignes font plus de 100 %.",
                )
            )
        )
    if not whole:
        shown.append(
            Cited(
                say(
                    "Chance goes on after that; only its first deeds are reckoned here.",
                    "Le hasard continue ensuite ; seuls ses premiers effets sont calculés ici.",
                )
            )
        )
    taken = [game.assumes(view, move), *(_assumed(fork) if decided_later else ())]
    if told := " ".join(filter(None, taken)):
        shown.append(Cited(told))
    return Answer(title, tuple(shown))


def _leads_to(after: AnyMatch, move: Any, eyes: Seat | None, before: Any) -> Iterator[Cited]:
    """Once a move is made: how often each seat wins, and what can be reckoned of hidden things."""
    if after.outcome is not None or after.game.discloses(before, move):
        return
    wins = chances_to_win(after, eyes, games=min(MOST_GAMES, after.game.playouts))
    yield headed(wins.title)
    yield from wins.lines


def _of_chance(game: Rules, state: Any, move: Any, eyes: Seat | None, ahead: int = 1) -> Fraction | None:
    """How likely chance does this next, or after one deed more, for all that the eyes know; None when it cannot."""
    known = dict(game.chances_known(state, eyes))
    if move in known or not ahead:
        return known.get(move)
    later = {
        first: _of_chance(
            game, game.apply_unchecked(_world_for(game, state, first, eyes), first)[0], move, eyes, ahead - 1
        )
        for first in known
    }
    found = [known[first] * share for first, share in later.items() if share is not None]
    return sum(found, Fraction(0)) if found else None


def _assumed(after: AnyMatch) -> Iterable[str]:
    """Who may still decide something after an action, before chance settles what it leads to."""
    game = after.game
    found: dict[Seat, None] = {}
    met, states = {after.state}, [after.state]
    while states and len(met) < MOST_ASSUMED:
        state = states.pop(0)
        for seat in game.to_act(state):
            legal = game.legal_actions(state, seat)
            if seat == CHANCE:
                continue
            if len(legal) > 1:
                found[seat] = None
            for each in {type(action): action for action in legal}.values():
                following, _events = game.apply_unchecked(state, each)
                if following not in met and CHANCE not in game.to_act(following):
                    met.add(following)
                    states.append(following)
    if found:
        names = listing(game.seat_name(seat, after.options) for seat in found)
        yield say(
            "As things stand: until it is settled, {seats} may still decide what changes it.",
            "Dans l'état actuel : d'ici au dénouement, {seats} peut encore prendre une décision qui y change "
            "quelque chose.",
        ).format(seats=names)


_Layer = dict[Any, tuple[Any, dict[frozenset[str], Fraction]]]
"""By what the eyes see: a state that looks so, and how likely it is with each set of things that chance has shown."""


def _in_a_row(game: Rules, state: Any, eyes: Seat | None) -> tuple[dict[str, Fraction], bool]:
    """How likely each thing comes that chance shows to the eyes before somebody acts again; and whether that is all.

    Exact: what the eyes see is followed case by case, what they do not see changes nothing for them.
    """
    layer: _Layer = {game.observe(state, eyes): (state, {frozenset(): Fraction(1)})}
    found: dict[str, Fraction] = {}
    met: dict[str, None] = {}  # in the order in which they are met, which no set keeps
    while layer:
        known = {view: game.chances_known(here, eyes) for view, (here, _shown) in layer.items()}
        if sum(len(known[view]) * len(shown) for view, (_here, shown) in layer.items()) > MOST_CHANCES:
            break
        following: _Layer = {}
        for view, (here, shown) in layer.items():
            for action, share in known[view]:
                after, events = game.apply_unchecked(_world_for(game, here, action, eyes), action)
                sees = all(event.seen_by(eyes) == event for event in events)
                aspects = tuple(game.aspects(action)) if sees else ()
                met.update(dict.fromkeys(aspects))
                told = frozenset(aspects)
                goes_on = game.to_act(after) == (CHANCE,) and not game.clocked(after)
                into = following.setdefault(game.observe(after, eyes), (after, {}))[1] if goes_on else None
                for before, part in shown.items():
                    if into is not None:
                        into[before | told] = into.get(before | told, Fraction(0)) + part * share
                        continue
                    for aspect in before | told:
                        found[aspect] = found.get(aspect, Fraction(0)) + part * share
        layer = following
    for _here, shown in layer.values():
        for before, part in shown.items():
            for aspect in before:
                found[aspect] = found.get(aspect, Fraction(0)) + part
    return {aspect: found[aspect] for aspect in met if aspect in found}, not layer


def _world_for(game: Rules, state: Any, action: Any, eyes: Seat | None) -> Any:
    """A state like this one, for all that the eyes know, in which chance may do that."""
    if eyes is None or action in game.legal_actions(state, CHANCE):
        return state
    rng = Random(game.format(action))
    while True:
        world = game.sample_hidden(state, eyes, rng)
        if action in game.legal_actions(world, CHANCE):
            return world


def _shares(shares: Mapping[str, Fraction]) -> list[Cited]:
    """Chances as lines, the largest first."""
    ordered = sorted(shares.items(), key=lambda item: -item[1])
    return [Cited(labelled(words, reckoning.share(share))) for words, share in ordered]


def chances_to_win(match: AnyMatch, eyes: Seat | None, *, games: int = 0, seed: int = 0, clause: str = "") -> Answer:
    """How often each seat wins (and a clause fires) when this position is played on at random; with its error.

    `games` are played, 0 for as many as the game says. What the eyes cannot know is dealt afresh for each.
    """
    game, rng = match.game, Random(seed)
    games = games or game.playouts
    if clause:
        clause = game.rulebook[clause].id
        if told := tuple(_never_happens(match, clause, eyes)):
            return Answer(f"{clause} {game.rulebook[clause].title}", told)
    seats = range(match.options.players)
    wins: dict[Seat | None, int] = dict.fromkeys([*map(Seat, seats), None], 0)
    fired = 0
    for _game in range(games):
        state = match.state if eyes is None else game.sample_hidden(match.state, eyes, rng)
        clauses: set[str] = set()
        while acting := game.to_act(state):
            state, events = game.apply_unchecked(state, rng.choice(game.legal_actions(state, rng.choice(acting))))
            if clause:
                clauses |= game.cited(events, game.outcome(state))
        fired += clause in clauses
        outcome = game.outcome(state)
        assert outcome is not None
        for seat in outcome.winners or (None,):
            wins[seat] += 1
    names = {
        seat: game.seat_name(seat, match.options) if seat is not None else say("a draw", "partie nulle")
        for seat in wins
    }
    shares = [(names[seat], count) for seat, count in wins.items() if count]
    if clause:
        title = say(
            "“{clause}” happens before the end, when everybody plays at random:",
            "« {clause} » arrive avant la fin, quand tout le monde joue au hasard :",
        ).format(clause=game.rulebook[clause].title)
        shares = [(clause, fired)]
        if not fired:
            return Answer(title, tuple(_never_met(match, clause, eyes, games)))
    else:
        title = say(
            "Who wins from here, when everybody plays at random?",
            "Qui gagne à partir d'ici, quand tout le monde joue au hasard ?",
        )
    lines = [labelled(name, _about(count, games)) for name, count in shares]
    note = say(
        "Counted in {n} simulated games; it may be off by what stands behind ±.",
        "Compté sur {n} parties simulées ; la marge d'erreur suit le signe ±.",
    ).format(n=games)
    reckoned = () if clause else starmap(Cited, game.prospects(game.observe(match.state, eyes)))
    return Answer(title, (*map(Cited, lines), Cited(note), *reckoned), None)


def _never_happens(match: AnyMatch, clause: str, eyes: Seat | None) -> Iterable[Cited]:
    """That a rule is never what happens, and why: it is a definition, or it only forbids."""
    game = match.game
    definition = getattr(game.rulebook[clause], "definition", None)
    if definition is not None:
        yield Cited(say("Nothing ever happens by this rule.", "Rien n'arrive jamais par cette règle."), clause)
        yield Cited(str(definition))
        return
    state, seats = match.state, game.to_act(match.state) if eyes is None else (eyes,)
    tried = [
        action
        for seat in seats
        for action in (*game.pseudo_legal_actions(state, seat), *game.never_legal_actions(state, seat))
    ]
    refused = sum(any(reason.clause == clause for reason in game.refusals(state, action)) for action in tried)
    known = atlas(game.slug)
    if not known.acts(clause) and (refused or known.shows(clause)):
        yield Cited(
            say("It forbids: what it forbids never happens.", "Elle interdit : ce qu'elle interdit n'arrive jamais."),
            clause,
        )
        told = say(
            "Of {n} things that may be tried here, it refuses {refused}.",
            "De {n} choses que l'on peut essayer ici, elle en refuse {refused}.",
        )
        yield Cited(told.format(n=number(len(tried)), refused=number(refused)))


def _never_met(match: AnyMatch, clause: str, eyes: Seat | None, games: int) -> Iterable[Cited]:
    """What is told of a clause that did not show in any game: whether it can, and how soon."""
    counted = say(
        "Counted in {n} simulated games; it may be off by what stands behind ±.",
        "Compté sur {n} parties simulées ; la marge d'erreur suit le signe ±.",
    ).format(n=games)
    moments = way(match.game, _guessed(match, eyes).state, Query(frozenset([clause]), eyes=eyes)).moments
    if not moments or moments[-1].reasons:
        yield from (Cited(labelled(clause, _about(0, games))), Cited(counted), *_elsewhere(match.game, clause))
        return
    yield Cited(
        labelled(
            clause,
            say("less than {share}, but not never", "moins de {share}, mais pas jamais").format(
                share=percent(2 / games)
            ),
        )
    )
    n = len(moments)
    told = plural(
        n,
        ("In none of {games} games, yet {n} action shows it.", "In none of {games} games, yet {n} actions show it."),
        (
            "Dans aucune des {games} parties, mais {n} action la montre.",
            "Dans aucune des {games} parties, mais {n} actions la montrent.",
        ),
    )
    yield Cited(told.format(games=games, n=n))


def _about(count: int, games: int) -> str:
    share = count / games
    error = 2 * (max(share * (1 - share), 1 / games) / games) ** 0.5
    return f"{percent(share)} ± {percent(error)}"


# --- how soon --------------------------------------------------------------------------------------------------------


def shortest_from(match: AnyMatch, clause: str, eyes: Seat | None) -> Answer:
    """The shortest play from here in which a clause is cited, move by move, or an action that it forbids.

    What the eyes do not know is dealt afresh first: the answer is one that could be, and gives nothing away.
    """
    game = match.game
    card = game.rulebook[clause]
    title, guess = f"{card.id} {card.title}", _guessed(match, eyes)
    if isinstance(card, Ruling):
        return Answer(title, tuple(taught(game, card.id)))
    found = way(game, guess.state, Query(frozenset([card.id]), eyes=eyes))
    if not found.moments:
        told = _not_here(found.tried, everything=found.everything)
        return Answer(title, (Cited(told), *_elsewhere(game, card.id)), positions.seen(match, eyes))
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


def _guessed(match: AnyMatch, eyes: Seat | None) -> AnyMatch:
    """A line of play that could stand here for all that the eyes know."""
    if eyes is None:
        return match
    guess = match.game.sample_hidden(match.state, eyes, Random(match.seed))
    return Match(match.game, start=guess, seed=match.seed, deal=False)


def case_about(game: Rules, clause: str) -> str | None:
    """The named position that is there to show a clause: where it decides before others; None when there is none."""
    found = {name: case.why.index(clause) for name, case in cases(game.slug).items() if clause in case.why}
    return min(found, key=found.__getitem__, default=None)


def _elsewhere(game: Rules, clause: str) -> Iterable[Cited]:
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
