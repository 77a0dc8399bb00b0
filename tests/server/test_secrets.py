"""Every byte that each seat and an onlooker receive in whole games of every game: nothing hidden is in it.

Two nets. What must never leave the server (seeds, tokens, positions) is looked for in the raw bytes. And what
a seat is shown must be the same if the hidden cards were others: at every step the table is imagined anew
from the seat's view, and both tables must give the same bytes.
"""

from __future__ import annotations

import asyncio
import random
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

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
from tests.server.visitors import InnerSocket, Place, Visitor, in_loop, running, settings_for

DRAFTED = 0.2
"""How often a seat tries before it commits."""
IMAGINED = 0.1
"""How often the table is imagined anew; with --long, in the first game always."""
MANY_GAMES = 1000
"""Of each kind, with --long."""
PARTS = 20
"""Tests in which they are played, so that several processes may share them."""
AT_ONCE = 5
"""Games that are played at the same time: some play while others wait for the disk."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "part" in metafunc.fixturenames:
        metafunc.parametrize("part", range(PARTS if metafunc.config.getoption("--long") else 1))


@pytest.mark.parametrize("game", carrack.ids())
def test_nothing_hidden_leaves_the_server(tmp_path: Path, game: str, part: int, long: bool) -> None:
    many = MANY_GAMES // PARTS
    with running(settings_for(tmp_path)) as place:
        people = [place.visitor(f"Person {seat}") for seat in range(carrack.game(game).facts.seats.start + 1)]
        eve = place.visitor("Eve")
        record_bytes(place, people, eve, game, 1.0 if long and not part else IMAGINED, [11])
        for first in range(part * many, (part + 1) * many if long else 0, AT_ONCE):
            record_bytes(place, people, eve, game, IMAGINED, range(first, first + AT_ONCE))


class Game(NamedTuple):
    """A table, and what must never leave the server."""

    table: str
    secrets: list[str]
    seed: int


def record_bytes(
    place: Place, people: list[Visitor], eve: Visitor, game: str, imagined: float, seeds: Iterable[int]
) -> None:
    """Play games with every byte recorded that their seats and an onlooker receive, and look through them."""
    games = [open_game(people, game, seed) for seed in seeds]

    async def play_all() -> list[list[InnerSocket]]:
        return await asyncio.gather(*(play(place, game, [*people, eve], imagined) for game in games))

    for one, sockets in zip(games, in_loop(place, play_all), strict=True):
        received = ["\n".join(socket.frames) for socket in sockets]
        for text in received:
            assert not [secret for secret in one.secrets if secret in text]
        check_seed(place, one.table, received)
        check_events(place, one.table, sockets)


def open_game(people: list[Visitor], game: str, seed: int) -> Game:
    """Open a table for these people, with a token for a program of the first."""
    table = people[0].open("me", *["invited"] * (len(people) - 1), game=game)
    invitations = [seat["link"].rpartition("/")[2] for seat in table["seats"][1:]]
    for person, invitation in zip(people[1:], invitations, strict=True):
        person.post(f"/api/invitations/{invitation}")
    token = people[0].post(f"/api/tables/{table['id']}/token")["token"]
    secrets = [*invitations, token, digest_of(token), *(cookies(person) for person in people)]
    return Game(table["id"], secrets, seed)


def cookies(person: Visitor) -> str:
    return str(person.client.cookies["carrack"])


async def play(place: Place, played: Game, visitors: list[Visitor], imagined: float) -> list[InnerSocket]:
    """Play a whole game at random, with tries; return what everybody has received."""
    sockets = [InnerSocket(visitor, played.table) for visitor in visitors]
    for socket in sockets:  # all at once: the server does not wait for long
        await socket.say(type="hello", have=-1, dump=True)
    for socket in sockets:
        socket.welcome = await socket.hear("welcome")
    chooser = random.Random(played.seed)
    live = place.live(played.table)
    assert live.match is not None
    game = live.match.game
    rng = Rng(played.seed)
    positions: set[str] = set()
    while live.match.state.actor != OVER:
        actor = int(live.match.state.actor)
        state, version = live.match.state, live.row.version
        positions.add(b64encode(state.dump()).decode())
        socket = sockets[actor]
        await socket.reach(version)
        if chooser.random() < imagined:
            for viewer, eyes in zip((*range(len(sockets) - 1), None), sockets, strict=True):
                # The same to see if everything hidden were otherwise, and this is what they were sent.
                await eyes.reach(version)
                twin = shown(game.imagine(state.view(viewer), rng), viewer, version, dump=True)
                assert encoded(twin) == encoded(shown(state, viewer, version, dump=True))
                assert plain(eyes.shown) == plain(wire.whole(twin))
        number = chooser.choice(socket.shown["legal"])
        if chooser.random() < DRAFTED * imagined / IMAGINED:
            draft = Draft(game.imagine(state.view(actor), rng), actor, [number]).shown
            tried = await socket.ask("tried", type="try", version=version, numbers=[number])
            assert plain(socket.whole(tried["shown"])) == plain(
                wire.whole(shown(draft, actor, version, dump=True))
            )
        await socket.ask("stored", type="commit", version=version, numbers=[number])
    for socket in sockets:
        await socket.ask("pong", type="ping")
        text = "\n".join(socket.frames)
        assert not [position for position in positions if position in text]
        await socket.leave()
    return sockets


def plain(look: dict[str, Any]) -> dict[str, Any]:
    """Return a look in JSON's shapes, without what the position does not tell: it is the seat's own."""
    own = {"setup": None, "orders": None, "by_itself": None}
    return dict(msgspec.json.decode(encoded({**look, **own})))


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


def check_events(place: Place, table: str, sockets: list[InnerSocket]) -> None:
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
