"""Two worlds that one viewer cannot tell apart, played side by side through the server's own code.

They have the same public log. What differs is one of three things: answers of the log that the
viewer may not know (`histories`), hidden things that are in no log (`sample`), or only what nature
has not answered yet (`futures`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from tests.server.test_leaks import FIRST_VERSION, table_of

from tianxia.core.agenda import SPECTATOR, Decision
from tianxia.core.dice import SealedDice, commitment, secret_of
from tianxia.core.errors import TianxiaError
from tianxia.core.grid import grid_json
from tianxia.games.registry import AnyRules
from tianxia.match.match import Entry, Match
from tianxia.server.settings import Settings
from tianxia.server.tables import past, requests
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.show import full
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.wire.messages import AskHint, Look, Submit, Undo

SEATS = 3
TRIES = 12  # to deal hidden answers anew so that the public log still fits
Asked = tuple[Decision[Any], int]


@dataclass
class Game:
    """A game that was played at random: its whole log, and the plies at which somebody thought."""

    rules: AnyRules
    options: dict[str, Any]
    entries: list[Entry] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)


def played(rules: AnyRules, options: dict[str, Any], seed: int, most: int = 10**6) -> Game:
    """Play a game, or its first answers."""
    game = Game(rules, options)
    dice = random.Random(seed)
    match = Match(rules, SEATS, options, secret=secret_of(seed))
    match.advance()
    while not match.over and len(game.questions) < most:
        game.questions.append(match.ply)
        match.play(dice.choice(match.legal()))
    game.entries = match.entries
    return game


def questions_before(game: Game, happens: Callable[[Entry], bool], near: int = 2) -> list[int]:
    """The plies at which somebody thinks and soon afterwards something of this kind happens."""
    ends = [*game.questions, *[len(game.entries)] * near]
    return [
        ply
        for number, ply in enumerate(game.questions)
        if any(happens(entry) for entry in game.entries[ply : ends[number + near]])
    ]


def hidden(entry: Entry, viewer: int) -> bool:
    """Whether the viewer may not know the answer when it is given."""
    return may_not_know(entry.seen_by, viewer)


def may_not_know(seen_by: int, viewer: int) -> bool:
    """Whether these are not everybody, for a spectator, or others than the viewer."""
    if viewer == SPECTATOR:
        return seen_by != (1 << SEATS) - 1
    return not seen_by >> viewer & 1


def told_again(game: Game, texts: list[str]) -> tuple[Match, list[Asked]]:
    """A match with this log, and every question with its answer."""
    match = Match(game.rules, SEATS, game.options, sealed="unknown")
    asked: list[Asked] = []
    for text in texts:
        decision = match.decision
        assert decision is not None
        asked.append((decision, game.rules.catalogue.choice_of(decision, text)))
        match.repeat(text)
    return match, asked


# -- another world ---------------------------------------------------------------------------------


def histories(game: Game, ply: int, viewer: int, dice: random.Random) -> list[str] | None:
    """Another log up to a ply with the same public answers; None if none was found.

    Only answers that the rules themselves call secret still (`is_secret`) are given anew.
    """
    texts = [entry.text for entry in game.entries[:ply]]
    match, asked = told_again(game, texts)
    secret = {
        at
        for at, (entry, (decision, choice)) in enumerate(zip(match.entries, asked, strict=True))
        if hidden(entry, viewer) and decision.is_secret(match.state, choice)
    }
    if not secret:
        return None
    for _ in range(TRIES):
        other = _dealt_anew(game, texts, secret, dice)
        if other is not None and other != texts and _agrees(game, other, match, secret):
            return other
    return None


def _dealt_anew(
    game: Game, texts: list[str], secret: set[int], dice: random.Random
) -> list[str] | None:
    catalogue = game.rules.catalogue
    match = Match(game.rules, SEATS, game.options, sealed="unknown")
    needed = {text for at, text in enumerate(texts) if at not in secret}
    for at, text in enumerate(texts):
        decision = match.decision
        if decision is None:
            return None
        if at in secret:
            lines = [catalogue.text(catalogue.action_id(decision, c)) for c in match.legal()]
            free = [line for line in lines if line not in needed]
            text = dice.choice(free or lines)
        try:
            match.repeat(text)
        except TianxiaError:  # the public log does not fit this deal
            return None
    return [entry.text for entry in match.entries]


def _agrees(game: Game, texts: list[str], truth: Match, secret: set[int]) -> bool:
    """Whether the other log is as long hidden, and was answered by the same seats as freely."""
    match, asked = told_again(game, texts)
    alike = all(
        (one.seat, one.forced, one.seen_by) == (other.seat, other.forced, other.seen_by)
        for one, other in zip(match.entries, truth.entries, strict=True)
    )
    still = all(asked[at][0].is_secret(match.state, asked[at][1]) for at in secret)
    return alike and still and match.journal.revelations == truth.journal.revelations


# -- one world -------------------------------------------------------------------------------------


class Nature:
    """Answers alike in both worlds what the viewer sees, and differently what the viewer cannot."""

    def __init__(self, match: Match, viewer: int, public: str, private: str) -> None:
        self.match = match
        self.viewer = viewer
        self.public = SealedDice(secret_of(public))
        self.private = SealedDice(secret_of(private))

    @property
    def used(self) -> int:
        """How much was drawn."""
        return self.public.used

    def _dice(self) -> SealedDice:
        asked, state = self.match.decision, self.match.state
        assert asked is not None
        seen = asked.seen_by(state, asked.legal(state)[0])
        return self.private if may_not_know(seen, self.viewer) else self.public

    def below(self, n: int) -> int:
        """One of n."""
        return self._dice().below(n)

    def weighted(self, weights: list[int]) -> int:
        """One by weight."""
        return self._dice().weighted(weights)


class Silent:
    """A store that keeps nothing."""

    def __getattr__(self, _name: str) -> Any:
        async def nothing(*_args: Any) -> None:
            pass

        return nothing


class Ear(Connection):
    """A window that keeps everything it is told."""

    def __init__(self, held: frozenset[int]) -> None:
        super().__init__(held, False)
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        """Keep it."""
        self.heard.append(text)


class World:
    """A table in memory, with a window of the viewer and one that plays for all others."""

    def __init__(
        self, game: Game, texts: list[str], viewer: int, public: str, private: str
    ) -> None:
        """`public` and `private` name nature's future answers."""
        self.match, self.asked = told_again(game, texts)
        self.secret = secret_of(private)
        self.match.secret = self.secret  # type: ignore[misc]
        self.match._dice = Nature(self.match, viewer, public, private)  # type: ignore[assignment]
        self.viewer = viewer
        self.table = table_of(game.rules, self.match)
        self.table.settle_row(secret=self.secret.hex(), to_move=self.match.to_move)
        self.table.history.v = FIRST_VERSION
        self.hall = Hall(Settings(Path("nowhere")), Silent(), Thinkers(0))  # type: ignore[arg-type]
        self.hall.live["t"] = self.table
        own = frozenset() if viewer == SPECTATOR else frozenset([viewer])
        self.ear = Ear(own)
        self.ear.viewer = viewer
        self.others = Ear(frozenset(range(SEATS)) - own)
        self.others.viewer = SPECTATOR
        for window in (self.ear, self.others):
            self.table.connections.add(window)
            window.tell(full(self.table, window))

    def deal_anew(self, seed: int) -> None:
        """Deal what is hidden from the viewer and in no log, by the rules' own sampler."""
        rules = self.match.rules
        state = rules.clone(self.match.state)
        rules.determinize(state, max(self.viewer, 0), seed)
        state.journal = self.match.journal
        self.match.state = state

    def close(self) -> None:
        """Let go of the thread that thinks."""
        self.hall.thinkers.close()

    def heard(self) -> list[str]:
        """What the viewer was told since the last time, but for nature's seal."""
        told, self.ear.heard = self.ear.heard, []
        return [text.replace(commitment(self.secret), "the seal") for text in told]

    async def ask(self, message: Any) -> None:
        """The viewer asks for something."""
        await requests.carry_out(self.hall, "t", self.ear, message)

    async def answer(self, seat: int, choice: int) -> None:
        """A seat answers; the viewer's own answers come from its own window."""
        window = self.ear if seat == self.viewer else self.others
        before = self.match.ply
        decision = self.match.decision
        await requests.carry_out(self.hall, "t", window, Submit("a", seat, before, [choice]))
        assert self.match.ply > before, "the answer was taken"
        assert decision is not None
        self._remember(before)

    def _remember(self, start: int) -> None:
        """Keep the questions of what has just been answered, to ask later what is still secret."""
        texts = [entry.text for entry in self.match.entries]
        game = Game(self.match.rules, dict(self.match.options))
        self.asked = self.asked[:start] + told_again(game, texts)[1][start:]

    def public(self, start: int) -> list[object]:
        """What everybody can see of the answers since a ply."""
        return [
            (entry.seat, entry.forced, None if hidden(entry, self.viewer) else entry.text)
            for entry in self.match.entries[start:]
        ]

    def keeps(self, plies: set[int]) -> bool:
        """Whether all these answers are secret still."""
        return all(
            decision.is_secret(self.match.state, choice)
            for decision, choice in (self.asked[ply] for ply in plies)
        )

    # -- everything that can be asked for -----------------------------------------------------

    async def everything(self) -> list[str]:
        """All that the viewer can get out of the table as it stands, refusals included."""
        await self.ask(Look(None if self.viewer == SPECTATOR else self.viewer))
        told = [*self.heard(), *self._pages()]
        for wrong in self._wrong_answers():
            await self.ask(wrong)
        if self.viewer == self.match.to_move:
            await self.ask(AskHint("hint", self.viewer, "casual"))
        else:
            await self.ask(AskHint("hint", max(self.viewer, 0), "casual"))
        return told + self.heard()

    def _pages(self) -> list[str]:
        """History and spreadsheet, as the HTTP interface sends them."""
        match, table = self.match, self.table
        plies = sorted({0, match.ply, *range(match.ply % 7, match.ply, max(7, match.ply // 6))})
        pages: list[Any] = [
            past.past_view(match, match.at(ply), table.lines, ply, self.viewer) for ply in plies
        ]
        pages += [grid_json(grid) for grid in match.rules.sheet(match.view(self.viewer))]
        return [msgspec.json.encode(page).decode() for page in pages]

    def _wrong_answers(self) -> list[Submit]:
        """Answers that are refused: not open, not mine, too late, too early."""
        match = self.match
        decision = match.decision
        assert decision is not None
        seat = max(self.viewer, 0)
        legal = set(match.legal()) if match.to_move == seat else set()
        closed = [choice for choice in range(decision.size) if choice not in legal]
        some = closed[:: max(1, len(closed) // 12)]
        wrong = [Submit("w", seat, match.ply, [choice]) for choice in some]
        wrong.append(Submit("w", (seat + 1) % SEATS, match.ply, [0]))
        return [*wrong, Submit("w", seat, match.ply + 1, [0]), Submit("w", seat, 0, [10**6])]

    async def take_back(self) -> list[str]:
        """The viewer's undo, or why it cannot be."""
        await self.ask(Undo("undo", max(self.viewer, 0)))
        return self.heard()
