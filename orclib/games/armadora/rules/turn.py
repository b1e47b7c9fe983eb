"""The turn: whose it is, what it has room for, how it passes on (ARM-4, 8, 13.1 to 13.3)."""

from __future__ import annotations

from enum import Enum

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Reason, Rule, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora import events as ev
from orclib.games.armadora.box import Square
from orclib.games.armadora.rules.scoring import count_up
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import SETTING_UP, Phase, State, is_complete


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


def plays(state: State, seat: Seat) -> bool:
    """Whether the seat is one of this table's."""
    return seat in state.options.seats


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


def completed(state: State, square: Square, log: Log) -> None:
    """Under the advanced rules it matters whether a territory has become complete (ARM-7.8)."""
    if state.options.advanced:
        territory = state.land.territory(square)
        if is_complete(state, territory):
            log.append(ev.TerritoryCompleted("ARM-7.8", squares_of(territory)))


def end_turn(state: State, log: Log) -> State:
    """The next player clockwise who has not passed (ARM-4.4), or the end (ARM-8.8)."""
    seat, seats = state.active, state.options.seats
    following = [who for who in (*seats[seat + 1 :], *seats[: seat + 1]) if not state.passed[who]]
    seen = state.seen if state.options.relook else ((),) * len(seats)
    if not following:
        state = replace(state, phase=Phase.OVER, previous=seat, power_used=False, stick=None, seen=seen)
        count_up(state, log)
        return state
    state = replace(
        state,
        phase=Phase.ACTION,
        active=following[0],
        previous=seat,
        turn=state.turn + 1,
        power_used=False,
        stick=None,
        seen=seen,
    )
    again = following[0] == seat
    log.append(ev.TurnBegun("ARM-8.7" if again else "ARM-4.4", state.active, state.people(state.active)))
    return state
