"""What lies on the map: figures as tokens, gates, the factions' crests, Elder Signs and dice.

The factions differ by shape first: Great Cthulhu's tokens are round, the Black Goat's have five corners.
"""

from typing import Final

from art.canvas import Canvas
from art.colour import LAMP, Palette
from art.geometry import Curve, data, ellipse, on_circle, poly, rect
from art.light import dot, glow, line, mass, raw, shape
from art.recipe import Layer, Recipe, part

from .palette import EMBER, SEA
from .silhouettes import FIGURES, Silhouette, placed

SIZE: Final = (64, 64)
ROUND: Final = ellipse(32, 32, 29)
PENTAGON: Final = poly([on_circle(32, 33.5, 31.5, -90 + 72 * i) for i in range(5)])
FACTIONS: Final[dict[str, tuple[Palette, str]]] = {"great_cthulhu": (SEA, ROUND), "black_goat": (EMBER, PENTAGON)}
SIDES: Final = {
    "great_cthulhu": ("acolyte", "deep_one", "shoggoth", "starspawn", "cthulhu"),
    "black_goat": ("acolyte", "ghoul", "mi_go", "dark_young", "shub_niggurath"),
}

OCTOPUS: Final = Silhouette(
    body="M20 4C11 4 8 11 9.4 17C10 20 11.6 21.4 11.6 24C11.6 29 8 30.6 3.4 28.4C3 32 7.4 34.6 11.6 32.4"
    "C10.8 35.4 8.6 36.4 8 38.6C12.4 38.4 15.4 35.6 16.4 31.6C17 34.4 17.4 37 20 39.4C22.6 37 23 34.4 23.6 31.6"
    "C24.6 35.6 27.6 38.4 32 38.6C31.4 36.4 29.2 35.4 28.4 32.4C32.6 34.6 37 32 36.6 28.4C32 30.6 28.4 29 28.4 24"
    "C28.4 21.4 30 20 30.6 17C32 11 29 4 20 4Z",
    cut="M12.6 15L18.4 18.4L13.4 20ZM27.4 15L21.6 18.4L26.6 20Z",
)
RAM: Final = Silhouette(
    body="M20 11C16 11 14 13 13 15C10 16 6 15 5.4 11C5 7.6 8 6.4 9.6 8C10.6 9 10 10.4 9 10.4C10.4 12 13 11 13 8"
    "C13 4 8.6 2.4 5.2 4C1 6 0 12 3 16.4C5.4 19.6 9.4 20.4 13 19.4L14.4 24L17 33C18 36.6 22 36.6 23 33L25.6 24L27 19.4"
    "C30.6 20.4 34.6 19.6 37 16.4C40 12 39 6 34.8 4C31.4 2.4 27 4 27 8C27 11 29.6 12 31 10.4C30 10.4 29.4 9 30.4 8"
    "C32 6.4 35 7.6 34.6 11C34 15 30 16 27 15C26 13 24 11 20 11Z",
    cut="M15.4 19L19 21.4L15.8 22.4ZM24.6 19L21 21.4L24.2 22.4ZM20 27L21.6 31L20 32.4L18.4 31Z",
)
CRESTS: Final = {"great_cthulhu": OCTOPUS, "black_goat": RAM}


@part
def disc(c: Canvas, outline: str, rim: str = "light") -> None:
    """The token itself: dark, with a bright double edge."""
    c.path(outline, ("mid", "deep"), stroke="ink", width=4)
    c.path(outline, stroke=rim, width=2.2)


@part
def figure(c: Canvas, silhouette: Silhouette, x: float, y: float, scale: float, tone: str = "glow") -> None:
    """A silhouette in one bright tone, what is cut out of it dark."""

    def at(path: str) -> str:
        return placed(path, x, y, scale)

    c.path(at(silhouette.body), tone)
    if silhouette.lines:
        c.path(at(silhouette.lines), stroke=tone, width=2.4 * scale)
    if silhouette.cut:
        c.path(at(silhouette.cut), "deep")
    if silhouette.scores:
        c.path(at(silhouette.scores), stroke="deep", width=1.1 * scale)


def token(faction: str, key: str) -> Recipe:
    palette, outline = FACTIONS[faction]
    name = f"{key}_{faction}" if key == "acolyte" else key
    lower = 1.6 if faction == "black_goat" else 0
    return Recipe(
        f"duel-token_{name}",
        palette,
        size=SIZE,
        scene=[disc(outline)],
        subject=[figure(FIGURES[key], 13, 12 + lower, 0.95)],
        framed=False,
    )


def crest(faction: str) -> Recipe:
    """The faction's sign on a larger shield of its shape, in a glow."""
    palette, outline = FACTIONS[faction]
    lower = 1.5 if faction == "black_goat" else 0
    return Recipe(
        f"duel-{faction}",
        palette,
        size=SIZE,
        scene=[glow(32, 32, 32, "soft", 0.5), disc(outline, "accent")],
        subject=[figure(CRESTS[faction], 12, 11.5 + lower, 1, "light")],
        framed=False,
    )


# Gates: stones round a whirl of light, in the shape of the faction; abandoned, the ring is broken and the light gone.


@part
def stones(c: Canvas, count: int, fallen: tuple[int, ...] = ()) -> None:
    """A ring of stones, without those that have fallen."""
    width = 180 / count - 3
    for i in range(count):
        angle = 360 / count * i - 90 + (180 / count if count < 12 else 0)
        inner, outer = (20, 28) if count == 12 else (24, 31)
        corners = ((inner, -width), (outer, 1 - width), (outer, width - 1), (inner, width))
        if i not in fallen:
            c.path(
                poly([on_circle(32, 32, r, angle + turn) for r, turn in corners]),
                ("soft", "mid"),
                stroke="ink",
                width=1.4,
            )


@part
def whirl(c: Canvas, arms: int, bend: float) -> None:
    """What is behind the gate."""
    dot(32, 32, 20, "ink")(c)
    glow(32, 32, 20, "accent", 0.9)(c)
    for i in range(arms):
        arm = [on_circle(32, 32, 3 + 2.6 * step, 360 / arms * i - 90 + bend * step) for step in range(7)]
        line(arm, "glow", 2.4)(c)


def gate(name: str, palette: Palette, ring: Layer, inside: Layer, halo: float = 0.5) -> Recipe:
    scene = [glow(32, 32, 40, "light", halo), inside]
    return Recipe(f"duel-{name}", palette, size=SIZE, scene=scene, subject=[ring], framed=False)


# Elder Signs: a stone tablet with the branch; its value in notches.

BRANCH: Final[tuple[Curve, ...]] = (
    "32,64 31,46 33,20",
    "32,56 21,46 16,34",
    "32,52 44,42 48,30",
    "32,40 25,33 23,24",
    "32,37 39,30 42,20",
)
TABLET: Final = "10,18 20,8 44,7 55,17 57,60 50,80 32,84 13,80 7,60"


def sign(value: int) -> Recipe:
    """The branch with as many burning stars as it is worth; face down (0) a plain back."""
    stars = [dot(32 + (i - (value - 1) / 2) * 12, 75, 3.6, "accent") for i in range(value)]
    face: list[Layer] = [line(twig, "accent" if value else "light", 4 if value else 3) for twig in BRANCH]
    if not value:
        face = [raw(ellipse(32, 44, 24, 30), None, "soft", 2.4), *face]
    return Recipe(
        f"duel-sign_{value or 'back'}",
        LAMP,
        size=(64, 90),
        scene=[mass(TABLET, fill=("mid", "deep"), half="mid", rim="light", depth=2, outline="ink")],
        subject=[*([glow(32, 40, 34, "accent", 0.45)] if value else []), *face, *stars],
        framed=False,
    )


# Dice: bone cubes; a six kills, four and five bring pain.

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
CUBE: Final = data("M", 14, 8, "H", 50, "Q56 8 56 14V50Q56 56 50 56H14Q8 56 8 50V14Q8 8 14 8Z")
BONE: Final = ("#f7f0df", "#cdbb92")
SKULL: Final = "M32 17C23 17 18 23 18 30C18 35 20 38 23 40L23 46H41L41 40C44 38 46 35 46 30C46 23 41 17 32 17Z"
SOCKETS: Final = ellipse(26.4, 31, 4.2) + ellipse(37.6, 31, 4.2) + poly("32,35 34.4,40 29.6,40")
TEETH: Final = rect(27.4, 42, 1.2, 4) + rect(31.4, 42, 1.2, 4) + rect(35.4, 42, 1.2, 4)


def die(face: int) -> Recipe:
    pips = [dot(32 + 13 * x, 32 + 13 * y, 4.4, "#2b1c0e") for x, y in PIPS[face]]
    return Recipe(
        f"duel-die_{face}",
        LAMP,
        size=SIZE,
        scene=[raw(CUBE, BONE, "ink", 3), raw(CUBE, None, "#fffaf0", 1)],
        subject=pips if face < 6 else [raw(SKULL, "#7c1d12"), raw(SOCKETS + TEETH, "#f1e6cb")],
        framed=False,
    )


UNKNOWN: Final = Recipe(
    "duel-unknown",
    LAMP,
    size=SIZE,
    scene=[disc(poly([on_circle(32, 32, 30, 45 + 90 * i) for i in range(4)]))],
    subject=[
        shape("24,26 24,20 32,15 40,20 39,28 34,33 34,38 30,38 30,31 35,26 32,20 28,24", "light"),
        dot(32, 45, 3, "light"),
    ],
    framed=False,
)
"""For a figure that only some edition knows."""

TOKENS: Final = [
    *(token(faction, key) for faction, keys in SIDES.items() for key in keys),
    *(crest(faction) for faction in FACTIONS),
    gate("gate_great_cthulhu", SEA, stones(12), whirl(3, 42)),
    gate("gate_black_goat", EMBER, stones(5), whirl(5, -9)),
    gate("gate_abandoned", LAMP, stones(12, fallen=(1, 2, 7)), dot(32, 32, 20, "ink", op=0.8), halo=0),
    *(sign(value) for value in (0, 1, 2, 3)),
    *(die(face) for face in PIPS),
    UNKNOWN,
]
