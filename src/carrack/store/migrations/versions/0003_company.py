"""Chat; clocks; rematches; muted players, and the last version each seat has seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.add_column("seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.Integer(), nullable=False, server_default="-1"))
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
