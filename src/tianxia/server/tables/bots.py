"""Playing the seats of bots: one task per table, only while a bot must answer."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tianxia.bots.registry import usual_bot
from tianxia.core.dice import offspring
from tianxia.server.problems import Refused
from tianxia.server.tables.play import answer
from tianxia.server.tables.show import tell_crowd
from tianxia.server.thinking.levels import bot_for
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.position import Position, position_of
from tianxia.server.thinking.turns import Share

if TYPE_CHECKING:
    from tianxia.server.tables.hall import Hall
    from tianxia.server.tables.table import LiveTable

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Errand:
    """A question that a bot must answer."""

    who: str  # the same at all questions of one bot
    position: Position
    ply: int
    moves: int  # of the table when the question was asked
    bot: str
    seed: int
    legal: list[int]
    share: Share = field(default_factory=Share)  # on which it thinks


def level_to_move(table: LiveTable) -> str | None:
    """The level of the bot that must answer now, None when it is nobody's or a person's turn."""
    seat = table.to_move()
    if seat is None or table.row.status != "playing":
        return None
    return table.bot_at(seat)


def errand_at(table: LiveTable) -> Errand | None:
    """What a bot has to do at the table now, if anything."""
    match = table.match
    seat = table.to_move()
    level = level_to_move(table)
    if match is None or seat is None or level is None:
        return None
    secret = int.from_bytes(bytes.fromhex(table.row.secret)[:8], "big")
    seed = offspring(secret, f"bot {seat} {match.ply}")
    bot = bot_for(level, match.rules.name)
    position = position_of(match.rules, match.state, seat)
    who = f"{table.row.id} {seat}"
    legal = match.legal()
    return Errand(who, position, match.ply, table.moves, bot, seed, legal, table.share)


def wake(hall: Hall, table: LiveTable) -> None:
    """Let the bots of the table play, if one of them must and none does yet, for somebody to see.

    Whoever still thinks about a question that is no longer open, or no longer a bot's, is told to
    stop; so is whoever thinks about a hint for it.
    """
    for hint, moves in table.hints.items():
        if moves != table.moves:
            hint.cancel()
    open_to_bots = level_to_move(table) is not None
    since = table.thinking_since
    late = since is not None and (since != table.moves or not open_to_bots)
    if table.driver is not None and late:
        table.driver.cancel()
        table.driver = table.thinking_since = None
    if table.driver is None and not table.dropped and open_to_bots and table.is_attended():
        table.driver = asyncio.create_task(_drive(hall, table))


async def _drive(hall: Hall, table: LiveTable) -> None:
    try:
        while await _one_move(hall, table):
            pass
    except Refused as refusal:
        logger.warning("the bots of table %s stopped: %s", table.row.id, refusal)
    finally:
        if table.driver is asyncio.current_task():
            table.driver = table.thinking_since = None


async def _one_move(hall: Hall, table: LiveTable) -> bool:
    """Think and answer once; False when no bot has to answer any more, or for nobody."""
    if table.dropped or not table.is_attended():
        return False
    began = time.monotonic()
    async with hall.open(table.row.id) as opened:
        errand = errand_at(opened)
    if errand is None or opened is not table:
        return False
    table.thinking_since = errand.moves
    _say_crowd(hall.thinkers, table, errand)
    choice = await _thought(hall.thinkers, errand)
    await asyncio.sleep(max(0.0, began + hall.settings.pace - time.monotonic()))
    table.thinking_since = None  # from here on the answer is being written down

    async def work(opened: LiveTable) -> None:
        if opened is table and table.moves == errand.moves and level_to_move(table) is not None:
            await answer(table, hall.store, errand.position.seat, errand.ply, [choice])

    await hall.change(table.row.id, work)
    return not table.dropped


def _say_crowd(thinkers: Thinkers, table: LiveTable, errand: Errand) -> None:
    """Tell the table once when its bots have to think more briefly, because many do."""
    if thinkers.is_hurried(errand.share, errand.bot):
        begins = not table.is_crowded()
        table.hurried = time.monotonic()
        if begins:
            tell_crowd(table)


async def _thought(thinkers: Thinkers, errand: Errand) -> int:
    """The bot's choice; one that breaks or takes too long must not stop the game.

    The usual level answers in its place, and for everybody when too many wait.
    """
    usual = usual_bot(errand.position.game)
    asked = [usual] if thinkers.is_full(errand.share, errand.bot) else [errand.bot, usual]
    for bot in dict.fromkeys(asked):
        try:
            choice = await thinkers.choose(
                errand.position, bot, errand.seed, errand.who, errand.share
            )
            if choice in errand.legal:
                return choice
            logger.error("the bot %s chose %s, which is not legal", bot, choice)
        except Exception:
            logger.exception("the bot %s failed at %s", bot, errand.position.game)
    return errand.legal[0]
