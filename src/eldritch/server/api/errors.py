"""What the server refuses, always in one shape: the key of a message and its arguments, and never a secret."""


class ApiError(Exception):
    """The server will not do that. The key is a message of `server.ftl`; nothing was changed."""

    def __init__(self, key: str, status: int = 400, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.arguments = arguments
