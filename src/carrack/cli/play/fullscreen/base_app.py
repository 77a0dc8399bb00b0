"""An error of ours on the full screen: it ends as by leaving, and whoever ran it hears of the error."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual.app import App
from textual.worker import WorkerFailed

Result = TypeVar("Result")


class BaseApp(App[Result], Generic[Result]):
    """An app that keeps the first error that nobody caught, instead of printing a traceback."""

    fault: Exception | None = None
    """The error, for whoever ran the app: they say what follows, and raise it."""

    def _handle_exception(self, error: Exception) -> None:
        if self.fault is None:
            inner = error.error if isinstance(error, WorkerFailed) else None
            self.fault = inner if isinstance(inner, Exception) else error
        super()._handle_exception(error)
        self._exit_renderables.clear()
