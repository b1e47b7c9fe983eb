"""Where the readings of a rule part: found, typed as shown, and different at the last step and not before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orclib
from orclib import armadora, orc, orcs_vs_orcs
from orclib.engine.game import AnyGame
from orclib.errors import UsageError
from orclib.language import speaking
from orclib.probe.find import asked, find
from orclib.probe.moment import clauses_of, parted
from orclib.probe.readings import Parting, dumps, loads, partings
from orclib.probe.witness import Witness, line
from orclib.probe.workers import Workers
from tests.laws.lessons import every_game


def part(game: AnyGame, text: str, switch: str, value: object) -> bool:
    return parted(game, line(game, text, {switch: value})[1])


@every_game
def test_what_is_kept_tells_the_readings_apart(game: AnyGame) -> None:
    kept = partings(game.slug)
    for each in kept[:: 1 + len(kept) // 8]:
        assert part(game, each.witness.text, each.switch, each.to), each


@pytest.mark.thorough
@every_game
def test_all_that_is_kept_tells_the_readings_apart(game: AnyGame) -> None:
    assert not [each for each in partings(game.slug) if not part(game, each.witness.text, each.switch, each.to)]


def test_what_is_kept_is_read_as_it_was_written() -> None:
    some = (Parting("players", 3, Witness("A", ("b",), ("ORC-1.1",))), Parting("teams", False, Witness("A", (), ())))
    assert loads(dumps(some)) == some


def test_it_is_found_and_shown_where_nothing_is_known() -> None:
    game = orc.engine
    for switch, value in (("attack_on_won", True), ("peek_between_draws", False), ("discard_face_down", True)):
        found = find(game, asked(game, (), differs=switch), known=(), seconds=60)
        assert found.witness is not None
        assert part(game, found.witness.text, switch, value)
        assert not part(game, found.witness.text, "start_choice", True)
        assert len(found.witness.text) < 70


def test_the_answer_says_how_it_is_typed_and_what_differs() -> None:
    answer = orc.find(differs="R20")
    assert part(orc.engine, answer.text, "discard_face_down", True)
    told = str(answer)
    assert all(row in told for row in answer.text.splitlines())
    assert "As we play" in told
    assert "If read the other way" in told
    assert answer.clauses == ("ORC-5.1",)
    assert answer.table().match.state == orc.match(answer.text, seed=0).state
    with speaking("fr"):
        found = orc.find(differs="R20")
        french, typed = str(found), found.text
    assert french != told
    assert typed != answer.text
    assert all(row in french for row in typed.splitlines())
    assert part(orc.engine, typed, "discard_face_down", True)


def test_options_clauses_and_what_must_not_act_are_kept_to() -> None:
    answer = armadora.find(differs="stick_count", players=3, seconds=90)
    moment = line(armadora.engine, answer.text, {"stick_count": "two_if_possible"})[1]
    assert moment.before.options.players == 3
    assert parted(armadora.engine, moment)
    moment = line(orc.engine, orc.find("ORC-4.1", differs="R11", seconds=90).text, {"peek_between_draws": False})[1]
    assert "ORC-4.1" in clauses_of(orc.engine, moment)
    assert parted(orc.engine, moment)


@pytest.mark.thorough
def test_two_processes_find_what_one_finds() -> None:
    game = orc.engine
    query = asked(game, (), differs="attack_on_won")
    assert find(game, query, known=(), seconds=300, workers=Workers(2)) == find(game, query, known=(), seconds=300)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: orc.find(differs="attack_on_one"), 'Did you mean "attack_on_won"'),
        (lambda: orc.find(differs="ORC-R1"), "reading of ORC"),
        (lambda: orc.find(differs="R7", to="maybe"), "maybe"),
        (lambda: orc.find(differs="R7", attack_on_won=True), "read both ways"),
        (lambda: orc.find(differs="R7", refused="ORC-4.5"), "refused"),
        (lambda: armadora.find(differs="first_player", to=3, players=2), "first_player"),
        (lambda: orcs_vs_orcs.find(differs="heroes_file"), "more values than can be listed"),
    ],
)
def test_a_bad_question_is_one_clear_error(ask: Callable[[], Any], told: str) -> None:
    with pytest.raises(UsageError, match=told) as caught:
        ask()
    with speaking("fr"), pytest.raises(UsageError) as french:
        ask()
    assert str(french.value) != str(caught.value)
    assert orclib.orc.find(differs="R7").text
