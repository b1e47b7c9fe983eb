"""A position of Orcs vs Orcs typed by hand, and back. A position says only what differs from the set-up.

    4 players, scenario=calm           any option; left out: two players, all as the rulebook has it
    turn 2, Green to act, 3 actions    the game turn; whose turn it is; what is left of it
    start_n: G 4                       Green has 4 Hordes there; "empty" is nobody; zones by id or name, several at once
    n_road: village G, G 2 moved       a village with Green's marker; both Hordes lie down ("5 moved 2": two of five;
                                       "marched 1": of those that lie down; "along 1": taken along; "rooted 1": of
                                       those that may not march, come in this turn)
    ne_city: B marker                  also "no marker"; who stands on a village, city, well or tower has a marker there
    n_cw1, n_cw2: ruin                 burned villages; Thornby and Millbeck
    n_cwm: B fortress lying, B 1       standing if not said; "fresh": laid in this turn, "fallen": by a conquest
    n_cwm: B 2, G 3 attacking          a battle is pending there; "exhausted 1": removed by a forced march
    supply 3, first B                  glory that is left (left out: what nobody has); who has the first player tile
    river HORDES CITIES TOWER MARKERS, top KILLS, spent RAZED
    Blue: red, glory 2, units HEAVY 2, heroes VIGDISH away FROKSH
                                       also trophies 2, razed 1, kills 1, kept 1; "seen": the others know the Hero;
                                       kinds of Units that are not named stay as dealt, or as many as are in the battle
    pile KRAASH, Blue: heroes others   the Hero pile; Blue holds all that is named nowhere; "under FROKSH seen G"
    phase fate n_road                  where the game stands (left out: the player whose turn it is may act)
    battle n_city, 3 against 2         both build their decks next; "assault" puts up the defender's fortress;
                                       also "Green 3 exhausted 1 against Blue 2", "round 2", "g5 b3", "losses 1-2"
    Green: token 5, losses 1 (1 exhausted), field ORC+BUURK/XBOW HEAVY, hand XBOW CATAPULT, deck ORC ORC
    Blue: field wall/XBOW, discards ORC, deck from top SHAMAN ORC
                                       with cards, the round begins: hands are filled, both choose; "under ORC XBOW" are
                                       below the deck in this order; a deck from the top is drawn so until a shuffle
    drawn FROKSH KOKOTH, pile from top FROKSH, tiles from top KILLS, victim B, taken n_cw1, recruited n_cwm 2
    walked 3 n_road n_cwm leave 1 ne_in
                                       the move that was just made
    fought n_city, round 3, ending 1, won by Blue
    fought Green: token 2, losses 3, played ORC on 1 first
    fought Blue: token 5               the battle that has just ended: its attacker, then its defender
    noted Green named HEAVY            what was just done or seen and is told nowhere else; also "swapped", and of a
                                       battle that has ended "built 9", "shuffled", "saw ORC XBOW"
    then conquer G n_city 1, next_battle
                                       what goes on by itself after the decision, where that is not the usual

In a battle `*` behind a card is face down and `-` in a column was destroyed, `loose XBOW` and `stray KOKOTH` have no
place, `played XBOW behind 1` is of this round, `chosen XBOW` is not shown yet; `entered`, `lapped`, `unseen`, `waits`,
`effect Green SHAMAN`, `queue Blue XBOW`, `draws Green` and the like say what a round has come to. Hordes that are
nowhere are in reserve, cards in the piles. Where nobody decides the game goes on by itself to the next decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.errors import PositionError, UsageError
from orclib.games.orcs_vs_orcs.box import (
    BOXED,
    COPIES,
    DEALT,
    HAND,
    HEROES,
    HEROES_DRAWN,
    HORDES,
    RIVER,
    START_HORDES,
    UNITS,
    VANGUARD,
    Card,
    Line,
    Objective,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.battle import goes_blind
from orclib.games.orcs_vs_orcs.rules.field import may_reorganise, on_field
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory, is_well
from orclib.games.orcs_vs_orcs.rules.transitions import settle_down
from orclib.games.orcs_vs_orcs.state import (
    Army,
    Battle,
    Clash,
    Column,
    Deed,
    Fortress,
    Held,
    Job,
    Note,
    Options,
    Phase,
    Play,
    Player,
    Secret,
    Side,
    Slot,
    State,
    Step,
    Task,
)
from orclib.games.orcs_vs_orcs.text.position_faults import faults, fighting_cards, typed_faults
from orclib.games.orcs_vs_orcs.text.position_reader import (
    Facts,
    Typed,
    TypedArmy,
    TypedHero,
    TypedStep,
    Way,
    letter,
    read,
    side,
)
from orclib.games.orcs_vs_orcs.text.position_words import way_text
from orclib.games.orcs_vs_orcs.text.words import cards_text, placed

TILES: Final = (
    Objective.CITIES, Objective.HORDES, Objective.VILLAGES, Objective.MARKERS, Objective.RAZED, Objective.FORTRESSES,
    Objective.TOWER, Objective.KILLS,
)  # fmt: skip
"""The order in which objectives lie where nobody names them."""
_NOBODYS: Final = (Phase.RIVER, Phase.FIRST_PLAYER, Phase.OVER)
"""The phases in which it is nobody's turn, as a rule."""
_PLACED: Final = (Phase.FATE, Phase.TAKE_BACK, Phase.RETREAT)
"""The phases that decide something for a zone."""
_HEROES: Final = (Phase.HERO_DRAW, Phase.HERO_PICK, Phase.HERO_STEAL)
"""The phases that follow from taking a city."""
_CARDS: Final = ("hand", "deck", "under", "commit")


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    try:
        typed, options = read(text)
    except UsageError as error:
        raise PositionError([str(error)]) from None
    return _build(typed, options)


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: Typed, options: Options) -> State:
    state = State(options=options)
    for name, make in _MADE.items():
        state = replace(state, **{name: make(state, typed)})
    wrong = [*typed.faults, *typed_faults(typed, state), *faults(state)]
    if wrong:
        raise PositionError(dict.fromkeys(wrong))
    return settle_down(state)[0]


def _said(name: str) -> Callable[[State, Typed], Any]:
    """What was said, or else what is usual."""
    return lambda state, typed: typed.once[name] if name in typed.once else _USUAL[name](state)


def _phase(state: State, typed: Typed) -> Phase:
    once = typed.once
    if "phase" in once:
        phase: Phase = once["phase"]
        return phase
    if any("commit" in said for said in typed.seats.values()) and "todo" not in once:
        return Phase.COMMIT
    if "zone" in typed.battle or "todo" in once or "way" in once:
        return Phase.BY_ITSELF
    if "drawn" in once:
        return Phase.HERO_PICK
    return Phase.HERO_STEAL if "victim" in once else Phase.ACTIONS


def _river(state: State, typed: Typed) -> tuple[Objective, ...]:
    if "river" in typed.once:
        river: tuple[Objective, ...] = typed.once["river"]
        return river
    others = {typed.once.get("top"), *typed.once.get("spent", ())}
    return tuple([tile for tile in TILES if tile not in others])[: len(_usual_river(state))]


def _villages(state: State, typed: Typed) -> tuple[bool, ...]:
    found = list(state.board.villages)
    for zone, said in typed.zones.items():
        if "village" in said.once:
            found[state.board.index[zone]] = said.once["village"]
    return tuple(found)


def _armies_in(typed: Typed, zone: str) -> list[TypedArmy]:
    """All that was typed of Hordes in a zone, in the battle statement too."""
    found = list(typed.zones[zone].armies) if zone in typed.zones else []
    if typed.battle.get("zone") == zone and "forces" in typed.battle:
        found += [replace(force, attacking=at == 0) for at, force in enumerate(typed.battle["forces"])]
    return found


def _attacks(state: State, typed: Typed, zone: str, army: TypedArmy) -> bool:
    """Whether Hordes in a zone attack: said so, or the mover's beside another army."""
    others = [other for other in _armies_in(typed, zone) if other is not army]
    return army.attacking or (army.seat == state.mover and any(other.seat != army.seat for other in others))


def _zones(typed: Typed) -> list[str]:
    battle = [typed.battle["zone"]] if "zone" in typed.battle else []
    return [*dict.fromkeys([*typed.zones, *battle])]


def _armies(state: State, typed: Typed) -> tuple[Army | None, ...]:
    found = list(_usual_armies(state))
    for zone in _zones(typed):
        at = state.board.index[zone]
        if zone in typed.zones and "empty" in typed.zones[zone].once:
            found[at] = None
        for army in _armies_in(typed, zone):
            if army.hordes is None or _attacks(state, typed, zone, army):
                continue
            seat = _defender(state, typed) if army.seat is None else army.seat
            found[at] = Army(seat, army.hordes, *_tiredness(army)) if army.hordes else None
    return tuple(found)


def _tiredness(army: TypedArmy) -> tuple[int, int, int, int]:
    return army.moved, army.marched, army.along, army.rooted


def _clashes(state: State, typed: Typed) -> tuple[Clash, ...]:
    found = []
    for zone in state.board.ordered(_zones(typed)):
        for army in _armies_in(typed, zone):
            if army.hordes is None or not _attacks(state, typed, zone, army):
                continue
            exhausted = army.exhausted
            if exhausted is None and zone == typed.battle.get("zone") and state.mover is not None:
                exhausted = typed.facts(state.mover).get("exhausted")
            found.append(Clash(zone, army.hordes, army.marched, exhausted or 0))
    return tuple(found)


def _fortresses(state: State, typed: Typed) -> tuple[Fortress | None, ...]:
    found: list[Fortress | None] = [None] * len(state.board.zones)
    for zone, said in typed.zones.items():
        found[state.board.index[zone]] = said.once.get("fortress")
    if typed.battle.get("assault"):
        at = state.board.index[typed.battle["zone"]]
        found[at] = found[at] or Fortress(_defender(state, typed), True)
    return tuple(found)


def _control(state: State, typed: Typed) -> tuple[Seat | None, ...]:
    found = list(_usual_control(state))
    for zone, said in typed.zones.items():
        if "marker" in said.once:
            found[state.board.index[zone]] = said.once["marker"]
    return tuple(found)


def _travelling(state: State, typed: Typed) -> Army | None:
    way: Way | None = typed.once.get("way")
    if way is None or state.mover is None:
        return None
    return Army(state.mover, way.hordes, way.hordes, along=way.along)


def _deciding(state: State, typed: Typed) -> str | None:
    if state.phase is Phase.ROUT:
        zone: str | None = typed.battle.get("zone")
        return zone
    return typed.once.get("place") if state.phase in _PLACED else None


# --- building a battle -----------------------------------------------------------------------------------------------


def _defender(state: State, typed: Typed) -> Seat:
    """Who defends: said so, or whoever stands there, or the next enemy clockwise."""
    if "forces" in typed.battle and typed.battle["forces"][1].seat is not None:
        said: Seat = typed.battle["forces"][1].seat
        return said
    zone, options = typed.battle.get("zone"), state.options
    there = typed.zones[zone].armies if zone in typed.zones else []
    for army in there:
        if army.seat is not None and army.seat != state.mover:
            return army.seat
    mover = state.mover if state.mover is not None else Seat(0)
    return next(seat for seat in options.clockwise(mover)[1:] if options.enemies(seat, mover))


def _begins(typed: Typed) -> bool:
    """Whether a battle was typed of which nothing has happened: its decks are still to be built."""
    if "phase" in typed.once or "todo" in typed.once:
        return False
    return not any(name in said for said in typed.seats.values() for name in _CARDS)


def _seats(state: State, typed: Typed) -> tuple[Seat, Seat] | None:
    """Attacker and defender, if there is a battle."""
    if "zone" not in typed.battle or _begins(typed):
        return None
    return state.mover if state.mover is not None else Seat(0), _defender(state, typed)


def _secrets(state: State, typed: Typed) -> tuple[Secret, ...]:
    seats = _seats(state, typed)
    if seats is None or typed.battle.get("ending"):
        return ()
    found = []
    for seat in seats:
        said = typed.facts(seat)
        facts = {name: said[name] for name in Secret.__struct_fields__ if name in said}
        for name in ("deck", "peeked", "shown", "open", "returned", "sunk"):
            if name in facts:
                facts[name] = in_order(facts[name])
        for name in ("shown", "open"):
            facts.setdefault(name, facts.get("returned", ()))
        facts.setdefault("peeked", _all_of((*facts["shown"], *facts.get("sunk", ())), facts["open"]))
        found.append(replace(_usual_secret(state), **facts))
    return tuple(found)


def _all_of(*heaps: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of all heaps, where the same card may lie in several."""
    found = Counter[Card]()
    for heap in heaps:
        found |= Counter(heap)
    return in_order([*found.elements()])


def _fought(state: State, typed: Typed) -> Battle | None:
    """The battle that has just ended; it needs its zone and both sides, as `typed_faults` tells."""
    said, seats = typed.fought, tuple(typed.fighters)
    if "zone" not in said or len(seats) != 2:
        return None
    facts = [
        {name: typed.fighters[seat][name] for name in Side.__struct_fields__ if name in typed.fighters[seat]}
        for seat in seats
    ]
    one, other = [replace(Side(seat), **fact) for seat, fact in zip(seats, facts, strict=True)]
    winner = _number((seats[0], seats[1]), said["winner"]) if "winner" in said else None
    battle = Battle(said["zone"], said.get("assault", False), (one, other), round=said.get("round", 1), winner=winner)
    return replace(battle, ending=said.get("ending", 1))


def _battle(state: State, typed: Typed) -> Battle | None:
    seats = _seats(state, typed)
    if seats is None:
        return None
    said = typed.battle
    zone, defender = said["zone"], seats[1]
    sides = tuple([_side(state, zone, seats, number, _facts(typed, number, seat)) for number, seat in enumerate(seats)])
    battle = Battle(zone, _usual_assault(state, zone, defender), (sides[0], sides[1]))
    if said.get("together"):
        before = [_side(state, zone, seats, number, typed.before.get(seat, {})) for number, seat in enumerate(seats)]
        battle = replace(battle, snapshot=tuple(before))
    once = typed.once
    names = ("round", "vanguard", "turned", "blind", "ending")
    facts: dict[str, Any] = {name: said[name] for name in names if name in said}
    for name in ("winner", "drawing"):
        if name in said:
            facts[name] = _number(seats, said[name])
    if "routed" in said:
        facts["routed"] = tuple(sorted([_number(seats, seat) for seat in said["routed"]]))
    if "step" in once:
        facts["step"] = _step(seats, once["step"])
    if "queue" in once:
        facts["queue"] = tuple([_step(seats, step) for step in once["queue"]])
    so_far = replace(state, battle=battle)
    usual = {name: make(so_far) for name, make in _USUAL_IN_BATTLE.items()}
    return replace(battle, **usual | facts)


def _facts(typed: Typed, number: int, seat: Seat) -> Facts:
    """What was typed of a side, in the battle statement too."""
    losses = {"losses": typed.battle["losses"][number]} if "losses" in typed.battle else {}
    return losses | typed.facts(seat)


def _number(seats: tuple[Seat, Seat], seat: Seat) -> int:
    """Which side a seat is; one that does not fight is told by `typed_faults`."""
    return seats.index(seat) if seat in seats else 0


def _step(seats: tuple[Seat, Seat], said: TypedStep) -> Step:
    return Step(_number(seats, said.seat), said.card, said.copied, said.play)


def _side(state: State, zone: str, seats: tuple[Seat, Seat], number: int, said: Facts) -> Side:
    usual = _usual_side(state, zone, seats[number], number, said.get("exhausted"))
    facts = {name: said[name] for name in Side.__struct_fields__ if name in said}
    return replace(usual, **facts)


# --- building what players have --------------------------------------------------------------------------------------


def _players(state: State, typed: Typed) -> tuple[Player, ...]:
    found = []
    for seat in state.options.seats:
        said = typed.facts(seat)
        names = ("glory", "red", "trophies", "kills", "razed")
        facts = {name: said[name] for name in names if name in said}
        facts.setdefault("razed", facts.get("trophies", 0))
        counts = [said.get("units", {}).get(kind, n) for kind, n in zip(UNITS, _usual_units(state, seat), strict=True)]
        found.append(Player(reserve=0, units=tuple(counts), **facts))
    state = replace(state, players=tuple(found))
    kept = [typed.facts(seat).get("kept", _usual_kept(state, seat)) for seat in state.options.seats]
    found = [replace(player, kept=count) for player, count in zip(found, kept, strict=True)]
    state = replace(state, players=tuple(found))
    return tuple([replace(player, reserve=left_over(state, Seat(seat))) for seat, player in enumerate(found)])


def left_over(state: State, seat: Seat) -> int:
    """The Hordes of a player that are neither on the board, nor on the tracking tile, nor kept by enemies."""
    tile = 0
    if state.battle is not None and state.secrets:
        number = state.side(seat)
        if number is not None:
            tile = state.battle.sides[number].losses - state.battle.sides[number].exhausted
    return HORDES - state.hordes(seat) - tile - state.players[seat].kept


def _piles(state: State, typed: Typed) -> tuple[int, ...]:
    missing = 4 - state.options.players
    owned = [sum(player.units[at] for player in state.players) for at in range(len(UNITS))]
    return tuple([copies - missing * boxed - own for copies, boxed, own in zip(COPIES, BOXED, owned, strict=True)])


def _hero(said: TypedHero, usual: Held | None, others: tuple[Seat, ...]) -> Held:
    held = usual or Held(said.hero)
    away = held.away if said.away is None else said.away
    if said.by_all or (away and said.seen is None):
        return Held(said.hero, others, away, said.looked)
    return Held(said.hero, held.seen if said.seen is None else said.seen, away, said.looked)


def _heap(name: str) -> Callable[[State, Typed], tuple[Held, ...]]:
    """Heroes under the pile, or drawn from it."""

    def make(state: State, typed: Typed) -> tuple[Held, ...]:
        others = state.options.seats
        if name == "drawn":
            others = tuple([seat for seat in others if seat != state.mover])
        return tuple([_hero(said, None, others) for said in typed.once.get(name, ())])

    return make


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in state.options.seats if each != seat])


def _held(state: State, typed: Typed) -> tuple[tuple[Held, ...], ...]:
    found, named = list[dict[Card, Held]](), list[Card]()
    for seat in state.options.seats:
        heroes = _usual_held(state, seat)
        for said in typed.facts(seat).get("heroes", ()):
            heroes[said.hero] = _hero(said, heroes.get(said.hero), _others(state, seat))
        found.append(heroes)
        named += heroes
    named += [held.hero for held in (*state.under, *state.drawn) if held.hero is not None]
    named += typed.once.get("pile", ())
    for seat in state.options.seats:
        if typed.facts(seat).get("others"):
            found[seat] |= {hero: Held(hero) for hero in HEROES if hero not in named}
            named += HEROES
    return tuple([tuple([heroes[hero] for hero in in_order(tuple(heroes))]) for heroes in found])


def _pile(state: State, typed: Typed) -> tuple[Card, ...]:
    """All Heroes that are nowhere else."""
    gone = {held.hero for heap in (state.under, state.drawn, *state.held) for held in heap}
    return tuple([hero for hero in HEROES if hero not in gone])


# --- what is usual: each field from those before it ------------------------------------------------------------------


def _plain(value: object) -> Callable[[State], Any]:
    return lambda state: value


def _usual_first(state: State) -> Seat | None:
    """The tile goes round clockwise, from Green or from whom the options name (OVO-28.1)."""
    if not state.turn_no:
        return None
    named = state.options.first_player
    begins = 0 if named == "random" else int(named) - 1
    return Seat((begins + state.turn_no - 1) % state.options.players)


def _usual_river(state: State) -> tuple[Objective, ...]:
    return TILES[:RIVER] if state.turn_no or state.phase is not Phase.RIVER else ()


def _rest(state: State) -> list[Objective]:
    return [tile for tile in TILES if tile not in state.river]


def _usual_top(state: State) -> Objective | None:
    rest = _rest(state)
    return rest[0] if rest and state.phase is not Phase.RIVER else None


def spent_tiles(state: State) -> int:
    """How many tiles lie face down under the pile (OVO-28.2, 28.4)."""
    return (state.turn_no - 1) % RIVER if state.turn_no else 0


def _usual_spent(state: State) -> tuple[Objective, ...]:
    rest = [tile for tile in _rest(state) if tile is not state.top]
    return tuple(rest[len(rest) - min(len(rest), spent_tiles(state)) :])


def _usual_armies(state: State) -> tuple[Army | None, ...]:
    dark = state.board.dark_city
    return tuple([Army(dark[zone], START_HORDES) if zone in dark else None for zone in state.board.zones])


def _usual_control(state: State) -> tuple[Seat | None, ...]:
    """Who stands in a village, a city, on a well or the tower has a marker there, unless it is being decided."""
    board, undecided = state.board, state.deciding if state.phase in (Phase.FATE, Phase.TAKE_BACK) else None
    found = list[Seat | None]()
    for zone, army, village in zip(board.zones, state.armies, state.villages, strict=True):
        marked = village or board.kind[zone] in ("city", "tower") or is_well(state, zone)
        found.append(army.seat if army is not None and marked and zone != undecided else None)
    return tuple(found)


def _usual_deciding(state: State) -> str | None:
    return state.battle.zone if state.phase is Phase.ROUT and state.battle is not None else None


def _usual_secret(state: State) -> Secret:
    return Secret(done=state.phase is not Phase.DECKS)


def _usual_assault(state: State, zone: str, defender: Seat) -> bool:
    fort = state.fortress(zone)
    return fort is not None and fort.standing and fort.owner == defender


def _usual_side(state: State, zone: str, seat: Seat, number: int, exhausted: int | None = None) -> Side:
    clash = state.clash(zone)
    if exhausted is None:
        exhausted = clash.exhausted if clash is not None and number == 0 else 0
    return Side(seat, losses=exhausted, exhausted=exhausted)


def _usual_drawing(state: State) -> int | None:
    if state.phase is not Phase.DRAW or len(state.secrets) < 2:
        return None
    first = state.secrets[0]
    return 0 if first.deck and len(first.hand) < HAND else 1


def _usual_vanguard(state: State) -> int:
    if state.phase is not Phase.VANGUARD or state.battle is None:
        return 0
    return max(0, VANGUARD - len(state.battle.sides[0].columns))


_USUAL_IN_BATTLE: Final[dict[str, Callable[[State], Any]]] = {
    "round": lambda state: 0 if state.phase in (Phase.DECKS, Phase.VANGUARD) else 1,
    "drawing": _usual_drawing,
    "vanguard": _usual_vanguard,
}


# --- what is usual afterwards ----------------------------------------------------------------------------------------


def _way(state: State) -> tuple[str, ...]:
    """The two zones that travelling Hordes are between."""
    return next((tuple(job.zone.split(">")) for job in state.todo if job.task is Task.STEP and job.zone), ())


def _place(state: State) -> str | None:
    """The zone that a phase is about."""
    if state.phase in _PLACED:
        return state.deciding
    if state.phase in _HEROES:
        return next((job.zone for job in state.todo if job.task is Task.CONQUER), None)
    return None


def _todo(state: State, typed: Typed) -> tuple[Job, ...]:
    if "todo" in typed.once:
        jobs: tuple[Job, ...] = typed.once["todo"]
        return jobs
    way: Way = typed.once.get("way", Way(0))
    zone = typed.battle.get("zone")
    if state.phase is Phase.BY_ITSELF and zone is not None and state.battle is None:
        return (Job(Task.BEGIN_BATTLE, state.mover, zone), Job(Task.NEXT_BATTLE))
    return _usual_todo(state, typed.once.get("place"), way.zones)


def _usual_todo(state: State, place: str | None, way: tuple[str, ...]) -> tuple[Job, ...]:
    """What goes on by itself after a decision of this phase."""
    step = (Job(Task.STEP, state.mover, ">".join(way)),) if way else ()
    go_on = (*step, Job(Task.CARRY_ON))
    match state.phase:
        case Phase.RIVER:
            return (Job(Task.TURN, state.first),) if state.turn_no else ()
        case Phase.FATE | Phase.HERO_DRAW | Phase.HERO_PICK | Phase.HERO_STEAL:
            return (Job(Task.CONQUER, state.mover, place), *go_on)
        case Phase.TAKE_BACK:
            return _after_taking_back(state, place, go_on)
        case Phase.RETREAT:
            return go_on
        case Phase.BY_ITSELF if state.battle is None:
            return go_on
    return _usual_todo_in_battle(state) if state.battle is not None else ()


def _after_taking_back(state: State, place: str | None, go_on: tuple[Job, ...]) -> tuple[Job, ...]:
    """A city brings a Hero; a marker on a retreat, and the attackers hold the zone that was left."""
    army = state.army(place) if place is not None else None
    seat = army.seat if army is not None else state.mover
    if seat != state.mover:
        left = next((clash.zone for clash in state.clashes if state.army(clash.zone) is None), None)
        return (Job(Task.CONQUER, seat, place), Job(Task.FREE, state.mover, left), *go_on)
    loot = list[Job]()
    if place is not None and state.board.kind[place] == "city":
        owner = state.marker(place)
        loot = [Job(Task.HEROES, seat, place) if owner is None else Job(Task.STEAL, seat, place, owner)]
    return (*loot, Job(Task.CONQUER, seat, place), *go_on)


def _usual_todo_in_battle(state: State) -> tuple[Job, ...]:
    battle = state.battle
    assert battle is not None
    fill = (Job(Task.FILL, number=0), Job(Task.FILL, number=1), Job(Task.CHOOSE_CARDS))
    effects = (Job(Task.CHECK), Job(Task.WINDOW), Job(Task.EFFECTS))
    match state.phase:
        case Phase.BY_ITSELF:
            jobs: tuple[Job, ...] = fill
        case Phase.DRAW if battle.turned:
            jobs = effects
        case Phase.DRAW if battle.blind:
            jobs = (Job(Task.REVEAL),)
        case Phase.DRAW if battle.step is not None:
            jobs = (Job(Task.EXTRA, number=battle.step.side), *effects)
        case Phase.DRAW:
            jobs = fill[battle.drawing or 0 :]
        case Phase.PLACE:
            jobs = (Job(Task.REVEAL if battle.blind else Task.ENGAGE),)
        case Phase.SWAP:
            jobs = (Job(Task.ENGAGE),)
        case Phase.EFFECT:
            jobs = effects
        case Phase.BERSERK if battle.sides[0].plays or battle.sides[1].plays:
            jobs = effects[1:]
        case Phase.BERSERK:
            number = state.side(_usual_active(state))
            jobs = (Job(Task.WINDOW), Job(Task.FILL, number=number or 0), Job(Task.CHOOSE_CARDS))
        case Phase.ROUT:
            return (*[Job(Task.FALL_BACK, number=number) for number in battle.routed[1:]], Job(Task.SETTLED))
        case Phase.OVER:
            return ()
        case _:
            jobs = ()
    return (*jobs, Job(Task.NEXT_BATTLE))


def _usual_active(state: State) -> Seat | None:
    """Who has to decide."""
    match state.phase:
        case Phase.ACTIONS | Phase.HERO_PICK | Phase.BATTLES:
            return state.mover
        case Phase.FATE | Phase.TAKE_BACK | Phase.RETREAT:
            army = state.army(state.deciding) if state.deciding is not None else None
            return army.seat if army is not None else state.mover
    number = _usual_number(state)
    return state.battle.sides[number].seat if number is not None and state.battle is not None else None


def _usual_number(state: State) -> int | None:
    """Which side of the battle has to decide."""
    battle, secrets = state.battle, state.secrets
    if battle is None:
        return None
    if state.phase is Phase.ROUT:
        return battle.routed[0] if battle.routed else None
    if not secrets:
        return None
    match state.phase:
        case Phase.DECKS:
            return 1 if secrets[0].done else 0
        case Phase.VANGUARD:
            return 0
        case Phase.DECLARE:
            return 0 if secrets[0].declared is None and may_reorganise(state, 0) else 1
        case Phase.COMMIT:
            return _chooser(state, battle)
        case Phase.PLACE if Job(Task.REVEAL) in state.todo:
            return 1 if battle.sides[1].blind and battle.sides[1].plays else 0
        case Phase.PLACE:
            return 1 - _shagratt(battle)
        case Phase.SWAP:
            return _shagratt(battle)
        case Phase.EFFECT:
            return battle.step.side if battle.step is not None else None
        case Phase.BERSERK:
            return 0 if battle.sides[0].entered else 1
    return None


def _chooser(state: State, battle: Battle) -> int:
    """The first side that has not chosen; with Eruhsk the enemy is the first (OVO-22.3)."""
    waiting = any(each.waits for each in battle.sides)
    if state.options.reorganise_blind and not waiting:
        for number in (0, 1):
            if state.secrets[number].declared:
                return number
    order = (1, 0) if battle.sides[0].waits else (0, 1)
    for number in order:
        chosen = state.secrets[number].commit is not None or battle.sides[number].plays
        if not chosen and (waiting or not goes_blind(state, number)):
            return number
    return order[1]


def _shagratt(battle: Battle) -> int:
    return 1 if any(play.card is Card.SHAGRATT for play in battle.sides[1].plays) else 0


# --- what is usual of players ----------------------------------------------------------------------------------------


def _usual_units(state: State, seat: Seat) -> tuple[int, ...]:
    """As dealt (OVO-4.6), and what is in the battle at least."""
    cards = fighting_cards(state, seat)
    return tuple([max(dealt, cards.count(kind)) for kind, dealt in zip(UNITS, DEALT, strict=True)])


def _usual_kept(state: State, seat: Seat) -> int:
    """Of two players each keeps what he has eliminated, while that counts (OVO-26.8)."""
    if state.options.players != 2 or Objective.KILLS not in state.river:
        return 0
    return state.players[1 - seat].kills


def _usual_held(state: State, seat: Seat) -> dict[Card, Held]:
    """The Heroes in the battle: those that were engaged are known, and set aside (OVO-21.8)."""
    number, battle, others = state.side(seat), state.battle, _others(state, seat)
    if number is None or battle is None:
        return {}
    each = battle.sides[number]
    found = dict[Card, Held]()
    for card in fighting_cards(state, seat):
        if card.is_hero:
            engaged = card in (*on_field(each), *each.back)
            found[card] = Held(card, others if engaged or card in each.discards else (), engaged)
    return found


def _usual_supply(state: State) -> int:
    return max(0, state.options.glory - sum(player.glory for player in state.players))


def _usual_actions(state: State) -> int:
    """All of them, with a well one more (OVO-5.2, 5.3); one has been spent where something follows from it."""
    if state.mover is None or state.battle is not None or state.phase in (Phase.BATTLES, *_NOBODYS):
        return 0
    if state.phase is Phase.BY_ITSELF and Job(Task.CARRY_ON) not in state.todo:
        return 0
    wells = any(state.marker(zone) == state.mover for zone in state.board.wells)
    return state.options.actions + wells - (state.phase is not Phase.ACTIONS)


def _usual_to_draw(state: State) -> int:
    if state.phase is not Phase.HERO_DRAW:
        return 0
    left = len(state.pile) + len(state.under)
    return max(0, min(HEROES_DRAWN - len(state.drawn), left))


def _usual_winners(state: State) -> tuple[Seat, ...]:
    if state.phase is not Phase.OVER:
        return ()
    points = [camp_glory(state, seat) for seat in state.options.seats]
    return tuple([seat for seat in state.options.seats if points[seat] == max(points)])


_NOTHING: Final = _plain(())
_NOBODY: Final = _plain(None)
_USUAL: Final[dict[str, Callable[[State], Any]]] = {
    "turn_no": lambda state: 0 if state.phase in (Phase.RIVER, Phase.FIRST_PLAYER) else 1,
    "first": _usual_first,
    "mover": lambda state: None if state.phase in _NOBODYS else state.first,
    "top": _usual_top,
    "spent": _usual_spent,
    "supply": _usual_supply,
    "actions": _usual_actions,
    "recruited": _NOTHING,
    "taken": _NOTHING,
    "walked": _NOBODY,
    "noted": _NOTHING,
    "victim": _NOBODY,
    "to_draw": _usual_to_draw,
    "winners": _usual_winners,
    "next_tiles": _NOTHING,
    "next_heroes": _NOTHING,
}
"""What each plain field is where nobody says so; a field may look only at those that `_MADE` has above it."""

_MADE: Final[dict[str, Callable[[State, Typed], Any]]] = {
    "phase": _phase,
    "turn_no": _said("turn_no"),
    "first": _said("first"),
    "mover": _said("mover"),
    "river": _river,
    "top": _said("top"),
    "spent": _said("spent"),
    "villages": _villages,
    "armies": _armies,
    "clashes": _clashes,
    "fortresses": _fortresses,
    "deciding": _deciding,
    "control": _control,
    "travelling": _travelling,
    "secrets": _secrets,
    "battle": _battle,
    "todo": _todo,
    "fought": _fought,
    "players": _players,
    "supply": _said("supply"),
    "piles": _piles,
    "under": _heap("under"),
    "drawn": _heap("drawn"),
    "held": _held,
    "pile": _pile,
    "actions": _said("actions"),
    "recruited": _said("recruited"),
    "taken": _said("taken"),
    "walked": _said("walked"),
    "noted": _said("noted"),
    "victim": _said("victim"),
    "to_draw": _said("to_draw"),
    "active": lambda state, _: _usual_active(state),
    "winners": _said("winners"),
    "next_tiles": _said("next_tiles"),
    "next_heroes": _said("next_heroes"),
}
"""How each field is made of what was typed, and of the fields above it."""


# --- other readings --------------------------------------------------------------------------------------------------


def with_options(state: State, options: Options) -> State:
    """The same position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them.
    """
    before = state.options
    if options.players != before.players:
        raise PositionError([f"The position is one of {before.players} players, not of {options.players}."])
    if options.map.zones != state.board.zones:
        raise PositionError([f'The board "{options.board}" has other zones than the position (OVO-3.1).'])
    if options.map.wells != state.board.wells:
        raise PositionError([f"In the scenario {options.scenario} the wells are elsewhere (OVO-4.9)."])
    changed = replace(state, options=options, supply=state.supply + options.glory - before.glory)
    if options.fresh_hordes_move:
        changed = replace(changed, armies=tuple([None if army is None else _uprooted(army) for army in state.armies]))
    if state.phase is Phase.ACTIONS or Job(Task.CARRY_ON) in state.todo:
        actions = state.actions + options.actions - before.actions
        if actions < 0 or (state.actions and not actions and state.phase is Phase.ACTIONS):
            raise PositionError(["Under these readings all actions of the turn have been taken (OVO-31.2)."])
        changed = replace(changed, actions=actions)
    if changed.battle is not None:
        changed = _fought_otherwise(changed, before)
    return position(describe(changed))


def _uprooted(army: Army) -> Army:
    """An army whose recruits may move."""
    return replace(army, moved=army.moved - army.rooted, marched=army.marched - army.rooted, rooted=0)


def _fought_otherwise(state: State, before: Options) -> State:
    """The state with a battle that knows nothing of other readings."""
    battle, options = state.battle, state.options
    assert battle is not None
    if options.effect_order != "simultaneous":
        battle = replace(battle, snapshot=())
    if not options.forced_discard_rout:
        one, other = [replace(each, starved=False) for each in battle.sides]
        battle = replace(battle, sides=(one, other))
    state = replace(state, battle=battle)
    if options.reorganise_blind is before.reorganise_blind:
        return state
    state = replace(state, secrets=tuple([replace(secret, declared=None, told=False) for secret in state.secrets]))
    chosen = any(secret.commit is not None for secret in state.secrets) or any(each.plays for each in battle.sides)
    if state.phase is Phase.DECLARE or (state.phase is Phase.COMMIT and not chosen):
        jobs = (Job(Task.CHOOSE_CARDS), Job(Task.NEXT_BATTLE))
        return settle_down(replace(state, phase=Phase.BY_ITSELF, active=None, todo=jobs))[0]
    return state


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State) -> str:
    """The state as a person types it; `position` reads it back."""
    told = [f"{state.options.players} players", *_told_options(state.options)]
    if state.phase is not Phase.ACTIONS:
        place = _place(state)
        told.append(f"phase {state.phase.value} {place}" if place else f"phase {state.phase.value}")
    told += _told_turn(state)
    told += _told_zones(state)
    told += _told_heroes(state)
    for seat in state.options.seats:
        if facts := _told_player(state, seat):
            told.append(f"{side(seat)}: {', '.join(facts)}")
    if state.battle is not None:
        told += _told_battle(state, state.battle)
    if state.fought is not None:
        told += _told_fought(state.fought)
    if state.todo != _usual_todo(state, _place(state), _way(state)):
        told.append(f"then {', '.join(map(_job, state.todo)) or 'nothing'}")
    return "\n".join(told)


def _told_options(options: Options) -> list[str]:
    usual = Options(players=options.players)
    return [
        f"{field.name}={_option(getattr(options, field.name))}"
        for field in msgspec.structs.fields(Options)
        if getattr(options, field.name) != getattr(usual, field.name)
    ]


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    word = str(value)
    return word if word.replace("_", "").isalpha() else f'"{word}"'


def _words(values: Iterable[Any]) -> str:
    return " ".join([value.value for value in values]) or "none"


def _told_turn(state: State) -> list[str]:
    told = [_TOLD[name](getattr(state, name)) for name in _TOLD if getattr(state, name) != _USUAL[name](state)]
    if state.river != _usual_river(state):
        told.append(f"river {_words(state.river)}")
    if state.travelling is not None:
        along = f" along {state.travelling.along}" if state.travelling.along else ""
        told.append(" ".join([f"on the way {state.travelling.hordes}{along}", *_way(state)]))
    return told


_TOLD: Final[dict[str, Callable[[Any], str]]] = {
    "turn_no": lambda number: f"turn {number}",
    "first": lambda seat: f"first {side(seat)}",
    "mover": lambda seat: f"{side(seat)} to act",
    "actions": lambda count: f"{count} action{'s' * (count != 1)}",
    "supply": lambda count: f"supply {count}",
    "top": lambda tile: f"top {tile.value if tile is not None else 'none'}",
    "spent": lambda tiles: f"spent {_words(tiles)}",
    "recruited": lambda places: f"recruited {', '.join(f'{zone} {hordes}' for zone, hordes in places)}",
    "taken": lambda zones: f"taken {', '.join(zones)}",
    "walked": lambda walk: f"walked {way_text(walk.hordes, *walk.zones, leave=walk.leave, take=walk.take)}",
    "noted": lambda notes: f"noted {', '.join(map(_note, notes))}",
    "victim": lambda seat: f"victim {side(seat)}",
    "to_draw": lambda count: f"to draw {count}",
    "winners": lambda seats: f"winners {_letters(seats)}",
    "next_tiles": lambda tiles: f"tiles from top {_words(tiles)}",
    "next_heroes": lambda heroes: f"pile from top {cards_text(heroes)}",
}


def _note(note: Note) -> str:
    cards = f" {cards_text(note.cards)}" if note.cards else ""
    return f"{side(note.seat)} {note.deed.value}{cards}{f' {note.number}' if note.deed is Deed.BUILT else ''}"


def _letters(seats: Iterable[Seat]) -> str:
    return " ".join(map(letter, seats)) or "nobody"


# --- writing zones ---------------------------------------------------------------------------------------------------


def _told_zones(state: State) -> list[str]:
    """What differs from the set-up, zones that hold the same together."""
    alike: dict[str, list[str]] = {}
    control, armies = _usual_control(state), _usual_armies(state)
    for at, zone in enumerate(state.board.zones):
        items = [*_told_ground(state, at, zone, control[at]), *_told_hordes(state, at, zone, armies[at])]
        if items:
            alike.setdefault(", ".join(items), []).append(zone)
    return [f"{', '.join(zones)}: {items}" for items, zones in alike.items()]


def _told_ground(state: State, at: int, zone: str, usual: Seat | None) -> list[str]:
    told, owner, fort = list[str](), state.control[at], state.fortresses[at]
    village = state.villages[at]
    if village != state.board.villages[at]:
        told.append("village" if village else "ruin")
    if owner != usual:
        mark = "no marker" if owner is None else f"{letter(owner)} marker"
        told.append(f"village {letter(owner)}" if village and owner is not None else mark)
    if fort is not None:
        marks = "" if not fort.fresh else " fallen" if fort.fallen else " fresh"
        told.append(f"{letter(fort.owner)} fortress {'standing' if fort.standing else 'lying'}{marks}")
    return told


def _told_hordes(state: State, at: int, zone: str, usual: Army | None) -> list[str]:
    told, army, clash, battle = list[str](), state.armies[at], state.clash(zone), state.battle
    if battle is not None and zone == battle.zone:
        defended = army is None or army.seat == battle.sides[1].seat
        return [] if defended or army is None else [_army(army)]
    if army != usual:
        told.append("empty" if army is None else _army(army))
    if clash is not None and state.mover is not None:
        told.append(f"{letter(state.mover)} {clash.hordes} attacking{_tired(clash)}")
    return told


def _army(army: Army) -> str:
    return f"{letter(army.seat)} {army.hordes}{_moved(army)}"


def _moved(army: Army) -> str:
    if not army.moved:
        return ""
    told = " moved" if army.moved == army.hordes else f" moved {army.moved}"
    told += f" marched {army.marched}" if army.marched else ""
    told += f" along {army.along}" if army.along else ""
    return told + (f" rooted {army.rooted}" if army.rooted else "")


def _tired(clash: Clash) -> str:
    told = f" marched {clash.marched}" if clash.marched else ""
    return told + (f" exhausted {clash.exhausted}" if clash.exhausted else "")


# --- writing what players have ---------------------------------------------------------------------------------------


def _told_player(state: State, seat: Seat) -> list[str]:
    player = state.players[seat]
    told = ["red"] if player.red else []
    usual = {"glory": 0, "trophies": 0, "razed": player.trophies, "kills": 0, "kept": _usual_kept(state, seat)}
    told += [f"{name} {getattr(player, name)}" for name, count in usual.items() if getattr(player, name) != count]
    units = _usual_units(state, seat)
    kinds = [f"{kind.value} {own}" for kind, own, n in zip(UNITS, player.units, units, strict=True) if own != n]
    told += [f"units {' '.join(kinds)}"] if kinds else []
    known = _usual_held(state, seat)
    heroes = [
        _held_text(held, known.get(held.hero), _others(state, seat))
        for held in state.held[seat]
        if held.hero is not None and held != known.get(held.hero)
    ]
    return told + ([f"heroes {' '.join(heroes)}"] if heroes else [])


def _held_text(held: Held, usual: Held | None, others: tuple[Seat, ...]) -> str:
    assert held.hero is not None
    told = [held.hero.value]
    usual = usual or Held(held.hero)
    if held.away != usual.away:
        told.append("away" if held.away else "here")
    seen = others if held.away else usual.seen
    if held.seen != seen:
        told.append("seen" if held.seen == others else f"seen {_letters(held.seen)}")
    told += [f"looked {_letters(held.looked)}"] if held.looked else []
    return " ".join(told)


def _told_heroes(state: State) -> list[str]:
    told = []
    for name, heap in (("under", state.under), ("drawn", state.drawn)):
        others = state.options.seats
        if name == "drawn":
            others = tuple([seat for seat in others if seat != state.mover])
        if heap:
            told.append(f"{name} {', '.join(_held_text(held, None, others) for held in heap)}")
    return told


# --- writing a battle ------------------------------------------------------------------------------------------------


def _told_battle(state: State, battle: Battle) -> list[str]:
    seats = [each.seat for each in battle.sides]
    clash, army = state.clash(battle.zone), state.army(battle.zone)
    attackers = f"{side(seats[0])} gone" if clash is None else f"{side(seats[0])} {clash.hordes}{_tired(clash)}"
    if army is None:
        defenders = f"{side(seats[1])} 0"
    else:
        here = army.seat == seats[1]
        defenders = f"{side(seats[1])} {army.hordes}{_moved(army)}" if here else f"{side(seats[1])} gone"
    told = [f"battle {battle.zone}", f"{attackers} against {defenders}"]
    usual = {name: make(state) for name, make in _USUAL_IN_BATTLE.items()}
    told += [
        f"{name} {getattr(battle, name)}" for name in ("round", "vanguard") if getattr(battle, name) != usual[name]
    ]
    if battle.drawing is not None and battle.drawing != usual["drawing"]:
        told.append(f"draws {side(seats[battle.drawing])}")
    marks = {"face up": battle.turned, "unseen": battle.blind, "together": battle.snapshot}
    told += [word for word, said in marks.items() if said]
    if battle.ending:
        told.append(f"ending {battle.ending}")
    if battle.winner is not None:
        told.append(f"won by {side(seats[battle.winner])}")
    if battle.routed:
        told.append(f"routed {_letters(seats[number] for number in battle.routed)}")
    lines = [", ".join(told)]
    for number, each in enumerate(battle.sides):
        facts = _told_side(state, battle, number, each)
        if state.secrets:
            facts += _told_secret(state, state.secrets[number])
        if facts:
            lines.append(f"{side(each.seat)}: {', '.join(facts)}")
    for number, each in enumerate(battle.snapshot):
        if facts := _told_side(state, battle, number, each):
            lines.append(f"before {side(each.seat)}: {', '.join(facts)}")
    if battle.step is not None:
        lines.append(f"effect {_step_text(battle, battle.step)}")
    if battle.queue:
        lines.append(f"queue {', '.join(_step_text(battle, step) for step in battle.queue)}")
    return lines


def _told_fought(battle: Battle) -> list[str]:
    """The battle that has just ended."""
    told = [f"fought {battle.zone}", *(["assault"] if battle.assault else [])]
    told += [f"round {battle.round}", f"ending {battle.ending}"]
    told += [f"won by {side(battle.sides[battle.winner].seat)}"] if battle.winner is not None else []
    sides = [f"fought {side(each.seat)}: {', '.join(_side_facts(each, Side(each.seat, 0)))}" for each in battle.sides]
    return [", ".join(told), *sides]


def _step_text(battle: Battle, step: Step) -> str:
    told = [side(battle.sides[step.side].seat), step.card.value]
    told += ["copied"] if step.copied else []
    return " ".join(told + ([f"extra {step.play}"] if step.play else []))


def _told_side(state: State, battle: Battle, number: int, each: Side) -> list[str]:
    return _side_facts(each, _usual_side(state, battle.zone, each.seat, number))


def _side_facts(each: Side, usual: Side) -> list[str]:
    """What of a side is not as usual."""
    told = [f"token {each.space}"] if each.space != usual.space else []
    if (each.losses, each.exhausted) != (usual.losses, usual.exhausted):
        worn = f" ({each.exhausted} exhausted)" if each.exhausted != usual.exhausted else ""
        told.append(f"losses {each.losses}{worn}")
    told += [f"field {' '.join(map(_column, each.columns))}"] if each.columns else []
    told += [f"loose {' '.join(map(_slot, each.loose))}"] if each.loose else []
    told += [f"stray {cards_text(each.strays)}"] if each.strays else []
    told += [f"discards {cards_text(each.discards)}"] if each.discards else []
    told += [f"back {cards_text(each.back)}"] if each.back else []
    told += [f"played {', '.join(map(_play, each.plays))}"] if each.plays else []
    told += [f"rewinds {each.rewinds}"] if each.rewinds else []
    flags = ("entered", "lapped", "cancelled", "waits", "starved")
    told += [name for name in flags if getattr(each, name)]
    return told + (["unseen"] if each.blind else [])


def _play(play: Play) -> str:
    return placed(play.card, play.spot)


def _column(column: Column) -> str:
    first = "wall" if column.wall else _slot(column.first)
    first += f"+{column.hero.value}" if column.hero is not None and column.on is Line.FIRST else ""
    covered = column.hero is not None and column.on is Line.SECOND
    if column.second is None and not covered and not column.wall:
        return first
    hero = f"+{column.hero.value}" if covered and column.hero is not None else ""
    return f"{first}/{_slot(column.second)}{hero}"


def _slot(slot: Slot | None) -> str:
    if slot is None:
        return "-"
    return f"{slot.card.value}*" if slot.down else slot.card.value


def _told_secret(state: State, secret: Secret) -> list[str]:
    deck = ("deck from top", secret.tops) if secret.tops else ("deck", secret.deck)
    heaps = (("hand", secret.hand), deck, ("under", secret.under))
    told = [f"{name} {cards_text(cards)}" for name, cards in heaps if cards]
    told += [f"chosen {_play(secret.commit)}"] if secret.commit is not None else []
    if secret.declared is not None:
        told.append(f"declared {'reorganise' if secret.declared else 'hold'}")
    told += ["told"] if secret.told else []
    told += [f"returned {cards_text(secret.returned)}"] if secret.returned else []
    for name, least in (("open", secret.returned), ("shown", secret.returned)):
        told += [f"{name} {cards_text(getattr(secret, name))}"] if getattr(secret, name) != least else []
    told += [f"sunk {cards_text(secret.sunk)}"] if secret.sunk else []
    told += [f"apart {secret.apart}"] if secret.apart else []
    least = _all_of((*secret.shown, *secret.sunk), secret.open)
    told += [f"peeked {cards_text(secret.peeked)}"] if secret.peeked != least else []
    if secret.done != _usual_secret(state).done:
        told.append("ready" if secret.done else "building")
    return told


def _job(job: Job) -> str:
    told = [job.task.value, letter(job.seat) if job.seat is not None else "", *(job.zone or "").split(">")]
    told += [str(job.number) if job.number else "", "forced" if job.forced else ""]
    return " ".join(word for word in (*told, f"along {job.along}" if job.along else "") if word)
