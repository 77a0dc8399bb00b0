"""Answers after which the game is over for certain (end.1–4, many.3)."""

from __future__ import annotations

from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.questions.end import sailing
from carrack.games.amerigo_cards.table import Table


def ending_numbers(table: Table, seat: int) -> list[int]:
    """Return the numbers of the seat whose turn it is that end the game, whatever is drawn."""
    if table.phase != at.TURN or table.actor != seat:
        return []
    found = [pick.EXPLORE] if _exploring_ends(table, seat) else []
    if table.shuffled and sailing(table) - 1 <= table.parts.sailing_at_end:
        found += [pick.SAIL_HOME + item for item in range(at.DOUBLOON + 1) if comes_home(table, seat, item)]
    return found


def _exploring_ends(table: Table, seat: int) -> bool:
    """Return whether exploring empties the last deck, or the first while too few others are at sea."""
    room = table.parts.hand_limit - table.hand_size(seat)
    draws = min(table.parts.explore_factor * table.distance(seat), room)
    if draws < table.deck_size:
        return False
    if table.shuffled or table.discards_size <= draws - table.deck_size:
        return True
    return bool(sailing(table) <= table.parts.sailing_at_end)


def comes_home(table: Table, seat: int, item: int) -> bool:
    """Return whether the ship is home once it sails with this card, or the doubloon."""
    return way_back_with(table, seat, item) >= table.distance(seat) > 0


def way_back_with(table: Table, seat: int, item: int) -> int:
    """Return how far back the ship is once it sails home with this card, or the doubloon."""
    rudders = table.parts.doubloon_rudders if item == at.DOUBLOON else item % at.RUDDERS + 1
    return int(table.way_back(seat) + table.parts.homeward_factor * rudders)
