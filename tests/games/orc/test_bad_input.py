"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orclib.engine import (
    CHANCE,
    Action,
    Game,
    IllegalAction,
    Match,
    OrclibError,
    Outcome,
    Reason,
    SaveError,
    Score,
    Seat,
    UsageError,
)
from orclib.engine.errors import NotationError, PositionError
from orclib.engine.match import FORMAT, MOST_BYTES
from tests.games.orc.support import F1, GAME, NORTH, Options, Phase, act, at, last, play, random_game

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"


def find(slug: str) -> Game[Any, Any, Any, Any]:
    """The only game on this shelf."""
    if slug != GAME.slug:
        raise UsageError.unknown("game", slug, [GAME.slug])
    return GAME


def a_match(seed: int = 7, options: Options | None = None) -> Match[Any, Any, Any, Any]:
    """A game some turns old."""
    match = Match(GAME, options, seed=seed)
    for _ in range(9):
        match.play(match.legal()[-1])
    return match


SAVE = a_match().dumps()
CODE = a_match().code()


def test_every_error_is_of_one_tree_and_a_value_error() -> None:
    for kind in (UsageError, NotationError, PositionError, IllegalAction, SaveError):
        assert issubclass(kind, OrclibError)
    assert issubclass(OrclibError, ValueError)


# --- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 3, -1, True, "two", 2.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"2 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


def test_an_unknown_option_is_named_with_the_one_meant() -> None:
    with pytest.raises(UsageError, match=r'"attack_on_one".*Did you mean "attack_on_won"'):
        GAME.options(attack_on_one=True)


@pytest.mark.parametrize("value", [1, "on", None, 0])
def test_an_unknown_value_is_named_with_its_option(value: object) -> None:
    with pytest.raises(UsageError, match=f"attack_on_won.*{re.escape(str(value))}"):
        GAME.options(attack_on_won=value)


def test_good_options_are_taken() -> None:
    assert GAME.options(attack_on_won=True) == Options(attack_on_won=True)


@pytest.mark.parametrize("name", ["ORC-4.66", "4.6", "", "ARM-1.1"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


def test_the_rulebook_is_a_mapping_also_for_what_it_does_not_hold() -> None:
    assert "ORC-4.66" not in GAME.rulebook
    assert GAME.rulebook.get("ORC-4.66") is None
    assert GAME.rulebook.get("ORC-4.6") is GAME.rulebook["ORC-4.6"]


# --- actions ------------------------------------------------------------------------------------------------


def test_an_action_for_the_wrong_seat_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(START))
    with pytest.raises(IllegalAction, match="North"):
        match.play("S: discard GW")
    with pytest.raises(IllegalAction, match="North"):
        match.play("discard GW", Seat(1))
    assert match.plies == []


@pytest.mark.parametrize("seat", [CHANCE, Seat(2), Seat(-5)])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: Seat) -> None:
    for s in random_game(3):
        if s.before.phase in (Phase.BOX, Phase.USE, Phase.DRAW):
            assert GAME.legal_actions(s.before, seat) == ()
            for action in GAME.legal_actions(s.before, s.before.mover):
                with pytest.raises(IllegalAction):
                    GAME.apply(s.before, msgspec.structs.replace(action, seat=seat))


def test_nothing_is_played_after_the_end() -> None:
    end = last(random_game(1))
    with pytest.raises(IllegalAction, match="stopped"):
        GAME.apply(end, act.Discard(NORTH, end.hands[NORTH][0]))
    match = Match(GAME, start=end)
    assert match.legal() == ()
    with pytest.raises(IllegalAction, match="stopped"):
        match.play("pass")


class Fence(Action, frozen=True, tag="fence"):
    """An action of another game."""

    where: str


@pytest.mark.parametrize("thing", [Fence(NORTH, "d2"), None, 5, "RB:1-Y"])
def test_something_that_is_no_action_of_this_game_is_named(thing: Any) -> None:
    with pytest.raises(UsageError, match="not an action of ORC"):
        GAME.apply(at(START), thing)


def test_a_mistyped_move_changes_nothing() -> None:
    match = Match(GAME, start=at(START))
    for text in ("RB:1-", "", "RB:1-R", "draw G"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert match.plies == []


# --- saves --------------------------------------------------------------------------------------------------


def load(data: bytes) -> Match[Any, Any, Any, Any]:
    """Read a save."""
    return Match.loads(data, find)


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(start_choice=True, attack_on_won=True, peek_between_draws=False, discard_face_down=True),
    ],
)
def test_a_save_comes_back_as_it_was(options: Options) -> None:
    match = a_match(3, options)
    again = load(match.dumps())
    assert (again.state, again.plies, again.seed, again.options) == (
        match.state,
        match.plies,
        match.seed,
        options,
    )
    assert Match.from_code(match.code(), find).plies == match.plies


def test_a_save_from_a_typed_position_comes_back() -> None:
    match = Match(GAME, start=at(START), seed=1)
    match.play("RB:1-Y")
    assert load(match.dumps()).plies == match.plies
    assert Match.from_code(match.code(), find).plies == match.plies


def changed(**parts: object) -> bytes:
    """The save with some of its fields replaced."""
    fields = msgspec.json.decode(SAVE)
    assert set(parts) <= set(fields)
    return msgspec.json.encode(fields | parts)


def actions() -> list[dict[str, Any]]:
    """The actions of the save."""
    found: list[dict[str, Any]] = msgspec.json.decode(SAVE)["actions"]
    return found


def with_action(at_: int, **parts: object) -> bytes:
    """The save with one action changed."""
    some = actions()
    some[at_] = some[at_] | parts
    return changed(actions=some)


BAD_SAVES: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "damaged or cut short"),
    "cut short": (lambda: SAVE[: len(SAVE) // 2], "damaged or cut short"),
    "one byte short": (lambda: SAVE[:-1], "damaged or cut short"),
    "no text": (lambda: b"\xff\xfe\x00\x01", "damaged or cut short"),
    "broken letters": (lambda: SAVE.replace(b"orc", b"\xff\xfe\xfd", 1), "damaged or cut short"),
    "a notebook": (lambda: b'{"cells": [], "nbformat": 4}', "not a save of orclib"),
    "a list": (lambda: b"[1, 2, 3]", "not a save of orclib"),
    "a number": (lambda: b"42", "not a save of orclib"),
    "deep": (lambda: b"[" * 50_000, "damaged|not a save"),
    "newer": (lambda: changed(format=FORMAT + 1), "newer orclib.*format"),
    "newer, with unknown fields": (lambda: changed(format=FORMAT + 1)[:-1] + b',"clock":3}', "newer orclib"),
    "format 0": (lambda: changed(format=0), "never been a save format 0"),
    "format as text": (lambda: changed(format="1"), "not a save of orclib"),
    "another game": (lambda: changed(game="chess"), '"chess"'),
    "unknown field": (lambda: SAVE[:-1] + b',"cheat":true}', "cheat"),
    "missing field": (lambda: SAVE.replace(b'"seed":7,', b""), "seed"),
    "three players": (lambda: changed(options={"players": 3}), "2 players"),
    "unknown option": (lambda: changed(options={"players": 2, "cheat": True}), "cheat"),
    "another option": (lambda: changed(options={"players": 2, "attack_on_won": True}), "tampered"),
    "another seed": (lambda: changed(seed=8), "tampered"),
    "another digest": (lambda: changed(digest="0" * 16), "tampered.*fingerprint"),
    "last action gone": (lambda: changed(actions=actions()[:-1]), "tampered"),
    "last action and its mark gone": (
        lambda: changed(actions=actions()[:-1], automatic=msgspec.json.decode(SAVE)["automatic"][:-1]),
        "tampered",
    ),
    "another card laid": (lambda: with_action(0, flipped=not actions()[0]["flipped"]), "tampered"),
    "an unknown card": (lambda: with_action(0, card="RR"), "RR"),
    "an unknown action": (lambda: with_action(0, type="castle"), "castle"),
    "an illegal action": (lambda: with_action(1, card=actions()[0]["card"]), "tampered.*action 2"),
    "a player nobody knows": (lambda: with_action(3, player=7), "tampered|no game has"),
    "marks that do not fit": (lambda: changed(automatic="p"), "tampered"),
    "strange marks": (lambda: changed(automatic="x" * len(actions())), "tampered"),
    "a start that cannot be read": (lambda: changed(start="banana"), "no game has"),
    "a start that cannot be": (lambda: changed(start="piles Y5"), "no game has"),
    "too large": (lambda: SAVE + b" " * MOST_BYTES, "bytes long"),
}


@pytest.mark.parametrize(("make", "told"), BAD_SAVES.values(), ids=BAD_SAVES)
def test_a_bad_save_is_one_clear_error(make: Callable[[], bytes], told: str) -> None:
    with pytest.raises(SaveError, match=f"(?s){told}"):
        load(make())


def test_no_changed_byte_of_a_save_goes_unnoticed() -> None:
    step = max(1, len(SAVE) // 400)
    for place in range(0, len(SAVE), step):
        for byte in (b"0", b"x", b'"'):
            bad = SAVE[:place] + byte + SAVE[place + 1 :]
            if bad != SAVE:
                with pytest.raises(SaveError):
                    load(bad)


def test_files_that_are_not_there_or_too_large_are_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nowhere\.orc"):
        Match.load(tmp_path / "nowhere.orc", find)
    with pytest.raises(SaveError, match="cannot be read"):
        Match.load(tmp_path, find)
    large = tmp_path / "large.orc"
    large.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(SaveError, match=r"large\.orc.*bytes long"):
        Match.load(large, find)
    good = a_match().save(tmp_path / "folder" / "good.orc")
    assert Match.load(good, find).plies == a_match().plies
    assert [file.name for file in good.parent.iterdir()] == ["good.orc"]


# --- share codes --------------------------------------------------------------------------------------------

BODY = CODE.split(":")[2]

BAD_CODES = {
    "": "not a share code",
    "banana": "not a share code",
    "orc": "not a share code",
    "orc:orc:": "not a share code",
    f"go:orc:{BODY}": "not a share code",
    f"orc:chess:{BODY}": '"chess"',
    CODE[:-4]: "damaged|cut short",
    CODE[: len(CODE) // 2]: "damaged|cut short",
    f"orc:orc:{BODY[::-1]}": "damaged",
    "orc:orc:????": "damaged",
    "orc:orc:é": "damaged",
    f"orc:orc:{BODY} ": "",
    "orc:orc:" + "A" * MOST_BYTES: "letters long",
}


@pytest.mark.parametrize(
    "code", [code for code in BAD_CODES if code.strip() != CODE], ids=lambda code: code[:24] or "empty"
)
def test_a_bad_share_code_is_one_clear_error(code: str) -> None:
    with pytest.raises(SaveError, match=BAD_CODES[code]):
        Match.from_code(code, find)


def test_a_code_with_spaces_around_it_is_read() -> None:
    assert Match.from_code(f"  {CODE}\n", find).plies == a_match().plies


def test_no_mistyped_letter_of_a_code_leads_to_another_game() -> None:
    truth = a_match().plies
    for place in range(len("orc:orc:"), len(CODE)):
        for letter in ("A", "z", "-"):
            typo = CODE[:place] + letter + CODE[place + 1 :]
            with contextlib.suppress(SaveError):
                assert Match.from_code(typo, find).plies == truth


def packed(**parts: object) -> str:
    """A share code with some parts replaced, sealed as a tamperer would."""
    import base64
    import zlib

    raw = base64.urlsafe_b64decode(BODY + "=" * (-len(BODY) % 4))
    head = msgspec.msgpack.decode(zlib.decompress(raw))
    names = ("format", "options", "seed", "start", "runs", "digits", "check")
    head = [parts.get(name, value) for name, value in zip(names, head, strict=True)]
    return "orc:orc:" + base64.urlsafe_b64encode(zlib.compress(msgspec.msgpack.encode(head))).decode().rstrip("=")


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"format": 2}, "format 2"),
        ({"options": [3, False, False, True, False, False]}, "2 players"),
        ({"options": [2]}, "damaged"),
        ({"seed": "x"}, "damaged"),
        ({"start": "banana"}, "damaged"),
        ({"start": "piles Y5"}, "damaged"),
        ({"runs": [0, 500]}, "tampered"),
        ({"runs": [-1]}, "tampered"),
        ({"runs": [10**9]}, "tampered"),
        ({"digits": b"\x01\x02\x03"}, "tampered"),
        ({"check": b"0000"}, "tampered"),
    ],
    ids=str,
)
def test_a_tampered_share_code_is_found_out(parts: dict[str, object], told: str) -> None:
    assert Match.from_code(packed(), find).plies == a_match().plies
    with pytest.raises(SaveError, match=told):
        Match.from_code(packed(**parts), find)


# --- what errors look like ----------------------------------------------------------------------------------


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(START, "RB:1-R")
    assert [r.clause for r in caught.value.reasons] == ["ORC-4.5"]
    assert caught.value.sentences == tuple(GAME.sentence(r) for r in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<ORC>"
    assert "100 clauses" in repr(GAME.rulebook)
    assert "ORC" in repr(a_match())
    assert repr(Outcome((), Reason("ORC-12.3", "drawn"), Score((0, 0), ())))
