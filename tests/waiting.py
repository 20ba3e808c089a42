"""Waiting for something to happen, never for time to pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 300  # seconds until a test gives up: whatever is not broken happens far sooner


def until(happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Wait until it has happened, however busy the machine is; `what` is said if it does not."""
    gives_up = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < gives_up, f"{what}: not within {seconds} seconds"
        time.sleep(0.02)


async def soon(happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """The same, while other tasks go on."""
    gives_up = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < gives_up, f"{what}: not within {seconds} seconds"
        await asyncio.sleep(0.005)
