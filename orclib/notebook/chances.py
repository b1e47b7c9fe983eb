"""How likely: what chance makes of a move or does itself, who wins from here, how often a rule fires.

What is typed as a condition is counted in `reckoning`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import starmap
from random import Random
from typing import Any

from orclib.engine import CHANCE, Seat
from orclib.errors import IllegalAction
from orclib.language import labelled, listing, number, percent, plural, say
from orclib.notebook import reckoning
from orclib.notebook.explain import Rules, against, elsewhere, guessed
from orclib.probe.atlas import atlas
from orclib.probe.find import way
from orclib.probe.moment import Query
from orclib.scene.answer import Answer, Cited, headed
from orclib.scene.positions import AnyMatch

MOST_CHANCES = 5_000
"""More things that chance may do in a row are not followed."""
MOST_GAMES = 100
"""So many games tell what a move leads to."""
MOST_ASSUMED = 200
"""So many states are looked at for who may still decide something."""


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
        own = reckoning.each_share({game.sentence(move): share or Fraction(0)})
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
    shown = [*own, *reckoning.each_share(shares)]
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
    moments = way(match.game, guessed(match, eyes).state, Query(frozenset([clause]), eyes=eyes)).moments
    if not moments or moments[-1].reasons:
        yield from (Cited(labelled(clause, _about(0, games))), Cited(counted), *elsewhere(match.game, clause))
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
