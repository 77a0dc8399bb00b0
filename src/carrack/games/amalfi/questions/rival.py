"""Solo: a rival (solo.1–13): it is chosen, and reacts to each main action."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.events import NOBODY
from carrack.core.question import Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.stack import A, ask, done, push, taken
from carrack.games.amalfi.table import Table

ACTION: Final = A


@final
class PickRival(Question[Table]):
    """solo.1: after the set-up, with titles and decrees in view, whoever plays alone chooses the rival."""

    def run(self, table: Table, seat: i64) -> None:
        ask(table, seat, at.PICK_RIVAL)

    def args(self, table: Table) -> dict[str, object]:
        """Return for each rival the titles that it asks for after each period (solo.11)."""
        found: dict[str, object] = {}
        for rival in range(at.RIVALS):
            first = rival * at.PERIODS
            titles = [int(table.parts.rival_titles[first + period]) for period in range(at.PERIODS)]
            found[at.RIVAL_NAMES[rival]] = ", ".join(map(str, titles))
        return found

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(pick.RIVAL, at.RIVALS, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if pick.RIVAL <= number < pick.UNDOCK else why.not_now(number)

    def step(self, table: Table, number: i64) -> None:
        done(table)
        table.rival = number - pick.RIVAL
        table.tell("rival", table.actor, "rival", table.rival)


@final
class Rival(Question[Table]):
    """solo.1: the rival reacts to a main action."""

    def run(self, table: Table, seat: i64) -> None:
        action = taken(table, ACTION)
        if action == at.A_NAVIGATION:
            self._send_ships(table)
        elif action == at.A_ENGAGEMENT:
            self._send_to_evolving(table)
        elif action == at.A_CONSTRUCTION:
            self._erect(table)
        elif action == at.A_ACQUISITION:
            rows.WORKSHOP.discard_rightmost(table)
        elif action == at.A_DISCOVERY:
            rows.ATLAS.discard_rightmost(table)
        elif action == at.A_INVITATION:
            rows.COUNCIL.discard_rightmost(table)

    def _send_ships(self, table: Table) -> None:
        """solo.3: to all free public destinations that match the rightmost artwork, in the board's order."""
        artwork = rows.WORKSHOP.rightmost(table)
        if artwork == at.NONE:
            return
        arrived: i64 = 0
        one: i64 = 1
        place: i64
        for place in range(at.PUBLIC):
            if table.rival_ships > 0 and table.dock[place] == 0 and _is_wanted(table, place, artwork):
                self._dock(table, place)
                arrived |= one << place
        # solo.9: the first of them is asked about first.
        for place in range(at.PUBLIC - 1, -1, -1):
            if arrived >> place & 1 == 1:
                push(table, 0, language.USE_LIGHTHOUSE, place)

    def _send_to_evolving(self, table: Table) -> None:
        """solo.6: a ship to the topmost free evolving destination."""
        row: i64
        for row in range(at.EVOLVING):
            place = table.evolving(row)
            if table.dock[place] == 0:
                if table.rival_ships > 0:
                    self._dock(table, place)
                    push(table, 0, language.USE_LIGHTHOUSE, place)
                return

    def _dock(self, table: Table, place: i64) -> None:
        table.dock_to_write()[place] = u8(at.RIVAL_MARK)
        table.rival_ships -= 1
        table.tell("rival-ship", NOBODY, "destination", place, "rival", table.rival)

    def _erect(self, table: Table) -> None:
        """solo.7: lighthouses to all free slots of public destinations that match the rightmost tile."""
        tile = rows.ATLAS.rightmost(table)
        if tile == at.NONE:
            return
        parts = table.parts
        wanted = parts.base_modifiers[at.WITH + language.DISCOVERY] | parts.tile_also[tile]
        place: i64
        for place in range(at.PUBLIC):
            if table.rival_lights > 0 and table.light[place] == 0 and parts.dest_plain[place] & wanted != 0:
                table.light = table.light[:]
                table.light[place] = u8(at.RIVAL_MARK)
                table.rival_lights -= 1
                table.tell("rival-lighthouse", NOBODY, "destination", place, "rival", table.rival)


def _is_wanted(table: Table, place: i64, artwork: i64) -> bool:
    """solo.3, solo.4: a destination matches an artwork's price, or its bonus if this rival looks at it."""
    parts = table.parts
    resources = parts.base_modifiers[at.WITH + parts.art_kind[artwork]] | parts.art_also[artwork]
    if parts.dest_plain[place] & resources != 0:
        return True
    if parts.rival_bonus[table.rival] == 0:
        return False
    bonus = parts.art_code[artwork] * at.CLAUSE
    verb = parts.code[bonus]
    if verb != language.SEND:
        return parts.dest_gives[place] >> verb & 1 == 1
    hold = parts.code[bonus + 1]
    return hold != language.ANY_HOLD and parts.dest_plain[place] >> hold & 1 == 1
