"""Games as a Parquet file, written in row groups, so that memory does not grow with the file."""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final

from tianxia.core.errors import Unreadable
from tianxia.dataset.decisions import Game
from tianxia.dataset.meaning import meaning_of
from tianxia.games.registry import AnyRules
from tianxia.installing import install_command

KEY: Final = "tianxia"  # of the file's metadata
GROUP_BYTES: Final = 32 * 2**20  # of observations in a row group, before they are compressed
WORDS: Final = ["game", "options", "record", "question"]  # few values, written once in a group


class DatasetFile:
    """A Parquet file that grows by games of one kind; it appears when all of them are in it."""

    def __init__(self, path: Path, rules: AnyRules) -> None:
        self.arrow: Final = _arrow("pyarrow")
        self.path: Final = path
        self.part: Final = path.with_name(path.name + ".part")
        self.rules: Final = rules
        self.size: Final = rules.encoding_size()
        self.schema: Final = schema_of(self.arrow, rules)
        self.rows = 0
        self._waiting: list[Game] = []
        self._writer: Any = _arrow("pyarrow.parquet").ParquetWriter(
            self.part, self.schema, compression="zstd", use_dictionary=WORDS
        )

    def __enter__(self) -> DatasetFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        whole = False
        try:
            if kind is None:
                self._flush()
                whole = self.rows > 0
        finally:
            self._writer.close()
            if whole:
                self.part.replace(self.path)
            else:
                self.part.unlink()

    def add(self, game: Game) -> None:
        """Take a game in; it is written when a row group is full."""
        self._waiting.append(game)
        self.rows += len(game.decisions)
        if sum(len(one.observations) for one in self._waiting) * 4 >= GROUP_BYTES:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(self._table(self._waiting))
            self._waiting = []

    def _table(self, games: list[Game]) -> Any:
        arrow, schema = self.arrow, self.schema
        seen = array("f")
        for game in games:
            seen.extend(game.observations)
        numbers = arrow.Array.from_buffers(
            arrow.float32(), len(seen), [None, arrow.py_buffer(seen)]
        )
        pairs = [(game, decision) for game in games for decision in game.decisions]
        columns: dict[str, Any] = {
            "game": [self.rules.name] * len(pairs),
            "rules_version": [self.rules.version] * len(pairs),
            "seats": [game.seats for game, _ in pairs],
            "options": [game.options for game, _ in pairs],
            "record": [game.record for game, _ in pairs],
            "ply": [decision.ply for _, decision in pairs],
            "seat": [decision.seat for _, decision in pairs],
            "question": [decision.question for _, decision in pairs],
            "observation": arrow.FixedSizeListArray.from_arrays(numbers, self.size),
            "legal": [decision.legal for _, decision in pairs],
            "action": [decision.action for _, decision in pairs],
            "forced": [decision.forced for _, decision in pairs],
            "scores": [game.scores for game, _ in pairs],
            "ranks": [game.ranks for game, _ in pairs],
        }
        return arrow.table(columns, schema=schema)


def schema_of(arrow: Any, rules: AnyRules) -> Any:
    """The columns, and in the file's metadata what the numbers in them mean."""
    columns = {
        "game": arrow.string(),
        "rules_version": arrow.int16(),
        "seats": arrow.int8(),
        "options": arrow.string(),
        "record": arrow.string(),
        "ply": arrow.int32(),
        "seat": arrow.int8(),
        "question": arrow.string(),
        "observation": arrow.list_(arrow.float32(), rules.encoding_size()),
        "legal": arrow.list_(arrow.int32()),
        "action": arrow.int32(),
        "forced": arrow.bool_(),
        "scores": arrow.list_(arrow.int32()),
        "ranks": arrow.list_(arrow.int8()),
    }
    about = json.dumps(meaning_of(rules), ensure_ascii=False)
    fields = [arrow.field(name, kind, nullable=False) for name, kind in columns.items()]
    return arrow.schema(fields, metadata={KEY: about})


def _arrow(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise Unreadable(f"PyArrow is not installed: {install_command('data')}") from None
