"""Hidden information: what a viewer is told must not depend on what the viewer may not know."""

from __future__ import annotations

import json

from tests.contract.cases import SOAK
from tests.contract.play import encoded, sample_of, written

from tianxia.core.agenda import SPECTATOR, Decision, State, apply, pending
from tianxia.core.dice import offspring
from tianxia.core.journal import Journal
from tianxia.games.registry import AnyRules


def seen(rules: AnyRules, state: State, viewer: int) -> str:
    """All that the viewer is told of a position: view, numbers, and own choices."""
    decision = pending(state)
    own = decision is not None and decision.seat == viewer
    choices = decision.legal(state) if decision is not None and own else None
    return json.dumps([rules.view(state, viewer), encoded(rules, state, viewer), choices])


def check_samples(rules: AnyRules, state: State, seed: int) -> None:
    """A sample looks like the truth to its viewer, keeps the rules, and cannot know the truth."""
    for viewer in range(state.seats):
        told = seen(rules, state, viewer)
        other_world = sample_of(rules, state, viewer, offspring(seed, "world"))
        assert seen(rules, other_world, viewer) == told, f"seat {viewer} sees what it may not"
        assert rules.broken(other_world) == [], f"seat {viewer} is dealt an impossible world"
        first = sample_of(rules, state, viewer, seed)
        second = sample_of(rules, other_world, viewer, seed)
        assert written(rules, first) == written(rules, second), f"the sampler of {viewer} peeks"


def check_secrets(rules: AnyRules, state: State, decision: Decision, choices: list[int]) -> None:
    """Whoever may not know a choice is told the same and samples the same, whatever it was."""
    everybody = (1 << state.seats) - 1
    masks = [decision.seen_by(state, choice) for choice in choices]
    for viewer in (*range(state.seats), SPECTATOR):
        if viewer == SPECTATOR:
            hidden = [c for c, mask in zip(choices, masks, strict=True) if mask != everybody]
        else:
            hidden = [c for c, mask in zip(choices, masks, strict=True) if not mask >> viewer & 1]
        worlds = [after(rules, state, choice) for choice in some_of(hidden)]
        worlds = [world for world in worlds if not revealed(world)]
        for world in worlds[1:]:
            _check_alike(rules, worlds[0], world, viewer, decision)


def some_of(choices: list[int]) -> list[int]:
    """Three of them, far apart; in a soak all."""
    if SOAK or len(choices) <= 3:
        return choices
    return [choices[0], choices[len(choices) // 2], choices[-1]]


def after(rules: AnyRules, state: State, choice: int) -> State:
    """The position after a choice, with notes of what happened."""
    world: State = rules.clone(state)
    world.journal = Journal()
    apply(world, choice)
    return world


def revealed(world: State) -> bool:
    """Whether what was hidden was shown at once."""
    return world.journal is not None and world.journal.revelations > 0


def _check_alike(
    rules: AnyRules, one: State, other: State, viewer: int, decision: Decision
) -> None:
    asked = type(decision).__name__
    assert seen(rules, one, viewer) == seen(rules, other, viewer), f"{asked} is shown to {viewer}"
    assert heard(one, viewer) == heard(other, viewer), f"the notes of {asked} tell {viewer}"
    if viewer != SPECTATOR:
        samples = [sample_of(rules, world, viewer, 7) for world in (one, other)]
        first, second = (written(rules, sample) for sample in samples)
        assert first == second, f"the samples of {viewer} know the answer to {asked}"


def heard(world: State, viewer: int) -> list[str]:
    """The notes the viewer may read; a spectator reads those for everybody."""
    assert world.journal is not None, "the world has notes"
    notes = world.journal.notes
    if viewer == SPECTATOR:
        return [str(note) for note in notes if note.seen_by < 0]
    return [str(note) for note in notes if note.seen_by >> viewer & 1]
