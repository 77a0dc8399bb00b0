"""Standing orders; which steps were nobody's choice; whether a table allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
    op.add_column("steps", sa.Column("by", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "orders",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("slot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_orders_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "slot", name="pk_orders"),
    )
