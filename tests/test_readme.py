"""The README's own lines run as printed."""

import re
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_every_python_line_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
    assert names["events"]


def test_the_two_commands_stand_first() -> None:
    [commands, *_] = re.findall(r"```\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert commands.splitlines() == ["uv run jupyter lab notebooks", "uv run pytest"]
