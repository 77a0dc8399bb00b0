"""Verdicts that say why a value of an owner's file cannot be, or why the file is not TOML.

A game's schema raises `WrongValue` for what breaks the game. msgspec and tomllib tell their reasons in
English only: here their words become codes of the catalogue; what is not recognised keeps the words.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Final

from carrack.core.verdicts import Verdict

LARGEST_SHOWN: Final = 10**15
LONGEST_SHOWN: Final = 40
KIND: Final = re.compile(r"Expected `(int|float|str|bool|array|object)(?: \| null)?`(?:, got `\w+`)?")
BOUND: Final = re.compile(r"Expected `int` (>=|<=) (-?\d+)")
STEP: Final = re.compile(r"Expected `int` that's a multiple of (\d+)")
LENGTH: Final = re.compile(r"Expected `(str|array|object)` of length (>= |<= |)(\d+)(?:, got \d+)?")
PATTERN: Final = re.compile(r"Expected `str` matching regex (?:'(.*)'|\"(.*)\")")
FIELD: Final = re.compile(r"Object (contains unknown|missing required) field `(.*)`", re.DOTALL)
PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
BOUNDS: Final = {">= ": "least", "<= ": "most", "": "exactly"}


class WrongValue(ValueError):
    """A value that breaks the game: the way to it (field, record, field of the record), and why."""

    def __init__(self, way: Sequence[str], reason: Verdict) -> None:
        super().__init__(way, reason)
        self.way = list(way)
        self.reason = reason

    def __str__(self) -> str:
        from carrack.core.text import Texts  # it imports the games' contract, which imports this module

        return f"{', '.join(self.way)}: {Texts(None).refusal(self.reason)}"


def why(code: str, **args: object) -> Verdict:
    """Return the reason with this code and these figures."""
    return Verdict(f"components.{code}", args)


def wrong_value(field: str, code: str, **args: object) -> WrongValue:
    """Return the error of a field that breaks the game, ready to raise."""
    return WrongValue([field], why(code, **args))


def shown(value: object) -> str:
    """Return a value on one short line, as it stands in the file."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
    elif isinstance(value, int) and abs(value) > LARGEST_SHOWN:
        text = hex(value)  # Python refuses to write thousands of digits in decimal
    else:
        text = str(value).lower()
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def schema_words(reason: str) -> Verdict:
    """Return a reason that keeps the words of the schema."""
    return Verdict("components.schema-words", {"reason": reason})


def schema_reason(said: str, value: object) -> Verdict:
    """Return why msgspec refuses this value, from what it said."""
    value_shown = shown(value)
    if found := KIND.fullmatch(said):
        return Verdict("components.wrong-kind", {"kind": found[1], "value": value_shown})
    if found := BOUND.fullmatch(said):
        if found[1] == ">=":
            return Verdict("components.too-small", {"least": int(found[2]), "value": value_shown})
        return Verdict("components.too-large", {"most": int(found[2]), "value": value_shown})
    if found := STEP.fullmatch(said):
        return Verdict("components.no-multiple", {"step": int(found[1]), "value": value_shown})
    if (found := LENGTH.fullmatch(said)) and isinstance(value, str | list | dict):
        return Verdict(
            "components.wrong-length",
            {"kind": found[1], "bound": BOUNDS[found[2]], "length": int(found[3]), "given": len(value)},
        )
    if found := PATTERN.fullmatch(said):
        return Verdict("components.wrong-pattern", {"pattern": found[1] or found[2], "value": value_shown})
    if found := FIELD.fullmatch(said):
        if found[1] == "contains unknown":
            return Verdict("components.unknown-field", {"name": found[2]})
        return Verdict("components.missing-field", {"name": found[2]})
    if said.startswith("Invalid enum value "):
        return Verdict("components.not-possible", {"value": value_shown})
    return schema_words(said)


def syntax_reason(error: ValueError | RecursionError) -> Verdict:
    """Return why a file is not TOML, with the place where reading stopped."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        # A number of a thousand digits, or endless brackets.
        return Verdict("components.toml-too-much")
    found = PLACE.fullmatch(str(error))
    if found is None:
        return _syntax(str(error))
    reason = _syntax(found[1])
    if found[2] is None:
        return Verdict("components.toml-at-end", {"reason": reason})
    return Verdict("components.toml-at", {"line": int(found[2]), "column": int(found[3]), "reason": reason})


def _syntax(said: str) -> Verdict:
    if said == "Invalid value":
        return Verdict("components.toml-no-value")
    if said.startswith("Expected '='"):
        return Verdict("components.toml-no-equals")
    if said.startswith("Expected newline or end of document"):
        return Verdict("components.toml-left-over")
    if said.startswith(("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate inline table key")):
        return Verdict("components.toml-twice")
    if said.startswith(("Unclosed", "Expected ']")):
        return Verdict("components.toml-open-bracket")
    if said.startswith(("Unterminated string", "Expected \"'")):
        return Verdict("components.toml-open-text")
    if said.startswith(("Invalid statement", "Invalid initial character")):
        return Verdict("components.toml-no-name")
    if said.startswith(
        ("Illegal character", "Found invalid character", "Unescaped", "Escaped", "Invalid hex")
    ):
        return Verdict("components.toml-character")
    return schema_words(said)
