"""Questions put together from blocks: numbers, lines, labels, targets and who carries them out."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tianxia.core.agenda import NATURE, State, apply
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.journal import Journal
from tianxia.core.things import counted, named
from tianxia.core.words import Amount, Said

pytestmark = pytest.mark.interpreted  # the toy blocks are heirs of engine classes

FIELD = counted("field", 3)
CROP = named("crop", ["rice", "tea"])


class Sow(Block):
    """One crop on one field."""

    def __init__(self, line="{crop} {field}"):
        super().__init__([FIELD, CROP], line, "label-sow", ["field:{field}", "seed:{crop}"])
        self.ready = []

    def placed(self):
        self.ready = [self.first + k for k in range(self.size)]

    def fill(self, state, ask, room, n):
        for field in range(3):
            if state.sown[field] == "":
                for k in range(2):
                    room[n] = self.ready[field * 2 + k]
                    n += 1
        return n

    def do(self, state, ask, k):
        state.sown[k // 2] = CROP.names[k % 2]
        state.push(ask)

    def reason(self, state, ask, k):
        return Said("reason-sown") if state.sown[k // 2] else None

    def preview(self, state, ask, k):
        return [Amount(CROP.names[k % 2], -1)]


class Reap(Block):
    """What stands on a field; which things it concerns depends on what that is."""

    def __init__(self):
        super().__init__([FIELD], "reap {field}", "label-reap", [])

    def fill(self, state, ask, room, n):
        for field in range(3):
            if state.sown[field]:
                room[n] = self.first + field
                n += 1
        return n

    def do(self, state, ask, k):
        state.sown[k] = ""

    def reason(self, state, ask, k):
        return None if state.sown[k] else Said("reason-bare")

    def targets(self, state, ask, k):
        return [f"plant:{state.sown[k]}", f"field:{k + 1}"]


class Fields(State):
    """Three fields."""

    def __init__(self):
        super().__init__(1)
        self.sown = ["", "", ""]


SOW = Sow()
REAP = Reap()
REST = Leave("rest", "label-rest", "rested")
FARM = Menu("farm", [SOW, REST, REAP])
MIXED = Menu("", [Sow(), Reap(), Leave("rest", "label-rest")], rows=3, mixed=2)


class Farm(Question):
    """What to do on the farm."""

    size: ClassVar[int] = FARM.size

    def menu(self):
        return FARM


class MixedFarm(Question):
    """The same, field by field."""

    size: ClassVar[int] = MIXED.size

    def menu(self):
        return MIXED


@pytest.fixture
def fields():
    state = Fields()
    state.push(Farm(0, 7))
    return state


def test_blocks_are_numbered_one_after_another():
    assert (SOW.first, SOW.end) == (0, 6)
    assert (REST.first, REST.end) == (6, 7)
    assert (REAP.first, REAP.end) == (7, 10)
    assert FARM.size == Farm.size == 10
    assert SOW.ready == [0, 1, 2, 3, 4, 5]


def test_interleaved_blocks_lie_side_by_side_row_by_row():
    lines = [MixedFarm(0).text(choice) for choice in range(MIXED.size)]
    rows = [[f"rice {field}", f"tea {field}", f"reap {field}"] for field in (1, 2, 3)]
    assert lines == [*rows[0], *rows[1], *rows[2], "rest"]
    assert [block.first for block in MIXED.blocks] == [0, 2, 9]


def test_an_interleaved_menu_is_listed_and_carried_out_by_hand(fields):
    with pytest.raises(AssertionError):
        MixedFarm(0).legal(fields)
    with pytest.raises(AssertionError):
        MixedFarm(0).apply(fields, 0)


def test_the_choices_of_all_blocks_are_listed_in_order(fields):
    fields.sown[1] = "tea"
    assert Farm(0).legal(fields) == [0, 1, 4, 5, 6, 8]


def test_reasons_are_none_exactly_for_legal_choices(fields):
    fields.sown[1] = "tea"
    farm = Farm(0)
    free = [choice for choice in range(farm.size) if farm.reason(fields, choice) is None]
    assert free == farm.legal(fields)
    assert farm.reason(fields, 2) == Said("reason-sown")


def test_a_choice_is_carried_out_by_its_block(fields):
    apply(fields, 3)
    assert fields.sown == ["", "tea", ""]
    assert apply(fields, 8) is None
    assert fields.sown == ["", "", ""]


def test_leaving_does_nothing_but_tell(fields):
    fields.journal = Journal()
    assert apply(fields, 6) is None
    assert fields.sown == ["", "", ""]
    told = fields.journal.notes[-1]
    assert (told.kind, told.seat, told.a) == ("rested", 0, 7)


def test_lines_labels_and_previews_come_from_the_axes(fields):
    farm = Farm(0)
    assert [farm.text(choice) for choice in (0, 5, 6, 9)] == [
        "farm rice 1",
        "farm tea 3",
        "farm rest",
        "farm reap 3",
    ]
    assert farm.label(fields, 5) == Said("label-sow", {"field": 3, "crop": "@crop-tea"})
    assert farm.label(fields, 6) == Said("label-rest")
    assert repr(farm.preview(fields, 5)) == repr([Amount("tea", -1)])
    assert farm.preview(fields, 6) == []


def test_printed_targets_are_kept_and_others_follow_the_position(fields):
    farm = Farm(0)
    assert farm.targets(fields, 5) == ["field:3", "seed:tea"]
    assert farm.targets(fields, 5) is farm.targets(Fields(), 5)
    assert farm.targets(fields, 6) == []
    fields.sown[0] = "rice"
    assert farm.targets(fields, 7) == ["plant:rice", "field:1"]
    fields.sown[0] = "tea"
    assert farm.targets(fields, 7) == ["plant:tea", "field:1"]


def test_the_index_names_all_choices_that_may_concern_some_things(fields):
    farm = Farm(0)
    follow = [7, 8, 9]  # what these concern depends on the position
    assert FARM.concerning(fields, farm, ["seed:tea"]) == [1, 3, 5, *follow]
    assert FARM.concerning(fields, farm, ["field:1", "seed:rice"]) == [0, 1, 2, 4, *follow]
    assert FARM.concerning(fields, farm, ["moon"]) == follow
    for choice in range(FARM.size):
        for thing in farm.targets(fields, choice):
            assert choice in FARM.concerning(fields, farm, [thing])


def test_a_block_must_say_what_it_is():
    bare = Block([], "bare", "label-bare", [])
    for forgotten in (
        lambda: bare.fill(Fields(), Farm(NATURE), [], 0),
        lambda: bare.do(Fields(), Farm(NATURE), 0),
        lambda: bare.reason(Fields(), Farm(NATURE), 0),
    ):
        with pytest.raises(AssertionError):
            forgotten()
