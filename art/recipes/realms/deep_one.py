"""A Deep One, seen from the front."""

from collections.abc import Sequence
from functools import partial

from art.beings import eyes
from art.geometry import place
from art.light import line, mass, shape
from art.recipe import Layer
from art.texture import scales

CREST = "-14,-88 -13,-112! -5,-98 0,-122! 6,-98 14,-112! 14,-88"
EAR = "24,-84! 54,-94! 47,-80 64,-74! 49,-68 58,-54! 28,-58!"
WEB = "74,-58! 60,-84! 70,-78 78,-94! 82,-80 96,-88! 90,-72 102,-68! 86,-54"
BODY = (
    "0,-100 14,-98 24,-93 34,-88 37,-78 32,-70 35,-60 26,-50 34,-45 50,-38 58,-22 54,0 50,24!"
    " -50,24! -54,0 -58,-22 -50,-38 -34,-45 -26,-50 -35,-60 -32,-70 -37,-78 -34,-88 -24,-93 -14,-98"
)
MOUTH = "-33,-53! -22,-62 -8,-66 8,-66 22,-62 33,-53! 20,-55 8,-57 -8,-57 -20,-55"
TRIDENT = (
    ("-74,40 -74,-40 -74,-106", (4, 4)),
    ("-90,-124 -90,-104 -74,-94 -58,-104 -58,-124", (2, 4.5, 5, 4.5, 2)),
    ("-74,-96 -74,-130", (4.5, 2)),
)
RAISED_ARM = (
    ("44,-34 72,-8 82,-36 80,-60", (26, 20, 14, 12)),
    ("78,-56 60,-84", (6, 1.5)),
    ("80,-58 78,-94", (6, 1.5)),
    ("82,-58 96,-88", (6, 1.5)),
    ("82,-56 102,-68", (6, 1.5)),
)
LOWERED_ARM = (
    ("-42,-34 -66,-6 -72,-26", (26, 20, 13)),
    ("-70,-22 -78,-34", (9, 6)),
    ("-70,-18 -80,-27", (8, 5)),
)
TEETH = ((-24, -61), (-17, -63.5), (-10, -65.5), (-2, -66), (6, -65.5), (13, -64), (20, -61.5))
GILLS = ("-4,-72 -5,-68", "4,-72 5,-68", "-30,-44 -26,-34", "-24,-44 -20,-35", "30,-44 26,-34", "24,-44 20,-35")


def deep_one(
    x: float,
    y: float,
    s: float,
    flip: bool = False,
    fill: str = "deep",
    rim: str = "light",
    near: bool = False,
    spear: bool = True,
    raised: bool = True,
) -> Sequence[Layer]:
    """A fish-man cut by the water at y: broad mouth, eyes at the sides, ear fins, crest, webbed hands.

    A near one has lids, teeth, gills and scales.
    """
    limb = partial(mass, x=x, y=y, s=s, flip=flip, fill=fill, half="mid", rim=rim)
    mirrored = partial(mass, x=x, y=y, s=s, flip=not flip, fill=fill, half="mid", rim=rim)
    at = partial(place, x=x, y=y, scale=s, flip=flip)
    scaly = scales(x - 50 * s, y - 36 * s, x + 50 * s, y + 8 * s, 10.5 * s, "soft", 0.6, 0.55)
    layers = [limb(CREST, depth=1.4), limb(EAR, depth=1.4), mirrored(EAR, depth=1.4)]
    if spear:
        layers.append(mass(tubes=TRIDENT, x=x, y=y, s=s, flip=flip, fill="ink", rim=rim, depth=1))
    if raised:
        layers += [limb(WEB, depth=1.3), limb(tubes=RAISED_ARM, depth=1.8)]
    layers += [
        limb(tubes=LOWERED_ARM, depth=1.8),
        limb(BODY, depth=2.4, texture=scaly if near else ()),
        shape(at(MOUTH), fill="#000000"),
        eyes([(x - 24 * s, y - 79 * s, 6.4 * s), (x + 24 * s, y - 79 * s, 6.4 * s)], kind="wide", halo=2.4),
    ]
    if near:
        lid = "36,-78! 32,-88 22,-88 14,-80! 24,-82"
        layers += [make(lid, depth=0.9) for make in (limb, mirrored)]
        layers += [shape(at([(a, b, 1), (a + 1.6, b + 6, 1), (a + 3.4, b, 1)]), fill="glow") for a, b in TEETH]
        layers += [line(at(gill), tone="soft", width=1.6) for gill in GILLS]
    return layers
