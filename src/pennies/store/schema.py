"""
The tables of the database, in SQLAlchemy's words. `migrations` makes them; a test holds the two together.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

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
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, server_default="0"),
    Column("ended", Float),
    Column("code", String(16), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default="0"),
    Column("phase", String(16), nullable=False, server_default="lobby"),
    Column("profile", String(64), nullable=False, server_default=""),
    Column("title", String(64), nullable=False, server_default=""),
)
"""A table that people sit at. All but the first two columns and `title` only repeat what its events say, for lists."""


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey(GAME_TABLE.c.id), primary_key=True)


EVENT: Final = Table(
    "event",
    METADATA,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("stored", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at a table; `seq` counts from 1 and has no gap."""

SEAT: Final = Table(
    "seat",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("bot", String(32), nullable=False),
)
"""Who holds the seats now; repeats what the events say, for lists."""

RESULT: Final = Table(
    "result",
    METADATA,
    _table_id(),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("points", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("ended_by", String(16), nullable=False),
    Column("ended", Float, nullable=False),
)
"""What each deal brought: points and scores by team, as JSON lists."""

PERSON: Final = Table(
    "person",
    METADATA,
    _table_id(),
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("created", Float, nullable=False),
)
"""What the persons of a table are called, and whom they do not hear (a JSON list). May be erased."""

TOKEN: Final = Table(
    "token",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey(GAME_TABLE.c.id), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
)
"""What secrets are checked against, one for each device of a person; the secrets themselves are stored nowhere."""

CHAT: Final = Table(
    "chat",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("emote", String(32), nullable=False),
    Column("said", Float, nullable=False),
)
"""What was said. May be erased."""

SETTING: Final = Table(
    "setting",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Settings of the server, as JSON."""
