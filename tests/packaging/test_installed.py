"""The installed package, in an empty environment and far from the checkout, does what is promised.

On the sources that is the pure wheel, on the compiled build the compiled one.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from tests.docs.pages import ROOT, Block, blocks
from tests.packaging.making import Installed, surroundings
from tests.server.house import BOT, PERSON, Window
from tests.waiting import PATIENCE

from tianxia.core.build import compiled

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = PROJECT["project"]["version"]
EXAMPLES = [block for block in blocks(ROOT / "README.md") if block.language == "python"]
EXTRAS = {"gymnasium": "research", "pettingzoo": "research", "pyspiel": "openspiel"}
LOADED = re.compile(r"""(?:src|href)="(/[^"]+)\"""")


@contextmanager
def serving(installed: Installed) -> Iterator[httpx.Client]:
    """The program's own server, as `tianxia serve` starts it."""
    words = ["serve", "--lang", "en", "--port", "0", "--data", installed.folder / "tables"]
    process = subprocess.Popen(
        [str(word) for word in (installed.program, *words)],
        cwd=installed.work,
        env=surroundings(installed.folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        address = re.search(r"http://\S+?:\d+", said)
        assert address, said + process.stdout.read()
        with httpx.Client(base_url=address[0], timeout=PATIENCE) as http:
            yield http
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def test_it_is_the_version_and_the_engine_that_were_packed(installed: Installed) -> None:
    where = installed.run(installed.python, "-c", "import tianxia; print(tianxia.__file__)")
    assert where.stdout.startswith(str(installed.folder)), where.stderr
    assert installed.run(installed.program, "--version").stdout == f"tianxia {VERSION}\n"
    engine = installed.run(installed.program, "engine", "--lang", "en").stdout
    assert engine.startswith(f"The engine is {'compiled' if compiled() else 'interpreted'}"), engine


def test_the_server_shows_its_page_and_a_game_is_played_to_the_end(installed: Installed) -> None:
    with serving(installed) as http:
        page = http.get("/")
        assert page.status_code == 200
        needed = LOADED.findall(page.text)
        assert any(name.endswith(".js") for name in needed)
        assert any(name.endswith(".css") for name in needed)
        for name in needed:
            assert http.get(name).status_code == 200, name
        table = {"game": "dragon", "seats": [PERSON, BOT], "seed": "7"}
        made = http.post("/api/tables", json=table).raise_for_status().json()
        tokens = [key["token"] for key in made["keys"]]
        assert http.base_url.port is not None
        window = Window(http.base_url.port, made["id"], {"tokens": tokens})
        while window.now.get("result") is None:
            if window.now.get("question") is None:
                window.next()
            else:
                window.answer()
        assert len(window.now["result"]["scores"]) == 2
        window.close()


def test_a_missing_library_is_named_with_a_command_that_brings_it(installed: Installed) -> None:
    words = ["simulate", "dragon", "--seats", "2", "--games", "1", "--save", "records"]
    assert installed.run(installed.program, *words).returncode == 0
    words = ["dataset", "records", "--out", "games.parquet", "--lang", "en"]
    refused = installed.run(installed.program, *words)
    assert refused.returncode == 2
    command = re.search(r"PyArrow is not installed: (.+)$", " ".join(refused.stderr.split()))
    assert command, refused.stderr
    done = installed.run(*shlex.split(command[1].strip(" │╯")), "--dry-run", "--quiet")
    assert done.returncode == 0, done.stderr


@pytest.mark.compiled
def test_it_passes_the_trial_of_published_wheels(installed: Installed) -> None:
    trial = PROJECT["tool"]["cibuildwheel"]
    installed.install(*trial["test-requires"])
    words = trial["test-command"].replace("{project}", str(ROOT)).split()
    more = trial["test-environment"]
    done = installed.run(installed.python, "-m", *words, "-p", "no:cacheprovider", **more)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda block: f"line {block.line}")
def test_the_examples_of_the_readme_run(installed: Installed, example: Block) -> None:
    extras = [extra for library, extra in EXTRAS.items() if library in example.text]
    if extras:
        installed.install(f"tianxia[{','.join(extras)}]")
    file = installed.folder / f"example-{example.line}.py"
    file.write_text(example.text, encoding="utf-8")
    done = installed.run(installed.python, file)
    assert done.returncode == 0, done.stderr
