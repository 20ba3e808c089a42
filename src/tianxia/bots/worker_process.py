"""How a process behaves in which bots think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.context import SpawnContext, SpawnProcess


class QuietProcess(SpawnProcess):
    """A process that does not hear Ctrl-C even before it has begun to serve its parent."""

    def start(self) -> None:
        """Start it with the signal held back, which it inherits."""
        if sys.platform == "win32":
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class QuietSpawn(SpawnContext):
    """How such processes are made."""

    Process = QuietProcess


def serve_the_parent() -> None:
    """Leave Ctrl-C to the process that people talk to, and end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
