"""Secondary actions as choices of a turn: which are possible, and what they are called."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import fill_members
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.effect import amounts_of
from tianxia.games.tea_garden.names import (
    CUPS_ACTION,
    HALVES,
    LAST_SECTION,
    PROVINCES,
    RIVER_ACTION,
    SECONDARIES,
    STUDY_ACTION,
)
from tianxia.games.tea_garden.secondary import (
    make_cup,
    next_half,
    open_stacks,
    reason_against_stack,
    sail,
    study,
)
from tianxia.games.tea_garden.state import NONE, TeaState

SAIL: Final = 0
MAKE_CUP: Final = 1  # + province
STUDY: Final = MAKE_CUP + len(PROVINCES)  # + half
SIDE_CHOICES: Final = STUDY + 2


def fill_secondary(state: TeaState, seat: i64, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the secondary actions of the top card that are possible, as choices from `first` on."""
    shown = state.edition.secondary[state.top_card(seat)]
    if shown >> RIVER_ACTION & 1 and state.boat[seat] < LAST_SECTION:
        room[n] = first + SAIL
        n += 1
    if shown >> CUPS_ACTION & 1:
        n = fill_members(open_stacks(state, seat), first + MAKE_CUP, room, n)
    if shown >> STUDY_ACTION & 1:
        room[n] = first + STUDY
        room[n + 1] = first + STUDY + 1
        n += 2
    return n


def secondary_of(choice: i64) -> i64:
    """The kind of secondary action that a choice belongs to."""
    if choice == SAIL:
        return RIVER_ACTION
    return CUPS_ACTION if choice < STUDY else STUDY_ACTION


def carry_out_secondary(state: TeaState, seat: i64, choice: i64) -> None:
    """The secondary action of the turn."""
    if choice == SAIL:
        sail(state, seat)
    elif choice < STUDY:
        make_cup(state, seat, choice - MAKE_CUP)
    else:
        study(state, seat, choice - STUDY)


def secondary_text(choice: int) -> str:
    """A secondary action in records."""
    if choice == SAIL:
        return "sail"
    if choice < STUDY:
        return f"cup {PROVINCES[choice - MAKE_CUP]}"
    return f"study {'ab'[choice - STUDY]}"


def secondary_reason(state: TeaState, seat: i64, choice: i64) -> Said:
    """Why a secondary action is not possible."""
    if state.secondary != NONE:
        return Said("reason-secondary-done")
    kind = secondary_of(choice)
    if not state.edition.secondary[state.top_card(seat)] >> kind & 1:
        return Said("reason-not-on-top-card", {"secondary": f"@secondary-{SECONDARIES[kind]}"})
    if kind == RIVER_ACTION:
        return Said("reason-river-end")
    return reason_against_stack(state, seat, choice - MAKE_CUP) or Said("reason-stack-empty")


def secondary_label(state: TeaState, seat: i64, choice: i64) -> Said:
    """A secondary action as words on a button."""
    if choice == SAIL:
        return Said("label-sail", {"section": min(state.boat[seat] + 1, LAST_SECTION)})
    if choice < STUDY:
        return Said("label-cups", {"province": f"@province-{PROVINCES[choice - MAKE_CUP]}"})
    half = HALVES[next_half(state, seat, choice - STUDY)]
    return Said("label-study", {"half": f"@half-{half}"})


def secondary_targets(state: TeaState, seat: i64, choice: i64) -> list[str]:
    """What a secondary action concerns."""
    if choice == SAIL:
        return [f"river:{min(state.boat[seat] + 1, LAST_SECTION)}"]
    if choice < STUDY:
        return [f"stack:{PROVINCES[choice - MAKE_CUP]}"]
    return [f"half:{HALVES[next_half(state, seat, choice - STUDY)]}"]


def secondary_preview(state: TeaState, seat: i64, choice: i64) -> list[Amount]:
    """What a secondary action brings."""
    edition = state.edition
    if choice == SAIL:
        return amounts_of(edition.river_effect[min(state.boat[seat] + 1, LAST_SECTION)])
    if choice < STUDY:
        return []
    return amounts_of(edition.half_effect[next_half(state, seat, choice - STUDY)])
