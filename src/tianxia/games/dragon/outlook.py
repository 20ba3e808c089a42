"""What this month's event would do to a seat if it came now: shown to people, not used by rules."""

from __future__ import annotations

from tianxia.games.dragon.events import festival_points
from tianxia.games.dragon.names import (
    CONTAGION,
    DRAGON_FESTIVAL,
    DROUGHT,
    IMPERIAL_TRIBUTE,
    MONGOL_INVASION,
)
from tianxia.games.dragon.seen import Threat
from tianxia.games.dragon.state import ACTION_PHASE, PERSON_PHASE, DragonState


def threat(state: DragonState, seat: int) -> Threat | None:
    """What the seat has, what it needs, the persons it would lose and the points it would score."""
    if state.phase not in (ACTION_PHASE, PERSON_PHASE):
        return None
    edition = state.edition
    event = state.event_now()
    lose = 0
    gain = 0
    if event == IMPERIAL_TRIBUTE:
        have, need = state.yuan[seat], edition.tribute
        lose = max(0, need - have) * edition.tribute_release
    elif event == DROUGHT:
        have, need = state.rice[seat], state.inhabited_of(seat)
        lose = max(0, need - have)
    elif event == CONTAGION:
        have, need = state.symbols_of(seat, edition.contagion_type), edition.contagion_base
        lose = max(edition.contagion_least, need - have)
    elif event == MONGOL_INVASION:
        helmets = [state.symbols_of(other, edition.mongol_type) for other in range(state.seats)]
        have, need = helmets[seat], min(helmets) + 1
        lose = edition.mongol_release if have < need else 0
        gain = have
    elif event == DRAGON_FESTIVAL:
        have, need = state.fireworks[seat], max(state.fireworks)
        gain = festival_points(state, state.fireworks, have)
    else:
        return None
    return {"have": have, "need": need, "lose": min(lose, state.persons_of(seat)), "gain": gain}
