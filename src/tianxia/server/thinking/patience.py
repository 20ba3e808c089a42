"""How far an outsider's bot is trusted: it may never come to an end, and raise anything."""

from __future__ import annotations

import faulthandler
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

STDERR: Final = 2
LONGEST: Final = 30.0  # seconds after which a bot's choice is not waited for any longer
GRACE: Final = 3.0  # seconds after which a process whose bot cannot be stopped ends itself


class TooSlowError(Exception):
    """A thought took longer than anybody waits."""


class _Late(BaseException):
    """Not an Exception, so that no bot catches it by mistake."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """End a thought after so many seconds, where it can be ended: in a process of its own.

    A bot that goes on even then, be it in compiled code, ends with its process.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    has_alarm = hasattr(signal, "setitimer")  # not on Windows, where the process ends at once
    if has_alarm:
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=STDERR)
    try:
        yield
    except _Late:
        raise TooSlowError(f"no answer after {seconds:g} s") from None
    finally:
        faulthandler.cancel_dump_traceback_later()
        if has_alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


@contextmanager
def told_plainly() -> Iterator[None]:
    """Whatever a bot raises becomes a text: nothing of its own making leaves the process."""
    try:
        yield
    except _Late:
        raise
    except BaseException:
        raise RuntimeError(traceback.format_exc()) from None


def _ring(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise _Late
