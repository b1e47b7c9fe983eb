"""Section 10 of the specification, "Numbers worth knowing": each found again from the game itself.

The numbers of the maps are in `test_board.py`, the examples W9 and W10 strike by strike in `test_worked_examples.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import comb
from random import Random

import pytest
from msgspec.structs import replace

from orclib.games.orcs_vs_orcs import rules
from orclib.games.orcs_vs_orcs.components import GLORY, LAP, LONG_GLORY, SEGMENTS
from orclib.games.orcs_vs_orcs.rules.reckoning import unbeatable
from orclib.games.orcs_vs_orcs.state import Clash
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    PLAYERS,
    SHAMAN,
    XBOW,
    Card,
    Colour,
    Fight,
    Objective,
    Options,
    Phase,
    Seat,
    State,
    act,
    after,
    battle,
    ev,
    glory,
    legal,
    of,
    only,
    play,
    position,
    stop,
)

# --- the strike tile -------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-2.10", "OVO-18.2", "OVO-18.3")
@pytest.mark.parametrize("space", range(1, 7))
def test_six_strikes_are_a_lap(space: int) -> None:
    """From every space: six bring the token back, with one Horde lost."""
    assert LAP == 6
    assert SEGMENTS["one_two"] == (1, 1 + 1, 1 + 1 + 2)  # one space, two, three
    fight = battle("2-3", f"g1 b{space}", assault=True, green="ORC, ORC", blue="BOAR, BOAR", decks=("HEAVY, ORC", "ORC, ORC"))
    fight.round(HEAVY, ORC)
    assert (fight.tokens, fight.losses) == (f"g2 b{space}", "0-1")


@pytest.mark.parametrize(
    ("strikes", "told"),
    [
        ((2, 5, 8, 14), ["b3 0", "b6 0", "b3 1", "b3 2"]),  # Blue in the field example
        ((1, 3, 4, 5), ["b2 0", "b4 0", "b5 0", "b6 0"]),  # Green
        ((3, 6), ["b4 0", "b1 1"]),  # the attacker of the fortress, before the Shaman
        ((4, 5), ["b5 0", "b6 0"]),  # the defender
    ],
)
def test_the_spaces_of_the_examples_follow_from_the_strikes(strikes: tuple[int, ...], told: list[str]) -> None:
    """Section 2.4, read backwards."""
    assert [f"b{total % LAP + 1} {total // LAP}" for total in strikes] == told


# --- the set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-4.18", "OVO-31.1")
def test_glory_supply() -> None:
    """26 short, 41 long, 21 tokens."""
    assert (GLORY, LONG_GLORY) == (16 + 2 * 5, 16 + 5 * 5) == (26, 41)
    assert 16 + 5 == 21


SUPPLY = {
    2: (0, 8, 8, 8 - 2 - 2, 8, 8 - 2),
    3: (0, 8, 8, 8 - 1 - 3, 8, 8 - 3),
    4: (0, 8, 8, 8 - 0 - 4, 8, 8 - 4),
}


@pytest.mark.clause("OVO-4.6", "OVO-4.14", "OVO-4.15", "OVO-4.16", "OVO-4.17")
@pytest.mark.parametrize("players", PLAYERS)
def test_unit_supply_after_setup(players: int) -> None:
    """34, 33, 32 cards; no Orc and four Crossbowmen in every case."""
    state: State = GAME.new(Options(players=players))
    assert state.piles == SUPPLY[players]
    assert sum(state.piles) == {2: 34, 3: 33, 4: 32}[players]
    assert [player.units for player in state.players] == [(4, 0, 0, 1, 0, 1)] * players
    boxed = {2: 8 + 2, 3: 4 + 1, 4: 0}[players]
    assert sum(state.piles) + 6 * players + boxed == 56
    assert len(state.pile) == 20


@pytest.mark.clause("OVO-2.1", "OVO-2.2", "OVO-2.3", "OVO-4.5", "OVO-4.7", "OVO-4.12")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_everybody_starts_with(players: int) -> None:
    """Six Hordes of 15, 12 markers, a white token; 12 fortresses for all."""
    state = after(GAME.new(Options(players=players, first_player="1")), *list(Objective)[:5])
    for seat in state.options.seats:
        army = state.army(state.board.starts[seat])
        assert army is not None
        assert (army.seat, army.hordes, state.players[seat].reserve) == (seat, 6, 15 - 6)
        assert (state.stock(seat), state.players[seat].red, state.players[seat].glory) == (12, False, 0)
    assert 12 * 4 == 48
    assert 15 * 4 == 60
    assert rules.turn.fortress_stock(state) == 12


# --- the first action ------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-5.6", "OVO-6.1", "OVO-6.5", "OVO-6.16")
@pytest.mark.parametrize("scenario", ["standard", "total_fight", "calm"])
def test_the_first_action_of_the_first_player(scenario: str) -> None:
    """228 moves: 18 of one road, 147 to a zone two roads away, 63 there and back; 236 actions in all."""
    state = position(scenario=scenario)
    found = legal(state)
    moves = [action for action in found if isinstance(action, act.Move)]
    kinds = Counter(
        "there and back" if action.path[-1] == action.origin else "two" if len(action.path) == 2 else "one"
        for action in moves
    )
    sizes = sum(range(1, 7))
    assert kinds == {"one": 18, "two": 147, "there and back": 63}
    assert (3 * 6, 7 * sizes, 3 * sizes, len(moves)) == (18, 147, 63, 228)
    assert Counter(type(action) for action in found) == {act.Move: 228, act.Recruit: 2, act.Buy: 5, act.EndActions: 1}
    assert len(found) == len(set(found)) == 236


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.1")
def test_no_first_line_card_in_the_first_two() -> None:
    """1/15 = C(2,2) / C(6,2); 1/225 for both."""
    fight = Fight(battle(decks=("ORC", "ORC")).state, ("", ""))
    state = replace(
        fight.state,
        secrets=tuple(
            replace(secret, hand=(), deck=(ORC, ORC, ORC, ORC, XBOW, CATAPULT)) for secret in fight.state.secrets
        ),
    )
    state = replace(state, phase=Phase.BY_ITSELF, active=None, todo=(rules.battle.Job(rules.battle.Task.ROUND),))
    chances: Counter[tuple[bool, bool]] = Counter()
    for end, share in _outcomes(rules.settle_down(state)[0]):
        one, two = ({XBOW, CATAPULT} == set(secret.hand) for secret in end.secrets)
        chances[one, two] += share  # type: ignore[assignment]
    assert chances[True, True] == Fraction(1, 225)
    assert chances[True, True] + chances[True, False] == Fraction(comb(2, 2), comb(6, 2)) == Fraction(1, 15)


def _outcomes(state: State, share: Fraction = Fraction(1)) -> Iterator[tuple[State, Fraction]]:
    """Where chance leads until somebody decides."""
    if state.phase is not Phase.DRAW:
        yield state, share
        return
    for action, part in GAME.chances(state):
        yield from _outcomes(GAME.carry_out(state, action)[0], share * part)
