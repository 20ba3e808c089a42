"""Two worlds over the wire: what a viewer is sent does not depend on what is hidden from it."""

from __future__ import annotations

import pytest
from tests.contract.toy import Toy

from tianxia.core.agenda import SPECTATOR
from tianxia.core.dice import Dice, offspring, secret_of
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.match import Match
from tianxia.server.storage.rows import Place, TableRow
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.lines import Lines
from tianxia.server.tables.show import full, tell_change
from tianxia.server.tables.table import LiveTable

SEATS = 3
FIRST_VERSION = 1000


def table_of(rules, match):
    """A table in memory only."""
    places = [Place("person", name, tokens=["h"]) for name in match.names]
    row = TableRow(
        "t",
        rules.name,
        rules.version,
        "c",
        dict(match.options),
        "00" * 32,
        places,
        "h",
        "playing",
        0,
        0,
    )
    table = LiveTable(row, rules, match, Lines())
    table.lines.grow(match, 0)
    table.history.v = FIRST_VERSION
    return table


def match_at(rules, options, answers):
    """A match after some answers, by text."""
    match = Match(rules, SEATS, options, secret=secret_of(7))
    match.advance()
    for seat, choice in answers:
        match.submit(seat, match.ply, [choice])
    return match


def window_of(table, viewer):
    """A window that looks through the viewer's eyes."""
    connection = Connection(frozenset() if viewer == SPECTATOR else frozenset([viewer]), False)
    connection.viewer = viewer
    table.connections.add(connection)
    connection.tell(full(table, connection))
    return connection


def sent(connection):
    """All bytes that wait for the window."""
    texts = []
    while not connection.outbox.empty():
        texts.append(connection.outbox.get_nowait())
    return "\n".join(texts)


def other_world(rules, options, answers, viewer, seed):
    """The same match in a world that the viewer cannot tell from the true one."""
    match = match_at(rules, options, answers)
    state = rules.clone(match.state)
    rules.determinize(state, max(viewer, 0), seed)  # what seat 0 cannot know, no spectator knows
    state.journal = match.journal
    match.state = state
    return match


def play_on(table, choice):
    """Answer the question asked now; what happened, as the log has it."""
    match = table.match
    start, shown = match.ply, match.journal.revelations
    match.submit(match.to_move, start, [choice])
    table.lines.grow(match, start)
    tell_change(table, match, start)
    happened = [(entry.seat, entry.text) for entry in match.entries[start:]]
    return happened, match.journal.revelations > shown


def check_worlds(rules, options, seed, compared, every=1):
    """Play a game; before every answer compare what each viewer is sent in two worlds."""
    dice = Dice(seed)
    answers = []
    while True:
        match = match_at(rules, options, answers)
        if match.over or len(answers) > 60:
            return
        seat = match.to_move
        legal = match.legal()
        choice = legal[dice.below(len(legal))]
        for viewer in (*range(SEATS), SPECTATOR) if len(answers) % every == 0 else ():
            truth = table_of(rules, match_at(rules, options, answers))
            shadow_seed = offspring(seed, f"{len(answers)} {viewer}")
            world = other_world(rules, options, answers, viewer, shadow_seed)
            shadow = table_of(rules, world)
            one, two = window_of(truth, viewer), window_of(shadow, viewer)
            assert sent(one) == sent(two), f"{viewer} is shown hidden things at {match.ply}"
            if choice not in shadow.match.legal():
                continue
            happened, revealed = play_on(truth, choice)
            if (happened, False) == play_on(shadow, choice) and not revealed:
                compared.append(viewer)
                assert sent(one) == sent(two), f"{viewer} is told hidden things at {match.ply}"
        answers.append((seat, choice))


def hidden_options(rules):
    """Options under which as much as possible is hidden."""
    return {"open_hands": False} if any(o.name == "open_hands" for o in rules.options) else {}


@pytest.mark.parametrize("game", GAMES)
def test_no_registered_game_leaks_over_the_wire(game):
    rules = rules_for(game)
    compared: list[int] = []
    check_worlds(rules, hidden_options(rules), 3, compared, every=4)
    assert len(compared) > 20


@pytest.mark.interpreted
def test_a_game_full_of_secrets_does_not_leak_over_the_wire():
    compared: list[int] = []
    for seed in range(4):
        check_worlds(Toy(), {}, seed, compared)
    assert set(compared) == {0, 1, 2, SPECTATOR}


class Talkative(Toy):
    """Shows everybody what others have picked."""

    def seat_seen(self, state, seat, viewer):
        return super().seat_seen(state, seat, viewer) | {"pick": state.picked[seat]}


@pytest.mark.interpreted
def test_a_leak_would_be_found():
    with pytest.raises(AssertionError, match="hidden things"):
        check_worlds(Talkative(), {}, 1, [])


@pytest.mark.interpreted
def test_an_event_without_anything_to_see_is_a_bare_number():
    rules = Toy()
    table = table_of(rules, match_at(rules, {}, []))
    mover = table.match.to_move
    windows = [window_of(table, seat) for seat in range(SEATS)]
    for window in windows:
        sent(window)
    tell_change(table, table.match, table.match.ply)
    texts = [sent(window) for window in windows]
    for seat in range(SEATS):
        if seat == mover:
            assert '"t":"change"' in texts[seat]
        else:
            assert texts[seat] == f'{{"t":"skip","v":{FIRST_VERSION + 1}}}'


@pytest.mark.interpreted
def test_whispered_lines_reach_only_whom_they_concern():
    rules = Toy()
    match = match_at(rules, {}, [(0, 1)])  # seat 0 looks at the top prize
    table = table_of(rules, match)
    texts = {viewer: sent(window_of(table, viewer)) for viewer in (0, 1, SPECTATOR)}
    assert "note-looked" in texts[0]
    assert "note-looked" not in texts[1]
    assert "note-looked" not in texts[SPECTATOR]
