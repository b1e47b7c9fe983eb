"""The judge of Armadöra: every reason against an action, what a person should hear first in front."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

from orclib.engine import CHANCE, Reason, Rule, Seat
from orclib.errors import UsageError
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import GOLD_SQUARES, STICKS, Line, People, Square
from orclib.games.armadora.rules import effects, places, refusal_checks
from orclib.games.armadora.rules.never_legal import attempt_refusals
from orclib.games.armadora.rules.refusal_checks import Kind, marks
from orclib.games.armadora.rules.territories import Land, line_bit
from orclib.games.armadora.state import Phase, State, reinforced
from orclib.language import say

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action; () means that it is legal."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        if isinstance(action, act.NeverLegal):
            return attempt_refusals(state, action)
        told = say("{action} is not an action of Armadöra.", "{action} n'est pas une action du jeu Armadöra.")
        raise UsageError(told.format(action=repr(action)))
    return judge(state, action)


# --- set-up ----------------------------------------------------------------------------------------------------------


HEAPS_STAND = Rule(
    "heaps-stand",
    "ARM-2.3",
    "The heaps lie on their squares for the whole game.",
    "Les tas d'or restent sur leurs cases toute la partie.",
)
CHANCE_PUTS = Rule(
    "not-your-heap",
    "ARM-3.5",
    "Nobody chooses where a heap goes: chance does.",
    "Personne ne choisit où va un tas d'or : c'est le hasard.",
)
ANOTHER_PUTS = Rule(
    "not-your-heap",
    "ARM-R8",
    "{people} puts the heaps, for everybody.",
    "C'est {people} qui place les tas d'or, pour tout le monde.",
)
NO_MINE = Rule(
    "no-mine",
    "ARM-2.3",
    "{square} is no mine: heaps go on the eight gold squares.",
    "La case {square} n'est pas une mine : les tas vont sur les huit cases d'or.",
)
NO_SUCH_HEAP = Rule(
    "no-such-heap",
    "ARM-3.5",
    "There is no heap of {gold} left to put; these are left: {heaps}.",
    "Il n'y a plus de tas de {gold} à placer ; il reste : {heaps}.",
)


def _judge_heap(state: State, action: act.PutHeap) -> Reasons:
    square = action.square
    if state.phase is not Phase.HEAPS:
        stand = HEAPS_STAND(*marks(GOLD_SQUARES))
        return (*refusal_checks.over(state), stand, *refusal_checks.outside(square))
    reasons = refusal_checks.outside(square)
    setter = refusal_checks.setter(state)
    if action.seat != setter:
        reasons.append(CHANCE_PUTS() if setter == CHANCE else ANOTHER_PUTS(people=state.people(setter)))
    if square.bit and square not in GOLD_SQUARES:
        reasons.append(NO_MINE(act.square_target(square), square=square))
    elif square.bit:
        reasons += _mine_refused(state, square, action.gold)
    if action.gold not in refusal_checks.heaps_left(state):
        reasons.append(NO_SUCH_HEAP(gold=action.gold, heaps=refusal_checks.heaps_left(state)))
    return tuple(reasons)


ONE_HEAP_EACH = Rule(
    "one-heap-each",
    "ARM-3.5",
    "{square} has its heap already: one on each gold square.",
    "La case {square} a déjà son tas : un seul par case d'or.",
)
HEAPS_IN_ORDER = Rule("heaps-in-order", "ARM-3.5", "The next heap goes on {square}.", "Le prochain tas va en {square}.")
REFERENCE_HEAP = Rule(
    "reference-heap",
    "ARM-R8",
    "In the layout of the examples {square} has {gold} gold.",
    "Dans la disposition des exemples, il y a {gold} pièces d'or en {square}.",
)


def _mine_refused(state: State, square: Square, gold: int) -> list[Reason]:
    """Why a heap of that size does not go on a gold square now."""
    here, reasons, following = marks((square,)), list[Reason](), refusal_checks.next_mine(state)
    if state.gold(square):
        reasons.append(ONE_HEAP_EACH(*here, square=square))
    elif state.options.heap_placement != "manual" and square is not following:
        reasons.append(HEAPS_IN_ORDER(*marks((following,)), square=following))
    wanted = places.prescribed(state, square)
    if wanted not in (None, gold):
        reasons.append(REFERENCE_HEAP(*here, square=square, gold=wanted))
    return reasons


FIRST_SETTLED = Rule("first-settled", "ARM-3.7", "It is settled who starts.", "On sait déjà qui commence.")
HEAPS_BEFORE = Rule(
    "heaps-before",
    "ARM-3.7",
    "First the heaps are put, then it is drawn who starts.",
    "On place d'abord les tas d'or, puis on tire au sort qui commence.",
)
FIRST_CHOSEN = Rule(
    "first-chosen", "ARM-R10", "It was agreed that {people} starts.", "C'est convenu : {people} commence."
)


def _judge_first(state: State, action: act.NameFirst) -> Reasons:
    reasons = [*refusal_checks.over(state), *refusal_checks.not_chance(action)]
    if not refusal_checks.plays(state, action.player):
        reasons.append(refusal_checks.NOBODY_THERE(players=state.options.players))
    if state.phase is not Phase.FIRST:
        reasons.append(HEAPS_BEFORE() if state.phase is Phase.HEAPS else FIRST_SETTLED())
    if isinstance(state.options.first_player, int) and action.player != state.options.first_player:
        people = state.people(Seat(state.options.first_player))
        reasons.append(FIRST_CHOSEN(people=people))
    return tuple(reasons)


# --- the three actions, and passing ----------------------------------------------------------------------------------


def _judge_warrior(state: State, action: act.PlaceWarrior) -> Reasons:
    return (
        *refusal_checks.not_now(state, action.seat, Kind.ACTION),
        *refusal_checks.not_free(state, action.square),
        *refusal_checks.not_in_hand(state, action.seat, action.value),
    )


def _not_laying(state: State, seat: Seat) -> list[Reason]:
    """Why the turn has no room for a palisade: as for any action, but for the second one."""
    if state.phase is Phase.SECOND_STICK and seat == state.active:
        return []
    return refusal_checks.not_now(state, seat, Kind.ACTION)


def _judge_palisade(state: State, action: act.LayPalisade) -> Reasons:
    reasons = [*_not_laying(state, action.seat), *refusal_checks.line_refused(state, state.land, action.line)]
    return (*reasons, *refusal_checks.lone(state, action.line, announced=False))


NOTHING_BEGUN = Rule(
    "nothing-begun",
    "ARM-6.2",
    "There is nothing to stop: the action has not begun with a palisade.",
    "Il n'y a rien à arrêter : l'action n'a pas commencé par une palissade.",
)


def _judge_stop(state: State, action: act.Stop) -> Reasons:
    if state.phase is not Phase.SECOND_STICK or action.seat != state.active:
        return (*refusal_checks.not_now(state, action.seat, Kind.ACTION), NOTHING_BEGUN())
    if state.options.stick_count == "two_if_possible":
        return (refusal_checks.SECOND_WANTED(line=state.stick),)
    return ()


# --- all palisades of an action at once ------------------------------------------------------------------------------


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
    return refusal_checks.line_refused(state, state.land, part.line) if isinstance(part, act.LayPalisade) else []


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


def whole(state: State, action: act.AnyAction, found: Reasons) -> Reasons:
    """Every reason against an announcement: the second palisade has been judged with the first in place (ARM-6.12)."""
    assert isinstance(action, act.LayPalisades)
    lines, count = action.lines, len(action.lines)
    reasons = [
        *(_not_laying(state, action.seat) if count == 1 else refusal_checks.not_now(state, action.seat, Kind.ACTION))
    ]
    if not count:
        reasons.append(NONE_ANNOUNCED())
    if count > STICKS:
        reasons.append(TOO_MANY(*map(act.line_target, lines), n=count))
    if count > state.supply:
        reasons.append(SUPPLY_SHORT(act.SUPPLY, n=count, supply=state.supply))
    land, laid = state.land, list[Line]()
    for line in lines:
        if line in laid:
            reasons.append(LINE_TWICE(act.line_target(line), line=line))
            continue
        against = [*refusal_checks.not_on_line(land, line), *refusal_checks.occupied_count_too(state, land, line)]
        reasons += against
        if against and laid and state.land.legal & line_bit(line):
            culprits = _culprits(state.land, laid, line)
            told = {"line": line, "lines": culprits, "n": len(culprits)}
            reasons.append(BECAUSE_OF_FIRST(*map(act.line_target, culprits), **told))
        if not against:
            land, laid = land.with_palisade(line), [*laid, line]
    if count == 1:
        reasons += refusal_checks.lone(state, lines[0], announced=True)
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


# --- reinforcements --------------------------------------------------------------------------------------------------


USED_REINFORCEMENT = Rule(
    "used-reinforcement",
    "ARM-12.9",
    "{people} has used the reinforcement: one in a game.",
    "{people} a déjà placé son renfort : un seul par partie.",
)
NO_WARRIOR = Rule(
    "no-warrior",
    "ARM-12.1",
    "No warrior stands on {square} to be reinforced.",
    "Il n'y a pas de guerrier à renforcer en {square}.",
)
NOT_OWN_WARRIOR = Rule(
    "not-own-warrior",
    "ARM-12.1",
    "The warrior on {square} is not yours: it belongs to {people}.",
    "Le guerrier en {square} n'est pas à vous : il est à {people}.",
)
PARTNERS_WARRIOR = Rule(
    "partners-warrior",
    "ARM-12.6",
    "{people} is your partner, but a reinforcement goes on one's own warrior.",
    "{people} est votre partenaire, mais un renfort se place sur un guerrier à soi.",
)
NOT_COMPLETE = Rule(
    "not-complete",
    "ARM-12.3",
    (
        "The territory of {square} is not complete: {squares} is still free.",
        "The territory of {square} is not complete: {squares} are still free.",
    ),
    (
        "Le territoire de la case {square} n'est pas complet : {squares} est encore libre.",
        "Le territoire de la case {square} n'est pas complet : {squares} sont encore libres.",
    ),
    count="n",
)
FAR_FROM_COMPLETE = Rule(
    "not-complete",
    "ARM-12.3",
    "The territory of {square} is not complete: {n} squares are still free.",
    "Le territoire de la case {square} n'est pas complet : {n} cases sont encore libres.",
)
ONE_PER_TERRITORY = Rule(
    "one-per-territory",
    "ARM-12.4",
    "The territory holds a reinforcement already, on {square}: one in each.",
    "Ce territoire a déjà un renfort, en {square} : un seul par territoire.",
)
TOKEN_COUNTS_HERE = Rule(
    "token-counts-here",
    "ARM-12.11",
    "A reinforcement counts where its warrior stands: here, with {square}.",
    "Un renfort compte là où se trouve son guerrier : ici, avec {square}.",
)


def _judge_reinforcement(state: State, action: act.PlaceReinforcement) -> Reasons:
    seat, square = action.seat, action.square
    reasons = [
        *refusal_checks.advanced_only(state),
        *refusal_checks.not_now(state, seat, Kind.ACTION),
        *refusal_checks.outside(square),
    ]
    left = state.reinforcements if state.options.advanced and refusal_checks.plays(state, seat) else ()
    if left and not left[seat]:
        placed = reinforced(state, places.own(state, seat))
        reasons.append(USED_REINFORCEMENT(*marks(placed), people=state.people(seat)))
    if not square.bit:
        return tuple(reasons)
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        reasons.append(NO_WARRIOR(*here, square=square))
    elif not square.bit & places.own(state, seat):
        facts = {"square": square, "people": state.people(one.owner)}
        reasons.append(NOT_OWN_WARRIOR(*here, **facts))
        if one.owner == state.options.partner(seat):
            reasons.append(PARTNERS_WARRIOR(*here, **facts))
    if square.bit & places.unfinished(state):
        gaps = refusal_checks.incomplete(state, square)
        evidence = marks(gaps) if len(gaps) <= refusal_checks.FEW else here
        rule = NOT_COMPLETE if len(gaps) <= refusal_checks.FEW else FAR_FROM_COMPLETE
        reasons.append(rule(*evidence, square=square, n=len(gaps), squares=gaps))
    if square.bit & places.taken(state):
        taken = reinforced(state, state.land.territory(square))
        reasons += [rule(*marks(taken), square=taken[0]) for rule in (ONE_PER_TERRITORY, TOKEN_COUNTS_HERE)]
    return tuple(reasons)


def _judge_pass(state: State, action: act.Pass) -> Reasons:
    return tuple(refusal_checks.not_now(state, action.seat, Kind.PASS))


# --- powers ----------------------------------------------------------------------------------------------------------


LOOK_NOBODY = Rule(
    "look-nobody",
    "ARM-14.1",
    "No warrior stands on {square} to be looked at.",
    "Il n'y a pas de guerrier à regarder en {square}.",
)
LOOK_OWN = Rule(
    "look-own",
    "ARM-14.1",
    "The warrior on {square} is your own: the Mage looks at an opposing one.",
    "Le guerrier en {square} est à vous : le Mage regarde un guerrier adverse.",
)
LOOK_PARTNER = Rule(
    "look-partner",
    "ARM-14.4",
    "The warrior on {square} belongs to {people}, your partner: that is no opposing one.",
    "Le guerrier en {square} est à {people}, votre partenaire : ce n'est pas un guerrier adverse.",
)
FACE_UP_ALREADY = Rule(
    "face-up-already",
    "ARM-14.5",
    "The warrior on {square} lies face up: there is nothing to find out.",
    "Le guerrier en {square} est face visible : il n'y a rien à découvrir.",
)


def _judge_look(state: State, action: act.Look) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.MAGE)
    target = not_lookable(state, action.seat, action.square)
    return (*reasons, *target, *_no_sequel(state, action, target))


def not_lookable(state: State, seat: Seat, square: Square) -> list[Reason]:
    """Why a Mage cannot look at what stands on a square."""
    reasons = not_opposing(state, seat, square, LOOK_NOBODY, LOOK_OWN, LOOK_PARTNER)
    if square.bit & places.face_up(state):
        reasons.append(FACE_UP_ALREADY(act.square_target(square), square=square))
    return reasons


SHOOT_NOBODY = Rule(
    "shoot-nobody",
    "ARM-14.16",
    "No warrior stands on {square} to be shot at.",
    "Il n'y a pas de guerrier à viser en {square}.",
)
SHOOT_OWN = Rule(
    "shoot-own",
    "ARM-14.16",
    "The warrior on {square} is your own: an arrow is for an opposing one.",
    "Le guerrier en {square} est à vous : une flèche vise un guerrier adverse.",
)
SHOOT_PARTNER = Rule(
    "shoot-partner",
    "ARM-14.20",
    "The warrior on {square} belongs to {people}, your partner, who is no opponent.",
    "Le guerrier en {square} est à {people}, votre partenaire : on ne tire pas sur son équipe.",
)
OUT_OF_RANGE = Rule(
    "out-of-range",
    "ARM-14.17",
    "You have no warrior in the territory of {square}, so no arrow reaches it.",
    "Vous n'avez pas de guerrier dans le territoire de la case {square} : aucune flèche ne l'atteint.",
)
COMPLETE_IS_SAFE = Rule(
    "complete-is-safe",
    "ARM-14.19",
    "The territory of {square} is complete, and no arrow is allowed there.",
    "Le territoire de la case {square} est complet : il est à l'abri des flèches.",
)


def _judge_shoot(state: State, action: act.Shoot) -> Reasons:
    square = action.square
    reasons = refusal_checks.no_power(state, action.seat, People.ELF)
    target = not_opposing(state, action.seat, square, SHOOT_NOBODY, SHOOT_OWN, SHOOT_PARTNER)
    if square.bit & ~places.reached(state, action.seat):
        target.append(OUT_OF_RANGE(*refusal_checks.few(state, square), square=square))
    if square.bit & ~places.unfinished(state):
        target.append(COMPLETE_IS_SAFE(*refusal_checks.few(state, square), square=square))
    return (*reasons, *target, *_no_sequel(state, action, target))


def not_opposing(state: State, seat: Seat, square: Square, nobody: Rule, own: Rule, partners: Rule) -> list[Reason]:
    """Why a warrior is not an opposing one."""
    if square.bit & places.foes(state, seat) or not square.bit:
        return refusal_checks.outside(square)
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        return [nobody(*here, square=square)]
    if one.owner == seat:
        return [own(*here, square=square)]
    return [partners(*here, square=square, people=state.people(one.owner))]


EXTRA_NEEDS_FREE = Rule(
    "extra-needs-free",
    "ARM-14.9",
    "The Goblin's extra warrior needs a free square like any other.",
    "Le guerrier supplémentaire du Gobelin a besoin d'une case libre, comme les autres.",
)
EXTRA_FROM_HAND = Rule(
    "extra-from-hand",
    "ARM-14.7",
    "The Goblin's extra warrior comes from the hand, and no {value} is there.",
    "Le guerrier supplémentaire du Gobelin vient de la main, et il n'y a là aucun {value}.",
)


def _judge_extra_warrior(state: State, action: act.ExtraWarrior) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.GOBLIN)
    what = refusal_checks.not_free(state, action.square)
    if what and action.square.bit:
        what.append(EXTRA_NEEDS_FREE(*marks((action.square,)), square=action.square))
    hand = refusal_checks.not_in_hand(state, action.seat, action.value)
    if hand:
        what += [*hand, EXTRA_FROM_HAND(value=action.value)]
    return (*reasons, *what, *_no_sequel(state, action, what))


EXTRA_SAME_LIMITS = Rule(
    "extra-same-limits",
    "ARM-14.13",
    "The Orc's extra palisade keeps to all the rules of palisades.",
    "La palissade supplémentaire de l'Orc suit toutes les règles des palissades.",
)


def _judge_extra_palisade(state: State, action: act.ExtraPalisade) -> Reasons:
    reasons = refusal_checks.no_power(state, action.seat, People.ORC)
    what = refusal_checks.line_refused(state, state.land, action.line)
    if what:
        what.append(EXTRA_SAME_LIMITS(line=action.line))
    return (*reasons, *what, *_no_sequel(state, action, what))


NOTHING_FOLLOWS = Rule(
    "nothing-follows",
    "ARM-13.4",
    "After the power none of the three actions would be possible.",
    "Après le pouvoir, aucune des trois actions ne serait possible.",
)


def _no_sequel(state: State, action: effects.Power, against: list[Reason]) -> Reasons:
    """That no action would be possible after the power (ARM-13.4), whatever else is against it.

    A power that the board does not allow leaves the board as it is.
    """
    options = state.options
    if not (
        options.advanced and options.power_needs_action and state.hands and refusal_checks.plays(state, action.seat)
    ):
        return ()
    after = state if against else effects.power(state, action)
    return () if refusal_checks.can_act(after, action.seat) else (NOTHING_FOLLOWS(),)


_JUDGES: dict[type, Callable[[State, Any], Reasons]] = {
    act.PutHeap: _judge_heap,
    act.NameFirst: _judge_first,
    act.PlaceWarrior: _judge_warrior,
    act.LayPalisade: _judge_palisade,
    act.Stop: _judge_stop,
    act.PlaceReinforcement: _judge_reinforcement,
    act.Pass: _judge_pass,
    act.Look: _judge_look,
    act.Shoot: _judge_shoot,
    act.ExtraWarrior: _judge_extra_warrior,
    act.ExtraPalisade: _judge_extra_palisade,
}
