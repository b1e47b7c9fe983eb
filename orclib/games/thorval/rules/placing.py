"""Soldiers come: all in one space (THO-3.17, 10.2, 12.5, 12.6, 17.2), or one by one (THO-12.11, 13.5, 17.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import space_target
from orclib.games.thorval.box import FIGURE_COST, Figure, Piece
from orclib.games.thorval.rules.forces import (
    PUT_TOGETHER,
    TOGETHER,
    OwnOnly,
    add,
    figure_faults,
    not_own,
    options_of_mass,
    own_only,
    together,
)
from orclib.games.thorval.rules.moments import untimely
from orclib.games.thorval.state import MASSING, SPREADING, Phase, State

_TEN_OWN = own_only(
    "THO-3.17",
    "The ten soldiers go into a space that you hold.",
    "Les dix soldats vont dans une case que vous occupez.",
)
_OWN: Final[dict[Phase, OwnOnly]] = {
    Phase.EXTRA: own_only(
        "THO-12.11",
        "The six soldiers of option 4 go into spaces that you hold.",
        "Les six soldats de la possibilité 4 vont dans des cases que vous occupez.",
    ),
    Phase.REINFORCE: own_only(
        "THO-13.5",
        "Reinforcements go into spaces that you hold.",
        "Les renforts vont dans des cases que vous occupez.",
    ),
    Phase.CROWN: own_only(
        "THO-17.3",
        "The soldiers of the crown go into spaces that you hold.",
        "Les soldats de la couronne vont dans des cases que vous occupez.",
    ),
}
TEN_TOGETHER = Rule(
    "all-in-one-space",
    "THO-3.17",
    "The ten soldiers are put all at once, and all in one space.",
    "Les dix soldats sont posés en une seule fois, et tous dans la même case.",
)
TWO_FIGURES = Rule(
    "two-figures",
    "THO-4.2",
    "All these soldiers go into one space, and the two figures need two: bring in just one of them.",
    "Tous ces soldats vont dans une seule case, et il faut une case pour le héros et une autre pour le "
    "petit magicien : n'en posez qu'un.",
)
_ELSEWHERE: Final[dict[str, Rule]] = {
    "THO-10.2": Rule(
        "other-space",
        "THO-10.2",
        "The soldiers of the mediator go where he is, not into {space}.",
        "Les soldats du médiateur vont là où il est, pas dans {space}.",
    ),
    "THO-17.2": Rule(
        "other-space",
        "THO-17.2",
        "The soldiers of the chest go where it lay, not into {space}.",
        "Les soldats du coffret vont là où il se trouvait, pas dans {space}.",
    ),
    "THO-12.5": Rule(
        "not-taken",
        "THO-12.5",
        "You have not taken {space} this turn: the soldiers of option 1 go into a space that you have taken.",
        "Vous n'avez pas pris {space} pendant ce tour : les soldats de la possibilité 1 vont dans une case "
        "que vous venez de prendre.",
    ),
    "THO-12.6": Rule(
        "not-taken",
        "THO-12.6",
        "You have not taken {space} this turn: the soldier of option 2 goes into a space that you have taken.",
        "Vous n'avez pas pris {space} pendant ce tour : le soldat de la possibilité 2 va dans une case que "
        "vous venez de prendre.",
    ),
}
_TOGETHER: Final[dict[str, Rule]] = {
    "THO-12.5": Rule(
        "together",
        "THO-12.5",
        "The soldiers of option 1 stay together: put both at once in one space.",
        "Les soldats de la possibilité 1 restent ensemble : posez les deux à la fois dans une même case.",
    ),
    "THO-12.6": Rule(
        "together",
        "THO-12.6",
        "The soldier of option 2 goes into a space taken this turn, with nothing to share out.",
        "Le soldat de la possibilité 2 va dans une case prise pendant ce tour : il n'y a rien à répartir.",
    ),
}


# --- all in one space ------------------------------------------------------------------------------------------------


def judge_mass(state: State, action: act.Mass) -> list[Reason]:
    """Why soldiers that come all together cannot be put so."""
    seat, space, figures = action.seat, action.space, action.figures
    reasons = untimely(state, action)
    if state.phase not in MASSING:
        return reasons
    if seat == state.active and space not in (spaces := mass_spaces(state)):
        if state.phase is Phase.MUSTER:
            reasons += not_own(state, seat, space, _TEN_OWN)
        else:
            reasons.append(_ELSEWHERE[_mass_clause(state)](*map(space_target, spaces), space=space))
    for figure in dict.fromkeys(figures):
        reasons += figure_faults(state, seat, figure, mass_soldiers(state))
        reasons += together(state, seat, space, figure, TOGETHER)
    if len(figures) > 1:
        if state.phase is Phase.MUSTER:
            reasons.append(TEN_TOGETHER(space_target(space)))
        reasons += [TWO_FIGURES(space_target(space)), PUT_TOGETHER(space_target(space))]
    return reasons


def legal_masses(state: State, seat: Seat) -> Iterator[act.Mass]:
    """How they may be put."""
    soldiers = mass_soldiers(state)
    for space in mass_spaces(state):
        for figures in options_of_mass(state, seat, space, soldiers):
            yield act.Mass(seat, space, figures)


def mass_spaces(state: State) -> tuple[str, ...]:
    """Where soldiers that come all together may be put: by phase one space, or some."""
    match state.phase:
        case Phase.MUSTER:
            return () if state.active is None else state.own(state.active)
        case Phase.GIFT:
            return () if state.mediator is None else (state.mediator,)
        case Phase.CHEST:
            return (state.finds[0].space,)
    return state.held_conquests


def mass_soldiers(state: State) -> int:
    """How many soldiers come all together now."""
    return state.help_soldiers if state.phase is Phase.HELP_SOLDIERS else state.to_place


def _mass_clause(state: State) -> str:
    return {Phase.GIFT: "THO-10.2", Phase.CHEST: "THO-17.2"}.get(state.phase) or help_clause(state)


def help_clause(state: State) -> str:
    """The clause of the soldiers that option 1 or 2 brings."""
    return "THO-12.6" if state.help == 2 else "THO-12.5"


# --- one by one ------------------------------------------------------------------------------------------------------


def judge_put(state: State, action: act.Put) -> list[Reason]:
    """Why a soldier, a figure or the rest cannot be put there."""
    seat, space, figure = action.seat, action.space, action.piece.figure
    reasons = untimely(state, action)
    if state.phase in SPREADING:
        if seat == state.active:
            reasons += put_faults(state, seat, space)
            if figure is not None:
                reasons += figure_faults(state, seat, figure, state.to_place)
                reasons += together(state, seat, space, figure, TOGETHER)
    elif seat == state.active and state.phase is Phase.MUSTER:
        return [TEN_TOGETHER()]
    elif seat == state.active and state.phase is Phase.HELP_SOLDIERS:
        return [_TOGETHER[help_clause(state)]()]
    return reasons


def put_faults(state: State, seat: Seat, space: str) -> Iterator[Reason]:
    """Why soldiers that come one by one cannot be put there; before option 4 is asked for, its soldiers."""
    return not_own(state, seat, space, _OWN.get(state.phase, _OWN[Phase.EXTRA]))


def put_clause(state: State) -> str:
    """The clause by which soldiers come one by one now."""
    return _OWN[state.phase].empty.clause


def legal_puts(state: State, seat: Seat) -> tuple[act.Put, ...]:
    """What may be put, and where."""
    free = [figure for figure in Figure if not any(figure_faults(state, seat, figure, state.to_place))]
    barred = [(figure, state.where(seat, figure.other)) for figure in free]  # by the other one (`together`)
    return _puts(seat, state.own(seat), tuple([(Piece.of(figure), space) for figure, space in barred]))


@lru_cache(maxsize=1024)
def _puts(seat: Seat, own: tuple[str, ...], figures: tuple[tuple[Piece, str | None], ...]) -> tuple[act.Put, ...]:
    """All that may be put in these spaces, with the figures that are free and the space that is barred to each."""
    barred = {Piece.SOLDIER: None, **dict(figures), Piece.REST: None}
    return tuple(act.Put(seat, space, piece) for space in own for piece, bar in barred.items() if space != bar)


_FIGURE_CLAUSES: Final = {Phase.REINFORCE: "THO-13.6", Phase.EXTRA: "THO-12.13", Phase.CROWN: "THO-17.5"}


def put(state: State, action: act.Put, log: Log) -> State:
    """A soldier, a figure for two, or all the rest come into an own space."""
    figure = action.piece.figure
    soldiers = 0 if figure else state.to_place if action.piece is Piece.REST else 1
    clause = _FIGURE_CLAUSES[state.phase] if figure else put_clause(state)
    log.append(ev.Placed(clause, action.seat, action.space, soldiers, figure))
    state = add(state, action.space, action.seat, soldiers, figure)
    return replace(state, to_place=state.to_place - (FIGURE_COST if figure else soldiers))
