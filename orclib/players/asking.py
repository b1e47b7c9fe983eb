"""Asking a bot, and judging its answer: a bot is somebody else's code, and may do anything."""

from __future__ import annotations

import reprlib
import traceback
from random import Random
from typing import Any

import msgspec

from orclib.engine import Action, BotError, Seat
from orclib.language import _
from orclib.players import Advice, AnyGame, Bot

MOST = 300
"""So many letters of what a bot said in error are told."""


def ask(game: AnyGame, bot: Bot, state: Any, seat: Seat, rng: Random) -> Advice:
    """What a bot does in a state, by what its seat may know.

    Raises BotError where it fails, answers something else than the rules allow its seat, or waits without a clock.
    """
    legal, view = game.legal_actions(state, seat), game.observe(state, seat)
    try:
        advice: Any = bot.choose(game, view, legal, rng)
    except (Exception, SystemExit) as error:  # only a person may interrupt or quit
        raise _failed(game, bot, state, seat, error) from error
    if not isinstance(advice, Advice):
        told = _("It answered {answer}, which is no Advice(action, why).")
        raise _at_fault(game, bot, state, seat, told.format(answer=_shown(advice)))
    if advice.action is None:
        if not game.clocked(state):
            raise _at_fault(game, bot, state, seat, _("It waits, but no clock runs: it has to act."))
    elif not isinstance(advice.action, Action) or advice.action not in legal:
        raise _refused(game, bot, state, seat, advice.action)
    return advice


def name_of(bot: Bot) -> str:
    """What a bot calls itself, and what its class is called."""
    own, kind = getattr(bot, "name", ""), type(bot).__name__
    return f"{own} ({kind})" if isinstance(own, str) and own not in ("", kind) else kind


def _refused(game: AnyGame, bot: Bot, state: Any, seat: Seat, answer: Any) -> BotError:
    """The error of a bot whose answer is none of the actions that it was given."""
    action = _read(game, answer)
    if action is None:
        told = _("It answered {answer}, which is none of the actions that it was given.")
        return _at_fault(game, bot, state, seat, told.format(answer=_shown(answer)))
    typed = game.format(action)
    if action.seat != seat:
        told = _("It tried to act for another seat: {move}.")
        return _at_fault(game, bot, state, seat, told.format(move=typed))
    reasons = game.refusals(state, action)
    told = _("It tried {move}, which is not allowed:").format(move=typed)
    lines = (f"- {game.sentence(reason)} ({reason.clause})" for reason in reasons)
    return BotError(seat, _lead(game, bot, state, seat), "\n".join([told, *lines]), reasons)


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
    told = _("{error} (line {line}, in {function})")
    cut = what if len(what) <= MOST else f"{what[:MOST]} \N{HORIZONTAL ELLIPSIS}"
    return _at_fault(game, bot, state, seat, told.format(error=cut, line=last.lineno, function=last.name))


def _shown(answer: object) -> str:
    short = reprlib.Repr()
    short.maxstring = short.maxother = MOST
    return short.repr(answer)


def _at_fault(game: AnyGame, bot: Bot, state: Any, seat: Seat, detail: str) -> BotError:
    return BotError(seat, _lead(game, bot, state, seat), detail)


def _lead(game: AnyGame, bot: Bot, state: Any, seat: Seat) -> str:
    told = _("The bot {bot}, which plays {seat}, made an error.")
    return told.format(bot=name_of(bot), seat=game.seat_name(seat, state.options))


__all__ = ["ask", "name_of"]
