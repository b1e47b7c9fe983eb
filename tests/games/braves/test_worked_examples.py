"""W1 to W14 of the specification: the points that the rulebook illustrates, played out, with their sums."""

from __future__ import annotations

import pytest

from orclib.games.braves.box import DESERTIONS, MIDDLE, PILES
from tests.games.braves.support import (
    BACKS,
    DESIGNS,
    GAME,
    MERCENARIES,
    PEOPLES,
    SPIES,
    A,
    B,
    C,
    D,
    Design,
    Fate,
    Options,
    Phase,
    Z,
    after,
    allowed,
    army,
    at,
    battle,
    begin,
    cards,
    deal,
    deal_until,
    designs,
    ev,
    flown,
    hand,
    lot,
    names,
    of,
    only,
    opened,
    play,
    quiet,
    reading,
    refused,
    result,
    told,
)


@pytest.mark.clause("BRV-5.1", "BRV-5.2", "BRV-5.4", "BRV-5.7")
def test_w1_the_cards_go_round_the_ring_and_begin_again_at_pile_1() -> None:
    """W1 Order of dealing."""
    words = names(Options().deck).split()
    played = deal(begin(start_depth="exact_middle"), " ".join([*words[:MIDDLE], "start", *words[MIDDLE:]]))
    dealt = of(played.events, ev.CardDealt)
    assert [event.number for event in dealt] == list(range(1, 81))
    assert [event.design for event in dealt] == designs(" ".join(words))
    piles = {number: [event.number for event in dealt if event.pile == number] for number in range(1, 10)}
    assert [dealt[n - 1].pile for n in range(1, 10)] == list(range(1, 10))  # cards 1 to 9 begin the piles
    assert (dealt[10 - 1].pile, (10 - 1) % 9 + 1) == (1, 1)
    assert (dealt[11 - 1].pile, (11 - 1) % 9 + 1) == (2, 2)
    assert piles[1] == [1, 10, 19, 28, 37, 46, 55, 64, 73]
    assert piles[9] == [9, 18, 27, 36, 45, 54, 63, 72]
    assert [len(piles[number]) for number in range(1, 10)] == [9] * 8 + [8]
    assert 8 * 9 + 8 == 80 == len(dealt)


@pytest.mark.clause("BRV-5.4")
def test_w1_card_10_lies_on_card_1_and_card_11_on_card_2() -> None:
    """W1 Order of dealing."""
    state = deal(begin(), "OR4 OR4 OR4 OR4 OR4 OR4 OR4 BA4 BA4 gia tro").state
    assert [getattr(card, "design", None) for card in state.piles[0]] == designs("OR4 gia")
    assert [getattr(card, "design", None) for card in state.piles[1]] == designs("OR4 tro")
    assert [len(pile) for pile in state.piles] == [2, 2, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.clause("BRV-10.1", "BRV-10.2", "BRV-10.9", "BRV-10.10")
def test_w2_a_desertion_on_an_army_card() -> None:
    """W2 Desertion on an army card."""
    text = "OR4 gia Des Sh(A)"
    found = reading(text)
    assert found.fates == (Fate.STAYS, Fate.DESERTS, Fate.STRIKES, Fate.CLAIMS)
    assert (found.owner, names(found.stays), names(found.gone)) == (A, "OR4", "gia")
    state, events = opened(text)
    assert (hand(state, A), hand(state, B), hand(state, C)) == ("OR4", "", "")
    assert only(events, ev.Deserted) == ev.Deserted("BRV-10.2", 1, (Z,), Design.GIANT, 0)
    assert state.unseen_discards[Design.GIANT] == 6  # this one and the five that lie nowhere in the position


@pytest.mark.clause("BRV-10.3", "BRV-10.10")
def test_w3_a_desertion_on_a_shield_strikes_the_card_beneath_it() -> None:
    """W3 Desertion on a shield."""
    text = "OR4 gia Sh(A) Des tro"
    found = reading(text)
    assert found.fates == (Fate.STAYS, Fate.DESERTS, Fate.CLAIMS, Fate.THROUGH, Fate.STAYS)
    assert found.hits == (None, None, None, 1, None)
    state, events = opened(text)
    assert hand(state, A) == lot("OR4 tro")  # the shield stays, and so does the troll dealt later
    assert only(events, ev.Deserted) == ev.Deserted("BRV-10.3", 1, (Z,), Design.GIANT, 1)
    assert only(events, ev.PileGiven).seat == A


@pytest.mark.clause("BRV-10.5")
def test_w4_a_desertion_on_a_desertion_has_no_effect() -> None:
    """W4 Desertion on a desertion."""
    text = "OR4 BA6 Des Des SK4 Sh(B)"
    found = reading(text)
    assert found.hits == (None, None, 1, None, None, None)
    assert found.fates[3] is Fate.ON_DESERTION
    state, events = opened(text)
    assert (hand(state, A), hand(state, B)) == ("", lot("OR4 SK4"))
    assert only(events, ev.Deserted).design is Design.BARBARIAN_VETERAN
    assert only(events, ev.DesertionVoid) == ev.DesertionVoid("BRV-10.5", 1, (Z,), 0)


@pytest.mark.clause("BRV-10.9", "BRV-10.11")
def test_w5_the_lowest_of_two_shields_wins_the_pile() -> None:
    """W5 Two shields."""
    text = "SK6 Sh(B) gob Sh(A) war"
    found = reading(text)
    assert found.fates == (Fate.STAYS, Fate.CLAIMS, Fate.STAYS, Fate.VOID, Fate.STAYS)
    state, events = opened(text)
    assert (hand(state, A), hand(state, B)) == ("", lot("SK6 gob war"))
    assert only(events, ev.ShieldVoid) == ev.ShieldVoid("BRV-10.11", 1, (Z,), A)


@pytest.mark.clause("BRV-10.12")
def test_w6_without_a_shield_a_pile_goes_to_nobody() -> None:
    """W6 No shield."""
    text = "SK6 Des gob war"
    found = reading(text)
    assert (found.owner, names(found.stays), names(found.gone)) == (None, lot("gob war"), "SK6")
    start = at(f"4 players\nphase champion\npile 1: {text}")
    state, events = play(start, "Z: champion A")
    assert state.hands == (cards(""),) * 4
    assert state.unseen_discards == Options().deck  # everything has left
    assert of(events, ev.PileUnclaimed)[0] == ev.PileUnclaimed("BRV-10.12", 1, (Z,), 2, cards("gob war"))


W7 = "4 players\nphase spy\nhand A: sp1 sp2 sp3\nhand B: 2 OR6 gia fly\nhand C: OR4"


@pytest.mark.clause(
    "BRV-11.1", "BRV-11.2", "BRV-11.3", "BRV-11.6", "BRV-11.7", "BRV-11.8", "BRV-11.12", "BRV-11.14", "BRV-12.3"
)
def test_w7_the_three_requests_of_the_rulebook() -> None:
    """W7 The three spy requests."""
    state, first = play(W7, "A: ask B OR6")
    assert told(first)[0] == "CardGiven 11.6"
    assert (hand(state, A), hand(state, B)) == (lot("sp2 sp3 OR6"), lot("OR6 gia fly"))
    state, second = play(state, "A: ask C gia")
    assert only(second, ev.CardRefused) == ev.CardRefused("BRV-11.7", 2, A, C, Design.GIANT, False)
    assert hand(state, C) == "OR4"
    state, third = play(state, "A: ask B fly")
    assert only(third, ev.CardGiven) == ev.CardGiven("BRV-11.6", 3, A, B, Design.FLYING_MACHINE)
    assert (hand(state, A), hand(state, B)) == (lot("OR6 fly"), lot("OR6 gia"))
    assert state.known[A] == cards("OR6 fly")  # protected
    assert state.seen_discards == cards("sp1 sp2 sp3")
    assert not of(third, ev.GiantsQuarrelled)  # B has one giant and keeps it
    assert state.phase is Phase.CALL
    assert [event.spy for event in of(third, ev.SpyMissing)] == [4]


def test_w7_in_the_words_of_the_specification() -> None:
    """W7 The three spy requests, typed in full."""
    asked = after(W7, "A: ask B for orc 6", "A: ask C for giant", "A: ask B for flying machine")
    assert asked == after(W7, "A: ask B OR6", "A: ask C gia", "A: ask B fly")


@pytest.mark.clause("BRV-17.2", "BRV-17.3", "BRV-17.4", "BRV-17.5", "BRV-17.12")
def test_w8_one_leader_doubles_the_people_and_not_the_mercenaries() -> None:
    """W8 One leader."""
    assert 2 * (0 + 4 + 4 + 6) + 8 == 28 + 8 == 36 == army("OR* OR4 OR4 OR6 gia")
    fought = battle("4 players\nphase call\nhand A: OR* 2 OR4 OR6 gia\nhand B: SK4", "call orcs", "A: send gia")
    assert fought.strengths == (None, 36, None, None)
    assert army("OR* OR4 OR4 OR6") == 28
    assert army("OR4 OR4 OR6 gia") == 14 + 8


@pytest.mark.clause("BRV-17.6")
def test_w9_two_leaders_make_the_whole_army_worthless() -> None:
    """W9 Two leaders."""
    assert army("OR* OR* OR6 gia war gob") == 0
    start = "4 players\nphase call\nhand A: 2 OR* OR6 gia war gob\nhand B: OR4"
    fought = battle(start, "call orcs", "A: commit gia war gob")
    assert fought.strengths == (None, 0, 4, None)
    assert fought.winners == (B,)
    assert army("OR* OR6 gia war gob") == 2 * 6 + 8 + 9 + 1 == 30


@pytest.mark.parametrize(
    ("text", "total", "parts"),
    [
        ("war gob", 10, 9 + 1),
        ("war gob gob", 11, 9 + 1 + 1),
        ("war war gob", 10, 9 + 0 + 1),
        ("war war gob gob gob", 21, 18 + 3),
        ("war tro", 5, 0 + 5),
        ("war war war war gob gob gob gob", 40, 4 * (9 + 1)),
        ("gob gob", 2, 1 + 1),
        ("war war", 0, 0 + 0),
    ],
)
@pytest.mark.clause("BRV-17.7", "BRV-17.8", "BRV-17.9", "BRV-17.10", "BRV-17.11")
def test_w10_war_machines_and_their_crews(text: str, total: int, parts: int) -> None:
    """W10 War machines; the last three are our own."""
    assert army(text) == total == parts
    start = f"4 players\nphase call\nhand A: {text}\nhand B: BA4"
    fought = battle(start, "call dwarves", f"A: commit {text}")
    assert fought.strengths == (None, total, None, None)


W11 = "4 players\nphase call\nhand A: BA4\nhand B: 2 BA4 BA6 fly 3 gob"


@pytest.mark.clause("BRV-18.1", "BRV-18.2", "BRV-18.5")
def test_w11_the_flying_machine_brings_four_and_its_goblins() -> None:
    """W11 Flying machine."""
    revealed = quiet(after(W11, "call barbarians"), Phase.FLYER).state
    state, events = play(revealed, "B: flyer 3")
    assert only(events, ev.FlyerJoined) == ev.FlyerJoined("BRV-18.5", B, 3, 14, 21)
    assert (4 + 4 + 6, 14 + 4 + 3) == (14, 21)
    assert flown("BA4 BA4 BA6", 3) == 21
    assert state.battles[-1].strengths == (None, 4, 21, None)
    assert hand(state, B) == ""


@pytest.mark.clause("BRV-18.3", "BRV-17.13")
def test_w11_alone_it_is_refused_after_the_reveal_and_worth_nothing_before() -> None:
    """W11 Flying machine."""
    revealed = quiet(after(W11, "call barbarians"), Phase.FLYER).state
    refused(revealed, "B: flyer alone", "18.3")
    for goblins in (1, 2, 3):
        allowed(revealed, f"B: flyer {goblins}")
    assert army("BA4 BA4 BA6 fly") == 14 + 0
    assert army("BA4 BA4 BA6 fly gob") == 14 + 4 + 1
    assert battle(W11, "call barbarians", "A: done", "B: send fly").strengths == (None, 4, 14, None)


W12 = """4 players, sorcerer Z, champion B
phase call
hand A: OR* OR4 OR6 BA4
hand B: 2 OR6 gia
hand C: OR6 tro BA6"""


@pytest.mark.clause("BRV-19.1", "BRV-19.2", "BRV-19.3", "BRV-19.4", "BRV-19.7")
def test_w12_ties_pay_all_and_the_sorcerer_scores_with_the_champion() -> None:
    """W12 Points and the sorcerer."""
    first = quiet(after(W12, "call orcs", "A: done", "B: send gia", "B: done", "C: commit tro")).state
    assert first.battles[0].strengths == (None, 2 * (0 + 4 + 6), 6 + 6 + 8, 6 + 5) == (None, 20, 20, 11)
    assert first.battles[0].winners == (A, B)
    assert first.scores == (2, 2, 2, 0)
    assert result(W12, "call orcs", "A: done", "B: send gia", "B: done", "C: commit tro") == {"Z": 2, "A": 2, "B": 2}
    second = quiet(after(first, "call barbarians")).state
    assert second.battles[1].strengths == (None, 4, None, 6)
    assert second.battles[1].winners == (C,)
    assert second.scores == (2, 2, 2, 1)  # Z, A, B, C


@pytest.mark.clause("BRV-1.13", "BRV-15.1", "BRV-15.2")
def test_w13_who_speaks_first() -> None:
    """W13 Who speaks first."""
    state = at("5 players\nphase call\nhand A: gob\nhand B: gob\nhand C: gob\nhand D: gob")
    rows = []
    for people in ("orcs", "barbarians", "skeletons", "dwarves"):
        state, events = play(state, f"Z: call {people}")
        assert only(events, ev.FirstSpeaker).clause == "BRV-15.2"
        row = []
        while state.phase is Phase.COMMIT:
            assert state.active is not None
            row.append(state.active)
            state, events = play(state, "done")
        state = quiet(state).state
        rows.append(row)
    assert rows == [[A, B, C, D], [B, C, D, A], [C, D, A, B], [D, A, B, C]]


@pytest.mark.clause("BRV-1.5", "BRV-1.6", "BRV-1.7", "BRV-1.8", "BRV-1.9", "BRV-1.10")
def test_w14_the_cards_add_up() -> None:
    """W14 Card totals."""
    deck = Options().deck
    peoples = {people: [deck[d] for d in DESIGNS if d.back is people] for people in PEOPLES}
    assert list(peoples.values()) == [[7, 4, 2]] * 4
    mercenaries = {design.slug: deck[design] for design in MERCENARIES}
    assert mercenaries == {
        "goblin": 8, "troll": 4, "giant": 6, "war_machine": 4, "flying_machine": 1, "goblin_commando": 1,
    }  # fmt: skip
    assert [deck[spy] for spy in SPIES] == [1, 1, 1, 1]
    assert 4 * 13 + 24 + 4 == 52 + 24 + 4 == 80 == sum(deck)
    assert 8 + 1 + 4 + 1 + 6 + 1 == 21  # as the rulebook lists them, with a single war machine
    assert sum(mercenaries.values()) == 24 == 21 + 3
    assert len(BACKS) == 6
    assert [sum(deck[d] for d in DESIGNS if d.back is back) for back in BACKS] == [13, 13, 13, 13, 24, 4]
    assert 2 * 7 + 14 + 1 + 1 == 30
    assert 80 + 30 == 110


@pytest.mark.clause("BRV-4.1", "BRV-4.2", "BRV-4.3", "BRV-4.4", "BRV-4.6")
def test_w14_the_player_cards_suffice_for_every_table() -> None:
    """W14 Card totals: 14 shields and 14 desertions are never short."""
    for players in (4, 5, 6, 7):
        state = begin(players=players)
        assert state.shields == (0, *[2] * (players - 1))
        assert state.desertions == (0, *[DESERTIONS[players]] * (players - 1))
        assert sum(state.shields) <= 14 >= sum(state.desertions)
        assert len(state.piles) == PILES[players]
        assert state.deck == Options().deck
        everything = GAME.inventory(deal_until(state, 50))
        assert sum(everything.values()) == 80
        assert everything["war_machine"] == 4
