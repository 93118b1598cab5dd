"""Where names, figures, gates and portals stand on the map of Duel."""

from typing import Final, NamedTuple

from eldritch.art.geometry import Point, spline


class Place(NamedTuple):
    """The spots of a part: the curve of its name, its gate, its figures (of one side alone, or of both), its portal."""

    name: tuple[Point, ...]
    size: int
    gate: Point
    alone: Point
    great_cthulhu: Point
    black_goat: Point
    portal: Point | None = None


def name_curve(place: Place) -> str:
    """Path data for a name that follows its curve."""
    return spline(place.name, closed=False)


PLACES: Final = {
    "merrimack_river": Place(
        ((124, 30), (148, 66), (204, 88), (262, 102), (330, 104)), 17, (556, 96), (440, 96), (440, 114), (440, 78)
    ),
    "dunwich": Place(((70, 176), (150, 160), (252, 182)), 23, (226, 250), (120, 262), (120, 280), (120, 240)),
    "arkham": Place(((330, 222), (420, 204), (516, 222)), 23, (324, 292), (440, 300), (440, 322), (440, 280)),
    "innsmouth": Place(((602, 142), (690, 122), (774, 142)), 23, (596, 206), (690, 198), (690, 216), (690, 178)),
    "devils_reef": Place(
        ((838, 172), (890, 160), (962, 174)), 17, (838, 256), (894, 250), (894, 262), (894, 226), (944, 286)
    ),
    "gardner_reservoir": Place(
        ((588, 306), (640, 300), (712, 312)), 17, (694, 388), (634, 364), (640, 386), (640, 350)
    ),
    "rockport": Place(((742, 374), (806, 356), (884, 370)), 19, (852, 402), (776, 408), (776, 424), (776, 392)),
    "miskatonic_river": Place(
        ((34, 354), (100, 346), (160, 360), (222, 364)), 16, (296, 372), (180, 372), (180, 380), (180, 352), (290, 372)
    ),
    "loblolly_bay": Place(
        ((856, 532), (906, 542), (974, 534)), 15, (934, 492), (920, 440), (920, 440), (900, 500), (942, 384)
    ),
    "kingsport": Place(((620, 504), (700, 488), (788, 502)), 20, (802, 538), (692, 534), (696, 548), (696, 516)),
    "salem": Place(((376, 474), (450, 458), (536, 472)), 23, (390, 512), (480, 508), (476, 526), (476, 490)),
    "mystic_river": Place(
        ((104, 528), (180, 544), (256, 530), (322, 526)), 15, (310, 534), (220, 520), (220, 530), (220, 506), (66, 514)
    ),
    "boston": Place(((330, 622), (404, 606), (480, 620)), 23, (322, 644), (412, 648), (412, 660), (412, 634)),
    "charles_river": Place(
        ((120, 640), (180, 628), (252, 636)), 16, (246, 652), (160, 650), (160, 655), (160, 625), (66, 636)
    ),
    "martins_beach": Place(((572, 600), (636, 612), (722, 606)), 17, (704, 648), (634, 650), (634, 660), (634, 630)),
    "jersey_reef": Place(
        ((806, 600), (850, 592), (916, 602)), 17, (782, 650), (852, 638), (852, 648), (852, 616), (944, 622)
    ),
}
