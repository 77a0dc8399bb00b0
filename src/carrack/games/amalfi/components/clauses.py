"""The effect language: what a card's clauses may say, and the numbers they become.

Everything that is wrong is refused, with the list, the card and the field; so is an effect that could set
itself off for ever.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, NoReturn

import msgspec

from carrack.core.component_reasons import WrongValue, shown, why
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at

Row = tuple[int, int, int, int]

FIELDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "pay": {"count": (1, 6)},
    "send": {"hold": (0, 0), "count": (1, 4)},
    "take": {"count": (1, 2)},
    "erect": {"count": (1, 2)},
    "straighten": {"count": (1, 3)},
    "gain": {"what": (0, 0), "count": (1, 12), "per": (0, 0), "at_most": (1, 24)},
    "discard": {"row": (0, 0)},
    "recall": {"count": (1, 3)},
    "build": {"count": (1, 2), "to": (0, 0)},
    "acquire": {"kind": (0, 0), "discount": (0, 6), "bread": (1, 6)},
    "discover": {"discount": (0, 6), "per": (0, 0), "at_most": (1, 6)},
    "invite": {"kind": (0, 0), "discount": (0, 6), "from_": (0, 0)},
    "construct": {"discount": (0, 6)},
    "discount": {"on": (0, 0), "kind": (0, 0), "count": (1, 3)},
    "accept": {"on": (0, 0), "kind": (0, 0), "hold": (0, 0)},
    "worth": {"hold": (0, 0), "count": (1, 2)},
    "feed": {"count": (1, 3)},
    "store": {"count": (1, 3)},
    "keeper": {"count": (1, 2)},
    "navigate": {"where": (0, 0), "discount": (0, 6)},
    "revisit": {"where": (0, 0)},
    "undock": {"count": (1, 2)},
    "decree": {"at_most": (1, 24)},
    "beam": {"count": (1, 2)},
    "claim": {"noun": (0, 0), "count": (1, 2)},
    "row": {"row": (0, 0)},
    "launch": {},
    "crumbs": {"count": (1, 3)},
    "again": {"count": (1, 1)},
    "admit": {"where": (0, 0), "fee": (0, 3)},
}
"""The fields of each verb, with the least and the most of those that are numbers."""
OPTIONAL: Final = {
    "gain": ("per", "at_most"),
    "build": ("to",),
    "acquire": ("bread",),
    "invite": ("from_",),
    "discover": ("discount", "per", "at_most"),
    "navigate": ("discount",),
}
"""Fields that a verb may do without."""
STANDING: Final = (
    "discount",
    "accept",
    "worth",
    "feed",
    "store",
    "keeper",
    "claim",
    "row",
    "launch",
    "crumbs",
    "again",
    "admit",
)
TRIGGERED: Final = ("send", "take", "erect", "straighten", "gain", "recall", "build", "revisit")
PLACES: Final = ("occupied", "foreign")
AT_DOCKS: Final = {
    "occupied": language.AT_OCCUPIED,
    "foreign": language.AT_FOREIGN | language.AT_FREE,
    "any": language.AT_OCCUPIED | language.AT_FOREIGN | language.AT_FREE,
}
FROM: Final = {
    "hand": 0,
    "council": language.FROM_COUNCIL | language.NOT_FROM_HAND,
    "both": language.FROM_COUNCIL,
}
ONCE: Final = ("navigate", "revisit", "undock", "decree")
"""What an engageable may do only once a period, or it might go on for ever."""
COUNTED: Final = {
    "beam": language.BEAM,
    "take": language.TAKE,
    "erect": language.ERECT,
    "straighten": language.STRAIGHTEN,
    "recall": language.RECALL,
}
EVENTS: Final = {
    "engage": language.ON_ENGAGE,
    "erect": language.ON_ERECT,
    "take": language.ON_TAKE,
    "lighthouse": language.ON_LIGHTHOUSE,
    "pass": language.ON_PASS,
    "period": language.ON_PERIOD,
    "discover": language.DISCOVERY,
    "construct": language.CONSTRUCTION,
}
MOST_CLAUSES: Final = 5
PURCHASES: Final = language.GRANT_NAMES[: language.GRANT_NAVIGATE]


class Clause(msgspec.Struct, forbid_unknown_fields=True):
    """One clause, as it stands in the file."""

    do: str
    count: int | None = None
    hold: str | None = None
    what: str | None = None
    per: str | None = None
    at_most: int | None = None
    row: str | None = None
    kind: str | None = None
    discount: int | None = None
    on: str | None = None
    to: str | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    where: str | None = None
    fee: int | None = None
    bread: int | None = None
    noun: str | None = None


def wrong(where: str, field: str, code: str, **args: object) -> NoReturn:
    """Refuse a value with this reason; `where` is its list and its card, if it has one."""
    raise WrongValue([*where.split(" "), field], why(code, **args))


def check_bounds(where: str, field: str, value: int, bounds: tuple[int, int]) -> None:
    """Refuse a number that is too small or too large."""
    least, most = bounds
    if least == most != value:
        wrong(where, field, "other-value", needed=most)
    if not least <= value <= most:
        wrong(where, field, "not-between", value=value, least=least, most=most)


def one_of(where: str, field: str, word: str | None, words: tuple[str, ...]) -> int:
    """Return the place of a word among those that are known; a refusal names the most similar first."""
    if word not in words:
        near = get_close_matches(str(word), words)
        known = [*near, *(one for one in words if one not in near)]
        wrong(where, field, "not-one-of", value=shown(word), known=", ".join(known))
    return words.index(word)


def noun(where: str, field: str, word: str | None) -> int:
    """Return the number of what is counted."""
    return one_of(where, field, word, language.NOUNS)


def kinds(where: str, on: str, kind: str | None) -> list[int]:
    """Return the kinds of purchase that an action and a kind mean."""
    if on == "acquire":
        found = one_of(where, "kind", kind, (*language.ART_NAMES, "any"))
        return list(range(language.ARTS)) if found == language.ARTS else [found]
    if on == "invite":
        found = one_of(where, "kind", kind, (*language.TYPE_NAMES, "any"))
        return (
            [language.CHARACTER + i for i in range(language.TYPES)]
            if found == language.TYPES
            else [language.CHARACTER + found]
        )
    one_of(where, "on", on, PURCHASES)
    if kind not in (None, "any"):
        wrong(where, "kind", "any-only", verb=on)
    return [language.DISCOVERY if on == "discover" else language.CONSTRUCTION]


# --- one clause -------------------------------------------------------------------------------------------


def check_fields(where: str, clause: Clause) -> None:
    """Refuse a clause unless it has exactly the fields of its verb, with numbers within their bounds."""
    one_of(where, "do", clause.do, tuple(FIELDS))
    known = FIELDS[clause.do]
    for field in Clause.__struct_fields__[1:]:
        value = getattr(clause, field)
        name = field.rstrip("_")
        if field not in known and value is not None:
            wrong(where, name, "no-field-of", verb=clause.do)
        if field in known and value is None and field not in OPTIONAL.get(clause.do, ()):
            wrong(where, name, "needed-by", verb=clause.do)
        if isinstance(value, int):
            check_bounds(where, name, value, known[field])
    if clause.do != "decree" and (clause.per is None) != (clause.at_most is None):
        wrong(where, "at_most", "only-together", other="per")
    if clause.do == "discover" and (clause.discount is None) == (clause.per is None):
        wrong(where, "discount", "discount-or-per", verb=clause.do)


def row_of(where: str, clause: Clause) -> Row:
    """Return a clause that happens, as numbers."""
    count = clause.count or 0
    if clause.do == "send":
        return language.SEND, one_of(where, "hold", clause.hold, (*language.RESOURCE_NAMES, "any")), count, 0
    if clause.do == "gain":
        what = (language.GAIN_BREAD, language.GAIN_POINTS)[
            one_of(where, "what", clause.what, ("bread", "points"))
        ]
        per = 0 if clause.per is None else noun(where, "per", clause.per) + 1
        return what, count, per, clause.at_most or 0
    if clause.do == "discard":
        return language.DISCARD, one_of(where, "row", clause.row, language.ROW_NAMES), 0, 0
    if clause.do in PURCHASES:
        return _grant(where, clause)
    if clause.do in language.GRANT_NAMES:
        return _at_docks(where, clause)
    if clause.do == "decree":
        return language.DECREE_NOW, clause.at_most or 0, 0, 0
    if clause.do == "build":
        return language.BUILD, count, int(_to_bay(where, clause)), 0
    if clause.do not in COUNTED:
        wrong(where, "do", "not-here", verb=clause.do)
    return COUNTED[clause.do], count, 0, 0


def _to_bay(where: str, clause: Clause) -> bool:
    return clause.to is not None and one_of(where, "to", clause.to, ("port", "bay")) == 1


def _grant(where: str, clause: Clause) -> Row:
    """Return a purchase that is granted."""
    what = language.GRANT_NAMES.index(clause.do)
    if clause.per is not None:
        return language.GRANT_PER, what, noun(where, "per", clause.per), clause.at_most or 0
    chosen = sum(1 << kind for kind in kinds(where, clause.do, clause.kind))
    if clause.from_ is not None:
        chosen |= FROM[tuple(FROM)[one_of(where, "from", clause.from_, tuple(FROM))]]
    return language.GRANT, what, chosen, (clause.discount or 0) | (clause.bread or 0) << language.BREAD_SHIFT


def _at_docks(where: str, clause: Clause) -> Row:
    """Return a visit that is granted, or a ship back from a dock."""
    what = language.GRANT_NAMES.index(clause.do)
    chosen = 0
    if clause.do == "navigate":
        chosen = tuple(AT_DOCKS.values())[one_of(where, "where", clause.where, tuple(AT_DOCKS))]
    elif clause.do == "revisit":
        chosen = language.AT_PUBLIC if one_of(where, "where", clause.where, ("private", "any")) else 0
    return language.GRANT, what, chosen, clause.discount or 0


def happening(where: str, effect: list[Clause], may_pay: bool = False) -> tuple[int, list[Row]]:
    """Return an effect that happens: the bread it costs, and its rows."""
    if len(effect) > MOST_CLAUSES:
        wrong(where, "effects", "too-many-clauses", most=MOST_CLAUSES)
    for clause in effect:
        check_fields(where, clause)
    pay = 0
    if effect and effect[0].do == "pay":
        if not may_pay:
            wrong(where, "do", "no-payment-here")
        pay = effect[0].count or 0
        effect = effect[1:]
    for clause in effect:
        if clause.do == "pay":
            wrong(where, "do", "payment-first")
    rows = [row_of(where, clause) for clause in effect]
    again = [
        row for row, clause in zip(rows, effect, strict=True) if clause.do == "undock" and clause.count == 2
    ]
    return pay, rows + again


def holds_of(rows: list[Row], wild: bool) -> int:
    """Return the set of holds that an effect shows."""
    found = 0
    for verb, hold, _, _ in rows:
        if verb == language.SEND and hold != language.ANY_HOLD:
            found |= 1 << hold
        elif verb == language.SEND and wild:
            found |= language.ALL_HOLDS
    return found


# --- permanent effects ------------------------------------------------------------------------------------


def standing(where: str, effect: list[Clause]) -> list[tuple[int, int]]:
    """Return a standing effect: places of modifiers, and what is added (or joined, for sets of resources)."""
    found: list[tuple[int, int]] = []
    for clause in effect:
        check_fields(where, clause)
        if clause.do not in STANDING:
            wrong(where, "when", "needs-event", verb=clause.do)
        count = clause.count or 0
        if clause.do == "worth":
            found.append(
                (at.WORTH + one_of(where, "hold", clause.hold, (*language.RESOURCE_NAMES, "supply")), count)
            )
        elif clause.do in ("feed", "store", "keeper"):
            found.append(({"feed": at.FEED, "store": at.STORE, "keeper": at.KEEPER}[clause.do], count))
        elif clause.do == "claim":
            names = tuple(language.NOUNS[one] for one in language.CLAIMS)
            found.append((at.CLAIM + one_of(where, "noun", clause.noun, names), count))
        elif clause.do == "row":
            row = one_of(where, "row", clause.row, (*language.ROW_NAMES, "all"))
            found += [(at.ROW_FREE + i, 1) for i in range(len(language.ROW_NAMES)) if row in (i, 3)]
        elif clause.do == "launch":
            found.append((at.LAUNCH, 1))
        elif clause.do in ("crumbs", "again"):
            found.append(({"crumbs": at.CRUMBS, "again": at.AGAIN}[clause.do], count))
        elif clause.do == "admit":
            found.append(
                (at.ADMIT_BESIDE + one_of(where, "where", clause.where, PLACES), 1 + (clause.fee or 0))
            )
        elif clause.do == "discount":
            found += [(at.OFF + kind, count) for kind in kinds(where, str(clause.on), clause.kind)]
        else:
            bit = 1 << one_of(where, "hold", clause.hold, language.RESOURCE_NAMES)
            found += [(at.WITH + kind, bit) for kind in kinds(where, str(clause.on), clause.kind)]
    return found


def events(where: str, when: str, kind: str | None) -> list[int]:
    """Return the triggers that a `when` and a `kind` mean."""
    if when in ("acquire", "invite"):
        return kinds(where, when, kind)
    if when == "navigate":
        both = [language.ON_PUBLIC, language.ON_PRIVATE]
        found = one_of(where, "kind", kind, ("public", "private", "any"))
        return both if found == len(both) else [both[found]]
    if kind is not None:
        wrong(where, "kind", "no-kinds", event=when)
    words = ("acquire", "invite", "navigate", *EVENTS)
    one_of(where, "when", when, words)
    return [EVENTS[when]]


def triggered(where: str, effect: list[Clause], when: list[int]) -> list[Row]:
    """Return an effect that something sets off."""
    for clause in effect:
        if clause.do in FIELDS and clause.do not in TRIGGERED:
            wrong(where, "do", "no-event-for", verb=clause.do)
    rows = happening(where, effect)[1]
    if any(clause.do == "revisit" for clause in effect) and when != [language.ON_PASS]:
        wrong(where, "effects", "endless-visit")
    if language.ON_ENGAGE in when and any(
        row[0] not in (language.GAIN_BREAD, language.GAIN_POINTS) for row in rows
    ):
        wrong(where, "effects", "endless-engaging")
    return rows


# --- effects without end ----------------------------------------------------------------------------------


def sets_off(row: Row) -> list[int]:
    """Return the triggers that a clause may set off; a lighthouse may become a character, and both have
    icons."""
    return {
        language.TAKE: [language.ON_TAKE],
        language.ERECT: [language.ON_ERECT, language.ON_TAKE],
        language.BUILD: [language.CONSTRUCTION, language.ON_TAKE],
        language.BEAM: [language.ON_LIGHTHOUSE],
    }.get(row[0], [])


def check_triggers(cards: list[tuple[str, list[int], list[Row]]]) -> None:
    """Refuse permanent effects that could trigger themselves, directly or by way of others."""
    reached = {
        (event, after)
        for _, whens, rows in cards
        for event in whens
        for row in rows
        for after in sets_off(row)
    }
    for middle in range(language.TRIGGERS):
        before = [first for first, second in reached if second == middle]
        behind = [second for first, second in reached if first == middle]
        reached |= {(one, other) for one in before for other in behind}
    for where, whens, rows in cards:
        for event in whens:
            ends = {after for row in rows for after in sets_off(row)}
            if any(end == event or (end, event) in reached for end in ends):
                wrong(where, "effects", "endless-effect")


def check_place(where: str, effect: list[Clause]) -> None:
    """Refuse a place that leads back to itself without a ship from the bay."""
    for clause in effect:
        if clause.do in ("undock", "revisit"):
            wrong(where, "do", "endless-place", verb=clause.do)


def check_once(where: str, once: bool, effect: list[Clause]) -> None:
    """Refuse one without `once` that sails, undocks, scores a decree or invites from the Council."""
    endless = [clause.do for clause in effect if clause.do in ONCE or clause.from_ in ("council", "both")]
    if endless and not once:
        wrong(where, "once", "only-once", verb=endless[0])


def check_admissions(cards: list[tuple[str, list[Clause]]]) -> None:
    """Two fees for the same permission could not both hold."""
    found: set[str] = set()
    for where, effect in cards:
        for clause in effect:
            if clause.do == "admit" and str(clause.where) in found:
                wrong(where, "where", "admitted-already", dock=str(clause.where))
            if clause.do == "admit":
                found.add(str(clause.where))


def check_straightener(where: str, pay: int, rows: list[Row], engaging: int) -> None:
    """Refuse an engageable that could straighten without end: it may help one other, at a price."""
    count = sum(row[1] for row in rows if row[0] == language.STRAIGHTEN)
    if count == 0:
        return
    others = [
        row for row in rows if row[0] not in (language.STRAIGHTEN, language.GAIN_POINTS, language.DISCARD)
    ]
    if count > 1 or others:
        wrong(where, "effects", "straightens-alone")
    if pay <= engaging:
        wrong(where, "effects", "straightening-too-cheap", bread=engaging)
