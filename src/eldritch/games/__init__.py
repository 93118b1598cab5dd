"""The games, one folder each."""

from typing import Final

GAMES: Final = ("realms", "nightmarium", "duel", "castle")
"""The ids of our own games, in the order in which people are shown them."""
