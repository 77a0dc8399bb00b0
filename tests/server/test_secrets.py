"""Every byte that each seat and an onlooker receive in whole games of every game: nothing hidden is in it.

Two nets. What must never leave the server (seeds, tokens, positions) is looked for in the raw bytes. And what
a seat is shown must be the same if the hidden cards were others: at every step the table is imagined anew
from the seat's view, and both tables must give the same bytes.
"""

from __future__ import annotations

import random
from base64 import b64encode
from contextlib import ExitStack

import msgspec
import pytest

import carrack
from carrack.core import messages
from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.events import HIDDEN
from carrack.server.table.auto_reply import bots_seed
from carrack.server.table.view import moves, shown
from carrack.server.tokens import digest_of
from tests import wire
from tests.server.visitors import Place, Socket, Visitor

DRAFTED = 0.2
"""How often a seat tries before it commits."""
IMAGINED = 0.1
"""How often the table is imagined anew; with --long, in the first game always."""
MANY_GAMES = 1000
"""Of each kind, with --long."""


@pytest.mark.parametrize("game", carrack.ids())
def test_nothing_hidden_leaves_the_server(place: Place, game: str, long: bool) -> None:
    record_bytes(place, game, 1.0 if long else IMAGINED, seed=11)
    for seed in range(MANY_GAMES if long else 0):
        record_bytes(place, game, IMAGINED, seed)


def record_bytes(place: Place, game: str, imagined: float, seed: int) -> None:
    """Play a game with every byte recorded that its seats and an onlooker receive, and look through them."""
    seats = carrack.game(game).facts.seats.start + 1
    people = [place.visitor(f"Person {seat}") for seat in range(seats)]
    table = people[0].open("me", *["invited"] * (seats - 1), game=game)
    invitations = [seat["link"].rpartition("/")[2] for seat in table["seats"][1:]]
    for person, invitation in zip(people[1:], invitations, strict=True):
        person.post(f"/api/invitations/{invitation}")
    token = people[0].post(f"/api/tables/{table['id']}/token")["token"]
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(person.at(table["id"], dump=True))
            for person in (*people, place.visitor("Eve"))
        ]
        play(place, table["id"], sockets, imagined, seed)
        for socket in sockets:
            socket.catch_up()
    received = ["\n".join(socket.frames) for socket in sockets]
    secrets = [*invitations, token, digest_of(token), *(cookies(person) for person in people)]
    for text in received:
        assert not [secret for secret in secrets if secret in text]
    check_seed(place, table["id"], received)
    check_events(place, table["id"], sockets)


def cookies(person: Visitor) -> str:
    return str(person.client.cookies["carrack"])


def play(place: Place, table: str, sockets: list[Socket], imagined: float, seed: int) -> None:
    """A whole game at random, with tries, and a look at every position."""
    chooser = random.Random(seed)
    live = place.live(table)
    assert live.match is not None
    game = live.match.game
    rng = Rng(seed)
    positions: set[str] = set()
    while live.match.state.actor != OVER:
        actor = int(live.match.state.actor)
        state, version = live.match.state, live.row.version
        positions.add(b64encode(state.dump()).decode())
        socket = sockets[actor]
        socket.catch_up()
        for viewer in (*range(len(sockets) - 1), None) if chooser.random() < imagined else ():
            # The same to see if everything hidden were otherwise.
            look = shown(state, viewer, version, dump=True)
            twin = game.imagine(state.view(viewer), rng)
            assert encoded(shown(twin, viewer, version, dump=True)) == encoded(look)
        number = chooser.choice(socket.shown["legal"])
        if chooser.random() < DRAFTED * imagined / IMAGINED:
            twin = Draft(game.imagine(state.view(actor), rng), actor, [number]).shown
            tried = {**socket.whole(socket.attempt(number)["shown"]), "setup": None, "orders": None}
            look = wire.whole(shown(twin, actor, version, dump=True))
            assert tried == msgspec.json.decode(encoded(look))
        assert socket.commit(number)["type"] == "stored"
    for socket in sockets:
        socket.catch_up()
        text = "\n".join(socket.frames)
        assert not [position for position in positions if position in text]


def encoded(message: object) -> bytes:
    return msgspec.json.encode(message)


def check_seed(place: Place, table: str, received: list[str]) -> None:
    """The seed is in nobody's bytes before the end, in no form; afterwards everybody has it."""
    seed = place.live(table).row.seed
    forms = [
        seed,
        seed.upper(),
        str(int(seed, 16)),
        str(bots_seed(seed)),
        b64encode(bytes.fromhex(seed)).decode(),
        b64encode(seed.encode()).decode(),
    ]
    for text in received:
        before, _, after = text.partition('"status":"over"')
        assert not [form for form in forms if form in before]
        assert seed in after


def check_events(place: Place, table: str, sockets: list[Socket]) -> None:
    """Everybody was told that others acted in secret, and nothing more."""
    match = place.live(table).match
    assert match is not None
    for seat, socket in enumerate(sockets):
        moved = [one["step"] for one in socket.heard if one["type"] == "moved"]
        steps = [*socket.welcome["gap"]["steps"], *moved]
        viewer = seat if seat < int(match.state.seats) else None
        told = [event.seen_by(viewer) for event in match.events]
        for event, seen in zip(match.events, told, strict=True):
            if event.secret and event.seat != seat:
                assert seen.kind == event.kind + HIDDEN
                assert event.secret not in seen.args
        # Sentences and moves say what the events say that these eyes saw, and no more.
        starts = [chapter.start for chapter in place.live(table).history.chapters]
        ends = [*starts[1:], len(told)]
        assert len(steps) == len(starts)
        for step, start, end in zip(steps, starts, ends, strict=True):
            events = told[start:end]
            assert step["log"] == msgspec.to_builtins(list(messages.story(match.game, events)))
            assert step["moves"] == wire.whole(moves(match.game, events))
