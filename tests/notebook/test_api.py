"""What a person types in a cell: `from orclib import orc`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import orclib
from orclib import NotationError, OrclibError, PositionError, UsageError, armadora, braves, orc, orcs_vs_orcs, thorval
from orclib.language import speaking
from orclib.names import meant
from orclib.notebook.compare import Compare
from orclib.scene import svg
from tests import depth
from tests.notebook.support import FULL, TWO_REASONS, opened

if TYPE_CHECKING:
    from orclib.api import AnyApi


def test_the_game_is_found_by_name_and_offers_its_rules() -> None:
    assert [orclib.game(slug) for slug in ("orc", "thorval")] == [orc, thorval]
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
    for start in (TWO_REASONS, orc.position(TWO_REASONS)):
        assert orc.table(start, attack_on_won=True).state == orc.position(TWO_REASONS, attack_on_won=True)
        with pytest.raises(UsageError, match="Did you mean"):
            orc.table(start, attack_on_wom=True)


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_position_is_of_as_many_players_as_it_says(slug: str) -> None:
    """Armadöra and Braves fell over their own lists when a typed position was to be one of fewer players."""
    game = orclib.game(slug)
    for players in game.engine.players:
        text = game.describe(game.new(game.options(players=players)))
        for other in range(game.engine.players[-1] + 2):
            if other != players:
                with pytest.raises(OrclibError):
                    game.compare(next(iter(game.engine.Options.readings())), position=text, players=other)


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
    assert table.words() == repr(table)
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


@pytest.mark.parametrize(
    "typed", ["E10 three thaws", "E10", "e10", "three thaws", "three", "Thaws", "trois dégels", "E10 trois degels"]
)
def test_a_named_position_is_found_by_its_number_or_its_words(typed: str) -> None:
    assert repr(orc.preset(typed)) == repr(orc.preset("E10 three thaws"))
    assert repr(orc.compare("R7", preset=typed)) == repr(orc.compare("attack_on_won", preset="E10 three thaws"))
    assert orc.cases().show(typed).chosen == "E10 three thaws"


def test_what_may_mean_several_is_told_with_all_of_them_and_what_means_none_with_the_nearest() -> None:
    known = {"E1 two ends": ("E1 deux bouts",), "E13 two battles": ("E13 deux batailles",), "E13 far end": ()}
    for typed, key in (("E1", "E1 two ends"), ("deux bouts", "E1 two ends"), ("FAR", "E13 far end")):
        assert meant("preset", typed, known) == key
    with pytest.raises(UsageError, match=r'^"E13" may mean: E13 two battles, E13 far end\.$'):
        meant("preset", "E13", known)
    many = known | {f"W{number} something else": () for number in range(9)}
    with pytest.raises(UsageError, match=r'Did you mean "E13 far end"\?$'):
        meant("preset", "E13 far ent", many)
    with speaking("fr"), pytest.raises(UsageError, match="peut désigner"):
        meant("preset", "E13", known)


def test_a_clause_needs_no_letters_of_its_game() -> None:
    for typed, id in (("9.7", "ORC-9.7"), ("R7", "ORC-R7"), ("r7", "ORC-R7"), ("orc-9.8", "ORC-9.8")):
        assert repr(orc.clause(typed)) == repr(orc.clause(id))
    assert repr(orc.shortest("orc-9.8")) == repr(orc.shortest("ORC-9.8"))
    assert repr(orc.lesson("Ties")) == repr(orc.lesson("ties"))
    for typed in ("9", "9.", "10.10.10"):
        with pytest.raises(UsageError, match="no clause"):
            orc.clause(typed)
    with pytest.raises(UsageError, match=r'Did you mean "ORC-9\.9"\?$'):
        orc.clause("ORC-9.99")


def test_a_ruling_is_shown_under_both_readings_and_one_without_a_switch_says_why() -> None:
    assert str(orc.shortest("ORC-R7")).splitlines()[0] == orc.compare("attack_on_won").title
    assert "Allowed only here" in str(orc.shortest("r7"))
    assert "30 cards of the box" in str(orc.shortest("R1"))
    assert 'orc.compare("attack_on_won")' in str(orc.table(seed=1).shortest("R7"))


@depth.always
@pytest.mark.parametrize("game", [orc, armadora, braves, thorval, orcs_vs_orcs], ids=orclib.list_games())
def test_a_reading_is_compared_where_it_makes_a_difference(game: AnyApi) -> None:
    """Without a position it was a new game, where nothing differs."""
    page = game.rulings()
    switches = game.rulebook.switches()
    for switch, ruling in [*switches.items()][: depth.few(len(switches))]:
        page.show(ruling.id)
        if (compared := page.compared()) is not None:
            assert repr(game.compare(switch)) == repr(game.compare(ruling.id)) == repr(compared)


def test_a_switch_of_many_values_asks_for_one() -> None:
    with pytest.raises(UsageError, match=r"say which, with .*name of a file"):
        orcs_vs_orcs.compare("heroes_file")


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
