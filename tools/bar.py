"""A bar in the last line of a terminal: how much is done, of what, and how long it will take."""

from __future__ import annotations

import shutil
import sys
import threading

WIDTH = 24
TOLD_FROM = 0.05
"""The share from which on a guess of what is left is worth telling."""


def bar(share: float, about: str, seconds: float) -> str:
    """Return the line: a bar, the percent, what it is about, and what is left after so many seconds.

    >>> bar(0.5, "packages", 20)
    '▕████████████░░░░░░░░░░░░▏ 50 %  packages, about 20 s left'
    """
    share = min(1.0, max(0.0, share))
    full = round(WIDTH * share)
    left = f", about {seconds / share * (1 - share):.0f} s left" if TOLD_FROM <= share < 1 else ""
    return f"▕{'█' * full}{'░' * (WIDTH - full)}▏ {share * 100:.0f} %  {about}{left}"


class Line:
    """The last line of a terminal, drawn again and again; other output goes above it. Silent in a pipe."""

    def __init__(self) -> None:
        self._shown = ""
        self._turn = threading.Lock()

    def show(self, text: str) -> None:
        """Draw the line anew; empty: remove it."""
        with self._turn:
            self._draw(text)

    def above(self, text: str) -> None:
        """Print a line above this one."""
        with self._turn:
            shown = self._shown
            self._draw("")
            print(text, flush=True)
            self._draw(shown)

    def _draw(self, text: str) -> None:
        if sys.stdout.isatty() and (text or self._shown):
            self._shown = text[: shutil.get_terminal_size().columns - 1]
            print(f"\r\x1b[K{self._shown}", end="", flush=True)


LINE = Line()
