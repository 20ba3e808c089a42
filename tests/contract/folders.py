"""What a game's folders must hold, and what they lack, in one sentence each."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from tianxia.games.registry import Game
from tianxia.words import LANGUAGES

ROOT = Path(__file__).parents[2]

# Python files of the rules: what each is, and the names it must have.
MODULES = {
    "__init__.py": ("the version of the rules", ["VERSION"]),
    "game.py": ("the rules, and the rulings that can be switched", ["RULES", "SWITCHES"]),
    "seen.py": ("the view, declared", ["Seen", "NAMES"]),
    "things.py": ("the things on the table", []),
    "notes.py": ("what the log says", ["NOTES", "REFERENCES"]),
    "clauses.py": ("where the reasons stand in the rules", ["CLAUSES"]),
    "encode.py": ("a position as numbers", ["SLICES"]),
    "purse.py": ("what each seat has", ["PURSE"]),
}
DATA = {
    "components.toml": "every printed value",
    "game.toml": "its weight, bounds and secrets",
}
SPOKEN = {
    "rules.{language}.md": "the page of rules",
    "locale/title.{language}.ftl": "its name and what it is about",
    "locale/{language}.ftl": "its words",
}
BOARD = {
    "seen.ts": "the types of the view (run tools/view_types.py)",
    "facts.ts": "what the frame asks of the view",
    "Board.svelte": "the table in the middle",
    "Mine.svelte": "the area of one's own",
    "Panel.svelte": "the panel of a seat",
    "emblem.svg": "its sign on the shelf",
}
BOARD_SPOKEN = {"words/{language}.ftl": "the words of the board"}
TESTS = {
    "games/{game}/clauses.txt": "the clauses of the rules that tests prove",
    "games/{game}/purse.py": "the purse, read off a view",
    "perft/{game}.perft": "positions with the number of their histories",
    "playthroughs/{game}.txt": "a game to read (run `make golden`)",
    "records/{game}/checksum.json": "golden records (run `make golden`)",
}


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of a game lie."""

    rules: Path
    board: Path
    tests: Path

    @classmethod
    def of(cls, game: Game, root: Path = ROOT) -> Places:
        """The places of a game of ours."""
        return cls(game.folder(), root / "web" / "src" / "games" / game.name, root / "tests")


def lacking(name: str, places: Places) -> list[str]:
    """All that is missing, in the order in which one would write it."""
    wanted = {
        **{places.rules / file: what for file, what in DATA.items()},
        **in_all_languages(places.rules, SPOKEN),
        **{places.board / file: what for file, what in BOARD.items()},
        **in_all_languages(places.board, BOARD_SPOKEN),
        **{places.tests / file.format(game=name): what for file, what in TESTS.items()},
    }
    missing = [f"{name} lacks {shown(p)}: {what}." for p, what in wanted.items() if not p.exists()]
    return [*lacking_names(name, places.rules), *missing]


def in_all_languages(folder: Path, files: dict[str, str]) -> dict[Path, str]:
    """The files that every language needs."""
    return {
        folder / file.format(language=language): what
        for language in LANGUAGES
        for file, what in files.items()
    }


def lacking_names(name: str, folder: Path) -> list[str]:
    """Python files that are not there, and names that those there do not have."""
    found = []
    for file, (what, names) in MODULES.items():
        if not (folder / file).exists():
            found.append(f"{name} lacks {shown(folder / file)}: {what}.")
            continue
        there = declared(folder / file)
        found += [
            f"{name} lacks {wanted} in {shown(folder / file)}: {what}."
            for wanted in names
            if wanted not in there
        ]
    return found


def declared(file: Path) -> set[str]:
    """The names that a module has at its top, imported ones included."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.ClassDef(name=name):
                found.add(name)
            case ast.ImportFrom(names=names):
                found |= {alias.asname or alias.name for alias in names}
    return found


def shown(path: Path) -> str:
    """The path as people say it: without what lies above the project."""
    parts = path.parts
    start = max(at for at, part in enumerate(parts) if part in ("src", "web", "tests"))
    if parts[start] == "src" and start and parts[start - 1] == "web":
        start -= 1
    return "/".join(parts[start:])
