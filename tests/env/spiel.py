"""OpenSpiel games for the tests, and random play in them."""

from __future__ import annotations

import json
import os

import pyspiel
from tests.contract.cases import seat_counts

import tianxia.env.openspiel
from tianxia.core.dice import Dice
from tianxia.env.openspiel.node import Node, opened
from tianxia.env.openspiel.story import Ply
from tianxia.games.registry import GAMES, rules_for

SOAK = os.environ.get("TIANXIA_SOAK") == "1"
NAMES = [f"tianxia_{name}" for name in GAMES]
EVERY_TABLE = [f"tianxia_{name}(players={n})" for name in GAMES for n in seat_counts(name)]
VEILED = [
    "tianxia_zhanguo(players=2)",
    "tianxia_zhanguo(players=3,variant_draft=True)",
    "tianxia_tea_garden(players=2)",
    "tianxia_tea_garden(players=4,auto_pay=True)",
]
OPEN = [
    f"tianxia_{name}"
    for name, game in GAMES.items()
    if not game.facts.has_secrets(rules_for(name).read_options({}))
]
TianxiaState = tianxia.env.openspiel.TianxiaState


def loaded(text: str) -> pyspiel.Game:
    """The game that a text of OpenSpiel means."""
    return pyspiel.load_game(text)


def sampler(seed: int) -> pyspiel.UniformProbabilitySampler:
    """OpenSpiel's own source of numbers, seeded."""
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def step(state: TianxiaState, dice: Dice) -> None:
    """One random answer; nature's by the odds."""
    if state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        at = dice.weighted([round(odd * 10**6) for odd in odds])
        state.apply_action(numbers[at])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])


def played(text: str, seed: int, moves: int = 10**6) -> TianxiaState:
    """A state after so many random answers, or at the end."""
    state = loaded(text).new_initial_state()
    dice = Dice(seed)
    while not state.is_terminal() and state.move_number() < moves:
        step(state, dice)
    return state


def written(state: TianxiaState) -> str:
    """The whole state of the engine, for comparing."""
    position = state.position
    return json.dumps(position.table.rules.dump(position.state), sort_keys=True)


def saw_the_same(one: TianxiaState, other: TianxiaState, player: int) -> bool:
    """Whether a player saw the same in two histories, from where they part on."""
    worlds = [opened(one.position.table), opened(one.position.table)]
    parted = False
    for plies in zip(one.position.story.plies, other.position.story.plies, strict=True):
        parted = parted or plies[0].choice != plies[1].choice
        if parted:
            seen = [seen_of(world, ply, player) for world, ply in zip(worlds, plies, strict=True)]
            if seen[0] != seen[1]:
                return False
        for world, ply in zip(worlds, plies, strict=True):
            world.answer(ply.choice)
    ends = [world.table.rules.view(world.state, player) for world in worlds]
    return ends[0] == ends[1]


def seen_of(world: Node, ply: Ply, player: int) -> list[object]:
    """What a player sees at one ply: the table, own choices, and the answer if it may know it."""
    assert ply.choice in world.choices()
    return [
        world.table.rules.view(world.state, player),
        world.choices() if world.question.seat == player else None,
        world.question.text(ply.choice) if ply.seen_by >> player & 1 else None,
    ]
