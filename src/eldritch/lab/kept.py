"""Results kept in a file as they come, so that work that was interrupted goes on where it stopped.

The first line says what the work is; every other line has the number of a task and its result. Only work that is
described by the same words goes on from a file. A last line that was cut off is done again.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from eldritch.bots.levels import LEVELS, handicap
from eldritch.bots.personalities import factors_of
from eldritch.bots.settings import figures_of
from eldritch.core.errors import EldritchError
from eldritch.core.game import Game

from .executors import Executor

T = TypeVar("T")

VERSION: Final = 1


class OtherWork(EldritchError):
    """A file keeps the results of other work than this."""


def alike(game: Game, bots: Iterable[str]) -> dict[str, Any]:
    """What must be the same for results to be comparable: the rules, the box, and what makes these bots."""
    makings = json.dumps([_makings(game.id, bot) for bot in bots], sort_keys=True)
    return {
        "rules": game.rules,
        "edition": game.edition.digest,
        "makings": hashlib.sha256(makings.encode()).hexdigest()[:12],
    }


def _makings(game: str, bot: str) -> dict[str, Any]:
    """What the bots' files say of a bot in this game, as far as it may bear on its play."""
    kind, *rest = bot.split(":")
    found: dict[str, Any] = {}
    if kind in ("search", "level"):
        found["settings"] = figures_of(game)
    if kind == "level":
        held = [handicap(game, level) for level in LEVELS if str(level) in rest[:1]]
        # What was measured of a level changes no game; it is written down after the ladder was played.
        found["held"] = [asdict(replace(one, beats=None)) for one in held]
    tastes = factors_of(game)
    return {**found, "tastes": [tastes[part] for part in rest if part in tastes]}


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
    first = json.dumps({"kept": VERSION, **work})
    there = path.read_bytes() if path.exists() else b""
    if first.encode().startswith(there):  # There is nothing yet, or a first line of ours that was cut off.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{first}\n", encoding="utf-8")
        return {}
    lines = there.splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if not whole:
        raise not_kept(path)
    _compare(path, json.loads(first), _json(path, whole[0]))
    if len(whole) < len(lines):
        path.write_bytes(b"".join(whole))
    return dict(_result(path, line) for line in whole[1:])


def _result(path: Path, line: bytes) -> tuple[int, dict[str, Any]]:
    match _json(path, line):
        case [int(number), dict(result)]:
            return number, result
    raise not_kept(path)


def _json(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise not_kept(path) from None


def not_kept(path: Path) -> OtherWork:
    """What to say of a file that somebody else has written, or that was changed since."""
    return OtherWork(f"{path} is not a file of kept results; name a new file to keep them in")


def _compare(path: Path, asked: dict[str, Any], kept: Any) -> None:
    if kept == asked:
        return
    if not isinstance(kept, dict) or "kept" not in kept:
        raise not_kept(path)
    differing = [key for key in {**asked, **kept} if asked.get(key) != kept.get(key)]
    told = "; ".join(f"{key} is {kept.get(key)!r} there and {asked.get(key)!r} here" for key in differing)
    raise OtherWork(f"{path} keeps other work: {told}; name a new file to keep this one in")
