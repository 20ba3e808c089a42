"""Names as strangers type them: whatever is shown can be read and told apart."""

from __future__ import annotations

import pytest
from tests.server.house import OPEN, PERSON

from tianxia.server.identity.names import clean_name, distinct

NAMES = {
    "Ala": "Ala",
    "  Ala \t Maria ": "Ala Maria",
    "a\x00b\u202e": "a b",
    "Zażółć gęślą": "Zażółć gęślą",
    "Nguye\u0302\u0303n": "Nguyễn",
    "王小明": "王小明",
    "דוד": "דוד",
    "Ala\ufe0f": "Ala",  # a variation selector
    "Ala\u034f": "Ala",
    "\u3164": "",  # a letter that is drawn as nothing
    "\u2800\u115f": "",
    "\u0301" * 30: "",
    "a" + "\u0316" * 29: "a\u0316\u0316\u0316",
    "ज़ेंन": "ज़ेंन",
    "a \u0301b": "a b",
    "\u200b\u200f\u202e\ufeff": "",
    "@problem-failed": "problem-failed",
    "@@ @x": "x",
    "me@home": "me@home",
    "x" * 300: "x" * 30,
}


@pytest.mark.parametrize(("given", "shown"), NAMES.items(), ids=map(ascii, NAMES))
def test_a_name_is_what_can_be_seen_of_it(given, shown):
    assert clean_name(given) == shown
    assert clean_name(shown) == shown


def test_nobody_looks_like_somebody_else_by_what_cannot_be_seen():
    assert distinct([clean_name(name) for name in ("Ala", "Ala\ufe0f", "A\u3164la")]) == [
        "Ala",
        "Ala 2",
        "A la",
    ]


def test_a_guest_cannot_take_the_name_of_the_host(house):
    table = house.table(PERSON, OPEN)
    table.claim(1, "Ala\ufe01")
    assert [seat["name"] for seat in table.get("")["seats"]] == ["Ala", "Ala 2"]
