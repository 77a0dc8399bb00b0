"""The page itself: files built once, held in memory, compressed once, with the headers that keep it safe."""

from __future__ import annotations

import gzip
import mimetypes
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import Request, Response

PACKAGED: Final = Path(__file__).parents[1] / "page"
"""Where a wheel has the page."""
PROJECTS: Final = (Path(__file__).parents[4], Path(sys.prefix).parent)
"""Where the project may be: around these sources, or around the environment that ./play made."""
START: Final = "index.html"
SMALL: Final = 1000
"""Bytes that are not worth compressing."""
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFETY: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class PageFile(NamedTuple):
    """One file, ready to be sent."""

    data: bytes
    small: bytes | None
    media: str
    tag: str
    cache: str


def page_folder(named: str) -> Path:
    """Return the folder of the built page: the one named, the project's, or the package's."""
    if named:
        return Path(named)
    for project in PROJECTS:
        built = project / "web" / "dist"
        if (project / "src" / "carrack").is_dir() and has_page(built):
            return built
    return PACKAGED


def has_page(folder: Path) -> bool:
    """Return True if a folder holds a built page."""
    return (folder / START).is_file()


def load(folder: Path, under: str = "") -> dict[str, PageFile]:
    """Return all files below a folder, by path; none if the page was not built. `under`: the site's path."""
    found: dict[str, PageFile] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder)
            data = path.read_bytes()
            if name.as_posix() == START:
                # The page is sent for many paths, so relative links in it would break.
                data = data.replace(b'="./', b'="' + under.encode() + b"/")
            found[name.as_posix()] = _file(name, data)
    return found


def _file(path: Path, data: bytes) -> PageFile:
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = media.startswith("text/") or media.endswith(("javascript", "json", "xml"))
    small = gzip.compress(data, 9, mtime=0) if text and len(data) >= SMALL else None
    # Files in assets/ have their hash in their name.
    cache = FOR_EVER if path.parts[0] == "assets" else ASK_AGAIN
    if media.startswith("text/") or media.endswith("javascript"):
        media += "; charset=utf-8"
    return PageFile(data, small, media, f'"{sha256(data).hexdigest()[:32]}"', cache)


def answer(files: dict[str, PageFile], request: Request) -> Response | None:
    """Return the file at this path; any other path is the page itself, which knows what to show there.

    None: nothing of ours.
    """
    path = request.url.path.lstrip("/")
    file = files.get(path)
    if file is None and "." not in path.rpartition("/")[2] and not path.startswith("api/"):
        file = files.get(START)
    if file is None or request.method not in ("GET", "HEAD"):
        return None
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    data = file.data
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.small
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type=file.media)
