"""The HTTP interface: thin handlers that open a table, ask the domain, and answer."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from tianxia.core.agenda import SPECTATOR
from tianxia.core.grid import grid_json
from tianxia.match.record import record_of
from tianxia.server.given import SomeLimits, TableId, TheHall, TheSeals, TheSigner
from tianxia.server.identity.cookie import COOKIE, Signer
from tianxia.server.identity.names import clean_name
from tianxia.server.identity.seats import seat_of
from tianxia.server.identity.tokens import is_table_id, token_hash
from tianxia.server.lobby import making, orders
from tianxia.server.lobby.games import games_out
from tianxia.server.problems import Refused
from tianxia.server.storage.rows import TableRow
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.past import past_at
from tianxia.server.tables.table import LiveTable, table_out
from tianxia.server.wire.messages import (
    Claim,
    GameOut,
    HostOrder,
    Invite,
    MarkWish,
    Me,
    NewTable,
    PastView,
    Return,
    SealMade,
    SeatKey,
    Summaries,
    TableMade,
    TableOut,
)

Asked = Request[Any, Any, Any]
# Secrets travel in this header: addresses get into logs, histories and other people's hands.
Token = Annotated[str | None, HeaderParameter(name="X-Tianxia-Seat", max_length=64)]

MOST_SUMMARIES: Final = 60
MOST_TOKENS: Final = 200
YEAR: Final = 365 * 24 * 3600


def my_name(request: Asked, signer: Signer) -> str | None:
    """The name in the browser's cookie."""
    name = signer.read(request.cookies.get(COOKIE))
    return clean_name(name) if name else None


def address_of(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


@get("/games")
async def games() -> list[GameOut]:
    """The games on offer with their options and levels of bots."""
    return games_out()


@get("/me")
async def me(request: Asked, signer: TheSigner) -> Me:
    """The name this browser sits down under."""
    return Me(my_name(request, signer) or "")


@post("/me", status_code=200)
async def call_me(data: JSONBody[Me], request: Asked, signer: TheSigner) -> Response[Me]:
    """Choose the name this browser sits down under."""
    name = clean_name(data.name)
    cookie = Cookie(
        COOKIE,
        value=signer.sign(name),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
        path="/",
    )
    return Response(Me(name), cookies=[cookie])


@post("/seals")
async def new_seal(seals: TheSeals) -> SealMade:
    """The seal of a table to be opened in the next minutes: the server commits itself first."""
    return seals.make()


@post("/tables")
async def new_table(
    data: JSONBody[NewTable],
    request: Asked,
    hall: TheHall,
    signer: TheSigner,
    openings: SomeLimits,
    seals: TheSeals,
) -> TableMade:
    """Open a table; the secrets in the answer are told only this once."""
    if not openings.take(address_of(request)):
        raise Refused("limit", 429, "problem-too-often")
    return await making.open_table(hall, data, my_name(request, signer), seals)


@get("/tables/{table_id:str}")
async def one_table(table_id: TableId, hall: TheHall) -> TableOut:
    """A table as any visitor sees it."""
    async with hall.open(table_id) as table:
        return table.summary(frozenset(), False)


@post("/tables/summaries", status_code=200)
async def summaries(data: JSONBody[Summaries], hall: TheHall) -> list[TableOut]:
    """The tables a browser remembers; those that are gone are left out."""
    ids = [table_id for table_id in data.ids[:MOST_SUMMARIES] if is_table_id(table_id)]
    rows = await hall.store.tables(ids)
    hashes = {token_hash(token) for token in data.tokens[:MOST_TOKENS]}
    return [summary(hall, row, hashes) for row in rows]


def summary(hall: Hall, row: TableRow, hashes: set[str]) -> TableOut:
    """One table of the list, from storage; who is there is known only of live ones."""
    live = hall.live.get(row.id)
    held = frozenset(
        seat for seat, place in enumerate(row.seats) if hashes.intersection(place.tokens)
    )
    invited = frozenset(seat for seat, place in enumerate(row.seats) if place.invite in hashes)
    connected = set() if live is None else live.connected()
    return table_out(row, connected, held, row.host in hashes, invited)


@post("/tables/{table_id:str}/claim", status_code=200)
async def claim(
    table_id: TableId,
    data: JSONBody[Claim],
    request: Asked,
    hall: TheHall,
    signer: TheSigner,
) -> SeatKey:
    """Sit down with the secret of a link; it is used up, and a new one is told only here."""
    me = my_name(request, signer)
    return await hall.change(table_id, lambda table: orders.claim(hall, table, data, me))


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(table_id: TableId, data: JSONBody[Invite], hall: TheHall) -> SeatKey:
    """A link for another device of whoever holds the seat; it is good once."""
    return await hall.change(table_id, lambda table: orders.invite(hall, table, data.token))


@post("/tables/{table_id:str}/mark", status_code=200)
async def mark(table_id: TableId, data: JSONBody[MarkWish], hall: TheHall) -> TableOut:
    """Take another colour of the box before the game begins."""

    async def work(table: LiveTable) -> TableOut:
        await orders.mark(hall, table, data)
        return table.summary(frozenset(), False)

    return await hall.change(table_id, work)


@post("/tables/{table_id:str}/free", status_code=200)
async def free(table_id: TableId, data: JSONBody[HostOrder], hall: TheHall) -> SeatKey:
    """Open a seat again before the game begins (host); the answer has its new link's secret."""
    return await hall.change(table_id, lambda table: orders.free(hall, table, data))


@post("/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, data: JSONBody[HostOrder], hall: TheHall) -> TableOut:
    """Begin the game (host); bots take the seats that are still open."""

    async def work(table: LiveTable) -> TableOut:
        await orders.start(hall, table, data)
        return table.summary(frozenset(), True)

    return await hall.change(table_id, work)


@post("/tables/{table_id:str}/kick", status_code=200)
async def kick(table_id: TableId, data: JSONBody[HostOrder], hall: TheHall) -> TableOut:
    """Let a bot stand in for a person who has been away for a while (host)."""

    async def work(table: LiveTable) -> TableOut:
        await orders.kick(hall, table, data)
        return table.summary(frozenset(), True)

    return await hall.change(table_id, work)


@post("/tables/{table_id:str}/return", status_code=200)
async def come_back(table_id: TableId, data: JSONBody[Return], hall: TheHall) -> TableOut:
    """Take one's seat back from the bot that stood in."""

    async def work(table: LiveTable) -> TableOut:
        seat = await orders.come_back(hall, table, data.token)
        return table.summary(frozenset([seat]), False)

    return await hall.change(table_id, work)


@post("/tables/{table_id:str}/rematch")
async def rematch(
    table_id: TableId,
    data: JSONBody[HostOrder],
    request: Asked,
    hall: TheHall,
    openings: SomeLimits,
    seals: TheSeals,
) -> TableMade:
    """Open the next table for the same company (host); everybody's own secrets are good there."""
    if not openings.take(address_of(request)):
        raise Refused("limit", 429, "problem-too-often")

    async def work(table: LiveTable) -> TableMade:
        orders.check_host(table, data.host)
        return await making.open_rematch(hall, table, data, seals)

    return await hall.change(table_id, work)


def viewer_of(table: LiveTable, token: str | None) -> int:
    """Through whose eyes a request looks."""
    return SPECTATOR if token is None else seat_of(table.row.seats, token)


@get("/tables/{table_id:str}/past")
async def past(
    table_id: TableId,
    hall: TheHall,
    ply: Annotated[int, QueryParameter(ge=0)],
    token: Token = None,
) -> PastView:
    """The table at an earlier ply, as the viewer saw it then."""

    async def work(table: LiveTable) -> PastView:
        viewer = viewer_of(table, token)
        match = table.match
        if match is None:
            raise Refused("illegal", 409, "problem-not-playing")
        if ply > match.ply:
            raise Refused("missing", 404, "problem-no-such-page")
        return await hall.aside(past_at, match, table.lines, ply, viewer)

    return await hall.change(table_id, work)  # nobody may play while the past is looked up


@get("/tables/{table_id:str}/record", media_type="application/x-ndjson")
async def record(table_id: TableId, hall: TheHall) -> Response[str]:
    """The record of a finished game as lines of JSON; it contains everybody's secrets."""
    async with hall.open(table_id) as table:
        if table.match is None or not table.match.over:
            raise Refused("illegal", 409, "problem-not-over")
        text = "\n".join(record_of(table.match).lines()) + "\n"
        name = f"tianxia-{table.row.game}-{table_id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/tables/{table_id:str}/sheet")
async def sheet(table_id: TableId, hall: TheHall, token: Token = None) -> list[dict[str, Any]]:
    """The table as grids of words and numbers: the spreadsheet view (see GridOut)."""
    async with hall.open(table_id) as table:
        match = table.match
        if match is None:
            raise Refused("illegal", 409, "problem-not-playing")
        view = match.view(viewer_of(table, token))
        return [cast("dict[str, Any]", grid_json(grid)) for grid in table.rules.sheet(view)]


ROUTES: Final = [
    games,
    me,
    call_me,
    new_seal,
    new_table,
    one_table,
    summaries,
    claim,
    invite,
    mark,
    free,
    start,
    kick,
    come_back,
    rematch,
    past,
    record,
    sheet,
]
