"""Hypothesis strategies: games, readings of the rules, lines of play; short lines first, to shrink well."""

from __future__ import annotations

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from orclib.errors import UsageError
from orclib.games import list_games, rules
from orclib.testing.play import LONGEST, AnyGame, AnyMatch, option_values, random_line


def games() -> st.SearchStrategy[AnyGame]:
    """The games of orclib, in the order of `orclib.list_games()`."""
    return st.sampled_from(list_games()).map(rules)


@st.composite
def options(draw: st.DrawFn, game: AnyGame) -> Any:
    """Readings of the rules: every number of players and every switch; the defaults first."""
    values = option_values(game)
    try:
        return game.options(**{name: draw(st.sampled_from(choices)) for name, choices in values.items()})
    except UsageError:  # these two do not go together
        reject()


@st.composite
def lines_of_play(
    draw: st.DrawFn,
    game: AnyGame,
    *,
    most: int | None = None,
    deal: bool | None = False,
    under: st.SearchStrategy[Any] | None = None,
) -> AnyMatch:
    """A random line of play: a `Match` whose seed is a drawn number, so that an example costs three draws.

    At most `most` plies, by default also whole games. `deal`: whether chance plays by itself; None draws
    that too. `under` draws the options.
    """
    chosen = draw(options(game) if under is None else under)
    by_itself = draw(st.booleans()) if deal is None else deal
    short = st.integers(0, 40 if most is None else most)
    plies = draw(short | st.integers(0, 300) | st.just(LONGEST) if most is None else short)
    seed = draw(st.integers(0, 99_999))
    return random_line(game, chosen, seed=seed, plies=plies, deal=by_itself)
