"""The docs site: built without a warning, whole without the net, searchable by every kind of reader."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools.environment import ROOT, clean_environment

SITE = ROOT / "build" / "site"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
LOADED = re.compile(r"<(?:script|img|link|iframe|source)\b[^>]*\b(?:src|href)=\"([^\"]+)\"")
IN_STYLE = re.compile(r"(?:url\(|@import )[\"']?([^\"')]+)")
ELSEWHERE = re.compile(r"(?:https?:)?//")
# Stems of words and the page on which the search must find them: one for each kind of reader.
FOUND = {
    "friend": "playing",
    "backspac": "terminal",
    "proxi": "hosting",
    "deckhand": "bots",
    "grandmoth": "owners",
    "cibuildwheel": "contributing",
    "verdict": "api/core",
    "verkaufst": "rules/amerigo-cards.de",
}


@pytest.fixture(scope="module")
def site() -> Path:
    """Build the site as a contributor does, with every warning an error."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "docs", str(SITE)]
    done = subprocess.run(
        command, cwd=ROOT, env=clean_environment(), capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stdout + done.stderr
    return SITE


def test_site_loads_nothing_from_elsewhere(site: Path) -> None:
    files = [*site.rglob("*.html"), *site.rglob("*.css")]
    pattern = {".html": LOADED, ".css": IN_STYLE}
    loaded = {(file.name, url) for file in files for url in pattern[file.suffix].findall(file.read_text())}
    assert len(loaded) > len(files)
    assert not [one for one in loaded if ELSEWHERE.match(one[1])]


def test_search_asks_no_server(site: Path) -> None:
    """An excerpt would be fetched from its page, which a browser refuses to pages of a folder."""
    assert "SHOW_SEARCH_SUMMARY: false" in (site / "_static" / "documentation_options.js").read_text()


def test_reference_tells_nothing_empty(site: Path) -> None:
    pages = {page.name: page.read_text() for page in (site / "api").glob("*.html")}
    assert pages
    assert not [name for name, text in pages.items() if "Alias for field number" in text]


def test_search_finds_what_each_reader_looks_for(site: Path) -> None:
    text = (site / "searchindex.js").read_text()
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    for word, page in FOUND.items():
        found: list[str] = []
        for terms in ("terms", "titleterms"):
            places = index[terms].get(word, [])
            found += [index["docnames"][place] for place in ([places] if isinstance(places, int) else places)]
        assert page in found, (word, found)
    names = {f"{prefix}.{entry[4]}" for prefix, entries in index["objects"].items() for entry in entries}
    assert [name for name in names if name.endswith(".State")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere_on_plain_reading(page: Path) -> None:
    for links in LINK.findall(_without_code(page)):
        path, _, anchor = unquote("".join(links)).partition("#")
        if ELSEWHERE.match(path) or not (path or anchor):
            continue
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in _anchors(target), f"{path}#{anchor}"


@cache
def _anchors(page: Path) -> set[str]:
    """Return the anchors that a reader of Markdown makes of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", _without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
