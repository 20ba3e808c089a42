"""Components files: read by dotted paths, refused with the place that is wrong."""

from __future__ import annotations

import pytest

from tianxia.core.components import BadComponents, Components, changed, read_components
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Option

FILE = {
    "rules": {"rounds": 12, "open": True, "mode": "short", "sizes": [1, 2], "names": ["a", "b"]},
    "tile": [{"id": "monk", "n": 1}, {"id": "healer", "n": 2}],
    "option": [
        {"id": "seats", "values": [2, 3], "default": 2},
        {"id": "wall", "values": [False, True], "default": False},
    ],
}
FINE = Components(FILE, "test.toml")


def test_values_are_found_by_dotted_paths():
    assert FINE.whole("rules.rounds") == 12
    assert FINE.flag("rules.open") is True
    assert FINE.word("rules.mode", ["long", "short"]) == "short"
    assert FINE.wholes("rules.sizes") == [1, 2]
    assert FINE.words("rules.names", ["a", "b", "c"]) == ["a", "b"]


WRONG = {
    "missing": (lambda c: c.at("rules.weather"), "rules.weather is missing"),
    "missing table": (lambda c: c.at("weather.rain"), "weather.rain is missing"),
    "too large": (lambda c: c.whole("rules.rounds", 0, 10), "from 0 to 10, not 12"),
    "no number": (lambda c: c.whole("rules.mode"), "must be a whole number"),
    "true is no number": (lambda c: c.whole("rules.open"), "must be a whole number"),
    "no list": (lambda c: c.wholes("rules.rounds"), "must be a list of whole numbers"),
    "no flag": (lambda c: c.flag("rules.rounds"), "must be true or false, not 12"),
    "no such word": (lambda c: c.word("rules.mode", ["long"]), "one of long, not 'short'"),
    "no words": (lambda c: c.words("rules.mode", ["a"]), "must be a list of words"),
    "one word too many": (lambda c: c.words("rules.names", ["a"]), "only a, not 'b'"),
    "no rows": (lambda c: c.rows("rules", ["a"]), "must be an array of tables"),
    "a row too many": (lambda c: c.rows("tile", ["monk"]), "'healer', which is unknown"),
    "a row too few": (lambda c: c.rows("tile", ["monk", "healer", "x"]), "lacks the row 'x'"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_with_file_and_place(what):
    ask, told = WRONG[what]
    with pytest.raises(BadComponents, match=r"^test\.toml: .*\.$") as found:
        ask(FINE)
    assert told in str(found.value)


def test_rows_come_in_the_order_asked_for_and_name_themselves_in_errors():
    rows = FINE.rows("tile", ["healer", "monk"])
    assert [row.whole("n") for row in rows] == [2, 1]
    with pytest.raises(BadComponents, match="tile healer: n must be"):
        rows[0].whole("n", 5)


@pytest.mark.parametrize("row", [{"n": 1}, {"id": 7}, {"id": "monk"}])
def test_rows_without_an_id_or_with_one_twice_are_refused(row):
    file = changed(FINE, "tile", [{"id": "monk"}, row])
    with pytest.raises(BadComponents, match="tile has"):
        file.rows("tile", ["monk", "healer"])


def test_options_have_values_and_a_default_among_them():
    options = FINE.options(["seats"])
    assert [(o.name, o.values, o.default) for o in options] == [("wall", [False, True], False)]
    bad = changed(FINE, "option", [{"id": "wall", "values": [1], "default": 2}])
    with pytest.raises(BadComponents, match="option wall has a default"):
        bad.options([])


def test_a_changed_copy_leaves_the_original_alone():
    other = changed(FINE, "rules.rounds", 3)
    assert (other.whole("rules.rounds"), FINE.whole("rules.rounds")) == (3, 12)
    assert other.hash() != FINE.hash()
    assert changed(other, "rules.rounds", 12).hash() == FINE.hash()


def test_files_that_cannot_be_read_are_refused(tmp_path):
    with pytest.raises(BadComponents, match="cannot be read"):
        read_components(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("a = [", encoding="utf-8")
    with pytest.raises(BadComponents, match="is not a TOML file"):
        read_components(broken)
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="is not a TOML file"):
        read_components(broken)


def test_the_hash_does_not_depend_on_the_layout_of_the_file(tmp_path):
    first, second = tmp_path / "a.toml", tmp_path / "b.toml"
    first.write_text("# a remark\nb = 1\na = [1,2]\n", encoding="utf-8")
    second.write_text("a = [ 1, 2 ]\nb = 1\n", encoding="utf-8")
    assert read_components(first).hash() == read_components(second).hash()


def test_option_values_are_read_also_from_text():
    option = Option("wall", [False, True, 6, "random_tile"], False)
    assert option.read("TRUE") is True
    assert option.read(True) is True
    assert option.read("6") == option.read(6) == 6
    assert option.read("Random_Tile") == "random_tile"


@pytest.mark.parametrize("given", ["perhaps", 7, 1, 0, None, [], 6.5])
def test_an_option_value_that_does_not_exist_is_refused_with_those_that_do(given):
    option = Option("wall", [False, True, 6], False)
    with pytest.raises(Unreadable, match="it can be False, True, 6"):
        option.read(given)


def test_the_hash_looks_at_what_is_played_and_not_at_how_it_is_drawn():
    drawn = changed(FINE, "layout", {"track": [[1, 2]]})
    assert drawn.hash() == FINE.hash()
    played = changed(FINE, "rules.rounds", 11)
    assert played.hash() != FINE.hash()
    row = {"id": "monk", "n": 1, "hex": "#fff", "provenance_n": "R"}
    noted = changed(FINE, "tile", [row, {"id": "healer", "n": 2}])
    assert noted.hash() == FINE.hash()
