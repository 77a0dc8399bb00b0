"""Several servers at one database: changes, keepers, leases, presence, wishes, thoughts, failed logins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SECONDS = {
    "people": ("created", "seen"),
    "sessions": ("created", "seen"),
    "tables": ("created", "updated"),
    "chat": ("at",),
}
"""Columns with seconds since 1970, which need more than 31 bits from 2038 on; SQLite's have 63."""


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        for table, columns in SECONDS.items():
            for column in columns:
                op.alter_column(table, column, type_=sa.BigInteger(), existing_type=sa.Integer())
    op.add_column("tables", sa.Column("changes", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("visits", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_presence_server", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_presence_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "key", name="pk_presence"),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
    op.create_table(
        "wishes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_wishes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_wishes"),
    )
    op.create_table(
        "thoughts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("thought", sa.LargeBinary(), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("answer", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_thoughts_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "version", "seat", name="pk_thoughts"),
    )
    op.create_index("ix_thoughts_until", "thoughts", ["until", "asked"])
    op.create_table(
        "failed_logins",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_failed_logins"),
    )
