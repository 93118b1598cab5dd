"""Logging: one JSON object per line on standard error, without secrets."""

import logging
import sys
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor

SECRETS: Final = frozenset(
    [
        "authorization",
        "cookie",
        "database",
        "invite",
        "key",
        "password",
        "secret",
        "session",
        "set-cookie",
        "token",
        "url",
    ]
)
"""Names of values that are redacted if they are ever logged."""
REDACTED: Final = "…"

SHARED: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def configure(level: int = logging.INFO) -> None:
    """Send our own logs and those of libraries to standard error in the same format."""
    last: list[Processor] = [
        structlog.processors.format_exc_info,
        redact_secrets,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    structlog.configure(
        processors=[*SHARED, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "litestar"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # URLs can contain invitations. Our own middleware logs requests without them.
    logging.getLogger("uvicorn.access").disabled = True


def redact_secrets(_: Any, __: str, event: EventDict) -> EventDict:
    """Redact every value with a secret name, also in nested dictionaries."""
    return {name: _redacted(name, value) for name, value in event.items()}


def _redacted(name: str, value: Any) -> Any:
    if name.lower() in SECRETS:
        return REDACTED
    if isinstance(value, dict):
        return {inner: _redacted(str(inner), part) for inner, part in value.items()}
    return value
