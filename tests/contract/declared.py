"""What a game declares of its view in `seen.py`, and whether a real view keeps to it."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from typing import Any

from tianxia.core.agenda import SPECTATOR
from tianxia.games.registry import GAMES, game_named

PLAIN = {"int": int, "str": str, "bool": bool, "float": float}
SECRET = ("Own", "Others")  # what only its owner sees, and what all but its owner see


class Declared:
    """The classes of `seen.py`, read from the source: compiled ones keep no annotations."""

    def __init__(self, game: str, on: frozenset[str]) -> None:
        source = (GAMES[game].folder() / "seen.py").read_text(encoding="utf-8")
        tree = ast.parse(source)
        module = import_module(f"{game_named(game).package}.seen")
        self.names: dict[str, list[str]] = module.NAMES
        opened_by: dict[str, str] = getattr(module, "OPENED_BY", {})
        self.opened = {field for field, option in opened_by.items() if option in on}
        self.parts: dict[str, ast.ClassDef | ast.Dict] = {}
        for node in tree.body:
            match node:
                case ast.ClassDef(name=name):
                    self.parts[name] = node
                case ast.Assign(
                    value=ast.Call(args=[ast.Constant(value=str(name)), ast.Dict() as d])
                ):
                    self.parts[name] = d

    def fields(self, name: str) -> dict[str, ast.expr]:
        """Every field of a part with its kind, those of the parts it extends first."""
        node = self.parts[name]
        if isinstance(node, ast.Dict):  # `TypedDict(name, {…})`, for names no class could have
            keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
            return dict(zip(keys, node.values, strict=True))
        found: dict[str, ast.expr] = {}
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id in self.parts:
                found |= self.fields(base.id)
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                found[part.target.id] = part.annotation
        return found

    def problems(self, value: Any, kind: ast.expr, where: str) -> list[str]:
        """What of a value is not as it is declared."""
        match kind:
            case ast.Constant(value=None):
                return [] if value is None else [f"{where} is {value!r}, not nothing"]
            case ast.BinOp(left=left, right=right):
                return min(
                    self.problems(value, left, where), self.problems(value, right, where), key=len
                )
            case ast.Name(id=name) if name in self.parts:
                return self.broken(value, name, where)
            case ast.Name(id=name):
                return self.other_than(value, name, where)
            case ast.Subscript(value=ast.Name(id=outer), slice=inner):
                return self.inside(value, outer, inner, where)
        raise AssertionError(f"{where}: nobody knows {ast.unparse(kind)}")

    def other_than(self, value: Any, name: str, where: str) -> list[str]:
        """A number, a word, or one of the words of a kind."""
        wanted = PLAIN.get(name, str)
        if type(value) is not wanted:
            return [f"{where} is {value!r}, not of the kind {name}"]
        if name in self.names and value not in self.names[name]:
            return [f"{where} is {value!r}, none of {name}"]
        return []

    def inside(self, value: Any, outer: str, inner: ast.expr, where: str) -> list[str]:
        """Lists, tables by name, and what a field says of itself."""
        if outer in SECRET:
            return [] if value is None else self.problems(value, inner, where)
        if outer == "NotRequired":
            return self.problems(value, inner, where)
        if outer == "Literal":
            words = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            same = value in [ast.literal_eval(word) for word in words]
            return [] if same else [f"{where} is {value!r}"]
        if outer == "list":
            if not isinstance(value, list):
                return [f"{where} is no list"]
            found = [self.problems(one, inner, f"{where}[{i}]") for i, one in enumerate(value)]
            return [line for lines in found for line in lines]
        assert outer == "dict", f"{where}: nobody knows {outer}"
        assert isinstance(inner, ast.Tuple)
        if not isinstance(value, dict):
            return [f"{where} is no table"]
        key, item = inner.elts
        return [
            line
            for name, one in value.items()
            for line in self.problems(name, key, f"{where} key")
            + self.problems(one, item, f"{where}.{name}")
        ]

    def broken(self, value: Any, part: str, where: str) -> list[str]:
        """What is missing, too many or of another kind in a part of the view."""
        if not isinstance(value, dict):
            return [f"{where} is {value!r}, not a {part}"]
        fields = self.fields(part)
        found = [f"{where}.{name} is not declared" for name in value if name not in fields]
        for name, kind in fields.items():
            if name in value:
                found += self.problems(value[name], kind, f"{where}.{name}")
            elif not has_outer(kind, "NotRequired"):
                found.append(f"{where}.{name} is missing")
        return found

    def without_own(self, value: Any, kind: ast.expr, viewer: int, owner: int | None) -> Any:
        """The value without what some may not see, which must be nothing to them."""
        match kind:
            case ast.Subscript(value=ast.Name(id="Own" | "Others" as secret)):
                owned = viewer != SPECTATOR if owner is None else viewer == owner
                allowed = owned == (secret == "Own")
                assert allowed or value is None, f"viewer {viewer} sees {value!r}"
                return None
            case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
                return self.without_own(value, inner, viewer, owner)
            case ast.Subscript(value=ast.Name(id="list"), slice=inner) if isinstance(value, list):
                return [self.without_own(one, inner, viewer, owner) for one in value]
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, item])):
                return {n: self.without_own(v, item, viewer, owner) for n, v in value.items()}
            case ast.Name(id=name) if name in self.parts:
                return self.open_part(value, name, viewer, owner)
            case ast.BinOp(left=left) if value is not None:
                return self.without_own(value, left, viewer, owner)
        return value

    def open_part(self, value: Any, part: str, viewer: int, owner: int | None) -> Any:
        """The same for a part; in the list `seats` everything belongs to the seat of its place."""
        found = {}
        for name, kind in self.fields(part).items():
            if name in self.opened:
                found[name] = value.get(name)
                continue
            if name not in value and not is_secret_part(kind):
                continue
            if name == "seats" and isinstance(value[name], list):
                assert isinstance(kind, ast.Subscript)
                each = enumerate(value[name])
                found[name] = [self.without_own(v, kind.slice, viewer, i) for i, v in each]
            else:
                found[name] = self.without_own(value.get(name), kind, viewer, owner)
        return found


def has_outer(kind: ast.expr, name: str) -> bool:
    """Whether the kind is `name[…]`."""
    return isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == name


def is_secret_part(kind: ast.expr) -> bool:
    """Whether the field is there for some viewers alone: `NotRequired[Own[…]]`."""
    return (
        isinstance(kind, ast.Subscript)
        and has_outer(kind, "NotRequired")
        and any(has_outer(kind.slice, secret) for secret in SECRET)
    )


@cache
def declared(game: str, on: frozenset[str] = frozenset()) -> Declared:
    """The declaration of a game, read once; some options that are on open an `Own` field to all."""
    return Declared(game, on)
