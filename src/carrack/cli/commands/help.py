"""Help and wrong usage in the reader's language.

The English help stands beside each command and option. Where German is asked for, `speak_german` puts that of
`text/de.ftl` in its place, before the line is read; typer's own words are replaced the same way.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from carrack.cli.terminal.voice import OWN_VARIABLE, locale_language
from carrack.core.text import Messages

GERMAN: Final = "de"
ROOT: Final = "carrack"
ENGLISH_PREFIX: Final = "Usage:"
TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": "usage-title-arguments",
    "OPTIONS_PANEL_TITLE": "usage-title-options",
    "COMMANDS_PANEL_TITLE": "usage-title-commands",
    "ERRORS_PANEL_TITLE": "usage-title-error",
    "DEFAULT_STRING": "usage-default",
    "REQUIRED_LONG_STRING": "usage-required",
    "RICH_HELP": "usage-try",
}
"""What typer prints around help and errors, and the messages for it."""
ENGLISH_TITLES: Final = {name: getattr(rich_utils, name) for name in TITLES}
NEAR: Final = r"(?:[. ]*\(?(?:Did you mean|Possible options:)\s*(?P<near>.*?)[?)]*)?"
INVALID: Final = r"Invalid value for '?(?P<name>.*?)'?: "
WRONG_USAGE: Final = (
    (re.compile(rf"No such option: (?P<name>\S+?){NEAR}"), "no-option"),
    (re.compile(rf"No such command '(?P<name>.*?)'\.?{NEAR}"), "no-command"),
    (re.compile(r"Missing command\."), "missing-command"),
    (re.compile(r"Missing argument '?(?P<name>.*?)'?\..*", re.DOTALL), "missing-argument"),
    (re.compile(r"Missing option '?(?P<name>.*?)'?\..*", re.DOTALL), "missing-option"),
    (re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.*)\)", re.DOTALL), "extra"),
    (re.compile(r"Option '?(?P<name>\S+?)'? requires an argument\."), "needs-value"),
    (re.compile(r"Option '?(?P<name>\S+?)'? does not take a value\."), "takes-no-value"),
    (re.compile(rf"{INVALID}.*valid integer.*", re.DOTALL), "no-whole-number"),
    (re.compile(rf"{INVALID}.*valid (?:number|float).*", re.DOTALL), "no-number"),
    (
        re.compile(rf"{INVALID}.*(?:greater than or equal to |range x>=)(?P<least>[\d.]*\d)\.?", re.DOTALL),
        "too-small",
    ),
    (re.compile(rf"{INVALID}(?P<said>.*)", re.DOTALL), "invalid"),
)
"""What typer and click say of a line that they cannot read."""


@cache
def german() -> Messages:
    """Return the German texts for help and wrong usage."""
    return Messages(GERMAN, [Path(__file__).parent / "text"])


def is_german(line: Sequence[str]) -> bool:
    """Return whether a command line asks for German, or else environment and locale do."""
    for before, word in zip(["", *line], line, strict=False):
        if before == "--lang":
            return word == GERMAN
        if word.startswith("--lang="):
            return word == f"--lang={GERMAN}"
    return (os.environ.get(OWN_VARIABLE) or locale_language()) == GERMAN


def use_titles(in_german: bool) -> None:
    """Let typer print its titles in German, or again in English."""
    for name, key in TITLES.items():
        setattr(rich_utils, name, german().format(key, {}) if in_german else ENGLISH_TITLES[name])


def help_key(path: str) -> str:
    """Return the key of a command's German help."""
    return f"command-{path}"


def option_key(path: str, name: str) -> str:
    """Return the key of an option's German help: its command's own, else that of all commands."""
    name = name.replace("_", "-")
    own = f"option-{path}-{name}"
    return own if german().has(own) else f"option-{name}"


def speak_german(command: Any, path: str = ROOT) -> None:
    """Put the German help into a command, its options and the commands below it."""
    command.help = german().format(help_key(path), {})
    command.options_metavar = german().format("usage-options", {})
    for param in command.params:
        param.help = german().format(option_key(path, param.name), {})
    if hasattr(command, "commands"):
        command.subcommand_metavar = german().format("usage-command", {})
        for name, part in command.commands.items():
            speak_german(part, name if path == ROOT else f"{path}-{name}")


def say_wrong_usage(error: Any) -> None:
    """Let an error of typer or click tell in German what is wrong with the line."""
    said = error.format_message()
    for pattern, code in WRONG_USAGE:
        if found := pattern.fullmatch(said):
            words = {name: (part or "none").replace("'", "") for name, part in found.groupdict().items()}
            error.format_message = partial(german().format, f"usage-{code}", words)
            return


def without_types_of_flags(params: Iterable[Any]) -> list[Any]:
    """Let help print `--plain`, not `--plain <bool>`: a flag takes no value."""
    found = list(params)
    for param in found:
        if getattr(param, "is_flag", False) and param.metavar is None:
            param.metavar = ""
    return found


class _Tidy:
    """Help without types of flags, and in the reader's language."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_types_of_flags(super().get_params(ctx))  # type: ignore[misc]

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None and _speaks_german(ctx):
            option.help = german().format("option-help", {})
        return option

    def get_usage(self, ctx: Any) -> str:
        usage = str(super().get_usage(ctx))  # type: ignore[misc]
        prefix = german().format("usage-prefix", {}) if _speaks_german(ctx) else ENGLISH_PREFIX
        return usage.replace(ENGLISH_PREFIX, prefix, 1)


def _speaks_german(ctx: Any) -> bool:
    """Return whether `speak_german` was asked to change the commands of this line."""
    return bool(ctx.find_root().meta.get(GERMAN))


class Command(_Tidy, TyperCommand):
    """A command with tidy help."""


class Group(_Tidy, TyperGroup):
    """A group of commands with tidy help."""
