"""Programs that tests drive and a fresh machine lacks: installed with Debian's packages by root."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

BUILD = Path(__file__).parents[1] / "build"
PATIENCE = 600  # seconds for one package


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process of all that test here does this at a time."""
    BUILD.mkdir(exist_ok=True)
    with FileLock(BUILD / f"{name}.lock"):
        yield


def can_install() -> bool:
    """Whether this is a Debian and we are root on it."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(package: str) -> None:
    """Install a package; whoever asks looks afterwards whether the program is there."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    wait = ["-o", "DPkg::Lock::Timeout=300", "-qq"]
    for command in (["update"], ["install", "-y", "--no-install-recommends", package]):
        apt = ["apt-get", *wait, *command]
        subprocess.run(apt, env=env, capture_output=True, timeout=PATIENCE, check=False)
