"""Undo: alone while nobody has learned anything, otherwise by consent of all."""

from typing import Any

from eldritch.table import Act, AddBot, Answer, Sit, Undo

from .live import Live, fingerprint, seated


def action(live: Live, verb: str) -> Act:
    """The first decider's first legal action of this verb."""
    (seat,) = live.state.deciders()
    described: list[Any] = [(choice, live.state.describe(choice)) for choice in live.state.legal(seat)]
    return Act(next(choice for choice, words in described if words["verb"] == verb))


def has_played(**settings: Any) -> tuple[Live, int]:
    """A table after a card was played from a hand: its owner knew the card."""
    live = seated(**settings)
    (seat,) = live.state.deciders()
    live.do(action(live, "play"), seat)
    return live, seat


def has_drawn(**settings: Any) -> tuple[Live, int]:
    """A table after a card was drawn, which revealed something."""
    live = seated(**settings)
    (seat,) = live.state.deciders()
    live.do(action(live, "draw"), seat)
    return live, seat


def test_an_action_that_revealed_nothing_is_undone_alone() -> None:
    live, seat = has_played()
    before = live.state.dump()
    assert live.look(seat).undo == "alone"
    live.do(Undo(), seat)
    assert live.state.dump() != before
    assert live.table.play is not None
    assert live.table.play.steps == []
    assert live.events(1 - seat) == ["table.undone"]


def test_nobody_undoes_an_action_of_another_seat_alone() -> None:
    live, seat = has_played()
    assert live.refused(Undo(), 1 - seat) == "nothing-to-undo"


def test_an_action_that_revealed_something_is_undone_when_all_others_agree() -> None:
    live, seat = has_drawn(seats=3)
    assert live.look(seat).undo == "ask"
    live.do(Undo(), seat)
    offer = live.look(None).offer
    assert (offer.what, offer.seat, len(offer.waiting)) == ("undo", seat, 2)
    first, second = offer.waiting
    live.do(Answer(True), first)
    assert live.look(None).offer.agreed == (seat, first)
    live.do(Answer(True), second)
    assert live.look(None).offer is None
    assert live.table.play is not None
    assert live.table.play.steps == []


def test_one_refusal_declines_an_undo() -> None:
    live, seat = has_drawn(seats=3)
    live.do(Undo(), seat)
    live.do(Answer(False), (seat + 1) % 3)
    assert live.look(None).offer is None
    assert live.refused(Answer(True), (seat + 2) % 3) == "no-offer"
    assert live.table.play is not None
    assert len(live.table.play.steps) == 1


def test_the_maker_of_an_offer_may_withdraw_but_not_accept_it() -> None:
    live, seat = has_drawn()
    live.do(Undo(), seat)
    assert live.refused(Answer(True), seat) == "no-offer"
    assert live.refused(Undo(), seat) == "offer-open"
    live.do(Answer(False), seat)
    assert live.look(None).offer is None


def test_the_next_action_ends_an_undo_offer() -> None:
    live, seat = has_drawn()
    live.do(Undo(), seat)
    live.act(live.state.deciders()[0])
    assert live.look(None).offer is None


def test_undo_removes_the_offered_step_and_all_later_ones() -> None:
    live, seat = has_drawn()
    live.act(seat)
    live.act(live.state.deciders()[0])
    assert live.table.play is not None
    last = live.table.play.last_of(seat)
    live.do(Undo(), seat)
    live.do(Answer(True), 1 - seat)
    assert len(live.table.play.steps) == last


def test_randomness_differs_after_an_undo() -> None:
    """Entry numbers are never reused, so a repeated draw does not give the same card."""
    live, seat = has_drawn()
    (drawn,) = [step.key for step in live.table.play.steps] if live.table.play else [None]
    live.do(Undo(), seat)
    live.do(Answer(True), 1 - seat)
    live.do(action(live, "draw"), seat)
    assert live.table.play is not None
    assert live.table.play.steps[0].key != drawn


def test_bots_agree_to_undo_except_in_rated_games() -> None:
    for rated in (False, True):
        live = Live(autostart=True, rated=rated)
        live.do(Sit("Anya"), 0)
        live.do(AddBot("random", "Robot"), 0)
        while live.state.deciders() != [0]:
            live.do(Act(live.state.legal(1)[0]), "bot:1")
        live.do(action(live, "draw"), 0)
        assert live.table.play is not None
        steps = len(live.table.play.steps)
        if rated:
            assert live.look(0).undo == ""
            assert live.refused(Undo(), 0) == "rated-undo"
        else:
            live.do(Undo(), 0)
            assert len(live.table.play.steps) == steps - 1


def test_a_replayed_log_undoes_the_same_steps() -> None:
    live, seat = has_drawn(seats=4)
    live.act(seat)
    live.do(Undo(), seat)
    if live.table.offer is not None:
        for other in list(live.table.offer.waiting):
            live.do(Answer(True), other)
    live.act(live.state.deciders()[0])
    again = type(live.table).replay(live.table.setup, live.table.secret, live.table.entries)
    assert fingerprint(again, live.now) == fingerprint(live.table, live.now)
