"""Lighthouses: how they are erected (erect.1–6), and how they are used (light.1–7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.questions.action import bread_figures
from carrack.games.amalfi.questions.council import NoLighthouse
from carrack.games.amalfi.questions.navigation import destinations_into
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.resources import bread_refusal, load, most_bread, pay_bread, store
from carrack.games.amalfi.stack import A, B, ask, done, one_less, push, push_effect, set_off, taken, top
from carrack.games.amalfi.table import Table

COUNT: Final = A
PLACE: Final = A
BEFORE: Final = B
"""On the stack: where a lighthouse stands, and how often it was used just before."""
NO_SLOT: Final = -2

NO_LIGHTHOUSE: Final[NoLighthouse] = NoLighthouse("no-lighthouse", "erect.5")


@final
class Erect(Decision):
    """The leftmost lighthouse of the granary goes to any free slot (erect.1)."""

    def run(self, table: Table, seat: i64) -> None:
        """erect.5: without a lighthouse, a character or points; erect.6: no slot, no lighthouse."""
        if table.player[seat].lights == 0:
            NO_LIGHTHOUSE.run(table, seat)
            return
        only = self._only_slot(table)
        if only == NO_SLOT:
            table.tell("none-erected", seat)
            done(table)
            return
        ask(table, seat, at.ERECTING)
        if only != at.NONE:
            self._erect(table, only)

    def _only_slot(self, table: Table) -> i64:
        """Return the one free slot, NONE if there are several, NO_SLOT if there is none."""
        found: i64 = NO_SLOT
        place: i64
        for place in range(at.DESTINATIONS):
            if table.light[place] == 0 and table.has_slot(place):
                if found != NO_SLOT:
                    return at.NONE
                found = place
        return found

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return destinations_into(table, pick.ERECT, False, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """erect.1: any free slot on the table; erect.2: evolving destinations have none."""
        if not pick.ERECT <= number < pick.STRAIGHTEN:
            return super().refusal(table, number)
        place = number - pick.ERECT
        if place >= at.FIRST_TILE and not table.has_slot(place):
            return why.NOT_ON_TABLE
        if not table.has_slot(place):
            return why.NO_SLOT
        return why.FINE if table.light[place] == 0 else why.SLOT_TAKEN

    def step(self, table: Table, number: i64) -> None:
        if number < pick.ERECT:
            super().step(table, number)
        else:
            self._erect(table, number - pick.ERECT)

    def _erect(self, table: Table, place: i64) -> None:
        """erect.3: the icon under the lighthouse works at once."""
        seat = table.actor
        one_less(table, COUNT)
        me = table.player[seat]
        icon = at.LIGHTHOUSES - me.lights
        me.lights -= 1
        table.light = table.light[:]
        table.light[place] = u8(seat + 1)
        table.tell("erected", seat, "destination", place)
        set_off(table, seat, language.ON_ERECT)
        push_effect(table, seat, table.parts.light_code[icon], table.parts.light_size[icon])


# --- using --------------------------------------------------------------------------------------------------


def lighthouse_price(table: Table, seat: i64) -> i64:
    """light.2: bread for a ship sent by a lighthouse."""
    price = table.parts.lighthouse_bread - table.modifier(seat, at.KEEPER)
    return price if price > 0 else i64(0)


def holds_shown(table: Table, place: i64) -> i64:
    """light.4: the set of holds that a destination shows."""
    return table.parts.dest_holds[place]


@final
class UseLighthouse(Decision):
    """light.2: who uses a lighthouse either pays 2 bread and sends a ship to the hold that the destination
    shows, or gains 1 bread. light.7: that is neither a visit nor an action."""

    def run(self, table: Table, seat: i64) -> None:
        """light.1: after all that the visitor does there its owner may use it, be it the visitor (light.5) or
        somebody who has passed (light.6)."""
        owner = table.lighthouse_of(top(table, PLACE))
        if owner == at.NONE:
            done(table)
            return
        ask(table, owner, at.LIGHTHOUSE)
        if not self._may_come_to_send(table, owner):
            self._gain_bread(table, owner)

    def _may_come_to_send(self, table: Table, owner: i64) -> bool:
        """light.4: a hold is shown; a ship and the bread for it are there, or could be (option.4)."""
        if holds_shown(table, top(table, PLACE)) == 0 or idle_ships(table, owner) == 0:
            return False
        return lighthouse_price(table, owner) <= most_bread(table, owner, 1)

    def simplest(self, table: Table) -> i64:
        """Return the bread."""
        return pick.BREAD

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.SEND, language.RESOURCES + 1, row, n)  # five holds, and the bread

    def refusal(self, table: Table, number: i64) -> i64:
        """light.3: any hold shown, whatever the visitor chose; a ship in the bay; the bread."""
        if number == pick.BREAD:
            return why.FINE
        if not pick.SEND <= number < pick.BREAD:
            return super().refusal(table, number)
        if holds_shown(table, top(table, PLACE)) >> (number - pick.SEND) & 1 == 0:
            return why.OTHER_HOLD
        if table.player[table.actor].bay == 0:
            return why.NO_SHIP_TO_SEND
        return bread_refusal(table, table.actor, lighthouse_price(table, table.actor))

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)  # bread from a ship or a card: then the same question again
        elif number == pick.BREAD:
            self._gain_bread(table, table.actor)
        else:
            self._send(table, table.actor, number - pick.SEND)

    def _send(self, table: Table, owner: i64, hold: i64) -> None:
        place = self._use(table, owner)
        pay_bread(table, owner, lighthouse_price(table, owner))
        load(table, owner, hold)
        table.tell("lighthouse-sent", owner, "destination", place, "hold", hold)

    def _gain_bread(self, table: Table, owner: i64) -> None:
        gain = table.parts.lighthouse_gain
        table.tell("lighthouse-bread", owner, "destination", self._use(table, owner), "bread", gain)
        store(table, owner, gain)

    def _use(self, table: Table, owner: i64) -> i64:
        """invite.14: some may use a lighthouse again, which sets off nothing; return where it stands."""
        before = top(table, BEFORE)
        place = taken(table, PLACE)
        if before < table.modifier(owner, at.AGAIN):
            push(table, owner, language.USE_LIGHTHOUSE, place, before + 1)
        if before == 0:
            set_off(table, owner, language.ON_LIGHTHOUSE)
        return place

    def args(self, table: Table) -> dict[str, object]:
        place = top(table, PLACE)
        price = lighthouse_price(table, table.actor)
        return {
            "destination": int(place),
            "hold": _only_hold(holds_shown(table, place)),
            "price": int(price),
            "gain": int(table.parts.lighthouse_gain),
        }

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if reason not in (why.BREAD_SHORT, why.GRANARY_TOO_SMALL):
            return {}
        return bread_figures(table, reason, lighthouse_price(table, table.actor))


@final
class Beam(Decision):
    """invite.14: one of the own lighthouses is used as if its destination had just been visited."""

    def run(self, table: Table, seat: i64) -> None:
        if table.player[seat].lights == at.LIGHTHOUSES:
            table.tell("none-used", seat)
            done(table)
            return
        ask(table, seat, at.BEAMING)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        place: i64
        for place in range(at.DESTINATIONS):
            if i64(table.light[place]) == table.actor + 1:
                row[n] = pick.BEAM + place
                n += 1
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.BEAM <= number < pick.CRUMB:
            return super().refusal(table, number)
        mine = i64(table.light[number - pick.BEAM]) == table.actor + 1
        return why.FINE if mine else why.NO_LIGHTHOUSE

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
            return
        seat = table.actor
        one_less(table, COUNT)
        push(table, seat, language.USE_LIGHTHOUSE, number - pick.BEAM)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(top(table, COUNT))}


def _only_hold(holds: i64) -> int:
    """Return the one hold of a set, or ANY_HOLD: any of several."""
    hold: i64
    for hold in range(language.RESOURCES):
        if holds == 1 << hold:
            return int(hold)
    return language.ANY_HOLD
