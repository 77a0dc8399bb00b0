"""Values that a table is played with; onlookers who talk, and are muted; seats that went to somebody else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner_file", sa.Text(), nullable=False, server_default=""))
    op.add_column(
        "tables", sa.Column("onlookers_heard", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("chat", sa.Column("aside", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "muted",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_muted_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_muted_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_muted"),
    )
    op.create_table(
        "handovers",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_handovers_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_handovers_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_handovers"),
    )
    op.create_index("ix_handovers_person", "handovers", ["person"])
