"""The HTTP interface of reviews: whoever may open a finished game's replay may review it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from tianxia.server.given import SomeLimits, TableId, TheHall
from tianxia.server.problems import Refused
from tianxia.server.reviews.desk import Desk
from tianxia.server.reviews.show import review_out, trial_out, tried_out
from tianxia.server.wire.reviews import ReviewOut, TrialOut, TriedOut, TryIn

Asked = Request[Any, Any, Any]
TheDesk = NamedDependency[Desk]


def check_haste(limits: SomeLimits, request: Asked) -> None:
    """Refuse whoever asks for work too often."""
    if not limits.take(request.client.host if request.client else ""):
        raise Refused("limit", 429, "problem-too-often")


async def shown(desk: Desk, table_id: str) -> ReviewOut:
    """The review as far as it has come."""
    return review_out(await desk.progress(table_id), await desk.finished(table_id))


@get("/tables/{table_id:str}/review")
async def review(table_id: TableId, desk: TheDesk) -> ReviewOut:
    """The review of a finished game as far as it has come."""
    return await shown(desk, table_id)


@post("/tables/{table_id:str}/review", status_code=200)
async def start_review(
    table_id: TableId, request: Asked, desk: TheDesk, openings: SomeLimits
) -> ReviewOut:
    """Review a finished game, or join the review that is under way."""
    check_haste(openings, request)
    await desk.start(table_id)
    return await shown(desk, table_id)


@post("/tables/{table_id:str}/review/stop", status_code=200)
async def stop_review(table_id: TableId, desk: TheDesk) -> ReviewOut:
    """Stop the review; what was found so far is kept."""
    await desk.stop(table_id)
    return await shown(desk, table_id)


@get("/tables/{table_id:str}/review/question")
async def review_question(
    table_id: TableId, hall: TheHall, ply: Annotated[int, QueryParameter(ge=0)]
) -> TrialOut:
    """The position before a decision and the question asked there, as the deciding seat saw it."""
    return await hall.change(table_id, lambda table: hall.aside(trial_out, table, ply))


@post("/tables/{table_id:str}/review/try", status_code=200)
async def try_again(
    table_id: TableId,
    data: JSONBody[TryIn],
    request: Asked,
    desk: TheDesk,
    trials: SomeLimits,
) -> TriedOut:
    """Whether another choice would have been better; without a choice only what is better."""
    check_haste(trials, request)
    return tried_out(await desk.weighed(table_id, data.ply, data.choice), data.choice)


ROUTES: Final = [review, start_review, stop_review, review_question, try_again]
