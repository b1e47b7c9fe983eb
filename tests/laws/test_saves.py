"""Damaged and tampered saves and share codes of every game: each gives one clear error that names what is wrong.

What only one game has (its options, its actions, its positions) is spoilt in its own `test_bad_input.py`.
"""

import contextlib
from pathlib import Path
from random import Random

import pytest

import orclib
from orclib import testing
from orclib.engine import Match, SaveError
from orclib.engine.match import FORMAT, MOST_BYTES
from orclib.games import rules
from tests.laws.saves import BadCodes, BadSaves, Saved, check_bad_code, check_bad_save, load, read

SEED = 7
PLIES = 100
PLACES = 200
"""Bytes of a save that are tried."""


@pytest.fixture(params=orclib.list_games(), scope="module")
def saved(request: pytest.FixtureRequest) -> Saved:
    """A short line of play of each game in turn, under some reading of its rules."""
    game = rules(request.param)
    options = testing.random_options(game, Random(3))
    return Saved(testing.random_line(game, options, seed=SEED, plies=PLIES, deal=True))


def decision(saved: Saved) -> int:
    """The place of the last action that a player chose."""
    return max(place for place, action in enumerate(saved.actions()) if action["seat"] >= 0)


# --- saves ---------------------------------------------------------------------------------------------------


BAD_SAVES: BadSaves = {
    "empty": (lambda s: b"", "damaged or cut short"),
    "cut short": (lambda s: s.data[: len(s.data) // 2], "damaged or cut short"),
    "one byte short": (lambda s: s.data[:-1], "damaged or cut short"),
    "no text": (lambda s: b"\xff\xfe\x00\x01", "damaged or cut short"),
    "broken letters": (
        lambda s: s.data.replace(s.match.game.slug.encode(), b"\xff\xfe\xfd", 1),
        "damaged or cut short",
    ),
    "a notebook": (lambda s: b'{"cells": [], "nbformat": 4}', "not a save of orclib"),
    "a list": (lambda s: b"[1, 2, 3]", "not a save of orclib"),
    "a number": (lambda s: b"42", "not a save of orclib"),
    "deep": (lambda s: b"[" * 50_000, "damaged|not a save"),
    "newer": (lambda s: s.changed(format=FORMAT + 1), "newer orclib.*format"),
    "newer, with unknown fields": (lambda s: s.changed(format=FORMAT + 1)[:-1] + b',"clock":3}', "newer orclib"),
    "format 0": (lambda s: s.changed(format=0), "never been a save format 0"),
    "format as text": (lambda s: s.changed(format="1"), "not a save of orclib"),
    "another game": (lambda s: s.changed(game="chess"), '"chess"'),
    "unknown field": (lambda s: s.data[:-1] + b',"cheat":true}', "cheat"),
    "missing field": (lambda s: s.data.replace(b'"seed":%d,' % SEED, b""), "seed"),
    "unknown option": (lambda s: s.options_with(cheat=True), "cheat"),
    "too few players": (lambda s: s.options_with(players=s.match.game.players[0] - 1), "for .* players, not"),
    "too many players": (lambda s: s.options_with(players=s.match.game.players[-1] + 1), "for .* players, not"),
    "another seed": (lambda s: s.changed(seed=SEED + 1), "tampered"),
    "another digest": (lambda s: s.changed(digest="0" * 16), "tampered.*fingerprint"),
    "last action gone": (lambda s: s.changed(actions=s.actions()[:-1]), "tampered"),
    "last action and its mark gone": (
        lambda s: s.changed(actions=s.actions()[:-1], automatic=s.fields()["automatic"][:-1]),
        "tampered",
    ),
    "another seat": (lambda s: s.with_action(decision(s), seat=9), "tampered.*action"),
    "a seat as text": (lambda s: s.with_action(decision(s), seat="first"), "no game has"),
    "an unknown action": (lambda s: s.with_action(decision(s), type="castle"), "no game has.*castle"),
    "marks that do not fit": (lambda s: s.changed(automatic="p"), "tampered"),
    "a further part of nothing": (lambda s: s.changed(automatic="a" * len(s.actions())), "tampered"),
    "strange marks": (lambda s: s.changed(automatic="x" * len(s.actions())), "tampered"),
    "a start that cannot be read": (lambda s: s.changed(start="banana"), "no game has"),
    "too large": (lambda s: s.data + b" " * MOST_BYTES, "bytes long"),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(saved: Saved, bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(saved), told)


def test_no_changed_byte_of_a_save_goes_unnoticed(saved: Saved) -> None:
    data = saved.data
    assert load(data).plies == saved.match.plies
    for place in range(0, len(data), max(1, len(data) // PLACES)):
        for byte in (b"0", b"x", b'"'):
            bad = data[:place] + byte + data[place + 1 :]
            if bad != data:
                with pytest.raises(SaveError):
                    load(bad)


def test_a_file_comes_back_and_what_is_none_is_named(saved: Saved, tmp_path: Path) -> None:
    slug = saved.match.game.slug
    good = saved.match.save(tmp_path / "folder" / f"good.{slug}")
    assert Match.load(good, rules).plies == saved.match.plies
    assert [file.name for file in good.parent.iterdir()] == [f"good.{slug}"]
    with pytest.raises(SaveError, match=rf"nowhere\.{slug}"):
        Match.load(tmp_path / f"nowhere.{slug}", rules)
    with pytest.raises(SaveError, match="cannot be read"):
        Match.load(tmp_path, rules)
    large = tmp_path / f"large.{slug}"
    large.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(SaveError, match=rf"large\.{slug}.*bytes long"):
        Match.load(large, rules)


# --- share codes ---------------------------------------------------------------------------------------------

BAD_CODES: BadCodes = {
    "empty": (lambda s: "", "not a share code"),
    "banana": (lambda s: "banana", "not a share code"),
    "a word of it": (lambda s: "orc", "not a share code"),
    "no body": (lambda s: s.mark, "not a share code"),
    "another mark": (lambda s: f"go:{s.match.game.slug}:{s.body}", "not a share code"),
    "another game": (lambda s: f"orc:chess:{s.body}", '"chess"'),
    "four letters short": (lambda s: s.code[:-4], "damaged|cut short"),
    "cut short": (lambda s: s.code[: len(s.code) // 2], "damaged|cut short"),
    "backwards": (lambda s: s.mark + s.body[::-1], "damaged"),
    "question marks": (lambda s: f"{s.mark}????", "damaged"),
    "an accent": (lambda s: f"{s.mark}é", "damaged"),
    "too long": (lambda s: s.mark + "A" * MOST_BYTES, "letters long"),
    "another format": (lambda s: s.packed(format=FORMAT + 1), f"format {FORMAT + 1}"),
    "options missing": (lambda s: s.packed(options=s.values()[:1]), "damaged"),
    "too few players": (
        lambda s: s.packed(options=s.values(players=s.match.game.players[0] - 1)),
        "for .* players, not",
    ),
    "too many players": (
        lambda s: s.packed(options=s.values(players=s.match.game.players[-1] + 1)),
        "for .* players, not",
    ),
    "a seed as text": (lambda s: s.packed(seed="x"), "damaged"),
    "a start that cannot be read": (lambda s: s.packed(start="banana"), "damaged"),
    "too many actions": (lambda s: s.packed(runs=[0, 5000]), "tampered"),
    "less than no actions": (lambda s: s.packed(runs=[-1]), "tampered"),
    "far too many actions": (lambda s: s.packed(runs=[10**9]), "tampered"),
    "other digits": (lambda s: s.packed(digits=b"\x01\x02\x03"), "tampered"),
    "another check": (lambda s: s.packed(check=b"0000"), "tampered"),
}


@pytest.mark.parametrize("bad", BAD_CODES)
def test_a_bad_share_code_is_one_clear_error(saved: Saved, bad: str) -> None:
    spoil, told = BAD_CODES[bad]
    check_bad_code(spoil(saved), told)


def test_a_code_packed_again_is_read(saved: Saved) -> None:
    """So what is wrong with the packed ones above is what was replaced."""
    assert read(saved.packed()).plies == saved.match.plies
    assert read(saved.packed(options=saved.values())).plies == saved.match.plies


def test_a_code_with_spaces_around_it_is_read(saved: Saved) -> None:
    assert read(f"  {saved.code}\n").plies == saved.match.plies


def test_no_mistyped_letter_of_a_code_leads_to_another_game(saved: Saved) -> None:
    for place in range(len(saved.mark), len(saved.code)):
        for letter in ("A", "z", "-"):
            typo = saved.code[:place] + letter + saved.code[place + 1 :]
            with contextlib.suppress(SaveError):
                assert read(typo).plies == saved.match.plies


def test_a_code_that_goes_on_after_the_end_is_found_out(saved: Saved) -> None:
    whole = Saved(testing.random_line(saved.match.game, seed=SEED, deal=True))
    assert whole.match.outcome
    *runs, last = whole.unpacked()["runs"]
    check_bad_code(whole.packed(runs=[*runs, last + 1]), "goes on after the game is over")
