"""W1 to W14 and E1 to E25 of the specification: the named positions played out, with their piles, sums and odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from orclib.engine import Seat
from orclib.games.braves.box import MIDDLE
from orclib.games.braves.lessons.cases import PILE_TEXTS, PRESETS
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
    Z,
    act,
    after,
    at,
    battle,
    begin,
    chances,
    deal,
    designs,
    ev,
    hand,
    laid,
    lot,
    names,
    of,
    only,
    outcome,
    play,
    quiet,
    read_pile,
    reading,
    result,
    show,
    told,
    typed,
)

NAMED = {name: start.position for name, start in PRESETS.items()}


@pytest.mark.clause("BRV-5.1", "BRV-5.2", "BRV-5.4", "BRV-5.7")
def test_w1_the_cards_go_round_the_ring_and_begin_again_at_pile_1() -> None:
    words = names(Options().deck).split()
    played = deal(begin(start_depth="exact_middle"), " ".join([*words[:MIDDLE], "start", *words[MIDDLE:]]))
    dealt = of(played.events, ev.CardDealt)
    assert [event.number for event in dealt] == list(range(1, 81))
    assert [event.design for event in dealt] == designs(" ".join(words))
    piles = {number: [event.number for event in dealt if event.pile == number] for number in range(1, 10)}
    assert piles[1] == [1, 10, 19, 28, 37, 46, 55, 64, 73]
    assert [len(piles[number]) for number in range(1, 10)] == [9] * 8 + [8]


PILES: list[tuple[str, str, str, str, str]] = [
    ("W2", "10.2 10.9 10.10", "A", "OR4", "OR4"),
    ("W3", "10.3 10.10", "A", "OR4 tro", "OR4 tro"),  # the shield stays, and so does the troll dealt later
    ("W4", "10.5 10.6", "B", "OR4 SK4", "OR4 SK4"),
    ("W5", "10.9 10.11", "B", "SK6 gob war", "SK6 gob war"),
    ("W6", "10.12", "", "gob war", "gob war"),
    ("E3", "10.6 10.7 10.8", "C", "OR4 DW6", "DW6"),
    ("E4", "10.4 10.9 10.11", "A", "war", "war"),
    ("E5", "10.10", "A", "OR4 2 gia", "OR4 2 gia"),
    ("E6", "10.2", "A", "OR4 gia", "OR4 gia"),
    ("BA6 Des Sh(C) Des DW6", "10.7", "C", "DW6", "DW6"),
    ("OR4 BA6 tro Des Sh(C) Des Sh(A) Des", "10.7", "C", "OR4 BA6", ""),
    ("OR4 tro Des Des Sh(A) Des", "10.7", "A", "OR4", ""),  # through two desertions
    ("OR4 Sh(A) gob Des Sh(B) Des", "10.7", "A", "OR4", ""),  # the nearest army card lies under a shield
    ("OR4 Des Sh(A) Des", "10.13", "A", "", ""),
    ("OR4 tro Des Des Sh(A)", "10.5", "A", "OR4", "OR4"),  # directly on a desertion
]
"""A pile, its clauses, its owner, and what stays: as usual, and with `desertion_through_shield` next_army."""


@pytest.mark.parametrize(
    ("name", "owner", "stays", "other"),
    [
        pytest.param(name, *more, marks=pytest.mark.clause(*(f"BRV-{clause}" for clause in clauses.split())))
        for name, clauses, *more in PILES
    ],
)
def test_what_becomes_of_a_pile(name: str, owner: str, stays: str, other: str) -> None:
    text = PILE_TEXTS.get(name, name)
    for switch, left in (("none", stays), ("next_army", other)):
        found = reading(text, desertion_through_shield=switch)
        assert found.owner == (LETTERS.index(owner) if owner else None)
        assert names(found.stays) == lot(left)
        end = after(at(f"phase champion\npile 1: {text}", desertion_through_shield=switch), "Z: champion A")
        held = lot(left.replace("2 gia", "")) if owner else ""  # two giants quarrel
        assert hand(end, found.owner or Z) == held


@pytest.mark.clause("BRV-10.3", "BRV-10.5", "BRV-10.11")
def test_how_cards_of_a_pile_are_read() -> None:
    assert reading(PILE_TEXTS["W3"]).fates == (Fate.STAYS, Fate.DESERTS, Fate.CLAIMS, Fate.THROUGH, Fate.STAYS)
    assert reading(PILE_TEXTS["W4"]).fates[2:4] == (Fate.STRIKES, Fate.ON_DESERTION)
    assert reading(PILE_TEXTS["W5"]).fates == (Fate.STAYS, Fate.CLAIMS, Fate.STAYS, Fate.VOID, Fate.STAYS)
    assert reading(PILE_TEXTS["E3"]).hits == (None, None, 1, None, None, None)


@pytest.mark.clause("BRV-5.8", "BRV-6.5", "BRV-8.1")
def test_e1_and_e2_the_last_card_is_untouchable_and_the_last_window_the_one_before() -> None:
    state = at(NAMED["E2 a desertion before card 80"])
    end, events = deal(state, "gia")
    assert only(events, ev.CardDealt) == ev.CardDealt("BRV-5.2", 80, Design.GIANT, 8)
    assert {type(action) for seat in (A, B, C) for action in GAME.legal_actions(end, seat)} == {act.PlayShield}
    struck = deal(after(state, "B: desertion 7"), "gia").state
    gone = [sum(read_pile(each.piles[6], Options()).gone) for each in (state, struck)]
    assert gone[1] == gone[0] + 1


@pytest.mark.clause("BRV-6.2", "BRV-7.5", "BRV-7.6", "BRV-10.9")
def test_e7_order_inside_one_window() -> None:
    state = show(deal(begin(start_depth=1), "OR4 start tro").state, Design.GIANT)
    for first, second in (("A", "B"), ("B", "A")):
        end = after(state, f"{first}: shield 2", f"{second}: shield 2")
        found = read_pile(end.piles[1], Options())
        assert (found.owner, found.fates[-2:]) == (LETTERS.index(first), (Fate.CLAIMS, Fate.VOID))
        assert names(found.stays) == "tro"
        assert end.shields == (0, 1, 1, 2)


@pytest.mark.clause("BRV-8.3", "BRV-8.5", "BRV-8.6")
def test_e8_forced_but_free() -> None:
    text = "phase leftover\npile 1: OR4 Sh(A)\npile 3: tro Sh(B)\npile 4: gia Sh(B)\npile 7: gob Sh(C)\nshields: C 1"
    assert typed(text, C) == [f"shield {number}" for number in range(1, 10) if at(text).piles[number - 1]]
    state, events = play(text, "C: shield 3")
    assert told(events) == ["ShieldPlayed 8.5", "ShieldsAllPlayed 8.6"]
    end = after(state, "Z: champion A")
    assert (hand(end, B), hand(end, C)) == (lot("tro gia"), "gob")


SPIES: list[tuple[str, tuple[str, ...], dict[str, str]]] = [
    (
        "W7 the requests of three spies",
        ("ask B OR6", "ask C gia", "ask B fly"),
        {"A": "OR6 fly", "B": "OR6 gia", "C": "OR4"},
    ),
    ("E10 a spy takes a spy", ("ask B sp2", "ask C gia"), {"A": "OR4 gia", "B": "DW4", "C": ""}),
    ("E11 one copy protected, one not", ("A: ask B OR6", "B: ask A OR6"), {"A": "OR6", "B": "OR6"}),
    ("E11 the only copy is protected", ("A: ask B OR6", "B: ask A OR6"), {"A": "OR6 gob", "B": ""}),
    ("E12 a spy makes peace among giants", ("A: ask B gia",), {"A": "OR4 gia", "B": "DW4 gia"}),
    ("E12 a spy makes peace among giants", ("A: decline",), {"A": "OR4", "B": "DW4"}),
    ("E12 a spy makes giants quarrel", ("A: ask B gia",), {"A": "", "B": "DW4"}),
]


@pytest.mark.clause("BRV-11.6", "BRV-11.7", "BRV-11.8", "BRV-11.9", "BRV-11.11", "BRV-12.1", "BRV-12.2", "BRV-12.3")
@pytest.mark.parametrize(("name", "moves", "hands"), SPIES)
def test_what_spies_bring(name: str, moves: tuple[str, ...], hands: dict[str, str]) -> None:
    end = after(NAMED[name], *moves)
    assert {letter: hand(end, Seat(LETTERS.index(letter))) for letter in hands} == {
        letter: lot(text) for letter, text in hands.items()
    }


BATTLES: list[tuple[str, str, tuple[str, ...], tuple[int | None, ...], str]] = [
    ("17.3 17.4", "W8 an army with one leader", ("A: send gia",), (None, 2 * 14 + 8, 16, None), "A"),
    ("17.6", "W9 an army with two leaders", ("A: commit gia war gob",), (None, 0, 4, None), "B"),
    (
        "17.7 17.8 17.9 17.11 17.12",
        "W10 war machines and their goblins",
        ("A: commit 2 war 3 gob",),
        (None, 18 + 3, 6, None),
        "A",
    ),
    ("17.8", "W10 war machines and their goblins", ("A: commit war tro",), (None, 0 + 5, 6, None), "B"),
    ("18.5", "W11 the flying machine turns a battle", ("B: flyer 3",), (None, 18, 14 + 4 + 3, None), "B"),
    ("17.6 16.2", "E13 two leaders and the commando", (), (None, 0, 4, None), "B"),
    ("17.9", "E14 three war machines, two goblins", ("A: commit 3 war 2 gob",), (None, 2 * 9 + 2, 18, None), "A"),
    ("17.3", "E15 which back the commando strikes", (), (None, 38, 20 + 9, None), "A"),
    ("18.10 19.3", "E16 the flying machine breaks a tie", (), (None, 18, 18, None), "AB"),
    ("18.10", "E16 the flying machine breaks a tie", ("B: flyer 2",), (None, 18, 18 + 6, None), "B"),
    ("18.4", "E17 goblins on the table do not fly", (), (None, 10, 6 + 3, None), "A"),
    ("18.7", "E18 goblins from the air serve no machine", ("A: flyer 1",), (None, 6 + 0 + 5, 12, None), "B"),
    ("18.7", "R22 other reading: goblins from the air serve", ("A: flyer 1",), (None, 6 + 9 + 5, 12, None), "A"),
    ("18.9", "E19 flying to two leaders", ("A: flyer 4",), (None, 0, 4, None), "B"),
    ("19.5 19.6", "E21 a win with strength 0", (), (None, 0, None, None), "A"),
    ("19.5", "R24 other reading: no card is needed to win", (), (None, 0, 0, 0), "ABC"),
    ("15.9 17.13", "E22 one goblin has one job", ("A: commit war fly gob",), (None, 9 + 1, 6, None), "A"),
    ("15.9 17.13", "E22 one goblin has one job", ("A: commit war fly 2 gob",), (None, 9 + 4 + 2, 6, None), "A"),
    ("15.8", "E25 mercenaries without their people", ("A: commit gia",), (None, 8, 6, None), "A"),
    ("17.5", "R19 other reading: a leader does not double himself", (), (None, 5 + 2 * 10, 26, None), "B"),
    ("18.3", "R20 other reading: the flying machine alone", ("A: flyer alone",), (None, 6 + 0, 6, None), "AB"),
]
"""The clauses, a battle, what is done, the strengths and who wins."""


@pytest.mark.parametrize(
    ("name", "moves", "strengths", "winners"),
    [
        pytest.param(*more, marks=pytest.mark.clause(*(f"BRV-{clause}" for clause in clauses.split())), id=str(more[0]))
        for clauses, *more in BATTLES
    ],
)
def test_how_a_battle_ends(name: str, moves: tuple[str, ...], strengths: tuple[int | None, ...], winners: str) -> None:
    fought = battle(NAMED[name], *moves)
    assert (fought.strengths, "".join(LETTERS[seat] for seat in fought.winners)) == (strengths, winners)


def strikes(name: str, back: str) -> dict[str, tuple[Fraction, tuple[int | None, ...]]]:
    """B plays the commando on A: for each card it may hit, how likely that is and the strengths of the battle."""
    out = after(quiet(NAMED[name], Phase.COMMANDO).state, f"B: commando A {back}")
    hits = chances(out).items()
    return {card.removeprefix("strike "): (share, battle(out, card).strengths[1:3]) for card, share in hits}


@pytest.mark.clause("BRV-16.2", "BRV-16.3", "BRV-17.2")
def test_e13_and_e15_whom_the_commando_may_strike() -> None:
    assert strikes("E13 two leaders and the commando", "orcs") == {
        "orc_veteran": (Fraction(1, 3), (0, 4)),
        "orc_leader": (Fraction(2, 3), (2 * 6 + 8, 4)),
    }
    assert strikes("E13 two leaders and the commando", "mercenary") == {"giant": (Fraction(1), (0, 4))}
    assert strikes("E15 which back the commando strikes", "orcs") == {
        "orc_leader": (Fraction(1, 4), (14 + 10, 29)),
        "orc_veteran": (Fraction(1, 4), (16 + 10, 29)),
        "orc_warrior": (Fraction(1, 2), (20 + 10, 29)),
    }
    assert strikes("E15 which back the commando strikes", "mercenary") == {
        "war_machine": (Fraction(1, 2), (28 + 1, 29)),
        "goblin": (Fraction(1, 2), (28 + 0, 29)),
    }


@pytest.mark.clause("BRV-18.2", "BRV-18.4")
def test_e17_who_cannot_have_a_companion_in_hand_is_not_even_asked() -> None:
    start = "phase call\nhand B: OR4 fly 3 gob"
    sent = ("call orcs", "A: done", "B: commit gob gob gob", "C: done")
    over = after(start, *sent)  # nor is anybody asked for the commando: B has no opponent in the battle
    assert (over.phase, over.battles[0].strengths) == (Phase.CALL, (None, None, 4 + 3, None))
    on = quiet(after(at(start, flyer_uses_table_goblins=True), *sent), Phase.FLYER).state
    assert battle(on, "B: flyer alone").strengths[B] == 11


@pytest.mark.clause("BRV-19.1", "BRV-19.2", "BRV-19.3", "BRV-19.4", "BRV-19.7")
def test_w12_ties_pay_all_and_the_sorcerer_scores_with_the_champion() -> None:
    first = quiet(
        after(NAMED["W12 points for a tie"], "call orcs", "A: done", "B: send gia", "B: done", "C: commit tro")
    ).state
    assert first.battles[0].strengths == (None, 2 * 10, 12 + 8, 6 + 5)
    assert first.scores == (2, 2, 2, 0)
    second = quiet(after(first, "call barbarians")).state
    assert (second.battles[1].winners, second.scores) == ((C,), (2, 2, 2, 1))
    assert result(NAMED["E21 a win with strength 0"]) == {"Z": 2, "A": 2}


@pytest.mark.clause("BRV-1.13", "BRV-15.1", "BRV-15.2", "BRV-15.3")
@pytest.mark.parametrize(
    ("players", "rows"), [(4, ["ABC", "BCA", "CAB", "ABC"]), (5, ["ABCD", "BCDA", "CDAB", "DABC"])]
)
def test_w13_and_e20_who_speaks_first(players: int, rows: list[str]) -> None:
    state = at(f"{players} players\nphase call\n" + "\n".join(f"hand {letter}: gob" for letter in rows[0]))
    spoke, clauses = [], []
    for people in ("orcs", "barbarians", "skeletons", "dwarves"):
        state, events = play(state, f"Z: call {people}")
        clauses.append(only(events, ev.FirstSpeaker).clause)
        row = ""
        while state.phase is Phase.COMMIT:
            row += LETTERS[state.active or 0]
            state = after(state, "done")
        spoke.append(row)
        state = quiet(state).state
    assert spoke == rows
    assert clauses == ["BRV-15.2"] * 3 + ["BRV-15.3" if players == 4 else "BRV-15.2"]


@pytest.mark.clause("BRV-20.4", "BRV-21.2", "BRV-21.3")
def test_e23_exactly_at_the_limit() -> None:
    text = "5 players, champion B\nphase call\ncalled orcs barbarians skeletons\nscores: Z 8, A 5, B 5\nhand A: DW4"
    state, events = quiet(after(text, "call dwarves"))
    assert (state.phase, state.round_no, state.sorcerer) == (Phase.DEAL, 2, A)
    assert only(events, ev.GameGoesOn) == ev.GameGoesOn("BRV-21.2", 8, 8)
    ended, events = quiet(after(at(text, end_rule="reach"), "call dwarves"))
    assert (ended.phase, only(events, ev.GameEnded).seats, outcome(ended).winners) == (Phase.OVER, (Z,), (Z,))


@pytest.mark.clause("BRV-21.5", "BRV-21.6", "BRV-21.7")
@pytest.mark.parametrize(
    ("wins", "winners", "clause"),
    [
        ("1.3: A won 1.4: Z", "Z", "21.7"),
        ("1.3: Z won 1.4: A", "A", "21.7"),
        ("1.3: Z won 1.4: A Z", "Z", "21.7"),
        ("1.4: A", "A", "21.7"),
        ("1.4: Z", "Z", "21.7"),
        ("1.4: B", "ZA", "21.7"),
    ],
)
def test_e24_sorcerer_and_champion_tied_on_top(wins: str, winners: str, clause: str) -> None:
    """A, the champion, wins all four battles of the round: 3 + 6 = 9 for A and for the sorcerer."""
    for shares, who, why in ((False, "A", "21.5" if winners == "A" else "21.6"), (True, winners, clause)):
        text = f"champion A\nround 2\nphase call\nscores: Z 3, A 3, B 2\nwon {wins}\nhand A: OR4 BA4 SK4 DW4"
        state: Any = at(text, sorcerer_share_counts_as_win=shares)
        for people in ("orcs", "barbarians", "skeletons", "dwarves"):
            state = quiet(after(state, f"call {people}")).state
        assert state.scores == (3 + 6, 3 + 6, 2, 0)
        found = outcome(state)
        assert ("".join(LETTERS[seat] for seat in found.winners), found.reason.clause) == (who, f"BRV-{why}")


@pytest.mark.clause("BRV-14.2", "BRV-14.4")
def test_e25_and_e13_who_has_cards_of_the_people_lays_all_of_them() -> None:
    _, events = play("phase call\nhand A: gia\nhand B: SK6", "call skeletons")
    assert [event.clause for event in of(events, ev.Mustered)] == ["BRV-14.4", "BRV-14.2", "BRV-14.4"]
    assert laid(after("phase call\nhand A: 2 OR* OR6 gia", "call orcs"), A) == lot("OR* OR* OR6")
