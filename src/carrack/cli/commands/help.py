"""Help texts: what typer prints for `--help`, without a type behind flags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand


def without_types_of_flags(params: Iterable[Any]) -> list[Any]:
    """Let help print `--plain`, not `--plain <bool>`: a flag takes no value."""
    found = list(params)
    for param in found:
        if getattr(param, "is_flag", False) and param.metavar is None:
            param.metavar = ""
    return found


class Command(TyperCommand):
    """A command with tidy help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_types_of_flags(super().get_params(ctx))
