"""How a game's positions are judged: `JUDGE` in `bots/evaluators/<g>.py`, found by its name.

A game without such a file has no judgement; only random play can be had there.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from tianxia.bots.heuristic import NOTHING
from tianxia.core.errors import Unreadable
from tianxia.games.registry import PACKAGE, game_named
from tianxia.search.greedy import AnyEvaluator
from tianxia.search.ismcts import SearchSettings

EVALUATORS: Final = "tianxia.bots.evaluators"
EVALUATOR: Final = "evaluator"  # the file in the folder of a game that is not one of ours


class Judge:
    """How a game's positions are judged, the names of the parts of that, and how it is searched."""

    def __init__(
        self,
        make: Callable[[], AnyEvaluator],
        terms: list[str],
        settings: SearchSettings,
        unhurried: SearchSettings | None = None,
    ) -> None:
        self.make: Final = make
        self.terms: Final = terms
        self.settings: Final = settings
        # with seconds to spend, care is worth more than many lines, and no line may run too far
        self.unhurried: Final = settings if unhurried is None else unhurried

    @property
    def hints(self) -> list[str]:
        """The keys of the reasons it can give: the words of the game have them all."""
        return [NOTHING, *(f"hint-{term}" for term in self.terms)]


def module_of(game: str) -> str:
    """Where the judgement of a game is looked for."""
    package = game_named(game).package
    ours = package == f"{PACKAGE}.{game}"
    return f"{EVALUATORS}.{game}" if ours else f"{package}.{EVALUATOR}"


def has_judge(game: str) -> bool:
    """Whether the positions of a game can be judged."""
    return find_spec(module_of(game)) is not None


def judge_of(game: str) -> Judge:
    """The judgement of a game; its module is imported now at the latest."""
    if not has_judge(game):
        raise Unreadable(f"Nobody judges positions of {game}.")
    return cast("Judge", import_module(module_of(game)).JUDGE)
