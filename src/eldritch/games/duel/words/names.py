"""The names of figures, areas and books."""

from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Words

from ..box.components import Box


class Names:
    """Names in a language. Components that an owner added to the edition have no message and go by their key."""

    def __init__(self, game: Game, words: Words, seats: list[str]) -> None:
        assert isinstance(game.edition, Box)
        self.box: Box = game.edition
        self.words = words
        self.seats = seats
        self.factions: list[str] = list(self.box.sheets)
        """The faction of each seat, once a view was met."""

    def meet(self, view: Data) -> None:
        """Learn the faction of each seat."""
        self.factions[:] = [player["faction"] for player in view["table"]["seats"]]

    def name(self, key: str) -> str:
        return self._said("name", key)

    def short(self, key: str) -> str:
        return self._said("short", key)

    def book(self, key: str) -> str:
        return self._said("book", key)

    def requirement(self, key: str) -> str:
        return self._said("requirement", key)

    def area(self, number: int) -> str:
        """The name of an area; the names of both parts if a portal joins them."""
        key = self.box.areas[number]
        return "/".join(self.name(part.key) for part in self.box.parts if part.area == key)

    def figure(self, seat: int, kind: int) -> str:
        return self.name(self.figure_key(seat, kind))

    def figure_key(self, seat: int, kind: int) -> str:
        return str(self.box.sheets[self.factions[seat]].figures[kind])

    def _said(self, family: str, key: str) -> str:
        message = f"duel-{family}-{key}"
        return self.words.say(message) if self.words.has(message) else key.replace("_", " ")
