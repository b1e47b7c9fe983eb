"""Who knows the rules of one game knows those of five: the same names in the same files, and one table of actions."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from orclib.engine import Try
from orclib.games import list_games, rules

CHOICES = {"to_act": "to_act", "pseudo_legal_actions": "pseudo_legal_actions", "list_legal": "legal_actions"}
TRANSITIONS = {"new": "new", "judge": "refusals", "apply_unchecked": "apply_unchecked"}
"""What a game has by its first name stands in the file by the second."""
every_game = pytest.mark.parametrize("slug", list_games())


def part(slug: str, name: str = "") -> ModuleType:
    """A file of the rules of a game, or what they begin with."""
    return import_module(f"orclib.games.{slug}.rules{name}")


@every_game
def test_what_may_be_done_and_what_it_does_stand_where_they_do_in_all_games(slug: str) -> None:
    game = rules(slug)
    for file, names in ((".choices", CHOICES), (".transitions", TRANSITIONS)):
        for name, there in names.items():
            assert getattr(game, name) is getattr(part(slug, file), there), name


@every_game
def test_every_action_has_its_judge_and_its_deed(slug: str) -> None:
    kinds = {kind for kind in get_args(rules(slug).action_type) if not issubclass(kind, Try)}
    table = part(slug, ".transitions")._ACTIONS
    assert set(table) == kinds
    assert all(callable(judge) and callable(deed) for judge, deed in table.values())


@every_game
def test_the_chapters_are_told_where_the_rules_begin(slug: str) -> None:
    package = part(slug)
    assert package.__doc__ is not None
    assert package.__file__ is not None
    told = re.findall(r"^    (\w+\.py) ", package.__doc__, re.MULTILINE)
    assert sorted(told) == sorted(file.name for file in Path(package.__file__).parent.glob("[!_]*.py"))
