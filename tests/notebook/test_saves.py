"""Saves, share codes and kept games: nothing played is lost, and nothing broken gets in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from orclib import SaveError, UsageError, armadora, orc
from orclib.engine import Match
from orclib.files import home
from orclib.games import rules
from orclib.notebook.drawers import Kept
from orclib.notebook.table import Table
from tests.notebook.support import Clock, Person, click_button, controls, opened, panel


def offer(table: Table) -> str:
    """What is said above the board, with two buttons, of an unfinished game; "" where there is none."""
    row = controls(table).row
    assert row.shows("resume") is row.shows("forget")
    there = row.widget.children
    return str(there[there.index(row["resume"]) - 1].value) if row.shows("resume") else ""


def answer(table: Table, *, resume: bool) -> None:
    click_button(controls(table).row["resume" if resume else "forget"])


# --- files and codes ---------------------------------------------------------------------------------


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path) -> None:
    table = opened("box right", "RB:1-G")
    path = table.save(tmp_path / "game.json")
    other = opened()
    assert other.load(path).state == table.state
    assert orc.load(path).state == table.state
    assert repr(other) == repr(table)
    other.undo()
    assert other.state == opened("box right").state


def test_a_share_code_goes_on_where_it_was(clock: Clock) -> None:
    table = opened("box right", "RB:1-G")
    assert opened().enter(table.code()).state == table.state
    assert orc.enter(table.code()).state == table.state
    typed = opened()
    Person(typed, clock).open_drawer(Kept)
    assert typed.code() in controls(typed)[Kept].text.value
    controls(typed)[Kept].code.set_state({"value": table.code()})
    click_button(controls(typed)[Kept].enter)
    assert typed.state == table.state


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-20], lambda data: data.replace(b'"p', b'"c'), lambda data: b"{}"]
)
def test_a_damaged_file_leaves_the_table_as_it_was(tmp_path: Path, damage: Any) -> None:
    path = opened("box right", "RB:1-G").save(tmp_path / "game.json")
    path.write_bytes(damage(path.read_bytes()))
    table = opened("box left")
    before, match, shown = table.state, table.match, repr(table)
    with pytest.raises(SaveError):
        table.load(path)
    with pytest.raises(SaveError):
        table.load(tmp_path / "nowhere.json")
    assert table.match is match
    assert (table.state, repr(table)) == (before, shown)
    table.play("RB:1-G")


def test_a_damaged_code_leaves_the_table_as_it_was_and_is_told(clock: Clock) -> None:
    table = opened("box left")
    before = table.state
    code = opened("box right").code()
    for wrong in (code[:-4], code.replace("orc:orc", "orc:go"), "hello", ""):
        with pytest.raises(SaveError):
            table.enter(wrong)
        Person(table, clock).open_drawer(Kept)
        controls(table)[Kept].code.set_state({"value": wrong})
        click_button(controls(table)[Kept].enter)
        assert 'role="alert"' in panel(table)
        assert table.state == before


def test_the_link_to_save_a_file_holds_the_game(tmp_path: Path, clock: Clock) -> None:
    import base64
    import re

    table = opened("box right")
    Person(table, clock).open_drawer(Kept)
    found = re.search(
        r'download="([^"]+)" href="data:application/json;base64,([^"]+)"', controls(table)[Kept].text.value
    )
    assert found
    path = tmp_path / found[1]
    path.write_bytes(base64.b64decode(found[2]))
    assert opened().load(path).state == table.state


def test_a_game_too_long_to_be_saved_is_told_and_goes_on(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orclib.engine.saves.MOST_PLIES", 8)
    table = opened("box right", "RB:1-G")
    Person(table, clock).open_drawer(Kept)
    assert controls(table)[Kept].text.value.count("at most 8 are saved") == 1
    assert panel(table).count("at most 8 are saved") == 1
    table.play("draw V")
    assert panel(table).count("at most 8 are saved") == 1


# --- kept games ---------------------------------------------------------------------------------------


def left(*moves: str, **choices: Any) -> Table:
    """A table of an earlier run: it was played at, and is no longer open."""
    table = opened(*moves, **choices)
    table.close()
    return table


def kept() -> list[str]:
    """The files of kept games."""
    return sorted(path.name for path in (home() / "tables").glob("*")) if home().exists() else []


def test_a_table_is_kept_from_the_first_move() -> None:
    opened()
    assert kept() == []
    opened("box right")
    assert len(kept()) == 1


def test_the_same_start_offers_to_go_on_and_resuming_does(clock: Clock) -> None:
    old = left("box right", "RB:1-G")
    table = opened()
    assert "unfinished" in offer(table)
    assert table.state != old.state
    answer(table, resume=True)
    assert table.state == old.state
    assert not offer(table)
    table.undo()
    assert table.state == opened("box right").state


def test_another_start_offers_nothing() -> None:
    left("box right")
    assert not offer(orc.table(seed=8))
    assert not offer(orc.table(seed=7, start_choice=True))


def test_forgetting_is_for_good() -> None:
    left("box right")
    table = opened()
    answer(table, resume=False)
    assert not offer(table)
    table.close()
    assert not offer(opened())


def test_an_offer_waits_while_one_plays_on(clock: Clock) -> None:
    old = left("box right", "RB:1-G", "draw V")
    table = opened("box left")
    assert offer(table)
    table.close()
    again = opened()
    answer(again, resume=True)
    assert again.state == old.state


def test_a_finished_game_is_not_offered() -> None:
    table = orc.table(seed=3, bots={0: "beginner"})
    while table.match.outcome is None:
        table.play(table.match.game.format(table.match.legal()[0]))
    assert len(kept()) == 1
    table.close()
    assert not offer(orc.table(seed=3))
    assert [Match.load(file, rules).state for file in (home() / "finished").iterdir()] == [table.state]
    assert kept() == []


def test_a_bots_opening_alone_is_nothing_to_resume() -> None:
    orc.table(seed=7, bots={0: "beginner"}).close()
    assert kept() == []
    assert not offer(orc.table(seed=7, bots={0: "beginner"}))


def test_a_table_that_goes_on_with_another_game_keeps_that_one_apart() -> None:
    mine = opened("box right", "RB:1-G")
    table = orc.table(seed=8)
    table.enter(mine.code())
    table.play("draw V")
    mine.close()
    table.close()
    assert not offer(orc.table(seed=8)), "seed 8 has not been played"
    resumed = opened()
    answer(resumed, resume=True)
    assert resumed.state == table.state


@pytest.mark.parametrize("choices", [{"eyes": 3}, {"bots": {3: "beginner"}}, {"eyes": 0, "bots": {2: "beginner"}}])
def test_a_game_without_the_seats_of_a_table_is_not_taken(choices: dict[str, Any]) -> None:
    """It could not be drawn for eyes that do not play."""
    table = armadora.table(seed=1, players=4, **choices)
    before = table.state
    small = armadora.table(seed=2, players=2).code()
    with pytest.raises(UsageError, match="a game of 2 players, and at this table somebody sits at seat"):
        table.enter(small)
    assert table.state == before
    assert table.enter(armadora.table(seed=2, players=4).code()).match.seed == 2
    assert armadora.table(seed=1, players=4).enter(small).match.options.players == 2


def test_opening_a_file_does_not_touch_a_game_of_ones_own(tmp_path: Path) -> None:
    path = opened("box right").save(tmp_path / "game.json")
    own = orc.table(seed=0).play("box left")
    own.close()
    loaded = orc.load(path)
    assert not offer(loaded)
    loaded.close()
    again = orc.table(seed=0)
    answer(again, resume=True)
    assert again.state == own.state


def test_a_lesson_or_a_fork_is_not_kept() -> None:
    opened().fork().play("box right")
    assert kept() == []


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which nothing can be written, for a file is in its way."""
    file = tmp_path / "file"
    file.write_text("in the way")
    monkeypatch.setenv("ORCLIB_HOME", str(file))
    return file


def test_a_disk_that_cannot_be_written_is_told_as_long_as_it_is_so(no_home: Path) -> None:
    table = opened("box right")
    assert panel(table).count("cannot be kept") == 1
    table.play("RB:1-G")
    assert panel(table).count("cannot be kept") == 1
    no_home.unlink()
    table.play("draw V", "draw V")
    assert "cannot be kept" not in panel(table)
    assert table.match.to_act == (1,)
    assert len(kept()) == 1


@pytest.mark.usefixtures("no_home")
def test_a_disk_that_cannot_be_written_is_told_even_when_a_bot_answers() -> None:
    table = opened("box right", "RB:1-G", "draw V", "draw V", bots={1: "beginner"})
    assert table.match.plies[-1].action.seat == 1 or table.match.plies[-1].automatic
    assert panel(table).count("cannot be kept") == 1


def test_a_folder_that_may_not_be_read_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    for name in ("stat", "exists", "read_bytes", "write_bytes", "mkdir", "unlink"):
        monkeypatch.setattr(Path, name, denied)
    table = opened("box right")
    assert "Permission denied" in panel(table)
    table.play("RB:1-G")


def test_nothing_half_written_stays() -> None:
    opened("box right", "RB:1-G")
    assert not [name for name in kept() if str(os.getpid()) in name]


def test_a_game_of_another_kind_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("box left")
    other = opened("box right").match.fork()
    other.game = type(other.game)()
    with pytest.raises(UsageError):
        table._adopt(other)
    assert table.state == opened("box left").state


def test_a_table_without_a_seed_offers_its_unfinished_game_too() -> None:
    first = orc.table(eyes="referee")
    first.play("box left")
    first.close()
    found = orc.table(eyes="referee").left_over
    assert found is not None
    assert found.code() == first.code()


def test_a_resumed_game_is_kept_and_offered_again() -> None:
    orc.table(eyes="referee").play("box left").close()
    second = orc.table(eyes="referee")
    second.resume()
    assert second.left_over is None
    second.play(second.match.game.format(second.match.legal()[0]))
    second.close()
    third = orc.table(eyes="referee").left_over
    assert third is not None
    assert third.code() == second.code()
