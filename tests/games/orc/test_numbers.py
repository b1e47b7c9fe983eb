"""N1 to N17 of the specification: numbers worth knowing, each found again from the game itself."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb, factorial, sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from orclib.games.orc.rules import battle, scoring
from orclib.games.orc.state import Front, Placed
from tests import depth
from tests.games.orc.support import (
    CARDS,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    TRIBES,
    Card,
    Half,
    Options,
    Phase,
    Seat,
    State,
    Step,
    Tribe,
    act,
    at,
    ev,
    game,
    last,
    of,
    owners,
    random_game,
    totals,
    uses,
)

# --- the deck -----------------------------------------------------------------------------------------------


@pytest.mark.clause("ORC-1.2", "ORC-1.3", "ORC-1.4", "ORC-1.6", "ORC-1.8")
def test_n1_thirty_cards_show_each_colour_fifteen_times() -> None:
    pairs = {(card.single, card.double) for card in CARDS}
    assert len(CARDS) == 30
    assert pairs == set(itertools.permutations(TRIBES, 2))
    assert [tribe.name for tribe in TRIBES] == list("RYBGWV")
    for tribe in TRIBES:
        singles = sum(card.half[Half.SINGLE] is tribe for card in CARDS)
        doubles = sum(card.half[Half.DOUBLE] is tribe for card in CARDS)
        carrying = sum(card.orcs(tribe) > 0 for card in CARDS)
        assert (singles, doubles, carrying, sum(card.orcs(tribe) for card in CARDS)) == (5, 5, 10, 15)


def test_n3_there_are_5760_layouts_and_chance_lays_each_as_often() -> None:
    layouts: Counter[tuple[Tribe, ...]] = Counter()
    branches = [(GAME.new(), Fraction(1))]
    shares = set()
    while branches:
        state, share = branches.pop()
        if state.phase is not Phase.FRONTIER:
            layouts[(state.row, tuple(map(state.worth, state.row)))] += 1  # type: ignore[index]
            shares.add(share)
            continue
        for action, odds in GAME.chances(state):
            branches.append((GAME.apply_unchecked(state, action)[0], share * odds))
    assert len(layouts) == 5760 == 120 * factorial(3) * 2**3
    assert set(layouts.values()) == {1}
    assert shares == {Fraction(1, 5760)}
    assert 2 * len(layouts) == 11520  # with the end of the box


# --- the length of the game ---------------------------------------------------------------------------------


def dealt(seed: int = 0) -> State:
    """A fresh table after the box has been placed."""
    found: State = next(step.state for step in random_game(seed) if step.state.phase is Phase.USE)
    return found


def single(legal: Iterable[act.AnyAction]) -> act.AnyAction | None:
    """A legal attack with a single half, if there is one."""
    return next((a for a in legal if isinstance(a, act.Attack) and a.half is Half.SINGLE), None)


def quiet(legal: Iterable[act.AnyAction]) -> act.AnyAction | None:
    """A legal discard, if there is one."""
    return next((a for a in legal if isinstance(a, act.Discard)), None)


def test_n9_a_game_of_only_single_attacks_takes_12_turns() -> None:
    for seed in range(300):  # blind tries until one never runs out of single attacks
        rng = Random(seed)

        def always_one_orc(state: State, legal: Sequence[act.AnyAction], rng: Random = rng) -> act.AnyAction:
            ones = [a for a in legal if isinstance(a, act.Attack) and a.half is Half.SINGLE]
            return rng.choice(ones or list(legal))

        steps = list(game(always_one_orc))
        used = [s.action for s in steps if isinstance(s.action, act.Attack | act.Discard)]
        if all(isinstance(a, act.Attack) and a.half is Half.SINGLE for a in used):
            assert steps[-1].state.turn == 12 == len(used)
            return
    pytest.fail("no game of twelve turns found")


def test_n9_a_game_that_draws_one_card_a_turn_takes_24_turns() -> None:
    def strong_or_nothing(_: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        doubles = [a for a in legal if isinstance(a, act.Attack) and a.half is Half.DOUBLE]
        return next(iter(doubles), quiet(legal) or legal[0])

    steps = list(game(strong_or_nothing))
    assert steps[-1].state.turn == 24


@pytest.mark.parametrize("seed", depth.sampled(range(40), most=8))
def test_n9_to_n13_hold_in_random_games(seed: int) -> None:
    steps = list(random_game(seed))
    end = steps[-1].state
    assert 12 <= end.turn <= 24
    assert sum(map(len, end.hands)) == 27 - end.turn
    assert end.starter is not None
    assert 1 <= len(end.hands[end.starter]) <= 9
    assert 2 <= len(end.hands[1 - end.starter]) <= 10
    first = next(step.before.turn for step in steps if of(step.events, ev.Fought))
    assert 2 <= first <= 19


def one_sided_game(winner_starts: bool, rng: Random) -> State:
    """The end of a game: one side attacks with one orc, a new tribe first; the other only discards."""

    def choose(state: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        if state.phase is Phase.USE:
            assert state.starter is not None
            if (state.mover == state.starter) is not winner_starts:
                return quiet(legal) or legal[0]
            fresh = [a for a in legal if isinstance(a, act.Attack) and not state.front(a.tribe).sides[state.mover]]
            return single(fresh) or single(legal) or legal[0]
        if state.phase is Phase.DRAW:  # from the fullest pile, so that no battle comes before all six are attacked
            return max(legal, key=lambda a: state.front(a.tribe).pile if isinstance(a, act.Draw) else 0)
        return rng.choice(legal)

    end: State = last(game(choose))
    return end


@pytest.mark.parametrize(("winner_starts", "most"), [(True, 9 + 9 * 3), (False, 9 + 10 * 3)])
def test_n12_the_highest_score_is_reached_in_16_turns(winner_starts: bool, most: int) -> None:
    ends = (one_sided_game(winner_starts, Random(seed)) for seed in range(200))
    end = next(end for end in ends if end.turn == 16)  # in other games the single attacks ran out
    assert end.starter is not None
    winner = end.starter if winner_starts else SEATS[1 - end.starter]
    assert most == (36 if winner_starts else 39)
    assert set(owners(end).values()) == {"NS"[winner]}
    assert totals(end)[winner] == most
    assert totals(end)[1 - winner] == 0


def test_n13_the_first_battle_comes_at_the_end_of_turn_19_at_the_latest() -> None:
    def patient(state: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
        if state.phase is Phase.DRAW:
            return max(legal, key=lambda a: state.front(a.tribe).pile if isinstance(a, act.Draw) else 0)
        return quiet(legal) or legal[0]

    fights = [step.before.turn for step in game(patient) if of(step.events, ev.Fought)]
    assert fights[0] == 19 == 1 + (4 - 1) * 6


# --- choices ------------------------------------------------------------------------------------------------


def test_n14_the_starters_first_turn_has_11_uses_and_216_or_141_sequences() -> None:
    state = dealt()
    assert state.starter is not None
    seat = state.starter
    table = {slot.card for slot in state.frontier}
    for card in CARDS:
        if card in table:
            continue
        hands = ((card,), state.hands[SOUTH]) if seat == NORTH else (state.hands[NORTH], (card,))
        mine = replace(state, hands=hands, unseen=tuple(c for c in CARDS if c not in table and c is not card)[:24])
        assert uses(mine) == (10, 1)
        ordered: list[tuple[act.AnyAction, tuple[Tribe, ...]]] = []
        for use in GAME.legal_actions(mine, seat):
            ordered += [(use, draws) for draws in sequences(GAME.apply_unchecked(mine, use)[0])]
        assert len(ordered) == 216 == 5 * 36 + 5 * 6 + 6
        assert len({(use, frozenset(Counter(draws).items())) for use, draws in ordered}) == 141 == 5 * 21 + 30 + 6


def sequences(state: State) -> list[tuple[Tribe, ...]]:
    """Every order of piles from which this turn's cards can be drawn."""
    if state.phase is not Phase.DRAW:
        return [()]
    found = []
    for draw in GAME.legal_actions(state, state.mover):
        assert isinstance(draw, act.Draw)
        turning = GAME.apply_unchecked(state, draw)[0]
        after = GAME.apply_unchecked(turning, GAME.legal_actions(turning, GAME.to_act(turning)[0])[0])[0]
        found += [(draw.tribe, *rest) for rest in sequences(after)]
    return found


def test_n15_the_other_players_first_turn_has_18_19_or_20_attacks() -> None:
    """All 87,750 cases at F1, each through the engine's own list of legal actions."""
    table = at(F1 + "all piles 4. North to move, hand RB. South VG, VW")
    shown = {slot.card for slot in table.frontier}
    counts: Counter[int] = Counter()
    for card in (card for card in CARDS if card not in shown):
        start = replace(table, hands=((card,), ()))
        for attack in GAME.legal_actions(start, NORTH):
            if isinstance(attack, act.Discard):
                continue
            after = replace(GAME.apply_unchecked(start, attack)[0], phase=Phase.USE, owed=0, mover=SOUTH)
            # An attack of South depends on one card only, so the lists of two cards add up.
            ways = {c: south_ways(after, (c,)) for c in CARDS if c not in shown and c is not card}
            assert south_ways(after, tuple(ways)) == sum(ways.values())
            counts.update(ways[one] + ways[two] for one, two in itertools.combinations(ways, 2))
    assert counts == {18: 7_560, 19: 38_880, 20: 41_310}
    assert counts.total() == 87_750 == 27 * 10 * comb(26, 2)


def south_ways(state: State, hand: tuple[Card, ...]) -> int:
    """How many attacks South has with a hand; each of its cards can also be discarded."""
    legal = GAME.legal_actions(replace(state, hands=((), hand)), SOUTH)
    discards = sum(isinstance(a, act.Discard) for a in legal)
    assert discards == len(hand)
    return len(legal) - discards


# --- battles ------------------------------------------------------------------------------------------------


def plain_owners(pattern: str) -> str:
    """The owners by rank: a tie looks one step toward the box, around the ring, until somebody has won."""
    found = ""
    for rank in range(6):
        looked = next((pattern[(rank - back) % 6] for back in range(6) if pattern[(rank - back) % 6] != "="), "-")
        found += looked
    return found


def before_the_battles(pattern: str, options: Options | None = None) -> State:
    """Six battles about to be fought at F1, with these results by rank."""
    base = at(F1)
    fronts = list(base.fronts)
    for tribe, result in zip(base.ranks, pattern, strict=True):
        colour = next(t for t in TRIBES if t is not tribe)
        card = next(c for c in CARDS if c.single is colour)  # the fights look at halves, never at which card it is
        placed = (Placed(card, Half.SINGLE),)
        sides = (placed if result == "N" else (), placed if result == "S" else ())
        fronts[tribe.index] = Front(tribe, 0, sides)
    fought: State = replace(base, fronts=tuple(fronts), options=options or Options(), unseen=())
    return fought


def became(state: State) -> list[tuple[Seat | None, bool]]:
    """Owner and ice of every tribe."""
    return [(front.owner, front.frozen) for front in state.fronts]


def told(state: State) -> str:
    """The owners by rank."""
    return "".join(owners(state).get(tribe.value, "-") for tribe in state.ranks)


@pytest.mark.thorough
@pytest.mark.clause("ORC-9.11", "ORC-9.12", "ORC-10.4")
def test_n16_in_728_of_729_patterns_all_six_are_owned_whatever_the_order_of_the_battles() -> None:
    """All subsets of battles fought so far cover all 720 orders: each subset has one outcome."""
    results: Counter[int] = Counter()
    for pattern in map("".join, itertools.product("NS=", repeat=6)):
        reached: dict[frozenset[Tribe], State] = {frozenset(): before_the_battles(pattern)}
        for size in range(6):
            for done in [d for d in reached if len(d) == size]:
                for tribe in TRIBES:
                    if tribe in done:
                        continue
                    after = battle.fight(reached[done], tribe, [])
                    known = reached.setdefault(done | {tribe}, after)
                    assert known is after or became(known) == became(after)
        end = reached[frozenset(TRIBES)]
        assert told(end) == plain_owners(pattern)
        results[len(owners(end))] += 1
    assert results == {6: 728, 0: 1}
    assert results.total() == 729 == 3**6


@pytest.mark.thorough
def test_n16_two_battles_of_one_turn_end_alike_near_first_and_far_first() -> None:
    pairs = itertools.cycle(itertools.combinations(range(6), 2))
    for pattern, pair in zip(map("".join, itertools.product("NS=", repeat=6)), pairs, strict=False):
        before = before_the_battles(pattern)
        for rank in set(range(6)) - set(pair):
            before = battle.fight(before, before.ranks[rank], [])
        for far in (False, True):
            emptied = tuple(before.ranks[rank] for rank in pair)
            after = battle.fight_all(replace(before, emptied=emptied, options=Options(far_battle_first=far)), [])
            assert told(after) == plain_owners(pattern)


def test_n16_through_whole_turns_that_draw_the_last_cards() -> None:
    """The same through `apply`: six piles of one card, the players draw them in any order."""
    rng = Random(16)
    for pattern in rng.sample(list(map("".join, itertools.product("NS=", repeat=6))), 60):
        # each tribe is attacked by one card of another colour; North's and South's cards differ
        parts, free = [], [card for card in CARDS if card.value not in ("YG", "RW", "BV")]
        for tribe, result in zip(at(F1).ranks, pattern, strict=True):
            if result != "=":
                card = next(c for c in free if c.single is not tribe)
                free.remove(card)
                parts.append(f"{tribe.value}: {result} {card.value}:1")
        text = F1 + "piles Y1 G1 W1 R1 B1 V1\n" + "\n".join(parts)
        north, south = (" ".join(card.value for card in hand) for hand in (free[:2], free[2:4]))
        state = at(f"{text}\nNorth to move, hand {north}\nSouth {south}")

        def shut(_: State, legal: Sequence[act.AnyAction]) -> act.AnyAction:
            return quiet(legal) or rng.choice(legal)

        *_, end = game(shut, state)
        assert told(end.state) == plain_owners(pattern)


# --- chance -------------------------------------------------------------------------------------------------


class Tally:
    """What a run of random games showed: the values of each figure, one a game (or battle, or turn)."""

    def __init__(self, games: int, seed: int) -> None:
        self.seen: dict[str, list[float]] = {name: [] for name in FIGURES}
        rng = Random(seed)
        for _ in range(games):
            self._add(list(game(lambda _, legal: rng.choice(legal))))

    def _add(self, steps: list[Step]) -> None:
        end, events = steps[-1].state, [event for step in steps for event in step.events]
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert end.starter is not None
        seen = self.seen
        seen["turns"].append(end.turn)
        seen["starter wins"].append(outcome.winners == (end.starter,))
        seen["other wins"].append(outcome.winners == (Seat(1 - end.starter),))
        seen["drawn"].append(not outcome.winners)
        seen["tied battles"] += [fought.north == fought.south for fought in of(events, ev.Fought)]
        seen["freezes"].append(len(of(events, ev.Froze)))
        seen["equal totals"].append(len(set(outcome.score.totals)) == 1)
        seen["score"] += outcome.score.totals
        seen["no attack"] += [uses(step.before)[0] == 0 for step in steps if step.before.phase is Phase.USE]

    def check(self, margin: float) -> None:
        """Each mean lies within so many standard errors (the specification's own error added)."""
        for name, (value, rounding) in FIGURES.items():
            sample = self.seen[name]
            spread = max(stdev(sample), sqrt(value * (1 - value)) if value < 1 else 0)
            # the values of one game go together (six battles, two scores): the error is as if it gave one
            error = spread / sqrt(len(self.seen["turns"]))
            assert fmean(sample) == pytest.approx(value, abs=margin * error + rounding), name


FIGURES = {
    "turns": (17.78, 0.02),
    "starter wins": (0.510, 0.004),
    "other wins": (0.489, 0.004),
    "drawn": (0.00043, 0.0002),
    "tied battles": (0.280, 0.001),
    "freezes": (0.97, 0.01),
    "equal totals": (0.034, 0.001),
    "score": (11.25, 0.02),
    "no attack": (0.026, 0.001),
}
"""N17: the mean, and how far the specification's own figure may be off (its rounding and standard error)."""


@pytest.mark.thorough
def test_n17_random_play_looks_as_the_specification_found_it() -> None:
    tally = Tally(2_000, seed=20240501)
    tally.check(4)
    assert 12 <= min(tally.seen["turns"]) < max(tally.seen["turns"]) <= 24


@pytest.mark.long
def test_n17_random_play_in_20_000_games() -> None:
    Tally(20_000, seed=7).check(4)


def test_the_count_so_far_leaves_out_what_these_eyes_do_not_see() -> None:
    state = at(f"{F1}piles: Y1 G1; won: W-N, R-N, B-S, V-S\nNorth to move, hand RB. South: GV, VB")
    worth = scoring.score(state).totals[SOUTH] - sum(card.orcs(Tribe.V) + card.orcs(Tribe.B) for card in state.hands[1])
    assert scoring.score(GAME.observe(state, NORTH)).totals[SOUTH] == worth
    assert scoring.score(GAME.observe(state, SOUTH)).totals[SOUTH] > worth
    assert GAME.prospects(GAME.observe(state, NORTH)) != GAME.prospects(GAME.observe(state, SOUTH))
