"""Component values from TOML, each with its source mark, and an owner's file laid on top.

A game's own file gives every value as `{ value = …, source = "rulebook" }`; an owner's file may give the
same or just the plain value, which is then marked `owner`. `core/component_files.py` reads its head.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

from carrack.core.component_reasons import WrongValue, schema_reason, schema_words, syntax_reason
from carrack.core.verdicts import Malformed, Verdict, malformed

T = TypeVar("T", bound=msgspec.Struct)
SOURCES: Final = ("rulebook", "public", "reconstructed", "owner")
OWNER: Final = "owner"
ABOUT: Final = "about"
"""What an owner's file says of itself; no value of a game has this name."""
DIGEST_BYTES: Final = 8
STEP: Final = re.compile(r"\.([\w-]+)|\[(\d+)\]")
"""A step of the path to a value: a field, or the place in a list."""

ONE_AT_A_TIME: Final = Lock()
"""msgspec works a schema out when it is first used: two threads that both do so crash the interpreter."""


@dataclass(frozen=True)
class Component:
    """One value with the mark that says where it comes from."""

    name: str
    value: object
    source: str
    note: str


class Components:
    """The values of one game: `values[name]`, each checked against the game's schema."""

    def __init__(self, rows: list[Component], owned: Collection[str] = ()) -> None:
        self.rows = rows
        self.owned = [row for row in rows if row.name in owned]
        """Those that the owner's file gives."""
        self.values: dict[str, Any] = {row.name: row.value for row in rows}

    @property
    def digest(self) -> str:
        """A short name of exactly these values; the marks do not matter."""
        return blake2b(msgspec.json.encode(self.values, order="sorted"), digest_size=DIGEST_BYTES).hexdigest()


def in_words(value: object) -> str:
    """Return a value on few lines: tables as `gems 15, cloth 18`, rows as `4 4 5 5`."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_words(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(in_words(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse(text: str, file: str) -> dict[str, Any]:
    """Return a TOML file, or a sentence that names it."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise malformed("components.not-toml", file=file, reason=syntax_reason(error)) from error


def _line_of(text: str, name: str, record: str) -> int:
    """Return the line where a field stands, or the record of its list, so that an error can point at it."""
    found = 1
    for number, line in enumerate(text.splitlines(), 1):
        if found == 1 and re.match(rf"\s*\[?\s*\"?{re.escape(name)}\"?\s*[\]=.]", line):
            found = number
        if record and re.search(rf"\bid\s*=\s*\"{re.escape(record)}\"", line):
            return number
    return found


def _component(name: str, entry: object, source: str) -> Component:
    if isinstance(entry, dict) and "value" in entry:
        return Component(name, entry["value"], str(entry.get("source", source)), str(entry.get("note", "")))
    return Component(name, entry, source, "")


def trouble(file: str, text: str, name: str, reason: Verdict, way: Sequence[str] = ()) -> Malformed:
    """Return a value that cannot be, with the place where it stands: its field and the way on from there in
    words, with the record of a list first."""
    line = _line_of(text, name, way[0] if way else "")
    path = ", ".join([name, *way])
    return malformed("components.bad-value", file=file, line=line, field=name, path=path, reason=reason)


def located(error: msgspec.ValidationError, value: object) -> tuple[list[str], Verdict]:
    """Return the way in words to what the schema refuses in this value, and why.

    Records are named by their id, places in a list are counted from 1.
    """
    if isinstance(wrong := error.__cause__, WrongValue):
        return wrong.way, wrong.reason
    said, _, path = str(error).rpartition(" - at `$")
    if not said:
        said, path = path, ""
    words: list[str] = []
    for field, place in STEP.findall(path):
        if field:
            value = value.get(field) if isinstance(value, dict) else None
            words.append(field)
        else:
            value = value[int(place)] if isinstance(value, list) else None
            name = value.get("id") if isinstance(value, dict) else None
            words.append(name if isinstance(name, str) else str(int(place) + 1))
    # The schema's own checks begin their sentence with the field.
    return words, schema_reason(said.removeprefix(f"{words[0]}: ") if words else said, value)


def values_as(schema: type[T], values: object) -> T:
    """Return values as their schema, which may refuse them with a ValidationError."""
    with ONE_AT_A_TIME:
        return msgspec.convert(values, schema)


def _check(rows: Mapping[str, Component], schema: type[msgspec.Struct], file: str, text: str) -> None:
    values = {name: row.value for name, row in rows.items()}
    try:
        values_as(schema, values)
    except msgspec.ValidationError as error:
        way, reason = located(error, values)
        if way:
            raise trouble(file, text, way[0], reason, way[1:]) from error
        # A plain ValueError of the schema begins with the field.
        name, _, said = str(error).partition(": ")
        raise trouble(file, text, name, schema_words(said)) from error


def load(path: Path, schema: type[msgspec.Struct], owner_file: str = "", owner_name: str = "") -> Components:
    """Return the game's values with the owner's on top; an error names file, line and field.

    Values that do not fit together are the schema's business: its `__post_init__` raises `WrongValue` with
    the way to the value and the code of a sentence.
    """
    text = path.read_text(encoding="utf-8")
    rows = {name: _component(name, entry, "") for name, entry in parse(text, path.name).items()}
    known = ", ".join(SOURCES[:-1])
    for name, row in rows.items():
        if row.source not in SOURCES[:-1]:
            raise trouble(path.name, text, name, schema_words(f"source must be one of {known}"))
    _check(rows, schema, path.name, text)
    given: dict[str, Any] = {}
    if owner_file:
        file = owner_name or "owner's file"
        given = parse(owner_file, file)
        given.pop(ABOUT, None)
        for name, entry in given.items():
            if name not in rows:
                near = ", ".join(get_close_matches(name, rows)) or "none"
                unknown = Verdict("components.unknown-value", {"near": near})
                raise trouble(file, owner_file, name, unknown)
            rows[name] = _component(name, entry, OWNER)
        _check(rows, schema, file, owner_file)
    return Components(list(rows.values()), given)
