"""components.toml and the agreed options as typed values: all that is printed or agreed on."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.errors import Unreadable
from tianxia.core.native import append, i64, vec
from tianxia.core.printed import PrintedValues
from tianxia.core.rows import BIT, plain
from tianxia.core.rules import OptionValue
from tianxia.games.rotunda.cards import (
    Effect,
    Expert,
    Order,
    effects_on,
    gain_effects,
    read_experts,
    read_orders,
)
from tianxia.games.rotunda.house import open_house, read_houses, successor_sets
from tianxia.games.rotunda.names import (
    ACT_APPRENTICE,
    AMULETS,
    BANK,
    BANKER,
    BLACK_MARKET,
    CELLS,
    COLOURS,
    EXPERT_ROOM,
    EXPERTS,
    GATES,
    GUILD_HALL,
    HIRE_EXPERT,
    INNER,
    INNER_ROOMS,
    LARGE_ROOMS,
    LEADERS,
    MARKET,
    MAX_CHAIRS,
    MAX_SEATS,
    MOST_IN_POOL,
    NEUTRALS,
    NO_AMULET,
    ORDERS,
    RESOURCES,
    RETAILER,
    ROOMS,
    SIDE,
    SMALL_ROOMS,
    SMUGGLERS,
    SMUGGLERS_DEN,
    SPACES,
    STEWARD,
    SUPPLIER,
    TEMPLES,
    TOKENS,
    TRADING_POST,
    VILLAGES,
    WAREHOUSE,
    WHOLESALER,
)
from tianxia.games.rotunda.rewards import (
    Reward,
    amounts,
    cost_of,
    entries,
    read_reward,
)

# The components file of this game switches no rulings: each has one value.
SWITCHES: Final[dict[str, list[object]]] = {}

OPTIONS: Final[dict[str, list[object]]] = {
    "start_player": ["random", "seat_0"],
    "hall_choice": ["fixed_s", "last_player_chooses", "random"],
    "advanced_experts": [False, True],
    "neutral_leader_actions": [False, True],
}
HALL_FIXED: Final = 0
HALL_CHOSEN: Final = 1
HALL_DRAWN: Final = 2

# Words that say how a rule works, not how much: the rules know one way, so one value each.
WORKINGS: Final[dict[str, object]] = {
    "limits.coins": "unlimited",
    "limits.experts_activated_per_turn": 1,
    "limits.leader_steps_min": 1,
    "limits.neutral_moves_per_turn": 1,
    "setup.start_orders_per_player": 1,
    "setup.amulets_on_round_track": 1,
    "tracks.round.start": 0,
    "tracks.score.wraps": True,
    "worship.rows": SIDE,
    "worship.cols": SIDE,
    "worship.start": [1, 1],
    "final_scoring.tie_break": ["coins_after_conversion", "shared_victory"],
    "final_scoring.bonus_symbols_count": False,
}
ROOM_WORKINGS: Final[list[tuple[int, str, object]]] = [
    (SUPPLIER, "main", {"gain": {"basic": 1}}),
    (SMUGGLERS_DEN, "main", {"choose": [{"take_smuggler": 1}, {"gain": {"gold": 1}}]}),
    (MARKET, "sales_per_repetition", 1),
    (MARKET, "clear_when_full", True),
    (EXPERT_ROOM, "main", {"hire": 1}),
    (BANKER, "main", {"choose": [{"take_banker_coins": True}, {"gain": {"basic": 1}}]}),
    (STEWARD, "cost_goes_to", "banker"),
    (RETAILER, "cubes", "all_different"),
    (RETAILER, "clear_when_full", True),
    (WHOLESALER, "cubes", "all_same"),
    (WHOLESALER, "clear_when_full", True),
    (
        TRADING_POST,
        "each_payment",
        {
            "choose": [
                {"act": {"recruit": 1}},
                {"act": {"pedlar": 1}},
                {"act": {"apprentice": 1}},
                {"gain": {"gold": 1}},
            ]
        },
    ),
]


def check_workings(file: Components) -> None:
    """Refuse a file that asks for a way of playing the rules do not know."""
    for path, known in WORKINGS.items():
        file.must_be(path, known)
    rooms = file.rows("room", ROOMS)
    for room, path, known in ROOM_WORKINGS:
        rooms[room].must_be(path, known)


class Edition(PrintedValues):
    """All values in force at one table; shared by all clones of its states, never changed."""

    def __init__(self, file: Components) -> None:
        check_workings(file)
        file.only_options(OPTIONS, [])
        self.read_limits(file)
        self.read_setup(file)
        self.read_house(file)
        self.read_inner_rooms(file)
        self.read_outer_rooms(file)
        self.read_board(file)
        self.read_cards(file)
        self.read_scoring(file)

    def read_limits(self, file: Components) -> None:
        """Section 1: cubes, hands, steps and pools."""
        self.cubes: vec[i64] = vec[i64](
            [file.whole(f"limits.{name}", 0, 100) for name in RESOURCES]
        )
        self.experts_held: i64 = file.whole("limits.experts_held", 1, len(EXPERTS))
        self.steps: i64 = file.whole("limits.leader_steps_max", 1, len(SPACES))
        self.helpers: i64 = file.whole("limits.helpers_called_per_visit", 0, MAX_CHAIRS)
        self.pool_orders: i64 = file.whole("limits.pool_orders", 1, MOST_IN_POOL)
        self.pool_experts: i64 = file.whole("limits.pool_experts", 1, MOST_IN_POOL)
        self.pool_amulets: i64 = file.whole("limits.pool_amulets", 1, MOST_IN_POOL)
        self.pool_smugglers: i64 = file.whole("limits.pool_smugglers", 1, len(SMUGGLERS) - 1)

    def read_setup(self, file: Components) -> None:
        """Section 2: what everybody begins with."""
        self.start_supply: i64 = file.whole("setup.assistants_in_supply", 0, 20)
        self.start_track: i64 = file.whole("setup.assistants_on_track", 0, 20)
        self.assistants: i64 = self.start_supply + self.start_track
        pieces = file.whole("components.assistants_per_color", 1, 20)
        if self.assistants + file.whole("setup.assistants_on_score_track", 1, 1) != pieces:
            raise file.fail("setup", f"must place all {pieces} assistants of a colour")
        self.start_gold: i64 = file.whole("setup.start_gold", 0, 2)
        self.start_coins: vec[i64] = vec[i64](file.wholes("setup.start_coins"))
        if len(self.start_coins) != MAX_SEATS:
            raise file.fail("setup.start_coins", f"must have {MAX_SEATS} numbers")
        self.start_score: i64 = file.whole("setup.start_score")
        self.banker_coins: i64 = file.whole("setup.banker_coins")
        row = Components({"gain": file.at("setup.warehouse_cubes")}, f"{file.origin}: setup")
        self.warehouse_cubes: vec[i64] = vec[i64](read_reward(row, RESOURCES[:3]).cubes()[:3])
        self.experts_discarded: i64 = file.whole("setup.advanced_experts_discarded", 0, 12)
        file.whole("setup.small_tiles_drawn", 3, 3)
        self.leaders_each: vec[i64] = vec[i64]([0, 0])
        self.end_field: vec[i64] = vec[i64]([0, 0])
        self.neutral_colours: list[list[int]] = [[], []]
        fields = file.whole("tracks.round.fields", 1, 100)
        self.round_fields: i64 = fields
        for row in file.rows("by_players", [f"p{seats}" for seats in range(2, MAX_SEATS + 1)]):
            each = row.whole("leaders_each", 1, LEADERS)
            self.leaders_each = append(self.leaders_each, each)
            self.end_field = append(self.end_field, row.whole("end_field", 1, fields))
            names = row.words("neutral_leaders", COLOURS[:NEUTRALS])
            if names and (len(self.end_field) != 3 or names != COLOURS[:NEUTRALS]):
                raise row.fail("neutral_leaders", "must be red, green, blue for two, else none")
            self.neutral_colours.append([COLOURS.index(name) for name in names])
        rows = file.rows("colour", COLOURS)[:NEUTRALS]
        self.colour_cube: vec[i64] = vec[i64](
            [RESOURCES.index(row.word("resource", RESOURCES[:3])) for row in rows]
        )
        if sorted(plain(self.colour_cube)) != [0, 1, 2]:
            raise file.fail("colour", "must give every neutral leader a resource of its own")

    def read_house(self, file: Components) -> None:
        """Section 11: spaces, links, gates."""
        houses = read_houses(file)
        self.links: list[list[list[int]]] = [*houses, open_house(file)]
        self.successors: vec[vec[i64]] = vec[vec[i64]]([successor_sets(house) for house in houses])
        rows = file.rows("space", SPACES)
        fixed: list[int] = []
        self.slot_is_large: list[bool] = [False] * INNER
        for index, row in enumerate(rows):
            row.word("ring", ["inner" if index < INNER else "outer"])
            if index < INNER:
                fixed.append(ROOMS.index(row.word("room", ROOMS[:INNER_ROOMS])))
            else:
                self.slot_is_large.append(row.word("slot", ["large", "small"]) == "large")
        self.fixed_rooms: vec[i64] = vec[i64](fixed)
        if sorted(fixed) != list(range(INNER_ROOMS)):
            raise file.fail("space", "must place each inner room once")
        if sum(self.slot_is_large) != len(LARGE_ROOMS):
            raise file.fail("space", f"must have {len(LARGE_ROOMS)} large slots")
        chosen = [
            gate for gate, row in enumerate(file.rows("gate", GATES)) if row.tree.get("default")
        ]
        if len(chosen) != 1:
            raise file.fail("gate", "must have one default place for the Hall")
        self.gate: i64 = chosen[0]
        self.start_village: i64 = self.read_start_village(file)

    def read_start_village(self, file: Components) -> int:
        """Where the pedlar begins."""
        start = [v for v, row in enumerate(file.rows("village", VILLAGES)) if row.tree.get("start")]
        if len(start) != 1:
            raise file.fail("village", "must have one start for the pedlar")
        return start[0]

    def read_inner_rooms(self, file: Components) -> None:
        """Section 5.3, rooms 1 to 5."""
        rows = file.rows("room", ROOMS)
        for room, row in enumerate(rows):
            kind = "inner" if room < INNER_ROOMS else "large" if room in LARGE_ROOMS else "small"
            row.word("kind", [kind])
        acts = ["recruit", "pedlar", "apprentice"]
        self.chairs: vec[i64] = vec[i64](
            [rows[room].whole("chairs", 1, MAX_CHAIRS) for room in self.fixed_rooms]
        )  # by space
        nothing = Reward([0] * 7, [0] * 4)
        self.assist: list[Reward] = [nothing] * len(ROOMS)
        for room in (SUPPLIER, BANKER, BLACK_MARKET, WAREHOUSE):
            given = Components(
                {"act": amounts_table(rows[room], "assist")}, f"{rows[room].origin}: assist"
            )
            self.assist[room] = read_reward(given, acts)
        fields = entries(rows[MARKET], "fields", 3, 3)
        by_kind = {field.word("resource", RESOURCES[:3]): field for field in fields}
        if len(by_kind) != len(fields):
            raise rows[MARKET].fail("fields", "must have one field for each resource")
        rewards = [read_reward(by_kind[name], ["coins", "vp", *acts]) for name in RESOURCES[:3]]
        for room in (RETAILER, WHOLESALER):
            for slot in entries(rows[room], "slots", 3, 3):
                rewards.append(read_reward(slot, ["coins", "vp", *acts]))
        self.field: list[Reward] = rewards
        self.banker_refill: i64 = rows[BANKER].whole("refill_coins_when_empty", 1)

    def read_outer_rooms(self, file: Components) -> None:
        """Section 5.3, rooms 6 and 9 to 13."""
        rows = file.rows("room", ROOMS)
        acts = ["recruit", "pedlar", "apprentice"]
        self.steward_cost: i64 = cost_of(rows[STEWARD], ["coins"])[0]
        options = entries(rows[STEWARD], "options", 2, 2)
        options[1].word("special", ["copy_room"])
        self.steward: list[Reward] = [read_reward(option, acts) for option in options]
        slots = entries(rows[BANK], "slots", 1, 10)
        self.bank_cost: vec[i64] = vec[i64]([cost_of(slot, ["coins"])[0] for slot in slots])
        self.bank_reward: list[Reward] = [read_reward(slot, ["vp", *acts]) for slot in slots]
        self.read_black_market(rows[BLACK_MARKET])
        slots = entries(rows[TRADING_POST], "slots", 1, 10)
        self.trading_cost: vec[i64] = vec[i64]([cost_of(slot, ["coins"])[0] for slot in slots])
        slots = entries(rows[GUILD_HALL], "slots", 1, 10)
        costs = [cost_of(slot, ["coins", "dismiss"]) for slot in slots]
        for slot in slots:
            slot.whole("hire", 1, 1)
        self.guild_coins: vec[i64] = vec[i64]([cost[0] for cost in costs])
        self.guild_dismissed: vec[i64] = vec[i64]([cost[4] for cost in costs])
        slots = entries(rows[WAREHOUSE], "slots", 1, 10)
        for slot in slots:
            slot.whole("take_cube_from_any_room", 1, 1)
        self.warehouse_cost: vec[i64] = vec[i64]([cost_of(slot, ["coins"])[0] for slot in slots])
        row = Components({"gain": rows[WAREHOUSE].at("stock")}, rows[WAREHOUSE].origin)
        self.stock: vec[i64] = vec[i64](read_reward(row, RESOURCES[:3]).cubes()[:3])

    def read_black_market(self, row: Components) -> None:
        """Room 10: prices of what is bought and sold."""
        self.deals: i64 = row.whole("transactions_max", 1, 10)
        buys = row.rows("buys", ["buy_basic", "buy_recruit", "buy_amulet"])
        self.buy_cost: vec[i64] = vec[i64]([cost_of(buy, ["coins"])[0] for buy in buys])
        sells = row.rows("sells", ["sell_basic", "sell_assistant", "sell_amulet"])
        self.sell_coins: vec[i64] = vec[i64]([read_reward(sell, ["coins"]).coins for sell in sells])
        known = [
            buys[0].at("gain") == {"basic": 1},
            buys[1].at("act") == {"recruit": 1},
            buys[2].at("amulet_from_pool") == 1,
            sells[0].at("cost_basic") == 1,
            sells[1].at("cost") == {"dismiss": 1},
            sells[2].at("cost_amulet") == 1,
        ]
        if not all(known):
            raise row.fail("buys and sells", "must each be about one thing")

    def read_board(self, file: Components) -> None:
        """Section 10.4 to 10.6: worship board, temples, smugglers."""
        values = file.at("worship.vp")
        if (
            not isinstance(values, list)
            or [len(line) if isinstance(line, list) else 0 for line in values] != [SIDE] * SIDE
        ):
            raise file.fail("worship.vp", f"must have {SIDE} rows of {SIDE} numbers")
        self.cell_points: vec[i64] = vec[i64](
            [file.whole_in(value, "worship.vp") for line in values for value in line]
        )
        assert len(self.cell_points) == CELLS
        worship = Components(
            {"left": file.at("worship.left"), "top": file.at("worship.top")}, file.origin
        )
        edges = ["coins", *RESOURCES, "senior_apprentice"]
        self.left: list[Reward] = [read_reward(e, edges) for e in entries(worship, "left", 4, 4)]
        self.top: list[Reward] = [read_reward(e, edges) for e in entries(worship, "top", 4, 4)]
        rows = file.wholes("worship.right_amulet_rows", 1, SIDE)
        cols = file.wholes("worship.bottom_amulet_cols", 1, SIDE)
        if len(set(rows)) != len(rows) or len(set(cols)) != len(cols):
            raise file.fail("worship", "must not have two amulet fields in one place")
        beside = sorted([row - 1 for row in rows]) + sorted([SIDE + col - 1 for col in cols])
        self.edge_fields: vec[i64] = vec[i64](beside)
        count = len(self.edge_fields)
        file.whole("setup.amulets_on_worship_board", count, count)
        self.seated_points: i64 = file.whole("worship.vp_per_seated_assistant")
        acts = ["recruit", "pedlar", "apprentice", "senior_apprentice"]
        self.temple: list[Reward] = [
            read_reward(row, ["coins", *RESOURCES, "vp", *acts])
            for row in file.rows("temple", TEMPLES)
        ]
        self.smuggler: list[Reward] = [
            read_reward(row, RESOURCES) for row in file.rows("smuggler", SMUGGLERS)
        ]

    def read_cards(self, file: Components) -> None:
        """Section 10.7 to 10.9: orders, experts, amulets."""
        self.orders: list[Order] = read_orders(file)
        self.start_orders: i64 = 0
        for index, order in enumerate(self.orders):
            if order.start:
                self.start_orders |= BIT[index]
        if sum(order.start for order in self.orders) < MAX_SEATS:
            raise file.fail("order", f"must have a start order for each of {MAX_SEATS} seats")
        self.experts: list[Expert] = read_experts(file)
        self.permanent: i64 = 0
        self.backs: vec[i64] = vec[i64]([0, 0, 0])  # masks of the experts with each back
        self.amulet_experts: vec[i64] = vec[i64]([0] * (len(AMULETS) - TOKENS))  # masks by amulet
        for index, expert in enumerate(self.experts):
            self.backs[expert.back] |= BIT[index]
            if not expert.one_time:
                self.permanent |= BIT[index]
            if expert.amulet != NO_AMULET:
                self.amulet_experts[expert.amulet - TOKENS] |= BIT[index]
        self.effects: list[Effect] = [
            *[o.effect for o in self.orders],
            *[e.effect for e in self.experts],
        ]
        self.gain_effects: vec[i64] = gain_effects(self.effects)
        self.apprentice_effects: i64 = effects_on(self.effects, ACT_APPRENTICE)
        self.hire_effects: i64 = effects_on(self.effects, HIRE_EXPERT)
        rows = file.rows("amulet", AMULETS)
        tokens = [row.whole("tokens", 0, 20) for row in rows[:TOKENS]]
        self.tokens: vec[i64] = vec[i64](tokens)
        for row in rows[TOKENS:]:
            row.whole("tokens", 0, 0)
        if sum(tokens) < len(self.edge_fields) + 1 + self.pool_amulets:
            raise file.fail(
                "amulet", "must have tokens for the worship board, the end and the pool"
            )
        if len(ORDERS) < MAX_SEATS + self.pool_orders:
            raise file.fail("limits.pool_orders", "must leave start orders for every seat")

    def read_scoring(self, file: Components) -> None:
        """Section 6: the score track and the end of the game."""
        self.lap: i64 = file.whole("tracks.score.spaces", 1)
        thresholds = sorted(set(file.wholes("tracks.score.bonus_thresholds", 1, self.lap - 1)))
        self.symbols: vec[i64] = vec[i64](thresholds)
        self.symbols_up_to: vec[i64] = vec[i64](
            [sum(1 for t in thresholds if t <= space) for space in range(self.lap)]
        )
        points = file.wholes("amulet_scoring.points")
        self.set_points: vec[i64] = vec[i64](points)
        if len(points) != len(AMULETS):
            raise file.fail("amulet_scoring.points", f"must have {len(AMULETS)} numbers")
        steps = [b - a for a, b in zip([0, *points], points, strict=False)]
        if sorted(steps) != steps:
            raise file.fail("amulet_scoring.points", "must rise by steps that never fall")
        self.track_fields: list[int] = file.wholes("tracks.assistants.fields")
        if len(self.track_fields) != self.start_track:
            raise file.fail("tracks.assistants.fields", "must have one field per assistant on it")
        uncovered = [sum(self.track_fields[:n]) for n in range(len(self.track_fields) + 1)]
        self.family_points: vec[i64] = vec[i64](
            [uncovered[max(0, self.start_track - n)] for n in range(self.assistants + 1)]
        )  # by assistants left on the track
        self.chair_points: i64 = file.whole("final_scoring.assistant_on_chair")
        self.village_points: i64 = file.whole("final_scoring.assistant_in_village")
        self.altar_points: i64 = file.whole("final_scoring.assistant_on_worship_board")
        self.supply_coins: i64 = file.whole("final_scoring.coin_per_supply_assistant")
        self.cube_coins: i64 = file.whole("final_scoring.coin_per_cube")
        self.coins_per_point: i64 = file.whole("final_scoring.coins_per_vp", 1)
        file.whole("components.room_tiles_large", len(LARGE_ROOMS), len(LARGE_ROOMS))
        file.whole("components.room_tiles_small", len(SMALL_ROOMS), len(SMALL_ROOMS))

    def agree(self, agreed: list[int]) -> None:
        self.agreed = agreed
        from_seat_0, hall, advanced, neutral_acts = agreed
        self.from_seat_0: bool = from_seat_0 == 1
        self.hall: i64 = hall
        self.advanced: bool = advanced == 1
        self.neutral_acts: bool = neutral_acts == 1


def amounts_table(row: Components, key: str) -> object:
    """The assistant actions of `assist = { act = { .. } }`."""
    table = row.at(key)
    if not isinstance(table, dict) or list(table) != ["act"]:
        raise row.fail(key, "must be a table with `act`")
    amounts(Components(table, row.origin), "act", ["recruit", "pedlar", "apprentice"])
    return table["act"]


def agreement(options: dict[str, OptionValue]) -> list[int]:
    """The options of one table as numbers, in the order of `Edition.agree`."""
    return [
        int(options["start_player"] == "seat_0"),
        OPTIONS["hall_choice"].index(options["hall_choice"]),
        int(bool(options["advanced_experts"])),
        int(bool(options["neutral_leader_actions"])),
    ]


def check_together(seats: int, edition: Edition) -> None:
    """Refuse to let leaders act that are not there."""
    if edition.neutral_acts and not edition.neutral_colours[seats]:
        raise Unreadable("Only a game for two has neutral leaders who can act.")
