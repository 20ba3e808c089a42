"""What holds for every HTTP request: headers that protect, the origin, how often one may ask."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    SerializationException,
    ValidationException,
)

from tianxia.core.errors import TianxiaError
from tianxia.server.identity.tokens import is_table_id
from tianxia.server.limits import Limits
from tianxia.server.origin import is_from_elsewhere, may_connect
from tianxia.server.problems import (
    OVERLONG,
    Refused,
    failed,
    no_storage,
    no_such_table,
    refused,
)
from tianxia.server.storage.trouble import AWAY, said_first
from tianxia.server.wire.messages import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

logger = logging.getLogger(__name__)

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes of drawn pieces
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # secrets stand in links
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LARGEST_HEAD: Final = 16_384
API_CACHE: Final = (b"cache-control", b"no-store")


def guarded(app: ASGIApp) -> ASGIApp:
    """The application with protecting headers on every answer."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; answers get their headers."""
        if scope["type"] != ScopeType.HTTP:
            await quietly(app(scope, receive, send))
            return
        path: str = scope["path"]

        async def send_guarded(message: Message) -> None:
            """Add the headers where an answer begins."""
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if path.startswith("/api/") and not _has(headers, b"cache-control"):
                    headers.append(API_CACHE)
                message = {**message, "headers": headers}
            await send(message)

        if head_size(scope) > LARGEST_HEAD:
            await send_refusal(OVERLONG, send_guarded)
        else:
            await quietly(app(scope, receive, send_guarded))

    return guard


def head_size(scope: Scope) -> int:
    """How many bytes came before the body."""
    headers = sum(len(name) + len(value) for name, value in scope["headers"])
    return headers + len(scope["raw_path"]) + len(scope["query_string"])


async def send_refusal(refusal: Refused, send: Send) -> None:
    """Refuse a request before the application has seen it."""
    body = refusal.body()
    size = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", size)]
    start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


async def quietly(work: Awaitable[None]) -> None:
    """Carry something out; when the server ends in the middle of it, that is nobody's fault."""
    with suppress(asyncio.CancelledError):
        await work


def _has(headers: list[tuple[bytes, bytes]], name: bytes) -> bool:
    return any(key.lower() == name for key, _ in headers)


class Gate:
    """Lets requests of the API in, or says why not."""

    def __init__(self, origins: tuple[str, ...], limits: Limits) -> None:
        self.origins: Final = origins
        self.limits: Final = limits

    async def check(self, request: Request[Any, Any, Any]) -> None:
        """Refuse what comes from other pages or too often."""
        headers = request.headers
        origin = headers.get("origin")
        welcome = may_connect(origin, headers.get("host"), self.origins)
        # a visitor of another page answers for nothing that it asks for behind their back
        if not welcome or (origin is None and is_from_elsewhere(headers)):
            raise Refused("origin", 403, "problem-other-origin")
        if not self.limits.take(request.client.host if request.client else ""):
            raise Refused("limit", 429, "problem-too-often")
        table_id = request.path_params.get("table_id")
        if table_id is not None and not is_table_id(table_id):
            raise no_such_table()
        if "token" in request.query_params:
            raise Refused("unreadable", 400, "problem-secret-in-address")
        if request.method == "POST":
            check_readable(await body_of(request))


async def body_of(request: Request[Any, Any, Any]) -> bytes:
    """What was sent; whoever goes away in the middle of it gets no answer anyway."""
    try:
        return await request.body()
    except InternalServerException:
        raise Refused("unreadable", 400, "problem-bad-request") from None


def check_readable(body: bytes) -> None:
    """Refuse what is no JSON, or nested deeper than anybody could mean."""
    try:
        msgspec.json.decode(body or b"null")
    except (ValueError, RecursionError):
        raise Refused("unreadable", 400, "problem-bad-request") from None


def problem_response(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every refusal over HTTP is a Problem: one word for programs, one sentence for people."""
    refusal = refusal_for(error)
    return Response(refusal.problem(), status_code=refusal.status)


def refusal_for(error: Exception) -> Refused:
    """The refusal that an error stands for."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, TianxiaError):
        return refused(error)
    if isinstance(error, (ValidationException, SerializationException)):
        return Refused("unreadable", 400, "problem-bad-request")
    if isinstance(error, HTTPException):
        if error.status_code == 413:
            return Refused("limit", 413, "problem-too-large")
        if error.status_code in (404, 405):
            return Refused("missing", error.status_code, "problem-no-such-page")
        if error.status_code < 500:
            return Refused("unreadable", error.status_code, "problem-bad-request")
    if isinstance(error, AWAY):
        logger.error("the database is away: %s", said_first(error))
        return no_storage()
    logger.error("a request failed", exc_info=error)
    return failed()
