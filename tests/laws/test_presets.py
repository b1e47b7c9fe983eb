"""Every named position of every game can be played on, and every reading of its rules makes a difference there."""

from __future__ import annotations

import re
from typing import Final

from orclib import game as face
from orclib.engine.teaching import called, cases, comparisons, presets
from orclib.notebook.compare import HIGH, comparison
from orclib.scene import Text, cut
from orclib.scene.check import faults
from orclib.scene.cut import LEAST
from orclib.testing import AnyGame, seats_of
from orclib.testing.words import speaking
from tests import ledger
from tests.depth import DEEP, always
from tests.laws.lessons import both_languages, check_picture, every_game, every_preset, every_reading
from tests.laws.storyboard import storyboard

OVER: Final = {"orc": {"W6 final count", "E19 equal totals", "E20 two tribes beat four"}}
"""The presets where the game is over."""
IN_WORDS: Final = {"far_battle_first", "reinforcement_breaks", "final_tie", "arrow_floor"}
"""Those that only words may tell apart: chance, the order of things, how a game ended in a line too long to cut out."""
BESIDE: Final = 1150
"""The px of a notebook's width on a small screen."""
READABLE_PX: Final = 11


@always
@every_preset
def test_every_preset_can_be_played_on_and_its_case_says_what_happens_and_why(game: AnyGame, preset: str) -> None:
    match = presets(game.slug)[preset].match(game)
    assert bool(match.to_act) is (preset not in OVER.get(game.slug, ()))
    if game.calm(match.state):
        assert game.position(game.describe(match.state)) == match.state
    for eyes in (None, *seats_of(match.state)) if DEEP else (*match.to_act, None)[:1]:
        check_picture(game.picture(game.observe(match.state, eyes)), eyes)
    case, view = cases(game.slug)[preset], face(game.slug).cases()
    view.show(preset)
    assert case.asks is not None
    assert [text for text in (case.asks.en, case.asks.fr) if not text.endswith("?")] == []
    told = [line for told in view.happens() for line in told]
    assert told
    assert case.why
    assert set(case.why) <= set(game.rulebook.clauses)
    cited = {line.clause for line in told if line.clause}
    ledger.cite("events", cited)
    assert case.tells or [id for id in case.why if id not in cited] == []
    assert repr(view.open())


@both_languages
@every_reading
def test_a_reading_makes_a_difference_that_is_shown_and_cut_out(game: AnyGame, switch: str, code: str) -> None:
    with speaking(code):
        view = comparison(game, switch)
        assert not any(reading.refused for reading in view.readings)
        whole, other = view.scenes()
        assert whole.digest() != other.digest()
        cuts = view.cuts()
        if not cuts:
            assert switch in IN_WORDS, switch
            return
        one, two = cuts
        assert (one.width, one.height) == (two.width, two.height)
        assert (one.width >= LEAST[0], one.height >= LEAST[1]) == (True, True)
        assert cut.differing(one, two)
        scale = min((BESIDE - 42) / 2 / one.width, HIGH / one.height)
        for scene in cuts:
            assert faults(scene) == ()
            sizes = [shape.size for group in scene.groups for shape in group.shapes if isinstance(shape, Text)]
            assert scale * min(sizes, default=99) >= READABLE_PX, switch


@every_game
def test_every_reading_is_one_of_these(game: AnyGame) -> None:
    board, compared = storyboard(game.slug), comparisons(game.slug)
    readings, switches = set(game.Options.readings()), set(game.rulebook.switches())
    assert readings <= compared.keys()
    assert readings - switches == game.rulebook.variants.keys()
    for variant in game.rulebook.variants.values():
        assert len(variant.options) in (0, len(game.Options.readings()[variant.switch]))
    assert compared.keys() - readings == switches - readings - board.named
    lessons = face(game.slug).lessons().values()
    assert {lesson.switch for lesson in lessons if lesson.switch} <= compared.keys()


@every_game
def test_every_preset_has_a_name_of_its_own_in_both_languages(game: AnyGame) -> None:
    assert cases(game.slug).keys() == presets(game.slug).keys()
    titles = [called(game.slug, name) for name in presets(game.slug)]
    assert len({title.en for title in titles}) == len({title.fr for title in titles}) == len(titles)
    assert not [title for title in titles if re.search(r"^[A-Z]{1,2}-?\d", f"{title.en}\n{title.fr}", re.MULTILINE)]
