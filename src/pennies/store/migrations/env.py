"""
What Alembic runs to get a connection: the one that `pennies.store.migrating` has opened.
"""

from alembic import context

from pennies.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
