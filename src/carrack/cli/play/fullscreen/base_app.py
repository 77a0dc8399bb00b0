"""Early ends of the full screen: by an error of ours, by a signal, or with the terminal itself."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from typing import Final, Generic, TypeVar

from textual.app import App
from textual.worker import WorkerFailed

Result = TypeVar("Result")
SIGNAL_EXIT: Final = 128
SIGNALS: Final = ("SIGTERM", "SIGHUP")
PATIENCE: Final = 3.0
"""Seconds to leave in after a signal: a terminal that is gone would be waited for."""


class BaseApp(App[Result], Generic[Result]):
    """An app that keeps the first error that nobody caught, instead of printing a traceback."""

    fault: Exception | None = None
    """The error, for whoever ran the app: they say what follows, and raise it."""

    def on_mount(self) -> None:
        """Leave on a signal as by leaving."""
        loop = asyncio.get_running_loop()

        def leave(number: int, _frame: object) -> None:
            code = SIGNAL_EXIT + number
            last = threading.Timer(PATIENCE, os._exit, [code])
            last.daemon = True
            last.start()
            loop.call_soon_threadsafe(lambda: self.exit(return_code=code))

        for number in (getattr(signal, name, None) for name in SIGNALS):
            if number is not None:
                try:
                    signal.signal(number, leave)
                except ValueError:
                    return  # not in the main thread

    def _handle_exception(self, error: Exception) -> None:
        if self.fault is None:
            inner = error.error if isinstance(error, WorkerFailed) else None
            self.fault = inner if isinstance(inner, Exception) else error
        super()._handle_exception(error)
        self._exit_renderables.clear()
