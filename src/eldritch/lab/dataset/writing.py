"""Writes decisions as Parquet, one row group at a time, as a dataset may be larger than memory."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pyarrow  # type: ignore[import-untyped]
from pyarrow import parquet

from eldritch.core.game import Game
from eldritch.core.options import parse, written_out

from ..executors import ONE_PROCESS, Executor
from ..play import cached_game
from .playing import Decisions, SelfPlay, play_game

FORMAT: Final = "eldritch dataset"
VERSION: Final = 2
"""Incremented whenever a column changes its name, type or meaning."""

ROWS: Final = 8192
"""The approximate number of decisions in a row group."""


def write(
    path: Path,
    game: Game,
    plan: SelfPlay,
    games: int,
    executor: Executor = ONE_PROCESS,
    progress: Callable[[], None] | None = None,
) -> int:
    """Let bots play and write their decisions; returns their number. `progress` is called after each game."""
    task = partial(_play, game.id, game.edition.path, plan)
    options = written_out(parse(game.options, plan.options))
    source = {"games": games, "options": options, "bots": list(plan.bots), "seed": plan.seed}
    played = executor.share(task, range(games))
    return write_decisions(path, game, len(plan.bots), source, reporting(played, progress))


def _play(id: str, edition: str, plan: SelfPlay, number: int) -> Decisions:
    return play_game(cached_game(id, edition), plan, number)


def reporting(played: Iterable[Decisions], progress: Callable[[], None] | None) -> Iterator[Decisions]:
    """The same games; `progress` is called after each."""
    for decisions in played:
        yield decisions
        if progress is not None:
            progress()


def write_decisions(path: Path, game: Game, seats: int, source: dict[str, Any], played: Iterator[Decisions]) -> int:
    """Write the decisions of these games; returns their number."""
    form = schema(game, seats, source)
    rows = 0
    with _atomically(path) as part, parquet.ParquetWriter(part, form, compression="zstd") as writer:
        for group in _grouped(played):
            batch = _batch(group, form)
            writer.write_table(batch)
            rows += batch.num_rows
    return rows


@contextmanager
def _atomically(path: Path) -> Iterator[Path]:
    """A temporary file that replaces `path` when it is complete, and is deleted if writing fails.

    An incomplete dataset could be read without anyone noticing. An existing file stays until it is replaced.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield part
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def schema(game: Game, seats: int, source: dict[str, Any]) -> Any:
    """The columns, with a description of the dataset as JSON in the metadata."""
    about = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "rules": game.rules,
        "edition": game.edition.digest,
        "seats": seats,
        "features": game.features(seats),
        "actions": game.actions.size,
        **source,
    }
    columns = [
        ("game", pyarrow.dictionary(pyarrow.int32(), pyarrow.string())),
        ("step", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("player", pyarrow.dictionary(pyarrow.int32(), pyarrow.string())),
        ("observation", pyarrow.binary(about["features"])),
        ("legal", pyarrow.binary((game.actions.size + 7) // 8)),
        ("action", pyarrow.int32()),
        ("result", pyarrow.float32()),
        ("results", pyarrow.list_(pyarrow.float32(), seats)),
    ]
    return pyarrow.schema(columns, metadata={"eldritch": json.dumps(about)})


def _grouped(played: Iterator[Decisions]) -> Iterator[list[Decisions]]:
    group: list[Decisions] = []
    rows = 0
    for decisions in played:
        group.append(decisions)
        rows += len(decisions.actions)
        if rows >= ROWS:
            yield group
            group, rows = [], 0
    if group:
        yield group


def _batch(group: list[Decisions], form: Any) -> Any:
    counts = [len(one.actions) for one in group]
    results = [_seen_from(one.returns, seat) for one in group for seat in one.seats]
    columns: dict[str, Any] = {
        "game": [one.game for one, count in zip(group, counts, strict=True) for _ in range(count)],
        "step": [step for count in counts for step in range(count)],
        "seat": list(chain.from_iterable(one.seats for one in group)),
        "player": list(chain.from_iterable(one.players for one in group)),
        "observation": _cut(b"".join(one.observations for one in group), form.field("observation").type.byte_width),
        "legal": _cut(b"".join(one.masks for one in group), form.field("legal").type.byte_width),
        "action": list(chain.from_iterable(one.actions for one in group)),
        "result": [returns[0] for returns in results],
        "results": results,
    }
    return pyarrow.table(columns, schema=form)


def _cut(data: bytes, width: int) -> list[bytes]:
    return [data[start : start + width] for start in range(0, len(data), width)]


def _seen_from(returns: list[float], seat: int) -> list[float]:
    """The returns in the order in which observations list the seats: the seat itself first."""
    return returns[seat:] + returns[:seat]
