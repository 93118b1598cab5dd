"""Lovecraft Country: where the parts of the map lie, as lines that neighbours share.

Every border is one hand-laid line, roughened by chance that follows from its two sides, and used by both: neighbours
fit to the last point, and two parts have a border exactly if a line stands here between them.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final, Literal, NamedTuple

from eldritch.art.geometry import Point, along

Kind = Literal["coast", "land", "sea"]


class Border(NamedTuple):
    """A line between two parts, from a junction over some points to another."""

    left: str
    right: str
    start: str
    over: tuple[Point, ...]
    end: str
    kind: Kind


WIDTH: Final = 1000
HEIGHT: Final = 700
EDGE: Final = (20, 20, 980, 680)
"""The neatline: left, top, right, bottom."""

JUNCTIONS: Final[dict[str, Point]] = {
    "m1": (104, 20), "m2": (176, 20), "J1": (290, 142), "J2": (548, 140), "J3": (592, 50), "n1": (602, 20),
    "d1": (800, 20), "J4": (556, 248), "J5": (716, 262), "J6": (748, 318), "J7": (706, 432), "J8": (898, 350),
    "e1": (980, 326), "J9": (830, 460), "H1": (632, 436), "H2": (584, 366), "H3": (538, 386), "H4": (592, 458),
    "J10": (268, 308), "J11": (322, 408), "J12": (366, 408), "w1": (20, 318), "w2": (20, 388), "J14": (338, 482),
    "w3": (20, 474), "J15": (352, 556), "J16": (268, 596), "J17": (204, 564), "w4": (20, 544), "w5": (20, 580),
    "b1": (282, 680), "J18": (516, 548), "b2": (536, 680), "J19": (584, 540), "J20": (832, 536), "J21": (738, 584),
    "b3": (742, 680), "e2": (980, 560), "c1": (20, 20), "c2": (980, 20), "c3": (980, 680), "c4": (20, 680),
}  # fmt: skip

BORDERS: Final = (
    Border("dunwich", "merrimack_river", "m1", ((118, 52), (152, 84), (206, 104), (244, 132)), "J1", "coast"),
    Border("arkham", "merrimack_river", "J1", ((336, 126), (388, 138), (432, 154), (492, 136)), "J2", "coast"),
    Border("innsmouth", "merrimack_river", "J2", ((590, 124), (606, 88)), "J3", "coast"),
    Border(
        "merrimack_river",
        "north_bank",
        "J3",
        ((540, 38), (470, 50), (420, 40), (352, 50), (284, 42), (232, 62), (196, 44)),
        "m2",
        "coast",
    ),
    Border("innsmouth", "north_bank", "J3", (), "n1", "land"),
    Border("arkham", "innsmouth", "J2", ((566, 176), (548, 212)), "J4", "land"),
    Border("innsmouth", "gardner_reservoir", "J4", ((590, 270), (632, 262), (662, 246), (690, 268)), "J5", "coast"),
    Border(
        "innsmouth",
        "devils_reef",
        "J5",
        ((742, 236), (790, 222), (776, 188), (802, 160), (786, 124), (810, 96), (784, 58)),
        "d1",
        "coast",
    ),
    Border("devils_reef", "gardner_reservoir", "J5", ((728, 292),), "J6", "sea"),
    Border(
        "rockport", "devils_reef", "J6", ((786, 316), (812, 286), (856, 290), (866, 312), (896, 318)), "J8", "coast"
    ),
    Border("devils_reef", "loblolly_bay", "J8", ((940, 344),), "e1", "sea"),
    Border("rockport", "loblolly_bay", "J8", ((912, 384), (872, 402), (866, 434)), "J9", "coast"),
    Border("rockport", "kingsport", "J9", ((800, 446), (752, 454)), "J7", "land"),
    Border("rockport", "gardner_reservoir", "J6", ((722, 346), (736, 392)), "J7", "coast"),
    Border("kingsport", "gardner_reservoir", "J7", ((672, 422),), "H1", "coast"),
    Border("arkham", "gardner_reservoir", "J4", ((530, 282), (548, 320), (534, 352)), "H2", "coast"),
    Border("blasted_heath", "gardner_reservoir", "H1", ((622, 396),), "H2", "coast"),
    Border("blasted_heath", "arkham", "H2", ((560, 366),), "H3", "land"),
    Border("blasted_heath", "salem", "H3", ((552, 428),), "H4", "land"),
    Border("blasted_heath", "kingsport", "H4", ((620, 460),), "H1", "land"),
    Border("dunwich", "arkham", "J1", ((268, 186), (294, 232), (276, 270)), "J10", "land"),
    Border("dunwich", "miskatonic_river", "J10", ((230, 330), (182, 308), (128, 322), (74, 304)), "w1", "coast"),
    Border("arkham", "miskatonic_river", "J10", ((312, 322), (346, 350), (336, 388)), "J11", "coast"),
    Border("arkham", "highlands", "J11", (), "J12", "land"),
    Border("miskatonic_river", "highlands", "w2", ((72, 378), (132, 402), (196, 394), (256, 420)), "J11", "coast"),
    Border("arkham", "salem", "J12", ((416, 392), (476, 408)), "H3", "land"),
    Border("salem", "highlands", "J12", ((346, 444),), "J14", "land"),
    Border("highlands", "mystic_river", "J14", ((280, 474), (214, 492), (148, 470), (80, 486)), "w3", "coast"),
    Border("salem", "mystic_river", "J14", ((366, 506), (348, 530)), "J15", "coast"),
    Border("boston", "mystic_river", "J15", ((312, 572),), "J16", "coast"),
    Border("mystic_river", "charles_river", "J17", ((238, 574),), "J16", "sea"),
    Border("mystic_river", "west_bank", "w4", ((84, 556), (142, 542)), "J17", "coast"),
    Border("charles_river", "west_bank", "w5", ((86, 592), (150, 584)), "J17", "coast"),
    Border("boston", "charles_river", "J16", ((290, 620), (266, 650)), "b1", "coast"),
    Border("salem", "boston", "J15", ((406, 546), (462, 566)), "J18", "land"),
    Border("boston", "martins_beach", "J18", ((498, 584), (542, 612), (516, 648)), "b2", "coast"),
    Border("salem", "kingsport", "H4", ((602, 492),), "J19", "land"),
    Border("salem", "martins_beach", "J19", ((552, 562),), "J18", "coast"),
    Border("kingsport", "loblolly_bay", "J9", ((858, 494),), "J20", "coast"),
    Border("kingsport", "jersey_reef", "J20", ((800, 564), (768, 552)), "J21", "coast"),
    Border("kingsport", "martins_beach", "J21", ((696, 562), (648, 586), (616, 552)), "J19", "coast"),
    Border("martins_beach", "jersey_reef", "J21", ((752, 628),), "b3", "sea"),
    Border("loblolly_bay", "jersey_reef", "J20", ((906, 562),), "e2", "sea"),
)

FRAME: Final = (
    ("dunwich", "c1", "m1"), ("merrimack_river", "m1", "m2"), ("north_bank", "m2", "n1"), ("innsmouth", "n1", "d1"),
    ("devils_reef", "d1", "c2"), ("devils_reef", "c2", "e1"), ("loblolly_bay", "e1", "e2"),
    ("jersey_reef", "e2", "c3"), ("jersey_reef", "c3", "b3"), ("martins_beach", "b3", "b2"), ("boston", "b2", "b1"),
    ("charles_river", "b1", "c4"), ("charles_river", "c4", "w5"), ("west_bank", "w5", "w4"),
    ("mystic_river", "w4", "w3"), ("highlands", "w3", "w2"), ("miskatonic_river", "w2", "w1"),
    ("dunwich", "w1", "c1"),
)  # fmt: skip
"""The pieces of the neatline, each with the part inside it."""

WATER: Final = (
    "merrimack_river",
    "devils_reef",
    "gardner_reservoir",
    "miskatonic_river",
    "loblolly_bay",
    "mystic_river",
    "charles_river",
    "martins_beach",
    "jersey_reef",
)
NEUTRAL: Final = ("north_bank", "highlands", "west_bank", "blasted_heath")
"""Land that belongs to no part and keeps others apart."""
BRIDGE: Final = ("innsmouth", "rockport")
"""Neighbours by the bridge alone."""

ROUGHNESS: Final[Mapping[str, tuple[float, float, float]]] = {
    "coast": (24, 0.17, 10),
    "land": (30, 0.1, 12),
    "sea": (12, 0, 99),
}
"""How far apart the smooth points are, how far the line strays, and how long its shortest pieces are."""


@cache
def lines() -> dict[Border, tuple[Point, ...]]:
    """Every border as a rough line."""
    return {border: _rough_line(border) for border in BORDERS}


def _rough_line(border: Border) -> tuple[Point, ...]:
    step, stray, shortest = ROUGHNESS[border.kind]
    rng = Random(f"duel-{border.left}-{border.right}-{border.start}")
    ends = JUNCTIONS[border.start], JUNCTIONS[border.end]
    hand = [ends[0], *border.over, ends[1]]
    smooth = along(hand, max(2, round(math.dist(hand[0], hand[-1]) / len(hand) / step)))
    line = [smooth[0]]
    for a, b in pairwise(smooth):
        _stray(line, a, b, stray, shortest, rng)
    left, top, right, bottom = EDGE
    inside = [(round(min(right, max(left, x))), round(min(bottom, max(top, y)))) for x, y in line]
    return (ends[0], *inside[1:-1], ends[1])


def _stray(line: list[Point], a: Point, b: Point, stray: float, shortest: float, rng: Random) -> None:
    """Go from a to b by midpoints that stray sideways."""
    length = math.dist(a, b)
    if length < shortest:
        line.append(b)
        return
    at = 0.5 + rng.uniform(-0.12, 0.12)
    off = max(-0.34, min(0.34, rng.gauss(0, stray)))
    middle = a[0] + (b[0] - a[0]) * at - (b[1] - a[1]) * off, a[1] + (b[1] - a[1]) * at + (b[0] - a[0]) * off
    _stray(line, a, middle, stray * 0.92, shortest, rng)
    _stray(line, middle, b, stray * 0.92, shortest, rng)


@cache
def outline(part: str) -> tuple[Point, ...]:
    """The part's polygon: its borders and its pieces of the frame, end to end."""
    pieces = [points for border, points in lines().items() if part in (border.left, border.right)]
    pieces += [(JUNCTIONS[a], JUNCTIONS[b]) for inside, a, b in FRAME if inside == part]
    ring = list(pieces.pop())
    while pieces:
        ring += _next_piece(pieces, ring[-1])
    return tuple(ring[:-1])


def _next_piece(pieces: list[tuple[Point, ...]], end: Point) -> Sequence[Point]:
    """Take out the piece that goes on from here; its points without the first."""
    for place, piece in enumerate(pieces):
        if end in (piece[0], piece[-1]):
            del pieces[place]
            return piece[1:] if piece[0] == end else piece[-2::-1]
    raise ValueError(f"no line goes on from {end}")


def parts() -> list[str]:
    """The parts of the map, neutral land left out."""
    return [part for part in dict.fromkeys(name for border in BORDERS for name in border[:2]) if part not in NEUTRAL]


def neighbours(part: str) -> set[str]:
    """The parts with which a part shares a line, and those that a bridge leads to."""
    found = {other for border in BORDERS if part in border[:2] for other in border[:2]}
    return (found | set(BRIDGE if part in BRIDGE else ())) - {part, *NEUTRAL}
