"""Differences between two pages of one game: only they are sent.

A difference is named by its path, `seats.0.hand`. Inside structs, and inside lists of structs that are as
long as before, the parts that differ are named one by one. Of any other list the part between what both begin
and end with is sent, under the places that it takes (`seats.0.hand.2:4`); everything else is sent whole,
as are structs that travel as arrays.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Differences = list[tuple[str, Any]]
Known = dict[tuple[int, int], Differences]
"""What was found already, by the ids of both parts; both must stay alive as long as this."""


def changes(before: Struct, after: Struct, known: Known | None = None) -> dict[str, Any]:
    """Return what differs, by the path to it.

    `known` is shared by pages of one position as several seats see it: their common parts are compared once.
    """
    return dict(_differences(before, after, {} if known is None else known))


def _differences(before: Any, after: Any, known: Known) -> Differences:
    both = id(before), id(after)
    found = known.get(both)
    if found is None:
        compare = _of_structs if _is_like(before, after) else _of_lists
        found = known[both] = compare(before, after, known)
    return found


def _is_like(before: Any, after: Any) -> bool:
    """Return True if both are structs of one type: their fields are compared one by one.

    Not those that travel as arrays, since there a path could not name a field.
    """
    if not isinstance(after, Struct) or type(before) is not type(after):
        return False
    return not after.__struct_config__.array_like


def _of_structs(before: Struct, after: Struct, known: Known) -> Differences:
    found: Differences = []
    for name, one, other in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if one is not other and one != other:  # most parts are equal: compare them before going into them
            _add(name, one, other, known, found)
    return found


def _of_lists(before: list[Any], after: list[Any], known: Known) -> Differences:
    found: Differences = []
    if len(before) == len(after) and all(map(_is_like, before, after)):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one is not other and one != other:
                _add(str(place), one, other, known, found)
        return found
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    if start or end:
        return [(f"{start}:{len(before) - end}", after[start : len(after) - end])]
    return [("", after)]


def _add(name: str, before: Any, after: Any, known: Known, found: Differences) -> None:
    """Add what differs in one part that is not the same, by its path from the whole."""
    if _is_like(before, after) or (isinstance(after, list) and isinstance(before, list)):
        inner = _differences(before, after, known)
        found += [(f"{name}.{path}" if path else name, value) for path, value in inner]
    else:
        found.append((name, after))


def applied(page: Any, differences: dict[str, Any]) -> Any:
    """Return a page, as it was decoded, with what differs put in; parts that stay are shared.

    >>> applied({"deck": 4, "seats": [{"hand": 1}]}, {"seats.0.hand": 2})
    {'deck': 4, 'seats': [{'hand': 2}]}
    >>> applied({"hand": ["a", "b", "c"]}, {"hand.1:2": ["d", "e"]})
    {'hand': ['a', 'd', 'e', 'c']}
    """
    for path, value in differences.items():
        page = _put(page, path.split("."), value)
    return page


def _put(part: Any, path: list[str], value: Any) -> Any:
    if not path:
        return value
    name, *rest = path
    if isinstance(part, list):
        start, is_span, end = name.partition(":")
        if is_span:
            return [*part[: int(start)], *value, *part[int(end) :]]
        place = int(start)
        return [*part[:place], _put(part[place], rest, value), *part[place + 1 :]]
    return {**part, name: _put(part.get(name), rest, value)}
