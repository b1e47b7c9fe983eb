"""The set-up: the heaps, who starts, hands, supply and tokens (ARM-3, 11)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Reason, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, PEOPLES, TILES, VALUES, Square
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.places import marks, outside
from orclib.games.armadora.rules.turn import NOBODY_THERE, not_chance, over, plays
from orclib.games.armadora.state import Phase, State, start_hand

# --- the heaps --------------------------------------------------------------------------------------------------------


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


def judge_heap(state: State, action: act.PutHeap) -> list[Reason]:
    square = action.square
    if state.phase is not Phase.HEAPS:
        stand = HEAPS_STAND(*marks(GOLD_SQUARES))
        return [*over(state), stand, *outside(square)]
    reasons = outside(square)
    if action.seat != (seat := setter(state)):
        reasons.append(CHANCE_PUTS() if seat == CHANCE else ANOTHER_PUTS(people=state.people(seat)))
    if square.bit and square not in GOLD_SQUARES:
        reasons.append(NO_MINE(act.square_target(square), square=square))
    elif square.bit:
        reasons += _mine_refused(state, square, action.gold)
    if action.gold not in heaps_left(state):
        reasons.append(NO_SUCH_HEAP(gold=action.gold, heaps=heaps_left(state)))
    return reasons


def _mine_refused(state: State, square: Square, gold: int) -> list[Reason]:
    """Why a heap of that size does not go on a gold square now."""
    here, reasons, following = marks((square,)), list[Reason](), next_mine(state)
    if state.gold(square):
        reasons.append(ONE_HEAP_EACH(*here, square=square))
    elif state.options.heap_placement != "manual" and square is not following:
        reasons.append(HEAPS_IN_ORDER(*marks((following,)), square=following))
    wanted = places.prescribed(state, square)
    if wanted not in (None, gold):
        reasons.append(REFERENCE_HEAP(*here, square=square, gold=wanted))
    return reasons


def put_heap(state: State, action: act.PutHeap, log: Log) -> State:
    heaps = replaced(state.heaps, GOLD_SQUARES.index(action.square), action.gold)
    phase = Phase.HEAPS if 0 in heaps else Phase.FIRST
    log.append(ev.HeapPut("ARM-3.5", action.square, action.gold))
    return replace(state, heaps=heaps, phase=phase)


# --- who starts -------------------------------------------------------------------------------------------------------


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


def judge_first(state: State, action: act.NameFirst) -> list[Reason]:
    reasons = [*over(state), *not_chance(action)]
    if not plays(state, action.player):
        reasons.append(NOBODY_THERE(players=state.options.players))
    if state.phase is not Phase.FIRST:
        reasons.append(HEAPS_BEFORE() if state.phase is Phase.HEAPS else FIRST_SETTLED())
    if isinstance(state.options.first_player, int) and action.player != state.options.first_player:
        people = state.people(Seat(state.options.first_player))
        reasons.append(FIRST_CHOSEN(people=people))
    return reasons


def name_first(state: State, action: act.NameFirst, log: Log) -> State:
    """The set-up ends: hands, supply, teams, tokens, and the first player (ARM-3.3 to 3.7, ARM-11.1, 11.2)."""
    options, hand, seat = state.options, start_hand(state.options), action.player
    people, seating = state.people(seat), options.seating
    log += (
        ev.HandsTaken("ARM-3.3", sum(hand), sum(value * n for value, n in zip(VALUES, hand, strict=True))),
        ev.TilesLeftOut("ARM-3.4", TILES - sum(hand), len(PEOPLES) - len(seating)),
        ev.SupplyMade("ARM-3.6", state.supply),
    )
    if options.in_teams:
        log.append(ev.TeamsMade("ARM-10.1", (seating[0], seating[2]), (seating[1], seating[3])))
    if options.advanced:
        log += [ev.TokensGiven("ARM-11.1", each, 1) for each in seating]
        log += [ev.TokensGiven("ARM-11.2", each, each.powers) for each in seating]
    log += (ev.FirstNamed("ARM-3.7", seat, people), ev.TurnBegun("ARM-4.1", seat, people))
    count = len(seating)
    return replace(
        state,
        phase=Phase.ACTION,
        hands=(hand,) * count,
        passed=(False,) * count,
        powers=tuple(each.powers for each in seating) if options.advanced else (0,) * count,
        reinforcements=(options.advanced,) * count,
        seen=((),) * count,
        first=seat,
        active=seat,
        turn=1,
    )
