"""What a viewer sees of the seats: their boards, of hands the backs and the own cards."""

from __future__ import annotations

from typing import TypeVar

from tianxia.core.scores import scored_named
from tianxia.games.zhanguo.abilities import is_ready, passes
from tianxia.games.zhanguo.area import count_of
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ASPECTS,
    BOARD_SLOTS,
    BOARDS,
    BONUSES,
    CATEGORIES,
    DECK,
    NO_BOARD,
    NO_CARD,
    OFFICIALS,
    REGIONS,
    SLOTS,
    aspect_of,
    number_of,
)
from tianxia.games.zhanguo.seen import (
    Aspect,
    BoardAbility,
    Card,
    HandCard,
    Markers,
    Official,
    OwnRegion,
    SeatSeen,
    TuckedCard,
)
from tianxia.games.zhanguo.state import DECKS, ZhanguoState
from tianxia.games.zhanguo.things import CARD_THINGS

T = TypeVar("T")


def seat_seen(state: ZhanguoState, seat: int, viewer: int) -> SeatSeen:
    """One seat's board, pieces, markers, points, and the backs of its cards."""
    board = state.board[seat]
    hand = state.hand_of(seat)
    aside = state.aside[seat * DECKS : (seat + 1) * DECKS]
    seen: SeatSeen = {
        "points": state.points[seat],
        "board": None if board == NO_BOARD else BOARDS[board],
        "abilities": [] if board == NO_BOARD else abilities_seen(state, board),
        "regions": [own_region_seen(state, seat, region) for region in range(REGIONS)],
        "supply": per_official(state.supply[seat]),
        "governors": state.governors[seat],
        "palaces": state.palaces[seat],
        "walls": state.walls[seat],
        "markers": per_aspect([markers_seen(state, seat, aspect) for aspect in range(DECKS)]),
        "backs": per_aspect([len([c for c in hand if c // DECK == d]) for d in range(DECKS)]),
        "aside": per_aspect([0 if card == NO_CARD else 1 for card in aside]),
        "scored": scored_named(state, seat, CATEGORIES),
    }
    if seat == viewer:
        seen["hand"] = [hand_card_seen(state, card) for card in hand]
        seen["aside_cards"] = [number_of(card) for card in aside if card != NO_CARD]
    return seen


def abilities_seen(state: ZhanguoState, board: int) -> list[BoardAbility]:
    """What a B side does, and after which actions."""
    found: list[BoardAbility] = []
    for ability in state.edition.board_abilities[board]:
        printed = state.edition.ability[ability]
        after = [ACTIONS[a] for a in range(len(ACTIONS)) if printed.after >> a & 1]
        found.append({"id": ABILITIES[ability], "after": after, "n": printed.effect.n})
    return found


def own_region_seen(state: ZhanguoState, seat: int, region: int) -> OwnRegion:
    """One region of a player board."""
    place = seat * REGIONS + region
    known = state.board[seat] != NO_BOARD
    printed = state.board[seat] * REGIONS + region
    return {
        "id": region + 1,
        "cards": [
            tucked_card_seen(state, seat, region * SLOTS + slot)
            for slot in range(state.placed[place])
        ],
        "unrest": state.unrest[place],
        "unrest_max": state.edition.unrest_max[printed] if known else 0,
        "no_palace_from": state.edition.no_palace_from[printed] if known else 0,
        "gov": per_official(state.gov[place]),
        "worker": per_official(state.work[place]),
        "workers": state.workers[place],
    }


def markers_seen(state: ZhanguoState, seat: int, aspect: int) -> Markers:
    """The markers of one colour that a seat holds."""
    return {
        "ones": state.ones[seat * DECKS + aspect],
        "three": state.marker3[aspect] == seat,
        "value": state.strength(seat, aspect),
    }


def card_seen(state: ZhanguoState, card: int) -> Card:
    """The face of a card."""
    return {
        "id": number_of(card),
        "aspect": ASPECTS[aspect_of(card)],
        "action": ACTIONS[state.edition.card_action[card]],
        "bonus": BONUSES[state.edition.card_bonus[card]],
        "n": state.edition.card_effect[card].n,
    }


def hand_card_seen(state: ZhanguoState, card: int) -> HandCard:
    """A card of the own hand and the actions for which its number would do."""
    return {
        **card_seen(state, card),
        "thing": CARD_THINGS[card],
        "passes": [ACTIONS[a] for a in range(len(ACTIONS)) if passes(state, card, a)],
    }


def tucked_card_seen(state: ZhanguoState, seat: int, slot: int) -> TuckedCard:
    """A card on a board, and whether its ability could be used now."""
    card = card_seen(state, state.tucked[seat * BOARD_SLOTS + slot])
    if state.is_locked(seat, slot // SLOTS):
        return {**card, "state": "locked"}
    return {**card, "state": "ready" if is_ready(state, seat, slot) else "idle"}


def per_aspect(values: list[T]) -> dict[Aspect, T]:
    """One value for each aspect, by name."""
    return {ASPECTS[aspect]: values[aspect] for aspect in range(DECKS)}


def per_official(area: int) -> dict[Official, int]:
    """The officials of an area by colour."""
    return {OFFICIALS[colour]: count_of(area, colour) for colour in range(len(OFFICIALS))}
