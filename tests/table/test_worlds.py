"""No look or update depends on what its viewer may not know: hidden cards, sealed answers, their order or time."""

import random

import pytest

import eldritch
from eldritch.table import Act, Table, Viewer
from eldritch.table.play import Play
from eldritch.table.setup import Clock

from .live import GAMES, Live, bank, person, seated
from .worlds import OPEN_FOR, answers, copy_of, frame, perform, playing, timetable, two_tables

MOVES = 20


def sizes_of(game: str) -> list[int]:
    sizes = eldritch.game(game).seats
    return sorted({sizes.start, min(sizes.stop - 1, 4)})


def viewers(live: Live) -> list[Viewer]:
    return [None, *range(len(live.table.seats))]


def check_hidden_worlds(game: str, seats: int, seed: int) -> int:
    """Play a game; now and then check that a viewer cannot distinguish it from an imagined one."""
    live = seated(game, seats, clock=bank(10_000, 5), watch="open")
    chance = random.Random(seed)
    shared = 0
    for number in range(250):
        if live.table.phase == "over":
            break
        play = playing(live.table)
        if number % 15 == seed % 15 and (play.window is None or play.window.start == len(play.steps)):
            viewer = chance.choice(viewers(live))
            tables = two_tables(live.table, viewer, number, live.now)
            tables.check_alike()
            for _ in range(MOVES):
                if tables.truth.phase == "over" or not tables.step():
                    break
                tables.check_alike()
                shared += 1
        live.step(chance)
    return shared


@pytest.mark.parametrize("game", GAMES)
def test_looks_and_updates_do_not_depend_on_hidden_cards(game: str) -> None:
    shared = sum(check_hidden_worlds(game, seats, seed) for seats in sizes_of(game) for seed in range(2))
    assert shared > 50, "the worlds diverged too soon to prove anything"


def check_sealed_orders(game: str, seats: int, viewer: Viewer, seed: int, clock: Clock) -> int:
    """Play a game at two tables that differ only in the order and time of other seats' sealed answers."""
    live = seated(game, seats, clock=clock, watch="open")
    other = copy_of(live.table)
    chance = random.Random(seed)
    windows = 0
    for _ in range(600):
        if live.table.phase == "over":
            break
        if playing(live.table).window is None:
            live.step(chance)
            other.apply(live.table.entries[-1])
            continue
        windows += 1
        found = answers(live.table, chance)
        last = chance.choice(list(found))
        for table in (live.table, other):
            # The last other seat to answer: the viewer may not learn which one it was.
            closing = last if last == viewer else chance.choice([seat for seat in found if seat != viewer])
            check_window(table, timetable(found, viewer, closing, live.now, chance))
        live.now += OPEN_FOR
        assert frame(live.table, viewer, live.now) == frame(other, viewer, live.now)
    return windows


def check_window(table: Table, timed: list[tuple[int, tuple[int, int]]]) -> None:
    for at, (seat, action) in timed:
        perform(table, Act(action), person(seat), at)


@pytest.mark.parametrize("game", ["castle", "nightmarium"])
@pytest.mark.parametrize("clock", [bank(10_000, 5, window=600), Clock("move", 600_000)], ids=["bank", "move"])
def test_looks_and_updates_do_not_depend_on_the_order_and_time_of_sealed_answers(game: str, clock: Clock) -> None:
    windows = sum(check_sealed_orders(game, 4, viewer, seed, clock) for seed, viewer in enumerate((None, 0, 3)))
    assert windows >= (20 if game == "castle" else 1)


def test_a_visible_sealed_answer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows sealed windows as they are fails the check."""
    monkeypatch.setattr(Play, "shown_to", lambda self, viewer: self.state)
    with pytest.raises(AssertionError):
        check_half_answered(seed=1)


def test_a_half_answered_window_does_not_show_who_has_answered() -> None:
    for seed in range(5):
        check_half_answered(seed)


def check_half_answered(seed: int) -> None:
    """Different seats have answered at two tables; a seat that has answered at neither sees no difference."""
    live = seated("castle", 5, clock=bank(10_000))
    chance = random.Random(seed)
    other = copy_of(live.table)
    found = answers(live.table, chance)
    for table in (live.table, other):
        for seat in chance.sample(range(1, 5), chance.randrange(1, 5)):
            for action in found[seat]:
                perform(table, Act(action), person(seat), live.now)
    assert frame(live.table, 0, live.now) == frame(other, 0, live.now)
    assert frame(live.table, None, live.now) == frame(other, None, live.now)


def test_a_look_that_leaks_cards_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that reveals a hidden number of cards fails the check."""
    from eldritch.table import table as module

    true_look = Table.look

    def leaky(self: Table, viewer: Viewer, now: int) -> object:
        import msgspec

        look = true_look(self, viewer, now)
        hint = str(sum(playing(self).state.dump()["position"]["hands"][1])) if self.play else ""
        return msgspec.structs.replace(look, next=hint)

    monkeypatch.setattr(module.Table, "look", leaky)
    with pytest.raises(AssertionError, match="different looks"):
        check_hidden_worlds("nightmarium", 3, seed=1)
