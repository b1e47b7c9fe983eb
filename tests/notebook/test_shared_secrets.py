"""What more than one game needs of a table: overlays, announcements, saves for one pair of eyes, what was counted."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import msgspec
import pytest

from orclib import IllegalAction, SaveError, UsageError, armadora, orc
from orclib.engine import Match, Seat
from orclib.engine.saves import BARE
from orclib.games import rules
from orclib.notebook.drawers import Kept, View
from tests.notebook.support import Clock, Person, controls

MAGE = Seat(0)
SECRET = "basic, ME\nM:A1=5 E:C1=4\nM to move"


# --- overlays ----------------------------------------------------------------------------------------------------


def test_an_overlay_is_drawn_on_any_table() -> None:
    plain = armadora.table(SECRET, eyes=0)
    shown = armadora.table(SECRET, eyes=0, overlay="territories")
    assert shown.scene().digest() != plain.scene().digest()
    assert "40" in shown.scene().text.removeprefix(plain.scene().text)
    assert plain.show("territories").scene().digest() == shown.scene().digest()
    assert shown.show().scene().digest() == armadora.table(SECRET, eyes=0).scene().digest()
    assert armadora.table(SECRET, eyes=0, overlay="lines").fork().overlay == "lines"


@pytest.mark.thorough
def test_every_overlay_is_drawn_for_everybody_in_every_preset() -> None:
    from orclib.scene.check import faults

    for start in armadora.presets().values():
        match = start.match(armadora.engine)
        for overlay in armadora.overlays().values():
            for eyes in (None, match.to_act[0]):
                view = match.game.observe(match.state, eyes)
                assert faults(overlay.draw(match.game.picture(view), view)) == ()


def test_an_unknown_overlay_is_an_error() -> None:
    with pytest.raises(UsageError, match="overlay of Armadöra"):
        armadora.table(SECRET, overlay="weather")
    with pytest.raises(UsageError):
        armadora.table(SECRET).show("weather")
    with pytest.raises(UsageError):
        orc.table(seed=1).show("territories")


def test_the_list_beside_the_board_changes_the_overlay(clock: Clock) -> None:
    table = armadora.table(SECRET, eyes=0)
    chooser = controls(table)[View].overlay
    names = [name for _label, name in chooser.options]
    assert names == ["", *armadora.overlays()]
    chooser.set_state({"index": names.index("lines")})
    assert table.overlay == "lines"
    table.show("territories")
    assert chooser.value == "territories"
    for each, offered in ((controls(table), True), (controls(orc.table(seed=1)), False)):
        each.open(View)
        assert (each[View].overlay in each.drawer.children) is offered


# --- an announcement ---------------------------------------------------------------------------------------------


def test_an_announcement_is_played_as_its_parts_or_not_at_all() -> None:
    table = armadora.table("basic, ME")
    before = table.state
    with pytest.raises(IllegalAction):
        table.play("fence A1|B1 A1/A2")
    assert table.state == before
    assert not table.match.plies
    events = table.match.play("fence A1|B1 E3|F3")
    assert [type(event).__name__ for event in events].count("PalisadeLaid") == 2
    assert len(table.match.plies) == 2
    assert table.undo()
    assert table.state.supply == 34
    assert table.undo()
    assert table.state == before


def test_what_an_announcement_would_do_is_told_without_doing_it() -> None:
    table = armadora.table("basic, ME")
    answer = table.why_not("fence A1|B1 E3|F3")
    assert answer.clauses.count("ARM-6.1") == 1
    assert not table.match.plies


# --- saves for one pair of eyes ----------------------------------------------------------------------------------


def unpacked(code: str) -> bytes:
    """What a share code holds."""
    text = code.rpartition(":")[2]
    return zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), BARE)


def test_a_save_for_a_seat_holds_no_secret_of_another(tmp_path: Path) -> None:
    table = armadora.table(SECRET, eyes=0)
    other = armadora.table(SECRET.replace("E:C1=4", "E:C1=1"), eyes=0)
    assert table.code() != other.code()
    assert table.code(eyes=0) == other.code(eyes=0)
    assert unpacked(table.code(eyes=0)) == unpacked(other.code(eyes=0))
    mine, theirs = table.save(tmp_path / "mine.json", eyes=0), other.save(tmp_path / "theirs.json", eyes=0)
    assert mine.read_bytes() == theirs.read_bytes()
    assert '"warrior"' not in mine.read_text()
    assert table.code(eyes=1) != other.code(eyes=1)


def test_a_loaded_save_for_a_seat_looks_with_its_eyes(tmp_path: Path) -> None:
    table = armadora.table(SECRET, eyes=0)
    loaded = armadora.load(table.save(tmp_path / "mine.json", eyes=0))
    assert loaded.eyes == MAGE
    assert loaded.scene().digest() == table.scene().digest()
    assert loaded.match.eyes == MAGE
    assert armadora.enter(table.code(eyes=0)).scene().digest() == table.scene().digest()
    again = Match.loads(loaded.match.dumps(), rules)
    assert again.eyes == MAGE


def test_the_drawer_offers_a_save_for_the_eyes_in_use(clock: Clock) -> None:
    table = armadora.table(SECRET, eyes=0)
    Person(table, clock).open_drawer(Kept)
    kept = controls(table)[Kept].text.value
    assert table.code() in kept
    assert table.code(eyes=0) in kept
    table.look("referee")
    assert table.code(eyes=0) not in controls(table)[Kept].text.value


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_saves_for_a_seat_that_does_not_play(seat: int, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="seat"):
        armadora.table(SECRET).save(tmp_path / "x.json", eyes=seat)
    data = json.loads(armadora.table(SECRET).match.known_to(MAGE).dumps())
    data["eyes"] = seat
    with pytest.raises(SaveError):
        Match.loads(msgspec.json.encode(data), rules)


# --- the final count ---------------------------------------------------------------------------------------------


def test_pointing_in_a_finished_game_lights_up_what_was_counted() -> None:
    table = armadora.preset("WE-1 four players in teams", eyes=0).play("pass", "pass", "pass", "pass")
    plain = table.scene().digest()
    table.press("square:F3")
    assert table.scene().digest() != plain
    assert set(table.word.counted) == {f"square:{name}" for name in ["F3", "G3", "H3", "F4", "G4", "H4", "G5", "H5"]}
    assert "4 + 2 = 6" in table.word.note
    assert "ARM-9.3" in table.word.note
    table.press("screen:1")
    assert table.word.counted == ()


def test_the_score_sheet_has_a_table_for_each_side_and_one_for_nobody() -> None:
    table = armadora.preset("WE-1 four players in teams").play("pass", "pass", "pass", "pass")
    story = table.layout.story
    assert story.count("<table>") == 3
    assert "Mage and Goblin" in story
    assert "Orc and Elf" in story
    assert "Nobody" in story


# --- two readings, and odds --------------------------------------------------------------------------------------


def test_a_switch_with_several_values_is_compared_with_any_of_them() -> None:
    view = armadora.compare("min_territory", preset="EC-1 a corner needs its exit", to=2)
    assert [reading.value for reading in view.readings] == [4, 2]
    assert [reading.value for reading in armadora.compare("final_tie").readings] == ["piles", "shared"]
    with pytest.raises(UsageError, match="other value of min_territory"):
        armadora.compare("min_territory", to=9)


def test_how_likely_tells_exact_odds_of_what_is_hidden() -> None:
    table = armadora.table("basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2", eyes=0)
    answer = table.how_likely()
    # Mage knows the own 2; of Elf's and Goblin's fresh hands 7 of 11 tiles are 1, 2 are 2, 1 is 3 and 1 is 4.
    assert "Mage 40.5%" in repr(answer)
    assert "ARM-9.3" in answer.clauses
    assert "shared 100%" in repr(
        armadora.table("basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2", eyes="referee").how_likely()
    )


def test_how_likely_a_look_finds_what() -> None:
    answer = armadora.preset("EC-24 what the Mage may look at", eyes=0).how_likely("look A1")
    # Orc's hand at a table of four: five 1s, and one each of 2, 3 and 4; none has been seen.
    assert "It is a 1: 5/8 = 62.5%" in repr(answer)
    assert repr(answer).count("1/8 = 12.5%") == 3
