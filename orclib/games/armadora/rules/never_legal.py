"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import LINES, SQUARES, Line, People, Side, Square
from orclib.games.armadora.rules import refusal_checks
from orclib.games.armadora.rules.knowledge import known_to
from orclib.games.armadora.rules.refusal_checks import marks
from orclib.games.armadora.rules.territories import line_bit
from orclib.games.armadora.state import Phase, State


def never_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
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
        yield from (act.LayPalisade(seat, side.beside(square)) for side in Side if side.of(square))
    yield from (act.LookBehind(seat, player) for player in state.options.seats if player != seat)


def attempt_refusals(state: State, attempt: act.NeverLegal) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    return (*refusal_checks.over(state), *_reasons(state, attempt))


def _reasons(state: State, attempt: act.NeverLegal) -> list[Reason]:
    match attempt:
        case act.TakeBack(square=square) | act.TurnOver(square=square) | act.Peek(square=square) if not square.bit:
            return refusal_checks.outside(square)
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


def _take_back(state: State, square: Square) -> list[Reason]:
    here, facts = marks((square,)), {"square": square}
    if state.gold(square):
        return [Reason("ARM-2.7", "gold-stays", here, facts), Reason("ARM-1.2", "gold-at-the-end", here, facts)]
    stays = state.squares[square.index] is not None
    return [Reason("ARM-2.7", "warrior-stays" if stays else "nothing-there", here, facts)]


def _take_palisade(state: State, line: Line) -> list[Reason]:
    facts = {"line": line}
    if not line.exists:
        return refusal_checks.not_on_line(state.land, line)
    if state.land.palisades & line_bit(line):
        here = (act.line_target(line),)
        return [Reason("ARM-2.7", "palisade-stays", here, facts), Reason("ARM-6.15", "nobodys-palisade", here, facts)]
    return [Reason("ARM-2.7", "no-palisade", (), facts)]


def _turn_over(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts = {"square": square}
    if one is None:
        return [Reason("ARM-2.7", "gold-stays" if state.gold(square) else "nothing-there", here, facts)]
    if state.phase is Phase.OVER:
        return [Reason("ARM-15.4", "open-to-all", here, facts)]
    reasons = [Reason("ARM-2.7", "never-turned", here, facts)]
    if one.face_up:
        return [*reasons, Reason("ARM-14.8", "stays-face-up", here, facts)]
    reasons.append(Reason("ARM-5.2", "stays-face-down", here, facts))
    if one.owner != seat:
        told = {**facts, "people": state.people(one.owner)}
        reasons.append(Reason("ARM-15.1", _secret(state, one.owner), here, told))
    return reasons


def _peek(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts: dict[str, object] = {"square": square}
    if one is None:
        return [Reason("ARM-15.1", "nobody-to-see", here, facts)]
    if one.face_up or state.phase is Phase.OVER:
        return [Reason("ARM-15.4", "open-to-all", here, facts)]
    if one.owner == seat:
        if state.options.relook:
            return [Reason("ARM-15.2", "own-tile-known", here, facts)]
        return [Reason("ARM-15.2", "no-second-look", here, facts), Reason("ARM-R12", "read-no-second-look")]
    facts["people"] = state.people(one.owner)
    if seat in known_to(state, square):
        shared = square not in state.seen[seat]
        return [Reason("ARM-R13" if shared else "ARM-15.1", "known-already", here, facts)]
    return [Reason("ARM-15.1", _secret(state, one.owner), here, facts)]


def _secret(state: State, owner: Seat) -> str:
    """Whether a Mage plays who might look at a tile of that owner."""
    mage = state.seat_of(People.MAGE) if state.options.advanced else None
    return "secret-value" if mage is None or mage in (owner, state.options.partner(owner)) else "secret-but-for-mage"


def _look_behind(state: State, seat: Seat, player: Seat) -> list[Reason]:
    if not refusal_checks.plays(state, player):
        return [Reason("ARM-3.1", "nobody-there", (), {"players": state.options.players})]
    here, facts = (act.screen_target(player),), {"people": state.people(player)}
    if player == seat:
        return [Reason("ARM-15.3", "own-screen", here, facts)]
    if refusal_checks.plays(state, seat) and player in state.options.confidants(seat):
        return [Reason("ARM-R13", "shared-already", here, facts)]
    return [Reason("ARM-15.3", "secret-hand", here, facts)]


def _show(state: State, seat: Seat) -> list[Reason]:
    partner = state.options.partner(seat) if refusal_checks.plays(state, seat) else None
    if partner is None:
        alone = state.options.players == 4 and refusal_checks.plays(state, seat)
        return [Reason("ARM-R33" if alone else "ARM-10.1", "no-partner")]
    here, facts = (act.screen_target(partner),), {"people": state.people(partner)}
    if state.options.partners_share:
        return [Reason("ARM-R13", "shared-already", here, facts)]
    return [Reason("ARM-10.7", "no-showing", here, facts)]
