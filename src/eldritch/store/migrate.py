"""Schema migrations."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from .engine import BadDatabase, connect

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x0E1D51C4
"""The advisory lock in PostgreSQL: of several workers that start together, one migrates and the rest wait."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str | None:
    """The revision that this version of the code expects."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def revision(url: URL) -> str | None:
    """The revision of a database; None before the first."""
    engine = connect(url, writes=False)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def upgrade(url: URL) -> None:
    """Run all missing migrations in one transaction."""
    config = configuration()
    engine = connect(url, writes=True)
    try:
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise BadDatabase(f"{url.render_as_string()}: was made by a newer Eldritch than this one") from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(f"{url.render_as_string()}: {cause}") from error
    finally:
        engine.dispose()
