"""`tianxia dataset`: records in, a Parquet file out."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tianxia.arena.tournament import RESULTS
from tianxia.cli.arguments import rules_with
from tianxia.cli.program import complain
from tianxia.cli.refusal import Refused, sentence
from tianxia.cli.show import console
from tianxia.core.errors import TianxiaError
from tianxia.dataset.decisions import Game, game_of, record_in
from tianxia.dataset.parquet import DatasetFile
from tianxia.games.registry import AnyRules
from tianxia.words import Speaker

SUFFIX: Final = ".jsonl"


def write_dataset(speaker: Speaker, given: list[Path], out: Path, components: Path | None) -> bool:
    """Write all records that can be used; a sentence for each other. Whether there was none."""
    files = list(record_files(given))
    if not files:
        raise Refused("cli-error-no-records")
    if not out.resolve().parent.is_dir():
        raise Refused("cli-error-no-folder", folder=str(out.parent))
    if out.is_dir():
        raise Refused("cli-error-file", file=str(out), problem=os.strerror(errno.EISDIR))
    if out.resolve() in [file.resolve() for file in files]:
        raise Refused("cli-error-out-is-record", file=str(out))
    reader = Reader(speaker, components)
    games = reader.games(files)
    first = next(games, None)
    if first is None:
        raise Refused("cli-error-no-good-record")
    assert reader.rules is not None, "a game that was read has rules"
    count = 1
    with DatasetFile(out, reader.rules) as dataset:
        dataset.add(first)
        for game in games:
            dataset.add(game)
            count += 1
    told = speaker.text("cli-dataset-written", rows=dataset.rows, games=count, file=str(out))
    console().print(told, soft_wrap=True)
    return count == len(files)


def record_files(given: list[Path]) -> Iterator[Path]:
    """The files that were named, and the records in the folders that were named."""
    for path in given:
        if path.is_dir():
            found = sorted(path.glob("*" + SUFFIX))
            yield from (file for file in found if file.name != RESULTS)
        else:
            yield path


class Reader:
    """Reads records of one game; the first good one decides which."""

    def __init__(self, speaker: Speaker, components: Path | None) -> None:
        self.speaker: Final = speaker
        self.components: Final = components
        self.rules: AnyRules | None = None

    def games(self, files: list[Path]) -> Iterator[Game]:
        """The games of all good records, with a progress bar."""
        errors = console(errors=True)
        with Progress(
            TextColumn(self.speaker.text("cli-dataset-progress")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=errors,
            transient=True,
            disable=not errors.is_terminal,
        ) as bar:
            for file in bar.track(files):
                try:
                    game = self.read(file)
                except TianxiaError as error:
                    problem = sentence(self.speaker, error)
                    said = {"file": str(file), "problem": problem}
                    complain(self.speaker.text("cli-dataset-left-out", **said))
                else:
                    yield game

    def read(self, file: Path) -> Game:
        """The game of one record."""
        record = record_in(file)
        name = record.header.game
        rules = self.rules or rules_with(name, self.components)
        if name != rules.name:
            raise Refused("cli-dataset-other-game", other=name, game=rules.name)
        if record.result is None:
            raise Refused("cli-dataset-unfinished")
        game = game_of(record, rules)
        self.rules = rules
        return game
