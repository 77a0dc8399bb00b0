"""Errors of our own: one sentence for the person, the details in a file for whoever mends them."""

from __future__ import annotations

import traceback
from datetime import datetime
from pathlib import Path
from typing import Final

import carrack
from carrack.cli.files import data_folder, write_text
from carrack.cli.voice import Voice
from carrack.core.verdicts import Refusal

FAULT: Final = 70
"""How a command ends that failed by an error of ours: EX_SOFTWARE of sysexits.h."""
FILE: Final = "error.log"


def tell_fault(voice: Voice, error: BaseException) -> None:
    """Say in one sentence that something is broken, and where the details are."""
    what = {"error": type(error).__name__}
    try:
        voice.warn(voice.texts.say("cli-fault", {**what, "file": str(_write(error))}))
    except Refusal:
        # Nowhere to write: then the details are better told than lost.
        voice.warn(voice.texts.say("cli-fault-untold", what))
        voice.err.print("".join(traceback.format_exception(error)), soft_wrap=True)


def _write(error: BaseException) -> Path:
    """Keep the last error among the person's data."""
    path = data_folder() / FILE
    form = "compiled" if carrack.COMPILED else "pure"
    head = f"carrack {carrack.__version__} ({form}), {datetime.now():%Y-%m-%d %H:%M:%S}\n\n"
    write_text(path, head + "".join(traceback.format_exception(error)))
    return path
