"""A Chromium to test with, in the order: named, on the path, from npm; else the line to run."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.environment import ROOT
from tools.page import node_folder, npm_environment

VARIABLE = "CARRACK_CHROMIUM"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first has no windows, and needs less than half the time of the others for a page."""
PACKAGE = "@sparticuz/chromium@147"
UNPACK = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))"
FONTS = "fonts-dejavu-core"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--single-threaded --no-maglev --no-turbofan --min-semi-space-size=64",
)
"""Without a GPU nothing needs a process for it. The last line is a fifth less work for a page: scripts are
compiled and cleaned up beside nothing else, no page lives long enough to be worth the two best compilers, and
new objects have room enough to die in."""


def find_chromium() -> str:
    """The path of a browser; a failed test run, with what to do, when there is none."""
    for way in (_named, _on_path, _from_npm):
        if path := way():
            return path
    pytest.exit(
        f"The browser tests need Chromium: install it (`sudo apt-get install chromium {FONTS}`; on "
        f"Debian chromium-headless-shell is quicker) or name one in {VARIABLE}.",
        returncode=1,
    )


def _named() -> str | None:
    return os.environ.get(VARIABLE)


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _from_npm() -> str | None:
    """A Chromium that comes inside an npm package."""
    node = node_folder()
    folder = ROOT / "build" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    env = npm_environment(node)
    install = ["npm", "install", "--no-save", "--ignore-scripts", "--prefix", str(folder), PACKAGE]
    if subprocess.run(install, cwd=folder, env=env, capture_output=True, check=False).returncode:
        return None
    unpacked = subprocess.run(
        ["node", "-e", UNPACK], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    path = Path(unpacked.stdout.strip() or "missing")
    return str(path) if path.exists() else None
