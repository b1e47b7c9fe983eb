"""The table of illegal moves in the specification, row by row: every clause, the evidence, the nearest legal move."""

from __future__ import annotations

import itertools

import pytest

from orclib.errors import NotationError, UsageError
from orclib.games.braves.state import WAR
from tests.games.braves.support import (
    CHANCE,
    GAME,
    PEOPLES,
    PLAYERS,
    SEATS,
    A,
    B,
    Back,
    C,
    D,
    Design,
    Match,
    Phase,
    Seat,
    Trick,
    Z,
    act,
    after,
    allowed,
    at,
    begin,
    breaking,
    cited,
    deal,
    deal_until,
    ev,
    evidence,
    legal,
    of,
    only,
    play,
    quiet,
    read,
    refused,
)
from tests.games.braves.tools import (
    ALONE,
    CALL,
    CHAMPION,
    COMMANDO,
    COMMIT,
    FLYER,
    LEFTOVER,
    OVER,
    PHASES,
    ROUND_END,
    SPY,
    STRIKE,
    last_battle,
)

RECRUIT = "start_depth=3\nstart out\nnext orc\npile 1: OR4 gia\npile 2: OR*\npile 3: gob"
"""Four cards, the start card in the centre, all shields and desertions in hand."""


# --- who plays -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 8])
@pytest.mark.clause("BRV-1.1")
def test_a_game_with_3_or_8_players(players: int) -> None:
    with pytest.raises(UsageError, match=f"4 to 7 players, not {players}"):
        GAME.options(players=players)
    GAME.options(players=min(max(players, 4), 7))


@pytest.mark.parametrize("seat", [D, Seat(6), Seat(99), Seat(-3)])
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.SORCERER])
def test_nor_may_a_seat_act_that_nobody_has(phase: Phase, seat: Seat) -> None:
    state = at(PHASES[phase])
    for action in (
        act.PlayDesertion(seat, 1),
        act.PlayShield(seat, 1),
        act.NameChampion(seat, A),
        act.SpyAsk(seat, A, Design.GIANT),
        act.SpyDecline(seat),
        act.CallPeople(seat, Back.SKELETON),
        act.Send(seat, Design.GOBLIN),
        act.EndSending(seat),
        act.PlayCommando(seat, A, Back.ORC),
        act.HoldCommando(seat),
        act.PlayFlyer(seat, 1),
        act.HoldFlyer(seat),
        act.Commit(seat, ()),
        act.Try(seat, Trick.HALT),
    ):
        assert "1.1" in cited(state, action)


SORCERER_PLAYS = [
    (RECRUIT, "Z: desertion 1", "3.2", "A: desertion 1"),
    (RECRUIT, "Z: shield 1", "3.2", "A: shield 1"),
    ("next orc\npile 1: OR4", "Z: desertion 1", "3.2", "A: desertion 1"),
    (LEFTOVER, "Z: shield 1", "3.2", "A: shield 1"),
    (SPY, "Z: ask B gia", "3.2 11.1", "A: ask B gia"),
    (COMMIT, "Z: send gob", "3.2 15.4", "A: send gob"),
    (COMMIT, "Z: commit gob", "3.2 15.4", "A: commit gob"),
    (COMMIT, "Z: done", "3.2", "A: done"),
    (COMMANDO, "Z: commando B orc", "3.2 16.1", "A: commando B orc"),
    (COMMANDO, "Z: hold", "3.2", "A: hold"),
    (FLYER, "Z: flyer 1", "3.2", "B: flyer 1"),
    (FLYER, "Z: hold", "3.2", "B: hold"),
]


@pytest.mark.parametrize(("start", "move", "clauses", "twin"), SORCERER_PLAYS)
@pytest.mark.clause("BRV-3.2")
def test_the_sorcerer_plays_a_card(start: str, move: str, clauses: str, twin: str) -> None:
    assert evidence(refused(start, move, *clauses.split()), "3.2") == {"seat:0"}
    allowed(start, twin)


# --- desertions and shields ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "count"), [(4, 2), (5, 2), (6, 1), (7, 1)])
@pytest.mark.clause("BRV-4.2")
def test_a_desertion_when_none_is_left(players: int, count: int) -> None:
    state = deal_until(begin(players=players), 5)
    for _ in range(count):
        allowed(state, "A: desertion 1")
        state = after(state, "A: desertion 1")
    assert evidence(refused(state, "A: desertion 1", "4.2")) == {"desertion"}
    allowed(state, "B: desertion 1")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.clause("BRV-4.6")
def test_a_pile_that_does_not_exist(players: int) -> None:
    state = deal_until(begin(players=players), 79)
    count = {4: 9, 5: 11, 6: 13, 7: 14}[players]
    for number in (0, count + 1, 99):
        refused(state, f"A: desertion {number}", "4.6")
        refused(state, f"A: shield {number}", "4.6")
    for number in (1, count):
        allowed(state, f"A: desertion {number}", f"B: shield {number}")


@pytest.mark.clause("BRV-6.4")
def test_a_pile_that_has_not_been_begun() -> None:
    for dealt in range(1, 9):
        state = deal_until(begin(), dealt)
        for move in (f"A: desertion {dealt + 1}", "A: desertion 9"):
            assert evidence(refused(state, move, "6.4")) == {f"pile:{move.split()[-1]}"}
        allowed(state, f"A: desertion {dealt}")
    refused(RECRUIT, "A: shield 4", "6.4")
    allowed(RECRUIT, "A: shield 3")
    refused(deal_until(begin(), 4), "A: shield 9", "6.4", "7.1")
    refused(after(begin(), "back orc"), "A: desertion 1", "6.4")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.clause("BRV-6.3", "BRV-7.3")
def test_under_or_inside_a_pile(number: int) -> None:
    assert evidence(refused(RECRUIT, f"A: try under {number}", "6.3", "7.3")) == {f"pile:{number}"}
    allowed(RECRUIT, f"A: desertion {number}", f"A: shield {number}")


@pytest.mark.parametrize("played", ["desertion", "shield"])
@pytest.mark.clause("BRV-6.6", "BRV-7.7")
def test_taking_back_or_moving_a_played_card(played: str) -> None:
    state = after(RECRUIT, f"A: {played} 1")
    for start in (state, after(state, "deal OR4")):
        assert evidence(refused(start, "A: try take back 1", "6.6", "7.7")) == {"pile:1"}
    allowed(state, f"A: {played} 2")  # another one


@pytest.mark.clause("BRV-5.2", "BRV-5.5")
def test_stopping_the_deal_or_dealing_elsewhere() -> None:
    for seat in SEATS[:4]:
        refused(RECRUIT, act.Try(seat, Trick.HALT), "5.5")
        assert evidence(refused(RECRUIT, act.Try(seat, Trick.DEAL_TO, 1), "5.2", "5.5")) == {"pile:1"}
        refused(RECRUIT, act.Deal(seat, Design.ORC_WARRIOR), "3.1")
    end, events = play(RECRUIT, "deal OR4")
    assert only(events, ev.CardDealt).pile == 5
    assert end.next is None


@pytest.mark.parametrize("dealt", [1, 9, 34, 44])
@pytest.mark.clause("BRV-7.1")
def test_a_shield_before_the_start_card(dealt: int) -> None:
    state = deal_until(begin(), dealt)
    refused(state, "A: shield 1", "7.1")
    allowed(state, "A: desertion 1")


@pytest.mark.clause("BRV-7.1")
def test_a_shield_while_the_start_card_is_only_in_sight() -> None:
    state = deal_until(begin(), 45)
    assert state.next is Back.START
    refused(state, "A: shield 1", "7.1")
    laid = after(deal(state, "start").state, "back orc" if state.deck[Design.ORC_WARRIOR] else "back spy")
    allowed(laid, "A: shield 1")


@pytest.mark.clause("BRV-4.1")
def test_a_third_shield() -> None:
    state = after(RECRUIT, "A: shield 1", "A: shield 1")
    assert evidence(refused(state, "A: shield 2", "4.1")) == {"shield"}
    allowed(after(RECRUIT, "A: shield 1"), "A: shield 2")
    allowed(state, "B: shield 2")
    one = after(LEFTOVER, "A: shield 1")
    refused(one, "A: shield 1", "4.1")
    allowed(one, "B: shield 1")
    refused(after(deal_until(begin(), 9), "A: desertion 1"), "A: shield 1", "7.1")


@pytest.mark.clause("BRV-8.1")
def test_a_desertion_after_the_80th_card() -> None:
    state = deal_until(begin(), 79)
    allowed(state, "A: desertion 7")
    end = GAME.apply(state, GAME.legal_actions(state, CHANCE)[0])[0]
    for number in (7, 8):
        refused(end, f"A: desertion {number}", "8.1")
    refused(CHAMPION, "A: desertion 1", "8.1")
    refused(CALL, "A: desertion 1", "8.1")


@pytest.mark.clause("BRV-5.8")
def test_nothing_between_a_card_and_the_sight_of_the_next() -> None:
    state = after(RECRUIT, "deal OR4")
    refused(state, "A: desertion 1", "22.3")
    refused(state, "A: shield 1", "22.3")
    allowed(after(state, "back spy"), "A: desertion 1", "A: shield 1")


@pytest.mark.clause("BRV-8.3")
def test_keeping_a_shield_at_the_end_of_the_deal() -> None:
    refused(LEFTOVER, "C: try keep shield", "8.3")
    assert {type(action) for action in legal(LEFTOVER)} == {act.PlayShield}
    allowed(LEFTOVER, "C: shield 1")


# --- the champion ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-9.1")
def test_naming_the_champion_too_early_or_too_late() -> None:
    refused(RECRUIT, "Z: champion A", "9.1")
    state = at(LEFTOVER)
    assert evidence(refused(state, "Z: champion A", "9.1")) == {"seat:1", "seat:2", "seat:3"}
    for move in ("A: shield 1", "B: shield 1", "B: shield 1", "C: shield 1"):
        refused(state, "Z: champion A", "9.1")
        state = after(state, move)
    allowed(state, "Z: champion A")
    refused(after(state, "Z: champion A"), "Z: champion A", "9.1", "9.3")
    refused(state, "A: champion B", "9.1")


@pytest.mark.clause("BRV-9.2", "BRV-9.3")
def test_naming_oneself_nobody_or_two_champions_or_another_one_later() -> None:
    assert evidence(refused(CHAMPION, "Z: champion Z", "9.2")) == {"seat:0"}
    refused(CHAMPION, "Z: try no champion", "9.2")
    refused(CHAMPION, act.NameChampion(Z, D), "9.2")
    refused(CHAMPION, "Z: try other champion", "9.2", "9.3")
    for name in "ABC":
        allowed(CHAMPION, f"Z: champion {name}")
    named = after(CHAMPION, "Z: champion A")
    refused(named, "Z: champion B", "9.1", "9.3")
    assert evidence(refused(named, "Z: try other champion", "9.2", "9.3")) == {"seat:1"}
    for phase in (Phase.SPY, *WAR):
        assert {"9.1", "9.3"} <= cited(PHASES[phase], "Z: champion B")


# --- spies -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-11.1", "BRV-11.2")
def test_hiding_a_spy_or_using_one_out_of_turn() -> None:
    refused(SPY, "A: try hide spy", "11.2")
    state = after(SPY, "A: decline")
    assert state.spy == 2
    for move in ("C: ask A gob", "C: decline", "A: ask B gia"):
        assert evidence(refused(state, move, "11.1")) == {"seat:2"}
    allowed(after(state, "B: decline"), "C: ask A gob", "C: decline")
    for text in (LEFTOVER, CALL, COMMIT):
        refused(text, "A: decline", "11.1")


@pytest.mark.clause("BRV-11.3", "BRV-11.4")
def test_asking_for_an_orc_or_for_two_cards() -> None:
    refused(SPY, "A: try ask vaguely", "11.4")
    refused(SPY, "A: try ask again", "11.3", "11.7")
    for text in ("A: ask B orc", "A: ask B OR6 gia"):
        with pytest.raises(NotationError):
            GAME.parse(text, at(SPY))
    allowed(SPY, "A: ask B OR6", "A: ask C gia")


@pytest.mark.parametrize("name", "AZ")
@pytest.mark.clause("BRV-11.5")
def test_asking_oneself_or_the_sorcerer(name: str) -> None:
    seat = {"A": 1, "Z": 0}[name]
    assert evidence(refused(SPY, f"A: ask {name} gob", "11.5")) == {f"seat:{seat}"}
    allowed(SPY, "A: ask B gob", "A: ask C gob")


@pytest.mark.clause("BRV-11.7")
def test_asking_a_second_time_after_a_failure() -> None:
    failed = after(SPY, "A: ask C gia")
    refused(failed, "A: try ask again", "11.3", "11.7")
    refused(failed, "A: ask B gia", "11.1")
    refused(failed, "A: ask B sp2", "11.1", "11.10", "11.12")
    allowed(failed, "B: ask A gob")  # it is B's spy now


@pytest.mark.clause("BRV-11.6")
def test_refusing_to_give_a_card() -> None:
    refused(SPY, "B: try refuse", "11.6")
    for card in ("gia", "OR6", "sp2"):
        assert of(play(SPY, f"A: ask B {card}").events, ev.CardGiven)
    assert not of(play(SPY, "A: ask B tro").events, ev.CardGiven)  # what he does not have


@pytest.mark.clause("BRV-11.8")
def test_taking_a_protected_card() -> None:
    """It may be asked for, as a twin may be there, but it does not change hands."""
    state = after(SPY, "A: ask B gia")
    end, events = play(state, "B: ask A gia")
    assert only(events, ev.CardRefused).clause == "BRV-11.8"
    assert end.hands[A][Design.GIANT] == 1
    twin = after(SPY.replace("hand A: ", "hand A: gia "), "A: ask B gia")
    assert of(play(twin, "B: ask A gia").events, ev.CardGiven)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.clause("BRV-11.10", "BRV-11.12")
def test_asking_for_a_spy_that_was_called_already(number: int) -> None:
    state = at(f"phase spy\nspy {number}\nhand A: sp{number} gob\nhand B: tro")
    for called in range(1, number + 1):
        for name in "BC":
            gone = "11.12" if called == number else "11.13"  # nobody held the others
            reasons = refused(state, f"A: ask {name} sp{called}", "11.10", gone)
            assert evidence(reasons) == {f"design:spy_{called}"}
    for later in range(number + 1, 5):
        allowed(state, f"A: ask B sp{later}")


@pytest.mark.clause("BRV-11.10")
def test_asking_for_any_spy_where_spies_take_no_spies() -> None:
    text = f"spies_take_spies=off\n{SPY}"
    refused(text, "A: ask B sp2", "R10")
    refused(text, "A: ask B sp1", "R10", "11.10", "11.12")
    allowed(text, "A: ask B gia")


@pytest.mark.clause("BRV-12.1", "BRV-12.2")
def test_keeping_one_of_two_giants() -> None:
    state = at("phase spy\nspy 4\nhand B: sp4\nhand A: 2 gia")
    refused(state, "A: try keep giants", "12.1", "12.2")
    assert after(state, "B: decline").hands[A][Design.GIANT] == 0
    assert after(state, "B: ask A gia").hands[A][Design.GIANT] == 1


# --- the battle ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [people.value for people in PEOPLES])
@pytest.mark.clause("BRV-13.2")
def test_calling_a_people_twice(first: str) -> None:
    state = quiet(after(CALL, f"Z: call {first}")).state
    assert evidence(refused(state, f"Z: call {first}", "13.2")) == {f"people:{first}"}
    for other in PEOPLES:
        if other.value != first:
            allowed(state, f"Z: call {other.value}")


@pytest.mark.clause("BRV-14.1")
def test_calling_what_is_no_people_or_at_the_wrong_time() -> None:
    for back in (Back.MERCENARY, Back.SPY, Back.START):
        refused(CALL, act.CallPeople(Z, back), "14.1")
    refused(CALL, "A: call orcs", "14.1")
    refused(COMMIT, "Z: call dwarves", "14.1")
    refused(COMMIT, "Z: call orcs", "13.2", "14.1")
    refused(RECRUIT, "Z: call orcs", "14.1")
    allowed(CALL, "Z: call orcs")


@pytest.mark.clause("BRV-14.2")
def test_holding_back_a_card_or_laying_another_peoples() -> None:
    refused(COMMIT, "A: try hold back", "14.2")
    refused(COMMIT, "A: send BA6", "14.2", "15.5")
    refused(COMMIT, "A: commit gob BA6", "14.2", "15.5")
    allowed(COMMIT, "A: send gob", "A: commit gob")


@pytest.mark.clause("BRV-15.1", "BRV-15.7")
def test_sending_out_of_turn_or_a_second_time() -> None:
    for move in ("B: send gob", "B: commit gob", "B: done", "C: done", "C: send tro"):
        assert evidence(refused(COMMIT, move, "15.1")) == {"seat:1"}
    later = after(COMMIT, "A: send gob", "A: done")
    for move in ("A: send tro", "A: done", "A: commit tro"):
        assert evidence(refused(later, move, "15.1", "15.7")) == {"seat:2"}
    refused(later, "A: try take home", "15.7")
    allowed(later, "B: send gob", "B: done")
    for text in (COMMANDO, FLYER):
        refused(text, "A: send tro", "15.7")
        refused(text, "A: done", "15.7")
    refused(CALL, "A: send gob", "15.1")


@pytest.mark.parametrize(
    ("move", "clauses"),
    [
        ("A: send sp1", "15.5 15.4"),
        ("A: send OR4", "15.5 15.4"),
        ("A: send SK6", "15.5 14.2 15.4"),
        ("A: send gia", "15.4"),
        ("A: send com", "15.4"),
        ("A: commit gob gob", "15.4"),
        ("A: commit gob tro gia", "15.4"),
        ("A: commit gia BA4", "15.4 15.5 14.2"),
    ],
)
@pytest.mark.clause("BRV-15.4", "BRV-15.5")
def test_sending_what_is_no_mercenary_or_not_in_hand(move: str, clauses: str) -> None:
    refused(COMMIT, move, *clauses.split())
    allowed(COMMIT, "A: send gob", "A: commit gob tro", "A: commit none")


@pytest.mark.clause("BRV-15.4")
def test_a_refused_announcement_sends_nothing() -> None:
    match = Match(GAME, start=at(COMMIT), deal=False)
    with pytest.raises(ValueError, match=r"."):
        match.play("A: commit gob gob")
    assert (match.plies, match.state) == ([], at(COMMIT))
    match.play("A: commit gob tro")
    assert len(match.plies) == 3


# --- commando --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-16.1")
def test_the_commando_too_early_or_too_late() -> None:
    early = after(COMMIT, "A: done", "B: done")
    refused(early, "C: commando B orc", "16.1")
    refused(early, "C: no commando", "16.1")
    ready = after(early, "C: done", "A: hold", "B: hold")
    allowed(ready, "C: commando B orc", "C: hold")
    late = after(ready, "C: hold")
    assert late.revealed
    refused(late, "C: commando B orc", "16.1")
    refused(STRIKE, "A: commando B orc", "16.1")
    refused(CALL, "C: no commando", "16.1")


@pytest.mark.clause("BRV-16.1")
def test_the_commando_of_somebody_else() -> None:
    state = after(COMMANDO, "A: hold")
    assert state.active == B
    refused(state, "B: commando A orc", "16.1")
    refused(state, "A: commando B orc", "16.1")
    allowed(state, "B: hold")
    allowed(COMMANDO, "A: commando B orc")


@pytest.mark.parametrize("kept", ["tro", ""])
@pytest.mark.clause("BRV-15.9", "BRV-16.1")
def test_the_commando_from_the_table(kept: str) -> None:
    """It was laid as a mercenary. With another one in hand its owner is asked, and cannot play it all the same."""
    text = f"called orcs\nhand A: OR4 com {kept}\nhand B: OR6 gob"
    state = after(text, "A: commit com", "B: done", "C: done")
    assert state.phase is Phase.COMMANDO
    refused(state, "A: commando B orc", "15.9", "16.1")
    held = after(text, "A: commit none", "B: done", "C: done")
    allowed(held, "A: commando B orc")


@pytest.mark.clause("BRV-16.2", "BRV-16.5")
def test_the_commando_against_oneself_or_somebody_without_cards() -> None:
    assert evidence(refused(COMMANDO, "A: commando A orc", "16.5")) == {"seat:1"}
    assert evidence(refused(COMMANDO, "A: commando A mercenary", "16.5")) == {"seat:1"}
    assert evidence(refused(COMMANDO, "A: commando C orc", "16.2")) == {"seat:3"}
    refused(COMMANDO, "A: commando Z orc", "16.2")
    refused(COMMANDO, act.PlayCommando(A, D, Back.ORC), "16.2")
    allowed(COMMANDO, "A: commando B orc", "A: commando B mercenary")


@pytest.mark.parametrize("back", ["barbarian", "skeleton", "dwarf", "spy"])
@pytest.mark.clause("BRV-16.2")
def test_the_commando_at_a_back_that_was_not_laid(back: str) -> None:
    assert evidence(refused(COMMANDO, f"A: commando B {back}", "16.2")) == {"seat:2"}
    without = COMMANDO.replace("commit gia", "done")
    refused(without, "A: commando B mercenary", "16.2")
    allowed(COMMANDO, "A: commando B mercenary")
    allowed(without, "A: commando B orc")


@pytest.mark.clause("BRV-16.2")
def test_the_commando_names_a_back_or_not_as_the_reading_wants() -> None:
    refused(COMMANDO, "A: commando B any", "16.2")
    other = f"commando_by_back=off\n{COMMANDO}"
    refused(other, "A: commando B orc", "R17")
    allowed(other, "A: commando B any")


@pytest.mark.clause("BRV-16.2")
def test_only_chance_picks_the_card_and_only_from_that_back() -> None:
    refused(STRIKE, act.Strike(A, Design.ORC_WARRIOR), "16.2")
    for card in ("gia", "OR*", "BA6", "gob"):
        refused(STRIKE, f"strike {card}", "16.2")
    for card in ("OR4", "OR6"):
        allowed(STRIKE, f"strike {card}")
    refused(COMMANDO, "strike OR6", "16.2")


# --- flying machine --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BRV-18.1")
def test_the_flying_machine_before_the_reveal() -> None:
    for text in (COMMIT, COMMANDO, STRIKE):
        refused(text, "B: flyer 1", "18.1")
        refused(text, "B: no flyer", "18.1")
    refused(CALL, "B: flyer 1", "18.1")
    allowed(FLYER, "B: flyer 1", "B: hold")


@pytest.mark.clause("BRV-18.1")
def test_the_flying_machine_of_somebody_else() -> None:
    asked = FLYER.removesuffix("; hold")
    refused(asked, "A: flyer 1", "18.1", "18.2")
    refused(asked, "B: flyer 1", "18.1")
    allowed(asked, "A: hold")
    allowed(FLYER, "B: flyer 1")


@pytest.mark.clause("BRV-18.3")
def test_the_flying_machine_alone() -> None:
    assert evidence(refused(ALONE, "B: flyer alone", "18.3")) == {"seat:2"}
    refused(ALONE, "B: flyer 0", "18.3")
    allowed(ALONE, "B: flyer 1")
    allowed(f"flyer_alone=on\n{ALONE}", "B: flyer alone")


@pytest.mark.clause("BRV-18.2")
def test_more_goblins_than_in_hand() -> None:
    refused(ALONE, "B: flyer 3", "18.2")
    refused(ALONE, "B: flyer 9", "18.2")
    refused(ALONE, act.PlayFlyer(B, -1), "18.2")
    allowed(ALONE, "B: flyer 2")


@pytest.mark.clause("BRV-18.4")
def test_the_flying_machine_with_goblins_on_the_table() -> None:
    text = "called orcs\nhand B: OR4 3 gob tro fly\nthen: done; commit 3 gob; done"
    refused(text, "B: flyer 0", "18.3", "18.4")
    refused(text, "B: flyer 1", "18.2", "18.4")
    refused(FLYER, "B: flyer 3", "18.2", "18.4")  # two in hand and one on the table
    allowed(FLYER, "B: flyer 2")
    allowed(f"flyer_uses_table_goblins=on\n{text}", "B: flyer 0")


@pytest.mark.parametrize("aboard", ["war", "tro", "gia", "com"])
@pytest.mark.clause("BRV-18.6")
def test_the_flying_machine_carrying_something_else(aboard: str) -> None:
    refused(FLYER, "B: try carry", "18.6")
    with pytest.raises(NotationError):
        GAME.parse(f"B: flyer 1 {aboard}", at(FLYER))
    allowed(FLYER, "B: flyer 1")


@pytest.mark.clause("BRV-15.9")
def test_the_flying_machine_from_the_table() -> None:
    text = "called orcs\nhand A: 2 tro\nhand B: OR4 3 gob fly\nthen: done; {}; done"
    refused(text.format("commit fly"), "B: flyer 1", "15.9", "18.1")
    allowed(quiet(text.format("done"), Phase.FLYER).state, "A: hold")
    allowed(text.format("done") + "; hold; hold", "B: flyer 1")


def test_every_reason_is_given_and_none_that_is_untrue() -> None:
    """What stands in the way at another moment as well is told too; what does not matter there is not."""
    text = "called orcs\nhand A: OR4\nhand B: OR6"
    told = {(reason.clause, reason.code) for reason in GAME.refusals(at(text), read(text, "B: commando A orc"))}
    assert told == {("BRV-16.1", "too-early"), ("BRV-16.1", "no-commando")}
    twin = "called orcs\nhand A: OR4\nhand B: OR6 com\nthen: done; done; done"
    allowed(twin, "B: commando A orc")
    all_lie = "phase leftover\npile 1: OR4 Des Des Des Des Des Des\npile 2: gob"
    refused(all_lie, "A: desertion 2", "8.1", "4.2")
    refused(LEFTOVER, "A: desertion 1", "8.1")  # a desertion may have been left in the hand
    allowed("pile 1: OR4\nnext orc", "A: desertion 1")


def test_a_spy_that_nobody_held_was_not_discarded() -> None:
    text = "phase spy\nspy 3\nhand A: sp3\nhand B: OR4"
    refused(text, "A: ask B sp2", "11.10", "11.13")
    refused(f"{text}\ndiscards: sp2", "A: ask B sp2", "11.10", "11.12")
    allowed(text, "A: ask B OR4")


# --- readings that forbid more ---------------------------------------------------------------------------------------

STRICT = breaking(
    ("mercs_need_people=on\ncalled skeletons\nhand A: gia\nhand B: SK6", "A: send gia", "R15"),
    (
        "mercs_need_people=on\ncalled skeletons\nhand A: fly gob\nhand B: SK4 2 gob\nthen: done; done; done; hold",
        "A: flyer 1",
        "R15",
    ),
    ("specials_may_be_committed=off\ncalled orcs\nhand A: com", "A: send com", "R16"),
    ("specials_may_be_committed=off\ncalled orcs\nhand A: fly", "A: send fly", "R16"),
    (f"leftover_order=clockwise\n{LEFTOVER}", "B: shield 1", "R7"),
)


@pytest.mark.parametrize(("text", "move", "clause"), STRICT)
def test_what_another_reading_forbids(text: str, move: str, clause: str) -> None:
    refused(text, move, clause)
    allowed(text.partition("\n")[2], move)


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.SORCERER, Phase.OVER)])
@pytest.mark.clause("BRV-21.1")
def test_ending_the_game_in_the_middle_of_a_round(phase: Phase) -> None:
    text = f"scores: A 12\n{PHASES[phase]}"
    refused(text, "A: try end", "20.1" if phase is Phase.ROUND_END else "21.1")
    assert GAME.outcome(at(text)) is None


@pytest.mark.clause("BRV-20.1")
def test_ending_the_round_too_early_or_by_hand() -> None:
    for phase, text in PHASES.items():
        if phase is not Phase.ROUND_END:
            refused(text, act.EndRound(CHANCE), "20.1")
    for seat in SEATS[:4]:
        refused(ROUND_END, act.EndRound(seat), "20.1")
    allowed(ROUND_END, act.EndRound(CHANCE))


@pytest.mark.clause("BRV-21.1", "BRV-21.3")
def test_ending_the_game_at_exactly_the_limit() -> None:
    end, events = quiet(last_battle("A 6", "hand A: DW4"))
    assert (end.scores[A], end.phase) == (8, Phase.DEAL)
    assert not of(events, ev.GameEnded)
    refused(end, "A: try end", "21.1", "21.3")  # in the middle of a round, and nobody is past the limit
    past = quiet(last_battle("A 7", "hand A: DW4"))
    assert past.state.phase is Phase.OVER
    assert only(past.events, ev.GameEnded).clause == "BRV-21.3"


@pytest.mark.parametrize(
    "move",
    [
        "Z: champion A",
        "Z: call orcs",
        "A: desertion 1",
        "A: shield 1",
        "A: decline",
        "A: ask B gia",
        "A: done",
        "A: hold",
        "A: no flyer",
        "A: commit none",
    ],
)
@pytest.mark.clause("BRV-21.3")
def test_anything_after_the_end(move: str) -> None:
    assert legal(OVER) == []
    assert "21.3" in cited(OVER, move)


@pytest.mark.parametrize("trick", Trick)
def test_every_trick_is_refused_in_every_phase(trick: Trick) -> None:
    for text, seat in itertools.product(PHASES.values(), (Z, A, B, C)):
        assert cited(text, act.Try(seat, trick, 1))
        assert cited(text, act.Try(seat, trick, 99))


@pytest.mark.parametrize("phase", Phase)
def test_the_judge_and_the_list_of_legal_actions_agree(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in (CHANCE, *state.options.seats):
        lawful = [action for action in GAME.pseudo_legal_actions(state, seat) if not GAME.refusals(state, action)]
        assert list(GAME.legal_actions(state, seat)) == lawful
