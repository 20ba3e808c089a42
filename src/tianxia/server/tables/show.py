"""What each viewer is told: whole tables, changes, gaps. Everything is made by `Rules.view`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.match.match import Match
from tianxia.server.tables.connection import Connection, encoded
from tianxia.server.tables.history import Event, Moved
from tianxia.server.tables.lines import lines_for
from tianxia.server.tables.table import LiveTable
from tianxia.server.thinking.levels import searches
from tianxia.server.wire.canonical import Seen
from tianxia.server.wire.messages import (
    Change,
    Crowd,
    Full,
    LogLine,
    PartOut,
    QuestionOut,
    ResultOut,
    SaidOut,
    Seats,
    Skip,
    UndoOut,
    WaitingOut,
)
from tianxia.server.wire.patch import Step, diff
from tianxia.server.wire.questions import kind_of, question_out
from tianxia.server.wire.said import forecast_out, said_out

NO_UNDO: Final = UndoOut(False)


@dataclass(frozen=True, slots=True)
class Common:
    """What all viewers are told alike."""

    ply: int
    waiting: WaitingOut | None
    forecast: list[list[PartOut]]
    result: ResultOut | None


def common(table: LiveTable, match: Match) -> Common:
    """The part of a message that does not depend on the viewer."""
    decision = match.decision
    waiting = None
    if decision is not None and decision.seat != NATURE:
        level = table.bot_at(decision.seat)
        crowded = level is not None and searches(level) and table.is_crowded()
        kind = kind_of(decision)
        waiting = WaitingOut(decision.seat, match.ply, kind, level is not None, crowded)
    result = ResultOut(match.scores(), match.ranking()) if match.over else None
    return Common(match.ply, waiting, forecast_out(match.rules.forecast(match.state)), result)


def told(shared: Common, undo: UndoOut) -> object:
    """What a viewer knows besides view and log; the ply is left out, since it says nothing."""
    waiting = shared.waiting
    who = (
        None
        if waiting is None
        else (
            waiting.seat,
            waiting.kind,
            waiting.thinking,
            waiting.crowded,
        )
    )
    return (who, shared.forecast, undo)


def question_for(table: LiveTable, match: Match, viewer: int, seen: Seen) -> QuestionOut | None:
    """The question, only for the person who must answer it."""
    decision = match.decision
    if decision is None or decision.seat != viewer or table.bot_at(viewer) is not None:
        return None
    return question_out(match, seen)


def undo_for(table: LiveTable, match: Match, viewer: int) -> UndoOut:
    """Whether the viewer may take the last answer back; a finished game stays as it is."""
    if viewer == SPECTATOR or table.bot_at(viewer) is not None:
        return NO_UNDO
    if match.over:
        return UndoOut(False, SaidOut("undo-blocked-over"))
    blocker = match.undo_blocker(viewer)
    return UndoOut(blocker is None, None if blocker is None else said_out(blocker))


def full(table: LiveTable, connection: Connection) -> Full:
    """Everything that a window may see through its viewer's eyes."""
    viewer = connection.viewer
    match = table.match
    shown = None if viewer == SPECTATOR else viewer
    summary = table.summary(connection.held, connection.host)
    v = table.history.v
    if match is None:
        return Full(v, shown, summary, 0, None, None, None, [], [], NO_UNDO, None, "")
    if viewer not in table.seen:
        table.seen[viewer] = Seen(match.view(viewer))
    seen = table.seen[viewer]
    shared = common(table, match)
    undo = undo_for(table, match, viewer)
    table.told[viewer] = told(shared, undo)
    return Full(
        v=v,
        viewer=shown,
        table=summary,
        ply=match.ply,
        view=seen.view,
        waiting=shared.waiting,
        question=question_for(table, match, viewer, seen),
        log=lines_for(match, table.lines.since(match, 0), viewer),
        forecast=shared.forecast,
        undo=undo,
        result=shared.result,
        hash=seen.hash,
    )


def tell_all_full(table: LiveTable) -> None:
    """Show everybody the whole table anew: the game has begun."""
    table.history.reset()
    table.seen.clear()
    table.told.clear()
    for connection in table.connections:
        if not table.may_look(connection, connection.viewer):
            connection.viewer = table.viewer_for(connection, None)
        connection.tell(full(table, connection))


def tell_change(table: LiveTable, match: Match, start: int, cut: int | None = None) -> None:
    """Tell every window what the answers from ply `start` on, or an undo, have changed."""
    event = Moved(table.history.next(), match.ply, cut, table.lines.since(match, start))
    views: dict[str, Seen] = {}
    patches: dict[tuple[str, str], list[Step]] = {}
    for viewer, old in table.seen.items():
        new = Seen(match.view(viewer))
        new = views.setdefault(new.hash, new)  # in an open game all viewers share one
        key = (old.hash, new.hash)
        if key not in patches:
            patches[key] = diff(old.view, new.view)
        event.patches[viewer] = patches[key]
        event.hashes[viewer] = new.hash
        table.seen[viewer] = new
    table.history.add(event)
    shared = common(table, match)
    texts: dict[int, str] = {}
    for connection in table.connections:
        viewer = connection.viewer
        if viewer not in texts:
            texts[viewer] = encoded(change_for(table, match, shared, event, viewer))
        connection.send(texts[viewer])


def change_for(
    table: LiveTable, match: Match, shared: Common, event: Moved, viewer: int
) -> Change | Skip:
    """The event for one viewer; Skip if there is nothing in it that the viewer may see."""
    question = question_for(table, match, viewer, table.seen[viewer])
    undo = undo_for(table, match, viewer)
    lines = lines_for(match, event.notes, viewer)
    now = told(shared, undo)
    same = table.told.get(viewer) == now
    table.told[viewer] = now
    seen_nothing = not event.patches[viewer] and not lines and event.cut is None
    if same and seen_nothing and question is None and shared.result is None:
        return Skip(event.v)
    return change(shared, event, viewer, lines, question, undo)


def change(
    shared: Common,
    event: Moved,
    viewer: int,
    lines: list[LogLine],
    question: QuestionOut | None,
    undo: UndoOut,
) -> Change:
    """The message of one event."""
    return Change(
        v=event.v,
        ply=event.ply,
        cut=event.cut,
        log=lines,
        patch=event.patches[viewer],
        waiting=shared.waiting,
        question=question,
        forecast=shared.forecast,
        undo=undo,
        result=shared.result,
        hash=event.hashes[viewer],
    )


def tell_seats(table: LiveTable) -> None:
    """Tell every window who is there now, and whether the table goes on."""
    v = table.history.next()
    table.history.add(Event(v))
    texts: dict[tuple[frozenset[int], bool], str] = {}
    for connection in table.connections:
        key = (connection.held, connection.host)
        if key not in texts:
            texts[key] = encoded(Seats(v, table.summary(*key)))
        connection.send(texts[key])


def tell_crowd(table: LiveTable) -> None:
    """Tell every window that the bot thinks more briefly; when it no longer does, a change says."""
    text = encoded(Crowd())
    for connection in table.connections:
        connection.send(text)


def catch_up(table: LiveTable, connection: Connection, v: int) -> bool:
    """Send what happened since version `v`; False if the window must see the table anew."""
    events = table.history.since(v)
    viewer = connection.viewer
    match = table.match
    if events is None or match is None or viewer not in table.seen:
        return False
    moved = [event for event in events if isinstance(event, Moved)]
    if any(viewer not in event.patches for event in moved):
        return False
    shared = common(table, match)
    undo = undo_for(table, match, viewer)
    table.told[viewer] = told(shared, undo)
    question = question_for(table, match, viewer, table.seen[viewer])
    if not events:  # a word of welcome all the same
        connection.tell(Seats(table.history.v, table.summary(connection.held, connection.host)))
    last_seats = max((event.v for event in events if not isinstance(event, Moved)), default=0)
    for event in events:
        if isinstance(event, Moved):
            asked = question if event is moved[-1] else None
            lines = lines_for(match, event.notes, viewer)
            connection.tell(change(shared, event, viewer, lines, asked, undo))
        elif event.v == last_seats:
            connection.tell(Seats(event.v, table.summary(connection.held, connection.host)))
        else:  # the later one tells it all
            connection.tell(Skip(event.v))
    return True
