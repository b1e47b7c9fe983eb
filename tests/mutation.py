"""What the tests notice: `python -m tests.mutation orc` changes a sample of the code, one place at a time.

Each change is made in a copy of the library and put to the tests of that part, the quick ones first; who survives all
of them is printed, for somebody to write the test that is missing, or to see that the change changes nothing. The same
seed takes the same sample of the same code.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Final, NamedTuple

from orclib.games import list_games

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 900
"""Seconds until a change that makes the tests run on and on counts as noticed."""

_OTHER: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}


class Part(NamedTuple):
    """Files of the library, and the tests that have to notice a change in them, quick ones first."""

    files: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]


def part(game: str, of: str) -> Part:
    """A part of a game, or the notebook that all share."""
    house, games = f"orclib/games/{game}", ("-k", f"{game} and not {game}s_")
    folder = f"tests/games/{game}"
    own = (f"{folder}/test_illegal_moves.py", folder)
    laws, golden = ("tests/laws", *games), ("tests/golden", *games)
    return {
        "rules": Part((f"{house}/rules", f"{house}/state.py"), (own, golden, laws)),
        "shown": Part((f"{house}/picture", f"{house}/text"), (golden, own, laws, ("tests/scene", *games))),
        "notebook": Part(("orclib/notebook",), (("tests/notebook",), ("tests/scene", "tests/language"))),
    }[of]


class Mutant(NamedTuple):
    """One change: in which file (from the root), on which line, what it makes of the code, the whole new text."""

    file: str
    line: int
    old: str
    new: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old}  ->  {self.new}"


# --- changes ---------------------------------------------------------------------------------------------------------


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change that can be made to a file."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in _places(tree):
        for change in _changes(node):
            old, before = ast.unparse(node), copy.copy(node.__dict__)
            change()
            new, text = ast.unparse(node), ast.unparse(tree)
            node.__dict__.clear()
            node.__dict__.update(before)
            yield Mutant(path.relative_to(ROOT).as_posix(), _line(node), _short(old), _short(new), text)


def _places(node: ast.AST) -> Iterator[ast.AST]:
    """What may be changed: all but types, assertions, how a class is made, code for type checkers only."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.Assert | ast.Import | ast.ImportFrom) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.keyword) and (child.arg == "strict" or isinstance(node, ast.ClassDef)):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            yield child
            yield from _places(child)


def _changes(node: ast.AST) -> Iterator[Callable[[], None]]:
    """What can be made of a node; each changes it in place."""

    def put(**fields: object) -> Callable[[], None]:
        return lambda: node.__dict__.update(fields)

    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                yield put(ops=[*ops[:at], _OTHER[type(op)](), *ops[at + 1 :]])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _OTHER:
            yield put(op=_OTHER[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield put(op=ast.UAdd(), operand=ast.Call(ast.Name("bool"), [operand], []))
        case ast.Constant(value=bool(value)):
            yield put(value=not value)
        case ast.Constant(value=int(value)):
            yield put(value=value + 1)
        case ast.IfExp(test=test) | ast.If(test=test) | ast.While(test=test):
            yield put(test=ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=[*ifs]) if ifs:
            for at in range(len(ifs)):
                yield put(ifs=ifs[:at] + ifs[at + 1 :])
        case ast.Expr(value=ast.Call()):
            yield put(value=ast.Constant(None))


def _line(node: ast.AST) -> int:
    return next((each.lineno for each in ast.walk(node) if isinstance(each, ast.expr | ast.stmt)), 0)


def _short(code: str) -> str:
    first, more, _ = code.partition("\n")
    return first[:90] + (" …" if more or len(first) > 90 else "")


# --- putting them to the tests ---------------------------------------------------------------------------------------


class Workshop:
    """A copy of the library with its tests, changed in one place at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("orclib", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("notebooks", "pyproject.toml", "README.md"):
            (folder / name).symlink_to(ROOT / name)

    def passes(self, tests: tuple[str, ...]) -> bool:
        """Whether some tests are green in the copy."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode in (0, 5)  # 5: nothing of that game among these tests

    def survives(self, mutant: Mutant, tiers: tuple[tuple[str, ...], ...]) -> bool:
        """Whether no test notices the change."""
        path = self.folder / mutant.file
        before = path.read_text("utf-8")
        path.write_text(mutant.text, "utf-8")
        try:
            return all(self.passes(tests) for tests in tiers)
        finally:
            path.write_text(before, "utf-8")


def main() -> None:
    """Sample, change, test, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game", choices=list_games())
    parser.add_argument("--part", choices=("rules", "shown", "notebook"), default="rules")
    parser.add_argument("--sample", type=int, default=60, help="how many changes (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="another one takes another sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    chosen = part(wish.game, wish.part)
    paths = [path for name in chosen.files for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]
    every = [mutant for path in paths for mutant in mutants(path)]
    sample = Random(wish.seed).sample(every, min(wish.sample, len(every)))
    with tempfile.TemporaryDirectory(prefix="orclib-mutants-") as folder:
        free: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(wish.workers):
            free.put(Workshop(Path(folder, str(number))))
        workshop = free.get()
        if not all(map(workshop.passes, chosen.tests)):
            raise SystemExit("these tests fail before anything is changed")
        free.put(workshop)

        def put_to_the_tests(mutant: Mutant) -> bool:
            workshop = free.get()
            try:
                survives = workshop.survives(mutant, chosen.tests)
            finally:
                free.put(workshop)
            print("survives" if survives else "noticed ", mutant, flush=True)
            return survives

        with ThreadPoolExecutor(wish.workers) as pool:
            survivors = sum(pool.map(put_to_the_tests, sample))
    noticed = len(sample) - survivors
    share = f"{noticed} of {len(sample)} changes noticed ({noticed / len(sample):.0%})"
    print(f"{wish.game}, {wish.part}: {share}; there are {len(every)}")


if __name__ == "__main__":
    main()
