"""The clause table: the illegal moves of the specification in their order, each with the nearest legal move."""

from __future__ import annotations

from typing import Any

import pytest

from orclib.games.braves.rules import tries
from tests.games.braves.support import (
    CHANCE,
    GAME,
    A,
    B,
    Back,
    D,
    Design,
    Phase,
    Seat,
    Z,
    act,
    after,
    at,
    begin,
    deal,
    deal_until,
    quiet,
    read,
)
from tests.games.braves.tools import (
    ALONE,
    CALL,
    CHAMPION,
    COMMANDO,
    COMMIT,
    FLYER,
    LEFTOVER,
    OPEN,
    OVER,
    ROUND_END,
    SPY,
    STRIKE,
    last_battle,
)
from tests.games.rows import Row, holds, table

RECRUIT = "start_depth=3\nstart out\nnext orc\npile 1: OR4 gia\npile 2: OR*\npile 3: gob"
"""Four cards, the start card in the centre, all shields and desertions in hand."""
EARLY, NINE, LATE = deal_until(begin(), 4), deal_until(begin(), 9), deal_until(begin(), 79)
DONE = GAME.apply(LATE, GAME.legal_actions(LATE, CHANCE)[0])[0]
IN_SIGHT = deal_until(begin(), 45)
"""The start card is in sight, but does not lie there."""
COMPLETE = after(LEFTOVER, "A: shield 1", "B: shield 1", "B: shield 1", "C: shield 1")
NAMED = after(CHAMPION, "Z: champion A")
SENT = f"{COMMIT}\nthen: send gob; done"
ASKED = f"{COMMIT}\nthen: done; done; done; hold; hold"
"""C may play the commando."""
LAID = "called orcs\nhand A: OR4 com tro\nhand B: OR6 gob\nthen: {}; done; done"
FLYER_LAID = "called orcs\nhand A: 2 tro\nhand B: OR4 3 gob fly\nthen: done; {}"
ON_TABLE = "called orcs\nhand B: OR4 3 gob tro fly\nthen: done; commit 3 gob; done"
NO_PEOPLE = "mercs_need_people=on\ncalled orcs\nhand A: OR4 2 tro\nhand B: gob fly\nthen: done; done; done"
COM, FLY = "called orcs\nhand A: com", "called orcs\nhand A: fly"
SECOND_SPY = "phase spy\nspy 2\nhand A: sp2 gob\nhand B: tro"

ROWS = table(
    "braves",
    # who plays
    *(
        Row(f"3.2 {also}", start, f"Z: {move}", f"{who}: {move}")
        for start, move, also, who in (
            (RECRUIT, "desertion 1", "", "A"),
            (RECRUIT, "shield 1", "", "A"),
            (LEFTOVER, "shield 1", "", "A"),
            (SPY, "ask B gia", "11.1", "A"),
            (SPY, "decline", "11.1", "A"),
            (COMMIT, "send gob", "15.4", "A"),
            (COMMIT, "commit gob", "15.4", "A"),
            (COMMIT, "done", "", "A"),
            (COMMANDO, "commando B orc", "16.1", "A"),
            (COMMANDO, "hold", "", "A"),
            (FLYER, "flyer 1", "", "B"),
            (FLYER, "hold", "", "B"),
        )
    ),
    # desertions and shields
    *(
        Row("4.2", spent, "A: desertion 1", "B: desertion 1", shows="desertion")
        for spent in (
            after(deal_until(begin(players=players), 5), *["A: desertion 1"] * count)
            for players, count in ((4, 2), (5, 2), (6, 1), (7, 1))
        )
    ),
    *(
        Row("4.6", deal_until(begin(players=players), 79), f"A: {card} {number}", f"A: {card} {piles}")
        for players, piles in ((4, 9), (5, 11), (6, 13), (7, 14))
        for card in ("desertion", "shield")
        for number in (0, piles + 1)
    ),
    *(
        Row("6.4", deal_until(begin(), n), f"A: desertion {n + 1}", f"A: desertion {n}", None, f"pile:{n + 1}")
        for n in (1, 4, 8)
    ),
    Row("6.4", RECRUIT, "A: shield 4", "A: shield 3", shows="pile:4"),
    Row("6.4 7.1", EARLY, "A: shield 9"),
    Row("6.4", after(begin(), "back orc"), "A: desertion 1"),
    Row("6.3 7.3", RECRUIT, "A: try under 2", "A: desertion 2", shows="pile:2"),
    Row("6.3 7.3", RECRUIT, "A: try under 9", shows="pile:9"),
    Row("6.3 7.3", RECRUIT, "A: try under 10", shows=""),
    Row("6.3 7.3", CALL, "A: try under 2", shows=""),  # the piles have been given out
    Row("6.6 7.7", after(RECRUIT, "A: desertion 1"), "A: try take back 1", "A: desertion 2", shows="pile:1"),
    Row("6.6 7.7", after(RECRUIT, "A: shield 1", "deal OR4"), "A: try take back 1", shows="pile:1"),
    Row("5.5", RECRUIT, "A: try halt"),
    Row("5.2 5.5", RECRUIT, tries.DealElsewhere(Z, 1), shows="pile:1"),
    Row("3.1", RECRUIT, act.Deal(Z, Design.ORC_WARRIOR), act.Deal(CHANCE, Design.ORC_WARRIOR), shows="deck"),
    Row("3.1", OPEN, act.ShowBack(A, Back.ORC), shows="deck"),
    Row("7.1", NINE, "A: shield 1", "A: desertion 1"),
    Row("7.1", IN_SIGHT, "A: shield 1", "A: shield 1", after(deal(IN_SIGHT, "start").state, "back spy")),
    Row("7.1", after(NINE, "A: desertion 1"), "A: shield 1"),
    Row("4.1", after(RECRUIT, "A: shield 1", "A: shield 1"), "A: shield 2", "B: shield 2", shows="shield"),
    Row("4.1", after(LEFTOVER, "A: shield 1"), "A: shield 1", "B: shield 1", shows="shield"),
    Row("8.1", DONE, "A: desertion 7", "A: desertion 7", LATE),
    Row("8.1", CHAMPION, "A: desertion 1"),
    Row("8.1", CALL, "A: desertion 1"),
    Row("9.1", after(LEFTOVER, "A: shield 1"), "Z: champion B", shows="seat:2 seat:3"),  # who still has shields
    Row("8.1", LEFTOVER, "A: desertion 1", "A: shield 1"),  # one may have been left in the hand
    Row("8.1 4.2", "phase leftover\npile 1: OR4 Des Des Des Des Des Des\npile 2: gob", "A: desertion 2"),
    Row("22.3", after(RECRUIT, "deal OR4"), "A: desertion 1", "A: desertion 1", after(RECRUIT, "deal OR4", "back spy")),
    Row("22.3", after(RECRUIT, "deal OR4"), "A: shield 1", "A: shield 1", after(RECRUIT, "deal OR4", "back spy")),
    Row("8.3", LEFTOVER, "C: try keep shield", "C: shield 1"),
    Row("8.6", COMPLETE, "B: shield 1", "Z: champion B"),
    # the champion
    Row("9.1", RECRUIT, "Z: champion A"),
    Row("9.1", LEFTOVER, "Z: champion A", "Z: champion A", COMPLETE, "seat:1 seat:2 seat:3"),
    Row("9.1", COMPLETE, "A: champion B", "Z: champion B", shows="seat:0"),
    Row("9.1 9.3", NAMED, "Z: champion A", shows="seat:1"),
    Row("9.1 9.3", CALL, "Z: champion B", "Z: call orcs"),
    Row("9.2", CHAMPION, "Z: champion Z", "Z: champion A", shows="seat:0"),
    Row("9.2", CHAMPION, act.NameChampion(Z, D)),
    Row("9.2", CHAMPION, "Z: try no champion"),
    Row("9.2 9.3", CHAMPION, "Z: try other champion"),
    Row("9.2 9.3", NAMED, "Z: try other champion", shows="seat:1"),
    Row("10.14", CHAMPION, "A: try look 2"),
    # spies
    Row("11.2", SPY, "A: try hide spy", "A: decline"),
    Row("11.1", f"{SPY}\nthen: decline", "C: ask A gob", "B: ask A gob", shows="seat:2"),
    Row("11.1", f"{SPY}\nthen: decline", "C: decline", "B: decline", shows="seat:2"),
    Row("11.1", LEFTOVER, "A: decline", "A: decline", SPY),
    Row("11.1", LEFTOVER, "A: ask B gia", "A: ask B gia", SPY),
    Row("11.1", CALL, "A: decline"),
    Row("11.1", COMMIT, "A: ask B gia"),
    Row("11.4", SPY, "A: try ask vaguely"),
    Row("11.3 11.7", SPY, "A: try ask again"),
    Row("11.1", f"{SPY}\nthen: ask C gia", "A: ask B gia", "B: ask A gob"),
    Row("11.1 11.10 11.12", f"{SPY}\nthen: ask C gia", "A: ask B sp2"),
    Row("11.5", SPY, "A: ask A gob", "A: ask B gob", shows="seat:1"),
    Row("11.5", SPY, "A: ask Z gob", "A: ask C gob", shows="seat:0"),
    Row("11.5", SPY, act.SpyAsk(A, D, Design.GIANT)),
    Row("11.6", SPY, "B: try refuse"),
    Row("11.10 11.12", SECOND_SPY, "A: ask B sp2", "A: ask B sp3", None, "design:spy_2"),
    Row("11.10 11.13", SECOND_SPY, "A: ask C sp1", shows="design:spy_1"),
    Row("11.10 11.12", "phase spy\nspy 2\nhand A: sp2\ndiscards: sp1", "A: ask C sp1", "A: ask C sp4"),
    Row("12.1 12.2", "phase spy\nspy 4\nhand B: sp4\nhand A: 2 gia", "A: try keep giants"),
    # the battle
    Row("13.2", quiet(after(CALL, "Z: call dwarves")).state, "Z: call dwarf", "Z: call orc", shows="people:dwarf"),
    Row("13.1 13.2", quiet(last_battle("", "hand A: DW4"), Phase.ROUND_END).state, "Z: call orcs"),
    *(Row("14.1", CALL, act.CallPeople(Z, back), "Z: call orcs") for back in (Back.MERCENARY, Back.SPY, Back.START)),
    Row("14.1", CALL, "A: call orcs", "Z: call orcs", shows="seat:0"),
    Row("14.1", COMMIT, "Z: call dwarves", "Z: call dwarves", CALL, says="is being fought"),
    Row("13.2 14.1", COMMIT, "Z: call orcs"),
    Row("14.1", RECRUIT, "Z: call orcs", says="has not begun"),
    Row("14.2", COMMIT, "A: try hold back"),
    Row("14.2 15.5", COMMIT, "A: send BA6", "A: send gob"),
    Row("14.2 15.5", COMMIT, "A: commit gob BA6", "A: commit gob"),
    Row("15.1", COMMIT, "B: send gob", "A: send gob", shows="seat:1"),
    Row("15.1", COMMIT, "B: commit gob", "A: commit gob", shows="seat:1"),
    Row("15.1", COMMIT, "C: done", "A: done", shows="seat:1"),
    Row("15.1", CALL, "A: send gob", "A: send gob", COMMIT),
    Row("15.1", OPEN, "A: done"),
    Row("15.1", LEFTOVER, "A: commit none"),
    *(Row("15.1 15.7", SENT, f"A: {move}", f"B: {twin}", shows="seat:2") for move, twin in (
        ("send tro", "send gob"), ("done", "done"), ("commit tro", "commit gob"),
    )),
    Row("15.7", SENT, "A: try take home"),
    Row("15.7", COMMANDO, "A: send tro", "A: hold"),
    Row("15.7", FLYER, "A: done", "B: hold"),
    *(
        Row(clauses, COMMIT, f"A: {move}", "A: commit gob tro")
        for move, clauses in (
            ("send sp1", "15.5 15.4"),
            ("send OR4", "15.5 15.4"),
            ("send SK6", "15.5 14.2 15.4"),
            ("send gia", "15.4"),
            ("send com", "15.4"),
            ("commit gob gob", "15.4"),
            ("commit gia BA4", "15.4 15.4 15.5 14.2"),
        )
    ),
    # commando
    Row("16.1", f"{COMMIT}\nthen: done; done", "C: commando B orc", "C: commando B orc", ASKED),
    Row("16.1", f"{COMMIT}\nthen: done; done", "C: no commando", "C: no commando", ASKED),
    Row("16.1", f"{ASKED}; hold", "C: commando B orc"),
    Row("16.1 16.1", STRIKE, "A: commando B orc"),
    Row("16.1", CALL, "C: commando B orc"),
    Row("16.1", CALL, "C: no commando"),
    Row("16.1", f"{COMMANDO}; hold", "B: commando A orc", "B: hold"),
    Row("16.1", f"{COMMANDO}; hold", "A: commando B orc", "A: commando B orc", COMMANDO),
    Row("16.1 16.1", "called orcs\nhand A: OR4\nhand B: OR6", "B: commando A orc"),
    Row("15.9 16.1", LAID.format("commit com"), "A: commando B orc", "A: commando B orc", LAID.format("commit none")),
    Row("16.5", COMMANDO, "A: commando A orc", "A: commando B orc", shows="seat:1"),
    Row("16.5", COMMANDO, "A: commando A mercenary", "A: commando B mercenary", shows="seat:1"),
    Row("16.2", COMMANDO, "A: commando C orc", shows="seat:3"),
    Row("16.2", COMMANDO, "A: commando Z orc", shows="seat:0"),
    Row("16.2", COMMANDO, act.PlayCommando(A, D, Back.ORC)),
    *(Row("16.2", COMMANDO, f"A: commando B {back}", shows="seat:2") for back in ("barbarian", "dwarf", "spy")),
    Row("16.2", COMMANDO.replace("commit gia", "done"), "A: commando B mercenary", "A: commando B orc"),
    Row("16.2", COMMANDO, "A: commando B any", "A: commando B any", f"commando_by_back=off\n{COMMANDO}"),
    Row("16.2", STRIKE, act.Strike(A, Design.ORC_WARRIOR), act.Strike(CHANCE, Design.ORC_WARRIOR)),
    *(Row("16.2", STRIKE, f"strike {card}", "strike OR6", shows="row:2:orc") for card in ("gia", "OR*", "BA6", "gob")),
    Row("16.2", COMMANDO, "strike OR6", "strike OR6", STRIKE),
    # flying machine
    *(
        Row("18.1", start, f"B: {move}", f"B: {move}", FLYER)
        for start in (CALL, COMMIT, COMMANDO, STRIKE, FLYER.removesuffix("; hold"))
        for move in ("flyer 1", "no flyer")
    ),
    Row("18.1 18.2", FLYER.removesuffix("; hold"), "A: flyer 1", "A: hold"),
    Row("18.1", FLYER, "A: no flyer", "B: no flyer", shows="seat:2"),
    Row("18.1", FLYER.replace("fly\n", "tro\n"), "B: flyer 1", "B: flyer 1", FLYER),
    Row("18.3", ALONE, "B: flyer alone", "B: flyer alone", f"flyer_alone=on\n{ALONE}", "seat:2"),
    Row("18.3", ALONE, "B: flyer 0", "B: flyer 1"),
    Row("18.2", ALONE, "B: flyer 3", "B: flyer 2", shows="seat:2"),
    Row("18.2", ALONE, act.PlayFlyer(B, -1)),
    Row("18.3 18.4", ON_TABLE, "B: flyer 0", "B: flyer 0", f"flyer_uses_table_goblins=on\n{ON_TABLE}"),
    Row("18.2 18.4", ON_TABLE, "B: flyer 1"),
    Row("18.2 18.4", FLYER, "B: flyer 3", "B: flyer 2"),  # two in hand and one on the table
    Row("18.6", FLYER, "B: try carry", "B: flyer 1"),
    Row("15.9 18.1", FLYER_LAID.format("commit fly; done"), "B: flyer 1", "B: flyer 1",
        FLYER_LAID.format("done; done; hold; hold")),
    # the set-up and the deal
    Row("2.2", "", "A: desertion 1"),
    Row("2.2", "", "A: done"),
    Row("2.2", "", act.NameSorcerer(A, A), act.NameSorcerer(CHANCE, A)),
    Row("2.2", "", act.NameSorcerer(CHANCE, Seat(4))),
    Row("2.2", "first_sorcerer=2", act.NameSorcerer(CHANCE, A), act.NameSorcerer(CHANCE, B)),
    Row("2.3", OPEN, act.NameSorcerer(CHANCE, A)),
    Row("22.3", OPEN, act.ShowBack(CHANCE, Back.ORC), shows="deck"),
    Row("22.3", OPEN, "deal gia", "deal OR4", shows="deck"),
    Row("22.3", begin(), "deal gia", "deal gia", after(begin(), "back mercenary")),
    Row("22.3", begin(show_next_back=False), "back orc", "deal OR4"),
    Row("4.5", begin(), "back start", "back orc"),
    Row("4.5", deal_until(begin(), 45, window=False), "back orc", "back start"),
    Row("4.5", "show_next_back=off\npile 1: OR4", "deal start"),
    Row("4.4", "deck: gia\nstart out", "back orc", "back mercenary"),
    Row("4.4", "deck: OR4 gia\nstart out\nnext orc", "deal OR6", "deal OR4"),
    Row("5.7", LEFTOVER, "deal gia"),
    # the end, and what stays hidden
    Row("21.1", "scores: A 10\nphase call\ncalled orcs\nhand A: gob", "A: try end"),
    Row("21.1", "scores: A 10\nphase commit\ncalled orcs dwarves\nhand A: gob", "A: try end"),
    Row("21.1 21.3", quiet(last_battle("A 6", "hand A: DW4")).state, "A: try end"),  # 8 is not past the limit
    Row("20.1", f"scores: A 12\n{ROUND_END}", "A: try end", act.EndRound(CHANCE)),
    Row("20.1", ROUND_END, act.EndRound(A), act.EndRound(CHANCE)),
    Row("20.1", CALL, act.EndRound(CHANCE), act.EndRound(CHANCE), ROUND_END),
    Row("20.1", OVER, act.EndRound(CHANCE)),
    *(
        Row("21.3", OVER, move)
        for move in (
            "Z: champion A", "Z: call orcs", "A: desertion 1", "A: shield 1", "A: decline", "A: ask B gia", "A: done",
            "A: hold", "A: no flyer", "A: commit none",
        )
    ),
    *(Row("22.1", OPEN, tries.LookThrough(seat, 1), shows="pile:1") for seat in (Z, B)),
    Row("22.1", LEFTOVER, tries.LookThrough(A, 1), shows="pile:1"),
    Row("22.4", NAMED, "Z: try look 1", shows="seat:1"),
    Row("22.5 11.15", CALL, "B: try look 1", shows="seat:1"),
    # other readings of the rules
    Row("R7", f"leftover_order=clockwise\n{LEFTOVER}", "B: shield 1", "B: shield 1", LEFTOVER, "seat:1"),
    Row("R10", f"spies_take_spies=off\n{SPY}", "A: ask B sp2", "A: ask B sp2", SPY, "design:spy_2"),
    Row("R10 11.10 11.12", f"spies_take_spies=off\n{SPY}", "A: ask B sp1", "A: ask B gia"),
    Row("R15", "mercs_need_people=on\ncalled skeletons\nhand A: gia\nhand B: SK6", "A: send gia", "",
        "called skeletons\nhand A: gia\nhand B: SK6"),
    Row("R15 18.1", f"{NO_PEOPLE}; hold", "B: flyer 1", shows="seat:1 seat:2"),
    Row("R16", f"specials_may_be_committed=off\n{COM}", "A: send com", "", COM),
    Row("R16", f"specials_may_be_committed=off\n{FLY}", "A: send fly", "", FLY),
    Row("R17", f"commando_by_back=off\n{COMMANDO}", "A: commando B orc", "A: commando B any"),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_a_move_that_breaks_these_clauses_and_its_legal_twin(row: Row) -> None:
    holds("braves", row)


@pytest.mark.parametrize(
    ("start", "move", "words"),
    [
        ("", act.NameSorcerer(A, A), "chance-only"),
        ("", act.NameSorcerer(CHANCE, Seat(4)), "no-such-sorcerer"),
        ("", "A: desertion 1", "sorcerer-first"),
        (OPEN, act.NameSorcerer(CHANCE, A), "named-already"),
        (OPEN, act.ShowBack(A, Back.ORC), "clock-only"),
        (OPEN, act.ShowBack(CHANCE, Back.ORC), "seen-already"),
        (OPEN, "deal gia", "other-back"),
        (begin(), "deal gia", "not-seen-yet"),
        (begin(), "back start", "start-card-place"),
        ("deck: gia\nstart out", "back orc", "none-left"),
        (LEFTOVER, "deal gia", "nothing-to-deal"),
        (LEFTOVER, "A: decline", "spies-later"),
        (CALL, "A: decline", "spies-over"),
        (CALL, "A: shield 1", "shields-over"),
        (CHAMPION, "A: champion B", "sorcerer-decides"),
        (CALL, "A: done", "no-battle"),
        (COMMIT, "strike OR4", "no-commando-out"),
        ("called orcs\nhand A: OR4\nhand B: OR6", "B: commando A orc", "too-early no-commando"),
        (CALL, act.EndRound(CHANCE), "four-battles-first"),
        (OVER, act.EndRound(CHANCE), "ended-already"),
        (OVER, "Z: call orcs", "over"),
    ],
)
def test_what_nobody_can_do_is_answered_in_its_own_words(start: Any, move: Any, words: str) -> None:
    assert [told.code for told in GAME.refusals(at(start), read(start, move))] == words.split()
