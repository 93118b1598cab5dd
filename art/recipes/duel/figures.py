"""How a figure becomes a large picture: the token's silhouette come alive, at home."""

from collections.abc import Sequence

from art.beings import eyes
from art.canvas import Paint
from art.colour import Palette, shifted
from art.geometry import Point
from art.light import mass, raw, vignette
from art.recipe import Layer, Recipe
from art.texture import hatch

from .silhouettes import FIGURES, placed

Spot = tuple[float, float, float]


def portrait(
    key: str,
    palette: Palette,
    scene: Sequence[Layer],
    subject: Sequence[Layer],
    front: Sequence[Layer] = (),
    light: Point = (-1, -1),
    shift: float = 0,
) -> Recipe:
    return Recipe(f"duel-{key}", shifted(palette, shift), scene, subject, [*front, vignette()], light)


def body(
    key: str,
    at: Spot,
    fill: Paint = ("dusk", "ink"),
    half: str = "mid",
    rim: str = "light",
    texture: Sequence[Layer] = (),
) -> list[Layer]:
    """The silhouette of a figure as a lit mass, its limbs of mere strokes behind it, its scores in the half tone."""
    figure, (x, y, s) = FIGURES[key], at
    limbs = [
        raw(placed(figure.lines, x, y, s), None, "light", 2.4 * s + 2),
        raw(placed(figure.lines, x, y, s), None, "deep", 2.4 * s),
    ]
    marks = [raw(placed(figure.scores, x, y, s), None, "soft", 0.5 * s)]
    return [
        *(limbs if figure.lines else ()),
        mass(raw=placed(figure.body, x, y, s), fill=fill, half=half, rim=rim, depth=2.6, texture=texture),
        *(marks if figure.scores else ()),
    ]


def cut(key: str, at: Spot, tone: str = "accent") -> Layer:
    """What is cut out of the token shines in the picture."""
    return raw(placed(FIGURES[key].cut, *at), tone)


def acolyte(x: float, y: float, s: float, tone: str = "deep") -> list[Layer]:
    """A hooded one from the front: nothing in the hood but two points of light."""
    hood = placed("M20 8.4C16.6 8.4 15.4 12.4 16 15.4C17 18.8 23 18.8 24 15.4C24.6 12.4 23.4 8.4 20 8.4Z", x, y, s)
    return [
        *body(
            "acolyte",
            (x, y, s),
            fill=(tone, "ink"),
            texture=[hatch(x, y + 20 * s, x + 40 * s, y + 37 * s, 14, "ink", 0.5, 84)],
        ),
        raw(hood, "#000000"),
        eyes([(x + 18.4 * s, y + 13 * s, 0.5 * s), (x + 21.6 * s, y + 13 * s, 0.5 * s)], halo=4),
    ]
