"""Positions in which bots did what people laugh about, found by `tianxia bench --blunders`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tianxia.arena.blunders import is_undone
from tianxia.bots.judge import judge_of
from tianxia.bots.registry import make_bot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.agenda import apply, pending
from tianxia.games.registry import rules_for
from tianxia.match.seat import SeatTable

FOLDER = Path(__file__).parent / "laughed_at"
LONGEST_TURN = 60


class Position:
    """A stored position, with the seat that is asked and what it was laughed at for."""

    def __init__(self, name):
        stored = json.loads((FOLDER / f"{name}.json").read_text())
        self.game = stored["game"]
        self.chose = stored["chose"]
        self.rules = rules_for(self.game)
        self.state = self.rules.load(stored["position"])
        self.seat = pending(self.state).seat

    def answer(self, bot):
        """What the bot answers, carried out, as the record writes it."""
        question = pending(self.state)
        choice = bot.choose(SeatTable(self.rules, self.state, self.seat))
        catalogue = self.rules.catalogue
        apply(self.state, choice)
        return catalogue.text(catalogue.action_id(question, choice))

    def turn(self, bot):
        """All that the bot answers until somebody else is asked, and its part of the view."""
        said, parts = [], []
        for _ in range(LONGEST_TURN):
            question = pending(self.state)
            if question is None or question.seat != self.seat:
                break
            parts.append(self.rules.view(self.state, self.seat)["seats"][self.seat])
            legal = question.legal(self.state)
            if len(legal) == 1:
                apply(self.state, legal[0])
            else:
                said.append(self.answer(bot))
        return said, parts


@pytest.mark.parametrize("name", ["there_and_back", "there_and_back_worker"])
def test_no_official_goes_there_and_back(name):
    position = Position(name)
    said, parts = position.turn(make_bot("casual", position.game, 1))
    assert said[0] == "move stop"
    assert not any(is_undone(parts[:at], parts[at]) for at in range(1, len(parts)))


@pytest.mark.parametrize("name", ["refused_palace", "refused_governor", "refused_wall"])
def test_a_reward_is_not_refused_in_the_hope_of_getting_it(name):
    position = Position(name)
    assert position.chose == "reward pass"
    assert position.answer(make_bot("casual", position.game, 1)) != "reward pass"


@pytest.mark.parametrize("name", ["dry_clay", "dry_clay_in_the_last_round"])
def test_much_dry_clay_is_moistened_while_it_can_be(name):
    position = Position(name)
    dry = position.rules.counters.index("dry_clay")
    assert position.rules.purse(position.state, position.seat)[dry] >= 16
    position.turn(make_bot("casual", position.game, 1))
    assert position.rules.purse(position.state, position.seat)[dry] == 0


@pytest.mark.parametrize(
    "name",
    ["wall_in_month_one", "wall_in_month_one_again", "fermented_leaves_for_a_harvest"],
)
def test_more_tries_find_something_better(name):
    position = Position(name)
    judge = judge_of(position.game)
    searching = SearchBot(judge.make(), 1, 200, 1e9, judge.settings)
    assert position.answer(searching) != position.chose
