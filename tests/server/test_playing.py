"""Playing at a live table: versions, drafts, commits, gaps, take-backs."""

from __future__ import annotations

import json

import pytest

import carrack
from carrack.core.api import State
from carrack.core.records import Entry, play_entry, read
from carrack.core.sealed import check_draws
from carrack.core.verdicts import BUSY, Busy, Verdict
from carrack.server.table import persistence
from carrack.server.table.looks import Looks
from tests.server.visitors import GAME, Message, Place, Socket, Visitor, in_loop

RULES = carrack.game(GAME)
SMALL = 300
"""Bytes of a refusal that brings nothing."""
DECLINE, STOP = RULES.actions.find("decline"), RULES.actions.find("stop")


def two_people(place: Place) -> tuple[Visitor, Visitor, str]:
    """A table of two people, both seated."""
    host, guest = place.visitor("Ana"), place.visitor("Bea")
    table = host.open("me", "anybody")
    guest.post(f"/api/tables/{table['id']}/join")
    return host, guest, table["id"]


def try_at(socket: Socket, version: int) -> Message:
    """The answer to a try at this version."""
    return socket.hear("tried", "refused", id=socket.say(type="try", version=version, numbers=[0]))


def exhibits(socket: Socket) -> list[int]:
    choices = RULES.actions.choices
    return [number for number in socket.shown["legal"] if choices[number].family == "exhibit"]


def test_a_game_against_bots_is_two_requests_away_and_goes_to_its_end(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random", "greedy")
    assert table["status"] == "playing"
    with ana.at(table["id"]) as socket:
        assert socket.welcome["seat"] == 0
        while socket.shown["actor"] != carrack.OVER:
            if socket.shown["legal"]:
                answer = socket.commit(socket.shown["legal"][0])
                assert answer["type"] == "stored", answer
            else:
                socket.hear("moved")
        assert len(socket.shown["scores"]) == 3
        socket.catch_up()
        ended: Message = [one for one in socket.heard if one["type"] == "table"][-1]["table"]
    assert ended["status"] == "over"
    assert ended["result"] == [score["total"] for score in socket.shown["scores"]]
    reading = read(ana.get(f"/api/tables/{table['id']}/record"), carrack.game)
    assert reading.error is None
    assert reading.record.seal == table["seal"]
    assert reading.record.seed == ended["seed"]
    check_draws(reading.record, reading.game)


def test_who_plays_alone_is_told_how_it_ended(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", game="amalfi")
    with ana.at(table["id"]) as socket:
        # Who passes at once scores no title.
        passing = carrack.game("amalfi").actions.find("pass")
        while socket.shown["actor"] != carrack.OVER:
            legal = socket.shown["legal"]
            assert socket.commit(passing if passing in legal else legal[0])["type"] == "stored"
        (score,) = socket.shown["scores"]
    assert (score["rank"], score["outcome"]) == (2, "lost")


def test_versions_come_one_by_one_to_everybody(place: Place) -> None:
    ana, bea, table = two_people(place)
    onlooker = place.visitor()
    with ana.at(table) as first, bea.at(table) as second, onlooker.at(table) as third:
        assert [one.welcome["seat"] for one in (first, second, third)] == [0, 1, -1]
        assert first.commit(DECLINE) == {"type": "stored", "id": first.heard[-1]["id"], "version": 2}
        second.hear("moved")
        assert second.commit(DECLINE)["version"] == 3
        for one in (first, second, third):
            one.catch_up()
            steps = [message["step"]["version"] for message in one.heard if message["type"] == "moved"]
            assert steps == [2, 3]
        assert first.shown["legal"]
        assert not second.shown["legal"]
        assert not third.shown["legal"]
        assert third.shown["page"] != first.shown["page"]


def test_a_try_shows_what_would_be_and_stores_nothing(place: Place) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second:
        first.commit(DECLINE)
        second.hear("moved")
        second.commit(DECLINE)
        first.catch_up()
        cards = exhibits(first)
        tried = first.attempt(cards[0])
        assert not tried["complete"]
        assert STOP in tried["shown"]["legal"]
        finished = first.attempt(cards[0], STOP)
        assert finished["complete"]
        assert finished["shown"]["legal"] == []
        again = first.refused("draft.complete", first.attempt(cards[0], STOP, DECLINE))
        assert again["at"] == 2
        assert second.catch_up() == []
        assert first.attempt()["shown"]["legal"] == first.shown["legal"]
        stored = first.commit(cards[0], STOP)
        assert stored["version"] == 4
        moved = second.hear("moved")
        ((_, source, to, _),) = moved["step"]["moves"]
        assert (source.split(":")[0], to.split(":")[0]) == ("hand", "exhibition")
        assert moved["step"]["log"][0]["args"]["cards"][0]["key"] == "card"


def test_a_commit_is_all_or_nothing(place: Place) -> None:
    ana, _, table = two_people(place)
    with ana.at(table) as first:
        refusal = first.refused("draft.complete", first.commit(DECLINE, DECLINE))
        assert refusal["at"] == 1
        assert first.attempt()["shown"]["version"] == 1


def test_a_commit_that_is_resent_is_answered_again_and_done_once(place: Place) -> None:
    ana, _, table = two_people(place)
    with ana.at(table) as first:
        one = first.commit(DECLINE, id="once")
        assert first.commit(DECLINE, version=1, id="once") == one
    with ana.at(table) as later:
        assert later.commit(DECLINE, version=1, id="once") == one
        assert later.version == 2


def test_a_stale_message_brings_the_page_up_to_date(place: Place) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second:
        first.commit(DECLINE)
        second.hear("moved")
        late = second.refused("version.stale", second.commit(DECLINE, version=1))["gap"]
        assert late["shown"]["version"] == 2
        assert [step["version"] for step in late["steps"]] == [2]
        assert not late["from_start"]


def test_of_many_stale_messages_at_a_version_one_brings_the_position(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second:
        for version in (2, 3):
            asked = (first, second)[int(first.shown["actor"])]
            asked.commit(asked.shown["legal"][0])
            for socket in (first, second):
                while socket.version < version:
                    socket.hear("moved")
            told = second.refused("version.stale", try_at(second, 0))
            assert told["gap"]["shown"]["version"] == version
            with monkeypatch.context() as patch:
                # Nothing is made for the others.
                patch.setattr(Looks, "look", None)
                for wrong in (0, 1, 9):
                    answer = second.refused("version.stale", try_at(second, wrong))
                    assert answer["gap"] is None
                    assert len(json.dumps(answer)) < SMALL


def test_who_comes_back_gets_the_gap(place: Place) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second:
        first.commit(DECLINE)
        second.hear("moved")
        second.commit(DECLINE)
    everything = [1, 2, 3]
    cases: list[tuple[int, list[int], bool]] = [(-1, everything, True), (7, everything, True)]
    cases += [(1, [2, 3], False), (3, [], False)]
    for have, versions, whole in cases:
        with bea.at(table, have=have) as again:
            gap = again.welcome["gap"]
            assert ([step["version"] for step in gap["steps"]], gap["from_start"]) == (versions, whole)


def test_turns_and_seats_are_respected(place: Place) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second, place.visitor().at(table) as onlooker:
        second.refused("turn.not-yours", second.commit(DECLINE))
        second.refused("turn.not-yours", second.attempt(DECLINE))
        onlooker.refused("seat.not-yours", onlooker.commit(DECLINE))
        onlooker.refused("seat.not-yours", onlooker.attempt())
        first.refused("number.unknown", first.commit(9999))
        first.refused("chance.not-a-choice", first.commit(RULES.first_chance))
        refusal = first.refused("compensation.answer-first", first.commit(0))
        assert refusal["reason"]["rule"] == "compensation.3"
        assert first.catch_up() == []
        assert first.attempt()["shown"]["version"] == 1


def test_every_refusal_beforehand_is_the_refusal_afterwards(place: Place) -> None:
    ana, _, table = two_people(place)
    with ana.at(table) as socket:
        for group in socket.shown["refused"]:
            for place_in_group, number in enumerate(group["numbers"]):
                own = {name: column[place_in_group] for name, column in group["differs"].items()}
                say = {"key": group["key"], "args": {**group["args"], **own}}
                reason = socket.attempt(number)["reason"]
                assert (reason["say"], reason["rule"], reason["family"]) == (say, group["rule"], "illegal")


def test_the_board_is_text_in_both_languages(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "greedy")["id"]
    with ana.at(table) as socket, place.visitor().at(table) as onlooker:
        texts = {}
        for language in ("en", "de"):
            socket.say(type="read-board", language=language)
            texts[language] = "\n".join(socket.hear("board")["lines"])
            onlooker.say(type="read-board", language=language)
            assert "Ana" in "\n".join(onlooker.hear("board")["lines"])
        assert "Your hand" in texts["en"]
        assert "Helmsman" in texts["en"]
        assert "Steuermann" in texts["de"]
        # From now on it comes with everything else, until it is no longer wanted.
        tried = socket.attempt(socket.shown["legal"][0])
        assert "Deine Hand" in "\n".join(tried["shown"]["words"])
        socket.say(type="read-board", language="")
        assert socket.hear("board")["lines"] == []
        assert socket.attempt(socket.shown["legal"][0])["shown"]["words"] == []


def test_the_board_in_words_comes_with_every_answer_to_who_asked_for_it_in_hello(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "greedy")["id"]
    with ana.at(table, words="en") as reader, place.visitor().at(table) as onlooker:
        assert "Your hand" in "\n".join(reader.shown["words"])
        assert onlooker.shown["words"] == []
        reader.commit(reader.shown["legal"][0])
        assert "Your hand" in "\n".join(reader.shown["words"])


def test_only_what_differs_in_the_page_travels(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "greedy")["id"]
    with ana.at(table) as socket:
        welcomed = socket.welcome["gap"]["shown"]
        assert welcomed["changes"] is None
        assert welcomed["setup"]["hand_limit"] == 12
        first = socket.shown["legal"][0]
        tried = socket.attempt(first)["shown"]
        assert (tried["page"], tried["setup"]) == (None, None)
        assert socket.whole(tried)["page"].keys() == socket.shown["page"].keys()
        for _ in range(6):
            while socket.shown["actor"] != 0:
                socket.hear("moved")
            socket.commit(socket.shown["legal"][0])
        # The bot may still move: whoever comes now knows the same as who heard everything.
        with ana.at(table) as again:
            while socket.version < again.version:
                socket.hear("moved")
            while again.version < socket.version:
                again.hear("moved")
            assert again.shown["page"] == socket.shown["page"]


def test_another_protocol_is_refused_before_anything_is_misread(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "greedy")["id"]
    with ana.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        socket = Socket(session)
        socket.say(type="hello", have=-1, protocol=1)
        assert socket.receive()["reason"]["code"] == "protocol.other"


# --- taking back ----------------------------------------------------------------------------------------


def test_with_bots_alone_a_decision_is_taken_back_at_once(place: Place) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        assert socket.commit(DECLINE)["type"] == "stored"
        while not socket.shown["legal"]:
            socket.hear("moved")
        name = socket.say(type="take-back", version=socket.version)
        stored = socket.hear("stored", "refused", id=name)
        assert stored["version"] == socket.version
        moved = [message for message in socket.heard if message["type"] == "moved"][-1]
        assert moved["step"]["taken_back"]
        assert socket.shown["legal"]
        # The deal is told again; what was taken back is not.
        assert {source for _, source, _, _ in moved["step"]["moves"]} == {"deck"}
        assert "card" in {what for what, _, _, _ in moved["step"]["moves"]}
    with ana.at(table, have=1) as again:
        assert again.welcome["gap"]["from_start"]
        assert [step["version"] for step in again.welcome["gap"]["steps"]] == [stored["version"]]
    lines = place.live(table).match
    assert lines is not None
    assert lines.record.entries[1].struck


def test_people_are_asked_whether_a_decision_may_be_taken_back(place: Place) -> None:
    ana, bea, table = two_people(place)
    with ana.at(table) as first, bea.at(table) as second:
        first.commit(DECLINE)
        second.hear("moved")
        # Whoever must decline has chosen nothing.
        assert second.shown["legal"] == [DECLINE]
        second.commit(DECLINE)
        for one in (first, second):
            first.catch_up()
            second.catch_up()
            assert len(one.shown["legal"]) > 1
            one.commit(one.shown["legal"][0])
        first.catch_up()
        for yes in (False, True):
            name = second.say(type="take-back", version=second.version)
            wish = first.hear("wish")
            assert (wish["seat"], wish["agreed"]) == (1, [])
            answered = first.say(type="agree", version=wish["version"], yes=yes)
            assert first.hear("stored", "refused", id=answered)["type"] == "stored"
            second.catch_up()
            assert any(one["type"] == "stored" and one["id"] == name for one in second.heard) == yes
            assert second.version == (6 if yes else 5)
        assert second.shown["legal"]
        late = first.say(type="agree", version=5, yes=True)
        first.refused("wish.none", first.hear("refused", id=late))
        early = second.say(type="take-back", version=6)
        second.refused("undo.nothing", second.hear("refused", id=early))


@pytest.mark.parametrize("game", carrack.ids())
def test_a_taken_back_game_is_the_same_after_a_restart(place: Place, game: str) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", *["random"] * (carrack.game(game).facts.seats.start - 1), game=game)["id"]
    with ana.at(table, dump=True) as socket:
        for turn in range(12):
            while not socket.shown["legal"]:
                socket.hear("moved")
            if turn % 4 == 3:
                socket.hear("stored", id=socket.say(type="take-back", version=socket.version))
            else:
                socket.commit(socket.shown["legal"][-1])
        while not socket.shown["legal"]:
            socket.hear("moved")
        before = socket.attempt()["shown"]
    live = place.live(table)
    told = live.history.since(-1, live.match.events if live.match else [], 0)
    live.lose()
    with ana.at(table, dump=True) as socket:
        assert socket.attempt()["shown"] == before
    again = place.live(table)
    assert again is not live
    assert again.history.since(-1, again.match.events if again.match else [], 0) == told


def test_a_table_that_could_not_be_loaded_for_a_visitor_is_loaded_once_the_database_is_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bots wait there, whether or not the visitor comes again."""
    table = place.visitor("Ana").open("me", "random")["id"]
    live = place.live(table)
    live.lose()
    registry = place.app.state.service.registry

    async def away(_: str) -> None:
        raise Busy(Verdict("server.storage", family=BUSY))

    async def visit() -> None:
        with monkeypatch.context() as outage:
            outage.setattr(registry.services.stored, "read", away)
            with pytest.raises(Busy):
                await registry.get(table)
            await registry.keep_on()
        await registry.keep_on()

    in_loop(place, visit)
    again = registry.live[table].result()
    assert again is not live
    assert not again.lost


def test_a_cold_table_plays_each_stored_line_once_and_writes_no_file(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        for _ in range(4):
            while not socket.shown["legal"]:
                socket.hear("moved")
            socket.commit(socket.shown["legal"][-1])
        while not socket.shown["legal"]:  # nobody moves any more
            socket.hear("moved")
    live = place.live(table)
    assert live.match is not None
    lines, dump = len(live.match.record.entries), live.match.state.dump()
    live.lose()
    played: list[Entry] = []

    def play(entry: Entry, state: State) -> None:
        played.append(entry)
        play_entry(entry, state)

    monkeypatch.setattr(persistence, "play_entry", play)
    monkeypatch.setattr(persistence, "record_text", None)
    with ana.at(table) as socket:
        again = place.live(table)
    assert again.match is not None
    assert again.match.state.dump() == dump
    assert len(played) == len(again.match.record.entries) == lines
