"""One page with all that a tournament showed: tables and plots, nothing to load from elsewhere."""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tianxia.arena.standings import Duel, Standing
from tianxia.arena.statistics import Interval
from tianxia.arena.tournament import Tournament
from tianxia.bots.outsider import is_outsider
from tianxia.words import Speaker, title_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ["#a33a2c", "#2f6f73", "#b8862b", "#5b4a8a", "#4d7a3a", "#8a4a63"]

STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #faf6ec; color: #2a2320; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #d9cfb8; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5rem 0; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { background: #1d1a17; color: #eee3cf; }
  th, td { border-color: #4a4238; } figure { background: #faf6ec; padding: .5rem; } }
"""


def report(speaker: Speaker, plan: Tournament, table: list[Standing], meetings: list[Duel]) -> str:
    """The page as HTML."""
    game = title_of(plan.game, speaker.language)
    games = sum(standing.games for standing in table) // plan.seats
    title = speaker.text("cli-arena-title", game=game, seats=plan.seats, n=games)
    who = speaker.text("cli-arena-duels")
    parts = [
        f"<!doctype html><html lang='{speaker.language}'><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{escape(title)}</title>",
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>",
        as_table(*grid(speaker, table)),
        f"<h2>{escape(speaker.text('cli-arena-places'))}</h2>",
        as_table(*places_grid(speaker, table)),
        f"<h2>{escape(who)}</h2>",
        as_table(
            [speaker.text(key) for key in ("cli-bot", "cli-arena-against", "cli-arena-ahead")],
            [[shown(duel.bot), shown(duel.other), percent(duel.ahead)] for duel in meetings],
        ),
        plots(speaker, table),
    ]
    return "\n".join(parts) + "</html>\n"


def grid(speaker: Speaker, table: list[Standing]) -> tuple[list[str], list[list[str]]]:
    """The headings and lines of the standings; failures only where there are any."""
    keys = ["cli-bot", "cli-simulate-games", "cli-arena-wins", "cli-arena-score"]
    keys += ["cli-arena-rating", "cli-arena-ms"]
    rows = [row(standing) for standing in table]
    if any(standing.failures for standing in table):
        keys.append("cli-arena-failures")
        for standing, cells in zip(table, rows, strict=True):
            cells.append(str(standing.failures))
    return [speaker.text(key) for key in keys], rows


def places_grid(speaker: Speaker, table: list[Standing]) -> tuple[list[str], list[list[str]]]:
    """The headings and lines of how often each bot came where."""
    ranks = [str(rank) for rank in range(1, len(table[0].places) + 1)]
    rows = [[shown(one.bot), *map(roughly, one.place_shares)] for one in table]
    return [speaker.text("cli-bot"), *ranks], rows


def row(standing: Standing) -> list[str]:
    """One bot's line."""
    score = standing.score
    return [
        shown(standing.bot),
        str(standing.games),
        percent(standing.wins),
        f"{score.value:.1f} ({score.low:.1f} … {score.high:.1f})",
        f"{standing.rating:.1f} ± {standing.uncertainty:.1f}",
        f"{standing.ms_per_decision:.1f} / {standing.ms_slow:.1f} / {standing.ms_longest:.1f}",
    ]


def shown(bot: str) -> str:
    """A bot's name; that of a file below this folder without the way to it."""
    here = Path.cwd()
    if is_outsider(bot) and Path(bot).is_relative_to(here):
        return str(Path(bot).relative_to(here))
    return bot


def roughly(part: Interval) -> str:
    """A share with its interval, in little room."""
    return f"{100 * part.value:.0f} % ({100 * part.low:.0f}–{100 * part.high:.0f})"


def percent(part: Interval) -> str:
    """A share with its interval."""
    return f"{100 * part.value:.1f} % ({100 * part.low:.1f} … {100 * part.high:.1f})"


def as_table(head: list[str], rows: list[list[str]]) -> str:
    """A table in HTML."""
    lines = ["<table><tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    for cells in rows:
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return "\n".join(lines) + "</table>"


def plots(speaker: Speaker, table: list[Standing]) -> str:
    """Victories, places and scores as drawings inside the page."""
    from matplotlib.figure import Figure  # slow to load, and only a report needs it

    figure = Figure(figsize=(9, 9), layout="constrained")
    wins, places, scores = figure.subplots(3, 1)
    draw_wins(wins, table)
    draw_places(places, table)
    draw_scores(scores, table)
    titles = ("cli-arena-wins", "cli-arena-places", "cli-arena-score")
    for axes, key in zip((wins, places, scores), titles, strict=True):
        axes.set_title(speaker.text(key))
        axes.spines[["top", "right"]].set_visible(False)
    drawn = io.StringIO()
    figure.savefig(drawn, format="svg", metadata={"Date": None}, transparent=True)
    svg = re.sub(r"<metadata>.*?</metadata>", "", drawn.getvalue(), flags=re.DOTALL)
    return f"<figure>{svg[svg.index('<svg') :]}</figure>"


def draw_wins(axes: Axes, table: list[Standing]) -> None:
    """The share of victories with its interval."""
    for at, standing in enumerate(table):
        colour = COLOURS[at % len(COLOURS)]
        parts = [standing.wins]
        axes.bar([shown(standing.bot)], heights(parts), color=colour, yerr=reach(parts))
    axes.set_ylabel("%")


def heights(parts: list[Interval]) -> list[float]:
    """Shares in percent."""
    return [100 * part.value for part in parts]


def reach(parts: list[Interval]) -> list[list[float]]:
    """How far the intervals of shares go down and up, in percent."""
    down = [100 * (part.value - part.low) for part in parts]
    return [down, [100 * (part.high - part.value) for part in parts]]


def draw_places(axes: Axes, table: list[Standing]) -> None:
    """How often each bot came where, with intervals."""
    width = 0.8 / len(table)
    for at, standing in enumerate(table):
        parts = standing.place_shares
        where = [place + 1 + (at - (len(table) - 1) / 2) * width for place in range(len(parts))]
        colour = COLOURS[at % len(COLOURS)]
        name = shown(standing.bot)
        axes.bar(where, heights(parts), width, color=colour, label=name, yerr=reach(parts))
    axes.set_xticks(range(1, len(table[0].places) + 1))
    axes.set_ylabel("%")
    axes.legend()


def draw_scores(axes: Axes, table: list[Standing]) -> None:
    """How the scores are spread."""
    every = [score for standing in table for score in standing.scores]
    low, high = min(every), max(every) + 1
    bins = [low + (high - low) * k / 20 for k in range(21)]
    for at, standing in enumerate(table):
        colour = COLOURS[at % len(COLOURS)]
        axes.hist(standing.scores, bins, histtype="stepfilled", alpha=0.35, color=colour)
        axes.hist(standing.scores, bins, histtype="step", color=colour, label=shown(standing.bot))
    axes.legend()
