"""Every experiment of every game answers in every setting tried, with rules and a sound picture, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Final

from orclib.engine.teaching import Dials
from orclib.notebook.dials import DialsView
from orclib.scene.answer import Answer
from orclib.scene.check import faults
from orclib.testing import AnyGame
from orclib.testing.words import speaking
from tests.depth import DEPTH, always, few
from tests.laws.lessons import both_languages, check_picture, every_dial

RANDOM_SETTINGS: Final = few(12)
TERSE: Final = {
    "orc": {"ring"},
    "braves": {"army", "ending"},
    "thorval": {"spread", "strength", "band", "realm", "battle", "heat"},
}
"""The experiments whose dials show what a cell types."""
PLAIN: Final = re.compile(r"[0-9 :]+|[A-Z]")
"""Settings that need no other name: numbers, and the letters of decks."""


def settings(dials: Dials) -> Iterator[tuple[str, ...]]:
    """How dials are turned: both ends of all, at random and, in a long run, each alone through all its settings."""
    yield dials.begin
    for end in (0, -1):
        yield tuple(choices[end] for choices in dials.choices)
    for place, choices in enumerate(dials.choices) if DEPTH == "long" else ():
        for value in choices:
            yield (*dials.begin[:place], value, *dials.begin[place + 1 :])
    rng = Random(dials.slug)
    for _time in range(RANDOM_SETTINGS):
        yield tuple(rng.choice(choices) for choices in dials.choices)


@always
@every_dial
@both_languages
def test_every_dial_answers_in_every_setting_tried(game: AnyGame, dials: Dials, code: str) -> None:
    assert len(dials.names) == len(dials.choices) == len(dials.begin)
    with speaking(code):
        for setting in dict.fromkeys(settings(dials)):
            answer: Answer = dials.show(*setting)
            assert answer.title
            assert answer.lines
            assert set(answer.clauses) <= set(game.rulebook)
            assert answer.scene is not None
            check_picture(answer.scene, setting)
            drawn = answer.still()
            assert drawn is not None
            assert faults(drawn) == (), setting


@every_dial
def test_dials_speak_in_words_and_keep_their_setting_when_the_language_changes(game: AnyGame, dials: Dials) -> None:
    """What a cell types is no word for a learner: every setting but a number or a letter has a name."""
    known = {setting for choices in dials.choices for setting in choices if not PLAIN.fullmatch(setting)}
    assert (known <= dials.labels.keys()) is (dials.slug not in TERSE.get(game.slug, ()))
    turned = tuple(choices[-1] for choices in dials.choices)
    view = DialsView(game, dials).turn(*turned)
    for code in ("en", "fr"):
        with speaking(code):
            assert view.values == turned == tuple(knob.value for knob in view._knobs)
            assert str(dials.say) in repr(view)
            for number, (knob, choices) in enumerate(zip(view._knobs, dials.choices, strict=True)):
                shown = [label for label, _setting in knob.options]
                assert len(set(shown)) == len(choices), number
                assert shown == [str(dials.labels.get(choice, choice)) for choice in choices]
