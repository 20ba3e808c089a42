"""Lists, help pages, languages and the checks of components files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tianxia.cli.components import differences
from tianxia.games.registry import GAMES, game_named, rules_for
from tianxia.words import LANGUAGES, Speaker
from tianxia.words.speaker import SHARED

if TYPE_CHECKING:
    from .conftest import Run, Start

COMMANDS = ["games", "play", "simulate", "replay", "verify", "bench"]


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "In the Year of the Dragon" in result.stdout
    assert "great_wall" in result.stdout
    assert "2 to 5" in result.stdout


def test_games_as_json_name_every_registered_game(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in found] == list(GAMES)
    for game in found:
        rules = rules_for(game["id"])
        assert set(game["names"]) == set(LANGUAGES)
        assert game["seats"] == {"least": rules.seats_min, "most": rules.seats_max}
        assert [option["name"] for option in game["options"]] == [o.name for o in rules.options]


@pytest.mark.parametrize("args", [("--lang", "pl", "games"), ("games", "--lang=pl")])
def test_the_language_can_stand_before_or_after_the_command(
    run: Run, args: tuple[str, ...]
) -> None:
    assert "W roku Smoka" in run(*args).stdout


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "W roku Smoka" in run("games").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), ["components", "check"]])
def test_every_help_page_is_complete_in_all_languages(
    run: Run, command: list[str], language: str
) -> None:
    result = run(*command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "[cli-" not in result.stdout  # a missing message shows its key in brackets
    assert "None" not in result.stdout
    assert Speaker(language).text("cli-help-usage") in result.stdout


def test_without_a_command_the_help_page_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.stdout


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout.startswith("tianxia ")


def test_every_word_of_the_command_line_is_used_somewhere() -> None:
    source = Path(__file__).parents[2] / "src" / "tianxia"
    files = [*source.glob("cli/*.py"), *source.glob("arena/*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(files))
    lines = (SHARED / "en.ftl").read_text(encoding="utf-8").splitlines()
    keys = [line.partition(" =")[0] for line in lines if line.startswith("cli-")]
    assert [key for key in keys if f'"{key}"' not in code] == []
    polish = Speaker("pl", strict=True)
    assert [key for key in keys if not polish.has(key)] == []


def test_the_printed_components_are_complete_and_unchanged(run: Run) -> None:
    for game in GAMES:
        result = run("components", "check", game_named(game).folder() / "components.toml")
        assert result.exit_code == 0
        assert "It says what the box says." in result.stdout


def test_a_corrected_components_file_is_compared_with_the_box(run: Run, tmp_path: Path) -> None:
    file = corrected(tmp_path)
    result = run("components", "check", file, "--lang", "pl")
    assert result.exit_code == 0
    assert "Jedno miejsce różni się od pudełka:" in result.stdout
    assert "rules.start_yuan: 6 → 7" in result.stdout


def test_games_can_be_played_with_a_corrected_file(run: Run, tmp_path: Path) -> None:
    file = corrected(tmp_path)
    records = tmp_path / "records"
    saved = ("--games", 1, "--save", records, "--components", file)
    assert run("simulate", "dragon", *saved).exit_code == 0
    record = next(records.iterdir())
    assert run("verify", record, "--components", file).exit_code == 0
    assert run("verify", record).exit_code == 2
    played = run("play", "--components", file, "--seed", 1, stdin="q\n")
    assert played.exit_code == 0
    assert "  7  " in played.stdout


def test_differences_name_the_place_in_tables_with_ids() -> None:
    old = {"tile": [{"id": "a", "n": 1}, {"id": "b", "n": 2}], "x": {"y": [1, 2]}}
    new = {"tile": [{"id": "b", "n": 3}, {"id": "a", "n": 1}], "x": {"y": [1, 2], "z": 4}}
    assert list(differences(old, new, "")) == [("tile.b.n", "2", "3"), ("x.z", "–", "4")]


def test_bench_measures_every_number_of_seats(run: Run) -> None:
    result = run("bench", "--json", "--game", "dragon", "--seconds", "0.02")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert isinstance(found["compiled"], bool)
    assert [row["seats"] for row in found["results"]] == [2, 3, 4, 5]
    for row in found["results"]:
        for name in ("games_per_second", "decisions_per_second", "clone_us", "view_us"):
            assert row[name] > 0
        assert row["move_us"] > 0
        assert row["encode_us"] > 0


def test_bench_says_which_build_is_measured(run: Run) -> None:
    result = run("bench", "--seconds", "0.01", "--lang", "pl")
    assert "Silnik gry jest" in result.stdout


def test_bench_counts_what_people_laugh_about(run: Run) -> None:
    asked = ("bench", "--blunders", "--game", "dragon", "--level", "novice", "--games", "2")
    result = run(*asked, "--json")
    assert result.exit_code == 0
    row = json.loads(result.stdout)["results"][0]
    assert (row["game"], row["level"], row["games"], row["seats"]) == ("dragon", "novice", 2, 2)
    assert row["answers"] > 100
    assert {found["kind"] for found in row["found"]} <= {"undone", "dominated"}
    shown = run(*asked, "--lang", "pl").stdout
    assert "Zdominowane" in shown
    assert str(row["answers"]) in shown


def test_the_program_runs_as_a_process_of_its_own(start: Start) -> None:
    done = start("games", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)[0]["id"] == "dragon"


def corrected(folder: Path) -> Path:
    """The dragon's components with one yuan more at the start."""
    text = (game_named("dragon").folder() / "components.toml").read_text(encoding="utf-8")
    file = folder / "corrected.toml"
    file.write_text(text.replace("start_yuan = 6", "start_yuan = 7"), encoding="utf-8")
    return file
