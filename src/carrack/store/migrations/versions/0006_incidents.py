"""Winners of a table, and incidents at its seats: bots that stood in, and why."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "incidents",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_incidents_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_incidents_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_incidents"),
    )
    op.create_index("ix_incidents_person", "incidents", ["person"])
