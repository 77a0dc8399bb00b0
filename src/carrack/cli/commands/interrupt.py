"""Ctrl-C in a long command: the first asks it to come to an end, the second ends it at once."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130


class Interrupt:
    """While this is open the first Ctrl-C is only noted, so that everything finished counts."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Interrupt:
        self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
