"""Connections that say nothing, trickle, or never read: nobody else notices, and they are ended."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from tests.hostile.frames import NotLetIn, close_code, frame, message, read_frame, upgraded
from tests.hostile.outside import (
    ELSEWHERE,
    HERE,
    WAIT,
    Outside,
    is_open,
    many_files,
    outside,
)
from tests.hostile.wire import soak
from tests.waiting import until
from websockets.frames import Opcode

from tianxia.server.limits import Doors, Limits
from tianxia.server.network.addresses import group_of
from tianxia.server.network.callers import Callers

HALF_OPEN = 1500
PROXY = "127.0.0.3"
SLOW = 25  # windows that never read
LOOKS = 300  # whole tables that each of them asks for


def plays(server: Outside, address: str) -> None:
    """Open a table from an address, sit down at it and answer one question."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, timeout=WAIT, transport=transport) as http:
        people = [{"kind": "person", "name": name} for name in ("Ala", "Ola")]
        made = http.post("/api/tables", json={"game": "dragon", "seats": people}).json()
    tokens = [key["token"] for key in made["keys"]]
    with upgraded(server, made["id"], address=address) as window:
        window.sendall(message(t="hello", tokens=tokens))
        window.sendall(message(t="submit", ack="mine", seat=0, ply=0, choices=[0]))
        told = b""
        while b'"ack":"mine"' not in told:
            told = read_frame(window)[1]


def half_open(server: Outside, stack: ExitStack) -> tuple[list[socket.socket], int]:
    """Many connections that say nothing, or half of a request; how many files that took at most."""
    made, most = [], 0
    for number in range(HALF_OPEN):
        with suppress(ConnectionError):
            data = b"GET / HTTP/1.1\r\nHost: " if number % 2 else b""
            made.append(stack.enter_context(server.raw(data)))
        if number % 100 == 99:
            most = max(most, server.files())
    return made, most


@pytest.mark.parametrize("generosity", [1, 50] if soak() else [1])
def test_half_open_connections_keep_nobody_from_playing(tmp_path, generosity):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))  # the server's beginning
    try:
        with outside(tmp_path, loopback_generosity=generosity, head_seconds=5.0) as server:
            quiet = server.files()
            with many_files(HALF_OPEN + 500), ExitStack() as stack:
                made, most = half_open(server, stack)
                assert most > quiet + 200, "the attack has arrived"
                plays(server, ELSEWHERE)
                until(lambda: not any(is_open(one) for one in made), "all are closed")
                until(lambda: server.files() < quiet + 50, "their files are free")
            assert "Traceback" not in server.log()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def hurried(tmp_path_factory):
    """A server that waits for nobody longer than a second or two."""
    folder = tmp_path_factory.mktemp("hurried")
    with outside(
        folder, head_seconds=1.5, body_seconds=1.5, unread_seconds=1.0, window_burst=10_000
    ) as server:
        server.http.headers["connection"] = "close"  # it would close what is kept just then
        yield server
        assert "Traceback" not in server.log()


TRICKLE = {
    "nothing": (b"", b""),
    "half a head": (b"GET / HTTP/1.1\r\n", b""),
    "a head letter by letter": (b"GET / HTTP/1.1\r\nX: ", b"x"),
    "an upgrade letter by letter": (b"GET /ws/tables/x HTTP/1.1\r\nUpgrade: ", b"w"),
    "half a body": (b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{", b""),
    "a body letter by letter": (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n",
        b"[",
    ),
    "a body nobody wants": (
        b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n",
        b"",
    ),
    "a second request that never comes": (b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n", b""),
}


@pytest.mark.parametrize(("first", "then"), TRICKLE.values(), ids=list(TRICKLE))
def test_who_trickles_is_cut_off(hurried, first, then):
    with hurried.raw(first) as slow:
        end = time.monotonic() + WAIT
        while is_open(slow):
            assert time.monotonic() < end, "it is closed"
            time.sleep(0.1)
            with suppress(ConnectionError):
                slow.sendall(then)


def test_a_page_that_nobody_reads_is_given_up(hurried):
    quiet = hurried.files()
    (hurried.static / "large.js").write_text("x" * 3_000_000)
    with ExitStack() as stack:
        for _ in range(20):
            one = stack.enter_context(socket.socket())
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.settimeout(WAIT)
            one.connect((HERE, hurried.port))
            one.sendall(b"GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n")
            assert one.recv(1) == b"H", "the answer has begun"
        until(lambda: hurried.files() <= quiet + 2, "they are gone")


def test_windows_that_never_read_cost_no_memory(hurried):
    made = hurried.table(3)
    tokens = [key["token"] for key in made["keys"]]
    answers(hurried, made["id"], tokens, 40)
    before = hurried.memory()
    highest = before
    with ExitStack() as stack:
        windows = [
            stack.enter_context(upgraded(hurried, made["id"], room=4096)) for _ in range(SLOW)
        ]
        senders = [
            threading.Thread(target=look_around, args=[window, tokens], daemon=True)
            for window in windows
        ]
        for sender in senders:
            sender.start()
        while any(sender.is_alive() for sender in senders):
            highest = max(highest, hurried.memory())
            time.sleep(0.05)
        for sender in senders:
            sender.join()
        answers(hurried, made["id"], tokens, 1)  # others play on
        codes = {close_code(window) for window in windows}
        assert codes <= {4408, None}
    assert highest - before < 15, f"{before:.0f} MB became {highest:.0f} MB"


def look_around(window: socket.socket, tokens: list[str]) -> None:
    """Ask for the whole table over and over, and read nothing of it."""
    with suppress(OSError):
        window.sendall(message(t="hello", tokens=tokens))
        for number in range(LOOKS):
            window.sendall(message(t="look", seat=number % 3))


def answers(server: Outside, table: str, tokens: list[str], number: int) -> None:
    """Answer so many questions, whoever is asked."""
    with upgraded(server, table) as window:
        window.sendall(message(t="hello", tokens=tokens))
        left = number
        while True:
            told = json.loads(read_frame(window)[1])
            if told["t"] == "ack":
                left -= 1
            if not left:
                return
            waiting = told.get("waiting")
            asked = told.get("question")
            if asked is None and waiting is not None:
                window.sendall(message(t="look", seat=waiting["seat"]))
            elif asked is not None:
                choice = asked["options"][0]["choice"]
                answer = {"seat": asked["seat"], "ply": asked["ply"], "choices": [choice]}
                window.sendall(message(t="submit", ack="a", **answer))


def test_a_window_that_asks_for_pongs_and_reads_none_is_let_go(hurried):
    ping = frame(b"x" * 125, Opcode.PING) * 2000
    with upgraded(hurried, hurried.table()["id"], room=4096) as window:
        window.sendall(message(t="hello"))
        before = hurried.memory()
        with pytest.raises(ConnectionError):
            send_for_ever(window, ping)
        assert hurried.memory() - before < 15


def send_for_ever(window: socket.socket, data: bytes) -> None:
    """Send until the server hangs up, or a quarter of a gigabyte has gone."""
    for _ in range(1000):
        window.sendall(data)


def test_an_address_has_its_share_and_others_theirs():
    callers = Callers(files=400, generosity=2, proxies=("10.9.9.9",))
    entered = [callers.enter(object(), "10.0.0.1") for _ in range(150)]
    assert entered.count(True) == 100
    assert callers.enter("last", "10.0.0.2")
    assert all(callers.enter(object(), "10.9.9.9") for _ in range(200)), "a proxy is many people"
    everybody = [callers.enter(object(), f"10.1.0.{number}") for number in range(250)]
    assert everybody.count(True) == 400 - 64 - 301, "the database keeps its files"
    callers.leave("last")
    callers.leave("last")
    assert callers.enter(object(), "10.0.0.2")


@pytest.mark.parametrize("proxy", ["10.8.3.4", "::ffff:10.8.3.4", "fd00::7"])
def test_a_network_of_proxies_is_many_people_too(proxy):
    callers = Callers(files=4000, generosity=1, proxies=("10.8.0.0/16", "fd00::/8"))
    assert all(callers.enter(object(), proxy) for _ in range(2000))
    entered = [callers.enter(object(), "10.9.0.1") for _ in range(1500)]
    assert entered.count(True) == 1000


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1", "fe80::1"),
        ("::1", "::1"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_counts_as_one(address, group):
    assert group_of(address) == group


def test_players_are_counted_apart_from_those_who_watch():
    doors = Doors(2, 5, Limits(4, 0.001, 1), Limits(100, 0.001, 1))
    for _ in range(5):
        assert doors.enter("2001:db8::1")
        assert doors.sit_down("2001:db8::2")
    assert doors.enter("2001:db8::3")
    assert not doors.sit_down("2001:db8::3")
    assert doors.enter("2001:db8::4")
    assert not doors.enter("2001:db8::5"), "two watch already"
    doors.leave("2001:db8::1", True)
    assert doors.sit_down("2001:db8::6")


def test_nobody_comes_and_goes_without_end():
    """Everybody at a table is told whenever a player comes or goes."""
    doors = Doors(2, 5, Limits(4, 0.001, 1), Limits(10, 0.001, 1))
    come = 0
    while doors.enter("2001:db8::1") and doors.sit_down("2001:db8::1"):
        doors.leave("2001:db8::1", True)
        come += 1
        assert come < 100
    assert come == 10
    assert doors.enter("2001:db8:1::1")
    assert doors.sit_down("2001:db8:1::1"), "others do"


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that treats this machine like any other, and believes one proxy."""
    folder = tmp_path_factory.mktemp("strict")
    with outside(folder, loopback_generosity=1, proxies=[PROXY]) as server:
        yield server


def test_a_club_behind_one_address_has_more_windows_than_those_who_watch(strict):
    made = strict.table()
    token = made["keys"][0]["token"]
    with ExitStack() as stack:
        for _ in range(80):
            window = stack.enter_context(upgraded(strict, made["id"]))
            window.sendall(message(t="hello", tokens=[token]))
            read_frame(window)
        watching = 0
        with suppress(NotLetIn):
            for _ in range(80):
                stack.enter_context(upgraded(strict, made["id"]))
                watching += 1
        assert 0 < watching <= 60
        plays(strict, ELSEWHERE)


def test_all_windows_of_an_address_together_say_only_so_much(tmp_path):
    """A window has its own limit, and many windows would have many of them."""
    few = {"seated_burst": 90, "seated_rate": 0.001, "watching_burst": 30, "watching_rate": 0.001}
    few |= {"spare_burst": 2, "spare_rate": 0.001}
    with outside(tmp_path, loopback_generosity=1, **few) as server, ExitStack() as stack:
        made = server.table()
        tokens = [key["token"] for key in made["keys"]]
        watching = [speaker(server, stack, made["id"], []) for _ in range(5)]
        assert sum(map(heard, watching)) == 30
        seated = [speaker(server, stack, made["id"], tokens) for _ in range(5)]
        most = 90 + 5 * few["spare_burst"]
        said = sum(map(heard, seated))  # who had enough of what all share needs less of the own
        assert 90 < said <= most, "those who watch take nothing from those who play"
        late = speaker(server, stack, made["id"], tokens)
        assert heard(late) == few["spare_burst"], "a neighbour who shouts drowns nobody's answer"
        other = speaker(server, stack, made["id"], tokens, ELSEWHERE)
        assert heard(other) == SPOKEN, "nor from other addresses"


SPOKEN = 35  # messages of one window, which alone would not be too many


def speaker(
    server: Outside, stack: ExitStack, table: str, tokens: list[str], address: str = HERE
) -> socket.socket:
    """A window that asks for something many times."""
    window = stack.enter_context(upgraded(server, table, address=address))
    ask = message(t="undo", ack="a", seat=0)
    window.sendall(message(t="hello", tokens=tokens) + ask * SPOKEN)
    return window


def heard(window: socket.socket) -> int:
    """How many times it was not told that this is too often."""
    whys = []
    while len(whys) < SPOKEN:
        told = json.loads(read_frame(window)[1])
        if told["t"] == "refused":
            whys.append(told["why"])
    return SPOKEN - whys.count("limit")


def from_proxy(server: Outside, client: str) -> httpx.Client:
    """Requests that a proxy passes on, with what it says of where they come from."""
    seen = {"X-Forwarded-For": client, "X-Forwarded-Proto": "https"}
    transport = httpx.HTTPTransport(local_address=PROXY)
    return httpx.Client(base_url=server.url, timeout=WAIT, transport=transport, headers=seen)


def test_limits_and_cookies_see_through_a_proxy(strict):
    with from_proxy(strict, "203.0.113.7") as first:
        answer = first.post("/api/me", json={"name": "Ala"})
        assert "Secure" in answer.headers["set-cookie"]
        assert 429 in [first.get("/api/me").status_code for _ in range(300)]
    with from_proxy(strict, "203.0.113.8") as second:
        assert second.get("/api/me").status_code == 200
    with from_proxy(strict, "203.0.113.9, 203.0.113.7") as forging:
        codes = [forging.get("/api/me").status_code for _ in range(100)]
        assert 429 in codes, "only the last address was written by the proxy"


def test_nobody_is_believed_who_is_no_proxy_of_ours(strict):
    seen = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=strict.url, timeout=WAIT, transport=transport) as http:
        answer = http.post("/api/me", json={"name": "Ala"}, headers=seen)
        assert "Secure" not in answer.headers["set-cookie"]
