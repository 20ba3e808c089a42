"""Playing a table on without a browser, to get to the position that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.browser.machine import WAIT, Laid
from tests.server.house import Window

PERSON = {"kind": "person", "name": "Ania"}
OTHER = {"kind": "person", "name": "Benek"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "casual"}
QUICK = {"kind": "bot", "level": "quick"}  # where nobody cares how well it plays

SOON = 0.05  # seconds, when nobody knows which window will hear next

Question = dict[str, Any]
Picker = Callable[[Window, Question], int]
Wanted = Callable[[Window, Question], bool]


def first(_: Window, question: Question) -> int:
    """Choose whatever comes first."""
    choice: int = question["options"][0]["choice"]
    return choice


def last(_: Window, question: Question) -> int:
    """Choose whatever comes last."""
    choice: int = question["options"][-1]["choice"]
    return choice


def advised(window: Window, question: Question) -> int:
    """Choose what the adviser would."""
    choice: int = window.ask({"t": "ask_hint", "seat": question["seat"], "level": "casual"})[
        "choice"
    ]
    return choice


def spending(_: Window, question: Question) -> int:
    """Choose what costs most money."""

    def gain(option: dict[str, Any]) -> int:
        return sum(one["n"] for one in option["preview"] if one["what"] == "yuan")

    choice: int = min(question["options"], key=gain)["choice"]
    return choice


def drive(table: Laid, seats: tuple[int, ...], wanted: Wanted | None, pick: Picker = first) -> int:
    """Play the seats on until the wanted question is asked (or the game is over); the ply."""
    windows = [table.window(seat) for seat in seats]
    try:
        while True:
            window = next((one for one in windows if asked(one)), None)
            if window is None:
                if all(one.now.get("result") for one in windows):
                    assert wanted is None, "the wanted question is never asked"
                    return int(windows[0].now["ply"])
                for one in windows:
                    with suppress(TimeoutError):
                        one.next(SOON if len(windows) > 1 else WAIT)
                continue
            question = window.question()
            if wanted is not None and wanted(window, question):
                return int(question["ply"])
            answer = window.submit(question["seat"], question["ply"], pick(window, question))
            assert answer["t"] == "ack", answer
            while window.now.get("ply") == question["ply"]:
                window.next()
    finally:
        for one in windows:
            one.close()


def asked(window: Window) -> bool:
    """Whether this window must answer, as far as it knows."""
    return window.now.get("question") is not None


def kind(name: str, month: int = 0) -> Wanted:
    """A question of this kind, in this month or later."""

    def wanted(window: Window, question: Question) -> bool:
        return question["kind"] == name and window.view["round"] >= month

    return wanted


def later(number: int) -> Wanted:
    """Any question of this round or a later one."""

    def wanted(window: Window, question: Question) -> bool:
        return bool(window.view["round"] >= number)

    return wanted


def after(number: int) -> Wanted:
    """Any question once so many were answered."""
    left = iter(range(number))

    def wanted(_: Window, question: Question) -> bool:
        return next(left, None) is None

    return wanted


def short_of_money(_: Window, question: Question) -> bool:
    """There is a Privilege on the table that I cannot pay."""
    return any(
        "card:privilege" in one["targets"] and one["reason"]["key"].startswith("reason-needs")
        for one in question["blocked"]
    )


def ended(table: Laid) -> int:
    """Wait until the bots have played to the end; the last ply."""
    window = table.window()
    try:
        while not window.now.get("result"):
            window.next(WAIT)
        return int(window.now["ply"])
    finally:
        window.close()
