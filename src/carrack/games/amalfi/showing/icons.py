"""Effects in icons: what a card, tile or place does, as chips of signs for the page.

The page draws the signs one after the other and knows no verb. A sign that begins with a letter is an icon of
`web/src/games/amalfi/icons.svg`; every other sign ("+2", "−1", "/", "≤24") is drawn as it stands. Sentences
for the same effects are made by `card_texts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from carrack.games.amalfi.components.clauses import Clause
from carrack.games.amalfi.components.schema import Acting, Character, Decree, EndGame, Engageable, Permanent
from carrack.games.amalfi.showing.page import Chip

UNIQUE: Final = "unique"
"""The icon of an effect that only its words explain."""
BOUGHT: Final = {"acquire": "artwork", "discover": "route", "invite": "person", "construct": "build"}
"""What an action buys; artworks and characters of one kind have the icon of that kind."""
ROWS: Final = {"workshop": ["artwork"], "atlas": ["route"], "council": ["council"]}
DOCKS: Final = {"occupied": "dock-taken", "foreign": "dock-foreign", "private": "route", "any": "dock"}
NOUN_ICONS: Final[dict[str, list[str]]] = {
    "books": ["book"],
    "paintings": ["painting"],
    "monuments": ["monument"],
    "artworks": ["artwork"],
    "most-artworks": ["most-artworks"],
    "second-artworks": ["second-artworks"],
    "sets": ["book", "painting", "monument"],
    "pairs": ["pair"],
    "tiles": ["route"],
    "lighthouses": ["lighthouse"],
    "away-lighthouses": ["lighthouse", "dock-foreign"],
    "built": ["build"],
    "fleet": ["ship"],
    "docked": ["ship", "dock"],
    "own-docks": ["ship", "route"],
    "ships-in-holds": ["ship", "hold"],
    "holds": ["hold"],
    "characters": ["person"],
    "end-games": ["end-game"],
    "immediates": ["immediate"],
    "permanents": ["permanent"],
    "engageables": ["engageable"],
    "character-types": ["types"],
    "titles": ["title"],
    "bread": ["bread"],
    "hand": ["cards"],
    "others-artworks": ["others", "artwork"],
    "others-tiles": ["others", "route"],
    "others-lighthouses": ["others", "lighthouse"],
    "others-characters": ["others", "person"],
}
"""What is counted; a set is its three kinds, and what another player has begins with that player."""
WHEN_ICONS: Final = {
    "discover": "route",
    "construct": "build",
    "engage": "engageable",
    "erect": "erect",
    "take": "take",
    "lighthouse": "beam",
    "pass": "pass",
    "period": "period",
}


def effect_chips(clauses: Sequence[Clause]) -> list[Chip]:
    """Return the chips of an effect, clause by clause."""
    return [chip for clause in clauses for chip in _DRAWN.get(clause.do, _unique)(clause)]


def character_chips(card: Character) -> list[Chip]:
    """Return the chips of a character of any type: how often or when it works, then what it does."""
    if isinstance(card, EndGame):
        every = [str(card.every)] if card.every > 1 else []
        return [
            Chip(
                "plain", [str(card.points), "points", "/", *every, *NOUN_ICONS[card.per], f"≤{card.at_most}"]
            )
        ]
    assert isinstance(card, Acting)
    first: list[Chip] = []
    if isinstance(card, Permanent) and card.when is not None:
        first = [Chip("when", [*_when(card.when, card.kind), ":"])]
    if isinstance(card, Engageable) and card.once:
        first = [Chip("when", ["1×", "period", ":"])]
    return first + effect_chips(card.effects)


def decree_chips(decree: Decree) -> list[Chip]:
    """Return the chips of a decree: each worth once, with all that scores it."""
    scored: dict[int, list[str]] = {}
    for one in decree.scores:
        signs = scored.setdefault(one.points, [])
        signs += ["·", *NOUN_ICONS[one.per]] if signs else NOUN_ICONS[one.per]
    return [Chip("plain", [str(points), "points", "/", *signs]) for points, signs in scored.items()]


def noun_icons(noun: str) -> list[str]:
    """Return the icons of what is counted."""
    return NOUN_ICONS[noun]


def _when(when: str, kind: str | None) -> list[str]:
    if when in BOUGHT and when in ("acquire", "invite"):
        return [_bought(when, kind)]
    if when == "navigate":
        return ["ship", {"public": "dock", "private": "route"}.get(str(kind), "any-dock")]
    return [WHEN_ICONS[when]]


def _bought(action: str, kind: str | None) -> str:
    return BOUGHT[action] if kind in (None, "any") else str(kind)


def _many(count: int | None) -> list[str]:
    """Return a count as text; one is not written."""
    return [str(count)] if (count or 0) > 1 else []


def _less(discount: int | None) -> list[str]:
    return [f"−{discount}"] if discount else []


def _unique(_: Clause) -> list[Chip]:
    return [Chip("plain", [UNIQUE])]


def _counted(clause: Clause) -> list[Chip]:
    return [Chip("plain", [*_many(clause.count), clause.do])]


def _pay(clause: Clause) -> list[Chip]:
    return [Chip("cost", [f"−{clause.count}", "bread", "▸"])]


def _send(clause: Clause) -> list[Chip]:
    return [Chip("cargo", [*_many(clause.count), "ship", str(clause.hold)])]


def _gain(clause: Clause) -> list[Chip]:
    per = ["/", *NOUN_ICONS[clause.per], f"≤{clause.at_most}"] if clause.per else []
    return [Chip("plain", [f"+{clause.count}", str(clause.what), *per])]


def _discard(clause: Clause) -> list[Chip]:
    return [Chip("plain", [f"drop-{clause.row}"])]


def _build(clause: Clause) -> list[Chip]:
    return [Chip("plain", [*_many(clause.count), "build", *(["→", "bay"] if clause.to == "bay" else [])])]


def _purchase(clause: Clause) -> list[Chip]:
    signs = [_bought(clause.do, clause.kind)]
    if clause.from_ in ("council", "both"):
        signs += ["←", *(["cards"] if clause.from_ == "both" else []), "council"]
    signs += _less(clause.discount)
    if clause.per is not None:
        signs += ["−1", "/", *NOUN_ICONS[clause.per], f"≤{clause.at_most}"]
    if clause.bread is not None:
        signs += ["←", f"≤{clause.bread}", "bread"]
    return [Chip("plain", signs)]


def _discount(clause: Clause) -> list[Chip]:
    return [Chip("plain", [_bought(str(clause.on), clause.kind), f"−{clause.count}"])]


def _accept(clause: Clause) -> list[Chip]:
    return [Chip("plain", [_bought(str(clause.on), clause.kind), "←", str(clause.hold)])]


def _worth(clause: Clause) -> list[Chip]:
    return [
        Chip("cargo", ["ship", "port" if clause.hold == "supply" else str(clause.hold), f"+{clause.count}"])
    ]


def _feed(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["feeding", f"−{clause.count}"])]


def _store(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["granary", f"+{clause.count}"])]


def _keeper(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["beam", "bread", f"−{clause.count}"])]


def _navigate(clause: Clause) -> list[Chip]:
    where = "any-dock" if clause.where == "any" else DOCKS[str(clause.where)]
    return [
        Chip("plain", ["ship", "→", where, *(["bread", *less] if (less := _less(clause.discount)) else [])])
    ]


def _revisit(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["revisit", DOCKS[str(clause.where)]])]


def _decree(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["decree", f"≤{clause.at_most}", "points"])]


def _claim(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["title", f"+{clause.count}", *NOUN_ICONS[str(clause.noun)]])]


def _row(clause: Clause) -> list[Chip]:
    rows = ROWS.values() if clause.row == "all" else [ROWS[str(clause.row)]]
    return [Chip("plain", [*(icon for row in rows for icon in row), "no-extra"])]


def _launch(_: Clause) -> list[Chip]:
    return [Chip("plain", ["build", "→", "bay"])]


def _crumbs(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["any", "←", f"≤{clause.count}", "bread"])]


def _again(clause: Clause) -> list[Chip]:
    return [Chip("plain", ["beam", f"×{1 + (clause.count or 0)}"])]


def _admit(clause: Clause) -> list[Chip]:
    fee = [Chip("cost", [f"−{clause.fee}", "bread", "▸"])] if clause.fee else []
    return [*fee, Chip("plain", ["ship", "→", DOCKS[str(clause.where)]])]


_DRAWN: Final[dict[str, Callable[[Clause], list[Chip]]]] = {
    "pay": _pay,
    "send": _send,
    "take": _counted,
    "erect": _counted,
    "straighten": _counted,
    "recall": _counted,
    "undock": _counted,
    "beam": _counted,
    "gain": _gain,
    "discard": _discard,
    "build": _build,
    "acquire": _purchase,
    "discover": _purchase,
    "invite": _purchase,
    "construct": _purchase,
    "discount": _discount,
    "accept": _accept,
    "worth": _worth,
    "feed": _feed,
    "store": _store,
    "keeper": _keeper,
    "navigate": _navigate,
    "revisit": _revisit,
    "decree": _decree,
    "claim": _claim,
    "row": _row,
    "launch": _launch,
    "crumbs": _crumbs,
    "again": _again,
    "admit": _admit,
}
