"""Help and wrong usage of the command line, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from carrack.cli.app import app
from carrack.cli.commands.help import ROOT, german, help_key, is_german, option_key
from tests.cli.running import carrack_command


def commands(command: Any, path: str = ROOT) -> Iterator[tuple[str, Any]]:
    """Every command with its path."""
    yield path, command
    for name, part in getattr(command, "commands", {}).items():
        yield from commands(part, name if path == ROOT else f"{path}-{name}")


ALL = dict(commands(get_command(app)))
LINES = [path.replace("-", " ") if path != ROOT else "" for path in ALL]
"""The words of each command."""


@pytest.mark.parametrize("path", ALL)
def test_every_command_and_option_has_help_in_both_languages(path: str) -> None:
    command = ALL[path]
    assert command.help
    assert german().format(help_key(path), {}) != command.help
    for param in command.params:
        assert param.help, param.name
        assert german().format(option_key(path, param.name), {}) != param.help


def test_no_german_help_is_left_over() -> None:
    used = {help_key(path) for path in ALL} | {"option-help"}
    used |= {option_key(path, param.name) for path, command in ALL.items() for param in command.params}
    known = {key for key in german()._unread if not key.startswith("usage-")}
    assert known <= used


@pytest.mark.parametrize("line", LINES)
def test_german_help_says_nothing_in_english(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    told = carrack_command(*line.split(), "--help").out
    assert "Aufruf: carrack" in told
    assert "Optionen" in told
    assert "Diese Hilfe zeigen." in told
    for word in ("Usage", "OPTIONS", "COMMAND ", "Options", "Commands", "Arguments", "default", "required"):
        assert word not in told


def test_help_is_english_again_for_who_asks_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_LANG", "de")
    assert "Argumente" in carrack_command("rules", "--help").out
    told = carrack_command("rules", "--help", "--lang", "en").out
    for word in ("Usage: carrack rules [OPTIONS]", "Arguments", "Show the rules of a game", "[required]"):
        assert word in told
    assert "[nötig]" in carrack_command("rules", "--lang=de", "--help").out


@pytest.mark.parametrize(
    ("line", "english", "german_words"),
    [
        ("play --nope", "No such option: --nope", "Eine Option --nope gibt es nicht; ähnlich: --me, --name."),
        ("games --xyz", "No such option: --xyz", "Eine Option --xyz gibt es nicht."),
        (
            "replayed x",
            "No such command 'replayed'",
            "Einen Befehl replayed gibt es nicht; ähnlich: replay",
        ),
        ("zzz", "No such command 'zzz'", "Einen Befehl zzz gibt es nicht."),
        ("replay", "Missing argument 'FILE'", "Es fehlt das Argument FILE."),
        ("rules amalfi a b c", "unexpected extra argument", "Zu viel: b c."),
        ("simulate amalfi --games", "requires an argument", "Die Option --games braucht einen Wert."),
        ("play --plain=3", "does not take a value", "Die Option --plain hat keinen Wert."),
        ("simulate amalfi --games x", "valid integer", "--games muss eine ganze Zahl sein."),
        ("tune amalfi --step x", "valid", "--step muss eine Zahl sein."),
        ("simulate amalfi --games 0", "Invalid value for '--games'", "--games muss mindestens 1 sein."),
    ],
)
def test_wrong_usage_is_told_in_both_languages(
    line: str, english: str, german_words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words, usage in (("en", english, "Try '"), ("de", german_words, "Hilfe zeigt '")):
        monkeypatch.setenv("CARRACK_LANG", language)
        done = carrack_command(*line.split())
        told = " ".join(re.sub("[│╭╰╮╯─]", " ", done.err).split())
        assert done.code == 2
        assert words in told
        assert usage in told or "=" in line or line.endswith("--games")


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("play --lang de", True),
        ("play --lang=de amalfi", True),
        ("play --lang en", False),
        ("play --lang", True),
        ("de", True),
    ],
)
def test_the_language_of_help_is_that_of_the_line_first(
    line: str, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_LANG", "de")
    assert is_german(line.split()) == wanted
    monkeypatch.delenv("CARRACK_LANG")
    monkeypatch.setenv("LC_ALL", "C")
    assert is_german(line.split()) == (wanted and "de" in line and "--lang" in line)
