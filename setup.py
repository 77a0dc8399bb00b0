"""Builds Carrack: compiled with mypyc where that is possible, else as plain Python.

CARRACK_BUILD=pure      plain Python, a wheel for every machine
CARRACK_BUILD=compiled  compile, and fail when that does not work
(unset)                 compile when possible, say so on stderr when not
CARRACK_PROGRESS=FILE   write into FILE the share of the C code that is compiled, from 0 to 1
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
import tempfile
import threading
import tomllib
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

# isort: split
# setuptools' own copy, which is found under this name once setuptools is imported.
from distutils.ccompiler import new_compiler
from distutils.errors import CCompilerError, DistutilsError
from distutils.sysconfig import customize_compiler

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "web" / "dist"
WANTED = os.environ.get("CARRACK_BUILD", "")
PROGRESS = os.environ.get("CARRACK_PROGRESS", "")


def compiled_modules() -> list[str]:
    """The files that pyproject's [tool.carrack] names, seen from the root; never an `__init__.py`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["carrack"]["compiled"]
    package = ROOT / "src" / "carrack"
    found: set[Path] = set()
    for pattern in patterns:
        if pattern.startswith("!"):
            found -= set(package.glob(pattern[1:]))
        else:
            found |= set(package.glob(pattern))
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """A library for each game and one for the rest: several compilers work at once, each on less.

    Calls from one library to another are a little slower than within one.
    """
    libraries: dict[str, list[str]] = {}
    for module in modules:
        game = re.match(r"src/carrack/games/(\w+)/", Path(module).as_posix())
        libraries.setdefault(f"carrack_{game[1]}" if game else "carrack", []).append(module)
    return [(files, name) for name, files in libraries.items()]


def without_compiling(reason: str) -> None:
    """Say why the rules stay uncompiled; stop here if compiling was demanded."""
    print(f"carrack: the rules stay uncompiled: {reason}", file=sys.stderr, flush=True)
    if WANTED == "compiled":
        raise SystemExit(1)


def compiler_trouble() -> str | None:
    """Return why C extensions cannot be built here, found by building the smallest one."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError) as error:
            return f"no C compiler that can build for this Python ({error})"
    return None


def extensions() -> list[Any]:
    """The mypyc extensions, or none with the reason said."""
    if WANTED == "pure":
        return []
    modules = compiled_modules()
    if not modules:
        without_compiling("no module is named in pyproject.toml")
        return []
    if trouble := compiler_trouble():
        without_compiling(trouble)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        without_compiling("mypy is not installed")
        return []
    os.chdir(ROOT)
    # Without the project's settings: what --strict finds, or other modules have, is no reason not to compile.
    # A cache of its own: with other options than `mypy` has they would evict each other's results.
    options = ["--config-file=", "--follow-imports=silent", "--cache-dir=build/mypyc_cache"]
    try:
        return list(mypycify([*options, *modules], opt_level="3", debug_level="0", separate=groups(modules)))
    except (Exception, SystemExit) as error:  # mypyc ends with SystemExit on a type error
        without_compiling(f"mypyc refused, for the reasons above ({error})")
        return []


class Build(build):
    """A build folder with the page, where it was built, and nothing left over from sources since deleted."""

    def run(self) -> None:
        extensions = cast(build_ext, self.get_finalized_command("build_ext"))
        keep = {Path(name).resolve() for name in extensions.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in keep:
                path.unlink()
        super().run()
        if (PAGE / "index.html").exists():
            # The manifest of the build is not for visitors.
            target = Path(self.build_lib, "carrack", "server", "page")
            shutil.copytree(PAGE, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".vite"))
        else:
            print(f"carrack: no page in {PAGE}, so only programs can play; build it first", file=sys.stderr)


class BuildExtensions(build_ext):
    """All extensions or none: they call each other, a part of them could not be imported."""

    def run(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        self.compiled = 0
        self.counting = threading.Lock()
        self.count(0)
        try:
            super().run()
        except Exception as error:
            without_compiling(f"compiling failed ({error})")
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        self.count(size_of(ext))

    def count(self, size: int) -> None:
        """Tell whoever asked for it how much of the C code is compiled."""
        with self.counting:
            self.compiled += size
            if PROGRESS:
                total = sum(map(size_of, self.extensions)) or 1
                Path(PROGRESS).write_text(f"{self.compiled / total:.3f}\n")


def size_of(extension: Extension) -> int:
    """Return the size of the sources of an extension: the time to compile them goes by it."""
    return sum(Path(source).stat().st_size for source in extension.sources)


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExtensions})
