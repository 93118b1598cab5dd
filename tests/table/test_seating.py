"""Before the start: taking and leaving seats, bots, the host's rights, and the start."""

import pytest

from eldritch.core.errors import BadOptions, UnknownGame
from eldritch.table import (
    Act,
    AddBot,
    BadGame,
    Clock,
    Kick,
    Leave,
    Ready,
    Rejected,
    Setup,
    Sit,
    Start,
    Table,
    TimeOut,
    bot_id,
)
from eldritch.table.keys import commitment

from .live import SECRET, Live, seated


def names(live: Live) -> list[str]:
    return [seat.name for seat in live.look(None).seats]


def test_people_take_the_seat_they_want_or_the_first_open_one() -> None:
    live = Live(seats=3)
    live.do(Sit("Anya", 2), 0)
    live.do(Sit("Borya"), 1)
    assert names(live) == ["Borya", "", "Anya"]
    assert live.table.seat_of("p0") == 2
    assert live.refused(Sit("Vova", 2), 2) == "taken"
    assert live.refused(Sit("Anya", 1), 0) == "seated"


@pytest.mark.parametrize("name", ["", " Anya", "An\nya", "a" * 41])
def test_names_must_be_short_printable_and_trimmed(name: str) -> None:
    assert Live().refused(Sit(name), 0) == "name"


def test_the_game_starts_when_all_are_seated_and_ready() -> None:
    live = Live()
    live.do(Sit("Anya"), 0)
    live.do(Ready(), 0)
    live.do(Sit("Borya"), 1)
    assert live.look(None).phase == "open"
    live.do(Ready(), 1)
    assert live.look(None).phase == "playing"
    assert live.look(None).view is not None


def test_a_player_who_is_no_longer_ready_delays_the_start() -> None:
    live = Live()
    live.do(Sit("Anya"), 0)
    live.do(Sit("Borya"), 1)
    live.do(Ready(), 0)
    live.do(Ready(False), 0)
    live.do(Ready(), 1)
    assert live.table.phase == "open"
    assert live.refused(Ready(), 1) == "no-change"


def test_a_table_with_autostart_starts_when_it_is_full() -> None:
    assert seated().table.phase == "playing"


def test_the_host_can_start_a_full_table_before_all_are_ready() -> None:
    live = Live()
    live.do(Sit("Anya"), 0)
    assert live.refused(Start(), 0) == "open-seats"
    live.do(Sit("Borya"), 1)
    assert live.refused(Start(), 1) == "host-only"
    live.do(Start(), 0)
    assert live.table.phase == "playing"


def test_only_the_host_adds_bots_and_they_are_always_ready() -> None:
    live = Live(seats=3)
    live.do(Sit("Anya"), 0)
    live.do(Ready(), 0)
    assert live.refused(AddBot("random", "Robot"), 1) == "host-only"
    live.do(AddBot("random", "Robot", 2), 0)
    live.do(AddBot("random", "Golem"), 0)
    assert live.table.phase == "playing"
    assert [seat.bot for seat in live.look(None).seats] == ["", "random", "random"]


def test_a_bot_acts_under_its_own_id_and_gets_the_view_of_its_seat() -> None:
    live = Live(autostart=True)
    live.do(AddBot("random", "Robot"), 0)
    live.do(AddBot("random", "Golem"), 0)
    ((seat, spec),) = live.table.bots_to_move()
    seen = live.table.seen(seat)
    assert (spec, seen.viewer) == ("random", seat)
    assert live.refused(Act(seen.legal(seat)[0]), bot_id(1 - seat)) == "not-asked"
    live.do(Act(seen.legal(seat)[0]), bot_id(seat))


def test_nobody_acts_under_the_id_of_a_missing_bot() -> None:
    live = seated()
    for by in ("bot:0", "bot:7", "bot:x", "bot:-1"):
        assert live.refused(Act(0), by) == "no-seat"


def test_players_leave_and_are_kicked_only_before_the_start() -> None:
    live = Live()
    live.do(Sit("Anya"), 0)
    live.do(Sit("Borya"), 1)
    live.do(Leave(), 1)
    assert live.refused(Leave(), 1) == "no-seat"
    live.do(Sit("Vova"), 2)
    assert live.refused(Kick(0), 2) == "host-only"
    live.do(Kick(1), 0)
    assert names(live) == ["Anya", ""]
    assert live.refused(Kick(1), 0) == "no-person"
    for command in (Leave(), Kick(1), Sit("Vova"), Ready(), AddBot("random", "R")):
        assert seated().refused(command, 0) == "started"


def test_people_cannot_send_commands_of_the_server() -> None:
    assert seated().refused(TimeOut(), 0) == "sender"
    assert seated().refused(Act(0), None) == "sender"


def test_spectators_cannot_send_commands_during_play() -> None:
    assert seated().refused(Act(0), "stranger") == "no-seat"


def test_an_invalid_setup_is_refused() -> None:
    with pytest.raises(BadOptions, match="seats 2 to 5"):
        Live(seats=6)
    with pytest.raises(BadOptions, match="target"):
        Live(options={"target": 99})
    with pytest.raises(BadOptions, match="time"):
        Live(clock=Clock("move", 0))
    with pytest.raises(UnknownGame):
        Live("chess")


def test_other_rules_another_edition_or_another_secret_are_refused_with_a_clear_message() -> None:
    import msgspec

    setup = Setup.open("duel", seats=2, host="p0", secret=SECRET, now=0)
    with pytest.raises(BadGame, match="version 99 of the rules of duel"):
        Table(msgspec.structs.replace(setup, rules=99), SECRET)
    with pytest.raises(BadGame, match="another edition of duel"):
        Table(msgspec.structs.replace(setup, edition="0" * 16), SECRET)
    with pytest.raises(BadGame, match="committed"):
        Table(setup, bytes(32))


def test_the_commitment_is_public_from_the_start_and_the_secret_after_the_end() -> None:
    live = seated()
    assert live.look(None).setup.commitment == commitment(SECRET)
    assert live.look(0).secret == ""
    live.finish()
    assert live.look(None).secret == SECRET.hex()


def test_a_command_dated_before_the_last_entry_gets_its_time() -> None:
    live = Live()
    live.do(Sit("Anya"), 0)
    (entry,) = live.table.decide(Sit("Borya"), "p1", 0)
    assert entry.at == live.now


def test_a_rejection_has_a_message_key() -> None:
    with pytest.raises(Rejected, match="table-rejected-no-seat"):
        seated().do(Act(0), "stranger")
