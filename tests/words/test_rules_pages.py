"""The rules pages of every game: complete, alike in all languages, with all that can be agreed."""

from __future__ import annotations

import re

import pytest
from tests.words.pages import HEADING, anchor_of, clauses, page, section, table
from tests.words.reading import messages
from tests.words.said import part

from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES
from tianxia.words.speaker import FIRST

PARTS = ["1", "2", "3", "4", "5", "6", "7", "9", "10"]  # examples and layout are for the tests
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)
every_game = pytest.mark.parametrize("game", GAMES)


@every_page
def test_every_clause_has_its_heading_and_anchor_in_order(game: str, language: str) -> None:
    found = HEADING.findall(page(game, language))
    numbers = [[int(n) for n in clause.split(".")] for clause, _, _ in found]
    assert numbers == sorted(numbers)
    assert [str(first) for first, *rest in numbers if not rest] == PARTS
    assert [anchor for _, _, anchor in found] == [anchor_of(clause) for clause, _, _ in found]


@every_page
def test_every_heading_has_a_well_formed_anchor_and_text_under_it(game: str, language: str) -> None:
    headings = re.findall(r"^#{2,} .*$", page(game, language), flags=re.MULTILINE)
    assert len(headings) == len(clauses(game, language))
    for clause in clauses(game, language):
        if f"{clause}.1" not in clauses(game, language):
            assert section(game, language, clause).strip(), f"nothing is said under {clause}"


@every_page
def test_links_lead_somewhere(game: str, language: str) -> None:
    anchors = {anchor for _, _, anchor in HEADING.findall(page(game, language))}
    assert set(re.findall(r"\]\(#([^)]+)\)", page(game, language))) <= anchors


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FIRST])
def test_the_pages_run_parallel(language: str, game: str) -> None:
    assert clauses(game, FIRST) == clauses(game, language)
    pages = [page(game, one) for one in (FIRST, language)]
    headings = [{title for _, title, _ in HEADING.findall(one)} for one in pages]
    same = headings[0] & headings[1]
    assert len(same) <= len(headings[0]) // 20, f"not translated: {same}"
    for clause in clauses(game, FIRST):
        first, second = section(game, FIRST, clause), section(game, language, clause)
        assert len(table(first)) == len(table(second)), clause
        assert set(re.findall(r"`\w+`", first)) == set(re.findall(r"`\w+`", second)), clause
        assert len(re.findall(r"^- |^\d\. ", first, flags=re.MULTILINE)) == len(
            re.findall(r"^- |^\d\. ", second, flags=re.MULTILINE)
        ), clause
        links = [re.findall(r"\]\(#([^)]+)\)", text) for text in (first, second)]
        assert sorted(links[0]) == sorted(links[1]), clause


@every_page
def test_options_and_switches_are_named(game: str, language: str) -> None:
    variants = page(game, language).split("{#c7}")[1].split("{#c9}")[0]
    named = set(re.findall(r"`(\w+)`", variants))
    missing = {option.name for option in rules_for(game).options} - named
    assert not missing, f"section 7 does not name {missing}"
    rulings = page(game, language).split("{#c9}")[1].split("{#c10}")[0]
    named = set(re.findall(r"`(\w+)`", rulings)) - {"rulings"}
    switches = GAMES[game].switches
    changeable = {path.split(".")[1] for path, values in switches.items() if len(values) > 1}
    assert not changeable - named, f"section 9 does not name {changeable - named}"


@every_game
def test_every_reason_of_the_game_leads_to_a_clause_of_the_rules_page(game: str) -> None:
    reasons = part(game, "clauses").CLAUSES
    assert {key for key in messages(game, FIRST) if key.startswith("reason-")} == set(reasons)
    missing = {clause for clause in reasons.values() if clause not in clauses(game, FIRST)}
    assert not missing, f"the page has no {missing}"
