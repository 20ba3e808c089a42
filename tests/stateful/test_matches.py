"""Any order of answers, mistakes, undos, reloads and rewinds leaves a match in order."""

from __future__ import annotations

import pytest
from hypothesis import reject
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.contract import checks
from tests.contract.play import written

from tianxia.core.agenda import NATURE
from tianxia.core.dice import Dice
from tianxia.core.errors import Illegal, Stale, TianxiaError, Unreadable
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import UndoBlocked, new_match
from tianxia.match.record import parse_record, record_of, replay
from tianxia.match.verify import verify

NUMBERS = st.integers(0, 10_000)


class Matches(RuleBasedStateMachine):
    """One match of `game_rules`, used well and badly."""

    game_rules = None

    @initialize(data=st.data(), seed=NUMBERS, plies=st.integers(0, 200))
    def begin(self, data, seed, plies):
        """A match with random options, played at random for a while."""
        seats = data.draw(st.integers(self.game_rules.seats_min, self.game_rules.seats_max))
        options = {o.name: data.draw(st.sampled_from(o.values)) for o in self.game_rules.options}
        try:
            self.match = new_match(self.game_rules, seats, options, seed=seed)
        except Unreadable:
            reject()  # a game may refuse options together
        dice = Dice(seed)
        while self.match.ply < plies and not self.match.over:
            choices = self.match.legal()
            self.match.play(choices[dice.below(len(choices))])

    def everything(self):
        """All that a refused request must not change."""
        match = self.match
        notes = [str(note) for note in match.journal.notes]
        place = (match.journal.revelations, match._dice.used)
        return (
            written(self.game_rules, match.state),
            match.entries[:],
            match.rounds[:],
            notes,
            place,
        )

    def refused(self, errors, action, *args):
        """The action raises one of our errors and changes nothing."""
        before = self.everything()
        with pytest.raises(errors) as found:
            action(*args)
        assert isinstance(found.value, TianxiaError)
        assert self.everything() == before

    def going_on(self):
        """Whether somebody is asked."""
        return not self.match.over

    @precondition(going_on)
    @rule(pick=NUMBERS)
    def answer(self, pick):
        """A legal answer is logged as it was given."""
        match = self.match
        seat, ply, choices = match.to_move, match.ply, match.legal()
        choice = choices[pick % len(choices)]
        text = match.decision.text(choice)
        before = self.game_rules.clone(match.state)
        entries = match.submit(seat, ply, [choice])
        assert (entries[0].seat, entries[0].text) == (seat, text)
        if len(entries) == 1:
            assert self.game_rules.broken_by(before, match.state) == []

    @precondition(going_on)
    @rule(number=st.integers(-5, 3000))
    def answer_illegally(self, number):
        """Whatever is not among the legal choices is refused."""
        if number not in self.match.legal():
            args = self.match.to_move, self.match.ply, [number]
            self.refused(Illegal, self.match.submit, *args)

    @precondition(going_on)
    @rule(first=NUMBERS, number=st.integers(3000, 9000))
    def answer_half_right(self, first, number):
        """One bad choice spoils the whole batch."""
        choices = self.match.legal()
        args = self.match.to_move, self.match.ply, [choices[first % len(choices)], number]
        self.refused(Illegal, self.match.submit, *args)

    @precondition(going_on)
    @rule(seat=st.integers(-2, 6))
    def answer_for_another(self, seat):
        """Only the seat that is asked may answer."""
        if seat != self.match.to_move:
            self.refused(Illegal, self.match.submit, seat, self.match.ply, self.match.legal()[:1])

    @precondition(going_on)
    @rule(ply=st.integers(-1, 500))
    def answer_too_late(self, ply):
        """Only the question asked now can be answered."""
        if ply != self.match.ply:
            args = self.match.to_move, ply, self.match.legal()[:1]
            self.refused(Stale, self.match.submit, *args)

    @precondition(lambda self: self.match.over)
    @rule(seat=st.integers(0, 5))
    def answer_after_the_end(self, seat):
        """A finished game takes no answer, and its record is verified."""
        self.refused(Illegal, self.match.submit, seat, self.match.ply, [0])
        verify(record_of(self.match), self.game_rules)

    @rule(seat=st.integers(0, 4))
    def undo(self, seat):
        """Undo takes back only the seat's own answers, or nothing."""
        match = self.match
        if match.undo_blocker(seat) is not None:
            self.refused(UndoBlocked, match.undo, seat)
            return
        entries, seen = match.entries[:], match.journal.revelations
        ply = match.undo(seat)
        taken_back = entries[ply:]
        assert match.ply == ply < len(entries)
        assert match.to_move == taken_back[0].seat == seat
        assert all(entry.forced or entry.seat == seat for entry in taken_back)
        assert match.journal.revelations == seen

    @rule(back=st.integers(0, 40))
    def rewind(self, back):
        """Rewinding leaves what a replay of the shorter log gives."""
        match = self.match
        ply = max(0, match.ply - back)
        entries = match.entries[:ply]
        match.rewind(ply)
        assert match.entries == entries
        copy = replay(record_of(match), self.game_rules)
        assert written(self.game_rules, copy.state) == written(self.game_rules, match.state)
        match.advance()

    @rule(ply=st.integers(-3, 2000))
    def rewind_to_nowhere(self, ply):
        """There is no way to a question that was not asked."""
        if not 0 <= ply <= self.match.ply:
            self.refused(Unreadable, self.match.rewind, ply)

    @rule()
    def save_and_load(self):
        """The record of a match is the match."""
        match = self.match
        record = parse_record("\n".join(record_of(match).lines()))
        copy = replay(record, self.game_rules)
        assert self.game_rules.fingerprint(copy.state) == self.game_rules.fingerprint(match.state)
        assert (copy.entries, copy.rounds) == (match.entries, match.rounds)
        notes = [str(note) for note in match.journal.notes]
        assert [str(note) for note in copy.journal.notes] == notes

    @invariant()
    def the_position_is_in_order(self):
        """The contract of the position."""
        state = self.match.state
        assert self.game_rules.broken(state) == []
        checks.check_standing(self.game_rules, state)
        checks.check_round_trip(self.game_rules, state)

    @invariant()
    def somebody_has_to_think(self):
        """The match waits for a seat with a choice, or it is over."""
        decision = self.match.decision
        if decision is not None:
            assert decision.seat != NATURE
            assert len(self.match.legal()) > 1
            checks.check_choices(decision, self.match.legal())

    @invariant()
    def the_log_is_numbered(self):
        """Plies count from zero, and round marks lie inside."""
        match = self.match
        assert [entry.ply for entry in match.entries] == list(range(match.ply))
        assert all(0 < mark.ply <= match.ply for mark in match.rounds)


def matches_of(rules):
    """The machine for the rules of one game."""
    return type("Matches", (Matches,), {"game_rules": rules})


@pytest.mark.parametrize("game", GAMES)
def test_no_order_of_answers_mistakes_and_reloads_breaks_a_match(game):
    run_state_machine_as_test(matches_of(rules_for(game)))


@pytest.mark.interpreted
def test_no_order_of_answers_mistakes_and_reloads_breaks_a_match_with_secrets():
    from tests.contract.toy import Toy

    run_state_machine_as_test(matches_of(Toy()))
