"""Asking a bot, and judging its answer: a bot is somebody else's code, and may do anything."""

from __future__ import annotations

import reprlib
import traceback
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec

from orclib.engine import Action, Match, Reason, Seat
from orclib.engine.bot import Advice, Bot
from orclib.engine.game import AnyGame
from orclib.errors import BotError, UsageError
from orclib.language import say

MOST = 300
"""So many letters of what a bot said in error are told."""


def bot_called(game: AnyGame, name: str, *others: str) -> Bot:
    """A bot of a game by its name; `others` are names that may be given as well. Raises UsageError."""
    known = game.bots()
    if name not in known:
        raise UsageError.unknown(say("bot", "aucun robot"), name, [*known, *others])
    return known[name]


def ask(game: AnyGame, bot: Bot, state: Any, seat: Seat, rng: Random, among: Collection[Any] = ()) -> Advice:
    """What a bot does in a state, by what its seat may know; among a few actions, where some of them are legal.

    Raises BotError where it fails, answers something else than the rules allow its seat, or waits without a clock.
    """
    legal, view = game.legal_actions(state, seat), game.observe(state, seat)
    legal = tuple(action for action in legal if action in among) or legal
    try:
        advice: Any = bot.choose(game, view, legal, rng)
    except KeyboardInterrupt:  # that was a person
        raise
    except BaseException as error:
        raise _failed(game, bot, state, seat, error) from error
    if not isinstance(advice, Advice):
        what = _shown(advice)

        def no_advice() -> str:
            return say(
                "It answered {answer}, which is no Advice(action, why).",
                "Il a répondu {answer}, ce qui n'est pas un Advice(action, why).",
            ).format(answer=what)

        raise _at_fault(game, bot, state, seat, no_advice)
    if advice.action is None:
        if not game.clocked(state):
            raise _at_fault(
                game,
                bot,
                state,
                seat,
                lambda: say(
                    "It waits, but no clock runs: it has to act.",
                    "Il attend, alors qu'aucune horloge ne tourne : il doit jouer.",
                ),
            )
    elif not isinstance(advice.action, Action) or advice.action not in legal:
        raise _refused(game, bot, state, seat, advice.action)
    return advice


def advised(match: Match[Any, Any, Any, Any], seat: Seat, bot: Bot, among: Collection[Any] = ()) -> Advice:
    """What a bot does at a seat of a line of play, the same each time; among a few actions. Raises BotError."""
    return ask(match.game, bot, match.state, seat, Random(f"{match.seed}/{len(match.plies)}/{seat}"), among)


def name_of(bot: Bot) -> str:
    """What a bot calls itself, and what its class is called."""
    own, kind = getattr(bot, "name", ""), type(bot).__name__
    return f"{own} ({kind})" if isinstance(own, str) and own not in ("", kind) else kind


def _refused(game: AnyGame, bot: Bot, state: Any, seat: Seat, answer: Any) -> BotError:
    """The error of a bot whose answer is none of the actions that it was given."""
    action, what = _read(game, answer), _shown(answer)
    typed = "" if action is None else game.format(action)
    reasons = () if action is None or action.seat != seat else game.refusals(state, action)

    def told() -> str:
        if action is None:
            return say(
                "It answered {answer}, which is none of the actions that it was given.",
                "Il a répondu {answer}, ce qui n'est aucune des actions proposées.",
            ).format(answer=what)
        if action.seat != seat:
            return say(
                "It tried to act for another seat: {move}.", "Il a voulu jouer à la place d'un autre : {move}."
            ).format(move=typed)
        lines = (f"- {game.sentence(reason)} ({reason.clause})" for reason in reasons)
        return "\n".join(
            [
                say(
                    "It tried {move}, which is not allowed:", "Il a voulu jouer {move}, ce qui n'est pas permis :"
                ).format(move=typed),
                *lines,
            ]
        )

    return _at_fault(game, bot, state, seat, told, reasons)


def _read(game: AnyGame, answer: Any) -> Any:
    """The answer as an action of the game, each field of its type; None when it is none."""
    if not isinstance(answer, Action):
        return None
    try:
        (action,) = game.decode_actions(msgspec.json.encode([answer]))
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return None
    return action


def _failed(game: AnyGame, bot: Bot, state: Any, seat: Seat, error: BaseException) -> BotError:
    what = "".join(traceback.TracebackException.from_exception(error).format_exception_only()).strip()
    last = traceback.extract_tb(error.__traceback__)[-1]
    cut = what if len(what) <= MOST else f"{what[:MOST]} \N{HORIZONTAL ELLIPSIS}"
    facts = {"error": cut, "line": last.lineno, "function": last.name}
    return _at_fault(
        game,
        bot,
        state,
        seat,
        lambda: say("{error} (line {line}, in {function})", "{error} (ligne {line}, dans {function})").format(**facts),
    )


def _shown(answer: object) -> str:
    short = reprlib.Repr()
    short.maxstring = short.maxother = MOST
    return short.repr(answer)


def _at_fault(
    game: AnyGame, bot: Bot, state: Any, seat: Seat, detail: Callable[[], str], reasons: tuple[Reason, ...] = ()
) -> BotError:
    name = name_of(bot)

    def lead() -> str:
        told = say(
            "The bot {bot}, which plays {seat}, made an error.", "Le robot {bot}, qui joue {seat}, a commis une erreur."
        )
        return told.format(bot=name, seat=game.seat_name(seat, state.options))

    return BotError(seat, lead, detail, reasons)


__all__ = ["ask", "name_of"]
