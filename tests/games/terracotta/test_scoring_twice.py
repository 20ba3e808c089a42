"""Scoring written a second time, from what a viewer sees alone, against the engine."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import SPECTATOR, Decision, apply, pending

GAMES = 36
DOING = {"InnerAction", "MiddleAction", "OuterAction", "UseWeapon", "UseAbility"}
TILE_POINTS = [(4, 1), (6, 2), (8, 3), (10, 4), (12, 5)]
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
COIN_MASTERS = {"master_builder", "master_steward", "master_inspector"}


def seen(rules, state):
    """What a spectator gets, through JSON."""
    return json.loads(json.dumps(rules.view(state, SPECTATOR)))


def place(name):
    """Row and column of a cell."""
    row, column = name[1:].split("c")
    return int(row), int(column)


class Board:
    """The mausoleum of a view."""

    def __init__(self, view):
        self.seats = len(view["seats"])
        self.figures = [
            {**figure, "cells": [place(cell) for cell in figure["cells"]]}
            for figure in view["mausoleum"]
        ]
        self.there = {cell: figure for figure in self.figures for cell in figure["cells"]}
        self.warriors = [figure for figure in self.figures if figure["owner"] is not None]

    def of(self, kind):
        return [figure for figure in self.figures if figure["kind"] == kind]

    def faced(self, archer):
        """The warrior before an archer."""
        (row, column), (down, right) = archer["cells"][0], STEP[archer["facing"]]
        figure = self.there.get((row + down, column + right))
        return figure if figure is not None and figure["owner"] is not None else None

    def count(self, warriors):
        return [sum(w["owner"] == seat for w in warriors) for seat in range(self.seats)]

    def pay(self, warriors, first, second):
        """Domination and presence of a set of warriors."""
        faced = [self.faced(archer) for archer in self.of("kneeling_archer")]
        helped = [w for f in faced if f is not None for w in warriors if w is f]
        return shares(self.count(warriors), self.count(helped), first, second)

    def inside(self, holds):
        return [w for w in self.warriors if any(holds(*cell) for cell in w["cells"])]

    def groups(self):
        """Sets of at least two figures of one type that touch."""
        kind = {id(w): w["kind"] for w in self.warriors}
        for archer in self.of("kneeling_archer"):
            if self.faced(archer) is not None:
                kind[id(archer)] = self.faced(archer)["kind"]
        left = [figure for figure in self.figures if id(figure) in kind]
        found = []
        while left:
            group, waiting = [], [left.pop()]
            while waiting:
                figure = waiting.pop()
                group.append(figure)
                for other in left[:]:
                    if kind[id(other)] == kind[id(figure)] and touching(figure, other):
                        left.remove(other)
                        waiting.append(other)
            if len(group) > 1:
                found.append(group)
        return found


def touching(one, other):
    """Whether two figures share an edge."""
    return any(abs(r - s) + abs(c - d) == 1 for r, c in one["cells"] for s, d in other["cells"])


def shares(counts, helped, first, second):
    """Points of a set by counts, then archers."""
    best = max(counts)
    tied = [seat for seat, count in enumerate(counts) if count == best and best > 0]
    if len(tied) > 1:
        most = max(helped[seat] for seat in tied)
        tied = [seat for seat in tied if helped[seat] == most]
    winner = tied[0] if len(tied) == 1 else None
    return [
        0 if count == 0 else first if seat == winner else second
        for seat, count in enumerate(counts)
    ]


def total(rows, seats):
    return [sum(row[seat] for row in rows) for seat in range(seats)]


def round_points(view):
    """Inspectors, musicians and the tile of the round."""
    board, seats = Board(view), len(view["seats"])
    row, column = view["inspectors"]["row"], view["inspectors"]["column"]
    lines = [board.inside(lambda r, _: r == row), board.inside(lambda _, c: c == column)]
    music = []
    for musician in board.of("musician"):
        ((at, beside),) = musician["cells"]
        music.append(board.count(board.inside(lambda r, c, at=at, b=beside: r == at or c == b)))
    first, second = TILE_POINTS[view["round"] - 1]
    tile = view["tiles"][view["round"] - 1]["tile"].removeprefix("tile_")
    goods = {
        "coins": [seat["coins"] for seat in view["seats"]],
        "clay": [seat["wet_clay"] + seat["dry_clay"] for seat in view["seats"]],
    }
    if tile in goods:
        tiled = shares(goods[tile], [0] * seats, first, second)
    else:
        tiled = board.pay(tile_set(board, tile), first, second)
    inspected = total([board.pay(line, 7, 3) for line in lines], seats)
    return {"inspector": inspected, "musician": total(music, seats), "tile": tiled}


def tile_set(board, tile):
    """The warriors of a tile."""
    if tile == "middle_row":
        return board.inside(lambda r, _: r == 4)
    if tile == "middle_column":
        return board.inside(lambda _, c: c == 5)
    if tile.startswith("sector"):
        rows = range(1, 4) if tile[-2] == "n" else range(5, 8)
        columns = range(1, 5) if tile[-1] == "w" else range(6, 10)
        return board.inside(lambda r, c: r in rows and c in columns)
    return [w for w in board.warriors if w["kind"] == tile]


def cleaned(view):
    """Coins, wet and dry clay of each seat after the cleanup, and the order."""
    goods = []
    for seat in view["seats"]:
        paying = sum(master in COIN_MASTERS for master in seat["masters"])
        wet = min(seat["wet_clay"], len(seat["masters"]) - paying)
        dried = seat["wet_clay"] - wet
        goods.append((seat["coins"] + paying, wet, seat["dry_clay"] + dried))
    rank = {seat: n for n, seat in enumerate(view["order"])}
    number = [seat["priority"] or 9 for seat in view["seats"]]
    return goods, sorted(rank, key=lambda seat: (number[seat], rank[seat]))


def final_points(view, goods):
    """Footmen, groups, archers and leftovers."""
    board, seats = Board(view), len(view["seats"])
    footmen = []
    for footman in board.of("footman"):
        ((at, beside),) = footman["cells"]
        near = board.inside(lambda r, c, at=at, b=beside: max(abs(r - at), abs(c - b)) == 1)
        footmen.append(board.pay(near, 8, 2))
    groups = []
    for group in board.groups():
        warriors = [figure for figure in group if figure["owner"] is not None]
        counts = board.count(warriors)
        owners = sum(count > 0 for count in counts)
        groups.append([count * owners for count in counts])
        if owners > 1:
            groups.append(board.pay(warriors, 5, 2))
    faced = [board.faced(archer) for archer in board.of("kneeling_archer")]
    archers = [[2 * n for n in board.count([w for w in faced if w is not None])]]
    return {
        "footman": total(footmen, seats),
        "group": total(groups, seats),
        "archer": total(archers, seats),
        "leftover": [sum(own) // 2 for own in goods],
    }


def before_scoring(rules, state, choice):
    """What is seen after an answer and before anything that follows by itself."""
    alone = rules.clone(state)
    alone.agenda = [frame for frame in alone.agenda if isinstance(frame, Decision)]
    apply(alone, choice)
    return seen(rules, alone)


def gained(before, after):
    """The points by source that each seat gained between two views."""
    pairs = zip(before["seats"], after["seats"], strict=True)
    return [{s: n - old["scored"][s] for s, n in new["scored"].items()} for old, new in pairs]


def choose(question, legal, rng):
    """Mostly what does something."""
    busy = type(question).__name__ in DOING and legal[0] == 0 and rng.random() < 0.9
    return 0 if busy else rng.choice(legal)


@pytest.mark.clause(
    "terracotta 4.4", "terracotta 4.5", "terracotta 6.1", "terracotta 6.2", "terracotta 6.3",
    "terracotta 6.4", "terracotta 6.5", "terracotta 12.12", "terracotta 12.15",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_second_scoring_agrees_with_the_engine(rules, seed):
    rng = random.Random(seed)
    state = rules.new_game(2 + seed % 3, {"steward_needs_first": seed % 2 == 0})
    rounds = 0
    while (question := pending(state)) is not None:
        choice = choose(question, question.legal(state), rng)
        earlier = rules.clone(state)
        apply(state, choice)
        if state.round == earlier.round and pending(state) is not None:
            continue
        if earlier.round == 0:
            continue
        rounds += 1
        check_round(before_scoring(rules, earlier, choice), seen(rules, state))
    assert rounds == 5
    shown = seen(rules, state)
    assert rules.scores(state) == [seat["points"] for seat in shown["seats"]]
    place = {seat: n for n, seat in enumerate(shown["order"])}
    keys = [(-seat["points"], place[n]) for n, seat in enumerate(shown["seats"])]
    assert rules.ranking(state) == [1 + sorted(keys).index(key) for key in keys]


def check_round(before, after):
    """Everything between two rounds, or at the end, computed again."""
    expected = round_points(before)
    goods, order = cleaned(before)
    if after["phase"] == "over":
        expected |= final_points(before, goods)
    for seat, points in enumerate(gained(before, after)):
        assert {s: n for s, n in points.items() if n} == {
            s: row[seat] for s, row in expected.items() if row[seat]
        }
        own = after["seats"][seat]
        assert (own["coins"], own["wet_clay"], own["dry_clay"]) == goods[seat]
        assert sum(own["scored"].values()) == own["points"]
    assert after["order"] == order
    row, column = before["inspectors"]["row"], before["inspectors"]["column"]
    assert after["inspectors"] == {"row": row % 7 + 1, "column": column % 9 + 1}


@pytest.mark.clause("terracotta 6.5")
@pytest.mark.parametrize("seed", range(4))
def test_the_forecast_and_the_outlook_agree_with_the_second_scoring(rules, seed):
    rng = random.Random(seed)
    state = rules.new_game(2 + seed % 3, {})
    while (question := pending(state)) is not None:
        if state.round > 0 and rng.random() < 0.05:
            view = seen(rules, state)
            goods = [(s["coins"], s["wet_clay"], s["dry_clay"]) for s in view["seats"]]
            final, now = final_points(view, goods), round_points(view)
            for seat, parts in enumerate(rules.forecast(state)):
                shown = {part.name: part.points for part in parts}
                names = ("footmen", "groups", "archers", "leftovers")
                sources = ("footman", "group", "archer", "leftover")
                assert [shown[n] for n in names] == [final[s][seat] for s in sources]
                assert shown["now"] == view["seats"][seat]["points"]
            assert view["outlook"]["round"] == total(now.values(), len(goods))
            assert view["outlook"]["musicians"]["points"] == now["musician"]
            assert view["outlook"]["tile"]["points"] == now["tile"]
        apply(state, choose(question, question.legal(state), rng))
