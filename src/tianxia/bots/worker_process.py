"""How a process behaves in which bots think for another one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def serve_the_parent() -> None:
    """Leave Ctrl-C to the process that people talk to, and end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
