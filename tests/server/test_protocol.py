"""docs/protocol.md is correct: its session can be played and its lists are complete."""

import json
import re
from contextlib import ExitStack
from typing import Any, get_args

from eldritch.server.wire import Frame, FromClient
from eldritch.server.wire.frames import LobbyFrame
from tests.locale.files import LANGUAGE

from . import protocol
from .live_server import Person, Served, Socket

TEXT = protocol.DOCUMENT.read_text(encoding="utf-8")
REWRITE = "run: python -m tests.server.protocol"


def test_every_route_is_listed() -> None:
    assert protocol.listed("addresses", TEXT) == protocol.address_lines(), REWRITE


def test_every_error_key_is_listed() -> None:
    assert protocol.listed("keys", TEXT) == protocol.key_lines(), REWRITE


def test_every_error_key_has_a_message() -> None:
    assert len(protocol.raised()) > 50
    for language in LANGUAGE.values():
        assert protocol.raised() - set(language.messages) == set()


def test_every_message_and_frame_is_documented() -> None:
    tags = {str(kind.__struct_config__.tag) for union in (FromClient, Frame, LobbyFrame) for kind in get_args(union)}
    assert not [tag for tag in tags if f"`{tag}`" not in TEXT]


def test_the_documented_session_can_be_played(server: Served) -> None:
    blocks = re.findall(r"```session\n(.*?)```", TEXT, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line]
    assert len(lines) > 30
    with ExitStack() as stack:
        session = Session(server, stack)
        for line in lines:
            session.play(line)


class Session:
    """Plays the lines of the document: `→` is sent, `←` must be received, `✕` breaks the connection.

    `$NAME` stands for a value that first occurs in an answer. An answer must contain everything in the document and may
    contain more. "…" matches anything.
    """

    def __init__(self, server: Served, stack: ExitStack) -> None:
        self._server = server
        self._stack = stack
        self._known: dict[str, Any] = {}
        self._people: dict[str, Person] = {}
        self._sockets: dict[str, Socket] = {}
        self._answers: dict[str, str] = {}
        self._early: dict[str, list[dict[str, Any]]] = {}

    def play(self, line: str) -> None:
        name, sign, rest = re.split(r"\s+", f"{line} ", maxsplit=2)
        person = self._people.setdefault(name, self._server.visitor())
        if sign == "✕":
            self._sockets.pop(name).raw.close()
        elif sign == "→":
            self._send(name, person, rest.strip())
        else:
            assert sign == "←", line
            self._expect(name, rest.strip())

    def _send(self, name: str, person: Person, rest: str) -> None:
        filled = self._filled(rest)
        if filled.startswith("{"):
            self._sockets[name].raw.send(filled)
            return
        method, path, *body = filled.split(" ", maxsplit=2)
        if method == "SOCKET":
            self._sockets[name] = self._stack.enter_context(person.socket(path))
        else:
            answer = person.ask(method, path, json.loads(body[0]) if body else None)
            self._answers[name] = f"{answer.status_code} {answer.text}"

    def _filled(self, text: str) -> str:
        """The text with names replaced by their values."""
        text = re.sub(r'"\$([A-Z]+)"', lambda found: json.dumps(self._known[found[1]]), text)
        return re.sub(r"\$([A-Z]+)", lambda found: str(self._known[found[1]]), text)

    def _expect(self, name: str, rest: str) -> None:
        if rest.startswith("{"):
            if self._came_early(name, json.loads(rest)):
                return
            expected = json.loads(rest)
            while True:
                frame = self._sockets[name].next(expected["t"], "ack")
                seen: dict[str, Any] = {}
                early = self._early.setdefault(name, [])
                if frame["t"] == "ack" and expected["t"] != "ack":
                    early.append(frame)  # the acknowledgement and the update may come in either order
                elif self._fits(frame, expected, seen):
                    self._known |= seen
                    return
        status, expected_text = rest.split(" ", maxsplit=1)
        got, text = self._answers.pop(name).split(" ", maxsplit=1)
        seen = {}
        assert (got, self._fits(json.loads(text), json.loads(expected_text), seen)) == (status, True), text
        self._known |= seen

    def _came_early(self, name: str, expected: dict[str, Any]) -> bool:
        early = self._early.get(name, [])
        for frame in early:
            if self._fits(frame, expected, {}):
                early.remove(frame)
                return True
        return False

    def _fits(self, got: Any, expected: Any, seen: dict[str, Any]) -> bool:
        """Whether an answer contains everything expected. Adds the values of new names to `seen`."""
        if expected == "…":
            return True
        if isinstance(expected, str) and expected.startswith("$"):
            known = {**self._known, **seen}
            seen[expected[1:]] = known.get(expected[1:], got)
            return bool(seen[expected[1:]] == got)
        if isinstance(expected, dict):
            return isinstance(got, dict) and all(
                key in got and self._fits(got[key], value, seen) for key, value in expected.items()
            )
        if isinstance(expected, list):
            exact = not expected and not got
            pairs = zip(expected, got, strict=False)
            return exact or (0 < len(expected) <= len(got) and all(self._fits(one, want, seen) for want, one in pairs))
        return bool(got == expected)
