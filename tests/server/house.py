"""A server for tests in a thread of its own, and the browser windows that visit it."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import httpx
from tests.waiting import PATIENCE
from websockets.sync.client import ClientConnection, connect

from tianxia.server.serve import Server, listening, make_server
from tianxia.server.settings import Settings
from tianxia.server.wire.canonical import view_hash
from tianxia.server.wire.patch import patched

WAIT = PATIENCE  # seconds before a test gives up on an answer

PERSON = {"kind": "person", "name": "Ala"}
OTHER = {"kind": "person", "name": "Ola"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}


class House:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener = listening("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.server: Server | None = None
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self.ready.wait(WAIT), "the server starts"
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def _run(self) -> None:
        self.server = make_server(self.settings, self.ready.set)
        self.server.run(sockets=[self.listener])

    def close(self) -> None:
        """Shut down as Ctrl-C would."""
        self.http.close()
        assert self.server is not None
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive(), "the server ends"

    def get(self, path: str, status: int = 200, token: str | None = None, **params: Any) -> Any:
        """GET from the API, with the secret of a seat where one is given."""
        headers = {} if token is None else {"x-tianxia-seat": token}
        answer = self.http.get(f"/api{path}", params=params, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int | None = None) -> Any:
        """POST to the API."""
        answer = self.http.post(f"/api{path}", json=body)
        good = answer.status_code in (200, 201) if status is None else answer.status_code == status
        assert good, answer.text
        return answer.json()

    def table(self, *seats: dict[str, Any], **more: Any) -> Visit:
        """Open a table of the dragon game."""
        body = {"game": "dragon", "seats": list(seats), "seed": "7"} | more
        return Visit(self, self.post("/tables", body))

    def window(self, table_id: str, **hello: Any) -> Window:
        """Open a browser window at a table."""
        return Window(self.port, table_id, hello)


class Visit:
    """A table somebody has opened, with its secrets."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.house = house
        self.id = made["id"]
        self.host = made["host"]
        self.tokens = {key["seat"]: key["token"] for key in made["keys"]}
        self.invites = {key["seat"]: key["token"] for key in made.get("invites", [])}

    def claim(self, seat: int, name: str, **more: Any) -> str:
        """Somebody sits down by the link of an open seat; their new secret."""
        wish = {"token": self.invites[seat], "name": name} | more
        key = self.post("claim", wish)
        assert key["seat"] == seat
        self.tokens[seat] = key["token"]
        return self.tokens[seat]

    def sit(self, *seats: int, **more: Any) -> Window:
        """A window that holds the secrets of these seats."""
        tokens = [self.tokens[seat] for seat in seats]
        return self.house.window(self.id, tokens=tokens, **more)

    def get(self, what: str, status: int = 200, **params: Any) -> Any:
        """Ask for something of this table."""
        return self.house.get(f"/tables/{self.id}{what}", status, **params)

    def post(self, what: str, body: Any, status: int | None = None) -> Any:
        """Order something at this table."""
        return self.house.post(f"/tables/{self.id}/{what}", body, status)


class Window:
    """A browser window: follows the events as the client does and checks every hash."""

    def __init__(self, port: int, table_id: str, hello: dict[str, Any] | None, **more: Any) -> None:
        address = f"ws://127.0.0.1:{port}/ws/tables/{table_id}"
        self.opened = connect(
            address, compression=None, open_timeout=WAIT, ping_timeout=None, **more
        )
        self.socket: ClientConnection = self.opened.__enter__()
        OPENED.append(self)
        self.view: Any = None
        self.now: dict[str, Any] = {}  # ply, waiting, question, undo, result, hash
        self.log: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.v = -1
        self.acks = 0
        self.raw: list[str] = []
        if hello is not None:
            self.send({"t": "hello"} | hello)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self, seconds: float = WAIT) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        """Do what the client does with a message."""
        kind = message["t"]
        if kind == "full":
            self.view, self.log, self.table = message["view"], message["log"], message["table"]
            self.now = message
        elif kind == "change":
            assert message["v"] == self.v + 1, "no event is missing"
            self.view = patched(self.view, message["patch"])
            cut = message["cut"]
            if cut is not None:
                self.log = [line for line in self.log if line["ply"] < cut]
            self.log = self.log + message["log"]
            self.now = self.now | message
        elif kind == "seats" and message["v"] > self.v:
            assert message["v"] == self.v + 1, "no event is missing"
            self.table = message["table"]
        if kind in ("full", "change") and self.view is not None:
            assert view_hash(self.view) == message["hash"], "the view is the server's"
        if kind in ("full", "change", "seats", "skip"):
            self.v = message["v"]

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Take messages in until one of this kind with these fields comes."""
        while True:
            message = self.next()
            if message["t"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request with an id and wait for its answer."""
        self.acks += 1
        ack = f"a{self.acks}"
        self.send(message | {"ack": ack})
        while True:
            answer = self.next()
            if answer.get("ack") == ack:
                return answer

    def submit(self, seat: int, ply: int, *choices: int) -> dict[str, Any]:
        """Answer the question of a ply."""
        return self.ask({"t": "submit", "seat": seat, "ply": ply, "choices": list(choices)})

    def answer(self, pick: int = 0) -> dict[str, Any]:
        """Answer the question asked now with one of its options."""
        question = self.question()
        option = question["options"][pick % len(question["options"])]
        answer = self.submit(question["seat"], question["ply"], option["choice"])
        assert answer["t"] == "ack", answer
        return answer

    def question(self) -> dict[str, Any]:
        """The question asked of this window; waits until there is one."""
        while self.now.get("question") is None:
            assert self.now.get("result") is None, "the game is over"
            self.next()
        found: dict[str, Any] = self.now["question"]
        return found

    def close(self) -> None:
        """Close the window."""
        self.socket.close()
        if self in OPENED:
            OPENED.remove(self)


OPENED: list[Window] = []  # windows that a test has to close


def close_windows() -> None:
    """Close what tests left open."""
    for window in OPENED[:]:
        window.close()


def settings_in(folder: Path, **more: Any) -> Settings:
    """Settings for tests: bots think in a thread and move at once; whoever is gone is away."""
    usual = {"workers": 0, "pace": 0.0, "window_burst": 4000, "away_seconds": 0.0}
    return Settings(folder, **(usual | more))
