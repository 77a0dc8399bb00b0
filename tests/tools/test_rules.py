"""The rules in .venv: compiled in a folder of their own, put into place whole, never stale."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import environment, rules

RULES_PY = Path(rules.__file__)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with an environment, in which nothing is compiled in earnest."""
    for name in ("src/carrack/__init__.py", "pyproject.toml", "setup.py", ".venv/bin/python"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / ".venv/lib/python3.11/site-packages").mkdir(parents=True)
    (tmp_path / "build").mkdir()
    monkeypatch.delenv("CARRACK_BUILD", raising=False)
    for module in (environment, rules):
        monkeypatch.setattr(module, "ROOT", tmp_path)
        monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    for name, path in (
        ("SOURCES", "src"),
        ("RULES", "build/rules"),
        ("LOG", "build/rules.log"),
        ("LOCK", "build/rules.lock"),
    ):
        monkeypatch.setattr(rules, name, tmp_path / path)
    monkeypatch.setattr(rules, "compiler_missing", lambda: None)
    monkeypatch.setattr(rules, "_compiler", lambda: None)
    monkeypatch.setattr(rules, "logged", lambda *arguments: True)
    monkeypatch.setattr(rules, "_wheel", wheel)
    return tmp_path


def wheel(work: Path, compiler: Path | None, report: rules.Report) -> bool:
    """Stand in for the compiler: a package with one file."""
    report(0.5)
    with zipfile.ZipFile(work / "carrack-0-any.whl", "w") as file:
        file.writestr("carrack/__init__.py", "compiled")
    return True


def broken(work: Path, compiler: Path | None, report: rules.Report) -> bool:
    return False


def in_use(checkout: Path) -> Path:
    return Path((checkout / ".venv/lib/python3.11/site-packages/carrack.pth").read_text().strip())


def test_compiled_rules_are_put_into_place_whole_and_used(checkout: Path) -> None:
    assert rules.install_rules() == "rules compiled"
    folder = rules.folder_of_sources()
    assert in_use(checkout) == folder
    assert (folder / "carrack" / "__init__.py").read_text() == "compiled"
    assert [path.name for path in rules.RULES.iterdir()] == [folder.name]
    assert os.access(checkout / ".venv/bin/carrack", os.X_OK)


def test_stale_rules_never_win_over_edited_sources(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules.install_rules()
    stale = rules.folder_of_sources()
    (checkout / "src/carrack/__init__.py").write_text("edited")
    monkeypatch.setattr(rules, "_wheel", broken)
    assert "compiling failed" in rules.install_rules()
    assert in_use(checkout) == checkout / "src"
    assert rules.folder_of_sources() != stale


def test_what_failed_is_not_tried_at_every_start_but_when_asked(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "_wheel", broken)
    rules.install_rules()
    monkeypatch.setattr(rules, "_wheel", wheel)
    assert "compiling failed" in rules.install_rules()
    assert rules.install_rules(again=True) == "rules compiled"


def test_an_interruption_leaves_what_was_in_use(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Path, compiler: Path | None, report: rules.Report) -> bool:
        wheel(work, compiler, report)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(rules, "_wheel", interrupted)
        with pytest.raises(KeyboardInterrupt):
            rules.install_rules()
    assert in_use(checkout) == checkout / "src"
    assert not rules.folder_of_sources().exists()
    assert rules.install_rules() == "rules compiled"


def test_sources_edited_while_they_are_compiled_are_not_taken_for_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edited(work: Path, compiler: Path | None, report: rules.Report) -> bool:
        (checkout / "src/carrack/__init__.py").write_text("edited meanwhile")
        return wheel(work, compiler, report)

    monkeypatch.setattr(rules, "_wheel", edited)
    assert "changed meanwhile" in rules.install_rules()
    assert in_use(checkout) == checkout / "src"
    assert not rules.folder_of_sources().exists()


def test_the_folder_before_stays_for_a_server_that_runs_from_it(checkout: Path) -> None:
    folders = []
    for text in ("1", "2", "3"):
        (checkout / "src/carrack/__init__.py").write_text(text)
        rules.install_rules()
        folders.append(rules.folder_of_sources())
        os.utime(folders[-1], (len(folders), len(folders)))
    assert [folder.exists() for folder in folders] == [False, True, True]


def test_pure_rules_are_those_of_the_sources(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_BUILD", "pure")
    assert "as asked" in rules.install_rules()
    assert in_use(checkout) == checkout / "src"


def test_progress_never_falls_and_never_claims_to_be_done(tmp_path: Path) -> None:
    progress = tmp_path / "progress"
    told = [rules.share_done(progress, seconds) for seconds in range(0, 1000, 10)]
    for counted in (0.0, 0.5, 1.0):
        progress.write_text(str(counted))
        told.append(rules.share_done(progress, 1000))
    assert told == sorted(told)
    assert told[0] < 0.2
    assert 0.9 < told[-1] < 1


def test_compiling_beside_ends_with_whoever_started_it(tmp_path: Path) -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(RULES_PY.parents[1])!r})\n"
        "from pathlib import Path\n"
        "from tools import rules\n"
        "def forever(folder, report):\n"
        "    import subprocess\n"
        "    report(0.25)\n"
        "    subprocess.run([sys.executable, '-c', 'import time; time.sleep(10**6)'])\n"
        "rules.compile_rules = forever\n"
        "rules.main()\n"
    )
    status = tmp_path / "status"
    job = subprocess.Popen(
        [sys.executable, "-c", program, str(status)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while rules.read_status(status) != (0.25, "") and time.monotonic() < end:
        time.sleep(0.05)
    assert json.loads(status.read_text()) == {"share": 0.25, "folder": ""}
    assert job.stdin is not None
    assert job.stdout is not None
    job.stdin.close()
    # Its child has the other end of this pipe, too: it is at its end when both have gone.
    ready, _, _ = select.select([job.stdout], [], [], PATIENCE)
    assert ready
    assert job.stdout.read() == b""
    job.wait(PATIENCE)
    job.stdout.close()


def test_compiling_gives_way_also_where_sessions_share_the_processor() -> None:
    program = (
        f"import os, sys; sys.path.insert(0, {str(RULES_PY.parents[1])!r})\n"
        "from pathlib import Path\n"
        "from tools.rules import lower_priority\n"
        "lower_priority()\n"
        "group = Path('/proc/self/autogroup')\n"
        "print(os.nice(0), group.read_text().split()[-1] if group.exists() else 19)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, start_new_session=True
    )
    assert done.stdout.split() == ["19", "19"]
