"""The names of all components, in the order of their numbers, which never change meaning."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 4
MAX_ROUNDS: Final = 10

# -- cards of the decks: starting, action and emperor cards share one numbering -----------------

STARTING_CARDS: Final = [f"s{number:02}" for number in range(1, 12)]
LEVELS: Final = 5
ACTION_CARDS: Final = [f"a{level}{n:02}" for level in range(1, LEVELS + 1) for n in range(1, 10)]
EMPEROR_CARDS: Final = [f"e{number:02}" for number in range(1, 17)]
CARDS: Final = [*STARTING_CARDS, *ACTION_CARDS, *EMPEROR_CARDS]
FIRST_ACTION: Final = 11
FIRST_EMPEROR: Final = 56
DECK_CARDS: Final = 72  # how many there are
NO_CARD: Final = -1

CARAVANS: Final = [f"c{number:02}" for number in range(1, 31)]
CARAVAN_KINDS: Final = ["basic", "advanced"]
BASIC: Final = 0
ADVANCED: Final = 1
NO_CARAVAN: Final = -1

ROW_SLOTS: Final = 6
MAX_DISPLAY: Final = 3  # caravans, and emperor cards
CARD_SLOTS: Final = 4

# -- the map, the tracks ------------------------------------------------------------------------

REGIONS: Final = [f"r{number:02}" for number in range(1, 17)]
MAX_SPACES: Final = 4  # garden spaces of one region
PROVINCES: Final = ["yellow", "green", "blue", "orange", "red"]
BONUSES: Final = [f"rb{number:02}" for number in range(1, 19)]
NO_BONUS: Final = -1
NOBODY: Final = -1

RIVER: Final = [f"river{section}" for section in range(11)]
LAST_SECTION: Final = 10
HALVES: Final = ["u1a", "u1b", "u2a", "u2b", "u3a", "u3b", "u4a", "u4b"]
SECTORS: Final = 4
EMPEROR_ROWS: Final = ["row1", "row2", "row3", "row4", "row5", "row6"]
TOP_ROW: Final = 6
PAGODAS: Final = 6

# -- cup tiles ----------------------------------------------------------------------------------

ENDS: Final = ["left", "right"]  # of a row
TILES: Final = [f"t{number:02}" for number in range(1, 41)]
CUPS: Final = 40  # how many there are
HALF_COLOURS: Final = ["blue", "green", "white"]
NO_TILE: Final = -1

# -- leaves: types 0-5 are fresh of quality 1-6, types 6-11 fermented ---------------------------

QUALITIES: Final = 6
LEAF_TYPES: Final = 12
LEAF_KINDS: Final = ["fresh", "fermented"]
MOST_LEAVES: Final = 20  # in one price

# -- symbols on cards ---------------------------------------------------------------------------

SECONDARIES: Final = ["river", "cups", "study"]
RIVER_ACTION: Final = 0
CUPS_ACTION: Final = 1
STUDY_ACTION: Final = 2
TEAPOTS: Final = ["green", "red", "blue"]
ANY_TEAPOT: Final = 3  # in a price, after the three colours
PRICE_TEAPOTS: Final = [*TEAPOTS, "any"]

# every face a card can have: secondary actions and teapots, in words
SYMBOLS: Final = [
    "_".join([n for at, n in enumerate([*SECONDARIES, *TEAPOTS]) if shown >> at & 1]) or "none"
    for shown in range(64)
]
ZONES: Final = ["hand", "draw", "discard", "played"]

MAIN_ACTIONS: Final = ["found_garden", "buy_card", "sell_caravan", "ferment", "extra_harvest"]
FOUND_GARDEN: Final = 0
BUY_CARD: Final = 1
SELL_CARAVAN: Final = 2
FERMENT_LEAVES: Final = 3
EXTRA_HARVEST: Final = 4

# -- effects: what a card, token, tile or space may bring, in the order it is carried out ---------

EFFECTS: Final = [
    "vp",
    "leaves",
    "emperor",
    "scroll_strength",
    "scroll_teapot",
    "scroll_repeat",
    "cup_marker",
    "ferment",
    "draw",
    "swap",
    "emperor_card",
    "trash",
    "sell_leaves",
]
VP: Final = 0
LEAVES: Final = 1
EMPEROR: Final = 2
SCROLL_STRENGTH: Final = 3
SCROLL_TEAPOT: Final = 4
SCROLL_REPEAT: Final = 5
CUP_MARKER: Final = 6
FERMENT: Final = 7
DRAW: Final = 8
SWAP: Final = 9
EMPEROR_CARD: Final = 10
TRASH: Final = 11
SELL_LEAVES: Final = 12

# what the player may use or leave on the top card
OPTIONAL: Final = [FERMENT, DRAW, SWAP, TRASH, SELL_LEAVES]
OPTIONAL_EFFECTS: Final = [EFFECTS[effect] for effect in OPTIONAL]

SCROLLS: Final = ["teapot", "repeat"]  # that a question may name
GOODS: Final = ["scroll_strength", "scroll_teapot", "scroll_repeat", "emperor"]
DECKS: Final = ["action", "caravan", "emperor"]

REPLACEMENTS: Final = ["any_leaf", "fermented_leaf"]  # for a teapot, beside the scroll
SUBSTITUTES: Final = ["scroll_teapot", *REPLACEMENTS]
BY_SCROLL: Final = 0
BY_LEAVES: Final = 1
BY_FERMENTED: Final = 2

END_SCORES: Final = [
    "flat",
    "per_fermented_leaf",
    "per_fresh_leaf",
    "per_scroll_teapot",
    "per_garden",
    "per_caravan",
    "base_minus_starting_cards",
    "per_card_with_river",
    "per_card_with_cups",
    "per_card_with_study",
    "per_card_with_teapot",
]
FLAT: Final = 0
PER_FERMENTED: Final = 1
PER_FRESH: Final = 2
PER_SCROLL: Final = 3
PER_GARDEN: Final = 4
PER_CARAVAN: Final = 5
BASE_MINUS_STARTING: Final = 6
PER_SECONDARY: Final = 7  # + river, cups, study
PER_TEAPOT: Final = 10

# -- where points come from ---------------------------------------------------------------------

CATEGORIES: Final = [
    "spaces",
    "region_bonuses",
    "caravans",
    "card_effects",
    "leaf_sales",
    "river_bonuses",
    "university_bonuses",
    "cup_bonuses",
    "emperor_rewards",
    "action_cards",
    "emperor_cards",
    "river",
    "university",
    "emperor_track",
    "cups",
    "leftovers",
]
FOR_SPACES: Final = 0
FOR_REGION_BONUSES: Final = 1
FOR_CARAVANS: Final = 2
FOR_CARD_EFFECTS: Final = 3
FOR_LEAF_SALES: Final = 4
FOR_RIVER_BONUSES: Final = 5
FOR_UNIVERSITY_BONUSES: Final = 6
FOR_CUP_BONUSES: Final = 7
FOR_EMPEROR_REWARDS: Final = 8
FOR_ACTION_CARDS: Final = 9  # this one and those after it: the seven of the final scoring
