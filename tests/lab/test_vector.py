"""Games that are stepped together are the games they would be one by one."""

import gc
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

import eldritch
from eldritch.core.errors import BadOptions, IllegalAction
from eldritch.core.rewards import rewards
from eldritch.core.state import State
from eldritch.lab.vector import Vector
from eldritch.lab.workers import WorkerDied
from tests.short import short

COUNT = 3


@pytest.mark.parametrize(
    ("id", "knowledge", "workers"),
    [(id, knowledge, 1) for id in eldritch.games() for knowledge in (True, False)] + [("castle", True, 2)],
)
def test_same_games_as_single_stepping(id: str, knowledge: bool, workers: int) -> None:
    game = eldritch.game(id)
    options = short(id, 12)
    games = Vector(id, count=COUNT, seed=5, options=options, knowledge=knowledge, workers=workers)

    def begin(seed: int) -> State:
        state = game.new(seed=seed, options=options)
        if not knowledge:
            state.forget()
        return state

    seeds = [5, 6, 7]
    singles = [begin(seed) for seed in seeds]
    ended = 0
    while ended < 2 * COUNT:
        for place, single in enumerate(singles):
            check_place(games, place, single)
        actions = games.sample()
        earned, over = games.step(actions)
        for place, action in enumerate(actions):
            single = singles[place]
            single.apply(single.deciders()[0], action)
            assert over[place] == single.over
            assert earned[place] == pytest.approx(rewards(single.returns()) if single.over else 0.0)
            if single.over:
                ended += 1
                seeds[place] += COUNT
                singles[place] = begin(seeds[place])


def check_place(games: Vector, place: int, single: State) -> None:
    """The arrays show the seat that is asked first, what it sees and what it may do."""
    seat = single.deciders()[0]
    assert games.deciders[place] == seat
    assert games.observations[place].tobytes() == single.observe(seat)
    assert games.masks[place].nonzero()[0].tolist() == single.legal(seat)


@pytest.mark.parametrize("workers", [1, 3])
def test_an_illegal_action_stops_all_games_where_they_are(workers: int) -> None:
    games = Vector("duel", count=4, seed=1, workers=workers)
    before = games.observations.copy(), games.masks.copy(), games.deciders.copy()
    actions = games.sample()
    for wrong in (-1, 10**9, 10**30, int((games.masks[3] == 0).argmax())):
        with pytest.raises(IllegalAction, match="game 3"):
            games.step([*actions[:3], wrong])
    with pytest.raises(IllegalAction, match="there are 4 games"):
        games.step(actions[:3])
    for array, kept in zip((games.observations, games.masks, games.deciders), before, strict=True):
        assert (array == kept).all()
    twin = Vector("duel", count=4, seed=1)
    for each in (games, twin):
        each.step(actions)
    assert (games.observations == twin.observations).all()


def test_arrays_are_taken_as_actions_and_floats_lie_between_0_and_1() -> None:
    games = Vector("castle", seats=5, count=4, seed=1)
    for _ in range(40):
        games.step(np.array(games.sample()))
        numbers = games.floats()
        assert numbers.dtype == np.float32
        assert numbers.min() >= 0.0
        assert numbers.max() <= 1.0


def test_tuples_and_numbers_of_numpy_are_taken_as_actions() -> None:
    games, twin = (Vector("duel", count=4, seed=1) for _ in range(2))
    for taken in (tuple, lambda actions: [np.int16(action) for action in actions]):
        actions = games.sample()
        games.step(actions)
        twin.step(taken(actions))
        assert (games.observations == twin.observations).all()


@pytest.mark.parametrize("wrong", [0.9, "3", None, [1]])
def test_what_is_no_whole_number_is_no_action(wrong: Any) -> None:
    games = Vector("duel", count=2, seed=1)
    actions: Any = games.sample()
    before = games.observations.copy()
    with pytest.raises(TypeError, match="a whole number for each game"):
        games.step([actions[0], wrong])
    with pytest.raises(TypeError, match="a whole number for each game"):
        games.step(np.array(actions) + 0.9)
    with pytest.raises(TypeError, match="a whole number for each game"):
        games.step(actions[0])
    assert (games.observations == before).all()


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": -1}, {"workers": 0}])
def test_no_games_or_no_workers_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOptions, match="must be at least 1, not"):
        Vector("duel", **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("workers", [1, 2])
def test_one_seed_gives_one_course(workers: int) -> None:
    one = Vector("realms", seats=4, count=5, seed=9)
    other = Vector("realms", seats=4, count=5, seed=9, workers=workers)
    for _ in range(200):
        one.step(one.sample())
        other.step(other.sample())
    assert (one.observations == other.observations).all()


def test_every_step_writes_over_the_same_arrays() -> None:
    games = Vector("nightmarium", count=3, seed=1)
    arrays = games.observations, games.masks, games.deciders
    before = [array.copy() for array in arrays]
    while (games.deciders == before[2]).all():
        games.step(games.sample())
    assert all(
        now is array for now, array in zip((games.observations, games.masks, games.deciders), arrays, strict=True)
    )
    assert all((array != old).any() for array, old in zip(arrays, before, strict=True))


def test_workers_go_when_their_games_are_no_longer_wanted() -> None:
    games = Vector("nightmarium", count=4, seed=1, workers=2)
    assert len(active_children()) == 2
    del games
    assert active_children() == []


def test_a_worker_that_dies_is_noticed() -> None:
    games = Vector("nightmarium", count=4, seed=1, workers=2)
    active_children()[0].kill()
    with pytest.raises(WorkerDied):
        games.step(games.sample())


def test_what_is_written_into_a_mask_opens_nothing() -> None:
    games = Vector("nightmarium", count=1, seed=1)
    closed = int((games.masks[0] == 0).argmax())
    games.masks[:] = 1
    with pytest.raises(IllegalAction, match="game 0"):
        games.step([closed])


def test_the_collector_is_left_as_it_was() -> None:
    games = Vector("duel", count=2, seed=1)
    for enabled in (False, True):
        (gc.enable if enabled else gc.disable)()
        games.step(games.sample())
        with pytest.raises(IllegalAction):
            games.step([-1, -1])
        assert gc.isenabled() == enabled
