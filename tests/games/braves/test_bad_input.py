"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import base64
import contextlib
import re
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from orclib.engine import Game, IllegalAction, Match, NotationError, PositionError, SaveError, UsageError
from orclib.engine.errors import OrclibError
from orclib.engine.match import FORMAT, MOST_BYTES
from tests.games.braves.support import (
    CHANCE,
    GAME,
    A,
    B,
    Back,
    C,
    Design,
    Options,
    Phase,
    Seat,
    State,
    Trick,
    Z,
    act,
    at,
    begin,
    deal_until,
    lively,
    play,
    refused,
)
from tests.games.braves.tools import CALL, CHAMPION, COMMIT, FLYER, LEFTOVER, OPEN, OVER, PHASES, SPY, changed, readings

AnyMatch = Match[Any, Any, Any, Any]


def find(slug: str) -> Game[Any, Any, Any, Any]:
    """The only game on this shelf."""
    if slug != GAME.slug:
        raise UsageError.unknown("game", slug, [GAME.slug])
    return GAME


def a_match(seed: int = 7, options: Options | None = None, moves: int = 300) -> AnyMatch:
    """A game some plies old, of all kinds of moves; chance is played like the others."""
    match: AnyMatch = Match(GAME, options or Options(players=5), seed=seed, deal=False)
    choose = lively(Random(seed))
    for _ in range(moves):
        if match.to_act:
            match.play(choose(match.state, match.legal()))
    return match


@cache
def the_match() -> AnyMatch:
    """The game that is saved, damaged and read again below."""
    return a_match()


SAVE = a_match().dumps()
CODE = a_match().code()


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 3, 8, -1, True, "four", 4.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"4 to 7 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


@pytest.mark.parametrize(
    ("name", "meant"),
    [("end_rul", "end_rule"), ("flyer_alon", "flyer_alone"), ("giant_vlue", "giant_value"), ("sorcerer", "")],
)
def test_an_unknown_option_is_named_with_the_one_meant(name: str, meant: str) -> None:
    with pytest.raises(UsageError, match=f'"{name}".*' + (f'Did you mean "{meant}"' if meant else "")):
        GAME.options(**{name: True})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first_sorcerer", "Z"),
        ("first_sorcerer", 7),
        ("first_sorcerer", 4),
        ("first_sorcerer", -1),
        ("first_sorcerer", True),
        ("first_sorcerer", None),
        ("war_machines", 0),
        ("war_machines", 5),
        ("war_machines", "4"),
        ("start_depth", 0),
        ("start_depth", 80),
        ("start_depth", "middle"),
        ("start_depth", 40.0),
        ("show_next_back", 1),
        ("show_next_back", "on"),
        ("leftover_order", "any"),
        ("leftover_order", True),
        ("desertion_through_shield", "all"),
        ("spies_take_spies", "off"),
        ("mercs_need_people", None),
        ("specials_may_be_committed", 0),
        ("commando_by_back", "yes"),
        ("leader_doubles_self", 1.0),
        ("flyer_alone", "0"),
        ("flyer_uses_table_goblins", 2),
        ("embarked_goblins_serve", "true"),
        ("empty_army_competes", []),
        ("end_rule", "exceeds"),
        ("sorcerer_share_counts_as_win", "no"),
        ("memory_aid", True),
        ("memory_aid", "some"),
        ("warrior_value", -1),
        ("warrior_value", 13),
        ("veteran_value", "6"),
        ("leader_value", 0.0),
        ("troll_value", None),
        ("giant_value", True),
        ("commando_value", 99),
    ],
)
def test_an_unknown_value_is_named_with_its_option(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
        GAME.options(**{name: value})


def test_a_first_sorcerer_who_does_not_sit_there_is_named() -> None:
    for players in (4, 5, 6):
        with pytest.raises(UsageError, match=f'value of first_sorcerer "{players}".*There is: 0, 1'):
            GAME.options(players=players, first_sorcerer=players)
        assert GAME.options(players=players, first_sorcerer=players - 1).first_sorcerer == players - 1


def test_a_start_card_behind_all_cards_is_named() -> None:
    for machines, depth in ((1, 77), (1, 79), (3, 79)):
        with pytest.raises(UsageError, match=f"start_depth {depth} puts the start card behind all {76 + machines}"):
            GAME.options(war_machines=machines, start_depth=depth)
        assert GAME.options(war_machines=machines, start_depth=75 + machines).start_depth == 75 + machines


def test_good_options_are_taken() -> None:
    options = GAME.options(players=7, end_rule="reach", start_depth=40, giant_value=9)
    assert options == Options(players=7, end_rule="reach", start_depth=40, giant_value=9)
    assert GAME.options() == Options()


@pytest.mark.parametrize("name", ["BRV-23.1", "1.1", "", "ORC-1.1", "BRV-R1"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_out_of_turn_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(COMMIT), deal=False)
    for move, seat in (("B: done", None), ("done", B), ("C: send tro", None)):
        with pytest.raises(IllegalAction, match="Blue"):
            match.play(move, seat)
    assert match.plies == []


CHANCES = (act.NameSorcerer, act.ShowBack, act.Deal, act.Strike, act.EndRound)
EVERY_KIND: list[act.AnyAction] = [
    act.PlayDesertion(A, 1),
    act.PlayShield(A, 1),
    act.NameChampion(A, B),
    act.SpyAsk(A, B, Design.GIANT),
    act.SpyDecline(A),
    act.CallPeople(A, Back.ORC),
    act.Send(A, Design.GOBLIN),
    act.EndSending(A),
    act.Commit(A, (Design.GOBLIN, Design.TROLL)),
    act.PlayCommando(A, B, Back.ORC),
    act.HoldCommando(A),
    act.PlayFlyer(A, 1),
    act.HoldFlyer(A),
    act.NameSorcerer(A, A),
    act.ShowBack(A, Back.ORC),
    act.Deal(A, Design.GIANT),
    act.Strike(A, Design.GIANT),
    act.EndRound(A),
    *(act.Try(A, trick, 1) for trick in Trick),
]


@pytest.mark.parametrize("seat", [CHANCE, Seat(4), Seat(7), Seat(-5), Seat(99)])
@pytest.mark.parametrize("phase", Phase)
def test_a_seat_that_does_not_exist_may_do_nothing(phase: Phase, seat: Seat) -> None:
    state = at(PHASES[phase])
    if seat != CHANCE:
        assert GAME.legal_actions(state, seat) == ()
    for action in EVERY_KIND:
        stray = msgspec.structs.replace(action, seat=seat)
        if seat == CHANCE and isinstance(action, CHANCES):
            continue  # its own
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, stray)
        assert all(caught.value.sentences)


@pytest.mark.parametrize("number", [-1, 0, 5, 99])
@pytest.mark.parametrize("phase", Phase)
def test_numbers_that_mean_nothing_are_refused_and_do_not_fall_over(phase: Phase, number: int) -> None:
    state = at(PHASES[phase])
    far = Seat(99 if number == 5 else number)
    for seat in (*state.options.seats, Seat(number)):
        for action in (
            act.PlayDesertion(seat, number * 3),
            act.PlayShield(seat, number * 3),
            act.NameChampion(seat, far),
            act.SpyAsk(seat, far, Design.GIANT),
            act.PlayCommando(seat, far, Back.ORC),
            act.PlayCommando(seat, far, Back.START),
            act.PlayFlyer(seat, number * 2),
            act.CallPeople(seat, Back.START),
            act.Try(seat, Trick.PEEK, number),
            act.Try(seat, Trick.LOOK, number),
        ):
            if action in GAME.legal_actions(state, seat):
                continue
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(state, action)
            assert all(caught.value.sentences)


POINTLESS: list[tuple[str | State, act.AnyAction | str, list[tuple[str, str]]]] = [
    ("", act.NameSorcerer(A, A), [("BRV-2.2", "chance-only")]),
    ("", act.NameSorcerer(CHANCE, Seat(4)), [("BRV-2.2", "no-such-sorcerer")]),
    ("first_sorcerer=2", act.NameSorcerer(CHANCE, A), [("BRV-2.2", "no-such-sorcerer")]),
    ("", "A: desertion 1", [("BRV-2.2", "sorcerer-first")]),
    (OPEN, act.NameSorcerer(CHANCE, A), [("BRV-2.3", "named-already")]),
    (OPEN, act.ShowBack(A, Back.ORC), [("BRV-3.1", "clock-only")]),
    (OPEN, act.ShowBack(CHANCE, Back.ORC), [("BRV-22.3", "seen-already")]),
    (OPEN, act.Deal(B, None), [("BRV-3.1", "clock-only")]),
    (OPEN, "deal gia", [("BRV-22.3", "other-back")]),
    (OPEN, "deal start", [("BRV-22.3", "other-back")]),
    (begin(), "deal gia", [("BRV-22.3", "not-seen-yet")]),
    (begin(), "back start", [("BRV-4.5", "start-card-place")]),
    ("deck: gia\nstart out", "back orc", [("BRV-4.4", "none-left")]),
    ("deck: OR4 gia\nstart out\nnext orc", "deal OR6", [("BRV-4.4", "none-left")]),
    ("show_next_back=off\ndeck: OR4\nstart out", "deal gia", [("BRV-4.4", "none-left")]),
    ("show_next_back=off\npile 1: OR4", "deal start", [("BRV-4.5", "start-card-place")]),
    (deal_until(begin(), 45, window=False), "back orc", [("BRV-4.5", "start-card-place")]),
    (LEFTOVER, "deal gia", [("BRV-5.7", "nothing-to-deal")]),
    (LEFTOVER, "A: decline", [("BRV-11.1", "spies-later")]),
    (CALL, "A: decline", [("BRV-11.1", "spies-over")]),
    (CALL, "A: shield 1", [("BRV-8.6", "shields-over")]),
    (CHAMPION, "A: champion B", [("BRV-9.1", "sorcerer-decides")]),
    (CALL, "A: call orcs", [("BRV-14.1", "sorcerer-decides")]),
    (CALL, "A: done", [("BRV-15.1", "no-battle")]),
    (COMMIT, "strike OR4", [("BRV-16.2", "no-commando-out")]),
    (CALL, act.EndRound(CHANCE), [("BRV-20.1", "four-battles-first")]),
    (OVER, act.EndRound(CHANCE), [("BRV-20.1", "ended-already")]),
    (OVER, "Z: call orcs", [("BRV-21.3", "over")]),
]


@pytest.mark.parametrize(("start", "move", "expected"), POINTLESS, ids=[f"{told[2][0][1]}" for told in POINTLESS])
def test_what_nobody_can_do_is_answered_with_its_own_reason(
    start: str | State, move: str | act.AnyAction, expected: list[tuple[str, str]]
) -> None:
    state = at(start)
    action = GAME.parse(move, state) if isinstance(move, str) else move
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert [(reason.clause, reason.code) for reason in caught.value.reasons] == expected
    assert all(caught.value.sentences)


def test_a_mistyped_or_forbidden_move_changes_nothing() -> None:
    match = Match(GAME, start=at(COMMIT), deal=False)
    for text in ("", "send", "A: send dragon", "A: send gia", "A: commit gob gob", "B: done", "Z: call orcs", "A: X"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert (match.plies, match.state) == ([], at(COMMIT))


def test_a_refused_announcement_sends_nothing_and_a_good_one_is_undone_piece_by_piece() -> None:
    match = Match(GAME, start=at(COMMIT), deal=False)
    with pytest.raises(IllegalAction):
        match.play("A: commit gob gia")
    assert match.state == at(COMMIT)
    match.play("A: commit gob tro")
    assert len(match.plies) == 3
    assert match.undo()
    assert match.state.active == A
    assert match.undo()
    assert match.state.hands[A][Design.TROLL] == 1


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(COMMIT, "A: send BA6")
    assert [reason.clause for reason in caught.value.reasons] == ["BRV-15.5", "BRV-14.2"]
    assert caught.value.sentences == tuple(GAME.sentence(reason) for reason in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)


@pytest.mark.parametrize(
    "cause",
    [
        lambda: GAME.options(players=3),
        lambda: GAME.parse("banana", at(COMMIT)),
        lambda: GAME.position("banana"),
        lambda: GAME.position("phase call\nhand A: 2 gia"),
        lambda: play(COMMIT, "B: done"),
        lambda: Match.loads(b"", find),
    ],
)
def test_every_error_is_one_of_the_tree(cause: Callable[[], object]) -> None:
    with pytest.raises(OrclibError) as caught:
        cause()
    assert isinstance(caught.value, ValueError)
    assert str(caught.value)
    kinds = (UsageError, NotationError, PositionError, IllegalAction, SaveError)
    assert isinstance(caught.value, kinds)


@pytest.mark.parametrize("text", ["phase\x00", "é", "hand A: 🂡", "pile 1: OR4 " * 400, "2" * 5000, ":" * 50])
def test_odd_text_is_an_error_and_nothing_worse(text: str) -> None:
    with pytest.raises((NotationError, PositionError)):
        at(text)
    with pytest.raises(NotationError):
        GAME.parse(text, at(COMMIT))


@pytest.mark.parametrize(
    "text",
    [
        "called spy",
        "phase strike",
        "phase spy",
        "phase commando",
        "phase flyer",
        "asked B\nphase flyer",
        "phase round_end",
    ],
)
def test_phases_that_lack_what_they_need_are_faults_and_nothing_worse(text: str) -> None:
    with pytest.raises(PositionError):
        at(text)


def test_any_words_of_positions_in_any_order_are_read_or_refused() -> None:
    """Whatever a person types, it is a position or a clear error."""
    words = (
        "phase deal spy call flyer hand A B Z : gob OR4 gia sp1 sp2 3 players called orcs struck known laid won 1 . 2"
    )
    words += (
        " asked nobody champion deck none start out next last pile Sh Des ( ) , = end_rule refused scores battle army"
    )
    rng, read_, wrong = Random(8), 0, 0
    for _ in range(3_000):
        text = " ".join(rng.choices(words.split(), k=rng.randrange(1, 9)))
        try:
            state = at(text)
        except (NotationError, PositionError):
            wrong += 1
            continue
        read_ += 1
        for seat in GAME.to_act(state):
            lawful = [action for action in GAME.candidates(state, seat) if not GAME.refusals(state, action)]
            assert list(GAME.legal_actions(state, seat)) == lawful, text
        assert GAME.position(GAME.describe(state)) == state, text
    assert read_ > 5
    assert wrong > 5


def test_any_words_of_moves_in_any_order_are_read_or_refused() -> None:
    words = "A B Z : desertion shield 1 99 on pile champion ask for OR6 gia orc sp1 decline call orcs send commit none"
    words += (
        " done commando any mercenary flyer with alone hold no try peek look keep giants deal back start strike end"
    )
    rng, states, good = Random(9), [at(text) for text in PHASES.values()], 0
    for _ in range(4_000):
        text = " ".join(rng.choices([*words.split(), "round"], k=rng.randrange(1, 6)))
        state = rng.choice(states)
        try:
            action = GAME.parse(text, state)
        except NotationError:
            continue
        good += 1
        reasons = GAME.refusals(state, action)
        assert all(map(GAME.sentence, reasons))
        if not reasons:
            GAME.apply(state, action)
    assert good > 100


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<De l'Orc pour les Braves>"
    assert "165 clauses, 36 rulings" in repr(GAME.rulebook)
    assert "De l'Orc pour les Braves" in repr(the_match())


def test_nothing_is_played_after_the_end() -> None:
    match = Match(GAME, start=at(OVER), deal=False)
    assert match.legal() == ()
    for move in ("Z: call orcs", "A: desertion 1", "A: done", "A: hold", "A: commit none", "Z: champion A"):
        with pytest.raises(IllegalAction):
            match.play(move)
    assert match.plies == []


def test_nothing_is_played_before_the_sorcerer_is_named() -> None:
    for move in ("A: desertion 1", "A: shield 1", "Z: champion A", "A: decline", "Z: call orcs", "A: done", "A: hold"):
        refused(GAME.new(), move, "2.2", *(("9.2",) if move == "Z: champion Z" else ()))


# --- saves -----------------------------------------------------------------------------------------------------------


def load(data: bytes) -> AnyMatch:
    """Read a save."""
    return Match.loads(data, find)


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_a_save_comes_back_as_it_was(options: Options) -> None:
    match = a_match(3, options, 230)
    again = load(match.dumps())
    assert (again.state, again.plies, again.seed, again.options) == (match.state, match.plies, match.seed, options)
    assert Match.from_code(match.code(), find).plies == match.plies


@pytest.mark.parametrize("phase", Phase)
def test_a_save_from_a_typed_position_comes_back(phase: Phase) -> None:
    match = Match(GAME, start=at(PHASES[phase]), seed=1, deal=False)
    if match.to_act:
        match.play(match.legal()[0])
    assert load(match.dumps()).plies == match.plies
    assert Match.from_code(match.code(), find).plies == match.plies


def changed_save(**parts: object) -> bytes:
    """The save with some of its fields replaced."""
    told = msgspec.json.decode(SAVE)
    assert set(parts) <= set(told)
    return msgspec.json.encode(told | parts)


def actions() -> list[dict[str, Any]]:
    """The actions of the save."""
    found: list[dict[str, Any]] = msgspec.json.decode(SAVE)["actions"]
    return found


def with_action(kind: str, **parts: object) -> bytes:
    """The save with the first action of a kind changed."""
    some = actions()
    place = next(at_ for at_, action in enumerate(some) if action["type"] == kind)
    some[place] = some[place] | parts
    return changed_save(actions=some)


def options_with(**parts: object) -> dict[str, object]:
    """The options of the save, some of them changed."""
    found: dict[str, object] = msgspec.json.decode(SAVE)["options"]
    return found | parts


BAD_SAVES: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "damaged or cut short"),
    "cut short": (lambda: SAVE[: len(SAVE) // 2], "damaged or cut short"),
    "one byte short": (lambda: SAVE[:-1], "damaged or cut short"),
    "no text": (lambda: b"\xff\xfe\x00\x01", "damaged or cut short"),
    "a notebook": (lambda: b'{"cells": [], "nbformat": 4}', "not a save of orclib"),
    "a list": (lambda: b"[1, 2, 3]", "not a save of orclib"),
    "newer": (lambda: changed_save(format=FORMAT + 1), "newer orclib.*format"),
    "format 0": (lambda: changed_save(format=0), "never been a save format 0"),
    "another game": (lambda: changed_save(game="chess"), '"chess"'),
    "unknown field": (lambda: SAVE[:-1] + b',"cheat":true}', "cheat"),
    "missing field": (lambda: SAVE.replace(b'"seed":7,', b""), "seed"),
    "three players": (lambda: changed_save(options=options_with(players=3)), "4 to 7 players"),
    "more players": (lambda: changed_save(options=options_with(players=6)), "tampered"),
    "unknown option": (lambda: changed_save(options=options_with(cheat=True)), "cheat"),
    "no machine": (lambda: changed_save(options=options_with(war_machines=0)), "war_machines"),
    "a switch as text": (lambda: changed_save(options=options_with(flyer_alone="on")), "no game has"),
    "another option": (lambda: changed_save(options=options_with(end_rule="reach")), "tampered"),
    "another seed": (lambda: changed_save(seed=8), "tampered"),
    "another digest": (lambda: changed_save(digest="0" * 16), "tampered.*fingerprint"),
    "last action gone": (lambda: changed_save(actions=actions()[:-1]), "tampered"),
    "last action and its mark gone": (
        lambda: changed_save(actions=actions()[:-1], automatic=msgspec.json.decode(SAVE)["automatic"][:-1]),
        "tampered",
    ),
    "another sorcerer": (lambda: with_action("sorcerer", player=9), "tampered.*action 1 "),
    "another back": (lambda: with_action("back", back="start"), "tampered.*action 2 "),
    "no back": (lambda: with_action("back", back="elf"), "no game has.*elf"),
    "another card": (lambda: with_action("deal", design=99), "no game has.*99"),
    "a pile not begun": (lambda: with_action("desertion", pile=14), "tampered.*action"),
    "a pile that is not": (lambda: with_action("shield", pile=-1), "tampered.*action"),
    "a pile as text": (lambda: with_action("shield", pile="three"), "no game has"),
    "the sorcerer as champion": (
        lambda: with_action("champion", player=msgspec.json.decode(SAVE)["actions"][0]["player"]),
        "tampered.*action",
    ),
    "another seat": (lambda: with_action("shield", seat=9), "tampered.*action"),
    "an unknown action": (lambda: with_action("shield", type="castle"), "no game has.*castle"),
    "an attempt": (
        lambda: changed_save(actions=[{"type": "try", "seat": 1, "trick": "halt", "place": 0}, *actions()[1:]]),
        "tampered.*action 1 ",
    ),
    "an announcement": (
        lambda: changed_save(actions=[*actions()[:-1], {"type": "commit", "seat": 0, "designs": []}]),
        "no game has.*commit",
    ),
    "marks that do not fit": (lambda: changed_save(automatic="p"), "tampered"),
    "strange marks": (lambda: changed_save(automatic="x" * len(actions())), "tampered"),
    "a start that cannot be read": (lambda: changed_save(start="banana"), "no game has"),
    "a start that cannot be": (lambda: changed_save(start="phase call\nhand A: 2 gia"), "no game has"),
    "another start": (lambda: changed_save(start="5 players"), "tampered"),
    "too large": (lambda: SAVE + b" " * MOST_BYTES, "bytes long"),
}


@pytest.mark.parametrize(("make", "told"), BAD_SAVES.values(), ids=BAD_SAVES)
def test_a_bad_save_is_one_clear_error(make: Callable[[], bytes], told: str) -> None:
    with pytest.raises(SaveError, match=f"(?s){told}"):
        load(make())


def test_no_changed_byte_of_a_save_goes_unnoticed() -> None:
    assert load(SAVE).plies == the_match().plies
    step = max(1, len(SAVE) // 80)
    for place in range(0, len(SAVE), step):
        for byte in (b"0", b'"'):
            bad = SAVE[:place] + byte + SAVE[place + 1 :]
            if bad != SAVE:
                with pytest.raises(SaveError):
                    load(bad)


def test_a_file_comes_back_and_a_missing_one_is_named(tmp_path: Path) -> None:
    good = the_match().save(tmp_path / "folder" / "good.braves")
    assert Match.load(good, find).plies == the_match().plies
    with pytest.raises(SaveError, match=r"nowhere\.braves"):
        Match.load(tmp_path / "nowhere.braves", find)


# --- share codes -----------------------------------------------------------------------------------------------------

MARK = f"orc:{GAME.slug}:"
BODY = CODE.removeprefix(MARK)

BAD_CODES = {
    "": "not a share code",
    "banana": "not a share code",
    MARK: "not a share code",
    f"go:braves:{BODY}": "not a share code",
    f"orc:chess:{BODY}": '"chess"',
    CODE[:-4]: "damaged|cut short",
    CODE[: len(CODE) // 2]: "damaged|cut short",
    f"{MARK}{BODY[::-1]}": "damaged",
    f"{MARK}????": "damaged",
    f"{MARK}é": "damaged",
    MARK + "A" * MOST_BYTES: "letters long",
}


@pytest.mark.parametrize("code", BAD_CODES, ids=lambda code: code[:24] or "empty")
def test_a_bad_share_code_is_one_clear_error(code: str) -> None:
    with pytest.raises(SaveError, match=BAD_CODES[code]):
        Match.from_code(code, find)


def test_a_code_with_spaces_around_it_is_read() -> None:
    assert Match.from_code(f"  {CODE}\n", find).plies == the_match().plies


def test_no_mistyped_letter_of_a_code_leads_to_another_game() -> None:
    truth = the_match().plies
    for place in range(len(MARK), len(CODE), 5):
        for letter in ("A", "-"):
            typo = CODE[:place] + letter + CODE[place + 1 :]
            with contextlib.suppress(SaveError):
                assert Match.from_code(typo, find).plies == truth


NAMES = ("format", "options", "seed", "start", "runs", "digits", "check")


def packed(**parts: object) -> str:
    """A share code with some parts replaced, sealed as a tamperer would."""
    raw = base64.urlsafe_b64decode(BODY + "=" * (-len(BODY) % 4))
    head = msgspec.msgpack.decode(zlib.decompress(raw))
    head = [parts.get(name, value) for name, value in zip(NAMES, head, strict=True)]
    return MARK + base64.urlsafe_b64encode(zlib.compress(msgspec.msgpack.encode(head))).decode().rstrip("=")


def values(**parts: object) -> list[object]:
    """The options of the share code in their order, some of them changed."""
    options = Options(players=5)
    return [parts.get(name, getattr(options, name)) for name in Options.__struct_fields__]


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"format": 2}, "format 2"),
        ({"options": [5]}, "damaged"),
        ({"options": values(players=3)}, "4 to 7 players"),
        ({"options": values(end_rule="never")}, "never"),
        ({"options": values(war_machines=9)}, "war_machines"),
        ({"options": values(players=6)}, "tampered"),
        ({"options": values(end_rule="reach")}, "tampered"),
        ({"seed": "x"}, "damaged"),
        ({"start": "banana"}, "damaged"),
        ({"start": "phase call\nhand A: 2 gia"}, "damaged"),
        ({"runs": [0, 5000]}, "tampered"),
        ({"runs": [-1]}, "tampered"),
        ({"runs": [10**9]}, "tampered"),
        ({"digits": b"\x01\x02\x03"}, "tampered"),
        ({"check": b"0000"}, "tampered"),
    ],
    ids=lambda parts: str(parts)[:40],
)
def test_a_tampered_share_code_is_found_out(parts: dict[str, object], told: str) -> None:
    assert Match.from_code(packed(), find).plies == the_match().plies
    with pytest.raises(SaveError, match=told):
        Match.from_code(packed(**parts), find)


def test_a_code_that_goes_on_after_the_end_is_found_out() -> None:
    text = "round 9\nphase round_end\ncalled orcs dwarves skeletons barbarians\nscores: A 9"
    match = Match(GAME, start=at(text), seed=1, deal=False)
    match.play("end round")
    assert match.state.phase is Phase.OVER
    body = match.code().removeprefix(MARK)
    head = msgspec.msgpack.decode(zlib.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))
    head[NAMES.index("runs")][-1] += 1
    longer = base64.urlsafe_b64encode(zlib.compress(msgspec.msgpack.encode(head))).decode()
    with pytest.raises(SaveError, match="goes on after the game is over"):
        Match.from_code(MARK + longer, find)


def test_positions_of_these_tests_can_be_played() -> None:
    for text in (OPEN, LEFTOVER, CHAMPION, SPY, CALL, COMMIT, FLYER):
        match = Match(GAME, start=at(text), deal=False)
        match.play(match.legal()[0])
        assert match.plies
    assert {Z, A, B, C} == set(at(OPEN).options.seats)
