"""One way to tell old from new that fits all that was shown, worked out and not tried.

Each shown card is old or new. Seen from the old ones this is a flow from kinds to seats: a kind sends as many
of its shown cards as were old, at least those for which there are no new ones, at most those it has. A seat
takes no more than the old cards it held; and of its first cards, however many, so many were old as it had not
yet drawn new ones for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.network_flow import Flow
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.knowledge.guess import Guess, take

SOURCE: Final = 0
SINK: Final = 1
FIRST_KIND: Final = 2
FIRST_CARD: Final = 17
"""After the kinds: a node for each note, used if it is a shown card."""
NONE: Final = -1


def fitting(guess: Guess, notes: vec[u8]) -> Guess | None:
    """Return a guess that has walked through all notes; None when no guess can."""
    flow = Flow(FIRST_CARD + len(notes))
    _send_kinds(flow, guess, notes)
    is_old = _send_cards(flow, guess, notes)
    return _walk(guess, notes, flow, is_old) if flow.settle(SOURCE, SINK) else None


def _send_kinds(flow: Flow, guess: Guess, notes: vec[u8]) -> None:
    shown = vec[i64]([0] * at.KINDS)
    kind: i64
    i: i64
    for i in range(len(notes)):
        kind = i64(notes[i]) % at.MEMORY_SEAT
        if kind != at.MEMORY_DREW:
            shown[kind] += 1
    for kind in range(at.KINDS):
        flow.add(SOURCE, FIRST_KIND + kind, shown[kind] - guess.new[kind], guess.old[kind])


def _send_cards(flow: Flow, guess: Guess, notes: vec[u8]) -> vec[i64]:
    """Every card passes on to the next one of its seat what was old so far; returns each card's own edge."""
    cards: i64 = len(notes)
    edges = vec[i64]([NONE] * cards)
    last = vec[i64]([NONE] * len(guess.old_held))
    surely_old = vec[i64]([0] * len(guess.old_held))
    new = guess.new_held[:]
    seat: i64
    i: i64
    for i in range(cards):
        seat = i64(notes[i]) // at.MEMORY_SEAT
        kind = i64(notes[i]) % at.MEMORY_SEAT
        if kind == at.MEMORY_DREW:
            new[seat] += 1
            continue
        if last[seat] != NONE:
            flow.add(last[seat], FIRST_CARD + i, surely_old[seat], cards)
        edges[i] = flow.add(FIRST_KIND + kind, FIRST_CARD + i, 0, 1)
        last[seat] = FIRST_CARD + i
        new[seat] -= 1
        if surely_old[seat] < -new[seat]:
            surely_old[seat] = -new[seat]
    for seat in range(len(last)):
        if last[seat] != NONE:
            flow.add(last[seat], SINK, surely_old[seat], guess.old_held[seat])
    return edges


def _walk(guess: Guess, notes: vec[u8], flow: Flow, edges: vec[i64]) -> Guess:
    walked = guess.copy()
    i: i64
    for i in range(len(notes)):
        seat = i64(notes[i]) // at.MEMORY_SEAT
        kind = i64(notes[i]) % at.MEMORY_SEAT
        if kind == at.MEMORY_DREW:
            walked.new_held[seat] += 1
        else:
            take(walked, seat, kind, flow.sent(edges[i]) == 1)
    return walked
