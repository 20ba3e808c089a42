"""What is refused and why: components files by a sentence, choices by a reason."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.core.components import BadComponents


def refusal(altered, places):
    """The one sentence with which a components file is refused."""
    with pytest.raises(BadComponents) as caught:
        altered(places)
    sentence = str(caught.value)
    assert sentence.startswith("components.toml: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def names_place(sentence, path, word=-1):
    """Whether it names the table, the row and a word of the place, the last one unless told."""
    table, _, row = path.partition(".")[0].partition("/")
    place = path.partition(".")[2] if row else path
    return all(name in sentence for name in (table, row, place.split(".")[word]))


def reasons_heard(rules, plies, many, some):
    """Check in positions that exactly illegal choices have a reason; the reasons given to seats.

    Of a question with many choices only some are looked at.
    """
    heard = set()
    for rng, state, question, legal in plies:
        choices = range(question.size)
        if question.size > many:
            choices = [*rng.sample(choices, some), *rng.sample(legal, min(5, len(legal)))]
        for choice in choices:
            reason = question.reason(state, choice)
            assert (reason is None) is (choice in legal), (question.text(choice), reason)
            if reason is not None and question.seat != NATURE:
                assert rules.clause_of(reason.key), reason.key
                heard.add(reason.key)
    return heard
