"""Where the user's own settings say packages come from; the project itself names no such place."""

from __future__ import annotations

import configparser
import os
from pathlib import Path


def configured_index() -> str | None:
    """The package index of the user's environment or pip settings, or None when they name none."""
    for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL"):
        if os.environ.get(name):
            return os.environ[name]
    for path in _settings_files():
        settings = configparser.RawConfigParser()
        try:
            settings.read(path, encoding="utf-8")
        except (configparser.Error, OSError, UnicodeDecodeError):
            continue
        for section in ("install", "global"):
            if address := settings.get(section, "index-url", fallback=""):
                return address.strip()
    return None


def _settings_files() -> list[Path]:
    """pip's own files, the one that wins first."""
    named = os.environ.get("PIP_CONFIG_FILE")
    if named == os.devnull:
        return []
    home = Path("~").expanduser()
    user = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    shared = [Path(folder) for folder in os.environ.get("XDG_CONFIG_DIRS", "/etc/xdg").split(":") if folder]
    files = [user / "pip" / "pip.conf", home / ".pip" / "pip.conf", Path("/etc/pip.conf")]
    files += [folder / "pip" / "pip.conf" for folder in shared]
    return [Path(named), *files] if named else files
