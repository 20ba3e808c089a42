"""Sources of chance: fair, the same everywhere, and sealed."""

from __future__ import annotations

import hashlib

import pytest

from tianxia.core.dice import (
    MODULUS,
    MULTIPLIER,
    Dice,
    SealedDice,
    commitment,
    mixed,
    offspring,
    secret_of,
)

DRAWS = 6000


def even(counts):
    """Whether counts of equally likely outcomes are as even as chance makes them (chi squared)."""
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts) < 2.5 * len(counts) + 10


@pytest.mark.parametrize("n", [2, 3, 7, 10, 13])
@pytest.mark.parametrize("source", [Dice(5), SealedDice(b"secret")], ids=["dice", "sealed"])
def test_every_number_is_drawn_about_equally_often(source, n):
    draws = [source.below(n) for _ in range(DRAWS)]
    assert even([draws.count(k) for k in range(n)])


@pytest.mark.parametrize("source", [Dice(9), SealedDice(b"weights")], ids=["dice", "sealed"])
def test_weights_decide_how_often_an_outcome_is_drawn(source):
    draws = [source.weighted([1, 0, 3, 2]) for _ in range(DRAWS)]
    assert draws.count(1) == 0
    sixths = [draws.count(0), draws.count(2) / 3, draws.count(3) / 2]
    assert all(abs(n - DRAWS / 6) < DRAWS / 30 for n in sixths)


def test_neighbouring_seeds_begin_differently():
    firsts = [Dice(seed).below(1000) for seed in range(200)]
    assert len(set(firsts)) > 150


def test_the_same_seed_gives_the_same_numbers_on_every_machine():
    dice = Dice(1)
    steps = [2 * pow(MULTIPLIER, step, MODULUS) % MODULUS for step in range(3, 9)]
    assert [dice.below(100) for _ in range(6)] == [at % 100 for at in steps]
    assert [at % 100 for at in steps] == [24, 5, 89, 66, 36, 68]


def test_seeds_of_any_size_are_taken():
    for seed in (-1, 0, 2**31 - 1, 2**31 - 2, 10**30):
        assert 0 <= Dice(seed).below(6) < 6
        assert Dice(seed).at != 0


def test_sealed_words_are_parts_of_the_hash_of_the_block_number_keyed_with_the_secret():
    dice = SealedDice(b"secret")
    words = [dice.word() for _ in range(40)]
    numbers = [number.to_bytes(8, "big") for number in range(3)]
    blocks = b"".join(hashlib.blake2b(number, key=b"secret").digest() for number in numbers)
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 160, 4)]
    assert words == expected


def test_a_stream_can_be_taken_up_wherever_it_stood():
    whole = SealedDice(b"secret")
    numbers = [whole.below(97) for _ in range(30)]
    part = SealedDice(b"secret")
    for _ in range(11):
        part.below(97)
    later = SealedDice(b"secret", part.used)
    assert [later.below(97) for _ in range(19)] == numbers[11:]


def test_the_same_secret_draws_the_same_and_another_does_not():
    first, same, other = SealedDice(b"a"), SealedDice(b"a"), SealedDice(b"b")
    draws = [[dice.below(1000) for _ in range(10)] for dice in (first, same, other)]
    assert draws[0] == draws[1] != draws[2]


def test_the_commitment_is_the_hash_of_the_secret():
    assert commitment(b"x") == hashlib.sha256(b"x").hexdigest()
    assert secret_of(1) == secret_of("1") != secret_of(2)
    assert len(secret_of("anything")) == 32


def test_the_secret_is_the_hash_of_half_and_parts_unless_nobody_added_any():
    half, part = bytes(32), "0123456789abcdef" * 2
    assert mixed(half, [None, None]) == mixed(half, []) == half
    told = f"tianxia seal {half.hex()} - {part}"
    assert mixed(half, [None, part]) == hashlib.sha256(told.encode()).digest()
    assert len({mixed(half, parts) for parts in ([part], [part, None], [None, part])}) == 3


def test_offspring_differ_by_seed_and_path():
    seeds = {offspring(seed, path) for seed in range(5) for path in ("a", "b", "a b")}
    assert len(seeds) == 15
    assert offspring(3, "x") == offspring(3, "x")
