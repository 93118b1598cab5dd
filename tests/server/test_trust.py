"""The route that gives a bot's belief about teams."""

import pytest

from tests.server.live_server import Served


def test_trust_equals_a_bots_belief_from_the_same_seat(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("castle", seats=6, bots=["random"] * 5, autostart=True)
    with anya.at(table) as socket:
        look = socket.settle()
        trust = anya.get(f"/api/tables/{table}/trust")
        own = look["viewer"]
        others = [chance for seat, chance in enumerate(trust["allies"]) if seat != own]
        assert trust["allies"][own] == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in others)
        # Of six players, three belong to each organisation: two of the other five are allies.
        assert sum(others) == pytest.approx(2)


def test_trust_is_refused_in_rated_games_and_games_without_teams(server: Served) -> None:
    anya, borya = server.guest(), server.guest()
    rated = anya.open_table("castle", seats=3, bots=["random"] * 2, autostart=True, rated=True)
    assert anya.refusal("GET", f"/api/tables/{rated}/trust") == (403, "replay-no-help")
    trained = anya.open_table("castle", seats=3, bots=["random"] * 2, autostart=True)
    assert borya.refusal("GET", f"/api/tables/{trained}/trust") == (403, "server-not-seated")
    duel = anya.open_table("duel", seats=2, bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{duel}/trust") == (403, "replay-no-help")
