"""The signed cookie that remembers under which name a browser sits down."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

COOKIE: Final = "tianxia"
KEY_BYTES: Final = 32
SIGNATURE: Final = 22  # 128 bits in base64


class Signer:
    """Signs names with a key that never leaves the data folder."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def sign(self, name: str) -> str:
        """The cookie's value for a name."""
        packed = _text(name.encode())
        return f"{packed}.{self._signature(packed)}"

    def read(self, value: str | None) -> str | None:
        """The name in a cookie, None if somebody else wrote it."""
        packed, _, signature = (value or "").partition(".")
        if not hmac.compare_digest(self._signature(packed).encode(), signature.encode()):
            return None
        try:
            return base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
        except (binascii.Error, UnicodeDecodeError):
            return None

    def _signature(self, packed: str) -> str:
        return _text(hmac.digest(self.key, packed.encode(), hashlib.sha256))[:SIGNATURE]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def signer_in(folder: Path) -> Signer:
    """The signer with the key of this data folder; the first start makes it, all of it or none."""
    path = folder / "cookie.key"
    with suppress(FileNotFoundError):
        key = path.read_bytes()
        if len(key) == KEY_BYTES:
            return Signer(key)
    key = secrets.token_bytes(KEY_BYTES)
    fresh = folder / "cookie.key.new"
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    return Signer(key)
