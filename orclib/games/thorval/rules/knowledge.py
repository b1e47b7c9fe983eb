"""Who knows what (THO-R20): the kind of a treasure that lies face down is known to its hider alone."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import fields, replace

from orclib.engine import Seat
from orclib.games.thorval.box import Kind
from orclib.games.thorval.state import Lying, State, Table, View

_OPEN = tuple(field.name for field in fields(Table))


def _open_part(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _OPEN}


def knows(table: Table, seat: Seat | None, owner: Seat) -> bool:
    """Whether a seat (None: the referee) knows the kinds of a player's treasures that lie face down."""
    return seat is None or seat == table.options.hider(owner)


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know; None is the referee."""
    known = [knows(state, seat, owner) for owner in state.options.seats]
    return View(
        **_open_part(state),
        seat=seat,
        lying=tuple([each if known[each.owner] else Lying(each.space, each.owner, None) for each in state.lying]),
        to_hide=tuple([_seen(kinds, known[owner]) for owner, kinds in enumerate(state.to_hide)]),
        gone=tuple([_seen(kinds, known[owner]) for owner, kinds in enumerate(state.gone)]),
    )


def _seen(kinds: tuple[Kind, ...], known: bool) -> tuple[Kind | None, ...]:
    return kinds if known else (None,) * len(kinds)


def unseen(view: View, owner: Seat) -> tuple[Kind, ...]:
    """The kinds that a player's treasures may be which the eyes of the view do not know, in order."""
    return tuple([kind for kind in view.options.kinds if kind not in view.found[owner]])


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: unknown treasures are shuffled among the places where one lies face down."""
    lying: list[Lying] = list(view.lying)
    to_hide: list[tuple[Kind, ...]] = []
    gone: list[tuple[Kind, ...]] = []
    for owner in view.options.seats:
        places = [at for at, each in enumerate(lying) if each.owner == owner]
        if knows(view, view.seat, owner):
            to_hide.append(_known(view.to_hide[owner]))
            gone.append(_known(view.gone[owner]))
            continue
        kinds = list(unseen(view, owner))
        rng.shuffle(kinds)
        for at in places:
            lying[at] = replace(lying[at], kind=kinds.pop())
        held = len(view.to_hide[owner])
        to_hide.append(_in_order(kinds[:held]))
        gone.append(_in_order(kinds[held:]))
    return State(**_open_part(view), lying=tuple(lying), to_hide=tuple(to_hide), gone=tuple(gone))


def _known(kinds: tuple[Kind | None, ...]) -> tuple[Kind, ...]:
    return tuple([kind for kind in kinds if kind is not None])


def _in_order(kinds: list[Kind]) -> tuple[Kind, ...]:
    return tuple(sorted(kinds, key=lambda kind: kind.place))


def forget(state: State) -> State:
    """The state without the dice thrown last and the number of exchanges: that there were any is all that rules ask."""
    fight = state.fight
    if fight is not None and (fight.dice is not None or fight.exchanges > 1):
        fight = replace(fight, dice=None, exchanges=min(fight.exchanges, 1))
    return replace(state, fight=fight, thrown=()) if state.thrown or fight is not state.fight else state
