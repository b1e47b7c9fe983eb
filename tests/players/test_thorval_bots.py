"""What only the bots of Thorval do; what all bots are held to is in `tests/players/test_bots.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.bot import Bot
from orclib.games.thorval.actions import GoOn, Stop
from orclib.games.thorval.bots import fight_odds as odds
from orclib.games.thorval.bots.beginner import BEGINNER
from orclib.games.thorval.bots.opponents import BOTS, Sensible
from orclib.games.thorval.bots.outlook import Outlook, prospect
from orclib.games.thorval.box import REAL, Figure
from orclib.games.thorval.game import GAME
from orclib.games.thorval.state import Options, Phase
from orclib.players.arena import Played, play
from tests.players import courses

pytestmark = pytest.mark.thorough

advise, decisions = partial(courses.advise, GAME), partial(courses.states, GAME)
A = Seat(0)

every_table = pytest.mark.parametrize("players", GAME.players)

CHOICES = frozenset(Phase) - {
    Phase.OPENING_ROLL, Phase.ORK_SETUP, Phase.SPREAD, Phase.DRAGON, Phase.MEDIATOR, Phase.FIRST_PLAYER,
    Phase.EXCHANGE, Phase.OVER, Phase.REVEAL, Phase.ROUND, Phase.ORK_ATTACK, Phase.REFILL, Phase.LANDING, Phase.TURN,
    Phase.SUPPLY, Phase.FIGHT, Phase.FIND, Phase.FOUGHT,
}  # fmt: skip
"""The phases in which a player decides."""


def said(text: str) -> tuple[str, str]:
    """What the sensible bot would do in a typed position, as it is typed, and why."""
    advice = advise(Sensible(), GAME.position(text))
    return GAME.format(advice.action).partition(": ")[2], advice.why


# --- decisions -------------------------------------------------------------------------------------------------------


def test_the_sensible_bot_decides_in_every_phase() -> None:
    met: set[Phase] = set()
    for seed in range(60):
        met.update(state.phase for state in decisions([Sensible()], Options(players=2 + seed % 5), seed))
        if met >= CHOICES - {Phase.EXTRA}:
            return
    assert met >= CHOICES - {Phase.EXTRA}


# --- whole games -----------------------------------------------------------------------------------------------------


def rounds(bots: Sequence[Bot], games: int) -> list[Played]:
    """Some games between bots."""
    return [play(GAME, bots, f"rounds/{number}") for number in range(games)]


def mean_length(games: Sequence[Played]) -> float:
    """How many rounds they took on average."""
    return float(sum(game.state.round_no for game in games) / len(games))


def by_treasures(game: Played) -> bool:
    """Whether somebody won by finding all three."""
    return any(set(REAL) <= set(found) for found in game.state.found)


@every_table
def test_games_between_sensible_bots_are_short_and_end_with_three_treasures(players: int) -> None:
    """Measured in 60 games: 3.7, 4.2, 4.0, 4.2, 4.7 rounds for 2 to 6 players, none above 9."""
    games = rounds([Sensible()] * players, 8)
    assert 2 <= mean_length(games) <= 8
    assert all(map(by_treasures, games))


@every_table
def test_games_between_beginners_end(players: int) -> None:
    """Measured in 60 games: 29, 28, 24, 24, 22 rounds for 2 to 6 players, none above 97; 13 of 15 by treasures."""
    games = rounds([BEGINNER] * players, 8)
    assert mean_length(games) <= 45
    assert sum(map(by_treasures, games)) >= 5


# --- what the sensible bot reckons with ------------------------------------------------------------------------------


@pytest.mark.parametrize("ours", [(1, None), (4, Figure.WIZARD), (8, Figure.HERO), (9, None)])
@pytest.mark.parametrize("theirs", [(1, None, 0), (4, Figure.HERO, 1), (6, Figure.WIZARD, 2)])
def test_the_odds_are_those_of_the_exact_reckoning(ours: Any, theirs: Any) -> None:
    attacker, defender = odds.soldiers(*ours), odds.soldiers(*theirs)
    ends = odds.endings(attacker, defender)
    found = prospect(attacker, defender)
    assert found.win == pytest.approx(float(odds.result(attacker, defender).win))
    assert found.left == pytest.approx(float(sum(share * end.attacker for end, share in ends.items())))


def test_a_treasure_is_as_far_as_the_way_to_it_is_hard() -> None:
    island = (
        "2 players\nA I/1 = 6S+W\nB I/4 = {guards}S; IV/6 = 1S\nO I/2, I/6 = 2; I/3, III/5 = 3\ntreasures A chest I/4"
    )
    weak, strong = (GAME.position(island.format(guards=guards)) for guards in (1, 12))
    easy, hard = (Outlook(GAME.observe(state, A), A) for state in (weak, strong))
    assert 1.5 < easy.far["I/4"] < hard.far["I/4"]
    assert easy.saved("I/2") == pytest.approx({"I/4": easy.cost("I/2")})
    assert not easy.saved("III/4")
    assert easy.pull("I/2") < easy.pull("I/1")


# --- set-up ----------------------------------------------------------------------------------------------------------


def test_the_sensible_bot_hides_the_first_treasure_in_a_castle_of_orks() -> None:
    hidden = [state for state in decisions([Sensible()], Options(), seed=8) if state.phase is Phase.HIDE]
    for state in hidden[:4]:
        assert state.holds(None, advise(Sensible(), state).action.space)


def test_nobody_hides_a_treasure_under_its_owners_soldiers() -> None:
    for bot in BOTS.values():
        for state in decisions([bot], Options(players=2), seed=9):
            if state.phase is Phase.HIDE:
                action = advise(bot, state).action
                assert not state.holds(action.owner, action.space)


def test_the_wizard_comes_with_the_ten_soldiers() -> None:
    for state in decisions([Sensible()], Options(), seed=10):
        if state.phase is Phase.MUSTER:
            assert advise(Sensible(), state).action.figures == (Figure.WIZARD,)


def test_the_kingdom_comes_first_and_then_the_rest_of_the_island() -> None:
    whys = [advise(Sensible(), state).why for state in decisions([Sensible()], Options(), seed=11)
            if state.phase is Phase.SETTLE]  # fmt: skip
    assert "It makes my kingdom larger." in whys
    assert whys[-2].startswith("Far from my other spaces")


# --- turns -----------------------------------------------------------------------------------------------------------

BESIDE = "2 players\nA I/1 = {ours}; IV/1 = 1S\nB I/2 = {theirs}; IV/6 = 9S\nO I/6 = 2\ntreasures A chest I/2"


def test_a_treasure_is_attacked_when_the_odds_are_good() -> None:
    move, why = said(BESIDE.format(ours="6S+W", theirs="3S"))
    assert move.startswith("attack I/1 I/2")
    assert why == "One of my treasures lies there, and the odds are good."


def test_a_treasure_is_left_alone_when_the_odds_are_bad() -> None:
    move, _why = said(BESIDE.format(ours="3S", theirs="9S"))
    assert "I/2" not in move


def test_where_no_attack_is_likely_enough_nobody_is_attacked() -> None:
    move, why = said("2 players\nA I/1 = 1S\nB I/2, I/6, II/1, 2, 5 = 4S")
    assert move == "pass"
    assert why == "No attack is likely enough to gain anything."


def test_units_gather_where_that_lifts_the_odds() -> None:
    text = "2 players\nA II/2 = 3S; {beside} = 8S; 5 = 1S\nB IV/6 = 1S\nO II/5 = 5\ntreasures A chest II/5"
    assert said(text.format(beside="II/1"))[0] == "attack II/2 II/5 total"
    assert said(text.format(beside="IV/1"))[0] != "attack II/2 II/5 total"


def test_help_is_what_makes_most_of_a_turn() -> None:
    few = "2 players\nA I/1 = 4S\nB IV/6 = 9S\nO I/2 = 3\ntreasures A chest I/2\nphase help"
    assert said(few)[1] == "Six soldiers, as I have few units."
    two = (
        "2 players\nA I/1 = 9S+W; VI/3 = 9S\nB IV/6 = 9S\nO I/2, VI/2 = 2\n"
        "treasures A chest I/2, crown VI/2\nphase help"
    )
    assert said(two)[1] == "There are two good targets."
    boat = (
        "2 players\nA I/1 = 9S+W; III/3 = 2S\nB IV/6 = 9S\nO I/2, IV/1, III/1 = 2\ntreasures A chest IV/1\nphase help"
    )
    assert said(boat)[1] == "By water the way is shorter."


def test_the_six_soldiers_of_the_mediator_come_where_they_help() -> None:
    text = "2 players\nA I/1 = 1S; IV/1 = 1S\nB IV/6 = 9S\nO I/2 = 3\ntreasures A chest I/2\nphase help"
    action = advise(Sensible(), GAME.position(f"{text}\nthen: help 4")).action
    assert (action.space, action.piece.figure) == ("I/1", Figure.WIZARD)


def test_the_last_treasure_of_a_rival_is_laid_far_from_him() -> None:
    text = (
        "2 players\nA I/1 = 4S+W; I/2 = 3S\nB V/3 = 9S; V/4 = 1S\nO I/3, III/5 = 3; V/6 = 1\n"
        "treasures A chest III/5; B ring V/6\nfound B chest crown\nphase help"
    )
    state = GAME.position(text)
    advice = advise(Sensible(), state)
    assert advice.why == "A rival needs only one more treasure: it must lie farther away."
    state, _events = GAME.apply(state, advice.action)
    if state.phase is Phase.LIFT:
        action = advise(Sensible(), state).action
        assert action.space == "V/6"
        state, _events = GAME.apply(state, action)
    space = advise(Sensible(), state).action.space
    near = {"V/6", *(each for step in ("V/3", "V/4") for each in state.board.neighbours[step])}
    assert space not in near


def test_reinforcements_make_the_next_attack_likely() -> None:
    text = (
        "2 players\nA I/1 = 2S; IV/1 = 2S\nB IV/6 = 9S\nO I/2 = 3; I/6, IV/2 = 9\n"
        "treasures A chest I/2\nphase reinforce"
    )
    advice = advise(Sensible(), GAME.position(text))
    assert advice.action.space == "I/1"
    assert advice.action.piece.figure is Figure.WIZARD


def test_the_hero_keeps_a_band_of_orks_off_a_stack() -> None:
    text = (
        "2 players\nA I/1 = 9S; III/2 = 5S+W; 3, III/1, II/3, VI/1 = 1S\nB IV/6 = 9S\nO I/6 = 7; IV/2 = 2\n"
        "treasures A chest IV/2\nphase reinforce"
    )
    state = GAME.position(text)
    advice = advise(Sensible(), replace(state, to_place=6))
    assert (advice.action.space, advice.action.piece.figure) == ("I/1", Figure.HERO)


@pytest.mark.parametrize(("ours", "kind"), [("6S", GoOn), ("1S", Stop)])
def test_an_attack_that_went_badly_is_broken_off(ours: str, kind: type) -> None:
    text = f"2 players\nA I/1 = {ours}; IV/1 = 1S\nB IV/6 = 9S\nO I/2 = 4\nthen: attack I/1 I/2 partial"
    assert isinstance(advise(Sensible(), GAME.position(f"{text}; exchange 1 6")).action, kind)


def test_a_lost_space_is_not_defended_with_all_that_stands_near() -> None:
    text = "2 players\nA II/5 = {enemy}S; IV/1 = 1S\nB II/4 = 2S; II/3 = 6S\nthen: attack II/5 II/4 total"
    assert said(text.format(enemy=20)) == ("ready", "This space cannot be held: the others are kept.")
    assert said(text.format(enemy=5))[0].startswith("gather")


@pytest.mark.parametrize(("treasure", "left", "wizard"), [("I/3", 1, "I/2"), ("5", 8, "I/1")], ids=["onward", "back"])
def test_the_stack_moves_on_towards_a_treasure_or_stays_beside_it(treasure: str, left: int, wizard: str) -> None:
    state = GAME.position(
        "2 players\nA I/1 = 8S+W; IV/1 = 1S\nB IV/6 = 1S\nO I/2 = 1; I/3, I/6, III/5, 5 = 2\n"
        f"treasures A chest {treasure}\nthen: attack I/1 I/2 total; exchange 1 6"
    )
    while state.phase is Phase.OCCUPY:
        state, _events = GAME.apply(state, advise(Sensible(), state).action)
    force = state.force("I/1")
    assert force is not None
    assert force.units == left
    assert state.where(A, Figure.WIZARD) == wizard


@pytest.mark.parametrize(
    ("ours", "other", "figure"),
    [("6S+W", "1S", False), ("6S+H", "3S", False), ("5S+H", "3S+W", True), ("8S+H", "3S+W", False)],
)
def test_losses_leave_the_stronger_force(ours: str, other: str, figure: bool) -> None:
    text = f"2 players\nA I/1 = {ours}; IV/1 = {other}\nB IV/6 = 9S\nO I/2 = 4"
    assert (
        advise(Sensible(), GAME.position(f"{text}\nthen: attack I/1 I/2 total; exchange 1 2")).action.figure is figure
    )


def test_the_ring_takes_the_last_units_of_a_rival() -> None:
    text = (
        "3 players\nA I/1 = 6S; IV/1 = 1S\nO I/2 = 1\nB II/3 = 9S+W\nC III/3 = 2S\ntreasures A chest VI/6, ring I/2\n"
        "then: attack I/1 I/2 total; exchange 1 6; occupy 5"
    )
    advice = advise(Sensible(), GAME.position(text))
    assert advice.action.space == "III/3"
    assert advice.why == "These are the last units of a rival."
