"""Check the page: format, lint, unused parts, types, tests, and the weight of its first paint."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.console import Trouble, guarded  # noqa: E402
from tools.page import DIST, WEB, build_page, node_folder, npm_environment  # noqa: E402

KILO = 1000
ROOM = "--max-semi-space-size=64"
"""Megabytes in which Node keeps new objects: with its own 16 ESLint looks for garbage a sixth of its time."""
TABLE_PAGE = "src/pages/TablePage.svelte"
CATALOGUES = ("src/text/de.ftl", "../src/carrack/core/catalogue/de.ftl")


def first_paint(manifest: dict[str, dict[str, object]], entry: str) -> set[str]:
    """Return the scripts that a visitor of the home page waits for: the entry and its static imports."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        part = manifest[waiting.pop()]
        if str(part["file"]) not in found:
            found.add(str(part["file"]))
            imports = part.get("imports", [])
            assert isinstance(imports, list)
            waiting += imports
    return found


def weigh(manifest: dict[str, dict[str, object]]) -> int:
    """Compressed bytes of script before the first paint; both catalogues of a language count, too."""
    texts = {f"{name}{raw}" for name in CATALOGUES for raw in ("", "?raw")} & manifest.keys()
    return _compressed(first_paint(manifest, "index.html") | {str(manifest[name]["file"]) for name in texts})


def weigh_tables(manifest: dict[str, dict[str, object]]) -> dict[str, tuple[int, int]]:
    """By game: compressed bytes of script that its table needs, and of those that no other table needs."""
    shared = first_paint(manifest, "index.html") | first_paint(manifest, TABLE_PAGE)
    tables = {
        name.split("/")[2]: first_paint(manifest, name) - shared
        for name in manifest
        if name.startswith("src/games/") and name.endswith("/Table.svelte")
    }
    # The shared shell of all tables belongs to no game.
    common = set.intersection(*tables.values())
    return {game: (_compressed(shared | own), _compressed(own - common)) for game, own in tables.items()}


def _compressed(files: set[str]) -> int:
    return sum(len(gzip.compress((DIST / file).read_bytes(), 9)) for file in files)


def main() -> int:
    # The types of every message, as the server has them now.
    if subprocess.run([sys.executable, "tools/typescript.py", "--check"], cwd=ROOT, check=False).returncode:
        raise Trouble("The page's types are not those of the messages.")
    build_page()
    env = {**npm_environment(node_folder()), "NODE_OPTIONS": ROOM}
    for script in ("lint", "check", "test"):
        if subprocess.run(["npm", "run", script], cwd=WEB, env=env, check=False).returncode:
            raise Trouble(f"`npm run {script}` failed.")
    with (ROOT / "tests" / "budget.toml").open("rb") as file:
        limits: dict[str, int] = tomllib.load(file)["page"]
    manifest = json.loads((DIST / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    weights = {"first paint": (weigh(manifest), limits["first_paint_kb"])}
    for game, (table, own) in weigh_tables(manifest).items():
        weights[f"table of {game}"] = table, limits["table_kb"]
        weights[f"{game} alone"] = own, limits["game_kb"]
    for what, (size, limit) in weights.items():
        print(f"{what}: {size / KILO:.1f} kB of compressed script, at most {limit}")
    return 0 if all(size / KILO <= limit for size, limit in weights.values()) else 1


if __name__ == "__main__":
    sys.exit(guarded(main))
