"""What a viewer sees: everything on the table, and of hands the backs and the own cards."""

from __future__ import annotations

from tianxia.core.rows import plain
from tianxia.core.rules import Json
from tianxia.core.scores import scored_named
from tianxia.core.views import question_seen, questions_ahead
from tianxia.games.zhanguo.abilities import is_ready, passes
from tianxia.games.zhanguo.area import count_of
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ANY,
    AREAS,
    ASPECTS,
    BOARD_SLOTS,
    BOARDS,
    BONUSES,
    CATEGORIES,
    DECK,
    EFFECTS,
    FACES,
    LINES,
    NO_ASPECT,
    NO_BOARD,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    REWARDS,
    SECTIONS,
    SECTIONS_PER_AREA,
    SLOTS,
    SPACES,
    TASK_KINDS,
    TASK_SECTIONS,
    TASK_SPACES,
    TASK_TILES,
    TASKS,
    TRIGGERS,
    WALL_TASK,
    aspect_of,
    number_of,
)
from tianxia.games.zhanguo.officials import NOBODY_PASSES, Move
from tianxia.games.zhanguo.palaces import PayPalaceWorker
from tianxia.games.zhanguo.rewards import standing
from tianxia.games.zhanguo.scoring import leaders, majority_worth, units
from tianxia.games.zhanguo.state import (
    CARD_MASK,
    DECKS,
    ZhanguoState,
    court_action,
    court_seat,
)
from tianxia.games.zhanguo.tables import BOARD_SIDES
from tianxia.games.zhanguo.tasks import (
    KINDS,
    fulfils,
    walls_in,
)
from tianxia.games.zhanguo.things import CARD_THINGS
from tianxia.games.zhanguo.walls import PayWallWorker

PHASES = ["setup", "draw", "play", "rewards", "over"]


def view(state: ZhanguoState, viewer: int) -> Json:
    """The whole table as the viewer sees it; built by adding, so that nothing slips in."""
    edition = state.edition
    top = state.court_top()
    return {
        "round": state.round,
        "rounds": edition.rounds,
        "phase": PHASES[state.phase],
        "board_side": BOARD_SIDES[edition.side],
        "variants": {
            "draft": edition.draft,
            "turn_order": edition.by_track,
            "unrest": edition.strict_unrest,
            "manual_tasks": edition.manual_tasks,
        },
        "first_seat": state.first,
        "order": plain(state.turn_order()),
        "turn": state.turn,
        "turns": edition.per_deck * DECKS * state.seats,
        "track": plain(state.track),
        "column": per_aspect([somebody(seat) for seat in state.cell]),
        "tie_order": plain(state.tie_order()),
        "actions": [
            {"id": ACTIONS[action], "trigger": TRIGGERS[edition.trigger[action] + 1]}
            for action in range(len(ACTIONS))
        ],
        "court": {
            "top": None if top == NO_CARD else number_of(top),
            "cards": [court_card_seen(entry) for entry in state.court],
        },
        "decks": [deck_seen(state, deck) for deck in range(DECKS)],
        "stock": per_aspect([*state.stock]),
        "marker3": per_aspect(["board" if s == NOBODY else s for s in state.marker3]),
        "rewards": [reward_seen(state, cell) for cell in range(len(edition.reward))],
        "standings": per_aspect([standing_seen(state, aspect) for aspect in range(DECKS)]),
        "asking": None if state.asking == NO_ASPECT else ASPECTS[state.asking],
        "regions": [region_seen(state, region) for region in range(REGIONS)],
        "walls": [section_seen(state, section) for section in range(len(SECTIONS))],
        "tasks": [task_seen(state, place) for place in range(TASKS)],
        "boards": [BOARDS[board] for board in range(1, len(BOARDS)) if state.pool >> board & 1],
        "auction": auction_seen(state),
        "queue": queue_seen(state),
        "seats": [seat_seen(state, seat, viewer) for seat in range(state.seats)],
    }


def per_aspect(values: list[object]) -> Json:
    """One value for each aspect, by name."""
    return {ASPECTS[aspect]: values[aspect] for aspect in range(DECKS)}


def per_official(area: int) -> Json:
    """The officials of an area by colour."""
    return {OFFICIALS[colour]: count_of(area, colour) for colour in range(len(OFFICIALS))}


def somebody(seat: int) -> int | None:
    """A seat, or nothing."""
    return None if seat == NOBODY else seat


def card_seen(state: ZhanguoState, card: int) -> Json:
    """The face of a card."""
    return {
        "id": number_of(card),
        "aspect": ASPECTS[aspect_of(card)],
        "action": ACTIONS[state.edition.card_action[card]],
        "bonus": BONUSES[state.edition.card_bonus[card]],
        "n": state.edition.card_effect[card].n,
    }


def hand_card_seen(state: ZhanguoState, card: int) -> Json:
    """A card of the own hand and the actions for which its number would do."""
    seen = card_seen(state, card)
    seen["thing"] = CARD_THINGS[card]
    seen["passes"] = [ACTIONS[a] for a in range(len(ACTIONS)) if passes(state, card, a)]
    return seen


def tucked_card_seen(state: ZhanguoState, seat: int, slot: int) -> Json:
    """A card on a board, and whether its ability could be used now."""
    seen = card_seen(state, state.tucked[seat * BOARD_SLOTS + slot])
    if state.is_locked(seat, slot // SLOTS):
        seen["state"] = "locked"
    else:
        seen["state"] = "ready" if is_ready(state, seat, slot) else "idle"
    return seen


def court_card_seen(entry: int) -> Json:
    """A card of the court stack with who played it and for what."""
    card = entry & CARD_MASK
    return {
        "id": number_of(card),
        "aspect": ASPECTS[aspect_of(card)],
        "seat": court_seat(entry),
        "play": ACTIONS[court_action(entry)],
    }


def deck_seen(state: ZhanguoState, deck: int) -> Json:
    """How many cards a deck has, and which were seen going under it."""
    known = state.known_in(deck)
    layers = sorted({state.layer[card] for card in known})
    return {
        "id": ASPECTS[deck],
        "left": state.cards_left(deck),
        "under": [[number_of(c) for c in known if state.layer[c] == layer] for layer in layers],
    }


def reward_seen(state: ZhanguoState, cell: int) -> Json:
    """One cell of the reward table with the disc on it."""
    reward = state.edition.reward[cell]
    colour: str | None = None
    if REWARDS[reward.kind] == "official":
        colour = "any" if reward.colour == ANY else OFFICIALS[reward.colour]
    now = cell // DECKS + 1 == state.round
    return {
        "round": cell // DECKS + 1,
        "aspect": ASPECTS[cell % DECKS],
        "reward": {
            "kind": REWARDS[reward.kind],
            "n": reward.n,
            "colour": colour,
            "regions": [region + 1 for region in reward.regions],
        },
        "seat": somebody(state.cell[cell % DECKS]) if now else None,
    }


def standing_seen(state: ZhanguoState, aspect: int) -> list[object]:
    """Who would be asked for the reward, in order."""
    return [
        {"seat": seat, "value": state.strength(seat, aspect)} for seat in standing(state, aspect)
    ]


def region_seen(state: ZhanguoState, region: int) -> Json:
    """One region of the main board with its governors and palaces."""
    edition = state.edition
    spaces: list[object] = []
    for space in range(region * SPACES, (region + 1) * SPACES):
        effect = edition.space_effect[space]
        spaces.append(
            {
                "id": edition.space_name[space],
                "effect": EFFECTS[effect.kind],
                "n": effect.n,
                "owner": somebody(state.space[space]),
            }
        )
    first = region * PALACE_SPACES
    usable = edition.palace_spaces[state.seats]
    seats = range(state.seats)
    return {
        "id": region + 1,
        "adjacent": [other + 1 for other in edition.adjacent[region]],
        "wall_border": [other + 1 for other in edition.wall_border[region]],
        "spaces": spaces,
        "beside": [state.beside(seat, region) for seat in seats],
        "governors": [state.posted[seat * REGIONS + region] for seat in seats],
        "leaders": leaders(state, region),
        "worth": majority_worth(state, region),
        "palaces": [somebody(owner) for owner in state.palace_at[first : first + usable]],
    }


def section_seen(state: ZhanguoState, section: int) -> Json:
    """One section of the wall with its tile and its spaces."""
    face = state.face[section]
    spaces: list[object] = []
    for line in range(LINES):
        space = section * LINES + line
        spaces.append(
            {
                "id": f"{SECTIONS[section]}_{line + 1}",
                "lines": line + 1,
                "workers": state.edition.wall_cost[space],
                "owner": somebody(state.wall_at[space]),
            }
        )
    return {
        "id": SECTIONS[section],
        "area": AREAS[section // SECTIONS_PER_AREA],
        "tile": None if face == NO_TILE else FACES[face],
        "levels": [] if face == NO_TILE else plain(state.edition.levels[face]),
        "counts": [units(state, seat, face) for seat in range(state.seats)],
        "spaces": spaces,
    }


def task_seen(state: ZhanguoState, place: int) -> Json:
    """One task with what it needs, who has it, and the discs on it."""
    tile = state.task[place]
    spaces: list[object] = [
        {
            "vp": state.edition.task_points[space],
            "disc": somebody(state.disc[place * TASK_SPACES + space]),
        }
        for space in range(TASK_SPACES)
    ]
    seats = range(state.seats)
    return {
        "section": TASK_SECTIONS[place // KINDS],
        "kind": TASK_KINDS[place % KINDS],
        "tile": None if tile == NO_TILE else TASK_TILES[tile],
        "needs": [] if tile == NO_TILE else needs_seen(state, place),
        "fulfilled_by": [] if tile == NO_TILE else [s for s in seats if fulfils(state, s, place)],
        "spaces": spaces,
    }


def needs_seen(state: ZhanguoState, place: int) -> list[object]:
    """The symbols of a task tile, each with the seats that have a piece for it."""
    need = plain(state.edition.task_need[state.task[place]])
    kind = place % KINDS
    seats = range(state.seats)
    found: list[object] = []
    for number, wanted in enumerate(need):
        if kind == WALL_TASK:
            asked = need[: number + 1].count(wanted)
            met = [seat for seat in seats if walls_in(state.walled[seat], wanted) >= asked]
            found.append({"region": None, "area": AREAS[wanted], "met_by": met})
        else:
            met = [seat for seat in seats if has_piece(state, seat, kind, wanted)]
            found.append({"region": wanted + 1, "area": None, "met_by": met})
    return found


def has_piece(state: ZhanguoState, seat: int, kind: int, region: int) -> bool:
    """Whether the seat has a palace or a governor in the region."""
    if TASK_KINDS[kind] == "palace":
        return state.palaces_in(seat, region) > 0
    return state.posted[seat * REGIONS + region] > 0


def auction_seen(state: ZhanguoState) -> Json | None:
    """The auction that is going on."""
    if state.bidders == 0:
        return None
    return {
        "bid": state.bid,
        "leader": somebody(state.leader),
        "bidders": [seat for seat in range(state.seats) if state.bidders >> seat & 1],
    }


def queue_seen(state: ZhanguoState) -> list[object]:
    """The questions still to be answered, the next one first, with all that is pending in them."""
    queue: list[object] = []
    for frame in questions_ahead(state):
        asked = question_seen(frame)
        if isinstance(frame, Move):
            asked["left"] = frame.arg
            if frame.passing != NOBODY_PASSES:
                asked["region"] = (frame.passing - 1) // 3 + 1
                asked["passing"] = OFFICIALS[(frame.passing - 1) % 3]
        elif isinstance(frame, PayWallWorker):
            asked["left"] = frame.arg
        elif isinstance(frame, (ChooseBonusSpace, PayPalaceWorker)):
            asked["region"] = frame.arg + 1
        elif isinstance(frame, AddWorker):
            asked["region"] = frame.region + 1
        queue.append(asked)
    return queue


def seat_seen(state: ZhanguoState, seat: int, viewer: int) -> Json:
    """One seat's board, pieces, markers, points, and the backs of its cards."""
    board = state.board[seat]
    hand = state.hand_of(seat)
    aside = state.aside[seat * DECKS : (seat + 1) * DECKS]
    seen: Json = {
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


def abilities_seen(state: ZhanguoState, board: int) -> list[object]:
    """What a B side does, and after which actions."""
    found: list[object] = []
    for ability in state.edition.board_abilities[board]:
        printed = state.edition.ability[ability]
        after = [ACTIONS[a] for a in range(len(ACTIONS)) if printed.after >> a & 1]
        found.append({"id": ABILITIES[ability], "after": after, "n": printed.effect.n})
    return found


def own_region_seen(state: ZhanguoState, seat: int, region: int) -> Json:
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


def markers_seen(state: ZhanguoState, seat: int, aspect: int) -> Json:
    """The markers of one colour that a seat holds."""
    return {
        "ones": state.ones[seat * DECKS + aspect],
        "three": state.marker3[aspect] == seat,
        "value": state.strength(seat, aspect),
    }
