"""The socket of a lesson: table frames, coach frames, and only the actions of the script."""

from typing import Any

import pytest

from eldritch.learn.script import games_with_lessons, script_of
from tests.server.live_server import Served, Socket


def coached(socket: Socket) -> dict[str, Any]:
    return socket.next("coach")


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_lesson_can_be_completed_without_signing_in(server: Served, game: str) -> None:
    with server.visitor().socket(f"/api/learn/{game}/play") as socket:
        coach = coached(socket)
        assert coach["steps"] == len(script_of(game).steps)
        while coach["step"] < coach["steps"] - 1:
            if coach["waits"]:
                socket.do("act", action=coach["waits"][0])
            else:
                socket.do("turn-to", step=coach["step"] + 1)
            coach = coached(socket)
        assert coach["name"] == "end"
        assert socket.look["phase"] == "over"
        assert socket.look["viewer"] in socket.look["result"]["winners"]
    assert server.faults == []


def test_a_lesson_rejects_other_actions_and_commands(server: Served) -> None:
    with server.guest().socket("/api/learn/realms/play?step=1") as socket:
        coach = coached(socket)
        seq = socket.look["seq"]
        other = next(one["action"] for one in socket.look["view"]["options"] if one["action"] not in coach["waits"])
        assert socket.rejected("act", action=other) == "learn-not-now"
        assert socket.rejected("resign") == "learn-not-now"
        assert socket.rejected("undo") == "learn-not-now"
        assert socket.rejected("turn-to", step=98) == "learn-not-now"
        socket.do("act", action=coach["waits"][0])
        assert socket.next("update")["seq"] == seq + 1


def test_a_learner_can_go_back_ahead_and_on(server: Served) -> None:
    with server.guest().socket("/api/learn/duel/play?step=9") as socket:
        assert coached(socket)["step"] == 9
        there = socket.look["view"]
        socket.do("turn-to", step=0)
        assert coached(socket)["step"] == 0
        socket.do("turn-to", step=9)
        assert coached(socket)["step"] == 9
        assert socket.look["view"] == there


def test_an_unknown_step_starts_the_lesson_from_the_beginning(server: Served) -> None:
    with server.guest().socket("/api/learn/castle/play?step=77") as socket:
        assert coached(socket)["step"] == 0


def test_a_lesson_is_sent_in_words_of_the_requested_language(server: Served) -> None:
    with server.guest().socket("/api/learn/nightmarium/play?step=2") as socket:
        coached(socket)
        socket.raw.send('{"t": "speak", "lang": "ru"}')
        words = socket.next("words")
        assert words["fresh"]
        assert "Ваш ход" in words["status"]


def test_a_lesson_is_neither_listed_nor_stored(server: Served) -> None:
    guest = server.guest()
    with guest.socket("/api/learn/realms/play") as socket:
        coached(socket)
        assert guest.get("/api/tables?mine=true")["tables"] == []


def test_unknown_games_and_malformed_messages_are_rejected(server: Served) -> None:
    with server.guest().socket("/api/learn/realms/play") as socket:
        coached(socket)
        socket.raw.send("teapot")
        assert socket.next("reject")["key"] == "server-bad-message"
