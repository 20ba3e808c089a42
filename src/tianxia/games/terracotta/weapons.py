"""Weapons of new warriors: points, an inspector's step, another warrior's move, coins."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.domination import score_aloud
from tianxia.games.terracotta.figures import kind_of
from tianxia.games.terracotta.grid import CELLS, NEIGHBOUR
from tianxia.games.terracotta.inspectors import MOVE_INSPECTOR, STEP_MASKS
from tianxia.games.terracotta.moving import MOVE_WARRIOR
from tianxia.games.terracotta.names import FOR_WEAPON, MAX_SEATS, WARRIORS, WEAPONS
from tianxia.games.terracotta.state import TerracottaState


def gap_of(state: TerracottaState, cell: i64) -> i64:
    """The most empty cells between the cell and the nearest figure in one direction."""
    best: i64 = 0
    for direction in range(4):
        first = direction * CELLS
        steps: i64 = 0
        other = NEIGHBOUR[first + cell]
        while other >= 0 and state.at[other] == 0:
            steps += 1
            other = NEIGHBOUR[first + other]
        if other >= 0 and steps > best:
            best = steps
    return best


def weapon_points(state: TerracottaState, kind: i64, cell: i64) -> i64:
    """What the weapon of a warrior on a cell scores."""
    edition = state.edition
    gap = gap_of(state, cell) if edition.weapon_gap[kind] else 0
    return edition.weapon_points[kind] + gap


def offer_weapon(state: TerracottaState, seat: i64, kind: i64, cell: i64) -> None:
    """Ask whether the weapon of the new warrior is used, if it is active and good for anything."""
    edition = state.edition
    if state.weapons[seat] >> edition.warrior_weapon[kind] & 1:
        useless = edition.weapon_gap[kind] and weapon_points(state, kind, cell) == 0
        if not useless:
            state.push(USE_WEAPON[seat * CELLS + cell])


def weapon_name(state: TerracottaState, cell: i64) -> str:
    """The name of the weapon of the warrior on a cell."""
    return WEAPONS[state.edition.warrior_weapon[kind_of(state.at[cell])]]


class TurnOver(Block[TerracottaState]):
    """Turn the active weapon of the warrior just built (on the cell in `arg`) over."""

    def __init__(self) -> None:
        super().__init__([], "use weapon", "label-use-weapon", [])

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        room[n] = self.first
        return n + 1

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        seat = ask.seat
        kind = kind_of(state.at[ask.arg])
        edition = state.edition
        weapon = edition.warrior_weapon[kind]
        state.weapons = replaced(state.weapons, seat, state.weapons[seat] & ~BIT[weapon])
        state.note("used-weapon", seat, weapon)
        score_aloud(state, seat, weapon_points(state, kind, ask.arg), FOR_WEAPON)
        if edition.weapon_coins[kind] > 0:
            state.coins[seat] += edition.weapon_coins[kind]
            state.note("took-coins", seat, edition.weapon_coins[kind])
        if edition.weapon_moves[kind]:
            state.push(MOVE_WARRIOR[seat * CELLS + ask.arg])
        if edition.weapon_steps[kind]:
            state.push(MOVE_INSPECTOR[seat * STEP_MASKS + edition.weapon_steps[kind]])

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        return None

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        return Said("label-use-weapon", {"weapon": f"@weapon-{weapon_name(state, ask.arg)}"})

    def targets(self, state: TerracottaState, ask: Frame, k: int) -> list[str]:
        return [f"weapon:{weapon_name(state, ask.arg)}"]

    def preview(self, state: TerracottaState, ask: Frame, k: int) -> list[Amount]:
        kind = kind_of(state.at[ask.arg])
        amounts = [Amount("vp", weapon_points(state, kind, ask.arg))]
        if state.edition.weapon_coins[kind] > 0:
            amounts.append(Amount("coins", state.edition.weapon_coins[kind]))
        return amounts


class Keep(Leave[TerracottaState]):
    """The weapon stays active."""

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        return Said("label-keep-weapon", {"weapon": f"@weapon-{weapon_name(state, ask.arg)}"})


TURN_OVER: Final = TurnOver()
KEEP: Final = Keep("keep weapon", "label-keep-weapon")
USING: Final[Menu[TerracottaState]] = Menu("", [TURN_OVER, KEEP])


class UseWeapon(Question[TerracottaState]):
    """Turn the active weapon of the warrior just built (on cell `arg`) over for its effect."""

    size: ClassVar[int] = USING.size

    def menu(self) -> Menu[TerracottaState]:
        return USING

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        n = TURN_OVER.fill(state, self, room, n)
        return KEEP.fill(state, self, room, n)

    def prompt(self, state: TerracottaState) -> Said:
        warrior = f"@warrior-{WARRIORS[kind_of(state.at[self.arg])]}"
        weapon = f"@weapon-{weapon_name(state, self.arg)}"
        return Said("prompt-use-weapon", {"warrior": warrior, "weapon": weapon})


# Frames never change, so one of each seat and cell serves all games.
USE_WEAPON: Final = [UseWeapon(seat, cell) for seat in range(MAX_SEATS) for cell in range(CELLS)]
