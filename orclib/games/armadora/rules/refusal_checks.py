"""Grounds of refusal that several actions share: whose turn it is, what a square, a line or a token allows."""

from __future__ import annotations

from enum import Enum
from typing import Final

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import COLUMNS, GOLD_SQUARES, HEAPS, STICKS, VALUES, Line, People, Square
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.territories import Land, line_bit, lines_of, squares_of
from orclib.games.armadora.state import SETTING_UP, Options, Phase, State, free_mask, start_hand

FOUR: Final = Options().min_territory
"""The fewest squares of a territory, as the rulebook says (ARM-6.9)."""
FEW: Final = COLUMNS
"""A longer list of squares proves nothing to the eye: only the square in question is shown then."""


class Kind(Enum):
    """What an action is to a turn."""

    ACTION = "action"
    POWER = "power"
    PASS = "pass"


NOBODY_THERE = Rule(
    "nobody-there",
    "ARM-3.1",
    "There are only {players} players at this table.",
    "Il n'y a que {players} joueurs à cette table.",
)


def marks(squares: tuple[Square, ...]) -> tuple[str, ...]:
    """The targets of squares, as evidence."""
    return tuple(map(act.square_target, squares))


OUTSIDE = Rule(
    "outside",
    "ARM-2.1",
    "The board has no square {place}: columns go from A to H, rows from 1 to 5.",
    "Le plateau n'a pas de case {place} : les colonnes vont de A à H, les rangées de 1 à 5.",
)


def outside(square: Square) -> list[Reason]:
    """A place that the board does not have (ARM-2.1)."""
    return [] if square.bit else [OUTSIDE(place=square.value)]


def plays(state: State, seat: Seat) -> bool:
    """Whether the seat is one of this table's."""
    return seat in state.options.seats


# --- set-up ----------------------------------------------------------------------------------------------------------


def heaps_left(state: State) -> tuple[int, ...]:
    """The sizes of the heaps that have not been put yet."""
    left = list(HEAPS)
    for gold in state.heaps:
        if gold in left:
            left.remove(gold)
    return tuple(left)


def next_mine(state: State) -> Square:
    """The first gold square, in reading order, without a heap."""
    return next(square for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if not gold)


def setter(state: State) -> Seat:
    """Who puts the heaps: chance, or the first seat for everybody (ARM-R8)."""
    return state.options.seats[0] if state.options.heap_placement == "manual" else CHANCE


# --- turns -----------------------------------------------------------------------------------------------------------


STOPPED = Rule(
    "stopped", "ARM-8.8", "Everybody has passed: the game has stopped.", "Tout le monde a passé : la partie est finie."
)


def over(state: State) -> list[Reason]:
    """After everybody has passed nothing is done any more."""
    return [STOPPED()] if state.phase is Phase.OVER else []


HEAPS_FIRST = Rule(
    "heaps-first",
    "ARM-3.5",
    "The set-up is not finished: first a heap goes on each gold square.",
    "La préparation n'est pas finie : il faut d'abord un tas sur chaque case d'or.",
)
FIRST_PLAYER_FIRST = Rule(
    "first-player-first",
    "ARM-3.7",
    "The set-up is not finished: first it is drawn who starts.",
    "La préparation n'est pas finie : il faut d'abord tirer au sort qui commence.",
)


def setting_up(state: State) -> list[Reason]:
    """Before the first turn nobody acts."""
    if state.phase not in SETTING_UP:
        return []
    return [HEAPS_FIRST() if state.phase is Phase.HEAPS else FIRST_PLAYER_FIRST()]


CHANCE_ONLY = Rule(
    "chance-only",
    "ARM-3.7",
    "Nobody chooses this: chance decides.",
    "Personne ne choisit cela : c'est le hasard qui décide.",
)


def not_chance(action: act.AnyAction) -> list[Reason]:
    """What chance decides, nobody else does."""
    return [] if action.seat == CHANCE else [CHANCE_ONLY()]


PASSED = Rule(
    "passed",
    "ARM-8.5",
    "{people} has passed, and a pass is for the rest of the game.",
    "{people} a passé, et c'est pour le reste de la partie.",
)
NOT_YOURS = Rule(
    "not-yours",
    "ARM-4.3",
    "It is the turn of {people}, and only the player whose turn it is acts.",
    "C'est à {people} de jouer, et chacun ne joue qu'à son tour.",
)
POWER_AFTER = Rule(
    "power-after",
    "ARM-13.1",
    "A power comes before the action of a turn, never after it.",
    "Un pouvoir vient avant l'action du tour, jamais après.",
)
ONE_ACTION = Rule(
    "one-action",
    "ARM-4.1",
    "You have had your turn: it holds one action only.",
    "Vous avez déjà joué : un tour, c'est une seule action.",
)
PALISADES_BEGUN = Rule(
    "palisades-begun",
    "ARM-4.1",
    "You have begun to lay palisades ({line}): lay a second one or stop.",
    "Vous avez commencé à poser des palissades ({line}) : posez-en une deuxième ou arrêtez là.",
)
SECOND_DUE = Rule(
    "palisades-begun",
    "ARM-4.1",
    "You have begun to lay palisades ({line}): lay a second one.",
    "Vous avez commencé à poser des palissades ({line}) : posez-en une deuxième.",
)
PASS_MIDWAY = Rule(
    "pass-midway",
    "ARM-4.2",
    "You have laid a palisade on {line}, so you cannot pass this turn: stop there instead.",
    "Vous avez posé une palissade en {line} : ce tour-ci, on ne peut plus passer, seulement arrêter là.",
)
PASS_BEFORE_SECOND = Rule(
    "pass-midway",
    "ARM-4.2",
    "You have laid a palisade on {line}, so you cannot pass this turn: lay a second one.",
    "Vous avez posé une palissade en {line} : ce tour-ci, on ne peut plus passer, il faut en poser une deuxième.",
)
POWER_MIDWAY = Rule(
    "power-midway",
    "ARM-13.1",
    "A power comes before the action, and you have laid a palisade on {line} already.",
    "Un pouvoir vient avant l'action, et vous avez déjà posé une palissade en {line}.",
)
PASS_AFTER_POWER = Rule(
    "pass-after-power",
    "ARM-13.3",
    "A power must be followed by one of the three actions; a pass is none.",
    "Après un pouvoir, il faut faire une des trois actions ; passer n'en est pas une.",
)
SECOND_POWER = Rule(
    "second-power",
    "ARM-13.2",
    "You have used a power this turn: one a turn.",
    "Vous avez déjà utilisé un pouvoir ce tour-ci : un seul par tour.",
)


def not_now(state: State, seat: Seat, kind: Kind) -> list[Reason]:
    """Why the turn has no room for an action, a power or a pass of this seat."""
    if state.phase in SETTING_UP:
        return setting_up(state)
    reasons = over(state)
    gone = plays(state, seat) and state.passed[seat]
    if gone:
        reasons.append(PASSED(act.screen_target(seat), people=state.people(seat)))
    if state.phase is Phase.OVER:
        return reasons
    if seat != state.active:
        reasons.append(NOT_YOURS(act.screen_target(state.active), people=state.people(state.active)))
        acted = seat == state.previous and not gone
        if acted and kind is Kind.POWER and state.options.advanced:
            reasons.append(POWER_AFTER())
        elif acted and kind is Kind.ACTION:
            reasons.append(ONE_ACTION())
    elif state.phase is Phase.SECOND_STICK:
        assert state.stick is not None
        may_stop = state.options.stick_count == "one_or_two"
        rules = {
            Kind.ACTION: PALISADES_BEGUN if may_stop else SECOND_DUE,
            Kind.PASS: PASS_MIDWAY if may_stop else PASS_BEFORE_SECOND,
            Kind.POWER: POWER_MIDWAY,
        }
        if kind is not Kind.POWER or state.options.advanced:
            reasons.append(rules[kind](act.line_target(state.stick), line=state.stick))
    elif state.phase is Phase.AFTER_POWER and kind is Kind.PASS and state.options.power_needs_action:
        reasons.append(PASS_AFTER_POWER())
    if seat == state.active and state.power_used and kind is Kind.POWER:
        reasons.append(SECOND_POWER())
    return reasons


# --- warriors --------------------------------------------------------------------------------------------------------


NO_SUCH_VALUE = Rule(
    "no-such-value",
    "ARM-5.1",
    "There is no warrior of value {value}: the tiles go from 1 to 5.",
    "Il n'y a pas de guerrier de valeur {value} : les tuiles vont de 1 à 5.",
)
NOT_IN_HAND = Rule(
    "not-in-hand",
    "ARM-5.1",
    "You have no {value} left behind your screen.",
    "Il ne vous reste aucun {value} derrière votre paravent.",
)
NEVER_DEALT = Rule(
    "never-dealt",
    "ARM-3.3",
    "With {players} players nobody starts with a {value}.",
    "À {players} joueurs, personne ne commence avec un {value}.",
)


def not_in_hand(state: State, seat: Seat, value: int) -> list[Reason]:
    """Why a seat has no tile of that value to lay."""
    facts = {"value": value, "players": state.options.players}
    if value not in VALUES:
        return [NO_SUCH_VALUE(**facts)]
    hands = state.hands or (start_hand(state.options),) * state.options.players
    if not plays(state, seat) or hands[seat][value - 1]:
        return []
    reasons = [NOT_IN_HAND(**facts)]
    if not start_hand(state.options)[value - 1]:
        reasons.append(NEVER_DEALT(**facts))
    return reasons


ON_GOLD = Rule(
    "on-gold",
    "ARM-5.3",
    "There is gold on {square}: warriors go on free squares.",
    "Il y a de l'or en {square} : les guerriers vont sur des cases libres.",
)
GOLD_NOT_FREE = Rule(
    "gold-not-free",
    "ARM-2.6",
    "{square} is not free: a free square has neither a warrior nor gold.",
    "La case {square} n'est pas libre : une case libre n'a ni guerrier ni or.",
)
ON_WARRIOR = Rule(
    "on-warrior",
    "ARM-5.3",
    "A warrior stands on {square} already: warriors go on free squares.",
    "Il y a déjà un guerrier en {square} : les guerriers vont sur des cases libres.",
)
ONE_EACH = Rule(
    "one-each", "ARM-5.6", "{square} holds at most one warrior.", "Il n'y a de place que pour un guerrier en {square}."
)


def not_free(state: State, square: Square) -> list[Reason]:
    """Why a square cannot receive a warrior."""
    here, facts = (act.square_target(square),), {"square": square}
    if square.bit & free_mask(state) or not square.bit:
        return outside(square)
    if square in GOLD_SQUARES:
        return [ON_GOLD(*here, **facts), GOLD_NOT_FREE(*here, **facts)]
    return [ON_WARRIOR(*here, **facts), ONE_EACH(*here, **facts)]


# --- palisades -------------------------------------------------------------------------------------------------------


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
    (
        "The other part would have {rest} squares, but both parts need {minimum}: {n} square is too few.",
        "The other part would have {rest} squares, but both parts need {minimum}: {n} squares are too few.",
    ),
    (
        "L'autre partie aurait {rest} cases, mais il en faut {minimum} dans chacune : {n} case, c'est trop peu.",
        "L'autre partie aurait {rest} cases, mais il en faut {minimum} dans chacune : {n} cases, c'est trop peu.",
    ),
    count="n",
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
        reasons.append(SUPPLY_EMPTY(act.SUPPLY, n=1, supply=0))
    return reasons


def room_for_two(state: State, line: Line) -> Line | None:
    """With `two_if_possible`: a line, this one if it will do, after which a second palisade fits (ARM-R1)."""
    land = state.land
    if state.options.stick_count == "one_or_two" or state.phase is Phase.SECOND_STICK or state.supply < STICKS:
        return None
    first = [line] if land.legal & line_bit(line) else []
    return next((one for one in (*first, *lines_of(land.legal)) if land.with_palisade(one).legal), None)


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


# --- advanced rules --------------------------------------------------------------------------------------------------


BASIC_RULES = Rule(
    "basic-rules",
    "ARM-4.1",
    "In the basic game there are two actions: place a warrior, or lay palisades.",
    "Avec les règles de base, il y a deux actions : poser un guerrier ou poser des palissades.",
)
ADVANCED_ONLY = Rule(
    "advanced-only",
    "ARM-11.3",
    "Powers and reinforcements belong to the advanced rules.",
    "Les pouvoirs et les renforts font partie des règles avancées.",
)


def advanced_only(state: State) -> list[Reason]:
    """The basic rules know neither powers nor reinforcements."""
    if state.options.advanced:
        return []
    return [BASIC_RULES(), ADVANCED_ONLY()]


OTHER_PEOPLE = Rule(
    "other-people",
    "ARM-13.7",
    "This is the power of {other}, not of {people}.",
    "Ce pouvoir est à {other}, pas à {people}.",
)
NO_TOKEN = Rule("no-token", "ARM-13.5", "{people} has no power token left.", "{people} n'a plus de jeton de pouvoir.")


def no_power(state: State, seat: Seat, people: People) -> list[Reason]:
    """Why a seat cannot use the power of a people, whatever it is used on."""
    reasons = advanced_only(state)
    if not plays(state, seat):
        return [*reasons, *not_now(state, seat, Kind.POWER)]
    own = state.people(seat)
    if own is not people:
        here = (act.screen_target(seat),)
        reasons.append(OTHER_PEOPLE(*here, people=own, other=people))
    if state.options.advanced and state.phase not in SETTING_UP and not state.powers[seat]:
        reasons.append(NO_TOKEN(act.screen_target(seat), people=own))
    return [*reasons, *not_now(state, seat, Kind.POWER)]


def can_act(state: State, seat: Seat) -> bool:
    """Whether a seat could perform one of the three actions, if it were its turn (ARM-8.3, ARM-13.4)."""
    tiles = any(state.hands[seat])
    return bool(places.lines(state) or (tiles and free_mask(state)) or places.reinforceable(state, seat))


def incomplete(state: State, square: Square) -> tuple[Square, ...]:
    """The free squares of a territory; () when it is complete."""
    return squares_of(state.land.territory(square) & free_mask(state))


def few(state: State, square: Square) -> tuple[str, ...]:
    """The territory of a square as evidence, or the square alone where that would be half the board."""
    squares = squares_of(state.land.territory(square))
    return marks(squares if len(squares) <= FEW else (square,))
