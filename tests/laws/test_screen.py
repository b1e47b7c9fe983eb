"""Every picture is seen at once on a small screen: no frame too large for it, no text too small, in both languages."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from orclib import UsageError, testing
from orclib import game as face
from orclib.games import list_games, rules
from orclib.scene import Scene, svg
from orclib.scene.check import faults, unfit
from orclib.testing import AnyGame, sample_states, seats_of
from orclib.testing.words import speaking
from tests.laws.lessons import both_languages, every_game

STATES: Final = 8
"""So many positions of a game at random are looked at for each number of players, the last among them."""


def tables(game: AnyGame, players: int) -> Iterator[tuple[Scene, Any]]:
    """Pictures of a game at random, as each seat sees them; the referee's with all that can be shown on top too."""
    match = testing.random_line(game, game.options(players=players), seed=players)
    for state in sample_states(match, Random(players), STATES):
        for seat in (None, *seats_of(state)):
            view = game.observe(state, seat)
            scene = game.picture(view)
            yield scene, seat
            for name, overlay in game.overlays().items() if seat is None else ():
                yield overlay.draw(scene, view), name


MOST = [(slug, rules(slug).players[-1]) for slug in list_games()]
"""The fullest table of each game; …"""
FEWER = [pytest.param(slug, n, marks=pytest.mark.thorough) for slug in list_games() for n in rules(slug).players[:-1]]
"""… and the others, in a thorough run."""


@both_languages
@pytest.mark.parametrize(("slug", "players"), [*MOST, *FEWER])
def test_a_table_is_seen_at_once(slug: str, players: int, code: str) -> None:
    with speaking(code):
        for scene, told in tables(rules(slug), players):
            assert unfit(scene) == (), told
            assert faults(scene) == (), told


@both_languages
@every_game
def test_a_game_at_a_glance(game: AnyGame, code: str, tmp_path: Path) -> None:
    with speaking(code):
        page = game.glance()
        assert faults(page) == ()
        assert unfit(page) == ()
        assert page.title
        assert len(page.text.splitlines()) > 5, "the alt text says what the page shows"
        assert not page.targets, "nothing on it is clicked"
        assert repr(face(game.slug).glance(tmp_path / "page.svg")) == repr(page)
        assert (tmp_path / "page.svg").read_text("utf-8") == svg(page)


@every_game
def test_a_page_follows_the_language(game: AnyGame) -> None:
    with speaking("en"):
        view = face(game.slug).glance()
        english = view._page.value
        with speaking("fr"):
            assert view._page.value != english
            assert svg(game.glance()) in view._page.value


def test_a_page_goes_into_no_other_kind_of_file(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="There is"):
        face("orc").glance(tmp_path / "page.pdf")
    with pytest.raises(UsageError, match="cannot be written"):
        face("orc").glance(tmp_path / "a\0b.svg")
