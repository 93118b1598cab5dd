"""`eldritch serve`: runs the server."""

import argparse
import threading
import time
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from eldritch.locale import Words

from . import arguments
from .commands import BadInput, Commands

HOST: Final = "127.0.0.1"
PORT: Final = 8000
START_TIMEOUT: Final = 60
"""Seconds to wait for the server before the browser is opened."""


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("serve", "serve-help", run, example_key="serve-example")
    parser.add_argument(
        "--host", default=HOST, metavar=words.say("serve-arg-host-name"), help=words.say("serve-arg-host")
    )
    parser.add_argument(
        "--port", type=arguments.number(0, 65535), metavar="N", help=words.say("serve-arg-port", port=str(PORT))
    )
    arguments.add_database(parser, words)
    parser.add_argument("--redis", default="", metavar="URL", help=words.say("serve-arg-redis"))
    parser.add_argument(
        "--workers", type=arguments.number(1, 64), default=1, metavar="N", help=words.say("serve-arg-workers")
    )
    parser.add_argument(
        "--thinkers", type=arguments.number(1, 64), default=1, metavar="N", help=words.say("serve-arg-thinkers")
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=words.say("serve-arg-origin"))
    parser.add_argument("--secure", action="store_true", help=words.say("serve-arg-secure"))
    parser.add_argument("--no-limits", action="store_true", help=words.say("serve-arg-no-limits"))
    parser.add_argument("--open", action="store_true", help=words.say("serve-arg-open"))


def run(args: argparse.Namespace, words: Words) -> int:
    arguments.require_server_packages(args.database, args.redis)
    from eldritch.server.serving import database_of, free_port, is_free, serve
    from eldritch.server.settings import UNLIMITED, Limits, Settings
    from eldritch.store import BadDatabase

    if args.workers > 1 and not args.redis:
        raise BadInput("serve-needs-redis")
    port = PORT if args.port is None else args.port
    if port == 0 or (args.port is None and not is_free(args.host, port)):
        port = free_port(args.host)
    elif not is_free(args.host, port):
        raise BadInput("serve-port-taken", host=args.host, port=str(port))
    settings = Settings(
        database=args.database,
        redis=args.redis,
        thinkers=args.thinkers,
        origins=tuple(args.origin),
        secure=args.secure,
        limits=UNLIMITED if args.no_limits else Limits(),
    )

    def announce() -> None:
        address = _address(args.host, port)
        database = database_of(settings).render_as_string()
        print(words.say("serve-started", url=address, database=database), flush=True)
        if args.open:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    try:
        serve(settings, args.host, port, args.workers, announce)
    except BadDatabase as fault:
        raise BadInput("serve-bad-database", fault=str(fault)) from None
    return 0


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _open(address: str) -> None:
    """Open the browser once the server responds."""
    for _ in range(START_TIMEOUT * 10):
        try:
            urlopen(f"{address}api/health", timeout=1).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
