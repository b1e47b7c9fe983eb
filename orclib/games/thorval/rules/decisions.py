"""Every decision in one table: when it is due, what may be thought of, what is allowed, what is not, what it does.

`legal` is a shorter road to what `against` leaves of `thinkable` (a law holds the two equal, order included): both ask
the same conditions, the legal lists only where a choice can matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from orclib.engine import CHANCE, Reason, Rule, Seat, Try
from orclib.games.thorval import actions as act
from orclib.games.thorval.box import DIE, Figure, Piece
from orclib.games.thorval.helps import OPTIONS
from orclib.games.thorval.rules import battle, orks, placing, setup, treasures, turn, visitors
from orclib.games.thorval.rules.flow import Log
from orclib.games.thorval.rules.moments import MOMENTS, throw_refusals, untimely
from orclib.games.thorval.rules.tries import ThorvalTry
from orclib.games.thorval.state import ROLLING, THROWING, Phase, State

NO_SPACE_NAMED = Rule(
    "no-such-space",
    "THO-2.1",
    "Say which space: there are the territories I/1 to VI/6, and the castles by their numbers.",
    "Dites quelle case : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
)
NO_SUCH_SPACE = Rule(
    "no-such-space",
    "THO-2.1",
    "{space} is not on the island: there are the territories I/1 to VI/6, and the castles by their numbers.",
    "{space} n'existe pas sur l'île : il y a les territoires de I/1 à VI/6, et les châteaux avec leur numéro.",
)


# --- dice ------------------------------------------------------------------------------------------------------------

_ROLLS: Final = tuple([act.Roll(CHANCE, face) for face in DIE])
_EXCHANGES: Final = tuple([act.Exchange(CHANCE, attack, defence) for attack in DIE for defence in DIE])


_DICE: Final[dict[Phase, Callable[[State, int, Log], State]]] = {
    Phase.OPENING_ROLL: setup.opening_roll,
    Phase.ORK_SETUP: setup.ork_die,
    Phase.SPREAD: orks.spread_die,
    Phase.DRAGON: visitors.dragon_die,
    Phase.MEDIATOR: visitors.mediator_die,
    Phase.FIRST_PLAYER: visitors.first_player_die,
}
assert tuple(_DICE) == ROLLING


def _roll(state: State, action: act.Roll, log: Log) -> State:
    return _DICE[state.phase](replace(state, thrown=(action.face,)), action.face, log)


# --- what a decision of several phases does --------------------------------------------------------------------------

_MASSES: Final[dict[Phase, Callable[[State, act.Mass, Log], State]]] = {
    Phase.MUSTER: setup.muster,
    Phase.GIFT: visitors.gift,
    Phase.CHEST: treasures.chest,
    Phase.HELP_SOLDIERS: turn.help_soldiers,
}


def _mass(state: State, action: act.Mass, log: Log) -> State:
    return _MASSES[state.phase](state, action, log)


def _pass(state: State, action: act.Pass, log: Log) -> State:
    return turn.no_second(state, log) if state.phase is Phase.ANNOUNCE else turn.no_attack(state, log)


def _ready(state: State, action: act.Ready, log: Log) -> State:
    return battle.moved_in(state, log) if state.phase is Phase.OCCUPY else battle.prepared(state, log)


def _put(state: State, action: act.Put, log: Log) -> State:
    state = placing.put(state, action, log)
    if state.to_place:
        return state
    if state.phase is Phase.CROWN:
        return treasures.done(state)
    if state.phase is Phase.EXTRA:
        return replace(state, phase=Phase.SUPPLY, active=None)
    return replace(state, phase=Phase.DECLARE)


# --- what may be thought of ------------------------------------------------------------------------------------------

_FIGURES: Final[tuple[tuple[Figure, ...], ...]] = ((), (Figure.HERO,), (Figure.WIZARD,))
_UNITS: Final = (Piece.SOLDIER, Piece.HERO, Piece.WIZARD)


def _everywhere(kind: Callable[..., Any], *whats: Any) -> Callable[[State, Seat], Iterator[Any]]:
    """The decision in every space, with each of some pieces or figures."""
    each: list[tuple[Any, ...]] = [(what,) for what in whats] or [()]
    return lambda state, seat: (kind(seat, space, *what) for space in state.board.spaces for what in each)


def _each(kind: Callable[..., Any], *whats: Any) -> Callable[[State, Seat], Iterator[Any]]:
    """The decision with each of these."""
    return lambda state, seat: (kind(seat, what) for what in whats)


def _just(kind: Callable[[Seat], Any]) -> Callable[[State, Seat], tuple[Any]]:
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


class Decision(NamedTuple):
    """What the rules say of one kind of decision."""

    does: Callable[[State, Any, Log], State]
    thinkable: Callable[[State, Seat], Iterable[Any]]
    """What a seat may think of in its phase, forbidden ones included."""
    against: Callable[[State, Any], list[Reason]] = untimely
    """Every reason against it."""
    legal: Callable[[State, Seat], Iterable[Any]] | None = None
    """A faster road to what may be thought of and has no reason against it, asking the same conditions."""


DECISIONS: Final[dict[type, Decision]] = {
    act.Roll: Decision(_roll, lambda state, seat: _ROLLS, throw_refusals, lambda state, seat: _ROLLS),
    act.Exchange: Decision(
        battle.exchange, lambda state, seat: _EXCHANGES, throw_refusals, lambda state, seat: _EXCHANGES
    ),
    act.Settle: Decision(setup.settle, _everywhere(act.Settle), setup.settle_refusals, setup.legal_settles),
    act.Hide: Decision(setup.hide, _hides, setup.hide_refusals, setup.legal_hides),
    act.Mass: Decision(_mass, _everywhere(act.Mass, *_FIGURES), placing.mass_refusals, placing.legal_masses),
    act.Help: Decision(turn.ask_help, _each(act.Help, *OPTIONS), turn.help_refusals, turn.legal_helps),
    act.Lift: Decision(turn.lift, _everywhere(act.Lift), turn.lift_refusals),
    act.Lay: Decision(turn.lay, _everywhere(act.Lay), turn.lay_refusals),
    act.Put: Decision(_put, _everywhere(act.Put, *Piece), placing.put_refusals, placing.legal_puts),
    act.Pass: Decision(_pass, _just(act.Pass)),
    act.Attack: Decision(turn.attack, _attacks, turn.attack_refusals, turn.legal_attacks),
    act.Announce: Decision(turn.announce, _announcements, turn.announce_refusals, turn.legal_announcements),
    act.Begin: Decision(turn.begin_second, _beginnings, turn.begin_refusals),
    act.Ready: Decision(_ready, _just(act.Ready), battle.ready_refusals),
    act.Transfer: Decision(
        battle.transfer, _everywhere(act.Transfer, *Figure), battle.transfer_refusals, battle.legal_transfers
    ),
    act.Gather: Decision(battle.gather, _everywhere(act.Gather, *Piece), battle.gather_refusals, battle.legal_gathers),
    act.Lose: Decision(battle.lose, _each(act.Lose, False, True), battle.lose_refusals),
    act.GoOn: Decision(battle.go_on, _just(act.GoOn)),
    act.Stop: Decision(battle.stop, _just(act.Stop), battle.stop_refusals),
    act.Advance: Decision(battle.advance, _advances, battle.advance_refusals, battle.legal_advances),
    act.Take: Decision(treasures.take, _everywhere(act.Take, *_UNITS), treasures.take_refusals, treasures.legal_takes),
    act.Keep: Decision(turn.keep, _just(act.Keep), turn.keep_refusals),
}
_BY_PHASE: Final = {
    phase: [decision for kind, decision in DECISIONS.items() if phase in MOMENTS[kind]] for phase in Phase
}


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if (seat == CHANCE) is (state.phase in THROWING):
        for decision in _BY_PHASE[state.phase]:
            yield from decision.thinkable(state, seat)


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if seat != (CHANCE if state.active is None else state.active):
        return ()
    decisions = _BY_PHASE[state.phase]
    if len(decisions) == 1 and (only := decisions[0].legal) is not None:
        return tuple(only(state, seat))
    found: list[act.AnyAction] = []
    for decision in decisions:
        if decision.legal is not None:
            found += decision.legal(state, seat)
        else:
            found += [each for each in decision.thinkable(state, seat) if not decision.against(state, each)]
    return tuple(found)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """Every face is as likely as the others."""
    actions = legal_actions(state, CHANCE)
    return tuple([(action, Fraction(1, len(actions))) for action in actions])


# --- the judge -------------------------------------------------------------------------------------------------------


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, what a person should hear first in front; () means that it is legal."""
    strange = [space for space in _spaces(action) if space not in state.board.index]
    if strange:
        return tuple([(NO_SUCH_SPACE if space else NO_SPACE_NAMED)(space=space) for space in strange])
    reasons = action.judge(state) if isinstance(action, Try) else DECISIONS[type(action)].against(state, action)
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)


def _spaces(action: act.AnyAction) -> tuple[str, ...]:
    """The spaces that an action names."""
    if isinstance(action, ThorvalTry):
        return action.spaces
    return tuple([getattr(action, name) for name in ("space", "origin", "target") if hasattr(action, name)])
