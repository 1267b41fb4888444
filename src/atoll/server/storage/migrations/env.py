"""How Alembic runs here: on the connection that the server hands to it."""

from alembic import context
from sqlalchemy import Connection

from atoll.server.storage.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
