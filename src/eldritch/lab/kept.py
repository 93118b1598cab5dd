"""Results kept in a file as they come, so that work that was interrupted goes on where it stopped.

The first line says what the work is; every other line has the number of a task and its result. Only work that is
described by the same words goes on from a file. A last line that was cut off is done again.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar

from eldritch.core.errors import EldritchError

from .executors import Executor

T = TypeVar("T")

VERSION: Final = 1


class OtherWork(EldritchError):
    """A file keeps the results of other work than this."""


def keep(
    path: Path | None,
    work: Mapping[str, Any],
    read: Callable[..., T],
    task: Callable[[int], T],
    count: int,
    executor: Executor,
) -> Iterator[T]:
    """task(0) … task(count - 1), in order: from the file what it has, the rest done and added to it.

    The results are dataclasses of JSON-ready fields, which `read` takes by their names. Without a file everything is
    done anew.
    """
    if path is None:
        yield from executor.share(task, range(count))
        return
    found = _read(path, work)
    missing = [number for number in range(count) if number not in found]
    done = iter(executor.share(task, missing))
    with path.open("a", encoding="utf-8") as file:
        for number in range(count):
            if number in found:
                yield read(**found[number])
                continue
            result = next(done)
            file.write(json.dumps([number, asdict(result)]) + "\n")  # type: ignore[call-overload]
            file.flush()
            yield result


def count(path: Path | None) -> int:
    """How many results the file has."""
    return max(0, path.read_bytes().count(b"\n") - 1) if path is not None and path.exists() else 0


def _read(path: Path, work: Mapping[str, Any]) -> dict[int, dict[str, Any]]:
    """What the file has of this work; a new file gets its first line, a line that was cut off is taken away."""
    head = json.loads(json.dumps({"kept": VERSION, **work}))
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return {}
    _compare(path, head, json.loads(whole[0]))
    if len(whole) < len(lines):
        path.write_bytes(b"".join(whole))
    return dict(map(json.loads, whole[1:]))


def _compare(path: Path, asked: dict[str, Any], kept: Any) -> None:
    if kept == asked:
        return
    if not isinstance(kept, dict) or "kept" not in kept:
        raise OtherWork(f"{path} is not a file of kept results")
    differing = [key for key in {**asked, **kept} if asked.get(key) != kept.get(key)]
    told = "; ".join(f"{key} is {kept.get(key)!r} there and {asked.get(key)!r} here" for key in differing)
    raise OtherWork(f"{path} keeps other work: {told}")
