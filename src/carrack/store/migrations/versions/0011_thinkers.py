"""Workers on other machines that think for bots, and the build that a thought was written by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("build", sa.String(64), nullable=False),
        sa.Column("slots", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_thinkers"),
    )
    op.add_column("thoughts", sa.Column("build", sa.String(64), nullable=False, server_default=""))
