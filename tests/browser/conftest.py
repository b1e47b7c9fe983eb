"""A JupyterLab server, a browser, and pages in it: `lab`, or `new_lab(...)` for another, or a touch screen.

All of these end with the last test of this folder: while Playwright runs, asyncio cannot start a loop in
this thread, and the tests after these may want one.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import PATIENCE, Lab, serve
from tests.notebooks.support import ROOT
from tests.plugin import private_environment

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "browser tests not run: no Chromium found (apt install chromium)"

NewLab = Callable[..., Lab]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Yield a Chromium of the system, without a window."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None and os.environ.get("CI"):
        pytest.fail(NO_BROWSER, pytrace=False)
    if path is None:
        pytest.skip(NO_BROWSER)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield chromium
        chromium.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say so if there was no browser: a skip alone is easily overlooked."""
    if any(NO_BROWSER in report.longreprtext for report in terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(NO_BROWSER, yellow=True)


@pytest.fixture(scope="package")
def lab_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the notebooks' folder, so that no test writes to the real one."""
    root = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(ROOT / "notebooks", root, ignore=shutil.ignore_patterns(".*"))
    return root


@pytest.fixture(scope="package")
def lab_server(browser: Browser, lab_root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a JupyterLab that serves `lab_root`. (No browser, no server.)"""
    private = tmp_path_factory.mktemp("server")
    with serve(lab_root, private, os.environ | private_environment(private)) as url:
        yield url


@pytest.fixture
def new_lab(browser: Browser, lab_server: str, lab_root: Path) -> Iterator[NewLab]:
    """Yield a function that opens a page; its options are those of Playwright's `new_context`."""
    labs: list[Lab] = []

    def create(**options: Any) -> Lab:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        labs.append(Lab(context.new_page(), lab_server, lab_root))
        return labs[-1]

    yield create
    for lab in labs:
        lab.close()


@pytest.fixture
def lab(new_lab: NewLab) -> Lab:
    """Return an empty page; `lab.open("01_orc")` goes on from here."""
    return new_lab()
