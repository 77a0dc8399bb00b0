"""The command as a whole: version, help, languages, encodings, pipes."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest

import carrack
from carrack.cli.terminal.encoding import tolerate_every_encoding
from carrack.core.text import LANGUAGES, Texts
from tests.cli.running import COMMAND, GAME, carrack_command, carrack_process, refused
from tests.patience import PATIENCE


def test_version_says_compiled_or_pure() -> None:
    form = "compiled" if carrack.COMPILED else "pure"
    assert carrack_process("--version").out == f"carrack {carrack.__version__} ({form})\n"


def test_help_names_every_command() -> None:
    done = carrack_command("--help")
    assert done.code == 0
    for command in ("games", "play", "simulate", "arena", "tune", "replay", "rules", "components", "bench"):
        assert command in done.out


def test_without_a_command_it_serves_and_opens_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.setenv("CARRACK_PORT", "0")
    monkeypatch.setenv("CARRACK_DATABASE", str(tmp_path / "carrack.db"))
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            end = time.monotonic() + PATIENCE
            while not opened.exists() and time.monotonic() < end:
                time.sleep(0.05)
        finally:
            server.terminate()
    assert "http://127.0.0.1:" in said
    assert opened.read_text() in said.split()


def test_games_shows_id_title_and_seats() -> None:
    done = carrack_command("games")
    assert done.code == 0
    assert GAME in done.out
    assert "Amerigo (2008)" in done.out
    assert "2–8" in done.out
    assert "30–45" in done.out


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("CARRACK_LANG", "de", "Plätze"),
        ("LC_ALL", "de_AT.UTF-8", "Plätze"),
        ("LANG", "de_DE", "Plätze"),
        ("LANG", "fr_FR.UTF-8", "seats"),
    ],
)
def test_language_comes_from_environment_and_locale(
    variable: str, value: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in carrack_command("games").out


def test_language_asked_for_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_LANG", "de")
    assert "seats" in carrack_command("games", "--lang", "en").out


def test_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    refused(carrack_command("games", "--lang", "fr"), "fr", "en, de")
    monkeypatch.setenv("CARRACK_LANG", "klingon")
    refused(carrack_command("games"), "klingon")


@pytest.mark.parametrize("command", [["games"], ["rules", GAME], ["components", GAME]])
def test_output_fits_every_encoding(command: list[str]) -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run(
        [*COMMAND, *command, "--lang", "de"], env=plain, capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()


def test_refusals_fit_every_encoding() -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run(
        [*COMMAND, "play", "nö"], env=plain, capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert done.stderr.isascii()
    assert done.stderr.count(b"\n") == 1


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in carrack_command("games").out


def test_a_reader_that_leaves_early_is_no_error_of_ours() -> None:
    command = " ".join(COMMAND)
    done = subprocess.run(
        ["bash", "-c", f"{command} rules {GAME} | head -1"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.strip() == "Amerigo"
    assert done.stderr == ""


def test_every_sentence_of_the_command_is_in_both_languages() -> None:
    texts = {language: Texts(carrack.game(GAME), language) for language in LANGUAGES}
    files = [
        carrack.game(GAME).folder.parents[1] / "core" / "catalogue" / f"{language}.ftl"
        for language in LANGUAGES
    ]
    keys = [
        {line.split(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
        for file in files
    ]
    assert keys[0] == keys[1]
    assert all(texts[language].has(key) for language in LANGUAGES for key in keys[0])


@pytest.mark.parametrize("words", [(), ("play",), ("arena",), ("store", "backup")])
def test_help_names_no_type_behind_a_flag(words: tuple[str, ...]) -> None:
    done = carrack_command(*words, "--help")
    assert "--help" in done.out
    assert "<bool>" not in done.out


def test_frames_and_scrollbars_are_strokes_where_letters_are_all_there_is() -> None:
    tolerate_every_encoding()
    assert "▏▁▂▃▄▅▆▇█".encode("ascii", "carrack-plain") == b"||||||||#"
