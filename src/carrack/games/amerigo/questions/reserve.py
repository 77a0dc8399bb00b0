"""Treasure chests and tokens that work once (chest.1–2, use.2–3, use.7, use.12): used before any answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import take_gold, within_reach
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import GOLD_3, GOLD_5, SHIPS_8

AT_ANY_TIME: Final = 1 << GOLD_3 | 1 << GOLD_5
"""Tokens that are used whenever a decision is one's own."""
IN_RESERVE: Final = AT_ANY_TIME | 1 << SHIPS_8


def has_reserve(table: Table, seat: i64) -> bool:
    """Return whether a seat has something to turn into gold."""
    me = table.player[seat]
    return me.chests > 0 or me.owned & ~me.used & AT_ANY_TIME != 0


def open_chest(table: Table, seat: i64) -> None:
    """chest.1: a chest leaves the game for gold."""
    table.player[seat].chests -= 1
    table.tell("opened-chest", seat)
    take_gold(table, seat, table.parts.chest_gold)


def use_up(table: Table, seat: i64, token: i64) -> None:
    """use.3: a token that works once is turned over."""
    one: i64 = 1
    table.player[seat].used |= one << token
    table.tell("used", seat, "token", token)


def use_gold_token(table: Table, seat: i64, token: i64) -> None:
    """tokens.16–17: gold, once."""
    use_up(table, seat, token)
    take_gold(table, seat, table.parts.gold_3 if token == GOLD_3 else table.parts.gold_5)


def turn_all_into_gold(table: Table, seat: i64) -> None:
    """score.2: at the end of the game nothing stays unopened."""
    while table.player[seat].chests > 0:
        open_chest(table, seat)
    if table.owns(seat, GOLD_3):
        use_gold_token(table, seat, GOLD_3)
    if table.owns(seat, GOLD_5):
        use_gold_token(table, seat, GOLD_5)


def token_refusal(table: Table, token: i64) -> i64:
    """use.1: a token that works once must be the seat's; use.3: and not be turned over."""
    me = table.player[table.actor]
    if me.owned >> token & 1 == 0:
        return why.TOKEN_NOT_OWNED
    return why.FINE if me.owns(token) else why.TOKEN_USED


def _token_of(number: i64) -> i64:
    """Return the token that this number uses."""
    if number == pick.USE_SHIPS_8:
        return SHIPS_8
    return GOLD_3 if number == pick.USE_GOLD_3 else GOLD_5


class Decision(Question[Table]):
    """A question to a seat. Before it answers it may open chests and use tokens; then it is asked again."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write the answers that could be tried, ascending; return the new length."""
        raise NotImplementedError

    def cost(self, table: Table, number: i64) -> i64:
        """Return the action points that an answer takes."""
        raise NotImplementedError

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return self.answers_into(table, row, self.reserve_into(table, row, 0))

    def reserve_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write what the seat has in reserve, used tokens included; return the new length."""
        me = table.player[table.actor]
        if me.chests > 0:
            row[n] = pick.CHEST
            n += 1
        if me.owned & IN_RESERVE != 0:
            number: i64
            for number in range(pick.USE_GOLD_3, pick.USE_SHIPS_8 + 1):
                if me.owned >> _token_of(number) & 1 == 1:
                    row[n] = number
                    n += 1
        return n

    def usable_into(self, table: Table, row: vec[i64]) -> i64:
        """Write what of the reserve may be used now; return how many."""
        return self.keep_legal(table, row, 0, self.reserve_into(table, row, 0))

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.CHEST:
            return why.FINE if table.player[table.actor].chests > 0 else why.NO_CHEST
        if not pick.CHEST < number < pick.ADVANCE:
            return why.not_now(number)
        reason = token_refusal(table, _token_of(number))
        return self.speed_refusal() if number == pick.USE_SHIPS_8 and reason == why.FINE else reason

    def speed_refusal(self) -> i64:
        """use.7: the token that lets ships sail further works while they do."""
        return why.NO_SHIPS_TO_SPEED

    def step(self, table: Table, number: i64) -> None:
        seat = table.actor
        if number == pick.CHEST:
            open_chest(table, seat)
        elif number == pick.USE_SHIPS_8:  # tokens.10
            use_up(table, seat, SHIPS_8)
            table.action_points += table.parts.extra_steps
        else:
            use_gold_token(table, seat, _token_of(number))

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if reason != why.TOO_FEW_POINTS and reason != why.TOO_FAR:
            return {}
        return {"have": int(within_reach(table)), "need": int(self.cost(table, number))}


class ShortDecision(Decision):
    """A question that shows only what may be answered."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = self.usable_into(table, row)
        return self.keep_legal(table, row, n, self.answers_into(table, row, n))

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        return self.candidates_into(table, row)
