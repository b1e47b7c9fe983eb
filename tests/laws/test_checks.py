"""Each check finds a game that breaks its law; on the game as it is, it is silent."""

import itertools
from collections.abc import Callable
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import orclib
from orclib import testing
from orclib.engine import CHANCE, Match, Rule, Seat
from orclib.testing import AnyGame, AnyMatch, Said

REAL: AnyGame = orclib.game(orclib.list_games()[0]).engine
PLIES = 12
FRESH = itertools.count(1)
"""A number that was never used before."""


class Twisted:
    """A real game with some of its methods exchanged."""

    def __init__(self, **exchanged: Any) -> None:
        self.__dict__.update(exchanged)

    def __getattr__(self, name: str) -> Any:
        return getattr(REAL, name)


def line(game: Any, plies: int = PLIES) -> AnyMatch:
    """A line of play of the real game, handed to a twisted one."""
    match = testing.random_line(REAL, seed=3, plies=plies)
    match.game = game
    return match


def early(game: Any) -> Any:
    """A position in which chance acts."""
    return game.new()


def late(game: Any) -> Any:
    """A position of the middle of the game in which a player acts."""
    return next(p.state for p in line(game).plies[::-1] if CHANCE not in REAL.to_act(p.state))


def drawing(game: Any) -> Any:
    """A position of the middle of the game in which chance acts and cards are hidden."""
    return next(p.state for p in line(game, 40).plies[::-1] if CHANCE in REAL.to_act(p.state))


def said(game: Any) -> list[Said]:
    """What a twisted game says of a position."""
    return list(testing.said(REAL, late(game), line(game).events))


def half_as_likely(state: Any) -> Any:
    return tuple((action, share / 2) for action, share in REAL.chances(state))


def with_a_point_too_many(state: Any) -> Any:
    outcome = REAL.outcome(state)
    if outcome is None:
        return None
    totals = (outcome.score.totals[0] + 1, *outcome.score.totals[1:])
    return msgspec.structs.replace(outcome, score=msgspec.structs.replace(outcome.score, totals=totals))


def without_targets(view: Any) -> Any:
    return msgspec.structs.replace(REAL.picture(view), targets=())


BREACHES: dict[str, tuple[Callable[[Any], object], dict[str, Any]]] = {
    "options": (testing.check_options, {"players": range(9, 10)}),
    "nobody to act": (lambda g: testing.check_turns(g, late(g)), {"to_act": lambda state: ()}),
    "nothing legal": (lambda g: testing.check_turns(g, late(g)), {"legal_actions": lambda state, seat: ()}),
    "one legal action forgotten": (
        lambda g: testing.check_legality(g, late(g)),
        {"legal_actions": lambda state, seat: REAL.legal_actions(state, seat)[:-1]},
    ),
    "a legal action without effect": (
        lambda g: testing.check_application(g, late(g)),
        {"apply": lambda state, action: (None, ())},
    ),
    "a refused action applied": (
        lambda g: testing.check_application(g, late(g)),
        {"apply": lambda state, action: (state, ())},
    ),
    "no judge": (
        lambda g: testing.check_strays(g, late(g), testing.stray_actions(REAL, late(g), Random(1), 60)),
        {"refusals": lambda state, action: ()},
    ),
    "odds that sum to a half": (lambda g: testing.check_chances(g, early(g)), {"chances": half_as_likely}),
    "a certain action": (
        lambda g: testing.check_chances(g, early(g)),
        {"chances": lambda state: ((REAL.legal_actions(state, CHANCE)[0], Fraction(1)),)},
    ),
    "a point too many": (
        lambda g: testing.check_sheet(g, line(g, testing.LONGEST).state),
        {"outcome": with_a_point_too_many},
    ),
    "no end": (lambda g: testing.check_ends(g, None, seed=1), {"outcome": lambda state: None}),
    "something lost": (
        lambda g: testing.check_conservation(line(g)),
        {"inventory": lambda state: {"thing": next(FRESH)}},
    ),
    "another course of events": (
        lambda g: testing.check_determinism(line(g)),
        {"apply": lambda state, action: (REAL.apply(state, action)[0], ())},
    ),
    "a state that is encoded without some of it": (
        lambda g: testing.check_encoding(g, late(g)),
        {"State": msgspec.defstruct("Less", [("options", REAL.Options), ("phase", Any)])},
    ),
    "a decoded state with other choices": (
        lambda g: testing.check_encoding(g, late(g)),
        {"legal_actions": lambda state, seat: (next(FRESH),)},
    ),
    "a notation that reads as something else": (
        lambda g: testing.check_notation(g, late(g)),
        {"parse": lambda text, state, seat: REAL.legal_actions(state, REAL.to_act(state)[0])[0]},
    ),
    "a notation for everything": (lambda g: testing.check_notation(g, late(g)), {"format": lambda action: "it"}),
    "a position that reads as another": (
        lambda g: testing.check_position(g, g.position("piles: Y1 G4 W4 R4 B4 V4")),
        {"position": lambda text: REAL.new() if text.startswith("frontier") else REAL.position(text)},
    ),
    "a re-deal that shows": (
        lambda g: testing.check_observation(g, late(g), Seat(0), Random(1)),
        {"sample_hidden": lambda state, seat, rng: REAL.new()},
    ),
    "a re-deal that favours what is": (
        lambda g: testing.check_reckoning(g, drawing(g), Seat(0), Random(1), 400),
        {"sample_hidden": lambda state, *_: state},
    ),
    "a re-deal that play does not lead to": (
        lambda g: testing.check_redealing(g, drawing(g), REAL.chances(drawing(g))[0][0], Seat(0), Random(1)),
        {"sample_hidden": lambda state, seat, rng: REAL.sample_hidden(state, seat, Random(rng.random() < 0.5))},
    ),
    "a refusal that tells": (
        lambda g: testing.check_observation(g, late(g), Seat(0), Random(1)),
        {"refusals": lambda state, action: (Rule(str(next(FRESH)), "")(),)},
    ),
    "events that tell more than the view": (
        lambda g: testing.check_secrets(g, early(g), Seat(0), Random(1)),
        {"observe": lambda state, seat: REAL.observe(REAL.new(), seat), "sample_hidden": lambda state, *_: state},
    ),
    "a picture to look at only": (lambda g: testing.check_picture(g, late(g)), {"picture": without_targets}),
    "no rulebook": (lambda g: testing.check_citations(g, said(g)), {"rulebook": {}}),
    "a brace": (lambda g: testing.check_words(g, said(g)), {"sentence": lambda thing: "The {thing}."}),
    "a None": (lambda g: testing.check_words(g, said(g)), {"sentence": lambda thing: "It is None."}),
    "silence": (lambda g: testing.check_words(g, said(g)), {"sentence": lambda thing: ""}),
    "English only": (lambda g: testing.check_translated(g, said(g)), {"sentence": lambda thing: "Good."}),
}


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_found(breach: str) -> None:
    check, exchanged = BREACHES[breach]
    with pytest.raises(AssertionError):
        check(Twisted(**exchanged))


# tests/laws/test_laws.py tries stray actions and both languages on every game.
@pytest.mark.parametrize("breach", [breach for breach in BREACHES if breach not in ("English only", "no judge")])
def test_the_game_as_it_is_passes(breach: str) -> None:
    BREACHES[breach][0](Twisted())


@pytest.mark.parametrize(
    ("check", "method", "broken"),
    [
        (testing.check_undo, "redo", lambda match: True),
        (testing.check_undo, "undo", lambda match: bool(match.plies and match.plies.pop())),
        (testing.check_save, "loads", lambda data, find: Match(REAL, seed=3, deal=False)),
        (testing.check_save, "loads", lambda data, find: Match.from_code("orc:damaged", find)),
        (testing.check_code, "from_code", lambda code, find: Match(REAL, seed=3, deal=False)),
    ],
)
def test_a_broken_line_of_play_is_found(
    check: Callable[[AnyMatch], None], method: str, broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = line(REAL)
    check(match)
    monkeypatch.setattr(Match, method, broken)
    with pytest.raises(AssertionError):
        check(match)


def test_speaking_gives_the_language_back() -> None:
    before = orclib.language()
    with testing.speaking("fr"):
        assert orclib.language() == "fr"
    assert orclib.language() == before


def test_a_stray_that_cannot_be_made_says_so() -> None:
    odd = msgspec.defstruct("Odd", [("seat", Seat), ("things", dict[str, int])], frozen=True)
    game: Any = SimpleNamespace(action_type=odd, pseudo_legal_actions=lambda state, seat: ())
    with pytest.raises(TypeError, match="cannot make"):
        testing.stray_actions(game, REAL.new(), Random(1), 1)
