"""The server: catalogue, a rated game over sockets in words, what is kept of it, and the lesson."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.fifth_game.installing import PACKAGE
from tests.server.live_server import Person, Served, Socket, server

__all__ = ["server"]


def test_the_catalogue_offers_it(server: Served) -> None:
    games = {game["id"]: game for game in server.visitor().get("/api/games")["games"]}
    assert list(games)[-1] == PACKAGE
    assert games[PACKAGE]["seats"] == {"least": 2, "most": 4}
    assert [option["name"] for option in games[PACKAGE]["options"]] == ["hand", "nest"]
    keys = [component["key"] for component in server.visitor().get(f"/api/games/{PACKAGE}/box")["components"]]
    assert keys == ["ring", "button", "nail", "thorn"]


@pytest.mark.parametrize(("lang", "title"), [("en", "Ravens"), ("ru", "Вороны")])
def test_its_messages_are_offered_to_browsers(server: Served, lang: str, title: str) -> None:
    assert f"{PACKAGE}-title = {title}" in server.visitor().ask("GET", f"/api/messages/{lang}/{PACKAGE}").text
    assert server.visitor().refusal("GET", f"/api/messages/{lang}/nothing") == (404, "server-not-found")


def moves(sockets: list[Socket]) -> Iterator[Socket]:
    """Whoever is asked, until the game is over."""
    while sockets[0].look["phase"] == "playing":
        for socket in sockets:
            view = socket.settle()["view"]
            if view["decision"] and view["viewer"] in view["decision"]["seats"]:
                yield socket
                break


def played(server: Served, **wanted: object) -> tuple[list[Person], str, list[dict[str, Any]]]:
    """Two registered people play a whole game; the people, the table, and all words that the first was sent."""
    people = [server.guest() for _ in range(2)]
    for number, person in enumerate(people):
        person.post(
            "/api/register", {"name": f"raven{server.port}{number}{len(server.people)}", "password": "nevermore 1"}
        )
    table = people[0].open_table(PACKAGE, autostart=True, **wanted)
    people[1].post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        sockets[0].raw.send('{"t": "speak", "lang": "en"}')
        for number, socket in enumerate(moves(sockets)):
            options = socket.look["view"]["options"]
            socket.do("act", action=options[number % len(options)]["action"], seq=socket.look["seq"])
        sockets[0].next("words")
        words = [frame for frame in sockets[0].frames if frame["t"] == "words"]
        assert sum(sockets[0].look["result"]["returns"]) == 1
    return people, table, words


def test_a_whole_game_is_played_in_words_and_can_be_looked_back_at(server: Served) -> None:
    people, table, words = played(server)
    said = [line["text"] for frame in words for line in frame["lines"]]
    assert any("offers" in line for line in said)
    assert any(choice["text"] == "keep it" for frame in words for choice in frame["choices"])
    assert any("best row" in line or "share the victory" in line for line in words[-1]["result"])
    assert people[0].get(f"/api/tables/{table}/replay?lang=ru")["total"] > 20
    assert people[0].get(f"/api/people/{people[0].id}/games")["tables"][0]["game"] == PACKAGE
    assert people[0].ask("GET", f"/api/tables/{table}/file").is_success


def test_hands_are_open_after_the_game(server: Served) -> None:
    people, table, _ = played(server)
    seats = people[0].get(f"/api/tables/{table}/cards?number=5&lang=ru")["seats"]
    assert all(held["name"] for seat in seats for held in seat)
    assert any(seats)


def test_a_rated_game_counts_in_its_pool(server: Served) -> None:
    people, table, _ = played(server, rated=True)
    assert len(people[0].get(f"/api/tables/{table}/ratings")) == 2
    ratings = people[0].get(f"/api/people/{people[0].id}/ratings")
    assert [(rating["game"], rating["size"]) for rating in ratings] == [(PACKAGE, "2")]


def test_a_card_that_cannot_be_chosen_has_a_reason(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table(PACKAGE, autostart=True)
    other.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    for person in (host, other):
        assert person.get(f"/api/tables/{table}/why?lang=ru&sort=card&name=ring")["text"]


def test_a_bot_answers_at_a_table(server: Served) -> None:
    host = server.guest()
    table = host.open_table(PACKAGE, autostart=True, bots=["level:2"])
    with host.at(table) as socket:
        for _ in range(3):
            while not (socket.look["view"] and socket.look["view"]["options"]):
                socket.next("update")
            socket.choose_first()
            socket.settle()
    assert server.faults == []


def test_its_lesson_can_be_taken(server: Served) -> None:
    with server.visitor().socket(f"/api/learn/{PACKAGE}/play") as socket:
        coach = socket.next("coach")
        names = [coach["name"]]
        while coach["step"] < coach["steps"] - 1:
            if coach["waits"]:
                socket.do("act", action=coach["waits"][0])
            else:
                socket.do("turn-to", step=coach["step"] + 1)
            coach = socket.next("coach")
            names.append(coach["name"])
    assert names == ["welcome", "offer", "answer", "end"]


def test_a_game_without_puzzles_has_no_shelf(server: Served) -> None:
    assert PACKAGE not in [shelf["game"] for shelf in server.visitor().get("/api/puzzles")["shelves"]]
