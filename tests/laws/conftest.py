"""Loads the clause ledger: it has nothing to count where no law is tried."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the ledger for the whole run, also for tests outside this folder."""
    config.pluginmanager.import_plugin("tests.ledger")
