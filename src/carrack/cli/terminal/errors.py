"""Errors of our own: one sentence for the person, the details in a file for whoever mends them."""

from __future__ import annotations

import os
import sqlite3
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Final

import carrack
from carrack.cli.files import data_folder, write_text
from carrack.cli.terminal.voice import Voice
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Refusal

FAULT: Final = 70
"""How a command ends that failed by an error of ours: EX_SOFTWARE of sysexits.h."""
SYSTEM: Final = 74
"""How a command ends that the system refused something: EX_IOERR of sysexits.h."""
FILE: Final = "error.log"


def tell_fault(voice: Voice, error: BaseException) -> None:
    """Say in one sentence that something is broken, and where the details are."""
    what = {"error": type(error).__name__}
    try:
        voice.warn(voice.texts.say("cli-fault", {**what, "file": str(_write(error))}))
    except Refusal:
        # The file cannot be written: print the details rather than lose them.
        voice.warn(voice.texts.say("cli-fault-untold", what))
        voice.err.print("".join(traceback.format_exception(error)), soft_wrap=True)


def tell_system(voice: Voice, error: OSError | sqlite3.Error) -> None:
    """Say in one sentence what the system refused: a full disk, a folder that nobody may write to."""
    reason = voice.texts.refusal(system_reason(error))
    file = str(getattr(error, "filename", None) or "")
    voice.warn(voice.texts.say("cli-system", {"reason": reason, "file": file or "none"}))
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except (OSError, ValueError):
            # The rest of the output cannot be written; Python must not try again at exit.
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def _write(error: BaseException) -> Path:
    """Keep the last error among the person's data."""
    path = data_folder() / FILE
    form = "compiled" if carrack.COMPILED else "pure"
    head = f"carrack {carrack.__version__} ({form}), {datetime.now():%Y-%m-%d %H:%M:%S}\n\n"
    write_text(path, head + "".join(traceback.format_exception(error)))
    return path
