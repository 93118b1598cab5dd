"""Emblems of the six abilities: small inked forms that differ at the size of a finger's tip."""

from collections.abc import Callable
from typing import Final

from art.canvas import Canvas
from art.recipe import Recipe, part

from .body import BONE, PIT, SKIN, Body
from .legions import BRASS

RED: Final = "#d9655c"


def mourner(b: Body) -> None:
    """An eye that weeps."""
    b.form("4,26! 20,10 32,8 44,10 60,26! 44,38 32,40 20,38", BONE, (2, 2), 3)
    b.spots("32,24,11", "mid", 2.4)
    b.spots("32,24,5", "ink", 0)
    for x, y in ((18, 50), (34, 56), (49, 49)):
        b.small(
            f"M{x} {y - 11}C{x + 6} {y - 2} {x + 6} {y + 5} {x} {y + 5}C{x - 6} {y + 5} {x - 6} {y - 2} {x} {y - 11}Z",
            ("#5f8fae", "#bfe4f2", None),
        )


def scavenger(b: Body) -> None:
    """Two bones, crossed."""
    for turn in (42, -42):
        with b.moved(f"rotate({turn} 32 32)"):
            b.form(
                "27,16! 20,14 18,6 26,2 32,7 38,2 46,6 44,14 37,16! 37,48! 44,50 46,58 38,62 32,57 26,62 18,58 "
                "20,50 27,48!",
                BONE,
                (3, 2),
                3,
            )


def executioner(b: Body) -> None:
    """A two-handed axe."""
    b.form("M29 6H36V62H29Z", SKIN, (2, 1), 2.8)
    b.form("M36 12Q50 10 58 2Q64 22 57 42Q48 34 36 34Z", ("shade", "pale2", "pale"), (3, 2), 3)
    b.form("M29 14Q20 14 8 20Q14 24 29 32Z", ("shade", "pale2", None), (2, 1), 2.8)


def devourer(b: Body) -> None:
    """Jaws with fangs."""
    b.form("4,22! 16,10 32,6 48,10 60,22! 58,44 46,58 32,62 18,58 6,44", ("dark", RED, None), (3, 3), 3)
    b.form("9,26! 20,20 32,18 44,20 55,26! 52,42 42,50 32,52 22,50 12,42", PIT, (0, 0), 2.4)
    b.fangs("15,24,9,1,15 27,20,9,1,15 39,20,9,-1,15 50,24,8,-2,14 21,50,8,0,-12 33,53,8,0,-12 44,49,8,0,-12", 2)


def mockingbird(b: Body) -> None:
    """A mask that grins."""
    b.form("6,12! 20,8 32,12 44,8 58,12! 60,32 48,54 32,62 16,54 4,32", BONE, (3, 3), 3)
    b.fill("M14 26Q21 16 29 26Q21 24 14 26ZM50 26Q43 16 35 26Q43 24 50 26Z")
    b.teeth("12,36! 32,42 52,36! 44,50 32,54 20,50", "18,36,7,9 26,38,7,9 34,38,7,9 42,36,7,9")


def chorister(b: Body) -> None:
    """A beast that howls at the sky."""
    right = "46,2! 51,7 46,14 36,21! 44,20! 53,15! 50,24 42,31 37,38 44,47! 37,49 42,62!"
    b.form(f"12,62! 6,48 7,36 13,28 4,12! 19,19 29,13 38,6 {right}", SKIN, (3, 2), 3)
    b.fill("M22 25Q27 19 32 22Q29 27 22 25Z")
    b.fill("M45 1L52 6L47 10L42 6Z")
    b.fangs("43,16,4,2,6 47,18,4,-1,-5", 1.6)
    b.ticks("14,40 23,36 19,50 29,46", 7)
    b.cord("M52 27Q56 36 52 46M57 21Q64 36 56 55", "pale", 2.6)


ABILITIES: Final[dict[str, Callable[[Body], None]]] = {
    "mourner": mourner,
    "scavenger": scavenger,
    "executioner": executioner,
    "devourer": devourer,
    "mockingbird": mockingbird,
    "chorister": chorister,
}


@part
def emblem(c: Canvas, ability: str) -> None:
    ABILITIES[ability](Body(c, "necromunculus"))


EMBLEMS: Final = [
    Recipe(f"nightmarium-ability_{ability}", BRASS, subject=[emblem(ability)], size=(64, 64), framed=False)
    for ability in ABILITIES
]
