"""What the questions of lessons read off a state, by name; the words behind the name are given to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.engine import Seat
from orclib.engine.teaching import Truth
from orclib.games.thorval.rules import knowledge, turn
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.orks import band_targets
from orclib.games.thorval.state import State
from orclib.games.thorval.text.names import LETTERS

_NOBODY: Final = "nobody"
_ORKS: Final = "orks"


def _letters(seats: Iterable[Seat]) -> str:
    return "".join(LETTERS[seat] for seat in seats) or _NOBODY


def _count(state: State, space: str) -> int:
    force = state.forces[state.board.index[space]]
    return force.units if force else 0


def units(state: State, *spaces: str) -> str:
    """How many units or orks stand in a space, or in each of several: "3:2"."""
    return ":".join(str(_count(state, space)) for space in spaces)


def lost(state: State, space: str, before: str) -> str:
    """How many units or orks a space has lost of those that stood in it."""
    return str(int(before) - _count(state, space))


def holder(state: State, space: str) -> str:
    """Who holds a space: a letter, "orks" or "nobody"."""
    force = state.forces[state.board.index[space]]
    return _NOBODY if force is None else _ORKS if force.holder is None else LETTERS[force.holder]


def castles(state: State, who: str) -> str:
    """How many castles a player holds, or "orks"."""
    seat = None if who == _ORKS else LETTERS.index(who)
    return str(sum(state.holds(None if seat is None else Seat(seat), castle) for castle in state.board.castles))


def knowing(state: State, space: str) -> str:
    """Who knows what treasure lies in a space, by letters."""
    return _letters(
        seat
        for seat in state.options.seats
        for each in knowledge.observe(state, seat).lying
        if each.space == space and each.kind is not None
    )


def strength(state: State, side: str) -> str:
    """The strength of the "attacker" or the "defender" in the fight that is prepared or runs."""
    if state.fight is None:
        raise ValueError("nobody fights")
    return str(strengths(state, state.fight)[("attacker", "defender").index(side)])


def targets(state: State, space: str) -> str:
    """The spaces that orks of a space attack, in order, as things stand; or "nobody"."""
    return ", ".join(band_targets(state, space)) or _NOBODY


def reinforcements(state: State, seat: str) -> str:
    """How many soldiers a player gets as reinforcements."""
    return str(turn.reinforcements(state, Seat(LETTERS.index(seat))))


def to_place(state: State) -> str:
    """How many soldiers somebody has to put now."""
    return str(state.to_place)


def regions(state: State) -> str:
    """In which regions orks have multiplied this round: "256"."""
    return "".join(map(str, state.regions))


def dragon(state: State) -> str:
    """Where the dragon is."""
    return state.dragon or _NOBODY


def phase(state: State) -> str:
    """What comes next, as positions call it: "spread", "help"."""
    return state.phase.value


def alive(state: State) -> str:
    """Who is still in the game, by letters."""
    return _letters(state.alive)


def winners(state: State) -> str:
    """Who has won the game, by letters, or "nobody"."""
    return _letters(state.winners)


TRUTHS: Final[dict[str, Truth]] = {
    each.__name__: each
    for each in (
        units, lost, holder, castles, knowing, strength, targets, reinforcements, to_place, regions, dragon, phase,
        alive, winners,
    )
}  # fmt: skip
