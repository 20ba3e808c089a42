"""Every example in the documentation runs as it stands."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest
from tests.docs.pages import PAGES, READ, RUN, blocks
from typer.testing import CliRunner

from tianxia.cli.main import app

if TYPE_CHECKING:
    from pathlib import Path

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


@every_page
def test_the_examples_of_a_page_run_one_after_another(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    for block in blocks(page):
        if block.language == "shell":
            for command in block.text.splitlines():
                run_command(command)
        elif block.language == "python":
            if block.file is not None:
                (tmp_path / block.file).write_text(block.text, encoding="utf-8")
            # the lines of a page are numbered in errors as they are in the page
            code = "\n" * block.line + block.text
            exec(compile(code, page.name, "exec"), {"__name__": "__main__"})


def run_command(line: str) -> None:
    """A line of a shell block: one command of this program, perhaps with a comment."""
    words = shlex.split(line, comments=True)
    assert words[0] == "tianxia", f"not a command of this program: {line}"
    result = CliRunner().invoke(app, words[1:])
    assert result.exit_code == 0, f"{line}\n{result.output}"


@every_page
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks(page)} <= RUN | READ
    assert page.read_text(encoding="utf-8").count("```") == 2 * len(blocks(page))


def test_there_is_something_to_run() -> None:
    found = [block for page in PAGES for block in blocks(page) if block.language in RUN]
    assert len(found) > 20
