"""What the bots at a table are called, by their seats: a game's own cast, or that of the house."""

from typing import Final

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.locale import Words

CAST: Final = 10
"""The size of the house's cast, one for each seat of the largest table."""


def bot_name(game: Game, view: Facts | None, seat: int, name: str, words: Words) -> str:
    """The name of a bot. No two seats of a table have the same.

    `name` is what its table calls it: a number in the house's cast after a rematch, or anything else.

    Where the game casts the seats itself, bots have only a number until the first view shows who they are.
    """
    cast = game.profile.cast
    if cast is None:
        return words.say(f"house-bot-{place_in_cast(seat, name) % CAST}")
    if view is None:
        return words.say("house-bot-number", number=seat + 1)
    return words.say(cast(view)[seat])


def place_in_cast(seat: int, name: str) -> int:
    """Who of the house's cast a bot is: it keeps its number when it changes its seat for a rematch."""
    return int(name) if name.isdecimal() else seat
