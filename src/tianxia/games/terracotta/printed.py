"""What is printed on the components, for whoever draws or tells it."""

from __future__ import annotations

from tianxia.core.rows import plain
from tianxia.games.terracotta.names import (
    ACTIONS,
    BUILD,
    CLAY,
    COINS,
    KINDS,
    MASTERS,
    SPECIALISTS,
    STEPS,
    WAREHOUSE_PAIRS,
    WARRIORS,
    WEAPONS,
)
from tianxia.games.terracotta.seen import ActionPrinted, Dominated, Printed
from tianxia.games.terracotta.tables import Edition


def printed(edition: Edition) -> Printed:
    """The values of the edition under the names of what they are printed on."""
    weapons = {WARRIORS[k]: WEAPONS[edition.warrior_weapon[k]] for k in range(len(WARRIORS))}
    for kind in range(len(SPECIALISTS)):
        weapons[SPECIALISTS[kind]] = WEAPONS[edition.specialist_weapon[kind]]
    return {
        "actions": {
            ACTIONS[action]: action_seen(edition, action) for action in range(len(ACTIONS))
        },
        "organizer": plain(edition.organizer_points),
        "prices": {
            SPECIALISTS[kind]: plain(edition.specialist_prices[kind])
            for kind in range(len(SPECIALISTS))
        },
        "weapon": weapons,
        "tokens": plain(edition.token_prices),
        "bonus": {
            MASTERS[master]: "keep_wet" if edition.bonus_kept[master] else "coins"
            for master in range(len(MASTERS))
        },
        "bonus_n": {
            MASTERS[master]: edition.bonus_kept[master] or edition.bonus_coins[master]
            for master in range(len(MASTERS))
        },
        "effects": {
            WEAPONS[edition.warrior_weapon[k]]: {
                "vp": edition.weapon_points[k],
                "coins": edition.weapon_coins[k],
            }
            for k in range(len(WARRIORS))
        },
        "ability": {
            "clay": edition.master_clay,
            "warehouses": len(WAREHOUSE_PAIRS[0]),
            "steps": max(step for i, step in enumerate(STEPS) if edition.master_steps >> i & 1),
        },
        "rotate": edition.rotate_coins,
        "instead": {"wet_clay": edition.instead_clay, "coins": edition.instead_coins},
        "priority_clay": plain(edition.token_clay),
        "inspector": shares(edition.inspector_first, edition.inspector_second),
        "footman": shares(edition.footman_first, edition.footman_second),
        "group": shares(edition.group_first, edition.group_second),
        "archer": edition.archer_points,
        "musician": edition.musician_points,
        "leftover": edition.leftover_tokens,
    }


def action_seen(edition: Edition, action: int) -> ActionPrinted:
    """The kind of an action, and the clay it costs or what it gains."""
    kind = edition.action_kind[action]
    n = edition.action_n[action] if kind in (BUILD, COINS, CLAY) else 0
    return {"kind": KINDS[kind], "n": n}


def shares(domination: int, presence: int) -> Dominated:
    """Points for domination and presence."""
    return {"domination": domination, "presence": presence}
