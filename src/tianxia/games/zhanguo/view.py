"""What a viewer sees: everything on the table, and of hands the backs and the own cards."""

from __future__ import annotations

from tianxia.core.rows import plain
from tianxia.core.views import questions_ahead
from tianxia.core.words import word_of
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.names import (
    ACTIONS,
    ANY,
    AREAS,
    ASPECTS,
    BOARDS,
    EFFECTS,
    FACES,
    LINES,
    NO_ASPECT,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    REWARDS,
    SECTIONS,
    SECTIONS_PER_AREA,
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
from tianxia.games.zhanguo.seen import (
    PHASES,
    Asked,
    AuctionSeen,
    BonusSpace,
    CourtCard,
    DeckSeen,
    Need,
    RegionSeen,
    RewardCell,
    Seen,
    Standing,
    Task,
    TaskSpace,
    WallSection,
    WallSpaceSeen,
)
from tianxia.games.zhanguo.state import CARD_MASK, DECKS, ZhanguoState, court_action, court_seat
from tianxia.games.zhanguo.tables import BOARD_SIDES
from tianxia.games.zhanguo.tasks import KINDS, fulfils, walls_in
from tianxia.games.zhanguo.view_seats import per_aspect, seat_seen
from tianxia.games.zhanguo.walls import PayWallWorker


def view(state: ZhanguoState, viewer: int) -> Seen:
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


def somebody(seat: int) -> int | None:
    """A seat, or nothing."""
    return None if seat == NOBODY else seat


def court_card_seen(entry: int) -> CourtCard:
    """A card of the court stack with who played it and for what."""
    card = entry & CARD_MASK
    return {
        "id": number_of(card),
        "aspect": ASPECTS[aspect_of(card)],
        "seat": court_seat(entry),
        "play": ACTIONS[court_action(entry)],
    }


def deck_seen(state: ZhanguoState, deck: int) -> DeckSeen:
    """How many cards a deck has, and which were seen going under it."""
    known = state.known_in(deck)
    layers = sorted({state.layer[card] for card in known})
    return {
        "id": ASPECTS[deck],
        "left": state.cards_left(deck),
        "under": [[number_of(c) for c in known if state.layer[c] == layer] for layer in layers],
    }


def reward_seen(state: ZhanguoState, cell: int) -> RewardCell:
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


def standing_seen(state: ZhanguoState, aspect: int) -> list[Standing]:
    """Who would be asked for the reward, in order."""
    return [
        {"seat": seat, "value": state.strength(seat, aspect)} for seat in standing(state, aspect)
    ]


def region_seen(state: ZhanguoState, region: int) -> RegionSeen:
    """One region of the main board with its governors and palaces."""
    edition = state.edition
    spaces: list[BonusSpace] = []
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


def section_seen(state: ZhanguoState, section: int) -> WallSection:
    """One section of the wall with its tile and its spaces."""
    face = state.face[section]
    spaces: list[WallSpaceSeen] = []
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


def task_seen(state: ZhanguoState, place: int) -> Task:
    """One task with what it needs, who has it, and the discs on it."""
    tile = state.task[place]
    spaces: list[TaskSpace] = [
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


def needs_seen(state: ZhanguoState, place: int) -> list[Need]:
    """The symbols of a task tile, each with the seats that have a piece for it."""
    need = plain(state.edition.task_need[state.task[place]])
    kind = place % KINDS
    seats = range(state.seats)
    found: list[Need] = []
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


def auction_seen(state: ZhanguoState) -> AuctionSeen | None:
    """The auction that is going on."""
    if state.bidders == 0:
        return None
    return {
        "bid": state.bid,
        "leader": somebody(state.leader),
        "bidders": [seat for seat in range(state.seats) if state.bidders >> seat & 1],
    }


def queue_seen(state: ZhanguoState) -> list[Asked]:
    """The questions still to be answered, the next one first, with all that is pending in them."""
    queue: list[Asked] = []
    for frame in questions_ahead(state):
        asked: Asked = {"seat": frame.seat, "question": word_of(type(frame).__name__)}
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
