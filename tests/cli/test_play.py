"""Playing in the terminal, answers coming through a pipe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tianxia.cli.blocked import why_lines
from tianxia.core.dice import Dice
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.match.record import read_record
from tianxia.words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run, Start

ANSWERS_FOR_A_GAME = 200  # more than a game of dragon asks one seat


def test_a_whole_game_is_played_through_a_pipe(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    bots = ("--bots", "random,heuristic", "--seed", "pipe", "--save", file)
    stdin = "h\n1\nu\n2\n" + "1\n" * ANSWERS_FOR_A_GAME
    done = start("play", "dragon", "--terminal", *bots, stdin=stdin)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "Hint: " in done.stdout
    assert "The year is over." in done.stdout
    assert "The secret of this game was" in done.stdout
    assert re.search(r"(Player|Lan|Ming) wins\.", done.stdout)
    assert read_record(file).result is not None
    assert start("verify", file).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_is_there_in_all_languages(run: Run, language: str) -> None:
    options = ("--option", "great_wall=on", "--option", "super_event=edict")
    commands = "?\np\nl\nw\ns\n" + "h\nw\n1\n1\n1\n" * (ANSWERS_FOR_A_GAME // 3)
    result = run("play", "--lang", language, "--bots", "random", *options, stdin=commands)
    assert result.exit_code == 0
    assert not re.search(r"\[[a-z]+-[a-z-_]+\]", result.stdout)


def test_an_answer_can_be_taken_back_until_something_is_in_the_way(run: Run) -> None:
    result = run("play", "--seed", 3, stdin="u\n")
    assert "You cannot go back past" in result.stdout
    asked_twice = run("play", "--seed", 3, "--seats", 2, stdin=to_a_second_question())
    assert "Taken back." in asked_twice.stdout


def to_a_second_question() -> str:
    """Answers that end with a person card, which asks for a palace, and take it back."""
    return "1\n1\n1\nu\n" + "1\nu\n" * 10


def test_the_end_of_the_answers_is_a_polite_farewell(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for stdin in ("", "q\n", "1\n"):
        result = run("play", "--seed", 1, "--save", file, stdin=stdin)
        assert result.exit_code == 0
        assert "Goodbye!" in result.stdout
        assert read_record(file).result is None


def test_nonsense_is_answered_and_changes_nothing(run: Run) -> None:
    wrong = ["999", "0", "hello", "²", "9" * 5000, "w nonsense", "w 1", "w 999", "-1"]
    result = run("play", "--seed", 1, stdin="\n".join(wrong) + "\n")
    assert result.exit_code == 0
    assert "There is no option 999" in result.stdout
    assert "“hello” means nothing here" in result.stdout
    assert "Option 1 can be chosen." in result.stdout
    assert "Nothing of that kind is refused now." in result.stdout


def test_the_person_sits_where_asked_and_is_called_as_asked(run: Run) -> None:
    args = ("--seats", 3, "--seat", 3, "--name", "Zofia", "--lang", "pl")
    result = run("play", "dragon", *args, stdin="q\n")
    assert "Miejsce 3: Zofia (ty)" in result.stdout
    assert "Miejsce 1: Lan (bot: casual)" in result.stdout


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    outputs = [run("play", "--seed", "s", stdin="1\n1\n1\n1\n").stdout for _ in range(2)]
    assert outputs[0] == outputs[1]
    assert run("play", "--seed", "t", stdin="1\n1\n1\n1\n").stdout != outputs[0]


def test_the_score_and_the_log_are_shown_on_demand(run: Run) -> None:
    result = run("play", "--seed", 1, stdin="s\nl\n")
    assert "If the game ended now" in result.stdout
    assert result.stdout.count("The events of the whole year were laid out.") == 2


def test_a_hint_can_be_asked_of_another_level(run: Run) -> None:
    result = run("play", "--seats", 2, stdin="h casual\nh Strong\nh nobody\n")
    _, casual, rest = result.stdout.split("Hint: ")
    assert "looked ahead" not in casual
    assert "looked ahead" in rest
    assert "no hints of the level “nobody”; there are: casual, strong, master" in rest


def test_reasons_are_given_at_every_question_of_a_game() -> None:
    match = new_match(rules_for("dragon"), 3, {"great_wall": "off"}, seed=5)
    speaker = Speaker("pl", "dragon", strict=True)
    dice = Dice(5)
    while not match.over:
        if match.ply % 3 == 0:
            assert why_lines(speaker, match, "")
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
