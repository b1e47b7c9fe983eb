"""Arrows point down: which room may import from which, and no circle anywhere, not even one that only types close."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import networkx as nx
import pytest

import orclib
from orclib.games import list_games

HOUSE = Path(__file__).parents[1] / "orclib"

BELOW = {
    "display": "",
    "language": "",
    "errors": "language",
    "names": "errors language",
    "files": "language",
    "foreign_errors": "errors language",
    "language.switch": "errors files language",
    "engine": "errors files foreign_errors language names",
    "scene": "display errors files foreign_errors language language.switch engine",
    "players": "errors files language language.switch engine",
    "games": "errors files foreign_errors language language.switch engine scene players",
    "probe": "errors files language names language.switch engine players games",
    "notebook": "display errors files foreign_errors language names language.switch engine scene players games probe",
    "classroom": "errors files foreign_errors language names language.switch engine scene notebook",
    "api": (
        "errors files foreign_errors language names language.switch engine scene players games probe notebook classroom"
    ),
    "testing": "errors files foreign_errors language names language.switch engine scene players games probe notebook",
    "orclib": (
        "display errors files foreign_errors language language.switch engine scene players games probe notebook api"
    ),
    "fr": "orclib",
}
"""The rooms from the ground up, and what each may import from: a room is a module of `orclib`, or a folder with all in
it. The rooms of the notebook and of the probe reach for `orclib.games` only to find a game by its name."""
GAMES = tuple(f"orclib.games.{slug}" for slug in list_games())


def _modules() -> dict[str, Path]:
    found = {}
    for path in HOUSE.rglob("*.py"):
        parts = path.relative_to(HOUSE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _named(tree: ast.AST, modules: dict[str, Path]) -> Iterator[str]:
    """What a module imports wherever it does so: in a function, for types only, at first use (`lazily`)."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), level=0):
                for alias in node.names:
                    inner = f"{module}.{alias.name}"
                    yield inner if inner in modules else module
            case ast.ImportFrom():
                pytest.fail(f"line {node.lineno}: an import that begins with a dot")
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.Call(func=ast.Name(id="lazily"), args=[ast.Constant(value=str(module)), *_]):
                yield module


@cache
def arrows() -> nx.DiGraph[str]:
    """An arrow from each module, the `__init__` of a package among them, to all that it imports of ours."""
    modules = _modules()
    found: nx.DiGraph[str] = nx.DiGraph()
    for name, path in modules.items():
        found.add_node(name)
        named = _named(ast.parse(path.read_text(encoding="utf-8")), modules)
        found.add_edges_from((name, other) for other in named if other in modules and other != name)
    return found


def room(module: str) -> str:
    """The room of a module; the package itself is the roof, and switching the language needs more than speaking it."""
    if module == "orclib.language.switch":
        return "language.switch"
    return module.split(".")[1] if "." in module else module


def _game(module: str) -> str | None:
    return next((game for game in GAMES if module == game or module.startswith(f"{game}.")), None)


def test_the_graph_is_that_of_the_code() -> None:
    assert arrows().has_edge("orclib.engine.game", "orclib.engine.records")
    assert arrows().has_edge("orclib", "orclib.api")  # in a function, and for types
    assert arrows().has_edge("orclib.games.orc.game", "orclib.games.orc.picture.table")  # lazily
    assert {room(module) for module in arrows()} == {*BELOW}


def test_no_import_goes_in_a_circle() -> None:
    circles = [sorted(part) for part in nx.strongly_connected_components(arrows()) if len(part) > 1]
    assert not circles


def test_the_rooms_stand_on_one_another() -> None:
    done: set[str] = set()
    for name, below in BELOW.items():
        assert {*below.split()} <= done, name
        done.add(name)


def test_arrows_point_down_only() -> None:
    up = [(a, b) for a, b in arrows().edges if room(a) != room(b) and room(b) not in BELOW[room(a)].split()]
    assert not up


def test_a_game_is_named_by_its_own_folder_only() -> None:
    """Only the roof knows them all, for those who check types."""
    named = [(a, b) for a, b in arrows().edges if _game(b) is not None and _game(a) != _game(b) and a != "orclib"]
    assert not named


def test_no_widget_and_no_player_knows_a_game_by_name() -> None:
    knowing = [
        (path.relative_to(HOUSE).as_posix(), node.value)
        for folder in ("players", "probe", "notebook", "classroom")
        for path in (HOUSE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in list_games()
    ]
    assert not knowing


@pytest.mark.parametrize("slug", orclib.list_games())
def test_the_index_of_the_rules_names_every_chapter(slug: str) -> None:
    package = importlib.import_module(f"orclib.games.{slug}.rules")
    chapters = {path.name for path in Path(str(package.__file__)).parent.glob("[!_]*.py")}
    assert set(re.findall(r"^    (\w+\.py) ", str(package.__doc__), re.MULTILINE)) == chapters


@pytest.mark.parametrize("package_first", [True, False])
def test_the_package_of_a_game_hides_nothing(package_first: bool) -> None:
    code: list[str] = []
    for slug in list_games():
        lines = [f"import orclib.games.{slug}", f"from orclib import {slug}"]
        told = f"print({slug}, orclib.{slug} is {slug}, orclib.games.{slug}.__name__, sep=': ')"
        code += [*(lines if package_first else reversed(lines)), told]
    said = subprocess.run([sys.executable, "-c", "\n".join(code)], capture_output=True, text=True, check=False)
    wanted = [f"<{orclib.game(slug).title}: orclib.{slug}>: True: orclib.games.{slug}" for slug in list_games()]
    assert said.stdout.splitlines() == wanted, said.stderr


def test_rules_stand_without_pictures_bots_and_widgets() -> None:
    code = "import sys; from orclib.games import list_games, rules; [*map(rules, list_games())]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    ours = {name for name in loaded if name.partition(".")[0] == "orclib"}
    assert {*GAMES} < ours
    heavy = ("scene", "notebook", "players", "picture", "opponents", "lessons")
    assert not [name for name in ours if {*heavy} & {*name.split(".")}]


def test_a_session_stands_without_widgets() -> None:
    code = "import sys; import orclib.notebook.kept_session; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "orclib.notebook.session" in loaded
    assert not {"ipywidgets", "ipycanvas", "anywidget"} & {*loaded}
