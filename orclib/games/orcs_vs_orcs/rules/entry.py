"""Entering a zone: villages and markers, cities and Heroes, the tower, wells, fortresses (OVO-8 to 10, 14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import hero_target, seat_target
from orclib.games.orcs_vs_orcs.box import HEROES_DRAWN, Card, Fate, without
from orclib.games.orcs_vs_orcs.rules.flow import (
    add_hordes,
    ask,
    is_well,
    on,
    then,
    to_reserve,
    with_army,
    with_clash,
    with_fortress,
    with_marker,
    with_player,
    without_village,
)
from orclib.games.orcs_vs_orcs.rules.meeting import BATTLE_PENDING
from orclib.games.orcs_vs_orcs.rules.moment import at, left_to_chance, untimely
from orclib.games.orcs_vs_orcs.state import Clash, Fortress, Held, Job, Phase, State, Table, Task

BURN_ONLY = Rule(
    "burn-only",
    "OVO-8.9",
    "Only razing and converting are free: {zone} is not taken that way.",
    "Seuls raser et convertir sont gratuits : on ne prend pas {zone} ainsi.",
)
NO_VILLAGE = Rule("no-village", "OVO-8.9", "There is no village {at_zone}.", "Il n'y a pas de Village {at_zone}.")
VILLAGE_NOT_YOURS = Rule(
    "village-not-yours",
    "OVO-8.9",
    "You do not control the village {of_zone}.",
    "Vous ne contrôlez pas le Village {of_zone}.",
)
NO_ARMY_TO_BURN = Rule(
    "no-army-there",
    "OVO-8.9",
    "You have no army {at_zone} that could burn the village.",
    "Vous n'avez pas d'armée {at_zone} pour brûler le Village.",
)
TAKEN_THIS_TURN = Rule(
    "taken-this-turn",
    "OVO-8.10",
    "The village {of_zone} came under your control in this turn: it can burn in a later one.",
    "Vous avez pris le contrôle du Village {of_zone} à ce tour : il pourra brûler à un tour suivant.",
)
PARTNERS_VILLAGE = Rule(
    "partners-village",
    "OVO-30.4",
    "{seat} controls the village {of_zone}: partners keep what they control.",
    "{seat} contrôle le Village {of_zone} : chaque équipier garde ce qu'il contrôle.",
)
NO_MARKER = Rule(
    "no-marker",
    "OVO-8.14",
    "You have no marker for the village {of_zone}, nor one to take back.",
    "Vous n'avez pas de marqueur pour le Village {of_zone}, ni aucun à reprendre.",
)
MARKER_FOR_CITY_DUE = Rule(
    "marker-for-city-due",
    "OVO-8.14",
    "You need your last marker for the city where the others are going, not for the village {of_zone}.",
    "Il vous faut votre dernier marqueur pour la Cité où vont les autres, pas pour le Village {of_zone}.",
)
NO_MARKER_OF_YOURS = Rule(
    "no-marker-of-yours", "OVO-8.14", "There is no marker of yours {at_zone}.", "Vous n'avez pas de marqueur {at_zone}."
)
NOT_FROM_CITY = Rule(
    "not-from-city",
    "OVO-8.14",
    "{zone} is a city: its marker is not taken back.",
    "{zone} est une Cité : on n'en reprend pas le marqueur.",
)
HORDES_THERE = Rule(
    "hordes-there",
    "OVO-8.14",
    "You have Hordes {at_zone}: the marker there is not taken back.",
    "Vous avez des Hordes {at_zone} : on n'y reprend pas le marqueur.",
)
MARKER_DUE = Rule(
    "marker-due",
    "OVO-8.14",
    "A marker is needed {at_zone}: take one back from elsewhere.",
    "Il faut un marqueur {at_zone} : reprenez-en un ailleurs.",
)
NO_HERO_NOW = Rule("no-hero-now", "OVO-9.3", "No Hero is drawn now.", "Ce n'est pas le moment de piocher un Héros.")
NOT_IN_PILE = Rule(
    "not-in-pile", "OVO-9.3", "{card} is not in the Hero pile.", "{card} n'est pas dans la pile des Héros."
)
NOT_ON_TOP = Rule(
    "not-on-top",
    "OVO-9.3",
    "{card} does not lie on top of the Hero pile now.",
    "{card} n'est pas sur le dessus de la pile des Héros en ce moment.",
)
NOT_DRAWN = Rule(
    "not-drawn",
    "OVO-9.3",
    "{card} is not among the Heroes that you have drawn.",
    "{card} n'est pas parmi les Héros que vous avez piochés.",
)
NO_THEFT_NOW = Rule("no-theft-now", "OVO-9.7", "No Hero is stolen now.", "Ce n'est pas le moment de voler un Héros.")
NOT_HELD = Rule(
    "not-held",
    "OVO-9.7",
    "{card} is not among the Heroes of this enemy.",
    "{card} n'est pas parmi les Héros de cet ennemi.",
)


# --- Hordes enter -----------------------------------------------------------------------------------------------------


def arrive(state: State, job: Job, log: Log) -> State:
    """Hordes of the active player enter a zone: free, or held by an enemy (OVO-11.1)."""
    seat, zone = job.where
    marched = job.number if job.forced else 0
    if state.enemy_army(seat, zone):
        clash = state.clash(zone) or Clash(zone, 0)
        exhausted = clash.exhausted + job.forced
        state = with_clash(state, Clash(zone, clash.hordes + job.number, clash.marched + marched, exhausted))
        return then(state, Job(Task.MEET, seat, zone, job.number))
    if job.forced:
        log.append(ev.MarchFree("OVO-7.8", seat, zone))
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


def hold(state: State, job: Job, log: Log) -> State:
    """What a zone does to whoever stops there (OVO-8.1, 9, 10, 30.4)."""
    seat, zone = job.where
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
    seat, zone = job.where
    state = then(state, Job(Task.CONQUER, seat, zone))
    special = state.board.kind[zone] == "tower" or is_well(state, zone)
    if special and state.marker(zone) is None and state.options.retreat_takes_control:
        return then(state, Job(Task.MARK, seat, zone, forced=True))
    return state


def conquer(state: State, job: Job, log: Log) -> State:
    """A fortress belongs to whoever holds its zone (OVO-14.9); an enemy's is laid down (OVO-14.11, 14.12)."""
    seat, zone = job.where
    fort, army = state.fortress(zone), state.army(zone)
    if fort is None or army is None or army.seat != seat or fort.owner == seat:
        return state
    if fort.standing and state.options.enemies(fort.owner, seat):
        log.append(ev.Conquered("OVO-14.12" if job.number == 0 else "OVO-14.11", seat, zone, fort.owner))
        fresh = not state.options.rebuild_same_turn
        return with_fortress(state, zone, Fortress(seat, False, fresh, fresh))
    log.append(ev.FortressPasses("OVO-14.9", seat, zone, fort.owner))
    return with_fortress(state, zone, replace(fort, owner=seat))


# --- markers ----------------------------------------------------------------------------------------------------------


def mark(state: State, job: Job, log: Log) -> State:
    """A marker is put on a zone, taken back from elsewhere where none is in stock (OVO-8.14)."""
    seat, zone = job.where
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


def kept(state: Table, seat: Seat, zone: str) -> Iterator[Rule]:
    """Why a player takes no marker back from a zone (OVO-8.14)."""
    army = state.army(zone)
    if state.marker(zone) != seat:
        yield NO_MARKER_OF_YOURS
    if state.board.kind[zone] == "city":
        yield NOT_FROM_CITY
    if (army is not None and army.seat == seat) or (seat == state.mover and state.clash(zone) is not None):
        yield HORDES_THERE


def takeable(state: Table, seat: Seat, zone: str) -> tuple[str, ...]:
    """The zones from which a player may take a marker back to put it elsewhere (OVO-8.14, R26)."""
    if state.options.marker_limit != "take_back":
        return ()
    own = compress(state.board.zones, [owner == seat for owner in state.control])
    return tuple([each for each in own if each != zone and not any(kept(state, seat, each))])


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


def marker_is_due(state: Table) -> bool:
    """Whether the marker that is to be taken back may not be left out: for a village or a city (OVO-8.14)."""
    zone = state.deciding
    return zone is not None and (state.village(zone) or state.board.kind[zone] == "city")


def judge_take_back(state: State, action: act.TakeBackMarker) -> list[Reason]:
    seat, zone = action.seat, action.zone
    return [*untimely(state, seat, Phase.TAKE_BACK), *at(zone, *kept(state, seat, zone))]


def judge_leave_markers(state: State, action: act.LeaveMarkers) -> list[Reason]:
    reasons, zone = untimely(state, action.seat, Phase.TAKE_BACK), state.deciding
    return reasons or (at(zone, MARKER_DUE) if zone is not None and marker_is_due(state) else [])


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


# --- villages ---------------------------------------------------------------------------------------------------------


def beyond_control(state: Table, seat: Seat, zone: str) -> Iterator[Rule]:
    """Why a player may not choose control for a village: no marker for it, or for what comes next (OVO-8.14)."""
    if not can_mark(state, seat, zone):
        yield NO_MARKER
    elif leaves_none(state, seat, zone):
        yield MARKER_FOR_CITY_DUE


def judge_fate(state: State, action: act.ChooseFate) -> list[Reason]:
    reasons, zone = untimely(state, action.seat, Phase.FATE), state.deciding
    if not reasons and zone is not None and action.fate is Fate.CONTROL:
        reasons += [rule(seat_target(action.seat), zone=zone) for rule in beyond_control(state, action.seat, zone)]
    return reasons


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
    kept = ev.TrophyKept("OVO-8.3" if fate is Fate.RAZE else "OVO-8.6", seat, zone)
    told = [kept] if owner is None else [kept, ev.MarkerReturned(clause, seat, owner, zone)]
    if fate is Fate.RAZE:
        log += [ev.Razed("OVO-8.4" if player.red else "OVO-8.2", seat, zone, not player.red), *told]
        return with_player(state, seat, red=True, trophies=trophies, razed=player.razed + 1)
    came = player.reserve > 0
    log += [ev.Converted("OVO-8.5" if came else "OVO-8.7", seat, zone, came), *told]
    state = with_player(state, seat, trophies=trophies, reserve=player.reserve - came)
    return come(state, seat, state.board.starts[seat], 1) if came else state


def come(state: State, seat: Seat, zone: str, hordes: int) -> State:
    """Hordes come from the reserve to a zone; they have not moved, and may (OVO-6.13, R13)."""
    rooted = 0 if state.options.fresh_hordes_move else hordes
    return add_hordes(state, seat, zone, hordes, rooted, rooted, rooted=rooted)


def burnable(state: Table, seat: Seat, own: Iterable[str]) -> tuple[str, ...]:
    """The villages, of the zones that a player holds, to be razed or converted for nothing now (OVO-8.9 to 8.11)."""
    if seat not in state.control:
        return ()
    index, control, villages = state.board.index, state.control, state.villages
    held = [zone for zone in own if control[index[zone]] == seat]
    return tuple([zone for zone in held if villages[index[zone]] and zone not in state.taken])


def judge_burn(state: State, action: act.BurnOwned) -> list[Reason]:
    zone, seat = action.zone, action.seat
    reasons, army, owner = untimely(state, seat, Phase.ACTIONS), state.army(zone), state.marker(zone)
    if action.fate is Fate.CONTROL:
        reasons += at(zone, BURN_ONLY)
    if not state.village(zone):
        return [*reasons, *at(zone, NO_VILLAGE)]
    if owner != seat:
        reasons += at(zone, VILLAGE_NOT_YOURS)
        if owner is not None and state.options.partner(seat) == owner:
            reasons += at(zone, PARTNERS_VILLAGE, seat=owner)
    if state.clash(zone) is not None and seat == state.mover:
        reasons += at(zone, BATTLE_PENDING)
    elif army is None or army.seat != seat:
        reasons += at(zone, NO_ARMY_TO_BURN)
    if zone in state.taken and seat == state.mover:
        reasons += at(zone, TAKEN_THIS_TURN)
    return reasons


def burn_owned(state: State, action: act.BurnOwned, log: Log) -> State:
    return on(burn(state, log, action.seat, action.zone, action.fate), Job(Task.CARRY_ON))


# --- Heroes -----------------------------------------------------------------------------------------------------------


def heroes(state: State, job: Job, log: Log) -> State:
    """Heroes are drawn for a city that was neutral: two, or what is left (OVO-9.3, 9.5)."""
    seat, zone = job.where
    if state.marker(zone) != seat:
        return state  # a city that could not be taken brings no Hero (OVO-8.14)
    count = min(HEROES_DRAWN, len(state.pile) + len(state.under))
    if not count:
        log.append(ev.NoHeroLeft("OVO-9.5", seat))
        return state
    return _draw_on(replace(state, to_draw=count), log, seat)


def judge_draw_hero(state: State, action: act.DrawHero) -> list[Reason]:
    reasons = left_to_chance(state, action.seat, Phase.HERO_DRAW, NO_HERO_NOW)
    if not reasons and action.hero not in (state.next_heroes[:1] or state.pile):
        rule = NOT_ON_TOP if action.hero in state.pile else NOT_IN_PILE
        reasons.append(rule(card=action.hero.value))
    return reasons


def judge_steal_hero(state: State, action: act.StealHero) -> list[Reason]:
    reasons = left_to_chance(state, action.seat, Phase.HERO_STEAL, NO_THEFT_NOW)
    if not reasons:
        assert state.victim is not None
        if all(held.hero is not action.hero for held in state.held[state.victim]):
            reasons.append(NOT_HELD(seat_target(state.victim), card=action.hero.value))
    return reasons


def judge_keep(state: State, action: act.KeepHero) -> list[Reason]:
    reasons = untimely(state, action.seat, Phase.HERO_PICK)
    drawn = [held.hero for held in state.drawn if held.hero is not None]
    if not reasons and action.hero not in drawn:
        reasons.append(NOT_DRAWN(*map(hero_target, drawn), card=action.hero.value))
    return reasons


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
    seat, zone = job.where
    victim = Seat(job.number)
    if state.marker(zone) != seat:
        return state
    held = state.held[victim]
    if not held:
        log.append(ev.NothingToSteal("OVO-9.8", seat, victim))
        return state
    if len(held) > 1:
        return ask(replace(state, victim=victim), Phase.HERO_STEAL, None)
    return _stolen(state, log, seat, victim, held[0])


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
