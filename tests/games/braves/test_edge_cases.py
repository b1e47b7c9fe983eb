"""E1 to E25 of the specification, one by one: positions, moves, refusals with their clauses, sums, odds, results."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from tests.games.braves.support import (
    GAME,
    LETTERS,
    A,
    B,
    C,
    Design,
    Fate,
    Options,
    Phase,
    Start,
    State,
    Trick,
    Z,
    act,
    after,
    allowed,
    army,
    at,
    battle,
    begin,
    cards,
    chances,
    deal,
    designs,
    differ,
    ev,
    evidence,
    flown,
    hand,
    laid,
    lot,
    names,
    of,
    only,
    opened,
    outcome,
    play,
    quiet,
    read_pile,
    reading,
    refused,
    result,
    show,
    told,
    typed,
)

HALF, THIRD, QUARTER = Fraction(1, 2), Fraction(1, 3), Fraction(1, 4)


def deal_of(*ends: str, at_number: dict[int, str] | None = None) -> list[str]:
    """All 80 cards in an order that ends with these, and with these others where they are wanted."""
    rest = names(Options().deck).split()
    fixed = {80 - len(ends) + place: card for place, card in enumerate(ends, 1)} | (at_number or {})
    for card in fixed.values():
        rest.remove(card)
    return [fixed[number] if number in fixed else rest.pop() for number in range(1, 81)]


def dealt(order: list[str], count: int, depth: int = 40) -> State:
    """So many cards of this order dealt, the start card after `depth` of them."""
    words = [*order[:depth], "start", *order[depth:]]
    return deal(begin(start_depth=depth), " ".join(words[: count + (1 if count >= depth else 0)])).state


def window(state: State, card: str) -> State:
    """The window before that card: its back is in sight."""
    return show(state, designs(card)[0])


# --- the deal --------------------------------------------------------------------------------------------------------

LEADER_THEN_GIANT = deal_of("OR*", "gia", at_number={71: "tro"})


@pytest.mark.clause("BRV-5.2", "BRV-8.1", "BRV-8.2")
def test_e1_the_last_card_is_untouchable() -> None:
    """E1 The last card is untouchable."""
    before = dealt(LEADER_THEN_GIANT, 79)
    state, events = deal(before, "gia")
    assert only(events, ev.CardDealt) == ev.CardDealt("BRV-5.2", 80, Design.GIANT, 8)
    assert ((80 - 1) % 9 + 1, 79 % 9 + 1) == (8, 8)
    assert before.desertions[B] == 2
    refused(state, "B: desertion 8", "8.1")
    lost = of(events, ev.DesertionsLost)
    assert [(event.clause, event.seat, event.count) for event in lost] == [("BRV-8.2", s, 2) for s in (A, B, C)]
    assert state.desertions == (0, 0, 0, 0)
    assert not any(isinstance(action, act.PlayDesertion) for action in GAME.legal_actions(state, B))


@pytest.mark.clause("BRV-5.8", "BRV-6.1", "BRV-6.5", "BRV-10.2")
def test_e2_the_last_window() -> None:
    """E2 Last chance window."""
    state = window(dealt(LEADER_THEN_GIANT, 79), "gia")
    assert state.last_pile == 7 == (79 - 1) % 9 + 1
    allowed(state, "B: desertion 7", "B: desertion 8")
    after_deal = deal(after(state, "B: desertion 7"), "gia").state
    found = read_pile(after_deal.piles[6], Options())
    assert names(found.gone) == "OR*"
    later = deal(after(state, "B: desertion 8"), "gia").state
    struck = read_pile(later.piles[7], Options())
    assert (names(struck.gone), (71 - 1) % 9 + 1) == ("tro", 8)  # card 71, not card 80
    assert struck.stays[Design.GIANT]


def test_e2_the_window_after_the_79th_card_is_the_last_of_the_round() -> None:
    """E2 Last chance window: after the 80th card even a recruiter with desertions left plays none."""
    state = deal(dealt(LEADER_THEN_GIANT, 79), "gia").state
    for seat in (A, B, C):
        for pile in range(1, 10):
            refused(state, act.PlayDesertion(seat, pile), "8.1")


@pytest.mark.clause("BRV-10.6", "BRV-10.7", "BRV-10.8")
def test_e3_desertion_shield_desertion() -> None:
    """E3 Desertion, shield, desertion."""
    text = "OR4 BA6 Des Sh(C) Des DW6"
    state, events = opened(text)
    assert hand(state, C) == lot("OR4 DW6")
    assert only(events, ev.Deserted).design is Design.BARBARIAN_VETERAN
    assert only(events, ev.DesertionVoid) == ev.DesertionVoid("BRV-10.7", 1, (Z,), 1)
    other, events = opened(text, desertion_through_shield="next_army")
    assert hand(other, C) == "DW6"
    assert [event.design for event in of(events, ev.Deserted)] == [Design.BARBARIAN_VETERAN, Design.ORC_WARRIOR]
    assert reading(text).hits == (None, None, 1, None, None, None)
    assert reading(text, desertion_through_shield="next_army").hits == (None, None, 1, None, 0, None)


def test_e3_in_the_other_reading_a_desertion_may_find_nothing_left() -> None:
    """E3 Desertion, shield, desertion: our own variations."""
    text = "BA6 Des Sh(C) Des DW6"
    for switch in ("none", "next_army"):
        assert hand(opened(text, desertion_through_shield=switch).state, C) == "DW6"
    longer = "OR4 BA6 tro Des Sh(C) Des Sh(A) Des"
    assert names(reading(longer).stays) == lot("OR4 BA6")
    assert names(reading(longer, desertion_through_shield="next_army").stays) == ""


@pytest.mark.clause("BRV-10.4", "BRV-10.9", "BRV-10.11")
def test_e4_through_two_shields() -> None:
    """E4 Through two shields."""
    state, events = opened("war gob Sh(A) Sh(B) Des")
    assert (hand(state, A), hand(state, B)) == ("war", "")
    assert only(events, ev.Deserted) == ev.Deserted("BRV-10.4", 1, (Z,), Design.GOBLIN, 2)
    assert only(events, ev.ShieldVoid).seat == B


@pytest.mark.clause("BRV-10.10", "BRV-12.1")
def test_e5_early_shield_unwanted_gift() -> None:
    """E5 Early shield, unwanted gift."""
    state, events = opened("gia Sh(A) OR4 gia")
    assert only(events, ev.PileGiven).cards == cards("gia OR4 gia")
    assert only(events, ev.GiantsQuarrelled) == ev.GiantsQuarrelled("BRV-12.1", A, 2)
    assert hand(state, A) == "OR4"
    assert state.seen_discards == cards("2 gia")


@pytest.mark.clause("BRV-6.3", "BRV-10.2", "BRV-12.3")
def test_e6_deserting_ones_own_pile() -> None:
    """E6 Deserting one's own pile."""
    state, events = opened("gia Sh(A) OR4 gia Des")
    assert hand(state, A) == lot("gia OR4")
    assert not of(events, ev.GiantsQuarrelled)


TROLL = deal_of(at_number={39: "tro"})


@pytest.mark.clause("BRV-6.2", "BRV-7.5", "BRV-7.6", "BRV-10.9")
def test_e7_order_inside_one_window() -> None:
    """E7 Order inside one window."""
    state = window(dealt(TROLL, 39, depth=35), TROLL[39])
    assert state.last_pile == 3 == (39 - 1) % 9 + 1
    assert names(read_pile(state.piles[2][-1:], Options()).stays) == "tro"
    first_b, first_a = after(state, "B: shield 3", "A: shield 3"), after(state, "A: shield 3", "B: shield 3")
    for end, owner, pair in ((first_b, B, (B, A)), (first_a, A, (A, B))):
        top = end.piles[2][-2:]
        assert [getattr(card, "owner", None) for card in top] == list(pair)
        found = read_pile(end.piles[2], Options())
        assert found.owner == owner
        assert found.fates[-2:] == (Fate.CLAIMS, Fate.VOID)
    assert first_a.shields == first_b.shields == (0, 1, 1, 2)
    assert first_a.piles[:2] + first_a.piles[3:] == first_b.piles[:2] + first_b.piles[3:]  # nothing else changes
    assert read_pile(first_a.piles[2], Options()).stays == read_pile(first_b.piles[2], Options()).stays


E8 = """4 players, sorcerer Z
phase leftover
pile 1: OR4 Sh(A)   pile 2: BA4 Sh(A)   pile 3: tro Sh(B)   pile 4: gia Sh(B)   pile 5: SK4   pile 6: DW4
pile 7: gob Sh(C)
shields: C 1"""


@pytest.mark.clause("BRV-8.3", "BRV-8.5", "BRV-8.6", "BRV-9.1")
def test_e8_forced_but_free() -> None:
    """E8 Forced but free."""
    assert GAME.to_act(at(E8)) == (C,)
    assert evidence(refused(E8, "Z: champion A", "9.1")) == {f"seat:{C}"}
    refused(E8, act.Try(C, Trick.KEEP_SHIELD), "8.3")
    allowed(E8, *(f"C: shield {pile}" for pile in range(1, 8)))
    state, events = play(E8, "C: shield 3")
    assert told(events) == ["ShieldPlayed 7.3", "ShieldsAllPlayed 8.6"]
    assert only(events, ev.ShieldPlayed).first is False
    assert state.phase is Phase.CHAMPION
    end, events = play(state, "Z: champion A")
    assert only(events, ev.ShieldVoid) == ev.ShieldVoid("BRV-10.11", 3, (Z,), C)
    assert (hand(end, B), hand(end, C)) == (lot("tro gia"), "gob")


@pytest.mark.clause("BRV-6.4")
def test_e9_a_desertion_before_the_pile_exists() -> None:
    """E9 A desertion before the pile exists."""
    state = window(deal(begin(), "OR4 tro gia").state, "gob")
    assert evidence(refused(state, "A: desertion 5", "6.4")) == {"pile:5"}
    allowed(state, "A: desertion 2")
    for pile in range(1, 10):
        if pile <= 3:
            allowed(state, f"A: desertion {pile}")
        else:
            refused(state, f"A: desertion {pile}", "6.4")
    refused(state, "A: desertion 10", "4.6")


# --- spies and giants ------------------------------------------------------------------------------------------------

E10 = "4 players\nphase spy\nhand A: sp1\nhand B: sp2\nhand C: gia"


@pytest.mark.clause("BRV-11.10", "BRV-11.11", "BRV-11.12")
def test_e10_spy_steals_spy() -> None:
    """E10 Spy steals spy."""
    state, events = play(E10, "A: ask B sp2")
    assert told(events) == ["CardGiven 11.6", "SpyDiscarded 11.12", "SpyRevealed 11.2"]
    assert only(events, ev.SpyRevealed) == ev.SpyRevealed("BRV-11.2", 2, A)
    assert (state.active, state.known[A], hand(state, B)) == (A, cards("sp2"), "")  # protected, and to be used
    end = after(state, "A: ask C gia")
    assert [hand(end, seat) for seat in (A, B, C)] == ["gia", "", ""]
    assert end.seen_discards == cards("sp1 sp2")
    assert end.known[A] == cards("gia")


@pytest.mark.clause("BRV-11.10")
def test_e10_with_the_switch_off_the_first_request_is_illegal() -> None:
    """E10 Spy steals spy."""
    off = at(E10, spies_take_spies=False)
    refused(off, "A: ask B sp2", "R10")
    added, lost = differ(E10, spies_take_spies=False)
    assert not added
    assert lost == {f"blue: ask {who} spy_{n}" for who in ("green", "yellow") for n in (2, 3, 4)}


E11 = "4 players\nphase spy\nhand A: sp1 OR6\nhand B: sp2 OR6"


@pytest.mark.clause("BRV-11.8", "BRV-11.9")
def test_e11_protected_twin() -> None:
    """E11 Protected twin."""
    stolen = after(E11, "A: ask B OR6")
    assert (hand(stolen, A), names(stolen.known[A])) == (lot("OR6 OR6"), "OR6")
    state, events = play(stolen, "B: ask A OR6")
    assert only(events, ev.CardGiven).player == A
    assert (hand(state, A), hand(state, B)) == ("OR6", "OR6")
    assert names(state.known[A]) == names(state.known[B]) == "OR6"  # A kept the stolen one


@pytest.mark.clause("BRV-11.7", "BRV-11.8")
def test_e11_if_only_the_stolen_card_is_there_the_request_fails() -> None:
    """E11 Protected twin."""
    state, events = play("4 players\nphase spy\nhand A: sp1\nhand B: sp2 OR6", "A: ask B OR6", "B: ask A OR6")
    assert only(events, ev.CardRefused) == ev.CardRefused("BRV-11.8", 2, B, A, Design.ORC_VETERAN, True)
    assert (hand(state, A), hand(state, B)) == ("OR6", "")


@pytest.mark.clause("BRV-11.6", "BRV-12.1", "BRV-12.2", "BRV-12.3")
def test_e12_a_spy_makes_peace_or_war_among_giants() -> None:
    """E12 A spy makes peace or war among giants."""
    peace, events = play("4 players\nphase spy\nhand A: sp1\nhand B: 2 gia", "A: ask B gia")
    assert (hand(peace, A), hand(peace, B)) == ("gia", "gia")
    assert not of(events, ev.GiantsQuarrelled)
    war, events = play("4 players\nphase spy\nhand A: sp1 gia\nhand B: gia", "A: ask B gia")
    assert (hand(war, A), hand(war, B)) == ("", "")
    assert only(events, ev.GiantsQuarrelled) == ev.GiantsQuarrelled("BRV-12.1", A, 2)
    assert war.known[A] == cards("")
    idle, events = play("4 players\nphase spy\nhand A: sp1\nhand B: 2 gia", "A: decline")
    assert (hand(idle, A), hand(idle, B)) == ("", "")
    assert only(events, ev.GiantsQuarrelled).seat == B


# --- the commando ----------------------------------------------------------------------------------------------------

E13 = "4 players, champion C\nphase call\nhand A: 2 OR* OR6 gia\nhand B: com"


def strike(start: Start, back: str) -> dict[str, tuple[Fraction, tuple[int | None, ...]]]:
    """B plays the commando on A: for each card it may hit, how likely that is and the strengths of the battle."""
    out = after(quiet(start, Phase.COMMANDO).state, f"B: commando A {back}")
    found = {}
    for name, share in chances(out).items():
        fought = battle(out, name)
        found[name.removeprefix("strike ")] = (share, fought.strengths)
    assert sum(share for share, _ in found.values()) == 1
    return found


@pytest.mark.clause("BRV-14.2", "BRV-16.2", "BRV-17.6")
def test_e13_two_leaders_and_a_helpful_commando() -> None:
    """E13 Two leaders, and a helpful commando."""
    sent = after(E13, "call orcs", "A: commit gia")
    assert laid(sent, A) == lot("OR* OR* OR6 gia")
    assert battle(sent).strengths == (None, 0, None, None)
    assert strike(sent, "orcs") == {
        "orc_veteran": (THIRD, (None, 0, None, None)),
        "orc_leader": (2 * THIRD, (None, 2 * (0 + 6) + 8, None, None)),
    }
    assert 2 * (0 + 6) + 8 == 20
    assert strike(sent, "mercenary") == {"giant": (Fraction(1), (None, 0, None, None))}


@pytest.mark.clause("BRV-14.2")
def test_e13_all_three_must_be_laid() -> None:
    """E13 Two leaders, and a helpful commando."""
    sent = after(E13, "call orcs")
    assert laid(sent, A) == lot("OR* OR* OR6")
    refused(sent, act.Try(A, Trick.HOLD_BACK), "14.2")


@pytest.mark.clause("BRV-17.8", "BRV-17.9", "BRV-17.10")
def test_e14_three_machines_two_goblins() -> None:
    """E14 Three machines, two goblins."""
    assert army("war war war gob gob") == 2 * 9 + 0 + 2 == 20
    fought = battle("4 players\nphase call\nhand A: 3 war 2 gob", "call orcs", "A: commit war war war gob gob")
    assert fought.strengths == (None, 20, None, None)


E15 = """4 players, champion C
phase call
hand A: OR* OR6 2 OR4 war gob
hand B: 3 OR6 gia 3 gob com"""


@pytest.mark.clause("BRV-16.2", "BRV-17.3", "BRV-17.8", "BRV-19.3")
def test_e15_choosing_the_back_for_the_commando() -> None:
    """E15 Choosing the back for the commando."""
    sent = after(E15, "call orcs", "A: commit war gob", "B: commit gia gob gob gob", "C: done")
    assert battle(sent).strengths == (None, 38, 29, None)
    assert (2 * 14 + 9 + 1, 18 + 8 + 3) == (38, 29)
    people = strike(sent, "orcs")
    assert people == {
        "orc_leader": (QUARTER, (None, 14 + 10, 29, None)),
        "orc_veteran": (QUARTER, (None, 16 + 10, 29, None)),
        "orc_warrior": (HALF, (None, 20 + 10, 29, None)),
    }
    assert (14 + 10, 16 + 10, 20 + 10) == (24, 26, 30)
    mercenaries = strike(sent, "mercenary")
    assert mercenaries == {
        "war_machine": (HALF, (None, 28 + 1, 29, None)),
        "goblin": (HALF, (None, 28 + 0, 29, None)),
    }


def test_e15_the_odds_of_winning_tying_and_losing() -> None:
    """E15 Choosing the back for the commando."""
    sent = after(E15, "call orcs", "A: commit war gob", "B: commit gia gob gob gob", "C: done")

    def odds(back: str) -> tuple[Fraction | int, ...]:
        won = tied = lost = Fraction(0)
        out = after(sent, f"B: commando A {back}")
        for name, share in chances(out).items():
            winners = battle(out, name).winners
            if winners == (B,):
                won += share
            elif B in winners:
                tied += share
            else:
                lost += share
        return won, tied, lost

    assert odds("orcs") == (HALF, 0, HALF)
    assert odds("mercenary") == (HALF, HALF, 0)  # it never loses


# --- the flying machine ----------------------------------------------------------------------------------------------

E16 = "4 players, champion C\nphase call\nhand A: 3 OR6\nhand B: 3 OR4 OR6 fly 2 gob"


@pytest.mark.clause("BRV-18.1", "BRV-18.5", "BRV-18.10", "BRV-19.3")
def test_e16_the_flying_machine_breaks_a_tie() -> None:
    """E16 The flying machine breaks a tie."""
    revealed = quiet(after(E16, "call orcs"), Phase.FLYER).state
    assert revealed.active == B
    assert (6 + 6 + 6, 4 + 4 + 4 + 6) == (18, 18)
    flying = battle(revealed, "B: flyer 2")
    assert (flying.strengths, flying.winners) == ((None, 18, 18 + 4 + 2, None), (B,))
    assert result(revealed, "B: flyer 2") == {"B": 2}
    assert result(revealed, "B: hold") == {"A": 2, "B": 2}


E17 = "4 players\nphase call\nhand B: OR4 fly tro 3 gob"


@pytest.mark.clause("BRV-18.2", "BRV-18.4")
def test_e17_goblins_on_the_table_do_not_fly() -> None:
    """E17 Goblins on the table do not fly."""
    revealed = quiet(after(E17, "call orcs", "A: done", "B: commit gob gob gob"), Phase.FLYER).state
    assert (hand(revealed, B), laid(revealed, B)) == (lot("fly tro"), lot("OR4 gob gob gob"))
    refused(revealed, "B: flyer alone", "18.3", "18.4")
    for goblins in (1, 2, 3):
        refused(revealed, f"B: flyer {goblins}", "18.2", "18.4")
    assert typed(revealed, B) == ["no flyer"]
    on = at(revealed, flyer_uses_table_goblins=True)
    allowed(on, "B: flyer alone")
    assert battle(on, "B: flyer alone").strengths == (None, None, 4 + 3 + 4, None)
    assert battle(revealed).strengths == (None, None, 4 + 3, None)


def test_e17_who_cannot_have_a_companion_in_hand_is_not_even_asked() -> None:
    """E17 Goblins on the table do not fly: with one mercenary in hand there is none to go with it."""
    start = "4 players\nphase call\nhand B: OR4 fly 3 gob"
    sent = ("call orcs", "A: done", "B: commit gob gob gob", "C: done")
    over = after(start, *sent)  # nor is anybody asked for the commando: B has no opponent in the battle
    assert (over.phase, over.battles[0].strengths) == (Phase.CALL, (None, None, 4 + 3, None))
    on = quiet(after(at(start, flyer_uses_table_goblins=True), *sent), Phase.FLYER).state
    assert on.phase is Phase.FLYER
    assert battle(on, "B: flyer alone").strengths[B] == 11


E18 = "4 players, champion C\nphase call\nhand A: DW6 war fly 2 gob\nhand B: com"


@pytest.mark.clause("BRV-18.5", "BRV-18.7")
def test_e18_no_late_crew() -> None:
    """E18 No late crew."""
    sent = after(E18, "call dwarves", "A: commit war gob", "B: done", "C: done")
    struck = after(quiet(sent, Phase.COMMANDO).state, "B: commando A mercenary", "strike gob")
    assert laid(struck, A) == lot("DW6 war")
    assert struck.phase is Phase.FLYER
    assert battle(struck).strengths[A] == 6 + 0
    assert battle(struck, "A: flyer 1").strengths[A] == 6 + 0 + 4 + 1 == 11
    on = at(struck, embarked_goblins_serve=True)
    assert battle(on, "A: flyer 1").strengths[A] == 6 + 9 + 4 + 1 == 20
    assert chances(after(quiet(sent, Phase.COMMANDO).state, "B: commando A mercenary")) == {
        "strike goblin": HALF, "strike war_machine": HALF,
    }  # fmt: skip


@pytest.mark.clause("BRV-18.9")
def test_e19_flying_to_a_quarrel() -> None:
    """E19 Flying to a quarrel."""
    start = "4 players\nphase call\nhand A: 2 OR* fly 4 gob\nhand B: OR4"
    revealed = quiet(after(start, "call orcs"), Phase.FLYER).state
    state, events = play(revealed, "A: flyer 4")
    assert only(events, ev.FlyerJoined) == ev.FlyerJoined("BRV-18.9", A, 4, 0, 0)
    assert state.battles[-1].strengths == (None, 0, 4, None)
    assert flown("OR* OR*", 4) == 0
    assert flown("OR*", 4) == 0 + 4 + 4


# --- speaking, winning, the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("sorcerer", range(4))
@pytest.mark.clause("BRV-15.2", "BRV-15.3")
def test_e20_first_speaker_with_four_players(sorcerer: int) -> None:
    """E20 First speaker, four players; and the same from any seat."""
    state = at(f"4 players, sorcerer {sorcerer}\nphase call\nhand A: gob\nhand B: gob\nhand C: gob")
    rows, clauses = [], []
    for people in ("orcs", "barbarians", "skeletons", "dwarves"):
        state, events = play(state, f"call {people}")
        clauses.append(only(events, ev.FirstSpeaker).clause)
        row = []
        while state.phase is Phase.COMMIT:
            assert state.active is not None
            row.append((state.active - sorcerer) % 4)
            state = after(state, "done")
        rows.append(tuple(row))
        state = quiet(state).state
    assert rows == [(1, 2, 3), (2, 3, 1), (3, 1, 2), (1, 2, 3)]
    assert clauses == ["BRV-15.2"] * 3 + ["BRV-15.3"]


E21 = "4 players, champion {}\nphase call\nhand A: 2 DW*\nhand B: OR4\nhand C: OR6"


@pytest.mark.clause("BRV-19.5", "BRV-19.6")
def test_e21_a_worthless_win() -> None:
    """E21 A worthless win."""
    fought = battle(E21.format("B"), "call dwarves")
    assert (fought.strengths, fought.winners) == ((None, 0, None, None), (A,))
    assert result(E21.format("B"), "call dwarves") == {"A": 2}
    assert result(E21.format("A"), "call dwarves") == {"Z": 2, "A": 2}
    on = at(E21.format("B"), empty_army_competes=True)
    assert battle(on, "call dwarves").strengths == (None, 0, 0, 0)
    assert result(on, "call dwarves") == {"Z": 2, "A": 2, "B": 2, "C": 2}


@pytest.mark.clause("BRV-19.5")
def test_e21_where_nobody_competes_nobody_scores() -> None:
    """E21 A worthless win: nor does the sorcerer."""
    start = "4 players\nphase call\nhand B: OR4"
    state, events = play(start, "call skeletons", "done", "done", "done")
    state, more = quiet(state)
    assert "NobodyCompeted 19.5" in told((*events, *more))
    assert (state.scores, state.battles[0].winners) == ((0, 0, 0, 0), ())
    on = at(start, empty_army_competes=True)
    assert result(on, "call skeletons") == {"Z": 2, "A": 2, "B": 2, "C": 2}


@pytest.mark.clause("BRV-15.9", "BRV-17.13")
def test_e22_one_goblin_one_job() -> None:
    """E22 One goblin, one job."""
    assert army("war fly gob") == 9 + 0 + 1 == 10
    assert army("war fly gob gob") == 9 + 4 + 2 == 15
    start = "4 players\nphase call\nhand A: war fly 2 gob"
    assert battle(start, "call orcs", "A: commit war fly gob").strengths[A] == 10
    assert battle(start, "call orcs", "A: commit war fly gob gob").strengths[A] == 15
    assert army("fly gob") == 4 + 1
    assert army("war war fly gob gob") == 18 + 0 + 2
    assert army("fly") == 0


E23 = """5 players, champion B
phase call
called orcs barbarians skeletons
scores: Z 8, A 5, B 5, C 3, D 2
hand A: DW4"""


@pytest.mark.clause("BRV-21.1", "BRV-21.2", "BRV-21.3", "BRV-20.4")
def test_e23_exactly_at_the_limit() -> None:
    """E23 Exactly at the limit."""
    state, events = quiet(after(E23, "call dwarves"))
    assert state.scores == (8, 7, 5, 3, 2)
    assert (state.phase, state.round_no, state.sorcerer) == (Phase.DEAL, 2, A)
    assert only(events, ev.GameGoesOn) == ev.GameGoesOn("BRV-20.4", 8, 8)
    ended, events = quiet(after(at(E23, end_rule="reach"), "call dwarves"))
    assert (ended.phase, ended.scores) == (Phase.OVER, (8, 7, 5, 3, 2))
    assert only(events, ev.GameEnded).seats == (Z,)
    assert outcome(ended).winners == (Z,)


E24 = """4 players, champion A
round 2
phase call
scores: Z 3, A 3, B 2
won {}
hand A: OR4 BA4 SK4 DW4"""


def end_of_e24(wins: str, **switches: bool) -> State:
    """A, the champion, wins all four battles of the round: 3 + 6 = 9 for A and for the sorcerer."""
    state = at(E24.format(wins), **switches)
    for people in ("orcs", "barbarians", "skeletons", "dwarves"):
        state = quiet(after(state, f"call {people}")).state
    assert state.scores == (3 + 6, 3 + 6, 2, 0)
    assert state.phase is Phase.OVER
    return state


@pytest.mark.parametrize("wins", ["1.3: A won 1.4: Z", "1.3: Z won 1.4: A", "1.4: B"])
@pytest.mark.clause("BRV-21.5", "BRV-21.6")
def test_e24_sorcerer_and_champion_tied_on_top(wins: str) -> None:
    """E24 Sorcerer and champion tied on top."""
    found = outcome(end_of_e24(wins))
    assert found.winners == (A,)
    assert found.reason.clause == "BRV-21.5"


@pytest.mark.parametrize(
    ("wins", "winners", "clause"),
    [
        ("1.3: A won 1.4: Z", "Z", "BRV-21.7"),
        ("1.3: Z won 1.4: A", "A", "BRV-21.7"),
        ("1.3: Z won 1.4: A Z", "Z", "BRV-21.7"),
        ("1.4: A", "A", "BRV-21.7"),
        ("1.4: Z", "Z", "BRV-21.7"),
        ("1.4: B", "ZA", "BRV-21.7"),
    ],
)
@pytest.mark.clause("BRV-21.7")
def test_e24_with_the_switch_their_earlier_own_wins_decide(wins: str, winners: str, clause: str) -> None:
    """E24 Sorcerer and champion tied on top."""
    found = outcome(end_of_e24(wins, sorcerer_share_counts_as_win=True))
    assert "".join(LETTERS[seat] for seat in found.winners) == winners
    assert found.reason.clause == clause


E25 = "4 players, champion C\nphase call\nhand A: gia\nhand B: SK6"


@pytest.mark.clause("BRV-14.4", "BRV-15.8", "BRV-19.5")
def test_e25_mercenaries_alone() -> None:
    """E25 Mercenaries alone."""
    state, events = play(E25, "call skeletons")
    assert [event.clause for event in of(events, ev.Mustered)] == ["BRV-14.4", "BRV-14.2", "BRV-14.4"]
    fought = battle(state, "A: commit gia")
    assert (fought.strengths, fought.winners) == ((None, 8, 6, None), (A,))
    on = at(state, mercs_need_people=True)
    refused(on, "A: send gia", "R15")
    fought = battle(on)
    assert (fought.strengths, fought.winners) == ((None, None, 6, None), (B,))


# --- our own ---------------------------------------------------------------------------------------------------------


def test_the_order_of_the_piles_does_not_matter() -> None:
    """BRV-10.1: the same piles in any places give the same hands."""
    texts = ("OR4 gia Des Sh(A)", "BA6 Sh(B) tro", "gob Sh(A) Des", "SK6 Des war")
    hands = set()
    for order in permutations(texts):
        piles = "\n".join(f"pile {n}: {text}" for n, text in enumerate(order, 1))
        state = after(f"4 players\nphase champion\n{piles}", "Z: champion A")
        hands.add(state.hands)
    assert hands == {(cards(""), cards("OR4"), cards("BA6 tro"), cards(""))}


@pytest.mark.clause("BRV-10.13")
def test_a_claimed_pile_may_give_nothing() -> None:
    state, events = opened("OR4 Des Sh(A)")
    assert hand(state, A) == ""
    assert only(events, ev.PileGiven).clause == "BRV-10.13"
