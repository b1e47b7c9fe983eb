"""Entering a zone: militia, Heroes, markers, fates, fortresses (OVO-8 to 10, 14); meeting an enemy (OVO-11)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import HEROES_DRAWN, Card, Fate, without
from orclib.games.orcs_vs_orcs.rules.flow import (
    Log,
    add_hordes,
    ask,
    eliminated,
    gain,
    is_well,
    on,
    retreats,
    stands_alone,
    then,
    to_reserve,
    with_army,
    with_clash,
    with_fortress,
    with_marker,
    with_player,
    without_clash,
    without_village,
)
from orclib.games.orcs_vs_orcs.state import Clash, Fortress, Held, Job, Phase, State, Table, Task

# --- Hordes enter ----------------------------------------------------------------------------------------------------


def arrive(state: State, job: Job, log: Log) -> State:
    """Hordes of the active player enter a zone: free, or held by an enemy (OVO-11.1)."""
    seat, zone = job.seat, job.zone
    assert seat is not None
    assert zone is not None
    marched = job.number if job.forced else 0
    if state.enemy_army(seat, zone):
        clash = state.clash(zone) or Clash(zone, 0)
        exhausted = clash.exhausted + job.forced
        state = with_clash(state, Clash(zone, clash.hordes + job.number, clash.marched + marched, exhausted))
        return then(state, Job(Task.MEET, seat, zone, job.number))
    state = add_hordes(state, seat, zone, job.number, job.number, marched, job.along)
    return then(state, Job(Task.HOLD, seat, zone), Job(Task.CONQUER, seat, zone))


def step(state: State, job: Job, log: Log) -> State:
    """The Hordes that travel take the second road (OVO-6.1)."""
    travelling = state.travelling
    assert travelling is not None
    assert job.zone is not None
    start, end = job.zone.split(">")
    log.append(ev.Moved("OVO-6.1", travelling.seat, start, end, travelling.hordes))
    state = replace(state, travelling=None)
    return then(state, Job(Task.ARRIVE, travelling.seat, end, travelling.hordes, along=travelling.along))


def free(state: State, job: Job, log: Log) -> State:
    """The enemy has left: the attackers hold the zone, and the entry rules apply (OVO-11.12)."""
    assert job.seat is not None
    assert job.zone is not None
    clash = state.clash(job.zone)
    if clash is None:
        return state
    state = without_clash(state, job.zone)
    state = add_hordes(state, job.seat, job.zone, clash.hordes, clash.hordes, clash.marched)
    return then(state, Job(Task.HOLD, job.seat, job.zone), Job(Task.CONQUER, job.seat, job.zone, 1))


def hold(state: State, job: Job, log: Log) -> State:
    """What a zone does to whoever stops there (OVO-8.1, 9, 10, 30.4)."""
    seat, zone = job.seat, job.zone
    assert seat is not None
    assert zone is not None
    owner, board = state.marker(zone), state.board
    if owner == seat:
        return state
    if owner is not None and not state.options.enemies(owner, seat):
        log.append(ev.PartnerKeeps("OVO-30.4", seat, owner, zone))
        return state
    if state.village(zone):
        return ask(state, Phase.FATE, seat, zone)
    if board.kind[zone] == "city":
        if owner is not None:
            return then(state, Job(Task.MARK, seat, zone), replace(Job(Task.STEAL, seat, zone), number=owner))
        army = state.army(zone)
        assert army is not None
        left = army.hordes - 1
        log.append(ev.MilitiaFought("OVO-9.1" if left else "OVO-9.4", seat, zone, left))
        state = with_army(to_reserve(state, seat, 1), zone, army.cut(left, left))
        return then(state, Job(Task.MARK, seat, zone), Job(Task.HEROES, seat, zone)) if left else state
    if board.kind[zone] == "tower" or is_well(state, zone):
        return then(state, Job(Task.MARK, seat, zone))
    return state


def settle(state: State, job: Job, log: Log) -> State:
    """An army has retreated to a zone: a free tower or well gets its marker (OVO-11.16, R21)."""
    seat, zone = job.seat, job.zone
    assert seat is not None
    assert zone is not None
    state = then(state, Job(Task.CONQUER, seat, zone))
    special = state.board.kind[zone] == "tower" or is_well(state, zone)
    if special and state.marker(zone) is None and state.options.retreat_takes_control:
        return then(state, Job(Task.MARK, seat, zone, forced=True))
    return state


def conquer(state: State, job: Job, log: Log) -> State:
    """A fortress belongs to whoever holds its zone (OVO-14.9); an enemy's is laid down (OVO-14.11, 14.12)."""
    seat, zone = job.seat, job.zone
    assert seat is not None
    assert zone is not None
    fort, army = state.fortress(zone), state.army(zone)
    if fort is None or army is None or army.seat != seat or fort.owner == seat:
        return state
    if fort.standing and state.options.enemies(fort.owner, seat):
        log.append(ev.Conquered("OVO-14.12" if job.number == 0 else "OVO-14.11", seat, zone, fort.owner))
        fresh = not state.options.rebuild_same_turn
        return with_fortress(state, zone, Fortress(seat, False, fresh, fresh))
    log.append(ev.FortressPasses("OVO-14.9", seat, zone, fort.owner))
    return with_fortress(state, zone, replace(fort, owner=seat))


# --- markers ---------------------------------------------------------------------------------------------------------


def mark(state: State, job: Job, log: Log) -> State:
    """A marker is put on a zone, taken back from elsewhere where none is in stock (OVO-8.14)."""
    seat, zone = job.seat, job.zone
    assert seat is not None
    assert zone is not None
    if state.stock(seat):
        return put_marker(state, log, seat, zone, retreated=job.forced)
    if takeable(state, seat, zone):
        return ask(state, Phase.TAKE_BACK, seat, zone)
    log.append(ev.NoMarker("OVO-8.14", seat, zone))
    return state


def put_marker(state: State, log: Log, seat: Seat, zone: str, retreated: bool = False) -> State:
    """The marker lies in the zone; another one there goes back to its owner (OVO-8.8, 9.2, 9.6, 10.1 to 10.3)."""
    before = state.marker(zone)
    log.append(ev.Controlled(_marker_clause(state, zone, before, retreated), seat, zone, before))
    if state.village(zone) and seat == state.mover:
        state = replace(state, taken=(*state.taken, zone))
    return with_marker(state, zone, seat)


def _marker_clause(state: State, zone: str, before: Seat | None, retreated: bool) -> str:
    if retreated:
        return "OVO-11.16"
    if state.village(zone):
        return "OVO-8.8" if before is None else "OVO-8.12"
    if state.board.kind[zone] == "city":
        won = state.fought is not None and state.fought.zone == zone
        return "OVO-9.2" if before is None else "OVO-9.9" if won else "OVO-9.6"
    if before is not None:
        return "OVO-10.3"
    return "OVO-10.1" if state.board.kind[zone] == "tower" else "OVO-10.2"


def takeable(state: Table, seat: Seat, zone: str) -> tuple[str, ...]:
    """The zones from which a player may take a marker back to put it elsewhere (OVO-8.14, R26)."""
    if state.options.marker_limit != "take_back":
        return ()
    return tuple([each for each in state.board.zones if each != zone and may_take(state, seat, each)])


def may_take(state: Table, seat: Seat, zone: str) -> bool:
    """Whether a player's marker lies on a village, a well or the tower without own Hordes (OVO-8.14)."""
    if state.marker(zone) != seat or state.board.kind[zone] == "city":
        return False
    army = state.army(zone)
    own = army is not None and army.seat == seat
    return not own and not (seat == state.mover and state.clash(zone) is not None)


def can_mark(state: Table, seat: Seat, zone: str) -> bool:
    """Whether a player has a marker for a zone, in stock or to be taken back."""
    return bool(state.stock(seat)) or bool(takeable(state, seat, zone))


def wants_marker(state: Table, seat: Seat, zone: str) -> bool:
    """Whether a zone is a city that a player may stop in only with a marker for it (OVO-8.14)."""
    owner = state.marker(zone)
    return state.board.kind[zone] == "city" and (owner is None or state.options.enemies(owner, seat))


def markers_left(state: Table, seat: Seat, *zones: str) -> int:
    """How many markers a player could put on zones, in stock or taken back from others than these (OVO-8.14)."""
    backs = [zone for zone in takeable(state, seat, zones[0]) if zone not in zones]
    return max(0, state.stock(seat)) + len(backs)


def uses_up(state: Table, seat: Seat, first: str, end: str) -> bool:
    """Whether Hordes left in the first zone of a move would use up the marker for the city at its end (OVO-8.14)."""
    if state.options.marker_limit == "unlimited" or not wants_marker(state, seat, end):
        return False
    owner = state.marker(first)
    free = owner is None or state.options.enemies(owner, seat)
    special = state.board.kind[first] in ("city", "tower") or is_well(state, first)
    return markers_left(state, seat, end, first) < 1 + (free and special)


def leaves_none(state: Table, seat: Seat, zone: str) -> bool:
    """Whether control of a village would use up the marker for the city to which the rest is on its way (OVO-8.14)."""
    step = next((job for job in state.todo if job.task is Task.STEP), None)
    if step is None or step.zone is None or state.options.marker_limit == "unlimited":
        return False
    end = step.zone.split(">")[1]
    return wants_marker(state, seat, end) and markers_left(state, seat, end, zone) < 2


def may_control(state: Table, seat: Seat, zone: str) -> bool:
    """Whether a player may choose control for a village: with a marker for it (OVO-8.8, 8.14)."""
    return can_mark(state, seat, zone) and not leaves_none(state, seat, zone)


def take_back(state: State, action: act.TakeBackMarker, log: Log) -> State:
    zone = state.deciding
    assert zone is not None
    log.append(ev.MarkerTaken("OVO-8.14", action.seat, action.zone))
    retreated = action.seat != state.mover or state.battle is not None
    state = with_marker(state, action.zone, None)
    return on(put_marker(state, log, action.seat, zone, retreated))


def leave_markers(state: State, action: act.LeaveMarkers, log: Log) -> State:
    assert state.deciding is not None
    log.append(ev.NoMarker("OVO-8.14", action.seat, state.deciding))
    return on(state)


def marker_is_due(state: Table) -> bool:
    """Whether the marker that is to be taken back may not be left out: for a village or a city (OVO-8.14)."""
    zone = state.deciding
    return zone is not None and (state.village(zone) or state.board.kind[zone] == "city")


# --- villages --------------------------------------------------------------------------------------------------------


def choose_fate(state: State, action: act.ChooseFate, log: Log) -> State:
    zone = state.deciding
    assert zone is not None
    if action.fate is Fate.CONTROL:
        return on(state, Job(Task.MARK, action.seat, zone))
    return on(burn(state, log, action.seat, zone, action.fate))


def burn(state: State, log: Log, seat: Seat, zone: str, fate: Fate) -> State:
    """A village is razed (OVO-8.2 to 8.4) or converted (OVO-8.5 to 8.7): its token is a trophy."""
    player, owner = state.players[seat], state.marker(zone)
    state = without_village(state, zone)
    trophies = player.trophies + 1
    clause = "OVO-8.11" if owner == seat else "OVO-8.12"
    returned = [] if owner is None else [ev.MarkerReturned(clause, seat, owner, zone)]
    if fate is Fate.RAZE:
        log += [ev.Razed("OVO-8.4" if player.red else "OVO-8.2", seat, zone, not player.red), *returned]
        return with_player(state, seat, red=True, trophies=trophies, razed=player.razed + 1)
    came = player.reserve > 0
    log += [ev.Converted("OVO-8.5" if came else "OVO-8.7", seat, zone, came), *returned]
    state = with_player(state, seat, trophies=trophies, reserve=player.reserve - came)
    return come(state, seat, state.board.starts[seat], 1) if came else state


def come(state: State, seat: Seat, zone: str, hordes: int) -> State:
    """Hordes come from the reserve to a zone; they have not moved, and may (OVO-6.13, R13)."""
    rooted = 0 if state.options.fresh_hordes_move else hordes
    return add_hordes(state, seat, zone, hordes, rooted, rooted, rooted=rooted)


# --- Heroes ----------------------------------------------------------------------------------------------------------


def heroes(state: State, job: Job, log: Log) -> State:
    """Heroes are drawn for a city that was neutral: two, or what is left (OVO-9.3, 9.5)."""
    assert job.seat is not None
    assert job.zone is not None
    if state.marker(job.zone) != job.seat:
        return state  # a city that could not be taken brings no Hero (OVO-8.14)
    count = min(HEROES_DRAWN, len(state.pile) + len(state.under))
    if not count:
        log.append(ev.NoHeroLeft("OVO-9.5", job.seat))
        return state
    return _draw_on(replace(state, to_draw=count), log, job.seat)


def draw_hero(state: State, action: act.DrawHero, log: Log) -> State:
    seat = state.mover
    assert seat is not None
    log.append(ev.HeroDrawn("OVO-9.3", seat, action.hero))
    state = replace(
        state,
        pile=without(state.pile, action.hero),
        drawn=(*state.drawn, Held(action.hero)),
        to_draw=state.to_draw - 1,
        next_heroes=state.next_heroes[1:],
    )
    return _draw_on(state, log, seat)


def _draw_on(state: State, log: Log, seat: Seat) -> State:
    """Draw what is known to lie on top, until chance has to draw, or the player to choose."""
    while state.to_draw and not state.pile:
        first = state.under[0]
        log.append(ev.HeroDrawn("OVO-9.3", seat, first.hero))
        seen = tuple([each for each in first.seen if each != seat])
        state = replace(
            state, under=state.under[1:], drawn=(*state.drawn, Held(first.hero, seen)), to_draw=state.to_draw - 1
        )
    if state.to_draw:
        return ask(state, Phase.HERO_DRAW, None)
    if len(state.drawn) > 1:
        return ask(state, Phase.HERO_PICK, seat)
    (only,) = state.drawn
    log.append(ev.HeroKept("OVO-9.5", seat, only.hero))
    return on(with_held(replace(state, drawn=()), seat, (*state.held[seat], only)))


def _rank(held: Held) -> int:
    return -1 if held.hero is None else held.hero.place


def with_held(state: State, seat: Seat, held: tuple[Held, ...]) -> State:
    """The state with other Heroes in somebody's hands, in the order of cards."""
    return replace(state, held=replaced(state.held, seat, tuple(sorted(held, key=_rank))))


def keep_hero(state: State, action: act.KeepHero, log: Log) -> State:
    """One Hero is kept, the other goes under the pile; nobody else knows which is which (OVO-9.3)."""
    seat = action.seat
    other = next(held.hero for held in state.drawn if held.hero is not action.hero)
    log.append(ev.HeroKept("OVO-9.3", seat, action.hero))
    log.append(ev.HeroPutUnder("OVO-9.3", seat, other))
    state = with_held(state, seat, (*state.held[seat], Held(action.hero)))
    return on(replace(state, drawn=(), under=(*state.under, Held(other, (seat,)))))


def steal(state: State, job: Job, log: Log) -> State:
    """A Hero is drawn at random from those of the enemy who lost a city (OVO-9.7, 9.8)."""
    victim = Seat(job.number)
    assert job.seat is not None
    assert job.zone is not None
    if state.marker(job.zone) != job.seat:
        return state
    held = state.held[victim]
    if not held:
        log.append(ev.NothingToSteal("OVO-9.8", job.seat, victim))
        return state
    if len(held) > 1:
        return ask(replace(state, victim=victim), Phase.HERO_STEAL, None)
    return _stolen(state, log, job.seat, victim, held[0])


def steal_hero(state: State, action: act.StealHero, log: Log) -> State:
    seat, victim = state.mover, state.victim
    assert seat is not None
    assert victim is not None
    loot = next(held for held in state.held[victim] if held.hero is action.hero)
    return on(_stolen(replace(state, victim=None), log, seat, victim, loot))


def _stolen(state: State, log: Log, seat: Seat, victim: Seat, loot: Held) -> State:
    """Who sees which Hero it is: thief and victim; all, where it lies aside; others only if there was no other."""
    is_open = loot.away or state.options.open_heroes
    log.append(ev.HeroStolen("OVO-9.7", seat, victim, loot.hero, is_open))
    left = tuple([held for held in state.held[victim] if held is not loot])
    in_hand = [held for held in left if not held.away]
    seen, looked = {*loot.seen, victim}, {*loot.looked}
    if is_open:
        seen, looked = {*state.options.seats}, set()
    elif in_hand:  # the others cannot tell any more which of them is where, nor what the thief knows of those left
        seen, looked = {victim}, set()
        left = tuple([held if held.away else _mixed(held, seat) for held in left])
    state = with_held(state, victim, left)
    secret = tuple(sorted(looked - {seat, victim}))
    stolen = replace(loot, seen=tuple(sorted(seen - {seat})), looked=secret)
    return with_held(state, seat, (*state.held[seat], stolen))


def _mixed(held: Held, thief: Seat) -> Held:
    """A Hero from among whom another was drawn: the thief still knows it, if it was known to him."""
    knows = (thief,) if thief in held.seen else ()
    return replace(held, seen=knows, looked=knows)


def shown(state: State, seat: Seat, *cards: Card, away: bool = False) -> State:
    """All have seen that a player holds these Heroes; perhaps they are set aside (OVO-21.8)."""
    if not any(card.is_hero for card in cards):
        return state
    others = tuple([each for each in state.options.seats if each != seat])
    held = tuple(
        [
            replace(each, seen=others, looked=(), away=each.away or away) if each.hero in cards else each
            for each in state.held[seat]
        ]
    )
    return replace(state, held=replaced(state.held, seat, held))


def peeked(state: State, owner: Seat, looker: Seat, cards: tuple[Card, ...]) -> State:
    """Somebody has seen these Heroes of a player."""
    held = tuple([_looked_at(each, looker) if each.hero in cards else each for each in state.held[owner]])
    return replace(state, held=replaced(state.held, owner, held))


def _looked_at(held: Held, looker: Seat) -> Held:
    if looker in held.seen:
        return held
    return replace(held, seen=tuple(sorted((*held.seen, looker))), looked=tuple(sorted((*held.looked, looker))))


# --- meeting an enemy ------------------------------------------------------------------------------------------------


def meet(state: State, job: Job, log: Log) -> State:
    """The defender may retreat at once, or has to (OVO-11.1, 11.6); again at each entry (OVO-11.15)."""
    zone = job.zone
    assert zone is not None
    assert job.seat is not None
    army, clash = state.army(zone), state.clash(zone)
    assert army is not None
    assert clash is not None
    must = stands_alone(state, zone)
    first = clash.hordes == job.number
    clause = "OVO-11.6" if must else "OVO-11.1" if first else "OVO-11.15"
    log.append(ev.Met(clause, job.seat, army.seat, zone, clash.hordes, army.hordes))
    if retreats(state, army.seat, zone):
        return ask(state, Phase.RETREAT, army.seat, zone)
    if must:
        return destroyed(state, log, zone)
    log.append(ev.Stood("OVO-11.11", army.seat, zone))
    return state


def recheck(state: State, job: Job, log: Log) -> State:
    """Just before the battle a lone Horde against three must leave (OVO-11.8); otherwise it begins."""
    zone = job.zone
    assert zone is not None
    if not stands_alone(state, zone):
        return then(state, Job(Task.BEGIN_BATTLE, job.seat, zone))
    army, clash = state.army(zone), state.clash(zone)
    assert army is not None
    assert clash is not None
    assert job.seat is not None
    log.append(ev.Met("OVO-11.8", job.seat, army.seat, zone, clash.hordes, army.hordes))
    if retreats(state, army.seat, zone):
        return ask(state, Phase.RETREAT, army.seat, zone)
    return destroyed(state, log, zone)


def destroyed(state: State, log: Log, zone: str) -> State:
    """An army that must retreat and cannot: a point for the attacker, who holds the zone (OVO-11.9, 11.10)."""
    army, attacker = state.army(zone), state.mover
    assert army is not None
    assert attacker is not None
    log.append(ev.Destroyed("OVO-11.9", army.seat, zone, army.hordes))
    state = eliminated(with_army(state, zone, None), log, army.seat, attacker, army.hordes, "OVO-11.10")
    state = gain(state, log, attacker, "OVO-11.10")
    return state if state.phase is Phase.OVER else then(state, Job(Task.FREE, attacker, zone))


def stand(state: State, action: act.Stand, log: Log) -> State:
    zone = state.deciding
    assert zone is not None
    army, clash = state.army(zone), state.clash(zone)
    lone = army is not None and clash is not None and army.hordes == 1 and clash.hordes >= 3
    log.append(ev.Stood("OVO-11.7" if lone else "OVO-11.13", action.seat, zone))
    return on(state)


def retreat(state: State, action: act.Retreat, log: Log) -> State:
    """Before the battle: the whole army goes, and the attacker gains a point (OVO-11.4, 11.5)."""
    zone, attacker = state.deciding, state.mover
    assert zone is not None
    assert attacker is not None
    state = withdraw(state, log, action.seat, zone, action.to, "OVO-11.4")
    state = gain(on(state), log, attacker, "OVO-11.5")
    if state.phase is Phase.OVER:
        return state
    return then(state, Job(Task.SETTLE, action.seat, action.to), Job(Task.FREE, attacker, zone))


def withdraw(state: State, log: Log, seat: Seat, zone: str, to: str, clause: str) -> State:
    """The defending army of a zone goes to another one."""
    army = state.army(zone)
    assert army is not None
    log.append(ev.Retreated(clause, seat, zone, to, army.hordes))
    return add_hordes(with_army(state, zone, None), seat, to, army.hordes)
