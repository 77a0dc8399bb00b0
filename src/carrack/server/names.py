"""Names that everybody can read, and tell from each other."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from carrack.bots.loading import BOTS
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import malformed
from carrack.server.protocol.schemas import LONGEST_NAME

UNSEEN: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols by their kind, but with nothing to see."""
SHOWN: Final = ("L", "M", "N", "P", "S")
"""First letters of Unicode's categories: letters, marks, numbers, punctuation, symbols."""
MOST_MARKS: Final = 2
"""Accents over one letter; more of them cover the lines above and below."""
BESIDE_LATIN: Final = frozenset(("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))
"""Scripts that look like no other, and are mixed with Latin; otherwise a word is written in one script."""
NO_SCRIPT: Final = frozenset(("MODIFIER",))
"""Begins the names of letters that every script uses."""
# fmt: off
LOOKS_LIKE: Final = str.maketrans(
    "авекмнопрстухіјѕԁԛԝԍһӏгьѵ"
    "αβγεζηικμνορσςτυχω"
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ"
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᎾᏢᎡᏚᎢᏙᎳᎩᏃ"
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡ"
    "01i",
    "abekmhonpctyxljsdqwghlrbv"
    "abyeznlkmvopoctuxw"
    "abcdefghljklmnoprstuvwxyz"
    "abcdeghljklmoprstvwyz"
    "abcdefghljklmnoprstuvwyzlag"
    "oll",
)  # Cyrillic, Greek, Lisu, Cherokee, small capitals, digits
# fmt: on
"""Letters that may be taken for Latin ones; i, l and 1 for each other."""
PAIRS_LOOK_LIKE: Final = (("rn", "m"), ("vv", "w"))
NUMBER: Final = re.compile(r"[0-9IVXivx]+")
"""What tells bots of one kind apart."""


def check_name(name: str) -> str:
    """Return the name, trimmed; refuse what cannot be read or is a bot's."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not _is_readable(name):
        raise malformed("person.name", longest=LONGEST_NAME)
    first, _, last = name.rpartition(" ")
    unnumbered = first if NUMBER.fullmatch(last) else name
    if plain(name) in _reserved() or plain(unnumbered) in _reserved():
        raise malformed("person.reserved", name=name)
    return name


def plain(name: str) -> str:
    """Return a name without accents, capitals, spaces and signs, to compare names that look alike."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(one for one in parts if unicodedata.category(one)[0] in "LN").translate(LOOKS_LIKE)
    for pair, one in PAIRS_LOOK_LIKE:
        letters = letters.replace(pair, one)
    return letters


def _is_readable(name: str) -> bool:
    marks = 0
    for one in unicodedata.normalize("NFD", name):
        if one == " ":
            marks = 0
            continue
        kind = unicodedata.category(one)
        if kind[0] not in SHOWN or one in UNSEEN:
            return False
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
    return all(len(_scripts(word) - BESIDE_LATIN) <= 1 for word in name.split())


def _scripts(word: str) -> set[str]:
    """Return the scripts that the letters of a word are of."""
    names = (unicodedata.name(one, "") for one in word if one.isalpha())
    return {name.split(" ")[0] for name in names} - NO_SCRIPT


@cache
def _reserved() -> frozenset[str]:
    """Return the names of bots, as programs write them and as people read them."""
    texts = [Texts(None, language) for language in LANGUAGES]
    return frozenset(plain(name) for bot in BOTS for name in (bot, *(one.say(f"bot-{bot}") for one in texts)))
