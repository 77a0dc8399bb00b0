"""Seals of tables that are not open yet: any server may be asked to open one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "seals",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("given", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seals_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "seal", name="pk_seals"),
    )
