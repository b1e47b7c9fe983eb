"""A state in every phase of every game: random play comes to some phases seldom, so these are typed."""

from __future__ import annotations

from functools import cache
from typing import Any

import orclib
from orclib import testing
from orclib.testing import AnyGame
from tests.games.braves.tools import PHASES as BRAVES
from tests.games.orcs_vs_orcs.phases import TYPED as ORCS_VS_ORCS
from tests.games.thorval.tools import PHASES as THORVAL

TYPED: dict[str, dict[Any, str]] = {"braves": BRAVES, "orcs_vs_orcs": ORCS_VS_ORCS, "thorval": THORVAL}
"""A position in every phase; the phases of the other games are all met in any game of them."""


@cache
def moments(slug: str) -> dict[Any, Any]:
    """A state in every phase of a game."""
    game: AnyGame = orclib.game(slug).engine
    if slug in TYPED:
        return {phase: game.position(text) for phase, text in TYPED[slug].items()}
    line = testing.random_line(game, game.options(), seed=3, plies=600)
    return {state.phase: state for state in (line.start, *(ply.state for ply in line.plies))}
