"""The process in which an outsider's bot plays: questions come in as lines of JSON, answers go out.

It is told what the seat may know and nothing else, and ends when whoever asks is gone.
"""

from __future__ import annotations

import json
import operator
import os
import threading
import time
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, Final

from tianxia.bots.outsider import outsider
from tianxia.bots.protocol import Bot
from tianxia.games.registry import AnyRules, rules_for
from tianxia.match.seat import SeatTable

KEPT: Final = 16  # bots: more than there are seats at a table


def main() -> None:
    """Answer until nobody asks any more."""
    asked = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # the bot reads no questions from there
    os.dup2(2, 1)  # and what it prints is no answer
    questions: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked, questions), daemon=True).start()
    bots: dict[int, Bot] = {}
    while True:
        answer = _answer(bots, json.loads(questions.get()))
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _listen(asked: IO[str], questions: SimpleQueue[str]) -> None:
    """Pass the questions on; when there will be no more, not even a thought is finished."""
    for line in asked:
        questions.put(line)
    os._exit(0)


def _answer(bots: dict[int, Bot], asked: dict[str, Any]) -> dict[str, object]:
    """The choice, or what went wrong; and the seconds that the thought took."""
    rules = _rules(asked["game"], asked["components"])
    table = SeatTable(rules, rules.load(asked["position"]), asked["seat"])
    began = time.perf_counter()
    try:
        bot = bots.get(asked["who"])
        if bot is None:
            bot = bots[asked["who"]] = outsider(asked["file"], asked["seed"])
            if len(bots) > KEPT:
                del bots[next(iter(bots))]
            began = time.perf_counter()
        choice = operator.index(bot.choose(table))
    except (Exception, SystemExit) as error:
        spent = time.perf_counter() - began
        return {"failure": f"{type(error).__name__}: {error}", "seconds": spent}
    return {"choice": choice, "seconds": time.perf_counter() - began}


@cache
def _rules(game: str, components: str | None) -> AnyRules:
    return rules_for(game, None if components is None else Path(components))


if __name__ == "__main__":
    main()
