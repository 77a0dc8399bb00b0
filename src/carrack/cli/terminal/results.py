"""Results: the table of scores and the sentence that names the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Voice
from carrack.core.api import Score
from carrack.core.text import Texts

GAP: Final = 2


def winner_sentence(scores: Sequence[Score], texts: Texts) -> str:
    """Return who has won; for a solo game, how it ended."""
    if scores[0].outcome:
        return texts.say(f"outcome-{scores[0].outcome}")
    best = [seat for seat, score in enumerate(scores) if score.rank == 1]
    names = [texts.name(seat) for seat in best]
    points = scores[best[0]].total
    if len(names) == 1:
        return texts.say("table-winner", {"winner": names[0], "points": points})
    return texts.say("table-winners", {"winners": ", ".join(names), "points": points})


def scoring_steps(scores: Sequence[Score], texts: Texts) -> list[str]:
    """Return the scoring step by step: for each kind of points that somebody has, then the sums."""
    steps = [
        (texts.score_part(part), [score.breakdown[part] for score in scores]) for part in scores[0].breakdown
    ]
    steps.append((texts.say("table-total"), [score.total for score in scores]))
    told = []
    for part, points in steps:
        if any(points):
            each = ", ".join(f"{texts.name(seat)} ({signed(count)})" for seat, count in enumerate(points))
            told.append(texts.say("table-scoring-step", {"part": part, "points": each}))
    return told


def signed(count: int) -> str:
    """Return a number as it is printed: with a minus sign, no hyphen.

    >>> signed(-10), signed(3)
    ('−10', '3')
    """
    return f"−{-count}" if count < 0 else str(count)


def score_rows(scores: Sequence[Score], texts: Texts, width: int) -> tuple[list[list[str]], bool]:
    """Return a head and a row for each seat, best first; turned on its side (True) if too wide."""
    level = len({score.total for score in scores}) < len(scores)
    parts = list(scores[0].breakdown)
    # One word a line keeps the columns narrow in every language.
    head = ["", *(texts.score_part(part).replace(" ", "\n") for part in parts), texts.say("table-total")]
    rows = [[*head, *([texts.say("table-tie-break")] if level else [])]]
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat].rank):
        score = scores[seat]
        row = [texts.name(seat) if score.outcome else f"{score.rank}. {texts.name(seat)}"]
        row += [signed(score.breakdown[part]) for part in parts]
        row += [signed(score.total), *([str(score.tie_break)] if level else [])]
        rows.append(row)
    if sum(column_widths(rows)) + GAP * len(rows[0]) <= width:
        return rows, False
    return [[cell.replace("\n", " ") for cell in column] for column in zip(*rows, strict=True)], True


def column_widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """Return the width of each column; cells may have several lines."""
    return [
        max(cell_len(line) for cell in column for line in cell.split("\n"))
        for column in zip(*rows, strict=True)
    ]


def show_result(voice: Voice, scores: Sequence[Score]) -> None:
    """Print every seat's points and where they came from, best first; then who has won."""
    texts = voice.texts
    (head, *rows), turned = score_rows(scores, texts, voice.out.width)
    table = plain_table(*head, right=len(head) - 1)
    best = sum(score.rank == 1 for score in scores)
    total = len(scores[0].breakdown)
    for place, row in enumerate(rows):
        cells: list[Text] = []
        for column, cell in enumerate(row):
            is_total = place == total if turned else column == total + 1
            is_winner = not turned and column == 0 and place < best
            cells.append(Text(cell, "strong" if is_total or is_winner else ""))
        table.add_row(*cells)
    voice.out.print(table)
    voice.line()
    voice.line(winner_sentence(scores, texts), "active")
