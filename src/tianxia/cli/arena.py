"""`tianxia arena`: a tournament between bots, with what it proves."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tianxia.arena.claim import AnotherTournament
from tianxia.arena.lineups import seatings
from tianxia.arena.report import grid, percent, places_grid, report, shown
from tianxia.arena.standings import duels, standings
from tianxia.arena.tournament import Result, Tournament, hold, whole_name
from tianxia.arena.workers import in_processes, on_ray
from tianxia.cli.arguments import check_seats, read_bots, read_options, rules_with
from tianxia.cli.browser import data_folder
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.build import compiled
from tianxia.words import Speaker, title_of
from tianxia.words.tables import table


def make_tournament(
    game: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    options: list[str] | None,
    components: Path | None,
) -> Tournament:
    """What the command line asked for, judged; whole deals are played, so perhaps a few more."""
    rules = rules_with(game, components)
    number = check_seats(rules, seats, usual=2)
    names = [whole_name(bot) for bot in read_bots(game, bots)]
    if len(set(names)) < 2:
        raise Refused("cli-error-few-bots")
    if games < 1:
        raise Refused("cli-error-games", games=games)
    orders = len(seatings(names, number))
    return Tournament(
        game,
        number,
        tuple(names),
        -(-games // orders),
        seed,
        read_options(rules, options),
        None if components is None else str(components.resolve()),
    )


def run_arena(
    speaker: Speaker,
    plan: Tournament,
    *,
    jobs: int,
    ray: str | None,
    save: Path | None,
    page: Path | None,
    as_json: bool,
) -> None:
    """Hold the tournament, or the rest of it, and show the standings."""
    if jobs < 1:
        raise Refused("cli-error-jobs", jobs=jobs)
    folder = data_folder(None) / "arena" / plan.key() if save is None else save
    player = in_processes(jobs) if ray is None else on_ray(ray)
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
        task = bar.add_task("", total=None)

        def progress(done: int, wanted: int) -> None:
            bar.update(task, completed=done, total=wanted)

        def complain(bot: str, trouble: str) -> None:
            said = speaker.text("cli-arena-failed", bot=shown(bot), trouble=trouble)
            bar.console.print(said, soft_wrap=True)

        try:
            results = hold(plan, folder, player, progress, complain)
        except AnotherTournament as other:
            raise Refused("cli-error-tournament", folder=str(other.folder)) from None
    if page is not None:
        text = report(speaker, plan, standings(results), duels(results))
        page.write_text(text, encoding="utf-8")
    if as_json:
        text = json.dumps(as_data(plan, results, folder), ensure_ascii=False, indent=2)
        console().print(text, soft_wrap=True)
    else:
        show(speaker, plan, results, folder, page)


def as_data(plan: Tournament, results: list[Result], folder: Path) -> dict[str, object]:
    """The standings for programs."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "deals": plan.deals,
        "games": len(results),
        "compiled": compiled(),
        "folder": str(folder),
        "bots": [asdict(standing) for standing in standings(results)],
        "duels": [asdict(duel) for duel in duels(results)],
    }


def show(
    speaker: Speaker, plan: Tournament, results: list[Result], folder: Path, page: Path | None
) -> None:
    """The standings for people."""
    out = console()
    name = title_of(plan.game, speaker.language)
    title = speaker.text("cli-arena-title", game=name, seats=plan.seats, n=len(results))
    ranked = standings(results)
    out.print(table(title, *grid(speaker, ranked)))
    out.print(table(speaker.text("cli-arena-places"), *places_grid(speaker, ranked)))
    for duel in duels(results):
        said = speaker.text(
            "cli-arena-duel",
            bot=shown(duel.bot),
            other=shown(duel.other),
            share=percent(duel.ahead),
        )
        out.print(said, soft_wrap=True)
    out.print(speaker.text("cli-compiled" if compiled() else "cli-interpreted"))
    out.print(speaker.text("cli-simulate-saved", folder=str(folder)), soft_wrap=True)
    if page is not None:
        out.print(speaker.text("cli-arena-report", file=str(page)), soft_wrap=True)
