"""Errors that are reported to clients as a message key with arguments."""


class ApiError(Exception):
    """The request is refused and nothing has changed. `key` is a message in `server.ftl`."""

    def __init__(self, key: str, status: int = 400, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.arguments = arguments
