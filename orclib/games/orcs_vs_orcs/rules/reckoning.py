"""The set-up (OVO-4), the end of a game turn (OVO-27), the next one (OVO-28), the end of the game (OVO-29)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import RIVER, Objective
from orclib.games.orcs_vs_orcs.rules.flow import ask, camp_glory, on, over, then, with_player
from orclib.games.orcs_vs_orcs.rules.moment import NO_SUCH_SEAT, left_to_chance
from orclib.games.orcs_vs_orcs.state import Job, Phase, State, Table, Task

NO_TILE_NOW = Rule(
    "no-tile-now", "OVO-4.20", "No objective is turned up now.", "Ce n'est pas le moment de révéler un Objectif."
)
TILE_GONE = Rule(
    "tile-gone",
    "OVO-4.20",
    "This objective is not in the pile: {tile}.",
    "Cet Objectif n'est pas dans la pile : {tile}.",
)
TILE_LATER = Rule(
    "tile-later",
    "OVO-4.20",
    "This objective does not lie on top now: {tile}.",
    "Cet Objectif n'est pas sur le dessus en ce moment : {tile}.",
)
NO_DRAW_NOW = Rule(
    "no-draw-now",
    "OVO-4.22",
    "The first player is not drawn now.",
    "Ce n'est pas le moment de tirer au sort le premier joueur.",
)

# --- the set-up ------------------------------------------------------------------------------------------------------


def judge_turn_up(state: State, action: act.TurnUp) -> list[Reason]:
    reasons = left_to_chance(state, action.seat, Phase.RIVER, NO_TILE_NOW)
    if not reasons and action.tile not in (state.next_tiles[:1] or state.face_up):
        rule = TILE_LATER if action.tile in state.face_up else TILE_GONE
        reasons.append(rule(act.tile_target(action.tile), tile=action.tile.value))
    return reasons


def turn_up(state: State, action: act.TurnUp, log: Log) -> State:
    """A tile comes into the river from left to right, the fifth lies on top of the pile (OVO-4.20, 4.21)."""
    if state.next_tiles:
        state = replace(state, next_tiles=state.next_tiles[1:])
    if len(state.river) < RIVER:
        log.append(ev.TileTurned("OVO-4.20", action.tile))
        return replace(state, river=(*state.river, action.tile))
    log.append(ev.TileTurned(_top_clause(state), action.tile))
    state = replace(state, top=action.tile)
    if state.turn_no:
        return on(state)
    if state.options.first_player == "random":
        return replace(state, phase=Phase.FIRST_PLAYER)
    return _first(state, log, Seat(int(state.options.first_player) - 1))


def _top_clause(state: State) -> str:
    if not state.turn_no:
        return "OVO-4.21"
    return "OVO-28.3" if state.spent else "OVO-28.4"


def judge_begin(state: State, action: act.Begin) -> list[Reason]:
    reasons = left_to_chance(state, action.seat, Phase.FIRST_PLAYER, NO_DRAW_NOW)
    if not 0 <= action.who < state.options.players:
        reasons.append(NO_SUCH_SEAT(players=state.options.players))
    return reasons


def begin(state: State, action: act.Begin, log: Log) -> State:
    return _first(state, log, action.who)


def _first(state: State, log: Log, seat: Seat) -> State:
    log.append(ev.FirstNamed("OVO-4.22", seat))
    return _game_turn(replace(state, first=seat), log, 1)


def _game_turn(state: State, log: Log, number: int) -> State:
    log.append(ev.GameTurnBegan("OVO-5.1", number))
    return on(replace(state, turn_no=number), Job(Task.TURN, state.first))


# --- the end of a game turn ------------------------------------------------------------------------------------------


def counted(state: Table, tile: Objective) -> tuple[int, ...]:
    """By seat: what an objective counts (OVO-27.6 to 27.13)."""
    seats = state.options.seats
    match tile:
        case Objective.CITIES:
            owners = [state.marker(zone) for zone in state.board.cities]
            return tuple([owners.count(seat) for seat in seats])
        case Objective.HORDES:
            return tuple([state.hordes(seat) for seat in seats])
        case Objective.KILLS:
            return tuple([player.kills for player in state.players])
        case Objective.VILLAGES:
            owners = [owner for owner, stands in zip(state.control, state.villages, strict=True) if stands]
            return tuple([owners.count(seat) for seat in seats])
        case Objective.MARKERS:
            return tuple([state.markers(seat) for seat in seats])
        case Objective.RAZED:
            only = state.options.razed_counts == "razed_only"
            return tuple([player.razed if only else player.trophies for player in state.players])
        case Objective.FORTRESSES:
            return tuple([state.standing(seat) + state.options.dark_city_counts for seat in seats])
        case Objective.TOWER:
            return tuple([int(state.marker(state.board.tower) == seat) for seat in seats])


def leaders(state: Table, tile: Objective) -> tuple[Seat, ...]:
    """Who gains a point for an objective: one player, or two who tie (OVO-27.2 to 27.5, 27.13)."""
    return _leaders(state, tile, counted(state, tile))


def _leaders(state: Table, tile: Objective, counts: tuple[int, ...]) -> tuple[Seat, ...]:
    best = max(counts)
    if not best and (tile is Objective.TOWER or not state.options.zero_scores):
        return ()
    first = [seat for seat in state.options.seats if counts[seat] == best]
    return tuple(first) if len(first) <= 2 else ()


class Payment(NamedTuple):
    """What an objective counts by seat, who is due a point for it, and who is paid."""

    tile: Objective
    counts: tuple[int, ...]
    due: tuple[Seat, ...]
    paid: tuple[Seat, ...]


def payments(state: Table) -> tuple[Payment, ...]:
    """The objectives from right to left: who is due a point, and who is paid as far as the supply goes (OVO-27.14)."""
    assert state.first is not None
    order, owed = state.options.clockwise(state.first), list[Payment]()
    for tile in reversed(state.river):
        counts = counted(state, tile)
        due = tuple(sorted(_leaders(state, tile, counts), key=order.index))
        owed.append(Payment(tile, counts, due, due))
    supply, cap = state.supply, state.options.supply_cap
    if cap == "overdraw":
        return tuple(owed)
    if cap == "nobody" and sum([len(each.due) for each in owed]) > supply:
        return tuple([each._replace(paid=()) for each in owed])
    paid = []
    for each in owed:
        paid.append(each._replace(paid=each.due[:supply]))
        supply -= min(supply, len(each.due))
    return tuple(paid)


_CLAUSES = {2: "OVO-27.3", 1: "OVO-27.2"}
_COUNTED = {
    Objective.CITIES: "OVO-27.6", Objective.HORDES: "OVO-27.7", Objective.KILLS: "OVO-27.8",
    Objective.VILLAGES: "OVO-27.9", Objective.MARKERS: "OVO-27.10", Objective.RAZED: "OVO-27.11",
    Objective.FORTRESSES: "OVO-27.12",
}  # fmt: skip


def scoring(state: State, job: Job, log: Log) -> State:
    """The four active objectives are paid (OVO-27), then the game may be over (OVO-29.1, 29.2)."""
    log.append(ev.ReckoningBegan("OVO-27.1", state.turn_no))
    for tile, counts, due, paid in payments(state):
        if tile is not Objective.TOWER:
            log.append(ev.ObjectiveCounted(_COUNTED[tile], tile, counts))
        if not due:
            log.append(ev.ObjectiveVoid(void_clause(state, tile, counts), tile, counts))
            continue
        if paid:
            clause = "OVO-27.13" if tile is Objective.TOWER else _CLAUSES[len(due)]
            log.append(ev.ObjectiveScored(clause, tile, paid, counts))
        if len(paid) < len(due):
            log.append(ev.ObjectiveUnpaid("OVO-27.14", tile, tuple([seat for seat in due if seat not in paid])))
        for seat in paid:
            state = with_player(state, seat, glory=state.players[seat].glory + 1)
        state = replace(state, supply=max(0, state.supply - len(paid)))
    if not state.supply or unbeatable(state):
        return over(state, log)
    return then(state, Job(Task.ROTATION))


def void_clause(state: Table, tile: Objective, counts: tuple[int, ...]) -> str:
    """Why an objective pays nobody: the tower is free, nobody has any, too many tie."""
    if tile is Objective.TOWER:
        return "OVO-27.13"
    return "OVO-27.4" if max(counts) or state.options.zero_scores else "OVO-27.5"


def unbeatable(state: Table) -> bool:
    """Whether the leading camp can no longer be beaten (OVO-29.2, R59)."""
    points = {state.options.camp(seat): camp_glory(state, seat) for seat in state.options.seats}
    ranked = sorted(points.values(), reverse=True)
    reach = ranked[1] + state.supply
    return ranked[0] >= reach if state.options.early_end == "unbeatable" else ranked[0] > reach


def rotation(state: State, job: Job, log: Log) -> State:
    """The next game turn is prepared (OVO-28)."""
    last, out, into = state.first, state.river[-1], state.top
    assert last is not None
    assert into is not None
    for seat, player in enumerate(state.players):
        if player.kept:
            log.append(ev.KeptReturned("OVO-26.8", Seat(seat), player.kept))
        if away := tuple([held.hero for held in state.held[seat] if held.away and held.hero]):
            log.append(ev.HeroesBack("OVO-28.6", Seat(seat), away))
            back = tuple([replace(held, away=False) for held in state.held[seat]])
            state = replace(state, held=replaced(state.held, seat, back))
    players = tuple([replace(p, reserve=p.reserve + p.kept, kept=0, kills=0) for p in state.players])
    first = Seat((last + 1) % state.options.players)
    log.append(ev.FirstNamed("OVO-28.1", first))
    log.append(ev.RiverMoved("OVO-28.2", out, into))
    spent = (*state.spent, out)
    state = replace(state, players=players, first=first, river=(into, *state.river[:-1]), top=None, spent=spent)
    if not state.face_up:
        log.append(ev.PileTurned("OVO-28.4"))
        state = replace(state, spent=())
    log.append(ev.GameTurnBegan("OVO-5.1", state.turn_no + 1))
    state = replace(state, turn_no=state.turn_no + 1)
    return ask(then(state, Job(Task.TURN, first)), Phase.RIVER, None)
