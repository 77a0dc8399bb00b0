"""The run of ./play: set up what the first page needs, start at once, compile the rules beside it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

from tools import rules
from tools.console import LINE, Trouble, bar, expect
from tools.environment import LOG, ROOT, VENV, alone, are_installed, install_packages
from tools.page import build_page, is_built, system_node
from tools.rules import install_rules

HELP = """\
./play                            play in the browser: sets everything up on the first run, builds the
                                  page, starts the server (`carrack serve`) and opens the browser
./play --wait                     the same, but compile the rules first
./play --terminal [GAME] [...]    play in the terminal (`carrack play`)
./play --setup                    set up only, the page and the compiled rules included
./play --help                     this text; `./play --terminal --help` lists the terminal's options

Further options go to `carrack serve`: --port 9000, --host 0.0.0.0 to let friends in, --no-open …
The first run needs a network. It starts with the rules as plain Python and compiles them beside the game,
if there is a C compiler (gcc): bots think about thirty times faster from then on.
Everything stays in this folder (.venv, build, web/node_modules, web/dist); delete those to start afresh."""
STATUS = ROOT / "build" / "compiling.json"
REDRAWN = 0.5
"""Seconds."""


def play(arguments: list[str]) -> int:
    if arguments[:1] in (["--help"], ["-h"]):
        print(HELP)
        return 0
    # A game as the first argument has always meant the terminal.
    terminal = bool(arguments) and (arguments[0] == "--terminal" or not arguments[0].startswith("-"))
    setup, wait = arguments == ["--setup"], "--wait" in arguments
    words = [word for word in arguments if word not in ("--terminal", "--setup", "--wait")]
    try:
        prepare(page=not terminal)
    except PageTrouble as trouble:
        trouble.tell()
        if setup or not _yes("Play in the terminal instead?"):
            print("`./play --terminal` plays in the terminal, without a page.", file=sys.stderr)
            return 1
        terminal, words = True, []
    if setup or wait:
        install_rules(again=True)
    if setup:
        return 0
    if terminal:
        return start(["play", *words], quiet=True)
    return start(["serve", "--open", "--log", "none", *words])


def _yes(question: str) -> bool:
    """Ask the person at the terminal; nobody there means no."""
    return sys.stdin.isatty() and input(f"{question} [Y/n] ").strip().lower() in ("", "y", "yes", "j", "ja")


class PageTrouble(Trouble):
    """The page cannot be had; everything else can."""


def prepare(page: bool) -> None:
    """Install the packages and build the page, at the same time where there is a Node already."""
    missing = [] if are_installed("run") else ["environment", "packages"]
    to_build = page and not is_built()
    expect(*missing, *(["packages of the page", "page"] if to_build else []))
    failed: list[Trouble] = []

    def try_to_build() -> None:
        try:
            build_page()
        except Trouble as trouble:
            failed.append(PageTrouble(trouble.sentence, trouble.log))

    beside = threading.Thread(target=try_to_build, daemon=True)
    at_once = to_build and system_node() is not None
    if at_once:
        beside.start()
    with alone(ROOT / "build" / "setup.lock"):
        LOG.write_bytes(b"")
        install_packages("run")
    if to_build and not at_once:
        beside.start()
    if to_build:
        beside.join()
    if failed:
        raise failed[0]


def start(words: list[str], quiet: bool = False) -> int:
    """Start the command: with the rules compiled, or else as they are, compiling them beside it."""
    folder = rules.folder_of_sources()
    why = rules.obstacle(folder)
    rules.use(folder if folder.exists() and not why else rules.SOURCES)
    command = [str(VENV / "bin" / "carrack"), *words]
    sys.stdout.flush()
    if folder.exists() or why:
        if why:
            LINE.above(f"· {why}")
        return os.execv(command[0], command)
    LINE.above("· compiling the rules beside the game; until then bots think slowly")
    with rules.compiling_beside(STATUS) as job:
        if quiet:
            return _wait_for(subprocess.Popen(command))
        server = subprocess.Popen(
            command,
            env={**os.environ, "CARRACK_COMPILING": str(STATUS)},
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
        )
        threading.Thread(target=_pass_on, args=(server,), daemon=True).start()
        threading.Thread(target=_show_progress, args=(job,), daemon=True).start()
        return _wait_for(server)


def _wait_for(game: subprocess.Popen[str] | subprocess.Popen[bytes]) -> int:
    """Wait for the game. Ctrl-C reaches it by itself; a SIGTERM is passed on."""
    signal.signal(signal.SIGINT, lambda number, frame: None)
    signal.signal(signal.SIGTERM, lambda number, frame: game.terminate())
    code = game.wait()
    LINE.show("")
    return code if code >= 0 else 128 - code


def _pass_on(server: subprocess.Popen[str]) -> None:
    assert server.stdout is not None
    for line in server.stdout:
        LINE.above(line.rstrip("\n"))


def _show_progress(job: subprocess.Popen[bytes]) -> None:
    """Draw how far the compiling is, and say what came of it."""
    begun = time.monotonic()
    while job.poll() is None:
        time.sleep(REDRAWN)
        seconds = time.monotonic() - begun
        LINE.show(bar(rules.read_status(STATUS)[0], "compiling the rules", seconds))
    LINE.show("")
    if job.returncode == 0:
        LINE.above(
            f"· rules compiled … {time.monotonic() - begun:.0f} s (bots use them from now on, the server "
            "from its next start)"
        )
    elif job.returncode > 0:
        why = rules.obstacle(rules.folder_of_sources()) or f"compiling stopped: see {rules.LOG}"
        LINE.above(f"· {why}")
