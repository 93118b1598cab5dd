"""Resignation, draws, absence, return and rematch."""

from eldritch.table import (
    Abandon,
    Act,
    AddBot,
    Answer,
    ClaimWin,
    Follow,
    OfferDraw,
    Presence,
    Rematch,
    ReplaceByBot,
    Resign,
    Return,
    Setup,
    Sit,
    Table,
    TimeOut,
)

from .live import SECRET, Live, minutes, per_move, seated


def run_out(live: Live) -> None:
    due = live.table.due()
    assert due is not None
    live.do(TimeOut(), None, after=max(0, due - live.now))


def test_with_two_seats_the_other_player_wins_by_resignation() -> None:
    live = seated()
    live.do(Resign(), 0)
    result = live.look(None).result
    assert (result.ending, result.winners, result.returns) == ("resigned", (1,), (0.0, 1.0))
    assert live.refused(Act(0), 1) == "not-playing"


def test_with_three_or_more_seats_a_bot_plays_on_for_a_resigned_player() -> None:
    live = seated(seats=3)
    live.do(Resign(), 1)
    assert live.table.phase == "playing"
    assert live.look(None).seats[1].stand_in == "random"
    assert live.refused(Return(), 1) == "not-replaced"


def test_without_a_stand_in_the_table_plays_fallbacks_for_a_resigned_player() -> None:
    live = seated(seats=3, stand_in="")
    (seat,) = live.state.deciders()
    live.do(Resign(), seat)
    assert live.table.due() == live.now
    run_out(live)
    assert live.table.entries[-1].body["why"] == "forsaken"


def test_the_last_player_who_has_not_resigned_wins() -> None:
    live = seated(seats=3)
    live.do(Resign(), 1)
    live.do(Resign(), 0)
    result = live.look(None).result
    assert (result.winners, result.returns) == ((2,), (0.0, 0.0, 1.0))


def test_when_the_last_person_resigns_the_bots_win() -> None:
    live = Live(seats=3, autostart=True)
    live.do(Sit("Anya"), 0)
    live.do(AddBot("random", "Robot"), 0)
    live.do(AddBot("random", "Golem"), 0)
    live.do(Resign(), 0)
    assert live.look(None).result.returns == (0.0, 0.5, 0.5)


def test_a_resigned_player_has_lost_even_if_the_stand_in_wins() -> None:
    from eldritch.table.applying import end

    live = seated(seats=3)
    live.do(Resign(), 1)
    end(live.table, "won", (1, 2), (0.0, 0.5, 0.5))
    assert live.look(None).result.returns == (0.0, 0.0, 1.0)


def test_a_draw_needs_the_consent_of_all() -> None:
    live = seated(seats=4)
    live.do(OfferDraw(), 0)
    for seat in (1, 2, 3):
        assert live.table.phase == "playing"
        live.do(Answer(True), seat)
    assert live.look(None).result.returns == (0.25,) * 4


def test_bots_do_not_agree_to_a_draw() -> None:
    live = Live(autostart=True)
    live.do(Sit("Anya"), 0)
    live.do(AddBot("random", "Robot"), 0)
    assert live.refused(OfferDraw(), 0) == "bots-play-on"


def test_a_player_who_is_gone_for_long_may_be_replaced_and_return() -> None:
    live = seated(seats=3)
    assert live.refused(ReplaceByBot(1), 0) == "not-absent"
    live.do(Presence(1, here=False), None)
    live.now += minutes(1)
    assert live.refused(ReplaceByBot(1), 0) == "not-absent"
    live.now += minutes(1)
    assert live.look(0).seats[1].absent
    live.do(ReplaceByBot(1), 0)
    assert live.look(0).seats[1].stand_in == "random"
    assert live.refused(ReplaceByBot(1), 0) == "no-person"
    live.do(Return(), 1)
    assert live.look(0).seats[1].stand_in == ""
    assert live.refused(Return(), 1) == "not-replaced"


def test_any_player_may_let_a_bot_play_for_them() -> None:
    live = seated()
    live.do(ReplaceByBot(0), 0)
    assert live.table.seats[0].bot() == "random"


def test_a_player_who_reconnects_in_time_is_not_absent() -> None:
    live = seated()
    live.do(Presence(1, here=False), None)
    live.do(Presence(1, here=True), None)
    live.now += minutes(10)
    assert live.refused(ClaimWin(), 0) == "not-absent"
    assert live.refused(Presence(1, here=True), None) == "no-change"


def test_a_win_can_be_claimed_after_two_consecutive_moves_made_by_the_clock() -> None:
    live = seated(clock=per_move(60))
    seat = live.state.deciders()[0]
    for move in (1, 2):
        while live.state.deciders() == [seat]:
            run_out(live)
        assert live.look(None).seats[seat].absent == (move == 2)
        while live.state.deciders() == [1 - seat]:
            live.act(1 - seat)
    assert live.refused(ClaimWin(), seat) == "not-absent"
    live.do(ClaimWin(), 1 - seat)
    result = live.look(None).result
    assert (result.ending, result.winners) == ("claimed", (1 - seat,))


def test_a_player_who_acts_again_is_no_longer_absent() -> None:
    live = seated(clock=per_move(60))
    seat = live.state.deciders()[0]
    for _ in range(2):
        while live.state.deciders() == [seat]:
            run_out(live)
        while live.state.deciders() == [1 - seat]:
            live.act(1 - seat)
    live.act(seat)
    assert not live.look(None).seats[seat].absent


def test_a_win_can_be_claimed_only_with_two_seats() -> None:
    assert seated(seats=3).refused(ClaimWin(), 0) == "claim-of-two"


def test_an_abandoned_game_has_no_winner() -> None:
    live = seated()
    live.do(Abandon(), None)
    assert live.look(None).result.returns == (0.0, 0.0)


def test_a_rematch_needs_the_consent_of_all_and_rotates_the_seats() -> None:
    live = seated(seats=3, rated=True)
    assert live.refused(Rematch(), 0) == "not-now"
    live.finish()
    live.do(Rematch(), 2)
    live.do(Answer(True), 0)
    assert not live.table.rematch
    live.do(Answer(True), 1)
    assert live.table.rematch
    setup, commands = live.table.rematch_of("first", SECRET, live.now)
    assert (setup.previous, setup.rated) == ("first", True)
    again = opened(setup, commands, live.now)
    assert again.phase == "playing"
    assert [seat.name for seat in again.look(None, live.now).seats] == ["Vova", "Anya", "Borya"]
    live.do(Follow("second"), None)
    assert live.look(None).next == "second"
    assert live.refused(Follow("third"), None) == "no-rematch"


def opened(setup: Setup, commands: list[tuple[str, Sit | AddBot]], now: int) -> Table:
    table = Table(setup, SECRET)
    for by, command in commands:
        for entry in table.decide(command, by, now):
            table.apply(entry)
    return table
