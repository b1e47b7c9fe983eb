"""What a person types in a cell: `from orclib import orc`."""

from __future__ import annotations

import re
from typing import Any

import pytest

import orclib
from orclib import NotationError, PositionError, UsageError, orc
from orclib.notebook.compare import Compare
from orclib.scene import svg
from tests.notebook.support import FULL, TWO_REASONS, opened


def test_the_game_is_found_by_name_and_offers_its_rules() -> None:
    assert orclib.game("orc") is orc
    assert "orc" in orclib.list_games()
    assert orc.slug == "orc"
    assert repr(orc) == "<ORC: orclib.orc>"
    assert {"table", "lesson", "clause", "legal_actions", "position"} <= set(dir(orc))
    with pytest.raises(UsageError, match="There is: orc"):
        orclib.game("chess")
    with pytest.raises(AttributeError):
        orclib.chess  # noqa: B018


def test_the_same_seed_is_the_same_table() -> None:
    assert repr(orc.table(seed=7)) == repr(orc.table(seed=7))
    assert orc.table(seed=7).state != orc.table(seed=8).state


def test_a_table_starts_from_a_typed_position_or_a_state() -> None:
    typed = orc.table(TWO_REASONS, seed=1)
    assert typed.state == orc.position(TWO_REASONS)
    assert orc.table(orc.position(TWO_REASONS), seed=1).state == typed.state
    assert orc.table(typed.match.game.describe(typed.state), seed=1).state == typed.state


def test_readings_of_the_rules_are_options() -> None:
    assert orc.table(seed=1, attack_on_won=True).match.options.attack_on_won
    with pytest.raises(UsageError, match="Did you mean"):
        orc.table(seed=1, attack_on_wom=True)
    with pytest.raises(UsageError, match="options"):
        orc.table(TWO_REASONS, attack_on_won=True)


@pytest.mark.parametrize(
    ("choices", "error"),
    [
        ({"bots": {0: "genius"}}, UsageError),
        ({"bots": {5: "beginner"}}, UsageError),
        ({"eyes": "queen"}, UsageError),
        ({"position": "nonsense"}, NotationError),
        ({"position": FULL + "North to move, hand VG VG\nSouth: VG"}, PositionError),
        ({"script": ("rubbish",)}, NotationError),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_before_a_table_is_made(choices: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        orc.table(**choices)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_position_takes_an_option_as_the_hint_writes_it(slug: str) -> None:
    game = orclib.game(slug)
    start = game.match(seed=1, deal=False).state
    readings = game.engine.Options.readings()
    for name, values in [*readings.items(), ("players", (2, game.engine.players[-1]))]:
        with pytest.raises(UsageError) as told:
            game.match(start, **{name: values[-1]})
        hint = re.findall('"(.*)"', str(told.value))[0]
        if name in readings:
            assert hint.startswith(f"{name}=")
        many = f"{game.engine.players[-1]} players\n" if name.startswith("first_") and slug == "braves" else ""
        many = "MEGO\n" if name.startswith("first_") and slug == "armadora" else many
        written = hint.split("=")[0]
        assert getattr(game.position(many + hint).options, written) != readings[written][0]


def test_a_script_deals_the_cards_that_a_lesson_needs() -> None:
    table = orc.table(TWO_REASONS, seed=1, script=["turn R WY"]).play("BY:1-R", "draw R")
    assert table.state.hands[0][-1].value == "WY"


def test_chance_can_be_played_by_hand() -> None:
    table = orc.table(seed=7, deal=False)
    assert table.match.to_act == (orclib.CHANCE,)
    table.press("half:YG:1")
    assert [slot.card.value for slot in table.state.frontier] == ["YG"]


def test_a_table_shows_a_widget_and_a_text() -> None:
    table = opened("box right")
    bundle = table._repr_mimebundle_()
    assert set(bundle) == {"application/vnd.jupyter.widget-view+json", "text/plain"}
    assert bundle["text/plain"] == repr(table)
    assert repr(table).endswith(f"[The table of ORC: {table.scene().digest()}]")
    assert svg(table.scene()) == svg(table.board.scene)


def test_lessons_questions_and_presets_have_names_of_their_own() -> None:
    assert list(orc.lessons())
    for find, name in ((orc.lesson, "lesson"), (orc.question, "question"), (orc.preset, "preset")):
        with pytest.raises(UsageError, match=f"no {name} of ORC"):
            find("no such thing")


def test_a_preset_is_a_live_table() -> None:
    name = next(iter(orc.presets()))
    table = orc.preset(name)
    assert table.match.plies or table.state
    assert repr(table) == repr(orc.preset(name))


def test_a_preset_takes_the_eyes_asked_for() -> None:
    name = next(iter(orc.presets()))
    assert orc.preset(name, eyes="referee").eyes is None
    assert orc.preset(name, eyes=1).eyes == 1
    with pytest.raises(UsageError):
        orc.preset(name, eyes="queen")


def test_two_readings_are_compared_from_a_position() -> None:
    view = orc.compare("attack_on_won", position=FULL + "North to move, hand RB RG\nSouth: VG")
    assert isinstance(view, Compare)
    with pytest.raises(UsageError):
        orc.compare("no_such_reading")


def test_why_not_needs_no_table() -> None:
    assert orc.why_not("BY:1-G", TWO_REASONS).clauses == ("ORC-4.6", "ORC-4.7")


def test_the_shortest_play_to_a_rule_starts_from_some_preset() -> None:
    answer = orc.shortest("ORC-6.4")
    assert "ORC-6.4" in answer.clauses


def test_watchers_are_told_of_every_change() -> None:
    table = opened()
    seen: list[Any] = []
    table.watch(lambda: seen.append(table.state))
    table.play("box right", "RB:1-G")
    table.undo()
    assert seen[-1] == opened("box right").state
    assert len(seen) == 3
