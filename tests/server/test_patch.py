"""Patches: any JSON can be turned into any other, and what is the same is not sent."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from tianxia.server.wire.canonical import Seen, view_hash
from tianxia.server.wire.patch import diff, patched

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=4)
    ),
    max_leaves=20,
)


def text(value: object) -> str:
    """JSON as text: unlike Python it tells true from 1."""
    return json.dumps(value, sort_keys=True)


@given(values, values)
def test_the_patch_turns_old_into_new(old, new):
    before = text(old)
    steps = json.loads(json.dumps(diff(old, new)))
    assert text(patched(old, steps)) == text(new)
    assert text(old) == before


@given(values)
def test_nothing_is_sent_when_nothing_changed(value):
    assert diff(value, json.loads(json.dumps(value))) == []


def test_only_what_changed_is_sent():
    old = {"seats": [{"yuan": 3, "rice": 0}, {"yuan": 2}], "round": 1, "gone": 5}
    new = {"seats": [{"yuan": 1, "rice": 0}, {"yuan": 2}], "round": 1, "new": [1]}
    assert diff(old, new) == [[["gone"]], [["seats", 0, "yuan"], 1], [["new"], [1]]]


def test_an_array_of_another_length_is_sent_whole():
    assert diff({"a": [1, 2]}, {"a": [1, 2, 3]}) == [[["a"], [1, 2, 3]]]


def test_the_hash_is_that_of_sorted_json():
    # the browser's test knows the same value
    assert view_hash({"b": 1, "a": ["ż", None, True]}) == "97cfd91d0cce1bd6"
    assert Seen({"a": 1, "b": 2}).hash == Seen({"b": 2, "a": 1}).hash
    assert Seen(None).hash == ""
