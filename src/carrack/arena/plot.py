"""The figures of a simulation as one picture (SVG), in the style of the arena's report."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from carrack.arena.drawing import COLOURS, SEAT, WIDTH, bars, ridges, whiskers
from carrack.arena.report import Report, name_of
from carrack.core.text import Texts

STYLE: Final = Path(__file__).with_name("page.css")
MARGIN: Final = 28
PANEL_HEAD: Final = 44
PANEL_FOOT: Final = 12
GAP: Final = 18
TITLE: Final = 64
HUNDRED: Final = 100.0
_HEIGHT: Final = re.compile(r'viewBox="0 0 \d+ (\d+)"')


def draw(report: Report, texts: Texts, title: str, path: Path) -> None:
    """Write the picture; the same figures give the same file."""
    path.write_text(picture(report, texts, title), encoding="utf-8")


def picture(report: Report, texts: Texts, title: str) -> str:
    """Return the picture: a panel below the other, each with its heading."""
    say = texts.say
    colours = {side.name: COLOURS[i % len(COLOURS)] for i, side in enumerate(report.bots)}
    named = [(name_of(side.name), side, colours[side.name]) for side in report.bots]
    seats = [(say("seat-name", {"number": side.name}), side.share, SEAT) for side in report.seats]
    by_bot, by_seat = f"{say('cli-win-share-by-bot')} (%)", f"{say('cli-win-share-by-seat')} (%)"
    panels = [(by_bot, whiskers(by_bot, [(n, s.share, c) for n, s, c in named], report.fair, HUNDRED))]
    if len(seats) > 1:
        panels.append((by_seat, whiskers(by_seat, seats, report.fair, HUNDRED)))
    scores, lengths, mix = say("cli-scores"), say("cli-lengths"), f"{say('cli-mix')} (%)"
    panels.append((scores, ridges(scores, [(n, s.scores, c) for n, s, c in named])))
    panels.append((lengths, ridges(lengths, [("", report.lengths, SEAT)])))
    families = list(dict.fromkeys(family for side in report.bots for family in side.mix))
    rows = [
        (
            texts.family(family),
            [
                (HUNDRED * side.mix.get(family, 0) / (sum(side.mix.values()) or 1), colours[side.name])
                for side in report.bots
            ],
        )
        for family in families
    ]
    panels.append((mix, bars(mix, rows)))
    return _framed(title, panels)


def _framed(title: str, panels: list[tuple[str, str]]) -> str:
    width = WIDTH + 4 * MARGIN
    y = TITLE
    parts: list[str] = []
    for heading, drawn in panels:
        found = _HEIGHT.search(drawn)
        assert found is not None
        inner = int(found[1])
        height = PANEL_HEAD + inner + PANEL_FOOT
        size = f'width="{width - 2 * MARGIN}" height="{height}"'
        parts.append(f'<rect x="{MARGIN}" y="{y}" {size} rx="14" class="panel"/>')
        parts.append(f'<text x="{2 * MARGIN}" y="{y + 29}" class="heading">{escape(heading)}</text>')
        place = f'<svg x="{2 * MARGIN}" y="{y + PANEL_HEAD}" width="{WIDTH}" height="{inner}"'
        parts.append(drawn.replace("<svg", place, 1))
        y += height + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" width="{width}" height="{y}">'
    style = f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>"
    words = f'<text x="{MARGIN}" y="40" class="title">{escape(title)}</text>'
    paper = '<rect width="100%" height="100%" class="paper"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", style, paper, words, *parts, "</svg>", ""])
