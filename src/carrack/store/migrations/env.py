"""Let Alembic reach the database over the connection it is given."""

from __future__ import annotations

from alembic import context

from carrack.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
context.run_migrations()
