"""Replays, branches, reviews, hints and explanations."""

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from .live_server import Person, Served, Socket, serving
from .test_history import against_a_bot

GAMES = {"realms": 2, "nightmarium": 2, "duel": 2, "castle": 3}


def recorded(person: Person, game: str, choices: int = 14) -> tuple[str, Socket]:
    """Play some choices and resign. Returns the table and the socket with all frames and English words."""
    bots = ["greedy"] * (GAMES[game] - 1)  # random bots may end a game of Castle at any time
    table = person.open_table(game, seats=GAMES[game], bots=bots, autostart=True)
    with person.at(table, since=0) as socket:
        socket.raw.send(json.dumps({"t": "speak", "lang": "en"}))
        for _ in range(choices):
            while (look := socket.settle())["phase"] == "playing" and not look["view"]["options"]:
                sleep(0.01)
            if look["phase"] == "over":
                break
            socket.choose_first()
        socket.ask("resign")  # rejected if the bots have just ended the game
        assert socket.settle()["phase"] == "over"
    return table, socket


def frames_of(socket: Socket) -> dict[int, tuple[bytes, bytes]]:
    """The received frames by update number, each with its words frame."""
    frames = socket.frames
    found: dict[int, tuple[bytes, bytes]] = {}
    for place, frame in enumerate(frames):
        if frame["t"] == "update":
            words = next((after for after in frames[place:] if after["t"] == "words"), None)
            if words is not None and words["seq"] == frame["look"]["seq"]:
                found[frame["seq"]] = (_bytes(frame), _bytes(words))
    return found


def replayed(person: Person, table: str, seat: int) -> dict[int, tuple[bytes, bytes]]:
    """The same from the replay."""
    steps = steps_of(person, table, seat)
    return {
        step["look"]["seq"]: (
            _bytes({"t": "update", "seq": step["look"]["seq"], **{key: step[key] for key in ("at", "events", "look")}}),
            _bytes(step["words"]),
        )
        for step in steps
    }


def steps_of(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    """All steps of a replay, page by page."""
    found: list[dict[str, Any]] = []
    while True:
        page = person.get(f"/api/tables/{table}/replay?seat={seat}&lang=en&limit=40&since={len(found)}")
        found += page["steps"]
        if len(found) == page["total"]:
            return found


def _bytes(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_equals_the_live_frames_byte_for_byte(server: Served, game: str) -> None:
    anya = server.guest()
    table, socket = recorded(anya, game)
    live, again = frames_of(socket), replayed(anya, table, 0)
    shared = live.keys() & again.keys()
    assert len(shared) >= 12
    # Entries stored together arrive as one update with the number of the last entry.
    assert live.keys() <= again.keys()
    for seq in shared:
        assert live[seq] == again[seq]


@pytest.mark.parametrize("game", GAMES)
def test_the_outline_has_a_mark_for_every_step(server: Served, game: str) -> None:
    anya = server.guest()
    table, _ = recorded(anya, game, choices=4)
    steps = steps_of(anya, table, 0)
    marks = server.visitor().get(f"/api/tables/{table}/outline?seat=0")["marks"]
    assert [mark["number"] for mark in marks] == [step["number"] for step in steps]
    assert [mark["lines"] for mark in marks] == [step["words"]["lines"] for step in steps]
    russian = anya.get(f"/api/tables/{table}/outline?seat=0&lang=ru")["marks"]
    assert "Партия начинается." in [line["text"] for mark in russian for line in mark["lines"]]


def test_a_running_game_has_no_replay_review_or_branch(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{table}/outline") == (409, "table-rejected-not-over")
    assert anya.refusal("POST", f"/api/tables/{table}/review") == (409, "table-rejected-not-over")
    wanted = {"number": 3, "seat": 0, "bot": "random"}
    assert anya.refusal("POST", f"/api/tables/{table}/branches", wanted) == (409, "table-rejected-not-over")


@pytest.mark.parametrize("game", GAMES)
def test_anyone_can_branch_from_a_finished_game(server: Served, game: str) -> None:
    anya, borya = server.guest(), server.guest()
    table, _ = recorded(anya, game)
    steps = [step for step in steps_of(borya, table, 1) if step["kind"] == "acted"]
    for step in (steps[0], steps[len(steps) // 2]):
        wanted = {"number": step["number"], "seat": 1, "bot": "random"}
        made = borya.post(f"/api/tables/{table}/branches", wanted)
        assert (made["phase"], made["listed"], made["rated"]) == ("playing", False, False)
        with borya.at(made["id"]) as socket:
            assert socket.look["viewer"] == 1
            assert socket.look["setup"]["branch"]["table"] == table
            assert socket.look["setup"]["branch"]["entry"] == step["number"]
            for _ in range(3):
                socket.settle()
                socket.choose_first()


def test_a_branch_starts_from_the_seats_view_and_is_private(server: Served) -> None:
    anya, borya = server.guest(), server.guest()
    table, _ = recorded(anya, "duel")
    step = next(step for step in steps_of(anya, table, 0) if step["look"]["view"] and step["look"]["view"]["options"])
    made = anya.post(f"/api/tables/{table}/branches", {"number": step["number"], "seat": 0, "bot": "random"})
    assert anya.get(f"/api/tables/{made['id']}/look")["view"] == step["look"]["view"]
    with borya.at(made["id"]) as socket:
        assert socket.rejected("sit") in ("server-invite-needed", "table-rejected-started")


def test_a_branch_requires_a_valid_seat_bot_and_position(server: Served) -> None:
    anya = server.guest()
    table = against_a_bot(anya)
    ask = f"/api/tables/{table}/branches"
    assert anya.refusal("POST", ask, {"number": 5, "seat": 7, "bot": "random"}) == (400, "server-too-few-seats")
    assert anya.refusal("POST", ask, {"number": 5, "seat": 0, "bot": "oracle"}) == (400, "server-no-bot")
    assert anya.refusal("POST", ask, {"number": 0, "seat": 0, "bot": "random"}) == (409, "table-rejected-no-branch")
    assert anya.refusal("POST", ask, {"number": 10**6, "seat": 0, "bot": "random"}) == (409, "table-rejected-no-branch")
    stranger = server.visitor()
    assert stranger.refusal("POST", ask, {"number": 5, "seat": 0, "bot": "random"}) == (401, "server-not-signed-in")


def reviewed(person: Person, table: str, lang: str = "en") -> dict[str, Any]:
    person.post(f"/api/tables/{table}/review", {})
    while (shown := person.get(f"/api/tables/{table}/review?lang={lang}"))["state"] != "done":
        assert shown["state"] == "running"
        sleep(0.1)
    return dict(shown)


def test_a_review_is_computed_once_and_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya, borya = server.guest(), server.guest()
        table, _ = recorded(anya, "nightmarium")
        assert borya.get(f"/api/tables/{table}/review")["state"] == "none"
        english, russian = reviewed(borya, table), reviewed(anya, table, "ru")
    assert english["total"] == len(english["moments"]) > 0
    assert {moment["seat"] for moment in english["moments"]} == {0, 1}
    for one, other in zip(english["moments"], russian["moments"], strict=True):
        assert one["text"] != other["text"]
        assert (one["value"], one["loss"], one["luck"]) == (other["value"], other["loss"], other["luck"])
        assert 0 <= one["loss"] <= 1
        assert one["reasons"]
    with serving(tmp_path) as again:
        assert again.guest().get(f"/api/tables/{table}/review") == english, "kept, so nobody has to ask for it again"


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_shown_only_after_the_end(server: Served, game: str) -> None:
    anya = server.guest()
    playing = anya.open_table(game, seats=GAMES[game], bots=["random"] * (GAMES[game] - 1), autostart=True)
    assert anya.refusal("GET", f"/api/tables/{playing}/cards?number=9") == (409, "table-rejected-not-over")
    table, _ = recorded(anya, game)
    for seat in range(GAMES[game]):
        step = steps_of(anya, table, seat)[-2]
        cards = server.visitor().get(f"/api/tables/{table}/cards?number={step['number']}")["seats"]
        assert len(cards) == GAMES[game]
        own = step["look"]["view"]["table"]["seats"][seat]
        held = {"duel": own.get("signs"), "castle": own.get("items", []) + own.get("allegiance", []) + [0]}
        count = len(held.get(game, own.get("hand")))
        assert sum(card["count"] for card in cards[seat]) == count
        assert all(card["card"] and card["name"] for card in cards[seat])


def test_a_hint_gives_legal_moves_with_reasons(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True)
    with anya.at(table) as socket:
        while not socket.settle()["view"]["options"]:
            sleep(0.05)
        hint = anya.get(f"/api/tables/{table}/hint?lang=ru")
        assert hint["seq"] == socket.look["seq"]
        assert 0 <= hint["chance"] <= 1
        assert 1 <= len(hint["best"]) <= 3
        assert all(move["text"] and move["reasons"] for move in hint["best"])


def test_hints_are_refused_in_rated_games_against_people_and_for_spectators(server: Served) -> None:
    anya, borya = server.guest(), server.guest()
    rated = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True, rated=True)
    assert anya.refusal("GET", f"/api/tables/{rated}/hint") == (403, "replay-no-help")
    assert anya.refusal("GET", f"/api/tables/{rated}/reason") == (403, "replay-no-help")
    shared = anya.open_table("nightmarium", seats=2, autostart=True)
    with borya.at(shared) as socket:
        socket.do("sit")
    assert anya.refusal("GET", f"/api/tables/{shared}/hint") == (403, "replay-no-help")
    trained = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True)
    assert borya.refusal("GET", f"/api/tables/{trained}/hint") == (403, "server-not-seated")
    assert borya.refusal("GET", f"/api/tables/{trained}/reason") == (403, "server-not-seated")


def test_a_bots_move_is_explained_briefly_during_the_game_and_fully_afterwards(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", seats=2, bots=["random"], autostart=True)
    with anya.at(table) as socket:
        while not (has_moved := any(event["seat"] == 1 for event in played(anya, table))):
            socket.settle()
            socket.choose_first()
        assert has_moved
        reason = anya.get(f"/api/tables/{table}/reason")
        assert (reason["seat"], reason["text"], reason["best"]) == (1, "", [])
        assert reason["reasons"]
        assert anya.refusal("GET", f"/api/tables/{table}/reason?number=0") == (404, "replay-no-move")
        socket.do("resign")
    whole = anya.get(f"/api/tables/{table}/reason?number={reason['number']}")
    assert whole["reasons"] == reason["reasons"]
    assert whole["text"]


def played(person: Person, table: str) -> list[dict[str, Any]]:
    """The cards played so far."""
    scenario = person.get(f"/api/tables/{table}/story")
    return [event for update in scenario for event in update["events"] if event["event"] in ("played", "drew")]
