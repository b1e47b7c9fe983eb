"""Tales: rows of a position, moves, what happens, and how it stands then; positions of `lessons/cases.py` by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from orclib.engine import Event, Seat
from orclib.engine.teaching import Start
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.lessons.cases import PRESETS
from orclib.games.orcs_vs_orcs.state import State
from orclib.testing import AnyMatch
from tests.games.orcs_vs_orcs.support import GAME, LETTERS, allowed, field, here, letter, refused, strikes

EVERY_ROUND = (
    ev.ActionsOver, ev.BerserkCost, ev.CardDrawn, ev.Committed, ev.DeckEmpty, ev.GameTurnBegan, ev.ObjectiveCounted,
    ev.ReckoningBegan, ev.Revealed, ev.RoundBegan, ev.TrophyKept, ev.TurnBegan, ev.ZoneSettled,
)  # fmt: skip
"""What a tale leaves out: what every round, or every such thing, brings with it."""


class Tale(NamedTuple):
    """Moves from a position, what happens then, and how it stands afterwards."""

    title: str
    clauses: str
    start: str
    moves: str
    story: str = ""
    """Strikes as `strikes` writes them, and all other events but those of every round as `told` does."""
    leaves: str = ""
    """Some of the `facts`, parted by semicolons."""
    no: dict[str, str] = {}  # noqa: RUF012
    """Moves that are then refused, and by which clauses."""
    yes: str = ""
    """Moves that are then allowed."""


def tales(*rows: Tale) -> list[Any]:
    """The rows as parameters of a test, each marked with its clauses."""
    marks = [pytest.mark.clause(*(f"OVO-{clause}" for clause in row.clauses.split())) for row in rows]
    return [pytest.param(row, id=row.title, marks=mark) for row, mark in zip(rows, marks, strict=True)]


def holds(row: Tale) -> None:
    """All that a tale tells is so."""
    match = begun(row.start)
    told = story(played(match, row.moves))
    assert told == row.story, told
    missing = {*filter(None, row.leaves.split("; "))} - facts(match.state)
    assert not missing, (missing, facts(match.state))
    for move, clauses in row.no.items():
        refused(match.state, move, *clauses.split())
    allowed(match.state, *filter(None, row.yes.split("; ")))


def begun(start: str) -> AnyMatch:
    """A line of play from a position that is typed or named."""
    return (PRESETS[start] if start in PRESETS else Start(position=start)).match(GAME)


def played(match: AnyMatch, moves: str) -> tuple[Event, ...]:
    """What happens in some moves, each of which is allowed."""
    events = tuple[Event, ...]()
    for move in filter(None, moves.split("; ")):
        allowed(match.state, move)
        match.play(move)
        events += match.last
    return events


def story(events: Iterable[Event]) -> str:
    """What happened, as a tale tells it."""
    return ", ".join(
        (strikes([event]) or [f"{type(event).__name__} {event.clause.removeprefix('OVO-')}"])[0]
        for event in events
        if not isinstance(event, EVERY_ROUND)
    )


def facts(state: State) -> set[str]:
    """How it stands: zones, players, a battle, whose turn it is."""
    found = {f"supply {state.supply}", f"{state.actions} actions", f"phase {state.phase.value}"}
    found.add("river " + " ".join(tile.value for tile in state.river))
    found.add("nobody to act" if state.active is None else f"{letter(state.active)} to act")
    found.add("won by " + "".join(map(letter, state.winners)))
    for zone in state.board.zones:
        fort, owner = state.fortress(zone), state.marker(zone)
        things = [here(state, zone), "" if owner is None else f"{letter(owner)} marker"]
        things += [f"{letter(fort.owner)} fort {'standing' if fort.standing else 'lying'}"] if fort else []
        things += ["village"] if state.village(zone) else []
        found.add(f"{zone}: {', '.join(filter(None, things)) or 'nothing'}")
        found |= {f"{zone} moved {army.moved}"} if (army := state.army(zone)) else set()
    for seat, player in enumerate(state.players):
        name, held = LETTERS[seat], state.held[seat]
        found |= {f"{name} {what} {getattr(player, what)}" for what in ("glory", "reserve", "trophies", "kills", "red")}
        found |= {f"{name} stock {state.stock(Seat(seat))}", f"{name} units {' '.join(map(str, player.units))}"}
        heroes = [f"{each.hero.value}{' away' * each.away}" for each in held if each.hero]
        found.add(f"{name} heroes {', '.join(heroes) or 'none'}")
    if state.battle is not None:
        one, other = sides = state.battle.sides
        found.add("tokens " + " ".join(f"{letter(side.seat).lower()}{side.space}" for side in sides))
        found.add(f"losses {one.losses}-{other.losses}")
        found |= {f"hordes {state.fighters(0)}-{state.fighters(1)}", f"round {state.battle.round}"}
        for side, secret in zip(sides, state.secrets, strict=False):
            name = letter(side.seat)
            found.add(f"{name} field {field(side) or 'nothing'}")
            found.add(f"{name} discards {', '.join(card.value for card in side.discards) or 'nothing'}")
            found.add(f"{name} hand {', '.join(card.value for card in secret.hand) or 'nothing'}")
            found.add(f"{name} cards {len(secret.cards)}")
    return found
