"""components.toml and the agreed options as typed values: all that is printed or agreed on."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.errors import Unreadable
from tianxia.core.native import append, i64, vec
from tianxia.core.printed import PrintedValues
from tianxia.core.rows import BIT
from tianxia.core.rules import OptionValue
from tianxia.games.zhanguo.area import EMPTY, ONE
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    AREAS,
    ASPECTS,
    B_SIDES,
    BOARDS,
    BONUSES,
    BUILD_PALACE,
    CARDS,
    COLOURS,
    CRITERIA,
    DECK,
    FACES,
    HIRE_WORKERS,
    INSTALL_GOVERNOR,
    LINES,
    MAX_SEATS,
    MOVE_GOVERNOR,
    MOVE_POINTS,
    OFFICIAL,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SECTIONS_PER_AREA,
    SLOTS,
    SPACES,
    TASK_KINDS,
    TASK_SECTIONS,
    TASK_SPACES,
    TASK_TILES,
    TASKS_PER_KIND,
    TRANSFER_OFFICIALS,
    TRIGGERS,
    VP,
    WALL_TASK,
    WALL_TILES,
)
from tianxia.games.zhanguo.printed import (
    Ability,
    Effect,
    Reward,
    read_abilities,
    read_effect,
    read_reward,
    read_task,
)

SWITCHES: Final[dict[str, list[object]]] = {}  # no ruling of this game has another reading

BOARD_SIDES: Final = ["a", "b_pick", "b_auction"]
ALL_ON_A: Final = 0
PICK_B: Final = 1
AUCTION_B: Final = 2
REMOVED_AT_RANDOM: Final = -1
MAX_BID: Final = 60
NO_BOARDS: Final = "none"

PAIRS_OF_BOARDS: Final = [
    f"{first}_{second}" for number, first in enumerate(BOARDS[1:], 2) for second in BOARDS[number:]
]
# Options of section 7 and the values the rules know.
OPTIONS: Final[dict[str, list[object]]] = {
    "board_side": [*BOARD_SIDES],
    "variant_draft": [False, True],
    "variant_turn_order": [False, True],
    "variant_unrest": [False, True],
    "claim_tasks": ["auto", "manual"],
    "auction_removed_boards": ["random", "chosen"],
    "auction_removed_ids": [NO_BOARDS, *BOARDS[1:], *PAIRS_OF_BOARDS],
}
# Values that say how a rule works, not how much: the rules know one way, so one value each.
WORKINGS: Final[dict[str, object]] = {
    "components.cards": CARDS,
    "components.discs_per_player": 8,
    "components.markers_value3_per_colour": 1,
    "limits.cards_per_region": SLOTS,
    "limits.walls_per_player_per_section": 1,
    "limits.discs_per_player_per_task": 1,
    "player_count.auction_boards": {"2": 2, "3": 3, "4": 4},
    "movement.governor_to_adjacent_governor": 1,
    "movement.worker_to_adjacent_worker": 1,
    "movement.worker_to_governor_same_region": 1,
    "movement.governor_to_worker_same_region": 0,
    "governor_scoring.tie": "divide_round_down",
    "rewards.track_spaces": MAX_SEATS,
    "tasks.sections": TASK_SECTIONS,
    "tasks.kinds": TASK_KINDS,
    "tasks.multiplier": "own_discs_in_section",
}


class Edition(PrintedValues):
    """All values in force at one table; shared by all clones of its states, never changed."""

    def __init__(self, file: Components) -> None:
        for path, known in WORKINGS.items():
            file.must_be(path, known)
        file.only_options(OPTIONS, [])
        self.read_constants(file)
        self.read_actions(file)
        self.read_cards(file)
        self.read_rewards(file)
        self.read_regions(file)
        self.read_walls(file)
        self.read_tasks(file)
        self.read_boards(file)

    def read_constants(self, file: Components) -> None:
        """Sections 1 and 2: how much there is of everything."""
        self.rounds: i64 = file.whole("rules.rounds", 5, 5)
        self.per_deck: i64 = file.whole("rules.cards_per_deck_and_round", 1, 2)
        self.draft_per_deck: i64 = file.whole(
            "rules.draft_cards_per_deck", self.per_deck + 1, self.per_deck + 1
        )
        self.governors: i64 = file.whole("components.governors_per_player", 1, 50)
        self.walls: i64 = file.whole("components.walls_per_player", 1, 50)
        self.palaces: i64 = file.whole("components.palaces_per_player", 1, 50)
        self.officials: i64 = file.whole("components.officials_per_player_per_colour", 1, 7)
        self.room: i64 = file.whole("limits.officials_per_worker_area", 1, 5)
        self.markers: vec[i64] = vec[i64]([0] * (MAX_SEATS + 1))  # by seats
        self.palace_spaces: vec[i64] = vec[i64]([0] * (MAX_SEATS + 1))
        for seats in range(2, MAX_SEATS + 1):
            self.markers[seats] = file.whole(f"player_count.markers_value1.{seats}", 0, 40)
            spaces = file.whole(f"player_count.palace_spaces.{seats}", 1, PALACE_SPACES)
            self.palace_spaces[seats] = spaces
        self.start_points: i64 = file.whole("auction.normal_start_vp")
        self.min_bid: i64 = file.whole("auction.min_bid", 1, MAX_BID)
        self.auction_points: i64 = file.whole("auction.start_vp", self.min_bid, MAX_BID)
        self.marker_points: vec[i64] = vec[i64](
            [row.whole("endgame_majority_vp") for row in file.rows("aspect", ASPECTS)]
        )
        for number, row in enumerate(file.rows("aspect", ASPECTS)):
            row.word("colour", [COLOURS[number]])
            row.whole("first_card", number * DECK + 1, number * DECK + 1)
            row.whole("last_card", (number + 1) * DECK, (number + 1) * DECK)
        file.rows("official", OFFICIALS)
        self.majority_base: i64 = file.whole("governor_scoring.majority_base")
        self.per_governor: i64 = file.whole("governor_scoring.per_own_governor")

    def read_actions(self, file: Components) -> None:
        """Sections 5.1 to 5.8: what the actions cost and give, and when abilities fire."""
        rows = file.rows("action", ACTIONS)
        self.trigger: vec[i64] = vec[i64](
            [TRIGGERS.index(row.word("trigger", TRIGGERS)) - 1 for row in rows]
        )
        transfer = rows[TRANSFER_OFFICIALS]
        transfer.whole("move_points_min", 1, 1)
        self.transfer_points: i64 = transfer.whole("move_points_max", 1, 20)
        for colour in OFFICIALS:
            rows[INSTALL_GOVERNOR].whole(f"cost_officials.{colour}", 1, 1)
        self.hire_unrest: i64 = rows[HIRE_WORKERS].whole("unrest", 0, 4)
        palace = rows[BUILD_PALACE]
        self.palace_here: i64 = palace.whole("cost_workers_here", 0, 20)
        self.palace_elsewhere: i64 = palace.whole("cost_workers_elsewhere", 1, 1)
        self.palace_points: i64 = palace.whole("vp_per_card_on_board")
        self.unify_markers: vec[i64] = vec[i64](file.wholes("unification.markers", 0, 20))
        self.unify_unrest: vec[i64] = vec[i64](file.wholes("unification.unrest", 0, 4))
        for path, steps in (("markers", self.unify_markers), ("unrest", self.unify_unrest)):
            if len(steps) != SLOTS:
                raise file.fail(f"unification.{path}", f"must have {SLOTS} numbers")
        if self.unify_unrest[0] != 0:
            raise file.fail("unification.unrest", "must begin with 0")
        self.missing_points: i64 = file.whole("unification.vp_per_missing_marker")

    def read_cards(self, file: Components) -> None:
        """Section 10.1: the 120 cards with their abilities."""
        effects: list[Effect] = []
        for row in file.rows("bonus", BONUSES):
            effect = read_effect(row, "effect")
            if effect.kind == MOVE_GOVERNOR or (effect.kind == OFFICIAL and effect.anywhere):
                raise row.fail("effect", "must be one that a card can have")
            effects.append(effect)
        rows = file.tables("cards.list")
        if len(rows) != CARDS:
            raise file.fail("cards.list", f"must have {CARDS} cards, not {len(rows)}")
        self.card_action: vec[i64] = vec[i64]()
        self.card_bonus: vec[i64] = vec[i64]()
        self.card_effect: list[Effect] = []
        for card, row in enumerate(rows):
            row.whole("n", card + 1, card + 1)
            row.word("deck", [ASPECTS[card // DECK]])
            action = ACTIONS.index(row.word("action", ACTIONS))
            if self.trigger[action] == 0:
                raise row.fail("action", f"cannot be {ACTIONS[action]}, which activates no card")
            bonus = BONUSES.index(row.word("bonus", BONUSES))
            self.card_action = append(self.card_action, action)
            self.card_bonus = append(self.card_bonus, bonus)
            self.card_effect.append(effects[bonus])

    def read_rewards(self, file: Components) -> None:
        """Section 10.3: the reward table, round by round and aspect by aspect."""
        found: dict[int, Reward] = {}
        for row in file.tables("rewards.list"):
            round_number = row.whole("round", 1, self.rounds)
            aspect = ASPECTS.index(row.word("aspect", ASPECTS))
            cell = (round_number - 1) * len(ASPECTS) + aspect
            if cell in found:
                raise row.fail("round", "and its aspect are there twice")
            found[cell] = read_reward(row)
        cells = self.rounds * len(ASPECTS)
        if len(found) != cells:
            raise file.fail("rewards.list", f"must have {cells} rewards, not {len(found)}")
        self.reward: list[Reward] = [found[cell] for cell in range(cells)]

    def read_regions(self, file: Components) -> None:
        """Section 10.4: neighbours, bonus spaces, palace spaces."""
        rows = file.tables("region")
        if len(rows) != REGIONS:
            raise file.fail("region", f"must have {REGIONS} rows, not {len(rows)}")
        self.adjacent: vec[vec[i64]] = vec[vec[i64]]()
        self.wall_border: vec[vec[i64]] = vec[vec[i64]]()
        self.space_name: list[str] = []
        self.space_effect: list[Effect] = []
        for region, row in enumerate(rows):
            row.whole("id", region + 1, region + 1)
            self.adjacent = append(
                self.adjacent, vec[i64](sorted(n - 1 for n in row.wholes("adjacent", 1, REGIONS)))
            )
            self.wall_border = append(
                self.wall_border,
                vec[i64](sorted(n - 1 for n in row.wholes("wall_border", 1, REGIONS))),
            )
            spaces = row.tables("bonus_spaces")
            if len(spaces) != SPACES:
                raise row.fail("bonus_spaces", f"must be {SPACES}, not {len(spaces)}")
            for space in spaces:
                effect = read_effect(space, "effect")
                if effect.kind not in (VP, MOVE_POINTS, OFFICIAL) or not effect.anywhere:
                    raise space.fail("effect", "must be points, movement points or any official")
                self.space_name.append(str(space.at("id")))
                self.space_effect.append(effect)
            palaces = row.tables("palace_spaces")
            for seats in range(2, MAX_SEATS + 1):
                usable = [p for p in palaces if p.whole("min_players", 2, MAX_SEATS) <= seats]
                if len(usable) != self.palace_spaces[seats]:
                    raise row.fail("palace_spaces", "do not agree with player_count.palace_spaces")
        # all steps out of a government area by bit mask of the colours there: region * 8 + mask
        self.gov_steps: vec[vec[i64]] = vec[vec[i64]](
            [
                vec[i64](
                    [
                        (region * REGIONS + other) * 3 + colour
                        for other in self.adjacent[region]
                        for colour in range(3)
                        if mask >> colour & 1
                    ]
                )
                for region in range(REGIONS)
                for mask in range(8)
            ]
        )
        if len(set(self.space_name)) != REGIONS * SPACES:
            raise file.fail("region", "has two bonus spaces with one id")
        for region in range(REGIONS):
            if len(set(self.adjacent[region])) < len(self.adjacent[region]):
                raise file.fail("region", f"{region + 1} has one neighbour twice")
            for other in self.adjacent[region]:
                if other == region or region not in self.adjacent[other]:
                    raise file.fail("region", f"{other + 1} does not border on {region + 1}")
            if not self.adjacent[region]:
                raise file.fail("region", f"{region + 1} has no neighbour")

    def read_walls(self, file: Components) -> None:
        """Sections 10.5 and 10.6: wall spaces and wall tiles."""
        for area, row in zip(AREAS, file.rows("wall_area", AREAS), strict=True):
            first = AREAS.index(area) * SECTIONS_PER_AREA
            if row.words("sections", SECTIONS) != SECTIONS[first : first + SECTIONS_PER_AREA]:
                raise row.fail("sections", "must be the two sections of the area")
        self.wall_cost: vec[i64] = vec[i64]()
        for number, row in enumerate(file.rows("wall_section", SECTIONS)):
            row.word("area", [AREAS[number // SECTIONS_PER_AREA]])
            spaces = row.tables("spaces")
            if len(spaces) != LINES:
                raise row.fail("spaces", f"must be {LINES}, not {len(spaces)}")
            for line, space in enumerate(spaces, 1):
                space.whole("lines", line, line)
                space.word("id", [f"{SECTIONS[number]}_{line}"])
                self.wall_cost = append(self.wall_cost, space.whole("workers", 1, REGIONS))
        self.criterion: vec[i64] = vec[i64]()  # by face
        self.levels: vec[vec[i64]] = vec[vec[i64]]()
        for number, row in enumerate(file.rows("wall_tile", WALL_TILES)):
            for side, face in enumerate(("front", "back")):
                row.word(f"{face}.id", [FACES[number * 2 + side]])
                self.read_face(row, face)

    def read_face(self, row: Components, face: str) -> None:
        """What one face of a wall tile counts, and its points for one, two and three lines."""
        printed = row.at(face)
        assert isinstance(printed, dict), "a face has an id, so it is a table"
        fixed = "base" in printed
        word = row.word(f"{face}.minus" if fixed else f"{face}.per", CRITERIA)
        if (word == "total_unrest") != fixed:
            raise row.fail(face, "must have levels per unit, or a base less total_unrest")
        if fixed and not row.flag(f"{face}.may_be_negative"):
            raise row.fail(f"{face}.may_be_negative", "must be true")
        levels = row.wholes(f"{face}.base" if fixed else f"{face}.levels", 0, 100)
        if len(levels) != LINES:
            raise row.fail(face, f"must have {LINES} levels")
        self.criterion = append(self.criterion, CRITERIA.index(word))
        self.levels = append(self.levels, vec[i64](levels))

    def read_tasks(self, file: Components) -> None:
        """Section 10.7: task tiles and the points of their spaces."""
        self.task_need: vec[vec[i64]] = vec[
            vec[i64]
        ]()  # regions, or wall areas, one entry per symbol
        for number, row in enumerate(file.rows("task_tile", TASK_TILES)):
            kind = number // TASKS_PER_KIND
            row.word("kind", [TASK_KINDS[kind]])
            self.task_need = append(self.task_need, vec[i64](read_task(row, kind == WALL_TASK)))
        self.task_points: vec[i64] = vec[i64](file.wholes("tasks.space_vp", 0, 100))
        if len(self.task_points) != TASK_SPACES:
            raise file.fail("tasks.space_vp", f"must have {TASK_SPACES} numbers")

    def read_boards(self, file: Components) -> None:
        """Section 10.8: unrest tracks, starting officials and B-side abilities."""
        self.unrest_max: vec[i64] = vec[i64]()  # board * REGIONS + region
        self.no_palace_from: vec[i64] = vec[i64]()
        self.start_region: vec[i64] = vec[i64]()
        self.start_officials: vec[i64] = vec[i64]()  # as an area
        self.board_abilities: vec[vec[i64]] = vec[vec[i64]]()
        known: dict[int, Ability] = {}
        for row in file.rows("player_board", BOARDS):
            longest = row.wholes("unrest_max", 1, 4)
            banned = row.wholes("no_palace_from", 1, 4)
            if len(longest) != REGIONS or len(banned) != REGIONS:
                raise row.fail("unrest_max", f"and no_palace_from must have {REGIONS} numbers")
            if any(level > longest[region] for region, level in enumerate(banned)):
                raise row.fail("no_palace_from", "must not lie beyond the last space")
            for region in range(REGIONS):
                self.unrest_max = append(self.unrest_max, longest[region])
                self.no_palace_from = append(self.no_palace_from, banned[region])
            self.start_region = append(
                self.start_region, row.whole("start_officials.region", 1, REGIONS) - 1
            )
            area: i64 = EMPTY
            for colour, name in enumerate(OFFICIALS):
                n = row.whole(f"start_officials.{name}", 0, self.officials)
                area += n * ONE[colour]
            self.start_officials = append(self.start_officials, area)
            found = read_abilities(row)
            self.board_abilities = append(
                self.board_abilities, vec[i64]([ability for ability, _ in found])
            )
            for ability, printed in found:
                if ability in known:
                    raise row.fail("abilities", f"has {ABILITIES[ability]}, which is there twice")
                known[ability] = printed
        if len(known) != len(ABILITIES):
            raise file.fail("player_board", "must have every ability once")
        self.ability: list[Ability] = [known[ability] for ability in range(len(ABILITIES))]

    def agree(self, agreed: list[int]) -> None:
        self.agreed = agreed
        side, draft, by_track, strict, manual, removed = agreed
        self.side: i64 = side
        self.draft: bool = draft == 1
        self.by_track: bool = by_track == 1
        self.strict_unrest: bool = strict == 1
        self.manual_tasks: bool = manual == 1
        self.removed: i64 = removed  # bit mask of boards 1 to 4, or REMOVED_AT_RANDOM


def agreement(options: dict[str, OptionValue]) -> list[int]:
    """The options of one table as numbers, in the order of `Edition.agree`."""
    removed = REMOVED_AT_RANDOM
    if options["auction_removed_boards"] == "chosen":
        removed = 0
        for name in str(options["auction_removed_ids"]).split("_"):
            if name != NO_BOARDS:
                removed |= BIT[BOARDS.index(name)]
    return [
        BOARD_SIDES.index(str(options["board_side"])),
        int(bool(options["variant_draft"])),
        int(bool(options["variant_turn_order"])),
        int(bool(options["variant_unrest"])),
        int(options["claim_tasks"] == "manual"),
        removed,
    ]


def check_together(seats: int, edition: Edition) -> None:
    """Refuse boards to be removed whose number does not fit the seats of the auction."""
    if edition.side != AUCTION_B or edition.removed == REMOVED_AT_RANDOM:
        return
    given = int(edition.removed).bit_count()
    missing = B_SIDES - seats
    if given != missing:
        raise Unreadable(
            f"With {seats} seats the auction leaves out {missing} boards, "
            f"but auction_removed_ids names {given}."
        )
