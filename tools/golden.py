"""Write everything that is stored for comparison: golden records, checksums, playthroughs.

Run it from the project's folder after a change of the rules, and read the differences:

    PYTHONPATH=src .venv/bin/python tools/golden.py [game ...]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.contract.checksum import checksums_of
from tests.playthroughs.playthrough import path_of, playthrough
from tests.records.golden import FOLDER, goldens_of, played

from tianxia.games.registry import GAMES


def write_records(game: str) -> int:
    """Play every golden record of the game anew and drop those no longer listed."""
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    goldens = goldens_of(game)
    for path in set(folder.glob("*.jsonl")) - {golden.path() for golden in goldens}:
        path.unlink()
    for golden in goldens:
        played(golden).write(golden.path())
    return len(goldens)


def main(games: list[str]) -> None:
    """Write what is stored for the named games, or for all."""
    for game in games or GAMES:
        count = write_records(game)
        checksums = json.dumps(checksums_of(game), indent=2)
        (FOLDER / game / "checksum.json").write_text(checksums + "\n", encoding="utf-8")
        path_of(game).write_text(playthrough(game), encoding="utf-8")
        sys.stdout.write(f"{game}: {count} records, a checksum and a playthrough written\n")


if __name__ == "__main__":
    main(sys.argv[1:])
