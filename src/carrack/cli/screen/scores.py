"""How a game ended: who has won, and every seat's points with where they came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.screen.drawn import Drawn, Row
from carrack.cli.screen.palette import Ink
from carrack.core.api import Score
from carrack.core.text import Texts


def winner_sentence(scores: Sequence[Score], texts: Texts) -> str:
    """Who has won."""
    best = [seat for seat, score in enumerate(scores) if score.rank == 1]
    names = [texts.name(seat) for seat in best]
    points = scores[best[0]].total
    if len(names) == 1:
        return texts.say("table-winner", {"winner": names[0], "points": points})
    return texts.say("table-winners", {"winners": ", ".join(names), "points": points})


class Scores(Drawn):
    """The table of scores, best first; turned on its side where it would be too wide."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.scores: Sequence[Score] = ()
        self.texts: Texts | None = None

    def show(self, scores: Sequence[Score], texts: Texts) -> None:
        self.scores, self.texts = scores, texts
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        if not self.scores or self.texts is None:
            return
        table = self._table(self.texts)
        widths = [
            max(cell_len(word) for cell in column for word in cell.split("\n"))
            for column in zip(*table, strict=True)
        ]
        if sum(widths) + 2 * len(widths) > width:
            table = [list(row) for row in zip(*table, strict=True)]
            table = [[cell.replace("\n", " ") for cell in row] for row in table]
            widths = [max(map(cell_len, column)) for column in zip(*table, strict=True)]
        for place, cells in enumerate(table):
            split = [cell.split("\n") for cell in cells]
            tall = max(map(len, split))
            for line in range(tall):
                text = Text(no_wrap=True)
                for column, words in enumerate(split):
                    lines = [""] * (tall - len(words)) + words
                    word = lines[line]
                    gap = " " * (widths[column] - cell_len(word))
                    style = self.ink("dim" if place == 0 else "strong" if place == 1 else "text")
                    text.append((word + gap if column == 0 else gap + word) + "  ", style)
                yield Row(text)

    def _table(self, texts: Texts) -> list[list[str]]:
        """A head and a row for each seat; the first column names the seat."""
        scores = self.scores
        level = len({score.total for score in scores}) < len(scores)
        parts = list(scores[0].breakdown)
        head = ["", *(texts.score_part(part).replace(" ", "\n") for part in parts), texts.say("table-total")]
        rows = [[*head, *([texts.say("table-tie-break")] if level else [])]]
        for seat in sorted(range(len(scores)), key=lambda seat: scores[seat].rank):
            score = scores[seat]
            row = [f"{score.rank}. {texts.name(seat)}"]
            row += [str(score.breakdown[part]) for part in parts]
            row += [str(score.total), *([str(score.tie_break)] if level else [])]
            rows.append(row)
        return rows
