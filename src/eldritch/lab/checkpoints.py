"""Checkpoint files: results are written as they come, so that interrupted work can be resumed.

The first line describes the work; every other line has the number of a task and its result. A file is only resumed by
work with the same description. An incomplete last line is done again.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from eldritch.bots.levels import LEVELS, handicap
from eldritch.bots.personalities import factors_of
from eldritch.bots.settings import search_config
from eldritch.core.errors import EldritchError
from eldritch.core.game import Game

from .executors import Executor

T = TypeVar("T")

VERSION: Final = 2
OLD_VERSION: Final = "kept"
"""The key that stood for the version in files of version 1."""


class WrongCheckpoint(EldritchError):
    """A file is no checkpoint, or one of other work."""


def fingerprint(game: Game, bots: Iterable[str]) -> dict[str, Any]:
    """What must be equal for results to be comparable: the rules, the edition, and the configuration of these bots."""
    configuration = json.dumps([_configuration(game.id, bot) for bot in bots], sort_keys=True)
    return {
        "rules": game.rules,
        "edition": game.edition.digest,
        "configuration": hashlib.sha256(configuration.encode()).hexdigest()[:12],
    }


def _configuration(game: str, bot: str) -> dict[str, Any]:
    """Everything in the configuration files that affects how a bot plays this game."""
    kind, *rest = bot.split(":")
    found: dict[str, Any] = {}
    if kind in ("search", "level"):
        found["settings"] = search_config(game)
    if kind == "level":
        held = [handicap(game, level) for level in LEVELS if str(level) in rest[:1]]
        # The measured strength of a level changes no game; it is written down after the ladder was played.
        found["handicap"] = [asdict(replace(one, beats=None)) for one in held]
    factors = factors_of(game)
    return {**found, "personality": [factors[part] for part in rest if part in factors]}


def resume(
    path: Path | None,
    work: Mapping[str, Any],
    read: Callable[..., T],
    task: Callable[[int], T],
    count: int,
    executor: Executor,
) -> Iterator[T]:
    """task(0) … task(count - 1), in order: results in the file are read, the others are computed and appended.

    Results are dataclasses with JSON-ready fields, which `read` takes as keyword arguments. Without a file everything
    is computed.
    """
    if path is None:
        yield from executor.share(task, range(count))
        return
    found = _read(path, work)
    missing = [number for number in range(count) if number not in found]
    computed = iter(executor.share(task, missing))
    with path.open("a", encoding="utf-8") as file:
        for number in range(count):
            if number in found:
                yield read(**found[number])
                continue
            result = next(computed)
            file.write(json.dumps([number, asdict(result)]) + "\n")  # type: ignore[call-overload]
            file.flush()
            yield result


def count_results(path: Path | None) -> int:
    """How many results the file has."""
    return max(0, path.read_bytes().count(b"\n") - 1) if path is not None and path.exists() else 0


def _read(path: Path, work: Mapping[str, Any]) -> dict[int, dict[str, Any]]:
    """The file's results. A new file gets its first line; an incomplete last line is removed."""
    first = json.dumps({"checkpoint": VERSION, **work})
    content = path.read_bytes() if path.exists() else b""
    if first.encode().startswith(content):  # The file is empty, or has only a part of our first line.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{first}\n", encoding="utf-8")
        return {}
    lines = content.splitlines(keepends=True)
    complete = [line for line in lines if line.endswith(b"\n")]
    if not complete:
        raise not_a_checkpoint(path)
    _compare(path, json.loads(first), _json(path, complete[0]))
    if len(complete) < len(lines):
        path.write_bytes(b"".join(complete))
    return dict(_result(path, line) for line in complete[1:])


def _result(path: Path, line: bytes) -> tuple[int, dict[str, Any]]:
    match _json(path, line):
        case [int(number), dict(result)]:
            return number, result
    raise not_a_checkpoint(path)


def _json(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise not_a_checkpoint(path) from None


def not_a_checkpoint(path: Path) -> WrongCheckpoint:
    """The error for a file that another program wrote, or that was changed since."""
    return WrongCheckpoint(f"{path} is not a checkpoint file; name a new file")


def _compare(path: Path, asked: dict[str, Any], found: Any) -> None:
    if found == asked:
        return
    if isinstance(found, dict) and OLD_VERSION in found:
        raise WrongCheckpoint(f"{path} was written by an older version of eldritch; name a new file")
    if not isinstance(found, dict) or "checkpoint" not in found:
        raise not_a_checkpoint(path)
    differing = [key for key in {**asked, **found} if asked.get(key) != found.get(key)]
    listed = "; ".join(f"{key} is {found.get(key)!r} there and {asked.get(key)!r} here" for key in differing)
    raise WrongCheckpoint(f"{path} is the checkpoint of other work: {listed}; name a new file")
