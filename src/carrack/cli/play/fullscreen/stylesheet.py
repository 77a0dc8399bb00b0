"""The layout of the table as Textual's style sheet: three widths, one set of panes."""

from __future__ import annotations

from typing import Final

CSS: Final = """
Screen { background: $background; color: $foreground; layout: vertical; }
* {
    scrollbar-size-vertical: 1;
    scrollbar-size-horizontal: 0;
    scrollbar-background: $surface;
    scrollbar-background-hover: $surface;
    scrollbar-background-active: $surface;
    scrollbar-color: $primary 60%;
    scrollbar-color-hover: $primary;
    scrollbar-color-active: $primary;
}
#top { background: $panel; height: 1; padding: 0 1; }
#banner { background: $error; height: auto; padding: 0 1; width: 1fr; }
#record { background: $surface; height: auto; padding: 0 1; width: 1fr; }
#keys { background: $panel; height: 1; padding: 0 1; }
#main { height: 1fr; width: 1fr; layout: horizontal; }
#left, #middle, #right { height: 1fr; layout: vertical; }
#middle { width: 1fr; }
#own { height: auto; padding: 0 1; width: 1fr; }
#sheets, #more-sheets { padding: 0 1; width: 1fr; }
#board-pane, #log-pane, #choices-pane, #rules-pane { padding: 0 1; width: 1fr; }
#log-pane, #rules-pane { height: 1fr; background: $surface; }
#choices-pane { height: 1fr; }
#question { background: $panel; width: 1fr; height: auto; padding: 0 1; }
#detail-pane { width: 1fr; height: auto; max-height: 50%; padding: 0 1; background: $surface; }
#filter { display: none; height: 1; border: none; padding: 0 1; background: $surface; color: $foreground; }
.filtering #filter { display: block; }
.empty { display: none; }

.wide #right { width: 28%; dock: right; }
.medium #right { width: 54%; display: none; }
.wide #middle, .medium #middle { border-left: vkey $panel; }
.wide #right { border-left: vkey $panel; }
.wide #question, .medium #question { padding: 1 1; }
.wide #board-pane, .medium #board-pane { padding: 1 1; }
.wide #choices-pane, .medium #choices-pane { padding: 1 1; }
.wide #log-pane, .medium #log-pane, .wide #rules-pane, .medium #rules-pane {
    border-top: solid $panel; border-title-color: $primary; border-title-style: bold;
}
.wide #detail-pane, .medium #detail-pane { padding: 1 1; }

.in-sheets.wide #question, .in-sheets.medium #question { padding: 0 1; }
.in-sheets.wide #choices-pane, .in-sheets.medium #choices-pane { padding: 0 1; }
.in-sheets.wide #detail-pane, .in-sheets.medium #detail-pane { padding: 0 1; }

.narrow #main { layout: vertical; }
.narrow #left, .narrow #right { height: 1fr; width: 1fr; }
.narrow #middle { dock: bottom; }
.narrow #right { display: none; }
.medium.tab-rules #left, .narrow.tab-rules #left { display: none; }
.medium.tab-rules #right, .narrow.tab-rules #right { display: block; }

.linear #middle { dock: top; }
.linear * { scrollbar-size-vertical: 0; }

Dialog { background: $background; align: center middle; }
#card {
    width: 76; max-width: 96%; height: auto; max-height: 96%;
    padding: 0 2; border: round $primary; background: $surface;
}
#card VerticalScroll { height: auto; max-height: 100%; }
"""
