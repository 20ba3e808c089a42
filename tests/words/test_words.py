"""The word files: complete, without leftovers, alike in all languages, right for the code."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from babel import Locale
from tests.contract.cases import CASES, Case
from tests.words.reading import PLACES, SOURCES, files, inside, messages, variables_of
from tests.words.said import keys_of, patterns, spoken

from tianxia.core.agenda import apply, pending
from tianxia.core.journal import Journal
from tianxia.core.words import Said
from tianxia.games.registry import GAMES
from tianxia.words import LANGUAGES, Speaker
from tianxia.words.speaker import FIRST

WEB = Path(__file__).parents[2] / "web" / "src"
PLAYERS = ["Ania", "Benek", "Kasia", "Dorota", "Emil"]
SAME_IN_BOTH = {"tianxia", "super-tornado", "seat-bot", "cli-bot"} | {
    "res-celadon",
    "good-celadon",
    "sheet-celadon",
    "room-bank",
}
# Shared words for pages and drivers, whether or not one shows them yet.
PROMISED = re.compile(
    r"tianxia(-about)?|nature-name|seat(-\w+)*|undo-[\w-]+|forecast-(title|total)|rank|winner|mark-\w+"
)
OTHERS = [language for language in LANGUAGES if language != FIRST]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_keys_in_the_same_order(language: str, place: str) -> None:
    assert list(messages(place, language)) == list(messages(place, FIRST))


def test_a_game_never_redefines_a_shared_word() -> None:
    for game in GAMES:
        assert not messages(game, FIRST).keys() & messages("shared", FIRST).keys()


@every_game
def test_every_word_of_the_game_exists_and_none_is_left_over(game: str) -> None:
    shared = messages("shared", FIRST).keys()
    said = {key for key in keys_of(game) if key not in shared}
    written = set(messages(game, FIRST))
    assert not said - written, f"not written: {sorted(said - written)}"
    made = patterns(f"games/{game}")
    left = [key for key in written - said if not any(key_of.fullmatch(key) for key_of in made)]
    assert not left, f"never said: {sorted(left)}"


def test_every_shared_word_exists_and_none_is_left_over() -> None:
    written = messages("shared", FIRST).keys()
    literals: set[str] = set()
    for path in [*SOURCES.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        literals |= set(re.findall(r"[\"'`]([a-z]+(?:[-_][\w-]+)?)[\"'`]", path.read_text("utf-8")))
    for folder in ("core", "match"):
        for key in spoken(folder):
            assert key in written, f"{folder} says {key}, which is not written"
    promised = [key for key in literals if re.match(r"(problem|undo|cli)-", key)]
    missing = [key for key in promised if key not in written and not key.endswith("-")]
    assert not missing, f"not written: {missing}"
    left = [key for key in written if key not in literals and not PROMISED.fullmatch(key)]
    assert not left, f"never said: {left}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_the_code_gives_them(language: str, game: str) -> None:
    known = keys_of(game) | spoken("match") | spoken("core")
    attributes = {
        attribute.id.name
        for message in messages(game, language).values()
        for attribute in message.attributes
    }
    for place in (game, "shared"):
        for key in messages(place, language):
            args = known.get(key)
            if args is None:
                continue
            given = args | {f"{arg}_{a}" for arg in args for a in attributes}
            extra = variables_of(place, language, key) - given
            assert not extra, f"{language}: {key} uses {extra}"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_was_left_untranslated(language: str, place: str) -> None:
    english, other = messages(place, FIRST), messages(place, language)
    for key in english.keys() - SAME_IN_BOTH - {"game-name", "sheet-region"}:
        first, second = english[key].value, other[key].value
        assert first is not None
        assert second is not None
        texts = inside(first).texts
        if any(letter.isalpha() for text in texts for letter in text):
            assert texts != inside(second).texts, f"{key} is the same in {language}"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_forms(language: str, place: str) -> None:
    forms = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for key, message in messages(place, language).items():
        for choice in inside(message).choices:
            if choice & {"zero", "one", "two", "few", "many"}:
                assert choice == forms, f"{language}: {key} has {choice}"


def test_polish_players_have_no_grammatical_gender() -> None:
    present = "działa|wysyła|przesyła|siła"  # these look like past forms and are none
    past = re.compile(
        rf"\{{ \$player \}}[^.]*?\b(?!(?:{present})\b)\w+(?:ał|ała|ił|iła|ył|yła|ął|ęła)\b"
    )
    for place in PLACES:
        for file in files(place, "pl"):
            assert past.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("case", [case for case in CASES if not case.switches], ids=str)
def test_everything_said_in_a_game_can_be_said(case: Case) -> None:
    rules = case.rules()
    chooser = random.Random(str(case))
    state = rules.new_game(case.seats, case.agreed())
    state.journal = Journal()
    said: set[Said] = set()
    while (question := pending(state)) is not None:
        legal = question.legal(state)
        said.add(question.prompt(state))
        said.update(question.label(state, choice) for choice in legal)
        some = chooser.sample(range(question.size), min(question.size, 20))
        reasons = [question.reason(state, choice) for choice in some if choice not in legal]
        said.update(reason for reason in reasons if reason is not None)
        apply(state, chooser.choice(legal))
    for language in LANGUAGES:
        speaker = Speaker(language, case.game, strict=True)
        lines = [speaker.say(one) for one in said]
        lines += [speaker.note(rules, note, PLAYERS) for note in state.journal.notes]
        for line in lines:
            assert line.strip() == line != ""
            assert not re.search(r"[{}@]|\s\s|\s[.,;:]|None", line), line


def test_every_message_formats_with_any_numbers() -> None:
    for language in LANGUAGES:
        for place in PLACES:
            speaker = Speaker(language, None if place == "shared" else place, strict=True)
            for key in messages(place, language):
                variables = variables_of(place, language, key)
                for n in (0, 1, 2, 5, 22, 25):
                    line = speaker.text(key, **dict.fromkeys(variables, n))
                    assert not re.search(r"[{}]|\s\s|\s[.,;:]", line), f"{key}: {line}"
