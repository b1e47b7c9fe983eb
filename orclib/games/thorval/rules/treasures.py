"""Treasures are turned over, and bring soldiers, or take units (THO-17)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import seat_target, space_target
from orclib.games.thorval.box import CHEST, CROWN, RING, Kind, Piece
from orclib.games.thorval.rules.flow import eliminate, end
from orclib.games.thorval.rules.forces import at, lacking, options_of_mass, place, remove
from orclib.games.thorval.rules.moments import untimely
from orclib.games.thorval.rules.scoring import crowned
from orclib.games.thorval.state import Phase, State, lying_at

NOBODY_THERE = Rule(
    "nobody-there",
    "THO-17.4",
    "Nobody is in {space}: take units of an opponent.",
    "Il n'y a personne dans {space} : enlevez des unités d'un adversaire.",
)
ORKS_NO_OPPONENT = Rule(
    "orks-no-opponent",
    "THO-17.4",
    "Only orks are in {space}: the ring takes units of a player.",
    "Il n'y a que des Orks dans {space} : l'anneau enlève des unités d'un joueur.",
)
OWN_UNITS = Rule(
    "own-units",
    "THO-17.4",
    "The units in {space} are your own: take those of an opponent.",
    "Les unités placées dans {space} sont à vous : enlevez celles d'un adversaire.",
)
ONE_OPPONENT = Rule(
    "one-opponent",
    "THO-17.4",
    "The ring takes all its units from one opponent, and you have begun with {seat}.",
    "L'anneau enlève toutes ses unités à un seul adversaire, et vous avez commencé par {seat}.",
)
NO_SUCH_FIGURE = Rule(
    "no-such-figure", "THO-17.4", "There is no {figure} in {space}.", "Il n'y a pas de {figure} dans {space}."
)
ONE_BY_ONE = Rule(
    "one-by-one",
    "THO-1.6",
    "The ring takes single units: a soldier, the hero or the small wizard.",
    "L'anneau enlève des unités une à une : un soldat, le héros ou le petit magicien.",
)
NOT_BY_CHOICE = Rule(
    "not-by-choice",
    "THO-15.17",
    "Players choose their own losses: only the magic ring takes units of your choice.",
    "Chaque joueur choisit ses propres pertes : seul l'anneau magique enlève des unités de votre choix.",
)


def turn_over(state: State, log: Log) -> State:
    """The next treasure that its owner stands on is turned over (THO-17.1); three of them end the game (THO-18.2)."""
    if not state.finds:
        return replace(state, phase=state.then, active=None, then=Phase.ROUND)
    seat, space = state.finds[0].seat, state.finds[0].space
    lying = lying_at(state, space)
    if lying is None or lying.owner != seat or not state.holds(seat, space):  # the ring has taken the units away
        return done(state)
    kind = lying.kind
    assert kind is not None
    log.append(ev.TreasureFound("THO-19.5" if kind is Kind.BLANK else "THO-17.1", seat, kind, space))
    found = (*state.found[seat], kind)
    state = replace(
        state,
        found=replaced(state.found, seat, found),
        lying=tuple([each for each in state.lying if each is not lying]),
    )
    if crowned(state, seat):
        return end(state, (seat,), log)
    if kind is Kind.CHEST:
        if len(options_of_mass(state, seat, space, CHEST)) > 1:
            return replace(state, phase=Phase.CHEST, active=seat, to_place=CHEST)
        return chest(state, act.Mass(seat, space), log)
    if kind is Kind.CROWN:
        return replace(state, phase=Phase.CROWN, active=seat, to_place=CROWN)
    if kind is Kind.RING and any(state.units(each) for each in state.alive if each != seat):
        return replace(state, phase=Phase.RING, active=seat, to_place=RING, victim=None)
    return done(state)


def done(state: State) -> State:
    """What the treasure brought is dealt with; the next one."""
    return replace(state, finds=state.finds[1:], phase=Phase.FIND, active=None, to_place=0, victim=None)


def chest(state: State, action: act.Mass, log: Log) -> State:
    """Four soldiers come where the chest was (THO-17.2)."""
    clause = "THO-17.5" if action.figures else "THO-17.2"
    return done(place(state, log, clause, action.seat, action.space, CHEST, action.figures))


def judge_take(state: State, action: act.Take) -> list[Reason]:
    """Why the ring does not take that unit."""
    reasons = untimely(state, action)
    if state.phase is not Phase.RING:
        return reasons if state.phase is Phase.OVER else [*reasons, NOT_BY_CHOICE(space_target(action.space))]
    return [*reasons, *take_faults(state, action.seat, action.space, action.piece)]


def take_faults(state: State, seat: Seat, space: str, piece: Piece) -> Iterator[Reason]:
    """Single units of one opponent (THO-1.6, 17.4)."""
    force = state.force(space)
    if force is None:
        yield at(NOBODY_THERE, space, figure=piece.figure)
    elif force.holder is None:
        yield at(ORKS_NO_OPPONENT, space)
    elif force.holder == seat:
        yield at(OWN_UNITS, space)
    else:
        if state.victim is not None and state.victim != force.holder:
            yield ONE_OPPONENT(seat_target(state.victim), seat=state.victim)
        if piece.figure is None:
            yield from lacking(space, force, piece, "THO-17.4", "THO-17.4")
        elif piece not in force.pieces:
            yield at(NO_SUCH_FIGURE, space, figure=piece.figure)
    if piece is Piece.REST:
        yield ONE_BY_ONE()


def legal_takes(state: State, seat: Seat) -> Iterator[act.Take]:
    """What the ring may take."""
    for space, force in zip(state.board.spaces, state.forces, strict=True):
        if force is not None and force.holder is not None:
            for piece in force.pieces:
                if not any(take_faults(state, seat, space, piece)):
                    yield act.Take(seat, space, piece)


def take(state: State, action: act.Take, log: Log) -> State:
    """The ring takes three units of one opponent, or all he has (THO-17.4, R22)."""
    force = state.force(action.space)
    assert force is not None
    assert force.holder is not None
    victim, figure = force.holder, action.piece.figure
    soldiers = 0 if figure else 1
    log.append(ev.RingTook("THO-17.4", action.seat, victim, action.space, soldiers, figure))
    state = remove(state, action.space, soldiers, figure is not None)
    state = replace(state, to_place=state.to_place - 1, victim=victim)
    if state.to_place and state.units(victim):
        return state
    state = eliminate(state, log)
    return state if state.phase is Phase.OVER else done(state)
