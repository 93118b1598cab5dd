"""The names of players, cards and sides, and the game's other messages."""

from collections.abc import Iterable

from eldritch.locale import Argument, Words
from eldritch.speech import marks


class Names:
    """Messages of the Castle in one language. `seats` has the players' names, `marked` the same with marks."""

    def __init__(self, words: Words, seats: list[str]) -> None:
        self.words = words
        self.seats = seats
        self.marked = marks.seats(seats)

    def say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(f"castle-{key.replace('_', '-')}", **arguments)

    def card(self, name: str) -> str:
        return self.words.say(f"castle-card-{name}")

    def cards(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.card, names)) or self.say("nothing")

    def marked_card(self, name: str) -> str:
        return marks.card(name, self.card(name))

    def marked_cards(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.marked_card, names)) or self.say("nothing")

    def side(self, name: str) -> str:
        return self.say(f"side-{name}")
