"""The nine figures as silhouettes in a box of 40: what the body is, what is cut out of it, and lines of both kinds."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from art.geometry import Point, nums

Change = Callable[[float, float], Point]


class Silhouette(NamedTuple):
    body: str
    cut: str = ""
    lines: str = ""
    """Strokes that belong to the body."""
    scores: str = ""
    """Strokes cut into it."""


def both(path: str) -> str:
    """A path and its mirror image; its commands are absolute.

    The image is written backwards: it would turn the other way, and cancel what it overlaps.
    """
    return path + "".join(
        _backwards(piece) for piece in re.findall(r"M[^M]*", _changed(path, lambda x, y: (40 - x, y)))
    )


def _backwards(path: str) -> str:
    """The same line from its end to its start."""
    commands = [(command, _points(numbers)) for command, numbers in _commands(path)]
    found, end = "", "Z" if commands[-1][0] == "Z" else ""
    ends = [points[-1] for _, points in commands if points]
    for (command, points), start in zip(reversed(commands[1 : len(ends)]), reversed(ends[:-1]), strict=True):
        back = [*reversed(points[:-1]), start]
        found += command + nums([value for point in back for value in point])
    return f"M{nums(ends[-1])}{found}{end}"


def placed(path: str, x: float, y: float, scale: float) -> str:
    """A path of absolute commands, scaled, with the box's upper left corner at (x, y)."""
    return _changed(path, lambda px, py: (x + px * scale, y + py * scale))


def _changed(path: str, change: Change) -> str:
    found = ""
    for command, numbers in _commands(path):
        found += command + nums([value for point in _points(numbers) for value in change(*point)])
    return found


def _commands(path: str) -> list[tuple[str, str]]:
    return re.findall(r"([MLCQZ])([^MLCQZ]*)", path)


def _points(numbers: str) -> list[Point]:
    values = [float(value) for value in re.findall(r"-?\d*\.?\d+", numbers)]
    return list(zip(values[::2], values[1::2], strict=True))


FIGURES: Final = {
    "acolyte": Silhouette(
        body="M20 3C13.4 3 11 9.4 12 15.4C8.2 19.4 6 29 5.4 37L34.6 37C34 29 31.8 19.4 28 15.4C29 9.4 26.6 3 20 3Z",
        cut="M20 8.4C16.6 8.4 15.4 12.4 16 15.4C17 18.8 23 18.8 24 15.4C24.6 12.4 23.4 8.4 20 8.4ZM20 22.4"
        "L21.8 26L21.2 34L20 36L18.8 34L18.2 26Z",
        scores="M13 21C15.6 23.6 18 24 20 24M27 21C24.4 23.6 22 24 20 24",
    ),
    "deep_one": Silhouette(
        body="M4 15.6C8 7.6 16.6 5.4 22.6 8.4L27.4 2.4L28.2 10.8C32 13.6 34 18 34.2 22.6L38.4 20.6L35.6 29"
        "C34.8 33 33 36 31.6 37.4L24.8 37.4L26 31.4L20 31.6L18.2 37.4L11.4 37.4L14 29L8 33.6L5.4 30.6"
        "L12.8 24.4C12 22.6 12 21.6 12.6 20.2L6 20.2L11.6 17.8Z",
        cut="M10.8 12.8C10.8 11.7 11.7 10.8 12.8 10.8C13.9 10.8 14.8 11.7 14.8 12.8"
        "C14.8 13.9 13.9 14.8 12.8 14.8C11.7 14.8 10.8 13.9 10.8 12.8Z",
        scores="M18 13C17 15.6 17.4 18 19 20M21 12.4C20 15 20.4 17.6 22 19.6M24.4 24C26.4 25 28.4 25 30.4 24M24 28"
        "C26 29 28 29 30 28",
    ),
    "shoggoth": Silhouette(
        body="M2.6 37C1.6 29 7 28 5.8 22C4.8 16 10 17 11 12C12 7 16 9 18 5C20 1.6 25.4 3.6 25.4 9"
        "C26 13 31 11 33.4 16C35.4 20 31.4 23 34.4 27C37.4 31 38.8 33 37.6 37Z",
        cut="M12.4 17.4C12.4 16 13.6 14.8 15 14.8C16.4 14.8 17.6 16 17.6 17.4C17.6 18.8 16.4 20 15 20"
        "C13.6 20 12.4 18.8 12.4 17.4ZM20.6 12.6C20.6 11.6 21.5 10.7 22.5 10.7"
        "C23.5 10.7 24.4 11.6 24.4 12.6C24.4 13.6 23.5 14.5 22.5 14.5C21.5 14.5 20.6 13.6 20.6 12.6Z"
        "M24 20.6C24 19.1 25.3 17.8 26.8 17.8C28.3 17.8 29.6 19.1 29.6 20.6C29.6 22.1 28.3 23.4 26.8 23.4"
        "C25.3 23.4 24 22.1 24 20.6ZM8 27.6C8 26.7 8.8 25.9 9.7 25.9C10.6 25.9 11.4 26.7 11.4 27.6"
        "C11.4 28.5 10.6 29.3 9.7 29.3C8.8 29.3 8 28.5 8 27.6ZM29 29.6C29 28.7 29.7 28 30.6 28"
        "C31.5 28 32.2 28.7 32.2 29.6C32.2 30.5 31.5 31.2 30.6 31.2C29.7 31.2 29 30.5 29 29.6ZM13.4 30.4"
        "Q20 24.4 26.4 30.4Q20 35 13.4 30.4Z",
        scores="M16 30.4L16 31.8M19 28.6L19 32.6M22 28.8L22 32.4",
    ),
    "starspawn": Silhouette(
        body=both("M14.4 17L2.4 5.4L4.6 15L1 17.6L5.6 22.4L3.4 28L14.4 25Z")
        + "M20 3.4C12.6 3.4 10.4 10 11.6 15.6C12 19.4 14 21 14 24C13.2 29 11.4 31 8.6 36.4"
        "C12.6 35.6 14.8 32.6 15.8 29.4C16.2 33 15.4 35.4 15.8 38.4C18.2 36.6 19.4 33.8 20 30.4"
        "C20.6 33.8 21.8 36.6 24.2 38.4C24.6 35.4 23.8 33 24.2 29.4C25.2 32.6 27.4 35.6 31.4 36.4"
        "C28.6 31 26.8 29 26 24C26 21 28 19.4 28.4 15.6C29.6 10 27.4 3.4 20 3.4Z",
        cut=both("M13.8 14L18.6 17.2L14.4 18.2Z"),
        scores="M20 5.4L20 11M17 6.6L17.4 10M23 6.6L22.6 10",
    ),
    "cthulhu": Silhouette(
        body=both(
            "M17 19C14 8.6 8.6 3.6 .6 2.4C2.8 6.4 3 9.6 1.8 12.8C4 13 5 14.2 5 16.2C2.8 18 2.6 20.4 2.8 23.4"
            "C5 22.4 7 23.2 7.8 25C6.8 27.2 7 29.6 8 32C10.6 29 13.8 28 17 27Z"
        )
        + "M20 2.4C14.6 2.4 12.6 7.2 13.2 11.6C13.6 14.2 14.8 15.2 14.8 17C11.6 19 10.2 23 9.8 28"
        "C9.4 32 8.8 35 7.6 38.4L32.4 38.4C31.2 35 30.6 32 30.2 28C29.8 23 28.4 19 25.2 17"
        "C25.2 15.2 26.4 14.2 26.8 11.6C27.4 7.2 25.4 2.4 20 2.4Z",
        cut=both("M14.8 10.8L18.8 13.4L15.4 14.2Z"),
        scores="M16.4 16.6C15.4 20.6 17 23.4 14.8 27.6M18.8 17C18.2 21.4 19.6 24.6 18 30M21.2 17"
        "C21.8 21.4 20.4 24.6 22 30M23.6 16.6C24.6 20.6 23 23.4 25.2 27.6M13.2 31C12.6 34 12.6 35 12 38"
        "M26.8 31C27.4 34 27.4 35 28 38M3.4 5.6C8 9 12 14 14 20M5.6 16C9 18 12 21 13.4 24M26 20"
        "C28 14 32 9 36.6 5.6M26.6 24C28 21 31 18 34.4 16",
    ),
    "ghoul": Silhouette(
        body=both(
            "M20 9L17.5 8L13.2 2.6L14.2 10.5C13.8 13 15 15.6 16.5 17C10.6 17 6.2 20 5.2 26L2.8 34.6L1 38"
            "L4.4 36.6L5.4 39L7.6 36.4L10 38L8.8 34L11 28L12.4 31L10.6 38L17.8 38L18.2 32L20 30.6Z"
        ),
        cut=both("M16.2 11L19 12.6L16.6 13.6Z"),
        scores="M17.6 16L20 17L22.4 16M14.6 22C17 23.6 18.6 23.8 20 23.8C21.4 23.8 23 23.6 25.4 22M15.4 26"
        "C17.4 27.2 18.8 27.4 20 27.4C21.2 27.4 22.6 27.2 24.6 26",
    ),
    "mi_go": Silhouette(
        body=both(
            "M19 14.6C12.4 5.4 6 4 1 6.2C3.4 9.4 2.8 12.8 4 16.2C8 16 10.4 18.4 12.2 22.4C15.2 21.4 17.2 20.4 19 19Z"
        )
        + "M20 9C17 9 15.4 11.6 16 14.6L16.8 20C15.2 24.6 16.4 30 20 38C23.6 30 24.8 24.6 23.2 20L24 14.6"
        "C24.6 11.6 23 9 20 9Z" + both("M17 21L8.4 26L4.6 23.4L6.6 31L10.4 29L8.8 27.6L17.4 24.4Z"),
        lines="M18.4 9.6L14.6 2.6M20 9L20 1.6M21.6 9.6L25.4 2.6M17.4 27L11 35M22.6 27L29 35",
        scores="M17 24C19 25 21 25 23 24M17 27.4C19 28.4 21 28.4 23 27.4M17.8 31C19 31.8 21 31.8 22.2 31M17.4 13"
        "L22.6 13",
    ),
    "dark_young": Silhouette(
        body="M14.6 20C13.6 26 11.6 29.4 8.4 37.6L14.2 37.6L16.6 31L18 37.6L22 37.6L23.4 31L25.8 37.6L31.6 37.6"
        "C28.4 29.4 26.4 26 25.4 20C26.4 15.6 24 13.6 20 13.6C16 13.6 13.6 15.6 14.6 20Z",
        cut="M16.4 20.4Q20 17.4 23.6 20.4Q20 24.8 16.4 20.4ZM18 27Q20 25.4 22 27Q20 29.4 18 27Z",
        lines="M17 16C14 12 9 13.4 5 7.6M18 15C16.4 9 11.6 8 12.6 2.4M20 14C20.6 9 18.8 6 20.4 1.6M22 15"
        "C23.6 9 28.4 8 27.4 2.4M23 16C26 12 31 13.4 35 7.6M15 18.4C10 17.6 7 20.4 2.6 16M25 18.4"
        "C30 17.6 33 20.4 37.4 16",
    ),
    "shub_niggurath": Silhouette(
        body=both("M16 14C9.4 14 3 10.6 2.6 1.4C-.4 11 2.8 19.6 12 20Z")
        + "M20 10C14.6 10 12.8 14.6 13.8 20L16.4 31C17.4 35 22.6 35 23.6 31L26.2 20C27.2 14.6 25.4 10 20 10Z"
        + both("M13.6 18.6L5.4 22.4L14 23.6Z"),
        cut=both("M15 19.4L18.8 20.6L15.6 22Z") + "M20 12.6L21.4 14.8L20 17L18.6 14.8Z",
        lines="M18 33C17.4 36 15 36.4 13.6 39M20 34L20 39.2M22 33C22.6 36 25 36.4 26.4 39",
        scores="M18.6 29.4L20 31L21.4 29.4M5.6 10.6L3.6 12.2M8.4 14L6.6 16M12 16L10.6 18.4M34.4 10.6L36.4 12.2"
        "M31.6 14L33.4 16M28 16L29.4 18.4",
    ),
}
