"""Messages that are nearly right: made from the real types, then bent, cut and stuffed."""

from __future__ import annotations

import json
import random
import types
from dataclasses import dataclass, field
from typing import Any, Literal, Union, get_args, get_origin
from urllib.parse import quote

import msgspec

from tianxia.games.registry import GAMES
from tianxia.server.lobby.routes import ROUTES
from tianxia.server.reviews.routes import ROUTES as REVIEW_ROUTES
from tianxia.server.wire.messages import HttpIn, ToServer

DEEP = "[" * 5_000 + "]" * 5_000
TEXTS = [
    "",
    "\x00",
    "a\x00b",
    "\ud800",
    "😀" * 40,
    "x" * 20_000,
    "../..",
    "%s%n",
    "\u202e",
    "@problem",
    "NaN",
    "-1",
    "0",
    "1e999",
    "null",
    "' OR 1=1 --",
    "\r\nX: y",
    "é" * 300,
]
NUMBERS = [-1, 0, 1, 2, 63, 64, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308]
ODD = [None, True, [], {}, [[]], [None] * 50, {"t": "hello"}, {"": {}}, *NUMBERS]
SEGMENTS = [
    "%00",
    "%ff%fe",
    "x" * 300,
    "..",
    "%2e%2e%2f",
    ".",
    "%",
    "a%0d%0ab",
    "😀",
    "{table_id}",
    "-",
]
HEADERS = [
    "Origin: http://[",
    "Origin: null",
    "Origin: \xff",
    "Cookie: tianxia=" + "x" * 4000,
    "Cookie: ;;;=;",
    "Accept-Encoding: \x01",
    "Content-Type: text/plain",
    "Content-Type: ;;",
    "Content-Type: application/json; charset=utf-16",
    "Content-Encoding: gzip",
    "Authorization: Bearer \xe9",
    "X-Forwarded-For: ::1, [",
    "Range: bytes=9-1",
    "If-None-Match: \x7f",
    "Host: [",
    "Expect: 100-continue",
    "Transfer-Encoding: identity",
    "X-Tianxia-Seat: \xfe",
]


@dataclass
class Mutator:
    """Makes messages from a seed; `known` are real ids and secrets to mix in."""

    seed: int
    known: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.paths = sorted(
            (method, "/api" + path)
            for handler in [*ROUTES, *REVIEW_ROUTES]
            for path in handler.paths
            for method in handler.http_methods
        )

    # -- right messages -----------------------------------------------------------------------

    def made(self, kind: Any) -> Any:
        """A value of a type, as JSON."""
        origin = get_origin(kind)
        if origin in (Union, types.UnionType):
            return self.made(self.dice.choice(get_args(kind)))
        if origin is Literal:
            return self.dice.choice(get_args(kind))
        if origin is list:
            inner = get_args(kind)[0]
            return [self.made(inner) for _ in range(self.dice.randrange(5))]
        if origin is dict:
            return {self.text(): self.dice.choice(NUMBERS) for _ in range(self.dice.randrange(3))}
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.struct(kind)
        if kind is int:
            return self.dice.choice([self.dice.randrange(6), *NUMBERS[:6]])
        if kind is bool:
            return self.dice.random() < 0.5
        return None if kind in (None, type(None)) else self.text()

    def struct(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        """A message with all its fields, and its tag if it has one."""
        settings = kind.__struct_config__
        made = {} if settings.tag is None else {str(settings.tag_field): settings.tag}
        hints = msgspec.structs.fields(kind)
        return made | {one.encode_name: self.made(one.type) for one in hints}

    def text(self) -> str:
        """A word somebody could mean."""
        words = [*GAMES, "novice", "casual", "Ala", "person", *self.known]
        return self.dice.choice(words if self.dice.random() < 0.8 else TEXTS)

    # -- wrong messages -----------------------------------------------------------------------

    def bent(self, value: Any) -> Any:
        """The value with something in it changed, dropped or added."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.8:
            key = dice.choice(list(value))
            way = dice.random()
            if way < 0.6:
                return value | {key: self.bent(value[key])}
            if way < 0.8:
                return {k: v for k, v in value.items() if k != key}
            return value | {dice.choice(TEXTS)[:50]: dice.choice(ODD)}
        if isinstance(value, list) and value and dice.random() < 0.6:
            at = dice.randrange(len(value))
            return [*value[:at], self.bent(value[at]), *value[at:]]
        return dice.choice([*ODD, *TEXTS])

    def written(self, value: Any) -> bytes:
        """The message as bytes, now and then no longer JSON or no longer text."""
        data = json.dumps(value, ensure_ascii=self.dice.random() < 0.7).encode(
            errors="surrogatepass"
        )
        way = self.dice.random()
        if way < 0.90 or not data:
            return data
        at = self.dice.randrange(len(data))
        if way < 0.93:
            return data[:at]
        if way < 0.97:
            return data[:at] + bytes([self.dice.randrange(256)]) + data[at:]
        return self.dice.choice(
            [DEEP.encode(), b'{"a":' * 3000, b"\xff\xfe", b"", b"\xef\xbb\xbf{}"]
        )

    def window_message(self) -> bytes:
        """Something a window sends after its hello."""
        message = self.made(ToServer)
        return self.written(message if self.dice.random() < 0.5 else self.bent(message))

    def address(self, path: str) -> str:
        """An address of the interface, with real or strange parts in it."""
        parts = path.split("/")
        filled = [self.segment() if part.startswith("{") else part for part in parts]
        if self.dice.random() < 0.05:
            filled.insert(self.dice.randrange(len(filled) + 1), self.dice.choice(SEGMENTS))
        query = "&".join(
            f"{name}={quote(str(self.dice.choice([*NUMBERS, self.text()])), errors='replace')}"
            for name in ("ply", "token", "x")
            if self.dice.random() < 0.4
        )
        return ("/".join(filled) or "/") + (f"?{query}" if query else "")

    def segment(self) -> str:
        """A table's id, or something strange."""
        if self.known and self.dice.random() < 0.7:
            return self.dice.choice(self.known)
        return self.dice.choice(SEGMENTS)

    def request(self) -> bytes:
        """A whole HTTP request."""
        method, path = self.dice.choice(self.paths)
        if self.dice.random() < 0.05:
            method = self.dice.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "BREW"])
        body = b""
        if method not in ("GET", "HEAD"):
            message = self.made(HttpIn)
            body = self.written(message if self.dice.random() < 0.4 else self.bent(message))
        lines = [
            f"{method} {self.address(path)} HTTP/1.1",
            "Host: 127.0.0.1",
            f"Content-Length: {len(body)}",
        ]
        lines.append("Content-Type: application/json")
        if self.dice.random() < 0.3:
            lines.append(self.dice.choice(HEADERS))
        if self.known and self.dice.random() < 0.3:
            lines.append(f"X-Tianxia-Seat: {self.dice.choice(self.known)}")
        head = "\r\n".join(lines).encode("utf-8", errors="replace")
        return head + b"\r\n\r\n" + body
