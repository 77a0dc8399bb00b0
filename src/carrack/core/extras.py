"""The optional parts of an installation: which packages each extra brings, and whether they are there."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from carrack.core.verdicts import malformed

PACKAGES: Final = {
    "serve": (
        "fastapi",
        "uvicorn",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "argon2",
        "prometheus_client",
    ),
    "terminal": ("textual",),
    "tracing": ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http"),
    "arena": ("openskill",),
    "ray": ("ray",),
}
"""Per extra: the modules that its commands import. The bridges check for theirs themselves."""


def installed(extra: str) -> bool:
    """Return whether all packages of an extra can be imported."""
    return all(_found(name) for name in PACKAGES[extra])


def _found(module: str) -> bool:
    """Return whether a module can be imported, without a module above it that is missing."""
    above = module.rpartition(".")[0]
    return (not above or _found(above)) and find_spec(module) is not None


def need(extra: str) -> None:
    """Raise Malformed, with the line that installs it, unless an extra is installed."""
    if not installed(extra):
        raise malformed("extra.missing", extra=extra)
