"""What the rules pages of all games have in common: their clauses, options and figures."""

from __future__ import annotations

import re

import pytest
from tests.words import pages
from tests.words.rules_page import RulesPage, listed, whole_numbers

from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES

SECTIONS = ["1", "2", "3", "4", "5", "6", "7", "9", "10"]
PARTS = {  # clauses of each section
    "dragon": {"2": 7, "4": 12, "5": 5, "6": 3, "7": 2, "9": 37, "10": 7},
    "zhanguo": {"2": 13, "4": 3, "5": 11, "6": 3, "7": 5, "9": 32, "10": 9},
    "terracotta": {"2": 17, "4": 5, "5": 6, "6": 5, "9": 28, "10": 10},
    "tea_garden": {"2": 10, "4": 5, "5": 13, "6": 8, "9": 46, "10": 14},
    "rotunda": {"2": 15, "4": 5, "5": 7, "6": 3, "7": 2, "9": 62, "10": 11},
}
BEFORE_THE_FIRST = {"tea_garden": ["5.0"]}
OTHER_FIGURES = {"zhanguo": "10.9", "tea_garden": "10.14", "rotunda": "10.11"}
MANY_VALUES = 5  # more of them are described, not listed

# What the text of a clause says beside its tables: places in the components file, and counts.
FIGURES: dict[str, dict[str, list[str | int]]] = {
    "dragon": {
        "2.4": ["rules.start_yuan"],
        "4.3": ["rules.occupied_group_fee", "rules.refill_to_yuan"],
        "4.5": ["privilege.small_privilege.cost", "option.large_privilege_cost.default"],
        "5.3": [
            "event.imperial_tribute.effect.pay.amount",
            "event.dragon_festival.effect.rank.vp_by_rank",
        ],
        "7.2": ["rules.super_event_round"],
    },
    "zhanguo": {
        "2.7": ["auction.normal_start_vp", "auction.start_vp"],
        "2.11": ["player_count.markers_value1"],
        "5.1": ["unification.markers", "unification.unrest", "unification.vp_per_missing_marker"],
        "5.4": ["action.transfer_officials.move_points_max"],
        "5.6": ["action.hire_workers.unrest"],
        "5.7": ["player_count.palace_spaces", "action.build_palace.vp_per_card_on_board"],
        "6.2": [
            "governor_scoring.majority_base",
            "governor_scoring.per_own_governor",
            "aspect.endgame_majority_vp",
        ],
        "7.1": ["auction.start_vp", "auction.min_bid"],
        "7.2": ["rules.draft_cards_per_deck", "rules.cards_per_deck_and_round"],
        "7.5": ["player_count.markers_value1", "player_count.palace_spaces"],
        "10.7": ["tasks.space_vp"],
    },
    "terracotta": {
        "1": ["mausoleum.rows", "mausoleum.cols", 63, 12],
        "2.3": ["setup.warehouse_start_dry_clay"],
        "2.11": ["setup.coins_each"],
        "4.1": ["costs.rotate_ring_coins"],
        "5.6": ["mausoleum.rows", "mausoleum.cols"],
        "6.2": ["scoring.inspector_domination", "scoring.inspector_presence"],
        "6.5": [
            "specialists.footman.effect.score_around.domination",
            "specialists.footman.effect.score_around.presence",
            "scoring.group_domination",
            "scoring.group_presence",
            "scoring.leftover_tokens_per_vp",
        ],
    },
    "tea_garden": {
        "1": [
            "components.pagodas_per_player",
            "components.workers_per_player",
            "components.starting_cards_per_player",
            "components.cup_markers",
            "components.cup_tiles",
            "components.region_bonus_tokens",
            "components.leaf_tokens",
            "components.scrolls",
            "components.emperor_tokens",
            "components.emperor_cards",
            "components.action_cards",
            "components.caravan_cards",
            "components.help_cards",
        ],
        "2.2": ["components.region_bonus_tokens"],
        "2.3": ["setup.cup_tiles_per_stack"],
        "2.4": ["setup.action_cards_per_level"],
        "2.5": ["setup.basic_caravans_used"],
        "2.6": ["components.emperor_cards", "setup.emperor_display_size"],
        "2.7": [
            "setup.starting_leaves",
            "setup.starting_hand",
            "components.starting_cards_per_player",
        ],
        "4.5": [
            "rules.harvest_leaves_per_garden",
            "setup.draw_per_round",
            "setup.max_leaf_quality",
        ],
        "5.1": ["rules.extra_distance_strength"],
        "5.2": ["rules.teapot_substitute"],
        "5.5": ["rules.extra_harvest_leaves_per_garden"],
        "5.8": ["rules.university_lap_vp"],
        "5.11": ["rules.repeat_secondary_cost"],
        "5.13": ["rules.sell_leaf_max", "rules.sell_leaf_vp"],
        "6.4": ["rules.university_lap_vp"],
        "6.5": ["rules.emperor_top_vp"],
        "6.6": ["rules.cup_connection_vp"],
        "6.7": ["rules.leftover_scroll_vp", "rules.leftover_emperor_token_vp"],
        "7": [
            "components.leaf_tokens",
            "components.scrolls_per_kind",
            "components.emperor_tokens",
            "components.cup_markers",
        ],
    },
    "rotunda": {
        "1": [
            "components.room_tiles_large",
            "components.room_tiles_small",
            "components.smuggler_tokens",
            "components.temple_tokens",
            "components.amulet_tokens",
            "components.order_cards",
            "components.expert_cards",
            "components.assistants_per_color",
            "components.coins_1",
            "components.coins_3",
            "components.cubes_per_basic",
            "components.gold_cubes",
            "limits.experts_held",
        ],
        "2.2": ["setup.small_tiles_drawn"],
        "2.5": ["setup.amulets_on_worship_board", "by_players.end_field", "limits.pool_amulets"],
        "2.7": ["limits.pool_smugglers"],
        "2.9": ["components.expert_cards", "setup.advanced_experts_discarded"],
        "2.10": ["setup.banker_coins", "setup.warehouse_cubes"],
        "2.12": ["setup.assistants_in_supply", "setup.assistants_on_track"],
        "2.13": ["setup.start_gold"],
        "2.14": ["setup.start_coins"],
        "5.1": ["limits.leader_steps_min", "limits.leader_steps_max"],
        "5.2": ["limits.helpers_called_per_visit"],
        "5.5": ["limits.experts_held"],
        "5.7": ["tracks.score.spaces", "tracks.score.bonus_thresholds"],
        "6.1": ["by_players.end_field"],
        "6.2": ["amulet_scoring.points", "final_scoring.coins_per_vp"],
        "7.2": ["setup.advanced_experts_discarded"],
    },
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@every_language
@every_game
def test_no_clause_is_missing(game: str, language: str) -> None:
    wanted: list[str] = []
    for section in SECTIONS:
        wanted.append(section)
        wanted += [clause for clause in BEFORE_THE_FIRST.get(game, []) if clause[0] == section]
        wanted += [f"{section}.{n}" for n in range(1, PARTS[game].get(section, 0) + 1)]
    assert pages.clauses(game, language) == wanted


@every_language
@every_game
def test_an_option_is_named_with_its_values_the_usual_one_first(game: str, language: str) -> None:
    rows = {row[0]: row[1] for row in RulesPage(game).table(language, "7")}
    options = {option.name: option for option in rules_for(game).options}
    assert set(rows) == set(options)
    for name, option in options.items():
        assert re.split(r"[,:\s]", rows[name])[0] == str(option.default).lower(), name
        values = {str(value).lower() for value in option.values}
        if len(values) <= MANY_VALUES:
            assert values <= set(re.findall(r"\w+", rows[name])), name


@every_language
@pytest.mark.parametrize(
    ("game", "clause"), [(game, clause) for game in FIGURES for clause in FIGURES[game]]
)
def test_figures_in_the_text_are_the_components_file(game: str, clause: str, language: str) -> None:
    page = RulesPage(game)
    text = re.sub(r"\]\(#[^)]*\)|\[[\d.]+", "", page.section(language, clause))
    values: set[int] = set()
    for figure in FIGURES[game][clause]:
        values.update([figure] if isinstance(figure, int) else page.at(figure))
    missing = values - set(whole_numbers(text)) - {0}
    assert not missing, f"{clause} does not say {missing}"


@every_language
@pytest.mark.parametrize("game", OTHER_FIGURES)
def test_the_other_figures_are_the_components_file(game: str, language: str) -> None:
    page = RulesPage(game)
    for what, path, value, _ in page.table(language, OTHER_FIGURES[game], 4):
        assert value == listed(page.at(path)), what
