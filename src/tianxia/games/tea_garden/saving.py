"""The whole state as JSON and back: a cache and a debugging aid."""

from __future__ import annotations

from collections.abc import Callable

from tianxia.core.agenda import Frame
from tianxia.core.rules import Json, dump_agenda, ints, load_agenda, whole
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.tables import Edition


def dump(state: TeaState) -> Json:
    """Every field of the state."""
    e = state.edition
    return {
        "seats": state.seats,
        "agreed": [e.start_seat, int(e.strict), int(e.auto_space), int(e.auto_pay)],
        "agenda": dump_agenda(state),
        "round": state.round,
        "phase": state.phase,
        "start_seat": state.start_seat,
        "last_seat": state.last_seat,
        "acting": state.acting,
        "free_done": state.free_done,
        "laid": state.laid,
        "strength": state.strength,
        "main": state.main,
        "secondary": state.secondary,
        "repeated": state.repeated,
        "effects": state.effects,
        "row": state.row[:],
        "level_left": state.level_left[:],
        "unseen_actions": state.unseen_actions,
        "gone": state.gone[:],
        "caravans": state.caravans[:],
        "caravan_left": state.caravan_left[:],
        "unseen_caravans": state.unseen_caravans,
        "emperors": state.emperors[:],
        "unseen_emperors": state.unseen_emperors,
        "stack_top": state.stack_top[:],
        "stack_size": state.stack_size[:],
        "unseen_tiles": state.unseen_tiles,
        "bonus": state.bonus[:],
        "unseen_bonuses": state.unseen_bonuses,
        "space": state.space[:],
        "full": state.full,
        "points": state.points[:],
        "passed": state.passed[:],
        "turns": state.turns[:],
        "boat": state.boat[:],
        "berth": state.berth[:],
        "studies": state.studies[:],
        "half": state.half[:],
        "centre": state.centre[:],
        "climbed": state.climbed[:],
        "leaves": state.leaves[:],
        "scroll_strength": state.scroll_strength[:],
        "scroll_teapot": state.scroll_teapot[:],
        "scroll_repeat": state.scroll_repeat[:],
        "tokens": state.tokens[:],
        "pagodas": state.pagodas[:],
        "gardens": state.gardens[:],
        "near": state.near[:],
        "far": state.far[:],
        "provinces": state.provinces[:],
        "hand": [own[:] for own in state.hand],
        "draw": [own[:] for own in state.draw],
        "discard": [own[:] for own in state.discard],
        "removed": [own[:] for own in state.removed],
        "played": [own[:] for own in state.played],
        "starts": [own[:] for own in state.starts],
        "shown": state.shown[:],
        "won": [own[:] for own in state.won],
        "scored": state.scored[:],
        "cup_owner": state.cup_owner[:],
        "cup_right": state.cup_right[:],
        "cup_left": state.cup_left[:],
        "markers": state.markers[:],
        "cup_rows": [own[:] for own in state.cup_rows],
        "loose": state.loose[:],
    }


def load(
    data: Json,
    frames: dict[str, Callable[..., Frame]],
    edition_of: Callable[[list[int]], Edition],
) -> TeaState:
    """The state that `dump` wrote."""
    state = TeaState(whole(data["seats"]), edition_of(ints(data["agreed"])))
    state.agenda = load_agenda(frames, data["agenda"])
    load_turn(state, data)
    load_board(state, data)
    load_seats(state, data)
    load_cards(state, data)
    return state


def load_turn(state: TeaState, data: Json) -> None:
    """The round and the turn being taken."""
    state.round = whole(data["round"])
    state.phase = whole(data["phase"])
    state.start_seat = whole(data["start_seat"])
    state.last_seat = whole(data["last_seat"])
    state.acting = whole(data["acting"])
    state.free_done = whole(data["free_done"])
    state.laid = whole(data["laid"])
    state.strength = whole(data["strength"])
    state.main = whole(data["main"])
    state.secondary = whole(data["secondary"])
    state.repeated = whole(data["repeated"])
    state.effects = whole(data["effects"])


def load_board(state: TeaState, data: Json) -> None:
    """What lies in the middle of the table."""
    state.row = ints(data["row"])
    state.level_left = ints(data["level_left"])
    state.unseen_actions = whole(data["unseen_actions"])
    state.gone = ints(data["gone"])
    state.caravans = ints(data["caravans"])
    state.caravan_left = ints(data["caravan_left"])
    state.unseen_caravans = whole(data["unseen_caravans"])
    state.emperors = ints(data["emperors"])
    state.unseen_emperors = whole(data["unseen_emperors"])
    state.stack_top = ints(data["stack_top"])
    state.stack_size = ints(data["stack_size"])
    state.unseen_tiles = whole(data["unseen_tiles"])
    state.bonus = ints(data["bonus"])
    state.unseen_bonuses = whole(data["unseen_bonuses"])
    state.space = ints(data["space"])
    state.full = whole(data["full"])


def load_seats(state: TeaState, data: Json) -> None:
    """What has a number for every seat."""
    state.points = ints(data["points"])
    state.passed = ints(data["passed"])
    state.turns = ints(data["turns"])
    state.boat = ints(data["boat"])
    state.berth = ints(data["berth"])
    state.studies = ints(data["studies"])
    state.half = ints(data["half"])
    state.centre = ints(data["centre"])
    state.climbed = ints(data["climbed"])
    state.leaves = ints(data["leaves"])
    state.scroll_strength = ints(data["scroll_strength"])
    state.scroll_teapot = ints(data["scroll_teapot"])
    state.scroll_repeat = ints(data["scroll_repeat"])
    state.tokens = ints(data["tokens"])
    state.pagodas = ints(data["pagodas"])
    state.gardens = ints(data["gardens"])
    state.near = ints(data["near"])
    state.far = ints(data["far"])
    state.provinces = ints(data["provinces"])


def load_cards(state: TeaState, data: Json) -> None:
    """Everybody's cards and cups."""
    state.hand = lists(data["hand"])
    state.draw = lists(data["draw"])
    state.discard = lists(data["discard"])
    state.removed = lists(data["removed"])
    state.played = lists(data["played"])
    state.starts = lists(data["starts"])
    state.shown = ints(data["shown"])
    state.won = lists(data["won"])
    state.scored = ints(data["scored"])
    state.cup_owner = ints(data["cup_owner"])
    state.cup_right = ints(data["cup_right"])
    state.cup_left = ints(data["cup_left"])
    state.markers = ints(data["markers"])
    state.cup_rows = lists(data["cup_rows"])
    state.loose = ints(data["loose"])


def lists(data: object) -> list[list[int]]:
    """Lists of whole numbers read from JSON."""
    assert isinstance(data, list), "a list of lists was expected"
    return [ints(own) for own in data]
