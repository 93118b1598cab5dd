"""The position of a game of Cthulhu Realms, in words."""

from typing import Any

from eldritch.core.state import Data
from eldritch.locale import Words
from eldritch.speech import marks
from eldritch.speech.position import Section, clockwise, titled

from .cards import Deck
from .rows import row_title


class Position:
    """Puts what lies on the table into words."""

    def __init__(self, deck: Deck, words: Words, names: list[str]) -> None:
        self.deck = deck
        self.words = words
        self.names = names

    def sections(self, view: Data) -> list[Section]:
        table = view["table"]
        return [
            *self._hand(view),
            Section(self.words.say("position-table"), self._turn_and_piles(table)),
            *(self._row(table, row) for row in table["rows"]),
            *(Section(titled(self.words, self.names, view, seat), self._seat(view, seat)) for seat in clockwise(view)),
        ]

    def _hand(self, view: Data) -> list[Section]:
        if view["viewer"] is None:
            return []
        hand: list[str] = view["table"]["seats"][view["viewer"]]["hand"]
        title = self.words.say("position-hand", count=len(hand))
        return [Section(title, tuple(f"{self._name(card)}: {self.deck.abilities(card)}" for card in hand))]

    def _turn_and_piles(self, table: Data) -> tuple[str, ...]:
        shared, top = table["shared"], table["shared"]["top"]
        power = self.words.say("realms-power", power=str(table["power"]))
        happened = [self.words.say(f"realms-happened-{what}") for what, is_so in table["happened"].items() if is_so]
        market = self.words.say(
            "realms-market",
            left=shared["left"],
            top=self.deck.name(top) if top else "",
            adepts=table["adepts"],
            price=str(self.deck.price("adept")),
        )
        box = [self.words.say("realms-box", cards=self.deck.names(table["box"]))] if table["box"] else []
        return ("; ".join([power, *happened]), market, *box)

    def _row(self, table: Data, row: Data) -> Section:
        title = row_title(self.words, self.names, table, row)
        return Section(title, tuple(self._offered(card) for card in row["cards"]))

    def _offered(self, card: str | None) -> str:
        if card is None:
            return self.words.say("realms-empty-place")
        price, abilities = str(self.deck.price(card)), self.deck.abilities(card)
        return self.words.say("position-realms-card", card=self._name(card), price=price, abilities=abilities)

    def _name(self, card: str, left: int | None = None) -> str:
        """The name with colour and type, which requirements ask for; of a location also its shield and sanity."""
        entry = self.deck.cards[card]
        kind = self.words.say(f"realms-table-line-{entry['colour']}", type=entry["type"]).lower()
        name = marks.card(card, self.deck.name(card))
        if self.deck.is_location(card):
            sanity = str(entry["sanity"])
            shown = sanity if left is None else str(left)
            name = self.words.say("realms-location", card=name, shield=entry["shield"], left=shown, sanity=sanity)
        return f"{name}, {kind}"

    def _seat(self, view: Data, seat: int) -> tuple[str, ...]:
        player = view["table"]["seats"][seat]
        if not player["in"]:
            return (self.words.say("position-out"),)
        summary = self.words.say(
            "position-realms-seat",
            sanity=str(player["sanity"]),
            hand=len(player["hand"]),
            deck=player["deck"]["left"],
            discard=len(player["discard"]),
        )
        return (summary, *self._piles(view, seat), *map(self._in_play, player["in_play"]))

    def _piles(self, view: Data, seat: int) -> list[str]:
        """What is known of a hand and a deck, and what lies in the discard pile."""
        player = view["table"]["seats"][seat]
        known = [] if seat == view["viewer"] else [card for card in player["hand"] if card is not None]
        top = ", ".join(self.deck.name(card) for card in reversed(player["deck"]["top"]))
        shown = {
            "realms-known": self.deck.names(known),
            "realms-deck-top": top,
            "realms-discard-pile": self.deck.names(player["discard"]),
        }
        return [self.words.say(key, cards=cards) for key, cards in shown.items() if cards]

    def _in_play(self, piece: dict[str, Any]) -> str:
        """A card in play with what it can still do."""
        abilities = enumerate(self.deck.cards[piece["card"]]["abilities"])
        key = piece["card"]
        open_ones = [self.deck.ability(key, ability) for number, ability in abilities if number not in piece["used"]]
        name = self._name(piece["card"], piece.get("left"))
        return self.words.say("position-realms-in-play", card=name, abilities="; ".join(open_ones) or "none")
