"""components.toml and the agreed options as typed values: all that is printed or agreed on."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import i64, vec
from tianxia.core.printed import PrintedValues
from tianxia.core.rules import OptionValue
from tianxia.games.dragon.names import (
    ACTIONS,
    APART,
    BUILD_WALL,
    CONTAGION,
    DRAGON_FESTIVAL,
    DRAWN_LATER,
    DROUGHT,
    EARTHQUAKE,
    EVENTS,
    FLOOD,
    GAINS,
    IMPERIAL_TRIBUTE,
    LANTERN_FESTIVAL,
    MAX_PALACES,
    MAX_ROUNDS,
    MAX_SEATS,
    MAX_WALL,
    MONGOL_INVASION,
    NO_GAIN,
    NO_SUPER_EVENT,
    PAIRS,
    PERSON_CARDS,
    PLACEMENTS,
    PRIVILEGE,
    PRIVILEGES,
    SCORE_MONKS,
    SMALL,
    SOLAR_ECLIPSE,
    SUPER_EVENTS,
    TILES,
    TOGETHER,
    TORNADO,
    TYPES,
    VOLCANIC_ERUPTION,
    WALL_TILES,
)

WALL_OFF: Final = 0
WALL_ON: Final = 1
WALL_RANDOM: Final = 2
DRAFTED: Final = 2  # persons a seat takes in the draft
RISEN: Final = 1  # and in a Sunrise
SUPER_DRAWN: Final = -3  # mode `random`: the token is drawn at the start and lies face up

# The rulings with their alternatives; the first value is ours.
SWITCHES: Final[dict[str, list[object]]] = {
    "rulings.decay_after_super_event": [True, False],
    "rulings.final_wall_check": ["after_round_12_scoring", "before_decay"],
    "rulings.eclipse_repeats_wall_check": [False, True],
    "rulings.refused_person_leaves_supply": [True, False],
    "rulings.replace_only_when_full": [True, False],
    "rulings.must_build_all_floors": [True, False],
    "rulings.pass_allowed_with_3_or_more_yuan": [True, False],
    "rulings.edict_warriors": ["person_track", "vp"],
    "rulings.edict_counts_action_card_symbol": [False, True],
    "rulings.useless_choice_forbidden": [
        ["privilege", "build_wall"],
        ["privilege"],
        ["build_wall"],
        [],
    ],
    "rulings.event_last_slot_conflict": ["swap_10_11"],
    "rulings.super_event_first_player": ["person_track_leader", "starting_player"],
    "rulings.group_needs_usable_card": [True, False],
    "rulings.several_new_palaces_per_build": [True, False],
    "rulings.equal_replacement_allowed": [True, False],
}

# Options of section 7 and the values the rules know; the price of the large privilege is free.
OPTIONS: Final[dict[str, list[object]]] = {
    "start_player": ["random", "seat_0"],
    "great_wall": ["off", "on", "random_tile"],
    "super_event": ["off", "random", "hidden", *SUPER_EVENTS],
    "open_hands": [True, False],
}
# Words that say how a rule works, not how much: the rules know one way, so one value each.
WORKINGS: Final[dict[str, object]] = {
    "action_card/privilege.effect.buy_one_of": PRIVILEGES,
    "event/peace.effect.nothing": True,
    "event/imperial_tribute.effect.pay.what": "yuan",
    "event/drought.effect.pay.what": "rice",
    "event/drought.effect.pay.per": "inhabited_palace",
    "event/dragon_festival.effect.rank.what": "fireworks",
    "event/dragon_festival.effect.scorers_return.what": "fireworks",
    "event/mongol_invasion.effect.lowest_release.ties": "all",
    "wall_check.reached_if": "wall_length >= round",
    "wall_check.not_reached.ties": "all",
    "wall_check.not_reached.zero_counts": True,
    "super_event/buddha.effect.score_monks": True,
    "super_event/earthquake.effect.then": "release_excess_persons",
    "super_event/flood.effect.lose_mix.of": ["yuan", "rice", "fireworks"],
    "super_event/volcanic_eruption.effect.keep_order": True,
    "super_event/sunrise.effect.recruit.age": "young",
    "super_event/sunrise.effect.recruit.count": 1,
    "super_event/sunrise.effect.recruit.card": False,
    "super_event/sunrise.effect.recruit.distinct_types_between_players": True,
    "super_event/assassination_attempt.effect.lose_all": PRIVILEGES,
    "super_event/edict.effect.choose_own_type_benefit": True,
    "final_scoring.monk_vp": "buddha_symbols * floors_of_own_palace",
    "final_scoring.rounding": "down",
    "final_scoring.tie_breakers": ["person_track_position", "stack_height"],
    "final_scoring.shared_victory": False,
}
ROW_IDS: Final[dict[str, list[str]]] = {
    "action_card": ACTIONS,
    "event": EVENTS,
    "super_event": SUPER_EVENTS,
}


def check_workings(file: Components) -> None:
    """Refuse a file that asks for a way of playing the rules do not know."""
    for path, known in WORKINGS.items():
        table, row, place = file, path.partition(".")[0], path
        if "/" in row:
            name, _, key = row.partition("/")
            table = file.rows(name, ROW_IDS[name])[ROW_IDS[name].index(key)]
            place = path.partition(".")[2]
        table.must_be(place, known)


def check_options(file: Components) -> None:
    """Refuse unknown options and values; a large privilege may cost anything."""
    large = [option for option in file.options([]) if option.name == "large_privilege_cost"]
    if not large:
        raise file.fail("option large_privilege_cost", "is missing")
    for price in large[0].values:
        file.whole_in(price, "option large_privilege_cost")
    file.only_options(OPTIONS, ["player_count", "large_privilege_cost"])


class Gain:
    """What an action, a wall tile or a charter brings: `base` and one more per symbol."""

    def __init__(self, what: i64, base: i64, symbol_of: i64) -> None:
        self.what: Final = what
        self.base: Final = base
        self.symbol_of: Final = symbol_of  # the person type that shows the symbol, or -1


class Edition(PrintedValues):
    """All values in force at one table; shared by all clones of its states, never changed."""

    def __init__(self, file: Components) -> None:
        check_workings(file)
        check_options(file)
        self.read_constants(file)
        self.read_rulings(file)
        self.read_persons(file)
        self.read_actions(file)
        self.read_events(file)
        self.read_expansions(file)
        self.read_scoring(file)

    def read_constants(self, file: Components) -> None:
        """Section 2: what everybody begins with, and the limits of the game."""
        self.rounds: i64 = file.whole("rules.rounds", 1, MAX_ROUNDS)
        self.start_yuan: int = file.whole("rules.start_yuan")
        self.max_floors: i64 = file.whole("rules.palace_max_floors", 1, 3)
        palaces = file.wholes("rules.start_palaces", 1, self.max_floors)
        if len(palaces) != 2 or sum(palaces) < 2:
            raise file.fail("rules.start_palaces", "must name two palaces with room for two")
        self.start_palaces: vec[i64] = vec[i64](palaces)
        self.draft_choices: vec[i64] = vec[i64](
            [
                pair * PLACEMENTS + placement
                for pair in range(len(PAIRS))
                for placement in placements_for(palaces)
            ]
        )
        self.start_points: int = file.whole("rules.start_vp")
        self.start_space: int = file.whole("rules.start_person_track")
        self.fee: i64 = file.whole("rules.occupied_group_fee")
        self.refill_to: i64 = file.whole("rules.refill_to_yuan")
        self.decay_floors: i64 = file.whole("rules.decay_floors_per_empty_palace", 0, 3)
        self.super_round: i64 = file.whole("rules.super_event_round", 1, self.rounds)
        self.wall_length: int = file.whole("rules.wall_max_length", 1, MAX_WALL)
        file.whole("limits.palaces_bound", 1, MAX_PALACES)

    def read_rulings(self, file: Components) -> None:
        """Section 9: the switches; an unknown value is refused."""
        for path in SWITCHES:
            if file.at(path) not in SWITCHES[path]:
                allowed = ", ".join(str(value) for value in SWITCHES[path])
                raise file.fail(path, f"must be one of {allowed}, not {file.at(path)!r}")
        self.decay_last: bool = file.flag("rulings.decay_after_super_event")
        self.wall_check_before_decay: bool = file.at("rulings.final_wall_check") == "before_decay"
        self.eclipse_checks_wall: bool = file.flag("rulings.eclipse_repeats_wall_check")
        self.refused_leave: bool = file.flag("rulings.refused_person_leaves_supply")
        self.replace_only_when_full: bool = file.flag("rulings.replace_only_when_full")
        self.must_build_all: bool = file.flag("rulings.must_build_all_floors")
        self.rich_may_pass: bool = file.flag("rulings.pass_allowed_with_3_or_more_yuan")
        self.edict_warriors_score: bool = file.at("rulings.edict_warriors") == "vp"
        self.edict_adds_card: bool = file.flag("rulings.edict_counts_action_card_symbol")
        useless = file.words("rulings.useless_choice_forbidden", ["privilege", "build_wall"])
        self.privilege_needs_money: bool = "privilege" in useless
        self.wall_needs_tile: bool = "build_wall" in useless
        first = file.at("rulings.super_event_first_player")
        self.super_from_start_seat: bool = first == "starting_player"
        self.group_needs_card: bool = file.flag("rulings.group_needs_usable_card")
        self.several_new_palaces: bool = file.flag("rulings.several_new_palaces_per_build")
        self.equal_replacement: bool = file.flag("rulings.equal_replacement_allowed")

    def read_persons(self, file: Components) -> None:
        """Section 10.1 and 10.2: tiles and person cards."""
        self.tile_type: vec[i64] = vec[i64]([0] * len(TILES))
        self.tile_old: list[bool] = []
        self.tile_value: vec[i64] = vec[i64]([0] * len(TILES))
        self.tile_symbols: vec[i64] = vec[i64]([0] * len(TILES))
        counts: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        types = file.rows("person_type", TYPES)
        symbols = [str(row.at("symbol")) for row in types]
        for tile, row in enumerate(file.rows("person_tile", TILES)):
            name = TILES[tile]
            kind = TYPES.index(row.word("type", [name.rsplit("_", 1)[0]]))
            row.word("symbol", [symbols[kind]])
            self.tile_type[tile] = kind
            self.tile_old.append(row.word("age", [name.rsplit("_", 1)[1]]) == "old")
            self.tile_value[tile] = row.whole("value", 1, 100)
            self.tile_symbols[tile] = row.whole("symbols", 1, 100)
            for seats in range(2, MAX_SEATS + 1):
                counts[seats].append(row.whole(f"count.p{seats}"))
        # by seats: tile_count[n][tile]
        self.tile_count: list[vec[i64]] = [vec[i64](own) for own in counts]
        young = [TILES.index(f"{name}_young") for name in TYPES]
        self.young: vec[i64] = vec[i64](young)
        for seats in range(2, MAX_SEATS + 1):
            for kind in range(len(TYPES)):
                if counts[seats][young[kind]] < seats:
                    raise file.fail(
                        f"person_tile {TYPES[kind]}_young count.p{seats}",
                        "must leave one tile for every seat of the draft",
                    )
        hand = [
            row.whole("copies_per_player", 0, 11)
            for row in file.rows("person_card", [f"card_{name}" for name in PERSON_CARDS])
        ]
        self.hand: vec[i64] = vec[i64](hand)
        for seats in range(2, MAX_SEATS + 1):
            if sum(counts[seats]) < seats * (DRAFTED + sum(hand) + RISEN):
                raise file.fail(f"person_tile count.p{seats}", "must leave a tile for every card")
        self.symbols: list[str] = symbols

    def read_actions(self, file: Components) -> None:
        """Section 5.1 and 10.3: action cards, their groups, privileges."""
        self.action_gain: list[Gain] = []
        rows = file.rows("action_card", ACTIONS)
        for action in range(len(ACTIONS)):
            if action in (PRIVILEGE, BUILD_WALL):
                self.action_gain.append(Gain(NO_GAIN, 0, -1))
            else:
                self.action_gain.append(self.read_gain(rows[action], "effect.gain"))
        rows[BUILD_WALL].whole("effect.play_wall_tile", 1, 1)
        self.base_groups: list[vec[i64]] = self.read_groups(file, "base", BUILD_WALL)
        self.wall_groups: list[vec[i64]] = self.read_groups(file, "great_wall", len(ACTIONS))
        privileges = file.rows("privilege", PRIVILEGES)
        large = [option for option in file.options([]) if option.name == "large_privilege_cost"]
        file.whole_in(large[0].default, "option large_privilege_cost")
        self.small_cost: i64 = privileges[SMALL].whole("cost")
        dragons = [row.whole("dragons") for row in privileges]
        self.privilege_dragons: vec[i64] = vec[i64](dragons)

    def read_gain(self, file: Components, path: str) -> Gain:
        """One `gain = { what, base, per_symbol }`."""
        table = file.at(path)
        if not isinstance(table, dict):
            raise file.fail(path, "must be a table")
        base = file.whole(f"{path}.base") if "base" in table else 0
        symbol_of = -1
        if "per_symbol" in table:
            symbol_of = self.symbols.index(file.word(f"{path}.per_symbol", self.symbols))
            if "from_type" in table:
                file.word(f"{path}.from_type", [TYPES[symbol_of]])
        return Gain(GAINS.index(file.word(f"{path}.what", GAINS)), base, symbol_of)

    def read_groups(self, file: Components, name: str, cards: int) -> list[vec[i64]]:
        """The sizes of the groups by number of seats."""
        sizes: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        for seats in range(2, MAX_SEATS + 1):
            path = f"action_groups.{name}.p{seats}"
            sizes[seats] = file.wholes(path, 1, cards)
            if len(sizes[seats]) != seats or sum(sizes[seats]) != cards:
                raise file.fail(path, f"must split {cards} cards into {seats} groups")
        return [vec[i64](own) for own in sizes]

    def read_events(self, file: Components) -> None:
        """Section 5.3: the numbers of the events, and where they lie."""
        rows = file.rows("event", EVENTS)
        count = [row.whole("count", 0, 2) for row in rows]
        self.event_count: vec[i64] = vec[i64](count)
        slots = file.whole("event_setup.slots", self.rounds, self.rounds)
        fixed = file.at("event_setup.fixed")
        if not isinstance(fixed, dict):
            raise file.fail("event_setup.fixed", "must be a table")
        self.fixed_events: list[int] = [
            EVENTS.index(file.word(f"event_setup.fixed.{slot}", EVENTS)) for slot in sorted(fixed)
        ]
        if sum(count) != slots:
            raise file.fail("event", f"must have {slots} tiles in all")
        short = [e for e in self.fixed_events if self.fixed_events.count(e) > count[e]]
        if short or len(self.fixed_events) > slots - 2:
            raise file.fail("event_setup.fixed", "must leave two tiles or more to be dealt")
        tribute = rows[IMPERIAL_TRIBUTE]
        self.tribute: i64 = tribute.whole("effect.pay.amount")
        self.tribute_release: i64 = tribute.whole("effect.release_per_missing", 0, 100)
        drought = rows[DROUGHT]
        self.drought_rice: int = drought.whole("effect.pay.amount", 1, 1)
        self.drought_release: int = drought.whole("effect.release_per_unsupplied_palace", 1, 1)
        festival = rows[DRAGON_FESTIVAL]
        points = festival.wholes("effect.rank.vp_by_rank")
        self.festival_points: vec[i64] = vec[i64](points)
        self.festival_zero_scores: bool = festival.flag("effect.rank.zero_scores")
        self.festival_dense: bool = festival.flag("effect.rank.dense_rank")
        festival.word("effect.rank.ties", ["all_full"])
        festival.word("effect.scorers_return.fraction", ["half"])
        rounding = festival.word("effect.scorers_return.round", ["up", "down"])
        self.festival_rounds_up: bool = rounding == "up"
        mongols = rows[MONGOL_INVASION]
        helmet = mongols.word("effect.vp_per_symbol", self.symbols)
        mongols.word("effect.lowest_release.symbol", [helmet])
        self.mongol_type: i64 = self.symbols.index(helmet)
        self.mongol_release: i64 = mongols.whole("effect.lowest_release.persons", 0, 100)
        contagion = rows[CONTAGION]
        self.contagion_base: i64 = contagion.whole("effect.release.base")
        self.contagion_least: i64 = contagion.whole("effect.release.min")
        mortar = contagion.word("effect.release.minus_per_symbol", self.symbols)
        self.contagion_type: i64 = self.symbols.index(mortar)

    def read_expansions(self, file: Components) -> None:
        """Section 7: wall tiles, super events, charter benefits."""
        self.wall_gain: list[Gain] = [
            self.read_gain(row, "effect.gain") for row in file.rows("wall_tile", WALL_TILES)
        ]
        self.wall_points: i64 = file.whole("wall_check.reached.vp_per_own_tile")
        self.wall_release: i64 = file.whole("wall_check.not_reached.fewest_tiles_release", 0, 100)
        triggers = file.words("wall_check.trigger_events", EVENTS)
        if len(triggers) != 1:
            raise file.fail("wall_check.trigger_events", "must name one event")
        self.wall_event: i64 = EVENTS.index(triggers[0])
        file.whole("wall_check.also_after_round", self.rounds, self.rounds)
        rows = file.rows("super_event", SUPER_EVENTS)
        self.lantern_points: i64 = rows[LANTERN_FESTIVAL].whole("effect.vp_per_person")
        self.quake_floors: i64 = rows[EARTHQUAKE].whole("effect.lose_floors", 0, 100)
        rows[FLOOD].word("effect.lose_mix.fraction", ["half"])
        flood_round = rows[FLOOD].word("effect.lose_mix.round", ["down", "up"])
        self.flood_rounds_up: bool = flood_round == "up"
        rows[SOLAR_ECLIPSE].whole("effect.repeat_event", self.super_round, self.super_round)
        self.eruption_space: int = rows[VOLCANIC_ERUPTION].whole("effect.reset_person_track")
        self.tornado_cards: i64 = rows[TORNADO].whole("effect.discard_person_cards", 0, 11)
        self.edict_gain: list[Gain] = []
        for name in TYPES:
            benefit = file.at(f"edict_benefit.{name}")
            if not isinstance(benefit, dict):
                raise file.fail(f"edict_benefit.{name}", "must be a table")
            if "gain" in benefit:
                self.edict_gain.append(self.read_gain(file, f"edict_benefit.{name}.gain"))
            elif benefit == {"score_monks": True}:
                self.edict_gain.append(Gain(SCORE_MONKS, 0, -1))
            elif benefit == {"nothing": True}:
                self.edict_gain.append(Gain(NO_GAIN, 0, -1))
            else:
                known = "a gain, score_monks = true or nothing = true"
                raise file.fail(f"edict_benefit.{name}", f"must be {known}")

    def read_scoring(self, file: Components) -> None:
        """Section 6: points each round and at the end."""
        self.palace_points: i64 = file.whole("round_scoring.vp_per_palace")
        self.lady_points: i64 = file.whole("round_scoring.vp_per_dragon_on_court_lady")
        self.privilege_points: i64 = file.whole("round_scoring.vp_per_dragon_on_privilege")
        self.person_points: i64 = file.whole("final_scoring.vp_per_person")
        self.rice_price: i64 = file.whole("final_scoring.sell_for_yuan.rice")
        self.fireworks_price: i64 = file.whole("final_scoring.sell_for_yuan.fireworks")
        self.yuan_per_point: i64 = file.whole("final_scoring.yuan_per_vp", 1)

    def agree(self, agreed: list[int]) -> None:
        self.agreed = agreed
        wall, super_event, large_cost, from_seat_0, open_hands = agreed
        self.wall: i64 = wall
        self.super_event: i64 = super_event  # an id, NO_SUPER_EVENT, DRAWN_LATER or SUPER_DRAWN
        self.large_cost: i64 = large_cost
        self.from_seat_0: bool = from_seat_0 == 1
        self.open_hands: bool = open_hands == 1
        self.actions: i64 = len(ACTIONS) if wall != WALL_OFF else BUILD_WALL
        self.groups: list[vec[i64]] = self.wall_groups if wall != WALL_OFF else self.base_groups


def placements_for(palaces: list[int]) -> list[int]:
    """The ways to house two persons; in equal palaces only together or apart matters."""
    if palaces[0] == palaces[1]:
        return [TOGETHER, APART] if palaces[0] > 1 else [APART]
    room = [TOGETHER] if palaces[0] > 1 else []
    return [*room, 1, APART, 3] if palaces[1] > 1 else [*room, 1, APART]


def agreement(options: dict[str, OptionValue]) -> list[int]:
    """The options of one table as numbers, in the order of `Edition.agree`."""
    wall = ["off", "on", "random_tile"].index(str(options["great_wall"]))
    chosen = str(options["super_event"])
    modes = {"off": NO_SUPER_EVENT, "random": SUPER_DRAWN, "hidden": DRAWN_LATER}
    super_event = modes[chosen] if chosen in modes else SUPER_EVENTS.index(chosen)
    cost = options["large_privilege_cost"]
    assert isinstance(cost, int), "the option's values are numbers"
    from_seat_0 = options["start_player"] == "seat_0"
    return [wall, super_event, cost, int(from_seat_0), int(bool(options["open_hands"]))]
