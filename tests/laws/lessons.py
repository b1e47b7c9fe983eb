"""All that is taught, part by part: marks that run a test for each lesson, question, experiment… of every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import pytest

from orclib import game
from orclib.engine.lesson_file import lessons
from orclib.engine.teaching import Lesson, Said, comparisons, presets
from orclib.games import list_games, rules
from orclib.language import LANGUAGES, Bilingual
from orclib.scene import Scene
from orclib.scene.check import faults, unfit
from tests.depth import sampled


def all_lessons(slug: str) -> tuple[Lesson, ...]:
    """The scenes of a game in order, also those that have the same name."""
    return lessons(rules(slug))


def words(thing: object) -> Iterator[Bilingual]:
    """Every text in a lesson or in a part of one."""
    if isinstance(thing, Bilingual):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from words(each)
    elif isinstance(thing, dict):
        yield from words(tuple(thing.values()))
    elif isinstance(thing, msgspec.Struct):
        if isinstance(thing, Said):
            yield thing.say
        yield from words(tuple(getattr(thing, field) for field in thing.__struct_fields__))


_sound: Final[set[int]] = set()
"""The hashes of pictures that have been looked at: a question and a preset often show the same one."""


def check_picture(scene: Scene, *told: object) -> None:
    """A picture has no fault, and a small screen shows it whole; `told` says which one it is."""
    if hash(scene) not in _sound:
        assert faults(scene) == (), told
        assert unfit(scene) == (), told
        _sound.add(hash(scene))


# --- each of them in turn --------------------------------------------------------------------------------------------


def _each(name: str, parts: dict[str, Iterable[tuple[str, Any]]]) -> pytest.MarkDecorator:
    """A mark that runs a test for each part of every game, which it is given with the rules."""
    every = [pytest.param(rules(slug), part, id=f"{slug}-{key}") for slug, some in parts.items() for key, part in some]
    return pytest.mark.parametrize(("game", name), every)


_LESSONS: Final = {slug: game(slug).lessons() for slug in list_games()}
_DIALS: Final = {slug: [lesson.dials for lesson in some.values() if lesson.dials] for slug, some in _LESSONS.items()}

every_game = pytest.mark.parametrize("game", [rules(slug) for slug in list_games()], ids=list_games())
every_lesson = _each("lesson", {slug: some.items() for slug, some in _LESSONS.items()})
every_question = _each("question", {slug: game(slug).questions().items() for slug in list_games()})
every_dial = _each("dials", {slug: [(dials.slug, dials) for dials in some] for slug, some in _DIALS.items()})
every_preset = _each("preset", {slug: [(name, name) for name in presets(slug)] for slug in list_games()})
every_reading = _each("switch", {slug: [(name, name) for name in comparisons(slug)] for slug in list_games()})
both_languages = pytest.mark.parametrize("code", sampled(LANGUAGES, most=1))
