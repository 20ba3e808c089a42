"""The end of the game: what every seat still scores, and who wins."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits
from tianxia.games.rotunda.effects import score_on_track
from tianxia.games.rotunda.names import (
    AMULETS,
    FOR_AMULETS,
    FOR_ASSISTANTS,
    FOR_COINS,
    FOR_EXPERTS,
    FOR_FAMILY,
    FOR_ORDERS,
    RESOURCES,
)
from tianxia.games.rotunda.state import GAME_OVER, RotundaState


class FinalScoring(Step[RotundaState]):
    """Amulets, orders, family, assistants, coins, and in the variant experts."""

    def run(self, state: RotundaState) -> None:
        state.phase = GAME_OVER
        for seat in range(state.seats):
            for source, points in final_points(state, seat):
                if points:
                    score_on_track(state, seat, points, source)
                    state.note("scored", seat, points, source)
            state.note("final", seat, state.points[seat], cash(state, seat))
        state.note("game-over", NATURE)


FINAL_SCORING: Final = FinalScoring(NATURE)  # frames never change


def final_points(state: RotundaState, seat: i64) -> list[tuple[int, i64]]:
    """What the final scoring gives the seat, by source."""
    found = [
        (FOR_AMULETS, amulet_points(state, seat)),
        (FOR_ORDERS, order_points(state, seat)),
        (FOR_FAMILY, state.edition.family_points[state.track[seat]]),
        (FOR_ASSISTANTS, assistant_points(state, seat)),
        (FOR_COINS, cash(state, seat) // state.edition.coins_per_point),
    ]
    if state.edition.advanced:
        found.append((FOR_EXPERTS, expert_points(state, seat)))
    return found


def amulet_sets(state: RotundaState, seat: i64) -> list[list[int]]:
    """The amulets split into sets of different kinds, the largest first."""
    counts = [state.amulet_count(seat, kind) for kind in range(len(AMULETS))]
    sets: list[list[int]] = []
    for number in range(max(counts)):
        sets.append([kind for kind in range(len(AMULETS)) if counts[kind] > number])
    return sets


def amulet_points(state: RotundaState, seat: i64) -> i64:
    """The largest sets possible score most, since each further kind is worth no less."""
    counts = vec[i64]([state.amulet_count(seat, kind) for kind in range(len(AMULETS))])
    points: i64 = 0
    left = True
    while left:
        kinds: i64 = 0
        for kind in range(len(counts)):
            if counts[kind] > 0:
                counts[kind] -= 1
                kinds += 1
        left = kinds > 0
        if left:
            points += state.edition.set_points[kinds - 1]
    return points


def order_points(state: RotundaState, seat: i64) -> i64:
    """The printed points of the fulfilled orders."""
    done = state.done_orders[seat]
    points: i64 = 0
    number: i64 = 0
    while done != 0:
        if done & 1 != 0:
            points += state.edition.orders[number].vp
        done >>= 1
        number += 1
    return points


def assistant_points(state: RotundaState, seat: i64) -> i64:
    """Points for assistants on chairs and in villages."""
    edition = state.edition
    placed = state.seated_of(seat) * edition.chair_points
    placed += state.in_villages(seat) * edition.village_points
    return placed + count_bits(state.altar[seat]) * edition.altar_points


def cash(state: RotundaState, seat: i64) -> i64:
    """Coins after assistants in supply and cubes are turned into coins: it also breaks ties."""
    edition = state.edition
    cubes: i64 = 0
    for kind in range(len(RESOURCES)):
        cubes += state.cubes[seat * 4 + kind]
    return (
        state.coins[seat] + state.supply[seat] * edition.supply_coins + cubes * edition.cube_coins
    )


def expert_points(state: RotundaState, seat: i64) -> i64:
    """Variant: each expert still with the player scores the cards of its back on the pile."""
    own = state.held[seat] | state.kept[seat]
    points: i64 = 0
    for piled in state.discard:
        points += count_bits(own & state.edition.backs[state.edition.experts[piled].back])
    return points
