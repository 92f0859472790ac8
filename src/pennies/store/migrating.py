"""
Bringing a database to the newest version of its tables.
"""

from importlib import resources
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from pennies.store.eventstore import StoreError


def migrate(path: Path, revision: str = "head") -> None:
    """
    Make the tables of an SQLite file, or bring them up to date, or to a certain revision.

    Raises:
        StoreError: the file cannot be opened or written, is in use, or is no database.
    """
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 2})
    try:
        with resources.as_file(resources.files("pennies.store").joinpath("migrations")) as folder:
            config = Config()
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, revision)
    except SQLAlchemyError as error:
        raise StoreError(str(error.__cause__ or error)) from error
    finally:
        engine.dispose()
