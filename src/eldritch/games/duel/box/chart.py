"""The printed map: the lines between its parts, and where the name, gate, figures and portal of a part stand.

`chart.json` holds each line once. Both neighbours use it, so outlines fit exactly. Coordinates are those of a picture
that is 1000 wide and 700 high.
"""
# mypyc: off

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from eldritch.core.edition import Entry

Point = tuple[int, int]


class Line(NamedTuple):
    """A line between two parts, or a piece of the edge of the map."""

    of: tuple[str, ...]
    kind: Literal["coast", "land", "sea", "edge"]
    points: tuple[Point, ...]


@cache
def lines() -> tuple[Line, ...]:
    """Every line of the map, including those of neutral land, which belongs to no part."""
    return tuple(
        Line(tuple(line["of"]), line["kind"], tuple((x, y) for x, y in line["points"])) for line in _content()["lines"]
    )


@cache
def outline(name: str) -> tuple[Point, ...]:
    """The polygon of a part or of neutral land: its lines, end to end."""
    pieces = [line.points for line in lines() if name in line.of]
    ring = list(pieces.pop())
    while pieces:
        ring += _next_piece(pieces, ring[-1])
    return tuple(ring[:-1])


def parts() -> dict[str, Entry]:
    """Every part as clients get it: its outline and the curve of its name as SVG path data, and its places."""
    return {key: {"outline": _path(outline(key)), **places} for key, places in _content()["parts"].items()}


@cache
def _content() -> Entry:
    content: Entry = json.loads(files(__package__).joinpath("chart.json").read_text(encoding="utf-8"))
    return content


def _next_piece(pieces: list[tuple[Point, ...]], end: Point) -> Sequence[Point]:
    """Remove the piece that begins or ends at this point; return its other points in order."""
    for place, piece in enumerate(pieces):
        if end in (piece[0], piece[-1]):
            del pieces[place]
            return piece[1:] if piece[0] == end else piece[-2::-1]
    raise ValueError(f"no line continues from {end}")


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"
