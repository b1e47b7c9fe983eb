"""More words for the tests of clauses, knowledge and typed text: a position in every phase, readings, kept games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import asdict

from tests.games.braves.support import GAME, PLAYERS, Options, Phase, Seat, State, Step, random_game

# --- a position in every phase ---------------------------------------------------------------------------------------

DEAL = "next orc\npile 1: OR4 gia\npile 2: OR* Des\npile 3: gob"
"""Some cards have been dealt, and the start card is still to come; C has played a desertion."""
OPEN = f"start_depth=2\nstart out\n{DEAL}"
"""The same, but the start card lies in the centre."""
LEFTOVER = "phase leftover\npile 1: OR4 gia\npile 2: OR* Sh(C)\npile 3: gob Des\nshields: A 1, B 2, C 1"
CHAMPION = "phase champion\npile 1: OR4 gia Sh(A)\npile 2: OR* Sh(B) Des\npile 3: gob sp1 Sh(C) Sh(A)\npile 4: tro sp2"
SPY = "phase spy\nspy 1\nhand A: sp1 OR4 gob\nhand B: sp2 2 OR6 gia gob fly\nhand C: sp3 OR4 tro"
CALL = "phase call\nhand A: OR4 BA6 gob\nhand B: 2 OR6 gia gob fly\nhand C: SK4 tro com"
COMMIT = "called orcs\nhand A: OR4 BA6 gob tro\nhand B: 2 OR6 gia gob fly\nhand C: OR* SK4 tro com"
COMMANDO = (
    "called orcs\nhand A: OR4 BA6 gob tro com\nhand B: 2 OR6 gob gia fly\nhand C: SK4 tro\nthen: commit gob; "
    "commit gia; done"
)
STRIKE = (
    "called orcs\nhand A: OR4 BA6 gob tro com\nhand B: OR4 2 OR6 gob gia fly\nhand C: SK4\n"
    "then: done; commit gia; done; commando B orc"
)
FLYER = (
    "called orcs\nhand A: OR4 BA6 tro com\nhand B: 2 OR6 3 gob fly\nhand C: OR4 OR* SK4 tro\nthen: done; "
    "commit gob; done; hold; hold; hold; hold"
)
ALONE = FLYER.replace("3 gob", "2 gob").replace("commit gob", "done")
"""The same without a goblin that was sent."""
ROUND_END = "phase round_end\ncalled orcs barbarians skeletons dwarves\nhand A: gob tro\nhand B: fly\nhand C: com war"
OVER = "phase over\nscores: A 9, B 8"

PHASES: dict[Phase, str] = {
    Phase.SORCERER: "4 players",
    Phase.DEAL: OPEN,
    Phase.LEFTOVER: LEFTOVER,
    Phase.CHAMPION: CHAMPION,
    Phase.SPY: SPY,
    Phase.CALL: CALL,
    Phase.COMMIT: COMMIT,
    Phase.COMMANDO: COMMANDO,
    Phase.STRIKE: STRIKE,
    Phase.FLYER: FLYER,
    Phase.ROUND_END: ROUND_END,
    Phase.OVER: OVER,
}
"""A position for each phase."""

LAST = "round 3\nphase commit\ncalled orcs barbarians skeletons dwarves\nchampion {champion}\nscores: {scores}\n{rest}"
"""The last battle of a round; nobody has sent mercenaries yet."""


def last_battle(scores: str, rest: str, champion: str = "C") -> str:
    """Battle 4 of a round, with the scores before it and the hands; "" for no points yet."""
    return LAST.format(scores=scores or "none", rest=rest, champion=champion)


# --- readings of the rules -------------------------------------------------------------------------------------------

FLIPS: tuple[dict[str, Any], ...] = (
    {"first_sorcerer": 2},
    {"war_machines": 1},
    {"start_depth": "exact_middle"},
    {"start_depth": 1},
    {"start_depth": 75},
    {"show_next_back": False},
    {"leftover_order": "clockwise"},
    {"desertion_through_shield": "next_army"},
    {"spies_take_spies": False},
    {"mercs_need_people": True},
    {"specials_may_be_committed": False},
    {"commando_by_back": False},
    {"leader_doubles_self": False, "leader_value": 5},
    {"flyer_alone": True},
    {"flyer_uses_table_goblins": True},
    {"embarked_goblins_serve": True},
    {"empty_army_competes": True},
    {"end_rule": "reach"},
    {"sorcerer_share_counts_as_win": True},
    {"memory_aid": "full"},
    {"warrior_value": 6},
    {"warrior_value": 6, "veteran_value": 4},
    {"troll_value": 0, "giant_value": 9, "commando_value": 3},
)
"""Each switch in another reading."""


def readings() -> list[Options]:
    """Every number of players, each switch flipped, and all the switches of play together."""
    together = {name: value for flip in FLIPS[2:20] for name, value in flip.items()}
    plain = [Options(players=players) for players in PLAYERS]
    return [*plain, *(GAME.options(**flip) for flip in FLIPS), GAME.options(players=6, **together)]


# --- kept games ------------------------------------------------------------------------------------------------------


@cache
def kept(seed: int, options: Options) -> tuple[Step, ...]:
    """A random game, played once."""
    return tuple(random_game(seed, **asdict(options)))


def rounds(every: tuple[Step, ...]) -> Iterator[list[Step]]:
    """A game round by round, without the draw of the first sorcerer."""
    numbers = sorted({step.before.round_no for step in every} - {0})
    return ([step for step in every if step.before.round_no == number] for number in numbers)


def seats(state: State) -> tuple[Seat, ...]:
    """The seats at the table."""
    return state.options.seats
