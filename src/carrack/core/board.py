"""A view as styled lines: the terminal, screen readers and play-through dumps all use them."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A piece of text and what it is: a plain word like `title`, `dim`, `good-gems` that the edge colours."""

    text: str
    style: str = ""


Line = list[Span]


def plain(lines: list[Line]) -> str:
    """The lines without style."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
