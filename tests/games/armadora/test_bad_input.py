"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import base64
import contextlib
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from orclib.engine import Action, Game, IllegalAction, Match, NotationError, SaveError, UsageError
from orclib.engine.match import FORMAT, MOST_BYTES
from orclib.games.armadora.components import Side
from tests.games.armadora.tools import (
    CHANCE,
    FIRST,
    GAME,
    SECOND,
    Options,
    Phase,
    Seat,
    Square,
    State,
    act,
    all_pass,
    at,
    changed,
    line,
    play,
    random_game,
    readings,
)

START = "advanced, ME; M:A1=4 E:B1=1"


def find(slug: str) -> Game[Any, Any, Any, Any]:
    """The only game on this shelf."""
    if slug != GAME.slug:
        raise UsageError.unknown("game", slug, [GAME.slug])
    return GAME


def a_match(seed: int = 7, options: Options | None = None, moves: int = 14) -> Match[Any, Any, Any, Any]:
    """A game some turns old, of all kinds of moves."""
    match: Match[Any, Any, Any, Any] = Match(GAME, options or Options(players=3, advanced=True), seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        kinds: dict[type, Any] = {type(action): action for action in rng.sample(match.legal(), len(match.legal()))}
        kinds.pop(act.Pass, None)
        match.play(rng.choice(list(kinds.values())))
    return match


SAVE = a_match().dumps()
CODE = a_match().code()


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, "two", 2.0, None])
def test_a_wrong_number_of_players_is_named(players: object) -> None:
    with pytest.raises(UsageError, match=f"2 to 4 players.*{re.escape(repr(players))}"):
        GAME.options(players=players)


@pytest.mark.parametrize(
    ("name", "meant"), [("teems", "teams"), ("advnced", "advanced"), ("min_teritory", "min_territory")]
)
def test_an_unknown_option_is_named_with_the_one_meant(name: str, meant: str) -> None:
    with pytest.raises(UsageError, match=f'"{name}".*Did you mean "{meant}"'):
        GAME.options(**{name: True})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("peoples", "MM"),
        ("peoples", "me"),
        ("peoples", "MX"),
        ("peoples", "M"),
        ("peoples", "MEGOM"),
        ("peoples", 2),
        ("peoples", None),
        ("advanced", 1),
        ("advanced", "on"),
        ("advanced", None),
        ("teams", 0),
        ("relook", "off"),
        ("partners_share", "yes"),
        ("power_needs_action", 1.0),
        ("claim_needs_positive", None),
        ("arrow_floor", "0"),
        ("min_territory", 0),
        ("min_territory", 7),
        ("min_territory", -4),
        ("min_territory", "4"),
        ("min_territory", 4.0),
        ("min_territory", True),
        ("stick_count", "two"),
        ("stick_count", 2),
        ("heap_placement", "Random"),
        ("heap_placement", False),
        ("first_player", "M"),
        ("first_player", 4),
        ("first_player", -1),
        ("first_player", True),
        ("first_player", None),
        ("reinforcement_breaks", "none"),
        ("final_tie", True),
    ],
)
def test_an_unknown_value_is_named_with_its_option(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
        GAME.options(**{name: value})


def test_a_first_player_who_does_not_sit_there_is_named() -> None:
    for players in (2, 3):
        with pytest.raises(UsageError, match=f'value of first_player "{players}".*There is: 0, 1'):
            GAME.options(players=players, first_player=players)
    assert GAME.options(players=4, first_player=3).first_player == 3


@pytest.mark.parametrize(("players", "peoples"), [(2, "MEG"), (3, "ME"), (4, "MEG")])
def test_peoples_that_do_not_fit_the_number_of_players_say_what_to_write(players: int, peoples: str) -> None:
    with pytest.raises(
        UsageError, match=f'"{peoples}" seats {len(peoples)} players, but players is {players}: write both'
    ):
        GAME.options(players=players, peoples=peoples)


def test_good_options_are_taken() -> None:
    options = GAME.options(players=4, peoples="GOEM", advanced=True, first_player=2, min_territory=3)
    assert options == Options(players=4, peoples="GOEM", advanced=True, first_player=2, min_territory=3)
    assert [GAME.options(players=n).peoples for n in (2, 3, 4)] == ["ME", "MEG", "MOGE"]


@pytest.mark.parametrize("name", ["ARM-6.99", "6.9", "", "ORC-1.1", "ARM-R1"])
def test_an_unknown_clause_is_named(name: str) -> None:
    with pytest.raises(UsageError, match=f'clause "{re.escape(name)}"'):
        GAME.rulebook[name]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_for_the_wrong_seat_says_whose_turn_it_is() -> None:
    match = Match(GAME, start=at(START))
    for move, seat in (("E: place 1 C1", None), ("place 1 C1", SECOND), ("E: pass", None)):
        with pytest.raises(IllegalAction, match="turn of Mage"):
            match.play(move, seat)
    assert match.plies == []


@pytest.mark.parametrize("seat", [CHANCE, Seat(2), Seat(4), Seat(-5), Seat(99)])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: Seat) -> None:
    for s in random_game(3, Options(players=2, advanced=True)):
        if s.before.phase in (Phase.ACTION, Phase.AFTER_POWER, Phase.SECOND_STICK):
            assert GAME.legal_actions(s.before, seat) == ()
            kinds = {type(action): action for action in GAME.legal_actions(s.before, s.before.active)}
            for action in kinds.values():
                stray = msgspec.structs.replace(action, seat=seat)
                with pytest.raises(IllegalAction):
                    GAME.apply(s.before, stray)
                assert "ARM-4.3" in {reason.clause for reason in GAME.refusals(s.before, stray)}


@pytest.mark.parametrize("seat", [Seat(2), Seat(-5), Seat(99)])
def test_attempts_of_a_seat_that_does_not_exist_are_refused_too(seat: Seat) -> None:
    state = at(START)
    for attempt in (
        *GAME.attempts(state, FIRST),
        act.Show(FIRST),
        act.TurnOver(FIRST, Square.A1),
        act.Outside(FIRST, "J7"),
        act.LookBehind(FIRST, Seat(7)),
        act.LayPalisades(FIRST, ()),
        act.PlaceReinforcement(FIRST, Square.A1),
        act.Look(FIRST, Square.B1),
        act.Shoot(FIRST, Square.B1),
        act.NameFirst(FIRST, Seat(9)),
        act.PutHeap(FIRST, Square.A1, 99),
    ):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, msgspec.structs.replace(attempt, seat=seat))
        assert all(caught.value.sentences)


def test_nothing_is_played_after_the_end() -> None:
    end = all_pass(START).state
    match = Match(GAME, start=end)
    assert match.legal() == ()
    for move in ("place 1 C1", "fence A1|B1", "pass", "M: look B1", "reinforce A1", "stop", "fence C1|D1 C2|D2"):
        with pytest.raises(IllegalAction, match="has stopped"):
            match.play(move)
    assert (match.plies, match.state) == ([], end)


def test_nothing_is_played_before_the_heaps_lie_there() -> None:
    for move in ("M: place 1 A1", "M: fence A1|B1", "M: pass", "M: look B1", "M: reinforce A1"):
        state = GAME.new(Options(advanced=True))
        with pytest.raises(IllegalAction, match="set-up is not finished"):
            GAME.apply(state, GAME.parse(move, state))


class Attack(Action, frozen=True, tag="attack"):
    """An action of another game."""

    card: str


@pytest.mark.parametrize("thing", [Attack(FIRST, "RB"), None, 5, "place 1 A1"])
def test_something_that_is_no_action_of_this_game_is_named(thing: Any) -> None:
    with pytest.raises(UsageError, match="not an action of Armadöra"):
        GAME.apply(at(START), thing)


FIRST_DRAWN = GAME.position("phase: first")
CHOSEN = GAME.position("phase: first; options: first_player 1")
SHARING = "MOGE; G:A1=4; options: partners_share on"

POINTLESS: list[tuple[str | State, str | act.AnyAction, list[tuple[str, str]]]] = [
    ("", "take A1", [("ARM-2.7", "nothing-there")]),
    ("", "turn A1", [("ARM-2.7", "nothing-there")]),
    ("", "take C3|D3", [("ARM-2.7", "no-palisade")]),
    ("", "peek A1", [("ARM-15.1", "nobody-to-see")]),
    ("", "look behind M", [("ARM-15.3", "own-screen")]),
    ("", act.LookBehind(FIRST, Seat(7)), [("ARM-3.1", "nobody-there")]),
    ("", "show", [("ARM-10.1", "no-partner")]),
    ("MOGE; options: teams off", "show", [("ARM-10.1", "no-partner")]),
    (SHARING, "show", [("ARM-10.7", "shared-already")]),
    ("", act.LayOnRim(FIRST, Square.B2, Side.LEFT), [("ARM-2.5", "not-at-rim")]),
    ("", act.PutHeap(CHANCE, Square.D1, 5), [("ARM-2.3", "heaps-stand")]),
    ("", act.NameFirst(CHANCE, FIRST), [("ARM-3.7", "first-settled")]),
    (GAME.new(), act.NameFirst(CHANCE, FIRST), [("ARM-3.7", "heaps-before")]),
    (GAME.new(), "M: place 1 A1", [("ARM-3.5", "heaps-first")]),
    (GAME.new(), act.PutHeap(CHANCE, Square.B2, 5), [("ARM-3.5", "heaps-in-order")]),
    (GAME.new(), act.PutHeap(CHANCE, Square.D1, 8), [("ARM-3.5", "no-such-heap")]),
    (
        GAME.new(Options(heap_placement="reference")),
        act.PutHeap(CHANCE, Square.D1, 6),
        [("ARM-3.5", "reference-heap")],
    ),
    (
        GAME.new(Options(heap_placement="manual")),
        act.PutHeap(CHANCE, Square.D1, 5),
        [("ARM-3.5", "not-your-heap")],
    ),
    (FIRST_DRAWN, "M: place 1 A1", [("ARM-3.7", "first-player-first")]),
    (FIRST_DRAWN, act.NameFirst(CHANCE, Seat(2)), [("ARM-3.1", "nobody-there")]),
    (FIRST_DRAWN, act.NameFirst(SECOND, FIRST), [("ARM-3.7", "chance-only")]),
    (CHOSEN, act.NameFirst(CHANCE, FIRST), [("ARM-3.7", "first-chosen")]),
    ("stick_count two_if_possible", "fence C3|D3 stop", [("ARM-6.1", "second-wanted")]),
    ("stick_count two_if_possible; C3|D3; stick: C3|D3", "stop", [("ARM-6.1", "second-wanted")]),
]


@pytest.mark.parametrize(("start", "move", "expected"), POINTLESS, ids=[told[2][0][1] for told in POINTLESS])
def test_what_nobody_can_do_is_answered_with_its_own_reason(
    start: str | State, move: str | act.AnyAction, expected: list[tuple[str, str]]
) -> None:
    state = at(start)
    action = GAME.parse(move, state) if isinstance(move, str) else move
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert [(reason.clause, reason.code) for reason in caught.value.reasons] == expected
    assert all(caught.value.sentences)


def test_the_lawful_twins_of_these() -> None:
    for start, move in (
        (GAME.new(), act.PutHeap(CHANCE, Square.D1, 5)),
        (GAME.new(Options(heap_placement="reference")), act.PutHeap(CHANCE, Square.D1, 5)),
        (GAME.new(Options(heap_placement="manual")), act.PutHeap(FIRST, Square.B2, 5)),
        (FIRST_DRAWN, act.NameFirst(CHANCE, SECOND)),
        (CHOSEN, act.NameFirst(CHANCE, SECOND)),
        (at("stick_count two_if_possible"), act.LayPalisade(FIRST, line("C3|D3"))),
    ):
        assert GAME.refusals(start, move) == ()
        assert move in GAME.legal_actions(start, move.seat)


def test_a_mistyped_or_forbidden_move_changes_nothing() -> None:
    match = Match(GAME, start=at(START))
    for text in ("place 1", "", "place 1 A1", "fence A1|B1 A1/A2", "stop", "fence A1|C1", "place 9 C1", "look A1"):
        with pytest.raises((NotationError, IllegalAction)):
            match.play(text)
    assert (match.plies, match.state) == ([], at(START))


def test_a_refused_announcement_lays_nothing_and_a_good_one_is_undone_piece_by_piece() -> None:
    match = Match(GAME, start=at(""))
    with pytest.raises(IllegalAction):
        match.play("fence A1|B1 A1/A2")
    assert (match.plies, match.state.supply) == ([], 35)
    match.play("fence A1|B1 C4|D4")
    assert (len(match.plies), match.state.supply) == (2, 33)
    assert match.undo()
    assert (match.state.supply, match.state.phase) == (34, Phase.SECOND_STICK)


def test_an_illegal_action_holds_reasons_and_sentences() -> None:
    with pytest.raises(IllegalAction) as caught:
        play("sticks: A1|B1", "fence A1/A2")
    assert [r.clause for r in caught.value.reasons] == ["ARM-6.9", "ARM-6.10"]
    assert caught.value.sentences == tuple(GAME.sentence(r) for r in caught.value.reasons)
    assert str(caught.value) == "\n".join(caught.value.sentences)
    assert "A1/A2" in caught.value.sentences[0]


def test_reprs_tell_a_person_what_a_thing_is() -> None:
    assert repr(GAME) == "<Armadöra>"
    assert "136 clauses, 35 rulings" in repr(GAME.rulebook)
    assert "Armadöra" in repr(a_match())


# --- saves -----------------------------------------------------------------------------------------------------------


def load(data: bytes) -> Match[Any, Any, Any, Any]:
    """Read a save."""
    return Match.loads(data, find)


@pytest.mark.parametrize("options", readings(), ids=changed)
def test_a_save_comes_back_as_it_was(options: Options) -> None:
    match = a_match(3, options)
    again = load(match.dumps())
    assert (again.state, again.plies, again.seed, again.options) == (match.state, match.plies, match.seed, options)
    assert Match.from_code(match.code(), find).plies == match.plies


def test_a_save_from_a_typed_position_comes_back() -> None:
    match = Match(GAME, start=at(START), seed=1)
    match.play("look B1")
    match.play("fence A1|B1 C4|D4")
    assert load(match.dumps()).plies == match.plies
    assert Match.from_code(match.code(), find).plies == match.plies


def changed_save(**parts: object) -> bytes:
    """The save with some of its fields replaced."""
    fields = msgspec.json.decode(SAVE)
    assert set(parts) <= set(fields)
    return msgspec.json.encode(fields | parts)


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


def other_line() -> dict[str, str]:
    """A line on which nothing was laid in the save."""
    laid = [action["line"] for action in actions() if action["type"] == "palisade"]
    return next(each for each in ({"a": "D3", "b": "E3"}, {"a": "C3", "b": "D3"}) if each not in laid)


def options_with(**parts: object) -> dict[str, object]:
    """The options of the save, some of them changed."""
    found: dict[str, object] = msgspec.json.decode(SAVE)["options"]
    return found | parts


BAD_SAVES: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "damaged or cut short"),
    "cut short": (lambda: SAVE[: len(SAVE) // 2], "damaged or cut short"),
    "one byte short": (lambda: SAVE[:-1], "damaged or cut short"),
    "no text": (lambda: b"\xff\xfe\x00\x01", "damaged or cut short"),
    "broken letters": (lambda: SAVE.replace(b"armadora", b"\xff\xfe\xfd", 1), "damaged or cut short"),
    "a notebook": (lambda: b'{"cells": [], "nbformat": 4}', "not a save of orclib"),
    "a list": (lambda: b"[1, 2, 3]", "not a save of orclib"),
    "newer": (lambda: changed_save(format=FORMAT + 1), "newer orclib.*format"),
    "format 0": (lambda: changed_save(format=0), "never been a save format 0"),
    "another game": (lambda: changed_save(game="chess"), '"chess"'),
    "unknown field": (lambda: SAVE[:-1] + b',"cheat":true}', "cheat"),
    "missing field": (lambda: SAVE.replace(b'"seed":7,', b""), "seed"),
    "five players": (lambda: changed_save(options=options_with(players=5)), "2 to 4 players"),
    "a people too few": (lambda: changed_save(options=options_with(players=4)), "write both"),
    "a people twice": (lambda: changed_save(options=options_with(peoples="MME")), "peoples"),
    "another people": (lambda: changed_save(options=options_with(peoples="MEO")), "tampered"),
    "unknown option": (lambda: changed_save(options=options_with(cheat=True)), "cheat"),
    "no territory": (lambda: changed_save(options=options_with(min_territory=0)), "min_territory"),
    "a switch as text": (lambda: changed_save(options=options_with(teams="on")), "no game has"),
    "basic rules": (lambda: changed_save(options=options_with(advanced=False)), "tampered"),
    "another option": (lambda: changed_save(options=options_with(arrow_floor=True)), "tampered"),
    "another seed": (lambda: changed_save(seed=8), "tampered"),
    "another digest": (lambda: changed_save(digest="0" * 16), "tampered.*fingerprint"),
    "last action gone": (lambda: changed_save(actions=actions()[:-1]), "tampered"),
    "last action and its mark gone": (
        lambda: changed_save(actions=actions()[:-1], automatic=msgspec.json.decode(SAVE)["automatic"][:-1]),
        "tampered",
    ),
    "another heap": (lambda: with_action("heap", gold=1), "tampered.*action 1"),
    "a heap elsewhere": (lambda: with_action("heap", square="A1"), "tampered.*action 1"),
    "another first player": (lambda: with_action("first", player=7), "tampered.*action 9"),
    "another tile": (lambda: with_action("warrior", value=5), "tampered.*action"),
    "a tile nobody has": (lambda: with_action("warrior", value=-1), "tampered.*action"),
    "on gold": (lambda: with_action("warrior", square="D1"), "tampered.*action"),
    "a square off the board": (lambda: with_action("warrior", square="J7"), "no game has.*J7"),
    "another line": (lambda: with_action("palisade", line=other_line()), "tampered"),
    "no line": (lambda: with_action("palisade", line={"a": "A1", "b": "C1"}), "tampered.*action"),
    "half a line": (lambda: with_action("palisade", line={"a": "A1"}), "no game has.*b"),
    "another seat": (lambda: with_action("warrior", seat=9), "tampered.*action"),
    "a seat as text": (lambda: with_action("warrior", seat="M"), "no game has"),
    "an unknown action": (lambda: with_action("warrior", type="castle"), "no game has.*castle"),
    "an attempt": (lambda: with_action("palisade", type="take palisade"), "tampered.*action"),
    "an announcement": (
        lambda: changed_save(actions=[*actions()[:9], {"type": "palisades", "seat": 0, "lines": []}]),
        "no game has.*palisades",
    ),
    "marks that do not fit": (lambda: changed_save(automatic="p"), "tampered"),
    "strange marks": (lambda: changed_save(automatic="x" * len(actions())), "tampered"),
    "a start that cannot be read": (lambda: changed_save(start="banana"), "no game has"),
    "a start that cannot be": (lambda: changed_save(start="M:D1=1"), "no game has"),
    "another start": (lambda: changed_save(start="MEG, advanced"), "tampered"),
    "too large": (lambda: SAVE + b" " * MOST_BYTES, "bytes long"),
}


@pytest.mark.parametrize(("make", "told"), BAD_SAVES.values(), ids=BAD_SAVES)
def test_a_bad_save_is_one_clear_error(make: Callable[[], bytes], told: str) -> None:
    with pytest.raises(SaveError, match=f"(?s){told}"):
        load(make())


def test_no_changed_byte_of_a_save_goes_unnoticed() -> None:
    assert load(SAVE).plies == a_match().plies
    step = max(1, len(SAVE) // 300)
    for place in range(0, len(SAVE), step):
        for byte in (b"0", b'"'):
            bad = SAVE[:place] + byte + SAVE[place + 1 :]
            if bad != SAVE:
                with pytest.raises(SaveError):
                    load(bad)


def test_a_file_comes_back_and_a_missing_one_is_named(tmp_path: Path) -> None:
    good = a_match().save(tmp_path / "folder" / "good.armadora")
    assert Match.load(good, find).plies == a_match().plies
    with pytest.raises(SaveError, match=r"nowhere\.armadora"):
        Match.load(tmp_path / "nowhere.armadora", find)


# --- share codes -----------------------------------------------------------------------------------------------------

MARK = f"orc:{GAME.slug}:"
BODY = CODE.removeprefix(MARK)

BAD_CODES = {
    "": "not a share code",
    "banana": "not a share code",
    MARK: "not a share code",
    f"go:armadora:{BODY}": "not a share code",
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
    assert Match.from_code(f"  {CODE}\n", find).plies == a_match().plies


def test_no_mistyped_letter_of_a_code_leads_to_another_game() -> None:
    truth = a_match().plies
    for place in range(len(MARK), len(CODE), 2):
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
    options = Options(players=3, advanced=True)
    return [parts.get(name, getattr(options, name)) for name in Options.__struct_fields__]


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"format": 2}, "format 2"),
        ({"options": [3]}, "damaged"),
        ({"options": values(players=5)}, "2 to 4 players"),
        ({"options": values(peoples="MME")}, "peoples"),
        ({"options": values(min_territory=9)}, "min_territory"),
        ({"options": values(advanced=False)}, "tampered"),
        ({"options": values(min_territory=3)}, "tampered"),
        ({"seed": "x"}, "damaged"),
        ({"start": "banana"}, "damaged"),
        ({"start": "M:D1=1"}, "damaged"),
        ({"runs": [0, 5000]}, "tampered"),
        ({"runs": [-1]}, "tampered"),
        ({"runs": [10**9]}, "tampered"),
        ({"digits": b"\x01\x02\x03"}, "tampered"),
        ({"check": b"0000"}, "tampered"),
    ],
    ids=lambda parts: str(parts)[:40],
)
def test_a_tampered_share_code_is_found_out(parts: dict[str, object], told: str) -> None:
    assert Match.from_code(packed(), find).plies == a_match().plies
    with pytest.raises(SaveError, match=told):
        Match.from_code(packed(**parts), find)


def test_a_code_that_goes_on_after_the_end_is_found_out() -> None:
    match = a_match(options=Options(), moves=0)
    while match.to_act:
        match.play("pass")
    state: State = match.state
    assert state.phase is Phase.OVER
    body = match.code().removeprefix(MARK)
    head = msgspec.msgpack.decode(zlib.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))
    head[NAMES.index("runs")][-1] += 1  # one pass too many
    longer = base64.urlsafe_b64encode(zlib.compress(msgspec.msgpack.encode(head))).decode()
    with pytest.raises(SaveError, match="goes on after the game is over"):
        Match.from_code(MARK + longer, find)
