"""What can be measured of a running server, in the words of Prometheus."""

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
"""Where several workers put their figures together; the library reads it when it is first imported."""

COMMANDS: Final = Counter("eldritch_commands_total", "Commands sent to tables", ["outcome"])
ACCEPTED: Final = COMMANDS.labels("stored")
REJECTED: Final = COMMANDS.labels("rejected")
REPEATED: Final = COMMANDS.labels("repeated")
STORED: Final = Histogram("eldritch_store_seconds", "From a decided command to its commit", buckets=SHORT)
GROUP: Final = Histogram("eldritch_commit_jobs", "Jobs committed together", buckets=(1, 3, 10, 30, 100, 300))
FENCED: Final = Counter("eldritch_fenced_total", "Entries that another worker had written first")
ROOMS: Final = Gauge("eldritch_rooms", "Tables kept in memory", multiprocess_mode="livesum")
LEASED_TABLES: Final = Gauge("eldritch_kept_tables", "Tables that this worker keeps", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("eldritch_watches", "Open connections to tables", multiprocess_mode="livesum")
FRAMES: Final = Counter("eldritch_frames_total", "Frames handed to connections")
BOT_SECONDS: Final = Histogram(
    "eldritch_thinking_seconds", "From question to answer of a bot", buckets=(*SHORT, 10, 20)
)
BOT_FAILURES: Final = Counter("eldritch_failed_thoughts_total", "Questions that a bot did not answer")
LOADED: Final = Histogram("eldritch_load_seconds", "To read a table's log and play it again", buckets=SHORT)
REQUESTS: Final = Histogram("eldritch_request_seconds", "Requests", ["method", "route", "status"], buckets=SHORT)


def render() -> bytes:
    """All figures, of all workers if there are several."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
