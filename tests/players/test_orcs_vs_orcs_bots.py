"""What only the bots of Orcs vs Orcs do; what all bots are held to is in `tests/players/test_bots.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random
from statistics import median
from typing import Any

import pytest

from orclib.engine import Seat
from orclib.engine.bot import Bot
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.bots.battle_lab import Host, sample
from orclib.games.orcs_vs_orcs.bots.beginner import BEGINNER
from orclib.games.orcs_vs_orcs.bots.opponents import BOTS, Sensible
from orclib.games.orcs_vs_orcs.bots.outlook import Outlook, chances, distances
from orclib.games.orcs_vs_orcs.box import HEROES, Card, Colour, Fate, Objective
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.state import Options, Phase, State, View
from orclib.players.arena import Played, play
from tests import effort
from tests.players import courses

pytestmark = pytest.mark.thorough

advise, decisions = partial(courses.advise, GAME), partial(courses.states, GAME)
GREEN, BLUE = map(Seat, range(2))

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
every_table = pytest.mark.parametrize("players", GAME.players)

COMMON = frozenset((
    Phase.ACTIONS, Phase.FATE, Phase.HERO_PICK, Phase.RETREAT, Phase.DECKS, Phase.COMMIT, Phase.BERSERK, Phase.EFFECT,
))  # fmt: skip
"""The phases in which a player decides, but for those that few games come to."""


def said(text: str, bot: Bot | None = None) -> tuple[Any, str]:
    """What the sensible bot would do in a typed position, and why."""
    advice = advise(bot or Sensible(), GAME.position(text))
    return advice.action, advice.why


@cache
def course(seed: int) -> list[State]:
    """The states of a game that the sensible bot plays against itself."""
    return decisions([Sensible()], Options(), seed)


# --- decisions -------------------------------------------------------------------------------------------------------


def test_the_sensible_bot_decides_in_every_common_phase() -> None:
    met: set[Phase] = set()
    for seed in range(60):
        met.update(state.phase for state in decisions([Sensible()], Options(players=2 + seed % 3), seed))
        if met >= COMMON:
            return
    assert met >= COMMON


def test_advice_comes_at_once() -> None:
    """Measured: 1.3 ms on average, 6 ms at most, with up to 1,564 legal actions."""
    spent = []
    for state in decisions([Sensible()], Options(players=4), seed=3):
        seat = GAME.to_act(state)[0]
        view, legal = GAME.observe(state, seat), GAME.legal_actions(state, seat)
        begun = effort.seconds()
        Sensible().choose(GAME, view, legal, Random(0))
        spent.append(effort.seconds() - begun)
    assert median(spent) < 0.02
    assert sum(spent) / len(spent) < 0.02


# --- whole games -----------------------------------------------------------------------------------------------------


def mean_turns(bots: Sequence[Bot], games: int) -> float:
    """How many game turns games between these bots take on average."""
    played: list[Played] = [play(GAME, bots, f"turns/{number}") for number in range(games)]
    return float(sum(game.state.turn_no for game in played) / games)


@every_table
def test_games_between_sensible_bots_take_some_game_turns(players: int) -> None:
    """Measured in 60 games: 5.8, 5.1, 4.6 game turns for 2, 3, 4 players."""
    assert 3.5 <= mean_turns([Sensible()] * players, 5) <= 9


@every_table
def test_games_between_beginners_take_a_little_longer(players: int) -> None:
    """Measured in 60 games: 8.4, 9.6, 9.4 game turns for 2, 3, 4 players."""
    assert 4 <= mean_turns([BEGINNER] * players, 5) <= 14


# --- the beginner ----------------------------------------------------------------------------------------------------


def test_the_beginner_recruits_while_more_than_six_hordes_are_in_reserve() -> None:
    action, why = said("start_n: G 6", BEGINNER)
    assert isinstance(action, act.Recruit)
    assert action.places == (("start_n", 2),)
    assert why == "Many Hordes are still in reserve."
    action, _why = said("start_n: G 9", BEGINNER)
    assert isinstance(action, act.Move | act.Buy)


def test_the_beginner_goes_to_the_nearest_zone_that_is_not_its_own() -> None:
    for seed in range(10):
        advice = advise(BEGINNER, GAME.position("start_n: G 8\nn_road, n_cw1: village G"), seed=seed)
        if isinstance(advice.action, act.Move):
            assert advice.action.path[-1] == "n_cc1"
            assert advice.action.hordes == 8


def test_the_beginner_controls_villages_and_never_builds() -> None:
    for seed in range(4):
        for state in decisions([BEGINNER], Options(), seed):
            action = advise(BEGINNER, state, seed=seed).action
            assert not isinstance(action, act.LayFoundation | act.StandUp)
            if isinstance(action, act.ChooseFate):
                control = act.ChooseFate(action.seat, Fate.CONTROL)
                assert action == control or control not in GAME.legal_actions(state, action.seat)


def test_the_beginner_stands_unless_it_has_to_go() -> None:
    text = "n_cwm: B {}\nn_road: ruin, G {}\nn_cw1: ruin"
    for ours, theirs, stays in ((2, 3, True), (1, 2, True), (1, 3, False)):
        state, _events = GAME.apply(
            GAME.position(text.format(ours, theirs)), act.Move(GREEN, "n_road", theirs, ("n_cwm",))
        )
        if not stays and state.phase is not Phase.RETREAT:
            continue
        assert isinstance(advise(BEGINNER, state).action, act.Stand) is stays


# --- the sensible bot on the map -------------------------------------------------------------------------------------


def test_a_city_is_taken_with_two_hordes_at_least() -> None:
    for seed in range(6):
        for state in course(seed):
            action = advise(Sensible(), state).action
            if isinstance(action, act.Move):
                last = action.path[-1]
                going = action.hordes - action.leave + action.take
                if state.board.kind[last] == "city" and state.marker(last) is None and state.army(last) is None:
                    assert going >= 2


def test_a_well_is_worth_more_while_one_has_none() -> None:
    state = GAME.position("n_cwm: village G, G 4")
    outlook = Outlook(GAME.observe(state, GREEN), GREEN)
    again = GAME.position("n_cwm: village G, G 4\nnw_out: G marker")
    assert outlook.entry("ne_out", 2) > Outlook(GAME.observe(again, GREEN), GREEN).entry("ne_out", 2) > 0


def test_a_village_is_razed_while_the_token_is_white() -> None:
    text = "river TOWER KILLS FORTRESSES HORDES, top RAZED\nGreen: {}\nstart_n: G 8\nthen: move 2 start_n n_road"
    assert said(text.format("glory 0"))[0].fate is Fate.RAZE
    assert said(text.format("red"))[0].fate is not Fate.RAZE


def test_a_village_is_kept_where_markers_and_villages_count() -> None:
    text = "river VILLAGES MARKERS TOWER KILLS, top CITIES\nGreen: red\nstart_n: G 8\nthen: move 2 start_n n_road"
    assert said(text)[0].fate is Fate.CONTROL


def test_the_last_of_a_game_turn_burns_its_villages_for_a_majority() -> None:
    text = (
        "first B\nn_road: village G, G 2\nriver KILLS TOWER FORTRESSES RAZED, top HORDES\n"
        "Green: red\nBlue: razed 0\nGreen to act, 0 actions"
    )
    action, why = said(text)
    assert isinstance(action, act.BurnOwned)
    assert why == "Burnt it is worth more to me than controlled."


def test_a_lone_horde_is_driven_out_by_three() -> None:
    text = "start_n: G 6\nn_cwm: village B, B 1\nn_cw1, n_road: ruin\nGreen: glory 3"
    action, why = said(text)
    assert isinstance(action, act.Move)
    assert action.path[-1] == "n_cwm"
    assert action.hordes - action.leave + action.take >= 3
    assert why == "A lone Horde there is easily driven out or beaten."


LONG_DECK = "Green: units ORC 4, HEAVY 2, BOAR 2, XBOW 1, CATAPULT 1"


def test_whoever_has_the_longer_deck_attacks() -> None:
    text = "start_n: G 1\nn_road: ruin, G 4\nn_cwm: village B, B 2\nn_cw1, n_cw2, ne_in: ruin\n"
    longer, shorter = (said(text + deck)[0] for deck in (LONG_DECK, LONG_DECK.replace("Green", "Blue")))
    assert isinstance(longer, act.Move)
    assert longer.path[-1] == "n_cwm"
    assert not isinstance(shorter, act.Move) or shorter.path[-1] != "n_cwm"


def retreat(ours: int, theirs: int, deck: str) -> Any:
    """What Blue does who is attacked in a village and could go to another one of its own."""
    text = f"n_cwm: village B, B {ours}\nn_cw1: village B\nn_road: ruin, G {theirs}\n{deck}"
    state, _events = GAME.apply(GAME.position(text), act.Move(GREEN, "n_road", theirs, ("n_cwm",)))
    assert state.phase is Phase.RETREAT
    return advise(Sensible(), state).action


def test_a_retreat_is_for_those_who_have_fewer_hordes_and_a_shorter_deck() -> None:
    assert isinstance(retreat(2, 4, LONG_DECK), act.Retreat)
    assert isinstance(retreat(4, 2, LONG_DECK.replace("Green", "Blue")), act.Stand)
    assert isinstance(retreat(3, 3, "Green: glory 0"), act.Stand)


def test_hordes_are_recruited_and_cards_bought_until_there_are_ten() -> None:
    bought: list[Card] = []
    for seed in range(6):
        for state in course(seed):
            action = advise(Sensible(), state).action
            if isinstance(action, act.Buy):
                seat = action.seat
                units = sum(state.players[seat].units)
                assert units < 16
                if not any(state.standing(other) for other in state.options.seats if other != seat):
                    bought += action.cards
    assert bought
    assert bought.count(Card.CATAPULT) <= len(bought) / 20


def test_a_fortress_is_begun_and_finished_where_fortresses_count() -> None:
    text = (
        "n_road: village G, G 3{}\nstart_n: G 4\nn_cw1, n_cw2, n_cwm, n_cc1, n_cc2, n_ccm, nw_in, ne_in: ruin\n"
        "n_city: G marker\nriver FORTRESSES KILLS TOWER CITIES, top HORDES\n"
        "Green: units ORC 4, HEAVY 4, BOAR 4, XBOW 4, SHAMAN 4, CATAPULT 1, red\nGreen to act, 1 action"
    )
    whys = {said(text.format(fort))[1] for fort in (", G fortress lying",)}
    assert whys == {"A fortress counts for an objective, and brings a card more in each purchase."}


def test_a_marker_is_taken_back_from_where_it_counts_least() -> None:
    """All twelve markers are out; Green enters the tower while the tower counts, and cities do not."""
    text = (
        "n_city: G marker\nn_cw1, n_cw2, n_cwm, n_cc1, n_cc2, n_ccm, ne_in, nw_in: village G\nn_ward: village G\n"
        "nw_out, ne_out: G marker\ne_ward: ruin, G 2\nriver CITIES KILLS TOWER RAZED, top HORDES"
    )
    state, _events = GAME.apply(GAME.position(text), act.Move(GREEN, "e_ward", 2, ("tower",)))
    assert state.phase is Phase.TAKE_BACK
    advice = advise(Sensible(), state)
    assert isinstance(advice.action, act.TakeBackMarker)
    assert state.village(advice.action.zone)
    assert advice.why == "Here I can best do without a marker."


# --- the sensible bot in battle --------------------------------------------------------------------------------------

BATTLE = "Green: red\nn_cwm: B 3, G 3 attacking\nbattle n_cwm\nGreen: {green}\nBlue: {blue}"


def test_a_hand_without_any_place_is_reorganised_unless_a_horde_would_be_lost() -> None:
    blue = "hand ORC ORC, deck ORC"
    text = BATTLE.format(green="hand XBOW CATAPULT, deck ORC ORC", blue=blue)
    assert isinstance(said(text)[0], act.Reorganise)
    on_six = BATTLE.format(green="token 6, hand XBOW CATAPULT, deck ORC ORC", blue=blue)
    assert isinstance(said(on_six)[0], act.Commit)
    nobody = BATTLE.format(green="units SHAMAN 2, hand XBOW CATAPULT, deck SHAMAN SHAMAN", blue=blue)
    assert isinstance(said(nobody)[0], act.Commit)


def test_a_hero_covers_an_orc() -> None:
    green = "heroes KRO-MORDA, field BOAR/CATAPULT ORC/XBOW, hand KRO-MORDA ORC, deck ORC"
    action, _why = said(BATTLE.format(green=green, blue="hand ORC ORC, deck ORC"))
    if action.card is Card.KRO_MORDA:
        assert action.spot.column == 1


@pytest.mark.parametrize(("space", "used"), [(1, True), (2, True), (5, False)])
def test_berserk_waits_until_the_enemys_token_is_at_the_beginning(space: int, used: bool) -> None:
    state = GAME.position(
        BATTLE.format(
            green="token 3, field ORC, hand ORC ORC, deck ORC",
            blue=f"token {space}, field ORC, hand XBOW XBOW, deck ORC",
        ).replace("B 3", "B 5")
    )
    for _choice in range(2):
        legal = GAME.legal_actions(state, GAME.to_act(state)[0])
        state, _events = GAME.apply(state, legal[0])
    assert state.phase is Phase.BERSERK
    assert advise(Sensible(), state).action == act.UseBerserk(GREEN, used)


def test_a_shaman_revives_whom_he_can() -> None:
    for seed in range(8):
        for state in course(seed):
            action = advise(Sensible(), state).action
            if isinstance(action, act.Chant):
                green = act.Chant(action.seat, Colour.GREEN)
                revives = green in GAME.legal_actions(state, action.seat)
                assert action.colour is (Colour.GREEN if revives else Colour.RED)


def test_decks_are_as_long_as_they_may_be() -> None:
    for seed in range(4):
        for state in course(seed):
            if state.phase is Phase.DECKS:
                action = advise(Sensible(), state).action
                legal = GAME.legal_actions(state, action.seat)
                more = [each for each in legal if isinstance(each, act.AddCard)]
                assert isinstance(action, act.AddAll | act.AddCard) or not more


@every_bot
def test_every_hero_is_played_by_the_rules(bot: Bot) -> None:
    """Swaps, places, effects of all sorts: the lab says when a choice is not legal."""
    met: set[Phase] = set()
    rng = Random(1)

    def policy(view: View, legal: tuple[act.AnyAction, ...]) -> act.AnyAction:
        met.add(view.phase)
        advice = bot.choose(GAME, view, legal, rng)
        assert advice.why.endswith(".") or len(legal) == 1
        action: act.AnyAction = advice.action
        return action

    units = (Card.ORC, Card.HEAVY, Card.BOAR, Card.XBOW, Card.SHAMAN)
    for seed in range(40):
        heroes = rng.sample(HEROES, 10)
        hosts = [Host((*units, *five), 4, red=True, policy=policy) for five in (heroes[:5], heroes[5:])]
        options = Options(
            reorganise_blind=seed % 3 == 0, berserk_timing="round" if seed % 4 == 0 else "step",
            effect_order=("heroes_first", "simultaneous", "attacker_first")[seed % 3],
        )  # fmt: skip
        sample(hosts[0], hosts[1], seed % 2 == 1, options, battles=2, seed=seed)
    assert met >= {Phase.VANGUARD, Phase.SWAP, Phase.PLACE, Phase.EFFECT, Phase.COMMIT, Phase.DECLARE, Phase.BERSERK}


# --- what the sensible bot reckons with ------------------------------------------------------------------------------

STARTING = (Card.ORC,) * 4 + (Card.XBOW, Card.CATAPULT)
TEN = (*STARTING, Card.HEAVY, Card.BOAR, Card.XBOW, Card.SHAMAN)


@pytest.mark.parametrize(
    ("attacker", "hordes", "defender", "others"),
    [(STARTING, 2, STARTING, 1), (TEN, 3, STARTING, 3), (STARTING, 3, TEN, 3), (TEN, 3, TEN, 3), (TEN, 2, STARTING, 2)],
)
@pytest.mark.parametrize("assault", [False, True])
def test_what_is_thought_of_a_battle_is_about_what_the_lab_finds(
    attacker: tuple[Card, ...], hordes: int, defender: tuple[Card, ...], others: int, assault: bool
) -> None:
    thought = chances(hordes, others, len(attacker), len(defender), assault)
    found = sample(Host(attacker, hordes), Host(defender, others), assault, battles=60, seed=1)
    assert abs(thought.win - float(found.attacker)) < 0.35
    assert abs(thought.loss - float(found.defender)) < 0.35
    assert thought.win + thought.loss + thought.even == pytest.approx(1)


@pytest.mark.parametrize("assault", [False, True])
def test_chances_are_chances(assault: bool) -> None:
    for hordes in range(1, 5):
        for others in range(1, 5):
            for cards in range(1, 11):
                for theirs in range(1, 11):
                    assert min(chances(hordes, others, cards, theirs, assault)) >= 0
                    assert chances(hordes, others, cards, theirs, assault).even >= -1e-9


def test_a_majority_is_worth_more_the_longer_it_is_active() -> None:
    state = GAME.position("river HORDES VILLAGES TOWER CITIES, top KILLS")
    weights = Outlook(GAME.observe(state, GREEN), GREEN).weights
    assert weights[Objective.HORDES] > weights[Objective.VILLAGES] > weights[Objective.TOWER] > 1
    assert weights[Objective.CITIES] == 1
    assert weights[Objective.KILLS] == 0  # it counts this game turn's only
    assert 0 < weights[Objective.MARKERS] < 0.5


def test_drawing_level_is_worth_something_and_leading_more() -> None:
    state = GAME.position("river HORDES VILLAGES TOWER CITIES, top KILLS\ns_city, se_city: B marker\nn_city: G marker")
    outlook = Outlook(GAME.observe(state, GREEN), GREEN)
    level, ahead = (outlook.gain({Objective.CITIES: n}) for n in (1, 2))
    assert 0 < level < ahead


def test_lone_hordes_are_in_peril_where_three_enemies_are_near() -> None:
    state = GAME.position("n_cwm: village G, G 1\nne_in: village B, B 3\nw_cwm: village G, G 1")
    outlook = Outlook(GAME.observe(state, GREEN), GREEN)
    assert outlook.peril("n_cwm", 1) > 0.8 > outlook.peril("w_cwm", 1) > outlook.peril("start_n", 1) == 0
    assert outlook.peril("n_cwm", 3) < outlook.peril("n_cwm", 1)


def test_distances_do_not_lead_through_dark_cities() -> None:
    board = Options().map
    far = distances(board)
    assert far["start_n"]["tower"] == far["start_s"]["tower"] == 4
    assert all(far[zone][near] == 1 for zone in board.zones for near in board.neighbours[zone])
