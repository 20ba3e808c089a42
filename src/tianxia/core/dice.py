"""Sources of chance for the drivers: a quick one for thinking, a sealed one for matches."""

from __future__ import annotations

import hashlib
from typing import Final

from tianxia.core.native import i64

MODULUS: Final = 1073741789  # the largest prime below 2^30: products stay small numbers compiled
MULTIPLIER: Final = 771645345  # a primitive root with good lattices (L'Ecuyer 1999)
WORD: Final = 4294967296  # sealed words have 32 bits
WORDS_IN_BLOCK: Final = 16
WORD_BYTES: Final = 4


class Source:
    """Where random numbers come from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        raise AssertionError("a source must draw")

    def weighted(self, weights: list[int]) -> i64:
        """An index into the weights, as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        at = self.below(total)
        index: i64 = 0
        while at >= weights[index]:
            at -= weights[index]
            index += 1
        return index


class Dice(Source):
    """A small multiplicative generator: fast when compiled and the same everywhere."""

    def __init__(self, seed: int) -> None:
        self.at: i64 = seed % (MODULUS - 1) + 1
        self.below(2)  # neighbouring seeds begin alike; two steps part them
        self.below(2)

    def below(self, n: i64) -> i64:
        self.at = self.at * MULTIPLIER % MODULUS
        return self.at % n


class SealedDice(Source):
    """Numbers that a secret fixes beforehand: block b is 16 words of BLAKE2b(b) keyed with it.

    A word is four bytes of the block, the highest first.
    """

    def __init__(self, secret: bytes, used: int = 0) -> None:
        self.secret: Final = secret
        self.used: i64 = used  # words drawn so far: where the stream stands
        self.block: bytes = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        """The next 32 bits."""
        number = self.used // WORDS_IN_BLOCK
        if number != self.block_number:
            self.block = block_of(self.secret, number)
            self.block_number = number
        first = self.used % WORDS_IN_BLOCK * WORD_BYTES
        self.used += 1
        word: i64 = 0
        for at in range(first, first + WORD_BYTES):
            word = word << 8 | self.block[at]
        return word

    def below(self, n: i64) -> i64:
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:  # a word from the ragged end would favour small numbers
            word = self.word()
        return word % n


def block_of(secret: bytes, number: int) -> bytes:
    """One block of the stream."""
    return hashlib.blake2b(number.to_bytes(8, "big"), key=secret).digest()


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
