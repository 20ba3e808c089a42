"""Bags and decks with a known top."""

from __future__ import annotations

import pytest
from tests.contract.bags import Deck, kinds_in, size_of, take, weights_in


def test_a_bag_offers_what_is_in_it_with_its_weights():
    bag = [2, 0, 1]
    assert kinds_in(bag) == [0, 2]
    assert weights_in(bag) == [2, 1]
    assert size_of(bag) == 3


def test_taking_leaves_one_less_and_nothing_cannot_be_taken():
    bag = [2, 0, 1]
    take(bag, 2)
    assert bag == [2, 0, 0]
    with pytest.raises(AssertionError, match="nothing of that kind"):
        take(bag, 2)


def test_an_unknown_top_may_be_anything_that_is_left():
    deck = Deck([], [1, 2, 0])
    assert (deck.outcomes(), deck.weights(), deck.count()) == ([0, 1], [1, 2], 3)
    deck.draw(1)
    assert (deck.rest, deck.count()) == ([1, 1, 0], 2)


def test_a_known_top_is_the_only_outcome_and_is_drawn_first():
    deck = Deck([], [1, 2, 0])
    deck.learn(1)
    deck.learn(0)
    assert (deck.known, deck.rest, deck.count()) == ([1, 0], [0, 1, 0], 3)
    assert (deck.outcomes(), deck.weights()) == ([1], [1])
    with pytest.raises(AssertionError, match="known to be another"):
        deck.draw(0)
    deck.draw(1)
    assert deck.outcomes() == [0]


def test_a_copy_of_a_deck_is_independent():
    deck = Deck([2], [1, 1, 0])
    copy = deck.clone()
    copy.draw(2)
    copy.draw(0)
    assert (deck.known, deck.rest) == ([2], [1, 1, 0])
