"""Component files that a host offers: chosen for a table, kept with it, and true for ever after."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import carrack
from carrack.client.bot import RemoteBot
from carrack.client.seat import RemoteSeat
from carrack.core.records import read
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed
from carrack.server.app import make_app
from carrack.server.upgrade_check import check_tables
from tests.cli.running import carrack_process, refused
from tests.server.processes import Client, ServerProcess
from tests.server.visitors import GAME, Message, Place, Visitor, running, settings_for

COPY = """\
# Private remarks of the host are nobody's business.
about = { game = "amerigo-cards", title = "Grandmother's copy", note = "counted in 2024" }
hand_limit = { value = 13, source = "public", note = "printed on the sheet" }
companies = 0
exhibition_limit = 12
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "components"
    found.mkdir()
    (found / "old.toml").write_text(COPY)
    (found / "readme.txt").write_text("not a component file")
    return found


def offered(visitor: Visitor, game: str = GAME) -> list[Message]:
    cards: list[Message] = visitor.get("/api/games")
    found: list[Message] = next(card for card in cards if card["id"] == game)["components"]
    return found


def open_with(visitor: Visitor, components: str, *seats: str) -> Message:
    wishes = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in seats or ("greedy",))]
    body = {"game": GAME, "seats": wishes, "components": components}
    table: Message = visitor.post("/api/tables", body)
    return table


def test_they_are_listed_per_game_with_what_is_different_and_where_it_comes_from(
    tmp_path: Path, folder: Path
) -> None:
    (folder / "nameless.toml").write_text('stuck_draw = 2\nabout.game = "amerigo-cards"\n')
    with running(settings_for(tmp_path, components=str(folder))) as place:
        ana = place.visitor("Ana")
        nameless, old = offered(ana)
        assert (nameless["title"], nameless["note"]) == ("nameless", "")
        assert (old["title"], old["note"]) == ("Grandmother's copy", "counted in 2024")
        assert old["changed"] == [
            {"name": "hand_limit", "value": "13", "usual": "12", "source": "public",
             "note": "printed on the sheet"},
            {"name": "companies", "value": "0", "usual": "1", "source": "owner", "note": ""},
        ]  # fmt: skip
        assert offered(ana, "pizarro") == []
        assert ana.get(f"/api/games/{GAME}")["card"]["components"] == [nameless, old]
        table = open_with(ana, old["id"])
        assert table["components"] == old
        assert open_with(ana, "")["components"] is None
        for unknown in ("0123", carrack.game(GAME).components.digest):
            ana.refused(
                "POST", "/api/tables", 400, "components.unknown",
                {"game": GAME, "seats": [{"kind": "me"}, {"kind": "invited"}], "components": unknown},
            )  # fmt: skip
        file = ana.get(f"/api/tables/{table['id']}/components")
        assert "Private" not in file
        (tmp_path / "again.toml").write_text(file)
        assert carrack.game(GAME, tmp_path / "again.toml").components.digest == old["id"]


def play(visitor: Visitor, table: str, most: int = 10**6) -> None:
    """Play on, whatever may be, until it is over or so many decisions are made."""
    with visitor.at(table) as socket:
        while socket.shown["actor"] >= 0 and most:
            if socket.shown["legal"]:
                socket.commit(socket.shown["legal"][-1])
                most -= 1
            else:
                socket.hear("moved")


def test_a_table_keeps_its_values_when_the_file_changes_or_is_gone(tmp_path: Path, folder: Path) -> None:
    settings = settings_for(tmp_path, components=str(folder))
    with running(settings) as place:
        ana = place.visitor("Ana")
        old = offered(ana)[0]
        table = open_with(ana, old["id"], "random")["id"]
        waiting = ana.post(
            "/api/tables",
            {"game": GAME, "seats": [{"kind": "me"}, {"kind": "anybody"}], "components": old["id"]},
        )["id"]
        play(ana, table, 3)
        cookies = ana.client.cookies
    (folder / "old.toml").write_text(COPY.replace("13", "9"))
    with running(settings) as place:
        ana = place.visitor()
        ana.client.cookies = cookies
        assert offered(ana)[0]["id"] != old["id"]
        assert ana.get(f"/api/tables/{table}")["components"] == old
        play(ana, table, 3)
    (folder / "old.toml").unlink()
    checked = asyncio.run(check_tables(settings.database))
    assert (checked.tables, checked.broken) == (2, [])
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor()
        ana.client.cookies = cookies
        assert offered(ana) == []
        assert [one["components"] for one in ana.get("/api/tables/mine")["tables"]] == [old, old]
        bea = place.visitor("Bea")
        assert bea.post(f"/api/tables/{waiting}/join")["components"] == old
        match = place.live(waiting).match
        assert match is not None
        assert match.game.components.values["hand_limit"] == 13
        play(ana, table)
        record = ana.get(f"/api/tables/{table}/record")
        assert f"components: {old['id']}\nvalues: {{ hand_limit = 13, " in record
        # The record alone is enough, anywhere.
        reading = read(record, carrack.game)
        assert (reading.error, reading.game.components.digest) == (None, old["id"])
        replay = ana.get(f"/api/tables/{table}/replay/-1")
        assert (replay["trouble"], replay["table"]["components"]) == (None, old)
        uploaded = ana.post("/api/replays", {"record": record})
        assert len(uploaded["positions"]) == len(replay["positions"])
        assert uploaded["table"]["components"]["changed"][0]["value"] == "13"
        # Once more is with the same values.
        assert ana.post(f"/api/tables/{table}/rematch")["components"] == old


def test_bots_and_programs_of_ones_own_play_by_the_tables_values(tmp_path: Path, folder: Path) -> None:
    with ServerProcess(tmp_path, CARRACK_COMPONENTS=str(folder)) as server:
        host = Client(server, "Host")
        components = host.ask("/api/games")[0]["components"][0]["id"]
        wishes = [{"kind": "invited"}, {"kind": "bot", "bot": "greedy"}]
        table = host.ask("/api/tables", {"game": GAME, "seats": wishes, "components": components})
        visit = RemoteSeat(server.address + table["seats"][0]["link"], "Program")
        assert visit.game.components.digest == components
        assert len(RemoteBot(visit, "random", lambda _: None).play()) == 2
        assert host.ask(f"/api/tables/{table['id']}")["status"] == "over"


def test_serve_names_the_file_and_the_field(tmp_path: Path, folder: Path) -> None:
    (folder / "old.toml").write_text(COPY.replace("13", "1"))
    database = tmp_path / "tables.db"
    done = carrack_process("serve", "--port", "0", "--database", database, "--components", folder)
    refused(done, "old.toml, line 3, hand_limit")


@pytest.mark.parametrize(
    ("name", "text", "code", "named"),
    [
        ("a.toml", "hand_limit = ", "components.not-toml", "a.toml"),
        ("a.toml", "x = " + "[" * 5000, "components.not-toml", "a.toml"),
        ("a.toml", "hand_limit = 13", "components.no-game", "a.toml"),
        ("a.toml", 'about = { game = "chess" }', "game.unknown", "chess"),
        ("a.toml", 'about = { game = 3 }', "components.bad-value", "about"),
        ("a.toml", 'about = "mine"', "components.bad-value", "about"),
        ("a.toml", f'about = {{ game = "{GAME}", title = "{"x" * 61}" }}', "components.bad-value", "about"),
        ("a.toml", f'about = {{ game = "{GAME}" }}\nhand_limit = 0', "components.bad-value", "hand_limit"),
        ("a.toml", f'about = {{ game = "{GAME}" }}\nsails = 0', "components.bad-value", "sails"),
        ("z.toml", COPY.replace("Grandmother's", "Another"), "components.twice", "z.toml"),
        ("a.toml", "#" * 70_000, "file.unreadable", "a.toml"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_at_the_start_in_one_sentence(
    tmp_path: Path, folder: Path, name: str, text: str, code: str, named: str
) -> None:
    (folder / name).write_text(text)
    with pytest.raises(Malformed) as refusal:
        make_app(settings_for(tmp_path, components=str(folder)))
    assert refusal.value.verdict.code == code
    for language in LANGUAGES:
        assert named in Texts(None, language).refusal(refusal.value.verdict)


def test_what_is_no_folder_and_what_is_not_text_is_refused(tmp_path: Path, folder: Path) -> None:
    for path, code in ((tmp_path / "nowhere", "components.folder"), (folder, "file.unreadable")):
        (folder / "latin.toml").write_bytes(b"# \xe9")
        with pytest.raises(Malformed) as refusal:
            make_app(settings_for(tmp_path, components=str(path)))
        assert refusal.value.verdict.code == code


def test_values_that_this_version_refuses_are_listed_and_break_only_their_table(
    tmp_path: Path, folder: Path
) -> None:
    """As after an upgrade whose schema is stricter."""
    with running(settings_for(tmp_path, components=str(folder))) as place:
        ana = place.visitor("Ana")
        table = open_with(ana, offered(ana)[0]["id"])["id"]
        fine = open_with(ana, "")["id"]
        _spoil(place, table)
        listed = {one["id"]: one["components"] for one in ana.get("/api/tables/mine")["tables"]}
        assert listed[fine] is None
        assert (listed[table]["title"], listed[table]["changed"]) == ("Grandmother's copy", [])
        ana.refused("GET", f"/api/tables/{table}", 400, "components.bad-value")
        assert ana.get(f"/api/tables/{fine}")["status"] == "playing"
    checked = asyncio.run(check_tables(settings_for(tmp_path).database))
    assert [(one.table, one.verdict.code) for one in checked.broken] == [(table, "components.bad-value")]


def _spoil(place: Place, table: str) -> None:
    portal, service = place.client.portal, place.app.state.service
    assert portal is not None
    portal.call(service.registry.live.pop(table).result().close)

    async def write() -> None:
        async with service.database.engine.begin() as connection:
            await connection.exec_driver_sql(
                "update tables set owner_file = replace(owner_file, '13', '1') where owner_file != ''"
            )

    portal.call(write)
