"""`carrack sit`: a bot of one's own at a live table, from outside; and `carrack serve`'s refusals."""

from __future__ import annotations

import threading
from pathlib import Path

from tests.cli.running import carrack_command, carrack_process, refused
from tests.server.processes import Client, ServerProcess

BOT = """
from carrack.bots.base import Bot

class Last(Bot):
    def decide(self, view, rng):
        return view.legal[-1]
"""


def test_a_bot_of_ones_own_plays_a_whole_game_by_invitation_and_by_token(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)
    # So few messages a second that the bots have to wait now and then.
    with ServerProcess(tmp_path, CARRACK_MESSAGES_PER_SECOND="30") as server:
        ana = Client(server, "Ana")
        wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "invited"}]}
        table = ana.ask("/api/tables", wish)
        key = ana.ask(f"/api/tables/{table['id']}/token", {})["link"]
        link = server.address + table["seats"][1]["link"]
        done = []
        other = threading.Thread(
            target=lambda: done.append(carrack_process("sit", link, "--bot", f"{file}:Last", "--lang", "en"))
        )
        other.start()
        mine = carrack_process("sit", server.address + key, "--bot", "random", "--lang", "de")
        other.join()
        assert done[0].code == 0, done[0].err
        assert "Seated: seat 2." in done[0].out
        assert "of 2." in done[0].out
        assert mine.code == 0, mine.err
        assert "Platz genommen: Platz 1." in mine.out
        assert ana.ask(f"/api/tables/{table['id']}")["status"] == "over"
        # The link was used up.
        refused(carrack_process("sit", link, "--bot", "random", "--lang", "en"), "invitation.unknown")


IDLE = """
from carrack.bots.base import Bot

class Idle(Bot):
    def decide(self, view, rng):
        passing = view.game.actions.find("pass")
        return passing if passing in view.legal else view.legal[0]
"""


def test_a_bot_alone_is_told_how_it_ended_and_no_place(tmp_path: Path) -> None:
    file = tmp_path / "idle.py"
    file.write_text(IDLE)
    with ServerProcess(tmp_path) as server:
        ana = Client(server, "Ana")
        table = ana.ask("/api/tables", {"game": "amalfi", "seats": [{"kind": "me"}]})
        key = ana.ask(f"/api/tables/{table['id']}/token", {})["link"]
        done = carrack_process("sit", server.address + key, "--bot", f"{file}:Idle", "--lang", "en")
        assert done.code == 0, done.err
        assert done.out.endswith("The rival has won: too few titles.\n")
        assert "place" not in done.out


def test_links_that_lead_nowhere_are_sentences() -> None:
    for link in ("nonsense", "http://127.0.0.1:1", "ftp://x/join/y", "http://127.0.0.1:1/table/x"):
        refused(carrack_command("sit", link, "--bot", "random", "--lang", "en"), "leads to no seat")
    refused(
        carrack_command("sit", "http://127.0.0.1:1/join/x", "--bot", "random", "--lang", "en"),
        "cannot be reached: Connection refused.",
    )


def test_serve_refuses_in_a_sentence(tmp_path: Path) -> None:
    refused(
        carrack_command("serve", "--lang", "en", "--port", "99999"), "port must be a number from 0 to 65535"
    )
    refused(carrack_command("serve", "--lang", "en", "--log", "xml"), "one of these: json, plain, none")
    refused(carrack_command("serve", "--lang", "en", "--host", "1.2.3.4", "--port", "0"), "cannot listen")
    bad = tmp_path / "no" / "folder.db"
    done = carrack_process("serve", "--lang", "en", "--port", "0", "--database", bad)
    refused(done, "database cannot be used")
