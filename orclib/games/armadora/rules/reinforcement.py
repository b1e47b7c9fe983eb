"""Placing the reinforcement (ARM-12)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule
from orclib.engine.values import replaced
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.places import FEW, incomplete, marks, outside
from orclib.games.armadora.rules.powers import advanced_only
from orclib.games.armadora.rules.turn import Kind, end_turn, not_now, plays
from orclib.games.armadora.state import State, reinforced

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


def judge_reinforcement(state: State, action: act.PlaceReinforcement) -> list[Reason]:
    seat, square = action.seat, action.square
    reasons = [
        *advanced_only(state),
        *not_now(state, seat, Kind.ACTION),
        *outside(square),
    ]
    left = state.reinforcements if state.options.advanced and plays(state, seat) else ()
    if left and not left[seat]:
        placed = reinforced(state, places.own(state, seat))
        reasons.append(USED_REINFORCEMENT(*marks(placed), people=state.people(seat)))
    if not square.bit:
        return reasons
    here, one = marks((square,)), state.squares[square.index]
    if one is None:
        reasons.append(NO_WARRIOR(*here, square=square))
    elif not square.bit & places.own(state, seat):
        facts = {"square": square, "people": state.people(one.owner)}
        reasons.append(NOT_OWN_WARRIOR(*here, **facts))
        if one.owner == state.options.partner(seat):
            reasons.append(PARTNERS_WARRIOR(*here, **facts))
    if square.bit & places.unfinished(state):
        gaps = incomplete(state, square)
        evidence = marks(gaps) if len(gaps) <= FEW else here
        rule = NOT_COMPLETE if len(gaps) <= FEW else FAR_FROM_COMPLETE
        reasons.append(rule(*evidence, square=square, n=len(gaps), squares=gaps))
    if square.bit & places.taken(state):
        taken = reinforced(state, state.land.territory(square))
        reasons += [rule(*marks(taken), square=taken[0]) for rule in (ONE_PER_TERRITORY, TOKEN_COUNTS_HERE)]
    return reasons


def reinforce(state: State, action: act.PlaceReinforcement, log: Log) -> State:
    one = state.squares[action.square.index]
    assert one is not None
    clause = "ARM-12.5" if one.arrows else "ARM-12.12" if one.face_up else "ARM-12.1"
    log.append(ev.ReinforcementPlaced(clause, action.seat, state.people(action.seat), action.square))
    state = replace(
        state,
        squares=replaced(state.squares, action.square.index, replace(one, reinforced=True)),
        reinforcements=replaced(state.reinforcements, one.owner, False),
    )
    return end_turn(state, log)
