"""The speaker on the words of In the Year of the Dragon: cases, plurals, names, amounts."""

from __future__ import annotations

import pytest

from tianxia.core.journal import Note
from tianxia.core.words import Amount
from tianxia.games.dragon import names
from tianxia.games.registry import rules_for
from tianxia.words import MissingWords, Speaker, language_from_environment, title_of

PLAYERS = ["Ania", "Benek", "Kasia", "Dorota", "Emil"]


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


def test_the_title_of_a_game_needs_none_of_its_other_words() -> None:
    assert title_of("dragon") == Speaker("en", "dragon").text("game-name")
    assert title_of("rotunda", "pl") == "Rotunda"


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
