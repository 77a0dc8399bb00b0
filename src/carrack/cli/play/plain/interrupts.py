"""Ctrl-C, a closed terminal and a polite kill come through only where nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
SIGNAL_EXIT: Final = 128


class Stopped(BaseException):
    """The table was asked to stop; not an Exception, so that no bot can swallow it."""

    def __init__(self, signal_number: int) -> None:
        super().__init__(signal_number)
        self.exit_code = SIGNAL_EXIT + signal_number


class Interrupts:
    """Holds signals back, and lets them in while `welcome` is open."""

    def __init__(self) -> None:
        self._open = False
        self._pending = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        for number in SIGNALS:
            self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def welcome(self) -> Iterator[None]:
        """Let a signal stop us here."""
        self._open = True
        try:
            if self._pending:
                raise Stopped(self._pending)
            yield
        finally:
            self._open = False

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        self._pending = number
        if self._open:
            raise Stopped(number)
