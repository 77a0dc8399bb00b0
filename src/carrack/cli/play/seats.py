"""Seats: people and bots, by their names on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.bots.loading import bot_maker
from carrack.cli.play.players import is_bot
from carrack.core.api import Game
from carrack.core.records import Record
from carrack.core.verdicts import malformed

HUMAN: Final = "human"
USUAL_SEATS: Final = 3


def usual_seats(game: Game) -> int:
    """Return the seats of a game when nobody says how many."""
    allowed = game.facts.seats
    return min(max(USUAL_SEATS, allowed.start), allowed.stop - 1)


def seat_players(seats: int, me: int, bots: str, names: Sequence[str]) -> list[str]:
    """Return the players of all seats, as a record names them; a person without a name is an empty word.

    One name in `bots` is for all other seats, however many there are: a person alone has none. Several are
    for the other seats in order, and seats left over are people's, too.
    """
    if not 1 <= me <= seats:
        raise malformed("seat.unknown", seat=me, seats=seats)
    named = [name.strip() for name in bots.split(",") if name.strip()]
    for name in named:
        if name != HUMAN:
            bot_maker(name)
    others = seats - 1
    if len(named) == 1:
        named *= others
    if len(named) > others:
        raise malformed("bots.too-many", bots=len(named), seats=others)
    named += [HUMAN] * (others - len(named))
    people = iter([_fit(name) for name in names])
    players = [*named[: me - 1], HUMAN, *named[me - 1 :]]
    order = [me - 1, *(seat for seat in range(seats) if seat != me - 1)]
    for seat in order:
        if players[seat] == HUMAN:
            players[seat] = next(people, "")
    return players


def rename_people(record: Record, names: Sequence[str]) -> None:
    """Give the people of a game these names, in the order of their seats."""
    people = [seat for seat, player in enumerate(record.players) if not is_bot(player)]
    for seat, name in zip(people, names, strict=False):
        record.players[seat] = _fit(name)


def _fit(name: str) -> str:
    """Return a person's name that no bot has and that stays one word of a record's header."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if is_bot(name) or name == HUMAN:
        raise malformed("name.is-a-bot", player=name)
    return name.replace("|", "/")[:24]
