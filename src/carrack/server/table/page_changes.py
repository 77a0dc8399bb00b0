"""Differences between two pages of one game: only they are sent.

A difference is named by its path, `seats.0.hand`. Inside structs, and inside lists of structs that are as
long as before, the parts that differ are named one by one; everything else is sent whole.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """Return what differs, by the path to it."""
    found: dict[str, Any] = {}
    _compare("", before, after, found)
    return found


def _compare(path: str, before: Any, after: Any, found: dict[str, Any]) -> None:
    if before is after or before == after:
        return  # most parts: found out without looking into them
    if isinstance(after, Struct) and type(before) is type(after):
        for name in after.__struct_fields__:
            _compare(f"{path}.{name}" if path else name, getattr(before, name), getattr(after, name), found)
    elif _alike(before, after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            _compare(f"{path}.{place}", one, other, found)
    else:
        found[path] = after


def _alike(before: Any, after: Any) -> bool:
    """Return True if both are lists of equally many structs."""
    return (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after) > 0
        and all(isinstance(one, Struct) for one in (*before, *after))
    )


def applied(page: Any, differences: dict[str, Any]) -> Any:
    """Return a page, as it was decoded, with what differs put in; parts that stay are shared.

    >>> applied({"deck": 4, "seats": [{"hand": 1}]}, {"seats.0.hand": 2})
    {'deck': 4, 'seats': [{'hand': 2}]}
    """
    for path, value in differences.items():
        page = _put(page, path.split("."), value)
    return page


def _put(part: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    name, *rest = path
    if isinstance(part, list):
        place = int(name)
        return [*part[:place], _put(part[place], rest, value), *part[place + 1 :]]
    return {**part, name: _put(part.get(name), rest, value)}
