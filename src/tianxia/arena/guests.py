"""Outsiders' bots in a tournament: each file plays in a process that never holds the truth."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, Final

from tianxia.core.rules import Json
from tianxia.match.seat import ANY_WORLD, SeatTable

ENDED: Final = "its process ended"

_numbers: Final = count()


class Room:
    """The process of one file's bots."""

    def __init__(self) -> None:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        self.process: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", "tianxia.arena.guest_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for the process that people talk to
        )

    def ask(self, question: Json) -> dict[str, Any]:
        """The answer to a question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        began = time.perf_counter()
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        except (BrokenPipeError, ValueError):
            self.close()
            return {"failure": ENDED, "seconds": time.perf_counter() - began}
        except BaseException:  # Ctrl-C: an answer that comes too late is not taken for another one
            self.close()
            raise
        return answer

    def close(self) -> None:
        """Send the bots home, also in the middle of a thought."""
        self.process.kill()
        self.process.communicate()


@cache
def _rooms() -> dict[str, Room]:
    """The processes by file; they end with this one at the latest."""
    atexit.register(send_home)
    return {}


def send_home() -> None:
    """End all processes of outsiders."""
    rooms = _rooms()
    while rooms:
        rooms.popitem()[1].close()


class Visitor:
    """An outsider's bot on one seat of one game."""

    def __init__(self, file: str, game: str, components: str | None, seed: int) -> None:
        self.told: Final = {
            "who": next(_numbers),
            "file": file,
            "game": game,
            "components": components,
            "seed": seed,
        }
        self.file: Final = file
        self.gone = False  # it took its process with it: it is not asked again in this game

    def ask(self, table: SeatTable, legal: Sequence[int]) -> tuple[int | None, str, float]:
        """The choice, or None and what went wrong; and the seconds of the thought."""
        if self.gone:
            return None, ENDED, 0.0
        position = table.rules.dump(table.sample(ANY_WORLD))
        room = _rooms().get(self.file)
        if room is None or room.process.returncode is not None:
            room = _rooms()[self.file] = Room()
        answer = room.ask({**self.told, "position": position, "seat": table.seat})
        self.gone = room.process.returncode is not None
        if "failure" in answer:
            return None, str(answer["failure"]), float(answer["seconds"])
        choice = answer["choice"]
        if choice not in legal:
            return None, f"choice {choice} is not open", float(answer["seconds"])
        return int(choice), "", float(answer["seconds"])
