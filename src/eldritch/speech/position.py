"""How the table stands, in words: for who cannot see it."""

from dataclasses import dataclass

from eldritch.core.state import Data
from eldritch.locale import Words


@dataclass(frozen=True)
class Section:
    """A part of the table under its heading: the hand, a row of cards, what lies before a player.

    Names of cards in the lines may be marked (`speech.marks`).
    """

    title: str
    lines: tuple[str, ...]


def clockwise(view: Data) -> list[int]:
    """The seats from the viewer's own on."""
    seats = len(view["table"]["seats"])
    return [((view["viewer"] or 0) + step) % seats for step in range(seats)]


def titled(words: Words, names: list[str], view: Data, seat: int) -> str:
    """The heading of a seat: who it is, whether oneself, and whether it is on turn."""
    key = "position-you" if seat == view["viewer"] else "position-seat"
    turn = "yes" if seat == view["table"].get("current") and view["result"] is None else "no"
    return words.say(key, name=names[seat], turn=turn)
