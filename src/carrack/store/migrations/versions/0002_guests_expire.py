"""When each person was last seen: guests who stay away are forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    # When older guests were last here is unknown: count from today.
    op.execute(sa.text("UPDATE people SET seen = :now").bindparams(now=int(time.time())))
