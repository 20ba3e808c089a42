"""The client's files: what Vite built, with index.html for every address of a page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

COMPRESS: Final = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl"}
FOREVER: Final = "public, max-age=31536000, immutable"  # Vite puts a hash into these names
ASK_AGAIN: Final = "no-cache"
MISSING: Final = (
    b"<!doctype html><meta charset=utf-8><title>tianxia</title>"
    b"<p>The client is not built yet: run <code>make play</code>.</p>"
)
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
NOT_PAGES: Final = ("api/", "ws/", "schema/", "assets/")


@dataclass(frozen=True)
class File:
    """A file as it is sent: as it is, and in the codings that are there."""

    changed: float
    media_type: str
    etag: str
    codings: dict[str, bytes]


class Files:
    """The folder of client files, read when asked for and kept until it changes on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()
        self.kept: Final[dict[Path, File]] = {}

    def find(self, name: str) -> File | None:
        """The file of this name, None if there is none or it lies outside."""
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
        except (OSError, ValueError):  # no file can have such a name
            return None
        changed = path.stat().st_mtime
        known = self.kept.get(path)
        if known is None or known.changed != changed:
            known = self.kept[path] = read_file(path, changed)
        return known


def read_file(path: Path, changed: float) -> File:
    """A file with its compressed forms: those lying beside it, or gzip made here."""
    raw = path.read_bytes()
    codings = {"": raw}
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            codings[coding] = beside.read_bytes()
    if "gzip" not in codings and path.suffix in COMPRESS and len(raw) > 1000:
        codings["gzip"] = gzip.compress(raw, 6, mtime=0)
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = TYPES.get(path.suffix, guessed)
    return File(changed, kind, f'"{hashlib.sha256(raw).hexdigest()[:20]}"', codings)


def answer(file: File, cache: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The file in the best coding that the browser takes."""
    headers = {"Cache-Control": cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    coding = next((c for c in ("br", "gzip") if c in file.codings and c in accepted), "")
    if coding:
        headers["Content-Encoding"] = coding
    return Response(file.codings[coding], media_type=file.media_type, headers=headers)


TheFiles = NamedDependency[Files]
Name = FromPath[str]


@get(["/", "/{name:path}"], include_in_schema=False, compressed=True)
async def page(
    request: Request[Any, Any, Any], files: TheFiles, name: Name = "/"
) -> Response[bytes]:
    """A file of the client, or the page that finds its way by itself."""
    path = name.lstrip("/")
    file = files.find(path) if path and path != "index.html" else None
    if file is not None:
        return answer(file, FOREVER if path.startswith("assets/") else ASK_AGAIN, request)
    if path.startswith(NOT_PAGES) or "." in path.rpartition("/")[2]:
        raise NotFoundException
    index = files.find("index.html")
    if index is None:
        return Response(MISSING, status_code=503, media_type="text/html")
    return answer(index, ASK_AGAIN, request)
