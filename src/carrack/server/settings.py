"""Every setting: its default, then one file, then the environment, then the command line."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from carrack.core.components import parse
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Malformed, malformed

PREFIX: Final = "CARRACK_"
FILE_VARIABLE: Final = "CARRACK_SETTINGS"
PUBLIC_URL: Final = r"(https?://[^/?#\s]+(/[^?#\s]*)?)?"
NO_LISTENING: Final = "none"
"""The `database_listen` of a server that only polls."""
TOKEN: Final = r"^(\S{16,256})?$"

Count = Annotated[int, Meta(ge=1, le=10**6)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of `carrack serve`; docs/hosting.md lists them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8008
    database: str = ""
    """A path or URL; empty: carrack.db among the user's data."""
    database_listen: str = ""
    """PostgreSQL's own address where `database` is that of a pooler; NO_LISTENING: it cannot be reached."""
    public_url: str = ""
    """Where people reach the server, perhaps under a path; empty: as each request says."""
    page: str = ""
    """The folder of the built page; empty: the one that came along."""
    compiling: str = ""
    """A file in which `./play` says how far it has compiled the rules beside the server; empty: none."""
    components: str = ""
    """A folder of component files that tables may be played with; empty: none."""
    metrics_token: Annotated[str, Meta(pattern=TOKEN)] = ""
    """The secret with which `/metrics` may be read from elsewhere; empty: only from this machine."""
    traces: Annotated[str, Meta(pattern=r"^(https?://\S+)?$")] = ""
    """The address of an OpenTelemetry collector (OTLP over HTTP); empty: no traces."""
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0.0
    """Seconds over which pages are sent to other servers when this one is asked to stop."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded headers are believed."""
    log: Annotated[str, Meta(pattern="^(json|plain|none)$")] = "plain"
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes in which bots think."""
    think_token: Annotated[str, Meta(pattern=TOKEN)] = ""
    """The secret with which `carrack think --server` may think for bots here; empty: nobody may."""
    thoughts: Count = 1000
    """Bots' decisions that may wait; beyond that no new table is opened."""
    bot_seconds: Count = 60
    """How long a bot may think about one decision."""
    answer_pause: Annotated[float, Meta(ge=0, le=3600)] = 0.6
    """Seconds, at least, before an answer that needs no person: it takes as long as their others."""
    patience_minutes: Count = 5
    """How long all wait for somebody before a bot may stand in."""
    guest_days: Count = 400
    """How long a guest may stay away, and a table wait in vain; the longest that browsers keep a cookie."""
    tables_in_memory: Count = 5000
    tables_per_person: Count = 50
    """Tables of one host that are not over."""
    requests_per_minute: Count = 600
    logins_per_minute: Count = 10
    replays_per_minute: Count = 60
    messages_per_second: Count = 50
    work_per_person: Count = 300
    """Milliseconds of work a second that one person may ask of the server; who asks for more waits."""
    work_per_address: Count = 500
    """The same for all people of one address; a club behind one address needs more."""
    sockets_per_address: Count = 200

    @property
    def pooled(self) -> bool:
        """True if `database` is the address of a pooler: PostgreSQL's own is another one, or unreachable."""
        return bool(self.database_listen)


def load(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings, with what was given on the command line on top."""
    names = Settings.__struct_fields__
    values: dict[str, object] = {}
    if path := str(given.get("settings") or environment.get(FILE_VARIABLE, "")):
        values |= _from_file(Path(path))
    values |= {name: environment[key] for name in names if (key := PREFIX + name.upper()) in environment}
    values |= {name: value for name, value in given.items() if name in names and value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(str(error)) from error
    if not re.fullmatch(PUBLIC_URL, settings.public_url):
        raise malformed("settings.public-url", url=settings.public_url)
    return settings


def _wrong(reason: str) -> Malformed:
    """Return the refusal of a value, with what the setting may be."""
    named = re.search(r"`\$\.(\w+)`$", reason)
    fields = {field.name: field.type for field in msgspec.inspect.type_info(Settings).fields}  # type: ignore[attr-defined]
    kind = fields.get(named[1]) if named else None
    if named and isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        return malformed("settings.range", name=named[1], least=str(kind.ge), most=str(kind.le))
    pattern = kind.pattern if isinstance(kind, msgspec.inspect.StrType) else None
    if named and pattern == TOKEN:
        return malformed("settings.token", name=named[1])
    if named and named[1] == "traces":
        return malformed("settings.traces", name=named[1])
    if named and pattern:
        known = pattern.strip("^$()").replace("|", ", ")
        return malformed("settings.choice", name=named[1], known=known)
    return malformed("settings.bad", reason=reason)


def _from_file(path: Path) -> dict[str, object]:
    try:
        return parse(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise malformed("file.unreadable", file=str(path), reason=system_reason(error)) from error
