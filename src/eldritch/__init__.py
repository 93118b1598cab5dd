"""Eldritch: four horror tabletop games, fully implemented, to play and to study.

>>> import eldritch
>>> state = eldritch.game("nightmarium").new(seats=3, seed=7)
>>> while not state.over:
...     seat = state.deciders()[0]
...     state.apply(seat, state.legal(seat)[0])
>>> sum(state.returns())
1.0
"""

import os
from typing import TYPE_CHECKING

if os.environ.get("ELDRITCH_PURE", "0") not in ("", "0"):
    from ._pure import insist_on_source

    insist_on_source()

from .core.errors import BadDump, BadEdition, BadOptions, EldritchError, IllegalAction, UnknownGame
from .core.game import Game, find

if TYPE_CHECKING:

    def games() -> list[str]:
        """The ids of all games: ours, and those that other installed packages add."""

else:
    from . import games

__all__ = [
    "BadDump",
    "BadEdition",
    "BadOptions",
    "EldritchError",
    "Game",
    "IllegalAction",
    "UnknownGame",
    "game",
    "games",
]


def game(id: str, edition: str | os.PathLike[str] | None = None) -> Game:
    """The game of this id.

    It is played with the standard edition of its box, or with another edition file: the one given here, or else the
    one that the environment variable ELDRITCH_EDITION_<ID> names.
    """
    return find(id, str(edition or os.environ.get(f"ELDRITCH_EDITION_{id.upper()}") or ""))
