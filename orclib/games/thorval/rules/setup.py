"""The set-up: first player, castles, orks, soldiers, treasures, ten soldiers, in strict order (THO-3)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.actions import seat_target
from orclib.games.thorval.box import MUSTER, REGIONS, SET_UP_ORKS
from orclib.games.thorval.rules.flow import in_order, throw_for_first, with_lying, without
from orclib.games.thorval.rules.forces import add, add_orks, at, others, place
from orclib.games.thorval.rules.moments import untimely
from orclib.games.thorval.state import Found, Lying, Phase, State, lying_at

CASTLE_FIRST = Rule(
    "castle-wanted",
    "THO-3.4",
    "{space} is no castle: the first soldier goes into a castle.",
    "{space} n'est pas un château : le premier soldat va dans un château.",
)
VACANT_TERRITORY = Rule(
    "territory-wanted",
    "THO-3.8",
    "These soldiers go into territories, and {space} is none.",
    "Ces soldats vont dans des territoires, et {space} n'en est pas un.",
)
OCCUPIED = Rule(
    "occupied",
    "THO-3.4",
    "{space} is taken already: choose one where nobody is.",
    "Il y a déjà quelqu'un dans {space} : choisissez une case où il n'y a personne.",
)
OWN_TREASURE = Rule(
    "own-treasure",
    "THO-3.11",
    "Nobody hides their own treasures: you hide those of {seat}, on your right.",
    "Personne ne cache ses propres trésors : vous cachez ceux du joueur {seat}, à votre droite.",
)
OTHERS_TREASURE = Rule(
    "others-treasure",
    "THO-3.11",
    "That treasure is not for you to hide: you hide those of {seat}, on your right.",
    "Ce n'est pas à vous de cacher ce trésor : vous cachez ceux du joueur {seat}, à votre droite.",
)
TREASURE_IN_CASTLE = Rule(
    "castle-wanted",
    "THO-3.12",
    "{space} is no castle: the first treasure goes into a castle.",
    "{space} n'est pas un château : le premier trésor va dans un château.",
)
NOT_OWNERS_CASTLE = Rule(
    "owners-castle",
    "THO-3.13",
    "{seat} holds {space}: hide the treasure in a castle that its owner does not hold.",
    "{seat} occupe {space} : cachez le trésor dans un château que son propriétaire n'occupe pas.",
)
TREASURE_IN_TERRITORY = Rule(
    "territory-wanted",
    "THO-3.14",
    "From the second on, treasures go into territories, and {space} is none.",
    "À partir du deuxième, les trésors vont dans des territoires, et {space} n'en est pas un.",
)
UNDER_OWNER = Rule(
    "under-owner",
    "THO-3.14",
    "We agreed that no treasure is laid where its owner stands, and {seat} holds {space}.",
    "On a convenu de ne poser aucun trésor là où se trouve son propriétaire, et {seat} occupe {space}.",
)
TREASURE_THERE = Rule(
    "treasure-there",
    "THO-3.15",
    "A treasure lies in {space} already: there is room for one in a space.",
    "Il y a déjà un trésor dans {space} : une case n'en contient qu'un.",
)
HIDDEN_ALREADY = Rule(
    "hidden-already", "THO-3.16", "You have already hidden it: {kind}.", "Vous l'avez déjà caché : {kind}."
)
NO_BLANK = Rule(
    "no-blank",
    "THO-19.4",
    "The blank treasure belongs to the variant, which we do not play.",
    "Le trésor sans inscription fait partie de la variante, et on n'y joue pas.",
)


def opening_roll(state: State, face: int, log: Log) -> State:
    """All roll, the highest begins (THO-3.1), the others follow clockwise (THO-3.2)."""
    state = throw_for_first(state, face, "THO-3.1", log)
    if state.first is None:
        return state
    return _begin(state, Phase.CASTLES)


def _begin(state: State, phase: Phase, queue: int = 1) -> State:
    order = in_order(state) * queue
    return replace(state, phase=phase, queue=order, active=order[0])


def _next(state: State) -> State:
    """The next in order; with nobody left the queue is empty."""
    queue = state.queue[1:]
    return replace(state, queue=queue, active=queue[0] if queue else None)


def judge_settle(state: State, action: act.Settle) -> list[Reason]:
    """Why a soldier cannot be put there."""
    return [*untimely(state, action), *settle_faults(state, action.seat, action.space)]


def settle_faults(state: State, seat: Seat, space: str) -> Iterator[Reason]:
    """Unoccupied castles (THO-3.4), later vacant territories (THO-3.8)."""
    castles = state.phase is not Phase.SETTLE
    if castles is not state.board.is_castle(space):
        yield at(CASTLE_FIRST if castles else VACANT_TERRITORY, space)
    if state.force(space) is not None:
        yield at(OCCUPIED if castles else OCCUPIED.under("THO-3.8"), space)
        yield from others(state, seat, space)


def settle(state: State, action: act.Settle, log: Log) -> State:
    """A soldier comes into an unoccupied castle (THO-3.4) or a vacant territory (THO-3.8)."""
    castles = state.phase is Phase.CASTLES
    log.append(ev.Settled("THO-3.4" if castles else _settle_clause(state), action.seat, action.space))
    state = _next(add(state, action.space, action.seat, 1))
    if state.queue:
        return state
    return _ork_castles(state, log) if castles else _hide_next(state, log)


def _settle_clause(state: State) -> str:
    """With five players the last soldiers are not shared evenly (THO-3.9)."""
    uneven = len(state.queue) <= len(_vacant_at_start(state)) % state.options.players
    return "THO-3.9" if uneven else "THO-3.8"


def _vacant_at_start(state: State) -> tuple[str, ...]:
    """The territories without orks, which get a soldier each."""
    return tuple([space for space in state.board.territories if not state.holds(None, space)])


def _ork_castles(state: State, log: Log) -> State:
    left = tuple([castle for castle in state.board.castles if state.force(castle) is None])
    if left:
        log.append(ev.OrksPlaced("THO-3.5", left, SET_UP_ORKS))
        state = add_orks(state, dict.fromkeys(left, SET_UP_ORKS))
    return replace(state, phase=Phase.ORK_SETUP, dice=())


def ork_die(state: State, face: int, log: Log) -> State:
    """Two different dice name two territories of each region (THO-3.6); the second is thrown again (THO-3.7)."""
    if not state.dice:
        return replace(state, dice=(face,))
    if face in state.dice:
        log.append(ev.DieAgain("THO-3.7", face))
        return state
    region = len(state.regions) + 1
    spaces = tuple([state.board.territory(region, number) for number in (*state.dice, face)])
    log.append(ev.OrksPlaced("THO-3.6", spaces, SET_UP_ORKS))
    state = replace(add_orks(state, dict.fromkeys(spaces, SET_UP_ORKS)), dice=(), regions=(*state.regions, region))
    if region < len(REGIONS):
        return state
    state = replace(state, regions=(), phase=Phase.SETTLE)
    order = in_order(state)
    vacant = len(_vacant_at_start(state))
    queue = (order * vacant)[:vacant]
    return replace(state, queue=queue, active=queue[0])


def _hide_next(state: State, log: Log) -> State:
    """The next turn of hiding, after the last one the ten soldiers."""
    if not state.hiding:
        log.append(ev.TreasuresHanded("THO-3.11", len(state.options.kinds)))
    if state.hiding == len(state.options.kinds):
        return replace(_begin(state, Phase.MUSTER), to_place=MUSTER)
    return replace(_begin(state, Phase.HIDE), hiding=state.hiding + 1)


def legal_settles(state: State, seat: Seat) -> Iterator[act.Settle]:
    """Where a soldier may be put."""
    spaces = state.board.castles if state.phase is Phase.CASTLES else state.board.territories
    return (act.Settle(seat, space) for space in spaces if not any(settle_faults(state, seat, space)))


def judge_hide(state: State, action: act.Hide) -> list[Reason]:
    """Why that treasure cannot be hidden there."""
    seat, owner, kind = action.seat, action.owner, action.kind
    reasons = untimely(state, action)
    if not 0 <= seat < state.options.players:
        return reasons
    rightful = state.options.hides_for(seat)
    if owner != rightful:
        rule = OWN_TREASURE if owner == seat else OTHERS_TREASURE
        return [*reasons, rule(seat_target(rightful), seat=rightful)]
    if kind not in state.options.kinds:
        reasons.append(NO_BLANK())
    elif kind not in state.to_hide[owner]:
        reasons.append(HIDDEN_ALREADY(kind=kind))
    return [*reasons, *hiding_faults(state, owner, action.space)]


def hiding_faults(state: State, owner: Seat, space: str) -> Iterator[Reason]:
    """A castle first, not its owner's if there is another (THO-3.12, 3.13, R19), then territories (THO-3.14, R21)."""
    castle, taken = state.board.is_castle(space), lying_at(state, space) is not None
    if state.hiding > 1:
        if castle:
            yield at(TREASURE_IN_TERRITORY, space)
        elif not state.options.hide_under_owner and state.holds(owner, space):
            yield at(UNDER_OWNER, space, seat=owner)
    elif not castle:
        yield at(TREASURE_IN_CASTLE, space)
    elif state.holds(owner, space) and not taken:
        rest = (other for other in state.board.castles if not state.holds(owner, other))
        if any(lying_at(state, other) is None for other in rest):
            yield at(NOT_OWNERS_CASTLE, space, seat=owner)
    if taken:
        yield at(TREASURE_THERE, space)


def hiding_places(state: State, owner: Seat) -> tuple[str, ...]:
    """Where a treasure of a player may be hidden now."""
    return tuple([space for space in state.board.spaces if not any(hiding_faults(state, owner, space))])


def legal_hides(state: State, seat: Seat) -> Iterator[act.Hide]:
    """What may be hidden, and where."""
    owner = state.options.hides_for(seat)
    spaces = hiding_places(state, owner)
    return (act.Hide(seat, owner, kind, space) for kind in state.to_hide[owner] for space in spaces)


def hide(state: State, action: act.Hide, log: Log) -> State:
    """A treasure is hidden, first in a castle (THO-3.12), then in territories (THO-3.14; a fourth: THO-19.4)."""
    turn = state.hiding
    clause = "THO-3.12" if turn == 1 else "THO-3.14" if turn <= 3 else "THO-19.4"
    log.append(ev.Hidden(clause, action.seat, action.owner, action.kind, action.space))
    left = replaced(state.to_hide, action.owner, without(state.to_hide[action.owner], action.kind))
    state = with_lying(state, *state.lying, Lying(action.space, action.owner, action.kind))
    state = _next(replace(state, to_hide=left))
    return state if state.queue else _hide_next(state, log)


def muster(state: State, action: act.Mass, log: Log) -> State:
    """Ten soldiers come into one space (THO-3.17), a figure among them if wanted (THO-3.18)."""
    clause = "THO-3.18" if action.figures else "THO-3.17"
    state = _next(place(state, log, clause, action.seat, action.space, MUSTER, action.figures))
    return state if state.queue else replace(state, phase=Phase.REVEAL, to_place=0, hiding=0)


def reveal(state: State, log: Log) -> State:
    """Treasures under their owners' units are turned over, in turn order (THO-R21)."""
    finds = [
        Found(seat, lying.space)
        for seat in in_order(state)
        for lying in state.lying
        if lying.owner == seat and state.holds(seat, lying.space)
    ]
    return replace(state, finds=tuple(finds), phase=Phase.FIND, then=Phase.ROUND)
