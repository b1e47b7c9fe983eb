"""The battle lab against section 10 of the specification: exact fractions, and battles counted."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import NotationError, UsageError
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.bots import battle_lab
from orclib.games.orcs_vs_orcs.bots.battle_lab import (
    ATTACKER,
    DEFENDER,
    Host,
    Policy,
    Report,
    exact,
    policy_s,
    sample,
)
from orclib.games.orcs_vs_orcs.bots.beginner import BEGINNER
from orclib.games.orcs_vs_orcs.bots.opponents import Sensible
from orclib.games.orcs_vs_orcs.box import DEALT, UNITS, Card, Line, spread
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.state import FRONT, Options, Spot, View

ORC, HEAVY, BOAR, XBOW, SHAMAN, CATAPULT = UNITS
STARTING = tuple(spread(DEALT))
"""Four Orcs, a Crossbowman, a Catapult."""
W10 = (CATAPULT,) * 2 + (HEAVY,) * 2 + (ORC,) * 2 + (BOAR,) + (XBOW,) * 2 + (SHAMAN,)
"""The deck of the rulebook's assault (W10)."""
BETTER = (HEAVY,) * 3 + (ORC,) * 2 + (BOAR,) * 2 + (XBOW,) * 2 + (SHAMAN,)

Shares = tuple[Fraction | int, Fraction | int, Fraction | int]


def shares(report: Report) -> Shares:
    """How likely the attacker wins, the defender wins, nobody wins."""
    return report.attacker, report.defender, report.nobody


def starting(attackers: int, defenders: int, exhausted: int = 0) -> Report:
    """A battle in the field between two starting decks."""
    return exact(Host(STARTING, attackers, exhausted=exhausted), Host(STARTING, defenders))


# --- section 10: starting decks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attackers", "defenders"), [(2, 2), (3, 3), (3, 2)])
def test_nobody_wins_between_two_starting_decks(attackers: int, defenders: int) -> None:
    assert shares(starting(attackers, defenders)) == (0, 0, 1)


def test_two_against_one_exterminate_the_defender_14_times_of_15() -> None:
    report = starting(2, 1)
    assert shares(report) == (Fraction(14, 15), 0, Fraction(1, 15))
    assert report.share(0, 1) == report.attacker


def test_one_against_one() -> None:
    report = starting(1, 1)
    assert report.endings() == {
        (0, 1): Fraction(251, 900),
        (1, 1): Fraction(251, 900),
        (None, 1): Fraction(394, 900),
        (None, 4): Fraction(4, 900),
    }


def test_two_against_two_after_a_forced_march() -> None:
    report = starting(2, 2, exhausted=1)
    assert shares(report) == (0, Fraction(251, 900), Fraction(649, 900))
    assert report.share(1, 2) == report.defender


def test_whatever_both_play_two_starting_decks_decide_nothing() -> None:
    """At most nine strikes for each side (E17), so at most one loss."""
    rng = Random(3)

    def anything(view: View, legal: tuple[act.AnyAction, ...]) -> act.AnyAction:
        return rng.choice([action for action in legal if not isinstance(action, act.Reorganise)])

    report = sample(Host(STARTING, 2, policy=anything), Host(STARTING, 3, policy=anything), battles=200)
    assert report.nobody == 1
    assert all(max(end.losses) <= 1 for end in report.shares)


# --- section 10: decks of ten cards ----------------------------------------------------------------------------------

TOLD = 0.004
"""How far off the specification says that its own numbers may be."""
LONG = {
    "mirror in the field": (W10, (), False, (0.315, 0.313, 0.372)),
    "mirror, fortress": (W10, (ORC, BOAR), True, (0.665, 0.286, 0.049)),
    "better deck in the field": (BETTER, (), False, (0.681, 0.088, 0.232)),
    "better deck, fortress": (BETTER, (BOAR, BOAR), True, (0.284, 0.491, 0.225)),
}


def near(name: str, battles: int, seed: int) -> None:
    """Whether so many battles come within three standard errors of what the specification has counted."""
    deck, vanguard, assault, told = LONG[name]
    report = sample(Host(deck, 4, vanguard=vanguard), Host(W10, 4), assault, battles=battles, seed=seed)
    print(name, report, sep="\n")
    for winner, share, right in zip((0, 1, None), shares(report), told, strict=True):
        assert abs(float(share) - right) <= 3 * sqrt(report.error(winner) ** 2 + TOLD**2), (winner, float(share))


@pytest.mark.thorough
@pytest.mark.parametrize("name", LONG)
def test_battles_between_decks_of_ten_cards(name: str) -> None:
    near(name, battles=300, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("name", LONG)
def test_many_battles_between_decks_of_ten_cards(name: str) -> None:
    """Measured in 20,000 battles: 32.1/31.5/36.4, 67.8/27.4/4.9, 67.6/8.8/23.6, 28.5/49.3/22.2 %."""
    near(name, battles=20_000, seed=2)


# --- counted and exact -----------------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("hordes", "exhausted", "assault"), [((1, 1), 0, False), ((2, 1), 0, False), ((2, 2), 1, False), ((2, 2), 0, True)]
)
def test_what_is_counted_comes_near_what_is_exact(hordes: tuple[int, int], exhausted: int, assault: bool) -> None:
    hosts = Host(STARTING, hordes[0], exhausted=exhausted), Host(STARTING, hordes[1])
    told, right = sample(*hosts, assault, battles=400, seed=6), exact(*hosts, assault)
    assert {*told.shares} <= {*right.shares}
    for end, share in right.shares.items():
        p = float(share)
        assert abs(float(told.shares.get(end, 0)) - p) <= 4 * sqrt(p * (1 - p) / told.battles), end


def test_a_report_adds_up_and_says_so() -> None:
    report = sample(Host(W10, 4), Host(W10, 4), battles=100)
    assert sum(report.shares.values()) == sum(shares(report)) == sum(report.endings().values()) == 1
    assert report.error(0) == pytest.approx(sqrt(float(report.attacker * (1 - report.attacker)) / 100))
    assert 0 < report.losses(0) <= 4
    assert repr(report).splitlines()[-1] == "Counted in 100 battles."
    assert list(report.shares) == sorted(
        report.shares, key=lambda end: (2 if end.winner is None else end.winner, end.ending, end.losses)
    )


def test_an_exact_report_is_told_in_fractions() -> None:
    report = starting(2, 1)
    assert report.error(0) == 0
    assert repr(report) == "The attacker wins: 14/15 = 93.3%\nThe defender wins: 0%\nNobody wins: 1/15 = 6.7%"
    assert report.losses(1) == Fraction(14, 15)


# --- policies --------------------------------------------------------------------------------------------------------


def by_bot(bot: Any) -> Policy:
    """What a bot plays."""
    return lambda view, legal: bot.choose(GAME, view, legal, Random(0)).action


def test_the_reference_policy_plays_the_same_from_a_view_and_in_the_lab() -> None:
    def told(view: View, legal: tuple[act.AnyAction, ...]) -> act.AnyAction:
        return policy_s(view, legal)

    deck = (*W10[2:], Card.KOKOTH, Card.ASHANI)
    for assault in (False, True):
        plain = sample(Host(deck, 4, red=True), Host(W10, 4, red=True), assault, battles=40, seed=9)
        asked = Host(deck, 4, red=True, policy=told), Host(W10, 4, red=True, policy=told)
        assert plain == sample(*asked, assault, battles=40, seed=9)


@pytest.mark.parametrize("assault", [False, True])
def test_the_sensible_bot_fights_better_than_the_beginner(assault: bool) -> None:
    """Measured in 400 battles each: 63 to 14 % in the field, 63 to 21 % against a fortress with the better deck."""
    attack, defence = Host(BETTER, 4, True, policy=by_bot(Sensible())), Host(BETTER, 4, True)
    beginner = by_bot(BEGINNER)
    report = sample(attack, Host(BETTER, 4, True, policy=beginner), assault, battles=60, seed=2)
    assert report.attacker > report.defender + Fraction(1, 5)
    against_s = sample(Host(BETTER, 4, True, policy=by_bot(Sensible())), defence, assault, battles=60, seed=2)
    assert against_s.attacker > against_s.defender


def test_a_policy_that_chooses_what_is_not_legal_is_told_so() -> None:
    def wrong(view: View, legal: tuple[act.AnyAction, ...]) -> act.AnyAction:
        return act.EndActions(ATTACKER)

    with pytest.raises(UsageError, match="not legal"):
        sample(Host(W10, policy=wrong), Host(W10), battles=1)


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ((ORC, XBOW), ORC),
        ((HEAVY, BOAR), BOAR),
        ((ORC, HEAVY), HEAVY),
        ((CATAPULT, SHAMAN), SHAMAN),
        ((CATAPULT, Card.ASHANI), CATAPULT),
    ],
)
def test_without_protection_first_line_cards_come_first(hand: tuple[Card, Card], card: Card) -> None:
    state = battle_lab.position(Host(STARTING), Host(STARTING))
    assert battle_lab.best_play(state, ATTACKER, hand)[0] is card


@pytest.mark.parametrize(
    ("hand", "card"),
    [((ORC, XBOW), XBOW), ((CATAPULT, SHAMAN), SHAMAN), ((BOAR, CATAPULT), CATAPULT), ((BOAR, Card.ASHANI), BOAR)],
)
def test_whoever_is_behind_somebody_or_walls_comes_first(hand: tuple[Card, Card], card: Card) -> None:
    assault = battle_lab.position(Host(W10, vanguard=(ORC, BOAR)), Host(STARTING), assault=True)
    assert battle_lab.best_play(assault, ATTACKER, hand) == (card, FRONT if card is BOAR else Spot(0, Line.SECOND))
    assert battle_lab.best_play(assault, DEFENDER, hand) == (card, FRONT)


# --- readings of the rules -------------------------------------------------------------------------------------------


@pytest.mark.thorough
def test_the_lab_fights_by_other_readings_of_the_rules() -> None:
    hosts = Host(W10, 4), Host(W10, 4)
    plain = sample(*hosts, True, battles=120, seed=1)
    always = sample(*hosts, True, Options(catapult_discard_always=True), battles=120, seed=1)
    assert always.defender > plain.defender
    strike = sample(*hosts, False, Options(endings_check="strike"), battles=120, seed=1)
    assert strike != sample(*hosts, battles=120, seed=1)


# --- what cannot be --------------------------------------------------------------------------------------------------


def test_a_large_tree_is_refused_with_its_size() -> None:
    with pytest.raises(UsageError) as error:
        exact(Host(W10, 4), Host(W10, 4), largest=300)
    assert "51,438,240,000 ways" in str(error.value)
    assert "more than 300 positions" in str(error.value)
    assert "`sample`" in str(error.value)


@pytest.mark.parametrize(
    ("attacker", "defender", "assault", "told"),
    [
        (Host(()), Host(STARTING), False, "The attacker's deck has 0 cards"),
        (Host(STARTING), Host((ORC,) * 11), False, "The defender's deck has 11 cards"),
        (Host(STARTING, 0), Host(STARTING), False, "The attacker cannot have 0 Hordes"),
        (Host(STARTING, 15, exhausted=1), Host(STARTING), False, "The attacker cannot have 15 Hordes"),
        (Host(STARTING), Host(STARTING, exhausted=1), False, "The defender cannot have 1 Hordes exhausted"),
        (Host(STARTING, vanguard=(ORC, ORC)), Host(STARTING), False, "engages nothing before round 1"),
        (Host(STARTING), Host(STARTING, vanguard=(ORC, ORC)), True, "The defender engages nothing before round 1"),
        (Host(STARTING, vanguard=(ORC,)), Host(STARTING), True, "engages 2 cards of the deck"),
        (Host(STARTING, vanguard=(ORC, BOAR)), Host(STARTING), True, "engages 2 cards of the deck"),
        (Host(STARTING, vanguard=(ORC, XBOW)), Host(STARTING), True, "first-line Units only"),
        (Host((XBOW,) * 5), Host((XBOW,) * 5), False, "Both decks together have 10 cards Crossbowman; there are 8"),
        (Host((Card.FROKSH,)), Host((Card.FROKSH,)), False, "The Hero Froksh is there 2 times"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(attacker: Host, defender: Host, assault: bool, told: str) -> None:
    with pytest.raises(UsageError, match=told):
        sample(attacker, defender, assault, battles=1)


# --- decks of one's own ----------------------------------------------------------------------------------------------

SIX = "4x ORC XBOW CATAPULT"


def test_otherwise_battles_are_counted_and_the_error_is_told() -> None:
    ten = "HEAVY HEAVY HEAVY ORC ORC BOAR BOAR XBOW XBOW SHAMAN"
    answer = GAME.battle_odds(ten, "2x ORC 2x HEAVY BOAR 2x XBOW SHAMAN 2x CATAPULT", (4, 4), battles=50)
    report = sample(
        *battle_lab.hosts(ten, "2x ORC 2x HEAVY BOAR 2x XBOW SHAMAN 2x CATAPULT", (4, 4)), battles=50, seed=1
    )
    assert f"± {100 * report.error(0):.1f}%" in answer.title
    assert any("50 battles" in told.text for told in answer.lines)


def test_the_same_battle_is_played_card_by_card() -> None:
    match = Match(GAME, start=GAME.battle("ORC HEAVY FROKSH", "2x XBOW ORC", hordes=(2, 1), assault=True), seed=3)
    battle = match.state.battle
    assert battle is not None
    assert battle.assault
    assert [match.state.fighters(number) for number in (0, 1)] == [2, 1]
    while match.state.battle is not None and match.to_act:
        match.play(match.legal()[0])
    assert match.state.battle is None


@pytest.mark.parametrize(
    ("attacker", "defender", "hordes", "error", "said"),
    [
        ("ORC OGRE", SIX, (1, 1), NotationError, "OGRE"),
        ("", SIX, (1, 1), NotationError, "card"),
        ("none", SIX, (1, 1), UsageError, "16.5"),
        ("9x ORC 2x HEAVY", SIX, (1, 1), UsageError, "OVO-16.3"),
        ("FROKSH ORC", "FROKSH ORC", (1, 1), UsageError, "there is one"),
        (SIX, SIX, (0, 1), UsageError, "OVO-2.1"),
        (SIX, SIX, (1, 2, 3), UsageError, "hordes=.*two numbers"),
        (SIX, SIX, "3 : 2", UsageError, "hordes=.*two numbers"),
    ],
)
def test_a_battle_that_cannot_be_says_why(
    attacker: str, defender: str, hordes: Any, error: type[Exception], said: str
) -> None:
    for ask in (GAME.battle, GAME.battle_odds):
        with pytest.raises(error, match=said):
            ask(attacker, defender, hordes)
