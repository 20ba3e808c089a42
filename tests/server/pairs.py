"""Two worlds side by side: whatever the viewer is told must be the same in both."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from tests.server.worlds import World, may_not_know

from tianxia.match.match import Match


@dataclass
class Found:
    """What was compared, so that a test can tell whether it looked at anything."""

    messages: int = 0
    kinds: set[str] = field(default_factory=set)
    histories: int = 0  # worlds with another log
    hidden_live: int = 0  # answers that differed unseen while the viewer watched
    parted: int = 0  # times the worlds became different for everybody to see
    begun: list[tuple[Any, Any]] = field(default_factory=list)  # positions, written down
    ended: list[tuple[Match, Match]] = field(default_factory=list)


class Pair:
    """Two worlds that must look the same."""

    def __init__(self, one: World, two: World, found: Found) -> None:
        self.one = one
        self.two = two
        self.found = found
        pairs = zip(one.match.entries, two.match.entries, strict=True)
        self.differing = {at for at, (a, b) in enumerate(pairs) if a.text != b.text}
        found.histories += bool(self.differing)
        rules = one.match.rules
        found.begun.append((rules.dump(one.match.state), rules.dump(two.match.state)))
        found.ended.append((one.match, two.match))

    def compare(self, one: list[str], two: list[str], what: str) -> None:
        """The same bytes in both worlds."""
        match = self.one.match
        where = f"{match.rules.name}, ply {match.ply}, viewer {self.one.viewer}: {what}"
        assert len(one) == len(two), f"{where} tells hidden things by its number"
        for mine, other in zip(one, two, strict=True):
            assert mine == other, f"{where} tells hidden things:\n{apart(mine, other)}"
            self.found.kinds.add(kind_of(mine))
        self.found.messages += len(one)

    async def check_everything(self) -> None:
        """Whatever is told when the viewer comes, looks, looks back, errs or asks for a hint."""
        self.compare(self.one.heard(), self.two.heard(), "the welcome")
        self.compare(await self.one.everything(), await self.two.everything(), "what is asked for")

    async def step(self, dice: random.Random) -> bool:
        """One answer in both worlds; False when they part for everybody to see."""
        one, two = self.one.match, self.two.match
        if one.over or two.over or one.to_move != two.to_move:
            return False
        choices = self._choices(dice)
        if choices is None:
            return False
        start = one.ply
        await self.one.answer(one.to_move, choices[0])
        await self.two.answer(two.to_move, choices[1])
        if one.over or two.over:  # now everything is told, the secret first
            return False
        if self.one.public(start) != self.two.public(start):
            self.found.parted += 1
            return False
        news = zip(one.entries[start:], two.entries[start:], strict=True)
        unseen = {at for at, (a, b) in enumerate(news, start) if a.text != b.text}
        self.differing |= unseen
        if not (self.one.keeps(self.differing) and self.two.keeps(self.differing)):
            self.found.parted += 1
            return False
        self.found.hidden_live += len(unseen)
        self.compare(self.one.heard(), self.two.heard(), "a change")
        return True

    def _choices(self, dice: random.Random) -> tuple[int, int] | None:
        """What to answer: the same in both worlds, unless the viewer may not know the answer."""
        one, two = self.one.match, self.two.match
        mine, other = one.legal(), two.legal()
        decision = one.decision
        assert decision is not None
        if one.to_move == self.one.viewer:
            assert mine == other, "the viewer's own choices tell hidden things"
        if may_not_know(decision.seen_by(one.state, mine[0]), self.one.viewer):
            return dice.choice(mine), dice.choice(other)
        common = sorted(set(mine) & set(other))
        if not common:
            return None
        choice = dice.choice(common)
        return choice, choice

    async def end(self) -> None:
        """Last of all: is the same answer taken back, or refused for the same reason?"""
        self.compare(await self.one.take_back(), await self.two.take_back(), "an undo")

    def close(self) -> None:
        """Let go of both."""
        self.one.close()
        self.two.close()


def apart(one: str, other: str) -> str:
    """The two texts from a little before they differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, at - 80)
    return f"{one[begin : at + 160]}\n{other[begin : at + 160]}"


def kind_of(text: str) -> str:
    """What kind of message this is."""
    told = json.loads(text)
    return str(told.get("t", "past" if "plies" in told else "sheet"))
