"""The program `tianxia`: its commands and their arguments."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from tianxia.bots.levels import RANDOM
from tianxia.cli.arena import make_tournament, run_arena
from tianxia.cli.arguments import (
    AsJson,
    Bots,
    ComponentsFile,
    DatabaseUrl,
    DataFolder,
    Options,
    RecordFile,
    Seats,
    TableIds,
    check_game,
)
from tianxia.cli.benchmark import run_bench
from tianxia.cli.blunders import BLUNDER_GAMES, run_blunders
from tianxia.cli.browser import answers_are_piped, serve_browser
from tianxia.cli.components import check_components
from tianxia.cli.dataset import write_dataset
from tianxia.cli.engine import build_engine, show_engine
from tianxia.cli.games import list_games
from tianxia.cli.observations import list_observation
from tianxia.cli.program import Command, Group, Program, speaker_of
from tianxia.cli.records import check_record, show_replay
from tianxia.cli.review import run_review
from tianxia.cli.session import Session
from tianxia.cli.show import console
from tianxia.cli.simulation import make_plan, run_simulation
from tianxia.cli.table_setup import Wishes, set_up
from tianxia.cli.tables import Stored, delete_tables, export_tables, list_tables
from tianxia.games.registry import GAMES
from tianxia.match.record import record_of
from tianxia.review.budget import USUAL, Budget
from tianxia.words import Speaker

app: Final = typer.Typer(cls=Program, add_completion=False, pretty_exceptions_enable=False)
components_app: Final = typer.Typer(cls=Group, add_completion=False)
tables_app: Final = typer.Typer(cls=Group, add_completion=False)
engine_app: Final = typer.Typer(cls=Group, add_completion=False, invoke_without_command=True)
app.add_typer(components_app, name="components", help="cli-help-components")
app.add_typer(tables_app, name="tables", help="cli-help-tables")
app.add_typer(engine_app, name="engine", help="cli-help-engine")


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        try:
            number = version("tianxia")
        except PackageNotFoundError:
            number = "?"
        console().print(f"tianxia {number}")
        raise typer.Exit


@app.callback(help="tianxia-about")
def tianxia(
    _: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="cli-help-version"),
    ] = False,
) -> None:
    """The program itself; what it does is in its commands."""


@app.command("games", cls=Command, help="cli-help-games")
def games(ctx: typer.Context, as_json: AsJson = False) -> None:
    """List the games."""
    list_games(speaker_of(ctx), as_json)


@app.command("play", cls=Command, help="cli-help-play")
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="cli-help-seat")] = 1,
    bots: Bots = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="cli-help-seed")
    ] = None,
    option: Options = None,
    components: ComponentsFile = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="cli-help-name")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="cli-help-terminal")] = False,
) -> None:
    """Play in the browser; with --terminal, or with wishes only the terminal knows, here."""
    speaker = speaker_of(ctx)
    wished = [seats, bots, seed, option, components, name, save]
    here = terminal or seat != 1 or any(wish is not None for wish in wished)
    if not here and (game is None or not answers_are_piped()):
        serve_browser(speaker, path="" if game is None else f"new/{check_game(game)}")
        return
    chosen = game or next(iter(GAMES))
    wishes = Wishes(chosen, seats, seat, bots, seed, option, components, name)
    table = set_up(speaker, wishes)
    if save is not None:
        record_of(table.match).write(save)  # better to fail now than after the game
    out = console()
    try:
        Session(table, Speaker(speaker.language, chosen), out).run()
    finally:
        if save is not None:
            record_of(table.match).write(save)
            out.print(speaker.text("cli-saved", file=str(save)), soft_wrap=True)


@app.command("serve", cls=Command, help="cli-help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="HOST", help="cli-help-host")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT", help="cli-help-port")] = 8000,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-help-origin")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-help-proxy")
    ] = None,
    components: Annotated[
        list[Path] | None,
        typer.Option("--components", metavar="FILE", help="cli-help-components-file"),
    ] = None,
    bot: Annotated[
        list[Path] | None, typer.Option("--bot", metavar="FILE", help="cli-help-bot-file")
    ] = None,
    review_seconds: Annotated[
        float, typer.Option("--review-seconds", metavar="S", help="cli-help-review-seconds")
    ] = USUAL.seconds,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", metavar="DAYS", help="cli-help-keep-finished")
    ] = 0,
    keep_unstarted: Annotated[
        int, typer.Option("--keep-unstarted", metavar="DAYS", help="cli-help-keep-unstarted")
    ] = 7,
    keep_abandoned: Annotated[
        int, typer.Option("--keep-abandoned", metavar="DAYS", help="cli-help-keep-abandoned")
    ] = 90,
) -> None:
    """Serve tables to browsers."""
    serve_browser(
        speaker_of(ctx),
        host=host,
        port=port,
        data=data,
        database=database,
        origins=origin,
        proxies=proxy,
        components=components,
        bots=bot,
        review_seconds=review_seconds,
        keep=(keep_finished, keep_unstarted, keep_abandoned),
        open_browser=False,
    )


@tables_app.command("list", cls=Command, help="cli-help-tables-list")
def tables_list(
    ctx: typer.Context,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """Say which tables are stored."""
    list_tables(speaker_of(ctx), Stored(data, database), as_json)


@tables_app.command("export", cls=Command, help="cli-help-tables-export")
def tables_export(
    ctx: typer.Context,
    out: Annotated[Path, typer.Argument(metavar="DIR", help="cli-help-tables-out")],
    tables: TableIds = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
) -> None:
    """Write finished games as records."""
    export_tables(speaker_of(ctx), Stored(data, database), out, tables or [])


@tables_app.command("delete", cls=Command, help="cli-help-tables-delete")
def tables_delete(
    ctx: typer.Context,
    tables: TableIds = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="cli-help-tables-yes")] = False,
) -> None:
    """Forget tables."""
    delete_tables(speaker_of(ctx), Stored(data, database), tables or [], yes)


@app.command("simulate", cls=Command, help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="cli-help-games-count")] = 100,
    bots: Bots = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-help-seed-number")] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="cli-help-jobs")] = 1,
    as_json: AsJson = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="cli-help-save-folder")
    ] = None,
    components: ComponentsFile = None,
) -> None:
    """Let bots play."""
    names = RANDOM if bots is None else bots
    plan = make_plan(game, seats, games, names, seed, option, components, save)
    run_simulation(speaker_of(ctx), plan, jobs, as_json)


@app.command("arena", cls=Command, help="cli-help-arena")
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-help-arena-bots")],
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="cli-help-arena-games")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-help-seed-number")] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="cli-help-jobs")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-help-ray")
    ] = None,
    as_json: AsJson = False,
    page: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="cli-help-report")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="cli-help-arena-save")
    ] = None,
    components: ComponentsFile = None,
) -> None:
    """Hold a tournament."""
    plan = make_tournament(game, seats, games, bots, seed, option, components)
    run_arena(speaker_of(ctx), plan, jobs=jobs, ray=ray, save=save, page=page, as_json=as_json)


@app.command("replay", cls=Command, help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: RecordFile,
    ply: Annotated[int | None, typer.Option("--ply", metavar="N", help="cli-help-ply")] = None,
    components: ComponentsFile = None,
) -> None:
    """Show what a record says."""
    show_replay(speaker_of(ctx), file, ply, components)


@app.command("verify", cls=Command, help="cli-help-verify")
def verify(ctx: typer.Context, file: RecordFile, components: ComponentsFile = None) -> None:
    """Check a record."""
    if not check_record(speaker_of(ctx), file, components):
        raise typer.Exit(1)


@app.command("dataset", cls=Command, help="cli-help-dataset")
def dataset(
    ctx: typer.Context,
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORDS", help="cli-help-dataset-records")
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-help-dataset-out")],
    components: ComponentsFile = None,
) -> None:
    """Turn records into a table for learners."""
    if not write_dataset(speaker_of(ctx), records, out, components):
        raise typer.Exit(1)


@app.command("observations", cls=Command, help="cli-help-observations")
def observations(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game-given")],
    as_json: AsJson = False,
) -> None:
    """Say what the numbers of an observation mean."""
    list_observation(speaker_of(ctx), game, as_json)


@app.command("review", cls=Command, help="cli-help-review")
def review(
    ctx: typer.Context,
    file: RecordFile,
    as_json: AsJson = False,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="N", help="cli-help-review-iterations")
    ] = USUAL.iterations,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="cli-help-review-seconds")
    ] = USUAL.seconds,
    components: ComponentsFile = None,
) -> None:
    """Review a finished game."""
    run_review(speaker_of(ctx), file, Budget(iterations, seconds), as_json, components)


@components_app.command("check", cls=Command, help="cli-help-components-check")
def components_check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-components-given")],
) -> None:
    """Check a components file."""
    check_components(speaker_of(ctx), file)


@engine_app.callback(help="cli-help-engine")
def engine(ctx: typer.Context) -> None:
    """Say which engine runs."""
    if ctx.invoked_subcommand is None:
        show_engine(speaker_of(ctx))


@engine_app.command("build", cls=Command, help="cli-help-engine-build")
def engine_build(ctx: typer.Context) -> None:
    """Compile the engine."""
    build_engine(speaker_of(ctx))


@app.command("bench", cls=Command, help="cli-help-bench")
def bench(
    ctx: typer.Context,
    as_json: AsJson = False,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-help-bench-game")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="cli-help-seconds")
    ] = 1.0,
    blunders: Annotated[bool, typer.Option("--blunders", help="cli-help-blunders")] = False,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", help="cli-help-blunders-level")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="cli-help-blunders-games")
    ] = BLUNDER_GAMES,
) -> None:
    """Measure the engine, or how sensibly the bots play."""
    if blunders:
        run_blunders(speaker_of(ctx), game, level, games, as_json)
    else:
        run_bench(speaker_of(ctx), game, seconds, as_json)


def run() -> None:
    """The program as it is started from a shell."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange terminal shall not end the program
    app()
