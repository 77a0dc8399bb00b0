"""Rules and components on the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carrack
from carrack.core.rulebook import rulebook
from tests.cli.running import GAME, carrack_command


def test_rules_show_every_paragraph() -> None:
    for language in ("en", "de"):
        out = carrack_command("rules", GAME, "--lang", language).out
        for paragraph in rulebook(carrack.game(GAME), language).paragraphs:
            assert paragraph in out


def test_rules_fit_the_terminal() -> None:
    assert all(len(line) <= 80 for line in carrack_command("rules", GAME).out.splitlines())


def test_one_paragraph_or_section() -> None:
    one = carrack_command("rules", GAME, "sell.3").out
    assert "sell.3" in one
    assert "sell.4" not in one
    assert "[ruling]" in one
    by_id = carrack_command("rules", GAME, "sell").out
    assert by_id == carrack_command("rules", GAME, "Sell").out
    assert "sell.12" in by_id
    assert "prices.1" not in by_id
    assert "sell.3" in carrack_command("rules", GAME, "Verkaufen", "--lang", "de").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_of_an_owners_file_name_its_values(language: str) -> None:
    Path("mine.toml").write_text("hand_limit = 10\nking = [0, 0, 0, 0, 0, 0, 0, 1, 3, 3]\n")
    for part in ([], ["limits.1"]):
        words = [*part, "--components", "mine.toml", "--lang", language]
        out = " ".join(carrack_command("rules", GAME, *words).out.split())
        assert "hand_limit 10" in out
        assert "king 0 0 0 0 0 0 0 1 3 3" in out
    assert "hand_limit" not in carrack_command("rules", GAME, "--lang", language).out


def test_components_show_value_source_and_note() -> None:
    out = carrack_command("components", GAME).out
    assert "hand_limit" in out
    assert "reconstructed" in out
    assert "lone_sailor_is_longest" in out
    assert carrack.game(GAME).components.digest in out


def test_components_as_json() -> None:
    found = json.loads(carrack_command("components", GAME, "--json").out)
    assert found["game"] == GAME
    assert found["digest"] == carrack.game(GAME).components.digest
    assert {"name": "hand_limit", "value": 12, "source": "rulebook", "note": ""} in found["components"]


def test_good_file_of_ones_own_says_what_differs() -> None:
    Path("mine.toml").write_text("hand_limit = 10\nexhibition_limit = 12\n")
    out = carrack_command("components", GAME, "--check", "mine.toml").out
    assert "mine.toml is fine. 1 value differs" in out
    row = next(line for line in out.splitlines() if "hand_limit" in line)
    assert row.split() == ["hand_limit", "12", "10"]
    assert "exhibition_limit" not in out


def test_file_that_changes_nothing_says_so() -> None:
    Path("mine.toml").write_text("hand_limit = 12\n")
    assert "changes nothing" in carrack_command("components", GAME, "--check", "mine.toml").out
