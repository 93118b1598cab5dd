"""`eldritch serve`: runs the server."""

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from eldritch.locale import Words

from . import arguments, qr
from .commands import BadInput, Commands

HOST: Final = "127.0.0.1"
PORT: Final = 8000
START_TIMEOUT: Final = 60
"""Seconds to wait for the server before the browser is opened."""
EVERYWHERE: Final = "0.0.0.0"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address outside every home network (RFC 5737). Nothing is sent there."""


def add(commands: Commands, words: Words) -> None:
    parser = commands.add("serve", "serve-help", run, example_key="serve-example")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default=HOST, metavar=words.say("serve-arg-host-name"), help=words.say("serve-arg-host")
    )
    where.add_argument("--lan", action="store_true", help=words.say("serve-arg-lan"))
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
    if args.workers > 1 and os.name == "nt":  # uvicorn's workers cannot start bot processes there
        raise BadInput("serve-one-worker-on-windows")
    host = EVERYWHERE if args.lan else args.host
    port = PORT if args.port is None else args.port
    if port == 0 or (args.port is None and not is_free(host, port)):
        port = free_port(host)
    elif not is_free(host, port):
        raise BadInput("serve-port-taken", host=host, port=str(port))
    # Friends can open invitations only if these lead to an address that they can reach.
    home = _address(home_address(), port) if args.lan and home_address() else ""
    settings = Settings(
        database=args.database,
        redis=args.redis,
        thinkers=args.thinkers,
        origins=tuple(args.origin),
        home=home.removesuffix("/"),
        secure=args.secure,
        limits=UNLIMITED if args.no_limits else Limits(),
    )

    def announce() -> None:
        address = home or _address(host, port)
        database = database_of(settings).render_as_string()
        print(words.say("serve-started", url=address, database=database), flush=True)
        if args.lan:
            print(invitation(port, words), flush=True)
        if args.open:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    try:
        serve(settings, host, port, args.workers, announce)
    except BadDatabase as fault:
        raise BadInput("serve-bad-database", fault=str(fault)) from None
    return 0


def invitation(port: int, words: Words) -> str:
    """How phones in the home network reach the server, and what that exposes."""
    found = home_address()
    if not found:
        return words.say("serve-lan-no-network")
    address = _address(found, port)
    code = "\n".join(qr.lines(address))
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        code = ""
    return "\n".join(filter(None, [words.say("serve-lan", url=address), code, words.say("serve-lan-warning")]))


def home_address() -> str:
    """This computer's address in the home network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


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
