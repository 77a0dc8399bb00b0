"""What the person at the terminal sees: one line a step, one sentence when something is missing."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable
from pathlib import Path


class Trouble(Exception):
    """Something is missing or failed: a sentence for the person, and the log that tells more."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.log = log


class Step:
    """`with Step("environment"):` prints `· environment … 3 s`; set `.note` to add what came of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.note = ""

    def __enter__(self) -> Step:
        self.started = time.monotonic()
        print(f"· {self.name} …", end="", flush=True)
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        seconds = time.monotonic() - self.started
        note = f" ({self.note})" if self.note else ""
        print(f" {seconds:.0f} s{note}" if kind is None else " stopped", flush=True)


def tell(trouble: Trouble) -> None:
    print(trouble.sentence, file=sys.stderr)
    if trouble.log:
        print(f"The full output is in {trouble.log}", file=sys.stderr, flush=True)


def yes(question: str) -> bool:
    """Ask the person at the terminal; nobody there means no."""
    if not sys.stdin.isatty():
        return False
    return input(f"{question} [Y/n] ").strip().lower() in ("", "y", "yes", "j", "ja")


def guarded(main: Callable[[], int]) -> int:
    """Run a command's main: a Trouble becomes its sentence, Ctrl-C one line; never a traceback."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 shows ? for ·
    try:
        return main()
    except Trouble as trouble:
        tell(trouble)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Run it again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"The system refused: {error}", file=sys.stderr)
        return 1
