"""Starting the server, in this process or with several workers."""

import gc
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy import URL

from eldritch.store import upgrade
from eldritch.store.engine import parse

from . import logs, metrics
from .compression import SocketProtocol
from .deadline import DeadlineProtocol
from .live.services import default_database
from .settings import Settings

SETTINGS: Final = "ELDRITCH_SETTINGS"
"""The environment variable that passes the settings to workers."""
SHUTDOWN_TIMEOUT: Final = 10
"""Seconds that connections get to close at shutdown."""
HEALTHCHECK_TIMEOUT: Final = 30
"""Seconds after which a worker that does not answer its supervisor is restarted."""


def database_of(settings: Settings) -> URL:
    return parse(settings.database or default_database())


def from_environment() -> Litestar:
    """Create the application in a worker process."""
    from .app import create_app

    logs.configure()
    tune_garbage_collector()
    shorten_switch_interval()
    return create_app(decode_settings(os.environ[SETTINGS]))


def tune_garbage_collector() -> None:
    """Collect garbage less often: tables are many long-lived objects without cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def shorten_switch_interval() -> None:
    """Let the database thread run sooner while the event loop is busy."""
    sys.setswitchinterval(0.0005)


def encode_settings(settings: Settings) -> str:
    return msgspec.json.encode(settings, enc_hook=str).decode()


def decode_settings(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))


def serve(settings: Settings, host: str, port: int, workers: int, announce: Callable[[], None]) -> None:
    """Serve until stopped. Acknowledged commands are stored, and clocks stop until the next start.

    `announce` is called when the database is ready.
    """
    # Before the workers start, so that none of them sees a partly upgraded schema.
    upgrade(database_of(settings))
    logs.configure()
    os.environ[SETTINGS] = encode_settings(settings)
    config = uvicorn.Config(
        "eldritch.server.serving:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=DeadlineProtocol,
        ws=SocketProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        # Messages up to this size get a rejection; larger ones close the connection.
        ws_max_size=16 * settings.limits.frame,
        ws_ping_interval=15.0,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_worker_healthcheck=HEALTHCHECK_TIMEOUT,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS"),
    )
    announce()
    listening = config.bind_socket()
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        _serve_workers(config, listening)


def _serve_workers(config: uvicorn.Config, listening: socket.socket) -> None:
    """Run several workers and restart those that die."""
    from uvicorn.supervisors import Multiprocess

    folder = tempfile.mkdtemp(prefix="eldritch-figures-")
    os.environ[metrics.FOLDER] = folder
    try:
        Multiprocess(config, sockets=[listening]).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def is_free(host: str, port: int) -> bool:
    """Whether the port is free."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name != "nt":  # on Windows it would allow taking a port that is in use
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
