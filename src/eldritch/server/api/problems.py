"""Exception handlers. Every error response has the same shape."""

from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from eldritch.core.errors import BadOptions, UnknownGame
from eldritch.records import Unconfirmed
from eldritch.table import Rejected

from ..wire import Problem
from ..wire.frames import Arguments
from .errors import ApiError
from .handshakes import NO_DATABASE

AnyRequest = Request[Any, Any, Any]

PROBLEMS: Final = {
    code: ResponseSpec(Problem, description=HTTPStatus(code).phrase, generate_examples=False)
    for code in (400, 401, 403, 404, 409, 413, 415, 429, 500, 503)
}
"""The error responses of every route, for the OpenAPI schema."""

_log: Final = structlog.get_logger("eldritch.server")

BY_STATUS: Final = {
    400: "server-bad-request",
    401: "server-not-signed-in",
    403: "server-forbidden",
    404: "server-not-found",
    405: "server-bad-method",
    413: "server-too-large",
    415: "server-bad-request",
}

ABORTED: Final = "client disconnected prematurely"
"""What Litestar raises, as an internal error, if a client is gone before it has sent its whole request."""


def problem(key: str, status: int, args: Arguments, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(key, args), status_code=status, headers=headers, media_type="application/json")


def refused(_: AnyRequest, error: ApiError) -> Response[Problem]:
    wait = {"Retry-After": str(error.arguments["seconds"])} if "seconds" in error.arguments else None
    return problem(error.key, error.status, error.arguments, wait)


def rejected(_: AnyRequest, error: Rejected) -> Response[Problem]:
    return problem(error.key, 409, dict(error.arguments))


def bad_choice(_: AnyRequest, error: BadOptions | UnknownGame) -> Response[Problem]:
    return problem("server-bad-options", 400, {"fault": str(error)})


def malformed(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    return problem("server-bad-request", 400, {"fault": fault_of(error)})


def fault_of(error: ValidationException) -> str:
    """The invalid parts of a request, for authors of clients."""
    faults = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ") for fault in faults)


def unreadable(_: AnyRequest, error: UnicodeDecodeError | RecursionError) -> Response[Problem]:
    """A body that is not UTF-8, or nested too deeply to be read."""
    return problem("server-bad-request", 400, {"fault": type(error).__name__})


def failed(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors raised by the framework."""
    if error.detail == ABORTED:
        return problem(BY_STATUS[400], 400, {"fault": error.detail})  # nobody reads it
    status = error.status_code if error.status_code in BY_STATUS else 500 if error.status_code >= 500 else 400
    if status == 500:
        return broken(_, error)
    args: Arguments = {"fault": ""} if status in (400, 415) else {}
    return problem(BY_STATUS[status], status, args, dict(error.headers or {}))


def no_database(asked: AnyRequest, error: Exception) -> Response[Problem]:
    """The database cannot be reached. Nothing has changed, unless the answer to a commit was lost."""
    _log.warning("store.lost", path=asked.scope.get("path_template", ""), fault=type(error).__name__)
    return problem("server-unconfirmed" if isinstance(error, Unconfirmed) else "server-busy", 503, {})


def broken(asked: AnyRequest, error: Exception) -> Response[Problem]:
    """Unexpected errors. They are logged, and the response does not describe them."""
    _log.error("fault", path=asked.scope.get("path_template", ""), exc_info=error)
    return problem("server-fault", 500, {})


HANDLERS: Final[ExceptionHandlersMap] = {
    ApiError: refused,
    Rejected: rejected,
    BadOptions: bad_choice,
    UnknownGame: bad_choice,
    ValidationException: malformed,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    HTTPException: failed,
    Unconfirmed: no_database,
    **dict.fromkeys(NO_DATABASE, no_database),
    Exception: broken,
}
