"""People, sessions, tables, seats and steps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64)),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("invitation", sa.String(64)),
        sa.Column("token", sa.String(64)),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "steps",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("struck", sa.Integer(), nullable=False),
        sa.Column("message", sa.String(64)),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_steps_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "version", name="pk_steps"),
        sa.UniqueConstraint("table", "seat", "message", name="uq_steps_table"),
    )
