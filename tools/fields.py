"""Writes what follows from the fields of a game's state: `clone`, and `SAVED` for positions kept.

The fields are declared once, in the class body of `games/*/state.py`; the end of a remark says how
copies treat a row (`# shared`, `# shared inside`), and `# apart` that the game saves it by itself.
Between the marks everything is written by this tool. `--check` only compares. Either way it says
which field `fresh_state` forgets.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src/tianxia/games"
BASE: Final = ROOT / "src/tianxia/core/scores.py"
NUMBER: Final = "i64"
ROW: Final = "vec[i64]"
PILE: Final = "vec[vec[i64]]"
SAVED_AS: Final = {"numbers": NUMBER, "rows": ROW, "piles": PILE}
CLONE: Final = re.compile(r"(    # <fields: clone>\n).*?(    # </fields>\n)", re.DOTALL)
SAVED: Final = re.compile(r"(# <fields: saved by (\w+)>\n).*?(# </fields>\n)", re.DOTALL)

Functions = dict[str, ast.FunctionDef]


@dataclass(frozen=True)
class Field:
    """One field of a state, as it is declared."""

    name: str
    kind: str
    remarks: frozenset[str]

    def copied(self) -> str:
        """What a copy of the state gets."""
        here = f"self.{self.name}"
        if self.kind == NUMBER or "shared" in self.remarks:
            return here
        if self.kind == PILE and "shared inside" not in self.remarks:
            return f"{PILE}([row[:] for row in {here}])"
        return f"{here}[:]"


def fields_of(text: str) -> list[Field]:
    """The fields declared in the class body of the state in a module."""
    lines = text.splitlines()
    return [
        Field(part.target.id, ast.unparse(part.annotation), remarks_in(lines[part.lineno - 1]))
        for part in state_in(text).body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not part.value
    ]


def remarks_in(line: str) -> frozenset[str]:
    """What the end of a declaration says about copies and saving."""
    said = [part.strip() for part in line.split("# ")[1:]]
    return frozenset(said) & {"shared", "shared inside", "apart"}


def state_in(text: str) -> ast.ClassDef:
    """The state among the classes of a module."""
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return next(node for node in classes if node.name.endswith("State"))


def functions_in(text: str) -> Functions:
    """The functions of a module by their names."""
    body = ast.parse(text).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


def begun_by(node: ast.AST, functions: Functions) -> Iterator[str]:
    """The fields that a function sets, in the order in which it does, with all that it calls."""
    for part in ast.iter_child_nodes(node):
        yield from begun_by(part, functions)
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            yield part.attr
        called = part.func if isinstance(part, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in functions:
            yield from begun_by(functions[called.id], functions)


def clone_of(state: str, given: list[Field], fields: list[Field]) -> str:
    """The copying method: what never changes goes to the constructor, all else is copied."""
    values = "".join(f", self.{field.name}" for field in given)
    lines = [
        f"    def clone(self) -> {state}:",
        '        """An independent copy without a journal."""',
        f"        copy = {state}(self.seats{values})",
        "        copy.agenda = self.agenda",
        *[f"        copy.{field.name} = {field.copied()}" for field in fields],
        "        return copy",
        "",
    ]
    return "\n".join([*lines, ""])


def saved_of(maker: str, fields: list[Field]) -> str:
    """The names by their kinds, as `Fields` wants them."""
    apart = [field for field in fields if "apart" in field.remarks]
    kinds = {word: [f for f in fields if f.kind == kind] for word, kind in SAVED_AS.items()}
    sorts = {word: [f for f in found if f not in apart] for word, found in kinds.items()}
    lines = [f"SAVED: Final = {maker}("]
    for word, found in (sorts | {"apart": apart}).items():
        if found:
            names = ", ".join(f'"{field.name}"' for field in found)
            lines += [
                f"    {word}=[",
                *[f"        {line}" for line in wrap(f"{names},", 91)],
                "    ],",
            ]
    return "\n".join([*lines, ")  # fmt: skip", ""])


def written(folder: Path) -> tuple[dict[Path, str], list[str]]:
    """A game's files as they should be, and the fields that `fresh_state` does not set."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    own = texts[folder / "state.py"]
    functions = {k: v for text in texts.values() for k, v in functions_in(text).items()}
    declared = fields_of(own)
    given = [field for field in declared if field.kind not in SAVED_AS.values()]
    known = fields_of(BASE.read_text(encoding="utf-8")) + declared
    fields = {field.name: field for field in known if field not in given}
    # in the order of `fresh_state`: interpreted objects share their keys only if all set them alike
    begun = dict.fromkeys(begun_by(functions["fresh_state"], functions))
    ordered = [fields[name] for name in begun if name in fields]
    forgotten = [name for name in fields if name not in begun]
    state = state_in(own).name
    for path, text in texts.items():
        text = CLONE.sub(lambda m: m[1] + clone_of(state, given, ordered) + m[2], text)
        texts[path] = SAVED.sub(lambda m: m[1] + saved_of(m[2], ordered) + m[3], text)
    return texts, forgotten


def main() -> int:
    """Write the files, or say which are not up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    wrong: list[str] = []
    for folder in sorted(path.parent for path in GAMES.glob("*/state.py")):
        texts, forgotten = written(folder)
        wrong += [f"{folder.name}: fresh_state does not set {name}" for name in forgotten]
        for path, text in texts.items():
            if text == path.read_text(encoding="utf-8"):
                continue
            if check:
                wrong.append(f"{path.relative_to(ROOT)} is not up to date: run tools/fields.py")
            else:
                path.write_text(text, encoding="utf-8")
    sys.stderr.writelines(f"{line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
