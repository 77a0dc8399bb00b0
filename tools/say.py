"""What the person at the terminal sees: one line a step, one sentence when something is missing."""

from __future__ import annotations

import io
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.bar import LINE, bar


class Trouble(Exception):
    """Something is missing or failed: a sentence for the person, and the log that tells more."""

    def __init__(self, sentence: str, log: Path | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.log = log


USUAL = {
    "environment": 4.0,
    "packages": 12.0,
    "packages of the page": 8.0,
    "page": 5.0,
    "rules": 100.0,
}
"""Seconds that steps take on an ordinary machine, for the bar."""
NEVER_ALL = 0.95
"""What a step that does not tell how far it is has done at most, by the clock."""
REDRAWN = 0.25
"""Seconds."""


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
        _STEPS.begin(self)
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        note = f" ({self.note})" if self.note else ""
        seconds = time.monotonic() - self.started
        _STEPS.end(self, f"· {self.name} … " + (f"{seconds:.0f} s{note}" if kind is None else "stopped"))

    def share(self) -> float:
        """Return how much of it is done, from 0 to 1."""
        if self._share:
            return self._share()
        return min(NEVER_ALL, (time.monotonic() - self.started) / USUAL.get(self.name, 1.0))


class _Steps:
    """The steps under way, those still to come, and the bar about all of them."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._running: list[Step] = []
        self._ended: list[str] = []
        self._to_come: set[str] = set()
        self._begun = 0.0

    def expect(self, names: Iterable[str]) -> None:
        with self._turn:
            self._to_come = set(names)

    def begin(self, step: Step) -> None:
        with self._turn:
            if not self._running and not (self._to_come - set(self._ended)):
                self._begun, self._ended = time.monotonic(), []
            self._begun = self._begun or time.monotonic()
            self._running.append(step)
            if len(self._running) == 1 and sys.stdout.isatty():
                threading.Thread(target=self._draw, daemon=True).start()

    def end(self, step: Step, line: str) -> None:
        with self._turn:
            self._running.remove(step)
            self._ended.append(step.name)
            if not self._running:
                LINE.show("")
            LINE.above(line)

    def _draw(self) -> None:
        while True:
            with self._turn:
                if not self._running:
                    return
                LINE.show(self._bar())
            time.sleep(REDRAWN)

    def _bar(self) -> str:
        running = {step.name: step.share() for step in self._running}
        shares = {**dict.fromkeys(self._to_come, 0.0), **dict.fromkeys(self._ended, 1.0), **running}
        whole = sum(USUAL.get(name, 1.0) for name in shares)
        done = sum(USUAL.get(name, 1.0) * share for name, share in shares.items())
        return bar(done / whole, ", ".join(running), time.monotonic() - self._begun)


_STEPS = _Steps()


def expect(*names: str) -> None:
    """Say which steps will come, so that the bar is about all of them."""
    _STEPS.expect(names)


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
