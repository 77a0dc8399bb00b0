"""Output that every terminal can take: what its encoding lacks is written with what it has."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

PLAIN: Final = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−─━", "-"),
    **dict.fromkeys("▎▍▌▋▊▉█", "#"),
    **dict.fromkeys("▏▁▂▃▄▅▆▇", "|"),  # a frame, a scrollbar
    **{"…": "...", "·": "-", "▸": ">", "×": "x", "≥": ">=", "≤": "<=", "±": "+/-", "✓": "+"},
    **dict(zip("★▲◆✚⌂⚑░□↑→↓←●■≈⏎⌫", "*%@+n!:o^>v<O#~>B", strict=True)),
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "µ": "u"},
}


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(PLAIN.get(letter) or _bare(letter) for letter in text), error.end


def _bare(letter: str) -> str:
    """Return a letter without its accents, or a question mark."""
    return "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii()) or "?"


def tolerate_every_encoding() -> None:
    """Let every character out and every byte in, whatever the encoding."""
    codecs.register_error("carrack-plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="carrack-plain")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
