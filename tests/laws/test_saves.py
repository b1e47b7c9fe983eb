"""Damaged and tampered saves and share codes of every game: each gives one clear error that names what is wrong.

What only one game has (its options, its actions, its positions) is spoilt in its own tests, where it checks more
than the rest.
"""

import contextlib
import os
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import orclib
from orclib import files, testing
from orclib.engine import Match, Seat
from orclib.engine.saves import FORMAT, MOST_BYTES
from orclib.errors import OrclibError, SaveError, UsageError
from orclib.games import rules
from orclib.games.thorval.box import Kind
from orclib.testing import AnyMatch
from tests import depth
from tests.laws.saves import BadCodes, BadSaves, Saved, check_bad_code, check_bad_save, forged, lettered, load, read
from tests.naming import row

posix = pytest.mark.skipif(sys.platform == "win32", reason="as POSIX does it")
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
    "older": (lambda s: s.changed(format=FORMAT - 1), "older orclib.*format 2; this one reads format 3"),
    "format 0": (lambda s: s.changed(format=0), "never been a format 0"),
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
    "a start that is no state": (lambda s: s.changed(start="banana"), "no game has.*start"),
    "a start of which most is missing": (lambda s: s.changed(start={}), "no game has.*options.*start"),
    "too large": (lambda s: s.data + b" " * MOST_BYTES, "bytes long"),
}


def test_a_bad_save_is_one_clear_error(saved: Saved) -> None:
    for bad, (spoil, told) in BAD_SAVES.items():
        with row(bad):
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


@pytest.mark.parametrize("name", ["", ".", "..", "/", "a\0b", "x" * 300, "sub/", "game.json/x", "\ud800"])
def test_what_no_file_can_be_called_is_an_error(
    saved: Saved, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    (tmp_path / "game.json").write_text("mine")
    for call in (lambda: saved.match.save(name), lambda: Match.load(name, rules)):
        with pytest.raises(SaveError):
            call()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.json", "sub"]
    assert (tmp_path / "game.json").read_text() == "mine"
    assert [*(tmp_path / "sub").iterdir()] == []
    longest = "x" * 250
    assert Match.load(saved.match.save(longest), rules).state == saved.match.state


@posix
@pytest.mark.parametrize("linked", [False, True])
def test_a_device_or_pipe_is_neither_read_nor_replaced(saved: Saved, linked: bool, tmp_path: Path) -> None:
    """A save to the device that forgets everything put a file in its place."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for odd in (Path("/dev/null"), Path("/dev/zero"), pipe):
        before = odd.stat()
        path = odd
        if linked:
            path = tmp_path / f"link to {odd.name}"
            path.symlink_to(odd)
        with pytest.raises(SaveError, match="no regular file"):
            saved.match.save(path)
        with pytest.raises(SaveError, match="no regular file"):
            Match.load(path, rules)
        assert (odd.stat().st_mode, odd.stat().st_ino) == (before.st_mode, before.st_ino)


@posix
def test_a_link_to_a_file_stays_one_and_a_file_keeps_its_mode(saved: Saved, tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    saved.match.save(file)
    file.chmod(0o600)
    link.symlink_to(file)
    assert saved.match.save(link) == link
    assert link.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Match.load(file, rules).plies == saved.match.plies
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    with pytest.raises(SaveError):
        saved.match.save(circle)


@posix
def test_a_full_disk_leaves_the_old_file_and_no_draft(saved: Saved, tmp_path: Path) -> None:
    import resource
    import signal

    file = tmp_path / "game.json"
    file.write_text("an older game")
    limits, before = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(SaveError, match="cannot be written: File too large"):
            saved.match.save(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert file.read_text() == "an older game"
    assert [*tmp_path.iterdir()] == [file]
    saved.match.save(file)
    assert Match.load(file, rules).plies == saved.match.plies


def test_drafts_of_the_dead_are_swept_away_and_no_others(saved: Saved, tmp_path: Path) -> None:
    dead, alive = tmp_path / ".dead.orclib-draft", tmp_path / ".alive.orclib-draft"
    dead.write_text("half a ga")
    alive.write_text("half a ga")
    lock = files.Lock.take(alive)
    assert lock is not None
    saved.match.save(tmp_path / "game.json")
    assert sorted(file.name for file in tmp_path.iterdir()) == [alive.name, "game.json"]
    lock.let_go()


@pytest.mark.parametrize("seed", [2**63, -(2**63), 10**30, "7", 1.5])
def test_a_seed_is_a_whole_number_that_a_save_can_hold(saved: Saved, seed: Any) -> None:
    with pytest.raises(UsageError, match="seed"):
        Match(saved.match.game, seed=seed)
    with pytest.raises(SaveError):
        load(saved.changed(seed=seed))
    with pytest.raises(SaveError):
        load(saved.data.replace(b'"seed":7', b'"seed":7' + b"0" * 5_000))
    with pytest.raises(UsageError, match="seed"):
        Match(saved.match.game, seed=10**5_000)
    for good in (2**63 - 1, 1 - 2**63, 0, True):
        match: AnyMatch = Match(saved.match.game, seed=good)
        assert load(match.dumps()).state == read(match.code()).state == match.state


def test_a_game_too_long_to_be_read_is_not_saved(saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orclib.engine.saves.MOST_PLIES", len(saved.match.plies))
    assert load(saved.match.dumps()).plies == read(saved.match.code()).plies
    monkeypatch.setattr("orclib.engine.saves.MOST_PLIES", len(saved.match.plies) - 1)
    for call in (saved.match.dumps, saved.match.code, lambda: load(saved.data), lambda: read(saved.code)):
        with pytest.raises(SaveError, match="actions"):
            call()
    monkeypatch.undo()
    monkeypatch.setattr("orclib.engine.saves.MOST_BYTES", len(saved.data) - 1)
    with pytest.raises(SaveError, match="bytes"):
        saved.match.dumps()


def test_what_takes_too_long_is_not_read_on(saved: Saved, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orclib.engine.saves.SECONDS", -1.0)
    assert read(saved.code).plies == Match.loads(saved.data, rules, -1.0).plies == saved.match.plies
    monkeypatch.setattr(saved.match.game, "longest", 3)
    with pytest.raises(SaveError, match="too long"):
        read(saved.code)
    with pytest.raises(SaveError, match="too long"):
        Match.loads(saved.data, rules, -1.0)
    assert Match.loads(saved.data, rules, 60.0).plies == saved.match.plies


# --- states that were made up, in saves and share codes sealed as they should be ------------------------------

CREATED: dict[str, Callable[[Any], Any]] = {
    "orc": lambda s: replace(s, removed=(*s.removed, s.frontier[0].card)),
    "armadora": lambda s: replace(s, supply=s.supply + 1),
    "braves": lambda s: replace(s, deck=(s.deck[0] + 1, *s.deck[1:])),
    "thorval": lambda s: replace(s, gone=((*s.gone[0], *Kind), *s.gone[1:])),
    "orcs_vs_orcs": lambda s: replace(s, players=(replace(s.players[0], reserve=40), *s.players[1:])),
}
"""For each game, a state in which there is more of something than in the box."""


def other_reading(match: AnyMatch) -> dict[str, object]:
    """One option of a line of play with another of its values."""
    name, values = next((n, v) for n, v in match.game.Options.readings().items() if bool in map(type, v))
    return {name: next(value for value in values if value != getattr(match.options, name))}


def check_forged(saved: Saved, start: object, told: str) -> None:
    """Neither a save nor a share code that begins with the state is read."""
    twin = forged(saved.match, start)
    check_bad_save(twin.dumps(), told)
    check_bad_code(twin.code(), told)


def test_a_line_is_read_from_any_state_it_passes(saved: Saved) -> None:
    """So what is wrong with the states below is what was changed."""
    for ply in saved.match.plies[::5]:
        twin = forged(saved.match, ply.state)
        assert load(twin.dumps()).state == read(twin.code()).state == ply.state


def test_a_state_with_more_than_the_box_is_refused(saved: Saved) -> None:
    check_forged(saved, CREATED[saved.match.game.slug](saved.match.state), "what is in the box")


def test_a_state_of_another_game_or_of_other_players_is_refused(saved: Saved) -> None:
    game, match = saved.match.game, saved.match
    other = orclib.game(next(slug for slug in orclib.list_games() if slug != game.slug)).engine
    check_forged(saved, other.new(), "no game has|damaged")
    others = [game.new(game.options(players=n)) for n in game.players if n != match.options.players]
    for state in (*others, game.new(replace(match.options, **other_reading(match)))):
        check_forged(saved, state, "other rules than the game")


def test_a_state_in_a_phase_that_does_not_fit_is_refused_or_can_be_played(saved: Saved) -> None:
    refused = 0
    for state in (saved.match.state, saved.match.game.new(saved.match.options)):
        for phase in type(state.phase):
            try:
                assert load(forged(saved.match, replace(state, phase=phase)).dumps()).to_act or phase.name == "OVER"
            except SaveError:
                refused += 1
    assert refused


@pytest.mark.parametrize("number", [-1, 10_000, 2**62])
def test_a_number_out_of_all_proportion_is_refused(saved: Saved, number: int) -> None:
    state = saved.match.state
    turn = next(name for name in ("turn", "round_no", "turn_no") if hasattr(state, name))
    check_forged(saved, replace(state, **{turn: number}), "out of all proportion|cannot be")


def test_a_state_with_a_field_too_many_is_refused(saved: Saved) -> None:
    whole = Saved(saved.match.known_to(Seat(0)))
    check_bad_save(whole.changed(start=whole.fields()["start"] | {"cheat": 1}), "tampered")
    check_bad_code(whole.packed(start=msgspec.to_builtins(whole.match.start) | {"cheat": 1}), "tampered")


def forgeries(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every place of a state where a number may be another one or a list one shorter, and what would stand there."""
    if isinstance(tree, dict):
        for name in tree:
            yield from forgeries(tree[name], (*path, name)) if name != "options" else ()
    elif isinstance(tree, list):
        yield from [(path, tree[:-1])] * bool(tree)
        for at, each in enumerate(tree):
            yield from forgeries(each, (*path, at))
    elif isinstance(tree, int) and type(tree) is int:
        yield from ((path, number) for number in (99, -1, 0, 1, 2) if number != tree)
    elif tree is None:
        yield path, 0


def changed(tree: Any, path: tuple[Any, ...], value: object) -> Any:
    """The tree with something else at a place."""
    if not path:
        return value
    copy = tree.copy()
    copy[path[0]] = changed(tree[path[0]], path[1:], value)
    return copy


def use(match: AnyMatch) -> None:
    """What a person may do with a game: look at it with all eyes, play it to the end, keep it."""
    game, rng = match.game, Random(1)
    for eyes in (None, *testing.seats_of(match.state)):
        game.picture(game.observe(match.state, eyes))
    table: Any = orclib.game(game.slug).table(seed=1)
    table.read_save(match.dumps())
    for _ply in range(PLIES):
        if match.to_act:
            match.play(testing.random_step(game, match.state, rng))
    table.read_save(match.dumps())
    assert table.why()
    assert match.code()


@depth.always
def test_a_forged_number_or_list_is_refused_or_does_no_harm(saved: Saved) -> None:
    """One in twenty was read, put on the table, and failed there: `holder=99`, a list without its last seat."""
    game, rng = saved.match.game, Random(5)
    lines = [
        testing.random_line(game, testing.random_options(game, Random(seed)), seed=seed, plies=20 * seed, deal=True)
        for seed in range(1, 6)
    ]
    for _example in range(depth.few(225)):
        line = rng.choice(lines)
        state = rng.choice([line.start, *(ply.state for ply in line.plies)])
        tree = msgspec.json.decode(msgspec.json.encode(state))
        path, value = rng.choice([*forgeries(tree)])
        try:
            match = load(forged(line, msgspec.convert(changed(tree, path, value), game.State)).dumps())
        except (msgspec.ValidationError, OrclibError):
            continue
        try:
            use(match)
        except Exception as error:
            pytest.fail(f"{path} = {value} in {state.phase}: {error!r}")


def test_a_forged_save_leaves_the_table_as_it_was() -> None:
    """A heap too many of Armadöra, a holder of Thorval that does not play."""
    changes: dict[str, Callable[[Any], Any]] = {
        "armadora": lambda s: replace(s, heaps=(*s.heaps, s.heaps[0])),
        "thorval": lambda s: replace(s, forces=tuple([each and replace(each, holder=Seat(99)) for each in s.forces])),
    }
    for slug, change in changes.items():
        table: Any = orclib.game(slug).table(seed=3)
        before, shown = table.state, repr(table)
        line = testing.random_line(rules(slug), seed=3, plies=PLIES, deal=True)
        with pytest.raises(SaveError, match="position that cannot be"):
            table.read_save(forged(line, change(line.state)).dumps())
        assert (table.state, repr(table)) == (before, shown)


def test_land_that_contradicts_its_palisades_is_refused() -> None:
    """Looking for the territories of such land never came to an end."""
    match = testing.random_line(rules("armadora"), seed=SEED, plies=PLIES, deal=True)
    for wrong in ({"territories": (1,)}, {"minimum": 40}, {"closed_flat": 1}, {"upright": 2**60}):
        check_forged(Saved(match), replace(match.state, land=replace(match.state.land, **wrong)), "tampered")


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
    "newer": (lambda s: s.packed(format=FORMAT + 1), f"newer orclib.*format {FORMAT + 1}"),
    "older": (lambda s: s.packed(format=FORMAT - 1), "older orclib.*format 2; this one reads format 3"),
    "an option that is none": (lambda s: s.packed(options={99: 1}), "damaged"),
    "an option as usual": (lambda s: s.packed(options=s.values(**s.usual())), "otherwise"),
    "too few players": (
        lambda s: s.packed(options=s.values(players=s.match.game.players[0] - 1)),
        "for .* players, not",
    ),
    "too many players": (
        lambda s: s.packed(options=s.values(players=s.match.game.players[-1] + 1)),
        "for .* players, not",
    ),
    "a seed as text": (lambda s: s.packed(seed="x"), "damaged"),
    "a start that is no state": (lambda s: s.packed(start="banana"), "damaged"),
    "too many actions": (lambda s: s.packed(runs=[0, 5000]), "tampered"),
    "less than no actions": (lambda s: s.packed(runs=[-1]), "tampered"),
    "far too many actions": (lambda s: s.packed(runs=[10**9]), "tampered"),
    "other digits": (lambda s: s.packed(digits=b"\x01\x02\x03"), "tampered"),
    "another check": (lambda s: s.packed(check=b"0000"), "tampered"),
}


def test_the_check_of_a_code_covers_all_of_it(saved: Saved) -> None:
    """Seed and eyes of a code could be changed."""
    parts = saved.unpacked()
    whole = Saved(saved.match.known_to(Seat(0)))
    for given, changes in (
        (saved, {"seed": parts["seed"] + 1, "eyes": 0, "start": whole.unpacked()["start"]}),
        (whole, {"seed": whole.unpacked()["seed"] + 1, "eyes": 1, "start": None}),
        (whole, {"eyes": None, "runs": [0, 0], "digits": b"\0"}),
    ):
        assert read(given.packed()).plies == given.match.plies
        for name, value in changes.items():
            check_bad_code(given.packed(**{name: value}), "tampered")


def test_another_reading_of_the_rules_is_found_out(saved: Saved) -> None:
    """Even one that changes nothing that has happened."""
    tried = 0
    for name, values in saved.match.game.Options.readings().items():
        for value in values:
            if value != getattr(saved.match.options, name):
                options = saved.values(**{name: value})
                with pytest.raises(SaveError):
                    read(saved.packed(options=options))
                with pytest.raises(SaveError):
                    load(saved.options_with(**{name: value}))
                tried += 1
    assert tried


@pytest.mark.parametrize(
    "code",
    [
        "orc:armadora:eNrtwSEBAAAAw6D-co2f4g4oAAAAAOBtftgQrg",
        "orc:orc:" + "A" * 90_000,
        "orc:thorval:" + lettered(b"\0" * 10**8),
    ],
    ids=["deep", "zeros", "bomb"],
)
def test_a_code_made_to_harm_is_refused(code: str) -> None:
    """The first let a RecursionError out."""
    with pytest.raises(SaveError):
        read(code)


def test_a_bad_share_code_is_one_clear_error(saved: Saved) -> None:
    for bad, (spoil, told) in BAD_CODES.items():
        with row(bad):
            check_bad_code(spoil(saved), told)


def test_a_code_packed_again_is_read(saved: Saved) -> None:
    """So what is wrong with the packed ones above is what was replaced."""
    assert read(saved.packed()).plies == saved.match.plies
    assert read(saved.packed(options=saved.values())).plies == saved.match.plies


def test_a_code_of_few_moves_is_short(saved: Saved) -> None:
    line = testing.random_line(saved.match.game, seed=SEED, plies=12, deal=True)
    assert len(line.code()) <= 120
    typed = Match(line.game, start=line.game.position(line.game.describe(line.game.new())), seed=SEED)
    assert isinstance(Saved(typed).unpacked()["start"], str)
    assert read(typed.code()).state == typed.state


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
