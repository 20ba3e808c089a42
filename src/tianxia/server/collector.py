"""When Python looks for garbage cycles."""

from __future__ import annotations

import gc


def quiet_collector() -> None:
    """Let Python look through all that is there now never, and through the rest seldom.

    With 200 tables one look takes about 0.1 s, in which nobody is answered; in a worker it is the
    rules and the program itself that would be looked through again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)
