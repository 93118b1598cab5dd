"""`eldritch backup`: copies the database, even of a running server."""

import argparse
import sqlite3
from contextlib import closing
from pathlib import Path

from eldritch.locale import Words

from . import arguments
from .commands import BadInput, Commands
from .work import check_writable


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("backup", "backup-help", run, example_key="backup-example")
    parser.add_argument("file", metavar=words.say("cli-arg-file-name"), help=words.say("backup-arg-file"))
    arguments.add_database(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_server_packages(args.database)
    from eldritch.server.serving import database_of
    from eldritch.server.settings import Settings
    from eldritch.store import BadDatabase

    try:
        url = database_of(Settings(database=args.database))
    except BadDatabase as fault:
        raise BadInput("serve-bad-database", fault=str(fault)) from None
    target = Path(args.file)
    if url.get_backend_name() != "sqlite":
        shown = url.set(drivername="postgresql").render_as_string()
        raise BadInput("backup-postgresql", command=f"pg_dump --format=custom --file={target} {shown}")
    source = Path(url.database or "")
    if not source.exists():
        raise BadInput("backup-no-database", path=str(source))
    if target.exists():
        raise BadInput("backup-file-exists", path=str(target))
    check_writable(target)
    games = copy(source, target)
    print(words.say("backup-done", path=str(target), games=games, size=target.stat().st_size // 1024))
    return 0


def copy(source: Path, target: Path) -> int:
    """Copy page by page while others may write; return the number of games, which proves that the copy is readable."""
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as saved:
        live.backup(saved)
        saved.execute("PRAGMA journal_mode=DELETE")
        if saved.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadInput("backup-damaged", path=str(source))
        games = int(saved.execute("SELECT count(*) FROM game").fetchone()[0])
    unfinished.rename(target)
    return games
