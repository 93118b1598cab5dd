"""Clients that get changes have the same look as those that get whole looks."""

import random
from typing import Any

import msgspec
import pytest

import eldritch
from eldritch.server.wire.changes import changes_between
from eldritch.table import Act, Table

from .live_server import Person, Served, Socket, changed
from .workers import SECRET

SIZES = {**dict.fromkeys(eldritch.games(), 3), "duel": 2, "castle": 4}
MOVES = 120


def parsed(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def started(game: str) -> Table:
    people = SIZES[game]
    setup = eldritch.table.Setup.open(game, seats=people, host="p0", secret=SECRET, now=0, autostart=True)
    table = Table(setup, SECRET)
    for seat in range(people):
        for entry in table.decide(eldritch.table.Sit(f"Person {seat}"), f"p{seat}", 0):
            table.apply(entry)
    return table


@pytest.mark.parametrize("game", eldritch.games())
def test_a_look_with_its_changes_is_the_next_look(game: str) -> None:
    table, chance = started(game), random.Random(1)
    viewers = (None, *range(SIZES[game]))
    before = {viewer: table.look(viewer, 0) for viewer in viewers}
    sizes = {"changes": 0, "whole": 0}
    for number in range(MOVES):
        assert table.play is not None
        if table.phase == "over":
            break
        seat = chance.choice(table.play.state.deciders())
        for entry in table.decide(Act(chance.choice(table.play.state.legal(seat))), f"p{seat}", number):
            table.apply(entry)
        for viewer in viewers:
            after = table.look(viewer, number)
            changes = changes_between(before[viewer], after)
            assert changed(parsed(before[viewer]), parsed(changes)) == parsed(after)
            sizes["changes"] += len(msgspec.json.encode(changes))
            sizes["whole"] += len(msgspec.json.encode(after))
            before[viewer] = after
    assert sizes["changes"] < sizes["whole"] / 2


def play(sockets: list[Socket], chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        seats = sockets[0].settle()["view"]["decision"]["seats"]
        for seat in seats:
            options = sockets[seat].settle()["view"]["options"]
            if options:
                sockets[seat].do("act", action=chance.choice(options)["action"])


def sit_together(server: Served) -> tuple[Person, Person, str]:
    one, other = server.guest(), server.guest()
    table = one.open_table("realms", autostart=True)
    other.post(f"/api/tables/{table}/commands", {"t": "sit", "id": "sit"})
    return one, other, table


def test_sockets_that_join_at_different_times_have_the_same_look(server: Served) -> None:
    one, other, table = sit_together(server)
    path = f"/api/tables/{table}/play"
    with one.at(table) as whole, other.at(table) as opponent, one.socket(f"{path}?changes=true") as early:
        early.next("look")
        play([whole, opponent], random.Random(1), 5)
        with one.socket(f"{path}?changes=true") as late:
            late.next("look")
            play([whole, opponent], random.Random(2), 5)
            seq = whole.settle()["seq"]
            assert early.until(seq) == late.until(seq) == whole.look
        assert {frame["t"] for frame in early.frames} >= {"look", "changes"}
        assert not [frame for frame in early.frames if frame["t"] == "update"]


def test_a_player_asks_which_options_are_final(server: Served) -> None:
    one, other, table = sit_together(server)
    with one.at(table) as first, other.at(table) as second, server.visitor().at(table) as spectator:
        asked, waiting = (first, second) if first.settle()["view"]["options"] else (second, first)
        asked.settle()
        for socket, expected in ((asked, True), (waiting, False)):
            socket.raw.send('{"t": "final"}')
            answer = socket.next("final")
            assert answer["seq"] == socket.look["seq"]
            assert bool(answer["actions"]) == expected
        options = {option["action"] for option in asked.look["view"]["options"]}
        asked.raw.send('{"t": "final"}')
        assert set(asked.next("final")["actions"]) < options
        assert asked.person.get(f"/api/tables/{table}/final")["actions"]
        spectator.raw.send('{"t": "final"}')
        assert spectator.next("final")["actions"] == []


def test_words_continue_after_an_update(server: Served) -> None:
    one, other, table = sit_together(server)
    with one.at(table) as first, other.at(table) as second:
        play([first, second], random.Random(1), 3)
        seq = first.settle()["seq"]
        play([first, second], random.Random(2), 3)
        speak = {"t": "speak", "lang": "en"}
        first.raw.send(msgspec.json.encode(speak).decode())
        everything = first.next("words")
        first.raw.send(msgspec.json.encode({**speak, "since": seq}).decode())
        rest = first.next("words")
    assert (everything["fresh"], rest["fresh"]) == (True, False)
    assert 0 < len(rest["lines"]) < len(everything["lines"])
    assert everything["lines"][-len(rest["lines"]) :] == rest["lines"]
