"""Which pictures of two folders differ, by how many pixels, and where.

    .venv/bin/python tools/compare_pictures.py BEFORE AFTER [MASKS]

A pixel differs when one of its colours moved by more than a few levels; the folder MASKS gets a
picture of those. It ends with 1 when a picture differs or is in one folder only.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageChops

LEVELS = 8  # what a drawing may move by without anybody seeing it


def mask_of(old: Image.Image, new: Image.Image) -> Image.Image:
    """White where the pictures differ."""
    moved = [
        band.point([0] * (LEVELS + 1) + [255] * (255 - LEVELS))
        for band in ImageChops.difference(old, new).split()
    ]
    return ImageChops.lighter(ImageChops.lighter(moved[0], moved[1]), moved[2])


def difference(before: Path, after: Path, mask: Path | None) -> str:
    """What is different about one picture; nothing if it is the same."""
    if not before.exists() or not after.exists():
        return "only before" if before.exists() else "only after"
    old, new = (Image.open(path).convert("RGB") for path in (before, after))
    if old.size != new.size:
        return f"{old.size} became {new.size}"
    differs = mask_of(old, new)
    pixels = differs.histogram()[255]
    if pixels and mask is not None:
        mask.parent.mkdir(parents=True, exist_ok=True)
        differs.save(mask)
    return f"{pixels} pixels in {differs.getbbox()}" if pixels else ""


def main(before: Path, after: Path, masks: Path | None = None) -> int:
    """Name every picture that differs; how many there are."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    wrong = 0
    for name in names:
        told = difference(before / name, after / name, masks / name if masks else None)
        if told:
            wrong += 1
            sys.stdout.write(f"{name}: {told}\n")
    sys.stdout.write(f"{wrong} of {len(names)} differ\n")
    return wrong


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    sys.exit(main(*(Path(argument) for argument in sys.argv[1:])) > 0)
