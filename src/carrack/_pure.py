"""Run the rules uncompiled although compiled ones are installed beside them."""

import sys
from collections.abc import Iterable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def prefer_source(package_path: Iterable[str]) -> None:
    """Load the .py files of this package's folders from now on."""
    for root in package_path:
        for folder in (Path(root), *(path for path in Path(root).rglob("*") if path.is_dir())):
            sys.path_importer_cache[str(folder)] = FileFinder(
                str(folder), (SourceFileLoader, SOURCE_SUFFIXES)
            )
