"""Sealed windows: everyone sees whose answer is due; until all have answered, nobody sees who has."""

import msgspec

from eldritch.table import Act, OfferDraw, Resign, TimeOut, Undo, Viewer

from .live import Live, bank, per_move, sealed


def seen(live: Live, viewer: Viewer) -> bytes:
    return msgspec.json.encode(live.look(viewer))


def test_only_its_own_seat_notices_a_sealed_answer() -> None:
    live = sealed()
    before = {viewer: seen(live, viewer) for viewer in (None, 0, 1, 3)}
    counts = live.counts()
    live.do(Act(live.state.legal(2)[0]), 2, after=0)
    assert {viewer: seen(live, viewer) for viewer in before} == before
    assert {viewer for viewer, count in live.counts().items() if count != counts[viewer]} == {2}
    assert live.events(2) == ["answered"]
    assert live.look(2).view["options"] == []


def test_all_seats_of_a_window_are_shown_as_deciders_until_it_closes() -> None:
    live = sealed(clock=per_move(60))
    live.act(1)
    live.act(3)
    assert [seat.running for seat in live.look(0).seats] == [True] * 4
    assert live.look(0).view["decision"]["seats"] == [0, 1, 2, 3]
    assert live.look(1).view["decision"]["seats"] == [0, 2, 3], "one's own answer is given"


def test_the_last_answer_reveals_all_answers_but_not_whose_it_was() -> None:
    live = sealed()
    for seat in (0, 2, 3):
        live.act(seat)
    counts = live.counts()
    live.act(1)
    assert live.counts() == {viewer: count + (viewer is not None) for viewer, count in counts.items()}
    assert "answered" not in live.events(0)
    assert "dealt" in live.events(0)


def test_an_answer_can_be_undone_alone_while_the_window_is_open_and_others_keep_theirs() -> None:
    live = sealed()
    live.act(1)
    live.act(2)
    live.act(3)
    counts = live.counts()
    assert live.look(1).undo == "alone"
    live.do(Undo(), 1)
    assert live.state.deciders() == [0, 1]
    assert {viewer for viewer, count in live.counts().items() if count != counts[viewer]} == {1}


def test_an_answer_that_closed_a_window_cannot_be_undone_alone() -> None:
    live = sealed()
    for seat in range(4):
        live.act(seat)
    assert all(live.look(seat).undo != "alone" for seat in range(4))


def test_all_seats_of_a_window_share_one_clock_and_banks_stop() -> None:
    live = sealed(clock=bank(600, window=30))
    live.do(Act(live.state.legal(2)[0]), 2, after=5_000)
    assert [seat.left for seat in live.look(0).seats] == [25_000] * 4
    live.do(Act(live.state.legal(0)[0]), 0, after=5_000)
    live.do(Act(live.state.legal(1)[0]), 1, after=5_000)
    live.do(Act(live.state.legal(3)[0]), 3, after=5_000)
    assert [seat.left for seat in live.look(None).seats] == [None] * 4, "spectators come after the end"
    assert sorted(seat.left for seat in live.look(0).seats) == [600_000] * 4


def test_when_a_window_times_out_missing_answers_become_fallbacks_unseen() -> None:
    live = sealed(clock=bank(600, window=30))
    live.act(1)
    due = live.table.due()
    assert due is not None
    live.do(TimeOut(), None, after=due - live.now)
    assert live.table.due() == live.now, "the others' time is over, too"
    while live.table.play is not None and live.table.play.window is not None:
        live.do(TimeOut(), None, after=0)
    assert "table.time" not in live.events(1, 5)
    assert live.events(0, 2)[0] == "table.time", "the seat itself is notified"
    assert [seat.absent for seat in live.look(1).seats] == [False] * 4


def test_a_draw_offer_in_a_window_does_not_show_who_has_answered() -> None:
    one, other = sealed(), sealed()
    one.act(2)
    for live in (one, other):
        live.do(OfferDraw(), 1)
        live.now = 2_000_000
    assert seen(one, 0) == seen(other, 0)


def test_resigning_in_a_window_hands_the_answer_to_a_bot() -> None:
    live = sealed()
    live.do(Resign(), 2)
    assert live.table.bots_to_move() == [(2, "random")]
    assert live.refused(Act(live.state.legal(2)[0]), 2) == "replaced"
