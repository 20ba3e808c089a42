"""The games through the interfaces of other projects: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:  # then its ids are there as soon as this package is
    from tianxia.env.registration import register_ids

    register_ids()
