"""Premoves: private, played when due if legal, otherwise dropped with a notice."""

from eldritch.table import DropPremoves, Premove, TimeOut

from .live import Live, seated


def waiting_seat(live: Live) -> int:
    (seat,) = live.state.deciders()
    return 1 - int(seat)


def let_the_other_finish(live: Live) -> None:
    other = live.state.deciders()[0]
    while live.state.deciders() == [other]:
        live.act(other)


def draw(live: Live) -> int:
    return int(live.table.game.actions.encode("draw"))


def test_a_premove_is_played_as_soon_as_it_is_due() -> None:
    live = seated()
    seat = waiting_seat(live)
    live.do(Premove(draw(live)), seat)
    assert live.table.due() is None
    let_the_other_finish(live)
    assert live.table.due() == live.now
    live.do(TimeOut(), None, after=0)
    assert live.table.entries[-1].body == {"action": draw(live), "why": "premove"}
    assert live.look(seat).premoves == ()


def test_nobody_else_is_notified_of_a_premove() -> None:
    live = seated()
    seat = waiting_seat(live)
    counts = live.counts()
    live.do(Premove(draw(live)), seat)
    assert {viewer for viewer, count in live.counts().items() if count != counts[viewer]} == {seat}
    assert live.look(1 - seat).premoves == ()
    assert live.look(seat).premoves == ((draw(live), ""),)


def test_a_premove_that_cannot_be_played_is_dropped_with_all_after_it() -> None:
    live = seated()
    seat = waiting_seat(live)
    impossible = next(choice for choice in range(live.table.game.actions.size) if choice not in live.state.legal(seat))
    live.do(Premove(live.table.game.actions.encode("stop")), seat)
    live.do(Premove(impossible), seat)
    let_the_other_finish(live)
    live.do(TimeOut(), None, after=0)
    assert live.table.entries[-1].kind == "dropped"
    assert live.events(seat) == ["table.dropped"]
    assert live.look(seat).premoves == ()
    assert live.table.due() is None


def test_a_premove_for_another_decision_is_not_played() -> None:
    live = seated()
    seat = waiting_seat(live)
    live.do(Premove(draw(live), step="mockingbird"), seat)
    let_the_other_finish(live)
    live.do(TimeOut(), None, after=0)
    assert live.table.entries[-1].kind == "dropped"


def test_premoves_can_be_dropped() -> None:
    live = seated()
    seat = waiting_seat(live)
    assert live.refused(DropPremoves(), seat) == "no-premoves"
    live.do(Premove(draw(live)), seat)
    live.do(DropPremoves(), seat)
    assert live.look(seat).premoves == ()


def test_premoves_are_limited_in_number_and_range() -> None:
    live = seated()
    seat = waiting_seat(live)
    for impossible in (-1, live.table.game.actions.size, 10**20):
        assert live.refused(Premove(impossible), seat) == "illegal"
    for _ in range(20):
        live.do(Premove(draw(live)), seat)
    assert live.refused(Premove(draw(live)), seat) == "many-premoves"
