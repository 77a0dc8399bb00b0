"""Output at the terminal: a bar, one line a step, one sentence when something is missing."""

from __future__ import annotations

import io
import shutil
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

WIDTH = 24
TOLD_FROM = 0.05
"""The share from which on a guess of what is left is worth telling."""
USUAL = {"environment": 4.0, "packages": 12.0, "packages of the page": 8.0, "page": 5.0, "rules": 100.0}
"""Seconds that steps take on an ordinary machine, for the bar."""
NEVER_ALL = 0.95
"""What a step that does not tell how far it is has done at most, by the clock."""
REDRAWN = 0.25
"""Seconds."""


class Trouble(Exception):
    """Something is missing or failed: a sentence for the person, and the log that tells more."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.log = log

    def tell(self) -> None:
        print(self.sentence, file=sys.stderr)
        if self.log:
            print(f"The full output is in {self.log}", file=sys.stderr, flush=True)


def guarded(main: Callable[[], int]) -> int:
    """Run a command's main: a Trouble becomes its sentence, Ctrl-C one line; never a traceback."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 shows ? for ·
    try:
        return main()
    except Trouble as trouble:
        trouble.tell()
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Run it again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"The system refused: {error}", file=sys.stderr)
        return 1


def bar(share: float, about: str, seconds: float) -> str:
    """Return the line: a bar, the percent, what it is about, and what is left after so many seconds.

    >>> bar(0.5, "packages", 20)
    '▕████████████░░░░░░░░░░░░▏ 50 %  packages, about 20 s left'
    """
    share = min(1.0, max(0.0, share))
    full = round(WIDTH * share)
    left = f", about {seconds / share * (1 - share):.0f} s left" if TOLD_FROM <= share < 1 else ""
    return f"▕{'█' * full}{'░' * (WIDTH - full)}▏ {share * 100:.0f} %  {about}{left}"


class Line:
    """The last line of a terminal, drawn again and again; other output goes above it. Silent in a pipe."""

    def __init__(self) -> None:
        self._shown = ""
        self.turn = threading.RLock()

    def show(self, text: str) -> None:
        """Draw the line anew; empty: remove it."""
        with self.turn:
            if sys.stdout.isatty() and (text or self._shown):
                self._shown = text[: shutil.get_terminal_size().columns - 1]
                print(f"\r\x1b[K{self._shown}", end="", flush=True)

    def above(self, text: str) -> None:
        """Print a line above this one."""
        with self.turn:
            shown = self._shown
            self.show("")
            print(text, flush=True)
            self.show(shown)


LINE = Line()
_RUNNING: list[Step] = []
_SHARES: dict[str, float] = {}
"""How much is done of steps that have ended or will come."""


def expect(*names: str) -> None:
    """Say which steps will come, so that the bar is about all of them."""
    _SHARES.clear()
    _SHARES.update(dict.fromkeys(names, 0.0))


class Step:
    """`with Step("page"):` shows a bar meanwhile, and `· page … 3 s` afterwards.

    Set `.note` to add what came of it. Steps may run at the same time, in threads of their own.
    """

    def __init__(self, name: str, share: Callable[[], float] | None = None) -> None:
        self.name = name
        self.note = ""
        self._share = share

    def __enter__(self) -> Step:
        self.started = time.monotonic()
        with LINE.turn:
            _RUNNING.append(self)
            if len(_RUNNING) == 1 and sys.stdout.isatty():
                threading.Thread(target=_draw, daemon=True).start()
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        note = f" ({self.note})" if self.note else ""
        came = f"{time.monotonic() - self.started:.0f} s{note}" if kind is None else "stopped"
        with LINE.turn:
            _RUNNING.remove(self)
            _SHARES[self.name] = 1.0
            if not _RUNNING:
                LINE.show("")
            LINE.above(f"· {self.name} … {came}")

    def share(self) -> float:
        """Return how much of it is done, from 0 to 1."""
        if self._share:
            return self._share()
        return min(NEVER_ALL, (time.monotonic() - self.started) / USUAL.get(self.name, 1.0))


def _draw() -> None:
    """Draw the bar about all steps for as long as some are running."""
    ended = sum(USUAL.get(name, 1.0) for name, share in _SHARES.items() if share)
    begun = time.monotonic() - ended
    while True:
        with LINE.turn:
            if not _RUNNING:
                return
            running = {step.name: step.share() for step in _RUNNING}
            shares = {**_SHARES, **running}
            whole = sum(USUAL.get(name, 1.0) for name in shares)
            done = sum(USUAL.get(name, 1.0) * share for name, share in shares.items())
            LINE.show(bar(done / whole, ", ".join(running), time.monotonic() - begun))
        time.sleep(REDRAWN)
