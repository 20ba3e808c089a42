"""Rules of a printed game: a components file and agreed options make the edition that is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from tianxia.core.agenda import NATURE, Decision, Frame, State, settle
from tianxia.core.components import Components
from tianxia.core.encoding import places_of
from tianxia.core.marks import MARKS
from tianxia.core.notes import Notes
from tianxia.core.reading import ints, whole
from tianxia.core.rows import plain
from tianxia.core.rules import Catalogue, Json, OptionValue, Part, Rules
from tianxia.core.saving import Fields, dump_agenda, load_agenda
from tianxia.core.scores import ScoredState
from tianxia.core.words import Arg

FrameClass = Callable[..., Frame]


class PrintedValues:
    """All values in force at one table; shared by all clones of its states, never changed."""

    agreed: list[int]  # the options as numbers, as a dump keeps them

    def agree(self, agreed: list[int]) -> None:
        """The options of section 7 as this table plays them."""
        raise AssertionError("an edition must know its options")


S = TypeVar("S", bound=ScoredState)
E = TypeVar("E", bound=PrintedValues)


class Printed(Generic[E]):
    """How a game reads what is printed: its components, and the options as numbers."""

    def __init__(
        self,
        values: Callable[[Components], E],
        agreement: Callable[[dict[str, OptionValue]], list[int]],
        no_options: list[str],  # rows of `[[option]]` that are none
        colours: str,  # where the components file lists the colours of the seats
    ) -> None:
        self.values: Final = values
        self.agreement: Final = agreement
        self.no_options: Final = no_options
        self.colours: Final = colours


def box_colours(file: Components, place: str) -> list[str]:
    """The colours listed at a place of a components file: as words, or as rows with an id."""
    value = file.at(place)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [row.word("id", MARKS) for row in file.tables(place)]
    return file.words(place, MARKS)


class Parts:
    """What a game is made of: its frames, the fields of its states, its notes and clauses."""

    def __init__(
        self,
        questions: list[FrameClass],
        steps: list[FrameClass],
        fields: Fields,
        notes: Notes,
        clauses: dict[str, str],
    ) -> None:
        self.questions: Final = questions
        self.steps: Final = steps  # the first one sets the game up
        self.fields: Final = fields
        self.notes: Final = notes
        self.clauses: Final = clauses


class PrintedRules(Rules[S], Generic[S, E]):
    """What games with a components file have in common."""

    def __init__(
        self,
        name: str,
        version: int,
        most_seats: int,
        components: Components,
        printed: Printed[E],
        parts: Parts,
    ) -> None:
        self.components: Final = components
        self.printed: Final = printed
        self.parts: Final = parts
        self.editions: Final[dict[str, E]] = {}
        self.name = name
        self.version = version
        self.seats_min = components.whole("meta.players_min", 2, most_seats)
        self.seats_max = components.whole("meta.players_max", 2, most_seats)
        self.options = components.options(printed.no_options)
        self.components_hash = components.hash()
        self.frames: Final[dict[str, FrameClass]] = {
            made.__name__: made for made in [*parts.questions, *parts.steps]
        }
        # a catalogue holds questions of one game, whatever their states are called
        prototypes = [cast("Decision[State]", made(0)) for made in parts.questions]
        self.catalogue = Catalogue(prototypes)
        for seats in range(self.seats_min, self.seats_max + 1):
            if len(set(self.marks(seats))) < seats:
                raise components.fail(printed.colours, f"names too few colours for {seats} seats")
        self.usual_edition()  # a bad file is refused here, not in the first game
        self.places: Final = places_of(self.slices())

    # -- what a game says of itself -----------------------------------------------------------

    def check_together(self, seats: int, edition: E) -> None:
        """Refuse options that do not fit the number of seats."""

    def fresh_state(self, seats: int, edition: E) -> S:
        """Everything as it lies before the first draw and the first choice."""
        raise AssertionError("a game must lay itself out")

    def edition_of(self, state: S) -> E:
        """The edition that is played."""
        raise AssertionError("a state must know its edition")

    def forecast_for(self, state: S, seat: int) -> list[Part]:
        """What the seat would score if the game ended now, split by source."""
        raise AssertionError("a game must forecast")

    # -- what follows from it -----------------------------------------------------------------

    def marks(self, seats: int) -> list[str]:
        return box_colours(self.components, self.printed.colours)

    def edition_for(self, options: dict[str, OptionValue]) -> E:
        """The values of a table with these options, made once."""
        key = "|".join([str(options[option.name]) for option in self.options])
        if key not in self.editions:
            made = self.printed.values(self.components)
            made.agree(self.printed.agreement(options))
            self.editions[key] = made
        return self.editions[key]

    def usual_edition(self) -> E:
        """The values of a table with the options as they usually are."""
        return self.edition_for(self.read_options({}))

    def edition_as_agreed(self, agreed: list[int]) -> E:
        """The edition of a dumped state."""
        key = f"agreed {agreed}"
        if key not in self.editions:
            made = self.printed.values(self.components)
            made.agree(agreed)
            self.editions[key] = made
        return self.editions[key]

    def new_game(self, seats: int, options: Json) -> S:
        self.check_seats(seats)
        edition = self.edition_for(self.read_options(options))
        self.check_together(seats, edition)
        state = self.fresh_state(seats, edition)
        state.push(self.parts.steps[0](NATURE))
        settle(state)
        return state

    def encoding_size(self) -> int:
        return self.places[len(self.places) - 1]

    def scores(self, state: S) -> list[int]:
        return plain(state.points)

    def forecast(self, state: S) -> list[list[Part]]:
        return [self.forecast_for(state, seat) for seat in range(state.seats)]

    def determinize(self, state: S, viewer: int, seed: int) -> None:
        """Unless the game says otherwise nothing is hidden: what is not dealt is not there yet."""

    def round_of(self, state: S) -> int:
        return state.round

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        return self.parts.notes.args(kind, a, b, c)

    def note_about(self, kind: str, seat: int, a: int, b: int, c: int) -> list[str]:
        return self.parts.notes.about(kind, seat, a, b, c)

    def clause_of(self, reason: str) -> str:
        return self.parts.clauses.get(reason, "")

    def dump(self, state: S) -> Json:
        return {
            "seats": state.seats,
            "agreed": self.edition_of(state).agreed[:],
            "agenda": dump_agenda(state),
            **self.parts.fields.dump(state),
        }

    def load(self, data: Json) -> S:
        edition = self.edition_as_agreed(ints(data["agreed"]))
        state = self.fresh_state(whole(data["seats"]), edition)
        state.agenda = load_agenda(self.frames, data["agenda"])
        self.parts.fields.load(state, data)
        return state
