"""The words of Terracotta Army: cases, plurals, and labels that say what happens."""

from __future__ import annotations

import pytest

from tianxia.core.journal import Note
from tianxia.core.rules import Json
from tianxia.games.registry import rules_for
from tianxia.games.terracotta import names
from tianxia.games.terracotta.ring_actions import AT_MIDDLE, MiddleAction
from tianxia.games.terracotta.workshop import PlaceWorker
from tianxia.words import Speaker

PLAYERS = ["Ania", "Benek", "Kasia", "Emil"]


def say(key: str, language: str = "pl", **args: int | str) -> str:
    return Speaker(language, "terracotta", strict=True).text(key, **args)


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (2, "Build a warrior for 2 wet clay", "Utwórz wojownika za 2 żetony mokrej gliny"),
        (5, "Build a warrior for 5 wet clay", "Utwórz wojownika za 5 żetonów mokrej gliny"),
    ],
)
def test_performing_an_action_says_its_numbers(n: int, english: str, polish: str) -> None:
    assert say("label-perform", "en", action="@action-build_2", n=n) == english
    assert say("label-perform", action="@action-build_2", n=n) == polish


@pytest.mark.parametrize(
    ("action", "n", "english", "polish"),
    [
        ("coins_3", 3, "Take 3 coins", "Weź 3 monety"),
        ("clay_4", 1, "Take 1 wet clay", "Weź 1 żeton mokrej gliny"),
        ("moisten", 0, "Moisten all your dry clay", "Zwilż całą swoją suchą glinę"),
        ("ready_spear", 0, "Ready the spear", "Przygotuj włócznię"),
    ],
)
def test_every_kind_of_action_has_its_label(action: str, n: int, english: str, polish: str) -> None:
    assert say("label-perform", "en", action=f"@action-{action}", n=n) == english
    assert say("label-perform", action=f"@action-{action}", n=n) == polish


@pytest.mark.parametrize(
    ("clay", "coins", "sentence"),
    [
        (1, 0, "Ania zaczyna na miejscu 2 i dostaje 1 żeton mokrej gliny."),
        (2, 1, "Ania zaczyna na miejscu 2 i dostaje 2 żetony mokrej gliny oraz 1 monetę."),
        (5, 22, "Ania zaczyna na miejscu 2 i dostaje 5 żetonów mokrej gliny oraz 22 monety."),
    ],
)
def test_polish_counts_like_a_pole(clay: int, coins: int, sentence: str) -> None:
    said = say("note-place-bonus", player="Ania", place=2, clay=clay, coins=coins)
    assert said == sentence


def test_drying_says_what_stays_wet() -> None:
    assert say("note-dried", player="Ania", n=3, kept=0) == "Ania: wysychają 3 żetony gliny."
    none = "Ania: glina nie wysycha, 2 pozostają mokre."
    assert say("note-dried", player="Ania", n=0, kept=2) == none
    line = "Ania: wysycha 5 żetonów gliny, 1 pozostaje mokry."
    assert say("note-dried", player="Ania", n=5, kept=1) == line


def test_polish_names_stand_in_the_right_case() -> None:
    horse = {"specialist": "@specialist-horse", "weapon": "@weapon-sword"}
    reason = "Kupno konia wymaga aktywnego żetonu miecza, a twój jest nieaktywny."
    assert say("reason-needs-weapon", **horse) == reason
    assert say("reason-column-empty", warrior="@warrior-guard") == (
        "W organizerze nie ma już strażników."
    )
    master = "@master-master_clay_maker"
    assert (
        say("label-hire", master=master, price=2)
        == "Zapłać 2 monety za żeton mistrza wytwórcy gliny"
    )


def test_a_note_names_row_and_column() -> None:
    rules = rules_for("terracotta")
    note = Note("built", 1, names.WARRIORS.index("officer"), 2 * 9 + 4, 0, -1)
    english = Speaker("en", "terracotta", strict=True).note(rules, note, PLAYERS)
    assert english == "Benek built an officer in row 3, column 5."
    polish = Speaker("pl", "terracotta", strict=True).note(rules, note, PLAYERS)
    assert polish == "Benek tworzy oficera w rzędzie 3, kolumnie 5."


def test_a_master_is_hired_first_and_used_later() -> None:
    rules = rules_for("terracotta")
    fixed: Json = {"first_player": "seat", "wheel_offsets": "fixed", "scoring_tiles": "fixed"}
    state = rules.new_game(2, fixed)
    seat = state.order[0]
    PlaceWorker(seat).apply(state, 0)  # segment 1 has the Master Builder on its middle ring
    speaker = Speaker("en", "terracotta", strict=True)
    question = MiddleAction(seat)
    perform = AT_MIDDLE.perform.first
    assert speaker.say(question.label(state, perform)) == "Hire the Master Builder for 1 coin"
    state.hired[seat * len(names.MASTERS) + names.BUILDER] = 1
    assert speaker.say(question.label(state, perform)) == "Use the Master Builder"
