"""The position as numbers: named slices, the viewer's seat first."""

from __future__ import annotations

import random

import pytest
from tests.games.encoding import encoded, encoded_at_the_end, ones

from tianxia.games.rotunda.encode import QUESTIONS
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.names import EXPERTS, ORDERS
from tianxia.games.rotunda.orders import OrderStep
from tianxia.games.rotunda.selling import SellCube


@pytest.mark.clause("rotunda 3")
def test_the_encoding_has_one_length_for_all_positions_and_seat_counts(new_game):
    rng = random.Random(1)
    for seats in (2, 3, 4, 5):
        table = new_game(seats)
        parts = encoded_at_the_end(table, rng)
        assert ones(parts["phase"]) == [8]
        assert ones(parts["to_move"]) == ones(parts["question"]) == []


@pytest.mark.clause("rotunda 3")
def test_slices_say_what_they_mean(rules):
    names = [part.name for part in rules.slices()]
    assert len(names) == len(set(names))
    assert all(part.meaning and part.length > 0 for part in rules.slices())


@pytest.mark.clause("rotunda 3")
def test_the_public_table_is_encoded(position):
    table = position(2).neutral(red="o2", green="i4", blue="o6").discard("lady", "porter")
    table.fields("market", "tea", None, "gold:celadon").move(1)
    parts = encoded(table)
    assert ones(parts["seats"]) == [0, 1]
    assert ones(parts["to_move"]) == ones(parts["active"]) == [1]
    assert ones(encoded(table, 1)["active"]) == [0]
    assert ones(parts["question"]) == [QUESTIONS["MoveLeader"]]
    assert ones(parts["neutral"]) == [6, 11 + 3, 22 + 10]
    assert ones(parts["fields"]) == [0, 2 * 6 + 5]
    assert parts["discard"][EXPERTS.index("porter")] == 1.0
    assert parts["discard"][EXPERTS.index("lady")] == 0.5
    assert ones(parts["hall"]) == [0]
    assert parts["stacks"] == [0.7, 0.8, 1.7, 1.9]


@pytest.mark.clause("rotunda 3")
def test_a_seat_is_encoded_and_the_viewer_comes_first(position):
    table = position().seat(2, coins=12, points=40, tea=3).sit(2, "i1", junior=1, senior=1)
    table.village(2, "village_nw", 2).altar(2, "1,2").orders(2, open=["order_01"])
    table.experts(2, "lady", kept=["merchant_su"])
    parts = encoded(table, 2)
    assert parts["goods"][:9] == [1.2, 0.3, 0.0, 0.0, 0.1, 4.0, 0.0, 0.9, 0.2]
    assert parts["village"][:4] == [0, 0, 2, 0]
    assert parts["chairs"][:2] == [1, 1]
    assert ones(parts["altar"]) == [1]
    assert ones(parts["open_orders"]) == [ORDERS.index("order_01")]
    assert ones(parts["held"]) == [EXPERTS.index("lady")]
    assert ones(parts["kept"]) == [EXPERTS.index("merchant_su")]
    assert ones(parts["tokens"]) == [9]
    assert encoded(table, 0)["goods"][18:27] == parts["goods"][:9]


@pytest.mark.clause("rotunda 3")
def test_what_is_pending_is_encoded(position):
    table = position().ask(SellCube(0, 5, 1))
    parts = encoded(table)
    assert (parts["pending"], ones(parts["card"])) == ([0, 0, 2], [20 + 5])
    table = position().experts(0, "lady", "porter", "farmer").ask(DiscardExpert(0, 20))
    assert ones(encoded(table)["card"]) == [20 + 20]
    table = position().orders(0, open=["order_13"]).seat(0, celadon=3).ask(OrderStep(0))
    parts = encoded(table.answer("fulfil order_13"))
    assert (parts["pending"], ones(parts["card"])) == ([0, 0, 2], [12])
    table = position().orders(0, done=["order_20"]).visit("supplier").answer("supplier take fruit")
    parts = encoded(table)
    assert (parts["pending"], ones(parts["card"])) == ([-1, 2, 0], [19])
    table = position().village(0, "village_se", 3).homage().answer("worship village_se 2,2")
    parts = encoded(table)
    assert parts["chain"][5] == 2.0
    assert len(ones(parts["chain"])) == 3
    assert parts["turn"][3] == 1.0
