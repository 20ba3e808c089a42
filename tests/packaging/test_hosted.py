"""What other machines are told to do: the hosted tests, and the wheels for every system."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from tests.packaging.making import ROOT, read_tool

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = ["ubuntu-latest", "macos-latest", "windows-latest"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS = PROJECT["tool"]["cibuildwheel"]

every_workflow = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)


def jobs(file: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    return found


def steps(file: Path) -> Iterator[dict[str, Any]]:
    """All that the jobs of a workflow do."""
    for job in jobs(file).values():
        yield from job["steps"]


def test_the_test_command_runs_on_every_system_and_python() -> None:
    (job,) = jobs(ROOT / ".github" / "workflows" / "test.yml").values()
    assert job["strategy"]["matrix"] == {"os": SYSTEMS, "python": PYTHONS}
    assert job["steps"][-1] == {"run": "make test PYTHON=python"}
    assert all(SpecifierSet(PROJECT["project"]["requires-python"]).contains(p) for p in PYTHONS)


@every_workflow
def test_every_step_is_an_action_of_a_version_or_a_command_that_is_there(file: Path) -> None:
    for step in steps(file):
        assert {"uses", "run"} & set(step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]), step
        elif step["run"].startswith("make "):
            target, *settings = step["run"].split()[1:]
            assert target in TARGETS
            assert all("=" in word for word in settings)
        else:
            assert step["run"].startswith(("pip install ", "python -m build", "cibuildwheel ")), (
                step
            )


@every_workflow
def test_everything_a_workflow_refers_to_is_there(file: Path) -> None:
    for job in jobs(file).values():
        assert job.get("needs") in (None, *jobs(file))
        matrix = job.get("strategy", {}).get("matrix", {})
        wanted = re.findall(r"\$\{\{ (\S+) \}\}", yaml.safe_dump(job))
        assert {name.removeprefix("matrix.") for name in wanted} <= set(matrix)


def test_artifacts_that_are_fetched_were_stored() -> None:
    stored, fetched = set(), set()
    for step in steps(ROOT / ".github" / "workflows" / "wheels.yml"):
        if step.get("uses", "").startswith("actions/upload-artifact@"):
            stored.add(step["with"]["name"])
        if step.get("uses", "").startswith("actions/download-artifact@"):
            fetched.add(step["with"]["name"])
    assert fetched == {"pure"}
    assert fetched <= stored


def test_wheels_are_compiled_for_the_pythons_that_are_tested() -> None:
    assert WHEELS["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    assert WHEELS["environment"] == {read_tool("build_hook").OPTIMISE: "3"}


def test_the_trial_of_a_wheel_has_its_tests_and_its_libraries() -> None:
    program, *words = WHEELS["test-command"].split()
    assert program == "pytest"
    for word in words:
        if not word.startswith("-"):
            assert Path(word.replace("{project}", str(ROOT))).exists(), word
    lock = (ROOT / "requirements-test.lock").read_text(encoding="utf-8")
    pinned = {Requirement(line).name for line in lock.splitlines()}
    assert set(WHEELS["test-requires"]) <= pinned


@pytest.mark.parametrize("name", ["bug", "rule"])
def test_a_template_says_what_it_is_for(name: str) -> None:
    text = (ROOT / ".github" / "ISSUE_TEMPLATE" / f"{name}.md").read_text(encoding="utf-8")
    _, head, body = text.split("---\n", 2)
    assert {"name", "about"} <= set(yaml.safe_load(head))
    assert body.count("**") >= 6


def test_one_version_is_said_everywhere() -> None:
    version = PROJECT["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+?)(,|$)", changes, re.M)
    assert newest is not None
    assert newest[1] == version
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")
