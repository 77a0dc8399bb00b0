"""Descriptions of sessions, and the session that a seat token belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("about", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("token_session", sa.String(64)))
