"""Building the package: never without its page, and from the archive without Node."""

from __future__ import annotations

import filecmp
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tests.packaging.making import (
    ROOT,
    Packages,
    client,
    clone,
    pip,
    try_pip,
    with_node,
    without_node,
)

pytestmark = pytest.mark.interpreted

WHEEL = ["wheel", "--no-build-isolation", "--no-deps", "--no-cache-dir"]
LEFT_OUT = {"__pycache__", "static"}


def test_the_wheel_holds_the_sources_the_client_and_the_licences(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        names = set(wheel.namelist())
    package = ROOT / "src" / "tianxia"
    sources = {
        path.relative_to(package.parent).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix != ".so" and not LEFT_OUT & set(path.parts)
    }
    assert sources <= names
    rest = {name.split("/")[0] for name in names - sources if "/server/static/" not in name}
    assert [name.endswith(".dist-info") for name in rest] == [True]
    assert "tianxia/server/static/index.html" in names
    licences = {name.rpartition("/")[2] for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "OFL-alegreya.txt", "OFL-alegreya-sans.txt"}


def test_the_archive_holds_the_sources_of_the_client_and_what_was_built(packages: Packages) -> None:
    with tarfile.open(packages.archive) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/src/App.svelte", "web/package-lock.json", "tools/client.py"} <= names
    assert "src/tianxia/server/static/index.html" in names
    assert not any("node_modules" in name for name in names)


def test_a_wheel_from_the_checkout_is_the_one_from_the_archive(
    packages: Packages, tmp_path: Path
) -> None:
    source = packages.archive.parents[1] / "clone"  # its client was built for the archive
    pip(sys.executable, *WHEEL, "-w", tmp_path, ".", cwd=source, **without_node(tmp_path / "old"))
    (wheel,) = tmp_path.glob("*.whl")
    assert filecmp.cmp(wheel, packages.wheel, shallow=False)


def only_sentence(done_output: str) -> str:
    """The one line that the build itself has said, in the frame that pip puts around it."""
    _, _, rest = done_output.partition("[1 lines of output]\n")
    assert rest, done_output
    return rest.partition("[end of output]")[0].strip()


def test_without_node_there_is_one_sentence_and_no_wheel(tmp_path: Path) -> None:
    source = clone(tmp_path / "clone")
    env = without_node(tmp_path / "old")
    done = try_pip(sys.executable, *WHEEL, "-w", tmp_path / "made", ".", cwd=source, **env)
    assert done.returncode == 1
    said = only_sentence(done.stdout + done.stderr)
    assert said.startswith("The browser client has to be built and there is no Node 20.19 or newer")
    assert not list(tmp_path.glob("made/*.whl"))


def test_without_a_registry_there_is_one_sentence_and_no_wheel(tmp_path: Path) -> None:
    source = clone(tmp_path / "clone")
    env = with_node() | {
        "npm_config_registry": "http://127.0.0.1:9",
        "npm_config_cache": str(tmp_path / "cache"),
        "npm_config_fetch_retries": "0",
    }
    done = try_pip(sys.executable, *WHEEL, "-w", tmp_path / "made", ".", cwd=source, **env)
    assert done.returncode == 1
    said = only_sentence(done.stdout + done.stderr)
    assert said.startswith("The browser client could not be built: installing its packages failed")
    assert not list(tmp_path.glob("made/*.whl"))


def test_an_editable_installation_builds_no_client(tmp_path: Path) -> None:
    source = clone(tmp_path / "clone")
    words = ["install", "--no-build-isolation", "--no-deps", "--quiet", "--editable", "."]
    target = ["--target", str(tmp_path / "target")]
    pip(sys.executable, *words, *target, cwd=source, **without_node(tmp_path / "old"))
    assert list(tmp_path.glob("target/tianxia-*.dist-info"))
    assert not (source / "src" / "tianxia" / "server" / "static").exists()


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/App.svelte",
        "web/public/icon.svg",
        "web/package-lock.json",
        "web/vite.config.ts",
        "src/tianxia/words/locale/en.ftl",
        "src/tianxia/games/dragon/rules.pl.md",
    ],
)
def test_a_client_older_than_one_of_its_sources_is_built_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    root = clone(tmp_path / "clone")
    built = root / client.BUILT.relative_to(client.ROOT)
    monkeypatch.setattr(client, "ROOT", root)
    monkeypatch.setattr(client, "WEB", root / "web")
    monkeypatch.setattr(client, "BUILT", built)
    assert not client.is_built()
    built.parent.mkdir()
    built.touch()
    assert client.is_built()
    later = built.stat().st_mtime + 1
    os.utime(root / changed, (later, later))
    assert not client.is_built()
