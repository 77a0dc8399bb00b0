"""A record as a row of positions, one after each decision, with what happened on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from carrack.core.api import CHANCE, State
from carrack.core.board import Line, Sheet
from carrack.core.events import Event
from carrack.core.records import Entry, Reading
from carrack.core.text import Texts
from carrack.games import board, open_board, open_sheets, sheets

EVERYTHING: Final = -1
"""The eyes that see all hands."""


@dataclass
class Frame:
    """A position; how one came here; and what is decided next (-1: nothing more)."""

    state: State
    events: list[Event] = field(default_factory=list)
    struck: list[Entry] = field(default_factory=list)
    """What was taken back on the way here."""
    following: int = -1


def frames(reading: Reading) -> list[Frame]:
    """Return all positions of a record in which somebody decided, and the last."""
    record = reading.record
    state = reading.game.new(record.seats, **record.options)
    found = [Frame(state)]
    for entry in record.entries:
        if entry.struck:
            found[-1].struck.append(entry)
            continue
        for number in entry.numbers:
            heard: list[Event] = []
            state = state.copy()
            state.listen(heard)
            state.apply(number)
            state.listen(None)
            if entry.actor == CHANCE:
                found[-1].state = state
                found[-1].events += heard
            else:
                found[-1].following = number
                found.append(Frame(state, heard))
    return found


def sentences(frame: Frame, eyes: int | None, texts: Texts) -> list[str]:
    """Return what happened on the way to a position, as these eyes saw it."""
    seen = [event if eyes == EVERYTHING else event.seen_by(eyes) for event in frame.events]
    told = list(texts.story(seen))
    for entry in frame.struck:
        if entry.actor != CHANCE and eyes in (EVERYTHING, entry.actor):
            action = texts.action(entry.numbers[0])
            told.append(texts.say("cli-story-struck", {"seat": entry.actor, "action": action}))
    return told


def board_lines(state: State, eyes: int | None, texts: Texts) -> list[Line]:
    """Return the board as these eyes saw it; if they see all, with what the others hold."""
    if eyes != EVERYTHING:
        return board(state.view(eyes), texts)
    return open_board(state, texts)


def sheets_of(state: State, eyes: int | None, texts: Texts, width: int) -> list[Sheet]:
    """Return the sheets as these eyes saw them; none for a game whose board is one."""
    if eyes != EVERYTHING:
        return sheets(state.view(eyes), texts, width)
    return open_sheets(state, texts, width)
