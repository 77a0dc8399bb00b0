"""Games that are over, watched again: decision by decision, by any eyes, from the store or from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.core.records import read
from carrack.server.protocol.schemas import LONGEST_RECORD
from carrack.server.replay.positions import table_of
from carrack.server.table.view import lines, texts_of
from carrack.store.tables import SeatRow
from tests.contract.golden import RECORDS
from tests.server.test_stand_ins import two_at_a_table
from tests.server.visitors import Place, Visitor

ALL_OPEN, ONLOOKER = -2, -1
MANY_DIGITS = 5000


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game of two seats."""
    return (RECORDS / "amerigo-cards" / "2-seats.txt").read_text()


def upload(visitor: Visitor, record: str, eyes: int = ALL_OPEN) -> Any:
    return visitor.post("/api/replays", {"record": record, "eyes": eyes})


def hands(position: Any) -> list[int]:
    return [len(seat["hand"]) for seat in position["shown"]["page"]["seats"]]


def test_every_decision_is_a_position_and_the_last_one_has_the_scores(place: Place, record: str) -> None:
    reading = read(record, carrack.game)
    decisions = sum(not entry.struck and entry.actor >= 0 for entry in reading.record.entries)
    replay = upload(place.visitor(), record)
    positions = replay["positions"]
    assert [one["step"]["version"] for one in positions] == list(range(decisions + 1))
    assert positions[0]["step"]["seat"] == -1
    assert positions[0]["step"]["log"]
    assert [one["total"] for one in positions[-1]["shown"]["scores"]] == reading.record.result
    assert replay["table"]["result"] == reading.record.result
    assert replay["trouble"] is None
    assert not any(one["shown"]["legal"] or "refused" in one["shown"] for one in positions)


def test_each_pair_of_eyes_sees_what_it_saw_and_all_open_sees_every_hand(place: Place, record: str) -> None:
    visitor = place.visitor()
    first = {eyes: upload(visitor, record, eyes)["positions"][0] for eyes in (ALL_OPEN, ONLOOKER, 0, 1)}
    sizes = [seat["hand_size"] for seat in first[ALL_OPEN]["shown"]["page"]["seats"]]
    assert hands(first[ALL_OPEN]) == sizes
    assert hands(first[ONLOOKER]) == [0, 0]
    assert hands(first[0]) == [sizes[0], 0]
    assert hands(first[1]) == [0, sizes[1]]
    moved = {eyes: {what for what, *_ in first[eyes]["step"]["moves"]} for eyes in first}
    # A card that these eyes did not see has no name.
    assert "card" not in moved[ALL_OPEN]
    assert moved[ONLOOKER] == {"card"}


def test_a_table_is_watched_by_anybody_once_it_is_over_and_not_before(place: Place) -> None:
    ana, bea, table = two_at_a_table(place)
    stranger = place.visitor()
    for eyes in (ALL_OPEN, ONLOOKER, 0):
        bea.refused("GET", f"/api/tables/{table}/replay/{eyes}", 409, "table.not-over")
    with ana.at(table) as socket:
        socket.commit(socket.shown["legal"][0])
    ana.post(f"/api/tables/{table}/close")
    replay = stranger.get(f"/api/tables/{table}/replay/{ALL_OPEN}")
    assert [seat["name"] for seat in replay["table"]["seats"]] == ["Ana", "Bea"]
    assert len(replay["positions"]) == 2
    stranger.refused("GET", f"/api/tables/{table}/replay/2", 400, "seat.unknown")
    stranger.refused("GET", f"/api/tables/{table}/replay/8", 400, "message.malformed")
    stranger.refused("GET", "/api/tables/nowhere/replay/0", 404, "table.unknown")


def test_what_was_taken_back_is_told_and_not_played(place: Place, record: str) -> None:
    head, _, body = record.partition("\n\n")
    lines = body.splitlines()
    lines.insert(1, "~1: explore")
    positions = upload(place.visitor(), f"{head}\n\n" + "\n".join(lines) + "\n")["positions"]
    said = [one["key"] for one in positions[0]["step"]["log"]]
    assert "cli-story-struck" in said


def test_where_a_record_breaks_the_replay_ends_and_says_why(place: Place, record: str) -> None:
    lines = record.splitlines()
    lines[-3] = "1: juggle"
    replay = upload(place.visitor(), "\n".join(lines) + "\n")
    trouble = replay["trouble"]
    assert (trouble["code"], trouble["say"]["args"]["line"]) == ("record.bad-line", len(lines) - 2)
    assert replay["table"]["status"] == "closed"
    assert len(replay["positions"]) > 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record.not-a-record"),
        ("<script>alert(1)</script>", "record.not-a-record"),
        ("carrack record 1\ngame: chess\n", "record.missing-header"),
        ("carrack record 1\n\x00\n", "record.bad-header"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(place: Place, text: str, code: str) -> None:
    place.visitor().refused("POST", "/api/replays", 400, code, {"record": text, "eyes": 0})


def test_hostile_records_are_refused(place: Place, record: str) -> None:
    visitor = place.visitor()
    for old, new, code in [
        ("game: amerigo-cards", "game: ../../etc", "game.unknown"),
        ("seats: 2", "seats: 99", "seats.range"),
        ("rules: ", "rules: 9", "record.other-rules"),
    ]:
        changed = record.replace(old, new, 1)
        answer = visitor.client.post("/api/replays", json={"record": changed, "eyes": 0})
        assert answer.status_code == 400, answer.text
        assert answer.json()["reason"]["code"].startswith(code.split(".")[0]), code
    huge = "x" * (LONGEST_RECORD + 1)
    visitor.refused("POST", "/api/replays", 400, "message.malformed", {"record": huge, "eyes": 0})
    visitor.refused("POST", "/api/replays", 413, "message.too-large", {"record": huge * 5, "eyes": 0})
    visitor.refused("POST", "/api/replays", 400, "seat.unknown", {"record": record, "eyes": 5})


@pytest.mark.parametrize(
    "values",
    [
        "{ hand_limit = 0x" + "f" * MANY_DIGITS + " }",
        "{ hand_limit = " + "9" * MANY_DIGITS + " }",
        "{ hand_limit = [{ a = 0b" + "1" * 4 * MANY_DIGITS + " }] }",
    ],
    ids=["hexadecimal", "decimal", "binary"],
)
def test_a_record_with_a_value_too_long_to_write_down_is_refused(
    place: Place, record: str, values: str
) -> None:
    """Python reads numbers of any length from hexadecimal digits, but does not write them as decimal ones."""
    with_values = re.sub("(?m)^components: .*$", f"components: x\nvalues: {values}", record, count=1)
    assert values in with_values
    body = {"record": with_values, "eyes": ALL_OPEN}
    place.visitor().refused("POST", "/api/replays", 400, "components.not-toml", body)


def test_a_saved_record_tells_the_same_as_the_table(place: Place, tmp_path: Path) -> None:
    ana, _, table = two_at_a_table(place)
    with ana.at(table) as socket:
        while socket.shown["actor"] == 0:
            socket.commit(socket.shown["legal"][0])
    ana.post(f"/api/tables/{table}/close")
    saved = ana.get(f"/api/tables/{table}/record")
    there = ana.get(f"/api/tables/{table}/replay/1")
    again = upload(ana, saved, 1)
    assert again["positions"] == there["positions"]
    assert again["table"]["seal"] == there["table"]["seal"]


# --- in words ---------------------------------------------------------------------------------------------


def boards(visitor: Visitor, record: str, eyes: int, first: int, count: int, language: str = "en") -> Any:
    wanted = {"record": record, "eyes": eyes, "first": first, "count": count, "language": language}
    return visitor.post("/api/replays/boards", wanted)


def test_every_position_can_be_read_out_in_either_language(place: Place, record: str) -> None:
    visitor = place.visitor()
    last = len(upload(visitor, record)["positions"]) - 1
    found = boards(visitor, record, 0, last - 1, 20)
    assert (found["first"], len(found["boards"])) == (last - 1, 2)
    # The words are those of the board that the same eyes saw there.
    reading = read(record, carrack.game)
    texts = texts_of(reading.game, "en", table_of(reading).seats)
    assert found["boards"][-1] == lines(carrack.games.board(reading.state.view(0), texts))
    german = boards(visitor, record, 0, last, 1, "de")["boards"][0]
    assert any("Markt" in line for line in german)
    assert not any("Markt" in line for line in found["boards"][-1])
    assert boards(visitor, record, 0, last + 1, 1)["boards"] == []


def test_words_tell_each_pair_of_eyes_no_more_than_they_saw(place: Place, record: str) -> None:
    visitor = place.visitor()
    told = {eyes: boards(visitor, record, eyes, 0, 1)["boards"][0] for eyes in (ALL_OPEN, ONLOOKER, 0, 1)}
    hand = {seat: next(line for line in told[seat] if line.startswith("Your hand")) for seat in (0, 1)}
    assert not any("Hand of" in line or "Your hand" in line for line in told[ONLOOKER])
    assert hand[0] not in told[1]
    assert sum(line.startswith("Hand of ") for line in told[ALL_OPEN]) == 2
    assert not any("Your" in line for line in told[ALL_OPEN])


def test_a_table_that_is_over_is_read_out_with_the_names_of_its_players(place: Place) -> None:
    ana, _, table = two_at_a_table(place)
    path = f"/api/tables/{table}/replay/0/boards"
    ana.refused("GET", f"{path}/en", 409, "table.not-over")
    ana.post(f"/api/tables/{table}/close")
    found = place.visitor().get(f"{path}/en?first=0&count=3")
    assert any("Bea" in line for line in found["boards"][0])
    for bad in ("/fr", "/en?first=-1", "/en?count=21", "/en?count=x"):
        assert ana.client.get(path + bad).status_code == 400
    ana.refused("GET", f"/api/tables/{table}/replay/5/boards/en", 400, "seat.unknown")


def test_bots_of_one_kind_are_told_apart(record: str) -> None:
    reading = read(record, carrack.game)
    texts = texts_of(reading.game, "en", [SeatRow(seat, "bot", bot="greedy") for seat in range(2)])
    assert texts.name(1) == f"{texts.name(0)} II"
