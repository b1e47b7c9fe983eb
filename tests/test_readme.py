"""The README's own lines run as printed, and every file that says what is needed says the same."""

import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.lab import free_port, running

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_every_python_line_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
    assert names["events"]


@pytest.fixture
def install(tmp_path: Path) -> Callable[..., Path]:
    """Install what is asked for into an environment of its own; return where its commands are."""

    def run(*wanted: str) -> Path:
        place = tmp_path / "environment"
        subprocess.run(["uv", "venv", "-q", "--python", sys.executable, place], check=True)
        subprocess.run(["uv", "pip", "install", "-q", "--python", place, *wanted], cwd=ROOT, check=True)
        return place / ("Scripts" if os.name == "nt" else "bin")

    return run


@pytest.mark.thorough
def test_with_pip_a_notebook_runs_and_keeps_its_pictures(install: Callable[..., Path], tmp_path: Path) -> None:
    [wanted] = re.findall(r"pip install (-e \. .*?) &&", README.read_text(encoding="utf-8"))
    start = install(*wanted.split()) / "jupyter"
    assert subprocess.run([start, "lab", "--version"], check=True, capture_output=True).stdout
    told = ["nbconvert", "--execute", "--to=notebook", f"--output-dir={tmp_path}"]
    subprocess.run([start, *told, ROOT / "notebooks" / "00_start_here.ipynb"], check=True)
    assert '"image/png"' in (tmp_path / "00_start_here.ipynb").read_text(encoding="utf-8")


@pytest.mark.thorough
def test_the_extra_for_a_class_is_all_that_a_page_needs(install: Callable[..., Path], tmp_path: Path) -> None:
    start, port = install(".[class]") / "voila", free_port()
    assert not [*start.parents[1].glob("etc/jupyter/voila*")], "a setting for everybody's pages"
    url = f"http://127.0.0.1:{port}"
    command = [str(start), "--no-browser", f"--port={port}", str(ROOT / "notebooks" / "00_start_here.ipynb")]
    with (
        running(command, f"{url}/voila/static/voila.js", tmp_path, {**os.environ}, tmp_path / "log"),
        urllib.request.urlopen(url) as page,
    ):
        assert b"widget-view+json" in page.read()


def test_what_a_person_types_has_types(tmp_path: Path) -> None:
    """`orc.tabel()` passed, and a bot of one method did not."""
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    wrong = ["from orclib import game, orc, thorval", "orc.tabel()", "game('orc').tabel()", "reveal_type(orc.new())"]
    for name, lines in (("printed", blocks), ("wrong", [*wrong, "thorval.new().hands"])):
        (tmp_path / f"{name}.py").write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *sorted(map(str, tmp_path.glob("*.py")))]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert "printed.py" not in told
    assert re.findall(r"wrong.py:(\d).*\[attr-defined\]", told) == ["2", "3", "5"]
    assert 'Revealed type is "orclib.games.orc.state.State"' in told


def test_the_two_commands_stand_first() -> None:
    [commands, *_] = re.findall(r"```\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert commands.splitlines() == ["uv run jupyter lab notebooks", "uv run pytest"]


def test_conda_and_pip_have_the_same_bounds() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [each.partition(";")[0] for each in [*told["project"]["dependencies"], *told["dependency-groups"]["dev"]]]
    bounds = dict(re.findall(r"^([\w-]+)(\S+)$", "\n".join(asked), re.MULTILINE))
    environment = (ROOT / "environment.yml").read_text(encoding="utf-8")
    found = dict(re.findall(r"^ +- ([\w-]+) (>\S+)", environment, re.MULTILINE))
    assert {re.match(r"[\w-]+", each)[0] for each in told["project"]["dependencies"]} <= {*found}  # type: ignore[index]
    assert found == {name: bounds[name] for name in found}
