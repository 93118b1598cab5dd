"""Recipes: what a picture consists of, and how it becomes SVG."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from random import Random
from typing import Concatenate, ParamSpec

from .canvas import Canvas
from .colour import Palette
from .geometry import Point

Layer = Callable[[Canvas], None]
"""Something that paints itself on a canvas."""

Arguments = ParamSpec("Arguments")


def part(paint: Callable[Concatenate[Canvas, Arguments], None]) -> Callable[Arguments, Layer]:
    """Make a drawing function a part of recipes: called without the canvas, it gives a layer."""

    @wraps(paint)
    def layer(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Layer:
        return lambda canvas: paint(canvas, *args, **kwargs)

    return layer


@dataclass(frozen=True)
class Recipe:
    """One picture: layers from far to near, in one palette, under one light.

    `scene` is what lies behind, `subject` the silhouette that names the picture, `front` what frames it.
    """

    name: str
    palette: Palette
    scene: Sequence[Layer] = ()
    subject: Sequence[Layer] = ()
    front: Sequence[Layer] = ()
    light: Point = (-1, -1)
    size: tuple[int, int] = (300, 220)
    framed: bool = True
    """Whether the picture fills its frame; if not, it stands free and may leave it."""


def draw(recipe: Recipe) -> str:
    """The picture as SVG text. The same recipe always gives the same text."""
    canvas = Canvas(recipe.name, recipe.palette, recipe.size, recipe.light)
    for stage, layers in (("scene", recipe.scene), ("subject", recipe.subject), ("front", recipe.front)):
        for number, layer in enumerate(layers):
            # Each layer has its own luck, so that a change in one does not stir the others.
            canvas.rng = Random(f"{recipe.name}/{stage}/{number}")
            layer(canvas)
    return canvas.svg(recipe.framed)
