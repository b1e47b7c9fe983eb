"""Section 10 of the specification, "Numbers worth knowing": each found again from the game itself.

The numbers of the maps are in `test_board.py`, the examples W9 and W10 strike by strike in `test_worked_examples.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from orclib.games.orcs_vs_orcs.rules.reckoning import unbeatable
from tests import depth
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    SHAMAN,
    XBOW,
    Card,
    Colour,
    Phase,
    Seat,
    State,
    act,
    battle,
    behind,
    clash,
    ev,
    legal,
    of,
    only,
    position,
)

# --- the first action ------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-5.6", "OVO-6.1", "OVO-6.5", "OVO-6.16")
@pytest.mark.parametrize("scenario", ["standard", "total_fight", "calm"])
def test_the_first_action_of_the_first_player(scenario: str) -> None:
    """228 moves: 18 of one road, 147 to a zone two roads away, 63 there and back; 236 actions in all."""
    state = position(scenario=scenario)
    found = legal(state)
    moves = [action for action in found if isinstance(action, act.Move)]
    kinds = Counter(
        "there and back" if action.path[-1] == action.origin else "two" if len(action.path) == 2 else "one"
        for action in moves
    )
    sizes = sum(range(1, 7))
    assert kinds == {"one": 18, "two": 147, "there and back": 63}
    assert (3 * 6, 7 * sizes, 3 * sizes, len(moves)) == (18, 147, 63, 228)
    assert Counter(type(action) for action in found) == {act.Move: 228, act.Recruit: 2, act.Buy: 5, act.EndActions: 1}
    assert len(found) == len(set(found)) == 236


# --- decks -----------------------------------------------------------------------------------------------------------


def written(deck: Sequence[Card]) -> str:
    """Cards as they are written."""
    return ", ".join(card.value for card in deck)


# --- battles by policy S ---------------------------------------------------------------------------------------------

SECOND, FIRST = (XBOW, SHAMAN, CATAPULT), (BOAR, HEAVY, ORC)


def policy(state: State) -> act.AnyAction:
    """Policy S: a second-line card where one can be protected, otherwise a first-line card, otherwise any."""
    found = legal(state)
    commits = [action for action in found if isinstance(action, act.Commit)]
    for lines, placed in ((SECOND, True), (FIRST, True), (SECOND, False)):
        for card in lines:
            for action in commits:
                if action.card is card and (action.spot is not None) == placed:
                    return action
    chants = {action.colour: action for action in found if isinstance(action, act.Chant)}
    return chants.get(Colour.GREEN, chants[Colour.RED])


def fought(state: State, orders: Sequence[Sequence[Card]]) -> ev.BattleEnded:
    """How a battle ends by policy S, with both decks in these orders."""
    tops = [iter(order) for order in orders]
    while True:
        if state.phase is Phase.DRAW:
            assert state.battle is not None
            assert state.battle.drawing is not None
            action: act.AnyAction = act.Draw(CHANCE, next(tops[state.battle.drawing]))
        else:
            action = policy(state)
        state, events = GAME.apply_unchecked(state, action)
        for event in events:
            if isinstance(event, ev.BattleEnded):
                return event


# --- a reckoning of our own, written from the clauses ----------------------------------------------------------------

STRENGTH = {ORC: 1, HEAVY: 2, BOAR: 2, XBOW: 1, SHAMAN: 0, CATAPULT: 0}


class Army:
    """One side: its cards, its Hordes, how many notches it has been struck."""

    def __init__(self, deck: Sequence[Card], hordes: int, front: Sequence[Card], walls: bool, storms: bool) -> None:
        self.deck, self.hand, self.hordes, self.losses, self.notches = list(deck), list[Card](), hordes, 0, 0
        self.front, self.back, self.open = list(front), list[Card](), list[Card]()
        self.walls, self.storms, self.kept = walls, storms, 0

    def counted(self, *kinds: Card) -> int:
        return sum((*self.front, *self.back, *self.open).count(kind) for kind in kinds)

    def struck(self, strikes: int) -> None:
        for _ in range(strikes):
            self.notches += 1
            if self.notches % 6 == 0 and self.hordes:
                self.hordes, self.losses = self.hordes - 1, self.losses + 1

    def plays(self) -> tuple[Card, bool]:
        """By policy S: a card of the hand, and whether it is protected."""
        protected = self.walls or self.kept < len(self.front)
        liked = (*SECOND, *FIRST) if protected else (*FIRST, *SECOND)
        card = next(card for card in liked if card in self.hand)
        self.hand.remove(card)
        if card in FIRST:
            self.front.append(card)
        elif protected:
            self.back.append(card)
            self.kept += self.kept < len(self.front)
        else:
            self.open.append(card)
        return card, protected or card in FIRST

    def acts(self, card: Card, foe: Army) -> None:
        """The effect of a card that has just been engaged."""
        if card is XBOW:
            foe.struck(foe.counted(ORC, HEAVY))
        elif card is HEAVY:
            foe.struck(2 * self.storms + foe.counted(BOAR))
        elif card is BOAR and not self.storms:
            foe.struck(2 * foe.counted(XBOW))
        elif card is CATAPULT and self.storms:
            foe.struck(4)
            del foe.deck[:1]
        elif card is SHAMAN and self.losses and self.deck:
            self.hordes, self.losses = self.hordes + 1, self.losses - 1
            del self.deck[:1]
        elif card is SHAMAN:
            del foe.deck[:1]


def reckoned(
    attack: Sequence[Card], defence: Sequence[Card], hordes: tuple[int, int], vanguard: Sequence[Card], walls: bool
) -> tuple[int, Seat | None]:
    """Which ending of section 25 a battle of Units comes to by policy S, and who wins."""
    one, other = Army(attack, hordes[0], vanguard, False, walls), Army(defence, hordes[1], (), walls, False)

    def ended(number: int, first: bool, second: bool) -> tuple[int, Seat | None]:
        return number, None if first and second else BLUE if first else GREEN

    while True:
        for army in (one, other):
            while len(army.hand) < 2 and army.deck:
                army.hand.append(army.deck.pop(0))
        if not (one.hand and other.hand):
            return ended(4, not one.hand, not other.hand)
        played = [army.plays() for army in (one, other)]
        for foe, (card, _) in zip((other, one), played, strict=True):
            foe.struck(STRENGTH[card])
        for army, foe, (card, works) in zip((one, other), (other, one), played, strict=True):
            if works:
                army.acts(card, foe)
        one.open, other.open = [], []
        if not (one.hordes and other.hordes):
            return ended(1, not one.hordes, not other.hordes)
        if {one.losses, other.losses} >= {0} and max(one.losses, other.losses) >= 2:
            return ended(2, one.losses >= 2, other.losses >= 2)
        if max(one.losses, other.losses) >= 3:
            return ended(3, one.losses >= 3, other.losses >= 3)


def dealt(rng: Random) -> list[Card]:
    """Some cards of half a box, at most ten."""
    half = [ORC] * 4 + [HEAVY] * 4 + [BOAR] * 4 + [XBOW] * 3 + [SHAMAN] * 4 + [CATAPULT] * 3
    return rng.sample(half, rng.choice((3, 6, 9, 10)))


@pytest.mark.clause("OVO-17.15", "OVO-19.6", "OVO-20.2", "OVO-20.5", "OVO-20.6", "OVO-20.7", "OVO-24.7", "OVO-25.1")
def test_the_engine_and_a_reckoning_of_our_own_agree() -> None:
    """Battles of Units with any decks and armies, in the field and against walls: the same ending, the same winner."""
    rng, seen = Random(1), Counter[int]()
    for _ in range(250):
        mine, theirs = dealt(rng), dealt(rng)
        hordes, walls = (rng.randint(1, 5), rng.randint(2, 5)), rng.random() < 0.5
        fronts = [card for card in mine if card in FIRST][: 2 * walls]
        left = list(mine)
        for card in fronts:
            left.remove(card)
        state = clash(
            "{}-{}".format(*hordes), assault=walls, green=written(fronts), decks=(written(left), written(theirs))
        )
        ended = fought(state, (left, theirs))
        assert (ended.ending, ended.winner) == reckoned(left, theirs, hordes, fronts, walls)
        seen[ended.ending] += 1
    assert {number for number, times in seen.items() if times > 3} == {1, 2, 3, 4}


PRINTED = (CATAPULT, CATAPULT, HEAVY, HEAVY, ORC, ORC, BOAR, XBOW, XBOW, SHAMAN)
"""The ten cards of the fortress example, as they are listed."""
SAMPLES = [("in the field", (), (31.5, 31.3, 37.2)), ("against a fortress", (ORC, BOAR), (66.5, 28.6, 4.9))]


@depth.always
@pytest.mark.parametrize(("name", "vanguard", "told"), SAMPLES, ids=[row[0] for row in SAMPLES])
def test_the_mirror_of_the_printed_deck(name: str, vanguard: tuple[Card, ...], told: tuple[float, ...]) -> None:
    """4 v 4, policy S: attacker, defender, nobody, in percent, within three sigma and what they are rounded by."""
    rng, left = Random(name), [card for at, card in enumerate(PRINTED) if at not in (4, 6) or not vanguard]
    found: Counter[Seat | None] = Counter()
    battles = 8_000 if depth.DEEP else 2_000
    for _ in range(battles):
        orders = rng.sample(left, len(left)), rng.sample(PRINTED, 10)
        found[reckoned(*orders, (4, 4), vanguard, bool(vanguard))[1]] += 1
    for winner, percent in zip((GREEN, BLUE, None), told, strict=True):
        share = percent / 100
        assert abs(found[winner] / battles - share) < 3 * (share * (1 - share) / battles) ** 0.5 + 0.004, found


# --- rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-24.5", "OVO-25.7")
def test_ten_cards_last_eight_rounds_against_a_fortress() -> None:
    """Two of the ten go first."""
    decks = (written([XBOW] * 6 + [ORC] * 2), written([CATAPULT] * 8 + [ORC] * 2))
    fight = battle("4-4", assault=True, green="ORC, ORC", decks=decks)
    for card in (behind(XBOW, 1), behind(XBOW, 2), XBOW, XBOW, XBOW, XBOW, ORC, ORC):
        fight.round(card, CATAPULT)
    assert of(fight.log, ev.RoundBegan)[-1].number == 8 + 1
    assert only(fight.log, ev.BattleEnded).clause == "OVO-25.7"


# --- objectives ------------------------------------------------------------------------------------------------------


def ends(points: tuple[int, ...], **switches: Any) -> bool:
    """Whether a lead ends the game after a distribution."""
    told = "; ".join(f"{'GBO'[seat]} {count}" for seat, count in enumerate(points))
    return unbeatable(position(players=len(points), glory=told, **switches))


@pytest.mark.clause("OVO-29.2")
@pytest.mark.parametrize(("longer", "total", "caught", "beaten"), [(False, 26, 14, 13), (True, 41, 21, 21)])
def test_points_that_cannot_be_caught(longer: bool, total: int, caught: int, beaten: int) -> None:
    """14 short, 21 long: 2A > 26, 41; by the reading that only asks not to be beaten, 2A ≥ 26, 41."""
    for early, least in (("uncatchable", caught), ("unbeatable", beaten)):
        sure = [
            lead
            for lead in range(1, total)
            if all(
                ends((lead, other), longer_game=longer, early_end=early)
                for other in range(min(lead, total - lead - 1) + 1)  # one point at least is left
            )
        ]
        assert sure == list(range(least, total))
    assert 2 * caught > total >= 2 * (caught - 1)
    assert 2 * beaten >= total > 2 * (beaten - 1)
