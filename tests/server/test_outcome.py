"""The result of a finished game: why, standings, where points came from, awards; and reviews that wait for players."""

import random

import pytest

import eldritch
from eldritch.core.history import History
from eldritch.core.profile import ScoreLine
from eldritch.locale import LANGUAGES
from eldritch.server.past.outcome import is_outstanding, outcome_of, places
from eldritch.table import Resign, Result, Table
from tests.table.live import seated

from .live_server import Served

SEATS = [("realms", 2), ("realms", 4), ("nightmarium", 3), ("duel", 2), ("castle", 5)]


def played(game: str, seats: int) -> Table:
    """A finished game of random moves."""
    live = seated(game, seats)
    live.finish()
    return live.table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_outcome_of_every_game_is_told(game: str, seats: int, lang: str) -> None:
    table = played(game, seats)
    found = outcome_of(table, lang)
    assert table.result is not None
    assert found.why
    assert [place for place, _ in enumerate(found.places) if found.places[place] == 1] == sorted(table.result.winners)
    assert found.sources
    assert all(award.text for award in found.awards)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in SEATS if game != "castle"])
@pytest.mark.parametrize("seed", range(4))
def test_the_sources_add_up_to_the_totals(game: str, seats: int, seed: int) -> None:
    found = eldritch.game(game)
    history, chance = History(found.new(seats=seats, seed=seed)), random.Random(seed)
    while not history.state.over:
        seat = chance.choice(history.state.deciders())
        history.apply(seat, chance.choice(history.state.legal(seat)))
    assert found.profile.score_sheet is not None
    sheet = found.profile.score_sheet(history.state, [event for step in history.steps for event in step.events])
    assert [sum(line.numbers[seat] for line in sheet.sources) for seat in range(seats)] == list(sheet.totals)


def test_who_gives_up_is_last_and_the_reason_is_told() -> None:
    live = seated("nightmarium", 2)
    live.do(Resign(), 0)
    found = outcome_of(live.table, "en")
    assert found.places == (2, 1)
    assert "ended by resignation. Winner: " in found.why


def test_equal_seats_share_a_place() -> None:
    table = seated("realms", 4).table
    table.result = Result("", (1,), (0.0, 1.0, 0.0, 0.0))
    assert places(table, (7, 30, 0, 7)) == (2, 1, 4, 2)


def test_an_award_goes_to_one_seat_only() -> None:
    assert is_outstanding(ScoreLine("", (1, 3, 2)))
    assert not is_outstanding(ScoreLine("", (3, 3, 2)))
    assert not is_outstanding(ScoreLine("", (0, 0, 0)))


def test_a_running_game_has_no_outcome(server: Served) -> None:
    anya = server.guest()
    table = anya.open_table("nightmarium", bots=["random"], autostart=True)
    assert anya.refusal("GET", f"/api/tables/{table}/outcome") == (409, "table-rejected-not-over")
    with anya.at(table) as socket:
        socket.do("resign")
    assert server.visitor().get(f"/api/tables/{table}/outcome?lang=ru")["places"] == [2, 1]
