"""The benchmark beside other libraries: what it plays, and what its tables say."""

from collections.abc import Iterator

import pytest

from bench import peers
from bench.systems import SEATS, SYSTEMS, Row, eldritch_rows
from eldritch.lab.measure import Rates


def test_all_four_games_are_played_in_every_way_that_is_measured() -> None:
    rows = {row.game: row for row in eldritch_rows()}
    for id, seats in SEATS.items():
        row = rows[f"{id} ({seats})"]
        assert row.play is not None
        assert row.play(None)[1].over
        decisions, state = row.play(3)
        assert decisions == 3
        assert row.copy is not None
        assert row.copy(state).dump() == state.dump()
        assert row.rollouts is not None
        assert row.rollouts() > 10


def test_a_peer_that_is_not_installed_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def rows() -> Iterator[Row]:
        __import__("no_such_library_at_all")
        yield Row("never")

    for name in list(SYSTEMS):
        monkeypatch.delitem(SYSTEMS, name)
    monkeypatch.setitem(SYSTEMS, "no_such_library_at_all", rows)
    (line,) = peers.measure_peers(0.01)
    assert line[0] == "no_such_library_at_all"
    assert line[1].startswith("not measured: No module named")
    ours = {"a": {"decisions": Rates(1.0, 1.0)}}
    assert "| – | – | – |" in "\n".join(peers.table("Decisions", "decisions", ours, {}, [line]))


def test_ratios_are_of_the_geometric_mean_of_our_medians() -> None:
    ours = {
        "one (2)": {"decisions": Rates(90.0, 100.0)},
        "two (2)": {"decisions": Rates(300.0, 400.0)},
        "one (2), 256 at once": {"steps": Rates(9.0, 9.0)},
    }
    theirs = {"decisions": Rates(40.0, 50.0)}
    lines = list(peers.table("Decisions", "decisions", ours, {}, [("peer 1.0", "chess (2)", theirs)]))
    assert lines[-1] == "| peer 1.0 | chess (2) | 50 | 40 | 4.0× |"
    assert peers.shown(1_234_567.0) == "1,230,000"
