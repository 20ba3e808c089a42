"""How long a thought is waited for: an outsider's bot may never come to an end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class TooSlowError(Exception):
    """A thought took longer than anybody waits."""


class _Late(BaseException):
    """Not an Exception, so that no bot catches it by mistake."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """End a thought after so many seconds, where it can be ended: in a process of its own."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except _Late:
        raise TooSlowError(f"no answer after {seconds:g} s") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise _Late
