"""Sources of chance for the drivers: a quick one for thinking, a sealed one for matches."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

MODULUS: Final = 1073741789  # the largest prime below 2^30: products stay small numbers compiled
MULTIPLIER: Final = 771645345  # a primitive root with good lattices (L'Ecuyer 1999)
WORD: Final = 4294967296  # sealed words have 32 bits
WORDS_IN_BLOCK: Final = 16
BLOCK_FORMAT: Final = f">{WORDS_IN_BLOCK}I"


class Source:
    """Where random numbers come from."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        raise AssertionError("a source must draw")

    def weighted(self, weights: list[int]) -> int:
        """An index into the weights, as likely as its weight says."""
        total = 0
        for weight in weights:
            total += weight
        at = self.below(total)
        index = 0
        while at >= weights[index]:
            at -= weights[index]
            index += 1
        return index


class Dice(Source):
    """A small multiplicative generator: fast when compiled and the same everywhere."""

    def __init__(self, seed: int) -> None:
        self.at: int = seed % (MODULUS - 1) + 1
        self.below(2)  # neighbouring seeds begin alike; two steps part them
        self.below(2)

    def below(self, n: int) -> int:
        self.at = self.at * MULTIPLIER % MODULUS
        return self.at % n


class SealedDice(Source):
    """Numbers that a secret fixes beforehand: block b is 16 words of BLAKE2b(b) keyed with it."""

    def __init__(self, secret: bytes, used: int = 0) -> None:
        self.secret: Final = secret
        self.used: int = used  # words drawn so far: where the stream stands
        self.block: list[int] = []
        self.block_number: int = -1

    def word(self) -> int:
        """The next 32 bits."""
        number = self.used // WORDS_IN_BLOCK
        if number != self.block_number:
            digest = hashlib.blake2b(number.to_bytes(8, "big"), key=self.secret).digest()
            self.block = list(struct.unpack(BLOCK_FORMAT, digest))
            self.block_number = number
        word = self.block[self.used % WORDS_IN_BLOCK]
        self.used += 1
        return word

    def below(self, n: int) -> int:
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:  # a word from the ragged end would favour small numbers
            word = self.word()
        return word % n


def secret_of(seed: int | str) -> bytes:
    """The secret that a seed given by a person stands for."""
    return hashlib.sha256(f"tianxia seed {seed}".encode()).digest()


def mixed(half: bytes, parts: list[str | None]) -> bytes:
    """Nature's secret, made of the server's half and of what the seats added, hexadecimal.

    Where nobody added anything it is the half itself.
    """
    told = ["-" if part is None else part for part in parts]
    if all(part == "-" for part in told):
        return half
    return hashlib.sha256(f"tianxia seal {half.hex()} {' '.join(told)}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown before the game so that the secret can be checked after it."""
    return hashlib.sha256(secret).hexdigest()


def offspring(seed: int, path: str) -> int:
    """A seed for a part of a larger experiment: the same path gives the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} {path}".encode()).digest()[:7], "big")
