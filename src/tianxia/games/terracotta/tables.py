"""components.toml and the agreed options as typed values: all that is printed or agreed on."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import append, i64, vec
from tianxia.core.printed import PrintedValues
from tianxia.core.rules import OptionValue
from tianxia.games.terracotta.figures import HORSE_CELLS
from tianxia.games.terracotta.grid import (
    COLUMN_AREA,
    COLUMNS,
    EVERYWHERE,
    ROW_AREA,
    ROWS,
    Area,
    cell_at,
)
from tianxia.games.terracotta.names import (
    ACTIONS,
    BLACKSMITH,
    BUILD,
    BUILDER,
    CLAY,
    CLAY_MAKER,
    COINS,
    FOOTMAN,
    HORSE,
    INSPECTOR,
    INSPECTORS,
    KNEELING_ARCHER,
    MASTER,
    MASTERS,
    MAX_ROUNDS,
    MAX_SEATS,
    MOISTEN,
    MUSICIAN,
    OVERSEER,
    PRIORITY,
    PRIORITY_TOKENS,
    PROMOTE,
    QUARTERS,
    READY,
    RINGS,
    SECTORS,
    SEGMENTS,
    SPECIALIST,
    SPECIALISTS,
    STEPS,
    STEWARD,
    TILE_KINDS,
    TILES,
    WARRIORS,
    WEAPONS,
)
from tianxia.games.terracotta.reading import effects, only_effect, step_mask

# Rulings with alternatives stand among the options here, so a components file switches none.
SWITCHES: Final[dict[str, list[object]]] = {}

OPTIONS: Final[dict[str, list[object]]] = {
    "first_player": ["random", "seat"],
    "wheel_offsets": ["random", "fixed"],
    "scoring_tiles": ["random", "fixed"],
    "inspector_back_wrap": [True, False],
    "steward_needs_first": [True, False],
}
# Words that say how a rule works, not how much: the rules know one way, so one value each.
WORKINGS: Final[dict[str, object]] = {
    "setup.weapons_active_at_start": False,
    "scoring.tie_breaker": "turn_order_track",
    "scoring.shared_victory": False,
    "organizer.columns": WARRIORS,
    "ring_rules.order_of_actions": RINGS,
    "ring_rules.skip_gain_allowed": ["inner", "middle"],
    "ring_rules.outer_step": 0,
    "mausoleum.rows": ROWS,
    "mausoleum.cols": COLUMNS,
}
LINE: Final = 0  # what a scoring tile looks at
WARRIOR_TYPE: Final = 1
SECTOR: Final = 2
RESOURCE: Final = 3
LINES: Final = ["middle_row", "middle_column"]
RESOURCES: Final = ["coins", "clay"]
EFFECTS: Final = {  # the effect of a ring action, and the kind of action it makes
    "build_warrior": BUILD,
    "moisten_all": MOISTEN,
    "promote": PROMOTE,
    "gain": COINS,
    "take_priority": PRIORITY,
    "master": MASTER,
    "ready_weapon": READY,
    "buy_specialist": SPECIALIST,
}


class Edition(PrintedValues):
    """All values in force at one table; shared by all clones of its states, never changed."""

    def __init__(self, file: Components) -> None:
        file.only_options(OPTIONS, ["players"])
        for path, known in WORKINGS.items():
            file.must_be(path, known)
        self.read_setup(file)
        self.read_places(file)
        self.read_scoring(file)
        self.read_warriors(file)
        self.read_specialists(file)
        self.read_masters(file)
        self.read_actions(file)
        self.read_rings(file)
        self.read_mausoleum(file)
        self.read_tiles(file)

    def read_setup(self, file: Components) -> None:
        """Section 2: what everybody begins with."""
        self.start_coins: i64 = file.whole("setup.coins_each", 0, 100)
        self.start_warehouse: i64 = file.whole("setup.warehouse_start_dry_clay", 0, 100)
        self.workers: vec[i64] = vec[i64]([0] * (MAX_SEATS + 1))  # each seat's, by seats
        self.tokens: vec[i64] = vec[i64]([0] * (MAX_SEATS + 1))  # of priority, by seats
        rounds = len(self.round_rows(file))
        for seats in range(2, MAX_SEATS + 1):
            place = f"setup.players_{seats}"
            workers = file.whole(f"{place}.craftsmen", 1, SEGMENTS // seats)
            file.whole(f"{place}.artisans_in_supply", workers, workers)
            file.whole(f"{place}.turns_per_round", workers * seats, workers * seats)
            turns = workers * seats * rounds
            file.whole(f"{place}.turns_per_game", turns, turns)
            numbers = file.wholes(f"{place}.priority_tokens", 1, len(PRIORITY_TOKENS))
            if numbers != list(range(1, len(numbers) + 1)) or len(numbers) >= seats:
                raise file.fail(f"{place}.priority_tokens", "must count from 1, fewer than seats")
            self.workers[seats] = workers
            self.tokens[seats] = len(numbers)
        self.fixed_inner: i64 = file.whole("setup.fixed.inner_offset", 0, SEGMENTS - 1)
        self.fixed_middle: i64 = file.whole("setup.fixed.middle_offset", 0, SEGMENTS - 1)

    def round_rows(self, file: Components) -> list[Components]:
        """The rows of the round track, as many as there are."""
        value = file.at("rounds")
        if not isinstance(value, list) or not 1 <= len(value) <= MAX_ROUNDS:
            raise file.fail("rounds", f"must be an array of 1 to {MAX_ROUNDS} tables")
        return file.rows("rounds", [f"round_{n}" for n in range(1, len(value) + 1)])

    def read_places(self, file: Components) -> None:
        """Section 2 and 10.5: the bonus of a starting place, and the clay on priority tokens."""
        rows = file.rows("position_bonus", [f"place_{n}" for n in range(1, MAX_SEATS + 1)])
        self.place_clay: vec[i64] = vec[i64]([row.whole("wet_clay", 0, 100) for row in rows])
        self.place_coins: vec[i64] = vec[i64]([row.whole("coins", 0, 100) for row in rows])
        tokens = file.rows("priority_tokens", PRIORITY_TOKENS)
        for number, row in enumerate(tokens, 1):
            row.whole("number", number, number)
        self.token_clay: vec[i64] = vec[i64]([row.whole("wet_clay", 0, 100) for row in tokens])

    def read_scoring(self, file: Components) -> None:
        """Section 5.1 and 6: prices and points that are the same in every round."""
        self.rotate_coins: i64 = file.whole("costs.rotate_ring_coins", 0, 100)
        gains = file.at("costs.skip_gain_options")
        if not isinstance(gains, list) or len(gains) != 2:
            raise file.fail("costs.skip_gain_options", "must name a gain of clay and one of coins")
        clay, coins = (Components(gain, "costs.skip_gain_options") for gain in gains)
        self.instead_clay: i64 = clay.whole("gain.wet_clay", 0, 100)
        self.instead_coins: i64 = coins.whole("gain.coins", 0, 100)
        self.inspector_first: i64 = file.whole("scoring.inspector_domination")
        self.inspector_second: i64 = file.whole("scoring.inspector_presence")
        self.group_first: i64 = file.whole("scoring.group_domination")
        self.group_second: i64 = file.whole("scoring.group_presence")
        self.group_figures: i64 = file.whole("scoring.group_min_figures", 2, 44)
        self.group_players: i64 = file.whole("scoring.group_domination_min_players", 1, MAX_SEATS)
        self.leftover_tokens: i64 = file.whole("scoring.leftover_tokens_per_vp", 1)

    def read_warriors(self, file: Components) -> None:
        """Section 5.3: figures, their points in the organizer, what their weapons do."""
        file.rows("weapons", WEAPONS)
        self.organizer_points: vec[i64] = vec[i64](file.wholes("organizer.vp_by_taken"))
        figures = len(self.organizer_points)
        self.warrior_weapon: vec[i64] = vec[i64]()
        self.weapon_points: vec[i64] = vec[i64]()
        self.weapon_coins: vec[i64] = vec[i64]()
        self.weapon_steps: vec[i64] = vec[i64]()  # bit mask over STEPS; 0: no inspector moves
        self.weapon_moves: list[bool] = []  # lets another own warrior move
        self.weapon_gap: list[bool] = []  # points for the gap to the nearest figure
        for row in file.rows("warriors", WARRIORS):
            row.whole("count", figures, figures)
            weapon = WEAPONS.index(row.word("weapon", WEAPONS))
            self.warrior_weapon = append(self.warrior_weapon, weapon)
            self.read_weapon_effect(row)
        if sorted(self.warrior_weapon) != list(range(len(WEAPONS))):
            raise file.fail("warriors", "must have a weapon each")
        self.figures: i64 = figures

    def read_weapon_effect(self, row: Components) -> None:
        """What the weapon of one type of warrior does."""
        found = effects(row, "weapon_effect")
        for name in found:
            if name not in ("vp", "gain", "move_inspector", "move_warrior", "vp_gap"):
                raise row.fail("weapon_effect", f"has the effect {name!r}, which is unknown")
        points = found["vp"].whole("vp") if "vp" in found else 0
        coins = found["gain"].whole("gain.coins") if "gain" in found else 0
        moves = found.get("move_inspector")
        steps = 0 if moves is None else step_mask(moves, "move_inspector", STEPS)
        self.weapon_points = append(self.weapon_points, points)
        self.weapon_coins = append(self.weapon_coins, coins)
        self.weapon_steps = append(self.weapon_steps, steps)
        if "move_warrior" in found:
            found["move_warrior"].must_be("move_warrior.scope", "own_other")
            found["move_warrior"].must_be("move_warrior.line", "orthogonal")
            found["move_warrior"].must_be("move_warrior.optional", True)
        self.weapon_moves.append("move_warrior" in found)
        self.weapon_gap.append("vp_gap" in found)

    def read_specialists(self, file: Components) -> None:
        """Section 5.4: prices, weapons, effects."""
        rows = file.rows("specialists", SPECIALISTS)
        self.specialist_weapon: vec[i64] = vec[i64]()
        self.specialist_prices: vec[vec[i64]] = vec[vec[i64]]()
        for row in rows:
            prices = row.wholes("coin_cost", 0, 100)
            row.whole("count", len(prices), len(prices))
            if len(prices) > 20:
                raise row.fail("coin_cost", "must have at most 20 prices")
            weapon = WEAPONS.index(row.word("weapon", WEAPONS))
            self.specialist_weapon = append(self.specialist_weapon, weapon)
            self.specialist_prices = append(self.specialist_prices, vec[i64](prices))
        rows[HORSE].whole("cells", HORSE_CELLS + 1, HORSE_CELLS + 1)
        rows[KNEELING_ARCHER].must_be("facing", True)
        only_effect(rows[HORSE], "effect", "mount").whole(
            "mount.new_cells", HORSE_CELLS, HORSE_CELLS
        )
        footman = only_effect(rows[FOOTMAN], "effect", "score_around")
        self.footman_first: i64 = footman.whole("score_around.domination")
        self.footman_second: i64 = footman.whole("score_around.presence")
        archer = only_effect(rows[KNEELING_ARCHER], "effect", "archer_link")
        self.archer_points: i64 = archer.whole("archer_link.vp")
        musician = only_effect(rows[MUSICIAN], "effect", "score_cross")
        self.musician_points: i64 = musician.whole("score_cross.vp")

    def read_masters(self, file: Components) -> None:
        """Section 5.5: abilities, bonuses, the prices of the tokens."""
        rows = file.rows("masters", MASTERS)
        builder = only_effect(rows[BUILDER], "ability", "build_warrior_master")
        builder.must_be("build_warrior_master.coins", "round_number")
        builder.must_be("build_warrior_master.column", "most_remaining")
        builder.must_be("build_warrior_master.vp", False)
        builder.must_be("build_warrior_master.weapon", False)
        clay = only_effect(rows[CLAY_MAKER], "ability", "gain")
        self.master_clay: i64 = clay.whole("gain.wet_clay", 0, 100)
        only_effect(rows[STEWARD], "ability", "repeat_inner").must_be("repeat_inner", True)
        only_effect(rows[OVERSEER], "ability", "take_warehouse").must_be("take_warehouse", 2)
        walk = only_effect(rows[INSPECTOR], "ability", "move_inspector")
        self.master_steps: i64 = step_mask(walk, "move_inspector", STEPS)
        only_effect(rows[BLACKSMITH], "ability", "ready_weapon").must_be("ready_weapon", "all")
        self.bonus_coins: vec[i64] = vec[i64]()
        self.bonus_kept: vec[i64] = vec[i64]()
        for row in rows:
            bonus = row.at("cleanup_bonus")
            keeps = isinstance(bonus, dict) and "keep_wet" in bonus
            coins = 0 if keeps else row.whole("cleanup_bonus.gain.coins", 0, 100)
            kept = row.whole("cleanup_bonus.keep_wet", 0, 100) if keeps else 0
            self.bonus_coins = append(self.bonus_coins, coins)
            self.bonus_kept = append(self.bonus_kept, kept)
        prices = sorted(file.wholes("master_tokens.coin_cost", 0, 100))
        self.token_prices: vec[i64] = vec[i64](prices)
        if len(self.token_prices) != len(MASTERS):
            raise file.fail("master_tokens.coin_cost", f"must have {len(MASTERS)} prices")

    def read_actions(self, file: Components) -> None:
        """Section 5.2: what each action of the rings does, and how much of it."""
        self.action_kind: vec[i64] = vec[i64]()
        self.action_n: vec[i64] = vec[i64]()  # clay to pay, things to gain, a master or a weapon
        for row in file.rows("ring_actions", ACTIONS):
            effect = row.at("effect")
            if (
                not isinstance(effect, dict)
                or len(effect) != 1
                or next(iter(effect)) not in EFFECTS
            ):
                raise row.fail("effect", f"must be one of {', '.join(EFFECTS)}")
            self.read_action(row, str(next(iter(effect))))

    def read_action(self, row: Components, name: str) -> None:
        """One action of a ring."""
        kind, n = EFFECTS[name], 0
        if kind == BUILD:
            n = row.whole("effect.build_warrior.clay", 1, 100)
        elif kind == COINS:
            gain = row.at("effect.gain")
            if isinstance(gain, dict) and "wet_clay" in gain:
                kind = CLAY
            n = row.whole("effect.gain.wet_clay" if kind == CLAY else "effect.gain.coins", 0, 100)
        elif kind == MASTER:
            n = MASTERS.index(row.word("effect.master", MASTERS))
        elif kind == READY:
            n = WEAPONS.index(row.word("effect.ready_weapon", WEAPONS))
        else:
            row.must_be(f"effect.{name}", True)
        self.action_kind = append(self.action_kind, kind)
        self.action_n = append(self.action_n, n)

    def read_rings(self, file: Components) -> None:
        """Section 10.1 and 10.9: the spaces of the rings, the quarters with their warehouses."""
        self.rings: list[vec[i64]] = []
        for ring in RINGS:
            names = file.words(f"rings.{ring}.actions", ACTIONS)
            if len(names) != SEGMENTS:
                raise file.fail(f"rings.{ring}.actions", f"must name {SEGMENTS} actions")
            self.rings.append(vec[i64]([ACTIONS.index(name) for name in names]))
        self.inner: vec[i64] = self.rings[0]
        self.middle: vec[i64] = self.rings[1]
        self.outer: vec[i64] = self.rings[2]
        if MASTERS[STEWARD] in [ACTIONS[action] for action in self.inner]:
            raise file.fail("rings.inner.actions", "must not show the master who repeats them")
        self.inner_step: i64 = file.whole("ring_rules.inner_step", -1, 1)
        self.middle_step: i64 = file.whole("ring_rules.middle_step", -1, 1)
        self.quarter: vec[i64] = vec[i64]([-1] * SEGMENTS)
        ids = [f"warehouse_{name}" for name in QUARTERS]
        for quarter, row in enumerate(file.rows("warehouses", ids)):
            row.must_be("quadrant", QUARTERS[quarter])
            for segment in row.wholes("segments", 0, SEGMENTS - 1):
                self.quarter[segment] = quarter
        if -1 in self.quarter:
            raise file.fail("warehouses", "must share out all segments")

    def read_mausoleum(self, file: Components) -> None:
        """Section 10.8 and 11: inspectors' tracks, middle lines, sectors."""
        inspectors = file.rows("inspectors", [f"inspector_{name}" for name in INSPECTORS])
        self.track: vec[i64] = vec[i64]([ROWS, COLUMNS])  # how long each inspector's track is
        self.track_start: vec[i64] = vec[i64]()
        for number, row in enumerate(inspectors):
            row.must_be("scores", INSPECTORS[number])
            row.must_be("cyclic", True)
            start = row.whole("start", 0, self.track[number] - 1)
            self.track_start = append(self.track_start, start)
        self.sector_areas: list[Area] = []
        for name in SECTORS:
            rows = file.wholes(f"mausoleum.sectors.{name}.rows", 1, ROWS)
            columns = file.wholes(f"mausoleum.sectors.{name}.cols", 1, COLUMNS)
            self.sector_areas.append(Area([cell_at(r, c) for r in rows for c in columns]))
        middle_row = file.whole("mausoleum.middle_row", 1, ROWS)
        middle_column = file.whole("mausoleum.middle_column", 1, COLUMNS)
        self.line_areas: list[Area] = [ROW_AREA[middle_row - 1], COLUMN_AREA[middle_column - 1]]

    def read_tiles(self, file: Components) -> None:
        """Section 6.4 and 10.7: scoring tiles, and the points of each round."""
        self.tile_kind: vec[i64] = vec[i64]()
        self.tile_target: vec[i64] = vec[i64]()
        self.tile_area: list[Area] = []
        targets = [LINES, WARRIORS, SECTORS, RESOURCES]
        for row in file.rows("scoring_tiles", TILES):
            kind = TILE_KINDS.index(row.word("kind", TILE_KINDS))
            target = targets[kind].index(row.word("target", targets[kind]))
            row.must_be("archer_breaks_ties", kind != RESOURCE)
            self.tile_kind = append(self.tile_kind, kind)
            self.tile_target = append(self.tile_target, target)
            areas = {LINE: self.line_areas, SECTOR: self.sector_areas}
            self.tile_area.append(areas[kind][target] if kind in areas else EVERYWHERE)
        rows = self.round_rows(file)
        self.rounds: i64 = len(rows)
        self.tile_first: vec[i64] = vec[i64]([row.whole("tile_domination") for row in rows])
        self.tile_second: vec[i64] = vec[i64]([row.whole("tile_presence") for row in rows])
        self.builder_coins: vec[i64] = vec[i64]([row.whole("builder_coins") for row in rows])
        names = file.words("setup.fixed.scoring_tiles", TILES)
        if len(names) != self.rounds or len(set(names)) != self.rounds:
            raise file.fail("setup.fixed.scoring_tiles", f"must name {self.rounds} different tiles")
        self.fixed_tiles: vec[i64] = vec[i64]([TILES.index(name) for name in names])

    def agree(self, agreed: list[int]) -> None:
        self.agreed = agreed
        self.first_seat_begins: bool = agreed[0] == 1
        self.offsets_fixed: bool = agreed[1] == 1
        self.tiles_fixed: bool = agreed[2] == 1
        self.back_wrap: bool = agreed[3] == 1
        self.steward_needs_first: bool = agreed[4] == 1


def agreement(options: dict[str, OptionValue]) -> list[int]:
    """The options of one table as numbers, in the order of `Edition.agree`."""
    return [
        int(options["first_player"] == "seat"),
        int(options["wheel_offsets"] == "fixed"),
        int(options["scoring_tiles"] == "fixed"),
        int(bool(options["inspector_back_wrap"])),
        int(bool(options["steward_needs_first"])),
    ]
