"""What the questions of lessons read off a state, by name; the words behind the name are given to it."""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Truth
from orclib.games.orc.box import CARDS, SEATS, Tribe
from orclib.games.orc.rules import scoring
from orclib.games.orc.rules.knowledge import observe
from orclib.games.orc.state import State


def owner(state: State, tribe: str) -> str:
    """Who has won a tribe: "N", "S" or "frozen"."""
    found = state.front(Tribe[tribe]).owner
    return "frozen" if found is None else "NS"[found]


def owned(state: State, seat: str) -> str:
    """How many tribes somebody has won."""
    return str(sum(front.owner == "NS".index(seat) for front in state.fronts))


def winner(state: State) -> str:
    """Who has won the game: "N", "S" or "draw"."""
    result = scoring.outcome(state)
    return "draw" if result is None or not result.winners else "NS"[result.winners[0]]


def hand(state: State, seat: str) -> str:
    """How many cards somebody holds."""
    return str(len(state.hands["NS".index(seat)]))


def unknown(state: State, seat: str) -> str:
    """How many cards somebody cannot know."""
    return str(len(observe(state, SEATS["NS".index(seat)]).unknown))


def doubles(_state: State, tribe: str) -> str:
    """On how many cards a colour is the strong end, with two orcs."""
    return str(sum(card.double is Tribe[tribe] for card in CARDS))


TRUTHS: Final[dict[str, Truth]] = {each.__name__: each for each in (owner, owned, winner, hand, unknown, doubles)}
