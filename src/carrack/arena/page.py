"""A contest as one page of HTML that needs nothing else: tables, and pictures drawn in it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

import carrack
from carrack.arena.drawing import COLOURS, SEAT, ridges, strips, whiskers
from carrack.arena.report import Estimate, name_of
from carrack.arena.simulation import Setup
from carrack.arena.standings import Standings
from carrack.core.text import Texts

STYLE: Final = Path(__file__).with_name("page.css")
HUNDRED: Final = 100.0


def page_of(
    texts: Texts,
    setup: Setup,
    figures: Standings,
    times: Mapping[str, Sequence[float]],
    records: Sequence[tuple[str, str]] = (),
) -> str:
    """Return the whole page; the same figures give the same page."""
    say = texts.say
    colours = {row.name: COLOURS[i % len(COLOURS)] for i, row in enumerate(figures.bots)}
    title = f"{say('game-title')} ({setup.game.facts.year})"
    head = say(
        "arena-title",
        {"title": title, "seats": setup.seats, "games": figures.games, "deals": figures.deals},
    )
    ratings = [(name_of(row.name), row.rating, colours[row.name]) for row in figures.bots]
    scores = [(name_of(row.name), row.scores, colours[row.name]) for row in figures.bots]
    thinking = [(name_of(row.name), times[row.name], colours[row.name]) for row in figures.bots]
    seats = [(say("seat-name", {"number": i + 1}), share, SEAT) for i, share in enumerate(figures.seats)]
    sections = [
        _section(texts, "ratings", whiskers(say("arena-page-ratings"), ratings) + _table(texts, figures)),
        _section(texts, "duels", _duels(figures)),
        _section(texts, "scores", ridges(say("arena-page-scores"), scores)),
        _section(texts, "times", strips(say("arena-page-times"), thinking)),
        _section(texts, "seats", whiskers(say("arena-page-seats"), seats, figures.fair, HUNDRED)),
    ]
    if records:
        links = " ".join(f'<a href="{escape(where)}">{escape(name)}</a>' for name, where in records)
        sections.append(_section(texts, "records", f"<p>{links}</p>"))
    remake = say("arena-page-remake", {"version": carrack.__version__, "seed": str(setup.seed)})
    return f"""<!doctype html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(head)}</title>
<style>
{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(head)}</p>
{"".join(sections)}
<section>
<p>{escape(remake)}</p>
<code>{escape(command_of(setup, figures.games))}</code>
<p>{escape(say("arena-explained", {"fair": f"{HUNDRED * figures.fair:.1f}"}))}</p>
</section>
</main>
</body>
</html>
"""


def command_of(setup: Setup, games: int) -> str:
    """Return the command that plays the same games again; an option's first value needs no word."""
    words = ["carrack", "arena", setup.game.facts.id, *setup.bots]
    words += ["--seats", str(setup.seats), "--games", str(games), "--seed", str(setup.seed)]
    for name, value in setup.options.items():
        if value != setup.game.facts.options[name][0]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def _section(texts: Texts, name: str, body: str) -> str:
    heading = escape(texts.say(f"arena-page-{name}"))
    explained = escape(texts.say(f"arena-page-{name}-text"))
    return f"<section>\n<h2>{heading}</h2>\n<p>{explained}</p>\n{body}\n</section>\n"


def _table(texts: Texts, figures: Standings) -> str:
    say = texts.say
    keys = ("cli-bot", "cli-win-share", "cli-mean-score", "arena-per-second", "arena-cut")
    heads = "".join(f"<th>{escape(say(key))}</th>" for key in keys)
    rows = ""
    for row in figures.bots:
        cut = f"{HUNDRED * row.cut / max(1, row.decisions):.1f} %"
        rows += (
            f"<tr><th>{escape(name_of(row.name))}</th><td>{_with_interval(row.share)}</td>"
            f"<td>{row.score.value:.2f}</td><td>{row.decisions_per_second:,.0f}</td><td>{cut}</td></tr>\n"
        )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>'


def _with_interval(share: Estimate) -> str:
    interval = f"{HUNDRED * share.low:.1f} – {HUNDRED * share.high:.1f}"
    return f"{HUNDRED * share.value:.1f}<small>{interval}</small>"


def _duels(figures: Standings) -> str:
    names = [row.name for row in figures.bots]
    heads = "<th></th>" + "".join(f"<th>{escape(name_of(name))}</th>" for name in names)
    rows = ""
    for one in names:
        cells = ""
        for other in names:
            duel = figures.duel(one, other)
            if duel is None or not duel.deals:
                cells += "<td>·</td>"
                continue
            # Blue for ahead, orange for behind: colour-blind readers can tell them apart.
            colour = COLOURS[0] if duel.ahead.value >= 0.5 else COLOURS[1]
            strength = round(90 * abs(duel.ahead.value - 0.5))
            paint = f"color-mix(in srgb, {colour} {strength}%, transparent)"
            cells += f'<td style="background:{paint}">{_with_interval(duel.ahead)}</td>'
        rows += f"<tr><th>{escape(name_of(one))}</th>{cells}</tr>\n"
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>'
