"""The position as numbers: named slices, the viewer's seat first."""

from __future__ import annotations

import random

import pytest
from tests.games.encoding import encoded, encoded_at_the_end, ones

from tianxia.core.agenda import SPECTATOR
from tianxia.games.zhanguo.abilities import Activate
from tianxia.games.zhanguo.encode import QUESTIONS
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.names import ABILITIES, ACTIONS, BONUSES, FACES
from tianxia.games.zhanguo.officials import Move
from tianxia.games.zhanguo.palaces import PayPalaceWorker
from tianxia.games.zhanguo.plays import ChoosePlay


@pytest.mark.clause("zhanguo 3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_encoding_has_one_length_for_all_positions(new_game, seats):
    rng = random.Random(seats)
    table = new_game(seats=seats, board_side="b_auction", variant_draft=True)
    parts = encoded_at_the_end(table, rng, share=0.03)
    assert ones(parts["phase"]) == [4]
    assert ones(parts["to_move"]) == []
    assert ones(parts["seats"]) == list(range(seats))


@pytest.mark.clause("zhanguo 3")
def test_the_public_table_is_encoded(position):
    table = position(seats=3, variant_unrest=True).court(90).hand(2, 1, 50).governor(1, 2, space=1)
    table.palace(1, 5).wall(1, "gold_1", 2).disc(1, "upper", "palace").markers(1, laws=2)
    table.markers(2, three="writing").track(2, 0, laws=1).ask(ChoosePlay(2))
    table.state.first = 1
    parts = encoded(table, 2)
    assert ones(parts["side"]) == [0]
    assert ones(parts["variants"]) == [2]
    assert ones(parts["round"]) == [1]
    assert ones(parts["to_move"]) == [0]
    assert ones(parts["question"]) == [QUESTIONS["ChoosePlay"]]
    assert parts["top"] == [0.9]
    assert ones(parts["court"]) == [89]
    assert ones(parts["hand"]) == [0, 49]
    assert parts["stock"] == [0.9, 0.9, 0.7]
    assert ones(parts["marker3"]) == [1, 2]
    # seat 1 is two seats after the viewer, seat 2
    assert ones(parts["spaces"]) == [(1 * 3 + 0) * 4 + 2]
    assert ones(parts["palaces"]) == [(4 * 4 + 0) * 4 + 2]
    assert ones(parts["walls"]) == [(2 * 3 + 1) * 4 + 2]
    assert ones(parts["discs"]) == [1 * 4 * 4 + 2]
    assert ones(parts["wall_tiles"])[0] == FACES.index("quiet_regions")
    assert ones(parts["first"]) == [2]
    assert ones(parts["ties"]) == [0, 4 + 1, 8 + 2]
    assert ones(parts["column"]) == [2 * 3 + 2]
    assert ones(parts["markers"]) == [3, 2 * 6 + 2]
    assert encoded(table, 0)["hand"] == [0.0] * 120
    assert encoded(table, SPECTATOR)["hand"] == [0.0] * 120
    assert parts["backs"][:3] == [1 / 3, 1 / 3, 0.0]


@pytest.mark.clause("zhanguo 3")
def test_a_board_is_encoded(position):
    table = position(board="star").tuck(0, 2, 66).unrest(0, r2=1).workers(0, r2=3)
    table.officials(0, 2, gov="red", work="white white").governor(0, 2).palace(0, 2, 2)
    parts = encoded(table)
    assert ones(parts["boards"]) == [4, 9]
    region = parts["regions"][12:24]
    counts = [1, 3, 2, 3, 1, 0, 0, 0, 0, 2, 1, 2]
    assert region == [n / 5 for n in counts]
    slot = (1 + 3 + len(ACTIONS) + len(BONUSES)) * 3
    card = parts["cards"][slot : slot + 24]
    assert card[0] == 0.66
    assert ones(card[1:4]) == [1]
    assert ones(card[4:10]) == [ACTIONS.index("install_governor")]
    assert ones(card[10:]) == [BONUSES.index("vp_orange")]
    assert parts["pieces"][:9] == [0, 0.7, 0.4, 0.5, 0.1, 0.1, 0.4, 0.5, 0.3]


@pytest.mark.clause("zhanguo 3")
def test_the_question_is_encoded_with_what_it_carries(position):
    def asked(frame):
        table = position()
        table.state.push(frame)
        return encoded(table)

    pending_now = ones(asked(Activate(0, 0b1001, 0b100000))["pending"])
    assert pending_now == [0, 3, 15 + ABILITIES.index("star_install")]
    assert ones(asked(ChooseBonusSpace(0, 3))["about"]) == [3]
    assert ones(asked(PayPalaceWorker(0, 1))["about"]) == [1]
    assert ones(asked(AddWorker(0, 1, 4))["about"]) == [4]
    parts = asked(Move(0, 2, 0, 3 * 2 + 1 + 1))
    assert parts["left"] == [0.2]
    assert ones(parts["about"]) == [2, 5 + 1]


@pytest.mark.clause("zhanguo 7.1")
def test_the_auction_is_encoded(new_game):
    table = new_game(3, board_side="b_auction").answer("first seat 2")
    while table.asks()[0] != "Bid":
        table.answer(table.lines()[0])
    table.answer("bid 4")
    parts = encoded(table, 2)
    assert parts["bid"] == [0.4]
    assert ones(parts["leader"]) == [2]
    assert ones(parts["bidders"]) == [0, 1, 2]
    assert ones(parts["pool"]) == [2, 3, 4]
    assert ones(parts["side"]) == [2]


@pytest.mark.clause("zhanguo 7.2")
def test_discards_are_encoded(new_game):
    table = new_game(2, variant_draft=True).answer("first seat 1")
    while table.asks() != ("LayAside", 1):
        table.answer(table.lines()[0])
    assert ones(encoded(table, 0)["own_aside"]) == [0, 40, 80]
    assert ones(encoded(table, 1)["own_aside"]) == []
    assert ones(encoded(table, 1)["under"]) == []
    assert encoded(table, 1)["backs"][6 + 3 :][:3] == [1 / 3] * 3
    while table.asks()[0] != "ChoosePlay":
        table.answer(table.lines()[0])
    assert len(ones(encoded(table, 1)["under"])) == 6
