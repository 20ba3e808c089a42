"""Phase 2, persons: play a card, take a tile, find it a place, move the marker."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import backwards, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.dragon.building import has_palace
from tianxia.games.dragon.effects import move_marker
from tianxia.games.dragon.names import (
    MAX_PALACES,
    MAX_SEATS,
    NO_GROUP,
    NO_TILE,
    PERSON_CARDS,
    TILES,
    TYPES,
    WILD,
)
from tianxia.games.dragon.palace import has_room, with_person
from tianxia.games.dragon.releasing import (
    PERSON_CHOICES,
    fill_persons,
    person_args,
    person_targets,
    person_text,
    reason_not_there,
    release,
)
from tianxia.games.dragon.state import CARDS, PERSON_PHASE, DragonState

TILE_CHOICES: Final = NO_TILE + 1  # choice = card * TILE_CHOICES + tile
# the young and the old tile of each type; NO_TILE for a type without an old one
YOUNG: Final = vec[i64]([TILES.index(f"{name}_young") for name in TYPES])
OLD: Final = vec[i64](
    [TILES.index(f"{name}_old") if f"{name}_old" in TILES else NO_TILE for name in TYPES]
)
REFUSE: Final = PERSON_CHOICES


class PersonPhase(Step[DragonState]):
    """Dragons and action cards go back; every seat with a card in hand is asked, in track order."""

    def run(self, state: DragonState) -> None:
        state.phase = PERSON_PHASE
        state.group_of = vec[i64]([NO_GROUP] * state.edition.actions)
        state.dragon = vec[i64]([NO_GROUP] * state.seats)
        for seat in backwards(state.track_order()):
            if state.has_cards(seat):
                state.push(PLAY_CARD[seat])


class PlayCard(Decision[DragonState]):
    """Play a person card for an available tile of its type; a wild card is good for any type.

    A card whose tiles are all gone may still be played; it brings nobody.
    """

    size: ClassVar[int] = CARDS * TILE_CHOICES

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        hand = state.hand
        supply = state.supply
        first_card = self.seat * CARDS
        for card in range(i64(WILD)):
            if hand[first_card + card] > 0:
                young, old = YOUNG[card], OLD[card]
                base = card * TILE_CHOICES
                if supply[young] > 0:
                    room[n] = base + young
                    n += 1
                if old != NO_TILE and supply[old] > 0:
                    room[n] = base + old
                    n += 1
                elif supply[young] == 0:
                    room[n] = base + NO_TILE
                    n += 1
        if hand[first_card + WILD] > 0:
            for tile in range(i64(NO_TILE)):
                if supply[tile] > 0:
                    room[n] = WILD * TILE_CHOICES + tile
                    n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        card = choice // TILE_CHOICES
        tile = choice % TILE_CHOICES
        state.hand[self.seat * CARDS + card] -= 1
        if tile == NO_TILE:
            state.note("played-for-nobody", self.seat, card)
            return
        state.supply = replaced(state.supply, tile, state.supply[tile] - 1)
        state.note("played", self.seat, card, tile)
        welcome(state, self.seat, tile)

    def text(self, choice: int) -> str:
        tile = choice % TILE_CHOICES
        name = "nobody" if tile == NO_TILE else TILES[tile]
        return f"play {PERSON_CARDS[choice // TILE_CHOICES]} {name}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        card = choice // TILE_CHOICES
        tile = choice % TILE_CHOICES
        if state.hand[self.seat * CARDS + card] == 0:
            return Said("reason-card-gone", {"card": f"@card-{PERSON_CARDS[card]}"})
        if tile == NO_TILE:
            return None if choice in self.legal(state) else Said("reason-tiles-left")
        if card != WILD and state.edition.tile_type[tile] != card:
            return Said("reason-other-type", {"card": f"@card-{PERSON_CARDS[card]}"})
        if state.supply[tile] == 0:
            return Said("reason-tile-gone", {"tile": f"@tile-{TILES[tile]}"})
        return None

    def label(self, state: DragonState, choice: int) -> Said:
        card = f"@card-{PERSON_CARDS[choice // TILE_CHOICES]}"
        tile = choice % TILE_CHOICES
        if tile == NO_TILE:
            return Said("label-play-for-nobody", {"card": card})
        return Said("label-play-card", {"card": card, "tile": f"@tile-{TILES[tile]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        card = f"hand:{PERSON_CARDS[choice // TILE_CHOICES]}"
        tile = choice % TILE_CHOICES
        return [card] if tile == NO_TILE else [card, f"tile:{TILES[tile]}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        tile = choice % TILE_CHOICES
        if tile == NO_TILE:
            return []
        return [Amount("person_track", state.edition.tile_value[tile])]


def welcome(state: DragonState, seat: i64, tile: i64) -> None:
    """A newcomer must be placed while there is room; else it replaces somebody or is sent away."""
    at = seat * len(TILES) + tile
    state.push(PLACE_PERSON[at] if state.has_room(seat) else REPLACE_PERSON[at])


def move_in(state: DragonState, seat: i64, palace: i64, tile: i64) -> None:
    """The newcomer moves in and the marker moves by its value."""
    own = state.palaces[seat]
    own[palace] = with_person(own[palace], tile)
    move_marker(state, seat, state.edition.tile_value[tile])
    state.note("moved-in", seat, tile, palace + 1, state.space[seat])


def fill_replaceable(
    state: DragonState, seat: i64, newcomer: i64, base: i64, room: vec[i64], n: i64
) -> i64:
    """Write the persons the newcomer may replace as choices from `base` on."""
    last = fill_persons(state, seat, room, n)
    for at in range(n, last):
        if state.edition.equal_replacement or room[at] % len(TILES) != newcomer:
            room[n] = base + room[at]
            n += 1
    return n


def replace(state: DragonState, seat: i64, choice: i64, newcomer: i64) -> None:
    """One person is released and the newcomer takes the place in the same palace."""
    release(state, seat, choice)
    move_in(state, seat, choice // len(TILES), newcomer)


class PlacePerson(Decision[DragonState]):
    """While there is room, the newcomer (`arg`) must move into a palace with a free place."""

    size: ClassVar[int] = (
        MAX_PALACES + PERSON_CHOICES
    )  # replacing with room left: a ruling's switch

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        own = state.palaces[self.seat]
        for index in range(len(own)):
            if has_room(own[index]):
                room[n] = index
                n += 1
        if state.edition.replace_only_when_full:
            return n
        return fill_replaceable(state, self.seat, self.arg, MAX_PALACES, room, n)

    def apply(self, state: DragonState, choice: i64) -> None:
        if choice < MAX_PALACES:
            move_in(state, self.seat, choice, self.arg)
        else:
            replace(state, self.seat, choice - MAX_PALACES, self.arg)

    def text(self, choice: int) -> str:
        if choice < MAX_PALACES:
            return f"place palace {choice + 1}"
        return f"place instead of {person_text(choice - MAX_PALACES)}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        if choice >= MAX_PALACES:
            return Said("reason-room-left")
        if not has_palace(state, self.seat, choice):
            return Said("reason-no-such-palace", {"palace": choice + 1})
        return Said("reason-palace-full", {"palace": choice + 1})

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-place-person", {"tile": f"@tile-{TILES[self.arg]}"})

    def label(self, state: DragonState, choice: int) -> Said:
        if choice >= MAX_PALACES:
            return Said("label-replace", person_args(choice - MAX_PALACES))
        return Said("label-place", {"palace": choice + 1})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        if choice < MAX_PALACES:
            return [f"palace:{choice + 1}"]
        return person_targets(choice - MAX_PALACES)


class ReplacePerson(Decision[DragonState]):
    """Without room the newcomer (`arg`) replaces a person, or is released and the marker stays."""

    size: ClassVar[int] = PERSON_CHOICES + 1

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        n = fill_replaceable(state, self.seat, self.arg, 0, room, n)
        room[n] = REFUSE
        return n + 1

    def apply(self, state: DragonState, choice: i64) -> None:
        if choice == REFUSE:
            if state.edition.refused_leave:
                state.removed = replaced(state.removed, self.arg, state.removed[self.arg] + 1)
            else:
                state.supply = replaced(state.supply, self.arg, state.supply[self.arg] + 1)
            state.note("refused", self.seat, self.arg)
        else:
            replace(state, self.seat, choice, self.arg)

    def text(self, choice: int) -> str:
        return "refuse" if choice == REFUSE else f"replace {person_text(choice)}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if choice == REFUSE:
            return None
        reason = reason_not_there(state, self.seat, choice)
        if reason is None and not state.edition.equal_replacement:
            return Said("reason-same-person") if choice % len(TILES) == self.arg else None
        return reason

    def prompt(self, state: DragonState) -> Said:
        return Said("prompt-replace-person", {"tile": f"@tile-{TILES[self.arg]}"})

    def label(self, state: DragonState, choice: int) -> Said:
        if choice == REFUSE:
            return Said("label-refuse", {"tile": f"@tile-{TILES[self.arg]}"})
        return Said("label-replace", person_args(choice))

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [] if choice == REFUSE else person_targets(choice)

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        if choice == REFUSE:
            return []
        return [Amount("person_track", state.edition.tile_value[self.arg])]


PLAY_CARD: Final = [PlayCard(seat) for seat in range(MAX_SEATS)]
# by seat and tile
PLACE_PERSON: Final = [PlacePerson(s, t) for s in range(MAX_SEATS) for t in range(len(TILES))]
REPLACE_PERSON: Final = [ReplacePerson(s, t) for s in range(MAX_SEATS) for t in range(len(TILES))]
