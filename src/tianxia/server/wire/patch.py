"""Differences between two JSON values, and how to apply them.

A step is `[path, value]` (set) or `[path]` (remove). Objects are compared by key and arrays of one
length by index; an array whose length changed is replaced whole, so no index ever moves. The empty
path stands for the whole value.
"""

from __future__ import annotations

from typing import Any

Path = list[int | str]
Step = list[Any]


def diff(old: Any, new: Any) -> list[Step]:
    """The steps that turn the old value into the new one."""
    steps: list[Step] = []
    _compare(old, new, [], steps)
    return steps


def _compare(old: Any, new: Any, path: Path, steps: list[Step]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                steps.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                steps.append([[*path, key], value])
            else:
                _compare(old[key], value, [*path, key], steps)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            _compare(old[index], value, [*path, index], steps)
    elif type(old) is not type(new) or old != new:  # True == 1 in Python, not in JSON
        steps.append([path, new])


def patched(old: Any, steps: list[Step]) -> Any:
    """The new value; the old one is left alone."""
    new = old
    for step in steps:
        path: Path = step[0]
        new = _with(new, path, 0, step)
    return new


def _with(value: Any, path: Path, at: int, step: Step) -> Any:
    if at == len(path):
        return step[1]
    copy = dict(value) if isinstance(value, dict) else list(value)
    key: Any = path[at]
    if at == len(path) - 1 and len(step) == 1:
        del copy[key]
    else:
        known = key in copy if isinstance(copy, dict) else True
        copy[key] = _with(copy[key] if known else None, path, at + 1, step)
    return copy
