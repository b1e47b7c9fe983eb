"""The judge: every reason against an action, each with its clause and what on the board proves it.

What a person should hear first stands in front. An action without a reason against it is legal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.actions import (
    Trick,
    hero_target,
    pile_target,
    seat_target,
    slot_target,
    strike_target,
    zone_target,
)
from orclib.games.orcs_vs_orcs.box import (
    BERSERK,
    DECK,
    FIRST_LINE,
    HAND,
    MARCHERS,
    OVERWHELMING,
    RECRUITS,
    STEPS,
    UNITS,
    Card,
    Colour,
    Fate,
    Line,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.battle import goes_blind
from orclib.games.orcs_vs_orcs.rules.choices import drawn_from, must_reorganise
from orclib.games.orcs_vs_orcs.rules.entry import can_mark, leaves_none, marker_is_due, uses_up, wants_marker
from orclib.games.orcs_vs_orcs.rules.field import (
    copies,
    fight,
    hits,
    kinds,
    pool,
    room,
    shuffled_uppers,
    sought,
    spots,
    summons,
    within_call,
)
from orclib.games.orcs_vs_orcs.rules.flow import closed, stands_alone
from orclib.games.orcs_vs_orcs.rules.turn import fortress_stock, marchers, purchases
from orclib.games.orcs_vs_orcs.state import Phase, Spot, State

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action; () means that it is legal."""
    index = state.board.index
    strange = [zone for zone in _zones(action) if zone not in index]
    if strange:
        return tuple(Reason("OVO-3.1", "no-such-zone", (), {"zone": zone}) for zone in dict.fromkeys(strange))
    reasons = _JUDGES[type(action)](state, action)
    return _once(reasons) if reasons else ()


def _once(reasons: list[Reason]) -> Reasons:
    kept: list[Reason] = []
    for reason in reasons:
        if reason not in kept:
            kept.append(reason)
    return tuple(kept)


def _zones(action: act.AnyAction) -> list[str]:
    if isinstance(action, act.Move):
        return [action.origin, *action.path]
    if isinstance(action, act.Recruit):
        return [zone for zone, _ in action.places]
    return [zone for name in _zone_fields(type(action)) if (zone := getattr(action, name)) is not None]


@cache
def _zone_fields(kind: type[act.AnyAction]) -> tuple[str, ...]:
    return tuple(name for name in ("origin", "to", "zone") if name in kind.__struct_fields__)


def _at(*zones: str) -> tuple[str, ...]:
    return tuple(zone_target(zone) for zone in zones)


# --- whose turn it is ------------------------------------------------------------------------------------------------

_PHASE_CLAUSES: dict[Phase, tuple[str, str]] = {
    Phase.RIVER: ("OVO-4.20", "river-now"),
    Phase.FIRST_PLAYER: ("OVO-4.22", "first-player-now"),
    Phase.ACTIONS: ("OVO-5.6", "actions-now"),
    Phase.FATE: ("OVO-8.1", "fate-now"),
    Phase.TAKE_BACK: ("OVO-8.14", "marker-now"),
    Phase.HERO_DRAW: ("OVO-9.3", "heroes-now"),
    Phase.HERO_PICK: ("OVO-9.3", "pick-now"),
    Phase.HERO_STEAL: ("OVO-9.7", "steal-now"),
    Phase.RETREAT: ("OVO-11.1", "retreat-now"),
    Phase.BATTLES: ("OVO-16.1", "battles-now"),
    Phase.DECKS: ("OVO-16.2", "decks-now"),
    Phase.VANGUARD: ("OVO-24.2", "vanguard-now"),
    Phase.DRAW: ("OVO-17.1", "draw-now"),
    Phase.DECLARE: ("OVO-17.8", "declare-now"),
    Phase.COMMIT: ("OVO-17.3", "commit-now"),
    Phase.PLACE: ("OVO-17.17", "place-now"),
    Phase.SWAP: ("OVO-22.14", "swap-now"),
    Phase.EFFECT: ("OVO-17.12", "effect-now"),
    Phase.BERSERK: ("OVO-23.6", "berserk-now"),
    Phase.ROUT: ("OVO-26.2", "rout-now"),
}


def _turn(state: State, seat: Seat, *phases: Phase) -> list[Reason]:
    """Why it is not this seat's moment for something of these phases."""
    if not 0 <= seat < state.options.players:
        return [Reason("OVO-1.1", "no-such-seat", (), {"players": state.options.players})]
    if state.phase is Phase.OVER:
        clause = "OVO-29.2" if state.supply else "OVO-29.1"
        return [Reason(clause, "over", tuple(map(seat_target, state.winners)))]
    reasons = []
    if state.active is not None and seat != state.active:
        clause = "OVO-5.1" if state.phase is Phase.ACTIONS else _PHASE_CLAUSES[state.phase][0]
        reasons.append(Reason(clause, "not-your-turn", (seat_target(state.active),), {"seat": state.active}))
    if state.phase not in phases:
        reasons.append(Reason(*_PHASE_CLAUSES[state.phase], _at(state.deciding) if state.deciding else ()))
    return reasons


def _action(state: State, seat: Seat) -> list[Reason]:
    """Why a seat may not spend an action now (OVO-5.2, 5.3, 8.9)."""
    reasons = _turn(state, seat, Phase.ACTIONS)
    if not reasons and not state.actions:
        basic = ("OVO-31.2", "OVO-31.3") if state.options.tactical_start else ("OVO-5.2", "OVO-5.3")
        reasons += [Reason(clause, "no-action-left", (seat_target(seat),)) for clause in (*basic, "OVO-8.9")]
    return reasons


def _chance(state: State, seat: Seat, phase: Phase) -> list[Reason]:
    clause, code = {
        Phase.RIVER: ("OVO-4.20", "no-tile-now"),
        Phase.FIRST_PLAYER: ("OVO-4.22", "no-draw-now"),
        Phase.HERO_DRAW: ("OVO-9.3", "no-hero-now"),
        Phase.HERO_STEAL: ("OVO-9.7", "no-theft-now"),
        Phase.DRAW: ("OVO-17.1", "no-card-now"),
    }[phase]
    if seat != CHANCE:
        return [Reason(clause, "chance-only")]
    return [Reason(clause, code)] if state.phase is not phase else []


def _judge_turn_up(state: State, action: act.TurnUp) -> list[Reason]:
    reasons = _chance(state, action.seat, Phase.RIVER)
    if not reasons and action.tile not in (state.next_tiles[:1] or state.face_up):
        code = "tile-later" if action.tile in state.face_up else "tile-gone"
        reasons.append(Reason("OVO-4.20", code, (act.tile_target(action.tile),), {"tile": action.tile.value}))
    return reasons


def _judge_begin(state: State, action: act.Begin) -> list[Reason]:
    reasons = _chance(state, action.seat, Phase.FIRST_PLAYER)
    if not 0 <= action.who < state.options.players:
        reasons.append(Reason("OVO-1.1", "no-such-seat", (), {"players": state.options.players}))
    return reasons


def _judge_draw_hero(state: State, action: act.DrawHero) -> list[Reason]:
    reasons = _chance(state, action.seat, Phase.HERO_DRAW)
    if not reasons and action.hero not in (state.next_heroes[:1] or state.pile):
        code = "not-on-top" if action.hero in state.pile else "not-in-pile"
        reasons.append(Reason("OVO-9.3", code, (), {"card": action.hero.value}))
    return reasons


def _judge_steal_hero(state: State, action: act.StealHero) -> list[Reason]:
    reasons = _chance(state, action.seat, Phase.HERO_STEAL)
    if not reasons:
        assert state.victim is not None
        if all(held.hero is not action.hero for held in state.held[state.victim]):
            reasons.append(Reason("OVO-9.7", "not-held", (seat_target(state.victim),), {"card": action.hero.value}))
    return reasons


def _judge_draw(state: State, action: act.Draw) -> list[Reason]:
    reasons = _chance(state, action.seat, Phase.DRAW)
    if not reasons and action.card not in drawn_from(state):
        reasons.append(Reason("OVO-17.1", "not-in-deck", (), {"card": action.card.value}))
    return reasons


# --- moving ----------------------------------------------------------------------------------------------------------


def _leaving(state: State, seat: Seat, origin: str) -> list[Reason]:
    """Why no Hordes of a seat can leave a zone at all."""
    army, clash, here = state.army(origin), state.clash(origin), _at(origin)
    if clash is not None and seat == state.mover:
        return [Reason("OVO-7.6", "in-battle", here, {"zone": origin})]
    if army is None:
        return [Reason("OVO-6.1", "nobody-there", here, {"zone": origin})]
    if army.seat != seat:
        return [
            Reason("OVO-6.1", "not-yours", here, {"zone": origin, "seat": army.seat}),
            *_not_shared(state, seat, army.seat),
        ]
    return []


def _not_shared(state: State, seat: Seat, owner: Seat | None) -> list[Reason]:
    """What is a partner's is not one's own (OVO-30.5)."""
    if owner is None or state.options.partner(seat) != owner:
        return []
    return [Reason("OVO-30.5", "not-shared", (seat_target(owner),), {"seat": owner})]


def _entering(state: State, seat: Seat, zone: str) -> list[Reason]:
    """Why a zone cannot be entered or crossed at all (OVO-6.15, 15.2)."""
    dark = state.board.dark_city.get(zone)
    if dark is not None and state.options.enemies(dark, seat):
        return [
            Reason("OVO-6.15", "dark-city", _at(zone), {"zone": zone, "seat": dark}),
            Reason("OVO-15.2", "dark-city", _at(zone), {"zone": zone, "seat": dark}),
        ]
    return []


def _stopping(state: State, seat: Seat, zone: str) -> list[Reason]:
    """Why Hordes may cross a zone and not stop there (OVO-30.3, 8.14)."""
    dark, army = state.board.dark_city.get(zone), state.army(zone)
    if dark is not None and dark != seat and not state.options.enemies(dark, seat):
        return [Reason("OVO-30.3", "partner-city", _at(zone), {"zone": zone, "seat": dark})]
    if army is not None and army.seat != seat and not state.options.enemies(army.seat, seat):
        facts = {"zone": zone, "seat": army.seat}
        return [Reason(clause, "partner-there", _at(zone), facts) for clause in ("OVO-30.3", "OVO-30.2")]
    if wants_marker(state, seat, zone) and not can_mark(state, seat, zone):
        return [Reason("OVO-8.14", "no-marker-for-city", _at(zone), {"zone": zone})]
    return []


def _road(state: State, start: str, end: str, between: tuple[str, ...] = ()) -> list[Reason]:
    """Why Hordes cannot go from a zone to another one; `between`: the zones by which they could."""
    if end in state.board.neighbours[start]:
        return []
    facts = {"start": start, "end": end}
    return [
        Reason("OVO-3.3", "no-road", _at(start, end), facts),
        Reason("OVO-3.4", "two-roads" if between else "no-road", _at(start, end), {**facts, "way": (*between, end)}),
    ]


def _between_two_roads(state: State, seat: Seat, start: str, end: str) -> tuple[str, ...]:
    """The zones that Hordes may cross on their way to a zone two roads away."""
    near = state.board.neighbours
    found = [zone for zone in near[start] if end in near[zone] and start != end]
    return tuple([zone for zone in found if not _entering(state, seat, zone) and not state.enemy_army(seat, zone)])


def _judge_move(state: State, action: act.Move) -> list[Reason]:
    seat, origin, path = action.seat, action.origin, action.path
    reasons = _action(state, seat)
    if not 1 <= len(path) <= STEPS:
        reasons.append(Reason("OVO-6.1", "too-far", _at(*path), {"zones": len(path)}))
    ways = _between_two_roads(state, seat, origin, path[0]) if len(path) == 1 else ()
    for start, end in zip((origin, *path), path, strict=False):
        reasons += _road(state, start, end, ways)
    leaving = _leaving(state, seat, origin)
    reasons += leaving or _who_moves(state, action)
    for zone in path:
        reasons += _entering(state, seat, zone)
    if path:
        reasons += _stopping(state, seat, path[-1])
    if len(path) > 1:
        if state.enemy_army(seat, path[0]):
            for clause in ("OVO-6.2", "OVO-6.3"):
                reasons.append(Reason(clause, "enemy-stops", _at(path[0]), {"zone": path[0]}))
        else:
            reasons += _between(state, action)
    elif action.leave or action.take:
        reasons.append(Reason("OVO-6.8", "no-zone-between", _at(*path)))
    return reasons


def _who_moves(state: State, action: act.Move) -> list[Reason]:
    """Why so many Hordes cannot move from a zone (OVO-6.5, 6.7, 6.10, 6.14)."""
    army, here = state.army(action.origin), _at(action.origin)
    assert army is not None
    facts = {"zone": action.origin, "n": action.hordes, "there": army.hordes, "fresh": army.fresh}
    if action.hordes < 1:
        return [Reason("OVO-6.14", "nobody-moves", here, facts)]
    if action.hordes > army.hordes:
        return [Reason("OVO-6.5", "too-many", here, facts)]
    reasons, unmoved = [], army.fresh + army.rooted
    if action.hordes > unmoved:
        reasons.append(Reason("OVO-6.7", "moved-already", here, {**facts, "fresh": unmoved}))
        if army.along:
            reasons.append(Reason("OVO-6.10", "taken-along", here, {**facts, "along": army.along}))
    if action.hordes > army.fresh and army.rooted:
        reasons.append(Reason("OVO-R13", "just-come", here, {**facts, "rooted": army.rooted}))
    return reasons


def _between(state: State, action: act.Move) -> list[Reason]:
    """What is wrong with those who stay or come along in the zone between (OVO-6.8, 6.9, 6.14)."""
    zone = action.path[0]
    local, here = state.army(zone), _at(zone)
    own = local if local is not None and local.seat == action.seat else None
    there, fresh, rooted = (own.hordes, own.fresh, own.rooted) if own else (0, 0, 0)
    reasons: list[Reason] = []
    if action.leave < 0 or action.leave > action.hordes:
        reasons.append(Reason("OVO-6.8", "leave-too-many", here, {"zone": zone, "n": action.leave}))
    elif action.leave:
        reasons += _stopping(state, action.seat, zone)
        if uses_up(state, action.seat, zone, action.path[-1]):
            facts = {"zone": zone, "city": action.path[-1]}
            reasons.append(Reason("OVO-8.14", "marker-used-up", _at(zone, action.path[-1]), facts))
    if action.take < 0 or action.take > there:
        reasons.append(Reason("OVO-6.9", "take-too-many", here, {"zone": zone, "n": action.take, "there": there}))
    else:
        if action.take > fresh + rooted:
            moved = {"zone": zone, "n": action.take, "fresh": fresh + rooted}
            reasons.append(Reason("OVO-6.9", "take-moved", here, moved))
        if action.take > fresh and rooted:
            reasons.append(Reason("OVO-R13", "just-come", here, {"zone": zone, "rooted": rooted}))
    if action.hordes - action.leave + action.take < 1:
        reasons.append(Reason("OVO-6.14", "nobody-goes-on", here, {"zone": zone}))
    return reasons


def _judge_march(state: State, action: act.ForcedMarch) -> list[Reason]:
    seat, origin, here = action.seat, action.origin, _at(action.origin)
    reasons = _action(state, seat)
    if roads := _road(state, origin, action.to):
        reasons += roads
        reasons.append(Reason("OVO-7.1", "one-zone", _at(origin, action.to), {"start": origin, "end": action.to}))
    leaving = _leaving(state, seat, origin)
    reasons += leaving
    army = state.army(origin)
    if not leaving and army is not None:
        moved, marched = army.moved - army.rooted, army.marched - army.rooted
        facts = {"zone": origin, "n": action.hordes, "moved": moved, "marched": marched}
        if action.hordes < MARCHERS:
            reasons += [Reason(clause, "march-too-few", here, facts) for clause in ("OVO-7.3", "OVO-7.2")]
        if action.hordes > army.hordes:
            reasons.append(Reason("OVO-6.5", "too-many", here, {**facts, "there": army.hordes, "fresh": army.fresh}))
        hordes = min(action.hordes, army.hordes)
        if hordes > moved:
            reasons += [Reason(clause, "march-unmoved", here, facts) for clause in ("OVO-7.4", "OVO-7.1")]
        if hordes > marchers(state, army) and marchers(state, army) < moved:
            reasons.append(Reason("OVO-7.5", "marched-already", here, facts))
    return [*reasons, *_entering(state, seat, action.to), *_stopping(state, seat, action.to)]


# --- the other actions -----------------------------------------------------------------------------------------------


def _judge_recruit(state: State, action: act.Recruit) -> list[Reason]:
    seat, reasons = action.seat, _action(state, action.seat)
    total = sum([hordes for _, hordes in action.places])
    facts = {"n": total, "reserve": state.players[seat].reserve if 0 <= seat < state.options.players else 0}
    if total < 1 or any(hordes < 1 for _, hordes in action.places):
        reasons.append(Reason("OVO-12.1", "recruit-none", (), facts))
    if total > RECRUITS:
        reasons.append(Reason("OVO-12.1", "recruit-too-many", (), facts))
    if total > facts["reserve"]:
        reasons.append(Reason("OVO-12.7", "reserve-too-small", (seat_target(seat),), facts))
    done, wanted = dict(state.recruited), Counter[str]()
    for zone, hordes in action.places:
        wanted[zone] += hordes
        reasons += _recruiting(state, seat, zone)
        fort = state.fortress(zone)
        if fort is not None and done.get(zone, 0) + wanted[zone] > RECRUITS:
            limit = {"zone": zone, "done": done.get(zone, 0), "n": wanted[zone]}
            reasons.append(Reason("OVO-12.4", "fortress-full", _at(zone), limit))
    zones = [zone for zone, _ in action.places]
    if not reasons and tuple(zones) != state.board.ordered({*zones}):
        reasons.append(Reason("OVO-12.3", "places-out-of-order", _at(*dict.fromkeys(zones))))
    return reasons


def _recruiting(state: State, seat: Seat, zone: str) -> list[Reason]:
    """Why a zone is no place to recruit (OVO-12.2, 12.8, 14.8)."""
    dark, fort, here, facts = state.board.dark_city.get(zone), state.fortress(zone), _at(zone), {"zone": zone}
    if dark is not None:
        foreign = [] if dark == seat else [Reason("OVO-12.2", "foreign-city", here, {**facts, "seat": dark})]
        return [*foreign, *_not_shared(state, seat, dark)]
    if fort is None:
        return [Reason("OVO-12.2", "no-fortress", here, facts)]
    reasons = []
    if fort.owner != seat:
        reasons.append(Reason("OVO-12.8", "foreign-fortress", here, {**facts, "seat": fort.owner}))
        reasons += _not_shared(state, seat, fort.owner)
    if not fort.standing:
        reasons += [Reason(clause, "fortress-lies", here, facts) for clause in ("OVO-14.8", "OVO-12.8")]
    return reasons


def _judge_buy(state: State, action: act.Buy) -> list[Reason]:
    reasons = _action(state, action.seat)
    if not action.cards:
        reasons.append(Reason("OVO-13.6", "buy-none"))
    if not 0 <= action.seat < state.options.players:
        return reasons
    most = purchases(state, action.seat)
    if len(action.cards) > most:
        facts = {"n": len(action.cards), "most": most}
        reasons.append(Reason("OVO-13.1", "buy-too-many", (seat_target(action.seat),), facts))
        if any(fort.owner == action.seat and not fort.standing for fort in state.built.values()):
            reasons.append(Reason("OVO-13.2", "lying-counts-not", (seat_target(action.seat),), facts))
    for card, times in Counter(action.cards).items():
        named = {"card": card.value}
        if card.is_hero:
            reasons.append(Reason("OVO-13.9", "hero-for-sale", (), named))
        elif not state.piles[UNITS.index(card)]:
            reasons.append(Reason("OVO-13.5", "pile-empty", (pile_target(card),), named))
        if times > 1:
            reasons.append(Reason("OVO-13.3", "same-kind", (pile_target(card),), named))
    if not reasons and action.cards != in_order(action.cards):
        reasons.append(Reason("OVO-13.3", "cards-out-of-order", tuple(map(pile_target, action.cards))))
    return reasons


def _building(state: State, seat: Seat, zone: str, clause: str) -> list[Reason]:
    """Why a player cannot build in a zone: nobody of his is there, or enemies are (OVO-14.1, 14.2, 11.17)."""
    army, clash, here = state.army(zone), state.clash(zone), _at(zone)
    if clash is not None and seat == state.mover:
        return [
            Reason(clause, "enemy-there", here, {"zone": zone}),
            Reason("OVO-11.17", "battle-pending", here, {"zone": zone}),
        ]
    if army is None or army.seat != seat:
        reasons = [Reason(clause, "no-horde-there", here, {"zone": zone})]
        if state.enemy_army(seat, zone):
            reasons.append(Reason(clause, "enemy-there", here, {"zone": zone}))
        return [*reasons, *_not_shared(state, seat, army.seat if army is not None else None)]
    return []


def _judge_lay(state: State, action: act.LayFoundation) -> list[Reason]:
    zone, here = action.zone, _at(action.zone)
    reasons = [*_action(state, action.seat), *_building(state, action.seat, zone, "OVO-14.1")]
    if zone in state.board.dark_city:
        reasons.append(Reason("OVO-14.6", "on-dark-city", here, {"zone": zone}))
    if state.fortress(zone) is not None:
        reasons.append(Reason("OVO-14.6", "fortress-there", here, {"zone": zone}))
    if not fortress_stock(state):
        reasons.append(Reason("OVO-14.7", "no-fortress-left"))
    return reasons


def _judge_stand_up(state: State, action: act.StandUp) -> list[Reason]:
    zone, fort, here = action.zone, state.fortress(action.zone), _at(action.zone)
    reasons = [*_action(state, action.seat), *_building(state, action.seat, zone, "OVO-14.2")]
    if fort is None:
        reasons.append(Reason("OVO-14.2", "no-fortress", here, {"zone": zone}))
    elif fort.standing:
        reasons.append(Reason("OVO-14.2", "stands-already", here, {"zone": zone}))
    elif fort.fresh:
        clause, code = ("OVO-14.13", "fell-this-turn") if fort.fallen else ("OVO-14.3", "laid-this-turn")
        reasons.append(Reason(clause, code, here, {"zone": zone}))
    if fort is not None and fort.owner != action.seat:
        reasons.append(Reason("OVO-14.9", "foreign-fortress", here, {"zone": zone, "seat": fort.owner}))
        reasons += _not_shared(state, action.seat, fort.owner)
    return reasons


def _judge_burn(state: State, action: act.BurnOwned) -> list[Reason]:
    zone, here, seat = action.zone, _at(action.zone), action.seat
    reasons = _turn(state, seat, Phase.ACTIONS)
    if action.fate is Fate.CONTROL:
        reasons.append(Reason("OVO-8.9", "burn-only", here, {"zone": zone}))
    if not state.village(zone):
        return [*reasons, Reason("OVO-8.9", "no-village", here, {"zone": zone})]
    if state.marker(zone) != seat:
        reasons.append(Reason("OVO-8.9", "village-not-yours", here, {"zone": zone}))
        if (owner := state.marker(zone)) is not None and state.options.partner(seat) == owner:
            reasons.append(Reason("OVO-30.4", "partners-village", here, {"zone": zone, "seat": owner}))
    army = state.army(zone)
    if state.clash(zone) is not None and seat == state.mover:
        reasons.append(Reason("OVO-11.17", "battle-pending", here, {"zone": zone}))
    elif army is None or army.seat != seat:
        reasons.append(Reason("OVO-8.9", "no-army-there", here, {"zone": zone}))
    if zone in state.taken and seat == state.mover:
        reasons.append(Reason("OVO-8.10", "taken-this-turn", here, {"zone": zone}))
    return reasons


def _judge_end(state: State, action: act.EndActions) -> list[Reason]:
    return _turn(state, action.seat, Phase.ACTIONS)


# --- entering a zone -------------------------------------------------------------------------------------------------


def _judge_fate(state: State, action: act.ChooseFate) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.FATE)
    zone = state.deciding
    if not reasons and zone is not None and action.fate is Fate.CONTROL:
        if not can_mark(state, action.seat, zone):
            reasons.append(Reason("OVO-8.14", "no-marker", (seat_target(action.seat),), {"zone": zone}))
        elif leaves_none(state, action.seat, zone):
            reasons.append(Reason("OVO-8.14", "marker-for-city-due", (seat_target(action.seat),), {"zone": zone}))
    return reasons


def _judge_take_back(state: State, action: act.TakeBackMarker) -> list[Reason]:
    zone, here, seat = action.zone, _at(action.zone), action.seat
    reasons = _turn(state, seat, Phase.TAKE_BACK)
    if state.marker(zone) != seat:
        reasons.append(Reason("OVO-8.14", "no-marker-of-yours", here, {"zone": zone}))
    if state.board.kind[zone] == "city":
        reasons.append(Reason("OVO-8.14", "not-from-city", here, {"zone": zone}))
    army = state.army(zone)
    own = army is not None and army.seat == seat
    if own or (seat == state.mover and state.clash(zone) is not None):
        reasons.append(Reason("OVO-8.14", "hordes-there", here, {"zone": zone}))
    return reasons


def _judge_leave_markers(state: State, action: act.LeaveMarkers) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.TAKE_BACK)
    if not reasons and marker_is_due(state):
        zone = state.deciding
        assert zone is not None
        reasons.append(Reason("OVO-8.14", "marker-due", _at(zone), {"zone": zone}))
    return reasons


def _judge_keep(state: State, action: act.KeepHero) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.HERO_PICK)
    if not reasons and all(held.hero is not action.hero for held in state.drawn):
        marks = tuple(hero_target(held.hero) for held in state.drawn if held.hero is not None)
        reasons.append(Reason("OVO-9.3", "not-drawn", marks, {"card": action.hero.value}))
    return reasons


def _judge_stand(state: State, action: act.Stand) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.RETREAT)
    zone = state.deciding
    if state.phase is Phase.RETREAT and zone is not None and stands_alone(state, zone):
        reasons.append(Reason("OVO-11.6", "must-leave", _at(zone), {"zone": zone, "n": OVERWHELMING}))
    return reasons


_CLOSED = {
    "dark-city": ("OVO-11.3", "OVO-6.15"),
    "enemy-army": ("OVO-11.3",),
    "enemy-fortress": ("OVO-11.3",),
    "village": ("OVO-11.3",),
    "city": ("OVO-11.3",),
    "enemy-marker": ("OVO-11.2",),
    "partner-army": ("OVO-30.3",),
    "partner-city": ("OVO-30.3",),
}


def _judge_retreat(state: State, action: act.Retreat) -> list[Reason]:
    reasons, zone = _turn(state, action.seat, Phase.RETREAT, Phase.ROUT), state.deciding
    if reasons or zone is None:
        return reasons
    if action.to not in state.board.neighbours[zone]:
        reasons.append(Reason("OVO-11.2", "not-adjacent", _at(zone, action.to), {"start": zone, "end": action.to}))
    owner = state.marker(action.to)
    partner = owner is not None and owner != action.seat and not state.options.enemies(owner, action.seat)
    for code in closed(state, action.seat, action.to) if action.to != zone else ():
        clauses = ("OVO-30.6",) if partner and code in ("village", "city") else _CLOSED[code]
        reasons += [Reason(clause, f"closed-{code}", _at(action.to), {"zone": action.to}) for clause in clauses]
    return reasons


# --- a battle --------------------------------------------------------------------------------------------------------


def _judge_next(state: State, action: act.NextBattle) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.BATTLES)
    if state.phase is Phase.ACTIONS and state.clash(action.zone) is not None:
        first = Reason("OVO-5.9", "actions-first", _at(action.zone), {"zone": action.zone})
        return [first, *(reason for reason in reasons if reason.code == "not-your-turn")]
    if state.clash(action.zone) is None:
        reasons.append(Reason("OVO-16.1", "no-battle-there", _at(action.zone), {"zone": action.zone}))
    return reasons


def _owning(state: State, number: int, wanted: Counter[Card]) -> list[Reason]:
    """Why cards cannot go in a deck: not owned (OVO-16.3), or a Hero set aside (OVO-21.8)."""
    seat = fight(state).sides[number].seat
    left, inside = Counter(pool(state, number)), Counter(state.secrets[number].deck)
    heroes, here = {held.hero: held for held in state.held[seat]}, (seat_target(seat),)
    reasons = []
    for card, count in wanted.items():
        if count <= left[card]:
            continue
        own = int(card in heroes) if card.is_hero else state.players[seat].units[UNITS.index(card)]
        facts = {"card": card.value, "n": own or count, "wanted": inside[card] + count}
        if card in heroes and heroes[card].away:
            reasons.append(Reason("OVO-21.8", "hero-away", here, facts))
        if not own:
            reasons.append(Reason("OVO-16.3", "not-owned", here, facts))
        elif inside[card] + count > own:
            reasons.append(Reason("OVO-16.3", "only-one" if card.is_hero else "too-few", here, facts))
    return reasons


def _judge_add(state: State, action: act.AddCard) -> list[Reason]:
    reasons, number = _turn(state, action.seat, Phase.DECKS), state.side(action.seat)
    if reasons or number is None:
        return reasons
    if not room(state, number):
        reasons.append(Reason("OVO-16.3", "deck-full", (), {"n": DECK}))
    return [*reasons, *_owning(state, number, Counter([action.card]))]


def _judge_add_all(state: State, action: act.AddAll) -> list[Reason]:
    reasons, number = _turn(state, action.seat, Phase.DECKS), state.side(action.seat)
    if reasons or number is None:
        return reasons
    left = pool(state, number)
    if not left:
        reasons.append(Reason("OVO-16.3", "nothing-left"))
    if len(left) > room(state, number):
        reasons.append(Reason("OVO-16.3", "deck-full", (), {"n": DECK}))
    return reasons


def _judge_ready(state: State, action: act.DeckReady) -> list[Reason]:
    reasons, number = _turn(state, action.seat, Phase.DECKS), state.side(action.seat)
    if not reasons and number is not None and not state.secrets[number].deck:
        reasons.append(Reason("OVO-16.5", "deck-empty"))
    return reasons


def _first_line(state: State, cards: tuple[Card, ...]) -> list[Reason]:
    """Why cards cannot go first against a fortress (OVO-24.2)."""
    reasons = []
    for card, count in Counter(cards).items():
        facts = {"card": card.value}
        if card not in FIRST_LINE:
            reasons.append(Reason("OVO-24.2", "not-first-line", (), facts))
        elif count > state.secrets[0].deck.count(card):
            reasons.append(Reason("OVO-24.2", "not-in-your-deck", (), facts))
    return reasons


def _judge_pre_engage(state: State, action: act.PreEngage) -> list[Reason]:
    reasons = _turn(state, action.seat, Phase.VANGUARD)
    return reasons or _first_line(state, (action.card,))


# --- a whole deck or vanguard at once --------------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement."""
    if isinstance(action, act.BuildDeck):
        return (*(act.AddCard(action.seat, card) for card in action.cards), act.DeckReady(action.seat))
    if isinstance(action, act.Vanguard):
        return tuple(act.PreEngage(action.seat, card) for card in action.cards)
    return (action,)


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    phase = Phase.VANGUARD if isinstance(part, act.PreEngage) else Phase.DECKS
    return state.phase is phase and part.seat == state.active


def whole(state: State, action: act.AnyAction, found: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Every reason against an announcement: its moment, or its parts and the sums, as the cards lie now."""
    if isinstance(action, act.Vanguard):
        if moment := _turn(state, action.seat, Phase.VANGUARD):
            return tuple(moment)
        due = fight(state).vanguard
        size = [] if len(action.cards) == due else [Reason("OVO-24.2", "vanguard-size", (), {"n": due})]
        return (*size, *found, *_first_line(state, action.cards))
    assert isinstance(action, act.BuildDeck)
    moment, number = _turn(state, action.seat, Phase.DECKS), state.side(action.seat)
    if moment or number is None:
        return tuple(moment)
    full = [Reason("OVO-16.3", "deck-full", (), {"n": DECK})] if len(action.cards) > room(state, number) else []
    owning = _owning(state, number, Counter(action.cards))
    others = [reason for reason in found if reason.code not in ("not-owned", "hero-away", "only-one", "too-few")]
    return (*full, *others, *owning)


def _blindly(state: State, seat: Seat) -> list[Reason]:
    """Vri-Hurcka's victim neither chooses nor reorganises (OVO-22.17)."""
    number = state.side(seat)
    if number is not None and state.phase in (Phase.COMMIT, Phase.DRAW, Phase.PLACE) and goes_blind(state, number):
        return [Reason("OVO-22.17", "goes-blind", (seat_target(seat),))]
    return []


def _judge_declare(state: State, action: act.DeclareReorganise) -> list[Reason]:
    return [*_blindly(state, action.seat), *_turn(state, action.seat, Phase.DECLARE)]


def _judge_reorganise(state: State, action: act.Reorganise) -> list[Reason]:
    reasons = [*_blindly(state, action.seat), *_turn(state, action.seat, Phase.COMMIT)]
    number = state.side(action.seat)
    if reasons or number is None:
        return reasons
    secret = state.secrets[number]
    if len(secret.hand) < HAND:
        reasons.append(Reason("OVO-17.8", "one-card", (), {"n": len(secret.hand)}))
    if action.upper not in secret.hand:
        reasons.append(Reason("OVO-17.5", "not-in-hand", (), {"card": action.upper.value}))
    elif action.shuffle and action.upper not in shuffled_uppers(secret):
        reasons.append(Reason("OVO-17.7", "shuffled-anyway", (), {"card": action.upper.value}))
    if not secret.deck and not secret.under:
        reasons.append(Reason("OVO-17.8", "no-deck"))
    waiting = any(side.waits for side in fight(state).sides)
    if state.options.reorganise_blind and not waiting and not secret.declared:
        reasons.append(Reason("OVO-17.8", "declared-no"))
    return reasons


def _judge_commit(state: State, action: act.Commit) -> list[Reason]:
    reasons = [*_blindly(state, action.seat), *_turn(state, action.seat, Phase.COMMIT, Phase.EFFECT)]
    number = state.side(action.seat)
    if reasons or number is None:
        return reasons
    if state.phase is Phase.EFFECT and (wrong := _effect(state, action.seat, Card.KOKOTH)):
        return wrong
    secret, facts = state.secrets[number], {"card": action.card.value}
    if must_reorganise(state, number):
        reasons.append(Reason("OVO-17.8", "declared-yes"))
    if action.card not in secret.hand:
        return [*reasons, Reason("OVO-17.3", "not-in-hand", (act.card_target(action.card),), facts)]
    return [*reasons, *_placing(state, number, action.card, action.spot)]


def _placing(state: State, number: int, card: Card, spot: Spot | None) -> list[Reason]:
    """Why a card cannot lie there (OVO-19, 21, 24)."""
    free = spots(state, number, card)
    if spot in free:
        return []
    battle, facts = fight(state), {"card": card.value}
    side = battle.sides[number]
    if spot is None:
        marks = tuple(
            slot_target(side.seat, s.column, s.line or Line.FIRST) for s in free if s and s.column is not None
        )
        clause = "OVO-R70" if card.is_hero else "OVO-19.1" if card in FIRST_LINE else "OVO-19.4" if marks else "OVO-R38"
        return [Reason(clause, "place-is-free", marks, facts)]
    if spot.column is None and card in FIRST_LINE:
        return [Reason("OVO-19.1", "own-column", (), {**facts, "n": str(len(side.columns) + 1)})]
    if spot.column is None:
        code = "OVO-21.1" if card.is_hero else "OVO-24.7"
        return [Reason(code, "needs-unit" if card.is_hero else "no-walls", (), facts)]
    if not 0 <= spot.column < len(side.columns):
        return [Reason("OVO-19.3", "no-such-column", (), {**facts, "n": spot.column + 1})]
    column, line = side.columns[spot.column], spot.line or Line.FIRST
    here = (slot_target(side.seat, spot.column, line),)
    facts["n"] = str(spot.column + 1)
    if card in FIRST_LINE:
        return [Reason("OVO-19.1", "own-column", here, facts)]
    if not card.is_hero:
        if column.second is not None:
            return [Reason("OVO-19.3", "column-full", here, facts)]
        clause, code = ("OVO-19.2", "no-protector") if column.first is None else ("OVO-19.3", "behind-only")
        return [Reason(clause, code, here, facts)]
    if column.hero is not None:
        return [Reason("OVO-21.2", "hero-there", here, {**facts, "hero": column.hero.value})]
    if column.wall and column.second is not None:
        return [Reason("OVO-24.8", "on-second-line", here, facts)]
    return [Reason("OVO-21.1", "needs-both-lines", here, facts)]


def _judge_place(state: State, action: act.Place) -> list[Reason]:
    reasons, number = _turn(state, action.seat, Phase.PLACE), state.side(action.seat)
    if reasons or number is None:
        return reasons
    (play,) = fight(state).sides[number].plays
    return _placing(state, number, play.card, action.spot)


def _judge_swap(state: State, action: act.ForceSwap) -> list[Reason]:
    return _turn(state, action.seat, Phase.SWAP)


def _judge_berserk(state: State, action: act.UseBerserk) -> list[Reason]:
    reasons, number = _turn(state, action.seat, Phase.BERSERK), state.side(action.seat)
    if reasons and number is not None and state.phase is not Phase.OVER:
        side, here = fight(state).sides[number], (strike_target(action.seat),)
        if not side.entered:
            inside = side.space >= BERSERK
            clause, code = ("OVO-23.6", "in-the-zone") if inside else ("OVO-23.2", "outside")
            reasons.insert(0, Reason(clause, code, here, {"space": side.space}))
        if not state.players[action.seat].red:
            reasons.insert(0, Reason("OVO-23.1", "white-token", here))
    return reasons


# --- effects ---------------------------------------------------------------------------------------------------------


def _effect(state: State, seat: Seat, *cards: Card) -> list[Reason]:
    """Why a seat has no such effect to decide about now (OVO-17.12)."""
    reasons = _turn(state, seat, Phase.EFFECT)
    step = state.battle.step if state.battle else None
    if not reasons and (step is None or step.card not in cards):
        reasons.append(Reason("OVO-17.12", "other-effect", (), {"card": step.card.value if step else ""}))
    return reasons


def _judge_chant(state: State, action: act.Chant) -> list[Reason]:
    reasons, number = _effect(state, action.seat, Card.SHAMAN), state.side(action.seat)
    if reasons or number is None or action.colour is Colour.RED:
        return reasons
    side, secret = fight(state).sides[number], state.secrets[number]
    here = (act.losses_target(action.seat),)
    if side.losses <= side.exhausted:
        reasons.append(Reason("OVO-20.10", "no-horde-lost", here))
        if side.exhausted:
            reasons.append(Reason("OVO-7.9", "exhausted-stay-away", here, {"n": side.exhausted}))
    if not secret.deck and not secret.under:
        reasons.append(Reason("OVO-20.10", "no-card-to-pay"))
    return reasons


def _judge_hit(state: State, action: act.Hit) -> list[Reason]:
    reasons, number = _effect(state, action.seat, Card.ASHANI), state.side(action.seat)
    if reasons or number is None:
        return reasons
    foe = fight(state).sides[1 - number]
    if action.victim != foe.seat:
        return [Reason("OVO-22.1", "not-the-enemy", (seat_target(foe.seat),), {"seat": foe.seat})]
    if (action.column, action.line) in hits(state, number):
        return []
    slot = None
    if action.line is None:
        slot = foe.loose[action.column] if 0 <= action.column < len(foe.loose) else None
    elif 0 <= action.column < len(foe.columns):
        slot = foe.columns[action.column].slot(action.line)
    if slot is None:
        return [Reason("OVO-22.1", "no-unit-there", (), {"n": action.column + 1})]
    here = () if action.line is None else (slot_target(foe.seat, action.column, action.line),)
    if slot.down:
        return [Reason("OVO-22.13", "face-down", here, {"card": slot.card.value})]
    return [Reason(clause, "covered", here, {"card": slot.card.value}) for clause in ("OVO-22.1", "OVO-21.5")]


def _judge_name(state: State, action: act.NameCard) -> list[Reason]:
    reasons, number = _effect(state, action.seat, Card.BUURK, Card.KRAASH), state.side(action.seat)
    if reasons or number is None:
        return reasons
    step, facts = fight(state).step, {"card": action.card.value}
    assert step is not None
    if step.card is Card.BUURK and action.card not in copies(state, number):
        reasons.append(Reason("OVO-22.2", "not-engaged", (), facts))
        if action.card is Card.BUURK:
            reasons.append(Reason("OVO-R74", "himself"))
    if step.card is Card.KRAASH and action.card not in kinds(state, number):
        reasons.append(Reason("OVO-22.8", "kind-not-engaged", (), facts))
    return reasons


def _judge_seek(state: State, action: act.Seek) -> list[Reason]:
    reasons, number = _effect(state, action.seat, Card.MOORDAKK, Card.VRUSHN), state.side(action.seat)
    if reasons or number is None:
        return reasons
    step = fight(state).step
    assert step is not None
    if action.card not in sought(state, number, step):
        clause, code = ("OVO-22.10", "no-such-hero") if step.card is Card.MOORDAKK else ("OVO-22.19", "not-in-deck")
        reasons.append(Reason(clause, code, (), {"card": action.card.value}))
    return reasons


def _judge_summon(state: State, action: act.Summon) -> list[Reason]:
    reasons, number = _effect(state, action.seat, Card.PORKASH), state.side(action.seat)
    if reasons or number is None or action.zone in summons(state, number):
        return reasons
    army, here, facts = state.army(action.zone), _at(action.zone), {"zone": action.zone}
    if action.zone == fight(state).zone:
        return [Reason("OVO-22.12", "in-this-battle", here, facts)]
    if state.clash(action.zone) is not None:
        reasons.append(Reason("OVO-22.12", "in-other-battle", here, facts))
    elif army is None or army.seat != action.seat:
        reasons.append(Reason("OVO-22.12", "no-horde-of-yours", here, facts))
        reasons += _not_shared(state, action.seat, army.seat if army is not None else None)
    if action.zone not in within_call(state, number):
        reasons.append(Reason("OVO-22.12", "too-far-or-barred", _at(action.zone, fight(state).zone), facts))
    return reasons


def _judge_skip(state: State, action: act.SkipEffect) -> list[Reason]:
    return _effect(state, action.seat, Card.PORKASH)


# --- what is never allowed -------------------------------------------------------------------------------------------

_TRICKS: dict[Trick, tuple[tuple[str, str], ...]] = {
    Trick.MARK: (
        ("OVO-3.8", "mark-ruin"),
        ("OVO-14.10", "mark-fortress"),
        ("OVO-15.4", "mark-dark-city"),
        ("OVO-5.6", "mark-no-action"),
    ),
    Trick.KEEP_BOTH: (("OVO-9.3", "keep-both"),),
    Trick.LOOK: (("OVO-9.10", "look"),),
    Trick.DRAW_PILE: (("OVO-9.7", "draw-pile"),),
    Trick.SPLIT_RETREAT: (("OVO-11.4", "split-retreat"),),
    Trick.GO_ON: (("OVO-11.12", "go-on"), ("OVO-6.2", "go-on")),
    Trick.FIGHT_NOW: (("OVO-5.9", "fight-now"),),
    Trick.TWO_CARDS: (("OVO-17.3", "two-cards"), ("OVO-22.7", "two-cards")),
    Trick.EFFECT: (("OVO-19.5", "effect-unprotected"), ("OVO-21.4", "effect-without-place")),
    Trick.BUY_HERO: (("OVO-13.9", "hero-for-sale"),),
    Trick.NO_FATE: (("OVO-8.1", "no-fate"),),
}


def _judge_try(state: State, action: act.Try) -> list[Reason]:
    here = _at(action.zone) if action.zone is not None else ()
    facts = {"zone": action.zone or "", "card": action.card.value if action.card else ""}
    return [Reason(clause, code, here, facts) for clause, code in _TRICKS[action.trick] if _fits(state, action, code)]


def _fits(state: State, action: act.Try, code: str) -> bool:
    """Which of a trick's reasons fit what it is tried on."""
    zone, card = action.zone, action.card
    if action.trick is Trick.MARK and zone is not None:
        dark, fort = zone in state.board.dark_city, state.fortress(zone) is not None
        takes = state.village(zone) or state.board.kind[zone] in ("city", "tower") or zone in state.board.wells
        free = "mark-no-action" if takes else "mark-ruin"
        return code == ("mark-dark-city" if dark else "mark-fortress" if fort else free)
    if action.trick is Trick.EFFECT and card is not None:
        return code == ("effect-without-place" if card.is_hero else "effect-unprotected")
    return True


_JUDGES: dict[type, Callable[[State, Any], list[Reason]]] = {
    act.TurnUp: _judge_turn_up,
    act.Begin: _judge_begin,
    act.DrawHero: _judge_draw_hero,
    act.StealHero: _judge_steal_hero,
    act.Draw: _judge_draw,
    act.Move: _judge_move,
    act.ForcedMarch: _judge_march,
    act.Recruit: _judge_recruit,
    act.Buy: _judge_buy,
    act.LayFoundation: _judge_lay,
    act.StandUp: _judge_stand_up,
    act.BurnOwned: _judge_burn,
    act.EndActions: _judge_end,
    act.ChooseFate: _judge_fate,
    act.TakeBackMarker: _judge_take_back,
    act.LeaveMarkers: _judge_leave_markers,
    act.KeepHero: _judge_keep,
    act.Stand: _judge_stand,
    act.Retreat: _judge_retreat,
    act.NextBattle: _judge_next,
    act.AddCard: _judge_add,
    act.AddAll: _judge_add_all,
    act.DeckReady: _judge_ready,
    act.PreEngage: _judge_pre_engage,
    act.DeclareReorganise: _judge_declare,
    act.Reorganise: _judge_reorganise,
    act.Commit: _judge_commit,
    act.Place: _judge_place,
    act.ForceSwap: _judge_swap,
    act.UseBerserk: _judge_berserk,
    act.Chant: _judge_chant,
    act.Hit: _judge_hit,
    act.NameCard: _judge_name,
    act.Seek: _judge_seek,
    act.Summon: _judge_summon,
    act.SkipEffect: _judge_skip,
    act.Try: _judge_try,
}
