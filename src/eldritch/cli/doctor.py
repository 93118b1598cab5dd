"""`eldritch doctor`: checks everything a server needs, and says how to fix what is wrong."""

import argparse
import asyncio
import json
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

import eldritch
from eldritch._pure import is_compiled
from eldritch.locale import Argument, Words

from . import arguments
from .commands import BadInput, Commands

Verdict = Literal["well", "poor", "ill"]

SIGNS: Final = {"well": "✓", "poor": "!", "ill": "✗"}
LOW_SPACE: Final = 500 * 2**20


class Finding(NamedTuple):
    """The result of a check: `well`, `poor` (works with limits) or `ill` (does not work)."""

    verdict: Verdict
    key: str
    facts: dict[str, Argument]


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("doctor", "doctor-help", run, example_key="doctor-example")
    arguments.add_database(parser, words)
    parser.add_argument("--redis", default="", metavar="URL", help=words.say("serve-arg-redis"))
    parser.add_argument("--json", action="store_true", help=words.say("doctor-arg-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    findings: list[Finding] = []
    for finding in examine(args.database, args.redis):
        findings.append(finding)
        if not args.json:
            print(f"{SIGNS[finding.verdict]} {words.say(finding.key, **finding.facts)}", flush=True)
    ill = any(finding.verdict == "ill" for finding in findings)
    if args.json:
        print(json.dumps([finding._asdict() for finding in findings]))
    else:
        print(words.say("doctor-verdict-ill" if ill else "doctor-verdict-well"))
    return 1 if ill else 0


def examine(database: str, redis: str) -> Iterator[Finding]:
    """Run all checks, each after those it depends on."""
    yield from _rules()
    missing = _missing_parts(database, redis)
    yield from missing
    if missing:
        return
    yield from _database(database)
    yield from _space(database)
    if redis:
        yield from _redis(redis)
    yield from _browser_app()
    yield from _bots()


def _well(key: str, **facts: Argument) -> Finding:
    return Finding("well", key, facts)


def _rules() -> Iterator[Finding]:
    yield _well("doctor-python", version=platform.python_version(), games=", ".join(eldritch.games()))
    yield _well("doctor-compiled") if is_compiled() else Finding("poor", "doctor-pure", {})


def _missing_parts(database: str, redis: str) -> list[Finding]:
    try:
        arguments.require_server_packages(database, redis)
    except BadInput as missing:
        return [Finding("ill", missing.key, missing.arguments)]
    return []


def _database(database: str) -> Iterator[Finding]:
    """Check that the database can be reached and written, has our schema, and that its running games can be loaded."""
    from eldritch.server.serving import database_of
    from eldritch.server.settings import Settings
    from eldritch.store import BadDatabase, migrate

    try:
        url = database_of(Settings(database=database))
        shown = url.render_as_string()
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
            yield _well("doctor-database-new", database=shown)
            return
        found, newest = migrate.revision(url) or "0", migrate.newest() or "0"
        if found < newest:
            yield Finding("poor", "doctor-database-old", {"database": shown, "found": found, "newest": newest})
            return
        migrate.upgrade(url)
    except (BadDatabase, Exception) as fault:
        yield Finding("ill", "doctor-database-ill", {"fault": str(fault).splitlines()[0]})
        return
    yield _well("doctor-database", database=shown, revision=newest)
    yield from _games(url)


def _games(url: object) -> Iterator[Finding]:
    from sqlalchemy import URL, select

    from eldritch.store.engine import connect
    from eldritch.store.games import load
    from eldritch.store.schema import game
    from eldritch.table import BadGame, Table

    assert isinstance(url, URL)
    engine = connect(url, writes=False)
    unreadable: list[str] = []
    with engine.connect() as connection:
        unfinished = connection.execute(select(game.c.id).where(game.c.phase != "over")).scalars().all()
        for game_id in unfinished:
            loaded = load(connection, game_id)
            assert loaded is not None
            try:
                Table.replay(loaded.setup, loaded.secret, [line.entry for line in loaded.log])
            except BadGame:
                unreadable.append(game_id)
    engine.dispose()
    if unreadable:
        yield Finding("ill", "doctor-games-ill", {"count": len(unreadable), "first": unreadable[0]})
    else:
        yield _well("doctor-games", count=len(unfinished))


def _space(database: str) -> Iterator[Finding]:
    from eldritch.server.serving import database_of
    from eldritch.server.settings import Settings

    url = database_of(Settings(database=database))
    if url.get_backend_name() != "sqlite":
        return
    folder = Path(url.database or "").absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    facts: dict[str, Argument] = {"folder": str(folder), "free": free // 2**20}
    yield Finding("poor", "doctor-space-poor", facts) if free < LOW_SPACE else Finding("well", "doctor-space", facts)


def _redis(redis: str) -> Iterator[Finding]:
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        Redis.from_url(redis, socket_timeout=3).ping()
    except (RedisError, ValueError, OSError) as fault:
        yield Finding("ill", "doctor-redis-ill", {"fault": type(fault).__name__})
    else:
        yield _well("doctor-redis")


def _browser_app() -> Iterator[Finding]:
    from eldritch.server.settings import STATIC

    built = (STATIC / "index.html").exists()
    yield _well("doctor-browser-app") if built else Finding("poor", "doctor-no-browser-app", {})


def _bots() -> Iterator[Finding]:
    """Ask a bot for a decision in a bot process, as the server does."""
    from eldritch.server.live.bot_pool import BotPool

    async def ask() -> bool:
        thinkers = BotPool()
        state = eldritch.game(eldritch.games()[0]).new(seed=1)
        seat = state.deciders()[0]
        try:
            return await thinkers.answers("random", state.seen_by(seat))
        finally:
            await thinkers.close()

    yield _well("doctor-bots") if asyncio.run(ask()) else Finding("ill", "doctor-bots-ill", {"python": sys.executable})
