"""The search loop behind every statement about a turn."""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

N = TypeVar("N")


class TooLarge(Exception):
    """The search would have to visit more positions than allowed, or cannot cover the turn completely."""


def explore(
    start: N,
    steps: Callable[[N], Iterable[N]],
    *,
    goes_on: Callable[[N], bool],
    key: Callable[[N], Hashable],
    most: int,
    depth_first: bool = False,
) -> Iterator[N]:
    """Yield every node that a step leads to, from `start` on; the nearest first unless `depth_first`.

    The search continues from nodes where it `goes_on`, once for each key. Raises TooLarge if there are more than
    `most` of them, the start included.
    """
    known = {key(start)}
    waiting = deque([start])
    while waiting:
        for node in steps(waiting.pop() if depth_first else waiting.popleft()):
            yield node
            if goes_on(node) and (its_key := key(node)) not in known:
                if len(known) >= most:
                    raise TooLarge
                known.add(its_key)
                waiting.append(node)
