"""The lobby: listed and private tables, invitations, quick match and rematch."""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from eldritch.server.live.invitations import cleaned
from eldritch.server.live.lobby import change_of
from eldritch.server.settings import Rate

from .live_server import GENEROUS, Person, Served, eventually, serving


def mine(person: Person) -> list[str]:
    return sorted(table["id"] for table in person.get("/api/tables?mine=true")["tables"])


def seated(person: Person, table: str) -> list[str]:
    """The ids of the players by seat, empty for an open seat."""
    return [seat["player"] or "" for seat in person.get(f"/api/tables/{table}")["seats"]]


def command(t: str, fields: dict[str, object]) -> dict[str, object]:
    return {"t": t, "id": "c1", **fields}


def send(person: Person, table: str, t: str, **fields: object) -> Any:
    return person.post(f"/api/tables/{table}/commands", command(t, fields))


def refused(person: Person, table: str, t: str, **fields: object) -> tuple[int, str]:
    return person.refusal("POST", f"/api/tables/{table}/commands", command(t, fields))


def test_files_of_messages_are_served_by_name(server: Served) -> None:
    visitor = server.visitor()
    assert "house-realms = " in visitor.get("/api/messages/en/house-realms")["text"]
    assert visitor.refusal("GET", "/api/messages/ru/nothing") == (404, "server-not-found")


def test_the_catalogue_lists_games_bots_and_clocks(server: Served) -> None:
    catalogue = server.visitor().get("/api/games")
    games = {game["id"]: game for game in catalogue["games"]}
    assert list(games) == ["realms", "nightmarium", "duel", "castle"]
    assert games["castle"]["seats"] == {"least": 3, "most": 10}
    assert games["castle"]["watch"] == "after"
    assert (games["castle"]["name"], games["castle"]["usual_seats"]) == ("The Castle of the Devil", 6)
    assert games["castle"]["accent"].startswith("#")
    options = {option["name"]: option for option in games["nightmarium"]["options"]}
    assert options["target"] == {
        "name": "target",
        "key": "nightmarium-option-target",
        "default": 5,
        "seats": None,
        "needs": [],
        "choices": [5, 6, 7],
    }
    assert options["turn_limit"]["choices"] == {"least": 10, "most": 100_000}
    assert "random" in [bot["spec"] for bot in catalogue["bots"]]
    assert [clock["kind"] for clock in catalogue["clocks"]] == ["none", "move", "bank", "days"]


def test_a_table_full_of_bots_starts_at_once(server: Served) -> None:
    guest = server.guest()
    table = guest.post("/api/tables", {"game": "realms", "bots": ["random", "random"], "autostart": True})
    assert table["phase"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == ["", "random", "random"]


def test_the_game_starts_when_everyone_is_ready(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table()
    send(other, table, "sit")
    assert seated(host, table) == [host.id, other.id]
    send(host, table, "ready")
    assert host.get(f"/api/tables/{table}")["phase"] == "open"
    send(other, table, "ready", id="c2")
    assert host.get(f"/api/tables/{table}")["phase"] == "playing"


def test_before_the_start_players_can_leave_and_the_host_can_kick(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table(seats=3)
    send(other, table, "sit", seat=2)
    send(other, table, "leave", id="c2")
    assert seated(host, table) == [host.id, "", ""]
    send(other, table, "sit", seat=1, id="c3")
    assert refused(other, table, "kick", seat=0, id="c4")[0] == 409
    send(host, table, "kick", seat=1)
    assert seated(host, table) == [host.id, "", ""]
    send(host, table, "add-bot", bot="random", seat=1, id="c5")
    assert seated(host, table) == [host.id, "bot:1", ""]


def test_bots_with_a_caller_chosen_time_budget_are_refused(server: Served) -> None:
    host = server.guest()
    table = host.open_table()
    for spec in ("search:ms=600000", "random:nonsense", "rando"):
        assert refused(host, table, "add-bot", bot=spec) == (400, "server-no-bot")
    assert host.refusal("POST", "/api/tables", {"game": "duel", "bots": ["nobody"]}) == (400, "server-no-bot")


def test_invalid_table_settings_are_refused(server: Served) -> None:
    host = server.guest()
    for wrong, key in [
        ({"game": "duel", "seats": 3}, "server-bad-options"),
        ({"game": "nightmarium", "options": {"target": 9}}, "server-bad-options"),
        ({"game": "nightmarium", "options": {"colour": "red"}}, "server-bad-options"),
        ({"game": "duel", "bots": ["random", "random"]}, "server-bad-options"),
        ({"game": "duel", "seats": 2, "bots": ["random", "random"]}, "server-too-few-seats"),
        ({"game": "duel", "seat": 5}, "server-too-few-seats"),
        ({"game": "duel", "clock": {"kind": "move", "time": 1}}, "server-bad-clock"),
        ({"game": "chess"}, "server-bad-options"),
    ]:
        assert host.refusal("POST", "/api/tables", wrong) == (400, key)
    assert mine(host) == []


def test_a_private_table_is_not_listed_and_requires_an_invitation(server: Served) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    table = host.open_table(seats=3, listed=False)
    assert table not in [each["id"] for each in stranger.get("/api/tables?limit=100")["tables"]]
    assert refused(stranger, table, "sit") == (403, "server-invite-needed")
    assert stranger.refusal("POST", f"/api/tables/{table}/invites", {}) == (403, "server-not-seated")

    invite = host.post(f"/api/tables/{table}/invites", {"seat": 2})
    assert invite["path"] == f"/join/{invite['invite']}"
    assert friend.get(f"/api/invites/{invite['invite']}")["id"] == table
    send(friend, table, "sit", invite=invite["invite"])
    assert seated(host, table) == [host.id, "", friend.id]
    # The seat of the invitation is taken.
    assert refused(stranger, table, "sit", invite=invite["invite"])[0] == 409


def test_an_invitation_cannot_be_forged_or_used_elsewhere(server: Served) -> None:
    host, other = server.guest(), server.guest()
    here, elsewhere = host.open_table(listed=False), host.open_table(listed=False)
    invite = host.post(f"/api/tables/{here}/invites", {})["invite"]
    assert refused(other, elsewhere, "sit", invite=invite) == (403, "server-bad-invite")
    forged = invite[:-2] + ("AA" if invite[-2:] != "AA" else "CC")
    assert refused(other, here, "sit", invite=forged) == (403, "server-bad-invite")
    assert other.refusal("GET", f"/api/invites/{forged}") == (403, "server-bad-invite")


def test_an_invitation_is_a_short_code_that_stays_the_same(server: Served) -> None:
    host = server.guest()
    table = host.open_table(listed=False, seats=3)
    code = host.post(f"/api/tables/{table}/invites", {})["invite"]
    assert re.fullmatch("[2-9ACEHKMPTXY]{6}", code)
    assert host.post(f"/api/tables/{table}/invites", {})["invite"] == code
    assert host.post(f"/api/tables/{table}/invites", {"seat": 2})["invite"] != code
    assert host.post(f"/api/tables/{host.open_table()}/invites", {})["invite"] != code


@pytest.mark.parametrize("typed", ["K7PXM4", "k7pxm4", " k7p-xm4", "К7Р ХМ4", "к7рхм4", "K7PXMЧ", "K-7-P-X-M-4"])
def test_a_code_may_be_typed_in_any_case_and_alphabet(typed: str) -> None:
    assert cleaned(typed) == "K7PXM4"


def test_letters_that_look_like_digits_are_taken_for_them() -> None:
    assert cleaned("ZЗSBВ") == "23588"


def test_a_code_is_found_however_it_is_typed(server: Served) -> None:
    host = server.guest()
    table = host.open_table(listed=False)
    code = host.post(f"/api/tables/{table}/invites", {})["invite"]
    spoken = f"{code[:3]} {code[3:]}".lower().translate(str.maketrans("acehkmptxy", "асенкмртху"))
    assert server.visitor().get(f"/api/invites/{quote(spoken)}")["id"] == table
    send(server.guest(), table, "sit", invite=spoken)


def test_codes_cannot_be_guessed_at_speed(tmp_path: Path) -> None:
    with serving(tmp_path, limits=msgspec.structs.replace(GENEROUS, invites=Rate(3, 0.001))) as server:
        visitor = server.visitor()
        answers = [visitor.refusal("GET", f"/api/invites/AAAAA{digit}") for digit in "2345"]
    assert answers == [(403, "server-bad-invite")] * 3 + [(429, "server-too-fast")]


def test_the_invitation_of_a_deleted_table_says_so(server: Served) -> None:
    """A code outlives its table."""
    host = server.guest()
    code = host.post(f"/api/tables/{host.open_table()}/invites", {})["invite"]
    server.forget_table_of(code)
    assert host.refusal("GET", f"/api/invites/{code}") == (404, "server-no-table")


def test_an_invitation_expires(tmp_path: Path) -> None:
    with serving(tmp_path, invite_days=-1) as server:
        host = server.guest()
        invite = host.post(f"/api/tables/{host.open_table()}/invites", {})["invite"]
        assert host.refusal("GET", f"/api/invites/{invite}") == (403, "server-bad-invite")


def test_quick_match_seats_two_people_at_one_table(server: Served) -> None:
    one, two, three = server.guest(), server.guest(), server.guest()
    wanted = {"game": "duel", "clock": {"kind": "bank", "time": 600_000, "increment": 5_000}}
    waiting = one.post("/api/quick", wanted)
    assert waiting["phase"] == "open"
    assert one.post("/api/quick", wanted)["id"] == waiting["id"]
    found = two.post("/api/quick", wanted)
    assert (found["id"], found["phase"]) == (waiting["id"], "playing")
    assert three.post("/api/quick", wanted)["id"] != waiting["id"]


def test_quick_match_respects_game_size_and_clock(server: Served) -> None:
    one, two = server.guest(), server.guest()
    waiting = one.post("/api/quick", {"game": "castle", "seats": 5})
    for wanted in (
        {"game": "castle", "seats": 4},
        {"game": "castle", "seats": 5, "clock": {"kind": "move", "time": 60_000}},
    ):
        assert two.post("/api/quick", wanted)["id"] != waiting["id"]
    assert two.post("/api/quick", {"game": "castle", "seats": 5})["id"] == waiting["id"]


def test_tables_can_be_filtered_and_paged(server: Served) -> None:
    host = server.guest()
    opened = [host.open_table("realms") for _ in range(5)]
    eventually(lambda: mine(host), sorted(opened))
    first = host.get("/api/tables?game=realms&phase=open&limit=3&mine=true")
    rest = host.get(f"/api/tables?game=realms&phase=open&limit=3&mine=true&before={first['before']}")
    assert sorted(table["id"] for page in (first, rest) for table in page["tables"]) == sorted(opened)
    assert rest["before"] is None
    assert host.get("/api/tables?game=realms&phase=over&mine=true")["tables"] == []
    assert server.visitor().refusal("GET", "/api/tables?mine=true") == (401, "server-not-signed-in")


def test_tables_can_be_filtered_by_clock_rating_and_open_seats(server: Served) -> None:
    host = server.guest()
    plain = host.open_table("castle")
    rated = host.open_table("castle", rated=True)
    hasty = host.open_table("castle", clock={"kind": "move", "time": 60_000})
    full = host.open_table("castle", bots=["random", "random"])
    eventually(lambda: mine(host), sorted([plain, rated, hasty, full]))

    def found(query: str) -> list[str]:
        return sorted(table["id"] for table in host.get(f"/api/tables?mine=true&{query}")["tables"])

    eventually(lambda: found("free=true"), sorted([plain, rated, hasty]))
    assert found("rated=true") == [rated]
    assert found("rated=false&clock=none&free=true") == [plain]
    assert found("clock=move") == [hasty]


def test_the_lobby_socket_sends_new_changed_and_finished_tables(server: Served) -> None:
    host, other = server.guest(), server.guest()
    before = host.open_table("duel")
    with server.visitor().socket("/api/lobby?game=duel") as lobby:
        assert before in [table["id"] for table in lobby.next("tables")["tables"]]
        host.open_table("realms")
        table = host.open_table("duel", autostart=True)
        assert lobby.next("table")["table"]["id"] == table
        send(other, table, "sit")
        while lobby.next("table")["table"]["phase"] != "playing":
            pass
        send(host, table, "resign", id="c9")
        assert lobby.next("gone") == {"t": "gone", "id": table}


def test_the_lobby_socket_sends_private_tables_to_their_players(server: Served) -> None:
    host = server.guest()
    with host.socket("/api/lobby") as mine, server.visitor().socket("/api/lobby") as strangers:
        mine.next("tables")
        strangers.next("tables")
        private = host.open_table(listed=False)
        public = host.open_table()
        assert mine.next("table")["table"]["id"] == private
        assert strangers.next("table")["table"]["id"] == public


def test_a_change_is_encoded_once_for_all_lobby_sockets(server: Served) -> None:
    host = server.guest()
    with ExitStack() as stack:
        sockets = [stack.enter_context(server.visitor().socket("/api/lobby")) for _ in range(4)]
        for socket in sockets:
            socket.next("tables")
        before = change_of.cache_info()
        table = host.open_table("nightmarium")
        frames = [socket.next("table") for socket in sockets]

        def is_shared() -> bool:
            after = change_of.cache_info()
            return after.hits - before.hits == 3 * (after.misses - before.misses) > 0

        eventually(is_shared, True)
    assert {frame["table"]["id"] for frame in frames} == {table}


def test_a_rematch_moves_everyone_by_one_seat(server: Served) -> None:
    host, other = server.guest(), server.guest()
    table = host.open_table("duel", autostart=True)
    send(other, table, "sit")
    send(host, table, "resign", id="c2")
    with other.at(table) as socket:
        send(host, table, "rematch", id="c3")
        socket.next("update")
        socket.do("answer", yes=True)
        while not socket.look["next"]:
            socket.next("update")
        again = socket.look["next"]
    assert seated(host, again) == [other.id, host.id]
    follows = host.get(f"/api/tables/{again}")
    assert (follows["previous"], follows["phase"]) == (table, "playing")


def test_quick_match_ignores_tables_with_other_options(server: Served) -> None:
    one, two = server.guest(), server.guest()
    odd = one.open_table("nightmarium", options={"target": 7})
    assert two.post("/api/quick", {"game": "nightmarium"})["id"] != odd


def test_turns_lists_the_tables_that_wait_for_the_user(server: Served) -> None:
    one, two = server.guest(), server.guest()
    table = one.open_table("realms", options={"seat_0_begins": True}, autostart=True)
    assert one.get("/api/turns") == []
    send(two, table, "sit")
    eventually(lambda: [turn["id"] for turn in one.get("/api/turns")], [table])
    assert two.get("/api/turns") == []


def test_running_tables_say_whom_they_wait_for(server: Served) -> None:
    one, two = server.guest(), server.guest()
    table = one.open_table("realms", options={"seat_0_begins": True}, autostart=True)
    opened = one.open_table("nightmarium", seats=2)
    send(two, table, "sit")

    def running(person: Person) -> list[tuple[str, list[int], bool]]:
        return [(each["table"]["id"], each["deciding"], each["is_yours"]) for each in person.get("/api/running")]

    eventually(lambda: running(one), [(table, [0], True), (opened, [], False)])
    assert running(two) == [(table, [0], False)]


def test_the_host_can_hide_the_game_from_spectators(server: Served) -> None:
    one, two = server.guest(), server.guest()
    table = one.open_table("duel", autostart=True, watch="after", stand_in="random")
    send(two, table, "sit")
    assert one.get(f"/api/tables/{table}/look")["view"] is not None
    assert server.visitor().get(f"/api/tables/{table}/look")["view"] is None
    assert one.refusal("POST", "/api/tables", {"game": "duel", "stand_in": "search:ms=1"}) == (400, "server-no-bot")
