"""A position of Orcs vs Orcs from statements, and back. A position says only what differs from the set-up.

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
    battle n_city, 3 against 2         both build their decks next; "assault" puts up the defender's fortress;
                                       also "Green 3 exhausted 1 against Blue 2", "round 2", "g5 b3", "losses 1-2"
    Green: token 5, losses 1 (1 exhausted), field ORC+BUURK/XBOW HEAVY, hand XBOW CATAPULT, deck ORC ORC
    Blue: field wall/XBOW, discards ORC, deck from top SHAMAN ORC
                                       with cards, the round begins: hands are filled, both choose; "under ORC XBOW" are
                                       below the deck in this order; a deck from the top is drawn so until a shuffle
    pile from top FROKSH, tiles from top KILLS, taken n_cw1, recruited n_cwm 2
    walked 3 n_road n_cwm leave 1 ne_in
                                       the move that was just made
    then: move 2 start_n n_road; raze  moves from there

In a battle `*` behind a card is face down and `-` in a column was destroyed. Hordes that are nowhere are in reserve,
cards in the piles. `new game` is before the set-up, `game over` the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.positions import Told
from orclib.errors import PositionError, UsageError
from orclib.games.orcs_vs_orcs.actions import Way
from orclib.games.orcs_vs_orcs.box import (
    BOXED,
    COPIES,
    DEALT,
    HAND,
    HEROES,
    HORDES,
    RIVER,
    START_HORDES,
    UNITS,
    Card,
    Objective,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules import transitions
from orclib.games.orcs_vs_orcs.rules.field import ending, on_field, on_tile, only_exhausted
from orclib.games.orcs_vs_orcs.rules.flow import is_well, leading
from orclib.games.orcs_vs_orcs.rules.transitions import settle_down
from orclib.games.orcs_vs_orcs.rules.turn import wells_of
from orclib.games.orcs_vs_orcs.state import (
    Army,
    Battle,
    Clash,
    Fortress,
    Held,
    Job,
    Options,
    Phase,
    Player,
    Secret,
    Side,
    State,
    Task,
)
from orclib.games.orcs_vs_orcs.text import position_faults
from orclib.games.orcs_vs_orcs.text import statements as says
from orclib.games.orcs_vs_orcs.text.position_faults import fighting_cards
from orclib.games.orcs_vs_orcs.text.statements import TypedArmy
from orclib.language import say

TILES: Final = (
    Objective.CITIES, Objective.HORDES, Objective.VILLAGES, Objective.MARKERS, Objective.RAZED, Objective.FORTRESSES,
    Objective.TOWER, Objective.KILLS,
)  # fmt: skip
"""The order in which objectives lie where nobody names them."""
_CARDS: Final = ("hand", "deck", "under")
_MAP: Final = re.compile(
    r"\b(players|board|scenario)\s*=\s*(\w[\w -]*\w|\w)|\b(\d)\s+(?:players?|joueurs?)\b", re.IGNORECASE
)


def plain(text: str) -> str:
    """The text without full stops and quotes, which say nothing."""
    return text.translate(str.maketrans('."', "  "))


def options_in(text: str) -> Options:
    """As far as the map depends on them: the options under which the zones of a text are read."""
    found: dict[str, Any] = {}
    for row in text.splitlines():
        for name, value, players in _MAP.findall(row.partition("#")[0]):
            found[name.casefold() or "players"] = players or value.strip('"')
    try:
        return Options(**found | {"players": int(found.get("players", 2))})
    except (UsageError, ValueError):
        return Options()


def built(told: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    draft = says.Draft().take(told)
    try:
        options = Options(**draft.options)
    except UsageError as error:
        draft.faults.append(str(error))
        options = Options()
    _check_grounds(draft, options)
    if draft.new_game:
        draft.says_only("OVO-4.20", says.NewGame, says.Players, says.Setting)
        draft.ensure()
        return transitions.new(options)
    state = State(options=options)
    for name, make in _MADE.items():
        state = replace(state, **{name: make(state, draft)})
    turned = state if state.mover is None else replace(state, mover=_attacker(state, draft))  # one slip is one fault
    draft.ensure(*position_faults.typed_faults(draft, state), *position_faults.faults(turned), state=state)
    return settle_down(state)[0]


def _check_grounds(draft: says.Draft, options: Options) -> None:
    for zone, ground in draft.grounds:
        if not says.is_ground(State(options=options), zone, ground):
            clause = {"well": "OVO-4.9", "city": "OVO-3.1", "tower": "OVO-3.1"}[ground]
            french = {"well": "puits", "city": "cité", "tower": "tour"}[ground]
            draft.wrong(clause, f"There is no {ground} in {zone}", f"Il n'y a pas de {french} dans {zone}")


# --- building --------------------------------------------------------------------------------------------------------


def _phase(state: State, draft: says.Draft) -> Phase:
    if draft.over:
        return Phase.OVER
    return Phase.BY_ITSELF if "zone" in draft.battle else Phase.ACTIONS


def begins(draft: says.Draft) -> bool:
    """Whether a battle was typed of which nothing has happened: its decks are still to be built."""
    return not any(name in said for said in draft.seats.values() for name in _CARDS)


def _todo(state: State, draft: says.Draft) -> tuple[Job, ...]:
    if state.phase is not Phase.BY_ITSELF:
        return ()
    if state.battle is None:
        return (Job(Task.BEGIN_BATTLE, state.mover, draft.battle["zone"]), Job(Task.NEXT_BATTLE))
    return _FILL


def _said(name: str) -> Callable[[State, says.Draft], Any]:
    """What was said, or else what is usual."""
    return lambda state, draft: getattr(draft, name) if name in draft.told else _USUAL[name](state)


def _river(state: State, draft: says.Draft) -> tuple[Objective, ...]:
    if "river" in draft.told:
        return draft.river
    others = {draft.top, *draft.spent}
    return tuple([tile for tile in TILES if tile not in others])[:RIVER]


def _villages(state: State, draft: says.Draft) -> tuple[bool, ...]:
    found = list(state.board.villages)
    for zone, said in draft.zones.items():
        if "village" in said:
            found[state.board.index[zone]] = said["village"]
    return tuple(found)


def _armies_in(draft: says.Draft, zone: str) -> list[TypedArmy]:
    """All that was typed of Hordes in a zone, in the battle statement too."""
    found = list(draft.zones.get(zone, {}).get("armies", ()))
    if draft.battle.get("zone") == zone and "forces" in draft.battle:
        found += [replace(force, attacking=at == 0) for at, force in enumerate(draft.battle["forces"])]
    return found


def _attacks(state: State, draft: says.Draft, zone: str, army: TypedArmy) -> bool:
    """Whether Hordes in a zone attack: said so, or the attacker's beside another army."""
    others = [other for other in _armies_in(draft, zone) if other is not army]
    attacker = _attacker(state, draft) if zone == draft.battle.get("zone") else state.mover
    return army.attacking or (army.seat == attacker and any(other.seat != army.seat for other in others))


def _zones(draft: says.Draft) -> list[str]:
    battle = [draft.battle["zone"]] if "zone" in draft.battle else []
    return [*dict.fromkeys([*draft.zones, *battle])]


def _armies(state: State, draft: says.Draft) -> tuple[Army | None, ...]:
    found = list(_usual_armies(state))
    for zone in _zones(draft):
        at = state.board.index[zone]
        if zone in draft.zones and "empty" in draft.zones[zone]:
            found[at] = None
        for army in _armies_in(draft, zone):
            if army.hordes is None or _attacks(state, draft, zone, army):
                continue
            seat = _defender(state, draft) if army.seat is None else army.seat
            tired = army.moved, army.marched, army.along, army.rooted
            found[at] = Army(seat, army.hordes, *tired) if army.hordes else None
    return tuple(found)


def _clashes(state: State, draft: says.Draft) -> tuple[Clash, ...]:
    found = []
    for zone in state.board.ordered(_zones(draft)):
        for army in _armies_in(draft, zone):
            if army.hordes is None or not _attacks(state, draft, zone, army):
                continue
            exhausted = army.exhausted
            if exhausted is None and zone == draft.battle.get("zone") and state.mover is not None:
                exhausted = draft.facts(state.mover).get("exhausted")
            found.append(Clash(zone, army.hordes, army.marched, exhausted or 0))
    return tuple(found)


def _fortresses(state: State, draft: says.Draft) -> tuple[Fortress | None, ...]:
    found: list[Fortress | None] = [None] * len(state.board.zones)
    for zone, said in draft.zones.items():
        found[state.board.index[zone]] = said.get("fortress")
    if draft.battle.get("assault"):
        at = state.board.index[draft.battle["zone"]]
        found[at] = found[at] or Fortress(_defender(state, draft), True)
    return tuple(found)


def _control(state: State, draft: says.Draft) -> tuple[Seat | None, ...]:
    found = list(_usual_control(state))
    for zone, said in draft.zones.items():
        if "marker" in said:
            found[state.board.index[zone]] = said["marker"]
    return tuple(found)


# --- building a battle -----------------------------------------------------------------------------------------------


def _defender(state: State, draft: says.Draft) -> Seat:
    """Who defends: said so, or whoever stands there, or the next enemy clockwise."""
    if "forces" in draft.battle and draft.battle["forces"][1].seat is not None:
        said: Seat = draft.battle["forces"][1].seat
        return said
    zone, options = draft.battle.get("zone", ""), state.options
    there: list[TypedArmy] = draft.zones.get(zone, {}).get("armies", [])
    attacker = _attacker(state, draft)
    for army in there:
        if army.seat is not None and army.seat != attacker:
            return army.seat
    return next(seat for seat in options.clockwise(attacker)[1:] if options.enemies(seat, attacker))


def _attacker(state: State, draft: says.Draft) -> Seat:
    """Who attacks: said so, or the mover."""
    if "forces" in draft.battle and draft.battle["forces"][0].seat is not None:
        said: Seat = draft.battle["forces"][0].seat
        return said
    return state.mover if state.mover is not None else Seat(0)


def _seats(state: State, draft: says.Draft) -> tuple[Seat, Seat] | None:
    """Attacker and defender, if there is a battle."""
    if "zone" not in draft.battle or begins(draft):
        return None
    return _attacker(state, draft), _defender(state, draft)


def _secrets(state: State, draft: says.Draft) -> tuple[Secret, ...]:
    found = []
    for seat in _seats(state, draft) or ():
        said = draft.facts(seat)
        facts = {name: said[name] for name in ("hand", "deck", "under", "tops") if name in said}
        if "deck" in facts:
            facts["deck"] = in_order(facts["deck"])
        found.append(Secret(done=True, **facts))
    return tuple(found)


def _battle(state: State, draft: says.Draft) -> Battle | None:
    seats = _seats(state, draft)
    if seats is None:
        return None
    zone = draft.battle["zone"]
    one, other = [_side(state, zone, seats, number, _facts(draft, number, seat)) for number, seat in enumerate(seats)]
    return Battle(zone, _usual_assault(state, zone, seats[1]), (one, other), round=draft.battle.get("round", 1))


def _facts(draft: says.Draft, number: int, seat: Seat) -> says.Facts:
    """What was typed of a side, in the battle statement too."""
    losses = {"losses": draft.battle["losses"][number]} if "losses" in draft.battle else {}
    return losses | draft.facts(seat)


def _side(state: State, zone: str, seats: tuple[Seat, Seat], number: int, said: says.Facts) -> Side:
    usual = _usual_side(state, zone, seats[number], number, said.get("exhausted"))
    facts = {name: said[name] for name in Side.__struct_fields__ if name in said}
    return replace(usual, **facts)


# --- building what players have --------------------------------------------------------------------------------------


def _players(state: State, draft: says.Draft) -> tuple[Player, ...]:
    found = []
    for seat in state.options.seats:
        said = draft.facts(seat)
        names = ("glory", "red", "trophies", "kills", "razed")
        facts = {name: said[name] for name in names if name in said}
        facts.setdefault("razed", facts.get("trophies", 0))
        counts = [said.get("units", {}).get(kind, n) for kind, n in zip(UNITS, _usual_units(state, seat), strict=True)]
        found.append(Player(reserve=0, units=tuple(counts), **facts))
    state = replace(state, players=tuple(found))
    kept = [draft.facts(seat).get("kept", _usual_kept(state, seat)) for seat in state.options.seats]
    found = [replace(player, kept=count) for player, count in zip(found, kept, strict=True)]
    state = replace(state, players=tuple(found))
    return tuple([replace(player, reserve=left_over(state, Seat(seat))) for seat, player in enumerate(found)])


def left_over(state: State, seat: Seat) -> int:
    """The Hordes of a player that are neither on the board, nor on the tracking tile, nor kept by enemies."""
    return HORDES - state.hordes(seat) - on_tile(state, seat) - state.players[seat].kept


def _piles(state: State, draft: says.Draft) -> tuple[int, ...]:
    missing = 4 - state.options.players
    owned = [sum(player.units[at] for player in state.players) for at in range(len(UNITS))]
    return tuple([copies - missing * boxed - own for copies, boxed, own in zip(COPIES, BOXED, owned, strict=True)])


def _hero(said: says.Known, usual: Held | None, others: tuple[Seat, ...]) -> Held:
    held, looked = usual or Held(said.hero), tuple(sorted(set(said.looked)))
    away = held.away if said.away is None else said.away
    if said.by_all or (away and said.seen is None):
        return Held(said.hero, others, away, looked)
    seen = held.seen if said.seen is None and not looked else tuple(sorted({*(said.seen or ()), *looked}))
    return Held(said.hero, seen, away, looked)


def _under(state: State, draft: says.Draft) -> tuple[Held, ...]:
    return tuple([_hero(said, None, state.options.seats) for said in draft.under])


def _others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in state.options.seats if each != seat])


def _held(state: State, draft: says.Draft) -> tuple[tuple[Held, ...], ...]:
    found, named = list[dict[Card, Held]](), list[Card]()
    for seat in state.options.seats:
        heroes = _usual_held(state, seat)
        for said in draft.facts(seat).get("heroes", ()):
            heroes[said.hero] = _hero(said, heroes.get(said.hero), _others(state, seat))
        found.append(heroes)
        named += heroes
    named += [held.hero for held in state.under if held.hero is not None]
    named += draft.pile
    for seat in state.options.seats:
        if draft.facts(seat).get("others"):
            found[seat] |= {hero: Held(hero) for hero in HEROES if hero not in named}
            named += HEROES
    return tuple([tuple([heroes[hero] for hero in in_order(tuple(heroes))]) for heroes in found])


def _pile(state: State, draft: says.Draft) -> tuple[Card, ...]:
    """All Heroes that are nowhere else."""
    gone = {held.hero for heap in (state.under, *state.held) for held in heap}
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


def _rest(state: State) -> list[Objective]:
    return [tile for tile in TILES if tile not in state.river]


def _usual_top(state: State) -> Objective | None:
    rest = _rest(state)
    return rest[0] if rest else None


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
    """Who stands in a village, a city, on a well or the tower has a marker there."""
    board = state.board
    found = list[Seat | None]()
    for zone, army, village in zip(board.zones, state.armies, state.villages, strict=True):
        marked = village or board.kind[zone] in ("city", "tower") or is_well(state, zone)
        found.append(army.seat if army is not None and marked else None)
    return tuple(found)


def _usual_assault(state: State, zone: str, defender: Seat) -> bool:
    fort = state.fortress(zone)
    return fort is not None and fort.standing and fort.owner == defender


def _usual_side(state: State, zone: str, seat: Seat, number: int, exhausted: int | None = None) -> Side:
    clash = state.clash(zone)
    if exhausted is None:
        exhausted = clash.exhausted if clash is not None and number == 0 else 0
    return Side(seat, losses=exhausted, exhausted=exhausted)


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
    """All of them, with a well one more (OVO-5.2, 5.3); none in a battle."""
    if state.phase is not Phase.ACTIONS:
        return 0
    return state.options.actions + bool(state.mover is not None and wells_of(state, state.mover))


def _usual_winners(state: State) -> tuple[Seat, ...]:
    return leading(state) if state.phase is Phase.OVER else ()


_NOTHING: Final = _plain(())
_NOBODY: Final = _plain(None)
_USUAL: Final[dict[str, Callable[[State], Any]]] = {
    "turn_no": _plain(1),
    "first": _usual_first,
    "mover": lambda state: None if state.phase is Phase.OVER else state.first,
    "top": _usual_top,
    "spent": _usual_spent,
    "supply": _usual_supply,
    "actions": _usual_actions,
    "recruited": _NOTHING,
    "taken": _NOTHING,
    "walked": _NOBODY,
    "winners": _usual_winners,
    "next_tiles": _NOTHING,
    "next_heroes": _NOTHING,
}
"""What each plain field is where nobody says so; a field may look only at those that `_MADE` has above it."""

_MADE: Final[dict[str, Callable[[State, says.Draft], Any]]] = {
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
    "control": _control,
    "secrets": _secrets,
    "battle": _battle,
    "todo": _todo,
    "players": _players,
    "supply": _said("supply"),
    "piles": _piles,
    "under": _under,
    "held": _held,
    "pile": _pile,
    "actions": _said("actions"),
    "recruited": _said("recruited"),
    "taken": _said("taken"),
    "walked": _said("walked"),
    "active": lambda state, _: state.mover if state.phase is Phase.ACTIONS else None,
    "winners": _said("winners"),
    "next_tiles": _said("next_tiles"),
    "next_heroes": _said("next_heroes"),
}
"""How each field is made of what was typed, and of the fields above it."""


# --- other readings --------------------------------------------------------------------------------------------------


def with_options(state: State, options: Options) -> State:
    """The same calm position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them.
    """
    before = state.options
    wrong = ""
    if not calm(state):
        wrong = say(
            "Something is half done here: other readings begin at the moment before it.",
            "Quelque chose est à moitié fait ici : une autre lecture commence au moment d'avant.",
        )
    elif options.players != before.players:
        wrong = say(
            f"The position is one of {before.players} players, not of {options.players}.",
            f"La position est à {before.players} joueurs, et non à {options.players}.",
        )
    elif options.map.zones != state.board.zones:
        wrong = say(
            f'The board "{options.board}" has other zones than the position (OVO-3.1).',
            f"Le plateau « {options.board} » a d'autres zones que la position (OVO-3.1).",
        )
    elif options.map.wells != state.board.wells and state.phase is not Phase.RIVER:
        wrong = say(
            f"In the scenario {options.scenario} the wells are elsewhere (OVO-4.9).",
            f"Dans le scénario {options.scenario}, les puits sont ailleurs (OVO-4.9).",
        )
    actions = state.actions + options.actions - before.actions
    if not wrong and state.phase is Phase.ACTIONS and (actions < 0 or (state.actions and not actions)):
        wrong = say(
            "Under these readings all actions of the turn have been taken (OVO-31.2).",
            "Dans cette lecture, toutes les actions du tour sont prises (OVO-31.2).",
        )
    if wrong:
        raise PositionError([wrong])
    supply = state.supply + options.glory - before.glory
    if options.supply_cap == "overdraw":
        supply = max(0, supply)
    changed = replace(state, options=options, supply=supply)
    if options.fresh_hordes_move:
        changed = replace(changed, armies=tuple([None if army is None else _uprooted(army) for army in state.armies]))
    if state.phase is Phase.ACTIONS:
        changed = replace(changed, actions=actions)
    return built(Told(each, 0) for each in told(changed))


def _uprooted(army: Army) -> Army:
    """An army whose recruits may move."""
    return replace(army, moved=army.moved - army.rooted, marched=army.marched - army.rooted, rooted=0)


# --- writing ---------------------------------------------------------------------------------------------------------

_FILL: Final = (Job(Task.FILL, number=0), Job(Task.FILL, number=1), Job(Task.CHOOSE_CARDS), Job(Task.NEXT_BATTLE))
"""What goes on by itself as a round begins."""
_ROUND: Final = (Phase.DRAW, Phase.DECLARE, Phase.COMMIT)
"""The phases in which a round begins."""


def calm(state: State) -> bool:
    """Whether somebody is about to act on the map, or a battle or one of its rounds begins; at the end; before all."""
    if state.phase is Phase.RIVER:
        return not state.turn_no and not state.river
    if state.fought is not None or state.noted:
        return False
    if state.battle is None:
        return state.phase in (Phase.ACTIONS, Phase.OVER)
    return state.todo[-1:] == (Job(Task.NEXT_BATTLE),) and _round_begins(state, state.battle)


def _round_begins(state: State, battle: Battle) -> bool:
    """Whether neither side has done anything in a round or, before the first one, with its deck."""
    plain_sides = all(
        msgspec.structs.replace(
            Side(each.seat), space=each.space, losses=each.losses, exhausted=each.exhausted, columns=each.columns,
            discards=each.discards,
        )
        == each
        for each in battle.sides
    )  # fmt: skip
    known = [Secret(hand=s.hand, deck=s.deck, under=s.under, tops=s.tops, done=s.done) == s for s in state.secrets]
    if not plain_sides or not all(known) or battle.turned or battle.blind or battle.step is not None:
        return False
    if state.phase is Phase.DECKS:
        return not any(secret.done or secret.deck for secret in state.secrets)
    if state.phase not in _ROUND or (ending(state)[0] and not only_exhausted(battle)):
        return False
    first = state.secrets[0]
    drawing = 0 if first.deck and len(first.hand) < HAND else 1
    return state.phase is not Phase.DRAW or (battle.drawing == drawing and state.todo == _FILL[drawing:])


def told(state: State) -> Iterator[Any]:
    """The statements that tell a calm moment."""
    yield says.Players(state.options.players)
    yield from (says.Setting(name, value) for name, value in state.options.unusual.items())
    if state.phase is Phase.RIVER:
        yield says.NewGame()
        return
    yield from _told_turn(state)
    yield from _told_zones(state)
    if state.under:
        yield says.Under(tuple([_known(held, None, state.options.seats) for held in state.under]))
    if state.battle is not None:
        yield _told_battle(state, state.battle)
    for seat in state.options.seats:
        facts = [*_told_player(state, seat)]
        number = state.side(seat)
        if state.battle is not None and number is not None and state.phase is not Phase.DECKS:
            facts += _told_side(state, state.battle, number)
        if facts:
            yield says.About(seat, tuple(facts))


_TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "turn_no": says.Turn,
    "first": says.First,
    "mover": says.Mover,
    "actions": says.ActionsLeft,
    "supply": says.Supply,
    "top": says.Top,
    "spent": says.Spent,
    "recruited": lambda places: says.Recruited(tuple([says.Recruits(*place) for place in places])),
    "taken": says.Taken,
    "walked": lambda walk: says.Walked(walk.hordes, walk.zones[0], Way(walk.zones[1:], walk.leave, walk.take)),
    "next_tiles": says.NextTiles,
    "next_heroes": says.NextHeroes,
}


def _told_turn(state: State) -> Iterator[Any]:
    if state.phase is Phase.OVER:
        yield says.GameOver(() if state.winners == _usual_winners(state) else state.winners)
    for name, statement in _TOLD.items():
        value = getattr(state, name)
        if value != _USUAL[name](state) and value is not None:
            yield statement(value)
    if state.river != TILES[:RIVER]:
        yield says.River(state.river)


def spelled(state: State) -> Iterator[Any]:
    """The statements that tell a position with all that goes without saying, such as who stands where at the start."""
    for name, statement in _TOLD.items():
        if (value := getattr(state, name)) is not None:
            yield statement(value)
    yield says.River(state.river)
    for at, zone in enumerate(state.board.zones):
        owner, fort, army = state.control[at], state.fortresses[at], state.armies[at]
        items: list[says.Item] = [] if army is None else [says.Hordes(army.seat, army.hordes, _tired(army))]
        if state.villages[at]:
            items.append(says.Ground("village", owner))
        elif owner is not None:
            items.append(says.Marked(owner))
        if fort is not None:
            items.append(
                says.Fort(fort.owner, fort.standing, "" if not fort.fresh else "fallen" if fort.fallen else "fresh")
            )
        yield says.At((zone,), tuple(items))
    for seat in state.options.seats:
        player = state.players[seat]
        counts = tuple(says.UnitCount(kind, own) for kind, own in zip(UNITS, player.units, strict=True) if own)
        amounts = tuple(
            says.Amount(name, getattr(player, name)) for name in ("glory", "trophies", "razed", "kills", "kept")
        )
        heroes = tuple(says.Known(held.hero) for held in state.held[seat] if held.hero is not None)
        yield says.About(seat, (says.Face(player.red), *amounts, says.Units(counts), says.Heroes(heroes)))


# --- writing zones ---------------------------------------------------------------------------------------------------


def _told_zones(state: State) -> Iterator[says.At]:
    """What differs from the set-up, zones that hold the same together."""
    alike: dict[tuple[says.Item, ...], list[str]] = {}
    control, armies = _usual_control(state), _usual_armies(state)
    for at, zone in enumerate(state.board.zones):
        items = (*_told_ground(state, at, control[at]), *_told_hordes(state, at, zone, armies[at]))
        if items:
            alike.setdefault(items, []).append(zone)
    for items, zones in alike.items():
        yield says.At(tuple(zones), items)


def _told_ground(state: State, at: int, usual: Seat | None) -> Iterator[says.Item]:
    owner, fort, village = state.control[at], state.fortresses[at], state.villages[at]
    if village != state.board.villages[at]:
        yield says.Burnt()
    if owner != usual:
        yield says.Unmarked() if owner is None else says.Ground("village", owner) if village else says.Marked(owner)
    if fort is not None:
        yield says.Fort(fort.owner, fort.standing, "" if not fort.fresh else "fallen" if fort.fallen else "fresh")


def _told_hordes(state: State, at: int, zone: str, usual: Army | None) -> Iterator[says.Item]:
    army, clash = state.armies[at], state.clash(zone)
    if state.battle is not None and zone == state.battle.zone:
        return
    if army != usual:
        yield says.Empty() if army is None else says.Hordes(army.seat, army.hordes, _tired(army))
    if clash is not None and state.mover is not None:
        yield says.Hordes(state.mover, clash.hordes, _attacking(clash, attacking=True))


def _tired(army: Army) -> says.Tiredness:
    moved = None if army.moved and army.moved == army.hordes else army.moved
    return says.Tiredness(moved, army.marched, army.along, army.rooted)


def _attacking(clash: Clash, *, attacking: bool) -> says.Tiredness:
    return says.Tiredness(marched=clash.marched, exhausted=clash.exhausted, attacking=attacking)


# --- writing what players have ---------------------------------------------------------------------------------------


def _told_player(state: State, seat: Seat) -> Iterator[says.Fact]:
    player = state.players[seat]
    if player.red:
        yield says.Face(True)
    usual = {"glory": 0, "trophies": 0, "razed": player.trophies, "kills": 0, "kept": _usual_kept(state, seat)}
    for name, count in usual.items():
        if getattr(player, name) != count:
            yield says.Amount(name, getattr(player, name))
    units = _usual_units(state, seat)
    kinds = [says.UnitCount(kind, own) for kind, own, n in zip(UNITS, player.units, units, strict=True) if own != n]
    if kinds:
        yield says.Units(tuple(kinds))
    usual_held = _usual_held(state, seat)
    heroes = [
        _known(held, usual_held.get(held.hero), _others(state, seat))
        for held in state.held[seat]
        if held.hero is not None and held != usual_held.get(held.hero)
    ]
    if heroes:
        yield says.Heroes(tuple(heroes))


def _known(held: Held, usual: Held | None, others: tuple[Seat, ...]) -> says.Known:
    assert held.hero is not None
    usual = usual or Held(held.hero)
    away = held.away if held.away != usual.away else None
    if held.seen == (others if held.away else usual.seen):
        return says.Known(held.hero, away, looked=held.looked)
    if held.seen == others:
        return says.Known(held.hero, away, by_all=True, looked=held.looked)
    return says.Known(held.hero, away, seen=held.seen, looked=held.looked)


# --- writing a battle ------------------------------------------------------------------------------------------------


def _told_battle(state: State, battle: Battle) -> says.BattleAt:
    one, other = [each.seat for each in battle.sides]
    clash, army = state.clash(battle.zone), state.army(battle.zone)
    attackers = (
        says.Force(one, 0) if clash is None else says.Force(one, clash.hordes, _attacking(clash, attacking=False))
    )
    defenders = says.Force(other, 0) if army is None else says.Force(other, army.hordes, _tired(army))
    terms = [says.Forces(attackers, defenders)]
    return says.BattleAt(battle.zone, (*terms, says.Round(battle.round)) if battle.round > 1 else tuple(terms))


def _told_side(state: State, battle: Battle, number: int) -> Iterator[says.Fact]:
    """What of a side is not as usual, and all its cards."""
    each, secret = battle.sides[number], state.secrets[number]
    usual = _usual_side(state, battle.zone, each.seat, number)
    if each.space != usual.space:
        yield says.Amount("space", each.space)
    if (each.losses, each.exhausted) != (usual.losses, usual.exhausted):
        yield says.Losses(each.losses, each.exhausted if each.exhausted != usual.exhausted else None)
    if each.columns:
        yield says.Field(each.columns)
    if each.discards:
        yield says.Heap("discards", each.discards)
    if secret.hand or not secret.deck:
        yield says.Heap("hand", secret.hand)
    if secret.tops:
        yield says.Ordered(secret.tops)
    elif secret.deck:
        yield says.Heap("deck", secret.deck)
    if secret.under:
        yield says.Heap("under", secret.under)
