"""Contact sheets: all pictures of a set side by side, to be looked at with one's own eyes."""

from collections.abc import Sequence
from typing import Final

from .gallery import picture, pictures, size

LARGE: Final = 200
SMALL: Final = 64
GAP: Final = 8
CAPTION: Final = 14
COLUMNS: Final = 8
WIDTH: Final = COLUMNS * (LARGE + GAP) + GAP
GROUND: Final = "#0f121c"


def sheet(set: str) -> str:
    """The pictures of a set as one SVG: large and by name, then at 64 px in colour and in grey."""
    names = pictures(set)
    marks, top = _grid(names, LARGE, GAP, CAPTION)
    for paint in ("<g>{}</g>", '<g filter="url(#grey)">{}</g>'):
        small, top = _grid(names, SMALL, top + GAP * 2, 0)
        marks += paint.format(small)
    return _page(names, marks, WIDTH, top)


def grey_grid(names: Sequence[str]) -> str:
    """Pictures at 64 px in grey in one column, stretched to squares, so that cells can be compared."""
    square = f'x="0" width="{SMALL}" height="{SMALL}"'
    marks = "".join(f'<use href="#{name}" y="{place * SMALL}" {square}/>' for place, name in enumerate(names))
    page = _page(names, f'<g filter="url(#grey)">{marks}</g>', SMALL, len(names) * SMALL)
    return page.replace("<symbol ", '<symbol preserveAspectRatio="none" ')


def _page(names: Sequence[str], marks: str, width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}">'
        '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>'
        f"<defs>{''.join(map(_symbol, names))}</defs>"
        f'<path d="M0 0H{width:.0f}V{height:.0f}H0z" fill="{GROUND}"/>{marks}</svg>\n'
    )


def _symbol(name: str) -> str:
    """A picture that can be shown several times."""
    svg = picture(name)
    width, height = size(name)
    inside = svg[svg.index(">") + 1 :].removesuffix("</svg>")
    return f'<symbol id="{name}" viewBox="0 0 {width} {height}">{inside}</symbol>'


def _grid(names: Sequence[str], cell: float, top: float, caption: float) -> tuple[str, float]:
    """Pictures in rows, and where the last row ends."""
    marks, columns = "", int((WIDTH - GAP) // (cell + GAP))
    for first in range(0, len(names), columns):
        row = names[first : first + columns]
        height = max(_fitted(name, cell)[1] for name in row)
        for column, name in enumerate(row):
            x = GAP + column * (cell + GAP)
            marks += _cell(name, x, top, cell)
            if caption:
                marks += (
                    f'<text x="{x}" y="{top + height + caption - 3:.1f}" fill="#9aa3bd" font-size="11"'
                    f' font-family="sans-serif">{name.partition("-")[2]}</text>'
                )
        top += height + caption + GAP
    return marks, top


def _cell(name: str, x: float, y: float, cell: float) -> str:
    width, height = _fitted(name, cell)
    return f'<use href="#{name}" x="{x}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def _fitted(name: str, cell: float) -> tuple[float, float]:
    """The size of a picture that just fits into a square cell."""
    width, height = size(name)
    scale = cell / max(width, height)
    return width * scale, height * scale
