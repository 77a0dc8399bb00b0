"""Logs: a line of JSON for programs, or a plain one for people; values stand beside the message."""

from __future__ import annotations

import logging
import sys
from typing import Final

import msgspec

OURS: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
LIBRARIES: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets")


def _values(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in OURS}


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_values(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Time, message, values."""

    def format(self, record: logging.LogRecord) -> str:
        values = " ".join(f"{name}={value}" for name, value in _values(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.getMessage()} {values}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(form: str) -> None:
    """Write logs in this form (none: errors only, plain)."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.ERROR if form == "none" else logging.INFO)
    for name in LIBRARIES:
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("alembic", "websockets", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
