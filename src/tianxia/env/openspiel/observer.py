"""What a player observes, as numbers and as text, in the kinds that OpenSpiel knows."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from tianxia.core.agenda import SPECTATOR
from tianxia.core.rules import Json
from tianxia.env.openspiel.arrangement import Arrangement
from tianxia.env.openspiel.node import Floats, Node


class Observer:
    """One kind of observation: with public things or without, private ones, and memory.

    The numbers are the encoding of the rules; with memory the seat, and every answer as the
    seat saw it, come with it. Private things alone are text only.
    """

    def __init__(self, table: Arrangement, kind: Any) -> None:
        self.table: Final = table
        self.is_private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_public: Final = bool(kind.public_info)
        self.remembers: Final = bool(kind.perfect_recall)
        self.dict: Final[dict[str, Floats]] = {}
        pieces = self._pieces() if self.is_public else []
        self.tensor: Final = np.zeros(sum(n for _, n in pieces), np.float32) if pieces else None
        self._position: Final[Floats | None] = self._lay_out(pieces)

    def _pieces(self) -> list[tuple[str, int]]:
        """Names and lengths, memory first."""
        pieces: list[tuple[str, int]] = []
        if self.remembers:
            pieces += [("player", self.table.seats), ("answers", self.table.longest)]
            if self.table.has_secrets:
                pieces.append(("tellings", self.table.longest))
        return pieces + [(part.name, part.length) for part in self.table.rules.slices()]

    def _lay_out(self, pieces: list[tuple[str, int]]) -> Floats | None:
        """Give every piece its place in the tensor; the part that the rules encode."""
        if self.tensor is None:
            return None
        at = 0
        for name, length in pieces:
            self.dict[name] = self.tensor[at : at + length]
            at += length
        return self.tensor[at - self.table.rules.encoding_size() :]

    def _viewer(self, player: int) -> int:
        return player if self.is_private else SPECTATOR

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player observes into the tensor."""
        if self.tensor is None or self._position is None:
            return
        position: Node = state.position
        viewer = self._viewer(player)
        self._position[:] = position.encoding(viewer)
        if self.remembers:
            self.dict["player"][:] = 0.0
            if self.is_private:
                self.dict["player"][player] = 1.0
            self._remember("answers", position.story.answers(viewer))
            if self.table.has_secrets:
                self._remember("tellings", position.story.tellings(viewer))

    def _remember(self, name: str, numbers: list[float]) -> None:
        piece = self.dict[name]
        piece[: len(numbers)] = numbers
        piece[len(numbers) :] = 0.0

    def string_from(self, state: Any, player: int) -> str:
        """What the player observes as text: the view as JSON, or all that was seen and heard."""
        position: Node = state.position
        viewer = self._viewer(player)
        if self.remembers:
            who = f"seat {player}" if self.is_private else "spectator"
            return f"{who} of {self.table.seats}\n{position.story.text(viewer)}"
        rules = self.table.rules
        if self.is_public:
            return written(rules.view(position.state, viewer))
        if not self.is_private:
            return ""
        public = rules.view(position.state, SPECTATOR)
        own = added(public, rules.view(position.state, player))
        return written(own) if own else ""


def added(public: Json, own: Json) -> Json:
    """What a view shows beyond the public one."""
    more: Json = {}
    for name, value in own.items():
        if name not in public:
            more[name] = value
        elif value != public[name]:
            more[name] = added_below(public[name], value)
    return more


def added_below(public: object, own: object) -> object:
    """The same for what lies inside: by name, or by place in lists of the same length."""
    if isinstance(public, dict) and isinstance(own, dict):
        return added(public, own)
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        pairs = enumerate(zip(public, own, strict=True))
        return {str(at): added_below(a, b) for at, (a, b) in pairs if a != b}
    return own


def written(view: Json) -> str:
    """A view as one line of text."""
    return json.dumps(view, separators=(",", ":"))


def observer_for(table: Arrangement, kind: Any) -> Observer | None:
    """An observer of this kind; None for the kinds there are none of.

    Nobody observes all hands at once, and private things alone are not remembered.
    """
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    if kind.perfect_recall and not kind.public_info:
        return None
    return Observer(table, kind)
