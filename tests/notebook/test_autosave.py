"""Nothing kept is ever lost: whatever happens to the disk, the files or the process, the table opens and tells."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from orclib import SaveError, files, orc, thorval
from orclib.engine import Match
from orclib.files import home
from orclib.games import rules
from orclib.games.thorval import board as boards
from orclib.language.switch import language
from orclib.notebook.table import Table
from tests.depth import always, few, sampled
from tests.notebook.support import click_button, controls, opened, panel

posix = pytest.mark.skipif(sys.platform == "win32", reason="as POSIX does it")


def kept() -> list[Path]:
    """The files of tables, by name."""
    return sorted((home() / "tables").glob("*"))


def aside() -> list[Path]:
    """What could not be read."""
    return sorted((home() / "unread").glob("*"))


def left(*moves: str, **choices: Any) -> Table:
    """A table of an earlier run: it was played at, and is no longer open."""
    table = opened(*moves, **choices)
    table.close()
    return table


def offered(table: Table) -> Any:
    """The state of what was left over; None when nothing is offered."""
    return table.left_over and table.left_over.state


def of_disk() -> list[Any]:
    """The states that are kept."""
    return [Match.load(file, rules).state for file in kept()]


# --- each table its own place ----------------------------------------------------------------------------------------


def test_two_tables_with_the_same_start_keep_their_own_games() -> None:
    one, two = opened("box right"), opened("box left", "RB:1-G")
    one.play("RB:1-G")
    assert sorted(map(str, of_disk())) == sorted(map(str, (one.state, two.state)))
    assert two.left_over is None
    assert opened().left_over is None


def test_deleting_what_is_offered_leaves_the_others() -> None:
    other = opened("box left")
    left("box right", "RB:1-G")
    mine = opened()
    assert offered(mine) is not None
    assert opened().left_over is None, "it has been offered to one table"
    click_button(controls(mine).row["forget"])
    assert offered(mine) is None
    assert of_disk() == [other.state]


def test_what_was_left_is_offered_one_after_the_other_the_longest_first() -> None:
    short, long = left("box left"), left("box right", "RB:1-G", "draw V")
    table = opened()
    assert offered(table) == long.state
    table.forget()
    assert offered(table) == short.state
    assert controls(table).row.shows("forget")
    table.forget()
    assert offered(table) is None
    assert not controls(table).row.shows("forget")
    assert kept() == []


def test_who_goes_on_with_an_old_game_leaves_the_new_one_behind() -> None:
    old = left("box right", "RB:1-G", "draw V")
    table = opened("box left")
    new = table.state
    table.resume()
    assert table.state == old.state
    assert sorted(map(str, of_disk())) == sorted(map(str, (old.state, new)))
    other = opened()
    assert offered(other) == new


def test_the_same_game_left_many_times_is_kept_once() -> None:
    for _ in range(4):
        left("box right")
    table = opened()
    assert len(kept()) == 1
    table.forget()
    assert offered(table) is None


def test_a_table_that_nobody_has_any_more_is_not_open() -> None:
    code = orc.table(seed=7).play("box right").code()
    found = orc.table(seed=7).left_over
    assert found is not None
    assert found.code() == code


def test_a_closed_table_that_is_played_on_keeps_its_game_elsewhere() -> None:
    old = left("box right")
    table = opened()
    table.resume()
    old.play("RB:1-G")
    table.play("RB:1-G", "draw V")
    assert sorted(map(str, of_disk())) == sorted(map(str, (old.state, table.state)))


def test_a_cell_that_runs_again_offers_what_it_showed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table is no longer on the page, though the kernel still has it."""
    run = {"metadata": {"cellId": "a"}, "header": {"msg_id": "1"}}
    shell = SimpleNamespace(get_ipython=lambda: SimpleNamespace(get_parent=lambda: run))
    monkeypatch.setitem(sys.modules, "IPython", shell)
    first, beside = opened("box right", "RB:1-G"), opened("box left")
    assert beside.left_over is None
    run = {"metadata": {"cellId": "b"}, "header": {"msg_id": "2"}}
    assert opened().left_over is None
    run = {"metadata": {"cellId": "a"}, "header": {"msg_id": "3"}}
    again = opened()
    assert offered(again) == first.state


# --- modes and folders -----------------------------------------------------------------------------------------------


@posix
def test_nobody_else_may_read_what_is_kept() -> None:
    umask = os.umask(0)
    try:
        opened("box right", "RB:1-G")
    finally:
        os.umask(umask)
    assert [stat.S_IMODE(file.stat().st_mode) for file in kept()] == [0o600]
    rooms = [home(), *(room for room in home().iterdir())]
    assert [stat.S_IMODE(room.stat().st_mode) for room in rooms] == [0o700] * 3


def test_a_home_of_ones_own_may_begin_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("ORCLIB_HOME", "~/games")
    opened("box right")
    assert len(list((tmp_path / "games" / "tables").iterdir())) == 1


def test_the_home_of_nobody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It became a folder of that name wherever the notebook was."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ORCLIB_HOME", "~nobody-at-all/games")
    assert panel(opened("box right")).count("cannot be kept: ~nobody-at-all/games: No such file") == 1
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("~")]


def test_a_home_that_does_not_exist_at_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORCLIB_HOME", "/dev/null/games")
    assert panel(opened("box right")).count("cannot be kept") == 1


def test_a_page_of_voilas_has_a_home_of_its_own(tmp_path: Path) -> None:
    """Many people open such pages, on one server: each was offered what another had begun.

    It stays for whoever has the key in its address, see `test_places`.
    """
    environment = os.environ | {"ORCLIB_HOME": "", "HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    script = "import os; from orclib.notebook.autosave import room; print(room('tables'), room('tables'))"
    said = [
        subprocess.check_output([sys.executable, "-c", script], env=environment | page, text=True).split()
        for page in ({}, {}, {"SERVER_SOFTWARE": "voila/0.5.13"}, {"SERVER_SOFTWARE": "voila/0.5.13"})
    ]
    assert all(first == second for first, second in said)
    mine, also_mine, theirs, others = (Path(first) for first, _ in said)
    assert mine == also_mine
    assert len({mine, theirs, others}) == 3
    assert mine.exists()
    assert theirs.parents[1] == others.parents[1] != mine.parents[1]


# --- damaged files ---------------------------------------------------------------------------------------------------


def test_one_flipped_bit_anywhere_stops_nobody_and_loses_nothing() -> None:
    good = left("box right", "RB:1-G")
    (file,) = kept()
    whole = file.read_bytes()
    places = {whole.find(b'"lay"') + 1, whole.find(b'"type"'), *range(0, len(whole), 41)}
    for place in sorted(places):
        for bit in (0x80, 0x01):
            bad = bytearray(whole)
            bad[place] ^= bit
            file.write_bytes(bad)
            table = opened()
            assert offered(table) is None
            assert panel(table).count("An unfinished game cannot be read") == 1
            table.play("box right")
            assert panel(table).count("An unfinished game cannot be read") == 1
            (damaged,) = aside()
            assert str(damaged) in panel(table)
            assert damaged.read_bytes() == bad
            damaged.unlink()
            table.close()
            for other in kept():
                other.unlink()
    file.write_bytes(whole)
    found = opened().left_over
    assert found is not None
    assert found.state == good.state


@pytest.mark.parametrize("data", [b"", b"{", b"\xff" * 100, b"[" * 100_000])
def test_what_is_no_save_is_put_aside(data: bytes) -> None:
    left("box right")
    (file,) = kept()
    file.write_bytes(data)
    table = opened()
    assert "cannot be read" in panel(table)
    assert [each.read_bytes() for each in aside()] == [data]
    assert kept() == []


def test_what_is_told_follows_the_language() -> None:
    left("box right")
    (file,) = kept()
    file.write_bytes(b"{")
    table = opened("box left")
    assert "An unfinished game cannot be read" in panel(table)
    language("fr")
    assert "Une partie inachevée est illisible" in panel(table)


def test_of_several_games_the_good_ones_are_offered() -> None:
    good = left("box left")
    left("box right", "RB:1-G")
    longest = max(kept(), key=lambda file: file.stat().st_size)
    longest.write_bytes(longest.read_bytes()[:-1])
    table = opened()
    assert offered(table) == good.state
    assert panel(table).count("cannot be read") == 1


@pytest.mark.parametrize("odd", ["folder", "large", pytest.param("pipe", marks=posix)])
def test_a_file_that_is_none_stays_where_it_is(odd: str) -> None:
    left("box right")
    (file,) = kept()
    file.unlink()
    if odd == "folder":
        file.mkdir()
    elif odd == "large":
        file.write_bytes(b" " * 1_000_001)
    else:
        os.mkfifo(file)
    table = opened("box left")
    assert panel(table).count("An unfinished game cannot be read") == 1
    assert file in kept()


@pytest.fixture
def isle(tmp_path: Path) -> Iterator[Path]:
    """A map of one's own."""
    path = tmp_path / "isle.json"
    path.write_text(json.dumps(thorval.plan() | {"name": "isle"}), "utf-8")
    thorval.load_board(path)
    yield path
    boards.FILES.loaded.clear()


def test_a_game_on_a_map_that_has_changed_is_kept_and_told(isle: Path) -> None:
    table = thorval.table(seed=1, board="isle", deal=True)
    table.play(table.match.game.format(table.match.legal()[0]))
    saved, code = table.save(isle.with_name("game.json")), table.code()
    table.close()
    plan = json.loads(isle.read_text("utf-8"))
    plan["canvas"], plan["edges"] = [1001, 1001], plan["edges"][::-1]
    thorval.load_board(_written(isle, plan))
    assert thorval.load(saved).state == thorval.enter(code).state == table.state, "it is only drawn another way"
    plan["edges"].append({"a": "II/6", "b": "VI/2"})
    thorval.load_board(_written(isle, plan))
    with pytest.raises(SaveError, match="another map than the one of that name here"):
        thorval.load(saved)
    with pytest.raises(SaveError, match="another map than the one of that name here"):
        thorval.enter(code)
    again = thorval.table(seed=1, board="isle")
    assert "another map" in panel(again)
    (file,) = aside()
    plan["edges"].pop()
    thorval.load_board(_written(isle, plan))
    assert thorval.load(file).state == table.state


def _written(path: Path, plan: dict[str, Any]) -> Path:
    path.write_text(json.dumps(plan), "utf-8")
    return path


# --- disks that do not write -----------------------------------------------------------------------------------------


class ReadOnly:
    """A disk that can be read only, for as long as it is locked: a test may run as somebody who may do anything."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.locked = False
        real = os.open

        def careful(path: Any, flags: int, *rest: Any, **more: Any) -> int:
            if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
                self.check(path)
            return real(path, flags, *rest, **more)

        monkeypatch.setattr(os, "open", careful)
        for name in ("unlink", "mkdir", "replace"):
            monkeypatch.setattr(Path, name, self.checked(getattr(Path, name)))

    def checked(self, deed: Any) -> Any:
        def careful(path: Path, *rest: Any, **more: Any) -> Any:
            if not (deed.__name__ == "mkdir" and path.exists()):
                self.check(path)
            return deed(path, *rest, **more)

        return careful

    def check(self, path: object) -> None:
        if self.locked:
            raise OSError(errno.EROFS, "Read-only file system", str(path))


def test_on_a_disk_that_can_only_be_read_a_game_is_offered_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = ReadOnly(monkeypatch)
    old = left("box right", "RB:1-G")
    (file,) = kept()
    before = file.read_bytes()
    disk.locked = True
    table = opened()
    assert table.left_over is not None
    table.resume()
    assert table.state == old.state
    assert panel(table).count("Read-only file system") == 1
    other = opened()
    other.forget()
    assert panel(other).count("cannot be deleted") == 1
    assert other.left_over is None
    damaged = before[:-9]
    disk.locked = False
    file.write_bytes(damaged)
    disk.locked = True
    third = opened("box left")
    assert panel(third).count("An unfinished game cannot be read") == 1
    assert file.read_bytes() == damaged


def test_what_cannot_be_locked_takes_the_place_of_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was offered while nothing could be written, and gone on with when one's own was on the disk."""
    disk = ReadOnly(monkeypatch)
    old = left("box right", "RB:1-G", "draw V")
    disk.locked = True
    table = opened()
    assert offered(table) == old.state
    disk.locked = False
    new = table.play("box left").state
    table.resume()
    assert table.state == old.state
    assert new in of_disk()
    assert old.state in of_disk()


def child(code: str, **more: Any) -> subprocess.Popen[str]:
    """Another Python in the same home."""
    lead = "from orclib import orc\nfrom orclib.files import home\nimport os, signal, sys, time\n"
    return subprocess.Popen(
        [sys.executable, "-c", lead + textwrap.dedent(code)], stdout=subprocess.PIPE, text=True, **more
    )


def ended(process: subprocess.Popen[str]) -> str:
    """What a child said, once it has ended as it should."""
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 0, told
    return told


def line(process: subprocess.Popen[str]) -> str:
    """The next line that a child says."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


@posix
@pytest.mark.parametrize("room", sampled([100, 0], most=1))
def test_a_full_disk_and_opening_again_and_again_lose_nothing(room: int) -> None:
    """It deleted the only copy of a game: the copy that was to be kept apart was not written, and not missed."""
    left("box right", "RB:1-G")
    ended(
        child(
            f"""
            import resource
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, resource.RLIM_INFINITY))
            for _ in range(3):
                table = orc.table(seed=7)
                assert table.left_over is not None
                table.play("box left")
                assert "cannot be kept" in table.layout.word, table.layout.word
                table.close()
            table = orc.table(seed=7)
            table.resume()
            table.play("draw V")
            assert "cannot be kept" in table.layout.word
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            table.play("draw V")
            assert "cannot be kept" not in table.layout.word
            assert not [file for file in os.listdir(home() / "tables") if not file.startswith("orc-")]
            """
        )
    )
    found = opened().left_over
    assert found is not None
    assert [each.action for each in found.plies if not each.automatic][1:] != []
    assert len(kept()) == 1


@posix
def test_a_table_open_in_another_process_is_nobody_elses() -> None:
    process = child(
        """
        table = orc.table(seed=7).play("box right")
        print("ready", flush=True)
        time.sleep(60)
        """
    )
    assert line(process) == "ready"
    table = opened("box left", "RB:1-G")
    assert offered(table) is None
    assert len(kept()) == 2
    process.kill()
    process.communicate()
    found = opened().left_over
    assert found is not None
    assert found.state == opened("box right").state


@posix
@pytest.mark.parametrize("moment", sampled(["Path.replace", "os.fsync", "os.close"], most=1))
def test_a_process_killed_while_it_writes_loses_nothing_and_leaves_nothing(moment: str) -> None:
    process = child(
        f"""
        from pathlib import Path
        table = orc.table(seed=7).play("box right", "RB:1-G")
        def killed(*_):
            os.kill(os.getpid(), signal.SIGKILL)
        {moment} = killed
        table.play("draw V")
        """
    )
    process.communicate()
    assert process.returncode == -9
    table = opened()
    assert offered(table) in (opened("box right", "RB:1-G").state, opened("box right", "RB:1-G", "draw V").state)
    drafts = [file for file in (home() / "tables").iterdir() if file.name.startswith(".")]
    assert drafts == []
    assert len(list((home() / "locks").iterdir())) == 3, "one for each table that is open"


@always
def test_two_processes_that_save_at_once_leave_one_whole_file(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    writers = [
        child(
            f"""
            table = orc.table(seed=7).play("box right" if {place} else "box left")
            for _ in range({few(60) * 3}):
                table.save({str(target)!r})
            """
        )
        for place in range(3)
    ]
    for writer in writers:
        ended(writer)
    assert orc.load(target).state in (opened("box right").state, opened("box left").state)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["game.json"]


def test_nothing_is_dropped_before_its_successor_is_on_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("box right")
    (file,) = kept()
    before = file.read_bytes()

    def broken(_descriptor: int) -> None:
        assert file.read_bytes() == before
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    table.play("RB:1-G")
    assert panel(table).count("Input/output error") == 1
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir()] == [file.name]


# --- locks -----------------------------------------------------------------------------------------------------------


def test_a_lock_is_held_by_one_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = files.Lock.take(path)
    assert first is not None
    assert files.Lock.take(path) is None
    first.let_go()
    first.let_go()
    assert not path.exists()
    second = files.Lock.take(path)
    assert second is not None
    first.let_go()
    assert files.Lock.take(path) is None
    second.let_go()


@posix
def test_a_lock_of_a_file_that_was_taken_away_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has it may remove it between the opening and the locking of another: then there is a new file."""
    path, real, seen = tmp_path / "lock", files._hold, list[int]()

    def late(descriptor: int) -> bool:
        if not seen:
            path.unlink()
        seen.append(descriptor)
        return real(descriptor)

    monkeypatch.setattr(files, "_hold", late)
    lock = files.Lock.take(path)
    assert lock is not None
    assert len(seen) == 2
    assert path.exists()
    lock.let_go()


@posix
def test_where_there_are_no_locks_a_process_still_keeps_its_tables_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pyodide has none, and some file systems."""
    import fcntl

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", none)
    opened("box right")
    assert opened().left_over is None
    left("box left")
    assert opened().left_over is not None
