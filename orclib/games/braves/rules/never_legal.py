"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Seat
from orclib.games.braves import actions as act
from orclib.games.braves.actions import Trick
from orclib.games.braves.rules.scoring import over_limit
from orclib.games.braves.state import RECRUITING, WAR, Phase, State

_ABOUT_PILES = (Trick.DEAL_TO, Trick.UNDER, Trick.TAKE_BACK, Trick.PEEK)


def tricks(state: State, seat: Seat) -> Iterator[act.Try]:
    """The attempts that can be pointed at on the picture: stopping the deal, looking through piles, at hands."""
    if state.phase in RECRUITING:
        yield act.Try(seat, Trick.HALT)
        yield from (act.Try(seat, Trick.PEEK, pile) for pile in range(1, state.options.piles + 1))
    yield from (act.Try(seat, Trick.LOOK, player) for player in state.options.seats if player != seat)


def trick_refusals(state: State, action: act.Try) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    trick, place = action.trick, action.place
    before: tuple[Reason, ...] = ()
    if not 0 <= action.seat < state.options.players:
        before = (Reason("BRV-1.1", "no-such-seat", (), {"players": state.options.players}),)
    elif state.phase is Phase.OVER:
        before = (Reason("BRV-21.3", "over"),)
    if trick is Trick.END and state.phase is Phase.OVER:
        return before
    if trick is Trick.END and state.phase is not Phase.SORCERER:
        ended = state.phase is Phase.ROUND_END
        first = Reason("BRV-20.1", "over-by-itself") if ended else Reason("BRV-21.1", "round-first")
        facts = {"best": max(state.scores), "limit": state.options.limit}
        past = () if over_limit(state) else (Reason("BRV-21.3", "nobody-past", (), facts),)
        return (*before, first, *past)
    here: tuple[str, ...] = ()
    if trick in _ABOUT_PILES and 1 <= place <= state.options.piles and state.phase in RECRUITING:
        here = (act.pile_target(place),)
    if trick is Trick.LOOK:
        return (*before, *_look(state, action.seat, place))
    return (*before, *(Reason(clause, code, here or _evidence(state, trick)) for clause, code in _AGAINST[trick]))


def _evidence(state: State, trick: Trick) -> tuple[str, ...]:
    if trick is Trick.HALT and state.phase in RECRUITING:
        return (act.DECK,)
    if trick is Trick.OTHER_CHAMPION and state.champion is not None:
        return (act.seat_target(state.champion),)
    if trick in (Trick.HIDE_SPY, Trick.ASK_VAGUELY, Trick.ASK_AGAIN) and state.active is not None:
        return (act.seat_target(state.active),)
    return ()


def _look(state: State, seat: Seat, player: int) -> list[Reason]:
    if not 0 <= player < state.options.players:
        return [Reason("BRV-1.1", "no-such-seat", (), {"players": state.options.players})]
    here, facts = (act.seat_target(Seat(player)),), {"seat": Seat(player)}
    if player == seat:
        return [Reason("BRV-22.5", "own-hand", here)]
    if player == state.sorcerer and state.phase is not Phase.SORCERER:
        return [Reason("BRV-3.2", "no-hand-at-all", here, facts)]
    if state.phase is Phase.SPY or state.phase in WAR:
        if seat == state.sorcerer:
            return [Reason("BRV-22.4", "seen-already", here, facts)]
        return [Reason("BRV-22.5", "secret-hand", here, facts), Reason("BRV-11.15", "backs-only", here, facts)]
    return [Reason("BRV-10.14", "no-hand-yet", here, facts)]


_AGAINST: dict[Trick, tuple[tuple[str, str], ...]] = {
    Trick.HALT: (("BRV-5.5", "no-halt"),),
    Trick.DEAL_TO: (("BRV-5.2", "in-order"), ("BRV-5.5", "no-reorder")),
    Trick.UNDER: (("BRV-6.3", "on-top"), ("BRV-7.3", "on-top")),
    Trick.TAKE_BACK: (("BRV-6.6", "stays"), ("BRV-7.7", "stays")),
    Trick.PEEK: (("BRV-22.1", "no-looking"),),
    Trick.KEEP_SHIELD: (("BRV-8.3", "must-play"),),
    Trick.OTHER_CHAMPION: (("BRV-9.3", "for-the-round"), ("BRV-9.2", "just-one")),
    Trick.NO_CHAMPION: (("BRV-9.2", "must-name"),),
    Trick.HIDE_SPY: (("BRV-11.2", "must-reveal"),),
    Trick.ASK_VAGUELY: (("BRV-11.4", "one-design"),),
    Trick.ASK_AGAIN: (("BRV-11.7", "no-second"), ("BRV-11.3", "one-card")),
    Trick.REFUSE: (("BRV-11.6", "must-give"),),
    Trick.KEEP_GIANTS: (("BRV-12.1", "all-giants"), ("BRV-12.2", "compulsory")),
    Trick.HOLD_BACK: (("BRV-14.2", "all-cards"),),
    Trick.TAKE_HOME: (("BRV-15.7", "final"),),
    Trick.CARRY: (("BRV-18.6", "goblins-only"),),
    Trick.END: (("BRV-21.1", "round-first"),),
}
