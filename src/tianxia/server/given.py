"""What handlers are given: names for the dependencies and parameters they ask for."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from tianxia.server.identity.cookie import Signer
from tianxia.server.limits import Doors, Limits, Voices
from tianxia.server.lobby.seals import Seals
from tianxia.server.tables.hall import Hall

TableId = FromPath[str]
TheHall = NamedDependency[Hall]
TheSigner = NamedDependency[Signer]
TheSeals = NamedDependency[Seals]
TheDoors = NamedDependency[Doors]
TheVoices = NamedDependency[Voices]
SomeLimits = NamedDependency[Limits]
