"""The ork episode: orks multiply (THO-6), attack (THO-7), and fill what is empty (THO-8)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Seat
from orclib.games.thorval import events as ev
from orclib.games.thorval.box import BAND, CARRY_ON, DIE, Figure, Route
from orclib.games.thorval.rules.battle import start_band_fight
from orclib.games.thorval.rules.flow import in_order
from orclib.games.thorval.rules.forces import add_orks
from orclib.games.thorval.rules.visitors import dragon_comes
from orclib.games.thorval.state import AnyTable, Phase, State

# --- spread ----------------------------------------------------------------------------------------------------------


def new_round(state: State, log: Log) -> State:
    """A round begins with the orks (THO-5.1); as many regions as players are named (THO-6.2)."""
    number = state.round_no + 1
    log.append(ev.RoundBegan("THO-5.3" if number == 1 else "THO-5.2", number))
    state = replace(
        state, round_no=number, mover=None, active=None, fight=None, band=None, help=None, conquests=(), regions=(),
        rolls=(),
    )  # fmt: skip
    order = in_order(state)
    if len(order) == len(DIE):
        log.append(ev.RegionsNamed("THO-6.4", tuple(DIE)))
        return _multiply(replace(state, regions=tuple(DIE)), log)
    queue = order[:1] if len(order) == len(DIE) - 1 else order
    return replace(state, phase=Phase.SPREAD, queue=queue)


def spread_die(state: State, face: int, log: Log) -> State:
    """A player names a region in which orks multiply (THO-6.1), or, of five, the one where they do not (THO-6.3)."""
    seat = state.queue[0]
    if len(state.alive) == len(DIE) - 1:
        log.append(ev.Rolled("THO-6.3", seat, face))
        regions = tuple([region for region in DIE if region != face])
        log.append(ev.RegionsNamed("THO-6.3", regions))
        return _multiply(replace(state, regions=regions, queue=()), log)
    log.append(ev.Rolled("THO-6.1", seat, face))
    if face in [rolled for _, rolled in state.rolls]:
        log.append(ev.DieAgain("THO-6.2", face))
        return state
    state = replace(state, rolls=(*state.rolls, (seat, face)), queue=state.queue[1:])
    if state.queue:
        return state
    regions = tuple(sorted(rolled for _, rolled in state.rolls))
    log.append(ev.RegionsNamed("THO-6.2", regions))
    return _multiply(replace(state, regions=regions, rolls=()), log)


def growth(state: AnyTable) -> tuple[dict[int, tuple[str, ...]], dict[str, tuple[int, ...]]]:
    """Where orks multiply: by region the territories with one more (THO-6.5), by castle the regions that add one."""
    board = state.board
    infested: dict[int, list[str]] = {region: [] for region in DIE}
    castles = []
    for space, force in zip(board.spaces, state.forces, strict=True):
        if force is not None and force.holder is None:  # without orks none are gained (THO-6.8)
            region = board.region[space]
            if region is None:
                castles.append(space)
            else:
                infested[region].append(space)
    territories = {region: tuple(infested[region]) for region in state.regions if infested[region]}
    rule = state.options.castle_growth
    counts = [
        region
        for region in DIE
        if (rule == "any_with_orks" or region in state.regions) and (rule == "rolled" or infested[region])
    ]
    grown = {castle: tuple([r for r in board.castle_regions[castle] if r in counts]) for castle in castles}
    return territories, {castle: regions for castle, regions in grown.items() if regions}


def _multiply(state: State, log: Log) -> State:
    territories, castles = growth(state)
    more: dict[str, int] = {}
    for region, spaces in territories.items():
        log.append(ev.OrksGrew("THO-6.5", region, spaces))
        more |= dict.fromkeys(spaces, 1)
    for castle, regions in castles.items():
        log.append(ev.CastleGrew("THO-6.7" if len(regions) > 1 else "THO-6.6", castle, regions))
        more[castle] = len(regions)
    return replace(add_orks(state, more), phase=Phase.ORK_ATTACK, band=None)


# --- attack ----------------------------------------------------------------------------------------------------------


def shield(state: AnyTable, space: str) -> str | None:
    """The clause that forbids orks to attack a space of a player: hero, mediator or dragon; None without one."""
    force = state.force(space)
    if force is not None and force.figure is Figure.HERO:
        return "THO-7.11"
    if space == state.mediator:
        return "THO-7.12"
    return "THO-7.13" if space == state.dragon else None


def player_neighbours(state: AnyTable, space: str) -> tuple[str, ...]:
    """The contiguous spaces that hold a player's units (THO-7.1), in the orks' order."""
    forces, index = state.forces, state.board.index
    near = [(each, forces[index[each]]) for each in state.board.neighbours[space]]
    return tuple([each for each, force in near if force is not None and force.holder is not None])


def tunnel_open(state: AnyTable, space: str) -> bool:
    """Whether orks of a space may attack through the tunnel: all other contiguous spaces are taken (THO-7.8, R6)."""
    board = state.board
    others = [each for each in board.neighbours[space] if board.route(space, each) is not Route.TUNNEL]
    if state.options.tunnel_rule == "all_orks":
        return all(state.holds(None, each) for each in others)
    return not set(others) & set(player_neighbours(state, space))


def band_targets(state: AnyTable, space: str) -> tuple[str, ...]:
    """What a band may attack now, in the order in which it does (THO-7.3, 7.8 to 7.13)."""
    near = player_neighbours(state, space)
    route = state.board.route
    usual = [each for each in near if route(space, each) is not Route.TUNNEL and shield(state, each) is None]
    if usual:
        return tuple(usual)
    through = [each for each in near if route(space, each) is Route.TUNNEL and shield(state, each) is None]
    return tuple(through) if through and tunnel_open(state, space) else ()


def bands(state: AnyTable) -> tuple[str, ...]:
    """The spaces whose orks are enough to attack, in the order in which they do (THO-7.1, 7.2)."""
    pairs = zip(state.board.spaces, state.forces, strict=True)
    return tuple(
        [space for space, force in pairs if force is not None and force.holder is None and force.count >= BAND]
    )


def next_fight(state: State, log: Log) -> State:
    """The band that attacks goes on (THO-7.4), or the next one begins (THO-7.2); after the last, the refill."""
    board, band = state.board, state.band
    if band is not None and state.holds(None, band):
        force = state.force(band)
        assert force is not None
        if force.count >= CARRY_ON and (targets := band_targets(state, band)):
            return _attack(state, band, targets[0], log, begun=True)
        if force.count >= CARRY_ON:
            _tell_tunnel(state, band, log)
    after = -1 if band is None else board.index[band]
    left = [space for space in bands(state) if board.index[space] > after]
    if band is None and len(all_bands := [space for space in left if band_targets(state, space)]) > 1:
        log.append(ev.BandsInOrder("THO-7.2", tuple(all_bands)))
    for space in left:  # its size counts when its turn comes (THO-R33)
        targets = band_targets(state, space)
        _tell_spared(state, space, log)
        if len(targets) > 1:
            log.append(ev.TargetsInOrder("THO-7.3", space, targets))
        if targets:
            return _attack(replace(state, band=space), space, targets[0], log, begun=False)
        _tell_tunnel(state, space, log)
    return replace(state, phase=Phase.REFILL, fight=None, band=None)


def _tell_spared(state: State, space: str, log: Log) -> None:
    """The contiguous spaces that a band leaves alone as it begins (THO-7.9 to 7.13)."""
    neighbours = state.board.neighbours[space]
    for near in player_neighbours(state, space):
        clause = shield(state, near)
        if clause is not None:
            log.append(ev.BandHeldOff(clause, space, near))
    empty = tuple([near for near in neighbours if state.force(near) is None])
    if empty:
        log.append(ev.EmptySpared("THO-7.10", space, empty))
    if all(state.holds(None, near) for near in neighbours):
        log.append(ev.BandIdle("THO-7.9", space))


def _tell_tunnel(state: State, space: str, log: Log) -> None:
    for near in player_neighbours(state, space):
        through = state.board.route(space, near) is Route.TUNNEL
        if through and shield(state, near) is None and not tunnel_open(state, space):
            log.append(ev.BandHeldOff("THO-7.8", space, near))


def _attack(state: State, band: str, target: str, log: Log, *, begun: bool) -> State:
    force, enemy = state.force(band), state.force(target)
    assert force is not None
    assert enemy is not None
    assert enemy.holder is not None
    route = state.board.route(band, target)
    assert route is not None
    region, mediator = state.board.region, state.mediator
    under_truce = mediator is not None and region[target] is not None and region[target] == region[mediator]
    clause = "THO-7.8" if route is Route.TUNNEL else "THO-7.14" if under_truce else "THO-7.4" if begun else "THO-7.1"
    log.append(ev.BandAttacks(clause, band, target, force.count, route))
    return start_band_fight(state, band, target, Seat(enemy.holder), route)


# --- refill ----------------------------------------------------------------------------------------------------------


def refill(state: State, log: Log) -> State:
    """One ork comes into each empty space (THO-8.1); markers do not fill a space (THO-R9)."""
    pairs = zip(state.board.spaces, state.forces, strict=True)
    empty = tuple([space for space, force in pairs if force is None])
    if empty:
        log.append(ev.Refilled("THO-8.1", empty))
        state = add_orks(state, dict.fromkeys(empty, 1))
    return dragon_comes(state, log)
