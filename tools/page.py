"""Builds the page into web/dist when its sources have changed."""

from __future__ import annotations

import os
from pathlib import Path

from tools.node import node_folder, version_of
from tools.packages import ROOT
from tools.say import Step, Trouble
from tools.shell import environment, logged
from tools.stamp import Stamps, alone, digest

WEB = ROOT / "web"
DIST = WEB / "dist"
LOG = ROOT / "build" / "page.log"
STAMPS = ROOT / "build" / "page-stamps.json"
LOCK = ("package.json", "package-lock.json", ".npmrc")
SOURCES = ("src", "public", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")


def build_page() -> Path:
    """The folder of the page, built from the sources as they are now."""
    with alone(ROOT / "build" / "page.lock"):
        stamps = Stamps(STAMPS)
        if is_built(stamps):
            return DIST
        LOG.write_bytes(b"")
        node = node_folder()
        _npm_packages(stamps, node)
        _build(stamps, node)
    return DIST


def npm_environment(node: Path) -> dict[str, str]:
    """An environment in which `npm` and what it starts find this node first."""
    env = environment()
    return {**env, "PATH": f"{node}:{env.get('PATH', os.defpath)}"}


def catalogues() -> list[Path]:
    """Texts that lie beside the rules and go into the page."""
    return sorted((ROOT / "src" / "carrack").rglob("*.ftl"))


def _npm_packages(stamps: Stamps, node: Path) -> None:
    wanted = digest([WEB / name for name in LOCK], version_of(str(node / "node")))
    if stamps.fits("npm", wanted) and (WEB / "node_modules").exists():
        return
    stamps.set(npm=None)
    with Step("packages of the page"):
        if not logged([node / "npm", "ci"], LOG, WEB, npm_environment(node)):
            raise Trouble("The page's packages could not be installed: is there a network?", LOG)
    stamps.set(npm=wanted)


def is_built(stamps: Stamps | None = None) -> bool:
    """Return whether the page in web/dist is that of the sources as they are now."""
    whole = (DIST / "index.html").exists() and (WEB / "node_modules").exists()
    return whole and (stamps or Stamps(STAMPS)).fits("page", _wanted())


def _wanted() -> str:
    return digest([*(WEB / name for name in (*LOCK, *SOURCES)), *catalogues()])


def _build(stamps: Stamps, node: Path) -> None:
    wanted = _wanted()
    stamps.set(page=None)
    with Step("page"):
        if not logged([node / "npm", "run", "build"], LOG, WEB, npm_environment(node)):
            raise Trouble("The page could not be built.", LOG)
    stamps.set(page=wanted)
