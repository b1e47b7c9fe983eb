"""The clause ledger: which clauses the suite has shown, and by what.

A clause is cited in play, by an event, a refusal or a score line, or the rulebook marks it as a definition and says
why nothing cites it: there is no third kind.
Tests on random or recorded play say `ledger.cite("events", …)`; one marked `@pytest.mark.clause("ABC-1.1")`
shows that clause when it passes. A whole run in which a clause was not shown has failed; `unseen` says what a
run left out. Processes that share the tests send what they wrote to the one that shares them out.
"""

import re
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import orclib
from orclib.engine import Event, Outcome, Reason
from orclib.testing import Said

KINDS: Final = ("events", "refusals", "score lines", "marked tests")
"""The ways to show a clause."""

HERE: Final = Path(__file__).parent
_WRITES = re.compile(r"mark\.clause|ledger\.(cite|hear|witness)|games\.rows")

shown: dict[str, set[str]] = {kind: set() for kind in KINDS}
"""The clauses shown, by each kind."""
marks: dict[str, tuple[str, ...]] = {}
"""The clauses that each collected test is marked with."""
unseen: list[str] = ["everything, for nothing was collected"]
"""What this run leaves out of what the ledger needs; empty in a whole run."""

_dropped: list[pytest.Item] = []


# --- writing ------------------------------------------------------------------------------------------------


def cite(kind: str, clauses: Iterable[str]) -> None:
    """Write down that clauses were cited, by one of `KINDS`."""
    shown[kind].update(clauses)


def hear(things: Iterable[Said]) -> None:
    """Write down what a game said at a step."""
    for thing in things:
        if thing.clause is not None:
            shown[thing.kind].add(thing.clause)


def witness(events: Iterable[Event] = (), refusals: Iterable[Reason] = (), outcome: Outcome | None = None) -> None:
    """Write down what happened, what was refused and how it ended."""
    cite("events", (event.clause for event in events))
    cite("refusals", (reason.clause for reason in refusals))
    if outcome is not None:
        cite("score lines", (outcome.reason.clause, *(line.clause for line in outcome.score.lines)))


# --- reading ------------------------------------------------------------------------------------------------


def cited_in_play() -> set[str]:
    """The clauses that an event, a refusal or a score line has cited."""
    return set().union(*(shown[kind] for kind in KINDS[:-1]))


def all_shown() -> set[str]:
    """The clauses shown in any way."""
    return set().union(*shown.values())


def summary(slug: str) -> str:
    """How much of a game's rulebook was shown, in one line."""
    game = orclib.game(slug)
    clauses = set(game.rulebook.clauses)
    counts = ", ".join(f"{kind} {len(clauses & shown[kind])}" for kind in KINDS)
    return f"{game.title}: {len(clauses & all_shown())}/{len(clauses)} clauses shown; by {counts}"


def faults() -> Iterator[str]:
    """What is wrong with the marks and, in a whole run, with the clauses that nothing has shown."""
    clauses = {slug: list(orclib.game(slug).rulebook.clauses) for slug in orclib.list_games()}
    known = {card for slug in orclib.list_games() for card in orclib.game(slug).rulebook}
    for test, named in marks.items():
        if wrong := [clause for clause in named if clause not in known]:
            yield f"{test} is marked with clauses that do not exist: {', '.join(wrong)}"
    for slug, wanted in clauses.items():
        for fault, ids in _gaps(slug).items():
            if found := [clause for clause in wanted if clause in ids]:
                yield f"{slug}: {fault}: {', '.join(found)}"


def _gaps(slug: str) -> dict[str, set[str]]:
    """The clauses of a game by what is wrong with them."""
    clauses, played = orclib.game(slug).rulebook.clauses, cited_in_play()
    definitions = {id for id, clause in clauses.items() if clause.definition}
    gaps = {"marked as a definition, and yet cited in play": definitions & played}
    if not unseen:
        gaps |= {
            "neither cited in play nor marked as a definition": clauses.keys() - definitions - played,
            "definitions that no passed test showed": definitions - all_shown(),
        }
    return gaps


# --- hooks --------------------------------------------------------------------------------------------------


def pytest_deselected(items: Iterable[pytest.Item]) -> None:
    """Remember what will not run."""
    _dropped.extend(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Note the marks, and whether all that writes in the ledger was collected."""
    for item in session.items:
        named = tuple(str(clause) for mark in item.iter_markers("clause") for clause in mark.args)
        if named:
            marks[item.nodeid] = named
    unseen[:] = _left_out(session)


def _left_out(session: pytest.Session) -> list[str]:
    """What writes in the ledger and will not run; what only other runs do need not."""
    needed = {path for path in HERE.rglob("test_*.py") if _WRITES.search(path.read_text("utf-8"))}
    others = [item for item in _dropped if any(map(item.get_closest_marker, ("thorough", "long", "benchmark")))]
    missing = needed - {item.path for item in (*session.items, *others)}
    left_out = sorted(str(path.relative_to(HERE.parent)) for path in missing)
    left_out += [item.nodeid for item in _dropped if item not in others and item.path in needed]
    left_out += [argument for argument in session.config.args if "::" in argument]
    if session.config.getoption("lf", default=False):
        left_out.append("all but the last failures")
    return left_out


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A marked test shows its clauses once it has passed."""
    report = yield
    if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
        cite("marked tests", marks.get(item.nodeid, ()))
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what another process has written."""
    told = getattr(node, "workeroutput", {}).get("ledger")
    if told is not None:
        for kind, clauses in told["shown"].items():
            cite(kind, clauses)
        marks.update({test: tuple(named) for test, named in told["marks"].items()})
        unseen[:] = told["unseen"]


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """A run whose ledger has faults has failed; a process that only got its share of the tests hands its ledger in."""
    done = yield
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["ledger"] = {
            "shown": {kind: sorted(clauses) for kind, clauses in shown.items()},
            "marks": {test: list(named) for test, named in marks.items()},
            "unseen": list(unseen),
        }
    elif any(faults()):
        session.testsfailed += 1
    return done


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much of each rulebook was shown, and what is wrong."""
    if all_shown():
        terminalreporter.section("clause ledger" + (", of a part of the suite" if unseen else ""))
        for slug in orclib.list_games():
            terminalreporter.write_line(summary(slug))
    for fault in faults():
        terminalreporter.write_line(fault, red=True)
