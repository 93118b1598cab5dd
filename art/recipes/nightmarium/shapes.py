"""Outlines of body parts as texts, and the edges that all parts share.

A part stands in a field 160 wide and 120 high, its axis at x = 80; horns and flames may rise 22 above it. A head ends
in a flange over the neck line; a torso opens with a neck and ends in a hem over the waist line; legs open with a waist.
Every part draws these edges through the same points, so that hems cover the cuts of the part below, whatever legion it
is of.
"""

import math
from typing import Final

from art.geometry import Knot, Point, along, knots, num, spline

AXIS: Final = 80.0

# The edges all parts share, as points from left to right or from right to left round the outline.
FLANGE: Final = "101,121! 92,126 80,127.5 68,126 59,121!"
NECK: Final = "60,0! 80,5 100,0!"
HEM: Final = "111,121! 96,126 80,128 64,126 49,121!"
WAIST: Final = "51,-3! 80,4 109,-3!"


def flip(text: str) -> str:
    """Points of the right side, top to bottom -> those of the left side, bottom to top."""
    words = []
    for word in reversed(text.split()):
        x, rest = word.split(",", 1)
        words.append(f"{num(2 * AXIS - float(x))},{rest}")
    return " ".join(words)


def limb(text: str, steps: int = 3) -> str:
    """A tapered limb along "x,y,half-width" points; "!" at the end makes a pointed tip."""
    tip = text.endswith("!")
    joints = [tuple(map(float, word.split(","))) for word in text.rstrip("!").split()]
    line = along([joint[:2] for joint in joints], steps)
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    for i, (x, y) in enumerate(line):
        k, t = divmod(i, steps)
        width = joints[k][2] + ((joints[k + 1][2] - joints[k][2]) * t / steps if t else 0)
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        n = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / n * width, (bx - ax) / n * width
        left.append((x - nx, y + ny, False))
        right.append((x + nx, y - ny, False))
    butt = _beyond(line[1], line[0], joints[0][2] * 0.45)
    if tip:
        return spline([*left[:-1], (*line[-1], True), *right[-2::-1], butt])
    return spline([*left, _beyond(line[-2], line[-1], joints[-1][2] * 0.9), *reversed(right), butt])


def _beyond(a: Point, b: Point, by: float) -> Knot:
    """A point past b, seen from a."""
    length = math.dist(a, b) or 1
    return b[0] + (b[0] - a[0]) / length * by, b[1] + (b[1] - a[1]) / length * by, False


def outline(shape: str) -> str:
    """Path data of a shape: path data itself, an outline of "x,y" points or a limb of "x,y,half-width" points."""
    if shape.startswith("M"):
        return shape
    return limb(shape) if shape.split(maxsplit=1)[0].count(",") == 2 else spline(knots(shape))
