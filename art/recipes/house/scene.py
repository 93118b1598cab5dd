"""The scenes of the home page: 640 by 460, the subject within the middle 300, so that tall and wide cuts both work."""

from collections.abc import Sequence

from art.canvas import Canvas
from art.colour import Palette
from art.geometry import Point, data
from art.recipe import Layer, Recipe, part

WIDTH, HEIGHT = 640, 460


def home(
    key: str,
    palette: Palette,
    scene: Sequence[Layer],
    subject: Sequence[Layer],
    front: Sequence[Layer],
    light: Point = (-1, -1),
) -> Recipe:
    """A home scene; it darkens towards the sill and under the arch."""
    ends = [fade(340, HEIGHT, 0.95), fade(110, 0, 0.7)]
    return Recipe(f"house-{key}", palette, scene, subject, [*front, *ends], light, (WIDTH, HEIGHT))


@part
def fade(c: Canvas, start: float, end: float, op: float) -> None:
    """Darkness that grows from one height to another and fills all beyond."""
    line = f'gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="{start}" y2="{end}"'
    dark = c.gradient([(0, "ink", 0), (1, "ink", op)], line)
    c.path(data("M", 0, min(start, end), "H", c.width, "V", max(start, end), "H", 0, "z"), dark)
