"""The powers of the peoples (ARM-13, 14)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import People, Square
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.palisades import laid, line_refused
from orclib.games.armadora.rules.places import few, marks, outside
from orclib.games.armadora.rules.turn import Kind, completed, not_now, plays
from orclib.games.armadora.rules.warriors import not_free, not_in_hand, with_warrior
from orclib.games.armadora.state import SETTING_UP, Phase, State, free_mask

Power = act.Look | act.Shoot | act.ExtraWarrior | act.ExtraPalisade
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


NOTHING_FOLLOWS = Rule(
    "nothing-follows",
    "ARM-13.4",
    "After the power none of the three actions would be possible.",
    "Après le pouvoir, aucune des trois actions ne serait possible.",
)


def _no_sequel(state: State, action: Power, against: list[Reason]) -> list[Reason]:
    """That no action would be possible after the power (ARM-13.4), whatever else is against it.

    A power that the board does not allow leaves the board as it is.
    """
    options = state.options
    if not (options.advanced and options.power_needs_action and state.hands and plays(state, action.seat)):
        return []
    after = state if against else power(state, action)
    return [] if can_act(after, action.seat) else [NOTHING_FOLLOWS()]


def power(state: State, action: Power) -> State:
    """The token is spent and the power takes effect (ARM-13.5, ARM-13.6); what the Mage sees is remembered."""
    seat = action.seat
    state = replace(state, powers=replaced(state.powers, seat, state.powers[seat] - 1), power_used=True)
    match action:
        case act.Look(square=square):
            known = tuple(sorted({*state.seen[seat], square}, key=lambda each: each.index))
            return replace(state, seen=replaced(state.seen, seat, known))
        case act.Shoot(square=square):
            return with_arrow(state, square)
        case act.ExtraWarrior(value=value, square=square):
            return with_warrior(state, seat, value, square, face_up=True)
        case act.ExtraPalisade(line=line):
            return replace(state, land=state.land.with_palisade(line), supply=state.supply - 1)


def with_arrow(state: State, square: Square) -> State:
    """One arrow more sticks in a warrior."""
    one = state.squares[square.index]
    assert one is not None
    return replace(state, squares=replaced(state.squares, square.index, replace(one, arrows=one.arrows + 1)))


def _after_power(state: State, action: Power, log: Log) -> State:
    if state.options.power_needs_action:
        log.append(ev.ActionFollows("ARM-13.3", state.people(action.seat)))
    return replace(power(state, action), phase=Phase.AFTER_POWER)


# --- the Mage ---------------------------------------------------------------------------------------------------------


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


def not_opposing(state: State, seat: Seat, square: Square, nobody: Rule, own: Rule, partners: Rule) -> list[Reason]:
    """Why a warrior is not an opposing one."""
    if square.bit & places.foes(state, seat) or not square.bit:
        return outside(square)
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        return [nobody(*here, square=square)]
    if one.owner == seat:
        return [own(*here, square=square)]
    return [partners(*here, square=square, people=state.people(one.owner))]


def not_lookable(state: State, seat: Seat, square: Square) -> list[Reason]:
    """Why a Mage cannot look at what stands on a square."""
    reasons = not_opposing(state, seat, square, LOOK_NOBODY, LOOK_OWN, LOOK_PARTNER)
    if square.bit & places.face_up(state):
        reasons.append(FACE_UP_ALREADY(act.square_target(square), square=square))
    return reasons


def judge_look(state: State, action: act.Look) -> list[Reason]:
    target = not_lookable(state, action.seat, action.square)
    return [*no_power(state, action.seat, People.MAGE), *target, *_no_sequel(state, action, target)]


def look(state: State, action: act.Look, log: Log) -> State:
    seat, one = action.seat, state.squares[action.square.index]
    assert one is not None
    people, owner = state.people(seat), state.people(one.owner)
    knows, left = state.options.confidants(seat), state.powers[seat] - 1
    if not state.options.relook:
        knows = ()  # shown once, and not kept
    seen = ev.Looked("ARM-14.1", seat, people, action.square, owner, one.value, knows, left)
    log += (seen, ev.TokenSpent("ARM-14.6", people, left))
    return _after_power(state, action, log)


# --- the Elf ----------------------------------------------------------------------------------------------------------


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


def judge_shoot(state: State, action: act.Shoot) -> list[Reason]:
    square = action.square
    target = not_opposing(state, action.seat, square, SHOOT_NOBODY, SHOOT_OWN, SHOOT_PARTNER)
    if square.bit & ~places.reached(state, action.seat):
        target.append(OUT_OF_RANGE(*few(state, square), square=square))
    if square.bit & ~places.unfinished(state):
        target.append(COMPLETE_IS_SAFE(*few(state, square), square=square))
    return [*no_power(state, action.seat, People.ELF), *target, *_no_sequel(state, action, target)]


def shoot(state: State, action: act.Shoot, log: Log) -> State:
    seat, one = action.seat, state.squares[action.square.index]
    assert one is not None
    people, owner, left = state.people(seat), state.people(one.owner), state.powers[seat] - 1
    clause = "ARM-14.22" if one.arrows else "ARM-14.16"
    shot = ev.ArrowShot(clause, seat, people, action.square, owner, one.arrows + 1, left)
    log += (shot, ev.TokenSpent("ARM-14.21", people, left))
    return _after_power(state, action, log)


# --- the Goblin -------------------------------------------------------------------------------------------------------


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


def judge_extra_warrior(state: State, action: act.ExtraWarrior) -> list[Reason]:
    what = not_free(state, action.square)
    if what and action.square.bit:
        what.append(EXTRA_NEEDS_FREE(*marks((action.square,)), square=action.square))
    hand = not_in_hand(state, action.seat, action.value)
    if hand:
        what += [*hand, EXTRA_FROM_HAND(value=action.value)]
    return [*no_power(state, action.seat, People.GOBLIN), *what, *_no_sequel(state, action, what)]


def extra_warrior(state: State, action: act.ExtraWarrior, log: Log) -> State:
    seat, people = action.seat, state.people(action.seat)
    placed = ev.ExtraWarriorPlaced("ARM-14.8", seat, people, action.square, action.value)
    log += (placed, ev.TokenSpent("ARM-14.11", people, state.powers[seat] - 1))
    after = power(state, action)
    if not any(after.hands[seat]):
        log.append(ev.HandEmpty("ARM-8.1", seat, people))
    completed(after, action.square, log)
    return _after_power(state, action, log)


# --- the Orc ----------------------------------------------------------------------------------------------------------


EXTRA_SAME_LIMITS = Rule(
    "extra-same-limits",
    "ARM-14.13",
    "The Orc's extra palisade keeps to all the rules of palisades.",
    "La palissade supplémentaire de l'Orc suit toutes les règles des palissades.",
)


def judge_extra_palisade(state: State, action: act.ExtraPalisade) -> list[Reason]:
    what = line_refused(state, state.land, action.line)
    if what:
        what.append(EXTRA_SAME_LIMITS(line=action.line))
    return [*no_power(state, action.seat, People.ORC), *what, *_no_sequel(state, action, what)]


def extra_palisade(state: State, action: act.ExtraPalisade, log: Log) -> State:
    seat, people = action.seat, state.people(action.seat)
    laid(state, seat, action.line, "ARM-14.12", log)
    log.append(ev.TokenSpent("ARM-14.15", people, state.powers[seat] - 1))
    return _after_power(state, action, log)
