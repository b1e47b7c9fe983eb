"""A position of Thorval typed by hand, and back.

    A II/2 = 4S+W                      player A has 4 soldiers and his small wizard in II/2 (H: hero); or "orange II/2"
    A 3 = 9S+H; II/4, III/2 = 1S       castle 3; a semicolon goes on with the same player, spaces may share a force
    O II/5 = 4                         4 orks; spaces that are not named are empty
    far soldiers                       one soldier more for A in I/5, for B in I/3, for C in VI/4, as far as they play
    4 players                          left out: as many as are named, from A on without a gap, two at least
    defender_transfer=on               any option
    phase help                         where the game stands (left out: A may declare an attack)
    A to move                          whose turn it is; the others follow clockwise
    round 4, first B, queue C A        round (before phase round: the one that has ended; left out: the first in which
                                       so many requests can have been made); first player; who is still to come
    help 5, requests A 3, B 1          the option asked for this turn; how often each has asked
    help soldiers 2, to place 4        soldiers of options 1 and 2, other soldiers, still to come
    dragon IV/5, mediator II/2         the markers
    treasures A chest 2, crown I/1; B ring IV/4
    found A crown, to hide B chest     turned over; still in the hider's hand; "gone A ring": left the board unseen
    treasure moved, lifted IV/4        option 3 has been used; the treasure that is being moved
    fight A II/2 orks II/5 partial     also: land, bridge, tunnel, by boat; total, series; second; transferred;
                                       exchanges 2; thrown 5 5 (the last dice); won II/2 (the other space is emptied)
    second II/2 II/3, conquests II/5   the second attack announced; the spaces taken this turn
    band 3                             the ork band that attacks, or attacked last, in this ork episode
    losses II/2 2, finds B II/5        units that owners have to choose; treasures to be turned over
    then fought, victim B              what follows losses and finds; whom the ring takes from
    rolls A 5, B 3; dice 4 5; last 5; hiding 2; regions II IV; out C; winners A    (last: what was thrown last)

Positions are always taken as written, so "full position" may be said and changes nothing. What follows from the rest
may be left out. Who has no unit is out of the game once the set-up is over; so without "far soldiers" a player alone on
the island wins as soon as units are lost. Treasures that are named nowhere are still to be hidden until that is done,
and have left the board unseen after it. In a phase in which nobody decides (ork_attack, refill, turn ...) the game goes
on by itself to the next decision or throw of dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from orclib.engine import Seat
from orclib.engine.values import replaced
from orclib.errors import PositionError, UsageError
from orclib.games.thorval.box import (
    CHEST,
    CROWN,
    EXTRA,
    GIFT,
    HELP_SOLDIERS,
    MUSTER,
    REGIONS,
    REQUESTS,
    RING,
    Kind,
    Mode,
    Route,
)
from orclib.games.thorval.rules.transitions import settle_down
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import AUTOMATIC, ROLLING, SETUP, Fight, Force, Options, Phase, State
from orclib.games.thorval.text.names import LETTERS
from orclib.games.thorval.text.position_faults import faults, had_help, typed_faults
from orclib.games.thorval.text.position_reader import FAR, Placed, Typed, TypedFight, read, side
from orclib.games.thorval.text.words import force_text

_TURN: Final = (
    Phase.HELP, Phase.LIFT, Phase.LAY, Phase.EXTRA, Phase.SUPPLY, Phase.REINFORCE, Phase.DECLARE, Phase.ANNOUNCE,
    Phase.SECOND_ATTACK, Phase.HELP_SOLDIERS,
)  # fmt: skip
_FIGHTING: Final = (
    Phase.PREPARE, Phase.DEFEND, Phase.EXCHANGE, Phase.LOSSES, Phase.FIGHT, Phase.GO_ON, Phase.OCCUPY, Phase.FOUGHT,
)  # fmt: skip
_FINDING: Final = (Phase.FIND, Phase.CHEST, Phase.CROWN, Phase.RING)


def position(text: str) -> State:
    """The state that was typed. Raises NotationError, or PositionError with all its faults."""
    try:
        typed, options = read(text)
    except UsageError as error:
        raise PositionError([str(error)]) from None
    return _build(typed, options)


# --- building --------------------------------------------------------------------------------------------------------


def _build(typed: Typed, options: Options) -> State:
    island, once = options.island, dict(typed.once)
    if typed.far:
        for seat, space in zip(options.seats, FAR, strict=False):
            _add_far(typed, seat, space)
    wrong = [*typed.faults, *typed_faults(typed)]
    forces = tuple(_force(typed.forces.get(space)) for space in island.spaces)
    lying = tuple(sorted(typed.lying, key=lambda each: island.index[each.space]))
    state = State(options=options, forces=forces, lying=lying, phase=_phase(typed))
    if "fight" in once:
        once["fight"] = _fight(state, once["fight"])
    if state.phase in SETUP and state.phase is not Phase.OPENING_ROLL and once.get("mover") is not None:
        once.setdefault("first", once["mover"])
        del once["mover"]
    state = _completed(state, once)
    for seat, kinds, gone in zip(options.seats, typed.once.get("gone", ()), state.gone, strict=False):
        elsewhere = [kind for kind in kinds if kind not in gone]
        wrong += [f"{side(seat)} has the {kind.value} elsewhere: it is not gone (THO-1.3)." for kind in elsewhere]
    if told := (*wrong, *faults(state)):
        raise PositionError(dict.fromkeys(told))
    return settle_down(state)[0]


def _completed(state: State, said: dict[str, Any]) -> State:
    """The state with what was said, and with what is usual for the rest."""
    for name, usual in _USUAL.items():
        state = msgspec.structs.replace(state, **{name: said[name] if name in said else usual(state)})
    gone = _left_over(state, state.to_hide)
    round_no = said.get("round_no", _round_no(state))
    return msgspec.structs.replace(state, gone=gone, active=_active(state), round_no=round_no)


def _add_far(typed: Typed, seat: Seat, space: str) -> None:
    there = typed.forces.get(space)
    if there is not None and there.holder != seat:
        typed.faults.append(f"{side(seat)} cannot have a far soldier in {space}, where others are (THO-2.9).")
    elif there is not None:
        typed.forces[space] = msgspec.structs.replace(there, count=there.count + 1)
    else:
        typed.forces[space] = Placed(seat, 1)


def _force(placed: Placed | None) -> Force | None:
    if placed is None:
        return None
    return Force(placed.holder, placed.count, placed.figures[0] if placed.figures else None)


def _phase(typed: Typed) -> Phase:
    once = typed.once
    if "phase" in once:
        phase: Phase = once["phase"]
        return phase
    if "losses" in once:
        return Phase.LOSSES
    if "fight" in once:
        return Phase.OCCUPY if once["fight"].winner is not None else Phase.EXCHANGE
    if "to_place" in once:
        return Phase.REINFORCE
    return Phase.DECLARE if typed.forces else Phase.OPENING_ROLL


def _fight(state: State, typed: TypedFight) -> Fight:
    board = state.board
    sides = []
    for said, space in ((typed.attacker, typed.origin), (typed.defender, typed.target)):
        force = state.force(space)
        sides.append(said[0] if said is not None else force.holder if force is not None else None)
    route = typed.route or board.route(typed.origin, typed.target) or Route.LAND
    mode = typed.mode or _usual_mode(state, sides[0])
    return Fight(
        typed.origin,
        typed.target,
        sides[0],
        sides[1],
        route,
        mode,
        second=typed.second,
        transferred=typed.transferred,
        exchanges=typed.exchanges,
        dice=typed.dice,
        winner=typed.winner,
    )


def _usual_mode(state: State, attacker: Seat | None) -> Mode | None:
    if attacker is None:
        return None
    return state.options.modes[-1] if state.phase is Phase.GO_ON else state.options.modes[0]


# --- what is usual: each field from those before it ------------------------------------------------------------------


def _plain(value: object) -> Callable[[State], Any]:
    return lambda state: value


def _round_no(state: State) -> int:
    """The first round in which so many requests can have been made (THO-12.3)."""
    if state.phase in (*SETUP, Phase.REVEAL, Phase.ROUND):
        return 0
    asked = [seat for seat in state.options.seats if state.requests and 0 < state.requests[seat] <= REQUESTS]
    return max([1, *(state.requests[seat] + (not had_help(state, seat)) for seat in asked)])


def _out(state: State) -> tuple[Seat, ...]:
    if state.phase in SETUP:
        return ()
    return tuple([seat for seat in state.options.seats if not state.units(seat)])


def _left_over(state: State, elsewhere: tuple[tuple[Kind, ...], ...]) -> tuple[tuple[Kind, ...], ...]:
    """The treasures of each player that lie nowhere and have not been found."""
    there = [{*found, *hidden} for found, hidden in zip(state.found, elsewhere, strict=True)]
    for lying in state.lying:
        if lying.kind is not None:
            there[lying.owner].add(lying.kind)
    return tuple([tuple([kind for kind in state.options.kinds if kind not in kinds]) for kinds in there])


def _to_hide(state: State) -> tuple[tuple[Kind, ...], ...]:
    if state.phase in SETUP and state.phase is not Phase.MUSTER:
        return _left_over(state, state.gone)
    return ((),) * state.options.players


def _hiding(state: State) -> int:
    kinds = len(state.options.kinds)
    if state.phase is Phase.HIDE:
        return min(kinds, kinds + 1 - max(map(len, state.to_hide)))
    return kinds if state.phase is Phase.MUSTER else 0


def _then(state: State) -> Phase:
    if state.phase in (Phase.LOSSES, Phase.FIGHT):
        return Phase.FIGHT if state.fight is not None else Phase.LANDING
    if state.phase in _FINDING and state.fight is not None:
        return Phase.FOUGHT
    return Phase.SUPPLY if state.phase in _FINDING and state.round_no else Phase.ROUND


def _band(state: State) -> str | None:
    return state.fight.origin if state.fight is not None and state.fight.attacker is None else None


def _mover(state: State) -> Seat | None:
    """The attacker in a fight; else, where somebody's turn it is, the first who is left."""
    if state.phase in _TURN or state.phase in _FIGHTING or state.phase in _FINDING:
        if state.fight is not None:
            return state.fight.attacker
        if state.phase in _TURN or (state.phase in _FINDING and state.then is Phase.SUPPLY):
            return _first_left(state)
    return None


def _first_left(state: State) -> Seat:
    return state.alive[0] if state.alive else state.options.seats[0]


def _first(state: State) -> Seat | None:
    if state.phase is Phase.OPENING_ROLL:
        return None
    return _first_left(state) if state.mover is None else state.mover


def _help(state: State) -> int | None:
    if state.mover is None or state.phase is Phase.HELP:
        return None
    if state.phase in (Phase.ANNOUNCE, Phase.SECOND_ATTACK) or state.second is not None:
        return 2
    if state.fight is not None and (state.fight.second or state.fight.route is Route.BOAT):
        return 2 if state.fight.second else 5
    return {Phase.LIFT: 3, Phase.LAY: 3, Phase.EXTRA: 4, Phase.HELP_SOLDIERS: 1}.get(state.phase, 0)


def _requests(state: State) -> tuple[int, ...]:
    none = (0,) * state.options.players
    return replaced(none, state.mover, 1) if state.mover is not None and state.help else none


def _help_soldiers(state: State) -> int:
    return HELP_SOLDIERS.get(state.help, 0) if state.help is not None else 0


def _to_place(state: State) -> int:
    if state.phase is Phase.REINFORCE and state.mover is not None:
        return reinforcements(state, state.mover)
    return _DUE.get(state.phase, 0)


_DUE: Final = {
    Phase.MUSTER: MUSTER, Phase.GIFT: GIFT, Phase.EXTRA: EXTRA, Phase.CHEST: CHEST, Phase.CROWN: CROWN,
    Phase.RING: RING,
}  # fmt: skip


def _order(state: State) -> tuple[Seat, ...]:
    """All who are left, clockwise from the first player."""
    first = state.options.seats[0] if state.first is None else state.first
    return tuple([seat for seat in state.options.clockwise(first) if seat not in state.out])


def _queue(state: State) -> tuple[Seat, ...]:
    """Who is still to come: in the set-up by what lies on the board, later by the first player."""
    phase, seats = state.phase, _order(state)
    rolled = {seat for seat, _ in state.rolls}
    match phase:
        case Phase.CASTLES:
            return tuple([seat for seat in seats if not state.own(seat)])
        case Phase.SETTLE:
            free = [state.force(space) for space in state.board.territories if not state.holds(None, space)]
            done = sum(force is not None for force in free)
            return (seats * len(free))[done : len(free)]
        case Phase.HIDE:
            left = len(state.options.kinds) - state.hiding + 1
            return tuple([seat for seat in seats if len(state.to_hide[state.options.hides_for(seat)]) == left])
        case Phase.MUSTER:
            return tuple([seat for seat in seats if state.units(seat) < len(state.own(seat)) + MUSTER - 1])
        case Phase.OPENING_ROLL | Phase.FIRST_PLAYER:
            return tuple([seat for seat in seats if seat not in rolled])
        case Phase.SPREAD:
            return seats[:1] if len(seats) == 5 else tuple([seat for seat in seats if seat not in rolled])
    if state.mover is None or state.mover not in state.options.seats:
        return seats if phase is Phase.TURN else ()
    return seats[seats.index(state.mover) + 1 :] if state.mover in seats else ()


def _winners(state: State) -> tuple[Seat, ...]:
    return state.alive if state.phase is Phase.OVER and len(state.alive) == 1 else ()


def _active(state: State) -> Seat | None:
    """Who has to decide follows from everything else."""
    phase, fight = state.phase, state.fight
    if phase in ROLLING or phase in AUTOMATIC or phase in (Phase.EXCHANGE, Phase.OVER):
        return None
    if phase in SETUP:
        return state.queue[0] if state.queue else None
    if phase in _FINDING:
        return state.finds[0].seat if state.finds else None
    if phase in _TURN:
        return state.mover
    if phase is Phase.GIFT:
        return _holder(state, state.mediator)
    if phase is Phase.LOSSES:
        return _holder(state, state.losses[0].space) if state.losses else None
    if fight is None:
        return None
    if phase is Phase.OCCUPY:
        return _holder(state, fight.winner)
    return fight.defender if phase is Phase.DEFEND else fight.attacker


def _holder(state: State, space: str | None) -> Seat | None:
    force = None if space is None else state.force(space)
    return None if force is None else force.holder


_NOTHING: Final = _plain(())
_NOBODY: Final = _plain(None)
_USUAL: Final[dict[str, Callable[[State], Any]]] = {
    "round_no": _round_no,
    "out": _out,
    "found": lambda state: ((),) * state.options.players,
    "gone": lambda state: ((),) * state.options.players,
    "to_hide": _to_hide,
    "hiding": _hiding,
    "regions": _NOTHING,
    "rolls": _NOTHING,
    "dice": _NOTHING,
    "dragon": _NOBODY,
    "mediator": _NOBODY,
    "treasure_moved": _plain(False),
    "lifted": _NOBODY,
    "fight": _NOBODY,
    "thrown": lambda state: (state.fight.dice or ()) if state.fight else (),
    "second": _NOBODY,
    "conquests": _NOTHING,
    "losses": _NOTHING,
    "finds": _NOTHING,
    "victim": _NOBODY,
    "then": _then,
    "band": _band,
    "mover": _mover,
    "first": _first,
    "help": _help,
    "requests": _requests,
    "help_soldiers": _help_soldiers,
    "to_place": _to_place,
    "queue": _queue,
    "winners": _winners,
}
"""What each field is where nobody says so; a field may look only at those above it."""


# --- other readings --------------------------------------------------------------------------------------------------


def with_options(state: State, options: Options) -> State:
    """The same position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them.
    """
    if options.players != state.options.players:
        raise PositionError([f"The position is one of {state.options.players} players, not of {options.players}."])
    if options.island.spaces != state.board.spaces:
        raise PositionError([f'The board "{options.board}" has other spaces than the position (THO-2.1).'])
    changed = _with_kinds(msgspec.structs.replace(state, options=options), state.options.kinds)
    fight = changed.fight
    if fight is not None and fight.mode is not None and fight.mode not in options.modes:
        mode = _usual_mode(changed, fight.attacker)
        changed = msgspec.structs.replace(changed, fight=msgspec.structs.replace(fight, mode=mode))
    if state.phase is Phase.REINFORCE and state.mover is not None:
        more = reinforcements(changed, state.mover) - reinforcements(state, state.mover)
        if state.to_place + more <= 0:
            raise PositionError(["Under these readings all reinforcements have been placed (THO-13.3)."])
        changed = msgspec.structs.replace(changed, to_place=state.to_place + more)
    return position(describe(changed))


def _with_kinds(state: State, before: tuple[Kind, ...]) -> State:
    """The state with the treasures that its options have; one more is still to be hidden while others are."""
    kinds = state.options.kinds
    more = tuple([kind for kind in kinds if kind not in before and state.phase in SETUP])

    def kept(lots: tuple[tuple[Kind, ...], ...]) -> tuple[tuple[Kind, ...], ...]:
        return tuple([tuple([kind for kind in lot if kind in kinds]) for lot in lots])

    return msgspec.structs.replace(
        state,
        lying=tuple([each for each in state.lying if each.kind in kinds]),
        found=kept(state.found),
        gone=kept(state.gone),
        to_hide=tuple([hidden + more for hidden in kept(state.to_hide)]),
        hiding=min(state.hiding, len(kinds)),
    )


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: State) -> str:
    """The state as a person types it; `position` reads it back."""
    options = state.options
    usual = Options(players=options.players)
    told = [f"{options.players} players"]
    told += [
        f"{field.name}={_option(getattr(options, field.name))}"
        for field in msgspec.structs.fields(Options)
        if getattr(options, field.name) != getattr(usual, field.name)
    ]
    told.append(f"phase {state.phase.value}")
    told += [
        _TOLD[name](state, getattr(state, name))
        for name, expected in _USUAL.items()
        if name in _TOLD and getattr(state, name) != expected(state)
    ]
    told += _told_forces(state)
    if state.lying:
        owned: dict[Seat, list[str]] = {}
        for each in state.lying:
            assert each.kind is not None
            owned.setdefault(each.owner, []).append(f"{each.kind.value} {each.space}")
        lots = (f"{LETTERS[owner]} {', '.join(owned[owner])}" for owner in sorted(owned))
        told.append(f"treasures {'; '.join(lots)}")
    owners = {seat for seat in state.alive if state.found[seat] or any(each.owner == seat for each in state.lying)}
    if any(gone := tuple([kinds if seat in owners else () for seat, kinds in enumerate(state.gone)])):
        told.append(_kinds("gone")(state, gone))
    return "\n".join(told)


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    word = str(value)
    return word if word.replace("_", "").isalpha() else f'"{word}"'


def _told_forces(state: State) -> list[str]:
    told = []
    for holder in (*state.options.seats, None):
        alike: dict[str, list[str]] = {}
        for space, force in zip(state.board.spaces, state.forces, strict=True):
            if force is not None and force.holder == holder:
                alike.setdefault(force_text(force), []).append(space)
        if alike:
            name = "O" if holder is None else LETTERS[holder]
            told.append(f"{name} " + "; ".join(f"{', '.join(spaces)} = {force}" for force, spaces in alike.items()))
    return told


Tell = Callable[[State, Any], str]


def _word(name: str) -> Tell:
    return lambda state, value: f"{name} {'none' if value is None else value}"


def _seats(name: str) -> Tell:
    return lambda state, seats: f"{name} {' '.join(LETTERS[seat] for seat in seats) or 'none'}"


def _numbers(name: str) -> Tell:
    def tell(state: State, numbers: tuple[int, ...]) -> str:
        told = ", ".join(f"{LETTERS[seat]} {number}" for seat, number in enumerate(numbers) if number)
        return f"{name} {told or 'none'}"

    return tell


def _kinds(name: str) -> Tell:
    def tell(state: State, lots: tuple[tuple[Kind, ...], ...]) -> str:
        owned = ((seat, " ".join(kind.value for kind in kinds)) for seat, kinds in enumerate(lots))
        return f"{name} {', '.join(f'{LETTERS[seat]} {kinds}' for seat, kinds in owned if kinds) or 'none'}"

    return tell


def _told_fight(state: State, fight: Fight) -> str:
    told = [f"fight {side(fight.attacker)} {fight.origin} {side(fight.defender)} {fight.target} {fight.route.value}"]
    told += [fight.mode.value] if fight.mode is not None else []
    told += [word for word, said in (("second", fight.second), ("transferred", fight.transferred)) if said]
    told += [f"exchanges {fight.exchanges}"] if fight.exchanges else []
    told += [f"thrown {fight.dice[0]} {fight.dice[1]}"] if fight.dice is not None else []
    told += [f"won {fight.winner}"] if fight.winner is not None else []
    return " ".join(told)


_TOLD: Final[dict[str, Tell]] = {
    "round_no": _word("round"),
    "out": _seats("out"),
    "found": _kinds("found"),
    "to_hide": _kinds("to hide"),
    "hiding": _word("hiding"),
    "regions": lambda state, regions: f"regions {' '.join(REGIONS[region - 1] for region in regions)}",
    "rolls": lambda state, rolls: f"rolls {', '.join(f'{LETTERS[seat]} {face}' for seat, face in rolls)}",
    "dice": lambda state, dice: f"dice {' '.join(map(str, dice))}",
    "thrown": lambda state, dice: f"last {' '.join(map(str, dice)) or 'none'}",
    "dragon": _word("dragon"),
    "mediator": _word("mediator"),
    "treasure_moved": lambda state, moved: "treasure moved",
    "lifted": _word("lifted"),
    "fight": _told_fight,
    "second": lambda state, pair: f"second {pair.origin} {pair.target}",
    "conquests": lambda state, spaces: f"conquests {', '.join(spaces)}",
    "losses": lambda state, losses: f"losses {', '.join(f'{loss.space} {loss.count}' for loss in losses)}",
    "finds": lambda state, finds: f"finds {', '.join(f'{LETTERS[each.seat]} {each.space}' for each in finds)}",
    "victim": lambda state, victim: f"victim {LETTERS[victim]}",
    "then": lambda state, phase: f"then {phase.value}",
    "band": _word("band"),
    "mover": lambda state, mover: f"turn {'nobody' if mover is None else LETTERS[mover]}",
    "first": lambda state, first: f"first {LETTERS[first]}",
    "help": _word("help"),
    "requests": _numbers("requests"),
    "help_soldiers": _word("help soldiers"),
    "to_place": _word("to place"),
    "queue": _seats("queue"),
    "winners": _seats("winners"),
}
