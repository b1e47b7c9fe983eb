"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking for the refusals of every pseudo-legal action (a law holds
the two equal, order included): both ask the same conditions, the legal lists only where a choice can matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, Final

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.box import DIE, Figure, Piece
from orclib.games.thorval.helps import OPTIONS
from orclib.games.thorval.rules import battle, placing, setup, treasures, turn
from orclib.games.thorval.rules.moments import MOMENTS, untimely
from orclib.games.thorval.state import THROWING, Phase, State

Lister = Callable[[State, Seat], Iterable[Any]]
"""The actions of a kind for a seat."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that decides, or chance: somebody always acts alone (spec 5)."""
    if state.active is not None:
        return (state.active,)
    return () if state.phase is Phase.OVER else (CHANCE,)


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if (seat == CHANCE) is (state.phase in THROWING):
        for thinkable, _ in _BY_PHASE[state.phase]:
            yield from thinkable(state, seat)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if seat != (CHANCE if state.active is None else state.active):
        return ()
    found: list[act.AnyAction] = []
    for _, legal in _BY_PHASE[state.phase]:
        found += legal(state, seat)
    return tuple(found)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """Every face is as likely as the others."""
    actions = legal_actions(state, CHANCE)
    return tuple([(action, Fraction(1, len(actions))) for action in actions])


# --- what may be thought of ------------------------------------------------------------------------------------------

_ROLLS: Final = tuple([act.Roll(CHANCE, face) for face in DIE])
_EXCHANGES: Final = tuple([act.Exchange(CHANCE, attack, defence) for attack in DIE for defence in DIE])
_FIGURES: Final[tuple[tuple[Figure, ...], ...]] = ((), (Figure.HERO,), (Figure.WIZARD,))
_UNITS: Final = (Piece.SOLDIER, Piece.HERO, Piece.WIZARD)


def _everywhere(kind: Callable[..., Any], *whats: Any) -> Lister:
    """The decision in every space, with each of some pieces or figures."""
    each: list[tuple[Any, ...]] = [(what,) for what in whats] or [()]
    return lambda state, seat: (kind(seat, space, *what) for space in state.board.spaces for what in each)


def _each(kind: Callable[..., Any], *whats: Any) -> Lister:
    """The decision with each of these."""
    return lambda state, seat: (kind(seat, what) for what in whats)


def _just(kind: Callable[[Seat], Any]) -> Lister:
    """The decision that says no more than that it is taken."""
    return lambda state, seat: (kind(seat),)


def _hides(state: State, seat: Seat) -> Iterator[act.Hide]:
    owner = state.options.hides_for(seat)
    return (act.Hide(seat, owner, kind, space) for kind in state.options.kinds for space in state.board.spaces)


def _attacks(state: State, seat: Seat) -> Iterator[act.Attack]:
    for boat in (False, True) if state.help == 5 else (False,):
        for mode in state.options.modes:
            for origin, target in _pairs(state, seat):
                yield act.Attack(seat, origin, target, mode, boat)


def _pairs(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Any target from an own space, neighbours from a foreign one."""
    board = state.board
    for origin in board.spaces:
        for target in board.spaces:
            if origin != target and (state.holds(seat, origin) or target in board.neighbours[origin]):
                yield origin, target


def _announcements(state: State, seat: Seat) -> Iterator[act.Announce]:
    return (act.Announce(seat, *pair) for pair in _pairs(state, seat))


def _beginnings(state: State, seat: Seat) -> Iterator[act.Begin]:
    return (act.Begin(seat, mode) for mode in state.options.modes)


def _advances(state: State, seat: Seat) -> Iterator[act.Advance]:
    assert state.fight is not None
    _home, emptied = battle.ends(state.fight)
    return (act.Advance(seat, emptied, piece) for piece in Piece)


# --- the table -------------------------------------------------------------------------------------------------------


def _judged(thinkable: Lister, judge: Callable[[State, Any], list[Reason]]) -> tuple[Lister, Lister]:
    """Where there is no faster road: what a judge does not refuse."""
    return thinkable, lambda state, seat: [each for each in thinkable(state, seat) if not judge(state, each)]


_CHOICES: Final[dict[type, tuple[Lister, Lister]]] = {
    act.Roll: (lambda state, seat: _ROLLS, lambda state, seat: _ROLLS),
    act.Exchange: (lambda state, seat: _EXCHANGES, lambda state, seat: _EXCHANGES),
    act.Settle: (_everywhere(act.Settle), setup.legal_settles),
    act.Hide: (_hides, setup.legal_hides),
    act.Mass: (_everywhere(act.Mass, *_FIGURES), placing.legal_masses),
    act.Help: (_each(act.Help, *OPTIONS), turn.legal_helps),
    act.Lift: _judged(_everywhere(act.Lift), turn.judge_lift),
    act.Lay: _judged(_everywhere(act.Lay), turn.judge_lay),
    act.Put: (_everywhere(act.Put, *Piece), placing.legal_puts),
    act.Pass: _judged(_just(act.Pass), untimely),
    act.Attack: (_attacks, turn.legal_attacks),
    act.Announce: (_announcements, turn.legal_announcements),
    act.Begin: _judged(_beginnings, turn.judge_begin),
    act.Ready: _judged(_just(act.Ready), battle.judge_ready),
    act.Transfer: (_everywhere(act.Transfer, *Figure), battle.legal_transfers),
    act.Gather: (_everywhere(act.Gather, *Piece), battle.legal_gathers),
    act.Lose: _judged(_each(act.Lose, False, True), battle.judge_lose),
    act.GoOn: _judged(_just(act.GoOn), untimely),
    act.Stop: _judged(_just(act.Stop), battle.judge_stop),
    act.Advance: (_advances, battle.legal_advances),
    act.Take: (_everywhere(act.Take, *_UNITS), treasures.legal_takes),
    act.Keep: _judged(_just(act.Keep), turn.judge_keep),
}
"""What a seat may think of, forbidden ones included, and what of it is legal."""
_BY_PHASE: Final = {phase: [lists for kind, lists in _CHOICES.items() if phase in MOMENTS[kind]] for phase in Phase}
