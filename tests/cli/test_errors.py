"""Wrong input: one sentence on the error stream, exit code 2, no traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from tests.waiting import PATIENCE, until

from .conftest import PACKAGE

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run, Start

WRONG = [
    (["nonsense"], "There is no command “nonsense”"),
    (["simulate"], "GAME is missing"),
    (["replay"], "FILE is missing"),
    (["components"], "A command is missing"),
    (["games", "--nonsense"], "There is no option --nonsense"),
    (["games", "extra"], "“extra” is more than this command can use"),
    (["--lang", "de", "games"], "There is no language “de”"),
    (["games", "--lang"], "There is no language “”"),
    (["simulate", "chess"], "There is no game “chess”"),
    (["play", "chess"], "There is no game “chess”"),
    (["bench", "--game", "chess"], "There is no game “chess”"),
    (["bench", "--blunders", "--games", "0"], "At least one game"),
    (["bench", "--blunders", "--game", "dragon", "--level", "guru"], "There is no bot"),
    (["bench", "--seconds", "0"], "The time to measure"),
    (["bench", "--seconds", "nan"], "The time to measure"),
    (["bench", "--seconds", "x"], "--seconds needs a number"),
    (["simulate", "dragon", "--seats"], "--seats needs a value"),
    (["simulate", "dragon", "--seats", "x"], "--seats needs a whole number"),
    (["simulate", "dragon", "--seats", "6"], "This game is for 2 to 5 seats, not 6"),
    (["simulate", "dragon", "--games", "0"], "At least one game must be played"),
    (["simulate", "dragon", "--jobs", "0"], "At least one process must play"),
    (["simulate", "dragon", "--bots", "genius"], "There is no bot “genius”"),
    (["simulate", "dragon", "--bots", ""], "There is no bot “”"),
    (["simulate", "dragon", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2"),
    (["simulate", "dragon", "--option", "wall"], "write it as NAME=VALUE"),
    (["simulate", "dragon", "--option", "wall=on"], "There is no option “wall”"),
    (["simulate", "dragon", "--option", "great_wall=x"], "Option great_wall cannot be “x”"),
    (["simulate", "dragon", "--components", "missing.toml"], "missing.toml: cannot be read"),
    (["play", "--seat", "5"], "There is no seat 5"),
    (["play", "--seats", "1"], "This game is for 2 to 5 seats, not 1"),
    (["play", "--seats", "3", "--bots", "random,random,random"], "There are 3 bots for 2 seats"),
    (["play", "--save", "/nowhere/at/all"], "/nowhere/at/all: cannot be used"),
    (["replay", "missing.jsonl"], "missing.jsonl: cannot be read"),
    (["verify", "missing.jsonl"], "missing.jsonl: cannot be read"),
    (["components", "check", "missing.toml"], "missing.toml: cannot be read"),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG, ids=[" ".join(args) for args, _ in WRONG])
def test_wrong_input_is_explained_in_one_sentence(run: Run, args: list[str], sentence: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nonsense"], "Nie ma polecenia „nonsense”"),
        (["simulate", "dragon", "--seats", "9"], "od 2 do 5 miejsc, a nie 9"),
        (["simulate", "dragon", "--bots", "x"], "Nie ma bota „x”"),
        (["simulate", "dragon", "--seed", "x"], "--seed wymaga liczby całkowitej"),
        (["play", "--seats", "3", "--bots", "random,random,random"], "botów (3) na 2 miejsca"),
        (["games", "--x"], "To polecenie nie ma opcji --x"),
    ],
)
def test_errors_speak_polish_too(run: Run, args: list[str], sentence: str) -> None:
    result = run(*args, "--lang", "pl")
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "meta.id does not say"),
        ("this is no toml", "is not a TOML file"),
        ('[meta]\nid = "chess"\n', "There is no game “chess”"),
        ('[meta]\nid = "dragon"\n', "is missing"),
        ("meta = 3", "meta.id does not say"),
    ],
)
def test_a_bad_components_file_is_refused(
    run: Run, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    result = run("components", "check", file)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", '{"tianxia": "record"}', "\x00"])
def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        result = run(command, file)
        assert result.exit_code == 2
        assert result.stderr.startswith("bad.jsonl: ")
        assert result.stderr.count("\n") == 1


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    result = run("replay", tmp_path)
    assert result.exit_code == 2
    assert "cannot be read" in result.stderr


def test_a_process_of_its_own_shows_no_traceback(start: Start) -> None:
    done = start("simulate", "dragon", "--bots", "genius")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no bot “genius”")
    assert "Traceback" not in done.stderr


def test_interrupting_a_simulation_is_quiet(tmp_path: Path) -> None:
    process = started("simulate", "dragon", "--games", "9999", "--jobs", "2", "--save", tmp_path)
    until(lambda: any(tmp_path.iterdir()), "a game is saved")
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert (stdout, stderr) == ("", "")


def test_interrupting_a_game_is_quiet() -> None:
    process = started("play", "--seed", "1")
    assert process.stdout is not None
    assert any(line.startswith("  1  ") for line in iter(process.stdout.readline, ""))
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert stderr == ""


def started(*args: object) -> subprocess.Popen[str]:
    """The program, running."""
    return subprocess.Popen(
        [sys.executable, "-m", "tianxia", *(str(arg) for arg in args)],
        env=os.environ | {"PYTHONPATH": str(PACKAGE), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_a_closed_pipe_is_quiet() -> None:
    command = [sys.executable, "-m", "tianxia", "games", "--json"]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": str(PACKAGE), "LC_ALL": "C.UTF-8"},
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert done.stderr == ""
