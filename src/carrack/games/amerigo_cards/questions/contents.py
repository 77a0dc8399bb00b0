"""The table of contents: what is asked by `table.phase`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from carrack.core.question import Question
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.questions import compensation, deck, end, exhibition, sale, setup, turns
from carrack.games.amerigo_cards.questions.awards import Award
from carrack.games.amerigo_cards.table import Table

BY_PHASE: Final[dict[int, Question[Table]]] = {
    at.DEAL: setup.Deal("deal", "setup.2", "dealt"),
    at.COMPENSATION: compensation.Compensation("compensation", "compensation.1", why.ANSWER_COMPENSATION),
    at.TURN: turns.Turn("", ""),
    at.EXHIBITING: exhibition.Exhibiting("exhibiting", "exhibit.2", why.FINISH_EXHIBITING),
    at.DRAWING: deck.Drawing("drawing", "explore.3", "drew"),
    at.AWARD: Award("award", "awards.2", why.PICK_AWARD),
    at.JOINING: sale.Joining("joining", "sell.4", why.ANSWER_THE_SALE),
    at.KEEP_POPULAR: sale.KEEP_POPULAR,
    at.TURN_POPULAR: sale.TURN_POPULAR,
    at.KEEP_COMMON: sale.KEEP_COMMON,
    at.TURN_COMMON: sale.TURN_COMMON,
    at.FINISHED: end.Finished("finished", "winner.1"),
}


def _in_order() -> vec[Question[Table]]:
    row = vec[Question[Table]]()
    for phase in range(len(BY_PHASE)):
        row = append(row, BY_PHASE[phase])
    return row


QUESTIONS: Final[vec[Question[Table]]] = _in_order()
