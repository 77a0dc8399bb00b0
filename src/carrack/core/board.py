"""A view as styled lines: the terminal, screen readers and play-through dumps all use them."""

from __future__ import annotations

from typing import Final, NamedTuple

TARGET: Final = "target"
"""The style of a place on the board that the question is about."""


SEAT_SIGNS: Final = "★▲◆✚"
"""The seats' pieces, where a letter or a name has no room."""


class Span(NamedTuple):
    """A piece of text and what it is: a plain word like `title`, `dim`, `good-gems` that the edge colours."""

    text: str
    style: str = ""
    glued: bool = False
    """Never broken from the piece before: so a picture made of pieces stays one."""
    place: str = ""
    """The square that is typed for it, or the notation of its answer: a click there means the same."""


Line = list[Span]


class Sheet(NamedTuple):
    """A part of a board for the full screen; one without a name is always shown."""

    name: str
    lines: list[Line]
    beside: bool = False
    """Whether it stands above the question, where the screen has two columns."""
    cut: bool = True
    """Whether a line has one row where room is short, and is cut off there."""


def parts_with_targets(lines: list[Line]) -> list[Line]:
    """Return the parts of a board, between empty lines, where the places are that the question is about."""
    parts: list[list[Line]] = [[]]
    for line in lines:
        if line:
            parts[-1].append(line)
        else:
            parts.append([])
    return [line for part in parts if any(map(has_target, part)) for line in part]


def last_part(lines: list[Line]) -> list[Line]:
    """Return what stands below the last empty line: there a board shows what only its viewer sees."""
    last = max((place for place, line in enumerate(lines) if not line), default=-1)
    return lines[last + 1 :]


def has_target(line: Line) -> bool:
    """Return whether the question is about a place on this line."""
    return any(span.style == TARGET for span in line)


def plain(lines: list[Line]) -> str:
    """Return the lines without style."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
