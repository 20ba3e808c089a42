"""Moves, gaps and horses written a second time, step by step, on random boards (5.3, 5.4)."""

from __future__ import annotations

import random

import pytest

from tianxia.games.terracotta.grid import CELL_NAMES
from tianxia.games.terracotta.moving import MoveWarrior
from tianxia.games.terracotta.names import WARRIORS
from tianxia.games.terracotta.specialists import MountWarrior, has_place_for_horse
from tianxia.games.terracotta.weapons import gap_of

STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
CELLS = [(row, column) for row in range(1, 8) for column in range(1, 10)]


def name(cell):
    return f"r{cell[0]}c{cell[1]}"


def on_board(cell):
    return 1 <= cell[0] <= 7 and 1 <= cell[1] <= 9


def ahead(cell, direction, distance=1):
    """The cell so many steps further; perhaps off the board."""
    down, right = STEP[direction]
    return cell[0] + down * distance, cell[1] + right * distance


def random_board(position, rng):
    """A table and its warriors as (owner, cells), and all cells taken."""
    table = position(3)
    warriors, taken = [], {}
    for cell in rng.sample(CELLS, rng.randint(3, 36)):
        if cell in taken:
            continue
        if rng.random() < 0.2:
            table.state.specialists[1] += 1  # as many footmen as the board needs
            table.specialist("footman", name(cell))
            taken[cell] = None
            continue
        owner, direction = rng.randrange(3), rng.choice("nesw")
        horse = [ahead(cell, direction, n) for n in (1, 2)]
        free = all(on_board(part) and part not in taken for part in horse)
        mount = direction if free and rng.random() < 0.3 else None
        cells = [cell, *horse] if mount else [cell]
        table.warrior(rng.choice(WARRIORS), owner, name(cell), mount)
        warriors.append((owner, cells))
        taken |= dict.fromkeys(cells, owner)
    return table, warriors, taken


def moves_of(cells, taken):
    """Where the first of a warrior's cells can go, all his cells step by step."""
    for direction in STEP:
        distance = 1
        while True:
            there = [ahead(cell, direction, distance) for cell in cells]
            if not all(on_board(c) and (c not in taken or c in cells) for c in there):
                break
            yield there[0]
            distance += 1


def gap(cell, taken):
    """The widest gap between a cell and the nearest figure of a direction."""
    best = 0
    for direction in STEP:
        distance = 1
        while on_board(ahead(cell, direction, distance)):
            if ahead(cell, direction, distance) in taken:
                best = max(best, distance - 1)
                break
            distance += 1
    return best


@pytest.mark.clause("terracotta 5.3", "terracotta 5.4", "terracotta 9.7", "terracotta 9.11")
@pytest.mark.parametrize("seed", range(40))
def test_moves_gaps_and_horses_agree_with_the_engine(position, seed):
    table, warriors, taken = random_board(position, random.Random(seed))
    state = table.state
    for seat in range(3):
        own = [cells for owner, cells in warriors if owner == seat]
        if not own:
            continue
        new = own[-1]
        question = MoveWarrior(seat, CELL_NAMES.index(name(new[0])))
        expected = {"warriors stay"}
        for cells in own[:-1]:
            expected |= {f"move {name(cells[0])} to {name(to)}" for to in moves_of(cells, taken)}
        assert {question.text(choice) for choice in question.legal(state)} == expected
        horses = {
            f"horse for {name(cells[0])} to {direction}"
            for cells in own
            for direction in STEP
            if len(cells) == 1
            and all(
                on_board(part) and part not in taken
                for part in (ahead(cells[0], direction, n) for n in (1, 2))
            )
        }
        mount = MountWarrior(seat)
        assert {mount.text(choice) for choice in mount.legal(state)} == horses
        assert has_place_for_horse(state, seat) is bool(horses)
    for _, cells in warriors:
        if len(cells) == 1:
            assert gap_of(state, CELL_NAMES.index(name(cells[0]))) == gap(cells[0], taken)


@pytest.mark.clause("terracotta 5.3", "terracotta 12.2")
@pytest.mark.parametrize("seed", range(20))
def test_a_move_takes_every_cell_of_the_warrior_along(position, seed):
    rng = random.Random(seed)
    table, warriors, taken = random_board(position, rng)
    owner, new = warriors[0]
    table.ask(MoveWarrior(owner, CELL_NAMES.index(name(new[0]))))
    lines = [line for line in table.lines() if line.startswith("move")]
    if not lines:
        assert table.lines() == ["warriors stay"]
        return
    line = rng.choice(lines)
    start, to = line.split()[1], line.split()[3]
    before = table.figure(start)
    table.answer(line)
    after = table.figure(to)
    assert (after["kind"], after["owner"], after["id"]) == (
        before["kind"],
        before["owner"],
        before["id"],
    )
    assert len(after["cells"]) == len(before["cells"])
    cells = {cell for figure in table.view()["mausoleum"] for cell in figure["cells"]}
    assert len(cells) == len(taken)
    assert [CELL_NAMES[cell] for cell in table.state.empty] == [
        cell for cell in CELL_NAMES if cell not in cells
    ]
