"""The word files: complete, without leftovers, alike in both languages, right for the code."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tianxia.bots.evaluators.dragon import TERMS
from tianxia.bots.heuristic import NOTHING
from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.journal import Journal, Note
from tianxia.core.rules import Json
from tianxia.core.words import Amount, Said, word_of
from tianxia.games.dragon import names
from tianxia.games.dragon.game import QUESTIONS
from tianxia.games.dragon.notes import NOTES, REFERENCES
from tianxia.games.dragon.sheet import sheet
from tianxia.games.dragon.view import PHASES
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, MissingWords, Speaker, language_from_environment

SOURCES = Path(__file__).parents[2] / "src" / "tianxia"
WEB = Path(__file__).parents[2] / "web" / "src"
FOLDERS = {"shared": SOURCES / "words" / "locale"} | {
    name: game.folder() / "locale" for name, game in GAMES.items()
}
PLAYERS = ["Ania", "Benek", "Kasia", "Dorota", "Emil"]
SAME_IN_BOTH = {"tianxia", "super-tornado", "seat-bot", "cli-bot"} | {
    "res-celadon",
    "good-celadon",
    "sheet-celadon",
    "room-bank",
}
# Shared words for pages and drivers, whether or not one shows them yet.
PROMISED = re.compile(
    r"tianxia(-about)?|nature-name|seat(-\w+)*|undo-[\w-]+|forecast-(title|total)|rank|winner"
)


# -- reading the files -----------------------------------------------------------------------


@cache
def messages(place: str, language: str) -> dict[str, ftl.Message]:
    text = (FOLDERS[place] / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{place}/{language}: not Fluent: {junk}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), f"{place}/{language}: a key stands twice"
    return {entry.id.name: entry for entry in found}


class Inside(Visitor):
    """Variables, selections and texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


def inside(node: ftl.BaseNode) -> Inside:
    found = Inside()
    found.visit(node)
    return found


# -- what the code says ------------------------------------------------------------------------


@cache
def spoken(folder: str) -> dict[str, set[str]]:
    """Keys of all `Said("key", {...})` under a folder, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCES / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            for call in [n for n in ast.walk(scope) if isinstance(n, ast.Call)]:
                named = isinstance(call.func, ast.Name) and call.func.id == "Said"
                first = call.args[0] if named and call.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    args = arguments(call.args[1], scope) if len(call.args) > 1 else set()
                    found.setdefault(first.value, set()).update(args)
    return found


def arguments(node: ast.expr, scope: ast.FunctionDef) -> set[str]:
    """The keys of a dictionary written in the code, followed through local names."""
    if isinstance(node, ast.Dict):
        keys: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                keys |= arguments(value, scope)
            else:
                assert isinstance(key, ast.Constant), ast.unparse(node)
                keys.add(str(key.value))
        return keys
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        assert node.func.id == "person_args", ast.unparse(node)
        return {"tile", "palace"}
    assert isinstance(node, ast.Name), ast.unparse(node)
    keys = set()
    for line in ast.walk(scope):
        if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.Dict):
            targets = line.targets if isinstance(line, ast.Assign) else [line.target]
            if any(isinstance(t, ast.Name) and t.id == node.id for t in targets):
                keys |= arguments(line.value, scope)
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Subscript):
            target = line.targets[0]
            if isinstance(target.value, ast.Name) and target.value.id == node.id:
                if isinstance(target.slice, ast.Constant):
                    keys.add(str(target.slice.value))
                else:
                    keys |= {"first", "second", "third"}  # the persons of a palace
    return keys


def dragon_keys() -> dict[str, set[str]]:
    """Every key of the game with the arguments it gets."""
    known = dict(spoken("games/dragon"))
    rules = rules_for("dragon")
    for made in QUESTIONS:
        word = word_of(made.__name__)
        known.setdefault(f"prompt-{word}", set())
        if not isinstance(made(0), Chance):
            known[f"waiting-{word}"] = {"player"}
    for kind, places in NOTES.items():
        known[f"note-{kind}"] = {place.partition(":")[2] or place for place in places} | {"player"}
    for prefix, components in REFERENCES.items():
        for name in components:
            known.setdefault(f"{prefix}-{name}", set())
    for prefix in ("type", "action", "event", "super"):
        known |= {f"{prefix}-{name}-help": set() for name in REFERENCES[prefix]}
    known |= {f"symbol-{name}": set() for name in names.TYPES}
    for what in [*names.GAINS, *names.PRIVILEGES]:
        known[f"good-{what}"] = set()
        known[f"amount-{what}"] = {"n"}
    for option in rules.options:
        for value in ["", *(f"-{str(value).lower()}" for value in option.values)]:
            known[f"option-{option.name}{value}"] = set()
            known[f"option-{option.name}{value}-help"] = set()
    known |= {f"phase-{name}": set() for name in PHASES}
    state = rules.new_game(2, {})
    known |= {f"forecast-{part.name}": set() for part in rules.forecast(state)[0]}
    known |= {f"hint-{name}": {"n"} for name in TERMS} | {NOTHING: set()}
    known |= {key: set() for key in ("game-name", "game-about", "forecast-help")}
    for view in views():
        for grid in sheet(view):
            known |= {column.key: set() for column in grid.columns}
            for cell in [cell for row in grid.rows for cell in row]:
                if isinstance(cell, Said):
                    known.setdefault(cell.key, set())
    return known


@cache
def views() -> list[Json]:
    """Positions with everything a table can have, and with as little."""
    rules = rules_for("dragon")
    found = []
    for options in (
        {"great_wall": "on", "super_event": "tornado", "open_hands": False},
        {"super_event": "off"},
    ):
        state = rules.new_game(3, {**options})
        chooser = random.Random(3)
        while (question := pending(state)) is not None:
            apply(state, chooser.choice(question.legal(state)))
            found.append(rules.view(state, 0))
    return found


# -- the files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", FOLDERS)
def test_both_languages_have_the_same_keys_in_the_same_order(place: str) -> None:
    assert list(messages(place, "en")) == list(messages(place, "pl"))


def test_a_game_never_redefines_a_shared_word() -> None:
    for game in GAMES:
        assert not messages(game, "en").keys() & messages("shared", "en").keys()


def test_every_word_of_the_game_exists_and_none_is_left_over() -> None:
    shared = messages("shared", "en").keys()
    said = {key for key in dragon_keys() if key not in shared}
    written = set(messages("dragon", "en"))
    assert not said - written, f"not written: {sorted(said - written)}"
    assert not written - said, f"never said: {sorted(written - said)}"


def test_every_shared_word_exists_and_none_is_left_over() -> None:
    written = messages("shared", "en").keys()
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_the_code_gives_them(language: str) -> None:
    known = dragon_keys() | spoken("match") | spoken("core")
    attributes = {
        attribute.id.name
        for message in messages("dragon", language).values()
        for attribute in message.attributes
    }
    for place in ("dragon", "shared"):
        for key, message in messages(place, language).items():
            if key not in known:
                continue
            given = known[key] | {f"{arg}_{a}" for arg in known[key] for a in attributes}
            extra = inside(message).variables - given
            assert not extra, f"{language}: {key} uses {extra}"


@pytest.mark.parametrize("place", FOLDERS)
def test_no_message_was_left_untranslated(place: str) -> None:
    english, polish = messages(place, "en"), messages(place, "pl")
    for key in english.keys() - SAME_IN_BOTH:
        first, second = english[key].value, polish[key].value
        assert first is not None
        assert second is not None
        texts = inside(first).texts
        if any(letter.isalpha() for text in texts for letter in text):
            assert texts != inside(second).texts, f"{key} is the same in both languages"


@pytest.mark.parametrize("place", FOLDERS)
@pytest.mark.parametrize(
    ("language", "forms"),
    [("en", {"one", "other"}), ("pl", {"one", "few", "many", "other"})],
)
def test_every_plural_has_all_forms(place: str, language: str, forms: set[str]) -> None:
    for key, message in messages(place, language).items():
        for choice in inside(message).choices:
            if choice & {"one", "few", "many"}:
                assert choice == forms, f"{language}: {key} has {choice}"


def test_polish_players_have_no_grammatical_gender() -> None:
    past = re.compile(r"\{ \$player \}[^.]*?\b\w+(?:ał|ała|ił|iła|ył|yła|ął|ęła)\b")
    for place in FOLDERS:
        text = (FOLDERS[place] / "pl.ftl").read_text(encoding="utf-8")
        assert past.findall(text) == []


# -- the speaker ---------------------------------------------------------------------------------


def say(key: str, language: str = "pl", **args: int | str) -> str:
    return Speaker(language, "dragon", strict=True).text(key, **args)


def test_references_bring_their_cases_along() -> None:
    lady = "@tile-court_lady_young"
    assert say("label-release", tile=lady, palace=2) == "Zwolnij damę dworu z pałacu 2"
    assert say("reason-tile-gone", tile=lady) == "Na planszy nie ma już damy dworu."
    assert say("label-release", "en", tile=lady, palace=2) == "Release the Court Lady in palace 2"


def test_a_missing_attribute_is_the_value() -> None:
    bought = {"privilege": "@privilege-small_privilege", "price": 2, "player": "Ania"}
    assert (
        Speaker("pl", "dragon", strict=True).variables(bought)["privilege_acc"] == "mały przywilej"
    )


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (1, "Benek bierze 1 juana."),
        (3, "Benek bierze 3 juany."),
        (5, "Benek bierze 5 juanów."),
        (12, "Benek bierze 12 juanów."),
        (22, "Benek bierze 22 juany."),
    ],
)
def test_polish_counts_like_a_pole(n: int, sentence: str) -> None:
    assert say("note-took-yuan", player="Benek", n=n) == sentence


def test_reasons_name_the_numbers() -> None:
    args = {"fee": 3, "price": 2, "need": 5, "have": 4}
    english = "3 yuan for the occupied group and 2 for a small privilege make 5. You have 4."
    assert say("reason-needs-yuan", "en", **args) == english
    polish = "3 juany za zajętą grupę i 2 za mały przywilej to razem 5. Masz 4."
    assert say("reason-needs-yuan", **args) == polish


def test_a_note_names_its_player() -> None:
    rules = rules_for("dragon")
    note = Note("played", 1, names.FARMER, names.TILES.index("farmer_old"), 0, -1)
    polish = Speaker("pl", "dragon", strict=True).note(rules, note, PLAYERS)
    assert polish == "Benek zagrywa kartę rolnika i wzywa na dwór starszego rolnika."
    english = Speaker("en", "dragon", strict=True).note(rules, note, PLAYERS)
    assert english == "Benek played the Farmer card and called an old Farmer to court."


def test_a_name_is_never_a_reference() -> None:
    assert say("note-starts", "en", player="@tile-monk_old").startswith("@tile-monk_old")


def test_amounts_have_a_sign() -> None:
    speaker = Speaker("en", "dragon", strict=True)
    assert speaker.amount(Amount("rice", 2)) == "+2 rice tiles"
    assert speaker.amount(Amount("yuan", -3)) == "−3 yuan"


def test_missing_words_raise_or_show_the_key() -> None:
    with pytest.raises(MissingWords):
        Speaker("en", "dragon", strict=True).text("no-such-key")
    with pytest.raises(MissingWords):
        Speaker("en", "dragon", strict=True).text("note-took-yuan")
    assert Speaker("en").text("no-such-key") == "[no-such-key]"
    assert Speaker("en", "dragon").text("label-choose-sunrise", tile="@tile-x") == "[tile-x]"
    assert not Speaker("en").has("game-name")
    assert Speaker("en", "dragon").has("game-name")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language"):
        Speaker("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_US"}, "pl"),
        ({"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "pl_PL", "LANG": "pl_PL"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "pl_PL"}, "en"),
        ({"LANG": "plt_MG"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


# -- whole games ---------------------------------------------------------------------------------


def games() -> list[tuple[int, dict[str, object]]]:
    """Every value of every option, with all numbers of seats."""
    found: list[tuple[int, dict[str, object]]] = []
    options = {option.name: option.values for option in rules_for("dragon").options}
    for number, token in enumerate(options["super_event"]):
        for wall in options["great_wall"]:
            chosen = {"super_event": token, "great_wall": wall}
            for name in ("start_player", "large_privilege_cost", "open_hands"):
                chosen[name] = options[name][number % len(options[name])]
            found.append((2 + len(found) % 4, {**chosen}))
    return found


@pytest.mark.parametrize(("seats", "options"), games())
def test_everything_said_in_a_game_can_be_said(seats: int, options: dict[str, object]) -> None:
    rules = rules_for("dragon")
    chooser = random.Random(str((seats, options)))
    state = rules.new_game(seats, {**options})
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
        speaker = Speaker(language, "dragon", strict=True)
        lines = [speaker.say(one) for one in said]
        lines += [speaker.note(rules, note, PLAYERS) for note in state.journal.notes]
        for line in lines:
            assert line.strip() == line != ""
            assert not re.search(r"[{}@]|\s\s|\s[.,;:]|None", line), line


def test_every_message_formats_with_any_numbers() -> None:
    for language in LANGUAGES:
        for place in FOLDERS:
            speaker = Speaker(language, None if place == "shared" else place, strict=True)
            for key, message in messages(place, language).items():
                for n in (0, 1, 2, 5, 22, 25):
                    variables = inside(message).variables
                    line = speaker.text(key, **dict.fromkeys(variables, n))
                    assert not re.search(r"[{}]|\s\s|\s[.,;:]", line), f"{key}: {line}"
