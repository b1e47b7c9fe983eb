"""Laying palisades, one by one or announced at once (ARM-6, 7)."""

from __future__ import annotations

from functools import reduce
from typing import Final

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import STICKS, Line
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.places import marks, outside
from orclib.games.armadora.rules.territories import Land, line_bit, lines_of, squares_of
from orclib.games.armadora.rules.turn import Kind, completed, end_turn, not_now
from orclib.games.armadora.state import Options, Phase, State, free_mask, is_complete

FOUR: Final = Options().min_territory
"""The fewest squares of a territory, as the rulebook says (ARM-6.9)."""


# --- where one may lie ------------------------------------------------------------------------------------------------


ON_RIM = Rule(
    "on-rim",
    "ARM-6.7",
    "That is the rim of the board, beside {square}: no palisade lies there.",
    "C'est le pourtour du plateau, à côté de la case {square} : on n'y pose pas de palissade.",
)
RIM_NO_LINE = Rule(
    "rim-no-line",
    "ARM-2.5",
    "A line has a square on both sides; beside {square} there is only one.",
    "Une ligne sépare deux cases ; ici, il n'y en a qu'une, {square}.",
)
NO_LINE = Rule(
    "no-line",
    "ARM-6.5",
    "There is no line between {one} and {two}: a palisade lies between two squares.",
    "Il n'y a pas de ligne entre {one} et {two} : une palissade se pose entre deux cases voisines.",
)
NOT_NEIGHBOURS = Rule(
    "not-neighbours",
    "ARM-2.2",
    "{one} and {two} are not neighbours: they share no side.",
    "Les cases {one} et {two} ne sont pas voisines : elles n'ont pas de côté commun.",
)
LINE_TAKEN = Rule(
    "line-taken",
    "ARM-6.6",
    "A palisade lies on {line} already: one on each line.",
    "Il y a déjà une palissade en {line} : une seule par ligne.",
)


def not_on_line(land: Land, line: Line) -> list[Reason]:
    """Why a line cannot take a palisade, as far as the board goes."""
    facts = {"line": line, "one": line.a, "two": line.b}
    bit = line_bit(line)
    if line.rim is not None:
        rim, beside = (act.line_target(line),), {"square": line.a}
        return [ON_RIM(*rim, **beside), RIM_NO_LINE(*rim, **beside)]
    if line.missing:
        return [reason for square in line.missing for reason in outside(square)]
    if not bit:
        here = marks((line.a, line.b))
        return [NO_LINE(*here, **facts), NOT_NEIGHBOURS(*here, **facts)]
    if land.palisades & bit:
        return [LINE_TAKEN(act.line_target(line), **facts)]
    return too_small(land, line) if land.closed & bit else []


def pockets(land: Land, line: Line) -> tuple[int, ...]:
    """The territories under the minimum that a palisade would make; () when it makes none."""
    return tuple(part for part in land.parts(line) if 0 < part.bit_count() < land.minimum)


TOO_SMALL = Rule(
    "too-small",
    "ARM-6.9",
    (
        "A palisade on {line} would cut off a territory of {n} square: {squares}. It needs at least {minimum}.",
        "A palisade on {line} would cut off a territory of {n} squares: {squares}. It needs at least {minimum}.",
    ),
    (
        "Une palissade en {line} fermerait un territoire de {n} case : {squares}. Il en faut au moins {minimum}.",
        "Une palissade en {line} fermerait un territoire de {n} cases : {squares}. Il en faut au moins {minimum}.",
    ),
    count="n",
)
BOTH_PARTS = Rule(
    "both-parts",
    "ARM-6.10",
    "Both parts need at least {minimum} squares: one would have {rest}, the other only {n}.",
    "Il faut au moins {minimum} cases dans chaque partie : l'une en aurait {rest}, l'autre seulement {n}.",
)


def too_small(land: Land, line: Line) -> list[Reason]:
    """What a palisade on a closed line would cut off, square by square (ARM-6.9 to 6.11).

    Where another figure than four is read (ARM-R2), it is that reading which decides.
    """
    reasons, small = [], pockets(land, line)
    for pocket in small:
        squares = squares_of(pocket)
        for clause, minimum in {"ARM-6.9": FOUR, "ARM-R2": land.minimum}.items():
            if len(squares) < minimum and (clause, minimum) != ("ARM-R2", FOUR):
                facts = {"line": line, "squares": squares, "n": len(squares), "minimum": minimum}
                reasons.append(TOO_SMALL.under(clause)(*marks(squares), **facts))
    rest = land.territory(line.a).bit_count() - small[0].bit_count()
    if rest >= land.minimum and small[0].bit_count() < FOUR:
        facts = {"rest": rest, "n": small[0].bit_count(), "minimum": land.minimum}
        reasons.append(BOTH_PARTS(*marks(squares_of(small[0])), **facts))
    return reasons


OCCUPIED_COUNT = Rule(
    "occupied-count",
    "ARM-6.11",
    (
        "Squares with gold or a warrior were counted too ({squares}): it is still only {n} square.",
        "Squares with gold or a warrior were counted too ({squares}): it is still only {n} squares.",
    ),
    (
        "Les cases avec de l'or ou un guerrier sont déjà comptées ({squares}) : cela ne fait que {n} case.",
        "Les cases avec de l'or ou un guerrier sont déjà comptées ({squares}) : cela ne fait que {n} cases.",
    ),
    count="n",
)


def occupied_count_too(state: State, land: Land, line: Line) -> list[Reason]:
    """In a pocket with gold or warriors: they have been counted, and it is still too small (ARM-6.11)."""
    reasons = []
    for pocket in pockets(land, line) if land.closed & line_bit(line) else ():
        squares = squares_of(pocket)
        if len(squares) >= FOUR:
            continue
        if taken := squares_of(pocket & ~free_mask(state)):
            reasons.append(OCCUPIED_COUNT(*marks(taken), squares=taken, n=len(squares)))
    return reasons


SUPPLY_EMPTY = Rule(
    "supply-empty", "ARM-6.4", "No palisade is left in the supply.", "Il ne reste aucune palissade dans la réserve."
)


def line_refused(state: State, land: Land, line: Line) -> list[Reason]:
    """Every reason of the board and the supply against a palisade."""
    reasons = [*not_on_line(land, line), *occupied_count_too(state, land, line)]
    if not state.supply:
        reasons.append(SUPPLY_EMPTY(act.SUPPLY))
    return reasons


# --- one or two -------------------------------------------------------------------------------------------------------


SECOND_WANTED = Rule(
    "second-wanted",
    "ARM-R1",
    "In this reading two are laid whenever two fit: lay a second one after {line}.",
    "Dans cette lecture, on en pose deux quand c'est possible : posez-en une deuxième après {line}.",
)
TWO_WANTED = Rule(
    "two-wanted",
    "ARM-R1",
    "In this reading two are laid whenever two fit, and they would after {line}.",
    "Dans cette lecture, on en pose deux quand c'est possible, et ça l'est en commençant par {line}.",
)


def room_for_two(state: State, line: Line) -> Line | None:
    """With `two_if_possible`: a line, this one if it will do, after which a second palisade fits (ARM-R1)."""
    land = state.land
    if state.options.stick_count == "one_or_two" or state.phase is Phase.SECOND_STICK or state.supply < STICKS:
        return None
    first = [line] if land.legal & line_bit(line) else []
    return next((one for one in (*first, *lines_of(land.legal)) if land.with_palisade(one).legal), None)


def lone(state: State, line: Line, *, announced: bool) -> list[Reason]:
    """With `two_if_possible`: why a palisade may not stay alone, if it is announced so or leaves no room (ARM-R1)."""
    room = room_for_two(state, line)
    if room is None:
        return []
    if room == line:
        return [SECOND_WANTED(line=line)] if announced else []
    if not announced and not state.land.legal & line_bit(line):
        return []
    return [TWO_WANTED(act.line_target(room), line=room)]


def _not_laying(state: State, seat: Seat) -> list[Reason]:
    """Why the turn has no room for a palisade: as for any action, but for the second one."""
    if state.phase is Phase.SECOND_STICK and seat == state.active:
        return []
    return not_now(state, seat, Kind.ACTION)


def judge_palisade(state: State, action: act.LayPalisade) -> list[Reason]:
    reasons = [*_not_laying(state, action.seat), *line_refused(state, state.land, action.line)]
    return [*reasons, *lone(state, action.line, announced=False)]


def lay(state: State, action: act.LayPalisade, log: Log) -> State:
    after = laid(state, action.seat, action.line, "ARM-6.1", log)
    if state.phase is not Phase.SECOND_STICK and places.lines(after):
        return replace(after, phase=Phase.SECOND_STICK, stick=action.line)
    return end_turn(after, log)


def laid(state: State, seat: Seat, line: Line, clause: str, log: Log) -> State:
    """A palisade goes from the supply to a line; what it divides (ARM-6.3, ARM-7.1, ARM-7.6)."""
    land = state.land.with_palisade(line)
    supply = state.supply - 1
    after = replace(state, land=land, supply=supply)
    divides = len(land.territories) > len(state.land.territories)
    log.append(ev.PalisadeLaid(clause, seat, state.people(seat), line, supply, clause != "ARM-6.1", not divides))
    if divides:
        one, two = squares_of(land.territory(line.a)), squares_of(land.territory(line.b))
        first = len(state.land.territories) == 1
        log.append(ev.TerritoryDivided("ARM-7.4" if first else "ARM-7.6", one, two))
        if state.options.advanced and not is_complete(state, state.land.territory(line.a)):
            completed(after, line.a, log)
            completed(after, line.b, log)
    if not supply:
        log.append(ev.SupplyEmpty("ARM-6.4"))
    return after


NOTHING_BEGUN = Rule(
    "nothing-begun",
    "ARM-6.2",
    "There is nothing to stop: the action has not begun with a palisade.",
    "Il n'y a rien à arrêter : l'action n'a pas commencé par une palissade.",
)


def judge_stop(state: State, action: act.Stop) -> list[Reason]:
    if state.phase is not Phase.SECOND_STICK or action.seat != state.active:
        return [*not_now(state, action.seat, Kind.ACTION), NOTHING_BEGUN()]
    return [SECOND_WANTED(line=state.stick)] if state.options.stick_count == "two_if_possible" else []


def stop(state: State, action: act.Stop, log: Log) -> State:
    log.append(ev.Stopped("ARM-6.1", action.seat, state.people(action.seat)))
    return end_turn(state, log)


# --- all palisades of an action at once -------------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement: after a single palisade, no second one."""
    if not isinstance(action, act.LayPalisades):
        return (action,)
    stop = (act.Stop(action.seat),) if len(action.lines) == 1 else ()
    return (*(act.LayPalisade(action.seat, line) for line in action.lines), *stop)


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return part.seat == state.active and (state.phase is Phase.SECOND_STICK or not isinstance(part, act.Stop))


def regardless(state: State, part: act.AnyAction) -> list[Reason]:
    """Why a palisade cannot lie there, be it its moment or not."""
    return line_refused(state, state.land, part.line) if isinstance(part, act.LayPalisade) else []


NONE_ANNOUNCED = Rule(
    "none-announced",
    "ARM-6.2",
    "Laying no palisade is no action: lay one or two.",
    "Ne poser aucune palissade n'est pas une action : posez-en une ou deux.",
)
TOO_MANY = Rule(
    "too-many",
    "ARM-6.1",
    "One action lays one or two palisades, not {n}.",
    "En une action, on pose une ou deux palissades, pas {n}.",
)
SUPPLY_SHORT = Rule(
    "supply-short",
    "ARM-6.4",
    (
        "You announce {n}, but only {supply} palisade is left.",
        "You announce {n}, but only {supply} palisades are left.",
    ),
    (
        "Vous en annoncez {n}, mais il ne reste que {supply} palissade.",
        "Vous en annoncez {n}, mais il ne reste que {supply} palissades.",
    ),
    count="supply",
)
LINE_TWICE = Rule(
    "line-twice",
    "ARM-6.6",
    "Both palisades cannot lie on {line}.",
    "On ne peut pas poser les deux palissades en {line}.",
)
BECAUSE_OF_FIRST = Rule(
    "because-of-first",
    "ARM-6.12",
    (
        "Alone {line} would be allowed; it fails with the palisade on {lines} in place.",
        "Alone {line} would be allowed; it fails with the palisades on {lines} in place.",
    ),
    (
        "Seule, la palissade en {line} serait permise ; c'est celle en {lines} qui l'interdit.",
        "Seule, la palissade en {line} serait permise ; ce sont celles en {lines} qui l'interdisent.",
    ),
    count="n",
)
ALL_OR_NOTHING = Rule(
    "all-or-nothing",
    "ARM-6.16",
    "What you announce is laid as a whole or not at all: announce again.",
    "Ce que vous annoncez se pose en entier ou pas du tout : annoncez de nouveau.",
)


def whole(state: State, action: act.AnyAction, found: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Every reason against an announcement: the second palisade has been judged with the first in place (ARM-6.12)."""
    assert isinstance(action, act.LayPalisades)
    lines, count = action.lines, len(action.lines)
    reasons = [*(_not_laying(state, action.seat) if count == 1 else not_now(state, action.seat, Kind.ACTION))]
    if not count:
        reasons.append(NONE_ANNOUNCED())
    if count > STICKS:
        reasons.append(TOO_MANY(*map(act.line_target, lines), n=count))
    if count > state.supply:
        left = state.supply
        reasons.append(SUPPLY_SHORT(act.SUPPLY, n=count, supply=left) if left else SUPPLY_EMPTY(act.SUPPLY))
    land, laid = state.land, list[Line]()
    for line in lines:
        if line in laid:
            reasons.append(LINE_TWICE(act.line_target(line), line=line))
            continue
        against = [*not_on_line(land, line), *occupied_count_too(state, land, line)]
        reasons += against
        if against and laid and state.land.legal & line_bit(line):
            culprits = _culprits(state.land, laid, line)
            told = {"line": line, "lines": culprits, "n": len(culprits)}
            reasons.append(BECAUSE_OF_FIRST(*map(act.line_target, culprits), **told))
        if not against:
            land, laid = land.with_palisade(line), [*laid, line]
    if count == 1:
        reasons += lone(state, lines[0], announced=True)
    if reasons and count > 1:
        reasons.append(ALL_OR_NOTHING(n=count))
    return tuple(reasons) or found


def _culprits(land: Land, laid: list[Line], line: Line) -> tuple[Line, ...]:
    """Those palisades of an announcement that forbid a later one: each by itself, or else together."""

    def forbid(several: list[Line]) -> bool:
        return not reduce(Land.with_palisade, several, land).legal & line_bit(line)

    if alone := [one for one in laid if forbid([one])]:
        return tuple(alone)
    for one in laid:
        others = [each for each in laid if each != one]
        laid = others if forbid(others) else laid
    return tuple(laid)
