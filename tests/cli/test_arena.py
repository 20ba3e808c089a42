"""`tianxia arena` as people call it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from .conftest import Run

FAILING: Final = """
print("reading")

class Bot:
    def __init__(self, seed):
        print("sitting down")

    def choose(self, table):
        print("thinking")
        raise ValueError("I am lost")
"""


def test_a_tournament_is_shown_saved_and_reported(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    asked = [
        "arena",
        "dragon",
        "--bots",
        "random,casual",
        "--games",
        4,
        "--save",
        tmp_path / "a",
    ]
    done = run(*asked, "--report", page)
    assert done.exit_code == 0, done.output
    assert "casual ended before random in 100.0 %" in done.stdout
    assert "casual   100 % (51–100)   0 % (0–49)" in done.stdout
    text = page.read_text(encoding="utf-8")
    assert "<td>100 % (51–100)</td><td>0 % (0–49)</td>" in text
    assert text.count("<svg") == 1
    assert "casual" in text
    assert "http" not in text.replace("http://www.w3.org", "").replace("http://purl.org", "")
    again = run(*asked, "--json")
    found = json.loads(again.stdout)
    assert (found["games"], found["deals"]) == (4, 2)
    assert [bot["bot"] for bot in found["bots"]] == ["casual", "random"]
    first, second = found["bots"][0]["place_shares"]
    assert (first["value"], first["high"], second["value"]) == (1, 1, 0)
    assert 0.5 < first["low"] < 0.52


def test_what_cannot_be_played_is_refused(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FAILING)
    for asked, said in (
        (["--bots", "random"], "two different bots"),
        (["--bots", f"{mine},{tmp_path}/./mine.py"], "two different bots"),
        (["--bots", "random,genius"], "genius"),
        (["--bots", f"random,{tmp_path / 'none.py'}"], "no such file"),
        (["--bots", "random,casual", "--games", 0], "0"),
        (["--bots", "random,casual", "--jobs", 0, "--save", tmp_path], "0"),
        (["--bots", "random,casual", "--ray", "nowhere", "--save", tmp_path], "ay"),
    ):
        done = run("arena", "dragon", *asked)
        assert done.exit_code != 0
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_a_bot_that_prints_and_fails_spoils_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(FAILING)
    asked = ["arena", "dragon", "--bots", "./mine.py,random", "--games", 2, "--save", "out"]
    found = run(*asked, "--json")
    bots = {bot["bot"]: bot["failures"] for bot in json.loads(found.stdout)["bots"]}
    assert bots["random"] == 0
    assert bots[str(tmp_path / "mine.py")] > 0
    assert found.stderr.count("mine.py failed (ValueError: I am lost)") == 1
    page = tmp_path / "report.html"
    shown = run(*asked, "--report", page)
    assert "Failures" in shown.stdout
    assert "mine.py" in shown.stdout
    assert str(tmp_path / "mine.py") not in shown.stdout
    assert "<th>Failures</th>" in page.read_text(encoding="utf-8")


def test_the_folder_of_another_tournament_is_refused(run: Run, tmp_path: Path) -> None:
    asked = ["arena", "dragon", "--bots", "random,casual", "--games", 2, "--save", tmp_path]
    assert run(*asked).exit_code == 0
    for language, said in (("en", "another tournament"), ("pl", "innego turnieju")):
        done = run(*asked, "--seed", 5, "--lang", language)
        assert done.exit_code == 2
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
