"""How the workers of env_overhead.py count: games played for a time, on one core.

The time is that of the process, so that others on the machine disturb less.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable

Play = Callable[[int], int]  # one seeded game; how many decisions it took


def arguments() -> argparse.ArgumentParser:
    """What every worker is told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--what", required=True)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, default=-1)
    return parser


def count(play: Play, given: argparse.Namespace, **more: object) -> None:
    """Play for a time and write what was counted as JSON."""
    if given.core >= 0:
        os.sched_setaffinity(0, {given.core})
    play(0)  # the first one also makes what the others use
    games = decisions = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < given.seconds:
        games += 1
        decisions += play(games)
    tell(games=games, decisions=decisions, per_second=decisions / passed, **more)


def tell(**found: object) -> None:
    """What was found, for the script that started the worker."""
    sys.stdout.write(json.dumps(found) + "\n")
