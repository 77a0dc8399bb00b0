"""Builds Carrack: compiled with mypyc where that is possible, else as plain Python.

CARRACK_BUILD=pure      plain Python, a wheel for every machine
CARRACK_BUILD=compiled  compile, and fail when that does not work
(unset)                 compile when possible, say so on stderr when not
CARRACK_PROGRESS=FILE   write into FILE the share of the C code that is compiled, from 0 to 1
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import threading
import tomllib
from functools import cache
from itertools import pairwise
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
        folders = {str(Path(source).parent) for source in ext.sources}
        ext.sources = [documented(Path(source)) for source in ext.sources]
        ext.include_dirs = [*ext.include_dirs, *folders]
        super().build_extension(ext)
        self.count(size_of(ext))

    def count(self, size: int) -> None:
        """Tell whoever asked for it how much of the C code is compiled."""
        with self.counting:
            self.compiled += size
            if PROGRESS:
                total = sum(map(size_of, self.extensions)) or 1
                Path(PROGRESS).write_text(f"{self.compiled / total:.3f}\n")


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[\w\s|]+,\s*PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
ATTRIBUTE = re.compile(r"(\{\"\w+\",\s*\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(?=, NULL\})")


def documented(source: Path) -> str:
    """Return the C file with the docstrings of the Python sources in it, in a folder beside the first.

    mypyc writes signatures but no docstrings, and `help()` would show nothing. The file that mypyc wrote
    stays as it is, since mypyc compares it with its cache. Static text costs nothing while the rules run.
    """
    texts = docstrings()

    def with_text(found: re.Match[str]) -> str:
        opening, name, signature = found[1], found[2], found[3]
        closing = ")" if "PyDoc_STR" in opening else ""
        if name not in texts:
            return found[0]
        return f"{opening}{'' if signature == 'NULL' else signature} {c_string(texts[name])}{closing}"

    text = source.read_text(encoding="utf-8")
    for pattern in (METHOD, CLASS, ATTRIBUTE):
        text = pattern.sub(with_text, text)
    target = source.parent / "documented" / source.name
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
    return str(target)


@cache
def docstrings() -> dict[str, str]:
    """Return the docstrings of all compiled classes, methods, functions and attributes by their C names."""
    found: dict[str, str] = {}
    for path in compiled_modules():
        module = ".".join(Path(path).relative_to("src").with_suffix("").parts).replace(".", "___")
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and (text := ast.get_docstring(node)):
                found[f"{module}___{node.name}"] = text
            if isinstance(node, ast.ClassDef):
                found |= class_docstrings(node, f"{module}___{node.name}")
    return found


def class_docstrings(node: ast.ClassDef, name: str) -> dict[str, str]:
    """Return the docstrings of a class, its methods, and its attributes: the text below an assignment."""
    found = {name: text} if (text := ast.get_docstring(node)) else {}
    bodies = [node.body]
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            if text := ast.get_docstring(part):
                found[f"{name}___{part.name}"] = found[f"{name}_get_{part.name}"] = text
            if part.name == "__init__":
                bodies.append(part.body)
    for body in bodies:
        for part, below in pairwise(body):
            if isinstance(part, ast.AnnAssign) and isinstance(below, ast.Expr):
                target = part.target
                attribute = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
                if isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
                    found[f"{name}_get_{attribute}"] = inspect.cleandoc(below.value.value)
    return found


def c_string(text: str) -> str:
    """Return a text as a C literal of UTF-8 bytes."""
    plain = range(32, 127)
    signs = (chr(b) if b in plain and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode())
    return f'"{"".join(signs)}"'


def size_of(extension: Extension) -> int:
    """Return the size of the sources of an extension: the time to compile them goes by it."""
    return sum(Path(source).stat().st_size for source in extension.sources)


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExtensions})
