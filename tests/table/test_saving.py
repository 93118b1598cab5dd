"""A running game of one person can be saved to a file and goes on elsewhere, exactly as it was."""

import msgspec
import pytest

import eldritch
from eldritch.table import Act, AddBot, BadGame, Command, Rejected, Setup, Sit, Table
from eldritch.table.saving import is_saved, read_saved, resume, save

from .live import BEGAN, SECRET, Live

LATER = BEGAN + 10**9


def running(game: str = "nightmarium", *others: str, **settings: object) -> Table:
    """A table of Anna, perhaps others, and bots that has been played for a while."""
    people = ["anna", *others]
    seats = max(eldritch.game(game).seats.start, len(people))
    setup = Setup.open(game, seats=seats, host="anna", secret=SECRET, now=BEGAN, autostart=True, **settings)  # type: ignore[arg-type]
    table = Table(setup, SECRET)
    for name in people:
        apply(table, Sit(f"Name of {name}"), name)
    for _ in range(seats - len(people)):
        apply(table, AddBot("greedy", "greedy"), "anna")
    play(table, 8)
    return table


def apply(table: Table, command: Command, by: str) -> None:
    for entry in table.decide(command, by, table.last_at + 10):
        table.apply(entry)


def play(table: Table, decisions: int) -> None:
    """Choose the first option some times."""
    for _ in range(decisions):
        assert table.play is not None
        seat = table.play.state.deciders()[0]
        player = table.seats[seat].player
        assert player is not None
        apply(table, Act(table.play.state.legal(seat)[0]), player.id)


@pytest.mark.parametrize("game", eldritch.games())
def test_the_same_game_goes_on_with_another_person(game: str) -> None:
    table = running(game, "anna.1")
    data = save(table, "anna")
    assert is_saved(data)
    moved = resume(read_saved(data), "boris", "Boris", LATER)
    assert moved.play is not None
    assert table.play is not None
    assert moved.play.state.dump() == table.play.state.dump()
    assert moved.setup.host == "boris"
    assert [seat.player.id for seat in moved.seats if seat.player and not seat.player.bot] == ["boris", "boris.1"]
    assert [seat.player.name for seat in moved.seats if seat.player][:2] == ["Boris", "Name of anna.1"]
    for each in (table, moved):
        play(each, 4)
    assert moved.play.state.dump() == table.play.state.dump()


def test_nobody_gets_the_secret_of_a_game_with_others() -> None:
    for table in (running("realms", "boris"), running("realms", rated=True), Live("realms").table):
        with pytest.raises(Rejected):
            save(table, "anna")


def test_a_spectator_does_not_get_the_secret() -> None:
    with pytest.raises(Rejected):
        save(running("realms"), "boris")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"version": 2}, "version 2"),
        ({"secret": "00" * 32}, "committed"),
        ({"secret": "no"}, "not a saved game"),
        ({"person": "somebody"}, "one person against bots"),
        ({"log": []}, "one person against bots"),
    ],
)
def test_a_changed_file_is_refused(change: dict[str, object], fault: str) -> None:
    saved = msgspec.json.decode(save(running(), "anna"))
    with pytest.raises(BadGame, match=fault):
        resume(read_saved(msgspec.json.encode({**saved, **change})), "boris", "Boris", LATER)


def test_a_changed_entry_is_refused() -> None:
    saved = msgspec.json.decode(save(running(), "anna"))
    acted = next(entry for entry in reversed(saved["log"]) if entry["kind"] == "acted")
    acted["body"] = {**acted["body"], "action": 10_000_000}
    with pytest.raises(BadGame):
        resume(read_saved(msgspec.json.encode(saved)), "boris", "Boris", LATER)
    with pytest.raises(BadGame, match="future"):
        resume(read_saved(save(running(), "anna")), "boris", "Boris", 0)
