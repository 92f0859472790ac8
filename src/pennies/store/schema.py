"""
The tables of the database, in SQLAlchemy's words. `migrations` makes them; a test holds the two together.
"""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

GAME_TABLE: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host_hash", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
"""A table that people sit at."""

EVENT: Final = Table(
    "event",
    METADATA,
    Column("table_id", String(32), ForeignKey(GAME_TABLE.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("stored", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at a table; `seq` counts from 1 and has no gap."""
