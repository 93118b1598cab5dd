"""Runs migrations on the connection that `migrate.upgrade` hands over."""

from alembic import context

from eldritch.store import chat, invitations, people, ratings, reviews  # noqa: F401  (their tables are part of the schema)
from eldritch.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
