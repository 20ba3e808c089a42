"""Which clause of the rules page stands behind each reason."""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "reason-pair-taken": "4.1",
    "reason-same-placement": "4.1",
    "reason-rich": "9.7",
    "reason-take-an-action": "4.3",
    "reason-no-such-group": "4.3",
    "reason-needs-fee": "4.3",
    "reason-needs-yuan": "4.3",
    "reason-no-wall-card": "7.1",
    "reason-wall-complete": "7.1",
    "reason-no-wall-tile": "7.1",
    "reason-wall-tile-built": "4.6",
    "reason-needs-price": "4.5",
    "reason-must-build-all": "4.4",
    "reason-full-height": "4.4",
    "reason-one-new-palace": "9.36",
    "reason-no-such-palace": "4.4",
    "reason-card-gone": "4.7",
    "reason-tiles-left": "4.7",
    "reason-other-type": "4.7",
    "reason-tile-gone": "4.7",
    "reason-room-left": "4.7",
    "reason-palace-full": "4.7",
    "reason-same-person": "9.37",
    "reason-not-there-living": "4.8",
    "reason-palace-lost-one": "5.3",
    "reason-palace-not-overfull": "7.2",
    "reason-flood-order": "7.2",
    "reason-none-left": "7.2",
    "reason-flood-not-enough": "7.2",
    "reason-only-young": "7.2",
    "reason-type-taken": "7.2",
    "reason-type-not-at-court": "7.2",
}
