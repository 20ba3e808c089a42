"""Writes the browser's types of a game's view and targets: `web/src/games/<game>/seen.ts`.

Run it after every change of a game's `seen.py` or `things.py`; `--check` only compares.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import re
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))  # the tools are no package

from wire_types import typescript

from tianxia.games.registry import PACKAGE, rules_for

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src/tianxia/games"
OPTIONAL: Final = "NotRequired"
SECRET: Final = ("Own", "Others")


def kind_of(annotation: ast.expr) -> tuple[str, bool]:
    """The TypeScript type, and whether the field may be missing."""
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        if annotation.value.id == OPTIONAL:
            return kind_of(annotation.slice)[0], True
        if annotation.value.id in SECRET:  # null for those who may not see it
            return f"{kind_of(annotation.slice)[0]} | null", False
        if annotation.value.id == "dict" and isinstance(annotation.slice, ast.Tuple):
            key, value = annotation.slice.elts
            return f"Record<{kind_of(key)[0]}, {kind_of(value)[0]}>", False
        if annotation.value.id == "list":
            inner = kind_of(annotation.slice)[0]
            return (f"({inner})[]" if " | " in inner else f"{inner}[]"), False
    return typescript(annotation), False


def fields(node: ast.ClassDef | ast.Dict) -> list[tuple[str, ast.expr]]:
    """The names of the fields with their kinds."""
    if isinstance(node, ast.Dict):
        keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
        return list(zip(keys, node.values, strict=True))
    declared = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    return [
        (part.target.id, part.annotation) for part in declared if isinstance(part.target, ast.Name)
    ]


def body(node: ast.ClassDef | ast.Dict, lines: list[str]) -> list[str]:
    """The fields of one part, each with its remark."""
    out = []
    for name, annotation in fields(node):
        remark = lines[annotation.lineno - 1].partition("#")[2].strip()
        if remark:
            out.append(f"  /** {remark} */")
        kind, optional = kind_of(annotation)
        if name == "thing":
            kind = "Target"
        out.append(f"  {name}{'?' if optional else ''}: {kind};")
    return out


def interface(node: ast.stmt, lines: list[str]) -> list[str]:
    """One declared part of a view, if the statement is one: a class, or `TypedDict(name, {…})`.

    The second is for names that no field of a class can have; the remark above it goes with it.
    """
    match node:
        case ast.ClassDef(name=name):
            named = [base.id for base in node.bases if isinstance(base, ast.Name)]
            bases = [base for base in named if base != "TypedDict"]
            after = f" extends {', '.join(bases)}" if bases else ""
            head = [f"/** {ast.get_docstring(node)} */", f"export interface {name}{after} {{"]
            return ["\n".join([*head, *body(node, lines), "}"])]
        case ast.Assign(value=ast.Call(args=[ast.Constant(value=name), ast.Dict() as table])):
            remark = lines[node.lineno - 2].partition("#")[2].strip()
            head = [f"/** {remark} */", f"export interface {name} {{"]
            return ["\n".join([*head, *body(table, lines), "}"])]
    return []


def constant(alias: str) -> str:
    """`TaskKind` is listed in `TASK_KINDS`, `Ability` in `ABILITIES`, `Bonus` in `BONUSES`."""
    word = re.sub(r"(?<!^)(?=[A-Z])", "_", alias).upper()
    return re.sub(r"(?<=[^AEIOU])Y$", "IE", re.sub(r"S$", "SE", word)) + "S"


def names(module: Any, tree: ast.Module, lines: list[str]) -> list[str]:
    """The words of the game as constants and exact types."""
    out = []
    for node in tree.body:
        if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Name)):
            continue
        assert isinstance(node.targets[0], ast.Name)
        alias = node.targets[0].id
        remark = lines[node.lineno - 1].partition("#")[2].strip()
        doc = f"/** {remark} */\n" if remark else ""
        if alias in module.NAMES:
            listed = ", ".join(f"'{one}'" for one in module.NAMES[alias])
            const = constant(alias)
            out.append(f"{doc}export const {const} = [{listed}] as const;")
            out.append(f"export type {alias} = (typeof {const})[number];")
        else:
            out.append(f"{doc}export type {alias} = string;")
    return out


def targets(things: Any) -> str:
    """Everything the server may name, one line per kind."""
    rows = []
    for kind in things.kinds:
        parts = "".join(f":${{{axis.kind or 'number'}}}" for axis in kind.axes)
        rows.append(f"  | `{kind.name}{parts}`" if kind.axes else f"  | '{kind.name}'")
    return "\n".join(["/** The things on the table. */", "export type Target =", *rows]) + ";"


def generate(game: str) -> str:
    """The whole TypeScript file."""
    source = (GAMES / game / "seen.py").read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    module = importlib.import_module(f"{PACKAGE}.{game}.seen")
    things = rules_for(game).things
    head = (
        f"// Generated by tools/view_types.py from games/{game}: seen.py, things.py; do not edit."
    )
    blocks = [head]
    blocks.append("\n".join(names(module, tree, lines)))
    blocks.append(targets(things))
    blocks += [block for node in tree.body for block in interface(node, lines)]
    return "\n\n".join(blocks) + "\n"


def main() -> int:
    """Write the files, or say which are not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = 0
    for seen in sorted(GAMES.glob("*/seen.py")):
        game = seen.parent.name
        target = ROOT / "web/src/games" / game / "seen.ts"
        text = generate(game)
        if check and not (target.exists() and target.read_text(encoding="utf-8") == text):
            print(f"{target.relative_to(ROOT)} is not up to date: run tools/view_types.py")  # noqa: T201
            stale = 1
        elif not check:
            target.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
