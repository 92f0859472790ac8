"""
What tables are called.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("title", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.execute("ALTER TABLE game_table DROP COLUMN title")
