"""R1 to R36: each default as decided, each switch in its readings; piles and armies against models of our own."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from orclib.games.braves.box import (
    ARMY,
    BY_BACK,
    DESERTION,
    LIMITS,
    NEAR,
    NONE,
    PEOPLES,
    SHIELD_OF,
    SPIES,
    Army,
    Shield,
    with_one,
)
from tests import depth
from tests.games.braves.support import (
    BACKS,
    CHANCE,
    CLAUSES,
    DESIGNS,
    GAME,
    LETTERS,
    PLAYERS,
    A,
    B,
    Back,
    Battle,
    C,
    Counts,
    Design,
    Options,
    Phase,
    Pile,
    PositionError,
    Seat,
    State,
    Z,
    act,
    after,
    army,
    at,
    backs,
    battle,
    begin,
    chances,
    code,
    deal,
    deal_until,
    differ,
    ev,
    evidence,
    hand,
    of,
    only,
    outcome,
    play,
    quiet,
    random_game,
    read_pile,
    refused,
    result,
    states_of,
    strength,
    typed,
)

VALUES = {
    "warrior_value": 4,
    "veteran_value": 6,
    "leader_value": 0,
    "troll_value": 5,
    "giant_value": 8,
    "commando_value": 0,
}
FLIPS: dict[str, Any] = {
    "show_next_back": False,
    "leftover_order": "clockwise",
    "desertion_through_shield": "next_army",
    "spies_take_spies": False,
    "mercs_need_people": True,
    "specials_may_be_committed": False,
    "commando_by_back": False,
    "leader_doubles_self": False,
    "flyer_alone": True,
    "flyer_uses_table_goblins": True,
    "embarked_goblins_serve": True,
    "empty_army_competes": True,
    "end_rule": "reach",
    "sorcerer_share_counts_as_win": True,
    "memory_aid": "full",
}
"""The other reading of every switch that is no number."""
TOUCHES = {
    "show_next_back": {Phase.DEAL},
    "leftover_order": {Phase.LEFTOVER},
    "spies_take_spies": {Phase.SPY},
    "mercs_need_people": {Phase.COMMIT, Phase.FLYER},
    "specials_may_be_committed": {Phase.COMMIT},
    "commando_by_back": {Phase.COMMANDO},
    "flyer_alone": {Phase.FLYER},
    "flyer_uses_table_goblins": {Phase.FLYER},
}
"""The phases in which another reading changes what may be done."""
ONE, HALF = Fraction(1), Fraction(1, 2)
NAMES = [code(design, Options()) for design in DESIGNS]


@cache
def _states(seed: int) -> tuple[State, ...]:
    """Some states of a random game, and more when thorough."""
    return tuple(states_of(random_game(seed), 11 if depth.DEEP else 29))


@pytest.mark.parametrize("name", FLIPS)
def test_a_switch_changes_what_may_be_done_only_where_its_question_arises(name: str) -> None:
    seen = set()
    for seed in range(2):
        for state in _states(seed):
            added, lost = differ(state, **{name: FLIPS[name]})
            if added or lost:
                seen.add(state.phase)
    assert seen <= TOUCHES.get(name, set())


# --- R1 to R3 --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-1.7", "BRV-1.12")
def test_r1_four_war_machines_make_24_mercenaries() -> None:
    """R1 war_machines."""
    for machines in (1, 2, 3, 4):
        options = Options(war_machines=machines)
        assert backs(options.deck)[BACKS.index(Back.MERCENARY)] == 20 + machines
        assert sum(options.deck) == options.army_cards == 76 + machines
        state = begin(war_machines=machines)
        assert state.deck[Design.WAR_MACHINE] == machines
        end = deal_until(state, options.army_cards)
        assert end.phase is Phase.LEFTOVER
    assert Options().army_cards == 80
    assert 8 + 4 + 6 + 1 + 1 == 20


@pytest.mark.clause("BRV-4.5")
def test_r2_the_start_card_lies_under_35_to_45_cards_each_as_likely() -> None:
    """R2 start_depth."""
    state, reached, found = begin(), ONE, {}
    for above in range(80):
        hazard = chances(state).get("back start", Fraction(0))
        if hazard:
            found[above] = reached * hazard
            reached *= 1 - hazard
        if hazard == 1:
            break
        state = deal(state, ["sp1", "sp2", "sp3", "sp4", "com", "fly"][above] if above < 6 else card_left(state)).state
    assert found == dict.fromkeys(range(35, 46), Fraction(1, 11))
    assert list(found) == list(NEAR)


def card_left(state: State) -> str:
    """A card that has not been dealt."""
    return next(name for name, n in zip(NAMES, state.deck, strict=True) if n)


@pytest.mark.clause("BRV-22.3")
def test_r3_the_back_of_the_next_card_is_seen_or_not() -> None:
    """R3 show_next_back: the odds of the next card are the same in both readings."""
    state = deal(begin(), "OR4 OR4 gia sp3").state
    off = at(state, show_next_back=False)
    direct = {action.design: share for action, share in GAME.chances(off) if isinstance(action, act.Deal)}
    in_two: dict[Design | None, Fraction] = {}
    for shown, share in GAME.chances(state):
        assert isinstance(shown, act.ShowBack)
        seen, events = GAME.apply(state, shown)
        assert only(events, ev.BackSeen).back == shown.back == seen.next
        for action, more in GAME.chances(seen):
            assert isinstance(action, act.Deal)
            in_two[action.design] = share * more
    assert direct == in_two
    assert sum(direct.values()) == 1
    assert direct[Design.GIANT] == Fraction(5, 76)
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.to_act(off) == (A, B, C, CHANCE)  # nothing comes in sight first
    assert off.next is None


# --- R4 to R9 --------------------------------------------------------------------------------------------------------


LEFT = """4 players, sorcerer Z
phase leftover
{}pile 1: OR4   pile 2: BA4   pile 3: tro Sh(B)
shields: A 2, B 1, C 2"""


@pytest.mark.clause("BRV-8.4")
def test_r7_leftover_shields_in_any_order_or_clockwise() -> None:
    """R7 leftover_order."""
    assert GAME.to_act(at(LEFT.format(""))) == (A, B, C)
    free = after(LEFT.format(""), *("C: shield 1",) * 2, "A: shield 2", "B: shield 1", "A: shield 1")
    assert free.phase is Phase.CHAMPION
    state = at(LEFT.format("leftover_order=clockwise\n"))
    turns = []
    while state.phase is Phase.LEFTOVER:
        (seat,) = GAME.to_act(state)
        turns.append(seat)
        for other in {A, B, C} - {seat}:
            if state.shields[other]:
                assert evidence(refused(state, act.PlayShield(other, 1), "R7")) == {f"seat:{seat}"}
        state = after(state, act.PlayShield(seat, 1))
    assert turns == [A, B, C, A, C]  # one a turn, from the sorcerer's left, until none is left
    assert state.phase is Phase.CHAMPION


def test_r7_who_has_no_shield_left_is_never_asked_for_one() -> None:
    """R7 leftover_order: neither in the free order, where nobody in particular is asked."""
    text = "4 players\nphase leftover\npile 1: OR4\nshields: B 1, C 1\nasked A\nleftover_order={}"
    for order in ("free", "clockwise"):
        try:
            state = at(text.format(order))
        except PositionError:
            continue
        assert A not in GAME.to_act(state)
        assert all(
            GAME.refusals(state, action) == () for seat in (A, B, C) for action in GAME.legal_actions(state, seat)
        )


# --- R10 to R13 ------------------------------------------------------------------------------------------------------

SPY = "4 players\nphase spy\nspy {}\nhand A: sp1 OR4 gia\nhand B: sp2 OR6 gob\nhand C: sp3"


@pytest.mark.clause("BRV-11.10", "BRV-11.11")
def test_r10_a_spy_takes_a_spy_that_has_not_been_called() -> None:
    """R10 spies_take_spies."""
    state = at("4 players\nphase spy\nhand A: sp1\nhand B: sp2\nhand C: sp3 sp4")
    taken = after(state, "A: ask B sp2")
    assert taken.active == A  # who uses it
    assert hand(after(taken, "A: ask C sp3"), A) == "sp3"
    off = after(at(state, spies_take_spies=False), "A: decline")
    assert off.active == B


# --- R14 to R18 ------------------------------------------------------------------------------------------------------


R15 = "4 players, champion C\nphase call\nhand A: OR4 gob tro\nhand B: gia gob fly"


@pytest.mark.clause("BRV-15.8", "BRV-18.11")
def test_r15_mercenaries_without_people() -> None:
    """R15 mercs_need_people."""
    called = after(R15, "call orcs", "A: done")
    on = at(called, mercs_need_people=True)
    assert typed(on, B) == ["done"]
    fought = battle(quiet(called, Phase.FLYER).state, "A: hold", "B: flyer 1")
    assert (fought.strengths, fought.winners) == ((None, 4, 4 + 1, None), (B,))


R16 = "4 players, champion C\nphase call\nhand A: OR4 com fly gob\nhand B: OR4"


@pytest.mark.clause("BRV-15.9", "BRV-17.13")
def test_r16_the_commando_and_the_flying_machine_may_be_laid() -> None:
    """R16 specials_may_be_committed."""
    called = after(R16, "call orcs")
    assert battle(called, "A: commit com").strengths[A] == 4 + 0
    assert battle(called, "A: commit fly").strengths[A] == 4 + 0
    assert battle(called, "A: commit fly gob").strengths[A] == 4 + 4 + 1
    assert differ(called, specials_may_be_committed=False) == (
        set(),
        {"blue: send goblin_commando", "blue: send flying_machine"},
    )


R17 = "4 players, champion C\nphase call\nhand A: OR6 2 OR4 gob\nhand B: com tro"


@pytest.mark.clause("BRV-16.2", "BRV-16.3", "BRV-16.4")
def test_r17_the_back_is_chosen_or_chance_takes_any_card() -> None:
    """R17 commando_by_back."""
    sent = quiet(after(R17, "call orcs", "A: send gob", "A: done"), Phase.COMMANDO).state
    assert typed(sent, B) == ["commando blue orc", "commando blue mercenary", "no commando"]
    third = Fraction(1, 3)
    assert chances(after(sent, "B: commando A orc")) == {"strike orc_warrior": 2 * third, "strike orc_veteran": third}
    assert chances(after(sent, "B: commando A mercenary")) == {"strike goblin": ONE}
    off = at(sent, commando_by_back=False)
    assert typed(off, B) == ["commando blue any", "no commando"]
    assert chances(after(off, "B: commando A any")) == {
        "strike orc_warrior": HALF, "strike orc_veteran": HALF / 2, "strike goblin": HALF / 2,
    }  # fmt: skip


# --- R19 to R24 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-17.5")
def test_r19_a_leader_doubles_himself_or_only_the_others() -> None:
    """R19 leader_doubles_self."""
    for text in ("OR*", "OR* OR4", "OR* OR4 OR6 gia", "OR* 7 OR4 4 OR6"):
        assert army(text) == army(text, leader_doubles_self=False)  # a leader is worth 0 by default
        more = sum(5 for word in text.split() if word == "OR*")
        assert army(text, leader_value=5) == army(text) + 2 * more
        assert army(text, leader_value=5, leader_doubles_self=False) == army(text) + more
    assert army("OR* OR4", leader_value=5) == 2 * (5 + 4) == 18
    assert army("OR* OR4", leader_value=5, leader_doubles_self=False) == 5 + 2 * 4 == 13
    start = at("4 players\nphase call\nhand A: OR* OR4", leader_value=5)
    assert battle(start, "call orcs").strengths[A] == 18
    assert battle(at(start, leader_doubles_self=False), "call orcs").strengths[A] == 13


@pytest.mark.clause("BRV-18.3")
def test_r20_the_flying_machine_alone() -> None:
    """R20 flyer_alone: illegal, or legal and worth nothing."""
    revealed = at("4 players\ncalled orcs\nhand A: OR4 gob fly\nhand B: OR6\nthen: done; done; done; hold")
    on = at(revealed, flyer_alone=True)
    assert differ(revealed, flyer_alone=True) == ({"blue: flyer 0"}, set())
    state, events = play(on, "A: flyer alone")
    assert only(events, ev.FlyerJoined) == ev.FlyerJoined("BRV-R20", A, 0, 4, 4 + 0)
    assert state.battles[-1].strengths == (None, 4, 6, None)
    assert hand(state, A) == "gob"


def test_r20_even_who_has_no_goblin_is_asked_in_the_other_reading() -> None:
    """R20 flyer_alone."""
    start = "4 players\nphase call\nhand A: OR4 fly\nhand B: OR6"
    assert after(start, "call orcs", "done", "done", "done").phase is Phase.COMMANDO
    on = quiet(after(at(start, flyer_alone=True), "call orcs"), Phase.FLYER).state
    assert typed(on, A) == ["flyer 0", "no flyer"]
    only_flyer = battle(
        at("4 players\nflyer_alone=on\ncalled orcs\nhand B: fly\nthen: done; done; done"), "B: flyer alone"
    )
    assert (only_flyer.strengths, only_flyer.winners) == ((None, None, 0, None), (B,))  # a card, and so an army


@pytest.mark.clause("BRV-18.4")
def test_r21_goblins_on_the_table_are_company_or_not() -> None:
    """R21 flyer_uses_table_goblins."""
    text = "4 players\ncalled orcs\nhand A: OR4 3 gob fly\nhand B: OR6\nthen: commit 2 gob; done; done; hold"
    assert battle(text, "A: flyer 1").strengths[A] == 4 + 2 + 4 + 1
    on = at(text, flyer_uses_table_goblins=True)
    assert battle(on, "A: flyer alone").strengths[A] == 4 + 2 + 4
    assert battle(on, "A: flyer 1").strengths[A] == 4 + 2 + 4 + 1


@pytest.mark.clause("BRV-19.5", "BRV-19.6")
def test_r24_who_has_no_card_does_not_compete() -> None:
    """R24 empty_army_competes."""
    start = "4 players, champion C\nphase call\nhand A: 2 OR*\nhand B: com"
    bluff = ("call orcs", "A: done", "B: send com", "B: done")
    assert battle(start, *bluff).strengths == (None, 0, 0, None)  # cards worth 0 compete
    assert result(start, *bluff) == {"A": 2, "B": 2}
    on = at(start, empty_army_competes=True)
    assert result(on, "call orcs") == {"Z": 2, "A": 2, "B": 2, "C": 2}
    assert result(start, "call orcs") == {"A": 2}


def test_r24_who_loses_the_last_card_to_the_commando_is_out() -> None:
    """R24: what counts is after step 5."""
    start = "4 players, champion C\nphase call\nhand A: OR6\nhand B: OR4 com\nhand C: gob fly"
    sent = quiet(after(start, "call orcs"), Phase.COMMANDO).state
    struck = after(sent, "B: commando A orc", "strike OR6")
    fought = battle(struck)
    assert (fought.strengths, fought.winners) == ((None, None, 4, None), (B,))
    flying = battle(struck, "C: flyer 1")  # C had no card either, and joins
    assert (flying.strengths, flying.winners) == ((None, None, 4, 5), (C,))
    on = at(sent, empty_army_competes=True)
    assert battle(after(on, "B: commando A orc", "strike OR6")).strengths == (None, 0, 4, 0)


# --- R25 to R28 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("BRV-21.2", "BRV-21.3")
def test_r25_the_limit_must_be_exceeded_or_reached(players: int) -> None:
    """R25 end_rule."""
    limit = LIMITS[players]
    text = "{} players, champion A\nphase call\ncalled orcs skeletons dwarves\nscores: B {}\nhand B: BA4"
    for score in range(limit + 1):
        for rule, ends_at in (("exceed", limit + 1), ("reach", limit)):
            state = quiet(after(at(text.format(players, score), end_rule=rule), "call barbarians")).state
            assert state.scores[B] == score + 2
            assert (state.phase is Phase.OVER) is (score + 2 >= ends_at)
    assert limit == {4: 8, 5: 8, 6: 7, 7: 6}[players]


TIE = "4 players, champion C\nround 3\nphase call\ncalled orcs skeletons dwarves\nscores: Z 9, A 9\n{}\nhand B: BA4"


@pytest.mark.parametrize(
    ("history", "winners", "code"),
    [
        ("won 1.1: A won 1.2: Z", "Z", "latest-win"),
        ("won 1.1: A won 1.4: Z won 2.1: A", "A", "latest-win"),
        ("won 1.2: Z won 2.4: A Z", "Z", "earlier-win"),  # the latest they won together: the next one decides
        ("won 1.1: A won 1.2: Z won 2.3: A Z won 2.4: A Z", "Z", "earlier-win"),
        ("won 2.4: A Z", "ZA", "shared"),  # nothing separates them
        ("won 1.1: A won 2.4: A Z", "A", "earlier-win"),  # a further won battle beats none
        ("", "ZA", "shared"),  # neither has won any
        ("won 1.1: A won 1.2: A", "A", "latest-win"),
    ],
)
@pytest.mark.clause("BRV-21.5", "BRV-21.7")
def test_r27_tied_leaders_go_further_back_and_then_share(history: str, winners: str, code: str) -> None:
    """R27."""
    end = quiet(after(TIE.format(history), "call barbarians")).state
    assert end.scores == (9, 9, 2, 0)
    found = outcome(end)
    assert "".join(LETTERS[seat] for seat in found.winners) == winners
    assert (found.reason.code, found.reason.clause) == (code, f"BRV-21.{5 if code == 'latest-win' else 7}")


@pytest.mark.clause("BRV-21.7")
def test_r27_of_three_that_are_tied_two_may_share() -> None:
    three = TIE.format("won 2.4: A Z").replace("Z 9, A 9", "Z 9, A 9, C 9")
    end = quiet(after(three, "call barbarians")).state
    assert end.scores == (9, 9, 2, 9)
    found = outcome(end)
    assert (found.reason.code, found.winners) == ("some-share", (Z, A))


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_r26_r27_the_winner_as_a_slow_model_finds_it(data: st.DataObject) -> None:
    """BRV-21.4 to 21.7: walk back battle by battle, and drop whoever of those still tied did not win it."""
    players = data.draw(st.integers(4, 7))
    seats = [Seat(seat) for seat in range(players)]
    scores = data.draw(st.lists(st.integers(8, 10), min_size=players, max_size=players))
    shares = data.draw(st.booleans())
    battles = []
    for mark in range(data.draw(st.integers(0, 12))):
        sorcerer = seats[(mark // 4) % players]
        others = [seat for seat in seats if seat != sorcerer]
        won = tuple(sorted(data.draw(st.sets(st.sampled_from(others), max_size=3))))
        battles.append(Battle(mark // 4 + 1, mark % 4 + 1, won, sorcerer, data.draw(st.sampled_from(others))))
    state = State(
        options=Options(players=players, sorcerer_share_counts_as_win=shares),
        phase=Phase.OVER,
        scores=tuple(scores),
        battles=tuple(battles),
    )
    tied = {seat for seat in seats if scores[seat] == max(scores)}
    for one in reversed(battles):
        credited = set(one.winners)
        if shares and one.champion in one.winners and one.sorcerer is not None:
            credited.add(one.sorcerer)
        tied = tied & credited or tied
    assert set(outcome(state).winners) == tied


@pytest.mark.clause("BRV-22.1")
def test_r28_looking_through_piles_is_forbidden_whatever_the_picture_shows() -> None:
    """R28 memory_aid: display only."""
    state = after(deal_until(begin(), 50), "A: shield 3")
    for aid in ("off", "counts", "full"):
        helped = at(state, memory_aid=aid)
        assert differ(state, memory_aid=aid) == (set(), set())
        view, usual = GAME.observe(helped, A), GAME.observe(state, A)
        assert replace(view, options=state.options) == usual


# --- R29 to R36 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-1.12", "BRV-17.12")
def test_r30_the_values_whose_pictures_are_lost() -> None:
    """R30: the defaults of table 2.3, and all others that there are."""
    assert {name: getattr(Options(), name) for name in VALUES} == VALUES
    usual = [Options().value(design) for design in DESIGNS]
    assert usual == [*(4, 6, 0) * 4, 1, 5, 8, 0, 0, 0, 0, 0, 0, 0]
    singles = {
        "warrior_value": "OR4",
        "veteran_value": "BA6",
        "leader_value": "SK*",
        "troll_value": "tro",
        "giant_value": "gia",
        "commando_value": "com",
    }
    for name, card in singles.items():
        doubled = 2 if name == "leader_value" else 1
        for value in Options.choices()[name]:
            assert army(card, **{name: value}) == value * doubled
            for other, its_card in singles.items():
                if other != name:
                    times = 2 if other == "leader_value" else 1
                    assert army(its_card, **{name: value}) == VALUES[other] * times
    assert 4 * (7 * 4 + 4 * 6 + 2 * 0) == 208


# --- against models of our own ---------------------------------------------------------------------------------------

PILE_CARDS = st.one_of(
    st.sampled_from(ARMY), st.sampled_from(ARMY), st.just(DESERTION), st.sampled_from(SHIELD_OF)
)  # fmt: skip


def slow_pile(pile: Pile, next_army: bool) -> tuple[list[int | None], Seat | None, Counts]:
    """BRV-10.1 to 10.13 word by word: which card each desertion strikes, whose the pile is, what the owner gets."""
    word = "".join("a" if isinstance(c, Army) else "s" if isinstance(c, Shield) else "d" for c in pile)
    hits: list[int | None] = []
    for place, letter in enumerate(word):
        beneath = word[:place]
        bare = beneath.rstrip("s")  # 10.3, 10.4: it looks through all shields directly under it
        hit = None
        if letter == "d" and bare.endswith("a"):
            hit = len(bare) - 1  # 10.2
        elif letter == "d" and bare.endswith("d") and bare != beneath and next_army:
            left = [n for n in range(len(bare)) if word[n] == "a" and n not in hits]
            hit = left[-1] if left else None  # the other reading of 10.7
        hits.append(hit)
    shields = [card.owner for card in pile if isinstance(card, Shield)]
    gets = NONE
    for place, card in enumerate(pile):
        if isinstance(card, Army) and place not in hits:
            gets = with_one(gets, card.design)
    return hits, shields[0] if shields else None, gets


@pytest.mark.clause("BRV-10.1", "BRV-10.3", "BRV-10.4", "BRV-10.5", "BRV-10.6", "BRV-10.7", "BRV-10.8", "BRV-10.9")
@depth.law(600)
@given(st.lists(PILE_CARDS, max_size=14), st.booleans())
def test_any_pile_reads_as_the_clauses_say(pile: list[Any], next_army: bool) -> None:
    """R8, R9: BRV-10.1 to 10.13 in both readings."""
    switch: Any = "next_army" if next_army else "none"
    found = read_pile(tuple(pile), Options(desertion_through_shield=switch))
    hits, owner, gets = slow_pile(tuple(pile), next_army)
    assert list(found.hits) == hits
    assert found.owner == owner
    assert found.stays == gets
    struck = [hit for hit in hits if hit is not None]
    assert len(struck) == len(set(struck)) == sum(found.gone)  # 10.8
    whole = NONE
    for card in pile:
        whole = with_one(whole, card.design) if isinstance(card, Army) else whole
    assert tuple(a + b for a, b in zip(found.stays, found.gone, strict=True)) == whole


@st.composite
def tables(draw: st.DrawFn) -> list[Pile]:
    """Piles as they may lie when the champion is named: cards of one box, at most two shields of each recruiter."""
    box = [design for design in DESIGNS for _ in range(design.copies)]
    shields = [seat for seat in (A, B, C) for _ in range(2)]
    piles: list[Pile] = []
    for _ in range(draw(st.integers(1, 9))):
        pile: Pile = (ARMY[box.pop(draw(st.integers(0, len(box) - 1)))],)
        for kind in draw(st.lists(st.sampled_from("aasd"), max_size=7)):
            if kind == "a":
                pile = (*pile, ARMY[box.pop(draw(st.integers(0, len(box) - 1)))])
            elif kind == "d":
                pile = (*pile, DESERTION)
            elif shields:
                pile = (*pile, SHIELD_OF[shields.pop(draw(st.integers(0, len(shields) - 1)))])
        piles.append(pile)
    return piles


@depth.law(150)
@given(tables(), st.booleans())
def test_any_table_opens_as_the_clauses_say(piles: list[Pile], next_army: bool) -> None:
    """R8, R9: all piles at once, in play, up to the first spy or the giants."""
    begun = at("4 players\nphase champion", desertion_through_shield="next_army" if next_army else "none")
    lying = NONE
    for card in (card for pile in piles for card in pile):
        lying = with_one(lying, card.design) if isinstance(card, Army) else lying
    state = replace(
        begun,
        piles=(*piles, *((),) * (9 - len(piles))),
        unseen_discards=tuple(a - b for a, b in zip(begun.unseen_discards, lying, strict=True)),
    )
    expected = [NONE] * 4
    for pile in piles:
        _, owner, gets = slow_pile(pile, next_army)
        if owner is not None:
            expected[owner] = tuple(a + b for a, b in zip(expected[owner], gets, strict=True))
    end, events = play(state, "Z: champion A")
    if not any(any(held[spy] for spy in SPIES) for held in expected):  # then the giants have quarrelled already
        expected = [with_one(held, Design.GIANT, -n) if (n := held[Design.GIANT]) > 1 else held for held in expected]
    assert list(end.hands) == expected
    given_to = {event.pile: event.seat for event in of(events, ev.PileGiven)}
    owners = {number: slow_pile(pile, next_army)[1] for number, pile in enumerate(piles, 1)}
    assert given_to == {number: owner for number, owner in owners.items() if owner is not None}
    assert GAME.inventory(end) == {design.slug: design.copies for design in DESIGNS}


@st.composite
def armies(draw: st.DrawFn) -> tuple[Counts, bool, int]:
    """An army of one people and mercenaries, perhaps with the flying machine that came after the reveal."""
    counts = list(NONE)
    people = draw(st.sampled_from(PEOPLES))
    for design in (*BY_BACK[people], *BY_BACK[Back.MERCENARY]):
        counts[design] = draw(st.integers(0, design.copies))
    flying = draw(st.booleans())
    counts[Design.FLYING_MACHINE] = 1 if flying else counts[Design.FLYING_MACHINE]
    aboard = draw(st.integers(0, counts[Design.GOBLIN])) if flying else 0
    return tuple(counts), flying, aboard


def slow_strength(options: Options, counts: Counts, flying: bool, aboard: int) -> int:
    """BRV-17 and 18 word by word; goblins of the army take every job that there is, and the best way counts."""
    printed = dict(zip(DESIGNS, counts, strict=True))
    for people in PEOPLES:
        if sum(n for design, n in printed.items() if design.back is people and design.slug.endswith("leader")) == 2:
            return 0  # 17.6, 18.9
    total = 0
    for people in PEOPLES:
        warriors, veterans, leaders = (printed[design] for design in BY_BACK[people])
        others = warriors * options.warrior_value + veterans * options.veteran_value
        own = leaders * options.leader_value
        total += others * (2 if leaders else 1)  # 17.3
        total += own * (2 if options.leader_doubles_self else 1)  # 17.5
    total += printed[Design.TROLL] * options.troll_value + printed[Design.GIANT] * options.giant_value  # 17.12
    total += printed[Design.COMMANDO] * options.commando_value
    total += printed[Design.GOBLIN]  # 17.7, 17.10, 18.5
    table = printed[Design.GOBLIN] - aboard
    crew = table + (aboard if options.embarked_goblins_serve else 0)  # 18.7
    on_table = 0 if flying else printed[Design.FLYING_MACHINE]
    best = 0
    for serving in range(crew + 1):  # so many goblins on machines, the others with a flying machine that was laid
        served = min(serving, printed[Design.WAR_MACHINE])
        best = max(best, 9 * served + (4 if on_table and crew - serving > 0 else 0))  # 17.8, 17.9, 17.13
    total += best
    if flying and (aboard or (options.flyer_uses_table_goblins and table)):
        total += 4  # 18.5
    return total


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any reading, with any values."""
    flips = {name: value for name, value in FLIPS.items() if draw(st.booleans())}
    values = {name: draw(st.sampled_from(Options.choices()[name])) for name in VALUES if draw(st.booleans())}
    return GAME.options(**flips, **values)


@pytest.mark.thorough
@settings(max_examples=600, deadline=None)
@given(options(), armies())
def test_any_army_is_as_strong_as_the_clauses_say(reading: Options, force: tuple[Counts, bool, int]) -> None:
    """R16, R18 to R23, R30: BRV-17 and BRV-18 under all switches."""
    counts, flying, aboard = force
    found = strength(reading, counts, flying, aboard)
    assert found.total == slow_strength(reading, counts, flying, aboard)
    assert found.total == sum(term.points for term in found.terms)
    assert {term.clause for term in found.terms} <= CLAUSES
