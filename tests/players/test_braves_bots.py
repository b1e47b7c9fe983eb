"""What only the bots of De l'Orc pour les Braves do; what all bots are held to is in `tests/players/test_bots.py`."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.bot import Bot
from orclib.games.braves.actions import (
    CallPeople,
    EndSending,
    HoldFlyer,
    NameChampion,
    PlayDesertion,
    PlayFlyer,
    PlayShield,
    Send,
    SpyAsk,
    SpyDecline,
)
from orclib.games.braves.bots import outlook
from orclib.games.braves.bots.beginner import BEGINNER
from orclib.games.braves.bots.opponents import BOTS, Sensible
from orclib.games.braves.bots.outlook import Heap
from orclib.games.braves.box import NONE, Back, Counts, Design, minus, with_one
from orclib.games.braves.game import GAME
from orclib.games.braves.state import Options, Phase, State
from tests.games.braves.support import cards
from tests.players import courses

pytestmark = pytest.mark.thorough

advise = partial(courses.advise, GAME)
Z, A, B, C = map(Seat, range(4))

every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)


# --- the end of the deal ---------------------------------------------------------------------------------------------


@every_bot
def test_shields_that_are_left_over_are_all_played(bot: Bot) -> None:
    state = replace(late("pile 1: OR6 Sh(A)\npile 2: DW4"), phase=Phase.LEFTOVER, desertions=(0,) * 4)
    for seat in (A, B, C, A, B, C):
        action = advise(bot, state, seat).action
        assert action in GAME.legal_actions(state, seat)
        state, _events = GAME.apply(state, action)
    assert state.phase is Phase.CHAMPION


@every_bot
def test_who_has_nothing_to_play_holds(bot: Bot) -> None:
    state = late("pile 1: OR6 Sh(A) OR*")
    nothing = replace(state, shields=(0,) * 4, desertions=(0,) * 4)
    assert advise(bot, nothing, A).action is None


# --- recruitment -----------------------------------------------------------------------------------------------------


def late(piles: str, deck: Design = Design.GOBLIN) -> State:
    """Four players, Z deals: these piles, and one more card to come, to pile 8. All others left unseen long ago."""
    state: State = GAME.position(f"4 players\nphase champion\n{piles}")
    return replace(
        state,
        phase=Phase.DEAL,
        start_shown=True,
        next=deck.back,
        deck=with_one(NONE, deck),
        unseen_discards=with_one(state.unseen_discards, deck, -1),
        shields=(0, 2, 2, 2),
        desertions=(0, 2, 2, 2),
    )


def early(piles: str) -> State:
    """The same with all other cards still to come."""
    state = late(piles)
    deck: Counts = minus(state.options.deck, NONE)
    for heap in outlook.ring(GAME.observe(state, None)):
        deck = minus(deck, heap.cards)
    return replace(state, deck=deck, unseen_discards=NONE)


def test_piles_are_remembered_as_they_would_be_opened() -> None:
    view = GAME.observe(late("pile 1: OR4 gia Des Sh(A)\npile 8: OR4 OR* Sh(B) Sh(A) tro"), A)
    goblins_to_come = 1  # card 80 falls on pile 8
    one, eight = outlook.ring(view)
    assert one == Heap(1, A, with_one(NONE, Design.ORC_WARRIOR), None, 0)
    assert (eight.owner, eight.target, eight.to_come) == (B, Design.TROLL, goblins_to_come)
    assert sum(outlook.recruits((one, eight), B)) == 3


@pytest.mark.parametrize(
    ("hand", "strength"),
    [
        ("OR4 OR6", 10),
        ("OR4 OR6 OR*", 20),
        ("OR4 OR6 2 OR*", 0),
        ("gia", 8),
        ("2 gia", 0),
        ("2 war gob", 10),
        ("fly", 0),
        ("fly gob", 5),
        ("sp1 sp3", 6),
        ("SK4 tro", 9),
    ],
)
def test_the_worth_of_a_hand_is_its_strength(hand: str, strength: int) -> None:
    assert outlook.worth(Options(), cards(hand)) == strength


def test_a_sensible_bot_claims_the_pile_that_stands_out_when_little_is_to_come() -> None:
    piles = "pile 1: OR4 SK4\npile 2: DW6 DW6 DW4 DW*\npile 3: gob gob"
    assert advise(Sensible(), late(piles), A).action == PlayShield(A, 2)
    held = advise(Sensible(), early(piles), A)
    assert held.action is None
    assert held.why == "Nothing stands out yet: I wait for more cards."


def test_a_sensible_bot_claims_what_goes_with_what_it_has() -> None:
    piles = "pile 1: OR4 OR4 OR4 Sh(A)\npile 2: OR*\npile 3: DW6"
    assert advise(Sensible(), late(piles), A).action == PlayShield(A, 2)
    assert advise(Sensible(), late(piles), B).action == PlayShield(B, 3)


@pytest.mark.parametrize("top", ["gia Sh(A) OR4 gia", "OR* OR6 Sh(A) OR6 OR*"])
def test_a_sensible_bot_drops_its_second_giant_and_its_second_leader(top: str) -> None:
    advice = advise(Sensible(), late(f"pile 3: {top}"), A)
    assert advice.action == PlayDesertion(A, 3)
    assert advice.why == "I am stronger without that card."


@every_bot
def test_nobody_deserts_a_good_card_of_its_own(bot: Bot) -> None:
    for top in ("gia", "OR*", "war"):
        state = replace(late(f"pile 3: OR6 OR6 gob Sh(A) {top}"), shields=(0,) * 4)
        for seed in range(60):
            assert advise(bot, state, A, seed=seed).action is None


def test_a_sensible_bot_deserts_the_leader_of_a_rival() -> None:
    state = replace(late("pile 3: OR6 OR6 Sh(B) OR*\npile 4: DW4"), shields=(0,) * 4)
    assert advise(Sensible(), state, A).action == PlayDesertion(A, 3)
    assert advise(Sensible(), state, B).action is None


def test_a_beginner_plays_its_shields_and_only_on_free_piles() -> None:
    state, seen = late("pile 3: OR6 OR6 Sh(B)\npile 4: DW4"), set()
    for seed in range(20):
        seen.add(advise(BEGINNER, state, A, seed=seed).action)
    assert PlayShield(A, 4) in seen
    assert PlayShield(A, 3) not in seen


def test_shields_that_are_left_over_are_wasted_rather_than_played_on_a_harmful_pile() -> None:
    state = late("pile 1: gia OR* OR6 Sh(A)\npile 2: OR* gia\npile 3: DW4 Sh(B)")
    state = replace(state, phase=Phase.LEFTOVER, shields=(0, 1, 0, 0))
    assert advise(Sensible(), state, A).action in (PlayShield(A, 1), PlayShield(A, 3))
    better = replace(state, piles=(*state.piles[:3], late("pile 4: SK4").piles[3], *state.piles[4:]))
    assert advise(Sensible(), better, A).action == PlayShield(A, 4)


# --- the sorcerer ----------------------------------------------------------------------------------------------------


def said(text: str, seat: Seat) -> Any:
    """What the sensible bot would do in a typed position."""
    return advise(Sensible(), GAME.position(text), seat).action


def test_the_sorcerer_names_the_owner_of_the_best_piles() -> None:
    piles = "pile 1: OR4 OR4 Sh(A)\npile 2: gia gia Sh(B)\npile 3: SK4 SK* SK6 Sh(C)\npile 4: DW4 Sh(A)"
    assert said(f"4 players\nphase champion\n{piles}", Z) == NameChampion(Z, C)


def test_the_best_peoples_of_the_champion_are_called_first_and_last() -> None:
    first = "4 players\nphase call\nhand A: 3 OR6 SK4 2 DW4\nhand B: 2 BA6 SK4\nhand C: BA6 OR4 DW4"
    assert said(first, Z) == CallPeople(Z, Back.ORC)
    second = "4 players\nphase call\nhand A: SK4 2 DW4\nhand B: 2 BA6 SK4\nhand C: BA6 DW4\ncalled orcs"
    assert said(second, Z) == CallPeople(Z, Back.BARBARIAN)
    third = "4 players\nphase call\nhand A: SK4 2 DW4\nhand B: SK4\nhand C: DW4\ncalled orcs barbarians"
    assert said(third, Z) == CallPeople(Z, Back.SKELETON)


# --- spies and battles -----------------------------------------------------------------------------------------------


def test_a_spy_asks_for_a_card_that_somebody_may_have_and_that_helps() -> None:
    hands = "4 players\nhand A: sp1 4 OR6 gia\nhand B: 3 SK4 gia\nhand C: BA4 BA6"
    assert said(f"{hands} OR*", A) == SpyAsk(A, C, Design.ORC_LEADER)
    assert said(hands, A).design.back is not Back.ORC  # nobody else holds a card with that back


def test_a_spy_asks_for_nothing_when_nobody_holds_a_card() -> None:
    assert said("4 players\nhand A: sp1 4 OR6", A) == SpyDecline(A)


BATTLE = "4 players\nphase commit\n"


def test_mercenaries_stay_where_the_people_alone_should_win() -> None:
    text = f"{BATTLE}called orcs\nhand A: OR* 3 OR6 gia tro\nhand B: 2 OR4"
    assert said(text, A) == EndSending(A)


def test_in_the_last_battle_mercenaries_go_where_they_may_decide() -> None:
    rest = "hand B: 2 DW6\nhand C: DW4"
    text = f"{BATTLE}called orcs barbarians skeletons dwarves\nhand A: 2 DW4 gia tro war gob\n{rest}"
    assert isinstance(said(text, A), Send)


def commando(mercenaries: int) -> str:
    """E15, with as many mercenaries beside A's orcs; nobody else has seen which."""
    sent = " war gob"[: 4 * mercenaries]
    moves = f"commit {sent or 'none'}; commit gia 3 gob; done"
    return f"4 players\ncalled orcs\nhand A: OR* OR6 2 OR4{sent}\nhand B: 3 OR6 gia 3 gob com\nthen: {moves}"


def test_e15_the_commando_takes_the_mercenary_back_where_a_pair_lies() -> None:
    advice = advise(Sensible(), GAME.position(commando(2)), B)
    assert (advice.action.player, advice.action.back) == (A, Back.MERCENARY)
    assert advice.why.startswith("A machine and its goblin may lie there")


def test_without_mercenaries_the_commando_takes_a_card_of_the_people_or_stays() -> None:
    action = advise(Sensible(), GAME.position(commando(0)), B).action
    assert getattr(action, "back", Back.ORC) is Back.ORC


def test_e16_the_flying_machine_breaks_a_tie_with_as_few_goblins_as_it_takes() -> None:
    text = "4 players\ncalled orcs\nhand A: 3 OR6\nhand B: 3 OR4 OR6 2 gob fly\nthen: done; done; done; hold"
    assert said(text, B) == PlayFlyer(B, 1)


@pytest.mark.parametrize(("rival", "own"), [("3 OR6", "OR4"), ("3 OR4", "OR4 4 OR6")], ids=["lost", "won"])
def test_the_flying_machine_stays_where_it_would_change_nothing(rival: str, own: str) -> None:
    text = f"4 players\ncalled orcs\nhand A: {rival}\nhand B: {own} fly 2 gob\nthen: done; done; done; hold"
    assert said(text, B) == HoldFlyer(B)


def test_the_best_mercenaries_and_all_lots_of_them_are_found() -> None:
    assert outlook.best_of(cards("3 gob 2 war"), 2) == cards("gob war")
    assert outlook.best_of(cards("3 gob 2 war tro gia"), 3) == cards("gia gob war")
    assert outlook.best_of(cards("war fly com"), 1) == cards("fly")
    assert len(outlook.forces(cards("2 gob gia com"))) == 6  # three numbers of goblins, with the giant or not
