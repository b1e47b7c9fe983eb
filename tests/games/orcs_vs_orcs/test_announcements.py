"""A whole deck or vanguard said at once: judged card by card, never more than the game itself leaves to choose."""

from __future__ import annotations

from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import IllegalAction
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.state import Phase
from tests.games.orcs_vs_orcs.support import GAME, HEAVY, ORC

START = "w_cwm: ruin, B 2, B fortress, G 3 attacking\nGreen: units HEAVY 1, heroes XAPHYR"


def at_decks() -> Any:
    """The decks are built for an attack on a fortress."""
    match = Match(GAME, start=GAME.position(START), seed=1)
    match.play("end")
    return match


def at_vanguard() -> Any:
    """Green holds one Heavy Orc and Orcs: after the Heavy Orc there is nothing left to choose."""
    match = at_decks()
    match.play("deck 4x ORC HEAVY")
    match.play("deck ORC")
    assert match.state.phase is Phase.VANGUARD
    return match


def refused(match: Any, move: str) -> list[str]:
    """The clauses against a move, which changes nothing."""
    before = list(match.plies)
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    assert match.plies == before
    assert caught.value.reasons == match.refusals(move)
    return [reason.clause for reason in caught.value.reasons]


@pytest.mark.clause("OVO-24.2", "OVO-24.5")
@pytest.mark.parametrize(
    ("move", "decisions"), [("vanguard HEAVY ORC", 1), ("vanguard ORC HEAVY", 2), ("vanguard ORC ORC", 2)]
)
def test_two_units_go_first_and_never_more(move: str, decisions: int) -> None:
    match = at_vanguard()
    before = len(match.plies)
    match.play(move)
    battle = match.state.battle
    assert battle is not None
    engaged = [event.card for event in match.last if isinstance(event, ev.PreEngaged)]
    assert sorted(card.name for card in engaged) == sorted(move.split()[1:])
    assert (len(battle.sides[0].columns), battle.round) == (2, 1)
    assert sum(not ply.automatic for ply in match.plies[before:]) == decisions  # what goes by itself is none
    for again in (Match.loads(match.dumps(), lambda _: GAME), Match.from_code(match.code(), lambda _: GAME)):
        assert (again.plies, again.last) == (match.plies, match.last)


@pytest.mark.clause("OVO-24.2")
def test_a_vanguard_that_cannot_be_is_refused_whole() -> None:
    for move in ("vanguard ORC", "vanguard ORC HEAVY ORC", "vanguard HEAVY HEAVY", "vanguard XBOW ORC"):
        assert set(refused(at_vanguard(), move)) == {"OVO-24.2"}
    assert refused(at_vanguard(), "vanguard HEAVY XBOW") == ["OVO-24.2"]  # the Heavy Orc leaves no choice, yet no XBOW
    assert {HEAVY, ORC} == {action.card for action in at_vanguard().legal()}
