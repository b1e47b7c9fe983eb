"""Answers that are counted: how likely something is, and what can come of a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from orclib.engine import CHANCE, Seat
from orclib.engine.bot import Bot
from orclib.engine.game import AnyGame
from orclib.errors import UsageError, shortened
from orclib.language import labelled, listing, number, percent, say
from orclib.probe.conditions import condition, grammar_of
from orclib.probe.odds import SECONDS, EachMove, Odds, Question, shares
from orclib.probe.results import SENSIBLE, Counted, Policy, Result, TooManyError, count, ends
from orclib.probe.solve import Solution, Unsolved, solve
from orclib.scene import marked, positions
from orclib.scene.answer import Answer, Cited
from orclib.scene.positions import AnyMatch

NOW: Final = "now"
MOST_PARTS: Final = 10_000
"""A fraction with a larger denominator is told as a share only; the answer's `chance` is exact."""
MOST_TOLD: Final = 12
"""So many results are told, or things by which they are told apart."""
LEAST: Final = 0.001
"""No margin is told as less than this, or what never came would be told as impossible."""

AnyPolicy = str | Bot | Mapping[int, str | Bot]


class Likely(Answer, frozen=True):
    """How likely something is."""

    chance: Fraction = Fraction(0)
    margin: float = 0.0
    """How far off it may be, at two standard errors; 0 where it is exact."""
    results: tuple[Result, ...] = ()
    """Every different result, where all were counted."""


def share(chance: Fraction) -> str:
    """A chance in words: a fraction that says something, and a percentage."""
    told = f"{chance.numerator}/{chance.denominator} = " if chance.denominator <= MOST_PARTS else ""
    return f"{told}{percent(float(chance))}"


def each_share(chances: Mapping[str, Fraction]) -> list[Cited]:
    """Chances as lines, the largest first."""
    ordered = sorted(chances.items(), key=lambda item: -item[1])
    return [Cited(labelled(words, share(chance))) for words, chance in ordered]


def when(game: AnyGame, until: str) -> str:
    """The end of a stretch of play, in words."""
    usual = {
        NOW: ("now", "maintenant"),
        "move": ("after the next move", "après le prochain coup"),
        "end": ("at the end of the game", "à la fin de la partie"),
    }
    return say(*(usual.get(until) or game.spans[until].when))


def ways(actions: Iterable[Any]) -> tuple[str, ...]:
    """The targets to point at, one after the other, to do some actions."""
    return tuple(dict.fromkeys(target for action in actions for path in action.paths[:1] for target in path))


def question(match: AnyMatch, wanted: object, eyes: Seat | None, until: str, policy: AnyPolicy = SENSIBLE) -> Question:
    """What is asked, ready to be counted. Raises UsageError, NotationError."""
    game, state = match.game, match.state
    end = None if until == NOW else ends(game, until)
    return Question(game, state, eyes, condition(game, wanted, state), end, Policy(game, policy))


def after_each(
    match: AnyMatch,
    wanted: object,
    eyes: Seat | None,
    until: str,
    policy: AnyPolicy = SENSIBLE,
    moves: Sequence[str] | bool = True,
) -> EachMove:
    """The same after each of some moves of whoever is to decide: those typed, or all.

    Raises IllegalAction for a move that is forbidden, UsageError where the eyes have nothing to decide, and as above.
    """
    game, state = match.game, match.state
    deciding = [seat for seat in game.to_act(state) if seat != CHANCE and eyes in (None, seat)]
    if not deciding:
        if eyes is None:
            raise UsageError(say("Nobody has a move to choose now.", "Personne n'a de coup à choisir maintenant."))
        told = say("{seat} has no move to choose now.", "{seat} n'a pas de coup à choisir maintenant.")
        raise UsageError(told.format(seat=game.seat_name(eyes, match.options)))
    if isinstance(moves, bool):
        chosen = [action for seat in deciding for action in game.legal_actions(state, seat)]
    else:
        chosen = [match.read(move, deciding[0]) for move in moves]
        for action in chosen:
            game.ensure_legal(state, action)
    asked = question(match, wanted, eyes, until, policy)
    return EachMove({move: asked.after(move) for move in chosen})


def likely(match: AnyMatch, asked: Question, until: str, games: int | None = None, seconds: float = SECONDS) -> Likely:
    """How likely what is asked is, for all that the eyes know: exact where it can be counted, else with its margin."""
    game, found = match.game, asked.answer(games, seconds)
    title = say("{what}, {when}: how likely?", "{what}, {when} : avec quelle chance ?").format(
        what=asked.wanted.words, when=when(game, until)
    )
    lines = list(map(Cited, _told(asked, found, match.options)))
    counted = found.counted
    if counted is not None:
        lines += _table(game, counted)
    results = () if counted is None else counted.results
    scene = positions.seen(match, asked.eyes)
    return Likely(title, tuple(lines), scene, chance=found.chance, margin=found.margin, results=results)


def likely_after(match: AnyMatch, asked: EachMove, until: str, games: int | None, seconds: float) -> Likely:
    """How likely the same is after each move, the best first; `chance` and `margin` are those of the best."""
    game, found = match.game, asked.answer(games, seconds)
    one = next(iter(asked.questions.values()))
    title = say(
        "{what}, {when}: how likely after each move?", "{what}, {when} : avec quelle chance après chaque coup ?"
    )
    ordered = sorted(found.items(), key=lambda item: -item[1].chance)
    best = ordered[0]
    lines = [Cited(labelled(game.format(move), _amount(odds))) for move, odds in ordered[:MOST_TOLD]]
    lines += _more(ordered[MOST_TOLD:])
    near = sum(float(best[1].chance - odds.chance) <= best[1].margin + odds.margin for _move, odds in ordered)
    if best[1].games and near > 1:
        told = say(
            "{n} moves are too near each other to say which is best.",
            "{n} coups sont trop proches pour dire lequel est le meilleur.",
        )
        lines.append(Cited(told.format(n=number(near))))
    lines += map(Cited, _how(one, best[1], match.options))
    scene = positions.seen(match, one.eyes)
    scene = marked(scene, legal=positions.present(scene, ways([best[0]])))
    title = title.format(what=one.wanted.words, when=when(game, until))
    return Likely(title, tuple(lines), scene, chance=best[1].chance, margin=best[1].margin)


def _amount(found: Odds) -> str:
    """How likely: exactly, or with its margin."""
    if not found.games:
        return share(found.chance)
    return f"{percent(float(found.chance))} ± {percent(max(found.margin, LEAST))}"


def _told(asked: Question, found: Odds, options: Any) -> Iterator[str]:
    yield _amount(found)
    yield from _how(asked, found, options)


def _how(asked: Question, found: Odds, options: Any) -> Iterator[str]:
    """How it was found out, and who decides in between."""
    if found.games:
        yield say(
            "Too much to count: simulated in {n} games. Ask again and it goes on, with a smaller margin.",
            "Trop à compter : simulé en {n} parties. Demandez à nouveau : il continue, avec une marge plus petite.",
        ).format(n=number(found.games))
    else:
        if found.deals > 1:
            yield say(
                "Exact: the average over all {n} deals that these eyes cannot tell apart.",
                "Exact : la moyenne sur les {n} distributions que ces yeux ne peuvent pas distinguer.",
            ).format(n=number(found.deals))
        if found.counted is not None:
            yield say(
                "Exact: all of chance was counted, over {n} positions.",
                "Exact : tous les hasards ont été comptés, sur {n} positions.",
            ).format(n=number(found.counted.positions))
    if told := asked.policy.named(options):
        yield told


def _table(game: AnyGame, counted: Counted) -> Iterator[Cited]:
    """What the results are told apart by, with how likely each is."""
    written = [(grammar_of(game).written(part), chance) for part, chance in shares(game, counted)]
    told = [(text, chance) for text, chance in written if text]
    for text, chance in told[:MOST_TOLD]:
        yield Cited(labelled(text, share(chance)))
    yield from _more(told[MOST_TOLD:])


def _more(left: Iterable[object]) -> Iterator[Cited]:
    if n := len(list(left)):
        yield Cited(say("… and {n} more.", "… et {n} de plus.").format(n=number(n)))


def outcomes(game: AnyGame, state: Any, until: str, policy: AnyPolicy | None, most: int) -> Likely:
    """Every different result of a stretch of play, each with its exact chance; see `Api.results`.

    Raises UsageError where there are too many.
    """
    end, decide = ends(game, until), None if policy is None else Policy(game, policy)
    try:
        counted = count(game, {game.forget(state): Fraction(1)}, end, decide, most)
    except TooManyError:
        told = say(
            "There is more than {n} to count {when}: choose a shorter stretch, or let somebody decide (policy=).",
            "Il y a plus de {n} à compter {when} : choisissez une étape plus courte, ou laissez quelqu'un décider "
            "(policy=).",
        )
        raise UsageError(told.format(n=number(most), when=when(game, until))) from None
    title = say("{n} different results, {when}", "Résultats différents, {when} : {n}")
    title = title.format(n=number(len(counted.results)), when=when(game, until))
    lines = [
        Cited(say("Counted over {n} positions.", "Comptés sur {n} positions.").format(n=number(counted.positions)))
    ]
    if any(result.choices for result in counted.results):
        for result in counted.results[:MOST_TOLD]:
            moves = "; ".join(map(game.format, result.choices)) or say("nobody decides", "personne ne décide")
            lines.append(Cited(labelled(moves, share(result.chance))))
        lines += _more(counted.results[MOST_TOLD:])
        lines.append(
            Cited(
                say(
                    "Every choice is kept apart: each chance holds where these choices are made.",
                    "Chaque choix est compté à part : chaque chance vaut si l'on fait ces choix.",
                )
            )
        )
    else:
        lines += _table(game, counted)
        lines += [Cited(told) for told in [decide.named(state.options) if decide else ""] if told]
    return Likely(title, tuple(lines), game.picture(game.observe(state, None)), results=counted.results)


# --- who wins --------------------------------------------------------------------------------------------------------


class Solved(Answer, frozen=True):
    """What a small ending is worth; `solution` is None where it was not solved."""

    solution: Solution | None = None


_UNSOLVED: Final = {
    Unsolved.BUDGET: (
        "It takes more than {n} positions. With a larger budget= it goes further.",
        "Il faut plus de {n} positions. Avec un budget= plus grand, on va plus loin.",
    ),
    Unsolved.RETURNS: (
        "Play may come back to where it was, so there is no end to count from.",
        "La partie peut revenir où elle était : il n'y a pas de fin d'où compter.",
    ),
    Unsolved.CLOCK: (
        "A clock runs here: who acts first is nobody's choice.",
        "Une horloge tourne ici : personne ne choisit qui joue le premier.",
    ),
}


def solved(match: AnyMatch, eyes: Seat | None, budget: int) -> Solved:
    """Who wins, the best move and what every move is worth, for all that the eyes know; or that it was not solved.

    Raises UsageError for a budget that is no number of positions.
    """
    game, scene = match.game, positions.seen(match, eyes)
    if not isinstance(budget, int) or budget < 1:
        told = say(
            "A budget is a number of positions, not {given}.", "Un budget est un nombre de positions, et non {given}."
        )
        raise UsageError(told.format(given=shortened(budget)))
    found = solve(game, match.state, eyes, budget)
    if isinstance(found, Unsolved):
        told = say(*_UNSOLVED[found]).format(n=number(budget))
        return Solved(say("Not solved.", "Pas résolu."), (Cited(told),), scene)
    lines = []
    for side in game.sides(match.options):
        names = listing(game.seat_name(seat, match.options) for seat in side)
        whole = sum((found.values[seat] for seat in side), Fraction(0))
        lines.append(Cited(labelled(names, share(whole))))
    if len({values[move.seat] for move, values in found.moves.items()}) > 1:
        lines.append(Cited(say("Best: {move}.", "Le meilleur : {move}.").format(move=game.sentence(found.best))))
        scene = marked(scene, legal=positions.present(scene, ways([found.best])))
    elif found.moves:
        lines.append(Cited(say("Every move is worth the same.", "Tous les coups se valent.")))
    ordered = sorted(found.moves.items(), key=lambda item: -item[1][item[0].seat])
    lines += [Cited(labelled(game.format(move), share(values[move.seat]))) for move, values in ordered[:MOST_TOLD]]
    lines += [*_more(ordered[MOST_TOLD:]), *map(Cited, _assumed(match, found))]
    return Solved(
        say("Who wins, when all play best?", "Qui gagne, si tous jouent au mieux ?"), tuple(lines), scene, found
    )


def _assumed(match: AnyMatch, found: Solution) -> Iterator[str]:
    """What the values hold for."""
    yield say(
        "Solved exactly over {n} positions, with open cards; of chance the average.",
        "Résolu exactement sur {n} positions, cartes ouvertes ; du hasard, la moyenne.",
    ).format(n=number(found.positions))
    if found.deals > 1:
        yield say(
            "The average over all {n} deals that these eyes cannot tell apart, each played as if its cards were open: "
            "nothing is claimed about how to play without knowing them.",
            "La moyenne sur les {n} distributions que ces yeux ne peuvent pas distinguer, chacune jouée cartes "
            "ouvertes : rien n'est affirmé sur la façon de jouer sans les connaître.",
        ).format(n=number(found.deals))
    if match.options.players > 2:
        yield say(
            "Each player is taken to play for the largest share of the win, and for nothing else; of equal moves the "
            "first listed.",
            "Chacun est supposé jouer pour la plus grande part de la victoire, et pour rien d'autre ; à égalité, le "
            "premier coup de la liste.",
        )
    else:
        yield say(
            "A draw, or a win that both share, counts one half.",
            "Une partie nulle, ou une victoire partagée, compte pour moitié.",
        )
