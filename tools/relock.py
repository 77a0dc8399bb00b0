"""Writes locks/*.txt anew from pyproject.toml: `.venv/bin/python tools/relock.py [--upgrade]`.

Every version with its hashes, for every Python from 3.11 on, and no address of where packages come from.
uv does not read pip's settings: an index of your own is taken over from them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.index import configured_index  # noqa: E402

COMMAND = "uv pip compile --universal --python-version 3.11 --generate-hashes"
QUIET = "--no-emit-index-url --no-emit-find-links --no-header --quiet"
# Each is held to the versions of those before it: what ./check tests is what ./play plays.
LOCKS = {
    "run": "pyproject.toml --extra serve --extra terminal --extra arena",
    "build": "--group build --constraints locks/run.txt",
    "dev": "pyproject.toml --extra all --group build --group dev --constraints locks/run.txt "
    "--constraints locks/build.txt",
    "node": "--group node",
}


def main() -> int:
    environment = dict(os.environ)
    if index := configured_index():
        environment.setdefault("UV_DEFAULT_INDEX", index)
    for name, parts in LOCKS.items():
        target = f"locks/{name}.txt"
        command = [*COMMAND.split(), *QUIET.split(), *parts.split(), "--output-file", target, *sys.argv[1:]]
        command[0] = str(Path(sys.executable).with_name("uv"))
        print(f"· {target}", flush=True)
        done = subprocess.run(command, cwd=ROOT, env=environment, check=False, stdout=subprocess.DEVNULL)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
