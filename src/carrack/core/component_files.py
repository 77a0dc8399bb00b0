"""An owner's component file: what it says of itself, and its values written down again.

`about = { game = "amerigo-cards", title = "Our worn copy", note = "counted by hand" }` names it. A table and
a record keep the values themselves, so they stay true when the file changes or is gone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from carrack.core.component_reasons import syntax_reason
from carrack.core.components import ABOUT, Component, located, parse, trouble, values_as
from carrack.core.verdicts import Verdict, malformed

LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 400
HEADER: Final = "values"
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of an owner's file; all of it may be missing."""

    game: Annotated[str, Meta(max_length=64)] = ""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""


def about(text: str, file: str) -> About:
    """Read it; an error names file, line and field."""
    value = parse(text, file).get(ABOUT, {})
    try:
        return values_as(About, value)
    except msgspec.ValidationError as error:
        way, reason = located(error, value)
        raise trouble(file, text, ABOUT, reason, way) from error


def written(said: About, rows: Iterable[Component]) -> str:
    """Return an owner's file with these values and their marks, and nothing else."""
    lines = [f"{ABOUT} = {inline(msgspec.to_builtins(said))}"]
    for row in rows:
        marked = {"value": row.value, "source": row.source, **({"note": row.note} if row.note else {})}
        lines.append(f"{row.name} = {inline(marked)}")
    return "\n".join(lines) + "\n"


def header(rows: Iterable[Component]) -> str:
    """Return the values in one line, as a record carries them."""
    values = {row.name: row.value for row in rows}
    return inline(values) if values else ""


def from_header(line: str) -> str:
    """Return the owner's file that a record's line stands for."""
    values = parse(f"{HEADER} = {line}", HEADER)
    if set(values) != {HEADER} or not isinstance(values[HEADER], dict):
        raise malformed("components.not-toml", file=HEADER, reason=Verdict("components.toml-no-table"))
    try:
        return "".join(f"{_key(name)} = {inline(value)}\n" for name, value in values[HEADER].items())
    except (ValueError, RecursionError) as error:
        # A whole number of thousands of digits can be read in hexadecimal, but not written down.
        raise malformed("components.not-toml", file=HEADER, reason=syntax_reason(error)) from error


def inline(value: Any) -> str:
    """Return a value in TOML, in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {inline(one)}" for name, one in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, (bool, int, float)):
        return str(value).lower()
    # A string of JSON is one of TOML, but for one character.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else inline(name)
