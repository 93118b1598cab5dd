"""Houses: whole fronts, rows of roofs, windows and rooms."""

from .canvas import Canvas
from .geometry import Point, data, num, poly
from .light import mass
from .recipe import part

# The outlines of roofs over a wall of width 1 and a roof of height 1, from the left eave to the right one.
ROOFS: dict[str, tuple[Point, ...]] = {
    "gable": ((0, 0), (0.5, 1), (1, 0)),
    "gambrel": ((0, 0), (0.12, 0.66), (0.5, 1), (0.88, 0.66), (1, 0)),
    "hip": ((0, 0), (0.2, 1), (0.8, 1), (1, 0)),
    "spire": ((0, 0), (0.4, 0.55), (0.5, 1), (0.6, 0.55), (1, 0)),
    "flat": ((0, 0), (0, 1), (1, 1), (1, 0)),
    "mansard": ((0, 0), (0.08, 0.8), (0.12, 1), (0.88, 1), (0.92, 0.8), (1, 0)),
}


@part
def building(
    c: Canvas,
    x: float = 150,
    y: float = 190,
    w: float = 80,
    h: float = 60,
    roof: str = "gable",
    rh: float = 30,
    cols: int = 4,
    rows: int = 3,
    lit: float = 0.5,
    tone: str = "deep",
    rim: str = "soft",
    eaves: float = 4,
    door: float = 0,
    side: float = 0,
    win: tuple[float, float] = (4, 7),
    arch: bool = False,
    lean: float = 0,
    roof_tone: str | None = None,
    dark: str = "ink",
) -> None:
    """A house front, the middle of its base at (x, y); `side` adds a wall that recedes to the right."""
    left, right, top = x - w / 2, x + w / 2, y - h
    ridge = _roof(roof, left, top, w, rh, eaves, lean)
    if side:
        wall = [(right, y), (right + side, y - side * 0.12), (right + side + lean, top + side * 0.1)]
        c.path(poly([*wall, (right + lean, top)]), dark)
    mass(raw=poly([(left, y), (left + lean, top), (right + lean, top), (right, y)]), fill=tone, rim=rim, depth=1.4)(c)
    if side and roof in ("gable", "gambrel"):
        (px, py), (ex, ey) = ridge[len(ridge) // 2], ridge[-1]
        back = [(ex, ey), (px, py), (px + side, py + side * 0.08), (ex + side, ey + side * 0.1)]
        c.path(poly(back), dark, stroke=rim, width=0.6)
    mass(raw=poly(ridge), fill=roof_tone or dark, rim=rim, depth=1.6)(c)
    room = h - (12 if door else 4)
    on, off = "", ""
    for row in range(rows):
        for column in range(cols):
            wx = left + w * (column + 0.5) / cols - win[0] / 2 + lean * (1 - row / rows)
            pane = _pane(wx, top + room * (row + 0.5) / rows - win[1] / 2, *win, arch)
            if c.rng.random() < lit:
                on += pane
            else:
                off += pane
    if off:
        c.path(off, dark)
    if on:
        c.path(on, "accent")
    if door:
        r = door / 2
        arch_path = data("M", x - r, y, "v", -door, "a", r, r, " 0 0 1 ", door, 0.0, "v", door, "z")
        c.path(arch_path, dark, stroke=rim, width=0.7)


def _roof(kind: str, left: float, top: float, w: float, h: float, eaves: float, lean: float) -> list[Point]:
    """The outline of a roof; eaves stand out at its two lower ends."""
    points = [(left + lean + u * w, top - v * h) for u, v in ROOFS[kind]]
    reach = 2 if kind == "flat" else 1
    return [
        (px - eaves if i < reach else px + eaves if i >= len(points) - reach else px, py)
        for i, (px, py) in enumerate(points)
    ]


def _pane(x: float, y: float, w: float, h: float, arch: bool) -> str:
    top = data("a", w / 2, w / 2, " 0 0 1 ", w, 0.0) if arch else data("h", w)
    return data("M", x, y + h, "V", y) + top + data("V", y + h, "z")


@part
def roofs(
    c: Canvas,
    y: float = 170,
    w: float = 34,
    h: float = 34,
    tone: str = "deep",
    rim: str | None = "soft",
    lit: float = 0.4,
    x0: float = -10,
    x1: float | None = None,
    kinds: str = "gGsG",
    win: float = 2.6,
) -> None:
    """A row of crooked houses: g gable, G gambrel, s spire, c chimney block."""
    base, end, x, lights = c.height + 2, c.width + 10 if x1 is None else x1, x0, ""
    while x < end:
        wide, tall = w * c.rng.uniform(0.7, 1.3), h * c.rng.uniform(0.7, 1.25)
        kind, lean = c.rng.choice(kinds), c.rng.uniform(-3, 3)
        wide *= 0.5 if kind == "s" else 1
        top = y - tall
        outline = _gable(kind, x, top, wide, lean)
        c.path(poly([(x, base), *outline, (x + wide, base)]), tone, stroke=rim, width=0.7)
        for wy in range(int(top + 7), int(min(y + 16, base - 8)), 11):
            for wx in range(int(x + 6), int(x + wide - 5), 9):
                if c.rng.random() < lit:
                    lights += data("M", wx, wy, "h", win, "v", win * 1.6, "h", -win, "z")
        x += wide * c.rng.uniform(0.82, 1.02)
    if lights:
        c.path(lights, "accent", op=0.9)


def _gable(kind: str, x: float, top: float, w: float, lean: float) -> list[Point]:
    """The upper outline of a small house."""
    middle = x + w / 2 + lean
    if kind == "g":
        return [(x, top), (middle, top - w * 0.62), (x + w, top)]
    if kind == "G":
        knee = top - w * 0.42
        peak = (middle, top - w * 0.62)
        return [(x - 1, top), (x + w * 0.16, knee), peak, (x + w * 0.84, knee), (x + w + 1, top)]
    if kind == "s":
        return [(x, top), (x + w / 2, top - w * 3.1), (x + w, top)]
    a, b = x + w * 0.2, x + w * 0.35
    return [(x, top), (a, top), (a, top - 8), (b, top - 8), (b, top), (x + w, top)]


@part
def window(
    c: Canvas,
    x: float = 150,
    y: float = 100,
    w: float = 70,
    h: float = 110,
    tone: str = "light",
    glass: str = "glow",
    bars: tuple[int, int] = (2, 4),
    frame: str = "ink",
    top: str = "arch",
) -> None:
    """A tall window full of light, arched or pointed (gothic); bars = upright and level ones."""
    half, above, spring = w / 2, y - h / 2, y - h / 2 + w / 2
    if top == "gothic":
        knee, peak = above + w * 0.1, above - w * 0.12
        head = data("Q", x - half, knee, x, peak, "Q", x + half, knee, x + half, spring)
    else:
        head = data("a", half, half, " 0 0 1 ", w, 0.0)
    shape, clip = c.shape(data("M", x - half, y + h / 2, "V", spring) + head + data("V", y + h / 2, "z"))
    c.add(f'<use href="#{shape}" fill="{c.paint((glass, tone))}"/><g clip-path="url(#{clip})">')
    upright, level = bars
    path = "".join(data("M", x - half + w * (i + 1) / (upright + 1), above - 10, "v", h + 20) for i in range(upright))
    path += "".join(data("M", x - half, above + h * (i + 1) / (level + 1), "h", w) for i in range(level))
    c.path(path, stroke=frame, width=1.6)
    c.add(f'</g><use href="#{shape}" fill="none" stroke="{c.tone(frame)}" stroke-width="3"/>')


@part
def floor(
    c: Canvas,
    y: float = 170,
    vx: float | None = None,
    tone: str = "dusk",
    line_tone: str = "deep",
    n: int = 9,
    spread: float = 90,
    rows: int = 5,
) -> None:
    """Boards or flags running to a vanishing point above vx."""
    middle, bottom = c.width / 2 if vx is None else vx, c.height
    c.path(f"M0 {num(y)}H{c.width}V{bottom}H0z", tone)
    path = ""
    for i in range(n + 1):
        off = (i - n / 2) * spread
        path += data("M", middle + off * 0.35, y, "L", middle + off, bottom + 4)
    for row in range(rows):
        path += data("M", 0, y + (bottom + 2 - y) * ((row + 1) / rows) ** 1.7, "H", c.width)
    c.path(path, stroke=line_tone, op=0.8)


@part
def shelves(
    c: Canvas,
    near: tuple[float, float, float] = (0, -30, 232),
    far: tuple[float, float, float] = (108, 60, 142),
    rows: int = 6,
    tone: str = "deep",
    book_tones: tuple[str, ...] = ("dusk", "mid", "soft", "mid", "light"),
) -> None:
    """Walls of books on both sides, running away from us; near and far = (x, top, bottom) of the left wall's ends."""

    def at(u: float, v: float, flip: bool) -> Point:
        """A point of a wall: u from near to far, v from top to bottom."""
        x, top, bottom = (a + (b - a) * u for a, b in zip(near, far, strict=True))
        return c.width - x if flip else x, top + (bottom - top) * v

    for flip in (False, True):
        c.path(poly([at(0, 0, flip), at(1, 0, flip), at(1, 1, flip), at(0, 1, flip)]), tone)
        backs = dict.fromkeys(book_tones, "")
        for row in range(rows):
            u, foot = 0.0, (row + 0.95) / rows
            while u < 1:
                step = c.rng.uniform(0.022, 0.042) * (1.5 - u)
                edge, head = min(1, u + step * 0.86), foot - c.rng.uniform(0.56, 0.81) / rows
                spine = [at(u, head, flip), at(edge, head, flip), at(edge, foot, flip), at(u, foot, flip)]
                backs[c.rng.choice(book_tones)] += poly(spine)
                u += step
            board = (row + 1) / rows
            c.path(poly([at(0, board, flip), at(1, board, flip)], closed=False), stroke="ink", width=1.6)
        for shade, path in backs.items():
            if path:
                c.path(path, shade)
