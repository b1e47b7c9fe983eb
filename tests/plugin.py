"""Loaded by every run of pytest (see pyproject.toml), also when it collects only `notebooks/`.

Kernels, servers and the tests themselves get private folders: nothing a person has saved is read or written.
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


def private_environment(folder: Path) -> dict[str, str]:
    """Return the environment variables that keep orclib, IPython and Jupyter inside `folder`."""
    return {name: str(folder / part) for name, part in PRIVATE.items()}


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Set the private folders before any test module is imported."""
    folder = TemporaryDirectory(prefix="orclib-")
    patch = pytest.MonkeyPatch()
    for name, value in private_environment(Path(folder.name)).items():
        patch.setenv(name, value)
    patch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # a warning of kernels on Python 3.11
    early_config.add_cleanup(folder.cleanup)
    early_config.add_cleanup(patch.undo)
