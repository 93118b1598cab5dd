"""Whom a bot would trust in one's place."""

import pytest

from tests.server.live_server import Served


def test_a_player_of_the_castle_learns_what_a_bot_would_believe_from_the_same_seat(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("castle", seats=6, bots=["random"] * 5, autostart=True)
    with anya.at(table) as socket:
        look = socket.settle()
        trust = anya.get(f"/api/tables/{table}/trust")
        own = look["viewer"]
        others = [chance for seat, chance in enumerate(trust["allies"]) if seat != own]
        assert trust["allies"][own] == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in others)
        # Of six, three are of each organisation: two of the other five are allies.
        assert sum(others) == pytest.approx(2)


def test_nobody_is_told_whom_to_trust_where_it_counts_or_where_there_are_no_sides(server: Served) -> None:
    anya, borya = server.guest(), server.guest()
    rated = anya.open_table("castle", seats=3, bots=["random"] * 2, autostart=True, rated=True)
    assert anya.refusal("GET", f"/api/tables/{rated}/trust") == (403, "replay-no-help")
    trained = anya.open_table("castle", seats=3, bots=["random"] * 2, autostart=True)
    assert borya.refusal("GET", f"/api/tables/{trained}/trust") == (403, "server-not-seated")
    duel = anya.open_table("duel", seats=2, bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{duel}/trust") == (403, "replay-no-help")
