"""What players know: information states tell apart exactly what a player can tell apart."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from tests.env.spiel import NAMES, OPEN, SOAK, VEILED, loaded, played, sampler, saw_the_same, step

from tianxia.core.agenda import NATURE
from tianxia.core.dice import Dice
from tianxia.env.openspiel import retelling
from tianxia.env.openspiel.hidden import secrets_of

GAMES_EACH = 20 if SOAK else 2
every_veiled = pytest.mark.parametrize("text", VEILED)


def moments(text, seed):
    """States of one random game, early and late."""
    return [played(text, seed, moves) for moves in (35, 90, 170, 10**6)]


@every_veiled
def test_two_histories_have_one_string_exactly_if_the_player_saw_the_same(text):
    told_apart = 0
    for seed in range(GAMES_EACH):
        for turn, state in enumerate(moments(text, seed)):
            players = range(state.num_players())
            dreamer = (seed + turn) % len(players)
            other = state.resample_from_infostate(dreamer, sampler(seed))
            for player in players:
                told = [s.information_state_string(player) for s in (state, other)]
                numbers = [s.information_state_tensor(player) for s in (state, other)]
                same = saw_the_same(state, other, player)
                assert (told[0] == told[1]) == same
                assert (numbers[0] == numbers[1]) == same
                assert player != dreamer or same
                told_apart += not same
    assert told_apart


@every_veiled
def test_a_resampled_state_has_a_history_that_leads_to_it(text):
    others = 0
    for seed in range(GAMES_EACH):
        for turn, state in enumerate(moments(text, 50 + seed)):
            player = (seed + turn) % state.num_players()
            other = state.resample_from_infostate(player, sampler(seed))
            again = loaded(text).new_initial_state()
            for entry in other.full_history():
                assert again.current_player() == entry.player
                again.apply_action_with_legality_check(entry.action)
            assert str(again) == str(other)
            assert again.move_number() == other.move_number() == state.move_number()
            assert other.current_player() == state.current_player()
            others += other.history() != state.history()
    assert others


@every_veiled
def test_the_past_is_told_again_without_helping_it_along(text, monkeypatch):
    tries = []
    tell = retelling.Retelling.tell
    monkeypatch.setattr(
        retelling.Retelling, "tell", lambda self, known: tries.append(1) or tell(self, known)
    )
    asked = 0
    state, dice = loaded(text).new_initial_state(), Dice(3)
    while not state.is_terminal():
        step(state, dice)
        if state.move_number() % 25 == 0:
            for player in range(state.num_players()):
                state.resample_from_infostate(player, sampler(asked))
                asked += 1
    assert asked / 4 < len(tries) < asked * 1.2


@every_veiled
def test_rivals_are_dealt_what_they_may_hold_and_the_truth_no_more_often(text):
    """The sampler of the rules says what they may hold; it forgets more than a player does."""
    state, viewer, rival = suspense(text)
    rules, truth = state.position.table.rules, state.position.state
    retold = [state.resample_from_infostate(viewer, sampler(n)).position.state for n in range(80)]
    samples = [rules.clone(truth) for _ in range(1000)]
    for seed, sample in enumerate(samples):
        rules.determinize(sample, viewer, seed)
    hands, dealt = ([held(world, rival) for world in worlds] for worlds in (retold, samples))
    assert set().union(*hands) <= set().union(*dealt)
    assert len(set().union(*hands)) > len(held(truth, rival))
    if "zhanguo" in text:  # where nothing is forgotten
        true = [sum(len(hand & held(truth, rival)) for hand in each) / len(each)
                for each in (hands, dealt)]  # fmt: skip
        assert true[0] == pytest.approx(true[1], abs=0.6)


def suspense(text):
    """A state in which somebody does not know at least three answers that concern a rival."""
    state, dice = loaded(text).new_initial_state(), Dice(4)
    while True:
        step(state, dice)
        story = state.position.story
        kept = [story.plies[at].seen_by for at in secrets_of(story).kept]
        for viewer in range(state.num_players()):
            rival = (viewer + 1) % state.num_players()
            if kept.count(1 << rival) >= 3 and not state.is_chance_node():
                return state, viewer, rival


def held(state, seat):
    """The cards in a seat's hand."""
    return set(state.hand_of(seat) if hasattr(state, "hand_of") else state.hand[seat])


@pytest.mark.parametrize("text", [*OPEN, *VEILED])
def test_nothing_stays_secret_but_what_was_hidden_and_is_not_out_yet(text):
    state, dice = loaded(text).new_initial_state(), Dice(8)
    most = 0
    while not state.is_terminal():
        step(state, dice)
        story = state.position.story
        kept = secrets_of(story).kept
        most = max(most, len(kept))
        last = story.plies[-1]
        hidden = last.seen_by != story.table.everybody
        assert hidden or len(story.plies) - 1 not in kept
        if hidden and last.question.seat == NATURE:
            assert len(story.plies) - 1 in kept
    assert (most == 0) == (text in OPEN)


@pytest.mark.parametrize("text", [*NAMES, "tianxia_dragon(open_hands=False)"])
def test_private_things_are_what_only_the_player_sees(text):
    state = played(text, 6, 80)
    kinds = pyspiel.PrivateInfoType
    game = state.get_game()
    own = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    )
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    )
    nothing = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=kinds.NONE
    )
    players = range(state.num_players())
    assert own.tensor is None
    assert len({public.string_from(state, player) for player in players}) == 1
    assert make_observation(game, nothing).string_from(state, 0) == ""
    secret = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    for player in players:
        assert bool(own.string_from(state, player)) == secret
        same = state.observation_string(player) == public.string_from(state, player)
        assert same == (not secret)


@every_veiled
def test_a_spectator_remembers_only_what_all_have_seen(text):
    state = played(text, 9, 120)
    everybody = state.position.table.everybody
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    memory = make_observation(state.get_game(), kind)
    lines = memory.string_from(state, 0).splitlines()
    assert lines[0].startswith("spectator")
    memory.set_from(state, 1)
    assert not any(memory.dict["player"])
    for line, number, ply in zip(
        lines[1:], memory.dict["answers"], state.position.story.plies, strict=False
    ):
        assert ("?" in line) == (ply.seen_by != everybody) == (number == 1)
