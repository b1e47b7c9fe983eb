"""Each law of `orclib.testing`, on random lines of play of every game under all its options."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from msgspec.structs import replace

import orclib
from orclib import testing
from orclib.engine import CHANCE, Match, Seat
from orclib.errors import UsageError
from orclib.language import LANGUAGES, speaking
from orclib.notebook import explain
from orclib.testing import AnyGame, AnyMatch, Said, sample_states, seats_of, stray_actions
from orclib.testing.strategies import lines_of_play
from tests import depth, ledger


@pytest.fixture(params=orclib.list_games(), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each game in turn."""
    rules: AnyGame = orclib.game(request.param).engine
    return rules


def law(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test on that many lines of play, or a few of them, which it draws by `play(data, game)`."""
    return lambda test: depth.law(examples)(given(data=st.data())(test))


def play(data: st.DataObject, game: AnyGame, **limits: Any) -> tuple[AnyMatch, Random]:
    """A line of play, told move by move when the test fails, and luck that goes with it."""
    match = data.draw(lines_of_play(game, **limits))
    note(f"{match.options}\n" + "\n".join(game.format(ply.action) for ply in match.plies))
    return match, Random(match.seed)


def test_options(game: AnyGame) -> None:
    testing.check_options(game)


@law(40)
def test_turns(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 5):
        testing.check_turns(game, state)
        testing.check_chances(game, state)


@law(40)
def test_legal_is_what_is_not_refused(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 4):
        testing.check_legality(game, state)


@law(30)
def test_legal_applies_and_refused_raises(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 3):
        testing.check_application(game, state)


@law(60)
def test_any_action_at_all_is_judged(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 4):
        testing.check_strays(game, state, stray_actions(game, state, rng, 40))


ANNOUNCING = [slug for slug in orclib.list_games() if orclib.game(slug).engine.announced_type is not None]


@pytest.mark.parametrize("slug", ANNOUNCING)
@law(12)
def test_an_announcement_equals_its_parts(slug: str, data: st.DataObject) -> None:
    game = orclib.game(slug).engine
    match, rng = play(data, game, most=0)
    whole = testing.random_line(game, match.options, seed=match.seed, plies=600)
    for state, action in testing.announcements(game, whole, rng, 12):
        twin = game.sample_hidden(state, action.seat, rng)
        assert game.refusals(twin, action) == game.refusals(state, action)  # asking tells nothing that is hidden
        if testing.check_announcement(game, state, action) and game.calm(state):
            later: AnyMatch = Match(game, start=game.position(game.describe(state)), seed=match.seed)
            if later.state == state:
                assert explain.why_not(later, action, action.seat).lines
                told = later.play(action)
                assert later.last == told
                testing.check_save(later)
                testing.check_code(later)


@law(30)
def test_nothing_is_created_or_lost(game: AnyGame, data: st.DataObject) -> None:
    testing.check_conservation(play(data, game)[0])


@law(25)
def test_same_actions_same_states(game: AnyGame, data: st.DataObject) -> None:
    testing.check_determinism(play(data, game, deal=None)[0])


@law(40)
def test_a_view_tells_no_more_than_it_may(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 3):
        for seat in seats_of(state):
            testing.check_observation(game, state, seat, rng, stray_actions(game, state, rng, 20))


@law(30)
def test_a_seat_that_does_not_exist_sees_no_secrets(game: AnyGame, data: st.DataObject) -> None:
    """Only None is the referee: what any seat cannot know, CHANCE and a wrong number cannot know either."""
    match, rng = play(data, game)
    for state in sample_states(match, rng, 3):
        for stranger in (CHANCE, Seat(len(seats_of(state))), Seat(7)):
            for seat in seats_of(state):
                twin = game.sample_hidden(state, seat, rng)
                views = [_seen(game, each, stranger) for each in (state, twin)]
                assert views[0] == views[1], (stranger, seat)


def _seen(game: AnyGame, state: Any, seat: Seat) -> Any:
    """The view of a seat, or None where there is no such seat."""
    try:
        return game.observe(state, seat)
    except ValueError:
        return None


@law(30)
def test_events_tell_no_more_than_the_view(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 3):
        for seat in seats_of(state):
            testing.check_secrets(game, state, seat, rng)


@law(10)
def test_saves_and_codes_at_every_step(game: AnyGame, data: st.DataObject) -> None:
    match, _ = play(data, game, most=60, deal=None)
    twin = match.fork()
    while True:
        testing.check_save(twin)
        testing.check_code(twin)
        if not twin.undo():
            break


@law(60)
def test_states_come_back_from_their_encodings(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 6):
        testing.check_encoding(game, state)


@law(15)
def test_saves_and_codes_from_a_position(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    start = rng.choice(sample_states(match, rng, 4))
    later: AnyMatch = Match(game, start=start, seed=match.seed)
    for _ in range(8):
        if later.to_act:
            later.play(testing.random_step(game, later.state, rng))
    testing.check_save(later)
    testing.check_code(later)
    testing.check_undo(later)


@law(20)
def test_a_save_for_a_seat_tells_no_more_than_it_may(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for seat in seats_of(match.state):
        testing.check_shared(match, seat, rng)


@law(15)
def test_notation_reads_back(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 3):
        with speaking(rng.choice(LANGUAGES)):
            testing.check_notation(game, state, stray_actions(game, state, rng, 20))


@law(30)
def test_positions_read_back(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 6):
        with speaking(rng.choice(LANGUAGES)):
            testing.check_position(game, state)


@law(20)
def test_positions_under_other_readings_read_back(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    readings = game.Options.readings()
    for state in sample_states(match, rng, 3):
        name = rng.choice(list(readings))
        with suppress(UsageError):  # two values that do not go together
            testing.check_readings(game, state, replace(state.options, **{name: rng.choice(readings[name])}))


@law(20)
def test_undo_and_redo(game: AnyGame, data: st.DataObject) -> None:
    testing.check_undo(play(data, game, most=120, deal=None)[0])


def _said(match: AnyMatch, rng: Random) -> list[Said]:
    """What is said along a line: all events, and at some steps all refusals and the score."""
    game = match.game
    events = [event for ply in match.plies for event in ply.events]
    things = list(testing.said(game, match.state, events))
    for state in sample_states(match, rng, 3):
        things += testing.said(game, state, (), stray_actions(game, state, rng, 10))
    ledger.hear(things)
    return things


@law(20)
def test_all_that_is_said_cites_a_clause(game: AnyGame, data: st.DataObject) -> None:
    testing.check_citations(game, _said(*play(data, game)))


@law(20)
def test_all_that_is_said_reads_well(game: AnyGame, data: st.DataObject) -> None:
    testing.check_words(game, _said(*play(data, game)))


@law(10)
def test_all_that_is_said_is_translated(game: AnyGame, data: st.DataObject) -> None:
    testing.check_translated(game, _said(*play(data, game)))


@law(15)
def test_random_games_end_with_a_score_that_adds_up(game: AnyGame, data: st.DataObject) -> None:
    match, _ = play(data, game, most=0)
    finished = testing.check_ends(game, match.options, match.seed)
    testing.check_sheet(game, finished.state)
    ledger.hear(testing.said(game, finished.state, finished.events))


@law(12)
def test_pictures_show_every_legal_action(game: AnyGame, data: st.DataObject) -> None:
    match, rng = play(data, game)
    for state in sample_states(match, rng, 2):
        testing.check_picture(game, state)
