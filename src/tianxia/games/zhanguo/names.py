"""The names of all components, in the order of their numbers, which never change meaning."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64

ASPECTS: Final = ["writing", "currency", "laws"]  # also the three decks, low to high
COLOURS: Final = ["ivory", "orange", "brown"]  # of the aspects
NO_ASPECT: Final = -1

OFFICIALS: Final = ["red", "gray", "white"]
ALL_COLOURS: Final = 7  # bit mask of the three

CARDS: Final = 120
DECK: Final = 40  # cards of one aspect; card c carries the number c + 1 and lies in deck c // DECK
NO_CARD: Final = -1

REGIONS: Final = 5
OWN_AREAS: Final = ["gov", "worker"]  # of a region on a player board
SLOTS: Final = 3  # cards at one region; also bonus spaces of a region
BOARD_SLOTS: Final = REGIONS * SLOTS
SPACES: Final = 3  # bonus spaces of a region
PALACE_SPACES: Final = 4
MAX_SEATS: Final = 4
MAX_POINTS: Final = 100  # movement points at one time; nothing may give more
NOBODY: Final = -1

ACTIONS: Final = [
    "recruit_official",
    "transfer_officials",
    "install_governor",
    "hire_workers",
    "build_palace",
    "build_wall",
]
RECRUIT_OFFICIAL: Final = 0
TRANSFER_OFFICIALS: Final = 1
INSTALL_GOVERNOR: Final = 2
HIRE_WORKERS: Final = 3
BUILD_PALACE: Final = 4
BUILD_WALL: Final = 5

TRIGGERS: Final = ["lower", "none", "higher"]  # numbers -1, 0, 1 are these less one

BONUSES: Final = [
    "marker",
    "move2",
    "vp2",
    "vp3",
    "worker",
    "vp_ivory",
    "vp_orange",
    "vp_brown",
    "calm_any",
    "calm_card",
    "move_worker",
    "official_red",
    "official_gray",
    "official_white",
]

EFFECTS: Final = [
    "vp",
    "vp_per_card",
    "marker",
    "move_points",
    "worker",
    "unrest",
    "move_worker",
    "official",
    "move_governor",
]
VP: Final = 0
VP_PER_CARD: Final = 1
MARKER: Final = 2
MOVE_POINTS: Final = 3
WORKER: Final = 4
CALM: Final = 5
MOVE_WORKER: Final = 6
OFFICIAL: Final = 7
MOVE_GOVERNOR: Final = 8
ANY: Final = -1  # any colour or any region

BOARDS: Final = ["a", "circle", "square", "triangle", "star"]
SIDE_A: Final = 0
NO_BOARD: Final = -1
B_SIDES: Final = 4  # boards 1 to 4

ABILITIES: Final = [
    "circle_hire",
    "circle_install",
    "square_marker",
    "triangle_calm",
    "star_recruit",
    "star_install",
]

AREAS: Final = ["turquoise", "gold", "silver"]
SECTIONS: Final = ["turquoise_1", "turquoise_2", "gold_1", "gold_2", "silver_1", "silver_2"]
SECTIONS_PER_AREA: Final = 2
LINES: Final = 3  # spaces of a section, with one, two and three lines
WALL_SPACES: Final = len(SECTIONS) * LINES
WALL_NAMES: Final = [f"{section}_{line + 1}" for section in SECTIONS for line in range(LINES)]

WALL_TILES: Final = ["wt1", "wt2", "wt3", "wt4", "wt5", "wt6"]
FACES: Final = [
    "quiet_regions",
    "colour_sets",
    "controlled_regions",
    "full_regions",
    "gray_regions",
    "pair_regions",
    "red_regions",
    "orange_regions",
    "white_regions",
    "brown_regions",
    "calm_empire",
    "ivory_regions",
]
CRITERIA: Final = [
    "region_with_zero_unrest",
    "set_of_three_different_colour_cards",
    "region_with_officials_at_least_unrest",
    "region_with_three_cards",
    "region_with_gray_official",
    "region_with_two_cards_of_same_colour",
    "region_with_red_official",
    "region_with_orange_card",
    "region_with_white_official",
    "region_with_brown_card",
    "total_unrest",
    "region_with_ivory_card",
]
QUIET: Final = 0
COLOUR_SETS: Final = 1
CONTROLLED: Final = 2
FULL: Final = 3
WITH_GRAY: Final = 4
PAIRS: Final = 5
WITH_RED: Final = 6
WITH_ORANGE: Final = 7
WITH_WHITE: Final = 8
WITH_BROWN: Final = 9
TOTAL_UNREST: Final = 10
WITH_IVORY: Final = 11
NO_TILE: Final = -1

TASK_KINDS: Final = ["wall", "palace", "governor"]
WALL_TASK: Final = 0
PALACE_TASK: Final = 1
GOVERNOR_TASK: Final = 2
TASKS_PER_KIND: Final = 4
TASK_TILES: Final = [
    f"task_{kind}_{number + 1}" for kind in TASK_KINDS for number in range(TASKS_PER_KIND)
]
TASK_SECTIONS: Final = ["upper", "lower"]
TASKS: Final = 6  # places for task tiles: section * 3 + kind
TASK_SPACES: Final = 4

REWARDS: Final = ["official", "worker", "governor", "wall", "palace"]
REWARD_OFFICIAL: Final = 0
REWARD_WORKER: Final = 1
REWARD_GOVERNOR: Final = 2
REWARD_WALL: Final = 3
REWARD_PALACE: Final = 4

CATEGORIES: Final = [
    "palaces",
    "bonus_spaces",
    "abilities",
    "missing_markers",
    "auction",
    "governors",
    "markers",
    "tasks",
    "walls",
]
FOR_PALACES: Final = 0
FOR_BONUS_SPACES: Final = 1
FOR_ABILITIES: Final = 2
FOR_MISSING_MARKERS: Final = 3
FOR_AUCTION: Final = 4
FOR_GOVERNORS: Final = 5
FOR_MARKERS: Final = 6
FOR_TASKS: Final = 7
FOR_WALLS: Final = 8


def number_of(card: i64) -> i64:
    """The activation number printed on a card."""
    return card + 1


def aspect_of(card: i64) -> i64:
    """The aspect of a card: its deck."""
    return card // DECK
