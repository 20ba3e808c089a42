"""The end of the game: what every seat still scores, and who wins."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.games.rotunda.effects import score_on_track
from tianxia.games.rotunda.names import (
    AMULETS,
    FOR_AMULETS,
    FOR_ASSISTANTS,
    FOR_COINS,
    FOR_EXPERTS,
    FOR_FAMILY,
    FOR_ORDERS,
)
from tianxia.games.rotunda.state import GAME_OVER, RotundaState, bits, count_bits


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


def final_points(state: RotundaState, seat: int) -> list[tuple[int, int]]:
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


def amulet_sets(state: RotundaState, seat: int) -> list[list[int]]:
    """The amulets split into sets of different kinds, the largest first."""
    counts = [state.amulet_count(seat, kind) for kind in range(len(AMULETS))]
    sets: list[list[int]] = []
    for number in range(max(counts)):
        sets.append([kind for kind in range(len(AMULETS)) if counts[kind] > number])
    return sets


def amulet_points(state: RotundaState, seat: int) -> int:
    """The largest sets possible score most, since each further kind is worth no less."""
    counts = [state.amulet_count(seat, kind) for kind in range(len(AMULETS))]
    points = 0
    left = True
    while left:
        kinds = 0
        for kind in range(len(counts)):
            if counts[kind] > 0:
                counts[kind] = counts[kind] - 1
                kinds += 1
        left = kinds > 0
        if left:
            points += state.edition.set_points[kinds - 1]
    return points


def order_points(state: RotundaState, seat: int) -> int:
    """The printed points of the fulfilled orders."""
    return sum(state.edition.orders[order].vp for order in bits(state.done_orders[seat]))


def assistant_points(state: RotundaState, seat: int) -> int:
    """Points for assistants on chairs and in villages."""
    edition = state.edition
    placed = state.seated_of(seat) * edition.chair_points
    placed += state.in_villages(seat) * edition.village_points
    return placed + count_bits(state.altar[seat]) * edition.altar_points


def cash(state: RotundaState, seat: int) -> int:
    """Coins after assistants in supply and cubes are turned into coins: it also breaks ties."""
    edition = state.edition
    cubes = sum(state.cubes[seat * 4 : seat * 4 + 4])
    return (
        state.coins[seat] + state.supply[seat] * edition.supply_coins + cubes * edition.cube_coins
    )


def expert_points(state: RotundaState, seat: int) -> int:
    """Variant: each expert still with the player scores the cards of its back on the pile."""
    experts = state.edition.experts
    piled = [0, 0, 0]
    for expert in state.discard:
        piled[experts[expert].back] += 1
    return sum(piled[experts[e].back] for e in bits(state.held[seat] | state.kept[seat]))
