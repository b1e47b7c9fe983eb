"""Every named position of every game can be played on, and every reading of its rules makes a difference there."""

from __future__ import annotations

from typing import Final

from orclib.games import game as face
from orclib.testing import AnyGame, seats_of
from tests.laws.lessons import check_picture, every_game, every_preset, every_reading, presets
from tests.laws.storyboard import storyboard

OVER: Final = {"orc": {"W6 final count", "E19 equal totals", "E20 two beat four"}}
"""The presets where the game is over."""
UNSEEN: Final = {"braves": {"start_depth"}}
"""The readings that change what chance may do, and nothing in the picture."""


@every_preset
def test_every_preset_is_a_position_to_play_on(game: AnyGame, preset: str) -> None:
    match = presets(game.slug)[preset].match(game)
    assert bool(match.to_act) is (preset not in OVER.get(game.slug, ()))
    assert game.position(game.describe(match.state)) == match.state
    for eyes in (None, *seats_of(match.state)):
        check_picture(game.picture(game.observe(match.state, eyes)), eyes)


@every_reading
def test_every_reading_makes_a_difference_that_can_be_shown(game: AnyGame, switch: str) -> None:
    shown = storyboard(game.slug).readings[switch]
    view = face(game.slug).compare(switch, *shown.moves, preset=shown.preset, position=shown.position, to=shown.to)
    assert not any(reading.refused for reading in view.readings)
    one, two = ((set(reading.match.legal()), reading.match.last) for reading in view.readings)
    seen, other = (scene.digest() for scene in view.scenes())
    assert one != two or seen != other
    assert (seen != other) is (switch not in UNSEEN.get(game.slug, ()))


@every_game
def test_every_reading_is_one_of_these(game: AnyGame) -> None:
    board = storyboard(game.slug)
    readings, switches = set(game.Options.readings()), set(game.rulebook.switches())
    assert readings == board.readings.keys()
    assert readings - switches == board.unruled
    assert switches - readings == board.named
    lessons = face(game.slug).lessons().values()
    assert {lesson.switch for lesson in lessons if lesson.switch} <= board.readings.keys()
