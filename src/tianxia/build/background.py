"""The engine compiled beside a running program, in a process that ends with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from tianxia.build.folder import Build, environment
from tianxia.build.means import missing
from tianxia.core.build import compiled
from tianxia.engine_folder import INTERPRETED, SOURCES, WISH, engines, key_of

State = Literal["compiled", "building", "interpreted"]

NICENESS: Final = 10  # everything else on the machine comes first
GOODBYE: Final = 5  # seconds until a process that was killed is gone


@dataclass(frozen=True)
class Look:
    """How far the engine is: of `all` C files so many are `done`."""

    state: State
    done: int = 0
    all: int = 0


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usual_compilers() -> int:
    """All cores but one, and two where there are two: one alone would need over two minutes.

    They give way to everything else, so whoever plays meanwhile hardly feels them.
    """
    return max(1, min(2, cores()), cores() - 1)


def current_build() -> Build | None:
    """The build of these sources, made or not; None where there can be none."""
    home = engines()
    return None if home is None else Build(home, key_of(SOURCES))


class Background:
    """Compiles the engine where that is possible and was not done; otherwise does nothing."""

    def __init__(
        self,
        told: Callable[[Look], None] = lambda _: None,
        niceness: int = NICENESS,
        compilers: int | None = None,
        only: tuple[str, ...] = (),
    ) -> None:
        """`told` is called by whoever looks after it, again and again while it goes on."""
        self.told: Final = told
        self.niceness: Final = niceness
        self.compilers: Final = usual_compilers() if compilers is None else compilers
        self.only: Final = only
        self.build: Build | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> bool:
        """Begin; whether there is anything to do."""
        if compiled() or os.environ.get(WISH) == INTERPRETED or missing() is not None:
            return False
        try:
            self.build = current_build()
            if self.build is None or self.build.is_ready or self.build.has_failed:
                return False
            self._process = self._started()
        except OSError:
            return False
        return True

    def _started(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-P", "-m", "tianxia.build", "--follow"]
        command += ["--nice", str(self.niceness), "--compilers", str(self.compilers)]
        if self.only:
            command += ["--only", *self.only]
        return subprocess.Popen(
            command,
            env=environment(SOURCES, INTERPRETED),
            stdin=subprocess.PIPE,  # its end tells the process that this one is gone
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for this process, which then ends that one
            creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) if self.niceness else 0,
        )

    def look(self) -> Look:
        """How far it is; another process may be at it, then this one waits for that."""
        if compiled() or (self.build is not None and self.build.is_ready):
            return Look("compiled")
        if self.build is None or self._process is None or self._process.poll() is not None:
            return Look("interpreted")
        return Look("building", *self.build.progress())

    def stop(self) -> None:
        """End it with all its compilers."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
        process.wait(GOODBYE)
        assert process.stdin is not None
        process.stdin.close()
