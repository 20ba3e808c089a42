"""A tournament: common deals, all orders of the seats, every game written down when it ends."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from tianxia.arena.claim import claim
from tianxia.arena.lineups import seatings
from tianxia.arena.players import player_for
from tianxia.arena.simulate import rules_of
from tianxia.bots.outsider import is_outsider
from tianxia.core.dice import offspring, secret_of
from tianxia.core.rules import OptionValue
from tianxia.match.driver import outcome_of, play_game
from tianxia.match.record import record_of

RESULTS: Final = "results.jsonl"


def whole_name(bot: str) -> str:
    """A bot's name; that of a file is its whole path."""
    return str(Path(bot).resolve()) if is_outsider(bot) else bot


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: names and numbers only, so that it can be sent to another machine."""

    game: str
    seats: int
    bots: tuple[str, ...]  # a bot in a file goes by its whole path, however it was spelled
    deals: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    components: str | None = None
    processor: bool = False  # seconds of the processor are counted: busy machines play alike

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(dict.fromkeys(map(whole_name, self.bots))))

    def identity(self) -> dict[str, object]:
        """What makes it this tournament and no other, whatever its length."""
        files = [bot for bot in self.bots if is_outsider(bot)]
        if self.components is not None:
            files.append(self.components)
        clock = {"clock": "processor"} if self.processor else {}
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": sorted(self.bots),
            "seed": self.seed,
            "options": self.options,
            "components": self.components,
            "files": {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files},
        } | clock

    def key(self) -> str:
        """A short name: equal tournaments go on where they stopped."""
        text = json.dumps(self.identity(), sort_keys=True)
        return f"{self.game}-{hashlib.sha256(text.encode()).hexdigest()[:10]}"

    def pairings(self) -> list[Pairing]:
        """All games, deal by deal."""
        tables = seatings(list(self.bots), self.seats)
        return [
            Pairing(deal, order, list(names))
            for deal in range(self.deals)
            for order, names in enumerate(tables)
        ]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: which deal, and who sits where."""

    deal: int
    order: int
    names: list[str]

    @property
    def label(self) -> str:
        """Its name among the records."""
        return f"{self.deal:05}-{self.order:03}"


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended, and what its players spent on it."""

    deal: int
    order: int
    names: list[str]
    scores: list[int]
    ranking: list[int]
    decisions: list[int]  # by seat: only real choices are counted
    seconds: list[float]  # by seat, spent thinking
    slowest: list[float]  # by seat, the longest thought
    failures: list[int] = field(default_factory=list)  # by seat, or nobody failed


@dataclass(frozen=True, slots=True)
class Played:
    """A game that ended, with its record: whoever asked for it writes both down."""

    result: Result
    record: list[str]
    troubles: dict[str, str] = field(default_factory=dict)  # what went wrong first, by bot


def play(plan: Tournament, pairing: Pairing) -> Played:
    """One game; a deal is the same for every order of the seats."""
    rules = rules_of(plan.game, plan.components)
    secret = secret_of(offspring(plan.seed, f"deal {pairing.deal}"))
    short = [Path(name).name if is_outsider(name) else name for name in pairing.names]
    seeds = [offspring(plan.seed, f"deal {pairing.deal} {name}") for name in short]
    clock = time.process_time if plan.processor else time.perf_counter
    players = [
        player_for(name, plan.game, plan.components, seed + seat, clock)
        for seat, (name, seed) in enumerate(zip(pairing.names, seeds, strict=True))
    ]
    choosers = [player.choose for player in players]
    called = [f"{name} {seat + 1}" for seat, name in enumerate(short)]
    match = play_game(rules, plan.seats, dict(plan.options), choosers, secret, called)
    outcome = outcome_of(match)
    watches = [player.watch for player in players]
    failures = [watch.failures for watch in watches]
    result = Result(
        pairing.deal,
        pairing.order,
        pairing.names,
        outcome.scores,
        outcome.ranking,
        [watch.decisions for watch in watches],
        [round(watch.seconds, 6) for watch in watches],
        [round(watch.slowest, 6) for watch in watches],
        failures if any(failures) else [],
    )
    said = zip(pairing.names, watches, strict=True)
    troubles = {name: watch.trouble for name, watch in said if watch.failures}
    return Played(result, record_of(match).lines(), troubles)


def read_results(folder: Path) -> list[Result]:
    """The games that have ended; a line cut off by an interruption is played again."""
    path = folder / RESULTS
    found: list[Result] = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found.append(Result(**json.loads(line)))
            except (ValueError, TypeError):
                continue
    return found


Player = Callable[[Tournament, list[Pairing]], Iterator[Played]]
Complain = Callable[[str, str], None]  # called with a bot that failed, and how


def hold(
    plan: Tournament,
    folder: Path,
    player: Player,
    progress: Callable[[int, int], None],
    complain: Complain = lambda _bot, _trouble: None,
) -> list[Result]:
    """Play what is not played yet; every result is on disk before the next is awaited."""
    begun = read_results(folder)
    claim(folder, plan.identity(), bool(begun))
    wanted = {(p.deal, p.order): p for p in plan.pairings()}
    results = {(r.deal, r.order): r for r in begun if (r.deal, r.order) in wanted}
    progress(len(results), len(wanted))
    told: set[str] = set()
    left = [pairing for key, pairing in wanted.items() if key not in results]
    with (folder / RESULTS).open("a", encoding="utf-8") as file:
        if file.tell() and not (folder / RESULTS).read_bytes().endswith(b"\n"):
            file.write("\n")
        for played in player(plan, left):
            result = played.result
            record = folder / f"{wanted[result.deal, result.order].label}.jsonl"
            record.write_text("\n".join(played.record) + "\n", encoding="utf-8")
            file.write(json.dumps(asdict(result)) + "\n")
            file.flush()
            results[result.deal, result.order] = result
            for bot in sorted(played.troubles.keys() - told):
                complain(bot, played.troubles[bot])
            told |= played.troubles.keys()
            progress(len(results), len(wanted))
    return [results[key] for key in sorted(results)]
