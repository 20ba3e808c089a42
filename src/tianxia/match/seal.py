"""Seals: what fixes nature's answers, so that neither the server nor a player can choose them."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from tianxia.core.dice import commitment, mixed

HALF_BYTES: Final = 32
PART: Final = re.compile("[0-9a-f]{32}")  # 16 bytes, hexadecimal


@dataclass(frozen=True, slots=True)
class Seal:
    """What fixes nature's answers from a ply on: the server's half, and what each seat added."""

    ply: int
    commitment: str  # hash of the server's half, shown before anybody adds anything
    parts: list[str | None]  # by seat, hexadecimal; None: the seat added nothing
    secret: str  # the server's half, hexadecimal; told when the game is over, else empty
    seeded: bool = False  # somebody chose the seed: whoever knows it foresees every draw

    def nature(self) -> bytes:
        """Nature's secret."""
        return mixed(bytes.fromhex(self.secret), self.parts)

    def closed(self) -> Seal:
        """The seal as it may be told before the game is over."""
        return replace(self, secret="")


def new_half() -> bytes:
    """What the server adds; it commits to it before anybody else adds anything."""
    return secrets.token_bytes(HALF_BYTES)


def seal_of(half: bytes, seats: int, *, seeded: bool = False) -> Seal:
    """The seal of a table nobody has sat down at yet."""
    return Seal(0, commitment(half), [None] * seats, half.hex(), seeded)


def is_part(text: object) -> bool:
    """Whether this is what a seat may add: 16 bytes, hexadecimal."""
    return isinstance(text, str) and PART.fullmatch(text) is not None


def seal_row(seal: Seal) -> dict[str, Any]:
    """A seal as a record writes it; the secret only where it may be told."""
    row: dict[str, Any] = {"ply": seal.ply, "commitment": seal.commitment, "parts": seal.parts}
    if seal.secret:
        row["secret"] = seal.secret
    return row | {"seeded": seal.seeded}


def read_seal(row: dict[str, Any], seats: int) -> Seal:
    """The seal that a record's row means; raises ValueError for one that is none."""
    parts, secret = row["parts"], row.get("secret", "")
    right = isinstance(parts, list) and len(parts) == seats
    if not right or not all(part is None or is_part(part) for part in parts):
        raise ValueError("the parts of the seal are not of the right kind")
    if secret and len(bytes.fromhex(secret)) != HALF_BYTES:
        raise ValueError(f"the seal's secret is not {HALF_BYTES} bytes long")
    return Seal(int(row["ply"]), str(row["commitment"]), parts, secret, row.get("seeded") is True)
