"""Runs the migrations on the connection that `bot.store.connection.migrations` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
