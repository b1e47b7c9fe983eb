"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking the judge about every candidate (a test holds the two
equal, order included). Actions are values, so each is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval.box import DIE, FEW_UNITS, REQUESTS, Figure, Piece
from orclib.games.thorval.rules.battle import ends, gatherable, transferable
from orclib.games.thorval.rules.flow import options_of_mass
from orclib.games.thorval.rules.turn import attack_pairs, boat_pairs, held_conquests, second_pairs
from orclib.games.thorval.state import ROLLING, SPREADING, Phase, State, lying_at

_ROLLS: Final = tuple(act.Roll(CHANCE, face) for face in DIE)
_EXCHANGES: Final = tuple(act.Exchange(CHANCE, attack, defence) for attack in DIE for defence in DIE)
_FIGURES: Final[tuple[tuple[Figure, ...], ...]] = ((), (Figure.HERO,), (Figure.WIZARD,))
_OPTIONS: Final = range(6)

_settle, _hide, _mass, _help = cache(act.Settle), cache(act.Hide), cache(act.Mass), cache(act.Help)
_lift, _lay, _put, _pass = cache(act.Lift), cache(act.Lay), cache(act.Put), cache(act.Pass)
_attack, _announce, _begin = cache(act.Attack), cache(act.Announce), cache(act.Begin)
_transfer, _gather, _ready, _lose = cache(act.Transfer), cache(act.Gather), cache(act.Ready), cache(act.Lose)
_advance, _take, _keep = cache(act.Advance), cache(act.Take), cache(act.Keep)
_go_on, _stop = cache(act.GoOn), cache(act.Stop)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """Every face is as likely as the others."""
    actions = legal_actions(state, CHANCE)
    return tuple([(action, Fraction(1, len(actions))) for action in actions])


# --- what may be tried -----------------------------------------------------------------------------------------------


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    phase = state.phase
    if phase in ROLLING:
        yield from _ROLLS if seat == CHANCE else ()
    elif phase is Phase.EXCHANGE:
        yield from _EXCHANGES if seat == CHANCE else ()
    elif seat != CHANCE:
        yield from _tries(state, seat, phase)


def _tries(state: State, seat: Seat, phase: Phase) -> Iterable[act.AnyAction]:
    spaces = state.board.spaces
    match phase:
        case Phase.CASTLES | Phase.SETTLE:
            return (_settle(seat, space) for space in spaces)
        case Phase.HIDE:
            owner = state.options.hides_for(seat)
            return (_hide(seat, owner, kind, space) for kind in state.options.kinds for space in spaces)
        case Phase.HELP_SOLDIERS:
            return (*_masses(seat, spaces), _keep(seat))
        case Phase.MUSTER | Phase.GIFT | Phase.CHEST:
            return _masses(seat, spaces)
        case Phase.HELP:
            return (_help(seat, option) for option in _OPTIONS)
        case Phase.LIFT:
            return (_lift(seat, space) for space in spaces)
        case Phase.LAY:
            return (_lay(seat, space) for space in spaces)
        case Phase.EXTRA | Phase.REINFORCE | Phase.CROWN:
            return (_put(seat, space, piece) for space in spaces for piece in Piece)
        case Phase.DECLARE:
            return _attack_tries(state, seat)
        case Phase.ANNOUNCE:
            pairs = ((origin, target) for origin in spaces for target in spaces if origin != target)
            return (_pass(seat), *(_announce(seat, *pair) for pair in pairs if _near_own(state, seat, *pair)))
        case Phase.SECOND_ATTACK:
            return (_begin(seat, mode) for mode in state.options.modes)
        case Phase.PREPARE | Phase.DEFEND:
            transfers = (_transfer(seat, space, figure) for space in spaces for figure in Figure)
            gathers = (_gather(seat, space, piece) for space in spaces for piece in Piece)
            return (_ready(seat), *transfers, *gathers)
        case Phase.LOSSES:
            return _lose(seat, False), _lose(seat, True)
        case Phase.GO_ON:
            return _go_on(seat), _stop(seat)
        case Phase.OCCUPY:
            assert state.fight is not None
            _home, emptied = ends(state.fight)
            return (_ready(seat), *(_advance(seat, emptied, piece) for piece in Piece))
        case Phase.RING:
            return (_take(seat, space, piece) for space in spaces for piece in _UNITS)
    return ()


_UNITS: Final = (Piece.SOLDIER, Piece.HERO, Piece.WIZARD)


@cache
def _masses(seat: Seat, spaces: tuple[str, ...]) -> tuple[act.Mass, ...]:
    return tuple(_mass(seat, space, figures) for space in spaces for figures in _FIGURES)


def _attack_tries(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    board = state.board
    yield _pass(seat)
    for boat in (False, True) if state.help == 5 else (False,):
        for mode in state.options.modes:
            for origin in board.spaces:
                for target in board.spaces:
                    if origin != target and _near_own(state, seat, origin, target):
                        yield _attack(seat, origin, target, mode, boat)


def _near_own(state: State, seat: Seat, origin: str, target: str) -> bool:
    """Pairs that somebody may think of: any target from an own space, neighbours from a foreign one."""
    return state.holds(seat, origin) or target in state.board.neighbours[origin]


# --- what may be done ------------------------------------------------------------------------------------------------


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    phase = state.phase
    if state.active is None:
        if seat != CHANCE:
            return ()
        return _ROLLS if phase in ROLLING else _EXCHANGES if phase is Phase.EXCHANGE else ()
    if seat != state.active:
        return ()
    match phase:
        case Phase.CASTLES:
            return tuple([_settle(seat, space) for space in state.board.castles if state.force(space) is None])
        case Phase.SETTLE:
            return tuple([_settle(seat, space) for space in state.board.territories if state.force(space) is None])
        case Phase.HIDE:
            owner = state.options.hides_for(seat)
            spaces = hiding_places(state, owner)
            return tuple([_hide(seat, owner, kind, space) for kind in state.to_hide[owner] for space in spaces])
        case Phase.HELP:
            return tuple([_help(seat, option) for option in _OPTIONS if may_ask(state, seat, option)])
        case Phase.LIFT:
            return tuple([_lift(seat, space) for space in liftable(state, seat)])
        case Phase.LAY:
            return tuple([_lay(seat, space) for space in laying_places(state)])
        case Phase.DECLARE:
            return _legal_attacks(state, seat)
        case Phase.ANNOUNCE:
            return (_pass(seat), *[_announce(seat, *pair) for pair in second_pairs(state)])
        case Phase.SECOND_ATTACK:
            return tuple([_begin(seat, mode) for mode in state.options.modes])
        case Phase.PREPARE | Phase.DEFEND:
            transfers = [_transfer(seat, space, figure) for space, figure in transferable(state)]
            return (_ready(seat), *transfers, *[_gather(seat, *pair) for pair in gatherable(state)])
        case Phase.LOSSES:
            return _lose(seat, False), _lose(seat, True)
        case Phase.GO_ON:
            return _go_on(seat), _stop(seat)
        case Phase.OCCUPY:
            return _legal_advances(state, seat)
        case Phase.RING:
            return _legal_takes(state, seat)
    if phase in SPREADING:
        return _legal_puts(state, seat)
    return _legal_masses(state, seat)


def hiding_places(state: State, owner: Seat) -> tuple[str, ...]:
    """Where a treasure of a player may be hidden now (THO-3.12 to 3.15, R18, R19, R21)."""
    taken = {lying.space for lying in state.lying}
    if state.hiding == 1:
        free = [castle for castle in state.board.castles if castle not in taken]
        others = [castle for castle in free if not state.holds(owner, castle)]
        return tuple(others or free)
    under = state.options.hide_under_owner
    return tuple([s for s in state.board.territories if s not in taken and (under or not state.holds(owner, s))])


def laying_places(state: State, lifted: str | None = None) -> tuple[str, ...]:
    """Where the treasure that is taken up from a space may be laid (THO-12.9, R18, R21)."""
    lifted = lifted or state.lifted
    taken = {lying.space for lying in state.lying}
    lying, under = lying_at(state, lifted), state.options.hide_under_owner
    owner = lying.owner if lying is not None else None
    return tuple([s for s in state.board.spaces if s not in taken and (under or not state.holds(owner, s))])


def liftable(state: State, seat: Seat) -> tuple[str, ...]:
    """The spaces with an opponent's treasure that can be laid elsewhere (THO-12.9)."""
    others = (lying.space for lying in state.lying if lying.owner != seat)
    return tuple([space for space in others if laying_places(state, space)])


def may_ask(state: State, seat: Seat, option: int) -> bool:
    """Whether an option of help can be asked for (THO-12.2, 12.9 to 12.12, R36)."""
    if option and state.requests[seat] >= REQUESTS:
        return False
    match option:
        case 3:
            return not state.treasure_moved and bool(liftable(state, seat))
        case 4:
            return state.units(seat) < FEW_UNITS
        case 5:
            return any(state.holds(seat, space) for space in state.board.water)
    return True


def _legal_attacks(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    modes, pairs = state.options.modes, attack_pairs(state, seat, state.own(seat))
    found = [_attack(seat, *pair, mode, False) for mode in modes for pair in pairs]
    if state.help == 5:
        pairs = boat_pairs(state, seat)
        found += [_attack(seat, *pair, mode, True) for mode in modes for pair in pairs]
    return (_pass(seat), *found)


def _legal_advances(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    assert state.fight is not None
    home, emptied = ends(state.fight)
    force = state.force(home)
    assert force is not None
    moved: list[act.AnyAction] = [] if state.force(emptied) is None else [_ready(seat)]
    for piece in Piece:
        if force.count if piece in (Piece.SOLDIER, Piece.REST) else force.figure is piece.figure:
            moved.append(_advance(seat, emptied, piece))
    return tuple(moved)


def _legal_takes(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    found: list[act.AnyAction] = []
    for space, force in zip(state.board.spaces, state.forces, strict=True):
        if force is None or force.holder in (None, seat) or state.victim not in (None, force.holder):
            continue
        for piece in _UNITS:
            if force.count if piece is Piece.SOLDIER else force.figure is piece.figure:
                found.append(_take(seat, space, piece))
    return tuple(found)


def _legal_puts(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    found: list[act.AnyAction] = []
    due = state.to_place
    free = [piece for piece, figure in _FIGURE_PIECES if due >= 2 and state.where(seat, figure) is None]
    for space, force in zip(state.board.spaces, state.forces, strict=True):
        if force is None or force.holder != seat:
            continue
        found.append(_put(seat, space, Piece.SOLDIER))
        if force.figure is None:
            found += [_put(seat, space, piece) for piece in free]
        found.append(_put(seat, space, Piece.REST))
    return tuple(found)


_FIGURE_PIECES: Final = ((Piece.HERO, Figure.HERO), (Piece.WIZARD, Figure.WIZARD))


def mass_spaces(state: State) -> tuple[str, ...]:
    """Where soldiers that come all together may be put: by phase one space, or some (THO-3.17, 10.2, 17.2, 12.5)."""
    match state.phase:
        case Phase.MUSTER:
            return () if state.active is None else state.own(state.active)
        case Phase.GIFT:
            return () if state.mediator is None else (state.mediator,)
        case Phase.CHEST:
            return (state.finds[0].space,)
    return held_conquests(state)


def mass_soldiers(state: State) -> int:
    """How many soldiers come all together now."""
    return state.help_soldiers if state.phase is Phase.HELP_SOLDIERS else state.to_place


def _legal_masses(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    soldiers = mass_soldiers(state)
    found: list[act.AnyAction] = [
        _mass(seat, space, figures)
        for space in mass_spaces(state)
        for figures in options_of_mass(state, seat, space, soldiers)
    ]
    if state.phase is Phase.HELP_SOLDIERS and state.second is not None:
        found.append(_keep(seat))
    return tuple(found)
