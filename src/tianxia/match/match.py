"""A match: rules, position and the append-only log of answers, nature's included."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from operator import index
from typing import Any, Final, SupportsIndex

from tianxia.core.agenda import NATURE, Decision, State, apply, pending
from tianxia.core.chance import draw
from tianxia.core.dice import SealedDice, commitment, secret_of
from tianxia.core.errors import Illegal, Stale, TianxiaError, Unreadable
from tianxia.core.journal import Journal, Note
from tianxia.core.rules import Json, OptionValue
from tianxia.core.words import Said
from tianxia.games.registry import AnyRules
from tianxia.match.positions import Positions
from tianxia.match.seal import Seal
from tianxia.match.seat import SeatTable


@dataclass(frozen=True, slots=True)
class Entry:
    """One answered question."""

    ply: int
    seat: int  # NATURE included
    text: str  # the catalogue's line, never a bare number
    seen_by: int  # bit mask of the seats that may know the choice
    forced: bool  # there was nothing else to choose


@dataclass(frozen=True, slots=True)
class RoundMark:
    """The hash of the position with which a round ended."""

    round: int
    ply: int
    hash: str


@dataclass(frozen=True, slots=True)
class _Moment:
    """What must be known to return to the question at one ply."""

    notes: int
    revelations: int
    words_drawn: int


class UndoBlocked(TianxiaError):
    """An answer cannot be taken back; `said` tells people what is in the way."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.key)
        self.said = said


class Match:
    """Rules, a state and the log. A driver submits answers; nature and forced choices follow.

    Made by `tianxia.new` and `tianxia.load`. To be read: `rules`, `seats`, `options`, `names`,
    `entries` (the log), `rounds` and `commitment` (the seal on nature's secret). Seats count from
    0. The examples of the methods begin with this match:

    >>> game = tianxia.new("dragon", seats=2, seed=7)
    >>> game.seats, game.names
    (2, ['Player 1', 'Player 2'])
    """

    def __init__(
        self,
        rules: AnyRules,
        seats: int,
        options: Json | None = None,
        *,
        secret: bytes | None = None,
        sealed: str | None = None,
        names: list[str] | None = None,
    ) -> None:
        """Without a secret a new one is made, unless `sealed` says that somebody else has it."""
        rules.check_seats(seats)
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final[dict[str, OptionValue]] = rules.read_options(options or {})
        if secret is None and sealed is None:
            secret = secrets.token_bytes(32)
        self.secret: Final = secret
        self.commitment: Final = commitment(secret) if secret is not None else sealed or ""
        self.marks: list[str] = []  # the colours of the seats, where somebody chose them
        self.seals: list[Seal] = []  # how the secret was made, where several had a part in it
        self.names: Final = names or [f"Player {seat + 1}" for seat in range(seats)]
        if len(self.names) != seats:
            raise Unreadable(f"There are {seats} seats and {len(self.names)} names.")
        self._begin()

    def _begin(self) -> None:
        self.state: State = self.rules.new_game(self.seats, dict(self.options))
        self.journal = Journal()
        self.state.journal = self.journal
        self.entries: list[Entry] = []
        self.rounds: list[RoundMark] = []
        self._dice = SealedDice(self.secret or b"")
        self._moments: list[_Moment] = []
        self._positions = Positions(self.rules, self.state)

    # -- questions --------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many questions have been answered; the number of the question asked now.

        >>> game.ply == len(game.entries)
        True
        """
        return len(self.entries)

    @property
    def decision(self) -> Decision[Any] | None:
        """The question asked now; None when the game is over.

        >>> type(game.decision).__name__
        'DraftPair'
        """
        return pending(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> game.over
        False
        """
        return self.state.depth == 0

    @property
    def to_move(self) -> int:
        """The seat that must answer, NATURE included.

        >>> game.to_move in range(game.seats)
        True
        """
        decision = self.decision
        if decision is None:
            raise Illegal("The game is over.")
        return decision.seat

    def legal(self) -> list[int]:
        """The choices open now; none when the game is over.

        >>> [game.decision.text(choice) for choice in game.legal()[:2]]
        ['draft monk 1 healer 1', 'draft monk 1 healer 2']
        """
        decision = self.decision
        return [] if decision is None else decision.legal(self.state)

    def scores(self) -> list[int]:
        """Points by seat.

        >>> game.scores()
        [0, 0]
        """
        return self.rules.scores(self.state)

    def ranking(self) -> list[int]:
        """Rank by seat, 1 is best.

        >>> sorted(game.ranking())
        [1, 2]
        """
        return self.rules.ranking(self.state)

    def view(self, viewer: int) -> Json:
        """The table as the viewer may see it.

        >>> game.view(0)["phase"]
        'setup'
        """
        return self.rules.view(self.state, viewer)

    def table(self, seat: int) -> SeatTable:
        """The seat's own place at the table: what a bot is given.

        >>> game.table(game.to_move).legal() == game.legal()
        True
        """
        return SeatTable(self.rules, self.state, seat)

    def notes_since(self, ply: int) -> list[Note]:
        """What has happened since the question at `ply` was asked.

        >>> before = game.ply
        >>> _ = game.play(game.legal()[0])
        >>> [note.kind for note in game.notes_since(before)]
        ['drafted']
        """
        start = self._moments[ply].notes if ply < len(self._moments) else len(self.journal.notes)
        return self.journal.notes[start:]

    # -- answers ----------------------------------------------------------------------------

    def submit(self, seat: int, ply: int, choices: list[int]) -> list[Entry]:
        """Answer the seat's next questions, all of them or none, then let nature answer.

        `ply` says which question is meant; the entries written into the log are returned.

        >>> [entry.text for entry in game.submit(game.to_move, game.ply, [0])]
        ['draft monk 1 healer 1']
        >>> game.submit(game.to_move, 0, [0])
        Traceback (most recent call last):
        tianxia.core.errors.Stale: Question 0 is not the one asked now; that is question 11.
        """
        if self.over:
            raise Illegal("The game is over.")
        if ply != self.ply:
            raise Stale(f"Question {ply} is not the one asked now; that is question {self.ply}.")
        if not choices:
            raise Unreadable("An answer needs at least one choice.")
        choices = [_whole(choice) for choice in choices]
        self._check(seat, choices)
        start = self.ply
        for number, choice in enumerate(choices):
            while number and self.to_move != NATURE and self._answer_unasked():
                pass
            self._answer(choice, len(self.legal()) == 1)
        self.advance()
        return self.entries[start:]

    def _check(self, seat: int, choices: list[int]) -> None:
        """Try the choices on a copy; the match itself is not touched."""
        trial = self.state if len(choices) == 1 else self.rules.clone(self.state)
        for number, choice in enumerate(choices):
            decision = _next_question(trial) if number else pending(trial)
            if decision is None or decision.seat != seat:
                raise Illegal(f"It is not seat {seat + 1} that must answer now.")
            if choice not in decision.legal(trial):
                raise Illegal(f"Choice {choice} is not open to seat {seat + 1} now.")
            if number + 1 < len(choices):
                apply(trial, choice)

    def play(self, choice: int) -> list[Entry]:
        """Answer the question asked now, whoever must answer it.

        >>> [entry.seat for entry in game.play(game.legal()[0])]
        [0]
        """
        return self.submit(self.to_move, self.ply, [choice])

    def play_text(self, line: str) -> list[Entry]:
        """Answer the question asked now with a line of the catalogue.

        >>> [entry.ply for entry in game.play_text("draft monk 1 healer 2")]
        [10]
        """
        decision = self.decision
        if decision is None:
            raise Illegal("The game is over.")
        return self.play(self.rules.catalogue.choice_of(decision, line))

    def advance(self) -> list[Entry]:
        """Let nature and everybody without a choice answer, until somebody has to think.

        A match made by `tianxia.new` has advanced already, and so it does after every answer.

        >>> game.advance()
        []
        """
        start = self.ply
        while self._answer_unasked():
            pass
        return self.entries[start:]

    def _answer_unasked(self) -> bool:
        """Answer the question asked now if nobody needs to think about it."""
        decision = self.decision
        if decision is None:
            return False
        choices = decision.legal(self.state)
        forced = len(choices) == 1
        if decision.seat == NATURE:
            if self.secret is None:
                raise Illegal("Nature's secret is not known here, so the match cannot go on.")
            drawn = self._dice.used
            self._answer(draw(decision, self.state, choices, self._dice), forced, drawn)
            return True
        if forced:
            self._answer(choices[0], forced)
        return forced

    def _answer(self, choice: int, forced: bool, drawn: int | None = None) -> None:
        """Write a legal answer into the log and carry it out; `drawn`: the stream before it."""
        decision = self.decision
        assert decision is not None, "there is a question to answer"
        text = self.rules.catalogue.text(self.rules.catalogue.action_id(decision, choice))
        seen_by = decision.seen_by(self.state, choice)
        drawn = self._dice.used if drawn is None else drawn
        notes = self.journal.notes
        self._moments.append(_Moment(len(notes), self.journal.revelations, drawn))
        before = self.rules.round_of(self.state)
        apply(self.state, choice)
        self.entries.append(Entry(self.ply, decision.seat, text, seen_by, forced))
        if self.over or self.rules.round_of(self.state) != before:
            self.rounds.append(RoundMark(before, self.ply, self.rules.fingerprint(self.state)))
        self._positions.keep(self.ply, self.state)

    def repeat(self, line: str) -> None:
        """Answer from a record, for any seat and nature; the rules and the seal must allow it.

        Nothing is answered besides: the next line of the record does that.

        >>> game.repeat("draft monk 1 healer 2")
        >>> game.entries[-1].text
        'draft monk 1 healer 2'
        """
        decision = self.decision
        if decision is None:
            raise Illegal("The record goes on after the game is over.")
        choice = self.rules.catalogue.choice_of(decision, line)
        choices = decision.legal(self.state)
        if choice not in choices:
            raise Illegal(f"{line!r} is not legal there.")
        drawn = self._dice.used
        if decision.seat == NATURE and self.secret is not None:
            sealed = draw(decision, self.state, choices, self._dice)
            if sealed != choice:
                raise Illegal(f"{line!r} is not what the sealed chance drew.")
        self._answer(choice, len(choices) == 1, drawn)

    # -- going back -------------------------------------------------------------------------

    def undo_floor(self, seat: int) -> int:
        """The earliest ply the seat may go back to: nothing drawn, shown or answered is undone.

        >>> game.undo_floor(game.to_move) == game.ply
        True
        """
        return self._floor(seat)[0]

    def _floor(self, seat: int) -> tuple[int, Said]:
        """The floor and what lies there."""
        for entry in reversed(self.entries):
            if self._revelations_at(entry.ply + 1) > self._revelations_at(entry.ply):
                return entry.ply + 1, Said("undo-blocked-revealed")
            if entry.forced:
                continue
            if entry.seat == NATURE:
                return entry.ply + 1, Said("undo-blocked-chance")
            if entry.seat != seat:
                return entry.ply + 1, Said("undo-blocked-other", {"player": self.names[entry.seat]})
        return 0, Said("undo-nothing")

    def _revelations_at(self, ply: int) -> int:
        now = ply == len(self._moments)
        return self.journal.revelations if now else self._moments[ply].revelations

    def undo(self, seat: int) -> int:
        """Take back the seat's last answer; the ply of the question that is asked again.

        >>> seat, ply = game.to_move, game.ply
        >>> _ = game.play(game.legal()[0])
        >>> game.undo(seat) == game.ply == ply
        True
        """
        floor, blocker = self._floor(seat)
        for entry in reversed(self.entries[floor:]):
            if entry.seat == seat and not entry.forced:
                self.rewind(entry.ply)
                return entry.ply
        raise UndoBlocked(blocker)

    def undo_blocker(self, seat: int) -> Said | None:
        """What keeps the seat from taking back its last answer; None if nothing does.

        >>> game.undo_blocker(game.to_move).key
        'undo-blocked-chance'
        """
        floor, blocker = self._floor(seat)
        own = [entry for entry in self.entries[floor:] if entry.seat == seat and not entry.forced]
        return None if own else blocker

    def at(self, ply: int) -> State:
        """A copy of the position in which the question at `ply` was asked.

        >>> game.rules.view(game.at(0), 0)["phase"]
        'setup'
        """
        if not 0 <= ply <= self.ply:
            raise Unreadable(f"There is no question {ply}; the match has {self.ply}.")
        return self._positions.at(ply, self.entries)

    def rewind(self, ply: int) -> None:
        """Return to the question at `ply`, from the nearest copy; later answers are forgotten.

        >>> game.rewind(3)
        >>> game.ply
        3
        """
        if not 0 <= ply <= self.ply:
            raise Unreadable(f"There is no question {ply}; the match has {self.ply}.")
        if ply == self.ply:
            return
        moment = self._moments[ply]
        kept = self.entries[:ply]
        self.state = self.at(ply)
        self._positions.cut(ply)
        self.entries = kept
        self.rounds = [mark for mark in self.rounds if mark.ply <= ply]
        self._moments = self._moments[:ply]
        self.journal.notes = self.journal.notes[: moment.notes]
        self.journal.revelations = moment.revelations
        self.state.journal = self.journal
        self._dice = SealedDice(self.secret or b"", moment.words_drawn)


def new_match(
    rules: AnyRules,
    seats: int,
    options: Json | None = None,
    seed: int | str | None = None,
    names: list[str] | None = None,
) -> Match:
    """A match at its first real question; a seed fixes nature's answers."""
    secret = None if seed is None else secret_of(seed)
    match = Match(rules, seats, options, secret=secret, names=names)
    match.advance()
    return match


def _whole(choice: SupportsIndex) -> int:
    """The choice as a plain number, whatever kind of whole number it is."""
    try:
        return int(index(choice))
    except TypeError:
        raise Unreadable("A choice is a whole number.") from None


def _next_question(state: State) -> Decision[Any] | None:
    """The next question with more than one answer, forced ones carried out on the trial copy."""
    decision = pending(state)
    while decision is not None and decision.seat != NATURE:
        choices = decision.legal(state)
        if len(choices) > 1:
            return decision
        apply(state, choices[0])
        decision = pending(state)
    return decision
