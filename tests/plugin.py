"""Loaded by every run of pytest (see pyproject.toml), also when it collects only `notebooks/`.

Kernels, servers and the tests themselves get private folders: nothing a person has saved is read or written.

A run of the whole suite is shared among processes, a file each; a test marked `alone` waits until no other process
is in a test, and then they wait for it. What is asked for by name runs in one process.
"""

import os
from collections.abc import Generator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from filelock import ReadWriteLock

PRIVATE = {
    "ORCLIB_HOME": "orclib",
    "IPYTHONDIR": "ipython",
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
}
LOCK = "PYTEST_ORCLIB_LOCK"
"""The environment variable that tells the processes of one run which lock is theirs."""

BROWSER = "tests/browser/"

machine = pytest.StashKey[ReadWriteLock]()
"""Held by every test that runs, and by one marked `alone` against all others."""


def private_environment(folder: Path) -> dict[str, str]:
    """Return the environment variables that keep orclib, IPython and Jupyter inside `folder`.

    And every notebook begins in English, whatever another one has chosen, and nothing moves while a test looks.
    """
    return {name: str(folder / part) for name, part in PRIVATE.items()} | {
        "ORCLIB_LANGUAGE": "en",
        "ORCLIB_MOTION": "off",
    }


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Set the private folders before any test module is imported."""
    folder = TemporaryDirectory(prefix="orclib-")
    patch = pytest.MonkeyPatch()
    for name, value in private_environment(Path(folder.name)).items():
        patch.setenv(name, value)
    patch.setenv(LOCK, os.environ.get(LOCK, str(Path(folder.name) / "lock.db")))
    early_config.stash[machine] = ReadWriteLock(os.environ[LOCK], is_singleton=False)
    patch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # a warning of kernels on Python 3.11
    early_config.add_cleanup(folder.cleanup)
    early_config.add_cleanup(patch.undo)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """As many processes as there are processors (None), but none besides this one for a part of the suite."""
    return None if config.args_source is pytest.Config.ArgsSource.TESTPATHS else 0


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """A file is one share, and so is the folder of the browser tests: they have a server together."""
    from xdist.scheduler import LoadScopeScheduling

    class Shares(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types for this
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return BROWSER if file.startswith(BROWSER) else file

    return Shares(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test marked `alone` when nothing else runs."""
    lock = item.config.stash[machine]
    with lock.write_lock() if item.get_closest_marker("alone") else lock.read_lock():
        return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have measured: `record_property("figure", text)`."""
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, text in getattr(report, "user_properties", ()):
            if name == "figure":
                terminalreporter.write_line(text)
