"""Settings of the docs site: `.venv/bin/sphinx-build docs build/site`, then open build/site/index.html."""

from __future__ import annotations

import os
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parent.parent
# The sources say what every argument is; compiled modules do not.
os.environ["CARRACK_PURE"] = "1"
sys.path.insert(0, str(ROOT / "src"))

project = "Carrack"
copyright = "Carrack contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["reports"]
default_role = "code"
# Blocks without a language are commands and trees of files.
highlight_language = "none"
# A contents list of modules, not of every method: the build takes half the time.
toc_object_entries = False

myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Carrack"
html_logo = html_favicon = "../web/public/carrack.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#16506b", "color-brand-content": "#16506b"},
    "dark_css_variables": {"color-brand-primary": "#d9a441", "color-brand-content": "#8fc1dd"},
}
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sphinx = False
# An excerpt is fetched from its page, which browsers refuse where the site is opened as a file.
html_show_search_summary = False
html_copy_source = False


class Modules(SphinxDirective):
    """Describe every module of a package from its docstrings, one section each."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        package = import_module(self.arguments[0])
        lines = [f".. automodule:: {package.__name__}", ""]
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            title = module.name.removeprefix("carrack.")
            lines += [title, "-" * len(title), "", f".. automodule:: {module.name}", ""]
        return self.parse_text_to_nodes("\n".join(lines), allow_section_headings=True)


def drop_aliases(*event: Any) -> None:
    """Remove what Python says of each field of a NamedTuple: "Alias for field number 0"."""
    lines = event[-1]
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("modules", Modules)
    app.connect("autodoc-process-docstring", drop_aliases)
    return {"parallel_read_safe": True}
