"""Cthulhu Realms: the cards, the frame around them and the table they lie on."""

from typing import Final

from . import (
    arkham,
    books,
    carcosa,
    coast,
    cultists,
    frame,
    goon,
    graves,
    masks,
    neighbours,
    ruins,
    scholars,
    sea,
    strangers,
    university,
    unknown,
    witches,
)

RECIPES: Final = [
    *books.CARDS,
    *carcosa.CARDS,
    *university.CARDS,
    *sea.CARDS,
    *masks.CARDS,
    *strangers.CARDS,
    *graves.CARDS,
    *ruins.CARDS,
    *coast.CARDS,
    *arkham.CARDS,
    *witches.CARDS,
    *neighbours.CARDS,
    *scholars.CARDS,
    *cultists.CARDS,
    *goon.CARDS,
    *unknown.CARDS,
    *frame.PARTS,
]
