"""What stands in a space: units come and go, who shares it with whom (THO-2.9, 2.10), hero and wizard (THO-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import space_target
from orclib.games.thorval.box import FIGURE_COST, Figure, Piece
from orclib.games.thorval.state import AnyTable, Force, State

ORKS_THERE = Rule(
    "orks-there",
    "THO-2.10",
    "Orks are in {space}: they share a space with nobody.",
    "Il y a des Orks dans {space} : ils ne partagent leur case avec personne.",
)
FOREIGN_THERE = Rule(
    "foreign-there",
    "THO-2.9",
    "{seat} is in {space}: two players never share a space.",
    "{seat} se trouve dans {space} : deux joueurs ne partagent jamais une case.",
)
FIGURE_ON_BOARD = Rule(
    "figure-on-board",
    "THO-4.4",
    "You have just one {figure}, already on the board, in {space}.",
    "Vous n'avez qu'un {figure}, et il est déjà sur le plateau, dans {space}.",
)
FIGURE_COSTS_TWO = Rule(
    "figure-costs-two",
    "THO-4.1",
    (
        "The {figure} comes in place of two soldiers, and you have only {n} left to put.",
        "The {figure} comes in place of two soldiers, and you have {n} left to put.",
    ),
    (
        "Le {figure} remplace deux soldats, et il ne vous en reste que {n} à poser.",
        "Le {figure} remplace deux soldats, et il vous en reste {n} à poser.",
    ),
    count="n",
)
TOGETHER = Rule(
    "figures-together",
    "THO-4.3",
    "Your {figure} stands in {space}: hero and small wizard are never in the same space.",
    "Votre {figure} est dans {space} : le héros et le petit magicien ne sont jamais dans la même case.",
)
BROUGHT_TOGETHER = Rule(
    "figures-together",
    "THO-14.12",
    "Neither gathering nor a transfer may bring hero and small wizard together in {space}.",
    "Ni un renfort ni un transfert ne peut réunir le héros et le petit magicien dans {space}.",
)
PUT_TOGETHER = Rule(
    "figures-together-put",
    "THO-4.3",
    "Hero and small wizard are never in the same space.",
    "Le héros et le petit magicien ne sont jamais dans la même case.",
)
NOT_YOUR_FIGURE = Rule(
    "no-such-figure", "THO-14.11", "Your {figure} is not in {space}.", "Votre {figure} n'est pas dans {space}."
)
NO_SOLDIER = Rule("no-soldier", "THO-14.7", "There is no soldier in {space}.", "Il n'y a pas de soldat dans {space}.")


def at(rule: Rule, space: str, **facts: object) -> Reason:
    """The reason that a space proves."""
    return rule(space_target(space), space=space, **facts)


# --- who may be there ------------------------------------------------------------------------------------------------


class OwnOnly(NamedTuple):
    """Soldiers come into spaces that one holds: what is said where nobody, orks or another player are."""

    empty: Rule
    orks: Rule
    foreign: Rule


def own_only(clause: str, en: str, fr: str) -> OwnOnly:
    """Why soldiers cannot be put there: where they go, and who is there."""
    return OwnOnly(
        Rule("not-own-empty", clause, f"{en} Nobody is in {{space}}.", f"{fr} Il n'y a personne dans {{space}}."),
        Rule("not-own-orks", clause, f"{en} Orks are in {{space}}.", f"{fr} Il y a des Orks dans {{space}}."),
        Rule("not-own-foreign", clause, f"{en} {{seat}} is in {{space}}.", f"{fr} {{seat}} se trouve dans {{space}}."),
    )


def not_own(state: State, seat: Seat, space: str, rules: OwnOnly) -> Iterator[Reason]:
    """Why a seat has no units there, to put others beside them."""
    force = state.force(space)
    if force is None:
        yield at(rules.empty, space)
    elif force.holder is None:
        yield at(rules.orks, space)
    elif force.holder != seat:
        yield at(rules.foreign, space, seat=force.holder)
    yield from others(state, seat, space)


def others(state: State, seat: Seat, space: str) -> Iterator[Reason]:
    """Somebody else stands there: orks or another player."""
    force = state.force(space)
    if force is None or force.holder == seat:
        return
    yield at(ORKS_THERE, space) if force.holder is None else at(FOREIGN_THERE, space, seat=force.holder)


def lacking(space: str, force: Force, piece: Piece, soldier: str, figure: str) -> Iterator[Reason]:
    """The piece is not among one's units there; the clauses for a soldier and for a figure."""
    if piece not in force.pieces:
        if piece.figure is None:
            yield at(NO_SOLDIER.under(soldier), space)
        else:
            yield at(NOT_YOUR_FIGURE.under(figure), space, figure=piece.figure)


# --- hero and small wizard -------------------------------------------------------------------------------------------


def figure_faults(state: State, seat: Seat, figure: Figure, soldiers: int) -> Iterator[Reason]:
    """Why a figure cannot come in for two of so many soldiers, wherever it is put."""
    there = state.where(seat, figure)
    if there is not None:
        yield at(FIGURE_ON_BOARD, there, figure=figure)
    if soldiers < FIGURE_COST:
        yield FIGURE_COSTS_TWO(figure=figure, n=soldiers)


def together(state: AnyTable, seat: Seat, space: str, figure: Figure, *rules: Rule) -> Iterator[Reason]:
    """Why a figure cannot stand there: the other one does."""
    force = state.force(space)
    if force is not None and force.holder == seat and force.figure is figure.other:
        for rule in rules:
            yield at(rule, space, figure=figure.other)


def options_of_mass(state: State, seat: Seat, space: str, soldiers: int) -> tuple[tuple[Figure, ...], ...]:
    """The figures that may come in when all is put in one space; () is always among them."""
    found: list[tuple[Figure, ...]] = [()]
    for figure in Figure:
        if not any(figure_faults(state, seat, figure, soldiers)) and not any(
            together(state, seat, space, figure, TOGETHER)
        ):
            found.append((figure,))
    return tuple(found)


# --- units come and go -----------------------------------------------------------------------------------------------


def with_force(state: State, space: str, force: Force | None) -> State:
    """The state with something else in a space; a force without units is none."""
    left = force if force is not None and force.units else None
    return replace(state, forces=replaced(state.forces, state.board.index[space], left))


def add(state: State, space: str, holder: Seat | None, count: int, figure: Figure | None = None) -> State:
    """Soldiers or orks, and perhaps a figure, come into a space."""
    force = state.force(space)
    if force is None:
        return with_force(state, space, Force(holder, count, figure))
    return with_force(state, space, Force(holder, force.count + count, figure or force.figure))


def remove(state: State, space: str, count: int, figure: bool = False) -> State:
    """Soldiers or orks leave a space, and perhaps its figure; they can be used again (THO-4.5)."""
    force = state.force(space)
    assert force is not None
    left = None if figure else force.figure
    return with_force(state, space, Force(force.holder, force.count - count, left))


def add_orks(state: State, growth: dict[str, int]) -> State:
    """So many orks come into each of these spaces."""
    forces = list(state.forces)
    for space, count in growth.items():
        at = state.board.index[space]
        force = forces[at]
        forces[at] = Force(None, count + (force.count if force else 0))
    return replace(state, forces=tuple(forces))


def place(
    state: State, log: Log, clause: str, seat: Seat, space: str, soldiers: int, figures: tuple[Figure, ...]
) -> State:
    """So many soldiers come into a space, a figure instead of two of them if wanted (THO-4.1)."""
    figure = figures[0] if figures else None
    put = soldiers - (FIGURE_COST if figure else 0)
    log.append(ev.Placed(clause, seat, space, put, figure))
    return add(state, space, seat, put, figure)
