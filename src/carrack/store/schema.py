"""The tables of the database. A change here comes with a migration: a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

SECONDS = BigInteger().with_variant(Integer(), "sqlite")
"""Whole seconds since 1970, beyond 2038; an INTEGER of SQLite is large enough."""
MOMENT = Float(53)
"""Seconds since 1970 by the database's own clock, with their fraction."""

# Constraints need names: SQLite alters a table by creating it again.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),  # argon2's own text, salt included
    Column("created", SECONDS, nullable=False),
    Column("seen", SECONDS, nullable=False, server_default="0"),  # seconds since 1970, to the day
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the cookie: a leaked database logs nobody in
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", SECONDS, nullable=False),
    Column("seen", SECONDS, nullable=False, server_default="0"),  # seconds since 1970, to the day
    Column("about", String(64), nullable=False, server_default=""),  # which browser, as it calls itself
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("open", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("result", JSON, nullable=False),
    Column("created", SECONDS, nullable=False),
    Column("updated", SECONDS, nullable=False),
    Column("clock", Integer, nullable=False, server_default="0"),  # seconds for each decision; 0: none
    Column("rematch", String(32)),  # the table where they play once more
    Column("hints", Boolean),  # null: only while all other seats are bots
    Column("owner_file", Text, nullable=False, server_default=""),  # whose values it is played with
    Column("onlookers_heard", Boolean, nullable=False, server_default=false()),
    Column("winners", JSON, nullable=False, server_default="[]"),  # the seats with rank 1
    Column("nonces", JSON, nullable=False, server_default="[]"),  # what each seat added to the seed
    Column("changes", Integer, nullable=False, server_default="0"),  # counts every change that is no step
    Column("visits", Integer, nullable=False, server_default="0"),  # counts who comes and goes
    Column("keeper", String(32)),  # the server that lets bots, clocks and orders answer
    Index("ix_tables_status_updated", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("invitation", String(64), unique=True),
    Column("token", String(64), unique=True),  # the digest of a seat token
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("seen", Integer, nullable=False, server_default="-1"),  # the last version its person saw
    Column("token_session", String(64)),  # the session in which the token was made: both end together
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", SECONDS, nullable=False),
    Column("aside", Boolean, nullable=False, server_default=false()),  # not for players during the game
)

muted = Table(  # onlookers; players are muted at their seats
    "muted",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

handovers = Table(  # who sat on a seat before it went to somebody else during the game
    "handovers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # the last that was theirs
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),  # of the person, or empty
    Column("bot", String(64), nullable=False),
)

incidents = Table(  # what happened at a seat during the game, told in the log
    "incidents",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # the last before it
    Column("kind", String(16), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),  # of the person, or empty
)

steps = Table(
    "steps",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("lines", Text, nullable=False),  # as in a record
    Column("struck", Integer, nullable=False),  # number of the last standing lines that were taken back
    Column("message", String(64)),  # the id of the message that asked for it
    Column("by", String(8), nullable=False, server_default=""),  # forced, or by a standing order
    UniqueConstraint("table", "seat", "message"),
)

orders = Table(
    "orders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("slot", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("about", String(64), nullable=False),
    Column("person", String(32)),
)

servers = Table(  # a row is the lease of a running server; once gone it never comes back
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(255), nullable=False),  # host and port
    Column("until", MOMENT, nullable=False),
)

presence = Table(  # who is connected to a table, by which server; the rows go with their server's lease
    "presence",
    metadata,
    Column("server", ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(32), primary_key=True),  # of one connection
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -1: looks on
    Column("person", String(32)),
    Column("name", String(64), nullable=False),
)

wishes = Table(  # the decision that a seat wants to take back, until all have agreed
    "wishes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("message", String(64), nullable=False),
)

thoughts = Table(  # decisions for workers elsewhere; two keepers that ask the same have asked once
    "thoughts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("build", String(64), nullable=False, server_default=""),  # only the same one can read it
    Column("thought", LargeBinary, nullable=False),
    Column("asked", MOMENT, nullable=False),
    Column("until", MOMENT, nullable=False, server_default="0"),  # then it is given out again
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("answer", LargeBinary),
    Index("ix_thoughts_until", "until", "asked"),
)

thinkers = Table(  # workers elsewhere that think for bots; a row that is not renewed does not count
    "thinkers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(255), nullable=False),
    Column("build", String(64), nullable=False),
    Column("slots", Integer, nullable=False),  # thoughts at a time
    Column("until", MOMENT, nullable=False),
)

failed_logins = Table(  # wrong passwords for an account from one network
    "failed_logins",
    metadata,
    Column("name", String(64), primary_key=True),  # a digest of both
    Column("failures", Integer, nullable=False),
    Column("until", MOMENT, nullable=False),  # until then the next try has to wait
)

seals = Table(  # seeds of tables that are not open yet
    "seals",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seal", String(64), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("given", MOMENT, nullable=False),
)
