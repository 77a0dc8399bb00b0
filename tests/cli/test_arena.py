"""The arena and the tuning as commands."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, GAME, carrack_command, refused
from tests.patience import PATIENCE

CONTEST = ("arena", GAME, "greedy", "random", "--workers", 1)


@pytest.mark.parametrize(("language", "words"), [("en", "ends ahead of"), ("de", "landet vor")])
def test_the_arena_rates_bots_and_writes_a_report(language: str, words: str) -> None:
    done = carrack_command(*CONTEST, "--games", 3, "--report", "r.html", "--lang", language)
    assert done.code == 0, done.err
    assert words in done.out
    assert "4 games over 2 deals" in done.out or "4 Partien mit 2 Ausgangslagen" in done.out
    assert f'<html lang="{language}">' in Path("r.html").read_text()


def test_a_contest_is_taken_up_where_it_was_broken_off() -> None:
    assert carrack_command(*CONTEST, "--games", 2, "--json", "games.jsonl").code == 0
    first = Path("games.jsonl").read_text()
    assert carrack_command(*CONTEST, "--games", 4, "--json", "games.jsonl").code == 0
    both = Path("games.jsonl").read_text()
    assert both.startswith(first)
    assert [json.loads(line)["game"] for line in both.splitlines()[1:]] == [0, 1, 2, 3]
    refused(carrack_command(*CONTEST, "--seed", 9, "--json", "games.jsonl"), "games.jsonl", "another contest")


def test_an_interrupted_contest_keeps_what_was_played() -> None:
    command = [*COMMAND, *map(str, CONTEST), "--games", "100000", "--json", "games.jsonl"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not Path("games.jsonl").exists() or Path("games.jsonl").read_text().count("\n") < 3:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Interrupted" in err
    assert "greedy" in out
    lines = Path("games.jsonl").read_text().splitlines()
    assert [json.loads(line)["game"] for line in lines[1:]] == list(range(len(lines) - 1))


def test_nonsense_is_refused_in_a_sentence() -> None:
    refused(carrack_command("arena", "amerigo-card", "greedy", "random"), "amerigo-cards")
    refused(carrack_command("arena", GAME, "greedy", "capitan"), "capitan", "captain")
    refused(carrack_command(*CONTEST, "--seats", 9), "9")
    refused(carrack_command(*CONTEST, "--json", "."), "cannot be written")
    refused(carrack_command(*CONTEST, "--report", "no/where.html"), "cannot be written")
    refused(carrack_command("tune", GAME, "hand_cart"), "hand_cart", "hand_card")
    refused(carrack_command("tune", "amalfi", "tile", "--seats", 1, "--lang", "en"), "two seats or more")


def test_tuning_writes_a_file_of_weights() -> None:
    tried = ("tune", GAME, "hand_card", "--deals", 2, "--rounds", 1, "--out", "better.toml", "--lang", "en")
    done = carrack_command(*tried)
    assert done.code == 0, done.err
    assert done.out.count("hand_card 0.3 →") >= 1
    assert "spread = " in Path("better.toml").read_text()


AVERAGER = """
from carrack.bots.base import Bot

class Averager(Bot):
    def __init__(self, place=0, word=""):
        self.place, self.word = place, word

    def decide(self, view, rng):
        if self.word == "fail":
            return self.lost_at_sea()
        return view.legal[self.place % len(view.legal)]

    def lost_at_sea(self):
        raise ValueError("lost at sea")

class Lost(Averager):
    def decide(self, view, rng):
        return self.lost_at_sea()
"""


def test_games_of_the_arena_can_be_looked_at(tmp_path: Path) -> None:
    words = ("arena", GAME, "random", "greedy", "--games", 2, "--workers", 1, "--records", "kept/games")
    done = carrack_command(*words, "--report", "kept/report.html", "--json", "one.json")
    assert done.code == 0, done.err
    files = sorted((tmp_path / "kept" / "games").glob("*.txt"))
    assert [file.name for file in files] == ["game-00001.txt", "game-00002.txt"]
    for file in files:
        assert carrack_command("replay", file, "--verify").code == 0
    assert 'href="games/game-00001.txt"' in (tmp_path / "kept" / "report.html").read_text()
    carrack_command("arena", GAME, "random", "greedy", "--games", 2, "--workers", 1, "--json", "two.json")
    texts = (Path(f"{name}.json").read_text().splitlines() for name in ("one", "two"))
    one, two = ([json.loads(line) for line in text] for text in texts)
    for line, other in zip(one[1:], two[1:], strict=True):
        assert line["scores"] == other["scores"], "records change no game"
    Path("file").write_text("")
    refused(carrack_command(*words[:-1], "file/games"), "cannot be written")


def test_own_bots_take_parameters_and_tell_all_of_their_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_TRACEBACK", "")
    Path("mine.py").write_text(AVERAGER)
    good = carrack_command("arena", GAME, "mine.py:Averager@3", "mine.py:Averager@0", "--games", 2)
    assert good.code == 0, good.err
    assert "Averager@3" in good.out
    words = ("arena", GAME, "mine.py:Averager@3,fail", "random", "--games", 2, "--workers", 1)
    refused(carrack_command(*words), "lost at sea")
    simulation = ("simulate", GAME, "--bots", "mine.py:Lost,random", "--games", 1, "--workers", 1)
    for command in (words, simulation):
        monkeypatch.setenv("CARRACK_TRACEBACK", "")
        told = carrack_command(*command, "--traceback").err
        assert "in decide" in told
        assert "in lost_at_sea" in told
