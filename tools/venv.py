"""Makes .venv with pip in it, in whichever way this machine offers."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import urllib.parse
import urllib.request
from pathlib import Path

from tools.index import configured_index
from tools.say import Trouble
from tools.shell import environment, logged


def make_venv(target: Path, log: Path) -> None:
    """Make a fresh environment at `target`, trying what is nearest first; Trouble when nothing works."""
    for way in (_venv, _virtualenv, _uv, _fetched_pip):
        shutil.rmtree(target, ignore_errors=True)
        if way(target, log) and has_pip(target, log):
            return
    shutil.rmtree(target, ignore_errors=True)
    raise Trouble(missing_sentence(), log)


def has_pip(target: Path, log: Path) -> bool:
    return logged([target / "bin" / "python", "-c", "import pip"], log, target.parent)


def missing_sentence() -> str:
    """What to run, in the words of this machine."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if shutil.which("apt-get"):
        remedy = "apt-get install python3-venv" if os.geteuid() == 0 else "sudo apt-get install python3-venv"
    else:
        remedy = "python3 -m pip install --user virtualenv"
    return f"Python {version} here cannot make virtual environments; run `{remedy}` and try again."


def _venv(target: Path, log: Path) -> bool:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        return False
    return logged([sys.executable, "-m", "venv", target], log, target.parent)


def _virtualenv(target: Path, log: Path) -> bool:
    if not importlib.util.find_spec("virtualenv"):
        return False
    return logged([sys.executable, "-m", "virtualenv", target], log, target.parent)


def _uv(target: Path, log: Path) -> bool:
    uv = shutil.which("uv")
    if not uv:
        return False
    # uv does not read pip's settings.
    index = configured_index()
    env = environment(**({"UV_DEFAULT_INDEX": index} if index else {}))
    return logged([uv, "venv", "--seed", "--python", sys.executable, target], log, target.parent, env)


def _fetched_pip(target: Path, log: Path) -> bool:
    """An environment without pip, then pip's wheel from the user's own index: it can install itself."""
    index = configured_index()
    if not index or not importlib.util.find_spec("venv"):
        return False
    if not logged([sys.executable, "-m", "venv", "--without-pip", target], log, target.parent):
        return False
    try:
        wheel = _fetch_pip(index, target)
    except (OSError, ValueError) as error:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"pip's wheel could not be fetched: {error}\n")
        return False
    install = [target / "bin" / "python", wheel / "pip", "install", "--no-index", "--no-deps", wheel]
    return logged(install, log, target.parent)


def _fetch_pip(index: str, folder: Path) -> Path:
    page_address = index.rstrip("/") + "/pip/"
    with urllib.request.urlopen(page_address, timeout=60) as page:
        links = re.findall(r'href="([^"]+)"', page.read().decode("utf-8", "replace"))
    wheels = [(_version(link), link) for link in links if _version(link)]
    if not wheels:
        raise ValueError("the index lists no wheel of pip")
    address = urllib.parse.urljoin(page_address, max(wheels)[1].replace("&amp;", "&"))
    file = folder / Path(urllib.parse.urlsplit(address).path).name
    with urllib.request.urlopen(address, timeout=60) as answer:
        file.write_bytes(answer.read())
    return file


def _version(link: str) -> tuple[int, ...]:
    """The version in the name of a final release's wheel of pip; empty for any other link."""
    found = re.search(r"/pip-([0-9.]+)-py3-none-any\.whl(?:#|$)", "/" + link)
    return tuple(map(int, found[1].split("."))) if found else ()
