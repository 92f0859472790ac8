"""
People of a table with their names and secrets, what lists need, results, chat, settings of the server.

The one secret of a table until now becomes the host's.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in (
        sa.Column("updated", sa.Float, nullable=False, server_default="0"),
        sa.Column("ended", sa.Float),
        sa.Column("code", sa.String(16), nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("phase", sa.String(16), nullable=False, server_default="lobby"),
        sa.Column("profile", sa.String(64), nullable=False, server_default=""),
    ):
        op.add_column("game_table", column)
    op.execute(
        "UPDATE game_table SET updated = "
        "coalesce((SELECT max(stored) FROM event WHERE table_id = game_table.id), created)"
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("ended_by", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_token_table_id", "token", ["table_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("emote", sa.String(32), nullable=False),
        sa.Column("said", sa.Float, nullable=False),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO token SELECT host_hash, id, 'host', created FROM game_table")
    op.execute("ALTER TABLE game_table DROP COLUMN host_hash")


def downgrade() -> None:
    op.execute("ALTER TABLE game_table ADD COLUMN host_hash VARCHAR(64) NOT NULL DEFAULT ''")
    op.execute("UPDATE game_table SET host_hash = coalesce((SELECT max(hash) FROM token WHERE table_id = id), '')")
    for name in ("setting", "chat", "token", "person", "result", "seat"):
        op.drop_table(name)
    for column in ("profile", "phase", "public", "code", "ended", "updated"):
        op.execute(f"ALTER TABLE game_table DROP COLUMN {column}")
