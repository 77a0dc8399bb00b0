"""The small parts: settings, limits, sealed draws, bots' processes, logs, generated types."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import carrack
from carrack.bots.decisions import BotAnswer, BotSeats, BotTask
from carrack.core.api import CHANCE
from carrack.core.match import Match, new_match
from carrack.core.records import Record, read
from carrack.core.sealed import SealedSource, check_draws, draws_of, new_seed, seal_of
from carrack.core.verdicts import Busy, Malformed
from carrack.server import logs, run
from carrack.server.api import static
from carrack.server.bot_pool import BotPool
from carrack.server.build_status import BuildStatus
from carrack.server.limits import Bucket, Limit
from carrack.server.settings import Settings, load
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import NoTracer
from tests.cli.running import carrack_command, refused
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
GAME = carrack.game("amerigo-cards")


# --- settings -------------------------------------------------------------------------------------------


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "carrack.toml"
    file.write_text('port = 1\nhost = "1.1.1.1"\nworkers = 3\n')
    environment = {"CARRACK_PORT": "2", "CARRACK_HOST": "2.2.2.2", "CARRACK_SETTINGS": str(file)}
    found = load({"port": 3, "host": None}, environment)
    assert (found.port, found.host, found.workers) == (3, "2.2.2.2", 3)
    assert load({}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = 'x'", "settings.range"),
        ("port = 99999", "settings.range"),
        ("answer_pause = -1", "settings.range"),
        ("prot = 1", "settings.bad"),
        ("log = 'loud'", "settings.choice"),
        ("= nonsense", "components.not-toml"),
        ("\xff", "file.unreadable"),
    ],
)
def test_a_wrong_setting_is_a_sentence(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "carrack.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(Malformed) as refusal:
        load({"settings": file}, {})
    assert refusal.value.verdict.code == code
    with pytest.raises(Malformed):
        load({"settings": tmp_path / "missing.toml"}, {})


def test_every_setting_stands_in_the_manual() -> None:
    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in manual] == []


# --- the page -------------------------------------------------------------------------------------------


def test_the_page_is_the_one_named_else_of_the_project_else_of_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project, other = tmp_path / "project", tmp_path / "other"
    monkeypatch.setattr(static, "PROJECTS", (other, project))
    for folder in (project, other):
        (folder / "web" / "dist").mkdir(parents=True)
        (folder / "web" / "dist" / "index.html").touch()
    assert static.page_folder(str(tmp_path)) == tmp_path
    # A page of another project, around an environment that happens to be there, is not ours.
    assert static.page_folder("") == static.PACKAGED
    (project / "src" / "carrack").mkdir(parents=True)
    assert static.page_folder("") == project / "web" / "dist"


def test_a_server_without_a_page_says_so_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_PAGE", str(tmp_path))
    monkeypatch.setattr(run, "serve", lambda settings, on_ready: on_ready("http://here"))
    done = carrack_command("serve", "--lang", "en")
    assert done.err.startswith(f"carrack: There is no page in {tmp_path}")
    assert done.err.count("\n") == 1
    (tmp_path / "index.html").touch()
    assert carrack_command("serve", "--lang", "en").err == ""


# --- limits ---------------------------------------------------------------------------------------------


def test_a_bucket_refills() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]


def test_each_name_has_its_own_limit_and_old_names_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.limits.MOST_REMEMBERED", 2)
    limit = Limit(rate=0, burst=1)
    limit.take("a")
    limit.take("b")
    with pytest.raises(Busy):
        limit.take("a")
    limit.take("c")
    limit.take("b")


# --- sealed draws ---------------------------------------------------------------------------------------


OLD_DRAWS = [710, 244, 631, 82, 908]
"""Of the seed 00…: records that were sealed before seats could add nonces stay valid."""


def sealed_game(seed: str, nonces: Sequence[str] = ()) -> Record:
    """Play a whole game drawn from a seed and nonces, with decisions taken back."""
    match: Match = new_match(GAME, 3, SealedSource(seed, nonces=nonces), ["A", "B", "C"])
    turns = 0
    while not match.is_over:
        seat = match.actor
        legal = match.view(seat).legal
        match.play(seat, legal[turns % len(legal)])
        turns += 1
        if turns in (5, 9, 30) and not match.is_over:
            match.take_back(seat, range(3))
    match.record.seal, match.record.seed, match.record.nonces = seal_of(seed), seed, list(nonces)
    return match.record


def test_sealed_draws_can_be_checked_and_forgeries_are_found() -> None:
    seed = new_seed()
    record = sealed_game(seed)
    assert any(entry.struck for entry in record.entries)
    text = record.text(GAME)
    again = read(text, carrack.game).record
    assert (again.seal, again.seed) == (seal_of(seed), seed)
    check_draws(again, GAME)
    other = sealed_game(new_seed())
    other.seal, other.seed = seal_of(seed), seed
    with pytest.raises(Malformed, match=r"\(record\.other-draw"):
        check_draws(other, GAME)
    for broken in ("xyz", new_seed(), seed.upper()):
        record.seed = broken
        with pytest.raises(Malformed, match=r"\(record\.broken-seal"):
            check_draws(record, GAME)


@pytest.mark.parametrize(
    ("part", "instead", "words"),
    [
        (r"seed: .*\n", "", "names no seed"),
        (r"(seal|seed): .*\n", "", "names no seed"),
        (r"seal: .*\n", "", "names no seal"),
        (r"seed: b", "seed: a", "does not fit its seal"),
        (r"seal: [0-9a-f]", "seal: f", "does not fit its seal"),
        (r"nonces: b", "nonces: a", "the sealed seed says"),
        (r"nonces: .*\n", "", "the sealed seed says"),
    ],
)
def test_whoever_verifies_a_changed_record_is_told_what_is_wrong(
    tmp_path: Path, part: str, instead: str, words: str
) -> None:
    seed, nonces = "b" * 64, ["b" * 64, "", "c" * 64]
    text = sealed_game(seed, nonces).text(GAME)
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert f"(seal {seal_of(seed)})" in carrack_command("replay", file, "--verify").out
    changed = re.sub(f"(?m)^{part}", instead, text)
    assert changed != text
    file.write_text(changed)
    refused(carrack_command("replay", file, "--verify"), words)


def test_each_nonce_changes_the_draws_and_none_can_be_changed_afterwards() -> None:
    seed, mine, yours = new_seed(), new_seed(), new_seed()
    ways = [[], [mine, "", ""], ["", mine, ""], [mine, yours, ""], [yours, mine, ""]]
    assert len({sealed_game(seed, nonces).text(GAME).partition("\n\n")[2] for nonces in ways}) == len(ways)
    record = sealed_game(seed, [mine, "", yours])
    text = record.text(GAME)
    assert f"\nnonces: {mine} | - | {yours}\n" in text
    again = read(text, carrack.game).record
    assert again.nonces == [mine, "", yours]
    check_draws(again, GAME)
    for forged in ([], [mine, "", ""], [mine, "", new_seed()], [yours, "", mine]):
        again.nonces = forged
        with pytest.raises(Malformed, match=r"record\.other-draw"):
            check_draws(again, GAME)


@pytest.mark.parametrize("header", ["", "- | -", "- | - | - | -", "- | - | 00", "- | - | " + "G" * 64])
def test_nonces_that_fit_no_seats_are_refused(header: str) -> None:
    text = sealed_game(new_seed()).text(GAME)
    with pytest.raises(Malformed, match=r"record\.bad-header"):
        read(text.replace("\n\n", f"\nnonces: {header}\n\n", 1), carrack.game)


def test_a_record_without_nonces_is_drawn_as_before() -> None:
    draws = SealedSource("00" * 32)
    assert [int(draws.below(1000)) for _ in range(5)] == OLD_DRAWS


def test_no_draw_is_used_twice_and_a_restart_changes_none() -> None:
    seed = new_seed()
    record = sealed_game(seed)
    drawn = sum(len(entry.numbers) for entry in record.entries if entry.actor == CHANCE)
    assert draws_of(record) == drawn
    straight = SealedSource(seed)
    whole = [int(straight.below(1000)) for _ in range(50)]
    restarted = SealedSource(seed, 20)
    assert [int(restarted.below(1000)) for _ in range(30)] == whole[20:]
    assert len(set(whole)) > 40


# --- bots -----------------------------------------------------------------------------------------------


def thought(bot: str = "greedy") -> BotTask:
    match = new_match(GAME, 2, SealedSource("00" * 32))
    return BotTask("table", 0, GAME.facts.id, bot, match.view(0).dump(), 7, 1)


def test_a_bot_answers_the_same_to_the_same_question() -> None:
    answers = {BotSeats().think(thought()).number for _ in range(3)}
    assert len(answers) == 1


def test_a_bot_that_fails_still_answers_and_says_why() -> None:
    answer = BotSeats().think(thought("nobody"))
    assert "bot.unknown" in answer.trouble
    assert answer.number in GAME.load_view(thought().view).legal


def test_bots_think_in_a_process_that_is_started_again_when_it_dies() -> None:
    async def think() -> list[BotAnswer | None]:
        thinkers = BotPool(1, 30, BuildStatus(""), Metrics(), NoTracer())
        answers = [await thinkers.decide(thought())]
        process = thinkers.workers[0].pid
        assert process is not None
        os.kill(process, signal.SIGKILL)
        answers += [await thinkers.decide(thought()), await thinkers.decide(thought())]
        assert thinkers.waiting == 0
        thinkers.close()
        return answers

    first, dead, again = asyncio.run(think())
    assert first is not None
    assert (dead, again) == (None, first)


def test_bots_change_over_to_compiled_rules_between_two_decisions(tmp_path: Path) -> None:
    package = Path(carrack.__file__).parent
    copy, status = tmp_path / "compiled", tmp_path / "status"
    copy.mkdir()
    (copy / "carrack").symlink_to(package, target_is_directory=True)
    compiling = BuildStatus(str(status))

    async def think() -> None:
        thinkers = BotPool(1, PATIENCE, compiling, Metrics(), NoTracer())
        worker = thinkers.workers[0]
        assert (compiling.percent, compiling.folder) == (None, str(package.parent))
        status.write_text('{"share": 0.425, "folder": ""}')
        assert (compiling.percent, compiling.folder) == (42, str(package.parent))
        first = await thinkers.decide(thought())
        slow = worker.pid
        status.write_text(json.dumps({"share": 1.0, "folder": str(copy)}))
        assert (compiling.percent, compiling.folder) == (None, str(copy))
        assert worker.pid is slow
        assert await thinkers.decide(thought()) == first
        fast = worker.pid
        assert (slow is not None, fast is not None, fast is slow) == (True, True, False)
        assert slow is not None
        with pytest.raises(ProcessLookupError):
            os.kill(slow, 0)
        status.unlink()  # as ./play does when it starts anew
        assert await thinkers.decide(thought()) == first
        assert worker.pid is fast
        thinkers.close()

    asyncio.run(think())


def test_compiling_that_was_given_up_is_no_longer_told(tmp_path: Path) -> None:
    status = tmp_path / "status"
    compiling = BuildStatus(str(status))
    status.write_text('{"share": 0.1, "folder": ""}')
    assert compiling.percent == 10
    status.unlink()
    assert compiling.percent is None


def test_a_bot_that_thinks_too_long_is_given_up() -> None:
    async def think() -> BotAnswer | None:
        thinkers = BotPool(1, 0.001, BuildStatus(""), Metrics(), NoTracer())
        try:
            return await thinkers.decide(thought())
        finally:
            thinkers.close()

    assert asyncio.run(think()) is None


# --- live tables ----------------------------------------------------------------------------------------


def _root(node: ast.expr) -> str:
    """Return the name that a chain of attributes begins with; empty if it is none."""
    if not isinstance(node, ast.Attribute):
        return ""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _changed(node: ast.AST) -> list[ast.expr]:
    """Return what a statement changes: the targets of an assignment, or a collection."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
        case ast.Call(
            func=ast.Attribute(value=value, attr="add" | "discard" | "remove" | "append" | "clear")
        ):
            return [value]
    return []


def test_a_live_table_is_changed_by_itself_alone() -> None:
    for file in (ROOT / "src" / "carrack" / "server").rglob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text("utf-8")))
        changed = [ast.unparse(each) for node in nodes for each in _changed(node) if _root(each) == "live"]
        assert not changed, file


# --- logs and types -------------------------------------------------------------------------------------


def test_logs_are_lines_of_json_with_values_beside_the_message() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "name": "x", "status": 200})
    line = json.loads(logs.JsonLines().format(record))
    assert (line["message"], line["level"], line["status"]) == ("request", "info", 200)
    assert logs.PlainLines().format(record).endswith("request status=200")


def test_no_value_of_a_log_line_has_a_name_of_loggings_own() -> None:
    """`logging` refuses such a value with a KeyError, where something has already gone wrong."""
    for file in (ROOT / "src" / "carrack").rglob("*.py"):
        values = re.findall(r"extra=\{(.*?)\}", file.read_text("utf-8"), re.DOTALL)
        names = {name for each in values for name in re.findall(r'"(\w+)":', each)}
        assert not names & logs.OURS, file


def test_the_pages_types_are_those_of_the_messages() -> None:
    command = [sys.executable, str(ROOT / "tools" / "typescript.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
