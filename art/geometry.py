"""Points, curves and limbs, and how they are written as SVG path data.

A curve is a text, "10,20 30,40! 50,60", or a list of points; "!" (a third member that is true) marks a sharp corner,
everything else is smooth.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from random import Random

Point = tuple[float, float]
Knot = tuple[float, float, bool]
Curve = str | Sequence[Sequence[float]]


def num(value: float) -> str:
    """The shortest text of a coordinate at one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def nums(values: Iterable[float]) -> str:
    """Numbers packed as tightly as path data allows."""
    texts = [num(value) for value in values]
    return "".join(text if not place or text[0] == "-" else f" {text}" for place, text in enumerate(texts))


def data(*words: str | float) -> str:
    """Path data: commands as texts, coordinates as numbers, as in data("M", x, y, "q", 5, 0, 5, 5, "z")."""
    path, numbers = "", list[float]()
    for word in words:
        if isinstance(word, str):
            path, numbers = path + nums(numbers) + word, []
        else:
            numbers.append(word)
    return path + nums(numbers)


def knots(curve: Curve) -> list[Knot]:
    """The points of a curve, each with whether it is a corner."""
    if not isinstance(curve, str):
        return [(point[0], point[1], len(point) > 2 and bool(point[2])) for point in curve]
    found = []
    for word in curve.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def mirrored(curve: Curve, axis: float) -> list[Knot]:
    """The whole of a closed shape of which the curve is the right half; points on the axis are not doubled."""
    points = knots(curve)
    return points + [(2 * axis - x, y, corner) for x, y, corner in reversed(points) if abs(x - axis) > 0.05]


def place(
    curve: Curve, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> list[Knot]:
    """Scale, turn (degrees), mirror and move what is drawn around the origin."""
    angle = math.radians(turn)
    along_x, along_y = math.cos(angle) * scale, math.sin(angle) * scale
    side = -1 if flip else 1
    return [
        (x + side * px * along_x - py * along_y, y + side * px * along_y + py * along_x, corner)
        for px, py, corner in knots(curve)
    ]


def spline(curve: Curve, closed: bool = True) -> str:
    """A smooth path through the points (Catmull-Rom); a corner has no tangent.

    Written with relative "s", since the handles mirror each other at every smooth point.
    """
    points = [(round(x, 1), round(y, 1), corner) for x, y, corner in knots(curve)]
    count = len(points)
    path = f"M{nums(points[0][:2])}"
    for i in range(count if closed else count - 1):
        here, there = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i else here
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        if here[2]:
            before = there
        if there[2]:
            after = here
        x, y = here[:2]
        start = [] if i else [(there[0] - before[0]) / 6, (there[1] - before[1]) / 6]
        end = [there[0] - (after[0] - here[0]) / 6 - x, there[1] - (after[1] - here[1]) / 6 - y]
        path += ("s" if i else "c") + nums([*start, *end, there[0] - x, there[1] - y])
    return path + ("Z" if closed else "")


def poly(curve: Curve, closed: bool = True) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(nums(point[:2]) for point in knots(curve)) + ("Z" if closed else "")


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle if there is one radius."""
    ry = rx if ry is None else ry
    arc = f"a{num(rx)} {num(ry)} 0 1 0 "
    return f"M{num(x - rx)} {num(y)}{arc}{num(2 * rx)} 0{arc}{num(-2 * rx)} 0Z"


def rect(x: float, y: float, width: float, height: float) -> str:
    return f"M{nums((x, y))}h{num(width)}v{num(height)}h{num(-width)}z"


def along(curve: Curve, steps: int = 5) -> list[Point]:
    """Points on the smooth curve, the same number on each piece."""
    points = [point[:2] for point in knots(curve)]
    found: list[Point] = []
    for i in range(len(points) - 1):
        here, there = points[i], points[i + 1]
        before, after = points[max(i - 1, 0)], points[min(i + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(before, here, there, after, strict=True)
            )
            found.append((x, y))
    return [*found, points[-1]]


def tapered(widths: Sequence[float], count: int) -> list[float]:
    """A width for each point: those given, or an even taper from the first to the last of them."""
    if len(widths) == count:
        return list(widths)
    return [widths[0] + (widths[-1] - widths[0]) * i / (count - 1) for i in range(count)]


def tube(curve: Curve, widths: Sequence[float], steps: int = 3) -> str:
    """A limb: a curve with a width at each point, or tapering evenly between two widths.

    The outline always turns the same way, so that limbs drawn as one path unite.
    """
    points = knots(curve)
    widths = tapered(widths, len(points))
    line = along(points, steps)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        nx, ny = _normal(line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)])
        piece = min(i // steps, len(widths) - 2)
        half = (widths[piece] + (widths[piece + 1] - widths[piece]) * (i - piece * steps) / steps) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    tip = _beyond(line[-2], line[-1], widths[-1] * 0.45)
    butt = _beyond(line[1], line[0], widths[0] * 0.4)
    return spline([*left, tip, *reversed(right), butt])


def _normal(a: Point, b: Point) -> Point:
    length = math.dist(a, b) or 1
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length


def _beyond(a: Point, b: Point, by: float) -> Point:
    """A point past b, seen from a."""
    length = math.dist(a, b) or 1
    return b[0] + (b[0] - a[0]) / length * by, b[1] + (b[1] - a[1]) / length * by


def on_circle(x: float, y: float, r: float, degrees: float, flat: float = 1) -> Point:
    """A point of a circle (0 is to the right, 90 below), or of one that lies flat."""
    angle = math.radians(degrees)
    return x + r * math.cos(angle), y + r * flat * math.sin(angle)


def fractal(a: Point, b: Point, height: float, depth: int, rng: Random, rough: float = 0.55) -> list[Point]:
    """A mountain line from a to b by midpoint displacement."""
    line = [a, b]
    for _ in range(depth):
        finer = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            finer += [((x0 + x1) / 2, (y0 + y1) / 2 + rng.uniform(-height, height)), (x1, y1)]
        line = finer
        height *= rough
    return line
