"""Writes locks/*.txt anew from pyproject.toml: `.venv/bin/python tools/relock.py [--upgrade]`.

Every version with its hashes, for every Python from 3.11 on, and no address of where packages come from: uv
takes them from where its own settings say (UV_DEFAULT_INDEX).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "uv pip compile --universal --python-version 3.11 --generate-hashes"
QUIET = "--no-emit-index-url --no-emit-find-links --no-header --quiet"
# Each lock keeps the versions of those before it: ./check tests what ./play plays.
LOCKS = {
    "run": "pyproject.toml --extra serve --extra postgresql --extra terminal --extra arena",
    "build": "--group build --constraints locks/run.txt",
    "dev": "pyproject.toml --extra all --group build --group dev --constraints locks/run.txt "
    "--constraints locks/build.txt",
    "node": "--group node",
}

for name, parts in LOCKS.items():
    command = f"{COMMAND} {QUIET} {parts} --output-file locks/{name}.txt".split() + sys.argv[1:]
    print(f"· locks/{name}.txt", flush=True)
    command[0] = str(Path(sys.executable).with_name("uv"))
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
