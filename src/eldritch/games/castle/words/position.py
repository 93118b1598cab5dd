"""A position of The Castle of the Devil in words."""

from eldritch.core.events import Facts
from eldritch.core.state import Data
from eldritch.locale import Argument, Words
from eldritch.speech.position import Section, clockwise, titled


class Position:
    """Describes the travellers, one's own cards and the notebook."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def sections(self, view: Data, discreet: bool) -> list[Section]:
        """The sections of a view; if `discreet`, without what only the viewer may know."""
        table = view["table"]
        private = view["viewer"] is not None and not discreet
        travellers = [
            Section(titled(self.words, self.names, view, seat), self._traveller(view, seat, discreet))
            for seat in clockwise(view)
        ]
        notes = self.notes(view) if private and table["notebook"] else []
        return [
            *([Section(self._say("hand"), self._hand(view))] if private else []),
            Section(self.words.say("position-table"), self._course(table)),
            *travellers,
            *([Section(self._say("notebook"), tuple(notes))] if notes else []),
        ]

    def _say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(f"castle-{key.replace('_', '-')}", **arguments)

    def _card(self, name: str) -> str:
        return self.words.say(f"castle-card-{name}")

    def _cards(self, names: list[str]) -> str:
        return ", ".join(map(self._card, names)) or self._say("nothing")

    def _hand(self, view: Data) -> tuple[str, ...]:
        player = view["table"]["seats"][view["viewer"]]
        sides = self.words.say("position-castle-side", side=self._sides(player))
        cards = [*([player["profession"]] if player["profession"] else []), *player["items"]]
        return (sides, *(f"{self._card(card)}: {self._say(f'text-{card}')}" for card in cards))

    def _sides(self, player: Data) -> str:
        hidden = self.words.say("position-hidden")
        return ", ".join(self._say(f"side-{card}") if card else hidden for card in player["allegiance"])

    def _course(self, table: Data) -> tuple[str, ...]:
        pile = self._say("bags-turned") if table["bags_turned"] else self._say("pile", count=table["pile"])
        spare = self._say("spare", count=len(table["spare"]))
        course = "; ".join([pile, spare, self._say("limit", count=table["hand_limit"])])
        return (course, *([self.fight(table["fight"])] if table["fight"] else []))

    def fight(self, fight: Data) -> str:
        return self._say(
            "fight",
            attacker=self.names[fight["attacker"]],
            defender=self.names[fight["defender"]],
            first=str(fight["points"]["attacker"]),
            second=str(fight["points"]["defender"]),
        )

    def _traveller(self, view: Data, seat: int, discreet: bool) -> tuple[str, ...]:
        player = view["table"]["seats"][seat]
        own = seat == view["viewer"]
        lines = [self._card(player["character"]), self._say("luggage", count=len(player["items"]))]
        known = [item for item in player["items"] if item]
        if not own and not discreet:
            lines.append(self.words.say("position-castle-side", side=self._sides(player)))
            lines += [self._say("known", items=self._cards(known))] if known else []
        if player["elixir"]:
            lines.append(self._say("elixir"))
        if player["face_up"]:
            lines.append(self._say("face-up", profession=self._card(player["profession"])))
        elif player["profession"] and not own and not discreet:
            lines.append(self._card(player["profession"]))
        return tuple(lines)

    # The notebook.

    def notes(self, view: Data) -> list[str]:
        """What each seat may hold, then what was learned."""
        notebook = view["table"]["notebook"]
        may_hold = [
            self._say("may-hold", name=self.names[seat], items=self._cards(page["may_hold"]))
            for seat, page in enumerate(notebook["seats"])
            if seat != view["viewer"] and page["hidden"]
        ]
        return [*may_hold, *map(self._fact, notebook["facts"])]

    def _fact(self, fact: Facts) -> str:
        value = fact["value"]
        match fact["what"]:
            case "items":
                value = self._cards(value)
            case "seen_by":
                value = self.names[value]
            case "allegiance":
                value = self._say(f"side-{value}")
            case _:
                value = self._card(value)
        said = self._say(f"fact-{fact['what']}", name=self.names[fact["seat"]], value=value, turn=str(fact["turn"]))
        return f"{said}{self._say('stale') if fact['stale'] else ''}"
