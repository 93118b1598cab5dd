"""Clocks: per move, bank with increment, days; expiry, pauses and restarts."""

from eldritch.table import Answer, Clock, Pause, Restarted, Resume, TimeOut
from eldritch.table.setup import DAY

from .live import Live, bank, minutes, per_move, seated


def asked(live: Live) -> int:
    (seat,) = live.state.deciders()
    assert isinstance(seat, int)
    return seat


def left(live: Live) -> list[int | None]:
    return [seat.left for seat in live.look(None).seats]


def run_out(live: Live) -> None:
    due = live.table.due()
    assert due is not None
    live.do(TimeOut(), None, after=max(0, due - live.now))


def test_without_a_clock_nothing_is_ever_due() -> None:
    live = seated()
    assert live.table.due() is None
    assert left(live) == [None, None]
    assert live.refused(TimeOut(), None) == "not-due"


def test_a_move_lasts_until_another_seat_has_to_decide() -> None:
    live = seated(clock=per_move(60))
    seat, began = asked(live), live.now
    live.now += 20_000
    live.act(seat)
    assert asked(live) == seat, "a turn has two actions"
    assert live.table.due() == began + 60_000
    live.now += 20_000
    live.act(seat)
    assert asked(live) != seat
    assert live.table.due() == live.now + 60_000


def test_after_time_runs_out_the_fallback_is_played_until_the_move_ends() -> None:
    live = seated(clock=per_move(60))
    seat = asked(live)
    assert live.refused(TimeOut(), None) == "not-due"
    safe = live.state.fallback(seat)
    run_out(live)
    entry = live.table.entries[-1]
    assert (entry.kind, entry.seat, entry.body) == ("acted", seat, {"action": safe, "why": "time"})
    assert live.events(1 - seat)[0] == "table.time"
    while asked(live) == seat:
        assert live.table.due() == live.now
        run_out(live)
    assert live.table.due() == live.now + 60_000


def test_a_bank_shrinks_while_its_seat_decides_and_grows_with_every_move() -> None:
    live = seated(clock=bank(100, increment=5))
    seat = asked(live)
    live.now += 30_000
    assert left(live)[seat] == 75_000
    assert left(live)[1 - seat] == 100_000
    while asked(live) == seat:
        live.act(seat)
    spent = live.now
    live.now += 10_000
    assert left(live)[1 - seat] == 105_000 - (live.now - spent)


def test_a_clock_of_days_works_like_a_clock_per_move() -> None:
    live = seated(clock=Clock("days", 3 * DAY))
    assert live.table.due() == live.now + 3 * DAY


def test_a_pause_needs_the_consent_of_all_and_stops_the_clocks() -> None:
    live = seated(clock=bank(100))
    live.do(Pause(), 0)
    assert not live.look(None).paused
    live.do(Answer(True), 1)
    assert live.look(None).paused
    before = left(live)
    live.now += minutes(5)
    assert left(live) == before
    assert live.refused(Pause(), 0) == "paused"
    live.do(Resume(), 1)
    live.do(Answer(True), 0)
    assert left(live) == before
    assert live.refused(Resume(), 0) == "not-paused"


def test_nobody_acts_during_a_pause_and_a_long_one_ends_by_itself() -> None:
    from eldritch.table import Act

    live = seated(clock=bank(100))
    live.do(Pause(), 0)
    live.do(Answer(True), 1)
    paused = live.now
    assert live.refused(Act(live.state.legal(asked(live))[0]), asked(live)) == "paused"
    assert live.table.due() == paused + minutes(60)
    run_out(live)
    assert not live.look(None).paused


def test_a_table_without_a_clock_needs_no_pause() -> None:
    assert seated().refused(Pause(), 0) == "no-clock"


def test_clocks_do_not_count_the_time_the_server_was_down() -> None:
    live = seated(clock=bank(100))
    seat = asked(live)
    live.now += 10_000
    alive = live.now
    live.now += minutes(30)
    live.do(Restarted(alive), None)
    assert left(live)[seat] == 90_000
    assert live.table.due() == live.now + 90_000


def test_a_restart_does_not_return_time_spent_before() -> None:
    live = seated(clock=bank(100))
    seat = asked(live)
    live.now += 10_000
    live.do(Restarted(live.now + minutes(90)), None, after=0)
    assert left(live)[seat] == 90_000, "it cannot have been up later than now"
    live.do(Restarted(0), None, after=0)
    assert left(live)[seat] == 90_000, "nor down before the last entry"
