"""Two worlds over everything a seat receives, in all games, with hidden things made to happen."""

from __future__ import annotations

import asyncio
import os
import random

import pytest
from tests.server.pairs import Found, Pair
from tests.server.worlds import (
    SEATS,
    World,
    hidden,
    histories,
    played,
    questions_before,
)

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.rules import Part
from tianxia.games.registry import rules_for
from tianxia.server.tables import lines, past, requests

pytestmark = pytest.mark.interpreted

SOAK = os.environ.get("TIANXIA_SOAK") == "1"
LOOKS = 60 if SOAK else 6  # positions of a game that are compared
STEPS = 12 if SOAK else 6  # answers after each of them
SEEDS = 4 if SOAK else 1  # games
VIEWERS = (*range(SEATS), SPECTATOR)


def check(game, kind, seed, plies=None, found=None, looks=LOOKS):
    """Compare both worlds at several positions of a game, and while it goes on from there."""
    found = found or Found()
    dice = random.Random(seed)
    plies = plies or [dice.choice(game.questions) for _ in range(10 * looks)]
    compared = 0
    for number, ply in enumerate(plies):
        viewer = VIEWERS[number % len(VIEWERS)]
        compared += asyncio.run(check_at(game, kind, ply, viewer, dice, found))
        if compared == looks:
            break
    return found


async def check_at(game, kind, ply, viewer, dice, found):
    """Compare two worlds from one position on; False if there is no other world."""
    texts = [entry.text for entry in game.entries[:ply]]
    other = histories(game, ply, viewer, dice) if kind in ("histories", "live") else texts
    if other is None and kind == "histories":
        return False
    one = World(game, texts, viewer, "one", "one")
    two = World(game, other or texts, viewer, "two" if kind == "futures" else "one", "two")
    try:
        if kind == "sample":
            two.deal_anew(dice.randrange(10**6))
        await go_on(Pair(one, two, found), dice)
    finally:
        one.close()
        two.close()
    return True


async def go_on(pair, dice):
    """Compare, play, compare again; undo last."""
    await pair.check_everything()
    for _ in range(STEPS):
        if not await pair.step(dice):
            return
    await pair.check_everything()
    await pair.end()


ALL_KINDS = {"full", "change", "ack", "refused", "hint", "past", "sheet"}
DRAFT = {"variant_draft": True, "board_side": "b_auction"}


@pytest.mark.parametrize(
    ("name", "options"),
    [("zhanguo", {}), ("zhanguo", DRAFT), ("tea_garden", {})],
    ids=["hands", "drafts and auctions", "decks"],
)
def test_hidden_answers_change_nothing_that_others_are_told(name, options):
    found = Found()
    for seed in range(SEEDS):
        game = played(rules_for(name), options, seed)
        check(game, "histories", seed, found=found)
        soon = questions_before(game, lambda entry: hidden(entry, SPECTATOR) and not entry.forced)
        check(game, "live", seed, some(soon), found)
    assert found.histories >= LOOKS, "what was hidden differed before the viewer came …"
    assert found.hidden_live > LOOKS, "… and while the viewer watched"
    assert found.kinds >= ALL_KINDS


@pytest.mark.parametrize("name", ["zhanguo", "tea_garden"])
def test_hidden_cards_change_nothing_that_others_are_told(name):
    rules = rules_for(name)
    found = check(played(rules, {}, 3), "sample", 3)
    assert sum(one != two for one, two in found.begun) >= LOOKS // 2
    assert found.kinds >= ALL_KINDS


def test_the_smugglers_stack_of_the_round_house_is_not_told():
    rules = rules_for("rotunda")
    games = (played(rules, {}, seed) for seed in range(50))
    game, plies = next((game, stacked(game)) for game in games if stacked(game))
    found = check(game, "sample", 1, some(plies))
    stacks = [[world["smuggler_under"] for world in worlds] for worlds in found.begun]
    assert sum(one != two for one, two in stacks) > LOOKS // 2, "the stack lay in another order"
    assert found.kinds >= ALL_KINDS


def stacked(game):
    """The plies at which at least three smugglers have been put under the stack."""
    taken = [e.ply for e in game.entries if e.seat != NATURE and "smuggler_" in e.text]
    return [ply for ply in game.questions if len(taken) > 2 and ply > taken[2]]


def some(plies):
    """Every so many of them, over and over: each is looked at by several viewers."""
    few = plies[:: max(1, len(plies) // LOOKS)]
    return 10 * (few if len(few) % len(VIEWERS) else few[1:])


def test_the_hidden_super_event_of_the_dragon_is_not_told_before_it_strikes():
    found, strikes = Found(), 0
    for seed in range(3 * SEEDS):
        game = played(rules_for("dragon"), {"super_event": "hidden"}, seed)
        (strike,) = [e.ply for e in game.entries if e.text.startswith("super event")]
        before = [ply for ply in game.questions if ply <= strike][-4:]
        check(game, "futures", seed, before, found, looks=4)
    for one, two in found.ended:
        strikes += one.state.super_event != two.state.super_event
    assert strikes > 2, "another event struck in the other world"
    assert found.parted
    assert found.kinds >= ALL_KINDS - {"ack"}


def test_the_terracotta_army_has_nothing_to_hide_once_it_is_set_up():
    game = played(rules_for("terracotta"), {}, 5)
    later = [entry for entry in game.entries[game.questions[0] :] if entry.seat == NATURE]
    assert not later, "nature answers again: choose positions before it does, as in the others"
    assert not [entry for entry in game.entries if hidden(entry, SPECTATOR)]
    found = check(game, "futures", 5, looks=4 * SEEDS)
    assert found.kinds >= ALL_KINDS


# -- would a leak be found? ------------------------------------------------------------------------


def leak_in_the_view(rules, patch):
    """The table shows the next seat's hand under a harmless name."""
    view = rules.view

    def leaky(state, viewer):
        return view(state, viewer) | {"tide": sum(state.hand_of((viewer + 1) % SEATS))}

    patch.setattr(rules, "view", leaky)


def leak_in_the_log(_, patch):
    """Everybody reads what was whispered."""
    patch.setattr(lines, "may_know", lambda *_: True)


def leak_in_the_forecast(rules, patch):
    """Points foretold depend on cards in hands."""
    forecast = rules.forecast

    def leaky(state):
        return [[*parts, Part("x", sum(state.hand_of(0)))] for parts in forecast(state)]

    patch.setattr(rules, "forecast", leaky)


def leak_in_the_past(_, patch):
    """History is shown through the eyes of the first seat."""
    show = past.past_view
    patch.setattr(
        past,
        "past_view",
        lambda match, state, lines, ply, viewer: show(match, state, lines, ply, 0),
    )


def leak_in_a_refusal(_, patch):
    """Whoever errs is told how many cards another one holds of a kind."""
    refuse = requests.refuse

    def leaky(connection, message, refusal):
        refusal.said.args["n"] = leaky.hand()
        refuse(connection, message, refusal)

    look = requests.check_seat

    def remembered(table, connection, seat):
        leaky.hand = lambda: sum(table.match.state.hand_of(1))
        look(table, connection, seat)

    leaky.hand = int
    patch.setattr(requests, "refuse", leaky)
    patch.setattr(requests, "check_seat", remembered)


LEAKS = [
    leak_in_the_view,
    leak_in_the_log,
    leak_in_the_forecast,
    leak_in_the_past,
    leak_in_a_refusal,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(leak, monkeypatch):
    rules = rules_for("zhanguo")
    game = played(rules, DRAFT, 1, most=60)
    soon = questions_before(game, lambda entry: hidden(entry, SPECTATOR) and entry.seat != NATURE)
    leak(rules, monkeypatch)
    with pytest.raises(AssertionError, match="tells hidden things"):
        check(game, "live", 1, some(soon))
