"""Nonces that the seats of a table added to its seed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("nonces", sa.JSON(), nullable=False, server_default="[]"))
