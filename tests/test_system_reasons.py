"""Reasons of the system and of SQLite in the reader's language."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from socket import gaierror
from urllib.error import URLError

import pytest

from carrack.core.system_reasons import BY_ERRNO, BY_SQLITE, system_reason
from carrack.core.text import Texts
from carrack.core.verdicts import Verdict

ENGLISH = Texts(None, "en")
GERMAN = Texts(None, "de")


@pytest.mark.parametrize("number", BY_ERRNO)
def test_a_reason_of_the_system_keeps_its_words_in_english_and_is_told_in_german(number: int) -> None:
    reason = system_reason(OSError(number, os.strerror(number)))
    assert ENGLISH.refusal(reason) == os.strerror(number)
    assert GERMAN.refusal(reason) not in (os.strerror(number), "")


@pytest.mark.parametrize("number", BY_SQLITE)
def test_a_reason_of_sqlite_is_told_in_both_languages(number: int) -> None:
    error = sqlite3.OperationalError("no words")
    error.sqlite_errorcode = number | 1 << 8
    told = [texts.refusal(system_reason(error)) for texts in (ENGLISH, GERMAN)]
    assert len({*told, "no words", ""}) == 4


def test_the_reason_of_a_real_error_of_sqlite_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "prose.db"
    path.write_text("no database " * 99)
    with sqlite3.connect(path) as connection, pytest.raises(sqlite3.Error) as error:
        connection.execute("PRAGMA quick_check")
    connection.close()
    assert ENGLISH.refusal(system_reason(error.value)) == str(error.value) == "file is not a database"
    assert GERMAN.refusal(system_reason(error.value)) == "die Datei ist keine Datenbank"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (gaierror(-2, "Name or service not known"), "system.unknown-host"),
        (TimeoutError("timed out"), "system.timed-out"),
        (UnicodeDecodeError("utf-8", b"\xe9", 0, 1, "unexpected end"), "system.not-utf8"),
    ],
)
def test_other_errors_have_reasons_too(error: Exception, code: str) -> None:
    assert system_reason(error) == Verdict(code)
    assert GERMAN.refusal(system_reason(error)) != ENGLISH.refusal(system_reason(error))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.EXDEV, "Invalid cross-device link"), "Invalid cross-device link"),
        (OSError("a plain one"), "a plain one"),
        (URLError("no host given"), "<urlopen error no host given>"),
        (ValueError("embedded null byte"), "embedded null byte"),
        (sqlite3.OperationalError("no such table: games.\nand more"), "no such table: games"),
        (ConnectionError(), "ConnectionError"),
    ],
)
def test_what_is_not_recognised_keeps_its_words(error: Exception, words: str) -> None:
    assert ENGLISH.refusal(system_reason(error)) == GERMAN.refusal(system_reason(error)) == words
