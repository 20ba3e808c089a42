"""What protects players: headers, origins, limits, cookies, secrets that stay secret."""

from __future__ import annotations

import logging
import stat
from types import SimpleNamespace

import httpx
import pytest
from tests.server.house import BOT, OTHER, PERSON, WAIT, House, Window, close_windows, settings_in
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tianxia.server import limits
from tianxia.server.identity.cookie import Signer, signer_in
from tianxia.server.identity.names import clean_name, distinct
from tianxia.server.limits import Bucket, Doors, Limits
from tianxia.server.origin import may_connect

FORGED = {"tianxia": "QWxh.forged"}


def test_every_answer_carries_protecting_headers(house):
    for path in ("/", "/api/games", "/api/nothing", "/assets/app-1.js"):
        headers = house.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert house.http.get("/api/games").headers["cache-control"] == "no-store"


def test_pages_fall_back_to_the_index_and_files_do_not(house):
    assert "<title>tianxia" in house.http.get("/table/abc?ply=3").text
    assert house.http.get("/").headers["cache-control"] == "no-cache"
    assert house.http.get("/favicon.ico").status_code == 404
    assert house.http.get("/assets/gone.js").status_code == 404
    assert house.http.get("/..%2f..%2fetc%2fpasswd").status_code in (200, 404)
    assert "root:" not in house.http.get("/..%2f..%2f..%2fetc/passwd").text


def test_assets_are_kept_for_ever_and_sent_compressed(house):
    with (
        httpx.Client(base_url=house.url, timeout=WAIT) as http,
        http.stream("GET", "/assets/app-1.js", headers={"accept-encoding": "br, gzip"}) as answer,
    ):
        assert b"".join(answer.iter_raw()) == b"brotli"
        assert answer.headers["content-encoding"] == "br"
        assert "immutable" in answer.headers["cache-control"]
    plain = house.http.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
    assert plain.headers["content-encoding"] == "gzip"
    assert plain.text.startswith("console.log")
    again = house.http.get("/", headers={"if-none-match": house.http.get("/").headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://host:80", True),
        ("https://host:80", True),
        ("http://other", False),
        ("http://host:80.evil.example", False),
        ("null", False),
        ("file://host:80", False),
        ("https://club.example", True),
    ],
)
def test_only_our_own_pages_may_connect(origin, welcome):
    assert may_connect(origin, "host:80", ("https://club.example",)) == welcome


def test_a_foreign_page_gets_neither_socket_nor_answer(house):
    table = house.table(PERSON, BOT)
    with pytest.raises(InvalidStatus):
        Window(house.port, table.id, {}, origin="http://evil.example")
    own = Window(house.port, table.id, {}, origin=f"http://127.0.0.1:{house.port}")
    assert own.next()["t"] == "full"
    body = {"game": "dragon", "seats": [PERSON, BOT]}
    answer = house.http.post("/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "asked",
    [
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"},
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"},
        {"origin": "http://evil.example"},
    ],
)
def test_a_foreign_page_does_not_use_up_what_its_visitor_may_ask_for(tmp_path, asked):
    house = House(settings_in(tmp_path, loopback_generosity=1))
    try:
        codes = {house.http.get("/api/me", headers=asked).status_code for _ in range(150)}
        assert codes == {403}
        assert house.http.get("/api/me").status_code == 200
        opened = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
        link = opened | {"sec-fetch-dest": "document"}
        assert house.http.get("/api/me", headers=link).status_code == 200, "a link to a record"
    finally:
        house.close()


def test_large_bodies_and_messages_are_refused(house):
    answer = house.http.post("/api/me", json={"name": "x" * 70_000})
    assert answer.status_code == 413
    window = house.table(PERSON, BOT).sit(0)
    window.until("full")
    window.send({"t": "submit", "ack": "x" * 20_000, "seat": 0, "ply": 0, "choices": [0]})
    with pytest.raises(ConnectionClosed) as closed:
        window.until("the end")
    assert closed.value.rcvd.code == 1009


def hurry(window: Window) -> None:
    for _ in range(400):
        window.send({"t": "ping"})
    window.until("the end")


def test_a_hasty_window_is_slowed_down_and_then_closed(tmp_path):
    house = House(settings_in(tmp_path, window_burst=40, window_rate=0.01))
    try:
        window = house.table(PERSON, BOT).sit(0)
        window.until("full")
        for number in range(60):
            window.send({"t": "undo", "ack": str(number), "seat": 0})
        refusals = [window.until("refused")["why"] for _ in range(60)]
        assert "limit" in refusals
        with pytest.raises(ConnectionClosed) as closed:
            hurry(window)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
        close_windows()
    finally:
        house.close()


def test_a_silent_window_is_closed(tmp_path):
    house = House(settings_in(tmp_path, hello_seconds=0.1))
    try:
        table = house.table(PERSON, BOT)
        window = Window(house.port, table.id, None)
        with pytest.raises(ConnectionClosed) as closed:
            window.next()
        assert closed.value.rcvd.code == 4408
    finally:
        house.close()


def test_addresses_that_ask_too_often_wait(tmp_path):
    house = House(settings_in(tmp_path, loopback_generosity=1))
    try:
        made = [
            house.http.post("/api/tables", json={"game": "dragon", "seats": [PERSON, BOT]})
            for _ in range(40)  # more than become free again on the slowest machine
        ]
        assert [answer.status_code for answer in made].count(429) >= 1
        assert made[-1].json()["message"]["key"] == "problem-too-often"
    finally:
        house.close()


def test_buckets_fill_again_with_time(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    bucket = Bucket(2, 50)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 0.025
    assert [bucket.take() for _ in range(2)] == [True, False]
    everybody = Limits(1, 0.001, 10)
    assert [everybody.take("10.0.0.1") for _ in range(2)] == [True, False]
    assert all(everybody.take("127.0.0.1") for _ in range(10))
    assert not everybody.take("127.0.0.1")
    assert not everybody.take("10.0.0.1")


def test_an_address_may_have_only_so_many_windows():
    doors = Doors(2, 3, Limits(100, 1, 2), Limits(100, 1, 2))
    assert [doors.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    doors.leave("10.0.0.1", False)
    assert doors.enter("10.0.0.1")
    assert [doors.enter("::1") for _ in range(5)] == [True] * 4 + [False]
    for _ in range(2):
        doors.leave("10.0.0.1", False)
    assert set(doors.open) == {("::1", False)}


def test_the_name_is_remembered_in_a_signed_cookie(house):
    with httpx.Client(base_url=house.url, timeout=WAIT) as http:
        answer = http.post("/api/me", json={"name": "\u0000 Żółć \n "})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert http.get("/api/me").json() == {"name": "Żółć"}
        made = http.post("/api/tables", json={"game": "dragon", "seats": [{"kind": "person"}, BOT]})
        found = http.get(f"/api/tables/{made.json()['id']}").json()
        assert found["seats"][0]["name"] == "Żółć"
    with httpx.Client(base_url=house.url, timeout=WAIT, cookies=FORGED) as http:
        assert http.get("/api/me").json() == {"name": ""}


def test_the_key_of_the_cookies_is_private(tmp_path):
    signer = signer_in(tmp_path)
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600
    assert signer_in(tmp_path).read(signer.sign("Ala")) == "Ala"
    assert Signer(b"other").read(signer.sign("Ala")) is None
    assert signer.read("rubbish") is None
    assert signer.read(None) is None


@pytest.mark.parametrize("left", [b"", b"half"])
def test_a_key_that_was_never_written_whole_is_made_anew(tmp_path, left):
    """The first start was cut off: an empty key would let anybody sign."""
    (tmp_path / "cookie.key").write_bytes(left)
    signer = signer_in(tmp_path)
    assert Signer(left).read(signer.sign("Ala")) is None
    assert signer_in(tmp_path).read(signer.sign("Ala")) == "Ala"
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600


def test_names_are_made_fit_for_showing():
    assert clean_name(" a\t\u202eb\x00 c ") == "a b c"
    assert len(clean_name("x" * 500)) == 30
    assert distinct(["Ala", "Ala", "Ala"]) == ["Ala", "Ala 2", "Ala 3"]


def test_no_secret_gets_into_logs_or_storage(tmp_path, caplog, capsys):
    caplog.set_level(logging.DEBUG)
    house = House(settings_in(tmp_path))
    try:
        table = house.table(PERSON, OTHER)
        window = house.window(table.id, tokens=list(table.tokens.values()), host=table.host)
        window.until("full")
        window.answer()
        table.get("/past", ply=0, token=table.tokens[0])
        table.get("/past", 400, ply="x", token=table.tokens[0])
        table.post("claim", {"token": table.tokens[1], "name": "x"})
        table.post("claim", {"token": table.tokens[1], "name": 5}, 400)
        window.close()
    finally:
        house.close()
    out, err = capsys.readouterr()
    ours = [
        r.getMessage()
        for r in caplog.records
        if not r.name.startswith(("http", "websockets.client"))
    ]
    told = "\n".join([out, err, *ours])
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tianxia.sqlite3*"))
    for secret in (*table.tokens.values(), table.host):
        assert secret not in told
        assert secret.encode() not in stored


def test_the_server_leaves_the_logging_of_others_alone(tmp_path):
    closed = []

    class Handler(logging.NullHandler):
        def close(self) -> None:
            closed.append(True)
            super().close()

    handler = Handler()
    house = House(settings_in(tmp_path))
    house.close()
    assert not closed
    handler.close()
    assert closed
