"""What may be tried, and what may be done, in each phase.

`legal_actions` is a faster road to the same answer as asking the judges about every candidate, which takes a hundred
times as long; a law holds the two equal, order included. In a battle, after entering a zone and in a retreat it lists
the very sets that the judges ask (`spots`, `hits`, `takeable`, `retreats`, …); on the map it reckons for itself, with
`Reach` and with what stands beside the judges of turn.py, building.py and entry.py. Actions are values, so each is
made once; the moves of an army are made once for all armies of that size with the same roads open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, compress
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import (
    BURNING,
    CARDS,
    FATES,
    FIRST_LINE,
    HEROES,
    MARCHERS,
    OBJECTIVES,
    UNITS,
    Counts,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.battle import (
    all_spots,
    commit_tries,
    commits,
    drawn_from,
    may_reorganise,
    must_reorganise,
    undeclared,
)
from orclib.games.orcs_vs_orcs.rules.building import foundations, purchases, recruit_places, rising
from orclib.games.orcs_vs_orcs.rules.card import CardEntry
from orclib.games.orcs_vs_orcs.rules.effects import ENTRIES
from orclib.games.orcs_vs_orcs.rules.entry import beyond_control, burnable, marker_is_due, takeable, uses_up
from orclib.games.orcs_vs_orcs.rules.field import (
    fight,
    pool,
    room,
    shuffled_uppers,
    spots,
)
from orclib.games.orcs_vs_orcs.rules.meeting import retreats, stands_alone
from orclib.games.orcs_vs_orcs.rules.turn import marchers, stopping
from orclib.games.orcs_vs_orcs.state import Army, Phase, State, Table

_march, _recruit, _buy = cache(act.ForcedMarch), cache(act.Recruit), cache(act.Buy)
_lay, _stand_up, _burn, _end = cache(act.LayFoundation), cache(act.StandUp), cache(act.BurnOwned), cache(act.EndActions)
_fate, _take_back, _leave = cache(act.ChooseFate), cache(act.TakeBackMarker), cache(act.LeaveMarkers)
_keep, _stand, _retreat, _next = cache(act.KeepHero), cache(act.Stand), cache(act.Retreat), cache(act.NextBattle)
_add, _add_all, _ready, _vanguard = cache(act.AddCard), cache(act.AddAll), cache(act.DeckReady), cache(act.PreEngage)
_declare, _reorganise = cache(act.DeclareReorganise), cache(act.Reorganise)
_place, _swap, _berserk = cache(act.Place), cache(act.ForceSwap), cache(act.UseBerserk)
_EITHER: Final[dict[Phase, Callable[[Seat, bool], act.AnyAction]]] = {
    Phase.DECLARE: _declare,
    Phase.SWAP: _swap,
    Phase.BERSERK: _berserk,
}
_TILES: Final = {tile: act.TurnUp(CHANCE, tile) for tile in OBJECTIVES}
_BEGINS: Final = tuple(act.Begin(CHANCE, Seat(seat)) for seat in range(4))
_DRAWN: Final = {hero: act.DrawHero(CHANCE, hero) for hero in HEROES}
_STOLEN: Final = {hero: act.StealHero(CHANCE, hero) for hero in HEROES}
_CARDS: Final = {card: act.Draw(CHANCE, card) for card in CARDS}

_EVERY_PILE: Final = (1,) * len(UNITS)
"""Piles none of which is empty."""

Actions = tuple[act.AnyAction, ...]


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that decides, or chance: somebody always acts alone (spec 5)."""
    if state.active is not None:
        return (state.active,)
    return () if state.phase is Phase.OVER else (CHANCE,)


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """Every tile, player, Hero and card is as likely as the others of its heap."""
    actions = legal_actions(state, CHANCE)
    if state.phase is not Phase.DRAW:
        return tuple([(action, Fraction(1, len(actions))) for action in actions])
    deck = drawn_from(state)
    return tuple(
        [(action, Fraction(deck.count(action.card), len(deck))) for action in actions if isinstance(action, act.Draw)]
    )


# --- what may be done ------------------------------------------------------------------------------------------------


def legal_actions(state: State, seat: Seat) -> Actions:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    if state.active is None:
        return _by_chance(state) if seat == CHANCE else ()
    if seat != state.active:
        return ()
    match state.phase:
        case Phase.ACTIONS:
            return _on_map(state, seat)
        case Phase.FATE:
            assert state.deciding is not None
            fates = BURNING if any(beyond_control(state, seat, state.deciding)) else FATES
            return tuple([_fate(seat, fate) for fate in fates])
        case Phase.TAKE_BACK:
            assert state.deciding is not None
            backs = [_take_back(seat, zone) for zone in takeable(state, seat, state.deciding)]
            return tuple(backs) if marker_is_due(state) else (*backs, _leave(seat))
        case Phase.HERO_PICK:
            return tuple([_keep(seat, hero) for hero in in_order([h.hero for h in state.drawn if h.hero is not None])])
        case Phase.RETREAT:
            assert state.deciding is not None
            ways = [_retreat(seat, zone) for zone in retreats(state, seat, state.deciding)]
            return tuple(ways) if stands_alone(state, state.deciding) else (_stand(seat), *ways)
        case Phase.ROUT:
            return tuple([_retreat(seat, zone) for zone in retreats(state, seat, fight(state).zone)])
        case Phase.BATTLES:
            return tuple([_next(seat, clash.zone) for clash in state.clashes])
    return _in_battle(state, seat)


def _by_chance(state: State) -> Actions:
    match state.phase:
        case Phase.RIVER:
            return tuple([_TILES[tile] for tile in state.next_tiles[:1] or state.face_up])
        case Phase.FIRST_PLAYER:
            return _BEGINS[: state.options.players]
        case Phase.HERO_DRAW:
            return tuple([_DRAWN[hero] for hero in state.next_heroes[:1] or state.pile])
        case Phase.HERO_STEAL:
            assert state.victim is not None
            return tuple([_STOLEN[held.hero] for held in state.held[state.victim] if held.hero is not None])
        case Phase.DRAW:
            deck = drawn_from(state)
            return tuple([_CARDS[card] for card in dict.fromkeys(deck)])
    return ()


def _in_battle(state: State, seat: Seat) -> Actions:
    if state.phase in _EITHER:
        return _either(state, seat)
    number = state.side(seat)
    assert number is not None
    match state.phase:
        case Phase.DECKS:
            left, free = pool(state, number), room(state, number)
            cards: list[act.AnyAction] = [_add(seat, card) for card in dict.fromkeys(left)] if free else []
            if left and len(left) <= free:
                cards.append(_add_all(seat))
            return (*cards, _ready(seat)) if state.secrets[number].deck else tuple(cards)
        case Phase.VANGUARD:
            return tuple([_vanguard(seat, card) for card in FIRST_LINE if card in state.secrets[number].deck])
        case Phase.COMMIT:
            return _choices(state, seat, number)
        case Phase.PLACE:
            (play,) = fight(state).sides[number].plays
            return tuple([_place(seat, spot) for spot in spots(state, number, play.card) if spot is not None])
    return tuple(_asking(state).choices(state, seat, number))


def _either(state: State, seat: Seat) -> Actions:
    """Yes or no."""
    made = _EITHER[state.phase]
    return made(seat, True), made(seat, False)


def _asking(state: State) -> CardEntry:
    """The card whose owner decides how its effect is carried out."""
    step = fight(state).step
    assert step is not None
    return ENTRIES[step.card]


def _choices(state: State, seat: Seat, number: int) -> Actions:
    hand = dict.fromkeys(state.secrets[number].hand)
    found = [] if must_reorganise(state, number) else commits(state, seat, number)
    if may_reorganise(state, number) and not undeclared(state, number):
        found += [_reorganise(seat, card, False) for card in hand]
        found += [_reorganise(seat, card, True) for card in shuffled_uppers(state.secrets[number])]
    return tuple(found)


# --- on the map ------------------------------------------------------------------------------------------------------


def _on_map(state: State, seat: Seat) -> Actions:
    found, own = list[act.AnyAction](), state.own(seat)
    if state.actions:
        reach = Reach(state, seat)
        found += reach.moves(own)
        for zone, army in own.items():
            if army.moved >= MARCHERS and (most := marchers(state, army)) >= MARCHERS:
                found += reach.marches(zone, most)
        found += _recruits(recruit_places(state, seat), state.players[seat].reserve, seat)
        found += _buys(state.piles, seat, purchases(state, seat))
        found += [_lay(seat, zone) for zone in foundations(state, own)]
        found += [_stand_up(seat, zone) for zone in rising(state, seat, own)]
    if burns := burnable(state, seat, own):
        found += [_burn(seat, zone, fate) for fate in BURNING for zone in burns]
    found.append(_end(seat))
    return tuple(found)


Way = tuple[str, bool, int, tuple[str, ...], tuple[str, ...]]
"""A first zone, whether Hordes may stop there, how many can be taken along there, the second zones, and those of them
that may be gone to only if no Horde stays in the first."""


_ENEMY: Final = -1
"""Stands in a zone, in place of the number of own Hordes there that can be taken along."""


class _Land:
    """What lies along the roads for a player where nobody stands and markers are left."""

    def __init__(self, board: Board, seat: Seat, foes: frozenset[Seat]) -> None:
        homes, near = board.dark_city.items(), board.neighbours
        closed = frozenset([zone for zone, owner in homes if owner != seat])
        barred = frozenset([zone for zone, owner in homes if owner in foes])
        self.seat = seat
        self.firsts = {zone: tuple([each for each in near[zone] if each not in barred]) for zone in board.zones}
        """Where a move from each zone may first go."""
        self.ends = {zone: tuple([each for each in near[zone] if each not in closed]) for zone in board.zones}
        """Where Hordes may stop, one road from each zone (OVO-6.15, 30.3)."""
        self.ways: dict[str, Way] = {zone: (zone, zone not in closed, 0, self.ends[zone], ()) for zone in board.zones}
        """The way through each first zone."""
        self.near = {zone: frozenset([zone, *near[zone]]) for zone in board.zones}
        """The zones in which it matters to such a way whether anybody can stop."""


_land = lru_cache(maxsize=64)(_Land)


class Reach:
    """What lies along the roads for a player now: the table is looked over once, however many armies ask."""

    def __init__(self, state: Table, seat: Seat) -> None:
        board, foes, stock = state.board, state.options.foes[seat], state.stock(seat)
        self._land, self._state, self._seat = _land(board, seat, foes), state, seat
        self._standing = {
            zone: _ENEMY if army.seat in foes else army.hordes - army.moved if army.seat == seat else 0
            for zone, army in state.there.items()
        }
        """What stands in the zones where anybody does: `_ENEMY`, or how many Hordes can be taken along."""
        closed, partner = frozenset[str](), state.options.partner(seat)
        if partner is not None:
            closed = closed.union(state.own(partner))  # OVO-30.3
        if not stock:  # then no city can be taken without a marker from elsewhere (OVO-8.14)
            closed = closed.union([zone for zone in board.cities if stopping(state, seat, zone)])
        self._closed, self._short = closed, stock < 2
        """Zones in which nobody can stop now, beside those of the land; and whether markers run out."""

    def moves(self, own: Mapping[str, Army]) -> list[act.AnyAction]:
        """The moves of armies, from zone to zone."""
        land, closed, standing, found = self._land, self._closed, self._standing, list[act.AnyAction]()
        for origin, army in own.items():
            fresh = army.hordes - army.moved
            if fresh and self._short:
                found += _moves(self._seat, origin, fresh, self.ways(origin))
            elif fresh:
                for first in land.firsts[origin]:
                    shut = closed and closed & land.near[first]
                    found += _moves_through(land, first, origin, fresh, standing.get(first), shut)
        return found

    def marches(self, origin: str, most: int) -> Actions:
        """The forced marches of up to so many Hordes."""
        land, closed = self._land, self._closed
        return _marches(self._seat, origin, most, land.ends[origin], closed and closed & land.near[origin])

    def ways(self, origin: str) -> tuple[Way, ...]:
        """The ways of a move from a zone."""
        standing, closed = self._standing, self._closed
        land = self._land
        ways = tuple([_way_now(land.ways[each], standing.get(each), closed) for each in land.firsts[origin]])
        return tuple(map(self._spared, ways)) if self._short else ways

    def _spared(self, way: Way) -> Way:
        """A way as the last markers leave it."""
        first, stop, local, further, _ = way
        return first, stop, local, further, tuple([z for z in further if uses_up(self._state, self._seat, first, z)])


def _way_now(way: Way, standing: int | None, closed: frozenset[str]) -> Way:
    """A way as the armies leave it: what stands in its first zone, and zones in which nobody can stop."""
    first, stop, _, further, whole = way
    stop = stop and first not in closed
    if standing == _ENEMY:
        return first, stop, 0, (), ()
    further = tuple([zone for zone in further if zone not in closed]) if closed else further
    return first, stop, standing or 0, further, whole


@lru_cache(maxsize=32768)
def _moves_through(
    land: _Land, first: str, origin: str, fresh: int, standing: int | None, closed: frozenset[str]
) -> Actions:
    """The moves of an army by way of a zone, by all that they depend on where markers are left."""
    return _moves_along(land.seat, origin, fresh, _way_now(land.ways[first], standing, closed))


@lru_cache(maxsize=4096)
def _marches(seat: Seat, origin: str, most: int, ends: tuple[str, ...], closed: frozenset[str]) -> Actions:
    ways = [to for to in ends if to not in closed]
    return tuple([_march(seat, origin, hordes, to) for to in ways for hordes in range(MARCHERS, most + 1)])


def _moves(seat: Seat, origin: str, fresh: int, ways: Iterable[Way]) -> Actions:
    return tuple([move for way in ways for move in _moves_along(seat, origin, fresh, way)])


def _moves_along(seat: Seat, origin: str, fresh: int, way: Way) -> Actions:
    first, stop, local, further, whole = way
    found: list[act.AnyAction] = []
    if stop:
        found += [act.Move(seat, origin, hordes, (first,)) for hordes in range(1, fresh + 1)]
    for second in further:
        stays, path = stop and second not in whole, (first, second)
        for hordes in range(1, fresh + 1):
            found += _two_zones(seat, origin, hordes, path, stays, local)
    return tuple(found)


@lru_cache(maxsize=65536)
def _two_zones(seat: Seat, origin: str, hordes: int, path: tuple[str, str], stays: bool, local: int) -> Actions:
    leaving, taken = range(hordes + 1 if stays else 1), range(local + 1)
    all_ways = [(leave, take) for leave in leaving for take in taken if hordes - leave + take]
    return tuple([act.Move(seat, origin, hordes, path, leave, take) for leave, take in all_ways])


@lru_cache(maxsize=1024)
def _recruits(places: tuple[tuple[str, int], ...], reserve: int, seat: Seat) -> Actions:
    found = [_recruit(seat, ((zone, hordes),)) for zone, most in places for hordes in range(1, min(most, reserve) + 1)]
    if reserve > 1:
        found += [_recruit(seat, ((one, 1), (other, 1))) for (one, _), (other, _) in combinations(places, 2)]
    return tuple(found)


@lru_cache(maxsize=1024)
def _buys(piles: Counts, seat: Seat, most: int) -> Actions:
    """Up to so many cards, each from another pile that is not empty."""
    kinds = tuple(compress(UNITS, piles))
    return tuple(_buy(seat, cards) for count in range(1, most + 1) for cards in combinations(kinds, count))


# --- what may be tried -----------------------------------------------------------------------------------------------


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if seat == CHANCE:
        yield from _chance_tries(state)
    elif state.phase is Phase.ACTIONS:
        yield from _map_tries(state, seat)
    else:
        yield from _tries(state, seat)


def _chance_tries(state: State) -> Iterable[act.AnyAction]:
    match state.phase:
        case Phase.RIVER:
            return _TILES.values()
        case Phase.FIRST_PLAYER:
            return _BEGINS
        case Phase.HERO_DRAW:
            return _DRAWN.values()
        case Phase.HERO_STEAL:
            return _STOLEN.values()
        case Phase.DRAW:
            return _CARDS.values()
    return ()


def _map_tries(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    board = state.board
    own = [(zone, hordes) for zone in board.zones if (hordes := _hordes(state, seat, zone))]
    for zone, hordes in own:
        yield from _moves(seat, zone, hordes, _all_ways(state, seat, zone))
        yield from (act.Move(seat, zone, hordes, (far,)) for far in _no_road(board, zone))
    for zone, hordes in own:
        for to in board.neighbours[zone]:
            yield from (_march(seat, zone, count, to) for count in range(1, max(MARCHERS, hordes) + 1))
        yield from (_march(seat, zone, max(MARCHERS, hordes), far) for far in _no_road(board, zone))
    standing = [zone for zone in board.zones if zone in state.built or zone in board.dark_city]
    yield from _recruits(tuple((zone, 2) for zone in standing), 2, seat)
    yield from _buys(_EVERY_PILE, seat, purchases(state, seat) + 1)
    yield from (_lay(seat, zone) for zone, _ in own)  # what is nearest to being allowed comes first
    yield from (_lay(seat, zone) for zone in board.zones if not _hordes(state, seat, zone))
    yield from (_stand_up(seat, zone) for zone in board.zones)
    yield from (_burn(seat, zone, fate) for fate in BURNING for zone in board.zones)
    yield _end(seat)


def _hordes(state: State, seat: Seat, zone: str) -> int:
    """All Hordes of a player in a zone, attackers of a pending battle included."""
    army, clash = state.army(zone), state.clash(zone)
    if army is not None and army.seat == seat:
        return army.hordes
    return clash.hordes if clash is not None and seat == state.mover else 0


def _no_road(board: Board, origin: str) -> Iterator[str]:
    """The zones to which no road leads from here."""
    return (zone for zone in board.zones if zone != origin and zone not in board.neighbours[origin])


def _all_ways(state: State, seat: Seat, origin: str) -> tuple[Way, ...]:
    ways: list[Way] = []
    for first in state.board.neighbours[origin]:
        local = state.army(first)
        there = local.hordes if local is not None and local.seat == seat else 0
        ways.append((first, True, there, state.board.neighbours[first], ()))
    return tuple(ways)


def _tries(state: State, seat: Seat) -> Iterable[act.AnyAction]:
    if state.phase in _EITHER:
        return _either(state, seat)
    zones = state.board.zones
    match state.phase:
        case Phase.FATE:
            return (_fate(seat, fate) for fate in FATES)
        case Phase.TAKE_BACK:
            return (*(_take_back(seat, zone) for zone in zones), _leave(seat))
        case Phase.HERO_PICK:
            return (_keep(seat, hero) for hero in HEROES)
        case Phase.RETREAT | Phase.ROUT:
            return (_stand(seat), *(_retreat(seat, zone) for zone in zones))
        case Phase.BATTLES:
            return (_next(seat, zone) for zone in zones)
        case Phase.DECKS:
            return (*(_add(seat, card) for card in CARDS), _add_all(seat), _ready(seat))
        case Phase.VANGUARD:
            return (_vanguard(seat, card) for card in CARDS)
        case Phase.COMMIT:
            number = state.side(seat)
            return () if number is None else _commit_tries(state, seat, number)
        case Phase.PLACE:
            number = state.side(seat)
            return () if number is None else (_place(seat, spot) for spot in all_spots(state, number) if spot)
        case Phase.EFFECT:
            number = state.side(seat)
            return () if number is None else _asking(state).tries(state, seat, number)
    return ()


def _commit_tries(state: State, seat: Seat, number: int) -> Iterator[act.AnyAction]:
    hand = dict.fromkeys(state.secrets[number].hand)
    yield from commit_tries(state, seat, number)
    yield from (_reorganise(seat, card, False) for card in hand)
    yield from (_reorganise(seat, card, True) for card in shuffled_uppers(state.secrets[number]))
