"""What the questions of lessons read off a state, by name; the words behind the name are given to it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.teaching import Truth
from orclib.games.orcs_vs_orcs.state import Phase, Side, State

_LETTERS: Final = "GBOV"


def _seat(letter: str) -> Seat:
    return Seat(_LETTERS.index(letter))


def _side(state: State, letter: str) -> Side:
    number = state.side(_seat(letter))
    if number is None or state.battle is None:
        raise ValueError(letter)
    return state.battle.sides[number]


def glory(state: State, *seats: str) -> str:
    """The points of glory of each who is named, as in "11 15"."""
    return " ".join(str(state.players[_seat(letter)].glory) for letter in seats)


def gainers(state: State) -> str:
    """Who has points of glory, by letters, or "nobody"."""
    return "".join(_LETTERS[seat] for seat in state.options.seats if state.players[seat].glory) or "nobody"


def winners(state: State) -> str:
    """Who has won the game, by letters, or "nobody"."""
    return "".join(_LETTERS[seat] for seat in state.winners) or "nobody"


def partner(state: State, seat: str) -> str:
    """With whom somebody plays."""
    return "".join(_LETTERS[each] for each in state.options.camp(_seat(seat)) if each != _seat(seat))


def active(state: State) -> str:
    """Who has to decide, or "nobody"."""
    return "nobody" if state.active is None else _LETTERS[state.active]


def phase(state: State, name: str) -> str:
    """Whether the game has come to a phase: "yes" or "no"."""
    return "yes" if state.phase is Phase[name] else "no"


def actions(state: State) -> str:
    """The actions that are left to whoever acts."""
    return str(state.actions)


def owner(state: State, zone: str) -> str:
    """Whose marker lies in a zone, or "nobody"."""
    seat = state.marker(zone)
    return "nobody" if seat is None else _LETTERS[seat]


def village(state: State, zone: str) -> str:
    """Whose marker lies in a village, or "nobody", or "ruin" once it has burnt."""
    return owner(state, zone) if state.village(zone) else "ruin"


def villages(state: State) -> str:
    """How many villages the map has."""
    return str(sum(state.villages))


def fortress(state: State, zone: str) -> str:
    """Whose fortress a zone has and how it stands, as in "G lying", or "none"."""
    fort = state.fortress(zone)
    return "none" if fort is None else f"{_LETTERS[fort.owner]} {'standing' if fort.standing else 'lying'}"


def hordes(state: State, zone: str) -> str:
    """How many Hordes stand in a zone."""
    army = state.army(zone)
    return str(army.hordes if army else 0)


def held(state: State, zone: str) -> str:
    """How many Hordes stand in a zone and whose marker lies there, as in "2 G"."""
    return f"{hordes(state, zone)} {owner(state, zone)}"


def where(state: State, seat: str) -> str:
    """The zones in which somebody's Hordes stand, or "nowhere"."""
    return " ".join(zone for zone, army in state.there.items() if army.seat == _seat(seat)) or "nowhere"


def converted(state: State, zone: str, seat: str) -> str:
    """How many Hordes somebody has on the board once a village is converted, or "stays"."""
    return "stays" if state.village(zone) else str(state.hordes(_seat(seat)))


def attacked(state: State, seat: str) -> str:
    """How many Hordes somebody who is attacked still has on the board, or "fights"."""
    return "fights" if state.clashes else str(state.hordes(_seat(seat)))


def kept(state: State, seat: str) -> str:
    """Where the killed Hordes of somebody are: "kept" by the enemy, or in the "reserve"."""
    return "kept" if state.players[_seat(seat)].kept else "reserve"


def heroes(state: State, seat: str) -> str:
    """How many Heroes somebody has."""
    return str(len(state.held[_seat(seat)]))


def rested(state: State, seat: str) -> str:
    """Whether the first of somebody's Heroes may fight in this game turn: "yes" or "no"."""
    return "no" if state.held[_seat(seat)][0].away else "yes"


def battle(state: State) -> str:
    """Whether a battle is "on" or "over"."""
    return "on" if state.battle is not None and not state.battle.ending else "over"


def token(state: State, seat: str) -> str:
    """The space on which somebody's strike token stands in the battle."""
    return str(_side(state, seat).space)


def strikes(state: State, seat: str) -> str:
    """How many strikes somebody has taken since the token stood on 1 and no Horde was lost."""
    side = _side(state, seat)
    return str(side.space - 1 + 6 * side.losses)


def newest(state: State) -> str:
    """The objective on the left of the river."""
    return state.river[0].value


def longer(state: State) -> str:
    """The points of glory of the longer game."""
    return str(replace(state.options, longer_game=True).glory)


TRUTHS: Final[dict[str, Truth]] = {
    each.__name__: each
    for each in (
        *(glory, gainers, winners, partner, active, phase, actions, owner, village, villages, fortress, hordes, held),
        *(where, converted, attacked, kept, heroes, rested, battle, token, strikes, newest, longer),
    )
}
