"""A record watched by arrow keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import carrack
from carrack.cli.play.frames import EVERYTHING, frames
from carrack.cli.play.fullscreen.replay_app import WatchApp
from carrack.core.records import Reading, read
from tests.screen.tables import screen_text, settle, shown, with_pilot

RECORDS = Path(__file__).parents[1] / "records" / "amerigo-cards"


def record(name: str) -> Reading:
    return read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"), carrack.game)


def test_a_frame_for_every_decision() -> None:
    reading = record("3-seats")
    found = frames(reading)
    decisions = [entry.numbers[0] for entry in reading.record.entries if entry.actor >= 0]
    assert [frame.following for frame in found] == [*decisions, -1]
    assert found[-1].state.digest() == reading.state.digest()


def test_arrow_keys_step_and_the_board_follows() -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        first = shown(app.board)
        await pilot.press("right", "right", "right")
        assert app.step == 3
        await pilot.press("left")
        assert app.step == 2
        assert "2/" in screen_text(app)[0]
        await pilot.press("down")
        assert app.step == 12
        story = shown(app.log_lines)
        await pilot.press("end")
        assert app.step == app.last
        assert "points" in shown(app.question)
        assert app.scores.display
        assert len(shown(app.log_lines)) > len(story)
        await pilot.press("right", "home", "left")
        assert app.step == 0
        await settle(pilot)
        assert shown(app.board) == first
        assert app.choices.display

    with_pilot(WatchApp(record("3-seats"), EVERYTHING, "en"), watch)


def test_eyes_see_only_what_they_saw() -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        assert "is dealt 4 cards" not in shown(app.log_lines)
        assert shown(app.board).count("Hand of greedy") == 3
        assert "Your" not in shown(app.board)
        await pilot.press("v")
        assert "greedy 1" in app.who_looks()
        assert "greedy 2 is dealt 4 cards" in shown(app.log_lines)
        assert shown(app.board).count("Your hand") == 1
        assert app.choices.options
        await pilot.press("right")
        assert not app.choices.options, "the second seat decides: its choices are its own"
        await pilot.press("v", "v", "v")
        assert "onlooker" in app.who_looks()
        assert "Your hand" not in shown(app.board)
        await pilot.press("v")
        assert "all hands open" in app.who_looks()

    with_pilot(WatchApp(record("3-seats"), EVERYTHING, "en"), watch)


def test_what_was_picked_is_marked() -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "down")
        following = app.frames[app.step].following
        assert "◂" in shown(app.choices)
        assert app.texts.action(following) in shown(app.detail)

    with_pilot(WatchApp(record("3-seats"), EVERYTHING, "de"), watch)


def test_what_was_taken_back_is_told() -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        await pilot.press("end")
        assert "takes back" in shown(app.log_lines)
        app.eyes = None
        app.show()
        assert "takes back" not in shown(app.log_lines)

    with_pilot(WatchApp(record("taken-back"), EVERYTHING, "en"), watch)


def test_unfinished_record_says_so_at_its_end() -> None:
    lines = (RECORDS / "3-seats.txt").read_text(encoding="utf-8").splitlines()[:40]
    lines = ["result: unfinished" if line.startswith("result:") else line for line in lines]
    reading = read("\n".join(lines) + "\n", carrack.game)

    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        await pilot.press("end")
        assert "unfinished" in shown(app.detail)
        await pilot.press("g", "t")
        assert "unvollendet" in shown(app.detail) or "nicht" in shown(app.detail)

    with_pilot(WatchApp(reading, EVERYTHING, "en"), watch)


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
def test_every_position_fits(size: tuple[int, int]) -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        for _ in range(20):
            await pilot.press("down")
            screen_text(app)
            width = app.board.size.width
            assert all(row.text.cell_len <= width for row in app.board.rows(width))

    with_pilot(WatchApp(record("8-seats"), EVERYTHING, "de"), watch, size)


def test_sheets_show_every_hand_when_all_hands_are_open() -> None:
    async def watch(app: WatchApp, pilot: Pilot[int]) -> None:
        await pilot.press("end")
        await settle(pilot)
        assert app.sheets.display
        assert not app.board_pane.display
        names = [sheet.name for sheet in app.all_sheets]
        assert {app.texts.name(seat) for seat in range(app.seats)} - set(names) == {app.texts.name(0)}
        await pilot.press("home", "v")
        await settle(pilot)
        assert app.texts.name(1) not in [sheet.name for sheet in app.all_sheets]

    records = Path(__file__).parents[1] / "records" / "amalfi"
    file = next(iter(sorted(records.glob("*3*.txt"))))
    with_pilot(WatchApp(read(file.read_text(encoding="utf-8"), carrack.game), EVERYTHING, "en"), watch)
