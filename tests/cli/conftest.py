"""Running the program: inside this process, or as people do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tianxia
from tianxia.cli.main import app

PACKAGE = Path(tianxia.__file__).parents[1]  # the same sources or wheel that this test imports

Run = Callable[..., Result]
Start = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, in English unless told otherwise."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("COLUMNS", raising=False)

    def run_command(*args: object, stdin: str = "") -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=stdin)

    return run_command


@pytest.fixture
def start() -> Start:
    """Run a command in a process of its own."""

    def start_command(
        *args: object, stdin: str = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tianxia", *(str(arg) for arg in args)]
        known = os.environ | {"PYTHONPATH": str(PACKAGE), "LC_ALL": "C.UTF-8"} | (env or {})
        return subprocess.run(
            command,
            input=stdin,
            env=known,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    return start_command
