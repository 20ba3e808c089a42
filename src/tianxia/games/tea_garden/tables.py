"""components.toml and the agreed options as typed values: all that is printed or agreed on."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.errors import Unreadable
from tianxia.core.native import append, i64, vec
from tianxia.core.printed import PrintedValues
from tianxia.core.rows import BIT, plain
from tianxia.core.rules import OptionValue
from tianxia.games.tea_garden.columns import by_seats, choices_of, column, named, pair_of
from tianxia.games.tea_garden.effect import Effect, read_effect
from tianxia.games.tea_garden.names import (
    ACTION_CARDS,
    ANY_TEAPOT,
    BASE_MINUS_STARTING,
    BONUSES,
    CARAVAN_KINDS,
    CARAVANS,
    CARD_SLOTS,
    DECK_CARDS,
    EFFECTS,
    EMPEROR_CARDS,
    EMPEROR_ROWS,
    END_SCORES,
    FIRST_ACTION,
    FLAT,
    HALF_COLOURS,
    HALVES,
    LAST_SECTION,
    LEVELS,
    MAX_DISPLAY,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_SPACES,
    MOST_LEAVES,
    PAGODAS,
    PRICE_TEAPOTS,
    PROVINCES,
    QUALITIES,
    REGIONS,
    RIVER,
    ROW_SLOTS,
    SECONDARIES,
    STARTING_CARDS,
    SUBSTITUTES,
    TEAPOTS,
    TILES,
)

# The rulings a file can switch: this game has none, every ruling is part of the rules.
SWITCHES: Final[dict[str, list[object]]] = {}

# Options and the values the rules know.
OPTIONS: Final[dict[str, list[object]]] = {
    "start_player": ["random", *(f"seat_{seat}" for seat in range(MAX_SEATS))],
    "strict_supply": [False, True],
    "auto_space": [True, False],
    "auto_pay": [False, True],
}
DRAWN: Final = -1  # the starting player is drawn

# Words and numbers that say how a rule works: the rules know one way, so one value each.
WORKINGS: Final[dict[str, object]] = {
    "rules.effect_order": EFFECTS,
    "rules.tie_breakers": ["leaves_total", "leaves_fermented", "shared"],
    "rules.max_extra_borders": 1,
    "rules.repeats_per_turn": 1,
    "setup.cup_stacks": len(PROVINCES),
    "setup.action_row_size": ROW_SLOTS,
    "setup.pagodas_on_player_board": PAGODAS,
    "setup.max_turns_per_round": CARD_SLOTS,
    "setup.free_turns_per_round": CARD_SLOTS - 1,
    "setup.max_leaf_quality": QUALITIES,
    "player_board.baskets": list(range(1, QUALITIES + 1)),
    "player_board.card_slots": CARD_SLOTS,
    "components.cup_tiles": len(TILES),
    "components.region_bonus_tokens": len(BONUSES),
    "components.emperor_cards": len(EMPEROR_CARDS),
    "components.action_cards": len(ACTION_CARDS),
    "components.caravan_cards": len(CARAVANS),
    "components.starting_cards_per_player": len(STARTING_CARDS),
    "components.pagodas_per_player": PAGODAS + 1,
    "limits.leaf_tokens": "soft",
    "limits.emperor_tokens": "soft",
    "limits.cup_markers": "soft",
    "limits.scrolls": "soft",
    "limits.cup_tiles": "hard",
    "limits.pagodas": "hard",
    "limits.workers": "hard",
    "limits.action_cards": "hard",
    "limits.caravan_cards": "hard",
    "limits.emperor_cards": "hard",
}


class Edition(PrintedValues):
    """All values in force at one table; shared by all clones of its states, never changed."""

    def __init__(self, file: Components) -> None:
        for path, known in WORKINGS.items():
            file.must_be(path, known)
        file.only_options(OPTIONS, [])
        self.read_setup(file)
        self.read_rules(file)
        self.read_regions(file)
        self.read_tracks(file)
        self.read_cards(file)
        self.read_prices(file)
        self.read_emperor_cards(file)
        self.read_caravans(file)
        self.read_tiles(file)

    def read_setup(self, file: Components) -> None:
        """Section 2: what everybody begins with."""
        self.rounds: i64 = file.whole("meta.rounds", 1, MAX_ROUNDS)
        self.level_cards: vec[i64] = by_seats(file, "setup.action_cards_per_level", 9)
        self.basic_used: vec[i64] = by_seats(file, "setup.basic_caravans_used", len(CARAVANS))
        self.stack_height: vec[i64] = by_seats(
            file, "setup.cup_tiles_per_stack", len(TILES) // len(PROVINCES)
        )
        self.caravan_display: i64 = file.whole("setup.caravan_display_size", 1, MAX_DISPLAY)
        self.emperor_display: i64 = file.whole("setup.emperor_display_size", 1, MAX_DISPLAY)
        self.starting_hand: i64 = file.whole("setup.starting_hand", 1, len(STARTING_CARDS) - 1)
        self.draw_per_round: i64 = file.whole("setup.draw_per_round", 1, len(STARTING_CARDS))
        self.starting_quality: i64 = file.whole("setup.starting_leaves.quality", 1, QUALITIES)
        self.starting_leaves: i64 = file.whole("setup.starting_leaves.count", 0, MOST_LEAVES)
        self.workers: i64 = file.whole("setup.workers_in_reserve", 0, 100)
        self.fourth_any: i64 = file.whole("setup.fourth_turn_cost.any_leaf", 0, MOST_LEAVES)
        self.fourth_fermented: i64 = file.whole(
            "setup.fourth_turn_cost.fermented_leaf", 0, MOST_LEAVES
        )
        self.pagoda_costs: vec[i64] = vec[i64](file.wholes("player_board.pagoda_costs", 1, 50))
        if len(self.pagoda_costs) != PAGODAS or sorted(self.pagoda_costs) != plain(
            self.pagoda_costs
        ):
            raise file.fail("player_board.pagoda_costs", f"must be {PAGODAS} rising numbers")
        self.cheapest: vec[i64] = vec[i64]([self.cheapest_of(left) for left in range(BIT[PAGODAS])])
        self.slot_strength: vec[i64] = vec[i64](file.wholes("action_row.strength_costs", 0, 50))
        if len(self.slot_strength) != ROW_SLOTS:
            raise file.fail("action_row.strength_costs", f"must be {ROW_SLOTS} numbers")

    def cheapest_of(self, left: i64) -> i64:
        """The strength that the cheapest of these pagodas needs; out of reach without any."""
        costs = [self.pagoda_costs[n] for n in range(PAGODAS) if left >> n & 1]
        return min(costs) if costs else 1000

    def read_rules(self, file: Components) -> None:
        """Sections 5 and 6: strengths, prices and points that stand in no single component."""
        self.far_strength: i64 = file.whole("rules.extra_distance_strength", 0, 50)
        self.harvest: i64 = file.whole("rules.harvest_leaves_per_garden", 0, MOST_LEAVES)
        self.extra_harvest: i64 = file.whole("rules.extra_harvest_leaves_per_garden", 1, 10)
        substitutes = choices_of(file, "rules.teapot_substitute", SUBSTITUTES)
        if substitutes[0] != 1:
            raise file.fail("rules.teapot_substitute", "must ask for one scroll_teapot")
        self.teapot_leaves: i64 = substitutes[1]
        self.teapot_fermented: i64 = substitutes[2]
        ways = ["scroll_repeat", "fermented_leaf"]
        repeat = choices_of(file, "rules.repeat_secondary_cost", ways)
        if repeat[0] != 1:
            raise file.fail("rules.repeat_secondary_cost", "must ask for one scroll_repeat")
        self.repeat_fermented: i64 = repeat[1]
        self.sell_fresh: i64 = file.whole("rules.sell_leaf_vp.fresh", 0, 100)
        self.sell_fermented: i64 = file.whole("rules.sell_leaf_vp.fermented", 0, 100)
        self.sell_most: i64 = file.whole("rules.sell_leaf_max", 1, 12)
        self.lap_points: i64 = file.whole("rules.university_lap_vp")
        self.top_points: i64 = file.whole("rules.emperor_top_vp")
        self.scroll_points: i64 = file.whole("rules.leftover_scroll_vp")
        self.token_points: i64 = file.whole("rules.leftover_emperor_token_vp")
        self.cup_points: vec[i64] = vec[i64](file.wholes("rules.cup_connection_vp"))
        if not self.cup_points:
            raise file.fail("rules.cup_connection_vp", "must not be empty")
        self.leaf_tokens: i64 = file.whole("components.leaf_tokens", 1)
        self.scroll_tokens: i64 = file.whole("components.scrolls_per_kind", 1)
        self.emperor_tokens: i64 = file.whole("components.emperor_tokens", 1)
        self.cup_markers: i64 = file.whole("components.cup_markers", 1)

    def read_regions(self, file: Components) -> None:
        """Section 10.3: the map."""
        rows = file.rows("region", REGIONS)
        self.province_of: vec[i64] = named(rows, "province", PROVINCES)
        self.value: vec[i64] = column(rows, "value", 1, QUALITIES)
        self.spaces: vec[i64] = column(rows, "spaces", 1, MAX_SPACES)
        self.space_points: vec[vec[i64]] = vec[vec[i64]](
            [vec[i64](row.wholes("space_vp")) for row in rows]
        )
        self.has_bonus: list[bool] = [row.flag("has_bonus") for row in rows]
        self.start_region: i64 = REGIONS.index(file.word("setup.start_region", REGIONS))
        self.near: vec[i64] = vec[i64]()
        for at, row in enumerate(rows):
            if len(self.space_points[at]) != self.spaces[at]:
                raise row.fail("space_vp", "must have a number for every space")
            beside = [REGIONS.index(name) for name in row.words("neighbors", REGIONS)]
            self.near = append(self.near, sum(BIT[other] for other in set(beside)))
        self.check_map(file, rows)
        # the regions by value, the highest first, as they are harvested
        by_value = sorted(range(len(REGIONS)), key=lambda at: -self.value[at])
        self.harvest_order: vec[i64] = vec[i64](by_value)
        self.far: vec[i64] = vec[i64]([self.within_two(at) for at in range(len(REGIONS))])
        self.bonus_effect: list[Effect] = [
            read_effect(row, "effect") for row in file.rows("region_bonus", BONUSES)
        ]

    def check_map(self, file: Components, rows: list[Components]) -> None:
        """Borders have two sides; provinces and regions name each other; everybody can start."""
        for at, row in enumerate(rows):
            if self.near[at] >> at & 1:
                raise row.fail("neighbors", "must not name the region itself")
            for other in range(len(REGIONS)):
                if self.near[at] >> other & 1 != self.near[other] >> at & 1:
                    raise row.fail("neighbors", f"and those of {REGIONS[other]} do not agree")
        provinces = file.rows("province", PROVINCES)
        for number, row in enumerate(provinces):
            own = [REGIONS[at] for at in range(len(REGIONS)) if self.province_of[at] == number]
            if row.words("regions", REGIONS) != own:
                raise row.fail("regions", f"must be {', '.join(own)}")
            if row.flag("is_start") != (number == self.province_of[self.start_region]):
                raise row.fail("is_start", "must be true for the province of the start region only")
        if self.spaces[self.start_region] < MAX_SEATS or self.has_bonus[self.start_region]:
            raise rows[self.start_region].fail("spaces", "must hold everybody and have no bonus")

    def within_two(self, region: i64) -> i64:
        """The regions one or two borders away, as a bit mask."""
        reached = self.near[region]
        for other in range(len(REGIONS)):
            if self.near[region] >> other & 1:
                reached |= self.near[other]
        return reached & ~BIT[region]

    def read_tracks(self, file: Components) -> None:
        """Sections 10.5 to 10.7: river, university, emperor track."""
        river = file.rows("river_space", RIVER)
        self.river_effect: list[Effect] = [read_effect(row, "effect") for row in river]
        self.river_points: vec[i64] = column(river, "end_vp")
        self.berth_points: vec[i64] = vec[i64](river[LAST_SECTION].wholes("end_vp_by_arrival"))
        if len(self.berth_points) != MAX_SEATS:
            raise river[LAST_SECTION].fail("end_vp_by_arrival", f"must be {MAX_SEATS} numbers")
        if not self.river_effect[0].empty:
            raise river[0].fail("effect", "must be empty: nobody sails to the start")
        halves = file.rows("university_half", HALVES)
        for at, row in enumerate(halves):
            row.whole("sector", at // 2 + 1, at // 2 + 1)
            row.word("half", ["ab"[at % 2]])
        self.half_effect: list[Effect] = [read_effect(row, "effect") for row in halves]
        self.half_points: vec[i64] = column(halves, "end_vp")
        rows = file.rows("emperor_row", EMPEROR_ROWS)
        self.row_tokens: vec[i64] = column(rows, "cost_emperor", 0, 30)
        self.row_leaves: vec[i64] = column(rows, "cost_leaves", 1, 1)
        self.row_quality: vec[i64] = column(rows, "cost_min_quality", 1, QUALITIES)
        self.row_effect: list[Effect] = [read_effect(row, "effect") for row in rows]
        for at, row in enumerate(rows):
            points = self.top_points if at == len(EMPEROR_ROWS) - 1 else 0
            row.whole("end_vp", points, points)

    def read_cards(self, file: Components) -> None:
        """Sections 10.8 to 10.10: the faces of all cards of the decks."""
        rows = file.rows("starting_card", STARTING_CARDS)
        rows += file.rows("action_card", ACTION_CARDS)
        rows += file.rows("emperor_card", EMPEROR_CARDS)
        self.strength: vec[i64] = column(rows, "strength", 1, 30)
        self.secondary: vec[i64] = vec[i64]()  # bit mask of secondary actions
        self.teapots: vec[i64] = vec[i64]()  # teapots[card * 3 + colour]
        self.symbols: vec[i64] = vec[i64]()  # secondary actions and teapots on each card
        self.card_effect: list[Effect] = [read_effect(row, "effect") for row in rows]
        for row in rows:
            shown = row.words("secondary", SECONDARIES)
            kinds = sum(BIT[SECONDARIES.index(kind)] for kind in set(shown))
            self.secondary = append(self.secondary, kinds)
            pots = row.words("teapots", TEAPOTS)
            for colour in TEAPOTS:
                self.teapots = append(self.teapots, pots.count(colour))
            self.symbols = append(self.symbols, len(set(shown)) + len(pots))

    def read_prices(self, file: Components) -> None:
        """Section 10.10: levels, prices and points of the action cards."""
        self.cost_leaves: vec[i64] = vec[i64]([0] * DECK_CARDS)
        self.cost_quality: vec[i64] = vec[i64]([1] * DECK_CARDS)
        self.cost_teapots: vec[i64] = vec[i64]([0] * (DECK_CARDS * len(PRICE_TEAPOTS)))
        self.card_points: vec[i64] = vec[i64]([0] * DECK_CARDS)
        self.level: vec[i64] = vec[i64]([0] * DECK_CARDS)  # 1-5, 0 for other cards
        self.level_mask: vec[i64] = vec[i64]([0] * LEVELS)  # bit n: action card n
        for number, row in enumerate(file.rows("action_card", ACTION_CARDS)):
            card = FIRST_ACTION + number
            self.level[card] = row.whole("level", 1, LEVELS)
            self.level_mask[self.level[card] - 1] |= BIT[number]
            self.cost_leaves[card] = row.whole("cost_leaves", 0, MOST_LEAVES)
            self.cost_quality[card] = row.whole("cost_min_quality", 1, QUALITIES)
            self.card_points[card] = row.whole("end_vp")
            pots = row.words("cost_teapots", PRICE_TEAPOTS)
            if len(pots) > ANY_TEAPOT:
                raise row.fail("cost_teapots", "may be three at most")
            for colour, name in enumerate(PRICE_TEAPOTS):
                self.cost_teapots[card * len(PRICE_TEAPOTS) + colour] = pots.count(name)
        for level in range(LEVELS):
            if int(self.level_mask[level]).bit_count() < max(self.level_cards):
                raise file.fail("action_card", f"has too few cards of level {level + 1}")

    def read_emperor_cards(self, file: Components) -> None:
        """Section 10.9: what each emperor card scores at the end."""
        self.end_score: vec[i64] = vec[i64]()
        self.end_points: vec[i64] = vec[i64]()
        self.end_most: vec[i64] = vec[i64]()
        self.end_base: vec[i64] = vec[i64]()
        for row in file.rows("emperor_card", EMPEROR_CARDS):
            kind = END_SCORES.index(row.word("end_score.type", END_SCORES))
            self.end_score = append(self.end_score, kind)
            minus = kind == BASE_MINUS_STARTING
            low, high = (-1, -1) if minus else (0, 1000)
            self.end_points = append(self.end_points, row.whole("end_score.vp", low, high))
            least = len(STARTING_CARDS)
            self.end_base = append(
                self.end_base, row.whole("end_score.base", least) if minus else 0
            )
            free = minus or kind == FLAT
            self.end_most = append(
                self.end_most, least if free else row.whole("end_score.max", 0, 100)
            )

    def read_caravans(self, file: Components) -> None:
        """Section 10.11: two trades and two strengths on each caravan."""
        self.caravan_mask: vec[i64] = vec[i64]([0] * len(CARAVAN_KINDS))
        self.trade_any: vec[i64] = vec[i64]()  # by caravan * 2 + option
        self.trade_fermented: vec[i64] = vec[i64]()
        self.trade_effect: list[Effect] = []
        self.strength_least: vec[i64] = vec[i64]()
        self.strength_effect: list[Effect] = []
        for number, row in enumerate(file.rows("caravan_card", CARAVANS)):
            kind = CARAVAN_KINDS.index(row.word("kind", CARAVAN_KINDS))
            self.caravan_mask[kind] |= BIT[number]
            for option in pair_of(row, "trade"):
                self.trade_any = append(
                    self.trade_any, option.whole("cost.any_leaf", 0, MOST_LEAVES)
                )
                self.trade_fermented = append(
                    self.trade_fermented, option.whole("cost.fermented_leaf", 0, MOST_LEAVES)
                )
                self.trade_effect.append(read_effect(option, "effect"))
            for option in pair_of(row, "strength"):
                self.strength_least = append(self.strength_least, option.whole("min", 0, 50))
                self.strength_effect.append(read_effect(option, "effect"))
        if int(self.caravan_mask[0]).bit_count() < max(self.basic_used):
            raise file.fail("caravan_card", "has too few basic caravans")

    def read_tiles(self, file: Components) -> None:
        """Section 10.12: the halves and bonuses of the cup tiles."""
        rows = file.rows("cup_tile", TILES)
        self.left_half: vec[i64] = named(rows, "left", HALF_COLOURS)
        self.right_half: vec[i64] = named(rows, "right", HALF_COLOURS)
        self.tile_effect: list[Effect] = [read_effect(row, "effect") for row in rows]

    def agree(self, agreed: list[int]) -> None:
        self.agreed = agreed
        start_seat, strict, auto_space, auto_pay = agreed
        self.start_seat: i64 = start_seat
        self.strict: bool = strict == 1
        self.auto_space: bool = auto_space == 1
        self.auto_pay: bool = auto_pay == 1


def agreement(options: dict[str, OptionValue]) -> list[int]:
    """The options of one table as numbers, in the order of `Edition.agree`."""
    chosen = str(options["start_player"])
    return [
        DRAWN if chosen == "random" else int(chosen.removeprefix("seat_")),
        int(bool(options["strict_supply"])),
        int(bool(options["auto_space"])),
        int(bool(options["auto_pay"])),
    ]


def check_together(seats: int, edition: Edition) -> None:
    """Refuse a start player who does not sit at the table."""
    if edition.start_seat >= seats:
        raise Unreadable(f"Seat {edition.start_seat + 1} cannot start a game for {seats}.")
