"""Which clause of the rules page stands behind each reason."""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "reason-already-turned": "4.1",
    "reason-needs-price": "5.4",
    "reason-no-worker-left": "4.2",
    "reason-segment-full": "4.2",
    "reason-closed-by-artisan": "4.2",
    "reason-only-artisan": "4.2",
    "reason-no-substitute": "5.1",
    "reason-needs-clay": "5.3",
    "reason-cannot-build": "9.17",
    "reason-weapon-ready": "9.16",
    "reason-no-dry-clay": "9.16",
    "reason-already-artisan": "9.16",
    "reason-has-priority": "5.2",
    "reason-no-priority-left": "5.2",
    "reason-no-specialist": "5.4",
    "reason-needs-token": "5.5",
    "reason-needs-builder-price": "5.5",
    "reason-needs-turn-price": "4.1",
    "reason-warehouses-empty": "9.16",
    "reason-weapons-ready": "9.16",
    "reason-nothing-to-repeat": "9.8",
    "reason-column-empty": "5.3",
    "reason-not-fullest-column": "5.5",
    "reason-cell-taken": "5.3",
    "reason-not-so-far": "5.6",
    "reason-start-of-track": "9.6",
    "reason-no-such-warrior": "5.3",
    "reason-not-your-warrior": "5.3",
    "reason-new-warrior-stays": "9.7",
    "reason-way-blocked": "5.3",
    "reason-specialist-sold-out": "5.4",
    "reason-needs-weapon": "5.4",
    "reason-mausoleum-full": "9.17",
    "reason-no-place-for-horse": "5.4",
    "reason-has-horse": "9.10",
    "reason-no-room-for-horse": "5.4",
}
