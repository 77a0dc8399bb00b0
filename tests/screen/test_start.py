"""The start screen: every game with every option can be begun from it, and games that wait go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

import carrack
from carrack.cli.play.fullscreen.start_app import StartApp
from carrack.cli.play.fullscreen.widget import Drawn
from carrack.cli.play.saved_games import saved_games
from tests.cli.running import carrack_command, refused


def started(app: StartApp, test: Callable[[Pilot[int]], Awaitable[None]], size: tuple[int, int]) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await test(pilot)

    asyncio.run(run())


def said(widget: Drawn) -> str:
    return "\n".join(row.text.plain for row in widget.rows(widget.size.width or 78))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_of_every_game_can_be_chosen(size: tuple[int, int], language: str) -> None:
    app = StartApp([], language)
    chosen: set[tuple[str, str, str]] = set()

    async def choose(pilot: Pilot[int]) -> None:
        for place, game_id in enumerate(carrack.ids()):
            await pilot.press(str(place + 1))
            assert app.game.facts.id == game_id
            facts = app.game.facts
            for seats in facts.seats:
                app.seats = seats
                app.show()
                for at, line in enumerate(app.lines()[0]):
                    if line.kind != "setting" or line.name in ("seats", "bots"):
                        continue
                    app.selected = at
                    for _ in app.values_of(line.name):
                        await pilot.press("right")
                        chosen.add((game_id, line.name, app.options[line.name]))
                        app.game.check_options(app.options, seats)
        await pilot.press("2", "s", "enter")

    started(app, choose, size)
    for game_id in carrack.ids():
        for name, values in carrack.game(game_id).facts.options.items():
            assert {(game_id, name, value) for value in values} <= chosen
    assert app.begin
    assert app.begin.game_id == "amerigo"
    assert app.begin.bots == "mate"


@pytest.mark.parametrize("language", ["en", "de"])
def test_arrows_walk_past_games_without_choosing_them(language: str) -> None:
    app = StartApp([], language)

    async def choose(pilot: Pilot[int]) -> None:
        await pilot.press("down")
        assert app.game.facts.id == "amerigo-cards", "only looked at"
        assert "(2013)" in said(app.about)
        assert "(2013)" in said(app.answer)
        await pilot.press("enter")
        assert app.game.facts.id == "amerigo"
        await pilot.press("up", "up", "left", "enter")

    started(app, choose, (80, 24))
    assert app.begin
    assert (app.begin.game_id, app.begin.seats) == ("amerigo", 2)


def test_games_that_wait_are_listed_and_go_on() -> None:
    carrack_command("play", "--seed", 5, "--name", "Eve", typed="#1\n#1\n")
    carrack_command("play", "--seed", 6, "--name", "Never", typed="")
    app = StartApp(saved_games(), "en")

    async def choose(pilot: Pilot[int]) -> None:
        assert "Eve" in said(app.list)
        assert "Never" not in said(app.list), "nothing was decided there"
        await pilot.press(*["down"] * 20, "enter")

    started(app, choose, (120, 40))
    assert app.saved
    assert app.saved.players[0] == "Eve"


def test_rules_and_language_on_the_start_screen() -> None:
    app = StartApp([], "en")

    async def look(pilot: Pilot[int]) -> None:
        await pilot.press("4", "f4")
        await pilot.pause()
        assert "hands.1" in said(app.rules)
        await pilot.press("f2")
        assert app.language == "de"
        assert "Starthand" in said(app.list)
        await pilot.press("q")

    started(app, look, (120, 40))
    assert app.begin is None


def test_saved_games_are_listed_and_resumed_by_name() -> None:
    assert "No game is waiting" in carrack_command("play", "--list").out
    carrack_command("play", "--seed", 5, "--name", "Eve", typed="#1\n#1\n")
    listed = carrack_command("play", "--list").out
    name = listed.split()[0]
    assert name.startswith("amerigo-cards-")
    assert "Eve" in listed
    for word in (name, name[:-2]):
        again = carrack_command("play", "--resume", word, "--name", "Eva", typed="q\n")
        assert again.code == 0, again.err
        assert "Eva" in again.out
    carrack_command("play", "--seed", 5, "--name", "Bob", typed="#1\n#1\n")
    refused(carrack_command("play", "--resume", "amerigo-cards"), "Several games", name)
