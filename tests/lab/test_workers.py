"""Work shared among processes."""

import os

import pytest

from eldritch.lab.workers import WorkerDied, share


def square(number: int) -> int:
    return number * number


def stumble(number: int) -> int:
    if number == 5:
        raise LookupError("no five here")
    return number


def drop_dead(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 9])
def test_results_come_in_their_order(count: int, workers: int) -> None:
    assert list(share(square, range(count), workers)) == [number * number for number in range(count)]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_there_goes_wrong_here(workers: int) -> None:
    results = share(stumble, range(10), workers)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(LookupError, match="no five here"):
        next(results)


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerDied):
        list(share(drop_dead, range(10), 2))


def test_work_may_be_left_unfinished() -> None:
    results = share(square, range(1_000_000), 2)
    assert next(results) == 0
    results.close()
