"""How a game ended: the table of scores and the sentence that names the winner."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from carrack.cli.tables import plain_table
from carrack.cli.voice import Voice
from carrack.core.api import Score


def show_result(voice: Voice, scores: Sequence[Score]) -> None:
    """Every seat's points and where they came from, best first; then who has won."""
    texts = voice.texts
    level = len({score.total for score in scores}) < len(scores)
    parts = list(scores[0].breakdown)
    # A word a line: so the columns stay narrow in every language.
    columns = [
        "",
        "",
        *(texts.score_part(part).replace(" ", "\n") for part in parts),
        texts.say("table-total"),
    ]
    if level:
        columns.append(texts.say("table-tie-break"))
    table = plain_table(*columns, right=len(columns) - 2)
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat].rank):
        score = scores[seat]
        style = "strong" if score.rank == 1 else ""
        table.add_row(
            f"{score.rank}.",
            Text(texts.name(seat), style),
            *(str(score.breakdown[part]) for part in parts),
            Text(str(score.total), "strong"),
            *([str(score.tie_break)] if level else []),
        )
    voice.out.print(table)
    voice.line()
    best = [seat for seat, score in enumerate(scores) if score.rank == 1]
    names = [texts.name(seat) for seat in best]
    points = scores[best[0]].total
    if len(names) == 1:
        voice.say("table-winner", "active", winner=names[0], points=points)
    else:
        voice.say("table-winners", "active", winners=", ".join(names), points=points)
