"""The search loop, on whole numbers instead of positions: from n, steps lead to 2n and 2n + 1."""

from collections.abc import Iterator

import pytest

from eldritch.puzzles.explore import TooLarge, explore


def search(most: int, *, depth_first: bool = False) -> Iterator[int]:
    return explore(
        1,
        lambda n: (2 * n, 2 * n + 1),
        goes_on=lambda n: n < 4,
        key=lambda n: n,
        most=most,
        depth_first=depth_first,
    )


def test_the_nearest_nodes_come_first() -> None:
    assert list(search(3)) == [2, 3, 4, 5, 6, 7]


def test_depth_first_continues_from_the_newest_node() -> None:
    assert list(search(3, depth_first=True)) == [2, 3, 6, 7, 4, 5]


def test_nodes_of_the_same_key_are_continued_once_but_all_are_yielded() -> None:
    nodes = explore(1, lambda n: (n + 1, n + 11), goes_on=lambda n: n < 14, key=lambda n: n % 10, most=10)
    assert list(nodes) == [2, 12, 3, 13, 4, 14, 5, 15, 6, 16, 7, 17, 8, 18, 9, 19, 10, 20, 11, 21]


def test_a_search_beyond_its_limit_is_too_large() -> None:
    with pytest.raises(TooLarge):
        list(search(2))


def test_nodes_without_continuation_do_not_count() -> None:
    found = search(2)
    assert [next(found), next(found)] == [2, 3]
