"""The table in words, for clients that have asked for a language."""

import pytest

from eldritch.locale import Words

from .live_server import Served


def words_at(server: Served, game: str, lang: str, bots: int) -> dict[str, object]:
    anna = server.guest()
    table = anna.open_table(game, seats=bots + 1, bots=["random"] * bots, autostart=True)
    with anna.at(table) as socket:
        socket.raw.send(f'{{"t": "speak", "lang": "{lang}"}}')
        return socket.next("words")


@pytest.mark.parametrize(("game", "bots"), [("realms", 1), ("nightmarium", 2), ("duel", 1), ("castle", 3)])
def test_every_game_is_sent_in_words(server: Served, game: str, bots: int) -> None:
    answer = words_at(server, game, "en", bots)
    assert answer["fresh"] is True
    assert "The game begins." in [line["text"] for line in answer["lines"]]  # type: ignore[attr-defined]
    assert answer["status"]


def test_words_are_in_the_requested_language(server: Served) -> None:
    answer = words_at(server, "nightmarium", "ru", 1)
    assert "Партия начинается." in [line["text"] for line in answer["lines"]]  # type: ignore[attr-defined]


def test_every_choice_in_words_is_a_legal_action(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("realms", seats=2, bots=["random"], autostart=True, options={"seat_0_begins": True})
    with anna.at(table) as socket:
        socket.raw.send('{"t": "speak", "lang": "en"}')
        answer = socket.next("words")
        options = {option["action"] for option in socket.look["view"]["options"]}
        assert {action for choice in answer["choices"] for action in choice["actions"]} == options


def test_sitting_down_sends_the_complete_log_in_words(server: Served) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.open_table("nightmarium", seats=2, autostart=True)
    with boris.at(table) as socket:
        socket.raw.send('{"t": "speak", "lang": "en"}')
        socket.next("words")
        socket.do("sit")
        while sum(frame["t"] == "words" for frame in socket.frames) < 2:
            socket.next("words")
        answer = [frame for frame in socket.frames if frame["t"] == "words"][1]
        assert answer["fresh"]
        assert "The game begins." in [line["text"] for line in answer["lines"]]


def test_an_unknown_language_is_rejected(server: Served) -> None:
    anna = server.guest()
    with anna.at(anna.open_table("duel", seats=2)) as socket:
        socket.raw.send('{"t": "speak", "lang": "fr"}')
        assert socket.next("reject")["key"] == "server-bad-message"


def test_the_status_counts_players_when_many_are_to_move(server: Served) -> None:
    anna = server.guest()
    table = anna.open_table("castle", seats=5, autostart=True)
    for _ in range(4):
        server.guest().post(f"/api/tables/{table}/commands", {"t": "sit", "id": "in"})
    with anna.at(table) as socket:
        socket.do("act", action=socket.settle()["view"]["options"][0]["action"])
        socket.raw.send('{"t": "speak", "lang": "en"}')
        assert socket.next("words")["status"] == "Waiting for 4 players"


def test_the_status_explains_that_the_game_is_hidden_until_its_end(server: Served) -> None:
    anna, watcher = server.guest(), server.guest()
    table = anna.open_table("castle", seats=3, bots=["random"] * 2, autostart=True)
    with watcher.at(table) as socket:
        socket.raw.send('{"t": "speak", "lang": "en"}')
        assert "once it is over" in socket.next("words")["status"]


def test_bots_at_castle_are_called_by_the_faces_that_are_seen(server: Served) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.open_table("castle", seats=10, bots=["random"] * 8, autostart=True)
    with anna.at(table) as socket:
        socket.raw.send('{"t": "speak", "lang": "en"}')
        waiting = socket.next("words")["names"]
        assert waiting[1:9] == [f"Bot {number}" for number in range(2, 10)]
        boris.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "in"})
        names = socket.next("words")["names"]
        faces = [seat["character"] for seat in socket.look["view"]["table"]["seats"]]
        words = Words("en")
        assert names[1:9] == [words.say(f"castle-name-{face}") for face in faces[1:9]]
        assert len(set(names)) == 10
        assert names[9] == socket.look["seats"][9]["name"]


def test_bots_keep_the_names_of_their_seats_when_a_friend_takes_one(server: Served) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.open_table("nightmarium", seats=4, bots=["random"] * 3, listed=True)
    with anna.at(table) as socket:
        socket.raw.send('{"t": "speak", "lang": "en"}')
        before = socket.next("words")["names"]
        socket.do("kick", seat=1)
        boris.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "in", "seat": 1})
        after = socket.next("words")["names"]
        while after[1] in (before[1], "Open seat"):
            after = socket.next("words")["names"]
        assert [after[seat] for seat in (0, 2, 3)] == [before[seat] for seat in (0, 2, 3)]
        assert len({*after}) == 4


@pytest.mark.parametrize(("lang", "called"), [("en", "Guest"), ("ru", "Гость")])
def test_guests_are_called_in_the_language_of_the_reader(server: Served, lang: str, called: str) -> None:
    host, friend, named = server.guest("en"), server.guest("ru"), server.guest("en")
    named.http.patch("/api/me", json={"name": "Guest of Honour"})
    table = host.open_table("nightmarium", seats=3)
    for each in (friend, named):
        each.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "s"})
    with host.at(table) as socket:
        socket.raw.send(f'{{"t": "speak", "lang": "{lang}"}}')
        first, second, third = socket.next("words")["names"]
    assert [name.split()[0] for name in (first, second)] == [called, called]
    assert first.split()[1] != second.split()[1]
    assert third == "Guest of Honour"
