"""The names of all components, in the order of their numbers, which never change meaning."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ["tea", "fruit", "celadon", "gold"]
TEA: Final = 0
FRUIT: Final = 1
CELADON: Final = 2
GOLD: Final = 3
BASICS: Final = 3  # the kinds before gold
HOLDINGS: Final = [*RESOURCES, "coins", "supply", "track"]  # what a seat has without names
COINS_BIT: Final = 4  # in a mask of things gained: after the four kinds of cubes

SPACES: Final = ["i1", "i2", "i3", "i4", "i5", "o1", "o2", "o3", "o4", "o5", "o6"]
INNER: Final = 5  # the spaces before it have chairs
HALL: Final = 11  # the place after all spaces
PLACES: Final = [*SPACES, "hall"]
NOWHERE: Final = -1

GATES: Final = ["gate_s", "gate_1", "gate_2", "gate_3", "gate_4"]
NO_GATE: Final = -1

ROOMS: Final = [
    "supplier",
    "smugglers_den",
    "market",
    "expert_room",
    "banker",
    "steward",
    "retailer",
    "wholesaler",
    "bank",
    "black_market",
    "trading_post",
    "guild_hall",
    "warehouse",
]
SUPPLIER: Final = 0
SMUGGLERS_DEN: Final = 1
MARKET: Final = 2
EXPERT_ROOM: Final = 3
BANKER: Final = 4
STEWARD: Final = 5
RETAILER: Final = 6
WHOLESALER: Final = 7
BANK: Final = 8
BLACK_MARKET: Final = 9
TRADING_POST: Final = 10
GUILD_HALL: Final = 11
WAREHOUSE: Final = 12
INNER_ROOMS: Final = 5
LARGE_ROOMS: Final = [STEWARD, RETAILER, WHOLESALER]
SMALL_ROOMS: Final = [BANK, BLACK_MARKET, TRADING_POST, GUILD_HALL, WAREHOUSE]
NO_ROOM: Final = -1
SHOPS: Final = ["retailer", "wholesaler"]  # their cubes lie in slots
GOALS: Final = [*ROOMS, "hall"]  # what a leader can have walked to

# Sale fields: three icons of the Market by resource, then three slots of each selling tile.
SELLING: Final = [MARKET, RETAILER, WHOLESALER]
FIELDS: Final = 9
SALE_CODES: Final = 6  # kinds of cubes that can lie on a field
EMPTY_FIELD: Final = 0  # else 1 + resource it stands for * 2 + (1 for a gold cube)

VILLAGES: Final = ["village_se", "village_sw", "village_nw", "village_ne"]

COLOURS: Final = ["red", "green", "blue", "black", "yellow"]
NEUTRALS: Final = 3  # the colours before it belong to neutral leaders in a game for two

TEMPLES: Final = ["temple_wayfarers", "temple_hearth", "temple_learning", "temple_fortune"]
SMUGGLERS: Final = [f"smuggler_{number:02}" for number in range(1, 11)]

AMULETS: Final = [
    "bat",
    "carp",
    "gourd",
    "peach",
    "crane",
    "lock",
    "knot",
    "ruyi",
    "mirror",
    "jade_disc",
    "lotus",
]
TOKENS: Final = 9  # the kinds before it exist as tokens, the others on expert cards only
NO_AMULET: Final = -1

ORDERS: Final = [f"order_{number:02}" for number in range(1, 21)]
NO_CARD: Final = -1

EXPERTS: Final = [
    "merchant_su",
    "merchant_jin",
    "old_man",
    "rich_man",
    "celadon_supplier",
    "tea_supplier",
    "fruit_supplier",
    "mistress",
    "saleswoman",
    "porter",
    "farmer",
    "craftsman",
    "shandong_merchant",
    "maiden",
    "shopkeeper",
    "official",
    "amulet_dealer",
    "little_master",
    "servant",
    "bookseller",
    "nanny",
    "lady",
    "canton_merchant",
    "hui_merchant",
]
PILES: Final = ["orders", "experts", "amulets", "smugglers"]  # what lies open is drawn from them
MOST_IN_POOL: Final = 6  # orders, experts or amulets that may lie open
BACKS: Final = ["horse", "phoenix", "tiger"]
NO_BACK: Final = -1

# Lasting effects: those of the orders, then those of the experts.
EFFECTS: Final = [*ORDERS, *EXPERTS]
EXPERT_EFFECT: Final = 20

TRIGGERS: Final = [
    "gain_coins",
    "gain_tea",
    "gain_fruit",
    "gain_celadon",
    "gain_gold",
    "gain_basic",
    "gain_resource",
    "act_apprentice",
    "hire_expert",
]
GAIN_COINS: Final = 0
GAIN_BASIC: Final = 5
GAIN_RESOURCE: Final = 6
ACT_APPRENTICE: Final = 7
HIRE_EXPERT: Final = 8

ACTS: Final = ["recruit", "pedlar", "apprentice", "senior_apprentice"]

SYMBOLS: Final = [5, 15, 25, 35, 45]  # points with a bonus symbol before them, as printed
SIDE: Final = 4  # rows and columns of the worship board
SIDES: Final = ["right", "bottom"]  # where amulets lie beside it
CELLS: Final = 16
CELL_NAMES: Final = [f"{cell // SIDE + 1},{cell % SIDE + 1}" for cell in range(CELLS)]

CATEGORIES: Final = [
    "sales",
    "bank",
    "worship",
    "seated",
    "temples",
    "expert_cards",
    "effects",
    "amulets",
    "orders",
    "family",
    "assistants",
    "coins",
    "experts",
]
FOR_SALES: Final = 0
FOR_BANK: Final = 1
FOR_WORSHIP: Final = 2
FOR_SEATED: Final = 3
FOR_TEMPLES: Final = 4
FOR_EXPERT_CARDS: Final = 5
FOR_EFFECTS: Final = 6
FOR_AMULETS: Final = 7
FOR_ORDERS: Final = 8
FOR_FAMILY: Final = 9
FOR_ASSISTANTS: Final = 10
FOR_COINS: Final = 11
FOR_EXPERTS: Final = 12

MAX_SEATS: Final = 5
MAX_CHAIRS: Final = 6  # per room
LEADERS: Final = 2  # of one seat
LEADER_NAMES: Final = ["a", "b"]
