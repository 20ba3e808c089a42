"""Tidying in the background: tables that nobody keeps any longer leave the house."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tianxia.server.storage.keeping import Keeper
from tianxia.server.tables.hall import Hall

logger = logging.getLogger(__name__)

EVERY: Final = 3600.0  # seconds between two looks
FIRST: Final = 60.0  # seconds after the start, when nobody waits for the first page any more


async def tidy_for_ever(hall: Hall) -> None:
    """Look now and then, as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            while await tidy(hall):
                pass
        except Exception as error:
            logger.warning("old tables could not be tidied away: %s", error)
        await asyncio.sleep(EVERY)


async def tidy(hall: Hall) -> int:
    """Let some old tables go that nobody is looking at; how many."""
    keeper = Keeper(hall.store.access, hall.settings.keeping)
    live = hall.live
    old = [
        table_id
        for table_id in await keeper.old()
        if table_id not in live or not (live[table_id].connections or live[table_id].users)
    ]
    await keeper.end(old)
    for table_id in old:
        if table_id in live:
            hall.drop(live[table_id])
    return len(old)
