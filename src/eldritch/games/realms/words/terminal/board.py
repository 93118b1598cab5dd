"""The table of Cthulhu Realms: the rows to buy from, everybody's cards in play, and the viewer's hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eldritch.core.state import Data
from eldritch.locale import Words

from ..rows import row_title
from .colours import ColouredDeck


class Board:
    """Draws what a view shows."""

    def __init__(self, deck: ColouredDeck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def table(self, view: Data, full: bool) -> RenderableType:
        table = view["table"]
        parts: list[RenderableType] = ["", self._piles(table)]
        for row in table["rows"]:
            parts += self._row(table, row)
        for seat in self._order(view):
            parts += self._seat(view, seat, full)
        if full and table["box"]:
            parts += ["", self._said("realms-box", cards=self.deck.names(table["box"]))]
        return Group(*parts)

    def _said(self, key: str, **arguments: str | int) -> Text:
        return self.deck.coloured(self.words.say(key, **arguments))

    def _piles(self, table: Data) -> Text:
        shared, top = table["shared"], table["shared"]["top"]
        price = str(self.deck.price("adept"))
        return self._said(
            "realms-market",
            left=shared["left"],
            top=self.deck.name(top) if top else "",
            adepts=table["adepts"],
            price=price,
        )

    def _row(self, table: Data, row: Data) -> list[RenderableType]:
        title = row_title(self.words, self.names, table, row)
        return ["", Text(title, style="bold"), self._listed(row["cards"])]

    def _listed(self, cards: list[str | None]) -> Table:
        """Cards one under another: price, name, abilities."""
        listed = _grid()
        for card in cards:
            if card is None:
                listed.add_row("", Text(self.words.say("realms-empty-place"), style="dim"), "")
            else:
                listed.add_row(str(self.deck.price(card)), self._full_name(card), self.deck.abilities(card))
        return listed

    def _full_name(self, card: str) -> Text:
        """The name; of a location also its shield and sanity."""
        entry = self.deck.cards[card]
        if not self.deck.is_location(card):
            return self.deck.coloured_name(card)
        return self._location(card, entry["sanity"])

    def _location(self, card: str, left: int) -> Text:
        entry = self.deck.cards[card]
        return self._said(
            "realms-location",
            card=self.deck.name(card),
            shield=entry["shield"],
            left=str(left),
            sanity=str(entry["sanity"]),
        )

    def _order(self, view: Data) -> list[int]:
        """Clockwise from the viewer's left, so that the viewer's own cards lie next to the hand."""
        seats = len(view["table"]["seats"])
        viewer = -1 if view["viewer"] is None else view["viewer"]
        return [(viewer + 1 + step) % seats for step in range(seats)]

    def _seat(self, view: Data, seat: int, full: bool) -> list[RenderableType]:
        player = view["table"]["seats"][seat]
        current = seat == view["table"]["current"] and view["result"] is None
        title = Text("▶ " if current else "  ")
        title.append(self.names[seat], style="bold")
        title.append(self._summary(player))
        parts: list[RenderableType] = ["", title]
        if current:
            parts.append(Text(f"    {self._turn(view['table'])}", style="dim"))
        parts += [Text.assemble("    ", line) for line in self._piles_of(view, seat, full)]
        if player["in_play"]:
            parts.append(self._in_play(player["in_play"]))
        return parts

    def _summary(self, player: Data) -> str:
        if not player["in"]:
            return self.words.say("realms-seat-out")
        return self.words.say(
            "realms-seat",
            sanity=str(player["sanity"]),
            hand=len(player["hand"]),
            deck=str(player["deck"]["left"]),
            discard=str(len(player["discard"])),
        )

    def _turn(self, table: Data) -> str:
        """The power of the active player, and what happened this turn that requirements may ask for."""
        shown = [self.words.say("realms-power", power=str(table["power"]))]
        shown += [self.words.say(f"realms-happened-{what}") for what, is_so in table["happened"].items() if is_so]
        return "  ·  ".join(shown)

    def _piles_of(self, view: Data, seat: int, full: bool) -> list[Text]:
        player = view["table"]["seats"][seat]
        lines: list[Text] = []
        known = [card for card in player["hand"] if card is not None]
        if known and seat != view["viewer"]:
            lines.append(self._said("realms-known", cards=self.deck.names(known)))
        if player["deck"]["top"]:
            top = ", ".join(self.deck.name(card) for card in reversed(player["deck"]["top"]))
            lines.append(self._said("realms-deck-top", cards=top))
        if full and player["discard"]:
            lines.append(self._said("realms-discard-pile", cards=self.deck.names(player["discard"])))
        return lines

    def _in_play(self, cards: list[dict[str, Any]]) -> Table:
        """Cards in play with their abilities, the used ones struck out."""
        listed = _grid()
        for card in cards:
            key = card["card"]
            name = self._location(key, card["left"]) if "left" in card else self.deck.coloured_name(key)
            listed.add_row("", name, self._abilities(key, card["used"]))
        return listed

    def _abilities(self, key: str, used: list[int]) -> Text:
        shown = Text()
        for number, ability in enumerate(self.deck.cards[key]["abilities"]):
            shown.append("; " if number else "")
            shown.append(self.deck.ability(key, ability), style="dim strike" if number in used else "")
        return shown

    def hand(self, view: Data) -> RenderableType:
        cards: list[str | None] = view["table"]["seats"][view["viewer"]]["hand"]
        title = Text(self.words.say("realms-hand", count=len(cards)), style="bold")
        return Group("", title, self._listed(cards))


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=4, justify="right")
    grid.add_column(max_width=34)
    grid.add_column()
    return grid
