"""A position of Thorval typed by hand, and back.

    A II/2 = 4S+W                      player A has 4 soldiers and his small wizard in II/2 (H: hero); or "orange II/2"
    A 3 = 9S+H; II/4, III/2 = 1S       castle 3; more of the same player goes on, spaces may share a force
    O II/5 = 4                         4 orks; spaces that are not named are empty
    treasures A chest 2, crown I/1; B ring IV/4
    phase help                         what is about to begin (left out: A may declare an attack)
    B to move, round 4, first B        whose turn it is, in which round; the others follow clockwise
    help 5, requests A 3, B 1          the help asked for this turn; how often each has asked
    dragon IV/5, mediator II/2
    then: attack II/2 II/5 total; ready; exchange 3 4        moves from there

Positions are taken as written, and what follows from the rest may be left out. Who has no unit is out once the set-up
is over; so without "far soldiers" a player alone on the island wins as soon as units are lost. Treasures that are named
nowhere are still to be hidden until that is done, and have left the board unseen after it. `thorval.notation()` shows
every statement with its forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.positions import Told, fault, half_done
from orclib.engine.values import replaced
from orclib.errors import PositionError
from orclib.games.thorval.box import GIFT, MUSTER, REQUESTS, Kind
from orclib.games.thorval.helps import HELPS, OPTIONS
from orclib.games.thorval.rules.transitions import settle_down
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import AUTOMATIC, ROLLING, SETUP, Force, Options, Phase, State
from orclib.games.thorval.text import statements as says
from orclib.games.thorval.text.names import LETTERS, seat_name, the_kind
from orclib.games.thorval.text.position_faults import faults_of, had_help
from orclib.games.thorval.text.statements import FAR, Units
from orclib.language import say

_TURN: Final = (Phase.HELP, Phase.REINFORCE, Phase.DECLARE)
CALM: Final = frozenset({*ROLLING, Phase.CASTLES, Phase.SETTLE, Phase.HIDE, Phase.MUSTER, Phase.GIFT, *_TURN})


def built(told: Iterable[Told]) -> State:
    """The state of which the statements tell. Raises PositionError with all its faults."""
    draft = says.Draft().take(told)
    options = _options(draft)
    if options is None:
        raise PositionError(dict.fromkeys(draft.faults))
    _put_far_soldiers(draft, options)
    island = options.island
    forces = tuple(_force(draft, space) for space in island.spaces)
    lying = tuple(sorted(draft.lying, key=lambda each: island.index[each.space]))
    usual = Phase.DECLARE if draft.forces else Phase.OPENING_ROLL
    phase = usual if draft.phase is None else draft.phase
    state = State(options=options, forces=forces, lying=lying, phase=phase)
    said = {name: getattr(draft, name) for name in draft.told & _SAID}
    if "requests" in said:
        said["requests"] = tuple([draft.requests.get(seat, 0) for seat in options.seats])
    said |= {name: said[name] or None for name in ("dragon", "mediator") if name in said}
    gone = _by_seat(draft.gone, options)
    said |= {"found": _by_seat(draft.found, options), "gone": gone}
    if phase in SETUP and phase is not Phase.OPENING_ROLL and "mover" in said:
        said.setdefault("first", said.pop("mover"))
    state = _completed(state, said)
    draft.ensure(*_not_gone(state, gone), *faults_of(state), state=state)
    return settle_down(state)[0]


def _options(draft: says.Draft) -> Options | None:
    """The options, None where they cannot be."""
    readings, players = Options.readings(), draft.options.get("players")
    named = {seat for each in draft.said for seat in _seats(each.statement)}
    last = max(named, default=Seat(1))
    if players is None:
        for seat in sorted({*range(last)} - named - {*range(len(FAR) if draft.far else 0)}) if named else ():
            draft.wrong(
                "THO-1.2",
                '{letter} is named nowhere, and sits before {last}: write "{n} players" if that is meant',
                "{letter} n'est nommé nulle part, et joue avant {last} : écrivez « {n} joueurs » sinon",
                letter=LETTERS[seat],
                last=LETTERS[last],
                n=last + 1,
            )
        players = max(2, last + 1)
    elif players not in Options.player_counts:
        draft.wrong("THO-1.2", "Two to six play, not {n}", "On joue de deux à six, pas à {n}", n=players)
        return None
    elif last >= players and named:
        en, fr = "With {n} players nobody is {seat}", "À {n} joueurs, personne n'est {seat}"
        draft.wrong("THO-1.2", en, fr, n=players, seat=seat_name(last))
        return None
    if any(value not in readings[name] for name, value in draft.options.items() if name in readings):
        return None
    return Options(**draft.options | {"players": players})


def _put_far_soldiers(draft: says.Draft, options: Options) -> None:
    for seat, space in zip(options.seats, FAR, strict=False) if draft.far else ():
        holder, units = draft.forces.get(space, (seat, Units(0)))
        if holder == seat:
            draft.forces[space] = (seat, Units(units.soldiers + 1, units.figures))
        else:
            draft.wrong(
                "THO-2.9",
                "{seat} cannot have a far soldier in {space}, where others are",
                "{seat} ne peut pas avoir de soldat éloigné dans {space}, où il y en a d'autres",
                seat=seat_name(seat),
                space=space,
            )


def _seats(statement: Any) -> Iterator[Seat]:
    """The players whom a statement names."""
    for name in ("seat", "holder"):
        if getattr(statement, name, None) is not None:
            yield getattr(statement, name)
    for name in ("requests", "owners", "owned"):
        yield from (each.seat for each in getattr(statement, name, ()))


def _by_seat(owned: Iterable[says.Owned], options: Options) -> tuple[tuple[Kind, ...], ...]:
    lots: list[tuple[Kind, ...]] = [()] * options.players
    for each in owned:
        lots[each.seat] += each.kinds
    return tuple(lots)


def _force(draft: says.Draft, space: str) -> Force | None:
    if space not in draft.forces:
        return None
    holder, units = draft.forces[space]
    return Force(holder, units.soldiers, units.figures[0] if units.figures else None)


def _not_gone(state: State, told: Sequence[tuple[Kind, ...]]) -> Iterator[str]:
    for seat, kinds in enumerate(told):
        for kind in kinds:
            if kind not in state.gone[seat]:
                yield fault(
                    "THO-1.3",
                    "{kind} of {seat} is elsewhere, so it is not gone",
                    "{kind} du joueur {seat} est ailleurs, il n'est donc pas parti",
                    kind=the_kind(kind),
                    seat=seat_name(Seat(seat)),
                )


def _completed(state: State, said: dict[str, Any]) -> State:
    """The state with what was said, and with what is usual for the rest."""
    for name, usual in _USUAL.items():
        state = replace(state, **{name: said[name] if name in said else usual(state)})
    state = replace(state, gone=_left_over(state, state.to_hide))
    return replace(state, active=_active(state), round_no=said.get("round_no", _round_no(state)))


# --- what is usual: each field from those before it ------------------------------------------------------------------


def _plain(value: object) -> Callable[[State], Any]:
    return lambda state: value


def _round_no(state: State) -> int:
    """The first round in which so many requests can have been made (THO-12.3)."""
    if state.phase in (*SETUP, Phase.ROUND):
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


def _mover(state: State) -> Seat | None:
    """Where it is somebody's turn, the first who is left."""
    return _first_left(state) if state.phase in _TURN else None


def _first_left(state: State) -> Seat:
    return state.alive[0] if state.alive else state.options.seats[0]


def _first(state: State) -> Seat | None:
    if state.phase is Phase.OPENING_ROLL:
        return None
    return _first_left(state) if state.mover is None else state.mover


def _help(state: State) -> int | None:
    return None if state.mover is None or state.phase is Phase.HELP else 0


def _requests(state: State) -> tuple[int, ...]:
    none = (0,) * state.options.players
    return replaced(none, state.mover, 1) if state.mover is not None and state.help else none


def _help_soldiers(state: State) -> int:
    return HELPS[state.help].soldiers if state.help is not None and state.help in OPTIONS else 0


def _to_place(state: State) -> int:
    if state.phase is Phase.REINFORCE and state.mover is not None:
        return reinforcements(state, state.mover)
    return {Phase.MUSTER: MUSTER, Phase.GIFT: GIFT}.get(state.phase, 0)


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


def _active(state: State) -> Seat | None:
    """Who has to decide follows from everything else."""
    phase = state.phase
    if phase in ROLLING or phase in AUTOMATIC:
        return None
    if phase in SETUP:
        return state.queue[0] if state.queue else None
    if phase is Phase.GIFT:
        force = None if state.mediator is None else state.force(state.mediator)
        return None if force is None else force.holder
    return state.mover


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
    "thrown": _NOTHING,
    "second": _NOBODY,
    "conquests": _NOTHING,
    "losses": _NOTHING,
    "finds": _NOTHING,
    "victim": _NOBODY,
    "then": _plain(Phase.ROUND),
    "band": _NOBODY,
    "mover": _mover,
    "first": _first,
    "help": _help,
    "requests": _requests,
    "help_soldiers": _help_soldiers,
    "to_place": _to_place,
    "queue": _queue,
    "winners": _NOTHING,
}
"""What each field is where nobody says so; a field may look only at those above it."""
_SAID: Final = frozenset(
    ("round_no", "found", "gone", "regions", "dragon", "mediator", "treasure_moved", "thrown", "mover", "first", "help",
     "requests")
)  # fmt: skip
"""The fields that statements tell; where the others are not as usual, something is half done."""


# --- other readings --------------------------------------------------------------------------------------------------


def with_options(state: State, options: Options) -> State:
    """The same calm position under other readings, as if it had been typed under them.

    Raises PositionError where it cannot be under them.
    """
    if options.players != state.options.players:
        raise PositionError(
            [
                say(
                    "The position is one of {n} players, not of {other}.",
                    "C'est une position à {n} joueurs, et non à {other}.",
                ).format(n=state.options.players, other=options.players)
            ]
        )
    if options.island.spaces != state.board.spaces:
        raise PositionError(
            [
                fault(
                    "THO-2.1",
                    'The map "{name}" has other spaces than the position',
                    "La carte « {name} » a d'autres cases que la position",
                    name=options.board,
                )
            ]
        )
    if not calm(state):
        raise PositionError([half_done()])
    kinds = options.kinds

    def kept(lots: tuple[tuple[Kind, ...], ...]) -> tuple[tuple[Kind, ...], ...]:
        return tuple([tuple([kind for kind in lot if kind in kinds]) for lot in lots])

    said = {name: getattr(state, name) for name in _SAID} | {"found": kept(state.found), "gone": kept(state.gone)}
    lying = tuple([each for each in state.lying if each.kind in kinds])
    changed = _completed(replace(state, options=options, lying=lying), said)
    if wrong := faults_of(changed):
        raise PositionError(dict.fromkeys(wrong))
    return settle_down(changed)[0]


# --- writing ---------------------------------------------------------------------------------------------------------


def calm(state: State) -> bool:
    """Whether somebody is about to begin a decision of the rulebook: no statement has to tell what is half done."""
    begun = state.phase in SETUP and state.regions
    return (
        state.phase in CALM
        and not begun
        and all(getattr(state, name) == usual(state) for name, usual in _USUAL.items() if name not in _SAID)
    )


def told(state: State) -> Iterator[Any]:
    """The statements that tell a calm moment."""
    options = state.options
    yield says.Players(options.players)
    yield from (says.Switch(name, value) for name, value in options.unusual.items() if name != "board")
    if "board" in options.unusual:
        yield says.Map(options.board)
    yield says.Moment(state.phase)
    for name, tell in _TOLD.items():
        value = getattr(state, name)
        if value != _USUAL[name](state):
            yield tell(value)
    yield from _told_forces(state)
    lots = {owner: [lying for lying in state.lying if lying.owner == owner] for owner in options.seats}
    lies = [
        says.Lie(owner, tuple([says.Hidden(each.kind, each.space) for each in lying if each.kind is not None]))
        for owner, lying in lots.items()
        if lying
    ]
    if lies:
        yield says.Treasures(tuple(lies))
    there = [kinds if lots[Seat(seat)] or state.found[seat] else () for seat, kinds in enumerate(state.gone)]
    if any(there):
        yield says.Gone(_owned(there))


def _told_forces(state: State) -> Iterator[Any]:
    for holder in (*state.options.seats, None):
        alike: dict[says.Units, list[str]] = {}
        for space, force in zip(state.board.spaces, state.forces, strict=True):
            if force is not None and force.holder == holder:
                units = says.Units(force.count, () if force.figure is None else (force.figure,))
                alike.setdefault(units, []).append(space)
        if alike:
            yield says.Forces(holder, tuple([says.Garrison(tuple(spaces), units) for units, spaces in alike.items()]))


def _owned(lots: Sequence[tuple[Kind, ...]]) -> tuple[says.Owned, ...]:
    return tuple([says.Owned(Seat(seat), kinds) for seat, kinds in enumerate(lots) if kinds])


def _counts(numbers: Sequence[int]) -> tuple[says.Count, ...]:
    return tuple([says.Count(Seat(seat), number) for seat, number in enumerate(numbers) if number])


_TOLD: Final[dict[str, Callable[[Any], Any]]] = {
    "round_no": says.Round,
    "mover": says.Mover,
    "first": says.First,
    "help": says.Helped,
    "requests": lambda numbers: says.Requests(_counts(numbers)),
    "treasure_moved": lambda _: says.TreasureMoved(),
    "dragon": says.Dragon,
    "mediator": says.Mediator,
    "regions": says.Regions,
    "thrown": says.Last,
    "found": lambda lots: says.FoundKinds(_owned(lots)),
}
