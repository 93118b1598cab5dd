"""Prometheus metrics."""

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TYPE: Final = CONTENT_TYPE_LATEST
SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which workers share their metrics. The library reads it when it is imported."""

COMMANDS: Final = Counter("eldritch_commands_total", "Commands sent to tables", ["outcome"])
ACCEPTED: Final = COMMANDS.labels("stored")
REJECTED: Final = COMMANDS.labels("rejected")
REPEATED: Final = COMMANDS.labels("repeated")
STORED: Final = Histogram("eldritch_store_seconds", "From a decided command to its commit", buckets=SHORT)
GROUP: Final = Histogram("eldritch_commit_jobs", "Jobs committed together", buckets=(1, 3, 10, 30, 100, 300))
FENCED: Final = Counter("eldritch_fenced_total", "Commits refused because another worker had written the entry")
ROOMS: Final = Gauge("eldritch_rooms", "Tables in memory", multiprocess_mode="livesum")
LEASED_TABLES: Final = Gauge(
    "eldritch_kept_tables", "Tables whose lease this worker holds", multiprocess_mode="livesum"
)
CONNECTIONS: Final = Gauge("eldritch_watches", "Open connections to tables", multiprocess_mode="livesum")
FRAMES: Final = Counter("eldritch_frames_total", "Frames handed to connections")
BOT_SECONDS: Final = Histogram(
    "eldritch_thinking_seconds", "Time to answer a request to a bot", buckets=(*SHORT, 10, 20)
)
BOT_FAILURES: Final = Counter("eldritch_failed_thoughts_total", "Requests that a bot did not answer")
LOADED: Final = Histogram("eldritch_load_seconds", "Time to load a table from its log", buckets=SHORT)
LATENESS: Final = Gauge(
    "eldritch_late_seconds", "How late the event loop is, on average over a second", multiprocess_mode="livemax"
)
REFUSED: Final = Counter("eldritch_refused_total", "What was refused because of overload", ["load"])
REQUESTS: Final = Histogram("eldritch_request_seconds", "Requests", ["method", "route", "status"], buckets=SHORT)


def render() -> bytes:
    """All metrics in text format, summed over workers."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
