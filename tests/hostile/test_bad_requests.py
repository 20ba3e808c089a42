"""Whatever strangers send: one sentence in answer, and not one traceback in the log."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
from contextlib import suppress
from typing import Any

import pytest
from tests.hostile.frames import close_code, frame, message, upgraded
from tests.hostile.outside import HERE, Outside, everything, outside
from tests.hostile.wire import soak
from websockets.frames import Opcode

REQUESTS = 20_000 if soak() else 1000
MESSAGES = 20_000 if soak() else 1000
DEEP = "[" * 20_000
ROUTES = ["/api/me", "/api/tables", "/api/tables/summaries", "/api/tables/{}/claim"]
ROUTES += [f"/api/tables/{{}}/{what}" for what in ("start", "kick", "return", "rematch", "review")]
ROUTES += ["/api/tables/{}/review/try", "/api/tables/{}/review/stop"]
PAGES = ["/", "/api/games", "/api/tables/{}", "/api/tables/{}/past?ply=0", "/schema", "/table/{}"]
PAGES += [f"/api/tables/{{}}/{what}" for what in ("sheet", "record", "review")]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose log stays clean through all tests of this file."""
    with outside(
        tmp_path_factory.mktemp("bad"), window_burst=10_000, head_seconds=2.0, body_seconds=2.0
    ) as made:
        made.http.headers["connection"] = "close"
        yield made


@pytest.fixture(autouse=True)
def _clean_log(server):
    """Nothing was written down that a stranger caused."""
    yield
    assert "Traceback" not in server.log()
    assert server.log().count("ERROR") == server.log().count("table damaged is damaged")
    assert server.http.get("/api/games").status_code == 200, "it still answers"


def sent(server: Outside, data: bytes, *, then_leave: bool = False) -> tuple[int, bytes]:
    """Status and body of the answer to these very bytes; nothing if there is none."""
    with server.raw(data) as connected:
        if then_leave:
            connected.shutdown(socket.SHUT_WR)
        head, _, body = everything(connected).partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


def request(method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HERE}", "Connection: close", *headers]
    if body:
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


BODIES = {
    "nested": DEEP,
    "nested objects": '{"a":' * 10_000,
    "nested in a field": '{"name":' + DEEP,
    "nested and closed": '{"name":1,"x":' + DEEP + "]" * len(DEEP) + "}",
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "half a letter": b'{"name":"\xc3"}',
    "half a pair": '{"name":"\\ud800"}',
    "the other half": '{"name":"\\udc00"}',
    "raw surrogate": b'{"name":"\xed\xa0\x80"}',
    "no JSON": "hello",
    "cut off": '{"name":"',
    "number": "1",
    "list": "[]",
    "infinite": '{"name":1e999}',
    "long number": '{"name":' + "9" * 60_000 + "}",
}


@pytest.mark.parametrize("path", ROUTES)
@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
def test_an_unreadable_body_is_refused_in_one_sentence(server, path, body):
    data = body.encode() if isinstance(body, str) else body
    status, told = sent(server, request("POST", path.format("abc"), data))
    if path.endswith(("review", "stop")) and status == 404:  # these read no body
        return
    assert status == 400
    assert json.loads(told)["message"]["key"] == "problem-bad-request"


def test_names_may_hold_anything_and_are_cleaned(server):
    answer = server.http.post("/api/me", json={"name": "a\x00b\u202e"})
    assert answer.json() == {"name": "a b"}


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/api/games", ["Origin: http://["], 403),
        ("GET", "/api/games", ["Origin: http://[::1"], 403),
        ("GET", "/api/games", ["Origin: \xff"], 403),
        ("GET", "/%00", [], 200),  # a page finds its way by itself
        ("GET", "/%00.js", [], 404),
        ("GET", "/assets/%00", [], 404),
        ("GET", "/" + "x" * 300, [], 200),
        ("GET", "/" + "x" * 300 + ".js", [], 404),
        ("GET", "/assets/" + "y/" * 3000, [], 404),
        ("GET", "/%ff%fe", [], 200),
        ("GET", "/api/tables/%00", [], 404),
        ("GET", "/api/tables/a%00b/past?ply=0", [], 404),
        ("GET", "/api/tables/%ed%a0%80", [], 404),
        ("GET", "/api/tables/" + "z" * 300, [], 404),
        ("GET", "/api/tables/abc/past", [], 400),
        ("GET", "/api/tables/abc/past?ply=x", [], 400),
        ("GET", "/api/tables/abc/past?ply=" + "9" * 5000, [], 400),
        ("GET", "/api/tables/abc/past?ply=-1", [], 400),
        ("GET", "/api/tables/abc/past?ply=0", ["X-Tianxia-Seat: " + "s" * 100], 400),
        ("GET", "/api/tables/abc/past?ply=0", ["X-Tianxia-Seat: \xff\xfe"], 404),
        ("NONSENSE", "/api/games", [], 405),
        ("GRÜSSE".encode().decode("latin-1"), "/", [], 400),
        ("OPTIONS", "/api/games", [], 204),
        ("TRACE", "/", [], 405),
        ("CONNECT", "x:80", [], 405),
        ("DELETE", "/api/me", [], 405),
        ("GET", "*", [], 200),
        ("GET", "http://other/", [], 200),
        ("GET", "/", ["Range: bytes=5-1,,x"], 200),
        ("GET", "/", ["If-None-Match: \xff,,,"], 200),
        ("GET", "/", ["If-Modified-Since: never"], 200),
        ("GET", "/", ["Accept-Encoding: \xff;q=x"], 200),
        ("GET", "/api/games", ["Accept: ;;;,/"], 200),
        ("GET", "/api/me", ["Cookie: tianxia=\xff; =; ;;tianxia"], 200),
        ("GET", "/api/me", ['Cookie: tianxia="\\777\\000'], 200),
        ("GET", "/", ["Content-Length: x"], 400),
        ("GET", "/", ["Content-Length: -1"], 400),
        ("GET", "/", ["Content-Length: 1", "Content-Length: 2"], 400),
        ("POST", "/api/me", ["Content-Length: 99999999999999999999"], 413),
        ("POST", "/api/me", ["Transfer-Encoding: chunky"], 400),
        ("POST", "/api/me", ["Content-Type: \xff/;;=", "Content-Length: 0"], 400),
        ("GET", "/", ["X: " + "x" * 100_000], 431),
        ("GET", "/" + "x" * 100_000, [], 431),
        ("GET", "/", ["no colon"], 400),
        ("GET", "/", ["Upgrade: h2c", "Connection: upgrade"], 200),
        ("GET", "/", ["Upgrade: websocket", "Connection: upgrade"], 400),
        ("POST", "/ws/tables/abc", ["Upgrade: websocket", "Connection: upgrade"], 405),
    ],
)
def test_what_no_browser_sends_gets_a_sentence(server, method, path, headers, status):
    found, body = sent(server, request(method, path, b"", *headers))
    assert found == status, body
    if status >= 400 and "Upgrade: websocket" not in headers:
        assert json.loads(body)["message"]["key"].startswith("problem-")


def test_bytes_that_are_no_http_get_a_sentence(server):
    for data in (
        b"\x00" * 100,
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"\r\n" * 50,
        b"GET / HTTP/9",
    ):
        status, _ = sent(server, data + b"\r\n\r\n", then_leave=True)
        assert status in (0, 400)
    chunked = request("POST", "/api/me", b"", "Transfer-Encoding: chunked")
    assert sent(server, chunked + b"zz\r\n")[0] == 400
    assert sent(server, chunked + b"5\r\nab", then_leave=True)[0] in (0, 400), (
        "who goes in the middle of it"
    )


def test_secrets_are_not_taken_from_addresses(server):
    made = server.table()
    token = made["keys"][0]["token"]
    for what in ("sheet?", "past?ply=0&"):
        path = f"/api/tables/{made['id']}/{what}"
        refused = server.http.get(f"{path}token={token}")
        assert refused.status_code == 400
        assert refused.json()["message"]["key"] == "problem-secret-in-address"
        assert server.http.get(path, headers={"x-tianxia-seat": "guess"}).status_code == 403
        assert server.http.get(path, headers={"x-tianxia-seat": token}).status_code == 200


def test_ids_that_no_table_can_have_are_left_out_of_the_list(server):
    made = server.table()
    ids = ["\x00", "a\x00b", "", "x" * 5000, made["id"], "'; drop table tables; --"]
    found = server.http.post("/api/tables/summaries", json={"ids": ids, "tokens": ["\x00", "é"]})
    assert [table["id"] for table in found.json()] == [made["id"]]


WINDOW_MESSAGES = {
    "nested": (frame(b"[" * 15_000), 4400),
    "nested in an unknown field": (frame(b'{"t":"hello","x":' + b"[" * 15_000), 4400),
    "no UTF-8": (frame(b"\xff\xfe"), 1007),
    "no UTF-8 in pieces": (
        frame(b"\xc3", fin=False) + frame(b"\x28", Opcode.CONT),
        1007,
    ),
    "half a pair": (frame(b'{"t":"hello","host":"\\ud800"}'), 4400),
    "a number without end": (frame(b'{"t":"hello","v":1' + b"0" * 9000 + b"}"), 4400),
    "a large number": (frame(b'{"t":"hello","v":1' + b"0" * 30 + b"}"), 4400),
    "many pieces": (frame(b"{", fin=False) + frame(b"", Opcode.CONT, fin=False) * 200, 1009),
    "bytes": (frame(b"\x00\x01", Opcode.BINARY), 4400),
    "too large": (frame(b" " * 70_000), 1009),
    "a bad frame": (b"\x83\x80\x00\x00\x00\x00", 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "no table": (message(t="hello"), 4404),
}


@pytest.mark.parametrize(("data", "code"), WINDOW_MESSAGES.values(), ids=list(WINDOW_MESSAGES))
def test_a_window_that_sends_rubbish_is_closed_with_a_reason(server, data, code):
    with upgraded(server, "abc") as window:
        window.sendall(data)
        assert close_code(window) == code


def test_a_window_at_a_name_no_table_can_have_is_sent_away(server):
    for table in ("%00", "a%00b", "%ff", "y" * 300):
        with upgraded(server, table) as window:
            assert close_code(window) == 4404


def test_numbers_beyond_counting_do_not_touch_a_table(server):
    made = server.table()
    tokens = [key["token"] for key in made["keys"]]
    for number in (10**18, 10**30, 10**4000, -(10**30)):
        with upgraded(server, made["id"]) as window:
            window.sendall(message(t="hello", tokens=tokens))
            window.sendall(message(t="submit", ack="1", seat=0, ply=0, choices=[number]))
            window.sendall(message(t="submit", ack="2", seat=number, ply=number, choices=[0]))
            assert close_code(window) == 4400
    assert server.http.get(f"/api/tables/{made['id']}").status_code == 200


def test_one_damaged_row_does_not_hide_the_other_tables(server):
    good = server.table()["id"]
    with sqlite3.connect(server.data / "tianxia.sqlite3") as database:
        database.row_factory = sqlite3.Row
        query = "SELECT * FROM tables WHERE id = ?"
        row = dict(database.execute(query, [good]).fetchone()) | {"id": "damaged", "seats": "[{"}
        places = ", ".join("?" for _ in row)
        database.execute(f"INSERT INTO tables VALUES ({places})", list(row.values()))
    database.close()
    found = server.http.post("/api/tables/summaries", json={"ids": ["damaged", good]})
    assert [table["id"] for table in found.json()] == [good]
    assert "table damaged is damaged" in server.log()
    assert server.http.get("/api/tables/damaged").status_code == 404
    with upgraded(server, "damaged") as window:
        window.sendall(message(t="hello"))
        assert close_code(window) == 4404


ODD: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 10**30, 0.5, "", "x", "\x00", "ż", "é" * 500]
ODD += [
    [],
    {},
    [[]],
    {"": None},
    "person",
    "bot",
    "dragon",
    "zhanguo",
    "novice",
    "master",
    "x" * 5000,
]
WORDS = ["t", "ack", "seat", "ply", "choices", "tokens", "host", "v", "viewer", "level", "game"]
WORDS += ["seats", "options", "seed", "kind", "name", "token", "ids", "choice"]
KINDS = ["hello", "look", "submit", "undo", "ask_hint", "ping", "nothing"]
HEADERS = [
    "Origin",
    "Cookie",
    "Content-Type",
    "Accept",
    "Range",
    "If-None-Match",
    "Accept-Encoding",
]
HEADERS += ["X-Tianxia-Seat", "X-Forwarded-For", "Authorization", "Expect", "Upgrade", "Connection"]


class Monkey:
    """Types at random, but knows the keys that matter."""

    def __init__(self, seed: int, table: dict[str, Any]) -> None:
        self.dice = random.Random(seed)
        self.known = [table["id"], table["host"], *(key["token"] for key in table["keys"])]
        self.table = table["id"]

    def value(self, depth: int = 0) -> Any:
        dice = self.dice
        if depth < 3 and dice.random() < 0.4:
            if dice.random() < 0.5:
                return [self.value(depth + 1) for _ in range(dice.randrange(4))]
            return {dice.choice(WORDS): self.value(depth + 1) for _ in range(dice.randrange(5))}
        return dice.choice(self.known) if dice.random() < 0.2 else dice.choice(ODD)

    def body(self) -> bytes:
        fields = {dice_word: self.value(1) for dice_word in self.dice.sample(WORDS, 6)}
        text = json.dumps(fields if self.dice.random() < 0.9 else self.value()).encode()
        return self.spoiled(text) if self.dice.random() < 0.3 else text

    def spoiled(self, text: bytes) -> bytes:
        at = self.dice.randrange(len(text) + 1)
        return text[:at] + self.dice.randbytes(self.dice.randrange(4)) + text[at + 1 :]

    def path(self, paths: list[str]) -> str:
        path = self.dice.choice(paths).format(self.table)
        if self.dice.random() < 0.3:
            at = self.dice.randrange(len(path))
            odd = self.dice.choice(
                ["%00", "%", "%ff", "//", "..", "?", "&ply=9", "[", "\\", ";", "%2e"]
            )
            path = path[:at] + odd + path[at:]
        return path if path.startswith("/") else "/" + path

    def header(self) -> str:
        letters = "".join(chr(self.dice.randrange(32, 256)) for _ in range(self.dice.randrange(30)))
        return f"{self.dice.choice(HEADERS)}: {letters.strip()}"

    def request(self) -> bytes:
        headers = [self.header() for _ in range(self.dice.randrange(4))]
        if self.dice.random() < 0.5:
            data = request("POST", self.path(ROUTES), self.body(), *headers)
        else:
            data = request(
                self.dice.choice(["GET", "HEAD", "PUT"]), self.path(PAGES), b"", *headers
            )
        return self.spoiled(data) if self.dice.random() < 0.1 else data

    def message(self) -> bytes:
        fields = {word: self.value(1) for word in self.dice.sample(WORDS, 5)}
        fields["t"] = self.dice.choice(KINDS)
        if self.dice.random() < 0.7:
            fields |= {"ack": "1", "seat": self.dice.randrange(-1, 3), "choices": [0]}
            fields |= {"ply": self.dice.randrange(12), "level": "novice"}
        return json.dumps(fields).encode()


def test_thousands_of_random_requests_leave_no_traceback(server):
    monkey = Monkey(7, server.table())
    for number in range(REQUESTS):
        data = monkey.request()
        status, _ = sent(server, data, then_leave=monkey.dice.random() < 0.5)
        assert status < 500 or status == 501, (number, data)


def test_thousands_of_random_messages_leave_no_traceback(server):
    made = server.table()
    monkey = Monkey(8, made)
    tokens = [key["token"] for key in made["keys"]]
    left = MESSAGES
    while left > 0:
        with upgraded(server, made["id"]) as window:
            window.sendall(message(t="hello", tokens=tokens, host=made["host"]))
            with suppress(ConnectionError):  # it may be closed for the first of them
                for _ in range(40):
                    text = monkey.message()
                    window.sendall(frame(monkey.spoiled(text) if left % 40 == 1 else text))
                    left -= 1
                window.sendall(frame(b"nonsense"))
            assert close_code(window) in (1007, 4400, None)
