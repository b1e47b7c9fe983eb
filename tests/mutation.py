"""What the tests notice: `python -m tests.mutation orc` changes a sample of the code, one place at a time.

Each change is put to the tests that run its line, the quickest first, until one fails; who survives all of them is
printed, for somebody to write the test that is missing, or to see that the change changes nothing. The same seed takes
the same sample of the same code.

It is quick since pytest starts once: a process that has collected the tests runs them all to see which line each of
them runs and how long it takes; then it forks for each change, swaps the code of the functions that differ, and runs
the tests of that line, and at last those beside them. What has run while the tests were collected (tables of a
module, bodies of classes) is changed before anything is imported, in a process of its own. At the end those that
noticed something are run once more without any change, in the order in which they were: there they have to pass.
"""

from __future__ import annotations

import argparse
import ast
import gc
import inspect
import json
import os
import re
import resource
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Final, NamedTuple, NoReturn, TypeVar

import coverage
import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ("orc", "armadora", "braves", "thorval", "orcs_vs_orcs")
"""`orclib.list_games()`: nothing of the library may be imported before it is changed."""
SLOWER: Final = 10
"""A test that takes so many times as long as it did counts as failed: the change makes it run on and on."""
PATIENCE: Final = 5
"""Seconds of the processor that it has at least."""
IMPORTS: Final = 120
"""Seconds of the processor for importing and collecting: a changed table may be built on and on."""
RECORDED: Final = "tests/golden/test_golden.py"
WAITS: Final = 60
"""How many seconds by the clock make one of the processor, where much else runs, before it counts as stuck."""
MEMORY: Final = 4 << 30
"""Bytes that a process may have in which something is changed."""

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
    """Files of the library, and the tests that have to notice a change in them."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    about: str = ""
    """Of the laws and of what is recorded, only the tests of this game."""


def part(name: str, of: str) -> Part:
    """A part of a game, or the notebook that all share."""
    if name == "notebook":
        return Part(("orclib/notebook",), ("tests/notebook", "tests/scene", "tests/language"))
    house, folder = f"orclib/games/{name}", f"tests/games/{name}"
    return {
        "rules": Part((f"{house}/rules", f"{house}/state.py"), (folder, "tests/golden", "tests/laws"), name),
        "shown": Part((f"{house}/picture", f"{house}/text"), (folder, "tests/golden", "tests/laws"), name),
    }[of]


class Mutant(NamedTuple):
    """One change: in which file (from the root), its number there, the lines that run with it, what becomes what."""

    file: str
    number: int
    lines: range
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.lines.start}: {self.old}  ->  {self.new}"

    def code(self) -> CodeType:
        """The whole file, changed."""
        tree = ast.parse((ROOT / self.file).read_text("utf-8"))
        _, _, change = list(_all_changes(tree))[self.number]
        change()
        return compile(ast.fix_missing_locations(tree), str(ROOT / self.file), "exec")


# --- changes ---------------------------------------------------------------------------------------------------------


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change that can be made to a file."""
    for number, (node, lines, change) in enumerate(_all_changes(ast.parse(path.read_text("utf-8")))):
        old, before = ast.unparse(node), node.__dict__.copy()
        change()
        new = ast.unparse(node)
        node.__dict__.clear()
        node.__dict__.update(before)
        yield Mutant(path.relative_to(ROOT).as_posix(), number, lines, _short(old), _short(new))


def _all_changes(tree: ast.AST) -> Iterator[tuple[ast.AST, range, Callable[[], None]]]:
    """Every change to a tree: the node, the lines that run when it does, and what changes it in place."""
    for node, lines in _places(tree, range(0)):
        yield from ((node, lines, change) for change in _changes(node))


def _places(node: ast.AST, lines: range) -> Iterator[tuple[ast.AST, range]]:
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
            own = _lines(child) if isinstance(child, ast.stmt) else lines
            yield child, own
            yield from _places(child, own)


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
            yield put(op=ast.UAdd(), operand=ast.Call(ast.Name("bool", ast.Load()), [operand], []))
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


def _lines(statement: ast.stmt) -> range:
    """The lines of a statement, without those of its body."""
    body = getattr(statement, "body", None)
    last = max(statement.lineno, body[0].lineno - 1) if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, last + 1)


def _short(code: str) -> str:
    first, more, _ = code.partition("\n")
    return first[:90] + (" …" if more or len(first) > 90 else "")


# --- putting them to the tests ---------------------------------------------------------------------------------------


class Run(NamedTuple):
    """A test as it goes while nothing is changed: seconds of the processor, and the lines that it runs of each file."""

    seconds: float
    lines: dict[str, list[int]]

    def reaches(self, mutant: Mutant) -> bool:
        """Whether it runs the place of a change."""
        return any(line in mutant.lines for line in self.lines.get(mutant.file, ()))


Runs = dict[str, Run]
"""All tests by their names; what ran before any of them has the name ""."""
Named = TypeVar("Named")
Job = Callable[[], str]
"""What a process does that is forked for it; returns the test that failed, if one did."""


def order(mutant: Mutant, runs: Runs) -> list[str]:
    """The tests for a change: those that run it, quick ones first, then those beside them, and what is recorded.

    What is made once and kept is run by the first test that asks for it alone, though others see it.
    """
    reach = {name for name, run in runs.items() if run.reaches(mutant)}
    if runs[""].reaches(mutant):
        reach = {name for name, run in runs.items() if name and mutant.file in run.lines} or set(runs)
    files = {*map(_file, reach), RECORDED}
    beside = {name for name in runs if _file(name) in files}
    return sorted(beside - {""}, key=lambda name: (name not in reach, runs[name].seconds))


def _file(test: str) -> str:
    return test.partition("::")[0]


def first_to_fail(session: pytest.Session, names: Sequence[str], runs: Runs) -> str:
    """Run tests until one fails; a test that takes far longer than it did ends the process."""
    items = {item.nodeid: item for item in session.items}
    chosen = [items[name] for name in names if name in items]
    for item, after in zip(chosen, [*chosen[1:], None], strict=False):  # none where nothing runs the place
        limit = SLOWER * runs[item.nodeid].seconds + PATIENCE
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.setitimer(signal.ITIMER_REAL, WAITS * limit)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return item.nodeid
    return ""


OPTIONS: Final = ("-q", "-n", "0", "-p", "no:cacheprovider")


class Bench:
    """A plugin of pytest: once the tests are collected, see what each of them runs and put the changes to them."""

    def __init__(self, chosen: Part, sample: Sequence[Mutant], folder: Path, workers: int) -> None:
        self.part, self.sample, self.folder, self.workers = chosen, sample, folder, workers
        self.trouble = "the tests cannot even be collected"
        self.files = {str(path): path.relative_to(ROOT).as_posix() for path in _paths(chosen)}
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=[*self.files])
        self.coverage.start()

    def job(self) -> str:
        """Start pytest; what is wrong."""
        pytest.main([*OPTIONS, *self.part.tests], plugins=[self])
        return self.trouble

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out laws and recorded games of another game."""
        own = re.compile(rf"^tests/(?!laws/|golden/)|\[(.*-)?{self.part.about}(?!s_)")
        items[:] = [item for item in items if own.search(item.nodeid)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Where the tests would run one by one."""
        if not session.testsfailed:
            try:
                self.trouble = self.put(session)
            except BaseException as error:  # pytest would tell it where nobody reads
                self.trouble = "".join(traceback.format_exception(error))
        return True

    def put(self, session: pytest.Session) -> str:
        """Put to the tests what can be changed by now; what is wrong."""
        for file in self.files.values():  # what is loaded where it is first asked for could not be changed in a fork
            import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        [(_, failed)] = _each([(None, lambda: self.look(session))], 1)
        self.coverage.stop()
        if failed:
            return f"this fails before anything is changed: {failed}"
        runs = _read(self.folder)
        _tell(f"{len(runs) - 1} tests, {sum(run.seconds for run in runs.values()):.0f} s of the processor")
        live = [each for each in gc.get_objects() if type(each) is FunctionType]
        live = [each for each in live if each.__code__.co_filename in self.files]
        gc.freeze()  # what is never looked at by the collector stays shared with the forks

        def changed(mutant: Mutant, swaps: dict[CodeType, CodeType]) -> Job:
            def job() -> str:
                for function in live:
                    function.__code__ = swaps.get(function.__code__, function.__code__)
                return first_to_fail(session, order(mutant, runs), runs)

            return job

        jobs = [
            (mutant, changed(mutant, swaps))
            for mutant in self.sample
            if not runs[""].reaches(mutant) and (swaps := _swaps(mutant)) is not None
        ]
        verdicts = _told(_each(jobs, self.workers))
        noticing = sorted({name for name in verdicts.values() if name in runs}, key=lambda name: runs[name].seconds)
        [(_, failed)] = _each([(None, lambda: first_to_fail(session, noticing, runs))], 1)
        self.folder.joinpath("verdicts").write_text(json.dumps([*map(verdicts.get, self.sample)]), "utf-8")
        return f"this fails without any change, in another order: {failed}" if failed else ""

    def look(self, session: pytest.Session) -> str:
        """Run every test and write down what it runs; what is wrong."""
        clock = time.process_time
        time.process_time = lambda: clock() / SLOWER  # what is looked at is slower, and a save has to be read in time
        seconds = {"": 0.0}
        for item, after in zip(session.items, [*session.items[1:], None], strict=True):
            self.coverage.switch_context(item.nodeid)
            began, failed = clock(), session.testsfailed
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed > failed:
                _tell(f"left out, for it fails before anything is changed: {item.nodeid}")
            else:
                seconds[item.nodeid] = clock() - began
        self.coverage.stop()
        lines: dict[str, dict[str, list[int]]] = {name: {} for name in seconds}
        for path, file in self.files.items():
            for line, names in self.coverage.get_data().contexts_by_lineno(path).items():
                for name in seconds.keys() & set(names):
                    lines[name].setdefault(file, []).append(line)
        runs = {name: Run(seconds[name], lines[name]) for name in seconds}
        self.folder.joinpath("runs").write_text(json.dumps(runs), "utf-8")
        return ""


class Fresh:
    """A plugin of pytest: run the tests for a change that was there before anything was imported."""

    def __init__(self, mutant: Mutant, runs: Runs, names: Sequence[str]) -> None:
        self.mutant, self.runs, self.names = mutant, runs, names
        self.failed = "the tests cannot even be collected"

    def job(self) -> str:
        """Change, import, collect, run; the test that failed."""
        code, path, load = self.mutant.code(), str(ROOT / self.mutant.file), SourceFileLoader.get_code

        def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
            return code if loader.path == path else load(loader, name)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
        signal.setitimer(signal.ITIMER_PROF, IMPORTS)
        pytest.main([*OPTIONS, *sorted({_file(name) for name in self.names})], plugins=[self])
        return self.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Where the tests would run one by one."""
        if not session.testsfailed:
            self.failed = first_to_fail(session, self.names, self.runs)
        return True


def _swaps(mutant: Mutant) -> dict[CodeType, CodeType] | None:
    """The code of functions before and after a change; None where it changes what runs as the module is imported."""
    path = ROOT / mutant.file
    swaps = dict(_differing(compile(path.read_text("utf-8"), str(path), "exec", dont_inherit=True), mutant.code()))
    for old, new in swaps.items():
        plain = not old.co_flags & inspect.CO_OPTIMIZED  # of a module or a class
        if _without_inner(old) != _without_inner(new) if plain else old.co_freevars != new.co_freevars:
            return None
    return swaps


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    if old != new:
        yield old, new
        inner = [[each for each in code.co_consts if isinstance(each, CodeType)] for code in (old, new)]
        if len(inner[0]) == len(inner[1]):
            for pair in zip(*inner, strict=True):
                yield from _differing(*pair)


def _without_inner(code: CodeType) -> CodeType:
    return code.replace(co_consts=tuple(each for each in code.co_consts if not isinstance(each, CodeType)))


# --- processes -------------------------------------------------------------------------------------------------------

OUT: Final = os.dup(1)
"""Where this script speaks; pytest has the usual place."""


def _tell(text: str) -> None:
    os.write(OUT, f"{text}\n".encode())


def _each(jobs: Iterable[tuple[Named, Job]], workers: int) -> Iterator[tuple[Named, str]]:
    """Do each job in a fork of this process, some at a time; what each said, as it ends."""
    running: dict[int, tuple[Named, int]] = {}

    def ended() -> tuple[Named, str]:
        pid, status = os.wait()
        named, pipe = running.pop(pid)
        with os.fdopen(pipe) as told:
            said = told.read()
        return named, f"ended by {signal.Signals(os.WTERMSIG(status)).name}" if os.WIFSIGNALED(status) else said

    for named, job in jobs:
        if len(running) == workers:
            yield ended()
        pipe, into = os.pipe()
        if pid := os.fork():
            os.close(into)
            running[pid] = named, pipe
        else:
            _child(job, into)
    while running:
        yield ended()


def _child(job: Job, into: int) -> NoReturn:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ["ORCLIB_HOME"] = tempfile.mkdtemp(dir=os.environ["PYTEST_DEBUG_TEMPROOT"])
    try:
        said = job()
    except BaseException as error:
        said = f"{type(error).__name__}: {error}"
    os.write(into, said.encode()[:1000])
    os._exit(0)


def _told(ended: Iterable[tuple[Mutant, str]], *, others_follow: bool = False) -> dict[Mutant, str]:
    """Print each verdict as it comes; not that a change survives, where it is put to others yet."""
    verdicts = {}
    for mutant, failed in ended:
        verdicts[mutant] = failed
        if failed:
            _tell(f"noticed  {mutant}  by {failed}")
        elif not others_follow:
            _tell(f"survives {mutant}")
    return verdicts


def _read(folder: Path) -> Runs:
    return {name: Run(*run) for name, run in json.loads(folder.joinpath("runs").read_text("utf-8")).items()}


def _paths(chosen: Part) -> list[Path]:
    return [path for name in chosen.files for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]


def main() -> None:
    """Sample, change, test, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("what", choices=(*GAMES, "notebook"))
    parser.add_argument("--part", choices=("rules", "shown"), default="rules", help="of a game (default: %(default)s)")
    parser.add_argument("--sample", type=int, default=60, help="how many changes (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="another one takes another sample")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    chosen = part(wish.what, wish.part)
    every = [mutant for path in _paths(chosen) for mutant in mutants(path)]
    sample = Random(wish.seed).sample(every, min(wish.sample, len(every)))
    with tempfile.TemporaryDirectory(prefix="orclib-mutants-") as name, Path(os.devnull).open("w") as nowhere:
        folder = Path(name)
        os.environ |= {"PYTEST_DEBUG_TEMPROOT": name, "CI": "1"}  # the laws draw the same examples each time
        os.dup2(nowhere.fileno(), 1)
        [(_, trouble)] = _each([(None, Bench(chosen, sample, folder, wish.workers).job)], 1)
        if trouble:
            raise SystemExit(trouble)
        verdicts = json.loads(folder.joinpath("verdicts").read_text("utf-8"))
        runs = _read(folder)
        late = {mutant: "" for mutant, verdict in zip(sample, verdicts, strict=True) if verdict is None}
        for own in (True, False):  # tests of its folder are collected much quicker than those of every game
            jobs = []
            for mutant in (mutant for mutant, failed in late.items() if not failed):
                names = [name for name in order(mutant, runs) if name.startswith(chosen.tests[0]) is own]
                if names:
                    jobs.append((mutant, Fresh(mutant, runs, names).job))
            late |= _told(_each(jobs, wish.workers), others_follow=True)
        _told((mutant, failed) for mutant, failed in late.items() if not failed)
    noticed = sum(bool(verdict) for verdict in (*verdicts, *late.values()))
    share = f"{noticed} of {len(sample)} changes noticed ({noticed / len(sample):.0%})"
    _tell(f"{wish.what}, {wish.part}: {share}; there are {len(every)}")


if __name__ == "__main__":
    main()
