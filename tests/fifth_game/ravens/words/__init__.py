"""Ravens in words: the same sentences for terminal, server and browser."""

from eldritch.core.events import Facts
from eldritch.core.game import Game
from eldritch.core.state import Data
from eldritch.locale import Argument, Words
from eldritch.speech import Choice, HeldCard, Line, line, marks
from eldritch.speech.position import Section, clockwise, titled
from eldritch.speech.why import Thing, asked, not_asked


class Speech:
    """Reads views and events, and puts them into words."""

    rules_parts: tuple[str, ...] = ("goal", "setup", "turn", "end", "options")
    discreet: bool = False

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.values: dict[str, int] = {entry["key"]: entry["value"] for entry in game.edition.described()}

    def opening(self, view: Data) -> str:
        return self.words.say("ravens-opening", name=self.names[view["table"]["current"]])

    def prompt(self, view: Data) -> list[str]:
        step = view["decision"]["step"]
        return [self.words.say(f"ravens-step-{step}", name=self.names[view["table"]["current"]])]

    def choices(self, view: Data) -> list[Choice]:
        return [self._choice(option) for option in view["options"]]

    def _choice(self, option: Data) -> Choice:
        verb = option["verb"]
        arguments: dict[str, Argument] = {}
        if verb == "offer":
            arguments = {"card": self.gift(option["card"]), "name": self.names[option["seat"]]}
        text = self.words.say(f"ravens-choice-{verb}", **arguments)
        return Choice(self.words.say(f"ravens-group-{verb}"), text, (option["action"],))

    def position(self, view: Data) -> list[Section]:
        """The viewer's hand, what every player has, and the deck. Marked cards are shown as cards in the browser."""
        return [
            *self._hand(view),
            *(Section(titled(self.words, self.names, view, seat), self._seat(view, seat)) for seat in clockwise(view)),
            Section(self.words.say("position-table"), (self.words.say("ravens-deck", count=view["table"]["deck"]),)),
        ]

    def _hand(self, view: Data) -> list[Section]:
        if view["viewer"] is None:
            return []
        cards: list[str] = view["table"]["seats"][view["viewer"]]["hand"]
        lines = tuple(f"{self._marked(card)}: {self.points(self.values[card])}" for card in cards)
        return [Section(self.words.say("position-hand", count=len(cards)), lines)]

    def _seat(self, view: Data, seat: int) -> tuple[str, ...]:
        player = view["table"]["seats"][seat]
        hand = self.words.say("ravens-hand", count=len(player["hand"]))
        cards = ", ".join(map(self._marked, player["row"])) or "—"
        row = self.words.say("ravens-row", count=len(player["row"]), cards=cards)
        return (hand, row, *([] if player["score"] is None else [self.points(player["score"])]))

    def _marked(self, card: str | None) -> str:
        return marks.card(card, self.cards([card])) if card else self.cards([card])

    def describe_events(self, events: list[Facts]) -> list[Line]:
        return [line(0 if event["event"] == "turn_began" else 1, self._event(event)) for event in events]

    def _event(self, event: Facts) -> str:
        """A sentence about an event; another one for those who saw the card."""
        key = f"ravens-event-{event['event'].replace('_', '-')}"
        names = marks.seats(self.names)
        arguments: dict[str, Argument] = {
            fact: names[event[fact]] for fact in ("seat", "to", "sender") if fact in event
        }
        if "turn" in event:
            arguments["turn"] = str(event["turn"])
        if "winners" in event:
            arguments["names"] = self.words.list([names[seat] for seat in event["winners"]])
            arguments["count"] = len(event["winners"])
        if "card" in event:
            return self.words.say(f"{key}-seen", card=marks.card(event["card"], self.gift(event["card"])), **arguments)
        return self.words.say(key, **arguments)

    def why_not(self, view: Data, thing: Thing) -> str:
        """Things are the cards of the hand; each of them can be offered on one's turn."""
        if thing.sort != "card":
            raise LookupError(thing.sort)
        return not_asked(view, self.words, self.names) or asked(self.words, self.prompt(view))

    def result(self, view: Data) -> list[str]:
        """Who won, then everybody's score."""
        winners = [self.names[seat] for seat in view["result"]["winners"]]
        scores = [player["score"] for player in view["table"]["seats"]]
        return [
            self.words.say("ravens-result", names=self.words.list(winners), count=len(winners)),
            *(f"  {name}: {self.points(score)}" for name, score in zip(self.names, scores, strict=True)),
        ]

    def holding(self, seat: Data) -> list[HeldCard]:
        """The hand, for those who look back at a finished game."""
        hand: list[str] = seat["hand"]
        return [HeldCard(card, self.words.say(f"ravens-key-{card}"), hand.count(card)) for card in dict.fromkeys(hand)]

    def gift(self, card: str) -> str:
        """A card as the object of a sentence: "a ring"."""
        return self.words.say(f"ravens-gift-{card}")

    def cards(self, cards: list[str | None]) -> str:
        """Several cards by name, in the order they lie."""
        return ", ".join(self.words.say(f"ravens-key-{card or 'hidden'}") for card in cards) or "—"

    def points(self, score: int) -> str:
        return self.words.say("ravens-points", count=score)
