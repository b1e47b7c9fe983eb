"""More words for the tests of clauses, refusals, knowledge and typed text: a position in every phase, kept games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from orclib.games.thorval.lessons.cases import FIXTURE, PEOPLED
from orclib.games.thorval.state import AUTOMATIC
from tests.games.thorval.support import GAME, PLAYERS, Event, Options, Phase, Seat, Step, game, lively

# --- four players, from the open box to the first round --------------------------------------------------------------

CASTLED = "4 players\nA 4 = 1S\nB 5 = 1S\nC 7 = 1S\nD 2 = 1S\nO 1, 3, 6, 8 = 2"
"""Soldiers and orks are in the castles."""
INFESTED = f"{CASTLED}\nO I/5, I/6, II/1, II/5, III/1, III/4, IV/3, IV/5, V/2, V/6, VI/4, VI/6 = 2"
"""Orks are in two territories of each region."""
IN_CASTLES = "treasures A chest 2; B chest 4; C chest 3; D chest 7"
"""The treasures that lie in castles."""
TREASURES = FIXTURE.removeprefix(FIXTURE.partition("treasures")[0])
"""All treasures of four players."""
D1 = FIXTURE
"""Four players right after the set-up."""

# --- a position in every phase ---------------------------------------------------------------------------------------

MIDDLE = """3 players
A II/2 = 4S+W; II/1 = 3S; II/3 = 2S; II/6, I/5 = 1S; 3 = 2S; VI/5 = 1S
B 5 = 3S; II/4 = 2S; VI/2 = 2S+W; I/3 = 1S; V/1 = 2S+H
C 8 = 3S; VI/1 = 2S; VI/4 = 1S
O II/5 = 4; III/6 = 2; III/1 = 1
treasures A chest II/5, crown V/1, ring I/1; B chest II/6, crown III/6, ring IV/4; C chest 6, crown IV/1, ring II/2"""
"""Three players who have not found anything yet; A may declare an attack."""
TOTAL = "attack II/2 II/5 total"
WIN = f"{TOTAL}; ready; exchange 4 6"
"""A empties II/5, where the chest lies."""


def find(kind: str) -> str:
    """A turns over a treasure in II/5, after a fight."""
    board = MIDDLE
    if kind != "chest":
        board = board.replace("A chest II/5,", f"A {kind} II/5,").replace(
            f"{kind} {'V/1' if kind == 'crown' else 'I/1'}", f"chest {'V/1' if kind == 'crown' else 'I/1'}"
        )
    return f"{board}\nthen: {WIN}; occupy 2"


OPENING_ROLL = "4 players\nthen: roll 3; roll 5"
CASTLES = "4 players\nphase castles\nfirst A\nA 4 = 1S"
ORK_SETUP = f"{CASTLED}\nphase ork_setup\nfirst A\nthen: roll 5; roll 6; roll 1"
SETTLE = f"{INFESTED}\nA III/2 = 1S\nB I/1 = 1S\nphase settle\nfirst A"
HIDE_FIRST = f"{PEOPLED}\nphase hide\nfirst A"
HIDE = f"{PEOPLED}\n{IN_CASTLES}\nphase hide\nfirst A"
MUSTER = f"{PEOPLED}\n{TREASURES}\nphase muster\nfirst A"
SPREAD = f"{D1}\nphase spread\nfirst A\nthen: roll 2"
DRAGON = f"{D1}\nphase dragon\nfirst A\nthen: roll 4"
MEDIATOR = f"{D1}\nphase mediator\nfirst A\nthen: roll 4"
GIFT = f"{D1}\nphase gift\nmediator II/4\nfirst A"
FIRST_PLAYER = f"{D1}\nphase first_player\nfirst A"
HELP = f"{MIDDLE}\nphase help"
LIFT = f"{HELP}\nthen: help 3"
LAY = f"{LIFT}; lift III/6"
EXTRA = """2 players
A 3 = 4S; II/3 = H
B IV/6 = 1S
O II/5 = 4
treasures A chest I/1, crown V/1, ring I/2; B chest II/6, crown III/6, ring IV/4
phase help
then: help 4"""
REINFORCE = f"{MIDDLE}\nphase reinforce"
DECLARE = MIDDLE
ANNOUNCE = f"{MIDDLE}\nhelp 2\nrequests A 1\nthen: {TOTAL}"
PREPARE = f"{MIDDLE}\nthen: {TOTAL}"
_BESIEGED = MIDDLE.replace("II/6, I/5 = 1S", "I/5 = 1S").replace("B 5 = 3S", "B 5 = 3S; II/6 = 2S")
DEFEND = f"{_BESIEGED.replace('B chest II/6', 'B chest IV/6')}\nthen: attack II/1 5 total; ready"
EXCHANGE = f"{MIDDLE}\nthen: {TOTAL}; ready"
LOSSES = f"{EXCHANGE}; exchange 2 3"
GO_ON = f"{MIDDLE}\nthen: attack II/2 II/5 partial; exchange 2 6"
OCCUPY = f"{MIDDLE}\nthen: {WIN}"
CHEST, CROWN, RING = map(find, ("chest", "crown", "ring"))
HELP_SOLDIERS = f"""{MIDDLE.replace("A chest II/5, ", "A chest III/2, ")}
help 1
requests A 1
then: {WIN}; occupy 2"""
HELP_SOLDIER = HELP_SOLDIERS.replace("help 1", "help 2").replace(f"{TOTAL};", f"{TOTAL}; announce II/3 II/4;")
"""The same with option 2, and a second attack to come."""
SECOND_ATTACK = f"""{MIDDLE}
help 2
requests A 1
then: attack II/1 5 partial then II/2 II/5; ready; exchange 6 1; stop"""
OVER = f"""{MIDDLE.replace("A chest II/5, crown V/1, ring I/1; ", "A chest II/5; ")}
found A crown ring
then: {WIN}; occupy 2"""

PHASES: dict[Phase, str] = {
    Phase.OPENING_ROLL: OPENING_ROLL,
    Phase.CASTLES: CASTLES,
    Phase.ORK_SETUP: ORK_SETUP,
    Phase.SETTLE: SETTLE,
    Phase.HIDE: HIDE,
    Phase.MUSTER: MUSTER,
    Phase.SPREAD: SPREAD,
    Phase.DRAGON: DRAGON,
    Phase.MEDIATOR: MEDIATOR,
    Phase.GIFT: GIFT,
    Phase.FIRST_PLAYER: FIRST_PLAYER,
    Phase.HELP: HELP,
    Phase.LIFT: LIFT,
    Phase.LAY: LAY,
    Phase.EXTRA: EXTRA,
    Phase.REINFORCE: REINFORCE,
    Phase.DECLARE: DECLARE,
    Phase.ANNOUNCE: ANNOUNCE,
    Phase.PREPARE: PREPARE,
    Phase.DEFEND: DEFEND,
    Phase.EXCHANGE: EXCHANGE,
    Phase.LOSSES: LOSSES,
    Phase.GO_ON: GO_ON,
    Phase.OCCUPY: OCCUPY,
    Phase.CHEST: CHEST,
    Phase.CROWN: CROWN,
    Phase.RING: RING,
    Phase.HELP_SOLDIERS: HELP_SOLDIERS,
    Phase.SECOND_ATTACK: SECOND_ATTACK,
    Phase.OVER: OVER,
}
"""A position for each phase in which somebody decides or throws dice, and for the end."""
RESTING = tuple(phase for phase in Phase if phase not in AUTOMATIC)
"""The phases that a position may rest in."""

# --- readings of the rules -------------------------------------------------------------------------------------------

FLIPS: tuple[dict[str, Any], ...] = tuple(
    {name: value} for name, values in Options.readings().items() for value in values[1:]
)
"""Each switch in another reading."""


def readings() -> list[Options]:
    """Every number of players, each switch flipped, and all the switches together."""
    together = {name: value for flip in FLIPS for name, value in flip.items()}
    plain = [Options(players=players) for players in PLAYERS]
    flipped = [GAME.options(players=3, **flip) for flip in FLIPS]
    return [*plain, *flipped, GAME.options(players=2, **together), GAME.options(players=6, **together)]


# --- kept games ------------------------------------------------------------------------------------------------------

LONG = 1_200
"""Enough steps of a game for all that happens in it; some random ones go on for ever."""


@cache
def kept(seed: int, options: Options) -> tuple[Step, ...]:
    """A random game, or its first steps, played once."""
    return tuple(islice(game(lively(Random(seed)), options=options), LONG))


def games() -> list[tuple[Step, ...]]:
    """A game of every number of players."""
    return [kept(1, Options(players=players)) for players in PLAYERS]


def steps(*phases: Phase) -> Iterator[Step]:
    """The steps of these games that begin in one of the phases, by default all."""
    return (step for each in games() for step in each if not phases or step.before.phase in phases)


def heard(event: Event, seat: Seat | None, name: str) -> object:
    """What a seat hears of an event's field."""
    return getattr(event.seen_by(seat), name)
