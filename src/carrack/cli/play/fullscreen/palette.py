"""The colours of the table: a night at sea and a chart by daylight, both easy on the eyes."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from textual.theme import Theme

from carrack.cli.terminal.styles import STYLES

NIGHT: Final = Theme(
    name="carrack-night",
    dark=True,
    primary="#d9b25f",
    secondary="#6fb7c9",
    accent="#6fb7c9",
    foreground="#e6dfcc",
    background="#0d1922",
    surface="#12232f",
    panel="#1a3040",
    warning="#f0a07f",
    error="#f0a07f",
    success="#9ad48f",
)
DAY: Final = Theme(
    name="carrack-day",
    dark=False,
    primary="#75500c",
    secondary="#1c5a75",
    accent="#1c5a75",
    foreground="#22303a",
    background="#faf5e8",
    surface="#f2ead5",
    panel="#e6dabb",
    warning="#9c3415",
    error="#9c3415",
    success="#27602c",
)

# Style words of boards and panes, dark and light. Others look as at the plain table.
INKS: Final[dict[str, tuple[str, str]]] = {
    "text": ("#e6dfcc", "#22303a"),
    "title": ("bold #f2e9d0", "bold #22303a"),
    "strong": ("bold #f2e9d0", "bold #22303a"),
    "dim": ("#93a7b1", "#5a625e"),
    "active": ("bold #9ad48f", "bold #27602c"),
    "question": ("bold #f3d58d", "bold #5f3f04"),
    "number": ("bold #7cc4d6", "bold #1c5a75"),
    "key": ("bold #f3d58d", "bold #5f3f04"),
    "warning": ("#f0a07f", "#9c3415"),
    "banner": ("bold #ffffff on #8f1f14", "bold #ffffff on #9c1f14"),
    "picked": ("bold #0d1922 on #d9b25f", "bold #faf5e8 on #75500c"),
    "cited": ("#e6dfcc on #24404f", "#22303a on #ecdcae"),
    "doubloon": ("bold #eac463", "bold #765300"),
    "good-gems": ("#f29cc8", "#9c1a5a"),
    "good-cloth": ("#8bbaf2", "#1a589c"),
    "good-antiques": ("#74d3c1", "#0c6052"),
    "good-spices": ("#f59a85", "#a8231b"),
    "good-coffee": ("#d8aa7f", "#70431a"),
    "good-cotton": ("#74d3c1", "#0c6052"),
    "good-tobacco": ("#b9cf7a", "#4a5f0a"),
    "good-sugar": ("#f29cc8", "#9c1a5a"),
    "good-coconut": ("#e3c878", "#6b5000"),
    "cube-blue": ("#8bbaf2", "#1a589c"),
    "cube-black": ("#a9b4ba", "#22303a"),
    "cube-red": ("#f59a85", "#a8231b"),
    "cube-brown": ("#d8aa7f", "#70431a"),
    "cube-green": ("#9ad48f", "#27602c"),
    "cube-yellow": ("#eac463", "#765300"),
    "cube-white": ("bold #ffffff", "#4c5a63"),
    "map-water": ("#8fb4c8 on #17384d", "#2f5a78 on #cfe3ee"),
    "map-frame": ("#7fa0b4 on #0f2432", "#3d6078 on #dbe7ec"),
    "map-reach": ("#0d1922 on #79aec4", "#0d2a3e on #8fc0d8"),
    "map-anchor": ("bold #ffffff on #17384d", "bold #0d2a3e on #cfe3ee"),
    "map-land": ("#5f4d1f on #d3c08a", "#6a5623 on #ecdcae"),
    "map-good": ("bold #7a1a10 on #d3c08a", "bold #8a1d12 on #ecdcae"),
    "map-post": ("bold #17232b on #d3c08a", "bold #17232b on #ecdcae"),
    "map-neutral": ("#f2e9d0 on #6b5a3a", "#faf5e8 on #75602f"),
    "seat-1": ("bold #ffffff on #a8231b", "bold #ffffff on #a8231b"),
    "seat-2": ("bold #ffffff on #1a589c", "bold #ffffff on #1a589c"),
    "seat-3": ("bold #ffffff on #27602c", "bold #ffffff on #27602c"),
    "seat-4": ("bold #ffffff on #7a2a80", "bold #ffffff on #7a2a80"),
    "target": ("bold #17232b on #f3d058", "bold #17232b on #f3c93a"),
    "explorer-columbus": ("#8bbaf2", "#1a589c"),
    "explorer-pizarro": ("#f59a85", "#a8231b"),
    "explorer-magellan": ("#74d3c1", "#0c6052"),
    "explorer-marco-polo": ("#d8aa7f", "#70431a"),
    "explorer-da-gama": ("#f29cc8", "#9c1a5a"),
    "explorer-cook": ("#b7a6f0", "#4b35a0"),
}


class Ink:
    """Turns a plain style word into a look for the light that there is."""

    def __init__(self, dark: bool = True) -> None:
        self.dark = dark

    def __call__(self, word: str) -> Style:
        if word in INKS:
            return Style.parse(INKS[word][0 if self.dark else 1])
        return Style.parse(STYLES.get(word, ""))
