"""The query of a request."""

from typing import Final
from urllib.parse import parse_qs

from ..server.api.errors import ApiError

LANGUAGES: Final = ("en", "ru")


class Query:
    """The values after the question mark. Values that are not allowed are refused."""

    def __init__(self, text: str) -> None:
        self._values = {key: values[-1] for key, values in parse_qs(text).items()}

    def text(self, name: str, default: str = "") -> str:
        return self._values.get(name, default)

    def number(self, name: str) -> int | None:
        found = self._values.get(name)
        if found is None:
            return None
        if not (found.isascii() and found.isdecimal()) or int(found) >= 2**53:
            raise ApiError("server-bad-request", 400, fault=name)
        return int(found)

    def flag(self, name: str) -> bool:
        return self._values.get(name, "").lower() in ("true", "1")

    def lang(self) -> str:
        found = self._values.get("lang", "en")
        if found not in LANGUAGES:
            raise ApiError("server-bad-request", 400, fault="lang")
        return found
