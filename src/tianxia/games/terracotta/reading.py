"""Reading the effects of the components file: lists of tables with one key each."""

from __future__ import annotations

from tianxia.core.components import Components
from tianxia.core.rows import BIT


def effects(row: Components, path: str) -> dict[str, Components]:
    """The effects listed at the path, each under its name: the name's value is at that name."""
    value = row.at(path)
    if not isinstance(value, list):
        raise row.fail(path, "must be a list of effects")
    found: dict[str, Components] = {}
    for entry in value:
        if not isinstance(entry, dict) or len(entry) != 1:
            raise row.fail(path, "has an entry that is not one effect")
        name = str(next(iter(entry)))
        if name in found:
            raise row.fail(path, f"has the effect {name!r} twice")
        found[name] = Components(entry, f"{row.origin}: {path}")
    return found


def only_effect(row: Components, path: str, name: str) -> Components:
    """The one effect that must stand at the path."""
    found = effects(row, path)
    if list(found) != [name]:
        raise row.fail(path, f"must have the effect {name} and no other")
    return found[name]


def step_mask(effect: Components, path: str, steps: list[int]) -> int:
    """The steps an inspector may take, as a bit mask over the steps the rules know."""
    effect.must_be(f"{path}.optional", True)
    value = effect.at(f"{path}.steps")
    if not isinstance(value, list) or not value:
        raise effect.fail(f"{path}.steps", "must be a list of steps")
    mask = 0
    for step in value:
        if step not in steps:
            allowed = ", ".join(str(known) for known in steps)
            raise effect.fail(f"{path}.steps", f"may contain only {allowed}, not {step!r}")
        mask |= BIT[steps.index(step)]
    return mask
