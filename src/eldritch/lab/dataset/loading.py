"""Reads a dataset as NumPy arrays, or as PyTorch tensors if that is installed."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow  # type: ignore[import-untyped]
from numpy.typing import NDArray
from pyarrow import parquet

from eldritch.core.errors import EldritchError

from .writing import FORMAT, VERSION


class BadDataset(EldritchError):
    """A file is no dataset, or one of another version."""


@dataclass(frozen=True)
class Dataset:
    """Decisions as arrays, all of the same length."""

    about: dict[str, Any]
    """The file's metadata: the game, its rules and edition, the number of seats, the players."""
    games: NDArray[np.str_]
    steps: NDArray[np.int32]
    seats: NDArray[np.int8]
    players: NDArray[np.str_]
    observations: NDArray[np.uint8]
    """A row of `about["features"]` numbers for each decision."""
    legal: NDArray[np.bool_]
    """A row of `about["actions"]` for each decision: which actions were legal."""
    actions: NDArray[np.int32]
    results: NDArray[np.float32]
    """A row for each decision: the return of the deciding seat, then of the next seat, and so on."""

    def __len__(self) -> int:
        return len(self.actions)

    def only(self, rows: NDArray[np.bool_]) -> "Dataset":
        """The decisions in the marked rows."""
        return Dataset(
            self.about,
            self.games[rows],
            self.steps[rows],
            self.seats[rows],
            self.players[rows],
            self.observations[rows],
            self.legal[rows],
            self.actions[rows],
            self.results[rows],
        )

    def split(self, share: float, seed: int = 0) -> tuple["Dataset", "Dataset"]:
        """Split by games, the first part with about this share of them, as the decisions of a game are correlated."""
        names, place = np.unique(self.games, return_inverse=True)
        chosen = np.zeros(len(names), dtype=np.bool_)
        chosen[np.random.default_rng(seed).permutation(len(names))[: round(share * len(names))]] = True
        first = chosen[place]
        return self.only(first), self.only(~first)

    def tensors(self) -> dict[str, Any]:
        """The arrays for training as PyTorch tensors; all but the actions share their memory."""
        import torch  # type: ignore[import-not-found]

        arrays = {
            "observations": self.observations,
            "legal": self.legal,
            "actions": self.actions.astype(np.int64),
            "results": self.results,
        }
        return {name: torch.from_numpy(array) for name, array in arrays.items()}


def load(path: Path | str) -> Dataset:
    """The dataset in a file; BadDataset if it is not one."""
    try:
        table = parquet.read_table(path)
    except FileNotFoundError:
        raise
    except (pyarrow.ArrowException, OSError) as fault:
        raise BadDataset(f"{path} cannot be read as Parquet: {fault}") from None
    about = _about(table, path)
    packed = _rows(table, "legal", (about["actions"] + 7) // 8)
    return Dataset(
        about=about,
        games=_column(table, "game").astype(np.str_),
        steps=_column(table, "step"),
        seats=_column(table, "seat"),
        players=_column(table, "player").astype(np.str_),
        observations=_rows(table, "observation", about["features"]),
        legal=np.unpackbits(packed, axis=1, count=about["actions"], bitorder="little").astype(np.bool_),
        actions=_column(table, "action"),
        results=np.concatenate(
            [chunk.flatten().to_numpy() for chunk in table.column("results").chunks] or [np.zeros(0, np.float32)]
        ).reshape(-1, about["seats"]),
    )


def _about(table: Any, path: Path | str) -> dict[str, Any]:
    """The file's metadata, if it is a dataset of this version."""
    try:
        about = json.loads((table.schema.metadata or {}).get(b"eldritch", b"{}"))
    except ValueError:
        about = {}
    found = (about.get("format"), about.get("version")) if isinstance(about, dict) else (None, None)
    if found != (FORMAT, VERSION):
        raise BadDataset(
            f"{path} is not a dataset of version {VERSION}, but {found[0]!r} {found[1]}; `eldritch dataset` writes one"
        )
    return dict(about)


def _column(table: Any, name: str) -> NDArray[Any]:
    column: NDArray[Any] = table.column(name).to_numpy()
    return column


def _rows(table: Any, name: str, width: int) -> NDArray[np.uint8]:
    """A column of byte strings of equal length as a matrix."""
    data = b"".join(table.column(name).to_pylist())
    return np.frombuffer(bytearray(data), dtype=np.uint8).reshape(-1, width)
