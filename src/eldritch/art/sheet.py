"""Contact sheets: all pictures of a set side by side, to be looked at with one's own eyes."""

from collections.abc import Sequence

from .gallery import picture, pictures, recipes

WIDTH = 200
SMALL = 64
GAP = 8
GROUND = "#0f121c"


def sheet(set: str, columns: int = 8) -> str:
    """The pictures of a set as one SVG: large, then at 64 px in colour and in grey."""
    names = pictures(set)
    width = columns * (WIDTH + GAP) + GAP
    marks, top = _grid(names, WIDTH, columns, GAP)
    across = width // (SMALL + GAP)
    for grey in (False, True):
        small, top = _grid(names, SMALL, across, top + GAP * 2)
        marks += f'<g filter="url(#grey)">{small}</g>' if grey else small
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top:.0f}">'
        '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>'
        f'<path d="M0 0H{width}V{top:.0f}H0z" fill="{GROUND}"/>{marks}</svg>'
    )


def _grid(names: Sequence[str], width: float, columns: int, top: float) -> tuple[str, float]:
    """Pictures in rows, each as wide as told and at most as high as wide; and where the grid ends."""
    marks = ""
    for first in range(0, len(names), columns):
        row, tallest = names[first : first + columns], 0.0
        for column, name in enumerate(row):
            full_width, full_height = recipes(name.partition("-")[0])[name].size
            height = min(width, width * full_height / full_width)
            place = f'x="{GAP + column * (width + GAP)}" y="{top:.1f}" width="{width}" height="{height:.1f}"'
            size = f'width="{full_width}" height="{full_height}"'
            marks += picture(name).replace(size, place, 1)
            tallest = max(tallest, height)
        top += tallest + GAP
    return marks, top
