"""The King (king.1), the Merchant Companies (companies.1–3), and the awards of both (awards.1–5)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into, discard, only_kind, turn_over
from carrack.games.amerigo_cards.questions.decision import Decision
from carrack.games.amerigo_cards.questions.end import end_turn
from carrack.games.amerigo_cards.table import Table


def kings_award(table: Table, distance: i64) -> i64:
    """Return what the King pays for a travel distance."""
    king = table.parts.king
    last = len(king) - 1
    return king[distance] if distance < last else king[last]


def companies_award(table: Table, seat: i64) -> i64:
    """Return what the Merchant Companies pay: something for the strictly longest journey lying out."""
    mine = table.distance(seat)
    others: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            distance = table.distance(other)
            if distance >= mine:
                return 0
            if distance > 0:
                others += 1
    if others == 0 and not table.parts.lone_sailor_is_longest:
        return 0
    return table.parts.companies


def arrive(table: Table, seat: i64) -> None:
    """awards.1: both awards add up."""
    distance = table.distance(seat)
    king = kings_award(table, distance)
    companies = companies_award(table, seat)
    table.sheet[seat * at.SHEET + at.PLACE] = at.AT_HOME
    table.picks = king + companies
    log = table.log
    if log is not None:
        args = {"distance": int(distance), "king": int(king), "companies": int(companies)}
        log.append(Event("came-home", int(seat), args))
    if table.picks > 0:
        _settle(table, seat)
    else:
        _clear_away(table, seat)


@final
class Award(Decision):
    """The owner picks a card of the journey to become a doubloon (awards.2)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return cards_into(table, table.journey(table.actor), pick.TURN_OVER, row, 0)

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        return self.candidates_into(table, row)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.TURN_OVER <= number < pick.DRAW:
            return super().refusal(table, number)
        lies = table.cards[table.journey(table.actor) + number - pick.TURN_OVER] > 0
        return why.FINE if lies else why.NOT_ON_JOURNEY

    def step(self, table: Table, number: i64) -> None:
        _pick(table, table.actor, number - pick.TURN_OVER)
        _settle(table, table.actor)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(table.picks)}


def _pick(table: Table, seat: i64, kind: i64) -> None:
    table.cards[table.journey(seat) + kind] -= 1
    table.cards[table.turned() + kind] += 1
    table.picks -= 1


def _settle(table: Table, seat: i64) -> None:
    """awards.5: ask only while the cards differ; then clear the journey away."""
    while table.picks > 0:
        only = only_kind(table, table.journey(seat))
        if only == at.NONE:
            table.phase = at.AWARD
            table.actor = seat
            return
        _pick(table, seat, only)
    turn_over(table, seat)
    _clear_away(table, seat)


def _clear_away(table: Table, seat: i64) -> None:
    """awards.4: what is left of the journey is discarded."""
    cards = table.cards
    journey = table.journey(seat)
    kind: i64
    for kind in range(at.KINDS):
        if cards[journey + kind] > 0:
            discard(table, seat, kind, i64(cards[journey + kind]))
            cards[journey + kind] = 0
    table.sheet[seat * at.SHEET + at.SAILED] = 0
    table.sheet[seat * at.SHEET + at.DISTANCE] = 0
    table.sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS] = 0
    end_turn(table)
