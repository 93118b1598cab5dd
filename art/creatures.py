"""Whole creatures of Nightmarium, put together from the pictures of their parts."""

from random import Random
from typing import Final

from .gallery import picture
from .recipes.nightmarium import ABOVE, BELOW, FIELD, PARTS

WIDTH, HEIGHT = FIELD
PLACES: Final = ("head", "torso", "legs")
COLUMNS: Final = 12
ROWS: Final = 3


def creature(parts: dict[str, str]) -> str:
    """The parts of a body, by place, each in a field of its own, as marks 160 wide and 396 high.

    Legs are painted first and the head last, so that hems cover the cuts below; what is missing leaves its cut open.
    """
    marks = ""
    for row, place in reversed(list(enumerate(PLACES))):
        if name := parts.get(place):
            inside = picture(name).partition(">")[2]
            size = f'width="{WIDTH}" height="{ABOVE + HEIGHT + BELOW}"'
            marks += f'<svg {size} y="{row * HEIGHT}" overflow="visible">{inside}'
    return marks


def pictures_by_place() -> dict[str, list[str]]:
    """The names of all parts that fit a place."""
    return {
        place: [f"nightmarium-{number}_{place}" for legion in PARTS for number in PARTS[legion][place]]
        for place in PLACES
    }


def sheet() -> str:
    """Creatures at random as one SVG; no part is shown twice."""
    rng = Random("creatures")
    shuffled = {place: rng.sample(names, ROWS * COLUMNS) for place, names in pictures_by_place().items()}
    step_x, step_y = WIDTH + 12, ABOVE + 3 * HEIGHT + BELOW + 12
    cells = "".join(
        f'<svg x="{6 + i % COLUMNS * step_x}" y="{6 + i // COLUMNS * step_y}" overflow="visible">'
        f"{creature({place: shuffled[place][i] for place in PLACES})}</svg>"
        for i in range(ROWS * COLUMNS)
    )
    width, height = COLUMNS * step_x, ROWS * step_y
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<path d="M0 0H{width}V{height}H0z" fill="#141a28"/>{cells}</svg>\n'
    )
