"""What the questions of lessons read off a state, by name; the words behind the name are given to it.

Players and cards go by their names in positions: Z is the sorcerer, A to the left of Z; OR4, gia, sp1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from orclib.engine import Seat
from orclib.engine.teaching import Truth
from orclib.games.braves.box import BY_BACK, DESIGNS, Back, Counts, Pile
from orclib.games.braves.rules import scoring
from orclib.games.braves.rules.piles import owner_of, read_pile
from orclib.games.braves.state import Phase, State
from orclib.games.braves.text.words import LETTERS, card_names, code, player_names

_Named = TypeVar("_Named")


def _named(names: Mapping[_Named, str], name: str) -> _Named:
    return {each: named for named, every in names.items() for each in every.split("|")}[name]


def _letters(state: State, seats: Iterable[Seat]) -> str:
    return "".join(LETTERS[(seat - state.sorcerer) % state.options.players] for seat in seats) or "none"


def _cards(state: State, counts: Counts) -> str:
    told = [code(design, state.options) for design in DESIGNS for _ in range(counts[design])]
    return " ".join(told) or "none"


def _pile(state: State, number: str) -> Pile:
    return dict(enumerate(state.piles, 1))[int(number)]


def hand(state: State, player: str) -> str:
    """What somebody holds: "OR4 gob", or "none"."""
    return _cards(state, state.hands[_named(player_names(state), player)])


def held(state: State, players: str, card: str = "") -> str:
    """How many army cards some players hold together: "AB"; or how many of one card: "AB gia"."""
    counted = [_named(card_names(state.options), card)] if card else DESIGNS
    hands = [state.hands[_named(player_names(state), player)] for player in players]
    return str(sum(each[design] for each in hands for design in counted))


def holds(state: State, player: str, card: str) -> str:
    """Whether somebody holds a card: "yes" or "no"."""
    mine = state.hands[_named(player_names(state), player)]
    return "yes" if mine[_named(card_names(state.options), card)] else "no"


def holder(state: State, card: str) -> str:
    """Who holds a card: "A", "AB" or "none"."""
    design = _named(card_names(state.options), card)
    return _letters(state, (seat for seat in state.options.seats if state.hands[seat][design]))


def backs(state: State, back: str) -> str:
    """How many army cards have a back: "mercenary"."""
    return str(sum(state.options.deck[design] for design in BY_BACK[Back(back)]))


def fell(state: State) -> str:
    """The pile on which the last card fell."""
    return str(state.last_pile)


def deserters(state: State, pile: str) -> str:
    """The cards of a pile that will desert: "OR4 gob", or "none"."""
    return _cards(state, read_pile(_pile(state, pile), state.options).gone)


def owner(state: State, pile: str) -> str:
    """Whose pile it is: "A", or "none"."""
    seat = owner_of(_pile(state, pile))
    return _letters(state, [] if seat is None else [seat])


def decides(state: State) -> str:
    """Who is to act: "A", or "none"."""
    return _letters(state, [] if state.active is None else [state.active])


def strength(state: State, player: str) -> str:
    """The strength of somebody's army in the battle fought last, or "none" without one."""
    found = state.battles[-1].strengths[_named(player_names(state), player)]
    return "none" if found is None else str(found)


def winners(state: State) -> str:
    """Who won the battle fought last: "A", "AB" or "none"."""
    return _letters(state, state.battles[-1].winners)


def score(state: State, player: str) -> str:
    """The points of somebody."""
    return str(state.scores[_named(player_names(state), player)])


def over(state: State) -> str:
    """Whether the game is over: "yes" or "no"."""
    return "yes" if state.phase is Phase.OVER else "no"


def victors(state: State) -> str:
    """Who has won the game: "A", "AB", or "none" as long as it goes on."""
    result = scoring.outcome(state)
    return _letters(state, result.winners if result else ())


TRUTHS: Final[dict[str, Truth]] = {
    each.__name__: each
    for each in (
        hand, held, holds, holder, backs, fell, deserters, owner, decides, strength, winners, score, over, victors
    )
}  # fmt: skip
