"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import grounds
from orclib.games.armadora.components import GOLD_SQUARES, LINES, SQUARES, Line, Side, Square
from orclib.games.armadora.grounds import marks
from orclib.games.armadora.knowledge import known_to
from orclib.games.armadora.state import Phase, State
from orclib.games.armadora.territories import line_bit


def attempts(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """The attempts that can be pointed at on the picture: taking things back, peeking, the rim, other screens."""
    for square in SQUARES:
        one = state.squares[square.index]
        if one is not None and one.owner != seat and not one.face_up and state.phase is not Phase.OVER:
            yield act.Peek(seat, square)
        elif one is not None or state.gold(square):
            yield act.TakeBack(seat, square)
    for line in LINES:
        if state.land.palisades & line_bit(line):
            yield act.TakePalisade(seat, line)
    for square in SQUARES:
        yield from (act.LayOnRim(seat, square, side) for side in Side if side.of(square))
    yield from (act.LookBehind(seat, player) for player in state.options.seats if player != seat)


def attempt_refusals(state: State, attempt: act.Attempt) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    if isinstance(attempt, act.LayOnRim | act.Outside):
        return (*_turn_reasons(state, attempt.seat), *_reasons(state, attempt))
    return (*grounds.over(state), *_reasons(state, attempt))


def _turn_reasons(state: State, seat: Seat) -> list[Reason]:
    """Why the turn has no room for it either; a second palisade may be tried where one has been laid."""
    if state.phase is Phase.SECOND_STICK and seat == state.active:
        return []
    return grounds.not_now(state, seat, grounds.Kind.ACTION)


def _reasons(state: State, attempt: act.Attempt) -> list[Reason]:
    match attempt:
        case act.LayOnRim(square=square, side=side):
            return _rim(square, side)
        case act.Outside(place=place):
            return [Reason("ARM-2.1", "outside", (), {"place": place})]
        case act.TakeBack(square=square):
            return _take_back(state, square)
        case act.TakePalisade(line=line):
            return _take_palisade(state, line)
        case act.TurnOver(square=square):
            return _turn_over(state, attempt.seat, square)
        case act.Peek(square=square):
            return _peek(state, attempt.seat, square)
        case act.LookBehind(player=player):
            return _look_behind(state, attempt.seat, player)
        case act.Show():
            return _show(state, attempt.seat)
        case _:
            raise AssertionError(f"no reasons for {attempt!r}")


def _rim(square: Square, side: Side) -> list[Reason]:
    if not side.of(square):
        return [Reason("ARM-2.5", "not-at-rim", marks((square,)), {"square": square})]
    here, facts = (act.rim_target(square, side),), {"square": square}
    return [Reason("ARM-6.7", "on-rim", here, facts), Reason("ARM-2.5", "rim-no-line", here, facts)]


def _take_back(state: State, square: Square) -> list[Reason]:
    here, facts = marks((square,)), {"square": square}
    if square in GOLD_SQUARES:
        return [Reason("ARM-2.7", "gold-stays", here, facts), Reason("ARM-1.2", "gold-at-the-end", here, facts)]
    stays = state.squares[square.index] is not None
    return [Reason("ARM-2.7", "warrior-stays" if stays else "nothing-there", here, facts)]


def _take_palisade(state: State, line: Line) -> list[Reason]:
    facts = {"line": line}
    if state.land.palisades & line_bit(line):
        here = (act.line_target(line),)
        return [Reason("ARM-2.7", "palisade-stays", here, facts), Reason("ARM-6.15", "nobodys-palisade", here, facts)]
    return [Reason("ARM-2.7", "no-palisade", (), facts)]


def _turn_over(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts = {"square": square}
    if one is None:
        return [Reason("ARM-2.7", "nothing-there", here, facts)]
    if state.phase is Phase.OVER:
        return [Reason("ARM-15.4", "open-to-all", here, facts)]
    reasons = [Reason("ARM-2.7", "never-turned", here, facts)]
    if one.face_up:
        return [*reasons, Reason("ARM-14.8", "stays-face-up", here, facts)]
    reasons.append(Reason("ARM-5.2", "stays-face-down", here, facts))
    if one.owner != seat:
        reasons.append(Reason("ARM-15.1", "secret-value", here, {**facts, "people": state.people(one.owner)}))
    return reasons


def _peek(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts = {"square": square}
    if one is None:
        return [Reason("ARM-15.1", "nobody-to-see", here, facts)]
    if one.face_up or state.phase is Phase.OVER:
        return [Reason("ARM-15.4", "open-to-all", here, facts)]
    if one.owner == seat:
        return [Reason("ARM-15.2", "own-tile-known" if state.options.relook else "no-second-look", here, facts)]
    known = seat in known_to(state, square)
    code = "known-already" if known else "secret-value"
    return [Reason("ARM-15.1", code, here, {**facts, "people": state.people(one.owner)})]


def _look_behind(state: State, seat: Seat, player: Seat) -> list[Reason]:
    if not grounds.plays(state, player):
        return [Reason("ARM-3.1", "nobody-there", (), {"players": state.options.players})]
    here, facts = (act.screen_target(player),), {"people": state.people(player)}
    if player == seat:
        return [Reason("ARM-15.3", "own-screen", here, facts)]
    if grounds.plays(state, seat) and player in state.options.confidants(seat):
        return [Reason("ARM-10.7", "shared-already", here, facts)]
    return [Reason("ARM-15.3", "secret-hand", here, facts)]


def _show(state: State, seat: Seat) -> list[Reason]:
    partner = state.options.partner(seat) if grounds.plays(state, seat) else None
    if partner is None:
        return [Reason("ARM-10.1", "no-partner")]
    here, facts = (act.screen_target(partner),), {"people": state.people(partner)}
    return [Reason("ARM-10.7", "shared-already" if state.options.partners_share else "no-showing", here, facts)]
