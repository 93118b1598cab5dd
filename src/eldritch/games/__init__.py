"""The games, one folder each.

The package can be called: `eldritch.games()` gives the ids of all games, of other installed packages too.
"""

import sys
from types import ModuleType
from typing import Final

from ..core.registry import packages

GAMES: Final = ("realms", "nightmarium", "duel", "castle")
"""The ids of our own games, in the order in which people are shown them."""


class CallablePackage(ModuleType):
    """Lets `eldritch.games` be a function and `eldritch.games.castle` a module."""

    def __call__(self) -> list[str]:
        """The ids of all games: ours, and those that other installed packages add."""
        return list(packages())


sys.modules[__name__].__class__ = CallablePackage
