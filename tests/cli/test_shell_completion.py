"""Completion as the shells do it: the script that the command prints, run by the shell itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, PACKAGE
from tests.patience import PATIENCE

BASH = """
source completion.bash
complete_it() {{ COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _carrack_completion carrack; }}
complete_it {line}
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A folder with a command `carrack` in it, found first."""
    command = tmp_path / "carrack"
    command.write_text("#!/bin/sh\nexec " + " ".join(COMMAND) + ' "$@"\n')
    command.chmod(0o755)
    return {
        **os.environ,
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(PACKAGE),
        # Typer looks for a shell among the processes above; a check may have none there.
        "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1",
    }


def run(words: list[str], environment: dict[str, str], folder: Path) -> str:
    done = subprocess.run(
        words, env=environment, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("carrack si", {"simulate", "sit"}),
        ("carrack play pi", {"pizarro"}),
        ("carrack rules am", {"amerigo-cards", "amerigo", "amalfi"}),
        ("carrack play pizarro --pl", {"--plain"}),
    ],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_commands_games_and_options(
    line: str, found: set[str], environment: dict[str, str], tmp_path: Path
) -> None:
    script = run(["carrack", "--show-completion", "bash"], environment, tmp_path)
    (tmp_path / "completion.bash").write_text(script)
    assert set(run(["bash", "-c", BASH.format(line=line)], environment, tmp_path).split()) == found


def test_zsh_is_offered_the_same_words(environment: dict[str, str], tmp_path: Path) -> None:
    script = run(["carrack"], {**environment, "_CARRACK_COMPLETE": "source_zsh"}, tmp_path)
    assert "compdef _carrack_completion carrack" in script
    asked = {**environment, "_CARRACK_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "carrack play pi"}
    offered = run([sys.executable, "-m", "carrack"], asked, tmp_path)
    assert "pizarro" in offered
    assert "amalfi" not in offered
