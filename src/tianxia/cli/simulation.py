"""`tianxia simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tianxia.arena.simulate import Plan, fill_seats, simulate
from tianxia.arena.tally import Achieved, Tally
from tianxia.cli.arguments import check_seats, read_bots, read_options, rules_with
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.build import compiled
from tianxia.words import Speaker, title_of
from tianxia.words.tables import table


def make_plan(
    game: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    options: list[str] | None,
    components: Path | None,
    save: Path | None,
) -> Plan:
    """What the command line asked for, judged."""
    rules = rules_with(game, components)
    number = check_seats(rules, seats)
    names = read_bots(game, bots)
    if len(names) > number:
        raise Refused("cli-error-many-bots", bots=len(names), seats=number)
    if games < 1:
        raise Refused("cli-error-games", games=games)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    return Plan(
        game,
        number,
        games,
        fill_seats(names, number),
        seed,
        read_options(rules, options),
        None if components is None else str(components.resolve()),
        None if save is None else str(save.resolve()),
    )


def run_simulation(speaker: Speaker, plan: Plan, jobs: int, as_json: bool) -> None:
    """Play the plan and write tables or JSON."""
    if jobs < 1:
        raise Refused("cli-error-jobs", jobs=jobs)
    errors = console(errors=True)
    with Progress(
        TextColumn(speaker.text("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=as_json or not errors.is_terminal,
    ) as bar:
        task = bar.add_task("", total=plan.games)
        tally, seconds = simulate(plan, jobs, lambda played: bar.advance(task, played))
    if as_json:
        text = json.dumps(as_data(plan, tally, seconds), ensure_ascii=False, indent=2)
        console().print(text, soft_wrap=True)
    else:
        print_tally(speaker, plan, tally, seconds)


def as_data(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The result for programs."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": compiled(),
        "bots": [
            {
                "name": name,
                "games": line.games,
                "wins": line.wins,
                "mean_rank": line.mean_rank,
                "mean_score": line.mean_score,
                "sd_score": line.sd_score,
            }
            for name, line in by_name(plan, tally)
        ],
    }


def by_name(plan: Plan, tally: Tally) -> list[tuple[str, Achieved]]:
    """The bots in the order in which they were named, each once."""
    return [(name, tally.by_bot[name]) for name in dict.fromkeys(plan.bots)]


def print_tally(speaker: Speaker, plan: Plan, tally: Tally, seconds: float) -> None:
    """The result for people."""
    out = console()
    name = title_of(plan.game, speaker.language)
    out.print(speaker.text("cli-simulate-title", game=name, seats=plan.seats, n=tally.games))
    shared = ["cli-simulate-games", "cli-simulate-wins", "cli-simulate-share", "cli-place"]
    shared += ["cli-simulate-mean", "cli-simulate-sd", "cli-simulate-min", "cli-simulate-max"]
    heads = [speaker.text(key) for key in shared]
    bots = [[name, *figures(line)] for name, line in by_name(plan, tally)]
    out.print(table(speaker.text("cli-simulate-by-bot"), [speaker.text("cli-bot"), *heads], bots))
    seats = [[seat + 1, *figures(line)] for seat, line in enumerate(tally.by_seat)]
    title = speaker.text("cli-simulate-by-seat")
    out.print(table(title, [speaker.text("cli-seat"), *heads], seats))
    per_game = f"{tally.decisions / tally.games:.1f}"
    speed = f"{tally.decisions / seconds:,.0f}".replace(",", " ")
    out.print(speaker.text("cli-simulate-speed", per_game=per_game, speed=speed))
    out.print(speaker.text("cli-compiled" if compiled() else "cli-interpreted"))
    if plan.save is not None:
        out.print(speaker.text("cli-simulate-saved", folder=plan.save), soft_wrap=True)


def figures(line: Achieved) -> list[int | float | str]:
    """One row of numbers."""
    share = f"{100 * line.wins / line.games:.1f} %"
    wins = int(line.wins) if line.wins == int(line.wins) else line.wins
    scores = [line.mean_score, line.sd_score]
    return [line.games, wins, share, line.mean_rank, *scores, line.lowest, line.highest]
