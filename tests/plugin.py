"""Loaded by every run of pytest (see pyproject.toml), also when it collects only `notebooks/`.

Kernels, servers and the tests themselves get private folders: nothing a person has saved is read or written.

A run of the whole suite is shared among processes, a file each, but for benchmarks: they have the machine to
themselves. What is asked for by name runs in one process.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

PRIVATE = {
    "ORCLIB_HOME": "orclib",
    "IPYTHONDIR": "ipython",
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
}
BROWSER = "tests/browser/"
FRENCH = "notebooks/fr/"


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
    if (asked := early_config.known_args_namespace.markexpr) in ("thorough", "long"):
        patch.setenv("ORCLIB_DEPTH", asked)
    patch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # a warning of kernels on Python 3.11
    early_config.add_cleanup(folder.cleanup)
    early_config.add_cleanup(patch.undo)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """As many processes as there are processors (None), but none besides this one for a part of the suite."""
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and config.option.markexpr != "benchmark"
    return None if whole else 0


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """French notebooks hold what the English ones do: for thorough runs. The browser comes first: it takes longest."""
    for item in items:
        if item.nodeid.startswith(FRENCH):
            item.add_marker("thorough")
    items.sort(key=lambda item: not item.nodeid.startswith(BROWSER))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests say about themselves, `record_property("figure", text)`, and the table of what was measured."""
    from tests.benchmarks import report

    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    for each in reports:
        for name, text in getattr(each, "user_properties", ()):
            if name == "figure":
                terminalreporter.write_line(text)
    if figures := report.told(reports):
        terminalreporter.section("measured")
        for line in report.table(figures):
            terminalreporter.write_line(line)
        if any(figure.what == report.STEP for figure in figures):
            terminalreporter.write_line(f"drawn: {report.write(figures)}")
