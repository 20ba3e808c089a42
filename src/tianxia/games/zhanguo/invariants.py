"""What must hold in every position (section 12 of the rules)."""

from __future__ import annotations

from tianxia.core.invariants import is_stuck, points_add_up
from tianxia.core.rows import count_of as count_in
from tianxia.core.rows import plain
from tianxia.games.zhanguo.area import COUNT, count_of
from tianxia.games.zhanguo.cards import HAND
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    CARDS,
    DECK,
    LINES,
    NO_BOARD,
    NO_CARD,
    NOBODY,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SLOTS,
    SPACES,
    TASK_SPACES,
    TASKS,
)
from tianxia.games.zhanguo.officials import Move
from tianxia.games.zhanguo.plays import ChoosePlay
from tianxia.games.zhanguo.state import (
    CARD_MASK,
    DECKS,
    GAME_OVER,
    PLAY_PHASE,
    SETUP,
    ZhanguoState,
    court_seat,
)
from tianxia.games.zhanguo.tables import AUCTION_B
from tianxia.games.zhanguo.tasks import fulfils


def broken(state: ZhanguoState) -> list[str]:
    """The invariants that do not hold: always none."""
    found: list[str] = []
    _check_cards(state, found)
    _check_hands(state, found)
    _check_officials(state, found)
    _check_boards(state, found)
    _check_pieces(state, found)
    _check_markers(state, found)
    _check_tasks(state, found)
    _check_discs(state, found)
    _check_points(state, found)
    if is_stuck(state):
        found.append("turn: somebody has nothing to choose from")
    if state.depth == 0 and (state.phase != GAME_OVER or state.round != state.edition.rounds):
        found.append("turn: the game ended before its last round")
    return found


def _check_cards(state: ZhanguoState, found: list[str]) -> None:
    hands = [state.hand_of(seat) for seat in range(state.seats)]
    everywhere = [card for hand in hands for card in hand]
    everywhere += [card for deck in range(DECKS) for card in state.deck_of(deck)]
    everywhere += [card for deck in range(DECKS) for card in state.under_deck(deck)]
    everywhere += [entry & CARD_MASK for entry in state.court]
    everywhere += [card for card in [*state.aside, *state.tucked] if card != NO_CARD]
    if sorted(everywhere) != list(range(CARDS)):
        found.append("conservation: a card was lost or is there twice")
    for deck in range(DECKS):
        if state.decks[deck] >> DECK or state.under[deck] >> DECK:
            found.append("conservation: a card lies in another deck")
        if len({state.layer[card] for card in state.deck_of(deck)}) > 1:
            found.append("conservation: two layers of a deck are mixed")
    for seat, hand in enumerate(hands):
        if hand != sorted(hand):
            found.append("conservation: cards are out of order")
        behind = range(seat * HAND + len(hand), (seat + 1) * HAND)
        if any(state.hand[place] != NO_CARD for place in behind):
            found.append("conservation: a hand is not counted right")


def _check_hands(state: ZhanguoState, found: list[str]) -> None:
    if state.phase != PLAY_PHASE:
        if state.phase in (SETUP, GAME_OVER) and any(state.held):
            found.append("hands: somebody holds cards outside a round")
        return
    full = state.edition.per_deck * DECKS
    order = state.turn_order()
    choosing = any(isinstance(frame, ChoosePlay) for frame in state.agenda)
    for place, seat in enumerate(order):
        taken = state.turn // state.seats + (1 if place < state.turn % state.seats else 0)
        if place == state.turn % state.seats and not choosing and state.agenda:
            taken += 1
        if state.held[seat] != full - taken:
            found.append("hands: a hand has the wrong size for the turn")
        court = len([entry for entry in state.court if court_seat(entry) == seat])
        if court + state.cards_on_board(seat) != (state.round - 1) * full + taken:
            found.append("hands: the cards played are not the turns taken")
    if state.turn == 0 and choosing:
        for seat in range(state.seats):
            hand = state.hand_of(seat)
            decks = [len([c for c in hand if c // DECK == deck]) for deck in range(DECKS)]
            if decks != [state.edition.per_deck] * DECKS:
                found.append("hands: a round does not begin with two cards of each deck")


def _check_officials(state: ZhanguoState, found: list[str]) -> None:
    passing = [frame for frame in state.agenda if isinstance(frame, Move) and frame.passing]
    for seat in range(state.seats):
        own = range(seat * REGIONS, (seat + 1) * REGIONS)
        for colour in range(len(OFFICIALS)):
            total = count_of(state.supply[seat], colour)
            total += sum(count_of(state.gov[place], colour) for place in own)
            total += sum(count_of(state.work[place], colour) for place in own)
            if total != state.edition.officials:
                found.append("conservation: an official was lost or made")
        for place in own:
            room = state.edition.room
            if passing and passing[0].seat == seat:
                room += 1 if (passing[0].passing - 1) // 3 == place % REGIONS else 0
            if COUNT[state.work[place]] > room:
                found.append("bounds: too many officials in a worker area")


def _check_boards(state: ZhanguoState, found: list[str]) -> None:
    for seat in range(state.seats):
        for region in range(REGIONS):
            place = seat * REGIONS + region
            first = seat * BOARD_SLOTS + region * SLOTS
            cards = plain(state.tucked[first : first + SLOTS])
            placed = state.placed[place]
            if (
                cards != [*cards[:placed], *[NO_CARD] * (SLOTS - placed)]
                or NO_CARD in (cards[:placed])
            ):
                found.append("bounds: the cards of a region are not counted right")
            longest = 0
            if state.board[seat] != NO_BOARD:
                longest = state.unrest_max(seat, region)
            if not 0 <= state.unrest[place] <= longest:
                found.append("bounds: unrest left its track")
            if state.workers[place] < 0:
                found.append("conservation: less than no workers")


def _check_pieces(state: ZhanguoState, found: list[str]) -> None:
    edition = state.edition
    usable = edition.palace_spaces[state.seats]
    for region in range(REGIONS):
        for space in range(usable, PALACE_SPACES):
            if state.palace_at[region * PALACE_SPACES + space] != NOBODY:
                found.append("bounds: a palace stands where nobody can build")
    for seat in range(state.seats):
        posted = state.posted[seat * REGIONS : (seat + 1) * REGIONS]
        if state.governors[seat] + sum(posted) != edition.governors:
            found.append("conservation: a governor was lost or made")
        if any(state.beside(seat, region) < 0 for region in range(REGIONS)):
            found.append("bounds: a bonus space holds a governor that is not there")
        if state.palaces[seat] + count_in(state.palace_at, seat) != edition.palaces:
            found.append("conservation: a palace was lost or made")
        if state.walls[seat] + count_in(state.wall_at, seat) != edition.walls:
            found.append("conservation: a wall was lost or made")
        if min(state.governors[seat], state.palaces[seat], state.walls[seat]) < 0:
            found.append("conservation: more pieces on the board than there are")
        for section in range(len(SECTIONS)):
            spaces = state.wall_at[section * LINES : (section + 1) * LINES]
            if count_in(spaces, seat) != state.walled[seat] >> section & 1:
                found.append("bounds: more than one wall in a section, or it is not noted")
    assert len(state.space) == REGIONS * SPACES, "every region has its bonus spaces"


def _check_markers(state: ZhanguoState, found: list[str]) -> None:
    for aspect in range(DECKS):
        held = [state.ones[seat * DECKS + aspect] for seat in range(state.seats)]
        if state.stock[aspect] + sum(held) != state.edition.markers[state.seats]:
            found.append("conservation: a marker was lost or made")
        if min(held) < 0 or state.stock[aspect] < 0:
            found.append("conservation: less than no markers")


def _check_tasks(state: ZhanguoState, found: list[str]) -> None:
    for place in range(TASKS):
        row = plain(state.disc[place * TASK_SPACES : (place + 1) * TASK_SPACES])
        seats = [seat for seat in row if seat != NOBODY]
        if len(seats) != len(set(seats)) or row[: len(seats)] != seats:
            found.append("bounds: the discs of a task do not lie side by side, one per player")
        for seat in range(state.seats):
            if (seat in seats) != bool(state.claimed[seat] >> place & 1):
                found.append("bounds: a claimed task is not noted")
        waiting = state.agenda and isinstance(state.agenda[-1], ChoosePlay)
        if waiting and not state.edition.manual_tasks:
            last = [s for s in range(state.seats) if s not in seats and fulfils(state, s, place)]
            if last:
                found.append("tasks: a fulfilled task was not claimed")


def _check_discs(state: ZhanguoState, found: list[str]) -> None:
    if sorted(state.tie_order()) != list(range(state.seats)):
        found.append("bounds: a disc is on the reward track and in the column, or nowhere")


def _check_points(state: ZhanguoState, found: list[str]) -> None:
    edition = state.edition
    start = edition.auction_points if edition.side == AUCTION_B else edition.start_points
    if not points_add_up(state, start):
        found.append("points: they do not add up")
    if state.phase != GAME_OVER and min(state.points) < 0:
        found.append("points: less than none before the end")


def broken_by(before: ZhanguoState, after: ZhanguoState) -> list[str]:
    """The invariants about change that one answer broke: always none."""
    found: list[str] = []
    free = before.phase == SETUP or after.phase == GAME_OVER
    for seat in range(after.seats):
        if after.points[seat] < before.points[seat] and not free:
            found.append("monotone: somebody lost points")
        left = (after.governors[seat], after.palaces[seat], after.walls[seat])
        had = (before.governors[seat], before.palaces[seat], before.walls[seat])
        if left[0] > had[0] or left[1] > had[1] or left[2] > had[2]:
            found.append("monotone: a piece left the main board")
    for now, then in ((after.tucked, before.tucked), (after.disc, before.disc)):
        if any(a != b and b >= 0 for a, b in zip(now, then, strict=True)):
            found.append("monotone: a card or a disc moved")
    for now, then in ((after.palace_at, before.palace_at), (after.wall_at, before.wall_at)):
        if any(a != b and b >= 0 for a, b in zip(now, then, strict=True)):
            found.append("monotone: a palace or a wall moved")
    if plain(after.court)[: len(before.court)] != plain(before.court):
        found.append("monotone: the court stack changed")
    if after.round not in (before.round, before.round + 1):
        found.append("turn: a round was skipped")
    return found
