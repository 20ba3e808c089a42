"""What to type when a library is missing that only some people need."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path


def install_command(extra: str) -> str:
    """Installs the libraries of an extra for the Python that runs now, wherever it is typed.

    Pip takes the package that is installed already, so it need not lie in any index; sources that
    were never installed are named by their folder.
    """
    try:
        distribution("tianxia")
        wanted = f'"tianxia[{extra}]"'
    except PackageNotFoundError:
        wanted = f'--editable "{Path(__file__).parents[2]}[{extra}]"'
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f"{python} -m pip install {wanted}"
