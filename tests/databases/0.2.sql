SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.components (
    hash character varying(64) NOT NULL,
    game character varying(64) NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.entries (
    table_id character varying(32) NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    forced boolean NOT NULL
);
CREATE TABLE public.reviews (
    table_id character varying(32) NOT NULL,
    method integer NOT NULL,
    status character varying(16) NOT NULL
);
CREATE TABLE public.schema (
    version integer NOT NULL
);
CREATE SEQUENCE public.schema_version_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.schema_version_seq OWNED BY public.schema.version;
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    rules_version integer NOT NULL,
    components character varying(64) NOT NULL,
    options text NOT NULL,
    secret character varying(64) NOT NULL,
    seats text NOT NULL,
    host character varying(64) NOT NULL,
    status character varying(16) NOT NULL,
    to_move integer,
    created bigint NOT NULL,
    rematch character varying(32),
    seals text DEFAULT '[]'::text NOT NULL,
    touched bigint DEFAULT '1794856764924'::bigint NOT NULL,
    ended bigint
);
CREATE TABLE public.verdicts (
    table_id character varying(32) NOT NULL,
    ply integer NOT NULL,
    verdict text NOT NULL
);
ALTER TABLE ONLY public.schema ALTER COLUMN version SET DEFAULT nextval('public.schema_version_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('r1');
INSERT INTO public.components VALUES ('af9cb76d3116d29f89e18b243d7d249e03069f9d9ca1e512d2dc0080e8d70e19', 'dragon', '# In the Year of the Dragon: every printed value, with its provenance
# provenance letters: R = stated in the rulebook text
#                     P = public source (see [sources]); X = reconstructed by us (cosmetic only here)
schema_version = 1
[meta]
id = "dragon"
name_orig = "Im Jahr des Drachen"
designers = ["Stefan Feld"]
publishers = ["alea (2007, 2017)", "Rebel (PL 2017)"]
players_min = 2
players_max = 5
minutes_min = 75
minutes_max = 100
age_min = 12
provenance = "R"        # length, age and years: P (bga_exp, for2players)
[sources]
bga_exp = "github.com/Fnordistan/ityotd (Board Game Arena code of the 10th Anniversary edition with both expansions; material.inc.php, states.inc.php)"
py_port = "anonymous open Python port found in public code (person table identical to bga_exp, written independently)"
docplayer_pl = "https://docplayer.pl/amp/64901937-Ten-kto-nie-zwaza-na-szczegoly-bedzie-slepy-na-obraz-calosci-konfucjusz-p-n-e.html (clean text of the same Polish rulebook: component counts)"
dojuegos = "http://dojuegos.com/2017/10/09/hoy-descubrimos-en-el-ano-del-dragon/ (Spanish 2017 edition: same counts)"
union_jeux = "https://www.union-jeux.fr/annee-du-dragon (action card split per player count)"
superfred = "http://superfred.de/imjahrdesdrachen.html (scoring track space is 0/100)"
bga_help = "http://en.doc.boardgamearena.com/Gamehelpintheyearofthedragon (privilege: small 1, large 2 points; 6 or 7 yuan by edition)"
poeppel_treasure = "http://www.poeppelkiste.de/rezensionen/2009/schatz/schatz.php (wall tile bonuses)"
letsplay = "https://letsplayagame.app/game/16001/in-the-year-of-the-dragon-10th-anniversary (wall tile bonuses)"
wermelinger = "http://michel.wermelinger.ws/ludossier/2009/02/year-of-the-dragon-st-petersburg-session/ (scores 99 and 86 of a 5-player game)"
# ---------------------------------------------------------------- constants
[rules]
provenance = "R"
rounds = 12
start_yuan = 6
start_palaces = [2, 2]                # floors of the starting palaces
start_vp = 0
start_person_track = 0
palace_max_floors = 3
occupied_group_fee = 3
refill_to_yuan = 3
decay_floors_per_empty_palace = 1
super_event_round = 7
wall_max_length = 12
[rulings]                             # switches; the value given is our ruling (section 9 of the rules pages)
provenance = "X"
decay_after_super_event = true        # single decay step, after the super event (bga_exp agrees)
final_wall_check = "after_round_12_scoring"   # alternative: "before_decay" (bga_exp)
eclipse_repeats_wall_check = false    # alternative: true (bga_exp)
refused_person_leaves_supply = true   # R: the tile is removed from the game
replace_only_when_full = true
must_build_all_floors = true
pass_allowed_with_3_or_more_yuan = true
edict_warriors = "person_track"       # alternative: "vp"
edict_counts_action_card_symbol = false
useless_choice_forbidden = ["privilege", "build_wall"]   # cannot be chosen when nothing can be bought or built
event_last_slot_conflict = "swap_10_11"                  # bga_exp; see [event_setup]
super_event_first_player = "person_track_leader"         # bga_exp; not a seat
group_needs_usable_card = true        # a group none of whose cards can be carried out is no option
several_new_palaces_per_build = true
equal_replacement_allowed = true      # a person may be replaced by one of the same type and age
# ---------------------------------------------------------------- component counts
[components]
provenance = "P"                      # numerals lost in the OCR; docplayer_pl, dojuegos
board = 1
cards_total = 60                      # 5 x (11 person cards + 1 spare)
person_cards_per_player = 11
spare_cards_per_player = 1            # never used in play
person_tiles = 90
person_tiles_per_type = 10
palace_floors = 66
coins = 36
silver_coins = 21
gold_coins = 15
rice = 26                             # 24 in the 2007 edition
fireworks = 14                        # 12 in the 2007 edition
event_tiles = 12
privileges_small = 5
privileges_large = 3
action_cards = 7
dragons = 5
stands = 5
scoring_markers = 5
person_markers = 5
wall_action_cards = 1
wall_tiles = 30
super_event_tokens = 10
[limits]                              # R: everything except person tiles (and cards, wall tiles, events) is unlimited
provenance = "R"
unlimited = ["palace_floors", "coins", "rice", "fireworks", "privileges_small", "privileges_large"]
limited = ["person_tiles", "person_cards", "wall_tiles", "event_tiles", "action_cards", "super_event_tokens"]
palaces_bound = 26                    # no rule; computed by us (X): more palaces cannot stand at one moment (23 without super events)
# ---------------------------------------------------------------- player colours (R: named in the turn order example)
[[player_color]]
id = "yellow"
hex = "#d9a520"
provenance = "R"   # hex: X
[[player_color]]
id = "green"
hex = "#3f8f4f"
provenance = "R"   # hex: X
[[player_color]]
id = "blue"
hex = "#2f6db5"
provenance = "R"   # hex: X
[[player_color]]
id = "purple"
hex = "#7d4a9e"
provenance = "R"   # hex: X
[[player_color]]
id = "red"
hex = "#b8362c"
provenance = "R"   # hex: X
# ---------------------------------------------------------------- symbols (provenance: R)
[[symbol]]
id = "coin"
[[symbol]]
id = "hammer"
[[symbol]]
id = "rice_sack"
[[symbol]]
id = "rocket"
[[symbol]]
id = "helmet"
[[symbol]]
id = "book"
[[symbol]]
id = "dragon"
[[symbol]]
id = "buddha"
[[symbol]]
id = "mortar"
# ---------------------------------------------------------------- person types and tiles
# One person_type per kind, one person_tile per (type, age).
# value = spaces on the person track; symbols = number of symbols shown.
# count = tiles in play for 2, 3, 4, 5 players. "single" types exist only as young.
# used_by / also_used_by: where the base game counts the symbols (super events may count them too: buddha, edict).
[[person_type]]
id = "monk"
color = "brown"
hex = "#7a4a2a"
symbol = "buddha"
tiered = true
column = 1                  # board column, left to right (X, cosmetic)
used_by = "final_scoring"
provenance = "R"
[[person_type]]
id = "healer"
color = "blue"
hex = "#3a78b8"
symbol = "mortar"
tiered = true
column = 2                  # board column, left to right (X, cosmetic)
used_by = "contagion"
provenance = "R"
[[person_type]]
id = "pyrotechnist"
color = "purple"
hex = "#7d4a9e"
symbol = "rocket"
tiered = true
column = 3                  # board column, left to right (X, cosmetic)
used_by = "fireworks_display"
provenance = "R"
[[person_type]]
id = "craftsman"
color = "beige"
hex = "#d2b48c"
symbol = "hammer"
tiered = false
column = 4                  # board column, left to right (X, cosmetic)
used_by = "build"
provenance = "R"
[[person_type]]
id = "court_lady"
color = "orange"
hex = "#dd8a2e"
symbol = "dragon"
tiered = false
column = 5                  # board column, left to right (X, cosmetic)
used_by = "round_scoring"
provenance = "R"
[[person_type]]
id = "tax_collector"
color = "yellow"
hex = "#e0c22e"
symbol = "coin"
tiered = false
column = 6                  # board column, left to right (X, cosmetic)
used_by = "taxes"
provenance = "R"
[[person_type]]
id = "warrior"
color = "red"
hex = "#b8362c"
symbol = "helmet"
tiered = true
column = 7                  # board column, left to right (X, cosmetic)
used_by = "military_parade"
also_used_by = "mongol_invasion"
provenance = "R"
[[person_type]]
id = "scholar"
color = "white"
hex = "#f1efe6"
symbol = "book"
tiered = true
column = 8                  # board column, left to right (X, cosmetic)
used_by = "research"
provenance = "R"
[[person_type]]
id = "farmer"
color = "green"
hex = "#4c9a4c"
symbol = "rice_sack"
tiered = true
column = 9                  # board column, left to right (X, cosmetic)
used_by = "harvest"
provenance = "R"
[[person_tile]]
id = "monk_young"
type = "monk"
age = "young"
value = 6
symbols = 1
symbol = "buddha"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: final scoring example"
source = "bga_exp, py_port"
[[person_tile]]
id = "monk_old"
type = "monk"
age = "old"
value = 2
symbols = 2
symbol = "buddha"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: final scoring example"
source = "bga_exp, py_port"
[[person_tile]]
id = "healer_young"
type = "healer"
age = "young"
value = 4
symbols = 1
symbol = "mortar"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: contagion example"
source = "bga_exp, py_port"
[[person_tile]]
id = "healer_old"
type = "healer"
age = "old"
value = 1
symbols = 2
symbol = "mortar"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "P"
provenance_count = "R"
evidence = "-"
source = "bga_exp, py_port"
[[person_tile]]
id = "pyrotechnist_young"
type = "pyrotechnist"
age = "young"
value = 5
symbols = 1
symbol = "rocket"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "P"
provenance_symbols = "P"
provenance_count = "R"
evidence = "-"
source = "bga_exp, py_port"
[[person_tile]]
id = "pyrotechnist_old"
type = "pyrotechnist"
age = "old"
value = 3
symbols = 2
symbol = "rocket"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "P"
provenance_count = "R"
evidence = "-"
source = "bga_exp, py_port"
[[person_tile]]
id = "craftsman_young"
type = "craftsman"
age = "young"
value = 2
symbols = 1
symbol = "hammer"
box_count = 10
count = { p2 = 4, p3 = 6, p4 = 8, p5 = 10 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: build example (2 craftsmen -> 3 floors)"
source = "bga_exp, py_port"
[[person_tile]]
id = "court_lady_young"
type = "court_lady"
age = "young"
value = 1
symbols = 1
symbol = "dragon"
box_count = 10
count = { p2 = 4, p3 = 6, p4 = 8, p5 = 10 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: scoring example, sidebar 1 point each"
source = "bga_exp, py_port"
[[person_tile]]
id = "tax_collector_young"
type = "tax_collector"
age = "young"
value = 3
symbols = 3
symbol = "coin"
box_count = 10
count = { p2 = 4, p3 = 6, p4 = 8, p5 = 10 }
provenance_value = "R"
provenance_symbols = "R"
provenance_count = "R"
evidence = "value 3: draft example (tax+scholar 7, tax+farmer 7, scholar+farmer 8 solve to 3,4,4); symbols: taxes example"
source = "bga_exp, py_port"
[[person_tile]]
id = "warrior_young"
type = "warrior"
age = "young"
value = 5
symbols = 1
symbol = "helmet"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: mongol example has totals of 1, and young tiles show fewer symbols than old ones (2)"
source = "bga_exp, py_port"
[[person_tile]]
id = "warrior_old"
type = "warrior"
age = "old"
value = 3
symbols = 2
symbol = "helmet"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: parade example"
source = "bga_exp, py_port"
[[person_tile]]
id = "scholar_young"
type = "scholar"
age = "young"
value = 4
symbols = 2
symbol = "book"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "R"
provenance_symbols = "R"
provenance_count = "R"
evidence = "value 4: draft example; symbols: research example"
source = "bga_exp, py_port"
[[person_tile]]
id = "scholar_old"
type = "scholar"
age = "old"
value = 2
symbols = 3
symbol = "book"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: research example"
source = "bga_exp, py_port"
[[person_tile]]
id = "farmer_young"
type = "farmer"
age = "young"
value = 4
symbols = 1
symbol = "rice_sack"
box_count = 6
count = { p2 = 3, p3 = 4, p4 = 5, p5 = 6 }
provenance_value = "R"
provenance_symbols = "R"
provenance_count = "R"
evidence = "value 4: draft example; symbols: harvest example"
source = "bga_exp, py_port"
[[person_tile]]
id = "farmer_old"
type = "farmer"
age = "old"
value = 1
symbols = 2
symbol = "rice_sack"
box_count = 4
count = { p2 = 1, p3 = 2, p4 = 3, p5 = 4 }
provenance_value = "P"
provenance_symbols = "R"
provenance_count = "R"
evidence = "symbols: harvest example"
source = "bga_exp, py_port"
# ---------------------------------------------------------------- person cards: one of each type + 2 wild, per player
[[person_card]]
id = "card_monk"
type = "monk"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_healer"
type = "healer"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_pyrotechnist"
type = "pyrotechnist"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_craftsman"
type = "craftsman"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_court_lady"
type = "court_lady"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_tax_collector"
type = "tax_collector"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_warrior"
type = "warrior"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_scholar"
type = "scholar"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_farmer"
type = "farmer"
wild = false
copies_per_player = 1
provenance = "P"   # bga_exp, hiewandboardgames review; R gives 11 cards and a question-mark card
[[person_card]]
id = "card_wild"
type = "any"
wild = true
copies_per_player = 2
provenance = "P"   # two copies: bga_exp; effect: R
# ---------------------------------------------------------------- action cards
# effect words are defined in section 5.5 of the rules pages; gain = { what, base, per_symbol } : amount = base + number of that symbol on own persons in palaces
[[action_card]]
id = "taxes"
expansion = "base"
effect = { gain = { what = "yuan", base = 2, per_symbol = "coin", from_type = "tax_collector" } }
provenance = "R"
[[action_card]]
id = "build"
expansion = "base"
effect = { gain = { what = "floors", base = 1, per_symbol = "hammer", from_type = "craftsman" } }
provenance = "R"
[[action_card]]
id = "harvest"
expansion = "base"
effect = { gain = { what = "rice", base = 1, per_symbol = "rice_sack", from_type = "farmer" } }
provenance = "R"
[[action_card]]
id = "fireworks_display"
expansion = "base"
effect = { gain = { what = "fireworks", base = 1, per_symbol = "rocket", from_type = "pyrotechnist" } }
provenance = "R"
[[action_card]]
id = "military_parade"
expansion = "base"
effect = { gain = { what = "person_track", base = 1, per_symbol = "helmet", from_type = "warrior" } }
provenance = "R"
[[action_card]]
id = "research"
expansion = "base"
effect = { gain = { what = "vp", base = 1, per_symbol = "book", from_type = "scholar" } }
provenance = "R"
[[action_card]]
id = "privilege"
expansion = "base"
effect = { buy_one_of = ["small_privilege", "large_privilege"] }
provenance = "R"
[[action_card]]
id = "build_wall"
expansion = "great_wall"
effect = { play_wall_tile = 1 }
provenance = "R"
[action_groups]                       # sizes of the groups, by number of players
provenance = "P"                      # union_jeux, bga_exp; R: as even as possible, as many groups as players
base = { p2 = [4, 3], p3 = [3, 2, 2], p4 = [2, 2, 2, 1], p5 = [2, 2, 1, 1, 1] }
great_wall = { p2 = [4, 4], p3 = [3, 3, 2], p4 = [2, 2, 2, 2], p5 = [2, 2, 2, 1, 1] }
# ---------------------------------------------------------------- privileges
[[privilege]]
id = "small_privilege"
cost = 2
dragons = 1
box_count = 5
provenance = "R"                      # dragons: P (bga_help)
[[privilege]]
id = "large_privilege"
# cost: option large_privilege_cost
dragons = 2
box_count = 3
provenance = "R"                      # dragons 2: scoring example 3 + 2 + 2 = 7
# ---------------------------------------------------------------- events
[[event]]
id = "peace"
count = 2
effect = { nothing = true }
provenance = "R"
[[event]]
id = "imperial_tribute"
count = 2
effect = { pay = { what = "yuan", amount = 4 }, release_per_missing = 1 }
provenance = "R"
[[event]]
id = "drought"
count = 2
effect = { pay = { what = "rice", per = "inhabited_palace", amount = 1 }, release_per_unsupplied_palace = 1 }
provenance = "R"
[[event]]
id = "dragon_festival"
count = 2
effect = { rank = { what = "fireworks", vp_by_rank = [6, 3], ties = "all_full", zero_scores = false, dense_rank = true }, scorers_return = { what = "fireworks", fraction = "half", round = "up" } }
provenance = "R"
[[event]]
id = "mongol_invasion"
count = 2
effect = { vp_per_symbol = "helmet", lowest_release = { symbol = "helmet", persons = 1, ties = "all" } }
provenance = "R"
[[event]]
id = "contagion"
count = 2
effect = { release = { base = 3, minus_per_symbol = "mortar", min = 0 } }
provenance = "R"
[event_setup]
provenance = "R"
slots = 12
fixed = { s1 = "peace", s2 = "peace" }
# ---------------------------------------------------------------- Great Wall expansion: 6 tiles per player, one of each
[[wall_tile]]
id = "wall_rice"
effect = { gain = { what = "rice", base = 1 } }
provenance = "R"
[[wall_tile]]
id = "wall_fireworks"
effect = { gain = { what = "fireworks", base = 1 } }
provenance = "R"
[[wall_tile]]
id = "wall_floor"
effect = { gain = { what = "floors", base = 1 } }
provenance = "R"
[[wall_tile]]
id = "wall_yuan"
effect = { gain = { what = "yuan", base = 2 } }
provenance = "R"
[[wall_tile]]
id = "wall_person_track"
effect = { gain = { what = "person_track", base = 3 } }
provenance = "R"
[[wall_tile]]
id = "wall_vp"
effect = { gain = { what = "vp", base = 3 } }
provenance = "R"
[wall_check]
provenance = "R"
trigger_events = ["mongol_invasion"]
also_after_round = 12
reached_if = "wall_length >= round"
reached = { vp_per_own_tile = 1 }
not_reached = { fewest_tiles_release = 1, ties = "all", zero_counts = true }
# ---------------------------------------------------------------- Super Events expansion
[[super_event]]
id = "lantern_festival"
interactive = false
effect = { vp_per_person = 2 }
provenance = "R"
[[super_event]]
id = "buddha"
interactive = false
effect = { score_monks = true }
provenance = "R"
[[super_event]]
id = "earthquake"
interactive = true
effect = { lose_floors = 2, then = "release_excess_persons" }
provenance = "R"
[[super_event]]
id = "flood"
interactive = true
effect = { lose_mix = { of = ["yuan", "rice", "fireworks"], fraction = "half", round = "down" } }
provenance = "R"
[[super_event]]
id = "solar_eclipse"
interactive = true
effect = { repeat_event = 7 }
provenance = "R"
[[super_event]]
id = "volcanic_eruption"
interactive = false
effect = { reset_person_track = 0, keep_order = true }
provenance = "R"
[[super_event]]
id = "tornado"
interactive = true
effect = { discard_person_cards = 2 }
provenance = "R"
[[super_event]]
id = "sunrise"
interactive = true
effect = { recruit = { age = "young", count = 1, card = false, distinct_types_between_players = true } }
provenance = "R"
[[super_event]]
id = "assassination_attempt"
interactive = false
effect = { lose_all = ["small_privilege", "large_privilege"] }
provenance = "R"
[[super_event]]
id = "edict"
interactive = true
effect = { choose_own_type_benefit = true }
provenance = "R"
[edict_benefit]                       # amount = own symbols of that type in palaces, action card symbol not added
provenance = "P"                      # bga_exp; R for farmer, monk, scholar
craftsman = { gain = { what = "floors", per_symbol = "hammer" } }
court_lady = { gain = { what = "vp", per_symbol = "dragon" } }
pyrotechnist = { gain = { what = "fireworks", per_symbol = "rocket" } }
tax_collector = { gain = { what = "yuan", per_symbol = "coin" } }
warrior = { gain = { what = "person_track", per_symbol = "helmet" } }
monk = { score_monks = true }
healer = { nothing = true }
farmer = { gain = { what = "rice", per_symbol = "rice_sack" } }
scholar = { gain = { what = "vp", per_symbol = "book" } }
# ---------------------------------------------------------------- scoring
[round_scoring]
provenance = "R"
vp_per_palace = 1
vp_per_dragon_on_court_lady = 1
vp_per_dragon_on_privilege = 1
[final_scoring]
provenance = "R"
vp_per_person = 2
monk_vp = "buddha_symbols * floors_of_own_palace"
sell_for_yuan = { rice = 2, fireworks = 2 }
yuan_per_vp = 3
rounding = "down"
tie_breakers = ["person_track_position", "stack_height"]
shared_victory = false
# ---------------------------------------------------------------- options
[[option]]
id = "player_count"
values = [2, 3, 4, 5]
default = 4
provenance = "R"
[[option]]
id = "start_player"
values = ["seat_0", "random"]
default = "random"
note = "printed rule: the oldest player"
provenance = "X"
[[option]]
id = "great_wall"
values = ["off", "on", "random_tile"]
default = "off"
note = "random_tile is a Board Game Arena mode, not in the rulebook: the tile built is drawn at random from the player''s own remaining ones"
provenance = "R"
[[option]]
id = "super_event"
values = ["off", "random", "hidden", "lantern_festival", "buddha", "earthquake", "flood", "solar_eclipse", "volcanic_eruption", "tornado", "sunrise", "assassination_attempt", "edict"]
default = "off"
note = "random and a chosen id are printed rules; hidden (drawn at round 7) is a Board Game Arena mode"
provenance = "R"
[[option]]
id = "large_privilege_cost"
values = [7, 6]
default = 7
note = "6 in the 2007 edition"
provenance = "R"
[[option]]
id = "open_hands"
values = [true, false]
default = true
note = "hands are deducible from public plays; false only hides them in the user interface"
provenance = "X"
# ---------------------------------------------------------------- layout: board is a 100 x 100 square, origin top left, y grows downwards. All X (cosmetic).
[layout.scoring_track]
provenance = "X"   # 100 spaces 0..99, wraps (P superfred: space 0 is also 100)
spaces = 100
wraps = true
shape = "outer loop, clockwise from the top left corner"
xy = [
  [2.0, 2], [5.84, 2], [9.68, 2], [13.52, 2], [17.36, 2], [21.2, 2], [25.04, 2], [28.88, 2], [32.72, 2], [36.56, 2],
  [40.4, 2], [44.24, 2], [48.08, 2], [51.92, 2], [55.76, 2], [59.6, 2], [63.44, 2], [67.28, 2], [71.12, 2], [74.96, 2],
  [78.8, 2], [82.64, 2], [86.48, 2], [90.32, 2], [94.16, 2], [98, 2.0], [98, 5.84], [98, 9.68], [98, 13.52], [98, 17.36],
  [98, 21.2], [98, 25.04], [98, 28.88], [98, 32.72], [98, 36.56], [98, 40.4], [98, 44.24], [98, 48.08], [98, 51.92], [98, 55.76],
  [98, 59.6], [98, 63.44], [98, 67.28], [98, 71.12], [98, 74.96], [98, 78.8], [98, 82.64], [98, 86.48], [98, 90.32], [98, 94.16],
  [98.0, 98], [94.16, 98], [90.32, 98], [86.48, 98], [82.64, 98], [78.8, 98], [74.96, 98], [71.12, 98], [67.28, 98], [63.44, 98],
  [59.6, 98], [55.76, 98], [51.92, 98], [48.08, 98], [44.24, 98], [40.4, 98], [36.56, 98], [32.72, 98], [28.88, 98], [25.04, 98],
  [21.2, 98], [17.36, 98], [13.52, 98], [9.68, 98], [5.84, 98], [2, 98.0], [2, 94.16], [2, 90.32], [2, 86.48], [2, 82.64],
  [2, 78.8], [2, 74.96], [2, 71.12], [2, 67.28], [2, 63.44], [2, 59.6], [2, 55.76], [2, 51.92], [2, 48.08], [2, 44.24],
  [2, 40.4], [2, 36.56], [2, 32.72], [2, 28.88], [2, 25.04], [2, 21.2], [2, 17.36], [2, 13.52], [2, 9.68], [2, 5.84],
]
[layout.person_track]
provenance = "X"   # the printed length is not known; the engine value is unbounded, the drawing wraps
spaces = 60
wraps = true
shape = "inner loop around the action field, clockwise from its top left corner"
stack_step = [0.0, -0.9]   # a marker on top of another is drawn shifted by this much
xy = [
  [8, 38], [12, 38], [16, 38], [20, 38], [24, 38], [28, 38], [32, 38], [36, 38], [40, 38], [44, 38],
  [48, 38], [52, 38], [56, 38], [60, 38], [64, 38], [68, 38], [72, 38], [76, 38], [80, 38], [84, 38],
  [88, 38], [92, 38], [92, 42], [92, 46], [92, 50], [92, 54], [92, 58], [92, 62], [92, 66], [92, 70],
  [92, 74], [88, 74], [84, 74], [80, 74], [76, 74], [72, 74], [68, 74], [64, 74], [60, 74], [56, 74],
  [52, 74], [48, 74], [44, 74], [40, 74], [36, 74], [32, 74], [28, 74], [24, 74], [20, 74], [16, 74],
  [12, 74], [8, 74], [8, 70], [8, 66], [8, 62], [8, 58], [8, 54], [8, 50], [8, 46], [8, 42],
]
[layout.event_row]
provenance = "X"
slots = 12
tile_size = [6.6, 6.6]
xy = [
  [9.0, 84], [16.45, 84], [23.91, 84], [31.36, 84], [38.82, 84], [46.27, 84], [53.73, 84], [61.18, 84], [68.64, 84], [76.09, 84], [83.55, 84], [91.0, 84],
]
wall_xy = [
  [9.0, 91.5], [16.45, 91.5], [23.91, 91.5], [31.36, 91.5], [38.82, 91.5], [46.27, 91.5], [53.73, 91.5], [61.18, 91.5], [68.64, 91.5], [76.09, 91.5], [83.55, 91.5], [91.0, 91.5],
]
super_event_xy = [56.13, 81.6]   # top right corner of the seventh event tile
[layout.person_supply]
provenance = "X"   # two rows; row 1 (old) has 2 sections of 3 stacks, row 2 (young) has 9 stacks; the order of the types is cosmetic
tile_size = [8.0, 9.5]
monk_old = [10, 14]
monk_young = [10, 27]
healer_old = [20, 14]
healer_young = [20, 27]
pyrotechnist_old = [30, 14]
pyrotechnist_young = [30, 27]
craftsman_young = [40, 27]
court_lady_young = [50, 27]
tax_collector_young = [60, 27]
warrior_old = [70, 14]
warrior_young = [70, 27]
scholar_old = [80, 14]
scholar_young = [80, 27]
farmer_old = [90, 14]
farmer_young = [90, 27]
[layout.areas]
provenance = "X"
discard_pile = [50, 14]
action_field = [13, 43, 74, 26]      # x, y, width, height
action_deck = [50, 56]
round_marker_offset = [0.0, -4.4]    # relative to the event slot of the current round
[layout.action_groups]                # centre of each group in the action field
provenance = "X"
p2 = [[32, 53], [68, 53]]
p3 = [[25, 53], [50, 53], [75, 53]]
p4 = [[22, 53], [40.67, 53], [59.33, 53], [78, 53]]
p5 = [[20, 53], [35, 53], [50, 53], [65, 53], [80, 53]]
card_size = [6.0, 9.0]
card_step = [7.0, 0.0]                # cards of a group side by side, centred on the group centre
dragon_offset = [0.0, 10.0]           # first dragon under the group; further dragons step right
dragon_step = [3.0, 0.0]
[layout.player_area]                  # own 100 x 100 square per player
provenance = "X"
palaces_per_row = 6
first_palace = [10, 30]               # ground floor centre of palace 1
palace_step = [16, 40]                # next column, next row (two rows stay clear of the goods)
floor_step = [0.0, -9.0]              # floors are stacked upwards
person_slots = [[-4.5, 9.0], [0.0, 9.0], [4.5, 9.0]]   # persons lie under the palace
money = [8, 94]
rice = [26, 94]
fireworks = [44, 94]
privileges = [62, 94]
wall_tiles = [80, 94]
hand = [50, 100]
[topology]                            # adjacency used by the rules: only the two tracks and the event row, all linear
provenance = "R"
person_track = "next(i) = i + 1; markers never move back except volcanic_eruption"
scoring_track = "next(i) = i + 1"
event_row = "slot i is followed by slot i + 1; equal neighbours forbidden for slots 2..12 except peace 1-2"
event_adjacent = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9], [9, 10], [10, 11], [11, 12]]
');
INSERT INTO public.components VALUES ('60ed5ea41c30669936f7f2b49eb595ed032e06e85d2f24ff3f2cf936dc99406c', 'zhanguo', '# ZhanGuo: every printed value, with its provenance
# provenance letters: R = stated in the rulebook text
#                     P = public source (see [sources]); X = reconstructed by us: no source shows the printed value
# Regions are 1 to 5. Coordinates stand in [layout] only: 0 to 100, x to the right, y down.
schema_version = 1
[meta]
id = "zhanguo"
name_orig = "ZhanGuo"
designers = ["Marco Canetta", "Stefania Niccolini"]
artist = "Mariano Iannelli"
publishers = ["What''s Your Game? (2014)", "Hobbity (PL)"]
players_min = 2
players_max = 4
minutes_min = 60
minutes_max = 120
age_min = 12
provenance = "RP"
[sources]
P1 = "https://titanxxh.com/2015/06/30/essen2014-5-zhanguo-rule-intro"
P2 = "http://www.asaboardgamer.com/review/zhanguo/"
P3 = "http://bdml.free.fr/fiche_jeu.php?id=417"
P4 = "https://www.boardgamegeek.com/thread/1237007/zhanguo-sneak-preview-part-2"
P5 = "https://studylibfr.com/doc/2885206/zhanguo-vin-djeu-v1"
P6 = "https://www.balenaludens.it/2017/zhanguo/"
P7 = "https://www.goblins.net/recensioni/zhanguo"
P8 = "http://www.yihubg.com/game/160495"
P9 = "https://documents.pub/document/zhanguo-rules-eng.html"
# ---------------------------------------------------------------- constants
[rules]
rounds = 5
cards_per_deck_and_round = 2
draft_cards_per_deck = 3
provenance = "R"
[components]
provenance = "R"
main_board = 1
player_boards = 4
cards = 120
worker_tiles = 40
wall_tiles = 6
task_tiles = 12
round_marker = 1
governors_per_player = 8
walls_per_player = 5
palaces_per_player = 6
discs_per_player = 8
unrest_cubes_per_player = 5
officials_per_player_per_colour = 5
points_tiles = 4
markers_value1_per_colour = 12
markers_value3_per_colour = 1
[limits]
cards_per_region = 3
officials_per_worker_area = 2
walls_per_player_per_section = 1
discs_per_player_per_task = 1
provenance = "R"
[player_count]   # value-1 markers per colour, usable palace spaces per region, boards in the auction
provenance = "R"
markers_value1 = { 2 = 6, 3 = 9, 4 = 12 }
palace_spaces = { 2 = 2, 3 = 3, 4 = 4 }
auction_boards = { 2 = 2, 3 = 3, 4 = 4 }
[[player_colour]]
id = "blue"
provenance = "R"
[[player_colour]]
id = "red"
provenance = "R"
[[player_colour]]
id = "purple"
provenance = "R"
[[player_colour]]
id = "yellow"
provenance = "R"
# ---------------------------------------------------------------- aspects, officials, actions
[[aspect]]
id = "writing"
order = 1
colour = "ivory"
first_card = 1
last_card = 40
corner = "low"
endgame_majority_vp = 5
provenance = "R"
[[aspect]]
id = "currency"
order = 2
colour = "orange"
first_card = 41
last_card = 80
corner = "middle"
endgame_majority_vp = 6
provenance = "R"
[[aspect]]
id = "laws"
order = 3
colour = "brown"
first_card = 81
last_card = 120
corner = "high"
endgame_majority_vp = 7
provenance = "R"
[[official]]
id = "red"
provenance = "R"
[[official]]
id = "gray"
provenance = "R"
[[official]]
id = "white"
provenance = "R"
# trigger: how the number played must compare with the number it covers, for abilities that name the action
[[action]]
id = "recruit_official"
trigger = "lower"
provenance = "R"
[[action]]
id = "transfer_officials"
trigger = "none"
move_points_min = 1
move_points_max = 3
provenance = "R"
[[action]]
id = "install_governor"
trigger = "lower"
cost_officials = { red = 1, gray = 1, white = 1 }
provenance = "R"
[[action]]
id = "hire_workers"
trigger = "higher"
unrest = 1
provenance = "R"
[[action]]
id = "build_palace"
trigger = "higher"
cost_workers_here = 2
cost_workers_elsewhere = 1
vp_per_card_on_board = 1
provenance = "R"
[[action]]
id = "build_wall"
trigger = "higher"
provenance = "R"
[unification]   # for the 1st, 2nd and 3rd card of a region
provenance = "R"
markers = [1, 2, 3]
unrest = [0, 1, 2]
vp_per_missing_marker = 1
[movement]   # movement points for one step of one official
provenance = "R"
governor_to_adjacent_governor = 1
worker_to_adjacent_worker = 1
worker_to_governor_same_region = 1
governor_to_worker_same_region = 0
# ---------------------------------------------------------------- card bonuses
# {vp = n}: points now; {vp_per_card = colour}: a point per card of that colour on the own board
# {marker}: a value-1 marker of a free colour; {move_points = n}: up to n movement points
# {worker}: workers into the region of the card or the same region; {unrest}: a level lower, in the region of the card or any
# {move_worker}: a worker to an adjacent region; {official}: from the own supply; {move_governor}: to an adjacent region
# Kinds and effects are R; how many cards carry them is X.
[[bonus]]
id = "marker"
effect = { marker = { value = 1, n = 1, colour = "any" } }
optional = true
provenance = "R"
[[bonus]]
id = "move2"
effect = { move_points = 2 }
optional = true
provenance = "R"
[[bonus]]
id = "vp2"
effect = { vp = 2 }
optional = false
provenance = "R"
[[bonus]]
id = "vp3"
effect = { vp = 3 }
optional = false
provenance = "R"
[[bonus]]
id = "worker"
effect = { worker = { n = 1, region = "card" } }
optional = true
provenance = "R"
[[bonus]]
id = "vp_ivory"
effect = { vp_per_card = "ivory" }
optional = false
provenance = "R"
[[bonus]]
id = "vp_orange"
effect = { vp_per_card = "orange" }
optional = false
provenance = "R"
[[bonus]]
id = "vp_brown"
effect = { vp_per_card = "brown" }
optional = false
provenance = "R"
[[bonus]]
id = "calm_any"
effect = { unrest = { delta = -1, region = "any" } }
optional = true
provenance = "R"
[[bonus]]
id = "calm_card"
effect = { unrest = { delta = -1, region = "card" } }
optional = true
provenance = "R"
[[bonus]]
id = "move_worker"
effect = { move_worker = { n = 1 } }
optional = true
provenance = "R"
[[bonus]]
id = "official_red"
effect = { official = { colour = "red", n = 1, region = "card" } }
optional = true
provenance = "R"
[[bonus]]
id = "official_gray"
effect = { official = { colour = "gray", n = 1, region = "card" } }
optional = true
provenance = "R"
[[bonus]]
id = "official_white"
effect = { official = { colour = "white", n = 1, region = "card" } }
optional = true
provenance = "R"
# ---------------------------------------------------------------- the 120 cards
# n and deck are R; action (required court action) and bonus are X. Kept facts: 40 cards per deck; the five activating
# actions; the fourteen bonuses; a card "build_palace: 3 VP". Eight cards per deck and action, each five neighbours hold every action once.
[cards]
provenance = "RX"
list = [
  { n =   1, deck = "writing", action = "recruit_official", bonus = "marker" },
  { n =   2, deck = "writing", action = "hire_workers", bonus = "calm_card" },
  { n =   3, deck = "writing", action = "build_wall", bonus = "marker" },
  { n =   4, deck = "writing", action = "install_governor", bonus = "vp3" },
  { n =   5, deck = "writing", action = "build_palace", bonus = "move_worker" },
  { n =   6, deck = "writing", action = "install_governor", bonus = "calm_any" },
  { n =   7, deck = "writing", action = "build_palace", bonus = "move2" },
  { n =   8, deck = "writing", action = "recruit_official", bonus = "worker" },
  { n =   9, deck = "writing", action = "hire_workers", bonus = "official_white" },
  { n =  10, deck = "writing", action = "build_wall", bonus = "worker" },
  { n =  11, deck = "writing", action = "hire_workers", bonus = "move2" },
  { n =  12, deck = "writing", action = "build_wall", bonus = "move_worker" },
  { n =  13, deck = "writing", action = "install_governor", bonus = "marker" },
  { n =  14, deck = "writing", action = "build_palace", bonus = "vp_orange" },
  { n =  15, deck = "writing", action = "recruit_official", bonus = "calm_any" },
  { n =  16, deck = "writing", action = "build_palace", bonus = "official_red" },
  { n =  17, deck = "writing", action = "recruit_official", bonus = "vp2" },
  { n =  18, deck = "writing", action = "hire_workers", bonus = "vp2" },
  { n =  19, deck = "writing", action = "build_wall", bonus = "move2" },
  { n =  20, deck = "writing", action = "install_governor", bonus = "worker" },
  { n =  21, deck = "writing", action = "build_wall", bonus = "vp_brown" },
  { n =  22, deck = "writing", action = "install_governor", bonus = "move_worker" },
  { n =  23, deck = "writing", action = "build_palace", bonus = "vp3" },
  { n =  24, deck = "writing", action = "recruit_official", bonus = "calm_card" },
  { n =  25, deck = "writing", action = "hire_workers", bonus = "marker" },
  { n =  26, deck = "writing", action = "recruit_official", bonus = "official_red" },
  { n =  27, deck = "writing", action = "hire_workers", bonus = "worker" },
  { n =  28, deck = "writing", action = "build_wall", bonus = "official_gray" },
  { n =  29, deck = "writing", action = "install_governor", bonus = "move2" },
  { n =  30, deck = "writing", action = "build_palace", bonus = "calm_card" },
  { n =  31, deck = "writing", action = "install_governor", bonus = "vp_ivory" },
  { n =  32, deck = "writing", action = "build_palace", bonus = "marker" },
  { n =  33, deck = "writing", action = "recruit_official", bonus = "move2" },
  { n =  34, deck = "writing", action = "hire_workers", bonus = "calm_any" },
  { n =  35, deck = "writing", action = "build_wall", bonus = "vp3" },
  { n =  36, deck = "writing", action = "hire_workers", bonus = "vp2" },
  { n =  37, deck = "writing", action = "build_wall", bonus = "calm_card" },
  { n =  38, deck = "writing", action = "install_governor", bonus = "official_gray" },
  { n =  39, deck = "writing", action = "build_palace", bonus = "worker" },
  { n =  40, deck = "writing", action = "recruit_official", bonus = "vp2" },
  { n =  41, deck = "currency", action = "install_governor", bonus = "calm_any" },
  { n =  42, deck = "currency", action = "build_palace", bonus = "move2" },
  { n =  43, deck = "currency", action = "recruit_official", bonus = "worker" },
  { n =  44, deck = "currency", action = "hire_workers", bonus = "official_red" },
  { n =  45, deck = "currency", action = "build_wall", bonus = "worker" },
  { n =  46, deck = "currency", action = "hire_workers", bonus = "move2" },
  { n =  47, deck = "currency", action = "build_wall", bonus = "move_worker" },
  { n =  48, deck = "currency", action = "install_governor", bonus = "marker" },
  { n =  49, deck = "currency", action = "build_palace", bonus = "vp_brown" },
  { n =  50, deck = "currency", action = "recruit_official", bonus = "move_worker" },
  { n =  51, deck = "currency", action = "build_palace", bonus = "official_gray" },
  { n =  52, deck = "currency", action = "recruit_official", bonus = "vp2" },
  { n =  53, deck = "currency", action = "hire_workers", bonus = "vp2" },
  { n =  54, deck = "currency", action = "build_wall", bonus = "move2" },
  { n =  55, deck = "currency", action = "install_governor", bonus = "worker" },
  { n =  56, deck = "currency", action = "build_wall", bonus = "vp_ivory" },
  { n =  57, deck = "currency", action = "install_governor", bonus = "move_worker" },
  { n =  58, deck = "currency", action = "build_palace", bonus = "vp3" },
  { n =  59, deck = "currency", action = "recruit_official", bonus = "calm_card" },
  { n =  60, deck = "currency", action = "hire_workers", bonus = "marker" },
  { n =  61, deck = "currency", action = "recruit_official", bonus = "official_gray" },
  { n =  62, deck = "currency", action = "hire_workers", bonus = "worker" },
  { n =  63, deck = "currency", action = "build_wall", bonus = "official_white" },
  { n =  64, deck = "currency", action = "install_governor", bonus = "move2" },
  { n =  65, deck = "currency", action = "build_palace", bonus = "calm_any" },
  { n =  66, deck = "currency", action = "install_governor", bonus = "vp_orange" },
  { n =  67, deck = "currency", action = "build_palace", bonus = "marker" },
  { n =  68, deck = "currency", action = "recruit_official", bonus = "move2" },
  { n =  69, deck = "currency", action = "hire_workers", bonus = "calm_any" },
  { n =  70, deck = "currency", action = "build_wall", bonus = "vp3" },
  { n =  71, deck = "currency", action = "hire_workers", bonus = "vp2" },
  { n =  72, deck = "currency", action = "build_wall", bonus = "calm_card" },
  { n =  73, deck = "currency", action = "install_governor", bonus = "official_white" },
  { n =  74, deck = "currency", action = "build_palace", bonus = "worker" },
  { n =  75, deck = "currency", action = "recruit_official", bonus = "vp2" },
  { n =  76, deck = "currency", action = "build_palace", bonus = "move_worker" },
  { n =  77, deck = "currency", action = "recruit_official", bonus = "marker" },
  { n =  78, deck = "currency", action = "hire_workers", bonus = "calm_card" },
  { n =  79, deck = "currency", action = "build_wall", bonus = "marker" },
  { n =  80, deck = "currency", action = "install_governor", bonus = "vp3" },
  { n =  81, deck = "laws", action = "hire_workers", bonus = "move2" },
  { n =  82, deck = "laws", action = "build_wall", bonus = "move_worker" },
  { n =  83, deck = "laws", action = "install_governor", bonus = "marker" },
  { n =  84, deck = "laws", action = "build_palace", bonus = "vp_ivory" },
  { n =  85, deck = "laws", action = "recruit_official", bonus = "calm_any" },
  { n =  86, deck = "laws", action = "build_palace", bonus = "official_white" },
  { n =  87, deck = "laws", action = "recruit_official", bonus = "vp2" },
  { n =  88, deck = "laws", action = "hire_workers", bonus = "vp2" },
  { n =  89, deck = "laws", action = "build_wall", bonus = "move2" },
  { n =  90, deck = "laws", action = "install_governor", bonus = "worker" },
  { n =  91, deck = "laws", action = "build_wall", bonus = "vp_orange" },
  { n =  92, deck = "laws", action = "install_governor", bonus = "move_worker" },
  { n =  93, deck = "laws", action = "build_palace", bonus = "vp3" },
  { n =  94, deck = "laws", action = "recruit_official", bonus = "calm_card" },
  { n =  95, deck = "laws", action = "hire_workers", bonus = "marker" },
  { n =  96, deck = "laws", action = "recruit_official", bonus = "official_white" },
  { n =  97, deck = "laws", action = "hire_workers", bonus = "worker" },
  { n =  98, deck = "laws", action = "build_wall", bonus = "official_red" },
  { n =  99, deck = "laws", action = "install_governor", bonus = "move2" },
  { n = 100, deck = "laws", action = "build_palace", bonus = "calm_card" },
  { n = 101, deck = "laws", action = "install_governor", bonus = "vp_brown" },
  { n = 102, deck = "laws", action = "build_palace", bonus = "marker" },
  { n = 103, deck = "laws", action = "recruit_official", bonus = "move2" },
  { n = 104, deck = "laws", action = "hire_workers", bonus = "move_worker" },
  { n = 105, deck = "laws", action = "build_wall", bonus = "vp3" },
  { n = 106, deck = "laws", action = "hire_workers", bonus = "vp2" },
  { n = 107, deck = "laws", action = "build_wall", bonus = "calm_any" },
  { n = 108, deck = "laws", action = "install_governor", bonus = "official_red" },
  { n = 109, deck = "laws", action = "build_palace", bonus = "worker" },
  { n = 110, deck = "laws", action = "recruit_official", bonus = "vp2" },
  { n = 111, deck = "laws", action = "build_palace", bonus = "move_worker" },
  { n = 112, deck = "laws", action = "recruit_official", bonus = "marker" },
  { n = 113, deck = "laws", action = "hire_workers", bonus = "calm_card" },
  { n = 114, deck = "laws", action = "build_wall", bonus = "marker" },
  { n = 115, deck = "laws", action = "install_governor", bonus = "vp3" },
  { n = 116, deck = "laws", action = "build_wall", bonus = "worker" },
  { n = 117, deck = "laws", action = "install_governor", bonus = "calm_any" },
  { n = 118, deck = "laws", action = "build_palace", bonus = "move2" },
  { n = 119, deck = "laws", action = "recruit_official", bonus = "worker" },
  { n = 120, deck = "laws", action = "hire_workers", bonus = "official_gray" },
]
# ---------------------------------------------------------------- rewards
# The kinds of reward are R, and that a governor comes in rounds 3 and 4 (two regions) and 5 (any: the list is empty); the cells and regions are X.
[rewards]
track_spaces = 4
provenance = "RX"
list = [
  { round = 1, aspect = "writing", effect = { official = { colour = "any", n = 1, region = 2 } } },
  { round = 1, aspect = "currency", effect = { worker = { n = 2, region = 3 } } },
  { round = 1, aspect = "laws", effect = { official = { colour = "red", n = 2, region = 4 } } },
  { round = 2, aspect = "writing", effect = { official = { colour = "any", n = 1, region = 5 } } },
  { round = 2, aspect = "currency", effect = { worker = { n = 2, region = 4 } } },
  { round = 2, aspect = "laws", effect = { official = { colour = "gray", n = 2, region = 3 } } },
  { round = 3, aspect = "writing", effect = { governor = { n = 1, regions = [2, 4], pay = false } } },
  { round = 3, aspect = "currency", effect = { wall = { n = 1, pay = false } } },
  { round = 3, aspect = "laws", effect = { palace = { n = 1, pay = false, marker3 = false } } },
  { round = 4, aspect = "writing", effect = { palace = { n = 1, pay = false, marker3 = false } } },
  { round = 4, aspect = "currency", effect = { governor = { n = 1, regions = [3, 5], pay = false } } },
  { round = 4, aspect = "laws", effect = { wall = { n = 1, pay = false } } },
  { round = 5, aspect = "writing", effect = { wall = { n = 1, pay = false } } },
  { round = 5, aspect = "currency", effect = { palace = { n = 1, pay = false, marker3 = false } } },
  { round = 5, aspect = "laws", effect = { governor = { n = 1, regions = [], pay = false } } },
]
# ---------------------------------------------------------------- regions
# adjacent: a solid border joins, a wall border parts (R); the list itself is X. Bonus spaces: kinds R, distribution X. Palace spaces: R.
[[region]]
id = 1
adjacent = [2]
wall_border = [3]
bonus_spaces = [{ id = "r1_move", effect = { move_points = 4 } }, { id = "r1_official", effect = { official = { colour = "any", n = 1, region = "any" } } }, { id = "r1_vp", effect = { vp = 4 } }]
palace_spaces = [{ id = "r1_p1", min_players = 2 }, { id = "r1_p2", min_players = 2 }, { id = "r1_p3", min_players = 3 }, { id = "r1_p4", min_players = 4 }]
provenance = "RPX"
[[region]]
id = 2
adjacent = [1, 3]
wall_border = []
bonus_spaces = [{ id = "r2_move", effect = { move_points = 4 } }, { id = "r2_official", effect = { official = { colour = "any", n = 1, region = "any" } } }, { id = "r2_vp", effect = { vp = 4 } }]
palace_spaces = [{ id = "r2_p1", min_players = 2 }, { id = "r2_p2", min_players = 2 }, { id = "r2_p3", min_players = 3 }, { id = "r2_p4", min_players = 4 }]
provenance = "RPX"
[[region]]
id = 3
adjacent = [2, 4]
wall_border = [1, 5]
bonus_spaces = [{ id = "r3_move", effect = { move_points = 4 } }, { id = "r3_official", effect = { official = { colour = "any", n = 1, region = "any" } } }, { id = "r3_vp", effect = { vp = 4 } }]
palace_spaces = [{ id = "r3_p1", min_players = 2 }, { id = "r3_p2", min_players = 2 }, { id = "r3_p3", min_players = 3 }, { id = "r3_p4", min_players = 4 }]
provenance = "RPX"
[[region]]
id = 4
adjacent = [3, 5]
wall_border = []
bonus_spaces = [{ id = "r4_move", effect = { move_points = 4 } }, { id = "r4_official", effect = { official = { colour = "any", n = 1, region = "any" } } }, { id = "r4_vp", effect = { vp = 4 } }]
palace_spaces = [{ id = "r4_p1", min_players = 2 }, { id = "r4_p2", min_players = 2 }, { id = "r4_p3", min_players = 3 }, { id = "r4_p4", min_players = 4 }]
provenance = "RPX"
[[region]]
id = 5
adjacent = [4]
wall_border = [3]
bonus_spaces = [{ id = "r5_move", effect = { move_points = 4 } }, { id = "r5_official", effect = { official = { colour = "any", n = 1, region = "any" } } }, { id = "r5_vp", effect = { vp = 4 } }]
palace_spaces = [{ id = "r5_p1", min_players = 2 }, { id = "r5_p2", min_players = 2 }, { id = "r5_p3", min_players = 3 }, { id = "r5_p4", min_players = 4 }]
provenance = "RPX"
[governor_scoring]
provenance = "R"
majority_base = 9
per_own_governor = 3
tie = "divide_round_down"
# ---------------------------------------------------------------- walls
# Three areas of two sections of three spaces (R); the colour silver is X.
[[wall_area]]
id = "turquoise"
sections = ["turquoise_1", "turquoise_2"]
provenance = "R"
[[wall_area]]
id = "gold"
sections = ["gold_1", "gold_2"]
provenance = "R"
[[wall_area]]
id = "silver"
sections = ["silver_1", "silver_2"]
provenance = "X"
[[wall_section]]
id = "turquoise_1"
area = "turquoise"
spaces = [{ id = "turquoise_1_1", lines = 1, workers = 1 }, { id = "turquoise_1_2", lines = 2, workers = 2 }, { id = "turquoise_1_3", lines = 3, workers = 3 }]
provenance = "R"
[[wall_section]]
id = "turquoise_2"
area = "turquoise"
spaces = [{ id = "turquoise_2_1", lines = 1, workers = 1 }, { id = "turquoise_2_2", lines = 2, workers = 2 }, { id = "turquoise_2_3", lines = 3, workers = 3 }]
provenance = "R"
[[wall_section]]
id = "gold_1"
area = "gold"
spaces = [{ id = "gold_1_1", lines = 1, workers = 1 }, { id = "gold_1_2", lines = 2, workers = 2 }, { id = "gold_1_3", lines = 3, workers = 3 }]
provenance = "R"
[[wall_section]]
id = "gold_2"
area = "gold"
spaces = [{ id = "gold_2_1", lines = 1, workers = 1 }, { id = "gold_2_2", lines = 2, workers = 2 }, { id = "gold_2_3", lines = 3, workers = 3 }]
provenance = "R"
[[wall_section]]
id = "silver_1"
area = "silver"
spaces = [{ id = "silver_1_1", lines = 1, workers = 1 }, { id = "silver_1_2", lines = 2, workers = 2 }, { id = "silver_1_3", lines = 3, workers = 3 }]
provenance = "R"
[[wall_section]]
id = "silver_2"
area = "silver"
spaces = [{ id = "silver_2_1", lines = 1, workers = 1 }, { id = "silver_2_2", lines = 2, workers = 2 }, { id = "silver_2_3", lines = 3, workers = 3 }]
provenance = "R"
# Criteria and levels R, two faces to a tile P, which two share a tile X. levels: points per unit for 1, 2, 3 lines;
# base: fixed points for 1, 2, 3 lines, less the total unrest.
[[wall_tile]]
id = "wt1"
front = { id = "quiet_regions", per = "region_with_zero_unrest", levels = [1, 2, 3] }
back = { id = "colour_sets", per = "set_of_three_different_colour_cards", levels = [2, 3, 4] }
provenance = "RPX"
[[wall_tile]]
id = "wt2"
front = { id = "controlled_regions", per = "region_with_officials_at_least_unrest", levels = [1, 2, 3] }
back = { id = "full_regions", per = "region_with_three_cards", levels = [2, 3, 4] }
provenance = "RPX"
[[wall_tile]]
id = "wt3"
front = { id = "gray_regions", per = "region_with_gray_official", levels = [2, 3, 4] }
back = { id = "pair_regions", per = "region_with_two_cards_of_same_colour", levels = [1, 2, 3] }
provenance = "RPX"
[[wall_tile]]
id = "wt4"
front = { id = "red_regions", per = "region_with_red_official", levels = [2, 3, 4] }
back = { id = "orange_regions", per = "region_with_orange_card", levels = [1, 2, 3] }
provenance = "RPX"
[[wall_tile]]
id = "wt5"
front = { id = "white_regions", per = "region_with_white_official", levels = [2, 3, 4] }
back = { id = "brown_regions", per = "region_with_brown_card", levels = [1, 2, 3] }
provenance = "RPX"
[[wall_tile]]
id = "wt6"
front = { id = "calm_empire", base = [5, 10, 15], minus = "total_unrest", may_be_negative = true }
back = { id = "ivory_regions", per = "region_with_ivory_card", levels = [1, 2, 3] }
provenance = "RPX"
# ---------------------------------------------------------------- tasks
# task_wall_1 and task_palace_1 are R, the other ten X. Space values 5, 3, 2 occur in an example; the row is X.
[[task_tile]]
id = "task_wall_1"
kind = "wall"
need = { turquoise = 2, gold = 1 }
provenance = "R"
[[task_tile]]
id = "task_wall_2"
kind = "wall"
need = { gold = 2, silver = 1 }
provenance = "X"
[[task_tile]]
id = "task_wall_3"
kind = "wall"
need = { silver = 2, turquoise = 1 }
provenance = "X"
[[task_tile]]
id = "task_wall_4"
kind = "wall"
need = { turquoise = 1, gold = 1, silver = 1 }
provenance = "X"
[[task_tile]]
id = "task_palace_1"
kind = "palace"
need = { regions = [1, 2, 5] }
provenance = "R"
[[task_tile]]
id = "task_palace_2"
kind = "palace"
need = { regions = [3, 4] }
provenance = "X"
[[task_tile]]
id = "task_palace_3"
kind = "palace"
need = { regions = [2, 4] }
provenance = "X"
[[task_tile]]
id = "task_palace_4"
kind = "palace"
need = { regions = [1, 3, 5] }
provenance = "X"
[[task_tile]]
id = "task_governor_1"
kind = "governor"
need = { regions = [1, 3, 4] }
provenance = "X"
[[task_tile]]
id = "task_governor_2"
kind = "governor"
need = { regions = [3, 5] }
provenance = "X"
[[task_tile]]
id = "task_governor_3"
kind = "governor"
need = { regions = [2, 3, 4] }
provenance = "X"
[[task_tile]]
id = "task_governor_4"
kind = "governor"
need = { regions = [1, 2, 4, 5] }
provenance = "X"
[tasks]
provenance = "RX"
sections = ["upper", "lower"]
kinds = ["wall", "palace", "governor"]
space_vp = [5, 3, 2, 1]
multiplier = "own_discs_in_section"
# ---------------------------------------------------------------- player boards
# Abilities R. Unrest tracks, no-palace symbols, starting colours and which symbol carries which ability: X.
[[player_board]]
id = "a"
unrest_max = [3, 3, 2, 4, 3]
no_palace_from = [2, 2, 2, 3, 2]
start_officials = { region = 1, red = 1, gray = 1, white = 1 }
abilities = []
provenance = "RX"
[[player_board]]
id = "circle"
unrest_max = [2, 3, 4, 3, 3]
no_palace_from = [2, 2, 3, 2, 2]
start_officials = { region = 1, red = 1, gray = 1, white = 1 }
abilities = [{ id = "circle_hire", after = ["hire_workers"], effects = [{ worker = { n = 1, region = "same" } }, { move_points = 1 }], mandatory_first = true }, { id = "circle_install", after = ["install_governor"], effects = [{ move_worker = { n = 1 } }] }]
provenance = "RX"
[[player_board]]
id = "square"
unrest_max = [3, 2, 3, 3, 4]
no_palace_from = [2, 2, 2, 2, 3]
start_officials = { region = 1, red = 1, gray = 1, white = 1 }
abilities = [{ id = "square_marker", after = ["build_wall", "recruit_official"], effects = [{ marker = { value = 1, n = 1, colour = "any" } }] }]
provenance = "RX"
[[player_board]]
id = "triangle"
unrest_max = [3, 4, 3, 2, 3]
no_palace_from = [2, 3, 2, 2, 2]
start_officials = { region = 1, red = 1, gray = 1, white = 1 }
abilities = [{ id = "triangle_calm", after = ["transfer_officials", "build_wall"], effects = [{ unrest = { delta = -1, region = "any" } }, { worker = { n = 1, region = "same" } }], second_needs_first = true }]
provenance = "RX"
[[player_board]]
id = "star"
unrest_max = [4, 3, 3, 3, 2]
no_palace_from = [3, 2, 2, 2, 2]
start_officials = { region = 1, red = 1, gray = 1, white = 1 }
abilities = [{ id = "star_recruit", after = ["recruit_official"], effects = [{ move_points = 2 }] }, { id = "star_install", after = ["install_governor"], effects = [{ move_governor = { n = 1 } }] }]
provenance = "RX"
[auction]
start_vp = 15
min_bid = 1
normal_start_vp = 0
provenance = "R"
# ---------------------------------------------------------------- options
[[option]]
id = "board_side"
values = ["a", "b_pick", "b_auction"]
default = "a"
note = "side A is recommended for a first game"
provenance = "R"
[[option]]
id = "variant_draft"
values = [false, true]
default = false
note = "rounds 1 to 4: draw three of each deck, keep two"
provenance = "R"
[[option]]
id = "variant_turn_order"
values = [false, true]
default = false
note = "phase 2 follows the reward track"
provenance = "R"
[[option]]
id = "variant_unrest"
values = [false, true]
default = false
note = "hiring: unrest for every worker"
provenance = "R"
[[option]]
id = "claim_tasks"
values = ["auto", "manual"]
default = "auto"
note = "claiming never harms, so it can be left to the program"
provenance = "X"
[[option]]
id = "auction_removed_boards"
values = ["random", "chosen"]
default = "random"
note = "which boards leave the auction of two or three players"
provenance = "R"
[[option]]
id = "auction_removed_ids"
values = ["none", "circle", "square", "triangle", "star", "circle_square", "circle_triangle", "circle_star", "square_triangle", "square_star", "triangle_star"]
default = "none"
note = "only with chosen: the boards taken out, as many as seats are missing to four"
provenance = "X"
# ---------------------------------------------------------------- layout (all X, but the arrangement of the main board P); the main board is drawn at 81:40, a player board at 5:2
[[layout.region]]
id = 1
spaces = [[32.5, 67], [36.0, 67], [39.5, 67]]
palaces = [[31.5, 84], [34.5, 84], [37.5, 84], [40.5, 84]]
symbol = [36, 61]
beside = [36, 76]
polygon = [[27, 56], [36, 53], [44, 57], [45.5, 70], [44, 84], [45, 92], [27, 92]]
[[layout.region]]
id = 2
spaces = [[32.5, 32], [36.0, 32], [39.5, 32]]
palaces = [[31.5, 49], [34.5, 49], [37.5, 49], [40.5, 49]]
symbol = [36, 26]
beside = [36, 41]
polygon = [[27, 24], [45, 24], [46.5, 36], [45, 48], [44, 57], [36, 53], [27, 56]]
[[layout.region]]
id = 3
spaces = [[49.3, 51], [52.8, 51], [56.3, 51]]
palaces = [[48.3, 68], [51.3, 68], [54.3, 68], [57.3, 68]]
symbol = [52.8, 45]
beside = [52.8, 60]
polygon = [[45, 24], [59.5, 24], [58.5, 36], [60, 48], [61, 57], [59.5, 70], [61, 84], [60, 92], [45, 92], [44, 84], [45.5, 70], [44, 57], [45, 48], [46.5, 36]]
[[layout.region]]
id = 4
spaces = [[65.5, 32], [69.0, 32], [72.5, 32]]
palaces = [[64.5, 49], [67.5, 49], [70.5, 49], [73.5, 49]]
symbol = [69, 26]
beside = [69, 41]
polygon = [[59.5, 24], [78, 24], [78, 56], [69, 53], [61, 57], [60, 48], [58.5, 36]]
[[layout.region]]
id = 5
spaces = [[66.0, 67], [69.5, 67], [73.0, 67]]
palaces = [[65.0, 84], [68.0, 84], [71.0, 84], [74.0, 84]]
symbol = [69.5, 61]
beside = [69.5, 76]
polygon = [[61, 57], [69, 53], [78, 56], [78, 92], [60, 92], [61, 84], [59.5, 70]]
[[layout.border]]
between = [1, 2]
kind = "solid"
line = [[27, 56], [36, 53], [44, 57]]
[[layout.border]]
between = [2, 3]
kind = "solid"
line = [[45, 24], [46.5, 36], [45, 48], [44, 57]]
[[layout.border]]
between = [3, 4]
kind = "solid"
line = [[59.5, 24], [58.5, 36], [60, 48], [61, 57]]
[[layout.border]]
between = [4, 5]
kind = "solid"
line = [[61, 57], [69, 53], [78, 56]]
[[layout.border]]
between = [1, 3]
kind = "wall"
line = [[44, 57], [45.5, 70], [44, 84], [45, 92]]
[[layout.border]]
between = [3, 5]
kind = "wall"
line = [[61, 57], [59.5, 70], [61, 84], [60, 92]]
[[layout.wall_section]]
id = "turquoise_1"
tile = [31.5, 9.5]
spaces = [[28.7, 18], [31.5, 18], [34.3, 18]]
[[layout.wall_section]]
id = "turquoise_2"
tile = [40.0, 9.5]
spaces = [[37.2, 18], [40.0, 18], [42.8, 18]]
[[layout.wall_section]]
id = "gold_1"
tile = [48.5, 9.5]
spaces = [[45.7, 18], [48.5, 18], [51.3, 18]]
[[layout.wall_section]]
id = "gold_2"
tile = [57.0, 9.5]
spaces = [[54.2, 18], [57.0, 18], [59.8, 18]]
[[layout.wall_section]]
id = "silver_1"
tile = [65.5, 9.5]
spaces = [[62.7, 18], [65.5, 18], [68.3, 18]]
[[layout.wall_section]]
id = "silver_2"
tile = [74.0, 9.5]
spaces = [[71.2, 18], [74.0, 18], [76.8, 18]]
[layout.main_board]
aspect = [81, 40]
court = { rect = [3, 6, 22, 38], stack_xy = [7, 22], marker3_xy = [[13, 40], [17, 40], [21, 40]] }
reward_area = { rect = [3, 48, 22, 46], track_xy = [[5, 60], [5, 69], [5, 78], [5, 87]], column_x = [9.5, 12.8, 16.1, 19.4, 22.7], row_y = { writing = 63, currency = 74, laws = 85 }, round_y = 53 }
map_rect = [27, 6, 51, 87]
provenance = "PX"
court_actions = [
  { action = "build_wall", xy = [12.5, 12], group = "higher" },
  { action = "build_palace", xy = [17, 12], group = "higher" },
  { action = "hire_workers", xy = [21.5, 12], group = "higher" },
  { action = "recruit_official", xy = [12.5, 30], group = "lower" },
  { action = "install_governor", xy = [17, 30], group = "lower" },
  { action = "transfer_officials", xy = [21.5, 30], group = "none" },
]
task_sections = [
  { id = "upper", rect = [80, 6, 17, 42], rows = { wall = 14, palace = 27, governor = 40 }, tile_x = 83, space_x = [87, 90, 93, 96] },
  { id = "lower", rect = [80, 50, 17, 42], rows = { wall = 58, palace = 71, governor = 84 }, tile_x = 83, space_x = [87, 90, 93, 96] },
]
[layout.score_track]
spaces = 100
provenance = "PX"
xy = [
  [1.5, 1.8], [4.35, 1.8], [7.21, 1.8], [10.06, 1.8], [12.91, 1.8], [15.76, 1.8], [18.62, 1.8], [21.47, 1.8], [24.32, 1.8], [27.18, 1.8],
  [30.03, 1.8], [32.88, 1.8], [35.74, 1.8], [38.59, 1.8], [41.44, 1.8], [44.29, 1.8], [47.15, 1.8], [50.0, 1.8], [52.85, 1.8], [55.71, 1.8],
  [58.56, 1.8], [61.41, 1.8], [64.26, 1.8], [67.12, 1.8], [69.97, 1.8], [72.82, 1.8], [75.68, 1.8], [78.53, 1.8], [81.38, 1.8], [84.24, 1.8],
  [87.09, 1.8], [89.94, 1.8], [92.79, 1.8], [95.65, 1.8], [98.5, 1.8], [98.5, 7.83], [98.5, 13.85], [98.5, 19.88], [98.5, 25.9], [98.5, 31.93],
  [98.5, 37.95], [98.5, 43.98], [98.5, 50.0], [98.5, 56.02], [98.5, 62.05], [98.5, 68.08], [98.5, 74.1], [98.5, 80.12], [98.5, 86.15], [98.5, 92.17],
  [98.5, 98.2], [95.65, 98.2], [92.79, 98.2], [89.94, 98.2], [87.09, 98.2], [84.24, 98.2], [81.38, 98.2], [78.53, 98.2], [75.68, 98.2], [72.82, 98.2],
  [69.97, 98.2], [67.12, 98.2], [64.26, 98.2], [61.41, 98.2], [58.56, 98.2], [55.71, 98.2], [52.85, 98.2], [50.0, 98.2], [47.15, 98.2], [44.29, 98.2],
  [41.44, 98.2], [38.59, 98.2], [35.74, 98.2], [32.88, 98.2], [30.03, 98.2], [27.18, 98.2], [24.32, 98.2], [21.47, 98.2], [18.62, 98.2], [15.76, 98.2],
  [12.91, 98.2], [10.06, 98.2], [7.21, 98.2], [4.35, 98.2], [1.5, 98.2], [1.5, 92.17], [1.5, 86.15], [1.5, 80.12], [1.5, 74.1], [1.5, 68.08],
  [1.5, 62.05], [1.5, 56.02], [1.5, 50.0], [1.5, 43.98], [1.5, 37.95], [1.5, 31.92], [1.5, 25.9], [1.5, 19.88], [1.5, 13.85], [1.5, 7.83],
]
[layout.player_board]   # five columns, region 1 to 5 from the left; the newest card lowest
aspect = [5, 2]
column_x = [0, 20, 40, 60, 80]
column_width = 20
card_strip_y = [0, 24]
card_slot_dy = 8
unrest_track_y = 28
unrest_space_dx = 4
unrest_first_x_offset = 3
governor_area_y = [26, 62]
worker_area_y = [64, 100]
official_slots_in_worker_area = [[6, 72], [14, 72]]
workers_in_worker_area = [10, 88]
arrows_y = { governor = 46, worker = 82 }
arrow_between = [[1, 2], [2, 3], [3, 4], [4, 5]]
down_arrow = [10, 63]
provenance = "PX"
');
INSERT INTO public.components VALUES ('489ac6509655bcec266b80c34e79c10a34a333f8d42f6d45cf4b08b9dd2dd239', 'terracotta', '# Terracotta Army: every printed value, with its provenance
# provenance letters: R = stated in the rulebook text
#                     P = public source (see [sources]); X = reconstructed by us (constraints in `evidence`)
# A combined value such as "R+P": the rule is R, a missing number comes from P. "P+X": range from P, detail X.
schema_version = 1
[meta]
id = "terracotta"
name_orig = "Terracotta Army"
designers = ["Przemysław Fornal", "Adam Kwapiński"]
publishers = ["Board&Dice (2022)", "Rebel (PL)"]
players_min = 2
players_max = 4
minutes_min = 90
minutes_max = 120
age_min = 14
provenance = "R"        # length and age: P. A solo mode exists in print; its rules were not found
[sources]
thefandomentals = "https://www.thefandomentals.com/terracotta-army-review/"
misutmeeple = "https://misutmeeple.com/2023/02/resena-ejercito-de-terracota/"
spielkultisten = "https://www.spielkultisten.de/rezensionen/t/terrakotta-armee/"
giochisulnostrotavolo = "https://www.giochisulnostrotavolo.it/2022/11/21/terracotta-army/"
riseher = "http://www.riseher.cz/terracotta-army/"
iltopodiludoteca = "https://iltopodiludoteca.it/terracotta-army-recensione/"
spieletest = "https://www.spieletest.at/gesellschaftsspiel/6880/terracotta-armee"
despelcarrousel = "https://www.despelcarrousel.nl/terracotta-army/"
showmehowtowin = "https://showmehowtowin.com/articles/terracottaarmy"
ludopedia = "https://ludopedia.com.br/topico/63478/o-antigo-e-o-cibernetico"
spielbude = "https://spielbude.ch/terrakotta-armee"
bigbossbattle = "https://bigbossbattle.com/terracotta-army-review"
meeplemountain = "https://meeplemountain.com/reviews/terracotta-army"
ryanlott = "https://ryanlott.wixsite.com/weekend_board_gamer/post/terracotta-army-review"
boardgamediaries = "https://boardgamediaries.com/crafting-an-emperors-legacy"
zatrolene = "https://www.zatrolene-hry.cz/spolecenska-hra/terracotta-army-13557/"
schefikuv = "https://www.schefikuvblog.eu/terracotta-army/"
gettinjiggly = "https://www.gettinjiggly.com/2022/05/terracotta-army-by-boardanddice-coming.html"
for2players = "http://www.for2players.pl/2023/01/terakotowa-armia-recenzja-gry-od.html"
quejuegosdemesa = "https://quejuegosdemesa.com/terracotta-army/"
giochideltopo = "https://giochideltopo.blogspot.com/2023/01/terracotta-army-lesercito-immortale.html"
hall9000 = "https://www.hall9000.de/html/spiel/terracotta_army"
# ---------------------------------------------------------------- options
[[option]]
id = "players"
values = [2, 3, 4]
default = 3
provenance = "R"
[[option]]
id = "first_player"
values = ["random", "seat"]
default = "random"
note = "seat: the first seat begins, the others follow"
provenance = "X"
[[option]]
id = "wheel_offsets"
values = ["random", "fixed"]
default = "random"
note = "fixed: the offsets of [setup.fixed]"
provenance = "X"
[[option]]
id = "scoring_tiles"
values = ["random", "fixed"]
default = "random"
note = "fixed: the tiles of [setup.fixed], the first round first"
provenance = "X"
[[option]]
id = "inspector_back_wrap"
values = [true, false]
default = true
note = "whether a step back from the first space of a track leads to the last one"
provenance = "X"
[[option]]
id = "steward_needs_first"
values = [true, false]
default = true
note = "whether the Master Steward repeats only an inner action that was performed this turn"
provenance = "X"
# ---------------------------------------------------------------- set-up
[setup]
provenance = "R"
coins_each = 3
weapons_active_at_start = false
warehouse_start_dry_clay = 1
bases_each = 15
vp_token_values = [100, 200]
[setup.players_2]
craftsmen = 5
artisans_in_supply = 5
priority_tokens = [1]
turns_per_round = 10
turns_per_game = 50
[setup.players_3]
craftsmen = 4
artisans_in_supply = 4
priority_tokens = [1, 2]
turns_per_round = 12
turns_per_game = 60
[setup.players_4]
craftsmen = 3
artisans_in_supply = 3
priority_tokens = [1, 2, 3]
turns_per_round = 12
turns_per_game = 60
[setup.fixed]                         # what the options `fixed` lay out
provenance = "X"
inner_offset = 0
middle_offset = 0
scoring_tiles = ["tile_sector_nw", "tile_middle_row", "tile_soldier", "tile_coins", "tile_officer"]   # a game reported by ludopedia
# by starting place on the turn order track
[[position_bonus]]
id = "place_1"
wet_clay = 0
coins = 0
provenance = "R"
[[position_bonus]]
id = "place_2"
wet_clay = 1
coins = 0
provenance = "R"
[[position_bonus]]
id = "place_3"
wet_clay = 2
coins = 1
provenance = "R"
[[position_bonus]]
id = "place_4"
wet_clay = 3
coins = 2
provenance = "R"
# ---------------------------------------------------------------- costs and scoring
[costs]
provenance = "R"
rotate_ring_coins = 2
skip_gain_options = [{ gain = { wet_clay = 1 } }, { gain = { coins = 1 } }]   # inner and middle ring only
[scoring]
provenance = "R"
inspector_domination = 7
inspector_presence = 3
group_domination = 5
group_presence = 2
group_min_figures = 2
group_domination_min_players = 2
leftover_tokens_per_vp = 2
tie_breaker = "turn_order_track"      # the tied player nearer the first place wins
shared_victory = false
# ---------------------------------------------------------------- component list
[[components]]
id = "board"
count = 1
supply = "limited"
provenance = "R+P"
[[components]]
id = "ring_inner"
count = 1
supply = "limited"
provenance = "R"
[[components]]
id = "ring_middle"
count = 1
supply = "limited"
provenance = "R"
[[components]]
id = "wheel_pin"
count = 1
supply = "limited"
provenance = "R"
[[components]]
id = "warrior_organizer"
count = 1
supply = "limited"
provenance = "R"
[[components]]
id = "inspector_pawn"
count = 2
supply = "limited"
provenance = "R"
[[components]]
id = "round_marker"
count = 1
supply = "limited"
provenance = "R"
[[components]]
id = "priority_token"
count = 3
supply = "limited"
provenance = "R"
[[components]]
id = "vp_token"
count = 4
supply = "limited"
provenance = "R"
[[components]]
id = "scoring_tile"
count = 12
supply = "limited"
provenance = "P"
[[components]]
id = "clay_token"
count = 90
supply = "unlimited"
provenance = "R"
[[components]]
id = "coin"
count = 90
supply = "unlimited"
provenance = "P"
[[components]]
id = "officer"
count = 11
supply = "limited"
provenance = "P"
[[components]]
id = "guard"
count = 11
supply = "limited"
provenance = "R"
[[components]]
id = "crossbowman"
count = 11
supply = "limited"
provenance = "P"
[[components]]
id = "soldier"
count = 11
supply = "limited"
provenance = "P"
[[components]]
id = "musician"
count = 4
supply = "limited"
provenance = "P"
[[components]]
id = "footman"
count = 4
supply = "limited"
provenance = "P"
[[components]]
id = "kneeling_archer"
count = 4
supply = "limited"
provenance = "P"
[[components]]
id = "horse"
count = 4
supply = "limited"
provenance = "P"
[[components]]
id = "weapon_token"
count = 16
supply = "limited"
provenance = "R"
[[components]]
id = "master_token"
count = 24
supply = "limited"
provenance = "R"
[[components]]
id = "scoring_marker"
count = 4
supply = "limited"
provenance = "R"
[[components]]
id = "turn_order_marker"
count = 4
supply = "limited"
provenance = "R"
[[components]]
id = "craftsman"
count = 20
supply = "limited"
provenance = "R"
[[components]]
id = "artisan"
count = 20
supply = "limited"
provenance = "R"
[[components]]
id = "warrior_base"
count = 60
supply = "unlimited"
provenance = "R"
# ---------------------------------------------------------------- player colours
[[colors]]
id = "yellow"
hex = "#d9a521"
provenance = "R"   # hex: X
[[colors]]
id = "green"
hex = "#4d8b3a"
provenance = "R"   # hex: X
[[colors]]
id = "blue"
hex = "#2f6fae"
provenance = "R"   # hex: X
[[colors]]
id = "purple"
hex = "#7b4a9e"
provenance = "R"   # hex: X
# ---------------------------------------------------------------- weapons, warriors, organizer
[[weapons]]
id = "sword"
tokens = 4
provenance = "R"
[[weapons]]
id = "halberd"
tokens = 4
provenance = "R"
[[weapons]]
id = "crossbow"
tokens = 4
provenance = "R"
[[weapons]]
id = "spear"
tokens = 4
provenance = "R"
[[warriors]]
id = "officer"
weapon = "sword"
count = 11
weapon_effect = [{ vp = 1 }, { move_inspector = { steps = [-1, 1], optional = true } }]
provenance = "R"
provenance_count = "P"
[[warriors]]
id = "guard"
weapon = "halberd"
count = 11
weapon_effect = [{ vp = 3 }, { move_warrior = { scope = "own_other", line = "orthogonal", optional = true } }]
provenance = "R"
provenance_count = "R"
[[warriors]]
id = "crossbowman"
weapon = "crossbow"
count = 11
weapon_effect = [{ vp_gap = true }]
provenance = "R"
provenance_count = "P"
[[warriors]]
id = "soldier"
weapon = "spear"
count = 11
weapon_effect = [{ vp = 1 }, { gain = { coins = 2 } }]
provenance = "R"
provenance_count = "P"
[organizer]
provenance = "X"
evidence = "11 figures per column, one value per row, figures leave from the bottom (R). Falling values are inferred from the limit of the Master Builder"
# points of the 1st, 2nd, … figure of a type; the first stands in the bottom row
vp_by_taken = [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]
columns = ["officer", "guard", "crossbowman", "soldier"]
# ---------------------------------------------------------------- specialists
[[specialists]]
id = "horse"
weapon = "sword"
count = 4
coin_cost = [1, 2, 3, 4]
cells = 3
facing = false
effect = [{ mount = { new_cells = 2 } }]
provenance = "R"   # effect and price
provenance_weapon = "X"   # the order of the sections matches the order of the weapons
[[specialists]]
id = "footman"
weapon = "halberd"
count = 4
coin_cost = [1, 2, 3, 4]
cells = 1
facing = false
effect = [{ score_around = { domination = 8, presence = 2 } }]
provenance = "R"   # effect and price
provenance_weapon = "X"   # the order of the sections matches the order of the weapons
[[specialists]]
id = "kneeling_archer"
weapon = "crossbow"
count = 4
coin_cost = [1, 2, 3, 4]
cells = 1
facing = true
effect = [{ archer_link = { vp = 2 } }]
provenance = "R"   # effect and price
provenance_weapon = "X"   # the order of the sections matches the order of the weapons
[[specialists]]
id = "musician"
weapon = "spear"
count = 4
coin_cost = [1, 2, 3, 4]
cells = 1
facing = false
effect = [{ score_cross = { vp = 1 } }]
provenance = "R"   # effect and price
provenance_weapon = "X"   # the order of the sections matches the order of the weapons
# ---------------------------------------------------------------- masters: two columns of three areas
[[masters]]
id = "master_builder"
side = "left"
row = 1
ability = [{ build_warrior_master = { coins = "round_number", column = "most_remaining", vp = false, weapon = false } }]
cleanup_bonus = { gain = { coins = 1 } }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[[masters]]
id = "master_clay_maker"
side = "right"
row = 1
ability = [{ gain = { wet_clay = 3 } }]
cleanup_bonus = { keep_wet = 1 }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[[masters]]
id = "master_steward"
side = "left"
row = 2
ability = [{ repeat_inner = true }]
cleanup_bonus = { gain = { coins = 1 } }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[[masters]]
id = "master_overseer"
side = "right"
row = 2
ability = [{ take_warehouse = 2 }]
cleanup_bonus = { keep_wet = 1 }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[[masters]]
id = "master_inspector"
side = "left"
row = 3
ability = [{ move_inspector = { steps = [1, 2], optional = true } }]
cleanup_bonus = { gain = { coins = 1 } }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[[masters]]
id = "master_blacksmith"
side = "right"
row = 3
ability = [{ ready_weapon = "all" }]
cleanup_bonus = { keep_wet = 1 }
token_slots = 4
provenance = "R"   # ability and bonus
provenance_place = "P"   # showmehowtowin: the masters at the right keep clay; order of the rows X
[master_tokens]
provenance = "P"
source = ["despelcarrousel", "hall9000"]
evidence = "6 tokens per player (R); prices from 1 to 6 (despelcarrousel); the first master costs 1, the second 2 and so on (hall9000)"
coin_cost = [1, 2, 3, 4, 5, 6]
# ---------------------------------------------------------------- priority tokens, scoring tiles, rounds
[[priority_tokens]]
id = "priority_1"
number = 1
wet_clay = 0
min_players = 2
provenance = "R"
provenance_clay = "X"   # only "some tokens show wet clay" is R
[[priority_tokens]]
id = "priority_2"
number = 2
wet_clay = 1
min_players = 3
provenance = "R"
provenance_clay = "X"   # only "some tokens show wet clay" is R
[[priority_tokens]]
id = "priority_3"
number = 3
wet_clay = 2
min_players = 4
provenance = "R"
provenance_clay = "X"   # only "some tokens show wet clay" is R
# kind: line = warriors with a cell in the middle row or column; warrior_type = all warriors of the type;
#       sector = warriors with a cell in the sector; resource = tokens a player owns (clay: wet and dry)
[[scoring_tiles]]
id = "tile_middle_row"
kind = "line"
target = "middle_row"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_middle_column"
kind = "line"
target = "middle_column"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_officer"
kind = "warrior_type"
target = "officer"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_guard"
kind = "warrior_type"
target = "guard"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_crossbowman"
kind = "warrior_type"
target = "crossbowman"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_soldier"
kind = "warrior_type"
target = "soldier"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_sector_nw"
kind = "sector"
target = "nw"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_sector_ne"
kind = "sector"
target = "ne"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_sector_sw"
kind = "sector"
target = "sw"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_sector_se"
kind = "sector"
target = "se"
archer_breaks_ties = true
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_coins"
kind = "resource"
target = "coins"
archer_breaks_ties = false
provenance = "R+P"   # categories R, total of 12 P
[[scoring_tiles]]
id = "tile_clay"
kind = "resource"
target = "clay"
archer_breaks_ties = false
provenance = "R+P"   # categories R, total of 12 P
[[rounds]]
id = "round_1"
tile_domination = 4
tile_presence = 1
builder_coins = 1
provenance = "X"   # points: only "rising from round to round" is R
provenance_builder = "R"
[[rounds]]
id = "round_2"
tile_domination = 6
tile_presence = 2
builder_coins = 2
provenance = "X"   # points: only "rising from round to round" is R
provenance_builder = "R"
[[rounds]]
id = "round_3"
tile_domination = 8
tile_presence = 3
builder_coins = 3
provenance = "X"   # points: only "rising from round to round" is R
provenance_builder = "R"
[[rounds]]
id = "round_4"
tile_domination = 10
tile_presence = 4
builder_coins = 4
provenance = "X"   # points: only "rising from round to round" is R
provenance_builder = "R"
[[rounds]]
id = "round_5"
tile_domination = 12
tile_presence = 5
builder_coins = 5
provenance = "X"   # points: only "rising from round to round" is R
provenance_builder = "R"
# ---------------------------------------------------------------- workshop
# Segments are numbered 0..11 clockwise; segment 0 begins at 12 o''clock.
# Action of a movable ring in segment s: actions[(s - offset) mod 12]; one step turns the inner ring clockwise, the middle one back.
[ring_rules]
provenance = "R"
inner_step = 1
middle_step = -1
outer_step = 0
order_of_actions = ["inner", "middle", "outer"]
skip_gain_allowed = ["inner", "middle"]
[rings.inner]
provenance = "P+X"
evidence = "kinds of action on the inner ring: iltopodiludoteca, spieletest (P); values 2/3/4 clay, 2/3/4 coins, 2/4 clay exist (R); counts and order X"
actions = ["build_2", "moisten", "build_4", "coins_4", "build_3", "promote", "build_2", "clay_4", "build_4", "moisten", "promote", "build_3"]
[rings.middle]
provenance = "P+X"
evidence = "kinds of action on the middle ring: iltopodiludoteca (P); 6 masters (R); values exist (R); counts and order X"
actions = ["master_builder", "coins_2", "master_clay_maker", "clay_2", "priority", "master_overseer", "master_steward", "coins_3", "master_blacksmith", "clay_2", "priority", "master_inspector"]
[rings.outer]
provenance = "P+X"
evidence = "weapons and specialists only on the outer ring (R, iltopodiludoteca P); counts and order X"
actions = ["ready_sword", "specialist", "ready_halberd", "ready_crossbow", "specialist", "ready_spear", "ready_halberd", "specialist", "ready_sword", "ready_spear", "specialist", "ready_crossbow"]
[[ring_actions]]
id = "build_2"
effect = { build_warrior = { clay = 2 } }
provenance = "R"
[[ring_actions]]
id = "moisten"
effect = { moisten_all = true }
provenance = "R"
[[ring_actions]]
id = "build_4"
effect = { build_warrior = { clay = 4 } }
provenance = "R"
[[ring_actions]]
id = "coins_4"
effect = { gain = { coins = 4 } }
provenance = "R"
[[ring_actions]]
id = "build_3"
effect = { build_warrior = { clay = 3 } }
provenance = "R"
[[ring_actions]]
id = "promote"
effect = { promote = true }
provenance = "R"
[[ring_actions]]
id = "clay_4"
effect = { gain = { wet_clay = 4 } }
provenance = "R"
[[ring_actions]]
id = "master_builder"
effect = { master = "master_builder" }
provenance = "R"
[[ring_actions]]
id = "coins_2"
effect = { gain = { coins = 2 } }
provenance = "R"
[[ring_actions]]
id = "master_clay_maker"
effect = { master = "master_clay_maker" }
provenance = "R"
[[ring_actions]]
id = "clay_2"
effect = { gain = { wet_clay = 2 } }
provenance = "R"
[[ring_actions]]
id = "priority"
effect = { take_priority = true }
provenance = "R"
[[ring_actions]]
id = "master_overseer"
effect = { master = "master_overseer" }
provenance = "R"
[[ring_actions]]
id = "master_steward"
effect = { master = "master_steward" }
provenance = "R"
[[ring_actions]]
id = "coins_3"
effect = { gain = { coins = 3 } }
provenance = "R"
[[ring_actions]]
id = "master_blacksmith"
effect = { master = "master_blacksmith" }
provenance = "R"
[[ring_actions]]
id = "master_inspector"
effect = { master = "master_inspector" }
provenance = "R"
[[ring_actions]]
id = "ready_sword"
effect = { ready_weapon = "sword" }
provenance = "R"
[[ring_actions]]
id = "specialist"
effect = { buy_specialist = true }
provenance = "R"
[[ring_actions]]
id = "ready_halberd"
effect = { ready_weapon = "halberd" }
provenance = "R"
[[ring_actions]]
id = "ready_crossbow"
effect = { ready_weapon = "crossbow" }
provenance = "R"
[[ring_actions]]
id = "ready_spear"
effect = { ready_weapon = "spear" }
provenance = "R"
[[warehouses]]
id = "warehouse_ne"
quadrant = "ne"
segments = [0, 1, 2]
provenance = "R"   # one for each quarter of the workshop
[[warehouses]]
id = "warehouse_se"
quadrant = "se"
segments = [3, 4, 5]
provenance = "R"   # one for each quarter of the workshop
[[warehouses]]
id = "warehouse_sw"
quadrant = "sw"
segments = [6, 7, 8]
provenance = "R"   # one for each quarter of the workshop
[[warehouses]]
id = "warehouse_nw"
quadrant = "nw"
segments = [9, 10, 11]
provenance = "R"   # one for each quarter of the workshop
# ---------------------------------------------------------------- mausoleum: rows from the top, columns from the left, both from 1
[mausoleum]
provenance = "P"                      # 7 x 9 or 9 x 7: spielkultisten, giochisulnostrotavolo, riseher; landscape X
rows = 7
cols = 9
middle_row = 4
middle_column = 5
# cells of the middle row and column belong to no sector
sectors.nw = { rows = [1, 2, 3], cols = [1, 2, 3, 4] }
sectors.ne = { rows = [1, 2, 3], cols = [6, 7, 8, 9] }
sectors.sw = { rows = [5, 6, 7], cols = [1, 2, 3, 4] }
sectors.se = { rows = [5, 6, 7], cols = [6, 7, 8, 9] }
[[inspectors]]
id = "inspector_row"
scores = "row"
start = 0
cyclic = true
provenance = "R"   # place of the track, order, way back to the start
provenance_direction = "X"   # start at the top, forward is down
[[inspectors]]
id = "inspector_column"
scores = "column"
start = 0
cyclic = true
provenance = "R"   # place of the track, order, way back to the start
provenance_direction = "X"   # start at the left, forward is right
# ---------------------------------------------------------------- layout: board 100 wide, 76 high, same scale on both axes, y grows downwards. All X (cosmetic).
[layout]
provenance = "X"
board_size = [100.0, 76.0]
wheel_center = [25.0, 27.5]
wheel_radii = { hub = 4.0, inner = 8.0, middle = 12.0, outer = 16.0, workers = 20.0 }
turn_order_xy = [[48.0, 54.0], [48.0, 58.0], [48.0, 62.0], [48.0, 66.0]]
priority_stack_xy = [48.0, 49.5]
round_space_xy = [[9.0, 66.8], [17.0, 66.8], [25.0, 66.8], [33.0, 66.8], [41.0, 66.8]]
scoring_tile_xy = [[9.0, 70.0], [17.0, 70.0], [25.0, 70.0], [33.0, 70.0], [41.0, 70.0]]
master_area_xy = { master_builder = [14.5, 51.5], master_steward = [14.5, 56.5], master_inspector = [14.5, 61.5], master_clay_maker = [34.5, 51.5], master_overseer = [34.5, 56.5], master_blacksmith = [34.5, 61.5] }
master_token_offset = [[-6.0, 0.0], [-2.0, 0.0], [2.0, 0.0], [6.0, 0.0]]
specialist_column_x = { horse = 57.0, footman = 67.0, kneeling_archer = 77.0, musician = 87.0 }
specialist_row_y = [68.5, 63.8, 59.1, 54.4]
organizer_size = [100.0, 100.0]
organizer_column_x = { officer = 20.0, guard = 40.0, crossbowman = 60.0, soldier = 80.0 }
organizer_row_y = [95, 86, 77, 68, 59, 50, 41, 32, 23, 14, 5]
score_track_xy = [   # 0..99 clockwise from the top left corner
  [3.0, 3], [6.28, 3], [9.56, 3], [12.84, 3], [16.12, 3], [19.4, 3], [22.68, 3], [25.96, 3], [29.24, 3], [32.52, 3],
  [35.8, 3], [39.08, 3], [42.36, 3], [45.64, 3], [48.92, 3], [52.2, 3], [55.48, 3], [58.76, 3], [62.04, 3], [65.32, 3],
  [68.6, 3], [71.88, 3], [75.16, 3], [78.44, 3], [81.72, 3], [85.0, 3], [88.28, 3], [91.56, 3], [94.84, 3], [97, 4.12],
  [97, 7.4], [97, 10.68], [97, 13.96], [97, 17.24], [97, 20.52], [97, 23.8], [97, 27.08], [97, 30.36], [97, 33.64], [97, 36.92],
  [97, 40.2], [97, 43.48], [97, 46.76], [97, 50.04], [97, 53.32], [97, 56.6], [97, 59.88], [97, 63.16], [97, 66.44], [97, 69.72],
  [97.0, 73], [93.72, 73], [90.44, 73], [87.16, 73], [83.88, 73], [80.6, 73], [77.32, 73], [74.04, 73], [70.76, 73], [67.48, 73],
  [64.2, 73], [60.92, 73], [57.64, 73], [54.36, 73], [51.08, 73], [47.8, 73], [44.52, 73], [41.24, 73], [37.96, 73], [34.68, 73],
  [31.4, 73], [28.12, 73], [24.84, 73], [21.56, 73], [18.28, 73], [15.0, 73], [11.72, 73], [8.44, 73], [5.16, 73], [3, 71.88],
  [3, 68.6], [3, 65.32], [3, 62.04], [3, 58.76], [3, 55.48], [3, 52.2], [3, 48.92], [3, 45.64], [3, 42.36], [3, 39.08],
  [3, 35.8], [3, 32.52], [3, 29.24], [3, 25.96], [3, 22.68], [3, 19.4], [3, 16.12], [3, 12.84], [3, 9.56], [3, 6.28],
]
mausoleum_origin_xy = [51.0, 8.0]   # top left corner of the first cell
mausoleum_cell_size = 4.8
# lists by segment
segment_angle_deg = [
  15, 45, 75, 105, 135, 165,
  195, 225, 255, 285, 315, 345,
]
segment_inner_xy = [
  [26.55, 21.7], [29.24, 23.26], [30.8, 25.95], [30.8, 29.05], [29.24, 31.74], [26.55, 33.3],
  [23.45, 33.3], [20.76, 31.74], [19.2, 29.05], [19.2, 25.95], [20.76, 23.26], [23.45, 21.7],
]
segment_middle_xy = [
  [27.59, 17.84], [32.07, 20.43], [34.66, 24.91], [34.66, 30.09], [32.07, 34.57], [27.59, 37.16],
  [22.41, 37.16], [17.93, 34.57], [15.34, 30.09], [15.34, 24.91], [17.93, 20.43], [22.41, 17.84],
]
segment_outer_xy = [
  [28.62, 13.98], [34.9, 17.6], [38.52, 23.88], [38.52, 31.12], [34.9, 37.4], [28.62, 41.02],
  [21.38, 41.02], [15.1, 37.4], [11.48, 31.12], [11.48, 23.88], [15.1, 17.6], [21.38, 13.98],
]
segment_worker_spaces_xy = [
  [[27.97, 9.75], [31.3, 10.64]], [[36.45, 13.61], [38.89, 16.05]], [[41.86, 21.2], [42.75, 24.53]],
  [[42.75, 30.47], [41.86, 33.8]], [[38.89, 38.95], [36.45, 41.39]], [[31.3, 44.36], [27.97, 45.25]],
  [[22.03, 45.25], [18.7, 44.36]], [[13.55, 41.39], [11.11, 38.95]], [[8.14, 33.8], [7.25, 30.47]],
  [[7.25, 24.53], [8.14, 21.2]], [[11.11, 16.05], [13.55, 13.61]], [[18.7, 10.64], [22.03, 9.75]],
]
warehouse_xy = { ne = [41.5, 11.0], se = [41.5, 44.0], sw = [8.5, 44.0], nw = [8.5, 11.0] }
inspector_row_xy = [[48.6, 10.4], [48.6, 15.2], [48.6, 20.0], [48.6, 24.8], [48.6, 29.6], [48.6, 34.4], [48.6, 39.2]]
inspector_column_xy = [[53.4, 44.0], [58.2, 44.0], [63.0, 44.0], [67.8, 44.0], [72.6, 44.0], [77.4, 44.0], [82.2, 44.0], [87.0, 44.0], [91.8, 44.0]]
');
INSERT INTO public.components VALUES ('368d87044e9cff6151b5dfad33b01ba76d0f8f86fed10b18afb23b6ad2d1591a', 'tea_garden', '# Tea Garden: every printed value, with its provenance
# provenance letters: R = stated in the rulebook text
#                     P = public source (see [sources]); X = reconstructed by us, because it stands only in pictures
# An effect is a table of keys; a key that is absent means nothing of that kind.
schema_version = 1
[meta]
id = "tea_garden"
name_orig = "Čajová zahrada"
designers = ["Tomáš Holek"]
illustrators = ["Barbora Srp Žižková"]
publishers = ["Albi (2024)"]
players_min = 2
players_max = 4
minutes_min = 90
minutes_max = 120
age_min = 12
rounds = 5
provenance = "R"
[sources]
repo_petruchn = "github.com/PetruchN/Board-Game-Tea-Garden (student re-implementation in C#; region table, cup colours, card field lists)"
spellendreef = "https://www.spellendreef.be/blog/p/theetuin (cup stack sizes)"
hall9000 = "https://www.hall9000.de/html/spiel/21308 (start region value 2, values rise to 6)"
goblins = "https://goblins.net/articoli/tea-garden-anteprima-essen-spiel-2024 (4 card slots, 6 baskets, 6 pagodas, 4 large provinces of 3 to 4 regions, 6 market slots)"
tabletopgaming = "https://www.tabletopgaming.co.uk/Reviews/tea-garden-board-game-review/ (most cards carry a kettle, a secondary action or both)"
westpark = "https://westpark-gamers.de/blog/tag/tea-garden (bought cards are stronger than starting cards)"
otaku = "https://www.otaku.lol/tea-garden-un-viaggio-nellarte-della-coltivazione-del-te (later printing has 84 leaves and 28 scrolls)"
# ---------------------------------------------------------------- constants
[setup]
action_cards_per_level = { 2 = 4, 3 = 5, 4 = 6 }  # R
basic_caravans_used = { 2 = 7, 3 = 10, 4 = 13 }  # R
cup_tiles_per_stack = { 2 = 5, 3 = 6, 4 = 8 }  # P (spellendreef)
cup_stacks = 5
action_row_size = 6
caravan_display_size = 3
emperor_display_size = 3  # R: the cards under the emperor track
starting_hand = 4
draw_per_round = 4
starting_leaves = { quality = 2, count = 2 }  # R
pagodas_on_player_board = 6
start_region = "r01"  # P
workers_in_reserve = 6  # R: eight, one on the university, one on the emperor track
max_turns_per_round = 4
free_turns_per_round = 3  # R
fourth_turn_cost = { any_leaf = 2, fermented_leaf = 1 }  # R: three leaves, one of them fermented, any quality
max_leaf_quality = 6
provenance = "R"
[rules]
extra_distance_strength = 2
max_extra_borders = 1
harvest_leaves_per_garden = 2
extra_harvest_leaves_per_garden = 1
teapot_substitute = [{ scroll_teapot = 1 }, { any_leaf = 3 }, { fermented_leaf = 2 }]
repeat_secondary_cost = [{ scroll_repeat = 1 }, { fermented_leaf = 3 }]
repeats_per_turn = 1
sell_leaf_vp = { fresh = 1, fermented = 2 }
sell_leaf_max = 6
university_lap_vp = 10
emperor_top_vp = 10
leftover_scroll_vp = 1
leftover_emperor_token_vp = 1
cup_connection_vp = [0, 1, 2, 4, 7, 11, 16, 22]  # by the number of single-colour connections; more than the table shows score its last value
tie_breakers = ["leaves_total", "leaves_fermented", "shared"]
effect_order = ["vp", "leaves", "emperor", "scroll_strength", "scroll_teapot", "scroll_repeat", "cup_marker", "ferment", "draw", "swap", "emperor_card", "trash", "sell_leaves"]  # X: the order in which the parts of one effect are carried out
provenance = "R"
# ---------------------------------------------------------------- component counts
[components]
player_boards = 4
pagodas = 28
pagodas_per_player = 7
workers = 32
workers_per_player = 8
boats = 4
vp_markers = 4
starting_cards = 44
starting_cards_per_player = 11
board = 1
cup_markers = 30
cup_tiles = 40
start_player_token = 1
region_bonus_tokens = 18
leaf_tokens = 80
round_marker = 1
scrolls = 24
scrolls_per_kind = 8
emperor_tokens = 30
emperor_cards = 16
action_cards = 45
caravan_cards = 30
help_cards = 5
provenance = "R"
# hard: the number of pieces is a limit of the game; soft: only with the option strict_supply
[limits]
leaf_tokens = "soft"
emperor_tokens = "soft"
cup_markers = "soft"
scrolls = "soft"
cup_tiles = "hard"
pagodas = "hard"
workers = "hard"
action_cards = "hard"
caravan_cards = "hard"
emperor_cards = "hard"
provenance = "X"
# ---------------------------------------------------------------- options
[[option]]
id = "start_player"
values = ["random", "seat_0", "seat_1", "seat_2", "seat_3"]
default = "random"
note = "printed rule: whoever last drank a good Chinese tea, or drawn"
provenance = "R"
[[option]]
id = "strict_supply"
values = [false, true]
default = false
note = "true: leaves, scrolls, emperor tokens and cup markers are limited to the printed numbers"
provenance = "X"
[[option]]
id = "auto_space"
values = [true, false]
default = true
note = "true: a new garden takes the free space with the most points"
provenance = "X"
[[option]]
id = "auto_pay"
values = [false, true]
default = false
note = "true: leaves are paid by the usual rule: the lowest that will do"
provenance = "X"
# ---------------------------------------------------------------- player board and action row
[player_board]
pagoda_costs = [3, 3, 4, 5, 6, 7]  # the strength each of the pagodas needs
baskets = [1, 2, 3, 4, 5, 6]
card_slots = 4
provenance = "R for one 3 and one 5, X for the rest"
[action_row]
strength_costs = [1, 2, 3, 4, 5, 6]
provenance = "X; R: rises from left to right"
[player_colors]
ids = ["red", "blue", "yellow", "black"]
provenance = "X"
# ---------------------------------------------------------------- map
[[province]]
id = "yellow"
regions = ["r01"]
is_start = true
layout = { cup_stack_at = [6, 8] }
provenance = "P"
[[province]]
id = "green"
regions = ["r02", "r03", "r04", "r05"]
is_start = false
layout = { cup_stack_at = [27, 8] }
provenance = "P"
[[province]]
id = "blue"
regions = ["r06", "r07", "r08", "r09"]
is_start = false
layout = { cup_stack_at = [6, 84] }
provenance = "P"
[[province]]
id = "orange"
regions = ["r10", "r11", "r12"]
is_start = false
layout = { cup_stack_at = [45, 84] }
provenance = "P"
[[province]]
id = "red"
regions = ["r13", "r14", "r15", "r16"]
is_start = false
layout = { cup_stack_at = [58, 8] }
provenance = "P"
[[region]]
id = "r01"
province = "yellow"
value = 2
spaces = 4
space_vp = [0, 0, 0, 0]
has_bonus = false
neighbors = ["r02", "r03", "r06", "r07"]
layout = { center = [11.4, 30.4], value_at = [8.2, 27.8], bonus_at = [14.6, 27.8], spaces_at = [[5.1, 33.4], [9.3, 33.4], [13.5, 33.4], [17.7, 33.4]], polygon = [[3, 43.1], [3, 12.8], [22.7, 27.7], [23.7, 37.1], [11.2, 42.6]] }
provenance = "P"
[[region]]
id = "r02"
province = "green"
value = 3
spaces = 3
space_vp = [0, 0, 0]
has_bonus = true
neighbors = ["r01", "r03", "r04"]
layout = { center = [19.8, 17.4], value_at = [16.9, 15.0], bonus_at = [22.7, 15.0], spaces_at = [[16.0, 20.1], [19.8, 20.1], [23.6, 20.1]], polygon = [[3, 12], [32.9, 12], [31.0, 18.0], [22.7, 27.7], [3, 12.8]] }
provenance = "P"
[[region]]
id = "r03"
province = "green"
value = 3
spaces = 2
space_vp = [0, 0]
has_bonus = true
neighbors = ["r01", "r02", "r04", "r05"]
layout = { center = [30.4, 27.7], value_at = [27.5, 25.4], bonus_at = [33.3, 25.4], spaces_at = [[28.5, 30.4], [32.3, 30.4]], polygon = [[23.7, 37.1], [22.7, 27.7], [31.0, 18.0], [41.1, 28.2]] }
provenance = "P"
[[region]]
id = "r04"
province = "green"
value = 4
spaces = 3
space_vp = [0, 0, 0]
has_bonus = true
neighbors = ["r02", "r03", "r05", "r16"]
layout = { center = [40.9, 18.6], value_at = [38.1, 16.3], bonus_at = [43.8, 16.3], spaces_at = [[37.2, 21.3], [40.9, 21.3], [44.7, 21.3]], polygon = [[32.9, 12], [50.1, 12], [46.2, 27.2], [41.1, 28.2], [31.0, 18.0]] }
provenance = "P"
[[region]]
id = "r05"
province = "green"
value = 4
spaces = 3
space_vp = [0, 0, 0]
has_bonus = true
neighbors = ["r03", "r04", "r06", "r09", "r13"]
layout = { center = [34.6, 42.3], value_at = [31.4, 39.7], bonus_at = [37.8, 39.7], spaces_at = [[30.4, 45.3], [34.6, 45.3], [38.8, 45.3]], polygon = [[37.9, 56.8], [28.1, 56.1], [23.7, 37.1], [41.1, 28.2], [46.2, 27.2]] }
provenance = "P"
[[region]]
id = "r06"
province = "blue"
value = 3
spaces = 2
space_vp = [0, 0]
has_bonus = true
neighbors = ["r01", "r05", "r07", "r09"]
layout = { center = [20.9, 47.7], value_at = [18.4, 45.7], bonus_at = [23.5, 45.7], spaces_at = [[19.2, 50.1], [22.6, 50.1]], polygon = [[11.2, 42.6], [23.7, 37.1], [28.1, 56.1], [23.0, 59.6]] }
provenance = "P"
[[region]]
id = "r07"
province = "blue"
value = 3
spaces = 3
space_vp = [0, 0, 0]
has_bonus = true
neighbors = ["r01", "r06", "r08", "r09"]
layout = { center = [10.5, 57.5], value_at = [7.3, 54.9], bonus_at = [13.7, 54.9], spaces_at = [[6.3, 60.5], [10.5, 60.5], [14.7, 60.5]], polygon = [[3, 73.8], [3, 43.1], [11.2, 42.6], [23.0, 59.6], [17.0, 66.7]] }
provenance = "P"
[[region]]
id = "r08"
province = "blue"
value = 4
spaces = 3
space_vp = [0, 0, 0]
has_bonus = true
neighbors = ["r07", "r09", "r10"]
layout = { center = [15.5, 74.9], value_at = [12.3, 72.3], bonus_at = [18.7, 72.3], spaces_at = [[11.3, 77.9], [15.5, 77.9], [19.7, 77.9]], polygon = [[27.9, 80], [3, 80], [3, 73.8], [17.0, 66.7], [27.3, 73.6]] }
provenance = "P"
[[region]]
id = "r09"
province = "blue"
value = 4
spaces = 2
space_vp = [0, 0]
has_bonus = true
neighbors = ["r05", "r06", "r07", "r08", "r10"]
layout = { center = [27.3, 63.8], value_at = [24.4, 61.4], bonus_at = [30.2, 61.4], spaces_at = [[25.4, 66.5], [29.2, 66.5]], polygon = [[27.3, 73.6], [17.0, 66.7], [23.0, 59.6], [28.1, 56.1], [37.9, 56.8]] }
provenance = "P"
[[region]]
id = "r10"
province = "orange"
value = 5
spaces = 3
space_vp = [2, 1, 0]
has_bonus = true
neighbors = ["r08", "r09", "r11", "r12", "r13"]
layout = { center = [39.8, 70.4], value_at = [36.6, 67.8], bonus_at = [43.0, 67.8], spaces_at = [[35.6, 73.4], [39.8, 73.4], [44.0, 73.4]], polygon = [[49.3, 80], [27.9, 80], [27.3, 73.6], [37.9, 56.8], [43.3, 57.7], [51.1, 66.2]] }
provenance = "P"
[[region]]
id = "r11"
province = "orange"
value = 6
spaces = 3
space_vp = [4, 2, 0]
has_bonus = true
neighbors = ["r10", "r12"]
layout = { center = [57.6, 73.1], value_at = [54.4, 70.5], bonus_at = [60.8, 70.5], spaces_at = [[53.4, 76.1], [57.6, 76.1], [61.8, 76.1]], polygon = [[65, 65.6], [65, 80], [49.3, 80], [51.1, 66.2]] }
provenance = "P"
[[region]]
id = "r12"
province = "orange"
value = 6
spaces = 2
space_vp = [4, 2]
has_bonus = true
neighbors = ["r10", "r11", "r14"]
layout = { center = [56.2, 60.6], value_at = [53.3, 58.2], bonus_at = [59.1, 58.2], spaces_at = [[54.3, 63.3], [58.1, 63.3]], polygon = [[65, 54.4], [65, 65.6], [51.1, 66.2], [43.3, 57.7]] }
provenance = "P"
[[region]]
id = "r13"
province = "red"
value = 5
spaces = 2
space_vp = [2, 1]
has_bonus = true
neighbors = ["r05", "r10", "r14", "r15", "r16"]
layout = { center = [46.1, 42.9], value_at = [43.9, 41.1], bonus_at = [48.3, 41.1], spaces_at = [[44.6, 45.0], [47.6, 45.0]], polygon = [[54.2, 38.8], [43.3, 57.7], [37.9, 56.8], [46.2, 27.2], [50.9, 30.9]] }
provenance = "P"
[[region]]
id = "r14"
province = "red"
value = 6
spaces = 2
space_vp = [4, 2]
has_bonus = true
neighbors = ["r12", "r13", "r15"]
layout = { center = [56.3, 48.5], value_at = [53.1, 45.9], bonus_at = [59.5, 45.9], spaces_at = [[54.2, 51.5], [58.4, 51.5]], polygon = [[65, 39.6], [65, 54.4], [43.3, 57.7], [54.2, 38.8]] }
provenance = "P"
[[region]]
id = "r15"
province = "red"
value = 6
spaces = 2
space_vp = [4, 2]
has_bonus = true
neighbors = ["r13", "r14", "r16"]
layout = { center = [59.3, 32.8], value_at = [56.4, 30.5], bonus_at = [62.2, 30.5], spaces_at = [[57.4, 35.5], [61.2, 35.5]], polygon = [[65, 24.0], [65, 39.6], [54.2, 38.8], [50.9, 30.9]] }
provenance = "P"
[[region]]
id = "r16"
province = "red"
value = 5
spaces = 3
space_vp = [2, 1, 0]
has_bonus = true
neighbors = ["r04", "r13", "r15"]
layout = { center = [55.9, 20.4], value_at = [52.7, 17.8], bonus_at = [59.1, 17.8], spaces_at = [[51.7, 23.4], [55.9, 23.4], [60.1, 23.4]], polygon = [[50.1, 12], [65, 12], [65, 24.0], [50.9, 30.9], [46.2, 27.2]] }
provenance = "P"
[[region_bonus]]
id = "rb01"
effect = { emperor = 1 }
provenance = "X"
[[region_bonus]]
id = "rb02"
effect = { emperor = 1 }
provenance = "X"
[[region_bonus]]
id = "rb03"
effect = { scroll_strength = 1 }
provenance = "X"
[[region_bonus]]
id = "rb04"
effect = { scroll_strength = 1 }
provenance = "X"
[[region_bonus]]
id = "rb05"
effect = { scroll_teapot = 1 }
provenance = "X"
[[region_bonus]]
id = "rb06"
effect = { scroll_teapot = 1 }
provenance = "X"
[[region_bonus]]
id = "rb07"
effect = { scroll_repeat = 1 }
provenance = "X"
[[region_bonus]]
id = "rb08"
effect = { scroll_repeat = 1 }
provenance = "X"
[[region_bonus]]
id = "rb09"
effect = { draw = 1 }
provenance = "X"
[[region_bonus]]
id = "rb10"
effect = { draw = 1 }
provenance = "X"
[[region_bonus]]
id = "rb11"
effect = { trash = 1 }
provenance = "X"
[[region_bonus]]
id = "rb12"
effect = { trash = 1 }
provenance = "X"
[[region_bonus]]
id = "rb13"
effect = { swap = 2 }
provenance = "X"
[[region_bonus]]
id = "rb14"
effect = { ferment = 3 }
provenance = "X"
[[region_bonus]]
id = "rb15"
effect = { ferment = 3 }
provenance = "X"
[[region_bonus]]
id = "rb16"
effect = { leaves = { quality = 3, count = 2 } }
provenance = "X"
[[region_bonus]]
id = "rb17"
effect = { leaves = { quality = 2, count = 3 } }
provenance = "X"
[[region_bonus]]
id = "rb18"
effect = { vp = 3 }
provenance = "X"
# ---------------------------------------------------------------- river, university, emperor track
[[river_space]]
id = "river0"
effect = {}
end_vp = 0
layout = { at = [4.6, 43.0] }
provenance = "X"
[[river_space]]
id = "river1"
effect = { scroll_strength = 1 }
end_vp = 0
layout = { at = [12.0, 42.2] }
provenance = "X"
[[river_space]]
id = "river2"
effect = { ferment = 2 }
end_vp = 1
layout = { at = [18.9, 39.2] }
provenance = "X"
[[river_space]]
id = "river3"
effect = { emperor = 1 }
end_vp = 2
layout = { at = [24.2, 39.4] }
provenance = "R (bonus and VP from the river example; position X)"
[[river_space]]
id = "river4"
effect = { draw = 1 }
end_vp = 4
layout = { at = [25.9, 46.7] }
provenance = "X"
[[river_space]]
id = "river5"
effect = { emperor = 1, scroll_repeat = 1 }
end_vp = 6
layout = { at = [27.6, 54.1] }
provenance = "R (bonus from the turn example); VP and position X"
[[river_space]]
id = "river6"
effect = { cup_marker = 1 }
end_vp = 9
layout = { at = [33.6, 56.5] }
provenance = "R (bonus follows the previous space in the turn example); VP X"
[[river_space]]
id = "river7"
effect = { leaves = { quality = 4, count = 3 } }
end_vp = 12
layout = { at = [41.1, 57.3] }
provenance = "X"
[[river_space]]
id = "river8"
effect = { emperor = 1, scroll_teapot = 1 }
end_vp = 15
layout = { at = [48.5, 56.9] }
provenance = "X"
[[river_space]]
id = "river9"
effect = { ferment = 2, trash = 1 }
end_vp = 18
layout = { at = [56.0, 55.8] }
provenance = "X"
[[river_space]]
id = "river10"
effect = { emperor = 1 }
end_vp = 0
end_vp_by_arrival = [24, 22, 20, 19]
layout = { at = [63.4, 54.6], berths_at = [[62.5, 52.0], [64.0, 53.0], [62.5, 56.5], [64.0, 57.5]] }
provenance = "X"
[[university_half]]
id = "u1a"
sector = 1
half = "a"
effect = { leaves = { quality = 2, count = 3 } }
end_vp = 2
layout = { at = [85.8, 16.8] }
provenance = "R bonus; VP X"
[[university_half]]
id = "u1b"
sector = 1
half = "b"
effect = { ferment = 2 }
end_vp = 2
layout = { at = [91.2, 22.2] }
provenance = "R bonus; VP X"
[[university_half]]
id = "u2a"
sector = 2
half = "a"
effect = { scroll_strength = 1 }
end_vp = 4
layout = { at = [91.2, 29.8] }
provenance = "X"
[[university_half]]
id = "u2b"
sector = 2
half = "b"
effect = { draw = 1 }
end_vp = 4
layout = { at = [85.8, 35.2] }
provenance = "X"
[[university_half]]
id = "u3a"
sector = 3
half = "a"
effect = { emperor = 1 }
end_vp = 6
layout = { at = [78.2, 35.2] }
provenance = "X"
[[university_half]]
id = "u3b"
sector = 3
half = "b"
effect = { cup_marker = 1, vp = 1 }
end_vp = 6
layout = { at = [72.8, 29.8] }
provenance = "X"
[[university_half]]
id = "u4a"
sector = 4
half = "a"
effect = { scroll_teapot = 1 }
end_vp = 8
layout = { at = [72.8, 22.2] }
provenance = "X"
[[university_half]]
id = "u4b"
sector = 4
half = "b"
effect = { trash = 1 }
end_vp = 8
layout = { at = [78.2, 16.8] }
provenance = "X"
[[emperor_row]]
id = "row1"
cost_emperor = 2
cost_leaves = 1
cost_min_quality = 1
effect = { emperor_card = 1, trash = 1 }
end_vp = 0
layout = { at = [84, 72.5] }
provenance = "R (values from the example; that it is the first row is X)"
[[emperor_row]]
id = "row2"
cost_emperor = 2
cost_leaves = 1
cost_min_quality = 2
effect = { vp = 4, ferment = 2 }
end_vp = 0
layout = { at = [84, 67.0] }
provenance = "X"
[[emperor_row]]
id = "row3"
cost_emperor = 3
cost_leaves = 1
cost_min_quality = 3
effect = { emperor_card = 1, trash = 1 }
end_vp = 0
layout = { at = [84, 61.5] }
provenance = "X"
[[emperor_row]]
id = "row4"
cost_emperor = 3
cost_leaves = 1
cost_min_quality = 4
effect = { vp = 5, draw = 1 }
end_vp = 0
layout = { at = [84, 56.0] }
provenance = "X"
[[emperor_row]]
id = "row5"
cost_emperor = 4
cost_leaves = 1
cost_min_quality = 5
effect = { emperor_card = 1, trash = 1 }
end_vp = 0
layout = { at = [84, 50.5] }
provenance = "X"
[[emperor_row]]
id = "row6"
cost_emperor = 4
cost_leaves = 1
cost_min_quality = 6
effect = {}
end_vp = 10
layout = { at = [84, 45.0] }
provenance = "R for end_vp 10; cost X"
# ---------------------------------------------------------------- cards
[[starting_card]]
id = "s01"
strength = 1
secondary = ["river"]
teapots = []
effect = {}
provenance = "X"
[[starting_card]]
id = "s02"
strength = 1
secondary = ["cups"]
teapots = []
effect = {}
provenance = "X"
[[starting_card]]
id = "s03"
strength = 1
secondary = ["study"]
teapots = []
effect = {}
provenance = "X"
[[starting_card]]
id = "s04"
strength = 1
secondary = []
teapots = ["green"]
effect = {}
provenance = "X"
[[starting_card]]
id = "s05"
strength = 1
secondary = []
teapots = ["red"]
effect = {}
provenance = "X"
[[starting_card]]
id = "s06"
strength = 1
secondary = []
teapots = ["blue"]
effect = {}
provenance = "X"
[[starting_card]]
id = "s07"
strength = 1
secondary = []
teapots = []
effect = { ferment = 2 }
provenance = "X"
[[starting_card]]
id = "s08"
strength = 1
secondary = []
teapots = []
effect = { swap = 1 }
provenance = "X"
[[starting_card]]
id = "s09"
strength = 2
secondary = []
teapots = []
effect = {}
provenance = "X"
[[starting_card]]
id = "s10"
strength = 2
secondary = []
teapots = []
effect = {}
provenance = "X"
[[starting_card]]
id = "s11"
strength = 2
secondary = []
teapots = []
effect = {}
provenance = "X"
[[action_card]]
id = "a101"
level = 1
strength = 2
secondary = ["river"]
teapots = []
effect = {}
cost_leaves = 1
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a102"
level = 1
strength = 3
secondary = ["river"]
teapots = []
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["any"]
end_vp = 1
provenance = "X"
[[action_card]]
id = "a103"
level = 1
strength = 2
secondary = ["cups"]
teapots = []
effect = {}
cost_leaves = 1
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a104"
level = 1
strength = 3
secondary = ["cups"]
teapots = []
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["any"]
end_vp = 1
provenance = "X"
[[action_card]]
id = "a105"
level = 1
strength = 2
secondary = ["study"]
teapots = []
effect = {}
cost_leaves = 1
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a106"
level = 1
strength = 3
secondary = ["study"]
teapots = []
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["any"]
end_vp = 1
provenance = "X"
[[action_card]]
id = "a107"
level = 1
strength = 3
secondary = []
teapots = ["green"]
effect = { ferment = 1 }
cost_leaves = 2
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a108"
level = 1
strength = 3
secondary = []
teapots = ["red"]
effect = { swap = 1 }
cost_leaves = 2
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a109"
level = 1
strength = 3
secondary = []
teapots = ["blue"]
effect = { leaves = { quality = 2, count = 1 } }
cost_leaves = 2
cost_min_quality = 2
cost_teapots = []
end_vp = 1
provenance = "X"
[[action_card]]
id = "a201"
level = 2
strength = 3
secondary = ["river"]
teapots = []
effect = { ferment = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["green"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a202"
level = 2
strength = 2
secondary = ["river"]
teapots = ["blue"]
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["red"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a203"
level = 2
strength = 3
secondary = ["cups"]
teapots = []
effect = { ferment = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["red"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a204"
level = 2
strength = 2
secondary = ["cups"]
teapots = ["green"]
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["blue"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a205"
level = 2
strength = 3
secondary = ["study"]
teapots = []
effect = { ferment = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["blue"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a206"
level = 2
strength = 2
secondary = ["study"]
teapots = ["red"]
effect = {}
cost_leaves = 2
cost_min_quality = 2
cost_teapots = ["green"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a207"
level = 2
strength = 4
secondary = []
teapots = ["green"]
effect = { ferment = 2 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a208"
level = 2
strength = 4
secondary = []
teapots = ["red"]
effect = { swap = 2 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a209"
level = 2
strength = 4
secondary = []
teapots = ["blue"]
effect = { leaves = { quality = 3, count = 1 } }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 2
provenance = "X"
[[action_card]]
id = "a301"
level = 3
strength = 4
secondary = ["river"]
teapots = []
effect = { swap = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["green", "any"]
end_vp = 3
provenance = "X (cost pattern R: buying example, 2 leaves of quality 3, a green teapot and one more)"
[[action_card]]
id = "a302"
level = 3
strength = 3
secondary = ["river"]
teapots = ["green"]
effect = {}
cost_leaves = 2
cost_min_quality = 4
cost_teapots = ["blue"]
end_vp = 3
provenance = "X"
[[action_card]]
id = "a303"
level = 3
strength = 4
secondary = ["cups"]
teapots = []
effect = { swap = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["red", "any"]
end_vp = 3
provenance = "X"
[[action_card]]
id = "a304"
level = 3
strength = 3
secondary = ["cups"]
teapots = ["red"]
effect = {}
cost_leaves = 2
cost_min_quality = 4
cost_teapots = ["green"]
end_vp = 3
provenance = "X"
[[action_card]]
id = "a305"
level = 3
strength = 4
secondary = ["study"]
teapots = []
effect = { swap = 1 }
cost_leaves = 2
cost_min_quality = 3
cost_teapots = ["blue", "any"]
end_vp = 3
provenance = "X"
[[action_card]]
id = "a306"
level = 3
strength = 3
secondary = ["study"]
teapots = ["blue"]
effect = {}
cost_leaves = 2
cost_min_quality = 4
cost_teapots = ["red"]
end_vp = 3
provenance = "X"
[[action_card]]
id = "a307"
level = 3
strength = 3
secondary = ["river", "cups"]
teapots = []
effect = { vp = 1 }
cost_leaves = 3
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 4
provenance = "X"
[[action_card]]
id = "a308"
level = 3
strength = 3
secondary = ["cups", "study"]
teapots = []
effect = { vp = 1 }
cost_leaves = 3
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 4
provenance = "X"
[[action_card]]
id = "a309"
level = 3
strength = 3
secondary = ["study", "river"]
teapots = []
effect = { vp = 1 }
cost_leaves = 3
cost_min_quality = 3
cost_teapots = ["any"]
end_vp = 4
provenance = "X"
[[action_card]]
id = "a401"
level = 4
strength = 5
secondary = ["river"]
teapots = []
effect = { ferment = 2 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["green", "blue"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a402"
level = 4
strength = 4
secondary = ["river"]
teapots = []
effect = { vp = 2 }
cost_leaves = 3
cost_min_quality = 5
cost_teapots = ["blue", "any"]
end_vp = 6
provenance = "X (cost pattern R: turn example, 3 leaves of quality 5, a blue teapot and one more)"
[[action_card]]
id = "a403"
level = 4
strength = 5
secondary = ["cups"]
teapots = []
effect = { ferment = 2 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["red", "green"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a404"
level = 4
strength = 4
secondary = ["cups"]
teapots = []
effect = { vp = 2 }
cost_leaves = 3
cost_min_quality = 5
cost_teapots = ["red", "any"]
end_vp = 6
provenance = "X"
[[action_card]]
id = "a405"
level = 4
strength = 5
secondary = ["study"]
teapots = []
effect = { ferment = 2 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["blue", "red"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a406"
level = 4
strength = 4
secondary = ["study"]
teapots = []
effect = { vp = 2 }
cost_leaves = 3
cost_min_quality = 5
cost_teapots = ["green", "any"]
end_vp = 6
provenance = "X"
[[action_card]]
id = "a407"
level = 4
strength = 5
secondary = []
teapots = ["green", "red"]
effect = { draw = 1 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["any"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a408"
level = 4
strength = 5
secondary = []
teapots = ["red", "blue"]
effect = { draw = 1 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["any"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a409"
level = 4
strength = 5
secondary = []
teapots = ["blue", "green"]
effect = { draw = 1 }
cost_leaves = 3
cost_min_quality = 4
cost_teapots = ["any"]
end_vp = 5
provenance = "X"
[[action_card]]
id = "a501"
level = 5
strength = 6
secondary = ["river"]
teapots = []
effect = { vp = 3 }
cost_leaves = 4
cost_min_quality = 5
cost_teapots = ["blue", "blue", "any"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a502"
level = 5
strength = 6
secondary = ["cups"]
teapots = []
effect = { vp = 3 }
cost_leaves = 4
cost_min_quality = 5
cost_teapots = ["red", "red", "any"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a503"
level = 5
strength = 6
secondary = ["study"]
teapots = []
effect = { vp = 3 }
cost_leaves = 4
cost_min_quality = 5
cost_teapots = ["green", "green", "any"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a504"
level = 5
strength = 5
secondary = ["river"]
teapots = ["blue"]
effect = { emperor = 1 }
cost_leaves = 3
cost_min_quality = 6
cost_teapots = ["green", "red"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a505"
level = 5
strength = 5
secondary = ["cups"]
teapots = ["green"]
effect = { emperor = 1 }
cost_leaves = 3
cost_min_quality = 6
cost_teapots = ["red", "blue"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a506"
level = 5
strength = 5
secondary = ["study"]
teapots = ["red"]
effect = { emperor = 1 }
cost_leaves = 3
cost_min_quality = 6
cost_teapots = ["blue", "green"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a507"
level = 5
strength = 6
secondary = ["river", "cups", "study"]
teapots = ["red"]
effect = {}
cost_leaves = 4
cost_min_quality = 5
cost_teapots = ["green", "blue"]
end_vp = 9
provenance = "X"
[[action_card]]
id = "a508"
level = 5
strength = 5
secondary = []
teapots = ["green"]
effect = { sell_leaves = 6 }
cost_leaves = 3
cost_min_quality = 5
cost_teapots = ["red", "blue"]
end_vp = 8
provenance = "X"
[[action_card]]
id = "a509"
level = 5
strength = 5
secondary = []
teapots = ["blue"]
effect = { sell_leaves = 6 }
cost_leaves = 3
cost_min_quality = 5
cost_teapots = ["green", "red"]
end_vp = 8
provenance = "X"
[[emperor_card]]
id = "e01"
strength = 4
secondary = []
teapots = []
effect = { ferment = 3 }
end_score = { type = "per_fermented_leaf", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e02"
strength = 4
secondary = []
teapots = []
effect = { leaves = { quality = 4, count = 2 } }
end_score = { type = "per_fresh_leaf", vp = 2, max = 9 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e03"
strength = 4
secondary = []
teapots = ["red"]
effect = { scroll_teapot = 1 }
end_score = { type = "per_scroll_teapot", vp = 4, max = 4 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e04"
strength = 6
secondary = []
teapots = []
effect = { swap = 1 }
end_score = { type = "per_garden", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e05"
strength = 6
secondary = []
teapots = []
effect = { vp = 1 }
end_score = { type = "per_caravan", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e06"
strength = 4
secondary = ["river", "cups", "study"]
teapots = []
effect = { trash = 1 }
end_score = { type = "base_minus_starting_cards", base = 18, vp = -1 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e07"
strength = 4
secondary = ["river"]
teapots = []
effect = { vp = 2 }
end_score = { type = "per_card_with_river", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e08"
strength = 4
secondary = ["study"]
teapots = []
effect = { vp = 2 }
end_score = { type = "per_card_with_study", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e09"
strength = 4
secondary = ["cups"]
teapots = []
effect = { vp = 2 }
end_score = { type = "per_card_with_cups", vp = 3, max = 6 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e10"
strength = 4
secondary = []
teapots = ["green", "blue"]
effect = { draw = 1 }
end_score = { type = "per_card_with_teapot", vp = 2, max = 9 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e11"
strength = 4
secondary = ["river", "cups", "study"]
teapots = []
effect = {}
end_score = { type = "flat", vp = 12 }
provenance = "R condition; X front"
[[emperor_card]]
id = "e12"
strength = 3
secondary = ["river"]
teapots = ["blue"]
effect = { draw = 1 }
end_score = { type = "flat", vp = 12 }
provenance = "X copy of an R condition; X front"
[[emperor_card]]
id = "e13"
strength = 3
secondary = ["cups"]
teapots = ["green"]
effect = { draw = 1 }
end_score = { type = "flat", vp = 12 }
provenance = "X copy of an R condition; X front"
[[emperor_card]]
id = "e14"
strength = 3
secondary = ["study"]
teapots = ["red"]
effect = { draw = 1 }
end_score = { type = "flat", vp = 12 }
provenance = "X copy of an R condition; X front"
[[emperor_card]]
id = "e15"
strength = 4
secondary = []
teapots = []
effect = { sell_leaves = 6 }
end_score = { type = "flat", vp = 12 }
provenance = "X copy of an R condition; X front"
[[emperor_card]]
id = "e16"
strength = 5
secondary = []
teapots = []
effect = { emperor = 1 }
end_score = { type = "flat", vp = 12 }
provenance = "X copy of an R condition; X front"
[[caravan_card]]
id = "c01"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { vp = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_strength = 1, vp = 2 } }]
strength = [{ min = 2, effect = { vp = 2 } }, { min = 4, effect = { vp = 3, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c02"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { vp = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_strength = 1, vp = 2 } }]
strength = [{ min = 2, effect = { emperor = 1 } }, { min = 5, effect = { vp = 4, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c03"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { vp = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_strength = 1, vp = 2 } }]
strength = [{ min = 3, effect = { vp = 3 } }, { min = 5, effect = { vp = 5, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c04"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { vp = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { vp = 4 } }]
strength = [{ min = 2, effect = { vp = 2 } }, { min = 4, effect = { vp = 3, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c05"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { vp = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { vp = 4 } }]
strength = [{ min = 2, effect = { emperor = 1 } }, { min = 5, effect = { vp = 4, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c06"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { vp = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { vp = 4 } }]
strength = [{ min = 3, effect = { vp = 3 } }, { min = 5, effect = { vp = 5, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c07"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { scroll_teapot = 1 } }, { cost = { any_leaf = 4, fermented_leaf = 0 }, effect = { vp = 5 } }]
strength = [{ min = 2, effect = { vp = 2 } }, { min = 4, effect = { vp = 3, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c08"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { scroll_teapot = 1 } }, { cost = { any_leaf = 4, fermented_leaf = 0 }, effect = { vp = 5 } }]
strength = [{ min = 2, effect = { emperor = 1 } }, { min = 5, effect = { vp = 4, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c09"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { scroll_teapot = 1 } }, { cost = { any_leaf = 4, fermented_leaf = 0 }, effect = { vp = 5 } }]
strength = [{ min = 3, effect = { vp = 3 } }, { min = 5, effect = { vp = 5, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c10"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { ferment = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { cup_marker = 1, vp = 2 } }]
strength = [{ min = 2, effect = { vp = 2 } }, { min = 4, effect = { vp = 3, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c11"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { ferment = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { cup_marker = 1, vp = 2 } }]
strength = [{ min = 2, effect = { emperor = 1 } }, { min = 5, effect = { vp = 4, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c12"
kind = "basic"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 0 }, effect = { ferment = 2 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { cup_marker = 1, vp = 2 } }]
strength = [{ min = 3, effect = { vp = 3 } }, { min = 5, effect = { vp = 5, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c13"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { swap = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_repeat = 1, vp = 1 } }]
strength = [{ min = 2, effect = { vp = 2 } }, { min = 4, effect = { vp = 3, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c14"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { swap = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_repeat = 1, vp = 1 } }]
strength = [{ min = 2, effect = { emperor = 1 } }, { min = 5, effect = { vp = 4, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c15"
kind = "basic"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 0 }, effect = { swap = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 0 }, effect = { scroll_repeat = 1, vp = 1 } }]
strength = [{ min = 3, effect = { vp = 3 } }, { min = 5, effect = { vp = 5, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c16"
kind = "advanced"
trade = [{ cost = { any_leaf = 3, fermented_leaf = 1 }, effect = { cup_marker = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 2 }, effect = { vp = 4 } }]
strength = [{ min = 4, effect = { vp = 4 } }, { min = 6, effect = { vp = 6, emperor = 1 } }]
provenance = "R (first trade option and second strength option: caravan example); rest X"
[[caravan_card]]
id = "c17"
kind = "advanced"
trade = [{ cost = { any_leaf = 3, fermented_leaf = 1 }, effect = { cup_marker = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 2 }, effect = { vp = 4 } }]
strength = [{ min = 4, effect = { vp = 2, emperor = 1 } }, { min = 7, effect = { vp = 7, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c18"
kind = "advanced"
trade = [{ cost = { any_leaf = 3, fermented_leaf = 1 }, effect = { cup_marker = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 2 }, effect = { vp = 4 } }]
strength = [{ min = 5, effect = { vp = 5 } }, { min = 8, effect = { vp = 7, emperor = 2 } }]
provenance = "X"
[[caravan_card]]
id = "c19"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { vp = 3 } }, { cost = { any_leaf = 2, fermented_leaf = 2 }, effect = { scroll_strength = 1, vp = 4 } }]
strength = [{ min = 4, effect = { vp = 4 } }, { min = 6, effect = { vp = 6, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c20"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { vp = 3 } }, { cost = { any_leaf = 2, fermented_leaf = 2 }, effect = { scroll_strength = 1, vp = 4 } }]
strength = [{ min = 4, effect = { vp = 2, emperor = 1 } }, { min = 7, effect = { vp = 7, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c21"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { vp = 3 } }, { cost = { any_leaf = 2, fermented_leaf = 2 }, effect = { scroll_strength = 1, vp = 4 } }]
strength = [{ min = 5, effect = { vp = 5 } }, { min = 8, effect = { vp = 7, emperor = 2 } }]
provenance = "X"
[[caravan_card]]
id = "c22"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { scroll_teapot = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 3 }, effect = { vp = 6 } }]
strength = [{ min = 4, effect = { vp = 4 } }, { min = 6, effect = { vp = 6, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c23"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { scroll_teapot = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 3 }, effect = { vp = 6 } }]
strength = [{ min = 4, effect = { vp = 2, emperor = 1 } }, { min = 7, effect = { vp = 7, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c24"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { scroll_teapot = 1, vp = 2 } }, { cost = { any_leaf = 0, fermented_leaf = 3 }, effect = { vp = 6 } }]
strength = [{ min = 5, effect = { vp = 5 } }, { min = 8, effect = { vp = 7, emperor = 2 } }]
provenance = "X"
[[caravan_card]]
id = "c25"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { scroll_repeat = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 2 }, effect = { vp = 7 } }]
strength = [{ min = 4, effect = { vp = 4 } }, { min = 6, effect = { vp = 6, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c26"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { scroll_repeat = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 2 }, effect = { vp = 7 } }]
strength = [{ min = 4, effect = { vp = 2, emperor = 1 } }, { min = 7, effect = { vp = 7, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c27"
kind = "advanced"
trade = [{ cost = { any_leaf = 1, fermented_leaf = 1 }, effect = { scroll_repeat = 1 } }, { cost = { any_leaf = 3, fermented_leaf = 2 }, effect = { vp = 7 } }]
strength = [{ min = 5, effect = { vp = 5 } }, { min = 8, effect = { vp = 7, emperor = 2 } }]
provenance = "X"
[[caravan_card]]
id = "c28"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { vp = 4 } }, { cost = { any_leaf = 1, fermented_leaf = 3 }, effect = { draw = 1, vp = 6 } }]
strength = [{ min = 4, effect = { vp = 4 } }, { min = 6, effect = { vp = 6, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c29"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { vp = 4 } }, { cost = { any_leaf = 1, fermented_leaf = 3 }, effect = { draw = 1, vp = 6 } }]
strength = [{ min = 4, effect = { vp = 2, emperor = 1 } }, { min = 7, effect = { vp = 7, emperor = 1 } }]
provenance = "X"
[[caravan_card]]
id = "c30"
kind = "advanced"
trade = [{ cost = { any_leaf = 2, fermented_leaf = 1 }, effect = { vp = 4 } }, { cost = { any_leaf = 1, fermented_leaf = 3 }, effect = { draw = 1, vp = 6 } }]
strength = [{ min = 5, effect = { vp = 5 } }, { min = 8, effect = { vp = 7, emperor = 2 } }]
provenance = "X"
# ---------------------------------------------------------------- cup tiles
[[cup_tile]]
id = "t01"
left = "blue"
right = "blue"
effect = { emperor = 1 }
provenance = "X"
[[cup_tile]]
id = "t02"
left = "blue"
right = "green"
effect = { vp = 3 }
provenance = "X"
[[cup_tile]]
id = "t03"
left = "blue"
right = "white"
effect = { scroll_strength = 1 }
provenance = "X"
[[cup_tile]]
id = "t04"
left = "green"
right = "blue"
effect = { scroll_teapot = 1 }
provenance = "X"
[[cup_tile]]
id = "t05"
left = "green"
right = "green"
effect = { ferment = 3 }
provenance = "X"
[[cup_tile]]
id = "t06"
left = "green"
right = "white"
effect = { leaves = { quality = 4, count = 2 } }
provenance = "X"
[[cup_tile]]
id = "t07"
left = "white"
right = "blue"
effect = { draw = 1 }
provenance = "X"
[[cup_tile]]
id = "t08"
left = "white"
right = "green"
effect = { trash = 1 }
provenance = "X"
[[cup_tile]]
id = "t09"
left = "white"
right = "white"
effect = { emperor = 1 }
provenance = "X"
[[cup_tile]]
id = "t10"
left = "blue"
right = "blue"
effect = { scroll_strength = 1 }
provenance = "X"
[[cup_tile]]
id = "t11"
left = "blue"
right = "green"
effect = { scroll_teapot = 1 }
provenance = "X"
[[cup_tile]]
id = "t12"
left = "blue"
right = "white"
effect = { ferment = 3 }
provenance = "X"
[[cup_tile]]
id = "t13"
left = "green"
right = "blue"
effect = { leaves = { quality = 4, count = 2 } }
provenance = "X"
[[cup_tile]]
id = "t14"
left = "green"
right = "green"
effect = { draw = 1 }
provenance = "X"
[[cup_tile]]
id = "t15"
left = "green"
right = "white"
effect = { trash = 1 }
provenance = "X"
[[cup_tile]]
id = "t16"
left = "white"
right = "blue"
effect = { emperor = 1 }
provenance = "X"
[[cup_tile]]
id = "t17"
left = "white"
right = "green"
effect = { vp = 3 }
provenance = "X"
[[cup_tile]]
id = "t18"
left = "white"
right = "white"
effect = { scroll_strength = 1 }
provenance = "X"
[[cup_tile]]
id = "t19"
left = "blue"
right = "blue"
effect = { ferment = 3 }
provenance = "X"
[[cup_tile]]
id = "t20"
left = "blue"
right = "green"
effect = { leaves = { quality = 4, count = 2 } }
provenance = "X"
[[cup_tile]]
id = "t21"
left = "blue"
right = "white"
effect = { draw = 1 }
provenance = "X"
[[cup_tile]]
id = "t22"
left = "green"
right = "blue"
effect = { trash = 1 }
provenance = "X"
[[cup_tile]]
id = "t23"
left = "green"
right = "green"
effect = { emperor = 1 }
provenance = "X"
[[cup_tile]]
id = "t24"
left = "green"
right = "white"
effect = { vp = 3 }
provenance = "X"
[[cup_tile]]
id = "t25"
left = "white"
right = "blue"
effect = { scroll_strength = 1 }
provenance = "X"
[[cup_tile]]
id = "t26"
left = "white"
right = "green"
effect = { scroll_teapot = 1 }
provenance = "X"
[[cup_tile]]
id = "t27"
left = "white"
right = "white"
effect = { ferment = 3 }
provenance = "X"
[[cup_tile]]
id = "t28"
left = "blue"
right = "blue"
effect = { draw = 1 }
provenance = "X"
[[cup_tile]]
id = "t29"
left = "blue"
right = "green"
effect = { trash = 1 }
provenance = "X"
[[cup_tile]]
id = "t30"
left = "blue"
right = "white"
effect = { emperor = 1 }
provenance = "X"
[[cup_tile]]
id = "t31"
left = "green"
right = "blue"
effect = { vp = 3 }
provenance = "X"
[[cup_tile]]
id = "t32"
left = "green"
right = "green"
effect = { scroll_strength = 1 }
provenance = "X"
[[cup_tile]]
id = "t33"
left = "green"
right = "white"
effect = { scroll_teapot = 1 }
provenance = "X"
[[cup_tile]]
id = "t34"
left = "white"
right = "blue"
effect = { ferment = 3 }
provenance = "X"
[[cup_tile]]
id = "t35"
left = "white"
right = "green"
effect = { leaves = { quality = 4, count = 2 } }
provenance = "X"
[[cup_tile]]
id = "t36"
left = "white"
right = "white"
effect = { draw = 1 }
provenance = "X"
[[cup_tile]]
id = "t37"
left = "blue"
right = "green"
effect = { trash = 1 }
provenance = "X"
[[cup_tile]]
id = "t38"
left = "green"
right = "white"
effect = { vp = 3 }
provenance = "X"
[[cup_tile]]
id = "t39"
left = "white"
right = "blue"
effect = { leaves = { quality = 4, count = 2 } }
provenance = "X"
[[cup_tile]]
id = "t40"
left = "blue"
right = "blue"
effect = { scroll_teapot = 1 }
provenance = "X"
# ---------------------------------------------------------------- layout: the board is a 100 x 100 square, origin top left, y grows downwards. All X.
[layout.board]
map_rect = [3, 12, 65, 80]
round_track_at = [[70, 82], [74, 82], [78, 82], [82, 82], [86, 82]]
action_row_at = [[8.0, 92], [18.5, 92], [29.0, 92], [39.5, 92], [50.0, 92], [60.5, 92]]
emperor_display_at = [[74, 92], [84, 92], [94, 92]]
caravan_display_at = [[106, 20], [106, 45], [106, 70]]
action_deck_at = [106, 92]
emperor_deck_at = [114, 92]
caravan_deck_at = [114, 45]
provenance = "X"
[layout.supply]
leaves = [-6, 20]
emperor = [-6, 35]
cup_markers = [-6, 50]
scroll_strength = [-6, 62]
scroll_teapot = [-6, 72]
scroll_repeat = [-6, 82]
provenance = "X"
[layout.vp_track]
shape = "rectangle"
rect = [0, 0, 100, 100]
spaces = 100
first_at = [0, 100]
provenance = "X"
[layout.river]
polyline = [[3, 43.1], [11.2, 42.6], [23.7, 37.1], [28.1, 56.1], [37.9, 56.8], [43.3, 57.7], [65, 54.4]]
provenance = "X"
[layout.university]
center_at = [82, 26]
radius = 14
start_at = [82, 10.5]
provenance = "X"
[layout.emperor_track]
start_at = [84, 78]
provenance = "X"
[layout.player_board]
pagodas_at = [[12, 14], [27, 14], [42, 14], [57, 14], [72, 14], [87, 14]]
baskets_at = [[12, 46], [27, 46], [42, 46], [57, 46], [72, 46], [87, 46]]
card_slots_at = [[14, 84], [38, 84], [62, 84], [86, 84]]
draw_pile_at = [-10, 84]
discard_pile_at = [110, 84]
provenance = "X"
');
INSERT INTO public.components VALUES ('576676607728dec428b2630a5cd6fe26e0e58ca42a6a9b557f53b613fd10f330', 'rotunda', '# Round House: every printed value, with its provenance
# provenance letters: R  = stated in the rulebook text
#                     R* = not printed as a figure but forced by the text (arithmetic, order, counts)
#                     P  = public source (see [sources]); X = reconstructed by us
# effect vocabulary (every card, token, track and worship effect uses only these keys):
#   gain   = { coins, tea, fruit, celadon, gold, basic, vp }; basic = n cubes of basic resources, each of a kind the player picks
#   act    = { recruit, pedlar, apprentice, senior_apprentice }; assistant actions, each optional
#   choose = [ { gain = .. }, { gain = .. } ]; take exactly one
#   cost   = { coins, tea, fruit, celadon, dismiss }; dismiss = assistants moved from the own supply to the own track
#   sell   = { resource, count, reward_multiplier, assistant_actions, one_room }; a sale by an expert (any kind if no resource is named)
#   trigger = { on, per_turn } with bonus = { coins, vp, same_resource }; lasting effects
#     on = gain_coins, gain_tea, gain_fruit, gain_celadon, gain_gold, gain_basic, gain_resource (gold too), act_apprentice, hire_expert
#   others_gain = { coins }; what every other player takes
#   special = bookseller (coins: one and one more per own assistant in supply), copy_room
# further keys of rooms:
#   main = one use of the room; assist = its assistant action (inner rooms: each repetition gives both; outer rooms: once per visit)
#   fields = Market icons; slots = fields filled or paid from the left; each_payment = what every paid slot buys
#   buys, sells, transactions_max = Black Market; sales_per_repetition = sales per use of the Market
#   cost_goes_to = the room that receives the coins; cubes = rule for the cubes lying on a tile
#   clear_when_full, refill_coins_when_empty, stock = clean-up at the end of step 3; chairs = number of chairs
schema_version = 1
[meta]
id = "rotunda"
name_orig = "圓樓"
designers = ["Eros Lin", "Zong-Hua Yang"]
publishers = ["EmperorS4 (2016)", "Lucrum Games (PL 2018)"]
players_min = 2
players_max = 5
minutes_min = 60
minutes_max = 90
age_min = 10
provenance = "R"        # artists and Polish publisher: P
[sources]
phantasia = "https://phantasiatw.pixnet.net/blog/post/117343132 (Taiwanese component and setup description: 9 amulet kinds, hall top left over stairs and passage, pedlar starts in bottom-right town, order cards two-sided, expert backs heaven/earth/human in the first edition)"
usnoopy = "http://usnoopy.blogspot.com/2016/11/round-house_20.html (Taiwanese rules summary: bench area in the centre, inner ring, outer ring, hall; one-way stairs; four towns; an order icon on the score track between 4 and 5; pirate pile in a corner)"
portcity = "https://www.nicegameshop.com/other-nice-games/emperors4-games/round-house-port-city (Text of the Port City expansion: a worship reward space next to the value 16; 50/100 prestige tiles)"
bdml = "http://bdml.free.fr/fiche_jeu.php?id=502 (French component list: 8 action tiles, 3 large and 5 small; hall covers one staircase; 7 amulets around the worship board)"
vindjeu = "https://vindjeu.eu/prd/2017/02/20/round-house-videos (French review: a leader has about 5 or 6 destinations, up to twice that with two leaders; once on a floor one cannot leave it for some rooms)"
indipro = "https://shop.indiprogames.com/products/round-house (Shop page: board 60.5 x 43.5 cm, player board 20 x 9.5 cm, hall tile with 3 legs)"
# ---------------------------------------------------------------- options
[[option]]
id = "start_player"
values = ["random", "seat_0"]
default = "random"
note = "printed rule: whoever saw a round building last"
provenance = "X"
[[option]]
id = "hall_choice"
values = ["fixed_s", "last_player_chooses", "random"]
default = "fixed_s"
provenance = "R (random is our addition)"
[[option]]
id = "advanced_experts"
values = [false, true]
default = false
provenance = "R"
[[option]]
id = "neutral_leader_actions"
values = [false, true]
default = false
provenance = "R"
# ---------------------------------------------------------------- components
[components]
provenance = "R"
board = 1
player_boards = 5
room_tiles_large = 3
room_tiles_small = 5
pedlar_tile = 1
smuggler_tokens = 10
temple_tokens = 4
ancestral_hall = 1
amulet_tokens = 18
order_cards = 20
expert_cards = 24
leaders_per_color = 2
assistants_per_color = 15
coins_1 = 30
coins_3 = 20
cubes_per_basic = 15
gold_cubes = 10
round_marker = 1
[limits]
provenance = "R for the counts; unlimited coins is a ruling"
coins = "unlimited"
tea = 15
fruit = 15
celadon = 15
gold = 10
experts_held = 3
experts_activated_per_turn = 1
leader_steps_min = 1
leader_steps_max = 3
helpers_called_per_visit = 2
pool_orders = 3
pool_experts = 3
pool_amulets = 3
pool_smugglers = 3
neutral_moves_per_turn = 1
# provenance of the colours: R (resource = cube that moves the neutral leader of this colour, 2 players)
[[colour]]
id = "red"
resource = "fruit"
[[colour]]
id = "green"
resource = "tea"
[[colour]]
id = "blue"
resource = "celadon"
[[colour]]
id = "black"
[[colour]]
id = "yellow"
[[resource]]
id = "tea"
cube = "green"
basic = true
provenance = "R"
[[resource]]
id = "fruit"
cube = "red"
basic = true
provenance = "R"
[[resource]]
id = "celadon"
cube = "blue"
basic = true
provenance = "R"
[[resource]]
id = "gold"
cube = "gold"
basic = false
wild = true
provenance = "R"
# ---------------------------------------------------------------- setup
[setup]
provenance = "R"
assistants_on_score_track = 1
assistants_in_supply = 5
assistants_on_track = 9
start_gold = 1
start_coins = [3, 3, 4, 5, 6]
start_score = 0
start_orders_per_player = 1
amulets_on_worship_board = 6
amulets_on_round_track = 1
banker_coins = 3
warehouse_cubes = { tea = 1, fruit = 1, celadon = 1 }
advanced_experts_discarded = 5
small_tiles_drawn = 3
[[by_players]]
id = "p2"
leaders_each = 2
neutral_leaders = ["red", "green", "blue"]
player_colors = ["black", "yellow"]
end_field = 7
[[by_players]]
id = "p3"
leaders_each = 2
neutral_leaders = []
player_colors = ["red", "green", "blue", "black", "yellow"]
end_field = 8
[[by_players]]
id = "p4"
leaders_each = 2
neutral_leaders = []
player_colors = ["red", "green", "blue", "black", "yellow"]
end_field = 10
[[by_players]]
id = "p5"
leaders_each = 1
neutral_leaders = []
player_colors = ["red", "green", "blue", "black", "yellow"]
end_field = 12
# ---------------------------------------------------------------- board graph
[graph]
provenance = "P: two rings, one-way stairs, hall at top left over a staircase and the passage. R*: five inner rooms, six outer slots. X: order of rooms, number and direction of stairs, slot order."
direction = "clockwise"
# every link below is one-way, clockwise
inner_corridors = [["i1", "i2"], ["i2", "i3"], ["i3", "i4"], ["i4", "i5"], ["i5", "i1"]]
outer_corridors = [["o1", "o2"], ["o2", "o3"], ["o3", "o4"], ["o4", "o5"], ["o5", "o6"], ["o6", "o1"]]
# counts R*, order of rooms and slots X
[[space]]
id = "i1"
ring = "inner"
room = "supplier"
[[space]]
id = "i2"
ring = "inner"
room = "smugglers_den"
[[space]]
id = "i3"
ring = "inner"
room = "market"
[[space]]
id = "i4"
ring = "inner"
room = "expert_room"
[[space]]
id = "i5"
ring = "inner"
room = "banker"
[[space]]
id = "o1"
ring = "outer"
slot = "small"
[[space]]
id = "o2"
ring = "outer"
slot = "large"
[[space]]
id = "o3"
ring = "outer"
slot = "small"
[[space]]
id = "o4"
ring = "outer"
slot = "large"
[[space]]
id = "o5"
ring = "outer"
slot = "small"
[[space]]
id = "o6"
ring = "outer"
slot = "large"
# a gate is a place where the hall may stand: it covers the one staircase named here
# and replaces the inner and the outer corridor named here by links through the hall
[[gate]]
id = "gate_s"
default = true
inner = ["i5", "i1"]
outer = ["o6", "o1"]
stair = ["i5", "o1"]
stair_kind = "up"
provenance = "P for being at the top left and covering a staircase; X for the rest"
[[gate]]
id = "gate_1"
inner = ["i1", "i2"]
outer = ["o1", "o2"]
stair = ["i1", "o2"]
stair_kind = "up"
provenance = "X"
[[gate]]
id = "gate_2"
inner = ["i2", "i3"]
outer = ["o3", "o4"]
stair = ["i2", "o4"]
stair_kind = "up"
provenance = "X, made to satisfy the movement example"
[[gate]]
id = "gate_3"
inner = ["i3", "i4"]
outer = ["o4", "o5"]
stair = ["o4", "i4"]
stair_kind = "down"
provenance = "X, made to satisfy the movement example"
[[gate]]
id = "gate_4"
inner = ["i4", "i5"]
outer = ["o5", "o6"]
stair = ["o5", "i5"]
stair_kind = "down"
provenance = "X, made to satisfy the movement example"
# ---------------------------------------------------------------- rooms
[[room]]
id = "supplier"
number = 1
kind = "inner"
chairs = 3
main = { gain = { basic = 1 } }
assist = { act = { pedlar = 1 } }
provenance = "R; chairs X"
[[room]]
id = "smugglers_den"
number = 2
kind = "inner"
chairs = 3
main = { choose = [{ take_smuggler = 1 }, { gain = { gold = 1 } }] }
provenance = "R; name X (header lost); chairs X"
[[room]]
id = "market"
number = 3
kind = "inner"
chairs = 3
sales_per_repetition = 1
clear_when_full = true
provenance = "R; chairs X"
fields = [
  { resource = "tea", gain = { coins = 5 }, act = { pedlar = 1 } },
  { resource = "celadon", gain = { coins = 3, vp = 1 }, act = { recruit = 1 } },
  { resource = "fruit", gain = { coins = 1, vp = 3 }, act = { pedlar = 1 } },
]
[[room]]
id = "expert_room"
number = 4
kind = "inner"
chairs = 3
main = { hire = 1 }
provenance = "R; chairs X"
[[room]]
id = "banker"
number = 5
kind = "inner"
chairs = 3
main = { choose = [{ take_banker_coins = true }, { gain = { basic = 1 } }] }
assist = { act = { pedlar = 1 } }
refill_coins_when_empty = 3
provenance = "R; chairs X"
[[room]]
id = "steward"
number = 6
kind = "large"
cost = { coins = 2 }
cost_goes_to = "banker"
options = [
  { id = "orders_of_the_day", act = { recruit = 2, pedlar = 1, apprentice = 1 } },
  { id = "in_another_room", special = "copy_room", act = { recruit = 1 } },
]
provenance = "R; name X (header lost); large R* (3 large tiles are numbers 6 to 8, 5 small ones 9 to 13)"
[[room]]
id = "retailer"
number = 7
kind = "large"
cubes = "all_different"
clear_when_full = true
provenance = "R"
slots = [
  { gain = { coins = 1, vp = 1 } },
  { gain = { coins = 1, vp = 3 }, act = { apprentice = 1 } },
  { gain = { vp = 4 } },
]
[[room]]
id = "wholesaler"
number = 8
kind = "large"
cubes = "all_same"
clear_when_full = true
provenance = "R for coins 2, vp 3, pedlar, two recruits; X for the vp of slot 3 (digit unreadable)"
slots = [
  { gain = { coins = 2 }, act = { pedlar = 1 } },
  { gain = { vp = 3 }, act = { recruit = 1 } },
  { gain = { vp = 4 }, act = { recruit = 1 } },
]
[[room]]
id = "bank"
number = 9
kind = "small"
provenance = "R for vp 1, 2, 4, 5 and for two apprentice actions; R for the first three costs summing to 9; X for the single costs and for which payments carry the apprentice"
slots = [
  { cost = { coins = 2 }, gain = { vp = 1 } },
  { cost = { coins = 3 }, gain = { vp = 2 }, act = { apprentice = 1 } },
  { cost = { coins = 4 }, gain = { vp = 4 } },
  { cost = { coins = 5 }, gain = { vp = 5 }, act = { apprentice = 1 } },
]
[[room]]
id = "black_market"
number = 10
kind = "small"
transactions_max = 2
assist = { act = { pedlar = 1 } }
provenance = "R"
buys = [
  { id = "buy_basic", cost = { coins = 1 }, gain = { basic = 1 } },
  { id = "buy_recruit", cost = { coins = 3 }, act = { recruit = 1 } },
  { id = "buy_amulet", cost = { coins = 4 }, amulet_from_pool = 1 },
]
sells = [
  { id = "sell_basic", cost_basic = 1, gain = { coins = 3 } },
  { id = "sell_assistant", cost = { dismiss = 1 }, gain = { coins = 5 } },
  { id = "sell_amulet", cost_amulet = 1, gain = { coins = 6 } },
]
[[room]]
id = "trading_post"
number = 11
kind = "small"
provenance = "R for four payments and the four choices; X for the costs"
slots = [
  { cost = { coins = 1 } },
  { cost = { coins = 2 } },
  { cost = { coins = 3 } },
  { cost = { coins = 4 } },
]
each_payment = { choose = [{ act = { recruit = 1 } }, { act = { pedlar = 1 } }, { act = { apprentice = 1 } }, { gain = { gold = 1 } }] }
[[room]]
id = "guild_hall"
number = 12
kind = "small"
provenance = "R; name X (header lost)"
slots = [
  { cost = { coins = 1 }, hire = 1 },
  { cost = { dismiss = 1 }, hire = 1 },
  { cost = { dismiss = 2 }, hire = 1 },
]
[[room]]
id = "warehouse"
number = 13
kind = "small"
stock = { tea = 1, fruit = 1, celadon = 1 }
assist = { act = { recruit = 1 } }
provenance = "R for three payments, one recruit and the stock; X for the costs"
slots = [
  { cost = { coins = 1 }, take_cube_from_any_room = 1 },
  { cost = { coins = 2 }, take_cube_from_any_room = 1 },
  { cost = { coins = 3 }, take_cube_from_any_room = 1 },
]
# ---------------------------------------------------------------- villages
# listed in clockwise order; the pedlar steps to the next row and wraps
[[village]]
id = "village_se"
start = true
provenance = "P: four towns, the pedlar starts bottom right; names X"
[[village]]
id = "village_sw"
provenance = "P; names X"
[[village]]
id = "village_nw"
provenance = "P; names X"
[[village]]
id = "village_ne"
provenance = "P; names X"
# ---------------------------------------------------------------- tracks
[tracks.assistants]
provenance = "R*: nine fields (15 pieces minus 1 scoring minus 5 in supply); all hired scores 12, all but one 4, so the last field is 8 and the rest sum to 4. X: the 4 on one field"
fields = [0, 0, 0, 0, 0, 0, 0, 4, 8]
note = "left to right; recruits leave from the left, dismissed assistants fill the rightmost free field, overflow stacks on the leftmost field"
[tracks.round]
provenance = "R: end fields 7, 8, 10, 12; the track has at least 12 fields"
fields = 12
start = 0
[tracks.score]
provenance = "P: symbol between 4 and 5, 50/100 tiles hence 50 spaces; X: the other symbols"
spaces = 50
wraps = true
# a bonus is earned each time the score passes from below to at least the threshold; repeats every lap
bonus_thresholds = [5, 15, 25, 35, 45]
# ---------------------------------------------------------------- worship board
[worship]
provenance = "R: a space worth 4 whose edge rewards are 1 celadon, 1 senior apprentice and an amulet; six amulet reward fields; top-left start. P: a 16 next to the rightmost reward space. X: size, other values and rewards"
rows = 4
cols = 4
start = [1, 1]
vp = [
  [1, 2, 3, 4],
  [2, 3, 5, 7],
  [3, 5, 8, 11],
  [4, 7, 11, 16],
]
top = [{ gain = { coins = 2 } }, { gain = { tea = 1 } }, { gain = { fruit = 1 } }, { act = { senior_apprentice = 1 } }]
left = [{ gain = { celadon = 1 } }, { gain = { coins = 3 } }, { gain = { gold = 1 } }, { act = { senior_apprentice = 1 } }]
# amulet fields: take at most one of the two that match the end space; never refilled
right_amulet_rows = [2, 3, 4]
bottom_amulet_cols = [2, 3, 4]
vp_per_seated_assistant = 1
# ---------------------------------------------------------------- temple tokens
[[temple]]
id = "temple_wayfarers"
act = { pedlar = 2 }
provenance = "R (effect), X (name)"
[[temple]]
id = "temple_hearth"
act = { recruit = 2 }
provenance = "X"
[[temple]]
id = "temple_learning"
act = { apprentice = 1 }
gain = { coins = 2 }
provenance = "X"
[[temple]]
id = "temple_fortune"
gain = { gold = 1, vp = 2 }
provenance = "X"
# ---------------------------------------------------------------- smugglers
[[smuggler]]
id = "smuggler_01"
gain = { tea = 2 }
provenance = "X"
[[smuggler]]
id = "smuggler_02"
gain = { fruit = 2 }
provenance = "X"
[[smuggler]]
id = "smuggler_03"
gain = { celadon = 2 }
provenance = "X"
[[smuggler]]
id = "smuggler_04"
gain = { tea = 1, fruit = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_05"
gain = { tea = 1, fruit = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_06"
gain = { tea = 1, celadon = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_07"
gain = { tea = 1, celadon = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_08"
gain = { fruit = 1, celadon = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_09"
gain = { fruit = 1, celadon = 1 }
provenance = "X"
[[smuggler]]
id = "smuggler_10"
gain = { tea = 1, fruit = 1, celadon = 1 }
provenance = "X"
# ---------------------------------------------------------------- amulets
# 9 kinds on tokens (P), 2 each (18 / 9); 2 further kinds exist only on expert cards (R*: the scoring table runs to 11)
[amulet_scoring]
provenance = "R"
points = [1, 3, 5, 8, 12, 16, 21, 27, 35, 44, 55]
[[amulet]]
id = "bat"
tokens = 2
provenance = "P count of kinds; X name"
[[amulet]]
id = "carp"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "gourd"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "peach"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "crane"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "lock"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "knot"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "ruyi"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "mirror"
tokens = 2
provenance = "P/X"
[[amulet]]
id = "jade_disc"
tokens = 0
provenance = "R* existence, X name; only on expert cards"
[[amulet]]
id = "lotus"
tokens = 0
provenance = "R* existence, X name; only on expert cards"
# ---------------------------------------------------------------- orders
# start = true: dealt one to each player at setup. vp is scored at the end of the game if fulfilled.
# kinds of permanent effect (R): 1 coins -> +1 or +2 coins; 2 named resource -> +1 or +2 vp;
# 3 named resource -> +1 cube of it; 4 any resource -> +1 vp or +1 cube of the same kind.
# Everything else about the single cards is X (number of start cards R*: one for each of up to five players).
[[order]]
id = "order_01"
start = true
cost = { tea = 1, fruit = 1, celadon = 1 }
vp = 5
trigger = { on = "gain_coins", per_turn = 1 }
bonus = { coins = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_02"
start = true
cost = { fruit = 1, celadon = 2 }
vp = 5
trigger = { on = "gain_tea", per_turn = 1 }
bonus = { vp = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_03"
start = true
cost = { tea = 2, celadon = 1 }
vp = 5
trigger = { on = "gain_fruit", per_turn = 1 }
bonus = { vp = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_04"
start = true
cost = { tea = 1, fruit = 2 }
vp = 5
trigger = { on = "gain_celadon", per_turn = 1 }
bonus = { vp = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_05"
start = true
cost = { tea = 1, fruit = 1, celadon = 1, coins = 2 }
vp = 4
trigger = { on = "gain_resource", per_turn = 1 }
bonus = { vp = 1 }
provenance = "X (effect R: the example card)"
[[order]]
id = "order_06"
start = false
cost = { tea = 2, celadon = 1 }
vp = 5
trigger = { on = "gain_coins", per_turn = 1 }
bonus = { coins = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_07"
start = false
cost = { tea = 1, fruit = 2 }
vp = 5
trigger = { on = "gain_coins", per_turn = 1 }
bonus = { coins = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_08"
start = false
cost = { tea = 1, fruit = 1, celadon = 2 }
vp = 7
trigger = { on = "gain_coins", per_turn = 1 }
bonus = { coins = 2 }
provenance = "X (effect kind R)"
[[order]]
id = "order_09"
start = false
cost = { tea = 1, fruit = 2, celadon = 1 }
vp = 7
trigger = { on = "gain_coins", per_turn = 1 }
bonus = { coins = 2 }
provenance = "X (effect kind R)"
[[order]]
id = "order_10"
start = false
cost = { fruit = 2, celadon = 2 }
vp = 6
trigger = { on = "gain_tea", per_turn = 1 }
bonus = { vp = 2 }
provenance = "X (effect kind R)"
[[order]]
id = "order_11"
start = false
cost = { tea = 2, celadon = 2 }
vp = 6
trigger = { on = "gain_fruit", per_turn = 1 }
bonus = { vp = 2 }
provenance = "X (effect kind R)"
[[order]]
id = "order_12"
start = false
cost = { tea = 2, fruit = 2 }
vp = 6
trigger = { on = "gain_celadon", per_turn = 1 }
bonus = { vp = 2 }
provenance = "X (effect kind R)"
[[order]]
id = "order_13"
start = false
cost = { celadon = 3 }
vp = 5
trigger = { on = "gain_tea", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_14"
start = false
cost = { fruit = 2, coins = 3 }
vp = 4
trigger = { on = "gain_tea", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_15"
start = false
cost = { tea = 3 }
vp = 5
trigger = { on = "gain_fruit", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_16"
start = false
cost = { celadon = 2, coins = 3 }
vp = 4
trigger = { on = "gain_fruit", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_17"
start = false
cost = { fruit = 3 }
vp = 5
trigger = { on = "gain_celadon", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_18"
start = false
cost = { tea = 2, coins = 3 }
vp = 4
trigger = { on = "gain_celadon", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_19"
start = false
cost = { tea = 1, fruit = 1, celadon = 1, coins = 3 }
vp = 5
trigger = { on = "gain_resource", per_turn = 1 }
bonus = { vp = 1 }
provenance = "X (effect kind R)"
[[order]]
id = "order_20"
start = false
cost = { tea = 2, fruit = 2, celadon = 2 }
vp = 9
trigger = { on = "gain_resource", per_turn = 1 }
bonus = { same_resource = 1 }
provenance = "X (effect kind R)"
# ---------------------------------------------------------------- experts
# effect and presence of an amulet icon: R for all 24. back: X (three groups of eight in the order printed;
# the variant text names horse, phoenix, tiger in this order). kind of amulet: X.
[[expert]]
id = "merchant_su"
back = "horse"
number = 1
type = "one_time"
amulet = "jade_disc"
gain = { coins = 3 }
provenance = "R; back, amulet kind X"
[[expert]]
id = "merchant_jin"
back = "horse"
number = 2
type = "one_time"
amulet = "lotus"
gain = { coins = 1, vp = 1 }
provenance = "R; back, amulet kind X"
[[expert]]
id = "old_man"
back = "horse"
number = 3
type = "permanent"
trigger = { on = "act_apprentice", per_turn = 1 }
bonus = { vp = 3 }
provenance = "R; back X"
[[expert]]
id = "rich_man"
back = "horse"
number = 4
type = "permanent"
trigger = { on = "gain_gold", per_turn = 1 }
bonus = { vp = 2 }
provenance = "R; back X"
[[expert]]
id = "celadon_supplier"
back = "horse"
number = 5
type = "one_time"
sell = { resource = "celadon", count = 1, reward_multiplier = 2, assistant_actions = false }
provenance = "R; back X"
[[expert]]
id = "tea_supplier"
back = "horse"
number = 6
type = "one_time"
sell = { resource = "tea", count = 1, reward_multiplier = 2, assistant_actions = false }
provenance = "R; back X"
[[expert]]
id = "fruit_supplier"
back = "horse"
number = 7
type = "one_time"
sell = { resource = "fruit", count = 1, reward_multiplier = 2, assistant_actions = false }
provenance = "R; back X"
[[expert]]
id = "mistress"
back = "horse"
number = 8
type = "one_time"
cost = { dismiss = 1 }
gain = { coins = 4, gold = 1 }
provenance = "R; back X"
[[expert]]
id = "saleswoman"
back = "phoenix"
number = 1
type = "one_time"
amulet = "jade_disc"
choose = [{ gain = { celadon = 1 } }, { gain = { fruit = 1 } }]
provenance = "R; back, amulet kind X"
[[expert]]
id = "porter"
back = "phoenix"
number = 2
type = "one_time"
amulet = "lotus"
choose = [{ gain = { tea = 1 } }, { gain = { celadon = 1 } }]
provenance = "R; back, amulet kind X"
[[expert]]
id = "farmer"
back = "phoenix"
number = 3
type = "one_time"
amulet = "jade_disc"
choose = [{ gain = { tea = 1 } }, { gain = { fruit = 1 } }]
provenance = "R; back, amulet kind X"
[[expert]]
id = "craftsman"
back = "phoenix"
number = 4
type = "one_time"
cost = { dismiss = 1 }
gain = { basic = 1, gold = 1 }
provenance = "R; back X"
[[expert]]
id = "shandong_merchant"
back = "phoenix"
number = 5
type = "one_time"
sell = { count = 2, reward_multiplier = 1, assistant_actions = false, one_room = true }
provenance = "R; back X"
[[expert]]
id = "maiden"
back = "phoenix"
number = 6
type = "one_time"
gain = { basic = 2 }
others_gain = { coins = 1 }
provenance = "R; back X"
[[expert]]
id = "shopkeeper"
back = "phoenix"
number = 7
type = "permanent"
trigger = { on = "gain_basic", per_turn = 1 }
bonus = { vp = 1 }
provenance = "R; back X"
[[expert]]
id = "official"
back = "phoenix"
number = 8
type = "permanent"
trigger = { on = "hire_expert", per_turn = 1 }
bonus = { vp = 2 }
provenance = "R; back X"
[[expert]]
id = "amulet_dealer"
back = "tiger"
number = 1
type = "one_time"
amulet = "lotus"
choose = [{ gain = { coins = 4 } }, { gain = { vp = 3 } }]
provenance = "R; back, amulet kind X"
[[expert]]
id = "little_master"
back = "tiger"
number = 2
type = "one_time"
amulet = "jade_disc"
gain = { coins = 1 }
act = { pedlar = 1 }
provenance = "R; back, amulet kind X"
[[expert]]
id = "servant"
back = "tiger"
number = 3
type = "one_time"
amulet = "lotus"
act = { apprentice = 1 }
provenance = "R (amulet line half lost in the OCR); back, amulet kind X"
[[expert]]
id = "bookseller"
back = "tiger"
number = 4
type = "one_time"
special = "bookseller"
provenance = "R; back X. coins = 1 + own assistants in personal supply"
[[expert]]
id = "nanny"
back = "tiger"
number = 5
type = "one_time"
gain = { coins = 1 }
act = { recruit = 2 }
provenance = "R; back X"
[[expert]]
id = "lady"
back = "tiger"
number = 6
type = "one_time"
act = { recruit = 1, pedlar = 2 }
provenance = "R; back X"
[[expert]]
id = "canton_merchant"
back = "tiger"
number = 7
type = "one_time"
act = { recruit = 1, apprentice = 1 }
provenance = "R; back X"
[[expert]]
id = "hui_merchant"
back = "tiger"
number = 8
type = "one_time"
gain = { coins = 1 }
act = { recruit = 1, pedlar = 1 }
provenance = "R; back X"
# ---------------------------------------------------------------- final scoring
[final_scoring]
provenance = "R"
assistant_on_chair = 1
assistant_in_village = 1
assistant_on_worship_board = 0
coin_per_supply_assistant = 1
coin_per_cube = 1
coins_per_vp = 3
tie_break = ["coins_after_conversion", "shared_victory"]
bonus_symbols_count = false
# ---------------------------------------------------------------- layout: board 100 wide, 72 high, origin top left. All X (cosmetic).
[layout]
provenance = "X"
width = 100
height = 72
round_house_center = [35, 36]
bench_radius = 8.5
inner_ring = [9.0, 17.0]
outer_ring = [18.5, 27.0]
angles = "degrees clockwise from 12 o''clock"
[layout.space.i1]
angle = [315, 27]
x = 33.0
y = 23.2
chairs = [[32.0, 30.6], [34.0, 29.9], [36.2, 29.9]]
[layout.space.i2]
angle = [27, 99]
x = 46.6
y = 30.1
chairs = [[39.2, 31.5], [40.5, 33.2], [41.2, 35.2]]
[layout.space.i3]
angle = [99, 171]
x = 44.2
y = 45.2
chairs = [[40.6, 38.6], [39.4, 40.4], [37.6, 41.6]]
[layout.space.i4]
angle = [171, 243]
x = 29.1
y = 47.6
chairs = [[34.2, 42.2], [32.2, 41.5], [30.5, 40.2]]
[layout.space.i5]
angle = [243, 315]
x = 22.2
y = 34.0
chairs = [[28.9, 37.2], [28.9, 35.0], [29.6, 33.0]]
[layout.space.o1]
angle = [315, 3]
x = 26.8
y = 14.8
[layout.space.o2]
angle = [3, 75]
x = 49.3
y = 18.3
[layout.space.o3]
angle = [75, 123]
x = 57.5
y = 39.6
[layout.space.o4]
angle = [123, 195]
x = 43.2
y = 57.2
[layout.space.o5]
angle = [195, 243]
x = 20.7
y = 53.7
[layout.space.o6]
angle = [243, 315]
x = 12.5
y = 32.4
[layout.gate.gate_s]
label = "S"
angle = 315
x = 22.4
y = 23.4
[layout.gate.gate_1]
label = "1"
angle = 15
x = 39.6
y = 18.9
[layout.gate.gate_2]
label = "2"
angle = 111
x = 51.6
y = 42.4
[layout.gate.gate_3]
label = "3"
angle = 183
x = 34.1
y = 53.7
[layout.gate.gate_4]
label = "4"
angle = 243
x = 19.2
y = 44.1
[layout.village.village_se]
x = 62.5
y = 62.0
[layout.village.village_sw]
x = 8.0
y = 62.0
[layout.village.village_nw]
x = 8.0
y = 10.0
[layout.village.village_ne]
x = 62.5
y = 10.0
[layout.round_track]
coords = [[71.5, 9], [73.7, 9], [75.9, 9], [78.1, 9], [80.3, 9], [82.5, 9], [84.7, 9], [86.9, 9], [89.1, 9], [91.3, 9], [93.5, 9], [95.7, 9]]
start_coord = [69.0, 9]
[layout.score_track]
coords = [[2.0, 2], [8.6, 2], [15.1, 2], [21.7, 2], [28.2, 2], [34.8, 2], [41.4, 2], [47.9, 2], [54.5, 2], [61.0, 2], [67.6, 2], [74.2, 2], [80.7, 2], [87.3, 2], [93.8, 2], [98, 4.4], [98, 11.0], [98, 17.5], [98, 24.1], [98, 30.6], [98, 37.2], [98, 43.8], [98, 50.3], [98, 56.9], [98, 63.4], [98.0, 70], [91.4, 70], [84.9, 70], [78.3, 70], [71.8, 70], [65.2, 70], [58.6, 70], [52.1, 70], [45.5, 70], [39.0, 70], [32.4, 70], [25.8, 70], [19.3, 70], [12.7, 70], [6.2, 70], [2, 67.6], [2, 61.0], [2, 54.5], [2, 47.9], [2, 41.4], [2, 34.8], [2, 28.2], [2, 21.7], [2, 15.1], [2, 8.6]]
[layout.worship]
cell_x = [76, 81, 86, 91]
cell_y = [30, 35, 40, 45]
top_y = 25.5
left_x = 71.0
right_x = 95.5
bottom_y = 49.5
[layout.temple.temple_wayfarers]
x = 74
y = 17
[layout.temple.temple_hearth]
x = 80
y = 17
[layout.temple.temple_learning]
x = 86
y = 17
[layout.temple.temple_fortune]
x = 92
y = 17
[layout.smugglers]
stack = [76, 60]
faceup = [[82, 60], [88, 60], [94, 60]]
');
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 0, -1, 'event imperial_tribute', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 1, -1, 'event drought', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 2, -1, 'event mongol_invasion', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 3, -1, 'event contagion', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 4, -1, 'event imperial_tribute', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 5, -1, 'event contagion', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 6, -1, 'event mongol_invasion', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 7, -1, 'event drought', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 8, -1, 'event dragon_festival', true);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 9, -1, 'start seat 1', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 10, 0, 'draft monk 1 healer 1', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 11, 1, 'draft monk 1 pyrotechnist 2', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 12, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 13, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 14, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 15, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 16, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 17, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 18, 1, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 19, 0, 'action build', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 20, 0, 'build new', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 21, 1, 'play pyrotechnist pyrotechnist_young', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 22, 1, 'place palace 1', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 23, 0, 'play healer healer_old', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 24, 0, 'place palace 2', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 25, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 26, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 27, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 28, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 29, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 30, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 31, 1, 'action build', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 32, 1, 'build palace 1', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 33, 0, 'action research', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 34, 1, 'play farmer farmer_old', false);
INSERT INTO public.entries VALUES ('rfju5r9dmtcu', 35, 1, 'place palace 1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 0, -1, 'first seat 2', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 1, -1, 'wall tile calm_empire', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 2, -1, 'wall tile orange_regions', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 3, -1, 'wall tile quiet_regions', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 4, -1, 'wall tile controlled_regions', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 5, -1, 'wall tile pair_regions', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 6, -1, 'wall tile brown_regions', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 7, -1, 'task wall_4', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 8, -1, 'task palace_3', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 9, -1, 'task governor_1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 10, -1, 'task wall_2', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 11, -1, 'task palace_1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 12, -1, 'task governor_2', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 13, -1, 'draw 19', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 14, -1, 'draw 31', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 15, -1, 'draw 72', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 16, -1, 'draw 48', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 17, -1, 'draw 84', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 18, -1, 'draw 81', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 19, -1, 'draw 16', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 20, -1, 'draw 37', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 21, -1, 'draw 69', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 22, -1, 'draw 63', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 23, -1, 'draw 91', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 24, -1, 'draw 90', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 25, 1, 'play 48 region 1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 26, 0, 'play 16 region 1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 27, 1, 'play 81 region 2', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 28, 0, 'play 37 region 2', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 29, 1, 'play 31 region 1', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 30, 0, 'play 63 region 3', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 31, 1, 'play 19 region 3', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 32, 0, 'play 69 region 4', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 33, 1, 'play 84 region 5', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 34, 0, 'play 90 region 5', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 35, 1, 'play 72 region 4', false);
INSERT INTO public.entries VALUES ('p9bggpdbmxyy', 36, 0, 'play 91 recruit_official', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 0, -1, 'inner ring at 11', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 1, -1, 'middle ring at 10', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 2, -1, 'draw tile_sector_se', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 3, -1, 'draw tile_middle_row', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 4, -1, 'draw tile_sector_ne', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 5, -1, 'draw tile_soldier', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 6, -1, 'draw tile_clay', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 7, -1, 'first seat 2', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 8, 1, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 9, 1, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 10, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 11, 1, 'use ability', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 12, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 13, 1, 'warrior to r4c3', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 14, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 15, 0, 'place craftsman 1', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 16, 0, 'inner take coin', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 17, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 18, 0, 'outer pass', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 19, 1, 'place craftsman 3', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 20, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 21, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 22, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 23, 0, 'place craftsman 7', false);
INSERT INTO public.entries VALUES ('tpmk33z6vh59', 24, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 0, -1, 'bonus rb06', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 1, -1, 'bonus rb17', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 2, -1, 'bonus rb15', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 3, -1, 'bonus rb18', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 4, -1, 'bonus rb10', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 5, -1, 'bonus rb11', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 6, -1, 'bonus rb09', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 7, -1, 'bonus rb12', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 8, -1, 'bonus rb08', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 9, -1, 'bonus rb05', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 10, -1, 'bonus rb03', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 11, -1, 'bonus rb01', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 12, -1, 'bonus rb02', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 13, -1, 'bonus rb14', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 14, -1, 'bonus rb16', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 15, -1, 'tile t32', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 16, -1, 'tile t08', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 17, -1, 'tile t04', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 18, -1, 'tile t22', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 19, -1, 'tile t25', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 20, -1, 'row a107', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 21, -1, 'row a109', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 22, -1, 'row a102', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 23, -1, 'row a104', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 24, -1, 'row a201', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 25, -1, 'row a209', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 26, -1, 'caravan c13', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 27, -1, 'caravan c12', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 28, -1, 'caravan c15', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 29, -1, 'emperor e14', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 30, -1, 'emperor e02', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 31, -1, 'emperor e01', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 32, -1, 'draw s08', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 33, -1, 'draw s06', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 34, -1, 'draw s05', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 35, -1, 'draw s07', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 36, -1, 'draw s07', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 37, -1, 'draw s06', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 38, -1, 'draw s01', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 39, -1, 'draw s09', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 40, -1, 'start seat 1', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 41, 0, 'pass', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 42, 1, 'begin', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 43, 1, 'top s01', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 44, 1, 'add s09', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 45, 1, 'cards laid', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 46, 1, 'found r03', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 47, 1, 'pagoda 1', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 48, 1, 'sail', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 49, 1, 'end turn', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 50, 1, 'begin', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 51, 1, 'top s07', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 52, 1, 'cards laid', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 53, 1, 'effect ferment', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 54, 1, 'bonus ferment fresh 2', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 55, 1, 'bonus ferment fresh 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 56, 1, 'buy slot 1', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 57, 1, 'pay card fresh 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 58, 1, 'pay card fresh 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 59, -1, 'row a208', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 60, 1, 'end turn', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 61, 1, 'begin', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 62, 1, 'top a107', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 63, 1, 'add s06', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 64, 1, 'sell c13 trade 1 strength 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 65, 1, 'pay caravan fresh 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 66, 1, 'swap bonus no', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 67, -1, 'caravan c07', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 68, 1, 'end turn', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 69, 1, 'pass', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 70, -1, 'row a203', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 71, -1, 'draw s05', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 72, -1, 'draw s04', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 73, -1, 'draw s11', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 74, -1, 'draw s08', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 75, -1, 'draw s04', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 76, -1, 'draw s09', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 77, -1, 'draw s03', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 78, -1, 'draw s11', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 79, 1, 'begin', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 80, 1, 'top s04', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 81, 1, 'add s11', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 82, 1, 'cards laid', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 83, 1, 'found r05', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 84, 1, 'pagoda 2', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 85, 1, 'end turn', true);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 86, 0, 'begin', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 87, 0, 'top s05', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 88, 0, 'add s07', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 89, 0, 'add s08', false);
INSERT INTO public.entries VALUES ('cq5bf6uya9af', 90, 0, 'cards laid', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 0, -1, 'start seat 2', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 1, -1, 'room guild_hall', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 2, -1, 'room steward', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 3, -1, 'room bank', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 4, -1, 'room retailer', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 5, -1, 'room trading_post', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 6, -1, 'room wholesaler', true);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 7, -1, 'turn up bat', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 8, -1, 'turn up ruyi', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 9, -1, 'turn up carp', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 10, -1, 'turn up mirror', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 11, -1, 'turn up ruyi', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 12, -1, 'turn up bat', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 13, -1, 'turn up carp', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 14, -1, 'turn up peach', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 15, -1, 'turn up lock', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 16, -1, 'turn up mirror', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 17, -1, 'turn up smuggler_08', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 18, -1, 'turn up smuggler_09', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 19, -1, 'turn up smuggler_03', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 20, -1, 'start order_03', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 21, -1, 'start order_05', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 22, -1, 'turn up order_18', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 23, -1, 'turn up order_16', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 24, -1, 'turn up order_19', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 25, -1, 'top back phoenix', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 26, -1, 'turn up official', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 27, -1, 'top back tiger', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 28, -1, 'turn up lady', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 29, -1, 'top back tiger', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 30, -1, 'turn up servant', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 31, -1, 'top back phoenix', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 32, -1, 'place blue', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 33, -1, 'place green', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 34, -1, 'place red', true);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 35, 1, 'neutral pass', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 36, 1, 'move a i1', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 37, 1, 'supplier take tea', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 38, 1, 'supplier pedlar pre 1', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 39, 1, 'supplier finish', true);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 40, 1, 'neutral pass', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 41, 0, 'neutral red i2 gold', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 42, 0, 'move a i4', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 43, 0, 'experts hire servant', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 44, -1, 'turn up shopkeeper', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 45, -1, 'top back horse', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 46, 0, 'experts finish', true);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 47, 1, 'neutral pass', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 48, 1, 'move a hall', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 49, 1, 'pray temple_fortune', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 50, 1, 'neutral green i1', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 51, 0, 'expert pass', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 52, 0, 'move b o1', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 53, 0, 'guild hire shopkeeper', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 54, -1, 'turn up celadon_supplier', false);
INSERT INTO public.entries VALUES ('mimpdtqq32mi', 55, -1, 'top back tiger', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 0, -1, 'event imperial_tribute', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 1, -1, 'event drought', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 2, -1, 'event mongol_invasion', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 3, -1, 'event contagion', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 4, -1, 'event imperial_tribute', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 5, -1, 'event contagion', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 6, -1, 'event mongol_invasion', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 7, -1, 'event drought', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 8, -1, 'event dragon_festival', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 9, -1, 'start seat 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 10, 0, 'draft court_lady 1 farmer 2', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 11, 1, 'draft monk 1 farmer 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 12, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 13, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 14, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 15, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 16, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 17, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 18, 1, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 19, 1, 'build new', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 20, 0, 'action privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 21, 0, 'buy small_privilege', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 22, 1, 'play court_lady court_lady_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 23, 1, 'place palace 3', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 24, 0, 'play monk monk_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 25, 0, 'place palace 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 26, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 27, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 28, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 29, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 30, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 31, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 32, 0, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 33, 0, 'build new', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 34, 1, 'action harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 35, 0, 'play healer healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 36, 0, 'place palace 3', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 37, 1, 'play monk monk_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 38, 1, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 39, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 40, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 41, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 42, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 43, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 44, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 45, 1, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 46, 0, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 47, 0, 'build palace 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 48, 1, 'play wild healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 49, 1, 'replace palace 1 farmer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 50, 0, 'play farmer farmer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 51, 0, 'place palace 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 52, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 53, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 54, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 55, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 56, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 57, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 58, 1, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 59, 1, 'build palace 2', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 60, 0, 'take money', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 61, 1, 'play warrior warrior_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 62, 1, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 63, 0, 'play warrior warrior_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 64, 0, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 65, 0, 'drought-release palace 3 healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 66, 0, 'drought-release palace 1 monk_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 67, 0, 'drought-release palace 2 farmer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 68, 1, 'drought-release palace 1 monk_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 69, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 70, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 71, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 72, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 73, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 74, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 75, 0, 'action military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 76, 1, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 77, 1, 'build new', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 78, 0, 'play wild healer_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 79, 0, 'place palace 1', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 80, 1, 'play healer healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 81, 1, 'place palace 4', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 82, 0, 'release palace 2 warrior_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 83, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 84, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 85, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 86, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 87, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 88, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 89, 1, 'action military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 90, 0, 'action taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 91, 1, 'play farmer farmer_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 92, 1, 'place palace 1', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 93, 0, 'play pyrotechnist pyrotechnist_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 94, 0, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 95, 0, 'release palace 2 pyrotechnist_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 96, 1, 'release palace 2 monk_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 97, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 98, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 99, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 100, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 101, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 102, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 103, 0, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 104, 0, 'build new', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 105, 1, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 106, 0, 'play tax_collector tax_collector_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 107, 0, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 108, 1, 'play pyrotechnist pyrotechnist_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 109, 1, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 110, 1, 'release palace 2 pyrotechnist_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 111, 1, 'release palace 2 warrior_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 112, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 113, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 114, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 115, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 116, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 117, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 118, 1, 'take money', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 119, 0, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 120, 1, 'play scholar scholar_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 121, 1, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 122, 0, 'play craftsman craftsman_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 123, 0, 'replace palace 2 tax_collector_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 124, 1, 'release palace 2 scholar_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 125, 0, 'release palace 1 healer_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 126, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 127, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 128, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 129, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 130, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 131, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 132, 1, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 133, 1, 'build new', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 134, 0, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 135, 1, 'play tax_collector tax_collector_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 136, 1, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 137, 0, 'play scholar scholar_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 138, 0, 'place palace 1', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 139, 1, 'release palace 1 healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 140, 0, 'release palace 1 scholar_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 141, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 142, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 143, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 144, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 145, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 146, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 147, 1, 'action privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 148, 1, 'buy small_privilege', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 149, 0, 'action harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 150, 1, 'play wild court_lady_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 151, 1, 'place palace 1', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 152, 0, 'play wild monk_old', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 153, 0, 'place palace 1', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 154, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 155, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 156, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 157, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 158, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 159, -1, 'deal privilege', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 160, 1, 'action harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 161, 0, 'action build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 162, 0, 'build palace 2', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 163, 0, 'build palace 2', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 164, 1, 'play craftsman craftsman_young', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 165, 1, 'replace palace 4 healer_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 166, 0, 'play court_lady court_lady_young', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 167, 0, 'place palace 2', true);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 168, 1, 'drought-release palace 4 craftsman_young', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 169, -1, 'deal build', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 170, -1, 'deal military_parade', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 171, -1, 'deal fireworks_display', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 172, -1, 'deal research', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 173, -1, 'deal taxes', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 174, -1, 'deal harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 175, 1, 'action harvest', false);
INSERT INTO public.entries VALUES ('d4s4unq29sfy', 176, 0, 'action fireworks_display', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 0, -1, 'inner ring at 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 1, -1, 'middle ring at 10', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 2, -1, 'draw tile_sector_se', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 3, -1, 'draw tile_middle_row', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 4, -1, 'draw tile_sector_ne', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 5, -1, 'draw tile_soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 6, -1, 'draw tile_clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 7, -1, 'first seat 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 8, 1, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 9, 1, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 10, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 11, 1, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 12, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 13, 1, 'warrior to r4c3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 14, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 15, 0, 'place craftsman 7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 16, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 17, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 18, 0, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 19, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 20, 1, 'place craftsman 3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 21, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 22, 1, 'middle pass', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 23, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 24, 0, 'place craftsman 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 25, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 26, 0, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 27, 0, 'warrior to r1c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 28, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 29, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 30, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 31, 0, 'buy horse', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 32, 0, 'horse for r1c6 to s', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 33, 1, 'turn inner', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 34, 1, 'place craftsman 4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 35, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 36, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 37, 1, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 38, 1, 'warehouses ne nw', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 39, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 40, 0, 'place craftsman 10', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 41, 0, 'inner pass', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 42, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 43, 0, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 44, 0, 'inspector column +2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 45, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 46, 1, 'place craftsman 1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 47, 1, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 48, 1, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 49, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 50, 0, 'place craftsman 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 51, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 52, 0, 'build guard', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 53, 0, 'warrior to r5c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 54, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 55, 0, 'move r1c6 to r1c3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 56, 0, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 57, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 58, 0, 'buy kneeling_archer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 59, 0, 'archer to r1c2 facing e', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 60, 1, 'turn middle', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 61, 1, 'place craftsman 6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 62, 1, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 63, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 64, 1, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 65, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 66, 0, 'place craftsman 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 67, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 68, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 69, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 70, 0, 'buy musician', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 71, 0, 'specialist to r1c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 72, 1, 'place craftsman 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 73, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 74, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 75, 1, 'warrior to r1c7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 76, 1, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 77, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 78, 1, 'warehouses ne se', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 79, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 80, 1, 'buy horse', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 81, 1, 'horse for r4c3 to e', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 82, 0, 'place craftsman 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 83, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 84, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 85, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 86, 0, 'buy footman', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 87, 0, 'specialist to r1c4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 88, 1, 'turn inner', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 89, 1, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 90, 1, 'inner take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 91, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 92, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 93, 0, 'place craftsman 3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 94, 0, 'inner take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 95, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 96, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 97, 1, 'place craftsman 10', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 98, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 99, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 100, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 101, 0, 'place craftsman 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 102, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 103, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 104, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 105, 0, 'buy musician', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 106, 0, 'specialist to r2c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 107, 1, 'place craftsman 9', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 108, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 109, 1, 'build guard', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 110, 1, 'warrior to r4c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 111, 1, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 112, 1, 'warriors stay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 113, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 114, 1, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 115, 1, 'warrior to r3c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 116, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 117, 0, 'place craftsman 12', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 118, 0, 'inner take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 119, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 120, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 121, 1, 'place craftsman 7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 122, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 123, 1, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 124, 1, 'warrior to r1c5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 125, 1, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 126, 1, 'inspector row -1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 127, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 128, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 129, 0, 'place craftsman 6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 130, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 131, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 132, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 133, 1, 'place craftsman 7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 134, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 135, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 136, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 137, 0, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 138, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 139, 0, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 140, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 141, 0, 'buy footman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 142, 0, 'specialist to r2c2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 143, 1, 'place craftsman 10', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 144, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 145, 1, 'build guard', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 146, 1, 'warrior to r2c4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 147, 1, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 148, 1, 'move r1c5 to r2c5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 149, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 150, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 151, 0, 'place artisan 10', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 152, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 153, 0, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 154, 0, 'warrior to r1c5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 155, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 156, 0, 'inspector row -1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 157, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 158, 0, 'use ability', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 159, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 160, 1, 'place craftsman 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 161, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 162, 1, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 163, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 164, 1, 'buy musician', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 165, 1, 'specialist to r2c7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 166, 0, 'place craftsman 3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 167, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 168, 0, 'build crossbowman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 169, 0, 'warrior to r2c9', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 170, 0, 'keep weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 171, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 172, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 173, 1, 'place craftsman 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 174, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 175, 1, 'build crossbowman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 176, 1, 'warrior to r2c8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 177, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 178, 1, 'build crossbowman', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 179, 1, 'warrior to r2c1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 180, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 181, 0, 'place craftsman 4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 182, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 183, 0, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 184, 0, 'warrior to r6c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 185, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 186, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 187, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 188, 1, 'place craftsman 12', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 189, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 190, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 191, 1, 'warrior to r1c1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 192, 1, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 193, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 194, 0, 'place craftsman 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 195, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 196, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 197, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 198, 0, 'buy footman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 199, 0, 'specialist to r4c2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 200, 1, 'place craftsman 12', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 201, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 202, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 203, 1, 'warehouses sw nw', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 204, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 205, 0, 'place craftsman 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 206, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 207, 0, 'build crossbowman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 208, 0, 'warrior to r7c7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 209, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 210, 0, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 211, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 212, 0, 'buy horse', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 213, 0, 'horse for r5c6 to e', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 214, 1, 'place craftsman 9', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 215, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 216, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 217, 1, 'warrior to r3c1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 218, 1, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 219, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 220, 0, 'place craftsman 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 221, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 222, 0, 'middle pass', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 223, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 224, 0, 'buy musician', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 225, 0, 'specialist to r1c8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 226, 1, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 227, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 228, 1, 'build crossbowman', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 229, 1, 'warrior to r7c6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 230, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 231, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 232, 1, 'buy horse', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 233, 1, 'horse for r3c6 to e', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 234, 0, 'place artisan 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 235, 0, 'inner take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 236, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 237, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 238, 1, 'place craftsman 4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 239, 1, 'inner pass', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 240, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 241, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 242, 0, 'place artisan 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 243, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 244, 0, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 245, 0, 'warrior to r5c3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 246, 0, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 247, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 248, 1, 'place craftsman 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 249, 1, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 250, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 251, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 252, 1, 'buy kneeling_archer', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 253, 1, 'archer to r3c5 facing e', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 254, 0, 'turn inner', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 255, 0, 'place craftsman 1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 256, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 257, 0, 'middle take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 258, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 259, 1, 'place craftsman 1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 260, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 261, 1, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 262, 1, 'warrior to r5c1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 263, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 264, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 265, 0, 'place artisan 1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 266, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 267, 0, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 268, 0, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 269, 1, 'place craftsman 2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 270, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 271, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 272, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 273, 0, 'place craftsman 7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 274, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 275, 0, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 276, 0, 'warrior to r5c2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 277, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 278, 0, 'inspector column -1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 279, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 280, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 281, 1, 'place craftsman 11', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 282, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 283, 1, 'build soldier', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 284, 1, 'warrior to r3c4', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 285, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 286, 1, 'warehouses ne se', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 287, 1, 'outer pass', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 288, 0, 'place craftsman 5', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 289, 0, 'inner take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 290, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 291, 0, 'inspector row +2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 292, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 293, 0, 'buy footman', true);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 294, 0, 'specialist to r6c2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 295, 1, 'place craftsman 6', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 296, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 297, 1, 'build officer', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 298, 1, 'warrior to r4c1', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 299, 1, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 300, 1, 'inspectors stay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 301, 1, 'middle take wet clay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 302, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 303, 0, 'place artisan 7', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 304, 0, 'inner take coin', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 305, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 306, 0, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 307, 1, 'turn inner', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 308, 1, 'place craftsman 3', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 309, 1, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 310, 1, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 311, 1, 'outer perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 312, 0, 'place craftsman 8', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 313, 0, 'inner perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 314, 0, 'build guard', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 315, 0, 'warrior to r3c2', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 316, 0, 'use weapon', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 317, 0, 'warriors stay', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 318, 0, 'middle perform', false);
INSERT INTO public.entries VALUES ('pcaa8pfy3xs3', 319, 0, 'outer pass', true);
INSERT INTO public.reviews VALUES ('d4s4unq29sfy', 1, 'done');
INSERT INTO public.schema VALUES (3);
INSERT INTO public.tables VALUES ('pcaa8pfy3xs3', 'terracotta', 1, '489ac6509655bcec266b80c34e79c10a34a333f8d42f6d45cf4b08b9dd2dd239', '{"first_player":"random","wheel_offsets":"random","scoring_tiles":"random","inspector_back_wrap":true,"steward_needs_first":true}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"bot","name":"Mei","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', 'f672993f47beb75dc67fb6542fccecdc1045518eab05caffb48f28f99825ce3a', 'over', NULL, 1794856771464, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856784334, 1794856784330);
INSERT INTO public.tables VALUES ('d4s4unq29sfy', 'dragon', 1, 'af9cb76d3116d29f89e18b243d7d249e03069f9d9ca1e512d2dc0080e8d70e19', '{"start_player":"random","great_wall":"off","super_event":"off","large_privilege_cost":7,"open_hands":true}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"bot","name":"Mei","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', '6a233c14c430c4b3ad2fc20bc293cc73e3e8ae9528e558edfa7debf357dd4368', 'over', NULL, 1794856769079, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856771450, 1794856771421);
INSERT INTO public.tables VALUES ('mimpdtqq32mi', 'rotunda', 1, '576676607728dec428b2630a5cd6fe26e0e58ca42a6a9b557f53b613fd10f330', '{"start_player":"random","hall_choice":"fixed_s","advanced_experts":false,"neutral_leader_actions":false}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["9e64a990bccb05d2eb06aaf472d61d85f0d891b055571ce8c503f180982f09f2"],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', '003b215715e73a825aee264875a264ce45bb3a9bc99777b50d1be78416352351', 'playing', 0, 1794856768423, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856769054, NULL);
INSERT INTO public.tables VALUES ('tpmk33z6vh59', 'terracotta', 1, '489ac6509655bcec266b80c34e79c10a34a333f8d42f6d45cf4b08b9dd2dd239', '{"first_player":"random","wheel_offsets":"random","scoring_tiles":"random","inspector_back_wrap":true,"steward_needs_first":true}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["d7be87bbbd071d8ec16715b72abafc65adb78c114f47058aa1a991b6a0224822"],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', 'c84f4bbe7a5a1418d6cbd7b887af6417f2c5fd414e657c501f0f57eab0c76897', 'playing', 0, 1794856766243, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856766641, NULL);
INSERT INTO public.tables VALUES ('p9bggpdbmxyy', 'zhanguo', 1, '60ed5ea41c30669936f7f2b49eb595ed032e06e85d2f24ff3f2cf936dc99406c', '{"board_side":"a","variant_draft":false,"variant_turn_order":false,"variant_unrest":false,"claim_tasks":"auto","auction_removed_boards":"random","auction_removed_ids":"none"}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["f14dc9db9f838cb8f6eb606d62e6fdf70de503798d95a30f342d3d96105669c4"],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', 'd54b8be2da00d5be56b857fd605206f4abcebc914b950d3e420c7d5d57fe21b0', 'playing', 0, 1794856765636, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856766227, NULL);
INSERT INTO public.tables VALUES ('rfju5r9dmtcu', 'dragon', 1, 'af9cb76d3116d29f89e18b243d7d249e03069f9d9ca1e512d2dc0080e8d70e19', '{"start_player":"random","great_wall":"off","super_event":"off","large_privilege_cost":7,"open_hands":true}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["a7318ac2820bbcf54f21c31ebcf857666e6603d6fecf23795d4e259fa0a676ee"],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', 'ca0a85a2e07d5f141f4405e0c973e0297a30e5b1d760d629e213b3a91bcb9cd6', 'playing', 0, 1794856765287, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856765626, NULL);
INSERT INTO public.tables VALUES ('cq5bf6uya9af', 'tea_garden', 1, '368d87044e9cff6151b5dfad33b01ba76d0f8f86fed10b18afb23b6ad2d1591a', '{"start_player":"random","strict_supply":false,"auto_space":true,"auto_pay":false}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["50372117a91bd2bb618fdce4f22b5e821cc8c9ffcabf1fc109e2abad6221a1cc"],"invite":"","part":null,"stand_in":null},{"kind":"bot","name":"Bao","level":"novice","tokens":[],"invite":"","part":null,"stand_in":null}]', '7a4966fbd5e3fe359577eb91a6b4f567cfc7edab081ab2ce9125ea94c15436f7', 'playing', 0, 1794856766644, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856768402, NULL);
INSERT INTO public.tables VALUES ('e96cy5dk95m2', 'dragon', 1, 'af9cb76d3116d29f89e18b243d7d249e03069f9d9ca1e512d2dc0080e8d70e19', '{"start_player":"random","great_wall":"off","super_event":"off","large_privilege_cost":7,"open_hands":true}', 'df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198', '[{"kind":"person","name":"Ala","level":null,"tokens":["c22ce1c7099568974718b189cabc0be585ce5896f03b3c8d893a73d59a600f22"],"invite":"","part":null,"stand_in":null},{"kind":"open","name":"","level":null,"tokens":[],"invite":"0796464116dab9538d3b369b9ef24ff3365121baef03ef769cef196c90c8705d","part":null,"stand_in":null}]', '608748c721abd35e44ade4e785966da8beb1bde1a4697b13e44f1b01080a07da', 'lobby', NULL, 1794856784368, NULL, '[{"ply":0,"commitment":"434095c81b6d6feb5e716ff2b3989c0fe986ac1430f4a0455a1965e6d16689f0","parts":[null,null],"secret":"df7c083ff3fb119d725a2c9c892cbd725508953da125f7d81aafbbf1390cc198","seeded":true}]', 1794856784368, NULL);
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 10, '{"ply":10,"seat":0,"round":0,"played":118,"label":{"key":"label-draft","args":{"first":"@tile-court_lady_young","second":"@tile-farmer_young","first_palace":1,"second_palace":2,"placement":"apart"}},"best":118,"values":[0.8074344954665247,0.19256550453347535],"iterations":1,"line":[{"seat":0,"action":"draft court_lady 1 farmer 2","label":{"key":"label-draft","args":{"first":"@tile-court_lady_young","second":"@tile-farmer_young","first_palace":1,"second_palace":2,"placement":"apart"}},"targets":["tile:court_lady_young","tile:farmer_young","palace:1","palace:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 11, '{"ply":11,"seat":1,"round":0,"played":28,"label":{"key":"label-draft","args":{"first":"@tile-monk_young","second":"@tile-farmer_young","first_palace":1,"second_palace":1,"placement":"together"}},"best":30,"values":[0.20940322526937463,0.7905967747306253],"iterations":3,"line":[{"seat":1,"action":"draft monk 1 farmer 2","label":{"key":"label-draft","args":{"first":"@tile-monk_young","second":"@tile-farmer_young","first_palace":1,"second_palace":2,"placement":"apart"}},"targets":["tile:monk_young","tile:farmer_young","palace:1","palace:2"]}],"worths":{"30":{"values":[0.2338257637574778,0.7661742362425222],"trials":[0.7661742362425222],"iterations":1},"28":{"values":[0.20940322526937463,0.7905967747306253],"trials":[0.7905967747306253],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 18, '{"ply":18,"seat":1,"round":1,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":6,"values":[0.5222630280229505,0.4777369719770495],"iterations":3,"line":[{"seat":1,"action":"action privilege","label":{"key":"label-choose-action","args":{"action":"@action-privilege","group":2,"fee":0}},"targets":["card:privilege","group:2"]}],"worths":{"6":{"values":[0.2808823914895617,0.7191176085104384],"trials":[0.7191176085104384],"iterations":1},"1":{"values":[0.5222630280229505,0.4777369719770495],"trials":[0.4777369719770495],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 19, '{"ply":19,"seat":1,"round":1,"played":26,"label":{"key":"label-build-new","args":{}},"best":26,"values":[0.4852660540713118,0.5147339459286882],"iterations":1,"line":[{"seat":1,"action":"build new","label":{"key":"label-build-new","args":{}},"targets":["palace:new"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 20, '{"ply":20,"seat":0,"round":1,"played":6,"label":{"key":"label-choose-action","args":{"action":"@action-privilege","group":2,"fee":0}},"best":6,"values":[0.4852660540713118,0.5147339459286882],"iterations":1,"line":[{"seat":0,"action":"action privilege","label":{"key":"label-choose-action","args":{"action":"@action-privilege","group":2,"fee":0}},"targets":["card:privilege","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 22, '{"ply":22,"seat":1,"round":1,"played":71,"label":{"key":"label-play-card","args":{"card":"@card-court_lady","tile":"@tile-court_lady_young"}},"best":71,"values":[0.6243970260594921,0.37560297394050796],"iterations":1,"line":[{"seat":1,"action":"play court_lady court_lady_young","label":{"key":"label-play-card","args":{"card":"@card-court_lady","tile":"@tile-court_lady_young"}},"targets":["hand:court_lady","tile:court_lady_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 23, '{"ply":23,"seat":1,"round":1,"played":2,"label":{"key":"label-place","args":{"palace":3}},"best":2,"values":[0.6397405722388728,0.36025942776112707],"iterations":1,"line":[{"seat":1,"action":"place palace 3","label":{"key":"label-place","args":{"palace":3}},"targets":["palace:3"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 24, '{"ply":24,"seat":0,"round":1,"played":0,"label":{"key":"label-play-card","args":{"card":"@card-monk","tile":"@tile-monk_young"}},"best":0,"values":[0.5284422322538003,0.4715577677461997],"iterations":1,"line":[{"seat":0,"action":"play monk monk_young","label":{"key":"label-play-card","args":{"card":"@card-monk","tile":"@tile-monk_young"}},"targets":["hand:monk","tile:monk_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 25, '{"ply":25,"seat":0,"round":1,"played":0,"label":{"key":"label-place","args":{"palace":1}},"best":0,"values":[0.7775903658882022,0.2224096341117978],"iterations":1,"line":[{"seat":0,"action":"place palace 1","label":{"key":"label-place","args":{"palace":1}},"targets":["palace:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 32, '{"ply":32,"seat":0,"round":2,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":1,"values":[0.7775903658882022,0.2224096341117978],"iterations":1,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 33, '{"ply":33,"seat":0,"round":2,"played":26,"label":{"key":"label-build-new","args":{}},"best":26,"values":[0.7775903658882022,0.2224096341117978],"iterations":1,"line":[{"seat":0,"action":"build new","label":{"key":"label-build-new","args":{}},"targets":["palace:new"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 34, '{"ply":34,"seat":1,"round":2,"played":2,"label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"best":6,"values":[0.5679460477592021,0.43205395224079784],"iterations":3,"line":[{"seat":1,"action":"action privilege","label":{"key":"label-choose-action","args":{"action":"@action-privilege","group":2,"fee":0}},"targets":["card:privilege","group:2"]}],"worths":{"6":{"values":[0.5121140058583391,0.487885994141661],"trials":[0.487885994141661],"iterations":1},"2":{"values":[0.5679460477592021,0.43205395224079784],"trials":[0.43205395224079784],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 35, '{"ply":35,"seat":0,"round":2,"played":18,"label":{"key":"label-play-card","args":{"card":"@card-healer","tile":"@tile-healer_young"}},"best":18,"values":[0.5679460477592021,0.43205395224079784],"iterations":1,"line":[{"seat":0,"action":"play healer healer_young","label":{"key":"label-play-card","args":{"card":"@card-healer","tile":"@tile-healer_young"}},"targets":["hand:healer","tile:healer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 36, '{"ply":36,"seat":0,"round":2,"played":2,"label":{"key":"label-place","args":{"palace":3}},"best":2,"values":[0.6399868559430405,0.3600131440569595],"iterations":1,"line":[{"seat":0,"action":"place palace 3","label":{"key":"label-place","args":{"palace":3}},"targets":["palace:3"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 37, '{"ply":37,"seat":1,"round":2,"played":0,"label":{"key":"label-play-card","args":{"card":"@card-monk","tile":"@tile-monk_young"}},"best":0,"values":[0.6399868559430405,0.3600131440569595],"iterations":1,"line":[{"seat":1,"action":"play monk monk_young","label":{"key":"label-play-card","args":{"card":"@card-monk","tile":"@tile-monk_young"}},"targets":["hand:monk","tile:monk_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 45, '{"ply":45,"seat":1,"round":3,"played":3,"label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":2,"fee":0}},"best":1,"values":[0.5798794303220729,0.420120569677927],"iterations":3,"line":[{"seat":1,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{"1":{"values":[0.41362402249712626,0.5863759775028737],"trials":[0.5863759775028737],"iterations":1},"3":{"values":[0.5798794303220729,0.420120569677927],"trials":[0.420120569677927],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 46, '{"ply":46,"seat":0,"round":3,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":1,"values":[0.4839554972716586,0.5160445027283413],"iterations":1,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 47, '{"ply":47,"seat":0,"round":3,"played":0,"label":{"key":"label-build-palace","args":{"palace":1,"floors":3}},"best":26,"values":[0.690656663056863,0.309343336943137],"iterations":3,"line":[{"seat":0,"action":"build new","label":{"key":"label-build-new","args":{}},"targets":["palace:new"]}],"worths":{"26":{"values":[0.603899997223087,0.39610000277691304],"trials":[0.603899997223087],"iterations":1},"0":{"values":[0.690656663056863,0.309343336943137],"trials":[0.690656663056863],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 48, '{"ply":48,"seat":1,"round":3,"played":146,"label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-healer_young"}},"best":18,"values":[0.7393000027765646,0.2606999972234354],"iterations":3,"line":[{"seat":1,"action":"play healer healer_young","label":{"key":"label-play-card","args":{"card":"@card-healer","tile":"@tile-healer_young"}},"targets":["hand:healer","tile:healer_young"]}],"worths":{"18":{"values":[0.7340562263439113,0.26594377365608857],"trials":[0.26594377365608857],"iterations":1},"146":{"values":[0.7393000027765646,0.2606999972234354],"trials":[0.2606999972234354],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 49, '{"ply":49,"seat":1,"round":3,"played":13,"label":{"key":"label-replace","args":{"tile":"@tile-farmer_young","palace":1}},"best":15,"values":[0.6407695708852374,0.35923042911476255],"iterations":3,"line":[{"seat":1,"action":"replace palace 2 monk_young","label":{"key":"label-replace","args":{"tile":"@tile-monk_young","palace":2}},"targets":["palace:2","person:2:monk_young"]}],"worths":{"15":{"values":[0.5871446004582812,0.4128553995417188],"trials":[0.4128553995417188],"iterations":1},"13":{"values":[0.6407695708852374,0.35923042911476255],"trials":[0.35923042911476255],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 50, '{"ply":50,"seat":0,"round":3,"played":141,"label":{"key":"label-play-card","args":{"card":"@card-farmer","tile":"@tile-farmer_young"}},"best":141,"values":[0.6407695708852374,0.35923042911476255],"iterations":1,"line":[{"seat":0,"action":"play farmer farmer_young","label":{"key":"label-play-card","args":{"card":"@card-farmer","tile":"@tile-farmer_young"}},"targets":["hand:farmer","tile:farmer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 51, '{"ply":51,"seat":0,"round":3,"played":0,"label":{"key":"label-place","args":{"palace":1}},"best":0,"values":[0.5264746735336587,0.4735253264663413],"iterations":1,"line":[{"seat":0,"action":"place palace 1","label":{"key":"label-place","args":{"palace":1}},"targets":["palace:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 58, '{"ply":58,"seat":1,"round":4,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":1,"values":[0.47346126090237034,0.5265387390976296],"iterations":1,"line":[{"seat":1,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 59, '{"ply":59,"seat":1,"round":4,"played":1,"label":{"key":"label-build-palace","args":{"palace":2,"floors":2}},"best":0,"values":[0.47346126090237034,0.5265387390976296],"iterations":3,"line":[{"seat":1,"action":"build palace 1","label":{"key":"label-build-palace","args":{"palace":1,"floors":3}},"targets":["palace:1"]}],"worths":{"0":{"values":[0.5264746735336587,0.4735253264663413],"trials":[0.4735253264663413],"iterations":1},"1":{"values":[0.47346126090237034,0.5265387390976296],"trials":[0.5265387390976296],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 60, '{"ply":60,"seat":0,"round":4,"played":8,"label":{"key":"label-take-money","args":{"limit":3,"n":3}},"best":8,"values":[0.5264746735336587,0.4735253264663413],"iterations":1,"line":[{"seat":0,"action":"take money","label":{"key":"label-take-money","args":{"limit":3,"n":3}},"targets":["money"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 61, '{"ply":61,"seat":1,"round":4,"played":106,"label":{"key":"label-play-card","args":{"card":"@card-warrior","tile":"@tile-warrior_old"}},"best":106,"values":[0.5264746735336587,0.4735253264663413],"iterations":1,"line":[{"seat":1,"action":"play warrior warrior_old","label":{"key":"label-play-card","args":{"card":"@card-warrior","tile":"@tile-warrior_old"}},"targets":["hand:warrior","tile:warrior_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 63, '{"ply":63,"seat":0,"round":4,"played":105,"label":{"key":"label-play-card","args":{"card":"@card-warrior","tile":"@tile-warrior_young"}},"best":105,"values":[0.49870388208612626,0.5012961179138736],"iterations":1,"line":[{"seat":0,"action":"play warrior warrior_young","label":{"key":"label-play-card","args":{"card":"@card-warrior","tile":"@tile-warrior_young"}},"targets":["hand:warrior","tile:warrior_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 65, '{"ply":65,"seat":0,"round":4,"played":32,"label":{"key":"label-release","args":{"tile":"@tile-healer_young","palace":3}},"best":0,"values":[0.4941040766289836,0.5058959233710165],"iterations":3,"line":[{"seat":0,"action":"drought-release palace 1 monk_young","label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":1}},"targets":["palace:1","person:1:monk_young"]}],"worths":{"0":{"values":[0.5312226433460271,0.46877735665397285],"trials":[0.5312226433460271],"iterations":1},"32":{"values":[0.4941040766289836,0.5058959233710165],"trials":[0.4941040766289836],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 66, '{"ply":66,"seat":0,"round":4,"played":0,"label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":1}},"best":0,"values":[0.5312226433460271,0.46877735665397285],"iterations":1,"line":[{"seat":0,"action":"drought-release palace 1 monk_young","label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":1}},"targets":["palace:1","person:1:monk_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 67, '{"ply":67,"seat":0,"round":4,"played":28,"label":{"key":"label-release","args":{"tile":"@tile-farmer_young","palace":2}},"best":28,"values":[0.731424427056854,0.26857557294314605],"iterations":1,"line":[{"seat":0,"action":"drought-release palace 2 farmer_young","label":{"key":"label-release","args":{"tile":"@tile-farmer_young","palace":2}},"targets":["palace:2","person:2:farmer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 68, '{"ply":68,"seat":1,"round":4,"played":0,"label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":1}},"best":0,"values":[0.5655941251214395,0.4344058748785605],"iterations":1,"line":[{"seat":1,"action":"drought-release palace 1 monk_young","label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":1}},"targets":["palace:1","person:1:monk_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 75, '{"ply":75,"seat":0,"round":5,"played":4,"label":{"key":"label-choose-action","args":{"action":"@action-military_parade","group":1,"fee":0}},"best":1,"values":[0.6412863681835693,0.35871363181643073],"iterations":3,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"targets":["card:build","group:2"]}],"worths":{"1":{"values":[0.41252269501515987,0.5874773049848402],"trials":[0.41252269501515987],"iterations":1},"4":{"values":[0.6412863681835693,0.35871363181643073],"trials":[0.6412863681835693],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 76, '{"ply":76,"seat":1,"round":5,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"best":1,"values":[0.6412863681835693,0.35871363181643073],"iterations":1,"line":[{"seat":1,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"targets":["card:build","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 77, '{"ply":77,"seat":1,"round":5,"played":26,"label":{"key":"label-build-new","args":{}},"best":26,"values":[0.6412863681835693,0.35871363181643073],"iterations":1,"line":[{"seat":1,"action":"build new","label":{"key":"label-build-new","args":{}},"targets":["palace:new"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 78, '{"ply":78,"seat":0,"round":5,"played":147,"label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-healer_old"}},"best":147,"values":[0.3324477603707911,0.667552239629209],"iterations":1,"line":[{"seat":0,"action":"play wild healer_old","label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-healer_old"}},"targets":["hand:wild","tile:healer_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 79, '{"ply":79,"seat":0,"round":5,"played":0,"label":{"key":"label-place","args":{"palace":1}},"best":0,"values":[0.3499056145894262,0.6500943854105738],"iterations":1,"line":[{"seat":0,"action":"place palace 1","label":{"key":"label-place","args":{"palace":1}},"targets":["palace:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 80, '{"ply":80,"seat":1,"round":5,"played":18,"label":{"key":"label-play-card","args":{"card":"@card-healer","tile":"@tile-healer_young"}},"best":18,"values":[0.7758785740631746,0.22412142593682532],"iterations":1,"line":[{"seat":1,"action":"play healer healer_young","label":{"key":"label-play-card","args":{"card":"@card-healer","tile":"@tile-healer_young"}},"targets":["hand:healer","tile:healer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 81, '{"ply":81,"seat":1,"round":5,"played":3,"label":{"key":"label-place","args":{"palace":4}},"best":3,"values":[0.26907961048978285,0.7309203895102172],"iterations":1,"line":[{"seat":1,"action":"place palace 4","label":{"key":"label-place","args":{"palace":4}},"targets":["palace:4"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 82, '{"ply":82,"seat":0,"round":5,"played":24,"label":{"key":"label-release","args":{"tile":"@tile-warrior_young","palace":2}},"best":24,"values":[0.3142325523997436,0.6857674476002564],"iterations":1,"line":[{"seat":0,"action":"release palace 2 warrior_young","label":{"key":"label-release","args":{"tile":"@tile-warrior_young","palace":2}},"targets":["palace:2","person:2:warrior_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 89, '{"ply":89,"seat":1,"round":6,"played":4,"label":{"key":"label-choose-action","args":{"action":"@action-military_parade","group":1,"fee":0}},"best":4,"values":[0.26907961048978285,0.7309203895102172],"iterations":1,"line":[{"seat":1,"action":"action military_parade","label":{"key":"label-choose-action","args":{"action":"@action-military_parade","group":1,"fee":0}},"targets":["card:military_parade","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 90, '{"ply":90,"seat":0,"round":6,"played":0,"label":{"key":"label-choose-action","args":{"action":"@action-taxes","group":2,"fee":0}},"best":0,"values":[0.30988827507598293,0.6901117249240172],"iterations":1,"line":[{"seat":0,"action":"action taxes","label":{"key":"label-choose-action","args":{"action":"@action-taxes","group":2,"fee":0}},"targets":["card:taxes","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 91, '{"ply":91,"seat":1,"round":6,"played":142,"label":{"key":"label-play-card","args":{"card":"@card-farmer","tile":"@tile-farmer_old"}},"best":142,"values":[0.3159530654940638,0.6840469345059362],"iterations":1,"line":[{"seat":1,"action":"play farmer farmer_old","label":{"key":"label-play-card","args":{"card":"@card-farmer","tile":"@tile-farmer_old"}},"targets":["hand:farmer","tile:farmer_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 93, '{"ply":93,"seat":0,"round":6,"played":36,"label":{"key":"label-play-card","args":{"card":"@card-pyrotechnist","tile":"@tile-pyrotechnist_young"}},"best":36,"values":[0.26907961048978285,0.7309203895102172],"iterations":1,"line":[{"seat":0,"action":"play pyrotechnist pyrotechnist_young","label":{"key":"label-play-card","args":{"card":"@card-pyrotechnist","tile":"@tile-pyrotechnist_young"}},"targets":["hand:pyrotechnist","tile:pyrotechnist_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 95, '{"ply":95,"seat":0,"round":6,"played":19,"label":{"key":"label-release","args":{"tile":"@tile-pyrotechnist_young","palace":2}},"best":13,"values":[0.2387569235137515,0.7612430764862484],"iterations":3,"line":[{"seat":0,"action":"release palace 1 farmer_young","label":{"key":"label-release","args":{"tile":"@tile-farmer_young","palace":1}},"targets":["palace:1","person:1:farmer_young"]}],"worths":{"13":{"values":[0.3391862405688499,0.6608137594311502],"trials":[0.3391862405688499],"iterations":1},"19":{"values":[0.2387569235137515,0.7612430764862484],"trials":[0.2387569235137515],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 96, '{"ply":96,"seat":1,"round":6,"played":15,"label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":2}},"best":15,"values":[0.26546203376090277,0.7345379662390972],"iterations":1,"line":[{"seat":1,"action":"release palace 2 monk_young","label":{"key":"label-release","args":{"tile":"@tile-monk_young","palace":2}},"targets":["palace:2","person:2:monk_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 103, '{"ply":103,"seat":0,"round":7,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":1,"values":[0.2527184333476417,0.7472815666523583],"iterations":1,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 105, '{"ply":105,"seat":1,"round":7,"played":3,"label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":2,"fee":0}},"best":2,"values":[0.3607175817521716,0.6392824182478283],"iterations":3,"line":[{"seat":1,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"targets":["card:harvest","group:2"]}],"worths":{"2":{"values":[0.2527184333476417,0.7472815666523583],"trials":[0.7472815666523583],"iterations":1},"3":{"values":[0.3607175817521716,0.6392824182478283],"trials":[0.6392824182478283],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 106, '{"ply":106,"seat":0,"round":7,"played":88,"label":{"key":"label-play-card","args":{"card":"@card-tax_collector","tile":"@tile-tax_collector_young"}},"best":123,"values":[0.22470619922553411,0.775293800774466],"iterations":3,"line":[{"seat":0,"action":"play scholar scholar_young","label":{"key":"label-play-card","args":{"card":"@card-scholar","tile":"@tile-scholar_young"}},"targets":["hand:scholar","tile:scholar_young"]}],"worths":{"123":{"values":[0.25656424222698726,0.7434357577730127],"trials":[0.25656424222698726],"iterations":1},"88":{"values":[0.22470619922553411,0.775293800774466],"trials":[0.22470619922553411],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 108, '{"ply":108,"seat":1,"round":7,"played":36,"label":{"key":"label-play-card","args":{"card":"@card-pyrotechnist","tile":"@tile-pyrotechnist_young"}},"best":36,"values":[0.21056942877660928,0.7894305712233908],"iterations":1,"line":[{"seat":1,"action":"play pyrotechnist pyrotechnist_young","label":{"key":"label-play-card","args":{"card":"@card-pyrotechnist","tile":"@tile-pyrotechnist_young"}},"targets":["hand:pyrotechnist","tile:pyrotechnist_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 110, '{"ply":110,"seat":1,"round":7,"played":19,"label":{"key":"label-release","args":{"tile":"@tile-pyrotechnist_young","palace":2}},"best":19,"values":[0.20148489050534252,0.7985151094946575],"iterations":1,"line":[{"seat":1,"action":"release palace 2 pyrotechnist_young","label":{"key":"label-release","args":{"tile":"@tile-pyrotechnist_young","palace":2}},"targets":["palace:2","person:2:pyrotechnist_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 111, '{"ply":111,"seat":1,"round":7,"played":25,"label":{"key":"label-release","args":{"tile":"@tile-warrior_old","palace":2}},"best":25,"values":[0.29912381454583975,0.7008761854541602],"iterations":1,"line":[{"seat":1,"action":"release palace 2 warrior_old","label":{"key":"label-release","args":{"tile":"@tile-warrior_old","palace":2}},"targets":["palace:2","person:2:warrior_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 118, '{"ply":118,"seat":1,"round":8,"played":8,"label":{"key":"label-take-money","args":{"limit":3,"n":3}},"best":2,"values":[0.2918947029632691,0.7081052970367309],"iterations":3,"line":[{"seat":1,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"targets":["card:harvest","group:2"]}],"worths":{"2":{"values":[0.2099683517092427,0.7900316482907573],"trials":[0.7900316482907573],"iterations":1},"8":{"values":[0.2918947029632691,0.7081052970367309],"trials":[0.7081052970367309],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 119, '{"ply":119,"seat":0,"round":8,"played":3,"label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":1,"fee":0}},"best":1,"values":[0.19702286368247177,0.8029771363175282],"iterations":3,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"targets":["card:build","group:2"]}],"worths":{"1":{"values":[0.33243545023359294,0.6675645497664071],"trials":[0.33243545023359294],"iterations":1},"3":{"values":[0.19702286368247177,0.8029771363175282],"trials":[0.19702286368247177],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 120, '{"ply":120,"seat":1,"round":8,"played":123,"label":{"key":"label-play-card","args":{"card":"@card-scholar","tile":"@tile-scholar_young"}},"best":88,"values":[0.1877355339129116,0.8122644660870884],"iterations":3,"line":[{"seat":1,"action":"play tax_collector tax_collector_young","label":{"key":"label-play-card","args":{"card":"@card-tax_collector","tile":"@tile-tax_collector_young"}},"targets":["hand:tax_collector","tile:tax_collector_young"]}],"worths":{"88":{"values":[0.18927068233849875,0.8107293176615012],"trials":[0.8107293176615012],"iterations":1},"123":{"values":[0.1877355339129116,0.8122644660870884],"trials":[0.8122644660870884],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 122, '{"ply":122,"seat":0,"round":8,"played":54,"label":{"key":"label-play-card","args":{"card":"@card-craftsman","tile":"@tile-craftsman_young"}},"best":123,"values":[0.24696539412987195,0.7530346058701282],"iterations":3,"line":[{"seat":0,"action":"play scholar scholar_young","label":{"key":"label-play-card","args":{"card":"@card-scholar","tile":"@tile-scholar_young"}},"targets":["hand:scholar","tile:scholar_young"]}],"worths":{"123":{"values":[0.2830357923556886,0.7169642076443113],"trials":[0.2830357923556886],"iterations":1},"54":{"values":[0.24696539412987195,0.7530346058701282],"trials":[0.24696539412987195],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 123, '{"ply":123,"seat":0,"round":8,"played":23,"label":{"key":"label-replace","args":{"tile":"@tile-tax_collector_young","palace":2}},"best":23,"values":[0.24696539412987195,0.7530346058701282],"iterations":1,"line":[{"seat":0,"action":"replace palace 2 tax_collector_young","label":{"key":"label-replace","args":{"tile":"@tile-tax_collector_young","palace":2}},"targets":["palace:2","person:2:tax_collector_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 124, '{"ply":124,"seat":1,"round":8,"played":26,"label":{"key":"label-release","args":{"tile":"@tile-scholar_young","palace":2}},"best":2,"values":[0.29502437323178127,0.7049756267682187],"iterations":3,"line":[{"seat":1,"action":"release palace 1 healer_young","label":{"key":"label-release","args":{"tile":"@tile-healer_young","palace":1}},"targets":["palace:1","person:1:healer_young"]}],"worths":{"2":{"values":[0.22483505731773665,0.7751649426822633],"trials":[0.7751649426822633],"iterations":1},"26":{"values":[0.29502437323178127,0.7049756267682187],"trials":[0.7049756267682187],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 125, '{"ply":125,"seat":0,"round":8,"played":3,"label":{"key":"label-release","args":{"tile":"@tile-healer_old","palace":1}},"best":3,"values":[0.33021665689809965,0.6697833431019004],"iterations":1,"line":[{"seat":0,"action":"release palace 1 healer_old","label":{"key":"label-release","args":{"tile":"@tile-healer_old","palace":1}},"targets":["palace:1","person:1:healer_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 132, '{"ply":132,"seat":1,"round":9,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"best":1,"values":[0.3931439199637975,0.6068560800362025],"iterations":1,"line":[{"seat":1,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":2,"fee":0}},"targets":["card:build","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 133, '{"ply":133,"seat":1,"round":9,"played":26,"label":{"key":"label-build-new","args":{}},"best":26,"values":[0.3732301315937487,0.6267698684062513],"iterations":1,"line":[{"seat":1,"action":"build new","label":{"key":"label-build-new","args":{}},"targets":["palace:new"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 134, '{"ply":134,"seat":0,"round":9,"played":3,"label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":1,"fee":0}},"best":3,"values":[0.3171687472408561,0.6828312527591439],"iterations":1,"line":[{"seat":0,"action":"action fireworks_display","label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":1,"fee":0}},"targets":["card:fireworks_display","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 135, '{"ply":135,"seat":1,"round":9,"played":88,"label":{"key":"label-play-card","args":{"card":"@card-tax_collector","tile":"@tile-tax_collector_young"}},"best":88,"values":[0.3635822791328446,0.6364177208671554],"iterations":1,"line":[{"seat":1,"action":"play tax_collector tax_collector_young","label":{"key":"label-play-card","args":{"card":"@card-tax_collector","tile":"@tile-tax_collector_young"}},"targets":["hand:tax_collector","tile:tax_collector_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 137, '{"ply":137,"seat":0,"round":9,"played":124,"label":{"key":"label-play-card","args":{"card":"@card-scholar","tile":"@tile-scholar_old"}},"best":145,"values":[0.24043701965166706,0.759562980348333],"iterations":3,"line":[{"seat":0,"action":"play wild monk_old","label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-monk_old"}},"targets":["hand:wild","tile:monk_old"]}],"worths":{"145":{"values":[0.3171687472408561,0.6828312527591439],"trials":[0.3171687472408561],"iterations":1},"124":{"values":[0.24043701965166706,0.759562980348333],"trials":[0.24043701965166706],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 139, '{"ply":139,"seat":1,"round":9,"played":2,"label":{"key":"label-release","args":{"tile":"@tile-healer_young","palace":1}},"best":2,"values":[0.24043701965166706,0.759562980348333],"iterations":1,"line":[{"seat":1,"action":"release palace 1 healer_young","label":{"key":"label-release","args":{"tile":"@tile-healer_young","palace":1}},"targets":["palace:1","person:1:healer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 140, '{"ply":140,"seat":0,"round":9,"played":12,"label":{"key":"label-release","args":{"tile":"@tile-scholar_old","palace":1}},"best":12,"values":[0.3413725928969622,0.6586274071030378],"iterations":1,"line":[{"seat":0,"action":"release palace 1 scholar_old","label":{"key":"label-release","args":{"tile":"@tile-scholar_old","palace":1}},"targets":["palace:1","person:1:scholar_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 147, '{"ply":147,"seat":1,"round":10,"played":6,"label":{"key":"label-choose-action","args":{"action":"@action-privilege","group":2,"fee":0}},"best":2,"values":[0.4847266584204292,0.5152733415795708],"iterations":3,"line":[{"seat":1,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":1,"fee":0}},"targets":["card:harvest","group:1"]}],"worths":{"2":{"values":[0.24486794889243782,0.7551320511075622],"trials":[0.7551320511075622],"iterations":1},"6":{"values":[0.4847266584204292,0.5152733415795708],"trials":[0.5152733415795708],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 149, '{"ply":149,"seat":0,"round":10,"played":2,"label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":1,"fee":0}},"best":2,"values":[0.5361106022437429,0.4638893977562571],"iterations":1,"line":[{"seat":0,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":1,"fee":0}},"targets":["card:harvest","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 150, '{"ply":150,"seat":1,"round":10,"played":151,"label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-court_lady_young"}},"best":54,"values":[0.42911487293311273,0.5708851270668872],"iterations":3,"line":[{"seat":1,"action":"play craftsman craftsman_young","label":{"key":"label-play-card","args":{"card":"@card-craftsman","tile":"@tile-craftsman_young"}},"targets":["hand:craftsman","tile:craftsman_young"]}],"worths":{"54":{"values":[0.4142221661180318,0.5857778338819681],"trials":[0.5857778338819681],"iterations":1},"151":{"values":[0.42911487293311273,0.5708851270668872],"trials":[0.5708851270668872],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 152, '{"ply":152,"seat":0,"round":10,"played":145,"label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-monk_old"}},"best":145,"values":[0.1252289380613056,0.8747710619386944],"iterations":1,"line":[{"seat":0,"action":"play wild monk_old","label":{"key":"label-play-card","args":{"card":"@card-wild","tile":"@tile-monk_old"}},"targets":["hand:wild","tile:monk_old"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 160, '{"ply":160,"seat":1,"round":11,"played":2,"label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"best":2,"values":[0.1252289380613056,0.8747710619386944],"iterations":1,"line":[{"seat":1,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"targets":["card:harvest","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 161, '{"ply":161,"seat":0,"round":11,"played":1,"label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"best":1,"values":[0.3944175248040755,0.6055824751959246],"iterations":1,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 162, '{"ply":162,"seat":0,"round":11,"played":1,"label":{"key":"label-build-palace","args":{"palace":2,"floors":2}},"best":1,"values":[0.4536185039293121,0.5463814960706879],"iterations":1,"line":[{"seat":0,"action":"build palace 2","label":{"key":"label-build-palace","args":{"palace":2,"floors":2}},"targets":["palace:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 163, '{"ply":163,"seat":0,"round":11,"played":1,"label":{"key":"label-build-palace","args":{"palace":2,"floors":3}},"best":1,"values":[0.42077397611419737,0.5792260238858027],"iterations":1,"line":[{"seat":0,"action":"build palace 2","label":{"key":"label-build-palace","args":{"palace":2,"floors":3}},"targets":["palace:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 165, '{"ply":165,"seat":1,"round":11,"played":47,"label":{"key":"label-replace","args":{"tile":"@tile-healer_young","palace":4}},"best":47,"values":[0.1252289380613056,0.8747710619386944],"iterations":1,"line":[{"seat":1,"action":"replace palace 4 healer_young","label":{"key":"label-replace","args":{"tile":"@tile-healer_young","palace":4}},"targets":["palace:4","person:4:healer_young"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 168, '{"ply":168,"seat":1,"round":11,"played":51,"label":{"key":"label-release","args":{"tile":"@tile-craftsman_young","palace":4}},"best":14,"values":[0.8562463856118229,0.14375361438817713],"iterations":3,"line":[{"seat":1,"action":"drought-release palace 1 farmer_old","label":{"key":"label-release","args":{"tile":"@tile-farmer_old","palace":1}},"targets":["palace:1","person:1:farmer_old"]}],"worths":{"14":{"values":[0.14375361438817713,0.8562463856118229],"trials":[0.8562463856118229],"iterations":1},"51":{"values":[0.8562463856118229,0.14375361438817713],"trials":[0.14375361438817713],"iterations":1}}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 175, '{"ply":175,"seat":1,"round":12,"played":2,"label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"best":2,"values":[0.13752885503496007,0.86247114496504],"iterations":1,"line":[{"seat":1,"action":"action harvest","label":{"key":"label-choose-action","args":{"action":"@action-harvest","group":2,"fee":0}},"targets":["card:harvest","group:2"]}],"worths":{}}');
INSERT INTO public.verdicts VALUES ('d4s4unq29sfy', 176, '{"ply":176,"seat":0,"round":12,"played":3,"label":{"key":"label-choose-action","args":{"action":"@action-fireworks_display","group":1,"fee":0}},"best":1,"values":[0.8562463856118225,0.14375361438817708],"iterations":18,"line":[{"seat":0,"action":"action build","label":{"key":"label-choose-action","args":{"action":"@action-build","group":1,"fee":0}},"targets":["card:build","group:1"]}],"worths":{"1":{"values":[0.13752885503496007,0.86247114496504],"trials":[0.13752885503496007],"iterations":1},"3":{"values":[0.8562463856118225,0.14375361438817708],"trials":[0.8562463856118225],"iterations":16}}}');
SELECT pg_catalog.setval('public.schema_version_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.components
    ADD CONSTRAINT components_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.schema
    ADD CONSTRAINT schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verdicts
    ADD CONSTRAINT verdicts_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.verdicts
    ADD CONSTRAINT verdicts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
