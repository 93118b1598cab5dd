"""The seven levels of a bot: an eye that opens, from a novice's sleep to the stare of an Ancient One."""

from typing import Final

from art.beings import tentacle
from art.colour import LAMP
from art.geometry import data, ellipse, on_circle, poly
from art.light import dot, glow, raw
from art.recipe import Layer, Recipe

X, Y, HALF = 48, 50, 34
# How far the upper and the lower lid stand from the corners' line, and how large iris and pupil are.
LIDS: Final = ((-14, 14), (6, 14), (13, 15), (24, 19), (31, 24), (34, 28), (40, 36))


def eye(level: int) -> Recipe:
    upper, lower = LIDS[level - 1]
    return Recipe(
        f"house-level_{level}",
        LAMP,
        scene=[dot(48, 48, 47, ("#2b3350", "#10131e")), dot(48, 48, 45, ("#181d2e", "#0c0f18")), *halo(level)],
        subject=closed() if level == 1 else opened(level, upper, lower),
        size=(96, 96),
        framed=False,
    )


def closed() -> list[Layer]:
    """A sleeping eye: one lid line and its lashes."""
    lashes = "".join(
        poly([on_circle(X, Y - 22, r, angle, 1) for r in (38, 48)], closed=False)
        for angle in (40, 60, 80, 100, 120, 140)
    )
    return [
        raw(data("M", X - HALF, Y - 4, "Q", X, Y + 34, X + HALF, Y - 4), stroke="light", width=5),
        raw(lashes, stroke="soft", width=3.4),
    ]


def opened(level: int, upper: float, lower: float) -> list[Layer]:
    """An eye as far open as its lids allow."""
    white = data("M", X - HALF, Y, "Q", X, Y - upper, X + HALF, Y, "Q", X, Y + lower, X - HALF, Y, "z")
    height = (upper + lower) / 4
    iris, middle = min(14.0, height * 0.98), Y + (lower - upper) / 4
    pupil = ellipse(X, middle, iris * 0.26, iris * 0.92) if level > 4 else ellipse(X, middle, iris * 0.5)
    colour = "#8fd8c0" if level < 5 else "#ffb347" if level < 7 else "#ff6a3c"
    brow = data("M", X - HALF - 3, Y - 2, "Q", X, Y - upper - 7, X + HALF + 3, Y - 2)
    layers: list[Layer] = [glow(X, middle, 40, colour, 0.25 + level * 0.08)] if level > 2 else []
    return [
        *layers,
        raw(white, fill=("#fff6da", "#e6cf98")),
        raw(ellipse(X, middle, iris), fill=colour, stroke="ink", width=1.6),
        raw(pupil, fill="ink"),
        dot(X - iris * 0.4, middle - iris * 0.45, max(1.2, iris * 0.17), "#ffffff"),
        raw(white, stroke="light", width=2.4),
        raw(brow, stroke="light", width=3 + level * 0.3),
    ]


def halo(level: int) -> list[Layer]:
    """What surrounds the higher eyes: a ring, rays, flames, arms."""
    marks: list[Layer] = []
    if level == 3:
        dots = (ellipse(*on_circle(48, 48, 38, angle), 2.8) for angle in (235, 270, 305))
        marks.append(raw("".join(dots), fill="soft"))
    if level == 4:
        marks.append(raw(ellipse(48, 48, 40) + _spikes(4, 36, 47, 7), stroke="soft", width=2.4))
    if level == 5:
        marks.append(raw(_spikes(12, 33, 43, 4), fill="soft"))
    if level == 6:
        marks += [glow(48, 48, 47, "#ffb347", 0.5), raw(_spikes(20, 30, 46, 6), fill="light")]
    if level == 7:
        arms = [
            tentacle(
                [on_circle(48, 48, r, angle + turn) for r, turn in ((22, 0), (34, 12), (42, -4), (45, 16))],
                (10, 2),
                "#3f2a4f",
                "accent",
                0,
                depth=1,
            )
            for angle in range(10, 370, 36)
        ]
        marks += [glow(48, 48, 47, "#ff6a3c", 0.8), *arms]
    return marks


def _spikes(n: int, near: float, far: float, half: float) -> str:
    return "".join(
        poly([on_circle(48, 48, near, a - half), on_circle(48, 48, far, a), on_circle(48, 48, near, a + half)])
        for a in (360 * i / n for i in range(n))
    )


LEVELS: Final = tuple(eye(level) for level in range(1, 8))
